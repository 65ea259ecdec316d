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
  -frames: packed_pages
  -document: RNTuple Binary Format Specification 1.0
doc: |
  RNTuple is the columnar storage format of CERN ROOT. A page holds a run of elements of one column, without any head;
  its checksum, if any, follows it and is not part of it. The types below are the forms that elements have.
doc-ref: section 'Column Description'
seq:
  - id: raw
    size-eos: true
    doc: Bytes of the page, as decompressed.
types:
  uint8_page:
    doc: |
      Page of unsigned integers of 8 bits.
      Column types: Byte, Char, UInt8.
    doc-ref: section 'Column Description'
    seq:
      - id: elements
        type: u1
        repeat: eos
        doc: The elements, in order.
  int8_page:
    doc: |
      Page of signed integers of 8 bits.
      Column types: Int8.
    doc-ref: section 'Column Description'
    seq:
      - id: elements
        type: s1
        repeat: eos
        doc: The elements, in order.
  uint16_page:
    doc: |
      Page of unsigned integers of 16 bits.
      Column types: UInt16, SplitUInt16, SplitInt16 (zigzag).
    doc-ref: section 'Column Description'
    seq:
      - id: elements
        type: u2
        repeat: eos
        doc: The elements, in order.
  int16_page:
    doc: |
      Page of signed integers of 16 bits.
      Column types: Int16.
    doc-ref: section 'Column Description'
    seq:
      - id: elements
        type: s2
        repeat: eos
        doc: The elements, in order.
  uint32_page:
    doc: |
      Page of unsigned integers of 32 bits.
      Column types: UInt32, Index32, SplitUInt32, SplitInt32 (zigzag), SplitIndex32 (delta).
    doc-ref: section 'Column Description'
    seq:
      - id: elements
        type: u4
        repeat: eos
        doc: The elements, in order.
  int32_page:
    doc: |
      Page of signed integers of 32 bits.
      Column types: Int32.
    doc-ref: section 'Column Description'
    seq:
      - id: elements
        type: s4
        repeat: eos
        doc: The elements, in order.
  uint64_page:
    doc: |
      Page of unsigned integers of 64 bits.
      Column types: UInt64, Index64, SplitUInt64, SplitInt64 (zigzag), SplitIndex64 (delta).
    doc-ref: section 'Column Description'
    seq:
      - id: elements
        type: u8
        repeat: eos
        doc: The elements, in order.
  int64_page:
    doc: |
      Page of signed integers of 64 bits.
      Column types: Int64.
    doc-ref: section 'Column Description'
    seq:
      - id: elements
        type: s8
        repeat: eos
        doc: The elements, in order.
  real16_page:
    doc: |
      Page of floating point numbers of 16 bits (IEEE 754 binary16).
      Column types: Real16, SplitReal16.
    doc-ref: section 'Column Description'
    seq:
      - id: elements
        type: real16
        repeat: eos
        doc: The elements, in order.
  real32_page:
    doc: |
      Page of floating point numbers of 32 bits (IEEE 754 binary32).
      Column types: Real32, SplitReal32.
    doc-ref: section 'Column Description'
    seq:
      - id: elements
        type: f4
        repeat: eos
        doc: The elements, in order.
  real64_page:
    doc: |
      Page of floating point numbers of 64 bits (IEEE 754 binary64).
      Column types: Real64, SplitReal64.
    doc-ref: section 'Column Description'
    seq:
      - id: elements
        type: f8
        repeat: eos
        doc: The elements, in order.
  switch_page:
    doc: |
      Page of elements of variants.
      Column types: Switch of the releases and the second candidate.
    doc-ref: section 'Column Description'
    seq:
      - id: elements
        type: switch96
        repeat: eos
        doc: The elements, in order.
  switch44_page:
    doc: |
      Page of elements of variants, 44 bits of index.
      Column types: Switch of the first candidate, as ROOT 6.28 wrote it.
    doc-ref: section 'Column Description'
    seq:
      - id: elements
        type: switch44
        repeat: eos
        doc: The elements, in order.
  switch32_page:
    doc: |
      Page of elements of variants, 32 bits of index.
      Column types: Switch of the format before its specification.
    doc-ref: section 'Column Description'
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
    doc-ref: section 'Column Description'
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
    doc-ref: section 'Column Description'
    seq:
      - id: element_index
        type: u8
        doc: Index of the value in the columns of the alternative.
      - id: tag
        type: u4
        doc: Which alternative is set, counted from 1; 0 if none is.
  switch44:
    doc: Element of a variant in 64 bits, of which 44 are the index.
    doc-ref: section 'Column Description'
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
    doc-ref: section 'Column Description'
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
    doc-ref: section 'Column Description'
    seq:
      - id: elements
        type: b1
        repeat: eos
        doc: The elements, in order.
  packed2_page: packed(2)
  packed3_page: packed(3)
  packed4_page: packed(4)
  packed5_page: packed(5)
  packed6_page: packed(6)
  packed7_page: packed(7)
  packed8_page: packed(8)
  packed9_page: packed(9)
  packed10_page: packed(10)
  packed11_page: packed(11)
  packed12_page: packed(12)
  packed13_page: packed(13)
  packed14_page: packed(14)
  packed15_page: packed(15)
  packed16_page: packed(16)
  packed17_page: packed(17)
  packed18_page: packed(18)
  packed19_page: packed(19)
  packed20_page: packed(20)
  packed21_page: packed(21)
  packed22_page: packed(22)
  packed23_page: packed(23)
  packed24_page: packed(24)
  packed25_page: packed(25)
  packed26_page: packed(26)
  packed27_page: packed(27)
  packed28_page: packed(28)
  packed29_page: packed(29)
  packed30_page: packed(30)
  packed31_page: packed(31)
  packed32_page: packed(32)
