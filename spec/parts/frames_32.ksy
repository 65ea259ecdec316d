# Templates of the frames of RC1: sizes have 32 bits, counts 28.
types:
  record:
    doc: Record frame around {what}.
    doc-ref: section 'Frames'
    seq:
      - id: len_frame
        type: s4
        valid:
          expr: _ >= 4 and _ - (_io.size - _io.pos) <= 4
        doc: Size of the frame in bytes, this field included; positive, as in every record frame.
      - id: body
        size: len_frame - 4
        type: {item}
        doc: Payload of the frame.
  list:
    # record = 4
    # list = 8
    # tail = 20
    doc: List frame of {what}.
    doc-ref: section 'Frames'
    seq:
      - id: len_frame
        type: s4
        valid:
          expr: _ <= -{least} and _ + (_io.size - _io.pos) >= -4
        doc: |
          Size of the frame in bytes, this field included, negated: the sign marks a list frame.
      - id: body
        size: '-len_frame - 4'
        type: {body}
        doc: Number of items, items and whatever follows them inside the frame.
  list_body:
    # record = 4
    # list = 8
    # tail = 16
    doc: Payload of the list frame of {what}.
    doc-ref: section '{section}'
    seq:
      - id: num_items_and_reserved
        type: u4
        valid:
          expr: _ % 0x10000000 * {min} <= _io.size - _io.pos
        doc: |
          Number of items in the low 28 bits, high 4 bits reserved. Bounded by the remaining bytes, as no item is
          smaller than {min} bytes.
      - id: items
        type: {item}
        repeat: expr
        repeat-expr: num_items
        doc: {items_doc}
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
