"""Damage to column descriptions and alias columns."""

from __future__ import annotations

from rntuple_spec.column_types import ColumnType as T

from rntuple_construct.kit.corpus.mutations.registry import case
from rntuple_construct.kit.files.file_description import COLLECTION, Model, build

_DEFERRED, _RANGE = 1, 2


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
