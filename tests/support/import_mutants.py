"""Damaged tables of every format, and a process that imports them one after the other.

Run as a program it prints the number of each mutant before its import and the exit code after it, so that a process that dies
says which mutant it was.
"""

from __future__ import annotations

import datetime as dt
import io
import json
import random
import struct
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pyarrow as pa
import pyarrow.ipc
import pyarrow.parquet
from support.arrow_types import COLUMNS
from support.dumps import run_cli

CODES = (0, 2, 65)
"""How the import of a mutant may end: it is a table after all, it is one that cannot be written, or it is damaged."""


def _arrow_table() -> Any:
    texts = ["alpha", None, "b", "", "gamma", "é" * 5, "x", "y"]
    return pa.table(
        {
            "text": texts,
            "large": pa.array(texts, pa.large_string()),
            "view": pa.array(texts, pa.string_view()),
            "bytes": pa.array([b"\xff\x00", None, b"", b"abc"] * 2),
            "category": pa.array(["u", "v", None, "u"] * 2).dictionary_encode(),
            "runs": pa.RunEndEncodedArray.from_arrays(pa.array([3, 5, 8], pa.int32()), pa.array([1.5, None, 2.5])),
            "list": pa.array([[1, 2], None, [], [3]] * 2),
            "lists": pa.array([[["a"], []], None, [None], [["b", "c"]]] * 2),
            "map": pa.array([[("k", 1)], [], None, [("a", 2), ("b", None)]] * 2, pa.map_(pa.string(), pa.int32())),
            "record": pa.array([{"x": 1, "s": "p"}, None, {"x": None, "s": None}, {"x": 4, "s": "q"}] * 2),
            "fixed": pa.array([[1, 2], None, [3, 4], [5, 6]] * 2, pa.list_(pa.int16(), 2)),
            "dense": pa.UnionArray.from_dense(
                pa.array([0, 1, 0, 1, 0, 1, 0, 1], pa.int8()), pa.array([0, 0, 1, 1, 2, 2, 3, 3], pa.int32()),
                [pa.array([1, 2, 3, 4]), pa.array(["a", "b", "c", "d"])],
            ),
            "sparse": pa.UnionArray.from_sparse(
                pa.array([0, 1] * 4, pa.int8()), [pa.array(range(8)), pa.array([0.5] * 8)]
            ),
            "truth": [True, None, False, True] * 2,
            "time": pa.array([0, 1, None, 5] * 2, pa.timestamp("us", "UTC")),
            "number": pa.array([1.5, None, -0.0, 1e300] * 2),
        }
    )  # fmt: skip


def _parquet_table() -> Any:
    names = [
        name for name in COLUMNS if name not in ("longer decimal", "negative scale", "map with one key twice")
    ]
    return pa.table({name.replace(" ", "_"): COLUMNS[name] for name in names})


def _parquet() -> Iterator[bytes]:
    table = _parquet_table()
    for options in (
        {"compression": "none"},
        {"compression": "zstd", "use_dictionary": False, "data_page_version": "2.0"},
    ):
        buffer = io.BytesIO()
        pa.parquet.write_table(table, buffer, **options)
        yield buffer.getvalue()


def _arrow() -> Iterator[bytes]:
    table = _arrow_table()
    for opened, compression in ((pa.ipc.new_file, None), (pa.ipc.new_stream, None), (pa.ipc.new_file, "lz4")):
        buffer = io.BytesIO()
        with opened(buffer, table.schema, options=pa.ipc.IpcWriteOptions(compression=compression)) as writer:
            writer.write_table(table, max_chunksize=5)
        yield buffer.getvalue()


def _csv() -> Iterator[bytes]:
    lines = ["i,f,t,s,q"]
    lines += [
        f'{row},{row / 4},{"true" if row % 2 else "false"},text {row},"a ""q"", {row}\n"' for row in range(12)
    ]
    yield "\n".join([*lines, ",,,,", ""]).encode()
    yield b'"x",y\r\n1,caf\xc3\xa9\r\n,"z"\r\n-7,\r\n'


def _rows() -> list[dict[str, Any]]:
    row = {
        "i": 1,
        "f": -1.5e3,
        "s": "té\n",
        "b": True,
        "v": [1, None],
        "r": {"x": 1, "y": [{"z": "q"}]},
        "o": None,
    }
    other = {"i": 2**60, "f": "nan", "s": "", "b": None, "v": [], "r": {"x": 2, "y": []}, "o": {"p": 1}}
    return [row | {"d": dt.date(2020, 1, 1).isoformat()}, other | {"d": None}, row | {"d": "x"}]


def _json() -> Iterator[bytes]:
    yield json.dumps(_rows()).encode()
    yield ("[\n" + ",\n".join(map(json.dumps, _rows())) + "\n]\n").encode()
    yield "".join(json.dumps(row) + "\n" for row in _rows()).encode()


SOURCES: dict[str, Callable[[], Iterator[bytes]]] = {
    "parquet": _parquet, "arrow": _arrow, "csv": _csv, "json": _json,
}  # fmt: skip
_WORDS = (0, 1, 2, 7, 0x7F, 0x80, 0xFF, 0x7FFFFFFF, 0x80000000, 0xFFFFFFFF)


def mutants(kind: str, num: int) -> Iterator[bytes]:
    """Damaged files of a format, the same ones in each run."""
    sources = list(SOURCES[kind]())
    for number in range(num):
        choice = random.Random(f"{kind} {number}")
        yield _mutant(sources[number % len(sources)], choice, is_text=kind in ("csv", "json"))


def _mutant(source: bytes, choice: random.Random, *, is_text: bool) -> bytes:
    data = bytearray(source)
    for _ in range(choice.choice((1, 1, 1, 2, 4))):
        place = choice.randrange(len(data) or 1)
        what = choice.choice((1, 1, 1, 4, 5) if is_text else (0, 1, 2, 3, 4, 5))
        if what == 0 and data:
            data[place] ^= 1 << choice.randrange(8)
        elif what == 1 and data:
            data[place] = choice.choice((*b'0179[]{}",:\n-e.tn ', 0, 255))
        elif what in (2, 3) and len(data) >= 8:
            # Offsets, sizes and counts of Arrow are words at multiples of four.
            place = place & ~3 if place <= len(data) - 4 else len(data) - 4
            (old,) = struct.unpack_from("<I", data, place)
            new = choice.choice((*_WORDS, old + 1 & 0xFFFFFFFF, old - 1 & 0xFFFFFFFF))
            struct.pack_into("<I", data, place, new)
        elif what == 4:
            del data[place : place + choice.choice((1, 4, 64, len(data)))]
        else:
            data[place:place] = data[place : place + choice.choice((1, 4, 64))]
    return bytes(data)


def main(kind: str, first: int, num: int, directory: Path) -> None:
    """Import the mutants of a format from the given one on."""
    target = directory / "out.root"
    for number, mutant in enumerate(mutants(kind, num)):
        if number < first:
            continue
        source = directory / f"mutant.{kind}"
        source.write_bytes(mutant)
        print(number, end=" ", flush=True)
        form = "jsonl" if kind == "json" and number % 3 == 2 else kind
        done = run_cli("import", str(source), str(target), "--format", form, "--force")
        is_clean = "Traceback" not in done.err and target.exists() == (done.code == 0)
        print(done.code if is_clean else f"{done.code}!", flush=True)
        target.unlink(missing_ok=True)


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]), Path(sys.argv[4]))
