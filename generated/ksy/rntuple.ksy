# Made from spec/parts/rntuple.ksy by `make generate`; edit that file and the parts it names.
# The bytes of the three RNTuple envelopes of format epoch 1, after decompression.
#
# Rules of this grammar, for Python, JavaScript, Java, Go, Rust and C++ together:
#   types are flat and there are no imports; every size and count is checked against the remaining bytes
#   before anything is read; ids that later versions may extend stay plain integers, the enums below are tables to
#   look them up in; checksums are raw bytes. Expressions are written without casts, for people and for languages
#   whose integers grow; the same text with the casts that Go, Java, Rust and C++ need is in generated/ksy/.
# The grammar does not check values (flags, ids, order, checksums): it describes the bytes, and spec/rules.toml the
# allowed values.
meta:
  id: rntuple
  title: RNTuple envelopes of format epoch 1 (header, footer, page list)
  application: CERN ROOT
  file-extension: root
  xref:
    wikidata: Q1365398
  license: CC0-1.0
  ks-version: '0.11'
  encoding: UTF-8
  endian: le
doc: |
  RNTuple is the columnar storage format of CERN ROOT. Its metadata is in envelopes. There is one header (the schema),
  one footer (cluster groups, late additions to the schema), and one page list per cluster group (the positions of the
  pages of every column). This grammar describes one envelope of format epoch 1 (versions 1.0.0.0 to 1.0.2.x) after
  decompression. Where envelopes and pages lie in a ROOT file is described in root_file.ksy.

  All integers are little-endian. Envelopes contain frames. A record frame or list frame starts with its size, so
  readers can skip unknown members. The fields named trailing have the unknown bytes.
doc-ref: https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#envelopes RNTuple Binary Format Specification 1.0, section 'Envelopes'
-rules: [RNT-ENV-001, RNT-ENV-002, RNT-ENV-003, RNT-ENV-005, RNT-VAL-001]
-errata: [E05]
seq:
  - id: type_id
    type: u2
    doc: Kind of envelope, see the enum envelope_type; the low 16 bits of the first 64-bit word.
    doc-ref: https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#envelopes RNTuple Binary Format Specification 1.0, section 'Envelopes'
  - id: len_envelope_lo
    type: u4
    doc: Low 32 of the 48 bits of the envelope length.
  - id: len_envelope_hi
    type: u2
    valid:
      expr: _ >= 0 and len_envelope.as<s8> >= 16.as<s8> and len_envelope.as<s8> <= _io.size.as<s8>
    doc: High 16 of the 48 bits of the envelope length.
  - id: payload
    size: len_envelope - 16
    type:
      switch-on: type_id
      cases:
        1: header
        2: footer
        3: page_list
        _: unknown_payload
    doc: Contents of the envelope.
  - id: checksum
    size: 8
    doc: XXH3-64 of all preceding bytes of the envelope, little-endian.
    doc-ref: https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#envelopes RNTuple Binary Format Specification 1.0, section 'Envelopes'
instances:
  len_envelope:
    value: (len_envelope_lo.as<u8> + (len_envelope_hi.as<u8> * 0x100000000.as<u8>).as<u8>).as<u8>
    doc: Length of the whole envelope in bytes, with this preamble and the checksum.
types:
  counted_string:
    doc: String with its length in front; no terminator, no padding.
    doc-ref: https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#basic-types RNTuple Binary Format Specification 1.0, section 'Basic Types'
    -rules: [RNT-BAS-001, RNT-BAS-002, RNT-BAS-003]
    -errata: [E22]
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
    doc-ref: https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#envelopes RNTuple Binary Format Specification 1.0, section 'Envelopes'
    seq:
      - id: raw
        size-eos: true
        doc: The stored bytes, unparsed.
  feature_flags:
    doc: Chain of 64-bit words of feature flags; readers refuse flags they do not know.
    doc-ref: https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#feature-flags RNTuple Binary Format Specification 1.0, section 'Feature Flags'
    -rules: [RNT-FEA-001, RNT-FEA-002, RNT-FEA-003, RNT-FEA-005, RNT-FEA-006, RNT-FEA-007]
    -errata: [E01, E53]
    seq:
      - id: words
        type: feature_flag_word
        repeat: until
        repeat-until: _.hi >= 0
        doc: Words of the chain; flag number 64 * i + b is bit b of word i.
  feature_flag_word:
    doc: One 64-bit word of 63 flags, in two halves so that no target language loses bits.
    doc-ref: https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#feature-flags RNTuple Binary Format Specification 1.0, section 'Feature Flags'
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
    doc-ref: https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#locators-and-envelope-links RNTuple Binary Format Specification 1.0, section 'Locators and Envelope Links'
    -rules: [RNT-LOC-001, RNT-LOC-002, RNT-LOC-003, RNT-LOC-004, RNT-LOC-005, RNT-LOC-006, RNT-LOC-008, RNT-LOC-009]
    -errata: [E04, E14]
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
            1: large_locator
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
  large_locator:
    doc: Payload of a locator of a byte range of 2 GiB or more.
    doc-ref: https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#locators-and-envelope-links RNTuple Binary Format Specification 1.0, section 'Locators and Envelope Links'
    seq:
      - id: len_range
        type: u8
        doc: Stored size in bytes of the byte range.
      - id: ofs_range
        type: u8
        doc: Offset in bytes from the start of the file.
      - id: trailing
        size-eos: true
        doc: Unknown bytes up to the end of the locator, appended by a later version of the format.
  envelope_link:
    doc: Reference to another envelope.
    doc-ref: https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#locators-and-envelope-links RNTuple Binary Format Specification 1.0, section 'Locators and Envelope Links'
    seq:
      - id: len_envelope
        type: u8
        doc: Length in bytes of the referenced envelope after decompression.
      - id: locator
        type: locator
        doc: Where the referenced envelope is stored.
  header:
    doc: |
      Payload of the header envelope: name, provenance and schema of the RNTuple.
    doc-ref: https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#header-envelope RNTuple Binary Format Specification 1.0, section 'Header Envelope'
    -rules: [RNT-HDR-001, RNT-HDR-002, RNT-HDR-003, RNT-HDR-004, RNT-HDR-005, RNT-HDR-006]
    seq:
      - id: feature_flags
        type: feature_flags
        doc: Features that a reader must know.
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
    doc-ref: https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#header-envelope RNTuple Binary Format Specification 1.0, section 'Header Envelope'
    seq:
      - id: fields
        type: field_list
        doc: Field descriptions; the field id is the position, counted on in the schema extension.
      - id: columns
        type: column_list
        doc: Column descriptions; the column id is the position, counted on in the schema extension.
      - id: alias_columns
        type: alias_column_list
        doc: Columns of projected fields.
      - id: extra_type_infos
        type: extra_type_info_list
        doc: Type information that field descriptions cannot hold.
  field_list:
    doc: List frame of field descriptions.
    doc-ref: https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#frames RNTuple Binary Format Specification 1.0, section 'Frames'
    -rules: [RNT-FRM-001, RNT-FRM-002, RNT-FRM-003, RNT-FRM-004, RNT-FRM-005, RNT-FRM-006]
    seq:
      - id: len_frame
        type: s8
        valid:
          expr: _.as<s8> <= -12.as<s8> and (_.as<s8> + (_io.size.as<s8> - _io.pos.as<s8>).as<s8>).as<s8> >= -8.as<s8>
        doc: |
          Size of the frame in bytes, this field included, negated: the sign marks a list frame.
      - id: body
        size: '-len_frame - 8'
        type: field_list_body
        doc: Number of items, items and whatever follows them inside the frame.
  field_list_body:
    doc: Payload of the list frame of field descriptions.
    doc-ref: https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#frames RNTuple Binary Format Specification 1.0, section 'Frames'
    seq:
      - id: num_items
        type: u4
        valid:
          expr: _.as<s8> <= 0x7fffffff.as<s8> and (_.as<s8> * 8.as<s8>).as<s8> <= (_io.size.as<s8> - _io.pos.as<s8>).as<s8>
        doc: Number of items; bounded by the remaining bytes, as no item is smaller than 8 bytes.
      - id: items
        type: field_record
        repeat: expr
        repeat-expr: num_items
        doc: The field descriptions, in order.
      - id: trailing
        size-eos: true
        doc: Unknown bytes up to the end of the frame, appended by a later version of the format.
  field_record:
    doc: Record frame around one field description.
    doc-ref: https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#frames RNTuple Binary Format Specification 1.0, section 'Frames'
    seq:
      - id: len_frame
        type: s8
        valid:
          expr: _.as<s8> >= 8.as<s8> and (_.as<s8> - (_io.size.as<s8> - _io.pos.as<s8>).as<s8>).as<s8> <= 8.as<s8>
        doc: Size of the frame in bytes, this field included; positive, as in every record frame.
      - id: body
        size: len_frame - 8
        type: field
        doc: Payload of the frame.
  field:
    doc: |
      Description of one field: a node of the schema tree.
    doc-ref: https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#field-description RNTuple Binary Format Specification 1.0, section 'Field Description'
    -rules: [RNT-FLD-001, RNT-FLD-002, RNT-FLD-003, RNT-FLD-004, RNT-FLD-005, RNT-FLD-006, RNT-FLD-007, RNT-FLD-008, RNT-FLD-009, RNT-FLD-010, RNT-FLD-015, RNT-FLD-016, RNT-FLD-017, RNT-FLD-018, RNT-FLD-019, RNT-FLD-020, RNT-FLD-021, RNT-FLD-022, RNT-FLD-023, RNT-FLD-024, RNT-FLD-026, RNT-FLD-027]
    -errata: [E08, E25, E55]
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
      - id: array_size
        type: u8
        if: is_repetitive
        doc: Number of items per entry of a fixed-size array or bitset.
      - id: source_field_id
        type: u4
        if: is_projected
        doc: Id of the field that a projected field shows.
      - id: type_checksum
        type: u4
        if: has_type_checksum
        doc: Checksum that ROOT computed over the in-memory type.
      - id: trailing
        size-eos: true
        doc: Unknown bytes up to the end of the frame, appended by a later version of the format.
    instances:
      is_repetitive:
        value: (flags & 1) != 0
        doc: Whether the field is a fixed-size array.
      is_projected:
        value: (flags & 2) != 0
        doc: Whether the field shows the columns of another field.
      has_type_checksum:
        value: (flags & 4) != 0
        doc: Whether a checksum of the type is stored.
  column_list:
    doc: List frame of column descriptions.
    doc-ref: https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#frames RNTuple Binary Format Specification 1.0, section 'Frames'
    seq:
      - id: len_frame
        type: s8
        valid:
          expr: _.as<s8> <= -12.as<s8> and (_.as<s8> + (_io.size.as<s8> - _io.pos.as<s8>).as<s8>).as<s8> >= -8.as<s8>
        doc: |
          Size of the frame in bytes, this field included, negated: the sign marks a list frame.
      - id: body
        size: '-len_frame - 8'
        type: column_list_body
        doc: Number of items, items and whatever follows them inside the frame.
  column_list_body:
    doc: Payload of the list frame of column descriptions.
    doc-ref: https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#frames RNTuple Binary Format Specification 1.0, section 'Frames'
    seq:
      - id: num_items
        type: u4
        valid:
          expr: _.as<s8> <= 0x7fffffff.as<s8> and (_.as<s8> * 8.as<s8>).as<s8> <= (_io.size.as<s8> - _io.pos.as<s8>).as<s8>
        doc: Number of items; bounded by the remaining bytes, as no item is smaller than 8 bytes.
      - id: items
        type: column_record
        repeat: expr
        repeat-expr: num_items
        doc: The column descriptions, in order.
      - id: trailing
        size-eos: true
        doc: Unknown bytes up to the end of the frame, appended by a later version of the format.
  column_record:
    doc: Record frame around one column description.
    doc-ref: https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#frames RNTuple Binary Format Specification 1.0, section 'Frames'
    seq:
      - id: len_frame
        type: s8
        valid:
          expr: _.as<s8> >= 8.as<s8> and (_.as<s8> - (_io.size.as<s8> - _io.pos.as<s8>).as<s8>).as<s8> <= 8.as<s8>
        doc: Size of the frame in bytes, this field included; positive, as in every record frame.
      - id: body
        size: len_frame - 8
        type: column
        doc: Payload of the frame.
  column:
    doc: Description of one physical column.
    doc-ref: https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description RNTuple Binary Format Specification 1.0, section 'Column Description'
    -rules: [RNT-COL-001, RNT-COL-002, RNT-COL-003, RNT-COL-004, RNT-COL-005, RNT-COL-006, RNT-COL-007, RNT-COL-008, RNT-COL-009, RNT-COL-010, RNT-COL-011, RNT-COL-012, RNT-COL-013, RNT-COL-015, RNT-COL-016, RNT-COL-018, RNT-COL-019, RNT-SUP-005, RNT-ENC-001, RNT-ENC-002, RNT-ENC-003, RNT-ENC-010, RNT-ENC-013]
    -errata: [E06, E18, E53]
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
        type: u2
        doc: Bits of the enum column_flag.
      - id: representation_index
        type: u2
        doc: Which of the alternative representations of the field the column belongs to.
      - id: first_element_index
        type: s8
        if: is_deferred
        doc: |
          Index of the first stored element of a deferred column. Negative if the column is suppressed up to
          there: clusters that do not list it hold these elements in the first representation of the field.
        doc-ref: https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description RNTuple Binary Format Specification 1.0, section 'Column Description'
      - id: value_range
        type: value_range
        if: has_value_range
        doc: Range of the values.
      - id: trailing
        size-eos: true
        doc: Unknown bytes up to the end of the frame, appended by a later version of the format.
    instances:
      is_deferred:
        value: (flags & 1) != 0
        doc: Whether the first stored element is not element 0.
      has_value_range:
        value: (flags & 2) != 0
        doc: Whether a range of values is stored.
  value_range:
    doc: Smallest and largest value of a column.
    doc-ref: https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description RNTuple Binary Format Specification 1.0, section 'Column Description'
    seq:
      - id: min
        type: f8
        doc: Smallest value.
      - id: max
        type: f8
        doc: Largest value.
  alias_column_list:
    doc: List frame of alias columns.
    doc-ref: https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#frames RNTuple Binary Format Specification 1.0, section 'Frames'
    seq:
      - id: len_frame
        type: s8
        valid:
          expr: _.as<s8> <= -12.as<s8> and (_.as<s8> + (_io.size.as<s8> - _io.pos.as<s8>).as<s8>).as<s8> >= -8.as<s8>
        doc: |
          Size of the frame in bytes, this field included, negated: the sign marks a list frame.
      - id: body
        size: '-len_frame - 8'
        type: alias_column_list_body
        doc: Number of items, items and whatever follows them inside the frame.
  alias_column_list_body:
    doc: Payload of the list frame of alias columns.
    doc-ref: https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#frames RNTuple Binary Format Specification 1.0, section 'Frames'
    seq:
      - id: num_items
        type: u4
        valid:
          expr: _.as<s8> <= 0x7fffffff.as<s8> and (_.as<s8> * 8.as<s8>).as<s8> <= (_io.size.as<s8> - _io.pos.as<s8>).as<s8>
        doc: Number of items; bounded by the remaining bytes, as no item is smaller than 8 bytes.
      - id: items
        type: alias_column_record
        repeat: expr
        repeat-expr: num_items
        doc: The alias columns, in order.
      - id: trailing
        size-eos: true
        doc: Unknown bytes up to the end of the frame, appended by a later version of the format.
  alias_column_record:
    doc: Record frame around one alias column.
    doc-ref: https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#frames RNTuple Binary Format Specification 1.0, section 'Frames'
    seq:
      - id: len_frame
        type: s8
        valid:
          expr: _.as<s8> >= 8.as<s8> and (_.as<s8> - (_io.size.as<s8> - _io.pos.as<s8>).as<s8>).as<s8> <= 8.as<s8>
        doc: Size of the frame in bytes, this field included; positive, as in every record frame.
      - id: body
        size: len_frame - 8
        type: alias_column
        doc: Payload of the frame.
  alias_column:
    doc: |
      Column of a projected field: another name for a physical column.
    doc-ref: https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#alias-columns RNTuple Binary Format Specification 1.0, section 'Alias columns'
    -rules: [RNT-ALI-001, RNT-ALI-002, RNT-ALI-003, RNT-ALI-004]
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
    doc-ref: https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#frames RNTuple Binary Format Specification 1.0, section 'Frames'
    seq:
      - id: len_frame
        type: s8
        valid:
          expr: _.as<s8> <= -12.as<s8> and (_.as<s8> + (_io.size.as<s8> - _io.pos.as<s8>).as<s8>).as<s8> >= -8.as<s8>
        doc: |
          Size of the frame in bytes, this field included, negated: the sign marks a list frame.
      - id: body
        size: '-len_frame - 8'
        type: extra_type_info_list_body
        doc: Number of items, items and whatever follows them inside the frame.
  extra_type_info_list_body:
    doc: Payload of the list frame of extra type information records.
    doc-ref: https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#frames RNTuple Binary Format Specification 1.0, section 'Frames'
    seq:
      - id: num_items
        type: u4
        valid:
          expr: _.as<s8> <= 0x7fffffff.as<s8> and (_.as<s8> * 8.as<s8>).as<s8> <= (_io.size.as<s8> - _io.pos.as<s8>).as<s8>
        doc: Number of items; bounded by the remaining bytes, as no item is smaller than 8 bytes.
      - id: items
        type: extra_type_info_record
        repeat: expr
        repeat-expr: num_items
        doc: The extra type information records, in order.
      - id: trailing
        size-eos: true
        doc: Unknown bytes up to the end of the frame, appended by a later version of the format.
  extra_type_info_record:
    doc: Record frame around one piece of extra type information.
    doc-ref: https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#frames RNTuple Binary Format Specification 1.0, section 'Frames'
    seq:
      - id: len_frame
        type: s8
        valid:
          expr: _.as<s8> >= 8.as<s8> and (_.as<s8> - (_io.size.as<s8> - _io.pos.as<s8>).as<s8>).as<s8> <= 8.as<s8>
        doc: Size of the frame in bytes, this field included; positive, as in every record frame.
      - id: body
        size: len_frame - 8
        type: extra_type_info
        doc: Payload of the frame.
  extra_type_info:
    doc: Additional information about one type or all types.
    doc-ref: https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#extra-type-information RNTuple Binary Format Specification 1.0, section 'Extra type information'
    -rules: [RNT-EXT-001, RNT-EXT-002, RNT-EXT-003, RNT-EXT-005, RNT-EXT-006]
    -errata: [E09, E10]
    seq:
      - id: content_id
        type: u4
        doc: Kind of content, see the enum extra_type_info_content.
      - id: type_version
        type: u4
        doc: Version of the type that the information is about.
      - id: type_name
        type: counted_string
        doc: C++ type that the information concerns; empty if it concerns several.
      - id: content
        type: counted_string
        if: not _io.eof
        doc: The information, in a form that depends on the kind of content; not necessarily text.
      - id: trailing
        size-eos: true
        doc: Unknown bytes up to the end of the frame, appended by a later version of the format.
  footer:
    doc: |
      Payload of the footer envelope: additions to the schema, and the way to the page lists.
    doc-ref: https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#footer-envelope RNTuple Binary Format Specification 1.0, section 'Footer Envelope'
    -rules: [RNT-FEA-004, RNT-FTR-001, RNT-FTR-004, RNT-FTR-005]
    -errata: [E11]
    seq:
      - id: feature_flags
        type: feature_flags
        doc: Features that a reader must know, in addition to those of the header; see feature_flag_number for their names.
      - id: header_checksum
        size: 8
        doc: Checksum of the header envelope that the footer belongs to.
      - id: schema_extension
        type: schema_extension_record
        doc: Schema parts that were added while data was being written.
      - id: cluster_groups
        type: cluster_group_list
        doc: Cluster groups, each with a link to its page list.
      - id: linked_attribute_sets
        type: linked_attribute_set_list
        if: not _io.eof
        doc: Linked attribute sets; written since version 1.0.1.0 and absent if the payload ends before.
        doc-ref: https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#linked-attribute-sets RNTuple Binary Format Specification 1.0, section 'Linked Attribute Sets'
        -rules: [RNT-ATT-001, RNT-ATT-003]
      - id: trailing
        size-eos: true
        doc: Unknown bytes up to the end of the envelope payload, appended by a later version of the format.
  schema_extension_record:
    doc: Record frame around the schema extension.
    doc-ref: https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#frames RNTuple Binary Format Specification 1.0, section 'Frames'
    seq:
      - id: len_frame
        type: s8
        valid:
          expr: _.as<s8> >= 8.as<s8> and (_.as<s8> - (_io.size.as<s8> - _io.pos.as<s8>).as<s8>).as<s8> <= 8.as<s8>
        doc: Size of the frame in bytes, this field included; positive, as in every record frame.
      - id: body
        size: len_frame - 8
        type: schema_extension
        doc: Payload of the frame.
  schema_extension:
    doc: Additions to the schema of the header.
    doc-ref: https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#schema-extension-record-frame RNTuple Binary Format Specification 1.0, section 'Schema Extension Record Frame'
    -rules: [RNT-FTR-002, RNT-FTR-003, RNT-FTR-006, RNT-FTR-007, RNT-FTR-008]
    -errata: [E10, E26]
    seq:
      - id: schema
        type: schema
        if: not _io.eof
        doc: The additions; absent if the frame is empty.
      - id: trailing
        size-eos: true
        doc: Unknown bytes up to the end of the frame, appended by a later version of the format.
  cluster_group_list:
    doc: List frame of cluster groups.
    doc-ref: https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#frames RNTuple Binary Format Specification 1.0, section 'Frames'
    seq:
      - id: len_frame
        type: s8
        valid:
          expr: _.as<s8> <= -12.as<s8> and (_.as<s8> + (_io.size.as<s8> - _io.pos.as<s8>).as<s8>).as<s8> >= -8.as<s8>
        doc: |
          Size of the frame in bytes, this field included, negated: the sign marks a list frame.
      - id: body
        size: '-len_frame - 8'
        type: cluster_group_list_body
        doc: Number of items, items and whatever follows them inside the frame.
  cluster_group_list_body:
    doc: Payload of the list frame of cluster groups.
    doc-ref: https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#frames RNTuple Binary Format Specification 1.0, section 'Frames'
    seq:
      - id: num_items
        type: u4
        valid:
          expr: _.as<s8> <= 0x7fffffff.as<s8> and (_.as<s8> * 8.as<s8>).as<s8> <= (_io.size.as<s8> - _io.pos.as<s8>).as<s8>
        doc: Number of items; bounded by the remaining bytes, as no item is smaller than 8 bytes.
      - id: items
        type: cluster_group_record
        repeat: expr
        repeat-expr: num_items
        doc: The cluster groups, in order.
      - id: trailing
        size-eos: true
        doc: Unknown bytes up to the end of the frame, appended by a later version of the format.
  cluster_group_record:
    doc: Record frame around one cluster group.
    doc-ref: https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#frames RNTuple Binary Format Specification 1.0, section 'Frames'
    seq:
      - id: len_frame
        type: s8
        valid:
          expr: _.as<s8> >= 8.as<s8> and (_.as<s8> - (_io.size.as<s8> - _io.pos.as<s8>).as<s8>).as<s8> <= 8.as<s8>
        doc: Size of the frame in bytes, this field included; positive, as in every record frame.
      - id: body
        size: len_frame - 8
        type: cluster_group
        doc: Payload of the frame.
  cluster_group:
    doc: Clusters that share one page list.
    doc-ref: https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#cluster-group-record-frame RNTuple Binary Format Specification 1.0, section 'Cluster Group Record Frame'
    -rules: [RNT-CGR-001, RNT-CGR-002, RNT-CGR-003, RNT-CGR-004]
    seq:
      - id: min_entry
        type: u8
        doc: Number of the first entry of all clusters of the group.
      - id: entry_span
        type: u8
        doc: Number of entries that the group covers.
      - id: num_clusters
        type: u4
        doc: Number of clusters in the group.
      - id: page_list_link
        type: envelope_link
        doc: Where the page list of the group is stored.
      - id: trailing
        size-eos: true
        doc: Unknown bytes up to the end of the frame, appended by a later version of the format.
  linked_attribute_set_list:
    doc: List frame of linked attribute sets.
    doc-ref: https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#frames RNTuple Binary Format Specification 1.0, section 'Frames'
    seq:
      - id: len_frame
        type: s8
        valid:
          expr: _.as<s8> <= -12.as<s8> and (_.as<s8> + (_io.size.as<s8> - _io.pos.as<s8>).as<s8>).as<s8> >= -8.as<s8>
        doc: |
          Size of the frame in bytes, this field included, negated: the sign marks a list frame.
      - id: body
        size: '-len_frame - 8'
        type: linked_attribute_set_list_body
        doc: Number of items, items and whatever follows them inside the frame.
  linked_attribute_set_list_body:
    doc: Payload of the list frame of linked attribute sets.
    doc-ref: https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#frames RNTuple Binary Format Specification 1.0, section 'Frames'
    seq:
      - id: num_items
        type: u4
        valid:
          expr: _.as<s8> <= 0x7fffffff.as<s8> and (_.as<s8> * 8.as<s8>).as<s8> <= (_io.size.as<s8> - _io.pos.as<s8>).as<s8>
        doc: Number of items; bounded by the remaining bytes, as no item is smaller than 8 bytes.
      - id: items
        type: linked_attribute_set_record
        repeat: expr
        repeat-expr: num_items
        doc: The linked attribute sets, in order.
      - id: trailing
        size-eos: true
        doc: Unknown bytes up to the end of the frame, appended by a later version of the format.
  linked_attribute_set_record:
    doc: Record frame around one linked attribute set.
    doc-ref: https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#frames RNTuple Binary Format Specification 1.0, section 'Frames'
    seq:
      - id: len_frame
        type: s8
        valid:
          expr: _.as<s8> >= 8.as<s8> and (_.as<s8> - (_io.size.as<s8> - _io.pos.as<s8>).as<s8>).as<s8> <= 8.as<s8>
        doc: Size of the frame in bytes, this field included; positive, as in every record frame.
      - id: body
        size: len_frame - 8
        type: linked_attribute_set
        doc: Payload of the frame.
  linked_attribute_set:
    doc: Reference to another RNTuple that holds attributes of entry ranges of this one.
    doc-ref: https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#linked-attribute-set-record-frame RNTuple Binary Format Specification 1.0, section 'Linked Attribute Set Record Frame'
    -rules: [RNT-ATT-002]
    -errata: [E12]
    seq:
      - id: schema_version_major
        type: u2
        doc: Major version of the attribute schema; a different one cannot be read.
        doc-ref: https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#attribute-schema-version RNTuple Binary Format Specification 1.0, section 'Attribute Schema Version'
        -rules: [RNT-ATT-004, RNT-ATT-005, RNT-ATT-006]
        -errata: [E13]
      - id: schema_version_minor
        type: u2
        doc: Minor version of the attribute schema.
        doc-ref: https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#attribute-schema-version RNTuple Binary Format Specification 1.0, section 'Attribute Schema Version'
      - id: len_anchor
        type: u4
        doc: Length in bytes of the anchor of the attribute set after decompression.
      - id: locator
        type: locator
        doc: Where the anchor of the attribute set is stored.
      - id: name
        type: counted_string
        doc: Name of the attribute set.
      - id: trailing
        size-eos: true
        doc: Unknown bytes up to the end of the frame, appended by a later version of the format.
  page_list:
    doc: |
      Payload of a page list envelope: clusters of one cluster group and where their pages are.
    doc-ref: https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#page-list-envelope RNTuple Binary Format Specification 1.0, section 'Page List Envelope'
    -rules: [RNT-PGL-001, RNT-PGL-002]
    seq:
      - id: header_checksum
        size: 8
        doc: Checksum of the header envelope that the page list belongs to.
      - id: cluster_summaries
        type: cluster_summary_list
        doc: Entry ranges of the clusters of the group.
      - id: page_locations
        type: cluster_pages_list
        doc: Pages of the clusters of the group, in the order of the summaries.
      - id: trailing
        size-eos: true
        doc: Unknown bytes up to the end of the envelope payload, appended by a later version of the format.
  cluster_summary_list:
    doc: List frame of cluster summaries.
    doc-ref: https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#frames RNTuple Binary Format Specification 1.0, section 'Frames'
    seq:
      - id: len_frame
        type: s8
        valid:
          expr: _.as<s8> <= -12.as<s8> and (_.as<s8> + (_io.size.as<s8> - _io.pos.as<s8>).as<s8>).as<s8> >= -8.as<s8>
        doc: |
          Size of the frame in bytes, this field included, negated: the sign marks a list frame.
      - id: body
        size: '-len_frame - 8'
        type: cluster_summary_list_body
        doc: Number of items, items and whatever follows them inside the frame.
  cluster_summary_list_body:
    doc: Payload of the list frame of cluster summaries.
    doc-ref: https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#frames RNTuple Binary Format Specification 1.0, section 'Frames'
    seq:
      - id: num_items
        type: u4
        valid:
          expr: _.as<s8> <= 0x7fffffff.as<s8> and (_.as<s8> * 8.as<s8>).as<s8> <= (_io.size.as<s8> - _io.pos.as<s8>).as<s8>
        doc: Number of items; bounded by the remaining bytes, as no item is smaller than 8 bytes.
      - id: items
        type: cluster_summary_record
        repeat: expr
        repeat-expr: num_items
        doc: The cluster summaries, in order.
      - id: trailing
        size-eos: true
        doc: Unknown bytes up to the end of the frame, appended by a later version of the format.
  cluster_summary_record:
    doc: Record frame around one cluster summary.
    doc-ref: https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#frames RNTuple Binary Format Specification 1.0, section 'Frames'
    seq:
      - id: len_frame
        type: s8
        valid:
          expr: _.as<s8> >= 8.as<s8> and (_.as<s8> - (_io.size.as<s8> - _io.pos.as<s8>).as<s8>).as<s8> <= 8.as<s8>
        doc: Size of the frame in bytes, this field included; positive, as in every record frame.
      - id: body
        size: len_frame - 8
        type: cluster_summary
        doc: Payload of the frame.
  cluster_summary:
    doc: Entry range of one cluster.
    doc-ref: https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#cluster-summary-record-frame RNTuple Binary Format Specification 1.0, section 'Cluster Summary Record Frame'
    -rules: [RNT-CGR-005, RNT-PGL-006, RNT-PGL-007]
    seq:
      - id: first_entry
        type: u8
        doc: Number of the first entry of the cluster.
      - id: num_entries_lo
        type: u4
        doc: Bits 0 to 31 of the number of entries.
      - id: num_entries_mid
        type: u2
        doc: Bits 32 to 47 of the number of entries.
      - id: num_entries_hi
        type: u1
        doc: Bits 48 to 55 of the number of entries.
      - id: flags
        type: u1
        doc: Bits of the enum cluster_flag.
      - id: trailing
        size-eos: true
        doc: Unknown bytes up to the end of the frame, appended by a later version of the format.
    instances:
      num_entries:
        value: ((num_entries_lo.as<u8> + (num_entries_mid.as<u8> * 0x100000000.as<u8>).as<u8>).as<u8> + (num_entries_hi.as<u8> * 0x1000000000000.as<u8>).as<u8>).as<u8>
        doc: Number of entries of the cluster, 56 bits.
  cluster_pages_list:
    doc: List frame of page locations of clusters.
    doc-ref: https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#frames RNTuple Binary Format Specification 1.0, section 'Frames'
    seq:
      - id: len_frame
        type: s8
        valid:
          expr: _.as<s8> <= -12.as<s8> and (_.as<s8> + (_io.size.as<s8> - _io.pos.as<s8>).as<s8>).as<s8> >= -8.as<s8>
        doc: |
          Size of the frame in bytes, this field included, negated: the sign marks a list frame.
      - id: body
        size: '-len_frame - 8'
        type: cluster_pages_list_body
        doc: Number of items, items and whatever follows them inside the frame.
  cluster_pages_list_body:
    doc: Payload of the list frame of page locations of clusters.
    doc-ref: https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#page-locations RNTuple Binary Format Specification 1.0, section 'Page Locations'
    -rules: [RNT-LOC-007, RNT-PGL-003, RNT-PGL-004, RNT-PGL-005, RNT-PGL-008, RNT-PAG-001, RNT-PAG-002, RNT-PAG-003, RNT-PAG-004, RNT-PAG-005, RNT-PAG-006, RNT-PAG-007, RNT-PAG-008]
    -errata: [E15]
    seq:
      - id: num_items
        type: u4
        valid:
          expr: _.as<s8> <= 0x7fffffff.as<s8> and (_.as<s8> * 12.as<s8>).as<s8> <= (_io.size.as<s8> - _io.pos.as<s8>).as<s8>
        doc: Number of items; bounded by the remaining bytes, as no item is smaller than 12 bytes.
      - id: items
        type: cluster_pages
        repeat: expr
        repeat-expr: num_items
        doc: One list per cluster, in the order of the cluster summaries.
      - id: trailing
        size-eos: true
        doc: Unknown bytes up to the end of the frame, appended by a later version of the format.
  cluster_pages:
    doc: List frame of page locations of the columns of one cluster.
    doc-ref: https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#frames RNTuple Binary Format Specification 1.0, section 'Frames'
    seq:
      - id: len_frame
        type: s8
        valid:
          expr: _.as<s8> <= -12.as<s8> and (_.as<s8> + (_io.size.as<s8> - _io.pos.as<s8>).as<s8>).as<s8> >= -8.as<s8>
        doc: |
          Size of the frame in bytes, this field included, negated: the sign marks a list frame.
      - id: body
        size: '-len_frame - 8'
        type: cluster_pages_body
        doc: Number of items, items and whatever follows them inside the frame.
  cluster_pages_body:
    doc: Payload of the list frame of page locations of the columns of one cluster.
    doc-ref: https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#page-locations RNTuple Binary Format Specification 1.0, section 'Page Locations'
    seq:
      - id: num_items
        type: u4
        valid:
          expr: _.as<s8> <= 0x7fffffff.as<s8> and (_.as<s8> * 20.as<s8>).as<s8> <= (_io.size.as<s8> - _io.pos.as<s8>).as<s8>
        doc: Number of items; bounded by the remaining bytes, as no item is smaller than 20 bytes.
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
  column_pages:
    doc: List frame of pages of one column in one cluster.
    doc-ref: https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#frames RNTuple Binary Format Specification 1.0, section 'Frames'
    seq:
      - id: len_frame
        type: s8
        valid:
          expr: _.as<s8> <= -20.as<s8> and (_.as<s8> + (_io.size.as<s8> - _io.pos.as<s8>).as<s8>).as<s8> >= -8.as<s8>
        doc: |
          Size of the frame in bytes, this field included, negated: the sign marks a list frame.
      - id: body
        size: '-len_frame - 8'
        type: column_pages_body
        doc: Number of items, items and whatever follows them inside the frame.
  column_pages_body:
    doc: Payload of the list frame of pages of one column in one cluster.
    doc-ref: https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#page-locations RNTuple Binary Format Specification 1.0, section 'Page Locations'
    seq:
      - id: num_items
        type: u4
        valid:
          expr: _.as<s8> <= 0x7fffffff.as<s8> and (_.as<s8> * 8.as<s8>).as<s8> <= (_io.size.as<s8> - _io.pos.as<s8>).as<s8>
        doc: Number of items; bounded by the remaining bytes, as no item is smaller than 8 bytes.
      - id: items
        type: page
        repeat: expr
        repeat-expr: num_items
        doc: Page descriptions in the order of elements; these are not frames.
      - id: element_offset
        type: s8
        doc: |
          Number of elements of the column in all clusters before; negative if the column is suppressed in
          this cluster.
        doc-ref: https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#suppressed-columns RNTuple Binary Format Specification 1.0, section 'Suppressed Columns'
        -rules: [RNT-SUP-001, RNT-SUP-002, RNT-SUP-003, RNT-SUP-004]
        -errata: [E21, E53]
      - id: compression_settings
        type: u4
        if: element_offset >= 0
        doc: |
          Compression settings: 100 * algorithm + level; absent if the column is suppressed.
        doc-ref: https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#basic-types RNTuple Binary Format Specification 1.0, section 'Basic Types'
      - id: trailing
        size-eos: true
        doc: Unknown bytes up to the end of the frame, appended by a later version of the format.
  page:
    doc: |
      Description of one page: a run of elements of one column.
    doc-ref: https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#page-locations RNTuple Binary Format Specification 1.0, section 'Page Locations'
    seq:
      - id: num_elements_signed
        type: s4
        doc: Number of elements, negated if a checksum follows the stored page.
      - id: locator
        type: locator
        doc: Where the page is stored; its size does not count the checksum.
    instances:
      num_elements:
        value: '(num_elements_signed.as<s8> < 0.as<s8> ? (0.as<s8> - num_elements_signed.as<s8>).as<s8> : num_elements_signed.as<s8>).as<s8>'
        doc: Number of elements in the page.
      has_checksum:
        value: num_elements_signed < 0
        doc: |
          Whether the XXH3-64 of the stored bytes of the page, little-endian, follows directly after them.
enums:
  envelope_type:
    1:
      id: header
      doc: Schema of the RNTuple.
    2:
      id: footer
      doc: Cluster groups and additions to the schema.
    3:
      id: page_list
      doc: Locations of the pages of one cluster group.
  locator_kind:
    0:
      id: standard
      doc: Size below 2 GiB and offset in the same file; has no kind on storage.
    1:
      id: large
      doc: 64-bit size and offset in the same file.
    2:
      id: object64
      doc: Object of an object store, by a 64-bit number; an experiment of ROOT for DAOS and S3.
    3:
      id: multi
      doc: Object of an object store and offset in it, by 32 bits each; an experiment of ROOT for S3.
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
      id: streamer
      doc: Object in the serialisation of ROOT, stored as bytes.
  field_flag:
    1:
      id: repetitive
      doc: Fixed-size array; array_size is stored.
    2:
      id: projected
      doc: Shows the columns of another field; source_field_id is stored.
    4:
      id: type_checksum
      doc: A checksum of the type is stored.
    8:
      id: soa_collection
      doc: Collection whose in-memory layout is a struct of arrays; nothing more is stored.
  column_flag:
    1:
      id: deferred
      doc: The first stored element is not element 0; first_element_index is stored.
    2:
      id: value_range
      doc: Smallest and largest value are stored.
  cluster_flag:
    1:
      id: sharded
      doc: The cluster does not cover all columns; readers must refuse.
  feature_flag_number:
    0:
      id: nested_deferred_columns
      doc: A column below a collection or variant is deferred and suppressed; since versions 1.0.2.1 and 1.1.0.0.
  extra_type_info_content:
    0:
      id: streamer_info
      doc: ROOT-streamed list of the streamer infos of all types stored in streamer fields.
  column_type:
    0x00:
      id: bit
      doc: One bit, packed from the lowest bit of each byte upwards.
    0x01:
      id: byte
      doc: Uninterpreted byte.
    0x02:
      id: char
      doc: Character.
    0x03:
      id: int8
      doc: Signed 8-bit integer.
    0x04:
      id: uint8
      doc: Unsigned 8-bit integer.
    0x05:
      id: int16
      doc: Signed 16-bit integer.
    0x06:
      id: uint16
      doc: Unsigned 16-bit integer.
    0x07:
      id: int32
      doc: Signed 32-bit integer.
    0x08:
      id: uint32
      doc: Unsigned 32-bit integer.
    0x09:
      id: int64
      doc: Signed 64-bit integer.
    0x0a:
      id: uint64
      doc: Unsigned 64-bit integer.
    0x0b:
      id: real16
      doc: IEEE-754 half precision number.
    0x0c:
      id: real32
      doc: IEEE-754 single precision number.
    0x0d:
      id: real64
      doc: IEEE-754 double precision number.
    0x0e:
      id: index32
      doc: End of a collection, counted from the start of the cluster, 32 bits.
    0x0f:
      id: index64
      doc: End of a collection, counted from the start of the cluster, 64 bits.
    0x10:
      id: switch
      doc: 64-bit index and 32-bit tag of a variant.
    0x11:
      id: split_int16
      doc: As int16, zigzag and split encoded.
    0x12:
      id: split_uint16
      doc: As uint16, split encoded.
    0x13:
      id: split_int32
      doc: As int32, zigzag and split encoded.
    0x14:
      id: split_uint32
      doc: As uint32, split encoded.
    0x15:
      id: split_int64
      doc: As int64, zigzag and split encoded.
    0x16:
      id: split_uint64
      doc: As uint64, split encoded.
    0x17:
      id: split_real16
      doc: As real16, split encoded.
    0x18:
      id: split_real32
      doc: As real32, split encoded.
    0x19:
      id: split_real64
      doc: As real64, split encoded.
    0x1a:
      id: split_index32
      doc: As index32, delta and split encoded.
    0x1b:
      id: split_index64
      doc: As index64, delta and split encoded.
    0x1c:
      id: real32_trunc
      doc: Leading 10 to 31 bits of a single precision number, packed.
    0x1d:
      id: real32_quant
      doc: Integer of 1 to 32 bits that scales into the value range, packed.
