"""Writing one RNTuple: schema, clusters, cluster groups, and the envelopes that describe them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from rntuple_spec.constants import (
    MAX_LEN_NTUPLE_NAME,
    NUM_FEATURE_FLAGS_PER_WORD,
    ExtraTypeInfoContent,
    FeatureFlagNumber,
    Rc2MetaDataType,
)
from rntuple_spec.version import VERSION

from rntuple_construct.base.errors import SchemaError, UnsupportedError
from rntuple_construct.base.rules import broken
from rntuple_construct.format.compression import compress
from rntuple_construct.format.container import LEN_LIST_HEAD, LIST_HEAD, class_descriptions
from rntuple_construct.format.descriptor.clusters import Cluster, ColumnRange
from rntuple_construct.format.descriptor.schema import Field, Schema
from rntuple_construct.format.generations import Generation
from rntuple_construct.format.generations.records import (
    AnchorRecord,
    ClusterGroupRecord,
    ClusterSummaries,
    EnvelopeLink,
    ExtraTypeInfoRecord,
    FooterRecord,
    HeaderRecord,
    LinkedAttributeSetRecord,
    Locator,
    MetadataValue,
    SchemaRecord,
    UserMetadataEntry,
)
from rntuple_construct.format.metadata import NTupleMetadata
from rntuple_construct.model.schema.declared import check_field_name
from rntuple_construct.model.schema.specs import FieldOptions, SchemaLike, Spec
from rntuple_construct.writer.cluster_store import ClusterLedger, ClusterStore
from rntuple_construct.writer.container import BlobStore, Container, DirectoryRecord
from rntuple_construct.writer.fill import FillContext
from rntuple_construct.writer.model import Model
from rntuple_construct.writer.options import WriteOptions

__all__ = ["WRITER", "NTuple", "metadata_entries"]


WRITER = f"rntuple-construct {VERSION}"
"""How the header names the program that wrote the RNTuple."""


def feature_words(flags: Sequence[int]) -> tuple[int, ...]:
    """Words of 63 flags each, from the numbers of the flags that are set; flag 64 is bit 0 of the second word.

    Raises:
        SchemaError: a number that no flag can have.
    """
    width = NUM_FEATURE_FLAGS_PER_WORD + 1
    words = [0] * (max(flags, default=0) // width + 1)
    for flag in flags:
        if flag < 0 or flag % width == NUM_FEATURE_FLAGS_PER_WORD:
            raise broken("RNT-FEA-001", kind=SchemaError, problem=f"{flag} is no number of a flag")
        words[flag // width] |= 1 << flag % width
    return tuple(words)


def _checked_name(name: str) -> str:
    """The name of an RNTuple.

    Raises:
        SchemaError: it is not a legal name, or too long for ROOT (RNT-HDR-006).
    """
    nbytes = len(check_field_name(name).encode("utf-8", "surrogateescape"))
    if nbytes > MAX_LEN_NTUPLE_NAME:
        raise broken("RNT-HDR-006", kind=SchemaError, expected=MAX_LEN_NTUPLE_NAME, actual=nbytes)
    return name


@dataclass(frozen=True, slots=True)
class _Stored:
    """Place of an envelope: offset, stored and uncompressed bytes."""

    offset: int
    nbytes: int
    length: int

    @property
    def link(self) -> EnvelopeLink:
        return EnvelopeLink(self.length, Locator(0, self.nbytes, self.offset))


_MAX_CLUSTERS_JOINED = 100
_MAX_PAGES_JOINED = 1 << 16
"""Clusters and pages of a cluster group that others were joined to."""
_MAX_LEN_LEFT = 4096
_MIN_GAIN = 8
"""Bytes of replaced page lists that may become free space, and the same as a fraction of the added bytes."""


class NTuple:
    """Everything that the contexts filling an RNTuple share.

    Args:
        generation: the generation that is written.
        container: the file that envelopes and pages go to.
        name: name of the RNTuple.
        description: free text.
        options: how it is written.
        writer: name of the writing program; by default this package.
        feature_flags: numbers of the feature flags that the header sets.

    Attributes:
        header_data: the header envelope, uncompressed; empty before ``begin``.
    """

    def __init__(
        self,
        generation: Generation,
        container: Container,
        name: str,
        description: str,
        options: WriteOptions,
        writer: str | None = None,
        feature_flags: Sequence[int] = (),
    ) -> None:
        self.generation = generation
        self.options = options = replace(options, **generation.forced_options)
        self.name = _checked_name(name)
        self.model = Model(generation, options.is_compressed, options.beyond_root)
        self.ledger = ClusterLedger(options.settings, options.page_checksums)
        self.store = ClusterStore(container.blobs, self.ledger, options, generation)
        self.attribute_sets: list[LinkedAttributeSetRecord] = []
        self._container = container
        self._description = description
        self._writer = writer or WRITER
        self._feature_words = self._footer_words = feature_words(feature_flags)
        self._groups: list[ClusterGroupRecord] = []
        self._metadata_links: list[EnvelopeLink] = []
        self._sharding: Sequence[Sequence[str]] = ()
        container.describe(generation.anchor_class)
        self._directory: DirectoryRecord | None = None
        self.header_data = b""
        self._header: _Stored | None = None
        self._header_checksum = b""
        self._resumed: NTupleMetadata | None = None
        self._num_resumed = 0

    @property
    def schema(self) -> Schema:
        """Fields and columns so far."""
        return self.model.schema

    @property
    def num_groups(self) -> int:
        """Cluster groups so far."""
        return len(self._groups)

    @property
    def blobs(self) -> BlobStore:
        """Store of pages and envelopes."""
        return self._container.blobs

    def sibling(self, name: str, description: str, options: WriteOptions) -> NTuple:
        """Another RNTuple of the same generation in the same file."""
        return NTuple(self.generation, self._container, name, description, options, self._writer)

    def new_context(self) -> FillContext:
        """Return a context that fills separate clusters."""
        return FillContext(self.model, self.store, self.options, self.generation)

    def add_fields(
        self,
        schema: SchemaLike,
        first_entry: int,
        *,
        classes: Mapping[str, Spec] | None = None,
        field_options: Mapping[str, FieldOptions] | None = None,
    ) -> None:
        """Add top-level fields, or members of records, that have data from ``first_entry`` on."""
        declared = self.model.declare(schema, classes or {}, field_options or {})
        if self._sharding and any(item.source is None for item in declared):
            raise SchemaError(
                "fields cannot be added to sharded clusters", hint="call shard() after the last add_fields()"
            )
        self.model.add(declared, first_entry)
        self._grow_ledger()

    def adopt(self, schema: SchemaRecord) -> None:
        """Take over records of a schema that exists already: those of a header, then those of its extension.

        Raises:
            SchemaError: they do not fit together, or a field among them is not understood.
        """
        self.model.adopt(schema)
        self._grow_ledger()

    @classmethod
    def continued(
        cls,
        metadata: NTupleMetadata,
        container: Container,
        options: WriteOptions,
        directory: DirectoryRecord | None,
    ) -> NTuple:
        """Continue an RNTuple of a file at its end; arguments as for the constructor and ``resume``.

        Raises:
            UnsupportedError: it has a draft of the format, or unknown features.
            RNTupleError: it is damaged.
        """
        _check_continuable(metadata)
        header = metadata.header_envelope.require()
        if not isinstance(header, HeaderRecord):
            raise TypeError("not the header of an RNTuple")
        options = replace(options, max_key_size=metadata.anchor.max_key_size, beyond_root=True)
        made = cls(metadata.generation, container, header.name, header.description, options, header.writer)
        made.resume(metadata, directory)
        return made

    def resume(self, metadata: NTupleMetadata, directory: DirectoryRecord | None) -> None:
        """Continue an RNTuple of the file at its end: its header and page lists stay, footer and anchor are replaced.

        Args:
            metadata: the RNTuple, of this generation.
            directory: the directory whose keys list has its anchor; None for an anchor that none mentions.

        Raises:
            RNTupleError: it is damaged.
        """
        schema = metadata.require_schema()
        header, footer = metadata.header_envelope.require(), metadata.footer_envelope.require()
        if not isinstance(header, HeaderRecord) or not isinstance(footer, FooterRecord):
            raise TypeError("not the envelopes of an RNTuple")
        clusters = [
            cluster
            for group_id in range(len(footer.cluster_groups))
            for cluster in metadata.require_clusters(group_id)
        ]
        self.adopt(header.schema)
        self.model.close_header()
        self.adopt(footer.schema_extension)
        num_entries = max((each.first_entry + each.num_entries for each in clusters), default=0)
        clusters.sort(key=lambda each: each.first_entry)
        next_elements = _next_elements(schema, clusters)
        self._begin_at(num_entries, next_elements)
        self.ledger.resume(len(clusters), num_entries, next_elements, ())
        anchor = metadata.anchor
        self._header = _Stored(anchor.ofs_header, anchor.len_header_stored, anchor.len_header)
        self._header_checksum = footer.header_checksum
        self._footer_words = footer.feature_flags
        self._groups = list(footer.cluster_groups)
        self._num_resumed = len(self._groups)
        self._metadata_links = list(footer.metadata_links)
        self.attribute_sets = list(footer.linked_attribute_sets)
        self._directory = directory
        self._resumed = metadata

    def _begin_at(self, num_entries: int, next_elements: list[int]) -> None:
        """Let columns that would begin after the last entry of the file begin at the next entry.

        Args:
            num_entries: entries of the file.
            next_elements: for each column the global number of its next element, which changes.

        Raises:
            DescriptorError: such a column is in the header, which is not written again (RNT-COL-008).
        """
        schema = self.schema
        for column in schema.columns:
            first = column.record.first_element_index
            factor = (
                schema.elements_per_entry(column.record.field_id) if first and column.index == 0 else None
            )
            if first is None or factor is None or abs(first) <= factor * num_entries:
                continue
            if column.column_id < self.model.num_header_columns:
                raise broken(
                    "RNT-COL-008", path=schema.fields[column.record.field_id].path, id=column.column_id
                )
            present = next_elements[column.column_id] = factor * num_entries
            self.model.defer(column.column_id, (present if first > 0 else -present) or None)

    def resume_set(self, name: str, options: WriteOptions) -> NTuple | None:
        """Continue a linked attribute set of this RNTuple; None if it has no set of this name.

        Args:
            name: name of the set.
            options: how new clusters are written.

        Raises:
            RNTupleError: it is damaged.
        """
        numbers = [index for index, each in enumerate(self.attribute_sets) if each.name == name]
        if self._resumed is None or not numbers:
            return None
        return NTuple.continued(
            self._resumed.attribute_set(numbers[0]).require(), self._container, options, None
        )

    def link_set(self, record: LinkedAttributeSetRecord) -> None:
        """Add a linked attribute set, or put it in the place of the one of this name that it continues."""
        for index, each in enumerate(self.attribute_sets):
            if each.name == record.name:
                self.attribute_sets[index] = record
                return
        self.attribute_sets.append(record)

    def add_representation(self, path: str, wanted: Any) -> int:
        """Add a representation to a field, see Model; all clusters must be committed."""
        field = self.model.schema.fields[self.model.field_id(path)]
        first = field.representations[0] if field.representations else ()
        number = self.model.add_representation(path, wanted, [self.ledger.first_element(i) for i in first])
        self._grow_ledger()
        self._group_columns()
        return number

    def shard(self, groups: Sequence[Sequence[str]]) -> None:
        """Spread each cluster over shards from now on (section "Column Group Record Frame").

        Args:
            groups: for each shard the names of the top-level fields in it; each field is in one of them.

        Raises:
            SchemaError: the generation has no sharded clusters, a field is in none or several of the groups, or
                there are clusters already.
        """
        if groups and not self.generation.has_column_groups:
            raise SchemaError(f"generation {self.generation.name} has no sharded clusters")
        if self.ledger.num_clusters:
            raise SchemaError("column groups must be known before the first cluster")
        fields = [self.model.schema.fields[field_id] for field_id in self.model.schema.top_level]
        names = [name for group in groups for name in group]
        for field in fields if groups else ():
            if names.count(field.name) != 1 and not field.is_projected:
                raise SchemaError(
                    f"field '{field.name}' is in {names.count(field.name)} column groups", expected=1
                )
        unknown = sorted(set(names) - {field.name for field in fields})
        if unknown:
            raise SchemaError(f"column group of field '{unknown[0]}', which is not there")
        self._sharding = groups
        self._group_columns()

    def _group_columns(self) -> None:
        """Let the ledger know the columns of each group; new ones have the largest ids and so come last."""
        schema = self.model.schema
        by_name = {schema.fields[field_id].name: field_id for field_id in schema.top_level}
        self.ledger.column_groups = [
            sorted(
                column_id
                for name in group
                for field in schema.walk(by_name[name])
                if not field.is_projected
                for ids in field.representations
                for column_id in ids
            )
            for group in self._sharding
        ]

    def add_user_metadata(self, entries: Sequence[UserMetadataEntry]) -> None:
        """Store an envelope of user meta-data.

        Raises:
            SchemaError: the generation has no such envelopes, or a value that does not fit.
        """
        if entries:
            self._metadata_links.append(self._add_envelope(self.generation.build_user_metadata(entries)).link)

    def add_extra_type_info(self, info: ExtraTypeInfoRecord) -> None:
        """Add information about types; like ROOT, the file describes the classes of streamer fields, too.

        Raises:
            SchemaError: there is such information already.
        """
        self.model.add_extra_type_info(info)
        if (
            info.content_id == ExtraTypeInfoContent.STREAMER_INFO
            and info.content[4:LEN_LIST_HEAD] == LIST_HEAD
        ):
            content = memoryview(info.content)[LEN_LIST_HEAD:]
            self._container.describe(*class_descriptions(content, len_key=LEN_LIST_HEAD))

    def _grow_ledger(self) -> None:
        columns = self.model.schema.columns
        self.ledger.add_columns(
            [abs(column.record.first_element_index or 0) for column in columns[self.ledger.num_columns :]]
        )

    def begin(self, directory: DirectoryRecord | None) -> None:
        """Store the header; fields added later become a schema extension.

        Args:
            directory: the directory whose keys list will have the anchor; None for an anchor that none mentions.
        """
        self._directory = directory
        record = HeaderRecord(
            self._feature_words, self.name, self._description, self._writer, self.model.close_header()
        )
        self.header_data = data = self.generation.build_header(record)
        self._header_checksum = self.generation.stored_checksum(data)
        self._header = self._add_envelope(data)

    def commit_group(self, *, joins: bool = False) -> None:
        """Describe all clusters since the last call in a page list; without clusters nothing happens.

        Args:
            joins: if true, small cluster groups in front, which the file had before it grew, are described there, too.
                So the metadata of a file that grows often stay a few envelopes, and readers that know only of one see all.
        """
        if not self.ledger.num_open_clusters:
            return
        if joins:
            self._join_groups()
        first, num_clusters = self.ledger.first_open_entry, self.ledger.num_open_clusters
        page_list = self.ledger.take_page_list(self._header_checksum)
        data = self.generation.build_page_list(page_list, large_locators=self.options.large_locators)
        self._groups.append(
            ClusterGroupRecord(
                first, self.ledger.num_entries - first, num_clusters, self._add_envelope(data).link
            )
        )

    def _join_groups(self) -> None:
        """Move the clusters of existing small groups to the new group, as long as little free space results."""
        if self._resumed is None:
            return
        left = max(_MAX_LEN_LEFT, self.ledger.nbytes_open // _MIN_GAIN)
        while self._groups and len(self._groups) <= self._num_resumed:
            group, number = self._groups[-1], len(self._groups) - 1
            num_clusters = self.ledger.num_open_clusters + group.num_clusters
            left -= group.page_list_link.locator.size
            if left < 0 or num_clusters > _MAX_CLUSTERS_JOINED:
                return
            pages = self._resumed.page_lists[number]
            if pages is None or pages.foreign or not pages.cluster_summaries:
                return
            summaries = pages.cluster_summaries
            ends = [each.first_entry + each.num_entries for each in summaries]
            starts = [each.first_entry for each in summaries]
            if (
                self.ledger.num_open_pages + pages.num_pages > _MAX_PAGES_JOINED
                or [*starts[1:], self.ledger.first_open_entry] != ends
                or any(each.flags for each in summaries)
            ):
                return
            self.ledger.take_over(pages, summaries)
            self._groups.pop()
            self._container.free_blob(group.page_list_link.locator.offset, group.page_list_link.locator.size)

    def finish(self) -> Locator:
        """Store page list, footer and anchor, and return the place of the anchor object.

        Raises:
            SchemaError: a value that does not fit its place.
            SinkError: the bytes could not be written.
        """
        if self._header is None:
            raise SchemaError("the header was not written")
        self.commit_group(joins=True)
        # A column group that no cluster refers to is against the rules (RNT-PRE-009).
        column_groups = self.ledger.column_groups if self.ledger.num_clusters else ()
        record = FooterRecord(
            self._flags_of_footer(),
            self._header_checksum,
            self.model.extension,
            tuple(self._groups),
            tuple(self.attribute_sets),
            ClusterSummaries.of(self.ledger.all_summaries),
            tuple(map(tuple, column_groups)),
            tuple(self._metadata_links),
        )
        footer = self._add_envelope(
            self.generation.build_footer(record, large_locators=self.options.large_locators)
        )
        header = self._header
        anchor = self.generation.build_anchor(
            AnchorRecord(
                version=self.generation.version, ofs_header=header.offset, len_header_stored=header.nbytes,
                len_header=header.length, ofs_footer=footer.offset, len_footer_stored=footer.nbytes,
                len_footer=footer.length, max_key_size=self.options.max_key_size,
            )
        )  # fmt: skip
        listed = self._directory is not None
        # Like ROOT, which points at the plain bytes of an anchor that no directory lists.
        offset = self._container.add_object(
            self._directory or self._container.root, self.generation.class_name, self.name, anchor,
            listed=listed, settings=self.options.settings if listed else 0,
        )  # fmt: skip
        if self._resumed is not None and not listed:
            old = self._resumed.anchor
            self._container.free_blob(old.ofs_footer, old.len_footer_stored)
            self._container.free_object(
                self.generation.class_name, self.name, old.span.start, old.span.stop - old.span.start
            )
        return Locator(0, len(anchor), offset)

    def _flags_of_footer(self) -> tuple[int, ...]:
        """Words of feature flags of the footer: columns that were added after the header may need flag 0."""
        first, *others = self._footer_words
        flag = FeatureFlagNumber.NESTED_DEFERRED_COLUMNS
        if flag in self.generation.known_features and self.schema.has_nested_deferred_columns:
            first |= 1 << flag
        return first, *others

    def _add_envelope(self, data: bytes) -> _Stored:
        stored = compress(data, self.options.settings)
        offset = self._container.blobs.add(stored, len(data), self.options.max_key_size)
        return _Stored(offset, len(stored), len(data))


def _next_elements(schema: Schema, clusters: Sequence[Cluster]) -> list[int]:
    """For each column the global number of the element that is written next.

    Args:
        schema: fields and columns.
        clusters: in the order of their entries.
    """
    found = [abs(column.record.first_element_index or 0) for column in schema.columns]
    for field in schema.fields:
        if field.is_projected:
            continue
        stored = _last_ranges(field, clusters)
        for ids in field.representations if stored else ():
            for column_id, pages in zip(ids, stored, strict=True):
                # Before its first element a deferred column may be listed, too, with any offset.
                found[column_id] = max(found[column_id], pages.element_offset + pages.len_elements)
    return found


def _last_ranges(field: Field, clusters: Sequence[Cluster]) -> list[ColumnRange]:
    """Pages of the representation that the last cluster with the field uses; none if no cluster has it."""
    for cluster in reversed(clusters):
        for ids in field.representations:
            ranges = [cluster.column_range(column_id) for column_id in ids]
            there = [pages for pages in ranges if pages is not None and not pages.is_suppressed]
            if len(there) == len(ids):
                return there
    return []


# The order matters: a boolean is an integer too.
_TYPES = (
    (bool, Rc2MetaDataType.BOOL),
    (int, Rc2MetaDataType.INT64),
    (float, Rc2MetaDataType.FLOAT64),
    (str, Rc2MetaDataType.STRING),
)


def metadata_entries(values: Mapping[str, MetadataValue]) -> tuple[UserMetadataEntry, ...]:
    """Key-value pairs with the types that the format has for them.

    Raises:
        SchemaError: a value of another type, or a list that is empty or of values of several types.
    """
    return tuple(UserMetadataEntry(key, _type_of(value, key), value) for key, value in values.items())


def _type_of(value: MetadataValue, key: str) -> int:
    if isinstance(value, list):
        types = {_type_of(item, key) for item in value}
        if len(types) != 1 or min(types) < 0:
            raise SchemaError(
                f"list of meta-data '{key}' is empty or has values of several types",
                hint="use UserMetadataEntry, which says the type",
            )
        return -types.pop()
    for known, number in _TYPES:
        if isinstance(value, known):
            return int(number)
    raise SchemaError(
        f"meta-data '{key}' is a {type(value).__name__}",
        expected="an integer, boolean, float, string or a list",
    )


def _check_continuable(metadata: NTupleMetadata) -> None:
    """Check that footer and anchor of an RNTuple can be written again without loss.

    Raises:
        UnsupportedError: it is of a draft of the format, or has members of a later version.
        EnvelopeError: a name of a field is not UTF-8 (RNT-BAS-002).
        DescriptorError: a projected field owns a column (RNT-FLD-021), which would get no elements.
    """
    metadata.require_names()
    generation, path = metadata.generation, metadata.path
    if not generation.is_read_by_root:
        raise UnsupportedError(
            f"'{path}' is of generation {generation.name}",
            path=path,
            hint="rntuple convert writes it in the released format first",
        )
    schema = metadata.require_schema()
    for column in schema.columns:
        field_id = column.record.field_id
        if schema.fields[field_id].is_projected:
            where = f"schema.columns[{column.column_id}]"
            raise broken("RNT-FLD-021", path=where, id=column.column_id, field=field_id)
    anchor = metadata.anchor
    header, footer = metadata.header_envelope.ranges(), metadata.footer_envelope.ranges()
    # A footer may lie between the keys of a header that is spread over several.
    if any(ofs < at + size and at < ofs + nbytes for ofs, nbytes in header for at, size in footer):
        # The old footer becomes free space, and would take the header with it.
        first, second = f"{anchor.ofs_header:#x}", f"{anchor.ofs_footer:#x}"
        raise broken("RNT-ANC-011", path="anchor", first=first, second=second)
    if anchor.trailing or _has_trailing(metadata.footer_envelope.constructed):
        raise UnsupportedError(
            f"the footer or anchor of '{path}' has members of a later version of the format, which would be lost",
            path=path, hint="use a later version of this package",
        )  # fmt: skip


def _has_trailing(tree: Any) -> bool:
    """Return whether a tree of the construct grammar has bytes that it does not understand."""
    if isinstance(tree, Mapping):
        return bool(tree.get("trailing")) or any(map(_has_trailing, tree.values()))
    return isinstance(tree, (list, tuple)) and any(map(_has_trailing, tree))
