# Made from spec/parts/trevni.ksy by `make generate`; edit that file and the parts it names.
# A Trevni file: header, metadata, and the columns it leads to. Little-endian.
#
# Rules of this grammar: see rntuple.ksy. The contents of a block (checksum, compression, levels, values) depend on the
# metadata of file and column; the types at the end describe its parts.
meta:
  id: trevni
  title: Trevni column file
  file-extension: trv
  license: CC0-1.0
  ks-version: '0.11'
  encoding: UTF-8
  endian: le
doc: |
  A Trevni file, up to the start of its first column. Version 1 is the format of the document (and of Avro before
  1.7.5). Version 2 is that of Avro since then. Both share everything in this grammar.
doc-ref: https://github.com/nongli/Trevni/wiki/File-format#format-description Trevni file format, section 'Format description'
-rules: [RNT-TRV-001, RNT-TRV-002, RNT-TRV-003, RNT-TRV-007, RNT-TRV-013, RNT-TRV-014, RNT-TRV-015, RNT-TRV-016, RNT-TRV-017, RNT-TRV-019, RNT-TRV-021, RNT-TRV-023, RNT-TRV-024, RNT-TRV-030]
-errata: [E44, E45, E46, E47, E50, E51, E52]
seq:
  - id: magic
    contents: Trv
    doc: The letters Trv.
  - id: version
    type: u1
    valid:
      expr: _ == 1 or _ == 2
    doc: Version of the format; 1 is the document, 2 is Avro since 1.7.5.
  - id: num_rows
    type: u8
    doc: Number of rows in the file.
  - id: num_columns
    type: u4
    valid:
      expr: _ * 9 <= _io.size - _io.pos
    doc: Number of columns; bounded by the bytes that are there, as no column takes less than 9 bytes of the header.
  - id: metadata
    type: metadata_map
    doc: Metadata of the file.
  - id: columns_metadata
    type: metadata_map
    repeat: expr
    repeat-expr: num_columns
    doc: Metadata of each column.
  - id: ofs_columns
    type: u8
    repeat: expr
    repeat-expr: num_columns
    doc: File offset of each column; the first one starts where this table ends.
  - id: columns
    size-eos: true
    doc: |
      The columns, one after the other without gaps. Parse each from its start up to the next one as column. If its
      metadata has the key trevni.values, use the type that fits the type of its values.
types:
  metadata_map:
    doc: Keys and values, in one flat list.
    doc-ref: https://github.com/nongli/Trevni/wiki/File-format#format-description Trevni file format, section 'Format description'
    seq:
      - id: num_pairs
        type: length
        doc: Number of pairs.
      - id: pairs
        type: metadata_pair
        repeat: expr
        repeat-expr: num_pairs.value
        doc: The pairs, in order.
  metadata_pair:
    doc: One key and its value.
    doc-ref: https://github.com/nongli/Trevni/wiki/File-format#format-description Trevni file format, section 'Format description'
    seq:
      - id: key
        type: counted_bytes
        doc: The key, UTF-8; those that start with trevni. have a meaning in the format.
      - id: value
        type: counted_bytes
        doc: The value; text in UTF-8 for all keys that have a meaning in the format.
  counted_bytes:
    doc: A String or Bytes value.
    doc-ref: https://github.com/nongli/Trevni/wiki/File-format#data-types Trevni file format, section 'Data types'
    -rules: [RNT-TRV-004, RNT-TRV-005, RNT-TRV-006, RNT-TRV-009]
    -errata: [E42]
    seq:
      - id: nbytes
        type: length
        doc: Number of bytes.
      - id: raw
        size: nbytes.value
        doc: The bytes.
  length:
    doc: |
      A Long (zig-zag, then base 128 with the least significant group first) that counts what follows: not negative, and
      below 2^34. No group may count more than the remaining bytes, so an absurd length is refused at once.
    doc-ref: https://github.com/nongli/Trevni/wiki/File-format#data-types Trevni file format, section 'Data types'
    seq:
      - id: group_0
        type: u1
        valid:
          expr: _ % 2 == 0
        doc: Bits 0 to 6 of the zig-zag form, and whether another group follows (bit 7); bit 0 is the sign.
      - id: group_1
        type: u1
        valid:
          expr: _ % 128 * 64 <= _io.size
        if: group_0 >= 128
        doc: Bits 7 to 13 of the zig-zag form, and whether another group follows (bit 7).
      - id: group_2
        type: u1
        valid:
          expr: _ % 128 * 8192 <= _io.size
        if: group_0 >= 128 and group_1 >= 128
        doc: Bits 14 to 20 of the zig-zag form, and whether another group follows (bit 7).
      - id: group_3
        type: u1
        valid:
          expr: _ % 128 * 1048576 <= _io.size
        if: group_0 >= 128 and group_1 >= 128 and group_2 >= 128
        doc: Bits 21 to 27 of the zig-zag form, and whether another group follows (bit 7).
      - id: group_4
        type: u1
        valid:
          expr: _ % 128 * 134217728 <= _io.size
        if: group_0 >= 128 and group_1 >= 128 and group_2 >= 128 and group_3 >= 128
        doc: Bits 28 to 34 of the zig-zag form, and whether another group follows (bit 7).
      - id: group_5
        type: u1
        valid:
          expr: _ % 128 == 0
        if: group_0 >= 128 and group_1 >= 128 and group_2 >= 128 and group_3 >= 128 and group_4 >= 128
        doc: Bits 35 to 41 of the zig-zag form, and whether another group follows (bit 7).
      - id: group_6
        type: u1
        valid:
          expr: _ % 128 == 0
        if: group_0 >= 128 and group_1 >= 128 and group_2 >= 128 and group_3 >= 128 and group_4 >= 128 and group_5 >= 128
        doc: Bits 42 to 48 of the zig-zag form, and whether another group follows (bit 7).
      - id: group_7
        type: u1
        valid:
          expr: _ % 128 == 0
        if: group_0 >= 128 and group_1 >= 128 and group_2 >= 128 and group_3 >= 128 and group_4 >= 128 and group_5 >= 128 and group_6 >= 128
        doc: Bits 49 to 55 of the zig-zag form, and whether another group follows (bit 7).
      - id: group_8
        type: u1
        valid:
          expr: _ % 128 == 0
        if: group_0 >= 128 and group_1 >= 128 and group_2 >= 128 and group_3 >= 128 and group_4 >= 128 and group_5 >= 128 and group_6 >= 128 and group_7 >= 128
        doc: Bits 56 to 62 of the zig-zag form, and whether another group follows (bit 7).
      - id: group_9
        type: u1
        valid:
          expr: _ == 0
        if: group_0 >= 128 and group_1 >= 128 and group_2 >= 128 and group_3 >= 128 and group_4 >= 128 and group_5 >= 128 and group_6 >= 128 and group_7 >= 128 and group_8 >= 128
        doc: Bit 63 of the zig-zag form; no group follows.
    instances:
      value:
        value: 'group_0 % 128 / 2 + (group_0 < 128 ? 0 : group_1 % 128 * 64 + (group_1 < 128 ? 0 : group_2 % 128 * 8192 + (group_2 < 128 ? 0 : group_3 % 128 * 1048576 + (group_3 < 128 ? 0 : group_4 % 128 * 134217728))))'
        doc: The number.
  zigzag:
    doc: |
      A Long or Int of any size: zig-zag, then base 128 with the least significant group first. Zig-zag numbers are 0,
      1, 2, 3 for 0, -1, 1, -2; the parts of them are low + 2^28 middle + 2^56 high.
    doc-ref: https://github.com/nongli/Trevni/wiki/File-format#data-types Trevni file format, section 'Data types'
    seq:
      - id: group_0
        type: u1
        doc: Bits 0 to 6 of the zig-zag form, and whether another group follows (bit 7); bit 0 is the sign.
      - id: group_1
        type: u1
        if: group_0 >= 128
        doc: Bits 7 to 13 of the zig-zag form, and whether another group follows (bit 7).
      - id: group_2
        type: u1
        if: group_0 >= 128 and group_1 >= 128
        doc: Bits 14 to 20 of the zig-zag form, and whether another group follows (bit 7).
      - id: group_3
        type: u1
        if: group_0 >= 128 and group_1 >= 128 and group_2 >= 128
        doc: Bits 21 to 27 of the zig-zag form, and whether another group follows (bit 7).
      - id: group_4
        type: u1
        if: group_0 >= 128 and group_1 >= 128 and group_2 >= 128 and group_3 >= 128
        doc: Bits 28 to 34 of the zig-zag form, and whether another group follows (bit 7).
      - id: group_5
        type: u1
        if: group_0 >= 128 and group_1 >= 128 and group_2 >= 128 and group_3 >= 128 and group_4 >= 128
        doc: Bits 35 to 41 of the zig-zag form, and whether another group follows (bit 7).
      - id: group_6
        type: u1
        if: group_0 >= 128 and group_1 >= 128 and group_2 >= 128 and group_3 >= 128 and group_4 >= 128 and group_5 >= 128
        doc: Bits 42 to 48 of the zig-zag form, and whether another group follows (bit 7).
      - id: group_7
        type: u1
        if: group_0 >= 128 and group_1 >= 128 and group_2 >= 128 and group_3 >= 128 and group_4 >= 128 and group_5 >= 128 and group_6 >= 128
        doc: Bits 49 to 55 of the zig-zag form, and whether another group follows (bit 7).
      - id: group_8
        type: u1
        if: group_0 >= 128 and group_1 >= 128 and group_2 >= 128 and group_3 >= 128 and group_4 >= 128 and group_5 >= 128 and group_6 >= 128 and group_7 >= 128
        doc: Bits 56 to 62 of the zig-zag form, and whether another group follows (bit 7).
      - id: group_9
        type: u1
        valid:
          expr: _ < 2
        if: group_0 >= 128 and group_1 >= 128 and group_2 >= 128 and group_3 >= 128 and group_4 >= 128 and group_5 >= 128 and group_6 >= 128 and group_7 >= 128 and group_8 >= 128
        doc: Bit 63 of the zig-zag form; no group follows.
    instances:
      low:
        value: 'group_0 % 128 + (group_0 < 128 ? 0 : group_1 % 128 * 128 + (group_1 < 128 ? 0 : group_2 % 128 * 16384 + (group_2 < 128 ? 0 : group_3 % 128 * 2097152)))'
        doc: Bits 0 to 27 of the zig-zag form.
      middle:
        value: 'group_0 < 128 or group_1 < 128 or group_2 < 128 or group_3 < 128 ? 0 : group_4 % 128 + (group_4 < 128 ? 0 : group_5 % 128 * 128 + (group_5 < 128 ? 0 : group_6 % 128 * 16384 + (group_6 < 128 ? 0 : group_7 % 128 * 2097152)))'
        doc: Bits 28 to 55 of the zig-zag form.
      high:
        value: 'group_0 < 128 or group_1 < 128 or group_2 < 128 or group_3 < 128 or group_4 < 128 or group_5 < 128 or group_6 < 128 or group_7 < 128 ? 0 : group_8 % 128 + (group_8 < 128 ? 0 : group_9 % 128 * 128)'
        doc: Bits 56 to 63 of the zig-zag form.
  column:
    doc: A column without first values (key trevni.values).
    doc-ref: https://github.com/nongli/Trevni/wiki/File-format#format-description Trevni file format, section 'Format description'
    seq:
      - id: num_blocks
        type: u4
        valid:
          expr: _ * 12 <= _io.size - _io.pos
        doc: Number of blocks; bounded by the bytes that are there.
      - id: descriptors
        type: block_descriptor
        repeat: expr
        repeat-expr: num_blocks
        doc: One description of each block, in order.
      - id: blocks
        size-eos: true
        doc: |
          The blocks, one after the other without gaps: each of the compressed size of its description, and four bytes more
          if the column has checksums.
  block_descriptor:
    doc: Sizes of a block.
    doc-ref: https://github.com/nongli/Trevni/wiki/File-format#format-description Trevni file format, section 'Format description'
    seq:
      - id: num_rows
        type: u4
        doc: Number of rows in the block.
      - id: len_block
        type: u4
        doc: Bytes of the block before compression, without the checksum.
      - id: len_block_stored
        type: u4
        doc: Bytes of the block as stored, without the checksum.
  column_zigzag:
    doc: A column of Long or Int values, with the first value of each block.
    doc-ref: https://github.com/nongli/Trevni/wiki/File-format#format-description Trevni file format, section 'Format description'
    seq:
      - id: num_blocks
        type: u4
        valid:
          expr: _ * 13 <= _io.size - _io.pos
        doc: Number of blocks; bounded by the bytes that are there.
      - id: descriptors
        type: zigzag_block_descriptor
        repeat: expr
        repeat-expr: num_blocks
        doc: One description of each block, in order.
      - id: blocks
        size-eos: true
        doc: |
          The blocks, one after the other without gaps: each of the compressed size of its description, and four bytes more
          if the column has checksums.
  zigzag_block_descriptor:
    doc: Sizes of a block, and its first value.
    doc-ref: https://github.com/nongli/Trevni/wiki/File-format#format-description Trevni file format, section 'Format description'
    seq:
      - id: num_rows
        type: u4
        doc: Number of rows in the block.
      - id: len_block
        type: u4
        doc: Bytes of the block before compression, without the checksum.
      - id: len_block_stored
        type: u4
        doc: Bytes of the block as stored, without the checksum.
      - id: first_value
        type: zigzag
        doc: First value of the block, a Long or Int.
  column_fixed32:
    doc: A column of Fixed32 or Float values, with the first value of each block.
    doc-ref: https://github.com/nongli/Trevni/wiki/File-format#format-description Trevni file format, section 'Format description'
    seq:
      - id: num_blocks
        type: u4
        valid:
          expr: _ * 16 <= _io.size - _io.pos
        doc: Number of blocks; bounded by the bytes that are there.
      - id: descriptors
        type: fixed32_block_descriptor
        repeat: expr
        repeat-expr: num_blocks
        doc: One description of each block, in order.
      - id: blocks
        size-eos: true
        doc: |
          The blocks, one after the other without gaps: each of the compressed size of its description, and four bytes more
          if the column has checksums.
  fixed32_block_descriptor:
    doc: Sizes of a block, and its first value.
    doc-ref: https://github.com/nongli/Trevni/wiki/File-format#format-description Trevni file format, section 'Format description'
    seq:
      - id: num_rows
        type: u4
        doc: Number of rows in the block.
      - id: len_block
        type: u4
        doc: Bytes of the block before compression, without the checksum.
      - id: len_block_stored
        type: u4
        doc: Bytes of the block as stored, without the checksum.
      - id: first_value
        type: u4
        doc: Bits of the first value of the block, a Fixed32 or Float.
  column_fixed64:
    doc: A column of Fixed64 or Double values, with the first value of each block.
    doc-ref: https://github.com/nongli/Trevni/wiki/File-format#format-description Trevni file format, section 'Format description'
    seq:
      - id: num_blocks
        type: u4
        valid:
          expr: _ * 20 <= _io.size - _io.pos
        doc: Number of blocks; bounded by the bytes that are there.
      - id: descriptors
        type: fixed64_block_descriptor
        repeat: expr
        repeat-expr: num_blocks
        doc: One description of each block, in order.
      - id: blocks
        size-eos: true
        doc: |
          The blocks, one after the other without gaps: each of the compressed size of its description, and four bytes more
          if the column has checksums.
  fixed64_block_descriptor:
    doc: Sizes of a block, and its first value.
    doc-ref: https://github.com/nongli/Trevni/wiki/File-format#format-description Trevni file format, section 'Format description'
    seq:
      - id: num_rows
        type: u4
        doc: Number of rows in the block.
      - id: len_block
        type: u4
        doc: Bytes of the block before compression, without the checksum.
      - id: len_block_stored
        type: u4
        doc: Bytes of the block as stored, without the checksum.
      - id: first_value
        type: u8
        doc: Bits of the first value of the block, a Fixed64 or Double.
  column_counted:
    doc: A column of String or Bytes values, with the first value of each block.
    doc-ref: https://github.com/nongli/Trevni/wiki/File-format#format-description Trevni file format, section 'Format description'
    seq:
      - id: num_blocks
        type: u4
        valid:
          expr: _ * 13 <= _io.size - _io.pos
        doc: Number of blocks; bounded by the bytes that are there.
      - id: descriptors
        type: counted_block_descriptor
        repeat: expr
        repeat-expr: num_blocks
        doc: One description of each block, in order.
      - id: blocks
        size-eos: true
        doc: |
          The blocks, one after the other without gaps: each of the compressed size of its description, and four bytes more
          if the column has checksums.
  counted_block_descriptor:
    doc: Sizes of a block, and its first value.
    doc-ref: https://github.com/nongli/Trevni/wiki/File-format#format-description Trevni file format, section 'Format description'
    seq:
      - id: num_rows
        type: u4
        doc: Number of rows in the block.
      - id: len_block
        type: u4
        doc: Bytes of the block before compression, without the checksum.
      - id: len_block_stored
        type: u4
        doc: Bytes of the block as stored, without the checksum.
      - id: first_value
        type: counted_bytes
        doc: First value of the block, a String or Bytes.
  repeated_block:
    doc: |
      Contents of a block of a column with repetition levels, uncompressed and without the checksum. Other blocks have
      neither the count nor the repetition levels, as there is one entry for each row.
    doc-ref: https://github.com/nongli/Trevni/wiki/File-format#format-description Trevni file format, section 'Format description'
    seq:
      - id: num_entries
        type: u4
        doc: Number of pairs of levels.
      - id: contents
        size-eos: true
        doc: |
          Definition levels, repetition levels, then values. Levels are packed from the least significant bit on, each
          in as few bits as the largest level needs; both arrays end at a byte.
  zigzag_values:
    doc: The Long or Int values of a block.
    doc-ref: https://github.com/nongli/Trevni/wiki/File-format#data-types Trevni file format, section 'Data types'
    seq:
      - id: values
        type: zigzag
        repeat: eos
        doc: The values, in order.
  counted_values:
    doc: The String or Bytes values of a block.
    doc-ref: https://github.com/nongli/Trevni/wiki/File-format#data-types Trevni file format, section 'Data types'
    seq:
      - id: values
        type: counted_bytes
        repeat: eos
        doc: The values, in order.
