"""From C++ type names and specs to declared fields: structure, normalised names and column encodings."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from rntuple_spec.column_types import ColumnType
from rntuple_spec.constants import UNVERSIONED, FieldRole

from rntuple_construct.errors import SchemaError
from rntuple_construct.schema.cpp_types import FUNDAMENTAL_DTYPES
from rntuple_construct.schema.declared import (
    DeclaredField,
    Representation,
    check_field_name,
    distinct,
    projected,
    with_options,
)
from rntuple_construct.schema.encodings import ColumnEncoding
from rntuple_construct.schema.specs import (
    ClassSpec,
    CollectionSpec,
    EnumSpec,
    FieldOptions,
    FieldSpec,
    ProjectionSpec,
    SoASpec,
    Spec,
    StreamerSpec,
)
from rntuple_construct.schema.type_names import TypeName, parse_type_name

__all__ = ["Declarer"]

MAX_ALTERNATIVES = 125
"""A variant stores which of its alternatives it holds; more than these cannot be told apart in C++."""
MAX_ARRAY_SIZE = 1 << 32
_DOUBLE32 = "Double32_t"
_CARDINALITY = "ROOT::RNTupleCardinality"

DefaultColumn = Callable[[str, bool], ColumnType]


@dataclass(frozen=True)
class Declarer:
    """Turns what callers say into declared fields.

    Args:
        default_column: from a kind of value (key of ``VALUE_TYPES``) and whether pages are compressed to the
            column type that the generation of the format uses for it.
        compressed: whether pages are compressed.
        classes: specs of classes and enums by name, for type names that mention them.
        options: choices by dotted path, such as ``muons._0.pt``.
    """

    default_column: DefaultColumn
    compressed: bool
    classes: Mapping[str, Spec] = field(default_factory=dict)
    options: Mapping[str, FieldOptions] = field(default_factory=dict)

    def __post_init__(self) -> None:
        # Type names are looked up by their normalised spelling.
        classes = {str(parse_type_name(name)): spec for name, spec in self.classes.items()}
        object.__setattr__(self, "classes", classes)

    def declare(self, name: str, spec: Spec, parent: str = "") -> DeclaredField:
        """The declared field of a spec.

        Args:
            name: name of the field.
            spec: what it holds.
            parent: dotted path of the field above it.

        Raises:
            SchemaError: names, types or encodings that cannot be written.
        """
        check_field_name(name)
        path = f"{parent}.{name}" if parent else name
        options = self.options.get(path)
        if isinstance(spec, FieldSpec):
            options = options or spec.options
            spec = spec.type
        declared = self._declare(name, spec, path)
        return declared if options is None else with_options(declared, options, path)

    def _declare(self, name: str, spec: Spec | DeclaredField, path: str) -> DeclaredField:
        if isinstance(spec, DeclaredField):
            return replace(spec, name=name)
        if isinstance(spec, str):
            alias = _alias(spec)
            declared = self._typed(name, parse_type_name(spec), path)
            return declared if alias == declared.type_name else replace(declared, type_alias=alias)
        if isinstance(spec, ProjectionSpec):
            return self._projection(name, spec, path)
        if isinstance(spec, FieldSpec):
            return self.declare(name, spec, path.rpartition(".")[0])
        if isinstance(spec, Mapping):
            members = tuple(self.declare(member, content, path) for member, content in spec.items())
            return DeclaredField(name=name, role=FieldRole.RECORD, children=distinct(members, path))
        for kind, method in _SPECS.items():
            if isinstance(spec, kind):
                return method(self, name, spec, path)
        if isinstance(spec, Sequence) and len(spec) == 1:
            return self._list(name, "", self.declare("_0", spec[0], path))
        raise SchemaError(
            f"field '{path}' is declared by {spec!r}",
            hint="use a C++ type name, one of the spec classes, a mapping (record) or a list of one item (collection)",
        )

    # -- C++ type names ----------------------------------------------------------------------------------------

    def _typed(self, name: str, type_name: TypeName, path: str) -> DeclaredField:
        base = type_name.name
        if base == _DOUBLE32:
            return replace(
                self._number(name, "double", "double"),
                type_alias=_DOUBLE32,
                representations=((ColumnEncoding(ColumnType.SPLIT_REAL32),),),
            )
        if not type_name.arguments and base in FUNDAMENTAL_DTYPES:
            return self._number(name, base, base)
        if base in _TEMPLATES:
            least, most, method = _TEMPLATES[base]
            if not least <= len(type_name.arguments) <= most:
                raise SchemaError(
                    f"'{type_name}' of field '{path}' has {len(type_name.arguments)} template arguments",
                    rule_id="RNT-TYP-001", expected=f"{least} to {most}",
                )  # fmt: skip
            return method(self, name, type_name, path)
        spec = self.classes.get(str(type_name))
        if spec is None:
            raise SchemaError(
                f"type '{type_name}' of field '{path}' is not known",
                hint="describe it with ClassSpec or EnumSpec and pass it in `classes`",
            )
        if isinstance(spec, str):
            return replace(self._declare(name, spec, path), type_alias=str(type_name))
        return self._declare(name, spec, path)

    def _number(self, name: str, type_name: str, value_type: str) -> DeclaredField:
        return DeclaredField(
            name=name,
            type_name=type_name,
            value_types=(value_type,),
            representations=(self._columns(value_type),),
        )

    def _columns(self, *value_types: str) -> Representation:
        return tuple(
            ColumnEncoding(self.default_column(value_type, self.compressed)) for value_type in value_types
        )

    def _list(self, name: str, type_name: str, child: DeclaredField) -> DeclaredField:
        return DeclaredField(
            name=name, role=FieldRole.COLLECTION, type_name=type_name, children=(child,), value_types=("offset",),
            representations=(self._columns("offset"),),
        )  # fmt: skip

    def _string(self, name: str, type_name: TypeName, path: str) -> DeclaredField:
        value_types = ("offset", "character")
        return DeclaredField(
            name=name, type_name="std::string", value_types=value_types,
            representations=(self._columns(*value_types),),
        )  # fmt: skip

    def _collection(self, name: str, type_name: TypeName, path: str) -> DeclaredField:
        child = self._part("_0", type_name.arguments[0], path)
        return self._list(name, self._spelt(type_name), child)

    def _map(self, name: str, type_name: TypeName, path: str) -> DeclaredField:
        child = self._part("_0", TypeName("std::pair", type_name.arguments), path)
        return self._list(name, self._spelt(type_name), child)

    def _tuple(self, name: str, type_name: TypeName, path: str) -> DeclaredField:
        return DeclaredField(
            name=name,
            role=FieldRole.RECORD,
            type_name=self._spelt(type_name),
            children=self._parts(type_name, path),
        )

    def _variant(self, name: str, type_name: TypeName, path: str) -> DeclaredField:
        return DeclaredField(
            name=name, role=FieldRole.VARIANT, type_name=self._spelt(type_name), children=self._parts(type_name, path),
            value_types=("tag",), representations=(self._columns("tag"),),
        )  # fmt: skip

    def _array(self, name: str, type_name: TypeName, path: str) -> DeclaredField:
        return DeclaredField(
            name=name, type_name=self._spelt(type_name), array_size=_size(type_name, 1, path),
            children=(self._part("_0", type_name.arguments[0], path),),
        )  # fmt: skip

    def _bitset(self, name: str, type_name: TypeName, path: str) -> DeclaredField:
        return DeclaredField(
            name=name, type_name=self._spelt(type_name), array_size=_size(type_name, 0, path), value_types=("bitset",),
            representations=(self._columns("bitset"),),
        )  # fmt: skip

    def _atomic(self, name: str, type_name: TypeName, path: str) -> DeclaredField:
        return DeclaredField(
            name=name,
            type_name=self._spelt(type_name),
            children=(self._part("_0", type_name.arguments[0], path),),
        )

    def _cardinality(self, name: str, type_name: TypeName, path: str) -> DeclaredField:
        raise SchemaError(
            f"field '{path}' is a cardinality, which is a view of a collection", rule_id="RNT-TYP-008",
            hint="declare it as ProjectionSpec('ROOT::RNTupleCardinality<std::uint64_t>', source='collection')",
        )  # fmt: skip

    def _spelt(self, type_name: TypeName) -> str:
        """The name of a type with everything resolved that is only another name."""
        return str(self._resolved(type_name))

    def _resolved(self, type_name: TypeName) -> TypeName:
        spec = self.classes.get(str(type_name))
        if isinstance(spec, str):
            return self._resolved(parse_type_name(spec))
        if type_name.name == _DOUBLE32:
            return TypeName("double")
        return TypeName(type_name.name, tuple(map(self._resolved, type_name.arguments)))

    def _parts(self, type_name: TypeName, path: str) -> tuple[DeclaredField, ...]:
        return tuple(self._part(f"_{i}", part, path) for i, part in enumerate(type_name.arguments))

    def _part(self, name: str, type_name: TypeName, path: str) -> DeclaredField:
        path = f"{path}.{name}"
        declared = self._typed(name, type_name, path)
        alias = str(type_name)
        if alias != declared.type_name:
            declared = replace(declared, type_alias=alias)
        options = self.options.get(path)
        return declared if options is None else with_options(declared, options, path)

    # -- specs -------------------------------------------------------------------------------------------------

    def _class(self, name: str, spec: ClassSpec, path: str) -> DeclaredField:
        bases: list[DeclaredField] = []
        for index, base in enumerate(spec.bases):
            bases.append(self.declare(f":_{index}", base, path))
        members = [self.declare(member, content, path) for member, content in spec.members.items()]
        return DeclaredField(
            name=name, role=FieldRole.RECORD, type_name=str(parse_type_name(spec.name)),
            children=distinct((*bases, *members), path), **_versions(spec.version, spec.checksum),
        )  # fmt: skip

    def _enum(self, name: str, spec: EnumSpec, path: str) -> DeclaredField:
        # Like ROOT, whose dictionaries do not tell char from signed char.
        is_char = str(parse_type_name(spec.underlying)) == "std::int8_t"
        child = self.declare("_0", "char" if is_char else spec.underlying, path)
        if child.type_name not in FUNDAMENTAL_DTYPES or child.type_name in ("float", "double"):
            raise SchemaError(
                f"enumeration '{spec.name}' of field '{path}' has underlying type '{spec.underlying}'",
                rule_id="RNT-TYP-005", expected="an integer type or bool",
            )  # fmt: skip
        return DeclaredField(name=name, type_name=str(parse_type_name(spec.name)), children=(child,))

    def _streamer(self, name: str, spec: StreamerSpec, path: str) -> DeclaredField:
        value_types = ("offset", "object bytes")
        return DeclaredField(
            name=name, role=FieldRole.STREAMER, type_name=str(parse_type_name(spec.name)), value_types=value_types,
            representations=(self._columns(*value_types),), **_versions(spec.version, spec.checksum),
        )  # fmt: skip

    def _proxy(self, name: str, spec: CollectionSpec, path: str) -> DeclaredField:
        return self._list(name, str(parse_type_name(spec.name)), self.declare("_0", spec.value, path))

    def _soa(self, name: str, spec: SoASpec, path: str) -> DeclaredField:
        child = self.declare("_0", spec.record, path)
        if child.role is not FieldRole.RECORD:
            raise SchemaError(
                f"structure of arrays '{path}' needs a class as its record", actual=child.type_name
            )
        declared = self._list(name, str(parse_type_name(spec.name)), child)
        return replace(declared, is_soa=True, **_versions(spec.version, spec.checksum))

    def _projection(self, name: str, spec: ProjectionSpec, path: str) -> DeclaredField:
        type_name = parse_type_name(spec.type) if isinstance(spec.type, str) else None
        if type_name is not None and type_name.name == _CARDINALITY:
            if len(type_name.arguments) != 1 or str(type_name.arguments[0]) not in (
                "std::uint32_t",
                "std::uint64_t",
            ):
                raise SchemaError(
                    f"cardinality '{type_name}' of field '{path}'", rule_id="RNT-TYP-008",
                    expected="std::uint32_t or std::uint64_t as template argument",
                )  # fmt: skip
            declared = DeclaredField(name=name, type_name=self._spelt(type_name))
        else:
            declared = self._declare(name, spec.type, path)
        return replace(projected(declared, "", spec.source, spec.sources), description=spec.description)


_COLLECTIONS = [
    "std::vector",
    "ROOT::VecOps::RVec",
    "std::set",
    "std::multiset",
    "std::unordered_set",
    "std::unordered_multiset",
    "std::optional",
    "std::unique_ptr",
]
_MAPS = ["std::map", "std::multimap", "std::unordered_map", "std::unordered_multimap"]
_Method = Callable[[Declarer, str, TypeName, str], DeclaredField]
_TEMPLATES: dict[str, tuple[int, int, _Method]] = {
    "std::string": (0, 0, Declarer._string),
    **dict.fromkeys(_COLLECTIONS, (1, 1, Declarer._collection)),
    **dict.fromkeys(_MAPS, (2, 2, Declarer._map)),
    "std::pair": (2, 2, Declarer._tuple),
    "std::tuple": (0, 1 << 16, Declarer._tuple),
    "std::variant": (1, MAX_ALTERNATIVES, Declarer._variant),
    "std::array": (2, 2, Declarer._array),
    "std::bitset": (1, 1, Declarer._bitset),
    "std::atomic": (1, 1, Declarer._atomic),
    _CARDINALITY: (0, 1, Declarer._cardinality),
}
_SPECS: dict[type, Callable[..., DeclaredField]] = {
    ClassSpec: Declarer._class,
    EnumSpec: Declarer._enum,
    StreamerSpec: Declarer._streamer,
    CollectionSpec: Declarer._proxy,
    SoASpec: Declarer._soa,
}


_TYPEDEF = re.compile(r"\b(?!u?int(?:8|16|32|64)_t\b)(\w+_t)\b")
_MARK = "@"


def _alias(text: str) -> str:
    """The normalised name as the user spelt it: typedefs such as ``size_t`` stay."""
    marked = str(parse_type_name(_TYPEDEF.sub(rf"{_MARK}\1", text)))
    return marked.replace(_MARK, "")


def _size(type_name: TypeName, argument: int, path: str) -> int:
    text = type_name.arguments[argument].name
    size = int(text.removesuffix("u")) if re.fullmatch(r"-?\d+u?", text) else 0
    if not 1 <= size <= MAX_ARRAY_SIZE:
        raise SchemaError(
            f"'{type_name}' of field '{path}' has size {text}",
            rule_id="RNT-FLD-008",
            expected="an integer from 1 on",
        )
    return size


def _versions(version: int | None, checksum: int | None) -> dict[str, Any]:
    return {"type_version": UNVERSIONED if version is None else version, "type_checksum": checksum}
