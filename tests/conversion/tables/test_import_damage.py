"""Damaged tables: their import ends with an error, never with a crash."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pyarrow as pa
import pyarrow.ipc
import pytest
from support.dumps import run_cli
from support.import_mutants import CODES, SOURCES

from rntuple_construct.base.errors import TableError
from rntuple_construct.conversion.tables import import_table

NUM = 150
"""Mutants of each of the four formats."""
TESTS = Path(__file__).resolve().parent.parent.parent


@pytest.mark.parametrize("kind", SOURCES)
@pytest.mark.slow
def test_damaged_tables_crash_no_import(kind: str, tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "support.import_mutants", kind, "0", str(NUM), str(tmp_path)],
        capture_output=True, text=True, check=False, env=os.environ | {"PYTHONPATH": str(TESTS)},
    )  # fmt: skip
    ends = [line.split() for line in done.stdout.splitlines()]
    assert done.returncode == 0, f"mutant {ends[-1:]} ended the process: {done.stderr[-1000:]}"
    codes = {int(number): code for number, code in ends}
    assert len(codes) == NUM
    assert {number: code for number, code in codes.items() if code not in map(str, CODES)} == {}
    # Most of what was changed is noticed, and some of it still is a table.
    assert NUM // 4 < list(codes.values()).count("65") < NUM


@pytest.mark.parametrize("kind", SOURCES)
def test_the_undamaged_tables_can_be_imported(kind: str, tmp_path: Path) -> None:
    for number, data in enumerate(SOURCES[kind]()):
        form = "jsonl" if kind == "json" and number == 2 else kind
        (tmp_path / "source").write_bytes(data)
        done = run_cli("import", str(tmp_path / "source"), str(tmp_path / f"{number}.root"), "--format", form)
        assert done.code == 0, done.err


def write_arrow(path: Path, array: pa.Array) -> None:
    with pa.OSFile(str(path), "wb") as sink:
        batch = pa.record_batch([array], ["x"])
        with pa.ipc.new_file(sink, batch.schema) as writer:
            writer.write_batch(batch)


def buffer(*values: int, dtype: type = np.int32) -> pa.Buffer:
    return pa.py_buffer(np.array(values, dtype).tobytes())


DAMAGED = {
    "offsets of text that decrease": lambda: pa.Array.from_buffers(
        pa.string(), 3, [None, buffer(0, 1 << 30, 2, 3), pa.py_buffer(b"abc")]
    ),
    "text that is no UTF-8": lambda: pa.Array.from_buffers(
        pa.string(), 1, [None, buffer(0, 2), pa.py_buffer(b"\xff\xff")]
    ),
    "index beyond the dictionary": lambda: pa.DictionaryArray.from_buffers(
        pa.dictionary(pa.int32(), pa.string()), 2, [None, buffer(0, 1 << 28)], pa.array(["a"])
    ),
    "offsets of lists that decrease": lambda: pa.Array.from_buffers(
        pa.list_(pa.int32()), 2, [None, buffer(0, -5, 2)], children=[pa.array([1, 2], pa.int32())]
    ),
    "union of a type that is not there": lambda: pa.UnionArray.from_buffers(
        pa.dense_union([pa.field("a", pa.int32())]), 1, [None, buffer(7, dtype=np.int8), buffer(0)],
        children=[pa.array([1], pa.int32())],
    ),
}  # fmt: skip


@pytest.mark.parametrize("what", DAMAGED)
def test_arrow_files_are_validated_before_their_buffers_are_read(what: str, tmp_path: Path) -> None:
    write_arrow(tmp_path / "x.arrow", DAMAGED[what]())
    with pytest.raises(TableError, match=r"x\.arrow' cannot be read"):
        import_table.import_file(tmp_path / "x.arrow", tmp_path / "x.root", "x")
    done = run_cli("import", str(tmp_path / "x.arrow"), str(tmp_path / "x.root"))
    assert (done.code, (tmp_path / "x.root").exists()) == (65, False)


def test_variants_of_arrow_files_are_imported(tmp_path: Path) -> None:
    union = pa.UnionArray.from_dense(
        pa.array([0, 1, 0], pa.int8()), pa.array([0, 0, 1], pa.int32()), [pa.array([1, 2]), pa.array(["a"])]
    )
    write_arrow(tmp_path / "x.arrow", union)
    result = import_table.import_file(tmp_path / "x.arrow", tmp_path / "x.root", "x")
    assert result.schema == {"x": "std::variant<std::int64_t,std::string>"}
    write_arrow(tmp_path / "empty.arrow", union[:0])
    assert import_table.import_file(tmp_path / "empty.arrow", tmp_path / "x.root", "x").num_entries == 0
