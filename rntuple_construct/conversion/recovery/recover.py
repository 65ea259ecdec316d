"""Whole clusters of a damaged file, written as sound RNTuples (``rntuple recover``)."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import islice
from typing import Any, NamedTuple, cast

import numpy as np
from rntuple_spec.constants import LEN_PAGE_CHECKSUM
from rntuple_spec.version import VERSION

from rntuple_construct.base.errors import FormatError, RNTupleError, SchemaError, UnsupportedError
from rntuple_construct.base.limits import DEFAULT_LIMITS, Limits
from rntuple_construct.conversion.joining.copy_clusters import ClusterCopier
from rntuple_construct.conversion.joining.joined_schema import FieldColumns, JoinedSchema
from rntuple_construct.conversion.recovery.blob_pages import FoundPage, pages_of_blob
from rntuple_construct.conversion.recovery.cluster_search import FileToSearch, search_blobs
from rntuple_construct.conversion.recovery.column_order import AMBIGUOUS, ColumnOrder, slots_of
from rntuple_construct.conversion.recovery.found_ntuple import (
    FoundCluster,
    FoundNTuple,
    ranges_of_arrangement,
    ranges_of_cluster,
)
from rntuple_construct.conversion.recovery.kept_entries import KeptEntries
from rntuple_construct.conversion.recovery.page_cuts import RootCuts
from rntuple_construct.conversion.recovery.page_stream import PageStream, StreamPage
from rntuple_construct.conversion.recovery.pieces import Blob, FoundEnvelope, Pieces, find_pieces
from rntuple_construct.conversion.soundness import check_sound
from rntuple_construct.format.container import RootFile
from rntuple_construct.format.container.root_file import unfinished_file
from rntuple_construct.format.descriptor.clusters import Cluster
from rntuple_construct.format.descriptor.schema import Schema
from rntuple_construct.format.generations.records import FooterRecord, HeaderRecord, PageList, SchemaRecord
from rntuple_construct.reader import RNTuple
from rntuple_construct.reader.ntuple import no_dropped_warnings
from rntuple_construct.reader.pickling import FileReference
from rntuple_construct.storage import Source, identity_of, is_url, open_sink, open_source
from rntuple_construct.storage.journal import Journal
from rntuple_construct.writer import FileWriter, WriteOptions
from rntuple_construct.writer.container import file_name_of
from rntuple_construct.writer.options import DEFAULT_COMPRESSION

__all__ = ["ClusterReport", "Recovered", "RecoveredNTuple", "recover"]

_KNOWN_WRITERS = ("ROOT ", "rntuple-construct", "rntuple_construct")
"""Writers that store the pages of a cluster in the order of column ids."""
_UNCHECKED = "pages have no checksums: overwritten values would not be noticed (--assume intact takes them)"
_LEN_STEP = "32 MB"
_NUM_SAMPLES = 8
"""Clusters that show how a writer cuts columns into pages."""
_CLUSTERS_OF_GROUP = 100
_SEPARATE = "each page has a separate blob; their order is known for ROOT only"
_SHARED = "each blob has one page: columns that are equal may share it, or others have separate blobs"
_LEN_SMALLEST_RECORD = 43
"""Bytes of the smallest page with its key and its checksum: fewer unexplained bytes hide no page."""


@dataclass
class ClusterReport:
    """Result for one cluster.

    Args:
        status: "recovered", "partial" (entries that need no damaged page), "unchecked", "damaged", "ambiguous" or "cut".
        start, stop: byte range of its pages; of the blob if the pages are not known.
        num_entries: its entries; None if that is not known.
        num_recovered: those of them that were recovered.
        first_entry: its first entry in the output; None if it was not recovered.
        origin: "page list", or "pages" if the columns of its pages were found by consistency.
        reason: why it was not recovered.
    """

    status: str
    start: int
    stop: int
    num_entries: int | None = None
    num_recovered: int = 0
    first_entry: int | None = None
    origin: str = "pages"
    reason: str = ""


@dataclass
class RecoveredNTuple:
    """Result for one RNTuple.

    Args:
        path: its name.
        writer: what wrote it, as its header says.
        generation: generation of the format, also of the new file.
        remark: advice on the new file; empty if it needs none.
        num_entries: entries that were recovered.
        num_clusters: clusters that were recovered.
        num_entries_written: entries that its footer states; None if no footer was found.
        has_footer: if true, a footer was found; else fields that were added late are not known.
        num_page_lists: page lists that were found.
        num_unchecked: recovered clusters with pages without checksums: overwritten values in these are not noticed.
        clusters: one report for each cluster that was found.
        notes: what else is missing, in words.
    """

    path: str
    writer: str
    generation: str
    remark: str = ""
    num_entries: int = 0
    num_clusters: int = 0
    num_entries_written: int | None = None
    has_footer: bool = False
    num_page_lists: int = 0
    num_unchecked: int = 0
    clusters: list[ClusterReport] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)

    @property
    def is_complete(self) -> bool:
        """Return whether nothing is missing."""
        is_lost = any(each.status != "recovered" for each in self.clusters)
        return self.num_entries == self.num_entries_written and not self.notes and not is_lost


@dataclass
class Recovered:
    """Result for a damaged file.

    Args:
        source: name of the damaged file.
        target: name of the new file; None if nothing was written.
        ntuples: one report for each RNTuple.
        unexplained: byte ranges (first, after the last) outside all records.
        notes: what holds for the whole file, in words.
    """

    source: str
    target: str | None = None
    ntuples: list[RecoveredNTuple] = field(default_factory=list)
    unexplained: list[tuple[int, int]] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)

    @property
    def is_complete(self) -> bool:
        """Return whether nothing is missing."""
        return bool(self.ntuples) and not self.notes and all(each.is_complete for each in self.ntuples)

    @property
    def num_entries(self) -> int:
        """Entries of all RNTuples that were recovered."""
        return sum(each.num_entries for each in self.ntuples)


@dataclass
class _NTuplePlan:
    """An RNTuple that is being put together.

    Args:
        header: its header envelope.
        footers, page_lists: envelopes that repeat the checksum of the header.
        report: its result.
    """

    header: FoundEnvelope
    footers: list[FoundEnvelope]
    page_lists: list[FoundEnvelope]
    report: RecoveredNTuple
    extension: SchemaRecord = field(default_factory=SchemaRecord)
    clusters: list[FoundCluster] = field(default_factory=list)
    lost: list[ClusterReport] = field(default_factory=list)

    @property
    def record(self) -> HeaderRecord:
        """Contents of the header."""
        return cast("HeaderRecord", self.header.record)


class _RecoveryOptions(NamedTuple):
    """Arguments of ``recover``."""

    assume_order: bool
    assume_intact: bool
    keep_entries: bool
    check: bool
    durable: bool
    workers: int


def recover(
    source: Any,
    target: Any,
    *,
    assume_order: bool = False,
    assume_intact: bool = False,
    keep_entries: bool = False,
    check: bool = True,
    durable: bool = True,
    workers: int = 1,
    journal: str | os.PathLike[str] | None = None,
    limits: Limits = DEFAULT_LIMITS,
    storage_options: Mapping[str, Any] | None = None,
) -> Recovered:
    """Write the whole clusters of a damaged file as sound RNTuples into a new file.

    The file may have no header, directory, footer or page lists: its writer was killed, or it was cut or overwritten.
    Each entry that is written has all its pages with right checksums. Where no page list is left, the columns of the pages are
    found by consistency. ROOT and this package store them in the order of their ids. Nothing is guessed: a cluster of which several
    arrangements of pages fit is only reported.

    Args:
        source: path, URL, bytes or binary file object. It is never changed.
        target: path or writable binary file object; it appears only when everything is written. None only reports.
        assume_order: if true, pages of unknown writers count as stored in column order. Where several arrangements
            fit, the one in which the writer left no page out is taken.
        assume_intact: if true, clusters of page lists are taken also if pages have no checksums; overwritten
            values in these are not noticed.
        keep_entries: if true, entries that need no damaged page are taken from damaged clusters of page lists; else these
            clusters are left out.
        check: if true, the pages of the result are decompressed and checked again.
        durable: wait at the end until the storage device has the bytes.
        workers: processes that search for pages and their columns; the result does not depend on their number.
        journal: path of a file that keeps the results for clusters without a page list, to resume an interrupted search.
            It is made if it is missing, and replaced if it is that of another file or search.
        limits: guards against absurd sizes.
        storage_options: options of the file system of a URL, as for ``open``.

    Returns:
        the clusters that were found and those that are missing, with reasons.

    Raises:
        FormatError: no header envelope with a right checksum was found, so nothing can be recovered.
        SchemaError: the target is the source.
        SourceError: the source cannot be read.
        SinkError: the target or the journal cannot be written.
        JournalError: the journal is another file.
    """
    paths = [os.fspath(each) for each in (source, target) if isinstance(each, (str, os.PathLike))]
    if len(paths) > 1 and identity_of(paths[0]) == identity_of(paths[1]):
        raise SchemaError(
            f"{paths[1]} is the damaged file: it is never changed", hint="choose another output"
        )
    opened = open_source(source, storage_options=storage_options)
    try:
        with no_dropped_warnings():
            options = _RecoveryOptions(assume_order, assume_intact, keep_entries, check, durable, workers)
            place = None if opened is source or hasattr(source, "read") else FileReference.absolute(source)
            return _recover(FileToSearch(opened, place, storage_options), target, options, journal, limits)
    finally:
        if opened is not source:
            opened.close()


def _recover(
    file: FileToSearch,
    target: Any,
    options: _RecoveryOptions,
    journal: str | os.PathLike[str] | None,
    limits: Limits,
) -> Recovered:
    source = file.opened
    pieces = find_pieces(source, limits)
    result = Recovered(
        source.name, unexplained=[(span.start, span.stop) for span in pieces.unexplained], notes=pieces.notes
    )
    if not pieces.headers:
        raise FormatError(
            f"no RNTuple can be recovered from {source.name}: there is no header envelope with a right checksum",
            path="header", hint="only files of the released format, and of the second release candidate (ROOT 6.31 and later), can be recovered",
        )  # fmt: skip
    plans = _plans(pieces)
    result.ntuples = [plan.report for plan in plans]
    container = unfinished_file(source, limits)
    container.reads_steps = True
    listed = [_take_page_lists(plan, source) for plan in plans]
    known = sorted((each.start, each.stop) for plan in plans for each in plan.clusters)
    notes = None if journal is None else Journal(journal, _head(file, plans, options))
    for plan, is_listed in zip(plans, listed, strict=True):
        _take_blobs(plan, plans, pieces, known, file, is_listed, options, notes)
    if target is None:
        for plan in plans:
            for _ in _sound_clusters(plan, container, options):
                pass
    else:
        with open_sink(target, durable=options.durable, readable=True) as sink:
            with FileWriter(sink, name=file_name_of(target)) as out:
                for plan in plans:
                    _write(plan, container, out, options)
            check_sound(sink.source, [], contents=options.check, limits=limits)
        result.target = (
            os.fsdecode(target) if isinstance(target, (str, os.PathLike)) else file_name_of(target)
        )
    for plan in plans:
        plan.report.clusters.sort(key=lambda each: each.start)
        written = plan.report.num_entries_written
        if written is not None and plan.report.num_entries < written:
            plan.report.notes.append(f"{written - plan.report.num_entries} of {written} entries are missing")
        elif written is None:
            plan.report.notes.append(
                "no footer was found: the number of written entries is not known, and fields that were added after "
                "the first entries are not known"
            )
    return result


def _head(file: FileToSearch, plans: Sequence[_NTuplePlan], options: _RecoveryOptions) -> dict[str, Any]:
    """The first line of a journal: results of another file or version do not count."""
    modified = None
    if isinstance(file.place, str) and not is_url(file.place):
        modified = os.stat(file.place).st_mtime_ns
    return {
        "kind": "rntuple recover journal", "version": VERSION, "size": file.opened.size, "modified": modified,
        "headers": [plan.header.checksum.hex() for plan in plans], "assume_order": options.assume_order,
    }  # fmt: skip


def _plans(pieces: Pieces) -> list[_NTuplePlan]:
    """RNTuples by their headers; footers and page lists belong to the last header in front with the same checksum."""
    plans: list[_NTuplePlan] = []
    names: set[str] = set()
    for header in pieces.headers:
        record = header.record
        if not isinstance(record, HeaderRecord):
            continue
        name, number = record.name, 2
        while name in names:
            name, number = f"{record.name}_{number}", number + 1
        names.add(name)
        report = RecoveredNTuple(name, record.writer, header.generation.name)
        if not header.generation.is_read_by_root:
            report.remark = f"the new file has generation {report.generation}, too; rntuple convert writes the released format"
        plans.append(_NTuplePlan(header, [], [], report))
        if name != record.name:
            plans[-1].report.notes.append(f"another RNTuple '{record.name}' is in the file")
    for kind in ("footers", "page_lists"):
        for each in getattr(pieces, kind):
            stated = getattr(each.record, "header_checksum", None)
            before = [
                plan for plan in plans if plan.header.checksum == stated and plan.header.offset < each.offset
            ]
            if before:
                getattr(before[-1], kind).append(each)
    for plan in plans:
        plan.report.num_page_lists = len(plan.page_lists)
        if plan.footers:
            record = plan.footers[-1].record
            if isinstance(record, FooterRecord):
                plan.report.has_footer = True
                plan.extension = record.schema_extension
                plan.report.num_entries_written = sum(
                    group.entry_span or 0 for group in record.cluster_groups
                )
                if record.linked_attribute_sets:
                    plan.report.notes.append("its attribute sets become RNTuples without a link to it")
    return plans


def _schema_of(plan: _NTuplePlan) -> Schema:
    flagged = plan.header.generation.projections_are_flagged
    return Schema(plan.record.schema, plan.extension, projections_are_flagged=flagged)


def _take_page_lists(plan: _NTuplePlan, source: Source) -> bool:
    """Take the clusters of page lists whose pages are in the file; returns whether all of the RNTuple are listed."""
    num_columns = len(_schema_of(plan).columns)
    taken: dict[int, int] = {}
    footer = plan.footers[-1].record if plan.footers else None
    wanted = (
        {group.page_list_link.locator.offset for group in footer.cluster_groups}
        if isinstance(footer, FooterRecord)
        else set()
    )
    # Page lists of the last footer first: those of earlier footers may list the same clusters.
    ordered = sorted(plan.page_lists, key=lambda each: each.offset not in wanted)
    for each in ordered:
        page_list = each.record
        if not isinstance(page_list, PageList) or page_list.cluster_summaries is None:
            continue
        summaries = page_list.cluster_summaries[: page_list.num_clusters]
        for index, summary in enumerate(summaries):
            if summary.flags:
                plan.report.notes.append("a sharded cluster is left out")
                continue
            first, count = summary.first_entry, summary.num_entries
            if any(begin < first + count and first < begin + num for begin, num in _near(taken, first)):
                continue
            taken[first] = count
            cluster = Cluster(index, 0, index, summary, page_list)
            ranges = ranges_of_cluster(cluster, num_columns)
            offsets = np.concatenate([np.empty(0, np.int64), *(pages.offset for pages in ranges)])
            sizes = np.concatenate([np.empty(0, np.int64), *(pages.size for pages in ranges)])
            start = int(offsets.min(initial=source.size))
            stop = int((offsets + sizes).max(initial=start)) + LEN_PAGE_CHECKSUM
            found = FoundCluster(count, ranges, first, start, stop, "page list")
            reason = ""
            if cluster.num_columns > num_columns and not plan.footers:
                plan.report.notes.append(
                    f"{cluster.num_columns - num_columns} columns that were added late are lost"
                )
            if any(pages.foreign for pages in ranges):
                reason = "pages are stored outside the file"
            elif (sizes < 0).any() or (offsets < 0).any() or (offsets + sizes > source.size).any():
                reason = "pages after the end of the file"
            if reason:
                plan.lost.append(
                    ClusterReport(
                        "cut", min(start, source.size), source.size, count, origin="page list", reason=reason
                    )
                )
            else:
                plan.clusters.append(found)
    plan.clusters.sort(key=lambda each: each.first_entry or 0)
    return bool(wanted) and wanted <= {each.offset for each in plan.page_lists}


def _near(taken: dict[int, int], first: int) -> Iterator[tuple[int, int]]:
    if first in taken:
        yield first, taken[first]
    elif len(taken) < 1 << 12:
        yield from taken.items()


def _take_blobs(
    plan: _NTuplePlan,
    plans: Sequence[_NTuplePlan],
    pieces: Pieces,
    known: Sequence[tuple[int, int]],
    file: FileToSearch,
    is_listed: bool,
    options: _RecoveryOptions,
    journal: Journal | None,
) -> None:
    """Take the clusters of blobs that no page list mentions, and that follow the last footer if that lists all before."""
    begin = plan.footers[-1].offset if is_listed else plan.header.offset
    blobs = _unknown_blobs(pieces.blobs, begin, known)
    if not blobs:
        return
    if len(plans) > 1:
        reason = "it may belong to any of several RNTuples"
        plan.lost += [ClusterReport("ambiguous", blob.start, blob.stop, reason=reason) for blob in blobs]
        return
    order = _order_of(plan, options.assume_order)
    if isinstance(order, ColumnOrder):
        samples = list(islice(_whole_clusters(blobs, file.opened, order), _NUM_SAMPLES))
        are_separate = order.are_separate(samples)
        if are_separate and order.kind is RootCuts:
            _take_separate_pages(plan, pieces, blobs, file.opened, order)
            return
        if are_separate is False:
            order.learn(samples)
        else:
            order = f"{AMBIGUOUS}: {_SEPARATE if are_separate else _SHARED}"
    if isinstance(order, str):
        plan.lost += [ClusterReport("ambiguous", blob.start, blob.stop, reason=order) for blob in blobs]
        return
    taken = []
    for blob, result in search_blobs(
        file, order, blobs, assume_order=options.assume_order, workers=options.workers, journal=journal
    ):
        if result.found is None:
            is_doubtful = result.reason.startswith(AMBIGUOUS)
            status = "ambiguous" if is_doubtful else "cut" if blob.is_cut else "damaged"
            plan.lost.append(ClusterReport(status, blob.start, blob.stop, reason=result.reason))
        else:
            ranges = ranges_of_arrangement(result.found, result.pages, blob.start)
            taken.append(
                FoundCluster(result.found.num_entries, ranges, None, blob.start, result.stop, "pages")
            )
    _insert(plan, taken)


def _insert(plan: _NTuplePlan, clusters: Sequence[FoundCluster]) -> None:
    """Insert clusters in the order of the file between those of page lists, which stay in the order of their entries."""
    position = 0
    for found in clusters:
        while position < len(plan.clusters) and plan.clusters[position].start < found.start:
            position += 1
        plan.clusters.insert(position, found)


def _unknown_blobs(blobs: Sequence[Blob], begin: int, known: Sequence[tuple[int, int]]) -> list[Blob]:
    """Blobs from a position on that have no page of a known cluster."""
    starts = np.array([start for start, _ in known], np.int64)
    stops = np.maximum.accumulate(np.array([stop for _, stop in known], np.int64)) if known else starts
    unknown = []
    for blob in blobs:
        index = int(np.searchsorted(starts, blob.start, side="right"))
        is_known = (index > 0 and stops[index - 1] > blob.start) or (
            index < len(starts) and starts[index] < blob.stop
        )
        if blob.start >= begin and not is_known:
            unknown.append(blob)
    return unknown


def _take_separate_pages(
    plan: _NTuplePlan,
    pieces: Pieces,
    blobs: Sequence[Blob],
    source: Source,
    order: ColumnOrder,
) -> None:
    """Take the clusters of pages that are in separate blobs."""
    breaks = [span.start for span in pieces.unexplained if span.stop - span.start >= _LEN_SMALLEST_RECORD]
    pages: list[StreamPage] = []
    is_whole = True
    for blob in blobs:
        data = source.read(blob.start, blob.stop - blob.start)
        found, end = pages_of_blob(data, len(data))
        source.release(len(data))
        if blob.is_cut or len(found) != 1 or end != len(data):
            status = "cut" if blob.is_cut else "damaged"
            plan.lost.append(
                ClusterReport(status, blob.start, blob.stop, reason="a page without a right checksum")
            )
            is_whole = False
            continue
        before = pages[-1].page.offset if pages else plan.header.offset
        is_after_break = not is_whole or any(before < each < blob.start for each in breaks)
        pages.append(StreamPage(found[0]._replace(offset=blob.start), is_after_break))
        is_whole = True
    stored = [each.page for each in pages]
    taken = []
    for cluster in PageStream(order, source, pages).clusters():
        start = stored[cluster.start].offset
        last = stored[cluster.stop - 1]
        stop = last.offset + last.size + LEN_PAGE_CHECKSUM
        if cluster.found is None:
            count = f"{cluster.stop - cluster.start} pages"
            status = "ambiguous" if cluster.reason.startswith(AMBIGUOUS) else "cut"
            plan.lost.append(ClusterReport(status, start, stop, reason=f"{cluster.reason} ({count})"))
            continue
        ranges = ranges_of_arrangement(cluster.found, stored, 0)
        taken.append(FoundCluster(cluster.found.num_entries, ranges, None, start, stop, "pages"))
    _insert(plan, taken)


def _whole_clusters(
    blobs: Sequence[Blob], source: Source, order: ColumnOrder
) -> Iterator[tuple[memoryview, list[FoundPage]]]:
    """Blobs that consist of whole pages."""
    for blob in blobs:
        if not blob.is_cut:
            data = source.read(blob.start, blob.stop - blob.start)
            pages, end = pages_of_blob(data, order.len_step)
            if end == len(data):
                yield data, pages


def _order_of(plan: _NTuplePlan, assume_order: bool) -> ColumnOrder | str:
    record = plan.record
    if not record.writer.startswith(_KNOWN_WRITERS) and not assume_order:
        return f"the order of pages of the writer '{record.writer}' is not known (--assume order takes that of columns)"
    try:
        return ColumnOrder(record.schema, plan.extension, plan.header.generation, record.writer)
    except UnsupportedError as error:
        return f"columns cannot be found by consistency: {error}"


def _sound_clusters(
    plan: _NTuplePlan, container: RootFile, options: _RecoveryOptions
) -> Iterator[tuple[FoundNTuple, RNTuple, Cluster, KeptEntries | None]]:
    """Clusters whose pages have right checksums and possible values, or entries of others; the rest is reported."""
    report = plan.report
    metadata = FoundNTuple(container, plan.header, plan.extension, plan.clusters, report.path)
    ntuple = RNTuple(metadata)
    report.clusters += plan.lost
    for found, cluster in zip(plan.clusters, metadata.clusters, strict=True):
        each = ClusterReport("recovered", found.start, found.stop, found.num_entries, origin=found.origin)
        report.clusters.append(each)
        is_unchecked = _has_unchecked(cluster)
        if is_unchecked and not options.assume_intact:
            each.status, each.reason = "unchecked", _UNCHECKED
            continue
        try:
            _check(ntuple, metadata, cluster)
        except RNTupleError as error:
            each.status, each.reason = "damaged", str(error)
            is_listed = options.keep_entries and found.origin == "page list"
            kept = _kept_entries(plan, metadata, ntuple, cluster) if is_listed else None
            if kept is None:
                continue
            each.status, each.num_recovered = "partial", kept.num_entries
        else:
            kept, each.num_recovered = None, found.num_entries
        container.source.release(found.stop - found.start)
        each.first_entry = report.num_entries
        report.num_entries += each.num_recovered
        report.num_clusters += 1
        report.num_unchecked += is_unchecked
        yield metadata, ntuple, cluster, kept


def _kept_entries(
    plan: _NTuplePlan, metadata: FoundNTuple, ntuple: RNTuple, cluster: Cluster
) -> KeptEntries | None:
    """The entries of a cluster that need none of its damaged pages; None if no entry is kept."""
    generation = plan.header.generation
    try:
        slots = slots_of(_schema_of(plan), generation, plan.record.writer)
        kept = KeptEntries(metadata, cluster, slots)
        for start, stop in kept.runs:
            _check_values(ntuple, start, stop)
    except RNTupleError:
        return None
    return kept if kept.num_entries else None


def _has_unchecked(cluster: Cluster) -> bool:
    """Return whether pages of a cluster have no checksums."""
    ranges = map(cluster.column_range, range(cluster.num_columns))
    return any(pages is not None and not pages.has_checksum.all() for pages in ranges)


def _check(ntuple: RNTuple, metadata: FoundNTuple, cluster: Cluster) -> None:
    """Raise an error if a page of a cluster has a wrong checksum, or values that are impossible."""
    store = metadata.page_store
    for column_id in range(cluster.num_columns):
        pages = cluster.column_range(column_id)
        if pages is None:
            continue
        places = zip(pages.offset.tolist(), pages.size.tolist(), pages.has_checksum.tolist(), strict=True)
        for offset, size, has_checksum in places:
            data, checksum = store.read(offset, size, has_checksum)
            error = None if checksum is None else store.checksum_error(data, checksum)
            if error is not None:
                error.path, error.offset = f"column {column_id}", offset
                raise error
    _check_values(ntuple, cluster.first_entry, cluster.first_entry + cluster.num_entries)


def _check_values(ntuple: RNTuple, start: int, stop: int) -> None:
    """Raise an error if values of some entries are impossible."""
    if start == stop or not ntuple.nodes:
        return
    for _ in ntuple.iterate(entry_start=start, entry_stop=stop, step_size=_LEN_STEP, library="layout"):
        pass


def _write(plan: _NTuplePlan, container: RootFile, out: FileWriter, options: _RecoveryOptions) -> None:
    """Write the sound clusters of an RNTuple."""
    report = plan.report
    generation = plan.header.generation
    joined = JoinedSchema(generation, union=False)
    schema = _schema_of(plan)
    joined.join(schema, report.path)
    joined.complete(compressed=True)
    settings = [
        pages.compression_settings
        for cluster in plan.clusters[:1]
        for pages in cluster.ranges
        if pages.compression_settings >= 0
    ]
    write_options = WriteOptions.of_generation(
        generation.name,
        compression=settings[0] if settings else DEFAULT_COMPRESSION,
        beyond_root=True,
    )
    main, _ = out.start(
        report.path, generation.name, plan.record.description, write_options, None, (),
        lambda ntuple: ntuple.adopt(joined.header),
    )  # fmt: skip
    main.adopt(joined.extension)
    copier = ClusterCopier(main, None)
    fields = None
    for metadata, ntuple, cluster, kept in _sound_clusters(plan, container, options):
        if fields is None:
            fields = joined.columns_of(ntuple.schema, report.path)
        if kept is None:
            copier.copy(metadata, cluster, fields)
        else:
            targets = _targets(fields)
            columns = ((targets[number], elements) for number, elements in kept.columns())
            copier.encode(metadata, cluster, kept.num_entries, columns)
        if main.ledger.num_open_clusters >= _CLUSTERS_OF_GROUP:
            main.commit_group()
    copier.finish()
    main.finish()


def _targets(fields: Sequence[FieldColumns]) -> dict[int, int]:
    """Columns of the new RNTuple, by columns of the damaged one."""
    return {
        number: target
        for each in fields
        if each.source is not None
        for own, targets in zip(each.source.representations, each.targets, strict=True)
        for number, target in zip(own, targets, strict=True)
    }
