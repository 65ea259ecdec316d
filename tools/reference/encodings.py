"""Column encodings walked through: from the values of a test vector, step by step, to the bytes of its page."""

from __future__ import annotations

import struct
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray
from rntuple_spec.column_types import SWITCH_LAYOUTS

from rntuple_construct.format.columns.steps import (
    SWITCH_DTYPE,
    delta,
    pack,
    pack_bits,
    pack_switch,
    quantize,
    split,
    truncate,
    zigzag,
)


class WalkError(Exception):
    """The steps do not lead to the page that the vectors hold."""


@dataclass(frozen=True)
class Walk:
    """A page from its values to its bytes.

    Args:
        case: the test vector.
        values: the values for people.
        stages: what each step but the last that makes bytes turns the values into: name of the step and texts.
        elements: bytes of each element in front of ``split``; bits of each, the lowest last, where elements are packed.
        page: the bytes.
        owners: for each byte of the page, the element it belongs to; empty where elements share bytes.
    """

    case: dict[str, Any]
    values: list[str]
    stages: list[tuple[str, list[str]]]
    elements: list[str]
    page: bytes
    owners: list[int]


def _number(text: str) -> float:
    return float("nan") if text == "nan" else struct.unpack(">d", bytes.fromhex(text))[0]


def _array(case: dict[str, Any]) -> NDArray[Any]:
    element, texts = case["element"], case["values"]
    if element == "bool":
        return np.array([text == "true" for text in texts], bool)
    if element == "switch":
        return np.array([tuple(map(int, text.split(":"))) for text in texts], SWITCH_DTYPE)
    if element.startswith("float"):
        with np.errstate(over="ignore"):
            return np.array([_number(text) for text in texts], f"<f{int(element[5:]) // 8}")
    return np.array([int(text) for text in texts], np.dtype(element).newbyteorder("<"))


def walk(case: dict[str, Any]) -> Walk:
    """Take the steps of a test vector.

    Raises:
        WalkError: its page is another.
    """
    values = _array(case)
    bits, steps = case["bits"], list(case["steps"])
    texts = [
        f"{value:g}" if values.dtype.kind == "f" else text
        for value, text in zip(values, case["values"], strict=True)
    ]
    stages: list[tuple[str, list[str]]] = []
    current: Any = values
    page: NDArray[np.uint8] | None = None
    elements: list[str] = []
    owners: list[int] = []
    for step in steps:
        if step in ("zigzag", "delta", "truncate", "quantize"):
            if step == "truncate":
                current = truncate(current, bits)
            elif step == "quantize":
                current = quantize(current, bits, _number(case["min"]), _number(case["max"]))
            else:
                current = {"zigzag": zigzag, "delta": delta}[step](current)
            stages.append((step, [str(int(code)) for code in current]))
        elif step == "split":
            width = current.dtype.itemsize
            elements = [piece.hex(" ") for piece in _pieces(current.tobytes(), width)]
            page = split(current)
            owners = [position % len(current) for position in range(len(page))]
        elif step == "packed":
            elements = [f"{int(code):0{bits}b}" for code in current]
            page = pack(current, bits)
        elif step == "bits":
            elements = [str(int(value)) for value in current]
            page = pack_bits(current)
        elif step == "switch":
            layout = next(
                name
                for name, each in SWITCH_LAYOUTS.items()
                if (each.index_bits, each.tag_bits) == (case["index_bits"], case["tag_bits"])
            )
            page = pack_switch(current, layout)
            width = len(page) // len(current)
            elements = [piece.hex(" ") for piece in _pieces(page.tobytes(), width)]
            owners = [position // width for position in range(len(page))]
    if page is None:
        width = current.dtype.itemsize
        page = np.frombuffer(current.tobytes(), np.uint8)
        elements = [piece.hex(" ") for piece in _pieces(page.tobytes(), width)]
        owners = [position // width for position in range(len(page))]
    data = page.tobytes()
    if data != bytes.fromhex(case["page"]):
        raise WalkError(f"{case['generation']} {case['column_type']}: {data.hex()} is not {case['page']}")
    return Walk(case, texts, stages, elements, data, owners)


def _pieces(data: bytes, width: int) -> list[bytes]:
    return [data[start : start + width] for start in range(0, len(data), width)]


def chosen(vectors: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The longest case of every column type, width and layout; the first generation that has it."""
    found: dict[tuple[Any, ...], dict[str, Any]] = {}
    for case in vectors:
        key = (case["column_type"], case.get("index_bits"), case.get("tag_bits"), tuple(case["steps"]))
        if key not in found or (
            case["generation"] == found[key]["generation"] and len(case["values"]) > len(found[key]["values"])
        ):
            found[key] = case
    return list(found.values())
