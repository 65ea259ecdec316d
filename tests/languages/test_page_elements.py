"""The grammar of elements of pages reads every test vector, in Python and in JavaScript, up to the arithmetic of the steps."""

from __future__ import annotations

import json
import math
import struct
from typing import Any

import numpy as np
import pytest
from rntuple_kaitai import RntuplePage, dump
from rntuple_spec.column_types import COLUMN_TYPES
from support import dumpers
from support.kaitai_examples import Example

from rntuple_construct.format.columns import column_codec

CASES: list[dict[str, Any]] = json.loads(
    (dumpers.REPOSITORY / "spec" / "vectors" / "columns.json").read_text(encoding="utf-8")
)
SWITCHES = {(64, 32): "Switch", (44, 20): "Switch44", (32, 32): "Switch32"}


def form(case: dict[str, Any]) -> str:
    """The type of the grammar that describes the elements of a column."""
    bits, steps = case["bits"], case["steps"]
    if "switch" in steps:
        name = SWITCHES[case["index_bits"], case["tag_bits"]]
    elif bits == 1:
        name = "Bit"
    elif "packed" in steps:
        name = f"Packed{bits}"
    elif "zigzag" in steps:
        name = f"Uint{bits}"
    else:
        name = f"{case['element'].rstrip('0123456789').replace('float', 'real').capitalize()}{bits}"
    return f"RntuplePage.{name}Page"


def joined(case: dict[str, Any]) -> bytes:
    """The page with the step `split` undone."""
    page = bytes.fromhex(case["page"])
    if "split" not in case["steps"]:
        return page
    return np.frombuffer(page, np.uint8).reshape(case["bits"] // 8, -1).T.tobytes()


def bits_of(value: float) -> str:
    return "nan" if math.isnan(value) else struct.pack(">d", value).hex()


def half(node: dict[str, Any]) -> float:
    exponent, fraction = node["exponent"], node["fraction"]
    size = (1 + fraction / 1024) * 2.0 ** (exponent - 15) if exponent else fraction / 1024 * 2.0**-14
    if exponent == 31:
        size = float("nan") if fraction else float("inf")
    return -size if node["is_negative"] else size


def values(case: dict[str, Any], elements: list[Any]) -> list[str]:
    """Values of elements after the arithmetic of the steps, spelled as in the vectors."""
    steps, bits = case["steps"], case["bits"]
    if "switch" in steps:
        return [f"{each['element_index']}:{each['tag']}" for each in elements]
    if "bits" in steps:
        return ["true" if each else "false" for each in elements]
    if "quantize" in steps:
        low, high = (struct.unpack(">d", bytes.fromhex(case[key]))[0] for key in ("min", "max"))
        scale = (high - low) / ((1 << bits) - 1)
        return [bits_of(min(int(code) * scale + low, high)) for code in elements]
    if "truncate" in steps:
        words = [struct.pack("<I", code << 32 - bits) for code in elements]
        return [bits_of(struct.unpack("<f", word)[0]) for word in words]
    if case["element"] == "float16":
        return [bits_of(half(each)) for each in elements]
    if case["element"].startswith("float"):
        return elements  # spelled alike
    if "delta" in steps:
        sums = np.cumsum(np.array(elements, np.uint64), dtype=np.uint64).tolist()
        elements = [value % (1 << bits) for value in sums]
    if "zigzag" in steps:
        elements = [code >> 1 ^ -(code & 1) for code in elements]
    return [str(each) for each in elements]


@pytest.mark.parametrize("program", [dumpers.python, dumpers.javascript], ids=lambda each: each.__name__)
def test_elements_are_those_of_the_vectors(program: Any) -> None:
    pieces = [Example(form(case), case["column_type"], joined(case)) for case in CASES]
    for case, line in zip(CASES, dumpers.lines(program(), pieces), strict=True):
        elements = json.loads(line)["elements"]
        number = len(case["values"])
        assert 0 <= len(elements) - number < 8, case
        assert values(case, elements[:number]) == case["values"], case


def test_every_form_of_elements_has_a_vector() -> None:
    """But for packed ones, of which there are many widths: each has a test below."""
    forms = {form(case).removeprefix("RntuplePage.") for case in CASES}
    types = {name for name in vars(RntuplePage) if name.endswith("Page")}
    assert forms <= types
    assert all(name.startswith("Packed") for name in types - forms)


@pytest.mark.parametrize("bits", range(10, 32))
def test_packed_elements_of_every_width_are_those_of_the_package(bits: int) -> None:
    codes = np.random.default_rng(bits).integers(0, 1 << bits, 37)
    page = sum(int(code) << bits * place for place, code in enumerate(codes)).to_bytes(
        -(-37 * bits // 8), "little"
    )
    tree = json.loads(dump.canonical(f"rntuple_page.packed{bits}_page", page))
    assert tree["elements"] == codes.tolist()
    trunc = next(each for each, spec in COLUMN_TYPES.items() if spec.name == "Real32Trunc")
    numbers = column_codec(trunc, bits, None).decode(page, 37)
    np.testing.assert_array_equal(numbers, (codes.astype(np.uint32) << np.uint32(32 - bits)).view(np.float32))


def test_a_page_of_another_order_is_noticed() -> None:
    case = next(case for case in CASES if case["column_type"] == "SplitInt32" and len(case["values"]) > 3)
    tree = json.loads(dump.canonical("rntuple_page.uint32_page", bytes.fromhex(case["page"])))
    assert values(case, tree["elements"]) != case["values"]
