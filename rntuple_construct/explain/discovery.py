"""Records of a file that is explained, what each of them is for, and its RNTuples."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import NamedTuple

from rntuple_construct.base.cached import cached_property
from rntuple_construct.base.constants import ANCHOR_CLASSES
from rntuple_construct.base.errors import LimitError, RNTupleError
from rntuple_construct.base.printable import printable
from rntuple_construct.explain import records
from rntuple_construct.explain.envelopes import AnnotatedEnvelope
from rntuple_construct.explain.nodes import Kind
from rntuple_construct.explain.records import other_kind, other_meaning
from rntuple_construct.format.container import FreeEntry, Key, RootFile, ScanItem, Span
from rntuple_construct.format.container.directories import DIRECTORY_CLASSES, RNTupleKey
from rntuple_construct.format.container.scan import scan_keys
from rntuple_construct.format.generations import DEFAULT_GENERATION, Anchor, Generation
from rntuple_construct.format.generations.records import ColumnRecord
from rntuple_construct.format.metadata import NTupleMetadata, read_metadata


class AnnotatedNTuple:
    """An RNTuple of a file that is explained; everything that can be read of it is read at once.

    Args:
        metadata: its metadata.
        path: its name with its directories; attribute sets add ``:`` and their name, older cycles ``;`` and a number.
        prefix: text before its paths if the file holds several RNTuples, such as ``Events:``.

    Attributes:
        problems: what could not be read, for people.
        envelopes: its envelopes, those outside the file left out.
    """

    def __init__(self, metadata: NTupleMetadata, path: str, prefix: str) -> None:
        self.metadata = metadata
        self.path = path
        self.prefix = prefix
        errors = metadata.errors
        for error in errors:
            error.path = prefix + error.path if error.path else None
        self.problems = [str(error) for error in errors]
        self.envelopes = tuple(
            AnnotatedEnvelope(envelope, prefix + envelope.path)
            for envelope in metadata.envelopes
            if not envelope.is_outside
        )

    @property
    def name(self) -> str:
        """Its path, safe to print."""
        return printable(self.path)

    @property
    def anchor(self) -> Anchor:
        """Its anchor."""
        return self.metadata.anchor

    @property
    def generation(self) -> Generation:
        """Generation of the format."""
        return self.metadata.generation

    @property
    def version(self) -> str:
        """Version of the format, or the generation where the anchor has no version."""
        version = self.anchor.version
        return self.generation.name if version is None else ".".join(map(str, version))

    @property
    def writer(self) -> str | None:
        """Program that wrote the file, by its header; None if the header cannot be read."""
        return None if self.metadata.header is None else self.metadata.header.writer

    @property
    def num_clusters(self) -> int:
        """Number of clusters in the page lists that can be read."""
        return sum(pages.num_clusters for pages in self.metadata.page_lists if pages is not None)

    @property
    def num_pages(self) -> int:
        """Number of pages in the page lists that can be read."""
        return sum(pages.num_pages for pages in self.metadata.page_lists if pages is not None)

    @cached_property
    def columns(self) -> tuple[ColumnRecord, ...]:
        """All column descriptions, also of a damaged schema."""
        header = self.metadata.header
        return (*(header.schema.columns if header else ()), *self.metadata.extension.columns)

    @cached_property
    def column_names(self) -> tuple[str, ...]:
        """For each column the path of its field and its type, safe to print."""
        schema = self.metadata.schema
        names = []
        for column_id, record in enumerate(self.columns):
            name = f"field {record.field_id}"
            if schema is not None:
                name = printable(schema.fields[record.field_id].path)
                column = schema.columns[column_id]
                name += f"#{column.index}" if column.index else ""
                name += f"~{record.representation_index}" if record.representation_index else ""
            known = record.column_type
            names.append(f"{name} ({known.name.lower() if known is not None else f'{record.type_id:#x}'})")
        return tuple(names)

    def column_name(self, column_id: int) -> str:
        """Path of a column's field and its type; empty if that is not known."""
        return self.column_names[column_id] if column_id < len(self.column_names) else ""


_MAX_NTUPLES = 1000


class Role(NamedTuple):
    """Purpose of a record that another structure points to.

    Args:
        path: its path.
        kind: the kind of its bytes.
        text: its content, in words.
        payload: annotates its payload.
    """

    path: str
    kind: Kind
    text: str
    payload: records.PayloadNodes


@dataclass(frozen=True, slots=True)
class Contents:
    """Contents of a file.

    Args:
        scan: what the walk from key to key met, from the first record to the end of the file.
        roles: the records that something points to, by their offset.
        ntuples: the RNTuples, linked attribute sets included.
        problems: what could not be read.
        free: byte ranges that the free list knows, in its order; the last one reaches beyond the file.
    """

    scan: list[ScanItem]
    roles: dict[int, Role]
    ntuples: list[AnnotatedNTuple]
    problems: list[str]
    free: tuple[FreeEntry, ...]


def discover(file: RootFile) -> Contents:
    """Find out what there is in a file; what cannot be read is noted and left out.

    Args:
        file: the file, opened without verification.
    """
    return _Discovery(file).contents()


class _Discovery:
    def __init__(self, file: RootFile) -> None:
        self._file = file
        self._problems: dict[str, None] = {}
        self._roles: dict[int, Role] = {}

    def contents(self) -> Contents:
        try:
            free = self._file.free_list()
        except RNTupleError as error:
            self._note(error)
            free = ()
        scan = self._scan(free)
        ntuples = self._find_ntuples(scan)
        self._find_records()
        return Contents(scan, self._roles, ntuples, list(self._problems), free)

    def _note(self, error: RNTupleError) -> None:
        self._problems[str(error)] = None

    def _add_role(self, offset: int, role: Role) -> None:
        if 0 < offset < self._file.source.size:
            self._roles.setdefault(offset, role)

    def _scan(self, free: tuple[FreeEntry, ...]) -> list[ScanItem]:
        file = self._file
        size, begin = file.source.size, file.header.ofs_begin
        start = min(file.header.span.stop, size)
        if start <= begin < size:
            start = begin
        items: list[ScanItem] = []
        try:
            items += scan_keys(file.source, start, size, free, limits=file.limits)
        except LimitError as error:
            self._note(error)
            stop = items[-1].span.stop if items else start
            items.append(ScanItem("unknown", Span(stop, size)))
        return items

    def _find_ntuples(self, scan: Sequence[ScanItem]) -> list[AnnotatedNTuple]:
        file = self._file
        found: list[tuple[str, NTupleMetadata, int]] = []
        current = self._entries(scan)
        older = self._older_cycles(current)
        for entry in (*current, *older):
            path = f"{entry.path};{entry.cycle}" if entry in older else entry.path
            opened = read_metadata(file, entry, verify=False)
            for error in opened.errors:
                self._note(error)
            if opened.ntuple is not None:
                found.append((path, opened.ntuple, entry.key.ofs_key))
            else:
                payload = partial(records.anchor_payload, DEFAULT_GENERATION)
                self._add_role(entry.key.ofs_key, Role(printable(f"{path}:anchor"), Kind.ANCHOR, "", payload))
        ntuples: list[AnnotatedNTuple] = []
        starts = [item.span.start for item in scan]
        # Older cycles of an RNTuple are no reason to name the current one.
        is_alone = len(current) == 1 and bool(found) and found[0][0] == current[0].path
        seen = {metadata.anchor.span.start for _, metadata, _ in found}
        while found and len(ntuples) < _MAX_NTUPLES:
            path, metadata, record = found.pop(0)
            # The paths of attribute sets name their RNTuple, so that those of a lone RNTuple stay short.
            ntuple = AnnotatedNTuple(metadata, path, "" if is_alone else f"{printable(path)}:")
            is_alone = False
            ntuples.append(ntuple)
            payload = partial(records.anchor_payload, metadata.generation)
            self._add_role(record, Role(f"{ntuple.prefix}anchor", Kind.ANCHOR, ntuple.name, payload))
            sets = metadata.footer.linked_attribute_sets if metadata.footer else ()
            for index, attribute_set in enumerate(sets):
                offset = attribute_set.locator.offset
                if attribute_set.locator.kind or offset in seen:
                    continue
                seen.add(offset)
                opened = metadata.attribute_set(index)
                for error in opened.errors:
                    self._note(error)
                if opened.ntuple is not None:
                    # The locator leads to the object after the key.
                    number = bisect_right(starts, offset) - 1
                    place = starts[number] if number >= 0 else 0
                    found.append((f"{path}:{attribute_set.name}", opened.ntuple, place))
        return ntuples

    def _entries(self, scan: Sequence[ScanItem]) -> Sequence[RNTupleKey]:
        """Keys of the RNTuples: those that the directories list, or else those found between other records."""
        try:
            entries = self._file.keys()
        except RNTupleError as error:
            self._note(error)
            entries = ()
        if entries:
            return entries
        return [
            RNTupleKey(item.key.name, item.key)
            for item in scan
            if item.key is not None and item.key.class_name in ANCHOR_CLASSES
        ]

    def _older_cycles(self, current: Sequence[RNTupleKey]) -> tuple[RNTupleKey, ...]:
        """Keys of RNTuples that later ones of the same name replaced; their pages may still be there."""
        if not current:
            return ()
        places = {entry.key.ofs_key for entry in current}
        try:
            every = self._file.keys(all_cycles=True)
        except RNTupleError:
            return ()  # the current ones are described
        return tuple(entry for entry in every if entry.key.ofs_key not in places)

    def _find_records(self) -> None:
        file = self._file
        header = file.header
        self._add_role(header.ofs_free, Role("free_list", Kind.FREE_LIST, "", records.free_list_payload))
        self._add_role(
            header.ofs_info, Role("streamer_info", Kind.STREAMER_INFO, "", records.streamer_payload)
        )
        try:
            directories = file.directories()
        except RNTupleError as error:
            self._note(error)
            return
        for problem in file.problems:
            self._note(problem)
        others = 0
        for index, directory in enumerate(directories):
            is_root = index == 0
            path = f"directories[{index}]"
            name = printable(directory.path)
            record = header.ofs_begin if is_root else directory.key.ofs_key if directory.key else 0
            payload = partial(records.directory_payload, directory.span.start)
            self._add_role(record, Role("root_directory" if is_root else path, Kind.DIRECTORY, name, payload))
            list_path = "keys_list" if is_root else f"{path}.keys_list"
            self._add_role(
                directory.ofs_keys, Role(list_path, Kind.KEYS_LIST, name, records.keys_list_payload)
            )
            for key in directory.keys:
                if key.class_name not in DIRECTORY_CLASSES and key.ofs_key not in self._roles:
                    self._add_role(key.ofs_key, self._object_role(key, others))
                    others += 1

    def _object_role(self, key: Key, number: int) -> Role:
        path, text = f"objects[{number}]", records.key_text(key)
        if key.class_name in ANCHOR_CLASSES:
            payload = partial(records.anchor_payload, DEFAULT_GENERATION)
            return Role(path, Kind.ANCHOR, f"{text}, an older cycle", payload)
        meaning = other_meaning(key.class_name)
        return Role(path, other_kind(key.class_name), text, partial(records.opaque_payload, meaning))
