"""Cases of the validation suite as files: the same case gives the same bytes wherever and whenever it is written."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime, timezone
from typing import Any

import numpy as np
from rntuple_spec.constants import UNVERSIONED

from rntuple_construct.kit.corpus.suite.model import (
    NTUPLE_NAME,
    AscendingRows,
    BeginRange,
    ClassType,
    Columns,
    CommitClusterGroup,
    CommitRange,
    Fill,
    FlushCluster,
    Projection,
    Row,
    Step,
    SuiteCase,
)
from rntuple_construct.model.schema.specs import (
    ClassSpec,
    ColumnEncoding,
    EnumSpec,
    FieldOptions,
    FieldSpec,
    ProjectionSpec,
    Spec,
)
from rntuple_construct.writer import AttributeSetWriter, FileWriter, Writer
from rntuple_construct.writer.options import WriteOptions

__all__ = ["TIMESTAMP", "WRITER", "write_case"]

TIMESTAMP = datetime(2026, 1, 1, tzinfo=timezone.utc)
"""Time stamp of all records, so that a file depends on nothing but its case."""
WRITER = "rntuple-construct"
"""Name of the writing program, without a version."""
_BASE = ":_"


def write_case(case: SuiteCase, target: Any) -> None:
    """Write the file of a case.

    Args:
        case: what to write; the file holds one RNTuple with the name ``NTUPLE_NAME``.
        target: path or writable binary file object.

    Raises:
        SourceError: the target cannot be written.
    """
    options = _options(case)
    with FileWriter(
        target, compression=case.options.compression, name=case.file_name, timestamp=TIMESTAMP
    ) as file:
        writer = file.create(
            NTUPLE_NAME,
            {**case.schema, **{name: _projection(name, item) for name, item in case.projections.items()}},
            options,
            classes=_classes(case),
            field_options=_field_options(case.encodings),
            feature_flags=case.options.header_feature_flags,
            writer=WRITER,
        )
        with writer:
            sets = {
                name: writer.attribute_set(name, attribute_set.schema)
                for name, attribute_set in case.attribute_sets.items()
            }
            for step in case.steps:
                _take(step, writer, sets)


def _take(step: Step, writer: Writer, sets: Mapping[str, AttributeSetWriter]) -> None:
    if isinstance(step, Fill):
        writer.extend(_data(step.rows))
    elif isinstance(step, FlushCluster):
        writer.flush_cluster()
    elif isinstance(step, CommitClusterGroup):
        writer.commit_cluster_group()
    elif isinstance(step, BeginRange):
        sets[step.attribute_set].begin_range()
    elif isinstance(step, CommitRange):
        sets[step.attribute_set].commit_range(**step.values)


def _data(rows: Any) -> Any:
    if isinstance(rows, AscendingRows):
        return {rows.name: np.arange(len(rows))}
    return list[Row](rows)


def _options(case: SuiteCase) -> WriteOptions:
    chosen = case.options
    if chosen.max_page_size is None:
        return WriteOptions(compression=chosen.compression)
    return WriteOptions(compression=chosen.compression, page_size=chosen.max_page_size)


def _encoding(columns: Columns) -> list[ColumnEncoding]:
    return [ColumnEncoding(column.type, column.bits, column.value_range) for column in columns]


def _field_options(encodings: Mapping[str, Columns]) -> dict[str, FieldOptions]:
    return {path: FieldOptions(encoding=_encoding(columns)) for path, columns in encodings.items()}


def _classes(case: SuiteCase) -> dict[str, Spec]:
    classes: dict[str, Spec] = {name: _class(name, item) for name, item in case.classes.items()}
    return classes | {name: EnumSpec(name, underlying) for name, underlying in case.enums.items()}


def _class(name: str, item: ClassType) -> ClassSpec:
    members: dict[str, Spec] = {
        member: FieldSpec.of(type_, alias=item.aliases.get(member))
        for member, type_ in item.members.items()
        if not member.startswith(_BASE)
    }
    return ClassSpec(
        name,
        members,
        bases=[type_ for member, type_ in item.members.items() if member.startswith(_BASE)],
        version=None if item.version == UNVERSIONED else item.version,
        checksum=item.checksum,
    )


def _projection(name: str, item: Projection) -> ProjectionSpec:
    below = {path[len(name) + 1 :]: source for path, source in item.sources.items() if path != name}
    return ProjectionSpec(item.type, item.sources[name], below)
