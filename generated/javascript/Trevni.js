// Generated from spec/trevni.ksy by tools/generate; edit spec/parts/trevni.ksy and run `make generate`.
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

(function (root, factory) {
  if (typeof define === 'function' && define.amd) {
    define(['exports', './runtime'], factory);
  } else if (typeof exports === 'object' && exports !== null && typeof exports.nodeType !== 'number') {
    factory(exports, require('./runtime').ByteStream);
  } else {
    factory(root.Trevni || (root.Trevni = {}), root.ByteStream);
  }
})(typeof self !== 'undefined' ? self : this, function (Trevni_, ByteStream) {
/**
 * A Trevni file, up to the start of its first column. Version 1 is the format of the document (and of Avro before
 * 1.7.5). Version 2 is that of Avro since then. Both share everything in this grammar.
 * @see {@link https://github.com/nongli/Trevni/wiki/File-format#format-description|Trevni file format, section 'Format description'}
 */

var Trevni = (function() {
  function Trevni(_io, _parent, _root) {
    this._io = _io;
    this._parent = _parent;
    this._root = _root || this;

    this._read();
  }
  Trevni.prototype._read = function() {
    this.magic = this._io.readBytes(3);
    if (!((ByteStream.byteArrayCompare(this.magic, new Uint8Array([84, 114, 118])) == 0))) {
      throw new ByteStream.ValidationNotEqualError(new Uint8Array([84, 114, 118]), this.magic, this._io, "/seq/0");
    }
    this.version = this._io.readU1();
    var _ = this.version;
    if (!( ((_ == 1) || (_ == 2)) )) {
      throw new ByteStream.ValidationExprError(this.version, this._io, "/seq/1");
    }
    this.numRows = this._io.readU8le();
    this.numColumns = this._io.readU4le();
    var _ = this.numColumns;
    if (!((_ * 9) <= (this._io.size - this._io.pos))) {
      throw new ByteStream.ValidationExprError(this.numColumns, this._io, "/seq/3");
    }
    this.metadata = new MetadataMap(this._io, this, this._root);
    this.columnsMetadata = [];
    for (var i = 0; i < this.numColumns; i++) {
      this.columnsMetadata.push(new MetadataMap(this._io, this, this._root));
    }
    this.ofsColumns = [];
    for (var i = 0; i < this.numColumns; i++) {
      this.ofsColumns.push(this._io.readU8le());
    }
    this.columns = this._io.readBytesFull();
  }

  /**
   * Sizes of a block.
   * @see {@link https://github.com/nongli/Trevni/wiki/File-format#format-description|Trevni file format, section 'Format description'}
   */

  var BlockDescriptor = Trevni.BlockDescriptor = (function() {
    function BlockDescriptor(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    BlockDescriptor.prototype._read = function() {
      this.numRows = this._io.readU4le();
      this.lenBlock = this._io.readU4le();
      this.lenBlockStored = this._io.readU4le();
    }

    /**
     * Number of rows in the block.
     */

    /**
     * Bytes of the block before compression, without the checksum.
     */

    /**
     * Bytes of the block as stored, without the checksum.
     */

    return BlockDescriptor;
  })();

  /**
   * A column without first values (key trevni.values).
   * @see {@link https://github.com/nongli/Trevni/wiki/File-format#format-description|Trevni file format, section 'Format description'}
   */

  var Column = Trevni.Column = (function() {
    function Column(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    Column.prototype._read = function() {
      this.numBlocks = this._io.readU4le();
      var _ = this.numBlocks;
      if (!((_ * 12) <= (this._io.size - this._io.pos))) {
        throw new ByteStream.ValidationExprError(this.numBlocks, this._io, "/types/column/seq/0");
      }
      this.descriptors = [];
      for (var i = 0; i < this.numBlocks; i++) {
        this.descriptors.push(new BlockDescriptor(this._io, this, this._root));
      }
      this.blocks = this._io.readBytesFull();
    }

    /**
     * Number of blocks; bounded by the bytes that are there.
     */

    /**
     * One description of each block, in order.
     */

    /**
     * The blocks, one after the other without gaps: each of the compressed size of its description, and four bytes more
     * if the column has checksums.
     */

    return Column;
  })();

  /**
   * A column of String or Bytes values, with the first value of each block.
   * @see {@link https://github.com/nongli/Trevni/wiki/File-format#format-description|Trevni file format, section 'Format description'}
   */

  var ColumnCounted = Trevni.ColumnCounted = (function() {
    function ColumnCounted(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    ColumnCounted.prototype._read = function() {
      this.numBlocks = this._io.readU4le();
      var _ = this.numBlocks;
      if (!((_ * 13) <= (this._io.size - this._io.pos))) {
        throw new ByteStream.ValidationExprError(this.numBlocks, this._io, "/types/column_counted/seq/0");
      }
      this.descriptors = [];
      for (var i = 0; i < this.numBlocks; i++) {
        this.descriptors.push(new CountedBlockDescriptor(this._io, this, this._root));
      }
      this.blocks = this._io.readBytesFull();
    }

    /**
     * Number of blocks; bounded by the bytes that are there.
     */

    /**
     * One description of each block, in order.
     */

    /**
     * The blocks, one after the other without gaps: each of the compressed size of its description, and four bytes more
     * if the column has checksums.
     */

    return ColumnCounted;
  })();

  /**
   * A column of Fixed32 or Float values, with the first value of each block.
   * @see {@link https://github.com/nongli/Trevni/wiki/File-format#format-description|Trevni file format, section 'Format description'}
   */

  var ColumnFixed32 = Trevni.ColumnFixed32 = (function() {
    function ColumnFixed32(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    ColumnFixed32.prototype._read = function() {
      this.numBlocks = this._io.readU4le();
      var _ = this.numBlocks;
      if (!((_ * 16) <= (this._io.size - this._io.pos))) {
        throw new ByteStream.ValidationExprError(this.numBlocks, this._io, "/types/column_fixed32/seq/0");
      }
      this.descriptors = [];
      for (var i = 0; i < this.numBlocks; i++) {
        this.descriptors.push(new Fixed32BlockDescriptor(this._io, this, this._root));
      }
      this.blocks = this._io.readBytesFull();
    }

    /**
     * Number of blocks; bounded by the bytes that are there.
     */

    /**
     * One description of each block, in order.
     */

    /**
     * The blocks, one after the other without gaps: each of the compressed size of its description, and four bytes more
     * if the column has checksums.
     */

    return ColumnFixed32;
  })();

  /**
   * A column of Fixed64 or Double values, with the first value of each block.
   * @see {@link https://github.com/nongli/Trevni/wiki/File-format#format-description|Trevni file format, section 'Format description'}
   */

  var ColumnFixed64 = Trevni.ColumnFixed64 = (function() {
    function ColumnFixed64(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    ColumnFixed64.prototype._read = function() {
      this.numBlocks = this._io.readU4le();
      var _ = this.numBlocks;
      if (!((_ * 20) <= (this._io.size - this._io.pos))) {
        throw new ByteStream.ValidationExprError(this.numBlocks, this._io, "/types/column_fixed64/seq/0");
      }
      this.descriptors = [];
      for (var i = 0; i < this.numBlocks; i++) {
        this.descriptors.push(new Fixed64BlockDescriptor(this._io, this, this._root));
      }
      this.blocks = this._io.readBytesFull();
    }

    /**
     * Number of blocks; bounded by the bytes that are there.
     */

    /**
     * One description of each block, in order.
     */

    /**
     * The blocks, one after the other without gaps: each of the compressed size of its description, and four bytes more
     * if the column has checksums.
     */

    return ColumnFixed64;
  })();

  /**
   * A column of Long or Int values, with the first value of each block.
   * @see {@link https://github.com/nongli/Trevni/wiki/File-format#format-description|Trevni file format, section 'Format description'}
   */

  var ColumnZigzag = Trevni.ColumnZigzag = (function() {
    function ColumnZigzag(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    ColumnZigzag.prototype._read = function() {
      this.numBlocks = this._io.readU4le();
      var _ = this.numBlocks;
      if (!((_ * 13) <= (this._io.size - this._io.pos))) {
        throw new ByteStream.ValidationExprError(this.numBlocks, this._io, "/types/column_zigzag/seq/0");
      }
      this.descriptors = [];
      for (var i = 0; i < this.numBlocks; i++) {
        this.descriptors.push(new ZigzagBlockDescriptor(this._io, this, this._root));
      }
      this.blocks = this._io.readBytesFull();
    }

    /**
     * Number of blocks; bounded by the bytes that are there.
     */

    /**
     * One description of each block, in order.
     */

    /**
     * The blocks, one after the other without gaps: each of the compressed size of its description, and four bytes more
     * if the column has checksums.
     */

    return ColumnZigzag;
  })();

  /**
   * Sizes of a block, and its first value.
   * @see {@link https://github.com/nongli/Trevni/wiki/File-format#format-description|Trevni file format, section 'Format description'}
   */

  var CountedBlockDescriptor = Trevni.CountedBlockDescriptor = (function() {
    function CountedBlockDescriptor(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    CountedBlockDescriptor.prototype._read = function() {
      this.numRows = this._io.readU4le();
      this.lenBlock = this._io.readU4le();
      this.lenBlockStored = this._io.readU4le();
      this.firstValue = new CountedBytes(this._io, this, this._root);
    }

    /**
     * Number of rows in the block.
     */

    /**
     * Bytes of the block before compression, without the checksum.
     */

    /**
     * Bytes of the block as stored, without the checksum.
     */

    /**
     * First value of the block, a String or Bytes.
     */

    return CountedBlockDescriptor;
  })();

  /**
   * A String or Bytes value.
   * @see {@link https://github.com/nongli/Trevni/wiki/File-format#data-types|Trevni file format, section 'Data types'}
   */

  var CountedBytes = Trevni.CountedBytes = (function() {
    function CountedBytes(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    CountedBytes.prototype._read = function() {
      this.nbytes = new Length(this._io, this, this._root);
      this.raw = this._io.readBytes(this.nbytes.value);
    }

    /**
     * Number of bytes.
     */

    /**
     * The bytes.
     */

    return CountedBytes;
  })();

  /**
   * The String or Bytes values of a block.
   * @see {@link https://github.com/nongli/Trevni/wiki/File-format#data-types|Trevni file format, section 'Data types'}
   */

  var CountedValues = Trevni.CountedValues = (function() {
    function CountedValues(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    CountedValues.prototype._read = function() {
      this.values = [];
      var i = 0;
      while (!this._io.isEof()) {
        this.values.push(new CountedBytes(this._io, this, this._root));
        i++;
      }
    }

    /**
     * The values, in order.
     */

    return CountedValues;
  })();

  /**
   * Sizes of a block, and its first value.
   * @see {@link https://github.com/nongli/Trevni/wiki/File-format#format-description|Trevni file format, section 'Format description'}
   */

  var Fixed32BlockDescriptor = Trevni.Fixed32BlockDescriptor = (function() {
    function Fixed32BlockDescriptor(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    Fixed32BlockDescriptor.prototype._read = function() {
      this.numRows = this._io.readU4le();
      this.lenBlock = this._io.readU4le();
      this.lenBlockStored = this._io.readU4le();
      this.firstValue = this._io.readU4le();
    }

    /**
     * Number of rows in the block.
     */

    /**
     * Bytes of the block before compression, without the checksum.
     */

    /**
     * Bytes of the block as stored, without the checksum.
     */

    /**
     * Bits of the first value of the block, a Fixed32 or Float.
     */

    return Fixed32BlockDescriptor;
  })();

  /**
   * Sizes of a block, and its first value.
   * @see {@link https://github.com/nongli/Trevni/wiki/File-format#format-description|Trevni file format, section 'Format description'}
   */

  var Fixed64BlockDescriptor = Trevni.Fixed64BlockDescriptor = (function() {
    function Fixed64BlockDescriptor(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    Fixed64BlockDescriptor.prototype._read = function() {
      this.numRows = this._io.readU4le();
      this.lenBlock = this._io.readU4le();
      this.lenBlockStored = this._io.readU4le();
      this.firstValue = this._io.readU8le();
    }

    /**
     * Number of rows in the block.
     */

    /**
     * Bytes of the block before compression, without the checksum.
     */

    /**
     * Bytes of the block as stored, without the checksum.
     */

    /**
     * Bits of the first value of the block, a Fixed64 or Double.
     */

    return Fixed64BlockDescriptor;
  })();

  /**
   * A Long (zig-zag, then base 128 with the least significant group first) that counts what follows: not negative, and
   * below 2^34. No group may count more than the remaining bytes, so an absurd length is refused at once.
   * @see {@link https://github.com/nongli/Trevni/wiki/File-format#data-types|Trevni file format, section 'Data types'}
   */

  var Length = Trevni.Length = (function() {
    function Length(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    Length.prototype._read = function() {
      this.group0 = this._io.readU1();
      var _ = this.group0;
      if (!(ByteStream.mod(_, 2) == 0)) {
        throw new ByteStream.ValidationExprError(this.group0, this._io, "/types/length/seq/0");
      }
      if (this.group0 >= 128) {
        this.group1 = this._io.readU1();
        var _ = this.group1;
        if (!((ByteStream.mod(_, 128) * 64) <= this._io.size)) {
          throw new ByteStream.ValidationExprError(this.group1, this._io, "/types/length/seq/1");
        }
      }
      if ( ((this.group0 >= 128) && (this.group1 >= 128)) ) {
        this.group2 = this._io.readU1();
        var _ = this.group2;
        if (!((ByteStream.mod(_, 128) * 8192) <= this._io.size)) {
          throw new ByteStream.ValidationExprError(this.group2, this._io, "/types/length/seq/2");
        }
      }
      if ( ((this.group0 >= 128) && (this.group1 >= 128) && (this.group2 >= 128)) ) {
        this.group3 = this._io.readU1();
        var _ = this.group3;
        if (!((ByteStream.mod(_, 128) * 1048576) <= this._io.size)) {
          throw new ByteStream.ValidationExprError(this.group3, this._io, "/types/length/seq/3");
        }
      }
      if ( ((this.group0 >= 128) && (this.group1 >= 128) && (this.group2 >= 128) && (this.group3 >= 128)) ) {
        this.group4 = this._io.readU1();
        var _ = this.group4;
        if (!((ByteStream.mod(_, 128) * 134217728) <= this._io.size)) {
          throw new ByteStream.ValidationExprError(this.group4, this._io, "/types/length/seq/4");
        }
      }
      if ( ((this.group0 >= 128) && (this.group1 >= 128) && (this.group2 >= 128) && (this.group3 >= 128) && (this.group4 >= 128)) ) {
        this.group5 = this._io.readU1();
        var _ = this.group5;
        if (!(ByteStream.mod(_, 128) == 0)) {
          throw new ByteStream.ValidationExprError(this.group5, this._io, "/types/length/seq/5");
        }
      }
      if ( ((this.group0 >= 128) && (this.group1 >= 128) && (this.group2 >= 128) && (this.group3 >= 128) && (this.group4 >= 128) && (this.group5 >= 128)) ) {
        this.group6 = this._io.readU1();
        var _ = this.group6;
        if (!(ByteStream.mod(_, 128) == 0)) {
          throw new ByteStream.ValidationExprError(this.group6, this._io, "/types/length/seq/6");
        }
      }
      if ( ((this.group0 >= 128) && (this.group1 >= 128) && (this.group2 >= 128) && (this.group3 >= 128) && (this.group4 >= 128) && (this.group5 >= 128) && (this.group6 >= 128)) ) {
        this.group7 = this._io.readU1();
        var _ = this.group7;
        if (!(ByteStream.mod(_, 128) == 0)) {
          throw new ByteStream.ValidationExprError(this.group7, this._io, "/types/length/seq/7");
        }
      }
      if ( ((this.group0 >= 128) && (this.group1 >= 128) && (this.group2 >= 128) && (this.group3 >= 128) && (this.group4 >= 128) && (this.group5 >= 128) && (this.group6 >= 128) && (this.group7 >= 128)) ) {
        this.group8 = this._io.readU1();
        var _ = this.group8;
        if (!(ByteStream.mod(_, 128) == 0)) {
          throw new ByteStream.ValidationExprError(this.group8, this._io, "/types/length/seq/8");
        }
      }
      if ( ((this.group0 >= 128) && (this.group1 >= 128) && (this.group2 >= 128) && (this.group3 >= 128) && (this.group4 >= 128) && (this.group5 >= 128) && (this.group6 >= 128) && (this.group7 >= 128) && (this.group8 >= 128)) ) {
        this.group9 = this._io.readU1();
        var _ = this.group9;
        if (!(_ == 0)) {
          throw new ByteStream.ValidationExprError(this.group9, this._io, "/types/length/seq/9");
        }
      }
    }

    /**
     * The number.
     */
    Object.defineProperty(Length.prototype, 'value', {
      get: function() {
        if (this._m_value !== undefined)
          return this._m_value;
        this._m_value = (Math.floor(ByteStream.mod(this.group0, 128) / 2) + (this.group0 < 128 ? 0 : ((ByteStream.mod(this.group1, 128) * 64) + (this.group1 < 128 ? 0 : ((ByteStream.mod(this.group2, 128) * 8192) + (this.group2 < 128 ? 0 : ((ByteStream.mod(this.group3, 128) * 1048576) + (this.group3 < 128 ? 0 : (ByteStream.mod(this.group4, 128) * 134217728)))))))));
        return this._m_value;
      }
    });

    /**
     * Bits 0 to 6 of the zig-zag form, and whether another group follows (bit 7); bit 0 is the sign.
     */

    /**
     * Bits 7 to 13 of the zig-zag form, and whether another group follows (bit 7).
     */

    /**
     * Bits 14 to 20 of the zig-zag form, and whether another group follows (bit 7).
     */

    /**
     * Bits 21 to 27 of the zig-zag form, and whether another group follows (bit 7).
     */

    /**
     * Bits 28 to 34 of the zig-zag form, and whether another group follows (bit 7).
     */

    /**
     * Bits 35 to 41 of the zig-zag form, and whether another group follows (bit 7).
     */

    /**
     * Bits 42 to 48 of the zig-zag form, and whether another group follows (bit 7).
     */

    /**
     * Bits 49 to 55 of the zig-zag form, and whether another group follows (bit 7).
     */

    /**
     * Bits 56 to 62 of the zig-zag form, and whether another group follows (bit 7).
     */

    /**
     * Bit 63 of the zig-zag form; no group follows.
     */

    return Length;
  })();

  /**
   * Keys and values, in one flat list.
   * @see {@link https://github.com/nongli/Trevni/wiki/File-format#format-description|Trevni file format, section 'Format description'}
   */

  var MetadataMap = Trevni.MetadataMap = (function() {
    function MetadataMap(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    MetadataMap.prototype._read = function() {
      this.numPairs = new Length(this._io, this, this._root);
      this.pairs = [];
      for (var i = 0; i < this.numPairs.value; i++) {
        this.pairs.push(new MetadataPair(this._io, this, this._root));
      }
    }

    /**
     * Number of pairs.
     */

    /**
     * The pairs, in order.
     */

    return MetadataMap;
  })();

  /**
   * One key and its value.
   * @see {@link https://github.com/nongli/Trevni/wiki/File-format#format-description|Trevni file format, section 'Format description'}
   */

  var MetadataPair = Trevni.MetadataPair = (function() {
    function MetadataPair(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    MetadataPair.prototype._read = function() {
      this.key = new CountedBytes(this._io, this, this._root);
      this.value = new CountedBytes(this._io, this, this._root);
    }

    /**
     * The key, UTF-8; those that start with trevni. have a meaning in the format.
     */

    /**
     * The value; text in UTF-8 for all keys that have a meaning in the format.
     */

    return MetadataPair;
  })();

  /**
   * Contents of a block of a column with repetition levels, uncompressed and without the checksum. Other blocks have
   * neither the count nor the repetition levels, as there is one entry for each row.
   * @see {@link https://github.com/nongli/Trevni/wiki/File-format#format-description|Trevni file format, section 'Format description'}
   */

  var RepeatedBlock = Trevni.RepeatedBlock = (function() {
    function RepeatedBlock(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    RepeatedBlock.prototype._read = function() {
      this.numEntries = this._io.readU4le();
      this.contents = this._io.readBytesFull();
    }

    /**
     * Number of pairs of levels.
     */

    /**
     * Definition levels, repetition levels, then values. Levels are packed from the least significant bit on, each
     * in as few bits as the largest level needs; both arrays end at a byte.
     */

    return RepeatedBlock;
  })();

  /**
   * A Long or Int of any size: zig-zag, then base 128 with the least significant group first. Zig-zag numbers are 0,
   * 1, 2, 3 for 0, -1, 1, -2; the parts of them are low + 2^28 middle + 2^56 high.
   * @see {@link https://github.com/nongli/Trevni/wiki/File-format#data-types|Trevni file format, section 'Data types'}
   */

  var Zigzag = Trevni.Zigzag = (function() {
    function Zigzag(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    Zigzag.prototype._read = function() {
      this.group0 = this._io.readU1();
      if (this.group0 >= 128) {
        this.group1 = this._io.readU1();
      }
      if ( ((this.group0 >= 128) && (this.group1 >= 128)) ) {
        this.group2 = this._io.readU1();
      }
      if ( ((this.group0 >= 128) && (this.group1 >= 128) && (this.group2 >= 128)) ) {
        this.group3 = this._io.readU1();
      }
      if ( ((this.group0 >= 128) && (this.group1 >= 128) && (this.group2 >= 128) && (this.group3 >= 128)) ) {
        this.group4 = this._io.readU1();
      }
      if ( ((this.group0 >= 128) && (this.group1 >= 128) && (this.group2 >= 128) && (this.group3 >= 128) && (this.group4 >= 128)) ) {
        this.group5 = this._io.readU1();
      }
      if ( ((this.group0 >= 128) && (this.group1 >= 128) && (this.group2 >= 128) && (this.group3 >= 128) && (this.group4 >= 128) && (this.group5 >= 128)) ) {
        this.group6 = this._io.readU1();
      }
      if ( ((this.group0 >= 128) && (this.group1 >= 128) && (this.group2 >= 128) && (this.group3 >= 128) && (this.group4 >= 128) && (this.group5 >= 128) && (this.group6 >= 128)) ) {
        this.group7 = this._io.readU1();
      }
      if ( ((this.group0 >= 128) && (this.group1 >= 128) && (this.group2 >= 128) && (this.group3 >= 128) && (this.group4 >= 128) && (this.group5 >= 128) && (this.group6 >= 128) && (this.group7 >= 128)) ) {
        this.group8 = this._io.readU1();
      }
      if ( ((this.group0 >= 128) && (this.group1 >= 128) && (this.group2 >= 128) && (this.group3 >= 128) && (this.group4 >= 128) && (this.group5 >= 128) && (this.group6 >= 128) && (this.group7 >= 128) && (this.group8 >= 128)) ) {
        this.group9 = this._io.readU1();
        var _ = this.group9;
        if (!(_ < 2)) {
          throw new ByteStream.ValidationExprError(this.group9, this._io, "/types/zigzag/seq/9");
        }
      }
    }

    /**
     * Bits 56 to 63 of the zig-zag form.
     */
    Object.defineProperty(Zigzag.prototype, 'high', {
      get: function() {
        if (this._m_high !== undefined)
          return this._m_high;
        this._m_high = ( ((this.group0 < 128) || (this.group1 < 128) || (this.group2 < 128) || (this.group3 < 128) || (this.group4 < 128) || (this.group5 < 128) || (this.group6 < 128) || (this.group7 < 128))  ? 0 : (ByteStream.mod(this.group8, 128) + (this.group8 < 128 ? 0 : (ByteStream.mod(this.group9, 128) * 128))));
        return this._m_high;
      }
    });

    /**
     * Bits 0 to 27 of the zig-zag form.
     */
    Object.defineProperty(Zigzag.prototype, 'low', {
      get: function() {
        if (this._m_low !== undefined)
          return this._m_low;
        this._m_low = (ByteStream.mod(this.group0, 128) + (this.group0 < 128 ? 0 : ((ByteStream.mod(this.group1, 128) * 128) + (this.group1 < 128 ? 0 : ((ByteStream.mod(this.group2, 128) * 16384) + (this.group2 < 128 ? 0 : (ByteStream.mod(this.group3, 128) * 2097152)))))));
        return this._m_low;
      }
    });

    /**
     * Bits 28 to 55 of the zig-zag form.
     */
    Object.defineProperty(Zigzag.prototype, 'middle', {
      get: function() {
        if (this._m_middle !== undefined)
          return this._m_middle;
        this._m_middle = ( ((this.group0 < 128) || (this.group1 < 128) || (this.group2 < 128) || (this.group3 < 128))  ? 0 : (ByteStream.mod(this.group4, 128) + (this.group4 < 128 ? 0 : ((ByteStream.mod(this.group5, 128) * 128) + (this.group5 < 128 ? 0 : ((ByteStream.mod(this.group6, 128) * 16384) + (this.group6 < 128 ? 0 : (ByteStream.mod(this.group7, 128) * 2097152))))))));
        return this._m_middle;
      }
    });

    /**
     * Bits 0 to 6 of the zig-zag form, and whether another group follows (bit 7); bit 0 is the sign.
     */

    /**
     * Bits 7 to 13 of the zig-zag form, and whether another group follows (bit 7).
     */

    /**
     * Bits 14 to 20 of the zig-zag form, and whether another group follows (bit 7).
     */

    /**
     * Bits 21 to 27 of the zig-zag form, and whether another group follows (bit 7).
     */

    /**
     * Bits 28 to 34 of the zig-zag form, and whether another group follows (bit 7).
     */

    /**
     * Bits 35 to 41 of the zig-zag form, and whether another group follows (bit 7).
     */

    /**
     * Bits 42 to 48 of the zig-zag form, and whether another group follows (bit 7).
     */

    /**
     * Bits 49 to 55 of the zig-zag form, and whether another group follows (bit 7).
     */

    /**
     * Bits 56 to 62 of the zig-zag form, and whether another group follows (bit 7).
     */

    /**
     * Bit 63 of the zig-zag form; no group follows.
     */

    return Zigzag;
  })();

  /**
   * Sizes of a block, and its first value.
   * @see {@link https://github.com/nongli/Trevni/wiki/File-format#format-description|Trevni file format, section 'Format description'}
   */

  var ZigzagBlockDescriptor = Trevni.ZigzagBlockDescriptor = (function() {
    function ZigzagBlockDescriptor(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    ZigzagBlockDescriptor.prototype._read = function() {
      this.numRows = this._io.readU4le();
      this.lenBlock = this._io.readU4le();
      this.lenBlockStored = this._io.readU4le();
      this.firstValue = new Zigzag(this._io, this, this._root);
    }

    /**
     * Number of rows in the block.
     */

    /**
     * Bytes of the block before compression, without the checksum.
     */

    /**
     * Bytes of the block as stored, without the checksum.
     */

    /**
     * First value of the block, a Long or Int.
     */

    return ZigzagBlockDescriptor;
  })();

  /**
   * The Long or Int values of a block.
   * @see {@link https://github.com/nongli/Trevni/wiki/File-format#data-types|Trevni file format, section 'Data types'}
   */

  var ZigzagValues = Trevni.ZigzagValues = (function() {
    function ZigzagValues(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    ZigzagValues.prototype._read = function() {
      this.values = [];
      var i = 0;
      while (!this._io.isEof()) {
        this.values.push(new Zigzag(this._io, this, this._root));
        i++;
      }
    }

    /**
     * The values, in order.
     */

    return ZigzagValues;
  })();

  /**
   * The letters Trv.
   */

  /**
   * Version of the format; 1 is the document, 2 is Avro since 1.7.5.
   */

  /**
   * Number of rows in the file.
   */

  /**
   * Number of columns; bounded by the bytes that are there, as no column takes less than 9 bytes of the header.
   */

  /**
   * Metadata of the file.
   */

  /**
   * Metadata of each column.
   */

  /**
   * File offset of each column; the first one starts where this table ends.
   */

  /**
   * The columns, one after the other without gaps. Parse each from its start up to the next one as column. If its
   * metadata has the key trevni.values, use the type that fits the type of its values.
   */

  return Trevni;
})();
Trevni_.Trevni = Trevni;
});
