# Generated from spec/root_file.ksy by tools/generate; edit spec/parts/root_file.ksy and run `make generate`.
# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from rntuple_kaitai.runtime import ByteStream, KaitaiStruct
from enum import IntEnum


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class RootFile(KaitaiStruct):
    """A ROOT file starts with a header, followed by records that each begin with a key. The header leads to the root
    directory, which leads to its keys list, which leads to the anchors of the RNTuples in the file. An anchor names
    the byte ranges of header and footer envelope. Envelopes and pages lie in records of class RBlob that no keys
    list mentions; only the offset and size of their bytes address them.

    Offsets are stored in 32 bits (narrow) or 64 bits (wide); each structure states its form.
    Integers are big-endian, except the sizes in compression chunks.

    .. seealso::
       RNTuple Binary Format Specification 1.0, section 'ROOT File embedding' - https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#root-file-embedding
    """

    class CompressionAlgorithm(IntEnum):
        default = 0
        zlib = 1
        lzma = 2
        old = 3
        lz4 = 4
        zstd = 5

    class CompressionTag(IntEnum):
        old = 17235
        lz4 = 19508
        lzma = 22618
        zlib = 23116
        zstd = 23123
    SEQ_FIELDS = ["header"]
    def __init__(self, _io, _parent=None, _root=None):
        self._io = _io
        self._parent = _parent
        self._root = _root or self
        self._debug = {}

    def _read(self):
        self._debug['header'] = {'start': self._io.pos()}
        self.header = RootFile.FileHeader(self._io, self, self._root)
        self.header._read()
        self._debug['header']['end'] = self._io.pos()


    def _fetch_instances(self):
        pass
        self.header._fetch_instances()
        _ = self.entries
        if hasattr(self, '_m_entries'):
            pass
            self._m_entries._fetch_instances()

        _ = self.free_record
        if hasattr(self, '_m_free_record'):
            pass
            self._m_free_record._fetch_instances()

        _ = self.keys_record
        if hasattr(self, '_m_keys_record'):
            pass
            self._m_keys_record._fetch_instances()

        _ = self.root_directory
        if hasattr(self, '_m_root_directory'):
            pass
            self._m_root_directory._fetch_instances()

        _ = self.streamer_info_record
        if hasattr(self, '_m_streamer_info_record'):
            pass
            self._m_streamer_info_record._fetch_instances()


    class Anchor(KaitaiStruct):
        """Anchor object of an RNTuple of format epoch 1, after decompression: payload of a key of class
        ROOT::RNTuple. Parsed from a slice that holds exactly the object: later versions append members, and
        the checksum stays in the last 8 bytes.

        .. seealso::
           RNTuple Binary Format Specification 1.0, section 'Anchor schema' - https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#anchor-schema
        """
        SEQ_FIELDS = ["byte_count", "class_version", "version_epoch", "version_major", "version_minor", "version_patch", "ofs_header", "len_header_stored", "len_header", "ofs_footer", "len_footer_stored", "len_footer", "max_key_size", "trailing", "checksum"]
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['byte_count'] = {'start': self._io.pos()}
            self.byte_count = self._io.read_u4be()
            self._debug['byte_count']['end'] = self._io.pos()
            _ = self.byte_count
            if not  ((_ >= 0) and (self._io.size() >= 78)) :
                raise kaitaistruct.ValidationExprError(self.byte_count, self._io, u"/types/anchor/seq/0")
            self._debug['class_version'] = {'start': self._io.pos()}
            self.class_version = self._io.read_u2be()
            self._debug['class_version']['end'] = self._io.pos()
            self._debug['version_epoch'] = {'start': self._io.pos()}
            self.version_epoch = self._io.read_u2be()
            self._debug['version_epoch']['end'] = self._io.pos()
            self._debug['version_major'] = {'start': self._io.pos()}
            self.version_major = self._io.read_u2be()
            self._debug['version_major']['end'] = self._io.pos()
            self._debug['version_minor'] = {'start': self._io.pos()}
            self.version_minor = self._io.read_u2be()
            self._debug['version_minor']['end'] = self._io.pos()
            self._debug['version_patch'] = {'start': self._io.pos()}
            self.version_patch = self._io.read_u2be()
            self._debug['version_patch']['end'] = self._io.pos()
            self._debug['ofs_header'] = {'start': self._io.pos()}
            self.ofs_header = self._io.read_u8be()
            self._debug['ofs_header']['end'] = self._io.pos()
            self._debug['len_header_stored'] = {'start': self._io.pos()}
            self.len_header_stored = self._io.read_u8be()
            self._debug['len_header_stored']['end'] = self._io.pos()
            self._debug['len_header'] = {'start': self._io.pos()}
            self.len_header = self._io.read_u8be()
            self._debug['len_header']['end'] = self._io.pos()
            self._debug['ofs_footer'] = {'start': self._io.pos()}
            self.ofs_footer = self._io.read_u8be()
            self._debug['ofs_footer']['end'] = self._io.pos()
            self._debug['len_footer_stored'] = {'start': self._io.pos()}
            self.len_footer_stored = self._io.read_u8be()
            self._debug['len_footer_stored']['end'] = self._io.pos()
            self._debug['len_footer'] = {'start': self._io.pos()}
            self.len_footer = self._io.read_u8be()
            self._debug['len_footer']['end'] = self._io.pos()
            self._debug['max_key_size'] = {'start': self._io.pos()}
            self.max_key_size = self._io.read_u8be()
            self._debug['max_key_size']['end'] = self._io.pos()
            self._debug['trailing'] = {'start': self._io.pos()}
            self.trailing = self._io.read_bytes(((self._io.size() - self._io.pos()) - 8))
            self._debug['trailing']['end'] = self._io.pos()
            self._debug['checksum'] = {'start': self._io.pos()}
            self.checksum = self._io.read_bytes(8)
            self._debug['checksum']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass


    class AnchorRc1(KaitaiStruct):
        """Anchor object of an RNTuple of the first release candidate, or of the earlier drafts, which look the same here. It
        is the payload of a key of class ROOT::Experimental::RNTuple, class versions 0 to 3. It has no checksum.

        .. seealso::
           RNTuple Binary Format Specification 0.1, section 'Envelopes' - https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#envelopes
        """
        SEQ_FIELDS = ["byte_count", "class_version", "class_checksum", "version", "len_in_memory", "ofs_header", "len_header_stored", "len_header", "ofs_footer", "len_footer_stored", "len_footer", "reserved", "trailing"]
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['byte_count'] = {'start': self._io.pos()}
            self.byte_count = self._io.read_u4be()
            self._debug['byte_count']['end'] = self._io.pos()
            self._debug['class_version'] = {'start': self._io.pos()}
            self.class_version = self._io.read_u2be()
            self._debug['class_version']['end'] = self._io.pos()
            self._debug['class_checksum'] = {'start': self._io.pos()}
            self.class_checksum = self._io.read_u4be()
            self._debug['class_checksum']['end'] = self._io.pos()
            self._debug['version'] = {'start': self._io.pos()}
            self.version = self._io.read_u4be()
            self._debug['version']['end'] = self._io.pos()
            self._debug['len_in_memory'] = {'start': self._io.pos()}
            self.len_in_memory = self._io.read_u4be()
            self._debug['len_in_memory']['end'] = self._io.pos()
            self._debug['ofs_header'] = {'start': self._io.pos()}
            self.ofs_header = self._io.read_u8be()
            self._debug['ofs_header']['end'] = self._io.pos()
            self._debug['len_header_stored'] = {'start': self._io.pos()}
            self.len_header_stored = self._io.read_u4be()
            self._debug['len_header_stored']['end'] = self._io.pos()
            self._debug['len_header'] = {'start': self._io.pos()}
            self.len_header = self._io.read_u4be()
            self._debug['len_header']['end'] = self._io.pos()
            self._debug['ofs_footer'] = {'start': self._io.pos()}
            self.ofs_footer = self._io.read_u8be()
            self._debug['ofs_footer']['end'] = self._io.pos()
            self._debug['len_footer_stored'] = {'start': self._io.pos()}
            self.len_footer_stored = self._io.read_u4be()
            self._debug['len_footer_stored']['end'] = self._io.pos()
            self._debug['len_footer'] = {'start': self._io.pos()}
            self.len_footer = self._io.read_u4be()
            self._debug['len_footer']['end'] = self._io.pos()
            self._debug['reserved'] = {'start': self._io.pos()}
            self.reserved = self._io.read_u8be()
            self._debug['reserved']['end'] = self._io.pos()
            self._debug['trailing'] = {'start': self._io.pos()}
            self.trailing = self._io.read_bytes_full()
            self._debug['trailing']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass


    class AnchorRc2(KaitaiStruct):
        """Anchor object of an RNTuple of epoch 0, second release candidate: payload of a key of class
        ROOT::Experimental::RNTuple, class versions 4 to 6. Parsed from a slice that holds exactly the object.

        .. seealso::
           RNTuple Binary Format Specification 0.2, section 'Anchor schema'
        """
        SEQ_FIELDS = ["byte_count", "class_version", "version_epoch", "version_major", "version_minor", "version_patch", "ofs_header", "len_header_stored", "len_header", "ofs_footer", "len_footer_stored", "len_footer", "max_key_size", "trailing", "checksum"]
        max_key_size = None

        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['byte_count'] = {'start': self._io.pos()}
            self.byte_count = self._io.read_u4be()
            self._debug['byte_count']['end'] = self._io.pos()
            _ = self.byte_count
            if not  ((_ >= 0) and (self._io.size() >= 70)) :
                raise kaitaistruct.ValidationExprError(self.byte_count, self._io, u"/types/anchor_rc2/seq/0")
            self._debug['class_version'] = {'start': self._io.pos()}
            self.class_version = self._io.read_u2be()
            self._debug['class_version']['end'] = self._io.pos()
            self._debug['version_epoch'] = {'start': self._io.pos()}
            self.version_epoch = self._io.read_u2be()
            self._debug['version_epoch']['end'] = self._io.pos()
            self._debug['version_major'] = {'start': self._io.pos()}
            self.version_major = self._io.read_u2be()
            self._debug['version_major']['end'] = self._io.pos()
            self._debug['version_minor'] = {'start': self._io.pos()}
            self.version_minor = self._io.read_u2be()
            self._debug['version_minor']['end'] = self._io.pos()
            self._debug['version_patch'] = {'start': self._io.pos()}
            self.version_patch = self._io.read_u2be()
            self._debug['version_patch']['end'] = self._io.pos()
            self._debug['ofs_header'] = {'start': self._io.pos()}
            self.ofs_header = self._io.read_u8be()
            self._debug['ofs_header']['end'] = self._io.pos()
            self._debug['len_header_stored'] = {'start': self._io.pos()}
            self.len_header_stored = self._io.read_u8be()
            self._debug['len_header_stored']['end'] = self._io.pos()
            self._debug['len_header'] = {'start': self._io.pos()}
            self.len_header = self._io.read_u8be()
            self._debug['len_header']['end'] = self._io.pos()
            self._debug['ofs_footer'] = {'start': self._io.pos()}
            self.ofs_footer = self._io.read_u8be()
            self._debug['ofs_footer']['end'] = self._io.pos()
            self._debug['len_footer_stored'] = {'start': self._io.pos()}
            self.len_footer_stored = self._io.read_u8be()
            self._debug['len_footer_stored']['end'] = self._io.pos()
            self._debug['len_footer'] = {'start': self._io.pos()}
            self.len_footer = self._io.read_u8be()
            self._debug['len_footer']['end'] = self._io.pos()
            if self._io.size() >= 78:
                pass
                self._debug['max_key_size'] = {'start': self._io.pos()}
                self.max_key_size = self._io.read_u8be()
                self._debug['max_key_size']['end'] = self._io.pos()

            self._debug['trailing'] = {'start': self._io.pos()}
            self.trailing = self._io.read_bytes(((self._io.size() - self._io.pos()) - 8))
            self._debug['trailing']['end'] = self._io.pos()
            self._debug['checksum'] = {'start': self._io.pos()}
            self.checksum = self._io.read_bytes(8)
            self._debug['checksum']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            if self._io.size() >= 78:
                pass



    class AnchorRecord(KaitaiStruct):
        """Record of an anchor, from a slice that holds exactly the record.

        .. seealso::
           RNTuple Binary Format Specification 1.0, section 'Anchor schema' - https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#anchor-schema
        """
        SEQ_FIELDS = ["key"]
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['key'] = {'start': self._io.pos()}
            self.key = RootFile.Key(self._io, self, self._root)
            self.key._read()
            self._debug['key']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            self.key._fetch_instances()
            _ = self.anchor
            if hasattr(self, '_m_anchor'):
                pass
                self._m_anchor._fetch_instances()

            _ = self.anchor_rc1
            if hasattr(self, '_m_anchor_rc1'):
                pass
                self._m_anchor_rc1._fetch_instances()

            _ = self.anchor_rc2
            if hasattr(self, '_m_anchor_rc2'):
                pass
                self._m_anchor_rc2._fetch_instances()

            _ = self.class_version
            if hasattr(self, '_m_class_version'):
                pass

            _ = self.payload
            if hasattr(self, '_m_payload'):
                pass


        @property
        def anchor(self):
            """Anchor of format epoch 1."""
            if hasattr(self, '_m_anchor'):
                return self._m_anchor

            if  ((self.is_release) and ((not (self.is_compressed)))) :
                pass
                _pos = self._io.pos()
                self._io.seek(self.key.len_key)
                self._debug['_m_anchor'] = {'start': self._io.pos()}
                self._raw__m_anchor = self._io.read_bytes(self.len_payload)
                _io__raw__m_anchor = ByteStream(self._raw__m_anchor)
                self._m_anchor = RootFile.Anchor(_io__raw__m_anchor, self, self._root)
                self._m_anchor._read()
                self._debug['_m_anchor']['end'] = self._io.pos()
                self._io.seek(_pos)

            return getattr(self, '_m_anchor', None)

        @property
        def anchor_rc1(self):
            """Anchor of the first release candidate, and of the format before its specification."""
            if hasattr(self, '_m_anchor_rc1'):
                return self._m_anchor_rc1

            if  (((not (self.is_release))) and ((not (self.is_compressed))) and (self.is_first_candidate)) :
                pass
                _pos = self._io.pos()
                self._io.seek(self.key.len_key)
                self._debug['_m_anchor_rc1'] = {'start': self._io.pos()}
                self._raw__m_anchor_rc1 = self._io.read_bytes(self.len_payload)
                _io__raw__m_anchor_rc1 = ByteStream(self._raw__m_anchor_rc1)
                self._m_anchor_rc1 = RootFile.AnchorRc1(_io__raw__m_anchor_rc1, self, self._root)
                self._m_anchor_rc1._read()
                self._debug['_m_anchor_rc1']['end'] = self._io.pos()
                self._io.seek(_pos)

            return getattr(self, '_m_anchor_rc1', None)

        @property
        def anchor_rc2(self):
            """Anchor of the second release candidate."""
            if hasattr(self, '_m_anchor_rc2'):
                return self._m_anchor_rc2

            if  (((not (self.is_release))) and ((not (self.is_compressed))) and ((not (self.is_first_candidate)))) :
                pass
                _pos = self._io.pos()
                self._io.seek(self.key.len_key)
                self._debug['_m_anchor_rc2'] = {'start': self._io.pos()}
                self._raw__m_anchor_rc2 = self._io.read_bytes(self.len_payload)
                _io__raw__m_anchor_rc2 = ByteStream(self._raw__m_anchor_rc2)
                self._m_anchor_rc2 = RootFile.AnchorRc2(_io__raw__m_anchor_rc2, self, self._root)
                self._m_anchor_rc2._read()
                self._debug['_m_anchor_rc2']['end'] = self._io.pos()
                self._io.seek(_pos)

            return getattr(self, '_m_anchor_rc2', None)

        @property
        def class_version(self):
            """Version of the class; without meaning if the payload is compressed."""
            if hasattr(self, '_m_class_version'):
                return self._m_class_version

            _pos = self._io.pos()
            self._io.seek((self.key.len_key + 4))
            self._debug['_m_class_version'] = {'start': self._io.pos()}
            self._m_class_version = self._io.read_u2be()
            self._debug['_m_class_version']['end'] = self._io.pos()
            self._io.seek(_pos)
            return getattr(self, '_m_class_version', None)

        @property
        def is_compressed(self):
            """Whether the payload is a compression_block; decompress it and parse the anchor separately."""
            if hasattr(self, '_m_is_compressed'):
                return self._m_is_compressed

            self._m_is_compressed = self.key.len_object > (self.key.len_record - self.key.len_key)
            return getattr(self, '_m_is_compressed', None)

        @property
        def is_first_candidate(self):
            """Whether a class version of ROOT::Experimental::RNTuple is one of those before the second candidate."""
            if hasattr(self, '_m_is_first_candidate'):
                return self._m_is_first_candidate

            self._m_is_first_candidate = self.class_version < 4
            return getattr(self, '_m_is_first_candidate', None)

        @property
        def is_release(self):
            """Whether the class of the anchor is ROOT::RNTuple, that of the releases."""
            if hasattr(self, '_m_is_release'):
                return self._m_is_release

            self._m_is_release = self.key.class_name.raw == b"\x52\x4F\x4F\x54\x3A\x3A\x52\x4E\x54\x75\x70\x6C\x65"
            return getattr(self, '_m_is_release', None)

        @property
        def len_payload(self):
            """Size in bytes of the payload."""
            if hasattr(self, '_m_len_payload'):
                return self._m_len_payload

            self._m_len_payload = (self.key.len_record - self.key.len_key)
            return getattr(self, '_m_len_payload', None)

        @property
        def payload(self):
            """The anchor as stored."""
            if hasattr(self, '_m_payload'):
                return self._m_payload

            _pos = self._io.pos()
            self._io.seek(self.key.len_key)
            self._debug['_m_payload'] = {'start': self._io.pos()}
            self._m_payload = self._io.read_bytes(self.len_payload)
            self._debug['_m_payload']['end'] = self._io.pos()
            self._io.seek(_pos)
            return getattr(self, '_m_payload', None)


    class BlobOffsetTable(KaitaiStruct):
        """End of the payload of the first key of a blob that is spread over several keys: the positions of the others. A
        blob is spread if its stored size is larger than the max_key_size of the anchor. Then the payload of every key
        except the last has exactly that size. The first payload ends with 8 bytes for each further key. The stored size
        of a page includes its checksum here, 8 bytes more than its locator states. The last key has at least 9 bytes, so
        the checksum is never divided.

        .. seealso::
           RNTuple Binary Format Specification 1.0, section 'ROOT File embedding' - https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#root-file-embedding
        """
        SEQ_FIELDS = ["ofs_parts"]
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['ofs_parts'] = {'start': self._io.pos()}
            self._debug['ofs_parts']['arr'] = []
            self.ofs_parts = []
            i = 0
            while not self._io.is_eof():
                self._debug['ofs_parts']['arr'].append({'start': self._io.pos()})
                self.ofs_parts.append(self._io.read_u8le())
                self._debug['ofs_parts']['arr'][len(self.ofs_parts) - 1]['end'] = self._io.pos()
                i += 1

            self._debug['ofs_parts']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            for i in range(len(self.ofs_parts)):
                pass



    class CompressionBlock(KaitaiStruct):
        """Compressed bytes of one object: chunks that are decompressed one by one and joined.

        .. seealso::
           RNTuple Binary Format Specification 1.0, section 'Compression Block' - https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#compression-block
        """
        SEQ_FIELDS = ["chunks"]
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['chunks'] = {'start': self._io.pos()}
            self._debug['chunks']['arr'] = []
            self.chunks = []
            i = 0
            while not self._io.is_eof():
                self._debug['chunks']['arr'].append({'start': self._io.pos()})
                _t_chunks = RootFile.CompressionChunk(self._io, self, self._root)
                try:
                    _t_chunks._read()
                finally:
                    self.chunks.append(_t_chunks)
                self._debug['chunks']['arr'][len(self.chunks) - 1]['end'] = self._io.pos()
                i += 1

            self._debug['chunks']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            for i in range(len(self.chunks)):
                pass
                self.chunks[i]._fetch_instances()



    class CompressionChunk(KaitaiStruct):
        """One compressed chunk.

        .. seealso::
           RNTuple Binary Format Specification 1.0, section 'Compression Block' - https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#compression-block
        """
        SEQ_FIELDS = ["algorithm", "len_compressed", "len_uncompressed", "data"]
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['algorithm'] = {'start': self._io.pos()}
            self.algorithm = self._io.read_bytes(3)
            self._debug['algorithm']['end'] = self._io.pos()
            self._debug['len_compressed'] = {'start': self._io.pos()}
            self.len_compressed = self._io.read_bits_int_le(24)
            self._debug['len_compressed']['end'] = self._io.pos()
            self._debug['len_uncompressed'] = {'start': self._io.pos()}
            self.len_uncompressed = self._io.read_bits_int_le(24)
            self._debug['len_uncompressed']['end'] = self._io.pos()
            _ = self.len_uncompressed
            if not  ((_ >= 0) and (self.len_compressed <= (self._io.size() - self._io.pos()))) :
                raise kaitaistruct.ValidationExprError(self.len_uncompressed, self._io, u"/types/compression_chunk/seq/2")
            self._debug['data'] = {'start': self._io.pos()}
            self.data = self._io.read_bytes(self.len_compressed)
            self._debug['data']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass

        @property
        def tag(self):
            """First two bytes of the algorithm as one number, see the enum compression_tag."""
            if hasattr(self, '_m_tag'):
                return self._m_tag

            self._m_tag = ((((ByteStream.byte_array_index(self.algorithm, 0) + 256) % 256) * 256) + ((ByteStream.byte_array_index(self.algorithm, 1) + 256) % 256))
            return getattr(self, '_m_tag', None)


    class CountedString(KaitaiStruct):
        """String of up to 254 bytes after one length byte, or of any length after the byte 255 and a 32-bit length.

        .. seealso::
           The ROOT file format, section 'Format of data records' - https://github.com/root-project/root/blob/master/io/doc/TFile/datarecord.md
        """
        SEQ_FIELDS = ["len_short", "len_long", "raw"]
        len_long = None

        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['len_short'] = {'start': self._io.pos()}
            self.len_short = self._io.read_u1()
            self._debug['len_short']['end'] = self._io.pos()
            _ = self.len_short
            if not  ((_ == 255) or (_ <= (self._io.size() - self._io.pos()))) :
                raise kaitaistruct.ValidationExprError(self.len_short, self._io, u"/types/counted_string/seq/0")
            if self.len_short == 255:
                pass
                self._debug['len_long'] = {'start': self._io.pos()}
                self.len_long = self._io.read_u4be()
                self._debug['len_long']['end'] = self._io.pos()
                _ = self.len_long
                if not _ <= (self._io.size() - self._io.pos()):
                    raise kaitaistruct.ValidationExprError(self.len_long, self._io, u"/types/counted_string/seq/1")

            self._debug['raw'] = {'start': self._io.pos()}
            self.raw = self._io.read_bytes(self.len)
            self._debug['raw']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            if self.len_short == 255:
                pass


        @property
        def len(self):
            """Length of the string in bytes."""
            if hasattr(self, '_m_len'):
                return self._m_len

            self._m_len = (self.len_long if self.len_short == 255 else self.len_short)
            return getattr(self, '_m_len', None)

        @property
        def value(self):
            """The string as text."""
            if hasattr(self, '_m_value'):
                return self._m_value

            self._m_value = (self.raw).decode("utf-8", "backslashreplace")
            return getattr(self, '_m_value', None)


    class Directory(KaitaiStruct):
        """Directory fields: after name and title in the root directory record, directly after the key in others.

        .. seealso::
           The ROOT file format, section 'Format of the root (first) directory record' - https://github.com/root-project/root/blob/master/io/doc/TFile/tfile.md
        """
        SEQ_FIELDS = ["version", "datime_created", "datime_modified", "len_keys", "len_name", "ofs_dir_narrow", "ofs_dir_wide", "ofs_parent_narrow", "ofs_parent_wide", "ofs_keys_narrow", "ofs_keys_wide", "uuid_version", "uuid"]
        ofs_dir_narrow = None
        ofs_dir_wide = None
        ofs_parent_narrow = None
        ofs_parent_wide = None
        ofs_keys_narrow = None
        ofs_keys_wide = None
        uuid_version = None
        uuid = None

        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['version'] = {'start': self._io.pos()}
            self.version = self._io.read_s2be()
            self._debug['version']['end'] = self._io.pos()
            self._debug['datime_created'] = {'start': self._io.pos()}
            self.datime_created = self._io.read_u4be()
            self._debug['datime_created']['end'] = self._io.pos()
            self._debug['datime_modified'] = {'start': self._io.pos()}
            self.datime_modified = self._io.read_u4be()
            self._debug['datime_modified']['end'] = self._io.pos()
            self._debug['len_keys'] = {'start': self._io.pos()}
            self.len_keys = self._io.read_s4be()
            self._debug['len_keys']['end'] = self._io.pos()
            self._debug['len_name'] = {'start': self._io.pos()}
            self.len_name = self._io.read_s4be()
            self._debug['len_name']['end'] = self._io.pos()
            if (not (self.is_wide)):
                pass
                self._debug['ofs_dir_narrow'] = {'start': self._io.pos()}
                self.ofs_dir_narrow = self._io.read_u4be()
                self._debug['ofs_dir_narrow']['end'] = self._io.pos()

            if self.is_wide:
                pass
                self._debug['ofs_dir_wide'] = {'start': self._io.pos()}
                self.ofs_dir_wide = self._io.read_u8be()
                self._debug['ofs_dir_wide']['end'] = self._io.pos()

            if (not (self.is_wide)):
                pass
                self._debug['ofs_parent_narrow'] = {'start': self._io.pos()}
                self.ofs_parent_narrow = self._io.read_u4be()
                self._debug['ofs_parent_narrow']['end'] = self._io.pos()

            if self.is_wide:
                pass
                self._debug['ofs_parent_wide'] = {'start': self._io.pos()}
                self.ofs_parent_wide = self._io.read_u8be()
                self._debug['ofs_parent_wide']['end'] = self._io.pos()

            if (not (self.is_wide)):
                pass
                self._debug['ofs_keys_narrow'] = {'start': self._io.pos()}
                self.ofs_keys_narrow = self._io.read_u4be()
                self._debug['ofs_keys_narrow']['end'] = self._io.pos()

            if self.is_wide:
                pass
                self._debug['ofs_keys_wide'] = {'start': self._io.pos()}
                self.ofs_keys_wide = self._io.read_u8be()
                self._debug['ofs_keys_wide']['end'] = self._io.pos()

            if self.has_uuid:
                pass
                self._debug['uuid_version'] = {'start': self._io.pos()}
                self.uuid_version = self._io.read_s2be()
                self._debug['uuid_version']['end'] = self._io.pos()

            if self.has_uuid:
                pass
                self._debug['uuid'] = {'start': self._io.pos()}
                self.uuid = self._io.read_bytes(16)
                self._debug['uuid']['end'] = self._io.pos()



        def _fetch_instances(self):
            pass
            if (not (self.is_wide)):
                pass

            if self.is_wide:
                pass

            if (not (self.is_wide)):
                pass

            if self.is_wide:
                pass

            if (not (self.is_wide)):
                pass

            if self.is_wide:
                pass

            if self.has_uuid:
                pass

            if self.has_uuid:
                pass


        @property
        def created_day(self):
            """Day of the month, from 1 on, of the time of creation."""
            if hasattr(self, '_m_created_day'):
                return self._m_created_day

            self._m_created_day = ((self.datime_created // 131072) % 32)
            return getattr(self, '_m_created_day', None)

        @property
        def created_hour(self):
            """Hour of the time of creation."""
            if hasattr(self, '_m_created_hour'):
                return self._m_created_hour

            self._m_created_hour = ((self.datime_created // 4096) % 32)
            return getattr(self, '_m_created_hour', None)

        @property
        def created_minute(self):
            """Minute of the time of creation."""
            if hasattr(self, '_m_created_minute'):
                return self._m_created_minute

            self._m_created_minute = ((self.datime_created // 64) % 64)
            return getattr(self, '_m_created_minute', None)

        @property
        def created_month(self):
            """Month, from 1 on, of the time of creation."""
            if hasattr(self, '_m_created_month'):
                return self._m_created_month

            self._m_created_month = ((self.datime_created // 4194304) % 16)
            return getattr(self, '_m_created_month', None)

        @property
        def created_second(self):
            """Second of the time of creation."""
            if hasattr(self, '_m_created_second'):
                return self._m_created_second

            self._m_created_second = (self.datime_created % 64)
            return getattr(self, '_m_created_second', None)

        @property
        def created_year(self):
            """Year of the time of creation."""
            if hasattr(self, '_m_created_year'):
                return self._m_created_year

            self._m_created_year = ((self.datime_created // 67108864) + 1995)
            return getattr(self, '_m_created_year', None)

        @property
        def has_uuid(self):
            """Whether the class version is one that has a UUID."""
            if hasattr(self, '_m_has_uuid'):
                return self._m_has_uuid

            self._m_has_uuid =  ((self.version != 1) and (self.version != 1001))
            return getattr(self, '_m_has_uuid', None)

        @property
        def is_wide(self):
            """Whether offsets have 64 bits."""
            if hasattr(self, '_m_is_wide'):
                return self._m_is_wide

            self._m_is_wide = self.version > 1000
            return getattr(self, '_m_is_wide', None)

        @property
        def modified_day(self):
            """Day of the month, from 1 on, of the time of the last change."""
            if hasattr(self, '_m_modified_day'):
                return self._m_modified_day

            self._m_modified_day = ((self.datime_modified // 131072) % 32)
            return getattr(self, '_m_modified_day', None)

        @property
        def modified_hour(self):
            """Hour of the time of the last change."""
            if hasattr(self, '_m_modified_hour'):
                return self._m_modified_hour

            self._m_modified_hour = ((self.datime_modified // 4096) % 32)
            return getattr(self, '_m_modified_hour', None)

        @property
        def modified_minute(self):
            """Minute of the time of the last change."""
            if hasattr(self, '_m_modified_minute'):
                return self._m_modified_minute

            self._m_modified_minute = ((self.datime_modified // 64) % 64)
            return getattr(self, '_m_modified_minute', None)

        @property
        def modified_month(self):
            """Month, from 1 on, of the time of the last change."""
            if hasattr(self, '_m_modified_month'):
                return self._m_modified_month

            self._m_modified_month = ((self.datime_modified // 4194304) % 16)
            return getattr(self, '_m_modified_month', None)

        @property
        def modified_second(self):
            """Second of the time of the last change."""
            if hasattr(self, '_m_modified_second'):
                return self._m_modified_second

            self._m_modified_second = (self.datime_modified % 64)
            return getattr(self, '_m_modified_second', None)

        @property
        def modified_year(self):
            """Year of the time of the last change."""
            if hasattr(self, '_m_modified_year'):
                return self._m_modified_year

            self._m_modified_year = ((self.datime_modified // 67108864) + 1995)
            return getattr(self, '_m_modified_year', None)

        @property
        def ofs_dir(self):
            """Offset of the directory record itself."""
            if hasattr(self, '_m_ofs_dir'):
                return self._m_ofs_dir

            self._m_ofs_dir = (self.ofs_dir_wide if self.is_wide else self.ofs_dir_narrow)
            return getattr(self, '_m_ofs_dir', None)

        @property
        def ofs_keys(self):
            """Offset of the record of the keys list."""
            if hasattr(self, '_m_ofs_keys'):
                return self._m_ofs_keys

            self._m_ofs_keys = (self.ofs_keys_wide if self.is_wide else self.ofs_keys_narrow)
            return getattr(self, '_m_ofs_keys', None)

        @property
        def ofs_parent(self):
            """Offset of the record of the parent directory."""
            if hasattr(self, '_m_ofs_parent'):
                return self._m_ofs_parent

            self._m_ofs_parent = (self.ofs_parent_wide if self.is_wide else self.ofs_parent_narrow)
            return getattr(self, '_m_ofs_parent', None)


    class Entry(KaitaiStruct):
        """Key of an object in the root directory, and the anchor if the object is an RNTuple.

        .. seealso::
           RNTuple Binary Format Specification 1.0, section 'ROOT File embedding' - https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#root-file-embedding
        """
        SEQ_FIELDS = ["key"]
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['key'] = {'start': self._io.pos()}
            self.key = RootFile.Key(self._io, self, self._root)
            self.key._read()
            self._debug['key']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            self.key._fetch_instances()
            _ = self.anchor_record
            if hasattr(self, '_m_anchor_record'):
                pass
                self._m_anchor_record._fetch_instances()


        @property
        def anchor_record(self):
            """Record of the anchor."""
            if hasattr(self, '_m_anchor_record'):
                return self._m_anchor_record

            if  ((self.is_release) or (self.is_candidate)) :
                pass
                io = (self._root or self)._io
                _pos = io.pos()
                io.seek(self.key.ofs_key)
                self._debug['_m_anchor_record'] = {'start': io.pos()}
                self._raw__m_anchor_record = io.read_bytes(self.key.len_record)
                _io__raw__m_anchor_record = ByteStream(self._raw__m_anchor_record)
                self._m_anchor_record = RootFile.AnchorRecord(_io__raw__m_anchor_record, self, self._root)
                self._m_anchor_record._read()
                self._debug['_m_anchor_record']['end'] = io.pos()
                io.seek(_pos)

            return getattr(self, '_m_anchor_record', None)

        @property
        def is_candidate(self):
            """Whether the object is an anchor of class ROOT::Experimental::RNTuple."""
            if hasattr(self, '_m_is_candidate'):
                return self._m_is_candidate

            self._m_is_candidate = self.key.class_name.raw == b"\x52\x4F\x4F\x54\x3A\x3A\x45\x78\x70\x65\x72\x69\x6D\x65\x6E\x74\x61\x6C\x3A\x3A\x52\x4E\x54\x75\x70\x6C\x65"
            return getattr(self, '_m_is_candidate', None)

        @property
        def is_release(self):
            """Whether the object is an anchor of class ROOT::RNTuple."""
            if hasattr(self, '_m_is_release'):
                return self._m_is_release

            self._m_is_release = self.key.class_name.raw == b"\x52\x4F\x4F\x54\x3A\x3A\x52\x4E\x54\x75\x70\x6C\x65"
            return getattr(self, '_m_is_release', None)


    class EntryList(KaitaiStruct):
        """Payload of the record of the keys list of the root directory as the way to the anchors. Parsed as part of
        a whole file only.

        .. seealso::
           RNTuple Binary Format Specification 1.0, section 'ROOT File embedding' - https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#root-file-embedding
        """
        SEQ_FIELDS = ["num_entries", "entries"]
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['num_entries'] = {'start': self._io.pos()}
            self.num_entries = self._io.read_u4be()
            self._debug['num_entries']['end'] = self._io.pos()
            _ = self.num_entries
            if not  ((_ <= 2147483647) and ((_ * 29) <= (self._io.size() - self._io.pos()))) :
                raise kaitaistruct.ValidationExprError(self.num_entries, self._io, u"/types/entry_list/seq/0")
            self._debug['entries'] = {'start': self._io.pos()}
            self._debug['entries']['arr'] = []
            self.entries = []
            for i in range(self.num_entries):
                self._debug['entries']['arr'].append({'start': self._io.pos()})
                _t_entries = RootFile.Entry(self._io, self, self._root)
                try:
                    _t_entries._read()
                finally:
                    self.entries.append(_t_entries)
                self._debug['entries']['arr'][i]['end'] = self._io.pos()

            self._debug['entries']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            for i in range(len(self.entries)):
                pass
                self.entries[i]._fetch_instances()



    class FileHeader(KaitaiStruct):
        """File header at offset 0. The wide form is chosen by adding 1000000 to the version.

        .. seealso::
           The ROOT file format, section 'File header format' - https://github.com/root-project/root/blob/master/io/doc/TFile/header.md
        """
        SEQ_FIELDS = ["magic", "version", "ofs_begin", "ofs_end_narrow", "ofs_end_wide", "ofs_free_narrow", "ofs_free_wide", "len_free", "num_free", "len_name", "len_offset", "compression_settings", "ofs_info_narrow", "ofs_info_wide", "len_info", "uuid_version", "uuid"]
        ofs_end_narrow = None
        ofs_end_wide = None
        ofs_free_narrow = None
        ofs_free_wide = None
        ofs_info_narrow = None
        ofs_info_wide = None

        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['magic'] = {'start': self._io.pos()}
            self.magic = self._io.read_bytes(4)
            self._debug['magic']['end'] = self._io.pos()
            if not self.magic == b"\x72\x6F\x6F\x74":
                raise kaitaistruct.ValidationNotEqualError(b"\x72\x6F\x6F\x74", self.magic, self._io, u"/types/file_header/seq/0")
            self._debug['version'] = {'start': self._io.pos()}
            self.version = self._io.read_s4be()
            self._debug['version']['end'] = self._io.pos()
            self._debug['ofs_begin'] = {'start': self._io.pos()}
            self.ofs_begin = self._io.read_s4be()
            self._debug['ofs_begin']['end'] = self._io.pos()
            if (not (self.is_wide)):
                pass
                self._debug['ofs_end_narrow'] = {'start': self._io.pos()}
                self.ofs_end_narrow = self._io.read_s4be()
                self._debug['ofs_end_narrow']['end'] = self._io.pos()

            if self.is_wide:
                pass
                self._debug['ofs_end_wide'] = {'start': self._io.pos()}
                self.ofs_end_wide = self._io.read_s8be()
                self._debug['ofs_end_wide']['end'] = self._io.pos()

            if (not (self.is_wide)):
                pass
                self._debug['ofs_free_narrow'] = {'start': self._io.pos()}
                self.ofs_free_narrow = self._io.read_s4be()
                self._debug['ofs_free_narrow']['end'] = self._io.pos()

            if self.is_wide:
                pass
                self._debug['ofs_free_wide'] = {'start': self._io.pos()}
                self.ofs_free_wide = self._io.read_s8be()
                self._debug['ofs_free_wide']['end'] = self._io.pos()

            self._debug['len_free'] = {'start': self._io.pos()}
            self.len_free = self._io.read_s4be()
            self._debug['len_free']['end'] = self._io.pos()
            self._debug['num_free'] = {'start': self._io.pos()}
            self.num_free = self._io.read_s4be()
            self._debug['num_free']['end'] = self._io.pos()
            self._debug['len_name'] = {'start': self._io.pos()}
            self.len_name = self._io.read_s4be()
            self._debug['len_name']['end'] = self._io.pos()
            self._debug['len_offset'] = {'start': self._io.pos()}
            self.len_offset = self._io.read_u1()
            self._debug['len_offset']['end'] = self._io.pos()
            self._debug['compression_settings'] = {'start': self._io.pos()}
            self.compression_settings = self._io.read_s4be()
            self._debug['compression_settings']['end'] = self._io.pos()
            if (not (self.is_wide)):
                pass
                self._debug['ofs_info_narrow'] = {'start': self._io.pos()}
                self.ofs_info_narrow = self._io.read_s4be()
                self._debug['ofs_info_narrow']['end'] = self._io.pos()

            if self.is_wide:
                pass
                self._debug['ofs_info_wide'] = {'start': self._io.pos()}
                self.ofs_info_wide = self._io.read_s8be()
                self._debug['ofs_info_wide']['end'] = self._io.pos()

            self._debug['len_info'] = {'start': self._io.pos()}
            self.len_info = self._io.read_s4be()
            self._debug['len_info']['end'] = self._io.pos()
            self._debug['uuid_version'] = {'start': self._io.pos()}
            self.uuid_version = self._io.read_s2be()
            self._debug['uuid_version']['end'] = self._io.pos()
            self._debug['uuid'] = {'start': self._io.pos()}
            self.uuid = self._io.read_bytes(16)
            self._debug['uuid']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            if (not (self.is_wide)):
                pass

            if self.is_wide:
                pass

            if (not (self.is_wide)):
                pass

            if self.is_wide:
                pass

            if (not (self.is_wide)):
                pass

            if self.is_wide:
                pass


        @property
        def is_wide(self):
            """Whether offsets have 64 bits."""
            if hasattr(self, '_m_is_wide'):
                return self._m_is_wide

            self._m_is_wide = self.version >= 1000000
            return getattr(self, '_m_is_wide', None)

        @property
        def ofs_end(self):
            """Offset of the first byte after the last record."""
            if hasattr(self, '_m_ofs_end'):
                return self._m_ofs_end

            self._m_ofs_end = (self.ofs_end_wide if self.is_wide else self.ofs_end_narrow)
            return getattr(self, '_m_ofs_end', None)

        @property
        def ofs_free(self):
            """Offset of the record of the free list."""
            if hasattr(self, '_m_ofs_free'):
                return self._m_ofs_free

            self._m_ofs_free = (self.ofs_free_wide if self.is_wide else self.ofs_free_narrow)
            return getattr(self, '_m_ofs_free', None)

        @property
        def ofs_info(self):
            """Offset of the record of the streamer infos."""
            if hasattr(self, '_m_ofs_info'):
                return self._m_ofs_info

            self._m_ofs_info = (self.ofs_info_wide if self.is_wide else self.ofs_info_narrow)
            return getattr(self, '_m_ofs_info', None)


    class FreeEntry(KaitaiStruct):
        """One free byte range, both bounds included.

        .. seealso::
           The ROOT file format, section 'Format of FreeSegments record' - https://github.com/root-project/root/blob/master/io/doc/TFile/freesegments.md
        """
        SEQ_FIELDS = ["version", "ofs_first_narrow", "ofs_first_wide", "ofs_last_narrow", "ofs_last_wide"]
        ofs_first_narrow = None
        ofs_first_wide = None
        ofs_last_narrow = None
        ofs_last_wide = None

        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['version'] = {'start': self._io.pos()}
            self.version = self._io.read_s2be()
            self._debug['version']['end'] = self._io.pos()
            if (not (self.is_wide)):
                pass
                self._debug['ofs_first_narrow'] = {'start': self._io.pos()}
                self.ofs_first_narrow = self._io.read_u4be()
                self._debug['ofs_first_narrow']['end'] = self._io.pos()

            if self.is_wide:
                pass
                self._debug['ofs_first_wide'] = {'start': self._io.pos()}
                self.ofs_first_wide = self._io.read_u8be()
                self._debug['ofs_first_wide']['end'] = self._io.pos()

            if (not (self.is_wide)):
                pass
                self._debug['ofs_last_narrow'] = {'start': self._io.pos()}
                self.ofs_last_narrow = self._io.read_u4be()
                self._debug['ofs_last_narrow']['end'] = self._io.pos()

            if self.is_wide:
                pass
                self._debug['ofs_last_wide'] = {'start': self._io.pos()}
                self.ofs_last_wide = self._io.read_u8be()
                self._debug['ofs_last_wide']['end'] = self._io.pos()



        def _fetch_instances(self):
            pass
            if (not (self.is_wide)):
                pass

            if self.is_wide:
                pass

            if (not (self.is_wide)):
                pass

            if self.is_wide:
                pass


        @property
        def is_wide(self):
            """Whether offsets have 64 bits."""
            if hasattr(self, '_m_is_wide'):
                return self._m_is_wide

            self._m_is_wide = self.version > 1000
            return getattr(self, '_m_is_wide', None)

        @property
        def ofs_first(self):
            """Offset of the first free byte."""
            if hasattr(self, '_m_ofs_first'):
                return self._m_ofs_first

            self._m_ofs_first = (self.ofs_first_wide if self.is_wide else self.ofs_first_narrow)
            return getattr(self, '_m_ofs_first', None)

        @property
        def ofs_last(self):
            """Offset of the last free byte."""
            if hasattr(self, '_m_ofs_last'):
                return self._m_ofs_last

            self._m_ofs_last = (self.ofs_last_wide if self.is_wide else self.ofs_last_narrow)
            return getattr(self, '_m_ofs_last', None)


    class FreeList(KaitaiStruct):
        """Payload of the record of the free list.

        .. seealso::
           The ROOT file format, section 'Format of FreeSegments record' - https://github.com/root-project/root/blob/master/io/doc/TFile/freesegments.md
        """
        SEQ_FIELDS = ["entries"]
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['entries'] = {'start': self._io.pos()}
            self._debug['entries']['arr'] = []
            self.entries = []
            i = 0
            while not self._io.is_eof():
                self._debug['entries']['arr'].append({'start': self._io.pos()})
                _t_entries = RootFile.FreeEntry(self._io, self, self._root)
                try:
                    _t_entries._read()
                finally:
                    self.entries.append(_t_entries)
                self._debug['entries']['arr'][len(self.entries) - 1]['end'] = self._io.pos()
                i += 1

            self._debug['entries']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            for i in range(len(self.entries)):
                pass
                self.entries[i]._fetch_instances()



    class Key(KaitaiStruct):
        """Key: the start of every record; also the form in which a keys list mentions a record. The payload is
        not part of it.

        .. seealso::
           The ROOT file format, section 'Format of data records' - https://github.com/root-project/root/blob/master/io/doc/TFile/datarecord.md
        """
        SEQ_FIELDS = ["len_record", "version", "len_object", "datime", "len_key", "cycle", "ofs_key_narrow", "ofs_key_wide", "ofs_pdir_narrow", "ofs_pdir_wide", "class_name", "name", "title"]
        ofs_key_narrow = None
        ofs_key_wide = None
        ofs_pdir_narrow = None
        ofs_pdir_wide = None

        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['len_record'] = {'start': self._io.pos()}
            self.len_record = self._io.read_s4be()
            self._debug['len_record']['end'] = self._io.pos()
            self._debug['version'] = {'start': self._io.pos()}
            self.version = self._io.read_s2be()
            self._debug['version']['end'] = self._io.pos()
            self._debug['len_object'] = {'start': self._io.pos()}
            self.len_object = self._io.read_s4be()
            self._debug['len_object']['end'] = self._io.pos()
            self._debug['datime'] = {'start': self._io.pos()}
            self.datime = self._io.read_u4be()
            self._debug['datime']['end'] = self._io.pos()
            self._debug['len_key'] = {'start': self._io.pos()}
            self.len_key = self._io.read_s2be()
            self._debug['len_key']['end'] = self._io.pos()
            self._debug['cycle'] = {'start': self._io.pos()}
            self.cycle = self._io.read_s2be()
            self._debug['cycle']['end'] = self._io.pos()
            if (not (self.is_wide)):
                pass
                self._debug['ofs_key_narrow'] = {'start': self._io.pos()}
                self.ofs_key_narrow = self._io.read_u4be()
                self._debug['ofs_key_narrow']['end'] = self._io.pos()

            if self.is_wide:
                pass
                self._debug['ofs_key_wide'] = {'start': self._io.pos()}
                self.ofs_key_wide = self._io.read_u8be()
                self._debug['ofs_key_wide']['end'] = self._io.pos()

            if (not (self.is_wide)):
                pass
                self._debug['ofs_pdir_narrow'] = {'start': self._io.pos()}
                self.ofs_pdir_narrow = self._io.read_u4be()
                self._debug['ofs_pdir_narrow']['end'] = self._io.pos()

            if self.is_wide:
                pass
                self._debug['ofs_pdir_wide'] = {'start': self._io.pos()}
                self.ofs_pdir_wide = self._io.read_u8be()
                self._debug['ofs_pdir_wide']['end'] = self._io.pos()

            self._debug['class_name'] = {'start': self._io.pos()}
            self.class_name = RootFile.CountedString(self._io, self, self._root)
            self.class_name._read()
            self._debug['class_name']['end'] = self._io.pos()
            self._debug['name'] = {'start': self._io.pos()}
            self.name = RootFile.CountedString(self._io, self, self._root)
            self.name._read()
            self._debug['name']['end'] = self._io.pos()
            self._debug['title'] = {'start': self._io.pos()}
            self.title = RootFile.CountedString(self._io, self, self._root)
            self.title._read()
            self._debug['title']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            if (not (self.is_wide)):
                pass

            if self.is_wide:
                pass

            if (not (self.is_wide)):
                pass

            if self.is_wide:
                pass

            self.class_name._fetch_instances()
            self.name._fetch_instances()
            self.title._fetch_instances()

        @property
        def day(self):
            """Day of the month, from 1 on, of the time of writing."""
            if hasattr(self, '_m_day'):
                return self._m_day

            self._m_day = ((self.datime // 131072) % 32)
            return getattr(self, '_m_day', None)

        @property
        def hour(self):
            """Hour of the time of writing."""
            if hasattr(self, '_m_hour'):
                return self._m_hour

            self._m_hour = ((self.datime // 4096) % 32)
            return getattr(self, '_m_hour', None)

        @property
        def is_wide(self):
            """Whether offsets have 64 bits."""
            if hasattr(self, '_m_is_wide'):
                return self._m_is_wide

            self._m_is_wide = self.version > 1000
            return getattr(self, '_m_is_wide', None)

        @property
        def minute(self):
            """Minute of the time of writing."""
            if hasattr(self, '_m_minute'):
                return self._m_minute

            self._m_minute = ((self.datime // 64) % 64)
            return getattr(self, '_m_minute', None)

        @property
        def month(self):
            """Month, from 1 on, of the time of writing."""
            if hasattr(self, '_m_month'):
                return self._m_month

            self._m_month = ((self.datime // 4194304) % 16)
            return getattr(self, '_m_month', None)

        @property
        def ofs_key(self):
            """Offset of the record itself."""
            if hasattr(self, '_m_ofs_key'):
                return self._m_ofs_key

            self._m_ofs_key = (self.ofs_key_wide if self.is_wide else self.ofs_key_narrow)
            return getattr(self, '_m_ofs_key', None)

        @property
        def ofs_pdir(self):
            """Offset of the record of the directory that lists this one."""
            if hasattr(self, '_m_ofs_pdir'):
                return self._m_ofs_pdir

            self._m_ofs_pdir = (self.ofs_pdir_wide if self.is_wide else self.ofs_pdir_narrow)
            return getattr(self, '_m_ofs_pdir', None)

        @property
        def second(self):
            """Second of the time of writing."""
            if hasattr(self, '_m_second'):
                return self._m_second

            self._m_second = (self.datime % 64)
            return getattr(self, '_m_second', None)

        @property
        def year(self):
            """Year of the time of writing."""
            if hasattr(self, '_m_year'):
                return self._m_year

            self._m_year = ((self.datime // 67108864) + 1995)
            return getattr(self, '_m_year', None)


    class KeysList(KaitaiStruct):
        """Payload of the record of a keys list: the keys of all objects in one directory.

        .. seealso::
           The ROOT file format, section 'Format of KeysList record' - https://github.com/root-project/root/blob/master/io/doc/TFile/keyslist.md
        """
        SEQ_FIELDS = ["num_keys", "keys", "trailing"]
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['num_keys'] = {'start': self._io.pos()}
            self.num_keys = self._io.read_u4be()
            self._debug['num_keys']['end'] = self._io.pos()
            _ = self.num_keys
            if not  ((_ <= 2147483647) and ((_ * 29) <= (self._io.size() - self._io.pos()))) :
                raise kaitaistruct.ValidationExprError(self.num_keys, self._io, u"/types/keys_list/seq/0")
            self._debug['keys'] = {'start': self._io.pos()}
            self._debug['keys']['arr'] = []
            self.keys = []
            for i in range(self.num_keys):
                self._debug['keys']['arr'].append({'start': self._io.pos()})
                _t_keys = RootFile.Key(self._io, self, self._root)
                try:
                    _t_keys._read()
                finally:
                    self.keys.append(_t_keys)
                self._debug['keys']['arr'][i]['end'] = self._io.pos()

            self._debug['keys']['end'] = self._io.pos()
            self._debug['trailing'] = {'start': self._io.pos()}
            self.trailing = self._io.read_bytes_full()
            self._debug['trailing']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            for i in range(len(self.keys)):
                pass
                self.keys[i]._fetch_instances()



    class Record(KaitaiStruct):
        """Whole record: a key and its payload, from a slice that holds exactly the record or more.

        .. seealso::
           The ROOT file format, section 'Format of data records' - https://github.com/root-project/root/blob/master/io/doc/TFile/datarecord.md
        """
        SEQ_FIELDS = ["key"]
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['key'] = {'start': self._io.pos()}
            self.key = RootFile.Key(self._io, self, self._root)
            self.key._read()
            self._debug['key']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            self.key._fetch_instances()
            _ = self.payload
            if hasattr(self, '_m_payload'):
                pass


        @property
        def len_payload(self):
            """Size in bytes of the payload."""
            if hasattr(self, '_m_len_payload'):
                return self._m_len_payload

            self._m_len_payload = (self.key.len_record - self.key.len_key)
            return getattr(self, '_m_len_payload', None)

        @property
        def payload(self):
            """Payload, compressed if it is shorter than the length that the key states for the object."""
            if hasattr(self, '_m_payload'):
                return self._m_payload

            _pos = self._io.pos()
            self._io.seek(self.key.len_key)
            self._debug['_m_payload'] = {'start': self._io.pos()}
            self._m_payload = self._io.read_bytes(self.len_payload)
            self._debug['_m_payload']['end'] = self._io.pos()
            self._io.seek(_pos)
            return getattr(self, '_m_payload', None)


    @property
    def entries(self):
        """The same keys list, each key with the anchor to which it leads."""
        if hasattr(self, '_m_entries'):
            return self._m_entries

        _pos = self._io.pos()
        self._io.seek((self.root_directory.ofs_keys + self.keys_record.key.len_key))
        self._debug['_m_entries'] = {'start': self._io.pos()}
        self._raw__m_entries = self._io.read_bytes(self.keys_record.len_payload)
        _io__raw__m_entries = ByteStream(self._raw__m_entries)
        self._m_entries = RootFile.EntryList(_io__raw__m_entries, self, self._root)
        self._m_entries._read()
        self._debug['_m_entries']['end'] = self._io.pos()
        self._io.seek(_pos)
        return getattr(self, '_m_entries', None)

    @property
    def free_record(self):
        """Record of the free list; its payload is a free_list."""
        if hasattr(self, '_m_free_record'):
            return self._m_free_record

        if self.header.len_free != 0:
            pass
            _pos = self._io.pos()
            self._io.seek(self.header.ofs_free)
            self._debug['_m_free_record'] = {'start': self._io.pos()}
            self._raw__m_free_record = self._io.read_bytes(self.header.len_free)
            _io__raw__m_free_record = ByteStream(self._raw__m_free_record)
            self._m_free_record = RootFile.Record(_io__raw__m_free_record, self, self._root)
            self._m_free_record._read()
            self._debug['_m_free_record']['end'] = self._io.pos()
            self._io.seek(_pos)

        return getattr(self, '_m_free_record', None)

    @property
    def keys_record(self):
        """Record of the keys list of the root directory; its payload is a keys_list."""
        if hasattr(self, '_m_keys_record'):
            return self._m_keys_record

        _pos = self._io.pos()
        self._io.seek(self.root_directory.ofs_keys)
        self._debug['_m_keys_record'] = {'start': self._io.pos()}
        self._raw__m_keys_record = self._io.read_bytes(self.root_directory.len_keys)
        _io__raw__m_keys_record = ByteStream(self._raw__m_keys_record)
        self._m_keys_record = RootFile.Record(_io__raw__m_keys_record, self, self._root)
        self._m_keys_record._read()
        self._debug['_m_keys_record']['end'] = self._io.pos()
        self._io.seek(_pos)
        return getattr(self, '_m_keys_record', None)

    @property
    def root_directory(self):
        """Directory fields of the root directory record, after its key, name and title."""
        if hasattr(self, '_m_root_directory'):
            return self._m_root_directory

        _pos = self._io.pos()
        self._io.seek((self.header.ofs_begin + self.header.len_name))
        self._debug['_m_root_directory'] = {'start': self._io.pos()}
        self._m_root_directory = RootFile.Directory(self._io, self, self._root)
        self._m_root_directory._read()
        self._debug['_m_root_directory']['end'] = self._io.pos()
        self._io.seek(_pos)
        return getattr(self, '_m_root_directory', None)

    @property
    def streamer_info_record(self):
        """Record of the streamer infos; its payload, compressed or not, is unparsed."""
        if hasattr(self, '_m_streamer_info_record'):
            return self._m_streamer_info_record

        if self.header.len_info != 0:
            pass
            _pos = self._io.pos()
            self._io.seek(self.header.ofs_info)
            self._debug['_m_streamer_info_record'] = {'start': self._io.pos()}
            self._raw__m_streamer_info_record = self._io.read_bytes(self.header.len_info)
            _io__raw__m_streamer_info_record = ByteStream(self._raw__m_streamer_info_record)
            self._m_streamer_info_record = RootFile.Record(_io__raw__m_streamer_info_record, self, self._root)
            self._m_streamer_info_record._read()
            self._debug['_m_streamer_info_record']['end'] = self._io.pos()
            self._io.seek(_pos)

        return getattr(self, '_m_streamer_info_record', None)
