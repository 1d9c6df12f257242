"""What the generated file costs: its compilation, and reading values through it."""

import json
import os
import subprocess

from rows import Row
from sampling import Command, Sampler, ratios
from workbench import HERE, Workbench, run

# The most for CPU and memory of all types, and for CPU without enums, in times of bare properties.
MODES = {"-Onone": (4.5, 2.0, 2.0), "-O": (7.0, 2.5, 3.2)}


def compile_rows(bench: Workbench, sampler: Sampler, rounds: int) -> list:
    """The generated file against as many bare properties, in the same mode; and against itself at twice the size."""
    rows = []
    for mode, (cpu_goal, memory_goal, plain_goal) in MODES.items():
        files = {
            "bare": bench.bare(3_000), "3,000": bench.generated(bench.registry(3_000)),
            "no enums": bench.generated(bench.registry_without("enum", 3_000)), "6,000": bench.generated(bench.registry(6_000)),
            "least": bench.least(bench.registry(3_000)), "least, no enums": bench.least(bench.registry_without("enum", 3_000)),
        }
        commands = {name: compilation(bench, file, mode) for name, file in files.items()}
        samples = sampler.interleaved(commands, rounds, warms_up=False)
        rows += [
            Row("compiling", f"CPU of compiling 3,000 keys against 3,000 bare properties, {mode}", "times",
                ratios(samples["3,000"], samples["bare"]), most=cpu_goal),
            Row("compiling", f"peak memory of the same, {mode}", "times",
                ratios(samples["3,000"], samples["bare"], lambda sample: sample.memory), most=memory_goal),
            Row("compiling", f"CPU of compiling 6,000 keys against 3,000, {mode}", "times",
                ratios(samples["6,000"], samples["3,000"]), most=2.1),
            Row("compiling", f"CPU of compiling 3,000 keys without enums against 3,000 bare properties, {mode}", "times",
                ratios(samples["no enums"], samples["bare"]), most=plain_goal),
            Row("compiling", f"CPU of compiling 3,000 keys, {mode}", "s", [sample.cpu for sample in samples["3,000"]]),
            Row("compiling", f"the least that 3,000 typed accessors can cost, {mode}", "times",
                ratios(samples["least"], samples["bare"])),
            Row("compiling", f"the same without enums, {mode}", "times", ratios(samples["least, no enums"], samples["bare"])),
        ]
    return rows


def compilation(bench: Workbench, file, mode: str) -> Command:
    return Command(
        ["swiftc", mode, "-swift-version", "6", "-parse-as-library", "-module-name", "App", "-I", bench.stand_in, "-c", file,
         "-o", bench.work / "compiled.o"])


def reading_rows(bench: Workbench, rounds: int) -> list:
    """One optimised program with the generated file of 3,000 keys; it times its loops itself, in turns."""
    program = bench.work / "reading"
    run(["swiftc", "-O", "-wmo", "-swift-version", "6", "-module-name", "Reading", "-I", bench.stand_in, "-L", bench.stand_in,
         HERE / "reading" / "main.swift", bench.generated(bench.registry(3_000)), "-lFirebaseRemoteConfig", "-lFirebaseCore", "-o", program])
    times = json.loads(subprocess.run([program, str(rounds)], check=True, capture_output=True, text=True).stdout)
    counter = bench.c_program("count_allocations", "-shared", "-fPIC", "-ldl")
    counted = subprocess.run(
        [program, "1"], check=True, capture_output=True, text=True, env={**os.environ, "LD_PRELOAD": str(counter)})
    allocations = json.loads(counted.stdout)["allocations"]
    rows = []
    for kind in ["bool", "int"]:
        rows += [
            Row("reading", f"time of reading {kind}s against the SDK's own stringValue", "times",
                [left / right for left, right in zip(times[kind], times["sdk"])], most=1.5),
            Row("reading", f"allocations of reading {kind}s beyond the SDK's own", "per read",
                [allocations[kind] - allocations["sdk"]], most=0.0),
        ]
    rows.append(
        Row("reading", "time of building the defaults of 3,000 keys against a plain loop", "times",
            [left / right for left, right in zip(times["defaults"], times["loop"])], most=3.0))
    rows.append(Row("reading", "time of reading a bool", "ns", times["bool"]))
    return rows
