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
  -frames: frames_32
  -document: RNTuple Binary Format Specification 0.1
doc: |
  Envelopes as ROOT 6.26 to 6.29 wrote them, format "version 1" of the drafts. An envelope of this generation does not
  state its kind. The reader knows it from the reference to the envelope, and parses header_envelope, footer_envelope,
  page_list_envelope or meta_data_envelope. Parsed as a whole, the payload stays bytes. Frames have 32-bit sizes,
  checksums are CRC32.
doc-ref: section 'Envelopes'
seq:
  - id: preamble
    type: envelope_preamble
    doc: Versions of the envelope.
  - id: payload
    size: _io.size - _io.pos - 4
    doc: Contents of the envelope, unparsed.
  - id: checksum
    size: 4
    doc: CRC32 of all preceding bytes of the envelope, little-endian.
types:
  envelope_preamble:
    doc: Start of every envelope.
    doc-ref: section 'Envelopes'
    seq:
      - id: version
        type: u2
        valid:
          expr: _io.size >= 8
        doc: Version of the envelope that the writer used; 1.
      - id: min_version
        type: u2
        doc: Version that a reader must support at least; 1.
  header_envelope:
    doc: Whole header envelope, from a slice that holds exactly the envelope.
    doc-ref: section 'Envelopes'
    seq:
      - id: preamble
        type: envelope_preamble
        doc: Versions of the envelope.
      - id: payload
        size: _io.size - _io.pos - 4
        type: header
        doc: Contents of the envelope.
      - id: checksum
        size: 4
        doc: CRC32 of all preceding bytes of the envelope, little-endian.
  footer_envelope:
    doc: Whole footer envelope, from a slice that holds exactly the envelope.
    doc-ref: section 'Envelopes'
    seq:
      - id: preamble
        type: envelope_preamble
        doc: Versions of the envelope.
      - id: payload
        size: _io.size - _io.pos - 4
        type: footer
        doc: Contents of the envelope.
      - id: checksum
        size: 4
        doc: CRC32 of all preceding bytes of the envelope, little-endian.
  page_list_envelope:
    doc: Whole page list envelope, from a slice that holds exactly the envelope.
    doc-ref: section 'Envelopes'
    seq:
      - id: preamble
        type: envelope_preamble
        doc: Versions of the envelope.
      - id: payload
        size: _io.size - _io.pos - 4
        type: page_list
        doc: Contents of the envelope.
      - id: checksum
        size: 4
        doc: CRC32 of all preceding bytes of the envelope, little-endian.
  meta_data_envelope:
    doc: Whole user meta-data envelope, from a slice that holds exactly the envelope.
    doc-ref: section 'Envelopes'
    seq:
      - id: preamble
        type: envelope_preamble
        doc: Versions of the envelope.
      - id: payload
        size: _io.size - _io.pos - 4
        type: meta_data
        doc: Contents of the envelope.
      - id: checksum
        size: 4
        doc: CRC32 of all preceding bytes of the envelope, little-endian.
  counted_string: common
  unknown_payload:
    doc: Payload whose kind this version of the format does not know.
    doc-ref: section 'Locators and Envelope Links'
    seq:
      - id: raw
        size-eos: true
        doc: The stored bytes, unparsed.
  feature_flags: common
  feature_flag_word: common
  locator: drafts
  uri_locator:
    doc: Payload of a locator that is a URI.
    doc-ref: section 'Locators and Envelope Links'
    seq:
      - id: raw
        size-eos: true
        doc: Characters of the URI.
  object64_locator: drafts
  envelope_link:
    doc: Reference to another envelope.
    doc-ref: section 'Locators and Envelope Links'
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
    doc-ref: section 'Header Envelope'
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
  alias_column_list: common
  alias_column_record: common
  alias_column: common
  extra_type_info_list: common
  extra_type_info_record: common
  extra_type_info:
    doc: Additional information about one type.
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
    doc-ref: section 'Footer Envelope'
    seq:
      - id: len_frame
        type: s4
        valid:
          expr: (_ >= 4 and _ - (_io.size - _io.pos) <= 4) or (_ <= -8 and _ + (_io.size - _io.pos) >= -4)
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
    doc-ref: section 'Footer Envelope'
    seq:
      - id: num_items_and_reserved
        type: u4
        doc: Number of items in the low 28 bits, high 4 bits reserved.
      - id: trailing
        size-eos: true
        doc: Unknown bytes up to the end of the frame, appended by a later version of the format.
    instances:
      num_items:
        value: num_items_and_reserved % 0x10000000
        doc: Number of items.
      reserved:
        value: num_items_and_reserved / 0x10000000
        doc: Reserved bits; zero in all known files.
  schema_extension: drafts
  column_group_list: drafts
  column_group_record: drafts
  column_group: drafts
  column_id_list: list(u4, record, column ids)
    items: Ids of physical columns; these are not frames.
  cluster_group_list: common
  cluster_group_record: common
  cluster_group:
    doc: Clusters that share one page list.
    doc-ref: section 'Cluster Group Record Frame'
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
  meta_data_link_list: list(envelope_link, list, links to user meta-data envelopes)
    section: Footer Envelope
    items: Envelope links; these are not frames.
  cluster_summary_list: common
  cluster_summary_record: common
  cluster_summary: drafts
  page_list:
    doc: |
      Payload of a page list envelope: where the pages of the clusters of one cluster group are.
    doc-ref: section 'Page List Envelope'
    seq:
      - id: page_locations
        type: cluster_pages_list
        doc: Pages of the clusters of the group, in the order of the summaries.
      - id: trailing
        size-eos: true
        doc: Unknown bytes up to the end of the envelope payload, appended by a later version of the format.
  cluster_pages_list: list(cluster_pages, list, page locations of clusters)
    section: Page List Envelope
    items: One list per cluster, in the order of the cluster summaries.
  cluster_pages: list(column_pages, tail, page locations of the columns of one cluster)
    section: Page List Envelope
    items: One list per column, by column id; columns added after the cluster was written may be missing at the end.
  column_pages: common
  column_pages_body:
    doc: Payload of the list frame of pages of one column in one cluster.
    doc-ref: section 'Page List Envelope'
    seq:
      - id: num_items_and_reserved
        type: u4
        valid:
          expr: _ % 0x10000000 * 8 <= _io.size - _io.pos
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
        doc-ref: section 'Basic Types'
      - id: trailing
        size-eos: true
        doc: Unknown bytes up to the end of the frame, appended by a later version of the format.
    instances:
      num_items:
        value: num_items_and_reserved % 0x10000000
        doc: Number of items.
      reserved:
        value: num_items_and_reserved / 0x10000000
        doc: Reserved bits; zero in all known files.
  page:
    doc: |
      Description of one page: a run of elements of one column.
    doc-ref: section 'Page List Envelope'
    seq:
      - id: num_elements_and_flags
        type: u4
        doc: Number of elements in the low 30 bits, bits of the enum page_flag in the high 2 bits.
      - id: locator
        type: locator
        doc: Where the page is stored; its size does not count the checksum.
    instances:
      num_elements:
        value: num_elements_and_flags % 0x40000000
        doc: Number of elements in the page.
      flags:
        value: num_elements_and_flags / 0x40000000
        doc: Bits of the enum page_flag.
  meta_data: drafts
  meta_data_entry_list: drafts
  meta_data_entry_record: drafts
  meta_data_entry: drafts
  meta_data_int64: drafts
  meta_data_bool: drafts
  meta_data_float64: drafts
  int64_list: list(s8, list, integer values)
    section: User Meta-data Envelope
    items: The values.
  bool_list: list_head(list, boolean values)
  bool_list_body:
    doc: Payload of the list frame of boolean values.
    doc-ref: section 'User Meta-data Envelope'
    seq:
      - id: num_items_and_reserved
        type: u4
        valid:
          expr: _ % 0x10000000 * 1 <= _io.size - _io.pos
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
        value: num_items_and_reserved % 0x10000000
        doc: Number of items.
      reserved:
        value: num_items_and_reserved / 0x10000000
        doc: Reserved bits; zero in all known files.
  float64_list: list(f8, list, floating point values)
    section: User Meta-data Envelope
    items: The values.
  string_list: list(counted_string, record, string values)
    section: User Meta-data Envelope
    items: The values.
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
  cluster_flag: drafts
  page_flag:
    1:
      id: checksum
      doc: A CRC32 of the page follows it.
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
