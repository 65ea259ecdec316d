"""Parts of the page: pieces of its data that are decoded when they are opened.

A part is compressed with zlib and is in the page as Base64, in a script element that browsers do not run.
Base64 cannot end this element, whatever the file holds.
"""

from __future__ import annotations

import base64
import json
import zlib
from typing import Any

__all__ = ["LEN_BYTE_PART", "byte_parts", "json_part", "packed"]

LEN_BYTE_PART = 1 << 16
"""Bytes of a view in each part, the last one excepted."""

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
