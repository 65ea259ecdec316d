"""The anchor of 1.x: known bytes, checksum range, future members."""

from __future__ import annotations

import pytest
import xxhash
from support import trees

from rntuple_construct.base.errors import AnchorError, SchemaError
from rntuple_construct.format.grammar import v1
from rntuple_construct.format.grammar.engine.forcing import forced

# unroot__test_ntuple_minimal.root, key at 851.
KNOWN = bytes.fromhex(
    "40000042 0002 0001000000000000"
    "0000000000000116 00000000000000bb 00000000000000bb"
    "00000000000002bf 0000000000000094 0000000000000094"
    "0000000040000000 920149c77830dd67"
)


def test_known_tree_builds_the_known_bytes() -> None:
    assert v1.build_anchor(trees.anchor()) == KNOWN


def test_known_bytes_parse() -> None:
    parsed = v1.parse_anchor(KNOWN)
    derived = {"byte_count": 0x40000042, "class_version": 2, "trailing": b"", "checksum": KNOWN[-8:]}
    assert parsed == {**trees.anchor(), **derived}


def test_future_members_are_kept_and_hashed() -> None:
    data = v1.build_anchor(trees.anchor(trailing=b"member"))
    assert data[:4] == bytes.fromhex("40000048")
    assert data[-8:] == xxhash.xxh3_64_digest(data[6:-8])
    assert v1.parse_anchor(data)["trailing"] == b"member"


def test_unusual_byte_count_survives() -> None:
    data = bytes.fromhex("40000044") + KNOWN[4:]
    assert v1.build_anchor(v1.parse_anchor(data)) == data


def test_stale_byte_count_and_checksum_are_ignored() -> None:
    assert v1.build_anchor(trees.anchor(byte_count=1, checksum=bytes(8))) == KNOWN


def test_forced_byte_count_and_checksum_are_written() -> None:
    data = v1.build_anchor(trees.anchor(byte_count=forced(1), checksum=forced(bytes(8))))
    assert data == bytes.fromhex("00000001") + KNOWN[4:-8] + bytes(8)


@pytest.mark.parametrize("position", range(6, 70, 9))
def test_every_member_is_covered_by_the_checksum(position: int) -> None:
    data = bytearray(KNOWN)
    data[position] ^= 1
    with pytest.raises(AnchorError) as caught:
        v1.parse_anchor(bytes(data), offset=1000)
    assert (caught.value.rule_id, caught.value.offset) == ("RNT-ANC-004", 1070)


def test_wrong_checksum_is_accepted_without_verification() -> None:
    assert v1.parse_anchor(KNOWN[:-1] + b"\0", verify=False)["ofs_header"] == 278


@pytest.mark.parametrize("nbytes", [0, 3, 58, 77])
def test_short_anchor_is_refused(nbytes: int) -> None:
    with pytest.raises(AnchorError) as caught:
        v1.parse_anchor(KNOWN[:nbytes])
    assert caught.value.rule_id == "RNT-ANC-002"


@pytest.mark.parametrize("values", [{"version_epoch": 1 << 16}, {"ofs_header": -1}, {"colour": 1}])
def test_anchors_that_cannot_be_written_are_refused(values: dict[str, int]) -> None:
    with pytest.raises(SchemaError):
        v1.build_anchor(trees.anchor(**values))
