# Generated from spec/*.ksy by tools/generate.
from rntuple_kaitai.runtime import KaitaiStruct

class RntupleV0(KaitaiStruct):
    payload: bytes
    checksum: bytes

    class HeaderEnvelope(KaitaiStruct):
        payload: RntupleV0.HeaderRecord
        checksum: bytes

    class FooterEnvelope(KaitaiStruct):
        payload: RntupleV0.FooterRecord
        postscript: RntupleV0.Postscript
        checksum: bytes

    class Postscript(KaitaiStruct):
        version: int
        min_version: int
        len_header: int
        len_footer: int

    class CountedString(KaitaiStruct):
        len: int
        raw: bytes
        @property
        def value(self) -> str: ...

    class HeaderRecord(KaitaiStruct):
        version: int
        min_version: int
        len_frame: int
        body: RntupleV0.Header

    class Header(KaitaiStruct):
        reserved: int
        name: RntupleV0.CountedString
        description: RntupleV0.CountedString
        author: RntupleV0.CountedString
        custodian: RntupleV0.CountedString
        time_of_data: int
        time_of_writing: int
        ntuple_version: RntupleV0.VersionRecord
        own_uuid: RntupleV0.UuidRecord
        group_uuid: RntupleV0.UuidRecord
        num_fields: int
        fields: list[RntupleV0.FieldRecord]
        num_columns: int
        columns: list[RntupleV0.ColumnRecord]
        trailing: bytes

    class VersionRecord(KaitaiStruct):
        version: int
        min_version: int
        len_frame: int
        body: RntupleV0.VersionNumbers

    class VersionNumbers(KaitaiStruct):
        version_use: int
        version_min: int
        flags: int
        trailing: bytes

    class UuidRecord(KaitaiStruct):
        version: int
        min_version: int
        len_frame: int
        body: RntupleV0.Identity

    class Identity(KaitaiStruct):
        uuid: RntupleV0.CountedString
        trailing: bytes

    class Locator(KaitaiStruct):
        ofs_range: int
        len_range: int
        url: RntupleV0.CountedString

    class FieldRecord(KaitaiStruct):
        version: int
        min_version: int
        len_frame: int
        body: RntupleV0.Field

    class Field(KaitaiStruct):
        field_id: int
        field_version: RntupleV0.VersionRecord
        type_version: RntupleV0.VersionRecord
        name: RntupleV0.CountedString
        description: RntupleV0.CountedString
        type_name: RntupleV0.CountedString
        num_repetitions: int
        structure: int
        parent_id: int
        num_links: int
        links: list[int]
        trailing: bytes

    class ColumnRecord(KaitaiStruct):
        version: int
        min_version: int
        len_frame: int
        body: RntupleV0.Column

    class Column(KaitaiStruct):
        column_id: int
        column_version: RntupleV0.VersionRecord
        model: RntupleV0.ColumnModelRecord
        field_id: int
        index: int
        trailing: bytes

    class ColumnModelRecord(KaitaiStruct):
        version: int
        min_version: int
        len_frame: int
        body: RntupleV0.ColumnModel

    class ColumnModel(KaitaiStruct):
        column_type: int
        is_sorted: int
        trailing: bytes

    class FooterRecord(KaitaiStruct):
        version: int
        min_version: int
        len_frame: int
        body: RntupleV0.Footer

    class Footer(KaitaiStruct):
        reserved: int
        num_clusters: int
        clusters: list[RntupleV0.Cluster]
        trailing: bytes

    class Cluster(KaitaiStruct):
        uuid: RntupleV0.UuidRecord
        summary: RntupleV0.ClusterSummaryRecord
        num_columns: int
        columns: list[RntupleV0.ColumnPages]

    class ClusterSummaryRecord(KaitaiStruct):
        version: int
        min_version: int
        len_frame: int
        body: RntupleV0.ClusterSummary

    class ClusterSummary(KaitaiStruct):
        cluster_id: int
        cluster_version: RntupleV0.VersionRecord
        first_entry: int
        num_entries: int
        locator: RntupleV0.Locator
        trailing: bytes

    class ColumnPages(KaitaiStruct):
        column_id: int
        element_offset: int
        num_elements: int
        compression_settings: int
        num_pages: int
        pages: list[RntupleV0.Page]

    class Page(KaitaiStruct):
        num_elements: int
        locator: RntupleV0.Locator
