# Made from spec/parts/rntuple_rc1.ksy by `make generate`; edit that file and the parts it names.
# The bytes of RNTuple envelopes of the first release candidate, after decompression.
#
# Rules of this grammar: see rntuple.ksy.
meta:
  id: rntuple_rc1
  title: RNTuple envelopes of the first release candidate
  application: CERN ROOT
  file-extension: root
  xref:
    wikidata: Q1365398
  license: CC0-1.0
  ks-version: '0.11'
  encoding: UTF-8
  endian: le
doc: |
  Envelopes as ROOT 6.26 to 6.29 wrote them, format "version 1" of the drafts. An envelope of this generation does not
  state its kind. The reader knows it from the reference to the envelope, and parses header_envelope, footer_envelope,
  page_list_envelope or meta_data_envelope. Parsed as a whole, the payload stays bytes. Frames have 32-bit sizes,
  checksums are CRC32.
doc-ref: https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#envelopes RNTuple Binary Format Specification 0.1, section 'Envelopes'
-rules: [RNT-ENV-005, RNT-RC1-001, RNT-RC1-002, RNT-RC1-003, RNT-VAL-001]
-errata: [E40]
seq:
  - id: preamble
    type: envelope_preamble
    doc: Versions of the envelope.
  - id: payload
    size: ((_io.size.as<s8> - _io.pos.as<s8>).as<s8> - 4.as<s8>).as<s8>
    doc: Contents of the envelope, unparsed.
  - id: checksum
    size: 4
    doc: CRC32 of all preceding bytes of the envelope, little-endian.
types:
  envelope_preamble:
    doc: Start of every envelope.
    doc-ref: https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#envelopes RNTuple Binary Format Specification 0.1, section 'Envelopes'
    seq:
      - id: version
        type: u2
        valid:
          expr: _ >= 0 and _io.size.as<s8> >= 8.as<s8>
        doc: Version of the envelope that the writer used; 1.
      - id: min_version
        type: u2
        doc: Version that a reader must support at least; 1.
  header_envelope:
    doc: Whole header envelope, from a slice that holds exactly the envelope.
    doc-ref: https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#envelopes RNTuple Binary Format Specification 0.1, section 'Envelopes'
    seq:
      - id: preamble
        type: envelope_preamble
        doc: Versions of the envelope.
      - id: payload
        size: ((_io.size.as<s8> - _io.pos.as<s8>).as<s8> - 4.as<s8>).as<s8>
        type: header
        doc: Contents of the envelope.
      - id: checksum
        size: 4
        doc: CRC32 of all preceding bytes of the envelope, little-endian.
  footer_envelope:
    doc: Whole footer envelope, from a slice that holds exactly the envelope.
    doc-ref: https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#envelopes RNTuple Binary Format Specification 0.1, section 'Envelopes'
    seq:
      - id: preamble
        type: envelope_preamble
        doc: Versions of the envelope.
      - id: payload
        size: ((_io.size.as<s8> - _io.pos.as<s8>).as<s8> - 4.as<s8>).as<s8>
        type: footer
        doc: Contents of the envelope.
      - id: checksum
        size: 4
        doc: CRC32 of all preceding bytes of the envelope, little-endian.
  page_list_envelope:
    doc: Whole page list envelope, from a slice that holds exactly the envelope.
    doc-ref: https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#envelopes RNTuple Binary Format Specification 0.1, section 'Envelopes'
    seq:
      - id: preamble
        type: envelope_preamble
        doc: Versions of the envelope.
      - id: payload
        size: ((_io.size.as<s8> - _io.pos.as<s8>).as<s8> - 4.as<s8>).as<s8>
        type: page_list
        doc: Contents of the envelope.
      - id: checksum
        size: 4
        doc: CRC32 of all preceding bytes of the envelope, little-endian.
  meta_data_envelope:
    doc: Whole user meta-data envelope, from a slice that holds exactly the envelope.
    doc-ref: https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#envelopes RNTuple Binary Format Specification 0.1, section 'Envelopes'
    seq:
      - id: preamble
        type: envelope_preamble
        doc: Versions of the envelope.
      - id: payload
        size: ((_io.size.as<s8> - _io.pos.as<s8>).as<s8> - 4.as<s8>).as<s8>
        type: meta_data
        doc: Contents of the envelope.
      - id: checksum
        size: 4
        doc: CRC32 of all preceding bytes of the envelope, little-endian.
  counted_string:
    doc: String with its length in front; no terminator, no padding.
    doc-ref: https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#basic-types RNTuple Binary Format Specification 0.1, section 'Basic Types'
    -rules: [RNT-BAS-001, RNT-BAS-003, RNT-PRE-001]
    seq:
      - id: len
        type: u4
        valid:
          expr: _.as<s8> <= (_io.size.as<s8> - _io.pos.as<s8>).as<s8>
        doc: Length of the string in bytes.
      - id: raw
        size: len
        doc: Bytes of the string, left undecoded here; UTF-8 by convention, ASCII by the text of the drafts.
    instances:
      value:
        value: raw.to_s("UTF-8")
        doc: The string as text.
  unknown_payload:
    doc: Payload whose kind this version of the format does not know.
    doc-ref: https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#locators-and-envelope-links RNTuple Binary Format Specification 0.1, section 'Locators and Envelope Links'
    -rules: [RNT-LOC-001, RNT-LOC-002, RNT-LOC-005, RNT-LOC-006, RNT-PRE-002]
    -errata: [E14]
    seq:
      - id: raw
        size-eos: true
        doc: The stored bytes, unparsed.
  feature_flags:
    doc: Chain of 64-bit words of feature flags; readers refuse flags they do not know.
    doc-ref: https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#feature-flags RNTuple Binary Format Specification 0.1, section 'Feature Flags'
    -rules: [RNT-FEA-001, RNT-FEA-002, RNT-FEA-003, RNT-FEA-006]
    seq:
      - id: words
        type: feature_flag_word
        repeat: until
        repeat-until: _.hi >= 0
        doc: Words of the chain; flag number 64 * i + b is bit b of word i.
  feature_flag_word:
    doc: One 64-bit word of 63 flags, in two halves so that no target language loses bits.
    doc-ref: https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#feature-flags RNTuple Binary Format Specification 0.1, section 'Feature Flags'
    seq:
      - id: lo
        type: u4
        doc: Flags 0 to 31 of this word.
      - id: hi
        type: s4
        doc: Flags 32 to 62 of this word; negative (bit 63 of the word is set) if another word follows.
  locator:
    doc: |
      Where a byte range is stored. A non-negative head is the size of a byte range in the same file, and an
      offset follows. A negative head is negated as a whole and then holds locator size, reserved byte and
      kind.
    doc-ref: https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#locators-and-envelope-links RNTuple Binary Format Specification 0.1, section 'Locators and Envelope Links'
    seq:
      - id: head
        type: s4
        valid:
          expr: _.as<s8> >= 0.as<s8> or ((0.as<s8> - _.as<s8>).as<s8> % 0x10000.as<s8>).as<s8> >= 4.as<s8>
        doc: |
          Stored size in bytes of the byte range if not negative; else the negated word of locator size,
          reserved byte and kind.
      - id: ofs_range
        type: u8
        if: head >= 0
        doc: Offset in bytes from the start of the file.
      - id: payload
        size: (len_self.as<s8> - 4.as<s8>).as<s8>
        type:
          switch-on: kind
          cases:
            1: uri_locator
            2: object64_locator
            _: unknown_payload
        if: head < 0
        doc: Position in a non-standard locator; opaque for kinds unknown to this version.
    instances:
      negated_head:
        value: '(head.as<s8> < 0.as<s8> ? (0.as<s8> - head.as<s8>).as<s8> : 0.as<s8>).as<s8>'
        doc: The word that holds locator size, reserved byte and kind; 0 in a standard locator.
      len_self:
        value: (negated_head.as<s8> % 0x10000.as<s8>).as<s8>
        doc: Size in bytes of a non-standard locator, head included; 0 in a standard locator.
      reserved:
        value: ((negated_head.as<s8> / 0x10000.as<s8>).as<s8> % 0x100.as<s8>).as<s8>
        doc: Byte for use by the storage system of a non-standard locator.
      kind:
        value: (negated_head.as<s8> / 0x1000000.as<s8>).as<u1>
        doc: Kind of locator, see the enum locator_kind; 0 in a standard locator.
  uri_locator:
    doc: Payload of a locator that is a URI.
    doc-ref: https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#locators-and-envelope-links RNTuple Binary Format Specification 0.1, section 'Locators and Envelope Links'
    seq:
      - id: raw
        size-eos: true
        doc: Characters of the URI.
  object64_locator:
    doc: Payload of a locator of an object with a 64-bit address, as in the DAOS object store.
    doc-ref: https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#well-known-payload-formats RNTuple Binary Format Specification 0.1, section 'Well-known Payload Formats'
    seq:
      - id: len_object
        type: u4
        doc: Stored size in bytes of the object.
      - id: location
        type: u8
        doc: Address of the object; its meaning depends on the object store.
      - id: trailing
        size-eos: true
        doc: Unknown bytes up to the end of the locator, appended by a later version of the format.
  envelope_link:
    doc: Reference to another envelope.
    doc-ref: https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#locators-and-envelope-links RNTuple Binary Format Specification 0.1, section 'Locators and Envelope Links'
    seq:
      - id: len_envelope
        type: u4
        doc: Length in bytes of the referenced envelope after decompression.
      - id: locator
        type: locator
        doc: Where the referenced envelope is stored.
  header:
    doc: |
      Payload of the header envelope: name, provenance and schema of the RNTuple.
    doc-ref: https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#header-envelope RNTuple Binary Format Specification 0.1, section 'Header Envelope'
    -rules: [RNT-HDR-001, RNT-HDR-002, RNT-HDR-003, RNT-HDR-004, RNT-RC1-005]
    seq:
      - id: feature_flags
        type: feature_flags
        doc: Features that a reader must know.
      - id: release_candidate_tag
        type: u4
        doc: Marks unstable versions of the format; 1 in all files of this generation.
      - id: name
        type: counted_string
        doc: Name of the RNTuple.
      - id: description
        type: counted_string
        doc: Free text about the RNTuple.
      - id: writer
        type: counted_string
        doc: Library and version that wrote the RNTuple.
      - id: schema
        type: schema
        doc: Fields, columns, alias columns and extra type information known when writing began.
      - id: trailing
        size-eos: true
        doc: Unknown bytes up to the end of the envelope payload, appended by a later version of the format.
  schema:
    doc: |
      Schema description: four list frames. It is in the header and, for later additions, in the footer.
    doc-ref: https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#header-envelope RNTuple Binary Format Specification 0.1, section 'Header Envelope'
    seq:
      - id: fields
        type: field_list
        doc: Field descriptions; the field id is the position, counted on in the schema extension.
      - id: columns
        type: column_list
        doc: Column descriptions; the column id is the position, counted on in the schema extension.
      - id: alias_columns
        type: alias_column_list
        doc: Columns of projected fields; their ids follow those of the physical columns.
      - id: extra_type_infos
        type: extra_type_info_list
        doc: Type information that field descriptions cannot hold.
  field_list:
    doc: List frame of field descriptions.
    doc-ref: https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames RNTuple Binary Format Specification 0.1, section 'Frames'
    -rules: [RNT-FRM-002, RNT-FRM-003, RNT-FRM-004, RNT-FRM-005, RNT-FRM-006, RNT-RC1-004, RNT-RC1-012]
    seq:
      - id: len_frame
        type: s4
        valid:
          expr: _.as<s8> <= -8.as<s8> and (_.as<s8> + (_io.size.as<s8> - _io.pos.as<s8>).as<s8>).as<s8> >= -4.as<s8>
        doc: |
          Size of the frame in bytes, this field included, negated: the sign marks a list frame.
      - id: body
        size: '-len_frame - 4'
        type: field_list_body
        doc: Number of items, items and whatever follows them inside the frame.
  field_list_body:
    doc: Payload of the list frame of field descriptions.
    doc-ref: https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames RNTuple Binary Format Specification 0.1, section 'Frames'
    seq:
      - id: num_items_and_reserved
        type: u4
        valid:
          expr: ((_.as<s8> % 0x10000000.as<s8>).as<s8> * 4.as<s8>).as<s8> <= (_io.size.as<s8> - _io.pos.as<s8>).as<s8>
        doc: |
          Number of items in the low 28 bits, high 4 bits reserved. Bounded by the remaining bytes, as no item is
          smaller than 4 bytes.
      - id: items
        type: field_record
        repeat: expr
        repeat-expr: num_items
        doc: The field descriptions, in order.
      - id: trailing
        size-eos: true
        doc: Unknown bytes up to the end of the frame, appended by a later version of the format.
    instances:
      num_items:
        value: (num_items_and_reserved.as<u8> % 0x10000000.as<u8>).as<u8>
        doc: Number of items.
      reserved:
        value: (num_items_and_reserved.as<u8> / 0x10000000.as<u8>).as<u8>
        doc: Reserved bits; zero in all known files.
  field_record:
    doc: Record frame around one field description.
    doc-ref: https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames RNTuple Binary Format Specification 0.1, section 'Frames'
    seq:
      - id: len_frame
        type: s4
        valid:
          expr: _.as<s8> >= 4.as<s8> and (_.as<s8> - (_io.size.as<s8> - _io.pos.as<s8>).as<s8>).as<s8> <= 4.as<s8>
        doc: Size of the frame in bytes, this field included; positive, as in every record frame.
      - id: body
        size: len_frame - 4
        type: field
        doc: Payload of the frame.
  field:
    doc: |
      Description of one field: a node of the schema tree. Numbers come first, strings last.
    doc-ref: https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#field-description RNTuple Binary Format Specification 0.1, section 'Field Description'
    -rules: [RNT-FLD-002, RNT-FLD-003, RNT-FLD-004, RNT-FLD-005, RNT-FLD-007, RNT-FLD-008, RNT-FLD-009, RNT-FLD-010, RNT-PRE-003, RNT-PRE-004, RNT-RC1-014]
    seq:
      - id: field_version
        type: u4
        doc: Version of the field's own serialisation.
      - id: type_version
        type: u4
        doc: Version of the type, such as the class version of a user-defined class.
      - id: parent_id
        type: u4
        doc: Id of the parent field; a top-level field names itself.
      - id: role
        type: u2
        doc: Structural role, see the enum field_role.
      - id: flags
        type: u2
        doc: Bits of the enum field_flag.
      - id: array_size
        type: u8
        if: is_repetitive
        doc: Number of items per entry of a fixed-size array or bitset.
      - id: name
        type: counted_string
        doc: Name of the field.
      - id: type_name
        type: counted_string
        doc: C++ type name.
      - id: type_alias
        type: counted_string
        doc: C++ type name as the user wrote it, if it differs; else empty.
      - id: description
        type: counted_string
        doc: Free text about the field.
      - id: trailing
        size-eos: true
        doc: Unknown bytes up to the end of the frame, appended by a later version of the format.
    instances:
      is_repetitive:
        value: (flags & 1) != 0
        doc: Whether the field is a fixed-size array.
  column_list:
    doc: List frame of column descriptions.
    doc-ref: https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames RNTuple Binary Format Specification 0.1, section 'Frames'
    seq:
      - id: len_frame
        type: s4
        valid:
          expr: _.as<s8> <= -8.as<s8> and (_.as<s8> + (_io.size.as<s8> - _io.pos.as<s8>).as<s8>).as<s8> >= -4.as<s8>
        doc: |
          Size of the frame in bytes, this field included, negated: the sign marks a list frame.
      - id: body
        size: '-len_frame - 4'
        type: column_list_body
        doc: Number of items, items and whatever follows them inside the frame.
  column_list_body:
    doc: Payload of the list frame of column descriptions.
    doc-ref: https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames RNTuple Binary Format Specification 0.1, section 'Frames'
    seq:
      - id: num_items_and_reserved
        type: u4
        valid:
          expr: ((_.as<s8> % 0x10000000.as<s8>).as<s8> * 4.as<s8>).as<s8> <= (_io.size.as<s8> - _io.pos.as<s8>).as<s8>
        doc: |
          Number of items in the low 28 bits, high 4 bits reserved. Bounded by the remaining bytes, as no item is
          smaller than 4 bytes.
      - id: items
        type: column_record
        repeat: expr
        repeat-expr: num_items
        doc: The column descriptions, in order.
      - id: trailing
        size-eos: true
        doc: Unknown bytes up to the end of the frame, appended by a later version of the format.
    instances:
      num_items:
        value: (num_items_and_reserved.as<u8> % 0x10000000.as<u8>).as<u8>
        doc: Number of items.
      reserved:
        value: (num_items_and_reserved.as<u8> / 0x10000000.as<u8>).as<u8>
        doc: Reserved bits; zero in all known files.
  column_record:
    doc: Record frame around one column description.
    doc-ref: https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames RNTuple Binary Format Specification 0.1, section 'Frames'
    seq:
      - id: len_frame
        type: s4
        valid:
          expr: _.as<s8> >= 4.as<s8> and (_.as<s8> - (_io.size.as<s8> - _io.pos.as<s8>).as<s8>).as<s8> <= 4.as<s8>
        doc: Size of the frame in bytes, this field included; positive, as in every record frame.
      - id: body
        size: len_frame - 4
        type: column
        doc: Payload of the frame.
  column:
    doc: Description of one physical column.
    doc-ref: https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#column-description RNTuple Binary Format Specification 0.1, section 'Column Description'
    -rules: [RNT-COL-001, RNT-COL-002, RNT-COL-003, RNT-COL-008, RNT-COL-009, RNT-COL-016, RNT-ENC-001, RNT-ENC-002, RNT-ENC-003, RNT-PRE-007, RNT-RC1-008, RNT-RC1-009]
    -errata: [E06, E18, E33, E37, E38]
    seq:
      - id: column_type
        type: u2
        doc: How elements are encoded, see the enum column_type.
      - id: bits_on_storage
        type: u2
        doc: Size of one element on storage, in bits.
      - id: field_id
        type: u4
        doc: Id of the field that the column belongs to.
      - id: flags
        type: u4
        doc: Bits of the enum column_flag.
      - id: first_element_index
        type: u8
        if: is_deferred
        doc: Index of the first stored element of a deferred column.
      - id: trailing
        size-eos: true
        doc: Unknown bytes up to the end of the frame, appended by a later version of the format.
    instances:
      is_deferred:
        value: (flags & 8) != 0
        doc: Whether the first stored element is not element 0.
  alias_column_list:
    doc: List frame of alias columns.
    doc-ref: https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames RNTuple Binary Format Specification 0.1, section 'Frames'
    seq:
      - id: len_frame
        type: s4
        valid:
          expr: _.as<s8> <= -8.as<s8> and (_.as<s8> + (_io.size.as<s8> - _io.pos.as<s8>).as<s8>).as<s8> >= -4.as<s8>
        doc: |
          Size of the frame in bytes, this field included, negated: the sign marks a list frame.
      - id: body
        size: '-len_frame - 4'
        type: alias_column_list_body
        doc: Number of items, items and whatever follows them inside the frame.
  alias_column_list_body:
    doc: Payload of the list frame of alias columns.
    doc-ref: https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames RNTuple Binary Format Specification 0.1, section 'Frames'
    seq:
      - id: num_items_and_reserved
        type: u4
        valid:
          expr: ((_.as<s8> % 0x10000000.as<s8>).as<s8> * 4.as<s8>).as<s8> <= (_io.size.as<s8> - _io.pos.as<s8>).as<s8>
        doc: |
          Number of items in the low 28 bits, high 4 bits reserved. Bounded by the remaining bytes, as no item is
          smaller than 4 bytes.
      - id: items
        type: alias_column_record
        repeat: expr
        repeat-expr: num_items
        doc: The alias columns, in order.
      - id: trailing
        size-eos: true
        doc: Unknown bytes up to the end of the frame, appended by a later version of the format.
    instances:
      num_items:
        value: (num_items_and_reserved.as<u8> % 0x10000000.as<u8>).as<u8>
        doc: Number of items.
      reserved:
        value: (num_items_and_reserved.as<u8> / 0x10000000.as<u8>).as<u8>
        doc: Reserved bits; zero in all known files.
  alias_column_record:
    doc: Record frame around one alias column.
    doc-ref: https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames RNTuple Binary Format Specification 0.1, section 'Frames'
    seq:
      - id: len_frame
        type: s4
        valid:
          expr: _.as<s8> >= 4.as<s8> and (_.as<s8> - (_io.size.as<s8> - _io.pos.as<s8>).as<s8>).as<s8> <= 4.as<s8>
        doc: Size of the frame in bytes, this field included; positive, as in every record frame.
      - id: body
        size: len_frame - 4
        type: alias_column
        doc: Payload of the frame.
  alias_column:
    doc: |
      Column of a projected field: another name for a physical column.
    doc-ref: https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#alias-columns RNTuple Binary Format Specification 0.1, section 'Alias columns'
    -rules: [RNT-ALI-001, RNT-ALI-002, RNT-ALI-004, RNT-PRE-006]
    seq:
      - id: physical_column_id
        type: u4
        doc: Id of the physical column that holds the elements.
      - id: field_id
        type: u4
        doc: Id of the projected field.
      - id: trailing
        size-eos: true
        doc: Unknown bytes up to the end of the frame, appended by a later version of the format.
  extra_type_info_list:
    doc: List frame of extra type information records.
    doc-ref: https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames RNTuple Binary Format Specification 0.1, section 'Frames'
    seq:
      - id: len_frame
        type: s4
        valid:
          expr: _.as<s8> <= -8.as<s8> and (_.as<s8> + (_io.size.as<s8> - _io.pos.as<s8>).as<s8>).as<s8> >= -4.as<s8>
        doc: |
          Size of the frame in bytes, this field included, negated: the sign marks a list frame.
      - id: body
        size: '-len_frame - 4'
        type: extra_type_info_list_body
        doc: Number of items, items and whatever follows them inside the frame.
  extra_type_info_list_body:
    doc: Payload of the list frame of extra type information records.
    doc-ref: https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames RNTuple Binary Format Specification 0.1, section 'Frames'
    seq:
      - id: num_items_and_reserved
        type: u4
        valid:
          expr: ((_.as<s8> % 0x10000000.as<s8>).as<s8> * 4.as<s8>).as<s8> <= (_io.size.as<s8> - _io.pos.as<s8>).as<s8>
        doc: |
          Number of items in the low 28 bits, high 4 bits reserved. Bounded by the remaining bytes, as no item is
          smaller than 4 bytes.
      - id: items
        type: extra_type_info_record
        repeat: expr
        repeat-expr: num_items
        doc: The extra type information records, in order.
      - id: trailing
        size-eos: true
        doc: Unknown bytes up to the end of the frame, appended by a later version of the format.
    instances:
      num_items:
        value: (num_items_and_reserved.as<u8> % 0x10000000.as<u8>).as<u8>
        doc: Number of items.
      reserved:
        value: (num_items_and_reserved.as<u8> / 0x10000000.as<u8>).as<u8>
        doc: Reserved bits; zero in all known files.
  extra_type_info_record:
    doc: Record frame around one piece of extra type information.
    doc-ref: https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames RNTuple Binary Format Specification 0.1, section 'Frames'
    seq:
      - id: len_frame
        type: s4
        valid:
          expr: _.as<s8> >= 4.as<s8> and (_.as<s8> - (_io.size.as<s8> - _io.pos.as<s8>).as<s8>).as<s8> <= 4.as<s8>
        doc: Size of the frame in bytes, this field included; positive, as in every record frame.
      - id: body
        size: len_frame - 4
        type: extra_type_info
        doc: Payload of the frame.
  extra_type_info:
    doc: Additional information about one type.
    doc-ref: https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#extra-type-information RNTuple Binary Format Specification 0.1, section 'Extra type information'
    -rules: [RNT-EXT-002, RNT-PRE-008]
    seq:
      - id: type_version_from
        type: u4
        doc: First version of the type that the information is about.
      - id: type_version_to
        type: u4
        doc: Last version of the type that the information is about.
      - id: content_id
        type: u4
        doc: Kind of content, see the enum extra_type_info_content.
      - id: type_name
        type: counted_string
        doc: C++ type that the information is about.
      - id: content
        type: counted_string
        if: not _io.eof
        doc: The information itself, in the form that the kind of content asks for.
      - id: trailing
        size-eos: true
        doc: Unknown bytes up to the end of the frame, appended by a later version of the format.
  footer:
    doc: |
      Payload of the footer envelope: additions to the schema, and the way to the page lists.
    doc-ref: https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#footer-envelope RNTuple Binary Format Specification 0.1, section 'Footer Envelope'
    -rules: [RNT-FEA-004, RNT-FTR-001, RNT-RC1-006, RNT-RC1-015]
    -errata: [E36]
    seq:
      - id: feature_flags
        type: feature_flags
        doc: Features that a reader must know, in addition to those of the header.
      - id: header_checksum
        size: 4
        doc: Checksum of the header envelope that the footer belongs to.
      - id: schema_extension
        type: schema_extension_frame
        doc: Schema parts that were added while data was being written.
      - id: column_groups
        type: column_group_list
        doc: Subsets of the columns; empty unless there are sharded clusters.
      - id: cluster_summaries
        type: cluster_summary_list
        doc: Entry ranges of all clusters, in the order of their ids.
      - id: cluster_groups
        type: cluster_group_list
        doc: Cluster groups, each with a link to its page list.
      - id: meta_data_links
        type: meta_data_link_list
        doc: Links to user meta-data envelopes.
      - id: trailing
        size-eos: true
        doc: Unknown bytes up to the end of the envelope payload, appended by a later version of the format.
  schema_extension_frame:
    doc: |
      Frame around the schema extension. Early files hold an empty list frame here, later ones the record frame of the
      text. The sign of the size distinguishes them.
    doc-ref: https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#footer-envelope RNTuple Binary Format Specification 0.1, section 'Footer Envelope'
    seq:
      - id: len_frame
        type: s4
        valid:
          expr: (_.as<s8> >= 4.as<s8> and (_.as<s8> - (_io.size.as<s8> - _io.pos.as<s8>).as<s8>).as<s8> <= 4.as<s8>) or (_.as<s8> <= -8.as<s8> and (_.as<s8> + (_io.size.as<s8> - _io.pos.as<s8>).as<s8>).as<s8> >= -4.as<s8>)
        doc: Size of the frame in bytes, this field included; negated in a list frame.
      - id: record
        size: len_frame - 4
        type: schema_extension
        if: len_frame >= 0
        doc: Payload of the record frame.
      - id: list
        size: '-len_frame - 4'
        type: schema_extension_list_body
        if: len_frame < 0
        doc: Payload of the list frame.
  schema_extension_list_body:
    doc: Payload of the list frame that replaces the schema extension in early files.
    doc-ref: https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#footer-envelope RNTuple Binary Format Specification 0.1, section 'Footer Envelope'
    seq:
      - id: num_items_and_reserved
        type: u4
        doc: Number of items in the low 28 bits, high 4 bits reserved.
      - id: trailing
        size-eos: true
        doc: Unknown bytes up to the end of the frame, appended by a later version of the format.
    instances:
      num_items:
        value: (num_items_and_reserved.as<u8> % 0x10000000.as<u8>).as<u8>
        doc: Number of items.
      reserved:
        value: (num_items_and_reserved.as<u8> / 0x10000000.as<u8>).as<u8>
        doc: Reserved bits; zero in all known files.
  schema_extension:
    doc: Additions to the schema of the header.
    doc-ref: https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#footer-envelope RNTuple Binary Format Specification 0.1, section 'Footer Envelope'
    seq:
      - id: schema
        type: schema
        if: not _io.eof
        doc: The additions; absent if the frame is empty.
      - id: trailing
        size-eos: true
        doc: Unknown bytes up to the end of the frame, appended by a later version of the format.
  column_group_list:
    doc: List frame of column groups.
    doc-ref: https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames RNTuple Binary Format Specification 0.1, section 'Frames'
    seq:
      - id: len_frame
        type: s4
        valid:
          expr: _.as<s8> <= -8.as<s8> and (_.as<s8> + (_io.size.as<s8> - _io.pos.as<s8>).as<s8>).as<s8> >= -4.as<s8>
        doc: |
          Size of the frame in bytes, this field included, negated: the sign marks a list frame.
      - id: body
        size: '-len_frame - 4'
        type: column_group_list_body
        doc: Number of items, items and whatever follows them inside the frame.
  column_group_list_body:
    doc: Payload of the list frame of column groups.
    doc-ref: https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames RNTuple Binary Format Specification 0.1, section 'Frames'
    seq:
      - id: num_items_and_reserved
        type: u4
        valid:
          expr: ((_.as<s8> % 0x10000000.as<s8>).as<s8> * 4.as<s8>).as<s8> <= (_io.size.as<s8> - _io.pos.as<s8>).as<s8>
        doc: |
          Number of items in the low 28 bits, high 4 bits reserved. Bounded by the remaining bytes, as no item is
          smaller than 4 bytes.
      - id: items
        type: column_group_record
        repeat: expr
        repeat-expr: num_items
        doc: The column groups, in order.
      - id: trailing
        size-eos: true
        doc: Unknown bytes up to the end of the frame, appended by a later version of the format.
    instances:
      num_items:
        value: (num_items_and_reserved.as<u8> % 0x10000000.as<u8>).as<u8>
        doc: Number of items.
      reserved:
        value: (num_items_and_reserved.as<u8> / 0x10000000.as<u8>).as<u8>
        doc: Reserved bits; zero in all known files.
  column_group_record:
    doc: Record frame around one column group.
    doc-ref: https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames RNTuple Binary Format Specification 0.1, section 'Frames'
    seq:
      - id: len_frame
        type: s4
        valid:
          expr: _.as<s8> >= 4.as<s8> and (_.as<s8> - (_io.size.as<s8> - _io.pos.as<s8>).as<s8>).as<s8> <= 4.as<s8>
        doc: Size of the frame in bytes, this field included; positive, as in every record frame.
      - id: body
        size: len_frame - 4
        type: column_group
        doc: Payload of the frame.
  column_group:
    doc: Columns that the clusters of a shard cover; the column group id is the position.
    doc-ref: https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#column-group-record-frame RNTuple Binary Format Specification 0.1, section 'Column Group Record Frame'
    -rules: [RNT-PRE-009, RNT-PRE-014]
    seq:
      - id: column_ids
        type: column_id_list
        doc: Ids of the columns.
      - id: trailing
        size-eos: true
        doc: Unknown bytes up to the end of the frame, appended by a later version of the format.
  column_id_list:
    doc: List frame of column ids.
    doc-ref: https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames RNTuple Binary Format Specification 0.1, section 'Frames'
    seq:
      - id: len_frame
        type: s4
        valid:
          expr: _.as<s8> <= -8.as<s8> and (_.as<s8> + (_io.size.as<s8> - _io.pos.as<s8>).as<s8>).as<s8> >= -4.as<s8>
        doc: |
          Size of the frame in bytes, this field included, negated: the sign marks a list frame.
      - id: body
        size: '-len_frame - 4'
        type: column_id_list_body
        doc: Number of items, items and whatever follows them inside the frame.
  column_id_list_body:
    doc: Payload of the list frame of column ids.
    doc-ref: https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames RNTuple Binary Format Specification 0.1, section 'Frames'
    seq:
      - id: num_items_and_reserved
        type: u4
        valid:
          expr: ((_.as<s8> % 0x10000000.as<s8>).as<s8> * 4.as<s8>).as<s8> <= (_io.size.as<s8> - _io.pos.as<s8>).as<s8>
        doc: |
          Number of items in the low 28 bits, high 4 bits reserved. Bounded by the remaining bytes, as no item is
          smaller than 4 bytes.
      - id: items
        type: u4
        repeat: expr
        repeat-expr: num_items
        doc: Ids of physical columns; these are not frames.
      - id: trailing
        size-eos: true
        doc: Unknown bytes up to the end of the frame, appended by a later version of the format.
    instances:
      num_items:
        value: (num_items_and_reserved.as<u8> % 0x10000000.as<u8>).as<u8>
        doc: Number of items.
      reserved:
        value: (num_items_and_reserved.as<u8> / 0x10000000.as<u8>).as<u8>
        doc: Reserved bits; zero in all known files.
  cluster_group_list:
    doc: List frame of cluster groups.
    doc-ref: https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames RNTuple Binary Format Specification 0.1, section 'Frames'
    seq:
      - id: len_frame
        type: s4
        valid:
          expr: _.as<s8> <= -8.as<s8> and (_.as<s8> + (_io.size.as<s8> - _io.pos.as<s8>).as<s8>).as<s8> >= -4.as<s8>
        doc: |
          Size of the frame in bytes, this field included, negated: the sign marks a list frame.
      - id: body
        size: '-len_frame - 4'
        type: cluster_group_list_body
        doc: Number of items, items and whatever follows them inside the frame.
  cluster_group_list_body:
    doc: Payload of the list frame of cluster groups.
    doc-ref: https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames RNTuple Binary Format Specification 0.1, section 'Frames'
    seq:
      - id: num_items_and_reserved
        type: u4
        valid:
          expr: ((_.as<s8> % 0x10000000.as<s8>).as<s8> * 4.as<s8>).as<s8> <= (_io.size.as<s8> - _io.pos.as<s8>).as<s8>
        doc: |
          Number of items in the low 28 bits, high 4 bits reserved. Bounded by the remaining bytes, as no item is
          smaller than 4 bytes.
      - id: items
        type: cluster_group_record
        repeat: expr
        repeat-expr: num_items
        doc: The cluster groups, in order.
      - id: trailing
        size-eos: true
        doc: Unknown bytes up to the end of the frame, appended by a later version of the format.
    instances:
      num_items:
        value: (num_items_and_reserved.as<u8> % 0x10000000.as<u8>).as<u8>
        doc: Number of items.
      reserved:
        value: (num_items_and_reserved.as<u8> / 0x10000000.as<u8>).as<u8>
        doc: Reserved bits; zero in all known files.
  cluster_group_record:
    doc: Record frame around one cluster group.
    doc-ref: https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames RNTuple Binary Format Specification 0.1, section 'Frames'
    seq:
      - id: len_frame
        type: s4
        valid:
          expr: _.as<s8> >= 4.as<s8> and (_.as<s8> - (_io.size.as<s8> - _io.pos.as<s8>).as<s8>).as<s8> <= 4.as<s8>
        doc: Size of the frame in bytes, this field included; positive, as in every record frame.
      - id: body
        size: len_frame - 4
        type: cluster_group
        doc: Payload of the frame.
  cluster_group:
    doc: Clusters that share one page list.
    doc-ref: https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#cluster-group-record-frame RNTuple Binary Format Specification 0.1, section 'Cluster Group Record Frame'
    -rules: [RNT-CGR-004, RNT-RC1-007]
    seq:
      - id: num_clusters
        type: u4
        doc: Number of clusters in the group.
      - id: page_list_link
        type: envelope_link
        doc: Where the page list of the group is stored.
      - id: trailing
        size-eos: true
        doc: Unknown bytes up to the end of the frame, appended by a later version of the format.
  meta_data_link_list:
    doc: List frame of links to user meta-data envelopes.
    doc-ref: https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames RNTuple Binary Format Specification 0.1, section 'Frames'
    seq:
      - id: len_frame
        type: s4
        valid:
          expr: _.as<s8> <= -8.as<s8> and (_.as<s8> + (_io.size.as<s8> - _io.pos.as<s8>).as<s8>).as<s8> >= -4.as<s8>
        doc: |
          Size of the frame in bytes, this field included, negated: the sign marks a list frame.
      - id: body
        size: '-len_frame - 4'
        type: meta_data_link_list_body
        doc: Number of items, items and whatever follows them inside the frame.
  meta_data_link_list_body:
    doc: Payload of the list frame of links to user meta-data envelopes.
    doc-ref: https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#footer-envelope RNTuple Binary Format Specification 0.1, section 'Footer Envelope'
    seq:
      - id: num_items_and_reserved
        type: u4
        valid:
          expr: ((_.as<s8> % 0x10000000.as<s8>).as<s8> * 8.as<s8>).as<s8> <= (_io.size.as<s8> - _io.pos.as<s8>).as<s8>
        doc: |
          Number of items in the low 28 bits, high 4 bits reserved. Bounded by the remaining bytes, as no item is
          smaller than 8 bytes.
      - id: items
        type: envelope_link
        repeat: expr
        repeat-expr: num_items
        doc: Envelope links; these are not frames.
      - id: trailing
        size-eos: true
        doc: Unknown bytes up to the end of the frame, appended by a later version of the format.
    instances:
      num_items:
        value: (num_items_and_reserved.as<u8> % 0x10000000.as<u8>).as<u8>
        doc: Number of items.
      reserved:
        value: (num_items_and_reserved.as<u8> / 0x10000000.as<u8>).as<u8>
        doc: Reserved bits; zero in all known files.
  cluster_summary_list:
    doc: List frame of cluster summaries.
    doc-ref: https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames RNTuple Binary Format Specification 0.1, section 'Frames'
    seq:
      - id: len_frame
        type: s4
        valid:
          expr: _.as<s8> <= -8.as<s8> and (_.as<s8> + (_io.size.as<s8> - _io.pos.as<s8>).as<s8>).as<s8> >= -4.as<s8>
        doc: |
          Size of the frame in bytes, this field included, negated: the sign marks a list frame.
      - id: body
        size: '-len_frame - 4'
        type: cluster_summary_list_body
        doc: Number of items, items and whatever follows them inside the frame.
  cluster_summary_list_body:
    doc: Payload of the list frame of cluster summaries.
    doc-ref: https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames RNTuple Binary Format Specification 0.1, section 'Frames'
    seq:
      - id: num_items_and_reserved
        type: u4
        valid:
          expr: ((_.as<s8> % 0x10000000.as<s8>).as<s8> * 4.as<s8>).as<s8> <= (_io.size.as<s8> - _io.pos.as<s8>).as<s8>
        doc: |
          Number of items in the low 28 bits, high 4 bits reserved. Bounded by the remaining bytes, as no item is
          smaller than 4 bytes.
      - id: items
        type: cluster_summary_record
        repeat: expr
        repeat-expr: num_items
        doc: The cluster summaries, in order.
      - id: trailing
        size-eos: true
        doc: Unknown bytes up to the end of the frame, appended by a later version of the format.
    instances:
      num_items:
        value: (num_items_and_reserved.as<u8> % 0x10000000.as<u8>).as<u8>
        doc: Number of items.
      reserved:
        value: (num_items_and_reserved.as<u8> / 0x10000000.as<u8>).as<u8>
        doc: Reserved bits; zero in all known files.
  cluster_summary_record:
    doc: Record frame around one cluster summary.
    doc-ref: https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames RNTuple Binary Format Specification 0.1, section 'Frames'
    seq:
      - id: len_frame
        type: s4
        valid:
          expr: _.as<s8> >= 4.as<s8> and (_.as<s8> - (_io.size.as<s8> - _io.pos.as<s8>).as<s8>).as<s8> <= 4.as<s8>
        doc: Size of the frame in bytes, this field included; positive, as in every record frame.
      - id: body
        size: len_frame - 4
        type: cluster_summary
        doc: Payload of the frame.
  cluster_summary:
    doc: Entry range of one cluster.
    doc-ref: https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#cluster-summary-record-frame RNTuple Binary Format Specification 0.1, section 'Cluster Summary Record Frame'
    -rules: [RNT-PGL-006, RNT-PRE-010, RNT-RC1-013]
    seq:
      - id: first_entry
        type: u8
        doc: Number of the first entry of the cluster.
      - id: num_entries_lo
        type: u4
        doc: Bits 0 to 31 of the number of entries.
      - id: num_entries_hi
        type: u4
        doc: Bits 32 to 59 of the number of entries, and the flags in the high 4 bits.
      - id: column_group_id
        type: u4
        if: is_sharded
        doc: Column group that a sharded cluster covers.
      - id: trailing
        size-eos: true
        doc: Unknown bytes up to the end of the frame, appended by a later version of the format.
    instances:
      num_entries:
        value: (num_entries_lo.as<u8> + ((num_entries_hi.as<u8> % 0x10000000.as<u8>).as<u8> * 0x100000000.as<u8>).as<u8>).as<u8>
        doc: Number of entries of the cluster, 60 bits.
      flags:
        value: (num_entries_hi.as<u8> / 0x10000000.as<u8>).as<u8>
        doc: Bits of the enum cluster_flag, 4 bits.
      is_sharded:
        value: (flags.as<u8> % 2.as<u8>).as<u8> == 1.as<u8>
        doc: Whether the cluster covers a column group only.
  page_list:
    doc: |
      Payload of a page list envelope: where the pages of the clusters of one cluster group are.
    doc-ref: https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#page-list-envelope RNTuple Binary Format Specification 0.1, section 'Page List Envelope'
    -rules: [RNT-RC1-011]
    seq:
      - id: page_locations
        type: cluster_pages_list
        doc: Pages of the clusters of the group, in the order of the summaries.
      - id: trailing
        size-eos: true
        doc: Unknown bytes up to the end of the envelope payload, appended by a later version of the format.
  cluster_pages_list:
    doc: List frame of page locations of clusters.
    doc-ref: https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames RNTuple Binary Format Specification 0.1, section 'Frames'
    seq:
      - id: len_frame
        type: s4
        valid:
          expr: _.as<s8> <= -8.as<s8> and (_.as<s8> + (_io.size.as<s8> - _io.pos.as<s8>).as<s8>).as<s8> >= -4.as<s8>
        doc: |
          Size of the frame in bytes, this field included, negated: the sign marks a list frame.
      - id: body
        size: '-len_frame - 4'
        type: cluster_pages_list_body
        doc: Number of items, items and whatever follows them inside the frame.
  cluster_pages_list_body:
    doc: Payload of the list frame of page locations of clusters.
    doc-ref: https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#page-list-envelope RNTuple Binary Format Specification 0.1, section 'Page List Envelope'
    seq:
      - id: num_items_and_reserved
        type: u4
        valid:
          expr: ((_.as<s8> % 0x10000000.as<s8>).as<s8> * 8.as<s8>).as<s8> <= (_io.size.as<s8> - _io.pos.as<s8>).as<s8>
        doc: |
          Number of items in the low 28 bits, high 4 bits reserved. Bounded by the remaining bytes, as no item is
          smaller than 8 bytes.
      - id: items
        type: cluster_pages
        repeat: expr
        repeat-expr: num_items
        doc: One list per cluster, in the order of the cluster summaries.
      - id: trailing
        size-eos: true
        doc: Unknown bytes up to the end of the frame, appended by a later version of the format.
    instances:
      num_items:
        value: (num_items_and_reserved.as<u8> % 0x10000000.as<u8>).as<u8>
        doc: Number of items.
      reserved:
        value: (num_items_and_reserved.as<u8> / 0x10000000.as<u8>).as<u8>
        doc: Reserved bits; zero in all known files.
  cluster_pages:
    doc: List frame of page locations of the columns of one cluster.
    doc-ref: https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames RNTuple Binary Format Specification 0.1, section 'Frames'
    seq:
      - id: len_frame
        type: s4
        valid:
          expr: _.as<s8> <= -8.as<s8> and (_.as<s8> + (_io.size.as<s8> - _io.pos.as<s8>).as<s8>).as<s8> >= -4.as<s8>
        doc: |
          Size of the frame in bytes, this field included, negated: the sign marks a list frame.
      - id: body
        size: '-len_frame - 4'
        type: cluster_pages_body
        doc: Number of items, items and whatever follows them inside the frame.
  cluster_pages_body:
    doc: Payload of the list frame of page locations of the columns of one cluster.
    doc-ref: https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#page-list-envelope RNTuple Binary Format Specification 0.1, section 'Page List Envelope'
    seq:
      - id: num_items_and_reserved
        type: u4
        valid:
          expr: ((_.as<s8> % 0x10000000.as<s8>).as<s8> * 16.as<s8>).as<s8> <= (_io.size.as<s8> - _io.pos.as<s8>).as<s8>
        doc: |
          Number of items in the low 28 bits, high 4 bits reserved. Bounded by the remaining bytes, as no item is
          smaller than 16 bytes.
      - id: items
        type: column_pages
        repeat: expr
        repeat-expr: num_items
        doc: |
          One list per column, by column id; columns added after the cluster was written may be missing at
          the end.
      - id: trailing
        size-eos: true
        doc: Unknown bytes up to the end of the frame, appended by a later version of the format.
    instances:
      num_items:
        value: (num_items_and_reserved.as<u8> % 0x10000000.as<u8>).as<u8>
        doc: Number of items.
      reserved:
        value: (num_items_and_reserved.as<u8> / 0x10000000.as<u8>).as<u8>
        doc: Reserved bits; zero in all known files.
  column_pages:
    doc: List frame of pages of one column in one cluster.
    doc-ref: https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames RNTuple Binary Format Specification 0.1, section 'Frames'
    seq:
      - id: len_frame
        type: s4
        valid:
          expr: _.as<s8> <= -20.as<s8> and (_.as<s8> + (_io.size.as<s8> - _io.pos.as<s8>).as<s8>).as<s8> >= -4.as<s8>
        doc: |
          Size of the frame in bytes, this field included, negated: the sign marks a list frame.
      - id: body
        size: '-len_frame - 4'
        type: column_pages_body
        doc: Number of items, items and whatever follows them inside the frame.
  column_pages_body:
    doc: Payload of the list frame of pages of one column in one cluster.
    doc-ref: https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#page-list-envelope RNTuple Binary Format Specification 0.1, section 'Page List Envelope'
    seq:
      - id: num_items_and_reserved
        type: u4
        valid:
          expr: ((_.as<s8> % 0x10000000.as<s8>).as<s8> * 8.as<s8>).as<s8> <= (_io.size.as<s8> - _io.pos.as<s8>).as<s8>
        doc: |
          Number of items in the low 28 bits, high 4 bits reserved. Bounded by the remaining bytes, as no item is
          smaller than 8 bytes.
      - id: items
        type: page
        repeat: expr
        repeat-expr: num_items
        doc: Page descriptions in the order of elements; these are not frames.
      - id: element_offset
        type: u8
        doc: Number of elements of the column in all clusters before.
      - id: compression_settings
        type: u4
        doc: Compression asked for, 100 * algorithm + level.
        doc-ref: https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#basic-types RNTuple Binary Format Specification 0.1, section 'Basic Types'
      - id: trailing
        size-eos: true
        doc: Unknown bytes up to the end of the frame, appended by a later version of the format.
    instances:
      num_items:
        value: (num_items_and_reserved.as<u8> % 0x10000000.as<u8>).as<u8>
        doc: Number of items.
      reserved:
        value: (num_items_and_reserved.as<u8> / 0x10000000.as<u8>).as<u8>
        doc: Reserved bits; zero in all known files.
  page:
    doc: |
      Description of one page: a run of elements of one column.
    doc-ref: https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#page-list-envelope RNTuple Binary Format Specification 0.1, section 'Page List Envelope'
    seq:
      - id: num_elements_and_flags
        type: u4
        doc: Number of elements in the low 30 bits, bits of the enum page_flag in the high 2 bits.
      - id: locator
        type: locator
        doc: Where the page is stored; its size does not count the checksum.
    instances:
      num_elements:
        value: (num_elements_and_flags.as<u8> % 0x40000000.as<u8>).as<u8>
        doc: Number of elements in the page.
      flags:
        value: (num_elements_and_flags.as<u8> / 0x40000000.as<u8>).as<u8>
        doc: Bits of the enum page_flag.
  meta_data:
    doc: Payload of a user meta-data envelope.
    doc-ref: https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#user-meta-data-envelope RNTuple Binary Format Specification 0.1, section 'User Meta-data Envelope'
    -rules: [RNT-PRE-011]
    seq:
      - id: entries
        type: meta_data_entry_list
        doc: Key-value pairs; a key may occur several times, which are its versions.
      - id: trailing
        size-eos: true
        doc: Unknown bytes up to the end of the envelope payload, appended by a later version of the format.
  meta_data_entry_list:
    doc: List frame of key-value pairs.
    doc-ref: https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames RNTuple Binary Format Specification 0.1, section 'Frames'
    seq:
      - id: len_frame
        type: s4
        valid:
          expr: _.as<s8> <= -8.as<s8> and (_.as<s8> + (_io.size.as<s8> - _io.pos.as<s8>).as<s8>).as<s8> >= -4.as<s8>
        doc: |
          Size of the frame in bytes, this field included, negated: the sign marks a list frame.
      - id: body
        size: '-len_frame - 4'
        type: meta_data_entry_list_body
        doc: Number of items, items and whatever follows them inside the frame.
  meta_data_entry_list_body:
    doc: Payload of the list frame of key-value pairs.
    doc-ref: https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames RNTuple Binary Format Specification 0.1, section 'Frames'
    seq:
      - id: num_items_and_reserved
        type: u4
        valid:
          expr: ((_.as<s8> % 0x10000000.as<s8>).as<s8> * 4.as<s8>).as<s8> <= (_io.size.as<s8> - _io.pos.as<s8>).as<s8>
        doc: |
          Number of items in the low 28 bits, high 4 bits reserved. Bounded by the remaining bytes, as no item is
          smaller than 4 bytes.
      - id: items
        type: meta_data_entry_record
        repeat: expr
        repeat-expr: num_items
        doc: The key-value pairs, in order.
      - id: trailing
        size-eos: true
        doc: Unknown bytes up to the end of the frame, appended by a later version of the format.
    instances:
      num_items:
        value: (num_items_and_reserved.as<u8> % 0x10000000.as<u8>).as<u8>
        doc: Number of items.
      reserved:
        value: (num_items_and_reserved.as<u8> / 0x10000000.as<u8>).as<u8>
        doc: Reserved bits; zero in all known files.
  meta_data_entry_record:
    doc: Record frame around one key-value pair.
    doc-ref: https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames RNTuple Binary Format Specification 0.1, section 'Frames'
    seq:
      - id: len_frame
        type: s4
        valid:
          expr: _.as<s8> >= 4.as<s8> and (_.as<s8> - (_io.size.as<s8> - _io.pos.as<s8>).as<s8>).as<s8> <= 4.as<s8>
        doc: Size of the frame in bytes, this field included; positive, as in every record frame.
      - id: body
        size: len_frame - 4
        type: meta_data_entry
        doc: Payload of the frame.
  meta_data_entry:
    doc: One key-value pair.
    doc-ref: https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#user-meta-data-envelope RNTuple Binary Format Specification 0.1, section 'User Meta-data Envelope'
    seq:
      - id: value_type
        type: s4
        doc: Type of the value, see the enum meta_data_type; negated if the value is a list.
      - id: key
        type: counted_string
        doc: |
          Key: name spaces separated by dots.
      - id: value
        type:
          switch-on: value_type
          cases:
            1: meta_data_int64
            2: meta_data_bool
            3: meta_data_float64
            4: counted_string
            -1: int64_list
            -2: bool_list
            -3: float64_list
            -4: string_list
        doc: The value; absent if this version of the format does not know its type.
      - id: trailing
        size-eos: true
        doc: Unknown bytes up to the end of the frame, appended by a later version of the format.
  meta_data_int64:
    doc: Integer value.
    doc-ref: https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#user-meta-data-envelope RNTuple Binary Format Specification 0.1, section 'User Meta-data Envelope'
    seq:
      - id: number
        type: s8
        doc: The value.
  meta_data_bool:
    doc: Boolean value.
    doc-ref: https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#user-meta-data-envelope RNTuple Binary Format Specification 0.1, section 'User Meta-data Envelope'
    seq:
      - id: number
        type: u1
        doc: The value; not zero is true.
  meta_data_float64:
    doc: Floating point value.
    doc-ref: https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#user-meta-data-envelope RNTuple Binary Format Specification 0.1, section 'User Meta-data Envelope'
    seq:
      - id: number
        type: f8
        doc: The value.
  int64_list:
    doc: List frame of integer values.
    doc-ref: https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames RNTuple Binary Format Specification 0.1, section 'Frames'
    seq:
      - id: len_frame
        type: s4
        valid:
          expr: _.as<s8> <= -8.as<s8> and (_.as<s8> + (_io.size.as<s8> - _io.pos.as<s8>).as<s8>).as<s8> >= -4.as<s8>
        doc: |
          Size of the frame in bytes, this field included, negated: the sign marks a list frame.
      - id: body
        size: '-len_frame - 4'
        type: int64_list_body
        doc: Number of items, items and whatever follows them inside the frame.
  int64_list_body:
    doc: Payload of the list frame of integer values.
    doc-ref: https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#user-meta-data-envelope RNTuple Binary Format Specification 0.1, section 'User Meta-data Envelope'
    seq:
      - id: num_items_and_reserved
        type: u4
        valid:
          expr: ((_.as<s8> % 0x10000000.as<s8>).as<s8> * 8.as<s8>).as<s8> <= (_io.size.as<s8> - _io.pos.as<s8>).as<s8>
        doc: |
          Number of items in the low 28 bits, high 4 bits reserved. Bounded by the remaining bytes, as no item is
          smaller than 8 bytes.
      - id: items
        type: s8
        repeat: expr
        repeat-expr: num_items
        doc: The values.
      - id: trailing
        size-eos: true
        doc: Unknown bytes up to the end of the frame, appended by a later version of the format.
    instances:
      num_items:
        value: (num_items_and_reserved.as<u8> % 0x10000000.as<u8>).as<u8>
        doc: Number of items.
      reserved:
        value: (num_items_and_reserved.as<u8> / 0x10000000.as<u8>).as<u8>
        doc: Reserved bits; zero in all known files.
  bool_list:
    doc: List frame of boolean values.
    doc-ref: https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames RNTuple Binary Format Specification 0.1, section 'Frames'
    seq:
      - id: len_frame
        type: s4
        valid:
          expr: _.as<s8> <= -8.as<s8> and (_.as<s8> + (_io.size.as<s8> - _io.pos.as<s8>).as<s8>).as<s8> >= -4.as<s8>
        doc: |
          Size of the frame in bytes, this field included, negated: the sign marks a list frame.
      - id: body
        size: '-len_frame - 4'
        type: bool_list_body
        doc: Number of items, items and whatever follows them inside the frame.
  bool_list_body:
    doc: Payload of the list frame of boolean values.
    doc-ref: https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#user-meta-data-envelope RNTuple Binary Format Specification 0.1, section 'User Meta-data Envelope'
    seq:
      - id: num_items_and_reserved
        type: u4
        valid:
          expr: ((_.as<s8> % 0x10000000.as<s8>).as<s8> * 1.as<s8>).as<s8> <= (_io.size.as<s8> - _io.pos.as<s8>).as<s8>
        doc: Number of items in the low 28 bits, high 4 bits reserved; bounded by the remaining bytes.
      - id: items
        type: u1
        repeat: expr
        repeat-expr: num_items
        doc: The values; not zero is true.
      - id: trailing
        size-eos: true
        doc: Unknown bytes up to the end of the frame, appended by a later version of the format.
    instances:
      num_items:
        value: (num_items_and_reserved.as<u8> % 0x10000000.as<u8>).as<u8>
        doc: Number of items.
      reserved:
        value: (num_items_and_reserved.as<u8> / 0x10000000.as<u8>).as<u8>
        doc: Reserved bits; zero in all known files.
  float64_list:
    doc: List frame of floating point values.
    doc-ref: https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames RNTuple Binary Format Specification 0.1, section 'Frames'
    seq:
      - id: len_frame
        type: s4
        valid:
          expr: _.as<s8> <= -8.as<s8> and (_.as<s8> + (_io.size.as<s8> - _io.pos.as<s8>).as<s8>).as<s8> >= -4.as<s8>
        doc: |
          Size of the frame in bytes, this field included, negated: the sign marks a list frame.
      - id: body
        size: '-len_frame - 4'
        type: float64_list_body
        doc: Number of items, items and whatever follows them inside the frame.
  float64_list_body:
    doc: Payload of the list frame of floating point values.
    doc-ref: https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#user-meta-data-envelope RNTuple Binary Format Specification 0.1, section 'User Meta-data Envelope'
    seq:
      - id: num_items_and_reserved
        type: u4
        valid:
          expr: ((_.as<s8> % 0x10000000.as<s8>).as<s8> * 8.as<s8>).as<s8> <= (_io.size.as<s8> - _io.pos.as<s8>).as<s8>
        doc: |
          Number of items in the low 28 bits, high 4 bits reserved. Bounded by the remaining bytes, as no item is
          smaller than 8 bytes.
      - id: items
        type: f8
        repeat: expr
        repeat-expr: num_items
        doc: The values.
      - id: trailing
        size-eos: true
        doc: Unknown bytes up to the end of the frame, appended by a later version of the format.
    instances:
      num_items:
        value: (num_items_and_reserved.as<u8> % 0x10000000.as<u8>).as<u8>
        doc: Number of items.
      reserved:
        value: (num_items_and_reserved.as<u8> / 0x10000000.as<u8>).as<u8>
        doc: Reserved bits; zero in all known files.
  string_list:
    doc: List frame of string values.
    doc-ref: https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames RNTuple Binary Format Specification 0.1, section 'Frames'
    seq:
      - id: len_frame
        type: s4
        valid:
          expr: _.as<s8> <= -8.as<s8> and (_.as<s8> + (_io.size.as<s8> - _io.pos.as<s8>).as<s8>).as<s8> >= -4.as<s8>
        doc: |
          Size of the frame in bytes, this field included, negated: the sign marks a list frame.
      - id: body
        size: '-len_frame - 4'
        type: string_list_body
        doc: Number of items, items and whatever follows them inside the frame.
  string_list_body:
    doc: Payload of the list frame of string values.
    doc-ref: https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#user-meta-data-envelope RNTuple Binary Format Specification 0.1, section 'User Meta-data Envelope'
    seq:
      - id: num_items_and_reserved
        type: u4
        valid:
          expr: ((_.as<s8> % 0x10000000.as<s8>).as<s8> * 4.as<s8>).as<s8> <= (_io.size.as<s8> - _io.pos.as<s8>).as<s8>
        doc: |
          Number of items in the low 28 bits, high 4 bits reserved. Bounded by the remaining bytes, as no item is
          smaller than 4 bytes.
      - id: items
        type: counted_string
        repeat: expr
        repeat-expr: num_items
        doc: The values.
      - id: trailing
        size-eos: true
        doc: Unknown bytes up to the end of the frame, appended by a later version of the format.
    instances:
      num_items:
        value: (num_items_and_reserved.as<u8> % 0x10000000.as<u8>).as<u8>
        doc: Number of items.
      reserved:
        value: (num_items_and_reserved.as<u8> / 0x10000000.as<u8>).as<u8>
        doc: Reserved bits; zero in all known files.
enums:
  locator_kind:
    0:
      id: standard
      doc: Size below 2 GiB and offset in the same file; has no kind on storage.
    1:
      id: uri
      doc: URI.
    2:
      id: daos
      doc: Object in a DAOS object store.
  field_role:
    0:
      id: plain
      doc: Leaf field with separate columns, or a wrapper around one sub-field.
    1:
      id: collection
      doc: Collection of any number of items of its sub-field.
    2:
      id: record
      doc: Collection of differently named sub-fields.
    3:
      id: variant
      doc: One of its sub-fields at a time.
    4:
      id: reference
      doc: Pointer; never put to use.
  field_flag:
    1:
      id: repetitive
      doc: Fixed-size array; array_size is stored.
  column_flag:
    1:
      id: sorted_ascending
      doc: Elements never decrease.
    2:
      id: sorted_descending
      doc: Elements never increase.
    4:
      id: non_negative
      doc: Elements are not negative.
    8:
      id: deferred
      doc: The first stored element is not element 0; first_element_index is stored.
  cluster_flag:
    1:
      id: sharded
      doc: The cluster covers one column group; column_group_id is stored.
  page_flag:
    1:
      id: checksum
      doc: A CRC32 of the page follows it.
  extra_type_info_content:
    1:
      id: definition
      doc: C++ definition of the type.
  meta_data_type:
    1:
      id: int64
      doc: Integer of 64 bits.
    2:
      id: bool
      doc: Boolean, stored in 8 bits.
    3:
      id: float64
      doc: IEEE-754 double precision number.
    4:
      id: string
      doc: String.
  column_type:
    0x01:
      id: index64
      doc: End of a collection, counted from the start of the cluster, 64 bits.
    0x02:
      id: index32
      doc: End of a collection, counted from the start of the cluster, 32 bits.
    0x03:
      id: switch
      doc: Index and tag of a variant in 64 bits.
    0x04:
      id: byte
      doc: Uninterpreted byte.
    0x05:
      id: char
      doc: Character.
    0x06:
      id: bit
      doc: One bit, packed from the lowest bit of each byte upwards.
    0x07:
      id: real64
      doc: IEEE-754 double precision number.
    0x08:
      id: real32
      doc: IEEE-754 single precision number.
    0x09:
      id: real16
      doc: IEEE-754 half precision number.
    0x0a:
      id: uint64
      doc: Unsigned 64-bit integer. Signed too in early files, by the type of the field.
    0x0b:
      id: uint32
      doc: Unsigned 32-bit integer. Signed too in early files, by the type of the field.
    0x0c:
      id: uint16
      doc: Unsigned 16-bit integer. Signed too in early files, by the type of the field.
    0x0d:
      id: uint8
      doc: Unsigned 8-bit integer. Signed too in early files, by the type of the field.
    0x0e:
      id: split_index64
      doc: As index64, delta and split encoded.
    0x0f:
      id: split_index32
      doc: As index32, delta and split encoded.
    0x10:
      id: split_real64
      doc: As real64, split encoded.
    0x11:
      id: split_real32
      doc: As real32, split encoded.
    0x12:
      id: split_real16
      doc: As real16, split encoded.
    0x13:
      id: split_uint64
      doc: As uint64, split encoded.
    0x14:
      id: split_uint32
      doc: As uint32, split encoded.
    0x15:
      id: split_uint16
      doc: As uint16, split encoded.
    0x16:
      id: int64
      doc: Signed 64-bit integer.
    0x17:
      id: int32
      doc: Signed 32-bit integer.
    0x18:
      id: int16
      doc: Signed 16-bit integer.
    0x19:
      id: int8
      doc: Signed 8-bit integer.
    0x1a:
      id: split_int64
      doc: As int64, zigzag and split encoded.
    0x1b:
      id: split_int32
      doc: As int32, zigzag and split encoded.
    0x1c:
      id: split_int16
      doc: As int16, zigzag and split encoded.
