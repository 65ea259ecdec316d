"""The code of docs/reader-details.md decodes the test vectors."""

from __future__ import annotations

import json
import math
import struct
from pathlib import Path
from typing import Any

import pytest
from support.examples import blocks

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def code() -> dict[str, Any]:
    """The functions of the page."""
    text = (ROOT / "docs" / "reader-details.md").read_text(encoding="utf-8")
    names: dict[str, Any] = {}
    for block in blocks(text):
        if block.kind == "python":
            exec(block.body, names)
    return names


def vectors(column_type: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads((ROOT / "spec" / "vectors" / "columns.json").read_text())
    return [case for case in found if case["column_type"] == column_type and case["generation"] == "1.x"]


def number(text: str) -> float:
    return math.nan if text == "nan" else float(struct.unpack(">d", bytes.fromhex(text))[0])


def decoded(case: dict[str, Any], code: dict[str, Any]) -> list[float]:
    bits = case["bits"]
    items = code["packed"](bytes.fromhex(case["page"]), bits, len(case["values"]))
    if case["column_type"] == "Real32Trunc":
        return [code["truncated"](item, bits) for item in items]
    low, high = number(case["min"]), number(case["max"])
    return [code["quantized"](item, bits, low, high) for item in items]


@pytest.mark.parametrize("column_type", ["Real32Trunc", "Real32Quant"])
def test_the_code_decodes_the_vectors(column_type: str, code: dict[str, Any]) -> None:
    cases = [case for case in vectors(column_type) if case["values"]]
    assert len(cases) > 5
    for case in cases:
        expected = [number(text) for text in case["values"]]
        for value, wanted in zip(decoded(case, code), expected, strict=True):
            assert value == wanted or (math.isnan(value) and math.isnan(wanted)), (
                case["bits"],
                value,
                wanted,
            )
