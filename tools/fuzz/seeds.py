"""Seeds for the engines: small files of every generation, and each structure in them with the byte that chooses its type."""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Iterator
from pathlib import Path

from rntuple_kaitai import dump
from self_test.structures import structures

from rntuple_construct.kit.corpus.mutations import BROKEN
from rntuple_construct.kit.corpus.mutations.bases import BASES

REPOSITORY = Path(__file__).resolve().parents[2]
LARGEST = 1 << 14


def files() -> Iterator[bytes]:
    """Whole files: those that tests start from, and one for each way in which a test breaks a rule."""
    for make in BASES.values():
        yield make()
    for path in sorted((REPOSITORY / "tests" / "data" / "root-6.40").rglob("*.root")):
        yield path.read_bytes()
    for mutation in BROKEN:
        yield mutation.make()


def write(directory: Path) -> tuple[Path, Path]:
    """Write the seeds that are not there yet.

    Args:
        directory: where.

    Returns:
        the directories of seeds for parsers, and of whole files.
    """
    parsers, whole = directory / "parsers", directory / "files"
    stamp = directory / "complete"
    if stamp.is_file():
        return parsers, whole
    for folder in (parsers, whole):
        folder.mkdir(parents=True, exist_ok=True)
    numbers = {name: number for number, name in enumerate(dump.ROOTS)}
    for data in files():
        if len(data) > LARGEST:
            continue
        _put(whole, data)
        for name, piece in structures(data):
            if name == "root_file":
                _put(parsers, piece)
            elif name in numbers:
                _put(parsers, bytes([numbers[name]]) + piece)
    stamp.touch()
    return parsers, whole


def _put(folder: Path, data: bytes) -> None:
    (folder / hashlib.sha256(data).hexdigest()[:16]).write_bytes(data)


if __name__ == "__main__":
    for folder in write(Path(sys.argv[1])):
        print(folder)
