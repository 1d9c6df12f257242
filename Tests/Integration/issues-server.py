#!/usr/bin/env python3
"""Stands in for the issues of a repository at GitHub: lists, opens and changes them, on loopback.

  issues-server.py FILE    FILE has the issues as JSON and is kept up to date; the port goes to standard output
"""
import http.server
import json
import re
import sys


class Issues(http.server.BaseHTTPRequestHandler):
    def answer(self, status, content):
        body = json.dumps(content).encode()
        self.send_response(status)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def stored(self):
        with open(sys.argv[1], encoding="utf-8") as file:
            return json.load(file)

    def store(self, issues):
        with open(sys.argv[1], "w", encoding="utf-8") as file:
            json.dump(issues, file)

    def handle_issue(self):
        path, _, query = self.path.partition("?")
        match = re.fullmatch(r"/repos/acme/app/issues(?:/(\d+))?", path)
        if not match or self.headers["Authorization"] != "Bearer token":
            return self.answer(404, {"message": "Not Found"})
        issues = self.stored()
        if self.command == "GET":
            return self.answer(200, issues if "labels=due-flags" in query else [])
        sent = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        if self.command == "POST":
            sent["number"] = len(issues) + 1
            issues.append(sent)
        else:
            sent["number"] = int(match[1])
            issues[sent["number"] - 1].update(sent)
        self.store(issues)
        self.answer(201 if self.command == "POST" else 200, sent)

    do_GET = do_POST = do_PATCH = handle_issue

    def log_message(self, *_):
        pass


server = http.server.HTTPServer(("127.0.0.1", 0), Issues)
print(server.server_port, flush=True)
server.serve_forever()
