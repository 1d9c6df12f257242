"""What `validate` accepts compiles: names of keys, accessors, enums and types, and texts as enum cases.

    names.py TOOL WORK [--all]

The words are the identifiers of a generated file and of Swift's standard library: what an app is likely to clash with.
By default 1,000 keys, 1,000 accessors, 500 enums, 1,000 enum cases and 20 type names are tried; with --all 1,000 type names,
which takes ten minutes. Ends with 1 if an accepted registry does not compile, with 3 if the toolchain has no interface to read.
"""

import concurrent.futures
import json
import pathlib
import re
import subprocess
import sys

HEAD = "$registry:\n  type_name: {0}\n  template: standalone\n  rules: {{missing-expiry: off, enum-case-none: off}}\n"
SAMPLE = """\
flag: {owner: a, type: bool, default: false, report: true}
count: {owner: a, type: int, default: 1, range: [0, 9], fallback: default, max_age: 2h}
ratio: {owner: a, type: double, default: 0.5}
name: {owner: a, type: string, default: x, pattern: "[a-z]+"}
style: {owner: a, type: enum, values: [plain, wide], default: plain}
table: {owner: a, type: json, default: "[]"}
"""


def identifiers(text):
    return set(re.findall(r"[A-Za-z_][A-Za-z0-9_]*", text))


def sample(words, count):
    """Words at equal distances among all in their order: the same ones on every run."""
    words = sorted(words)
    return words if len(words) <= count else [words[index * len(words) // count] for index in range(count)]


def standard_library():
    """The text of the standard library's interface, or None where the toolchain does not have it."""
    info = json.loads(subprocess.run(["swiftc", "-print-target-info"], capture_output=True, check=True).stdout)
    paths = pathlib.Path(info["paths"]["runtimeResourcePath"]).glob("*/Swift.swiftmodule/*.swiftinterface")
    public = sorted(path for path in paths if ".private" not in path.name)
    return public[0].read_text() if public else None


class Trial:
    def __init__(self, tool, work):
        self.tool = tool
        self.work = work

    def accepted(self, name, head, lines):
        """Writes a registry of the lines in which `validate` finds no error, and returns its path and their number."""
        path = self.work / f"{name}.yml"
        while True:
            path.write_text(head + "".join(line + "\n" for line in lines))
            command = [self.tool, "validate", path, "--format", "json", "--max-findings", "100000"]
            findings = json.loads(subprocess.run(command, capture_output=True).stdout)["findings"]
            refused = {finding["range"]["start"]["line"] for finding in findings if finding["severity"] == "error"}
            if not refused:
                return path, len(lines)
            first = head.count("\n") + 1
            if min(refused) < first:
                return path, 0
            lines = [line for number, line in enumerate(lines, first) if number not in refused]

    def fault(self, path):
        """What the compiler says of the file that `generate` makes of a registry; empty if it compiles."""
        swift = path.with_suffix(".swift")
        subprocess.run([self.tool, "generate", path, "--force", "-o", swift], check=True, capture_output=True)
        command = ["swiftc", "-typecheck", "-swift-version", "6", "-warnings-as-errors", "-parse-as-library", swift]
        run = subprocess.run(command, capture_output=True, text=True)
        return "" if run.returncode == 0 else run.stderr or f"exit code {run.returncode}"

    def run(self, registry):
        """The registry's name, how many of its lines are accepted, and why the compiler refuses it."""
        name, head, lines = registry
        path, count = self.accepted(name, head, lines)
        return name, count, self.fault(path) if count else ""


def registries(words, type_names):
    head = HEAD.format("FeatureConfig")
    thousand = list(enumerate(sample(words, 1000)))
    yield "keys", head, [f"{word}: {{owner: a, type: bool, default: false}}" for _, word in thousand]
    yield "accessors", head, [f"k{n}: {{owner: a, type: bool, default: false, accessor: '{word}'}}" for n, word in thousand]
    yield "enums", head, [f"{word}: {{owner: a, type: enum, values: [x, y], default: x}}" for _, word in thousand[::2]]
    yield "cases", head, [f"k{n}: {{owner: a, type: enum, values: ['{word}', zzz], default: zzz}}" for n, word in thousand]
    for name in type_names:
        yield f"type {name}", HEAD.format(f"'{name}'"), SAMPLE.splitlines()


def main():
    tool, work, is_whole = sys.argv[1], pathlib.Path(sys.argv[2]), "--all" in sys.argv
    work.mkdir(parents=True, exist_ok=True)
    interface = standard_library()
    if interface is None:
        return 3
    trial = Trial(tool, work)
    _, count, fault = trial.run(("sample", HEAD.format("FeatureConfig"), SAMPLE.splitlines()))
    assert count == 6 and not fault, fault
    words = identifiers(interface) | identifiers((work / "sample.swift").read_text())
    type_names = sample({word for word in words if word[0].isupper()}, 1000 if is_whole else 20)

    faults = accepted_types = 0
    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        for name, count, fault in pool.map(trial.run, registries(words, type_names)):
            if name.startswith("type "):
                accepted_types += count > 0
            else:
                print(f"{name}: {count} accepted")
            if fault:
                faults += 1
                print(f"{name} does not compile:", *fault.splitlines()[:6], sep="\n")
    print(f"types: {accepted_types} accepted of {len(type_names)}")
    return 1 if faults or not accepted_types else 0


sys.exit(main())
