"""Files that break one rule each, and that a reader without the check of this rule takes for sound."""

from __future__ import annotations

import struct
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

from rntuple_spec.column_types import ColumnType as T

from rntuple_construct.format.compression import compress
from rntuple_construct.format.grammar.engine.forcing import Raw, forced
from rntuple_construct.kit.corpus.model import MadeCase, reader_case
from rntuple_construct.kit.corpus.mutations.damaged_trees import footer_of_another_type
from rntuple_construct.kit.files.compression_chunks import zstd_chunk
from rntuple_construct.kit.files.editable_file import EditableFile
from rntuple_construct.kit.files.file_description import COLLECTION, Model, build

__all__ = ["cases"]

_LEN_CHUNK_HEADER = 9


Unchecked = tuple[str, str, tuple[str, ...], Callable[[], EditableFile]]
"""Title, section of the format, rules that a validator reports, and what makes the file."""


def cases() -> Iterator[MadeCase]:
    """The cases of group ``readers/unchecked``."""
    for files, more in (
        (_IN_FIELD_X, {"kind": "must-drop-field", "fields": ("x",)}),
        (_IN_ALL, {"kind": "must-refuse"}),
    ):
        for name, (title, section, rules, make) in files.items():
            yield reader_case(f"unchecked/{name}", title, section, partial(_build, make), rules=rules, **more)


def _build(make: Callable[[], EditableFile]) -> bytes:
    return make().build()


def _model(
    values: list[Any], type_name: str = "std::uint8_t", column_type: T = T.UINT8, **more: Any
) -> Model:
    """Field ``x`` with some elements, and field ``y`` with as many numbers."""
    model = Model()
    model.column(model.field("x", type_name), column_type, values, **more)
    model.column(model.field("y", "std::int32_t"), T.INT32, list(range(len(values))))
    return model


def _plain() -> EditableFile:
    return build(_model([1, 2, 3, 4]), [4], [1], page_size=2)


# Compressed pages


def _compressed(stored: bytes, num_bytes: int, settings: int) -> EditableFile:
    draft = build(_model([0] * num_bytes), [num_bytes], [1], page_size=num_bytes)
    located = draft.located(0, 0, 0)
    located["compression_settings"] = settings
    draft.store_page(located["items"][0], stored)
    return draft


def _lz4_checksum() -> EditableFile:
    stored = bytearray(compress(b"ab" * 100, 404))
    stored[_LEN_CHUNK_HEADER] ^= 1
    return _compressed(bytes(stored), 200, 404)


def _chunk_lengths() -> EditableFile:
    return _compressed(zstd_chunk(b"a" * 90, 100) + zstd_chunk(b"b" * 110, 100), 200, 505)


def _payload_length() -> EditableFile:
    draft = build(_model([1.0] * 100, "float", T.REAL32_TRUNC, bits=16), [100], [1], page_size=100)
    located = draft.located(0, 0, 0)
    located["compression_settings"] = 505
    draft.store_page(located["items"][0], zstd_chunk(b"\x80\x3f" * 50, 100))
    return draft


# Pages


def _checksum_of_the_second_page() -> EditableFile:
    draft = _plain()
    page = draft.located(0, 0, 0)["items"][1]["locator"]
    draft.data[page["ofs_range"] + page["len_range"]] ^= 1
    return draft


def _without_pages() -> EditableFile:
    draft = _plain()
    draft.located(0, 0, 0)["items"] = []
    return draft


def _short_column() -> EditableFile:
    draft = _plain()
    del draft.located(0, 0, 0)["items"][1]
    return draft


def _decreasing_offsets() -> EditableFile:
    model = Model()
    x = model.field("x", "std::vector<std::uint8_t>", role=COLLECTION)
    model.column(x, T.INDEX64, [3, 1, 4])
    model.column(model.field("_0", "std::uint8_t", parent=x), T.UINT8, [1, 2, 3, 4])
    model.column(model.field("y", "std::int32_t"), T.INT32, [0, 1, 2])
    return build(model, [3], [1], page_size=4)


def _unknown_locator(payload: Callable[[int, int], bytes]) -> Callable[[], EditableFile]:
    """The pages of ``x`` have locators of an unknown type, whose bytes are made from size and offset."""

    def make() -> EditableFile:
        draft = build(_model([1, 2, 3, 4]), [4], [1], page_size=4)
        page = draft.located(0, 0, 0)["items"][0]
        place = page["locator"]
        content = payload(place["len_range"], place["ofs_range"])
        page["locator"] = {"kind": 0x55, "reserved": 0, "payload": content}
        return draft

    return make


# Envelopes and frames


def _another_type() -> EditableFile:
    # The links of the footer are right in a file that was built before.
    draft = EditableFile.take_apart(_plain().build())
    footer_of_another_type(draft)
    return draft


def _flag_of_the_second_word() -> EditableFile:
    draft = _plain()
    draft.header["payload"]["feature_flags"] = [1 << 63, 1]
    return draft


def _page_list_of_another() -> EditableFile:
    draft = _plain()
    draft.page_lists[0]["payload"]["header_checksum"] = forced(bytes(range(8)))
    return draft


def _record_beyond_its_list() -> EditableFile:
    draft = _plain()
    numbers = struct.pack("<HHIHH", T.INT32, 32, 1, 0, 0)
    draft.schema["columns"][-1] = Raw(struct.pack("<q", 8 + len(numbers) + 8) + numbers)
    return draft


def _list_beyond_its_list() -> EditableFile:
    draft = build(_model([1, 2, 3, 4]), [4], [1], page_size=4)
    place = draft.located(0, 0, 1)["items"][0]["locator"]
    content = struct.pack("<IiiQqI", 1, -4, place["len_range"], place["ofs_range"], 0, 0)
    columns = draft.page_lists[0]["payload"]["page_locations"][0]
    columns[1] = Raw(struct.pack("<q", -(8 + len(content) + 8)) + content)
    return draft


def _more_items_than_bytes() -> EditableFile:
    draft = _plain()
    draft.schema["extra_type_infos"] = Raw(struct.pack("<qI", -12, 1))
    return draft


_IN_FIELD_X: dict[str, Unchecked] = {
    "lz4-checksum": (
        "A wrong checksum of an LZ4 block, in a page whose own checksum is right", "compression-block",
        ("RNT-CMP-007",), _lz4_checksum,
    ),
    "chunk-lengths": (
        "Two chunks of 90 and 110 bytes, both of which state 100", "compression-block", ("RNT-CMP-005",), _chunk_lengths,
    ),
    "payload-length": (
        "A page of 200 bytes with one chunk of 100", "compression-block", ("RNT-CMP-005",), _payload_length,
    ),
    "checksum-of-the-second-page": (
        "A wrong checksum of the second page of a column", "page-locations", ("RNT-PAG-002",), _checksum_of_the_second_page,
    ),
    "without-pages": (
        "A column without pages in a cluster with entries, which is not suppressed", "page-locations", ("RNT-ENC-007",), _without_pages,
    ),
    "short-column": ("A column with two elements in a cluster of four entries", "page-locations", ("RNT-ENC-007",), _short_column),
    "decreasing-offsets": ("Offsets of a collection that decrease", "mapping-of-cpp-types", ("RNT-ENC-002",), _decreasing_offsets),
    "unknown-locator-like-a-large-one": (
        "A locator of an unknown type with the bytes of a Large one", "locators-and-envelope-links", ("RNT-VAL-003",),
        _unknown_locator(lambda size, offset: struct.pack("<QQ", size, offset)),
    ),
    "unknown-locator-like-an-element-offset": (
        "A locator of an unknown type whose bytes look like the element offset of a suppressed column",
        "locators-and-envelope-links", ("RNT-VAL-003",), _unknown_locator(lambda size, offset: b"\xff" * 16),
    ),
}  # fmt: skip
"""Files with an error in field ``x``, by name."""
_IN_ALL: dict[str, Unchecked] = {
    "envelope-type": ("A footer with the type of a page list", "envelopes", ("RNT-ENV-001",), _another_type),
    "flag-of-the-second-word": (
        "An unknown feature flag that is the lowest of the second word", "feature-flags", ("RNT-FEA-002",), _flag_of_the_second_word,
    ),
    "page-list-of-another-header": (
        "A page list with the checksum of another header", "page-list-envelope", ("RNT-PGL-001",), _page_list_of_another,
    ),
    "record-beyond-its-list": (
        "A record frame that ends after its list", "frames", ("RNT-FRM-001",), _record_beyond_its_list,
    ),
    "list-beyond-its-list": (
        "A list frame that ends after the list that contains it", "frames", ("RNT-FRM-001",), _list_beyond_its_list,
    ),
    "more-items-than-bytes": (
        "A list frame of one item without bytes", "frames", ("RNT-FRM-005",), _more_items_than_bytes,
    ),
}  # fmt: skip
"""Files with an error that concerns the whole RNTuple, by name."""
