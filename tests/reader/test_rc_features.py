"""What the drafts describe and ROOT hardly wrote: alias columns, type infos, deferred columns, checksums, dense
optionals, and what came late in RC2."""

from __future__ import annotations

import struct
import zlib
from typing import Any

import numpy as np
import pytest
import xxhash

import rntuple_construct as rnt
from rntuple_construct.format.grammar.engine.forcing import Raw, forced
from rntuple_construct.kit.files.file_description import (
    SUPPRESSED,
    DescribedCluster,
    DescribedPages,
    FileDescription,
    make_column,
    make_field,
    pairs,
)

BOTH = pytest.mark.parametrize("generation", ["rc1", "rc2"])


def read(draft: FileDescription | bytes, fields: Any = None, **options: Any) -> Any:
    data = draft.build() if isinstance(draft, FileDescription) else draft
    with rnt.open(data) as file:
        return file.only().arrays(fields, library="py", **options)


def one_float(generation: str, **options: Any) -> FileDescription:
    """A field ``x`` with the value 1.5, whose bytes are 00 00 c0 3f."""
    return FileDescription(
        generation,
        [make_field("x", "float")],
        [make_column("Real32", 0)],
        [DescribedCluster(1, [DescribedPages([[1.5]], **options)])],
    )


def vector_of_records(generation: str) -> FileDescription:
    """Muons {pt, charge}, and views of them: a vector of pt, and how many there are."""
    return FileDescription(
        generation,
        [
            make_field("muons", "std::vector<Muon>", role=1),
            make_field("_0", "Muon", parent=0, role=2),
            make_field("pt", "float", parent=1),
            make_field("charge", "std::int32_t", parent=1),
            make_field("muon_pt", "std::vector<float>", role=1),
            make_field("_0", "float", parent=4),
            make_field("n", "ROOT::Experimental::RNTupleCardinality<std::uint32_t>"),
        ],
        [make_column("Index32", 0), make_column("Real32", 2), make_column("Int32", 3)],
        [
            DescribedCluster(2, [[[1, 3]], [[1.0, 2.0, 3.0]], [[1, -1, 1]]]),
            DescribedCluster(2, [[[0, 1]], [[4.0]], [[-1]]]),
        ],
        aliases=[
            {"physical_column_id": 0, "field_id": 4},
            {"physical_column_id": 1, "field_id": 5},
            {"physical_column_id": 0, "field_id": 6},
        ],
    )


@BOTH
def test_projected_fields_are_known_by_their_alias_columns(generation: str) -> None:
    draft = vector_of_records(generation)
    rows = read(draft)
    assert [row["muon_pt"] for row in rows] == [[1.0], [2.0, 3.0], [], [4.0]]
    assert [row["n"] for row in rows] == [1, 2, 0, 1]
    with rnt.open(draft.build()) as file:
        schema = file.only().schema
        projected = [field.path for field in schema.fields if field.is_projected]
    assert projected == ["muon_pt", "muon_pt._0", "n"]
    assert read(draft, ["n", "muon_pt"], entry_start=1, entry_stop=4) == [
        {"n": 2, "muon_pt": [2.0, 3.0]},
        {"n": 0, "muon_pt": []},
        {"n": 1, "muon_pt": [4.0]},
    ]


@BOTH
def test_alias_columns_have_the_known_bytes(generation: str) -> None:
    """Records of a size, the physical column and the projected field: RC2 16 bytes, RC1 12 bytes."""
    draft = vector_of_records(generation)
    draft.build()
    stored = (
        "c4ffffffffffffff 03000000"
        "1000000000000000 00000000 04000000 1000000000000000 01000000 05000000 1000000000000000 00000000 06000000"
        if generation == "rc2"
        else "d4ffffff 03000000 0c000000 00000000 04000000 0c000000 01000000 05000000 0c000000 00000000 06000000"
    )
    assert bytes.fromhex(stored) in draft.envelopes()["header"]


@BOTH
def test_alias_of_a_column_that_does_not_exist_is_an_error(generation: str) -> None:
    draft = vector_of_records(generation)
    draft.aliases = [{"physical_column_id": 3, "field_id": 4}]
    with pytest.raises(rnt.RNTupleError) as caught:
        read(draft)
    assert caught.value.rule_id == "RNT-ALI-001"


@BOTH
def test_extra_type_infos_are_told(generation: str) -> None:
    """RC1: versions from and to, content id, name, content = 4 + 12 + (4 + 1) + (4 + 11) = 36 bytes; RC2: 40."""
    draft = one_float(generation)
    draft.extra_type_infos = [
        {
            "type_version_from": 2,
            "type_version_to": 5,
            "content_id": 1,
            "type_name": "R",
            "content": "struct R {}",
        }
    ]
    data = draft.build()
    size = "24000000" if generation == "rc1" else "2800000000000000"
    stored = bytes.fromhex(f"{size} 02000000 05000000 01000000 01000000") + b"R\x0b\0\0\0struct R {}"
    assert stored in draft.envelopes()["header"]
    with rnt.open(data) as file:
        (info,) = file.only().extra_type_infos
    assert (info.content_id, info.type_version, info.type_version_from) == (1, 5, 2)
    assert (info.type_name, info.content) == ("R", b"struct R {}")


# Deferred columns


def late_fields(generation: str) -> FileDescription:
    """Fields that came at entry 3 of 5: a number, a vector, a string, an array of two, a variant."""
    switch_bits = 64 if generation == "rc1" else 96
    fields = [
        make_field("i", "std::int32_t"),
        make_field("v", "std::vector<float>", role=1),
        make_field("_0", "float", parent=2),
        make_field("s", "std::string"),
        make_field("a", "std::array<std::int32_t,2>", flags=1, array_size=2),
        make_field("_0", "std::int32_t", parent=5),
        make_field("w", "std::variant<float,std::int32_t>", role=3),
        make_field("_0", "float", parent=7),
        make_field("_1", "std::int32_t", parent=7),
    ]
    columns = [
        make_column("Int32", 1, flags=8, first_element_index=3),
        make_column("Index32", 2, flags=8, first_element_index=3),
        make_column("Real32", 3),
        make_column("Index32", 4, flags=8, first_element_index=3),
        make_column("Char", 4),
        make_column("Int32", 6, flags=8, first_element_index=6),
        make_column("Switch", 7, bits=switch_bits, flags=8, first_element_index=3),
        make_column("Real32", 8),
        make_column("Int32", 9),
    ]
    cluster = [
        DescribedPages([[7, -8]], 3),
        DescribedPages([[1, 3]], 3),
        [[1.0, 2.0, 3.0]],
        DescribedPages([[2, 2]], 3),
        [np.frombuffer(b"ab", np.uint8)],
        DescribedPages([[1, 2, 3, 4]], 6),
        DescribedPages([pairs((0, 2), (0, 1))], 3),
        [[0.5]],
        [[9]],
    ]
    return FileDescription(
        generation,
        [make_field("x", "float")],
        [make_column("Real32", 0)],
        # The first cluster does not know the late columns, the second got them after its first entry.
        [DescribedCluster(2, [[[1.0, 2.0]]]), DescribedCluster(3, [[[3.0, 4.0, 5.0]], *cluster])],
        extension={"fields": fields, "columns": columns},
    )


@BOTH
def test_late_fields_start_with_defaults(generation: str) -> None:
    rows = read(late_fields(generation))
    default = {"i": 0, "v": [], "s": "", "a": [0, 0], "w": None}
    assert [{name: row[name] for name in default} for row in rows] == [
        default,
        default,
        default,
        {"i": 7, "v": [1.0], "s": "ab", "a": [1, 2], "w": 9},
        {"i": -8, "v": [2.0, 3.0], "s": "", "a": [3, 4], "w": 0.5},
    ]


@BOTH
@pytest.mark.parametrize(("start", "stop"), [(0, 2), (1, 4), (2, 3), (3, 5), (4, 5)])
def test_ranges_around_the_first_late_value(generation: str, start: int, stop: int) -> None:
    draft = late_fields(generation)
    assert read(draft, entry_start=start, entry_stop=stop) == read(draft)[start:stop]


@BOTH
def test_deferred_column_has_the_known_bytes(generation: str) -> None:
    """Type 0x17, 32 bits, field 1, flag 8 (and representation 0 in RC2), first element 3."""
    draft = late_fields(generation)
    draft.build()
    size = "18000000" if generation == "rc1" else "1c00000000000000"
    stored = bytes.fromhex(f"{size} 1700 2000 01000000 08000000 0300000000000000")
    assert stored in draft.envelopes()["footer"]


# The two forms of the schema extension of RC1


@pytest.mark.parametrize(
    "form",
    [
        {"items": []},
        # A list of links, as the oldest files announced it; nobody knows its items.
        Raw(bytes.fromhex("e8ffffff 01000000 40000000 10000000 6400000000000000")),
        {},
        {"schema": {"fields": [], "columns": [], "alias_columns": [], "extra_type_infos": []}},
    ],
    ids=["empty list", "list of links", "empty record", "record of empty lists"],
)
def test_every_form_of_an_rc1_schema_extension_is_read(form: Any) -> None:
    draft = one_float("rc1")
    draft.footer = {"schema_extension": form}
    assert read(draft) == [{"x": 1.5}]


def test_rc1_record_form_adds_fields() -> None:
    draft = one_float("rc1")
    draft.extension = {
        "fields": [make_field("y", "double")],
        "columns": [make_column("Real64", 1, flags=8, first_element_index=1)],
    }
    draft.clusters = [
        DescribedCluster(1, [[[1.5]]]),
        DescribedCluster(1, [[[2.5]], DescribedPages([[-1.0]], 1)]),
    ]
    assert read(draft) == [{"x": 1.5, "y": 0.0}, {"x": 2.5, "y": -1.0}]


# Page checksums


@pytest.mark.parametrize("settings", [0, 101, 404, 505])
def test_rc1_page_checksum_is_the_crc32_of_the_uncompressed_page(settings: int) -> None:
    values = [0.0] * 1000 + [1.5]
    draft = one_float("rc1")
    draft.clusters = [DescribedCluster(1001, [DescribedPages([values], checksum=True, settings=settings)])]
    data = draft.build()
    checksum = zlib.crc32(np.array(values, "<f4").tobytes()).to_bytes(4, "little")
    assert data.count(checksum) == 1
    assert [row["x"] for row in read(data)] == values
    at = data.index(checksum)
    with pytest.raises(rnt.RNTupleError) as caught:
        read(data[:at] + bytes([data[at] ^ 1]) + data[at + 1 :])
    assert caught.value.rule_id == "RNT-PAG-002"


def test_rc1_page_checksum_has_the_known_bytes() -> None:
    """Count 1 with flag 1 in the top two bits = 0x40000001; 4 stored bytes; then 00 00 c0 3f and its CRC32."""
    draft = one_float("rc1", checksum=True)
    data = draft.build()
    page = bytes.fromhex("0000c03f")
    at = data.index(page + struct.pack("<I", zlib.crc32(page)))
    stored = bytes.fromhex("01000040 04000000") + struct.pack("<Q", at)
    assert stored in draft.envelopes()["page_list"]
    assert read(data) == [{"x": 1.5}]


def test_rc1_checksum_is_not_taken_over_compressed_bytes() -> None:
    draft = one_float("rc1")
    draft.clusters = [DescribedCluster(100, [DescribedPages([[1.5] * 100], checksum=True, settings=505)])]
    data = draft.build()
    with rnt.open(data) as file:
        pages = file.only().clusters[0].column_range(0)
    assert pages is not None
    offset, size = int(pages.offset[0]), int(pages.size[0])
    sealed = zlib.crc32(data[offset : offset + size]).to_bytes(4, "little")
    with pytest.raises(rnt.RNTupleError, match="checksum"):
        read(data[: offset + size] + sealed + data[offset + size + 4 :])


@pytest.mark.parametrize("settings", [0, 505])
def test_rc2_page_checksum_is_the_xxh3_of_the_stored_page(settings: int) -> None:
    """The text says uncompressed, the bytes of ROOT 6.33 say stored."""
    values = [1.5] * 1000
    draft = one_float("rc2")
    draft.clusters = [DescribedCluster(1000, [DescribedPages([values], checksum=True, settings=settings)])]
    data = draft.build()
    with rnt.open(data) as file:
        pages = file.only().clusters[0].column_range(0)
    assert pages is not None
    stop = int(pages.offset[0] + pages.size[0])
    assert data[stop : stop + 8] == xxhash.xxh3_64_digest(data[int(pages.offset[0]) : stop])[::-1]
    assert [row["x"] for row in read(data)] == values
    with pytest.raises(rnt.RNTupleError) as caught:
        read(data[:stop] + bytes([data[stop] ^ 1]) + data[stop + 1 :])
    assert caught.value.rule_id == "RNT-PAG-002"


def test_rc2_page_with_checksum_has_the_known_bytes() -> None:
    """Count -1 = ff ff ff ff; 4 stored bytes."""
    draft = one_float("rc2", checksum=True)
    data = draft.build()
    page = bytes.fromhex("0000c03f")
    at = data.index(page + xxhash.xxh3_64_digest(page)[::-1])
    assert bytes.fromhex("ffffffff 04000000") + struct.pack("<Q", at) in draft.envelopes()["page_list"]


# Dense optionals


@BOTH
@pytest.mark.parametrize("type_name", ["std::optional<float>", "std::unique_ptr<float>"])
def test_dense_optional_is_a_mask_with_stand_ins(generation: str, type_name: str) -> None:
    draft = FileDescription(
        generation,
        [make_field("o", type_name, role=1), make_field("_0", "float", parent=0)],
        [make_column("Bit", 0), make_column("Real32", 1)],
        [
            DescribedCluster(3, [[[True, False, True]], [[1.0, 0.0, 3.0]]]),
            DescribedCluster(2, [[[False, True]], [[0.0, 5.0]]]),
        ],
    )
    rows = [{"o": value} for value in (1.0, None, 3.0, None, 5.0)]
    assert read(draft) == rows
    assert read(draft, entry_start=1, entry_stop=4) == rows[1:4]


@BOTH
def test_dense_optional_of_a_vector(generation: str) -> None:
    draft = FileDescription(
        generation,
        [
            make_field("o", "std::optional<std::vector<std::int32_t>>", role=1),
            make_field("_0", "std::vector<std::int32_t>", parent=0, role=1),
            make_field("_0", "std::int32_t", parent=1),
        ],
        [make_column("Bit", 0), make_column("Index32", 1), make_column("Int32", 2)],
        [DescribedCluster(3, [[[True, False, True]], [[2, 2, 3]], [[4, 5, 6]]])],
    )
    assert read(draft) == [{"o": [4, 5]}, {"o": None}, {"o": [6]}]


@BOTH
def test_sparse_optional_is_a_collection(generation: str) -> None:
    draft = FileDescription(
        generation,
        [make_field("o", "std::optional<float>", role=1), make_field("_0", "float", parent=0)],
        [make_column("Index32", 0), make_column("Real32", 1)],
        [DescribedCluster(3, [[[0, 1, 1]], [[2.5]]])],
    )
    assert read(draft) == [{"o": None}, {"o": 2.5}, {"o": None}]


# Late RC2


def test_late_rc2_quantised_column_has_a_range() -> None:
    """Flag 0x10: 8 + 2 + 2 + 4 + 2 + 2 + 16 = 36 bytes; 8 bits between -1 and 1: q = trunc(0.5 + (x + 1) * 127.5)."""
    draft = FileDescription(
        "rc2",
        [make_field("x", "float")],
        [make_column("Real32Quant", 0, bits=8, flags=0x10, value_range={"min": -1.0, "max": 1.0})],
        [DescribedCluster(3, [DescribedPages([bytes.fromhex("00 80 ff")], counts=[3])])],
    )
    data = draft.build()
    stored = bytes.fromhex("2400000000000000 1e00 0800 00000000 1000 0000 000000000000f0bf 000000000000f03f")
    assert stored in draft.envelopes()["header"]
    low, middle, high = (row["x"] for row in read(data))
    assert (low, high) == (-1.0, 1.0)
    assert middle == pytest.approx(1 / 255)


def test_late_rc2_truncated_column() -> None:
    draft = FileDescription(
        "rc2",
        [make_field("x", "float")],
        [make_column("Real32Trunc", 0, bits=16)],
        [DescribedCluster(2, [DescribedPages([bytes.fromhex("c03f 20c1")], counts=[2])])],
    )
    assert read(draft) == [{"x": 1.5}, {"x": -10.0}]


def representations() -> FileDescription:
    return FileDescription(
        "rc2",
        [make_field("x", "float")],
        [make_column("Real32", 0), make_column("Real16", 0, representation_index=1)],
        [
            DescribedCluster(1, [[[1.0]], SUPPRESSED]),
            DescribedCluster(1, [SUPPRESSED, DescribedPages([[2.0]], 1)]),
            DescribedCluster(1, [DescribedPages([[3.0]], 2), SUPPRESSED]),
        ],
    )


def test_late_rc2_field_may_change_its_representation() -> None:
    assert [row["x"] for row in read(representations())] == [1.0, 2.0, 3.0]


def test_late_rc2_suppressed_column_has_the_known_bytes() -> None:
    """No pages, the smallest offset, no settings: 12 + 8 = 20 bytes."""
    draft = representations()
    draft.build()
    stored = bytes.fromhex("ecffffffffffffff 00000000 0000000000000080")
    assert draft.envelopes()["page_list"].count(stored) == 3
    column = bytes.fromhex("1400000000000000 0900 1000 00000000 0000 0100")
    assert column in draft.envelopes()["header"]


def test_late_rc2_field_may_name_its_source_and_its_checksum() -> None:
    draft = vector_of_records("rc2")
    fields = list(draft.fields)
    fields[0] |= {"flags": 4, "type_checksum": 0xA5}
    fields[6] |= {"flags": 2, "source_field_id": 0}
    draft.fields = fields
    with rnt.open(draft.build()) as file:
        records = [field.record for field in file.only().schema.fields]
    assert records[0].type_checksum == 0xA5
    assert (records[6].source_field_id, records[6].is_projected) == (0, True)
    assert [row["n"] for row in read(draft)] == [1, 2, 0, 1]


@pytest.mark.parametrize("early", [True, False])
def test_both_anchors_of_rc2_are_read(early: bool) -> None:
    draft = one_float("rc2")
    draft.early = early
    with rnt.open(draft.build()) as file:
        assert file.only().anchor.class_version == (4 if early else 6)
        assert file.only().arrays(library="py") == [{"x": 1.5}]


# What makes a reader give up


@BOTH
@pytest.mark.parametrize("envelope", ["header", "footer"])
def test_unknown_feature_flags_are_refused(generation: str, envelope: str) -> None:
    draft = one_float(generation)
    setattr(draft, envelope, {"feature_flags": [0, 0, 1 << 9]})
    with pytest.raises(rnt.UnsupportedError, match="137") as caught:
        read(draft)
    assert caught.value.rule_id == ("RNT-FEA-002" if envelope == "header" else "RNT-FEA-003")


@BOTH
def test_unknown_column_type_costs_its_field_only(generation: str) -> None:
    draft = one_float(generation)
    draft.fields = [*draft.fields, make_field("y", "float")]
    draft.columns = [*draft.columns, {**make_column("Real32", 1), "column_type": 0x42}]
    draft.clusters = [DescribedCluster(1, [[[1.5]], DescribedPages([b"\0\0\0\0"], counts=[1])])]
    with pytest.warns(rnt.DroppedFieldWarning, match="0x42"):
        assert read(draft) == [{"x": 1.5}]


def test_rc1_envelope_for_later_readers_is_refused() -> None:
    data = one_float("rc1").build()
    with rnt.open(data) as file:
        seek = file.only().anchor.ofs_header
        length = file.only().anchor.len_header
    body = data[seek : seek + 2] + b"\2\0" + data[seek + 4 : seek + length - 4]
    changed = data[:seek] + body + struct.pack("<I", zlib.crc32(body)) + data[seek + length :]
    with pytest.raises(rnt.UnsupportedError, match="version 2"):
        read(changed)


@BOTH
def test_footer_of_another_header_is_refused(generation: str) -> None:
    draft = one_float(generation)
    draft.footer = {"header_checksum": forced(bytes(4 if generation == "rc1" else 8))}
    with pytest.raises(rnt.RNTupleError) as caught:
        read(draft)
    assert caught.value.rule_id == "RNT-FTR-001"


# Types by other names


@BOTH
@pytest.mark.parametrize(
    "type_name", ["ROOT::VecOps::RVec<float>", "ROOT::RVec<float>", "ROOT::Vec<float>", "MyContainer"]
)
def test_collections_of_any_name_are_read(generation: str, type_name: str) -> None:
    draft = FileDescription(
        generation,
        [make_field("v", type_name, role=1), make_field("_0", "float", parent=0)],
        [make_column("Index64", 0), make_column("Real32", 1)],
        [DescribedCluster(2, [[[1, 3]], [[1.0, 2.0, 3.0]]])],
    )
    assert read(draft) == [{"v": [1.0]}, {"v": [2.0, 3.0]}]


@BOTH
def test_untyped_collection_with_members_below_it(generation: str) -> None:
    draft = FileDescription(
        generation,
        [
            make_field("hits", role=1),
            make_field("e", "float", parent=0),
            make_field("id", "std::uint32_t", parent=0),
        ],
        [make_column("Index32", 0), make_column("Real32", 1), make_column("UInt32", 2)],
        [DescribedCluster(2, [[[2, 2]], [[1.0, 2.0]], [[7, 8]]])],
    )
    rows = read(draft)
    assert rows == [{"hits": [{"e": 1.0, "id": 7}, {"e": 2.0, "id": 8}]}, {"hits": []}]
    assert read(draft, ["hits.id"]) == [{"hits.id": [7, 8]}, {"hits.id": []}]


@pytest.mark.parametrize(
    ("type_name", "column"),
    [("std::int16_t", "UInt16"), ("std::int32_t", "SplitUInt32"), ("std::int64_t", "UInt64")],
)
def test_rc1_signed_fields_read_unsigned_columns_as_signed(type_name: str, column: str) -> None:
    values = np.array([-1, 5, -300], type_name.removeprefix("std::").removesuffix("_t"))
    unsigned = values.view(values.dtype.str.replace("i", "u"))
    draft = FileDescription(
        "rc1", [make_field("x", type_name)], [make_column(column, 0)], [DescribedCluster(3, [[unsigned]])]
    )
    assert [row["x"] for row in read(draft)] == [-1, 5, -300]


@pytest.mark.parametrize(("writer", "stored"), [("ROOT v6.26/04", 2 << 32), ("ROOT v6.27/01", 2 << 44)])
def test_rc1_writer_decides_how_a_switch_is_read(writer: str, stored: int) -> None:
    draft = FileDescription(
        "rc1",
        [
            make_field("w", "std::variant<float,std::int32_t>", role=3),
            make_field("_0", "float", parent=0),
            make_field("_1", "std::int32_t", parent=0),
        ],
        [make_column("Switch", 0, bits=64), make_column("Real32", 1), make_column("Int32", 2)],
        [DescribedCluster(1, [DescribedPages([struct.pack("<Q", stored)], counts=[1]), [], [[-7]]])],
        writer=writer,
    )
    assert read(draft) == [{"w": -7}]
