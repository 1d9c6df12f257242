"""Writes sources in which every mutant is present and none is active."""

import collections

OPERATOR_DIGITS = "^~"

PRELUDE = """\
// Which mutant runs is in the environment.
#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

let activeMutant: Int = getenv("MUTANT").map { Int(atoi($0)) } ?? 0

@inline(never) func mutant(_ number: Int) -> Bool { number == activeMutant }

"""

COMPARABLE = "infix operator {op}: ComparisonPrecedence\nfunc {op} <T: Comparable>(a: T, b: T) -> Bool {{ mutant({n}) ? a {other} b : a {word} b }}\n"
EQUATABLE = COMPARABLE.replace("Comparable", "Equatable")
LOGICAL = (
    "infix operator {op}: {group}\n"
    "func {op} (a: Bool, b: @autoclosure () throws -> Bool) rethrows -> Bool {{ mutant({n}) ? try a {other} b() : try a {word} b() }}\n"
)
SUM = (
    "infix operator {op}: AdditionPrecedence\n"
    "func {op} <T: AdditiveArithmetic>(a: T, b: T) -> T {{ mutant({n}) ? a {other} b : a {word} b }}\n"
)
HALF_OPEN = (
    "infix operator {op}: RangeFormationPrecedence\n"
    "func {op} <T: Strideable>(a: T, b: T) -> Range<T> where T.Stride: SignedInteger {{ a..<(mutant({n}) ? b.advanced(by: 1) : b) }}\n"
)
CLOSED = (
    "infix operator {op}: RangeFormationPrecedence\n"
    "func {op} <T: Strideable>(a: T, b: T) -> ClosedRange<T> where T.Stride: SignedInteger "
    "{{ a...(mutant({n}) && a < b ? b.advanced(by: -1) : b) }}\n"
)


def operator(mutant, number):
    """An operator that nothing else uses: the number in base two, in characters that operators may have."""
    digits = "".join(OPERATOR_DIGITS[int(bit)] for bit in format(number, "b"))
    return {"...": "<>", "..<": "<>"}.get(mutant.kind, mutant.kind) + "%" + digits


def declaration(mutant, number):
    template = {"...": CLOSED, "..<": HALF_OPEN, "&&": LOGICAL, "||": LOGICAL, "+": SUM, "-": SUM, "==": EQUATABLE,
                "!=": EQUATABLE}.get(mutant.kind, COMPARABLE)
    group = {"&&": "LogicalConjunctionPrecedence", "||": "LogicalDisjunctionPrecedence"}.get(mutant.kind, "")
    return template.format(op=operator(mutant, number), n=number, word=mutant.kind, other=mutant.mutated, group=group)


def edits(mutant, number):
    """(start, end, text), by columns."""
    if mutant.kind == "condition":
        return [(mutant.start, mutant.start, f"(mutant({number}) != ("), (mutant.end, mutant.end, "))")]
    text = mutant.text.format(n=number, op="" if mutant.kind == "literal" else operator(mutant, number))
    return [(mutant.start, mutant.end, text)]


def changed(line, line_edits):
    """The line with its edits; where two begin at one place, the one that only inserts comes first."""
    result, position = "", 0
    for start, end, text in sorted(line_edits):
        result += line[position:start] + text
        position = end
    return result + line[position:]


def replace(path, content):
    """Writes a file that is other than it should be; one that is not keeps its time, by which builds go."""
    if not path.exists() or path.read_bytes() != content:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)


def write(root, sources, mutants, prelude_path):
    """Writes each source with its mutants. `mutants` maps a number to a mutant."""
    by_line = collections.defaultdict(list)
    for number, mutant in mutants.items():
        by_line[mutant.file, mutant.line] += edits(mutant, number)
    for file, text in sources.items():
        lines = [changed(line, by_line[file, number]) for number, line in enumerate(text.split("\n"), start=1)]
        replace(root / file, "\n".join(lines).encode())
    own = [declaration(mutant, number) for number, mutant in mutants.items() if mutant.kind not in ("condition", "literal")]
    replace(prelude_path, (PRELUDE + "\n".join(own)).encode())
