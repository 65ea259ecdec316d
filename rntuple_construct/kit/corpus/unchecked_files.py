"""Files that break one rule each, and that a reader without the check of this rule takes for sound."""

from __future__ import annotations

import struct
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from rntuple_spec.column_types import ColumnType as T

from rntuple_construct.base.constants import PAGE_LIST
from rntuple_construct.format.compression import ALGORITHMS, compress
from rntuple_construct.format.compression.algorithms import pack_header
from rntuple_construct.format.compression.block import encode_chunk
from rntuple_construct.format.generations import DEFAULT_GENERATION
from rntuple_construct.format.grammar.engine.forcing import Raw, forced
from rntuple_construct.kit.corpus.model import MadeCase, Outcome
from rntuple_construct.kit.files.editable_file import EditableFile
from rntuple_construct.kit.files.file_description import COLLECTION, Model, build

__all__ = ["cases"]

_LEN_CHUNK_HEADER = 9


@dataclass(frozen=True)
class Unchecked:
    """A file that breaks a rule in field ``x``, or as a whole.

    Args:
        title: the error of the file.
        section: id of the section of the format.
        rules: ids of the rules that a validator reports.
        make: makes the file.
        whole: whether a reader refuses the RNTuple, and not field ``x`` alone.
    """

    title: str
    section: str
    rules: tuple[str, ...]
    make: Callable[[], EditableFile]
    whole: bool = False

    def build(self) -> bytes:
        """The bytes of the file."""
        return self.make().build()


def cases() -> Iterator[MadeCase]:
    """The cases of group ``readers/unchecked``."""
    for name, file in _FILES.items():
        yield MadeCase(
            id=f"readers/unchecked/{name}",
            title=f"{file.title}.",
            section=file.section,
            generation=DEFAULT_GENERATION.name,
            make=file.build,
            outcome=Outcome(
                "must-refuse" if file.whole else "must-drop-field", file.rules, () if file.whole else ("x",)
            ),
        )


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


def _chunk(data: bytes, num_bytes: int) -> bytes:
    """A chunk whose header states another uncompressed size."""
    (zstd,) = (algorithm for algorithm in ALGORITHMS if algorithm.name == "zstd")
    stored = encode_chunk(zstd, data, 5)
    return pack_header(b"ZS\x01", len(stored), num_bytes) + stored


def _chunk_lengths() -> EditableFile:
    return _compressed(_chunk(b"a" * 90, 100) + _chunk(b"b" * 110, 100), 200, 505)


def _payload_length() -> EditableFile:
    draft = build(_model([1.0] * 100, "float", T.REAL32_TRUNC, bits=16), [100], [1], page_size=100)
    located = draft.located(0, 0, 0)
    located["compression_settings"] = 505
    draft.store_page(located["items"][0], _chunk(b"\x80\x3f" * 50, 100))
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
    footer = draft.grammar.build_envelope(draft.footer)
    contents = bytes([PAGE_LIST]) + footer[1 : -draft.generation.len_envelope_checksum]
    draft.footer = contents + draft.generation.envelope_checksum(contents)
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


_FILES = {
    "lz4-checksum": Unchecked(
        "A wrong checksum of an LZ4 block, in a page whose own checksum is right", "compression-block",
        ("RNT-CMP-007",), _lz4_checksum,
    ),
    "chunk-lengths": Unchecked(
        "Two chunks of 90 and 110 bytes, both of which state 100", "compression-block", ("RNT-CMP-005",), _chunk_lengths,
    ),
    "payload-length": Unchecked(
        "A page of 200 bytes with one chunk of 100", "compression-block", ("RNT-CMP-005",), _payload_length,
    ),
    "checksum-of-the-second-page": Unchecked(
        "A wrong checksum of the second page of a column", "page-locations", ("RNT-PAG-002",), _checksum_of_the_second_page,
    ),
    "without-pages": Unchecked(
        "A column without pages in a cluster with entries, which is not suppressed", "page-locations", ("RNT-ENC-007",), _without_pages,
    ),
    "short-column": Unchecked("A column with two elements in a cluster of four entries", "page-locations", ("RNT-ENC-007",), _short_column),
    "decreasing-offsets": Unchecked("Offsets of a collection that decrease", "mapping-of-cpp-types", ("RNT-ENC-002",), _decreasing_offsets),
    "unknown-locator-like-a-large-one": Unchecked(
        "A locator of an unknown type with the bytes of a Large one", "locators-and-envelope-links", ("RNT-VAL-003",),
        _unknown_locator(lambda size, offset: struct.pack("<QQ", size, offset)),
    ),
    "unknown-locator-like-an-element-offset": Unchecked(
        "A locator of an unknown type whose bytes look like the element offset of a suppressed column",
        "locators-and-envelope-links", ("RNT-VAL-003",), _unknown_locator(lambda size, offset: b"\xff" * 16),
    ),
    "envelope-type": Unchecked("A footer with the type of a page list", "envelopes", ("RNT-ENV-001",), _another_type, whole=True),
    "flag-of-the-second-word": Unchecked(
        "An unknown feature flag that is the lowest of the second word", "feature-flags", ("RNT-FEA-002",), _flag_of_the_second_word, whole=True,
    ),
    "page-list-of-another-header": Unchecked(
        "A page list with the checksum of another header", "page-list-envelope", ("RNT-PGL-001",), _page_list_of_another, whole=True,
    ),
    "record-beyond-its-list": Unchecked(
        "A record frame that ends after its list", "frames", ("RNT-FRM-001",), _record_beyond_its_list, whole=True,
    ),
    "list-beyond-its-list": Unchecked(
        "A list frame that ends after the list that contains it", "frames", ("RNT-FRM-001",), _list_beyond_its_list, whole=True,
    ),
    "more-items-than-bytes": Unchecked(
        "A list frame of one item without bytes", "frames", ("RNT-FRM-005",), _more_items_than_bytes, whole=True,
    ),
}  # fmt: skip
