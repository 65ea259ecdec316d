# Generated from spec/streamer_info.ksy by tools/generate; edit spec/parts/streamer_info.ksy and run `make generate`.
# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from rntuple_kaitai.runtime import ByteStream, KaitaiStruct


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class StreamerInfo(KaitaiStruct):
    """Payload of the record that the file header calls streamer info. It is a streamed TList of TStreamerInfo. Each of these
    describes one version of a class by its members. Readers without knowledge of RNTuple get the layout of the anchor
    from here. For streamer fields, the extra type information of the header has a record of the same form. Every object
    starts with its byte count. The fields named trailing have the bytes after the known members. The first occurrence of
    a class has its name. Later ones refer to that place, counted from two bytes before the key of the record.

    .. seealso::
       The ROOT file format, section 'Format of StreamerInfo record' - https://github.com/root-project/root/blob/master/io/doc/TFile/streamerinfo.md
    """
    def __init__(self, _io, _parent=None, _root=None):
        self._io = _io
        self._parent = _parent
        self._root = _root or self
        self._read()

    def _read(self):
        self.byte_count = self._io.read_u4be()
        _ = self.byte_count
        if not  ((_ >= 1073741824) and ((_ - 1073741824) <= (self._io.size() - self._io.pos()))) :
            raise kaitaistruct.ValidationExprError(self.byte_count, self._io, u"/seq/0")
        self._raw_list = self._io.read_bytes((self.byte_count - 1073741824))
        _io__raw_list = ByteStream(self._raw_list)
        self.list = StreamerInfo.InfoList(_io__raw_list, self, self._root)
        self.trailing = self._io.read_bytes_full()


    def _fetch_instances(self):
        pass
        self.list._fetch_instances()

    class AnyObject(KaitaiStruct):
        """Object with its class in front. Parse the content as class_info if the class is TStreamerInfo, and as
        class_elements if it is TObjArray.

        .. seealso::
           The ROOT file format, section 'Format of StreamerInfo record' - https://github.com/root-project/root/blob/master/io/doc/TFile/streamerinfo.md
        """
        class_name = None

        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.tag = self._io.read_u4be()
            if self.is_new_class:
                pass
                self.class_name = self._io.read_bytes_term(0, False, True, True)

            self.content = self._io.read_bytes_full()


        def _fetch_instances(self):
            pass
            if self.is_new_class:
                pass


        @property
        def class_place(self):
            """Where the tag of the class occurred first, counted from two bytes in front of the key."""
            if hasattr(self, '_m_class_place'):
                return self._m_class_place

            self._m_class_place = (self.tag % 2147483648)
            return getattr(self, '_m_class_place', None)

        @property
        def is_new_class(self):
            """Whether the name of the class follows."""
            if hasattr(self, '_m_is_new_class'):
                return self._m_is_new_class

            self._m_is_new_class = self.tag == 4294967295
            return getattr(self, '_m_is_new_class', None)


    class ClassElement(KaitaiStruct):
        """Description of a base class or member, an object of a class derived from TStreamerElement, with its byte count.

        .. seealso::
           The ROOT file format, section 'Format of StreamerInfo record' - https://github.com/root-project/root/blob/master/io/doc/TFile/streamerinfo.md
        """
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.byte_count = self._io.read_u4be()
            _ = self.byte_count
            if not  ((_ >= 1073741824) and ((_ - 1073741824) <= (self._io.size() - self._io.pos()))) :
                raise kaitaistruct.ValidationExprError(self.byte_count, self._io, u"/types/class_element/seq/0")
            self._raw_body = self._io.read_bytes((self.byte_count - 1073741824))
            _io__raw_body = ByteStream(self._raw_body)
            self.body = StreamerInfo.ClassElementMembers(_io__raw_body, self, self._root)


        def _fetch_instances(self):
            pass
            self.body._fetch_instances()


    class ClassElementMembers(KaitaiStruct):
        """Members that all classes derived from TStreamerElement begin with.

        .. seealso::
           The ROOT file format, section 'Format of StreamerInfo record' - https://github.com/root-project/root/blob/master/io/doc/TFile/streamerinfo.md
        """
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.version = self._io.read_u2be()
            self.element = StreamerInfo.Element(self._io, self, self._root)
            self.trailing = self._io.read_bytes_full()


        def _fetch_instances(self):
            pass
            self.element._fetch_instances()


    class ClassElements(KaitaiStruct):
        """Descriptions of base classes and members, a TObjArray with its byte count.

        .. seealso::
           The ROOT file format, section 'Format of StreamerInfo record' - https://github.com/root-project/root/blob/master/io/doc/TFile/streamerinfo.md
        """
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.byte_count = self._io.read_u4be()
            _ = self.byte_count
            if not  ((_ >= 1073741824) and ((_ - 1073741824) <= (self._io.size() - self._io.pos()))) :
                raise kaitaistruct.ValidationExprError(self.byte_count, self._io, u"/types/class_elements/seq/0")
            self._raw_body = self._io.read_bytes((self.byte_count - 1073741824))
            _io__raw_body = ByteStream(self._raw_body)
            self.body = StreamerInfo.ClassElementsMembers(_io__raw_body, self, self._root)


        def _fetch_instances(self):
            pass
            self.body._fetch_instances()


    class ClassElementsMembers(KaitaiStruct):
        """Members of TObjArray.

        .. seealso::
           The ROOT file format, section 'Format of StreamerInfo record' - https://github.com/root-project/root/blob/master/io/doc/TFile/streamerinfo.md
        """
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.version = self._io.read_u2be()
            self.object = StreamerInfo.RootObject(self._io, self, self._root)
            self.name = StreamerInfo.CountedString(self._io, self, self._root)
            self.num_items = self._io.read_u4be()
            _ = self.num_items
            if not (_ * 8) <= (self._io.size() - self._io.pos()):
                raise kaitaistruct.ValidationExprError(self.num_items, self._io, u"/types/class_elements_members/seq/3")
            self.lower_bound = self._io.read_s4be()
            self.items = []
            for i in range(self.num_items):
                self.items.append(StreamerInfo.ElementItem(self._io, self, self._root))

            self.trailing = self._io.read_bytes_full()


        def _fetch_instances(self):
            pass
            self.object._fetch_instances()
            self.name._fetch_instances()
            for i in range(len(self.items)):
                pass
                self.items[i]._fetch_instances()



    class ClassInfo(KaitaiStruct):
        """Description of one version of a class, a TStreamerInfo with its byte count.

        .. seealso::
           The ROOT file format, section 'Format of StreamerInfo record' - https://github.com/root-project/root/blob/master/io/doc/TFile/streamerinfo.md
        """
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.byte_count = self._io.read_u4be()
            _ = self.byte_count
            if not  ((_ >= 1073741824) and ((_ - 1073741824) <= (self._io.size() - self._io.pos()))) :
                raise kaitaistruct.ValidationExprError(self.byte_count, self._io, u"/types/class_info/seq/0")
            self._raw_body = self._io.read_bytes((self.byte_count - 1073741824))
            _io__raw_body = ByteStream(self._raw_body)
            self.body = StreamerInfo.ClassInfoMembers(_io__raw_body, self, self._root)


        def _fetch_instances(self):
            pass
            self.body._fetch_instances()


    class ClassInfoMembers(KaitaiStruct):
        """Members of TStreamerInfo.

        .. seealso::
           The ROOT file format, section 'Format of StreamerInfo record' - https://github.com/root-project/root/blob/master/io/doc/TFile/streamerinfo.md
        """
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.version = self._io.read_u2be()
            self.named = StreamerInfo.Named(self._io, self, self._root)
            self.checksum = self._io.read_u4be()
            self.class_version = self._io.read_s4be()
            self.elements_byte_count = self._io.read_u4be()
            _ = self.elements_byte_count
            if not  ((_ >= 1073741824) and ((_ - 1073741824) <= (self._io.size() - self._io.pos()))) :
                raise kaitaistruct.ValidationExprError(self.elements_byte_count, self._io, u"/types/class_info_members/seq/4")
            self._raw_elements = self._io.read_bytes((self.elements_byte_count - 1073741824))
            _io__raw_elements = ByteStream(self._raw_elements)
            self.elements = StreamerInfo.AnyObject(_io__raw_elements, self, self._root)
            self.trailing = self._io.read_bytes_full()


        def _fetch_instances(self):
            pass
            self.named._fetch_instances()
            self.elements._fetch_instances()


    class CountedString(KaitaiStruct):
        """String of up to 254 bytes after one length byte, or of any length after the byte 255 and a 32-bit length.

        .. seealso::
           The ROOT file format, section 'Format of data records' - https://github.com/root-project/root/blob/master/io/doc/TFile/datarecord.md
        """
        len_long = None

        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.len_short = self._io.read_u1()
            _ = self.len_short
            if not  ((_ == 255) or (_ <= (self._io.size() - self._io.pos()))) :
                raise kaitaistruct.ValidationExprError(self.len_short, self._io, u"/types/counted_string/seq/0")
            if self.len_short == 255:
                pass
                self.len_long = self._io.read_u4be()
                _ = self.len_long
                if not _ <= (self._io.size() - self._io.pos()):
                    raise kaitaistruct.ValidationExprError(self.len_long, self._io, u"/types/counted_string/seq/1")

            self.raw = self._io.read_bytes(self.len)


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


    class Element(KaitaiStruct):
        """Members of TStreamerElement with their byte count.

        .. seealso::
           The ROOT file format, section 'Format of StreamerInfo record' - https://github.com/root-project/root/blob/master/io/doc/TFile/streamerinfo.md
        """
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.byte_count = self._io.read_u4be()
            _ = self.byte_count
            if not  ((_ >= 1073741824) and ((_ - 1073741824) <= (self._io.size() - self._io.pos()))) :
                raise kaitaistruct.ValidationExprError(self.byte_count, self._io, u"/types/element/seq/0")
            self._raw_body = self._io.read_bytes((self.byte_count - 1073741824))
            _io__raw_body = ByteStream(self._raw_body)
            self.body = StreamerInfo.ElementMembers(_io__raw_body, self, self._root)


        def _fetch_instances(self):
            pass
            self.body._fetch_instances()


    class ElementItem(KaitaiStruct):
        """One item of the array.

        .. seealso::
           The ROOT file format, section 'Format of StreamerInfo record' - https://github.com/root-project/root/blob/master/io/doc/TFile/streamerinfo.md
        """
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.byte_count = self._io.read_u4be()
            _ = self.byte_count
            if not  ((_ >= 1073741824) and ((_ - 1073741824) <= (self._io.size() - self._io.pos()))) :
                raise kaitaistruct.ValidationExprError(self.byte_count, self._io, u"/types/element_item/seq/0")
            self._raw_body = self._io.read_bytes((self.byte_count - 1073741824))
            _io__raw_body = ByteStream(self._raw_body)
            self.body = StreamerInfo.AnyObject(_io__raw_body, self, self._root)


        def _fetch_instances(self):
            pass
            self.body._fetch_instances()


    class ElementMembers(KaitaiStruct):
        """Members of TStreamerElement.

        .. seealso::
           The ROOT file format, section 'Format of StreamerInfo record' - https://github.com/root-project/root/blob/master/io/doc/TFile/streamerinfo.md
        """
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.version = self._io.read_u2be()
            self.named = StreamerInfo.Named(self._io, self, self._root)
            self.element_type = self._io.read_s4be()
            self.len_element = self._io.read_s4be()
            self.num_array_items = self._io.read_s4be()
            self.num_dimensions = self._io.read_s4be()
            self.max_indices = []
            for i in range(5):
                self.max_indices.append(self._io.read_s4be())

            self.type_name = StreamerInfo.CountedString(self._io, self, self._root)
            self.trailing = self._io.read_bytes_full()


        def _fetch_instances(self):
            pass
            self.named._fetch_instances()
            for i in range(len(self.max_indices)):
                pass

            self.type_name._fetch_instances()


    class InfoItem(KaitaiStruct):
        """One item of the list.

        .. seealso::
           The ROOT file format, section 'Format of StreamerInfo record' - https://github.com/root-project/root/blob/master/io/doc/TFile/streamerinfo.md
        """
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.byte_count = self._io.read_u4be()
            _ = self.byte_count
            if not  ((_ >= 1073741824) and ((_ - 1073741824) <= (self._io.size() - self._io.pos()))) :
                raise kaitaistruct.ValidationExprError(self.byte_count, self._io, u"/types/info_item/seq/0")
            self._raw_body = self._io.read_bytes((self.byte_count - 1073741824))
            _io__raw_body = ByteStream(self._raw_body)
            self.body = StreamerInfo.AnyObject(_io__raw_body, self, self._root)
            self.option = StreamerInfo.CountedString(self._io, self, self._root)


        def _fetch_instances(self):
            pass
            self.body._fetch_instances()
            self.option._fetch_instances()


    class InfoList(KaitaiStruct):
        """Members of TList.

        .. seealso::
           The ROOT file format, section 'Format of StreamerInfo record' - https://github.com/root-project/root/blob/master/io/doc/TFile/streamerinfo.md
        """
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.version = self._io.read_u2be()
            self.object = StreamerInfo.RootObject(self._io, self, self._root)
            self.name = StreamerInfo.CountedString(self._io, self, self._root)
            self.num_items = self._io.read_u4be()
            _ = self.num_items
            if not (_ * 9) <= (self._io.size() - self._io.pos()):
                raise kaitaistruct.ValidationExprError(self.num_items, self._io, u"/types/info_list/seq/3")
            self.items = []
            for i in range(self.num_items):
                self.items.append(StreamerInfo.InfoItem(self._io, self, self._root))

            self.trailing = self._io.read_bytes_full()


        def _fetch_instances(self):
            pass
            self.object._fetch_instances()
            self.name._fetch_instances()
            for i in range(len(self.items)):
                pass
                self.items[i]._fetch_instances()



    class Named(KaitaiStruct):
        """Members of TNamed with their byte count.

        .. seealso::
           The ROOT file format, section 'Format of StreamerInfo record' - https://github.com/root-project/root/blob/master/io/doc/TFile/streamerinfo.md
        """
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.byte_count = self._io.read_u4be()
            _ = self.byte_count
            if not  ((_ >= 1073741824) and ((_ - 1073741824) <= (self._io.size() - self._io.pos()))) :
                raise kaitaistruct.ValidationExprError(self.byte_count, self._io, u"/types/named/seq/0")
            self._raw_body = self._io.read_bytes((self.byte_count - 1073741824))
            _io__raw_body = ByteStream(self._raw_body)
            self.body = StreamerInfo.NamedMembers(_io__raw_body, self, self._root)


        def _fetch_instances(self):
            pass
            self.body._fetch_instances()


    class NamedMembers(KaitaiStruct):
        """Members of TNamed.

        .. seealso::
           The ROOT file format, section 'Format of StreamerInfo record' - https://github.com/root-project/root/blob/master/io/doc/TFile/streamerinfo.md
        """
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.version = self._io.read_u2be()
            self.object = StreamerInfo.RootObject(self._io, self, self._root)
            self.name = StreamerInfo.CountedString(self._io, self, self._root)
            self.title = StreamerInfo.CountedString(self._io, self, self._root)
            self.trailing = self._io.read_bytes_full()


        def _fetch_instances(self):
            pass
            self.object._fetch_instances()
            self.name._fetch_instances()
            self.title._fetch_instances()


    class RootObject(KaitaiStruct):
        """Members of TObject, the base class of everything here.

        .. seealso::
           The ROOT file format, section 'Format of StreamerInfo record' - https://github.com/root-project/root/blob/master/io/doc/TFile/streamerinfo.md
        """
        process_id = None

        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.version = self._io.read_u2be()
            self.unique_id = self._io.read_u4be()
            self.bits = self._io.read_u4be()
            if self.is_referenced:
                pass
                self.process_id = self._io.read_u2be()



        def _fetch_instances(self):
            pass
            if self.is_referenced:
                pass


        @property
        def is_referenced(self):
            """Whether the object is referred to by others."""
            if hasattr(self, '_m_is_referenced'):
                return self._m_is_referenced

            self._m_is_referenced = self.bits & 16 != 0
            return getattr(self, '_m_is_referenced', None)
