"""Finds what can be changed in a Swift file, and how.

Every change is written as an expression that picks the original or the mutant while it runs, so that all mutants of a part are
built once: `a < b` becomes `a <⊕… b`, an operator of its own that is `<=` when its number is the chosen one.
"""

import re
from dataclasses import dataclass

COMPARISONS = {"<": "<=", "<=": "<", ">": ">=", ">=": ">", "==": "!=", "!=": "=="}
LOGIC = {"&&": "||", "||": "&&"}
SUMS = {"+": "-", "-": "+"}
RANGES = {"..<": "the end moved up by one", "...": "the end moved down by one"}
OPERATORS = re.compile(r"(?<= )(<=|>=|==|!=|<|>|&&|\|\||\+|-)(?= )(?! nil)")
RANGE = re.compile(r"(?<=[\w)\]])(\.\.<|\.\.\.)(?=[\w(\"])")
BOOL = re.compile(r"(?<![\w.`])(true|false)(?![\w`:])")
INTEGER = re.compile(r"(?<![\w.$\"\\])(0x[0-9A-Fa-f_]+|[0-9][0-9_]*)(?![\w.:])")
CONDITION = re.compile(r"^(\s*(?:\} else )?(?:if|guard|while) )(.*?)( else \{.*| else$| \{.*)$")


@dataclass(frozen=True)
class Mutant:
    """A change on one line: `text` replaces the columns `start` to `end`, with `{n}` for its number and `{op}` for its operator.

    A condition is not replaced but wrapped, so that what stands inside of it can have mutants too.
    """

    file: str
    line: int
    start: int
    end: int
    text: str
    kind: str
    original: str
    mutated: str

    @property
    def name(self):
        return f"{self.file}:{self.line}:{self.start + 1}: {self.original} -> {self.mutated}"


# A literal in which quotes and backslashes stand for themselves, up to the hashes that it began with.
RAW = re.compile(r'(#+)".*?"\1')


def masked(line):
    """The line with the insides of its literals, and its comment, as blanks of the same length."""
    line = RAW.sub(lambda match: '"' + "x" * (len(match.group()) - 2) + '"', line)
    result, quote, escaped = [], False, False
    for index, character in enumerate(line):
        if not quote and line.startswith("//", index):
            return "".join(result) + " " * (len(line) - index)
        if quote and not escaped and character == '"':
            quote = False
        elif quote:
            escaped = character == "\\" and not escaped
            character = "x"
        elif character == '"':
            quote = True
        result.append(character)
    return "".join(result)


def clauses(condition):
    """(start, end) of the parts between the commas that stand outside of brackets."""
    depth, start = 0, 0
    for index, character in enumerate(condition):
        depth += (character in "([{") - (character in ")]}")
        if character == "," and depth == 0:
            yield start, index
            start = index + 1
    yield start, len(condition)


def conditions(file, number, line, mask):
    match = CONDITION.match(mask)
    if not match:
        return
    for start, end in clauses(match.group(2)):
        start, end = match.start(2) + start, match.start(2) + end
        start += len(mask[start:end]) - len(mask[start:end].lstrip())
        text = line[start:end]
        if text and not re.match(r"(let|var|case|#available)\b", text):
            yield Mutant(file, number, start, end, "", "condition", text, f"!({text})")


def literals(file, number, mask):
    for match in BOOL.finditer(mask):
        word, other = match.group(1), "false" if match.group(1) == "true" else "true"
        yield Mutant(file, number, *match.span(), f"(mutant({{n}}) ? {other} : {word})", "literal", word, other)
    for match in INTEGER.finditer(mask):
        word = match.group(1)
        other = str(int(word.replace("_", ""), 0) + 1)
        yield Mutant(file, number, *match.span(), f"(mutant({{n}}) ? {other} : {word})", "literal", word, other)


def operators(file, number, mask):
    for match in OPERATORS.finditer(mask):
        word = match.group(1)
        other = {**COMPARISONS, **LOGIC, **SUMS}[word]
        yield Mutant(file, number, *match.span(), "{op}", word, word, other)
    for match in RANGE.finditer(mask):
        yield Mutant(file, number, *match.span(), " {op} ", match.group(1), match.group(1), RANGES[match.group(1)])


def find(file, text):
    """All mutants of a file, line by line; texts in `\"\"\"` are passed over."""
    inside = False
    for number, line in enumerate(text.split("\n"), start=1):
        quotes = line.count('"""')
        skip = inside or quotes > 0 or re.match(r"\s*(//|import |@|.*\b(func|operator|precedencegroup|init\?*\(|case) ?.*->)", line)
        inside ^= quotes % 2 == 1
        if skip:
            continue
        mask = masked(line)
        yield from conditions(file, number, line, mask)
        yield from literals(file, number, mask)
        yield from operators(file, number, mask)
