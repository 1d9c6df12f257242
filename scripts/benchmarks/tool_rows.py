"""What a run of the tool costs: against libyaml's bare event loop, against other checkers, and at start."""

import os

from rows import Row
from sampling import Command, Sampler, ratios
from workbench import ROOT, Workbench, remove

SIZES = [3, 100, 1_000, 3_000, 10_000, 100_000]
PEER_SIZES = [3, 100, 1_000, 3_000]
# A fixed day, so that no registry expires while the benchmark ages.
TODAY = ["--today", "2026-11-30"]


def generate_rows(bench: Workbench, sampler: Sampler, rounds: int, sizes: list, curves: dict) -> list:
    """`generate` into a file that is not there yet, and `check`, against the event loop on the same registry.

    The tool is the published one, which CI and the plugins over a bundle run; `generate` is measured as built from source, too.
    """
    floor, tool = bench.c_program("event_loop", "-lyaml"), bench.published_tool
    rows = []
    for size in sizes:
        registry = bench.registry(size)
        samples = sampler.interleaved(
            {
                "floor": Command([floor, registry]), "generate": generate(bench, tool, registry),
                "from source": generate(bench, bench.tool, registry), "check": Command([tool, "check", registry, *TODAY]),
            }, rounds)
        for name in ("floor", "generate", "check"):
            curves.setdefault(name, {})[size] = [sample.cpu for sample in samples[name]]
        is_goal = size in (3_000, 100_000)
        rows.append(
            Row("generate", f"CPU of generate against libyaml's event loop, {size:,} keys", "times",
                ratios(samples["generate"], samples["floor"]), most=4.5 if size == 3_000 else None))
        if is_goal:
            rows.append(
                Row("generate", "the same, the tool built from source with shared libraries", "times",
                    ratios(samples["from source"], samples["floor"])))
        if size == 100_000:
            rows.append(memory_row(samples["generate"], registry.stat().st_size))
    if {3_000, 100_000} <= set(sizes):
        costs = [large / small * 3_000 / 100_000 for large, small in zip(curves["generate"][100_000], curves["generate"][3_000])]
        rows.append(Row("generate", "CPU of generate per key, 100,000 keys against 3,000", "times", costs, most=1.2))
    return rows


def generate(bench: Workbench, tool, registry) -> Command:
    output = bench.work / "Output.swift"
    return Command([tool, "generate", registry, "--output", output], before=lambda: remove(output))


def memory_row(samples: list, file_size: int) -> Row:
    mebibyte = 1 << 20
    return Row(
        "generate", "peak memory of generate, 100,000 keys", "MiB", [sample.memory / 1024 for sample in samples],
        most=16 * file_size / mebibyte + 16,
        note=f"the goal is 16 times the file, which has {file_size / mebibyte:.1f} MiB, plus 16 MiB")


def check_rows(bench: Workbench, sampler: Sampler, rounds: int, sizes: list, curves: dict) -> list:
    """`check` against what teams run today, each on as many entries."""
    rows = []
    for size in sizes:
        registry, metrics = bench.registry(size), bench.metrics(size)
        schema = ROOT / "Registry/config-registry.schema.json"
        load = "import sys, yaml; yaml.load(open(sys.argv[1]), yaml.CSafeLoader)"
        samples = sampler.interleaved(
            {
                "check": Command([bench.tool, "check", registry, *TODAY]),
                "yamllint": Command([bench.peer("yamllint"), registry]),
                "check-jsonschema": Command([bench.peer("check-jsonschema"), "--schemafile", schema, registry]),
                "glinter": Command([bench.peer("glean_parser"), "glinter", metrics]),
                "glean_parser swift": Command(
                    [bench.peer("glean_parser"), "translate", "-f", "swift", "-o", bench.work / "glean", metrics]),
                "PyYAML (libyaml)": Command([bench.peer("python"), "-c", load, registry]),
            }, rounds)
        for name in samples:
            if name != "check":
                curves.setdefault(name, {})[size] = [sample.cpu for sample in samples[name]]
        if size == 3_000:
            for name, least in [("yamllint", 100), ("check-jsonschema", 100), ("glinter", 100), ("PyYAML (libyaml)", None)]:
                rows.append(
                    Row("check", f"CPU of {name} against check, 3,000 entries", "times",
                        ratios(samples[name], samples["check"]), least=least))
    return rows


def start_rows(bench: Workbench, sampler: Sampler, rounds: int) -> list:
    samples = sampler.interleaved(
        {"empty": Command([bench.empty_program]), "version": Command([bench.tool, "--version"])}, 5 * rounds)
    return [
        Row("start", "CPU of --version against an empty Swift program", "times", ratios(samples["version"], samples["empty"]),
            most=1.3),
        Row("size", "the tool, stripped, with the dynamic standard library", "KiB",
            [os.path.getsize(bench.stripped_tool) / 1024], most=2048),
    ]


def diff_rows(bench: Workbench, sampler: Sampler, rounds: int) -> list:
    """`diff` against Python's JSON parser on the same export, and its growth to ten times the size."""
    small, large = 3_000, 30_000
    load = "import json, sys; json.load(open(sys.argv[1]))"

    def diff(size):
        # Exit code 1: the export has differences.
        return Command([bench.tool, "diff", bench.registry(size), "--remote", bench.export(size, 20)], codes=(1,))

    samples = sampler.interleaved(
        {
            "diff": diff(small), "ten times": diff(large),
            "python": Command([bench.peer("python"), "-c", load, bench.export(small, 20)]),
        }, rounds)
    return [
        Row("diff", "CPU of diff against Python's json.load, 3,000 parameters of 20 conditions", "times",
            ratios(samples["diff"], samples["python"]), most=4.0),
        Row("diff", "CPU of diff, 30,000 parameters against 3,000", "times", ratios(samples["ten times"], samples["diff"]),
            most=11.0, note="linear is 10; the goal leaves a tenth for caches"),
    ]


def uses_rows(bench: Workbench, sampler: Sampler, rounds: int) -> list:
    """`uses` against `grep` that counts the lines with one word in the same files."""
    sources = bench.sources(20_000)
    samples = sampler.interleaved(
        {
            # Exit code 1: there are reads past the registry.
            "uses": Command([bench.tool, "uses", "--sources", sources, "--max-findings", "0", bench.registry(100)], codes=(1,)),
            "grep": Command(["grep", "-rc", "RemoteConfig", sources]),
        }, rounds)
    return [
        Row("uses", "CPU of uses against grep -rc, 20,000 files of 100 lines", "times",
            ratios(samples["uses"], samples["grep"]), most=3.0),
        Row("uses", "peak memory of the same", "MiB", [sample.memory / 1024 for sample in samples["uses"]], most=100),
    ]
