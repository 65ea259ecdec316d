# Made from spec/parts/streamer_info.ksy by `make generate`; edit that file and the parts it names.
# The bytes of the StreamerInfo record of a ROOT file, after decompression. Big-endian.
#
# Rules of this grammar: see rntuple.ksy.
meta:
  id: streamer_info
  title: StreamerInfo record of a ROOT file (descriptions of classes)
  application: CERN ROOT
  file-extension: root
  xref:
    wikidata: Q1365398
  license: CC0-1.0
  ks-version: '0.11'
  encoding: UTF-8
  endian: be
doc: |
  Payload of the record that the file header calls streamer info. It is a streamed TList of TStreamerInfo. Each of these
  describes one version of a class by its members. Readers without knowledge of RNTuple get the layout of the anchor
  from here. For streamer fields, the extra type information of the header has a record of the same form. Every object
  starts with its byte count. The fields named trailing have the bytes after the known members. The first occurrence of
  a class has its name. Later ones refer to that place, counted from two bytes before the key of the record.
doc-ref: https://github.com/root-project/root/blob/master/io/doc/TFile/streamerinfo.md The ROOT file format, section 'Format of StreamerInfo record'
-errata: [E29]
seq:
  - id: byte_count
    type: u4
    valid:
      expr: _.as<s8> >= 0x40000000.as<s8> and (_.as<s8> - 0x40000000.as<s8>).as<s8> <= (_io.size.as<s8> - _io.pos.as<s8>).as<s8>
    doc: Bytes of the list from its class version on, with bit 30 set.
  - id: list
    size: (byte_count.as<s8> - 0x40000000.as<s8>).as<s8>
    type: info_list
    doc: The list.
  - id: trailing
    size-eos: true
    doc: Unknown bytes after the list.
types:
  counted_string:
    doc: |
      String of up to 254 bytes after one length byte, or of any length after the byte 255 and a 32-bit length.
    doc-ref: https://github.com/root-project/root/blob/master/io/doc/TFile/datarecord.md The ROOT file format, section 'Format of data records'
    -errata: [E27, E28]
    seq:
      - id: len_short
        type: u1
        valid:
          expr: _.as<s8> == 255.as<s8> or _.as<s8> <= (_io.size.as<s8> - _io.pos.as<s8>).as<s8>
        doc: Length of the string in bytes; 255 if a 32-bit length follows.
      - id: len_long
        type: u4
        valid:
          expr: _.as<s8> <= (_io.size.as<s8> - _io.pos.as<s8>).as<s8>
        if: len_short == 255
        doc: Length of the string in bytes.
      - id: raw
        size: len
        doc: Bytes of the string, UTF-8 by convention and left undecoded here.
    instances:
      len:
        value: '(len_short == 255 ? len_long : len_short.as<u4>).as<u4>'
        doc: Length of the string in bytes.
      value:
        value: raw.to_s("UTF-8")
        doc: The string as text.
  root_object:
    doc: Members of TObject, the base class of everything here.
    doc-ref: https://github.com/root-project/root/blob/master/io/doc/TFile/streamerinfo.md The ROOT file format, section 'Format of StreamerInfo record'
    seq:
      - id: version
        type: u2
        doc: Class version of TObject; 1.
      - id: unique_id
        -orig-id: fUniqueID
        type: u4
        doc: Without meaning here.
      - id: bits
        -orig-id: fBits
        type: u4
        doc: Status bits; bit 4 if the object is referred to.
      - id: process_id
        type: u2
        if: is_referenced
        doc: Number of the process that made the object.
    instances:
      is_referenced:
        value: (bits & 16) != 0
        doc: Whether the object is referred to by others.
  info_list:
    doc: Members of TList.
    doc-ref: https://github.com/root-project/root/blob/master/io/doc/TFile/streamerinfo.md The ROOT file format, section 'Format of StreamerInfo record'
    seq:
      - id: version
        type: u2
        doc: Class version of TList; 5.
      - id: object
        type: root_object
        doc: Base class.
      - id: name
        -orig-id: fName
        type: counted_string
        doc: Name of the list; empty.
      - id: num_items
        -orig-id: nobjects
        type: u4
        valid:
          expr: (_.as<s8> * 9.as<s8>).as<s8> <= (_io.size.as<s8> - _io.pos.as<s8>).as<s8>
        doc: Number of items; bounded by the bytes that are there, as no item is smaller than 9 bytes.
      - id: items
        type: info_item
        repeat: expr
        repeat-expr: num_items
        doc: The items, almost all of them descriptions of classes.
      - id: trailing
        size-eos: true
        doc: Unknown bytes up to the end of the list.
  info_item:
    doc: One item of the list.
    doc-ref: https://github.com/root-project/root/blob/master/io/doc/TFile/streamerinfo.md The ROOT file format, section 'Format of StreamerInfo record'
    seq:
      - id: byte_count
        type: u4
        valid:
          expr: _.as<s8> >= 0x40000000.as<s8> and (_.as<s8> - 0x40000000.as<s8>).as<s8> <= (_io.size.as<s8> - _io.pos.as<s8>).as<s8>
        doc: Bytes of the object that follows, class included, with bit 30 set.
      - id: body
        size: (byte_count.as<s8> - 0x40000000.as<s8>).as<s8>
        type: any_object
        doc: Class and members of the object.
      - id: option
        type: counted_string
        doc: What a TList keeps with each object; empty.
  any_object:
    doc: |
      Object with its class in front. Parse the content as class_info if the class is TStreamerInfo, and as
      class_elements if it is TObjArray.
    doc-ref: https://github.com/root-project/root/blob/master/io/doc/TFile/streamerinfo.md The ROOT file format, section 'Format of StreamerInfo record'
    seq:
      - id: tag
        type: u4
        doc: |
          All bits set if the name of the class follows; else the place of a class that occurred before, with
          bit 31 set.
      - id: class_name
        terminator: 0
        if: is_new_class
        doc: Name of the class; a zero byte follows.
      - id: content
        size-eos: true
        doc: Byte count and members of the object.
    instances:
      is_new_class:
        value: tag.as<u8> == 0xffffffff.as<u8>
        doc: Whether the name of the class follows.
      class_place:
        value: (tag.as<u8> % 0x80000000.as<u8>).as<u8>
        doc: Where the tag of the class occurred first, counted from two bytes in front of the key.
  named:
    doc: Members of TNamed with their byte count.
    doc-ref: https://github.com/root-project/root/blob/master/io/doc/TFile/streamerinfo.md The ROOT file format, section 'Format of StreamerInfo record'
    seq:
      - id: byte_count
        type: u4
        valid:
          expr: _.as<s8> >= 0x40000000.as<s8> and (_.as<s8> - 0x40000000.as<s8>).as<s8> <= (_io.size.as<s8> - _io.pos.as<s8>).as<s8>
        doc: Bytes from the class version on, with bit 30 set.
      - id: body
        size: (byte_count.as<s8> - 0x40000000.as<s8>).as<s8>
        type: named_members
        doc: The members.
  named_members:
    doc: Members of TNamed.
    doc-ref: https://github.com/root-project/root/blob/master/io/doc/TFile/streamerinfo.md The ROOT file format, section 'Format of StreamerInfo record'
    seq:
      - id: version
        type: u2
        doc: Class version of TNamed; 1.
      - id: object
        type: root_object
        doc: Base class.
      - id: name
        -orig-id: fName
        type: counted_string
        doc: The name.
      - id: title
        -orig-id: fTitle
        type: counted_string
        doc: The title.
      - id: trailing
        size-eos: true
        doc: Unknown bytes up to the end of the object.
  class_info:
    doc: Description of one version of a class, a TStreamerInfo with its byte count.
    doc-ref: https://github.com/root-project/root/blob/master/io/doc/TFile/streamerinfo.md The ROOT file format, section 'Format of StreamerInfo record'
    seq:
      - id: byte_count
        type: u4
        valid:
          expr: _.as<s8> >= 0x40000000.as<s8> and (_.as<s8> - 0x40000000.as<s8>).as<s8> <= (_io.size.as<s8> - _io.pos.as<s8>).as<s8>
        doc: Bytes from the class version on, with bit 30 set.
      - id: body
        size: (byte_count.as<s8> - 0x40000000.as<s8>).as<s8>
        type: class_info_members
        doc: The members.
  class_info_members:
    doc: Members of TStreamerInfo.
    doc-ref: https://github.com/root-project/root/blob/master/io/doc/TFile/streamerinfo.md The ROOT file format, section 'Format of StreamerInfo record'
    seq:
      - id: version
        type: u2
        doc: Class version of TStreamerInfo; 9 or 10.
      - id: named
        type: named
        doc: Base class; the name is that of the described class.
      - id: checksum
        -orig-id: fCheckSum
        type: u4
        doc: Checksum of the members of the described class.
      - id: class_version
        -orig-id: fClassVersion
        type: s4
        doc: Version of the described class.
      - id: elements_byte_count
        type: u4
        valid:
          expr: _.as<s8> >= 0x40000000.as<s8> and (_.as<s8> - 0x40000000.as<s8>).as<s8> <= (_io.size.as<s8> - _io.pos.as<s8>).as<s8>
        doc: Bytes of the object that follows, class included, with bit 30 set.
      - id: elements
        -orig-id: fElements
        size: (elements_byte_count.as<s8> - 0x40000000.as<s8>).as<s8>
        type: any_object
        doc: Descriptions of the base classes and members, a TObjArray.
      - id: trailing
        size-eos: true
        doc: Unknown bytes up to the end of the object.
  class_elements:
    doc: Descriptions of base classes and members, a TObjArray with its byte count.
    doc-ref: https://github.com/root-project/root/blob/master/io/doc/TFile/streamerinfo.md The ROOT file format, section 'Format of StreamerInfo record'
    seq:
      - id: byte_count
        type: u4
        valid:
          expr: _.as<s8> >= 0x40000000.as<s8> and (_.as<s8> - 0x40000000.as<s8>).as<s8> <= (_io.size.as<s8> - _io.pos.as<s8>).as<s8>
        doc: Bytes from the class version on, with bit 30 set.
      - id: body
        size: (byte_count.as<s8> - 0x40000000.as<s8>).as<s8>
        type: class_elements_members
        doc: The members.
  class_elements_members:
    doc: Members of TObjArray.
    doc-ref: https://github.com/root-project/root/blob/master/io/doc/TFile/streamerinfo.md The ROOT file format, section 'Format of StreamerInfo record'
    seq:
      - id: version
        type: u2
        doc: Class version of TObjArray; 3.
      - id: object
        type: root_object
        doc: Base class.
      - id: name
        -orig-id: fName
        type: counted_string
        doc: Name of the array; empty.
      - id: num_items
        -orig-id: nobjects
        type: u4
        valid:
          expr: (_.as<s8> * 8.as<s8>).as<s8> <= (_io.size.as<s8> - _io.pos.as<s8>).as<s8>
        doc: Number of items; bounded by the bytes that are there, as no item is smaller than 8 bytes.
      - id: lower_bound
        -orig-id: fLowerBound
        type: s4
        doc: Index of the first item; 0.
      - id: items
        type: element_item
        repeat: expr
        repeat-expr: num_items
        doc: One item per base class or member, in order.
      - id: trailing
        size-eos: true
        doc: Unknown bytes up to the end of the object.
  element_item:
    doc: One item of the array.
    doc-ref: https://github.com/root-project/root/blob/master/io/doc/TFile/streamerinfo.md The ROOT file format, section 'Format of StreamerInfo record'
    seq:
      - id: byte_count
        type: u4
        valid:
          expr: _.as<s8> >= 0x40000000.as<s8> and (_.as<s8> - 0x40000000.as<s8>).as<s8> <= (_io.size.as<s8> - _io.pos.as<s8>).as<s8>
        doc: Bytes of the object that follows, class included, with bit 30 set.
      - id: body
        size: (byte_count.as<s8> - 0x40000000.as<s8>).as<s8>
        type: any_object
        doc: Class and members; parse the content as class_element.
  class_element:
    doc: Description of a base class or member, an object of a class derived from TStreamerElement, with its byte count.
    doc-ref: https://github.com/root-project/root/blob/master/io/doc/TFile/streamerinfo.md The ROOT file format, section 'Format of StreamerInfo record'
    seq:
      - id: byte_count
        type: u4
        valid:
          expr: _.as<s8> >= 0x40000000.as<s8> and (_.as<s8> - 0x40000000.as<s8>).as<s8> <= (_io.size.as<s8> - _io.pos.as<s8>).as<s8>
        doc: Bytes from the class version on, with bit 30 set.
      - id: body
        size: (byte_count.as<s8> - 0x40000000.as<s8>).as<s8>
        type: class_element_members
        doc: The members.
  class_element_members:
    doc: Members that all classes derived from TStreamerElement begin with.
    doc-ref: https://github.com/root-project/root/blob/master/io/doc/TFile/streamerinfo.md The ROOT file format, section 'Format of StreamerInfo record'
    seq:
      - id: version
        type: u2
        doc: Class version of the derived class.
      - id: element
        type: element
        doc: Base class.
      - id: trailing
        size-eos: true
        doc: Members of the derived class, unparsed.
  element:
    doc: Members of TStreamerElement with their byte count.
    doc-ref: https://github.com/root-project/root/blob/master/io/doc/TFile/streamerinfo.md The ROOT file format, section 'Format of StreamerInfo record'
    seq:
      - id: byte_count
        type: u4
        valid:
          expr: _.as<s8> >= 0x40000000.as<s8> and (_.as<s8> - 0x40000000.as<s8>).as<s8> <= (_io.size.as<s8> - _io.pos.as<s8>).as<s8>
        doc: Bytes from the class version on, with bit 30 set.
      - id: body
        size: (byte_count.as<s8> - 0x40000000.as<s8>).as<s8>
        type: element_members
        doc: The members.
  element_members:
    doc: Members of TStreamerElement.
    doc-ref: https://github.com/root-project/root/blob/master/io/doc/TFile/streamerinfo.md The ROOT file format, section 'Format of StreamerInfo record'
    seq:
      - id: version
        type: u2
        doc: Class version of TStreamerElement; 4.
      - id: named
        type: named
        doc: Base class; name and title are those of the member.
      - id: element_type
        -orig-id: fType
        type: s4
        doc: Number of the type in ROOT.
      - id: len_element
        -orig-id: fSize
        type: s4
        doc: Size of the member in memory, in bytes.
      - id: num_array_items
        -orig-id: fArrayLength
        type: s4
        doc: Number of items of an array member; 0 in other members.
      - id: num_dimensions
        -orig-id: fArrayDim
        type: s4
        doc: Number of dimensions of an array member.
      - id: max_indices
        -orig-id: fMaxIndex
        type: s4
        repeat: expr
        repeat-expr: 5
        doc: Lengths of the dimensions of an array member.
      - id: type_name
        -orig-id: fTypeName
        type: counted_string
        doc: C++ type name of the member.
      - id: trailing
        size-eos: true
        doc: Unknown bytes up to the end of the object.
