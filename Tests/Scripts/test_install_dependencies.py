"""Runs scripts/install-dependencies on machines that lack one thing or another, with stand-ins for what installs."""

import pathlib
import shutil
import subprocess
import tempfile
import unittest

from loopback import SCRIPTS

PROGRAMS = ["python3", "curl", "git", "zip", "jq", "strip"]


class InstallDependencies(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)
        self.log = self.folder / "log"
        self.commands = self.folder / "commands"
        self.commands.mkdir()
        (self.commands / "env").symlink_to(shutil.which("env"))
        (self.commands / "sh").symlink_to(shutil.which("sh"))
        self.add("id", "echo 0")
        for name in PROGRAMS + ["pkg-config"]:
            self.add(name, "exit 0")

    def add(self, name, text):
        (self.commands / name).write_text(f"#!/bin/sh\n{text}\n")
        (self.commands / name).chmod(0o755)

    def add_installer(self, name, code=0):
        self.add(name, f'echo "{name} $*" >>"{self.log}"; exit {code}')

    def run_script(self, *arguments):
        command = [shutil.which("sh"), str(SCRIPTS / "install-dependencies"), *arguments]
        return subprocess.run(command, env={"PATH": str(self.commands)}, capture_output=True, text=True, timeout=60)

    def installed(self):
        return self.log.read_text().splitlines()[-1].split()[1:] if self.log.exists() else []

    def test_installs_nothing_where_all_is_there(self):
        self.add_installer("apt-get")
        for group in ([], ["build"], ["tests"]):
            with self.subTest(group):
                self.assertEqual(self.run_script(*group).returncode, 0)
        self.assertEqual(self.installed(), [])

    def test_installs_what_a_build_needs(self):
        self.add("pkg-config", "exit 1")
        self.add_installer("apt-get")
        self.assertEqual(self.run_script().returncode, 0)
        self.assertEqual(self.installed()[-2:], ["libyaml-dev", "pkg-config"])

    def test_installs_what_the_tests_need(self):
        for name in PROGRAMS:
            (self.commands / name).unlink()
        self.add_installer("apt-get")
        self.assertEqual(self.run_script("build").returncode, 0)
        self.assertEqual(self.installed(), [])
        self.assertEqual(self.run_script("tests").returncode, 0)
        self.assertEqual(self.installed()[-6:], ["python3", "curl", "git", "zip", "jq", "binutils"])

    def test_installs_a_browser_only_where_it_is_asked_for(self):
        self.add_installer("apt-get")
        self.assertEqual(self.run_script("browser").returncode, 0)
        self.assertEqual(self.installed()[-1:], ["chromium"])
        self.assertNotIn("libyaml-dev", self.installed())

    def test_uses_homebrew_on_a_mac(self):
        self.add("pkg-config", "exit 1")
        self.add_installer("brew")
        self.assertEqual(self.run_script().returncode, 0)
        self.assertEqual(self.installed(), ["install", "--quiet", "libyaml", "pkgconf"])

    def test_asks_for_rights_that_it_does_not_have(self):
        self.add("pkg-config", "exit 1")
        self.add("id", "echo 1000")
        self.add_installer("apt-get", code=13)
        self.add("sudo", f'echo "sudo $*" >>"{self.log}"')
        self.assertEqual(self.run_script().returncode, 0)
        self.assertIn("libyaml-dev", self.installed())

    def test_says_what_could_not_be_installed(self):
        self.add("pkg-config", "exit 1")
        self.assertIn("could not install what is missing: libyaml-dev pkg-config", self.run_script().stderr)
        self.add_installer("apt-get", code=100)
        outcome = self.run_script()
        self.assertEqual((outcome.returncode, outcome.stdout), (1, ""))
        self.assertIn("could not install what is missing: libyaml-dev pkg-config", outcome.stderr)

    def test_refuses_wrong_usage(self):
        for arguments in (["all"], ["tests", "browser"], [""]):
            with self.subTest(arguments):
                self.assertEqual(self.run_script(*arguments).returncode, 64)


if __name__ == "__main__":
    unittest.main()
