"""Both grammars read the same bytes alike; unexplained bytes remain at the end of frames."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, groupby
from operator import attrgetter
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from rntuple_construct.base.constants import PAGE_LIST
from rntuple_construct.base.errors import RNTupleError
from rntuple_construct.format.generations.records import NOT_LISTED, PageList
from rntuple_construct.format.grammar.engine.locators import StandardPages
from rntuple_construct.format.grammar.engine.runs import ItemRun, StoredRuns, distinct_items
from rntuple_construct.format.metadata import Envelope
from rntuple_construct.validation.canonical import first_difference, from_construct, from_kaitai
from rntuple_construct.validation.context import SOUND, NTupleContext
from rntuple_construct.validation.registry import ntuple_check

# Larger page lists are compared as arrays: one object for each page would take too long.
_LARGEST_COMPARED = 1 << 10
_PAGE = np.dtype([("count", "<i4"), ("size", "<i4"), ("offset", "<u8")])
_NUM_CLUSTERS = 1 << 12
"""Clusters whose pages are compared at once."""
_LARGEST_KEPT = 16 << 10
"""Trees of larger page lists are dropped before the next one is parsed."""
_AGREEMENT, _NOTHING_LEFT = "agreement", "nothing_left_over"
_LARGEST = np.uint64(np.iinfo(np.int64).max)


@ntuple_check("RNT-VAL-001")
def agreement(ntuple: NTupleContext) -> None:
    """The generated parser and the construct grammar give the same tree."""
    for envelope in ntuple.envelopes:
        if not envelope.is_intact:
            continue
        if envelope.too_many_frames is not None:
            ntuple.report_error(envelope.too_many_frames)
            continue
        is_page_list = envelope.envelope_type == PAGE_LIST
        if SOUND.knows(_AGREEMENT, envelope):
            pass
        elif is_page_list and len(envelope.data) > _LARGEST_COMPARED:
            _compare_arrays(ntuple, envelope)
        else:
            _compare_trees(ntuple, envelope)
            envelope.forget_tree()
        if is_page_list and envelope.length > _LARGEST_KEPT:
            # What later checks ask of the tree is noted, and the next page list is parsed without it.
            remarks_of(ntuple, envelope)
            envelope.forget()


def _compare_trees(ntuple: NTupleContext, envelope: Envelope) -> None:
    one, other = envelope.tree, envelope.payload
    if one is None and other is None:
        return
    if one is None or other is None:
        error = envelope.constructed if other is None else next(iter(envelope.errors), None)
        place = (error.path if isinstance(error, RNTupleError) else None) or envelope.root
        place = place.replace(envelope.path, envelope.root, 1)
        reads = {"expected": "readable", "actual": str(error)}
        if one is None:
            reads = {"expected": str(error), "actual": "readable"}
        _disagree(ntuple, envelope, place, **reads)
        return
    reduced = from_kaitai(one)
    if reduced == other:
        # Most often there is nothing to reduce in the other one.
        SOUND.add(_AGREEMENT, envelope)
        return
    known = not ntuple.generation.has_uri_locators
    difference = first_difference(reduced, from_construct(other, large_is_known=known), envelope.root)
    if difference is not None:
        place, first, second = difference
        _disagree(ntuple, envelope, place, expected=first, actual=second)


def _compare_arrays(ntuple: NTupleContext, envelope: Envelope) -> None:
    """Compare the arrays of the page list with the construct grammar: summaries, then pages column by column."""
    record, payload = envelope.record, envelope.payload
    if not isinstance(record, PageList):
        return
    if payload is None:
        _disagree(ntuple, envelope, envelope.root, expected="readable", actual=str(envelope.constructed))
        return
    checksums = record.header_checksum, payload.get("header_checksum")
    for name, is_other in (
        ("header_checksum", None not in checksums and checksums[0] != checksums[1]),
        ("cluster_summaries", _has_other_summaries(envelope, record, payload)),
    ):
        if is_other:
            place = f"{envelope.root}.{name}"
            _disagree(ntuple, envelope, place, expected=f"the same {name}", actual=f"other {name}")
            return
    located = payload["page_locations"]["items"]
    if _has_pages_of(record, located):
        SOUND.add(_AGREEMENT, envelope)
        return
    number = 0
    for cluster, outer in enumerate(located):
        for column, inner in enumerate(outer["items"]):
            pages = slice(int(record.first_page[number]), int(record.first_page[number + 1]))
            number += 1
            items = inner["items"]
            if not isinstance(items, StandardPages):
                continue
            stored = np.frombuffer(items.block, _PAGE)
            same = (
                len(stored) == pages.stop - pages.start
                and np.array_equal(np.abs(stored["count"]), record.num_elements[pages])
                and np.array_equal(stored["size"], record.size[pages])
                and np.array_equal(_signed(stored["offset"]), record.offset[pages])
                and inner["element_offset"] == record.element_offset[number - 1]
                and inner.get("compression_settings", NOT_LISTED) == record.compression_settings[number - 1]
            )
            if not same:
                place = f"page_list.page_locations[{cluster}][{column}]"
                _disagree(ntuple, envelope, place, expected="the same pages", actual="other pages")
                return


def _has_pages_of(record: PageList, located: Any) -> bool:
    """Return whether a tree has exactly the pages of the arrays, and all have standard locators; other locators are compared later."""
    first_range = first_page = 0
    for found in _arrays_of(located):
        if found is None:
            return False
        counts, offsets, settings, pages = found
        ranges = slice(first_range, first_range + len(counts))
        numbers = slice(first_page, first_page + len(pages))
        same = (
            np.array_equal(np.cumsum(counts) + first_page, record.first_page[1:][ranges])
            and np.array_equal(offsets, record.element_offset[ranges])
            and np.array_equal(settings, record.compression_settings[ranges])
            and np.array_equal(np.abs(pages["count"]), record.num_elements[numbers])
            and np.array_equal(pages["size"], record.size[numbers])
            and np.array_equal(_signed(pages["offset"]), record.offset[numbers])
        )
        if not same:
            return False
        first_range, first_page = ranges.stop, numbers.stop
    return first_range == len(record.element_offset) and first_page == record.num_pages


def _arrays_of(located: Any) -> Iterator[tuple[npt.NDArray[Any], ...] | None]:
    """Numbers of pages, element offsets and settings of all columns of some clusters, and the pages; None with other locators."""
    if not isinstance(located, StoredRuns):
        for start in range(0, len(located), _NUM_CLUSTERS):
            yield _arrays_of_trees(located[start : start + _NUM_CLUSTERS])
        return
    for num_items, alike in groupby(located.runs, lambda run: run.count if run.stencil else 1):
        runs = list(alike)
        if num_items == 1:
            for start in range(0, len(runs), _NUM_CLUSTERS):
                yield _arrays_of_trees([run.tree for run in runs[start : start + _NUM_CLUSTERS]])
            continue
        for run in runs:
            counts = np.array([len(column["items"]) for column in run.tree["items"]], np.int64)
            for start in range(0, run.count, _NUM_CLUSTERS):
                stop = min(start + _NUM_CLUSTERS, run.count)
                yield (
                    np.tile(counts, stop - start), _numbers(run, "element_offset", "<i8", start, stop),
                    _numbers(run, "compression_settings", "<u4", start, stop), _numbers(run, "pages", _PAGE, start, stop),
                )  # fmt: skip


def _numbers(run: ItemRun, name: str, dtype: npt.DTypeLike, first: int, stop: int) -> npt.NDArray[Any]:
    """Values of items ``first:stop`` of a run, concatenated."""
    positions = np.array([*chain.from_iterable(run.stencil.values[name] if run.stencil else ())], np.int64)
    width, count = run.stride // 4, stop - first
    words = np.frombuffer(run.data, "<i4", count * width, run.start + first * run.stride).reshape(
        count, width
    )
    values: npt.NDArray[Any] = np.ascontiguousarray(words[:, positions]).view(dtype)
    return values.reshape(-1)


def _arrays_of_trees(clusters: list[Any]) -> tuple[npt.NDArray[Any], ...] | None:
    ranges = [inner for cluster in clusters for inner in cluster["items"]]
    pages = [inner["items"] for inner in ranges]
    if set(map(type, pages)) - {StandardPages}:
        return None
    return (
        np.array(list(map(len, pages)), np.int64),
        np.array([inner["element_offset"] for inner in ranges], np.int64),
        np.array([inner.get("compression_settings", NOT_LISTED) for inner in ranges], np.int64),
        np.frombuffer(b"".join([each.block for each in pages]), _PAGE),
    )


def _signed(offsets: npt.NDArray[np.uint64]) -> npt.NDArray[np.int64]:
    """Offsets as page lists keep them: all that no file reaches are the largest one."""
    reached: npt.NDArray[np.int64] = np.minimum(offsets, _LARGEST).astype(np.int64)
    return reached


def _has_other_summaries(envelope: Envelope, record: PageList, payload: Any) -> bool:
    """Return whether both have cluster summaries, and these differ."""
    listed, found = payload.get("cluster_summaries"), record.cluster_summaries
    if listed is None or found is None:
        return False
    items = listed["items"]
    if len(items) != len(found):
        return True
    for index, tree in distinct_items(items):
        if "flags" not in tree:
            return False
        each = found[index]
        if (tree["first_entry"], tree["num_entries"], tree["flags"]) != (
            each.first_entry, each.num_entries, each.flags
        ):  # fmt: skip
            return True
    for run in items.runs if isinstance(items, StoredRuns) else ():
        for start in range(0, run.count if run.stencil else 0, _NUM_CLUSTERS):
            own = found[run.index + start : run.index + min(start + _NUM_CLUSTERS, run.count)]
            words = _numbers(run, "num_entries_and_flags", "<u8", start, start + len(own))
            other = (
                _numbers(run, "first_entry", "<u8", start, start + len(own)),
                *envelope.generation.grammar.entries_and_flags(words),
            )
            for name, numbers in zip(("first_entry", "num_entries", "flags"), other, strict=True):
                if list(map(attrgetter(name), own)) != numbers.tolist():
                    return True
    return False


def _disagree(ntuple: NTupleContext, envelope: Envelope, place: str, *, expected: Any, actual: Any) -> None:
    path = envelope.path + place[len(envelope.root) :]
    ntuple.emit("RNT-VAL-001", path=path, expected=expected, actual=actual, field=path)


class Remarks(NamedTuple):
    """Unusual parts of the tree of an envelope in the construct grammar.

    Args:
        left: frames with bytes left over or reserved bits, with their paths.
        tag: the tag of a release candidate; 1 in other generations.
        locators: locators that are not standard, with their paths.
    """

    left: list[tuple[str, dict[str, Any]]]
    tag: int
    locators: list[tuple[str, dict[str, Any]]]


def remarks_of(ntuple: NTupleContext, envelope: Envelope) -> Remarks | None:
    """The remarks on an envelope; None if it cannot be parsed. The tree is not needed again."""
    return ntuple.once((remarks_of, envelope.path), _remarks, envelope)


def _remarks(envelope: Envelope) -> Remarks | None:
    payload = envelope.payload if envelope.is_intact else None
    if payload is None:
        return None
    frames = _frames(payload, envelope.path) if _has_more(payload) else ()
    # A non-standard locator of type 0 is no standard one.
    return Remarks(
        [(path, tree) for path, tree in frames if tree.get("trailing") or tree.get("reserved")],
        payload.get("release_candidate_tag", 1),
        [
            (path, tree)
            for path, tree in _locators(payload, envelope.path)
            if tree["kind"] or "payload" in tree
        ],
    )


@ntuple_check("RNT-FRM-004", "RNT-ENV-005", "RNT-RC1-012", "RNT-RC1-005")
def nothing_left_over(ntuple: NTupleContext) -> None:
    """Known contents fill frames and envelopes; reserved bits are zero."""
    for envelope in ntuple.envelopes:
        if envelope.is_intact and SOUND.knows(_NOTHING_LEFT, envelope):
            continue
        remarks = remarks_of(ntuple, envelope)
        if remarks is None:
            continue
        if not remarks.left and remarks.tag == 1:
            SOUND.add(_NOTHING_LEFT, envelope)
            continue
        for path, tree in remarks.left:
            left = tree.get("trailing", b"")
            if left and path == envelope.path:
                ntuple.emit(
                    "RNT-ENV-005", path=path, expected=0, actual=len(left), span=_tail(envelope, len(left))
                )
            elif left and "kind" not in tree:
                ntuple.emit("RNT-FRM-004", path=path, expected=0, actual=len(left))
            if "num_items" in tree and tree.get("reserved"):
                ntuple.emit("RNT-RC1-012", path=path, expected=0, actual=tree["reserved"])
        if remarks.tag != 1:
            path = f"{envelope.path}.release_candidate_tag"
            ntuple.emit("RNT-RC1-005", path=path, expected=1, actual=remarks.tag)


def _tail(envelope: Envelope, nbytes: int) -> tuple[int, int] | None:
    """The bytes in front of the checksum, or the whole envelope if it is compressed."""
    if envelope.base is None:
        return envelope.span
    stop = envelope.base + len(envelope.data) - envelope.generation.len_envelope_checksum
    return stop - nbytes, stop


def _has_more(tree: dict[str, Any]) -> bool:
    """Return whether a record of a tree has bytes left over or reserved bits: most have none, and then no path is needed."""
    if tree.get("trailing") or tree.get("reserved"):
        return True
    for value in tree.values():
        if isinstance(value, dict):
            if _has_more(value):
                return True
        elif isinstance(value, (list, StoredRuns)):
            value = [item for _, item in distinct_items(value)]
            if any(item.get("trailing") or item.get("reserved") for item in value if type(item) is dict):
                return True
            # Items without lists and mappings are checked above.
            inner = (item for item in value if isinstance(item, dict))
            if any(
                _has_more(item) for item in inner if any(type(part) in (dict, list) for part in item.values())
            ):
                return True
    return False


def _frames(tree: Any, path: str) -> Iterator[tuple[str, dict[str, Any]]]:
    """All records of a tree of the construct grammar with their paths, of records of one structure the first."""
    yield path, tree
    for index, item in distinct_items(tree.get("items")):
        if isinstance(item, dict):
            yield from _frames(item, f"{path}[{index}]")
    for name, value in tree.items():
        if isinstance(value, dict):
            yield from _frames(value, f"{path}.{name}")


def _locators(tree: Any, path: str) -> Iterator[tuple[str, dict[str, Any]]]:
    """All locators of a tree of the construct grammar with their paths, of records of one structure those of the first."""
    if isinstance(tree, dict):
        if "kind" in tree:
            yield path, tree
            return
        for index, item in distinct_items(tree.get("items")):
            # There are many ranges of pages that all have standard locators, and nothing else in them has one.
            if type(item) is not dict or type(item.get("items")) is not StandardPages:
                yield from _locators(item, f"{path}[{index}]")
        for name, value in tree.items():
            if isinstance(value, dict):
                yield from _locators(value, f"{path}.{name}")
