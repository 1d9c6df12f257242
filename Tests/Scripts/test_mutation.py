"""The table of equivalent mutants: a row holds through renames and moves, and means one line."""

import sys
import unittest

from loopback import SCRIPTS

sys.path.insert(0, str(SCRIPTS))
sys.dont_write_bytecode = True
from mutation import equivalents, mutators  # noqa: E402

SOURCE = """\
struct Limit {
  package var most = 0

  func holds(_ value: Int) -> Bool {
    guard value < most else { return false }
    switch value {
    case 1:
      return true
    default:
      return false
    }
  }
}
"""
ROW = "guard value < most else { return false }\t< -> <=\tthe bound is never reached\n"


class Equivalents(unittest.TestCase):
    def explained(self, table, sources):
        mutants = [mutant for file, text in sources.items() for mutant in mutators.find(file, text)]
        found, problems = equivalents.match(equivalents.read(table), mutants, sources)
        return {(mutant.file, mutant.line, equivalents.change(mutant)) for mutant in found}, problems

    def test_a_row_means_one_change_of_one_line(self):
        self.assertEqual(self.explained(ROW, {"Limit.swift": SOURCE}), ({("Limit.swift", 5, "< -> <=")}, []))

    def test_a_row_holds_through_a_rename_a_move_and_another_layout(self):
        moved = SOURCE.replace("    guard", "\n\n      guard").replace("package var", "public internal(set) var")
        sources = {"Sources/Other/Bound.swift": moved, "Limit.swift": "struct Limit {}\n"}
        table = ROW + "private var most = 0\t0 -> 1\tit is set before it is read\n"
        self.assertEqual(self.explained(table, sources), (
            {("Sources/Other/Bound.swift", 7, "< -> <="), ("Sources/Other/Bound.swift", 2, "0 -> 1")}, []))

    def test_a_changed_line_is_not_explained_any_more(self):
        found, problems = self.explained(ROW, {"Limit.swift": SOURCE.replace("value < most", "value < least")})
        self.assertEqual(found, set())
        self.assertEqual(problems, ["equivalent.tsv:1: no mutant is meant: guard value < most else { return false } [< -> <=]"])

    def test_a_row_that_means_several_lines_explains_none_of_them(self):
        found, problems = self.explained(ROW, {"A.swift": SOURCE, "B.swift": SOURCE})
        self.assertEqual(found, set())
        self.assertEqual(problems, ["equivalent.tsv:1: 2 lines are meant (A.swift:5, B.swift:5); put the line before in front"])

    def test_lines_before_tell_two_lines_apart(self):
        sources = {"Limit.swift": SOURCE + "func other() -> Bool {\n  return false\n}\n"}
        self.assertEqual(len(self.explained("return false\tfalse -> true\tx\n", sources)[1]), 1)
        wanted = ({("Limit.swift", 10, "false -> true")}, [])
        self.assertEqual(self.explained("default: ⏎ return false\tfalse -> true\tx\n", sources), wanted)
        self.assertEqual(self.explained("return true ⏎ default: ⏎ return false\tfalse -> true\tx\n", sources), wanted)

    def test_two_mutants_of_one_line_may_share_a_row(self):
        found, problems = self.explained("let sum = a + b + c\t+ -> -\tx\n", {"Sum.swift": "let sum = a + b + c\n"})
        self.assertEqual((len(found), problems), (1, []))

    def test_a_row_without_a_reason_is_refused(self):
        for table in ("a < b\t< -> <=\n", "a < b\t< -> <=\t \n", "Limit.swift\ta < b\t< -> <=\tx\n"):
            with self.subTest(table), self.assertRaises(SystemExit):
                equivalents.read(table)


if __name__ == "__main__":
    unittest.main()
