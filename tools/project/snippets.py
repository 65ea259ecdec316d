"""Put the regions of tested programs into the documents that show them.

A block is filled if a comment ``<!-- snippet: FILE REGION -->`` precedes it. FILE counts from the document;
in it, comments with ``#region REGION`` and ``#endregion`` enclose the text.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

DOCS = Path(__file__).resolve().parents[2] / "docs"
_BLOCK = re.compile(r"(?ms)^(<!-- snippet: (?P<file>\S+) (?P<region>\w+) -->\n```\w*\n).*?^```$")


class SnippetError(Exception):
    """A document asks for a region that is not there."""


def regions(text: str) -> dict[str, str]:
    """The regions of a program by name."""
    found = re.findall(r"(?ms)^[^\w\n]*#region (\w+)\n(.*?)^[^\w\n]*#endregion$", text)
    return {name: body.strip("\n") + "\n" for name, body in found}


def filled(document: Path) -> str:
    """Text of a document with the present code in its blocks.

    Raises:
        SnippetError: a region is not there.
    """

    def block(match: re.Match[str]) -> str:
        known = regions((document.parent / match["file"]).read_text(encoding="utf-8"))
        if match["region"] not in known:
            raise SnippetError(f"{document.name}: {match['file']} has no region {match['region']}")
        return f"{match[1]}{known[match['region']]}```"

    return _BLOCK.sub(block, document.read_text(encoding="utf-8"))


def outputs() -> dict[Path, str]:
    """The documents that have blocks."""
    return {path: filled(path) for path in sorted(DOCS.glob("*.md"))}


if __name__ == "__main__":
    sys.path.insert(0, str(DOCS.parent / "tools" / "generate"))
    import committed

    committed.write(outputs())
