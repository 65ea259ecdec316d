"""Parts of the page: pieces of its data that are decoded when they are opened.

A part is compressed with zlib and is in the page as Base64, in a script element that browsers do not run.
Base64 cannot end this element, whatever the file holds.
"""

from __future__ import annotations

import base64
import json
import zlib
from collections.abc import Sequence
from typing import Any

__all__ = ["LEN_BYTE_PART", "byte_parts", "json_part", "packed", "split_rows"]

LEN_BYTE_PART = 1 << 16
"""Bytes of a view in each part, the last one excepted."""

_ROWS_OF_PART = 4096
_LEVEL = 6


def packed(data: bytes) -> str:
    """Bytes in the form of the page."""
    return base64.b64encode(zlib.compress(data, _LEVEL)).decode("ascii")


def json_part(document: Any) -> bytes:
    """A document as the bytes of a part."""
    return json.dumps(document, separators=(",", ":")).encode()


def byte_parts(data: bytes) -> list[bytes]:
    """Bytes of a view, cut into parts."""
    return [data[start : start + LEN_BYTE_PART] for start in range(0, len(data), LEN_BYTE_PART)]


def split_rows(
    rows: Sequence[list[Any]], target: int = _ROWS_OF_PART
) -> tuple[list[list[list[Any]]], list[int], list[int]]:
    """Annotations cut into parts, so that what lies below an annotation can be loaded when it is opened.

    Annotations with many others below them are in the first part, and so are their direct parts. All annotations below
    any other annotation of the first part are together in one part.

    Args:
        rows: annotations; each one starts with the number of the annotation it lies in, which comes before it, or -1.
        target: about how many annotations a part has.

    Returns:
        the parts, of rows with their number in front. For each annotation its part, and the part with the
        annotations directly below it; 0 if no part has to be loaded.
    """
    below = [0] * len(rows)
    for number in range(len(rows) - 1, -1, -1):
        parent = rows[number][0]
        if parent >= 0:
            below[parent] += below[number] + 1
    part_of = [0] * len(rows)
    part_below = [0] * len(rows)
    parts: list[list[list[Any]]] = [[]]
    for number, row in enumerate(rows):
        parent = row[0]
        if parent >= 0:
            part_of[number] = part_below[parent]
        if part_of[number]:
            part_below[number] = part_of[number]
        elif 0 < below[number] <= target:
            if len(parts) == 1 or len(parts[-1]) + below[number] > target:
                parts.append([])
            part_below[number] = len(parts) - 1
        parts[part_of[number]].append([number, *row])
    # What stands together with its annotation needs no loading.
    to_load = [0 if part_of[number] == part else part for number, part in enumerate(part_below)]
    return parts, part_of, to_load
