"""Put the regions of tested programs into the documents that show them.

    python tools/project/snippets.py            fill the code blocks of docs/*.md
    python tools/project/snippets.py --check    write nothing; exit status 1 if a block differs from its program

A block is filled if a comment ``<!-- snippet: FILE REGION -->`` precedes it. FILE counts from the document;
in it, comments with ``#region REGION`` and ``#endregion`` enclose the text.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Sequence
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


def main(arguments: Sequence[str] | None = None) -> int:
    """Fill or check the documents; returns the exit status."""
    parser = argparse.ArgumentParser(
        allow_abbrev=False, description="Put code of tested programs into the documents."
    )
    parser.add_argument("--check", action="store_true", help="write nothing; only report outdated blocks")
    options = parser.parse_args(arguments)
    stale = [path for path in sorted(DOCS.glob("*.md")) if filled(path) != path.read_text(encoding="utf-8")]
    for path in stale:
        if options.check:
            print(f"{path} is out of date: run python tools/project/snippets.py", file=sys.stderr)
        else:
            path.write_text(filled(path), encoding="utf-8", newline="\n")
    return 1 if options.check and stale else 0


if __name__ == "__main__":
    raise SystemExit(main())
