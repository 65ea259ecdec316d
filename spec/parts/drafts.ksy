# Types that both release candidates have and the released format does not, or has in another form.
types:
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
            1: uri_locator
            2: object64_locator
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
        doc: Columns of projected fields; their ids follow those of the physical columns.
      - id: extra_type_infos
        type: extra_type_info_list
        doc: Type information that field descriptions cannot hold.
  schema_extension:
    doc: Additions to the schema of the header.
    doc-ref: section 'Footer Envelope'
    seq:
      - id: schema
        type: schema
        if: not _io.eof
        doc: The additions; absent if the frame is empty.
      - id: trailing
        size-eos: true
        doc: Unknown bytes up to the end of the frame, appended by a later version of the format.
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
        value: num_entries_lo + num_entries_hi % 0x10000000 * 0x100000000
        doc: Number of entries of the cluster, 60 bits.
      flags:
        value: num_entries_hi / 0x10000000
        doc: Bits of the enum cluster_flag, 4 bits.
      is_sharded:
        value: flags % 2 == 1
        doc: Whether the cluster covers a column group only.
  object64_locator:
    doc: Payload of a locator of an object with a 64-bit address, as in the DAOS object store.
    doc-ref: section 'Well-known Payload Formats'
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
  column_group_list: list(column_group_record, record, column groups)
  column_group_record: record(column_group, one column group)
  column_group:
    doc: Columns that the clusters of a shard cover; the column group id is the position.
    doc-ref: section 'Column Group Record Frame'
    seq:
      - id: column_ids
        type: column_id_list
        doc: Ids of the columns.
      - id: trailing
        size-eos: true
        doc: Unknown bytes up to the end of the frame, appended by a later version of the format.
  meta_data:
    doc: Payload of a user meta-data envelope.
    doc-ref: section 'User Meta-data Envelope'
    seq:
      - id: entries
        type: meta_data_entry_list
        doc: Key-value pairs; a key may occur several times, which are its versions.
      - id: trailing
        size-eos: true
        doc: Unknown bytes up to the end of the envelope payload, appended by a later version of the format.
  meta_data_entry_list: list(meta_data_entry_record, record, key-value pairs)
  meta_data_entry_record: record(meta_data_entry, one key-value pair)
  meta_data_entry:
    doc: One key-value pair.
    doc-ref: section 'User Meta-data Envelope'
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
    doc-ref: section 'User Meta-data Envelope'
    seq:
      - id: number
        type: s8
        doc: The value.
  meta_data_bool:
    doc: Boolean value.
    doc-ref: section 'User Meta-data Envelope'
    seq:
      - id: number
        type: u1
        doc: The value; not zero is true.
  meta_data_float64:
    doc: Floating point value.
    doc-ref: section 'User Meta-data Envelope'
    seq:
      - id: number
        type: f8
        doc: The value.
enums:
  cluster_flag:
    1:
      id: sharded
      doc: The cluster covers one column group; column_group_id is stored.
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
