# Generated from spec/*.ksy by tools/generate.
from rntuple_kaitai.runtime import KaitaiStruct

class StreamerInfo(KaitaiStruct):
    byte_count: int
    list: StreamerInfo.InfoList
    trailing: bytes

    class CountedString(KaitaiStruct):
        len_short: int
        len_long: int | None
        raw: bytes
        @property
        def len(self) -> int: ...
        @property
        def value(self) -> str: ...

    class RootObject(KaitaiStruct):
        version: int
        unique_id: int
        bits: int
        process_id: int | None
        @property
        def is_referenced(self) -> bool: ...

    class InfoList(KaitaiStruct):
        version: int
        object: StreamerInfo.RootObject
        name: StreamerInfo.CountedString
        num_items: int
        items: list[StreamerInfo.InfoItem]
        trailing: bytes

    class InfoItem(KaitaiStruct):
        byte_count: int
        body: StreamerInfo.AnyObject
        option: StreamerInfo.CountedString

    class AnyObject(KaitaiStruct):
        tag: int
        class_name: bytes | None
        content: bytes
        @property
        def is_new_class(self) -> bool: ...
        @property
        def class_place(self) -> int: ...

    class Named(KaitaiStruct):
        byte_count: int
        body: StreamerInfo.NamedMembers

    class NamedMembers(KaitaiStruct):
        version: int
        object: StreamerInfo.RootObject
        name: StreamerInfo.CountedString
        title: StreamerInfo.CountedString
        trailing: bytes

    class ClassInfo(KaitaiStruct):
        byte_count: int
        body: StreamerInfo.ClassInfoMembers

    class ClassInfoMembers(KaitaiStruct):
        version: int
        named: StreamerInfo.Named
        checksum: int
        class_version: int
        elements_byte_count: int
        elements: StreamerInfo.AnyObject
        trailing: bytes

    class ClassElements(KaitaiStruct):
        byte_count: int
        body: StreamerInfo.ClassElementsMembers

    class ClassElementsMembers(KaitaiStruct):
        version: int
        object: StreamerInfo.RootObject
        name: StreamerInfo.CountedString
        num_items: int
        lower_bound: int
        items: list[StreamerInfo.ElementItem]
        trailing: bytes

    class ElementItem(KaitaiStruct):
        byte_count: int
        body: StreamerInfo.AnyObject

    class ClassElement(KaitaiStruct):
        byte_count: int
        body: StreamerInfo.ClassElementMembers

    class ClassElementMembers(KaitaiStruct):
        version: int
        element: StreamerInfo.Element
        trailing: bytes

    class Element(KaitaiStruct):
        byte_count: int
        body: StreamerInfo.ElementMembers

    class ElementMembers(KaitaiStruct):
        version: int
        named: StreamerInfo.Named
        element_type: int
        len_element: int
        num_array_items: int
        num_dimensions: int
        max_indices: list[int]
        type_name: StreamerInfo.CountedString
        trailing: bytes
