"""Clusters of one RNTuple copied into another: pages stay unchanged if encodings and compression agree."""

from __future__ import annotations

import itertools
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from rntuple_construct.base.errors import LimitError, UnsupportedError
from rntuple_construct.base.rules import broken
from rntuple_construct.conversion.joining.joined_schema import FieldColumns
from rntuple_construct.format.columns import ColumnCodec
from rntuple_construct.format.compression import Buffer, compress, decompress
from rntuple_construct.format.descriptor.clusters import Cluster, ColumnRange
from rntuple_construct.format.generations.records import NOT_LISTED
from rntuple_construct.format.metadata import NTupleMetadata
from rntuple_construct.format.pages.plan import distinct_pages
from rntuple_construct.writer.ntuple import NTuple

__all__ = ["ClusterCopier"]

Int64Array = npt.NDArray[np.int64]
Elements = npt.NDArray[np.generic]
Change = Callable[[Elements], Elements]

_MAX_COUNT = 2**62
_LEN_MADE = 1 << 20
"""Bytes before compression of the pages that hold default values."""
_MAX_MADE = 1 << 16
"""Such pages that a column gets in a cluster at most."""


@dataclass(frozen=True, slots=True)
class _Made:
    """A page that is made here: its bytes as they will be stored, and their uncompressed length."""

    data: Buffer
    len_uncompressed: int


class _ClusterPlan:
    """The ranges of a cluster in the making, by column of the target; numbers have an item for each column."""

    def __init__(self, num_columns: int, settings: int) -> None:
        self.num_elements = [0] * num_columns
        self.skipped = [0] * num_columns
        self.suppressed = [False] * num_columns
        self.settings = [settings] * num_columns
        self.made: defaultdict[int, list[tuple[int, _Made]]] = defaultdict(list)
        self.copied: dict[int, ColumnRange] = {}


class ClusterCopier:
    """Appends clusters of other RNTuples of the same generation to one that is being written.

    Args:
        target: the RNTuple that is being written, whose header is there.
        settings: compression settings of all pages; None to keep those of each.
        executor: threads that compress; None to do it in the calling one.
        verify: if true, checksums of copied pages are compared.

    Attributes:
        num_copied, num_made: numbers of pages that were copied unchanged, and of pages that were encoded or
            compressed again.
    """

    def __init__(
        self, target: NTuple, settings: int | None, executor: Executor | None = None, *, verify: bool = True
    ) -> None:
        self._target = target
        self._settings = settings
        self._executor = executor
        self._verify = verify
        self._generation = target.generation
        self._has_checksum = target.options.page_checksums
        self._is_sealed = target.generation.page_checksum_is_sealed
        self._len_checksum = target.generation.len_page_checksum
        self._defaults: dict[tuple[int, int, int], _Made] = {}
        num_columns = len(target.schema.columns)
        # Columns of the extension have no pages yet, so gaps before them need no pages either. If there are clusters
        # already, the extension has recorded the first elements of its columns.
        first = num_columns if target.ledger.num_clusters else target.model.num_header_columns
        self._may_start = set(range(first, num_columns))
        self._bits = np.array([codec.bits for codec in target.model.codecs], np.int64)
        self._skipped = np.zeros(num_columns, np.int64)
        self.num_copied = self.num_made = 0

    def copy(
        self,
        source: NTupleMetadata,
        cluster: Cluster,
        fields: Sequence[FieldColumns],
        changes: dict[int, Change] | None = None,
    ) -> None:
        """Append one cluster.

        Args:
            source: the RNTuple that has it.
            cluster: the cluster.
            fields: where the columns of the target come from.
            changes: by id of a column of the target, what becomes of its elements; such pages are encoded anew.

        Raises:
            RNTupleError: the cluster is damaged, or has pages outside of the file.
            SinkError: the bytes could not be written.
        """
        if cluster.is_sharded:
            raise UnsupportedError(
                f"{cluster.path} is sharded",
                path=cluster.path,
                hint="rntuple convert makes whole clusters of it",
            )
        plan = _ClusterPlan(len(self._target.schema.columns), self._target.options.settings)
        for each in fields:
            self._plan_field(source, cluster, each, plan, changes or {})
        self._add(source, cluster, cluster.num_entries, plan)

    def encode(
        self,
        source: NTupleMetadata,
        cluster: Cluster,
        num_entries: int,
        columns: Iterable[tuple[int, Elements]],
    ) -> None:
        """Append a cluster with elements of another one, which are encoded and compressed anew.

        Args:
            source, cluster: the RNTuple and the cluster that they are from.
            num_entries: entries.
            columns: all elements of columns of the target.

        Raises:
            SinkError: the bytes could not be written.
        """
        plan = _ClusterPlan(len(self._target.schema.columns), self._target.options.settings)
        for column_id, elements in columns:
            codec = self._target.model.codecs[column_id]
            longest = max(8 * _LEN_MADE // codec.bits, 1)
            plan.num_elements[column_id] = len(elements)
            for start in range(0, len(elements), longest):
                part = elements[start : start + longest]
                data = codec.encode(part)
                made = _Made(_owned(compress(data, plan.settings[column_id])), len(data))
                plan.made[column_id].append((len(part), made))
                self._may_start.discard(column_id)
                self.num_made += 1
        self._add(source, cluster, num_entries, plan)

    def _add(self, source: NTupleMetadata, cluster: Cluster, num_entries: int, plan: _ClusterPlan) -> None:
        """Write the pages of a cluster, and note it."""
        columns, pages = self._store(source, cluster, plan)
        skipped = np.array(plan.skipped, np.int64)
        self._target.ledger.add_ranges(
            num_entries,
            np.array(plan.num_elements, np.int64),
            np.bincount(columns, minlength=len(plan.settings)),
            np.array(plan.suppressed, np.bool_),
            pages,
            skipped=skipped,
            settings=np.array(plan.settings, np.int64),
        )
        self._skipped += skipped

    def finish(self) -> None:
        """Tell the schema extension where deferred columns begin."""
        for column_id in np.flatnonzero(self._skipped).tolist():
            self._target.model.defer(column_id, int(self._skipped[column_id]))

    # What each column has

    def _plan_field(
        self,
        source: NTupleMetadata,
        cluster: Cluster,
        each: FieldColumns,
        plan: _ClusterPlan,
        changes: dict[int, Change],
    ) -> None:
        chosen, ranges, codecs = _primary(cluster, each)
        expected = None if each.factor is None else cluster.num_entries * each.factor
        counts = [each_range.len_elements for each_range in ranges] or [0] * len(each.targets[0])
        if max(counts, default=0) > _MAX_COUNT or (expected or 0) > _MAX_COUNT:
            raise LimitError(
                f"field '{each.path}' has {max(*counts, expected or 0)} elements in {cluster.path}", path=cluster.path,
                hint="rntuple validate tells whether the file is damaged",
            )  # fmt: skip
        missing = 0 if expected is None else expected - counts[0]
        lacking = None if expected is None else _num_lacking(source, cluster, each, expected)
        if missing < 0 or (lacking is not None and missing != lacking):
            raise broken(
                "RNT-ENC-007", path=cluster.path, expected=expected, actual=counts[0], cluster=cluster.cluster_id,
                id=each.source.representations[0][0] if each.source else 0,
            )  # fmt: skip
        target = each.targets[chosen]
        for number, ids in enumerate(each.targets):
            for index, column_id in enumerate(ids):
                plan.num_elements[column_id] = counts[index]
                plan.suppressed[column_id] = number != chosen
        if missing:
            listed = ranges[0].compression_settings if ranges and self._settings is None else NOT_LISTED
            settings = self._target.options.settings if listed == NOT_LISTED else listed
            self._plan_missing(each, missing, target[0], plan, settings)
        for index, pages in enumerate(ranges):
            if self._may_start and len(pages.num_elements):
                self._may_start.difference_update(*each.targets)
            codec = codecs[index] if codecs else None
            self._plan_pages(source, cluster, target[index], pages, plan, codec, changes.get(target[index]))

    def _plan_missing(
        self, each: FieldColumns, missing: int, column_id: int, plan: _ClusterPlan, settings: int
    ) -> None:
        """Elements in front of those that are there: left out as long as the column has none at all, else made.

        They are compressed with the settings of the column range that they belong to.
        """
        principal = [ids[0] for ids in each.targets]
        if column_id in self._may_start:
            for principal_id in principal:
                plan.skipped[principal_id] = missing
            return
        for principal_id in principal:
            plan.num_elements[principal_id] += missing
        codec = self._target.model.codecs[column_id]
        longest = max(8 * _LEN_MADE // codec.bits, 1)
        if missing > longest * _MAX_MADE:
            raise LimitError(
                f"field '{each.path}' lacks {missing} elements, which would become default values", path=each.path,
                hint="leave the field out of the other files with rntuple convert --fields",
            )  # fmt: skip
        while missing:
            num = min(missing, longest)
            plan.made[column_id].append((num, self._default(column_id, codec, num, settings)))
            missing -= num

    def _default(self, column_id: int, codec: ColumnCodec, num: int, settings: int) -> _Made:
        """A page of default values, the same object for the same page."""
        key = (column_id, num, settings)
        if key not in self._defaults:
            if len(self._defaults) > 1000:
                self._defaults.clear()
            encoded = codec.encode_elements(np.zeros(num, codec.dtype))
            self._defaults[key] = _Made(_owned(compress(encoded.data, settings)), encoded.nbytes)
            self.num_made += 1
        return self._defaults[key]

    def _plan_pages(
        self,
        source: NTupleMetadata,
        cluster: Cluster,
        column_id: int,
        pages: ColumnRange,
        plan: _ClusterPlan,
        decoder: ColumnCodec | None,
        change: Change | None,
    ) -> None:
        if pages.foreign:
            raise UnsupportedError(
                f"a page of {cluster.path} is not in the file", path=cluster.path,
                hint="rntuple convert --external fetches it",
            )  # fmt: skip
        settings = pages.compression_settings
        if change is None and decoder is None and self._settings in (None, settings):
            plan.settings[column_id] = settings if settings != NOT_LISTED else plan.settings[column_id]
            plan.copied[column_id] = pages
            return
        wanted = settings if self._settings is None else self._settings
        plan.settings[column_id] = wanted
        codec = self._target.model.codecs[column_id]
        store = source.page_store
        places = zip(
            pages.num_elements.tolist(), pages.offset.tolist(), pages.size.tolist(),
            pages.has_checksum.tolist(), strict=True,
        )  # fmt: skip

        def remade(place: tuple[int, int, int, bool]) -> tuple[int, _Made]:
            num, offset, size, checked = place
            stored = decoder or codec
            data = store.uncompressed(
                store.read(offset, size, checked), stored.nbytes(num), verify=self._verify
            )
            if change is not None or decoder is not None:
                elements = stored.decode(data, num)
                data = memoryview(codec.encode(elements if change is None else change(elements)))
            return num, _Made(_owned(compress(data, wanted)), len(data))

        with source.placing():
            run = map if self._executor is None else self._executor.map
            plan.made[column_id] += run(remade, places)
        self.num_made += len(pages.num_elements)

    # Where pages go

    def _store(
        self, source: NTupleMetadata, cluster: Cluster, plan: _ClusterPlan
    ) -> tuple[Int64Array, Int64Array]:
        """Write all pages of a cluster.

        Returns:
            shape ``(num_pages,)``, the column of each page, rising; shape ``(num_pages, 3)``: elements, stored bytes and
            offset of each.
        """
        copied = sorted(plan.copied.items())
        count, offset, size = (
            np.concatenate([np.empty(0, np.int64), *(getattr(pages, name) for _, pages in copied)])
            for name in ("num_elements", "offset", "size")
        )
        checked = np.concatenate([np.empty(0, np.bool_), *(pages.has_checksum for _, pages in copied)])
        column = np.array([column_id for column_id, _ in copied], np.int64)
        column = column.repeat(np.array([len(pages.offset) for _, pages in copied], np.int64))
        length = -(-count * self._bits[column] // 8)
        # In the order of the source, where neighbours are copied together; several columns may share a page.
        firsts, which = distinct_pages(offset, size)
        chosen = firsts[np.lexsort((size[firsts], offset[firsts]))]
        stored = np.empty(len(offset), np.int64)
        stored[chosen] = self._copy(
            source, cluster, offset[chosen], size[chosen], checked[chosen], length[chosen]
        )
        made = [(column_id, *page) for column_id, pages in sorted(plan.made.items()) for page in pages]
        made_at = self._write_made([page for _, _, page in made])
        rows = [(column_id, num, len(page.data), made_at[id(page)]) for column_id, num, page in made]
        table = np.concatenate(
            [
                np.array(rows, np.int64).reshape(-1, 4),
                np.stack([column, count, size, stored[which]], axis=1),
            ]
        )
        table = table[table[:, 0].argsort(kind="stable")]
        self.num_copied += len(offset)
        return table[:, 0], table[:, 1:]

    def _copy(
        self,
        source: NTupleMetadata,
        cluster: Cluster,
        offset: Int64Array,
        size: Int64Array,
        checked: npt.NDArray[np.bool_],
        length: Int64Array,
    ) -> Int64Array:
        """Copy stored pages that are sorted by offset; returns the new offset of each."""
        if not len(offset):
            return offset
        blobs, limit = self._target.blobs, self._target.options.max_key_size
        nbytes = size + (self._len_checksum if self._has_checksum else 0)
        stored = np.empty(len(offset), np.int64)
        start = 0
        for stop in _blob_ends(nbytes, limit):
            part = slice(start, stop)
            # Read first: pages that are not there may be of any size, and would be given room in millions of keys.
            with source.placing():
                parts = list(
                    self._parts(source, cluster, offset[part], size[part], checked[part], length[part])
                )
            before = np.cumsum(nbytes[part]) - nbytes[part]
            place = blobs.reserve(int(nbytes[part].sum()), limit)
            stored[part] = place.offset + before
            blobs.write(place, parts, int(length[part].sum()))
            start = stop
        return stored

    def _parts(
        self,
        source: NTupleMetadata,
        cluster: Cluster,
        offset: Int64Array,
        size: Int64Array,
        checked: npt.NDArray[np.bool_],
        length: Int64Array,
    ) -> Iterator[Buffer]:
        """The bytes of pages with their checksums, neighbours in one piece."""
        store, file = source.page_store, source.container.source
        extra = self._len_checksum
        ends = offset + size + extra
        longest = int(size.max())
        if not self._has_checksum or store.spreads(longest):
            joins = np.zeros(len(offset), np.bool_)
        else:
            joins = checked.copy()
            joins[0] = False
            joins[1:] &= checked[:-1] & (offset[1:] == ends[:-1])
        starts = [*np.flatnonzero(~joins).tolist(), len(offset)]
        for first, stop in itertools.pairwise(starts):
            if stop == first + 1:
                page, checksum = store.read(int(offset[first]), int(size[first]), bool(checked[first]))
                self._check(source, page, checksum, int(offset[first]), cluster)
                yield page
                if self._has_checksum:
                    yield (
                        bytes(checksum) if checksum is not None else self._checksum(page, int(length[first]))
                    )
                continue
            begin = int(offset[first])
            run = file.read(begin, int(ends[stop - 1]) - begin)
            if self._verify and self._is_sealed:
                at = 0
                for nbytes in size[first:stop].tolist():
                    self._check(
                        source,
                        run[at : at + nbytes],
                        run[at + nbytes : at + nbytes + extra],
                        begin + at,
                        cluster,
                    )
                    at += nbytes + extra
            yield run

    def _checksum(self, page: memoryview, length: int) -> bytes:
        """The checksum of a page that has none in the source."""
        if self._is_sealed:
            return self._generation.page_checksum(page)
        return self._generation.page_checksum(decompress(page, length))

    def _check(
        self,
        source: NTupleMetadata,
        page: memoryview,
        checksum: memoryview | None,
        offset: int,
        cluster: Cluster,
    ) -> None:
        if checksum is None or not self._verify or not self._is_sealed:
            return
        error = source.page_store.checksum_error(page, checksum)
        if error is not None:
            error.path, error.offset = cluster.path, offset
            raise error

    def _write_made(self, made: Sequence[_Made]) -> dict[int, int]:
        """Write pages that were made here, each once; returns their offsets by the identity of the page."""
        unique = list({id(page): page for page in made}.values())
        if not unique:
            return {}
        blobs, limit = self._target.blobs, self._target.options.max_key_size
        extra = self._len_checksum if self._has_checksum else 0
        nbytes = np.array([len(page.data) + extra for page in unique], np.int64)
        found: dict[int, int] = {}
        start = 0
        for stop in _blob_ends(nbytes, limit):
            parts: list[Buffer] = []
            place = blobs.reserve(int(nbytes[start:stop].sum()), limit)
            at = place.offset
            for page, size in zip(unique[start:stop], nbytes[start:stop].tolist(), strict=True):
                found[id(page)] = at
                at += size
                parts.append(page.data)
                if extra:
                    parts.append(self._checksum(memoryview(page.data), page.len_uncompressed))
            blobs.write(place, parts, sum(page.len_uncompressed for page in unique[start:stop]))
            start = stop
        return found


def _primary(cluster: Cluster, each: FieldColumns) -> tuple[int, list[ColumnRange], Sequence[ColumnCodec]]:
    """The representation of a field that a cluster has pages of, as numbered in the target, its ranges, and codecs.

    Without ranges the cluster was written before the field was there; without codecs its pages can be copied.
    """
    representations = () if each.source is None else each.source.representations
    for number, codecs, ids in zip(each.numbers, each.codecs, representations, strict=True):
        ranges = [cluster.column_range(column_id) for column_id in ids]
        there = [pages for pages in ranges if pages is not None and pages.element_offset >= 0]
        if len(there) == len(ids):
            return number, there, codecs
    return each.numbers[0] if each.numbers else 0, [], ()


def _num_lacking(source: NTupleMetadata, cluster: Cluster, each: FieldColumns, expected: int) -> int | None:
    """Return the number of expected elements of a field that the cluster lacks; None if nothing states it."""
    schema = source.schema
    if schema is None or each.source is None or each.factor is None or not each.source.representations:
        return None
    # A representation that is added late takes over from the first one, which has all elements before.
    columns = [schema.columns[column_id] for column_id in each.source.representations[0]]
    first = columns[0].record.first_element_index
    if first is not None:
        return min(max(first - cluster.first_entry * each.factor, 0), expected)
    return None if any(column.in_extension for column in columns) else 0


def _blob_ends(nbytes: Int64Array, limit: int) -> list[int]:
    """Return where to cut pages into blobs that fit into one key; a single larger page stays whole."""
    if not limit or int(nbytes.sum()) <= limit:
        return [len(nbytes)]
    ends, size = [], 0
    for index, each in enumerate(nbytes.tolist()):
        if size and size + each > limit:
            ends.append(index)
            size = 0
        size += each
    return [*ends, len(nbytes)]


def _owned(data: Buffer) -> Buffer:
    """Return immutable bytes of a buffer."""
    return data if isinstance(data, bytes) else bytes(data)
