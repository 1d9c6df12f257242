#!/usr/bin/env python3
"""Applies the changes that a page shows to a copy of the package.

    apply-page.py PAGE FOLDER

A fenced block whose first line names a language and a file, such as ```swift Sources/A.swift, is that file. A block such as
```diff Sources/A.swift changes the file: lines that start with '+' take the place of those with '-'. The file has the lines without
'+' exactly once. '...' separates two changes.
"""
import pathlib
import re
import sys


def changed(text: str, change: str) -> str:
    """The text with one change."""
    lines = change.splitlines()
    old = "".join(line[1:] + "\n" for line in lines if not line.startswith("+"))
    new = "".join(line[1:] + "\n" for line in lines if not line.startswith("-"))
    if text.count(old) != 1:
        sys.exit(f"{text.count(old)} places, not one, have the lines:\n{old}")
    return text.replace(old, new)


def main() -> None:
    page, folder = pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2])
    blocks = re.findall(r"^```(\w+) (\S+)\n(.*?)^```$", page.read_text(), re.MULTILINE | re.DOTALL)
    if not blocks:
        sys.exit(f"{page} has no change")
    for language, name, body in blocks:
        file = folder / name
        if language != "diff":
            file.write_text(body)
            continue
        text = file.read_text()
        for change in body.split("...\n"):
            text = changed(text, change)
        file.write_text(text)


main()
