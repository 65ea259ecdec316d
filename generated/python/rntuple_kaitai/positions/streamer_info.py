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
    SEQ_FIELDS = ["byte_count", "list", "trailing"]
    def __init__(self, _io, _parent=None, _root=None):
        self._io = _io
        self._parent = _parent
        self._root = _root or self
        self._debug = {}

    def _read(self):
        self._debug['byte_count'] = {'start': self._io.pos()}
        self.byte_count = self._io.read_u4be()
        self._debug['byte_count']['end'] = self._io.pos()
        _ = self.byte_count
        if not  ((_ >= 1073741824) and ((_ - 1073741824) <= (self._io.size() - self._io.pos()))) :
            raise kaitaistruct.ValidationExprError(self.byte_count, self._io, u"/seq/0")
        self._debug['list'] = {'start': self._io.pos()}
        self._raw_list = self._io.read_bytes((self.byte_count - 1073741824))
        _io__raw_list = ByteStream(self._raw_list)
        self.list = StreamerInfo.InfoList(_io__raw_list, self, self._root)
        self.list._read()
        self._debug['list']['end'] = self._io.pos()
        self._debug['trailing'] = {'start': self._io.pos()}
        self.trailing = self._io.read_bytes_full()
        self._debug['trailing']['end'] = self._io.pos()


    def _fetch_instances(self):
        pass
        self.list._fetch_instances()

    class AnyObject(KaitaiStruct):
        """Object with its class in front. Parse the content as class_info if the class is TStreamerInfo, and as
        class_elements if it is TObjArray.

        .. seealso::
           The ROOT file format, section 'Format of StreamerInfo record' - https://github.com/root-project/root/blob/master/io/doc/TFile/streamerinfo.md
        """
        SEQ_FIELDS = ["tag", "class_name", "content"]
        class_name = None

        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['tag'] = {'start': self._io.pos()}
            self.tag = self._io.read_u4be()
            self._debug['tag']['end'] = self._io.pos()
            if self.is_new_class:
                pass
                self._debug['class_name'] = {'start': self._io.pos()}
                self.class_name = self._io.read_bytes_term(0, False, True, True)
                self._debug['class_name']['end'] = self._io.pos()

            self._debug['content'] = {'start': self._io.pos()}
            self.content = self._io.read_bytes_full()
            self._debug['content']['end'] = self._io.pos()


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
        SEQ_FIELDS = ["byte_count", "body"]
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
            if not  ((_ >= 1073741824) and ((_ - 1073741824) <= (self._io.size() - self._io.pos()))) :
                raise kaitaistruct.ValidationExprError(self.byte_count, self._io, u"/types/class_element/seq/0")
            self._debug['body'] = {'start': self._io.pos()}
            self._raw_body = self._io.read_bytes((self.byte_count - 1073741824))
            _io__raw_body = ByteStream(self._raw_body)
            self.body = StreamerInfo.ClassElementMembers(_io__raw_body, self, self._root)
            self.body._read()
            self._debug['body']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            self.body._fetch_instances()


    class ClassElementMembers(KaitaiStruct):
        """Members that all classes derived from TStreamerElement begin with.

        .. seealso::
           The ROOT file format, section 'Format of StreamerInfo record' - https://github.com/root-project/root/blob/master/io/doc/TFile/streamerinfo.md
        """
        SEQ_FIELDS = ["version", "element", "trailing"]
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['version'] = {'start': self._io.pos()}
            self.version = self._io.read_u2be()
            self._debug['version']['end'] = self._io.pos()
            self._debug['element'] = {'start': self._io.pos()}
            self.element = StreamerInfo.Element(self._io, self, self._root)
            self.element._read()
            self._debug['element']['end'] = self._io.pos()
            self._debug['trailing'] = {'start': self._io.pos()}
            self.trailing = self._io.read_bytes_full()
            self._debug['trailing']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            self.element._fetch_instances()


    class ClassElements(KaitaiStruct):
        """Descriptions of base classes and members, a TObjArray with its byte count.

        .. seealso::
           The ROOT file format, section 'Format of StreamerInfo record' - https://github.com/root-project/root/blob/master/io/doc/TFile/streamerinfo.md
        """
        SEQ_FIELDS = ["byte_count", "body"]
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
            if not  ((_ >= 1073741824) and ((_ - 1073741824) <= (self._io.size() - self._io.pos()))) :
                raise kaitaistruct.ValidationExprError(self.byte_count, self._io, u"/types/class_elements/seq/0")
            self._debug['body'] = {'start': self._io.pos()}
            self._raw_body = self._io.read_bytes((self.byte_count - 1073741824))
            _io__raw_body = ByteStream(self._raw_body)
            self.body = StreamerInfo.ClassElementsMembers(_io__raw_body, self, self._root)
            self.body._read()
            self._debug['body']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            self.body._fetch_instances()


    class ClassElementsMembers(KaitaiStruct):
        """Members of TObjArray.

        .. seealso::
           The ROOT file format, section 'Format of StreamerInfo record' - https://github.com/root-project/root/blob/master/io/doc/TFile/streamerinfo.md
        """
        SEQ_FIELDS = ["version", "object", "name", "num_items", "lower_bound", "items", "trailing"]
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['version'] = {'start': self._io.pos()}
            self.version = self._io.read_u2be()
            self._debug['version']['end'] = self._io.pos()
            self._debug['object'] = {'start': self._io.pos()}
            self.object = StreamerInfo.RootObject(self._io, self, self._root)
            self.object._read()
            self._debug['object']['end'] = self._io.pos()
            self._debug['name'] = {'start': self._io.pos()}
            self.name = StreamerInfo.CountedString(self._io, self, self._root)
            self.name._read()
            self._debug['name']['end'] = self._io.pos()
            self._debug['num_items'] = {'start': self._io.pos()}
            self.num_items = self._io.read_u4be()
            self._debug['num_items']['end'] = self._io.pos()
            _ = self.num_items
            if not (_ * 8) <= (self._io.size() - self._io.pos()):
                raise kaitaistruct.ValidationExprError(self.num_items, self._io, u"/types/class_elements_members/seq/3")
            self._debug['lower_bound'] = {'start': self._io.pos()}
            self.lower_bound = self._io.read_s4be()
            self._debug['lower_bound']['end'] = self._io.pos()
            self._debug['items'] = {'start': self._io.pos()}
            self._debug['items']['arr'] = []
            self.items = []
            for i in range(self.num_items):
                self._debug['items']['arr'].append({'start': self._io.pos()})
                _t_items = StreamerInfo.ElementItem(self._io, self, self._root)
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
        SEQ_FIELDS = ["byte_count", "body"]
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
            if not  ((_ >= 1073741824) and ((_ - 1073741824) <= (self._io.size() - self._io.pos()))) :
                raise kaitaistruct.ValidationExprError(self.byte_count, self._io, u"/types/class_info/seq/0")
            self._debug['body'] = {'start': self._io.pos()}
            self._raw_body = self._io.read_bytes((self.byte_count - 1073741824))
            _io__raw_body = ByteStream(self._raw_body)
            self.body = StreamerInfo.ClassInfoMembers(_io__raw_body, self, self._root)
            self.body._read()
            self._debug['body']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            self.body._fetch_instances()


    class ClassInfoMembers(KaitaiStruct):
        """Members of TStreamerInfo.

        .. seealso::
           The ROOT file format, section 'Format of StreamerInfo record' - https://github.com/root-project/root/blob/master/io/doc/TFile/streamerinfo.md
        """
        SEQ_FIELDS = ["version", "named", "checksum", "class_version", "elements_byte_count", "elements", "trailing"]
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['version'] = {'start': self._io.pos()}
            self.version = self._io.read_u2be()
            self._debug['version']['end'] = self._io.pos()
            self._debug['named'] = {'start': self._io.pos()}
            self.named = StreamerInfo.Named(self._io, self, self._root)
            self.named._read()
            self._debug['named']['end'] = self._io.pos()
            self._debug['checksum'] = {'start': self._io.pos()}
            self.checksum = self._io.read_u4be()
            self._debug['checksum']['end'] = self._io.pos()
            self._debug['class_version'] = {'start': self._io.pos()}
            self.class_version = self._io.read_s4be()
            self._debug['class_version']['end'] = self._io.pos()
            self._debug['elements_byte_count'] = {'start': self._io.pos()}
            self.elements_byte_count = self._io.read_u4be()
            self._debug['elements_byte_count']['end'] = self._io.pos()
            _ = self.elements_byte_count
            if not  ((_ >= 1073741824) and ((_ - 1073741824) <= (self._io.size() - self._io.pos()))) :
                raise kaitaistruct.ValidationExprError(self.elements_byte_count, self._io, u"/types/class_info_members/seq/4")
            self._debug['elements'] = {'start': self._io.pos()}
            self._raw_elements = self._io.read_bytes((self.elements_byte_count - 1073741824))
            _io__raw_elements = ByteStream(self._raw_elements)
            self.elements = StreamerInfo.AnyObject(_io__raw_elements, self, self._root)
            self.elements._read()
            self._debug['elements']['end'] = self._io.pos()
            self._debug['trailing'] = {'start': self._io.pos()}
            self.trailing = self._io.read_bytes_full()
            self._debug['trailing']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            self.named._fetch_instances()
            self.elements._fetch_instances()


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


    class Element(KaitaiStruct):
        """Members of TStreamerElement with their byte count.

        .. seealso::
           The ROOT file format, section 'Format of StreamerInfo record' - https://github.com/root-project/root/blob/master/io/doc/TFile/streamerinfo.md
        """
        SEQ_FIELDS = ["byte_count", "body"]
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
            if not  ((_ >= 1073741824) and ((_ - 1073741824) <= (self._io.size() - self._io.pos()))) :
                raise kaitaistruct.ValidationExprError(self.byte_count, self._io, u"/types/element/seq/0")
            self._debug['body'] = {'start': self._io.pos()}
            self._raw_body = self._io.read_bytes((self.byte_count - 1073741824))
            _io__raw_body = ByteStream(self._raw_body)
            self.body = StreamerInfo.ElementMembers(_io__raw_body, self, self._root)
            self.body._read()
            self._debug['body']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            self.body._fetch_instances()


    class ElementItem(KaitaiStruct):
        """One item of the array.

        .. seealso::
           The ROOT file format, section 'Format of StreamerInfo record' - https://github.com/root-project/root/blob/master/io/doc/TFile/streamerinfo.md
        """
        SEQ_FIELDS = ["byte_count", "body"]
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
            if not  ((_ >= 1073741824) and ((_ - 1073741824) <= (self._io.size() - self._io.pos()))) :
                raise kaitaistruct.ValidationExprError(self.byte_count, self._io, u"/types/element_item/seq/0")
            self._debug['body'] = {'start': self._io.pos()}
            self._raw_body = self._io.read_bytes((self.byte_count - 1073741824))
            _io__raw_body = ByteStream(self._raw_body)
            self.body = StreamerInfo.AnyObject(_io__raw_body, self, self._root)
            self.body._read()
            self._debug['body']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            self.body._fetch_instances()


    class ElementMembers(KaitaiStruct):
        """Members of TStreamerElement.

        .. seealso::
           The ROOT file format, section 'Format of StreamerInfo record' - https://github.com/root-project/root/blob/master/io/doc/TFile/streamerinfo.md
        """
        SEQ_FIELDS = ["version", "named", "element_type", "len_element", "num_array_items", "num_dimensions", "max_indices", "type_name", "trailing"]
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['version'] = {'start': self._io.pos()}
            self.version = self._io.read_u2be()
            self._debug['version']['end'] = self._io.pos()
            self._debug['named'] = {'start': self._io.pos()}
            self.named = StreamerInfo.Named(self._io, self, self._root)
            self.named._read()
            self._debug['named']['end'] = self._io.pos()
            self._debug['element_type'] = {'start': self._io.pos()}
            self.element_type = self._io.read_s4be()
            self._debug['element_type']['end'] = self._io.pos()
            self._debug['len_element'] = {'start': self._io.pos()}
            self.len_element = self._io.read_s4be()
            self._debug['len_element']['end'] = self._io.pos()
            self._debug['num_array_items'] = {'start': self._io.pos()}
            self.num_array_items = self._io.read_s4be()
            self._debug['num_array_items']['end'] = self._io.pos()
            self._debug['num_dimensions'] = {'start': self._io.pos()}
            self.num_dimensions = self._io.read_s4be()
            self._debug['num_dimensions']['end'] = self._io.pos()
            self._debug['max_indices'] = {'start': self._io.pos()}
            self._debug['max_indices']['arr'] = []
            self.max_indices = []
            for i in range(5):
                self._debug['max_indices']['arr'].append({'start': self._io.pos()})
                self.max_indices.append(self._io.read_s4be())
                self._debug['max_indices']['arr'][i]['end'] = self._io.pos()

            self._debug['max_indices']['end'] = self._io.pos()
            self._debug['type_name'] = {'start': self._io.pos()}
            self.type_name = StreamerInfo.CountedString(self._io, self, self._root)
            self.type_name._read()
            self._debug['type_name']['end'] = self._io.pos()
            self._debug['trailing'] = {'start': self._io.pos()}
            self.trailing = self._io.read_bytes_full()
            self._debug['trailing']['end'] = self._io.pos()


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
        SEQ_FIELDS = ["byte_count", "body", "option"]
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
            if not  ((_ >= 1073741824) and ((_ - 1073741824) <= (self._io.size() - self._io.pos()))) :
                raise kaitaistruct.ValidationExprError(self.byte_count, self._io, u"/types/info_item/seq/0")
            self._debug['body'] = {'start': self._io.pos()}
            self._raw_body = self._io.read_bytes((self.byte_count - 1073741824))
            _io__raw_body = ByteStream(self._raw_body)
            self.body = StreamerInfo.AnyObject(_io__raw_body, self, self._root)
            self.body._read()
            self._debug['body']['end'] = self._io.pos()
            self._debug['option'] = {'start': self._io.pos()}
            self.option = StreamerInfo.CountedString(self._io, self, self._root)
            self.option._read()
            self._debug['option']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            self.body._fetch_instances()
            self.option._fetch_instances()


    class InfoList(KaitaiStruct):
        """Members of TList.

        .. seealso::
           The ROOT file format, section 'Format of StreamerInfo record' - https://github.com/root-project/root/blob/master/io/doc/TFile/streamerinfo.md
        """
        SEQ_FIELDS = ["version", "object", "name", "num_items", "items", "trailing"]
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['version'] = {'start': self._io.pos()}
            self.version = self._io.read_u2be()
            self._debug['version']['end'] = self._io.pos()
            self._debug['object'] = {'start': self._io.pos()}
            self.object = StreamerInfo.RootObject(self._io, self, self._root)
            self.object._read()
            self._debug['object']['end'] = self._io.pos()
            self._debug['name'] = {'start': self._io.pos()}
            self.name = StreamerInfo.CountedString(self._io, self, self._root)
            self.name._read()
            self._debug['name']['end'] = self._io.pos()
            self._debug['num_items'] = {'start': self._io.pos()}
            self.num_items = self._io.read_u4be()
            self._debug['num_items']['end'] = self._io.pos()
            _ = self.num_items
            if not (_ * 9) <= (self._io.size() - self._io.pos()):
                raise kaitaistruct.ValidationExprError(self.num_items, self._io, u"/types/info_list/seq/3")
            self._debug['items'] = {'start': self._io.pos()}
            self._debug['items']['arr'] = []
            self.items = []
            for i in range(self.num_items):
                self._debug['items']['arr'].append({'start': self._io.pos()})
                _t_items = StreamerInfo.InfoItem(self._io, self, self._root)
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
        SEQ_FIELDS = ["byte_count", "body"]
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
            if not  ((_ >= 1073741824) and ((_ - 1073741824) <= (self._io.size() - self._io.pos()))) :
                raise kaitaistruct.ValidationExprError(self.byte_count, self._io, u"/types/named/seq/0")
            self._debug['body'] = {'start': self._io.pos()}
            self._raw_body = self._io.read_bytes((self.byte_count - 1073741824))
            _io__raw_body = ByteStream(self._raw_body)
            self.body = StreamerInfo.NamedMembers(_io__raw_body, self, self._root)
            self.body._read()
            self._debug['body']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            self.body._fetch_instances()


    class NamedMembers(KaitaiStruct):
        """Members of TNamed.

        .. seealso::
           The ROOT file format, section 'Format of StreamerInfo record' - https://github.com/root-project/root/blob/master/io/doc/TFile/streamerinfo.md
        """
        SEQ_FIELDS = ["version", "object", "name", "title", "trailing"]
        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['version'] = {'start': self._io.pos()}
            self.version = self._io.read_u2be()
            self._debug['version']['end'] = self._io.pos()
            self._debug['object'] = {'start': self._io.pos()}
            self.object = StreamerInfo.RootObject(self._io, self, self._root)
            self.object._read()
            self._debug['object']['end'] = self._io.pos()
            self._debug['name'] = {'start': self._io.pos()}
            self.name = StreamerInfo.CountedString(self._io, self, self._root)
            self.name._read()
            self._debug['name']['end'] = self._io.pos()
            self._debug['title'] = {'start': self._io.pos()}
            self.title = StreamerInfo.CountedString(self._io, self, self._root)
            self.title._read()
            self._debug['title']['end'] = self._io.pos()
            self._debug['trailing'] = {'start': self._io.pos()}
            self.trailing = self._io.read_bytes_full()
            self._debug['trailing']['end'] = self._io.pos()


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
        SEQ_FIELDS = ["version", "unique_id", "bits", "process_id"]
        process_id = None

        def __init__(self, _io, _parent=None, _root=None):
            self._io = _io
            self._parent = _parent
            self._root = _root
            self._debug = {}

        def _read(self):
            self._debug['version'] = {'start': self._io.pos()}
            self.version = self._io.read_u2be()
            self._debug['version']['end'] = self._io.pos()
            self._debug['unique_id'] = {'start': self._io.pos()}
            self.unique_id = self._io.read_u4be()
            self._debug['unique_id']['end'] = self._io.pos()
            self._debug['bits'] = {'start': self._io.pos()}
            self.bits = self._io.read_u4be()
            self._debug['bits']['end'] = self._io.pos()
            if self.is_referenced:
                pass
                self._debug['process_id'] = {'start': self._io.pos()}
                self.process_id = self._io.read_u2be()
                self._debug['process_id']['end'] = self._io.pos()



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
