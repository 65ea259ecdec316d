"""Every type and width: against the plain Python implementation, and there and back."""

from __future__ import annotations

import struct
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from rntuple_spec.column_types import COLUMN_TYPES, SWITCH_LAYOUTS
from support import column_reference as reference

from rntuple_construct.format.columns import (
    SWITCH_DTYPE,
    ColumnCodec,
    ColumnType,
    column_codec,
    fast_in_use,
    use_fast,
)

INTEGERS = [kind for kind, spec in COLUMN_TYPES.items() if spec.kind in ("byte", "char", "integer", "index")]
REALS = [
    kind for kind, spec in COLUMN_TYPES.items() if spec.kind == "real" and spec.bits_min == spec.bits_max
]
unhurried = settings(deadline=None, max_examples=40)
TRUNC_BITS = range(10, 32)
QUANT_BITS = range(1, 33)


@pytest.fixture(params=[False, True], ids=["numpy", "compiled"], scope="module")
def loops(request: pytest.FixtureRequest) -> Iterator[None]:
    before = fast_in_use()
    if use_fast(request.param) != request.param:
        pytest.skip("no compiled code: python tools/generate/build_native.py")
    yield
    use_fast(before)


def limits(kind: ColumnType) -> tuple[int, int]:
    spec = COLUMN_TYPES[kind]
    if spec.kind == "index":
        return 0, min(2**spec.bits_min, 2**63) - 1
    info = np.iinfo(spec.element)
    return int(info.min), int(info.max)


def integers(kind: ColumnType) -> st.SearchStrategy[list[int]]:
    lower, upper = limits(kind)
    return st.lists(st.integers(lower, upper) | st.sampled_from([lower, upper, upper // 2 + 1]), max_size=70)


def bit_patterns(bits: int) -> st.SearchStrategy[list[int]]:
    return st.lists(st.integers(0, 2**bits - 1), max_size=40)


@pytest.mark.usefixtures("loops")
@pytest.mark.parametrize("kind", INTEGERS, ids=lambda kind: kind.name)
@unhurried
@given(data=st.data())
def test_integers_are_encoded_as_the_text_says(kind: ColumnType, data: st.DataObject) -> None:
    values = data.draw(integers(kind))
    codec = column_codec(kind)
    page = codec.encode(values)
    assert page == reference.encode(COLUMN_TYPES[kind].name, values)
    assert codec.decode(page, len(values)).tolist() == values


@pytest.mark.usefixtures("loops")
@pytest.mark.parametrize("kind", REALS, ids=lambda kind: kind.name)
@unhurried
@given(data=st.data())
def test_reals_are_encoded_as_the_text_says(kind: ColumnType, data: st.DataObject) -> None:
    bits = COLUMN_TYPES[kind].bits_min
    values = data.draw(st.lists(st.floats(width=bits), max_size=40))  # type: ignore[arg-type]
    codec = column_codec(kind)
    page = codec.encode(values)
    assert page == reference.encode(COLUMN_TYPES[kind].name, values)
    np.testing.assert_array_equal(codec.decode(page, len(values)), np.array(values, codec.dtype), strict=True)


@pytest.mark.usefixtures("loops")
@pytest.mark.parametrize("kind", [ColumnType.REAL32, ColumnType.SPLIT_REAL32], ids=lambda kind: kind.name)
@unhurried
@given(patterns=bit_patterns(32))
def test_any_bit_pattern_of_a_float_survives(kind: ColumnType, patterns: list[int]) -> None:
    codec = column_codec(kind)
    values = np.array(patterns, np.uint32).view(np.float32)
    assert codec.decode(codec.encode(values), len(patterns)).view(np.uint32).tolist() == patterns


@pytest.mark.usefixtures("loops")
@pytest.mark.parametrize("kind", [ColumnType.REAL64, ColumnType.SPLIT_REAL64], ids=lambda kind: kind.name)
@unhurried
@given(patterns=bit_patterns(64))
def test_any_bit_pattern_of_a_double_survives(kind: ColumnType, patterns: list[int]) -> None:
    codec = column_codec(kind)
    values = np.array(patterns, np.uint64).view(np.float64)
    assert codec.decode(codec.encode(values), len(patterns)).view(np.uint64).tolist() == patterns


@pytest.mark.usefixtures("loops")
@pytest.mark.parametrize("kind", [ColumnType.REAL16, ColumnType.SPLIT_REAL16], ids=lambda kind: kind.name)
def test_every_half_precision_number_survives(kind: ColumnType) -> None:
    patterns = np.arange(1 << 16, dtype=np.uint16)
    codec = column_codec(kind)
    page = reference.encode("UInt16", patterns.tolist())
    if kind == ColumnType.SPLIT_REAL16:
        page = reference.split(2, page)
    values = codec.decode(page, len(patterns))
    expected = np.array([struct.unpack("<e", struct.pack("<H", pattern))[0] for pattern in patterns], "f4")
    np.testing.assert_array_equal(values, expected)
    numbers = ~np.isnan(expected)
    halves = np.array(codec.decode(codec.encode(values), len(patterns)))
    assert (halves[numbers].view(np.uint32) == values[numbers].view(np.uint32)).all()


@pytest.mark.usefixtures("loops")
@pytest.mark.parametrize(
    "kind", [kind for kind in ColumnType if kind.name.startswith("SPLIT")], ids=lambda k: k.name
)
def test_pages_of_usual_size_are_split_like_small_ones(kind: ColumnType) -> None:
    codec = column_codec(kind)
    n = 70_000
    values = np.linspace(0, 30_000, n).astype("u2")
    page = np.frombuffer(codec.encode(values), np.uint8)
    plain = page.reshape(codec.bits // 8, n).T.tobytes()
    elements = np.frombuffer(plain, f"<u{codec.bits // 8}")
    if "SPLIT_INT" in kind.name and "INDEX" not in kind.name:
        elements = elements // 2
    elif "INDEX" in kind.name:
        elements = np.cumsum(elements)
    elif "REAL" in kind.name:
        elements = elements.view(f"<f{codec.bits // 8}")
    decoded = codec.decode(page, n)
    np.testing.assert_array_equal(decoded, elements)
    if kind != ColumnType.SPLIT_REAL16:
        np.testing.assert_array_equal(decoded, values)


@unhurried
@given(values=st.lists(st.booleans(), max_size=70))
def test_bits_are_encoded_as_the_text_says(values: list[bool]) -> None:
    codec = column_codec(ColumnType.BIT)
    page = codec.encode(values)
    assert page == reference.encode("Bit", values)
    decoded = codec.decode(page, len(values))
    assert decoded.dtype == np.bool_
    assert decoded.tolist() == values


@pytest.mark.parametrize("bits", TRUNC_BITS)
@unhurried
@given(values=st.lists(st.floats(width=32, allow_nan=False), max_size=40))
def test_trunc_keeps_the_upper_bits(bits: int, values: list[float]) -> None:
    codec = column_codec(ColumnType.REAL32_TRUNC, bits)
    page = codec.encode(values)
    assert page == reference.encode("Real32Trunc", values, bits)
    mask = ~((1 << (32 - bits)) - 1)
    decoded = codec.decode(page, len(values)).view(np.uint32).tolist()
    assert decoded == [reference.float_bits(value) & mask for value in values]


@unhurried
@given(bits=st.sampled_from(TRUNC_BITS), n=st.integers(0, 40), data=st.data())
def test_trunc_pages_are_encoded_to_themselves(bits: int, n: int, data: st.DataObject) -> None:
    codes = data.draw(st.lists(st.integers(0, 2**bits - 1), min_size=n, max_size=n))
    page = reference.bit_stream(codes, bits)
    codec = column_codec(ColumnType.REAL32_TRUNC, bits)
    assert codec.encode(codec.decode(page, n)) == page


RANGES = st.tuples(
    st.floats(-1e6, 1e6, allow_subnormal=False), st.floats(0.125, 1e6, allow_subnormal=False)
).map(lambda pair: (pair[0], pair[0] + pair[1]))


@pytest.mark.parametrize("bits", QUANT_BITS)
@unhurried
@given(limits=RANGES, data=st.data())
def test_quant_follows_the_formula_to_the_last_bit(
    bits: int, limits: tuple[float, float], data: st.DataObject
) -> None:
    values = data.draw(st.lists(st.floats(*limits) | st.sampled_from(limits), max_size=40))
    codec = column_codec(ColumnType.REAL32_QUANT, bits, limits)
    page = codec.encode(values)
    assert page == reference.encode("Real32Quant", values, bits, limits)
    codes = reference.from_bit_stream(page, bits, len(values))
    expected = [reference.dequantize(code, bits, *limits) for code in codes]
    assert codec.decode(page, len(values)).tolist() == expected


@pytest.mark.parametrize("bits", QUANT_BITS)
def test_quant_reaches_minimum_and_maximum_exactly(bits: int) -> None:
    codec = column_codec(ColumnType.REAL32_QUANT, bits, (-0.1, 0.7))
    assert codec.decode(codec.encode([-0.1, 0.7]), 2).tolist() == [-0.1, 0.7]


@pytest.mark.parametrize("layout", SWITCH_LAYOUTS)
@unhurried
@given(data=st.data())
def test_switches_survive(layout: str, data: st.DataObject) -> None:
    spec = SWITCH_LAYOUTS[layout]
    index, tag = (min(2**spec.index_bits, 2**63) - 1, 2**spec.tag_bits - 1)
    values = data.draw(st.lists(st.tuples(st.integers(0, index), st.integers(0, tag)), max_size=30))
    codec = column_codec(ColumnType.SWITCH, spec.bits, switch_layout=layout)
    page = codec.encode(values)
    whole = [index | tag << spec.index_bits for index, tag in values]
    assert page == b"".join(number.to_bytes(spec.bits // 8, "little") for number in whole)
    decoded = codec.decode(page, len(values))
    assert decoded.dtype == SWITCH_DTYPE
    assert decoded.tolist() == values


def every_codec() -> list[ColumnCodec]:
    codecs = []
    for kind, spec in COLUMN_TYPES.items():
        if spec.kind == "switch":
            codecs += [column_codec(kind, switch_layout=layout) for layout in SWITCH_LAYOUTS]
        else:
            widths = range(spec.bits_min, spec.bits_max + 1)
            codecs += [column_codec(kind, bits, (0.0, 1.0)) for bits in widths]
    return codecs


def some_values(codec: ColumnCodec, n: int) -> Any:
    numbers = np.random.default_rng(n).integers(0, 2, n)
    return np.array([(k, 1) for k in numbers], SWITCH_DTYPE) if codec.switch_layout else numbers


def codec_name(codec: ColumnCodec) -> str:
    return f"{codec.column_type.name}-{codec.switch_layout or codec.bits}"


@pytest.mark.parametrize("codec", every_codec(), ids=codec_name)
def test_page_of_n_elements_has_ceil_of_n_times_bits_bytes(codec: ColumnCodec) -> None:
    for n in range(20):
        assert codec.nbytes(n) == -(-n * codec.bits // 8) == len(codec.encode(some_values(codec, n)))


@pytest.mark.usefixtures("loops")
@pytest.mark.parametrize("codec", every_codec(), ids=codec_name)
def test_all_ways_to_decode_agree(codec: ColumnCodec) -> None:
    # The codec anew, because the list was made before the choice of loops.
    codec = column_codec(
        codec.column_type, codec.bits, codec.value_range, switch_layout=codec.switch_layout or "96"
    )
    page = codec.encode(some_values(codec, 11))
    decoded = codec.decode(page, 11)
    strided = np.zeros(22, codec.dtype)
    codec.decode_into(memoryview(page), strided[::2])
    unaligned = np.zeros(11 * codec.dtype.itemsize + 1, np.uint8)[1:].view(codec.dtype)
    codec.decode_into(bytearray(page), unaligned)
    for other in (strided[::2], unaligned, codec.view(page, 11), codec.view(np.frombuffer(page, "u1"), 11)):
        np.testing.assert_array_equal(other, decoded, strict=True)


@pytest.mark.parametrize("codec", every_codec(), ids=codec_name)
def test_raw_pages_are_viewed_without_a_copy(codec: ColumnCodec) -> None:
    page = np.frombuffer(codec.encode(some_values(codec, 24)), np.uint8)
    assert np.shares_memory(codec.view(page, 24), page) == codec.is_raw


@unhurried
@given(n=st.integers(1, 30), bits=st.sampled_from([1, *TRUNC_BITS]), data=st.data())
def test_bits_behind_the_last_element_carry_no_meaning(n: int, bits: int, data: st.DataObject) -> None:
    codec = column_codec(ColumnType.BIT) if bits == 1 else column_codec(ColumnType.REAL32_TRUNC, bits)
    page = data.draw(st.binary(min_size=codec.nbytes(n), max_size=codec.nbytes(n)))
    used = n * bits % 8
    cleared = page[:-1] + bytes([page[-1] & (2**used - 1)]) if used else page
    assert codec.decode(page, n).tobytes() == codec.decode(cleared, n).tobytes()
    if bits == 1:
        assert codec.encode(codec.decode(page, n)) == cleared


@pytest.mark.usefixtures("loops")
@pytest.mark.parametrize(
    "kind", [ColumnType.SPLIT_INDEX32, ColumnType.SPLIT_INDEX64], ids=lambda kind: kind.name
)
def test_sums_of_deltas_wrap_around(kind: ColumnType) -> None:
    codec = column_codec(kind)
    assert codec.decode(codec.encode([10, 3, 7]), 3).tolist() == [10, 3, 7]


def test_reals_may_be_decoded_into_any_floating_point_type() -> None:
    codec = column_codec(ColumnType.REAL32_QUANT, 20, (0.0, 3.0))
    page = codec.encode([0.1, 1.0, 2.9])
    out = np.empty(3, np.float32)
    codec.decode_into(page, out)
    assert out.tolist() == codec.decode(page, 3).astype(np.float32).tolist()


def test_the_same_arguments_give_the_same_codec() -> None:
    assert column_codec(ColumnType.BIT) is column_codec(0, 1, value_range=(0.0, 1.0))


def test_a_large_page_is_widened_within_its_own_memory() -> None:
    """More elements than are widened together, and a number that halves and blocks do not divide."""
    values = np.cumsum(np.random.default_rng(1).integers(0, 1000, (1 << 21) + 12_345)).astype(np.uint64)
    codec = column_codec(ColumnType.SPLIT_INDEX32)
    page = codec.encode(values)
    assert (codec.decode(page, len(values)) == values).all()


@pytest.mark.usefixtures("loops")
@pytest.mark.parametrize("n", [1, 7, 40_000])
@pytest.mark.parametrize("kind", [ColumnType.SPLIT_UINT16, ColumnType.SPLIT_UINT32, ColumnType.SPLIT_UINT64])
def test_planes_of_zeros_are_left_out_only_if_they_are_nothing_else(kind: ColumnType, n: int) -> None:
    codec = column_codec(kind)
    width = codec.bits // 8
    for plane in range(width):
        for position in {0, n // 2, n - 1}:
            page = np.zeros((width, n), np.uint8)
            page[0] = np.arange(n)
            page[plane, position] = 0x81
            expected = page.T.copy().view(f"<u{width}")[:, 0]
            np.testing.assert_array_equal(codec.decode(page.tobytes(), n), expected)
