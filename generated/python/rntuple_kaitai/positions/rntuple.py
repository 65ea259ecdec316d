# Generated from spec/rntuple.ksy by tools/generate; edit spec/parts/rntuple.ksy and run `make generate`.
# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from rntuple_kaitai.runtime import ByteStream, KaitaiStruct
from enum import IntEnum


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class Rntuple(KaitaiStruct):
    """RNTuple is the columnar storage format of CERN ROOT. Its metadata is in envelopes. There is one header (the schema),
    one footer (cluster groups, late additions to the schema), and one page list per cluster group (the positions of the
    pages of every column). This grammar describes one envelope of format epoch 1 (versions 1.0.0.0 to 1.0.2.x) after
    decompression. Where envelopes and pages lie in a ROOT file is described in root_file.ksy.

    All integers are little-endian. Envelopes contain frames. A record frame or list frame starts with its size, so
    readers can skip unknown members. The fields named trailing have the unknown bytes.

    .. seealso::
       RNTuple Binary Format Specification 1.0, section 'Envelopes' - https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#envelopes
    """

    class ClusterFlag(IntEnum):
        sharded = 1

    class ColumnFlag(IntEnum):
        deferred = 1
        value_range = 2

    class ColumnType(IntEnum):
        bit = 0
        byte = 1
        char = 2
        int8 = 3
        uint8 = 4
        int16 = 5
        uint16 = 6
        int32 = 7
        uint32 = 8
        int64 = 9
        uint64 = 10
        real16 = 11
        real32 = 12
        real64 = 13
        index32 = 14
        index64 = 15
        switch = 16
        split_int16 = 17
        split_uint16 = 18
        split_int32 = 19
        split_uint32 = 20
        split_int64 = 21
        split_uint64 = 22
        split_real16 = 23
        split_real32 = 24
        split_real64 = 25
        split_index32 = 26
        split_index64 = 27
        real32_trunc = 28
        real32_quant = 29

    class EnvelopeType(IntEnum):
        header = 1
        footer = 2
        page_list = 3

    class ExtraTypeInfoContent(IntEnum):
        streamer_info = 0

    class FeatureFlagNumber(IntEnum):
        nested_deferred_columns = 0

    class FieldFlag(IntEnum):
        repetitive = 1
        projected = 2
        type_checksum = 4
        soa_collection = 8

    class FieldRole(IntEnum):
        plain = 0
        collection = 1
        record = 2
        variant = 3
        streamer = 4

    class LocatorKind(IntEnum):
        standard = 0
        large = 1
        object64 = 2
        multi = 3
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
            self.payload = Rntuple.Header(_io__raw_payload, self, self._root)
            self.payload._read()
        elif _on == 2:
            pass
            self._raw_payload = self._io.read_bytes(self.len_envelope - 16)
            _io__raw_payload = ByteStream(self._raw_payload)
            self.payload = Rntuple.Footer(_io__raw_payload, self, self._root)
            self.payload._read()
        elif _on == 3:
            pass
            self._raw_payload = self._io.read_bytes(self.len_envelope - 16)
            _io__raw_payload = ByteStream(self._raw_payload)
            self.payload = Rntuple.PageList(_io__raw_payload, self, self._root)
            self.payload._read()
        else:
            pass
            self._raw_payload = self._io.read_bytes(self.len_envelope - 16)
            _io__raw_payload = ByteStream(self._raw_payload)
            self.payload = Rntuple.UnknownPayload(_io__raw_payload, self, self._root)
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
        else:
            pass
            self.payload._fetch_instances()

    class AliasColumn(KaitaiStruct):
        """Column of a projected field: another name for a physical column.

        .. seealso::
           RNTuple Binary Format Specification 1.0, section 'Alias columns' - https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#alias-columns
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
           RNTuple Binary Format Specification 1.0, section 'Frames' - https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#frames
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
            self.body = Rntuple.AliasColumnListBody(_io__raw_body, self, self._root)
            self.body._read()
            self._debug['body']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            self.body._fetch_instances()


    class AliasColumnListBody(KaitaiStruct):
        """Payload of the list frame of alias columns.

        .. seealso::
           RNTuple Binary Format Specification 1.0, section 'Frames' - https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#frames
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
                _t_items = Rntuple.AliasColumnRecord(self._io, self, self._root)
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
           RNTuple Binary Format Specification 1.0, section 'Frames' - https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#frames
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
            self.body = Rntuple.AliasColumn(_io__raw_body, self, self._root)
            self.body._read()
            self._debug['body']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            self.body._fetch_instances()


    class ClusterGroup(KaitaiStruct):
        """Clusters that share one page list.

        .. seealso::
           RNTuple Binary Format Specification 1.0, section 'Cluster Group Record Frame' - https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#cluster-group-record-frame
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
            self.page_list_link = Rntuple.EnvelopeLink(self._io, self, self._root)
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
           RNTuple Binary Format Specification 1.0, section 'Frames' - https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#frames
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
            self.body = Rntuple.ClusterGroupListBody(_io__raw_body, self, self._root)
            self.body._read()
            self._debug['body']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            self.body._fetch_instances()


    class ClusterGroupListBody(KaitaiStruct):
        """Payload of the list frame of cluster groups.

        .. seealso::
           RNTuple Binary Format Specification 1.0, section 'Frames' - https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#frames
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
                _t_items = Rntuple.ClusterGroupRecord(self._io, self, self._root)
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
           RNTuple Binary Format Specification 1.0, section 'Frames' - https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#frames
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
            self.body = Rntuple.ClusterGroup(_io__raw_body, self, self._root)
            self.body._read()
            self._debug['body']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            self.body._fetch_instances()


    class ClusterPages(KaitaiStruct):
        """List frame of page locations of the columns of one cluster.

        .. seealso::
           RNTuple Binary Format Specification 1.0, section 'Frames' - https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#frames
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
            self.body = Rntuple.ClusterPagesBody(_io__raw_body, self, self._root)
            self.body._read()
            self._debug['body']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            self.body._fetch_instances()


    class ClusterPagesBody(KaitaiStruct):
        """Payload of the list frame of page locations of the columns of one cluster.

        .. seealso::
           RNTuple Binary Format Specification 1.0, section 'Page Locations' - https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#page-locations
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
                _t_items = Rntuple.ColumnPages(self._io, self, self._root)
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
           RNTuple Binary Format Specification 1.0, section 'Frames' - https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#frames
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
            self.body = Rntuple.ClusterPagesListBody(_io__raw_body, self, self._root)
            self.body._read()
            self._debug['body']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            self.body._fetch_instances()


    class ClusterPagesListBody(KaitaiStruct):
        """Payload of the list frame of page locations of clusters.

        .. seealso::
           RNTuple Binary Format Specification 1.0, section 'Page Locations' - https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#page-locations
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
                _t_items = Rntuple.ClusterPages(self._io, self, self._root)
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
           RNTuple Binary Format Specification 1.0, section 'Cluster Summary Record Frame' - https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#cluster-summary-record-frame
        """
        SEQ_FIELDS = ["first_entry", "num_entries_lo", "num_entries_mid", "num_entries_hi", "flags", "trailing"]
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
            self._debug['num_entries_mid'] = {'start': self._io.pos()}
            self.num_entries_mid = self._io.read_u2le()
            self._debug['num_entries_mid']['end'] = self._io.pos()
            self._debug['num_entries_hi'] = {'start': self._io.pos()}
            self.num_entries_hi = self._io.read_u1()
            self._debug['num_entries_hi']['end'] = self._io.pos()
            self._debug['flags'] = {'start': self._io.pos()}
            self.flags = self._io.read_u1()
            self._debug['flags']['end'] = self._io.pos()
            self._debug['trailing'] = {'start': self._io.pos()}
            self.trailing = self._io.read_bytes_full()
            self._debug['trailing']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass

        @property
        def num_entries(self):
            """Number of entries of the cluster, 56 bits."""
            if hasattr(self, '_m_num_entries'):
                return self._m_num_entries

            self._m_num_entries = ((self.num_entries_lo + (self.num_entries_mid * 4294967296)) + (self.num_entries_hi * 281474976710656))
            return getattr(self, '_m_num_entries', None)


    class ClusterSummaryList(KaitaiStruct):
        """List frame of cluster summaries.

        .. seealso::
           RNTuple Binary Format Specification 1.0, section 'Frames' - https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#frames
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
            self.body = Rntuple.ClusterSummaryListBody(_io__raw_body, self, self._root)
            self.body._read()
            self._debug['body']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            self.body._fetch_instances()


    class ClusterSummaryListBody(KaitaiStruct):
        """Payload of the list frame of cluster summaries.

        .. seealso::
           RNTuple Binary Format Specification 1.0, section 'Frames' - https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#frames
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
                _t_items = Rntuple.ClusterSummaryRecord(self._io, self, self._root)
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
           RNTuple Binary Format Specification 1.0, section 'Frames' - https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#frames
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
            self.body = Rntuple.ClusterSummary(_io__raw_body, self, self._root)
            self.body._read()
            self._debug['body']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            self.body._fetch_instances()


    class Column(KaitaiStruct):
        """Description of one physical column.

        .. seealso::
           RNTuple Binary Format Specification 1.0, section 'Column Description' - https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description
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
                self.value_range = Rntuple.ValueRange(self._io, self, self._root)
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

            self._m_has_value_range = self.flags & 2 != 0
            return getattr(self, '_m_has_value_range', None)

        @property
        def is_deferred(self):
            """Whether the first stored element is not element 0."""
            if hasattr(self, '_m_is_deferred'):
                return self._m_is_deferred

            self._m_is_deferred = self.flags & 1 != 0
            return getattr(self, '_m_is_deferred', None)


    class ColumnList(KaitaiStruct):
        """List frame of column descriptions.

        .. seealso::
           RNTuple Binary Format Specification 1.0, section 'Frames' - https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#frames
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
            self.body = Rntuple.ColumnListBody(_io__raw_body, self, self._root)
            self.body._read()
            self._debug['body']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            self.body._fetch_instances()


    class ColumnListBody(KaitaiStruct):
        """Payload of the list frame of column descriptions.

        .. seealso::
           RNTuple Binary Format Specification 1.0, section 'Frames' - https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#frames
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
                _t_items = Rntuple.ColumnRecord(self._io, self, self._root)
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
           RNTuple Binary Format Specification 1.0, section 'Frames' - https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#frames
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
            self.body = Rntuple.ColumnPagesBody(_io__raw_body, self, self._root)
            self.body._read()
            self._debug['body']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            self.body._fetch_instances()


    class ColumnPagesBody(KaitaiStruct):
        """Payload of the list frame of pages of one column in one cluster.

        .. seealso::
           RNTuple Binary Format Specification 1.0, section 'Page Locations' - https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#page-locations
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
                _t_items = Rntuple.Page(self._io, self, self._root)
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
           RNTuple Binary Format Specification 1.0, section 'Frames' - https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#frames
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
            self.body = Rntuple.Column(_io__raw_body, self, self._root)
            self.body._read()
            self._debug['body']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            self.body._fetch_instances()


    class CountedString(KaitaiStruct):
        """String with its length in front; no terminator, no padding.

        .. seealso::
           RNTuple Binary Format Specification 1.0, section 'Basic Types' - https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#basic-types
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
           RNTuple Binary Format Specification 1.0, section 'Locators and Envelope Links' - https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#locators-and-envelope-links
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
            self.locator = Rntuple.Locator(self._io, self, self._root)
            self.locator._read()
            self._debug['locator']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            self.locator._fetch_instances()


    class ExtraTypeInfo(KaitaiStruct):
        """Additional information about one type or all types.

        .. seealso::
           RNTuple Binary Format Specification 1.0, section 'Extra type information' - https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#extra-type-information
        """
        SEQ_FIELDS = ["content_id", "type_version", "type_name", "content", "trailing"]
        content = None

        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['content_id'] = {'start': self._io.pos()}
            self.content_id = self._io.read_u4le()
            self._debug['content_id']['end'] = self._io.pos()
            self._debug['type_version'] = {'start': self._io.pos()}
            self.type_version = self._io.read_u4le()
            self._debug['type_version']['end'] = self._io.pos()
            self._debug['type_name'] = {'start': self._io.pos()}
            self.type_name = Rntuple.CountedString(self._io, self, self._root)
            self.type_name._read()
            self._debug['type_name']['end'] = self._io.pos()
            if (not (self._io.is_eof())):
                pass
                self._debug['content'] = {'start': self._io.pos()}
                self.content = Rntuple.CountedString(self._io, self, self._root)
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
           RNTuple Binary Format Specification 1.0, section 'Frames' - https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#frames
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
            self.body = Rntuple.ExtraTypeInfoListBody(_io__raw_body, self, self._root)
            self.body._read()
            self._debug['body']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            self.body._fetch_instances()


    class ExtraTypeInfoListBody(KaitaiStruct):
        """Payload of the list frame of extra type information records.

        .. seealso::
           RNTuple Binary Format Specification 1.0, section 'Frames' - https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#frames
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
                _t_items = Rntuple.ExtraTypeInfoRecord(self._io, self, self._root)
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
           RNTuple Binary Format Specification 1.0, section 'Frames' - https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#frames
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
            self.body = Rntuple.ExtraTypeInfo(_io__raw_body, self, self._root)
            self.body._read()
            self._debug['body']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            self.body._fetch_instances()


    class FeatureFlagWord(KaitaiStruct):
        """One 64-bit word of 63 flags, in two halves so that no target language loses bits.

        .. seealso::
           RNTuple Binary Format Specification 1.0, section 'Feature Flags' - https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#feature-flags
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
           RNTuple Binary Format Specification 1.0, section 'Feature Flags' - https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#feature-flags
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
                _t_words = Rntuple.FeatureFlagWord(self._io, self, self._root)
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
        """Description of one field: a node of the schema tree.

        .. seealso::
           RNTuple Binary Format Specification 1.0, section 'Field Description' - https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#field-description
        """
        SEQ_FIELDS = ["field_version", "type_version", "parent_id", "role", "flags", "name", "type_name", "type_alias", "description", "array_size", "source_field_id", "type_checksum", "trailing"]
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
            self._debug['name'] = {'start': self._io.pos()}
            self.name = Rntuple.CountedString(self._io, self, self._root)
            self.name._read()
            self._debug['name']['end'] = self._io.pos()
            self._debug['type_name'] = {'start': self._io.pos()}
            self.type_name = Rntuple.CountedString(self._io, self, self._root)
            self.type_name._read()
            self._debug['type_name']['end'] = self._io.pos()
            self._debug['type_alias'] = {'start': self._io.pos()}
            self.type_alias = Rntuple.CountedString(self._io, self, self._root)
            self.type_alias._read()
            self._debug['type_alias']['end'] = self._io.pos()
            self._debug['description'] = {'start': self._io.pos()}
            self.description = Rntuple.CountedString(self._io, self, self._root)
            self.description._read()
            self._debug['description']['end'] = self._io.pos()
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

            self._debug['trailing'] = {'start': self._io.pos()}
            self.trailing = self._io.read_bytes_full()
            self._debug['trailing']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            self.name._fetch_instances()
            self.type_name._fetch_instances()
            self.type_alias._fetch_instances()
            self.description._fetch_instances()
            if self.is_repetitive:
                pass

            if self.is_projected:
                pass

            if self.has_type_checksum:
                pass


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
           RNTuple Binary Format Specification 1.0, section 'Frames' - https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#frames
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
            self.body = Rntuple.FieldListBody(_io__raw_body, self, self._root)
            self.body._read()
            self._debug['body']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            self.body._fetch_instances()


    class FieldListBody(KaitaiStruct):
        """Payload of the list frame of field descriptions.

        .. seealso::
           RNTuple Binary Format Specification 1.0, section 'Frames' - https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#frames
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
                _t_items = Rntuple.FieldRecord(self._io, self, self._root)
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
           RNTuple Binary Format Specification 1.0, section 'Frames' - https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#frames
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
            self.body = Rntuple.Field(_io__raw_body, self, self._root)
            self.body._read()
            self._debug['body']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            self.body._fetch_instances()


    class Footer(KaitaiStruct):
        """Payload of the footer envelope: additions to the schema, and the way to the page lists.

        .. seealso::
           RNTuple Binary Format Specification 1.0, section 'Footer Envelope' - https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#footer-envelope
        """
        SEQ_FIELDS = ["feature_flags", "header_checksum", "schema_extension", "cluster_groups", "linked_attribute_sets", "trailing"]
        linked_attribute_sets = None

        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['feature_flags'] = {'start': self._io.pos()}
            self.feature_flags = Rntuple.FeatureFlags(self._io, self, self._root)
            self.feature_flags._read()
            self._debug['feature_flags']['end'] = self._io.pos()
            self._debug['header_checksum'] = {'start': self._io.pos()}
            self.header_checksum = self._io.read_bytes(8)
            self._debug['header_checksum']['end'] = self._io.pos()
            self._debug['schema_extension'] = {'start': self._io.pos()}
            self.schema_extension = Rntuple.SchemaExtensionRecord(self._io, self, self._root)
            self.schema_extension._read()
            self._debug['schema_extension']['end'] = self._io.pos()
            self._debug['cluster_groups'] = {'start': self._io.pos()}
            self.cluster_groups = Rntuple.ClusterGroupList(self._io, self, self._root)
            self.cluster_groups._read()
            self._debug['cluster_groups']['end'] = self._io.pos()
            if (not (self._io.is_eof())):
                pass
                self._debug['linked_attribute_sets'] = {'start': self._io.pos()}
                self.linked_attribute_sets = Rntuple.LinkedAttributeSetList(self._io, self, self._root)
                self.linked_attribute_sets._read()
                self._debug['linked_attribute_sets']['end'] = self._io.pos()

            self._debug['trailing'] = {'start': self._io.pos()}
            self.trailing = self._io.read_bytes_full()
            self._debug['trailing']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            self.feature_flags._fetch_instances()
            self.schema_extension._fetch_instances()
            self.cluster_groups._fetch_instances()
            if (not (self._io.is_eof())):
                pass
                self.linked_attribute_sets._fetch_instances()



    class Header(KaitaiStruct):
        """Payload of the header envelope: name, provenance and schema of the RNTuple.

        .. seealso::
           RNTuple Binary Format Specification 1.0, section 'Header Envelope' - https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#header-envelope
        """
        SEQ_FIELDS = ["feature_flags", "name", "description", "writer", "schema", "trailing"]
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['feature_flags'] = {'start': self._io.pos()}
            self.feature_flags = Rntuple.FeatureFlags(self._io, self, self._root)
            self.feature_flags._read()
            self._debug['feature_flags']['end'] = self._io.pos()
            self._debug['name'] = {'start': self._io.pos()}
            self.name = Rntuple.CountedString(self._io, self, self._root)
            self.name._read()
            self._debug['name']['end'] = self._io.pos()
            self._debug['description'] = {'start': self._io.pos()}
            self.description = Rntuple.CountedString(self._io, self, self._root)
            self.description._read()
            self._debug['description']['end'] = self._io.pos()
            self._debug['writer'] = {'start': self._io.pos()}
            self.writer = Rntuple.CountedString(self._io, self, self._root)
            self.writer._read()
            self._debug['writer']['end'] = self._io.pos()
            self._debug['schema'] = {'start': self._io.pos()}
            self.schema = Rntuple.Schema(self._io, self, self._root)
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


    class LargeLocator(KaitaiStruct):
        """Payload of a locator of a byte range of 2 GiB or more.

        .. seealso::
           RNTuple Binary Format Specification 1.0, section 'Locators and Envelope Links' - https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#locators-and-envelope-links
        """
        SEQ_FIELDS = ["len_range", "ofs_range", "trailing"]
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
            self._debug['trailing'] = {'start': self._io.pos()}
            self.trailing = self._io.read_bytes_full()
            self._debug['trailing']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass


    class LinkedAttributeSet(KaitaiStruct):
        """Reference to another RNTuple that holds attributes of entry ranges of this one.

        .. seealso::
           RNTuple Binary Format Specification 1.0, section 'Linked Attribute Set Record Frame' - https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#linked-attribute-set-record-frame
        """
        SEQ_FIELDS = ["schema_version_major", "schema_version_minor", "len_anchor", "locator", "name", "trailing"]
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['schema_version_major'] = {'start': self._io.pos()}
            self.schema_version_major = self._io.read_u2le()
            self._debug['schema_version_major']['end'] = self._io.pos()
            self._debug['schema_version_minor'] = {'start': self._io.pos()}
            self.schema_version_minor = self._io.read_u2le()
            self._debug['schema_version_minor']['end'] = self._io.pos()
            self._debug['len_anchor'] = {'start': self._io.pos()}
            self.len_anchor = self._io.read_u4le()
            self._debug['len_anchor']['end'] = self._io.pos()
            self._debug['locator'] = {'start': self._io.pos()}
            self.locator = Rntuple.Locator(self._io, self, self._root)
            self.locator._read()
            self._debug['locator']['end'] = self._io.pos()
            self._debug['name'] = {'start': self._io.pos()}
            self.name = Rntuple.CountedString(self._io, self, self._root)
            self.name._read()
            self._debug['name']['end'] = self._io.pos()
            self._debug['trailing'] = {'start': self._io.pos()}
            self.trailing = self._io.read_bytes_full()
            self._debug['trailing']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            self.locator._fetch_instances()
            self.name._fetch_instances()


    class LinkedAttributeSetList(KaitaiStruct):
        """List frame of linked attribute sets.

        .. seealso::
           RNTuple Binary Format Specification 1.0, section 'Frames' - https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#frames
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
                raise kaitaistruct.ValidationExprError(self.len_frame, self._io, u"/types/linked_attribute_set_list/seq/0")
            self._debug['body'] = {'start': self._io.pos()}
            self._raw_body = self._io.read_bytes(-(self.len_frame) - 8)
            _io__raw_body = ByteStream(self._raw_body)
            self.body = Rntuple.LinkedAttributeSetListBody(_io__raw_body, self, self._root)
            self.body._read()
            self._debug['body']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            self.body._fetch_instances()


    class LinkedAttributeSetListBody(KaitaiStruct):
        """Payload of the list frame of linked attribute sets.

        .. seealso::
           RNTuple Binary Format Specification 1.0, section 'Frames' - https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#frames
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
                raise kaitaistruct.ValidationExprError(self.num_items, self._io, u"/types/linked_attribute_set_list_body/seq/0")
            self._debug['items'] = {'start': self._io.pos()}
            self._debug['items']['arr'] = []
            self.items = []
            for i in range(self.num_items):
                self._debug['items']['arr'].append({'start': self._io.pos()})
                _t_items = Rntuple.LinkedAttributeSetRecord(self._io, self, self._root)
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



    class LinkedAttributeSetRecord(KaitaiStruct):
        """Record frame around one linked attribute set.

        .. seealso::
           RNTuple Binary Format Specification 1.0, section 'Frames' - https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#frames
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
                raise kaitaistruct.ValidationExprError(self.len_frame, self._io, u"/types/linked_attribute_set_record/seq/0")
            self._debug['body'] = {'start': self._io.pos()}
            self._raw_body = self._io.read_bytes(self.len_frame - 8)
            _io__raw_body = ByteStream(self._raw_body)
            self.body = Rntuple.LinkedAttributeSet(_io__raw_body, self, self._root)
            self.body._read()
            self._debug['body']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            self.body._fetch_instances()


    class Locator(KaitaiStruct):
        """Where a byte range is stored. A non-negative head is the size of a byte range in the same file, and an
        offset follows. A negative head is negated as a whole and then holds locator size, reserved byte and
        kind.

        .. seealso::
           RNTuple Binary Format Specification 1.0, section 'Locators and Envelope Links' - https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#locators-and-envelope-links
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
                    self.payload = Rntuple.LargeLocator(_io__raw_payload, self, self._root)
                    self.payload._read()
                else:
                    pass
                    self._raw_payload = self._io.read_bytes((self.len_self - 4))
                    _io__raw_payload = ByteStream(self._raw_payload)
                    self.payload = Rntuple.UnknownPayload(_io__raw_payload, self, self._root)
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


    class Page(KaitaiStruct):
        """Description of one page: a run of elements of one column.

        .. seealso::
           RNTuple Binary Format Specification 1.0, section 'Page Locations' - https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#page-locations
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
            self.locator = Rntuple.Locator(self._io, self, self._root)
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
           RNTuple Binary Format Specification 1.0, section 'Page List Envelope' - https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#page-list-envelope
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
            self.cluster_summaries = Rntuple.ClusterSummaryList(self._io, self, self._root)
            self.cluster_summaries._read()
            self._debug['cluster_summaries']['end'] = self._io.pos()
            self._debug['page_locations'] = {'start': self._io.pos()}
            self.page_locations = Rntuple.ClusterPagesList(self._io, self, self._root)
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
           RNTuple Binary Format Specification 1.0, section 'Header Envelope' - https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#header-envelope
        """
        SEQ_FIELDS = ["fields", "columns", "alias_columns", "extra_type_infos"]
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['fields'] = {'start': self._io.pos()}
            self.fields = Rntuple.FieldList(self._io, self, self._root)
            self.fields._read()
            self._debug['fields']['end'] = self._io.pos()
            self._debug['columns'] = {'start': self._io.pos()}
            self.columns = Rntuple.ColumnList(self._io, self, self._root)
            self.columns._read()
            self._debug['columns']['end'] = self._io.pos()
            self._debug['alias_columns'] = {'start': self._io.pos()}
            self.alias_columns = Rntuple.AliasColumnList(self._io, self, self._root)
            self.alias_columns._read()
            self._debug['alias_columns']['end'] = self._io.pos()
            self._debug['extra_type_infos'] = {'start': self._io.pos()}
            self.extra_type_infos = Rntuple.ExtraTypeInfoList(self._io, self, self._root)
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
           RNTuple Binary Format Specification 1.0, section 'Schema Extension Record Frame' - https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#schema-extension-record-frame
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
                self.schema = Rntuple.Schema(self._io, self, self._root)
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
           RNTuple Binary Format Specification 1.0, section 'Frames' - https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#frames
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
            self.body = Rntuple.SchemaExtension(_io__raw_body, self, self._root)
            self.body._read()
            self._debug['body']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            self.body._fetch_instances()


    class UnknownPayload(KaitaiStruct):
        """Payload whose kind this version of the format does not know.

        .. seealso::
           RNTuple Binary Format Specification 1.0, section 'Envelopes' - https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#envelopes
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


    class ValueRange(KaitaiStruct):
        """Smallest and largest value of a column.

        .. seealso::
           RNTuple Binary Format Specification 1.0, section 'Column Description' - https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description
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
