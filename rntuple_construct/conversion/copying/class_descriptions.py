"""Descriptions of classes that go along with the fields when these are written to another file."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rntuple_construct.format.container import ClassDescription
from rntuple_construct.model.schema.field_kinds import FieldNode
from rntuple_construct.reader import RNTuple, RNTupleFile

__all__ = ["classes_of"]


def classes_of(
    file: RNTupleFile, ntuples: Iterable[tuple[RNTuple, Sequence[FieldNode]]]
) -> list[ClassDescription]:
    """Descriptions of the classes of fields, in the StreamerInfo record of their file.

    Args:
        file: the file.
        ntuples: RNTuples of it with the top-level fields that count; all attribute sets count with them.

    Raises:
        RNTupleError: the StreamerInfo record is damaged.
    """
    info = file.container.streamer_info()
    names: set[str] = set()
    for ntuple, nodes in ntuples:
        roots = [(ntuple.schema, node) for node in nodes]
        sets = map(ntuple.attribute_set, ntuple.attribute_sets)
        roots += [(each.schema, node) for each in sets for node in each.nodes.values()]
        for schema, node in roots:
            names |= {_class_name(field.type_name) for field in schema.walk(node.field.field_id)}
    described = info.descriptions() if info else ()
    return [each for each in described if _class_name(each.name) in names]


def _class_name(type_name: str) -> str:
    """A class without the arguments of its template, which fields and descriptions spell differently."""
    return type_name.partition("<")[0]
