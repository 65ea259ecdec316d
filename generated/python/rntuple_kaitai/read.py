"""Print RNTuples of the released format, their metadata and their values: ``python -m rntuple_kaitai.read FILE [NTUPLE [LEVELS]]``.

Prints an answer of the conformance protocol for each of the levels ``container``, ``metadata`` and ``values``. Files, metadata and
columns are those of :mod:`rntuple_kaitai.ntuple`; this program decides how values of fields look.
"""

from __future__ import annotations

import json
import math
import re
import struct
import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

from rntuple_kaitai import Cluster, MissingCodecError, NTuple, ParseError, find_anchors
from rntuple_kaitai.ntuple import MAX_ELEMENTS

PLAIN, COLLECTION, RECORD, VARIANT, STREAMER = range(5)
ROLES = ("plain", "collection", "record", "variant", "streamer")


class RefusedError(Exception):
    """The RNTuple or a field cannot be read."""


def need(condition: object, text: str) -> None:
    """Refuse the RNTuple or the field unless a condition holds."""
    if not condition:
        raise RefusedError(text)


def read_field(ntuple: NTuple, cluster: Cluster, id: int, count: int) -> list[Any]:
    """Return the first values of a field in a cluster."""
    field, children = ntuple.fields[id], ntuple.children(id)
    name, read = field.type_name.value, partial(read_field, ntuple, cluster)
    elements, spans = partial(ntuple.elements, cluster, id), partial(ntuple.spans, cluster, id)
    need(count <= MAX_ELEMENTS, "too many values")
    if field.role == COLLECTION:
        ranges = spans(count)
        items = read(children[0], ranges[-1][1] if ranges else 0)
        if name.startswith(("std::optional<", "std::unique_ptr<")):
            return [items[start] if end > start else None for start, end in ranges]
        return [items[start:end] for start, end in ranges]
    if field.role == RECORD:
        names = [ntuple.fields[child].name.value for child in children]
        members = [read(child, count) for child in children]
        return [{key: member[i] for key, member in zip(names, members, strict=True)} for i in range(count)]
    if field.role == VARIANT:
        chosen, _ = elements(count, zero=(0, 0))
        need(all(tag <= len(children) for _, tag in chosen), "a tag of no alternative")
        found: list[list[Any]] = [[]]
        for number_of, child in enumerate(children, 1):
            found.append(read(child, max((i + 1 for i, tag in chosen if tag == number_of), default=0)))
        return [found[tag][i] if tag else None for i, tag in chosen]
    if field.role == STREAMER or name == "std::string":
        ranges = spans(count)
        whole = bytes(elements(ranges[-1][1] if ranges else 0, place=1)[0])
        is_streamer = field.role == STREAMER
        return [text(whole[start:end], is_streamer=is_streamer) for start, end in ranges]
    if field.array_size is not None:
        size = field.array_size
        items = read(children[0], count * size) if children else elements(count * size, zero=False)[0]
        return [items[i * size : (i + 1) * size] for i in range(count)]
    if name.startswith("ROOT::RNTupleCardinality<"):
        return [end - start for start, end in spans(count)]
    if len(children) == 1 and not ntuple.columns_of(id):  # std::atomic, or an enumeration
        items = read(children[0], count)
        is_char = ntuple.fields[children[0]].type_name.value == "char"
        is_enum = is_char and not name.startswith("std::atomic<")  # the values of an enumeration are numbers
        return [(ord(item) + 128) % 256 - 128 for item in items] if is_enum else items
    values, kind = elements(count)
    return [number(value, name, kind) for value in values]


def number(value: Any, type_name: str, kind: str | None) -> Any:
    """Return a number of a column of a kind as a type has it."""
    if type_name in ("float", "double"):
        need(kind in ("real", None), "no real numbers")
        value = struct.unpack("<f", struct.pack("<f", value))[0] if type_name == "float" else float(value)
        return value if math.isfinite(value) else str(value)
    kinds = ("byte",) if type_name == "std::byte" else ("bit", "char", "integer")
    need(kind is None or kind in kinds, "no integers")
    if type_name == "bool":
        return value != 0
    if type_name == "char":
        return chr(int(value) & 0xFF)
    match = re.fullmatch(r"std::(?:byte|(u?)int(8|16|32|64)_t)", type_name)
    if not match:
        raise RefusedError(f"fields of type {type_name}")
    bits, is_signed = int(match[2] or 8), match[1] == ""
    value = int(value)
    if kind == "char" and is_signed and bits == 8:
        value = (value + 128) % 256 - 128
    low = -(1 << bits - 1) if is_signed else 0
    need(low <= value < low + (1 << bits), f"{value} is out of range")
    return value


def text(data: bytes, *, is_streamer: bool) -> Any:
    """Return a string, or bytes in hexadecimal: those of a streamer field, and those that are not UTF-8."""
    try:
        return {"$streamer": data.hex()} if is_streamer else data.decode()
    except UnicodeDecodeError:
        return {"$bytes": data.hex()}


def opened(data: bytes, name: str) -> NTuple:
    """Return the RNTuple of a name, or the first one."""
    found = find_anchors(data)
    need(found and (not name or name in found), "there is no such RNTuple")
    return NTuple(data, found[name or next(iter(found))])


def container(data: bytes, _: str) -> dict[str, Any]:
    """Return the names of all RNTuples."""
    return {"ntuples": [{"name": path} for path in find_anchors(data)]}


def metadata(data: bytes, name: str) -> dict[str, Any]:
    """Return numbers of entries and clusters, and all fields."""
    ntuple, fields = opened(data, name), []
    for id, field in enumerate(ntuple.fields):
        role = dict(enumerate(ROLES)).get(field.role, "unknown")
        fields.append({"path": ntuple.path(id), "type_name": field.type_name.value, "role": role})
    return {"num_entries": ntuple.num_entries, "num_clusters": len(ntuple.clusters), "fields": fields}


def values(data: bytes, name: str) -> dict[str, Any]:
    """Return the values of all fields, and messages for those that cannot be read."""
    ntuple, fields, refused = opened(data, name), {}, {}
    for id, field in enumerate(ntuple.fields):
        if field.parent_id == id:
            try:
                ntuple.require_known(id)
                clusters = [
                    read_field(ntuple, cluster, id, cluster.num_entries) for cluster in ntuple.clusters
                ]
                fields[field.name.value] = [value for cluster in clusters for value in cluster]
            except PROBLEMS as error:
                refused[field.name.value] = f"{type(error).__name__}: {error}"
    return {"num_entries": ntuple.num_entries, "fields": fields, "refused": refused}


PROBLEMS = (
    *(RefusedError, ParseError, MissingCodecError),
    *(ValueError, LookupError, OverflowError, RecursionError),
)
LEVELS = {"container": container, "metadata": metadata, "values": values}


def answers(path: str, name: str = "", levels: str = "values") -> Iterator[dict[str, Any]]:
    """Answer levels of a file.

    Args:
        path: the file.
        name: path of the RNTuple in the file; empty: the first one.
        levels: names of levels, with commas between them.
    """
    data = Path(path).read_bytes()
    for level in levels.split(","):
        try:
            yield {"level": level, "status": "ok", "result": LEVELS[level](data, name)}
        except PROBLEMS as error:
            yield {"level": level, "status": "refused", "message": f"{type(error).__name__}: {error}"}


if __name__ == "__main__":
    for answer in answers(*sys.argv[1:]):
        print(json.dumps(answer))
