# Generated from spec/rntuple_page.ksy by tools/generate; edit spec/parts/rntuple_page.ksy and run `make generate`.
# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from rntuple_kaitai.runtime import ByteStream, KaitaiStruct


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class RntuplePage(KaitaiStruct):
    """RNTuple is the columnar storage format of CERN ROOT. A page holds a run of elements of one column, without any head;
    its checksum, if any, follows it and is not part of it. The types below are the forms that elements have.

    .. seealso::
       RNTuple Binary Format Specification 1.0, section 'Column Description' - https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description
    """
    SEQ_FIELDS = ["raw"]
    def __init__(self, _io, _parent=None, _root=None):
        self._io = _io
        self._parent = _parent
        self._root = _root or self
        self._debug = {}

    def _read(self):
        self._debug['raw'] = {'start': self._io.pos()}
        self.raw = self._io.read_bytes_full()
        self._debug['raw']['end'] = self._io.pos()


    def _fetch_instances(self):
        pass

    class BitPage(KaitaiStruct):
        """Page of elements of one bit, the least significant bit of a byte first; unused bits of the last byte count as
        elements here. Column types: Bit, and Real32Quant of one bit.

        .. seealso::
           RNTuple Binary Format Specification 1.0, section 'Column Description' - https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description
        """
        SEQ_FIELDS = ["elements"]
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['elements'] = {'start': self._io.pos()}
            self._debug['elements']['arr'] = []
            self.elements = []
            i = 0
            while not self._io.is_eof():
                self._debug['elements']['arr'].append({'start': self._io.pos()})
                self.elements.append(self._io.read_bits_int_le(1) != 0)
                self._debug['elements']['arr'][len(self.elements) - 1]['end'] = self._io.pos()
                i += 1

            self._debug['elements']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            for i in range(len(self.elements)):
                pass



    class Int16Page(KaitaiStruct):
        """Page of signed integers of 16 bits.
        Column types: Int16.

        .. seealso::
           RNTuple Binary Format Specification 1.0, section 'Column Description' - https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description
        """
        SEQ_FIELDS = ["elements"]
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['elements'] = {'start': self._io.pos()}
            self._debug['elements']['arr'] = []
            self.elements = []
            i = 0
            while not self._io.is_eof():
                self._debug['elements']['arr'].append({'start': self._io.pos()})
                self.elements.append(self._io.read_s2le())
                self._debug['elements']['arr'][len(self.elements) - 1]['end'] = self._io.pos()
                i += 1

            self._debug['elements']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            for i in range(len(self.elements)):
                pass



    class Int32Page(KaitaiStruct):
        """Page of signed integers of 32 bits.
        Column types: Int32.

        .. seealso::
           RNTuple Binary Format Specification 1.0, section 'Column Description' - https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description
        """
        SEQ_FIELDS = ["elements"]
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['elements'] = {'start': self._io.pos()}
            self._debug['elements']['arr'] = []
            self.elements = []
            i = 0
            while not self._io.is_eof():
                self._debug['elements']['arr'].append({'start': self._io.pos()})
                self.elements.append(self._io.read_s4le())
                self._debug['elements']['arr'][len(self.elements) - 1]['end'] = self._io.pos()
                i += 1

            self._debug['elements']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            for i in range(len(self.elements)):
                pass



    class Int64Page(KaitaiStruct):
        """Page of signed integers of 64 bits.
        Column types: Int64.

        .. seealso::
           RNTuple Binary Format Specification 1.0, section 'Column Description' - https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description
        """
        SEQ_FIELDS = ["elements"]
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['elements'] = {'start': self._io.pos()}
            self._debug['elements']['arr'] = []
            self.elements = []
            i = 0
            while not self._io.is_eof():
                self._debug['elements']['arr'].append({'start': self._io.pos()})
                self.elements.append(self._io.read_s8le())
                self._debug['elements']['arr'][len(self.elements) - 1]['end'] = self._io.pos()
                i += 1

            self._debug['elements']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            for i in range(len(self.elements)):
                pass



    class Int8Page(KaitaiStruct):
        """Page of signed integers of 8 bits.
        Column types: Int8.

        .. seealso::
           RNTuple Binary Format Specification 1.0, section 'Column Description' - https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description
        """
        SEQ_FIELDS = ["elements"]
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['elements'] = {'start': self._io.pos()}
            self._debug['elements']['arr'] = []
            self.elements = []
            i = 0
            while not self._io.is_eof():
                self._debug['elements']['arr'].append({'start': self._io.pos()})
                self.elements.append(self._io.read_s1())
                self._debug['elements']['arr'][len(self.elements) - 1]['end'] = self._io.pos()
                i += 1

            self._debug['elements']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            for i in range(len(self.elements)):
                pass



    class Packed10Page(KaitaiStruct):
        """Page of elements of 10 bits, packed: element i starts at bit 10 * i of the page, the least significant
        bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width.

        .. seealso::
           RNTuple Binary Format Specification 1.0, section 'Column Description' - https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description
        """
        SEQ_FIELDS = ["elements"]
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['elements'] = {'start': self._io.pos()}
            self._debug['elements']['arr'] = []
            self.elements = []
            for i in range(self.num_elements):
                self._debug['elements']['arr'].append({'start': self._io.pos()})
                self.elements.append(self._io.read_bits_int_le(10))
                self._debug['elements']['arr'][i]['end'] = self._io.pos()

            self._debug['elements']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            for i in range(len(self.elements)):
                pass


        @property
        def num_elements(self):
            """Number of elements for which the bytes have room."""
            if hasattr(self, '_m_num_elements'):
                return self._m_num_elements

            self._m_num_elements = ((self._io.size() * 8) // 10)
            return getattr(self, '_m_num_elements', None)


    class Packed11Page(KaitaiStruct):
        """Page of elements of 11 bits, packed: element i starts at bit 11 * i of the page, the least significant
        bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width.

        .. seealso::
           RNTuple Binary Format Specification 1.0, section 'Column Description' - https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description
        """
        SEQ_FIELDS = ["elements"]
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['elements'] = {'start': self._io.pos()}
            self._debug['elements']['arr'] = []
            self.elements = []
            for i in range(self.num_elements):
                self._debug['elements']['arr'].append({'start': self._io.pos()})
                self.elements.append(self._io.read_bits_int_le(11))
                self._debug['elements']['arr'][i]['end'] = self._io.pos()

            self._debug['elements']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            for i in range(len(self.elements)):
                pass


        @property
        def num_elements(self):
            """Number of elements for which the bytes have room."""
            if hasattr(self, '_m_num_elements'):
                return self._m_num_elements

            self._m_num_elements = ((self._io.size() * 8) // 11)
            return getattr(self, '_m_num_elements', None)


    class Packed12Page(KaitaiStruct):
        """Page of elements of 12 bits, packed: element i starts at bit 12 * i of the page, the least significant
        bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width.

        .. seealso::
           RNTuple Binary Format Specification 1.0, section 'Column Description' - https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description
        """
        SEQ_FIELDS = ["elements"]
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['elements'] = {'start': self._io.pos()}
            self._debug['elements']['arr'] = []
            self.elements = []
            for i in range(self.num_elements):
                self._debug['elements']['arr'].append({'start': self._io.pos()})
                self.elements.append(self._io.read_bits_int_le(12))
                self._debug['elements']['arr'][i]['end'] = self._io.pos()

            self._debug['elements']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            for i in range(len(self.elements)):
                pass


        @property
        def num_elements(self):
            """Number of elements for which the bytes have room."""
            if hasattr(self, '_m_num_elements'):
                return self._m_num_elements

            self._m_num_elements = ((self._io.size() * 8) // 12)
            return getattr(self, '_m_num_elements', None)


    class Packed13Page(KaitaiStruct):
        """Page of elements of 13 bits, packed: element i starts at bit 13 * i of the page, the least significant
        bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width.

        .. seealso::
           RNTuple Binary Format Specification 1.0, section 'Column Description' - https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description
        """
        SEQ_FIELDS = ["elements"]
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['elements'] = {'start': self._io.pos()}
            self._debug['elements']['arr'] = []
            self.elements = []
            for i in range(self.num_elements):
                self._debug['elements']['arr'].append({'start': self._io.pos()})
                self.elements.append(self._io.read_bits_int_le(13))
                self._debug['elements']['arr'][i]['end'] = self._io.pos()

            self._debug['elements']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            for i in range(len(self.elements)):
                pass


        @property
        def num_elements(self):
            """Number of elements for which the bytes have room."""
            if hasattr(self, '_m_num_elements'):
                return self._m_num_elements

            self._m_num_elements = ((self._io.size() * 8) // 13)
            return getattr(self, '_m_num_elements', None)


    class Packed14Page(KaitaiStruct):
        """Page of elements of 14 bits, packed: element i starts at bit 14 * i of the page, the least significant
        bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width.

        .. seealso::
           RNTuple Binary Format Specification 1.0, section 'Column Description' - https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description
        """
        SEQ_FIELDS = ["elements"]
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['elements'] = {'start': self._io.pos()}
            self._debug['elements']['arr'] = []
            self.elements = []
            for i in range(self.num_elements):
                self._debug['elements']['arr'].append({'start': self._io.pos()})
                self.elements.append(self._io.read_bits_int_le(14))
                self._debug['elements']['arr'][i]['end'] = self._io.pos()

            self._debug['elements']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            for i in range(len(self.elements)):
                pass


        @property
        def num_elements(self):
            """Number of elements for which the bytes have room."""
            if hasattr(self, '_m_num_elements'):
                return self._m_num_elements

            self._m_num_elements = ((self._io.size() * 8) // 14)
            return getattr(self, '_m_num_elements', None)


    class Packed15Page(KaitaiStruct):
        """Page of elements of 15 bits, packed: element i starts at bit 15 * i of the page, the least significant
        bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width.

        .. seealso::
           RNTuple Binary Format Specification 1.0, section 'Column Description' - https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description
        """
        SEQ_FIELDS = ["elements"]
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['elements'] = {'start': self._io.pos()}
            self._debug['elements']['arr'] = []
            self.elements = []
            for i in range(self.num_elements):
                self._debug['elements']['arr'].append({'start': self._io.pos()})
                self.elements.append(self._io.read_bits_int_le(15))
                self._debug['elements']['arr'][i]['end'] = self._io.pos()

            self._debug['elements']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            for i in range(len(self.elements)):
                pass


        @property
        def num_elements(self):
            """Number of elements for which the bytes have room."""
            if hasattr(self, '_m_num_elements'):
                return self._m_num_elements

            self._m_num_elements = ((self._io.size() * 8) // 15)
            return getattr(self, '_m_num_elements', None)


    class Packed16Page(KaitaiStruct):
        """Page of elements of 16 bits, packed: element i starts at bit 16 * i of the page, the least significant
        bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width.

        .. seealso::
           RNTuple Binary Format Specification 1.0, section 'Column Description' - https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description
        """
        SEQ_FIELDS = ["elements"]
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['elements'] = {'start': self._io.pos()}
            self._debug['elements']['arr'] = []
            self.elements = []
            for i in range(self.num_elements):
                self._debug['elements']['arr'].append({'start': self._io.pos()})
                self.elements.append(self._io.read_bits_int_le(16))
                self._debug['elements']['arr'][i]['end'] = self._io.pos()

            self._debug['elements']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            for i in range(len(self.elements)):
                pass


        @property
        def num_elements(self):
            """Number of elements for which the bytes have room."""
            if hasattr(self, '_m_num_elements'):
                return self._m_num_elements

            self._m_num_elements = ((self._io.size() * 8) // 16)
            return getattr(self, '_m_num_elements', None)


    class Packed17Page(KaitaiStruct):
        """Page of elements of 17 bits, packed: element i starts at bit 17 * i of the page, the least significant
        bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width.

        .. seealso::
           RNTuple Binary Format Specification 1.0, section 'Column Description' - https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description
        """
        SEQ_FIELDS = ["elements"]
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['elements'] = {'start': self._io.pos()}
            self._debug['elements']['arr'] = []
            self.elements = []
            for i in range(self.num_elements):
                self._debug['elements']['arr'].append({'start': self._io.pos()})
                self.elements.append(self._io.read_bits_int_le(17))
                self._debug['elements']['arr'][i]['end'] = self._io.pos()

            self._debug['elements']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            for i in range(len(self.elements)):
                pass


        @property
        def num_elements(self):
            """Number of elements for which the bytes have room."""
            if hasattr(self, '_m_num_elements'):
                return self._m_num_elements

            self._m_num_elements = ((self._io.size() * 8) // 17)
            return getattr(self, '_m_num_elements', None)


    class Packed18Page(KaitaiStruct):
        """Page of elements of 18 bits, packed: element i starts at bit 18 * i of the page, the least significant
        bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width.

        .. seealso::
           RNTuple Binary Format Specification 1.0, section 'Column Description' - https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description
        """
        SEQ_FIELDS = ["elements"]
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['elements'] = {'start': self._io.pos()}
            self._debug['elements']['arr'] = []
            self.elements = []
            for i in range(self.num_elements):
                self._debug['elements']['arr'].append({'start': self._io.pos()})
                self.elements.append(self._io.read_bits_int_le(18))
                self._debug['elements']['arr'][i]['end'] = self._io.pos()

            self._debug['elements']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            for i in range(len(self.elements)):
                pass


        @property
        def num_elements(self):
            """Number of elements for which the bytes have room."""
            if hasattr(self, '_m_num_elements'):
                return self._m_num_elements

            self._m_num_elements = ((self._io.size() * 8) // 18)
            return getattr(self, '_m_num_elements', None)


    class Packed19Page(KaitaiStruct):
        """Page of elements of 19 bits, packed: element i starts at bit 19 * i of the page, the least significant
        bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width.

        .. seealso::
           RNTuple Binary Format Specification 1.0, section 'Column Description' - https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description
        """
        SEQ_FIELDS = ["elements"]
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['elements'] = {'start': self._io.pos()}
            self._debug['elements']['arr'] = []
            self.elements = []
            for i in range(self.num_elements):
                self._debug['elements']['arr'].append({'start': self._io.pos()})
                self.elements.append(self._io.read_bits_int_le(19))
                self._debug['elements']['arr'][i]['end'] = self._io.pos()

            self._debug['elements']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            for i in range(len(self.elements)):
                pass


        @property
        def num_elements(self):
            """Number of elements for which the bytes have room."""
            if hasattr(self, '_m_num_elements'):
                return self._m_num_elements

            self._m_num_elements = ((self._io.size() * 8) // 19)
            return getattr(self, '_m_num_elements', None)


    class Packed20Page(KaitaiStruct):
        """Page of elements of 20 bits, packed: element i starts at bit 20 * i of the page, the least significant
        bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width.

        .. seealso::
           RNTuple Binary Format Specification 1.0, section 'Column Description' - https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description
        """
        SEQ_FIELDS = ["elements"]
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['elements'] = {'start': self._io.pos()}
            self._debug['elements']['arr'] = []
            self.elements = []
            for i in range(self.num_elements):
                self._debug['elements']['arr'].append({'start': self._io.pos()})
                self.elements.append(self._io.read_bits_int_le(20))
                self._debug['elements']['arr'][i]['end'] = self._io.pos()

            self._debug['elements']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            for i in range(len(self.elements)):
                pass


        @property
        def num_elements(self):
            """Number of elements for which the bytes have room."""
            if hasattr(self, '_m_num_elements'):
                return self._m_num_elements

            self._m_num_elements = ((self._io.size() * 8) // 20)
            return getattr(self, '_m_num_elements', None)


    class Packed21Page(KaitaiStruct):
        """Page of elements of 21 bits, packed: element i starts at bit 21 * i of the page, the least significant
        bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width.

        .. seealso::
           RNTuple Binary Format Specification 1.0, section 'Column Description' - https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description
        """
        SEQ_FIELDS = ["elements"]
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['elements'] = {'start': self._io.pos()}
            self._debug['elements']['arr'] = []
            self.elements = []
            for i in range(self.num_elements):
                self._debug['elements']['arr'].append({'start': self._io.pos()})
                self.elements.append(self._io.read_bits_int_le(21))
                self._debug['elements']['arr'][i]['end'] = self._io.pos()

            self._debug['elements']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            for i in range(len(self.elements)):
                pass


        @property
        def num_elements(self):
            """Number of elements for which the bytes have room."""
            if hasattr(self, '_m_num_elements'):
                return self._m_num_elements

            self._m_num_elements = ((self._io.size() * 8) // 21)
            return getattr(self, '_m_num_elements', None)


    class Packed22Page(KaitaiStruct):
        """Page of elements of 22 bits, packed: element i starts at bit 22 * i of the page, the least significant
        bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width.

        .. seealso::
           RNTuple Binary Format Specification 1.0, section 'Column Description' - https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description
        """
        SEQ_FIELDS = ["elements"]
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['elements'] = {'start': self._io.pos()}
            self._debug['elements']['arr'] = []
            self.elements = []
            for i in range(self.num_elements):
                self._debug['elements']['arr'].append({'start': self._io.pos()})
                self.elements.append(self._io.read_bits_int_le(22))
                self._debug['elements']['arr'][i]['end'] = self._io.pos()

            self._debug['elements']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            for i in range(len(self.elements)):
                pass


        @property
        def num_elements(self):
            """Number of elements for which the bytes have room."""
            if hasattr(self, '_m_num_elements'):
                return self._m_num_elements

            self._m_num_elements = ((self._io.size() * 8) // 22)
            return getattr(self, '_m_num_elements', None)


    class Packed23Page(KaitaiStruct):
        """Page of elements of 23 bits, packed: element i starts at bit 23 * i of the page, the least significant
        bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width.

        .. seealso::
           RNTuple Binary Format Specification 1.0, section 'Column Description' - https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description
        """
        SEQ_FIELDS = ["elements"]
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['elements'] = {'start': self._io.pos()}
            self._debug['elements']['arr'] = []
            self.elements = []
            for i in range(self.num_elements):
                self._debug['elements']['arr'].append({'start': self._io.pos()})
                self.elements.append(self._io.read_bits_int_le(23))
                self._debug['elements']['arr'][i]['end'] = self._io.pos()

            self._debug['elements']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            for i in range(len(self.elements)):
                pass


        @property
        def num_elements(self):
            """Number of elements for which the bytes have room."""
            if hasattr(self, '_m_num_elements'):
                return self._m_num_elements

            self._m_num_elements = ((self._io.size() * 8) // 23)
            return getattr(self, '_m_num_elements', None)


    class Packed24Page(KaitaiStruct):
        """Page of elements of 24 bits, packed: element i starts at bit 24 * i of the page, the least significant
        bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width.

        .. seealso::
           RNTuple Binary Format Specification 1.0, section 'Column Description' - https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description
        """
        SEQ_FIELDS = ["elements"]
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['elements'] = {'start': self._io.pos()}
            self._debug['elements']['arr'] = []
            self.elements = []
            for i in range(self.num_elements):
                self._debug['elements']['arr'].append({'start': self._io.pos()})
                self.elements.append(self._io.read_bits_int_le(24))
                self._debug['elements']['arr'][i]['end'] = self._io.pos()

            self._debug['elements']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            for i in range(len(self.elements)):
                pass


        @property
        def num_elements(self):
            """Number of elements for which the bytes have room."""
            if hasattr(self, '_m_num_elements'):
                return self._m_num_elements

            self._m_num_elements = ((self._io.size() * 8) // 24)
            return getattr(self, '_m_num_elements', None)


    class Packed25Page(KaitaiStruct):
        """Page of elements of 25 bits, packed: element i starts at bit 25 * i of the page, the least significant
        bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width.

        .. seealso::
           RNTuple Binary Format Specification 1.0, section 'Column Description' - https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description
        """
        SEQ_FIELDS = ["elements"]
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['elements'] = {'start': self._io.pos()}
            self._debug['elements']['arr'] = []
            self.elements = []
            for i in range(self.num_elements):
                self._debug['elements']['arr'].append({'start': self._io.pos()})
                self.elements.append(self._io.read_bits_int_le(25))
                self._debug['elements']['arr'][i]['end'] = self._io.pos()

            self._debug['elements']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            for i in range(len(self.elements)):
                pass


        @property
        def num_elements(self):
            """Number of elements for which the bytes have room."""
            if hasattr(self, '_m_num_elements'):
                return self._m_num_elements

            self._m_num_elements = ((self._io.size() * 8) // 25)
            return getattr(self, '_m_num_elements', None)


    class Packed26Page(KaitaiStruct):
        """Page of elements of 26 bits, packed: element i starts at bit 26 * i of the page, the least significant
        bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width.

        .. seealso::
           RNTuple Binary Format Specification 1.0, section 'Column Description' - https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description
        """
        SEQ_FIELDS = ["elements"]
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['elements'] = {'start': self._io.pos()}
            self._debug['elements']['arr'] = []
            self.elements = []
            for i in range(self.num_elements):
                self._debug['elements']['arr'].append({'start': self._io.pos()})
                self.elements.append(self._io.read_bits_int_le(26))
                self._debug['elements']['arr'][i]['end'] = self._io.pos()

            self._debug['elements']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            for i in range(len(self.elements)):
                pass


        @property
        def num_elements(self):
            """Number of elements for which the bytes have room."""
            if hasattr(self, '_m_num_elements'):
                return self._m_num_elements

            self._m_num_elements = ((self._io.size() * 8) // 26)
            return getattr(self, '_m_num_elements', None)


    class Packed27Page(KaitaiStruct):
        """Page of elements of 27 bits, packed: element i starts at bit 27 * i of the page, the least significant
        bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width.

        .. seealso::
           RNTuple Binary Format Specification 1.0, section 'Column Description' - https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description
        """
        SEQ_FIELDS = ["elements"]
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['elements'] = {'start': self._io.pos()}
            self._debug['elements']['arr'] = []
            self.elements = []
            for i in range(self.num_elements):
                self._debug['elements']['arr'].append({'start': self._io.pos()})
                self.elements.append(self._io.read_bits_int_le(27))
                self._debug['elements']['arr'][i]['end'] = self._io.pos()

            self._debug['elements']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            for i in range(len(self.elements)):
                pass


        @property
        def num_elements(self):
            """Number of elements for which the bytes have room."""
            if hasattr(self, '_m_num_elements'):
                return self._m_num_elements

            self._m_num_elements = ((self._io.size() * 8) // 27)
            return getattr(self, '_m_num_elements', None)


    class Packed28Page(KaitaiStruct):
        """Page of elements of 28 bits, packed: element i starts at bit 28 * i of the page, the least significant
        bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width.

        .. seealso::
           RNTuple Binary Format Specification 1.0, section 'Column Description' - https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description
        """
        SEQ_FIELDS = ["elements"]
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['elements'] = {'start': self._io.pos()}
            self._debug['elements']['arr'] = []
            self.elements = []
            for i in range(self.num_elements):
                self._debug['elements']['arr'].append({'start': self._io.pos()})
                self.elements.append(self._io.read_bits_int_le(28))
                self._debug['elements']['arr'][i]['end'] = self._io.pos()

            self._debug['elements']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            for i in range(len(self.elements)):
                pass


        @property
        def num_elements(self):
            """Number of elements for which the bytes have room."""
            if hasattr(self, '_m_num_elements'):
                return self._m_num_elements

            self._m_num_elements = ((self._io.size() * 8) // 28)
            return getattr(self, '_m_num_elements', None)


    class Packed29Page(KaitaiStruct):
        """Page of elements of 29 bits, packed: element i starts at bit 29 * i of the page, the least significant
        bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width.

        .. seealso::
           RNTuple Binary Format Specification 1.0, section 'Column Description' - https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description
        """
        SEQ_FIELDS = ["elements"]
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['elements'] = {'start': self._io.pos()}
            self._debug['elements']['arr'] = []
            self.elements = []
            for i in range(self.num_elements):
                self._debug['elements']['arr'].append({'start': self._io.pos()})
                self.elements.append(self._io.read_bits_int_le(29))
                self._debug['elements']['arr'][i]['end'] = self._io.pos()

            self._debug['elements']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            for i in range(len(self.elements)):
                pass


        @property
        def num_elements(self):
            """Number of elements for which the bytes have room."""
            if hasattr(self, '_m_num_elements'):
                return self._m_num_elements

            self._m_num_elements = ((self._io.size() * 8) // 29)
            return getattr(self, '_m_num_elements', None)


    class Packed2Page(KaitaiStruct):
        """Page of elements of 2 bits, packed: element i starts at bit 2 * i of the page, the least significant
        bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width.

        .. seealso::
           RNTuple Binary Format Specification 1.0, section 'Column Description' - https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description
        """
        SEQ_FIELDS = ["elements"]
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['elements'] = {'start': self._io.pos()}
            self._debug['elements']['arr'] = []
            self.elements = []
            for i in range(self.num_elements):
                self._debug['elements']['arr'].append({'start': self._io.pos()})
                self.elements.append(self._io.read_bits_int_le(2))
                self._debug['elements']['arr'][i]['end'] = self._io.pos()

            self._debug['elements']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            for i in range(len(self.elements)):
                pass


        @property
        def num_elements(self):
            """Number of elements for which the bytes have room."""
            if hasattr(self, '_m_num_elements'):
                return self._m_num_elements

            self._m_num_elements = ((self._io.size() * 8) // 2)
            return getattr(self, '_m_num_elements', None)


    class Packed30Page(KaitaiStruct):
        """Page of elements of 30 bits, packed: element i starts at bit 30 * i of the page, the least significant
        bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width.

        .. seealso::
           RNTuple Binary Format Specification 1.0, section 'Column Description' - https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description
        """
        SEQ_FIELDS = ["elements"]
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['elements'] = {'start': self._io.pos()}
            self._debug['elements']['arr'] = []
            self.elements = []
            for i in range(self.num_elements):
                self._debug['elements']['arr'].append({'start': self._io.pos()})
                self.elements.append(self._io.read_bits_int_le(30))
                self._debug['elements']['arr'][i]['end'] = self._io.pos()

            self._debug['elements']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            for i in range(len(self.elements)):
                pass


        @property
        def num_elements(self):
            """Number of elements for which the bytes have room."""
            if hasattr(self, '_m_num_elements'):
                return self._m_num_elements

            self._m_num_elements = ((self._io.size() * 8) // 30)
            return getattr(self, '_m_num_elements', None)


    class Packed31Page(KaitaiStruct):
        """Page of elements of 31 bits, packed: element i starts at bit 31 * i of the page, the least significant
        bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width.

        .. seealso::
           RNTuple Binary Format Specification 1.0, section 'Column Description' - https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description
        """
        SEQ_FIELDS = ["elements"]
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['elements'] = {'start': self._io.pos()}
            self._debug['elements']['arr'] = []
            self.elements = []
            for i in range(self.num_elements):
                self._debug['elements']['arr'].append({'start': self._io.pos()})
                self.elements.append(self._io.read_bits_int_le(31))
                self._debug['elements']['arr'][i]['end'] = self._io.pos()

            self._debug['elements']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            for i in range(len(self.elements)):
                pass


        @property
        def num_elements(self):
            """Number of elements for which the bytes have room."""
            if hasattr(self, '_m_num_elements'):
                return self._m_num_elements

            self._m_num_elements = ((self._io.size() * 8) // 31)
            return getattr(self, '_m_num_elements', None)


    class Packed32Page(KaitaiStruct):
        """Page of elements of 32 bits, packed: element i starts at bit 32 * i of the page, the least significant
        bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width.

        .. seealso::
           RNTuple Binary Format Specification 1.0, section 'Column Description' - https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description
        """
        SEQ_FIELDS = ["elements"]
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['elements'] = {'start': self._io.pos()}
            self._debug['elements']['arr'] = []
            self.elements = []
            for i in range(self.num_elements):
                self._debug['elements']['arr'].append({'start': self._io.pos()})
                self.elements.append(self._io.read_bits_int_le(32))
                self._debug['elements']['arr'][i]['end'] = self._io.pos()

            self._debug['elements']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            for i in range(len(self.elements)):
                pass


        @property
        def num_elements(self):
            """Number of elements for which the bytes have room."""
            if hasattr(self, '_m_num_elements'):
                return self._m_num_elements

            self._m_num_elements = ((self._io.size() * 8) // 32)
            return getattr(self, '_m_num_elements', None)


    class Packed3Page(KaitaiStruct):
        """Page of elements of 3 bits, packed: element i starts at bit 3 * i of the page, the least significant
        bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width.

        .. seealso::
           RNTuple Binary Format Specification 1.0, section 'Column Description' - https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description
        """
        SEQ_FIELDS = ["elements"]
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['elements'] = {'start': self._io.pos()}
            self._debug['elements']['arr'] = []
            self.elements = []
            for i in range(self.num_elements):
                self._debug['elements']['arr'].append({'start': self._io.pos()})
                self.elements.append(self._io.read_bits_int_le(3))
                self._debug['elements']['arr'][i]['end'] = self._io.pos()

            self._debug['elements']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            for i in range(len(self.elements)):
                pass


        @property
        def num_elements(self):
            """Number of elements for which the bytes have room."""
            if hasattr(self, '_m_num_elements'):
                return self._m_num_elements

            self._m_num_elements = ((self._io.size() * 8) // 3)
            return getattr(self, '_m_num_elements', None)


    class Packed4Page(KaitaiStruct):
        """Page of elements of 4 bits, packed: element i starts at bit 4 * i of the page, the least significant
        bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width.

        .. seealso::
           RNTuple Binary Format Specification 1.0, section 'Column Description' - https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description
        """
        SEQ_FIELDS = ["elements"]
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['elements'] = {'start': self._io.pos()}
            self._debug['elements']['arr'] = []
            self.elements = []
            for i in range(self.num_elements):
                self._debug['elements']['arr'].append({'start': self._io.pos()})
                self.elements.append(self._io.read_bits_int_le(4))
                self._debug['elements']['arr'][i]['end'] = self._io.pos()

            self._debug['elements']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            for i in range(len(self.elements)):
                pass


        @property
        def num_elements(self):
            """Number of elements for which the bytes have room."""
            if hasattr(self, '_m_num_elements'):
                return self._m_num_elements

            self._m_num_elements = ((self._io.size() * 8) // 4)
            return getattr(self, '_m_num_elements', None)


    class Packed5Page(KaitaiStruct):
        """Page of elements of 5 bits, packed: element i starts at bit 5 * i of the page, the least significant
        bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width.

        .. seealso::
           RNTuple Binary Format Specification 1.0, section 'Column Description' - https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description
        """
        SEQ_FIELDS = ["elements"]
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['elements'] = {'start': self._io.pos()}
            self._debug['elements']['arr'] = []
            self.elements = []
            for i in range(self.num_elements):
                self._debug['elements']['arr'].append({'start': self._io.pos()})
                self.elements.append(self._io.read_bits_int_le(5))
                self._debug['elements']['arr'][i]['end'] = self._io.pos()

            self._debug['elements']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            for i in range(len(self.elements)):
                pass


        @property
        def num_elements(self):
            """Number of elements for which the bytes have room."""
            if hasattr(self, '_m_num_elements'):
                return self._m_num_elements

            self._m_num_elements = ((self._io.size() * 8) // 5)
            return getattr(self, '_m_num_elements', None)


    class Packed6Page(KaitaiStruct):
        """Page of elements of 6 bits, packed: element i starts at bit 6 * i of the page, the least significant
        bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width.

        .. seealso::
           RNTuple Binary Format Specification 1.0, section 'Column Description' - https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description
        """
        SEQ_FIELDS = ["elements"]
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['elements'] = {'start': self._io.pos()}
            self._debug['elements']['arr'] = []
            self.elements = []
            for i in range(self.num_elements):
                self._debug['elements']['arr'].append({'start': self._io.pos()})
                self.elements.append(self._io.read_bits_int_le(6))
                self._debug['elements']['arr'][i]['end'] = self._io.pos()

            self._debug['elements']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            for i in range(len(self.elements)):
                pass


        @property
        def num_elements(self):
            """Number of elements for which the bytes have room."""
            if hasattr(self, '_m_num_elements'):
                return self._m_num_elements

            self._m_num_elements = ((self._io.size() * 8) // 6)
            return getattr(self, '_m_num_elements', None)


    class Packed7Page(KaitaiStruct):
        """Page of elements of 7 bits, packed: element i starts at bit 7 * i of the page, the least significant
        bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width.

        .. seealso::
           RNTuple Binary Format Specification 1.0, section 'Column Description' - https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description
        """
        SEQ_FIELDS = ["elements"]
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['elements'] = {'start': self._io.pos()}
            self._debug['elements']['arr'] = []
            self.elements = []
            for i in range(self.num_elements):
                self._debug['elements']['arr'].append({'start': self._io.pos()})
                self.elements.append(self._io.read_bits_int_le(7))
                self._debug['elements']['arr'][i]['end'] = self._io.pos()

            self._debug['elements']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            for i in range(len(self.elements)):
                pass


        @property
        def num_elements(self):
            """Number of elements for which the bytes have room."""
            if hasattr(self, '_m_num_elements'):
                return self._m_num_elements

            self._m_num_elements = ((self._io.size() * 8) // 7)
            return getattr(self, '_m_num_elements', None)


    class Packed8Page(KaitaiStruct):
        """Page of elements of 8 bits, packed: element i starts at bit 8 * i of the page, the least significant
        bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width.

        .. seealso::
           RNTuple Binary Format Specification 1.0, section 'Column Description' - https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description
        """
        SEQ_FIELDS = ["elements"]
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['elements'] = {'start': self._io.pos()}
            self._debug['elements']['arr'] = []
            self.elements = []
            for i in range(self.num_elements):
                self._debug['elements']['arr'].append({'start': self._io.pos()})
                self.elements.append(self._io.read_bits_int_le(8))
                self._debug['elements']['arr'][i]['end'] = self._io.pos()

            self._debug['elements']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            for i in range(len(self.elements)):
                pass


        @property
        def num_elements(self):
            """Number of elements for which the bytes have room."""
            if hasattr(self, '_m_num_elements'):
                return self._m_num_elements

            self._m_num_elements = ((self._io.size() * 8) // 8)
            return getattr(self, '_m_num_elements', None)


    class Packed9Page(KaitaiStruct):
        """Page of elements of 9 bits, packed: element i starts at bit 9 * i of the page, the least significant
        bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width.

        .. seealso::
           RNTuple Binary Format Specification 1.0, section 'Column Description' - https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description
        """
        SEQ_FIELDS = ["elements"]
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['elements'] = {'start': self._io.pos()}
            self._debug['elements']['arr'] = []
            self.elements = []
            for i in range(self.num_elements):
                self._debug['elements']['arr'].append({'start': self._io.pos()})
                self.elements.append(self._io.read_bits_int_le(9))
                self._debug['elements']['arr'][i]['end'] = self._io.pos()

            self._debug['elements']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            for i in range(len(self.elements)):
                pass


        @property
        def num_elements(self):
            """Number of elements for which the bytes have room."""
            if hasattr(self, '_m_num_elements'):
                return self._m_num_elements

            self._m_num_elements = ((self._io.size() * 8) // 9)
            return getattr(self, '_m_num_elements', None)


    class Real16(KaitaiStruct):
        """Floating point number of 16 bits; no language of Kaitai has a type for it. It is (1 + fraction / 1024) * 2 **
        (exponent - 15). With exponent 0 it is fraction / 1024 * 2 ** -14. With exponent 31 it is infinity if the fraction
        is 0, and else NaN.

        .. seealso::
           RNTuple Binary Format Specification 1.0, section 'Column Description' - https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description
        """
        SEQ_FIELDS = ["bits"]
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['bits'] = {'start': self._io.pos()}
            self.bits = self._io.read_u2le()
            self._debug['bits']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass

        @property
        def exponent(self):
            """Exponent, with 15 added."""
            if hasattr(self, '_m_exponent'):
                return self._m_exponent

            self._m_exponent = ((self.bits // 1024) % 32)
            return getattr(self, '_m_exponent', None)

        @property
        def fraction(self):
            """Fraction, in 1024ths."""
            if hasattr(self, '_m_fraction'):
                return self._m_fraction

            self._m_fraction = (self.bits % 1024)
            return getattr(self, '_m_fraction', None)

        @property
        def is_negative(self):
            """Whether the sign is minus."""
            if hasattr(self, '_m_is_negative'):
                return self._m_is_negative

            self._m_is_negative = self.bits >= 32768
            return getattr(self, '_m_is_negative', None)


    class Real16Page(KaitaiStruct):
        """Page of floating point numbers of 16 bits (IEEE 754 binary16).
        Column types: Real16, SplitReal16.

        .. seealso::
           RNTuple Binary Format Specification 1.0, section 'Column Description' - https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description
        """
        SEQ_FIELDS = ["elements"]
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['elements'] = {'start': self._io.pos()}
            self._debug['elements']['arr'] = []
            self.elements = []
            i = 0
            while not self._io.is_eof():
                self._debug['elements']['arr'].append({'start': self._io.pos()})
                _t_elements = RntuplePage.Real16(self._io, self, self._root)
                try:
                    _t_elements._read()
                finally:
                    self.elements.append(_t_elements)
                self._debug['elements']['arr'][len(self.elements) - 1]['end'] = self._io.pos()
                i += 1

            self._debug['elements']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            for i in range(len(self.elements)):
                pass
                self.elements[i]._fetch_instances()



    class Real32Page(KaitaiStruct):
        """Page of floating point numbers of 32 bits (IEEE 754 binary32).
        Column types: Real32, SplitReal32.

        .. seealso::
           RNTuple Binary Format Specification 1.0, section 'Column Description' - https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description
        """
        SEQ_FIELDS = ["elements"]
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['elements'] = {'start': self._io.pos()}
            self._debug['elements']['arr'] = []
            self.elements = []
            i = 0
            while not self._io.is_eof():
                self._debug['elements']['arr'].append({'start': self._io.pos()})
                self.elements.append(self._io.read_f4le())
                self._debug['elements']['arr'][len(self.elements) - 1]['end'] = self._io.pos()
                i += 1

            self._debug['elements']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            for i in range(len(self.elements)):
                pass



    class Real64Page(KaitaiStruct):
        """Page of floating point numbers of 64 bits (IEEE 754 binary64).
        Column types: Real64, SplitReal64.

        .. seealso::
           RNTuple Binary Format Specification 1.0, section 'Column Description' - https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description
        """
        SEQ_FIELDS = ["elements"]
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['elements'] = {'start': self._io.pos()}
            self._debug['elements']['arr'] = []
            self.elements = []
            i = 0
            while not self._io.is_eof():
                self._debug['elements']['arr'].append({'start': self._io.pos()})
                self.elements.append(self._io.read_f8le())
                self._debug['elements']['arr'][len(self.elements) - 1]['end'] = self._io.pos()
                i += 1

            self._debug['elements']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            for i in range(len(self.elements)):
                pass



    class Switch32(KaitaiStruct):
        """Element of a variant in 64 bits, of which 32 are the index.

        .. seealso::
           RNTuple Binary Format Specification 1.0, section 'Column Description' - https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description
        """
        SEQ_FIELDS = ["element_index", "tag"]
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['element_index'] = {'start': self._io.pos()}
            self.element_index = self._io.read_u4le()
            self._debug['element_index']['end'] = self._io.pos()
            self._debug['tag'] = {'start': self._io.pos()}
            self.tag = self._io.read_u4le()
            self._debug['tag']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass


    class Switch32Page(KaitaiStruct):
        """Page of elements of variants, 32 bits of index.
        Column types: Switch of the format before its specification.

        .. seealso::
           RNTuple Binary Format Specification 1.0, section 'Column Description' - https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description
        """
        SEQ_FIELDS = ["elements"]
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['elements'] = {'start': self._io.pos()}
            self._debug['elements']['arr'] = []
            self.elements = []
            i = 0
            while not self._io.is_eof():
                self._debug['elements']['arr'].append({'start': self._io.pos()})
                _t_elements = RntuplePage.Switch32(self._io, self, self._root)
                try:
                    _t_elements._read()
                finally:
                    self.elements.append(_t_elements)
                self._debug['elements']['arr'][len(self.elements) - 1]['end'] = self._io.pos()
                i += 1

            self._debug['elements']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            for i in range(len(self.elements)):
                pass
                self.elements[i]._fetch_instances()



    class Switch44(KaitaiStruct):
        """Element of a variant in 64 bits, of which 44 are the index.

        .. seealso::
           RNTuple Binary Format Specification 1.0, section 'Column Description' - https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description
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
            self.hi = self._io.read_u4le()
            self._debug['hi']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass

        @property
        def element_index(self):
            """Index of the value in the columns of the alternative."""
            if hasattr(self, '_m_element_index'):
                return self._m_element_index

            self._m_element_index = (self.lo + ((self.hi % 4096) * 4294967296))
            return getattr(self, '_m_element_index', None)

        @property
        def tag(self):
            """Which alternative is set, counted from 1; 0 if none is."""
            if hasattr(self, '_m_tag'):
                return self._m_tag

            self._m_tag = (self.hi // 4096)
            return getattr(self, '_m_tag', None)


    class Switch44Page(KaitaiStruct):
        """Page of elements of variants, 44 bits of index.
        Column types: Switch of the first candidate, as ROOT 6.28 wrote it.

        .. seealso::
           RNTuple Binary Format Specification 1.0, section 'Column Description' - https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description
        """
        SEQ_FIELDS = ["elements"]
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['elements'] = {'start': self._io.pos()}
            self._debug['elements']['arr'] = []
            self.elements = []
            i = 0
            while not self._io.is_eof():
                self._debug['elements']['arr'].append({'start': self._io.pos()})
                _t_elements = RntuplePage.Switch44(self._io, self, self._root)
                try:
                    _t_elements._read()
                finally:
                    self.elements.append(_t_elements)
                self._debug['elements']['arr'][len(self.elements) - 1]['end'] = self._io.pos()
                i += 1

            self._debug['elements']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            for i in range(len(self.elements)):
                pass
                self.elements[i]._fetch_instances()



    class Switch96(KaitaiStruct):
        """Element of a variant; which alternative is set, and where its value is.

        .. seealso::
           RNTuple Binary Format Specification 1.0, section 'Column Description' - https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description
        """
        SEQ_FIELDS = ["element_index", "tag"]
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['element_index'] = {'start': self._io.pos()}
            self.element_index = self._io.read_u8le()
            self._debug['element_index']['end'] = self._io.pos()
            self._debug['tag'] = {'start': self._io.pos()}
            self.tag = self._io.read_u4le()
            self._debug['tag']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass


    class SwitchPage(KaitaiStruct):
        """Page of elements of variants.
        Column types: Switch of the releases and the second candidate.

        .. seealso::
           RNTuple Binary Format Specification 1.0, section 'Column Description' - https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description
        """
        SEQ_FIELDS = ["elements"]
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['elements'] = {'start': self._io.pos()}
            self._debug['elements']['arr'] = []
            self.elements = []
            i = 0
            while not self._io.is_eof():
                self._debug['elements']['arr'].append({'start': self._io.pos()})
                _t_elements = RntuplePage.Switch96(self._io, self, self._root)
                try:
                    _t_elements._read()
                finally:
                    self.elements.append(_t_elements)
                self._debug['elements']['arr'][len(self.elements) - 1]['end'] = self._io.pos()
                i += 1

            self._debug['elements']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            for i in range(len(self.elements)):
                pass
                self.elements[i]._fetch_instances()



    class Uint16Page(KaitaiStruct):
        """Page of unsigned integers of 16 bits.
        Column types: UInt16, SplitUInt16, SplitInt16 (zigzag).

        .. seealso::
           RNTuple Binary Format Specification 1.0, section 'Column Description' - https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description
        """
        SEQ_FIELDS = ["elements"]
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['elements'] = {'start': self._io.pos()}
            self._debug['elements']['arr'] = []
            self.elements = []
            i = 0
            while not self._io.is_eof():
                self._debug['elements']['arr'].append({'start': self._io.pos()})
                self.elements.append(self._io.read_u2le())
                self._debug['elements']['arr'][len(self.elements) - 1]['end'] = self._io.pos()
                i += 1

            self._debug['elements']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            for i in range(len(self.elements)):
                pass



    class Uint32Page(KaitaiStruct):
        """Page of unsigned integers of 32 bits.
        Column types: UInt32, Index32, SplitUInt32, SplitInt32 (zigzag), SplitIndex32 (delta).

        .. seealso::
           RNTuple Binary Format Specification 1.0, section 'Column Description' - https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description
        """
        SEQ_FIELDS = ["elements"]
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['elements'] = {'start': self._io.pos()}
            self._debug['elements']['arr'] = []
            self.elements = []
            i = 0
            while not self._io.is_eof():
                self._debug['elements']['arr'].append({'start': self._io.pos()})
                self.elements.append(self._io.read_u4le())
                self._debug['elements']['arr'][len(self.elements) - 1]['end'] = self._io.pos()
                i += 1

            self._debug['elements']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            for i in range(len(self.elements)):
                pass



    class Uint64Page(KaitaiStruct):
        """Page of unsigned integers of 64 bits.
        Column types: UInt64, Index64, SplitUInt64, SplitInt64 (zigzag), SplitIndex64 (delta).

        .. seealso::
           RNTuple Binary Format Specification 1.0, section 'Column Description' - https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description
        """
        SEQ_FIELDS = ["elements"]
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['elements'] = {'start': self._io.pos()}
            self._debug['elements']['arr'] = []
            self.elements = []
            i = 0
            while not self._io.is_eof():
                self._debug['elements']['arr'].append({'start': self._io.pos()})
                self.elements.append(self._io.read_u8le())
                self._debug['elements']['arr'][len(self.elements) - 1]['end'] = self._io.pos()
                i += 1

            self._debug['elements']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            for i in range(len(self.elements)):
                pass



    class Uint8Page(KaitaiStruct):
        """Page of unsigned integers of 8 bits.
        Column types: Byte, Char, UInt8.

        .. seealso::
           RNTuple Binary Format Specification 1.0, section 'Column Description' - https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description
        """
        SEQ_FIELDS = ["elements"]
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['elements'] = {'start': self._io.pos()}
            self._debug['elements']['arr'] = []
            self.elements = []
            i = 0
            while not self._io.is_eof():
                self._debug['elements']['arr'].append({'start': self._io.pos()})
                self.elements.append(self._io.read_u1())
                self._debug['elements']['arr'][len(self.elements) - 1]['end'] = self._io.pos()
                i += 1

            self._debug['elements']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            for i in range(len(self.elements)):
                pass
