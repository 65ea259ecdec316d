"""Encodings of the columns of a field: choices of the caller, and defaults."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias

from rntuple_spec.column_types import COLUMN_TYPES, VALUE_TYPES, ColumnType

from rntuple_construct.base.errors import DescriptorError, SchemaError
from rntuple_construct.base.rules import broken
from rntuple_construct.format.columns.quantize import check_range

__all__ = ["ColumnEncoding", "EncodingLike", "RepresentationLike", "parse_encoding", "parse_representation"]


@dataclass(frozen=True, slots=True)
class ColumnEncoding:
    """Encoding of one column (section "Column Description").

    Args:
        column_type: type of the column.
        bits: bits of one element on storage; None for the only width the type allows.
        value_range: smallest and largest value of a quantized column.
    """

    column_type: ColumnType
    bits: int | None = None
    value_range: tuple[float, float] | None = None

    def __post_init__(self) -> None:
        spec = COLUMN_TYPES[self.column_type]
        bits = self.bits
        if bits is None:
            if spec.bits_min != spec.bits_max:
                raise broken(
                    "RNT-COL-003",
                    kind=SchemaError,
                    type=spec.name,
                    actual="an unknown number of",
                    expected=f"{spec.bits_min} to {spec.bits_max}",
                )
            object.__setattr__(self, "bits", spec.bits_min)
        elif not spec.bits_min <= bits <= spec.bits_max:
            raise broken(
                "RNT-COL-003",
                kind=SchemaError,
                type=spec.name,
                expected=f"{spec.bits_min} to {spec.bits_max}",
                actual=bits,
            )
        if "quantize" in spec.steps:
            self._check_range(spec.name)

    def _check_range(self, name: str) -> None:
        if self.value_range is None:
            raise broken(
                "RNT-COL-005",
                kind=SchemaError,
                actual="missing",
                problem=f"{name} needs the range of its values",
            )
        low, high = float(self.value_range[0]), float(self.value_range[1])
        try:
            check_range(low, high)
        except DescriptorError as error:
            raise error.recast(SchemaError, actual=self.value_range) from None
        object.__setattr__(self, "value_range", (low, high))

    @property
    def num_bits(self) -> int:
        """Bits of one element on storage."""
        return self.bits or 0

    def __str__(self) -> str:
        spec = COLUMN_TYPES[self.column_type]
        text = spec.name
        if spec.bits_min != spec.bits_max:
            text += f":{self.bits}"
        if self.value_range is not None:
            text += f":{self.value_range[0]!r}..{self.value_range[1]!r}"
        return text


EncodingLike: TypeAlias = "str | ColumnType | ColumnEncoding"
"""One column: ``"SplitReal32"``, ``"Real32Trunc:16"``, ``"Real32Quant:20:-1..1"``, or the objects themselves."""

RepresentationLike: TypeAlias = "EncodingLike | Sequence[EncodingLike]"
"""The columns of one representation; a single one is the principal column."""

_NAMES = {spec.name.lower(): column_type for column_type, spec in COLUMN_TYPES.items()}
_NUMBER = r"[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?"
_TEXT = re.compile(rf"\s*(\w+)\s*(?::\s*(\d+)\s*(?::\s*({_NUMBER})\s*\.\.\s*({_NUMBER})\s*)?)?")


def parse_encoding(encoding: EncodingLike) -> ColumnEncoding:
    """The encoding of one column.

    Args:
        encoding: name of a column type, with bits and range where it needs them, or the object itself.

    Raises:
        SchemaError: no such type, or bits or a range that do not fit it.
    """
    if isinstance(encoding, ColumnEncoding):
        return encoding
    if isinstance(encoding, ColumnType):
        return ColumnEncoding(encoding)
    match = _TEXT.fullmatch(encoding) if isinstance(encoding, str) else None
    column_type = _NAMES.get(match.group(1).lower()) if match else None
    if match is None or column_type is None:
        raise SchemaError(
            f"unknown column encoding {encoding!r}",
            hint="use the name of a column type, for instance 'SplitReal32', 'Real32Trunc:16' or 'Real32Quant:20:-1..1'",
        )
    _, bits, low, high = match.groups()
    value_range = None if low is None else (float(low), float(high))
    return ColumnEncoding(column_type, None if bits is None else int(bits), value_range)


def parse_representation(wanted: RepresentationLike) -> tuple[ColumnEncoding, ...]:
    """The encodings of the columns of one representation, principal column first.

    Raises:
        SchemaError: as for parse_encoding.
    """
    if isinstance(wanted, (str, ColumnType, ColumnEncoding)):
        return (parse_encoding(wanted),)
    return tuple(parse_encoding(encoding) for encoding in wanted)


def is_allowed(column_type: ColumnType, value_type: str) -> bool:
    """Whether a column of this type may hold values of a kind named in ``spec/column_types.toml``."""
    known = VALUE_TYPES[value_type]
    return column_type in {known.compressed, known.uncompressed, *known.alternatives, *known.read_only}
