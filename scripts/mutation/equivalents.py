"""The mutants that no test can tell from the original, as scripts/mutation/equivalent.tsv lists them.

A row names a mutant by the text of its line and by the change, so that it still holds when a file is renamed or a function moves.
It has to mean one line of all sources; where several lines have that text, the text of the one or two lines before goes in front,
with ' ⏎ ' between the lines. Blanks, blank lines and access modifiers do not count.
"""

import itertools
import re
from dataclasses import dataclass

ACCESS = re.compile(r"\b(public|package|internal|fileprivate|private)(\(set\))? ")
LINE_BREAK = " ⏎ "


@dataclass(frozen=True)
class Row:
    number: int
    text: str
    change: str
    reason: str


def read(text):
    """The rows of the table. A line that is not a row ends the program."""
    rows = []
    for number, line in enumerate(text.splitlines(), start=1):
        if line and not line.startswith("#"):
            fields = line.split("\t")
            if len(fields) != 3 or not all(field.strip() for field in fields):
                raise SystemExit(f"equivalent.tsv:{number}: a row has three fields: line, change, reason")
            rows.append(Row(number, LINE_BREAK.join(map(normal, fields[0].split(LINE_BREAK.strip()))), *fields[1:]))
    return rows


def normal(line):
    return " ".join(ACCESS.sub("", line).split())


def change(mutant):
    return f"{mutant.original} -> {mutant.mutated}"


def texts(mutant, lines):
    """The texts that a row may have for a mutant: its line, and that with one and with two lines before."""
    before = (normal(line) for line in reversed(lines[: mutant.line - 1]) if line.strip())
    last = [normal(lines[mutant.line - 1]), *itertools.islice(before, 2)]
    return [LINE_BREAK.join(reversed(last[:count])) for count in range(1, len(last) + 1)]


def match(rows, mutants, sources):
    """The mutants that a row explains, and a message for each row that means no line or several."""
    found = {(row.text, row.change): [] for row in rows}
    lines = {file: text.split("\n") for file, text in sources.items()}
    for mutant in mutants:
        for text in texts(mutant, lines[mutant.file]):
            if (text, change(mutant)) in found:
                found[text, change(mutant)].append(mutant)
    explained, problems = set(), []
    for row in rows:
        places = sorted({(mutant.file, mutant.line) for mutant in found[row.text, row.change]})
        if len(places) == 1:
            explained.update(found[row.text, row.change])
        elif places:
            listed = ", ".join(f"{file}:{line}" for file, line in places[:3])
            problems.append(f"equivalent.tsv:{row.number}: {len(places)} lines are meant ({listed}); put the line before in front")
        else:
            problems.append(f"equivalent.tsv:{row.number}: no mutant is meant: {row.text} [{row.change}]")
    return explained, problems
