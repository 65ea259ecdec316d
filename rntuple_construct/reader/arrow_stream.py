"""RNTuples as streams of Arrow record batches, which Arrow's C stream interface hands to other libraries."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from rntuple_construct.base.extras import require
from rntuple_construct.reader.options import ColumnOptions, Cut, FieldNames, columns_of

if TYPE_CHECKING:
    import pyarrow as pa
    from typing_extensions import Unpack

__all__ = ["arrow_schema", "record_batches"]


def arrow_schema(events: Any, fields: FieldNames, **columns: Unpack[ColumnOptions]) -> pa.Schema:
    """Return the Arrow schema of fields; no page is read.

    Args:
        events: an ``RNTuple``.
        fields, columns: as for ``RNTuple.arrays``.
    """
    empty = events.arrays(fields, library="pa", **columns, entry_start=0, entry_stop=0)
    schema: pa.Schema = empty.schema
    return schema


def record_batches(
    events: Any, fields: FieldNames, cut: Cut, options: dict[str, Any]
) -> pa.RecordBatchReader:
    """Return a reader of record batches, which are read from the file when they are asked for.

    Args:
        events: an ``RNTuple``, which must stay open.
        fields, cut: as for ``RNTuple.arrays``.
        options: those of ``RNTuple.iterate``.
    """
    pa = require("pyarrow")
    schema = arrow_schema(events, fields, **columns_of(options))

    def batches() -> Iterator[Any]:
        for table in events.iterate(fields, cut, library="pa", **options):
            yield from table.to_batches()

    return pa.RecordBatchReader.from_batches(schema, batches())
