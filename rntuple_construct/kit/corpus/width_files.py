"""Files of numbers that need all bits of their storage: a reader that drops the upper ones takes these files for others."""

from __future__ import annotations

import struct
from collections.abc import Callable, Iterator
from functools import partial

from rntuple_spec.column_types import ColumnType as T
from rntuple_spec.constants import LocatorKind

from rntuple_construct.base.checksums import xxh3_little_endian
from rntuple_construct.base.constants import PAGE_LIST
from rntuple_construct.format.grammar.engine.forcing import forced
from rntuple_construct.format.grammar.engine.locators import locator
from rntuple_construct.kit.corpus.container_files import small_file
from rntuple_construct.kit.corpus.model import MadeCase, reader_case
from rntuple_construct.kit.corpus.mutations.places import image_of_anchor
from rntuple_construct.kit.corpus.trap_files import MAX_KEY_SIZE, split_page
from rntuple_construct.kit.files.editable_file import EditableFile
from rntuple_construct.kit.files.file_description import (
    COLLECTION,
    PROJECTED,
    RECORD,
    REPETITIVE,
    VARIANT,
    Model,
    build,
    pairs,
)
from rntuple_construct.kit.files.root_file_builder import RootFileBuilder

__all__ = ["cases", "with_envelope"]

_BEYOND_32 = 1 << 32
_BEYOND_16 = 1 << 16
_ANCHOR_NUMBERS = 6 + 8
"""Offset of the seven numbers of 64 bits in an anchor object."""
_FLAGS = (1, 31, 32, 40, 53, 62)
"""Feature flags of the first word that no version knows: near the lowest, and at the borders of smaller words."""


def cases() -> Iterator[MadeCase]:
    """The cases of group ``readers/widths``."""
    for name, title, section, kind, rules, make in _FILES:
        yield reader_case(
            f"widths/{name}", title, section, make, kind=kind, rules=rules, fields=("x",) if kind == "must-drop-field" else (),
        )  # fmt: skip
    for flag in _FLAGS:
        for part, rule in (("header", "RNT-FEA-002"), ("footer", "RNT-FEA-003")):
            yield reader_case(
                f"widths/feature-flag-{flag}-of-the-{part}", f"Unknown feature flag {flag} in the {part}", "feature-flags",
                partial(_with_flags, part, [1 << flag]), kind="must-refuse", rules=(rule,),
            )  # fmt: skip


def _add_sound_field(model: Model, count: int) -> None:
    """Add a field ``y``, which a reader reads beside one that it refuses."""
    model.column(model.field("y", "std::int32_t"), T.INT32, list(range(count)))


def _numbers() -> EditableFile:
    """Two fields of numbers."""
    model = Model()
    for name in ("x", "y"):
        model.column(model.field(name, "std::int32_t"), T.INT32, [1, -2, 3])
    return build(model, [3], [1])


def _changed(change: Callable[[EditableFile], object]) -> bytes:
    draft = _numbers()
    change(draft)
    return draft.build()


def _with_flags(part: str, words: list[int]) -> bytes:
    draft = _numbers()
    draft.root[part]["payload"]["feature_flags"] = words
    return draft.build()


# Places


def _page_beyond(draft: EditableFile) -> None:
    draft.located(0, 0, 0)["items"][0]["locator"]["ofs_range"] += _BEYOND_32


def _large_page_beyond(size: int, offset: int, draft: EditableFile) -> None:
    page = draft.located(0, 0, 0)["items"][0]
    place = page["locator"]
    page["locator"] = {
        "kind": int(LocatorKind.LARGE), "reserved": 0, "len_range": place["len_range"] + size, "ofs_range": place["ofs_range"] + offset,
    }  # fmt: skip


def _anchor_number(index: int) -> bytes:
    """A file in whose anchor one number is larger by 2**32."""
    data = bytearray(_numbers().build())
    payload = image_of_anchor(data).payload
    place = payload.start + _ANCHOR_NUMBERS + 8 * index
    (number,) = struct.unpack_from(">Q", data, place)
    struct.pack_into(">Q", data, place, number + _BEYOND_32)
    checksum = xxh3_little_endian(bytes(data[payload.start + 6 : payload.stop - 8]))
    data[payload.stop - 8 : payload.stop] = checksum[::-1]
    return bytes(data)


def _large_keys() -> bytes:
    """A page of more bytes than the lower half of the max key size."""
    model = Model()
    model.column(model.field("x", "std::uint8_t"), T.UINT8, list(range(250)))
    draft = build(model, [250], [1], page_size=None)
    draft.set_max_key_size(_BEYOND_32 + MAX_KEY_SIZE)
    return draft.build()


def _piece_beyond() -> bytes:
    """A split page whose second piece lies 4 GiB after its place."""
    draft = split_page(b"\x07" * 150, beside=True)
    place = draft.located(0, 0, 0)["items"][0]["locator"]["ofs_range"] + MAX_KEY_SIZE - 8
    (offset,) = struct.unpack_from("<Q", draft.data, place)
    struct.pack_into("<Q", draft.data, place, offset + _BEYOND_32)
    return draft.build()


def _key_beyond(out: RootFileBuilder) -> None:
    """List an anchor whose key states an offset beyond 4 GiB."""
    small_file(out)
    image = bytearray(out.root.images[-1])
    (offset,) = struct.unpack_from(">Q", image, 18)
    struct.pack_into(">Q", image, 18, offset + _BEYOND_32)
    out.root.images[-1] = bytes(image)


def _file_of_wide_key() -> bytes:
    out = RootFileBuilder(wide_header=True, wide_keys=True, wide_directories=True)
    _key_beyond(out)
    return out.finish()


def _keys_list_beyond() -> bytes:
    out = RootFileBuilder(wide_header=True, wide_keys=True, wide_directories=True)
    small_file(out)
    data = bytearray(out.finish())
    place = out.root.fields_at + 34
    (offset,) = struct.unpack_from(">Q", data, place)
    struct.pack_into(">Q", data, place, offset + _BEYOND_32)
    return bytes(data)


# Envelopes


def with_envelope(draft: EditableFile, type_id: int, change: Callable[[bytes], bytes]) -> bytes:
    """Return a file in which an envelope, but for a footer, is stored otherwise than the draft has it.

    Args:
        draft: the draft, which is changed.
        type_id: the type of the envelope.
        change: gives the stored bytes from the uncompressed ones.
    """
    draft.build()
    stored = change(draft.built[{1: "header", 3: "page_list"}[type_id]])
    place = locator(len(stored), draft.add_blob(stored))
    draft.stores[type_id] = lambda *_: place
    return draft.build()


def _page_list_number(offset: int, form: str, added: int) -> bytes:
    """A file with another number in its page list, whose checksum is right."""

    def change(envelope: bytes) -> bytes:
        data = bytearray(envelope[:-8])
        (number,) = struct.unpack_from(form, data, offset)
        struct.pack_into(form, data, offset, number + added)
        return bytes(data) + xxh3_little_endian(bytes(data))

    return with_envelope(_numbers(), PAGE_LIST, change)


def _link(draft: EditableFile) -> None:
    draft.build()
    link = draft.footer["payload"]["cluster_groups"][0]["page_list_link"]
    link["len_envelope"] = forced(len(draft.built["page_list"]) + _BEYOND_32)


def _group(draft: EditableFile) -> None:
    draft.footer["payload"]["cluster_groups"][0]["num_clusters"] += _BEYOND_16


# Records of the schema


def _field(name: str, added: int) -> Callable[[EditableFile], None]:
    def change(draft: EditableFile) -> None:
        draft.schema["fields"][0][name] += added

    return change


def _column(name: str, added: int) -> Callable[[EditableFile], None]:
    def change(draft: EditableFile) -> None:
        draft.schema["columns"][0][name] += added

    return change


def _parent() -> bytes:
    model = Model()
    x = model.field("x", "", role=RECORD)
    model.column(model.field("a", "std::int32_t", parent=x + _BEYOND_16), T.INT32, [1, 2])
    return build(model, [2], [1]).build()


def _projected(column: int = 0, field: int = 0) -> bytes:
    model = Model()
    v = model.column(model.field("v", "std::int32_t"), T.INT32, [1, 2])
    x = model.field("x", "std::int32_t", flags=PROJECTED, source_field_id=0)
    model.alias(v + column, x + field)
    return build(model, [2], [1]).build()


# Elements


def _offsets(column_type: T) -> bytes:
    model = Model()
    x = model.field("x", "std::vector<std::int8_t>", role=COLLECTION)
    model.column(x, column_type, [1, _BEYOND_32 + 3])
    model.column(model.field("_0", "std::int8_t", parent=x), T.INT8, [1, 2, 3])
    _add_sound_field(model, 2)
    return build(model, [2], [1]).build()


def _switch(index: int, tag: int) -> bytes:
    model = Model()
    x = model.field("x", "std::variant<std::int32_t,float>", role=VARIANT)
    model.column(x, T.SWITCH, pairs((0, 1), (index, tag)))
    model.column(model.field("_0", "std::int32_t", parent=x), T.INT32, [7, 8])
    model.column(model.field("_1", "float", parent=x), T.REAL32, [1.5])
    _add_sound_field(model, 2)
    return build(model, [2], [1]).build()


def _array() -> bytes:
    size = _BEYOND_32 + 2
    model = Model()
    x = model.field("x", f"std::array<std::int32_t,{size}>", flags=REPETITIVE, array_size=size)
    model.column(model.field("_0", "std::int32_t", parent=x), T.INT32, [1, 2, 3, 4])
    _add_sound_field(model, 2)
    return build(model, [2], [1]).build()


def _long_locator() -> bytes:
    """An unknown locator of more than 255 bytes, followed by a page that can be read."""
    draft = _numbers()
    draft.located(0, 0, 0)["items"][0]["locator"] = {
        "kind": 0x55,
        "reserved": 0,
        "payload": bytes(range(250)) + bytes(50),
    }
    return draft.build()


_File = tuple[str, str, str, str, tuple[str, ...], Callable[[], bytes]]
_DROP, _REFUSE = "must-drop-field", "must-refuse"
_LOCATORS, _ANCHOR, _FIELDS, _COLUMNS = (
    "locators-and-envelope-links",
    "anchor-schema",
    "field-description",
    "column-description",
)
_FILES: tuple[_File, ...] = (
    ("locator-offset", "A page 4 GiB after its place", _LOCATORS, _DROP, ("RNT-CNT-014",), partial(_changed, _page_beyond)),
    ("large-locator-offset", "A page 4 GiB after its place, by a Large locator", _LOCATORS, _DROP, ("RNT-CNT-014", "RNT-LOC-004"), partial(_changed, partial(_large_page_beyond, 0, _BEYOND_32))),
    ("large-locator-size", "A page of 4 GiB more than it has", _LOCATORS, _DROP, ("RNT-CNT-014", "RNT-PAG-001"), partial(_changed, partial(_large_page_beyond, _BEYOND_32, 0))),
    ("anchor-header-offset", "A header 4 GiB after its place", _ANCHOR, _REFUSE, ("RNT-CNT-014",), partial(_anchor_number, 0)),
    ("anchor-header-stored", "A header of 4 GiB more than are stored", _ANCHOR, _REFUSE, ("RNT-ANC-010", "RNT-ANC-011"), partial(_anchor_number, 1)),
    ("anchor-header-length", "A header of 4 GiB more than it has, which seems to be compressed", _ANCHOR, _REFUSE, ("RNT-VAL-002",), partial(_anchor_number, 2)),
    ("anchor-footer-offset", "A footer 4 GiB after its place", _ANCHOR, _REFUSE, ("RNT-CNT-014",), partial(_anchor_number, 3)),
    ("anchor-footer-stored", "A footer of 4 GiB more than are stored", _ANCHOR, _REFUSE, ("RNT-ANC-010",), partial(_anchor_number, 4)),
    ("anchor-footer-length", "A footer of 4 GiB more than it has, which seems to be compressed", _ANCHOR, _REFUSE, ("RNT-VAL-002",), partial(_anchor_number, 5)),
    ("epoch", "Epoch 257", _ANCHOR, _REFUSE, ("RNT-ANC-007",), partial(_changed, lambda draft: draft.anchor.update(version_epoch=257))),
    ("max-key-size", "A max key size of 4 GiB and 100 bytes", _ANCHOR, "valid", (), _large_keys),
    ("piece-of-a-page", "A split page whose second piece lies 4 GiB after its place", _ANCHOR, _DROP, ("RNT-CMP-010",), _piece_beyond),
    ("key-offset", "An anchor whose key states a place 4 GiB after it", "root-file-embedding", _REFUSE, ("RNT-CNT-014",), _file_of_wide_key),
    ("keys-list-offset", "A keys list 4 GiB after its place", "root-file-embedding", _REFUSE, ("RNT-CNT-014",), _keys_list_beyond),
    ("envelope-length", "A page list that states 4 GiB more than it has", "envelopes", _REFUSE, ("RNT-ENV-002",), partial(_page_list_number, 0, "<Q", _BEYOND_32 << 16)),
    ("envelope-type", "A page list of type 259", "envelopes", _REFUSE, ("RNT-ENV-001",), partial(_page_list_number, 0, "<H", 256)),
    ("link-length", "A link to a page list that states 4 GiB more than it has", "envelopes", _REFUSE, ("RNT-VAL-002",), partial(_changed, _link)),
    ("list-size", "A list frame of 4 GiB more than it has", "frames", _REFUSE, ("RNT-FRM-001",), partial(_page_list_number, 16, "<q", -_BEYOND_32)),
    ("list-items", "A list frame of 65,536 more items than it has", "frames", _REFUSE, ("RNT-FRM-005",), partial(_page_list_number, 24, "<I", _BEYOND_16)),
    ("record-size", "A record frame of 4 GiB more than it has", "frames", _REFUSE, ("RNT-FRM-001",), partial(_page_list_number, 28, "<q", _BEYOND_32)),
    ("clusters-of-a-group", "A cluster group of 65,536 more clusters than its page list has", "cluster-group-record-frame", _REFUSE, ("RNT-CGR-001",), partial(_changed, _group)),
    ("unknown-locator-of-308-bytes", "An unknown locator of more than 255 bytes", _LOCATORS, _DROP, ("RNT-VAL-003",), _long_locator),
    ("field-role", "Role 0x100", _FIELDS, _DROP, ("RNT-FLD-003",), partial(_changed, _field("role", 0x100))),
    ("field-version", "Field version 65,536", _FIELDS, _DROP, ("RNT-FLD-005",), partial(_changed, _field("field_version", _BEYOND_16))),
    ("parent", "A sub-field of field 65,536", _FIELDS, _REFUSE, ("RNT-FLD-002",), _parent),
    ("array-size", "An array of 2**32 + 2 elements, of which few are stored", "std-array", _DROP, ("RNT-VAL-003",), _array),
    ("column-type", "Column type 0x107", _COLUMNS, _DROP, ("RNT-COL-002",), partial(_changed, _column("column_type", 0x100))),
    ("column-bits", "A column Int32 of 288 bits", _COLUMNS, _DROP, ("RNT-CMP-004", "RNT-COL-003", "RNT-PAG-007"), partial(_changed, _column("bits_on_storage", 256))),
    ("column-field", "A column of field 65,536", _COLUMNS, _REFUSE, ("RNT-COL-001", "RNT-COL-014", "RNT-COL-015"), partial(_changed, _column("field_id", _BEYOND_16))),
    ("alias-column", "An alias of column 65,536", "alias-columns", _REFUSE, ("RNT-ALI-001",), partial(_projected, column=_BEYOND_16)),
    ("alias-field", "An alias column of field 65,537", "alias-columns", _REFUSE, ("RNT-ALI-002", "RNT-ALI-003"), partial(_projected, field=_BEYOND_16)),
    ("index64", "Offsets of 2**32 more than there are items, in Index64", "mapping-of-cpp-types", _DROP, ("RNT-ENC-003",), partial(_offsets, T.INDEX64)),
    ("split-index64", "Offsets of 2**32 more than there are items, in SplitIndex64", "mapping-of-cpp-types", _DROP, ("RNT-ENC-003", "RNT-TYP-004"), partial(_offsets, T.SPLIT_INDEX64)),
    ("switch-index", "A variant of element 2**32 of an alternative", "std-variant", _DROP, ("RNT-ENC-005",), partial(_switch, _BEYOND_32, 1)),
    ("switch-tag-257", "A variant of tag 257", "std-variant", _DROP, ("RNT-ENC-005",), partial(_switch, 1, 257)),
    ("switch-tag-65537", "A variant of tag 65,537", "std-variant", _DROP, ("RNT-ENC-005",), partial(_switch, 1, _BEYOND_16 + 1)),
    ("three-words-of-flags", "An unknown feature flag in the third word", "feature-flags", _REFUSE, ("RNT-FEA-002",), partial(_with_flags, "header", [1 << 63, 1 << 63, 1])),
)  # fmt: skip
"""Name, title, section, outcome, rules and file of each case."""
