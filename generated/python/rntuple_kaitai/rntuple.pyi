# Generated from spec/*.ksy by tools/generate.
from rntuple_kaitai.runtime import KaitaiStruct

class Rntuple(KaitaiStruct):
    type_id: int
    len_envelope_lo: int
    len_envelope_hi: int
    payload: Rntuple.Header | Rntuple.Footer | Rntuple.PageList | Rntuple.UnknownPayload
    checksum: bytes
    @property
    def len_envelope(self) -> int: ...

    class CountedString(KaitaiStruct):
        len: int
        raw: bytes
        @property
        def value(self) -> str: ...

    class UnknownPayload(KaitaiStruct):
        raw: bytes

    class FeatureFlags(KaitaiStruct):
        words: list[Rntuple.FeatureFlagWord]

    class FeatureFlagWord(KaitaiStruct):
        lo: int
        hi: int

    class Locator(KaitaiStruct):
        head: int
        ofs_range: int | None
        payload: Rntuple.LargeLocator | Rntuple.UnknownPayload | None
        @property
        def negated_head(self) -> int: ...
        @property
        def len_self(self) -> int: ...
        @property
        def reserved(self) -> int: ...
        @property
        def kind(self) -> int: ...

    class LargeLocator(KaitaiStruct):
        len_range: int
        ofs_range: int
        trailing: bytes

    class EnvelopeLink(KaitaiStruct):
        len_envelope: int
        locator: Rntuple.Locator

    class Header(KaitaiStruct):
        feature_flags: Rntuple.FeatureFlags
        name: Rntuple.CountedString
        description: Rntuple.CountedString
        writer: Rntuple.CountedString
        schema: Rntuple.Schema
        trailing: bytes

    class Schema(KaitaiStruct):
        fields: Rntuple.FieldList
        columns: Rntuple.ColumnList
        alias_columns: Rntuple.AliasColumnList
        extra_type_infos: Rntuple.ExtraTypeInfoList

    class FieldList(KaitaiStruct):
        len_frame: int
        body: Rntuple.FieldListBody

    class FieldListBody(KaitaiStruct):
        num_items: int
        items: list[Rntuple.FieldRecord]
        trailing: bytes

    class FieldRecord(KaitaiStruct):
        len_frame: int
        body: Rntuple.Field

    class Field(KaitaiStruct):
        field_version: int
        type_version: int
        parent_id: int
        role: int
        flags: int
        name: Rntuple.CountedString
        type_name: Rntuple.CountedString
        type_alias: Rntuple.CountedString
        description: Rntuple.CountedString
        array_size: int | None
        source_field_id: int | None
        type_checksum: int | None
        trailing: bytes
        @property
        def is_repetitive(self) -> bool: ...
        @property
        def is_projected(self) -> bool: ...
        @property
        def has_type_checksum(self) -> bool: ...

    class ColumnList(KaitaiStruct):
        len_frame: int
        body: Rntuple.ColumnListBody

    class ColumnListBody(KaitaiStruct):
        num_items: int
        items: list[Rntuple.ColumnRecord]
        trailing: bytes

    class ColumnRecord(KaitaiStruct):
        len_frame: int
        body: Rntuple.Column

    class Column(KaitaiStruct):
        column_type: int
        bits_on_storage: int
        field_id: int
        flags: int
        representation_index: int
        first_element_index: int | None
        value_range: Rntuple.ValueRange | None
        trailing: bytes
        @property
        def is_deferred(self) -> bool: ...
        @property
        def has_value_range(self) -> bool: ...

    class ValueRange(KaitaiStruct):
        min: float
        max: float

    class AliasColumnList(KaitaiStruct):
        len_frame: int
        body: Rntuple.AliasColumnListBody

    class AliasColumnListBody(KaitaiStruct):
        num_items: int
        items: list[Rntuple.AliasColumnRecord]
        trailing: bytes

    class AliasColumnRecord(KaitaiStruct):
        len_frame: int
        body: Rntuple.AliasColumn

    class AliasColumn(KaitaiStruct):
        physical_column_id: int
        field_id: int
        trailing: bytes

    class ExtraTypeInfoList(KaitaiStruct):
        len_frame: int
        body: Rntuple.ExtraTypeInfoListBody

    class ExtraTypeInfoListBody(KaitaiStruct):
        num_items: int
        items: list[Rntuple.ExtraTypeInfoRecord]
        trailing: bytes

    class ExtraTypeInfoRecord(KaitaiStruct):
        len_frame: int
        body: Rntuple.ExtraTypeInfo

    class ExtraTypeInfo(KaitaiStruct):
        content_id: int
        type_version: int
        type_name: Rntuple.CountedString
        content: Rntuple.CountedString | None
        trailing: bytes

    class Footer(KaitaiStruct):
        feature_flags: Rntuple.FeatureFlags
        header_checksum: bytes
        schema_extension: Rntuple.SchemaExtensionRecord
        cluster_groups: Rntuple.ClusterGroupList
        linked_attribute_sets: Rntuple.LinkedAttributeSetList | None
        trailing: bytes

    class SchemaExtensionRecord(KaitaiStruct):
        len_frame: int
        body: Rntuple.SchemaExtension

    class SchemaExtension(KaitaiStruct):
        schema: Rntuple.Schema | None
        trailing: bytes

    class ClusterGroupList(KaitaiStruct):
        len_frame: int
        body: Rntuple.ClusterGroupListBody

    class ClusterGroupListBody(KaitaiStruct):
        num_items: int
        items: list[Rntuple.ClusterGroupRecord]
        trailing: bytes

    class ClusterGroupRecord(KaitaiStruct):
        len_frame: int
        body: Rntuple.ClusterGroup

    class ClusterGroup(KaitaiStruct):
        min_entry: int
        entry_span: int
        num_clusters: int
        page_list_link: Rntuple.EnvelopeLink
        trailing: bytes

    class LinkedAttributeSetList(KaitaiStruct):
        len_frame: int
        body: Rntuple.LinkedAttributeSetListBody

    class LinkedAttributeSetListBody(KaitaiStruct):
        num_items: int
        items: list[Rntuple.LinkedAttributeSetRecord]
        trailing: bytes

    class LinkedAttributeSetRecord(KaitaiStruct):
        len_frame: int
        body: Rntuple.LinkedAttributeSet

    class LinkedAttributeSet(KaitaiStruct):
        schema_version_major: int
        schema_version_minor: int
        len_anchor: int
        locator: Rntuple.Locator
        name: Rntuple.CountedString
        trailing: bytes

    class PageList(KaitaiStruct):
        header_checksum: bytes
        cluster_summaries: Rntuple.ClusterSummaryList
        page_locations: Rntuple.ClusterPagesList
        trailing: bytes

    class ClusterSummaryList(KaitaiStruct):
        len_frame: int
        body: Rntuple.ClusterSummaryListBody

    class ClusterSummaryListBody(KaitaiStruct):
        num_items: int
        items: list[Rntuple.ClusterSummaryRecord]
        trailing: bytes

    class ClusterSummaryRecord(KaitaiStruct):
        len_frame: int
        body: Rntuple.ClusterSummary

    class ClusterSummary(KaitaiStruct):
        first_entry: int
        num_entries_lo: int
        num_entries_mid: int
        num_entries_hi: int
        flags: int
        trailing: bytes
        @property
        def num_entries(self) -> int: ...

    class ClusterPagesList(KaitaiStruct):
        len_frame: int
        body: Rntuple.ClusterPagesListBody

    class ClusterPagesListBody(KaitaiStruct):
        num_items: int
        items: list[Rntuple.ClusterPages]
        trailing: bytes

    class ClusterPages(KaitaiStruct):
        len_frame: int
        body: Rntuple.ClusterPagesBody

    class ClusterPagesBody(KaitaiStruct):
        num_items: int
        items: list[Rntuple.ColumnPages]
        trailing: bytes

    class ColumnPages(KaitaiStruct):
        len_frame: int
        body: Rntuple.ColumnPagesBody

    class ColumnPagesBody(KaitaiStruct):
        num_items: int
        items: list[Rntuple.Page]
        element_offset: int
        compression_settings: int | None
        trailing: bytes

    class Page(KaitaiStruct):
        num_elements_signed: int
        locator: Rntuple.Locator
        @property
        def num_elements(self) -> int: ...
        @property
        def has_checksum(self) -> bool: ...
