"""Pages as ROOT wrote them, with the values that were put in."""

from __future__ import annotations

import numpy as np
import pytest

from rntuple_construct.format.columns import ColumnCodec, ColumnType, column_codec

# What was filled into the float fields: these numbers in single precision.
FLOATS = np.array([1.23456789, 1.6666666, 0.0, -1.9060668], np.float32)


def check(codec: ColumnCodec, values: list[object], text: str) -> None:
    page = bytes.fromhex(text)
    assert codec.encode(values) == page
    assert codec.decode(page, len(values)).tolist() == values


def test_split_puts_all_low_bytes_first() -> None:
    check(column_codec(ColumnType.SPLIT_REAL32), [1.0, 2.0], "00 00 00 00 80 00 3f 40")


def test_split_int16() -> None:
    check(
        column_codec(ColumnType.SPLIT_INT16),
        [0, 1, -1, 16384, -16384, 32767, -32768],
        "00 02 01 00 ff fe ff 00 00 00 80 7f ff ff",
    )


def test_split_int32_in_the_upper_half_of_the_range() -> None:
    check(
        column_codec(ColumnType.SPLIT_INT32),
        [0, 1, -1, 1 << 30, -(1 << 30), (1 << 31) - 1, -(1 << 31)],
        "00 02 01 00 ff fe ff  00 00 00 00 ff ff ff  00 00 00 00 ff ff ff  00 00 00 80 7f ff ff",
    )


def test_split_int64_in_the_upper_half_of_the_range() -> None:
    check(
        column_codec(ColumnType.SPLIT_INT64),
        [1 << 62, -(1 << 62), (1 << 63) - 1, -(1 << 63)],
        "00 ff fe ff" + "00 ff ff ff" * 6 + "80 7f ff ff",
    )


def test_split_index64_of_strings_of_equal_length() -> None:
    check(column_codec(ColumnType.SPLIT_INDEX64), list(range(7, 77, 7)), "07" * 10 + "00" * 70)


def test_delta_restarts_on_the_second_page_with_the_value_itself() -> None:
    codec = column_codec(ColumnType.SPLIT_INDEX64)
    first, second = codec.encode(range(2, 130, 2)), codec.encode(range(130, 174, 2))
    assert second[:22] == bytes([130] + [2] * 21)
    assert codec.decode(first, 64)[-1] == 128
    assert codec.decode(second, 22).tolist() == list(range(130, 174, 2))


def test_bits_with_whatever_root_leaves_behind_them() -> None:
    values = [True, False, False, True, False, False, True, False, False, True]
    codec = column_codec(ColumnType.BIT)
    assert codec.decode(bytes.fromhex("49 4a"), 10).tolist() == values
    assert codec.encode(values) == bytes.fromhex("49 02")


def test_bitsets_follow_each_other_without_padding() -> None:
    page = bytes.fromhex("2a 00 00 00 00 a8 aa 02 00 00 80 88 08 00 00 00")
    bits = column_codec(ColumnType.BIT).decode(page, 3 * 42)
    ones = [np.flatnonzero(entry).tolist() for entry in bits.reshape(3, 42)]
    assert ones == [[1, 3, 5], [1, 3, 5, 7, 9, 11, 13, 15], [3, 7, 11, 15]]
    assert column_codec(ColumnType.BIT).encode(bits) == page


@pytest.mark.parametrize(
    ("layout", "bits", "text", "index", "tag"),
    [
        ("44+20", 64, "00 00 00 00 00 10 00 00", 0, 1),
        ("44+20", 64, "01 00 00 00 00 20 00 00", 1, 2),
        ("32+32", 64, "01 00 00 00 02 00 00 00", 1, 2),
        ("96", 96, "00 00 00 00 00 00 00 00 01 00 00 00", 0, 1),
    ],
)
def test_switch_layouts(layout: str, bits: int, text: str, index: int, tag: int) -> None:
    codec = column_codec(ColumnType.SWITCH, bits, switch_layout=layout)
    check(codec, [(index, tag)], text)
    assert codec.decode(bytes.fromhex(text), 1)["tag"].tolist() == [tag]


def test_trunc_to_10_bits() -> None:
    codec = column_codec(ColumnType.REAL32_TRUNC, 10)
    values = codec.decode(bytes.fromhex("fe 54 05 e7 bf"), 4)
    assert values.view(np.uint32).tolist() == [0x0FE << 22, 0x155 << 22, 0x270 << 22, 0x2FF << 22]
    assert values[0] == 1.0
    assert values[3] == -1.5
    assert codec.encode(values) == bytes.fromhex("fe 54 05 e7 bf")


@pytest.mark.parametrize(
    ("bits", "text"),
    [
        (10, "fe 54 05 e7 bf"),
        (16, "9e 3f 55 55 3e 9c f3 bf"),
        (31, "29 03 cf 1f 55 55 55 15 fe c0 87 f3 9f 3f ff 0b"),
    ],
)
def test_trunc_cuts_without_rounding(bits: int, text: str) -> None:
    # The inputs behind these pages; the second and third are read off the widest page.
    inputs = column_codec(ColumnType.REAL32_TRUNC, 31).decode(
        bytes.fromhex("29 03 cf 1f 55 55 55 15 fe c0 87 f3 9f 3f ff 0b"), 4
    )
    assert column_codec(ColumnType.REAL32_TRUNC, bits).encode(inputs) == bytes.fromhex(text)


def test_trunc_to_16_bits_is_the_upper_half_of_each_float() -> None:
    values = np.array([1.23456789, -3.5, 1e30], np.float32)
    assert column_codec(ColumnType.REAL32_TRUNC, 16).encode(values) == values.view("<u2")[1::2].tobytes()


@pytest.mark.parametrize(
    ("bits", "text"),
    [
        (1, "03"),
        (8, "a5 bb 66 05"),
        (16, "9b a5 bb bb 66 66 cf 04"),
        (20, "c1 59 ba bb bb 66 66 36 cf 04"),
        (24, "20 9c a5 bb bb bb 66 66 66 34 cf 04"),
        (25, "41 38 4b ed ee ee 32 33 33 3b f3 4c 00"),
        (32, "cc 20 9c a5 99 bb bb bb 66 66 66 66 9a 33 cf 04"),
    ],
)
def test_quant_of_floats(bits: int, text: str) -> None:
    codec = column_codec(ColumnType.REAL32_QUANT, bits, (-2.0, 3.0))
    assert codec.encode(FLOATS) == bytes.fromhex(text)
    decoded = codec.decode(bytes.fromhex(text), 4)
    assert np.abs(decoded - FLOATS).max() <= 0.5001 * 5.0 / ((1 << bits) - 1)


@pytest.mark.parametrize(
    ("bits", "text"), [(8, "40 80 80 00 ff"), (20, "ff ff 0f 00 80 00 00 08 00 00 ff ff 0f")]
)
def test_quant_reaches_both_ends_of_the_range(bits: int, text: str) -> None:
    decoded = column_codec(ColumnType.REAL32_QUANT, bits, (-1.0, 1.0)).decode(bytes.fromhex(text), 5)
    assert decoded.max() == 1.0
    assert decoded.min() == -1.0


def test_quant_is_computed_in_double_precision() -> None:
    codec = column_codec(ColumnType.REAL32_QUANT, 8, (-2.0, 3.0))
    assert codec.decode(b"\xcc", 1)[0] == 204 * (5.0 / 255) - 2.0
    assert codec.dtype == np.float64


def test_half_precision() -> None:
    codec = column_codec(ColumnType.REAL16)
    assert codec.decode(bytes.fromhex("5c 32"), 1)[0] == np.float32(0.19873046875)
    assert codec.encode([0.1987]) == bytes.fromhex("5c 32")
    assert codec.dtype == np.float32
