#!/usr/bin/env python3
"""Write ``spec/vectors/columns.json``, pages of every column type of every generation with the values in them.

The form of the file is described in ``spec/vectors/README.md``. The values include the extremes. The codecs
of ``rntuple_construct.format.columns`` make the pages, and independent decoders in other languages read them
back.
"""

from __future__ import annotations

import json
import struct
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
from rntuple_spec.column_types import COLUMN_TYPES, SWITCH_LAYOUTS, ColumnTypeSpec

from rntuple_construct.format.columns import column_codec

TARGET = Path(__file__).resolve().parents[2] / "spec" / "vectors" / "columns.json"
GENERATIONS = ("1.x", "rc2", "rc1", "v0")
_REALS = (0.0, -0.0, 1.0, -2.5, 0.1, 65504.0, float("inf"), float("-inf"), float("nan"), 6e-8)
_RANGE = (-1.5, 2.25)


def spelled(value: Any) -> str:
    """A value as the file spells it."""
    if isinstance(value, (bool, np.bool_)):
        return "true" if value else "false"
    if isinstance(value, (float, np.floating)):
        return "nan" if np.isnan(value) else struct.pack(">d", float(value)).hex()
    if isinstance(value, np.void):
        return f"{int(value['index'])}:{int(value['tag'])}"
    return str(int(value))


def id_in(spec: ColumnTypeSpec, generation: str) -> int | None:
    """Id of a column type in a generation, if it is known there."""
    if generation == "1.x":
        return int(spec.id)
    if generation == "v0":
        return spec.v0_id
    return spec.rc_id if generation in spec.rc else None


def samples(spec: ColumnTypeSpec, dtype: np.dtype[Any], layout: str | None) -> list[Any]:
    """Lists of values: none, one, an odd number with the edges, and more than a byte of them."""
    if layout is not None:
        bits = SWITCH_LAYOUTS[layout]
        largest = min(1 << bits.index_bits, 1 << 63) - 1
        pairs = [(0, 0), (1, 1), (largest, 2), (5, (1 << bits.tag_bits) - 1), (1 << 31, 3)]
        return [np.array(part, dtype) for part in (pairs[:1], pairs)]
    if dtype.kind == "b":
        pattern = [True, False, True, True, False, False, False, True, True, False, True]
        return [np.array(part, dtype) for part in ([], [True], pattern[:8], pattern)]
    if dtype.kind == "f":
        reals = [x for x in _REALS if "quantize" not in spec.steps or _RANGE[0] <= x <= _RANGE[1]]
        edges = [*_RANGE] if "quantize" in spec.steps else []
        with np.errstate(over="ignore"):
            return [np.array(part, dtype) for part in ([], [1.0], [*reals, *edges])]
    low, high = int(np.iinfo(dtype).min), int(np.iinfo(dtype).max)
    if "delta" in spec.steps or spec.kind == "index":
        high = min(high, (1 << spec.bits_min) - 1, (1 << 63) - 1)
        rising = [3, 3, 4, 260, 70000, high - 1, high]
        return [np.array(part, dtype) for part in ([], [7], rising)]
    values = [0, 1, 2, 127, high, high - 1, low, low + 1, *([-1, -2, -128] if low < 0 else [200])]
    return [np.array(part, dtype) for part in ([], [high], values)]


def cases() -> list[dict[str, Any]]:
    """All cases of the file."""
    found = []
    for generation in GENERATIONS:
        for column_type, spec in COLUMN_TYPES.items():
            id = id_in(spec, generation)
            if id is None:
                continue
            layouts: Sequence[str | None] = (None,)
            if spec.kind == "switch":
                layouts = [
                    name for name, layout in SWITCH_LAYOUTS.items() if generation in layout.generations
                ]
            widths = (
                [spec.bits_min]
                if spec.bits_min == spec.bits_max
                else sorted({spec.bits_min, spec.bits_min + 1, 13, 16, spec.bits_max - 1, spec.bits_max})
            )
            for layout in layouts:
                for bits in widths:
                    found += _of_column(generation, id, column_type, spec, bits, layout)
    return found


def _of_column(
    generation: str, id: int, column_type: Any, spec: ColumnTypeSpec, bits: int, layout: str | None
) -> list[dict[str, Any]]:
    limits = _RANGE if "quantize" in spec.steps else None
    width = SWITCH_LAYOUTS[layout].bits if layout else bits
    codec = column_codec(column_type, width, limits, switch_layout=layout or "96")
    case: dict[str, Any] = {"generation": generation, "id": id, "column_type": spec.name, "bits": width}
    case |= {"element": spec.element, "steps": list(spec.steps)}
    if limits:
        case |= {"min": spelled(limits[0]), "max": spelled(limits[1])}
    if layout:
        case |= {"index_bits": SWITCH_LAYOUTS[layout].index_bits, "tag_bits": SWITCH_LAYOUTS[layout].tag_bits}
    found = []
    for values in samples(spec, codec.dtype, layout):
        page = bytes(codec.encode(values))
        decoded = codec.decode(page, len(values))
        found.append({**case, "page": page.hex(), "values": [spelled(value) for value in decoded]})
    return found


def text() -> str:
    """The file as it should be: one case a line."""
    lines = ",\n".join(json.dumps(case) for case in cases())
    return f"[\n{lines}\n]\n"


def outputs() -> dict[Path, str]:
    """The file."""
    return {TARGET: text()}


if __name__ == "__main__":
    sys.path.insert(0, str(TARGET.parents[2] / "tools" / "generate"))
    import committed

    committed.write(outputs())
