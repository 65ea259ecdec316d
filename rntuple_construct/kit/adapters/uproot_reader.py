"""Answer conformance requests with uproot; runs with any interpreter that has uproot, without this package."""

from __future__ import annotations

import math
import warnings
from collections.abc import Callable, Mapping
from typing import Any

import uproot
from serving import Refusal, fork_while_killed, serve, stack_of

_ROLES = ("plain", "collection", "record", "variant", "streamer")
_CLASSES = ("ROOT::RNTuple", "ROOT::Experimental::RNTuple")
_REPETITIVE = 1


class UprootField:
    """A field of an RNTuple, as uproot has parsed it."""

    def __init__(self, record: Any) -> None:
        self.name: str = record.field_name
        self.type_name: str = record.type_name
        self.role = int(record.struct_role)
        self.is_repetitive = bool(int(record.flags) & _REPETITIVE)
        self.children: list[UprootField] = []
        self.path = self.name


def _guarded(ask: Callable[[str, str | None], dict[str, Any]]) -> Callable[[str, str | None], dict[str, Any]]:
    def answer(path: str, name: str | None) -> dict[str, Any]:
        try:
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")
                return ask(path, name)
        except Refusal:
            raise
        except Exception as error:  # noqa: BLE001 (whatever a foreign reader raises)
            raise Refusal(_said(error), stack=stack_of(error, "uproot")) from None

    return answer


def _said(error: Exception) -> str:
    return f"{type(error).__name__}: {' '.join(str(error).split())[:500]}"


@_guarded
def container(path: str, _: str | None) -> dict[str, Any]:
    """The RNTuples of a file."""
    with uproot.open(path) as file:
        names = file.classnames(cycle=False)
        return {"ntuples": [{"name": name} for name, kind in names.items() if kind in _CLASSES]}


@_guarded
def metadata(path: str, name: str | None) -> dict[str, Any]:
    """Entries, clusters and fields of an RNTuple."""
    with uproot.open(path) as file:
        ntuple = _ntuple(file, name)
        fields, _ = _tree(ntuple)
        return {
            "num_entries": int(ntuple.num_entries),
            "num_clusters": len(ntuple.cluster_summaries),
            "fields": [
                {"path": field.path, "type_name": field.type_name, "role": _ROLES[field.role]}
                for field in fields
            ],
        }


@_guarded
def values(path: str, name: str | None) -> dict[str, Any]:
    """All values of an RNTuple, read as a whole or, where that fails, field by field."""
    with uproot.open(path) as file:
        ntuple = _ntuple(file, name)
        _, top = _tree(ntuple)
        found: dict[str, Any] = {}
        refused: dict[str, str] = {}
        stacks: dict[str, list[str]] = {}
        whole: Any = None
        try:
            whole = ntuple.arrays()
        except Exception as error:  # noqa: BLE001
            if len(top) < 2:
                refused = dict.fromkeys(top, _said(error))
                stacks = dict.fromkeys(top, stack_of(error, "uproot"))
        for key, field in top.items():
            if key in refused:
                continue
            try:
                array = whole[key] if whole is not None else ntuple[key].array()
                found[key] = [_value(field, item) for item in array.tolist()]
            except Exception as error:  # noqa: BLE001
                refused[key] = _said(error)
                stacks[key] = stack_of(error, "uproot")
        return {"num_entries": int(ntuple.num_entries), "fields": found, "refused": refused, "stacks": stacks}


def _ntuple(file: Any, name: str | None) -> Any:
    if name is None:
        names = [each for each, kind in file.classnames(cycle=False).items() if kind in _CLASSES]
        if not names:
            raise Refusal("there is no RNTuple in the file")
        name = names[0]
    return file[name]


def _tree(ntuple: Any) -> tuple[list[UprootField], dict[str, UprootField]]:
    """All fields with their sub-fields, and the top-level ones by name."""
    records = getattr(ntuple, "field_records", None)
    if records is None:
        records = ntuple.header.field_records
    fields = [UprootField(record) for record in records]
    top: dict[str, UprootField] = {}
    for number, (field, record) in enumerate(zip(fields, records, strict=True)):
        if record.parent_field_id == number:
            top[field.name] = field
        else:
            parent = fields[record.parent_field_id]
            parent.children.append(field)
            field.path = f"{parent.path}.{field.name}"
    return fields, top


def _value(field: UprootField, value: Any) -> Any:
    """A value of uproot in the spelling of the corpus."""
    if value is None:
        return None
    children = field.children
    if field.type_name == "char":
        return chr(value & 0xFF) if isinstance(value, int) else value
    if field.role == 1:
        return _collection(field, value)
    if field.role == 2:
        return _record(field, value)
    if field.role == 3:
        return _variant(field, value)
    if field.is_repetitive and not isinstance(value, (str, bytes)):
        return [_value(children[0], item) if children else _plain(item) for item in value]
    if children and field.type_name.startswith("std::atomic"):
        return _value(children[0], value)
    return _plain(value)  # enumerations are numbers, those over char as well


def _plain(value: Any) -> Any:
    if isinstance(value, float) and not math.isfinite(value):
        return str(value)
    if isinstance(value, bytes):
        return value.decode("utf-8", "surrogateescape")
    return value


def _collection(field: UprootField, value: Any) -> Any:
    if field.type_name.startswith("std::optional"):
        return _value(field.children[0], value)
    if field.type_name.startswith("std::unique_ptr"):
        return _value(field.children[0], value[0]) if value else None
    return [_value(field.children[0], item) for item in value]


def _record(field: UprootField, value: Any) -> Any:
    if isinstance(value, tuple) and len(value) == len(field.children):
        return {child.name: _value(child, item) for child, item in zip(field.children, value, strict=True)}
    # A class without members, also in its bases, is an empty tuple.
    return _members(field, value or {}, frozenset())


def _members(field: UprootField, value: Mapping[str, Any], taken: frozenset[str]) -> dict[str, Any]:
    """Members of a class: uproot merges those of its bases, with the name of the base in front where two are alike."""
    own = {child.name for child in field.children if not child.name.startswith(":_")}
    found: dict[str, Any] = {}
    for child in field.children:
        if child.name.startswith(":_"):
            found[child.name] = _members(child, _of_base(child, value, taken | own), frozenset())
        else:
            found[child.name] = _value(child, value[child.name])
    return found


def _of_base(base: UprootField, value: Mapping[str, Any], taken: frozenset[str]) -> dict[str, Any]:
    merged: dict[str, Any] = {}
    for name in _all_members(base):
        qualified = f"{base.type_name}::{name}"
        merged[name] = value[qualified] if qualified in value else value[name]
    return merged


def _all_members(field: UprootField) -> list[str]:
    names: list[str] = []
    for child in field.children:
        names += _all_members(child) if child.name.startswith(":_") else [child.name]
    return names


def _variant(field: UprootField, value: Any) -> Any:
    for child in field.children:
        if _fits(child, value):
            return _value(child, value)
    return _plain(value)


def _fits(field: UprootField, value: Any) -> bool:
    if field.role == 2:
        return isinstance(value, (dict, tuple))
    if field.role == 1 or field.is_repetitive:
        return isinstance(value, list)
    if field.children:
        return _fits(field.children[0], value)
    if field.type_name == "std::string":
        return isinstance(value, str)
    if field.type_name == "bool":
        return isinstance(value, bool)
    return isinstance(value, (int, float)) and not isinstance(value, bool)


if __name__ == "__main__":
    fork_while_killed()
    serve("uproot", uproot.__version__, {"container": container, "metadata": metadata, "values": values})
