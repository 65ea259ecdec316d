# Generated from spec/rntuple_rc1.ksy by tools/generate; edit spec/parts/rntuple_rc1.ksy and run `make generate`.
# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from rntuple_kaitai.runtime import ByteStream, KaitaiStruct
from enum import IntEnum


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class RntupleRc1(KaitaiStruct):
    """Envelopes as ROOT 6.26 to 6.29 wrote them, format "version 1" of the drafts. An envelope of this generation does not
    state its kind. The reader knows it from the reference to the envelope, and parses header_envelope, footer_envelope,
    page_list_envelope or meta_data_envelope. Parsed as a whole, the payload stays bytes. Frames have 32-bit sizes,
    checksums are CRC32.

    .. seealso::
       RNTuple Binary Format Specification 0.1, section 'Envelopes' - https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#envelopes
    """

    class ClusterFlag(IntEnum):
        sharded = 1

    class ColumnFlag(IntEnum):
        sorted_ascending = 1
        sorted_descending = 2
        non_negative = 4
        deferred = 8

    class ColumnType(IntEnum):
        index64 = 1
        index32 = 2
        switch = 3
        byte = 4
        char = 5
        bit = 6
        real64 = 7
        real32 = 8
        real16 = 9
        uint64 = 10
        uint32 = 11
        uint16 = 12
        uint8 = 13
        split_index64 = 14
        split_index32 = 15
        split_real64 = 16
        split_real32 = 17
        split_real16 = 18
        split_uint64 = 19
        split_uint32 = 20
        split_uint16 = 21
        int64 = 22
        int32 = 23
        int16 = 24
        int8 = 25
        split_int64 = 26
        split_int32 = 27
        split_int16 = 28

    class ExtraTypeInfoContent(IntEnum):
        definition = 1

    class FieldFlag(IntEnum):
        repetitive = 1

    class FieldRole(IntEnum):
        plain = 0
        collection = 1
        record = 2
        variant = 3
        reference = 4

    class LocatorKind(IntEnum):
        standard = 0
        uri = 1
        daos = 2

    class MetaDataType(IntEnum):
        int64 = 1
        bool = 2
        float64 = 3
        string = 4

    class PageFlag(IntEnum):
        checksum = 1
    SEQ_FIELDS = ["preamble", "payload", "checksum"]
    def __init__(self, _io, _parent=None, _root=None):
        self._io = _io
        self._parent = _parent
        self._root = _root or self
        self._debug = {}

    def _read(self):
        self._debug['preamble'] = {'start': self._io.pos()}
        self.preamble = RntupleRc1.EnvelopePreamble(self._io, self, self._root)
        self.preamble._read()
        self._debug['preamble']['end'] = self._io.pos()
        self._debug['payload'] = {'start': self._io.pos()}
        self.payload = self._io.read_bytes(((self._io.size() - self._io.pos()) - 4))
        self._debug['payload']['end'] = self._io.pos()
        self._debug['checksum'] = {'start': self._io.pos()}
        self.checksum = self._io.read_bytes(4)
        self._debug['checksum']['end'] = self._io.pos()


    def _fetch_instances(self):
        pass
        self.preamble._fetch_instances()

    class AliasColumn(KaitaiStruct):
        """Column of a projected field: another name for a physical column.

        .. seealso::
           RNTuple Binary Format Specification 0.1, section 'Alias columns' - https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#alias-columns
        """
        SEQ_FIELDS = ["physical_column_id", "field_id", "trailing"]
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['physical_column_id'] = {'start': self._io.pos()}
            self.physical_column_id = self._io.read_u4le()
            self._debug['physical_column_id']['end'] = self._io.pos()
            self._debug['field_id'] = {'start': self._io.pos()}
            self.field_id = self._io.read_u4le()
            self._debug['field_id']['end'] = self._io.pos()
            self._debug['trailing'] = {'start': self._io.pos()}
            self.trailing = self._io.read_bytes_full()
            self._debug['trailing']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass


    class AliasColumnList(KaitaiStruct):
        """List frame of alias columns.

        .. seealso::
           RNTuple Binary Format Specification 0.1, section 'Frames' - https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames
        """
        SEQ_FIELDS = ["len_frame", "body"]
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['len_frame'] = {'start': self._io.pos()}
            self.len_frame = self._io.read_s4le()
            self._debug['len_frame']['end'] = self._io.pos()
            _ = self.len_frame
            if not  ((_ <= -(8)) and ((_ + (self._io.size() - self._io.pos())) >= -(4))) :
                raise kaitaistruct.ValidationExprError(self.len_frame, self._io, u"/types/alias_column_list/seq/0")
            self._debug['body'] = {'start': self._io.pos()}
            self._raw_body = self._io.read_bytes(-(self.len_frame) - 4)
            _io__raw_body = ByteStream(self._raw_body)
            self.body = RntupleRc1.AliasColumnListBody(_io__raw_body, self, self._root)
            self.body._read()
            self._debug['body']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            self.body._fetch_instances()


    class AliasColumnListBody(KaitaiStruct):
        """Payload of the list frame of alias columns.

        .. seealso::
           RNTuple Binary Format Specification 0.1, section 'Frames' - https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames
        """
        SEQ_FIELDS = ["num_items_and_reserved", "items", "trailing"]
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['num_items_and_reserved'] = {'start': self._io.pos()}
            self.num_items_and_reserved = self._io.read_u4le()
            self._debug['num_items_and_reserved']['end'] = self._io.pos()
            _ = self.num_items_and_reserved
            if not ((_ % 268435456) * 4) <= (self._io.size() - self._io.pos()):
                raise kaitaistruct.ValidationExprError(self.num_items_and_reserved, self._io, u"/types/alias_column_list_body/seq/0")
            self._debug['items'] = {'start': self._io.pos()}
            self._debug['items']['arr'] = []
            self.items = []
            for i in range(self.num_items):
                self._debug['items']['arr'].append({'start': self._io.pos()})
                _t_items = RntupleRc1.AliasColumnRecord(self._io, self, self._root)
                try:
                    _t_items._read()
                finally:
                    self.items.append(_t_items)
                self._debug['items']['arr'][i]['end'] = self._io.pos()

            self._debug['items']['end'] = self._io.pos()
            self._debug['trailing'] = {'start': self._io.pos()}
            self.trailing = self._io.read_bytes_full()
            self._debug['trailing']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            for i in range(len(self.items)):
                pass
                self.items[i]._fetch_instances()


        @property
        def num_items(self):
            """Number of items."""
            if hasattr(self, '_m_num_items'):
                return self._m_num_items

            self._m_num_items = (self.num_items_and_reserved % 268435456)
            return getattr(self, '_m_num_items', None)

        @property
        def reserved(self):
            """Reserved bits; zero in all known files."""
            if hasattr(self, '_m_reserved'):
                return self._m_reserved

            self._m_reserved = (self.num_items_and_reserved // 268435456)
            return getattr(self, '_m_reserved', None)


    class AliasColumnRecord(KaitaiStruct):
        """Record frame around one alias column.

        .. seealso::
           RNTuple Binary Format Specification 0.1, section 'Frames' - https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames
        """
        SEQ_FIELDS = ["len_frame", "body"]
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['len_frame'] = {'start': self._io.pos()}
            self.len_frame = self._io.read_s4le()
            self._debug['len_frame']['end'] = self._io.pos()
            _ = self.len_frame
            if not  ((_ >= 4) and ((_ - (self._io.size() - self._io.pos())) <= 4)) :
                raise kaitaistruct.ValidationExprError(self.len_frame, self._io, u"/types/alias_column_record/seq/0")
            self._debug['body'] = {'start': self._io.pos()}
            self._raw_body = self._io.read_bytes(self.len_frame - 4)
            _io__raw_body = ByteStream(self._raw_body)
            self.body = RntupleRc1.AliasColumn(_io__raw_body, self, self._root)
            self.body._read()
            self._debug['body']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            self.body._fetch_instances()


    class BoolList(KaitaiStruct):
        """List frame of boolean values.

        .. seealso::
           RNTuple Binary Format Specification 0.1, section 'Frames' - https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames
        """
        SEQ_FIELDS = ["len_frame", "body"]
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['len_frame'] = {'start': self._io.pos()}
            self.len_frame = self._io.read_s4le()
            self._debug['len_frame']['end'] = self._io.pos()
            _ = self.len_frame
            if not  ((_ <= -(8)) and ((_ + (self._io.size() - self._io.pos())) >= -(4))) :
                raise kaitaistruct.ValidationExprError(self.len_frame, self._io, u"/types/bool_list/seq/0")
            self._debug['body'] = {'start': self._io.pos()}
            self._raw_body = self._io.read_bytes(-(self.len_frame) - 4)
            _io__raw_body = ByteStream(self._raw_body)
            self.body = RntupleRc1.BoolListBody(_io__raw_body, self, self._root)
            self.body._read()
            self._debug['body']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            self.body._fetch_instances()


    class BoolListBody(KaitaiStruct):
        """Payload of the list frame of boolean values.

        .. seealso::
           RNTuple Binary Format Specification 0.1, section 'User Meta-data Envelope' - https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#user-meta-data-envelope
        """
        SEQ_FIELDS = ["num_items_and_reserved", "items", "trailing"]
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['num_items_and_reserved'] = {'start': self._io.pos()}
            self.num_items_and_reserved = self._io.read_u4le()
            self._debug['num_items_and_reserved']['end'] = self._io.pos()
            _ = self.num_items_and_reserved
            if not ((_ % 268435456) * 1) <= (self._io.size() - self._io.pos()):
                raise kaitaistruct.ValidationExprError(self.num_items_and_reserved, self._io, u"/types/bool_list_body/seq/0")
            self._debug['items'] = {'start': self._io.pos()}
            self._debug['items']['arr'] = []
            self.items = []
            for i in range(self.num_items):
                self._debug['items']['arr'].append({'start': self._io.pos()})
                self.items.append(self._io.read_u1())
                self._debug['items']['arr'][i]['end'] = self._io.pos()

            self._debug['items']['end'] = self._io.pos()
            self._debug['trailing'] = {'start': self._io.pos()}
            self.trailing = self._io.read_bytes_full()
            self._debug['trailing']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            for i in range(len(self.items)):
                pass


        @property
        def num_items(self):
            """Number of items."""
            if hasattr(self, '_m_num_items'):
                return self._m_num_items

            self._m_num_items = (self.num_items_and_reserved % 268435456)
            return getattr(self, '_m_num_items', None)

        @property
        def reserved(self):
            """Reserved bits; zero in all known files."""
            if hasattr(self, '_m_reserved'):
                return self._m_reserved

            self._m_reserved = (self.num_items_and_reserved // 268435456)
            return getattr(self, '_m_reserved', None)


    class ClusterGroup(KaitaiStruct):
        """Clusters that share one page list.

        .. seealso::
           RNTuple Binary Format Specification 0.1, section 'Cluster Group Record Frame' - https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#cluster-group-record-frame
        """
        SEQ_FIELDS = ["num_clusters", "page_list_link", "trailing"]
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['num_clusters'] = {'start': self._io.pos()}
            self.num_clusters = self._io.read_u4le()
            self._debug['num_clusters']['end'] = self._io.pos()
            self._debug['page_list_link'] = {'start': self._io.pos()}
            self.page_list_link = RntupleRc1.EnvelopeLink(self._io, self, self._root)
            self.page_list_link._read()
            self._debug['page_list_link']['end'] = self._io.pos()
            self._debug['trailing'] = {'start': self._io.pos()}
            self.trailing = self._io.read_bytes_full()
            self._debug['trailing']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            self.page_list_link._fetch_instances()


    class ClusterGroupList(KaitaiStruct):
        """List frame of cluster groups.

        .. seealso::
           RNTuple Binary Format Specification 0.1, section 'Frames' - https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames
        """
        SEQ_FIELDS = ["len_frame", "body"]
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['len_frame'] = {'start': self._io.pos()}
            self.len_frame = self._io.read_s4le()
            self._debug['len_frame']['end'] = self._io.pos()
            _ = self.len_frame
            if not  ((_ <= -(8)) and ((_ + (self._io.size() - self._io.pos())) >= -(4))) :
                raise kaitaistruct.ValidationExprError(self.len_frame, self._io, u"/types/cluster_group_list/seq/0")
            self._debug['body'] = {'start': self._io.pos()}
            self._raw_body = self._io.read_bytes(-(self.len_frame) - 4)
            _io__raw_body = ByteStream(self._raw_body)
            self.body = RntupleRc1.ClusterGroupListBody(_io__raw_body, self, self._root)
            self.body._read()
            self._debug['body']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            self.body._fetch_instances()


    class ClusterGroupListBody(KaitaiStruct):
        """Payload of the list frame of cluster groups.

        .. seealso::
           RNTuple Binary Format Specification 0.1, section 'Frames' - https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames
        """
        SEQ_FIELDS = ["num_items_and_reserved", "items", "trailing"]
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['num_items_and_reserved'] = {'start': self._io.pos()}
            self.num_items_and_reserved = self._io.read_u4le()
            self._debug['num_items_and_reserved']['end'] = self._io.pos()
            _ = self.num_items_and_reserved
            if not ((_ % 268435456) * 4) <= (self._io.size() - self._io.pos()):
                raise kaitaistruct.ValidationExprError(self.num_items_and_reserved, self._io, u"/types/cluster_group_list_body/seq/0")
            self._debug['items'] = {'start': self._io.pos()}
            self._debug['items']['arr'] = []
            self.items = []
            for i in range(self.num_items):
                self._debug['items']['arr'].append({'start': self._io.pos()})
                _t_items = RntupleRc1.ClusterGroupRecord(self._io, self, self._root)
                try:
                    _t_items._read()
                finally:
                    self.items.append(_t_items)
                self._debug['items']['arr'][i]['end'] = self._io.pos()

            self._debug['items']['end'] = self._io.pos()
            self._debug['trailing'] = {'start': self._io.pos()}
            self.trailing = self._io.read_bytes_full()
            self._debug['trailing']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            for i in range(len(self.items)):
                pass
                self.items[i]._fetch_instances()


        @property
        def num_items(self):
            """Number of items."""
            if hasattr(self, '_m_num_items'):
                return self._m_num_items

            self._m_num_items = (self.num_items_and_reserved % 268435456)
            return getattr(self, '_m_num_items', None)

        @property
        def reserved(self):
            """Reserved bits; zero in all known files."""
            if hasattr(self, '_m_reserved'):
                return self._m_reserved

            self._m_reserved = (self.num_items_and_reserved // 268435456)
            return getattr(self, '_m_reserved', None)


    class ClusterGroupRecord(KaitaiStruct):
        """Record frame around one cluster group.

        .. seealso::
           RNTuple Binary Format Specification 0.1, section 'Frames' - https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames
        """
        SEQ_FIELDS = ["len_frame", "body"]
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['len_frame'] = {'start': self._io.pos()}
            self.len_frame = self._io.read_s4le()
            self._debug['len_frame']['end'] = self._io.pos()
            _ = self.len_frame
            if not  ((_ >= 4) and ((_ - (self._io.size() - self._io.pos())) <= 4)) :
                raise kaitaistruct.ValidationExprError(self.len_frame, self._io, u"/types/cluster_group_record/seq/0")
            self._debug['body'] = {'start': self._io.pos()}
            self._raw_body = self._io.read_bytes(self.len_frame - 4)
            _io__raw_body = ByteStream(self._raw_body)
            self.body = RntupleRc1.ClusterGroup(_io__raw_body, self, self._root)
            self.body._read()
            self._debug['body']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            self.body._fetch_instances()


    class ClusterPages(KaitaiStruct):
        """List frame of page locations of the columns of one cluster.

        .. seealso::
           RNTuple Binary Format Specification 0.1, section 'Frames' - https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames
        """
        SEQ_FIELDS = ["len_frame", "body"]
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['len_frame'] = {'start': self._io.pos()}
            self.len_frame = self._io.read_s4le()
            self._debug['len_frame']['end'] = self._io.pos()
            _ = self.len_frame
            if not  ((_ <= -(8)) and ((_ + (self._io.size() - self._io.pos())) >= -(4))) :
                raise kaitaistruct.ValidationExprError(self.len_frame, self._io, u"/types/cluster_pages/seq/0")
            self._debug['body'] = {'start': self._io.pos()}
            self._raw_body = self._io.read_bytes(-(self.len_frame) - 4)
            _io__raw_body = ByteStream(self._raw_body)
            self.body = RntupleRc1.ClusterPagesBody(_io__raw_body, self, self._root)
            self.body._read()
            self._debug['body']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            self.body._fetch_instances()


    class ClusterPagesBody(KaitaiStruct):
        """Payload of the list frame of page locations of the columns of one cluster.

        .. seealso::
           RNTuple Binary Format Specification 0.1, section 'Page List Envelope' - https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#page-list-envelope
        """
        SEQ_FIELDS = ["num_items_and_reserved", "items", "trailing"]
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['num_items_and_reserved'] = {'start': self._io.pos()}
            self.num_items_and_reserved = self._io.read_u4le()
            self._debug['num_items_and_reserved']['end'] = self._io.pos()
            _ = self.num_items_and_reserved
            if not ((_ % 268435456) * 16) <= (self._io.size() - self._io.pos()):
                raise kaitaistruct.ValidationExprError(self.num_items_and_reserved, self._io, u"/types/cluster_pages_body/seq/0")
            self._debug['items'] = {'start': self._io.pos()}
            self._debug['items']['arr'] = []
            self.items = []
            for i in range(self.num_items):
                self._debug['items']['arr'].append({'start': self._io.pos()})
                _t_items = RntupleRc1.ColumnPages(self._io, self, self._root)
                try:
                    _t_items._read()
                finally:
                    self.items.append(_t_items)
                self._debug['items']['arr'][i]['end'] = self._io.pos()

            self._debug['items']['end'] = self._io.pos()
            self._debug['trailing'] = {'start': self._io.pos()}
            self.trailing = self._io.read_bytes_full()
            self._debug['trailing']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            for i in range(len(self.items)):
                pass
                self.items[i]._fetch_instances()


        @property
        def num_items(self):
            """Number of items."""
            if hasattr(self, '_m_num_items'):
                return self._m_num_items

            self._m_num_items = (self.num_items_and_reserved % 268435456)
            return getattr(self, '_m_num_items', None)

        @property
        def reserved(self):
            """Reserved bits; zero in all known files."""
            if hasattr(self, '_m_reserved'):
                return self._m_reserved

            self._m_reserved = (self.num_items_and_reserved // 268435456)
            return getattr(self, '_m_reserved', None)


    class ClusterPagesList(KaitaiStruct):
        """List frame of page locations of clusters.

        .. seealso::
           RNTuple Binary Format Specification 0.1, section 'Frames' - https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames
        """
        SEQ_FIELDS = ["len_frame", "body"]
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['len_frame'] = {'start': self._io.pos()}
            self.len_frame = self._io.read_s4le()
            self._debug['len_frame']['end'] = self._io.pos()
            _ = self.len_frame
            if not  ((_ <= -(8)) and ((_ + (self._io.size() - self._io.pos())) >= -(4))) :
                raise kaitaistruct.ValidationExprError(self.len_frame, self._io, u"/types/cluster_pages_list/seq/0")
            self._debug['body'] = {'start': self._io.pos()}
            self._raw_body = self._io.read_bytes(-(self.len_frame) - 4)
            _io__raw_body = ByteStream(self._raw_body)
            self.body = RntupleRc1.ClusterPagesListBody(_io__raw_body, self, self._root)
            self.body._read()
            self._debug['body']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            self.body._fetch_instances()


    class ClusterPagesListBody(KaitaiStruct):
        """Payload of the list frame of page locations of clusters.

        .. seealso::
           RNTuple Binary Format Specification 0.1, section 'Page List Envelope' - https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#page-list-envelope
        """
        SEQ_FIELDS = ["num_items_and_reserved", "items", "trailing"]
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['num_items_and_reserved'] = {'start': self._io.pos()}
            self.num_items_and_reserved = self._io.read_u4le()
            self._debug['num_items_and_reserved']['end'] = self._io.pos()
            _ = self.num_items_and_reserved
            if not ((_ % 268435456) * 8) <= (self._io.size() - self._io.pos()):
                raise kaitaistruct.ValidationExprError(self.num_items_and_reserved, self._io, u"/types/cluster_pages_list_body/seq/0")
            self._debug['items'] = {'start': self._io.pos()}
            self._debug['items']['arr'] = []
            self.items = []
            for i in range(self.num_items):
                self._debug['items']['arr'].append({'start': self._io.pos()})
                _t_items = RntupleRc1.ClusterPages(self._io, self, self._root)
                try:
                    _t_items._read()
                finally:
                    self.items.append(_t_items)
                self._debug['items']['arr'][i]['end'] = self._io.pos()

            self._debug['items']['end'] = self._io.pos()
            self._debug['trailing'] = {'start': self._io.pos()}
            self.trailing = self._io.read_bytes_full()
            self._debug['trailing']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            for i in range(len(self.items)):
                pass
                self.items[i]._fetch_instances()


        @property
        def num_items(self):
            """Number of items."""
            if hasattr(self, '_m_num_items'):
                return self._m_num_items

            self._m_num_items = (self.num_items_and_reserved % 268435456)
            return getattr(self, '_m_num_items', None)

        @property
        def reserved(self):
            """Reserved bits; zero in all known files."""
            if hasattr(self, '_m_reserved'):
                return self._m_reserved

            self._m_reserved = (self.num_items_and_reserved // 268435456)
            return getattr(self, '_m_reserved', None)


    class ClusterSummary(KaitaiStruct):
        """Entry range of one cluster.

        .. seealso::
           RNTuple Binary Format Specification 0.1, section 'Cluster Summary Record Frame' - https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#cluster-summary-record-frame
        """
        SEQ_FIELDS = ["first_entry", "num_entries_lo", "num_entries_hi", "column_group_id", "trailing"]
        column_group_id = None

        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['first_entry'] = {'start': self._io.pos()}
            self.first_entry = self._io.read_u8le()
            self._debug['first_entry']['end'] = self._io.pos()
            self._debug['num_entries_lo'] = {'start': self._io.pos()}
            self.num_entries_lo = self._io.read_u4le()
            self._debug['num_entries_lo']['end'] = self._io.pos()
            self._debug['num_entries_hi'] = {'start': self._io.pos()}
            self.num_entries_hi = self._io.read_u4le()
            self._debug['num_entries_hi']['end'] = self._io.pos()
            if self.is_sharded:
                pass
                self._debug['column_group_id'] = {'start': self._io.pos()}
                self.column_group_id = self._io.read_u4le()
                self._debug['column_group_id']['end'] = self._io.pos()

            self._debug['trailing'] = {'start': self._io.pos()}
            self.trailing = self._io.read_bytes_full()
            self._debug['trailing']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            if self.is_sharded:
                pass


        @property
        def flags(self):
            """Bits of the enum cluster_flag, 4 bits."""
            if hasattr(self, '_m_flags'):
                return self._m_flags

            self._m_flags = (self.num_entries_hi // 268435456)
            return getattr(self, '_m_flags', None)

        @property
        def is_sharded(self):
            """Whether the cluster covers a column group only."""
            if hasattr(self, '_m_is_sharded'):
                return self._m_is_sharded

            self._m_is_sharded = (self.flags % 2) == 1
            return getattr(self, '_m_is_sharded', None)

        @property
        def num_entries(self):
            """Number of entries of the cluster, 60 bits."""
            if hasattr(self, '_m_num_entries'):
                return self._m_num_entries

            self._m_num_entries = (self.num_entries_lo + ((self.num_entries_hi % 268435456) * 4294967296))
            return getattr(self, '_m_num_entries', None)


    class ClusterSummaryList(KaitaiStruct):
        """List frame of cluster summaries.

        .. seealso::
           RNTuple Binary Format Specification 0.1, section 'Frames' - https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames
        """
        SEQ_FIELDS = ["len_frame", "body"]
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['len_frame'] = {'start': self._io.pos()}
            self.len_frame = self._io.read_s4le()
            self._debug['len_frame']['end'] = self._io.pos()
            _ = self.len_frame
            if not  ((_ <= -(8)) and ((_ + (self._io.size() - self._io.pos())) >= -(4))) :
                raise kaitaistruct.ValidationExprError(self.len_frame, self._io, u"/types/cluster_summary_list/seq/0")
            self._debug['body'] = {'start': self._io.pos()}
            self._raw_body = self._io.read_bytes(-(self.len_frame) - 4)
            _io__raw_body = ByteStream(self._raw_body)
            self.body = RntupleRc1.ClusterSummaryListBody(_io__raw_body, self, self._root)
            self.body._read()
            self._debug['body']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            self.body._fetch_instances()


    class ClusterSummaryListBody(KaitaiStruct):
        """Payload of the list frame of cluster summaries.

        .. seealso::
           RNTuple Binary Format Specification 0.1, section 'Frames' - https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames
        """
        SEQ_FIELDS = ["num_items_and_reserved", "items", "trailing"]
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['num_items_and_reserved'] = {'start': self._io.pos()}
            self.num_items_and_reserved = self._io.read_u4le()
            self._debug['num_items_and_reserved']['end'] = self._io.pos()
            _ = self.num_items_and_reserved
            if not ((_ % 268435456) * 4) <= (self._io.size() - self._io.pos()):
                raise kaitaistruct.ValidationExprError(self.num_items_and_reserved, self._io, u"/types/cluster_summary_list_body/seq/0")
            self._debug['items'] = {'start': self._io.pos()}
            self._debug['items']['arr'] = []
            self.items = []
            for i in range(self.num_items):
                self._debug['items']['arr'].append({'start': self._io.pos()})
                _t_items = RntupleRc1.ClusterSummaryRecord(self._io, self, self._root)
                try:
                    _t_items._read()
                finally:
                    self.items.append(_t_items)
                self._debug['items']['arr'][i]['end'] = self._io.pos()

            self._debug['items']['end'] = self._io.pos()
            self._debug['trailing'] = {'start': self._io.pos()}
            self.trailing = self._io.read_bytes_full()
            self._debug['trailing']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            for i in range(len(self.items)):
                pass
                self.items[i]._fetch_instances()


        @property
        def num_items(self):
            """Number of items."""
            if hasattr(self, '_m_num_items'):
                return self._m_num_items

            self._m_num_items = (self.num_items_and_reserved % 268435456)
            return getattr(self, '_m_num_items', None)

        @property
        def reserved(self):
            """Reserved bits; zero in all known files."""
            if hasattr(self, '_m_reserved'):
                return self._m_reserved

            self._m_reserved = (self.num_items_and_reserved // 268435456)
            return getattr(self, '_m_reserved', None)


    class ClusterSummaryRecord(KaitaiStruct):
        """Record frame around one cluster summary.

        .. seealso::
           RNTuple Binary Format Specification 0.1, section 'Frames' - https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames
        """
        SEQ_FIELDS = ["len_frame", "body"]
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['len_frame'] = {'start': self._io.pos()}
            self.len_frame = self._io.read_s4le()
            self._debug['len_frame']['end'] = self._io.pos()
            _ = self.len_frame
            if not  ((_ >= 4) and ((_ - (self._io.size() - self._io.pos())) <= 4)) :
                raise kaitaistruct.ValidationExprError(self.len_frame, self._io, u"/types/cluster_summary_record/seq/0")
            self._debug['body'] = {'start': self._io.pos()}
            self._raw_body = self._io.read_bytes(self.len_frame - 4)
            _io__raw_body = ByteStream(self._raw_body)
            self.body = RntupleRc1.ClusterSummary(_io__raw_body, self, self._root)
            self.body._read()
            self._debug['body']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            self.body._fetch_instances()


    class Column(KaitaiStruct):
        """Description of one physical column.

        .. seealso::
           RNTuple Binary Format Specification 0.1, section 'Column Description' - https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#column-description
        """
        SEQ_FIELDS = ["column_type", "bits_on_storage", "field_id", "flags", "first_element_index", "trailing"]
        first_element_index = None

        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['column_type'] = {'start': self._io.pos()}
            self.column_type = self._io.read_u2le()
            self._debug['column_type']['end'] = self._io.pos()
            self._debug['bits_on_storage'] = {'start': self._io.pos()}
            self.bits_on_storage = self._io.read_u2le()
            self._debug['bits_on_storage']['end'] = self._io.pos()
            self._debug['field_id'] = {'start': self._io.pos()}
            self.field_id = self._io.read_u4le()
            self._debug['field_id']['end'] = self._io.pos()
            self._debug['flags'] = {'start': self._io.pos()}
            self.flags = self._io.read_u4le()
            self._debug['flags']['end'] = self._io.pos()
            if self.is_deferred:
                pass
                self._debug['first_element_index'] = {'start': self._io.pos()}
                self.first_element_index = self._io.read_u8le()
                self._debug['first_element_index']['end'] = self._io.pos()

            self._debug['trailing'] = {'start': self._io.pos()}
            self.trailing = self._io.read_bytes_full()
            self._debug['trailing']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            if self.is_deferred:
                pass


        @property
        def is_deferred(self):
            """Whether the first stored element is not element 0."""
            if hasattr(self, '_m_is_deferred'):
                return self._m_is_deferred

            self._m_is_deferred = self.flags & 8 != 0
            return getattr(self, '_m_is_deferred', None)


    class ColumnGroup(KaitaiStruct):
        """Columns that the clusters of a shard cover; the column group id is the position.

        .. seealso::
           RNTuple Binary Format Specification 0.1, section 'Column Group Record Frame' - https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#column-group-record-frame
        """
        SEQ_FIELDS = ["column_ids", "trailing"]
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['column_ids'] = {'start': self._io.pos()}
            self.column_ids = RntupleRc1.ColumnIdList(self._io, self, self._root)
            self.column_ids._read()
            self._debug['column_ids']['end'] = self._io.pos()
            self._debug['trailing'] = {'start': self._io.pos()}
            self.trailing = self._io.read_bytes_full()
            self._debug['trailing']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            self.column_ids._fetch_instances()


    class ColumnGroupList(KaitaiStruct):
        """List frame of column groups.

        .. seealso::
           RNTuple Binary Format Specification 0.1, section 'Frames' - https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames
        """
        SEQ_FIELDS = ["len_frame", "body"]
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['len_frame'] = {'start': self._io.pos()}
            self.len_frame = self._io.read_s4le()
            self._debug['len_frame']['end'] = self._io.pos()
            _ = self.len_frame
            if not  ((_ <= -(8)) and ((_ + (self._io.size() - self._io.pos())) >= -(4))) :
                raise kaitaistruct.ValidationExprError(self.len_frame, self._io, u"/types/column_group_list/seq/0")
            self._debug['body'] = {'start': self._io.pos()}
            self._raw_body = self._io.read_bytes(-(self.len_frame) - 4)
            _io__raw_body = ByteStream(self._raw_body)
            self.body = RntupleRc1.ColumnGroupListBody(_io__raw_body, self, self._root)
            self.body._read()
            self._debug['body']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            self.body._fetch_instances()


    class ColumnGroupListBody(KaitaiStruct):
        """Payload of the list frame of column groups.

        .. seealso::
           RNTuple Binary Format Specification 0.1, section 'Frames' - https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames
        """
        SEQ_FIELDS = ["num_items_and_reserved", "items", "trailing"]
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['num_items_and_reserved'] = {'start': self._io.pos()}
            self.num_items_and_reserved = self._io.read_u4le()
            self._debug['num_items_and_reserved']['end'] = self._io.pos()
            _ = self.num_items_and_reserved
            if not ((_ % 268435456) * 4) <= (self._io.size() - self._io.pos()):
                raise kaitaistruct.ValidationExprError(self.num_items_and_reserved, self._io, u"/types/column_group_list_body/seq/0")
            self._debug['items'] = {'start': self._io.pos()}
            self._debug['items']['arr'] = []
            self.items = []
            for i in range(self.num_items):
                self._debug['items']['arr'].append({'start': self._io.pos()})
                _t_items = RntupleRc1.ColumnGroupRecord(self._io, self, self._root)
                try:
                    _t_items._read()
                finally:
                    self.items.append(_t_items)
                self._debug['items']['arr'][i]['end'] = self._io.pos()

            self._debug['items']['end'] = self._io.pos()
            self._debug['trailing'] = {'start': self._io.pos()}
            self.trailing = self._io.read_bytes_full()
            self._debug['trailing']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            for i in range(len(self.items)):
                pass
                self.items[i]._fetch_instances()


        @property
        def num_items(self):
            """Number of items."""
            if hasattr(self, '_m_num_items'):
                return self._m_num_items

            self._m_num_items = (self.num_items_and_reserved % 268435456)
            return getattr(self, '_m_num_items', None)

        @property
        def reserved(self):
            """Reserved bits; zero in all known files."""
            if hasattr(self, '_m_reserved'):
                return self._m_reserved

            self._m_reserved = (self.num_items_and_reserved // 268435456)
            return getattr(self, '_m_reserved', None)


    class ColumnGroupRecord(KaitaiStruct):
        """Record frame around one column group.

        .. seealso::
           RNTuple Binary Format Specification 0.1, section 'Frames' - https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames
        """
        SEQ_FIELDS = ["len_frame", "body"]
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['len_frame'] = {'start': self._io.pos()}
            self.len_frame = self._io.read_s4le()
            self._debug['len_frame']['end'] = self._io.pos()
            _ = self.len_frame
            if not  ((_ >= 4) and ((_ - (self._io.size() - self._io.pos())) <= 4)) :
                raise kaitaistruct.ValidationExprError(self.len_frame, self._io, u"/types/column_group_record/seq/0")
            self._debug['body'] = {'start': self._io.pos()}
            self._raw_body = self._io.read_bytes(self.len_frame - 4)
            _io__raw_body = ByteStream(self._raw_body)
            self.body = RntupleRc1.ColumnGroup(_io__raw_body, self, self._root)
            self.body._read()
            self._debug['body']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            self.body._fetch_instances()


    class ColumnIdList(KaitaiStruct):
        """List frame of column ids.

        .. seealso::
           RNTuple Binary Format Specification 0.1, section 'Frames' - https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames
        """
        SEQ_FIELDS = ["len_frame", "body"]
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['len_frame'] = {'start': self._io.pos()}
            self.len_frame = self._io.read_s4le()
            self._debug['len_frame']['end'] = self._io.pos()
            _ = self.len_frame
            if not  ((_ <= -(8)) and ((_ + (self._io.size() - self._io.pos())) >= -(4))) :
                raise kaitaistruct.ValidationExprError(self.len_frame, self._io, u"/types/column_id_list/seq/0")
            self._debug['body'] = {'start': self._io.pos()}
            self._raw_body = self._io.read_bytes(-(self.len_frame) - 4)
            _io__raw_body = ByteStream(self._raw_body)
            self.body = RntupleRc1.ColumnIdListBody(_io__raw_body, self, self._root)
            self.body._read()
            self._debug['body']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            self.body._fetch_instances()


    class ColumnIdListBody(KaitaiStruct):
        """Payload of the list frame of column ids.

        .. seealso::
           RNTuple Binary Format Specification 0.1, section 'Frames' - https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames
        """
        SEQ_FIELDS = ["num_items_and_reserved", "items", "trailing"]
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['num_items_and_reserved'] = {'start': self._io.pos()}
            self.num_items_and_reserved = self._io.read_u4le()
            self._debug['num_items_and_reserved']['end'] = self._io.pos()
            _ = self.num_items_and_reserved
            if not ((_ % 268435456) * 4) <= (self._io.size() - self._io.pos()):
                raise kaitaistruct.ValidationExprError(self.num_items_and_reserved, self._io, u"/types/column_id_list_body/seq/0")
            self._debug['items'] = {'start': self._io.pos()}
            self._debug['items']['arr'] = []
            self.items = []
            for i in range(self.num_items):
                self._debug['items']['arr'].append({'start': self._io.pos()})
                self.items.append(self._io.read_u4le())
                self._debug['items']['arr'][i]['end'] = self._io.pos()

            self._debug['items']['end'] = self._io.pos()
            self._debug['trailing'] = {'start': self._io.pos()}
            self.trailing = self._io.read_bytes_full()
            self._debug['trailing']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            for i in range(len(self.items)):
                pass


        @property
        def num_items(self):
            """Number of items."""
            if hasattr(self, '_m_num_items'):
                return self._m_num_items

            self._m_num_items = (self.num_items_and_reserved % 268435456)
            return getattr(self, '_m_num_items', None)

        @property
        def reserved(self):
            """Reserved bits; zero in all known files."""
            if hasattr(self, '_m_reserved'):
                return self._m_reserved

            self._m_reserved = (self.num_items_and_reserved // 268435456)
            return getattr(self, '_m_reserved', None)


    class ColumnList(KaitaiStruct):
        """List frame of column descriptions.

        .. seealso::
           RNTuple Binary Format Specification 0.1, section 'Frames' - https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames
        """
        SEQ_FIELDS = ["len_frame", "body"]
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['len_frame'] = {'start': self._io.pos()}
            self.len_frame = self._io.read_s4le()
            self._debug['len_frame']['end'] = self._io.pos()
            _ = self.len_frame
            if not  ((_ <= -(8)) and ((_ + (self._io.size() - self._io.pos())) >= -(4))) :
                raise kaitaistruct.ValidationExprError(self.len_frame, self._io, u"/types/column_list/seq/0")
            self._debug['body'] = {'start': self._io.pos()}
            self._raw_body = self._io.read_bytes(-(self.len_frame) - 4)
            _io__raw_body = ByteStream(self._raw_body)
            self.body = RntupleRc1.ColumnListBody(_io__raw_body, self, self._root)
            self.body._read()
            self._debug['body']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            self.body._fetch_instances()


    class ColumnListBody(KaitaiStruct):
        """Payload of the list frame of column descriptions.

        .. seealso::
           RNTuple Binary Format Specification 0.1, section 'Frames' - https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames
        """
        SEQ_FIELDS = ["num_items_and_reserved", "items", "trailing"]
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['num_items_and_reserved'] = {'start': self._io.pos()}
            self.num_items_and_reserved = self._io.read_u4le()
            self._debug['num_items_and_reserved']['end'] = self._io.pos()
            _ = self.num_items_and_reserved
            if not ((_ % 268435456) * 4) <= (self._io.size() - self._io.pos()):
                raise kaitaistruct.ValidationExprError(self.num_items_and_reserved, self._io, u"/types/column_list_body/seq/0")
            self._debug['items'] = {'start': self._io.pos()}
            self._debug['items']['arr'] = []
            self.items = []
            for i in range(self.num_items):
                self._debug['items']['arr'].append({'start': self._io.pos()})
                _t_items = RntupleRc1.ColumnRecord(self._io, self, self._root)
                try:
                    _t_items._read()
                finally:
                    self.items.append(_t_items)
                self._debug['items']['arr'][i]['end'] = self._io.pos()

            self._debug['items']['end'] = self._io.pos()
            self._debug['trailing'] = {'start': self._io.pos()}
            self.trailing = self._io.read_bytes_full()
            self._debug['trailing']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            for i in range(len(self.items)):
                pass
                self.items[i]._fetch_instances()


        @property
        def num_items(self):
            """Number of items."""
            if hasattr(self, '_m_num_items'):
                return self._m_num_items

            self._m_num_items = (self.num_items_and_reserved % 268435456)
            return getattr(self, '_m_num_items', None)

        @property
        def reserved(self):
            """Reserved bits; zero in all known files."""
            if hasattr(self, '_m_reserved'):
                return self._m_reserved

            self._m_reserved = (self.num_items_and_reserved // 268435456)
            return getattr(self, '_m_reserved', None)


    class ColumnPages(KaitaiStruct):
        """List frame of pages of one column in one cluster.

        .. seealso::
           RNTuple Binary Format Specification 0.1, section 'Frames' - https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames
        """
        SEQ_FIELDS = ["len_frame", "body"]
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['len_frame'] = {'start': self._io.pos()}
            self.len_frame = self._io.read_s4le()
            self._debug['len_frame']['end'] = self._io.pos()
            _ = self.len_frame
            if not  ((_ <= -(20)) and ((_ + (self._io.size() - self._io.pos())) >= -(4))) :
                raise kaitaistruct.ValidationExprError(self.len_frame, self._io, u"/types/column_pages/seq/0")
            self._debug['body'] = {'start': self._io.pos()}
            self._raw_body = self._io.read_bytes(-(self.len_frame) - 4)
            _io__raw_body = ByteStream(self._raw_body)
            self.body = RntupleRc1.ColumnPagesBody(_io__raw_body, self, self._root)
            self.body._read()
            self._debug['body']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            self.body._fetch_instances()


    class ColumnPagesBody(KaitaiStruct):
        """Payload of the list frame of pages of one column in one cluster.

        .. seealso::
           RNTuple Binary Format Specification 0.1, section 'Page List Envelope' - https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#page-list-envelope
        """
        SEQ_FIELDS = ["num_items_and_reserved", "items", "element_offset", "compression_settings", "trailing"]
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['num_items_and_reserved'] = {'start': self._io.pos()}
            self.num_items_and_reserved = self._io.read_u4le()
            self._debug['num_items_and_reserved']['end'] = self._io.pos()
            _ = self.num_items_and_reserved
            if not ((_ % 268435456) * 8) <= (self._io.size() - self._io.pos()):
                raise kaitaistruct.ValidationExprError(self.num_items_and_reserved, self._io, u"/types/column_pages_body/seq/0")
            self._debug['items'] = {'start': self._io.pos()}
            self._debug['items']['arr'] = []
            self.items = []
            for i in range(self.num_items):
                self._debug['items']['arr'].append({'start': self._io.pos()})
                _t_items = RntupleRc1.Page(self._io, self, self._root)
                try:
                    _t_items._read()
                finally:
                    self.items.append(_t_items)
                self._debug['items']['arr'][i]['end'] = self._io.pos()

            self._debug['items']['end'] = self._io.pos()
            self._debug['element_offset'] = {'start': self._io.pos()}
            self.element_offset = self._io.read_u8le()
            self._debug['element_offset']['end'] = self._io.pos()
            self._debug['compression_settings'] = {'start': self._io.pos()}
            self.compression_settings = self._io.read_u4le()
            self._debug['compression_settings']['end'] = self._io.pos()
            self._debug['trailing'] = {'start': self._io.pos()}
            self.trailing = self._io.read_bytes_full()
            self._debug['trailing']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            for i in range(len(self.items)):
                pass
                self.items[i]._fetch_instances()


        @property
        def num_items(self):
            """Number of items."""
            if hasattr(self, '_m_num_items'):
                return self._m_num_items

            self._m_num_items = (self.num_items_and_reserved % 268435456)
            return getattr(self, '_m_num_items', None)

        @property
        def reserved(self):
            """Reserved bits; zero in all known files."""
            if hasattr(self, '_m_reserved'):
                return self._m_reserved

            self._m_reserved = (self.num_items_and_reserved // 268435456)
            return getattr(self, '_m_reserved', None)


    class ColumnRecord(KaitaiStruct):
        """Record frame around one column description.

        .. seealso::
           RNTuple Binary Format Specification 0.1, section 'Frames' - https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames
        """
        SEQ_FIELDS = ["len_frame", "body"]
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['len_frame'] = {'start': self._io.pos()}
            self.len_frame = self._io.read_s4le()
            self._debug['len_frame']['end'] = self._io.pos()
            _ = self.len_frame
            if not  ((_ >= 4) and ((_ - (self._io.size() - self._io.pos())) <= 4)) :
                raise kaitaistruct.ValidationExprError(self.len_frame, self._io, u"/types/column_record/seq/0")
            self._debug['body'] = {'start': self._io.pos()}
            self._raw_body = self._io.read_bytes(self.len_frame - 4)
            _io__raw_body = ByteStream(self._raw_body)
            self.body = RntupleRc1.Column(_io__raw_body, self, self._root)
            self.body._read()
            self._debug['body']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            self.body._fetch_instances()


    class CountedString(KaitaiStruct):
        """String with its length in front; no terminator, no padding.

        .. seealso::
           RNTuple Binary Format Specification 0.1, section 'Basic Types' - https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#basic-types
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


    class EnvelopeLink(KaitaiStruct):
        """Reference to another envelope.

        .. seealso::
           RNTuple Binary Format Specification 0.1, section 'Locators and Envelope Links' - https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#locators-and-envelope-links
        """
        SEQ_FIELDS = ["len_envelope", "locator"]
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['len_envelope'] = {'start': self._io.pos()}
            self.len_envelope = self._io.read_u4le()
            self._debug['len_envelope']['end'] = self._io.pos()
            self._debug['locator'] = {'start': self._io.pos()}
            self.locator = RntupleRc1.Locator(self._io, self, self._root)
            self.locator._read()
            self._debug['locator']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            self.locator._fetch_instances()


    class EnvelopePreamble(KaitaiStruct):
        """Start of every envelope.

        .. seealso::
           RNTuple Binary Format Specification 0.1, section 'Envelopes' - https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#envelopes
        """
        SEQ_FIELDS = ["version", "min_version"]
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['version'] = {'start': self._io.pos()}
            self.version = self._io.read_u2le()
            self._debug['version']['end'] = self._io.pos()
            _ = self.version
            if not  ((_ >= 0) and (self._io.size() >= 8)) :
                raise kaitaistruct.ValidationExprError(self.version, self._io, u"/types/envelope_preamble/seq/0")
            self._debug['min_version'] = {'start': self._io.pos()}
            self.min_version = self._io.read_u2le()
            self._debug['min_version']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass


    class ExtraTypeInfo(KaitaiStruct):
        """Additional information about one type.

        .. seealso::
           RNTuple Binary Format Specification 0.1, section 'Extra type information' - https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#extra-type-information
        """
        SEQ_FIELDS = ["type_version_from", "type_version_to", "content_id", "type_name", "content", "trailing"]
        content = None

        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['type_version_from'] = {'start': self._io.pos()}
            self.type_version_from = self._io.read_u4le()
            self._debug['type_version_from']['end'] = self._io.pos()
            self._debug['type_version_to'] = {'start': self._io.pos()}
            self.type_version_to = self._io.read_u4le()
            self._debug['type_version_to']['end'] = self._io.pos()
            self._debug['content_id'] = {'start': self._io.pos()}
            self.content_id = self._io.read_u4le()
            self._debug['content_id']['end'] = self._io.pos()
            self._debug['type_name'] = {'start': self._io.pos()}
            self.type_name = RntupleRc1.CountedString(self._io, self, self._root)
            self.type_name._read()
            self._debug['type_name']['end'] = self._io.pos()
            if (not (self._io.is_eof())):
                pass
                self._debug['content'] = {'start': self._io.pos()}
                self.content = RntupleRc1.CountedString(self._io, self, self._root)
                self.content._read()
                self._debug['content']['end'] = self._io.pos()

            self._debug['trailing'] = {'start': self._io.pos()}
            self.trailing = self._io.read_bytes_full()
            self._debug['trailing']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            self.type_name._fetch_instances()
            if (not (self._io.is_eof())):
                pass
                self.content._fetch_instances()



    class ExtraTypeInfoList(KaitaiStruct):
        """List frame of extra type information records.

        .. seealso::
           RNTuple Binary Format Specification 0.1, section 'Frames' - https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames
        """
        SEQ_FIELDS = ["len_frame", "body"]
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['len_frame'] = {'start': self._io.pos()}
            self.len_frame = self._io.read_s4le()
            self._debug['len_frame']['end'] = self._io.pos()
            _ = self.len_frame
            if not  ((_ <= -(8)) and ((_ + (self._io.size() - self._io.pos())) >= -(4))) :
                raise kaitaistruct.ValidationExprError(self.len_frame, self._io, u"/types/extra_type_info_list/seq/0")
            self._debug['body'] = {'start': self._io.pos()}
            self._raw_body = self._io.read_bytes(-(self.len_frame) - 4)
            _io__raw_body = ByteStream(self._raw_body)
            self.body = RntupleRc1.ExtraTypeInfoListBody(_io__raw_body, self, self._root)
            self.body._read()
            self._debug['body']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            self.body._fetch_instances()


    class ExtraTypeInfoListBody(KaitaiStruct):
        """Payload of the list frame of extra type information records.

        .. seealso::
           RNTuple Binary Format Specification 0.1, section 'Frames' - https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames
        """
        SEQ_FIELDS = ["num_items_and_reserved", "items", "trailing"]
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['num_items_and_reserved'] = {'start': self._io.pos()}
            self.num_items_and_reserved = self._io.read_u4le()
            self._debug['num_items_and_reserved']['end'] = self._io.pos()
            _ = self.num_items_and_reserved
            if not ((_ % 268435456) * 4) <= (self._io.size() - self._io.pos()):
                raise kaitaistruct.ValidationExprError(self.num_items_and_reserved, self._io, u"/types/extra_type_info_list_body/seq/0")
            self._debug['items'] = {'start': self._io.pos()}
            self._debug['items']['arr'] = []
            self.items = []
            for i in range(self.num_items):
                self._debug['items']['arr'].append({'start': self._io.pos()})
                _t_items = RntupleRc1.ExtraTypeInfoRecord(self._io, self, self._root)
                try:
                    _t_items._read()
                finally:
                    self.items.append(_t_items)
                self._debug['items']['arr'][i]['end'] = self._io.pos()

            self._debug['items']['end'] = self._io.pos()
            self._debug['trailing'] = {'start': self._io.pos()}
            self.trailing = self._io.read_bytes_full()
            self._debug['trailing']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            for i in range(len(self.items)):
                pass
                self.items[i]._fetch_instances()


        @property
        def num_items(self):
            """Number of items."""
            if hasattr(self, '_m_num_items'):
                return self._m_num_items

            self._m_num_items = (self.num_items_and_reserved % 268435456)
            return getattr(self, '_m_num_items', None)

        @property
        def reserved(self):
            """Reserved bits; zero in all known files."""
            if hasattr(self, '_m_reserved'):
                return self._m_reserved

            self._m_reserved = (self.num_items_and_reserved // 268435456)
            return getattr(self, '_m_reserved', None)


    class ExtraTypeInfoRecord(KaitaiStruct):
        """Record frame around one piece of extra type information.

        .. seealso::
           RNTuple Binary Format Specification 0.1, section 'Frames' - https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames
        """
        SEQ_FIELDS = ["len_frame", "body"]
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['len_frame'] = {'start': self._io.pos()}
            self.len_frame = self._io.read_s4le()
            self._debug['len_frame']['end'] = self._io.pos()
            _ = self.len_frame
            if not  ((_ >= 4) and ((_ - (self._io.size() - self._io.pos())) <= 4)) :
                raise kaitaistruct.ValidationExprError(self.len_frame, self._io, u"/types/extra_type_info_record/seq/0")
            self._debug['body'] = {'start': self._io.pos()}
            self._raw_body = self._io.read_bytes(self.len_frame - 4)
            _io__raw_body = ByteStream(self._raw_body)
            self.body = RntupleRc1.ExtraTypeInfo(_io__raw_body, self, self._root)
            self.body._read()
            self._debug['body']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            self.body._fetch_instances()


    class FeatureFlagWord(KaitaiStruct):
        """One 64-bit word of 63 flags, in two halves so that no target language loses bits.

        .. seealso::
           RNTuple Binary Format Specification 0.1, section 'Feature Flags' - https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#feature-flags
        """
        SEQ_FIELDS = ["lo", "hi"]
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['lo'] = {'start': self._io.pos()}
            self.lo = self._io.read_u4le()
            self._debug['lo']['end'] = self._io.pos()
            self._debug['hi'] = {'start': self._io.pos()}
            self.hi = self._io.read_s4le()
            self._debug['hi']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass


    class FeatureFlags(KaitaiStruct):
        """Chain of 64-bit words of feature flags; readers refuse flags they do not know.

        .. seealso::
           RNTuple Binary Format Specification 0.1, section 'Feature Flags' - https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#feature-flags
        """
        SEQ_FIELDS = ["words"]
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['words'] = {'start': self._io.pos()}
            self._debug['words']['arr'] = []
            self.words = []
            i = 0
            while True:
                self._debug['words']['arr'].append({'start': self._io.pos()})
                _t_words = RntupleRc1.FeatureFlagWord(self._io, self, self._root)
                try:
                    _t_words._read()
                finally:
                    _ = _t_words
                    self.words.append(_)
                self._debug['words']['arr'][len(self.words) - 1]['end'] = self._io.pos()
                if _.hi >= 0:
                    break
                i += 1
            self._debug['words']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            for i in range(len(self.words)):
                pass
                self.words[i]._fetch_instances()



    class Field(KaitaiStruct):
        """Description of one field: a node of the schema tree. Numbers come first, strings last.

        .. seealso::
           RNTuple Binary Format Specification 0.1, section 'Field Description' - https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#field-description
        """
        SEQ_FIELDS = ["field_version", "type_version", "parent_id", "role", "flags", "array_size", "name", "type_name", "type_alias", "description", "trailing"]
        array_size = None

        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['field_version'] = {'start': self._io.pos()}
            self.field_version = self._io.read_u4le()
            self._debug['field_version']['end'] = self._io.pos()
            self._debug['type_version'] = {'start': self._io.pos()}
            self.type_version = self._io.read_u4le()
            self._debug['type_version']['end'] = self._io.pos()
            self._debug['parent_id'] = {'start': self._io.pos()}
            self.parent_id = self._io.read_u4le()
            self._debug['parent_id']['end'] = self._io.pos()
            self._debug['role'] = {'start': self._io.pos()}
            self.role = self._io.read_u2le()
            self._debug['role']['end'] = self._io.pos()
            self._debug['flags'] = {'start': self._io.pos()}
            self.flags = self._io.read_u2le()
            self._debug['flags']['end'] = self._io.pos()
            if self.is_repetitive:
                pass
                self._debug['array_size'] = {'start': self._io.pos()}
                self.array_size = self._io.read_u8le()
                self._debug['array_size']['end'] = self._io.pos()

            self._debug['name'] = {'start': self._io.pos()}
            self.name = RntupleRc1.CountedString(self._io, self, self._root)
            self.name._read()
            self._debug['name']['end'] = self._io.pos()
            self._debug['type_name'] = {'start': self._io.pos()}
            self.type_name = RntupleRc1.CountedString(self._io, self, self._root)
            self.type_name._read()
            self._debug['type_name']['end'] = self._io.pos()
            self._debug['type_alias'] = {'start': self._io.pos()}
            self.type_alias = RntupleRc1.CountedString(self._io, self, self._root)
            self.type_alias._read()
            self._debug['type_alias']['end'] = self._io.pos()
            self._debug['description'] = {'start': self._io.pos()}
            self.description = RntupleRc1.CountedString(self._io, self, self._root)
            self.description._read()
            self._debug['description']['end'] = self._io.pos()
            self._debug['trailing'] = {'start': self._io.pos()}
            self.trailing = self._io.read_bytes_full()
            self._debug['trailing']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            if self.is_repetitive:
                pass

            self.name._fetch_instances()
            self.type_name._fetch_instances()
            self.type_alias._fetch_instances()
            self.description._fetch_instances()

        @property
        def is_repetitive(self):
            """Whether the field is a fixed-size array."""
            if hasattr(self, '_m_is_repetitive'):
                return self._m_is_repetitive

            self._m_is_repetitive = self.flags & 1 != 0
            return getattr(self, '_m_is_repetitive', None)


    class FieldList(KaitaiStruct):
        """List frame of field descriptions.

        .. seealso::
           RNTuple Binary Format Specification 0.1, section 'Frames' - https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames
        """
        SEQ_FIELDS = ["len_frame", "body"]
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['len_frame'] = {'start': self._io.pos()}
            self.len_frame = self._io.read_s4le()
            self._debug['len_frame']['end'] = self._io.pos()
            _ = self.len_frame
            if not  ((_ <= -(8)) and ((_ + (self._io.size() - self._io.pos())) >= -(4))) :
                raise kaitaistruct.ValidationExprError(self.len_frame, self._io, u"/types/field_list/seq/0")
            self._debug['body'] = {'start': self._io.pos()}
            self._raw_body = self._io.read_bytes(-(self.len_frame) - 4)
            _io__raw_body = ByteStream(self._raw_body)
            self.body = RntupleRc1.FieldListBody(_io__raw_body, self, self._root)
            self.body._read()
            self._debug['body']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            self.body._fetch_instances()


    class FieldListBody(KaitaiStruct):
        """Payload of the list frame of field descriptions.

        .. seealso::
           RNTuple Binary Format Specification 0.1, section 'Frames' - https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames
        """
        SEQ_FIELDS = ["num_items_and_reserved", "items", "trailing"]
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['num_items_and_reserved'] = {'start': self._io.pos()}
            self.num_items_and_reserved = self._io.read_u4le()
            self._debug['num_items_and_reserved']['end'] = self._io.pos()
            _ = self.num_items_and_reserved
            if not ((_ % 268435456) * 4) <= (self._io.size() - self._io.pos()):
                raise kaitaistruct.ValidationExprError(self.num_items_and_reserved, self._io, u"/types/field_list_body/seq/0")
            self._debug['items'] = {'start': self._io.pos()}
            self._debug['items']['arr'] = []
            self.items = []
            for i in range(self.num_items):
                self._debug['items']['arr'].append({'start': self._io.pos()})
                _t_items = RntupleRc1.FieldRecord(self._io, self, self._root)
                try:
                    _t_items._read()
                finally:
                    self.items.append(_t_items)
                self._debug['items']['arr'][i]['end'] = self._io.pos()

            self._debug['items']['end'] = self._io.pos()
            self._debug['trailing'] = {'start': self._io.pos()}
            self.trailing = self._io.read_bytes_full()
            self._debug['trailing']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            for i in range(len(self.items)):
                pass
                self.items[i]._fetch_instances()


        @property
        def num_items(self):
            """Number of items."""
            if hasattr(self, '_m_num_items'):
                return self._m_num_items

            self._m_num_items = (self.num_items_and_reserved % 268435456)
            return getattr(self, '_m_num_items', None)

        @property
        def reserved(self):
            """Reserved bits; zero in all known files."""
            if hasattr(self, '_m_reserved'):
                return self._m_reserved

            self._m_reserved = (self.num_items_and_reserved // 268435456)
            return getattr(self, '_m_reserved', None)


    class FieldRecord(KaitaiStruct):
        """Record frame around one field description.

        .. seealso::
           RNTuple Binary Format Specification 0.1, section 'Frames' - https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames
        """
        SEQ_FIELDS = ["len_frame", "body"]
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['len_frame'] = {'start': self._io.pos()}
            self.len_frame = self._io.read_s4le()
            self._debug['len_frame']['end'] = self._io.pos()
            _ = self.len_frame
            if not  ((_ >= 4) and ((_ - (self._io.size() - self._io.pos())) <= 4)) :
                raise kaitaistruct.ValidationExprError(self.len_frame, self._io, u"/types/field_record/seq/0")
            self._debug['body'] = {'start': self._io.pos()}
            self._raw_body = self._io.read_bytes(self.len_frame - 4)
            _io__raw_body = ByteStream(self._raw_body)
            self.body = RntupleRc1.Field(_io__raw_body, self, self._root)
            self.body._read()
            self._debug['body']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            self.body._fetch_instances()


    class Float64List(KaitaiStruct):
        """List frame of floating point values.

        .. seealso::
           RNTuple Binary Format Specification 0.1, section 'Frames' - https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames
        """
        SEQ_FIELDS = ["len_frame", "body"]
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['len_frame'] = {'start': self._io.pos()}
            self.len_frame = self._io.read_s4le()
            self._debug['len_frame']['end'] = self._io.pos()
            _ = self.len_frame
            if not  ((_ <= -(8)) and ((_ + (self._io.size() - self._io.pos())) >= -(4))) :
                raise kaitaistruct.ValidationExprError(self.len_frame, self._io, u"/types/float64_list/seq/0")
            self._debug['body'] = {'start': self._io.pos()}
            self._raw_body = self._io.read_bytes(-(self.len_frame) - 4)
            _io__raw_body = ByteStream(self._raw_body)
            self.body = RntupleRc1.Float64ListBody(_io__raw_body, self, self._root)
            self.body._read()
            self._debug['body']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            self.body._fetch_instances()


    class Float64ListBody(KaitaiStruct):
        """Payload of the list frame of floating point values.

        .. seealso::
           RNTuple Binary Format Specification 0.1, section 'User Meta-data Envelope' - https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#user-meta-data-envelope
        """
        SEQ_FIELDS = ["num_items_and_reserved", "items", "trailing"]
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['num_items_and_reserved'] = {'start': self._io.pos()}
            self.num_items_and_reserved = self._io.read_u4le()
            self._debug['num_items_and_reserved']['end'] = self._io.pos()
            _ = self.num_items_and_reserved
            if not ((_ % 268435456) * 8) <= (self._io.size() - self._io.pos()):
                raise kaitaistruct.ValidationExprError(self.num_items_and_reserved, self._io, u"/types/float64_list_body/seq/0")
            self._debug['items'] = {'start': self._io.pos()}
            self._debug['items']['arr'] = []
            self.items = []
            for i in range(self.num_items):
                self._debug['items']['arr'].append({'start': self._io.pos()})
                self.items.append(self._io.read_f8le())
                self._debug['items']['arr'][i]['end'] = self._io.pos()

            self._debug['items']['end'] = self._io.pos()
            self._debug['trailing'] = {'start': self._io.pos()}
            self.trailing = self._io.read_bytes_full()
            self._debug['trailing']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            for i in range(len(self.items)):
                pass


        @property
        def num_items(self):
            """Number of items."""
            if hasattr(self, '_m_num_items'):
                return self._m_num_items

            self._m_num_items = (self.num_items_and_reserved % 268435456)
            return getattr(self, '_m_num_items', None)

        @property
        def reserved(self):
            """Reserved bits; zero in all known files."""
            if hasattr(self, '_m_reserved'):
                return self._m_reserved

            self._m_reserved = (self.num_items_and_reserved // 268435456)
            return getattr(self, '_m_reserved', None)


    class Footer(KaitaiStruct):
        """Payload of the footer envelope: additions to the schema, and the way to the page lists.

        .. seealso::
           RNTuple Binary Format Specification 0.1, section 'Footer Envelope' - https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#footer-envelope
        """
        SEQ_FIELDS = ["feature_flags", "header_checksum", "schema_extension", "column_groups", "cluster_summaries", "cluster_groups", "meta_data_links", "trailing"]
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['feature_flags'] = {'start': self._io.pos()}
            self.feature_flags = RntupleRc1.FeatureFlags(self._io, self, self._root)
            self.feature_flags._read()
            self._debug['feature_flags']['end'] = self._io.pos()
            self._debug['header_checksum'] = {'start': self._io.pos()}
            self.header_checksum = self._io.read_bytes(4)
            self._debug['header_checksum']['end'] = self._io.pos()
            self._debug['schema_extension'] = {'start': self._io.pos()}
            self.schema_extension = RntupleRc1.SchemaExtensionFrame(self._io, self, self._root)
            self.schema_extension._read()
            self._debug['schema_extension']['end'] = self._io.pos()
            self._debug['column_groups'] = {'start': self._io.pos()}
            self.column_groups = RntupleRc1.ColumnGroupList(self._io, self, self._root)
            self.column_groups._read()
            self._debug['column_groups']['end'] = self._io.pos()
            self._debug['cluster_summaries'] = {'start': self._io.pos()}
            self.cluster_summaries = RntupleRc1.ClusterSummaryList(self._io, self, self._root)
            self.cluster_summaries._read()
            self._debug['cluster_summaries']['end'] = self._io.pos()
            self._debug['cluster_groups'] = {'start': self._io.pos()}
            self.cluster_groups = RntupleRc1.ClusterGroupList(self._io, self, self._root)
            self.cluster_groups._read()
            self._debug['cluster_groups']['end'] = self._io.pos()
            self._debug['meta_data_links'] = {'start': self._io.pos()}
            self.meta_data_links = RntupleRc1.MetaDataLinkList(self._io, self, self._root)
            self.meta_data_links._read()
            self._debug['meta_data_links']['end'] = self._io.pos()
            self._debug['trailing'] = {'start': self._io.pos()}
            self.trailing = self._io.read_bytes_full()
            self._debug['trailing']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            self.feature_flags._fetch_instances()
            self.schema_extension._fetch_instances()
            self.column_groups._fetch_instances()
            self.cluster_summaries._fetch_instances()
            self.cluster_groups._fetch_instances()
            self.meta_data_links._fetch_instances()


    class FooterEnvelope(KaitaiStruct):
        """Whole footer envelope, from a slice that holds exactly the envelope.

        .. seealso::
           RNTuple Binary Format Specification 0.1, section 'Envelopes' - https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#envelopes
        """
        SEQ_FIELDS = ["preamble", "payload", "checksum"]
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['preamble'] = {'start': self._io.pos()}
            self.preamble = RntupleRc1.EnvelopePreamble(self._io, self, self._root)
            self.preamble._read()
            self._debug['preamble']['end'] = self._io.pos()
            self._debug['payload'] = {'start': self._io.pos()}
            self._raw_payload = self._io.read_bytes(((self._io.size() - self._io.pos()) - 4))
            _io__raw_payload = ByteStream(self._raw_payload)
            self.payload = RntupleRc1.Footer(_io__raw_payload, self, self._root)
            self.payload._read()
            self._debug['payload']['end'] = self._io.pos()
            self._debug['checksum'] = {'start': self._io.pos()}
            self.checksum = self._io.read_bytes(4)
            self._debug['checksum']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            self.preamble._fetch_instances()
            self.payload._fetch_instances()


    class Header(KaitaiStruct):
        """Payload of the header envelope: name, provenance and schema of the RNTuple.

        .. seealso::
           RNTuple Binary Format Specification 0.1, section 'Header Envelope' - https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#header-envelope
        """
        SEQ_FIELDS = ["feature_flags", "release_candidate_tag", "name", "description", "writer", "schema", "trailing"]
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['feature_flags'] = {'start': self._io.pos()}
            self.feature_flags = RntupleRc1.FeatureFlags(self._io, self, self._root)
            self.feature_flags._read()
            self._debug['feature_flags']['end'] = self._io.pos()
            self._debug['release_candidate_tag'] = {'start': self._io.pos()}
            self.release_candidate_tag = self._io.read_u4le()
            self._debug['release_candidate_tag']['end'] = self._io.pos()
            self._debug['name'] = {'start': self._io.pos()}
            self.name = RntupleRc1.CountedString(self._io, self, self._root)
            self.name._read()
            self._debug['name']['end'] = self._io.pos()
            self._debug['description'] = {'start': self._io.pos()}
            self.description = RntupleRc1.CountedString(self._io, self, self._root)
            self.description._read()
            self._debug['description']['end'] = self._io.pos()
            self._debug['writer'] = {'start': self._io.pos()}
            self.writer = RntupleRc1.CountedString(self._io, self, self._root)
            self.writer._read()
            self._debug['writer']['end'] = self._io.pos()
            self._debug['schema'] = {'start': self._io.pos()}
            self.schema = RntupleRc1.Schema(self._io, self, self._root)
            self.schema._read()
            self._debug['schema']['end'] = self._io.pos()
            self._debug['trailing'] = {'start': self._io.pos()}
            self.trailing = self._io.read_bytes_full()
            self._debug['trailing']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            self.feature_flags._fetch_instances()
            self.name._fetch_instances()
            self.description._fetch_instances()
            self.writer._fetch_instances()
            self.schema._fetch_instances()


    class HeaderEnvelope(KaitaiStruct):
        """Whole header envelope, from a slice that holds exactly the envelope.

        .. seealso::
           RNTuple Binary Format Specification 0.1, section 'Envelopes' - https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#envelopes
        """
        SEQ_FIELDS = ["preamble", "payload", "checksum"]
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['preamble'] = {'start': self._io.pos()}
            self.preamble = RntupleRc1.EnvelopePreamble(self._io, self, self._root)
            self.preamble._read()
            self._debug['preamble']['end'] = self._io.pos()
            self._debug['payload'] = {'start': self._io.pos()}
            self._raw_payload = self._io.read_bytes(((self._io.size() - self._io.pos()) - 4))
            _io__raw_payload = ByteStream(self._raw_payload)
            self.payload = RntupleRc1.Header(_io__raw_payload, self, self._root)
            self.payload._read()
            self._debug['payload']['end'] = self._io.pos()
            self._debug['checksum'] = {'start': self._io.pos()}
            self.checksum = self._io.read_bytes(4)
            self._debug['checksum']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            self.preamble._fetch_instances()
            self.payload._fetch_instances()


    class Int64List(KaitaiStruct):
        """List frame of integer values.

        .. seealso::
           RNTuple Binary Format Specification 0.1, section 'Frames' - https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames
        """
        SEQ_FIELDS = ["len_frame", "body"]
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['len_frame'] = {'start': self._io.pos()}
            self.len_frame = self._io.read_s4le()
            self._debug['len_frame']['end'] = self._io.pos()
            _ = self.len_frame
            if not  ((_ <= -(8)) and ((_ + (self._io.size() - self._io.pos())) >= -(4))) :
                raise kaitaistruct.ValidationExprError(self.len_frame, self._io, u"/types/int64_list/seq/0")
            self._debug['body'] = {'start': self._io.pos()}
            self._raw_body = self._io.read_bytes(-(self.len_frame) - 4)
            _io__raw_body = ByteStream(self._raw_body)
            self.body = RntupleRc1.Int64ListBody(_io__raw_body, self, self._root)
            self.body._read()
            self._debug['body']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            self.body._fetch_instances()


    class Int64ListBody(KaitaiStruct):
        """Payload of the list frame of integer values.

        .. seealso::
           RNTuple Binary Format Specification 0.1, section 'User Meta-data Envelope' - https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#user-meta-data-envelope
        """
        SEQ_FIELDS = ["num_items_and_reserved", "items", "trailing"]
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['num_items_and_reserved'] = {'start': self._io.pos()}
            self.num_items_and_reserved = self._io.read_u4le()
            self._debug['num_items_and_reserved']['end'] = self._io.pos()
            _ = self.num_items_and_reserved
            if not ((_ % 268435456) * 8) <= (self._io.size() - self._io.pos()):
                raise kaitaistruct.ValidationExprError(self.num_items_and_reserved, self._io, u"/types/int64_list_body/seq/0")
            self._debug['items'] = {'start': self._io.pos()}
            self._debug['items']['arr'] = []
            self.items = []
            for i in range(self.num_items):
                self._debug['items']['arr'].append({'start': self._io.pos()})
                self.items.append(self._io.read_s8le())
                self._debug['items']['arr'][i]['end'] = self._io.pos()

            self._debug['items']['end'] = self._io.pos()
            self._debug['trailing'] = {'start': self._io.pos()}
            self.trailing = self._io.read_bytes_full()
            self._debug['trailing']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            for i in range(len(self.items)):
                pass


        @property
        def num_items(self):
            """Number of items."""
            if hasattr(self, '_m_num_items'):
                return self._m_num_items

            self._m_num_items = (self.num_items_and_reserved % 268435456)
            return getattr(self, '_m_num_items', None)

        @property
        def reserved(self):
            """Reserved bits; zero in all known files."""
            if hasattr(self, '_m_reserved'):
                return self._m_reserved

            self._m_reserved = (self.num_items_and_reserved // 268435456)
            return getattr(self, '_m_reserved', None)


    class Locator(KaitaiStruct):
        """Where a byte range is stored. A non-negative head is the size of a byte range in the same file, and an
        offset follows. A negative head is negated as a whole and then holds locator size, reserved byte and
        kind.

        .. seealso::
           RNTuple Binary Format Specification 0.1, section 'Locators and Envelope Links' - https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#locators-and-envelope-links
        """
        SEQ_FIELDS = ["head", "ofs_range", "payload"]
        ofs_range = None
        payload = None

        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['head'] = {'start': self._io.pos()}
            self.head = self._io.read_s4le()
            self._debug['head']['end'] = self._io.pos()
            _ = self.head
            if not  ((_ >= 0) or (((0 - _) % 65536) >= 4)) :
                raise kaitaistruct.ValidationExprError(self.head, self._io, u"/types/locator/seq/0")
            if self.head >= 0:
                pass
                self._debug['ofs_range'] = {'start': self._io.pos()}
                self.ofs_range = self._io.read_u8le()
                self._debug['ofs_range']['end'] = self._io.pos()

            if self.head < 0:
                pass
                self._debug['payload'] = {'start': self._io.pos()}
                _on = self.kind
                if _on == 1:
                    pass
                    self._raw_payload = self._io.read_bytes((self.len_self - 4))
                    _io__raw_payload = ByteStream(self._raw_payload)
                    self.payload = RntupleRc1.UriLocator(_io__raw_payload, self, self._root)
                    self.payload._read()
                elif _on == 2:
                    pass
                    self._raw_payload = self._io.read_bytes((self.len_self - 4))
                    _io__raw_payload = ByteStream(self._raw_payload)
                    self.payload = RntupleRc1.Object64Locator(_io__raw_payload, self, self._root)
                    self.payload._read()
                else:
                    pass
                    self._raw_payload = self._io.read_bytes((self.len_self - 4))
                    _io__raw_payload = ByteStream(self._raw_payload)
                    self.payload = RntupleRc1.UnknownPayload(_io__raw_payload, self, self._root)
                    self.payload._read()
                self._debug['payload']['end'] = self._io.pos()



        def _fetch_instances(self):
            pass
            if self.head >= 0:
                pass

            if self.head < 0:
                pass
                _on = self.kind
                if _on == 1:
                    pass
                    self.payload._fetch_instances()
                elif _on == 2:
                    pass
                    self.payload._fetch_instances()
                else:
                    pass
                    self.payload._fetch_instances()


        @property
        def kind(self):
            """Kind of locator, see the enum locator_kind; 0 in a standard locator."""
            if hasattr(self, '_m_kind'):
                return self._m_kind

            self._m_kind = (self.negated_head // 16777216)
            return getattr(self, '_m_kind', None)

        @property
        def len_self(self):
            """Size in bytes of a non-standard locator, head included; 0 in a standard locator."""
            if hasattr(self, '_m_len_self'):
                return self._m_len_self

            self._m_len_self = (self.negated_head % 65536)
            return getattr(self, '_m_len_self', None)

        @property
        def negated_head(self):
            """The word that holds locator size, reserved byte and kind; 0 in a standard locator."""
            if hasattr(self, '_m_negated_head'):
                return self._m_negated_head

            self._m_negated_head = ((0 - self.head) if self.head < 0 else 0)
            return getattr(self, '_m_negated_head', None)

        @property
        def reserved(self):
            """Byte for use by the storage system of a non-standard locator."""
            if hasattr(self, '_m_reserved'):
                return self._m_reserved

            self._m_reserved = ((self.negated_head // 65536) % 256)
            return getattr(self, '_m_reserved', None)


    class MetaData(KaitaiStruct):
        """Payload of a user meta-data envelope.

        .. seealso::
           RNTuple Binary Format Specification 0.1, section 'User Meta-data Envelope' - https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#user-meta-data-envelope
        """
        SEQ_FIELDS = ["entries", "trailing"]
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['entries'] = {'start': self._io.pos()}
            self.entries = RntupleRc1.MetaDataEntryList(self._io, self, self._root)
            self.entries._read()
            self._debug['entries']['end'] = self._io.pos()
            self._debug['trailing'] = {'start': self._io.pos()}
            self.trailing = self._io.read_bytes_full()
            self._debug['trailing']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            self.entries._fetch_instances()


    class MetaDataBool(KaitaiStruct):
        """Boolean value.

        .. seealso::
           RNTuple Binary Format Specification 0.1, section 'User Meta-data Envelope' - https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#user-meta-data-envelope
        """
        SEQ_FIELDS = ["number"]
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['number'] = {'start': self._io.pos()}
            self.number = self._io.read_u1()
            self._debug['number']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass


    class MetaDataEntry(KaitaiStruct):
        """One key-value pair.

        .. seealso::
           RNTuple Binary Format Specification 0.1, section 'User Meta-data Envelope' - https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#user-meta-data-envelope
        """
        SEQ_FIELDS = ["value_type", "key", "value", "trailing"]
        value = None

        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['value_type'] = {'start': self._io.pos()}
            self.value_type = self._io.read_s4le()
            self._debug['value_type']['end'] = self._io.pos()
            self._debug['key'] = {'start': self._io.pos()}
            self.key = RntupleRc1.CountedString(self._io, self, self._root)
            self.key._read()
            self._debug['key']['end'] = self._io.pos()
            self._debug['value'] = {'start': self._io.pos()}
            _on = self.value_type
            if _on == 1:
                pass
                self.value = RntupleRc1.MetaDataInt64(self._io, self, self._root)
                self.value._read()
            elif _on == 2:
                pass
                self.value = RntupleRc1.MetaDataBool(self._io, self, self._root)
                self.value._read()
            elif _on == 3:
                pass
                self.value = RntupleRc1.MetaDataFloat64(self._io, self, self._root)
                self.value._read()
            elif _on == 4:
                pass
                self.value = RntupleRc1.CountedString(self._io, self, self._root)
                self.value._read()
            elif _on == -1:
                pass
                self.value = RntupleRc1.Int64List(self._io, self, self._root)
                self.value._read()
            elif _on == -2:
                pass
                self.value = RntupleRc1.BoolList(self._io, self, self._root)
                self.value._read()
            elif _on == -3:
                pass
                self.value = RntupleRc1.Float64List(self._io, self, self._root)
                self.value._read()
            elif _on == -4:
                pass
                self.value = RntupleRc1.StringList(self._io, self, self._root)
                self.value._read()
            self._debug['value']['end'] = self._io.pos()
            self._debug['trailing'] = {'start': self._io.pos()}
            self.trailing = self._io.read_bytes_full()
            self._debug['trailing']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            self.key._fetch_instances()
            _on = self.value_type
            if _on == 1:
                pass
                self.value._fetch_instances()
            elif _on == 2:
                pass
                self.value._fetch_instances()
            elif _on == 3:
                pass
                self.value._fetch_instances()
            elif _on == 4:
                pass
                self.value._fetch_instances()
            elif _on == -1:
                pass
                self.value._fetch_instances()
            elif _on == -2:
                pass
                self.value._fetch_instances()
            elif _on == -3:
                pass
                self.value._fetch_instances()
            elif _on == -4:
                pass
                self.value._fetch_instances()


    class MetaDataEntryList(KaitaiStruct):
        """List frame of key-value pairs.

        .. seealso::
           RNTuple Binary Format Specification 0.1, section 'Frames' - https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames
        """
        SEQ_FIELDS = ["len_frame", "body"]
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['len_frame'] = {'start': self._io.pos()}
            self.len_frame = self._io.read_s4le()
            self._debug['len_frame']['end'] = self._io.pos()
            _ = self.len_frame
            if not  ((_ <= -(8)) and ((_ + (self._io.size() - self._io.pos())) >= -(4))) :
                raise kaitaistruct.ValidationExprError(self.len_frame, self._io, u"/types/meta_data_entry_list/seq/0")
            self._debug['body'] = {'start': self._io.pos()}
            self._raw_body = self._io.read_bytes(-(self.len_frame) - 4)
            _io__raw_body = ByteStream(self._raw_body)
            self.body = RntupleRc1.MetaDataEntryListBody(_io__raw_body, self, self._root)
            self.body._read()
            self._debug['body']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            self.body._fetch_instances()


    class MetaDataEntryListBody(KaitaiStruct):
        """Payload of the list frame of key-value pairs.

        .. seealso::
           RNTuple Binary Format Specification 0.1, section 'Frames' - https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames
        """
        SEQ_FIELDS = ["num_items_and_reserved", "items", "trailing"]
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['num_items_and_reserved'] = {'start': self._io.pos()}
            self.num_items_and_reserved = self._io.read_u4le()
            self._debug['num_items_and_reserved']['end'] = self._io.pos()
            _ = self.num_items_and_reserved
            if not ((_ % 268435456) * 4) <= (self._io.size() - self._io.pos()):
                raise kaitaistruct.ValidationExprError(self.num_items_and_reserved, self._io, u"/types/meta_data_entry_list_body/seq/0")
            self._debug['items'] = {'start': self._io.pos()}
            self._debug['items']['arr'] = []
            self.items = []
            for i in range(self.num_items):
                self._debug['items']['arr'].append({'start': self._io.pos()})
                _t_items = RntupleRc1.MetaDataEntryRecord(self._io, self, self._root)
                try:
                    _t_items._read()
                finally:
                    self.items.append(_t_items)
                self._debug['items']['arr'][i]['end'] = self._io.pos()

            self._debug['items']['end'] = self._io.pos()
            self._debug['trailing'] = {'start': self._io.pos()}
            self.trailing = self._io.read_bytes_full()
            self._debug['trailing']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            for i in range(len(self.items)):
                pass
                self.items[i]._fetch_instances()


        @property
        def num_items(self):
            """Number of items."""
            if hasattr(self, '_m_num_items'):
                return self._m_num_items

            self._m_num_items = (self.num_items_and_reserved % 268435456)
            return getattr(self, '_m_num_items', None)

        @property
        def reserved(self):
            """Reserved bits; zero in all known files."""
            if hasattr(self, '_m_reserved'):
                return self._m_reserved

            self._m_reserved = (self.num_items_and_reserved // 268435456)
            return getattr(self, '_m_reserved', None)


    class MetaDataEntryRecord(KaitaiStruct):
        """Record frame around one key-value pair.

        .. seealso::
           RNTuple Binary Format Specification 0.1, section 'Frames' - https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames
        """
        SEQ_FIELDS = ["len_frame", "body"]
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['len_frame'] = {'start': self._io.pos()}
            self.len_frame = self._io.read_s4le()
            self._debug['len_frame']['end'] = self._io.pos()
            _ = self.len_frame
            if not  ((_ >= 4) and ((_ - (self._io.size() - self._io.pos())) <= 4)) :
                raise kaitaistruct.ValidationExprError(self.len_frame, self._io, u"/types/meta_data_entry_record/seq/0")
            self._debug['body'] = {'start': self._io.pos()}
            self._raw_body = self._io.read_bytes(self.len_frame - 4)
            _io__raw_body = ByteStream(self._raw_body)
            self.body = RntupleRc1.MetaDataEntry(_io__raw_body, self, self._root)
            self.body._read()
            self._debug['body']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            self.body._fetch_instances()


    class MetaDataEnvelope(KaitaiStruct):
        """Whole user meta-data envelope, from a slice that holds exactly the envelope.

        .. seealso::
           RNTuple Binary Format Specification 0.1, section 'Envelopes' - https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#envelopes
        """
        SEQ_FIELDS = ["preamble", "payload", "checksum"]
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['preamble'] = {'start': self._io.pos()}
            self.preamble = RntupleRc1.EnvelopePreamble(self._io, self, self._root)
            self.preamble._read()
            self._debug['preamble']['end'] = self._io.pos()
            self._debug['payload'] = {'start': self._io.pos()}
            self._raw_payload = self._io.read_bytes(((self._io.size() - self._io.pos()) - 4))
            _io__raw_payload = ByteStream(self._raw_payload)
            self.payload = RntupleRc1.MetaData(_io__raw_payload, self, self._root)
            self.payload._read()
            self._debug['payload']['end'] = self._io.pos()
            self._debug['checksum'] = {'start': self._io.pos()}
            self.checksum = self._io.read_bytes(4)
            self._debug['checksum']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            self.preamble._fetch_instances()
            self.payload._fetch_instances()


    class MetaDataFloat64(KaitaiStruct):
        """Floating point value.

        .. seealso::
           RNTuple Binary Format Specification 0.1, section 'User Meta-data Envelope' - https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#user-meta-data-envelope
        """
        SEQ_FIELDS = ["number"]
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['number'] = {'start': self._io.pos()}
            self.number = self._io.read_f8le()
            self._debug['number']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass


    class MetaDataInt64(KaitaiStruct):
        """Integer value.

        .. seealso::
           RNTuple Binary Format Specification 0.1, section 'User Meta-data Envelope' - https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#user-meta-data-envelope
        """
        SEQ_FIELDS = ["number"]
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['number'] = {'start': self._io.pos()}
            self.number = self._io.read_s8le()
            self._debug['number']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass


    class MetaDataLinkList(KaitaiStruct):
        """List frame of links to user meta-data envelopes.

        .. seealso::
           RNTuple Binary Format Specification 0.1, section 'Frames' - https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames
        """
        SEQ_FIELDS = ["len_frame", "body"]
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['len_frame'] = {'start': self._io.pos()}
            self.len_frame = self._io.read_s4le()
            self._debug['len_frame']['end'] = self._io.pos()
            _ = self.len_frame
            if not  ((_ <= -(8)) and ((_ + (self._io.size() - self._io.pos())) >= -(4))) :
                raise kaitaistruct.ValidationExprError(self.len_frame, self._io, u"/types/meta_data_link_list/seq/0")
            self._debug['body'] = {'start': self._io.pos()}
            self._raw_body = self._io.read_bytes(-(self.len_frame) - 4)
            _io__raw_body = ByteStream(self._raw_body)
            self.body = RntupleRc1.MetaDataLinkListBody(_io__raw_body, self, self._root)
            self.body._read()
            self._debug['body']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            self.body._fetch_instances()


    class MetaDataLinkListBody(KaitaiStruct):
        """Payload of the list frame of links to user meta-data envelopes.

        .. seealso::
           RNTuple Binary Format Specification 0.1, section 'Footer Envelope' - https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#footer-envelope
        """
        SEQ_FIELDS = ["num_items_and_reserved", "items", "trailing"]
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['num_items_and_reserved'] = {'start': self._io.pos()}
            self.num_items_and_reserved = self._io.read_u4le()
            self._debug['num_items_and_reserved']['end'] = self._io.pos()
            _ = self.num_items_and_reserved
            if not ((_ % 268435456) * 8) <= (self._io.size() - self._io.pos()):
                raise kaitaistruct.ValidationExprError(self.num_items_and_reserved, self._io, u"/types/meta_data_link_list_body/seq/0")
            self._debug['items'] = {'start': self._io.pos()}
            self._debug['items']['arr'] = []
            self.items = []
            for i in range(self.num_items):
                self._debug['items']['arr'].append({'start': self._io.pos()})
                _t_items = RntupleRc1.EnvelopeLink(self._io, self, self._root)
                try:
                    _t_items._read()
                finally:
                    self.items.append(_t_items)
                self._debug['items']['arr'][i]['end'] = self._io.pos()

            self._debug['items']['end'] = self._io.pos()
            self._debug['trailing'] = {'start': self._io.pos()}
            self.trailing = self._io.read_bytes_full()
            self._debug['trailing']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            for i in range(len(self.items)):
                pass
                self.items[i]._fetch_instances()


        @property
        def num_items(self):
            """Number of items."""
            if hasattr(self, '_m_num_items'):
                return self._m_num_items

            self._m_num_items = (self.num_items_and_reserved % 268435456)
            return getattr(self, '_m_num_items', None)

        @property
        def reserved(self):
            """Reserved bits; zero in all known files."""
            if hasattr(self, '_m_reserved'):
                return self._m_reserved

            self._m_reserved = (self.num_items_and_reserved // 268435456)
            return getattr(self, '_m_reserved', None)


    class Object64Locator(KaitaiStruct):
        """Payload of a locator of an object with a 64-bit address, as in the DAOS object store.

        .. seealso::
           RNTuple Binary Format Specification 0.1, section 'Well-known Payload Formats' - https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#well-known-payload-formats
        """
        SEQ_FIELDS = ["len_object", "location", "trailing"]
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['len_object'] = {'start': self._io.pos()}
            self.len_object = self._io.read_u4le()
            self._debug['len_object']['end'] = self._io.pos()
            self._debug['location'] = {'start': self._io.pos()}
            self.location = self._io.read_u8le()
            self._debug['location']['end'] = self._io.pos()
            self._debug['trailing'] = {'start': self._io.pos()}
            self.trailing = self._io.read_bytes_full()
            self._debug['trailing']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass


    class Page(KaitaiStruct):
        """Description of one page: a run of elements of one column.

        .. seealso::
           RNTuple Binary Format Specification 0.1, section 'Page List Envelope' - https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#page-list-envelope
        """
        SEQ_FIELDS = ["num_elements_and_flags", "locator"]
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['num_elements_and_flags'] = {'start': self._io.pos()}
            self.num_elements_and_flags = self._io.read_u4le()
            self._debug['num_elements_and_flags']['end'] = self._io.pos()
            self._debug['locator'] = {'start': self._io.pos()}
            self.locator = RntupleRc1.Locator(self._io, self, self._root)
            self.locator._read()
            self._debug['locator']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            self.locator._fetch_instances()

        @property
        def flags(self):
            """Bits of the enum page_flag."""
            if hasattr(self, '_m_flags'):
                return self._m_flags

            self._m_flags = (self.num_elements_and_flags // 1073741824)
            return getattr(self, '_m_flags', None)

        @property
        def num_elements(self):
            """Number of elements in the page."""
            if hasattr(self, '_m_num_elements'):
                return self._m_num_elements

            self._m_num_elements = (self.num_elements_and_flags % 1073741824)
            return getattr(self, '_m_num_elements', None)


    class PageList(KaitaiStruct):
        """Payload of a page list envelope: where the pages of the clusters of one cluster group are.

        .. seealso::
           RNTuple Binary Format Specification 0.1, section 'Page List Envelope' - https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#page-list-envelope
        """
        SEQ_FIELDS = ["page_locations", "trailing"]
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['page_locations'] = {'start': self._io.pos()}
            self.page_locations = RntupleRc1.ClusterPagesList(self._io, self, self._root)
            self.page_locations._read()
            self._debug['page_locations']['end'] = self._io.pos()
            self._debug['trailing'] = {'start': self._io.pos()}
            self.trailing = self._io.read_bytes_full()
            self._debug['trailing']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            self.page_locations._fetch_instances()


    class PageListEnvelope(KaitaiStruct):
        """Whole page list envelope, from a slice that holds exactly the envelope.

        .. seealso::
           RNTuple Binary Format Specification 0.1, section 'Envelopes' - https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#envelopes
        """
        SEQ_FIELDS = ["preamble", "payload", "checksum"]
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['preamble'] = {'start': self._io.pos()}
            self.preamble = RntupleRc1.EnvelopePreamble(self._io, self, self._root)
            self.preamble._read()
            self._debug['preamble']['end'] = self._io.pos()
            self._debug['payload'] = {'start': self._io.pos()}
            self._raw_payload = self._io.read_bytes(((self._io.size() - self._io.pos()) - 4))
            _io__raw_payload = ByteStream(self._raw_payload)
            self.payload = RntupleRc1.PageList(_io__raw_payload, self, self._root)
            self.payload._read()
            self._debug['payload']['end'] = self._io.pos()
            self._debug['checksum'] = {'start': self._io.pos()}
            self.checksum = self._io.read_bytes(4)
            self._debug['checksum']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            self.preamble._fetch_instances()
            self.payload._fetch_instances()


    class Schema(KaitaiStruct):
        """Schema description: four list frames. It is in the header and, for later additions, in the footer.

        .. seealso::
           RNTuple Binary Format Specification 0.1, section 'Header Envelope' - https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#header-envelope
        """
        SEQ_FIELDS = ["fields", "columns", "alias_columns", "extra_type_infos"]
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['fields'] = {'start': self._io.pos()}
            self.fields = RntupleRc1.FieldList(self._io, self, self._root)
            self.fields._read()
            self._debug['fields']['end'] = self._io.pos()
            self._debug['columns'] = {'start': self._io.pos()}
            self.columns = RntupleRc1.ColumnList(self._io, self, self._root)
            self.columns._read()
            self._debug['columns']['end'] = self._io.pos()
            self._debug['alias_columns'] = {'start': self._io.pos()}
            self.alias_columns = RntupleRc1.AliasColumnList(self._io, self, self._root)
            self.alias_columns._read()
            self._debug['alias_columns']['end'] = self._io.pos()
            self._debug['extra_type_infos'] = {'start': self._io.pos()}
            self.extra_type_infos = RntupleRc1.ExtraTypeInfoList(self._io, self, self._root)
            self.extra_type_infos._read()
            self._debug['extra_type_infos']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            self.fields._fetch_instances()
            self.columns._fetch_instances()
            self.alias_columns._fetch_instances()
            self.extra_type_infos._fetch_instances()


    class SchemaExtension(KaitaiStruct):
        """Additions to the schema of the header.

        .. seealso::
           RNTuple Binary Format Specification 0.1, section 'Footer Envelope' - https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#footer-envelope
        """
        SEQ_FIELDS = ["schema", "trailing"]
        schema = None

        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            if (not (self._io.is_eof())):
                pass
                self._debug['schema'] = {'start': self._io.pos()}
                self.schema = RntupleRc1.Schema(self._io, self, self._root)
                self.schema._read()
                self._debug['schema']['end'] = self._io.pos()

            self._debug['trailing'] = {'start': self._io.pos()}
            self.trailing = self._io.read_bytes_full()
            self._debug['trailing']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            if (not (self._io.is_eof())):
                pass
                self.schema._fetch_instances()



    class SchemaExtensionFrame(KaitaiStruct):
        """Frame around the schema extension. Early files hold an empty list frame here, later ones the record frame of the
        text. The sign of the size distinguishes them.

        .. seealso::
           RNTuple Binary Format Specification 0.1, section 'Footer Envelope' - https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#footer-envelope
        """
        SEQ_FIELDS = ["len_frame", "record", "list"]
        record = None
        list = None

        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['len_frame'] = {'start': self._io.pos()}
            self.len_frame = self._io.read_s4le()
            self._debug['len_frame']['end'] = self._io.pos()
            _ = self.len_frame
            if not  (( ((_ >= 4) and ((_ - (self._io.size() - self._io.pos())) <= 4)) ) or ( ((_ <= -(8)) and ((_ + (self._io.size() - self._io.pos())) >= -(4))) )) :
                raise kaitaistruct.ValidationExprError(self.len_frame, self._io, u"/types/schema_extension_frame/seq/0")
            if self.len_frame >= 0:
                pass
                self._debug['record'] = {'start': self._io.pos()}
                self._raw_record = self._io.read_bytes(self.len_frame - 4)
                _io__raw_record = ByteStream(self._raw_record)
                self.record = RntupleRc1.SchemaExtension(_io__raw_record, self, self._root)
                self.record._read()
                self._debug['record']['end'] = self._io.pos()

            if self.len_frame < 0:
                pass
                self._debug['list'] = {'start': self._io.pos()}
                self._raw_list = self._io.read_bytes(-(self.len_frame) - 4)
                _io__raw_list = ByteStream(self._raw_list)
                self.list = RntupleRc1.SchemaExtensionListBody(_io__raw_list, self, self._root)
                self.list._read()
                self._debug['list']['end'] = self._io.pos()



        def _fetch_instances(self):
            pass
            if self.len_frame >= 0:
                pass
                self.record._fetch_instances()

            if self.len_frame < 0:
                pass
                self.list._fetch_instances()



    class SchemaExtensionListBody(KaitaiStruct):
        """Payload of the list frame that replaces the schema extension in early files.

        .. seealso::
           RNTuple Binary Format Specification 0.1, section 'Footer Envelope' - https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#footer-envelope
        """
        SEQ_FIELDS = ["num_items_and_reserved", "trailing"]
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['num_items_and_reserved'] = {'start': self._io.pos()}
            self.num_items_and_reserved = self._io.read_u4le()
            self._debug['num_items_and_reserved']['end'] = self._io.pos()
            self._debug['trailing'] = {'start': self._io.pos()}
            self.trailing = self._io.read_bytes_full()
            self._debug['trailing']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass

        @property
        def num_items(self):
            """Number of items."""
            if hasattr(self, '_m_num_items'):
                return self._m_num_items

            self._m_num_items = (self.num_items_and_reserved % 268435456)
            return getattr(self, '_m_num_items', None)

        @property
        def reserved(self):
            """Reserved bits; zero in all known files."""
            if hasattr(self, '_m_reserved'):
                return self._m_reserved

            self._m_reserved = (self.num_items_and_reserved // 268435456)
            return getattr(self, '_m_reserved', None)


    class StringList(KaitaiStruct):
        """List frame of string values.

        .. seealso::
           RNTuple Binary Format Specification 0.1, section 'Frames' - https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames
        """
        SEQ_FIELDS = ["len_frame", "body"]
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['len_frame'] = {'start': self._io.pos()}
            self.len_frame = self._io.read_s4le()
            self._debug['len_frame']['end'] = self._io.pos()
            _ = self.len_frame
            if not  ((_ <= -(8)) and ((_ + (self._io.size() - self._io.pos())) >= -(4))) :
                raise kaitaistruct.ValidationExprError(self.len_frame, self._io, u"/types/string_list/seq/0")
            self._debug['body'] = {'start': self._io.pos()}
            self._raw_body = self._io.read_bytes(-(self.len_frame) - 4)
            _io__raw_body = ByteStream(self._raw_body)
            self.body = RntupleRc1.StringListBody(_io__raw_body, self, self._root)
            self.body._read()
            self._debug['body']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            self.body._fetch_instances()


    class StringListBody(KaitaiStruct):
        """Payload of the list frame of string values.

        .. seealso::
           RNTuple Binary Format Specification 0.1, section 'User Meta-data Envelope' - https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#user-meta-data-envelope
        """
        SEQ_FIELDS = ["num_items_and_reserved", "items", "trailing"]
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['num_items_and_reserved'] = {'start': self._io.pos()}
            self.num_items_and_reserved = self._io.read_u4le()
            self._debug['num_items_and_reserved']['end'] = self._io.pos()
            _ = self.num_items_and_reserved
            if not ((_ % 268435456) * 4) <= (self._io.size() - self._io.pos()):
                raise kaitaistruct.ValidationExprError(self.num_items_and_reserved, self._io, u"/types/string_list_body/seq/0")
            self._debug['items'] = {'start': self._io.pos()}
            self._debug['items']['arr'] = []
            self.items = []
            for i in range(self.num_items):
                self._debug['items']['arr'].append({'start': self._io.pos()})
                _t_items = RntupleRc1.CountedString(self._io, self, self._root)
                try:
                    _t_items._read()
                finally:
                    self.items.append(_t_items)
                self._debug['items']['arr'][i]['end'] = self._io.pos()

            self._debug['items']['end'] = self._io.pos()
            self._debug['trailing'] = {'start': self._io.pos()}
            self.trailing = self._io.read_bytes_full()
            self._debug['trailing']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            for i in range(len(self.items)):
                pass
                self.items[i]._fetch_instances()


        @property
        def num_items(self):
            """Number of items."""
            if hasattr(self, '_m_num_items'):
                return self._m_num_items

            self._m_num_items = (self.num_items_and_reserved % 268435456)
            return getattr(self, '_m_num_items', None)

        @property
        def reserved(self):
            """Reserved bits; zero in all known files."""
            if hasattr(self, '_m_reserved'):
                return self._m_reserved

            self._m_reserved = (self.num_items_and_reserved // 268435456)
            return getattr(self, '_m_reserved', None)


    class UnknownPayload(KaitaiStruct):
        """Payload whose kind this version of the format does not know.

        .. seealso::
           RNTuple Binary Format Specification 0.1, section 'Locators and Envelope Links' - https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#locators-and-envelope-links
        """
        SEQ_FIELDS = ["raw"]
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['raw'] = {'start': self._io.pos()}
            self.raw = self._io.read_bytes_full()
            self._debug['raw']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass


    class UriLocator(KaitaiStruct):
        """Payload of a locator that is a URI.

        .. seealso::
           RNTuple Binary Format Specification 0.1, section 'Locators and Envelope Links' - https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#locators-and-envelope-links
        """
        SEQ_FIELDS = ["raw"]
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['raw'] = {'start': self._io.pos()}
            self.raw = self._io.read_bytes_full()
            self._debug['raw']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
