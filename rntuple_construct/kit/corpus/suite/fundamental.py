"""Cases of directory ``types/fundamental``: every column type of numbers, with its extreme values."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rntuple_spec.column_types import ColumnType

from rntuple_construct.kit.corpus.suite.model import Column, Columns, Fill, Row, SuiteCase, Value, columns

_hex = float.fromhex


def _case(
    name: str,
    description: str,
    fields: Mapping[str, tuple[str, Columns]],
    entries: Sequence[Sequence[Value]],
    read: Sequence[Sequence[Value]] | None = None,
) -> SuiteCase:
    def rows(values: Sequence[Sequence[Value]]) -> list[Row]:
        return [dict(zip(fields, entry, strict=True)) for entry in values]

    return SuiteCase(
        name=f"types.fundamental.{name}",
        description=description,
        schema={field: type_ for field, (type_, _) in fields.items()},
        encodings={field: columns_ for field, (_, columns_) in fields.items()},
        steps=(Fill(rows(entries)),),
        expected=None if read is None else rows(read),
    )


def _integer() -> SuiteCase:
    widths = (8, 16, 32, 64)
    fields = {
        f"{sign}Int{bits}": (
            f"std::{sign.lower()}int{bits}_t",
            columns(ColumnType[f"{sign}INT{bits}".upper()]),
        )
        for bits in widths
        for sign in ("", "U")
    }
    fields |= {
        f"Split{sign}Int{bits}": (
            f"std::{sign.lower()}int{bits}_t",
            columns(ColumnType[f"SPLIT_{sign}INT{bits}".upper()]),
        )
        for bits in widths[1:]
        for sign in ("", "U")
    }
    every_byte = {8: 0x12, 16: 0x1234, 32: 0x12345678, 64: 0x123456780112358C}

    def entry(signed: Mapping[int, int], unsigned: Mapping[int, int]) -> list[int]:
        order = (*widths, *widths[1:])
        return [value for bits in order for value in (signed[bits], unsigned[bits])]

    return _case(
        "integer",
        "Integers of all widths, plain and split",
        fields,
        [
            list(range(1, 15)),
            entry(every_byte, every_byte),
            # The same bits with the sign bit set, for the zigzag encoding.
            entry({bits: value - (1 << (bits - 1)) for bits, value in every_byte.items()}, every_byte),
            entry({bits: -(1 << (bits - 1)) for bits in widths}, dict.fromkeys(widths, 0)),
            entry(
                {bits: (1 << (bits - 1)) - 1 for bits in widths}, {bits: (1 << bits) - 1 for bits in widths}
            ),
        ],
    )


def _misc() -> SuiteCase:
    return _case(
        "misc",
        "bool, byte and char",
        {
            "Bit": ("bool", columns(ColumnType.BIT)),
            "Byte": ("std::byte", columns(ColumnType.BYTE)),
            "Char": ("char", columns(ColumnType.CHAR)),
        },
        [[True, 2, "\x03"], [False, 0, "\x00"], [True, 255, "\x7f"]],
    )


def _real() -> SuiteCase:
    encodings = (
        ("float", "Real16", ColumnType.REAL16),
        ("float", "Real32", ColumnType.REAL32),
        ("double", "Real16", ColumnType.REAL16),
        ("double", "Real32", ColumnType.REAL32),
        ("double", "Real64", ColumnType.REAL64),
        ("float", "SplitReal32", ColumnType.SPLIT_REAL32),
        ("double", "SplitReal32", ColumnType.SPLIT_REAL32),
        ("double", "SplitReal64", ColumnType.SPLIT_REAL64),
    )

    def entry(half: str, single: str, double: str) -> list[float]:
        values = {"16": _hex(half), "32": _hex(single), "64": _hex(double)}
        return [values[name[-2:]] for _, name, _ in encodings]

    return _case(
        "real",
        "Floating-point numbers of all widths, plain and split",
        {f"{type_.capitalize()}{name}": (type_, columns(column)) for type_, name, column in encodings},
        [
            [1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0],
            # Digits in every byte of the fraction.
            entry("0x1.234p+1", "0x1.23456p+1", "0x1.2345678901123p+1"),
            # Lowest, smallest normal, smallest subnormal and largest number.
            entry("-0x1.ffcp+15", "-0x1.fffffep+127", "-0x1.fffffffffffffp+1023"),
            entry("0x1p-14", "0x1p-126", "0x1p-1022"),
            entry("0x1p-24", "0x1p-149", "0x0.0000000000001p-1022"),
            entry("0x1.ffcp+15", "0x1.fffffep+127", "0x1.fffffffffffffp+1023"),
        ],
    )


def _real32_trunc() -> SuiteCase:
    widths = (10, 16, 31)

    def entry(*values: str) -> list[float]:
        return [_hex(value) for value in values] * 2

    most = "0x1.fffffep+127"
    limits = ("0x1.8p+127", "0x1.fep+127")
    return _case(
        "real32trunc",
        "Truncated floating-point numbers of 10, 16 and 31 bits",
        {
            f"{type_.capitalize()}Real32Trunc{bits}": (type_, (Column(ColumnType.REAL32_TRUNC, bits),))
            for type_ in ("float", "double")
            for bits in widths
        },
        [
            [1.0, 2.0, 3.0, 4.0, 5.0, 6.0],
            # All bits of the fraction set.
            entry("0x1.fffffep+1", "0x1.fffffep+1", "0x1.fffffep+1"),
            # Lowest, smallest normal, smallest subnormal and largest number.
            entry("-0x1.8p+127", "-0x1.fep+127", f"-{most}"),
            entry("0x1p-126", "0x1p-126", "0x1p-126"),
            entry("0x1p-127", "0x1p-133", "0x1p-148"),
            entry(*limits, most),
        ],
        [
            [1.0, 2.0, 3.0, 4.0, 5.0, 6.0],
            entry("0x1.8p+1", "0x1.fep+1", "0x1.fffffcp+1"),
            entry("-0x1.8p+127", "-0x1.fep+127", "-0x1.fffffcp+127"),
            entry("0x1p-126", "0x1p-126", "0x1p-126"),
            entry("0x1p-127", "0x1p-133", "0x1p-148"),
            entry(*limits, "0x1.fffffcp+127"),
        ],
    )


def _real32_quant() -> SuiteCase:
    pi = _hex("0x1.921fb6p+1")  # rounded to single precision, as value and as limit
    fields = {
        "FloatReal32Quant1": ("float", 1, (-1.0, 1.0)),
        "FloatReal32Quant8": ("float", 8, (-1.0, 1.0)),
        "FloatReal32Quant32": ("float", 32, (-pi, pi)),
        "DoubleReal32Quant1": ("double", 1, (-1.0, 1.0)),
        "DoubleReal32Quant20": ("double", 20, (-1.0, 1.0)),
        "DoubleReal32Quant32": ("double", 32, (-100.0, 25.0)),
    }
    tiny = _hex("0x1.fffffep-126")
    return _case(
        "real32quant",
        "Quantised floating-point numbers of 1, 8, 20 and 32 bits in several ranges",
        {
            name: (type_, (Column(ColumnType.REAL32_QUANT, bits, value_range),))
            for name, (type_, bits, value_range) in fields.items()
        },
        [
            [-1.0, -0.5, 0.25, 0.5, 1.0, 2.0],
            [tiny] * 6,
            [0.0, 0.0, 0.0, 0.0, 0.0, -37.5],
            [low for _, _, (low, _) in fields.values()],
            [high for _, _, (_, high) in fields.values()],
        ],
        [
            [-1.0, _hex("-0x1.fdfdfep-2"), 0.25, 1.0, 1.0, _hex("0x1.000000118p+1")],
            [1.0, _hex("0x1.010102p-8"), _hex("0x1.921fbp-31"), 1.0, _hex("0x1.00001p-20"), 0.0],
            [
                1.0,
                _hex("0x1.010102p-8"),
                _hex("0x1.921fbp-31"),
                1.0,
                _hex("0x1.00001p-20"),
                _hex("-0x1.2bfffffe0cp+5"),
            ],
            [low for _, _, (low, _) in fields.values()],
            [high for _, _, (_, high) in fields.values()],
        ],
    )


CASES = (_integer(), _misc(), _real(), _real32_quant(), _real32_trunc())
