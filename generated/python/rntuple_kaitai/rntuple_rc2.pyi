# Generated from spec/*.ksy by tools/generate.
from rntuple_kaitai.runtime import KaitaiStruct

class RntupleRc2(KaitaiStruct):
    type_id: int
    len_envelope_lo: int
    len_envelope_hi: int
    payload: RntupleRc2.Header | RntupleRc2.Footer | RntupleRc2.PageList | RntupleRc2.MetaData | RntupleRc2.UnknownPayload
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
        words: list[RntupleRc2.FeatureFlagWord]

    class FeatureFlagWord(KaitaiStruct):
        lo: int
        hi: int

    class Locator(KaitaiStruct):
        head: int
        ofs_range: int | None
        payload: RntupleRc2.UriLocator | RntupleRc2.Object64Locator | RntupleRc2.UnknownPayload | None
        @property
        def negated_head(self) -> int: ...
        @property
        def len_self(self) -> int: ...
        @property
        def reserved(self) -> int: ...
        @property
        def kind(self) -> int: ...

    class UriLocator(KaitaiStruct):
        raw: bytes
        @property
        def large(self) -> RntupleRc2.LargeLocator | None: ...

    class LargeLocator(KaitaiStruct):
        len_range: int
        ofs_range: int

    class Object64Locator(KaitaiStruct):
        len_object: int
        location: int
        trailing: bytes

    class EnvelopeLink(KaitaiStruct):
        len_envelope: int
        locator: RntupleRc2.Locator

    class Header(KaitaiStruct):
        feature_flags: RntupleRc2.FeatureFlags
        name: RntupleRc2.CountedString
        description: RntupleRc2.CountedString
        writer: RntupleRc2.CountedString
        schema: RntupleRc2.Schema
        trailing: bytes

    class Schema(KaitaiStruct):
        fields: RntupleRc2.FieldList
        columns: RntupleRc2.ColumnList
        alias_columns: RntupleRc2.AliasColumnList
        extra_type_infos: RntupleRc2.ExtraTypeInfoList

    class FieldList(KaitaiStruct):
        len_frame: int
        body: RntupleRc2.FieldListBody

    class FieldListBody(KaitaiStruct):
        num_items: int
        items: list[RntupleRc2.FieldRecord]
        trailing: bytes

    class FieldRecord(KaitaiStruct):
        len_frame: int
        body: RntupleRc2.Field

    class Field(KaitaiStruct):
        field_version: int
        type_version: int
        parent_id: int
        role: int
        flags: int
        array_size: int | None
        source_field_id: int | None
        type_checksum: int | None
        name: RntupleRc2.CountedString
        type_name: RntupleRc2.CountedString
        type_alias: RntupleRc2.CountedString
        description: RntupleRc2.CountedString
        trailing: bytes
        @property
        def is_repetitive(self) -> bool: ...
        @property
        def is_projected(self) -> bool: ...
        @property
        def has_type_checksum(self) -> bool: ...

    class ColumnList(KaitaiStruct):
        len_frame: int
        body: RntupleRc2.ColumnListBody

    class ColumnListBody(KaitaiStruct):
        num_items: int
        items: list[RntupleRc2.ColumnRecord]
        trailing: bytes

    class ColumnRecord(KaitaiStruct):
        len_frame: int
        body: RntupleRc2.Column

    class Column(KaitaiStruct):
        column_type: int
        bits_on_storage: int
        field_id: int
        flags: int
        representation_index: int
        first_element_index: int | None
        value_range: RntupleRc2.ValueRange | None
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
        body: RntupleRc2.AliasColumnListBody

    class AliasColumnListBody(KaitaiStruct):
        num_items: int
        items: list[RntupleRc2.AliasColumnRecord]
        trailing: bytes

    class AliasColumnRecord(KaitaiStruct):
        len_frame: int
        body: RntupleRc2.AliasColumn

    class AliasColumn(KaitaiStruct):
        physical_column_id: int
        field_id: int
        trailing: bytes

    class ExtraTypeInfoList(KaitaiStruct):
        len_frame: int
        body: RntupleRc2.ExtraTypeInfoListBody

    class ExtraTypeInfoListBody(KaitaiStruct):
        num_items: int
        items: list[RntupleRc2.ExtraTypeInfoRecord]
        trailing: bytes

    class ExtraTypeInfoRecord(KaitaiStruct):
        len_frame: int
        body: RntupleRc2.ExtraTypeInfo

    class ExtraTypeInfo(KaitaiStruct):
        type_version_from: int
        type_version_to: int
        content_id: int
        type_name: RntupleRc2.CountedString
        content: RntupleRc2.CountedString | None
        trailing: bytes

    class Footer(KaitaiStruct):
        feature_flags: RntupleRc2.FeatureFlags
        header_checksum: bytes
        schema_extension: RntupleRc2.SchemaExtensionRecord
        column_groups: RntupleRc2.ColumnGroupList
        cluster_groups: RntupleRc2.ClusterGroupList
        meta_data_links: RntupleRc2.MetaDataLinkList | None
        trailing: bytes

    class SchemaExtensionRecord(KaitaiStruct):
        len_frame: int
        body: RntupleRc2.SchemaExtension

    class SchemaExtension(KaitaiStruct):
        schema: RntupleRc2.Schema | None
        trailing: bytes

    class ColumnGroupList(KaitaiStruct):
        len_frame: int
        body: RntupleRc2.ColumnGroupListBody

    class ColumnGroupListBody(KaitaiStruct):
        num_items: int
        items: list[RntupleRc2.ColumnGroupRecord]
        trailing: bytes

    class ColumnGroupRecord(KaitaiStruct):
        len_frame: int
        body: RntupleRc2.ColumnGroup

    class ColumnGroup(KaitaiStruct):
        column_ids: RntupleRc2.ColumnIdList
        trailing: bytes

    class ColumnIdList(KaitaiStruct):
        len_frame: int
        body: RntupleRc2.ColumnIdListBody

    class ColumnIdListBody(KaitaiStruct):
        num_items: int
        items: list[int]
        trailing: bytes

    class ClusterGroupList(KaitaiStruct):
        len_frame: int
        body: RntupleRc2.ClusterGroupListBody

    class ClusterGroupListBody(KaitaiStruct):
        num_items: int
        items: list[RntupleRc2.ClusterGroupRecord]
        trailing: bytes

    class ClusterGroupRecord(KaitaiStruct):
        len_frame: int
        body: RntupleRc2.ClusterGroup

    class ClusterGroup(KaitaiStruct):
        min_entry: int
        entry_span: int
        num_clusters: int
        page_list_link: RntupleRc2.EnvelopeLink
        trailing: bytes

    class MetaDataLinkList(KaitaiStruct):
        len_frame: int
        body: RntupleRc2.MetaDataLinkListBody

    class MetaDataLinkListBody(KaitaiStruct):
        num_items: int
        items: list[RntupleRc2.EnvelopeLink]
        trailing: bytes

    class PageList(KaitaiStruct):
        header_checksum: bytes
        cluster_summaries: RntupleRc2.ClusterSummaryList
        page_locations: RntupleRc2.ClusterPagesList
        trailing: bytes

    class ClusterSummaryList(KaitaiStruct):
        len_frame: int
        body: RntupleRc2.ClusterSummaryListBody

    class ClusterSummaryListBody(KaitaiStruct):
        num_items: int
        items: list[RntupleRc2.ClusterSummaryRecord]
        trailing: bytes

    class ClusterSummaryRecord(KaitaiStruct):
        len_frame: int
        body: RntupleRc2.ClusterSummary

    class ClusterSummary(KaitaiStruct):
        first_entry: int
        num_entries_lo: int
        num_entries_hi: int
        column_group_id: int | None
        trailing: bytes
        @property
        def num_entries(self) -> int: ...
        @property
        def flags(self) -> int: ...
        @property
        def is_sharded(self) -> bool: ...

    class ClusterPagesList(KaitaiStruct):
        len_frame: int
        body: RntupleRc2.ClusterPagesListBody

    class ClusterPagesListBody(KaitaiStruct):
        num_items: int
        items: list[RntupleRc2.ClusterPages]
        trailing: bytes

    class ClusterPages(KaitaiStruct):
        len_frame: int
        body: RntupleRc2.ClusterPagesBody

    class ClusterPagesBody(KaitaiStruct):
        num_items: int
        items: list[RntupleRc2.ColumnPages]
        trailing: bytes

    class ColumnPages(KaitaiStruct):
        len_frame: int
        body: RntupleRc2.ColumnPagesBody

    class ColumnPagesBody(KaitaiStruct):
        num_items: int
        items: list[RntupleRc2.Page]
        element_offset: int
        compression_settings: int | None
        trailing: bytes

    class Page(KaitaiStruct):
        num_elements_signed: int
        locator: RntupleRc2.Locator
        @property
        def num_elements(self) -> int: ...
        @property
        def has_checksum(self) -> bool: ...

    class MetaData(KaitaiStruct):
        entries: RntupleRc2.MetaDataEntryList
        trailing: bytes

    class MetaDataEntryList(KaitaiStruct):
        len_frame: int
        body: RntupleRc2.MetaDataEntryListBody

    class MetaDataEntryListBody(KaitaiStruct):
        num_items: int
        items: list[RntupleRc2.MetaDataEntryRecord]
        trailing: bytes

    class MetaDataEntryRecord(KaitaiStruct):
        len_frame: int
        body: RntupleRc2.MetaDataEntry

    class MetaDataEntry(KaitaiStruct):
        value_type: int
        key: RntupleRc2.CountedString
        value: RntupleRc2.MetaDataInt64 | RntupleRc2.MetaDataBool | RntupleRc2.MetaDataFloat64 | RntupleRc2.CountedString | RntupleRc2.Int64List | RntupleRc2.BoolList | RntupleRc2.Float64List | RntupleRc2.StringList | None
        trailing: bytes

    class MetaDataInt64(KaitaiStruct):
        number: int

    class MetaDataBool(KaitaiStruct):
        number: int

    class MetaDataFloat64(KaitaiStruct):
        number: float

    class Int64List(KaitaiStruct):
        len_frame: int
        body: RntupleRc2.Int64ListBody

    class Int64ListBody(KaitaiStruct):
        num_items: int
        items: list[int]
        trailing: bytes

    class BoolList(KaitaiStruct):
        len_frame: int
        body: RntupleRc2.BoolListBody

    class BoolListBody(KaitaiStruct):
        num_items: int
        items: list[int]
        trailing: bytes

    class Float64List(KaitaiStruct):
        len_frame: int
        body: RntupleRc2.Float64ListBody

    class Float64ListBody(KaitaiStruct):
        num_items: int
        items: list[float]
        trailing: bytes

    class StringList(KaitaiStruct):
        len_frame: int
        body: RntupleRc2.StringListBody

    class StringListBody(KaitaiStruct):
        num_items: int
        items: list[RntupleRc2.CountedString]
        trailing: bytes
