"""Elements of every column in every cluster, as arrays."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

from rntuple_construct.format.descriptor.clusters import Cluster
from rntuple_construct.format.generations.records import PageList

__all__ = ["ColumnElements"]

_LARGEST = int(np.iinfo(np.int64).max)


class ColumnElements:
    """Elements of every column in every cluster.

    Args:
        clusters: the clusters, which name the rows; shards of the same entries are joined.
        num_columns: physical columns, which name the columns of the arrays.
        suppresses: whether a negative element offset means that a column is suppressed.

    Attributes:
        stored: int64, shape (clusters, columns): elements in the pages.
        offset: int64, same shape: element offset as stored; negative for suppressed columns, 0 where not listed.
        pages: int64, same shape: number of pages.
        is_listed: bool, same shape: whether the cluster lists the column.
        is_primary: bool, same shape: listed and not suppressed.
        first_entry: int64, shape (clusters,).
        num_entries: int64, shape (clusters,).
    """

    LEN_ITEM = 3 * 8 + 2
    """Bytes that the arrays take for each column in each cluster."""

    def __init__(self, clusters: Sequence[Cluster], num_columns: int, *, suppresses: bool = True) -> None:
        shape = (len(clusters), num_columns)
        self.stored = np.zeros(shape, np.int64)
        self.offset = np.zeros(shape, np.int64)
        self.pages = np.zeros(shape, np.int64)
        self.is_listed: npt.NDArray[np.bool_] = np.zeros(shape, bool)
        self.first_entry = np.array([min(cluster.first_entry, _LARGEST) for cluster in clusters], np.int64)
        self.num_entries = np.array([cluster.num_entries for cluster in clusters], np.int64)
        totals = np.zeros(1, np.int64)
        last: PageList | None = None
        for row, cluster in enumerate(clusters):
            # Shards of the same entries give one row; of a column that is in two of them the first counts.
            for part in (*reversed(cluster.siblings), cluster):
                pages = part.page_list
                if pages is not last:
                    totals = np.zeros(len(pages.num_elements) + 1, np.int64)
                    np.cumsum(pages.num_elements, out=totals[1:])
                    last = pages
                first = int(pages.first_range[part.index])
                count = min(part.num_columns, num_columns)
                where: slice | list[int] = slice(0, count)
                chosen: slice | list[int] = slice(0, count)
                if part.positions is not None:
                    known = [
                        item for item in part.positions.items() if item[0] < num_columns and item[1] < count
                    ]
                    where, chosen = [item[0] for item in known], [item[1] for item in known]
                bounds = pages.first_page[first : first + count + 1]
                sums = totals[bounds]
                self.stored[row, where] = (sums[1:] - sums[:-1])[chosen]
                self.offset[row, where] = pages.element_offset[first : first + count][chosen]
                self.pages[row, where] = (bounds[1:] - bounds[:-1])[chosen]
                self.is_listed[row, where] = True
        self.is_primary: npt.NDArray[np.bool_] = self.is_listed & ((self.offset >= 0) | (not suppresses))
