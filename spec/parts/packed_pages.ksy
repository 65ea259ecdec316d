# Template of pages whose elements take some number of bits, by width.
types:
  packed:
    doc: |
      Page of elements of {width} bits, packed: element i starts at bit {width} * i of the page, the least significant
      bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width.
    doc-ref: section 'Column Description'
    seq:
      - id: elements
        type: b{width}
        repeat: expr
        repeat-expr: num_elements
        doc: The elements, in order, as unsigned integers.
    instances:
      num_elements:
        value: _io.size * 8 / {width}
        doc: Number of elements for which the bytes have room.
