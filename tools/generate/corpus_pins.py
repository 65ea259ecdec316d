"""Record what the compressed chunks of the conformance corpus look like, so that its files never change.

    python tools/generate/corpus_pins.py            write rntuple_construct/kit/compressed_chunks.json
    python tools/generate/corpus_pins.py --check    fail if a chunk is missing, or recorded and not needed

Recorded chunks stay unchanged, also if the current library compresses their contents in another way.
"""

from __future__ import annotations

import argparse
import base64
import json
import sys
from pathlib import Path

REPOSITORY = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(REPOSITORY), str(REPOSITORY / "generated" / "python")]

from rntuple_construct.cli.trevni_cases import corpus_cases
from rntuple_construct.format.compression.algorithms import pinned
from rntuple_construct.kit.corpus import cases
from rntuple_construct.kit.files.pinned_compression import PINS_FILE, recorded_chunks

TARGET = REPOSITORY / "rntuple_construct" / "kit" / "files" / PINS_FILE


def main() -> int:
    """Run; returns 1 if the file is not up to date."""
    parser = argparse.ArgumentParser(
        allow_abbrev=False, description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--check", action="store_true", help="change nothing")
    arguments = parser.parse_args()
    used: dict[str, bytes] = {}
    with pinned(recorded_chunks(), used):
        for case in [*cases(), *corpus_cases()]:
            case.make()
    text = json.dumps({key: base64.b85encode(used[key]).decode() for key in sorted(used)}, indent=0) + "\n"
    if arguments.check:
        return int(TARGET.read_text(encoding="ascii") != text)
    TARGET.write_text(text, encoding="ascii")
    print(f"{len(used)} chunks, {len(text)} bytes")
    return 0


if __name__ == "__main__":
    sys.exit(main())
