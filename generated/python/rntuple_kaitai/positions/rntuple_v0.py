# Generated from spec/rntuple_v0.ksy by tools/generate; edit spec/parts/rntuple_v0.ksy and run `make generate`.
# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from rntuple_kaitai.runtime import ByteStream, KaitaiStruct
from enum import IntEnum


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class RntupleV0(KaitaiStruct):
    """Header and footer as ROOT 6.20 to 6.25 wrote them. No document describes this format; the grammar follows the
    bytes of real files. All data are in frames that begin with two version numbers and a size. Page locations are in the
    footer. Both envelopes end in a CRC32. An envelope does not state its kind. The reader knows it from the reference to
    the envelope, and parses header_envelope or footer_envelope. Parsed as a whole, the payload stays bytes. The anchor is
    that of the first release candidate (anchor_rc1 in root_file.ksy).

    .. seealso::
       Source of ROOT 6.22, section 'RNTupleDescriptor.cxx' - https://github.com/root-project/root/blob/v6-22-00-patches/tree/ntuple/v7/src/RNTupleDescriptor.cxx
    """

    class ColumnType(IntEnum):
        index32 = 1
        switch = 2
        char = 3
        bit = 4
        real64 = 5
        real32 = 6
        real16 = 7
        int64 = 9
        int32 = 10
        int16 = 11

    class FieldStructure(IntEnum):
        plain = 0
        collection = 1
        record = 2
        variant = 3
        reference = 4
    SEQ_FIELDS = ["payload", "checksum"]
    def __init__(self, _io, _parent=None, _root=None):
        self._io = _io
        self._parent = _parent
        self._root = _root or self
        self._debug = {}

    def _read(self):
        self._debug['payload'] = {'start': self._io.pos()}
        self.payload = self._io.read_bytes(((self._io.size() - self._io.pos()) - 4))
        self._debug['payload']['end'] = self._io.pos()
        self._debug['checksum'] = {'start': self._io.pos()}
        self.checksum = self._io.read_bytes(4)
        self._debug['checksum']['end'] = self._io.pos()


    def _fetch_instances(self):
        pass

    class Cluster(KaitaiStruct):
        """One cluster; not a frame.

        .. seealso::
           Source of ROOT 6.22, section 'RNTupleDescriptor.cxx' - https://github.com/root-project/root/blob/v6-22-00-patches/tree/ntuple/v7/src/RNTupleDescriptor.cxx
        """
        SEQ_FIELDS = ["uuid", "summary", "num_columns", "columns"]
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['uuid'] = {'start': self._io.pos()}
            self.uuid = RntupleV0.UuidRecord(self._io, self, self._root)
            self.uuid._read()
            self._debug['uuid']['end'] = self._io.pos()
            self._debug['summary'] = {'start': self._io.pos()}
            self.summary = RntupleV0.ClusterSummaryRecord(self._io, self, self._root)
            self.summary._read()
            self._debug['summary']['end'] = self._io.pos()
            self._debug['num_columns'] = {'start': self._io.pos()}
            self.num_columns = self._io.read_u4le()
            self._debug['num_columns']['end'] = self._io.pos()
            _ = self.num_columns
            if not  ((_ <= 2147483647) and ((_ * 32) <= (self._io.size() - self._io.pos()))) :
                raise kaitaistruct.ValidationExprError(self.num_columns, self._io, u"/types/cluster/seq/2")
            self._debug['columns'] = {'start': self._io.pos()}
            self._debug['columns']['arr'] = []
            self.columns = []
            for i in range(self.num_columns):
                self._debug['columns']['arr'].append({'start': self._io.pos()})
                _t_columns = RntupleV0.ColumnPages(self._io, self, self._root)
                try:
                    _t_columns._read()
                finally:
                    self.columns.append(_t_columns)
                self._debug['columns']['arr'][i]['end'] = self._io.pos()

            self._debug['columns']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            self.uuid._fetch_instances()
            self.summary._fetch_instances()
            for i in range(len(self.columns)):
                pass
                self.columns[i]._fetch_instances()



    class ClusterSummary(KaitaiStruct):
        """Entry range of one cluster.

        .. seealso::
           Source of ROOT 6.22, section 'RNTupleDescriptor.cxx' - https://github.com/root-project/root/blob/v6-22-00-patches/tree/ntuple/v7/src/RNTupleDescriptor.cxx
        """
        SEQ_FIELDS = ["cluster_id", "cluster_version", "first_entry", "num_entries", "locator", "trailing"]
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['cluster_id'] = {'start': self._io.pos()}
            self.cluster_id = self._io.read_u8le()
            self._debug['cluster_id']['end'] = self._io.pos()
            self._debug['cluster_version'] = {'start': self._io.pos()}
            self.cluster_version = RntupleV0.VersionRecord(self._io, self, self._root)
            self.cluster_version._read()
            self._debug['cluster_version']['end'] = self._io.pos()
            self._debug['first_entry'] = {'start': self._io.pos()}
            self.first_entry = self._io.read_u8le()
            self._debug['first_entry']['end'] = self._io.pos()
            self._debug['num_entries'] = {'start': self._io.pos()}
            self.num_entries = self._io.read_u8le()
            self._debug['num_entries']['end'] = self._io.pos()
            self._debug['locator'] = {'start': self._io.pos()}
            self.locator = RntupleV0.Locator(self._io, self, self._root)
            self.locator._read()
            self._debug['locator']['end'] = self._io.pos()
            self._debug['trailing'] = {'start': self._io.pos()}
            self.trailing = self._io.read_bytes_full()
            self._debug['trailing']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            self.cluster_version._fetch_instances()
            self.locator._fetch_instances()


    class ClusterSummaryRecord(KaitaiStruct):
        """Frame around the entry range of a cluster.

        .. seealso::
           Source of ROOT 6.22, section 'RNTupleDescriptor.cxx' - https://github.com/root-project/root/blob/v6-22-00-patches/tree/ntuple/v7/src/RNTupleDescriptor.cxx
        """
        SEQ_FIELDS = ["version", "min_version", "len_frame", "body"]
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['version'] = {'start': self._io.pos()}
            self.version = self._io.read_u2le()
            self._debug['version']['end'] = self._io.pos()
            self._debug['min_version'] = {'start': self._io.pos()}
            self.min_version = self._io.read_u2le()
            self._debug['min_version']['end'] = self._io.pos()
            self._debug['len_frame'] = {'start': self._io.pos()}
            self.len_frame = self._io.read_u4le()
            self._debug['len_frame']['end'] = self._io.pos()
            _ = self.len_frame
            if not  ((_ == 0) or ( ((_ >= 8) and ((_ - (self._io.size() - self._io.pos())) <= 8)) )) :
                raise kaitaistruct.ValidationExprError(self.len_frame, self._io, u"/types/cluster_summary_record/seq/2")
            self._debug['body'] = {'start': self._io.pos()}
            self._raw_body = self._io.read_bytes(((self._io.size() - self._io.pos()) if self.len_frame == 0 else (self.len_frame - 8)))
            _io__raw_body = ByteStream(self._raw_body)
            self.body = RntupleV0.ClusterSummary(_io__raw_body, self, self._root)
            self.body._read()
            self._debug['body']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            self.body._fetch_instances()


    class Column(KaitaiStruct):
        """Description of one column.

        .. seealso::
           Source of ROOT 6.22, section 'RNTupleDescriptor.cxx' - https://github.com/root-project/root/blob/v6-22-00-patches/tree/ntuple/v7/src/RNTupleDescriptor.cxx
        """
        SEQ_FIELDS = ["column_id", "column_version", "model", "field_id", "index", "trailing"]
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['column_id'] = {'start': self._io.pos()}
            self.column_id = self._io.read_u8le()
            self._debug['column_id']['end'] = self._io.pos()
            self._debug['column_version'] = {'start': self._io.pos()}
            self.column_version = RntupleV0.VersionRecord(self._io, self, self._root)
            self.column_version._read()
            self._debug['column_version']['end'] = self._io.pos()
            self._debug['model'] = {'start': self._io.pos()}
            self.model = RntupleV0.ColumnModelRecord(self._io, self, self._root)
            self.model._read()
            self._debug['model']['end'] = self._io.pos()
            self._debug['field_id'] = {'start': self._io.pos()}
            self.field_id = self._io.read_u8le()
            self._debug['field_id']['end'] = self._io.pos()
            self._debug['index'] = {'start': self._io.pos()}
            self.index = self._io.read_u4le()
            self._debug['index']['end'] = self._io.pos()
            self._debug['trailing'] = {'start': self._io.pos()}
            self.trailing = self._io.read_bytes_full()
            self._debug['trailing']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            self.column_version._fetch_instances()
            self.model._fetch_instances()


    class ColumnModel(KaitaiStruct):
        """Kind of the elements of a column.

        .. seealso::
           Source of ROOT 6.22, section 'RNTupleDescriptor.cxx' - https://github.com/root-project/root/blob/v6-22-00-patches/tree/ntuple/v7/src/RNTupleDescriptor.cxx
        """
        SEQ_FIELDS = ["column_type", "is_sorted", "trailing"]
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['column_type'] = {'start': self._io.pos()}
            self.column_type = self._io.read_u4le()
            self._debug['column_type']['end'] = self._io.pos()
            self._debug['is_sorted'] = {'start': self._io.pos()}
            self.is_sorted = self._io.read_u4le()
            self._debug['is_sorted']['end'] = self._io.pos()
            self._debug['trailing'] = {'start': self._io.pos()}
            self.trailing = self._io.read_bytes_full()
            self._debug['trailing']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass


    class ColumnModelRecord(KaitaiStruct):
        """Frame around the kind of elements of a column.

        .. seealso::
           Source of ROOT 6.22, section 'RNTupleDescriptor.cxx' - https://github.com/root-project/root/blob/v6-22-00-patches/tree/ntuple/v7/src/RNTupleDescriptor.cxx
        """
        SEQ_FIELDS = ["version", "min_version", "len_frame", "body"]
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['version'] = {'start': self._io.pos()}
            self.version = self._io.read_u2le()
            self._debug['version']['end'] = self._io.pos()
            self._debug['min_version'] = {'start': self._io.pos()}
            self.min_version = self._io.read_u2le()
            self._debug['min_version']['end'] = self._io.pos()
            self._debug['len_frame'] = {'start': self._io.pos()}
            self.len_frame = self._io.read_u4le()
            self._debug['len_frame']['end'] = self._io.pos()
            _ = self.len_frame
            if not  ((_ == 0) or ( ((_ >= 8) and ((_ - (self._io.size() - self._io.pos())) <= 8)) )) :
                raise kaitaistruct.ValidationExprError(self.len_frame, self._io, u"/types/column_model_record/seq/2")
            self._debug['body'] = {'start': self._io.pos()}
            self._raw_body = self._io.read_bytes(((self._io.size() - self._io.pos()) if self.len_frame == 0 else (self.len_frame - 8)))
            _io__raw_body = ByteStream(self._raw_body)
            self.body = RntupleV0.ColumnModel(_io__raw_body, self, self._root)
            self.body._read()
            self._debug['body']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            self.body._fetch_instances()


    class ColumnPages(KaitaiStruct):
        """Pages of one column in one cluster; not a frame.

        .. seealso::
           Source of ROOT 6.22, section 'RNTupleDescriptor.cxx' - https://github.com/root-project/root/blob/v6-22-00-patches/tree/ntuple/v7/src/RNTupleDescriptor.cxx
        """
        SEQ_FIELDS = ["column_id", "element_offset", "num_elements", "compression_settings", "num_pages", "pages"]
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['column_id'] = {'start': self._io.pos()}
            self.column_id = self._io.read_u8le()
            self._debug['column_id']['end'] = self._io.pos()
            self._debug['element_offset'] = {'start': self._io.pos()}
            self.element_offset = self._io.read_u8le()
            self._debug['element_offset']['end'] = self._io.pos()
            self._debug['num_elements'] = {'start': self._io.pos()}
            self.num_elements = self._io.read_u4le()
            self._debug['num_elements']['end'] = self._io.pos()
            self._debug['compression_settings'] = {'start': self._io.pos()}
            self.compression_settings = self._io.read_s8le()
            self._debug['compression_settings']['end'] = self._io.pos()
            self._debug['num_pages'] = {'start': self._io.pos()}
            self.num_pages = self._io.read_u4le()
            self._debug['num_pages']['end'] = self._io.pos()
            _ = self.num_pages
            if not  ((_ >= 0) and (_ <= 2147483647) and ((_ * 20) <= (self._io.size() - self._io.pos()))) :
                raise kaitaistruct.ValidationExprError(self.num_pages, self._io, u"/types/column_pages/seq/4")
            self._debug['pages'] = {'start': self._io.pos()}
            self._debug['pages']['arr'] = []
            self.pages = []
            for i in range(self.num_pages):
                self._debug['pages']['arr'].append({'start': self._io.pos()})
                _t_pages = RntupleV0.Page(self._io, self, self._root)
                try:
                    _t_pages._read()
                finally:
                    self.pages.append(_t_pages)
                self._debug['pages']['arr'][i]['end'] = self._io.pos()

            self._debug['pages']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            for i in range(len(self.pages)):
                pass
                self.pages[i]._fetch_instances()



    class ColumnRecord(KaitaiStruct):
        """Frame around one column description.

        .. seealso::
           Source of ROOT 6.22, section 'RNTupleDescriptor.cxx' - https://github.com/root-project/root/blob/v6-22-00-patches/tree/ntuple/v7/src/RNTupleDescriptor.cxx
        """
        SEQ_FIELDS = ["version", "min_version", "len_frame", "body"]
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['version'] = {'start': self._io.pos()}
            self.version = self._io.read_u2le()
            self._debug['version']['end'] = self._io.pos()
            self._debug['min_version'] = {'start': self._io.pos()}
            self.min_version = self._io.read_u2le()
            self._debug['min_version']['end'] = self._io.pos()
            self._debug['len_frame'] = {'start': self._io.pos()}
            self.len_frame = self._io.read_u4le()
            self._debug['len_frame']['end'] = self._io.pos()
            _ = self.len_frame
            if not  ((_ == 0) or ( ((_ >= 8) and ((_ - (self._io.size() - self._io.pos())) <= 8)) )) :
                raise kaitaistruct.ValidationExprError(self.len_frame, self._io, u"/types/column_record/seq/2")
            self._debug['body'] = {'start': self._io.pos()}
            self._raw_body = self._io.read_bytes(((self._io.size() - self._io.pos()) if self.len_frame == 0 else (self.len_frame - 8)))
            _io__raw_body = ByteStream(self._raw_body)
            self.body = RntupleV0.Column(_io__raw_body, self, self._root)
            self.body._read()
            self._debug['body']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            self.body._fetch_instances()


    class CountedString(KaitaiStruct):
        """String with its length in front; no terminator, no padding.

        .. seealso::
           Source of ROOT 6.22, section 'RNTupleDescriptor.cxx' - https://github.com/root-project/root/blob/v6-22-00-patches/tree/ntuple/v7/src/RNTupleDescriptor.cxx
        """
        SEQ_FIELDS = ["len", "raw"]
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['len'] = {'start': self._io.pos()}
            self.len = self._io.read_u4le()
            self._debug['len']['end'] = self._io.pos()
            _ = self.len
            if not _ <= (self._io.size() - self._io.pos()):
                raise kaitaistruct.ValidationExprError(self.len, self._io, u"/types/counted_string/seq/0")
            self._debug['raw'] = {'start': self._io.pos()}
            self.raw = self._io.read_bytes(self.len)
            self._debug['raw']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass

        @property
        def value(self):
            """The string as text."""
            if hasattr(self, '_m_value'):
                return self._m_value

            self._m_value = (self.raw).decode("utf-8", "backslashreplace")
            return getattr(self, '_m_value', None)


    class Field(KaitaiStruct):
        """Description of one field.

        .. seealso::
           Source of ROOT 6.22, section 'RNTupleDescriptor.cxx' - https://github.com/root-project/root/blob/v6-22-00-patches/tree/ntuple/v7/src/RNTupleDescriptor.cxx
        """
        SEQ_FIELDS = ["field_id", "field_version", "type_version", "name", "description", "type_name", "num_repetitions", "structure", "parent_id", "num_links", "links", "trailing"]
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['field_id'] = {'start': self._io.pos()}
            self.field_id = self._io.read_u8le()
            self._debug['field_id']['end'] = self._io.pos()
            self._debug['field_version'] = {'start': self._io.pos()}
            self.field_version = RntupleV0.VersionRecord(self._io, self, self._root)
            self.field_version._read()
            self._debug['field_version']['end'] = self._io.pos()
            self._debug['type_version'] = {'start': self._io.pos()}
            self.type_version = RntupleV0.VersionRecord(self._io, self, self._root)
            self.type_version._read()
            self._debug['type_version']['end'] = self._io.pos()
            self._debug['name'] = {'start': self._io.pos()}
            self.name = RntupleV0.CountedString(self._io, self, self._root)
            self.name._read()
            self._debug['name']['end'] = self._io.pos()
            self._debug['description'] = {'start': self._io.pos()}
            self.description = RntupleV0.CountedString(self._io, self, self._root)
            self.description._read()
            self._debug['description']['end'] = self._io.pos()
            self._debug['type_name'] = {'start': self._io.pos()}
            self.type_name = RntupleV0.CountedString(self._io, self, self._root)
            self.type_name._read()
            self._debug['type_name']['end'] = self._io.pos()
            self._debug['num_repetitions'] = {'start': self._io.pos()}
            self.num_repetitions = self._io.read_u8le()
            self._debug['num_repetitions']['end'] = self._io.pos()
            self._debug['structure'] = {'start': self._io.pos()}
            self.structure = self._io.read_u4le()
            self._debug['structure']['end'] = self._io.pos()
            self._debug['parent_id'] = {'start': self._io.pos()}
            self.parent_id = self._io.read_u8le()
            self._debug['parent_id']['end'] = self._io.pos()
            self._debug['num_links'] = {'start': self._io.pos()}
            self.num_links = self._io.read_u4le()
            self._debug['num_links']['end'] = self._io.pos()
            _ = self.num_links
            if not  ((_ <= 2147483647) and ((_ * 8) <= (self._io.size() - self._io.pos()))) :
                raise kaitaistruct.ValidationExprError(self.num_links, self._io, u"/types/field/seq/9")
            self._debug['links'] = {'start': self._io.pos()}
            self._debug['links']['arr'] = []
            self.links = []
            for i in range(self.num_links):
                self._debug['links']['arr'].append({'start': self._io.pos()})
                self.links.append(self._io.read_u8le())
                self._debug['links']['arr'][i]['end'] = self._io.pos()

            self._debug['links']['end'] = self._io.pos()
            self._debug['trailing'] = {'start': self._io.pos()}
            self.trailing = self._io.read_bytes_full()
            self._debug['trailing']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            self.field_version._fetch_instances()
            self.type_version._fetch_instances()
            self.name._fetch_instances()
            self.description._fetch_instances()
            self.type_name._fetch_instances()
            for i in range(len(self.links)):
                pass



    class FieldRecord(KaitaiStruct):
        """Frame around one field description.

        .. seealso::
           Source of ROOT 6.22, section 'RNTupleDescriptor.cxx' - https://github.com/root-project/root/blob/v6-22-00-patches/tree/ntuple/v7/src/RNTupleDescriptor.cxx
        """
        SEQ_FIELDS = ["version", "min_version", "len_frame", "body"]
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['version'] = {'start': self._io.pos()}
            self.version = self._io.read_u2le()
            self._debug['version']['end'] = self._io.pos()
            self._debug['min_version'] = {'start': self._io.pos()}
            self.min_version = self._io.read_u2le()
            self._debug['min_version']['end'] = self._io.pos()
            self._debug['len_frame'] = {'start': self._io.pos()}
            self.len_frame = self._io.read_u4le()
            self._debug['len_frame']['end'] = self._io.pos()
            _ = self.len_frame
            if not  ((_ == 0) or ( ((_ >= 8) and ((_ - (self._io.size() - self._io.pos())) <= 8)) )) :
                raise kaitaistruct.ValidationExprError(self.len_frame, self._io, u"/types/field_record/seq/2")
            self._debug['body'] = {'start': self._io.pos()}
            self._raw_body = self._io.read_bytes(((self._io.size() - self._io.pos()) if self.len_frame == 0 else (self.len_frame - 8)))
            _io__raw_body = ByteStream(self._raw_body)
            self.body = RntupleV0.Field(_io__raw_body, self, self._root)
            self.body._read()
            self._debug['body']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            self.body._fetch_instances()


    class Footer(KaitaiStruct):
        """Clusters and the places of their pages.

        .. seealso::
           Source of ROOT 6.22, section 'RNTupleDescriptor.cxx' - https://github.com/root-project/root/blob/v6-22-00-patches/tree/ntuple/v7/src/RNTupleDescriptor.cxx
        """
        SEQ_FIELDS = ["reserved", "num_clusters", "clusters", "trailing"]
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['reserved'] = {'start': self._io.pos()}
            self.reserved = self._io.read_u8le()
            self._debug['reserved']['end'] = self._io.pos()
            self._debug['num_clusters'] = {'start': self._io.pos()}
            self.num_clusters = self._io.read_u8le()
            self._debug['num_clusters']['end'] = self._io.pos()
            _ = self.num_clusters
            if not  ((_ >= 0) and (_ <= 2147483647) and ((_ * 20) <= (self._io.size() - self._io.pos()))) :
                raise kaitaistruct.ValidationExprError(self.num_clusters, self._io, u"/types/footer/seq/1")
            self._debug['clusters'] = {'start': self._io.pos()}
            self._debug['clusters']['arr'] = []
            self.clusters = []
            for i in range(self.num_clusters):
                self._debug['clusters']['arr'].append({'start': self._io.pos()})
                _t_clusters = RntupleV0.Cluster(self._io, self, self._root)
                try:
                    _t_clusters._read()
                finally:
                    self.clusters.append(_t_clusters)
                self._debug['clusters']['arr'][i]['end'] = self._io.pos()

            self._debug['clusters']['end'] = self._io.pos()
            self._debug['trailing'] = {'start': self._io.pos()}
            self.trailing = self._io.read_bytes_full()
            self._debug['trailing']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            for i in range(len(self.clusters)):
                pass
                self.clusters[i]._fetch_instances()



    class FooterEnvelope(KaitaiStruct):
        """Whole footer, from a slice that holds exactly the envelope.

        .. seealso::
           Source of ROOT 6.22, section 'RNTupleDescriptor.cxx' - https://github.com/root-project/root/blob/v6-22-00-patches/tree/ntuple/v7/src/RNTupleDescriptor.cxx
        """
        SEQ_FIELDS = ["payload", "postscript", "checksum"]
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['payload'] = {'start': self._io.pos()}
            self._raw_payload = self._io.read_bytes(((self._io.size() - self._io.pos()) - 16))
            _io__raw_payload = ByteStream(self._raw_payload)
            self.payload = RntupleV0.FooterRecord(_io__raw_payload, self, self._root)
            self.payload._read()
            self._debug['payload']['end'] = self._io.pos()
            self._debug['postscript'] = {'start': self._io.pos()}
            self.postscript = RntupleV0.Postscript(self._io, self, self._root)
            self.postscript._read()
            self._debug['postscript']['end'] = self._io.pos()
            self._debug['checksum'] = {'start': self._io.pos()}
            self.checksum = self._io.read_bytes(4)
            self._debug['checksum']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            self.payload._fetch_instances()
            self.postscript._fetch_instances()


    class FooterRecord(KaitaiStruct):
        """Outermost frame of a footer, which takes all of the envelope in front of its tail.

        .. seealso::
           Source of ROOT 6.22, section 'RNTupleDescriptor.cxx' - https://github.com/root-project/root/blob/v6-22-00-patches/tree/ntuple/v7/src/RNTupleDescriptor.cxx
        """
        SEQ_FIELDS = ["version", "min_version", "len_frame", "body"]
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['version'] = {'start': self._io.pos()}
            self.version = self._io.read_u2le()
            self._debug['version']['end'] = self._io.pos()
            self._debug['min_version'] = {'start': self._io.pos()}
            self.min_version = self._io.read_u2le()
            self._debug['min_version']['end'] = self._io.pos()
            self._debug['len_frame'] = {'start': self._io.pos()}
            self.len_frame = self._io.read_u4le()
            self._debug['len_frame']['end'] = self._io.pos()
            _ = self.len_frame
            if not  ((_ == 0) or ((_ - (self._io.size() - self._io.pos())) == 8)) :
                raise kaitaistruct.ValidationExprError(self.len_frame, self._io, u"/types/footer_record/seq/2")
            self._debug['body'] = {'start': self._io.pos()}
            self._raw_body = self._io.read_bytes_full()
            _io__raw_body = ByteStream(self._raw_body)
            self.body = RntupleV0.Footer(_io__raw_body, self, self._root)
            self.body._read()
            self._debug['body']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            self.body._fetch_instances()


    class Header(KaitaiStruct):
        """Name, provenance and schema of the RNTuple.

        .. seealso::
           Source of ROOT 6.22, section 'RNTupleDescriptor.cxx' - https://github.com/root-project/root/blob/v6-22-00-patches/tree/ntuple/v7/src/RNTupleDescriptor.cxx
        """
        SEQ_FIELDS = ["reserved", "name", "description", "author", "custodian", "time_of_data", "time_of_writing", "ntuple_version", "own_uuid", "group_uuid", "num_fields", "fields", "num_columns", "columns", "trailing"]
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['reserved'] = {'start': self._io.pos()}
            self.reserved = self._io.read_u8le()
            self._debug['reserved']['end'] = self._io.pos()
            self._debug['name'] = {'start': self._io.pos()}
            self.name = RntupleV0.CountedString(self._io, self, self._root)
            self.name._read()
            self._debug['name']['end'] = self._io.pos()
            self._debug['description'] = {'start': self._io.pos()}
            self.description = RntupleV0.CountedString(self._io, self, self._root)
            self.description._read()
            self._debug['description']['end'] = self._io.pos()
            self._debug['author'] = {'start': self._io.pos()}
            self.author = RntupleV0.CountedString(self._io, self, self._root)
            self.author._read()
            self._debug['author']['end'] = self._io.pos()
            self._debug['custodian'] = {'start': self._io.pos()}
            self.custodian = RntupleV0.CountedString(self._io, self, self._root)
            self.custodian._read()
            self._debug['custodian']['end'] = self._io.pos()
            self._debug['time_of_data'] = {'start': self._io.pos()}
            self.time_of_data = self._io.read_u8le()
            self._debug['time_of_data']['end'] = self._io.pos()
            self._debug['time_of_writing'] = {'start': self._io.pos()}
            self.time_of_writing = self._io.read_u8le()
            self._debug['time_of_writing']['end'] = self._io.pos()
            self._debug['ntuple_version'] = {'start': self._io.pos()}
            self.ntuple_version = RntupleV0.VersionRecord(self._io, self, self._root)
            self.ntuple_version._read()
            self._debug['ntuple_version']['end'] = self._io.pos()
            self._debug['own_uuid'] = {'start': self._io.pos()}
            self.own_uuid = RntupleV0.UuidRecord(self._io, self, self._root)
            self.own_uuid._read()
            self._debug['own_uuid']['end'] = self._io.pos()
            self._debug['group_uuid'] = {'start': self._io.pos()}
            self.group_uuid = RntupleV0.UuidRecord(self._io, self, self._root)
            self.group_uuid._read()
            self._debug['group_uuid']['end'] = self._io.pos()
            self._debug['num_fields'] = {'start': self._io.pos()}
            self.num_fields = self._io.read_u4le()
            self._debug['num_fields']['end'] = self._io.pos()
            _ = self.num_fields
            if not  ((_ <= 2147483647) and ((_ * 8) <= (self._io.size() - self._io.pos()))) :
                raise kaitaistruct.ValidationExprError(self.num_fields, self._io, u"/types/header/seq/10")
            self._debug['fields'] = {'start': self._io.pos()}
            self._debug['fields']['arr'] = []
            self.fields = []
            for i in range(self.num_fields):
                self._debug['fields']['arr'].append({'start': self._io.pos()})
                _t_fields = RntupleV0.FieldRecord(self._io, self, self._root)
                try:
                    _t_fields._read()
                finally:
                    self.fields.append(_t_fields)
                self._debug['fields']['arr'][i]['end'] = self._io.pos()

            self._debug['fields']['end'] = self._io.pos()
            self._debug['num_columns'] = {'start': self._io.pos()}
            self.num_columns = self._io.read_u4le()
            self._debug['num_columns']['end'] = self._io.pos()
            _ = self.num_columns
            if not  ((_ <= 2147483647) and ((_ * 8) <= (self._io.size() - self._io.pos()))) :
                raise kaitaistruct.ValidationExprError(self.num_columns, self._io, u"/types/header/seq/12")
            self._debug['columns'] = {'start': self._io.pos()}
            self._debug['columns']['arr'] = []
            self.columns = []
            for i in range(self.num_columns):
                self._debug['columns']['arr'].append({'start': self._io.pos()})
                _t_columns = RntupleV0.ColumnRecord(self._io, self, self._root)
                try:
                    _t_columns._read()
                finally:
                    self.columns.append(_t_columns)
                self._debug['columns']['arr'][i]['end'] = self._io.pos()

            self._debug['columns']['end'] = self._io.pos()
            self._debug['trailing'] = {'start': self._io.pos()}
            self.trailing = self._io.read_bytes_full()
            self._debug['trailing']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            self.name._fetch_instances()
            self.description._fetch_instances()
            self.author._fetch_instances()
            self.custodian._fetch_instances()
            self.ntuple_version._fetch_instances()
            self.own_uuid._fetch_instances()
            self.group_uuid._fetch_instances()
            for i in range(len(self.fields)):
                pass
                self.fields[i]._fetch_instances()

            for i in range(len(self.columns)):
                pass
                self.columns[i]._fetch_instances()



    class HeaderEnvelope(KaitaiStruct):
        """Whole header, from a slice that holds exactly the envelope.

        .. seealso::
           Source of ROOT 6.22, section 'RNTupleDescriptor.cxx' - https://github.com/root-project/root/blob/v6-22-00-patches/tree/ntuple/v7/src/RNTupleDescriptor.cxx
        """
        SEQ_FIELDS = ["payload", "checksum"]
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['payload'] = {'start': self._io.pos()}
            self._raw_payload = self._io.read_bytes(((self._io.size() - self._io.pos()) - 4))
            _io__raw_payload = ByteStream(self._raw_payload)
            self.payload = RntupleV0.HeaderRecord(_io__raw_payload, self, self._root)
            self.payload._read()
            self._debug['payload']['end'] = self._io.pos()
            self._debug['checksum'] = {'start': self._io.pos()}
            self.checksum = self._io.read_bytes(4)
            self._debug['checksum']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            self.payload._fetch_instances()


    class HeaderRecord(KaitaiStruct):
        """Outermost frame of a header, which takes all of the envelope in front of its tail.

        .. seealso::
           Source of ROOT 6.22, section 'RNTupleDescriptor.cxx' - https://github.com/root-project/root/blob/v6-22-00-patches/tree/ntuple/v7/src/RNTupleDescriptor.cxx
        """
        SEQ_FIELDS = ["version", "min_version", "len_frame", "body"]
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['version'] = {'start': self._io.pos()}
            self.version = self._io.read_u2le()
            self._debug['version']['end'] = self._io.pos()
            self._debug['min_version'] = {'start': self._io.pos()}
            self.min_version = self._io.read_u2le()
            self._debug['min_version']['end'] = self._io.pos()
            self._debug['len_frame'] = {'start': self._io.pos()}
            self.len_frame = self._io.read_u4le()
            self._debug['len_frame']['end'] = self._io.pos()
            _ = self.len_frame
            if not  ((_ == 0) or ((_ - (self._io.size() - self._io.pos())) == 8)) :
                raise kaitaistruct.ValidationExprError(self.len_frame, self._io, u"/types/header_record/seq/2")
            self._debug['body'] = {'start': self._io.pos()}
            self._raw_body = self._io.read_bytes_full()
            _io__raw_body = ByteStream(self._raw_body)
            self.body = RntupleV0.Header(_io__raw_body, self, self._root)
            self.body._read()
            self._debug['body']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            self.body._fetch_instances()


    class Identity(KaitaiStruct):
        """Identity of an RNTuple or cluster.

        .. seealso::
           Source of ROOT 6.22, section 'RNTupleDescriptor.cxx' - https://github.com/root-project/root/blob/v6-22-00-patches/tree/ntuple/v7/src/RNTupleDescriptor.cxx
        """
        SEQ_FIELDS = ["uuid", "trailing"]
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['uuid'] = {'start': self._io.pos()}
            self.uuid = RntupleV0.CountedString(self._io, self, self._root)
            self.uuid._read()
            self._debug['uuid']['end'] = self._io.pos()
            self._debug['trailing'] = {'start': self._io.pos()}
            self.trailing = self._io.read_bytes_full()
            self._debug['trailing']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            self.uuid._fetch_instances()


    class Locator(KaitaiStruct):
        """Where a byte range is stored; not a frame.

        .. seealso::
           Source of ROOT 6.22, section 'RNTupleDescriptor.cxx' - https://github.com/root-project/root/blob/v6-22-00-patches/tree/ntuple/v7/src/RNTupleDescriptor.cxx
        """
        SEQ_FIELDS = ["ofs_range", "len_range", "url"]
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['ofs_range'] = {'start': self._io.pos()}
            self.ofs_range = self._io.read_s8le()
            self._debug['ofs_range']['end'] = self._io.pos()
            self._debug['len_range'] = {'start': self._io.pos()}
            self.len_range = self._io.read_u4le()
            self._debug['len_range']['end'] = self._io.pos()
            self._debug['url'] = {'start': self._io.pos()}
            self.url = RntupleV0.CountedString(self._io, self, self._root)
            self.url._read()
            self._debug['url']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            self.url._fetch_instances()


    class Page(KaitaiStruct):
        """Description of one page; not a frame.

        .. seealso::
           Source of ROOT 6.22, section 'RNTupleDescriptor.cxx' - https://github.com/root-project/root/blob/v6-22-00-patches/tree/ntuple/v7/src/RNTupleDescriptor.cxx
        """
        SEQ_FIELDS = ["num_elements", "locator"]
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['num_elements'] = {'start': self._io.pos()}
            self.num_elements = self._io.read_u4le()
            self._debug['num_elements']['end'] = self._io.pos()
            self._debug['locator'] = {'start': self._io.pos()}
            self.locator = RntupleV0.Locator(self._io, self, self._root)
            self.locator._read()
            self._debug['locator']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            self.locator._fetch_instances()


    class Postscript(KaitaiStruct):
        """Tail of the footer in front of its checksum.

        .. seealso::
           Source of ROOT 6.22, section 'RNTupleDescriptor.cxx' - https://github.com/root-project/root/blob/v6-22-00-patches/tree/ntuple/v7/src/RNTupleDescriptor.cxx
        """
        SEQ_FIELDS = ["version", "min_version", "len_header", "len_footer"]
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['version'] = {'start': self._io.pos()}
            self.version = self._io.read_u2le()
            self._debug['version']['end'] = self._io.pos()
            self._debug['min_version'] = {'start': self._io.pos()}
            self.min_version = self._io.read_u2le()
            self._debug['min_version']['end'] = self._io.pos()
            self._debug['len_header'] = {'start': self._io.pos()}
            self.len_header = self._io.read_u4le()
            self._debug['len_header']['end'] = self._io.pos()
            self._debug['len_footer'] = {'start': self._io.pos()}
            self.len_footer = self._io.read_u4le()
            self._debug['len_footer']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass


    class UuidRecord(KaitaiStruct):
        """Frame around an identity.

        .. seealso::
           Source of ROOT 6.22, section 'RNTupleDescriptor.cxx' - https://github.com/root-project/root/blob/v6-22-00-patches/tree/ntuple/v7/src/RNTupleDescriptor.cxx
        """
        SEQ_FIELDS = ["version", "min_version", "len_frame", "body"]
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['version'] = {'start': self._io.pos()}
            self.version = self._io.read_u2le()
            self._debug['version']['end'] = self._io.pos()
            self._debug['min_version'] = {'start': self._io.pos()}
            self.min_version = self._io.read_u2le()
            self._debug['min_version']['end'] = self._io.pos()
            self._debug['len_frame'] = {'start': self._io.pos()}
            self.len_frame = self._io.read_u4le()
            self._debug['len_frame']['end'] = self._io.pos()
            _ = self.len_frame
            if not  ((_ == 0) or ( ((_ >= 8) and ((_ - (self._io.size() - self._io.pos())) <= 8)) )) :
                raise kaitaistruct.ValidationExprError(self.len_frame, self._io, u"/types/uuid_record/seq/2")
            self._debug['body'] = {'start': self._io.pos()}
            self._raw_body = self._io.read_bytes(((self._io.size() - self._io.pos()) if self.len_frame == 0 else (self.len_frame - 8)))
            _io__raw_body = ByteStream(self._raw_body)
            self.body = RntupleV0.Identity(_io__raw_body, self, self._root)
            self.body._read()
            self._debug['body']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            self.body._fetch_instances()


    class VersionNumbers(KaitaiStruct):
        """Version of a structure, and the smallest version that can read it.

        .. seealso::
           Source of ROOT 6.22, section 'RNTupleDescriptor.cxx' - https://github.com/root-project/root/blob/v6-22-00-patches/tree/ntuple/v7/src/RNTupleDescriptor.cxx
        """
        SEQ_FIELDS = ["version_use", "version_min", "flags", "trailing"]
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['version_use'] = {'start': self._io.pos()}
            self.version_use = self._io.read_u4le()
            self._debug['version_use']['end'] = self._io.pos()
            self._debug['version_min'] = {'start': self._io.pos()}
            self.version_min = self._io.read_u4le()
            self._debug['version_min']['end'] = self._io.pos()
            self._debug['flags'] = {'start': self._io.pos()}
            self.flags = self._io.read_u8le()
            self._debug['flags']['end'] = self._io.pos()
            self._debug['trailing'] = {'start': self._io.pos()}
            self.trailing = self._io.read_bytes_full()
            self._debug['trailing']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass


    class VersionRecord(KaitaiStruct):
        """Frame around a version.

        .. seealso::
           Source of ROOT 6.22, section 'RNTupleDescriptor.cxx' - https://github.com/root-project/root/blob/v6-22-00-patches/tree/ntuple/v7/src/RNTupleDescriptor.cxx
        """
        SEQ_FIELDS = ["version", "min_version", "len_frame", "body"]
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['version'] = {'start': self._io.pos()}
            self.version = self._io.read_u2le()
            self._debug['version']['end'] = self._io.pos()
            self._debug['min_version'] = {'start': self._io.pos()}
            self.min_version = self._io.read_u2le()
            self._debug['min_version']['end'] = self._io.pos()
            self._debug['len_frame'] = {'start': self._io.pos()}
            self.len_frame = self._io.read_u4le()
            self._debug['len_frame']['end'] = self._io.pos()
            _ = self.len_frame
            if not  ((_ == 0) or ( ((_ >= 8) and ((_ - (self._io.size() - self._io.pos())) <= 8)) )) :
                raise kaitaistruct.ValidationExprError(self.len_frame, self._io, u"/types/version_record/seq/2")
            self._debug['body'] = {'start': self._io.pos()}
            self._raw_body = self._io.read_bytes(((self._io.size() - self._io.pos()) if self.len_frame == 0 else (self.len_frame - 8)))
            _io__raw_body = ByteStream(self._raw_body)
            self.body = RntupleV0.VersionNumbers(_io__raw_body, self, self._root)
            self.body._read()
            self._debug['body']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            self.body._fetch_instances()
