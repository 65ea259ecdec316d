# Generated from spec/streamer_info.ksy by tools/generate; edit spec/parts/streamer_info.ksy and run `make generate`.
# mypy: ignore-errors
"""Parsers of the types of ``spec/streamer_info.ksy``; see :mod:`rntuple_parsers`."""

from __future__ import annotations

from struct import Struct, unpack_from
from typing import Any

from rntuple_parsers.runtime import ParseError, Record, Records

_B = Struct("<B").unpack_from
_be_H = Struct(">H").unpack_from
_be_HHII = Struct(">HHII").unpack_from
_be_I = Struct(">I").unpack_from
_be_IH = Struct(">IH").unpack_from
_be_IHHII = Struct(">IHHII").unpack_from
_be_IHIHHII = Struct(">IHIHHII").unpack_from
_be_II = Struct(">II").unpack_from
_be_Ii = Struct(">Ii").unpack_from
_be_IiII = Struct(">IiII").unpack_from
_be_iiii = Struct(">iiii").unpack_from


class InfoList(Record):
    """Members of TList."""

    __slots__ = ()
    layout = (
        ("version", "u2", "version"),
        ("object_version", "u2", "object.version"),
        ("object_unique_id", "u4", "object.unique_id"),
        ("object_bits", "u4", "object.bits"),
        ("object_process_id", "u2", "object.process_id"),
        ("name", "", "name.raw"),
        ("items", "", "items"),
        ("trailing", "", "trailing"),
    )
    version: int  # Class version of TList; 5.
    object_version: int  # Class version of TObject; 1.
    object_unique_id: int  # Without meaning here.
    object_bits: int  # Status bits; bit 4 if the object is referred to.
    object_process_id: int | None  # Number of the process that made the object.
    name: bytes  # Bytes of the string, UTF-8 by convention and left undecoded here.
    items: Records[InfoItem]  # The items, almost all of them descriptions of classes.
    trailing: bytes  # Unknown bytes up to the end of the list.

    @property
    def object_is_referenced(self) -> bool:
        """Whether the object is referred to by others."""
        return ((self.object_bits) & 16) != 0


class InfoItem(Record):
    """One item of the list."""

    __slots__ = ()
    layout = (
        ("tag", "u4", "body.tag"),
        ("class_name", "", "body.class_name"),
        ("content", "", "body.content"),
        ("option", "", "option.raw"),
    )
    tag: int
    class_name: bytes | None  # Name of the class; a zero byte follows.
    content: bytes  # Byte count and members of the object.
    option: bytes  # Bytes of the string, UTF-8 by convention and left undecoded here.

    @property
    def is_new_class(self) -> bool:
        """Whether the name of the class follows."""
        return self.tag == 0xffffffff

    @property
    def class_place(self) -> int:
        """Where the tag of the class occurred first, counted from two bytes in front of the key."""
        return self.tag % 0x80000000


class StreamerInfo(Record):
    """Payload of the record that the file header calls streamer info."""

    __slots__ = ()
    layout = (
        ("list", "", "list"),
        ("trailing", "", "trailing"),
    )
    list: InfoList  # The list.
    trailing: bytes  # Unknown bytes after the list.


class AnyObject(Record):
    """Object with its class in front."""

    __slots__ = ()
    layout = (
        ("tag", "u4", "tag"),
        ("class_name", "", "class_name"),
        ("content", "", "content"),
    )
    tag: int
    class_name: bytes | None  # Name of the class; a zero byte follows.
    content: bytes  # Byte count and members of the object.

    @property
    def is_new_class(self) -> bool:
        """Whether the name of the class follows."""
        return self.tag == 0xffffffff

    @property
    def class_place(self) -> int:
        """Where the tag of the class occurred first, counted from two bytes in front of the key."""
        return self.tag % 0x80000000


class ClassInfoMembers(Record):
    """Members of TStreamerInfo."""

    __slots__ = ()
    layout = (
        ("version", "u2", "body.version"),
        ("named_version", "u2", "body.named.body.version"),
        ("named_object_version", "u2", "body.named.body.object.version"),
        ("named_object_unique_id", "u4", "body.named.body.object.unique_id"),
        ("named_object_bits", "u4", "body.named.body.object.bits"),
        ("named_object_process_id", "u2", "body.named.body.object.process_id"),
        ("named_name", "", "body.named.body.name.raw"),
        ("named_title", "", "body.named.body.title.raw"),
        ("named_trailing", "", "body.named.body.trailing"),
        ("checksum", "u4", "body.checksum"),
        ("class_version", "i4", "body.class_version"),
        ("elements_tag", "u4", "body.elements.tag"),
        ("elements_class_name", "", "body.elements.class_name"),
        ("elements_content", "", "body.elements.content"),
        ("trailing", "", "body.trailing"),
    )
    version: int  # Class version of TStreamerInfo; 9 or 10.
    named_version: int  # Class version of TNamed; 1.
    named_object_version: int  # Class version of TObject; 1.
    named_object_unique_id: int  # Without meaning here.
    named_object_bits: int  # Status bits; bit 4 if the object is referred to.
    named_object_process_id: int | None  # Number of the process that made the object.
    named_name: bytes  # Bytes of the string, UTF-8 by convention and left undecoded here.
    named_title: bytes  # Bytes of the string, UTF-8 by convention and left undecoded here.
    named_trailing: bytes  # Unknown bytes up to the end of the object.
    checksum: int  # Checksum of the members of the described class.
    class_version: int  # Version of the described class.
    elements_tag: int
    elements_class_name: bytes | None  # Name of the class; a zero byte follows.
    elements_content: bytes  # Byte count and members of the object.
    trailing: bytes  # Unknown bytes up to the end of the object.

    @property
    def named_object_is_referenced(self) -> bool:
        """Whether the object is referred to by others."""
        return ((self.named_object_bits) & 16) != 0

    @property
    def elements_is_new_class(self) -> bool:
        """Whether the name of the class follows."""
        return self.elements_tag == 0xffffffff

    @property
    def elements_class_place(self) -> int:
        """Where the tag of the class occurred first, counted from two bytes in front of the key."""
        return self.elements_tag % 0x80000000


class ClassElementsMembers(Record):
    """Members of TObjArray."""

    __slots__ = ()
    layout = (
        ("version", "u2", "body.version"),
        ("object_version", "u2", "body.object.version"),
        ("object_unique_id", "u4", "body.object.unique_id"),
        ("object_bits", "u4", "body.object.bits"),
        ("object_process_id", "u2", "body.object.process_id"),
        ("name", "", "body.name.raw"),
        ("lower_bound", "i4", "body.lower_bound"),
        ("items", "", "body.items"),
        ("trailing", "", "body.trailing"),
    )
    version: int  # Class version of TObjArray; 3.
    object_version: int  # Class version of TObject; 1.
    object_unique_id: int  # Without meaning here.
    object_bits: int  # Status bits; bit 4 if the object is referred to.
    object_process_id: int | None  # Number of the process that made the object.
    name: bytes  # Bytes of the string, UTF-8 by convention and left undecoded here.
    lower_bound: int  # Index of the first item; 0.
    items: Records[AnyObject]  # One item per base class or member, in order.
    trailing: bytes  # Unknown bytes up to the end of the object.

    @property
    def object_is_referenced(self) -> bool:
        """Whether the object is referred to by others."""
        return ((self.object_bits) & 16) != 0


class ElementMembers(Record):
    """Members of TStreamerElement."""

    __slots__ = ()
    layout = (
        ("version", "u2", "body.version"),
        ("named_version", "u2", "body.named.body.version"),
        ("named_object_version", "u2", "body.named.body.object.version"),
        ("named_object_unique_id", "u4", "body.named.body.object.unique_id"),
        ("named_object_bits", "u4", "body.named.body.object.bits"),
        ("named_object_process_id", "u2", "body.named.body.object.process_id"),
        ("named_name", "", "body.named.body.name.raw"),
        ("named_title", "", "body.named.body.title.raw"),
        ("named_trailing", "", "body.named.body.trailing"),
        ("element_type", "i4", "body.element_type"),
        ("len_element", "i4", "body.len_element"),
        ("num_array_items", "i4", "body.num_array_items"),
        ("num_dimensions", "i4", "body.num_dimensions"),
        ("max_indices", "", "body.max_indices"),
        ("type_name", "", "body.type_name.raw"),
        ("trailing", "", "body.trailing"),
    )
    version: int  # Class version of TStreamerElement; 4.
    named_version: int  # Class version of TNamed; 1.
    named_object_version: int  # Class version of TObject; 1.
    named_object_unique_id: int  # Without meaning here.
    named_object_bits: int  # Status bits; bit 4 if the object is referred to.
    named_object_process_id: int | None  # Number of the process that made the object.
    named_name: bytes  # Bytes of the string, UTF-8 by convention and left undecoded here.
    named_title: bytes  # Bytes of the string, UTF-8 by convention and left undecoded here.
    named_trailing: bytes  # Unknown bytes up to the end of the object.
    element_type: int  # Number of the type in ROOT.
    len_element: int  # Size of the member in memory, in bytes.
    num_array_items: int  # Number of items of an array member; 0 in other members.
    num_dimensions: int  # Number of dimensions of an array member.
    max_indices: list[Any]  # Lengths of the dimensions of an array member.
    type_name: bytes  # Bytes of the string, UTF-8 by convention and left undecoded here.
    trailing: bytes  # Unknown bytes up to the end of the object.

    @property
    def named_object_is_referenced(self) -> bool:
        """Whether the object is referred to by others."""
        return ((self.named_object_bits) & 16) != 0


class ClassElementMembers(Record):
    """Members that all classes derived from TStreamerElement begin with."""

    __slots__ = ()
    layout = (
        ("version", "u2", "body.version"),
        ("element", "", "body.element"),
        ("trailing", "", "body.trailing"),
    )
    version: int  # Class version of the derived class.
    element: ElementMembers  # Base class.
    trailing: bytes  # Members of the derived class, unparsed.


def info_list(d: bytes, p: int, e: int) -> tuple[int, InfoList]:
    """Parse the type info_list."""
    version, object_version, object_unique_id, object_bits = _be_HHII(d, p)
    p += 12
    if p > e:
        raise ParseError(p)
    if ((object_bits) & 16) != 0:
        object_process_id, = _be_H(d, p)
        p += 2
        if p > e:
            raise ParseError(p)
    else:
        object_process_id = None
    name_len_short, = _B(d, p)
    p += 1
    if not (name_len_short == 255 or name_len_short <= e - p):
        raise ParseError(p)
    if p > e:
        raise ParseError(p)
    if name_len_short == 255:
        name_len_long, = _be_I(d, p)
        p += 4
        if name_len_long > e - p:
            raise ParseError(p)
    q = p + (name_len_long if name_len_short == 255 else name_len_short)
    if not p <= q <= e:
        raise ParseError(p)
    name = d[p:q]
    p = q
    num_items, = _be_I(d, p)
    p += 4
    if num_items * 9 > e - p:
        raise ParseError(p)
    items = []
    add_items = items.append
    for _ in range(num_items):
        byte_count_1, tag_1 = _be_II(d, p)
        p += 8
        if not (byte_count_1 >= 0x40000000 and byte_count_1 - 0x40000000 <= e - (p - 4)):
            raise ParseError(p - 4)
        e1 = p - 4 + byte_count_1 - 0x40000000
        if p > e1:
            raise ParseError(p)
        if tag_1 == 0xffffffff:
            q = d.find(b'\x00', p, e1)
            if q < 0:
                raise ParseError(p)
            class_name_1 = d[p:q]
            p = q + 1
        else:
            class_name_1 = None
        content_1 = d[p:e1] if p < e1 else b""
        p = e1
        option_len_short_1, = _B(d, p)
        p += 1
        if not (option_len_short_1 == 255 or option_len_short_1 <= e - p):
            raise ParseError(p)
        if p > e:
            raise ParseError(p)
        if option_len_short_1 == 255:
            option_len_long_1, = _be_I(d, p)
            p += 4
            if option_len_long_1 > e - p:
                raise ParseError(p)
        q = p + (option_len_long_1 if option_len_short_1 == 255 else option_len_short_1)
        if not p <= q <= e:
            raise ParseError(p)
        option_1 = d[p:q]
        p = q
        add_items((tag_1, class_name_1, content_1, option_1))
    items = Records(items, InfoItem)
    trailing = d[p:e] if p < e else b""
    p = e
    return p, InfoList((version, object_version, object_unique_id, object_bits, object_process_id, name, items, trailing))


def streamer_info(d: bytes, p: int, e: int) -> tuple[int, StreamerInfo]:
    """Parse the type streamer_info."""
    byte_count, = _be_I(d, p)
    p += 4
    if not (byte_count >= 0x40000000 and byte_count - 0x40000000 <= e - p):
        raise ParseError(p)
    e1 = p + byte_count - 0x40000000
    p, list_ = info_list(d, p, e1)
    p = e1
    trailing = d[p:e] if p < e else b""
    p = e
    return p, StreamerInfo((list_, trailing))


def any_object(d: bytes, p: int, e: int) -> tuple[int, AnyObject]:
    """Parse the type any_object."""
    tag, = _be_I(d, p)
    p += 4
    if p > e:
        raise ParseError(p)
    if tag == 0xffffffff:
        q = d.find(b'\x00', p, e)
        if q < 0:
            raise ParseError(p)
        class_name = d[p:q]
        p = q + 1
    else:
        class_name = None
    content = d[p:e] if p < e else b""
    p = e
    return p, AnyObject((tag, class_name, content))


def class_info(d: bytes, p: int, e: int) -> tuple[int, ClassInfoMembers]:
    """Parse the type class_info."""
    byte_count, version, named_byte_count, named_version, named_object_version, named_object_unique_id, named_object_bits = _be_IHIHHII(d, p)
    p += 22
    if not (byte_count >= 0x40000000 and byte_count - 0x40000000 <= e - (p - 18)):
        raise ParseError(p - 18)
    e1 = p - 18 + byte_count - 0x40000000
    if not (named_byte_count >= 0x40000000 and named_byte_count - 0x40000000 <= e1 - (p - 12)):
        raise ParseError(p - 12)
    e2 = p - 12 + named_byte_count - 0x40000000
    if p > e2:
        raise ParseError(p)
    if ((named_object_bits) & 16) != 0:
        named_object_process_id, = _be_H(d, p)
        p += 2
        if p > e2:
            raise ParseError(p)
    else:
        named_object_process_id = None
    named_name_len_short, = _B(d, p)
    p += 1
    if not (named_name_len_short == 255 or named_name_len_short <= e2 - p):
        raise ParseError(p)
    if p > e2:
        raise ParseError(p)
    if named_name_len_short == 255:
        named_name_len_long, = _be_I(d, p)
        p += 4
        if named_name_len_long > e2 - p:
            raise ParseError(p)
    q = p + (named_name_len_long if named_name_len_short == 255 else named_name_len_short)
    if not p <= q <= e2:
        raise ParseError(p)
    named_name = d[p:q]
    p = q
    named_title_len_short, = _B(d, p)
    p += 1
    if not (named_title_len_short == 255 or named_title_len_short <= e2 - p):
        raise ParseError(p)
    if p > e2:
        raise ParseError(p)
    if named_title_len_short == 255:
        named_title_len_long, = _be_I(d, p)
        p += 4
        if named_title_len_long > e2 - p:
            raise ParseError(p)
    q = p + (named_title_len_long if named_title_len_short == 255 else named_title_len_short)
    if not p <= q <= e2:
        raise ParseError(p)
    named_title = d[p:q]
    p = q
    named_trailing = d[p:e2] if p < e2 else b""
    p = e2
    checksum, class_version, elements_byte_count, elements_tag = _be_IiII(d, p)
    p += 16
    if not (elements_byte_count >= 0x40000000 and elements_byte_count - 0x40000000 <= e1 - (p - 4)):
        raise ParseError(p - 4)
    e3 = p - 4 + elements_byte_count - 0x40000000
    if p > e3:
        raise ParseError(p)
    if elements_tag == 0xffffffff:
        q = d.find(b'\x00', p, e3)
        if q < 0:
            raise ParseError(p)
        elements_class_name = d[p:q]
        p = q + 1
    else:
        elements_class_name = None
    elements_content = d[p:e3] if p < e3 else b""
    p = e3
    trailing = d[p:e1] if p < e1 else b""
    p = e1
    return p, ClassInfoMembers((version, named_version, named_object_version, named_object_unique_id, named_object_bits, named_object_process_id, named_name, named_title, named_trailing, checksum, class_version, elements_tag, elements_class_name, elements_content, trailing))


def class_elements(d: bytes, p: int, e: int) -> tuple[int, ClassElementsMembers]:
    """Parse the type class_elements."""
    byte_count, version, object_version, object_unique_id, object_bits = _be_IHHII(d, p)
    p += 16
    if not (byte_count >= 0x40000000 and byte_count - 0x40000000 <= e - (p - 12)):
        raise ParseError(p - 12)
    e1 = p - 12 + byte_count - 0x40000000
    if p > e1:
        raise ParseError(p)
    if ((object_bits) & 16) != 0:
        object_process_id, = _be_H(d, p)
        p += 2
        if p > e1:
            raise ParseError(p)
    else:
        object_process_id = None
    name_len_short, = _B(d, p)
    p += 1
    if not (name_len_short == 255 or name_len_short <= e1 - p):
        raise ParseError(p)
    if p > e1:
        raise ParseError(p)
    if name_len_short == 255:
        name_len_long, = _be_I(d, p)
        p += 4
        if name_len_long > e1 - p:
            raise ParseError(p)
    q = p + (name_len_long if name_len_short == 255 else name_len_short)
    if not p <= q <= e1:
        raise ParseError(p)
    name = d[p:q]
    p = q
    num_items, lower_bound = _be_Ii(d, p)
    p += 8
    if num_items * 8 > e1 - (p - 4):
        raise ParseError(p - 4)
    if p > e1:
        raise ParseError(p)
    items = []
    add_items = items.append
    for _ in range(num_items):
        byte_count_1, tag_1 = _be_II(d, p)
        p += 8
        if not (byte_count_1 >= 0x40000000 and byte_count_1 - 0x40000000 <= e1 - (p - 4)):
            raise ParseError(p - 4)
        e2 = p - 4 + byte_count_1 - 0x40000000
        if p > e2:
            raise ParseError(p)
        if tag_1 == 0xffffffff:
            q = d.find(b'\x00', p, e2)
            if q < 0:
                raise ParseError(p)
            class_name_1 = d[p:q]
            p = q + 1
        else:
            class_name_1 = None
        content_1 = d[p:e2] if p < e2 else b""
        p = e2
        add_items((tag_1, class_name_1, content_1))
    items = Records(items, AnyObject)
    trailing = d[p:e1] if p < e1 else b""
    p = e1
    return p, ClassElementsMembers((version, object_version, object_unique_id, object_bits, object_process_id, name, lower_bound, items, trailing))


def element(d: bytes, p: int, e: int) -> tuple[int, ElementMembers]:
    """Parse the type element."""
    byte_count, version, named_byte_count, named_version, named_object_version, named_object_unique_id, named_object_bits = _be_IHIHHII(d, p)
    p += 22
    if not (byte_count >= 0x40000000 and byte_count - 0x40000000 <= e - (p - 18)):
        raise ParseError(p - 18)
    e1 = p - 18 + byte_count - 0x40000000
    if not (named_byte_count >= 0x40000000 and named_byte_count - 0x40000000 <= e1 - (p - 12)):
        raise ParseError(p - 12)
    e2 = p - 12 + named_byte_count - 0x40000000
    if p > e2:
        raise ParseError(p)
    if ((named_object_bits) & 16) != 0:
        named_object_process_id, = _be_H(d, p)
        p += 2
        if p > e2:
            raise ParseError(p)
    else:
        named_object_process_id = None
    named_name_len_short, = _B(d, p)
    p += 1
    if not (named_name_len_short == 255 or named_name_len_short <= e2 - p):
        raise ParseError(p)
    if p > e2:
        raise ParseError(p)
    if named_name_len_short == 255:
        named_name_len_long, = _be_I(d, p)
        p += 4
        if named_name_len_long > e2 - p:
            raise ParseError(p)
    q = p + (named_name_len_long if named_name_len_short == 255 else named_name_len_short)
    if not p <= q <= e2:
        raise ParseError(p)
    named_name = d[p:q]
    p = q
    named_title_len_short, = _B(d, p)
    p += 1
    if not (named_title_len_short == 255 or named_title_len_short <= e2 - p):
        raise ParseError(p)
    if p > e2:
        raise ParseError(p)
    if named_title_len_short == 255:
        named_title_len_long, = _be_I(d, p)
        p += 4
        if named_title_len_long > e2 - p:
            raise ParseError(p)
    q = p + (named_title_len_long if named_title_len_short == 255 else named_title_len_short)
    if not p <= q <= e2:
        raise ParseError(p)
    named_title = d[p:q]
    p = q
    named_trailing = d[p:e2] if p < e2 else b""
    p = e2
    element_type, len_element, num_array_items, num_dimensions = _be_iiii(d, p)
    p += 16
    if p > e1:
        raise ParseError(p)
    n = 5
    if n * 4 > e1 - p:
        raise ParseError(p)
    max_indices = list(unpack_from(f">{n}i", d, p))
    p += n * 4
    type_name_len_short, = _B(d, p)
    p += 1
    if not (type_name_len_short == 255 or type_name_len_short <= e1 - p):
        raise ParseError(p)
    if p > e1:
        raise ParseError(p)
    if type_name_len_short == 255:
        type_name_len_long, = _be_I(d, p)
        p += 4
        if type_name_len_long > e1 - p:
            raise ParseError(p)
    q = p + (type_name_len_long if type_name_len_short == 255 else type_name_len_short)
    if not p <= q <= e1:
        raise ParseError(p)
    type_name = d[p:q]
    p = q
    trailing = d[p:e1] if p < e1 else b""
    p = e1
    return p, ElementMembers((version, named_version, named_object_version, named_object_unique_id, named_object_bits, named_object_process_id, named_name, named_title, named_trailing, element_type, len_element, num_array_items, num_dimensions, max_indices, type_name, trailing))


def class_element(d: bytes, p: int, e: int) -> tuple[int, ClassElementMembers]:
    """Parse the type class_element."""
    byte_count, version = _be_IH(d, p)
    p += 6
    if not (byte_count >= 0x40000000 and byte_count - 0x40000000 <= e - (p - 2)):
        raise ParseError(p - 2)
    e1 = p - 2 + byte_count - 0x40000000
    if p > e1:
        raise ParseError(p)
    p, element_ = element(d, p, e1)
    trailing = d[p:e1] if p < e1 else b""
    p = e1
    return p, ClassElementMembers((version, element_, trailing))
