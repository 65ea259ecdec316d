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
    """What the page knows, with all annotations in order, without their numbers."""
    parts = parts_of(text)
    data: dict[str, Any] = json.loads(parts["core"])
    rows = data["nodes"] + [
        row for name, part in parts.items() if name.startswith("nodes-") for row in json.loads(part)
    ]
    data["nodes"] = [row[1:] for row in sorted(rows, key=lambda row: row[0])]
    assert len(data["nodes"]) == data["numNodes"]
    data["cells"] = json.loads(parts["cells"])
    data["schema"] = json.loads(parts["schema"])
    return data
