"""Writing RNTuples: schema, batch, cluster, file.

A ``FileWriter`` makes a ``Writer`` or ``ParallelWriter`` for each RNTuple. Batches go through a ``FillContext`` into a
``Cluster``, whose columns cut them into pages; a ``ClusterStore`` gives complete clusters their places in the file.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rntuple_construct.base.lazy_names import lazy_names
from rntuple_construct.model.arrays.ingest import infer_schema
from rntuple_construct.model.arrays.meanings import ReducedMeaningWarning
from rntuple_construct.model.schema.specs import (
    ClassSpec,
    CollectionSpec,
    ColumnEncoding,
    EnumSpec,
    FieldOptions,
    FieldSpec,
    ProjectionSpec,
    SoASpec,
    StreamerSpec,
)
from rntuple_construct.writer.attributes import AttributeSetWriter
from rntuple_construct.writer.file import FileWriter, create, create_file, create_parallel, write
from rntuple_construct.writer.file_appender import FileAppender
from rntuple_construct.writer.fill import FillContext
from rntuple_construct.writer.options import CreateOptions, WriteOptions
from rntuple_construct.writer.writer import ParallelWriter, Writer

if TYPE_CHECKING:
    from rntuple_construct.writer.distributed.assembly import DistributedWriter, create_distributed
    from rntuple_construct.writer.distributed.tasks import fill_task

__all__ = [
    "AttributeSetWriter",
    "ClassSpec",
    "CollectionSpec",
    "ColumnEncoding",
    "CreateOptions",
    "DistributedWriter",
    "EnumSpec",
    "FieldOptions",
    "FieldSpec",
    "FileAppender",
    "FileWriter",
    "FillContext",
    "ParallelWriter",
    "ProjectionSpec",
    "ReducedMeaningWarning",
    "SoASpec",
    "StreamerSpec",
    "WriteOptions",
    "Writer",
    "create",
    "create_distributed",
    "create_file",
    "create_parallel",
    "fill_task",
    "infer_schema",
    "write",
]

# Most programs write alone, and need neither executors nor work areas.
__getattr__ = lazy_names(
    __name__,
    {
        f"{__name__}.distributed.assembly": ("DistributedWriter", "create_distributed"),
        f"{__name__}.distributed.tasks": ("fill_task",),
    },
)
