"""Runs scripts/export-remote-config against a server on loopback. usage: python3 -m unittest discover Tests/Scripts"""

import http.server
import os
import pathlib
import subprocess
import tempfile
import threading
import unittest

SCRIPT = pathlib.Path(__file__).resolve().parents[2] / "scripts" / "export-remote-config"
TEMPLATE = b'{"parameters": {"k": {"defaultValue": {"value": "1"}}}}'
TOKEN = "s3cret.token"


class Handler(http.server.BaseHTTPRequestHandler):
    """Answers by the project's name: a template, a status, or something that is no template."""

    def do_GET(self):
        project = self.path.split("/")[3]
        status = int(project[5:]) if project.startswith("gives") else 200
        if self.headers.get("Authorization") != f"Bearer {TOKEN}":
            status = 401
        body = {"empty": b"", "html": b"<html>"}.get(project, TEMPLATE)
        self.send_response(status)
        self.send_header("ETag", "etag-42")
        self.send_header("Content-Length", str(len(body) + (9 if project == "short" else 0)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *args):
        pass


class ExportRemoteConfig(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.server = http.server.HTTPServer(("127.0.0.1", 0), Handler)
        threading.Thread(target=cls.server.serve_forever, daemon=True).start()

    @classmethod
    def tearDownClass(cls):
        cls.server.shutdown()
        cls.server.server_close()

    def setUp(self):
        folder = tempfile.TemporaryDirectory(prefix="export script ")
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)
        self.file = self.folder / "remote.json"

    def run_script(self, *arguments, token=TOKEN, url=None):
        environment = {"PATH": "/usr/bin:/bin", "REMOTE_CONFIG_URL": url or f"http://127.0.0.1:{self.server.server_port}"}
        if token is not None:
            environment["REMOTE_CONFIG_TOKEN"] = token
        outcome = subprocess.run(
            [SCRIPT, *arguments], env=environment, stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=60
        )
        self.assertNotIn("s3cret", outcome.stdout + outcome.stderr)
        return outcome

    def test_fetches_the_template_and_its_etag(self):
        etag = self.folder / "etag"
        outcome = self.run_script("demo", "--output", self.file, "--etag", etag)
        self.assertEqual((outcome.returncode, outcome.stdout, outcome.stderr), (0, "", ""))
        self.assertEqual(self.file.read_bytes(), TEMPLATE)
        self.assertEqual(etag.read_text(), "etag-42\n")

    def test_prints_the_template_without_an_output_file(self):
        self.assertEqual(self.run_script("demo").stdout.encode(), TEMPLATE)

    def test_says_why_there_is_no_template_and_leaves_the_old_file(self):
        self.file.write_text("old")
        reasons = {
            "gives403": "permission denied (403)",
            "gives404": "there is no project",
            "gives429": "too many requests",
            "gives503": "the service failed (503)",
            "gives302": "unexpected answer 302",
            "empty": "the answer is empty",
            "html": "is not a template",
            "short": "no answer from",
        }
        for project, reason in reasons.items():
            with self.subTest(project):
                outcome = self.run_script(project, "--output", self.file)
                self.assertEqual(outcome.returncode, 2)
                self.assertTrue(outcome.stderr.startswith("error: "), outcome.stderr)
                self.assertIn(reason, outcome.stderr)
                self.assertEqual(self.file.read_text(), "old")
                self.assertEqual(os.listdir(self.folder), ["remote.json"])

    def test_says_that_the_token_was_refused(self):
        outcome = self.run_script("demo", token="other")
        self.assertEqual(outcome.returncode, 2)
        self.assertIn("the token was refused (401)", outcome.stderr)

    def test_refuses_what_it_cannot_use(self):
        self.assertEqual(self.run_script().returncode, 64)
        self.assertEqual(self.run_script("demo", "--outptu", "x").returncode, 64)
        self.assertIn("is not a project id", self.run_script("../etc").stderr)
        self.assertIn("no token has", self.run_script("demo", token='a"\nheader = "x').stderr)
        self.assertIn("no token", self.run_script("demo", token=None).stderr)
        self.assertIn("no answer from", self.run_script("demo", url="http://127.0.0.1:9").stderr)
        self.assertIn("does not exist", self.run_script("demo", "--output", "/nowhere/x.json").stderr)


if __name__ == "__main__":
    unittest.main()
