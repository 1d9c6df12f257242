"""A browser without a window, driven by its debugging protocol over two pipes, so that no package is needed.

https://chromedevtools.github.io/devtools-protocol/
"""
import base64
import json
import os
import shutil
import subprocess
import tempfile

NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"]


def path():
    """The browser of this machine, or None. CHROMIUM names another one."""
    return os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), None)


class Browser:
    """One tab of a browser. Use it in a `with` statement."""

    def __init__(self, program):
        self.folder = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        to_browser, self.commands = os.pipe()
        self.replies, from_browser = os.pipe()
        options = [
            "--headless=new", "--remote-debugging-pipe", "--no-first-run", "--disable-gpu", "--hide-scrollbars",
            "--disable-dev-shm-usage", "--disable-background-networking", f"--user-data-dir={self.folder.name}",
        ]
        if os.geteuid() == 0:
            options.append("--no-sandbox")

        # The protocol is on the descriptors 3 and 4. Both are copied out of the way first.
        def descriptors():
            read, write = os.dup(to_browser), os.dup(from_browser)
            os.dup2(read, 3)
            os.dup2(write, 4)

        self.process = subprocess.Popen(
            [program, *options, "about:blank"], preexec_fn=descriptors, close_fds=False, stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(to_browser)
        os.close(from_browser)
        self.buffer = b""
        self.number = 0
        self.session = None
        self.complaints = []
        self.events = set()
        target = self.call("Target.createTarget", url="about:blank")["targetId"]
        self.session = self.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        for domain in ["Page", "Runtime", "Log", "Network"]:
            self.call(f"{domain}.enable")

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.terminate()
        self.process.wait()
        os.close(self.commands)
        os.close(self.replies)
        self.folder.cleanup()

    def call(self, method, **parameters):
        """Sends a command and gives its result."""
        self.number += 1
        message = {"id": self.number, "method": method, "params": parameters}
        if self.session:
            message["sessionId"] = self.session
        os.write(self.commands, json.dumps(message).encode() + b"\0")
        while True:
            reply = self._next()
            if reply.get("id") == self.number:
                if "error" in reply:
                    raise RuntimeError(f"{method}: {reply['error']['message']}")
                return reply["result"]

    def _next(self):
        while b"\0" not in self.buffer:
            more = os.read(self.replies, 1 << 20)
            if not more:
                raise RuntimeError("the browser has ended")
            self.buffer += more
        message, self.buffer = self.buffer.split(b"\0", 1)
        message = json.loads(message)
        self._note(message.get("method"), message.get("params", {}))
        return message

    def _note(self, method, parameters):
        """Remembers what a developer would see in the console, and every request over a network."""
        self.events.add(method)
        if method == "Runtime.exceptionThrown":
            self.complaints.append(parameters["exceptionDetails"].get("text", "exception"))
        elif method == "Log.entryAdded" and parameters["entry"]["level"] in ("error", "warning"):
            self.complaints.append(parameters["entry"]["text"])
        elif method == "Runtime.consoleAPICalled" and parameters["type"] in ("error", "warning"):
            self.complaints.append(str(parameters["args"]))
        elif method == "Network.requestWillBeSent" and not parameters["request"]["url"].startswith(("file:", "about:", "data:")):
            self.complaints.append("request of " + parameters["request"]["url"])

    def open(self, file, scripts=True):
        """Loads a file and waits until it is there."""
        self.call("Emulation.setScriptExecutionDisabled", value=not scripts)
        self.events.discard("Page.loadEventFired")
        self.call("Page.navigate", url="file://" + os.path.abspath(file))
        while "Page.loadEventFired" not in self.events:
            self._next()

    def show(self, width, height=900, dark=False, media=""):
        """Sets the size of the window, and light or dark."""
        self.call(
            "Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=False)
        scheme = {"name": "prefers-color-scheme", "value": "dark" if dark else "light"}
        self.call("Emulation.setEmulatedMedia", media=media, features=[scheme])

    def run(self, script):
        """The value of an expression of JavaScript; of a promise what it gives."""
        result = self.call("Runtime.evaluate", expression=script, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in result:
            details = result["exceptionDetails"]
            raise RuntimeError(details.get("exception", {}).get("description", details["text"]))
        return result["result"].get("value")

    def picture(self, file, whole=True):
        """Writes a PNG of the page."""
        picture = self.call("Page.captureScreenshot", format="png", captureBeyondViewport=whole)
        with open(file, "wb") as output:
            output.write(base64.b64decode(picture["data"]))
