# Generated from spec/*.ksy by tools/generate.
from rntuple_kaitai.runtime import KaitaiStruct

class RntupleRc1(KaitaiStruct):
    preamble: RntupleRc1.EnvelopePreamble
    payload: bytes
    checksum: bytes

    class EnvelopePreamble(KaitaiStruct):
        version: int
        min_version: int

    class HeaderEnvelope(KaitaiStruct):
        preamble: RntupleRc1.EnvelopePreamble
        payload: RntupleRc1.Header
        checksum: bytes

    class FooterEnvelope(KaitaiStruct):
        preamble: RntupleRc1.EnvelopePreamble
        payload: RntupleRc1.Footer
        checksum: bytes

    class PageListEnvelope(KaitaiStruct):
        preamble: RntupleRc1.EnvelopePreamble
        payload: RntupleRc1.PageList
        checksum: bytes

    class MetaDataEnvelope(KaitaiStruct):
        preamble: RntupleRc1.EnvelopePreamble
        payload: RntupleRc1.MetaData
        checksum: bytes

    class CountedString(KaitaiStruct):
        len: int
        raw: bytes
        @property
        def value(self) -> str: ...

    class UnknownPayload(KaitaiStruct):
        raw: bytes

    class FeatureFlags(KaitaiStruct):
        words: list[RntupleRc1.FeatureFlagWord]

    class FeatureFlagWord(KaitaiStruct):
        lo: int
        hi: int

    class Locator(KaitaiStruct):
        head: int
        ofs_range: int | None
        payload: RntupleRc1.UriLocator | RntupleRc1.Object64Locator | RntupleRc1.UnknownPayload | None
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

    class Object64Locator(KaitaiStruct):
        len_object: int
        location: int
        trailing: bytes

    class EnvelopeLink(KaitaiStruct):
        len_envelope: int
        locator: RntupleRc1.Locator

    class Header(KaitaiStruct):
        feature_flags: RntupleRc1.FeatureFlags
        release_candidate_tag: int
        name: RntupleRc1.CountedString
        description: RntupleRc1.CountedString
        writer: RntupleRc1.CountedString
        schema: RntupleRc1.Schema
        trailing: bytes

    class Schema(KaitaiStruct):
        fields: RntupleRc1.FieldList
        columns: RntupleRc1.ColumnList
        alias_columns: RntupleRc1.AliasColumnList
        extra_type_infos: RntupleRc1.ExtraTypeInfoList

    class FieldList(KaitaiStruct):
        len_frame: int
        body: RntupleRc1.FieldListBody

    class FieldListBody(KaitaiStruct):
        num_items_and_reserved: int
        items: list[RntupleRc1.FieldRecord]
        trailing: bytes
        @property
        def num_items(self) -> int: ...
        @property
        def reserved(self) -> int: ...

    class FieldRecord(KaitaiStruct):
        len_frame: int
        body: RntupleRc1.Field

    class Field(KaitaiStruct):
        field_version: int
        type_version: int
        parent_id: int
        role: int
        flags: int
        array_size: int | None
        name: RntupleRc1.CountedString
        type_name: RntupleRc1.CountedString
        type_alias: RntupleRc1.CountedString
        description: RntupleRc1.CountedString
        trailing: bytes
        @property
        def is_repetitive(self) -> bool: ...

    class ColumnList(KaitaiStruct):
        len_frame: int
        body: RntupleRc1.ColumnListBody

    class ColumnListBody(KaitaiStruct):
        num_items_and_reserved: int
        items: list[RntupleRc1.ColumnRecord]
        trailing: bytes
        @property
        def num_items(self) -> int: ...
        @property
        def reserved(self) -> int: ...

    class ColumnRecord(KaitaiStruct):
        len_frame: int
        body: RntupleRc1.Column

    class Column(KaitaiStruct):
        column_type: int
        bits_on_storage: int
        field_id: int
        flags: int
        first_element_index: int | None
        trailing: bytes
        @property
        def is_deferred(self) -> bool: ...

    class AliasColumnList(KaitaiStruct):
        len_frame: int
        body: RntupleRc1.AliasColumnListBody

    class AliasColumnListBody(KaitaiStruct):
        num_items_and_reserved: int
        items: list[RntupleRc1.AliasColumnRecord]
        trailing: bytes
        @property
        def num_items(self) -> int: ...
        @property
        def reserved(self) -> int: ...

    class AliasColumnRecord(KaitaiStruct):
        len_frame: int
        body: RntupleRc1.AliasColumn

    class AliasColumn(KaitaiStruct):
        physical_column_id: int
        field_id: int
        trailing: bytes

    class ExtraTypeInfoList(KaitaiStruct):
        len_frame: int
        body: RntupleRc1.ExtraTypeInfoListBody

    class ExtraTypeInfoListBody(KaitaiStruct):
        num_items_and_reserved: int
        items: list[RntupleRc1.ExtraTypeInfoRecord]
        trailing: bytes
        @property
        def num_items(self) -> int: ...
        @property
        def reserved(self) -> int: ...

    class ExtraTypeInfoRecord(KaitaiStruct):
        len_frame: int
        body: RntupleRc1.ExtraTypeInfo

    class ExtraTypeInfo(KaitaiStruct):
        type_version_from: int
        type_version_to: int
        content_id: int
        type_name: RntupleRc1.CountedString
        content: RntupleRc1.CountedString | None
        trailing: bytes

    class Footer(KaitaiStruct):
        feature_flags: RntupleRc1.FeatureFlags
        header_checksum: bytes
        schema_extension: RntupleRc1.SchemaExtensionFrame
        column_groups: RntupleRc1.ColumnGroupList
        cluster_summaries: RntupleRc1.ClusterSummaryList
        cluster_groups: RntupleRc1.ClusterGroupList
        meta_data_links: RntupleRc1.MetaDataLinkList
        trailing: bytes

    class SchemaExtensionFrame(KaitaiStruct):
        len_frame: int
        record: RntupleRc1.SchemaExtension | None
        list: RntupleRc1.SchemaExtensionListBody | None

    class SchemaExtensionListBody(KaitaiStruct):
        num_items_and_reserved: int
        trailing: bytes
        @property
        def num_items(self) -> int: ...
        @property
        def reserved(self) -> int: ...

    class SchemaExtension(KaitaiStruct):
        schema: RntupleRc1.Schema | None
        trailing: bytes

    class ColumnGroupList(KaitaiStruct):
        len_frame: int
        body: RntupleRc1.ColumnGroupListBody

    class ColumnGroupListBody(KaitaiStruct):
        num_items_and_reserved: int
        items: list[RntupleRc1.ColumnGroupRecord]
        trailing: bytes
        @property
        def num_items(self) -> int: ...
        @property
        def reserved(self) -> int: ...

    class ColumnGroupRecord(KaitaiStruct):
        len_frame: int
        body: RntupleRc1.ColumnGroup

    class ColumnGroup(KaitaiStruct):
        column_ids: RntupleRc1.ColumnIdList
        trailing: bytes

    class ColumnIdList(KaitaiStruct):
        len_frame: int
        body: RntupleRc1.ColumnIdListBody

    class ColumnIdListBody(KaitaiStruct):
        num_items_and_reserved: int
        items: list[int]
        trailing: bytes
        @property
        def num_items(self) -> int: ...
        @property
        def reserved(self) -> int: ...

    class ClusterGroupList(KaitaiStruct):
        len_frame: int
        body: RntupleRc1.ClusterGroupListBody

    class ClusterGroupListBody(KaitaiStruct):
        num_items_and_reserved: int
        items: list[RntupleRc1.ClusterGroupRecord]
        trailing: bytes
        @property
        def num_items(self) -> int: ...
        @property
        def reserved(self) -> int: ...

    class ClusterGroupRecord(KaitaiStruct):
        len_frame: int
        body: RntupleRc1.ClusterGroup

    class ClusterGroup(KaitaiStruct):
        num_clusters: int
        page_list_link: RntupleRc1.EnvelopeLink
        trailing: bytes

    class MetaDataLinkList(KaitaiStruct):
        len_frame: int
        body: RntupleRc1.MetaDataLinkListBody

    class MetaDataLinkListBody(KaitaiStruct):
        num_items_and_reserved: int
        items: list[RntupleRc1.EnvelopeLink]
        trailing: bytes
        @property
        def num_items(self) -> int: ...
        @property
        def reserved(self) -> int: ...

    class ClusterSummaryList(KaitaiStruct):
        len_frame: int
        body: RntupleRc1.ClusterSummaryListBody

    class ClusterSummaryListBody(KaitaiStruct):
        num_items_and_reserved: int
        items: list[RntupleRc1.ClusterSummaryRecord]
        trailing: bytes
        @property
        def num_items(self) -> int: ...
        @property
        def reserved(self) -> int: ...

    class ClusterSummaryRecord(KaitaiStruct):
        len_frame: int
        body: RntupleRc1.ClusterSummary

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

    class PageList(KaitaiStruct):
        page_locations: RntupleRc1.ClusterPagesList
        trailing: bytes

    class ClusterPagesList(KaitaiStruct):
        len_frame: int
        body: RntupleRc1.ClusterPagesListBody

    class ClusterPagesListBody(KaitaiStruct):
        num_items_and_reserved: int
        items: list[RntupleRc1.ClusterPages]
        trailing: bytes
        @property
        def num_items(self) -> int: ...
        @property
        def reserved(self) -> int: ...

    class ClusterPages(KaitaiStruct):
        len_frame: int
        body: RntupleRc1.ClusterPagesBody

    class ClusterPagesBody(KaitaiStruct):
        num_items_and_reserved: int
        items: list[RntupleRc1.ColumnPages]
        trailing: bytes
        @property
        def num_items(self) -> int: ...
        @property
        def reserved(self) -> int: ...

    class ColumnPages(KaitaiStruct):
        len_frame: int
        body: RntupleRc1.ColumnPagesBody

    class ColumnPagesBody(KaitaiStruct):
        num_items_and_reserved: int
        items: list[RntupleRc1.Page]
        element_offset: int
        compression_settings: int
        trailing: bytes
        @property
        def num_items(self) -> int: ...
        @property
        def reserved(self) -> int: ...

    class Page(KaitaiStruct):
        num_elements_and_flags: int
        locator: RntupleRc1.Locator
        @property
        def num_elements(self) -> int: ...
        @property
        def flags(self) -> int: ...

    class MetaData(KaitaiStruct):
        entries: RntupleRc1.MetaDataEntryList
        trailing: bytes

    class MetaDataEntryList(KaitaiStruct):
        len_frame: int
        body: RntupleRc1.MetaDataEntryListBody

    class MetaDataEntryListBody(KaitaiStruct):
        num_items_and_reserved: int
        items: list[RntupleRc1.MetaDataEntryRecord]
        trailing: bytes
        @property
        def num_items(self) -> int: ...
        @property
        def reserved(self) -> int: ...

    class MetaDataEntryRecord(KaitaiStruct):
        len_frame: int
        body: RntupleRc1.MetaDataEntry

    class MetaDataEntry(KaitaiStruct):
        value_type: int
        key: RntupleRc1.CountedString
        value: RntupleRc1.MetaDataInt64 | RntupleRc1.MetaDataBool | RntupleRc1.MetaDataFloat64 | RntupleRc1.CountedString | RntupleRc1.Int64List | RntupleRc1.BoolList | RntupleRc1.Float64List | RntupleRc1.StringList | None
        trailing: bytes

    class MetaDataInt64(KaitaiStruct):
        number: int

    class MetaDataBool(KaitaiStruct):
        number: int

    class MetaDataFloat64(KaitaiStruct):
        number: float

    class Int64List(KaitaiStruct):
        len_frame: int
        body: RntupleRc1.Int64ListBody

    class Int64ListBody(KaitaiStruct):
        num_items_and_reserved: int
        items: list[int]
        trailing: bytes
        @property
        def num_items(self) -> int: ...
        @property
        def reserved(self) -> int: ...

    class BoolList(KaitaiStruct):
        len_frame: int
        body: RntupleRc1.BoolListBody

    class BoolListBody(KaitaiStruct):
        num_items_and_reserved: int
        items: list[int]
        trailing: bytes
        @property
        def num_items(self) -> int: ...
        @property
        def reserved(self) -> int: ...

    class Float64List(KaitaiStruct):
        len_frame: int
        body: RntupleRc1.Float64ListBody

    class Float64ListBody(KaitaiStruct):
        num_items_and_reserved: int
        items: list[float]
        trailing: bytes
        @property
        def num_items(self) -> int: ...
        @property
        def reserved(self) -> int: ...

    class StringList(KaitaiStruct):
        len_frame: int
        body: RntupleRc1.StringListBody

    class StringListBody(KaitaiStruct):
        num_items_and_reserved: int
        items: list[RntupleRc1.CountedString]
        trailing: bytes
        @property
        def num_items(self) -> int: ...
        @property
        def reserved(self) -> int: ...
