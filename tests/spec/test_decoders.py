"""Decoders of the other languages: which column types of the table they take."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import constants
import decoders
import decoders_cuda
import pytest


def row(**members: Any) -> dict[str, Any]:
    names = {"name": "SplitDeltaUInt64", "enum": "SPLIT_DELTA_UINT64"}
    column_type = {"id": 0x7E, "bits": 64, "kind": "integer", "element": "uint64"}
    return {"column_type": [{**names, **column_type, "steps": ["delta", "split"], **members}]}


def test_a_column_type_may_be_new_in_the_released_format() -> None:
    (found,) = decoders.column_types(row())
    assert found.ids == {"1.x": 0x7E}
    kernel = decoders_cuda.kernel_of(found)
    assert (kernel.name, kernel.loop) == ("rntuple_decode_SPLIT_DELTA_UINT64", "decode_sums")
    assert (kernel.source, kernel.word, kernel.map) == ("split", "uint64", "unchanged")


def test_release_candidates_have_numbers_of_their_own() -> None:
    (found,) = decoders.column_types(row(rc=["rc2"], rc_id=3))
    assert found.ids == {"1.x": 0x7E, "rc2": 3}


def test_a_step_that_no_decoder_knows_is_refused() -> None:
    with pytest.raises(SystemExit, match=r"SplitDeltaUInt64.*xor"):
        decoders.column_types(row(steps=["xor"]))


def tables() -> tuple[dict[str, Any], dict[str, Any]]:
    """``column_types.toml`` and ``cpp_types.toml``."""
    spec = Path(__file__).resolve().parents[2] / "spec"
    texts = [(spec / f"{name}.toml").read_text(encoding="utf-8") for name in ("column_types", "cpp_types")]
    column_types, cpp_types = map(constants.tomllib.loads, texts)
    return column_types, cpp_types


def test_types_of_numbers_take_columns_that_stand_for_each_other() -> None:
    found = {each.name: each for each in decoders.value_types(tables()[0])}
    assert found["std::int16_t"] == ("std::int16_t", "int16", ("bit", "char", "integer"))
    assert found["char"] == ("char", "char", ("bit", "char", "integer"))
    assert found["std::byte"] == ("std::byte", "uint8", ("byte",))
    assert found["float"] == ("float", "float32", ("real",))
    assert "offset" not in found


def test_types_whose_fields_look_alike_have_one_shape() -> None:
    found = decoders.shapes(tables()[1])
    assert {found["std::map"], found["std::vector"]} == {"list"}
    assert {found["std::pair"], found["std::tuple"]} == {"record"}
    assert (found["std::atomic"], found["std::optional"], found["std::string"]) == (
        "held",
        "optional",
        "string",
    )
