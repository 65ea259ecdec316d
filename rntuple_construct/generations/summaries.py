"""Cluster summaries through numpy: page lists of many small clusters have thousands of them.

Like page locations they are fixed-size records as long as no later version has appended anything to one of them;
lists with any other record are left to the generated parser.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from rntuple_spec import layouts

from rntuple_construct.generations.records import ClusterSummary

_LIST_HEAD = np.dtype(layouts.LIST_FRAME_HEAD)
_SUMMARY = np.dtype(
    [*((f"frame_{name}", kind) for name, kind in layouts.RECORD_FRAME_HEAD), *layouts.CLUSTER_SUMMARY]
)


def regular_summaries(data: memoryview, position: int) -> tuple[tuple[ClusterSummary, ...], int] | None:
    """Cluster summaries of the released format, if every record has exactly the known size.

    Args:
        data: the page list envelope.
        position: where the list frame of the summaries starts.

    Returns:
        the summaries and the end of the frame; None if a record is longer than known, or anything is damaged.
    """
    start = position + _LIST_HEAD.itemsize
    if start > len(data):
        return None
    head = np.frombuffer(data, _LIST_HEAD, 1, position)[0]
    end, num_items = position - int(head["size"]), int(head["num_items"])
    if not start + num_items * _SUMMARY.itemsize <= end <= len(data):
        return None
    records = np.frombuffer(data, _SUMMARY, num_items, start)
    if (records["frame_size"] != _SUMMARY.itemsize).any():
        return None
    num_entries = (
        records["num_entries_lo"].astype(np.uint64)
        | records["num_entries_mid"].astype(np.uint64) << np.uint64(32)
        | records["num_entries_hi"].astype(np.uint64) << np.uint64(48)
    )
    columns: list[Any] = [records["first_entry"].tolist(), num_entries.tolist(), records["flags"].tolist()]
    return tuple(map(ClusterSummary, *columns)), end
