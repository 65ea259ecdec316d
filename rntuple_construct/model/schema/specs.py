"""Specifications of fields that say more than a C++ type name."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from rntuple_construct.model.schema.encodings import RepresentationLike

__all__ = [
    "ClassSpec",
    "CollectionSpec",
    "EnumSpec",
    "FieldOptions",
    "FieldSpec",
    "ProjectionSpec",
    "SchemaLike",
    "SoASpec",
    "Spec",
    "StreamerSpec",
]


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
