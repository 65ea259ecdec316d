"""Records of tasks: the clusters that each has written, as page lists describe them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

import numpy as np
import numpy.typing as npt

from rntuple_construct.base.errors import SchemaError
from rntuple_construct.writer.cluster import FilledCluster
from rntuple_construct.writer.cluster_store import ClusterLedger

__all__ = ["TaskLedger", "TaskRecord"]

Int64Array = npt.NDArray[np.int64]


@dataclass(frozen=True, slots=True)
class TaskRecord:
    """The clusters of a task.

    Args:
        num_entries: shape ``(num_clusters,)``, entries of each cluster.
        num_elements: shape ``(num_clusters, num_columns)``; see ``ClusterLedger.add_ranges``.
        num_pages: same shape, pages of each column.
        suppressed: same shape, whether the field uses another representation.
        pages: shape ``(num_pages.sum(), 3)``: elements, stored bytes without checksum and offset of each page.
        blobs: shape ``(num_blobs, 2)``: offset and bytes of each blob; empty where the pages have their final places.
    """

    num_entries: Int64Array
    num_elements: Int64Array
    num_pages: Int64Array
    suppressed: npt.NDArray[np.bool_]
    pages: Int64Array
    blobs: Int64Array

    def to_bytes(self) -> bytes:
        """The record as bytes, for another process."""
        shape = [*self.num_elements.shape, len(self.pages), len(self.blobs)]
        arrays = (
            self.num_entries,
            self.num_elements,
            self.num_pages,
            self.suppressed,
            self.pages,
            self.blobs,
        )
        return np.concatenate([shape, *(each.ravel() for each in arrays)]).astype("<i8").tobytes()

    @classmethod
    def parse(cls, data: bytes) -> TaskRecord:
        """Return the record from the result of ``to_bytes``.

        Raises:
            SchemaError: the bytes are something else.
        """
        values = np.frombuffer(data[: len(data) // 8 * 8], "<i8").astype(np.int64)
        if len(values) < 4 or len(data) % 8 or values[:4].min() < 0:
            raise SchemaError("a task sent a record that is too short")
        clusters, columns, pages, blobs = map(int, values[:4])
        shapes = [(clusters,), *3 * [(clusters, columns)], (pages, 3), (blobs, 2)]
        bounds = [4]
        for shape in shapes:
            bounds.append(bounds[-1] + (shape[0] if len(shape) == 1 else shape[0] * shape[1]))
        if bounds[-1] != len(values):
            raise SchemaError("a task sent a record whose parts do not fit together")
        parts = [
            values[start:stop].reshape(shape)
            for shape, start, stop in zip(shapes, bounds[:-1], bounds[1:], strict=True)
        ]
        if values[4:].min(initial=0) < 0 or int(parts[2].sum()) != pages:
            raise SchemaError("a task sent a record whose parts do not fit together")
        return cls(parts[0], parts[1], parts[2], parts[3].astype(np.bool_), parts[4], parts[5])

    def shifted(self, distances: Int64Array) -> TaskRecord:
        """The record after its blobs have moved.

        Args:
            distances: shape ``(num_blobs,)``, how far each blob has moved.

        Raises:
            SchemaError: a page is outside the blobs.
        """
        offsets = self.pages[:, 2]
        number = np.searchsorted(self.blobs[:, 0], offsets, "right") - 1
        if len(offsets) and (
            not len(self.blobs)
            or number.min() < 0
            or (offsets + self.pages[:, 1] > self.blobs.sum(axis=1)[number]).any()
        ):
            raise SchemaError("a task sent a record with pages outside the bytes that it wrote")
        pages = self.pages.copy()
        pages[:, 2] += distances[number] if len(offsets) else 0
        return replace(self, pages=pages)

    def clusters(self) -> Iterator[tuple[int, Int64Array, Int64Array, npt.NDArray[np.bool_], Int64Array]]:
        """Arguments of ``ClusterLedger.add_ranges`` for each cluster."""
        bounds = np.cumsum([0, *self.num_pages.sum(axis=1)]).tolist()
        for index, num_entries in enumerate(self.num_entries.tolist()):
            yield (
                num_entries,
                self.num_elements[index],
                self.num_pages[index],
                self.suppressed[index],
                self.pages[bounds[index] : bounds[index + 1]],
            )


class TaskLedger(ClusterLedger):
    """Collects the clusters of a task, independent of the clusters before them.

    Args:
        num_columns: columns of the RNTuple.
    """

    def __init__(self, num_columns: int) -> None:
        super().__init__(0, False)
        self._width = num_columns
        self._entries: list[int] = []
        self._columns: list[tuple[list[int], list[int], list[bool]]] = []
        self._pages: list[Int64Array] = []

    def add(self, cluster: FilledCluster, pages: Int64Array) -> None:
        """Note a cluster; see ``ClusterLedger.add``."""
        columns = cluster.columns
        self._entries.append(cluster.num_entries)
        self._columns.append(
            (
                [column.num_elements for column in columns],
                [len(column.pages or ()) for column in columns],
                [column.pages is None for column in columns],
            )
        )
        self._pages.append(pages)

    def record(self, blobs: Sequence[tuple[int, int]] = ()) -> TaskRecord:
        """Return the clusters so far.

        Args:
            blobs: offset and bytes of each blob, in the order of their offsets, if they will move.
        """
        columns = np.array(self._columns, np.int64).reshape(-1, 3, self._width)
        return TaskRecord(
            np.array(self._entries, np.int64),
            columns[:, 0],
            columns[:, 1],
            columns[:, 2].astype(np.bool_),
            np.concatenate([np.empty((0, 3), np.int64), *self._pages]),
            np.array(blobs, np.int64).reshape(-1, 2),
        )
