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
    info = json.loads(subprocess.run(["swiftc", "-print-target-info"], capture_output=True, check=True).stdout)
    roots = [pathlib.Path(info["paths"]["runtimeResourcePath"])]
    for root in roots:
        for path in sorted(root.glob("*/Swift.swiftmodule/*.swiftinterface")):
            if ".private" not in path.name:
                return path.read_text()
    return None


class Trial:
    def __init__(self, tool, work):
        self.tool = tool
        self.work = work

    def accepted(self, name, head, lines):
        """Writes a registry of those lines that `validate` does not name, and returns its path and them."""
        path = self.work / f"{name}.yml"
        while True:
            path.write_text(head + "".join(line + "\n" for line in lines))
            run = subprocess.run([self.tool, "validate", path, "--format", "json", "--max-findings", "100000"], capture_output=True)
            findings = json.loads(run.stdout)["diagnostics"]
            refused = {finding["range"]["start"]["line"] for finding in findings if finding["severity"] == "error"}
            if not refused:
                return path, lines
            first = head.count("\n") + 1
            kept = [line for number, line in enumerate(lines, first) if number not in refused]
            assert len(kept) < len(lines), run.stdout
            lines = kept

    def compiles(self, path):
        """What the compiler says of the file that `generate` makes of the registry; empty if it compiles."""
        swift = path.with_suffix(".swift")
        subprocess.run([self.tool, "generate", path, "--force", "-o", swift], check=True, capture_output=True)
        command = ["swiftc", "-typecheck", "-swift-version", "6", "-warnings-as-errors", "-parse-as-library", swift]
        run = subprocess.run(command, capture_output=True, text=True)
        return "" if run.returncode == 0 else run.stderr


def main():
    tool, work = sys.argv[1], pathlib.Path(sys.argv[2])
    work.mkdir(parents=True, exist_ok=True)
    interface = standard_library()
    if interface is None:
        sys.exit(3)
    trial = Trial(tool, work)
    path, _ = trial.accepted("sample", HEAD.format("FeatureConfig"), SAMPLE.splitlines())
    assert trial.compiles(path) == ""
    own = identifiers(path.with_suffix(".swift").read_text())
    words = own | identifiers(interface)

    head = HEAD.format("FeatureConfig")
    types = [word for word in sample({word for word in words if word[0].isupper()}, 1000 if "--all" in sys.argv else 20)]
    registries = {
        "keys": (head, [f"{word}: {{owner: a, type: bool, default: false}}" for word in sample(words, 1000)]),
        "accessors": (
            head,
            [f"k{number}: {{owner: a, type: bool, default: false, accessor: '{word}'}}" for number, word in enumerate(sample(words, 1000))],
        ),
        "enums": (head, [f"{word}: {{owner: a, type: enum, values: [x, y], default: x}}" for word in sample(words, 500)]),
        "cases": (
            head,
            [
                f"k{number}: {{owner: a, type: enum, values: ['{word}', zzz], default: zzz}}"
                for number, word in enumerate(sample(words, 1000))
            ],
        ),
    }
    for name in types:
        registries[f"type {name}"] = (HEAD.format(f"'{name}'"), None)

    def run(item):
        name, (head, lines) = item
        if lines is None:
            path = work / f"{name}.yml"
            path.write_text(head + SAMPLE)
            if subprocess.run([tool, "validate", path], capture_output=True).returncode:
                return name, 0, ""
            return name, 1, trial.compiles(path)
        path, kept = trial.accepted(name, head, lines)
        return name, len(kept), trial.compiles(path)

    failed = 0
    accepted_types = 0
    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        for name, count, fault in pool.map(run, registries.items()):
            if not name.startswith("type "):
                print(f"{name}: {count} accepted of {len(registries[name][1])}")
            accepted_types += count if name.startswith("type ") else 0
            if fault:
                failed += 1
                print(f"{name} does not compile:\n" + "\n".join(fault.splitlines()[:6]))
    print(f"types: {accepted_types} accepted of {len(types)}")
    sys.exit(1 if failed else 0)


main()
