# Generated from spec/rntuple_rc2.ksy by tools/generate; edit spec/parts/rntuple_rc2.ksy and run `make generate`.
# mypy: ignore-errors
"""Parsers of the types of ``spec/rntuple_rc2.ksy``; see :mod:`rntuple_parsers`."""

from __future__ import annotations

from struct import Struct, unpack_from
from typing import Any

from rntuple_parsers.runtime import ParseError, Record, Records

_B = Struct("<B").unpack_from
_HIH = Struct("<HIH").unpack_from
_I = Struct("<I").unpack_from
_IQ = Struct("<IQ").unpack_from
_Ii = Struct("<Ii").unpack_from
_Q = Struct("<Q").unpack_from
_QQ = Struct("<QQ").unpack_from
_Qi = Struct("<Qi").unpack_from
_d = Struct("<d").unpack_from
_dd = Struct("<dd").unpack_from
_i = Struct("<i").unpack_from
_ii = Struct("<ii").unpack_from
_q = Struct("<q").unpack_from
_qHHIHH = Struct("<qHHIHH").unpack_from
_qI = Struct("<qI").unpack_from
_qII = Struct("<qII").unpack_from
_qIIIHH = Struct("<qIIIHH").unpack_from
_qIIII = Struct("<qIIII").unpack_from
_qQII = Struct("<qQII").unpack_from
_qQQIQi = Struct("<qQQIQi").unpack_from
_qiI = Struct("<qiI").unpack_from


class FeatureFlags(Record):
    """Chain of 64-bit words of feature flags; readers refuse flags they do not know."""

    __slots__ = ()
    layout = (
        ("words", "", "words"),
    )
    words: Records[FeatureFlagWord]  # Words of the chain; flag number 64 * i + b is bit b of word i.


class FeatureFlagWord(Record):
    """One 64-bit word of 63 flags, in two halves so that no target language loses bits."""

    __slots__ = ()
    layout = (
        ("lo", "u4", "lo"),
        ("hi", "i4", "hi"),
    )
    lo: int  # Flags 0 to 31 of this word.
    hi: int  # Flags 32 to 62 of this word; negative (bit 63 of the word is set) if another word follows.


class FieldList(Record):
    """List frame of field descriptions."""

    __slots__ = ()
    layout = (
        ("items", "", "body.items"),
        ("trailing", "", "body.trailing"),
    )
    items: Records[Field]  # The field descriptions, in order.
    trailing: bytes  # Unknown bytes up to the end of the frame, appended by a later version of the format.


class Field(Record):
    """Description of one field: a node of the schema tree."""

    __slots__ = ()
    layout = (
        ("field_version", "u4", "body.field_version"),
        ("type_version", "u4", "body.type_version"),
        ("parent_id", "u4", "body.parent_id"),
        ("role", "u2", "body.role"),
        ("flags", "u2", "body.flags"),
        ("array_size", "u8", "body.array_size"),
        ("source_field_id", "u4", "body.source_field_id"),
        ("type_checksum", "u4", "body.type_checksum"),
        ("name", "", "body.name.raw"),
        ("type_name", "", "body.type_name.raw"),
        ("type_alias", "", "body.type_alias.raw"),
        ("description", "", "body.description.raw"),
        ("trailing", "", "body.trailing"),
    )
    field_version: int  # Version of the field's own serialisation.
    type_version: int  # Version of the type, such as the class version of a user-defined class.
    parent_id: int  # Id of the parent field; a top-level field names itself.
    role: int  # Structural role, see the enum field_role.
    flags: int  # Bits of the enum field_flag.
    array_size: int | None  # Number of items per entry of a fixed-size array or bitset.
    source_field_id: int | None  # Id of the field that a projected field shows; last drafts only.
    type_checksum: int | None  # Checksum that ROOT computed over the in-memory type; last drafts only.
    name: bytes  # Bytes of the string, left undecoded here; UTF-8 by convention, ASCII by the text of the drafts.
    type_name: bytes  # Bytes of the string, left undecoded here; UTF-8 by convention, ASCII by the text of the drafts.
    type_alias: bytes  # Bytes of the string, left undecoded here; UTF-8 by convention, ASCII by the text of the drafts.
    description: bytes  # Bytes of the string, left undecoded here; UTF-8 by convention, ASCII by the text of the drafts.
    trailing: bytes  # Unknown bytes up to the end of the frame, appended by a later version of the format.

    @property
    def is_repetitive(self) -> bool:
        """Whether the field is a fixed-size array."""
        return ((self.flags) & 1) != 0

    @property
    def is_projected(self) -> bool:
        """Whether the field shows the columns of another field."""
        return ((self.flags) & 2) != 0

    @property
    def has_type_checksum(self) -> bool:
        """Whether a checksum of the type is stored."""
        return ((self.flags) & 4) != 0


class ColumnList(Record):
    """List frame of column descriptions."""

    __slots__ = ()
    layout = (
        ("items", "", "body.items"),
        ("trailing", "", "body.trailing"),
    )
    items: Records[Column]  # The column descriptions, in order.
    trailing: bytes  # Unknown bytes up to the end of the frame, appended by a later version of the format.


class Column(Record):
    """Description of one physical column."""

    __slots__ = ()
    layout = (
        ("column_type", "u2", "body.column_type"),
        ("bits_on_storage", "u2", "body.bits_on_storage"),
        ("field_id", "u4", "body.field_id"),
        ("flags", "u2", "body.flags"),
        ("representation_index", "u2", "body.representation_index"),
        ("first_element_index", "i8", "body.first_element_index"),
        ("value_range_min", "f8", "body.value_range.min"),
        ("value_range_max", "f8", "body.value_range.max"),
        ("trailing", "", "body.trailing"),
    )
    column_type: int  # How elements are encoded, see the enum column_type.
    bits_on_storage: int  # Size of one element on storage, in bits.
    field_id: int  # Id of the field that the column belongs to.
    flags: int  # Bits of the enum column_flag.
    representation_index: int
    first_element_index: int | None  # Index of the first stored element of a deferred column.
    value_range_min: float | None  # Smallest value.
    value_range_max: float | None  # Largest value.
    trailing: bytes  # Unknown bytes up to the end of the frame, appended by a later version of the format.

    @property
    def is_deferred(self) -> bool:
        """Whether the first stored element is not element 0."""
        return ((self.flags) & 8) != 0

    @property
    def has_value_range(self) -> bool:
        """Whether a range of values is stored."""
        return ((self.flags) & 16) != 0


class AliasColumnList(Record):
    """List frame of alias columns."""

    __slots__ = ()
    layout = (
        ("items", "", "body.items"),
        ("trailing", "", "body.trailing"),
    )
    items: Records[AliasColumn]  # The alias columns, in order.
    trailing: bytes  # Unknown bytes up to the end of the frame, appended by a later version of the format.


class AliasColumn(Record):
    """Column of a projected field: another name for a physical column."""

    __slots__ = ()
    layout = (
        ("physical_column_id", "u4", "body.physical_column_id"),
        ("field_id", "u4", "body.field_id"),
        ("trailing", "", "body.trailing"),
    )
    physical_column_id: int  # Id of the physical column that holds the elements.
    field_id: int  # Id of the projected field.
    trailing: bytes  # Unknown bytes up to the end of the frame, appended by a later version of the format.


class ExtraTypeInfoList(Record):
    """List frame of extra type information records."""

    __slots__ = ()
    layout = (
        ("items", "", "body.items"),
        ("trailing", "", "body.trailing"),
    )
    items: Records[ExtraTypeInfo]  # The extra type information records, in order.
    trailing: bytes  # Unknown bytes up to the end of the frame, appended by a later version of the format.


class ExtraTypeInfo(Record):
    """Additional information about one type."""

    __slots__ = ()
    layout = (
        ("type_version_from", "u4", "body.type_version_from"),
        ("type_version_to", "u4", "body.type_version_to"),
        ("content_id", "u4", "body.content_id"),
        ("type_name", "", "body.type_name.raw"),
        ("content", "", "body.content.raw"),
        ("trailing", "", "body.trailing"),
    )
    type_version_from: int  # First version of the type that the information is about.
    type_version_to: int  # Last version of the type that the information is about.
    content_id: int  # Kind of content, see the enum extra_type_info_content.
    type_name: bytes  # Bytes of the string, left undecoded here; UTF-8 by convention, ASCII by the text of the drafts.
    content: bytes | None
    trailing: bytes  # Unknown bytes up to the end of the frame, appended by a later version of the format.


class Schema(Record):
    """Schema description: four list frames."""

    __slots__ = ()
    layout = (
        ("fields", "", "fields"),
        ("columns", "", "columns"),
        ("alias_columns", "", "alias_columns"),
        ("extra_type_infos", "", "extra_type_infos"),
    )
    fields: FieldList  # Field descriptions; the field id is the position, counted on in the schema extension.
    columns: ColumnList  # Column descriptions; the column id is the position, counted on in the schema extension.
    alias_columns: AliasColumnList  # Columns of projected fields; their ids follow those of the physical columns.
    extra_type_infos: ExtraTypeInfoList  # Type information that field descriptions cannot hold.


class Header(Record):
    """Payload of the header envelope: name, provenance and schema of the RNTuple."""

    __slots__ = ()
    layout = (
        ("feature_flags", "", "feature_flags"),
        ("name", "", "name.raw"),
        ("description", "", "description.raw"),
        ("writer", "", "writer.raw"),
        ("schema", "", "schema"),
        ("trailing", "", "trailing"),
    )
    feature_flags: FeatureFlags  # Features that a reader must know.
    name: bytes  # Bytes of the string, left undecoded here; UTF-8 by convention, ASCII by the text of the drafts.
    description: bytes  # Bytes of the string, left undecoded here; UTF-8 by convention, ASCII by the text of the drafts.
    writer: bytes  # Bytes of the string, left undecoded here; UTF-8 by convention, ASCII by the text of the drafts.
    schema: Schema  # Fields, columns, alias columns and extra type information known when writing began.
    trailing: bytes  # Unknown bytes up to the end of the envelope payload, appended by a later version of the format.


class SchemaExtension(Record):
    """Additions to the schema of the header."""

    __slots__ = ()
    layout = (
        ("schema", "", "body.schema"),
        ("trailing", "", "body.trailing"),
    )
    schema: Schema | None  # The additions; absent if the frame is empty.
    trailing: bytes  # Unknown bytes up to the end of the frame, appended by a later version of the format.


class ColumnIdList(Record):
    """List frame of column ids."""

    __slots__ = ()
    layout = (
        ("items", "", "body.items"),
        ("trailing", "", "body.trailing"),
    )
    items: list[Any]  # Ids of physical columns; these are not frames.
    trailing: bytes  # Unknown bytes up to the end of the frame, appended by a later version of the format.


class ColumnGroupList(Record):
    """List frame of column groups."""

    __slots__ = ()
    layout = (
        ("items", "", "body.items"),
        ("trailing", "", "body.trailing"),
    )
    items: Records[ColumnGroup]  # The column groups, in order.
    trailing: bytes  # Unknown bytes up to the end of the frame, appended by a later version of the format.


class ColumnGroup(Record):
    """Columns that the clusters of a shard cover; the column group id is the position."""

    __slots__ = ()
    layout = (
        ("column_ids", "", "body.column_ids"),
        ("trailing", "", "body.trailing"),
    )
    column_ids: ColumnIdList  # Ids of the columns.
    trailing: bytes  # Unknown bytes up to the end of the frame, appended by a later version of the format.


class ClusterGroupList(Record):
    """List frame of cluster groups."""

    __slots__ = ()
    layout = (
        ("items", "", "body.items"),
        ("trailing", "", "body.trailing"),
    )
    items: Records[ClusterGroup]  # The cluster groups, in order.
    trailing: bytes  # Unknown bytes up to the end of the frame, appended by a later version of the format.


class ClusterGroup(Record):
    """Clusters that share one page list."""

    __slots__ = ()
    layout = (
        ("min_entry", "u8", "body.min_entry"),
        ("entry_span", "u8", "body.entry_span"),
        ("num_clusters", "u4", "body.num_clusters"),
        ("page_list_link_len_envelope", "u8", "body.page_list_link.len_envelope"),
        ("page_list_link_locator_head", "i4", "body.page_list_link.locator.head"),
        ("page_list_link_locator_ofs_range", "u8", "body.page_list_link.locator.ofs_range"),
        ("page_list_link_locator_payload_raw", "", "body.page_list_link.locator.payload.raw"),
        ("page_list_link_locator_payload_len_object", "u4", "body.page_list_link.locator.payload.len_object"),
        ("page_list_link_locator_payload_location", "u8", "body.page_list_link.locator.payload.location"),
        ("page_list_link_locator_payload_trailing", "", "body.page_list_link.locator.payload.trailing"),
        ("trailing", "", "body.trailing"),
    )
    min_entry: int  # Number of the first entry of all clusters of the group.
    entry_span: int  # Number of entries that the group covers.
    num_clusters: int  # Number of clusters in the group.
    page_list_link_len_envelope: int  # Length in bytes of the referenced envelope after decompression.
    page_list_link_locator_head: int
    page_list_link_locator_ofs_range: int | None  # Offset in bytes from the start of the file.
    page_list_link_locator_payload_raw: bytes | None  # The stored bytes, unparsed.
    page_list_link_locator_payload_len_object: int | None  # Stored size in bytes of the object.
    page_list_link_locator_payload_location: int | None  # Address of the object; its meaning depends on the object store.
    page_list_link_locator_payload_trailing: bytes | None
    trailing: bytes  # Unknown bytes up to the end of the frame, appended by a later version of the format.

    @property
    def page_list_link_locator_negated_head(self) -> int:
        """The word that holds locator size, reserved byte and kind; 0 in a standard locator."""
        return -self.page_list_link_locator_head if self.page_list_link_locator_head < 0 else 0

    @property
    def page_list_link_locator_len_self(self) -> int:
        """Size in bytes of a non-standard locator, head included; 0 in a standard locator."""
        return (-self.page_list_link_locator_head if self.page_list_link_locator_head < 0 else 0) % 0x10000

    @property
    def page_list_link_locator_reserved(self) -> int:
        """Byte for use by the storage system of a non-standard locator."""
        return (-self.page_list_link_locator_head if self.page_list_link_locator_head < 0 else 0) // 0x10000 % 256

    @property
    def page_list_link_locator_kind(self) -> int:
        """Kind of locator, see the enum locator_kind; 0 in a standard locator."""
        return (-self.page_list_link_locator_head if self.page_list_link_locator_head < 0 else 0) // 0x1000000


class MetaDataLinkList(Record):
    """List frame of links to user meta-data envelopes."""

    __slots__ = ()
    layout = (
        ("items", "", "body.items"),
        ("trailing", "", "body.trailing"),
    )
    items: Records[EnvelopeLink]  # Envelope links; these are not frames.
    trailing: bytes  # Unknown bytes up to the end of the frame, appended by a later version of the format.


class EnvelopeLink(Record):
    """Reference to another envelope."""

    __slots__ = ()
    layout = (
        ("len_envelope", "u8", "len_envelope"),
        ("locator_head", "i4", "locator.head"),
        ("locator_ofs_range", "u8", "locator.ofs_range"),
        ("locator_payload_raw", "", "locator.payload.raw"),
        ("locator_payload_len_object", "u4", "locator.payload.len_object"),
        ("locator_payload_location", "u8", "locator.payload.location"),
        ("locator_payload_trailing", "", "locator.payload.trailing"),
    )
    len_envelope: int  # Length in bytes of the referenced envelope after decompression.
    locator_head: int
    locator_ofs_range: int | None  # Offset in bytes from the start of the file.
    locator_payload_raw: bytes | None  # The stored bytes, unparsed.
    locator_payload_len_object: int | None  # Stored size in bytes of the object.
    locator_payload_location: int | None  # Address of the object; its meaning depends on the object store.
    locator_payload_trailing: bytes | None

    @property
    def locator_negated_head(self) -> int:
        """The word that holds locator size, reserved byte and kind; 0 in a standard locator."""
        return -self.locator_head if self.locator_head < 0 else 0

    @property
    def locator_len_self(self) -> int:
        """Size in bytes of a non-standard locator, head included; 0 in a standard locator."""
        return (-self.locator_head if self.locator_head < 0 else 0) % 0x10000

    @property
    def locator_reserved(self) -> int:
        """Byte for use by the storage system of a non-standard locator."""
        return (-self.locator_head if self.locator_head < 0 else 0) // 0x10000 % 256

    @property
    def locator_kind(self) -> int:
        """Kind of locator, see the enum locator_kind; 0 in a standard locator."""
        return (-self.locator_head if self.locator_head < 0 else 0) // 0x1000000


class Footer(Record):
    """Payload of the footer envelope: additions to the schema, and the way to the page lists."""

    __slots__ = ()
    layout = (
        ("feature_flags", "", "feature_flags"),
        ("header_checksum", "", "header_checksum"),
        ("schema_extension", "", "schema_extension"),
        ("column_groups", "", "column_groups"),
        ("cluster_groups", "", "cluster_groups"),
        ("meta_data_links", "", "meta_data_links"),
        ("trailing", "", "trailing"),
    )
    feature_flags: FeatureFlags  # Features that a reader must know, in addition to those of the header.
    header_checksum: bytes  # Checksum of the header envelope that the footer belongs to.
    schema_extension: SchemaExtension  # Schema parts that were added while data was being written.
    column_groups: ColumnGroupList  # Subsets of the columns; empty unless there are sharded clusters.
    cluster_groups: ClusterGroupList  # Cluster groups, each with a link to its page list.
    meta_data_links: MetaDataLinkList | None  # Links to user meta-data envelopes.
    trailing: bytes  # Unknown bytes up to the end of the envelope payload, appended by a later version of the format.


class ClusterSummaryList(Record):
    """List frame of cluster summaries."""

    __slots__ = ()
    layout = (
        ("items", "", "body.items"),
        ("trailing", "", "body.trailing"),
    )
    items: Records[ClusterSummary]  # The cluster summaries, in order.
    trailing: bytes  # Unknown bytes up to the end of the frame, appended by a later version of the format.


class ClusterSummary(Record):
    """Entry range of one cluster."""

    __slots__ = ()
    layout = (
        ("first_entry", "u8", "body.first_entry"),
        ("num_entries_lo", "u4", "body.num_entries_lo"),
        ("num_entries_hi", "u4", "body.num_entries_hi"),
        ("column_group_id", "u4", "body.column_group_id"),
        ("trailing", "", "body.trailing"),
    )
    first_entry: int  # Number of the first entry of the cluster.
    num_entries_lo: int  # Bits 0 to 31 of the number of entries.
    num_entries_hi: int  # Bits 32 to 59 of the number of entries, and the flags in the high 4 bits.
    column_group_id: int | None  # Column group that a sharded cluster covers.
    trailing: bytes  # Unknown bytes up to the end of the frame, appended by a later version of the format.

    @property
    def num_entries(self) -> int:
        """Number of entries of the cluster, 60 bits."""
        return self.num_entries_lo + self.num_entries_hi % 0x10000000 * 0x100000000

    @property
    def flags(self) -> int:
        """Bits of the enum cluster_flag, 4 bits."""
        return self.num_entries_hi // 0x10000000

    @property
    def is_sharded(self) -> bool:
        """Whether the cluster covers a column group only."""
        return self.num_entries_hi // 0x10000000 % 2 == 1


class ClusterPagesList(Record):
    """List frame of page locations of clusters."""

    __slots__ = ()
    layout = (
        ("items", "", "body.items"),
        ("trailing", "", "body.trailing"),
    )
    items: Records[ClusterPages]  # One list per cluster, in the order of the cluster summaries.
    trailing: bytes  # Unknown bytes up to the end of the frame, appended by a later version of the format.


class Page(Record):
    """Description of one page: a run of elements of one column."""

    __slots__ = ()
    layout = (
        ("num_elements_signed", "i4", "num_elements_signed"),
        ("locator_head", "i4", "locator.head"),
        ("locator_ofs_range", "u8", "locator.ofs_range"),
        ("locator_payload_raw", "", "locator.payload.raw"),
        ("locator_payload_len_object", "u4", "locator.payload.len_object"),
        ("locator_payload_location", "u8", "locator.payload.location"),
        ("locator_payload_trailing", "", "locator.payload.trailing"),
    )
    num_elements_signed: int  # Number of elements, negated if a checksum follows the stored page.
    locator_head: int
    locator_ofs_range: int | None  # Offset in bytes from the start of the file.
    locator_payload_raw: bytes | None  # The stored bytes, unparsed.
    locator_payload_len_object: int | None  # Stored size in bytes of the object.
    locator_payload_location: int | None  # Address of the object; its meaning depends on the object store.
    locator_payload_trailing: bytes | None

    @property
    def locator_negated_head(self) -> int:
        """The word that holds locator size, reserved byte and kind; 0 in a standard locator."""
        return -self.locator_head if self.locator_head < 0 else 0

    @property
    def locator_len_self(self) -> int:
        """Size in bytes of a non-standard locator, head included; 0 in a standard locator."""
        return (-self.locator_head if self.locator_head < 0 else 0) % 0x10000

    @property
    def locator_reserved(self) -> int:
        """Byte for use by the storage system of a non-standard locator."""
        return (-self.locator_head if self.locator_head < 0 else 0) // 0x10000 % 256

    @property
    def locator_kind(self) -> int:
        """Kind of locator, see the enum locator_kind; 0 in a standard locator."""
        return (-self.locator_head if self.locator_head < 0 else 0) // 0x1000000

    @property
    def num_elements(self) -> int:
        """Number of elements in the page."""
        return -self.num_elements_signed if self.num_elements_signed < 0 else self.num_elements_signed

    @property
    def has_checksum(self) -> bool:
        """Whether the XXH3-64 of the stored bytes of the page, little-endian, follows directly after them."""
        return self.num_elements_signed < 0


class ColumnPages(Record):
    """List frame of pages of one column in one cluster."""

    __slots__ = ()
    layout = (
        ("items", "", "body.items"),
        ("element_offset", "i8", "body.element_offset"),
        ("compression_settings", "u4", "body.compression_settings"),
        ("trailing", "", "body.trailing"),
    )
    items: Records[Page]  # Page descriptions in the order of elements; these are not frames.
    element_offset: int
    compression_settings: int | None  # Compression settings, 100 * algorithm + level; absent if the column is suppressed.
    trailing: bytes  # Unknown bytes up to the end of the frame, appended by a later version of the format.


class ClusterPages(Record):
    """List frame of page locations of the columns of one cluster."""

    __slots__ = ()
    layout = (
        ("items", "", "body.items"),
        ("trailing", "", "body.trailing"),
    )
    items: Records[ColumnPages]
    trailing: bytes  # Unknown bytes up to the end of the frame, appended by a later version of the format.


class PageList(Record):
    """Payload of a page list envelope: clusters of one cluster group and where their pages are."""

    __slots__ = ()
    layout = (
        ("header_checksum", "", "header_checksum"),
        ("cluster_summaries", "", "cluster_summaries"),
        ("page_locations", "", "page_locations"),
        ("trailing", "", "trailing"),
    )
    header_checksum: bytes  # Checksum of the header envelope that the page list belongs to.
    cluster_summaries: ClusterSummaryList  # Entry ranges of the clusters of the group.
    page_locations: ClusterPagesList  # Pages of the clusters of the group, in the order of the summaries.
    trailing: bytes  # Unknown bytes up to the end of the envelope payload, appended by a later version of the format.


class Int64List(Record):
    """List frame of integer values."""

    __slots__ = ()
    layout = (
        ("items", "", "body.items"),
        ("trailing", "", "body.trailing"),
    )
    items: list[Any]  # The values.
    trailing: bytes  # Unknown bytes up to the end of the frame, appended by a later version of the format.


class BoolList(Record):
    """List frame of boolean values."""

    __slots__ = ()
    layout = (
        ("items", "", "body.items"),
        ("trailing", "", "body.trailing"),
    )
    items: list[Any]  # The values; not zero is true.
    trailing: bytes  # Unknown bytes up to the end of the frame, appended by a later version of the format.


class Float64List(Record):
    """List frame of floating point values."""

    __slots__ = ()
    layout = (
        ("items", "", "body.items"),
        ("trailing", "", "body.trailing"),
    )
    items: list[Any]  # The values.
    trailing: bytes  # Unknown bytes up to the end of the frame, appended by a later version of the format.


class StringList(Record):
    """List frame of string values."""

    __slots__ = ()
    layout = (
        ("items", "", "body.items"),
        ("trailing", "", "body.trailing"),
    )
    items: list[Any]  # The values.
    trailing: bytes  # Unknown bytes up to the end of the frame, appended by a later version of the format.


class MetaDataEntryList(Record):
    """List frame of key-value pairs."""

    __slots__ = ()
    layout = (
        ("items", "", "body.items"),
        ("trailing", "", "body.trailing"),
    )
    items: Records[MetaDataEntry]  # The key-value pairs, in order.
    trailing: bytes  # Unknown bytes up to the end of the frame, appended by a later version of the format.


class MetaDataEntry(Record):
    """One key-value pair."""

    __slots__ = ()
    layout = (
        ("value_type", "i4", "body.value_type"),
        ("key", "", "body.key.raw"),
        ("value", "", "body.value.number|body.value.raw|body.value"),
        ("trailing", "", "body.trailing"),
    )
    value_type: int  # Type of the value, see the enum meta_data_type; negated if the value is a list.
    key: bytes  # Bytes of the string, left undecoded here; UTF-8 by convention, ASCII by the text of the drafts.
    value: Any  # The value; absent if this version of the format does not know its type.
    trailing: bytes  # Unknown bytes up to the end of the frame, appended by a later version of the format.


class MetaData(Record):
    """Payload of a user meta-data envelope."""

    __slots__ = ()
    layout = (
        ("entries", "", "entries"),
        ("trailing", "", "trailing"),
    )
    entries: MetaDataEntryList  # Key-value pairs; a key may occur several times, which are its versions.
    trailing: bytes  # Unknown bytes up to the end of the envelope payload, appended by a later version of the format.


class RntupleRc2(Record):
    """Envelopes as ROOT 6.31 to 6.33 wrote them, format versions 0.2.0.0 to 0.2.12.0."""

    __slots__ = ()
    layout = (
        ("type_id", "u2", "type_id"),
        ("payload", "", "payload|payload.raw"),
        ("checksum", "", "checksum"),
    )
    type_id: int  # Kind of envelope, see the enum envelope_type; the low 16 bits of the first 64-bit word.
    payload: Any  # Contents of the envelope.
    checksum: bytes  # XXH3-64 of all preceding bytes of the envelope, little-endian.


class Locator(Record):
    """Where a byte range is stored."""

    __slots__ = ()
    layout = (
        ("head", "i4", "head"),
        ("ofs_range", "u8", "ofs_range"),
        ("payload_raw", "", "payload.raw"),
        ("payload_len_object", "u4", "payload.len_object"),
        ("payload_location", "u8", "payload.location"),
        ("payload_trailing", "", "payload.trailing"),
    )
    head: int
    ofs_range: int | None  # Offset in bytes from the start of the file.
    payload_raw: bytes | None  # The stored bytes, unparsed.
    payload_len_object: int | None  # Stored size in bytes of the object.
    payload_location: int | None  # Address of the object; its meaning depends on the object store.
    payload_trailing: bytes | None

    @property
    def negated_head(self) -> int:
        """The word that holds locator size, reserved byte and kind; 0 in a standard locator."""
        return -self.head if self.head < 0 else 0

    @property
    def len_self(self) -> int:
        """Size in bytes of a non-standard locator, head included; 0 in a standard locator."""
        return (-self.head if self.head < 0 else 0) % 0x10000

    @property
    def reserved(self) -> int:
        """Byte for use by the storage system of a non-standard locator."""
        return (-self.head if self.head < 0 else 0) // 0x10000 % 256

    @property
    def kind(self) -> int:
        """Kind of locator, see the enum locator_kind; 0 in a standard locator."""
        return (-self.head if self.head < 0 else 0) // 0x1000000


class LargeLocator(Record):
    """Payload of a locator of a byte range of 2 GiB or more, in the last drafts."""

    __slots__ = ()
    layout = (
        ("len_range", "u8", "len_range"),
        ("ofs_range", "u8", "ofs_range"),
    )
    len_range: int  # Stored size in bytes of the byte range.
    ofs_range: int  # Offset in bytes from the start of the file.


def feature_flags(d: bytes, p: int, e: int) -> tuple[int, FeatureFlags]:
    """Parse the type feature_flags."""
    words = []
    add_words = words.append
    while True:
        lo_1, hi_1 = _Ii(d, p)
        p += 8
        if p > e:
            raise ParseError(p)
        add_words((lo_1, hi_1))
        if hi_1 >= 0:
            break
    words = Records(words, FeatureFlagWord)
    return p, FeatureFlags((words,))


def field_list(d: bytes, p: int, e: int) -> tuple[int, FieldList]:
    """Parse the type field_list."""
    len_frame, num_items = _qI(d, p)
    p += 12
    if not (len_frame <= -12 and len_frame + e - (p - 4) >= -8):
        raise ParseError(p - 4)
    e1 = p - 4 + -len_frame - 8
    if not (num_items <= 0x7fffffff and num_items * 8 <= e1 - p):
        raise ParseError(p)
    items = []
    add_items = items.append
    for _ in range(num_items):
        len_frame_1, field_version_1, type_version_1, parent_id_1, role_1, flags_1 = _qIIIHH(d, p)
        p += 24
        if not (len_frame_1 >= 8 and len_frame_1 - (e1 - (p - 16)) <= 8):
            raise ParseError(p - 16)
        e2 = p - 16 + len_frame_1 - 8
        if p > e2:
            raise ParseError(p)
        if ((flags_1) & 1) != 0:
            array_size_1, = _Q(d, p)
            p += 8
            if p > e2:
                raise ParseError(p)
        else:
            array_size_1 = None
        if ((flags_1) & 2) != 0:
            source_field_id_1, = _I(d, p)
            p += 4
            if p > e2:
                raise ParseError(p)
        else:
            source_field_id_1 = None
        if ((flags_1) & 4) != 0:
            type_checksum_1, = _I(d, p)
            p += 4
            if p > e2:
                raise ParseError(p)
        else:
            type_checksum_1 = None
        name_len_1, = _I(d, p)
        p += 4
        if name_len_1 > e2 - p:
            raise ParseError(p)
        q = p + name_len_1
        name_1 = d[p:q]
        p = q
        type_name_len_1, = _I(d, p)
        p += 4
        if type_name_len_1 > e2 - p:
            raise ParseError(p)
        q = p + type_name_len_1
        type_name_1 = d[p:q]
        p = q
        type_alias_len_1, = _I(d, p)
        p += 4
        if type_alias_len_1 > e2 - p:
            raise ParseError(p)
        q = p + type_alias_len_1
        type_alias_1 = d[p:q]
        p = q
        description_len_1, = _I(d, p)
        p += 4
        if description_len_1 > e2 - p:
            raise ParseError(p)
        q = p + description_len_1
        description_1 = d[p:q]
        p = q
        trailing_1 = d[p:e2] if p < e2 else b""
        p = e2
        add_items((field_version_1, type_version_1, parent_id_1, role_1, flags_1, array_size_1, source_field_id_1, type_checksum_1, name_1, type_name_1, type_alias_1, description_1, trailing_1))
    items = Records(items, Field)
    trailing = d[p:e1] if p < e1 else b""
    p = e1
    return p, FieldList((items, trailing))


def column_list(d: bytes, p: int, e: int) -> tuple[int, ColumnList]:
    """Parse the type column_list."""
    len_frame, num_items = _qI(d, p)
    p += 12
    if not (len_frame <= -12 and len_frame + e - (p - 4) >= -8):
        raise ParseError(p - 4)
    e1 = p - 4 + -len_frame - 8
    if not (num_items <= 0x7fffffff and num_items * 8 <= e1 - p):
        raise ParseError(p)
    items = []
    add_items = items.append
    for _ in range(num_items):
        len_frame_1, column_type_1, bits_on_storage_1, field_id_1, flags_1, representation_index_1 = _qHHIHH(d, p)
        p += 20
        if not (len_frame_1 >= 8 and len_frame_1 - (e1 - (p - 12)) <= 8):
            raise ParseError(p - 12)
        e2 = p - 12 + len_frame_1 - 8
        if p > e2:
            raise ParseError(p)
        if ((flags_1) & 8) != 0:
            first_element_index_1, = _q(d, p)
            p += 8
            if p > e2:
                raise ParseError(p)
        else:
            first_element_index_1 = None
        if ((flags_1) & 16) != 0:
            value_range_min_1, value_range_max_1 = _dd(d, p)
            p += 16
            if p > e2:
                raise ParseError(p)
        else:
            value_range_min_1 = value_range_max_1 = None
        trailing_1 = d[p:e2] if p < e2 else b""
        p = e2
        add_items((column_type_1, bits_on_storage_1, field_id_1, flags_1, representation_index_1, first_element_index_1, value_range_min_1, value_range_max_1, trailing_1))
    items = Records(items, Column)
    trailing = d[p:e1] if p < e1 else b""
    p = e1
    return p, ColumnList((items, trailing))


def alias_column_list(d: bytes, p: int, e: int) -> tuple[int, AliasColumnList]:
    """Parse the type alias_column_list."""
    len_frame, num_items = _qI(d, p)
    p += 12
    if not (len_frame <= -12 and len_frame + e - (p - 4) >= -8):
        raise ParseError(p - 4)
    e1 = p - 4 + -len_frame - 8
    if not (num_items <= 0x7fffffff and num_items * 8 <= e1 - p):
        raise ParseError(p)
    items = []
    add_items = items.append
    for _ in range(num_items):
        len_frame_1, physical_column_id_1, field_id_1 = _qII(d, p)
        p += 16
        if not (len_frame_1 >= 8 and len_frame_1 - (e1 - (p - 8)) <= 8):
            raise ParseError(p - 8)
        e2 = p - 8 + len_frame_1 - 8
        if p > e2:
            raise ParseError(p)
        trailing_1 = d[p:e2] if p < e2 else b""
        p = e2
        add_items((physical_column_id_1, field_id_1, trailing_1))
    items = Records(items, AliasColumn)
    trailing = d[p:e1] if p < e1 else b""
    p = e1
    return p, AliasColumnList((items, trailing))


def extra_type_info_list(d: bytes, p: int, e: int) -> tuple[int, ExtraTypeInfoList]:
    """Parse the type extra_type_info_list."""
    len_frame, num_items = _qI(d, p)
    p += 12
    if not (len_frame <= -12 and len_frame + e - (p - 4) >= -8):
        raise ParseError(p - 4)
    e1 = p - 4 + -len_frame - 8
    if not (num_items <= 0x7fffffff and num_items * 8 <= e1 - p):
        raise ParseError(p)
    items = []
    add_items = items.append
    for _ in range(num_items):
        len_frame_1, type_version_from_1, type_version_to_1, content_id_1, type_name_len_1 = _qIIII(d, p)
        p += 24
        if not (len_frame_1 >= 8 and len_frame_1 - (e1 - (p - 16)) <= 8):
            raise ParseError(p - 16)
        e2 = p - 16 + len_frame_1 - 8
        if type_name_len_1 > e2 - p:
            raise ParseError(p)
        q = p + type_name_len_1
        type_name_1 = d[p:q]
        p = q
        if not p >= e2:
            content_len_1, = _I(d, p)
            p += 4
            if content_len_1 > e2 - p:
                raise ParseError(p)
            q = p + content_len_1
            content_1 = d[p:q]
            p = q
        else:
            content_1 = None
        trailing_1 = d[p:e2] if p < e2 else b""
        p = e2
        add_items((type_version_from_1, type_version_to_1, content_id_1, type_name_1, content_1, trailing_1))
    items = Records(items, ExtraTypeInfo)
    trailing = d[p:e1] if p < e1 else b""
    p = e1
    return p, ExtraTypeInfoList((items, trailing))


def schema(d: bytes, p: int, e: int) -> tuple[int, Schema]:
    """Parse the type schema."""
    p, fields = field_list(d, p, e)
    p, columns = column_list(d, p, e)
    p, alias_columns = alias_column_list(d, p, e)
    p, extra_type_infos = extra_type_info_list(d, p, e)
    return p, Schema((fields, columns, alias_columns, extra_type_infos))


def header(d: bytes, p: int, e: int) -> tuple[int, Header]:
    """Parse the type header."""
    p, feature_flags_ = feature_flags(d, p, e)
    name_len, = _I(d, p)
    p += 4
    if name_len > e - p:
        raise ParseError(p)
    q = p + name_len
    name = d[p:q]
    p = q
    description_len, = _I(d, p)
    p += 4
    if description_len > e - p:
        raise ParseError(p)
    q = p + description_len
    description = d[p:q]
    p = q
    writer_len, = _I(d, p)
    p += 4
    if writer_len > e - p:
        raise ParseError(p)
    q = p + writer_len
    writer = d[p:q]
    p = q
    p, schema_ = schema(d, p, e)
    trailing = d[p:e] if p < e else b""
    p = e
    return p, Header((feature_flags_, name, description, writer, schema_, trailing))


def schema_extension_record(d: bytes, p: int, e: int) -> tuple[int, SchemaExtension]:
    """Parse the type schema_extension_record."""
    len_frame, = _q(d, p)
    p += 8
    if not (len_frame >= 8 and len_frame - (e - p) <= 8):
        raise ParseError(p)
    e1 = p + len_frame - 8
    if not p >= e1:
        p, schema_ = schema(d, p, e1)
    else:
        schema_ = None
    trailing = d[p:e1] if p < e1 else b""
    p = e1
    return p, SchemaExtension((schema_, trailing))


def column_id_list(d: bytes, p: int, e: int) -> tuple[int, ColumnIdList]:
    """Parse the type column_id_list."""
    len_frame, num_items = _qI(d, p)
    p += 12
    if not (len_frame <= -12 and len_frame + e - (p - 4) >= -8):
        raise ParseError(p - 4)
    e1 = p - 4 + -len_frame - 8
    if not (num_items <= 0x7fffffff and num_items * 4 <= e1 - p):
        raise ParseError(p)
    n = num_items
    if n * 4 > e1 - p:
        raise ParseError(p)
    items = list(unpack_from(f"<{n}I", d, p))
    p += n * 4
    trailing = d[p:e1] if p < e1 else b""
    p = e1
    return p, ColumnIdList((items, trailing))


def column_group_list(d: bytes, p: int, e: int) -> tuple[int, ColumnGroupList]:
    """Parse the type column_group_list."""
    len_frame, num_items = _qI(d, p)
    p += 12
    if not (len_frame <= -12 and len_frame + e - (p - 4) >= -8):
        raise ParseError(p - 4)
    e1 = p - 4 + -len_frame - 8
    if not (num_items <= 0x7fffffff and num_items * 8 <= e1 - p):
        raise ParseError(p)
    items = []
    add_items = items.append
    for _ in range(num_items):
        len_frame_1, = _q(d, p)
        p += 8
        if not (len_frame_1 >= 8 and len_frame_1 - (e1 - p) <= 8):
            raise ParseError(p)
        e2 = p + len_frame_1 - 8
        p, column_ids_1 = column_id_list(d, p, e2)
        trailing_1 = d[p:e2] if p < e2 else b""
        p = e2
        add_items((column_ids_1, trailing_1))
    items = Records(items, ColumnGroup)
    trailing = d[p:e1] if p < e1 else b""
    p = e1
    return p, ColumnGroupList((items, trailing))


def cluster_group_list(d: bytes, p: int, e: int) -> tuple[int, ClusterGroupList]:
    """Parse the type cluster_group_list."""
    len_frame, num_items = _qI(d, p)
    p += 12
    if not (len_frame <= -12 and len_frame + e - (p - 4) >= -8):
        raise ParseError(p - 4)
    e1 = p - 4 + -len_frame - 8
    if not (num_items <= 0x7fffffff and num_items * 8 <= e1 - p):
        raise ParseError(p)
    items = []
    add_items = items.append
    for _ in range(num_items):
        len_frame_1, min_entry_1, entry_span_1, num_clusters_1, page_list_link_len_envelope_1, page_list_link_locator_head_1 = _qQQIQi(d, p)
        p += 40
        if not (len_frame_1 >= 8 and len_frame_1 - (e1 - (p - 32)) <= 8):
            raise ParseError(p - 32)
        e2 = p - 32 + len_frame_1 - 8
        if not (page_list_link_locator_head_1 >= 0 or -page_list_link_locator_head_1 % 0x10000 >= 4):
            raise ParseError(p)
        if p > e2:
            raise ParseError(p)
        if page_list_link_locator_head_1 >= 0:
            page_list_link_locator_ofs_range_1, = _Q(d, p)
            p += 8
            if p > e2:
                raise ParseError(p)
        else:
            page_list_link_locator_ofs_range_1 = None
        if page_list_link_locator_head_1 < 0:
            e3 = p + (-page_list_link_locator_head_1 if page_list_link_locator_head_1 < 0 else 0) % 0x10000 - 4
            if not p <= e3 <= e2:
                raise ParseError(p)
            case = (-page_list_link_locator_head_1 if page_list_link_locator_head_1 < 0 else 0) // 0x1000000
            if case == 1:
                page_list_link_locator_payload_raw_1 = d[p:e3] if p < e3 else b""
                p = e3
                page_list_link_locator_payload_len_object_1 = page_list_link_locator_payload_location_1 = page_list_link_locator_payload_trailing_1 = None
            elif case == 2:
                page_list_link_locator_payload_len_object_1, page_list_link_locator_payload_location_1 = _IQ(d, p)
                p += 12
                if p > e3:
                    raise ParseError(p)
                page_list_link_locator_payload_trailing_1 = d[p:e3] if p < e3 else b""
                p = e3
                page_list_link_locator_payload_raw_1 = None
            else:
                page_list_link_locator_payload_raw_1 = d[p:e3] if p < e3 else b""
                p = e3
                page_list_link_locator_payload_len_object_1 = page_list_link_locator_payload_location_1 = page_list_link_locator_payload_trailing_1 = None
            p = e3
        else:
            page_list_link_locator_payload_raw_1 = page_list_link_locator_payload_len_object_1 = page_list_link_locator_payload_location_1 = page_list_link_locator_payload_trailing_1 = None
        trailing_1 = d[p:e2] if p < e2 else b""
        p = e2
        add_items((min_entry_1, entry_span_1, num_clusters_1, page_list_link_len_envelope_1, page_list_link_locator_head_1, page_list_link_locator_ofs_range_1, page_list_link_locator_payload_raw_1, page_list_link_locator_payload_len_object_1, page_list_link_locator_payload_location_1, page_list_link_locator_payload_trailing_1, trailing_1))
    items = Records(items, ClusterGroup)
    trailing = d[p:e1] if p < e1 else b""
    p = e1
    return p, ClusterGroupList((items, trailing))


def meta_data_link_list(d: bytes, p: int, e: int) -> tuple[int, MetaDataLinkList]:
    """Parse the type meta_data_link_list."""
    len_frame, num_items = _qI(d, p)
    p += 12
    if not (len_frame <= -12 and len_frame + e - (p - 4) >= -8):
        raise ParseError(p - 4)
    e1 = p - 4 + -len_frame - 8
    if not (num_items <= 0x7fffffff and num_items * 8 <= e1 - p):
        raise ParseError(p)
    items = []
    add_items = items.append
    for _ in range(num_items):
        len_envelope_1, locator_head_1 = _Qi(d, p)
        p += 12
        if not (locator_head_1 >= 0 or -locator_head_1 % 0x10000 >= 4):
            raise ParseError(p)
        if p > e1:
            raise ParseError(p)
        if locator_head_1 >= 0:
            locator_ofs_range_1, = _Q(d, p)
            p += 8
            if p > e1:
                raise ParseError(p)
        else:
            locator_ofs_range_1 = None
        if locator_head_1 < 0:
            e2 = p + (-locator_head_1 if locator_head_1 < 0 else 0) % 0x10000 - 4
            if not p <= e2 <= e1:
                raise ParseError(p)
            case = (-locator_head_1 if locator_head_1 < 0 else 0) // 0x1000000
            if case == 1:
                locator_payload_raw_1 = d[p:e2] if p < e2 else b""
                p = e2
                locator_payload_len_object_1 = locator_payload_location_1 = locator_payload_trailing_1 = None
            elif case == 2:
                locator_payload_len_object_1, locator_payload_location_1 = _IQ(d, p)
                p += 12
                if p > e2:
                    raise ParseError(p)
                locator_payload_trailing_1 = d[p:e2] if p < e2 else b""
                p = e2
                locator_payload_raw_1 = None
            else:
                locator_payload_raw_1 = d[p:e2] if p < e2 else b""
                p = e2
                locator_payload_len_object_1 = locator_payload_location_1 = locator_payload_trailing_1 = None
            p = e2
        else:
            locator_payload_raw_1 = locator_payload_len_object_1 = locator_payload_location_1 = locator_payload_trailing_1 = None
        add_items((len_envelope_1, locator_head_1, locator_ofs_range_1, locator_payload_raw_1, locator_payload_len_object_1, locator_payload_location_1, locator_payload_trailing_1))
    items = Records(items, EnvelopeLink)
    trailing = d[p:e1] if p < e1 else b""
    p = e1
    return p, MetaDataLinkList((items, trailing))


def footer(d: bytes, p: int, e: int) -> tuple[int, Footer]:
    """Parse the type footer."""
    p, feature_flags_ = feature_flags(d, p, e)
    q = p + 8
    if q > e:
        raise ParseError(p)
    header_checksum = d[p:q]
    p = q
    p, schema_extension = schema_extension_record(d, p, e)
    p, column_groups = column_group_list(d, p, e)
    p, cluster_groups = cluster_group_list(d, p, e)
    if not p >= e:
        p, meta_data_links = meta_data_link_list(d, p, e)
    else:
        meta_data_links = None
    trailing = d[p:e] if p < e else b""
    p = e
    return p, Footer((feature_flags_, header_checksum, schema_extension, column_groups, cluster_groups, meta_data_links, trailing))


def cluster_summary_list(d: bytes, p: int, e: int) -> tuple[int, ClusterSummaryList]:
    """Parse the type cluster_summary_list."""
    len_frame, num_items = _qI(d, p)
    p += 12
    if not (len_frame <= -12 and len_frame + e - (p - 4) >= -8):
        raise ParseError(p - 4)
    e1 = p - 4 + -len_frame - 8
    if not (num_items <= 0x7fffffff and num_items * 8 <= e1 - p):
        raise ParseError(p)
    items = []
    add_items = items.append
    for _ in range(num_items):
        len_frame_1, first_entry_1, num_entries_lo_1, num_entries_hi_1 = _qQII(d, p)
        p += 24
        if not (len_frame_1 >= 8 and len_frame_1 - (e1 - (p - 16)) <= 8):
            raise ParseError(p - 16)
        e2 = p - 16 + len_frame_1 - 8
        if p > e2:
            raise ParseError(p)
        if num_entries_hi_1 // 0x10000000 % 2 == 1:
            column_group_id_1, = _I(d, p)
            p += 4
            if p > e2:
                raise ParseError(p)
        else:
            column_group_id_1 = None
        trailing_1 = d[p:e2] if p < e2 else b""
        p = e2
        add_items((first_entry_1, num_entries_lo_1, num_entries_hi_1, column_group_id_1, trailing_1))
    items = Records(items, ClusterSummary)
    trailing = d[p:e1] if p < e1 else b""
    p = e1
    return p, ClusterSummaryList((items, trailing))


def cluster_pages_list(d: bytes, p: int, e: int) -> tuple[int, ClusterPagesList]:
    """Parse the type cluster_pages_list."""
    len_frame, num_items = _qI(d, p)
    p += 12
    if not (len_frame <= -12 and len_frame + e - (p - 4) >= -8):
        raise ParseError(p - 4)
    e1 = p - 4 + -len_frame - 8
    if not (num_items <= 0x7fffffff and num_items * 12 <= e1 - p):
        raise ParseError(p)
    items = []
    add_items = items.append
    for _ in range(num_items):
        len_frame_1, num_items_1 = _qI(d, p)
        p += 12
        if not (len_frame_1 <= -12 and len_frame_1 + e1 - (p - 4) >= -8):
            raise ParseError(p - 4)
        e2 = p - 4 + -len_frame_1 - 8
        if not (num_items_1 <= 0x7fffffff and num_items_1 * 20 <= e2 - p):
            raise ParseError(p)
        items_1 = []
        add_items_1 = items_1.append
        for _ in range(num_items_1):
            len_frame_2, num_items_2 = _qI(d, p)
            p += 12
            if not (len_frame_2 <= -20 and len_frame_2 + e2 - (p - 4) >= -8):
                raise ParseError(p - 4)
            e3 = p - 4 + -len_frame_2 - 8
            if not (num_items_2 <= 0x7fffffff and num_items_2 * 8 <= e3 - p):
                raise ParseError(p)
            items_2 = []
            add_items_2 = items_2.append
            for _ in range(num_items_2):
                num_elements_signed_3, locator_head_3 = _ii(d, p)
                p += 8
                if not (locator_head_3 >= 0 or -locator_head_3 % 0x10000 >= 4):
                    raise ParseError(p)
                if p > e3:
                    raise ParseError(p)
                if locator_head_3 >= 0:
                    locator_ofs_range_3, = _Q(d, p)
                    p += 8
                    if p > e3:
                        raise ParseError(p)
                else:
                    locator_ofs_range_3 = None
                if locator_head_3 < 0:
                    e4 = p + (-locator_head_3 if locator_head_3 < 0 else 0) % 0x10000 - 4
                    if not p <= e4 <= e3:
                        raise ParseError(p)
                    case = (-locator_head_3 if locator_head_3 < 0 else 0) // 0x1000000
                    if case == 1:
                        locator_payload_raw_3 = d[p:e4] if p < e4 else b""
                        p = e4
                        locator_payload_len_object_3 = locator_payload_location_3 = locator_payload_trailing_3 = None
                    elif case == 2:
                        locator_payload_len_object_3, locator_payload_location_3 = _IQ(d, p)
                        p += 12
                        if p > e4:
                            raise ParseError(p)
                        locator_payload_trailing_3 = d[p:e4] if p < e4 else b""
                        p = e4
                        locator_payload_raw_3 = None
                    else:
                        locator_payload_raw_3 = d[p:e4] if p < e4 else b""
                        p = e4
                        locator_payload_len_object_3 = locator_payload_location_3 = locator_payload_trailing_3 = None
                    p = e4
                else:
                    locator_payload_raw_3 = locator_payload_len_object_3 = locator_payload_location_3 = locator_payload_trailing_3 = None
                add_items_2((num_elements_signed_3, locator_head_3, locator_ofs_range_3, locator_payload_raw_3, locator_payload_len_object_3, locator_payload_location_3, locator_payload_trailing_3))
            items_2 = Records(items_2, Page)
            element_offset_2, = _q(d, p)
            p += 8
            if p > e3:
                raise ParseError(p)
            if element_offset_2 >= 0:
                compression_settings_2, = _I(d, p)
                p += 4
                if p > e3:
                    raise ParseError(p)
            else:
                compression_settings_2 = None
            trailing_2 = d[p:e3] if p < e3 else b""
            p = e3
            add_items_1((items_2, element_offset_2, compression_settings_2, trailing_2))
        items_1 = Records(items_1, ColumnPages)
        trailing_1 = d[p:e2] if p < e2 else b""
        p = e2
        add_items((items_1, trailing_1))
    items = Records(items, ClusterPages)
    trailing = d[p:e1] if p < e1 else b""
    p = e1
    return p, ClusterPagesList((items, trailing))


def page_list(d: bytes, p: int, e: int) -> tuple[int, PageList]:
    """Parse the type page_list."""
    q = p + 8
    if q > e:
        raise ParseError(p)
    header_checksum = d[p:q]
    p = q
    p, cluster_summaries = cluster_summary_list(d, p, e)
    p, page_locations = cluster_pages_list(d, p, e)
    trailing = d[p:e] if p < e else b""
    p = e
    return p, PageList((header_checksum, cluster_summaries, page_locations, trailing))


def int64_list(d: bytes, p: int, e: int) -> tuple[int, Int64List]:
    """Parse the type int64_list."""
    len_frame, num_items = _qI(d, p)
    p += 12
    if not (len_frame <= -12 and len_frame + e - (p - 4) >= -8):
        raise ParseError(p - 4)
    e1 = p - 4 + -len_frame - 8
    if not (num_items <= 0x7fffffff and num_items * 8 <= e1 - p):
        raise ParseError(p)
    n = num_items
    if n * 8 > e1 - p:
        raise ParseError(p)
    items = list(unpack_from(f"<{n}q", d, p))
    p += n * 8
    trailing = d[p:e1] if p < e1 else b""
    p = e1
    return p, Int64List((items, trailing))


def bool_list(d: bytes, p: int, e: int) -> tuple[int, BoolList]:
    """Parse the type bool_list."""
    len_frame, num_items = _qI(d, p)
    p += 12
    if not (len_frame <= -12 and len_frame + e - (p - 4) >= -8):
        raise ParseError(p - 4)
    e1 = p - 4 + -len_frame - 8
    if not (num_items <= 0x7fffffff and num_items * 1 <= e1 - p):
        raise ParseError(p)
    n = num_items
    if n * 1 > e1 - p:
        raise ParseError(p)
    items = list(unpack_from(f"<{n}B", d, p))
    p += n * 1
    trailing = d[p:e1] if p < e1 else b""
    p = e1
    return p, BoolList((items, trailing))


def float64_list(d: bytes, p: int, e: int) -> tuple[int, Float64List]:
    """Parse the type float64_list."""
    len_frame, num_items = _qI(d, p)
    p += 12
    if not (len_frame <= -12 and len_frame + e - (p - 4) >= -8):
        raise ParseError(p - 4)
    e1 = p - 4 + -len_frame - 8
    if not (num_items <= 0x7fffffff and num_items * 8 <= e1 - p):
        raise ParseError(p)
    n = num_items
    if n * 8 > e1 - p:
        raise ParseError(p)
    items = list(unpack_from(f"<{n}d", d, p))
    p += n * 8
    trailing = d[p:e1] if p < e1 else b""
    p = e1
    return p, Float64List((items, trailing))


def string_list(d: bytes, p: int, e: int) -> tuple[int, StringList]:
    """Parse the type string_list."""
    len_frame, num_items = _qI(d, p)
    p += 12
    if not (len_frame <= -12 and len_frame + e - (p - 4) >= -8):
        raise ParseError(p - 4)
    e1 = p - 4 + -len_frame - 8
    if not (num_items <= 0x7fffffff and num_items * 4 <= e1 - p):
        raise ParseError(p)
    items = []
    add_items = items.append
    for _ in range(num_items):
        len_1, = _I(d, p)
        p += 4
        if len_1 > e1 - p:
            raise ParseError(p)
        q = p + len_1
        item_1 = d[p:q]
        p = q
        add_items(item_1)
    trailing = d[p:e1] if p < e1 else b""
    p = e1
    return p, StringList((items, trailing))


def meta_data_entry_list(d: bytes, p: int, e: int) -> tuple[int, MetaDataEntryList]:
    """Parse the type meta_data_entry_list."""
    len_frame, num_items = _qI(d, p)
    p += 12
    if not (len_frame <= -12 and len_frame + e - (p - 4) >= -8):
        raise ParseError(p - 4)
    e1 = p - 4 + -len_frame - 8
    if not (num_items <= 0x7fffffff and num_items * 8 <= e1 - p):
        raise ParseError(p)
    items = []
    add_items = items.append
    for _ in range(num_items):
        len_frame_1, value_type_1, key_len_1 = _qiI(d, p)
        p += 16
        if not (len_frame_1 >= 8 and len_frame_1 - (e1 - (p - 8)) <= 8):
            raise ParseError(p - 8)
        e2 = p - 8 + len_frame_1 - 8
        if key_len_1 > e2 - p:
            raise ParseError(p)
        q = p + key_len_1
        key_1 = d[p:q]
        p = q
        case = value_type_1
        if case == 1:
            value_1, = _q(d, p)
            p += 8
            if p > e2:
                raise ParseError(p)
        elif case == 2:
            value_1, = _B(d, p)
            p += 1
            if p > e2:
                raise ParseError(p)
        elif case == 3:
            value_1, = _d(d, p)
            p += 8
            if p > e2:
                raise ParseError(p)
        elif case == 4:
            value_len_1, = _I(d, p)
            p += 4
            if value_len_1 > e2 - p:
                raise ParseError(p)
            q = p + value_len_1
            value_1 = d[p:q]
            p = q
        elif case == -1:
            p, value_1 = int64_list(d, p, e2)
        elif case == -2:
            p, value_1 = bool_list(d, p, e2)
        elif case == -3:
            p, value_1 = float64_list(d, p, e2)
        elif case == -4:
            p, value_1 = string_list(d, p, e2)
        else:
            value_1 = None
        trailing_1 = d[p:e2] if p < e2 else b""
        p = e2
        add_items((value_type_1, key_1, value_1, trailing_1))
    items = Records(items, MetaDataEntry)
    trailing = d[p:e1] if p < e1 else b""
    p = e1
    return p, MetaDataEntryList((items, trailing))


def meta_data(d: bytes, p: int, e: int) -> tuple[int, MetaData]:
    """Parse the type meta_data."""
    p, entries = meta_data_entry_list(d, p, e)
    trailing = d[p:e] if p < e else b""
    p = e
    return p, MetaData((entries, trailing))


def rntuple_rc2(d: bytes, p: int, e: int) -> tuple[int, RntupleRc2]:
    """Parse the type rntuple_rc2."""
    s = p
    type_id, len_envelope_lo, len_envelope_hi = _HIH(d, p)
    p += 8
    if not (len_envelope_lo + len_envelope_hi * 0x100000000 >= 16 and len_envelope_lo + len_envelope_hi * 0x100000000 <= e - s):
        raise ParseError(p)
    e1 = p + len_envelope_lo + len_envelope_hi * 0x100000000 - 16
    if not p <= e1 <= e:
        raise ParseError(p)
    case = type_id
    if case == 1:
        p, payload = header(d, p, e1)
    elif case == 2:
        p, payload = footer(d, p, e1)
    elif case == 3:
        p, payload = page_list(d, p, e1)
    elif case == 4:
        p, payload = meta_data(d, p, e1)
    else:
        payload = d[p:e1] if p < e1 else b""
        p = e1
    p = e1
    q = p + 8
    if q > e:
        raise ParseError(p)
    checksum = d[p:q]
    p = q
    return p, RntupleRc2((type_id, payload, checksum))


def locator(d: bytes, p: int, e: int) -> tuple[int, Locator]:
    """Parse the type locator."""
    head, = _i(d, p)
    p += 4
    if not (head >= 0 or -head % 0x10000 >= 4):
        raise ParseError(p)
    if p > e:
        raise ParseError(p)
    if head >= 0:
        ofs_range, = _Q(d, p)
        p += 8
        if p > e:
            raise ParseError(p)
    else:
        ofs_range = None
    if head < 0:
        e1 = p + (-head if head < 0 else 0) % 0x10000 - 4
        if not p <= e1 <= e:
            raise ParseError(p)
        case = (-head if head < 0 else 0) // 0x1000000
        if case == 1:
            payload_raw = d[p:e1] if p < e1 else b""
            p = e1
            payload_len_object = payload_location = payload_trailing = None
        elif case == 2:
            payload_len_object, payload_location = _IQ(d, p)
            p += 12
            if p > e1:
                raise ParseError(p)
            payload_trailing = d[p:e1] if p < e1 else b""
            p = e1
            payload_raw = None
        else:
            payload_raw = d[p:e1] if p < e1 else b""
            p = e1
            payload_len_object = payload_location = payload_trailing = None
        p = e1
    else:
        payload_raw = payload_len_object = payload_location = payload_trailing = None
    return p, Locator((head, ofs_range, payload_raw, payload_len_object, payload_location, payload_trailing))


def large_locator(d: bytes, p: int, e: int) -> tuple[int, LargeLocator]:
    """Parse the type large_locator."""
    len_range, ofs_range = _QQ(d, p)
    p += 16
    if p > e:
        raise ParseError(p)
    return p, LargeLocator((len_range, ofs_range))
