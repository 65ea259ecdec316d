"""Parts of pages: what is decoded of a page by itself is what decoding all of it gives."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from rntuple_spec.column_types import COLUMN_TYPES, SWITCH_LAYOUTS

from rntuple_construct.columns import ColumnCodec, ColumnType, column_codec
from rntuple_construct.errors import PageError


def codecs() -> list[Any]:
    found = []
    for kind, spec in COLUMN_TYPES.items():
        if spec.kind == "switch":
            found += [
                pytest.param(column_codec(kind, switch_layout=layout), id=f"{kind.name}-{layout}")
                for layout in SWITCH_LAYOUTS
            ]
        elif spec.bits_min == spec.bits_max:
            found.append(pytest.param(column_codec(kind), id=kind.name))
        else:
            found += [
                pytest.param(column_codec(kind, bits, (-1.0, 3.0)), id=f"{kind.name}-{bits}")
                for bits in {spec.bits_min, 11, 12, 17, spec.bits_max}
            ]
    return found


@st.composite
def parts(draw: st.DrawFn) -> tuple[int, int, int, int]:
    n = draw(st.integers(0, 700))
    low = draw(st.integers(0, n))
    return n, low, draw(st.integers(low, n)), draw(st.integers(0, 2**32))


def page_of(codec: ColumnCodec, n: int, seed: int) -> bytes:
    random = np.random.default_rng(seed)
    if codec.has_index and codec.dtype.names:
        pairs = np.zeros(n, codec.dtype)
        pairs["index"], pairs["tag"] = random.integers(0, 1000, n), random.integers(0, 9, n)
        return codec.encode(pairs)
    if codec.has_index:
        return codec.encode(np.cumsum(random.integers(0, 1000, n)))
    return random.bytes(codec.nbytes(n))


@pytest.mark.parametrize("codec", codecs())
@settings(deadline=None, max_examples=60)
@given(part=parts())
def test_part_of_a_page(codec: ColumnCodec, part: tuple[int, int, int, int]) -> None:
    n, low, high, seed = part
    page = page_of(codec, n, seed)
    whole = codec.decode(page, n)
    assert codec.part(page, n, low, high).tobytes() == whole[low:high].tobytes()
    assert codec.part(memoryview(page), n, low, high).dtype == codec.dtype
    # Elements that are there already are only cut.
    assert codec.part(whole, n, low, high).tobytes() == whole[low:high].tobytes()


@pytest.mark.parametrize("codec", codecs())
def test_part_of_a_page_of_the_wrong_size(codec: ColumnCodec) -> None:
    with pytest.raises(PageError) as caught:
        codec.part(bytes(codec.nbytes(80) + 1), 80, 3, 5, path="here", offset=7)
    assert (caught.value.rule_id, caught.value.path, caught.value.offset) == ("RNT-PAG-001", "here", 7)


def test_indices_are_checked_where_they_are_asked_for() -> None:
    codec = column_codec(ColumnType.INDEX64)
    page = np.array([1, 2, 2**63, 3], "<u8").tobytes()
    assert codec.part(page, 4, 0, 2).tolist() == [1, 2]
    with pytest.raises(PageError) as caught:
        codec.part(page, 4, 1, 3)
    assert caught.value.rule_id == "RNT-ENC-004"


def test_only_sums_need_what_is_before() -> None:
    assert {kind.name for kind in ColumnType if COLUMN_TYPES[kind].kind == "index"} > {
        kind.name for kind in (ColumnType.SPLIT_INDEX32, ColumnType.SPLIT_INDEX64) if not column_codec(kind).has_parts
    } == {"SPLIT_INDEX32", "SPLIT_INDEX64"}  # fmt: skip
