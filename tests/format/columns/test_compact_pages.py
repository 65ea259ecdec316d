"""Parts of pages: what is decoded of a page by itself is what decoding all of it gives."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from rntuple_spec.column_types import COLUMN_TYPES, SWITCH_LAYOUTS

from rntuple_construct.base.errors import PageError
from rntuple_construct.format.columns import ColumnCodec, ColumnType, column_codec


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


def small_page_of(codec: ColumnCodec, n: int, seed: int, bits: int) -> bytes:
    """Numbers of few bits, as most are, so that the high bytes of all of them are zero."""
    if codec.has_index and not codec.dtype.names:
        first = int(np.random.default_rng(seed).integers(0, 1 << min(bits, 31)))
        return codec.encode(np.cumsum(np.random.default_rng(seed + 1).integers(0, 9, n)) + first)
    if codec.dtype.kind not in "iu" or codec.dtype.names:
        return page_of(codec, n, seed)
    bits = min(bits, codec.bits - 1)
    low = -(1 << bits - 1) if codec.dtype.kind == "i" else 0
    return codec.encode(np.random.default_rng(seed).integers(low, 1 << bits - 1, n, codec.dtype))


@pytest.mark.parametrize("codec", codecs())
@settings(deadline=None, max_examples=60)
@given(part=parts(), bits=st.integers(1, 64), as_view=st.booleans())
def test_part_of_what_is_kept_of_a_page(
    codec: ColumnCodec, part: tuple[int, int, int, int], bits: int, as_view: bool
) -> None:
    n, low, high, seed = part
    page = small_page_of(codec, n, seed, bits)
    whole = codec.decode(page, n)
    kept = codec.kept(memoryview(page) if as_view else page, n)
    found = codec.part(kept, n, low, high)
    assert (found.dtype, found.tobytes()) == (codec.dtype, whole[low:high].tobytes())
    assert len(memoryview(kept).cast("B") if n else b"") <= whole.nbytes


@pytest.mark.parametrize(
    ("kind", "largest"),
    [(kind, largest)
     for kind, bits in [(ColumnType.SPLIT_INDEX32, 32), (ColumnType.SPLIT_INDEX64, 63)]
     for largest in [0, 255, 256, 65535, 65536, 2**24, 2**31, 2**32 - 1, 2**32, 2**62]
     if largest < 1 << bits],
)  # fmt: skip
@pytest.mark.parametrize("n", [1, 2, 300])
def test_offsets_are_kept_in_as_few_bytes_as_the_largest_takes(
    kind: ColumnType, largest: int, n: int
) -> None:
    codec = column_codec(kind)
    offsets = np.minimum(np.arange(n), largest)
    offsets[-1] = largest
    kept = codec.kept(codec.encode(offsets), n)
    assert codec.part(kept, n, 0, n).tolist() == offsets.tolist()
    assert kept.itemsize == (2 if largest < 2**16 else 4 if largest < 2**32 else 8)


def test_sums_wrap_around_where_they_are_kept_as_well() -> None:
    codec = column_codec(ColumnType.SPLIT_INDEX32)
    differences = np.full(3, 0x80000001, "<u4")
    page = differences.view(np.uint8).reshape(3, 4).T.tobytes()
    assert codec.part(codec.kept(page, 3), 3, 0, 3).tolist() == [0x80000001, 2, 0x80000003]
    long = column_codec(ColumnType.SPLIT_INDEX64)
    page = np.array([2**63 - 1, 1], "<u8").view(np.uint8).reshape(2, 8).T.tobytes()
    with pytest.raises(PageError) as caught:
        long.kept(page, 2)
    assert caught.value.rule_id == "RNT-ENC-004"


def test_planes_of_zeros_are_not_kept() -> None:
    codec = column_codec(ColumnType.SPLIT_INT64)
    for bits, num_planes in [(1, 1), (7, 1), (8, 2), (23, 3), (24, 4), (39, 5), (40, 6), (63, 8)]:
        page = codec.encode(np.array([0, 1 << bits - 1, -(1 << bits - 1)]))
        assert len(codec.kept(page, 3)) == 3 * num_planes
    large = codec.encode(np.zeros(1 << 18, np.int64))
    assert codec.kept(large, 1 << 18) == large, "to shorten it takes memory"


@pytest.mark.parametrize("codec", codecs())
def test_pages_of_the_wrong_size_are_not_shortened(codec: ColumnCodec) -> None:
    page = bytes(codec.nbytes(80) + 1)
    with pytest.raises(PageError) as caught:
        codec.part(codec.kept(page, 80), 80, 3, 5)
    assert caught.value.rule_id == "RNT-PAG-001"


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
