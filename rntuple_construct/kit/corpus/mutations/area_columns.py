"""Damage to column descriptions and alias columns."""

from __future__ import annotations

import struct

from rntuple_spec.column_types import ColumnType as T

from rntuple_construct.format.grammar.engine.forcing import Raw
from rntuple_construct.kit.corpus.mutations.registry import case
from rntuple_construct.kit.corpus.mutations.schemas import frame
from rntuple_construct.kit.files.editable_file import EditableFile
from rntuple_construct.kit.files.file_description import COLLECTION, Model, build

_DEFERRED, _RANGE = 1, 2


@case("RNT-COL-006", base="schema")
def range_without_upper_end(draft: EditableFile) -> None:
    columns = draft.schema["columns"]
    number = columns.index(draft.column("quant"))
    field_id = columns[number]["field_id"]
    record = struct.pack("<HHIHHd", int(T.REAL32_QUANT), 12, field_id, _RANGE, 0, 0.0)
    columns[number] = Raw(frame(record))


@case("RNT-COL-015", base="schema")
def columns_out_of_order(draft: EditableFile) -> None:
    columns = draft.schema["columns"]
    columns[0], columns[1] = columns[1], columns[0]


@case("RNT-COL-017", how="file")
def more_bits_than_offsets_of_32_bits_can_tell() -> bytes:
    """One page of 2^22 bits is listed 1024 times below a collection.

    Because the bits get another representation later, their number is not compared with the offsets, which could
    not tell it.
    """
    m, late = Model(), Model()
    bits = m.field("bits", "std::vector<bool>", role=COLLECTION)
    m.column(bits, T.INDEX32, [0])
    item = m.field("_0", "bool", bits)
    m.column(item, T.BIT, [])
    late.column(item, T.BIT, representation_index=1, flags=_DEFERRED, first_element_index=-(1 << 32))
    draft = build(m, [1], [1], settings=505, extension=late)
    draft.footer["payload"]["feature_flags"] = [1]
    located = draft.page_lists[0]["payload"]["page_locations"][0]
    located[1]["items"] = [draft.add_page(bytes(1 << 19), 1 << 22, settings=505)] * 1024
    return draft.build()


@case("RNT-ALI-003", base="schema")
def alias_columns_in_another_order(draft: EditableFile) -> None:
    aliases = draft.schema["alias_columns"]
    first = aliases.index(draft.alias("view_text"))
    aliases[first], aliases[first + 1] = aliases[first + 1], aliases[first]


@case("RNT-ALI-004")
def pages_for_alias_columns(draft: EditableFile) -> None:
    located = draft.page_lists[1]["payload"]["page_locations"][0]
    for _ in draft.schema["alias_columns"]:
        located.append({"items": [], "element_offset": 0, "compression_settings": 0})
