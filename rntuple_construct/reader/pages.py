"""Elements of columns from the pages in the file: verify, decompress, decode, nothing more than asked for."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from rntuple_construct.columns import ColumnCodec, column_codec
from rntuple_construct.compression import MAX_LEN_CHUNK, Buffer, decompress
from rntuple_construct.descriptor.clusters import Cluster, ColumnRange
from rntuple_construct.descriptor.schema import Column, Schema
from rntuple_construct.errors import DescriptorError, LimitError, PageError, RNTupleError
from rntuple_construct.fields.layout import Array
from rntuple_construct.fields.nodes import FieldNode
from rntuple_construct.fields.reading import Segment
from rntuple_construct.generations import Generation
from rntuple_construct.limits import DEFAULT_LIMITS, Limits
from rntuple_construct.reader.locators import fetch
from rntuple_construct.storage import Source


@dataclass(frozen=True, slots=True, eq=False)
class _Stored:
    """The pages of a field's column in one cluster, in its primary representation there."""

    column: Column
    pages: ColumnRange
    ends: Array
    missing: int

    @property
    def length(self) -> int:
        return int(self.ends[-1]) if len(self.ends) else 0


class PageReader:
    """Reads columns of one RNTuple; a fields.reading.ColumnReader.

    Args:
        source: the file.
        schema: its fields and columns.
        generation: its generation of the format.
        writer: writer string of the header.
        verify: whether page checksums are compared.
        limits: how many elements may be synthesised.
        external: whether pages outside the file may be fetched.
    """

    def __init__(
        self,
        source: Source,
        schema: Schema,
        generation: Generation,
        writer: str,
        *,
        verify: bool = True,
        limits: Limits = DEFAULT_LIMITS,
        external: bool = False,
    ) -> None:
        self._source = source
        self._schema = schema
        self._generation = generation
        self._switch_layout = generation.switch_layout(writer)
        self._verify = verify
        self._limits = limits
        self._external = external
        self._codecs: dict[int, ColumnCodec] = {}

    def prepare(self, node: FieldNode, index: int, segments: Sequence[Segment], dtype: np.dtype[Any]) -> None:
        """Raise unless the pages hold, or the format synthesises, all elements of the segments.

        Raises:
            PageError: elements beyond the last page, or a page larger than its stored bytes can expand to.
            LimitError: too many elements to synthesise for a deferred column.
        """
        synthetic = 0
        for segment in segments:
            if not segment.length:
                continue
            stored = self._stored(node, index, segment)
            missing = segment.length if stored is None else min(segment.stop, stored.missing) - segment.start
            synthetic += max(missing, 0)
            if stored is None:
                continue
            if segment.stop > stored.missing + stored.length:
                path, offset = self.place(node, index, segment, segment.stop)
                raise PageError(
                    f"field '{node.field.path}' needs elements up to {segment.stop}, but column "
                    f"{stored.column.column_id} has {stored.missing + stored.length} in cluster "
                    f"{segment.cluster.cluster_id}",
                    rule_id="RNT-ENC-007", path=path, offset=offset,
                    expected=segment.stop, actual=stored.missing + stored.length,
                )  # fmt: skip
            self._check_sizes(stored, segment.cluster)
        self.check_count(node, synthetic)

    def check_count(self, node: FieldNode, num_values: int) -> None:
        """Raise LimitError if a field would get more values that no page holds than anybody can want."""
        if num_values > self._limits.max_num_synthetic:
            raise LimitError(
                f"{num_values} values of field '{node.field.path}' are in no page and would have to be made up",
                path=f"schema.fields[{node.field.field_id}]", expected=self._limits.max_num_synthetic,
                actual=num_values, hint="read fewer entries at a time, or raise Limits.max_num_synthetic",
            )  # fmt: skip

    def place(self, node: FieldNode, index: int, segment: Segment, element: int) -> tuple[str, int | None]:
        """Path and file offset of the page that holds an element of a column, or of the last page before it."""
        stored = self._stored(node, index, segment)
        if stored is None or not len(stored.ends):
            return segment.cluster.path, None
        page = int(np.searchsorted(stored.ends, element - stored.missing, side="right"))
        if page == len(stored.ends):
            return _place(segment.cluster, stored.column), stored.pages.place_of(-1)
        return _place(segment.cluster, stored.column, page), stored.pages.place_of(page)

    def read_into(self, node: FieldNode, index: int, segment: Segment, out: Array) -> None:
        """Write the elements of a segment into ``out``; see fields.reading.ColumnReader."""
        if not segment.length:
            return
        stored = self._stored(node, index, segment)
        if stored is None:
            out[...] = np.zeros((), out.dtype)
            return
        start, stop = segment.start - stored.missing, segment.stop - stored.missing
        if start < 0:
            out[:-start] = np.zeros((), out.dtype)
            out = out[-start:]
            start = 0
        if stop > start:
            self._decode_range(stored, segment.cluster, start, stop, out)

    def _decode_range(self, stored: _Stored, cluster: Cluster, start: int, stop: int, out: Array) -> None:
        pages, ends = stored.pages, stored.ends
        first = int(np.searchsorted(ends, start, side="right"))
        last = int(np.searchsorted(ends, stop, side="left")) + 1
        codec = self.codec(stored.column)
        numbers = range(first, last)
        for page, (raw, checksum) in zip(numbers, self._stored_bytes(stored, cluster, numbers), strict=True):
            count = int(pages.num_elements[page])
            page_start = int(ends[page]) - count
            low, high = max(start - page_start, 0), min(stop - page_start, count)
            target = out[page_start + low - start : page_start + high - start]
            try:
                data = decompress(raw, codec.nbytes(count), offset=pages.place_of(page), limits=self._limits)
                if checksum is not None and not self._generation.page_checksum_is_sealed:
                    self._compare_checksum(data, checksum, stored, cluster, page)
                if low == 0 and high == count and _decodes_directly(codec.dtype, target.dtype):
                    codec.decode_into(data, target)
                else:
                    self._convert(codec.view(data, count)[low:high], target, stored.column)
            except RNTupleError as error:
                error.path = _place(cluster, stored.column, page)
                if error.offset is None:
                    error.offset = pages.place_of(page)
                raise

    def _stored_bytes(
        self, stored: _Stored, cluster: Cluster, numbers: range
    ) -> list[tuple[memoryview, memoryview | None]]:
        """Stored bytes of consecutive pages, with the checksum that is still to be compared."""
        pages = stored.pages
        len_checksum = self._generation.len_page_checksum
        own = [page for page in numbers if page not in pages.foreign]
        ranges = [
            (int(pages.offset[page]), int(pages.size[page]) + len_checksum * bool(pages.has_checksum[page]))
            for page in own
        ]
        try:
            found = dict(zip(own, self._source.read_many(ranges), strict=True))
        except RNTupleError as error:
            error.path = _place(cluster, stored.column)
            raise
        for page, locator in pages.foreign.items():
            if page in numbers:
                found[page] = fetch(locator, _place(cluster, stored.column, page), external=self._external)
        results: list[tuple[memoryview, memoryview | None]] = []
        for page in numbers:
            blob = found[page]
            if not pages.has_checksum[page]:
                results.append((blob, None))
                continue
            raw, checksum = blob[:-len_checksum], blob[-len_checksum:]
            if self._verify and self._generation.page_checksum_is_sealed:
                self._compare_checksum(raw, checksum, stored, cluster, page)
            results.append((raw, checksum if self._verify else None))
        return results

    def _compare_checksum(
        self, data: Buffer, checksum: memoryview, stored: _Stored, cluster: Cluster, page: int
    ) -> None:
        computed = self._generation.page_checksum(data)
        if computed != checksum:
            raise PageError(
                f"checksum of page {page} of column {stored.column.column_id} in cluster "
                f"{cluster.cluster_id} does not match",
                rule_id="RNT-PAG-002", path=_place(cluster, stored.column, page),
                offset=stored.pages.place_of(page), expected=computed.hex(), actual=checksum.hex(),
            )  # fmt: skip

    def codec(self, column: Column) -> ColumnCodec:
        """The codec of a column's pages."""
        codec = self._codecs.get(column.column_id)
        if codec is None:
            record = column.record
            try:
                codec = column_codec(
                    record.type_id if record.column_type is None else record.column_type,
                    record.bits_on_storage,
                    record.value_range,
                    switch_layout=self._switch_layout,
                )
            except RNTupleError as error:
                error.path = f"schema.columns[{column.column_id}]"
                raise
            self._codecs[column.column_id] = codec
        return codec

    def _stored(self, node: FieldNode, index: int, segment: Segment) -> _Stored | None:
        """Pages of the primary representation in the segment's cluster, None where everything is synthesised."""
        cluster = segment.cluster
        suppressed = False
        for column_ids in node.field.representations:
            pages = cluster.column_range(column_ids[index])
            if pages is None or pages.is_suppressed:
                suppressed |= pages is not None
                continue
            column = self._schema.columns[column_ids[index]]
            missing = 0
            first = column.record.first_element_index
            if first is not None and segment.first is not None:
                # A negative index marks a deferred column that starts out suppressed.
                missing = max(abs(first) - segment.first, 0)
            return _Stored(column, pages, np.cumsum(pages.num_elements, dtype=np.int64), missing)
        # Only columns that were added later may be missing, as long as nothing but defaults is asked for.
        first_column = self._schema.columns[node.field.representations[0][index]]
        if suppressed or segment.first is None or not (first_column.in_extension or first_column.is_deferred):
            raise DescriptorError(
                f"cluster {cluster.cluster_id} lists no pages of column {first_column.column_id} "
                f"of field '{node.field.path}'",
                rule_id="RNT-SUP-002" if suppressed else "RNT-PGL-004", path=cluster.path,
            )  # fmt: skip
        return None

    def _check_sizes(self, stored: _Stored, cluster: Cluster) -> None:
        pages = stored.pages
        bits = self.codec(stored.column).bits
        lengths = (pages.num_elements.astype(np.int64) * bits + 7) // 8
        # Every compressed chunk takes at least its header and expands to at most MAX_LEN_CHUNK bytes.
        impossible = (lengths > pages.size) & (lengths > (pages.size // 10 + 1) * MAX_LEN_CHUNK)
        impossible[list(pages.foreign)] = False
        if impossible.any():
            page = int(np.flatnonzero(impossible)[0])
            raise PageError(
                f"{int(pages.size[page])} stored bytes cannot hold a page of {int(lengths[page])} bytes",
                rule_id="RNT-PAG-001", path=_place(cluster, stored.column, page), offset=pages.place_of(page),
            )  # fmt: skip

    def _convert(self, elements: Array, out: Array, column: Column) -> None:
        """Assign elements to an array of another dtype, as far as the values allow it."""
        source, target = elements.dtype, out.dtype
        if source == target or (source.kind == "f" and target.kind == "f"):
            with np.errstate(over="ignore", invalid="ignore"):
                out[...] = elements
            return
        if source.kind not in "biu" or target.kind not in "biu":
            raise DescriptorError(
                f"elements of column {column.column_id} ({source}) cannot be read as {target}",
                rule_id="RNT-COL-014",
            )
        if not self._generation.integers_carry_sign and source.itemsize == target.itemsize:
            out[...] = elements.view(target)
            return
        if target.kind == "b":
            out[...] = elements != 0
            return
        if not np.can_cast(source, target) and len(elements):
            low, high = int(elements.min()), int(elements.max())
            limits = np.iinfo(target)
            if low < limits.min or high > limits.max:
                raise PageError(
                    f"values {low} to {high} of column {column.column_id} do not fit the field's {target}",
                    rule_id="RNT-COL-014",
                )
        out[...] = elements


def _decodes_directly(codec: np.dtype[Any], target: np.dtype[Any]) -> bool:
    return codec == target or (codec.kind == "f" and target.kind == "f")


def _place(cluster: Cluster, column: Column, page: int | None = None) -> str:
    part = cluster.part_with(column.column_id)
    path = f"{part.path}[{part.position_of(column.column_id)}]"
    return path if page is None else f"{path}[{page}]"
