"""Runs scripts/export-remote-config against a server on loopback that lies. usage: python3 -m unittest discover Tests/Scripts"""

import gzip
import os
import signal
import stat
import time
import unittest

from loopback import ETAG, TEMPLATE, TOKEN, Answer, ScriptTest, drip, endless, unused_port

GZIP = [("ETag", ETAG), ("Content-Encoding", "gzip")]
HTML = b"<html>\n<style>\n{ color: red }\n</style>\n</html>\n"
MEBIBYTE = 1 << 20

# What the server answers, and a part of what the script says. In each case the files stay as they are.
LIES = {
    "a length that is longer than the answer": (Answer(length=len(TEMPLATE) + 9), "no complete answer from"),
    "a length that is shorter than the answer": (Answer(length=len(TEMPLATE) - 9), "it ends too early"),
    "a cut answer without a length": (Answer(TEMPLATE[:-9], length=None), "it ends too early"),
    "an answer cut in a string": (Answer(TEMPLATE[:40], length=None), "it ends too early"),
    "an answer cut in a chunk": (
        Answer(b"40\r\n" + TEMPLATE[:20], headers=[("ETag", ETAG), ("Transfer-Encoding", "chunked")], length=None),
        "no complete answer from",
    ),
    "an answer whose last chunk is missing": (
        Answer(b"%x\r\n%s\r\n" % (len(TEMPLATE), TEMPLATE), headers=[("ETag", ETAG), ("Transfer-Encoding", "chunked")], length=None),
        "no complete answer from",
    ),
    "a page": (Answer(b"<html>"), "it is not JSON, at line 1"),
    "a page with a brace at the start of a line": (Answer(HTML), "it is not JSON, at line 1"),
    "a redirection": (Answer(b"", 302, [("Location", "http://127.0.0.1:1/")]), "unexpected answer 302"),
    "an error with the status 200": (Answer(b'{"error": {"code": 403, "message": "no"}}'), "it has the member 'error'"),
    "a bomb": (Answer(gzip.compress(bytes(64 * MEBIBYTE)), headers=GZIP), "larger than 16 MiB"),
    "a bomb without a length": (Answer(gzip.compress(b"[" * 64 * MEBIBYTE), headers=GZIP, length=None), "larger than 16 MiB"),
    "an answer without an end": (endless(4096), "larger than 16 MiB"),
    "a length beyond the bound": (Answer(length=1 << 40), "larger than 16 MiB"),
    "a broken compression": (Answer(gzip.compress(TEMPLATE)[:40] + b"garbage" * 50, headers=GZIP), "no complete answer from"),
    "a page that claims to be compressed": (Answer(HTML, headers=GZIP), "no complete answer from"),
    "no ETag": (Answer(headers=[]), "no usable ETag"),
    "an empty ETag": (Answer(headers=[("ETag", "")]), "no usable ETag"),
    "two ETags": (Answer(headers=[("ETag", "a"), ("etag", "b")]), "no usable ETag"),
    "an ETag that matches everything": (Answer(headers=[("ETag", "*")]), "no usable ETag"),
    "a list of ETags": (Answer(headers=[("ETag", '"a", "b"')]), "no usable ETag"),
    "an ETag with a control character": (Answer(headers=[("ETag", "a\x1b[31m")]), "no usable ETag"),
    "a giant ETag": (Answer(headers=[("ETag", "a" * 5000)]), "no usable ETag"),
    "an ETag before the answer only": (
        Answer(headers=[], before=b"HTTP/1.1 100 Continue\r\nETag: early\r\n\r\n"), "no usable ETag",
    ),
    "headers without an end": (Answer(headers=[(f"X-{number}", "a" * 1000) for number in range(2000)]), "no complete answer from"),
    "nothing": (iter([]), "no complete answer from"),
    "something other than HTTP": (iter([b"SSH-2.0-OpenSSH\r\n"]), "no complete answer from"),
    "an empty answer": (Answer(b""), "the answer is empty"),
    "blanks": (Answer(b" \n\n"), "it ends too early"),
    "no content": (Answer(b"", 204), "unexpected answer 204"),
    "default values in place of a template": (Answer(b'{"timeout": "5"}'), "it has none of the members"),
    "a list": (Answer(b"[]"), "it is not a template"),
    "a text": (Answer(b'"parameters"'), "it is not a template"),
    "parameters that are a list": (Answer(b'{"parameters": []}'), "'parameters' has the wrong form"),
    "a comma too many": (Answer(b'{"parameters": {},}'), "it is not JSON"),
    "two templates": (Answer(TEMPLATE + TEMPLATE), "it is not JSON, at line 8"),
    "NUL bytes": (Answer(TEMPLATE.replace(b"65536", b"\0")), "it has a NUL byte"),
    "UTF-16": (Answer(TEMPLATE.decode().encode("utf-16")), "it is not JSON"),
    "bytes that are not UTF-8": (Answer(TEMPLATE.replace(b"65536", b"\xff")), "it is not UTF-8"),
    "very deep nesting": (Answer(b'{"parameters":' + b"[" * 200 + b"]" * 200 + b"}"), "nested deeper than 100 levels"),
    "a message that commands a terminal": (
        Answer(b'{"error": {"message": "\x1b[31m \xc2\x9b ##[error] \\u001b no"}}', 403),
        "the service says: ?[31m ?? # #[error] \\u001b no",
    ),
    "a status that is not a number": (iter([b"HTTP/1.1 abc OK\r\n\r\n{}"]), ""),
}


class ExportRemoteConfig(ScriptTest):
    script = "export-remote-config"

    def setUp(self):
        super().setUp()
        self.file, self.etag = self.folder / "remote.json", self.folder / "remote.etag"

    def export(self, *options, **changes):
        return self.run_script("demo", "--output", self.file, "--etag", self.etag, *options, **changes)

    def test_fetches_the_template_and_its_etag(self):
        outcome = self.export()
        self.assertEqual((outcome.returncode, outcome.stdout, outcome.stderr), (0, "", ""))
        self.assertEqual(self.file.read_bytes(), TEMPLATE)
        self.assertEqual(self.etag.read_text(), ETAG + "\n")
        (request,) = self.server.requests
        self.assertEqual((request.method, request.path), ("GET", "/v1/projects/demo/remoteConfig"))
        self.assertEqual(request.headers["authorization"], f"Bearer {TOKEN}")

    def test_takes_a_compressed_answer(self):
        self.answer(Answer(gzip.compress(TEMPLATE), headers=GZIP))
        self.assertEqual(self.export().returncode, 0)
        self.assertEqual(self.file.read_bytes(), TEMPLATE)

    def test_takes_the_template_of_a_project_that_has_none_yet(self):
        self.answer(Answer(b"{}"))
        self.assertEqual(self.run_script("demo").stdout, "{}")

    def test_takes_a_large_template(self):
        value = b'{"defaultValue": {"value": "%s"}}' % (b"\\u00e9\\n\\\\ " * 50)
        large = b'{"parameters": {' + b", ".join(b'"key_%d": %s' % (number, value) for number in range(3000)) + b"}}"
        self.answer(Answer(large))
        self.assertEqual(self.run_script("demo").stdout.encode(), large)

    def test_prints_the_template_without_an_output_file(self):
        self.assertEqual(self.run_script("demo").stdout.encode(), TEMPLATE)
        self.assertEqual(self.run_script("demo", "--output", "-").stdout.encode(), TEMPLATE)
        self.assertEqual(self.run_script(FIREBASE_PROJECT="other").stdout.encode(), TEMPLATE)
        self.assertEqual(self.server.requests[-1].path, "/v1/projects/other/remoteConfig")

    def test_leaves_both_files_whatever_the_server_answers(self):
        self.file.write_text("old")
        self.etag.write_text("old tag")
        for name, (answer, reason) in LIES.items():
            with self.subTest(name):
                self.answer(answer)
                self.check_fails(self.export(), reason)
                self.assertEqual((self.file.read_text(), self.etag.read_text()), ("old", "old tag"))
                self.assertEqual(sorted(os.listdir(self.folder)), ["remote.etag", "remote.json"])

    def test_prints_nothing_of_a_wrong_answer(self):
        self.answer(Answer(HTML))
        self.check_fails(self.run_script("demo"), "the answer is unusable")

    def test_needs_an_etag_only_where_one_is_asked_for(self):
        self.answer(Answer(headers=[]))
        self.assertEqual(self.run_script("demo", "--output", self.file).returncode, 0)

    def test_says_what_a_status_means(self):
        reasons = {
            400: "refused (400)",
            401: "the token was refused (401)",
            403: "permission denied (403); the account needs the role 'Firebase Remote Config Viewer' in 'demo'",
            404: "there is no project 'demo'",
            429: "too many requests",
            503: "the service failed (503)",
        }
        for status, reason in reasons.items():
            with self.subTest(status):
                self.answer(Answer(b'{"error": {"message": "because \\"so\\""}}', status))
                outcome = self.export()
                self.check_fails(outcome, reason)
                self.check_fails(outcome, 'the service says: because \\"so\\"')

    def test_ends_a_slow_answer(self):
        self.file.write_text("old")
        self.answer(drip(60))
        self.check_fails(self.export(REMOTE_CONFIG_TIMEOUT=1), "no complete answer from")
        self.assertEqual(self.file.read_text(), "old")

    def test_ends_soon_after_a_signal(self):
        for number in (signal.SIGTERM, signal.SIGHUP):
            with self.subTest(number):
                self.file.write_text("old")
                self.server.requests.clear()
                self.server.was_left.clear()
                self.answer(drip(200))
                process = self.start_script("demo", "--output", self.file, "--etag", self.etag, REMOTE_CONFIG_TIMEOUT=300)
                self.wait_for_request()
                time.sleep(0.3)
                process.send_signal(number)
                stdout, stderr = process.communicate(timeout=30)
                self.assertEqual((process.returncode, stdout, stderr), (2, "", "error: interrupted; nothing was written\n"))
                self.assertEqual(self.file.read_text(), "old")
                self.check_is_clean(stderr)
                self.assertTrue(self.server.was_left.wait(60), "the request goes on")

    def test_refuses_an_output_that_is_not_a_file(self):
        os.mkfifo(self.folder / "pipe")
        (self.folder / "folder").mkdir()
        (self.folder / "target").write_text("old")
        (self.folder / "link").symlink_to("target")
        (self.folder / "nowhere").symlink_to("missing")
        (self.folder / "to a folder").symlink_to("folder")
        outputs = {
            "folder": "is a folder", "folder/": "is a folder", "to a folder": "is a folder", "link": "is a link",
            "nowhere": "is a link", "pipe": "is not an ordinary file", "/dev/null": "is not an ordinary file",
            "missing/remote.json": "the folder 'missing/' does not exist", "target/remote.json": "does not exist",
        }
        for option in ("--output", "--etag"):
            for output, reason in outputs.items():
                with self.subTest(output, option=option):
                    self.check_fails(self.run_script("demo", option, output), reason)
        self.assertEqual(self.server.requests, [])
        self.assertEqual((self.folder / "target").read_text(), "old")
        self.assertEqual(os.listdir(self.folder / "folder"), [])

    def test_writes_neither_file_where_the_second_cannot_be_made(self):
        self.file.write_text("old")
        self.replace_command("mktemp", 'case "$1" in *locked*) echo "no" >&2; exit 1 ;; esac; exec {real} "$@"')
        (self.folder / "locked").mkdir()
        outcome = self.run_script("demo", "--output", "locked/x", "--etag", self.etag)
        self.assertEqual(outcome.returncode, 2)
        self.assertIn("cannot write 'locked/x'", outcome.stderr)
        self.assertFalse(self.etag.exists())
        outcome = self.run_script("demo", "--output", self.file, "--etag", "locked/x")
        self.assertEqual((outcome.returncode, self.file.read_text()), (2, "old"))

    def test_writes_nothing_on_a_full_disk(self):
        self.file.write_text("old")
        # The first 'cat' is for the check of the answer.
        self.replace_command("cat", 'case "$1" in */body) [ -e "$0.1" ] && printf half && exit 1; : >"$0.1" ;; esac; exec {real} "$@"')
        outcome = self.export()
        self.assertEqual(outcome.returncode, 2)
        self.assertIn("cannot write", outcome.stderr)
        self.assertEqual((self.file.read_text(), self.etag.exists()), ("old", False))

    def test_writes_the_etag_after_the_template(self):
        self.file.write_text("old")
        self.etag.write_text("old tag")
        self.replace_command("mv", 'case "$3" in *.json) echo "no" >&2; exit 1 ;; esac; exec {real} "$@"')
        self.assertEqual(self.export().returncode, 2)
        self.assertEqual((self.file.read_text(), self.etag.read_text()), ("old", "old tag"))

    def test_follows_no_link_that_was_laid_out_before(self):
        victim = self.folder / "victim"
        victim.write_text("old")
        process = self.start_script("demo", "--output", self.file)
        for name in (f"remote.json.{process.pid}.part", f".remote-config.{process.pid}"):
            (self.folder / name).symlink_to(victim)
        process.communicate(timeout=60)
        self.assertEqual((process.returncode, victim.read_text()), (0, "old"))

    def test_gives_a_file_the_permissions_of_a_new_one(self):
        mask = os.umask(0o027)
        self.addCleanup(os.umask, mask)
        self.export()
        self.assertEqual({stat.S_IMODE(path.stat().st_mode) for path in (self.file, self.etag)}, {0o640})

    def test_takes_a_name_that_looks_like_an_option(self):
        self.assertEqual(self.run_script("demo", "--output", "-x.json", "--etag", "-e").returncode, 0)
        self.assertEqual((self.folder / "-x.json").read_bytes(), TEMPLATE)
        self.assertEqual((self.folder / "-e").read_text(), ETAG + "\n")

    def test_reads_no_settings_of_curl_and_uses_no_proxy_for_this_machine(self):
        (self.folder / ".curlrc").write_text("url = http://127.0.0.1:1/\nlocation\noutput = stolen\n")
        proxy = f"http://127.0.0.1:{unused_port()}"
        self.assertEqual(self.export(CURL_HOME=self.folder, http_proxy=proxy, ALL_PROXY=proxy).returncode, 0)
        self.assertFalse((self.folder / "stolen").exists())
        self.assertEqual(len(self.server.requests), 1)

    def test_shows_the_token_to_no_list_of_processes(self):
        self.replace_command("curl", 'printf "%s\\n" "$@" >"$HOME/arguments"; exec {real} "$@"')
        self.assertEqual(self.export().returncode, 0)
        self.assertIn("--config", (self.folder / "arguments").read_text())
        self.assertNotIn("s3cret", (self.folder / "arguments").read_text())

    def test_sends_the_token_in_clear_to_this_machine_only(self):
        port = self.server.server_address[1]
        for url in (f"http://localhost:{port}", f"http://127.0.0.1:{port}/", f"http://127.0.0.1:{port}/base"):
            with self.subTest(url):
                self.assertEqual(self.run_script("demo", REMOTE_CONFIG_URL=url).returncode, 0)
        self.server.requests.clear()
        for url in (
            "http://example.invalid", "http://localhost.example.invalid", "http://127.0.0.1@example.invalid", "http://127.0.0.10",
            "ftp://127.0.0.1", "file:///etc/passwd", "127.0.0.1", "https://", "https://user:password@example.invalid",
            "https://example.invalid/?x", "https://example.invalid/ x", f"http://127.0.0.1:{port}\nhttps://example.invalid",
        ):
            with self.subTest(url):
                self.check_fails(self.run_script("demo", REMOTE_CONFIG_URL=url), "which is not an address that starts with https://")
        self.check_fails(self.run_script("demo", REMOTE_CONFIG_URL=f"https://127.0.0.1:{port}"), "no complete answer from")
        self.assertEqual(self.server.requests, [])

    def test_says_that_nobody_answers(self):
        self.check_fails(self.run_script("demo", REMOTE_CONFIG_URL=f"http://127.0.0.1:{unused_port()}"), "no complete answer from")

    def test_refuses_wrong_usage(self):
        for arguments in (
            [], ["demo", "--outptu", "x"], ["demo", "other"], ["demo", "--output"], ["demo", "--etag"], ["demo", "--output", ""],
            ["demo", "--output", "--etag", "x"], ["demo", "--etag", "-"], ["demo", "--output", "x", "--etag", "x"], ["-x.json"],
        ):
            with self.subTest(arguments):
                outcome = self.run_script(*arguments)
                self.assertEqual((outcome.returncode, outcome.stdout), (64, ""))
                self.assertIn("usage: export-remote-config", outcome.stderr)
        for project in ("../etc", "demo\n", "demo\n::error::x", "Demo", "demo?x", "demo/../other", "\x1b[31m", "-demo"):
            with self.subTest(project):
                self.assertEqual(self.run_script(project).returncode, 64)
                self.check_fails(self.run_script(FIREBASE_PROJECT=project), "is not a project's id", 64)
                self.assertEqual(self.run_script(FIREBASE_PROJECT=project).stderr.count("\n"), 1)
        for seconds in ("0", "-1", "1.5", "soon", "10000"):
            with self.subTest(seconds):
                self.check_fails(self.run_script("demo", REMOTE_CONFIG_TIMEOUT=seconds), "is not a number of seconds")
        self.assertEqual(self.server.requests, [])

    def test_refuses_a_token_that_it_cannot_use(self):
        self.check_fails(self.run_script("demo", REMOTE_CONFIG_TOKEN='a"\nheader = "x'), "a character that a token cannot have")
        self.check_fails(self.run_script("demo", REMOTE_CONFIG_TOKEN=None), "there is no token")
        self.add_command("gcloud", "")
        self.check_fails(self.run_script("demo", REMOTE_CONFIG_TOKEN=None), "gcloud gave no token")
        self.assertEqual(self.server.requests, [])

    def test_takes_the_token_of_gcloud(self):
        self.add_command("gcloud", f"echo {TOKEN}")
        self.assertEqual(self.run_script("demo", REMOTE_CONFIG_TOKEN=None).returncode, 0)
        self.assertEqual(self.server.requests[0].headers["authorization"], f"Bearer {TOKEN}")

    def test_prints_its_help(self):
        self.assertIn("Exit codes: 0 done", self.run_script("--help").stdout)


if __name__ == "__main__":
    unittest.main()
