"""Whatever the bytes are: rows, or one of our errors with its place; and the check agrees with the reader."""

from __future__ import annotations

import io
import struct
import tracemalloc
from random import Random
from typing import Any

import pytest
from support.trevni_mutants import MUTATORS, Mutator, mutants

import rntuple_construct as rnt
from rntuple_construct import trevni
from rntuple_construct.base.errors import LimitError, RNTupleError, TrevniError
from rntuple_construct.format.grammar.engine.forcing import forced
from rntuple_construct.trevni import raw
from rntuple_construct.trevni.annotate import annotate
from rntuple_construct.trevni.cases.examples import EXAMPLES, write


def outcome(data: bytes) -> RNTupleError | None:
    """The error of reading everything; None if there is none."""
    try:
        with trevni.open(data) as file:
            file.arrays(library="layout")
    except RNTupleError as error:
        found = error
    else:
        return None
    assert found.path
    assert found.offset is not None
    assert found.rule_id or isinstance(found, LimitError)
    return found


def agrees(data: bytes) -> None:
    """Check, statistics and export have an error exactly if the reader has one, and the bytes are explained or refused."""
    error = outcome(data)
    report = trevni.validate(data)
    assert report.ok == (error is None), (error, report.findings)
    try:
        with annotate(data) as file_map:
            assert sum(node.size for node in file_map.view.nodes) == len(data)
    except RNTupleError:
        is_refused = True
    else:
        is_refused = False
    assert error is not None or not is_refused
    for consume in (rnt.stats, lambda file: rnt.export(file, io.BytesIO(), format="jsonl")):
        try:
            with trevni.open(data) as file:
                consume(file)
        except RNTupleError:
            assert error is not None
        else:
            assert error is None


@pytest.mark.parametrize("name", ["w2", "a1"])
def test_a_file_that_is_cut_off_is_refused_at_every_byte(name: str) -> None:
    data = EXAMPLES[name]
    for size in range(len(data)):
        assert outcome(data[:size]) is not None, size
        agrees(data[:size])


@pytest.mark.parametrize("name", ["w1", "w2", "a1"])
@pytest.mark.slow
def test_every_flipped_bit_is_survived(name: str) -> None:
    data = EXAMPLES[name]
    for bit in range(len(data) * 8):
        flipped = bytearray(data)
        flipped[bit // 8] ^= 1 << bit % 8
        agrees(bytes(flipped))


@pytest.mark.parametrize("name", ["w2", "a1"])
def test_flipped_bits_in_checked_blocks_are_never_values(name: str) -> None:
    # All but the bits behind the last block of the compressed stream are covered by checksums and sizes.
    data = EXAMPLES[name]
    with trevni.open(data) as file:
        rows = file.arrays(library="py")
        blocks = [column.blocks for column in file.columns.values()]
    for each in blocks:
        for byte in range(int(each.offsets[0]), int(each.offsets[0] + each.nbytes[0]) + 4):
            for bit in range(8):
                flipped = bytearray(data)
                flipped[byte] ^= 1 << bit
                if outcome(bytes(flipped)) is None:
                    with trevni.open(bytes(flipped)) as file:
                        assert file.arrays(library="py") == rows


RECORD = write(
    {"a": [1, None, 3], "l": [[{"x": 1, "t": ["a"]}, {"x": 2, "t": []}], [], [{"x": 3, "t": ["b"]}]], "o": [None, [1.5], []],
     "u": [1, "x", None], "b": [[True, False], [], [True]]},
    {"a": "long?", "l": [{"x": "int", "t": "std::vector<std::string>"}], "o": "std::optional<std::vector<double>>",
     "u": "std::variant<int,std::string>", "b": "std::vector<bool>"},
    profile="trevni-avro", record="Row", codec="deflate", checksum="crc32",
)  # fmt: skip


@pytest.mark.parametrize("name", ["w1", "w2", "w3", "a1", "a2", "record"])
def test_changed_files_are_survived(name: str) -> None:
    for mutant in mutants({**EXAMPLES, "record": RECORD}[name], 200, seed=5):
        agrees(mutant)


def test_mutants_get_behind_checksums_and_counts() -> None:
    found = set()
    for data in (EXAMPLES["w2"], RECORD):
        found |= {error.rule_id for mutant in mutants(data, 300, 9) if (error := outcome(mutant))}
    # These are seen in blocks whose sizes, compression and checksum are right.
    assert {"RNT-TRV-004", "RNT-TRV-006", "RNT-TRV-023", "RNT-TRV-024", "RNT-TRV-027"} <= found


@pytest.mark.parametrize("mutator", MUTATORS, ids=lambda each: each.__name__.strip("_"))
def test_every_mutator_changes_a_file(mutator: Mutator) -> None:
    data, made = EXAMPLES["w1"], set()
    for seed in range(20):
        file = raw.take_apart(data)
        mutator(file, Random(seed))
        made.add(raw.put_together(file))
    assert made - {data}


@pytest.mark.parametrize("name", [*EXAMPLES, "record"])
def test_new_contents_of_a_block_are_stored_as_the_old_ones(name: str) -> None:
    file = raw.take_apart({**EXAMPLES, "record": RECORD}[name])
    for column in file.columns:
        for index in range(len(column.blocks)):
            column.set_payload(index, column.payload(index))
    with (
        trevni.open(raw.put_together(file)) as one,
        trevni.open({**EXAMPLES, "record": RECORD}[name]) as other,
    ):
        assert one.arrays(library="py") == other.arrays(library="py")
    assert trevni.validate(raw.put_together(file)).findings == ()


def of_columns(count: int, *, name: bytes = b"c%d", is_chain: bool = False) -> bytes:
    """A file of arrays of null values, each of one; in a chain, each belongs to the one before."""
    columns = []
    for number in range(count):
        pairs = {
            "trevni.name": name % number if b"%" in name else name,
            "trevni.type": b"null",
            "trevni.array": b"",
        }
        if is_chain and number:
            pairs["trevni.parent"] = name % (number - 1)
        tree = {"descriptors": [{"num_rows": 1, "len_block": 1, "len_block_stored": 1}]}
        stored = [{"key": key, "value": value} for key, value in pairs.items()]
        columns.append(raw.RawColumn(None, tree, [b"\2"], stored))
    metadata = {"pairs": [{"key": "avro.schema", "value": b"{}"}]}
    return raw.put_together(
        raw.RawFile({"magic": b"Trv", "version": 2, "num_rows": 1, "metadata": metadata}, columns)
    )


def test_columns_below_columns_are_bounded() -> None:
    agrees(of_columns(100, is_chain=True))
    assert outcome(of_columns(100, is_chain=True)) is None
    error = outcome(of_columns(1500, is_chain=True))
    assert isinstance(error, LimitError)
    assert error.path == "header.columns_metadata[128]"


@pytest.mark.parametrize("mark", [b"#", b"/", b">", b"[]", b"#/", b"a#", b"a/", b"/a>"])
def test_names_of_many_parts_are_bounded(mark: bytes) -> None:
    agrees(of_columns(1, name=mark * 3000))
    assert outcome(of_columns(1, name=mark * 3000)) is None


def test_the_same_seed_gives_the_same_files() -> None:
    assert list(mutants(EXAMPLES["w2"], 20, 3)) == list(mutants(EXAMPLES["w2"], 20, 3))
    assert list(mutants(EXAMPLES["w2"], 20, 3)) != list(mutants(EXAMPLES["w2"], 20, 4))


def memory_of(data: bytes) -> int:
    """The most memory that reading takes."""
    tracemalloc.start()
    try:
        outcome(data)
        return tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()


def bomb(name: str, change: Any) -> bytes:
    file = raw.take_apart(EXAMPLES[name])
    change(file)
    return raw.put_together(file)


def _rows(file: raw.RawFile, count: int, blocks: int = 1) -> None:
    file.header["num_rows"] = count * blocks
    for column in file.columns:
        first = {**column.tree["descriptors"][0], "num_rows": count}
        column.tree = {"descriptors": [first] * blocks}
        column.blocks = column.blocks[:1] * blocks


@pytest.mark.parametrize(
    "data",
    [
        pytest.param(b"Trv\1" + struct.pack("<QI", 1, 0xFFFFFFFF) + b"\0" * 8, id="columns"),
        pytest.param(
            b"Trv\1" + struct.pack("<QI", 0, 0) + b"\xfe\xff\xff\xff\xff\xff\xff\xff\xff\x01", id="pairs"
        ),
        pytest.param(
            b"Trv\1" + struct.pack("<QI", 0, 0) + b"\x02\xfe\xff\xff\xff\x7f" + b"x" * 9, id="length"
        ),
        pytest.param(
            bomb("w1", lambda file: file.columns[0].tree.update({"num_blocks": 0xFFFFFFFF})), id="blocks"
        ),
        pytest.param(bomb("w1", lambda file: _rows(file, 0xFFFFFFFF)), id="rows"),
        pytest.param(bomb("a1", lambda file: _rows(file, 0xFFFFFFFF)), id="rows of arrays"),
        pytest.param(
            bomb("w2", lambda file: file.columns[1].tree["descriptors"][0].update({"len_block": 0x7FFFFFFF})),
            id="deflate",
        ),
        pytest.param(
            bomb("a1", lambda file: file.columns[2].tree["descriptors"][0].update({"len_block": 0x7FFFFFFF})),
            id="deflate of arrays",
        ),
        pytest.param(
            bomb("a1", lambda file: file.columns[1].set_payload(0, b"\xfe\xff\xff\xff\x0f" * 3)),
            id="lengths of arrays",
        ),
        pytest.param(
            bomb("a1", lambda file: file.columns[2].set_payload(0, b"\xfe\xff\xff\xff\x0f" + b"\2a" * 9)),
            id="values of arrays",
        ),
    ],
)
def test_absurd_counts_take_no_memory(data: bytes) -> None:
    assert outcome(data) is not None
    assert memory_of(data) < 20 << 20


def test_null_values_are_bounded() -> None:
    data = write({"n": [None]}, {"n": "null"})
    file = raw.take_apart(data)
    _rows(file, 0xFFFFFFFF, 3)
    error = outcome(raw.put_together(file))
    assert isinstance(error, LimitError)
    assert memory_of(raw.put_together(file)) < 20 << 20


def test_runs_of_lengths_are_bounded() -> None:
    file = raw.take_apart(EXAMPLES["a2"])
    # One run of almost 2^31 lengths.
    file.columns[0].blocks = [bytes.fromhex("fdffffff0f")]
    file.columns[0].tree["descriptors"][0].update(
        {"num_rows": 1 << 30, "len_block": 5, "len_block_stored": 5}
    )
    file.header["num_rows"] = 1 << 30
    assert outcome(raw.put_together(file)) is not None
    assert memory_of(raw.put_together(file)) < 20 << 20


@pytest.mark.parametrize("codec", ["deflate", "bzip2", "snappy"])
def test_a_block_never_expands_beyond_what_it_says(codec: str) -> None:
    if codec == "snappy":
        pytest.importorskip("cramjam")
    file = raw.take_apart(write({"s": ["\0" * (30 << 20)]}, {"s": "string"}, codec=codec))
    file.columns[0].tree["descriptors"][0]["len_block"] = 100
    data = raw.put_together(file)
    error = outcome(data)
    assert error is not None
    assert error.rule_id == "RNT-TRV-016"
    assert memory_of(data) < 20 << 20


def test_something_else_is_no_trevni_file() -> None:
    for data in (b"", b"T", b"Obj\1", b"root" + bytes(100), b"Trv\0" + bytes(100), b"Trv\3" + bytes(100)):
        with pytest.raises(TrevniError):
            trevni.open(data)
    assert EXAMPLES["w1"] != EXAMPLES["a1"]


def test_forced_values_survive() -> None:
    file = raw.take_apart(EXAMPLES["w1"])
    file.header["metadata"] = {"num_pairs": forced(3), "pairs": []}
    with pytest.raises(TrevniError):
        trevni.open(raw.put_together(file))
