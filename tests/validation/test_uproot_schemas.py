"""Whatever fields uproot writes, their descriptions, columns and clusters break no rule."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import awkward as ak
import numpy as np
import pytest
import uproot

from rntuple_construct.validation import Severity, validate

NUM_ENTRIES = 10
FIELDS: dict[str, Any] = {
    "integer": np.arange(NUM_ENTRIES, dtype=np.int32),
    "byte": np.arange(NUM_ENTRIES, dtype=np.uint8),
    "double": np.linspace(0, 1, NUM_ENTRIES),
    "bool": np.arange(NUM_ENTRIES) % 2 == 0,
    "string": ak.Array([str(number) for number in range(NUM_ENTRIES)]),
    "list": ak.Array([[1.0] * number for number in range(NUM_ENTRIES)]),
    "nested list": ak.Array([[[1] * (number % 3)] * 2 for number in range(NUM_ENTRIES)]),
    "array": np.arange(6 * NUM_ENTRIES, dtype=np.float32).reshape(NUM_ENTRIES, 3, 2),
    "record": ak.Array([{"x": number, "y": float(number)} for number in range(NUM_ENTRIES)]),
    "list of records": ak.Array([[{"x": 1, "y": [2.0]}] * (number % 4) for number in range(NUM_ENTRIES)]),
    "tuple": ak.Array([(1, 2.5)] * NUM_ENTRIES),
    "option": ak.Array([None if number % 3 else number for number in range(NUM_ENTRIES)]),
    "option of record": ak.Array([None if number % 3 else {"x": number} for number in range(NUM_ENTRIES)]),
    "union": ak.Array([number if number % 2 else str(number) for number in range(NUM_ENTRIES)]),
}


@pytest.mark.parametrize("kind", FIELDS)
@pytest.mark.parametrize("compression", [None, uproot.ZSTD(5)], ids=["plain", "zstd"])
def test_only_the_container_of_uproot_is_remarkable(kind: str, compression: Any, tmp_path: Path) -> None:
    path = tmp_path / "uproot.root"
    data = {"field": FIELDS[kind]}
    with uproot.recreate(path, compression=compression) as file:
        ntuple = file.mkrntuple("events", data)
        ntuple.extend(data)
        ntuple.extend(data)
    found = [one for one in validate(path).findings if one.rule.area != "CNT"]
    assert {one.rule_id for one in found} == {"RNT-PAG-004"}
    assert {one.severity for one in found} == {Severity.INFO}
