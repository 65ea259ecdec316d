"""Cases of the validation suite as files: the same case gives the same bytes wherever and whenever it is written."""

from __future__ import annotations

from itertools import accumulate, pairwise
from typing import Any

import numpy as np

from rntuple_construct.kit.corpus.model import TIMESTAMP
from rntuple_construct.kit.corpus.suite.model import NTUPLE_NAME, AscendingRows, SuiteCase
from rntuple_construct.model.schema.specs import FieldOptions
from rntuple_construct.writer import FileWriter, Writer
from rntuple_construct.writer.options import WriteOptions

__all__ = ["WRITER", "write_case"]

WRITER = "rntuple-construct"
"""Name of the writing program, without a version."""


def write_case(case: SuiteCase, target: Any) -> None:
    """Write the file of a case.

    Args:
        case: what to write; the file holds one RNTuple with the name ``NTUPLE_NAME``.
        target: path or writable binary file object.

    Raises:
        SourceError: the target cannot be written.
    """
    options = WriteOptions(compression=case.compression)
    if case.page_size is not None:
        options = WriteOptions(compression=case.compression, page_size=case.page_size)
    with FileWriter(target, compression=case.compression, name=case.file_name, timestamp=TIMESTAMP) as file:
        writer = file.create(
            NTUPLE_NAME,
            {**case.schema, **case.projections},
            options,
            classes=case.classes,
            field_options={path: FieldOptions(encoding=columns) for path, columns in case.encodings.items()},
            feature_flags=case.feature_flags,
            writer=WRITER,
        )
        with writer:
            _fill(case, writer)


def _fill(case: SuiteCase, writer: Writer) -> None:
    """Append the entries, in pieces that end with clusters and ranges of attributes."""
    sets = {name: writer.attribute_set(name, item.schema) for name, item in case.attribute_sets.items()}
    ranges = [(sets[name], each) for name, item in case.attribute_sets.items() for each in item.ranges]
    group_ends = set(accumulate(map(sum, case.cluster_groups)))
    cluster_ends = set(accumulate(count for group in case.cluster_groups for count in group))
    ends = {each.start for _, each in ranges} | {each.start + each.length for _, each in ranges}
    for start, stop in pairwise(sorted({0, *ends, *cluster_ends})):
        for attributes, each in ranges:
            if each.start == start:
                attributes.begin_range()
        if isinstance(case.filled, AscendingRows):
            writer.extend({case.filled.name: np.arange(start, stop)})
        else:
            writer.extend(case.filled[start:stop])
        for attributes, each in ranges:
            if each.start + each.length == stop:
                attributes.commit_range(**each.values)
        if stop in cluster_ends:
            writer.flush_cluster()
        if stop in group_ends:
            writer.commit_cluster_group()
