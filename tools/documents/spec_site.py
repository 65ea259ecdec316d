"""Write the reference site of the format: static pages, made from spec/ and from bytes of the files in tests/data.

    python tools/documents/spec_site.py OUT            write the pages into the directory OUT
    python tools/documents/spec_site.py OUT --home ..  with a link to the pages around the site

The pages need no network, and nothing else beside them. They depend on the repository alone, byte for byte.
"""

from __future__ import annotations

import argparse
import shutil
import sys
from collections.abc import Sequence
from pathlib import Path

REPOSITORY = Path(__file__).resolve().parents[2]
sys.path[:0] = [
    *(str(REPOSITORY), str(REPOSITORY / "generated" / "python")),
    *(str(REPOSITORY / "tests"), str(REPOSITORY / "tools")),
]

from reference.build import pages

SPEC = REPOSITORY / "spec"
FILES = REPOSITORY / "tests" / "data" / "root-6.40" / "files"
MARK = "search.js"


def main(arguments: Sequence[str] | None = None) -> int:
    """Write the site; returns the exit status."""
    parser = argparse.ArgumentParser(
        allow_abbrev=False, description="Write the reference site of the format."
    )
    parser.add_argument(
        "output", type=Path, metavar="OUT", help="directory of the pages; existing pages are replaced"
    )
    parser.add_argument(
        "--home", default="", metavar="URL", help="where a link to the pages around the site leads"
    )
    options = parser.parse_args(arguments)
    if options.output.is_dir() and any(options.output.iterdir()) and not (options.output / MARK).is_file():
        parser.error(f"{options.output} holds something else")
    texts = pages(SPEC, sorted(FILES.glob("*.root")), options.home)
    shutil.rmtree(options.output, ignore_errors=True)
    for name, text in texts.items():
        path = options.output / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8", newline="\n")
    print(f"wrote {len(texts)} files to {options.output}", file=sys.stderr)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
