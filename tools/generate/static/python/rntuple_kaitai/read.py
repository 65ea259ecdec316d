"""Print RNTuples of the released format, their metadata and their values: ``python -m rntuple_kaitai.read FILE [NTUPLE [LEVELS]]``.

Prints an answer of the conformance protocol for each of the levels ``container``, ``metadata`` and ``values``.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from functools import partial
from typing import Any

from rntuple_kaitai import (
    Cluster,
    FileSource,
    LimitError,
    MissingCodecError,
    NTuple,
    ParseError,
    Source,
    find_anchors,
    open_ntuple,
    values,
)


def read_field(ntuple: NTuple, cluster: Cluster, id: int, count: int) -> list[Any]:
    """Return the first values of a field in a cluster."""
    shape, children = values.shape(ntuple, id), ntuple.children(id)
    read = partial(read_field, ntuple, cluster)
    if shape == "number":
        return values.numbers(ntuple, cluster, id, count)
    if shape == "held":
        return read(children[0], count)
    if shape == "string":
        return values.strings(ntuple, cluster, id, count)
    if shape == "streamer":
        return [{"$streamer": data.hex()} for data in values.strings(ntuple, cluster, id, count)]
    if shape in ("list", "array", "bitset", "optional"):
        spans = values.spans(ntuple, cluster, id, count)
        total = spans[-1][1] if spans else 0
        items = values.numbers(ntuple, cluster, id, total) if shape == "bitset" else read(children[0], total)
        if shape == "optional":
            return [items[start] if end > start else None for start, end in spans]
        return [items[start:end] for start, end in spans]
    if shape == "record":
        members = {ntuple.fields[child].name.value: read(child, count) for child in children}
        return [{name: items[i] for name, items in members.items()} for i in range(count)]
    choices, sizes = values.choices(ntuple, cluster, id, count)
    alternatives = [read(child, size) for child, size in zip(children, sizes, strict=True)]
    return [alternatives[tag - 1][index] if tag else None for tag, index in choices]


def container(file: Source, _: str) -> dict[str, Any]:
    """Return the names of all RNTuples."""
    return {"ntuples": [{"name": path} for path in find_anchors(file)]}


def metadata(file: Source, name: str) -> dict[str, Any]:
    """Return numbers of entries and clusters, and all fields."""
    ntuple, fields = open_ntuple(file, name), []
    for id, field in enumerate(ntuple.fields):
        role = values.role(ntuple, id)
        fields.append({"path": ntuple.path(id), "type_name": field.type_name.value, "role": role})
    return {"num_entries": ntuple.num_entries, "num_clusters": len(ntuple.clusters), "fields": fields}


def all_values(file: Source, name: str) -> dict[str, Any]:
    """Return the values of all fields, and messages for those that cannot be read."""
    ntuple = open_ntuple(file, name)
    fields, refused = values.read_fields(ntuple, read_field)
    return {"num_entries": ntuple.num_entries, "fields": fields, "refused": refused}


LEVELS = {"container": container, "metadata": metadata, "values": all_values}


def answers(path: str, name: str = "", levels: str = "values") -> Iterator[dict[str, Any]]:
    """Answer levels of a file.

    Args:
        path: the file.
        name: path of the RNTuple in the file; empty: the first one.
        levels: names of levels, with commas between them.
    """
    with FileSource(path) as file:
        for level in levels.split(","):
            try:
                yield {"level": level, "status": "ok", "result": LEVELS[level](file, name)}
            except (ParseError, LimitError, MissingCodecError, RecursionError) as error:
                yield {"level": level, "status": "refused", "message": f"{type(error).__name__}: {error}"}


if __name__ == "__main__":
    for answer in answers(*sys.argv[1:]):
        print(values.to_json(answer))
