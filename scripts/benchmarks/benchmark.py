"""Runs all rows in one go and reports them. Called by scripts/benchmark, which has the usage."""

import argparse
import json
import os
import platform
import subprocess
import sys
from datetime import datetime, timezone
from importlib.metadata import version
from pathlib import Path

import generated_rows
import plot
import plugin_rows
import tool_rows
from rows import table
from sampling import Sampler
from workbench import Workbench

AREAS = ["tool", "peers", "start", "diff", "uses", "compiling", "reading", "plugin"]
PEERS = ["PyYAML", "check-jsonschema", "glean_parser", "matplotlib", "yamllint"]


def main():
    options = arguments()
    bench = Workbench(options.work.resolve())
    sampler = Sampler(bench.c_program("measure"), bench.work)
    curves = {}
    rows = [row for area in options.rows for row in measure(area, options, bench, sampler, curves)]
    print(table(rows), end="")
    if options.json:
        result = {"version": 1, "environment": environment(), "rows": [row.json() for row in rows], "curves": curves}
        options.json.write_text(json.dumps(result, indent=2) + "\n")
    if options.plot:
        plot.plot(curves, options.plot)


def arguments():
    parser = argparse.ArgumentParser(
        prog="scripts/benchmark", description="Measures against the goals of Documentation/Performance.md.")
    parser.add_argument("--work", type=Path, required=True, help=argparse.SUPPRESS)
    parser.add_argument("--quick", action="store_true", help="few rounds and small sizes, to see whether everything runs")
    parser.add_argument("--rounds", type=int, help="how often each command runs, 9 unless given")
    parser.add_argument("--rows", type=areas, default=AREAS, metavar="NAME,...", help=f"measure these alone: {', '.join(AREAS)}")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write figures and samples")
    parser.add_argument("--plot", type=Path, metavar="FILE", help="write the picture of cost against size, SVG")
    options = parser.parse_args()
    options.rounds = options.rounds or (2 if options.quick else 9)
    return options


def areas(text: str) -> list:
    """The areas of `--rows`, in the order of a whole run."""
    names = text.split(",")
    if unknown := [name for name in names if name not in AREAS]:
        raise argparse.ArgumentTypeError(f"no rows are named '{unknown[0]}'; there are {', '.join(AREAS)}")
    return [area for area in AREAS if area in names]


def measure(area: str, options, bench: Workbench, sampler: Sampler, curves: dict) -> list:
    """The rows of one area. A row is added by a line here and a function beside the others."""
    rounds = options.rounds
    # What takes seconds each time is run less often.
    few = max(2, rounds // 3)
    sizes = [size for size in tool_rows.SIZES if size <= 3_000] if options.quick else tool_rows.SIZES
    peer_sizes = tool_rows.PEER_SIZES[-1:] if options.quick else tool_rows.PEER_SIZES
    match area:
        case "tool":
            return tool_rows.generate_rows(bench, sampler, rounds, sizes, curves)
        case "peers":
            return tool_rows.check_rows(bench, sampler, few, peer_sizes, curves)
        case "start":
            return tool_rows.start_rows(bench, sampler, rounds)
        case "diff":
            return tool_rows.diff_rows(bench, sampler, few)
        case "uses":
            return tool_rows.uses_rows(bench, sampler, rounds)
        case "compiling":
            return generated_rows.compile_rows(bench, sampler, few)
        case "reading":
            return generated_rows.reading_rows(bench, rounds)
        case "plugin":
            return plugin_rows.build_rows(bench, sampler, rounds)


def environment() -> dict:
    """What the figures depend on; no names and no paths."""
    swift = subprocess.run(["swiftc", "--version"], capture_output=True, text=True).stdout.splitlines()[0]
    return {
        "date": datetime.now(timezone.utc).date().isoformat(), "machine": platform.machine(), "cores": os.cpu_count(),
        "system": platform.system(), "swift": swift, "python": platform.python_version(),
        "peers": {name: version(name) for name in PEERS},
    }


if __name__ == "__main__":
    sys.exit(main())
