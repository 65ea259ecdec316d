"""Run a plan of any pages, one after another, wherever their bytes are: each error gets the page that it is about."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeAlias

import numpy as np
from rntuple_spec.column_types import ColumnType

from rntuple_construct.base.errors import PageError, RNTupleError
from rntuple_construct.base.rules import broken
from rntuple_construct.format.columns import ColumnCodec
from rntuple_construct.format.descriptor.schema import Column
from rntuple_construct.format.metadata import PageStore, StoredPage
from rntuple_construct.format.pages.page_cache import IN_PLACE, Content, KeptPages
from rntuple_construct.format.pages.plan import Array, ColumnPages, PagePlan
from rntuple_construct.format.pages.read_threads import Team

__all__ = ["Look", "PageByPage"]

_MIN_LEN_SHARED = 1 << 20
"""Bytes of elements from which threads share the clusters of a column: fewer take less time than the hand-over."""

Look: TypeAlias = Callable[[int, str, "int | None"], None]
"""Counts pages that are about to be decoded, with the path of their column in the cluster, and the offset of the first."""


@dataclass(slots=True, eq=False, repr=False)
class PageByPage:
    """Runs plans, page by page.

    Args:
        store: where pages are stored.
        kept: the cache of pages of which a part was wanted before.
        verify: if true, checksums are compared.
        integers_carry_sign: if true, integer columns state a sign; if not, the type of the field decides.
    """

    store: PageStore
    kept: KeptPages
    verify: bool
    integers_carry_sign: bool

    def run(self, plan: PagePlan, out: Array, look: Look, team: Team) -> None:
        """Fill an array; pages that are listed again and again are decoded once.

        Args:
            plan: the pages.
            out: shape ``(plan.length,)``; elements are converted to its dtype.
            look: counts the pages that are decoded.
            team: shares the clusters of a long column.

        Raises:
            RNTupleError: pages cannot be fetched, or the first page that is damaged, with its path and offset.
        """
        whole = plan.whole()
        repeats = whole.repeats()
        distinct = plan if repeats is None else whole.only(repeats.firsts)

        def work(piece: tuple[int, int]) -> bool:
            self.run_rows(distinct, *piece, out, look)
            return True

        (team if out.nbytes >= _MIN_LEN_SHARED else team.alone()).do_all(work, list(distinct.by_range()))
        if repeats is not None:
            whole.copy_repeats(repeats, out)
            for row in sorted(plan.parts):
                self.run_rows(plan, row, row + 1, out, look)

    def run_rows(self, plan: PagePlan, first: int, stop: int, out: Array, look: Look) -> None:
        """Run rows of one column in one cluster; their bytes are fetched in as few requests as possible."""
        if first == stop:
            return
        look(stop - first, plan.path(first, of_page=False), plan.place(first))
        contents: dict[int, Content] = {}
        for row in (first, stop - 1):
            if row in plan.parts and row not in contents:
                content = self._cached(plan, row)
                if content is not None:
                    contents[row] = content
        blobs = iter(self._fetch(plan, [row for row in range(first, stop) if row not in contents]))
        codec = plan.codec
        places, counts, parts = plan.target[first:stop].tolist(), plan.count[first:stop].tolist(), plan.parts
        for row, place, count in zip(range(first, stop), places, counts, strict=True):
            part = parts.get(row) if parts else None
            try:
                if part is None:
                    self._whole(plan, next(blobs), count, out[place : place + max(count, 0)])
                    continue
                content = contents.get(row)
                if content is None:
                    content = self._keep(plan, row, count, next(blobs))
                low, high = part
                self._convert(
                    codec.part(content, count, low, high), out[place + low : place + high], plan.column
                )
            except RNTupleError as error:
                error.path = plan.path(row)
                if error.offset is None:
                    error.offset = plan.place(row)
                raise

    def part_of_page(self, pages: ColumnPages, number: int, count: int, low: int, high: int) -> Array | None:
        """Return elements of one page, as for single entries, without writing down a plan of one row.

        Args:
            pages: the pages of the column in the cluster.
            number: of the page in its page list.
            count: its elements.
            low, high: which of them.

        Returns:
            None if the page has to be read with a plan, which also raises its error.
        """
        page_list, codec, store = pages.page_list, pages.codec, self.store
        size = page_list.size.item(number)
        if size < 0 or not store.is_in_place(size) or not 0 <= low < high <= count or store.is_closed:
            return None
        # A page that is wanted as a whole is not kept.
        is_whole = high - low == count
        key = pages.column.column_id, pages.group_id, number
        content = None if is_whole else self.kept.get(*key)
        try:
            if content is None:
                blob = store.read(page_list.offset.item(number), size, page_list.has_checksum.item(number))
                content = store.uncompressed(blob, codec.nbytes(count), verify=self.verify)
                if is_whole:
                    return codec.decode(content, count)
                content = self._kept_as(codec, key, count, content, is_in_place=True)
            elif content is IN_PLACE:
                content = store.read(page_list.offset.item(number), size, False)[0]
            return codec.part(content, count, low, high)
        except RNTupleError:
            return None

    def _whole(self, plan: PagePlan, blob: StoredPage, count: int, out: Array) -> None:
        codec = plan.codec
        data = self.store.uncompressed(blob, codec.nbytes(count), verify=self.verify)
        if codec.dtype == out.dtype or (codec.dtype.kind == "f" and out.dtype.kind == "f"):
            codec.decode_into(data, out)
        else:
            self._convert(codec.view(data, count), out, plan.column)

    @staticmethod
    def _key(plan: PagePlan, row: int) -> tuple[int, int, int]:
        return (
            -1 if plan.column is None else plan.column.column_id,
            plan.source(row)[1],
            int(plan.number[row]),
        )

    def _cached(self, plan: PagePlan, row: int) -> Content | None:
        """Return the content of a page from the page cache, in the form that `ColumnCodec.part` takes; None if it must be read."""
        if self.store.is_closed:
            self.kept.clear()
            return None
        content = self.kept.get(*self._key(plan, row))
        if content is IN_PLACE:
            content, _ = self.store.read(plan.offset.item(row), plan.size.item(row), has_checksum=False)
        return content

    def _keep(self, plan: PagePlan, row: int, count: int, blob: StoredPage) -> Content:
        """Verify and decompress a page, put it into the page cache, and return it in the form that `ColumnCodec.part` takes.

        The readers call it for pages of which they need only some elements: the next read often needs others.

        Args:
            plan: the plan that lists the page.
            row: the page in the plan.
            count: elements of the page.
            blob: its stored bytes and checksum.
        """
        content = self.store.uncompressed(blob, plan.codec.nbytes(count), verify=self.verify)
        is_in_place = plan.size.item(row) >= 0 and self.store.is_in_place(len(blob[0]))
        return self._kept_as(plan.codec, self._key(plan, row), count, content, is_in_place=is_in_place)

    def _kept_as(
        self,
        codec: ColumnCodec,
        key: tuple[int, int, int],
        count: int,
        content: Content,
        *,
        is_in_place: bool,
    ) -> Content:
        if is_in_place and codec.has_parts and isinstance(content, memoryview):
            self.kept.put(*key, IN_PLACE)
            return content
        if codec.has_parts and not self.kept.takes(len(content)):
            return content
        kept = codec.kept(content, count)
        self.kept.put(*key, kept)
        return kept

    def _fetch(self, plan: PagePlan, rows: Sequence[int]) -> list[StoredPage]:
        """Stored bytes of pages of one column in one cluster."""
        if not rows:
            return []
        sizes = plan.size[rows].tolist()
        try:
            if len(rows) == 1 and sizes[0] >= 0 and not self.store.spreads(sizes[0]):
                (row,) = rows
                return [self.store.read(plan.offset.item(row), sizes[0], plan.has_checksum.item(row))]
            page_list, _ = plan.source(rows[0])
            outside = {
                at: page_list.foreign[int(plan.number[row])] for at, row in enumerate(rows) if sizes[at] < 0
            }
            if self.store.spreads(max(sizes)):
                # Joining parts takes memory, so the sizes have to make sense before.
                _check_stored_sizes(plan, rows)
            return self.store.read_many(
                plan.offset[rows].tolist(), sizes, plan.has_checksum[rows].tolist(), outside,
                lambda at: plan.path(rows[at]),
            )  # fmt: skip
        except RNTupleError as error:
            error.path = error.path or plan.path(rows[0], of_page=False)
            raise

    def is_signless(self, column: Column | None) -> bool:
        """Return whether a column does not state a sign, as characters, and integers of the oldest files: the field does."""
        return not self.integers_carry_sign or (column is not None and column.column_type is ColumnType.CHAR)

    def _convert(self, elements: Array, out: Array, column: Column | None) -> None:
        """Assign elements to an array of another dtype, as far as the values allow it."""
        source, target = elements.dtype, out.dtype
        if source == target:
            out[...] = elements
            return
        if source.kind == "f" and target.kind == "f":
            with np.errstate(over="ignore", invalid="ignore"):
                out[...] = elements
            return
        if source.kind not in "biu" or target.kind not in "biu":
            raise broken(
                "RNT-COL-014",
                type=f"a field of {target} values",
                actual=f"{None if column is None else column.column_type} ({source})",
                expected="a type that can be converted",
            )
        if self.is_signless(column) and source.itemsize == target.itemsize:
            out[...] = elements.view(target)
            return
        if target.kind == "b":
            out[...] = elements != 0
            return
        if not np.can_cast(source, target) and len(elements):
            low, high = int(elements.min()), int(elements.max())
            limits = np.iinfo(target)
            if low < limits.min or high > limits.max:
                raise broken(
                    "RNT-COL-014",
                    kind=PageError,
                    type=f"a field of {target} values",
                    actual=f"{source} (values {low} to {high})",
                    expected=f"{limits.min} to {limits.max}",
                )
        out[...] = elements


def _check_stored_sizes(plan: PagePlan, rows: Sequence[int]) -> None:
    """Raise PageError if a page is stored with more bytes than it has uncompressed."""
    for row in rows:
        size, count = plan.size.item(row), plan.count.item(row)
        length = (count * plan.codec.bits + 7) // 8
        if size > length:
            raise broken(
                "RNT-PAG-001", path=plan.path(row), offset=plan.place(row), expected=length, actual=size, count=count,
                bits=plan.codec.bits, problem=f"{size} bytes are stored, at most {length} expected",
            )  # fmt: skip
