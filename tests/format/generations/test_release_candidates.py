"""What the generation objects of the release candidates know: column ids, Switch layouts, signs, checksums."""

from __future__ import annotations

import json
import zlib
from typing import Any

import numpy as np
import pytest
import xxhash
from rntuple_spec.column_types import COLUMN_TYPES
from support.dumps import run_cli

import rntuple_construct as rnt
from rntuple_construct.format.columns import column_codec
from rntuple_construct.format.generations import WRITABLE_GENERATIONS, read_footer

# The table of both documents; the last two are in that of RC2 only, since 0.2.12.
TYPES = {
    0x01: "Index64", 0x02: "Index32", 0x03: "Switch", 0x04: "Byte", 0x05: "Char", 0x06: "Bit",
    0x07: "Real64", 0x08: "Real32", 0x09: "Real16", 0x16: "Int64", 0x0A: "UInt64", 0x17: "Int32",
    0x0B: "UInt32", 0x18: "Int16", 0x0C: "UInt16", 0x19: "Int8", 0x0D: "UInt8", 0x0E: "SplitIndex64",
    0x0F: "SplitIndex32", 0x10: "SplitReal64", 0x11: "SplitReal32", 0x12: "SplitReal16", 0x1A: "SplitInt64",
    0x13: "SplitUInt64", 0x1B: "SplitInt32", 0x14: "SplitUInt32", 0x1C: "SplitInt16", 0x15: "SplitUInt16",
}  # fmt: skip
LATE_TYPES = {0x1D: "Real32Trunc", 0x1E: "Real32Quant"}

ROOT_6_26 = "2022-08-03__48a987__test_ntuple_stl_containers.root"
ROOT_6_27 = "2022-08-12__f26726__test_ntuple_stl_containers.root"
RC2_VARIANT = "2024-06-28__4d06ed__test_ntuple_emptystruct_invalidvar.root"
MUONS = "2024-04-17__d90d82__Run2012BC_DoubleMuParked_Muons_rntuple_1000evts.root"
EARLY_SPLIT = "2023-02-25__a99951__test_ntuple_split_3e4.root"
LISTED_EXTENSION = "2023-01-05__2c2a73__test_ntuple_stl_containers.root"
RECORD_EXTENSION = "2023-10-17__21363a__uproot_ntuple_int_5e4_629_01.root"


@pytest.mark.parametrize(("name", "table"), [("rc1", TYPES), ("rc2", {**TYPES, **LATE_TYPES})])
def test_column_ids_are_those_of_the_document(name: str, table: dict[int, str]) -> None:
    known = WRITABLE_GENERATIONS[name].column_types
    assert {type_id: COLUMN_TYPES[known[type_id]].name for type_id in known} == table


def test_two_ids_are_the_same_in_the_release() -> None:
    same = {
        type_id
        for type_id, column_type in WRITABLE_GENERATIONS["rc2"].column_types.items()
        if WRITABLE_GENERATIONS["1.x"].column_types.get(type_id) == column_type
    }
    assert {TYPES[type_id] for type_id in same} == {"UInt64", "SplitUInt32"}


@pytest.mark.parametrize(
    ("name", "writer", "layout"),
    [
        ("rc1", "ROOT v6.26/04", "32+32"),
        ("rc1", "ROOT v6.27/01", "44+20"),
        ("rc1", "ROOT v6.29/01", "44+20"),
        ("rc1", "somebody else", "44+20"),
        ("rc1", "", "44+20"),
        ("rc2", "ROOT v6.31/01", "96"),
        ("1.x", "ROOT v6.26/04", "96"),
    ],
)
def test_switch_layout_is_known_by_generation_and_writer(name: str, writer: str, layout: str) -> None:
    assert WRITABLE_GENERATIONS[name].switch_layout(writer) == layout


@pytest.mark.parametrize(
    ("layout", "stored"),
    [
        # index 0 tag 2, index 1 tag 2
        ("32+32", "00000000 02000000 01000000 02000000"),
        # the tag begins at bit 44: byte 5, bit 4
        ("44+20", "00000000 00200000 01000000 00200000"),
        ("96", "0000000000000000 02000000 0100000000000000 02000000"),
    ],
)
def test_switch_elements_have_the_known_bytes(layout: str, stored: str) -> None:
    codec = column_codec(rnt_switch(), switch_layout=layout)
    pairs = codec.decode(bytes.fromhex(stored), 2)
    assert pairs.tolist() == [(0, 2), (1, 2)]
    assert codec.encode(pairs) == bytes.fromhex(stored)


def rnt_switch() -> Any:
    return next(key for key, spec in COLUMN_TYPES.items() if spec.name == "Switch")


@pytest.mark.parametrize("name", [ROOT_6_26, ROOT_6_27, RC2_VARIANT])
def test_variants_of_every_layout_have_the_expected_values(
    name: str, corpus_file: Any, corpus_expected: Any
) -> None:
    (expected,) = corpus_expected(name)["ntuples"].values()
    variants = [field for field, type_name in expected["fields"].items() if "variant" in type_name]
    outcome = run_cli("dump", "--fields", ",".join(variants), str(corpus_file(name)))
    rows = json.loads(outcome.out)
    assert variants
    assert rows == [{field: row[field] for field in variants} for row in expected["values"]]


def test_signs_come_from_the_fields_where_columns_have_none(corpus_file: Any) -> None:
    with rnt.open(corpus_file(ROOT_6_27)) as file:
        events = file.only()
        assert not events.generation.integers_carry_sign
        columns = {COLUMN_TYPES[column.column_type].name for column in events.schema.columns}  # type: ignore[index]
        assert "UInt32" in columns
        assert "Int32" not in columns
        integers = [node for node in events.nodes.values() if node.field.type_name == "std::int32_t"]
        assert all(node.dtype == np.int32 for node in integers)


def test_split_columns_without_sign_are_not_zigzag_encoded(corpus_file: Any) -> None:
    with rnt.open(corpus_file(EARLY_SPLIT)) as file:
        events = file.only()
        (name,) = [name for name, field in events.fields.items() if field.type_name == "std::int32_t"][:1]
        column = events.schema.columns[events.fields[name].representations[0][0]]
        assert column.record.type_id == 0x14
        assert events.arrays([name])[name].dtype == np.int32


def test_projections_are_known_by_their_alias_columns(corpus_file: Any) -> None:
    with rnt.open(corpus_file(MUONS)) as file:
        events = file.only()
        projected = [field for field in events.schema.fields if field.is_projected]
        assert all(field.record.flags == 0 for field in projected)
        assert len(events.schema.alias_columns) == 11
        assert {field.path.split(".")[0] for field in projected} == {
            name for name in events.fields if name != "_collection0"
        }


def test_untyped_collection_has_its_members_below_it(corpus_file: Any) -> None:
    with rnt.open(corpus_file(MUONS)) as file:
        events = file.only()
        collection = events.fields["_collection0"]
        names = [events.schema.fields[child].name for child in collection.children]
        assert len(names) > 1
        assert "_0" not in names
        rows = events.arrays(["_collection0", "nMuon", "Muon_pt"], entry_stop=20, library="py")
    for row in rows:
        assert [list(item) for item in row["_collection0"]] == [names] * row["nMuon"]
        assert [item["Muon_pt"] for item in row["_collection0"]] == row["Muon_pt"]


@pytest.mark.parametrize(("name", "first"), [(LISTED_EXTENSION, "f8ffffff"), (RECORD_EXTENSION, "24000000")])
def test_schema_extension_of_rc1_has_two_forms(name: str, first: str, corpus_file: Any) -> None:
    """An empty list frame of 8 bytes, or a record frame of 4 + 4 * 8 = 36 bytes."""
    with rnt.open(corpus_file(name)) as file:
        events = file.only()
        data = bytes(read_footer(file.container, events.anchor))
        # versions (4), feature flags (8), header checksum (4)
        assert data[16:20].hex() == first
        assert events.footer.schema_extension.fields == ()


def test_rc1_sums_up_with_crc32_and_rc2_with_xxh3() -> None:
    data = b"123456789"
    # The check value of CRC-32.
    assert zlib.crc32(data) == 0xCBF43926
    assert WRITABLE_GENERATIONS["rc1"].envelope_checksum(data) == bytes.fromhex("2639f4cb")
    assert WRITABLE_GENERATIONS["rc1"].page_checksum(data) == bytes.fromhex("2639f4cb")
    assert WRITABLE_GENERATIONS["rc2"].envelope_checksum(data) == xxhash.xxh3_64_digest(data)[::-1]
    assert WRITABLE_GENERATIONS["rc2"].page_checksum(data) == xxhash.xxh3_64_digest(data)[::-1]


def test_what_page_checksums_cover_is_asked_of_the_generation() -> None:
    assert {name: each.page_checksum_is_sealed for name, each in WRITABLE_GENERATIONS.items()} == {
        "1.x": True,
        "rc2": True,
        "rc1": False,
    }
    assert {name: each.len_page_checksum for name, each in WRITABLE_GENERATIONS.items()} == {
        "1.x": 8,
        "rc2": 8,
        "rc1": 4,
    }
