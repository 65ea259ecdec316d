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
    def __init__(self, _io, _parent=None, _root=None):
        self._io = _io
        self._parent = _parent
        self._root = _root or self
        self._read()

    def _read(self):
        self.payload = self._io.read_bytes(((self._io.size() - self._io.pos()) - 4))
        self.checksum = self._io.read_bytes(4)


    def _fetch_instances(self):
        pass

    class Cluster(KaitaiStruct):
        """One cluster; not a frame.

        .. seealso::
           Source of ROOT 6.22, section 'RNTupleDescriptor.cxx' - https://github.com/root-project/root/blob/v6-22-00-patches/tree/ntuple/v7/src/RNTupleDescriptor.cxx
        """
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.uuid = RntupleV0.UuidRecord(self._io, self, self._root)
            self.summary = RntupleV0.ClusterSummaryRecord(self._io, self, self._root)
            self.num_columns = self._io.read_u4le()
            _ = self.num_columns
            if not  ((_ <= 2147483647) and ((_ * 32) <= (self._io.size() - self._io.pos()))) :
                raise kaitaistruct.ValidationExprError(self.num_columns, self._io, u"/types/cluster/seq/2")
            self.columns = []
            for i in range(self.num_columns):
                self.columns.append(RntupleV0.ColumnPages(self._io, self, self._root))



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
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.cluster_id = self._io.read_u8le()
            self.cluster_version = RntupleV0.VersionRecord(self._io, self, self._root)
            self.first_entry = self._io.read_u8le()
            self.num_entries = self._io.read_u8le()
            self.locator = RntupleV0.Locator(self._io, self, self._root)
            self.trailing = self._io.read_bytes_full()


        def _fetch_instances(self):
            pass
            self.cluster_version._fetch_instances()
            self.locator._fetch_instances()


    class ClusterSummaryRecord(KaitaiStruct):
        """Frame around the entry range of a cluster.

        .. seealso::
           Source of ROOT 6.22, section 'RNTupleDescriptor.cxx' - https://github.com/root-project/root/blob/v6-22-00-patches/tree/ntuple/v7/src/RNTupleDescriptor.cxx
        """
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.version = self._io.read_u2le()
            self.min_version = self._io.read_u2le()
            self.len_frame = self._io.read_u4le()
            _ = self.len_frame
            if not  ((_ == 0) or ( ((_ >= 8) and ((_ - (self._io.size() - self._io.pos())) <= 8)) )) :
                raise kaitaistruct.ValidationExprError(self.len_frame, self._io, u"/types/cluster_summary_record/seq/2")
            self._raw_body = self._io.read_bytes(((self._io.size() - self._io.pos()) if self.len_frame == 0 else (self.len_frame - 8)))
            _io__raw_body = ByteStream(self._raw_body)
            self.body = RntupleV0.ClusterSummary(_io__raw_body, self, self._root)


        def _fetch_instances(self):
            pass
            self.body._fetch_instances()


    class Column(KaitaiStruct):
        """Description of one column.

        .. seealso::
           Source of ROOT 6.22, section 'RNTupleDescriptor.cxx' - https://github.com/root-project/root/blob/v6-22-00-patches/tree/ntuple/v7/src/RNTupleDescriptor.cxx
        """
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.column_id = self._io.read_u8le()
            self.column_version = RntupleV0.VersionRecord(self._io, self, self._root)
            self.model = RntupleV0.ColumnModelRecord(self._io, self, self._root)
            self.field_id = self._io.read_u8le()
            self.index = self._io.read_u4le()
            self.trailing = self._io.read_bytes_full()


        def _fetch_instances(self):
            pass
            self.column_version._fetch_instances()
            self.model._fetch_instances()


    class ColumnModel(KaitaiStruct):
        """Kind of the elements of a column.

        .. seealso::
           Source of ROOT 6.22, section 'RNTupleDescriptor.cxx' - https://github.com/root-project/root/blob/v6-22-00-patches/tree/ntuple/v7/src/RNTupleDescriptor.cxx
        """
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.column_type = self._io.read_u4le()
            self.is_sorted = self._io.read_u4le()
            self.trailing = self._io.read_bytes_full()


        def _fetch_instances(self):
            pass


    class ColumnModelRecord(KaitaiStruct):
        """Frame around the kind of elements of a column.

        .. seealso::
           Source of ROOT 6.22, section 'RNTupleDescriptor.cxx' - https://github.com/root-project/root/blob/v6-22-00-patches/tree/ntuple/v7/src/RNTupleDescriptor.cxx
        """
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.version = self._io.read_u2le()
            self.min_version = self._io.read_u2le()
            self.len_frame = self._io.read_u4le()
            _ = self.len_frame
            if not  ((_ == 0) or ( ((_ >= 8) and ((_ - (self._io.size() - self._io.pos())) <= 8)) )) :
                raise kaitaistruct.ValidationExprError(self.len_frame, self._io, u"/types/column_model_record/seq/2")
            self._raw_body = self._io.read_bytes(((self._io.size() - self._io.pos()) if self.len_frame == 0 else (self.len_frame - 8)))
            _io__raw_body = ByteStream(self._raw_body)
            self.body = RntupleV0.ColumnModel(_io__raw_body, self, self._root)


        def _fetch_instances(self):
            pass
            self.body._fetch_instances()


    class ColumnPages(KaitaiStruct):
        """Pages of one column in one cluster; not a frame.

        .. seealso::
           Source of ROOT 6.22, section 'RNTupleDescriptor.cxx' - https://github.com/root-project/root/blob/v6-22-00-patches/tree/ntuple/v7/src/RNTupleDescriptor.cxx
        """
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.column_id = self._io.read_u8le()
            self.element_offset = self._io.read_u8le()
            self.num_elements = self._io.read_u4le()
            self.compression_settings = self._io.read_s8le()
            self.num_pages = self._io.read_u4le()
            _ = self.num_pages
            if not  ((_ >= 0) and (_ <= 2147483647) and ((_ * 20) <= (self._io.size() - self._io.pos()))) :
                raise kaitaistruct.ValidationExprError(self.num_pages, self._io, u"/types/column_pages/seq/4")
            self.pages = []
            for i in range(self.num_pages):
                self.pages.append(RntupleV0.Page(self._io, self, self._root))



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
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.version = self._io.read_u2le()
            self.min_version = self._io.read_u2le()
            self.len_frame = self._io.read_u4le()
            _ = self.len_frame
            if not  ((_ == 0) or ( ((_ >= 8) and ((_ - (self._io.size() - self._io.pos())) <= 8)) )) :
                raise kaitaistruct.ValidationExprError(self.len_frame, self._io, u"/types/column_record/seq/2")
            self._raw_body = self._io.read_bytes(((self._io.size() - self._io.pos()) if self.len_frame == 0 else (self.len_frame - 8)))
            _io__raw_body = ByteStream(self._raw_body)
            self.body = RntupleV0.Column(_io__raw_body, self, self._root)


        def _fetch_instances(self):
            pass
            self.body._fetch_instances()


    class CountedString(KaitaiStruct):
        """String with its length in front; no terminator, no padding.

        .. seealso::
           Source of ROOT 6.22, section 'RNTupleDescriptor.cxx' - https://github.com/root-project/root/blob/v6-22-00-patches/tree/ntuple/v7/src/RNTupleDescriptor.cxx
        """
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.len = self._io.read_u4le()
            _ = self.len
            if not _ <= (self._io.size() - self._io.pos()):
                raise kaitaistruct.ValidationExprError(self.len, self._io, u"/types/counted_string/seq/0")
            self.raw = self._io.read_bytes(self.len)


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
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.field_id = self._io.read_u8le()
            self.field_version = RntupleV0.VersionRecord(self._io, self, self._root)
            self.type_version = RntupleV0.VersionRecord(self._io, self, self._root)
            self.name = RntupleV0.CountedString(self._io, self, self._root)
            self.description = RntupleV0.CountedString(self._io, self, self._root)
            self.type_name = RntupleV0.CountedString(self._io, self, self._root)
            self.num_repetitions = self._io.read_u8le()
            self.structure = self._io.read_u4le()
            self.parent_id = self._io.read_u8le()
            self.num_links = self._io.read_u4le()
            _ = self.num_links
            if not  ((_ <= 2147483647) and ((_ * 8) <= (self._io.size() - self._io.pos()))) :
                raise kaitaistruct.ValidationExprError(self.num_links, self._io, u"/types/field/seq/9")
            self.links = []
            for i in range(self.num_links):
                self.links.append(self._io.read_u8le())

            self.trailing = self._io.read_bytes_full()


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
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.version = self._io.read_u2le()
            self.min_version = self._io.read_u2le()
            self.len_frame = self._io.read_u4le()
            _ = self.len_frame
            if not  ((_ == 0) or ( ((_ >= 8) and ((_ - (self._io.size() - self._io.pos())) <= 8)) )) :
                raise kaitaistruct.ValidationExprError(self.len_frame, self._io, u"/types/field_record/seq/2")
            self._raw_body = self._io.read_bytes(((self._io.size() - self._io.pos()) if self.len_frame == 0 else (self.len_frame - 8)))
            _io__raw_body = ByteStream(self._raw_body)
            self.body = RntupleV0.Field(_io__raw_body, self, self._root)


        def _fetch_instances(self):
            pass
            self.body._fetch_instances()


    class Footer(KaitaiStruct):
        """Clusters and the places of their pages.

        .. seealso::
           Source of ROOT 6.22, section 'RNTupleDescriptor.cxx' - https://github.com/root-project/root/blob/v6-22-00-patches/tree/ntuple/v7/src/RNTupleDescriptor.cxx
        """
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.reserved = self._io.read_u8le()
            self.num_clusters = self._io.read_u8le()
            _ = self.num_clusters
            if not  ((_ >= 0) and (_ <= 2147483647) and ((_ * 20) <= (self._io.size() - self._io.pos()))) :
                raise kaitaistruct.ValidationExprError(self.num_clusters, self._io, u"/types/footer/seq/1")
            self.clusters = []
            for i in range(self.num_clusters):
                self.clusters.append(RntupleV0.Cluster(self._io, self, self._root))

            self.trailing = self._io.read_bytes_full()


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
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self._raw_payload = self._io.read_bytes(((self._io.size() - self._io.pos()) - 16))
            _io__raw_payload = ByteStream(self._raw_payload)
            self.payload = RntupleV0.FooterRecord(_io__raw_payload, self, self._root)
            self.postscript = RntupleV0.Postscript(self._io, self, self._root)
            self.checksum = self._io.read_bytes(4)


        def _fetch_instances(self):
            pass
            self.payload._fetch_instances()
            self.postscript._fetch_instances()


    class FooterRecord(KaitaiStruct):
        """Outermost frame of a footer, which takes all of the envelope in front of its tail.

        .. seealso::
           Source of ROOT 6.22, section 'RNTupleDescriptor.cxx' - https://github.com/root-project/root/blob/v6-22-00-patches/tree/ntuple/v7/src/RNTupleDescriptor.cxx
        """
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.version = self._io.read_u2le()
            self.min_version = self._io.read_u2le()
            self.len_frame = self._io.read_u4le()
            _ = self.len_frame
            if not  ((_ == 0) or ((_ - (self._io.size() - self._io.pos())) == 8)) :
                raise kaitaistruct.ValidationExprError(self.len_frame, self._io, u"/types/footer_record/seq/2")
            self._raw_body = self._io.read_bytes_full()
            _io__raw_body = ByteStream(self._raw_body)
            self.body = RntupleV0.Footer(_io__raw_body, self, self._root)


        def _fetch_instances(self):
            pass
            self.body._fetch_instances()


    class Header(KaitaiStruct):
        """Name, provenance and schema of the RNTuple.

        .. seealso::
           Source of ROOT 6.22, section 'RNTupleDescriptor.cxx' - https://github.com/root-project/root/blob/v6-22-00-patches/tree/ntuple/v7/src/RNTupleDescriptor.cxx
        """
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.reserved = self._io.read_u8le()
            self.name = RntupleV0.CountedString(self._io, self, self._root)
            self.description = RntupleV0.CountedString(self._io, self, self._root)
            self.author = RntupleV0.CountedString(self._io, self, self._root)
            self.custodian = RntupleV0.CountedString(self._io, self, self._root)
            self.time_of_data = self._io.read_u8le()
            self.time_of_writing = self._io.read_u8le()
            self.ntuple_version = RntupleV0.VersionRecord(self._io, self, self._root)
            self.own_uuid = RntupleV0.UuidRecord(self._io, self, self._root)
            self.group_uuid = RntupleV0.UuidRecord(self._io, self, self._root)
            self.num_fields = self._io.read_u4le()
            _ = self.num_fields
            if not  ((_ <= 2147483647) and ((_ * 8) <= (self._io.size() - self._io.pos()))) :
                raise kaitaistruct.ValidationExprError(self.num_fields, self._io, u"/types/header/seq/10")
            self.fields = []
            for i in range(self.num_fields):
                self.fields.append(RntupleV0.FieldRecord(self._io, self, self._root))

            self.num_columns = self._io.read_u4le()
            _ = self.num_columns
            if not  ((_ <= 2147483647) and ((_ * 8) <= (self._io.size() - self._io.pos()))) :
                raise kaitaistruct.ValidationExprError(self.num_columns, self._io, u"/types/header/seq/12")
            self.columns = []
            for i in range(self.num_columns):
                self.columns.append(RntupleV0.ColumnRecord(self._io, self, self._root))

            self.trailing = self._io.read_bytes_full()


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
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self._raw_payload = self._io.read_bytes(((self._io.size() - self._io.pos()) - 4))
            _io__raw_payload = ByteStream(self._raw_payload)
            self.payload = RntupleV0.HeaderRecord(_io__raw_payload, self, self._root)
            self.checksum = self._io.read_bytes(4)


        def _fetch_instances(self):
            pass
            self.payload._fetch_instances()


    class HeaderRecord(KaitaiStruct):
        """Outermost frame of a header, which takes all of the envelope in front of its tail.

        .. seealso::
           Source of ROOT 6.22, section 'RNTupleDescriptor.cxx' - https://github.com/root-project/root/blob/v6-22-00-patches/tree/ntuple/v7/src/RNTupleDescriptor.cxx
        """
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.version = self._io.read_u2le()
            self.min_version = self._io.read_u2le()
            self.len_frame = self._io.read_u4le()
            _ = self.len_frame
            if not  ((_ == 0) or ((_ - (self._io.size() - self._io.pos())) == 8)) :
                raise kaitaistruct.ValidationExprError(self.len_frame, self._io, u"/types/header_record/seq/2")
            self._raw_body = self._io.read_bytes_full()
            _io__raw_body = ByteStream(self._raw_body)
            self.body = RntupleV0.Header(_io__raw_body, self, self._root)


        def _fetch_instances(self):
            pass
            self.body._fetch_instances()


    class Identity(KaitaiStruct):
        """Identity of an RNTuple or cluster.

        .. seealso::
           Source of ROOT 6.22, section 'RNTupleDescriptor.cxx' - https://github.com/root-project/root/blob/v6-22-00-patches/tree/ntuple/v7/src/RNTupleDescriptor.cxx
        """
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.uuid = RntupleV0.CountedString(self._io, self, self._root)
            self.trailing = self._io.read_bytes_full()


        def _fetch_instances(self):
            pass
            self.uuid._fetch_instances()


    class Locator(KaitaiStruct):
        """Where a byte range is stored; not a frame.

        .. seealso::
           Source of ROOT 6.22, section 'RNTupleDescriptor.cxx' - https://github.com/root-project/root/blob/v6-22-00-patches/tree/ntuple/v7/src/RNTupleDescriptor.cxx
        """
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.ofs_range = self._io.read_s8le()
            self.len_range = self._io.read_u4le()
            self.url = RntupleV0.CountedString(self._io, self, self._root)


        def _fetch_instances(self):
            pass
            self.url._fetch_instances()


    class Page(KaitaiStruct):
        """Description of one page; not a frame.

        .. seealso::
           Source of ROOT 6.22, section 'RNTupleDescriptor.cxx' - https://github.com/root-project/root/blob/v6-22-00-patches/tree/ntuple/v7/src/RNTupleDescriptor.cxx
        """
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.num_elements = self._io.read_u4le()
            self.locator = RntupleV0.Locator(self._io, self, self._root)


        def _fetch_instances(self):
            pass
            self.locator._fetch_instances()


    class Postscript(KaitaiStruct):
        """Tail of the footer in front of its checksum.

        .. seealso::
           Source of ROOT 6.22, section 'RNTupleDescriptor.cxx' - https://github.com/root-project/root/blob/v6-22-00-patches/tree/ntuple/v7/src/RNTupleDescriptor.cxx
        """
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.version = self._io.read_u2le()
            self.min_version = self._io.read_u2le()
            self.len_header = self._io.read_u4le()
            self.len_footer = self._io.read_u4le()


        def _fetch_instances(self):
            pass


    class UuidRecord(KaitaiStruct):
        """Frame around an identity.

        .. seealso::
           Source of ROOT 6.22, section 'RNTupleDescriptor.cxx' - https://github.com/root-project/root/blob/v6-22-00-patches/tree/ntuple/v7/src/RNTupleDescriptor.cxx
        """
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.version = self._io.read_u2le()
            self.min_version = self._io.read_u2le()
            self.len_frame = self._io.read_u4le()
            _ = self.len_frame
            if not  ((_ == 0) or ( ((_ >= 8) and ((_ - (self._io.size() - self._io.pos())) <= 8)) )) :
                raise kaitaistruct.ValidationExprError(self.len_frame, self._io, u"/types/uuid_record/seq/2")
            self._raw_body = self._io.read_bytes(((self._io.size() - self._io.pos()) if self.len_frame == 0 else (self.len_frame - 8)))
            _io__raw_body = ByteStream(self._raw_body)
            self.body = RntupleV0.Identity(_io__raw_body, self, self._root)


        def _fetch_instances(self):
            pass
            self.body._fetch_instances()


    class VersionNumbers(KaitaiStruct):
        """Version of a structure, and the smallest version that can read it.

        .. seealso::
           Source of ROOT 6.22, section 'RNTupleDescriptor.cxx' - https://github.com/root-project/root/blob/v6-22-00-patches/tree/ntuple/v7/src/RNTupleDescriptor.cxx
        """
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.version_use = self._io.read_u4le()
            self.version_min = self._io.read_u4le()
            self.flags = self._io.read_u8le()
            self.trailing = self._io.read_bytes_full()


        def _fetch_instances(self):
            pass


    class VersionRecord(KaitaiStruct):
        """Frame around a version.

        .. seealso::
           Source of ROOT 6.22, section 'RNTupleDescriptor.cxx' - https://github.com/root-project/root/blob/v6-22-00-patches/tree/ntuple/v7/src/RNTupleDescriptor.cxx
        """
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.version = self._io.read_u2le()
            self.min_version = self._io.read_u2le()
            self.len_frame = self._io.read_u4le()
            _ = self.len_frame
            if not  ((_ == 0) or ( ((_ >= 8) and ((_ - (self._io.size() - self._io.pos())) <= 8)) )) :
                raise kaitaistruct.ValidationExprError(self.len_frame, self._io, u"/types/version_record/seq/2")
            self._raw_body = self._io.read_bytes(((self._io.size() - self._io.pos()) if self.len_frame == 0 else (self.len_frame - 8)))
            _io__raw_body = ByteStream(self._raw_body)
            self.body = RntupleV0.VersionNumbers(_io__raw_body, self, self._root)


        def _fetch_instances(self):
            pass
            self.body._fetch_instances()
