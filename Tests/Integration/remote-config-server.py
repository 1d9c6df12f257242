"""A stand-in for Firebase Remote Config on loopback. Serves the template of a file, and prints its port.

    python3 remote-config-server.py FILE

A check may edit the file, as somebody in the console would. A template that is sent replaces it, if the condition holds: 'If-Match'
has to be the ETag of the file as it is. With 'validateOnly' nothing is replaced.
"""

import hashlib
import http.server
import json
import pathlib
import sys

FILE = pathlib.Path(sys.argv[1])
PATH = "/v1/projects/demo/remoteConfig"


def etag(content):
    return "etag-" + hashlib.sha256(content).hexdigest()[:16]


class Handler(http.server.BaseHTTPRequestHandler):
    def do_GET(self):
        content = FILE.read_bytes()
        self.answer(200 if self.path == PATH else 404, content, etag(content))

    def do_PUT(self):
        sent = self.rfile.read(int(self.headers["Content-Length"]))
        if self.path not in (PATH, PATH + "?validateOnly=true"):
            self.answer(404, b"{}")
        elif self.headers["If-Match"] != etag(FILE.read_bytes()):
            self.answer(412, b'{"error": {"code": 412, "message": "the version is not the latest"}}')
        elif not all("defaultValue" in parameter for parameter in json.loads(sent)["parameters"].values()):
            self.answer(400, b'{"error": {"code": 400, "message": "a parameter has no default value"}}')
        else:
            self.answer(200, sent, etag(sent))
            if self.path == PATH:
                FILE.write_bytes(sent)

    def answer(self, status, content, tag=None):
        self.send_response(status)
        if tag:
            self.send_header("ETag", tag)
        self.send_header("Content-Length", str(len(content)))
        self.end_headers()
        self.wfile.write(content)

    def log_message(self, *arguments):
        pass


server = http.server.HTTPServer(("127.0.0.1", 0), Handler)
print(server.server_port, flush=True)
server.serve_forever()
