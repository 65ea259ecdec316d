"""Damage to files of the release candidates, where their rules are not those of the released format."""

from __future__ import annotations

import struct
from typing import Any

from rntuple_spec.constants import Rc2ColumnFlag

from rntuple_construct.format.grammar.engine.forcing import Raw
from rntuple_construct.kit.corpus.mutations.bases import two_shards
from rntuple_construct.kit.corpus.mutations.registry import case
from rntuple_construct.kit.corpus.mutations.schemas import draft_schema
from rntuple_construct.kit.files.editable_file import EditableFile
from rntuple_construct.kit.files.file_description import (
    IDS,
    Cluster,
    FileDescription,
    Pages,
    has_page_checksums,
    make_column,
    make_field,
)

_EMPTY_LIST = struct.pack("<qI", -12, 0)
_EMPTY_LIST_RC1 = struct.pack("<iI", -8, 0)


def _record(payload: bytes) -> Raw:
    return Raw(struct.pack("<q", len(payload) + 8) + payload)


def _one_number(generation: str, **changes: Any) -> FileDescription:
    """A file with one field and one page."""
    checksum = has_page_checksums(generation)
    clusters = [Cluster(2, [Pages([[1.0, 2.0]], checksum=checksum)])]
    fields, columns = [make_field("x", "float")], [make_column("Real32", 0)]
    return FileDescription(
        generation, **{"fields": fields, "columns": columns, "clusters": clusters, **changes}
    )


@case("RNT-PRE-003", base="rc2-schema", how="file")
def array_size_before_the_strings_missing() -> bytes:
    fields = [_record(struct.pack("<IIIHH", 0, 0, 0, 0, 1))]
    return draft_schema("rc2", columns=[], aliases=[], header={"schema": _schema(fields=fields)}).build()


def _schema(**lists: Any) -> dict[str, Any]:
    return {"fields": [], "columns": [], "alias_columns": [], "extra_type_infos": [], **lists}


@case("RNT-PRE-007", base="rc2-schema", how="file")
def draft_deferred_from_element_zero() -> bytes:
    column = make_column("Real32", 8, flags=Rc2ColumnFlag.DEFERRED, first_element_index=0)
    return draft_schema(
        "rc2", extension={"fields": [make_field("late", "float")], "columns": [column]}
    ).build()


@case("RNT-PRE-008", base="rc2-schema", how="file")
def draft_extra_type_information_cut_short() -> bytes:
    return draft_schema("rc2", extra_type_infos=[_record(struct.pack("<IIH", 0, 0, 0))]).build()


@case("RNT-PRE-009", base="rc2", how="file")
def column_group_without_sharded_cluster() -> bytes:
    return _one_number("rc2", column_groups=[[0]]).build()


@case("RNT-PRE-009", base="rc1", how="file")
def column_group_with_an_unknown_column() -> bytes:
    return _one_number("rc1", column_groups=[[5]]).build()


@case("RNT-PRE-009", base="rc2-shards", how="file")
def sharded_cluster_of_an_unknown_column_group() -> bytes:
    return two_shards("rc2", footer={"column_groups": [{"column_ids": [0]}]}).build()


@case("RNT-PRE-010", base="rc2", how="file")
def draft_sharded_cluster() -> bytes:
    clusters = [Cluster(2, [Pages([[1.0, 2.0]], checksum=True)], column_group=0)]
    return _one_number("rc2", clusters=clusters, column_groups=[[0]]).build()


@case("RNT-PRE-010", base="rc1", how="file")
def sharded_cluster_of_rc1() -> bytes:
    clusters = [Cluster(2, [[[1.0, 2.0]]], column_group=0)]
    return _one_number("rc1", clusters=clusters, column_groups=[[0]]).build()


@case("RNT-PRE-014", base="rc2-shards", how="file")
def shard_of_the_first_entry_missing() -> bytes:
    return two_shards("rc2", first=1).build()


@case("RNT-PRE-014", base="rc1-shards", how="file")
def entry_in_two_shards_of_one_column() -> bytes:
    return two_shards("rc1", again=1).build()


@case("RNT-PRE-011", base="rc2", how="file")
def user_meta_data() -> bytes:
    entry = {"value_type": 1, "key": "run", "value": 7}
    return _one_number("rc2", metadata=[[entry]]).build()


@case("RNT-PRE-012", base="rc2-schema", how="file")
def draft_cardinality_of_the_released_name() -> bytes:
    draft = draft_schema("rc2")
    fields = list(draft.fields)
    fields[4]["type_name"] = "ROOT::RNTupleCardinality<std::uint32_t>"
    return draft_schema("rc2", fields=fields).build()


@case("RNT-PRE-012", base="rc1-schema", how="file")
def cardinality_of_a_number() -> bytes:
    return draft_schema("rc1", aliases=[{"physical_column_id": 0, "field_id": 4}]).build()


def _alias_of_no_field(generation: str) -> bytes:
    draft = draft_schema(generation)
    draft.aliases = [*draft.aliases, {"physical_column_id": 0, "field_id": 5000}]
    return draft.build()


@case("RNT-ALI-002", base="rc2-schema", how="file")
def draft_alias_of_no_field() -> bytes:
    return _alias_of_no_field("rc2")


@case("RNT-ALI-002", base="rc1-schema", how="file")
def alias_of_no_field_of_rc1() -> bytes:
    return _alias_of_no_field("rc1")


@case("RNT-RC2-004", base="rc2")
def draft_footer_without_cluster_groups(draft: EditableFile) -> None:
    extension = struct.pack("<q", 8 + 4 * 12) + _EMPTY_LIST * 4
    checksum = draft.generation.envelope_checksum(b"")
    header = bytes(draft.grammar.build_envelope(draft.header))[-len(checksum) :]
    draft.footer["payload"] = Raw(bytes(8) + header + extension + _EMPTY_LIST)


@case("RNT-RC2-005", base="rc2-schema", how="file")
def draft_range_without_upper_end() -> bytes:
    column = _record(struct.pack("<HHIHHd", IDS["Real32Quant"], 12, 0, Rc2ColumnFlag.VALUE_RANGE, 0, 0.0))
    fields = [{**make_field("x", "float"), "parent_id": 0}]
    return draft_schema(
        "rc2", columns=[], aliases=[], header={"schema": _schema(fields=fields, columns=[column])}
    ).build()


@case("RNT-RC1-006", base="rc1-schema", how="file")
def rc1_extension_with_two_lists() -> bytes:
    return draft_schema(
        "rc1", footer={"schema_extension": Raw(struct.pack("<i", 20) + _EMPTY_LIST_RC1 * 2)}
    ).build()


@case("RNT-RC1-015", base="rc1", rules=())
def rc1_footer_without_meta_data(draft: EditableFile) -> None:
    checksum = draft.generation.envelope_checksum(b"")
    header = bytes(draft.grammar.build_envelope(draft.header))[-len(checksum) :]
    extension = struct.pack("<i", 4 + 4 * 8) + _EMPTY_LIST_RC1 * 4
    draft.footer["payload"] = Raw(bytes(8) + header + extension + _EMPTY_LIST_RC1 * 3)
