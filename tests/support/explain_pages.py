"""The data of pages that ``rntuple explain --html`` writes."""

from __future__ import annotations

import base64
import json
import re
import zlib
from typing import Any

_PART = re.compile(r'<script type="application/octet-stream" id="part-([\w-]+)">([\w+/=]*)</script>')


def parts_of(text: str) -> dict[str, bytes]:
    """The parts of a page by name."""
    return {name: zlib.decompress(base64.b64decode(packed)) for name, packed in _PART.findall(text)}


def data_of(text: str) -> dict[str, Any]:
    """What the page knows, with its tables."""
    parts = parts_of(text)
    data: dict[str, Any] = json.loads(parts["core"])
    return data | {name: json.loads(parts[name]) for name in ("nodes", "schema", "clusters")}
