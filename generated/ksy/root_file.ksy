# Made from spec/parts/root_file.ksy by `make generate`; edit that file and the parts it names.
# The bytes of a ROOT file as far as RNTuple needs them. Big-endian, other than the envelopes themselves.
#
# Every type can be parsed separately from a slice of the file: key, directory, keys_list, free_list, anchor,
# compression_block. The instances at the top walk from the file header to the root directory, its keys list and
# the other two records that the header names. RNTuples are found through the keys list and never by walking from
# record to record: freed space between records is not always marked.
meta:
  id: root_file
  title: ROOT file around RNTuple (header, keys, directories, anchors, compression blocks)
  application: CERN ROOT
  file-extension: root
  xref:
    wikidata: Q1365398
  license: CC0-1.0
  ks-version: '0.11'
  encoding: UTF-8
  endian: be
doc: |
  A ROOT file starts with a header, followed by records that each begin with a key. The header leads to the root
  directory, which leads to its keys list, which leads to the anchors of the RNTuples in the file. An anchor names
  the byte ranges of header and footer envelope. Envelopes and pages lie in records of class RBlob that no keys
  list mentions; only the offset and size of their bytes address them.

  Offsets are stored in 32 bits (narrow) or 64 bits (wide); each structure states its form.
  Integers are big-endian, except the sizes in compression chunks.
doc-ref: https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#root-file-embedding RNTuple Binary Format Specification 1.0, section 'ROOT File embedding'
-rules: [RNT-CNT-001, RNT-CNT-002, RNT-CNT-003, RNT-CNT-004, RNT-CNT-005, RNT-CNT-006, RNT-CNT-007, RNT-CNT-008, RNT-CNT-009, RNT-CNT-010, RNT-CNT-011, RNT-CNT-012, RNT-CNT-013, RNT-CNT-014, RNT-CNT-015, RNT-CNT-016, RNT-CNT-017, RNT-CNT-018, RNT-CNT-019, RNT-CNT-020, RNT-CNT-021, RNT-ANC-015, RNT-VAL-004]
-errata: [E27, E57]
seq:
  - id: header
    type: file_header
    doc: File header, at offset 0.
instances:
  root_directory:
    pos: (header.ofs_begin.as<s8> + header.len_name.as<s8>).as<s8>
    type: directory
    doc: Directory fields of the root directory record, after its key, name and title.
  keys_record:
    pos: root_directory.ofs_keys
    size: root_directory.len_keys
    type: record
    doc: Record of the keys list of the root directory; its payload is a keys_list.
  entries:
    pos: (root_directory.ofs_keys.as<s8> + keys_record.key.len_key.as<s8>).as<s8>
    size: keys_record.len_payload
    type: entry_list
    doc: The same keys list, each key with the anchor to which it leads.
  free_record:
    pos: header.ofs_free
    size: header.len_free
    type: record
    if: header.len_free != 0
    doc: Record of the free list; its payload is a free_list.
  streamer_info_record:
    pos: header.ofs_info
    size: header.len_info
    type: record
    if: header.len_info != 0
    doc: Record of the streamer infos; its payload, compressed or not, is unparsed.
types:
  file_header:
    doc: File header at offset 0. The wide form is chosen by adding 1000000 to the version.
    doc-ref: https://github.com/root-project/root/blob/master/io/doc/TFile/header.md The ROOT file format, section 'File header format'
    -errata: [E32]
    seq:
      - id: magic
        contents: root
        doc: Marks a ROOT file.
      - id: version
        -orig-id: fVersion
        type: s4
        doc: |
          Version of ROOT that wrote the file, 10000 * major + 100 * minor + patch; 1000000 more in the wide
          form.
      - id: ofs_begin
        -orig-id: fBEGIN
        type: s4
        doc: Offset of the first record, the root directory.
      - id: ofs_end_narrow
        -orig-id: fEND
        type: s4
        if: not is_wide
        doc: Offset of the first byte after the last record, 32-bit form.
      - id: ofs_end_wide
        -orig-id: fEND
        type: s8
        if: is_wide
        doc: Offset of the first byte after the last record, 64-bit form.
      - id: ofs_free_narrow
        -orig-id: fSeekFree
        type: s4
        if: not is_wide
        doc: Offset of the record of the free list, 32-bit form.
      - id: ofs_free_wide
        -orig-id: fSeekFree
        type: s8
        if: is_wide
        doc: Offset of the record of the free list, 64-bit form.
      - id: len_free
        -orig-id: fNbytesFree
        type: s4
        doc: Size in bytes of the record of the free list.
      - id: num_free
        -orig-id: nfree
        type: s4
        doc: Number of entries of the free list.
      - id: len_name
        -orig-id: fNbytesName
        type: s4
        doc: Size in bytes of key, name and title of the root directory record; its directory fields follow.
      - id: len_offset
        -orig-id: fUnits
        type: u1
        doc: Size in bytes of a file offset, 4 or 8; informational.
      - id: compression_settings
        -orig-id: fCompress
        type: s4
        doc: |
          Default compression of the file: 100 * algorithm + level; algorithms are listed in the enum
          compression_algorithm.
      - id: ofs_info_narrow
        -orig-id: fSeekInfo
        type: s4
        if: not is_wide
        doc: Offset of the record of the streamer infos, 32-bit form.
      - id: ofs_info_wide
        -orig-id: fSeekInfo
        type: s8
        if: is_wide
        doc: Offset of the record of the streamer infos, 64-bit form.
      - id: len_info
        -orig-id: fNbytesInfo
        type: s4
        doc: Size in bytes of the record of the streamer infos.
      - id: uuid_version
        -orig-id: fUUID
        type: s2
        doc: Version of the UUID that follows; zero in files of RNTuple's own writer.
      - id: uuid
        -orig-id: fUUID
        size: 16
        doc: UUID of the file, or zeros.
    instances:
      is_wide:
        value: version >= 1000000
        doc: Whether offsets have 64 bits.
      ofs_end:
        value: '(is_wide ? ofs_end_wide : ofs_end_narrow.as<s8>).as<s8>'
        doc: Offset of the first byte after the last record.
      ofs_free:
        value: '(is_wide ? ofs_free_wide : ofs_free_narrow.as<s8>).as<s8>'
        doc: Offset of the record of the free list.
      ofs_info:
        value: '(is_wide ? ofs_info_wide : ofs_info_narrow.as<s8>).as<s8>'
        doc: Offset of the record of the streamer infos.
  counted_string:
    doc: |
      String of up to 254 bytes after one length byte, or of any length after the byte 255 and a 32-bit length.
    doc-ref: https://github.com/root-project/root/blob/master/io/doc/TFile/datarecord.md The ROOT file format, section 'Format of data records'
    -errata: [E27, E28]
    seq:
      - id: len_short
        type: u1
        valid:
          expr: _.as<s8> == 255.as<s8> or _.as<s8> <= (_io.size.as<s8> - _io.pos.as<s8>).as<s8>
        doc: Length of the string in bytes; 255 if a 32-bit length follows.
      - id: len_long
        type: u4
        valid:
          expr: _.as<s8> <= (_io.size.as<s8> - _io.pos.as<s8>).as<s8>
        if: len_short == 255
        doc: Length of the string in bytes.
      - id: raw
        size: len
        doc: Bytes of the string, UTF-8 by convention and left undecoded here.
    instances:
      len:
        value: '(len_short == 255 ? len_long : len_short.as<u4>).as<u4>'
        doc: Length of the string in bytes.
      value:
        value: raw.to_s("UTF-8")
        doc: The string as text.
  key:
    doc: |
      Key: the start of every record; also the form in which a keys list mentions a record. The payload is
      not part of it.
    doc-ref: https://github.com/root-project/root/blob/master/io/doc/TFile/datarecord.md The ROOT file format, section 'Format of data records'
    seq:
      - id: len_record
        -orig-id: fNbytes
        type: s4
        doc: Size in bytes of the whole record, key and payload; negative in front of free space.
      - id: version
        -orig-id: fVersion
        type: s2
        doc: Version of the key; above 1000 in the wide form.
      - id: len_object
        -orig-id: fObjlen
        type: s4
        doc: Length in bytes of the payload after decompression; without meaning for RBlob.
      - id: datime
        -orig-id: fDatime
        type: u4
        doc: |
          Date and time of writing, from the high bits down: year - 1995 (6), month (4), day (5), hour (5),
          minute (6), second (6).
      - id: len_key
        -orig-id: fKeylen
        type: s2
        doc: Length in bytes of the key; the payload follows.
      - id: cycle
        -orig-id: fCycle
        type: s2
        doc: Tells apart records of one name; the highest is the current one.
      - id: ofs_key_narrow
        -orig-id: fSeekKey
        type: u4
        if: not is_wide
        doc: Offset of the record itself, 32-bit form.
      - id: ofs_key_wide
        -orig-id: fSeekKey
        type: u8
        if: is_wide
        doc: Offset of the record itself, 64-bit form.
      - id: ofs_pdir_narrow
        -orig-id: fSeekPdir
        type: u4
        if: not is_wide
        doc: |
          Offset of the record of the directory that lists this one; without meaning for RBlob, 32-bit form.
      - id: ofs_pdir_wide
        -orig-id: fSeekPdir
        type: u8
        if: is_wide
        doc: |
          Offset of the record of the directory that lists this one; without meaning for RBlob, 64-bit form.
      - id: class_name
        -orig-id: fClassName
        type: counted_string
        doc: Class of the object in the payload.
      - id: name
        -orig-id: fName
        type: counted_string
        doc: Name of the object.
      - id: title
        -orig-id: fTitle
        type: counted_string
        doc: Title of the object.
    instances:
      is_wide:
        value: version > 1000
        doc: Whether offsets have 64 bits.
      ofs_key:
        value: '(is_wide ? ofs_key_wide : ofs_key_narrow.as<u8>).as<u8>'
        doc: Offset of the record itself.
      ofs_pdir:
        value: '(is_wide ? ofs_pdir_wide : ofs_pdir_narrow.as<u8>).as<u8>'
        doc: Offset of the record of the directory that lists this one.
      year:
        value: ((datime.as<u8> / 0x4000000.as<u8>).as<u8> + 1995.as<u8>).as<u8>
        doc: Year of the time of writing.
      month:
        value: ((datime.as<u8> / 0x400000.as<u8>).as<u8> % 0x10.as<u8>).as<u8>
        doc: Month, from 1 on, of the time of writing.
      day:
        value: ((datime.as<u8> / 0x20000.as<u8>).as<u8> % 0x20.as<u8>).as<u8>
        doc: Day of the month, from 1 on, of the time of writing.
      hour:
        value: ((datime.as<u8> / 0x1000.as<u8>).as<u8> % 0x20.as<u8>).as<u8>
        doc: Hour of the time of writing.
      minute:
        value: ((datime.as<u8> / 0x40.as<u8>).as<u8> % 0x40.as<u8>).as<u8>
        doc: Minute of the time of writing.
      second:
        value: (datime.as<u8> % 0x40.as<u8>).as<u8>
        doc: Second of the time of writing.
  record:
    doc: |
      Whole record: a key and its payload, from a slice that holds exactly the record or more.
    doc-ref: https://github.com/root-project/root/blob/master/io/doc/TFile/datarecord.md The ROOT file format, section 'Format of data records'
    seq:
      - id: key
        type: key
        doc: Key of the record.
    instances:
      len_payload:
        value: (key.len_record.as<s8> - key.len_key.as<s8>).as<s8>
        doc: Size in bytes of the payload.
      payload:
        pos: key.len_key
        size: len_payload
        doc: Payload, compressed if it is shorter than the length that the key states for the object.
  directory:
    doc: |
      Directory fields: after name and title in the root directory record, directly after the key in others.
    doc-ref: https://github.com/root-project/root/blob/master/io/doc/TFile/tfile.md The ROOT file format, section 'Format of the root (first) directory record'
    seq:
      - id: version
        -orig-id: fVersion
        type: s2
        doc: Class version of the directory; 1000 more in the wide form.
      - id: datime_created
        -orig-id: fDatimeC
        type: u4
        doc: Date and time of creation, packed as in a key.
      - id: datime_modified
        -orig-id: fDatimeM
        type: u4
        doc: Date and time of the last change, packed as in a key.
      - id: len_keys
        -orig-id: fNbytesKeys
        type: s4
        doc: Size in bytes of the record of the keys list.
      - id: len_name
        -orig-id: fNbytesName
        type: s4
        doc: Size in bytes of the record before these fields.
      - id: ofs_dir_narrow
        -orig-id: fSeekDir
        type: u4
        if: not is_wide
        doc: Offset of the directory record itself, 32-bit form.
      - id: ofs_dir_wide
        -orig-id: fSeekDir
        type: u8
        if: is_wide
        doc: Offset of the directory record itself, 64-bit form.
      - id: ofs_parent_narrow
        -orig-id: fSeekParent
        type: u4
        if: not is_wide
        doc: Offset of the record of the parent directory, 32-bit form.
      - id: ofs_parent_wide
        -orig-id: fSeekParent
        type: u8
        if: is_wide
        doc: Offset of the record of the parent directory, 64-bit form.
      - id: ofs_keys_narrow
        -orig-id: fSeekKeys
        type: u4
        if: not is_wide
        doc: Offset of the record of the keys list, 32-bit form.
      - id: ofs_keys_wide
        -orig-id: fSeekKeys
        type: u8
        if: is_wide
        doc: Offset of the record of the keys list, 64-bit form.
      - id: uuid_version
        -orig-id: fUUID
        type: s2
        if: has_uuid
        doc: Version of the UUID that follows; zero in files of RNTuple's own writer.
      - id: uuid
        -orig-id: fUUID
        size: 16
        if: has_uuid
        doc: |
          UUID of the directory, or zeros; zero bytes up to the wide size may follow and belong to nothing.
    instances:
      is_wide:
        value: version > 1000
        doc: Whether offsets have 64 bits.
      has_uuid:
        value: version != 1 and version != 1001
        doc: Whether the class version is one that has a UUID.
      ofs_dir:
        value: '(is_wide ? ofs_dir_wide : ofs_dir_narrow.as<u8>).as<u8>'
        doc: Offset of the directory record itself.
      ofs_parent:
        value: '(is_wide ? ofs_parent_wide : ofs_parent_narrow.as<u8>).as<u8>'
        doc: Offset of the record of the parent directory.
      ofs_keys:
        value: '(is_wide ? ofs_keys_wide : ofs_keys_narrow.as<u8>).as<u8>'
        doc: Offset of the record of the keys list.
      created_year:
        value: ((datime_created.as<u8> / 0x4000000.as<u8>).as<u8> + 1995.as<u8>).as<u8>
        doc: Year of the time of creation.
      created_month:
        value: ((datime_created.as<u8> / 0x400000.as<u8>).as<u8> % 0x10.as<u8>).as<u8>
        doc: Month, from 1 on, of the time of creation.
      created_day:
        value: ((datime_created.as<u8> / 0x20000.as<u8>).as<u8> % 0x20.as<u8>).as<u8>
        doc: Day of the month, from 1 on, of the time of creation.
      created_hour:
        value: ((datime_created.as<u8> / 0x1000.as<u8>).as<u8> % 0x20.as<u8>).as<u8>
        doc: Hour of the time of creation.
      created_minute:
        value: ((datime_created.as<u8> / 0x40.as<u8>).as<u8> % 0x40.as<u8>).as<u8>
        doc: Minute of the time of creation.
      created_second:
        value: (datime_created.as<u8> % 0x40.as<u8>).as<u8>
        doc: Second of the time of creation.
      modified_year:
        value: ((datime_modified.as<u8> / 0x4000000.as<u8>).as<u8> + 1995.as<u8>).as<u8>
        doc: Year of the time of the last change.
      modified_month:
        value: ((datime_modified.as<u8> / 0x400000.as<u8>).as<u8> % 0x10.as<u8>).as<u8>
        doc: Month, from 1 on, of the time of the last change.
      modified_day:
        value: ((datime_modified.as<u8> / 0x20000.as<u8>).as<u8> % 0x20.as<u8>).as<u8>
        doc: Day of the month, from 1 on, of the time of the last change.
      modified_hour:
        value: ((datime_modified.as<u8> / 0x1000.as<u8>).as<u8> % 0x20.as<u8>).as<u8>
        doc: Hour of the time of the last change.
      modified_minute:
        value: ((datime_modified.as<u8> / 0x40.as<u8>).as<u8> % 0x40.as<u8>).as<u8>
        doc: Minute of the time of the last change.
      modified_second:
        value: (datime_modified.as<u8> % 0x40.as<u8>).as<u8>
        doc: Second of the time of the last change.
  keys_list:
    doc: |
      Payload of the record of a keys list: the keys of all objects in one directory.
    doc-ref: https://github.com/root-project/root/blob/master/io/doc/TFile/keyslist.md The ROOT file format, section 'Format of KeysList record'
    -errata: [E30]
    seq:
      - id: num_keys
        -orig-id: nkeys
        type: u4
        valid:
          expr: _.as<s8> <= 0x7fffffff.as<s8> and (_.as<s8> * 29.as<s8>).as<s8> <= (_io.size.as<s8> - _io.pos.as<s8>).as<s8>
        doc: Number of keys; bounded by the bytes that are there, as no key is smaller than 29 bytes.
      - id: keys
        type: key
        repeat: expr
        repeat-expr: num_keys
        doc: Copies of the keys of the objects.
      - id: trailing
        size-eos: true
        doc: Unused bytes after the last key; without meaning.
  entry_list:
    doc: |
      Payload of the record of the keys list of the root directory as the way to the anchors. Parsed as part of
      a whole file only.
    doc-ref: https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#root-file-embedding RNTuple Binary Format Specification 1.0, section 'ROOT File embedding'
    seq:
      - id: num_entries
        -orig-id: nkeys
        type: u4
        valid:
          expr: _.as<s8> <= 0x7fffffff.as<s8> and (_.as<s8> * 29.as<s8>).as<s8> <= (_io.size.as<s8> - _io.pos.as<s8>).as<s8>
        doc: Number of keys; bounded by the bytes that are there, as no key is smaller than 29 bytes.
      - id: entries
        type: entry
        repeat: expr
        repeat-expr: num_entries
        doc: The keys of the objects.
  entry:
    doc: Key of an object in the root directory, and the anchor if the object is an RNTuple.
    doc-ref: https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#root-file-embedding RNTuple Binary Format Specification 1.0, section 'ROOT File embedding'
    seq:
      - id: key
        type: key
        doc: Copy of the key of the object.
    instances:
      is_release:
        value: key.class_name.raw == [82, 79, 79, 84, 58, 58, 82, 78, 84, 117, 112, 108, 101]
        doc: Whether the object is an anchor of class ROOT::RNTuple.
      is_candidate:
        value: key.class_name.raw == [82, 79, 79, 84, 58, 58, 69, 120, 112, 101, 114, 105, 109, 101, 110, 116, 97, 108, 58, 58, 82, 78, 84, 117, 112, 108, 101]
        doc: Whether the object is an anchor of class ROOT::Experimental::RNTuple.
      anchor_record:
        io: _root._io
        pos: key.ofs_key
        size: key.len_record
        type: anchor_record
        if: is_release or is_candidate
        doc: Record of the anchor.
  anchor_record:
    doc: Record of an anchor, from a slice that holds exactly the record.
    doc-ref: https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#anchor-schema RNTuple Binary Format Specification 1.0, section 'Anchor schema'
    -rules: [RNT-ANC-001, RNT-ANC-002, RNT-ANC-003, RNT-ANC-004, RNT-ANC-005, RNT-ANC-006, RNT-ANC-009, RNT-ANC-010, RNT-ANC-011, RNT-ANC-012, RNT-ANC-014, RNT-CMP-010]
    -errata: [E02, E03, E24, E58]
    seq:
      - id: key
        type: key
        doc: Key of the record.
    instances:
      is_release:
        value: key.class_name.raw == [82, 79, 79, 84, 58, 58, 82, 78, 84, 117, 112, 108, 101]
        doc: Whether the class of the anchor is ROOT::RNTuple, that of the releases.
      len_payload:
        value: (key.len_record.as<s8> - key.len_key.as<s8>).as<s8>
        doc: Size in bytes of the payload.
      payload:
        pos: key.len_key
        size: len_payload
        doc: The anchor as stored.
      is_compressed:
        value: key.len_object.as<s8> > (key.len_record.as<s8> - key.len_key.as<s8>).as<s8>
        doc: Whether the payload is a compression_block; decompress it and parse the anchor separately.
      class_version:
        pos: (key.len_key.as<s8> + 4.as<s8>).as<s8>
        type: u2
        doc: Version of the class; without meaning if the payload is compressed.
      is_first_candidate:
        value: class_version < 4
        doc: Whether a class version of ROOT::Experimental::RNTuple is one of those before the second candidate.
      anchor:
        pos: key.len_key
        size: len_payload
        type: anchor
        if: is_release and not is_compressed
        doc: Anchor of format epoch 1.
      anchor_rc2:
        pos: key.len_key
        size: len_payload
        type: anchor_rc2
        if: not is_release and not is_compressed and not is_first_candidate
        doc: Anchor of the second release candidate.
      anchor_rc1:
        pos: key.len_key
        size: len_payload
        type: anchor_rc1
        if: not is_release and not is_compressed and is_first_candidate
        doc: Anchor of the first release candidate, and of the format before its specification.
  free_list:
    doc: Payload of the record of the free list.
    doc-ref: https://github.com/root-project/root/blob/master/io/doc/TFile/freesegments.md The ROOT file format, section 'Format of FreeSegments record'
    seq:
      - id: entries
        type: free_entry
        repeat: eos
        doc: Free byte ranges; the last one starts at the end of the file.
  free_entry:
    doc: One free byte range, both bounds included.
    doc-ref: https://github.com/root-project/root/blob/master/io/doc/TFile/freesegments.md The ROOT file format, section 'Format of FreeSegments record'
    seq:
      - id: version
        -orig-id: fVersion
        type: s2
        doc: Version of the entry; above 1000 in the wide form.
      - id: ofs_first_narrow
        -orig-id: fFirst
        type: u4
        if: not is_wide
        doc: Offset of the first free byte, 32-bit form.
      - id: ofs_first_wide
        -orig-id: fFirst
        type: u8
        if: is_wide
        doc: Offset of the first free byte, 64-bit form.
      - id: ofs_last_narrow
        -orig-id: fLast
        type: u4
        if: not is_wide
        doc: Offset of the last free byte, 32-bit form.
      - id: ofs_last_wide
        -orig-id: fLast
        type: u8
        if: is_wide
        doc: Offset of the last free byte, 64-bit form.
    instances:
      is_wide:
        value: version > 1000
        doc: Whether offsets have 64 bits.
      ofs_first:
        value: '(is_wide ? ofs_first_wide : ofs_first_narrow.as<u8>).as<u8>'
        doc: Offset of the first free byte.
      ofs_last:
        value: '(is_wide ? ofs_last_wide : ofs_last_narrow.as<u8>).as<u8>'
        doc: Offset of the last free byte.
  anchor:
    doc: |
      Anchor object of an RNTuple of format epoch 1, after decompression: payload of a key of class
      ROOT::RNTuple. Parsed from a slice that holds exactly the object: later versions append members, and
      the checksum stays in the last 8 bytes.
    doc-ref: https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#anchor-schema RNTuple Binary Format Specification 1.0, section 'Anchor schema'
    seq:
      - id: byte_count
        type: u4
        valid:
          expr: _ >= 0 and _io.size.as<s8> >= 78.as<s8>
        doc: |
          Bytes of the object from the class version to the last member, with bit 30 set; the checksum is
          not counted.
      - id: class_version
        type: u2
        doc: Version of the class ROOT::RNTuple.
      - id: version_epoch
        -orig-id: fVersionEpoch
        type: u2
        doc: Epoch of the format version.
        doc-ref: https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#versioning-notes RNTuple Binary Format Specification 1.0, section 'Versioning Notes'
        -rules: [RNT-ANC-007, RNT-ANC-008]
        -errata: [E01]
      - id: version_major
        -orig-id: fVersionMajor
        type: u2
        doc: Major part of the format version; for information only.
      - id: version_minor
        -orig-id: fVersionMinor
        type: u2
        doc: Minor part of the format version; for information only.
      - id: version_patch
        -orig-id: fVersionPatch
        type: u2
        doc: Patch part of the format version; for information only.
      - id: ofs_header
        -orig-id: fSeekHeader
        type: u8
        doc: Offset of the header envelope.
      - id: len_header_stored
        -orig-id: fNBytesHeader
        type: u8
        doc: Size in bytes of the header envelope as stored.
      - id: len_header
        -orig-id: fLenHeader
        type: u8
        doc: Length in bytes of the header envelope after decompression.
      - id: ofs_footer
        -orig-id: fSeekFooter
        type: u8
        doc: Offset of the footer envelope.
      - id: len_footer_stored
        -orig-id: fNBytesFooter
        type: u8
        doc: Size in bytes of the footer envelope as stored.
      - id: len_footer
        -orig-id: fLenFooter
        type: u8
        doc: Length in bytes of the footer envelope after decompression.
      - id: max_key_size
        -orig-id: fMaxKeySize
        type: u8
        doc: Largest payload of one key; larger blobs are spread over several. 0 if blobs are never spread.
      - id: trailing
        size: ((_io.size.as<s8> - _io.pos.as<s8>).as<s8> - 8.as<s8>).as<s8>
        doc: Unknown members in front of the checksum, appended by a later version of the format.
      - id: checksum
        size: 8
        doc: XXH3-64 of the members from version_epoch to the checksum, big-endian.
  anchor_rc2:
    doc: |
      Anchor object of an RNTuple of epoch 0, second release candidate: payload of a key of class
      ROOT::Experimental::RNTuple, class versions 4 to 6. Parsed from a slice that holds exactly the object.
    doc-ref: RNTuple Binary Format Specification 0.2, section 'Anchor schema'
    -rules: [RNT-ANC-001, RNT-ANC-006, RNT-ANC-009, RNT-ANC-010, RNT-ANC-011, RNT-ANC-012, RNT-ANC-014, RNT-CMP-010, RNT-RC2-001, RNT-RC2-002]
    -errata: [E02, E03]
    seq:
      - id: byte_count
        type: u4
        valid:
          expr: _ >= 0 and _io.size.as<s8> >= 70.as<s8>
        doc: |
          Bytes of the object from the class version on, with bit 30 set; the checksum is counted in class
          version 4 and not in 6.
      - id: class_version
        type: u2
        doc: Version of the class ROOT::Experimental::RNTuple.
      - id: version_epoch
        -orig-id: fVersionEpoch
        type: u2
        doc: Epoch of the format version.
        doc-ref: RNTuple Binary Format Specification 0.2, section 'Versioning Notes'
        -rules: [RNT-ANC-008, RNT-RC2-003]
        -errata: [E35]
      - id: version_major
        -orig-id: fVersionMajor
        type: u2
        doc: Major part of the format version; for information only.
      - id: version_minor
        -orig-id: fVersionMinor
        type: u2
        doc: Minor part of the format version; for information only.
      - id: version_patch
        -orig-id: fVersionPatch
        type: u2
        doc: Patch part of the format version; for information only.
      - id: ofs_header
        -orig-id: fSeekHeader
        type: u8
        doc: Offset of the header envelope.
      - id: len_header_stored
        -orig-id: fNBytesHeader
        type: u8
        doc: Size in bytes of the header envelope as stored.
      - id: len_header
        -orig-id: fLenHeader
        type: u8
        doc: Length in bytes of the header envelope after decompression.
      - id: ofs_footer
        -orig-id: fSeekFooter
        type: u8
        doc: Offset of the footer envelope.
      - id: len_footer_stored
        -orig-id: fNBytesFooter
        type: u8
        doc: Size in bytes of the footer envelope as stored.
      - id: len_footer
        -orig-id: fLenFooter
        type: u8
        doc: Length in bytes of the footer envelope after decompression.
      - id: max_key_size
        -orig-id: fMaxKeySize
        type: u8
        if: _io.size.as<s8> >= 78.as<s8>
        doc: Largest payload of one key; absent in class version 4.
      - id: trailing
        size: ((_io.size.as<s8> - _io.pos.as<s8>).as<s8> - 8.as<s8>).as<s8>
        doc: Unknown members in front of the checksum.
      - id: checksum
        size: 8
        doc: XXH3-64 of the members from version_epoch to the checksum, big-endian.
  anchor_rc1:
    doc: |
      Anchor object of an RNTuple of the first release candidate, or of the earlier drafts, which look the same here. It
      is the payload of a key of class ROOT::Experimental::RNTuple, class versions 0 to 3. It has no checksum.
    doc-ref: https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#envelopes RNTuple Binary Format Specification 0.1, section 'Envelopes'
    -rules: [RNT-ENV-005, RNT-RC1-001, RNT-RC1-002, RNT-RC1-003, RNT-VAL-001]
    -errata: [E40]
    seq:
      - id: byte_count
        type: u4
        doc: Bytes of the object from the class version on, with bit 30 set.
      - id: class_version
        type: u2
        doc: Version of the class ROOT::Experimental::RNTuple.
      - id: class_checksum
        -orig-id: fChecksum
        type: u4
        doc: Checksum that ROOT computed over the class; the same in all files of one class version.
      - id: version
        -orig-id: fVersion
        type: u4
        doc: Version of the anchor; 0.
      - id: len_in_memory
        -orig-id: fSize
        type: u4
        doc: Size in bytes of the anchor in memory.
      - id: ofs_header
        -orig-id: fSeekHeader
        type: u8
        doc: Offset of the header envelope.
      - id: len_header_stored
        -orig-id: fNBytesHeader
        type: u4
        doc: Size in bytes of the header envelope as stored.
      - id: len_header
        -orig-id: fLenHeader
        type: u4
        doc: Length in bytes of the header envelope after decompression.
      - id: ofs_footer
        -orig-id: fSeekFooter
        type: u8
        doc: Offset of the footer envelope.
      - id: len_footer_stored
        -orig-id: fNBytesFooter
        type: u4
        doc: Size in bytes of the footer envelope as stored.
      - id: len_footer
        -orig-id: fLenFooter
        type: u4
        doc: Length in bytes of the footer envelope after decompression.
      - id: reserved
        -orig-id: fReserved
        type: u8
        doc: Zero.
      - id: trailing
        size-eos: true
        doc: Unknown members at the end.
  compression_block:
    doc: |
      Compressed bytes of one object: chunks that are decompressed one by one and joined.
    doc-ref: https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#compression-block RNTuple Binary Format Specification 1.0, section 'Compression Block'
    -rules: [RNT-CMP-001, RNT-CMP-002, RNT-CMP-003, RNT-CMP-004, RNT-CMP-005, RNT-CMP-006, RNT-CMP-007, RNT-CMP-008, RNT-CMP-009]
    -errata: [E17]
    seq:
      - id: chunks
        type: compression_chunk
        repeat: eos
        doc: The chunks; all but the last hold 16777215 bytes after decompression.
  compression_chunk:
    doc: One compressed chunk.
    doc-ref: https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#compression-block RNTuple Binary Format Specification 1.0, section 'Compression Block'
    seq:
      - id: algorithm
        size: 3
        doc: |
          Algorithm: 'ZL' 08 zlib, 'XZ' 00 LZMA, 'CS' 08 raw deflate, 'L4' and version LZ4, 'ZS' 01
          Zstandard.
      - id: len_compressed
        type: b24le
        doc: Length in bytes of the data that follow.
      - id: len_uncompressed
        type: b24le
        valid:
          expr: _ >= 0 and len_compressed.as<s8> <= (_io.size.as<s8> - _io.pos.as<s8>).as<s8>
        doc: Length in bytes of the data after decompression.
      - id: data
        size: len_compressed
        doc: Compressed data; with LZ4, the first 8 bytes are the big-endian XXH64 of the rest.
    instances:
      tag:
        value: ((((algorithm[0].as<s8> + 0x100.as<s8>).as<s8> % 0x100.as<s8>).as<s8> * 0x100.as<s8>).as<s8> + ((algorithm[1].as<s8> + 0x100.as<s8>).as<s8> % 0x100.as<s8>).as<s8>).as<s8>
        doc: First two bytes of the algorithm as one number, see the enum compression_tag.
  blob_offset_table:
    doc: |
      End of the payload of the first key of a blob that is spread over several keys: the positions of the others. A
      blob is spread if its stored size is larger than the max_key_size of the anchor. Then the payload of every key
      except the last has exactly that size. The first payload ends with 8 bytes for each further key. The stored size
      of a page includes its checksum here, 8 bytes more than its locator states. The last key has at least 9 bytes, so
      the checksum is never divided.
    doc-ref: https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#root-file-embedding RNTuple Binary Format Specification 1.0, section 'ROOT File embedding'
    seq:
      - id: ofs_parts
        type: u8le
        repeat: eos
        doc: Offset of the payload of each key after the first, in the order of the bytes of the blob.
enums:
  compression_tag:
    0x5a4c:
      id: zlib
      doc: Chunk of zlib; the third byte is 8.
    0x585a:
      id: lzma
      doc: Chunk of LZMA in the container XZ; the third byte is 0.
    0x4353:
      id: old
      doc: Chunk of raw deflate without a header, as old versions of ROOT wrote it; the third byte is 8.
    0x4c34:
      id: lz4
      doc: Block of LZ4 after its checksum; the third byte is the major version of the library.
    0x5a53:
      id: zstd
      doc: Frame of Zstandard; the third byte is 1.
  compression_algorithm:
    0:
      id: default
      doc: What the library that writes prefers.
    1:
      id: zlib
      doc: The format zlib.
    2:
      id: lzma
      doc: LZMA in the container XZ.
    3:
      id: old
      doc: Raw deflate, as old versions of ROOT wrote it.
    4:
      id: lz4
      doc: Blocks of LZ4.
    5:
      id: zstd
      doc: Zstandard.
