"""The specialised parsers accept, refuse and read the same bytes as Kaitai's, and give columns."""

from __future__ import annotations

import random
import subprocess
import sys
from typing import Any

import numpy as np
import pytest
from rntuple_kaitai import Rntuple
from rntuple_parsers import ParseError, Records, parse, rntuple, rntuple_rc2, root_file, streamer_info
from self_test.parsers import specialised_difference
from self_test.structures import Structure, structures
from support import byte_builder as b
from support.corpora import corpus_names
from support.real_bytes import GENERATIONS, cut

from rntuple_construct.format.container import RootFile
from rntuple_construct.format.generations import GENERATIONS as READ
from rntuple_construct.format.generations.records import ColumnRecord, FieldRecord, HeaderRecord, SchemaRecord
from rntuple_construct.kit.files.generate import generate_file

FILES = [(era, name) for era in GENERATIONS for name in corpus_names(era)]
NUM_MUTANTS = 6000


@pytest.fixture(scope="module")
def generated() -> list[Structure]:
    """Structures of small files of all generations that are written, with what stands around them."""
    found: dict[Structure, None] = {}
    for generation in GENERATIONS:
        for seed in range(12):
            found |= dict.fromkeys(structures(generate_file(seed, generation).data))
    return [each for each in found if len(each[1]) < 4000]


def mutant(data: bytes, choose: random.Random) -> bytes:
    """The bytes with few changes: numbers at their limits, bytes taken out or put in."""
    changed = bytearray(data)
    for _ in range(choose.choice((1, 1, 1, 2, 4))):
        place = choose.randrange(len(changed) or 1)
        kind = choose.randrange(5)
        if kind == 0:
            changed[place : place + 1] = bytes([choose.randrange(256)])
        elif kind == 1:
            del changed[place : place + choose.choice((1, 4, 8))]
        elif kind == 2:
            changed[place:place] = bytes(choose.choice((1, 4, 8)))
        else:
            place -= place % 4
            limits = (bytes(4), b"\xff" * 4, b"\0\0\0\x80", b"\xff\xff\xff\x7f", b"\1\0\0\0")
            changed[place : place + 4] = choose.choice(limits)
    return bytes(changed)


def test_mutants_are_read_alike(generated: list[Structure]) -> None:
    choose = random.Random(28)
    names = sorted({name for name, _ in generated})
    assert {"rntuple", "rntuple_rc2", "rntuple_rc1.header_envelope", "root_file.key"} <= set(names)
    for _ in range(NUM_MUTANTS):
        name = choose.choice(names)
        data = mutant(choose.choice([data for known, data in generated if known == name]), choose)
        assert specialised_difference((name, data)) == "", data.hex()


@pytest.mark.parametrize(("era", "name"), FILES)
def test_pieces_of_real_files_are_read_alike(era: str, name: str, corpus_file: Any) -> None:
    pieces = cut(corpus_file(name), era)
    kinds = {"1.x": "anchor", "rc2": "anchor_rc2", "rc1": "anchor_rc1"}
    found = [("root_file.file_header", pieces.header), ("root_file.free_list", pieces.free_list[1])]
    found += [("root_file.directory", data) for _, data in pieces.directories]
    found += [("root_file.key", data) for _, data in pieces.keys]
    found += [("root_file.keys_list", data) for _, data in pieces.keys_lists]
    found += [(f"root_file.{kinds[era]}", ntuple.anchor) for ntuple in pieces.ntuples]
    choose = random.Random(name)
    for kind, data in found:
        assert specialised_difference((kind, data)) == ""
        for _ in range(50):
            assert specialised_difference((kind, mutant(data, choose))) == ""


@pytest.mark.parametrize("name", corpus_names("1.x", "rc2", "rc1", "v0"))
def test_envelopes_of_real_files_are_read_alike(name: str, corpus_file: Any) -> None:
    for structure in structures(corpus_file(name).read_bytes()):
        assert specialised_difference(structure) == ""


def header(num_fields: int) -> bytes:
    """A header with fields of which every third is an array and every fourth has a checksum, one column each."""
    fields = tuple(
        FieldRecord(
            field_version=0, type_version=index, parent_id=index, role=0, flags=(not index % 3) | (not index % 4) << 2,
            name=f"f{index}", type_name="int", type_alias="", description="",
            array_size=None if index % 3 else index + 1, type_checksum=None if index % 4 else index,
        )
        for index in range(num_fields)
    )  # fmt: skip
    columns = tuple(
        ColumnRecord(type_id=0x15, column_type=None, bits_on_storage=32, field_id=index, flags=0)
        for index in range(num_fields)
    )
    return READ["1.x"].build_header(HeaderRecord((0,), "n", "", "w", SchemaRecord(fields, columns)))


def test_lists_give_columns_and_records_on_request() -> None:
    data = header(100)
    schema = parse(rntuple.rntuple, data).payload.schema
    fields = schema.fields.items
    assert isinstance(fields, Records)
    assert len(fields) == 100
    assert [field.name for field in fields] == [f"f{index}".encode() for index in range(100)]
    assert fields[-1].type_version == 99
    assert fields[3:5].column("array_size") == [4, None]
    sizes = fields.array("array_size")
    assert sizes.dtype == np.uint64
    assert sizes.tolist() == [0 if index % 3 else index + 1 for index in range(100)]
    assert schema.columns.items.array("bits_on_storage").dtype == np.uint16
    with pytest.raises(TypeError, match="not a number"):
        fields.array("name")
    with pytest.raises(KeyError):
        fields.column("colour")


def test_values_that_are_computed_are_those_of_the_grammar() -> None:
    field = parse(rntuple.rntuple, header(5)).payload.schema.fields.items[4]
    tree = Rntuple.from_bytes(header(5)).payload.schema.fields.body.items[4].body
    assert (field.is_repetitive, field.has_type_checksum) == (tree.is_repetitive, tree.has_type_checksum)
    large = b.s4(-(0x0107_0014)) + b.u8(1 << 40) + b.u8(7)
    locator = parse(rntuple.locator, large)
    assert (locator.kind, locator.reserved, locator.payload_len_range) == (1, 7, 1 << 40)
    assert locator.payload_raw is None
    assert parse(rntuple_rc2.locator, large).payload_raw == large[4:]


def test_what_stands_behind_a_type_is_not_read() -> None:
    locator = b.s4(7) + b.u8(9)
    assert rntuple.locator(locator + b"more", 0, len(locator))[0] == len(locator)
    with pytest.raises(ParseError):
        parse(rntuple.locator, locator + b"more", 0, len(locator) - 1)


def test_numbers_of_24_bits_and_lists_to_the_end_are_read() -> None:
    assert parse(root_file.blob_offset_table, bytes(7) + b"\1" + bytes(8)).ofs_parts == [1 << 56, 0]
    with pytest.raises(ParseError):
        parse(root_file.blob_offset_table, bytes(9))


@pytest.mark.parametrize("name", corpus_names("1.x"))
def test_streamer_infos_are_read_alike(name: str, corpus_file: Any) -> None:
    with RootFile(corpus_file(name)) as file:
        data, _ = file.streamer_list() or (b"", 0)
    if not data:
        pytest.skip("the file has no streamer infos")
    choose = random.Random(name)
    pieces = [("streamer_info", bytes(data))]
    pieces += [
        (f"streamer_info.{kind}", item.content)
        for item in parse(streamer_info.streamer_info, bytes(data)).list.items
        for kind in ("class_info", "class_elements")
    ]
    for kind, piece in pieces[:40]:
        for changed in (piece, *(mutant(piece, choose) for _ in range(20))):
            assert specialised_difference((kind, changed)) == ""


def test_a_difference_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    right = rntuple.locator

    def wrong(data: bytes, start: int, stop: int) -> Any:
        position, found = right(data, start, stop)
        return position, type(found)((found[0], 5, *found[2:]))

    locator = b.s4(7) + b.u8(9)
    assert specialised_difference(("rntuple.locator", locator)) == ""
    monkeypatch.setattr(rntuple, "locator", wrong)
    assert specialised_difference(("rntuple.locator", locator)) == "rntuple.locator.ofs_range"
    assert "only the other reads it" not in specialised_difference(("rntuple.locator", locator[:5]))


def test_parsers_need_no_other_package() -> None:
    code = (
        "import sys; from rntuple_parsers import rntuple, rntuple_rc1, root_file; "
        "print([name for name in ('numpy', 'kaitaistruct', 'rntuple_kaitai') if name in sys.modules])"
    )
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert run.stdout.strip() == "[]"
