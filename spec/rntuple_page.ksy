# Made from spec/parts/rntuple_page.ksy by `make generate`; edit that file and the parts it names.
# The bytes of one page: the elements of one column, after decompression and after the step `split` is undone.
#
# A page does not describe itself: the column description has its type, and the page description the number of elements.
# So there is one type for each form of elements, which reads as many elements as fit the bytes. With forms below 8 bits
# these may be more than the page description counts. Split columns store all first bytes of the elements, then all
# second bytes, and so on: byte b of element i of n is byte b * n + i. This grammar describes the joined bytes. The
# steps zigzag, delta, truncate and quantize are arithmetic on the numbers read here; see column_types.toml for the
# steps of each column type, and vectors/columns.json for examples.
meta:
  id: rntuple_page
  title: RNTuple page (elements of one column)
  application: CERN ROOT
  file-extension: root
  xref:
    wikidata: Q1365398
  license: CC0-1.0
  ks-version: '0.11'
  encoding: UTF-8
  endian: le
  bit-endian: le
doc: |
  RNTuple is the columnar storage format of CERN ROOT. A page holds a run of elements of one column, without any head;
  its checksum, if any, follows it and is not part of it. The types below are the forms that elements have.
doc-ref: https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description RNTuple Binary Format Specification 1.0, section 'Column Description'
-rules: [RNT-COL-001, RNT-COL-002, RNT-COL-003, RNT-COL-004, RNT-COL-005, RNT-COL-006, RNT-COL-007, RNT-COL-008, RNT-COL-009, RNT-COL-010, RNT-COL-011, RNT-COL-012, RNT-COL-013, RNT-COL-015, RNT-COL-016, RNT-COL-018, RNT-COL-019, RNT-SUP-005, RNT-ENC-001, RNT-ENC-002, RNT-ENC-003, RNT-ENC-010, RNT-ENC-013]
-errata: [E06, E18, E53]
seq:
  - id: raw
    size-eos: true
    doc: Bytes of the page, as decompressed.
types:
  uint8_page:
    doc: |
      Page of unsigned integers of 8 bits.
      Column types: Byte, Char, UInt8.
    doc-ref: https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description RNTuple Binary Format Specification 1.0, section 'Column Description'
    seq:
      - id: elements
        type: u1
        repeat: eos
        doc: The elements, in order.
  int8_page:
    doc: |
      Page of signed integers of 8 bits.
      Column types: Int8.
    doc-ref: https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description RNTuple Binary Format Specification 1.0, section 'Column Description'
    seq:
      - id: elements
        type: s1
        repeat: eos
        doc: The elements, in order.
  uint16_page:
    doc: |
      Page of unsigned integers of 16 bits.
      Column types: UInt16, SplitUInt16, SplitInt16 (zigzag).
    doc-ref: https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description RNTuple Binary Format Specification 1.0, section 'Column Description'
    seq:
      - id: elements
        type: u2
        repeat: eos
        doc: The elements, in order.
  int16_page:
    doc: |
      Page of signed integers of 16 bits.
      Column types: Int16.
    doc-ref: https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description RNTuple Binary Format Specification 1.0, section 'Column Description'
    seq:
      - id: elements
        type: s2
        repeat: eos
        doc: The elements, in order.
  uint32_page:
    doc: |
      Page of unsigned integers of 32 bits.
      Column types: UInt32, Index32, SplitUInt32, SplitInt32 (zigzag), SplitIndex32 (delta).
    doc-ref: https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description RNTuple Binary Format Specification 1.0, section 'Column Description'
    seq:
      - id: elements
        type: u4
        repeat: eos
        doc: The elements, in order.
  int32_page:
    doc: |
      Page of signed integers of 32 bits.
      Column types: Int32.
    doc-ref: https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description RNTuple Binary Format Specification 1.0, section 'Column Description'
    seq:
      - id: elements
        type: s4
        repeat: eos
        doc: The elements, in order.
  uint64_page:
    doc: |
      Page of unsigned integers of 64 bits.
      Column types: UInt64, Index64, SplitUInt64, SplitInt64 (zigzag), SplitIndex64 (delta).
    doc-ref: https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description RNTuple Binary Format Specification 1.0, section 'Column Description'
    seq:
      - id: elements
        type: u8
        repeat: eos
        doc: The elements, in order.
  int64_page:
    doc: |
      Page of signed integers of 64 bits.
      Column types: Int64.
    doc-ref: https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description RNTuple Binary Format Specification 1.0, section 'Column Description'
    seq:
      - id: elements
        type: s8
        repeat: eos
        doc: The elements, in order.
  real16_page:
    doc: |
      Page of floating point numbers of 16 bits (IEEE 754 binary16).
      Column types: Real16, SplitReal16.
    doc-ref: https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description RNTuple Binary Format Specification 1.0, section 'Column Description'
    seq:
      - id: elements
        type: real16
        repeat: eos
        doc: The elements, in order.
  real32_page:
    doc: |
      Page of floating point numbers of 32 bits (IEEE 754 binary32).
      Column types: Real32, SplitReal32.
    doc-ref: https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description RNTuple Binary Format Specification 1.0, section 'Column Description'
    seq:
      - id: elements
        type: f4
        repeat: eos
        doc: The elements, in order.
  real64_page:
    doc: |
      Page of floating point numbers of 64 bits (IEEE 754 binary64).
      Column types: Real64, SplitReal64.
    doc-ref: https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description RNTuple Binary Format Specification 1.0, section 'Column Description'
    seq:
      - id: elements
        type: f8
        repeat: eos
        doc: The elements, in order.
  switch_page:
    doc: |
      Page of elements of variants.
      Column types: Switch of the releases and the second candidate.
    doc-ref: https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description RNTuple Binary Format Specification 1.0, section 'Column Description'
    seq:
      - id: elements
        type: switch96
        repeat: eos
        doc: The elements, in order.
  switch44_page:
    doc: |
      Page of elements of variants, 44 bits of index.
      Column types: Switch of the first candidate, as ROOT 6.28 wrote it.
    doc-ref: https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description RNTuple Binary Format Specification 1.0, section 'Column Description'
    seq:
      - id: elements
        type: switch44
        repeat: eos
        doc: The elements, in order.
  switch32_page:
    doc: |
      Page of elements of variants, 32 bits of index.
      Column types: Switch of the format before its specification.
    doc-ref: https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description RNTuple Binary Format Specification 1.0, section 'Column Description'
    seq:
      - id: elements
        type: switch32
        repeat: eos
        doc: The elements, in order.
  real16:
    doc: |
      Floating point number of 16 bits; no language of Kaitai has a type for it. It is (1 + fraction / 1024) * 2 **
      (exponent - 15). With exponent 0 it is fraction / 1024 * 2 ** -14. With exponent 31 it is infinity if the fraction
      is 0, and else NaN.
    doc-ref: https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description RNTuple Binary Format Specification 1.0, section 'Column Description'
    seq:
      - id: bits
        type: u2
        doc: The bits of the number.
    instances:
      is_negative:
        value: bits >= 0x8000
        doc: Whether the sign is minus.
      exponent:
        value: bits / 0x400 % 0x20
        doc: Exponent, with 15 added.
      fraction:
        value: bits % 0x400
        doc: Fraction, in 1024ths.
  switch96:
    doc: Element of a variant; which alternative is set, and where its value is.
    doc-ref: https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description RNTuple Binary Format Specification 1.0, section 'Column Description'
    seq:
      - id: element_index
        type: u8
        doc: Index of the value in the columns of the alternative.
      - id: tag
        type: u4
        doc: Which alternative is set, counted from 1; 0 if none is.
  switch44:
    doc: Element of a variant in 64 bits, of which 44 are the index.
    doc-ref: https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description RNTuple Binary Format Specification 1.0, section 'Column Description'
    seq:
      - id: lo
        type: u4
        doc: Low 32 bits of the index.
      - id: hi
        type: u4
        doc: High 12 bits of the index, and 20 bits of the tag above them.
    instances:
      element_index:
        value: lo + hi % 0x1000 * 0x100000000
        doc: Index of the value in the columns of the alternative.
      tag:
        value: hi / 0x1000
        doc: Which alternative is set, counted from 1; 0 if none is.
  switch32:
    doc: Element of a variant in 64 bits, of which 32 are the index.
    doc-ref: https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description RNTuple Binary Format Specification 1.0, section 'Column Description'
    seq:
      - id: element_index
        type: u4
        doc: Index of the value in the columns of the alternative.
      - id: tag
        type: u4
        doc: Which alternative is set, counted from 1; 0 if none is.
  bit_page:
    doc: |
      Page of elements of one bit, the least significant bit of a byte first; unused bits of the last byte count as
      elements here. Column types: Bit, and Real32Quant of one bit.
    doc-ref: https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description RNTuple Binary Format Specification 1.0, section 'Column Description'
    seq:
      - id: elements
        type: b1
        repeat: eos
        doc: The elements, in order.
  packed2_page:
    doc: |
      Page of elements of 2 bits, packed: element i starts at bit 2 * i of the page, the least significant
      bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width.
    doc-ref: https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description RNTuple Binary Format Specification 1.0, section 'Column Description'
    seq:
      - id: elements
        type: b2
        repeat: expr
        repeat-expr: num_elements
        doc: The elements, in order, as unsigned integers.
    instances:
      num_elements:
        value: _io.size * 8 / 2
        doc: Number of elements for which the bytes have room.
  packed3_page:
    doc: |
      Page of elements of 3 bits, packed: element i starts at bit 3 * i of the page, the least significant
      bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width.
    doc-ref: https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description RNTuple Binary Format Specification 1.0, section 'Column Description'
    seq:
      - id: elements
        type: b3
        repeat: expr
        repeat-expr: num_elements
        doc: The elements, in order, as unsigned integers.
    instances:
      num_elements:
        value: _io.size * 8 / 3
        doc: Number of elements for which the bytes have room.
  packed4_page:
    doc: |
      Page of elements of 4 bits, packed: element i starts at bit 4 * i of the page, the least significant
      bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width.
    doc-ref: https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description RNTuple Binary Format Specification 1.0, section 'Column Description'
    seq:
      - id: elements
        type: b4
        repeat: expr
        repeat-expr: num_elements
        doc: The elements, in order, as unsigned integers.
    instances:
      num_elements:
        value: _io.size * 8 / 4
        doc: Number of elements for which the bytes have room.
  packed5_page:
    doc: |
      Page of elements of 5 bits, packed: element i starts at bit 5 * i of the page, the least significant
      bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width.
    doc-ref: https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description RNTuple Binary Format Specification 1.0, section 'Column Description'
    seq:
      - id: elements
        type: b5
        repeat: expr
        repeat-expr: num_elements
        doc: The elements, in order, as unsigned integers.
    instances:
      num_elements:
        value: _io.size * 8 / 5
        doc: Number of elements for which the bytes have room.
  packed6_page:
    doc: |
      Page of elements of 6 bits, packed: element i starts at bit 6 * i of the page, the least significant
      bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width.
    doc-ref: https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description RNTuple Binary Format Specification 1.0, section 'Column Description'
    seq:
      - id: elements
        type: b6
        repeat: expr
        repeat-expr: num_elements
        doc: The elements, in order, as unsigned integers.
    instances:
      num_elements:
        value: _io.size * 8 / 6
        doc: Number of elements for which the bytes have room.
  packed7_page:
    doc: |
      Page of elements of 7 bits, packed: element i starts at bit 7 * i of the page, the least significant
      bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width.
    doc-ref: https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description RNTuple Binary Format Specification 1.0, section 'Column Description'
    seq:
      - id: elements
        type: b7
        repeat: expr
        repeat-expr: num_elements
        doc: The elements, in order, as unsigned integers.
    instances:
      num_elements:
        value: _io.size * 8 / 7
        doc: Number of elements for which the bytes have room.
  packed8_page:
    doc: |
      Page of elements of 8 bits, packed: element i starts at bit 8 * i of the page, the least significant
      bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width.
    doc-ref: https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description RNTuple Binary Format Specification 1.0, section 'Column Description'
    seq:
      - id: elements
        type: b8
        repeat: expr
        repeat-expr: num_elements
        doc: The elements, in order, as unsigned integers.
    instances:
      num_elements:
        value: _io.size * 8 / 8
        doc: Number of elements for which the bytes have room.
  packed9_page:
    doc: |
      Page of elements of 9 bits, packed: element i starts at bit 9 * i of the page, the least significant
      bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width.
    doc-ref: https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description RNTuple Binary Format Specification 1.0, section 'Column Description'
    seq:
      - id: elements
        type: b9
        repeat: expr
        repeat-expr: num_elements
        doc: The elements, in order, as unsigned integers.
    instances:
      num_elements:
        value: _io.size * 8 / 9
        doc: Number of elements for which the bytes have room.
  packed10_page:
    doc: |
      Page of elements of 10 bits, packed: element i starts at bit 10 * i of the page, the least significant
      bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width.
    doc-ref: https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description RNTuple Binary Format Specification 1.0, section 'Column Description'
    seq:
      - id: elements
        type: b10
        repeat: expr
        repeat-expr: num_elements
        doc: The elements, in order, as unsigned integers.
    instances:
      num_elements:
        value: _io.size * 8 / 10
        doc: Number of elements for which the bytes have room.
  packed11_page:
    doc: |
      Page of elements of 11 bits, packed: element i starts at bit 11 * i of the page, the least significant
      bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width.
    doc-ref: https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description RNTuple Binary Format Specification 1.0, section 'Column Description'
    seq:
      - id: elements
        type: b11
        repeat: expr
        repeat-expr: num_elements
        doc: The elements, in order, as unsigned integers.
    instances:
      num_elements:
        value: _io.size * 8 / 11
        doc: Number of elements for which the bytes have room.
  packed12_page:
    doc: |
      Page of elements of 12 bits, packed: element i starts at bit 12 * i of the page, the least significant
      bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width.
    doc-ref: https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description RNTuple Binary Format Specification 1.0, section 'Column Description'
    seq:
      - id: elements
        type: b12
        repeat: expr
        repeat-expr: num_elements
        doc: The elements, in order, as unsigned integers.
    instances:
      num_elements:
        value: _io.size * 8 / 12
        doc: Number of elements for which the bytes have room.
  packed13_page:
    doc: |
      Page of elements of 13 bits, packed: element i starts at bit 13 * i of the page, the least significant
      bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width.
    doc-ref: https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description RNTuple Binary Format Specification 1.0, section 'Column Description'
    seq:
      - id: elements
        type: b13
        repeat: expr
        repeat-expr: num_elements
        doc: The elements, in order, as unsigned integers.
    instances:
      num_elements:
        value: _io.size * 8 / 13
        doc: Number of elements for which the bytes have room.
  packed14_page:
    doc: |
      Page of elements of 14 bits, packed: element i starts at bit 14 * i of the page, the least significant
      bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width.
    doc-ref: https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description RNTuple Binary Format Specification 1.0, section 'Column Description'
    seq:
      - id: elements
        type: b14
        repeat: expr
        repeat-expr: num_elements
        doc: The elements, in order, as unsigned integers.
    instances:
      num_elements:
        value: _io.size * 8 / 14
        doc: Number of elements for which the bytes have room.
  packed15_page:
    doc: |
      Page of elements of 15 bits, packed: element i starts at bit 15 * i of the page, the least significant
      bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width.
    doc-ref: https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description RNTuple Binary Format Specification 1.0, section 'Column Description'
    seq:
      - id: elements
        type: b15
        repeat: expr
        repeat-expr: num_elements
        doc: The elements, in order, as unsigned integers.
    instances:
      num_elements:
        value: _io.size * 8 / 15
        doc: Number of elements for which the bytes have room.
  packed16_page:
    doc: |
      Page of elements of 16 bits, packed: element i starts at bit 16 * i of the page, the least significant
      bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width.
    doc-ref: https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description RNTuple Binary Format Specification 1.0, section 'Column Description'
    seq:
      - id: elements
        type: b16
        repeat: expr
        repeat-expr: num_elements
        doc: The elements, in order, as unsigned integers.
    instances:
      num_elements:
        value: _io.size * 8 / 16
        doc: Number of elements for which the bytes have room.
  packed17_page:
    doc: |
      Page of elements of 17 bits, packed: element i starts at bit 17 * i of the page, the least significant
      bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width.
    doc-ref: https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description RNTuple Binary Format Specification 1.0, section 'Column Description'
    seq:
      - id: elements
        type: b17
        repeat: expr
        repeat-expr: num_elements
        doc: The elements, in order, as unsigned integers.
    instances:
      num_elements:
        value: _io.size * 8 / 17
        doc: Number of elements for which the bytes have room.
  packed18_page:
    doc: |
      Page of elements of 18 bits, packed: element i starts at bit 18 * i of the page, the least significant
      bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width.
    doc-ref: https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description RNTuple Binary Format Specification 1.0, section 'Column Description'
    seq:
      - id: elements
        type: b18
        repeat: expr
        repeat-expr: num_elements
        doc: The elements, in order, as unsigned integers.
    instances:
      num_elements:
        value: _io.size * 8 / 18
        doc: Number of elements for which the bytes have room.
  packed19_page:
    doc: |
      Page of elements of 19 bits, packed: element i starts at bit 19 * i of the page, the least significant
      bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width.
    doc-ref: https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description RNTuple Binary Format Specification 1.0, section 'Column Description'
    seq:
      - id: elements
        type: b19
        repeat: expr
        repeat-expr: num_elements
        doc: The elements, in order, as unsigned integers.
    instances:
      num_elements:
        value: _io.size * 8 / 19
        doc: Number of elements for which the bytes have room.
  packed20_page:
    doc: |
      Page of elements of 20 bits, packed: element i starts at bit 20 * i of the page, the least significant
      bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width.
    doc-ref: https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description RNTuple Binary Format Specification 1.0, section 'Column Description'
    seq:
      - id: elements
        type: b20
        repeat: expr
        repeat-expr: num_elements
        doc: The elements, in order, as unsigned integers.
    instances:
      num_elements:
        value: _io.size * 8 / 20
        doc: Number of elements for which the bytes have room.
  packed21_page:
    doc: |
      Page of elements of 21 bits, packed: element i starts at bit 21 * i of the page, the least significant
      bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width.
    doc-ref: https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description RNTuple Binary Format Specification 1.0, section 'Column Description'
    seq:
      - id: elements
        type: b21
        repeat: expr
        repeat-expr: num_elements
        doc: The elements, in order, as unsigned integers.
    instances:
      num_elements:
        value: _io.size * 8 / 21
        doc: Number of elements for which the bytes have room.
  packed22_page:
    doc: |
      Page of elements of 22 bits, packed: element i starts at bit 22 * i of the page, the least significant
      bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width.
    doc-ref: https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description RNTuple Binary Format Specification 1.0, section 'Column Description'
    seq:
      - id: elements
        type: b22
        repeat: expr
        repeat-expr: num_elements
        doc: The elements, in order, as unsigned integers.
    instances:
      num_elements:
        value: _io.size * 8 / 22
        doc: Number of elements for which the bytes have room.
  packed23_page:
    doc: |
      Page of elements of 23 bits, packed: element i starts at bit 23 * i of the page, the least significant
      bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width.
    doc-ref: https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description RNTuple Binary Format Specification 1.0, section 'Column Description'
    seq:
      - id: elements
        type: b23
        repeat: expr
        repeat-expr: num_elements
        doc: The elements, in order, as unsigned integers.
    instances:
      num_elements:
        value: _io.size * 8 / 23
        doc: Number of elements for which the bytes have room.
  packed24_page:
    doc: |
      Page of elements of 24 bits, packed: element i starts at bit 24 * i of the page, the least significant
      bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width.
    doc-ref: https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description RNTuple Binary Format Specification 1.0, section 'Column Description'
    seq:
      - id: elements
        type: b24
        repeat: expr
        repeat-expr: num_elements
        doc: The elements, in order, as unsigned integers.
    instances:
      num_elements:
        value: _io.size * 8 / 24
        doc: Number of elements for which the bytes have room.
  packed25_page:
    doc: |
      Page of elements of 25 bits, packed: element i starts at bit 25 * i of the page, the least significant
      bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width.
    doc-ref: https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description RNTuple Binary Format Specification 1.0, section 'Column Description'
    seq:
      - id: elements
        type: b25
        repeat: expr
        repeat-expr: num_elements
        doc: The elements, in order, as unsigned integers.
    instances:
      num_elements:
        value: _io.size * 8 / 25
        doc: Number of elements for which the bytes have room.
  packed26_page:
    doc: |
      Page of elements of 26 bits, packed: element i starts at bit 26 * i of the page, the least significant
      bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width.
    doc-ref: https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description RNTuple Binary Format Specification 1.0, section 'Column Description'
    seq:
      - id: elements
        type: b26
        repeat: expr
        repeat-expr: num_elements
        doc: The elements, in order, as unsigned integers.
    instances:
      num_elements:
        value: _io.size * 8 / 26
        doc: Number of elements for which the bytes have room.
  packed27_page:
    doc: |
      Page of elements of 27 bits, packed: element i starts at bit 27 * i of the page, the least significant
      bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width.
    doc-ref: https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description RNTuple Binary Format Specification 1.0, section 'Column Description'
    seq:
      - id: elements
        type: b27
        repeat: expr
        repeat-expr: num_elements
        doc: The elements, in order, as unsigned integers.
    instances:
      num_elements:
        value: _io.size * 8 / 27
        doc: Number of elements for which the bytes have room.
  packed28_page:
    doc: |
      Page of elements of 28 bits, packed: element i starts at bit 28 * i of the page, the least significant
      bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width.
    doc-ref: https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description RNTuple Binary Format Specification 1.0, section 'Column Description'
    seq:
      - id: elements
        type: b28
        repeat: expr
        repeat-expr: num_elements
        doc: The elements, in order, as unsigned integers.
    instances:
      num_elements:
        value: _io.size * 8 / 28
        doc: Number of elements for which the bytes have room.
  packed29_page:
    doc: |
      Page of elements of 29 bits, packed: element i starts at bit 29 * i of the page, the least significant
      bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width.
    doc-ref: https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description RNTuple Binary Format Specification 1.0, section 'Column Description'
    seq:
      - id: elements
        type: b29
        repeat: expr
        repeat-expr: num_elements
        doc: The elements, in order, as unsigned integers.
    instances:
      num_elements:
        value: _io.size * 8 / 29
        doc: Number of elements for which the bytes have room.
  packed30_page:
    doc: |
      Page of elements of 30 bits, packed: element i starts at bit 30 * i of the page, the least significant
      bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width.
    doc-ref: https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description RNTuple Binary Format Specification 1.0, section 'Column Description'
    seq:
      - id: elements
        type: b30
        repeat: expr
        repeat-expr: num_elements
        doc: The elements, in order, as unsigned integers.
    instances:
      num_elements:
        value: _io.size * 8 / 30
        doc: Number of elements for which the bytes have room.
  packed31_page:
    doc: |
      Page of elements of 31 bits, packed: element i starts at bit 31 * i of the page, the least significant
      bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width.
    doc-ref: https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description RNTuple Binary Format Specification 1.0, section 'Column Description'
    seq:
      - id: elements
        type: b31
        repeat: expr
        repeat-expr: num_elements
        doc: The elements, in order, as unsigned integers.
    instances:
      num_elements:
        value: _io.size * 8 / 31
        doc: Number of elements for which the bytes have room.
  packed32_page:
    doc: |
      Page of elements of 32 bits, packed: element i starts at bit 32 * i of the page, the least significant
      bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width.
    doc-ref: https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description RNTuple Binary Format Specification 1.0, section 'Column Description'
    seq:
      - id: elements
        type: b32
        repeat: expr
        repeat-expr: num_elements
        doc: The elements, in order, as unsigned integers.
    instances:
      num_elements:
        value: _io.size * 8 / 32
        doc: Number of elements for which the bytes have room.
