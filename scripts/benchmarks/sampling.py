"""Runs commands in turns and keeps what each run cost."""

import os
import statistics
import subprocess
from dataclasses import dataclass, field
from pathlib import Path
from typing import Callable, Optional


@dataclass
class Sample:
    """What one run cost: CPU seconds of the process and all it waited for, KiB of peak memory."""

    cpu: float
    memory: int


@dataclass
class Command:
    """A command to be measured. `before` prepares each run, such as by removing an output; `codes` are the expected exit codes."""

    argv: list
    cwd: Optional[Path] = None
    env: dict = field(default_factory=dict)
    before: Optional[Callable] = None
    codes: tuple = (0,)


class Sampler:
    """Measures through a small C program, since a child of Python starts with Python's peak memory."""

    def __init__(self, measure: Path, work: Path):
        self.measure = measure
        self.result = work / "measured"

    def run(self, command: Command) -> Sample:
        if command.before:
            command.before()
        argv = [str(self.measure), str(self.result), *map(str, command.argv)]
        subprocess.run(argv, cwd=command.cwd, env={**os.environ, **command.env}, check=True)
        cpu, memory, code = map(int, self.result.read_text().split())
        if code not in command.codes:
            raise SystemExit(f"exit code {code} of: {' '.join(map(str, command.argv))}")
        return Sample(cpu / 1e6, memory)

    def interleaved(self, commands: dict, rounds: int, warms_up: bool = True) -> dict:
        """Samples of every command by its name. All run once in each round, so that a busy moment hits all alike.

        A first round that is not counted fills the caches of files, except where a run takes too long for it to matter.
        """
        if warms_up:
            for command in commands.values():
                self.run(command)
        samples = {name: [] for name in commands}
        for _ in range(rounds):
            for name, command in commands.items():
                samples[name].append(self.run(command))
        return samples


def ratios(samples: list, base: list, cost=lambda sample: sample.cpu) -> list:
    """The ratios of runs of the same round."""
    return [cost(left) / cost(right) for left, right in zip(samples, base)]


def median(values: list) -> float:
    return statistics.median(values)


def quartiles(values: list) -> tuple:
    """The first and the third quartile: half of the runs are between them."""
    if len(values) < 2:
        return values[0], values[0]
    first, _, third = statistics.quantiles(values, n=4, method="inclusive")
    return first, third
