"""Runs scripts/conformance on checkouts of a few cases."""

import json
import pathlib
import subprocess
import sys
import tempfile
import unittest

from loopback import SCRIPTS

CASES = {
    "229Q/===": "Sequence of mappings\n", "229Q/in.yaml": "- a: é\r\n", "229Q/test.event": "+STR\n-STR\n", "229Q/in.json": "[]\n",
    "4MUZ/01/===": "Second of two", "4MUZ/01/in.yaml": "{", "4MUZ/01/test.event": "+STR\n", "4MUZ/01/error": "",
    "name/sequence/in.yaml": "a link", "tags/error/4MUZ/in.yaml": "a link",
}


class Conformance(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)

    def lay_out(self, checkout, files):
        for name, text in files.items():
            file = self.folder / checkout / name
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(text.encode())
        return self.folder / checkout

    def run_script(self, *arguments):
        command = [sys.executable, str(SCRIPTS / "conformance"), "--to", str(self.folder / "shared"), *map(str, arguments)]
        return subprocess.run(command, capture_output=True, text=True, timeout=60)

    def test_writes_the_cases_of_yaml_in_order(self):
        outcome = self.run_script("--yaml", self.lay_out("suite", CASES))
        self.assertEqual((outcome.returncode, outcome.stdout), (0, "2 cases of YAML\n"), outcome.stderr)
        written = self.folder / "shared/conformance/yaml/yaml-test-suite-2022-01-17.json"
        self.assertEqual(json.loads(written.read_text(encoding="utf-8")), [
            {"id": "229Q", "name": "Sequence of mappings", "yaml": "- a: é\r\n", "events": "+STR\n-STR\n", "error": False},
            {"id": "4MUZ/01", "name": "Second of two", "yaml": "{", "events": "+STR\n", "error": True},
        ])

    def test_copies_the_specification_of_mustache(self):
        checkout = self.lay_out("spec", {"specs/comments.json": "{}", "specs/~lambdas.json": "[]", "specs/comments.yml": "a: b"})
        self.assertEqual(self.run_script("--mustache", checkout).returncode, 0)
        copied = {file.name: file.read_text() for file in (self.folder / "shared/conformance/mustache").iterdir()}
        self.assertEqual(copied, {"comments.json": "{}", "~lambdas.json": "[]"})

    def test_refuses_a_checkout_of_something_else(self):
        empty = self.lay_out("empty", {"README.md": ""})
        for option in ("--yaml", "--mustache"):
            with self.subTest(option):
                outcome = self.run_script(option, empty)
                self.assertEqual(outcome.returncode, 1)
                self.assertIn("has no", outcome.stderr)
        self.assertEqual(self.run_script().returncode, 2)


if __name__ == "__main__":
    unittest.main()
