"""Damage to linked attribute sets."""

from __future__ import annotations

from typing import Any

from rntuple_spec.column_types import ColumnType as T

from rntuple_construct.kit.corpus.mutations.registry import case
from rntuple_construct.kit.corpus.mutations.schemas import (
    attribute_set,
    draft_without_attributes,
    link_attributes,
    streamed_types,
)
from rntuple_construct.kit.files.editable_file import EditableFile
from rntuple_construct.kit.files.file_description import STREAMER


def _sets(draft: EditableFile) -> list[Any]:
    sets: list[Any] = draft.footer["payload"]["linked_attribute_sets"]
    return sets


@case("RNT-ATT-001", base="attributes")
def two_attribute_sets_of_one_name(draft: EditableFile) -> None:
    link_attributes(draft, attribute_set())


@case("RNT-ATT-002", base="attributes")
def attribute_set_that_is_no_anchor(draft: EditableFile) -> None:
    _sets(draft)[0]["len_anchor"] = 40
    _sets(draft)[0]["locator"] = {"kind": 0, "len_range": 40, "ofs_range": draft.add_blob(bytes(40))}


@case("RNT-ATT-003", base="attributes", how="file", kind="valid")
def attribute_set_with_attribute_sets() -> bytes:
    draft = draft_without_attributes()

    def nest(inner: EditableFile) -> None:
        link_attributes(draft, attribute_set((0,), (2,)))
        _sets(inner).append(_sets(draft).pop())

    link_attributes(draft, attribute_set(), nest)
    return draft.build()


@case("RNT-ATT-003", base="attributes", how="file")
def attribute_set_with_a_streamer_field() -> bytes:
    draft = draft_without_attributes()
    m = attribute_set()
    blob = m.field("blob", "Blob", 2, role=STREAMER, flags=4, type_checksum=1)
    m.column(blob, T.INDEX64, [1, 2])
    m.column(blob, T.BYTE, [7, 8])

    def describe(inner: EditableFile) -> None:
        inner.footer["payload"]["schema_extension"] = {
            "schema": {
                "fields": [],
                "columns": [],
                "alias_columns": [],
                "extra_type_infos": [streamed_types()],
            }
        }

    link_attributes(draft, m, describe)
    return draft.build()


def _with_user_field(**members: Any) -> bytes:
    """A file with an attribute set whose third field has other members."""
    draft = draft_without_attributes()
    link_attributes(draft, attribute_set(), lambda inner: inner.schema["fields"][2].update(members))
    return draft.build()


@case("RNT-ATT-005", base="attributes", how="file")
def attribute_set_without_user_data() -> bytes:
    return _with_user_field(name="_other")


@case("RNT-ATT-005", base="attributes", how="file")
def attribute_set_with_typed_user_data() -> bytes:
    return _with_user_field(type_name="Quality", flags=4, type_checksum=1)


@case("RNT-ATT-005", base="attributes", how="file")
def attribute_set_of_the_draft() -> bytes:
    return _with_user_field(name="_userModel")


@case("RNT-ATT-006", base="attributes", how="file")
def range_of_attributes_beyond_the_last_entry() -> bytes:
    draft = draft_without_attributes()
    link_attributes(draft, attribute_set(lengths=(3, 3)))
    return draft.build()


@case("RNT-ATT-006", base="attributes", how="file")
def range_of_attributes_with_an_absurd_length() -> bytes:
    draft = draft_without_attributes()
    link_attributes(draft, attribute_set(lengths=(3, (1 << 64) - 1)))
    return draft.build()
