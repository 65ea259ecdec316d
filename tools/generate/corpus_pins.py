"""Record what the compressed chunks of the conformance corpus look like, so that its files never change.

Recorded chunks stay unchanged, also if the current library compresses their contents in another way.
"""

from __future__ import annotations

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


def outputs() -> dict[Path, str]:
    """The recorded chunks; a chunk that no file needs any more is left out."""
    used: dict[str, bytes] = {}
    with pinned(recorded_chunks(), used):
        for case in [*cases(), *corpus_cases()]:
            case.make()
    text = json.dumps({key: base64.b85encode(used[key]).decode() for key in sorted(used)}, indent=0) + "\n"
    return {TARGET: text}


if __name__ == "__main__":
    sys.path.insert(0, str(REPOSITORY / "tools" / "generate"))
    import committed

    committed.write(outputs())
