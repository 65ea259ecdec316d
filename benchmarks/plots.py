"""Pictures of figures that have goals, one panel for each benchmark: the value, its spread, and the goal."""

from __future__ import annotations

from pathlib import Path

from harness import Figure

OURS, MISSED, GOAL = "#2a6f97", "#c1666b", "#222222"


def draw(figures: dict[str, Figure], directory: Path) -> None:
    """Draw ``benchmarks.svg`` and ``benchmarks.png``.

    Args:
        figures: by "benchmark: what".
        directory: made if it is not there.
    """
    import matplotlib as mpl

    mpl.use("Agg")
    mpl.rcParams["svg.fonttype"] = "none"
    mpl.rcParams["svg.hashsalt"] = "rntuple-construct"  # the same picture for the same numbers
    import matplotlib.pyplot as plt

    panels: dict[str, list[Figure]] = {}
    for key, figure in figures.items():
        if figure.goal is not None:
            panels.setdefault(key.partition(":")[0], []).append(figure)
    if not panels:
        return
    heights = [len(rows) + 1 for rows in panels.values()]
    drawn, axes = plt.subplots(
        len(panels), 1, figsize=(10, 0.32 * sum(heights) + 0.9), height_ratios=heights, squeeze=False,
        layout="constrained",
    )  # fmt: skip
    for axis, (title, rows) in zip(axes[:, 0], panels.items(), strict=True):
        # As multiples of the goal, so that 1 is the goal whichever side is better.
        names = [row.what for row in rows]
        scaled = [_scaled(row) for row in rows]
        middle = [value for value, _, _ in scaled]
        low = [value - least for value, least, _ in scaled]
        high = [most - value for value, _, most in scaled]
        colours = [OURS if row.is_met else MISSED for row in rows]
        axis.barh(names, middle, color=colours, xerr=[low, high], ecolor=GOAL, capsize=2, height=0.7)
        axis.axvline(1, color=GOAL, linewidth=0.8)
        for place, row in enumerate(rows):
            sign = "≥" if row.at_least else "≤"
            axis.annotate(
                f"{row.value:.3g} {row.unit} ({sign} {row.goal:g})".replace(" (", "  ("), (1, place), (4, 0), xycoords=("axes fraction", "data"),
                textcoords="offset points", va="center", fontsize="small", annotation_clip=False,
            )  # fmt: skip
        axis.set_title(title, loc="left", fontsize="medium")
        axis.invert_yaxis()
        axis.margins(y=0.02)
        axis.set_xlim(left=0)
        axis.spines[["top", "right"]].set_visible(False)
    axes[-1, 0].set_xlabel("how far beyond the goal: 1 is the goal, more is better")
    directory.mkdir(parents=True, exist_ok=True)
    drawn.savefig(directory / "benchmarks.svg", metadata={"Date": None})
    drawn.savefig(directory / "benchmarks.png", dpi=110)
    plt.close(drawn)


def _scaled(row: Figure) -> tuple[float, float, float]:
    """Value, least and largest as multiples of the goal, turned over where less is better."""
    goal = row.goal or 1.0
    if row.at_least:
        return row.value / goal, row.low / goal, row.high / goal
    tiny = abs(goal) / 100
    return goal / max(row.value, tiny), goal / max(row.high, tiny), goal / max(row.low, tiny)
