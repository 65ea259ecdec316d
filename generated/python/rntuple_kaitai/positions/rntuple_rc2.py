# Generated from spec/rntuple_rc2.ksy by tools/generate; edit spec/parts/rntuple_rc2.ksy and run `make generate`.
# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from rntuple_kaitai.runtime import ByteStream, KaitaiStruct
from enum import IntEnum


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class RntupleRc2(KaitaiStruct):
    """Envelopes as ROOT 6.31 to 6.33 wrote them, format versions 0.2.0.0 to 0.2.12.0. Files are always marked 0.2.0.0. So
    flags and the remaining bytes show the differences between these versions, never a version number.

    .. seealso::
       RNTuple Binary Format Specification 0.2, section 'Envelopes'
    """

    class ClusterFlag(IntEnum):
        sharded = 1

    class ColumnFlag(IntEnum):
        sorted_ascending = 1
        sorted_descending = 2
        non_negative = 4
        deferred = 8
        value_range = 16

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
        real32_trunc = 29
        real32_quant = 30

    class EnvelopeType(IntEnum):
        header = 1
        footer = 2
        page_list = 3
        meta_data = 4

    class ExtraTypeInfoContent(IntEnum):
        definition = 1

    class FieldFlag(IntEnum):
        repetitive = 1
        projected = 2
        type_checksum = 4

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
    SEQ_FIELDS = ["type_id", "len_envelope_lo", "len_envelope_hi", "payload", "checksum"]
    def __init__(self, _io, _parent=None, _root=None):
        self._io = _io
        self._parent = _parent
        self._root = _root or self
        self._debug = {}

    def _read(self):
        self._debug['type_id'] = {'start': self._io.pos()}
        self.type_id = self._io.read_u2le()
        self._debug['type_id']['end'] = self._io.pos()
        self._debug['len_envelope_lo'] = {'start': self._io.pos()}
        self.len_envelope_lo = self._io.read_u4le()
        self._debug['len_envelope_lo']['end'] = self._io.pos()
        self._debug['len_envelope_hi'] = {'start': self._io.pos()}
        self.len_envelope_hi = self._io.read_u2le()
        self._debug['len_envelope_hi']['end'] = self._io.pos()
        _ = self.len_envelope_hi
        if not  ((_ >= 0) and (self.len_envelope >= 16) and (self.len_envelope <= self._io.size())) :
            raise kaitaistruct.ValidationExprError(self.len_envelope_hi, self._io, u"/seq/2")
        self._debug['payload'] = {'start': self._io.pos()}
        _on = self.type_id
        if _on == 1:
            pass
            self._raw_payload = self._io.read_bytes(self.len_envelope - 16)
            _io__raw_payload = ByteStream(self._raw_payload)
            self.payload = RntupleRc2.Header(_io__raw_payload, self, self._root)
            self.payload._read()
        elif _on == 2:
            pass
            self._raw_payload = self._io.read_bytes(self.len_envelope - 16)
            _io__raw_payload = ByteStream(self._raw_payload)
            self.payload = RntupleRc2.Footer(_io__raw_payload, self, self._root)
            self.payload._read()
        elif _on == 3:
            pass
            self._raw_payload = self._io.read_bytes(self.len_envelope - 16)
            _io__raw_payload = ByteStream(self._raw_payload)
            self.payload = RntupleRc2.PageList(_io__raw_payload, self, self._root)
            self.payload._read()
        elif _on == 4:
            pass
            self._raw_payload = self._io.read_bytes(self.len_envelope - 16)
            _io__raw_payload = ByteStream(self._raw_payload)
            self.payload = RntupleRc2.MetaData(_io__raw_payload, self, self._root)
            self.payload._read()
        else:
            pass
            self._raw_payload = self._io.read_bytes(self.len_envelope - 16)
            _io__raw_payload = ByteStream(self._raw_payload)
            self.payload = RntupleRc2.UnknownPayload(_io__raw_payload, self, self._root)
            self.payload._read()
        self._debug['payload']['end'] = self._io.pos()
        self._debug['checksum'] = {'start': self._io.pos()}
        self.checksum = self._io.read_bytes(8)
        self._debug['checksum']['end'] = self._io.pos()


    def _fetch_instances(self):
        pass
        _on = self.type_id
        if _on == 1:
            pass
            self.payload._fetch_instances()
        elif _on == 2:
            pass
            self.payload._fetch_instances()
        elif _on == 3:
            pass
            self.payload._fetch_instances()
        elif _on == 4:
            pass
            self.payload._fetch_instances()
        else:
            pass
            self.payload._fetch_instances()

    class AliasColumn(KaitaiStruct):
        """Column of a projected field: another name for a physical column.

        .. seealso::
           RNTuple Binary Format Specification 0.2, section 'Alias columns'
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
           RNTuple Binary Format Specification 0.2, section 'Frames'
        """
        SEQ_FIELDS = ["len_frame", "body"]
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['len_frame'] = {'start': self._io.pos()}
            self.len_frame = self._io.read_s8le()
            self._debug['len_frame']['end'] = self._io.pos()
            _ = self.len_frame
            if not  ((_ <= -(12)) and ((_ + (self._io.size() - self._io.pos())) >= -(8))) :
                raise kaitaistruct.ValidationExprError(self.len_frame, self._io, u"/types/alias_column_list/seq/0")
            self._debug['body'] = {'start': self._io.pos()}
            self._raw_body = self._io.read_bytes(-(self.len_frame) - 8)
            _io__raw_body = ByteStream(self._raw_body)
            self.body = RntupleRc2.AliasColumnListBody(_io__raw_body, self, self._root)
            self.body._read()
            self._debug['body']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            self.body._fetch_instances()


    class AliasColumnListBody(KaitaiStruct):
        """Payload of the list frame of alias columns.

        .. seealso::
           RNTuple Binary Format Specification 0.2, section 'Frames'
        """
        SEQ_FIELDS = ["num_items", "items", "trailing"]
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['num_items'] = {'start': self._io.pos()}
            self.num_items = self._io.read_u4le()
            self._debug['num_items']['end'] = self._io.pos()
            _ = self.num_items
            if not  ((_ <= 2147483647) and ((_ * 8) <= (self._io.size() - self._io.pos()))) :
                raise kaitaistruct.ValidationExprError(self.num_items, self._io, u"/types/alias_column_list_body/seq/0")
            self._debug['items'] = {'start': self._io.pos()}
            self._debug['items']['arr'] = []
            self.items = []
            for i in range(self.num_items):
                self._debug['items']['arr'].append({'start': self._io.pos()})
                _t_items = RntupleRc2.AliasColumnRecord(self._io, self, self._root)
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



    class AliasColumnRecord(KaitaiStruct):
        """Record frame around one alias column.

        .. seealso::
           RNTuple Binary Format Specification 0.2, section 'Frames'
        """
        SEQ_FIELDS = ["len_frame", "body"]
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['len_frame'] = {'start': self._io.pos()}
            self.len_frame = self._io.read_s8le()
            self._debug['len_frame']['end'] = self._io.pos()
            _ = self.len_frame
            if not  ((_ >= 8) and ((_ - (self._io.size() - self._io.pos())) <= 8)) :
                raise kaitaistruct.ValidationExprError(self.len_frame, self._io, u"/types/alias_column_record/seq/0")
            self._debug['body'] = {'start': self._io.pos()}
            self._raw_body = self._io.read_bytes(self.len_frame - 8)
            _io__raw_body = ByteStream(self._raw_body)
            self.body = RntupleRc2.AliasColumn(_io__raw_body, self, self._root)
            self.body._read()
            self._debug['body']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            self.body._fetch_instances()


    class BoolList(KaitaiStruct):
        """List frame of boolean values.

        .. seealso::
           RNTuple Binary Format Specification 0.2, section 'Frames'
        """
        SEQ_FIELDS = ["len_frame", "body"]
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['len_frame'] = {'start': self._io.pos()}
            self.len_frame = self._io.read_s8le()
            self._debug['len_frame']['end'] = self._io.pos()
            _ = self.len_frame
            if not  ((_ <= -(12)) and ((_ + (self._io.size() - self._io.pos())) >= -(8))) :
                raise kaitaistruct.ValidationExprError(self.len_frame, self._io, u"/types/bool_list/seq/0")
            self._debug['body'] = {'start': self._io.pos()}
            self._raw_body = self._io.read_bytes(-(self.len_frame) - 8)
            _io__raw_body = ByteStream(self._raw_body)
            self.body = RntupleRc2.BoolListBody(_io__raw_body, self, self._root)
            self.body._read()
            self._debug['body']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            self.body._fetch_instances()


    class BoolListBody(KaitaiStruct):
        """Payload of the list frame of boolean values.

        .. seealso::
           RNTuple Binary Format Specification 0.2, section 'User Meta-data Envelope'
        """
        SEQ_FIELDS = ["num_items", "items", "trailing"]
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['num_items'] = {'start': self._io.pos()}
            self.num_items = self._io.read_u4le()
            self._debug['num_items']['end'] = self._io.pos()
            _ = self.num_items
            if not  ((_ <= 2147483647) and ((_ * 1) <= (self._io.size() - self._io.pos()))) :
                raise kaitaistruct.ValidationExprError(self.num_items, self._io, u"/types/bool_list_body/seq/0")
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



    class ClusterGroup(KaitaiStruct):
        """Clusters that share one page list.

        .. seealso::
           RNTuple Binary Format Specification 0.2, section 'Cluster Group Record Frame'
        """
        SEQ_FIELDS = ["min_entry", "entry_span", "num_clusters", "page_list_link", "trailing"]
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['min_entry'] = {'start': self._io.pos()}
            self.min_entry = self._io.read_u8le()
            self._debug['min_entry']['end'] = self._io.pos()
            self._debug['entry_span'] = {'start': self._io.pos()}
            self.entry_span = self._io.read_u8le()
            self._debug['entry_span']['end'] = self._io.pos()
            self._debug['num_clusters'] = {'start': self._io.pos()}
            self.num_clusters = self._io.read_u4le()
            self._debug['num_clusters']['end'] = self._io.pos()
            self._debug['page_list_link'] = {'start': self._io.pos()}
            self.page_list_link = RntupleRc2.EnvelopeLink(self._io, self, self._root)
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
           RNTuple Binary Format Specification 0.2, section 'Frames'
        """
        SEQ_FIELDS = ["len_frame", "body"]
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['len_frame'] = {'start': self._io.pos()}
            self.len_frame = self._io.read_s8le()
            self._debug['len_frame']['end'] = self._io.pos()
            _ = self.len_frame
            if not  ((_ <= -(12)) and ((_ + (self._io.size() - self._io.pos())) >= -(8))) :
                raise kaitaistruct.ValidationExprError(self.len_frame, self._io, u"/types/cluster_group_list/seq/0")
            self._debug['body'] = {'start': self._io.pos()}
            self._raw_body = self._io.read_bytes(-(self.len_frame) - 8)
            _io__raw_body = ByteStream(self._raw_body)
            self.body = RntupleRc2.ClusterGroupListBody(_io__raw_body, self, self._root)
            self.body._read()
            self._debug['body']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            self.body._fetch_instances()


    class ClusterGroupListBody(KaitaiStruct):
        """Payload of the list frame of cluster groups.

        .. seealso::
           RNTuple Binary Format Specification 0.2, section 'Frames'
        """
        SEQ_FIELDS = ["num_items", "items", "trailing"]
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['num_items'] = {'start': self._io.pos()}
            self.num_items = self._io.read_u4le()
            self._debug['num_items']['end'] = self._io.pos()
            _ = self.num_items
            if not  ((_ <= 2147483647) and ((_ * 8) <= (self._io.size() - self._io.pos()))) :
                raise kaitaistruct.ValidationExprError(self.num_items, self._io, u"/types/cluster_group_list_body/seq/0")
            self._debug['items'] = {'start': self._io.pos()}
            self._debug['items']['arr'] = []
            self.items = []
            for i in range(self.num_items):
                self._debug['items']['arr'].append({'start': self._io.pos()})
                _t_items = RntupleRc2.ClusterGroupRecord(self._io, self, self._root)
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



    class ClusterGroupRecord(KaitaiStruct):
        """Record frame around one cluster group.

        .. seealso::
           RNTuple Binary Format Specification 0.2, section 'Frames'
        """
        SEQ_FIELDS = ["len_frame", "body"]
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['len_frame'] = {'start': self._io.pos()}
            self.len_frame = self._io.read_s8le()
            self._debug['len_frame']['end'] = self._io.pos()
            _ = self.len_frame
            if not  ((_ >= 8) and ((_ - (self._io.size() - self._io.pos())) <= 8)) :
                raise kaitaistruct.ValidationExprError(self.len_frame, self._io, u"/types/cluster_group_record/seq/0")
            self._debug['body'] = {'start': self._io.pos()}
            self._raw_body = self._io.read_bytes(self.len_frame - 8)
            _io__raw_body = ByteStream(self._raw_body)
            self.body = RntupleRc2.ClusterGroup(_io__raw_body, self, self._root)
            self.body._read()
            self._debug['body']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            self.body._fetch_instances()


    class ClusterPages(KaitaiStruct):
        """List frame of page locations of the columns of one cluster.

        .. seealso::
           RNTuple Binary Format Specification 0.2, section 'Frames'
        """
        SEQ_FIELDS = ["len_frame", "body"]
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['len_frame'] = {'start': self._io.pos()}
            self.len_frame = self._io.read_s8le()
            self._debug['len_frame']['end'] = self._io.pos()
            _ = self.len_frame
            if not  ((_ <= -(12)) and ((_ + (self._io.size() - self._io.pos())) >= -(8))) :
                raise kaitaistruct.ValidationExprError(self.len_frame, self._io, u"/types/cluster_pages/seq/0")
            self._debug['body'] = {'start': self._io.pos()}
            self._raw_body = self._io.read_bytes(-(self.len_frame) - 8)
            _io__raw_body = ByteStream(self._raw_body)
            self.body = RntupleRc2.ClusterPagesBody(_io__raw_body, self, self._root)
            self.body._read()
            self._debug['body']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            self.body._fetch_instances()


    class ClusterPagesBody(KaitaiStruct):
        """Payload of the list frame of page locations of the columns of one cluster.

        .. seealso::
           RNTuple Binary Format Specification 0.2, section 'Page Locations'
        """
        SEQ_FIELDS = ["num_items", "items", "trailing"]
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['num_items'] = {'start': self._io.pos()}
            self.num_items = self._io.read_u4le()
            self._debug['num_items']['end'] = self._io.pos()
            _ = self.num_items
            if not  ((_ <= 2147483647) and ((_ * 20) <= (self._io.size() - self._io.pos()))) :
                raise kaitaistruct.ValidationExprError(self.num_items, self._io, u"/types/cluster_pages_body/seq/0")
            self._debug['items'] = {'start': self._io.pos()}
            self._debug['items']['arr'] = []
            self.items = []
            for i in range(self.num_items):
                self._debug['items']['arr'].append({'start': self._io.pos()})
                _t_items = RntupleRc2.ColumnPages(self._io, self, self._root)
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



    class ClusterPagesList(KaitaiStruct):
        """List frame of page locations of clusters.

        .. seealso::
           RNTuple Binary Format Specification 0.2, section 'Frames'
        """
        SEQ_FIELDS = ["len_frame", "body"]
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['len_frame'] = {'start': self._io.pos()}
            self.len_frame = self._io.read_s8le()
            self._debug['len_frame']['end'] = self._io.pos()
            _ = self.len_frame
            if not  ((_ <= -(12)) and ((_ + (self._io.size() - self._io.pos())) >= -(8))) :
                raise kaitaistruct.ValidationExprError(self.len_frame, self._io, u"/types/cluster_pages_list/seq/0")
            self._debug['body'] = {'start': self._io.pos()}
            self._raw_body = self._io.read_bytes(-(self.len_frame) - 8)
            _io__raw_body = ByteStream(self._raw_body)
            self.body = RntupleRc2.ClusterPagesListBody(_io__raw_body, self, self._root)
            self.body._read()
            self._debug['body']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            self.body._fetch_instances()


    class ClusterPagesListBody(KaitaiStruct):
        """Payload of the list frame of page locations of clusters.

        .. seealso::
           RNTuple Binary Format Specification 0.2, section 'Page Locations'
        """
        SEQ_FIELDS = ["num_items", "items", "trailing"]
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['num_items'] = {'start': self._io.pos()}
            self.num_items = self._io.read_u4le()
            self._debug['num_items']['end'] = self._io.pos()
            _ = self.num_items
            if not  ((_ <= 2147483647) and ((_ * 12) <= (self._io.size() - self._io.pos()))) :
                raise kaitaistruct.ValidationExprError(self.num_items, self._io, u"/types/cluster_pages_list_body/seq/0")
            self._debug['items'] = {'start': self._io.pos()}
            self._debug['items']['arr'] = []
            self.items = []
            for i in range(self.num_items):
                self._debug['items']['arr'].append({'start': self._io.pos()})
                _t_items = RntupleRc2.ClusterPages(self._io, self, self._root)
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



    class ClusterSummary(KaitaiStruct):
        """Entry range of one cluster.

        .. seealso::
           RNTuple Binary Format Specification 0.2, section 'Cluster Summary Record Frame'
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
           RNTuple Binary Format Specification 0.2, section 'Frames'
        """
        SEQ_FIELDS = ["len_frame", "body"]
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['len_frame'] = {'start': self._io.pos()}
            self.len_frame = self._io.read_s8le()
            self._debug['len_frame']['end'] = self._io.pos()
            _ = self.len_frame
            if not  ((_ <= -(12)) and ((_ + (self._io.size() - self._io.pos())) >= -(8))) :
                raise kaitaistruct.ValidationExprError(self.len_frame, self._io, u"/types/cluster_summary_list/seq/0")
            self._debug['body'] = {'start': self._io.pos()}
            self._raw_body = self._io.read_bytes(-(self.len_frame) - 8)
            _io__raw_body = ByteStream(self._raw_body)
            self.body = RntupleRc2.ClusterSummaryListBody(_io__raw_body, self, self._root)
            self.body._read()
            self._debug['body']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            self.body._fetch_instances()


    class ClusterSummaryListBody(KaitaiStruct):
        """Payload of the list frame of cluster summaries.

        .. seealso::
           RNTuple Binary Format Specification 0.2, section 'Frames'
        """
        SEQ_FIELDS = ["num_items", "items", "trailing"]
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['num_items'] = {'start': self._io.pos()}
            self.num_items = self._io.read_u4le()
            self._debug['num_items']['end'] = self._io.pos()
            _ = self.num_items
            if not  ((_ <= 2147483647) and ((_ * 8) <= (self._io.size() - self._io.pos()))) :
                raise kaitaistruct.ValidationExprError(self.num_items, self._io, u"/types/cluster_summary_list_body/seq/0")
            self._debug['items'] = {'start': self._io.pos()}
            self._debug['items']['arr'] = []
            self.items = []
            for i in range(self.num_items):
                self._debug['items']['arr'].append({'start': self._io.pos()})
                _t_items = RntupleRc2.ClusterSummaryRecord(self._io, self, self._root)
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



    class ClusterSummaryRecord(KaitaiStruct):
        """Record frame around one cluster summary.

        .. seealso::
           RNTuple Binary Format Specification 0.2, section 'Frames'
        """
        SEQ_FIELDS = ["len_frame", "body"]
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['len_frame'] = {'start': self._io.pos()}
            self.len_frame = self._io.read_s8le()
            self._debug['len_frame']['end'] = self._io.pos()
            _ = self.len_frame
            if not  ((_ >= 8) and ((_ - (self._io.size() - self._io.pos())) <= 8)) :
                raise kaitaistruct.ValidationExprError(self.len_frame, self._io, u"/types/cluster_summary_record/seq/0")
            self._debug['body'] = {'start': self._io.pos()}
            self._raw_body = self._io.read_bytes(self.len_frame - 8)
            _io__raw_body = ByteStream(self._raw_body)
            self.body = RntupleRc2.ClusterSummary(_io__raw_body, self, self._root)
            self.body._read()
            self._debug['body']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            self.body._fetch_instances()


    class Column(KaitaiStruct):
        """Description of one physical column.

        .. seealso::
           RNTuple Binary Format Specification 0.2, section 'Column Description'
        """
        SEQ_FIELDS = ["column_type", "bits_on_storage", "field_id", "flags", "representation_index", "first_element_index", "value_range", "trailing"]
        first_element_index = None
        value_range = None

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
            self.flags = self._io.read_u2le()
            self._debug['flags']['end'] = self._io.pos()
            self._debug['representation_index'] = {'start': self._io.pos()}
            self.representation_index = self._io.read_u2le()
            self._debug['representation_index']['end'] = self._io.pos()
            if self.is_deferred:
                pass
                self._debug['first_element_index'] = {'start': self._io.pos()}
                self.first_element_index = self._io.read_s8le()
                self._debug['first_element_index']['end'] = self._io.pos()

            if self.has_value_range:
                pass
                self._debug['value_range'] = {'start': self._io.pos()}
                self.value_range = RntupleRc2.ValueRange(self._io, self, self._root)
                self.value_range._read()
                self._debug['value_range']['end'] = self._io.pos()

            self._debug['trailing'] = {'start': self._io.pos()}
            self.trailing = self._io.read_bytes_full()
            self._debug['trailing']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            if self.is_deferred:
                pass

            if self.has_value_range:
                pass
                self.value_range._fetch_instances()


        @property
        def has_value_range(self):
            """Whether a range of values is stored."""
            if hasattr(self, '_m_has_value_range'):
                return self._m_has_value_range

            self._m_has_value_range = self.flags & 16 != 0
            return getattr(self, '_m_has_value_range', None)

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
           RNTuple Binary Format Specification 0.2, section 'Column Group Record Frame'
        """
        SEQ_FIELDS = ["column_ids", "trailing"]
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['column_ids'] = {'start': self._io.pos()}
            self.column_ids = RntupleRc2.ColumnIdList(self._io, self, self._root)
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
           RNTuple Binary Format Specification 0.2, section 'Frames'
        """
        SEQ_FIELDS = ["len_frame", "body"]
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['len_frame'] = {'start': self._io.pos()}
            self.len_frame = self._io.read_s8le()
            self._debug['len_frame']['end'] = self._io.pos()
            _ = self.len_frame
            if not  ((_ <= -(12)) and ((_ + (self._io.size() - self._io.pos())) >= -(8))) :
                raise kaitaistruct.ValidationExprError(self.len_frame, self._io, u"/types/column_group_list/seq/0")
            self._debug['body'] = {'start': self._io.pos()}
            self._raw_body = self._io.read_bytes(-(self.len_frame) - 8)
            _io__raw_body = ByteStream(self._raw_body)
            self.body = RntupleRc2.ColumnGroupListBody(_io__raw_body, self, self._root)
            self.body._read()
            self._debug['body']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            self.body._fetch_instances()


    class ColumnGroupListBody(KaitaiStruct):
        """Payload of the list frame of column groups.

        .. seealso::
           RNTuple Binary Format Specification 0.2, section 'Frames'
        """
        SEQ_FIELDS = ["num_items", "items", "trailing"]
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['num_items'] = {'start': self._io.pos()}
            self.num_items = self._io.read_u4le()
            self._debug['num_items']['end'] = self._io.pos()
            _ = self.num_items
            if not  ((_ <= 2147483647) and ((_ * 8) <= (self._io.size() - self._io.pos()))) :
                raise kaitaistruct.ValidationExprError(self.num_items, self._io, u"/types/column_group_list_body/seq/0")
            self._debug['items'] = {'start': self._io.pos()}
            self._debug['items']['arr'] = []
            self.items = []
            for i in range(self.num_items):
                self._debug['items']['arr'].append({'start': self._io.pos()})
                _t_items = RntupleRc2.ColumnGroupRecord(self._io, self, self._root)
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



    class ColumnGroupRecord(KaitaiStruct):
        """Record frame around one column group.

        .. seealso::
           RNTuple Binary Format Specification 0.2, section 'Frames'
        """
        SEQ_FIELDS = ["len_frame", "body"]
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['len_frame'] = {'start': self._io.pos()}
            self.len_frame = self._io.read_s8le()
            self._debug['len_frame']['end'] = self._io.pos()
            _ = self.len_frame
            if not  ((_ >= 8) and ((_ - (self._io.size() - self._io.pos())) <= 8)) :
                raise kaitaistruct.ValidationExprError(self.len_frame, self._io, u"/types/column_group_record/seq/0")
            self._debug['body'] = {'start': self._io.pos()}
            self._raw_body = self._io.read_bytes(self.len_frame - 8)
            _io__raw_body = ByteStream(self._raw_body)
            self.body = RntupleRc2.ColumnGroup(_io__raw_body, self, self._root)
            self.body._read()
            self._debug['body']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            self.body._fetch_instances()


    class ColumnIdList(KaitaiStruct):
        """List frame of column ids.

        .. seealso::
           RNTuple Binary Format Specification 0.2, section 'Frames'
        """
        SEQ_FIELDS = ["len_frame", "body"]
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['len_frame'] = {'start': self._io.pos()}
            self.len_frame = self._io.read_s8le()
            self._debug['len_frame']['end'] = self._io.pos()
            _ = self.len_frame
            if not  ((_ <= -(12)) and ((_ + (self._io.size() - self._io.pos())) >= -(8))) :
                raise kaitaistruct.ValidationExprError(self.len_frame, self._io, u"/types/column_id_list/seq/0")
            self._debug['body'] = {'start': self._io.pos()}
            self._raw_body = self._io.read_bytes(-(self.len_frame) - 8)
            _io__raw_body = ByteStream(self._raw_body)
            self.body = RntupleRc2.ColumnIdListBody(_io__raw_body, self, self._root)
            self.body._read()
            self._debug['body']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            self.body._fetch_instances()


    class ColumnIdListBody(KaitaiStruct):
        """Payload of the list frame of column ids.

        .. seealso::
           RNTuple Binary Format Specification 0.2, section 'Frames'
        """
        SEQ_FIELDS = ["num_items", "items", "trailing"]
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['num_items'] = {'start': self._io.pos()}
            self.num_items = self._io.read_u4le()
            self._debug['num_items']['end'] = self._io.pos()
            _ = self.num_items
            if not  ((_ <= 2147483647) and ((_ * 4) <= (self._io.size() - self._io.pos()))) :
                raise kaitaistruct.ValidationExprError(self.num_items, self._io, u"/types/column_id_list_body/seq/0")
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



    class ColumnList(KaitaiStruct):
        """List frame of column descriptions.

        .. seealso::
           RNTuple Binary Format Specification 0.2, section 'Frames'
        """
        SEQ_FIELDS = ["len_frame", "body"]
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['len_frame'] = {'start': self._io.pos()}
            self.len_frame = self._io.read_s8le()
            self._debug['len_frame']['end'] = self._io.pos()
            _ = self.len_frame
            if not  ((_ <= -(12)) and ((_ + (self._io.size() - self._io.pos())) >= -(8))) :
                raise kaitaistruct.ValidationExprError(self.len_frame, self._io, u"/types/column_list/seq/0")
            self._debug['body'] = {'start': self._io.pos()}
            self._raw_body = self._io.read_bytes(-(self.len_frame) - 8)
            _io__raw_body = ByteStream(self._raw_body)
            self.body = RntupleRc2.ColumnListBody(_io__raw_body, self, self._root)
            self.body._read()
            self._debug['body']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            self.body._fetch_instances()


    class ColumnListBody(KaitaiStruct):
        """Payload of the list frame of column descriptions.

        .. seealso::
           RNTuple Binary Format Specification 0.2, section 'Frames'
        """
        SEQ_FIELDS = ["num_items", "items", "trailing"]
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['num_items'] = {'start': self._io.pos()}
            self.num_items = self._io.read_u4le()
            self._debug['num_items']['end'] = self._io.pos()
            _ = self.num_items
            if not  ((_ <= 2147483647) and ((_ * 8) <= (self._io.size() - self._io.pos()))) :
                raise kaitaistruct.ValidationExprError(self.num_items, self._io, u"/types/column_list_body/seq/0")
            self._debug['items'] = {'start': self._io.pos()}
            self._debug['items']['arr'] = []
            self.items = []
            for i in range(self.num_items):
                self._debug['items']['arr'].append({'start': self._io.pos()})
                _t_items = RntupleRc2.ColumnRecord(self._io, self, self._root)
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



    class ColumnPages(KaitaiStruct):
        """List frame of pages of one column in one cluster.

        .. seealso::
           RNTuple Binary Format Specification 0.2, section 'Frames'
        """
        SEQ_FIELDS = ["len_frame", "body"]
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['len_frame'] = {'start': self._io.pos()}
            self.len_frame = self._io.read_s8le()
            self._debug['len_frame']['end'] = self._io.pos()
            _ = self.len_frame
            if not  ((_ <= -(20)) and ((_ + (self._io.size() - self._io.pos())) >= -(8))) :
                raise kaitaistruct.ValidationExprError(self.len_frame, self._io, u"/types/column_pages/seq/0")
            self._debug['body'] = {'start': self._io.pos()}
            self._raw_body = self._io.read_bytes(-(self.len_frame) - 8)
            _io__raw_body = ByteStream(self._raw_body)
            self.body = RntupleRc2.ColumnPagesBody(_io__raw_body, self, self._root)
            self.body._read()
            self._debug['body']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            self.body._fetch_instances()


    class ColumnPagesBody(KaitaiStruct):
        """Payload of the list frame of pages of one column in one cluster.

        .. seealso::
           RNTuple Binary Format Specification 0.2, section 'Page Locations'
        """
        SEQ_FIELDS = ["num_items", "items", "element_offset", "compression_settings", "trailing"]
        compression_settings = None

        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['num_items'] = {'start': self._io.pos()}
            self.num_items = self._io.read_u4le()
            self._debug['num_items']['end'] = self._io.pos()
            _ = self.num_items
            if not  ((_ <= 2147483647) and ((_ * 8) <= (self._io.size() - self._io.pos()))) :
                raise kaitaistruct.ValidationExprError(self.num_items, self._io, u"/types/column_pages_body/seq/0")
            self._debug['items'] = {'start': self._io.pos()}
            self._debug['items']['arr'] = []
            self.items = []
            for i in range(self.num_items):
                self._debug['items']['arr'].append({'start': self._io.pos()})
                _t_items = RntupleRc2.Page(self._io, self, self._root)
                try:
                    _t_items._read()
                finally:
                    self.items.append(_t_items)
                self._debug['items']['arr'][i]['end'] = self._io.pos()

            self._debug['items']['end'] = self._io.pos()
            self._debug['element_offset'] = {'start': self._io.pos()}
            self.element_offset = self._io.read_s8le()
            self._debug['element_offset']['end'] = self._io.pos()
            if self.element_offset >= 0:
                pass
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

            if self.element_offset >= 0:
                pass



    class ColumnRecord(KaitaiStruct):
        """Record frame around one column description.

        .. seealso::
           RNTuple Binary Format Specification 0.2, section 'Frames'
        """
        SEQ_FIELDS = ["len_frame", "body"]
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['len_frame'] = {'start': self._io.pos()}
            self.len_frame = self._io.read_s8le()
            self._debug['len_frame']['end'] = self._io.pos()
            _ = self.len_frame
            if not  ((_ >= 8) and ((_ - (self._io.size() - self._io.pos())) <= 8)) :
                raise kaitaistruct.ValidationExprError(self.len_frame, self._io, u"/types/column_record/seq/0")
            self._debug['body'] = {'start': self._io.pos()}
            self._raw_body = self._io.read_bytes(self.len_frame - 8)
            _io__raw_body = ByteStream(self._raw_body)
            self.body = RntupleRc2.Column(_io__raw_body, self, self._root)
            self.body._read()
            self._debug['body']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            self.body._fetch_instances()


    class CountedString(KaitaiStruct):
        """String with its length in front; no terminator, no padding.

        .. seealso::
           RNTuple Binary Format Specification 0.2, section 'Basic Types'
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
           RNTuple Binary Format Specification 0.2, section 'Locators and Envelope Links'
        """
        SEQ_FIELDS = ["len_envelope", "locator"]
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['len_envelope'] = {'start': self._io.pos()}
            self.len_envelope = self._io.read_u8le()
            self._debug['len_envelope']['end'] = self._io.pos()
            self._debug['locator'] = {'start': self._io.pos()}
            self.locator = RntupleRc2.Locator(self._io, self, self._root)
            self.locator._read()
            self._debug['locator']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            self.locator._fetch_instances()


    class ExtraTypeInfo(KaitaiStruct):
        """Additional information about one type. In the last drafts the kind of content is before the two versions. No known
        file has such a record.

        .. seealso::
           RNTuple Binary Format Specification 0.2, section 'Extra type information'
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
            self.type_name = RntupleRc2.CountedString(self._io, self, self._root)
            self.type_name._read()
            self._debug['type_name']['end'] = self._io.pos()
            if (not (self._io.is_eof())):
                pass
                self._debug['content'] = {'start': self._io.pos()}
                self.content = RntupleRc2.CountedString(self._io, self, self._root)
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
           RNTuple Binary Format Specification 0.2, section 'Frames'
        """
        SEQ_FIELDS = ["len_frame", "body"]
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['len_frame'] = {'start': self._io.pos()}
            self.len_frame = self._io.read_s8le()
            self._debug['len_frame']['end'] = self._io.pos()
            _ = self.len_frame
            if not  ((_ <= -(12)) and ((_ + (self._io.size() - self._io.pos())) >= -(8))) :
                raise kaitaistruct.ValidationExprError(self.len_frame, self._io, u"/types/extra_type_info_list/seq/0")
            self._debug['body'] = {'start': self._io.pos()}
            self._raw_body = self._io.read_bytes(-(self.len_frame) - 8)
            _io__raw_body = ByteStream(self._raw_body)
            self.body = RntupleRc2.ExtraTypeInfoListBody(_io__raw_body, self, self._root)
            self.body._read()
            self._debug['body']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            self.body._fetch_instances()


    class ExtraTypeInfoListBody(KaitaiStruct):
        """Payload of the list frame of extra type information records.

        .. seealso::
           RNTuple Binary Format Specification 0.2, section 'Frames'
        """
        SEQ_FIELDS = ["num_items", "items", "trailing"]
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['num_items'] = {'start': self._io.pos()}
            self.num_items = self._io.read_u4le()
            self._debug['num_items']['end'] = self._io.pos()
            _ = self.num_items
            if not  ((_ <= 2147483647) and ((_ * 8) <= (self._io.size() - self._io.pos()))) :
                raise kaitaistruct.ValidationExprError(self.num_items, self._io, u"/types/extra_type_info_list_body/seq/0")
            self._debug['items'] = {'start': self._io.pos()}
            self._debug['items']['arr'] = []
            self.items = []
            for i in range(self.num_items):
                self._debug['items']['arr'].append({'start': self._io.pos()})
                _t_items = RntupleRc2.ExtraTypeInfoRecord(self._io, self, self._root)
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



    class ExtraTypeInfoRecord(KaitaiStruct):
        """Record frame around one piece of extra type information.

        .. seealso::
           RNTuple Binary Format Specification 0.2, section 'Frames'
        """
        SEQ_FIELDS = ["len_frame", "body"]
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['len_frame'] = {'start': self._io.pos()}
            self.len_frame = self._io.read_s8le()
            self._debug['len_frame']['end'] = self._io.pos()
            _ = self.len_frame
            if not  ((_ >= 8) and ((_ - (self._io.size() - self._io.pos())) <= 8)) :
                raise kaitaistruct.ValidationExprError(self.len_frame, self._io, u"/types/extra_type_info_record/seq/0")
            self._debug['body'] = {'start': self._io.pos()}
            self._raw_body = self._io.read_bytes(self.len_frame - 8)
            _io__raw_body = ByteStream(self._raw_body)
            self.body = RntupleRc2.ExtraTypeInfo(_io__raw_body, self, self._root)
            self.body._read()
            self._debug['body']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            self.body._fetch_instances()


    class FeatureFlagWord(KaitaiStruct):
        """One 64-bit word of 63 flags, in two halves so that no target language loses bits.

        .. seealso::
           RNTuple Binary Format Specification 0.2, section 'Feature Flags'
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
           RNTuple Binary Format Specification 0.2, section 'Feature Flags'
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
                _t_words = RntupleRc2.FeatureFlagWord(self._io, self, self._root)
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
           RNTuple Binary Format Specification 0.2, section 'Field Description'
        """
        SEQ_FIELDS = ["field_version", "type_version", "parent_id", "role", "flags", "array_size", "source_field_id", "type_checksum", "name", "type_name", "type_alias", "description", "trailing"]
        array_size = None
        source_field_id = None
        type_checksum = None

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

            if self.is_projected:
                pass
                self._debug['source_field_id'] = {'start': self._io.pos()}
                self.source_field_id = self._io.read_u4le()
                self._debug['source_field_id']['end'] = self._io.pos()

            if self.has_type_checksum:
                pass
                self._debug['type_checksum'] = {'start': self._io.pos()}
                self.type_checksum = self._io.read_u4le()
                self._debug['type_checksum']['end'] = self._io.pos()

            self._debug['name'] = {'start': self._io.pos()}
            self.name = RntupleRc2.CountedString(self._io, self, self._root)
            self.name._read()
            self._debug['name']['end'] = self._io.pos()
            self._debug['type_name'] = {'start': self._io.pos()}
            self.type_name = RntupleRc2.CountedString(self._io, self, self._root)
            self.type_name._read()
            self._debug['type_name']['end'] = self._io.pos()
            self._debug['type_alias'] = {'start': self._io.pos()}
            self.type_alias = RntupleRc2.CountedString(self._io, self, self._root)
            self.type_alias._read()
            self._debug['type_alias']['end'] = self._io.pos()
            self._debug['description'] = {'start': self._io.pos()}
            self.description = RntupleRc2.CountedString(self._io, self, self._root)
            self.description._read()
            self._debug['description']['end'] = self._io.pos()
            self._debug['trailing'] = {'start': self._io.pos()}
            self.trailing = self._io.read_bytes_full()
            self._debug['trailing']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            if self.is_repetitive:
                pass

            if self.is_projected:
                pass

            if self.has_type_checksum:
                pass

            self.name._fetch_instances()
            self.type_name._fetch_instances()
            self.type_alias._fetch_instances()
            self.description._fetch_instances()

        @property
        def has_type_checksum(self):
            """Whether a checksum of the type is stored."""
            if hasattr(self, '_m_has_type_checksum'):
                return self._m_has_type_checksum

            self._m_has_type_checksum = self.flags & 4 != 0
            return getattr(self, '_m_has_type_checksum', None)

        @property
        def is_projected(self):
            """Whether the field shows the columns of another field."""
            if hasattr(self, '_m_is_projected'):
                return self._m_is_projected

            self._m_is_projected = self.flags & 2 != 0
            return getattr(self, '_m_is_projected', None)

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
           RNTuple Binary Format Specification 0.2, section 'Frames'
        """
        SEQ_FIELDS = ["len_frame", "body"]
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['len_frame'] = {'start': self._io.pos()}
            self.len_frame = self._io.read_s8le()
            self._debug['len_frame']['end'] = self._io.pos()
            _ = self.len_frame
            if not  ((_ <= -(12)) and ((_ + (self._io.size() - self._io.pos())) >= -(8))) :
                raise kaitaistruct.ValidationExprError(self.len_frame, self._io, u"/types/field_list/seq/0")
            self._debug['body'] = {'start': self._io.pos()}
            self._raw_body = self._io.read_bytes(-(self.len_frame) - 8)
            _io__raw_body = ByteStream(self._raw_body)
            self.body = RntupleRc2.FieldListBody(_io__raw_body, self, self._root)
            self.body._read()
            self._debug['body']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            self.body._fetch_instances()


    class FieldListBody(KaitaiStruct):
        """Payload of the list frame of field descriptions.

        .. seealso::
           RNTuple Binary Format Specification 0.2, section 'Frames'
        """
        SEQ_FIELDS = ["num_items", "items", "trailing"]
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['num_items'] = {'start': self._io.pos()}
            self.num_items = self._io.read_u4le()
            self._debug['num_items']['end'] = self._io.pos()
            _ = self.num_items
            if not  ((_ <= 2147483647) and ((_ * 8) <= (self._io.size() - self._io.pos()))) :
                raise kaitaistruct.ValidationExprError(self.num_items, self._io, u"/types/field_list_body/seq/0")
            self._debug['items'] = {'start': self._io.pos()}
            self._debug['items']['arr'] = []
            self.items = []
            for i in range(self.num_items):
                self._debug['items']['arr'].append({'start': self._io.pos()})
                _t_items = RntupleRc2.FieldRecord(self._io, self, self._root)
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



    class FieldRecord(KaitaiStruct):
        """Record frame around one field description.

        .. seealso::
           RNTuple Binary Format Specification 0.2, section 'Frames'
        """
        SEQ_FIELDS = ["len_frame", "body"]
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['len_frame'] = {'start': self._io.pos()}
            self.len_frame = self._io.read_s8le()
            self._debug['len_frame']['end'] = self._io.pos()
            _ = self.len_frame
            if not  ((_ >= 8) and ((_ - (self._io.size() - self._io.pos())) <= 8)) :
                raise kaitaistruct.ValidationExprError(self.len_frame, self._io, u"/types/field_record/seq/0")
            self._debug['body'] = {'start': self._io.pos()}
            self._raw_body = self._io.read_bytes(self.len_frame - 8)
            _io__raw_body = ByteStream(self._raw_body)
            self.body = RntupleRc2.Field(_io__raw_body, self, self._root)
            self.body._read()
            self._debug['body']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            self.body._fetch_instances()


    class Float64List(KaitaiStruct):
        """List frame of floating point values.

        .. seealso::
           RNTuple Binary Format Specification 0.2, section 'Frames'
        """
        SEQ_FIELDS = ["len_frame", "body"]
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['len_frame'] = {'start': self._io.pos()}
            self.len_frame = self._io.read_s8le()
            self._debug['len_frame']['end'] = self._io.pos()
            _ = self.len_frame
            if not  ((_ <= -(12)) and ((_ + (self._io.size() - self._io.pos())) >= -(8))) :
                raise kaitaistruct.ValidationExprError(self.len_frame, self._io, u"/types/float64_list/seq/0")
            self._debug['body'] = {'start': self._io.pos()}
            self._raw_body = self._io.read_bytes(-(self.len_frame) - 8)
            _io__raw_body = ByteStream(self._raw_body)
            self.body = RntupleRc2.Float64ListBody(_io__raw_body, self, self._root)
            self.body._read()
            self._debug['body']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            self.body._fetch_instances()


    class Float64ListBody(KaitaiStruct):
        """Payload of the list frame of floating point values.

        .. seealso::
           RNTuple Binary Format Specification 0.2, section 'User Meta-data Envelope'
        """
        SEQ_FIELDS = ["num_items", "items", "trailing"]
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['num_items'] = {'start': self._io.pos()}
            self.num_items = self._io.read_u4le()
            self._debug['num_items']['end'] = self._io.pos()
            _ = self.num_items
            if not  ((_ <= 2147483647) and ((_ * 8) <= (self._io.size() - self._io.pos()))) :
                raise kaitaistruct.ValidationExprError(self.num_items, self._io, u"/types/float64_list_body/seq/0")
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



    class Footer(KaitaiStruct):
        """Payload of the footer envelope: additions to the schema, and the way to the page lists.

        .. seealso::
           RNTuple Binary Format Specification 0.2, section 'Footer Envelope'
        """
        SEQ_FIELDS = ["feature_flags", "header_checksum", "schema_extension", "column_groups", "cluster_groups", "meta_data_links", "trailing"]
        meta_data_links = None

        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['feature_flags'] = {'start': self._io.pos()}
            self.feature_flags = RntupleRc2.FeatureFlags(self._io, self, self._root)
            self.feature_flags._read()
            self._debug['feature_flags']['end'] = self._io.pos()
            self._debug['header_checksum'] = {'start': self._io.pos()}
            self.header_checksum = self._io.read_bytes(8)
            self._debug['header_checksum']['end'] = self._io.pos()
            self._debug['schema_extension'] = {'start': self._io.pos()}
            self.schema_extension = RntupleRc2.SchemaExtensionRecord(self._io, self, self._root)
            self.schema_extension._read()
            self._debug['schema_extension']['end'] = self._io.pos()
            self._debug['column_groups'] = {'start': self._io.pos()}
            self.column_groups = RntupleRc2.ColumnGroupList(self._io, self, self._root)
            self.column_groups._read()
            self._debug['column_groups']['end'] = self._io.pos()
            self._debug['cluster_groups'] = {'start': self._io.pos()}
            self.cluster_groups = RntupleRc2.ClusterGroupList(self._io, self, self._root)
            self.cluster_groups._read()
            self._debug['cluster_groups']['end'] = self._io.pos()
            if (not (self._io.is_eof())):
                pass
                self._debug['meta_data_links'] = {'start': self._io.pos()}
                self.meta_data_links = RntupleRc2.MetaDataLinkList(self._io, self, self._root)
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
            self.cluster_groups._fetch_instances()
            if (not (self._io.is_eof())):
                pass
                self.meta_data_links._fetch_instances()



    class Header(KaitaiStruct):
        """Payload of the header envelope: name, provenance and schema of the RNTuple.

        .. seealso::
           RNTuple Binary Format Specification 0.2, section 'Header Envelope'
        """
        SEQ_FIELDS = ["feature_flags", "name", "description", "writer", "schema", "trailing"]
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['feature_flags'] = {'start': self._io.pos()}
            self.feature_flags = RntupleRc2.FeatureFlags(self._io, self, self._root)
            self.feature_flags._read()
            self._debug['feature_flags']['end'] = self._io.pos()
            self._debug['name'] = {'start': self._io.pos()}
            self.name = RntupleRc2.CountedString(self._io, self, self._root)
            self.name._read()
            self._debug['name']['end'] = self._io.pos()
            self._debug['description'] = {'start': self._io.pos()}
            self.description = RntupleRc2.CountedString(self._io, self, self._root)
            self.description._read()
            self._debug['description']['end'] = self._io.pos()
            self._debug['writer'] = {'start': self._io.pos()}
            self.writer = RntupleRc2.CountedString(self._io, self, self._root)
            self.writer._read()
            self._debug['writer']['end'] = self._io.pos()
            self._debug['schema'] = {'start': self._io.pos()}
            self.schema = RntupleRc2.Schema(self._io, self, self._root)
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


    class Int64List(KaitaiStruct):
        """List frame of integer values.

        .. seealso::
           RNTuple Binary Format Specification 0.2, section 'Frames'
        """
        SEQ_FIELDS = ["len_frame", "body"]
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['len_frame'] = {'start': self._io.pos()}
            self.len_frame = self._io.read_s8le()
            self._debug['len_frame']['end'] = self._io.pos()
            _ = self.len_frame
            if not  ((_ <= -(12)) and ((_ + (self._io.size() - self._io.pos())) >= -(8))) :
                raise kaitaistruct.ValidationExprError(self.len_frame, self._io, u"/types/int64_list/seq/0")
            self._debug['body'] = {'start': self._io.pos()}
            self._raw_body = self._io.read_bytes(-(self.len_frame) - 8)
            _io__raw_body = ByteStream(self._raw_body)
            self.body = RntupleRc2.Int64ListBody(_io__raw_body, self, self._root)
            self.body._read()
            self._debug['body']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            self.body._fetch_instances()


    class Int64ListBody(KaitaiStruct):
        """Payload of the list frame of integer values.

        .. seealso::
           RNTuple Binary Format Specification 0.2, section 'User Meta-data Envelope'
        """
        SEQ_FIELDS = ["num_items", "items", "trailing"]
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['num_items'] = {'start': self._io.pos()}
            self.num_items = self._io.read_u4le()
            self._debug['num_items']['end'] = self._io.pos()
            _ = self.num_items
            if not  ((_ <= 2147483647) and ((_ * 8) <= (self._io.size() - self._io.pos()))) :
                raise kaitaistruct.ValidationExprError(self.num_items, self._io, u"/types/int64_list_body/seq/0")
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



    class LargeLocator(KaitaiStruct):
        """Payload of a locator of a byte range of 2 GiB or more, in the last drafts.

        .. seealso::
           RNTuple Binary Format Specification 0.2, section 'Locators and Envelope Links'
        """
        SEQ_FIELDS = ["len_range", "ofs_range"]
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['len_range'] = {'start': self._io.pos()}
            self.len_range = self._io.read_u8le()
            self._debug['len_range']['end'] = self._io.pos()
            self._debug['ofs_range'] = {'start': self._io.pos()}
            self.ofs_range = self._io.read_u8le()
            self._debug['ofs_range']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass


    class Locator(KaitaiStruct):
        """Where a byte range is stored. A non-negative head is the size of a byte range in the same file, and an
        offset follows. A negative head is negated as a whole and then holds locator size, reserved byte and
        kind.

        .. seealso::
           RNTuple Binary Format Specification 0.2, section 'Locators and Envelope Links'
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
                    self.payload = RntupleRc2.UriLocator(_io__raw_payload, self, self._root)
                    self.payload._read()
                elif _on == 2:
                    pass
                    self._raw_payload = self._io.read_bytes((self.len_self - 4))
                    _io__raw_payload = ByteStream(self._raw_payload)
                    self.payload = RntupleRc2.Object64Locator(_io__raw_payload, self, self._root)
                    self.payload._read()
                else:
                    pass
                    self._raw_payload = self._io.read_bytes((self.len_self - 4))
                    _io__raw_payload = ByteStream(self._raw_payload)
                    self.payload = RntupleRc2.UnknownPayload(_io__raw_payload, self, self._root)
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
           RNTuple Binary Format Specification 0.2, section 'User Meta-data Envelope'
        """
        SEQ_FIELDS = ["entries", "trailing"]
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['entries'] = {'start': self._io.pos()}
            self.entries = RntupleRc2.MetaDataEntryList(self._io, self, self._root)
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
           RNTuple Binary Format Specification 0.2, section 'User Meta-data Envelope'
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
           RNTuple Binary Format Specification 0.2, section 'User Meta-data Envelope'
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
            self.key = RntupleRc2.CountedString(self._io, self, self._root)
            self.key._read()
            self._debug['key']['end'] = self._io.pos()
            self._debug['value'] = {'start': self._io.pos()}
            _on = self.value_type
            if _on == 1:
                pass
                self.value = RntupleRc2.MetaDataInt64(self._io, self, self._root)
                self.value._read()
            elif _on == 2:
                pass
                self.value = RntupleRc2.MetaDataBool(self._io, self, self._root)
                self.value._read()
            elif _on == 3:
                pass
                self.value = RntupleRc2.MetaDataFloat64(self._io, self, self._root)
                self.value._read()
            elif _on == 4:
                pass
                self.value = RntupleRc2.CountedString(self._io, self, self._root)
                self.value._read()
            elif _on == -1:
                pass
                self.value = RntupleRc2.Int64List(self._io, self, self._root)
                self.value._read()
            elif _on == -2:
                pass
                self.value = RntupleRc2.BoolList(self._io, self, self._root)
                self.value._read()
            elif _on == -3:
                pass
                self.value = RntupleRc2.Float64List(self._io, self, self._root)
                self.value._read()
            elif _on == -4:
                pass
                self.value = RntupleRc2.StringList(self._io, self, self._root)
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
           RNTuple Binary Format Specification 0.2, section 'Frames'
        """
        SEQ_FIELDS = ["len_frame", "body"]
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['len_frame'] = {'start': self._io.pos()}
            self.len_frame = self._io.read_s8le()
            self._debug['len_frame']['end'] = self._io.pos()
            _ = self.len_frame
            if not  ((_ <= -(12)) and ((_ + (self._io.size() - self._io.pos())) >= -(8))) :
                raise kaitaistruct.ValidationExprError(self.len_frame, self._io, u"/types/meta_data_entry_list/seq/0")
            self._debug['body'] = {'start': self._io.pos()}
            self._raw_body = self._io.read_bytes(-(self.len_frame) - 8)
            _io__raw_body = ByteStream(self._raw_body)
            self.body = RntupleRc2.MetaDataEntryListBody(_io__raw_body, self, self._root)
            self.body._read()
            self._debug['body']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            self.body._fetch_instances()


    class MetaDataEntryListBody(KaitaiStruct):
        """Payload of the list frame of key-value pairs.

        .. seealso::
           RNTuple Binary Format Specification 0.2, section 'Frames'
        """
        SEQ_FIELDS = ["num_items", "items", "trailing"]
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['num_items'] = {'start': self._io.pos()}
            self.num_items = self._io.read_u4le()
            self._debug['num_items']['end'] = self._io.pos()
            _ = self.num_items
            if not  ((_ <= 2147483647) and ((_ * 8) <= (self._io.size() - self._io.pos()))) :
                raise kaitaistruct.ValidationExprError(self.num_items, self._io, u"/types/meta_data_entry_list_body/seq/0")
            self._debug['items'] = {'start': self._io.pos()}
            self._debug['items']['arr'] = []
            self.items = []
            for i in range(self.num_items):
                self._debug['items']['arr'].append({'start': self._io.pos()})
                _t_items = RntupleRc2.MetaDataEntryRecord(self._io, self, self._root)
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



    class MetaDataEntryRecord(KaitaiStruct):
        """Record frame around one key-value pair.

        .. seealso::
           RNTuple Binary Format Specification 0.2, section 'Frames'
        """
        SEQ_FIELDS = ["len_frame", "body"]
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['len_frame'] = {'start': self._io.pos()}
            self.len_frame = self._io.read_s8le()
            self._debug['len_frame']['end'] = self._io.pos()
            _ = self.len_frame
            if not  ((_ >= 8) and ((_ - (self._io.size() - self._io.pos())) <= 8)) :
                raise kaitaistruct.ValidationExprError(self.len_frame, self._io, u"/types/meta_data_entry_record/seq/0")
            self._debug['body'] = {'start': self._io.pos()}
            self._raw_body = self._io.read_bytes(self.len_frame - 8)
            _io__raw_body = ByteStream(self._raw_body)
            self.body = RntupleRc2.MetaDataEntry(_io__raw_body, self, self._root)
            self.body._read()
            self._debug['body']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            self.body._fetch_instances()


    class MetaDataFloat64(KaitaiStruct):
        """Floating point value.

        .. seealso::
           RNTuple Binary Format Specification 0.2, section 'User Meta-data Envelope'
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
           RNTuple Binary Format Specification 0.2, section 'User Meta-data Envelope'
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
           RNTuple Binary Format Specification 0.2, section 'Frames'
        """
        SEQ_FIELDS = ["len_frame", "body"]
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['len_frame'] = {'start': self._io.pos()}
            self.len_frame = self._io.read_s8le()
            self._debug['len_frame']['end'] = self._io.pos()
            _ = self.len_frame
            if not  ((_ <= -(12)) and ((_ + (self._io.size() - self._io.pos())) >= -(8))) :
                raise kaitaistruct.ValidationExprError(self.len_frame, self._io, u"/types/meta_data_link_list/seq/0")
            self._debug['body'] = {'start': self._io.pos()}
            self._raw_body = self._io.read_bytes(-(self.len_frame) - 8)
            _io__raw_body = ByteStream(self._raw_body)
            self.body = RntupleRc2.MetaDataLinkListBody(_io__raw_body, self, self._root)
            self.body._read()
            self._debug['body']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            self.body._fetch_instances()


    class MetaDataLinkListBody(KaitaiStruct):
        """Payload of the list frame of links to user meta-data envelopes.

        .. seealso::
           RNTuple Binary Format Specification 0.2, section 'Footer Envelope'
        """
        SEQ_FIELDS = ["num_items", "items", "trailing"]
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['num_items'] = {'start': self._io.pos()}
            self.num_items = self._io.read_u4le()
            self._debug['num_items']['end'] = self._io.pos()
            _ = self.num_items
            if not  ((_ <= 2147483647) and ((_ * 8) <= (self._io.size() - self._io.pos()))) :
                raise kaitaistruct.ValidationExprError(self.num_items, self._io, u"/types/meta_data_link_list_body/seq/0")
            self._debug['items'] = {'start': self._io.pos()}
            self._debug['items']['arr'] = []
            self.items = []
            for i in range(self.num_items):
                self._debug['items']['arr'].append({'start': self._io.pos()})
                _t_items = RntupleRc2.EnvelopeLink(self._io, self, self._root)
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



    class Object64Locator(KaitaiStruct):
        """Payload of a locator of an object with a 64-bit address, as in the DAOS object store.

        .. seealso::
           RNTuple Binary Format Specification 0.2, section 'Well-known Payload Formats'
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
           RNTuple Binary Format Specification 0.2, section 'Page Locations'
        """
        SEQ_FIELDS = ["num_elements_signed", "locator"]
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['num_elements_signed'] = {'start': self._io.pos()}
            self.num_elements_signed = self._io.read_s4le()
            self._debug['num_elements_signed']['end'] = self._io.pos()
            self._debug['locator'] = {'start': self._io.pos()}
            self.locator = RntupleRc2.Locator(self._io, self, self._root)
            self.locator._read()
            self._debug['locator']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            self.locator._fetch_instances()

        @property
        def has_checksum(self):
            """Whether the XXH3-64 of the stored bytes of the page, little-endian, follows directly after them.
            """
            if hasattr(self, '_m_has_checksum'):
                return self._m_has_checksum

            self._m_has_checksum = self.num_elements_signed < 0
            return getattr(self, '_m_has_checksum', None)

        @property
        def num_elements(self):
            """Number of elements in the page."""
            if hasattr(self, '_m_num_elements'):
                return self._m_num_elements

            self._m_num_elements = ((0 - self.num_elements_signed) if self.num_elements_signed < 0 else self.num_elements_signed)
            return getattr(self, '_m_num_elements', None)


    class PageList(KaitaiStruct):
        """Payload of a page list envelope: clusters of one cluster group and where their pages are.

        .. seealso::
           RNTuple Binary Format Specification 0.2, section 'Page List Envelope'
        """
        SEQ_FIELDS = ["header_checksum", "cluster_summaries", "page_locations", "trailing"]
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['header_checksum'] = {'start': self._io.pos()}
            self.header_checksum = self._io.read_bytes(8)
            self._debug['header_checksum']['end'] = self._io.pos()
            self._debug['cluster_summaries'] = {'start': self._io.pos()}
            self.cluster_summaries = RntupleRc2.ClusterSummaryList(self._io, self, self._root)
            self.cluster_summaries._read()
            self._debug['cluster_summaries']['end'] = self._io.pos()
            self._debug['page_locations'] = {'start': self._io.pos()}
            self.page_locations = RntupleRc2.ClusterPagesList(self._io, self, self._root)
            self.page_locations._read()
            self._debug['page_locations']['end'] = self._io.pos()
            self._debug['trailing'] = {'start': self._io.pos()}
            self.trailing = self._io.read_bytes_full()
            self._debug['trailing']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            self.cluster_summaries._fetch_instances()
            self.page_locations._fetch_instances()


    class Schema(KaitaiStruct):
        """Schema description: four list frames. It is in the header and, for later additions, in the footer.

        .. seealso::
           RNTuple Binary Format Specification 0.2, section 'Header Envelope'
        """
        SEQ_FIELDS = ["fields", "columns", "alias_columns", "extra_type_infos"]
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['fields'] = {'start': self._io.pos()}
            self.fields = RntupleRc2.FieldList(self._io, self, self._root)
            self.fields._read()
            self._debug['fields']['end'] = self._io.pos()
            self._debug['columns'] = {'start': self._io.pos()}
            self.columns = RntupleRc2.ColumnList(self._io, self, self._root)
            self.columns._read()
            self._debug['columns']['end'] = self._io.pos()
            self._debug['alias_columns'] = {'start': self._io.pos()}
            self.alias_columns = RntupleRc2.AliasColumnList(self._io, self, self._root)
            self.alias_columns._read()
            self._debug['alias_columns']['end'] = self._io.pos()
            self._debug['extra_type_infos'] = {'start': self._io.pos()}
            self.extra_type_infos = RntupleRc2.ExtraTypeInfoList(self._io, self, self._root)
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
           RNTuple Binary Format Specification 0.2, section 'Footer Envelope'
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
                self.schema = RntupleRc2.Schema(self._io, self, self._root)
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



    class SchemaExtensionRecord(KaitaiStruct):
        """Record frame around the schema extension.

        .. seealso::
           RNTuple Binary Format Specification 0.2, section 'Frames'
        """
        SEQ_FIELDS = ["len_frame", "body"]
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['len_frame'] = {'start': self._io.pos()}
            self.len_frame = self._io.read_s8le()
            self._debug['len_frame']['end'] = self._io.pos()
            _ = self.len_frame
            if not  ((_ >= 8) and ((_ - (self._io.size() - self._io.pos())) <= 8)) :
                raise kaitaistruct.ValidationExprError(self.len_frame, self._io, u"/types/schema_extension_record/seq/0")
            self._debug['body'] = {'start': self._io.pos()}
            self._raw_body = self._io.read_bytes(self.len_frame - 8)
            _io__raw_body = ByteStream(self._raw_body)
            self.body = RntupleRc2.SchemaExtension(_io__raw_body, self, self._root)
            self.body._read()
            self._debug['body']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            self.body._fetch_instances()


    class StringList(KaitaiStruct):
        """List frame of string values.

        .. seealso::
           RNTuple Binary Format Specification 0.2, section 'Frames'
        """
        SEQ_FIELDS = ["len_frame", "body"]
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['len_frame'] = {'start': self._io.pos()}
            self.len_frame = self._io.read_s8le()
            self._debug['len_frame']['end'] = self._io.pos()
            _ = self.len_frame
            if not  ((_ <= -(12)) and ((_ + (self._io.size() - self._io.pos())) >= -(8))) :
                raise kaitaistruct.ValidationExprError(self.len_frame, self._io, u"/types/string_list/seq/0")
            self._debug['body'] = {'start': self._io.pos()}
            self._raw_body = self._io.read_bytes(-(self.len_frame) - 8)
            _io__raw_body = ByteStream(self._raw_body)
            self.body = RntupleRc2.StringListBody(_io__raw_body, self, self._root)
            self.body._read()
            self._debug['body']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            self.body._fetch_instances()


    class StringListBody(KaitaiStruct):
        """Payload of the list frame of string values.

        .. seealso::
           RNTuple Binary Format Specification 0.2, section 'User Meta-data Envelope'
        """
        SEQ_FIELDS = ["num_items", "items", "trailing"]
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['num_items'] = {'start': self._io.pos()}
            self.num_items = self._io.read_u4le()
            self._debug['num_items']['end'] = self._io.pos()
            _ = self.num_items
            if not  ((_ <= 2147483647) and ((_ * 4) <= (self._io.size() - self._io.pos()))) :
                raise kaitaistruct.ValidationExprError(self.num_items, self._io, u"/types/string_list_body/seq/0")
            self._debug['items'] = {'start': self._io.pos()}
            self._debug['items']['arr'] = []
            self.items = []
            for i in range(self.num_items):
                self._debug['items']['arr'].append({'start': self._io.pos()})
                _t_items = RntupleRc2.CountedString(self._io, self, self._root)
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



    class UnknownPayload(KaitaiStruct):
        """Payload whose kind this version of the format does not know.

        .. seealso::
           RNTuple Binary Format Specification 0.2, section 'Envelopes'
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
        """Payload of a locator that is a URI. The last drafts use the same kind for large locators, which differ only by
        their 16 bytes.

        .. seealso::
           RNTuple Binary Format Specification 0.2, section 'Locators and Envelope Links'
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
            _ = self.large
            if hasattr(self, '_m_large'):
                pass
                self._m_large._fetch_instances()


        @property
        def large(self):
            """The same bytes as a large locator of the last drafts."""
            if hasattr(self, '_m_large'):
                return self._m_large

            if self._io.size() == 16:
                pass
                _pos = self._io.pos()
                self._io.seek(0)
                self._debug['_m_large'] = {'start': self._io.pos()}
                self._m_large = RntupleRc2.LargeLocator(self._io, self, self._root)
                self._m_large._read()
                self._debug['_m_large']['end'] = self._io.pos()
                self._io.seek(_pos)

            return getattr(self, '_m_large', None)


    class ValueRange(KaitaiStruct):
        """Smallest and largest value of a column.

        .. seealso::
           RNTuple Binary Format Specification 0.2, section 'Column Description'
        """
        SEQ_FIELDS = ["min", "max"]
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['min'] = {'start': self._io.pos()}
            self.min = self._io.read_f8le()
            self._debug['min']['end'] = self._io.pos()
            self._debug['max'] = {'start': self._io.pos()}
            self.max = self._io.read_f8le()
            self._debug['max']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass


    @property
    def len_envelope(self):
        """Length of the whole envelope in bytes, with this preamble and the checksum."""
        if hasattr(self, '_m_len_envelope'):
            return self._m_len_envelope

        self._m_len_envelope = (self.len_envelope_lo + (self.len_envelope_hi * 4294967296))
        return getattr(self, '_m_len_envelope', None)
