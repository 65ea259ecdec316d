"""Names of the RNTuple and its fields (section "Naming specification")."""

from __future__ import annotations

from collections import defaultdict

from rntuple_spec.constants import MAX_LEN_NTUPLE_NAME

from rntuple_construct.model.schema.declared import problem_of_name
from rntuple_construct.validation.checks.links import links_of
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
    """Whether a name has escaped non-UTF-8 bytes, which RNT-BAS-002 reports."""
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
