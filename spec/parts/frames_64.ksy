# Templates of the frames of 1.x and RC2: sizes have 64 bits.
types:
  record:
    doc: Record frame around {what}.
    doc-ref: section 'Frames'
    seq:
      - id: len_frame
        type: s8
        valid:
          expr: _ >= 8 and _ - (_io.size - _io.pos) <= 8
        doc: Size of the frame in bytes, this field included; positive, as in every record frame.
      - id: body
        size: len_frame - 8
        type: {item}
        doc: Payload of the frame.
  list:
    # record = 8
    # list = 12
    # tail = 20
    doc: List frame of {what}.
    doc-ref: section 'Frames'
    seq:
      - id: len_frame
        type: s8
        valid:
          expr: _ <= -{least} and _ + (_io.size - _io.pos) >= -8
        doc: |
          Size of the frame in bytes, this field included, negated: the sign marks a list frame.
      - id: body
        size: '-len_frame - 8'
        type: {body}
        doc: Number of items, items and whatever follows them inside the frame.
  list_body:
    # record = 8
    # list = 12
    # tail = 20
    doc: Payload of the list frame of {what}.
    doc-ref: section '{section}'
    seq:
      - id: num_items
        type: u4
        valid:
          expr: _ <= 0x7fffffff and _ * {min} <= _io.size - _io.pos
        doc: Number of items; bounded by the remaining bytes, as no item is smaller than {min} bytes.
      - id: items
        type: {item}
        repeat: expr
        repeat-expr: num_items
        doc: {items_doc}
      - id: trailing
        size-eos: true
        doc: Unknown bytes up to the end of the frame, appended by a later version of the format.
