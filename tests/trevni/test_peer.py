"""Avro's Java reads what is written here, and what it writes is read here.

The peer is a small program on trevni-core; see ``support.java``.
"""

from __future__ import annotations

import json
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from support.java import java_program, run

from rntuple_construct import trevni
from rntuple_construct.model.values.layout import Numbers, Streamed, Strings
from rntuple_construct.trevni.cases.examples import EXAMPLES, write
from rntuple_construct.trevni.leaves import is_null
from rntuple_construct.trevni.reader import TrevniFile

CODECS = ["null", "deflate", "snappy", "bzip2"]


@pytest.fixture(scope="module")
def peer() -> list[str]:
    """The command that runs the program."""
    return java_program("TrevniPeer", "trevni-core")


def as_java_reads(peer: list[str], *paths: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in run(peer, "read", *map(str, paths)).splitlines()]


def as_read_here(file: TrevniFile) -> list[dict[str, Any]]:
    """The columns in the form in which the program prints them."""
    found = []
    pieces = file._pieces(range(len(file.columns)), 0, file.num_rows)
    for column in file.columns.values():
        piece = pieces[column.info.index]
        lengths = np.diff(piece.offsets[-1]).tolist() if column.info.is_array else []
        found.append({"name": column.name, "lengths": lengths, "values": plain(piece.values)})
    return found


def plain(values: Any) -> list[Any]:
    if is_null(values):
        return [None] * len(values)
    if isinstance(values, Numbers):
        data = values.data
        return data.view(f"i{data.dtype.itemsize}").tolist() if data.dtype.kind == "f" else data.tolist()
    assert isinstance(values, (Strings, Streamed))
    raw, places = values.data.tobytes(), values.offsets.tolist()
    parts = [raw[start:stop] for start, stop in pairwise(places)]
    return [part.decode() if isinstance(values, Strings) else part.hex() for part in parts]


@pytest.mark.parametrize("checksum", ["null", "crc32"])
@pytest.mark.parametrize("codec", CODECS)
@pytest.mark.parametrize("kind", ["flat", "nested"])
def test_what_java_writes_is_read(
    peer: list[str], tmp_path: Path, kind: str, codec: str, checksum: str
) -> None:
    if codec == "snappy":
        pytest.importorskip("cramjam")
    path = tmp_path / "java.trv"
    run(peer, "write", kind, codec, checksum, str(path))
    if (codec, checksum) == ("null", "crc32"):
        # Java checksums a buffer that it has already used up, and rejects its own file.
        report = trevni.validate(path)
        assert {found.rule_id for found in report.findings} == {"RNT-TRV-021"}
        assert {found.actual for found in report.findings} == {"00000000"}
        return
    assert trevni.validate(path).findings == ()
    with trevni.open(path) as file:
        assert file.metadata == {"made.by": b"avro"}
        found = as_read_here(file)
        rows = file.arrays(library="py")
    assert found == as_java_reads(peer, path)
    assert len(rows) == (30000 if kind == "flat" else 5000)
    if kind == "nested":
        assert rows[6] == {
            "id": 6,
            "links": [{"url": [], "rank": 6}, {"url": ["url 6/1/0"], "rank": 5}],
            "flags": [number % 3 == 0 for number in range(6, 12)],
            "ones": [None],
        }
    else:
        assert rows[7]["fixed32"] == -7
        assert rows[9]["double"] == 9 / 7
        assert rows[255]["bytes"] == b"\xff\x00"
        assert rows[3]["boolean"] is True


NESTED: dict[str, Any] = {
    "id": "long", "links": [{"url": "std::vector<std::string>", "rank": "std::int32_t"}], "flags": "boolean*",
    "deep": "double**", "maybe": "string?", "raw": "bytes*", "count": "null*", "fixed": "fixed64",
}  # fmt: skip


def nested_rows(count: int) -> dict[str, Any]:
    return {
        "id": [number * (-1) ** number for number in range(count)],
        "links": [
            [{"url": [f"u{number}{each}"] * each, "rank": each} for each in range(number % 4)]
            for number in range(count)
        ],
        "flags": [[(number + each) % 3 == 0 for each in range(number % 12)] for number in range(count)],
        "deep": [[[each / 3] * each for each in range(number % 3)] for number in range(count)],
        "maybe": [None if number % 3 == 0 else f"é{number}" for number in range(count)],
        "raw": [[bytes([number % 256])] * (number % 3) for number in range(count)],
        "count": [
            [None] * (1 if number % 100 < 50 else 0 if number % 100 < 90 else 3) for number in range(count)
        ],
        "fixed": [number << 40 for number in range(count)],
    }


@pytest.mark.parametrize("block_rows", [None, 7, 333])
@pytest.mark.parametrize("codec", CODECS)
def test_java_reads_nested_data(peer: list[str], tmp_path: Path, codec: str, block_rows: int | None) -> None:
    if codec == "snappy":
        pytest.importorskip("cramjam")
    path = tmp_path / "ours.trv"
    path.write_bytes(
        write(nested_rows(1000), NESTED, profile="trevni-avro", codec=codec,
              checksum="null" if codec == "null" else "crc32", block_rows=block_rows)
    )  # fmt: skip
    with trevni.open(path) as file:
        assert as_java_reads(peer, path) == as_read_here(file)


FLAT = {
    "a": "int",
    "b": "long",
    "c": "fixed32",
    "d": "fixed64",
    "e": "float",
    "f": "double",
    "g": "string",
    "h": "bytes",
}


def flat_rows(count: int) -> dict[str, Any]:
    numbers = np.arange(count) - count // 2
    return {
        "a": numbers, "b": numbers * 123456789012, "c": numbers, "d": numbers * 99, "e": numbers / 3, "f": numbers / 7,
        "g": [f"text é {number}" for number in numbers], "h": [bytes([abs(int(n)) % 256] * 3) for n in numbers],
    }  # fmt: skip


@pytest.mark.parametrize("profile", ["trevni-wiki", "trevni-avro"])
@pytest.mark.parametrize("codec", CODECS)
def test_java_reads_flat_files_of_both_dialects(
    peer: list[str], tmp_path: Path, profile: str, codec: str
) -> None:
    if codec == "snappy":
        pytest.importorskip("cramjam")
    path = tmp_path / "flat.trv"
    rows = flat_rows(4000)
    rows["e"] = rows["e"].astype(np.float32)
    path.write_bytes(
        write(rows, FLAT, profile=profile, codec=codec, block_rows=1500,
              columns={"b": trevni.ColumnOptions(first_values=True)})
    )  # fmt: skip
    with trevni.open(path) as file:
        assert as_java_reads(peer, path) == as_read_here(file)


def test_java_reads_the_worked_examples(peer: list[str], tmp_path: Path) -> None:
    for number, data in enumerate(EXAMPLES[name] for name in ("a1", "a2", "w3", "empty")):
        path = tmp_path / f"{number}.trv"
        path.write_bytes(data)
        with trevni.open(data) as file:
            assert as_java_reads(peer, path) == as_read_here(file)
