"""Pictures of bytes and bits as inline SVG; colours come from the style sheet."""

from __future__ import annotations

from dataclasses import dataclass
from html import escape

_COLUMNS = 8
_CELL = 86
_ROW = 42
_GUTTER = 64
_CHAR = 7.0
WIDTH = _GUTTER + _COLUMNS * _CELL + 8


@dataclass(frozen=True)
class Box:
    """A field in a picture.

    Args:
        label: its name.
        note: its type or size.
        size: bytes; None if it varies.
        href: where a click leads.
        is_optional, is_repeated: how its frame is drawn.
        offset: label before the row that it opens; "" for no label.
        colour: number of its colour.
    """

    label: str
    note: str
    size: int | None
    href: str
    is_optional: bool
    is_repeated: bool
    offset: str
    colour: int


def _text(x: float, y: float, text: str, room: float, css: str) -> str:
    fit = f' textLength="{room:.0f}" lengthAdjust="spacingAndGlyphs"' if len(text) * _CHAR > room else ""
    return f'<text x="{x:.0f}" y="{y:.0f}" class="{css}"{fit}>{escape(text)}</text>'


def _frame(x: float, y: float, width: float, height: float, box: Box, torn: bool) -> str:
    css = f"box c{box.colour % 8}" + (" optional" if box.is_optional else "")
    if not torn:
        shape = f'<rect x="{x:.0f}" y="{y:.0f}" width="{width:.0f}" height="{height:.0f}" class="{css}"/>'
    else:
        steps, right = 6, x + width
        edge = " ".join(
            f"L{right - (6 if number % 2 else 0):.0f} {y + height * number / steps:.1f}"
            for number in range(steps + 1)
        )
        shape = f'<path d="M{x:.0f} {y:.0f} {edge} L{x:.0f} {y + height:.0f} Z" class="{css}"/>'
    if box.is_repeated:
        shape = (
            f'<rect x="{x + 4:.0f}" y="{y + 4:.0f}" width="{width:.0f}" height="{height:.0f}" class="{css} behind"/>'
            + shape
        )
    return shape


def byte_diagram(boxes: list[Box], title: str) -> str:
    """Fields in rows of eight bytes; those of variable size end in a torn edge, those that may be missing are dashed."""
    parts: list[str] = []
    row, column = 0, 0
    marks: dict[int, str] = {}
    for box in boxes:
        size = box.size
        if column == 0 or box.offset:
            if column and (size is None or box.is_repeated) and column > _COLUMNS - 3:
                row, column = row + 1, 0
            if column == 0:
                marks[row] = box.offset
        pieces: list[tuple[float, float, float, float]] = []
        torn = size is None or box.is_repeated
        if torn or size is None or size > 4 * _COLUMNS:
            if column > _COLUMNS - 3:
                row, column = row + 1, 0
            pieces.append((_GUTTER + column * _CELL, row * _ROW, (_COLUMNS - column) * _CELL, _ROW))
            row, column = row + 1, 0
        else:
            left = size
            while left:
                here = min(left, _COLUMNS - column)
                rows = left // _COLUMNS if column == 0 and left >= _COLUMNS else 1
                pieces.append((_GUTTER + column * _CELL, row * _ROW, here * _CELL, rows * _ROW))
                left -= here if rows == 1 else rows * _COLUMNS
                column += here
                if column == _COLUMNS:
                    row, column = row + rows, 0
        if not pieces:
            continue
        drawn = "".join(_frame(x, y + 8, w, h, box, torn) for x, y, w, h in pieces)
        x, y, w, h = max(pieces, key=lambda piece: piece[2] * piece[3])
        middle = y + 8 + h / 2
        drawn += _text(x + w / 2, middle - 2, box.label, w - 8, "label")
        drawn += _text(x + w / 2, middle + 14, box.note, w - 8, "note")
        parts.append(f'<a href="{escape(box.href)}">{drawn}</a>' if box.href else drawn)
    height = (row + (column > 0)) * _ROW + 16
    rulers = "".join(
        f'<text x="{_GUTTER + (number + 0.5) * _CELL:.0f}" y="5" class="ruler">{number}</text>'
        for number in range(_COLUMNS)
    )
    left_side = "".join(
        f'<text x="{_GUTTER - 8}" y="{number * _ROW + 8 + _ROW / 2 + 4:.0f}" class="mark">{escape(text)}</text>'
        for number, text in marks.items()
        if text
    )
    return (
        f'<svg class="bytes" viewBox="0 -8 {WIDTH} {height + 8}" role="img" aria-label="{escape(title)}">'
        f"<title>{escape(title)}</title>{rulers}{left_side}{''.join(parts)}</svg>"
    )


def bit_diagram(num_bits: int, runs: list[tuple[int, int, str]], title: str) -> str:
    """The bits of a number, the highest at the left; named runs are filled, their names stand below.

    Args:
        num_bits: width of the number.
        runs: first bit, last bit and name of each run.
        title: what the picture shows.
    """
    cell = (WIDTH - 16) / num_bits
    owner = {bit: index for index, (first, last, _) in enumerate(runs) for bit in range(first, last + 1)}
    parts = []
    for bit in range(num_bits):
        x = 8 + (num_bits - 1 - bit) * cell
        css = f"box c{owner[bit] % 8}" if bit in owner else "box unused"
        parts.append(f'<rect x="{x:.1f}" y="12" width="{cell:.1f}" height="20" class="{css}"/>')
        if num_bits <= 16 or bit % 8 == 0 or bit % 8 == 7:
            parts.append(f'<text x="{x + cell / 2:.1f}" y="7" class="ruler">{bit}</text>')
    # Names from the lowest bit on, each on a separate line that leads to its bits.
    ordered = sorted(runs, key=lambda run: run[0])
    leaders, names = [], []
    for line, (first, last, name) in enumerate(ordered):
        x = 8 + (num_bits - (first + last + 1) / 2) * cell
        y = 50 + line * 18
        span = f"bit {first}" if first == last else f"bits {first} to {last}"
        label = f"{name} ({span})"
        to_right = x + 14 + _CHAR * 1.05 * len(label) < WIDTH
        end, css = (x + 10, "start") if to_right else (x - 10, "stop")
        leaders.append(f'<path d="M{x:.1f} 32 V{y - 4:.0f} H{end:.1f}" class="leader"/>')
        names.append(
            f'<text x="{end + (4 if to_right else -4):.1f}" y="{y:.0f}" class="name {css}">{escape(label)}</text>'
        )
    height = 44 + 18 * len(ordered)
    return (
        f'<svg class="bits" viewBox="0 -6 {WIDTH} {height}" role="img" aria-label="{escape(title)}">'
        f"<title>{escape(title)}</title>{''.join([*parts, *leaders, *names])}</svg>"
    )
