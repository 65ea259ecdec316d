# Template of the frames of the format before its specification: two versions and a size in front of everything.
types:
  record:
    doc: Frame around {what}.
    doc-ref: section 'RNTupleDescriptor.cxx'
    seq:
      - id: version
        type: u2
        doc: Version of the frame that the writer used; 0.
      - id: min_version
        type: u2
        doc: Version that a reader must support at least; 0.
      - id: len_frame
        type: u4
        valid:
          expr: _ == 0 or (_ >= 8 and _ - (_io.size - _io.pos) <= 8)
        doc: Size of the frame in bytes, these eight included; 0 if it takes all that is left.
      - id: body
        size: 'len_frame == 0 ? _io.size - _io.pos : len_frame - 8'
        type: {item}
        doc: Payload of the frame.
