"""Checks of names (section "Naming specification") and single field descriptions (section "Field Description")."""

from __future__ import annotations

from collections import defaultdict

from rntuple_spec.constants import MAX_LEN_NTUPLE_NAME, FieldFlag, FieldRole

from rntuple_construct.model.schema.cpp_types import (
    is_innermost_array,
    is_template,
    may_have_version,
    problem_of_alias,
    problem_of_name,
    problem_of_untyped,
    size_of,
)
from rntuple_construct.validation.checks.links import NONE, links_of
from rntuple_construct.validation.context import NTupleContext
from rntuple_construct.validation.registry import ntuple_check
from rntuple_construct.validation.rules import Severity, rule_in_generation

_EMPTY = "''"


@ntuple_check("RNT-HDR-001", needs=("header",))
def name_of_ntuple(ntuple: NTupleContext) -> None:
    """The RNTuple has a name; since the release it obeys the naming rules."""
    name = ntuple.header.name if ntuple.header else ""
    problem = "" if _is_escaped(ntuple, name) else problem_of_name(name)
    if problem and (not name or rule_in_generation("RNT-NAM-001", ntuple.generation.name)):
        severity = None if name else Severity.WARNING
        ntuple.emit(
            "RNT-HDR-001", path="header.name", actual=name or _EMPTY, problem=problem, severity=severity
        )


@ntuple_check("RNT-HDR-006", needs=("header",))
def length_of_name(ntuple: NTupleContext) -> None:
    """The name of the RNTuple is short enough for ROOT."""
    name = ntuple.header.name if ntuple.header else ""
    actual = 0 if _is_escaped(ntuple, name) else len(name.encode(errors="surrogateescape"))
    if actual > MAX_LEN_NTUPLE_NAME:
        ntuple.emit("RNT-HDR-006", path="header.name", expected=MAX_LEN_NTUPLE_NAME, actual=actual)


@ntuple_check("RNT-NAM-001", needs=("fields",))
def names_of_fields(ntuple: NTupleContext) -> None:
    """Names of fields are not empty and hold only legal characters."""
    for field_id, record in enumerate(ntuple.fields or ()):
        problem = problem_of_name(record.name)
        if problem and not _is_escaped(ntuple, record.name):
            path = ntuple.path_of("fields", field_id, "name")
            ntuple.emit("RNT-NAM-001", path=path, actual=record.name or _EMPTY, problem=problem)


def _is_escaped(ntuple: NTupleContext, name: str) -> bool:
    """Return whether a name has escaped non-UTF-8 bytes, which RNT-BAS-002 reports."""
    if "\\x" not in name:
        return False
    raw = name.encode(errors="surrogateescape")
    envelopes = (ntuple.header_envelope, ntuple.footer_envelope)
    return not any(raw in envelope.data for envelope in envelopes if envelope.is_intact)


@ntuple_check("RNT-FLD-007", needs=("fields",))
def siblings(ntuple: NTupleContext) -> None:
    """Sub-fields of one field have different names, and so have top-level fields."""
    links = links_of(ntuple)
    known: dict[int, dict[str, int]] = defaultdict(dict)
    for field_id, record in enumerate(links.fields):
        if record.parent_id > field_id:
            continue
        scope = known[links.parents[field_id]]
        first = scope.setdefault(record.name, field_id)
        if first != field_id:
            path = ntuple.path_of("fields", field_id, "name")
            ntuple.emit(
                "RNT-FLD-007", path=path, actual=record.name, name=record.name, first=first, second=field_id
            )


@ntuple_check("RNT-FLD-002", needs=("fields",))
def parents(ntuple: NTupleContext) -> None:
    """The parent of a field is the field itself or one with a smaller id."""
    for field_id, record in enumerate(ntuple.fields or ()):
        if record.parent_id > field_id:
            ntuple.emit(
                "RNT-FLD-002", path=ntuple.path_of("fields", field_id, "parent_id"),
                expected=f"at most {field_id}", actual=record.parent_id,
                problem=f"field {field_id} has the parent {record.parent_id}",
            )  # fmt: skip


@ntuple_check("RNT-FLD-003", "RNT-PRE-004", needs=("fields",))
def roles(ntuple: NTupleContext) -> None:
    """The structural role is known; before the release role 4 had no meaning."""
    for field_id, record in enumerate(ntuple.fields or ()):
        if record.role < FieldRole.STREAMER:
            continue
        rule_id = "RNT-PRE-004" if record.role == FieldRole.STREAMER else "RNT-FLD-003"
        ntuple.emit(
            rule_id,
            path=ntuple.path_of("fields", field_id, "role"),
            expected="0 to 4",
            actual=record.role,
            id=field_id,
        )


@ntuple_check("RNT-FLD-004", needs=("fields",))
def flags(ntuple: NTupleContext) -> None:
    """No unknown flag is set."""
    known = ntuple.generation.known_field_flags
    for field_id, record in enumerate(ntuple.fields or ()):
        unknown = record.flags & ~known
        if unknown:
            path = ntuple.path_of("fields", field_id, "flags")
            ntuple.emit("RNT-FLD-004", path=path, expected=record.flags & known, actual=hex(unknown))


@ntuple_check("RNT-FLD-005", needs=("fields",))
def versions(ntuple: NTupleContext) -> None:
    """The field version is 0."""
    for field_id, record in enumerate(ntuple.fields or ()):
        if record.field_version:
            path = ntuple.path_of("fields", field_id, "field_version")
            ntuple.emit("RNT-FLD-005", path=path, expected=0, actual=record.field_version)


@ntuple_check("RNT-FLD-008", needs=("fields",))
def repetitive(ntuple: NTupleContext) -> None:
    """Only plain fields are repetitive, and at least once."""
    links = links_of(ntuple)
    for field_id, record in enumerate(links.fields):
        if not record.flags & FieldFlag.REPETITIVE:
            continue
        if record.role != FieldRole.PLAIN:
            problem, member = f"its structural role is {record.role}", "role"
        elif not record.array_size:
            problem, member = "its array size is 0", "array_size"
        else:
            continue
        links.blame(field_id, "RNT-FLD-008")
        path = ntuple.path_of("fields", field_id, member)
        ntuple.emit("RNT-FLD-008", path=path, problem=problem, actual=record.array_size)


@ntuple_check("RNT-FLD-028", needs=("fields",))
def structures_of_arrays(ntuple: NTupleContext) -> None:
    """Only classes that are collections have the flag of structures of arrays."""
    if not ntuple.binds("RNT-FLD-028"):
        return  # the flag is unknown
    links = links_of(ntuple)
    for field_id, record in enumerate(links.fields):
        if not record.flags & FieldFlag.SOA_COLLECTION or not links.is_known(field_id):
            continue
        severity = None
        if record.role != FieldRole.COLLECTION:
            problem = f"its structural role is {record.role}"
        elif not record.type_name:
            problem, severity = "it has no type name", Severity.WARNING
        elif is_template(links.types[field_id], "list", "map", "optional"):
            problem, severity = f"its type is {record.type_name}", Severity.WARNING
        else:
            continue
        path = ntuple.path_of("fields", field_id, "flags")
        ntuple.emit("RNT-FLD-028", path=path, actual=record.flags, problem=problem, severity=severity)


@ntuple_check("RNT-FLD-009", needs=("fields",))
def array_sizes(ntuple: NTupleContext) -> None:
    """The array size equals the size in the type name."""
    links = links_of(ntuple)
    for field_id, record in enumerate(links.fields):
        if not record.flags & FieldFlag.REPETITIVE or not links.is_understood(field_id):
            continue
        type_name = links.types[field_id]
        expected = size_of(type_name)
        if expected is None and field_id in links.blamed:
            continue  # only arrays have a size in their names
        if expected != str(record.array_size):
            path = ntuple.path_of("fields", field_id, "array_size")
            ntuple.emit(
                "RNT-FLD-009", path=path, expected=expected, actual=record.array_size, type=record.type_name
            )


@ntuple_check("RNT-FLD-022", needs=("fields",))
def class_checksums(ntuple: NTupleContext) -> None:
    """Class and streamer fields carry the checksum of their type."""
    links = links_of(ntuple)
    for field_id, record in enumerate(links.fields):
        if record.flags & FieldFlag.TYPE_CHECKSUM or links.is_projected[field_id] or not record.type_name:
            continue
        type_name = links.types[field_id]
        is_class = record.role == FieldRole.RECORD and not is_template(type_name, "pair", "tuple")
        if (
            is_class
            or record.role == FieldRole.STREAMER
            or (record.role == FieldRole.COLLECTION and record.flags & FieldFlag.SOA_COLLECTION)
        ):
            path = ntuple.path_of("fields", field_id)
            ntuple.emit(
                "RNT-FLD-022", path=path, cause=f"checksum of {record.type_name}", type=record.type_name
            )


@ntuple_check("RNT-FLD-023", needs=("fields",))
def array_checksums(ntuple: NTupleContext) -> None:
    """A type checksum of zero on an array carries no meaning."""
    for field_id, record in enumerate(ntuple.fields or ()):
        if record.flags & FieldFlag.REPETITIVE and record.type_checksum == 0:
            path = ntuple.path_of("fields", field_id, "type_checksum")
            ntuple.emit("RNT-FLD-023", path=path, actual=0, type=record.type_name)


@ntuple_check("RNT-FLD-024", needs=("fields",))
def order(ntuple: NTupleContext) -> None:
    """A field follows its parent depth first; the first one that does not is reported."""
    links = links_of(ntuple)
    if not ntuple.binds("RNT-FLD-024"):
        return  # breadth first
    above: list[int] = []
    for field_id, parent in enumerate(links.parents):
        if field_id == links.num_header_fields:
            above = []
        if parent == NONE:
            above = [field_id]
            continue
        if parent < links.num_header_fields <= field_id:
            # Another rule has something to say about new fields below old ones.
            above = [parent, field_id]
            continue
        while above and above[-1] != parent:
            above.pop()
        if not above:
            path = ntuple.path_of("fields", field_id)
            ntuple.emit("RNT-FLD-024", path=path, id=field_id, parent=parent)
            return
        above.append(field_id)


@ntuple_check("RNT-FLD-025", needs=("fields",))
def untyped(ntuple: NTupleContext) -> None:
    """Only collections and records have no type name, at top level or below another untyped field."""
    links = links_of(ntuple)
    for field_id, record in enumerate(links.fields):
        if record.type_name or not links.is_understood(field_id):
            continue
        parent = links.parents[field_id]
        above = links.fields[parent].type_name if parent != NONE else ""
        problem = problem_of_untyped(record.role, above)
        if problem:
            if record.role == FieldRole.PLAIN:
                links.blame(field_id, "RNT-FLD-025")
            ntuple.emit(
                "RNT-FLD-025", path=ntuple.path_of("fields", field_id, "type_name"),
                name=links.path_name(field_id), role=record.role, problem=problem,
            )  # fmt: skip


@ntuple_check("RNT-FLD-026", needs=("fields",))
def type_versions(ntuple: NTupleContext) -> None:
    """Only classes, enumerations and structures of arrays have a type version."""
    links = links_of(ntuple)
    for field_id, record in enumerate(links.fields):
        if not record.type_version or not links.is_understood(field_id):
            continue
        known = links.types[field_id]
        if not may_have_version(record.role, record.flags, known.name if known is not None else ""):
            path = ntuple.path_of("fields", field_id, "type_version")
            kind = record.type_name or "an untyped collection"
            ntuple.emit("RNT-FLD-026", path=path, expected=0, actual=record.type_version, type=kind)


@ntuple_check("RNT-FLD-027", needs=("fields",))
def aliases_of_types(ntuple: NTupleContext) -> None:
    """The alias of a type is another spelling of it."""
    links = links_of(ntuple)
    for field_id, record in enumerate(links.fields):
        if not record.type_alias or not links.is_understood(field_id):
            continue
        path = ntuple.path_of("fields", field_id, "type_alias")
        problem = problem_of_alias(record.type_alias, links.types[field_id])
        if problem:
            is_c_array = is_innermost_array(record.type_alias, links.types[field_id])
            ntuple.emit(
                "RNT-FLD-027", path=path, expected=record.type_name, actual=record.type_alias,
                type=record.type_name or "an untyped field", problem=problem,
                severity=Severity.WARNING if is_c_array else None,
            )  # fmt: skip
