"""How many changed files get past every checksum and frame check of this package into descriptors or column decoding.

    python tools/fuzz/depth.py FILE... [--count 1000]

A changed file counts if its anchor is valid, and an envelope or page has other contents than any in the
original. The envelope must parse without an error; the page must match its checksum and decompress. This is
measured for mutants, and for copies with one byte changed at random.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Iterator
from pathlib import Path

from rntuple_construct.base.errors import RNTupleError
from rntuple_construct.format.metadata import FileMetadata, PageStore
from rntuple_construct.kit.files.parsed_file import num_elements, page_has_checksum, page_offset, pages_of
from rntuple_construct.kit.fuzzing import ParsedFile, mutate
from rntuple_construct.storage import open_source


def contents(data: bytes) -> set[bytes]:
    """What readers get to decode of a file: envelopes without errors, and uncompressed pages with right checksums."""
    try:
        file = FileMetadata(data)
        opened = file.open(file.keys[0]) if file.keys else None
        if opened is None or opened.errors or opened.ntuple is None:
            return set()
        found = {each.data for each in opened.ntuple.envelopes if each.record is not None and not each.errors}
        return found | set(_pages(data))
    except RNTupleError:
        return set()


def _pages(data: bytes) -> Iterator[bytes]:
    base = ParsedFile(data)
    if base.generation is None:
        return
    with open_source(data) as source:
        store = PageStore(source, base.generation, max_key_size=base.max_key_size)
        for page in pages_of(base.root):
            offset, size = page_offset(page.tree), page.tree["locator"].get("len_range", 0)
            try:
                if offset is not None:
                    stored = store.read(offset, size, page_has_checksum(page.tree))
                    yield bytes(store.uncompressed(stored, base.codec(page).nbytes(num_elements(page.tree))))
            except RNTupleError:
                continue


def flipped(data: bytes, seed: str) -> bytes:
    """A copy with one other byte."""
    choice = random.Random(seed)
    changed = bytearray(data)
    changed[choice.randrange(len(data))] ^= choice.randrange(1, 256)
    return bytes(changed)


def main() -> int:
    """Count."""
    parser = argparse.ArgumentParser(
        allow_abbrev=False, description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("files", nargs="+", type=Path)
    parser.add_argument("--count", type=int, default=1000, help="of each kind, over all files (default 1000)")
    arguments = parser.parse_args()
    bases = [ParsedFile(path.read_bytes()) for path in arguments.files]
    before = [contents(base.data) for base in bases]
    arrived = {"mutants": 0, "byte flips": 0}
    for seed in range(arguments.count):
        number = seed % len(bases)
        base = bases[number]
        arrived["mutants"] += bool(contents(mutate(base, seed).data) - before[number])
        arrived["byte flips"] += bool(contents(flipped(base.data, f"flip {seed}")) - before[number])
    for name, count in arrived.items():
        print(f"{name}: {count} of {arguments.count} arrive ({count / arguments.count:.1%})")
    return 0


if __name__ == "__main__":
    sys.exit(main())
