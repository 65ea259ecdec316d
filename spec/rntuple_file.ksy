# Made from spec/parts/rntuple_file.ksy by `make generate`; edit that file and the parts it names.
# The way from the header of a ROOT file to the page lists of its RNTuples, for people who look at a file, such as in
# the Web IDE of Kaitai: it joins the grammars of the ROOT file and of the envelopes, which are separate for programs.
# Envelopes are parsed if they are stored uncompressed or are one chunk of zlib. Kaitai knows no other compression; of
# other envelopes the chunks are shown. Parsers for programs are made from root_file.ksy and rntuple.ksy.
meta:
  id: rntuple_file
  title: RNTuples in a ROOT file, from the file header to the page lists
  application: CERN ROOT
  file-extension: root
  xref:
    wikidata: Q1365398
  license: CC0-1.0
  ks-version: '0.11'
  imports:
    - rntuple
    - root_file
  encoding: UTF-8
  endian: be
doc: |
  RNTuple is the columnar storage format of CERN ROOT. A ROOT file holds any number of RNTuples, each with an anchor in
  the keys list of the root directory. The anchor leads to the header and the footer, and the footer to the page lists.
  Only RNTuples of format epoch 1 are followed.
doc-ref: https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#root-file-embedding RNTuple Binary Format Specification 1.0, section 'ROOT File embedding'
-rules: [RNT-CNT-001, RNT-CNT-002, RNT-CNT-003, RNT-CNT-004, RNT-CNT-005, RNT-CNT-006, RNT-CNT-007, RNT-CNT-008, RNT-CNT-009, RNT-CNT-010, RNT-CNT-011, RNT-CNT-012, RNT-CNT-013, RNT-CNT-014, RNT-CNT-015, RNT-CNT-016, RNT-CNT-017, RNT-CNT-018, RNT-CNT-019, RNT-CNT-020, RNT-CNT-021, RNT-ANC-015, RNT-VAL-004]
-errata: [E27, E57]
instances:
  container:
    pos: 0
    type: root_file
    doc: The ROOT file up to the anchors.
  ntuples:
    pos: 0
    type: ntuple(_index)
    repeat: expr
    repeat-expr: container.entries.num_entries
    doc: One for each key of the root directory; keys of other objects have only their name.
types:
  ntuple:
    doc: Object in the root directory, followed to its envelopes if it is an RNTuple.
    doc-ref: https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#anchor-schema RNTuple Binary Format Specification 1.0, section 'Anchor schema'
    -rules: [RNT-ANC-001, RNT-ANC-002, RNT-ANC-003, RNT-ANC-004, RNT-ANC-005, RNT-ANC-006, RNT-ANC-009, RNT-ANC-010, RNT-ANC-011, RNT-ANC-012, RNT-ANC-014, RNT-CMP-010]
    -errata: [E02, E03, E24, E58]
    params:
      - id: index
        type: u4
        doc: Position in the keys list of the root directory.
    instances:
      entry:
        value: _root.container.entries.entries[index]
        doc: Its key in the keys list.
      name:
        value: entry.key.name.value
        doc: Name of the object.
      is_deflated:
        value: entry.is_release and entry.anchor_record.is_compressed
        doc: Whether the object is an anchor that is compressed.
      inflated:
        pos: entry.key.ofs_key + entry.key.len_key
        size: entry.key.len_record - entry.key.len_key
        type: inflated_anchor
        if: is_deflated
        doc: The anchor if it is compressed.
      has_anchor:
        value: 'entry.is_release and (is_deflated ? inflated.is_known : true)'
        doc: Whether the object is an anchor whose members can be read.
      anchor:
        value: 'is_deflated ? inflated.anchor : entry.anchor_record.anchor'
        if: has_anchor
        doc: The anchor.
      header:
        pos: 0
        type: blob(anchor.ofs_header, anchor.len_header_stored, anchor.len_header, anchor.max_key_size)
        if: has_anchor
        doc: The header envelope as stored.
      footer:
        pos: 0
        type: blob(anchor.ofs_footer, anchor.len_footer_stored, anchor.len_footer, anchor.max_key_size)
        if: has_anchor
        doc: The footer envelope as stored.
      groups:
        value: footer.envelope.payload.as<rntuple::footer>.cluster_groups.body.items
        if: has_anchor and footer.is_known
        doc: The cluster groups that the footer lists.
      page_lists:
        pos: 0
        type: page_list(groups[_index].body.page_list_link, anchor.max_key_size)
        repeat: expr
        repeat-expr: groups.size
        if: has_anchor and footer.is_known
        doc: The page list of each cluster group.
  inflated_anchor:
    doc: Payload of the record of an anchor that is compressed.
    doc-ref: https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#compression-block RNTuple Binary Format Specification 1.0, section 'Compression Block'
    -rules: [RNT-CMP-001, RNT-CMP-002, RNT-CMP-003, RNT-CMP-004, RNT-CMP-005, RNT-CMP-006, RNT-CMP-007, RNT-CMP-008, RNT-CMP-009]
    -errata: [E17]
    seq:
      - id: chunk
        type: chunk_head
        doc: Head of the only chunk.
      - id: anchor
        size-eos: true
        type: root_file::anchor
        process: zlib
        if: is_known
        doc: The anchor after decompression.
    instances:
      is_known:
        value: chunk.tag == 0x5a4c
        doc: Whether the chunk is one of zlib.
  chunk_head:
    doc: Head of a compressed chunk, without the data.
    doc-ref: https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#compression-block RNTuple Binary Format Specification 1.0, section 'Compression Block'
    seq:
      - id: tag
        type: u2
        doc: First two bytes of the algorithm, see the enum compression_tag of root_file.
      - id: algorithm_version
        type: u1
        doc: Third byte of the algorithm.
      - id: len_compressed
        type: b24le
        doc: Length in bytes of the data that follow.
      - id: len_uncompressed
        type: b24le
        doc: Length in bytes of the data after decompression.
  page_list:
    doc: Page list envelope of a cluster group.
    doc-ref: https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#page-list-envelope RNTuple Binary Format Specification 1.0, section 'Page List Envelope'
    -rules: [RNT-PGL-001, RNT-PGL-002]
    params:
      - id: link
        type: rntuple::envelope_link
        doc: Link of the footer to the page list.
      - id: max_key_size
        type: u8
        doc: Largest payload of one key, as the anchor says.
    instances:
      is_large:
        value: link.locator.head < 0
        doc: Whether the locator is one of 2 GiB or more.
      ofs_range:
        value: 'is_large ? link.locator.payload.as<rntuple::large_locator>.ofs_range : link.locator.ofs_range'
        doc: Offset of the page list in the file.
      len_range:
        value: 'is_large ? link.locator.payload.as<rntuple::large_locator>.len_range : link.locator.head'
        doc: Stored size of the page list.
      stored:
        pos: 0
        type: blob(ofs_range, len_range, link.len_envelope, max_key_size)
        if: not is_large or link.locator.kind == 1
        doc: The page list envelope as stored.
  blob:
    doc: Stored envelope, in one key or spread over several.
    doc-ref: https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#compression-block RNTuple Binary Format Specification 1.0, section 'Compression Block'
    params:
      - id: ofs_blob
        type: u8
        doc: Offset of its first byte in the file.
      - id: len_stored
        type: u8
        doc: Size in bytes as stored.
      - id: len_envelope
        type: u8
        doc: Length in bytes after decompression.
      - id: max_key_size
        type: u8
        doc: Largest payload of one key; 0 if blobs are never spread.
    instances:
      is_spread:
        value: max_key_size != 0 and len_stored > max_key_size
        doc: Whether the bytes are spread over several keys.
      is_compressed:
        value: len_stored < len_envelope
        doc: Whether the bytes are compressed.
      num_full_keys:
        value: (len_stored + max_key_size - 1) / max_key_size
        if: is_spread
        doc: Number of keys that the bytes alone would take.
      num_keys:
        value: 'num_full_keys * max_key_size - len_stored < 8 * (num_full_keys - 1) ? num_full_keys + 1 : num_full_keys'
        if: is_spread
        doc: Number of keys, with one more if the table does not fit into the rest of the last one.
      offset_table:
        io: _root._io
        pos: ofs_blob + max_key_size - 8 * (num_keys - 1)
        size: 8 * (num_keys - 1)
        type: root_file::blob_offset_table
        if: is_spread
        doc: Where the parts in the other keys are.
      raw:
        io: _root._io
        pos: ofs_blob
        size: 'is_spread ? max_key_size - 8 * (num_keys - 1) : len_stored'
        doc: The stored bytes, or of a spread blob those in its first key.
      block:
        io: _root._io
        pos: ofs_blob
        size: len_stored
        type: root_file::compression_block
        if: is_compressed and not is_spread
        doc: The chunks of a compressed envelope.
      is_inflatable:
        value: is_compressed and not is_spread and block.chunks.size == 1 and block.chunks[0].tag == 0x5a4c
        doc: Whether the envelope is one chunk of zlib.
      is_known:
        value: is_inflatable or not (is_compressed or is_spread)
        doc: Whether the envelope can be parsed here.
      plain:
        io: _root._io
        pos: ofs_blob
        size: len_stored
        type: rntuple
        if: not (is_compressed or is_spread)
        doc: The envelope if it is stored uncompressed.
      inflated:
        io: _root._io
        pos: ofs_blob + 9
        size: len_stored - 9
        type: rntuple
        process: zlib
        if: is_inflatable
        doc: The envelope if it is one chunk of zlib.
      envelope:
        value: 'is_compressed ? inflated : plain'
        if: is_known
        doc: The envelope.
