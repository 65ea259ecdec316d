"""Every byte of a file with its meaning: the records of the file, the envelopes and pages in them, and the rest.

The walk from key to key gives the frame; what directories, anchors, envelopes and page lists say is filled in.
Bytes that two things claim are given to one of them, with a note, so that each byte has one annotation.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from functools import partial
from typing import Any

import numpy as np
from rntuple_spec.constants import BLOB_CLASS

from rntuple_construct.base.constants import HEADER
from rntuple_construct.base.errors import ContainerError, RNTupleError
from rntuple_construct.base.limits import DEFAULT_LIMITS, Limits
from rntuple_construct.base.printable import printable
from rntuple_construct.explain import records
from rntuple_construct.explain.byte_map import ByteMap
from rntuple_construct.explain.discovery import Role, discover
from rntuple_construct.explain.envelopes import AnnotatedEnvelope, Claim, part_offsets_node
from rntuple_construct.explain.nodes import Kind, Lazy, LazyNodes, Node, View
from rntuple_construct.explain.page_annotations import offset_table_path, page_node
from rntuple_construct.explain.page_table import OffsetTable, PageTable
from rntuple_construct.explain.records import other_kind, other_meaning, other_text
from rntuple_construct.explain.trees import UNCLAIMED
from rntuple_construct.format.container import Key, RootFile, ScanItem
from rntuple_construct.format.container.root_file import unfinished_file
from rntuple_construct.format.container.scan import key_at
from rntuple_construct.format.container.structures import read_key
from rntuple_construct.format.generations import DEFAULT_GENERATION
from rntuple_construct.format.generations.records import Locator
from rntuple_construct.format.metadata import Envelope
from rntuple_construct.storage import open_source

__all__ = ["FileMap", "annotate"]

_MAX_LEN_HEADER = 100
_UNFINISHED = (
    "the file has no header, which writers write at the end: rntuple recover writes its whole clusters"
)
_OTHERS = (Kind.TREE, Kind.BASKET, Kind.OBJECT)


def annotate(source: Any, *, limits: Limits = DEFAULT_LIMITS) -> FileMap:
    """Annotate all bytes of a ROOT file.

    Args:
        source: path, URL, bytes or binary file object.
        limits: guards against absurd sizes.

    Raises:
        ContainerError: not a ROOT file (RNT-CNT-001), and none without its header.
        UnsupportedError: an RNTuple without a ROOT file around it.
        SourceError: the bytes cannot be read.
    """
    try:
        file = RootFile(source, verify=False, limits=limits)
    except ContainerError:
        opened = open_source(source)
        begin = bytes(opened.read(0, min(_MAX_LEN_HEADER, opened.size)))
        if any(begin) or key_at(opened, len(begin), opened.size) is None:
            raise
        file = unfinished_file(opened, limits)
    try:
        return FileMap(file)
    except BaseException:
        file.close()
        raise


class FileMap(ByteMap):
    """All bytes of a ROOT file, annotated.

    Args:
        file: the file, opened without verification.

    Attributes:
        view: the bytes of the file and their annotations.
        ntuples: the RNTuples in it, linked attribute sets included.
        pages: all their pages.
        problems: parts that could not be read, in words.
        places: file offset of every part with a path, by path.
        is_unfinished: if true, the file has no header, because its writer was killed.
    """

    def __init__(self, file: RootFile) -> None:
        self.is_unfinished = file.header.version == 0
        version = ".".join(map(str, file.header.root_version))
        super().__init__(file.source, "unfinished ROOT file" if self.is_unfinished else f"ROOT {version}")
        self.file = file
        contents = discover(file)
        self.ntuples = contents.ntuples
        self._problems = contents.problems
        if self.is_unfinished:
            self._problems[:] = [_UNFINISHED]
        self._scan = contents.scan
        self._roles = contents.roles
        # The last entry represents all bytes after the end of the file.
        self._free = sorted(
            (entry.ofs_first, entry.ofs_last + 1) for entry in contents.free if entry.ofs_last < self.size
        )
        places: dict[str, int] = {role.path: offset for offset, role in self._roles.items()}
        self.places = places
        self.pages = PageTable(self.ntuples, file.source)
        self._claims = self._settled_claims()
        self.pages.settle(
            sorted([(claim.start, claim.stop) for claim in self._claims] + self._role_spans()),
            [_record_of(item) for item in self._scan],
        )
        self._claim_starts = [claim.start for claim in self._claims]
        self._labels = self._label_items()
        self.view = View("", self.size, self.read, LazyNodes(len(self._scan) + 1, self._top_node))

    @property
    def root_version(self) -> str:
        """Version of ROOT that the file header names."""
        return ".".join(map(str, self.file.header.root_version))

    @property
    def problems(self) -> list[str]:
        """Parts that could not be read, as text."""
        told = [problem for ntuple in self.ntuples for problem in ntuple.problems]
        return [printable(text) for text in [*self._problems, *told, *self.pages.problems]]

    def close(self) -> None:
        """Close the file."""
        self.file.close()

    # Who gets which bytes

    def _settled_claims(self) -> list[Claim]:
        """Envelopes, and records that the walk did not meet, in order and without overlaps."""
        claims: list[Claim] = []
        for ntuple in self.ntuples:
            for envelope in ntuple.envelopes:
                try:
                    claims += envelope.claims()
                except RNTupleError as error:
                    if not envelope.problem:
                        self._problems.append(str(error))
        if self.is_unfinished and (header := self._header_without_anchor()) is not None:
            claims += header.claims()
        claims += [self._offsets_claim(table) for table in self.pages.offset_tables]
        met = {item.span.start for item in self._scan if item.kind == "key"}
        claims += [
            claim for offset in self._roles.keys() - met if (claim := self._record_claim(offset)) is not None
        ]
        claims.sort(key=lambda claim: (claim.start, -claim.stop))
        settled: list[Claim] = []
        for claim in claims:
            limit = settled[-1].stop if settled else 0
            if claim.start < limit:
                if claim[:4] != settled[-1][:4]:
                    self._problems.append(
                        f"{claim.path} at {claim.start:#x} overlaps {settled[-1].path}, which keeps the bytes"
                    )
                continue
            settled.append(claim)
            self.places.setdefault(claim.path, claim.start)
        return settled

    def _header_without_anchor(self) -> AnnotatedEnvelope | None:
        """The first header envelope of an unfinished file: no anchor refers to it, but its key has its length."""
        for item in self._scan:
            if item.key is None or item.key.class_name != BLOB_CLASS:
                continue
            locator = Locator(0, item.span.stop - item.key.span.stop, item.key.span.stop)
            found = Envelope(
                self.file, DEFAULT_GENERATION, HEADER, "header", "key", locator, item.key.len_object
            )
            if not found.errors:
                return AnnotatedEnvelope(found, "header")
        return None

    def _offsets_claim(self, table: OffsetTable) -> Claim:
        path = offset_table_path(self.pages, table.owner)
        make = partial(part_offsets_node, table.start, table.others, path, Kind.PAGE)
        return Claim(table.start, table.start + 8 * len(table.others), path, Kind.PAGE, make)

    def _record_claim(self, offset: int) -> Claim | None:
        role = self._roles[offset]
        try:
            key = read_key(self.file.source, offset, role.path)
        except RNTupleError as error:
            self._problems.append(str(error))
            return None
        stop = min(max(offset + key.len_record, key.span.stop), self.size)
        make = partial(self._role_node, role, key, offset, stop)
        return Claim(offset, stop, role.path, role.kind, make)

    def _role_spans(self) -> list[tuple[int, int]]:
        return [
            (item.span.start, item.span.stop)
            for item in self._scan
            if item.kind == "key" and item.span.start in self._roles
        ]

    def _label_items(self) -> list[tuple[str, Kind]]:
        """Path and kind of everything that the walk met."""
        counts: dict[str, int] = {}
        labels = []
        for item in self._scan:
            role = self._roles.get(item.span.start) if item.kind == "key" else None
            if role is not None:
                labels.append((role.path, role.kind))
                continue
            kind = self._item_kind(item)
            if item.kind == "key" and kind is not Kind.FREE:
                stem = "blobs" if item.key is not None and item.key.class_name == BLOB_CLASS else "records"
            else:
                stem = "free" if kind is Kind.FREE else "unclaimed" if kind is Kind.UNCLAIMED else "loose"
            number = counts[stem] = counts.get(stem, -1) + 1
            labels.append((f"{stem}[{number}]", kind))
            self.places[labels[-1][0]] = item.span.start
        return labels

    def _item_kind(self, item: ScanItem) -> Kind:
        claims = self._claims_between(item.span.start, item.span.stop)
        if claims:
            return claims[0].kind
        if len(self.pages.between(item.span.start, item.span.stop)):
            return Kind.PAGE
        if item.kind == "gap" or self._is_free(item):
            return Kind.FREE
        if item.key is not None and _is_other(item.key):
            return other_kind(item.key.class_name)
        return Kind.BLOB if item.kind == "key" else Kind.UNCLAIMED

    def _is_free(self, item: ScanItem) -> bool:
        """Return whether the free list has all bytes of a record; the old content may still be readable."""
        index = bisect_right(self._free, (item.span.start, 1 << 64)) - 1
        return index >= 0 and item.span.stop <= self._free[index][1]

    def _claims_between(self, start: int, stop: int) -> list[Claim]:
        first, last = bisect_left(self._claim_starts, start), bisect_left(self._claim_starts, stop)
        return self._claims[first:last]

    # Annotations

    def _top_node(self, index: int) -> Node:
        if index == 0:
            begin = self._scan[0].span.start if self._scan else self.size
            if self.is_unfinished:
                return Node(
                    start=0,
                    stop=begin,
                    path="file_header",
                    kind=Kind.UNCLAIMED,
                    type="bytes",
                    meaning=_UNFINISHED,
                )
            return records.file_header_node(self.read(0, min(_MAX_LEN_HEADER, begin)), begin)
        item = self._scan[index - 1]
        path, kind = self._labels[index - 1]
        start, stop = item.span
        if item.key is not None and kind is not Kind.FREE:
            role = self._roles.get(start)
            if role is not None:
                return self._role_node(role, item.key, start, stop)
            text = self._blob_text(item)
            is_other = kind in _OTHERS
            meaning = other_meaning(item.key.class_name) if is_other else ""
            payload = partial(records.stored_payload, meaning) if is_other else self._blob_payload
            return records.record_node(self.file, item.key, start, stop, path, kind, text, payload)
        if kind is Kind.FREE:
            text = f"earlier contents: {records.key_text(item.key)}" if item.key is not None else ""
            return records.free_node(self.file, start, stop, path, text)
        if kind is Kind.UNCLAIMED:
            behind = start >= self.file.header.ofs_end > 0
            meaning = "After the end that the file header states." if behind else UNCLAIMED
            return Node(start=start, stop=stop, path=path, kind=kind, type="bytes", meaning=meaning)
        return Node(
            start=start,
            stop=stop,
            path=path,
            kind=kind,
            type="bytes",
            text="outside of any record",
            meaning="Bytes without a key in front, of which something is known all the same.",
            children=Lazy(lambda: self._parts(start, stop, path)),
        )

    def _role_node(self, role: Role, key: Key, start: int, stop: int) -> Node:
        return records.record_node(self.file, key, start, stop, role.path, role.kind, role.text, role.payload)

    def _blob_text(self, item: ScanItem) -> str:
        start, stop = item.span
        names = [claim.path for claim in self._claims_between(start, stop)]
        pages = self.pages.between(start, stop)
        count = len(pages)
        if count == 1 and (part := self.pages.owners(pages.start, 1)[0]).num_parts > 1:
            names.append(f"part {part.part + 1} of {part.num_parts} of a page")
        elif count:
            names.append("1 page" if count == 1 else f"{count} pages")
        if not names and item.key is not None and _is_other(item.key):
            return other_text(item.key)
        key = records.key_text(item.key) if item.key else ""
        return f"{key}: {', '.join(names)}" if names else f"{key}: nothing refers to it"

    def _blob_payload(self, file: RootFile, start: int, stop: int, key: Key, path: str) -> Sequence[Node]:
        return self._parts(start, stop, path)

    def _parts(self, start: int, stop: int, path: str) -> Sequence[Node]:
        """Envelopes, records and pages in a byte range, and the bytes between them."""
        claims = self._claims_between(start, stop)
        pages = self.pages.between(start, stop)
        first = np.concatenate(
            [[claim.start for claim in claims], self.pages.start[pages.start : pages.stop]]
        )
        last = np.concatenate([[claim.stop for claim in claims], self.pages.stop[pages.start : pages.stop]])
        order = np.argsort(first, kind="stable")
        first, last = first[order].astype(np.int64), np.minimum(last[order].astype(np.int64), stop)
        # Every part is followed by a hole, most of them empty.
        edges = np.empty(2 * len(first) + 2, np.int64)
        edges[0], edges[1:-1:2], edges[2:-1:2], edges[-1] = start, first, last, stop
        shown = np.flatnonzero(edges[1:] > edges[:-1])

        def make(index: int) -> Node:
            edge = int(shown[index])
            if edge % 2 == 0:
                meaning = "Bytes that nothing refers to."
                return Node(
                    start=int(edges[edge]),
                    stop=int(edges[edge + 1]),
                    path=f"{path}.unclaimed[{edge // 2}]",
                    kind=Kind.UNCLAIMED,
                    type="bytes",
                    meaning=meaning,
                )
            number = int(order[edge // 2])
            if number < len(claims):
                return _cut(claims[number].make(), stop)
            return page_node(self.file, self.pages, pages.start + number - len(claims))

        return LazyNodes(len(shown), make, is_uniform=not claims)


def _is_other(key: Key) -> bool:
    """Return whether a record states its class; blobs have the meaning that RNTuples give them."""
    return key.class_name not in ("", BLOB_CLASS)


def _record_of(item: ScanItem) -> tuple[int, int, int]:
    start, stop = item.span
    payload = start if item.key is None else min(start + item.key.len_key, stop)
    return start, payload, stop


def _cut(node: Node, stop: int) -> Node:
    """An annotation that does not reach beyond the record it lies in."""
    if node.stop <= stop:
        return node
    node.stop = stop
    node.children = ()
    node.problem = node.problem or "reaches beyond the record that it lies in"
    return node
