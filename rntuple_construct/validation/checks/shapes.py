"""Children and columns of fields fit their roles and types (section "Mapping of C++ Types to Fields and Columns")."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rntuple_spec.column_types import COLUMN_TYPES, ColumnType
from rntuple_spec.constants import MAX_VARIANT_ALTERNATIVES, FieldFlag, FieldRole
from rntuple_spec.cpp_types import STRUCTURES, TYPES

from rntuple_construct.model.schema.cpp_types import (
    CARDINALITY,
    FUNDAMENTAL_DTYPES,
    TypeName,
    anonymous,
    elements_of,
    is_template,
    kinds_of,
    problem_of_structure,
    problem_of_wrapper,
    readable_as,
    size_of,
    stored_type,
)
from rntuple_construct.validation.checks.links import NONE, Links, links_of
from rntuple_construct.validation.context import NTupleContext
from rntuple_construct.validation.registry import ntuple_check

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
        """Whether the type is one of the table whose values are of these kinds."""
        return is_template(self.type_name, *values)

    @property
    def num_columns(self) -> int:
        """Columns of one representation."""
        return len(self.representations[0])

    @property
    def is_underlying(self) -> bool:
        """Whether the field is the integer that an enumeration is based on."""
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
    "RNT-FLD-010", "RNT-FLD-011", "RNT-FLD-012", "RNT-FLD-013", "RNT-FLD-014", "RNT-COL-014", "RNT-TYP-005",
    "RNT-TYP-009", "RNT-PRE-005",
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
        if problem:
            shape.blame("RNT-TYP-009", problem=problem)
        else:
            _SHAPES[record.role](shape)
    for field_id in range(len(links.fields)):
        if links.is_known(field_id):
            _check_elements(_Shape(ntuple, links, field_id))


def _check_elements(shape: _Shape) -> None:
    """Report template arguments that the sub-fields cannot be; other differences between their names are milder."""
    if shape.type_name is None or shape.record.role == FieldRole.STREAMER:
        return
    problem = _problem_of_elements(shape, shape.type_name)
    if problem:
        shape.blame("RNT-TYP-009", problem=problem)


def _problem_of_elements(shape: _Shape, type_name: TypeName) -> str:
    """Why the sub-fields of a field are not what the template arguments of a type say; empty if they can be."""
    below = shape.links.children[shape.field_id]
    expected = list(elements_of(type_name))
    if len(expected) != len(below) or not set(below).isdisjoint(shape.links.blamed):
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
    """Why a field cannot be of another type than it says; empty if it can."""
    name = f"the sub-field {shape.record.name} is not {wanted}"
    problem = problem_of_structure(wanted, shape.record.role, len(shape.children))
    if problem:
        return f"{name}: {problem}"
    if shape.record.role == FieldRole.STREAMER:
        return ""
    size = str(shape.record.array_size) if shape.record.flags & FieldFlag.REPETITIVE else None
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
    if shape.record.flags & FieldFlag.REPETITIVE:
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
