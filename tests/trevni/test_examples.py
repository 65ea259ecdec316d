"""The worked examples are read, and written byte for byte."""

from __future__ import annotations

import pytest
from support.trevni_examples import ROWS, written

from rntuple_construct import trevni
from rntuple_construct.trevni.cases.examples import EXAMPLES

NAMES = pytest.mark.parametrize("name", EXAMPLES)


@NAMES
def test_examples_are_read(name: str) -> None:
    with trevni.open(EXAMPLES[name]) as file:
        assert file.arrays(library="py") == ROWS[name]


@NAMES
def test_examples_are_written_byte_for_byte(name: str) -> None:
    assert written()[name] == EXAMPLES[name]


@NAMES
def test_examples_break_no_rule(name: str) -> None:
    assert trevni.validate(EXAMPLES[name]).findings == ()


def test_first_values_stand_in_the_descriptions_of_blocks() -> None:
    with trevni.open(EXAMPLES["w1"]) as file:
        blocks = file.columns["id"].blocks
        assert blocks.first_values == [1, 300]
        assert blocks.num_rows.tolist() == [2, 1]
        assert file.columns["s"].blocks.first_values is None


@pytest.mark.parametrize(("name", "profile"), [("w1", "trevni-wiki"), ("a1", "trevni-avro")])
def test_the_version_tells_the_dialect(name: str, profile: str) -> None:
    with trevni.open(EXAMPLES[name]) as file:
        assert file.profile.name == profile


def test_avro_before_1_7_5_is_read_on_request() -> None:
    # The same rows, in lengths without runs: 0, 0, 0, 1, 1, 5.
    old = bytearray(EXAMPLES["a2"])
    old[3] = 1
    data = bytes(old).replace(
        bytes.fromhex("030000000300000005030a"), bytes.fromhex("060000000600000000000002020a")
    )
    with trevni.open(data, profile="avro-v1") as file:
        assert file.arrays(library="py") == ROWS["a2"]
    report = trevni.validate(data)
    assert any(found.rule_id == "RNT-TRV-028" and "avro-v1" in str(found.hint) for found in report.findings)
    assert trevni.validate(data, profile="avro-v1").findings == ()


def test_old_avro_has_no_runs() -> None:
    old = bytearray(EXAMPLES["a2"])
    old[3] = 1
    with (
        trevni.open(bytes(old), profile="avro-v1") as file,
        pytest.raises(trevni.TrevniError, match="RNT-TRV-027"),
    ):
        file.arrays()
