"""The rows of the result: what was measured, the goal, and whether it is met."""

from dataclasses import asdict, dataclass
from typing import Optional

from sampling import median, quartiles


@dataclass
class Row:
    """One figure. `values` has one number per round; the median counts, and the quartiles are shown beside it. `most` or `least` is the goal, if there is one."""

    area: str
    what: str
    unit: str
    values: list
    most: Optional[float] = None
    least: Optional[float] = None
    note: str = ""

    @property
    def verdict(self) -> str:
        if self.most is None and self.least is None:
            return ""
        middle = median(self.values)
        is_met = (self.most is None or middle <= self.most) and (self.least is None or middle >= self.least)
        return "met" if is_met else "not met"

    @property
    def goal(self) -> str:
        if self.most is not None:
            return f"at most {number(self.most)}"
        return f"at least {number(self.least)}" if self.least is not None else ""

    @property
    def figure(self) -> str:
        text = number(median(self.values))
        if len(self.values) > 1:
            text += " ({} to {})".format(*map(number, quartiles(self.values)))
        return f"{text} {self.unit}".strip()

    def json(self) -> dict:
        return {**asdict(self), "median": median(self.values), "quartiles": quartiles(self.values), "verdict": self.verdict}


def number(value: float) -> str:
    """Three significant digits, which is more than a busy machine allows."""
    if value >= 100:
        return f"{value:,.0f}"
    return f"{value:.1f}" if value >= 10 else f"{value:.2f}"


def table(rows: list) -> str:
    """The rows as text, one area after the other."""
    lines = []
    width = max(len(row.what) for row in rows)
    area = None
    for row in rows:
        if row.area != area:
            area = row.area
            lines += ["", f"{area}", "-" * len(area)]
        parts = f"{row.what:{width}}  {row.figure:28}  {row.goal:16}  {row.verdict}"
        lines.append(parts.rstrip() + (f"\n{'':{width}}  {row.note}" if row.note else ""))
    return "\n".join(lines).strip("\n") + "\n"
