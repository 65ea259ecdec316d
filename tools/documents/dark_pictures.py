"""Pictures in dark mode: SVGs get a style for dark pages, PNGs a second picture beside the first."""

from __future__ import annotations

from pathlib import Path

COLOURS = {
    "#000000": "#d9e0e7", "#222222": "#d9e0e7", "#222": "#d9e0e7", "#dddddd": "#36404b", "#cccccc": "#36404b", "#ffffff": "none",
    "#2a6f97": "#5fa9d6", "#1f77b4": "#5fa9d6", "#9aa5ad": "#7f8b95", "#9e2a2b": "#e0696b", "#6a994e": "#8fbf72", "#6d597a": "#b09cc0",
}  # fmt: skip
"""Colours on a dark page by those on a light one, as charts and matplotlib write them. White is the background of a figure."""
SUFFIX = "-dark"
"""``NAME-dark.png`` is the picture ``NAME.png`` for dark pages."""


def follow(svg: str) -> str:
    """Return a picture with a style that dark pages use; the same picture if it has one.

    A page says by the property ``color-scheme`` of its images whether it is dark.
    """
    if "prefers-color-scheme" in svg:
        return svg
    rules = ["svg,text{fill:#d9e0e7}"]
    for light, dark in COLOURS.items():
        for name in ("fill", "stroke"):
            selectors = f'[{name}="{light}"],[style*="{name}: {light};"],[style$="{name}: {light}"]'
            rules.append(f"{selectors}{{{name}:{dark}!important}}")
    style = f"<style>@media (prefers-color-scheme:dark){{{''.join(rules)}}}</style>"
    head, end, rest = svg.rpartition("</svg>")
    return head + style + end + rest


def twin(picture: Path) -> Path | None:
    """Return the picture for dark pages; None if it is missing."""
    path = picture.with_name(f"{picture.stem}{SUFFIX}{picture.suffix}")
    return path if path.is_file() else None
