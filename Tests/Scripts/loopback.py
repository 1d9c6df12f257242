"""A server on loopback that answers with whatever bytes a test gives it, and what runs a script against it."""

import os
import pathlib
import shutil
import signal
import socket
import socketserver
import subprocess
import tempfile
import threading
import time
import unittest
from dataclasses import dataclass, field

SCRIPTS = pathlib.Path(__file__).resolve().parents[2] / "scripts"
TOKEN = "s3cret.token"
ETAG = "etag-123456789012-7"
TEMPLATE = b"""{
  "conditions": [{"name": "Slow networks", "expression": "device.os == 'ios'"}],
  "parameters": {
    "upload_chunk_bytes": {"defaultValue": {"value": "65536"}, "description": "it is \\"64 KB\\"\\n", "valueType": "NUMBER"}
  },
  "version": {"versionNumber": "41"}
}
"""
# What runs the scripts; SHELL_UNDER_TEST="busybox sh", for example, tries another one than the system's.
SHELL = os.environ.get("SHELL_UNDER_TEST", "sh").split()
# The commands that the scripts may use. A machine's own gcloud, which has the account of whoever runs the tests, is not among them.
COMMANDS = {*"awk cat chmod cmp curl cut dirname grep head iconv mktemp mv printf rm sed sh sleep tail touch tr wc".split(), SHELL[0]}


@dataclass
class Request:
    method: str
    path: str
    headers: dict
    body: bytes


@dataclass
class Answer:
    """An answer of HTTP. `length` is what it says about its body, `None` to say nothing."""

    body: bytes = TEMPLATE
    status: int = 200
    headers: list = field(default_factory=lambda: [("ETag", ETAG)])
    length: object = "right"
    before: bytes = b""

    def pieces(self):
        lines = [f"HTTP/1.1 {self.status} Status", "Connection: close", *(f"{name}: {value}" for name, value in self.headers)]
        if self.length is not None:
            lines.append(f"Content-Length: {len(self.body) if self.length == 'right' else self.length}")
        yield self.before + "\r\n".join(lines + ["", ""]).encode() + self.body


def drip(seconds):
    """An answer that never stalls for long and never ends."""
    yield b"HTTP/1.1 200 OK\r\nETag: a\r\n\r\n{"
    for _ in range(int(seconds * 10)):
        time.sleep(0.1)
        yield b" "


def endless(pieces):
    yield b"HTTP/1.1 200 OK\r\nETag: a\r\n\r\n{"
    for _ in range(pieces):
        yield b" " * 65536


class Handler(socketserver.StreamRequestHandler):
    def handle(self):
        first = self.rfile.readline().decode("latin-1")
        if not first.startswith(("GET ", "PUT ")):
            return  # The start of TLS, or nothing.
        method, path, _ = first.split(" ")
        headers = {}
        while (line := self.rfile.readline().decode("latin-1").rstrip("\r\n")):
            name, _, value = line.partition(":")
            headers[name.lower()] = value.strip()
        body = self.rfile.read(int(headers.get("content-length", 0)))
        self.server.requests.append(Request(method, path, headers, body))
        answers = self.server.answers
        answer = answers.pop(0) if len(answers) > 1 else answers[0]
        try:
            for piece in answer.pieces() if isinstance(answer, Answer) else answer:
                self.wfile.write(piece)
        except OSError:
            self.server.was_left.set()


class Server(socketserver.ThreadingTCPServer):
    daemon_threads = True
    block_on_close = False

    def __init__(self):
        super().__init__(("127.0.0.1", 0), Handler)
        self.answers, self.requests = [Answer()], []
        self.was_left = threading.Event()  # set when a client did not wait for the whole answer
        threading.Thread(target=self.serve_forever, kwargs={"poll_interval": 0.05}, daemon=True).start()


class ScriptTest(unittest.TestCase):
    """A test of a script, with a server and a folder of its own."""

    script = ""

    def setUp(self):
        self.server = Server()
        self.addCleanup(self.server.server_close)
        self.addCleanup(self.server.shutdown)
        folder = tempfile.TemporaryDirectory(prefix="remote config ")
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name) / "a folder"
        self.temporary = pathlib.Path(folder.name) / "temporary"
        self.commands = pathlib.Path(folder.name) / "commands"
        for path in (self.folder, self.temporary, self.commands):
            path.mkdir()
        for name in COMMANDS:
            (self.commands / name).symlink_to(shutil.which(name))

    def answer(self, *answers):
        self.server.answers = list(answers)

    def environment(self, **changes):
        variables = {
            "PATH": str(self.commands),
            "TMPDIR": str(self.temporary),
            "HOME": str(self.folder),
            "REMOTE_CONFIG_URL": f"http://127.0.0.1:{self.server.server_address[1]}",
            "REMOTE_CONFIG_TOKEN": TOKEN,
            "REMOTE_CONFIG_TIMEOUT": "20",
            **changes,
        }
        return {name: str(value) for name, value in variables.items() if value is not None}

    def command(self, *arguments):
        return [shutil.which(SHELL[0]), *SHELL[1:], str(SCRIPTS / self.script), *map(str, arguments)]

    def run_script(self, *arguments, **changes):
        outcome = subprocess.run(
            self.command(*arguments), cwd=self.folder, env=self.environment(**changes), stdin=subprocess.DEVNULL, capture_output=True,
            text=True, errors="replace", timeout=120,
        )
        self.check_is_clean(outcome.stdout + outcome.stderr)
        return outcome

    def replace_command(self, name, text):
        """Puts a script in the place of a command; {real} in it is the command itself."""
        real = os.readlink(self.commands / name)
        (self.commands / name).unlink()
        self.add_command(name, text.replace("{real}", real))

    def add_command(self, name, text):
        (self.commands / name).write_text(f"#!/bin/sh\n{text}\n")
        (self.commands / name).chmod(0o755)

    def start_script(self, *arguments, **changes):
        return subprocess.Popen(
            self.command(*arguments), cwd=self.folder, env=self.environment(**changes), stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
            # Under nohup the signal is ignored, and a shell cannot take that back.
            preexec_fn=lambda: signal.signal(signal.SIGHUP, signal.SIG_DFL),
        )

    def check_is_clean(self, printed):
        """Nothing that is secret or that commands a terminal was printed, and no temporary file is left."""
        self.assertNotIn("s3cret", printed)
        self.assertNotIn("\x1b", printed)
        self.assertEqual(list(self.temporary.iterdir()), [])
        self.assertEqual([path.name for path in self.folder.iterdir() if path.name.startswith(".remote")], [])

    def check_fails(self, outcome, reason, code=2):
        self.assertEqual((outcome.returncode, outcome.stdout), (code, ""), outcome.stderr)
        self.assertTrue(outcome.stderr.startswith("error: "), outcome.stderr)
        self.assertIn(reason, outcome.stderr)
        if code != 64:
            self.assertEqual(outcome.stderr.count("\n"), 1, outcome.stderr)

    def wait_for_request(self, count=1):
        deadline = time.monotonic() + 30
        while len(self.server.requests) < count:
            self.assertLess(time.monotonic(), deadline, "the script sent no request")
            time.sleep(0.02)


def unused_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]
