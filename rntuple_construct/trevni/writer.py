"""Write Trevni files: rows are cut into blocks column by column, and put in order when the file is closed."""

from __future__ import annotations

import json
import tempfile
from collections.abc import Mapping
from contextlib import nullcontext
from dataclasses import dataclass
from typing import IO, Any

import numpy as np
import numpy.typing as npt

from rntuple_construct.base.closing import ClosingOrAborting
from rntuple_construct.base.errors import SchemaError
from rntuple_construct.format.grammar import trevni as grammar
from rntuple_construct.model.arrays.ingest import infer_schema, members
from rntuple_construct.model.values.layout import Bytes, Layout, Numbers
from rntuple_construct.storage import Sink, open_sink
from rntuple_construct.trevni import fields, leaves, metadata
from rntuple_construct.trevni.blocks import encode_arrays, encode_levels
from rntuple_construct.trevni.codecs import CODECS, codec_of
from rntuple_construct.trevni.profiles import WIKI, Profile, profile_named
from rntuple_construct.trevni.schema import (
    ColumnOptions,
    PlannedColumn,
    TrevniSchema,
    check_user_key,
    checksum_named,
    make_plan,
)

__all__ = ["ColumnOptions", "TrevniWriter", "create", "write"]

Integers = npt.NDArray[np.int64]
_LEN_SPOOL = 64 << 20
_MAX_U32 = int(np.iinfo(np.uint32).max)


@dataclass(frozen=True, slots=True, eq=False)
class _PendingRows:
    """Rows of a column that are not in a block yet.

    Args:
        row_entries: entries (pairs of levels, or lengths) of each row.
        per_entry: repetition and definition levels of each entry, or its length, or nothing.
        entry_values: plain values of each entry.
        values: the plain values.
    """

    row_entries: Integers
    per_entry: tuple[Integers, ...]
    entry_values: Integers
    values: Layout

    def __len__(self) -> int:
        return len(self.row_entries)

    def cut(self, start: int, stop: int) -> _PendingRows:
        """A range of rows."""
        entry = int(self.row_entries[:start].sum())
        last = entry + int(self.row_entries[start:stop].sum())
        value = int(self.entry_values[:entry].sum())
        end = value + int(self.entry_values[entry:last].sum())
        return _PendingRows(
            self.row_entries[start:stop], tuple(each[entry:last] for each in self.per_entry), self.entry_values[entry:last],
            leaves.cut(self.values, value, end),
        )  # fmt: skip

    def len_about(self) -> int:
        """Estimated size in bytes."""
        size = sum(len(each) for each in self.per_entry)
        if isinstance(self.values, Numbers):
            return size + self.values.data.nbytes
        if isinstance(self.values, Bytes):
            return size + len(self.values) + len(self.values.data)
        return size + len(self.row_entries)


class _ColumnWriter:
    """Blocks of one column."""

    def __init__(
        self,
        profile: Profile,
        planned: PlannedColumn,
        spool: IO[bytes],
        block_size: int,
        block_rows: int | None,
    ) -> None:
        self._profile = profile
        self.planned = planned
        self.info = planned.info
        self._spool = spool
        self._block_size = block_size
        self._block_rows = block_rows
        self._pending: list[_PendingRows] = []
        self._len_pending = 0
        self.descriptors: list[dict[str, Any]] = []
        self.pieces: list[tuple[int, int]] = []

    def add(self, offsets: tuple[Integers, ...], values: Layout, num_rows: int) -> None:
        """Add rows.

        Args:
            offsets: offsets of the steps around the values of the field.
            values: the plain values.
            num_rows: number of rows.
        """
        info, depth = self.info, self.planned.depth
        if self._profile.has_levels:
            repetition, definition = fields.levels_of(info.steps, offsets, num_rows)
            starts = np.append(fields.rows_of(repetition), len(repetition))
            present = (definition == info.max_definition).astype(np.int64) * max(info.array_width, 1)
            chunk = _PendingRows(np.diff(starts), (repetition, definition), present, values)
        else:
            bounds = np.arange(num_rows + 1)
            for places in offsets[: depth - info.is_array]:
                bounds = places[bounds]
            entries = np.diff(bounds)
            if info.is_array:
                lengths = np.diff(offsets[depth - 1])
                if info.type.form == "none":
                    values = leaves.missing(int(lengths.sum()))
                chunk = _PendingRows(entries, (lengths,), lengths, values)
            else:
                chunk = _PendingRows(entries, (), np.ones(int(entries.sum()), np.int64), values)
        if num_rows:
            self._pending.append(chunk)
            self._len_pending += chunk.len_about()
        if self._block_rows is not None or self._len_pending >= self._block_size:
            self.flush(everything=False)

    def flush(self, *, everything: bool) -> None:
        """Make blocks of the pending values; the last, incomplete one only at the end."""
        if not self._pending:
            return
        rows = self._joined()
        per_block = self._block_rows or max(1, len(rows) * self._block_size // max(self._len_pending, 1))
        per_block = min(per_block, _MAX_U32)
        start = 0
        while start < len(rows) and (everything or len(rows) - start >= per_block):
            stop = min(start + per_block, len(rows))
            self._write(rows.cut(start, stop))
            start = stop
        rest = rows.cut(start, len(rows))
        self._pending = [rest] if len(rest) else []
        self._len_pending = rest.len_about() if len(rest) else 0

    def _joined(self) -> _PendingRows:
        if len(self._pending) == 1:
            return self._pending[0]
        parts = self._pending
        return _PendingRows(
            np.concatenate([part.row_entries for part in parts]),
            tuple(np.concatenate(each) for each in zip(*(part.per_entry for part in parts), strict=True)),
            np.concatenate([part.entry_values for part in parts]),
            leaves.joined(self.info.type, [part.values for part in parts]),
        )

    def _write(self, rows: _PendingRows) -> None:
        info = self.info
        if self._profile.has_levels:
            payload = encode_levels(info, rows.per_entry[0], rows.per_entry[1], rows.values)
        else:
            payload = encode_arrays(
                self._profile, info, rows.per_entry[0] if info.is_array else None, rows.values
            )
        data = info.codec.encode(payload)
        if max(len(payload), len(data)) > _MAX_U32:
            raise SchemaError(f"a row of column '{info.name}' takes more than 4 GiB", path=info.name)
        descriptor: dict[str, Any] = {
            "num_rows": len(rows),
            "len_block": len(payload),
            "len_block_stored": len(data),
        }
        if info.has_first_values:
            descriptor["first_value"] = leaves.first_value(info.type, rows.values, info.name)
        self.descriptors.append(descriptor)
        if info.has_checksums:
            checksum = self._profile.checksum(payload)
            data = checksum + data if self._profile.checksum_first else data + checksum
        self._spool.seek(0, 2)
        self.pieces.append((self._spool.tell(), len(data)))
        self._spool.write(data)

    def head(self) -> bytes:
        """Number of blocks and their descriptors."""
        tree = {"num_blocks": len(self.descriptors), "descriptors": self.descriptors}
        return grammar.build_column_head(tree, self.info.first_form)


class TrevniWriter(ClosingOrAborting):
    """A Trevni file that is being written; a context manager that finishes it, or removes it if it fails.

    ``create`` says what the arguments are.
    """

    def __init__(
        self, target: Any, schema: TrevniSchema, *, profile: Profile, codec: str, checksum: str,
        columns: Mapping[str, ColumnOptions], user_metadata: Mapping[str, str | bytes], block_size: int,
        block_rows: int | None, durable: bool, record: str | None = None,
    ) -> None:  # fmt: skip
        found = codec_of(codec)
        if found is None:
            raise SchemaError(f"there is no codec '{codec}'", hint=f"one of {', '.join(CODECS)}")
        if block_size < 1 or (block_rows is not None and not 0 < block_rows <= _MAX_U32):
            raise SchemaError("a block holds at least one byte and one row, and fewer than 2^32 rows")
        rows_of = {name: options.block_rows for name, options in columns.items()}
        if any(rows is not None and not 0 < rows <= _MAX_U32 for rows in rows_of.values()):
            raise SchemaError("a block holds at least one row, and fewer than 2^32 rows")
        for key in user_metadata:
            check_user_key(key)
        has_checksums = checksum_named(checksum)
        self.profile = profile
        self._plan = make_plan(profile, schema, columns, found, has_checksums, record)
        self._pairs: dict[str, bytes] = {}
        if found.name != "null":
            self._pairs[metadata.CODEC] = found.name.encode()
        if has_checksums:
            self._pairs[metadata.CHECKSUM] = b"crc32"
        if self._plan.avro_schema is not None:
            self._pairs[metadata.AVRO_SCHEMA] = json.dumps(self._plan.avro_schema).encode()
        for key, value in user_metadata.items():
            self._pairs[key] = value.encode("utf-8") if isinstance(value, str) else bytes(value)
        self._spool: IO[bytes] = tempfile.SpooledTemporaryFile(_LEN_SPOOL)  # noqa: SIM115 (closed with the writer)
        try:
            # The caller finishes its own sink.
            self._owns_sink = not isinstance(target, Sink)
            self._sink: Sink = open_sink(target, durable=durable) if self._owns_sink else target
        except BaseException:
            self._spool.close()
            raise
        self._columns = [
            _ColumnWriter(
                profile, planned, self._spool, block_size, rows_of.get(planned.info.name) or block_rows
            )
            for planned in self._plan.columns
        ]
        self.num_rows = 0
        self._is_open = True

    def extend(self, data: Any) -> None:
        """Add rows.

        Args:
            data: a mapping from names to arrays, an array or table of records, or a list of dicts, as for RNTuples.

        Raises:
            SchemaError: data that do not fit the schema; nothing is added then.
        """
        if not self._is_open:
            raise SchemaError("the file is finished")
        layouts, num_rows = self._plan.layouts(data)
        apart = {name: list(fields.leaves_of(layout)) for name, layout in layouts.items()}
        # Whatever a type cannot hold is found before anything is kept.
        columns = [(writer, *apart[writer.planned.field][writer.planned.leaf]) for writer in self._columns]
        for writer, _, values in columns:
            leaves.check(writer.info.type, values, writer.info.name)
        for writer, offsets, values in columns:
            writer.add(offsets, values, num_rows)
        self.num_rows += num_rows

    def close(self) -> None:
        """Write the file; before that nothing is at the target.

        Raises:
            SinkError: it cannot be written.
        """
        if not self._is_open:
            return
        self._is_open = False
        try:
            with self._sink if self._owns_sink else nullcontext(self._sink) as sink:
                for column in self._columns:
                    column.flush(everything=True)
                heads = [column.head() for column in self._columns]
                starts = []
                header = self._header([0] * len(heads))
                position = len(header)
                for column, head in zip(self._columns, heads, strict=True):
                    starts.append(position)
                    position += len(head) + sum(size for _, size in column.pieces)
                sink.write(self._header(starts))
                for column, head in zip(self._columns, heads, strict=True):
                    sink.write(head)
                    for place, size in column.pieces:
                        self._spool.seek(place)
                        sink.write(self._spool.read(size))
        finally:
            self._spool.close()

    def abort(self) -> None:
        """Cancel the file and remove it."""
        if self._is_open:
            self._is_open = False
            self._spool.close()
            if self._owns_sink:
                self._sink.abort()

    def _header(self, starts: list[int]) -> bytes:
        return grammar.build_header(
            {
                "magic": grammar.MAGIC,
                "version": self.profile.version,
                "num_rows": self.num_rows,
                "num_columns": len(starts),
                "metadata": _tree(self._pairs.items()),
                "columns_metadata": [_tree(column.planned.pairs) for column in self._columns],
                "ofs_columns": starts,
            }
        )


def _tree(pairs: Any) -> dict[str, Any]:
    return {"pairs": [{"key": key, "value": value} for key, value in pairs]}


def create(
    target: Any, schema: TrevniSchema, *, profile: str | Profile = WIKI, codec: str = "null", checksum: str = "null",
    columns: Mapping[str, ColumnOptions] | None = None, metadata: Mapping[str, str | bytes] | None = None,
    block_size: int = 1 << 16, block_rows: int | None = None, durable: bool = True,
    record: str | None = None,
) -> TrevniWriter:  # fmt: skip
    """Start a Trevni file; use the result as a context manager.

    Args:
        target: path, writable binary file object, or an open sink.
        schema: name and type of each field: a C++ type name as for RNTuples, or a type of the format.
        profile: dialect, ``trevni-wiki`` or ``trevni-avro``.
        codec: ``null``, ``deflate``, ``snappy`` (needs the extra ``trevni``) or ``bzip2``.
        checksum: ``crc32`` or ``null``.
        columns: choices by name of the column.
        metadata: user keys of the file.
        block_size: bytes of uncompressed values per block, about.
        block_rows: rows per block, exactly.
        durable: wait at the end until the storage device has the bytes.
        record: for ``trevni-avro``: rows are an Avro record of this name, whose schema is kept in the file.
            Columns have the names and the order of Avro's writer of records, so its reader of records reads
            them.

    Raises:
        SchemaError: a schema that the dialect cannot express.
        SinkError: the target cannot be written.
    """
    return TrevniWriter(
        target, schema, profile=profile_named(profile), codec=codec, checksum=checksum, columns=columns or {},
        user_metadata=metadata or {}, block_size=block_size, block_rows=block_rows, durable=durable,
        record=record,
    )  # fmt: skip


def write(target: Any, data: Any, *, schema: TrevniSchema | None = None, **choices: Any) -> None:
    """Write a Trevni file in one go.

    Args:
        target: path or writable binary file object.
        data: rows, as for ``TrevniWriter.extend``.
        schema: as for ``create``; by default what fits the data.
        choices: the other arguments of ``create``.

    Raises:
        SchemaError: data that the dialect cannot express.
        SinkError: the target cannot be written.
    """
    columns = members(data)
    with create(target, infer_schema(columns) if schema is None else schema, **choices) as made:
        made.extend(columns)
