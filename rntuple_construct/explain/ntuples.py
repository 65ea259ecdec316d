"""One RNTuple as far as it can be read: whatever fails is noted, and the rest is used all the same."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cached_property
from typing import TypeVar

from rntuple_spec.constants import ClusterFlag

from rntuple_construct.constants import FOOTER, HEADER, PAGE_LIST, USER_METADATA
from rntuple_construct.container import RootFile
from rntuple_construct.descriptor.schema import Schema, merge_schema
from rntuple_construct.errors import RNTupleError, UnsupportedError
from rntuple_construct.explain.envelopes import Envelope
from rntuple_construct.generations import Anchor, Generation
from rntuple_construct.generations.records import (
    ClusterSummary,
    ColumnRecord,
    EnvelopeLink,
    FooterRecord,
    HeaderRecord,
    LinkedAttributeSetRecord,
    PageList,
)
from rntuple_construct.printable import printable

__all__ = ["NTuple", "PageListPart"]

Record = TypeVar("Record")


@dataclass(frozen=True, slots=True, eq=False)
class PageListPart:
    """The page list of a cluster group.

    Args:
        group_id: the cluster group.
        first_cluster: number of clusters in the groups before it.
        pages: where the pages are.
        summaries: entry ranges of its clusters; empty if they are not known.
        columns: for sharded clusters, by position in the page list, the columns they hold.
    """

    group_id: int
    first_cluster: int
    pages: PageList
    summaries: tuple[ClusterSummary, ...]
    columns: dict[int, tuple[int, ...]]


@dataclass(eq=False)
class NTuple:
    """An RNTuple and everything its anchor leads to.

    Args:
        file: the file.
        path: its name with its directories; attribute sets add ``:`` and their name.
        anchor: its anchor.
        prefix: what stands in front of its paths if the file holds several RNTuples, such as ``Events:``.
    """

    file: RootFile
    path: str
    anchor: Anchor
    prefix: str = ""
    problems: list[RNTupleError] = field(default_factory=list)
    envelopes: list[Envelope] = field(default_factory=list)
    generation: Generation | None = None
    header: HeaderRecord | None = None
    footer: FooterRecord | None = None
    schema: Schema | None = None
    page_lists: list[PageListPart] = field(default_factory=list)

    @property
    def name(self) -> str:
        """Its path, safe to print."""
        return printable(self.path)

    @property
    def version(self) -> str:
        """Version of the format, or the generation where the anchor has no version."""
        version = self.anchor.version
        return self.anchor.generation.name if version is None else ".".join(map(str, version))

    @property
    def attribute_sets(self) -> tuple[LinkedAttributeSetRecord, ...]:
        """Linked attribute sets that are stored in this file."""
        sets = self.footer.linked_attribute_sets if self.footer else ()
        return tuple(record for record in sets if not record.locator.kind)

    @property
    def num_clusters(self) -> int:
        """Number of clusters in the page lists that could be read."""
        return sum(part.pages.num_clusters for part in self.page_lists)

    @property
    def num_pages(self) -> int:
        """Number of pages in the page lists that could be read."""
        return sum(part.pages.num_pages for part in self.page_lists)

    @cached_property
    def columns(self) -> tuple[ColumnRecord, ...]:
        """All column descriptions, also if the schema as a whole makes no sense."""
        found = self.header.schema.columns if self.header else ()
        return found + (self.footer.schema_extension.columns if self.footer else ())

    @cached_property
    def column_names(self) -> tuple[str, ...]:
        """For each column the path of its field and its type, safe to print."""
        names = []
        for column_id, record in enumerate(self.columns):
            kind = (
                record.column_type.name.lower() if record.column_type is not None else f"{record.type_id:#x}"
            )
            if self.schema is not None:
                name = printable(self.schema.fields[record.field_id].path)
                column = self.schema.columns[column_id]
                name += f"#{column.index}" if column.index else ""
                name += f"~{record.representation_index}" if record.representation_index else ""
            else:
                name = f"field {record.field_id}"
            names.append(f"{name} ({kind})")
        return tuple(names)

    def column_name(self, column_id: int) -> str:
        """Path of a column's field and its type; empty if that is not known."""
        return self.column_names[column_id] if column_id < len(self.column_names) else ""

    def load(self) -> None:
        """Read header, footer, page lists and user meta-data; failures go to ``problems``."""
        try:
            self.anchor.generation.check_described()
            self.generation = self.anchor.generation
        except UnsupportedError as error:
            self.problems.append(error)
        anchor = self.anchor
        data = self._read(HEADER, "header", anchor.seek_header, anchor.nbytes_header, anchor.len_header)
        if self.generation is not None:
            self.header = self._parse(self.generation.parse_header, data)
        data = self._read(FOOTER, "footer", anchor.seek_footer, anchor.nbytes_footer, anchor.len_footer)
        if self.generation is not None:
            self.footer = self._parse(self.generation.parse_footer, data)
        if self.header is not None and self.footer is not None and self.generation is not None:
            try:
                self.schema = merge_schema(
                    self.header.schema,
                    self.footer.schema_extension,
                    projections_are_flagged=self.generation.projections_are_flagged,
                )
            except RNTupleError as error:
                self._note(error)
        self._load_page_lists()
        links = self.footer.metadata_links if self.footer else ()
        for index, link in enumerate(links):
            self._read_link(USER_METADATA, f"user_metadata[{index}]", link)

    def _load_page_lists(self) -> None:
        if self.footer is None or self.generation is None:
            return
        first = 0
        for group_id, group in enumerate(self.footer.cluster_groups):
            data = self._read_link(PAGE_LIST, f"page_list[{group_id}]", group.page_list_link)
            pages = self._parse(self.generation.parse_page_list, data)
            if pages is None:
                first += group.num_clusters
                continue
            summaries = pages.cluster_summaries
            if summaries is None:
                summaries = (self.footer.cluster_summaries or ())[first : first + pages.num_clusters]
            if len(summaries) != pages.num_clusters:
                summaries = ()
            self.page_lists.append(
                PageListPart(group_id, first, pages, summaries, self._sharded_columns(summaries))
            )
            # The number in the footer may be wrong; what is there cannot be.
            first += pages.num_clusters

    def _sharded_columns(self, summaries: tuple[ClusterSummary, ...]) -> dict[int, tuple[int, ...]]:
        groups = self.footer.column_groups if self.footer else ()
        return {
            index: groups[summary.column_group_id]
            for index, summary in enumerate(summaries)
            if summary.flags & ClusterFlag.SHARDED
            and summary.column_group_id is not None
            and summary.column_group_id < len(groups)
        }

    def _read_link(
        self, envelope_type: int, path: str, link: EnvelopeLink
    ) -> tuple[bytes, int | None] | None:
        locator = link.locator
        if locator.kind:
            self._note(
                UnsupportedError(
                    f"stored outside this file (locator type {locator.kind:#x})",
                    rule_id="RNT-LOC-006",
                    path=path,
                )
            )
            return None
        return self._read(envelope_type, path, locator.offset, locator.size, link.len_envelope)

    def _read(
        self, envelope_type: int, path: str, offset: int, nbytes: int, length: int
    ) -> tuple[bytes, int | None] | None:
        """An uncompressed envelope, and its file offset if it is stored as it is."""
        envelope = Envelope(
            self.file,
            self.generation,
            envelope_type,
            self.prefix + path,
            offset,
            nbytes,
            length,
            self.anchor.max_key_size,
        )
        self.envelopes.append(envelope)
        try:
            data = envelope.data()
        except RNTupleError as error:
            envelope.is_readable = False
            envelope.problem = error.message
            self._note(error)
            return None
        return data, offset if nbytes == length else None

    def _parse(
        self, parse: Callable[[bytes, int | None], Record], data: tuple[bytes, int | None] | None
    ) -> Record | None:
        if data is None or self.generation is None:
            return None
        envelope = self.envelopes[-1]
        try:
            self.generation.check_envelope(
                data[0], envelope.envelope_type, base=data[1], path=envelope.path, verify=False
            )
            return parse(*data)
        except RNTupleError as error:
            envelope.problem = error.message
            self._note(error)
            return None

    def _note(self, error: RNTupleError) -> None:
        if error.path is not None and not error.path.startswith(self.prefix):
            error.path = self.prefix + error.path
        self.problems.append(error)
