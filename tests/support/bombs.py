"""Small files that ask for gigabytes or minutes: compressed well, listed often, or never stored.

``BOMBS`` maps the name of each to its maker and to the limit that has to stop it. Run as a program with a name, this
module opens and reads, or validates, one of them with little memory and prints what came of it (see
``test_bombs.py``).
"""

from __future__ import annotations

import json
import resource
import struct
import sys
import time
import warnings
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from support import trees
from support.patching import (
    BIT,
    CHAR,
    INDEX64,
    REAL32,
    REAL64,
    DescribedCluster,
    Pages,
    column,
    deferred,
    field,
    file_of,
    one_column,
)

import rntuple_construct as rnt
from rntuple_construct.base import errors
from rntuple_construct.base.checksums import xxh3_little_endian
from rntuple_construct.format.compression import compress
from rntuple_construct.format.grammar.engine.forcing import forced
from rntuple_construct.kit.files.editable_file import EditableFile

Maker = Callable[[], bytes]
BOMBS: dict[str, tuple[Maker, str]] = {}
ADDED_MEMORY = 200 << 20
INT8 = 3
BLOCK = 0xFFFFFF
MANY = 100_000_000


def bomb(limit: str) -> Callable[[Callable[[], EditableFile | bytes]], Maker]:
    """Add a file to the bombs, with the limit that its error or finding has to name."""

    def add(maker: Callable[[], EditableFile | bytes]) -> Maker:
        def build() -> bytes:
            made = maker()
            return made if isinstance(made, bytes) else made.build()

        BOMBS[maker.__name__] = (build, limit)
        return build

    return add


# Values that no page holds


def _entries(draft: EditableFile, count: int) -> EditableFile:
    draft.page_lists[0]["payload"]["cluster_summaries"][0]["num_entries"] = count
    draft.footer["payload"]["cluster_groups"][0]["entry_span"] = count
    return draft


def _deferred(num_fields: int, column_type: int, count: int, size: int = 0) -> EditableFile:
    """Fields added after all entries, in no cluster; each an array if ``size`` is given."""
    fields, columns = [], []
    for index in range(num_fields):
        if size:
            fields.append(field(f"f{index}", "", flags=1, array_size=size))
            fields.append(field("_0", "double", parent=2 * index))
            columns.append(deferred(column_type, 2 * index + 1, count * size))
        else:
            fields.append(field(f"f{index}", "double"))
            columns.append(deferred(column_type, index, count))
    pages = [Pages([], element_offset=count * max(size, 1)) for _ in columns]
    draft = file_of([], [], [DescribedCluster(3, pages)], extension={"fields": fields, "columns": columns})
    draft.settings = 505
    return _entries(draft, count)


@bomb("max_len_read")
def one_deferred_column() -> EditableFile:
    return _deferred(1, REAL64, MANY)


@bomb("max_len_read")
def deferred_columns() -> EditableFile:
    return _deferred(50, REAL64, MANY)


@bomb("max_len_read")
def many_deferred_columns_below_any_limit_of_one() -> EditableFile:
    return _deferred(200, REAL64, 1_000_000)


@bomb("max_len_read")
def deferred_arrays() -> EditableFile:
    return _deferred(3, REAL64, 10_000, size=10_000)


@bomb("max_len_read")
def deferred_arrays_in_arrays() -> EditableFile:
    fields = [field("a", "", flags=1, array_size=1000), field("_0", "", flags=1, array_size=1000, parent=0)]
    fields.append(field("_0", "double", parent=1))
    last = 1000 * 1000 * 1000
    later = {"fields": fields, "columns": [deferred(REAL64, 2, last)]}
    return _entries(
        file_of([], [], [DescribedCluster(3, [Pages([], element_offset=last)])], extension=later), 1000
    )


@bomb("max_len_read")
def records_without_members() -> EditableFile:
    return _entries(file_of([field("x", "Empty", role=2)], [], [DescribedCluster(3, [])]), MANY)


@bomb("max_len_read")
def entries_without_fields() -> EditableFile:
    return _entries(file_of([], [], [DescribedCluster(3, [])]), MANY)


@bomb("max_len_read")
def collection_of_records_without_members() -> EditableFile:
    fields = [field("x", "std::vector<Empty>", role=1), field("_0", "Empty", role=2, parent=0)]
    return file_of(fields, [column(INDEX64, 0)], [DescribedCluster(1, [[[MANY]]])])


@bomb("max_len_read")
def arrays_of_records_without_members() -> EditableFile:
    fields = [field("x", "", flags=1, array_size=MANY), field("_0", "Empty", role=2, parent=0)]
    return file_of(fields, [], [DescribedCluster(3, [])])


@bomb("max_len_read")
def variant_of_deferred_arrays() -> EditableFile:
    """Columns below a variant cannot be deferred, so these are beside one; their sizes multiply."""
    fields = [field(f"f{index}", "std::bitset<9>", flags=1, array_size=1 << 20) for index in range(8)]
    columns = [deferred(BIT, index, 100 << 20) for index in range(8)]
    pages = [Pages([], element_offset=100 << 20) for _ in columns]
    draft = file_of([], [], [DescribedCluster(3, pages)], extension={"fields": fields, "columns": columns})
    return _entries(draft, 100)


# Pages


def _shared(
    num_pages: int, num_chunks: int, column_type: int = INT8, settings: int = 505, bits: int = 8
) -> EditableFile:
    """One page of zeros that is listed so many times."""
    draft = file_of([field("x", "bool" if bits == 1 else "std::int8_t")], [column(column_type, 0, bits=bits)])
    block = bytes(compress(bytes(BLOCK), settings)) * num_chunks
    count = num_chunks * BLOCK * 8 // bits
    page = {"num_elements_signed": count, "locator": trees.locator(len(block), draft.add_blob(block))}
    entries = count * num_pages
    draft.page_lists = [
        trees.page_list(
            cluster_summaries=[{"first_entry": 0, "num_entries": entries, "flags": 0}],
            page_locations=[[trees.column_pages([page] * num_pages, compression_settings=settings)]],
        )
    ]
    draft.footer["payload"]["cluster_groups"] = [trees.cluster_group(entry_span=entries)]
    draft.settings = 505
    return draft


@bomb("max_len_read")
def one_page_listed_512_times() -> EditableFile:
    return _shared(512, 1)


@bomb("max_len_read")
def one_page_of_bits_listed_64_times() -> EditableFile:
    return _shared(64, 1, BIT, bits=1)


@bomb("max_len_read")
def page_of_gigabytes_of_zstd() -> EditableFile:
    return _shared(1, 100)


@bomb("max_len_read")
def page_of_gigabytes_of_lzma() -> EditableFile:
    return _shared(1, 22, settings=205)


@bomb("max_len_read")
def small_pages_listed_often() -> EditableFile:
    draft = file_of([field("x", "std::int8_t")], [column(INT8, 0, bits=8)])
    block = bytes(compress(bytes(1 << 16), 505))
    page = {"num_elements_signed": 1 << 16, "locator": trees.locator(len(block), draft.add_blob(block))}
    pages = [page] * 20_000
    summary = {"first_entry": 0, "num_entries": len(pages) << 16, "flags": 0}
    draft.page_lists = [
        trees.page_list(cluster_summaries=[summary], page_locations=[[trees.column_pages(pages)]])
    ]
    draft.footer["payload"]["cluster_groups"] = [trees.cluster_group(entry_span=len(pages) << 16)]
    draft.settings = 505
    return draft


@bomb("max_len_read")
def one_page_listed_by_many_columns() -> EditableFile:
    count = 500
    draft = file_of(
        [field(f"f{index}", "std::int8_t") for index in range(count)],
        [column(INT8, index, bits=8) for index in range(count)],
    )
    block = bytes(compress(bytes(1 << 20), 505))
    page = {"num_elements_signed": 1 << 20, "locator": trees.locator(len(block), draft.add_blob(block))}
    draft.page_lists = [
        trees.page_list(
            cluster_summaries=[{"first_entry": 0, "num_entries": 1 << 20, "flags": 0}],
            page_locations=[[trees.column_pages([page])] * count],
        )
    ]
    draft.footer["payload"]["cluster_groups"] = [trees.cluster_group(entry_span=1 << 20)]
    draft.settings = 505
    return draft


@bomb("max_len_read")
def strings_that_share_characters() -> EditableFile:
    """One cluster of 16 MB in one string, listed by 64 clusters."""
    draft = file_of([field("x", "std::string")], [column(INDEX64, 0), column(CHAR, 0)])
    characters = bytes(compress(bytes(BLOCK), 505))
    text = {
        "num_elements_signed": BLOCK,
        "locator": trees.locator(len(characters), draft.add_blob(characters)),
    }
    ends = struct.pack("<q", BLOCK)
    end = {"num_elements_signed": 1, "locator": trees.locator(8, draft.add_blob(ends))}
    draft.page_lists = [
        trees.page_list(
            cluster_summaries=[{"first_entry": index, "num_entries": 1, "flags": 0} for index in range(64)],
            page_locations=[
                [trees.column_pages([end], index), trees.column_pages([text], index * BLOCK)]
                for index in range(64)
            ],
        )
    ]
    draft.footer["payload"]["cluster_groups"] = [trees.cluster_group(entry_span=64, num_clusters=64)]
    draft.settings = 505
    return draft


# Envelopes


def _header_of(description: bytes, settings: int) -> bytes:
    draft = one_column()
    draft.header["payload"]["description"] = description
    draft.settings = settings
    return draft.build()


@bomb("max_len_envelopes")
def description_of_500_megabytes() -> bytes:
    return _header_of(bytes(500_000_000), 505)


@bomb("max_len_envelopes")
def description_of_100_megabytes_of_lzma() -> bytes:
    return _header_of(bytes(100_000_000), 201)


def _list_frame(record: bytes, count: int) -> bytes:
    body = record * count
    return struct.pack("<qI", -(12 + len(body)), count) + body


def _record_frame(body: bytes) -> bytes:
    return struct.pack("<q", 8 + len(body)) + body


_EMPTY = _list_frame(b"", 0)


def _text(text: bytes) -> bytes:
    return struct.pack("<I", len(text)) + text


def _envelope(type_id: int, payload: bytes) -> bytes:
    data = struct.pack("<Q", type_id | (len(payload) + 16) << 16) + payload
    return data + xxh3_little_endian(data)


def _with_header(*lists: bytes) -> bytes:
    """A file whose header has the given lists of fields, columns, alias columns and extra type infos."""
    payload = bytes(8) + _text(b"nt") + _text(b"") + _text(b"test") + b"".join(lists)
    return _replaced("header", _envelope(1, payload))


def _with_footer(extension: bytes, groups: bytes = _EMPTY, sets: bytes = _EMPTY) -> bytes:
    """A file whose footer has the given frames."""
    head = bytes(8) + _header_checksum(one_column())
    return _replaced("footer", _envelope(2, head + extension + groups + sets))


def _header_checksum(draft: EditableFile) -> bytes:
    with rnt.open(draft.build()) as file:
        return file.only().metadata.header_envelope.checksum


def _replaced(which: str, envelope: bytes) -> bytes:
    """A file with one envelope replaced, compressed."""
    draft = one_column()
    _replace(draft, which, envelope)
    return draft.build()


def _replace(draft: EditableFile, which: str, envelope: bytes) -> None:
    """Make the anchor lead to an envelope in place of the one that a draft builds."""
    stored = bytes(compress(envelope, 505))
    draft.anchor.update({
        f"ofs_{which}": forced(draft.add_blob(stored)), f"len_{which}_stored": forced(len(stored)),
        f"len_{which}": forced(len(envelope)),
    })  # fmt: skip


_FIELD = _record_frame(struct.pack("<IIIHH", 0, 0, 0, 0, 0) + _text(b"x") + _text(b"float") + _text(b"") * 2)
_COLUMN = _record_frame(struct.pack("<HHIHH", REAL32, 32, 0, 0, 0))
_ALIAS = _record_frame(struct.pack("<II", 0, 0))
_INFO = _record_frame(struct.pack("<II", 0, 0) + _text(b"T") + _text(b""))


def _group(num_clusters: int = 1, span: int = 0, link: tuple[int, int, int] = (100, 100, 256)) -> bytes:
    length, size, offset = link
    return _record_frame(struct.pack("<QQIQiQ", 0, span, num_clusters, length, size, offset))


@bomb("max_len_envelopes")
def one_and_a_half_million_fields() -> bytes:
    return _with_header(_list_frame(_FIELD, 1_500_000), _EMPTY, _EMPTY, _EMPTY)


@bomb("max_num_records")
def a_hundred_thousand_fields() -> bytes:
    return _with_header(_list_frame(_FIELD, 100_000), _EMPTY, _EMPTY, _EMPTY)


@bomb("max_num_records")
def a_hundred_thousand_columns() -> bytes:
    return _with_header(_list_frame(_FIELD, 1), _list_frame(_COLUMN, 100_000), _EMPTY, _EMPTY)


@bomb("max_num_records")
def half_a_million_alias_columns() -> bytes:
    return _with_header(_list_frame(_FIELD, 1), _list_frame(_COLUMN, 1), _list_frame(_ALIAS, 500_000), _EMPTY)


@bomb("max_num_records")
def a_hundred_thousand_type_infos() -> bytes:
    return _with_header(_list_frame(_FIELD, 1), _list_frame(_COLUMN, 1), _EMPTY, _list_frame(_INFO, 100_000))


@bomb("max_num_records")
def two_million_words_of_feature_flags() -> bytes:
    payload = b"\x00" * 7 + b"\x80"
    return _replaced(
        "header", _envelope(1, payload * 1_900_000 + bytes(8) + _text(b"nt") + _text(b"") * 2 + _EMPTY * 4)
    )


@bomb("max_len_envelopes")
def one_and_a_half_million_cluster_groups() -> bytes:
    return _with_footer(_record_frame(_EMPTY * 4), _list_frame(_group(), 1_500_000))


@bomb("max_num_records")
def a_hundred_thousand_cluster_groups() -> bytes:
    return _with_footer(_record_frame(_EMPTY * 4), _list_frame(_group(), 100_000))


@bomb("max_num_records")
def a_hundred_thousand_attribute_sets() -> bytes:
    record = _record_frame(struct.pack("<HHIiQ", 1, 0, 78, 78, 256) + _text(b"s"))
    return _with_footer(_record_frame(_EMPTY * 4), sets=_list_frame(record, 100_000))


@bomb("max_num_records")
def a_hundred_thousand_fields_of_the_extension() -> bytes:
    return _with_footer(_record_frame(_list_frame(_FIELD, 100_000) + _EMPTY * 3))


def _with_page_list(summaries: bytes, locations: bytes, num_groups: int, num_clusters: int) -> bytes:
    """A file whose cluster groups share one compressed page list."""
    draft = one_column()
    checksum = _header_checksum(draft)
    _replace_footer(draft, checksum, _envelope(3, checksum + summaries + locations), num_groups, num_clusters)
    return draft.build()


def _replace_footer(
    draft: EditableFile, checksum: bytes, page_list: bytes, num_groups: int, num_clusters: int
) -> None:
    """Make a draft have cluster groups that share one compressed page list."""
    stored = bytes(compress(page_list, 505))
    link = (len(page_list), len(stored), draft.add_blob(stored))
    groups = _list_frame(_group(num_clusters, 0, link), num_groups)
    _replace(draft, "footer", _envelope(2, bytes(8) + checksum + _record_frame(_EMPTY * 4) + groups + _EMPTY))


_SUMMARY = _record_frame(struct.pack("<QQ", 0, 0))


@bomb("max_num_records")
def a_hundred_thousand_clusters() -> bytes:
    return _with_page_list(_list_frame(_SUMMARY, 100_000), _list_frame(_EMPTY, 100_000), 1, 100_000)


@bomb("max_len_envelopes")
def page_list_that_a_thousand_groups_share() -> bytes:
    column = struct.pack("<qIqI", -24, 0, 0, 0)
    return _with_page_list(_list_frame(_SUMMARY, 1), _list_frame(_list_frame(column, 40_000), 1), 1000, 1)


@bomb("max_len_step")
def columns_times_clusters() -> bytes:
    """3,500 columns and 4,000 clusters that list none of them: small apart, but not multiplied."""
    count, clusters = 3500, 4000
    draft = one_column()
    fields = b"".join(
        _record_frame(
            struct.pack("<IIIHH", 0, 0, index, 0, 0)
            + _text(b"f%d" % index)
            + _text(b"float")
            + _text(b"") * 2
        )
        for index in range(count)
    )
    columns = b"".join(
        _record_frame(struct.pack("<HHIHH", REAL32, 32, index, 0, 0)) for index in range(count)
    )
    lists = [struct.pack("<qI", -(12 + len(body)), count) + body for body in (fields, columns)]
    header = _envelope(
        1, bytes(8) + _text(b"nt") + _text(b"") + _text(b"test") + b"".join(lists) + _EMPTY * 2
    )
    checksum = header[-8:]
    page_list = _envelope(3, checksum + _list_frame(_SUMMARY, clusters) + _list_frame(_EMPTY, clusters))
    _replace(draft, "header", header)
    _replace_footer(draft, checksum, page_list, 1, clusters)
    return draft.build()


def read(data: bytes) -> list[str]:
    """Read everything in the ways that use most memory; returns the texts of the errors."""
    found = []
    for library in ("layout", "py", "np"):
        try:
            with warnings.catch_warnings():
                warnings.simplefilter("ignore", rnt.DroppedFieldWarning)
                with rnt.open(data) as file:
                    file.only().arrays(library=library)
        except errors.RNTupleError as error:
            found.append(str(error))
    return found


def check(data: bytes) -> list[str]:
    """Validate a file; returns the texts of the findings."""
    return [str(found) for found in rnt.validate(data).findings]


def main(name: str, action: str) -> None:
    """Read or validate one bomb, whose bytes come from standard input; print outcome, seconds and bytes as JSON."""
    data = sys.stdin.buffer.read()
    run: Any = {"read": read, "check": check}[action]
    run(one_column().build())  # what is imported on first use costs nothing of the bomb
    np.zeros(1)
    with open("/proc/self/statm", encoding="ascii") as statm:
        used = int(statm.read().split()[0]) * resource.getpagesize()
    resource.setrlimit(resource.RLIMIT_AS, (used + ADDED_MEMORY, resource.RLIM_INFINITY))
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    start = time.process_time()
    try:
        found = run(data)
    except BaseException as error:  # noqa: BLE001 - whatever it is, the test wants to know
        found = [f"escaped: {type(error).__name__}: {error}"]
    seconds = time.process_time() - start
    grown = (resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before) * 1024
    print(json.dumps({"name": name, "found": found, "seconds": seconds, "grown": grown}))


if __name__ == "__main__":
    main(*sys.argv[1:])
