// Generated from spec/root_file.ksy by tools/generate; edit spec/parts/root_file.ksy and run `make generate`.
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

(function (root, factory) {
  if (typeof define === 'function' && define.amd) {
    define(['exports', './runtime'], factory);
  } else if (typeof exports === 'object' && exports !== null && typeof exports.nodeType !== 'number') {
    factory(exports, require('./runtime').ByteStream);
  } else {
    factory(root.RootFile || (root.RootFile = {}), root.ByteStream);
  }
})(typeof self !== 'undefined' ? self : this, function (RootFile_, ByteStream) {
/**
 * A ROOT file starts with a header, followed by records that each begin with a key. The header leads to the root
 * directory, which leads to its keys list, which leads to the anchors of the RNTuples in the file. An anchor names
 * the byte ranges of header and footer envelope. Envelopes and pages lie in records of class RBlob that no keys
 * list mentions; only the offset and size of their bytes address them.
 *
 * Offsets are stored in 32 bits (narrow) or 64 bits (wide); each structure states its form.
 * Integers are big-endian, except the sizes in compression chunks.
 * @see {@link https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#root-file-embedding|RNTuple Binary Format Specification 1.0, section 'ROOT File embedding'}
 */

var RootFile = (function() {
  RootFile.CompressionAlgorithm = Object.freeze({
    DEFAULT: 0,
    ZLIB: 1,
    LZMA: 2,
    OLD: 3,
    LZ4: 4,
    ZSTD: 5,

    0: "DEFAULT",
    1: "ZLIB",
    2: "LZMA",
    3: "OLD",
    4: "LZ4",
    5: "ZSTD",
  });

  RootFile.CompressionTag = Object.freeze({
    OLD: 17235,
    LZ4: 19508,
    LZMA: 22618,
    ZLIB: 23116,
    ZSTD: 23123,

    17235: "OLD",
    19508: "LZ4",
    22618: "LZMA",
    23116: "ZLIB",
    23123: "ZSTD",
  });

  function RootFile(_io, _parent, _root) {
    this._io = _io;
    this._parent = _parent;
    this._root = _root || this;

    this._read();
  }
  RootFile.prototype._read = function() {
    this.header = new FileHeader(this._io, this, this._root);
  }

  /**
   * Anchor object of an RNTuple of format epoch 1, after decompression: payload of a key of class
   * ROOT::RNTuple. Parsed from a slice that holds exactly the object: later versions append members, and
   * the checksum stays in the last 8 bytes.
   * @see {@link https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#anchor-schema|RNTuple Binary Format Specification 1.0, section 'Anchor schema'}
   */

  var Anchor = RootFile.Anchor = (function() {
    function Anchor(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    Anchor.prototype._read = function() {
      this.byteCount = this._io.readU4be();
      var _ = this.byteCount;
      if (!( ((_ >= 0) && (this._io.size >= 78)) )) {
        throw new ByteStream.ValidationExprError(this.byteCount, this._io, "/types/anchor/seq/0");
      }
      this.classVersion = this._io.readU2be();
      this.versionEpoch = this._io.readU2be();
      this.versionMajor = this._io.readU2be();
      this.versionMinor = this._io.readU2be();
      this.versionPatch = this._io.readU2be();
      this.ofsHeader = this._io.readU8be();
      this.lenHeaderStored = this._io.readU8be();
      this.lenHeader = this._io.readU8be();
      this.ofsFooter = this._io.readU8be();
      this.lenFooterStored = this._io.readU8be();
      this.lenFooter = this._io.readU8be();
      this.maxKeySize = this._io.readU8be();
      this.trailing = this._io.readBytes(((this._io.size - this._io.pos) - 8));
      this.checksum = this._io.readBytes(8);
    }

    /**
     * Bytes of the object from the class version to the last member, with bit 30 set; the checksum is
     * not counted.
     */

    /**
     * Version of the class ROOT::RNTuple.
     */

    /**
     * Epoch of the format version.
     * @see {@link https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#versioning-notes|RNTuple Binary Format Specification 1.0, section 'Versioning Notes'}
     */

    /**
     * Major part of the format version; for information only.
     */

    /**
     * Minor part of the format version; for information only.
     */

    /**
     * Patch part of the format version; for information only.
     */

    /**
     * Offset of the header envelope.
     */

    /**
     * Size in bytes of the header envelope as stored.
     */

    /**
     * Length in bytes of the header envelope after decompression.
     */

    /**
     * Offset of the footer envelope.
     */

    /**
     * Size in bytes of the footer envelope as stored.
     */

    /**
     * Length in bytes of the footer envelope after decompression.
     */

    /**
     * Largest payload of one key; larger blobs are spread over several. 0 if blobs are never spread.
     */

    /**
     * Unknown members in front of the checksum, appended by a later version of the format.
     */

    /**
     * XXH3-64 of the members from version_epoch to the checksum, big-endian.
     */

    return Anchor;
  })();

  /**
   * Anchor object of an RNTuple of the first release candidate, or of the earlier drafts, which look the same here. It
   * is the payload of a key of class ROOT::Experimental::RNTuple, class versions 0 to 3. It has no checksum.
   * @see {@link https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#envelopes|RNTuple Binary Format Specification 0.1, section 'Envelopes'}
   */

  var AnchorRc1 = RootFile.AnchorRc1 = (function() {
    function AnchorRc1(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    AnchorRc1.prototype._read = function() {
      this.byteCount = this._io.readU4be();
      this.classVersion = this._io.readU2be();
      this.classChecksum = this._io.readU4be();
      this.version = this._io.readU4be();
      this.lenInMemory = this._io.readU4be();
      this.ofsHeader = this._io.readU8be();
      this.lenHeaderStored = this._io.readU4be();
      this.lenHeader = this._io.readU4be();
      this.ofsFooter = this._io.readU8be();
      this.lenFooterStored = this._io.readU4be();
      this.lenFooter = this._io.readU4be();
      this.reserved = this._io.readU8be();
      this.trailing = this._io.readBytesFull();
    }

    /**
     * Bytes of the object from the class version on, with bit 30 set.
     */

    /**
     * Version of the class ROOT::Experimental::RNTuple.
     */

    /**
     * Checksum that ROOT computed over the class; the same in all files of one class version.
     */

    /**
     * Version of the anchor; 0.
     */

    /**
     * Size in bytes of the anchor in memory.
     */

    /**
     * Offset of the header envelope.
     */

    /**
     * Size in bytes of the header envelope as stored.
     */

    /**
     * Length in bytes of the header envelope after decompression.
     */

    /**
     * Offset of the footer envelope.
     */

    /**
     * Size in bytes of the footer envelope as stored.
     */

    /**
     * Length in bytes of the footer envelope after decompression.
     */

    /**
     * Zero.
     */

    /**
     * Unknown members at the end.
     */

    return AnchorRc1;
  })();

  /**
   * Anchor object of an RNTuple of epoch 0, second release candidate: payload of a key of class
   * ROOT::Experimental::RNTuple, class versions 4 to 6. Parsed from a slice that holds exactly the object.
   * @see RNTuple Binary Format Specification 0.2, section 'Anchor schema'
   */

  var AnchorRc2 = RootFile.AnchorRc2 = (function() {
    function AnchorRc2(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    AnchorRc2.prototype._read = function() {
      this.byteCount = this._io.readU4be();
      var _ = this.byteCount;
      if (!( ((_ >= 0) && (this._io.size >= 70)) )) {
        throw new ByteStream.ValidationExprError(this.byteCount, this._io, "/types/anchor_rc2/seq/0");
      }
      this.classVersion = this._io.readU2be();
      this.versionEpoch = this._io.readU2be();
      this.versionMajor = this._io.readU2be();
      this.versionMinor = this._io.readU2be();
      this.versionPatch = this._io.readU2be();
      this.ofsHeader = this._io.readU8be();
      this.lenHeaderStored = this._io.readU8be();
      this.lenHeader = this._io.readU8be();
      this.ofsFooter = this._io.readU8be();
      this.lenFooterStored = this._io.readU8be();
      this.lenFooter = this._io.readU8be();
      if (this._io.size >= 78) {
        this.maxKeySize = this._io.readU8be();
      }
      this.trailing = this._io.readBytes(((this._io.size - this._io.pos) - 8));
      this.checksum = this._io.readBytes(8);
    }

    /**
     * Bytes of the object from the class version on, with bit 30 set; the checksum is counted in class
     * version 4 and not in 6.
     */

    /**
     * Version of the class ROOT::Experimental::RNTuple.
     */

    /**
     * Epoch of the format version.
     * @see RNTuple Binary Format Specification 0.2, section 'Versioning Notes'
     */

    /**
     * Major part of the format version; for information only.
     */

    /**
     * Minor part of the format version; for information only.
     */

    /**
     * Patch part of the format version; for information only.
     */

    /**
     * Offset of the header envelope.
     */

    /**
     * Size in bytes of the header envelope as stored.
     */

    /**
     * Length in bytes of the header envelope after decompression.
     */

    /**
     * Offset of the footer envelope.
     */

    /**
     * Size in bytes of the footer envelope as stored.
     */

    /**
     * Length in bytes of the footer envelope after decompression.
     */

    /**
     * Largest payload of one key; absent in class version 4.
     */

    /**
     * Unknown members in front of the checksum.
     */

    /**
     * XXH3-64 of the members from version_epoch to the checksum, big-endian.
     */

    return AnchorRc2;
  })();

  /**
   * Record of an anchor, from a slice that holds exactly the record.
   * @see {@link https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#anchor-schema|RNTuple Binary Format Specification 1.0, section 'Anchor schema'}
   */

  var AnchorRecord = RootFile.AnchorRecord = (function() {
    function AnchorRecord(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    AnchorRecord.prototype._read = function() {
      this.key = new Key(this._io, this, this._root);
    }

    /**
     * Anchor of format epoch 1.
     */
    Object.defineProperty(AnchorRecord.prototype, 'anchor', {
      get: function() {
        if (this._m_anchor !== undefined)
          return this._m_anchor;
        if ( ((this.isRelease) && (!(this.isCompressed))) ) {
          var _pos = this._io.pos;
          this._io.seek(this.key.lenKey);
          this._raw__m_anchor = this._io.readBytes(Number(this.lenPayload));
          var _io__raw__m_anchor = new ByteStream(this._raw__m_anchor);
          this._m_anchor = new Anchor(_io__raw__m_anchor, this, this._root);
          this._io.seek(_pos);
        }
        return this._m_anchor;
      }
    });

    /**
     * Anchor of the first release candidate, and of the format before its specification.
     */
    Object.defineProperty(AnchorRecord.prototype, 'anchorRc1', {
      get: function() {
        if (this._m_anchorRc1 !== undefined)
          return this._m_anchorRc1;
        if ( ((!(this.isRelease)) && (!(this.isCompressed)) && (this.isFirstCandidate)) ) {
          var _pos = this._io.pos;
          this._io.seek(this.key.lenKey);
          this._raw__m_anchorRc1 = this._io.readBytes(Number(this.lenPayload));
          var _io__raw__m_anchorRc1 = new ByteStream(this._raw__m_anchorRc1);
          this._m_anchorRc1 = new AnchorRc1(_io__raw__m_anchorRc1, this, this._root);
          this._io.seek(_pos);
        }
        return this._m_anchorRc1;
      }
    });

    /**
     * Anchor of the second release candidate.
     */
    Object.defineProperty(AnchorRecord.prototype, 'anchorRc2', {
      get: function() {
        if (this._m_anchorRc2 !== undefined)
          return this._m_anchorRc2;
        if ( ((!(this.isRelease)) && (!(this.isCompressed)) && (!(this.isFirstCandidate))) ) {
          var _pos = this._io.pos;
          this._io.seek(this.key.lenKey);
          this._raw__m_anchorRc2 = this._io.readBytes(Number(this.lenPayload));
          var _io__raw__m_anchorRc2 = new ByteStream(this._raw__m_anchorRc2);
          this._m_anchorRc2 = new AnchorRc2(_io__raw__m_anchorRc2, this, this._root);
          this._io.seek(_pos);
        }
        return this._m_anchorRc2;
      }
    });

    /**
     * Version of the class; without meaning if the payload is compressed.
     */
    Object.defineProperty(AnchorRecord.prototype, 'classVersion', {
      get: function() {
        if (this._m_classVersion !== undefined)
          return this._m_classVersion;
        var _pos = this._io.pos;
        this._io.seek((this.key.lenKey + 4));
        this._m_classVersion = this._io.readU2be();
        this._io.seek(_pos);
        return this._m_classVersion;
      }
    });

    /**
     * Whether the payload is a compression_block; decompress it and parse the anchor separately.
     */
    Object.defineProperty(AnchorRecord.prototype, 'isCompressed', {
      get: function() {
        if (this._m_isCompressed !== undefined)
          return this._m_isCompressed;
        this._m_isCompressed = this.key.lenObject > (this.key.lenRecord - this.key.lenKey);
        return this._m_isCompressed;
      }
    });

    /**
     * Whether a class version of ROOT::Experimental::RNTuple is one of those before the second candidate.
     */
    Object.defineProperty(AnchorRecord.prototype, 'isFirstCandidate', {
      get: function() {
        if (this._m_isFirstCandidate !== undefined)
          return this._m_isFirstCandidate;
        this._m_isFirstCandidate = this.classVersion < 4;
        return this._m_isFirstCandidate;
      }
    });

    /**
     * Whether the class of the anchor is ROOT::RNTuple, that of the releases.
     */
    Object.defineProperty(AnchorRecord.prototype, 'isRelease', {
      get: function() {
        if (this._m_isRelease !== undefined)
          return this._m_isRelease;
        this._m_isRelease = (ByteStream.byteArrayCompare(this.key.className.raw, new Uint8Array([82, 79, 79, 84, 58, 58, 82, 78, 84, 117, 112, 108, 101])) == 0);
        return this._m_isRelease;
      }
    });

    /**
     * Size in bytes of the payload.
     */
    Object.defineProperty(AnchorRecord.prototype, 'lenPayload', {
      get: function() {
        if (this._m_lenPayload !== undefined)
          return this._m_lenPayload;
        this._m_lenPayload = (BigInt(this.key.lenRecord) - BigInt(this.key.lenKey));
        return this._m_lenPayload;
      }
    });

    /**
     * The anchor as stored.
     */
    Object.defineProperty(AnchorRecord.prototype, 'payload', {
      get: function() {
        if (this._m_payload !== undefined)
          return this._m_payload;
        var _pos = this._io.pos;
        this._io.seek(this.key.lenKey);
        this._m_payload = this._io.readBytes(Number(this.lenPayload));
        this._io.seek(_pos);
        return this._m_payload;
      }
    });

    /**
     * Key of the record.
     */

    return AnchorRecord;
  })();

  /**
   * End of the payload of the first key of a blob that is spread over several keys: the positions of the others. A
   * blob is spread if its stored size is larger than the max_key_size of the anchor. Then the payload of every key
   * except the last has exactly that size. The first payload ends with 8 bytes for each further key. The stored size
   * of a page includes its checksum here, 8 bytes more than its locator states. The last key has at least 9 bytes, so
   * the checksum is never divided.
   * @see {@link https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#root-file-embedding|RNTuple Binary Format Specification 1.0, section 'ROOT File embedding'}
   */

  var BlobOffsetTable = RootFile.BlobOffsetTable = (function() {
    function BlobOffsetTable(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    BlobOffsetTable.prototype._read = function() {
      this.ofsParts = [];
      var i = 0;
      while (!this._io.isEof()) {
        this.ofsParts.push(this._io.readU8le());
        i++;
      }
    }

    /**
     * Offset of the payload of each key after the first, in the order of the bytes of the blob.
     */

    return BlobOffsetTable;
  })();

  /**
   * Compressed bytes of one object: chunks that are decompressed one by one and joined.
   * @see {@link https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#compression-block|RNTuple Binary Format Specification 1.0, section 'Compression Block'}
   */

  var CompressionBlock = RootFile.CompressionBlock = (function() {
    function CompressionBlock(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    CompressionBlock.prototype._read = function() {
      this.chunks = [];
      var i = 0;
      while (!this._io.isEof()) {
        this.chunks.push(new CompressionChunk(this._io, this, this._root));
        i++;
      }
    }

    /**
     * The chunks; all but the last hold 16777215 bytes after decompression.
     */

    return CompressionBlock;
  })();

  /**
   * One compressed chunk.
   * @see {@link https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#compression-block|RNTuple Binary Format Specification 1.0, section 'Compression Block'}
   */

  var CompressionChunk = RootFile.CompressionChunk = (function() {
    function CompressionChunk(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    CompressionChunk.prototype._read = function() {
      this.algorithm = this._io.readBytes(3);
      this.lenCompressed = this._io.readBitsIntLe(24);
      this.lenUncompressed = this._io.readBitsIntLe(24);
      var _ = this.lenUncompressed;
      if (!( ((_ >= 0) && (this.lenCompressed <= (this._io.size - this._io.pos))) )) {
        throw new ByteStream.ValidationExprError(this.lenUncompressed, this._io, "/types/compression_chunk/seq/2");
      }
      this._io.alignToByte();
      this.data = this._io.readBytes(this.lenCompressed);
    }

    /**
     * First two bytes of the algorithm as one number, see the enum compression_tag.
     */
    Object.defineProperty(CompressionChunk.prototype, 'tag', {
      get: function() {
        if (this._m_tag !== undefined)
          return this._m_tag;
        this._m_tag = ((ByteStream.mod((this.algorithm[0] + 256), 256) * 256) + ByteStream.mod((this.algorithm[1] + 256), 256));
        return this._m_tag;
      }
    });

    /**
     * Algorithm: 'ZL' 08 zlib, 'XZ' 00 LZMA, 'CS' 08 raw deflate, 'L4' and version LZ4, 'ZS' 01
     * Zstandard.
     */

    /**
     * Length in bytes of the data that follow.
     */

    /**
     * Length in bytes of the data after decompression.
     */

    /**
     * Compressed data; with LZ4, the first 8 bytes are the big-endian XXH64 of the rest.
     */

    return CompressionChunk;
  })();

  /**
   * String of up to 254 bytes after one length byte, or of any length after the byte 255 and a 32-bit length.
   * @see {@link https://github.com/root-project/root/blob/master/io/doc/TFile/datarecord.md|The ROOT file format, section 'Format of data records'}
   */

  var CountedString = RootFile.CountedString = (function() {
    function CountedString(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    CountedString.prototype._read = function() {
      this.lenShort = this._io.readU1();
      var _ = this.lenShort;
      if (!( ((_ == 255) || (_ <= (this._io.size - this._io.pos))) )) {
        throw new ByteStream.ValidationExprError(this.lenShort, this._io, "/types/counted_string/seq/0");
      }
      if (this.lenShort == 255) {
        this.lenLong = this._io.readU4be();
        var _ = this.lenLong;
        if (!(_ <= (this._io.size - this._io.pos))) {
          throw new ByteStream.ValidationExprError(this.lenLong, this._io, "/types/counted_string/seq/1");
        }
      }
      this.raw = this._io.readBytes(this.len);
    }

    /**
     * Length of the string in bytes.
     */
    Object.defineProperty(CountedString.prototype, 'len', {
      get: function() {
        if (this._m_len !== undefined)
          return this._m_len;
        this._m_len = (this.lenShort == 255 ? this.lenLong : this.lenShort);
        return this._m_len;
      }
    });

    /**
     * The string as text.
     */
    Object.defineProperty(CountedString.prototype, 'value', {
      get: function() {
        if (this._m_value !== undefined)
          return this._m_value;
        this._m_value = ByteStream.bytesToStr(this.raw, "UTF-8");
        return this._m_value;
      }
    });

    /**
     * Length of the string in bytes; 255 if a 32-bit length follows.
     */

    /**
     * Length of the string in bytes.
     */

    /**
     * Bytes of the string, UTF-8 by convention and left undecoded here.
     */

    return CountedString;
  })();

  /**
   * Directory fields: after name and title in the root directory record, directly after the key in others.
   * @see {@link https://github.com/root-project/root/blob/master/io/doc/TFile/tfile.md|The ROOT file format, section 'Format of the root (first) directory record'}
   */

  var Directory = RootFile.Directory = (function() {
    function Directory(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    Directory.prototype._read = function() {
      this.version = this._io.readS2be();
      this.datimeCreated = this._io.readU4be();
      this.datimeModified = this._io.readU4be();
      this.lenKeys = this._io.readS4be();
      this.lenName = this._io.readS4be();
      if (!(this.isWide)) {
        this.ofsDirNarrow = this._io.readU4be();
      }
      if (this.isWide) {
        this.ofsDirWide = this._io.readU8be();
      }
      if (!(this.isWide)) {
        this.ofsParentNarrow = this._io.readU4be();
      }
      if (this.isWide) {
        this.ofsParentWide = this._io.readU8be();
      }
      if (!(this.isWide)) {
        this.ofsKeysNarrow = this._io.readU4be();
      }
      if (this.isWide) {
        this.ofsKeysWide = this._io.readU8be();
      }
      if (this.hasUuid) {
        this.uuidVersion = this._io.readS2be();
      }
      if (this.hasUuid) {
        this.uuid = this._io.readBytes(16);
      }
    }

    /**
     * Day of the month, from 1 on, of the time of creation.
     */
    Object.defineProperty(Directory.prototype, 'createdDay', {
      get: function() {
        if (this._m_createdDay !== undefined)
          return this._m_createdDay;
        this._m_createdDay = ByteStream.mod(Math.floor(this.datimeCreated / 131072), 32);
        return this._m_createdDay;
      }
    });

    /**
     * Hour of the time of creation.
     */
    Object.defineProperty(Directory.prototype, 'createdHour', {
      get: function() {
        if (this._m_createdHour !== undefined)
          return this._m_createdHour;
        this._m_createdHour = ByteStream.mod(Math.floor(this.datimeCreated / 4096), 32);
        return this._m_createdHour;
      }
    });

    /**
     * Minute of the time of creation.
     */
    Object.defineProperty(Directory.prototype, 'createdMinute', {
      get: function() {
        if (this._m_createdMinute !== undefined)
          return this._m_createdMinute;
        this._m_createdMinute = ByteStream.mod(Math.floor(this.datimeCreated / 64), 64);
        return this._m_createdMinute;
      }
    });

    /**
     * Month, from 1 on, of the time of creation.
     */
    Object.defineProperty(Directory.prototype, 'createdMonth', {
      get: function() {
        if (this._m_createdMonth !== undefined)
          return this._m_createdMonth;
        this._m_createdMonth = ByteStream.mod(Math.floor(this.datimeCreated / 4194304), 16);
        return this._m_createdMonth;
      }
    });

    /**
     * Second of the time of creation.
     */
    Object.defineProperty(Directory.prototype, 'createdSecond', {
      get: function() {
        if (this._m_createdSecond !== undefined)
          return this._m_createdSecond;
        this._m_createdSecond = ByteStream.mod(this.datimeCreated, 64);
        return this._m_createdSecond;
      }
    });

    /**
     * Year of the time of creation.
     */
    Object.defineProperty(Directory.prototype, 'createdYear', {
      get: function() {
        if (this._m_createdYear !== undefined)
          return this._m_createdYear;
        this._m_createdYear = (Math.floor(this.datimeCreated / 67108864) + 1995);
        return this._m_createdYear;
      }
    });

    /**
     * Whether the class version is one that has a UUID.
     */
    Object.defineProperty(Directory.prototype, 'hasUuid', {
      get: function() {
        if (this._m_hasUuid !== undefined)
          return this._m_hasUuid;
        this._m_hasUuid =  ((this.version != 1) && (this.version != 1001)) ;
        return this._m_hasUuid;
      }
    });

    /**
     * Whether offsets have 64 bits.
     */
    Object.defineProperty(Directory.prototype, 'isWide', {
      get: function() {
        if (this._m_isWide !== undefined)
          return this._m_isWide;
        this._m_isWide = this.version > 1000;
        return this._m_isWide;
      }
    });

    /**
     * Day of the month, from 1 on, of the time of the last change.
     */
    Object.defineProperty(Directory.prototype, 'modifiedDay', {
      get: function() {
        if (this._m_modifiedDay !== undefined)
          return this._m_modifiedDay;
        this._m_modifiedDay = ByteStream.mod(Math.floor(this.datimeModified / 131072), 32);
        return this._m_modifiedDay;
      }
    });

    /**
     * Hour of the time of the last change.
     */
    Object.defineProperty(Directory.prototype, 'modifiedHour', {
      get: function() {
        if (this._m_modifiedHour !== undefined)
          return this._m_modifiedHour;
        this._m_modifiedHour = ByteStream.mod(Math.floor(this.datimeModified / 4096), 32);
        return this._m_modifiedHour;
      }
    });

    /**
     * Minute of the time of the last change.
     */
    Object.defineProperty(Directory.prototype, 'modifiedMinute', {
      get: function() {
        if (this._m_modifiedMinute !== undefined)
          return this._m_modifiedMinute;
        this._m_modifiedMinute = ByteStream.mod(Math.floor(this.datimeModified / 64), 64);
        return this._m_modifiedMinute;
      }
    });

    /**
     * Month, from 1 on, of the time of the last change.
     */
    Object.defineProperty(Directory.prototype, 'modifiedMonth', {
      get: function() {
        if (this._m_modifiedMonth !== undefined)
          return this._m_modifiedMonth;
        this._m_modifiedMonth = ByteStream.mod(Math.floor(this.datimeModified / 4194304), 16);
        return this._m_modifiedMonth;
      }
    });

    /**
     * Second of the time of the last change.
     */
    Object.defineProperty(Directory.prototype, 'modifiedSecond', {
      get: function() {
        if (this._m_modifiedSecond !== undefined)
          return this._m_modifiedSecond;
        this._m_modifiedSecond = ByteStream.mod(this.datimeModified, 64);
        return this._m_modifiedSecond;
      }
    });

    /**
     * Year of the time of the last change.
     */
    Object.defineProperty(Directory.prototype, 'modifiedYear', {
      get: function() {
        if (this._m_modifiedYear !== undefined)
          return this._m_modifiedYear;
        this._m_modifiedYear = (Math.floor(this.datimeModified / 67108864) + 1995);
        return this._m_modifiedYear;
      }
    });

    /**
     * Offset of the directory record itself.
     */
    Object.defineProperty(Directory.prototype, 'ofsDir', {
      get: function() {
        if (this._m_ofsDir !== undefined)
          return this._m_ofsDir;
        this._m_ofsDir = (this.isWide ? this.ofsDirWide : BigInt(this.ofsDirNarrow));
        return this._m_ofsDir;
      }
    });

    /**
     * Offset of the record of the keys list.
     */
    Object.defineProperty(Directory.prototype, 'ofsKeys', {
      get: function() {
        if (this._m_ofsKeys !== undefined)
          return this._m_ofsKeys;
        this._m_ofsKeys = (this.isWide ? this.ofsKeysWide : BigInt(this.ofsKeysNarrow));
        return this._m_ofsKeys;
      }
    });

    /**
     * Offset of the record of the parent directory.
     */
    Object.defineProperty(Directory.prototype, 'ofsParent', {
      get: function() {
        if (this._m_ofsParent !== undefined)
          return this._m_ofsParent;
        this._m_ofsParent = (this.isWide ? this.ofsParentWide : BigInt(this.ofsParentNarrow));
        return this._m_ofsParent;
      }
    });

    /**
     * Class version of the directory; 1000 more in the wide form.
     */

    /**
     * Date and time of creation, packed as in a key.
     */

    /**
     * Date and time of the last change, packed as in a key.
     */

    /**
     * Size in bytes of the record of the keys list.
     */

    /**
     * Size in bytes of the record before these fields.
     */

    /**
     * Offset of the directory record itself, 32-bit form.
     */

    /**
     * Offset of the directory record itself, 64-bit form.
     */

    /**
     * Offset of the record of the parent directory, 32-bit form.
     */

    /**
     * Offset of the record of the parent directory, 64-bit form.
     */

    /**
     * Offset of the record of the keys list, 32-bit form.
     */

    /**
     * Offset of the record of the keys list, 64-bit form.
     */

    /**
     * Version of the UUID that follows; zero in files of RNTuple's own writer.
     */

    /**
     * UUID of the directory, or zeros; zero bytes up to the wide size may follow and belong to nothing.
     */

    return Directory;
  })();

  /**
   * Key of an object in the root directory, and the anchor if the object is an RNTuple.
   * @see {@link https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#root-file-embedding|RNTuple Binary Format Specification 1.0, section 'ROOT File embedding'}
   */

  var Entry = RootFile.Entry = (function() {
    function Entry(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    Entry.prototype._read = function() {
      this.key = new Key(this._io, this, this._root);
    }

    /**
     * Record of the anchor.
     */
    Object.defineProperty(Entry.prototype, 'anchorRecord', {
      get: function() {
        if (this._m_anchorRecord !== undefined)
          return this._m_anchorRecord;
        if ( ((this.isRelease) || (this.isCandidate)) ) {
          var io = (this._root || this)._io;
          var _pos = io.pos;
          io.seek(Number(this.key.ofsKey));
          this._raw__m_anchorRecord = io.readBytes(this.key.lenRecord);
          var _io__raw__m_anchorRecord = new ByteStream(this._raw__m_anchorRecord);
          this._m_anchorRecord = new AnchorRecord(_io__raw__m_anchorRecord, this, this._root);
          io.seek(_pos);
        }
        return this._m_anchorRecord;
      }
    });

    /**
     * Whether the object is an anchor of class ROOT::Experimental::RNTuple.
     */
    Object.defineProperty(Entry.prototype, 'isCandidate', {
      get: function() {
        if (this._m_isCandidate !== undefined)
          return this._m_isCandidate;
        this._m_isCandidate = (ByteStream.byteArrayCompare(this.key.className.raw, new Uint8Array([82, 79, 79, 84, 58, 58, 69, 120, 112, 101, 114, 105, 109, 101, 110, 116, 97, 108, 58, 58, 82, 78, 84, 117, 112, 108, 101])) == 0);
        return this._m_isCandidate;
      }
    });

    /**
     * Whether the object is an anchor of class ROOT::RNTuple.
     */
    Object.defineProperty(Entry.prototype, 'isRelease', {
      get: function() {
        if (this._m_isRelease !== undefined)
          return this._m_isRelease;
        this._m_isRelease = (ByteStream.byteArrayCompare(this.key.className.raw, new Uint8Array([82, 79, 79, 84, 58, 58, 82, 78, 84, 117, 112, 108, 101])) == 0);
        return this._m_isRelease;
      }
    });

    /**
     * Copy of the key of the object.
     */

    return Entry;
  })();

  /**
   * Payload of the record of the keys list of the root directory as the way to the anchors. Parsed as part of
   * a whole file only.
   * @see {@link https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#root-file-embedding|RNTuple Binary Format Specification 1.0, section 'ROOT File embedding'}
   */

  var EntryList = RootFile.EntryList = (function() {
    function EntryList(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    EntryList.prototype._read = function() {
      this.numEntries = this._io.readU4be();
      var _ = this.numEntries;
      if (!( ((_ <= 2147483647) && ((_ * 29) <= (this._io.size - this._io.pos))) )) {
        throw new ByteStream.ValidationExprError(this.numEntries, this._io, "/types/entry_list/seq/0");
      }
      this.entries = [];
      for (var i = 0; i < this.numEntries; i++) {
        this.entries.push(new Entry(this._io, this, this._root));
      }
    }

    /**
     * Number of keys; bounded by the bytes that are there, as no key is smaller than 29 bytes.
     */

    /**
     * The keys of the objects.
     */

    return EntryList;
  })();

  /**
   * File header at offset 0. The wide form is chosen by adding 1000000 to the version.
   * @see {@link https://github.com/root-project/root/blob/master/io/doc/TFile/header.md|The ROOT file format, section 'File header format'}
   */

  var FileHeader = RootFile.FileHeader = (function() {
    function FileHeader(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    FileHeader.prototype._read = function() {
      this.magic = this._io.readBytes(4);
      if (!((ByteStream.byteArrayCompare(this.magic, new Uint8Array([114, 111, 111, 116])) == 0))) {
        throw new ByteStream.ValidationNotEqualError(new Uint8Array([114, 111, 111, 116]), this.magic, this._io, "/types/file_header/seq/0");
      }
      this.version = this._io.readS4be();
      this.ofsBegin = this._io.readS4be();
      if (!(this.isWide)) {
        this.ofsEndNarrow = this._io.readS4be();
      }
      if (this.isWide) {
        this.ofsEndWide = this._io.readS8be();
      }
      if (!(this.isWide)) {
        this.ofsFreeNarrow = this._io.readS4be();
      }
      if (this.isWide) {
        this.ofsFreeWide = this._io.readS8be();
      }
      this.lenFree = this._io.readS4be();
      this.numFree = this._io.readS4be();
      this.lenName = this._io.readS4be();
      this.lenOffset = this._io.readU1();
      this.compressionSettings = this._io.readS4be();
      if (!(this.isWide)) {
        this.ofsInfoNarrow = this._io.readS4be();
      }
      if (this.isWide) {
        this.ofsInfoWide = this._io.readS8be();
      }
      this.lenInfo = this._io.readS4be();
      this.uuidVersion = this._io.readS2be();
      this.uuid = this._io.readBytes(16);
    }

    /**
     * Whether offsets have 64 bits.
     */
    Object.defineProperty(FileHeader.prototype, 'isWide', {
      get: function() {
        if (this._m_isWide !== undefined)
          return this._m_isWide;
        this._m_isWide = this.version >= 1000000;
        return this._m_isWide;
      }
    });

    /**
     * Offset of the first byte after the last record.
     */
    Object.defineProperty(FileHeader.prototype, 'ofsEnd', {
      get: function() {
        if (this._m_ofsEnd !== undefined)
          return this._m_ofsEnd;
        this._m_ofsEnd = (this.isWide ? this.ofsEndWide : BigInt(this.ofsEndNarrow));
        return this._m_ofsEnd;
      }
    });

    /**
     * Offset of the record of the free list.
     */
    Object.defineProperty(FileHeader.prototype, 'ofsFree', {
      get: function() {
        if (this._m_ofsFree !== undefined)
          return this._m_ofsFree;
        this._m_ofsFree = (this.isWide ? this.ofsFreeWide : BigInt(this.ofsFreeNarrow));
        return this._m_ofsFree;
      }
    });

    /**
     * Offset of the record of the streamer infos.
     */
    Object.defineProperty(FileHeader.prototype, 'ofsInfo', {
      get: function() {
        if (this._m_ofsInfo !== undefined)
          return this._m_ofsInfo;
        this._m_ofsInfo = (this.isWide ? this.ofsInfoWide : BigInt(this.ofsInfoNarrow));
        return this._m_ofsInfo;
      }
    });

    /**
     * Marks a ROOT file.
     */

    /**
     * Version of ROOT that wrote the file, 10000 * major + 100 * minor + patch; 1000000 more in the wide
     * form.
     */

    /**
     * Offset of the first record, the root directory.
     */

    /**
     * Offset of the first byte after the last record, 32-bit form.
     */

    /**
     * Offset of the first byte after the last record, 64-bit form.
     */

    /**
     * Offset of the record of the free list, 32-bit form.
     */

    /**
     * Offset of the record of the free list, 64-bit form.
     */

    /**
     * Size in bytes of the record of the free list.
     */

    /**
     * Number of entries of the free list.
     */

    /**
     * Size in bytes of key, name and title of the root directory record; its directory fields follow.
     */

    /**
     * Size in bytes of a file offset, 4 or 8; informational.
     */

    /**
     * Default compression of the file: 100 * algorithm + level; algorithms are listed in the enum
     * compression_algorithm.
     */

    /**
     * Offset of the record of the streamer infos, 32-bit form.
     */

    /**
     * Offset of the record of the streamer infos, 64-bit form.
     */

    /**
     * Size in bytes of the record of the streamer infos.
     */

    /**
     * Version of the UUID that follows; zero in files of RNTuple's own writer.
     */

    /**
     * UUID of the file, or zeros.
     */

    return FileHeader;
  })();

  /**
   * One free byte range, both bounds included.
   * @see {@link https://github.com/root-project/root/blob/master/io/doc/TFile/freesegments.md|The ROOT file format, section 'Format of FreeSegments record'}
   */

  var FreeEntry = RootFile.FreeEntry = (function() {
    function FreeEntry(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    FreeEntry.prototype._read = function() {
      this.version = this._io.readS2be();
      if (!(this.isWide)) {
        this.ofsFirstNarrow = this._io.readU4be();
      }
      if (this.isWide) {
        this.ofsFirstWide = this._io.readU8be();
      }
      if (!(this.isWide)) {
        this.ofsLastNarrow = this._io.readU4be();
      }
      if (this.isWide) {
        this.ofsLastWide = this._io.readU8be();
      }
    }

    /**
     * Whether offsets have 64 bits.
     */
    Object.defineProperty(FreeEntry.prototype, 'isWide', {
      get: function() {
        if (this._m_isWide !== undefined)
          return this._m_isWide;
        this._m_isWide = this.version > 1000;
        return this._m_isWide;
      }
    });

    /**
     * Offset of the first free byte.
     */
    Object.defineProperty(FreeEntry.prototype, 'ofsFirst', {
      get: function() {
        if (this._m_ofsFirst !== undefined)
          return this._m_ofsFirst;
        this._m_ofsFirst = (this.isWide ? this.ofsFirstWide : BigInt(this.ofsFirstNarrow));
        return this._m_ofsFirst;
      }
    });

    /**
     * Offset of the last free byte.
     */
    Object.defineProperty(FreeEntry.prototype, 'ofsLast', {
      get: function() {
        if (this._m_ofsLast !== undefined)
          return this._m_ofsLast;
        this._m_ofsLast = (this.isWide ? this.ofsLastWide : BigInt(this.ofsLastNarrow));
        return this._m_ofsLast;
      }
    });

    /**
     * Version of the entry; above 1000 in the wide form.
     */

    /**
     * Offset of the first free byte, 32-bit form.
     */

    /**
     * Offset of the first free byte, 64-bit form.
     */

    /**
     * Offset of the last free byte, 32-bit form.
     */

    /**
     * Offset of the last free byte, 64-bit form.
     */

    return FreeEntry;
  })();

  /**
   * Payload of the record of the free list.
   * @see {@link https://github.com/root-project/root/blob/master/io/doc/TFile/freesegments.md|The ROOT file format, section 'Format of FreeSegments record'}
   */

  var FreeList = RootFile.FreeList = (function() {
    function FreeList(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    FreeList.prototype._read = function() {
      this.entries = [];
      var i = 0;
      while (!this._io.isEof()) {
        this.entries.push(new FreeEntry(this._io, this, this._root));
        i++;
      }
    }

    /**
     * Free byte ranges; the last one starts at the end of the file.
     */

    return FreeList;
  })();

  /**
   * Key: the start of every record; also the form in which a keys list mentions a record. The payload is
   * not part of it.
   * @see {@link https://github.com/root-project/root/blob/master/io/doc/TFile/datarecord.md|The ROOT file format, section 'Format of data records'}
   */

  var Key = RootFile.Key = (function() {
    function Key(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    Key.prototype._read = function() {
      this.lenRecord = this._io.readS4be();
      this.version = this._io.readS2be();
      this.lenObject = this._io.readS4be();
      this.datime = this._io.readU4be();
      this.lenKey = this._io.readS2be();
      this.cycle = this._io.readS2be();
      if (!(this.isWide)) {
        this.ofsKeyNarrow = this._io.readU4be();
      }
      if (this.isWide) {
        this.ofsKeyWide = this._io.readU8be();
      }
      if (!(this.isWide)) {
        this.ofsPdirNarrow = this._io.readU4be();
      }
      if (this.isWide) {
        this.ofsPdirWide = this._io.readU8be();
      }
      this.className = new CountedString(this._io, this, this._root);
      this.name = new CountedString(this._io, this, this._root);
      this.title = new CountedString(this._io, this, this._root);
    }

    /**
     * Day of the month, from 1 on, of the time of writing.
     */
    Object.defineProperty(Key.prototype, 'day', {
      get: function() {
        if (this._m_day !== undefined)
          return this._m_day;
        this._m_day = ByteStream.mod(Math.floor(this.datime / 131072), 32);
        return this._m_day;
      }
    });

    /**
     * Hour of the time of writing.
     */
    Object.defineProperty(Key.prototype, 'hour', {
      get: function() {
        if (this._m_hour !== undefined)
          return this._m_hour;
        this._m_hour = ByteStream.mod(Math.floor(this.datime / 4096), 32);
        return this._m_hour;
      }
    });

    /**
     * Whether offsets have 64 bits.
     */
    Object.defineProperty(Key.prototype, 'isWide', {
      get: function() {
        if (this._m_isWide !== undefined)
          return this._m_isWide;
        this._m_isWide = this.version > 1000;
        return this._m_isWide;
      }
    });

    /**
     * Minute of the time of writing.
     */
    Object.defineProperty(Key.prototype, 'minute', {
      get: function() {
        if (this._m_minute !== undefined)
          return this._m_minute;
        this._m_minute = ByteStream.mod(Math.floor(this.datime / 64), 64);
        return this._m_minute;
      }
    });

    /**
     * Month, from 1 on, of the time of writing.
     */
    Object.defineProperty(Key.prototype, 'month', {
      get: function() {
        if (this._m_month !== undefined)
          return this._m_month;
        this._m_month = ByteStream.mod(Math.floor(this.datime / 4194304), 16);
        return this._m_month;
      }
    });

    /**
     * Offset of the record itself.
     */
    Object.defineProperty(Key.prototype, 'ofsKey', {
      get: function() {
        if (this._m_ofsKey !== undefined)
          return this._m_ofsKey;
        this._m_ofsKey = (this.isWide ? this.ofsKeyWide : BigInt(this.ofsKeyNarrow));
        return this._m_ofsKey;
      }
    });

    /**
     * Offset of the record of the directory that lists this one.
     */
    Object.defineProperty(Key.prototype, 'ofsPdir', {
      get: function() {
        if (this._m_ofsPdir !== undefined)
          return this._m_ofsPdir;
        this._m_ofsPdir = (this.isWide ? this.ofsPdirWide : BigInt(this.ofsPdirNarrow));
        return this._m_ofsPdir;
      }
    });

    /**
     * Second of the time of writing.
     */
    Object.defineProperty(Key.prototype, 'second', {
      get: function() {
        if (this._m_second !== undefined)
          return this._m_second;
        this._m_second = ByteStream.mod(this.datime, 64);
        return this._m_second;
      }
    });

    /**
     * Year of the time of writing.
     */
    Object.defineProperty(Key.prototype, 'year', {
      get: function() {
        if (this._m_year !== undefined)
          return this._m_year;
        this._m_year = (Math.floor(this.datime / 67108864) + 1995);
        return this._m_year;
      }
    });

    /**
     * Size in bytes of the whole record, key and payload; negative in front of free space.
     */

    /**
     * Version of the key; above 1000 in the wide form.
     */

    /**
     * Length in bytes of the payload after decompression; without meaning for RBlob.
     */

    /**
     * Date and time of writing, from the high bits down: year - 1995 (6), month (4), day (5), hour (5),
     * minute (6), second (6).
     */

    /**
     * Length in bytes of the key; the payload follows.
     */

    /**
     * Tells apart records of one name; the highest is the current one.
     */

    /**
     * Offset of the record itself, 32-bit form.
     */

    /**
     * Offset of the record itself, 64-bit form.
     */

    /**
     * Offset of the record of the directory that lists this one; without meaning for RBlob, 32-bit form.
     */

    /**
     * Offset of the record of the directory that lists this one; without meaning for RBlob, 64-bit form.
     */

    /**
     * Class of the object in the payload.
     */

    /**
     * Name of the object.
     */

    /**
     * Title of the object.
     */

    return Key;
  })();

  /**
   * Payload of the record of a keys list: the keys of all objects in one directory.
   * @see {@link https://github.com/root-project/root/blob/master/io/doc/TFile/keyslist.md|The ROOT file format, section 'Format of KeysList record'}
   */

  var KeysList = RootFile.KeysList = (function() {
    function KeysList(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    KeysList.prototype._read = function() {
      this.numKeys = this._io.readU4be();
      var _ = this.numKeys;
      if (!( ((_ <= 2147483647) && ((_ * 29) <= (this._io.size - this._io.pos))) )) {
        throw new ByteStream.ValidationExprError(this.numKeys, this._io, "/types/keys_list/seq/0");
      }
      this.keys = [];
      for (var i = 0; i < this.numKeys; i++) {
        this.keys.push(new Key(this._io, this, this._root));
      }
      this.trailing = this._io.readBytesFull();
    }

    /**
     * Number of keys; bounded by the bytes that are there, as no key is smaller than 29 bytes.
     */

    /**
     * Copies of the keys of the objects.
     */

    /**
     * Unused bytes after the last key; without meaning.
     */

    return KeysList;
  })();

  /**
   * Whole record: a key and its payload, from a slice that holds exactly the record or more.
   * @see {@link https://github.com/root-project/root/blob/master/io/doc/TFile/datarecord.md|The ROOT file format, section 'Format of data records'}
   */

  var Record = RootFile.Record = (function() {
    function Record(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    Record.prototype._read = function() {
      this.key = new Key(this._io, this, this._root);
    }

    /**
     * Size in bytes of the payload.
     */
    Object.defineProperty(Record.prototype, 'lenPayload', {
      get: function() {
        if (this._m_lenPayload !== undefined)
          return this._m_lenPayload;
        this._m_lenPayload = (BigInt(this.key.lenRecord) - BigInt(this.key.lenKey));
        return this._m_lenPayload;
      }
    });

    /**
     * Payload, compressed if it is shorter than the length that the key states for the object.
     */
    Object.defineProperty(Record.prototype, 'payload', {
      get: function() {
        if (this._m_payload !== undefined)
          return this._m_payload;
        var _pos = this._io.pos;
        this._io.seek(this.key.lenKey);
        this._m_payload = this._io.readBytes(Number(this.lenPayload));
        this._io.seek(_pos);
        return this._m_payload;
      }
    });

    /**
     * Key of the record.
     */

    return Record;
  })();

  /**
   * The same keys list, each key with the anchor to which it leads.
   */
  Object.defineProperty(RootFile.prototype, 'entries', {
    get: function() {
      if (this._m_entries !== undefined)
        return this._m_entries;
      var _pos = this._io.pos;
      this._io.seek((Number(this.rootDirectory.ofsKeys) + this.keysRecord.key.lenKey));
      this._raw__m_entries = this._io.readBytes(Number(this.keysRecord.lenPayload));
      var _io__raw__m_entries = new ByteStream(this._raw__m_entries);
      this._m_entries = new EntryList(_io__raw__m_entries, this, this._root);
      this._io.seek(_pos);
      return this._m_entries;
    }
  });

  /**
   * Record of the free list; its payload is a free_list.
   */
  Object.defineProperty(RootFile.prototype, 'freeRecord', {
    get: function() {
      if (this._m_freeRecord !== undefined)
        return this._m_freeRecord;
      if (this.header.lenFree != 0) {
        var _pos = this._io.pos;
        this._io.seek(Number(this.header.ofsFree));
        this._raw__m_freeRecord = this._io.readBytes(this.header.lenFree);
        var _io__raw__m_freeRecord = new ByteStream(this._raw__m_freeRecord);
        this._m_freeRecord = new Record(_io__raw__m_freeRecord, this, this._root);
        this._io.seek(_pos);
      }
      return this._m_freeRecord;
    }
  });

  /**
   * Record of the keys list of the root directory; its payload is a keys_list.
   */
  Object.defineProperty(RootFile.prototype, 'keysRecord', {
    get: function() {
      if (this._m_keysRecord !== undefined)
        return this._m_keysRecord;
      var _pos = this._io.pos;
      this._io.seek(Number(this.rootDirectory.ofsKeys));
      this._raw__m_keysRecord = this._io.readBytes(this.rootDirectory.lenKeys);
      var _io__raw__m_keysRecord = new ByteStream(this._raw__m_keysRecord);
      this._m_keysRecord = new Record(_io__raw__m_keysRecord, this, this._root);
      this._io.seek(_pos);
      return this._m_keysRecord;
    }
  });

  /**
   * Directory fields of the root directory record, after its key, name and title.
   */
  Object.defineProperty(RootFile.prototype, 'rootDirectory', {
    get: function() {
      if (this._m_rootDirectory !== undefined)
        return this._m_rootDirectory;
      var _pos = this._io.pos;
      this._io.seek((this.header.ofsBegin + this.header.lenName));
      this._m_rootDirectory = new Directory(this._io, this, this._root);
      this._io.seek(_pos);
      return this._m_rootDirectory;
    }
  });

  /**
   * Record of the streamer infos; its payload, compressed or not, is unparsed.
   */
  Object.defineProperty(RootFile.prototype, 'streamerInfoRecord', {
    get: function() {
      if (this._m_streamerInfoRecord !== undefined)
        return this._m_streamerInfoRecord;
      if (this.header.lenInfo != 0) {
        var _pos = this._io.pos;
        this._io.seek(Number(this.header.ofsInfo));
        this._raw__m_streamerInfoRecord = this._io.readBytes(this.header.lenInfo);
        var _io__raw__m_streamerInfoRecord = new ByteStream(this._raw__m_streamerInfoRecord);
        this._m_streamerInfoRecord = new Record(_io__raw__m_streamerInfoRecord, this, this._root);
        this._io.seek(_pos);
      }
      return this._m_streamerInfoRecord;
    }
  });

  /**
   * File header, at offset 0.
   */

  return RootFile;
})();
RootFile_.RootFile = RootFile;
});
