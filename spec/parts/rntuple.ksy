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
  -frames: frames_64
  -document: RNTuple Binary Format Specification 1.0
doc: |
  RNTuple is the columnar storage format of CERN ROOT. Its metadata is in envelopes. There is one header (the schema),
  one footer (cluster groups, late additions to the schema), and one page list per cluster group (the positions of the
  pages of every column). This grammar describes one envelope of format epoch 1 (versions 1.0.0.0 to 1.0.2.x) after
  decompression. Where envelopes and pages lie in a ROOT file is described in root_file.ksy.

  All integers are little-endian. Envelopes contain frames. A record frame or list frame starts with its size, so
  readers can skip unknown members. The fields named trailing have the unknown bytes.
doc-ref: section 'Envelopes'
seq:
  - id: type_id
    type: u2
    doc: Kind of envelope, see the enum envelope_type; the low 16 bits of the first 64-bit word.
    doc-ref: section 'Envelopes'
  - id: len_envelope_lo
    type: u4
    doc: Low 32 of the 48 bits of the envelope length.
  - id: len_envelope_hi
    type: u2
    valid:
      expr: len_envelope >= 16 and len_envelope <= _io.size
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
    doc-ref: section 'Envelopes'
instances:
  len_envelope:
    value: len_envelope_lo + len_envelope_hi * 0x100000000
    doc: Length of the whole envelope in bytes, with this preamble and the checksum.
types:
  counted_string: common
  unknown_payload: common
  feature_flags: common
  feature_flag_word: common
  locator:
    doc: |
      Where a byte range is stored. A non-negative head is the size of a byte range in the same file, and an
      offset follows. A negative head is negated as a whole and then holds locator size, reserved byte and
      kind.
    doc-ref: section 'Locators and Envelope Links'
    seq:
      - id: head
        type: s4
        valid:
          expr: _ >= 0 or -_ % 0x10000 >= 4
        doc: |
          Stored size in bytes of the byte range if not negative; else the negated word of locator size,
          reserved byte and kind.
      - id: ofs_range
        type: u8
        if: head >= 0
        doc: Offset in bytes from the start of the file.
      - id: payload
        size: len_self - 4
        type:
          switch-on: kind
          cases:
            1: large_locator
            _: unknown_payload
        if: head < 0
        doc: Position in a non-standard locator; opaque for kinds unknown to this version.
    instances:
      negated_head:
        value: 'head < 0 ? -head : 0'
        doc: The word that holds locator size, reserved byte and kind; 0 in a standard locator.
      len_self:
        value: negated_head % 0x10000
        doc: Size in bytes of a non-standard locator, head included; 0 in a standard locator.
      reserved:
        value: negated_head / 0x10000 % 0x100
        doc: Byte for use by the storage system of a non-standard locator.
      kind:
        value: (negated_head / 0x1000000).as<u1>
        doc: Kind of locator, see the enum locator_kind; 0 in a standard locator.
  large_locator:
    doc: Payload of a locator of a byte range of 2 GiB or more.
    doc-ref: section 'Locators and Envelope Links'
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
  envelope_link: common
  header: common
  schema:
    doc: |
      Schema description: four list frames. It is in the header and, for later additions, in the footer.
    doc-ref: section 'Header Envelope'
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
  field_list: common
  field_record: common
  field:
    doc: |
      Description of one field: a node of the schema tree.
    doc-ref: section 'Field Description'
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
  column_list: common
  column_record: common
  column:
    doc: Description of one physical column.
    doc-ref: section 'Column Description'
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
        doc-ref: section 'Column Description'
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
  value_range: common
  alias_column_list: common
  alias_column_record: common
  alias_column: common
  extra_type_info_list: common
  extra_type_info_record: common
  extra_type_info:
    doc: Additional information about one type or all types.
    doc-ref: section 'Extra type information'
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
    doc-ref: section 'Footer Envelope'
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
        doc-ref: section 'Linked Attribute Sets'
      - id: trailing
        size-eos: true
        doc: Unknown bytes up to the end of the envelope payload, appended by a later version of the format.
  schema_extension_record: common
  schema_extension:
    doc: Additions to the schema of the header.
    doc-ref: section 'Schema Extension Record Frame'
    seq:
      - id: schema
        type: schema
        if: not _io.eof
        doc: The additions; absent if the frame is empty.
      - id: trailing
        size-eos: true
        doc: Unknown bytes up to the end of the frame, appended by a later version of the format.
  cluster_group_list: common
  cluster_group_record: common
  cluster_group: common
  linked_attribute_set_list: list(linked_attribute_set_record, record, linked attribute sets)
  linked_attribute_set_record: record(linked_attribute_set, one linked attribute set)
  linked_attribute_set:
    doc: Reference to another RNTuple that holds attributes of entry ranges of this one.
    doc-ref: section 'Linked Attribute Set Record Frame'
    seq:
      - id: schema_version_major
        type: u2
        doc: Major version of the attribute schema; a different one cannot be read.
        doc-ref: section 'Attribute Schema Version'
      - id: schema_version_minor
        type: u2
        doc: Minor version of the attribute schema.
        doc-ref: section 'Attribute Schema Version'
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
  page_list: common
  cluster_summary_list: common
  cluster_summary_record: common
  cluster_summary:
    doc: Entry range of one cluster.
    doc-ref: section 'Cluster Summary Record Frame'
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
        value: num_entries_lo + num_entries_mid * 0x100000000 + num_entries_hi * 0x1000000000000
        doc: Number of entries of the cluster, 56 bits.
  cluster_pages_list: common
  cluster_pages: common
  column_pages: common
  column_pages_body:
    doc: Payload of the list frame of pages of one column in one cluster.
    doc-ref: section 'Page Locations'
    seq:
      - id: num_items
        type: u4
        valid:
          expr: _ <= 0x7fffffff and _ * 8 <= _io.size - _io.pos
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
        doc-ref: section 'Suppressed Columns'
      - id: compression_settings
        type: u4
        if: element_offset >= 0
        doc: |
          Compression settings: 100 * algorithm + level; absent if the column is suppressed.
        doc-ref: section 'Basic Types'
      - id: trailing
        size-eos: true
        doc: Unknown bytes up to the end of the frame, appended by a later version of the format.
  page: common
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
