"""One picture: CPU time against the number of keys."""

from pathlib import Path

import matplotlib

matplotlib.use("svg")
import matplotlib.pyplot as plt  # noqa: E402

from sampling import median  # noqa: E402

# By name: label, colour, line style. Ours are solid and blue, the floor is black, the peers are dashed.
STYLES = {
    "generate": ("config-registry generate", "#0b5cad", "-"),
    "check": ("config-registry check", "#4fa3e3", "-"),
    "floor": ("libyaml's event loop alone (C)", "#000000", "-"),
    "PyYAML (libyaml)": ("PyYAML with libyaml, load only", "#7a7a7a", "--"),
    "yamllint": ("yamllint", "#c2571a", "--"),
    "check-jsonschema": ("check-jsonschema", "#2e8b57", "--"),
    "glinter": ("glean_parser glinter", "#8e44ad", "--"),
    "glean_parser swift": ("glean_parser to Swift", "#c0392b", "--"),
}


def plot(curves: dict, path: Path):
    """`curves` holds, by name and size, the CPU seconds of each run; the spread is shown as a band."""
    # Stable bytes for the same figures: no date, and ids that do not change.
    plt.rcParams.update({"svg.hashsalt": "config-registry", "svg.fonttype": "none", "font.size": 9})
    figure, axes = plt.subplots(figsize=(6.4, 4.8))
    for name, (label, colour, line) in STYLES.items():
        if name not in curves:
            continue
        sizes = sorted(curves[name])
        axes.plot(
            sizes, [median(curves[name][size]) * 1e3 for size in sizes], line, color=colour, label=label, marker="o", markersize=3)
        axes.fill_between(
            sizes, [min(curves[name][size]) * 1e3 for size in sizes], [max(curves[name][size]) * 1e3 for size in sizes],
            color=colour, alpha=0.15, linewidth=0)
    axes.set(xscale="log", yscale="log", xlabel="keys", ylabel="CPU of the whole process, ms")
    axes.set_title("What a run costs", loc="left")
    axes.grid(True, which="major", linewidth=0.4, alpha=0.6)
    axes.spines[["top", "right"]].set_visible(False)
    axes.legend(frameon=False, fontsize=8, loc="upper left", bbox_to_anchor=(1, 1))
    figure.savefig(path, format="svg", bbox_inches="tight", metadata={"Date": None})
