# Generated from spec/trevni.ksy by tools/generate; edit spec/parts/trevni.ksy and run `make generate`.
# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from rntuple_kaitai.runtime import ByteStream, KaitaiStruct


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class Trevni(KaitaiStruct):
    """A Trevni file, up to the start of its first column. Version 1 is the format of the document (and of Avro before
    1.7.5). Version 2 is that of Avro since then. Both share everything in this grammar.

    .. seealso::
       Trevni file format, section 'Format description' - https://github.com/nongli/Trevni/wiki/File-format#format-description
    """
    SEQ_FIELDS = ["magic", "version", "num_rows", "num_columns", "metadata", "columns_metadata", "ofs_columns", "columns"]
    def __init__(self, _io, _parent=None, _root=None):
        self._io = _io
        self._parent = _parent
        self._root = _root or self
        self._debug = {}

    def _read(self):
        self._debug['magic'] = {'start': self._io.pos()}
        self.magic = self._io.read_bytes(3)
        self._debug['magic']['end'] = self._io.pos()
        if not self.magic == b"\x54\x72\x76":
            raise kaitaistruct.ValidationNotEqualError(b"\x54\x72\x76", self.magic, self._io, u"/seq/0")
        self._debug['version'] = {'start': self._io.pos()}
        self.version = self._io.read_u1()
        self._debug['version']['end'] = self._io.pos()
        _ = self.version
        if not  ((_ == 1) or (_ == 2)) :
            raise kaitaistruct.ValidationExprError(self.version, self._io, u"/seq/1")
        self._debug['num_rows'] = {'start': self._io.pos()}
        self.num_rows = self._io.read_u8le()
        self._debug['num_rows']['end'] = self._io.pos()
        self._debug['num_columns'] = {'start': self._io.pos()}
        self.num_columns = self._io.read_u4le()
        self._debug['num_columns']['end'] = self._io.pos()
        _ = self.num_columns
        if not (_ * 9) <= (self._io.size() - self._io.pos()):
            raise kaitaistruct.ValidationExprError(self.num_columns, self._io, u"/seq/3")
        self._debug['metadata'] = {'start': self._io.pos()}
        self.metadata = Trevni.MetadataMap(self._io, self, self._root)
        self.metadata._read()
        self._debug['metadata']['end'] = self._io.pos()
        self._debug['columns_metadata'] = {'start': self._io.pos()}
        self._debug['columns_metadata']['arr'] = []
        self.columns_metadata = []
        for i in range(self.num_columns):
            self._debug['columns_metadata']['arr'].append({'start': self._io.pos()})
            _t_columns_metadata = Trevni.MetadataMap(self._io, self, self._root)
            try:
                _t_columns_metadata._read()
            finally:
                self.columns_metadata.append(_t_columns_metadata)
            self._debug['columns_metadata']['arr'][i]['end'] = self._io.pos()

        self._debug['columns_metadata']['end'] = self._io.pos()
        self._debug['ofs_columns'] = {'start': self._io.pos()}
        self._debug['ofs_columns']['arr'] = []
        self.ofs_columns = []
        for i in range(self.num_columns):
            self._debug['ofs_columns']['arr'].append({'start': self._io.pos()})
            self.ofs_columns.append(self._io.read_u8le())
            self._debug['ofs_columns']['arr'][i]['end'] = self._io.pos()

        self._debug['ofs_columns']['end'] = self._io.pos()
        self._debug['columns'] = {'start': self._io.pos()}
        self.columns = self._io.read_bytes_full()
        self._debug['columns']['end'] = self._io.pos()


    def _fetch_instances(self):
        pass
        self.metadata._fetch_instances()
        for i in range(len(self.columns_metadata)):
            pass
            self.columns_metadata[i]._fetch_instances()

        for i in range(len(self.ofs_columns)):
            pass


    class BlockDescriptor(KaitaiStruct):
        """Sizes of a block.

        .. seealso::
           Trevni file format, section 'Format description' - https://github.com/nongli/Trevni/wiki/File-format#format-description
        """
        SEQ_FIELDS = ["num_rows", "len_block", "len_block_stored"]
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['num_rows'] = {'start': self._io.pos()}
            self.num_rows = self._io.read_u4le()
            self._debug['num_rows']['end'] = self._io.pos()
            self._debug['len_block'] = {'start': self._io.pos()}
            self.len_block = self._io.read_u4le()
            self._debug['len_block']['end'] = self._io.pos()
            self._debug['len_block_stored'] = {'start': self._io.pos()}
            self.len_block_stored = self._io.read_u4le()
            self._debug['len_block_stored']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass


    class Column(KaitaiStruct):
        """A column without first values (key trevni.values).

        .. seealso::
           Trevni file format, section 'Format description' - https://github.com/nongli/Trevni/wiki/File-format#format-description
        """
        SEQ_FIELDS = ["num_blocks", "descriptors", "blocks"]
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['num_blocks'] = {'start': self._io.pos()}
            self.num_blocks = self._io.read_u4le()
            self._debug['num_blocks']['end'] = self._io.pos()
            _ = self.num_blocks
            if not (_ * 12) <= (self._io.size() - self._io.pos()):
                raise kaitaistruct.ValidationExprError(self.num_blocks, self._io, u"/types/column/seq/0")
            self._debug['descriptors'] = {'start': self._io.pos()}
            self._debug['descriptors']['arr'] = []
            self.descriptors = []
            for i in range(self.num_blocks):
                self._debug['descriptors']['arr'].append({'start': self._io.pos()})
                _t_descriptors = Trevni.BlockDescriptor(self._io, self, self._root)
                try:
                    _t_descriptors._read()
                finally:
                    self.descriptors.append(_t_descriptors)
                self._debug['descriptors']['arr'][i]['end'] = self._io.pos()

            self._debug['descriptors']['end'] = self._io.pos()
            self._debug['blocks'] = {'start': self._io.pos()}
            self.blocks = self._io.read_bytes_full()
            self._debug['blocks']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            for i in range(len(self.descriptors)):
                pass
                self.descriptors[i]._fetch_instances()



    class ColumnCounted(KaitaiStruct):
        """A column of String or Bytes values, with the first value of each block.

        .. seealso::
           Trevni file format, section 'Format description' - https://github.com/nongli/Trevni/wiki/File-format#format-description
        """
        SEQ_FIELDS = ["num_blocks", "descriptors", "blocks"]
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['num_blocks'] = {'start': self._io.pos()}
            self.num_blocks = self._io.read_u4le()
            self._debug['num_blocks']['end'] = self._io.pos()
            _ = self.num_blocks
            if not (_ * 13) <= (self._io.size() - self._io.pos()):
                raise kaitaistruct.ValidationExprError(self.num_blocks, self._io, u"/types/column_counted/seq/0")
            self._debug['descriptors'] = {'start': self._io.pos()}
            self._debug['descriptors']['arr'] = []
            self.descriptors = []
            for i in range(self.num_blocks):
                self._debug['descriptors']['arr'].append({'start': self._io.pos()})
                _t_descriptors = Trevni.CountedBlockDescriptor(self._io, self, self._root)
                try:
                    _t_descriptors._read()
                finally:
                    self.descriptors.append(_t_descriptors)
                self._debug['descriptors']['arr'][i]['end'] = self._io.pos()

            self._debug['descriptors']['end'] = self._io.pos()
            self._debug['blocks'] = {'start': self._io.pos()}
            self.blocks = self._io.read_bytes_full()
            self._debug['blocks']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            for i in range(len(self.descriptors)):
                pass
                self.descriptors[i]._fetch_instances()



    class ColumnFixed32(KaitaiStruct):
        """A column of Fixed32 or Float values, with the first value of each block.

        .. seealso::
           Trevni file format, section 'Format description' - https://github.com/nongli/Trevni/wiki/File-format#format-description
        """
        SEQ_FIELDS = ["num_blocks", "descriptors", "blocks"]
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['num_blocks'] = {'start': self._io.pos()}
            self.num_blocks = self._io.read_u4le()
            self._debug['num_blocks']['end'] = self._io.pos()
            _ = self.num_blocks
            if not (_ * 16) <= (self._io.size() - self._io.pos()):
                raise kaitaistruct.ValidationExprError(self.num_blocks, self._io, u"/types/column_fixed32/seq/0")
            self._debug['descriptors'] = {'start': self._io.pos()}
            self._debug['descriptors']['arr'] = []
            self.descriptors = []
            for i in range(self.num_blocks):
                self._debug['descriptors']['arr'].append({'start': self._io.pos()})
                _t_descriptors = Trevni.Fixed32BlockDescriptor(self._io, self, self._root)
                try:
                    _t_descriptors._read()
                finally:
                    self.descriptors.append(_t_descriptors)
                self._debug['descriptors']['arr'][i]['end'] = self._io.pos()

            self._debug['descriptors']['end'] = self._io.pos()
            self._debug['blocks'] = {'start': self._io.pos()}
            self.blocks = self._io.read_bytes_full()
            self._debug['blocks']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            for i in range(len(self.descriptors)):
                pass
                self.descriptors[i]._fetch_instances()



    class ColumnFixed64(KaitaiStruct):
        """A column of Fixed64 or Double values, with the first value of each block.

        .. seealso::
           Trevni file format, section 'Format description' - https://github.com/nongli/Trevni/wiki/File-format#format-description
        """
        SEQ_FIELDS = ["num_blocks", "descriptors", "blocks"]
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['num_blocks'] = {'start': self._io.pos()}
            self.num_blocks = self._io.read_u4le()
            self._debug['num_blocks']['end'] = self._io.pos()
            _ = self.num_blocks
            if not (_ * 20) <= (self._io.size() - self._io.pos()):
                raise kaitaistruct.ValidationExprError(self.num_blocks, self._io, u"/types/column_fixed64/seq/0")
            self._debug['descriptors'] = {'start': self._io.pos()}
            self._debug['descriptors']['arr'] = []
            self.descriptors = []
            for i in range(self.num_blocks):
                self._debug['descriptors']['arr'].append({'start': self._io.pos()})
                _t_descriptors = Trevni.Fixed64BlockDescriptor(self._io, self, self._root)
                try:
                    _t_descriptors._read()
                finally:
                    self.descriptors.append(_t_descriptors)
                self._debug['descriptors']['arr'][i]['end'] = self._io.pos()

            self._debug['descriptors']['end'] = self._io.pos()
            self._debug['blocks'] = {'start': self._io.pos()}
            self.blocks = self._io.read_bytes_full()
            self._debug['blocks']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            for i in range(len(self.descriptors)):
                pass
                self.descriptors[i]._fetch_instances()



    class ColumnZigzag(KaitaiStruct):
        """A column of Long or Int values, with the first value of each block.

        .. seealso::
           Trevni file format, section 'Format description' - https://github.com/nongli/Trevni/wiki/File-format#format-description
        """
        SEQ_FIELDS = ["num_blocks", "descriptors", "blocks"]
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['num_blocks'] = {'start': self._io.pos()}
            self.num_blocks = self._io.read_u4le()
            self._debug['num_blocks']['end'] = self._io.pos()
            _ = self.num_blocks
            if not (_ * 13) <= (self._io.size() - self._io.pos()):
                raise kaitaistruct.ValidationExprError(self.num_blocks, self._io, u"/types/column_zigzag/seq/0")
            self._debug['descriptors'] = {'start': self._io.pos()}
            self._debug['descriptors']['arr'] = []
            self.descriptors = []
            for i in range(self.num_blocks):
                self._debug['descriptors']['arr'].append({'start': self._io.pos()})
                _t_descriptors = Trevni.ZigzagBlockDescriptor(self._io, self, self._root)
                try:
                    _t_descriptors._read()
                finally:
                    self.descriptors.append(_t_descriptors)
                self._debug['descriptors']['arr'][i]['end'] = self._io.pos()

            self._debug['descriptors']['end'] = self._io.pos()
            self._debug['blocks'] = {'start': self._io.pos()}
            self.blocks = self._io.read_bytes_full()
            self._debug['blocks']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            for i in range(len(self.descriptors)):
                pass
                self.descriptors[i]._fetch_instances()



    class CountedBlockDescriptor(KaitaiStruct):
        """Sizes of a block, and its first value.

        .. seealso::
           Trevni file format, section 'Format description' - https://github.com/nongli/Trevni/wiki/File-format#format-description
        """
        SEQ_FIELDS = ["num_rows", "len_block", "len_block_stored", "first_value"]
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['num_rows'] = {'start': self._io.pos()}
            self.num_rows = self._io.read_u4le()
            self._debug['num_rows']['end'] = self._io.pos()
            self._debug['len_block'] = {'start': self._io.pos()}
            self.len_block = self._io.read_u4le()
            self._debug['len_block']['end'] = self._io.pos()
            self._debug['len_block_stored'] = {'start': self._io.pos()}
            self.len_block_stored = self._io.read_u4le()
            self._debug['len_block_stored']['end'] = self._io.pos()
            self._debug['first_value'] = {'start': self._io.pos()}
            self.first_value = Trevni.CountedBytes(self._io, self, self._root)
            self.first_value._read()
            self._debug['first_value']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            self.first_value._fetch_instances()


    class CountedBytes(KaitaiStruct):
        """A String or Bytes value.

        .. seealso::
           Trevni file format, section 'Data types' - https://github.com/nongli/Trevni/wiki/File-format#data-types
        """
        SEQ_FIELDS = ["nbytes", "raw"]
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['nbytes'] = {'start': self._io.pos()}
            self.nbytes = Trevni.Length(self._io, self, self._root)
            self.nbytes._read()
            self._debug['nbytes']['end'] = self._io.pos()
            self._debug['raw'] = {'start': self._io.pos()}
            self.raw = self._io.read_bytes(self.nbytes.value)
            self._debug['raw']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            self.nbytes._fetch_instances()


    class CountedValues(KaitaiStruct):
        """The String or Bytes values of a block.

        .. seealso::
           Trevni file format, section 'Data types' - https://github.com/nongli/Trevni/wiki/File-format#data-types
        """
        SEQ_FIELDS = ["values"]
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['values'] = {'start': self._io.pos()}
            self._debug['values']['arr'] = []
            self.values = []
            i = 0
            while not self._io.is_eof():
                self._debug['values']['arr'].append({'start': self._io.pos()})
                _t_values = Trevni.CountedBytes(self._io, self, self._root)
                try:
                    _t_values._read()
                finally:
                    self.values.append(_t_values)
                self._debug['values']['arr'][len(self.values) - 1]['end'] = self._io.pos()
                i += 1

            self._debug['values']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            for i in range(len(self.values)):
                pass
                self.values[i]._fetch_instances()



    class Fixed32BlockDescriptor(KaitaiStruct):
        """Sizes of a block, and its first value.

        .. seealso::
           Trevni file format, section 'Format description' - https://github.com/nongli/Trevni/wiki/File-format#format-description
        """
        SEQ_FIELDS = ["num_rows", "len_block", "len_block_stored", "first_value"]
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['num_rows'] = {'start': self._io.pos()}
            self.num_rows = self._io.read_u4le()
            self._debug['num_rows']['end'] = self._io.pos()
            self._debug['len_block'] = {'start': self._io.pos()}
            self.len_block = self._io.read_u4le()
            self._debug['len_block']['end'] = self._io.pos()
            self._debug['len_block_stored'] = {'start': self._io.pos()}
            self.len_block_stored = self._io.read_u4le()
            self._debug['len_block_stored']['end'] = self._io.pos()
            self._debug['first_value'] = {'start': self._io.pos()}
            self.first_value = self._io.read_u4le()
            self._debug['first_value']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass


    class Fixed64BlockDescriptor(KaitaiStruct):
        """Sizes of a block, and its first value.

        .. seealso::
           Trevni file format, section 'Format description' - https://github.com/nongli/Trevni/wiki/File-format#format-description
        """
        SEQ_FIELDS = ["num_rows", "len_block", "len_block_stored", "first_value"]
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['num_rows'] = {'start': self._io.pos()}
            self.num_rows = self._io.read_u4le()
            self._debug['num_rows']['end'] = self._io.pos()
            self._debug['len_block'] = {'start': self._io.pos()}
            self.len_block = self._io.read_u4le()
            self._debug['len_block']['end'] = self._io.pos()
            self._debug['len_block_stored'] = {'start': self._io.pos()}
            self.len_block_stored = self._io.read_u4le()
            self._debug['len_block_stored']['end'] = self._io.pos()
            self._debug['first_value'] = {'start': self._io.pos()}
            self.first_value = self._io.read_u8le()
            self._debug['first_value']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass


    class Length(KaitaiStruct):
        """A Long (zig-zag, then base 128 with the least significant group first) that counts what follows: not negative, and
        below 2^34. No group may count more than the remaining bytes, so an absurd length is refused at once.

        .. seealso::
           Trevni file format, section 'Data types' - https://github.com/nongli/Trevni/wiki/File-format#data-types
        """
        SEQ_FIELDS = ["group_0", "group_1", "group_2", "group_3", "group_4", "group_5", "group_6", "group_7", "group_8", "group_9"]
        group_1 = None
        group_2 = None
        group_3 = None
        group_4 = None
        group_5 = None
        group_6 = None
        group_7 = None
        group_8 = None
        group_9 = None

        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['group_0'] = {'start': self._io.pos()}
            self.group_0 = self._io.read_u1()
            self._debug['group_0']['end'] = self._io.pos()
            _ = self.group_0
            if not (_ % 2) == 0:
                raise kaitaistruct.ValidationExprError(self.group_0, self._io, u"/types/length/seq/0")
            if self.group_0 >= 128:
                pass
                self._debug['group_1'] = {'start': self._io.pos()}
                self.group_1 = self._io.read_u1()
                self._debug['group_1']['end'] = self._io.pos()
                _ = self.group_1
                if not ((_ % 128) * 64) <= self._io.size():
                    raise kaitaistruct.ValidationExprError(self.group_1, self._io, u"/types/length/seq/1")

            if  ((self.group_0 >= 128) and (self.group_1 >= 128)) :
                pass
                self._debug['group_2'] = {'start': self._io.pos()}
                self.group_2 = self._io.read_u1()
                self._debug['group_2']['end'] = self._io.pos()
                _ = self.group_2
                if not ((_ % 128) * 8192) <= self._io.size():
                    raise kaitaistruct.ValidationExprError(self.group_2, self._io, u"/types/length/seq/2")

            if  ((self.group_0 >= 128) and (self.group_1 >= 128) and (self.group_2 >= 128)) :
                pass
                self._debug['group_3'] = {'start': self._io.pos()}
                self.group_3 = self._io.read_u1()
                self._debug['group_3']['end'] = self._io.pos()
                _ = self.group_3
                if not ((_ % 128) * 1048576) <= self._io.size():
                    raise kaitaistruct.ValidationExprError(self.group_3, self._io, u"/types/length/seq/3")

            if  ((self.group_0 >= 128) and (self.group_1 >= 128) and (self.group_2 >= 128) and (self.group_3 >= 128)) :
                pass
                self._debug['group_4'] = {'start': self._io.pos()}
                self.group_4 = self._io.read_u1()
                self._debug['group_4']['end'] = self._io.pos()
                _ = self.group_4
                if not ((_ % 128) * 134217728) <= self._io.size():
                    raise kaitaistruct.ValidationExprError(self.group_4, self._io, u"/types/length/seq/4")

            if  ((self.group_0 >= 128) and (self.group_1 >= 128) and (self.group_2 >= 128) and (self.group_3 >= 128) and (self.group_4 >= 128)) :
                pass
                self._debug['group_5'] = {'start': self._io.pos()}
                self.group_5 = self._io.read_u1()
                self._debug['group_5']['end'] = self._io.pos()
                _ = self.group_5
                if not (_ % 128) == 0:
                    raise kaitaistruct.ValidationExprError(self.group_5, self._io, u"/types/length/seq/5")

            if  ((self.group_0 >= 128) and (self.group_1 >= 128) and (self.group_2 >= 128) and (self.group_3 >= 128) and (self.group_4 >= 128) and (self.group_5 >= 128)) :
                pass
                self._debug['group_6'] = {'start': self._io.pos()}
                self.group_6 = self._io.read_u1()
                self._debug['group_6']['end'] = self._io.pos()
                _ = self.group_6
                if not (_ % 128) == 0:
                    raise kaitaistruct.ValidationExprError(self.group_6, self._io, u"/types/length/seq/6")

            if  ((self.group_0 >= 128) and (self.group_1 >= 128) and (self.group_2 >= 128) and (self.group_3 >= 128) and (self.group_4 >= 128) and (self.group_5 >= 128) and (self.group_6 >= 128)) :
                pass
                self._debug['group_7'] = {'start': self._io.pos()}
                self.group_7 = self._io.read_u1()
                self._debug['group_7']['end'] = self._io.pos()
                _ = self.group_7
                if not (_ % 128) == 0:
                    raise kaitaistruct.ValidationExprError(self.group_7, self._io, u"/types/length/seq/7")

            if  ((self.group_0 >= 128) and (self.group_1 >= 128) and (self.group_2 >= 128) and (self.group_3 >= 128) and (self.group_4 >= 128) and (self.group_5 >= 128) and (self.group_6 >= 128) and (self.group_7 >= 128)) :
                pass
                self._debug['group_8'] = {'start': self._io.pos()}
                self.group_8 = self._io.read_u1()
                self._debug['group_8']['end'] = self._io.pos()
                _ = self.group_8
                if not (_ % 128) == 0:
                    raise kaitaistruct.ValidationExprError(self.group_8, self._io, u"/types/length/seq/8")

            if  ((self.group_0 >= 128) and (self.group_1 >= 128) and (self.group_2 >= 128) and (self.group_3 >= 128) and (self.group_4 >= 128) and (self.group_5 >= 128) and (self.group_6 >= 128) and (self.group_7 >= 128) and (self.group_8 >= 128)) :
                pass
                self._debug['group_9'] = {'start': self._io.pos()}
                self.group_9 = self._io.read_u1()
                self._debug['group_9']['end'] = self._io.pos()
                _ = self.group_9
                if not _ == 0:
                    raise kaitaistruct.ValidationExprError(self.group_9, self._io, u"/types/length/seq/9")



        def _fetch_instances(self):
            pass
            if self.group_0 >= 128:
                pass

            if  ((self.group_0 >= 128) and (self.group_1 >= 128)) :
                pass

            if  ((self.group_0 >= 128) and (self.group_1 >= 128) and (self.group_2 >= 128)) :
                pass

            if  ((self.group_0 >= 128) and (self.group_1 >= 128) and (self.group_2 >= 128) and (self.group_3 >= 128)) :
                pass

            if  ((self.group_0 >= 128) and (self.group_1 >= 128) and (self.group_2 >= 128) and (self.group_3 >= 128) and (self.group_4 >= 128)) :
                pass

            if  ((self.group_0 >= 128) and (self.group_1 >= 128) and (self.group_2 >= 128) and (self.group_3 >= 128) and (self.group_4 >= 128) and (self.group_5 >= 128)) :
                pass

            if  ((self.group_0 >= 128) and (self.group_1 >= 128) and (self.group_2 >= 128) and (self.group_3 >= 128) and (self.group_4 >= 128) and (self.group_5 >= 128) and (self.group_6 >= 128)) :
                pass

            if  ((self.group_0 >= 128) and (self.group_1 >= 128) and (self.group_2 >= 128) and (self.group_3 >= 128) and (self.group_4 >= 128) and (self.group_5 >= 128) and (self.group_6 >= 128) and (self.group_7 >= 128)) :
                pass

            if  ((self.group_0 >= 128) and (self.group_1 >= 128) and (self.group_2 >= 128) and (self.group_3 >= 128) and (self.group_4 >= 128) and (self.group_5 >= 128) and (self.group_6 >= 128) and (self.group_7 >= 128) and (self.group_8 >= 128)) :
                pass


        @property
        def value(self):
            """The number."""
            if hasattr(self, '_m_value'):
                return self._m_value

            self._m_value = (((self.group_0 % 128) // 2) + (0 if self.group_0 < 128 else (((self.group_1 % 128) * 64) + (0 if self.group_1 < 128 else (((self.group_2 % 128) * 8192) + (0 if self.group_2 < 128 else (((self.group_3 % 128) * 1048576) + (0 if self.group_3 < 128 else ((self.group_4 % 128) * 134217728)))))))))
            return getattr(self, '_m_value', None)


    class MetadataMap(KaitaiStruct):
        """Keys and values, in one flat list.

        .. seealso::
           Trevni file format, section 'Format description' - https://github.com/nongli/Trevni/wiki/File-format#format-description
        """
        SEQ_FIELDS = ["num_pairs", "pairs"]
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['num_pairs'] = {'start': self._io.pos()}
            self.num_pairs = Trevni.Length(self._io, self, self._root)
            self.num_pairs._read()
            self._debug['num_pairs']['end'] = self._io.pos()
            self._debug['pairs'] = {'start': self._io.pos()}
            self._debug['pairs']['arr'] = []
            self.pairs = []
            for i in range(self.num_pairs.value):
                self._debug['pairs']['arr'].append({'start': self._io.pos()})
                _t_pairs = Trevni.MetadataPair(self._io, self, self._root)
                try:
                    _t_pairs._read()
                finally:
                    self.pairs.append(_t_pairs)
                self._debug['pairs']['arr'][i]['end'] = self._io.pos()

            self._debug['pairs']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            self.num_pairs._fetch_instances()
            for i in range(len(self.pairs)):
                pass
                self.pairs[i]._fetch_instances()



    class MetadataPair(KaitaiStruct):
        """One key and its value.

        .. seealso::
           Trevni file format, section 'Format description' - https://github.com/nongli/Trevni/wiki/File-format#format-description
        """
        SEQ_FIELDS = ["key", "value"]
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['key'] = {'start': self._io.pos()}
            self.key = Trevni.CountedBytes(self._io, self, self._root)
            self.key._read()
            self._debug['key']['end'] = self._io.pos()
            self._debug['value'] = {'start': self._io.pos()}
            self.value = Trevni.CountedBytes(self._io, self, self._root)
            self.value._read()
            self._debug['value']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            self.key._fetch_instances()
            self.value._fetch_instances()


    class RepeatedBlock(KaitaiStruct):
        """Contents of a block of a column with repetition levels, uncompressed and without the checksum. Other blocks have
        neither the count nor the repetition levels, as there is one entry for each row.

        .. seealso::
           Trevni file format, section 'Format description' - https://github.com/nongli/Trevni/wiki/File-format#format-description
        """
        SEQ_FIELDS = ["num_entries", "contents"]
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['num_entries'] = {'start': self._io.pos()}
            self.num_entries = self._io.read_u4le()
            self._debug['num_entries']['end'] = self._io.pos()
            self._debug['contents'] = {'start': self._io.pos()}
            self.contents = self._io.read_bytes_full()
            self._debug['contents']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass


    class Zigzag(KaitaiStruct):
        """A Long or Int of any size: zig-zag, then base 128 with the least significant group first. Zig-zag numbers are 0,
        1, 2, 3 for 0, -1, 1, -2; the parts of them are low + 2^28 middle + 2^56 high.

        .. seealso::
           Trevni file format, section 'Data types' - https://github.com/nongli/Trevni/wiki/File-format#data-types
        """
        SEQ_FIELDS = ["group_0", "group_1", "group_2", "group_3", "group_4", "group_5", "group_6", "group_7", "group_8", "group_9"]
        group_1 = None
        group_2 = None
        group_3 = None
        group_4 = None
        group_5 = None
        group_6 = None
        group_7 = None
        group_8 = None
        group_9 = None

        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['group_0'] = {'start': self._io.pos()}
            self.group_0 = self._io.read_u1()
            self._debug['group_0']['end'] = self._io.pos()
            if self.group_0 >= 128:
                pass
                self._debug['group_1'] = {'start': self._io.pos()}
                self.group_1 = self._io.read_u1()
                self._debug['group_1']['end'] = self._io.pos()

            if  ((self.group_0 >= 128) and (self.group_1 >= 128)) :
                pass
                self._debug['group_2'] = {'start': self._io.pos()}
                self.group_2 = self._io.read_u1()
                self._debug['group_2']['end'] = self._io.pos()

            if  ((self.group_0 >= 128) and (self.group_1 >= 128) and (self.group_2 >= 128)) :
                pass
                self._debug['group_3'] = {'start': self._io.pos()}
                self.group_3 = self._io.read_u1()
                self._debug['group_3']['end'] = self._io.pos()

            if  ((self.group_0 >= 128) and (self.group_1 >= 128) and (self.group_2 >= 128) and (self.group_3 >= 128)) :
                pass
                self._debug['group_4'] = {'start': self._io.pos()}
                self.group_4 = self._io.read_u1()
                self._debug['group_4']['end'] = self._io.pos()

            if  ((self.group_0 >= 128) and (self.group_1 >= 128) and (self.group_2 >= 128) and (self.group_3 >= 128) and (self.group_4 >= 128)) :
                pass
                self._debug['group_5'] = {'start': self._io.pos()}
                self.group_5 = self._io.read_u1()
                self._debug['group_5']['end'] = self._io.pos()

            if  ((self.group_0 >= 128) and (self.group_1 >= 128) and (self.group_2 >= 128) and (self.group_3 >= 128) and (self.group_4 >= 128) and (self.group_5 >= 128)) :
                pass
                self._debug['group_6'] = {'start': self._io.pos()}
                self.group_6 = self._io.read_u1()
                self._debug['group_6']['end'] = self._io.pos()

            if  ((self.group_0 >= 128) and (self.group_1 >= 128) and (self.group_2 >= 128) and (self.group_3 >= 128) and (self.group_4 >= 128) and (self.group_5 >= 128) and (self.group_6 >= 128)) :
                pass
                self._debug['group_7'] = {'start': self._io.pos()}
                self.group_7 = self._io.read_u1()
                self._debug['group_7']['end'] = self._io.pos()

            if  ((self.group_0 >= 128) and (self.group_1 >= 128) and (self.group_2 >= 128) and (self.group_3 >= 128) and (self.group_4 >= 128) and (self.group_5 >= 128) and (self.group_6 >= 128) and (self.group_7 >= 128)) :
                pass
                self._debug['group_8'] = {'start': self._io.pos()}
                self.group_8 = self._io.read_u1()
                self._debug['group_8']['end'] = self._io.pos()

            if  ((self.group_0 >= 128) and (self.group_1 >= 128) and (self.group_2 >= 128) and (self.group_3 >= 128) and (self.group_4 >= 128) and (self.group_5 >= 128) and (self.group_6 >= 128) and (self.group_7 >= 128) and (self.group_8 >= 128)) :
                pass
                self._debug['group_9'] = {'start': self._io.pos()}
                self.group_9 = self._io.read_u1()
                self._debug['group_9']['end'] = self._io.pos()
                _ = self.group_9
                if not _ < 2:
                    raise kaitaistruct.ValidationExprError(self.group_9, self._io, u"/types/zigzag/seq/9")



        def _fetch_instances(self):
            pass
            if self.group_0 >= 128:
                pass

            if  ((self.group_0 >= 128) and (self.group_1 >= 128)) :
                pass

            if  ((self.group_0 >= 128) and (self.group_1 >= 128) and (self.group_2 >= 128)) :
                pass

            if  ((self.group_0 >= 128) and (self.group_1 >= 128) and (self.group_2 >= 128) and (self.group_3 >= 128)) :
                pass

            if  ((self.group_0 >= 128) and (self.group_1 >= 128) and (self.group_2 >= 128) and (self.group_3 >= 128) and (self.group_4 >= 128)) :
                pass

            if  ((self.group_0 >= 128) and (self.group_1 >= 128) and (self.group_2 >= 128) and (self.group_3 >= 128) and (self.group_4 >= 128) and (self.group_5 >= 128)) :
                pass

            if  ((self.group_0 >= 128) and (self.group_1 >= 128) and (self.group_2 >= 128) and (self.group_3 >= 128) and (self.group_4 >= 128) and (self.group_5 >= 128) and (self.group_6 >= 128)) :
                pass

            if  ((self.group_0 >= 128) and (self.group_1 >= 128) and (self.group_2 >= 128) and (self.group_3 >= 128) and (self.group_4 >= 128) and (self.group_5 >= 128) and (self.group_6 >= 128) and (self.group_7 >= 128)) :
                pass

            if  ((self.group_0 >= 128) and (self.group_1 >= 128) and (self.group_2 >= 128) and (self.group_3 >= 128) and (self.group_4 >= 128) and (self.group_5 >= 128) and (self.group_6 >= 128) and (self.group_7 >= 128) and (self.group_8 >= 128)) :
                pass


        @property
        def high(self):
            """Bits 56 to 63 of the zig-zag form."""
            if hasattr(self, '_m_high'):
                return self._m_high

            self._m_high = (0 if  ((self.group_0 < 128) or (self.group_1 < 128) or (self.group_2 < 128) or (self.group_3 < 128) or (self.group_4 < 128) or (self.group_5 < 128) or (self.group_6 < 128) or (self.group_7 < 128))  else ((self.group_8 % 128) + (0 if self.group_8 < 128 else ((self.group_9 % 128) * 128))))
            return getattr(self, '_m_high', None)

        @property
        def low(self):
            """Bits 0 to 27 of the zig-zag form."""
            if hasattr(self, '_m_low'):
                return self._m_low

            self._m_low = ((self.group_0 % 128) + (0 if self.group_0 < 128 else (((self.group_1 % 128) * 128) + (0 if self.group_1 < 128 else (((self.group_2 % 128) * 16384) + (0 if self.group_2 < 128 else ((self.group_3 % 128) * 2097152)))))))
            return getattr(self, '_m_low', None)

        @property
        def middle(self):
            """Bits 28 to 55 of the zig-zag form."""
            if hasattr(self, '_m_middle'):
                return self._m_middle

            self._m_middle = (0 if  ((self.group_0 < 128) or (self.group_1 < 128) or (self.group_2 < 128) or (self.group_3 < 128))  else ((self.group_4 % 128) + (0 if self.group_4 < 128 else (((self.group_5 % 128) * 128) + (0 if self.group_5 < 128 else (((self.group_6 % 128) * 16384) + (0 if self.group_6 < 128 else ((self.group_7 % 128) * 2097152))))))))
            return getattr(self, '_m_middle', None)


    class ZigzagBlockDescriptor(KaitaiStruct):
        """Sizes of a block, and its first value.

        .. seealso::
           Trevni file format, section 'Format description' - https://github.com/nongli/Trevni/wiki/File-format#format-description
        """
        SEQ_FIELDS = ["num_rows", "len_block", "len_block_stored", "first_value"]
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['num_rows'] = {'start': self._io.pos()}
            self.num_rows = self._io.read_u4le()
            self._debug['num_rows']['end'] = self._io.pos()
            self._debug['len_block'] = {'start': self._io.pos()}
            self.len_block = self._io.read_u4le()
            self._debug['len_block']['end'] = self._io.pos()
            self._debug['len_block_stored'] = {'start': self._io.pos()}
            self.len_block_stored = self._io.read_u4le()
            self._debug['len_block_stored']['end'] = self._io.pos()
            self._debug['first_value'] = {'start': self._io.pos()}
            self.first_value = Trevni.Zigzag(self._io, self, self._root)
            self.first_value._read()
            self._debug['first_value']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            self.first_value._fetch_instances()


    class ZigzagValues(KaitaiStruct):
        """The Long or Int values of a block.

        .. seealso::
           Trevni file format, section 'Data types' - https://github.com/nongli/Trevni/wiki/File-format#data-types
        """
        SEQ_FIELDS = ["values"]
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['values'] = {'start': self._io.pos()}
            self._debug['values']['arr'] = []
            self.values = []
            i = 0
            while not self._io.is_eof():
                self._debug['values']['arr'].append({'start': self._io.pos()})
                _t_values = Trevni.Zigzag(self._io, self, self._root)
                try:
                    _t_values._read()
                finally:
                    self.values.append(_t_values)
                self._debug['values']['arr'][len(self.values) - 1]['end'] = self._io.pos()
                i += 1

            self._debug['values']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            for i in range(len(self.values)):
                pass
                self.values[i]._fetch_instances()
