"""Runs scripts/release with stand-ins for Swift and the tool, to see what it does to the folder that it is given."""

import os
import pathlib
import subprocess
import tempfile
import unittest

SCRIPT = pathlib.Path(__file__).resolve().parents[2] / "scripts" / "release"
SWIFT = """case "$*" in
  -print-target-info) echo '  "unversionedTriple": "x86_64-unknown-linux-gnu",' ;;
  *compute-checksum*) echo 0123 ;;
  *) exit 1 ;;
esac"""


class Release(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory(prefix="release script ")
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)
        self.dist = self.folder / "dist"
        self.program("tool", "echo config-registry 1.2.3")
        self.program("bin/swift", SWIFT)
        self.program("bin/strip", "exit 0")

    def program(self, name, text):
        path = self.folder / name
        path.parent.mkdir(exist_ok=True)
        path.write_text(f"#!/bin/sh\n{text}\n")
        path.chmod(0o755)

    def release(self, *arguments):
        environment = {"PATH": f"{self.folder}/bin:{os.environ['PATH']}", "TMPDIR": str(self.folder)}
        return subprocess.run(
            [SCRIPT, *arguments], cwd=self.folder, env=environment, stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=120)

    def names(self):
        return {path.name for path in self.dist.iterdir()} - {"config-registry.artifactbundle.zip"}

    def test_makes_everything_in_the_folder_as_the_caller_means_it(self):
        outcome = self.release("--output", "dist", "--tool", "tool")
        self.assertEqual((outcome.returncode, outcome.stderr), (0, ""))
        made = {".made-by-scripts-release", "config-registry", "config-registry.artifactbundle", "package"}
        self.assertEqual(self.names(), made)
        executable = "config-registry.artifactbundle/x86_64-unknown-linux-gnu/bin/config-registry"
        self.assertTrue(os.access(self.dist / executable, os.X_OK))
        self.assertTrue((self.dist / "package" / executable).exists())
        self.assertTrue((self.dist / "package/Package.swift").exists())
        self.assertIn("config-registry 1.2.3 for x86_64-unknown-linux-gnu", outcome.stdout)

    def test_replaces_what_it_made_and_keeps_everything_else(self):
        self.dist.mkdir()
        (self.dist / "notes").write_text("mine")
        self.assertEqual(self.release("--output", "dist", "--tool", "tool").returncode, 0)
        (self.dist / "package/stale").write_text("")
        self.program("tool", "echo config-registry 1.2.4")
        self.assertEqual(self.release("--output", "dist", "--tool", "tool").returncode, 0)
        self.assertIn("1.2.4", (self.dist / "config-registry").read_text())
        self.assertFalse((self.dist / "package/stale").exists())
        self.assertEqual((self.dist / "notes").read_text(), "mine")

    def test_touches_nothing_where_something_of_somebody_else_is_in_the_way(self):
        for name in ("package", "config-registry.artifactbundle", "config-registry.artifactbundle.zip", "config-registry"):
            with self.subTest(name):
                own = self.folder / f"own {name}" / name
                own.mkdir(parents=True)
                (own / "work").write_text("mine")
                outcome = self.release("--output", own.parent, "--tool", "tool")
                self.assertEqual((outcome.returncode, outcome.stdout), (2, ""))
                self.assertIn(f"error: '{own}' is in the way", outcome.stderr)
                self.assertEqual(os.listdir(own.parent), [name])
                self.assertEqual((own / "work").read_text(), "mine")

    def test_does_not_replace_a_link(self):
        self.dist.mkdir()
        (self.dist / "package").symlink_to("nowhere")
        self.assertEqual(self.release("--output", "dist", "--tool", "tool").returncode, 2)
        self.assertTrue((self.dist / "package").is_symlink())

    def test_refuses_wrong_usage(self):
        for arguments in (["--output"], ["--output", ""], ["--tool"], ["dist"], ["--outptu", "dist"]):
            with self.subTest(arguments):
                outcome = self.release(*arguments)
                self.assertEqual((outcome.returncode, outcome.stdout), (64, ""))
                self.assertIn("usage: scripts/release", outcome.stderr)


if __name__ == "__main__":
    unittest.main()
