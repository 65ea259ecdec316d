"""Locators: the head is negated as a whole, payloads of known kinds have members, others stay bytes."""

from __future__ import annotations

import io
import struct
from typing import Any

import pytest

from rntuple_construct.base.errors import EnvelopeError, SchemaError
from rntuple_construct.format.grammar.engine.forcing import Raw
from rntuple_construct.format.grammar.engine.locators import locator
from rntuple_construct.format.grammar.engine.parsing import Cursor
from rntuple_construct.format.grammar.v1 import LOCATOR

# Worked out by hand: -(kind << 24 | reserved << 16 | size of the locator), little-endian, then the payload.
KNOWN_BYTES = [
    pytest.param("04000000 f301000000000000", {"kind": 0, "len_range": 4, "ofs_range": 499}, id="standard"),
    pytest.param(
        "ecfffffe 0000000001000000 2211000000000000",
        {"kind": 1, "reserved": 0, "len_range": 1 << 32, "ofs_range": 0x1122, "trailing": b""},
        id="large",
    ),
    pytest.param(
        "eaff54fe 0100000000000000 0200000000000000 aabb",
        {"kind": 1, "reserved": 0xAB, "len_range": 1, "ofs_range": 2, "trailing": b"\xaa\xbb"},
        id="large-with-reserved-byte-and-tail",
    ),
    pytest.param(
        "f0fffffd 42000000 3412000000000000",
        {"kind": 2, "reserved": 0, "payload": bytes.fromhex("420000003412000000000000")},
        id="object-store",
    ),
    pytest.param("fcff5481", {"kind": 0x7E, "reserved": 0xAB, "payload": b""}, id="empty-payload"),
    pytest.param("fbffffff 09", {"kind": 0, "reserved": 0, "payload": b"\x09"}, id="kind-zero-not-standard"),
]


def parse(data: bytes) -> Any:
    return LOCATOR._parsereport(Cursor(data, EnvelopeError), None, "link.locator")


def build(obj: Any) -> bytes:
    stream = io.BytesIO()
    LOCATOR._build(obj, stream, None, "link.locator")
    return stream.getvalue()


@pytest.mark.parametrize(("text", "tree"), KNOWN_BYTES)
def test_known_bytes_parse(text: str, tree: Any) -> None:
    assert parse(bytes.fromhex(text)) == tree


@pytest.mark.parametrize(("text", "tree"), KNOWN_BYTES)
def test_known_trees_build(text: str, tree: Any) -> None:
    assert build(tree) == bytes.fromhex(text)


@pytest.mark.parametrize(
    ("data", "rule"),
    [
        pytest.param(struct.pack("<iI", 4, 1), "RNT-LOC-001", id="standard-cut"),
        pytest.param(b"\xf0\xff", "RNT-LOC-001", id="head-cut"),
        pytest.param(struct.pack("<i", -(5 << 24 | 3)), "RNT-LOC-002", id="smaller-than-its-head"),
        pytest.param(struct.pack("<i", -(5 << 24 | 5)), "RNT-LOC-002", id="larger-than-the-rest"),
        pytest.param(struct.pack("<i", -(2**31)), "RNT-LOC-002", id="smallest-integer"),
        pytest.param(struct.pack("<iQ", -(1 << 24 | 12), 1), "RNT-LOC-003", id="large-too-small"),
    ],
)
def test_impossible_locators_are_refused(data: bytes, rule: str) -> None:
    with pytest.raises(EnvelopeError) as caught:
        parse(data)
    assert caught.value.rule_id == rule


@pytest.mark.parametrize(
    "tree",
    [
        {"kind": 0, "len_range": 1 << 31, "ofs_range": 0},
        {"kind": 0, "len_range": -1, "ofs_range": 0},
        {"kind": 0, "len_range": 1, "ofs_range": -1},
        {"kind": 0, "len_range": 1},
        {"kind": 0, "reserved": 1, "len_range": 1, "ofs_range": 1},
        {"kind": 1, "reserved": 0, "payload": b""},
        {"kind": 128, "payload": b""},
        {"kind": 5, "reserved": 256, "payload": b""},
        {"kind": 5, "payload": bytes(0xFFFC)},
        {"kind": 5, "uri": b"x"},
        {"kind": 1, "len_range": 1, "ofs_range": 1 << 64},
        None,
    ],
)
def test_locators_that_cannot_be_written_are_refused(tree: Any) -> None:
    with pytest.raises(SchemaError):
        build(tree)


def test_raw_bytes_stand_for_a_locator() -> None:
    assert build(Raw(b"any")) == b"any"


def test_large_is_chosen_above_two_gib() -> None:
    assert locator(2**31 - 1, 5) == {"kind": 0, "len_range": 2**31 - 1, "ofs_range": 5}
    assert locator(2**31, 5)["kind"] == 1
