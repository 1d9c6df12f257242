"""Runs scripts/publish-remote-config against a server on loopback that lies. usage: python3 -m unittest discover Tests/Scripts"""

import gzip
import os
import signal
import time
import unittest

from loopback import ETAG, TEMPLATE, TOKEN, Answer, ScriptTest, drip, endless, unused_port

PLAN = TEMPLATE.replace(b"65536", b"131072")
VALID = Answer(PLAN, headers=[("ETag", ETAG + "-0")])
PUBLISHED = Answer(PLAN.replace(b'"41"', b'"42"'), headers=[("ETag", "etag-123456789012-8")])
UNKNOWN = "it is not known whether 'plan.json' was published"
HTML = b"<html>\n{\n</html>\n"

# Answers that are neither a refusal nor a success, and a part of what the script says about each.
LIES = {
    "a cut answer": (lambda: Answer(length=len(TEMPLATE) + 9), "no complete answer from"),
    "a cut answer without a length": (lambda: Answer(TEMPLATE[:-9], length=None), "it ends too early"),
    "a page": (lambda: Answer(HTML), "it is not JSON"),
    "an error with the status 200": (lambda: Answer(b'{"error": {"message": "no"}}'), "it has the member 'error'"),
    "an empty answer": (lambda: Answer(b""), "it ends too early"),
    "a redirection": (lambda: Answer(b"", 307, [("Location", "/elsewhere")]), "unexpected answer 307"),
    "no content": (lambda: Answer(b"", 204), "unexpected answer 204"),
    "a failure": (lambda: Answer(b"", 500), "the service failed (500)"),
    "a bomb": (lambda: Answer(gzip.compress(bytes(64 << 20)), headers=[("Content-Encoding", "gzip")]), "larger than 16 MiB"),
    "an answer without an end": (lambda: endless(4096), "larger than 16 MiB"),
    "nothing": (lambda: iter([]), "no complete answer from"),
    "something other than HTTP": (lambda: iter([b"220 smtp\r\n"]), "no complete answer from"),
}


class PublishRemoteConfig(ScriptTest):
    script = "publish-remote-config"

    def setUp(self):
        super().setUp()
        self.plan, self.etag = self.folder / "plan.json", self.folder / "export.etag"
        self.plan.write_bytes(PLAN)
        self.etag.write_text(ETAG + "\n")
        self.answer(VALID, PUBLISHED)

    def publish(self, *options, **changes):
        return self.run_script("plan.json", "--etag", self.etag, "--project", "demo", *options, **changes)

    def check_refuses(self, *reasons, code=2, requests=0):
        self.server.requests.clear()
        outcome = self.publish()
        for reason in reasons:
            self.check_fails(outcome, reason, code)
        self.assertEqual(len(self.server.requests), requests)

    def test_validates_and_then_publishes_on_the_condition_of_the_export(self):
        outcome = self.publish()
        self.assertEqual((outcome.returncode, outcome.stderr), (0, ""))
        self.assertEqual(outcome.stdout, "published 'plan.json' to 'demo' as version 42; export again before the next change\n")
        validation, publication = self.server.requests
        self.assertEqual(validation.path, "/v1/projects/demo/remoteConfig?validateOnly=true")
        self.assertEqual(publication.path, "/v1/projects/demo/remoteConfig")
        for request in (validation, publication):
            self.assertEqual((request.method, request.body), ("PUT", PLAN))
            self.assertEqual(request.headers["if-match"], ETAG)
            self.assertEqual(request.headers["authorization"], f"Bearer {TOKEN}")
            self.assertEqual(request.headers["content-type"], "application/json; charset=utf-8")
        self.assertEqual((self.plan.read_bytes(), self.etag.read_text()), (PLAN, ETAG + "\n"))

    def test_only_validates(self):
        outcome = self.publish("--validate-only")
        self.assertEqual((outcome.returncode, outcome.stdout), (0, "'plan.json' is valid for 'demo'\n"))
        self.assertEqual([request.path for request in self.server.requests], ["/v1/projects/demo/remoteConfig?validateOnly=true"])

    def test_takes_the_project_from_the_environment(self):
        outcome = self.run_script("plan.json", "--etag", self.etag, FIREBASE_PROJECT="other")
        self.assertEqual(outcome.returncode, 0)
        self.assertEqual(self.server.requests[1].path, "/v1/projects/other/remoteConfig")

    def test_sends_a_quoted_etag_as_it_is(self):
        self.etag.write_text('W/"a:b=c"\r\n')
        self.assertEqual(self.publish().returncode, 0)
        self.assertEqual({request.headers["if-match"] for request in self.server.requests}, {'W/"a:b=c"'})

    def test_publishes_nothing_that_is_not_valid(self):
        message = b'{"error": {"code": 400, "message": "[VALIDATION_ERROR]: \\"k\\" is not a number", "status": "INVALID_ARGUMENT"}}'
        self.answer(Answer(message, 400))
        self.check_refuses(
            "the template is not valid, and nothing was published", '[VALIDATION_ERROR]: \\"k\\" is not a number', code=1, requests=1)

    def test_publishes_nothing_over_a_change_of_somebody_else(self):
        for status in (409, 412):
            with self.subTest(status):
                self.answer(Answer(b"{}", status))
                self.check_refuses(f"the dashboard has changed since the export ({status}), and nothing was published", code=1, requests=1)
                self.answer(VALID, Answer(b"{}", status))
                self.check_refuses(f"the dashboard has changed since the export ({status}), and nothing was published", code=1, requests=2)

    def test_publishes_nothing_without_permission(self):
        reasons = {401: "the token was refused", 403: "'Firebase Remote Config Admin' in 'demo'", 404: "no project", 429: "too many"}
        for status, reason in reasons.items():
            with self.subTest(status):
                self.answer(Answer(b"", status))
                self.check_refuses(reason, requests=1)
                self.answer(VALID, Answer(b"", status))
                self.check_refuses("nothing was published", requests=2)

    def test_publishes_nothing_after_a_lie_about_the_validation(self):
        for name, (lie, reason) in LIES.items():
            with self.subTest(name):
                self.answer(lie())
                self.check_refuses("nothing was published", reason, requests=1)

    def test_says_that_it_is_not_known_whether_it_was_published(self):
        for name, (lie, reason) in LIES.items():
            with self.subTest(name):
                self.answer(VALID, lie())
                self.check_refuses(UNKNOWN, reason, requests=2)

    def test_ends_a_slow_answer(self):
        self.answer(drip(60))
        self.check_fails(self.publish(REMOTE_CONFIG_TIMEOUT=1), "nothing was published: no complete answer from")
        self.answer(VALID, drip(60))
        self.check_fails(self.publish(REMOTE_CONFIG_TIMEOUT=1), UNKNOWN)

    def test_ends_soon_after_a_signal_and_says_what_it_knows(self):
        cases = [([drip(60)], 1, "interrupted; nothing was published"), ([VALID, drip(60)], 2, f"interrupted; {UNKNOWN}")]
        for answers, requests, reason in cases:
            with self.subTest(reason):
                self.server.requests.clear()
                self.answer(*answers)
                process = self.start_script("plan.json", "--etag", self.etag, "--project", "demo")
                self.wait_for_request(requests)
                time.sleep(0.3)
                process.send_signal(signal.SIGTERM)
                _, stderr = process.communicate(timeout=30)
                self.assertEqual(process.returncode, 2)
                self.assertTrue(stderr.startswith(f"error: {reason}"), stderr)
                self.check_is_clean(stderr)

    def test_says_that_nobody_answers(self):
        outcome = self.publish(REMOTE_CONFIG_URL=f"http://127.0.0.1:{unused_port()}")
        self.check_fails(outcome, "nothing was published: no complete answer from")

    def test_publishes_the_bytes_that_were_validated(self):
        def change_the_file():
            self.plan.write_bytes(TEMPLATE)
            yield from VALID.pieces()

        self.answer(change_the_file(), PUBLISHED)
        self.assertEqual(self.publish().returncode, 0)
        self.assertEqual([request.body for request in self.server.requests], [PLAN, PLAN])

    def test_sends_nothing_but_a_template_with_parameters(self):
        reasons = {
            b"": "it ends too early",
            b"{}": "it has no parameter, so publishing it would delete them all",
            b'{"conditions": [], "parameters": {}, "parameterGroups": {"a": {"parameters": {}}}}': "it has no parameter",
            b'{"a": "b"}': "it is not a template: it has none",
            b'{"parameters": [{"a": {}}]}': "it is not a template: 'parameters' has the wrong form",
            PLAN[:-3]: "it ends too early",
            b"// comment\n" + PLAN: "it is not JSON, at line 1",
            b"\xef\xbb\xbf" + PLAN: "it is not JSON, at line 1",
            PLAN.replace(b"131072", b"\xff"): "it is not JSON: it is not UTF-8",
            HTML: "it is not JSON",
        }
        for content, reason in reasons.items():
            with self.subTest(content):
                self.plan.write_bytes(content)
                self.check_refuses(f"'plan.json' cannot be published: {reason}")

    def test_takes_a_template_whose_parameters_are_all_in_groups(self):
        self.plan.write_bytes(b'{"parameterGroups": {"a": {"description": "d", "parameters": {"k": {}}}}}')
        self.assertEqual(self.publish().returncode, 0)

    def test_refuses_a_file_that_it_cannot_read(self):
        self.plan.unlink()
        self.check_refuses("cannot read 'plan.json'")
        self.plan.mkdir()
        self.check_refuses("'plan.json' is a folder")
        self.plan.rmdir()
        os.mkfifo(self.plan)
        self.check_refuses("cannot read 'plan.json'")
        self.plan.unlink()
        with self.plan.open("wb") as file:
            file.truncate(17 << 20)
        self.check_refuses("'plan.json' is larger than 16777216 bytes")

    def test_refuses_an_etag_that_is_not_one(self):
        for content in ("", "\n", "*", "a b", "a,b", "a\nb", "é", "a\\", "a" * 300, "\x1b[31m", "W/*"):
            with self.subTest(content):
                self.etag.write_text(content)
                self.check_refuses("does not hold one ETag")
        self.etag.write_bytes(TEMPLATE)
        self.check_refuses("does not hold one ETag")
        self.etag.unlink()
        self.check_refuses("cannot read")

    def test_refuses_wrong_usage(self):
        etag = str(self.etag)
        for arguments in (
            [], ["plan.json"], ["plan.json", "--etag", etag], ["--etag", etag, "--project", "demo"], ["plan.json", "--etag"],
            ["plan.json", "--etag", etag, "--project"], ["plan.json", "other.json", "--etag", etag, "--project", "demo"],
            ["-x.json", "--etag", etag, "--project", "demo"], ["plan.json", "--etag", etag, "--project", "demo", "--force"],
        ):
            with self.subTest(arguments):
                outcome = self.run_script(*arguments)
                self.assertEqual((outcome.returncode, outcome.stdout), (64, ""))
                self.assertIn("usage: publish-remote-config", outcome.stderr)
        for project in ("", "demo\n", "../x", "Demo", "-x"):
            with self.subTest(project):
                self.check_fails(self.run_script("plan.json", "--etag", etag, "--project", project), "is not a project's id", 64)
        self.assertEqual(self.server.requests, [])

    def test_shows_the_token_to_no_list_of_processes(self):
        self.replace_command("curl", 'printf "%s\\n" "$@" >>"$HOME/arguments"; exec {real} "$@"')
        self.assertEqual(self.publish().returncode, 0)
        self.assertNotIn("s3cret", (self.folder / "arguments").read_text())

    def test_prints_its_help(self):
        self.assertIn("Exit codes: 0 published", self.run_script("--help").stdout)


if __name__ == "__main__":
    unittest.main()
