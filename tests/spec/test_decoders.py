"""Decoders of the other languages: which column types of the table they take."""

from __future__ import annotations

from typing import Any

import decoders
import pytest


def row(**members: Any) -> dict[str, Any]:
    column_type = {"name": "SplitDeltaUInt64", "id": 0x7E, "bits": 64, "kind": "integer", "element": "uint64"}
    return {"column_type": [{**column_type, "steps": ["delta", "split"], **members}]}


def test_a_column_type_may_be_new_in_the_released_format() -> None:
    (found,) = decoders.column_types(row())
    assert found.ids == {"1.x": 0x7E}


def test_release_candidates_have_numbers_of_their_own() -> None:
    (found,) = decoders.column_types(row(rc=["rc2"], rc_id=3))
    assert found.ids == {"1.x": 0x7E, "rc2": 3}


def test_a_step_that_no_decoder_knows_is_refused() -> None:
    with pytest.raises(SystemExit, match=r"SplitDeltaUInt64.*xor"):
        decoders.column_types(row(steps=["xor"]))
