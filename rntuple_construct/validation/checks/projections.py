"""Projected fields and alias columns (sections "Field Description", "Alias columns", "RNTupleCardinality")."""

from __future__ import annotations

from collections.abc import Sequence

from rntuple_spec.constants import FieldFlag, FieldRole
from rntuple_spec.cpp_types import TYPES

from rntuple_construct.base.constants import role_name
from rntuple_construct.format.descriptor.schema import MAX_FIELD_DEPTH
from rntuple_construct.model.schema.cpp_types import CARDINALITY, is_template
from rntuple_construct.model.schema.field_kinds import INDEX_TYPES
from rntuple_construct.validation.checks.links import NONE, Links, links_of
from rntuple_construct.validation.context import NTupleContext
from rntuple_construct.validation.registry import ntuple_check


def _is_cardinality(links: Links, field_id: int) -> bool:
    type_name = links.types[field_id]
    return is_template(type_name, "cardinality")


def _sources(links: Links) -> list[tuple[int, int]]:
    """Projected fields with their sources, as far as nothing is blamed."""
    return [
        (field_id, record.source_field_id)
        for field_id, record in enumerate(links.fields)
        if record.source_field_id is not None and links.is_known(field_id)
    ]


@ntuple_check("RNT-FLD-015", needs=("fields",))
def sources(ntuple: NTupleContext) -> None:
    """The source of a projected field is another field, which is not projected."""
    links = links_of(ntuple)
    for field_id, source in _sources(links):
        problem = ""
        if source >= len(links.fields):
            problem = f"there are {len(links.fields)} fields"
        elif source == field_id:
            problem = "that is the field itself"
        elif links.is_projected[source]:
            problem = "it is projected itself"
        elif field_id in _above(links, source):
            problem = "it lies below the projected field"
        if problem:
            links.blame(field_id, "RNT-FLD-015")
            path = ntuple.path_of("fields", field_id, "source_field_id")
            ntuple.emit("RNT-FLD-015", path=path, actual=source, problem=problem)


def _above(links: Links, field_id: int) -> list[int]:
    found: list[int] = []
    while field_id != NONE and len(found) <= MAX_FIELD_DEPTH:
        field_id = links.parents[field_id]
        found.append(field_id)
    return found


@ntuple_check("RNT-FLD-016", "RNT-FLD-017", "RNT-FLD-018", needs=("fields",))
def mappings(ntuple: NTupleContext) -> None:
    """A projected field is of the kind of its source, and of a kind that can be projected."""
    links = links_of(ntuple)
    for field_id, source in _sources(links):
        field, wanted = links.fields[field_id], links.fields[source]
        rule_id, expected, actual, member = "", "", "", "source_field_id"
        if unsuitable := _unsuitable(links, source) or _unsuitable(links, field_id):
            rule_id, expected, actual = "RNT-FLD-018", "collections and records", unsuitable
        elif _is_cardinality(links, field_id):
            if wanted.role != FieldRole.COLLECTION:
                rule_id, expected, actual = (
                    "RNT-FLD-016",
                    _field_of(FieldRole.COLLECTION),
                    _field_of(wanted.role),
                )
        elif field.role != wanted.role:
            rule_id, expected, actual = "RNT-FLD-016", _field_of(field.role), _field_of(wanted.role)
        elif field.role in (FieldRole.PLAIN, FieldRole.STREAMER) and field.type_name != wanted.type_name:
            rule_id, expected, actual, member = "RNT-FLD-017", wanted.type_name, field.type_name, "type_name"
        if rule_id:
            links.blame(field_id, rule_id)
            path = ntuple.path_of("fields", field_id, member)
            ntuple.emit(rule_id, path=path, expected=expected, actual=actual)


def _field_of(role: int) -> str:
    return f"{role_name(role)} field"


def _unsuitable(links: Links, field_id: int) -> str:
    """Return why a field can neither be projected nor be a projection; empty if it can."""
    record, branch = links.fields[field_id], links.branches[field_id]
    if record.role == FieldRole.VARIANT:
        return "a variant"
    if record.flags & FieldFlag.REPETITIVE and links.children[field_id]:
        return "a fixed-size array"
    if links.is_in_array[field_id]:
        return "a field inside a fixed-size array"
    if branch != NONE and links.fields[branch].role == FieldRole.VARIANT:
        return "a field inside a variant"
    return ""


@ntuple_check("RNT-FLD-019", needs=("fields",))
def collections_above(ntuple: NTupleContext) -> None:
    """A projected field lies below the collection of its source, or below a projection of that."""
    links = links_of(ntuple)
    for field_id, source in _sources(links):
        actual, expected = links.branches[field_id], links.branches[source]
        if actual == expected:
            continue
        shown = links.fields[actual].source_field_id if actual != NONE else None
        if shown is None or shown != expected or expected == NONE:
            ntuple.emit(
                "RNT-FLD-019", path=ntuple.path_of("fields", field_id, "source_field_id"),
                expected=_collection(links, expected), actual=_collection(links, actual),
            )  # fmt: skip


def _collection(links: Links, field_id: int) -> str:
    return "no collection" if field_id == NONE else f"field {field_id} ({links.path_name(field_id)})"


@ntuple_check("RNT-FLD-020", needs=("fields",))
def children(ntuple: NTupleContext) -> None:
    """Everything below a projected field is projected."""
    links = links_of(ntuple)
    for field_id, parent in enumerate(links.parents):
        if parent == NONE or not links.is_projected[parent] or links.is_projected[field_id]:
            continue
        path = ntuple.path_of("fields", field_id, "flags")
        ntuple.emit("RNT-FLD-020", path=path, id=field_id, parent=parent)


@ntuple_check("RNT-FLD-021", needs=("fields", "columns"))
def owned_columns(ntuple: NTupleContext) -> None:
    """No physical column belongs to a projected field."""
    links = links_of(ntuple)
    for column_id, record in enumerate(links.columns):
        if record.field_id < len(links.fields) and links.is_projected[record.field_id]:
            path = ntuple.path_of("columns", column_id, "field_id")
            ntuple.emit("RNT-FLD-021", path=path, actual=record.field_id, id=column_id, field=record.field_id)


@ntuple_check("RNT-ALI-001", "RNT-ALI-002", needs=("alias_columns",))
def alias_columns(ntuple: NTupleContext) -> None:
    """An alias column shows a column of the source of a projected field."""
    links = links_of(ntuple)
    for index, alias in enumerate(links.aliases):
        rule_id, problem, actual, member = "", "", 0, ""
        if alias.field_id >= len(links.fields) or not links.is_projected[alias.field_id]:
            missing = alias.field_id >= len(links.fields)
            problem = f"there are {len(links.fields)} fields" if missing else "it is not projected"
            rule_id, actual, member = "RNT-ALI-002", alias.field_id, "field_id"
        elif problem := _problem_of_physical(links, alias.physical_column_id, alias.field_id):
            rule_id, actual, member = "RNT-ALI-001", alias.physical_column_id, "physical_column_id"
        if rule_id:
            links.blame(alias.field_id, rule_id)
            path = ntuple.path_of("alias_columns", index, member)
            ntuple.emit(rule_id, path=path, actual=actual, index=index, problem=problem)


def _problem_of_physical(links: Links, column_id: int, field_id: int) -> str:
    if column_id >= len(links.columns):
        return f"there are {len(links.columns)} columns"
    source, owner = links.fields[field_id].source_field_id, links.columns[column_id].field_id
    if source is None or source == owner or not links.is_known(field_id):
        return ""
    return f"it belongs to field {owner}, the source is field {source}"


@ntuple_check("RNT-ALI-003", needs=("alias_columns", "columns"))
def mirrored(ntuple: NTupleContext) -> None:
    """The alias columns of a projected field are the columns of its source, in their order."""
    links = links_of(ntuple)
    for field_id, source in _sources(links):
        if _is_cardinality(links, field_id) or source in links.blamed:
            continue
        expected = _columns_of(links, source)
        actual = _shown(links, field_id)
        if list(actual) != list(expected):
            links.blame(field_id, "RNT-ALI-003")
            path = ntuple.path_of("fields", field_id)
            ntuple.emit("RNT-ALI-003", path=path, expected=_list(expected), actual=_list(actual), id=field_id)


def _shown(links: Links, field_id: int) -> Sequence[int]:
    return [links.aliases[index].physical_column_id for index in links.aliased.get(field_id, ())]


def _columns_of(links: Links, field_id: int) -> Sequence[int]:
    return sorted(column for ids in links.owned.get(field_id, {}).values() for column in ids)


def _list(columns: Sequence[int]) -> str:
    text = ", ".join(map(str, columns[:8])) + (", ..." if len(columns) > 8 else "")
    return f"columns {text}" if columns else "no columns"


@ntuple_check("RNT-TYP-008", "RNT-PRE-012", needs=("fields", "columns", "alias_columns"))
def cardinalities(ntuple: NTupleContext) -> None:
    """A cardinality shows the offset column of a collection, as a number of 32 or 64 bits."""
    links = links_of(ntuple)
    for field_id, record in enumerate(links.fields):
        if not _is_cardinality(links, field_id) or not links.is_known(field_id):
            continue
        problem = _problem_of_cardinality(ntuple, links, field_id)
        if problem:
            links.blame(field_id, "RNT-TYP-008")
            path = ntuple.path_of("fields", field_id)
            ntuple.emit("RNT-TYP-008", path=path, type=record.type_name, problem=problem)


def _problem_of_cardinality(ntuple: NTupleContext, links: Links, field_id: int) -> str:
    type_name, source = links.types[field_id], links.fields[field_id].source_field_id
    arguments = [str(argument) for argument in type_name.arguments] if type_name else []
    if len(arguments) != 1 or arguments[0] not in TYPES[CARDINALITY].argument_types:
        return f"the size type is {', '.join(arguments) or 'missing'}"
    if not ntuple.generation.projections_are_flagged:
        name = links.fields[field_id].type_name
        draft_name = TYPES[CARDINALITY].draft_name
        if not name.startswith(f"{draft_name}<"):
            return f"before the release the type is called {draft_name}"
    if not links.is_projected[field_id]:
        return "it is not projected"
    if links.children[field_id]:
        return f"it has {len(links.children[field_id])} sub-fields"
    shown = _shown(links, field_id)
    expected = 1 if source is None else max(len(links.owned.get(source, {})), 1)
    if len(shown) != expected:
        return f"it has {len(shown)} alias columns, expected {expected}"
    if any(links.columns[column].column_type not in INDEX_TYPES for column in shown):
        return "its alias column is not an offset column"
    return ""
