"""The format before its specification ("v0", ROOT 6.20 to 6.25): read, converted, and hard to break."""

from __future__ import annotations

import json
import warnings
import zlib
from pathlib import Path
from typing import Any

import pytest
from rntuple_kaitai.positions import parse
from support.corpora import MANIFEST, corpus_names
from support.dumps import compact, hash_of_values, run_cli
from support.uproot_values import uproot_columns

import rntuple_construct as rnt
from rntuple_construct.base.errors import EnvelopeError
from rntuple_construct.format.generations import (
    WRITABLE_GENERATIONS,
    generation_named,
    read_footer,
    read_header,
)
from rntuple_construct.format.grammar import v0
from rntuple_construct.format.grammar.engine.forcing import forced
from rntuple_construct.kit.corpus.generations import cases
from rntuple_construct.kit.files.editable_file import EditableFile
from rntuple_construct.kit.files.file_description import (
    DescribedCluster,
    DescribedPages,
    FileDescription,
    Tree,
)
from rntuple_construct.kit.files.file_description import make_v0_column as column
from rntuple_construct.kit.files.file_description import make_v0_field as field
from rntuple_construct.kit.files.file_description import make_v0_root as root
from rntuple_construct.validation.canonical import first_difference, from_construct, from_kaitai

two_fields = next(case.make for case in cases() if case.id == "generations/v0/lists-and-strings")


def file_of(
    fields: list[Tree], columns: list[Tree], clusters: list[tuple[int, list[bytes], list[int]]]
) -> bytes:
    """A file; each cluster is a number of entries, and for each column the bytes of a page and its elements."""
    described = [
        DescribedCluster(
            entries,
            [DescribedPages([page], counts=[count]) for page, count in zip(pages, counts, strict=True)],
        )
        for entries, pages, counts in clusters
    ]
    return FileDescription("v0", fields, columns, described).build()


REAL = pytest.mark.parametrize("name", corpus_names("v0"))


@REAL
def test_real_file_has_the_expected_values(name: str, corpus_file: Any, corpus_expected: Any) -> None:
    ((ntuple, expected),) = corpus_expected(name)["ntuples"].items()
    outcome = run_cli("dump", str(corpus_file(name)))
    assert (outcome.code, outcome.err) == (0, "")
    rows = json.loads(outcome.out)
    assert [compact(row) for row in rows[:50]] == [compact(value) for value in expected["values"]]
    assert {field: hash_of_values([row[field] for row in rows]) for field in expected["fields"]} == {
        field: check["sha256"] for field, check in expected["checks"].items()
    }
    with rnt.open(corpus_file(name)) as file:
        facts = next(entry for entry in MANIFEST if entry["name"] == name)["ntuples"][0]
        events = file[ntuple]
        assert (events.writer, events.num_entries) == (facts["writer"], facts["entries"])
        assert (len(events.fields), len(events.schema.columns)) == (
            facts["top_level_fields"],
            facts["columns"],
        )


@REAL
def test_real_file_is_rescued(name: str, corpus_file: Any, corpus_expected: Any, tmp_path: Path) -> None:
    ((ntuple, expected),) = corpus_expected(name)["ntuples"].items()
    assert run_cli("convert", str(corpus_file(name)), str(tmp_path / "new.root")).code == 0
    columns = uproot_columns(tmp_path / "new.root", ntuple)
    assert {field: hash_of_values(values) for field, values in columns.items()} == {
        field: check["sha256"] for field, check in expected["checks"].items()
    }


@REAL
def test_real_envelopes_are_built_again_byte_by_byte(name: str, corpus_file: Any) -> None:
    with rnt.open(corpus_file(name)) as file:
        anchor = file.only().anchor
        for type_id, data in (
            (1, read_header(file.container, anchor)),
            (2, read_footer(file.container, anchor)),
        ):
            tree = v0.parse_envelope(bytes(data), type_id)
            # The size of the footer's frame is not filled in.
            changed = {**tree["payload"], "len_frame": forced(tree["payload"]["len_frame"])}
            assert v0.build_envelope({**tree, "payload": changed}) == bytes(data)
            assert not tree["payload"]["trailing"]


def test_column_record_has_the_known_bytes() -> None:
    """Frames count their own eight bytes: 8 + 8 (id) + 24 (version) + 16 (type) + 8 (field) + 4 (index) = 68."""
    envelope = v0.build_envelope(FileDescription("v0", [root()], [column(4, 10, 5)]).draft().header)
    stored = bytes.fromhex(
        "00000000 44000000 0400000000000000"
        "00000000 18000000 00000000 00000000 0000000000000000"
        "00000000 10000000 0a000000 00000000"
        "0500000000000000 00000000"
    )
    assert stored in envelope


def test_records_are_put_in_order_by_their_links() -> None:
    with rnt.open(two_fields()) as file:
        events = file.only()
        assert (events.generation.name, events.description, events.writer) == ("v0", "what it is", "somebody")
        assert [each.path for each in events.schema.fields] == ["v", "v._0", "s"]
        assert events.arrays(library="py") == [
            {"v": [1.0], "s": "a"},
            {"v": [2.0, 3.0], "s": "bc"},
            {"v": [1.5], "s": ""},
        ]
        assert events.arrays(entry_start=2, library="py") == [{"v": [1.5], "s": ""}]
        assert len(events.clusters) == 2


def test_fixed_arrays_and_bits() -> None:
    fields = [
        root(1, 3),
        field(1, "a", "std::array<std::int16_t,2>", num_repetitions=2, links=[2]),
        field(2, "_0", "std::int16_t", 1),
        field(3, "b", "bool"),
    ]
    pages = [bytes.fromhex("0100 feff"), b"\x01"]
    data = file_of(fields, [column(0, 11, 2), column(1, 4, 3)], [(1, pages, [2, 1])])
    with rnt.open(data) as file:
        assert file.only().arrays(library="py") == [{"a": [1, -2], "b": True}]


def test_signs_come_from_the_fields() -> None:
    fields = [root(1, 2), field(1, "i", "std::int32_t"), field(2, "u", "std::uint32_t")]
    page = bytes.fromhex("ffffffff")
    data = file_of(fields, [column(0, 10, 1), column(1, 10, 2)], [(1, [page, page], [1, 1])])
    with rnt.open(data) as file:
        assert file.only().arrays(library="py") == [{"i": -1, "u": 2**32 - 1}]


def test_unknown_column_type_costs_its_field_only() -> None:
    fields = [root(1, 2), field(1, "x", "float"), field(2, "y", "float")]
    data = file_of(fields, [column(0, 6, 1), column(1, 8, 2)], [(1, [bytes(4), b"\0"], [1, 1])])
    with rnt.open(data) as file, pytest.warns(rnt.DroppedFieldWarning, match="0x8"):
        assert file.only().arrays(library="py") == [{"x": 0.0}]


@pytest.mark.parametrize(
    "fields",
    [
        [field(1, "x", "float")],
        [root(1), root(1), field(1, "x", "float")],
        [root(1)],
        [root(1, 1), field(1, "x", "float")],
        [root(1), field(1, "x", "float", links=[2]), field(2, "y", "float", 1, links=[1])],
        [root(1), field(1, "x", "float"), field(1, "y", "float")],
    ],
)
def test_links_that_make_no_tree_are_refused(fields: list[Tree]) -> None:
    with rnt.open(file_of(fields, [], [])) as file, pytest.raises(rnt.FormatError) as caught:
        file.only()
    assert caught.value.rule_id == "RNT-FLD-002"


@pytest.mark.parametrize(
    "columns",
    [[column(1, 6, 1)], [column(0, 6, 9)], [column(0, 6, 1, 1)], [column(0, 6, 1), column(0, 6, 1)]],
)
def test_columns_that_belong_nowhere_are_refused(columns: list[Tree]) -> None:
    data = file_of([root(1), field(1, "x", "float")], columns, [])
    with rnt.open(data) as file, pytest.raises(rnt.FormatError) as caught:
        file.only()
    assert caught.value.rule_id == "RNT-COL-001"


def outcome(data: bytes) -> Any:
    try:
        with warnings.catch_warnings(), rnt.open(data) as file:
            warnings.simplefilter("ignore", rnt.DroppedFieldWarning)
            return [file[name].arrays(library="py") for name in file]
    except rnt.RNTupleError as error:
        return error


def test_every_truncation_and_flipped_bits_of_every_byte_are_survived() -> None:
    data = two_fields()
    values = outcome(data)
    for position in range(len(data)):
        cut = outcome(data[:position])
        assert isinstance(cut, rnt.RNTupleError) or cut == values
        for bit in (position % 8, (position + 5) % 8):
            mutant = bytearray(data)
            mutant[position] ^= 1 << bit
            outcome(bytes(mutant))


def test_every_flipped_bit_of_an_envelope_with_a_right_checksum_is_survived() -> None:
    data = two_fields()
    with rnt.open(data) as file:
        anchor = file.only().anchor
    reader = generation_named("v0")
    for seek, length in ((anchor.ofs_header, anchor.len_header), (anchor.ofs_footer, anchor.len_footer)):
        for position in range(seek, seek + length - 4):
            mutant = bytearray(data)
            mutant[position] ^= 1 << position % 8
            mutant[seek + length - 4 : seek + length] = reader.envelope_checksum(
                mutant[seek : seek + length - 4]
            )
            outcome(bytes(mutant))


@pytest.mark.parametrize(("at", "rule_id"), [(4, "RNT-FRM-001"), (16, "RNT-BAS-001")])
def test_grammar_names_rule_and_place(at: int, rule_id: str) -> None:
    envelope = bytearray(v0.build_envelope(FileDescription("v0", [root()]).draft().header))
    envelope[at] ^= 0x80
    envelope[at + 1] ^= 0x80
    with pytest.raises(EnvelopeError) as caught:
        v0.parse_envelope(bytes(envelope), v0.HEADER, verify=False)
    assert caught.value.rule_id == rule_id
    assert (caught.value.path or "").startswith("header")


def test_it_is_read_but_not_written() -> None:
    assert "v0" not in WRITABLE_GENERATIONS
    with pytest.raises(rnt.UnsupportedError, match="v0 cannot be written"):
        rnt.create("never.root", "nt", {"x": "float"}, generation="v0")


def rules_broken(data: bytes) -> set[str]:
    """Errors of a validation."""
    return {
        finding.rule_id
        for finding in rnt.validate(data, level="full").findings
        if finding.severity == "error"
    }


def test_valid_file_breaks_no_rule() -> None:
    assert rules_broken(two_fields()) == set()


def resealed(data: bytes, old: bytes, new: bytes) -> bytes:
    """A file with other bytes in header or footer, whose checksums are right again."""
    with rnt.open(data) as file:
        anchor = file["nt"].anchor
    changed = bytearray(data.replace(old, new))
    assert changed != data
    for start, length in ((anchor.ofs_header, anchor.len_header), (anchor.ofs_footer, anchor.len_footer)):
        stop = start + length - 4
        changed[stop : stop + 4] = zlib.crc32(changed[start:stop]).to_bytes(4, "little")
    return bytes(changed)


def test_damaged_header_breaks_the_rule_of_checksums() -> None:
    data = two_fields().replace(b"what it is", b"what it was"[:10])
    assert rules_broken(data) == {"RNT-RC1-003"}


def test_class_version_of_the_anchor_is_checked() -> None:
    anchor = b"\x40\x00\x00\x36\x00\x00"
    data = two_fields()
    assert data.count(anchor) == 1
    assert rules_broken(data.replace(anchor, anchor[:5] + b"\x07")) == {"RNT-RC1-001"}


@pytest.mark.parametrize(
    ("fields", "columns", "rule_id"),
    [
        ([root(1), field(1, "x", "float", 0)], [column(0, 99, 1)], "RNT-COL-002"),
        ([root(1), field(1, "x", "float", 0)], [column(0, 10, 1)], "RNT-COL-014"),
        ([root(1), field(1, "x", "float", 0, structure=9)], [column(0, 6, 1)], "RNT-FLD-003"),
        ([root(1, 2), field(1, "x", "float"), field(2, "x", "float")], [column(0, 6, 1), column(1, 6, 2)],
         "RNT-FLD-007"),
        ([root(1), field(1, "x", "float")], [column(0, 6, 5)], "RNT-COL-001"),
        ([root(1, 1), field(1, "x", "float")], [column(0, 6, 1)], "RNT-VAL-005"),
    ],
)  # fmt: skip
def test_schema_that_a_reader_refuses_breaks_a_rule(
    fields: list[Tree], columns: list[Tree], rule_id: str
) -> None:
    pages = [bytes(4) for _ in columns]
    assert rule_id in rules_broken(file_of(fields, columns, [(1, pages, [1] * len(columns))]))


def test_wrong_offsets_break_a_rule() -> None:
    data = two_fields()
    with rnt.open(data) as file:
        start = int(file["nt"].clusters[0].column_range(0).offset[0])
    assert data[start : start + 8] == bytes.fromhex("01000000 03000000")
    changed = data[:start] + bytes.fromhex("01000000 02000000") + data[start + 8 :]
    assert rules_broken(changed) == {"RNT-ENC-003"}


def test_page_outside_the_file_breaks_a_rule() -> None:
    data = two_fields()
    with rnt.open(data) as file:
        offset = int(file["nt"].clusters[0].column_range(1).offset[0])
    wrong = resealed(data, offset.to_bytes(8, "little"), (1 << 40).to_bytes(8, "little"))
    assert "RNT-CNT-014" in rules_broken(wrong)


def test_a_locator_that_differs_in_both_grammars_would_be_told() -> None:
    with rnt.open(two_fields()) as file:
        footer = bytes(read_footer(file.container, file["nt"].anchor))
    generation = generation_named("v0")
    one = from_kaitai(parse(generation.parser(v0.FOOTER), footer).payload)
    other = generation.grammar.parse_envelope(footer, v0.FOOTER)["payload"]
    assert first_difference(one, from_construct(other), "footer") is None
    other["clusters"][1]["columns"][0]["pages"][0]["locator"]["len_range"] += 1
    place, *_ = first_difference(one, from_construct(other), "footer") or ("",)
    assert place == "footer.clusters[1].columns[0].pages[0].locator.len_range"


@REAL
def test_a_real_file_is_taken_apart(name: str, corpus_file: Any) -> None:
    data = corpus_file(name).read_bytes()
    draft = EditableFile.take_apart(data)
    assert (draft.generation.name, draft.page_lists) == ("v0", [])
