# Made from spec/parts/rntuple_v0.ksy by `make generate`; edit that file and the parts it names.
# The bytes of header and footer of the format before its specification.
#
# Rules of this grammar: see rntuple.ksy.
meta:
  id: rntuple_v0
  title: RNTuple header and footer before the first specification
  application: CERN ROOT
  file-extension: root
  xref:
    wikidata: Q1365398
  license: CC0-1.0
  ks-version: '0.11'
  encoding: UTF-8
  endian: le
doc: |
  Header and footer as ROOT 6.20 to 6.25 wrote them. No document describes this format; the grammar follows the
  bytes of real files. All data are in frames that begin with two version numbers and a size. Page locations are in the
  footer. Both envelopes end in a CRC32. An envelope does not state its kind. The reader knows it from the reference to
  the envelope, and parses header_envelope or footer_envelope. Parsed as a whole, the payload stays bytes. The anchor is
  that of the first release candidate (anchor_rc1 in root_file.ksy).
doc-ref: https://github.com/root-project/root/blob/v6-22-00-patches/tree/ntuple/v7/src/RNTupleDescriptor.cxx Source of ROOT 6.22, section 'RNTupleDescriptor.cxx'
seq:
  - id: payload
    size: ((_io.size.as<s8> - _io.pos.as<s8>).as<s8> - 4.as<s8>).as<s8>
    doc: Contents of the envelope, unparsed.
  - id: checksum
    size: 4
    doc: CRC32 of all preceding bytes of the envelope, little-endian.
types:
  header_envelope:
    doc: Whole header, from a slice that holds exactly the envelope.
    doc-ref: https://github.com/root-project/root/blob/v6-22-00-patches/tree/ntuple/v7/src/RNTupleDescriptor.cxx Source of ROOT 6.22, section 'RNTupleDescriptor.cxx'
    seq:
      - id: payload
        size: ((_io.size.as<s8> - _io.pos.as<s8>).as<s8> - 4.as<s8>).as<s8>
        type: header_record
        doc: Outermost frame.
      - id: checksum
        size: 4
        doc: CRC32 of all preceding bytes of the envelope, little-endian.
  footer_envelope:
    doc: Whole footer, from a slice that holds exactly the envelope.
    doc-ref: https://github.com/root-project/root/blob/v6-22-00-patches/tree/ntuple/v7/src/RNTupleDescriptor.cxx Source of ROOT 6.22, section 'RNTupleDescriptor.cxx'
    seq:
      - id: payload
        size: ((_io.size.as<s8> - _io.pos.as<s8>).as<s8> - 16.as<s8>).as<s8>
        type: footer_record
        doc: Outermost frame.
      - id: postscript
        type: postscript
        doc: Lengths of the envelopes.
      - id: checksum
        size: 4
        doc: CRC32 of all preceding bytes of the envelope, little-endian.
  postscript:
    doc: Tail of the footer in front of its checksum.
    doc-ref: https://github.com/root-project/root/blob/v6-22-00-patches/tree/ntuple/v7/src/RNTupleDescriptor.cxx Source of ROOT 6.22, section 'RNTupleDescriptor.cxx'
    seq:
      - id: version
        type: u2
        doc: Version of the tail that the writer used; 0.
      - id: min_version
        type: u2
        doc: Version that a reader must support at least; 0.
      - id: len_header
        type: u4
        doc: Length in bytes of the header envelope.
      - id: len_footer
        type: u4
        doc: Length in bytes of the footer envelope, this tail and the checksum included.
  counted_string:
    doc: String with its length in front; no terminator, no padding.
    doc-ref: https://github.com/root-project/root/blob/v6-22-00-patches/tree/ntuple/v7/src/RNTupleDescriptor.cxx Source of ROOT 6.22, section 'RNTupleDescriptor.cxx'
    seq:
      - id: len
        type: u4
        valid:
          expr: _.as<s8> <= (_io.size.as<s8> - _io.pos.as<s8>).as<s8>
        doc: Length of the string in bytes.
      - id: raw
        size: len
        doc: Bytes of the string, left undecoded here; UTF-8 by convention, ASCII by the text of the drafts.
    instances:
      value:
        value: raw.to_s("UTF-8")
        doc: The string as text.
  header_record:
    doc: Outermost frame of a header, which takes all of the envelope in front of its tail.
    doc-ref: https://github.com/root-project/root/blob/v6-22-00-patches/tree/ntuple/v7/src/RNTupleDescriptor.cxx Source of ROOT 6.22, section 'RNTupleDescriptor.cxx'
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
          expr: _.as<s8> == 0.as<s8> or (_.as<s8> - (_io.size.as<s8> - _io.pos.as<s8>).as<s8>).as<s8> == 8.as<s8>
        doc: Size of the frame in bytes, these eight included; 0 if it takes all that is left.
      - id: body
        size-eos: true
        type: header
        doc: Payload of the frame.
  header:
    doc: Name, provenance and schema of the RNTuple.
    doc-ref: https://github.com/root-project/root/blob/v6-22-00-patches/tree/ntuple/v7/src/RNTupleDescriptor.cxx Source of ROOT 6.22, section 'RNTupleDescriptor.cxx'
    seq:
      - id: reserved
        type: u8
        doc: Zero in all known files.
      - id: name
        type: counted_string
        doc: Name of the RNTuple.
      - id: description
        type: counted_string
        doc: Free text about the RNTuple.
      - id: author
        type: counted_string
        doc: Who wrote the RNTuple.
      - id: custodian
        type: counted_string
        doc: Who looks after the RNTuple.
      - id: time_of_data
        type: u8
        doc: Time at which the data were taken, in seconds since 1970.
      - id: time_of_writing
        type: u8
        doc: Time of writing, in seconds since 1970.
      - id: ntuple_version
        type: version_record
        doc: Version of the RNTuple.
      - id: own_uuid
        type: uuid_record
        doc: Identity of the RNTuple.
      - id: group_uuid
        type: uuid_record
        doc: Identity of the group of RNTuples to which it belongs.
      - id: num_fields
        type: u4
        valid:
          expr: _.as<s8> <= 0x7fffffff.as<s8> and (_.as<s8> * 8.as<s8>).as<s8> <= (_io.size.as<s8> - _io.pos.as<s8>).as<s8>
        doc: Number of fields; bounded by the remaining bytes, as none is smaller than 8 bytes.
      - id: fields
        type: field_record
        repeat: expr
        repeat-expr: num_fields
        doc: Field descriptions, in any order; the root field among them.
      - id: num_columns
        type: u4
        valid:
          expr: _.as<s8> <= 0x7fffffff.as<s8> and (_.as<s8> * 8.as<s8>).as<s8> <= (_io.size.as<s8> - _io.pos.as<s8>).as<s8>
        doc: Number of columns; bounded by the remaining bytes, as none is smaller than 8 bytes.
      - id: columns
        type: column_record
        repeat: expr
        repeat-expr: num_columns
        doc: Column descriptions, in any order.
      - id: trailing
        size-eos: true
        doc: Unknown bytes up to the end of the frame.
  version_record:
    doc: Frame around a version.
    doc-ref: https://github.com/root-project/root/blob/v6-22-00-patches/tree/ntuple/v7/src/RNTupleDescriptor.cxx Source of ROOT 6.22, section 'RNTupleDescriptor.cxx'
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
          expr: _.as<s8> == 0.as<s8> or (_.as<s8> >= 8.as<s8> and (_.as<s8> - (_io.size.as<s8> - _io.pos.as<s8>).as<s8>).as<s8> <= 8.as<s8>)
        doc: Size of the frame in bytes, these eight included; 0 if it takes all that is left.
      - id: body
        size: '(len_frame.as<s8> == 0.as<s8> ? (_io.size.as<s8> - _io.pos.as<s8>).as<s8> : (len_frame.as<s8> - 8.as<s8>).as<s8>).as<s8>'
        type: version_numbers
        doc: Payload of the frame.
  version_numbers:
    doc: Version of a structure, and the smallest version that can read it.
    doc-ref: https://github.com/root-project/root/blob/v6-22-00-patches/tree/ntuple/v7/src/RNTupleDescriptor.cxx Source of ROOT 6.22, section 'RNTupleDescriptor.cxx'
    seq:
      - id: version_use
        type: u4
        doc: Version that was used.
      - id: version_min
        type: u4
        doc: Smallest version that can read it.
      - id: flags
        type: u8
        doc: Features in use; zero in all known files.
      - id: trailing
        size-eos: true
        doc: Unknown bytes up to the end of the frame.
  uuid_record:
    doc: Frame around an identity.
    doc-ref: https://github.com/root-project/root/blob/v6-22-00-patches/tree/ntuple/v7/src/RNTupleDescriptor.cxx Source of ROOT 6.22, section 'RNTupleDescriptor.cxx'
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
          expr: _.as<s8> == 0.as<s8> or (_.as<s8> >= 8.as<s8> and (_.as<s8> - (_io.size.as<s8> - _io.pos.as<s8>).as<s8>).as<s8> <= 8.as<s8>)
        doc: Size of the frame in bytes, these eight included; 0 if it takes all that is left.
      - id: body
        size: '(len_frame.as<s8> == 0.as<s8> ? (_io.size.as<s8> - _io.pos.as<s8>).as<s8> : (len_frame.as<s8> - 8.as<s8>).as<s8>).as<s8>'
        type: identity
        doc: Payload of the frame.
  identity:
    doc: Identity of an RNTuple or cluster.
    doc-ref: https://github.com/root-project/root/blob/v6-22-00-patches/tree/ntuple/v7/src/RNTupleDescriptor.cxx Source of ROOT 6.22, section 'RNTupleDescriptor.cxx'
    seq:
      - id: uuid
        type: counted_string
        doc: The identity as text; empty in all known files.
      - id: trailing
        size-eos: true
        doc: Unknown bytes up to the end of the frame.
  locator:
    doc: Where a byte range is stored; not a frame.
    doc-ref: https://github.com/root-project/root/blob/v6-22-00-patches/tree/ntuple/v7/src/RNTupleDescriptor.cxx Source of ROOT 6.22, section 'RNTupleDescriptor.cxx'
    seq:
      - id: ofs_range
        type: s8
        doc: Offset in bytes from the start of the file.
      - id: len_range
        type: u4
        doc: Stored size in bytes.
      - id: url
        type: counted_string
        doc: Place outside of the file; empty if the range is in the same file.
  field_record:
    doc: Frame around one field description.
    doc-ref: https://github.com/root-project/root/blob/v6-22-00-patches/tree/ntuple/v7/src/RNTupleDescriptor.cxx Source of ROOT 6.22, section 'RNTupleDescriptor.cxx'
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
          expr: _.as<s8> == 0.as<s8> or (_.as<s8> >= 8.as<s8> and (_.as<s8> - (_io.size.as<s8> - _io.pos.as<s8>).as<s8>).as<s8> <= 8.as<s8>)
        doc: Size of the frame in bytes, these eight included; 0 if it takes all that is left.
      - id: body
        size: '(len_frame.as<s8> == 0.as<s8> ? (_io.size.as<s8> - _io.pos.as<s8>).as<s8> : (len_frame.as<s8> - 8.as<s8>).as<s8>).as<s8>'
        type: field
        doc: Payload of the frame.
  field:
    doc: Description of one field.
    doc-ref: https://github.com/root-project/root/blob/v6-22-00-patches/tree/ntuple/v7/src/RNTupleDescriptor.cxx Source of ROOT 6.22, section 'RNTupleDescriptor.cxx'
    seq:
      - id: field_id
        type: u8
        doc: Id of the field.
      - id: field_version
        type: version_record
        doc: Version of the field's own serialisation.
      - id: type_version
        type: version_record
        doc: Version of the type.
      - id: name
        type: counted_string
        doc: Name of the field.
      - id: description
        type: counted_string
        doc: Free text about the field.
      - id: type_name
        type: counted_string
        doc: C++ type name.
      - id: num_repetitions
        type: u8
        doc: Number of items per entry of a fixed-size array; 0 in other fields.
      - id: structure
        type: u4
        doc: Structural role, see the enum field_structure.
      - id: parent_id
        type: u8
        doc: Id of the parent field; of the root field, which holds the top-level fields, all bits are set.
      - id: num_links
        type: u4
        valid:
          expr: _.as<s8> <= 0x7fffffff.as<s8> and (_.as<s8> * 8.as<s8>).as<s8> <= (_io.size.as<s8> - _io.pos.as<s8>).as<s8>
        doc: Number of sub-fields; bounded by the remaining bytes, as none is smaller than 8 bytes.
      - id: links
        type: u8
        repeat: expr
        repeat-expr: num_links
        doc: Ids of the sub-fields, in order.
      - id: trailing
        size-eos: true
        doc: Unknown bytes up to the end of the frame.
  column_record:
    doc: Frame around one column description.
    doc-ref: https://github.com/root-project/root/blob/v6-22-00-patches/tree/ntuple/v7/src/RNTupleDescriptor.cxx Source of ROOT 6.22, section 'RNTupleDescriptor.cxx'
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
          expr: _.as<s8> == 0.as<s8> or (_.as<s8> >= 8.as<s8> and (_.as<s8> - (_io.size.as<s8> - _io.pos.as<s8>).as<s8>).as<s8> <= 8.as<s8>)
        doc: Size of the frame in bytes, these eight included; 0 if it takes all that is left.
      - id: body
        size: '(len_frame.as<s8> == 0.as<s8> ? (_io.size.as<s8> - _io.pos.as<s8>).as<s8> : (len_frame.as<s8> - 8.as<s8>).as<s8>).as<s8>'
        type: column
        doc: Payload of the frame.
  column:
    doc: Description of one column.
    doc-ref: https://github.com/root-project/root/blob/v6-22-00-patches/tree/ntuple/v7/src/RNTupleDescriptor.cxx Source of ROOT 6.22, section 'RNTupleDescriptor.cxx'
    seq:
      - id: column_id
        type: u8
        doc: Id of the column.
      - id: column_version
        type: version_record
        doc: Version of the column.
      - id: model
        type: column_model_record
        doc: What the elements are.
      - id: field_id
        type: u8
        doc: Id of the field that the column belongs to.
      - id: index
        type: u4
        doc: Position among the columns of the field.
      - id: trailing
        size-eos: true
        doc: Unknown bytes up to the end of the frame.
  column_model_record:
    doc: Frame around the kind of elements of a column.
    doc-ref: https://github.com/root-project/root/blob/v6-22-00-patches/tree/ntuple/v7/src/RNTupleDescriptor.cxx Source of ROOT 6.22, section 'RNTupleDescriptor.cxx'
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
          expr: _.as<s8> == 0.as<s8> or (_.as<s8> >= 8.as<s8> and (_.as<s8> - (_io.size.as<s8> - _io.pos.as<s8>).as<s8>).as<s8> <= 8.as<s8>)
        doc: Size of the frame in bytes, these eight included; 0 if it takes all that is left.
      - id: body
        size: '(len_frame.as<s8> == 0.as<s8> ? (_io.size.as<s8> - _io.pos.as<s8>).as<s8> : (len_frame.as<s8> - 8.as<s8>).as<s8>).as<s8>'
        type: column_model
        doc: Payload of the frame.
  column_model:
    doc: Kind of the elements of a column.
    doc-ref: https://github.com/root-project/root/blob/v6-22-00-patches/tree/ntuple/v7/src/RNTupleDescriptor.cxx Source of ROOT 6.22, section 'RNTupleDescriptor.cxx'
    seq:
      - id: column_type
        type: u4
        doc: How elements are encoded, see the enum column_type.
      - id: is_sorted
        type: u4
        doc: 1 if elements never decrease, else 0.
      - id: trailing
        size-eos: true
        doc: Unknown bytes up to the end of the frame.
  footer_record:
    doc: Outermost frame of a footer, which takes all of the envelope in front of its tail.
    doc-ref: https://github.com/root-project/root/blob/v6-22-00-patches/tree/ntuple/v7/src/RNTupleDescriptor.cxx Source of ROOT 6.22, section 'RNTupleDescriptor.cxx'
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
          expr: _.as<s8> == 0.as<s8> or (_.as<s8> - (_io.size.as<s8> - _io.pos.as<s8>).as<s8>).as<s8> == 8.as<s8>
        doc: Size of the frame in bytes, these eight included; 0 if it takes all that is left.
      - id: body
        size-eos: true
        type: footer
        doc: Payload of the frame.
  footer:
    doc: Clusters and the places of their pages.
    doc-ref: https://github.com/root-project/root/blob/v6-22-00-patches/tree/ntuple/v7/src/RNTupleDescriptor.cxx Source of ROOT 6.22, section 'RNTupleDescriptor.cxx'
    seq:
      - id: reserved
        type: u8
        doc: Zero in all known files.
      - id: num_clusters
        type: u8
        valid:
          expr: _.as<s8> >= 0.as<s8> and _.as<s8> <= 0x7fffffff.as<s8> and (_.as<s8> * 20.as<s8>).as<s8> <= (_io.size.as<s8> - _io.pos.as<s8>).as<s8>
        doc: Number of clusters; bounded by the remaining bytes, as none is smaller than 20 bytes.
      - id: clusters
        type: cluster
        repeat: expr
        repeat-expr: num_clusters
        doc: The clusters.
      - id: trailing
        size-eos: true
        doc: Unknown bytes up to the end of the frame.
  cluster:
    doc: One cluster; not a frame.
    doc-ref: https://github.com/root-project/root/blob/v6-22-00-patches/tree/ntuple/v7/src/RNTupleDescriptor.cxx Source of ROOT 6.22, section 'RNTupleDescriptor.cxx'
    seq:
      - id: uuid
        type: uuid_record
        doc: Identity of the cluster.
      - id: summary
        type: cluster_summary_record
        doc: Entry range of the cluster.
      - id: num_columns
        type: u4
        valid:
          expr: _.as<s8> <= 0x7fffffff.as<s8> and (_.as<s8> * 32.as<s8>).as<s8> <= (_io.size.as<s8> - _io.pos.as<s8>).as<s8>
        doc: Number of columns; bounded by the remaining bytes, as none is smaller than 32 bytes.
      - id: columns
        type: column_pages
        repeat: expr
        repeat-expr: num_columns
        doc: The pages of every column, in any order.
  cluster_summary_record:
    doc: Frame around the entry range of a cluster.
    doc-ref: https://github.com/root-project/root/blob/v6-22-00-patches/tree/ntuple/v7/src/RNTupleDescriptor.cxx Source of ROOT 6.22, section 'RNTupleDescriptor.cxx'
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
          expr: _.as<s8> == 0.as<s8> or (_.as<s8> >= 8.as<s8> and (_.as<s8> - (_io.size.as<s8> - _io.pos.as<s8>).as<s8>).as<s8> <= 8.as<s8>)
        doc: Size of the frame in bytes, these eight included; 0 if it takes all that is left.
      - id: body
        size: '(len_frame.as<s8> == 0.as<s8> ? (_io.size.as<s8> - _io.pos.as<s8>).as<s8> : (len_frame.as<s8> - 8.as<s8>).as<s8>).as<s8>'
        type: cluster_summary
        doc: Payload of the frame.
  cluster_summary:
    doc: Entry range of one cluster.
    doc-ref: https://github.com/root-project/root/blob/v6-22-00-patches/tree/ntuple/v7/src/RNTupleDescriptor.cxx Source of ROOT 6.22, section 'RNTupleDescriptor.cxx'
    seq:
      - id: cluster_id
        type: u8
        doc: Id of the cluster.
      - id: cluster_version
        type: version_record
        doc: Version of the cluster.
      - id: first_entry
        type: u8
        doc: Number of the first entry of the cluster.
      - id: num_entries
        type: u8
        doc: Number of entries of the cluster.
      - id: locator
        type: locator
        doc: Where the cluster is stored; zero in all known files.
      - id: trailing
        size-eos: true
        doc: Unknown bytes up to the end of the frame.
  column_pages:
    doc: Pages of one column in one cluster; not a frame.
    doc-ref: https://github.com/root-project/root/blob/v6-22-00-patches/tree/ntuple/v7/src/RNTupleDescriptor.cxx Source of ROOT 6.22, section 'RNTupleDescriptor.cxx'
    seq:
      - id: column_id
        type: u8
        doc: Id of the column.
      - id: element_offset
        type: u8
        doc: Number of elements of the column in all clusters before.
      - id: num_elements
        type: u4
        doc: Number of elements of the column in this cluster.
      - id: compression_settings
        type: s8
        doc: Compression asked for, 100 * algorithm + level.
      - id: num_pages
        type: u4
        valid:
          expr: _.as<s8> >= 0.as<s8> and _.as<s8> <= 0x7fffffff.as<s8> and (_.as<s8> * 20.as<s8>).as<s8> <= (_io.size.as<s8> - _io.pos.as<s8>).as<s8>
        doc: Number of pages; bounded by the remaining bytes, as none is smaller than 20 bytes.
      - id: pages
        type: page
        repeat: expr
        repeat-expr: num_pages
        doc: Page descriptions in the order of elements.
  page:
    doc: Description of one page; not a frame.
    doc-ref: https://github.com/root-project/root/blob/v6-22-00-patches/tree/ntuple/v7/src/RNTupleDescriptor.cxx Source of ROOT 6.22, section 'RNTupleDescriptor.cxx'
    seq:
      - id: num_elements
        type: u4
        doc: Number of elements in the page.
      - id: locator
        type: locator
        doc: Where the page is stored.
enums:
  field_structure:
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
  column_type:
    0x01:
      id: index32
      doc: End of a collection, counted from the start of the cluster, 32 bits.
    0x02:
      id: switch
      doc: Index and tag of a variant.
    0x03:
      id: char
      doc: Character.
    0x04:
      id: bit
      doc: One bit, packed from the lowest bit of each byte upwards.
    0x05:
      id: real64
      doc: IEEE-754 double precision number.
    0x06:
      id: real32
      doc: IEEE-754 single precision number.
    0x07:
      id: real16
      doc: IEEE-754 half precision number.
    0x09:
      id: int64
      doc: 64-bit integer; the field says whether it is signed.
    0x0a:
      id: int32
      doc: 32-bit integer; the field says whether it is signed.
    0x0b:
      id: int16
      doc: 16-bit integer; the field says whether it is signed.
