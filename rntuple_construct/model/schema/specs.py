"""Specifications of fields that say more than a C++ type name, and encodings of the columns of a field."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from rntuple_spec.column_types import COLUMN_TYPES, VALUE_TYPES, ColumnType

from rntuple_construct.base.errors import DescriptorError, SchemaError
from rntuple_construct.base.rules import broken
from rntuple_construct.format.columns.steps import check_range


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
    """Return whether a column of this type may hold values of a kind named in ``spec/column_types.toml``."""
    known = VALUE_TYPES[value_type]
    return column_type in {known.compressed, known.uncompressed, *known.alternatives, *known.read_only}


@dataclass(frozen=True, kw_only=True)
class FieldOptions:
    """Choices for one field of the schema.

    Args:
        encoding: encoding of the field's columns; of the innermost field when the field itself has none that
            fits, so that ``"Real16"`` works for a ``std::vector<float>``. None for the default.
        representations: several encodings; each cluster uses one of them.
        description: free text.
        alias: type as the user spelt it, when it differs from the normalised name.
    """

    encoding: RepresentationLike | None = None
    representations: Sequence[RepresentationLike] | None = None
    description: str = ""
    alias: str | None = None


@dataclass(frozen=True)
class FieldSpec:
    """A field type together with choices for it.

    Args:
        type: what the field holds.
        options: the choices; the keyword arguments of FieldOptions can be given directly to ``FieldSpec.of``.
    """

    type: Spec
    options: FieldOptions = field(default_factory=FieldOptions)

    @classmethod
    def of(cls, spec: Spec, **options: Any) -> FieldSpec:
        """A field with the given options, see FieldOptions."""
        return cls(spec, FieldOptions(**options))


@dataclass(frozen=True)
class ClassSpec:
    """A C++ class: base classes first, then members (section "User-defined classes").

    Args:
        name: fully qualified name.
        members: name and content of each persistent member, in declaration order.
        bases: names of base classes, or their specs, in declaration order.
        version: version of the class; None for a class without one.
        checksum: checksum of the class layout; None leaves it out.
    """

    name: str
    members: Mapping[str, Spec] = field(default_factory=dict)
    bases: Sequence[str | ClassSpec] = ()
    version: int | None = None
    checksum: int | None = None


@dataclass(frozen=True)
class EnumSpec:
    """A C++ enumeration (section "User-defined enums").

    Values are numbers, also those of 8 bits: ROOT stores ``std::int8_t`` as well as ``char`` as a ``char``.

    Args:
        name: fully qualified name.
        underlying: integer type or ``bool``.
    """

    name: str
    underlying: str = "int"


@dataclass(frozen=True)
class StreamerSpec:
    """A class stored as one serialised object per value (section "ROOT streamed types").

    Args:
        name: fully qualified name of the class.
        version: version of the class; None for a class without one.
        checksum: checksum of the class layout; None leaves it out.
    """

    name: str
    version: int | None = None
    checksum: int | None = None


@dataclass(frozen=True)
class CollectionSpec:
    """A class that ROOT sees as a collection through a proxy; it has neither version nor checksum.

    Args:
        name: fully qualified name of the class.
        value: its elements.
    """

    name: str
    value: Spec


@dataclass(frozen=True)
class SoASpec:
    """A class of equally long vectors, stored as a collection of records (structure of arrays).

    Args:
        name: fully qualified name of the class.
        record: the class that it is a collection of.
        version: version of the class; None for a class without one.
        checksum: checksum of the class layout; None leaves it out.
    """

    name: str
    record: str | ClassSpec
    version: int | None = None
    checksum: int | None = None


@dataclass(frozen=True)
class ProjectionSpec:
    """A field without columns: a view of the columns of other fields (section "Projected fields").

    Args:
        type: what the view looks like.
        source: path of the field it shows, such as ``muons``.
        sources: paths of the fields that its sub-fields show, by their path below the projection. For example, a
            ``std::vector<float>`` that shows one member of the records in ``muons`` has ``{"_0": "muons._0.pt"}``.
            By default a sub-field shows the sub-field of the same path below the source.
        description: free text.
    """

    type: Spec
    source: str
    sources: Mapping[str, str] = field(default_factory=dict)
    description: str = ""


Spec: TypeAlias = (
    "str | FieldSpec | ClassSpec | EnumSpec | StreamerSpec | CollectionSpec | SoASpec | ProjectionSpec"
    " | Mapping[str, Any] | Sequence[Any]"
)
"""The content of a field: a C++ type name or one of the specs. ``{"x": ...}`` is an untyped record and ``[...]`` with
one item an untyped collection."""

SchemaLike: TypeAlias = Mapping[str, Spec]
"""Name and content of each top-level field."""
