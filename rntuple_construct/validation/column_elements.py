"""Elements of every column in every cluster, as arrays."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

from rntuple_construct.format.descriptor.clusters import Cluster, listed_ranges

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
        for listed in listed_ranges(clusters, num_columns):
            pages, place = listed.page_list, (listed.row, listed.column)
            self.stored[place] = listed.sum_by_range(pages.num_elements)
            self.offset[place] = pages.element_offset[listed.range]
            self.pages[place] = np.diff(pages.first_page)[listed.range]
            self.is_listed[place] = True
        self.is_primary: npt.NDArray[np.bool_] = self.is_listed & ((self.offset >= 0) | (not suppresses))
