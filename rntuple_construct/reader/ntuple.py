"""One RNTuple: what it holds, and its values for any range of entries."""

from __future__ import annotations

import fnmatch
import warnings
from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any

from rntuple_construct.arrays import present
from rntuple_construct.compression import decompress
from rntuple_construct.descriptor.clusters import Cluster
from rntuple_construct.descriptor.schema import Field, Schema, merge_schema
from rntuple_construct.errors import EnvelopeError, RNTupleError, SchemaError, UnsupportedError
from rntuple_construct.fields.layout import Layout, Record
from rntuple_construct.fields.nodes import FieldNode, Kind, resolve_schema, select_member
from rntuple_construct.fields.reading import read_field
from rntuple_construct.generations import Generation, generation_named
from rntuple_construct.generations.page_list import PageList
from rntuple_construct.generations.records import (
    ClusterGroupRecord,
    EnvelopeLink,
    ExtraTypeInfoRecord,
    FooterRecord,
    HeaderRecord,
    LinkedAttributeSetRecord,
    UserMetadataEntry,
)
from rntuple_construct.reader.clusters import ClusterIndex, segments_of
from rntuple_construct.reader.locators import fetch
from rntuple_construct.reader.pages import PageReader
from rntuple_construct.reader.steps import entries_per_step

if TYPE_CHECKING:
    from rntuple_construct.container import Anchor, RootFile


class DroppedFieldWarning(UserWarning):
    """A top-level field was left out because this package does not understand it."""


class RNTuple:
    """An RNTuple in an open file.

    Args:
        container: the ROOT file.
        path: name of the RNTuple with its directories, such as ``d1/Events``.
        anchor: its anchor.
        verify: whether checksums of envelopes and pages are compared.
        external: whether locators may lead out of the file.

    Raises:
        RNTupleError: header or footer are damaged or need something this package does not know.
    """

    def __init__(
        self, container: RootFile, path: str, anchor: Anchor, *, verify: bool = True, external: bool = False
    ) -> None:
        self._container = container
        self.path = path
        self.anchor = anchor
        self._verify = verify
        self._external = external
        self.generation: Generation = generation_named(anchor.generation)
        header = self._envelope(1, "header", anchor.seek_header, anchor.nbytes_header, anchor.len_header)
        footer = self._envelope(2, "footer", anchor.seek_footer, anchor.nbytes_footer, anchor.len_footer)
        self.header: HeaderRecord = self.generation.parse_header(*header)
        self.footer: FooterRecord = self.generation.parse_footer(*footer)
        self._header_checksum = header[0][-len(self.footer.header_checksum) :]
        self._check_header_checksum(self.footer.header_checksum, "footer", "RNT-FTR-001")
        self.schema: Schema = merge_schema(
            self.header.schema,
            self.footer.schema_extension,
            projections_are_flagged=self.generation.projections_are_flagged,
        )
        self._nodes, self.dropped = resolve_schema(self.schema)
        for error in self.dropped.values():
            warnings.warn(f"{path}: {error}", DroppedFieldWarning, stacklevel=3)
        self._index = ClusterIndex(self.footer, self._load_page_list)
        self._pages = PageReader(
            container.source,
            self.schema,
            self.generation,
            self.header.writer,
            verify=verify,
            limits=container.limits,
            external=external,
        )

    @property
    def name(self) -> str:
        """Name in the header."""
        return self.header.name

    @property
    def description(self) -> str:
        """Description in the header."""
        return self.header.description

    @property
    def writer(self) -> str:
        """Library that wrote the RNTuple."""
        return self.header.writer

    @property
    def num_entries(self) -> int:
        """Number of entries."""
        return self._index.num_entries

    def __len__(self) -> int:
        return self.num_entries

    @property
    def fields(self) -> dict[str, Field]:
        """Readable top-level fields by name, in schema order."""
        return {name: node.field for name, node in self._nodes.items()}

    @property
    def nodes(self) -> Mapping[str, FieldNode]:
        """The same fields with what each of them and its sub-fields hold."""
        return self._nodes

    @property
    def cluster_groups(self) -> Sequence[ClusterGroupRecord]:
        """Cluster groups in footer order."""
        return self._index.groups

    @cached_property
    def clusters(self) -> tuple[Cluster, ...]:
        """All clusters; loads every page list."""
        return tuple(self._index)

    @property
    def extra_type_infos(self) -> tuple[ExtraTypeInfoRecord, ...]:
        """Extra type information, such as the streamer info of streamer fields."""
        return self.schema.extra_type_infos

    @cached_property
    def user_metadata(self) -> tuple[UserMetadataEntry, ...]:
        """Key-value pairs that generations before the release attach; a repeated key is a newer version of it.

        Raises:
            RNTupleError: an envelope of meta-data is damaged.
        """
        entries: list[UserMetadataEntry] = []
        for index, link in enumerate(self.footer.metadata_links):
            data, base = self._linked_envelope(4, f"footer.meta_data_links[{index}]", link)
            entries += self.generation.parse_user_metadata(data, base)
        return tuple(entries)

    @property
    def attribute_sets(self) -> dict[str, LinkedAttributeSetRecord]:
        """Linked attribute sets by name; read one with ``attribute_set``."""
        return {record.name: record for record in self.footer.linked_attribute_sets}

    def attribute_set(self, name: str) -> RNTuple:
        """A linked attribute set, as an RNTuple (section "Linked Attribute Sets").

        Raises:
            SchemaError: no such set.
            UnsupportedError: unknown schema version of the set (RNT-ATT-004).
        """
        sets = self.attribute_sets
        if name not in sets:
            raise SchemaError(
                f"'{self.path}' has no attribute set '{name}'",
                hint=f"its sets are: {', '.join(sets) or 'none'}",
            )
        record = sets[name]
        if record.schema_version_major != 1:
            raise UnsupportedError(
                f"attribute set '{name}' has unknown schema version {record.schema_version_major}",
                rule_id="RNT-ATT-004", path="footer.linked_attribute_sets",
            )  # fmt: skip
        locator = record.locator
        anchor = self._container.anchor_at(locator.offset, locator.size, record.len_anchor)
        return RNTuple(
            self._container, f"{self.path}:{name}", anchor, verify=self._verify, external=self._external
        )

    def arrays(
        self,
        fields: Sequence[str] | str | None = None,
        *,
        entry_start: int | None = None,
        entry_stop: int | None = None,
        library: str = "np",
    ) -> Any:
        """Values of fields for a range of entries; only the pages that hold them are read.

        Args:
            fields: names of top-level fields, patterns (``Muon_*``) or dotted paths to members
                (``Muon.pt``); None for all.
            entry_start: first entry, default 0; negative counts from the end.
            entry_stop: entry after the last, default the number of entries; negative counts from the end.
            library: form of the result, see ``arrays.LIBRARIES``: "np", "ak", "pa", "pd", "py" or "layout".

        Raises:
            SchemaError: unknown field or library.
            RNTupleError: the bytes needed are damaged or not readable here.
        """
        start, stop, _ = slice(entry_start, entry_stop).indices(self.num_entries)
        nodes = self.select(fields)
        return present(self._layouts(nodes, start, max(stop, start)), library, max(stop - start, 0))

    def iterate(
        self,
        fields: Sequence[str] | str | None = None,
        *,
        step_size: int | str = "100 MB",
        entry_start: int | None = None,
        entry_stop: int | None = None,
        library: str = "np",
    ) -> Iterator[Any]:
        """Values in chunks of consecutive entries; arguments as for ``arrays``.

        Args:
            fields, entry_start, entry_stop, library: as for ``arrays``.
            step_size: entries per chunk, or its uncompressed size such as "100 MB".
        """
        start, stop, _ = slice(entry_start, entry_stop).indices(self.num_entries)
        nodes = self.select(fields)
        step = entries_per_step(step_size, nodes, self.schema, self._index.overlapping(start, stop))
        for first in range(start, stop, step):
            last = min(first + step, stop)
            yield present(self._layouts(nodes, first, last), library, last - first)

    def select(self, fields: Sequence[str] | str | None) -> dict[str, FieldNode]:
        """Readable fields by the names asked for.

        Raises:
            SchemaError: a name that matches nothing.
        """
        if fields is None:
            return dict(self._nodes)
        chosen: dict[str, FieldNode] = {}
        for name in [fields] if isinstance(fields, str) else fields:
            matches = [known for known in self._nodes if fnmatch.fnmatchcase(known, name)]
            if name in self._nodes:
                chosen[name] = self._nodes[name]
            elif matches:
                chosen.update((match, self._nodes[match]) for match in matches)
            else:
                chosen[name] = self._member(name)
        return chosen

    def _member(self, name: str) -> FieldNode:
        top, *members = name.split(".")
        if top in self.dropped:
            raise UnsupportedError(f"field '{top}' cannot be read: {self.dropped[top]}")
        if top not in self._nodes or not members:
            raise SchemaError(
                f"'{self.path}' has no field '{name}'",
                hint=f"its fields are: {', '.join(self._nodes) or 'none'}",
            )
        return select_member(self._nodes[top], members)

    def _layouts(self, nodes: Mapping[str, FieldNode], start: int, stop: int) -> dict[str, Layout]:
        clusters = self._index.overlapping(start, stop) if stop > start else []
        if any(cluster.column_ids is not None for cluster in clusters):
            return {name: self._read_sharded(node, clusters, start, stop) for name, node in nodes.items()}
        segments = segments_of(clusters, start, stop)
        return {name: read_field(node, segments, self._pages) for name, node in nodes.items()}

    def _read_sharded(self, node: FieldNode, clusters: Sequence[Cluster], start: int, stop: int) -> Layout:
        """Read a field whose columns are spread over clusters; members of a record may lie in different ones."""
        if node.kind is Kind.RECORD and not node.is_member_view:
            members = {
                child.field.name: self._read_sharded(child, clusters, start, stop) for child in node.children
            }
            return Record(members, stop - start)
        column_ids = {
            column_id
            for field in self.schema.walk(node.field.field_id)
            for representation in field.representations
            for column_id in representation
        }
        holding = [cluster for cluster in clusters if cluster.holds(column_ids)]
        return read_field(node, segments_of(holding, start, stop), self._pages)

    def _envelope(
        self, envelope_type: int, path: str, offset: int, size: int, length: int
    ) -> tuple[bytes, int | None]:
        """An uncompressed envelope, and its file offset if it is stored as it is."""
        try:
            stored = self._container.read_blob(offset, size, self.anchor.max_key_size)
            data = bytes(decompress(stored, length, path=path, offset=offset))
        except RNTupleError as error:
            error.path = error.path or path
            raise
        base = offset if size == length else None
        self.generation.check_envelope(data, envelope_type, base=base, path=path, verify=self._verify)
        return data, base

    def _linked_envelope(self, envelope_type: int, path: str, link: EnvelopeLink) -> tuple[bytes, int | None]:
        locator = link.locator
        if not locator.kind:
            return self._envelope(envelope_type, path, locator.offset, locator.size, link.len_envelope)
        stored = fetch(locator, path, external=self._external)
        data = bytes(decompress(stored, link.len_envelope, path=path))
        self.generation.check_envelope(data, envelope_type, base=None, path=path, verify=self._verify)
        return data, None

    def _load_page_list(self, group_id: int, group: ClusterGroupRecord) -> PageList:
        link = group.page_list_link
        path = f"footer.cluster_groups[{group_id}].page_list_link"
        data, base = self._linked_envelope(3, path, link)
        page_list = self.generation.parse_page_list(data, base)
        if page_list.header_checksum is not None:
            self._check_header_checksum(page_list.header_checksum, f"page_list[{group_id}]", "RNT-PGL-001")
        return page_list

    def _check_header_checksum(self, stored: bytes, where: str, rule_id: str) -> None:
        if self._verify and stored != self._header_checksum:
            raise EnvelopeError(
                "belongs to another header: checksums differ", rule_id=rule_id, path=f"{where}.header_checksum",
                expected=self._header_checksum.hex(), actual=stored.hex(),
            )  # fmt: skip

    def __repr__(self) -> str:
        return f"<RNTuple '{self.path}': {self.num_entries} entries, {len(self._nodes)} fields>"
