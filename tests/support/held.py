"""Small sound files whose pages expand to much: what is held of them at once has to stay small, read or not.

``HELD`` maps the name of each to its maker. Unlike those of ``bombs``, most are right in every detail, and have just as much as
one page or one read may have, or more. Run as a program with a name, this module lets a consumer at one of them and prints the
memory that it took, which nothing but the package itself bounds.
"""

from __future__ import annotations

import io
import json
import sys
import time
import warnings
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from support import trees
from support.patching import (
    BIT,
    CHAR,
    INDEX32,
    INDEX64,
    REAL64,
    SPLIT_INDEX64,
    SWITCH,
    Tree,
    column,
    field,
    file_of,
    one_column,
)

import rntuple_construct as rnt
from rntuple_construct.base import errors
from rntuple_construct.base.limits import DEFAULT_LIMITS
from rntuple_construct.explain import annotate
from rntuple_construct.explain.json_form import whole_document
from rntuple_construct.explain.outline import Detail
from rntuple_construct.format.columns import column_codec
from rntuple_construct.format.compression import compress
from rntuple_construct.kit.files.editable_file import EditableFile

MIB = 1 << 20
INT8, SPLIT_INDEX32, REAL32_TRUNC, REAL32_QUANT = 0x03, 0x1A, 0x1D, 0x1E
HELD: dict[str, Callable[[], bytes]] = {}
CONSUMERS = ("np", "py", "ak", "pa", "pd", "polars", "iterate", "entries", "validate", "explain", "convert")


def _add(name: str, maker: Callable[[], EditableFile]) -> None:
    HELD[name] = lambda: maker().build()


def _pages(draft: EditableFile, page: Any, elements: int, uses: int) -> Tree:
    """The pages of a column: one of the given bytes, listed so many times."""
    block = bytes(compress(page, 505))
    place = trees.locator(len(block), draft.add_blob(block))
    return trees.column_pages([{"num_elements_signed": elements, "locator": place}] * uses)


def _fill(draft: EditableFile, listed: list[Tree], entries: int) -> EditableFile:
    summary = {"first_entry": 0, "num_entries": entries, "flags": 0}
    draft.page_lists = [trees.page_list(cluster_summaries=[summary], page_locations=[listed])]
    draft.footer["payload"]["cluster_groups"] = [trees.cluster_group(entry_span=entries)]
    draft.settings = 505
    return draft


def _numbers(
    type_name: str, column_type: int, bits: int, nbytes: int, uses: int = 1, **values: Any
) -> EditableFile:
    """A field of zeros."""
    draft = file_of([field("x", type_name)], [column(column_type, 0, bits=bits, **values)])
    elements = nbytes * 8 // bits
    return _fill(draft, [_pages(draft, bytes(nbytes), elements, uses)], elements * uses)


def _texts(column_type: int, nbytes: int, uses: int) -> EditableFile:
    """Strings without characters."""
    codec = column_codec(column_type)
    draft = file_of([field("x", "std::string")], [column(column_type, 0, bits=codec.bits), column(CHAR, 0)])
    elements = nbytes * 8 // codec.bits
    listed = [_pages(draft, bytes(nbytes), elements, uses), trees.column_pages([])]
    return _fill(draft, listed, elements * uses)


def _long_text(nbytes: int, text: str, uses: int) -> EditableFile:
    """One string."""
    draft = file_of([field("x", "std::string")], [column(INDEX64, 0), column(CHAR, 0)])
    characters = (text * (nbytes // len(text.encode()))).encode()
    total = len(characters) * uses
    listed = [
        _pages(draft, np.int64(total).tobytes(), 1, 1),
        _pages(draft, characters, len(characters), uses),
    ]
    return _fill(draft, listed, 1)


def _variants(nbytes: int, uses: int) -> EditableFile:
    """Variants without value."""
    fields = [field("x", "std::variant<double>", role=3), field("_0", "double", parent=0)]
    draft = file_of(fields, [column(SWITCH, 0), column(REAL64, 1)])
    elements = nbytes // 12
    listed = [_pages(draft, bytes(elements * 12), elements, uses), trees.column_pages([])]
    return _fill(draft, listed, elements * uses)


def _lists(nbytes: int, uses: int) -> EditableFile:
    """Lists without elements."""
    fields = [field("x", "std::vector<double>", role=1), field("_0", "double", parent=0)]
    draft = file_of(fields, [column(SPLIT_INDEX64, 0), column(REAL64, 1)])
    listed = [_pages(draft, bytes(nbytes), nbytes // 8, uses), trees.column_pages([])]
    return _fill(draft, listed, nbytes // 8 * uses)


def _records(nbytes: int, uses: int) -> EditableFile:
    """A record of two numbers, which libraries may put side by side."""
    fields = [field("x", "R", role=2), field("a", "double", parent=0), field("b", "double", parent=0)]
    draft = file_of(fields, [column(REAL64, 1), column(REAL64, 2)])
    pages = _pages(draft, bytes(nbytes), nbytes // 8, uses)
    return _fill(draft, [pages, pages], nbytes // 8 * uses)


def _columns(nbytes: int, count: int) -> EditableFile:
    """Many fields of numbers that share a page."""
    draft = file_of(
        [field(f"f{index}", "double") for index in range(count)],
        [column(REAL64, index) for index in range(count)],
    )
    return _fill(draft, [_pages(draft, bytes(nbytes), nbytes // 8, 1)] * count, nbytes // 8)


for _name, _nbytes, _uses in (
    ("small_pages", MIB, 90), ("large_pages", 30 * MIB, 3), ("largest_pages", 40 * MIB - 64, 2), ("huge_page", 79 * MIB, 1),
):  # fmt: skip
    for _what, _type, _id, _bits in (
        ("int8", "std::int8_t", INT8, 8), ("double", "double", REAL64, 64), ("split", "double", 0x19, 64),
    ):  # fmt: skip
        _add(f"{_what}_{_name}", lambda a=_type, b=_id, c=_bits, n=_nbytes, u=_uses: _numbers(a, b, c, n, u))
    _add(f"text_{_name}", lambda n=_nbytes, u=_uses: _long_text(n, "ä", u))
    _add(f"ascii_{_name}", lambda n=_nbytes, u=_uses: _long_text(n, "a", u))
    _add(f"variants_{_name}", lambda n=_nbytes, u=_uses: _variants(n, u))
    _add(f"lists_{_name}", lambda n=_nbytes, u=_uses: _lists(n, u))
    _add(f"records_{_name}", lambda n=_nbytes // 2, u=_uses: _records(n, u))
    for _id in (INDEX32, INDEX64, SPLIT_INDEX32, SPLIT_INDEX64):
        _add(f"strings_{_id:x}_{_name}", lambda i=_id, n=_nbytes, u=_uses: _texts(i, n, u))
_add("bits", lambda: _numbers("bool", BIT, 1, 15 * MIB))
_add("many_bits", lambda: _numbers("bool", BIT, 1, 31 * MIB))
_add("truncated", lambda: _numbers("float", REAL32_TRUNC, 10, 31 * MIB))
_add(
    "quantized",
    lambda: _numbers("float", REAL32_QUANT, 1, 3 * MIB, flags=2, value_range={"min": 0.0, "max": 1.0}),
)
_add(
    "quantized_doubles",
    lambda: _numbers("double", REAL32_QUANT, 1, 2 * MIB - 64, flags=2, value_range={"min": 0.0, "max": 1.0}),
)
_add("halves", lambda: _numbers("float", 0x0B, 16, 31 * MIB, 2))
_add("columns_that_share_a_page", lambda: _columns(MIB, 120))
_add("strings_listed_often", lambda: _texts(SPLIT_INDEX64, MIB, 1000))
_add("lists_listed_often", lambda: _lists(15 * MIB, 200))
_add("text_listed_often", lambda: _long_text(MIB, "ä", 1000))


LIMITS = replace(DEFAULT_LIMITS, max_len_read=DEFAULT_LIMITS.max_len_step)
"""For who asks for everything at once of a file that nobody knows."""


def consume(data: bytes, consumer: str) -> list[str]:
    """Let a consumer at a file; returns the texts of errors and findings."""
    try:
        if consumer == "validate":
            return [str(found) for found in rnt.validate(data).findings]
        if consumer == "explain":
            with annotate(data) as annotated:
                for _ in whole_document(annotated, annotated.view.nodes, Detail(limit=4)):
                    pass
        elif consumer == "convert":
            rnt.convert(data, io.BytesIO())
        else:
            with warnings.catch_warnings(), rnt.open(data, limits=LIMITS) as file:
                warnings.simplefilter("ignore")
                events = file.only()
                if consumer == "iterate":
                    for _ in events.iterate():
                        pass
                elif consumer == "entries":
                    for entry in (0, events.num_entries // 2, events.num_entries - 1):
                        events.arrays(entry_start=entry, entry_stop=entry + 1)
                else:
                    events.arrays(library=consumer)
    except errors.RNTupleError as error:
        return [f"{type(error).__name__}: {error}"]
    return []


def main(name: str, consumer: str) -> None:
    """Let one consumer at the file of standard input; print what was found, seconds, and bytes of memory that came on top."""
    data = sys.stdin.buffer.read()
    for _ in range(2):  # what is imported and made on first use costs nothing of the file
        consume(one_column().build(), consumer)
    Path("/proc/self/clear_refs").write_text("5", encoding="ascii")
    before = _status("VmRSS:")
    start = time.process_time()
    try:
        found = consume(data, consumer)
    except BaseException as error:  # noqa: BLE001 - whatever it is, the test wants to know
        found = [f"escaped: {type(error).__name__}: {error}"]
    seconds = time.process_time() - start
    print(json.dumps({"name": name, "found": found, "seconds": seconds, "grown": _status("VmHWM:") - before}))


def _status(member: str) -> int:
    lines = Path("/proc/self/status").read_text(encoding="ascii").splitlines()
    return next(int(line.split()[1]) * 1024 for line in lines if line.startswith(member))


if __name__ == "__main__":
    main(*sys.argv[1:])
