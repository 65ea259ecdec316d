"""Fields fit their roles and C++ types: children, columns, type names, extra type information (section "Mapping of C++ Types to Fields")."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import numpy as np
from rntuple_spec.column_types import COLUMN_TYPES, VALUE_TYPES, ColumnType
from rntuple_spec.constants import (
    BASE_CLASS_PREFIX,
    BYTE_COUNT_BIT,
    COMPRESSION_FACTOR,
    MAX_VARIANT_ALTERNATIVES,
    ExtraTypeInfoContent,
    FieldFlag,
    FieldRole,
)
from rntuple_spec.cpp_types import SPELLINGS, STRUCTURES, SUBSTITUTES, TYPES

from rntuple_construct.format.container.streamer import LEN_LIST_HEAD, LIST_HEAD, parse_streamer_list
from rntuple_construct.format.generations.records import ExtraTypeInfoRecord
from rntuple_construct.model.schema.cpp_types import (
    CARDINALITY,
    FUNDAMENTAL_DTYPES,
    TypeName,
    anonymous,
    elements_of,
    has_built_in_streamer,
    is_template,
    kinds_of,
    problem_of_map,
    problem_of_spelling,
    problem_of_structure,
    problem_of_wrapper,
    readable_as,
    size_of,
    stored_type,
)
from rntuple_construct.validation.checks.links import NONE, Links, links_of
from rntuple_construct.validation.context import NTupleContext
from rntuple_construct.validation.registry import ntuple_check
from rntuple_construct.validation.rules import Severity

Allowed = Sequence[frozenset[ColumnType]]

_BIT = frozenset({ColumnType.BIT})
_SWITCH = frozenset({ColumnType.SWITCH})
_INT8 = frozenset({ColumnType.INT8})


def _name(column_type: ColumnType | None) -> str:
    return "unknown" if column_type is None else COLUMN_TYPES[column_type].name


def _names(types: Sequence[ColumnType | None]) -> str:
    return " and ".join(map(_name, types)) or "none"


class _Shape:
    """One field, for the checks of its role."""

    def __init__(self, ntuple: NTupleContext, links: Links, field_id: int) -> None:
        self.ntuple = ntuple
        self.links = links
        self.field_id = field_id
        self.record = links.fields[field_id]
        self.type_name = links.types[field_id]
        self.type = self.record.type_name or f"untyped {FieldRole(self.record.role).name.lower()}"
        self.children = links.names[field_id]
        self.representations = links.column_types(field_id)
        self.is_projected = links.is_projected[field_id]
        self.path = ntuple.path_of("fields", field_id)

    @property
    def name(self) -> str:
        """Name of the type without template arguments; empty for an untyped field."""
        return self.type_name.name if self.type_name else ""

    @property
    def fundamental(self) -> str:
        """Name of the type that values are stored as."""
        return stored_type(self.type_name).name if self.type_name else ""

    def holds(self, *values: str) -> bool:
        """Return whether the type is one of the table whose values are of these kinds."""
        return is_template(self.type_name, *values)

    @property
    def num_columns(self) -> int:
        """Columns of one representation."""
        return len(self.representations[0])

    @property
    def is_underlying(self) -> bool:
        """Return whether the field is the integer that an enumeration is based on."""
        parent = self.links.parents[self.field_id]
        if parent == NONE:
            return False
        record, type_name = self.links.fields[parent], self.links.types[parent]
        is_array = bool(record.flags & FieldFlag.REPETITIVE)
        return (
            record.role == FieldRole.PLAIN
            and not is_array
            and type_name is not None
            and not is_template(type_name, "held")
        )

    def value(self, value_type: str) -> frozenset[ColumnType]:
        return self.ntuple.generation.columns_of(value_type)

    def misfit(self, allowed: Allowed) -> list[ColumnType | None] | None:
        """Columns of the first representation that are not as allowed; None if all fit, or if those of its source are compared."""
        if self.is_projected and not self.links.is_shown_by_aliases(self.field_id):
            return None
        for types in self.representations:
            if len(types) != len(allowed) or any(
                found not in wanted for found, wanted in zip(types, allowed, strict=True)
            ):
                return types
        return None

    def expect(self, *allowed: frozenset[ColumnType], expected: str) -> None:
        """Report columns that do not fit the type."""
        actual = self.misfit(allowed)
        if actual is not None:
            self.blame("RNT-COL-014", expected=expected, actual=_names(actual))

    def blame(self, rule_id: str, **values: object) -> None:
        self.links.blame(self.field_id, rule_id)
        values.setdefault("type", self.type)
        self.ntuple.emit(rule_id, path=self.path, **values)  # type: ignore[arg-type]


@ntuple_check(
    "RNT-FLD-002", "RNT-FLD-010", "RNT-FLD-011", "RNT-FLD-012", "RNT-FLD-013", "RNT-FLD-014", "RNT-COL-014",
    "RNT-TYP-005", "RNT-TYP-009", "RNT-PRE-005",
    needs=("fields",),
)  # fmt: skip
def shapes(ntuple: NTupleContext) -> None:
    """Every field has the children and columns that its role and type need."""
    links = links_of(ntuple)
    for field_id, record in enumerate(links.fields):
        if not links.is_known(field_id):
            continue
        shape = _Shape(ntuple, links, field_id)
        problem = (
            problem_of_structure(shape.type_name, record.role, len(shape.children)) if shape.type_name else ""
        )
        if not problem or _is_variant_of_others(shape):
            _SHAPES[record.role](shape)
        elif not _refuses_sub_fields(shape):
            shape.blame("RNT-TYP-009", problem=problem)
    for field_id in range(len(links.fields)):
        if links.has_known_sub_fields(field_id):
            _check_elements(_Shape(ntuple, links, field_id))


def _is_variant_of_others(shape: _Shape) -> bool:
    """Return whether a variant has a number of alternatives that no type name can have, which is the reason why its name does not fit."""
    is_variant = shape.record.role == FieldRole.VARIANT and shape.holds("variant")
    return is_variant and not 1 <= len(shape.children) <= MAX_VARIANT_ALTERNATIVES


def _refuses_sub_fields(shape: _Shape) -> bool:
    """Report sub-fields of a number or string that has its own columns: they name a wrong parent. Returns whether there are any."""
    if shape.record.role != FieldRole.PLAIN or not shape.children or not shape.ntuple.binds("RNT-FLD-002"):
        return False
    if shape.holds("string"):
        allowed = [shape.value(kind) for kind in TYPES[shape.name].columns]
    elif shape.fundamental in FUNDAMENTAL_DTYPES:
        allowed = [shape.value(shape.fundamental)]
    else:
        return False
    if shape.misfit(allowed) is not None:
        return False
    for child in shape.links.children[shape.field_id]:
        shape.links.blame(child, "RNT-FLD-002")
        problem = f"field {child} has the parent {shape.field_id}, a {shape.type} with its own columns"
        path = shape.ntuple.path_of("fields", child, "parent_id")
        shape.ntuple.emit("RNT-FLD-002", path=path, actual=shape.field_id, problem=problem)
    shape.links.blame(shape.field_id, "RNT-FLD-002")
    return True


def _check_elements(shape: _Shape) -> None:
    """Report template arguments that the sub-fields cannot be; other differences between their names are milder."""
    if shape.type_name is None or shape.record.role == FieldRole.STREAMER:
        return
    problem = _problem_of_elements(shape, shape.type_name)
    if problem:
        shape.blame("RNT-TYP-009", problem=problem)


def _problem_of_elements(shape: _Shape, type_name: TypeName) -> str:
    """Return why the sub-fields of a field contradict the template arguments of a type; empty if they do not."""
    below = shape.links.children[shape.field_id]
    expected = list(elements_of(type_name))
    if len(expected) != len(below) or not shape.links.blamed.keys().isdisjoint(below):
        return ""
    by_name = {shape.links.fields[child].name: child for child in below}
    for place, (name, wanted) in enumerate(expected):
        child = _Shape(shape.ntuple, shape.links, by_name.get(name, below[place]))
        if child.type_name == wanted or child.type_name == stored_type(wanted):
            continue
        if is_template(type_name, "map") and not is_template(child.type_name, "pair"):
            continue  # RNT-TYP-006
        problem = _problem_as(child, wanted)
        if problem:
            return problem
    return ""


def _problem_as(shape: _Shape, wanted: TypeName) -> str:
    """Return why a field cannot be read as another type; empty if it can."""
    name = f"the sub-field {shape.record.name} is not {wanted}"
    problem = problem_of_structure(wanted, shape.record.role, len(shape.children))
    if problem:
        return f"{name}: {problem}"
    if shape.record.role == FieldRole.STREAMER:
        return ""
    size = None if shape.record.size is None else str(shape.record.size)
    if _is_known(wanted) and size != size_of(wanted):
        return f"{name}: its array size is {size or 'none'}"
    fundamental = stored_type(wanted).name
    if fundamental in FUNDAMENTAL_DTYPES:
        allowed: Allowed = [frozenset().union(*map(shape.value, readable_as(fundamental)))]
    elif wanted.name in TYPES and wanted.name != CARDINALITY:
        allowed = [shape.value(kind) for kind in TYPES[wanted.name].columns]
        if is_template(wanted, "optional") and not shape.ntuple.binds("RNT-FLD-011"):
            return _problem_of_elements(shape, wanted)
    else:
        return ""
    actual = shape.misfit(allowed)
    return (
        _problem_of_elements(shape, wanted)
        if actual is None
        else f"{name}: it has the columns {_names(actual)}"
    )


def _is_known(type_name: TypeName) -> bool:
    return type_name.name in TYPES or stored_type(type_name).name in FUNDAMENTAL_DTYPES


def _plain(shape: _Shape) -> None:
    if shape.record.size is not None:
        _repetitive(shape)
    elif shape.holds("cardinality"):
        pass  # it is projected, and checked with the other projections
    elif shape.holds("array", "bitset"):
        shape.blame("RNT-FLD-010", problem="the field is not repetitive")
    elif shape.holds("string"):
        shape.expect(*map(shape.value, TYPES[shape.name].columns), expected="an offset column and Char")
    elif shape.children or shape.holds("held"):
        _wrapper(shape)
    elif shape.fundamental in FUNDAMENTAL_DTYPES:
        allowed = shape.value(shape.fundamental)
        if shape.name in kinds_of("char") and shape.is_underlying:
            allowed |= _INT8  # how ROOT copies an enumeration that was stored over std::int8_t
        shape.expect(allowed, expected=" or ".join(sorted(map(_name, allowed))))
    elif not shape.record.type_name:
        pass  # RNT-FLD-025, where it holds; elsewhere nothing tells which columns it should have
    elif shape.num_columns:
        shape.blame("RNT-COL-014", expected="a fundamental type", actual=_names(shape.representations[0]))
    elif not shape.is_projected:
        shape.blame("RNT-TYP-005", problem="it has no sub-field")


def _repetitive(shape: _Shape) -> None:
    if shape.holds("bitset") and shape.children:
        problem = f"it has {len(shape.children)} sub-fields"
    elif shape.holds("array") and not shape.children:
        problem = "it has no sub-field"
    elif shape.children:
        problem = "" if len(shape.children) == 1 else f"it has {len(shape.children)} sub-fields"
        if not problem and shape.children != ["_0"] and shape.ntuple.binds("RNT-FLD-011"):
            problem = f"its sub-field is called {shape.children[0]}"
        actual = shape.misfit(())
        if actual is not None:
            problem = f"it has a sub-field and the columns {_names(actual)}"
    else:
        actual = shape.misfit([_BIT])
        problem = "" if actual is None else f"it has no sub-field and the columns {_names(actual)}"
    if problem:
        shape.blame("RNT-FLD-010", problem=problem)


def _wrapper(shape: _Shape) -> None:
    columns = _names(shape.representations[0]) if shape.num_columns else ""
    below = shape.links.children[shape.field_id]
    inner = shape.links.fields[below[0]].type_name if below else ""
    problem = problem_of_wrapper(shape.type_name, shape.children, columns, inner)
    if problem:
        shape.blame("RNT-TYP-005", problem=problem)


def _collection(shape: _Shape) -> None:
    released = shape.ntuple.binds("RNT-FLD-011")
    if (
        (released and shape.children != [anonymous(0)])
        or not shape.children
        or (len(shape.children) > 1 and shape.record.type_name)
    ):
        shape.blame("RNT-FLD-011", problem=_children(shape))
    allowed = shape.value("offset")
    if not released and shape.holds("optional"):
        allowed |= _BIT
    shape.expect(allowed, expected="one offset column")


def _children(shape: _Shape) -> str:
    if not shape.children:
        return "no sub-field"
    return f"the sub-fields {', '.join(shape.children[:5])}{', ...' if len(shape.children) > 5 else ''}"


def _record(shape: _Shape) -> None:
    actual = shape.misfit(())
    if actual is not None:
        shape.blame("RNT-FLD-013", expected=0, actual=len(actual))
        return
    parent = shape.links.parents[shape.field_id]
    if not shape.holds("pair", "tuple") or (parent != NONE and is_template(shape.links.types[parent], "map")):
        return  # RNT-TYP-006 tells about the pairs of maps
    # In early files the members of a tuple are in another order.
    if set(shape.children) != {anonymous(number) for number in range(len(shape.children))}:
        shape.blame("RNT-TYP-009", problem=f"it has {_children(shape)}")


def _variant(shape: _Shape) -> None:
    problem = ""
    if not 1 <= len(shape.children) <= MAX_VARIANT_ALTERNATIVES:
        problem = f"{len(shape.children)} alternatives"
    elif shape.children != [anonymous(number) for number in range(len(shape.children))]:
        problem = _children(shape)
    else:
        actual = shape.misfit([_SWITCH])
        if actual is not None:
            problem = f"the columns {_names(actual)}"
    if problem:
        shape.blame("RNT-FLD-012", problem=problem)


def _streamer(shape: _Shape) -> None:
    if not shape.ntuple.binds("RNT-FLD-014"):
        return  # a role without a meaning
    problem = ""
    if shape.children:
        problem = _children(shape)
    else:
        actual = shape.misfit([shape.value(kind) for kind in STRUCTURES["streamer"].columns])
        if actual is not None:
            problem = f"the columns {_names(actual)}"
    if problem:
        shape.blame("RNT-FLD-014", problem=problem)


_SHAPES: dict[int, Callable[[_Shape], None]] = {
    FieldRole.PLAIN: _plain,
    FieldRole.COLLECTION: _collection,
    FieldRole.RECORD: _record,
    FieldRole.VARIANT: _variant,
    FieldRole.STREAMER: _streamer,
}


_RVEC, _SHORT_RVEC = next((row.type, name) for name, row in SPELLINGS.items() if row.type.endswith("RVec"))
_SHORT = re.compile(rf"\b{_SHORT_RVEC}<")
_SPACE = re.compile(r"[<>,]\s|\s[<>,]|^\s|\s$")
_KEYWORD = re.compile(r"\b(?:class|struct|enum|typename)\s")
_QUALIFIED_ARGUMENT = re.compile(r"([<,])(?:(?:const|volatile) )+")
_BASE = re.compile(rf"{BASE_CLASS_PREFIX}(\d+)")


@ntuple_check("RNT-TYP-001", needs=("fields",))
def normalized(ntuple: NTupleContext) -> None:
    """Type names are spelt in the normalized way."""
    links = links_of(ntuple)
    for field_id, record in enumerate(links.fields):
        # The short name of RVec has a separate rule.
        text = _SHORT.sub(f"{_RVEC}<", record.type_name)
        parsed = links.types[field_id]
        # Qualifiers stay inside template arguments of user classes, which only their declaration tells.
        spelt = str(parsed) in (text, _QUALIFIED_ARGUMENT.sub(r"\1", text))
        severity: Severity | None = Severity.WARNING
        problem = problem_of_spelling(text, parsed)
        if not text or (spelt and not problem):
            continue
        if problem or parsed is None:
            severity = None
        elif text.startswith("::"):
            problem = "it starts with colons"
        elif _KEYWORD.search(text):
            problem = "it holds a keyword"
        elif _SPACE.search(text):
            problem = "it holds superfluous spaces"
        else:
            problem = f"the normalized name is {parsed}"
            # ROOT compares the stored names of numbers.
            severity = None if parsed.name in VALUE_TYPES and ntuple.binds("RNT-TYP-001") else severity
        path = ntuple.path_of("fields", field_id, "type_name")
        ntuple.emit(
            "RNT-TYP-001", path=path, expected=str(parsed or ""), actual=record.type_name, problem=problem,
            severity=severity,
        )  # fmt: skip


@ntuple_check("RNT-TYP-003", needs=("fields",))
def rvec(ntuple: NTupleContext) -> None:
    """RVec is written with its full name."""
    for field_id, record in enumerate(ntuple.fields or ()):
        if _SHORT.search(record.type_name):
            expected = _SHORT.sub(f"{_RVEC}<", record.type_name)
            path = ntuple.path_of("fields", field_id, "type_name")
            ntuple.emit("RNT-TYP-003", path=path, expected=expected, actual=record.type_name)


@ntuple_check("RNT-TYP-006", needs=("fields",))
def maps(ntuple: NTupleContext) -> None:
    """A map holds pairs."""
    links = links_of(ntuple)
    for field_id, record in enumerate(links.fields):
        type_name = links.types[field_id]
        if not is_template(type_name, "map") or record.role != FieldRole.COLLECTION:
            continue
        if not links.is_understood(field_id) or len(links.children[field_id]) != 1:
            continue
        child = links.children[field_id][0]
        held, inner = links.fields[child], links.types[child]
        actual = problem_of_map(held.type_name, inner, held.role, links.names[child])
        if not actual:
            continue
        links.blame(child, "RNT-TYP-006")
        ntuple.emit("RNT-TYP-006", path=ntuple.path_of("fields", child), actual=actual, type=record.type_name)


@ntuple_check("RNT-TYP-002", needs=("fields",))
def element_types(ntuple: NTupleContext) -> None:
    """The types of sub-fields are those of the template arguments."""
    links = links_of(ntuple)
    for field_id, record in enumerate(links.fields):
        type_name = links.types[field_id]
        if type_name is None or not type_name.arguments or not links.has_known_sub_fields(field_id):
            continue
        if record.role == FieldRole.STREAMER:
            continue  # it has none
        expected = dict(elements_of(type_name))
        if not expected:
            continue
        children = {links.fields[child].name: child for child in links.children[field_id]}
        if len(expected) == len(children) == 1:
            # Which name an only child has is a matter of other rules; there were others than _0 in early files.
            children = dict(zip(expected, children.values(), strict=True))
        for name, wanted in expected.items():
            child = children.pop(name, None)
            if child is None:
                path = ntuple.path_of("fields", field_id)
                ntuple.emit(
                    "RNT-TYP-002", path=path, expected=str(wanted), actual="none", type=record.type_name
                )
            elif child not in links.blamed:
                _compare(ntuple, links, child, wanted, record.type_name)
        for child in children.values():
            path = ntuple.path_of("fields", child)
            actual = links.fields[child].type_name
            ntuple.emit("RNT-TYP-002", path=path, expected="none", actual=actual, type=record.type_name)


def _compare(ntuple: NTupleContext, links: Links, child: int, wanted: TypeName, parent: str) -> None:
    actual = links.types[child]
    if actual is not None and actual not in (wanted, stored_type(wanted)):
        path = ntuple.path_of("fields", child, "type_name")
        ntuple.emit(
            "RNT-TYP-002", path=path, expected=str(wanted), actual=links.fields[child].type_name, type=parent
        )


@ntuple_check("RNT-TYP-007", needs=("fields",))
def base_classes(ntuple: NTupleContext) -> None:
    """Base classes come before members, in order."""
    links = links_of(ntuple)
    for field_id, record in enumerate(links.fields):
        if record.role != FieldRole.RECORD:
            continue
        before: list[int] = []
        members = ""
        for child, name in zip(links.children[field_id], links.names[field_id], strict=True):
            base = _BASE.fullmatch(name)
            if base is None:
                members = members or name
                continue
            number = int(base[1])
            if members or before != list(range(number)):
                path = ntuple.path_of("fields", child, "name")
                previous = members or (f"{BASE_CLASS_PREFIX}{before[-1]}" if before else "none")
                ntuple.emit("RNT-TYP-007", path=path, actual=name, previous=previous)
            before.append(number)


@ntuple_check("RNT-TYP-004", needs=("schema", "page_lists"))
def uncompressed_columns(ntuple: NTupleContext) -> None:
    """Pages that are not compressed are not split either."""
    links = links_of(ntuple)
    num_columns = len(links.columns)
    largest, has_pages = np.zeros(num_columns, np.int64), np.zeros(num_columns, bool)
    for pages in ntuple.page_lists or ():
        if pages is None:
            continue
        counts = np.diff(pages.first_range)
        column = np.arange(int(pages.first_range[-1])) - np.repeat(pages.first_range[:-1], counts)
        here = (np.diff(pages.first_page) > 0) & (column < num_columns)
        np.maximum.at(largest, column[here], pages.compression_settings[here] % COMPRESSION_FACTOR)
        has_pages[column[here]] = True
    for column_id in np.flatnonzero(has_pages & (largest == 0)).tolist():
        record = links.columns[column_id]
        column_type = record.column_type
        if column_type is None or "split" not in COLUMN_TYPES[column_type].steps:
            continue
        field = links.fields[record.field_id]
        defaults = {known.compressed: known.uncompressed for known in VALUE_TYPES.values()}
        if {field.type_alias, field.type_name} & set(SUBSTITUTES) or column_type not in defaults:
            continue
        name, expected = COLUMN_TYPES[column_type].name, COLUMN_TYPES[defaults[column_type]].name
        kind = field.type_name or "untyped collection"
        path = ntuple.path_of("columns", column_id, "column_type")
        cause = f"{kind} in {name}"
        ntuple.emit("RNT-TYP-004", path=path, cause=cause, expected=expected, actual=name, type=kind)


_STREAMER_INFO = ExtraTypeInfoContent.STREAMER_INFO
_KEY = ("content_id", "type_version", "type_version_from", "type_version_to", "type_name")


@ntuple_check("RNT-HDR-004", needs=("header",))
def writer(ntuple: NTupleContext) -> None:
    """The writer identifies itself."""
    if ntuple.header and not ntuple.header.writer:
        ntuple.emit("RNT-HDR-004", path="header.writer", actual="")


@ntuple_check("RNT-HDR-005", needs=("header",))
def in_header(ntuple: NTupleContext) -> None:
    """Extra type information is not in the header."""
    count = len(ntuple.header.schema.extra_type_infos) if ntuple.header else 0
    if count:
        ntuple.emit("RNT-HDR-005", path="header.schema.extra_type_infos", expected=0, actual=count)


@ntuple_check("RNT-EXT-001", needs=("extra_type_infos",))
def contents(ntuple: NTupleContext) -> None:
    """Every record has a content; ROOT needs it, this reader does not."""
    if not ntuple.binds("RNT-EXT-001"):
        return
    for index, record in enumerate(_stored(ntuple)):
        if "content" not in record:
            ntuple.emit("RNT-EXT-001", path=ntuple.path_of("extra_type_infos", index), name="content")


@ntuple_check("RNT-EXT-002", needs=("extra_type_infos",))
def unique(ntuple: NTupleContext) -> None:
    """Content, version and type together occur once."""
    known: dict[tuple[Any, ...], int] = {}
    for index, record in enumerate(_stored(ntuple)):
        key = tuple(record.get(name) for name in _KEY)
        first = known.setdefault(key, index)
        if first != index:
            path = ntuple.path_of("extra_type_infos", index)
            ntuple.emit("RNT-EXT-002", path=path, first=first, second=index)


def _stored(ntuple: NTupleContext) -> Iterator[dict[str, Any]]:
    """The records as the construct grammar gives them: before the release they have two versions."""
    for envelope, names in ((ntuple.header_envelope, ()), (ntuple.footer_envelope, ("schema_extension",))):
        tree = envelope.payload if envelope.record else None
        for name in (*names, "schema", "extra_type_infos", "items"):
            tree = tree.get(name) if isinstance(tree, dict) else None
        yield from tree or ()


@ntuple_check("RNT-EXT-003", needs=("extra_type_infos",))
def streamer_info(ntuple: NTupleContext) -> None:
    """Streamer information is a list of TStreamerInfo for no type in particular."""
    for index, record in enumerate(ntuple.extra_type_infos or ()):
        if record.content_id != _STREAMER_INFO:
            continue
        member, problem = _problem(record)
        if problem:
            path = ntuple.path_of("extra_type_infos", index, member)
            ntuple.emit("RNT-EXT-003", path=path, problem=problem)


def _problem(record: ExtraTypeInfoRecord) -> tuple[str, str]:
    if record.type_version:
        return "type_version", f"type version {record.type_version}"
    if record.type_name:
        return "type_name", f"type name {record.type_name}"
    if record.content[4:LEN_LIST_HEAD] != LIST_HEAD:
        return "content", "the content does not start with a TList"
    count = int.from_bytes(record.content[:4], "big")
    if count != BYTE_COUNT_BIT | (len(record.content) - 4):
        return "content", f"byte count {count:#x} of a content of {len(record.content)} bytes"
    classes, complete = parse_streamer_list(record.content[LEN_LIST_HEAD:], len_key=LEN_LIST_HEAD)
    if not complete:
        return "content", f"the list cannot be read beyond its first {len(classes)} descriptions"
    return ("", "") if classes else ("content", "the list describes no class")


@ntuple_check("RNT-EXT-005", needs=("extra_type_infos", "footer"))
def for_streamer_fields(ntuple: NTupleContext) -> None:
    """Streamer fields come with streamer information in the schema extension, where their classes have any."""
    if any(info.content_id == _STREAMER_INFO for info in ntuple.extension.extra_type_infos):
        return
    streamed = [
        number
        for number, field in enumerate(ntuple.fields or ())
        if field.role == FieldRole.STREAMER and not has_built_in_streamer(field.type_name)
    ]
    if streamed:
        path = ntuple.path_of("fields", streamed[0])
        ntuple.emit("RNT-EXT-005", path=path, expected="content id 0", actual=len(streamed))


@ntuple_check("RNT-EXT-006", needs=("extra_type_infos",))
def known_contents(ntuple: NTupleContext) -> None:
    """There is no information but that of streamer fields."""
    for index, record in enumerate(ntuple.extra_type_infos or ()):
        if record.content_id != _STREAMER_INFO:
            path = ntuple.path_of("extra_type_infos", index, "content_id")
            ntuple.emit("RNT-EXT-006", path=path, expected=int(_STREAMER_INFO), actual=record.content_id)
