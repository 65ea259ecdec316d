# The bytes of RNTuple envelopes of the second release candidate (format epoch 0), after decompression.
#
# Rules of this grammar: see rntuple.ksy.
meta:
  id: rntuple_rc2
  title: RNTuple envelopes of the second release candidate (format epoch 0)
  application: CERN ROOT
  file-extension: root
  xref:
    wikidata: Q1365398
  license: CC0-1.0
  ks-version: '0.11'
  encoding: UTF-8
  endian: le
  -frames: frames_64
  -document: RNTuple Binary Format Specification 0.2
doc: |
  Envelopes as ROOT 6.31 to 6.33 wrote them, format versions 0.2.0.0 to 0.2.12.0. Files are always marked 0.2.0.0. So
  flags and the remaining bytes show the differences between these versions, never a version number.
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
        4: meta_data
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
  locator: drafts
  uri_locator:
    doc: |
      Payload of a locator that is a URI. The last drafts use the same kind for large locators, which differ only by
      their 16 bytes.
    doc-ref: section 'Locators and Envelope Links'
    seq:
      - id: raw
        size-eos: true
        doc: Characters of the URI.
    instances:
      large:
        pos: 0
        type: large_locator
        if: _io.size == 16
        doc: The same bytes as a large locator of the last drafts.
  large_locator:
    doc: Payload of a locator of a byte range of 2 GiB or more, in the last drafts.
    doc-ref: section 'Locators and Envelope Links'
    seq:
      - id: len_range
        type: u8
        doc: Stored size in bytes of the byte range.
      - id: ofs_range
        type: u8
        doc: Offset in bytes from the start of the file.
  object64_locator: drafts
  envelope_link: common
  header: common
  schema: drafts
  field_list: common
  field_record: common
  field:
    doc: |
      Description of one field: a node of the schema tree. Numbers come first, strings last.
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
      - id: array_size
        type: u8
        if: is_repetitive
        doc: Number of items per entry of a fixed-size array or bitset.
      - id: source_field_id
        type: u4
        if: is_projected
        doc: Id of the field that a projected field shows; last drafts only.
      - id: type_checksum
        type: u4
        if: has_type_checksum
        doc: Checksum that ROOT computed over the in-memory type; last drafts only.
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
        doc: |
          Which of the alternative representations of the field the column belongs to; the upper half of
          32-bit flags in early drafts, and 0 there.
      - id: first_element_index
        type: s8
        if: is_deferred
        doc: Index of the first stored element of a deferred column.
      - id: value_range
        type: value_range
        if: has_value_range
        doc: Range of the values; last drafts only.
      - id: trailing
        size-eos: true
        doc: Unknown bytes up to the end of the frame, appended by a later version of the format.
    instances:
      is_deferred:
        value: (flags & 8) != 0
        doc: Whether the first stored element is not element 0.
      has_value_range:
        value: (flags & 16) != 0
        doc: Whether a range of values is stored.
  value_range: common
  alias_column_list: common
  alias_column_record: common
  alias_column: common
  extra_type_info_list: common
  extra_type_info_record: common
  extra_type_info:
    doc: |
      Additional information about one type. In the last drafts the kind of content is before the two versions. No known
      file has such a record.
    doc-ref: section 'Extra type information'
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
    doc-ref: section 'Footer Envelope'
    seq:
      - id: feature_flags
        type: feature_flags
        doc: Features that a reader must know, in addition to those of the header.
      - id: header_checksum
        size: 8
        doc: Checksum of the header envelope that the footer belongs to.
      - id: schema_extension
        type: schema_extension_record
        doc: Schema parts that were added while data was being written.
      - id: column_groups
        type: column_group_list
        doc: Subsets of the columns; empty unless there are sharded clusters.
      - id: cluster_groups
        type: cluster_group_list
        doc: Cluster groups, each with a link to its page list.
      - id: meta_data_links
        type: meta_data_link_list
        if: not _io.eof
        doc: |
          Links to user meta-data envelopes. The last drafts dropped them: absent if the payload ends before.
      - id: trailing
        size-eos: true
        doc: Unknown bytes up to the end of the envelope payload, appended by a later version of the format.
  schema_extension_record: common
  schema_extension: drafts
  column_group_list: drafts
  column_group_record: drafts
  column_group: drafts
  column_id_list: list(u4, 4, column ids)
    items: Ids of physical columns; these are not frames.
  cluster_group_list: common
  cluster_group_record: common
  cluster_group: common
  meta_data_link_list: list(envelope_link, record, links to user meta-data envelopes)
    section: Footer Envelope
    items: Envelope links; these are not frames.
  page_list: common
  cluster_summary_list: common
  cluster_summary_record: common
  cluster_summary: drafts
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
          Number of elements of the column in all clusters before; negative, in the last drafts, if the
          column is suppressed in this cluster.
      - id: compression_settings
        type: u4
        if: element_offset >= 0
        doc: Compression settings, 100 * algorithm + level; absent if the column is suppressed.
        doc-ref: section 'Basic Types'
      - id: trailing
        size-eos: true
        doc: Unknown bytes up to the end of the frame, appended by a later version of the format.
  page: common
  meta_data: drafts
  meta_data_entry_list: drafts
  meta_data_entry_record: drafts
  meta_data_entry: drafts
  meta_data_int64: drafts
  meta_data_bool: drafts
  meta_data_float64: drafts
  int64_list: list(s8, record, integer values)
    section: User Meta-data Envelope
    items: The values.
  bool_list: list(u1, 1, boolean values)
    section: User Meta-data Envelope
    items: The values; not zero is true.
  float64_list: list(f8, record, floating point values)
    section: User Meta-data Envelope
    items: The values.
  string_list: list(counted_string, 4, string values)
    section: User Meta-data Envelope
    items: The values.
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
    4:
      id: meta_data
      doc: Key-value pairs about the data.
  locator_kind:
    0:
      id: standard
      doc: Size below 2 GiB and offset in the same file; has no kind on storage.
    1:
      id: uri
      doc: URI; 64-bit size and offset in the last drafts.
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
      doc: Pointer, never put to use; object in the serialisation of ROOT in the last drafts.
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
    16:
      id: value_range
      doc: Smallest and largest value are stored.
  cluster_flag: drafts
  extra_type_info_content: drafts
  meta_data_type: drafts
  column_type:
    0x01:
      id: index64
      doc: End of a collection, counted from the start of the cluster, 64 bits.
    0x02:
      id: index32
      doc: End of a collection, counted from the start of the cluster, 32 bits.
    0x03:
      id: switch
      doc: 64-bit index and 32-bit tag of a variant.
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
      doc: Unsigned 64-bit integer.
    0x0b:
      id: uint32
      doc: Unsigned 32-bit integer.
    0x0c:
      id: uint16
      doc: Unsigned 16-bit integer.
    0x0d:
      id: uint8
      doc: Unsigned 8-bit integer.
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
    0x1d:
      id: real32_trunc
      doc: Leading 10 to 31 bits of a single precision number, packed; last drafts only.
    0x1e:
      id: real32_quant
      doc: Integer of 1 to 32 bits that scales into the value range, packed; last drafts only.
