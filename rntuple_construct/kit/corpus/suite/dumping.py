"""An RNTuple file as the JSON text that the readers of the validation suite print."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, TextIO

from rntuple_spec.constants import ATTRIBUTE_FIELDS

from rntuple_construct.base.errors import UnsupportedError
from rntuple_construct.kit.corpus.suite.model import AttributeRange, Output
from rntuple_construct.kit.corpus.suite.printing import (
    array_parts,
    attribute_texts,
    entry_texts,
    feature_flag_message,
    output_of,
    print_order,
    to_suite_error_json,
    to_suite_sum_json,
)
from rntuple_construct.model.arrays import to_rows
from rntuple_construct.model.schema.field_kinds import FieldKind, FieldNode
from rntuple_construct.reader import RNTuple, RNTupleFile

__all__ = ["print_file"]

CHUNK = "16 MB"
_RANGE_START, _RANGE_LEN, _USER_DATA = ATTRIBUTE_FIELDS
_UNKNOWN_FEATURE = frozenset({"RNT-FEA-002", "RNT-FEA-003"})


def print_file(file: RNTupleFile, name: str | None, out: TextIO) -> None:
    """Print an RNTuple in the style of the suite.

    A file of a compression case (see `output_of`) is printed as the sum of its numbers. One with attribute
    sets is printed as their values and ranges, and one with an unknown feature as the message of its refusal.

    Args:
        file: the file.
        name: name of the RNTuple; None for the only one.
        out: where the text goes.

    Raises:
        RNTupleError: the file cannot be read for any other reason than an unknown feature.
    """
    try:
        ntuple = file.only() if name is None else file[name]
    except UnsupportedError as error:
        if error.rule_id not in _UNKNOWN_FEATURE:
            raise
        out.write(to_suite_error_json(feature_flag_message(int(error.actual))))
        return
    schema = _schema(ntuple.nodes)
    if ntuple.attribute_sets:
        out.writelines(array_parts(_attributes(ntuple)))
    elif output_of(schema) is Output.SUM:
        out.write(to_suite_sum_json({name: _sum(ntuple, name) for name in schema}))
    else:
        out.writelines(array_parts(_entries(ntuple)))


def _schema(nodes: Mapping[str, FieldNode]) -> dict[str, str]:
    return {name: node.field.type_name for name, node in nodes.items()}


def _entries(ntuple: RNTuple) -> Iterator[str]:
    order = print_order(_schema(ntuple.nodes), _sources(ntuple))
    return entry_texts(_rows(ntuple), order, _classes(ntuple))


def _rows(ntuple: RNTuple) -> Iterator[dict[str, Any]]:
    for chunk in ntuple.iterate(step_size=CHUNK, library="layout"):
        yield from to_rows(chunk)


def _attributes(ntuple: RNTuple) -> Iterator[str]:
    """The values and ranges of all attribute sets."""
    for name in ntuple.attribute_sets:
        attribute_set = ntuple.attribute_set(name)
        user_data = attribute_set.nodes[_USER_DATA]
        schema = _schema(user_data.members)
        ranges = (
            AttributeRange(start=row[_RANGE_START], length=row[_RANGE_LEN], values=row[_USER_DATA])
            for row in _rows(attribute_set)
        )
        yield from attribute_texts(ranges, schema, _classes(attribute_set))


def _sum(ntuple: RNTuple, name: str) -> int:
    # In Python's integers, which do not overflow.
    return sum(sum(chunk[name].tolist()) for chunk in ntuple.iterate([name], step_size=CHUNK, library="np"))


def _sources(ntuple: RNTuple) -> dict[str, str]:
    """Each projected top-level field and the path of the field whose columns it shows."""
    fields = ntuple.schema.fields
    columns = ntuple.schema.columns
    return {
        name: fields[columns[field.representations[0][0]].record.field_id].path
        for name, field in ntuple.fields.items()
        if field.is_projected and field.representations
    }


def _classes(ntuple: RNTuple) -> dict[str, dict[str, str]]:
    """The members of every class that the schema mentions."""
    return {
        node.field.type_name: _schema(node.members)
        for top in ntuple.nodes.values()
        for node in top.walk()
        if node.kind is FieldKind.RECORD and node.field.type_name
    }
