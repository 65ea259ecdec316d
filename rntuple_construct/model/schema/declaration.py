"""From C++ type names and specs to declared fields: structure, normalised names and column encodings."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import Any

from rntuple_spec.column_types import ColumnType
from rntuple_spec.constants import BASE_CLASS_PREFIX, UNVERSIONED, FieldRole
from rntuple_spec.cpp_types import SPELLINGS, STRUCTURES, SUBSTITUTES, TYPES, Type

from rntuple_construct.base.errors import SchemaError
from rntuple_construct.base.rules import broken
from rntuple_construct.model.schema.cpp_types import (
    CARDINALITY,
    FUNDAMENTAL_DTYPES,
    MAX_REPETITIONS,
    TypeName,
    anonymous,
    elements_of,
    is_template,
    kinds_of,
    parse_type_name,
    size_of,
    stored_type,
)
from rntuple_construct.model.schema.declared import (
    DeclaredField,
    Representation,
    check_field_name,
    distinct,
    projected,
    with_options,
)
from rntuple_construct.model.schema.specs import (
    ClassSpec,
    CollectionSpec,
    ColumnEncoding,
    EnumSpec,
    FieldOptions,
    FieldSpec,
    ProjectionSpec,
    SoASpec,
    Spec,
    StreamerSpec,
    parse_encoding,
)

__all__ = ["Declarer"]


DefaultColumn = Callable[[str, bool], ColumnType]


@dataclass(frozen=True)
class Declarer:
    """Turns what callers say into declared fields.

    Args:
        default_column: the column type that the generation of the format uses, called with a kind of value (key of
            ``VALUE_TYPES``) and whether pages are compressed.
        compressed: if true, pages are compressed.
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
            spec: its content.
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
            return self._list(name, "", self.declare(anonymous(0), spec[0], path))
        raise SchemaError(
            f"field '{path}' is declared by {spec!r}",
            hint="use a C++ type name, one of the spec classes, a mapping (record) or a list of one item (collection)",
        )

    # -- C++ type names ----------------------------------------------------------------------------------------

    def _typed(self, name: str, type_name: TypeName, path: str) -> DeclaredField:
        base = type_name.name
        if base in SUBSTITUTES:
            substitute = SUBSTITUTES[base]
            return replace(
                self._number(name, substitute.type),
                type_alias=base,
                representations=((parse_encoding(substitute.column),),),
            )
        if not type_name.arguments and base in FUNDAMENTAL_DTYPES:
            return self._number(name, base)
        if base in TYPES:
            return self._template(name, TYPES[base], type_name, path)
        spec = self.classes.get(str(type_name))
        if spec is None:
            raise SchemaError(
                f"type '{type_name}' of field '{path}' is not known",
                hint="describe it with ClassSpec or EnumSpec and pass it in `classes`",
            )
        if isinstance(spec, str):
            return replace(self._declare(name, spec, path), type_alias=str(type_name))
        return self._declare(name, spec, path)

    def _template(self, name: str, known: Type, type_name: TypeName, path: str) -> DeclaredField:
        """A field of one of the types in ``spec/cpp_types.toml``."""
        least, most = known.arguments
        if not least <= len(type_name.arguments) <= most:
            raise broken(
                "RNT-TYP-001",
                kind=SchemaError,
                expected=f"{least} to {most}",
                actual=str(type_name),
                problem=f"it has {len(type_name.arguments)} template arguments (field '{path}')",
            )
        if known.projected:
            raise broken(
                "RNT-TYP-008",
                kind=SchemaError,
                type=f"field '{path}'",
                problem="a cardinality is a view of a collection",
                hint=f"declare it as ProjectionSpec('{CARDINALITY}<{known.argument_types[-1]}>', source='collection')",
            )
        return DeclaredField(
            name=name,
            role=FieldRole[known.role.upper()],
            type_name=self._spelt(type_name),
            array_size=_size(type_name, path),
            children=tuple(self._part(child, part, path) for child, part in elements_of(type_name)),
            value_types=known.columns,
            representations=(self._columns(*known.columns),) if known.columns else (),
        )

    def _number(self, name: str, type_name: str) -> DeclaredField:
        return DeclaredField(
            name=name,
            type_name=type_name,
            value_types=(type_name,),
            representations=(self._columns(type_name),),
        )

    def _columns(self, *value_types: str) -> Representation:
        return tuple(
            ColumnEncoding(self.default_column(value_type, self.compressed)) for value_type in value_types
        )

    def _list(self, name: str, type_name: str, child: DeclaredField) -> DeclaredField:
        value_types = STRUCTURES["collection"].columns
        return DeclaredField(
            name=name, role=FieldRole.COLLECTION, type_name=type_name, children=(child,), value_types=value_types,
            representations=(self._columns(*value_types),),
        )  # fmt: skip

    def _spelt(self, type_name: TypeName) -> str:
        """The name of a type with everything resolved that is only another name."""
        return str(self._resolved(type_name))

    def _resolved(self, type_name: TypeName) -> TypeName:
        spec = self.classes.get(str(type_name))
        if isinstance(spec, str):
            return self._resolved(parse_type_name(spec))
        return stored_type(TypeName(type_name.name, tuple(map(self._resolved, type_name.arguments))))

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
            bases.append(self.declare(f"{BASE_CLASS_PREFIX}{index}", base, path))
        members = [self.declare(member, content, path) for member, content in spec.members.items()]
        return DeclaredField(
            name=name, role=FieldRole.RECORD, type_name=str(parse_type_name(spec.name)),
            children=distinct((*bases, *members), path), **_versions(spec.version, spec.checksum),
        )  # fmt: skip

    def _enum(self, name: str, spec: EnumSpec, path: str) -> DeclaredField:
        # Like ROOT, whose dictionaries do not tell char from signed char.
        underlying = str(parse_type_name(spec.underlying))
        child = self.declare(anonymous(0), _CHAR if underlying == _SIGNED_CHAR else spec.underlying, path)
        if child.type_name not in _UNDERLYING:
            raise broken(
                "RNT-TYP-005",
                kind=SchemaError,
                expected="an integer type or bool",
                type=f"enumeration '{spec.name}' of field '{path}'",
                problem=f"the underlying type is '{spec.underlying}'",
            )
        return DeclaredField(name=name, type_name=str(parse_type_name(spec.name)), children=(child,))

    def _streamer(self, name: str, spec: StreamerSpec, path: str) -> DeclaredField:
        value_types = STRUCTURES["streamer"].columns
        return DeclaredField(
            name=name, role=FieldRole.STREAMER, type_name=str(parse_type_name(spec.name)), value_types=value_types,
            representations=(self._columns(*value_types),), **_versions(spec.version, spec.checksum),
        )  # fmt: skip

    def _proxy(self, name: str, spec: CollectionSpec, path: str) -> DeclaredField:
        return self._list(name, str(parse_type_name(spec.name)), self.declare(anonymous(0), spec.value, path))

    def _soa(self, name: str, spec: SoASpec, path: str) -> DeclaredField:
        child = self.declare(anonymous(0), spec.record, path)
        if child.role is not FieldRole.RECORD:
            raise SchemaError(
                f"structure of arrays '{path}' needs a class as its record", actual=child.type_name
            )
        declared = self._list(name, str(parse_type_name(spec.name)), child)
        return replace(declared, is_soa=True, **_versions(spec.version, spec.checksum))

    def _projection(self, name: str, spec: ProjectionSpec, path: str) -> DeclaredField:
        type_name = parse_type_name(spec.type) if isinstance(spec.type, str) else None
        if type_name is not None and is_template(type_name, "cardinality"):
            allowed = TYPES[CARDINALITY].argument_types
            if len(type_name.arguments) != 1 or str(type_name.arguments[0]) not in allowed:
                raise broken(
                    "RNT-TYP-008",
                    kind=SchemaError,
                    expected=f"{' or '.join(allowed)} as template argument",
                    type=f"'{type_name}' of field '{path}'",
                    problem=f"the template argument is not {' or '.join(allowed)}",
                )
            declared = DeclaredField(name=name, type_name=self._spelt(type_name))
        else:
            declared = self._declare(name, spec.type, path)
        return replace(projected(declared, "", spec.source, spec.sources), description=spec.description)


_UNDERLYING = kinds_of("integer", "char", "bit")
(_CHAR,) = kinds_of("char")
_SIGNED_CHAR = str(parse_type_name("signed char"))
_SPECS: dict[type, Callable[..., DeclaredField]] = {
    ClassSpec: Declarer._class,
    EnumSpec: Declarer._enum,
    StreamerSpec: Declarer._streamer,
    CollectionSpec: Declarer._proxy,
    SoASpec: Declarer._soa,
}


_RECORDED = [*SUBSTITUTES, *(name for name, row in SPELLINGS.items() if row.kind == "alias")]
_SPELLING = re.compile(rf"(?<![\w:])({'|'.join(sorted(_RECORDED, key=len, reverse=True))})\b")
_FOREIGN = frozenset(name for name, row in SPELLINGS.items() if row.kind == "foreign")
_MARK = "@"


@lru_cache(maxsize=256)
def _alias(text: str) -> str:
    """The normalised name as the user spelt it, as far as ROOT keeps that: ``size_t`` stays, ``Int_t`` does not.

    Raises:
        SchemaError: a name that ROOT has, but its RNTuple not.
    """
    for word in re.findall(r"\w+", text):
        if word in _FOREIGN:
            raise broken(
                "RNT-TYP-001", kind=SchemaError, actual=word, problem="it is unknown to ROOT's RNTuple",
                hint=f"use {SPELLINGS[word].type} and choose the encoding of its column",
            )  # fmt: skip
    marked = str(parse_type_name(_SPELLING.sub(rf"{_MARK}\1", text)))
    return marked.replace(_MARK, "")


def _size(type_name: TypeName, path: str) -> int | None:
    text = size_of(type_name)
    if text is None:
        return None
    size = int(text.removesuffix("u")) if re.fullmatch(r"-?\d+u?", text) else -1
    if not 0 <= size <= MAX_REPETITIONS:
        raise broken(
            "RNT-FLD-008",
            kind=SchemaError,
            expected=f"an integer from 0 to {MAX_REPETITIONS}",
            problem=f"'{type_name}' of field '{path}' has size {text}",
        )
    return size


def _versions(version: int | None, checksum: int | None) -> dict[str, Any]:
    return {"type_version": UNVERSIONED if version is None else version, "type_checksum": checksum}
