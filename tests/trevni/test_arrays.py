"""Arrays of Avro whose values are bits or counted bytes are what a walk through their bytes gives, value by value."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rntuple_construct import trevni
from rntuple_construct.base.errors import RNTupleError
from rntuple_construct.trevni import raw
from rntuple_construct.trevni.cases.examples import write


def walked(data: bytes, kind: str, num_rows: int) -> list[list[Any]]:
    """Arrays of a block, as the document of Avro says it."""
    position = 0

    def long() -> int:
        nonlocal position
        value = shift = 0
        while True:
            byte = data[position]
            position += 1
            value |= (byte & 0x7F) << shift
            shift += 7
            if byte < 0x80:
                return (value >> 1) ^ -(value & 1)

    rows: list[list[Any]] = []
    while len(rows) < num_rows:
        length, count = long(), 1
        if length < 0:
            length, count = (length + 1) & 1, ((1 - length) >> 1) + 1
        for _ in range(count):
            row: list[Any] = []
            if kind == "boolean":
                row = [bool(data[position + number // 8] >> number % 8 & 1) for number in range(length)]
                position += -(-length // 8)
            else:
                for _ in range(length):
                    size = long()
                    row.append(data[position : position + size])
                    position += size
            rows.append(row if kind != "string" else [value.decode() for value in row])
    assert position == len(data)
    return rows


def file_of(payload: bytes, kind: str, num_rows: int) -> bytes:
    """A file of one column of arrays in one block."""
    file = raw.take_apart(write({"v": [[]] * num_rows}, {"v": f"{kind}*"}, profile="trevni-avro"))
    file.columns[0].set_payload(0, payload)
    return raw.put_together(file)


@given(st.lists(st.lists(st.booleans(), max_size=20), min_size=1), st.integers(0, 20))
def test_arrays_of_booleans(rows: list[list[bool]], start: int) -> None:
    data = write({"v": rows}, {"v": "boolean*"}, profile="trevni-avro")
    payload = raw.take_apart(data).columns[0].payload(0)
    assert walked(payload, "boolean", len(rows)) == rows
    with trevni.open(data) as file:
        assert [row["v"] for row in file.arrays(library="py")] == rows
        part = file.arrays(entry_start=start, entry_stop=start + 3, library="py")
        assert [row["v"] for row in part] == rows[start : start + 3]


LONG_TEXT = st.sampled_from(["x" * 63, "y" * 64, "z" * 9000])


@given(st.lists(st.lists(st.text(max_size=4) | LONG_TEXT, max_size=70), min_size=1, max_size=6))
def test_arrays_of_text(rows: list[list[str]]) -> None:
    data = write({"v": rows}, {"v": "string*"}, profile="trevni-avro", block_size=1 << 24)
    payload = raw.take_apart(data).columns[0].payload(0)
    assert walked(payload, "string", len(rows)) == rows
    with trevni.open(data) as file:
        assert [row["v"] for row in file.arrays(library="py")] == rows


# Lengths: a run of three ones (-4), a literal of nine, a run of two zeros (-1).
@pytest.mark.parametrize(
    ("kind", "payload", "rows"),
    [
        ("boolean", "07 01 00 01 12 ff01 01", [[True], [False], [True], [True] * 9, [], []]),
        ("string", "07 0261 00 0262 04 00 0463c3 01".replace("63c3", "c3a9"), [["a"], [""], ["b"], ["", "é"], [], []]),
        ("bytes", "07 02ff 00 0200 01", [[b"\xff"], [b""], [b"\0"], [], []]),
    ],
)  # fmt: skip
def test_runs_of_arrays_with_one_value(kind: str, payload: str, rows: list[Any]) -> None:
    data = bytes.fromhex(payload)
    assert walked(data, kind, len(rows)) == rows
    with trevni.open(file_of(data, kind, len(rows))) as file:
        assert [row["v"] for row in file.arrays(library="py")] == rows


@pytest.mark.parametrize(
    ("kind", "payload", "rule"),
    [
        ("boolean", "02 03", "RNT-TRV-022"), ("boolean", "8200 01", "RNT-TRV-005"), ("string", "8200 0261", "RNT-TRV-005"),
        ("string", "02 820061", "RNT-TRV-005"), ("double", "8200 0000000000000000", "RNT-TRV-005"),
    ],
)  # fmt: skip
def test_what_is_mild_is_noted(kind: str, payload: str, rule: str) -> None:
    report = trevni.validate(file_of(bytes.fromhex(payload), kind, 1))
    assert [found.rule_id for found in report.findings] == [rule]
    assert report.ok


@pytest.mark.parametrize(
    ("kind", "payload", "rule"),
    [
        ("boolean", "12 ff", "RNT-TRV-024"), ("boolean", "02 01 00", "RNT-TRV-024"), ("boolean", "03 01", "RNT-TRV-027"),
        ("string", "04 0261", "RNT-TRV-004"), ("string", "02 0461", "RNT-TRV-006"), ("string", "02 0161", "RNT-TRV-006"),
        ("string", "02 80", "RNT-TRV-004"), ("string", "04 02", "RNT-TRV-024"), ("string", "", "RNT-TRV-004"),
        ("string", "02 0261 02", "RNT-TRV-024"), ("string", "02 " + "80" * 10 + "01", "RNT-TRV-004"),
    ],
)  # fmt: skip
def test_damaged_arrays_are_refused(kind: str, payload: str, rule: str) -> None:
    data = file_of(bytes.fromhex(payload), kind, 1)
    with pytest.raises(RNTupleError, match=rule) as caught, trevni.open(data) as file:
        file.arrays()
    assert caught.value.path
    assert caught.value.offset is not None
    assert rule in {found.rule_id for found in trevni.validate(data).findings}
