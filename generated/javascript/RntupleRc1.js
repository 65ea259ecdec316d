// Generated from spec/rntuple_rc1.ksy by tools/generate; edit spec/parts/rntuple_rc1.ksy and run `make generate`.
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

(function (root, factory) {
  if (typeof define === 'function' && define.amd) {
    define(['exports', './runtime'], factory);
  } else if (typeof exports === 'object' && exports !== null && typeof exports.nodeType !== 'number') {
    factory(exports, require('./runtime').ByteStream);
  } else {
    factory(root.RntupleRc1 || (root.RntupleRc1 = {}), root.ByteStream);
  }
})(typeof self !== 'undefined' ? self : this, function (RntupleRc1_, ByteStream) {
/**
 * Envelopes as ROOT 6.26 to 6.29 wrote them, format "version 1" of the drafts. An envelope of this generation does not
 * state its kind. The reader knows it from the reference to the envelope, and parses header_envelope, footer_envelope,
 * page_list_envelope or meta_data_envelope. Parsed as a whole, the payload stays bytes. Frames have 32-bit sizes,
 * checksums are CRC32.
 * @see {@link https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#envelopes|RNTuple Binary Format Specification 0.1, section 'Envelopes'}
 */

var RntupleRc1 = (function() {
  RntupleRc1.ClusterFlag = Object.freeze({
    SHARDED: 1,

    1: "SHARDED",
  });

  RntupleRc1.ColumnFlag = Object.freeze({
    SORTED_ASCENDING: 1,
    SORTED_DESCENDING: 2,
    NON_NEGATIVE: 4,
    DEFERRED: 8,

    1: "SORTED_ASCENDING",
    2: "SORTED_DESCENDING",
    4: "NON_NEGATIVE",
    8: "DEFERRED",
  });

  RntupleRc1.ColumnType = Object.freeze({
    INDEX64: 1,
    INDEX32: 2,
    SWITCH: 3,
    BYTE: 4,
    CHAR: 5,
    BIT: 6,
    REAL64: 7,
    REAL32: 8,
    REAL16: 9,
    UINT64: 10,
    UINT32: 11,
    UINT16: 12,
    UINT8: 13,
    SPLIT_INDEX64: 14,
    SPLIT_INDEX32: 15,
    SPLIT_REAL64: 16,
    SPLIT_REAL32: 17,
    SPLIT_REAL16: 18,
    SPLIT_UINT64: 19,
    SPLIT_UINT32: 20,
    SPLIT_UINT16: 21,
    INT64: 22,
    INT32: 23,
    INT16: 24,
    INT8: 25,
    SPLIT_INT64: 26,
    SPLIT_INT32: 27,
    SPLIT_INT16: 28,

    1: "INDEX64",
    2: "INDEX32",
    3: "SWITCH",
    4: "BYTE",
    5: "CHAR",
    6: "BIT",
    7: "REAL64",
    8: "REAL32",
    9: "REAL16",
    10: "UINT64",
    11: "UINT32",
    12: "UINT16",
    13: "UINT8",
    14: "SPLIT_INDEX64",
    15: "SPLIT_INDEX32",
    16: "SPLIT_REAL64",
    17: "SPLIT_REAL32",
    18: "SPLIT_REAL16",
    19: "SPLIT_UINT64",
    20: "SPLIT_UINT32",
    21: "SPLIT_UINT16",
    22: "INT64",
    23: "INT32",
    24: "INT16",
    25: "INT8",
    26: "SPLIT_INT64",
    27: "SPLIT_INT32",
    28: "SPLIT_INT16",
  });

  RntupleRc1.ExtraTypeInfoContent = Object.freeze({
    DEFINITION: 1,

    1: "DEFINITION",
  });

  RntupleRc1.FieldFlag = Object.freeze({
    REPETITIVE: 1,

    1: "REPETITIVE",
  });

  RntupleRc1.FieldRole = Object.freeze({
    PLAIN: 0,
    COLLECTION: 1,
    RECORD: 2,
    VARIANT: 3,
    REFERENCE: 4,

    0: "PLAIN",
    1: "COLLECTION",
    2: "RECORD",
    3: "VARIANT",
    4: "REFERENCE",
  });

  RntupleRc1.LocatorKind = Object.freeze({
    STANDARD: 0,
    URI: 1,
    DAOS: 2,

    0: "STANDARD",
    1: "URI",
    2: "DAOS",
  });

  RntupleRc1.MetaDataType = Object.freeze({
    INT64: 1,
    BOOL: 2,
    FLOAT64: 3,
    STRING: 4,

    1: "INT64",
    2: "BOOL",
    3: "FLOAT64",
    4: "STRING",
  });

  RntupleRc1.PageFlag = Object.freeze({
    CHECKSUM: 1,

    1: "CHECKSUM",
  });

  function RntupleRc1(_io, _parent, _root) {
    this._io = _io;
    this._parent = _parent;
    this._root = _root || this;

    this._read();
  }
  RntupleRc1.prototype._read = function() {
    this.preamble = new EnvelopePreamble(this._io, this, this._root);
    this.payload = this._io.readBytes(((this._io.size - this._io.pos) - 4));
    this.checksum = this._io.readBytes(4);
  }

  /**
   * Column of a projected field: another name for a physical column.
   * @see {@link https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#alias-columns|RNTuple Binary Format Specification 0.1, section 'Alias columns'}
   */

  var AliasColumn = RntupleRc1.AliasColumn = (function() {
    function AliasColumn(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    AliasColumn.prototype._read = function() {
      this.physicalColumnId = this._io.readU4le();
      this.fieldId = this._io.readU4le();
      this.trailing = this._io.readBytesFull();
    }

    /**
     * Id of the physical column that holds the elements.
     */

    /**
     * Id of the projected field.
     */

    /**
     * Unknown bytes up to the end of the frame, appended by a later version of the format.
     */

    return AliasColumn;
  })();

  /**
   * List frame of alias columns.
   * @see {@link https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames|RNTuple Binary Format Specification 0.1, section 'Frames'}
   */

  var AliasColumnList = RntupleRc1.AliasColumnList = (function() {
    function AliasColumnList(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    AliasColumnList.prototype._read = function() {
      this.lenFrame = this._io.readS4le();
      var _ = this.lenFrame;
      if (!( ((_ <= -(8)) && ((_ + (this._io.size - this._io.pos)) >= -(4))) )) {
        throw new ByteStream.ValidationExprError(this.lenFrame, this._io, "/types/alias_column_list/seq/0");
      }
      this._raw_body = this._io.readBytes(-(this.lenFrame) - 4);
      var _io__raw_body = new ByteStream(this._raw_body);
      this.body = new AliasColumnListBody(_io__raw_body, this, this._root);
    }

    /**
     * Size of the frame in bytes, this field included, negated: the sign marks a list frame.
     */

    /**
     * Number of items, items and whatever follows them inside the frame.
     */

    return AliasColumnList;
  })();

  /**
   * Payload of the list frame of alias columns.
   * @see {@link https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames|RNTuple Binary Format Specification 0.1, section 'Frames'}
   */

  var AliasColumnListBody = RntupleRc1.AliasColumnListBody = (function() {
    function AliasColumnListBody(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    AliasColumnListBody.prototype._read = function() {
      this.numItemsAndReserved = this._io.readU4le();
      var _ = this.numItemsAndReserved;
      if (!((ByteStream.mod(_, 268435456) * 4) <= (this._io.size - this._io.pos))) {
        throw new ByteStream.ValidationExprError(this.numItemsAndReserved, this._io, "/types/alias_column_list_body/seq/0");
      }
      this.items = [];
      for (var i = 0; i < this.numItems; i++) {
        this.items.push(new AliasColumnRecord(this._io, this, this._root));
      }
      this.trailing = this._io.readBytesFull();
    }

    /**
     * Number of items.
     */
    Object.defineProperty(AliasColumnListBody.prototype, 'numItems', {
      get: function() {
        if (this._m_numItems !== undefined)
          return this._m_numItems;
        this._m_numItems = ByteStream.mod(this.numItemsAndReserved, 268435456);
        return this._m_numItems;
      }
    });

    /**
     * Reserved bits; zero in all known files.
     */
    Object.defineProperty(AliasColumnListBody.prototype, 'reserved', {
      get: function() {
        if (this._m_reserved !== undefined)
          return this._m_reserved;
        this._m_reserved = Math.floor(this.numItemsAndReserved / 268435456);
        return this._m_reserved;
      }
    });

    /**
     * Number of items in the low 28 bits, high 4 bits reserved. Bounded by the remaining bytes, as no item is
     * smaller than 4 bytes.
     */

    /**
     * The alias columns, in order.
     */

    /**
     * Unknown bytes up to the end of the frame, appended by a later version of the format.
     */

    return AliasColumnListBody;
  })();

  /**
   * Record frame around one alias column.
   * @see {@link https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames|RNTuple Binary Format Specification 0.1, section 'Frames'}
   */

  var AliasColumnRecord = RntupleRc1.AliasColumnRecord = (function() {
    function AliasColumnRecord(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    AliasColumnRecord.prototype._read = function() {
      this.lenFrame = this._io.readS4le();
      var _ = this.lenFrame;
      if (!( ((_ >= 4) && ((_ - (this._io.size - this._io.pos)) <= 4)) )) {
        throw new ByteStream.ValidationExprError(this.lenFrame, this._io, "/types/alias_column_record/seq/0");
      }
      this._raw_body = this._io.readBytes(this.lenFrame - 4);
      var _io__raw_body = new ByteStream(this._raw_body);
      this.body = new AliasColumn(_io__raw_body, this, this._root);
    }

    /**
     * Size of the frame in bytes, this field included; positive, as in every record frame.
     */

    /**
     * Payload of the frame.
     */

    return AliasColumnRecord;
  })();

  /**
   * List frame of boolean values.
   * @see {@link https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames|RNTuple Binary Format Specification 0.1, section 'Frames'}
   */

  var BoolList = RntupleRc1.BoolList = (function() {
    function BoolList(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    BoolList.prototype._read = function() {
      this.lenFrame = this._io.readS4le();
      var _ = this.lenFrame;
      if (!( ((_ <= -(8)) && ((_ + (this._io.size - this._io.pos)) >= -(4))) )) {
        throw new ByteStream.ValidationExprError(this.lenFrame, this._io, "/types/bool_list/seq/0");
      }
      this._raw_body = this._io.readBytes(-(this.lenFrame) - 4);
      var _io__raw_body = new ByteStream(this._raw_body);
      this.body = new BoolListBody(_io__raw_body, this, this._root);
    }

    /**
     * Size of the frame in bytes, this field included, negated: the sign marks a list frame.
     */

    /**
     * Number of items, items and whatever follows them inside the frame.
     */

    return BoolList;
  })();

  /**
   * Payload of the list frame of boolean values.
   * @see {@link https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#user-meta-data-envelope|RNTuple Binary Format Specification 0.1, section 'User Meta-data Envelope'}
   */

  var BoolListBody = RntupleRc1.BoolListBody = (function() {
    function BoolListBody(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    BoolListBody.prototype._read = function() {
      this.numItemsAndReserved = this._io.readU4le();
      var _ = this.numItemsAndReserved;
      if (!((ByteStream.mod(_, 268435456) * 1) <= (this._io.size - this._io.pos))) {
        throw new ByteStream.ValidationExprError(this.numItemsAndReserved, this._io, "/types/bool_list_body/seq/0");
      }
      this.items = [];
      for (var i = 0; i < this.numItems; i++) {
        this.items.push(this._io.readU1());
      }
      this.trailing = this._io.readBytesFull();
    }

    /**
     * Number of items.
     */
    Object.defineProperty(BoolListBody.prototype, 'numItems', {
      get: function() {
        if (this._m_numItems !== undefined)
          return this._m_numItems;
        this._m_numItems = ByteStream.mod(this.numItemsAndReserved, 268435456);
        return this._m_numItems;
      }
    });

    /**
     * Reserved bits; zero in all known files.
     */
    Object.defineProperty(BoolListBody.prototype, 'reserved', {
      get: function() {
        if (this._m_reserved !== undefined)
          return this._m_reserved;
        this._m_reserved = Math.floor(this.numItemsAndReserved / 268435456);
        return this._m_reserved;
      }
    });

    /**
     * Number of items in the low 28 bits, high 4 bits reserved; bounded by the remaining bytes.
     */

    /**
     * The values; not zero is true.
     */

    /**
     * Unknown bytes up to the end of the frame, appended by a later version of the format.
     */

    return BoolListBody;
  })();

  /**
   * Clusters that share one page list.
   * @see {@link https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#cluster-group-record-frame|RNTuple Binary Format Specification 0.1, section 'Cluster Group Record Frame'}
   */

  var ClusterGroup = RntupleRc1.ClusterGroup = (function() {
    function ClusterGroup(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    ClusterGroup.prototype._read = function() {
      this.numClusters = this._io.readU4le();
      this.pageListLink = new EnvelopeLink(this._io, this, this._root);
      this.trailing = this._io.readBytesFull();
    }

    /**
     * Number of clusters in the group.
     */

    /**
     * Where the page list of the group is stored.
     */

    /**
     * Unknown bytes up to the end of the frame, appended by a later version of the format.
     */

    return ClusterGroup;
  })();

  /**
   * List frame of cluster groups.
   * @see {@link https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames|RNTuple Binary Format Specification 0.1, section 'Frames'}
   */

  var ClusterGroupList = RntupleRc1.ClusterGroupList = (function() {
    function ClusterGroupList(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    ClusterGroupList.prototype._read = function() {
      this.lenFrame = this._io.readS4le();
      var _ = this.lenFrame;
      if (!( ((_ <= -(8)) && ((_ + (this._io.size - this._io.pos)) >= -(4))) )) {
        throw new ByteStream.ValidationExprError(this.lenFrame, this._io, "/types/cluster_group_list/seq/0");
      }
      this._raw_body = this._io.readBytes(-(this.lenFrame) - 4);
      var _io__raw_body = new ByteStream(this._raw_body);
      this.body = new ClusterGroupListBody(_io__raw_body, this, this._root);
    }

    /**
     * Size of the frame in bytes, this field included, negated: the sign marks a list frame.
     */

    /**
     * Number of items, items and whatever follows them inside the frame.
     */

    return ClusterGroupList;
  })();

  /**
   * Payload of the list frame of cluster groups.
   * @see {@link https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames|RNTuple Binary Format Specification 0.1, section 'Frames'}
   */

  var ClusterGroupListBody = RntupleRc1.ClusterGroupListBody = (function() {
    function ClusterGroupListBody(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    ClusterGroupListBody.prototype._read = function() {
      this.numItemsAndReserved = this._io.readU4le();
      var _ = this.numItemsAndReserved;
      if (!((ByteStream.mod(_, 268435456) * 4) <= (this._io.size - this._io.pos))) {
        throw new ByteStream.ValidationExprError(this.numItemsAndReserved, this._io, "/types/cluster_group_list_body/seq/0");
      }
      this.items = [];
      for (var i = 0; i < this.numItems; i++) {
        this.items.push(new ClusterGroupRecord(this._io, this, this._root));
      }
      this.trailing = this._io.readBytesFull();
    }

    /**
     * Number of items.
     */
    Object.defineProperty(ClusterGroupListBody.prototype, 'numItems', {
      get: function() {
        if (this._m_numItems !== undefined)
          return this._m_numItems;
        this._m_numItems = ByteStream.mod(this.numItemsAndReserved, 268435456);
        return this._m_numItems;
      }
    });

    /**
     * Reserved bits; zero in all known files.
     */
    Object.defineProperty(ClusterGroupListBody.prototype, 'reserved', {
      get: function() {
        if (this._m_reserved !== undefined)
          return this._m_reserved;
        this._m_reserved = Math.floor(this.numItemsAndReserved / 268435456);
        return this._m_reserved;
      }
    });

    /**
     * Number of items in the low 28 bits, high 4 bits reserved. Bounded by the remaining bytes, as no item is
     * smaller than 4 bytes.
     */

    /**
     * The cluster groups, in order.
     */

    /**
     * Unknown bytes up to the end of the frame, appended by a later version of the format.
     */

    return ClusterGroupListBody;
  })();

  /**
   * Record frame around one cluster group.
   * @see {@link https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames|RNTuple Binary Format Specification 0.1, section 'Frames'}
   */

  var ClusterGroupRecord = RntupleRc1.ClusterGroupRecord = (function() {
    function ClusterGroupRecord(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    ClusterGroupRecord.prototype._read = function() {
      this.lenFrame = this._io.readS4le();
      var _ = this.lenFrame;
      if (!( ((_ >= 4) && ((_ - (this._io.size - this._io.pos)) <= 4)) )) {
        throw new ByteStream.ValidationExprError(this.lenFrame, this._io, "/types/cluster_group_record/seq/0");
      }
      this._raw_body = this._io.readBytes(this.lenFrame - 4);
      var _io__raw_body = new ByteStream(this._raw_body);
      this.body = new ClusterGroup(_io__raw_body, this, this._root);
    }

    /**
     * Size of the frame in bytes, this field included; positive, as in every record frame.
     */

    /**
     * Payload of the frame.
     */

    return ClusterGroupRecord;
  })();

  /**
   * List frame of page locations of the columns of one cluster.
   * @see {@link https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames|RNTuple Binary Format Specification 0.1, section 'Frames'}
   */

  var ClusterPages = RntupleRc1.ClusterPages = (function() {
    function ClusterPages(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    ClusterPages.prototype._read = function() {
      this.lenFrame = this._io.readS4le();
      var _ = this.lenFrame;
      if (!( ((_ <= -(8)) && ((_ + (this._io.size - this._io.pos)) >= -(4))) )) {
        throw new ByteStream.ValidationExprError(this.lenFrame, this._io, "/types/cluster_pages/seq/0");
      }
      this._raw_body = this._io.readBytes(-(this.lenFrame) - 4);
      var _io__raw_body = new ByteStream(this._raw_body);
      this.body = new ClusterPagesBody(_io__raw_body, this, this._root);
    }

    /**
     * Size of the frame in bytes, this field included, negated: the sign marks a list frame.
     */

    /**
     * Number of items, items and whatever follows them inside the frame.
     */

    return ClusterPages;
  })();

  /**
   * Payload of the list frame of page locations of the columns of one cluster.
   * @see {@link https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#page-list-envelope|RNTuple Binary Format Specification 0.1, section 'Page List Envelope'}
   */

  var ClusterPagesBody = RntupleRc1.ClusterPagesBody = (function() {
    function ClusterPagesBody(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    ClusterPagesBody.prototype._read = function() {
      this.numItemsAndReserved = this._io.readU4le();
      var _ = this.numItemsAndReserved;
      if (!((ByteStream.mod(_, 268435456) * 16) <= (this._io.size - this._io.pos))) {
        throw new ByteStream.ValidationExprError(this.numItemsAndReserved, this._io, "/types/cluster_pages_body/seq/0");
      }
      this.items = [];
      for (var i = 0; i < this.numItems; i++) {
        this.items.push(new ColumnPages(this._io, this, this._root));
      }
      this.trailing = this._io.readBytesFull();
    }

    /**
     * Number of items.
     */
    Object.defineProperty(ClusterPagesBody.prototype, 'numItems', {
      get: function() {
        if (this._m_numItems !== undefined)
          return this._m_numItems;
        this._m_numItems = ByteStream.mod(this.numItemsAndReserved, 268435456);
        return this._m_numItems;
      }
    });

    /**
     * Reserved bits; zero in all known files.
     */
    Object.defineProperty(ClusterPagesBody.prototype, 'reserved', {
      get: function() {
        if (this._m_reserved !== undefined)
          return this._m_reserved;
        this._m_reserved = Math.floor(this.numItemsAndReserved / 268435456);
        return this._m_reserved;
      }
    });

    /**
     * Number of items in the low 28 bits, high 4 bits reserved. Bounded by the remaining bytes, as no item is
     * smaller than 16 bytes.
     */

    /**
     * One list per column, by column id; columns added after the cluster was written may be missing at
     * the end.
     */

    /**
     * Unknown bytes up to the end of the frame, appended by a later version of the format.
     */

    return ClusterPagesBody;
  })();

  /**
   * List frame of page locations of clusters.
   * @see {@link https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames|RNTuple Binary Format Specification 0.1, section 'Frames'}
   */

  var ClusterPagesList = RntupleRc1.ClusterPagesList = (function() {
    function ClusterPagesList(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    ClusterPagesList.prototype._read = function() {
      this.lenFrame = this._io.readS4le();
      var _ = this.lenFrame;
      if (!( ((_ <= -(8)) && ((_ + (this._io.size - this._io.pos)) >= -(4))) )) {
        throw new ByteStream.ValidationExprError(this.lenFrame, this._io, "/types/cluster_pages_list/seq/0");
      }
      this._raw_body = this._io.readBytes(-(this.lenFrame) - 4);
      var _io__raw_body = new ByteStream(this._raw_body);
      this.body = new ClusterPagesListBody(_io__raw_body, this, this._root);
    }

    /**
     * Size of the frame in bytes, this field included, negated: the sign marks a list frame.
     */

    /**
     * Number of items, items and whatever follows them inside the frame.
     */

    return ClusterPagesList;
  })();

  /**
   * Payload of the list frame of page locations of clusters.
   * @see {@link https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#page-list-envelope|RNTuple Binary Format Specification 0.1, section 'Page List Envelope'}
   */

  var ClusterPagesListBody = RntupleRc1.ClusterPagesListBody = (function() {
    function ClusterPagesListBody(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    ClusterPagesListBody.prototype._read = function() {
      this.numItemsAndReserved = this._io.readU4le();
      var _ = this.numItemsAndReserved;
      if (!((ByteStream.mod(_, 268435456) * 8) <= (this._io.size - this._io.pos))) {
        throw new ByteStream.ValidationExprError(this.numItemsAndReserved, this._io, "/types/cluster_pages_list_body/seq/0");
      }
      this.items = [];
      for (var i = 0; i < this.numItems; i++) {
        this.items.push(new ClusterPages(this._io, this, this._root));
      }
      this.trailing = this._io.readBytesFull();
    }

    /**
     * Number of items.
     */
    Object.defineProperty(ClusterPagesListBody.prototype, 'numItems', {
      get: function() {
        if (this._m_numItems !== undefined)
          return this._m_numItems;
        this._m_numItems = ByteStream.mod(this.numItemsAndReserved, 268435456);
        return this._m_numItems;
      }
    });

    /**
     * Reserved bits; zero in all known files.
     */
    Object.defineProperty(ClusterPagesListBody.prototype, 'reserved', {
      get: function() {
        if (this._m_reserved !== undefined)
          return this._m_reserved;
        this._m_reserved = Math.floor(this.numItemsAndReserved / 268435456);
        return this._m_reserved;
      }
    });

    /**
     * Number of items in the low 28 bits, high 4 bits reserved. Bounded by the remaining bytes, as no item is
     * smaller than 8 bytes.
     */

    /**
     * One list per cluster, in the order of the cluster summaries.
     */

    /**
     * Unknown bytes up to the end of the frame, appended by a later version of the format.
     */

    return ClusterPagesListBody;
  })();

  /**
   * Entry range of one cluster.
   * @see {@link https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#cluster-summary-record-frame|RNTuple Binary Format Specification 0.1, section 'Cluster Summary Record Frame'}
   */

  var ClusterSummary = RntupleRc1.ClusterSummary = (function() {
    function ClusterSummary(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    ClusterSummary.prototype._read = function() {
      this.firstEntry = this._io.readU8le();
      this.numEntriesLo = this._io.readU4le();
      this.numEntriesHi = this._io.readU4le();
      if (this.isSharded) {
        this.columnGroupId = this._io.readU4le();
      }
      this.trailing = this._io.readBytesFull();
    }

    /**
     * Bits of the enum cluster_flag, 4 bits.
     */
    Object.defineProperty(ClusterSummary.prototype, 'flags', {
      get: function() {
        if (this._m_flags !== undefined)
          return this._m_flags;
        this._m_flags = Math.floor(this.numEntriesHi / 268435456);
        return this._m_flags;
      }
    });

    /**
     * Whether the cluster covers a column group only.
     */
    Object.defineProperty(ClusterSummary.prototype, 'isSharded', {
      get: function() {
        if (this._m_isSharded !== undefined)
          return this._m_isSharded;
        this._m_isSharded = ByteStream.mod(this.flags, 2) == 1;
        return this._m_isSharded;
      }
    });

    /**
     * Number of entries of the cluster, 60 bits.
     */
    Object.defineProperty(ClusterSummary.prototype, 'numEntries', {
      get: function() {
        if (this._m_numEntries !== undefined)
          return this._m_numEntries;
        this._m_numEntries = (BigInt(this.numEntriesLo) + ((BigInt(this.numEntriesHi) % 268435456n) * 4294967296n));
        return this._m_numEntries;
      }
    });

    /**
     * Number of the first entry of the cluster.
     */

    /**
     * Bits 0 to 31 of the number of entries.
     */

    /**
     * Bits 32 to 59 of the number of entries, and the flags in the high 4 bits.
     */

    /**
     * Column group that a sharded cluster covers.
     */

    /**
     * Unknown bytes up to the end of the frame, appended by a later version of the format.
     */

    return ClusterSummary;
  })();

  /**
   * List frame of cluster summaries.
   * @see {@link https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames|RNTuple Binary Format Specification 0.1, section 'Frames'}
   */

  var ClusterSummaryList = RntupleRc1.ClusterSummaryList = (function() {
    function ClusterSummaryList(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    ClusterSummaryList.prototype._read = function() {
      this.lenFrame = this._io.readS4le();
      var _ = this.lenFrame;
      if (!( ((_ <= -(8)) && ((_ + (this._io.size - this._io.pos)) >= -(4))) )) {
        throw new ByteStream.ValidationExprError(this.lenFrame, this._io, "/types/cluster_summary_list/seq/0");
      }
      this._raw_body = this._io.readBytes(-(this.lenFrame) - 4);
      var _io__raw_body = new ByteStream(this._raw_body);
      this.body = new ClusterSummaryListBody(_io__raw_body, this, this._root);
    }

    /**
     * Size of the frame in bytes, this field included, negated: the sign marks a list frame.
     */

    /**
     * Number of items, items and whatever follows them inside the frame.
     */

    return ClusterSummaryList;
  })();

  /**
   * Payload of the list frame of cluster summaries.
   * @see {@link https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames|RNTuple Binary Format Specification 0.1, section 'Frames'}
   */

  var ClusterSummaryListBody = RntupleRc1.ClusterSummaryListBody = (function() {
    function ClusterSummaryListBody(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    ClusterSummaryListBody.prototype._read = function() {
      this.numItemsAndReserved = this._io.readU4le();
      var _ = this.numItemsAndReserved;
      if (!((ByteStream.mod(_, 268435456) * 4) <= (this._io.size - this._io.pos))) {
        throw new ByteStream.ValidationExprError(this.numItemsAndReserved, this._io, "/types/cluster_summary_list_body/seq/0");
      }
      this.items = [];
      for (var i = 0; i < this.numItems; i++) {
        this.items.push(new ClusterSummaryRecord(this._io, this, this._root));
      }
      this.trailing = this._io.readBytesFull();
    }

    /**
     * Number of items.
     */
    Object.defineProperty(ClusterSummaryListBody.prototype, 'numItems', {
      get: function() {
        if (this._m_numItems !== undefined)
          return this._m_numItems;
        this._m_numItems = ByteStream.mod(this.numItemsAndReserved, 268435456);
        return this._m_numItems;
      }
    });

    /**
     * Reserved bits; zero in all known files.
     */
    Object.defineProperty(ClusterSummaryListBody.prototype, 'reserved', {
      get: function() {
        if (this._m_reserved !== undefined)
          return this._m_reserved;
        this._m_reserved = Math.floor(this.numItemsAndReserved / 268435456);
        return this._m_reserved;
      }
    });

    /**
     * Number of items in the low 28 bits, high 4 bits reserved. Bounded by the remaining bytes, as no item is
     * smaller than 4 bytes.
     */

    /**
     * The cluster summaries, in order.
     */

    /**
     * Unknown bytes up to the end of the frame, appended by a later version of the format.
     */

    return ClusterSummaryListBody;
  })();

  /**
   * Record frame around one cluster summary.
   * @see {@link https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames|RNTuple Binary Format Specification 0.1, section 'Frames'}
   */

  var ClusterSummaryRecord = RntupleRc1.ClusterSummaryRecord = (function() {
    function ClusterSummaryRecord(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    ClusterSummaryRecord.prototype._read = function() {
      this.lenFrame = this._io.readS4le();
      var _ = this.lenFrame;
      if (!( ((_ >= 4) && ((_ - (this._io.size - this._io.pos)) <= 4)) )) {
        throw new ByteStream.ValidationExprError(this.lenFrame, this._io, "/types/cluster_summary_record/seq/0");
      }
      this._raw_body = this._io.readBytes(this.lenFrame - 4);
      var _io__raw_body = new ByteStream(this._raw_body);
      this.body = new ClusterSummary(_io__raw_body, this, this._root);
    }

    /**
     * Size of the frame in bytes, this field included; positive, as in every record frame.
     */

    /**
     * Payload of the frame.
     */

    return ClusterSummaryRecord;
  })();

  /**
   * Description of one physical column.
   * @see {@link https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#column-description|RNTuple Binary Format Specification 0.1, section 'Column Description'}
   */

  var Column = RntupleRc1.Column = (function() {
    function Column(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    Column.prototype._read = function() {
      this.columnType = this._io.readU2le();
      this.bitsOnStorage = this._io.readU2le();
      this.fieldId = this._io.readU4le();
      this.flags = this._io.readU4le();
      if (this.isDeferred) {
        this.firstElementIndex = this._io.readU8le();
      }
      this.trailing = this._io.readBytesFull();
    }

    /**
     * Whether the first stored element is not element 0.
     */
    Object.defineProperty(Column.prototype, 'isDeferred', {
      get: function() {
        if (this._m_isDeferred !== undefined)
          return this._m_isDeferred;
        this._m_isDeferred = (this.flags & 8) != 0;
        return this._m_isDeferred;
      }
    });

    /**
     * How elements are encoded, see the enum column_type.
     */

    /**
     * Size of one element on storage, in bits.
     */

    /**
     * Id of the field that the column belongs to.
     */

    /**
     * Bits of the enum column_flag.
     */

    /**
     * Index of the first stored element of a deferred column.
     */

    /**
     * Unknown bytes up to the end of the frame, appended by a later version of the format.
     */

    return Column;
  })();

  /**
   * Columns that the clusters of a shard cover; the column group id is the position.
   * @see {@link https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#column-group-record-frame|RNTuple Binary Format Specification 0.1, section 'Column Group Record Frame'}
   */

  var ColumnGroup = RntupleRc1.ColumnGroup = (function() {
    function ColumnGroup(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    ColumnGroup.prototype._read = function() {
      this.columnIds = new ColumnIdList(this._io, this, this._root);
      this.trailing = this._io.readBytesFull();
    }

    /**
     * Ids of the columns.
     */

    /**
     * Unknown bytes up to the end of the frame, appended by a later version of the format.
     */

    return ColumnGroup;
  })();

  /**
   * List frame of column groups.
   * @see {@link https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames|RNTuple Binary Format Specification 0.1, section 'Frames'}
   */

  var ColumnGroupList = RntupleRc1.ColumnGroupList = (function() {
    function ColumnGroupList(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    ColumnGroupList.prototype._read = function() {
      this.lenFrame = this._io.readS4le();
      var _ = this.lenFrame;
      if (!( ((_ <= -(8)) && ((_ + (this._io.size - this._io.pos)) >= -(4))) )) {
        throw new ByteStream.ValidationExprError(this.lenFrame, this._io, "/types/column_group_list/seq/0");
      }
      this._raw_body = this._io.readBytes(-(this.lenFrame) - 4);
      var _io__raw_body = new ByteStream(this._raw_body);
      this.body = new ColumnGroupListBody(_io__raw_body, this, this._root);
    }

    /**
     * Size of the frame in bytes, this field included, negated: the sign marks a list frame.
     */

    /**
     * Number of items, items and whatever follows them inside the frame.
     */

    return ColumnGroupList;
  })();

  /**
   * Payload of the list frame of column groups.
   * @see {@link https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames|RNTuple Binary Format Specification 0.1, section 'Frames'}
   */

  var ColumnGroupListBody = RntupleRc1.ColumnGroupListBody = (function() {
    function ColumnGroupListBody(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    ColumnGroupListBody.prototype._read = function() {
      this.numItemsAndReserved = this._io.readU4le();
      var _ = this.numItemsAndReserved;
      if (!((ByteStream.mod(_, 268435456) * 4) <= (this._io.size - this._io.pos))) {
        throw new ByteStream.ValidationExprError(this.numItemsAndReserved, this._io, "/types/column_group_list_body/seq/0");
      }
      this.items = [];
      for (var i = 0; i < this.numItems; i++) {
        this.items.push(new ColumnGroupRecord(this._io, this, this._root));
      }
      this.trailing = this._io.readBytesFull();
    }

    /**
     * Number of items.
     */
    Object.defineProperty(ColumnGroupListBody.prototype, 'numItems', {
      get: function() {
        if (this._m_numItems !== undefined)
          return this._m_numItems;
        this._m_numItems = ByteStream.mod(this.numItemsAndReserved, 268435456);
        return this._m_numItems;
      }
    });

    /**
     * Reserved bits; zero in all known files.
     */
    Object.defineProperty(ColumnGroupListBody.prototype, 'reserved', {
      get: function() {
        if (this._m_reserved !== undefined)
          return this._m_reserved;
        this._m_reserved = Math.floor(this.numItemsAndReserved / 268435456);
        return this._m_reserved;
      }
    });

    /**
     * Number of items in the low 28 bits, high 4 bits reserved. Bounded by the remaining bytes, as no item is
     * smaller than 4 bytes.
     */

    /**
     * The column groups, in order.
     */

    /**
     * Unknown bytes up to the end of the frame, appended by a later version of the format.
     */

    return ColumnGroupListBody;
  })();

  /**
   * Record frame around one column group.
   * @see {@link https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames|RNTuple Binary Format Specification 0.1, section 'Frames'}
   */

  var ColumnGroupRecord = RntupleRc1.ColumnGroupRecord = (function() {
    function ColumnGroupRecord(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    ColumnGroupRecord.prototype._read = function() {
      this.lenFrame = this._io.readS4le();
      var _ = this.lenFrame;
      if (!( ((_ >= 4) && ((_ - (this._io.size - this._io.pos)) <= 4)) )) {
        throw new ByteStream.ValidationExprError(this.lenFrame, this._io, "/types/column_group_record/seq/0");
      }
      this._raw_body = this._io.readBytes(this.lenFrame - 4);
      var _io__raw_body = new ByteStream(this._raw_body);
      this.body = new ColumnGroup(_io__raw_body, this, this._root);
    }

    /**
     * Size of the frame in bytes, this field included; positive, as in every record frame.
     */

    /**
     * Payload of the frame.
     */

    return ColumnGroupRecord;
  })();

  /**
   * List frame of column ids.
   * @see {@link https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames|RNTuple Binary Format Specification 0.1, section 'Frames'}
   */

  var ColumnIdList = RntupleRc1.ColumnIdList = (function() {
    function ColumnIdList(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    ColumnIdList.prototype._read = function() {
      this.lenFrame = this._io.readS4le();
      var _ = this.lenFrame;
      if (!( ((_ <= -(8)) && ((_ + (this._io.size - this._io.pos)) >= -(4))) )) {
        throw new ByteStream.ValidationExprError(this.lenFrame, this._io, "/types/column_id_list/seq/0");
      }
      this._raw_body = this._io.readBytes(-(this.lenFrame) - 4);
      var _io__raw_body = new ByteStream(this._raw_body);
      this.body = new ColumnIdListBody(_io__raw_body, this, this._root);
    }

    /**
     * Size of the frame in bytes, this field included, negated: the sign marks a list frame.
     */

    /**
     * Number of items, items and whatever follows them inside the frame.
     */

    return ColumnIdList;
  })();

  /**
   * Payload of the list frame of column ids.
   * @see {@link https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames|RNTuple Binary Format Specification 0.1, section 'Frames'}
   */

  var ColumnIdListBody = RntupleRc1.ColumnIdListBody = (function() {
    function ColumnIdListBody(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    ColumnIdListBody.prototype._read = function() {
      this.numItemsAndReserved = this._io.readU4le();
      var _ = this.numItemsAndReserved;
      if (!((ByteStream.mod(_, 268435456) * 4) <= (this._io.size - this._io.pos))) {
        throw new ByteStream.ValidationExprError(this.numItemsAndReserved, this._io, "/types/column_id_list_body/seq/0");
      }
      this.items = [];
      for (var i = 0; i < this.numItems; i++) {
        this.items.push(this._io.readU4le());
      }
      this.trailing = this._io.readBytesFull();
    }

    /**
     * Number of items.
     */
    Object.defineProperty(ColumnIdListBody.prototype, 'numItems', {
      get: function() {
        if (this._m_numItems !== undefined)
          return this._m_numItems;
        this._m_numItems = ByteStream.mod(this.numItemsAndReserved, 268435456);
        return this._m_numItems;
      }
    });

    /**
     * Reserved bits; zero in all known files.
     */
    Object.defineProperty(ColumnIdListBody.prototype, 'reserved', {
      get: function() {
        if (this._m_reserved !== undefined)
          return this._m_reserved;
        this._m_reserved = Math.floor(this.numItemsAndReserved / 268435456);
        return this._m_reserved;
      }
    });

    /**
     * Number of items in the low 28 bits, high 4 bits reserved. Bounded by the remaining bytes, as no item is
     * smaller than 4 bytes.
     */

    /**
     * Ids of physical columns; these are not frames.
     */

    /**
     * Unknown bytes up to the end of the frame, appended by a later version of the format.
     */

    return ColumnIdListBody;
  })();

  /**
   * List frame of column descriptions.
   * @see {@link https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames|RNTuple Binary Format Specification 0.1, section 'Frames'}
   */

  var ColumnList = RntupleRc1.ColumnList = (function() {
    function ColumnList(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    ColumnList.prototype._read = function() {
      this.lenFrame = this._io.readS4le();
      var _ = this.lenFrame;
      if (!( ((_ <= -(8)) && ((_ + (this._io.size - this._io.pos)) >= -(4))) )) {
        throw new ByteStream.ValidationExprError(this.lenFrame, this._io, "/types/column_list/seq/0");
      }
      this._raw_body = this._io.readBytes(-(this.lenFrame) - 4);
      var _io__raw_body = new ByteStream(this._raw_body);
      this.body = new ColumnListBody(_io__raw_body, this, this._root);
    }

    /**
     * Size of the frame in bytes, this field included, negated: the sign marks a list frame.
     */

    /**
     * Number of items, items and whatever follows them inside the frame.
     */

    return ColumnList;
  })();

  /**
   * Payload of the list frame of column descriptions.
   * @see {@link https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames|RNTuple Binary Format Specification 0.1, section 'Frames'}
   */

  var ColumnListBody = RntupleRc1.ColumnListBody = (function() {
    function ColumnListBody(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    ColumnListBody.prototype._read = function() {
      this.numItemsAndReserved = this._io.readU4le();
      var _ = this.numItemsAndReserved;
      if (!((ByteStream.mod(_, 268435456) * 4) <= (this._io.size - this._io.pos))) {
        throw new ByteStream.ValidationExprError(this.numItemsAndReserved, this._io, "/types/column_list_body/seq/0");
      }
      this.items = [];
      for (var i = 0; i < this.numItems; i++) {
        this.items.push(new ColumnRecord(this._io, this, this._root));
      }
      this.trailing = this._io.readBytesFull();
    }

    /**
     * Number of items.
     */
    Object.defineProperty(ColumnListBody.prototype, 'numItems', {
      get: function() {
        if (this._m_numItems !== undefined)
          return this._m_numItems;
        this._m_numItems = ByteStream.mod(this.numItemsAndReserved, 268435456);
        return this._m_numItems;
      }
    });

    /**
     * Reserved bits; zero in all known files.
     */
    Object.defineProperty(ColumnListBody.prototype, 'reserved', {
      get: function() {
        if (this._m_reserved !== undefined)
          return this._m_reserved;
        this._m_reserved = Math.floor(this.numItemsAndReserved / 268435456);
        return this._m_reserved;
      }
    });

    /**
     * Number of items in the low 28 bits, high 4 bits reserved. Bounded by the remaining bytes, as no item is
     * smaller than 4 bytes.
     */

    /**
     * The column descriptions, in order.
     */

    /**
     * Unknown bytes up to the end of the frame, appended by a later version of the format.
     */

    return ColumnListBody;
  })();

  /**
   * List frame of pages of one column in one cluster.
   * @see {@link https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames|RNTuple Binary Format Specification 0.1, section 'Frames'}
   */

  var ColumnPages = RntupleRc1.ColumnPages = (function() {
    function ColumnPages(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    ColumnPages.prototype._read = function() {
      this.lenFrame = this._io.readS4le();
      var _ = this.lenFrame;
      if (!( ((_ <= -(20)) && ((_ + (this._io.size - this._io.pos)) >= -(4))) )) {
        throw new ByteStream.ValidationExprError(this.lenFrame, this._io, "/types/column_pages/seq/0");
      }
      this._raw_body = this._io.readBytes(-(this.lenFrame) - 4);
      var _io__raw_body = new ByteStream(this._raw_body);
      this.body = new ColumnPagesBody(_io__raw_body, this, this._root);
    }

    /**
     * Size of the frame in bytes, this field included, negated: the sign marks a list frame.
     */

    /**
     * Number of items, items and whatever follows them inside the frame.
     */

    return ColumnPages;
  })();

  /**
   * Payload of the list frame of pages of one column in one cluster.
   * @see {@link https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#page-list-envelope|RNTuple Binary Format Specification 0.1, section 'Page List Envelope'}
   */

  var ColumnPagesBody = RntupleRc1.ColumnPagesBody = (function() {
    function ColumnPagesBody(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    ColumnPagesBody.prototype._read = function() {
      this.numItemsAndReserved = this._io.readU4le();
      var _ = this.numItemsAndReserved;
      if (!((ByteStream.mod(_, 268435456) * 8) <= (this._io.size - this._io.pos))) {
        throw new ByteStream.ValidationExprError(this.numItemsAndReserved, this._io, "/types/column_pages_body/seq/0");
      }
      this.items = [];
      for (var i = 0; i < this.numItems; i++) {
        this.items.push(new Page(this._io, this, this._root));
      }
      this.elementOffset = this._io.readU8le();
      this.compressionSettings = this._io.readU4le();
      this.trailing = this._io.readBytesFull();
    }

    /**
     * Number of items.
     */
    Object.defineProperty(ColumnPagesBody.prototype, 'numItems', {
      get: function() {
        if (this._m_numItems !== undefined)
          return this._m_numItems;
        this._m_numItems = ByteStream.mod(this.numItemsAndReserved, 268435456);
        return this._m_numItems;
      }
    });

    /**
     * Reserved bits; zero in all known files.
     */
    Object.defineProperty(ColumnPagesBody.prototype, 'reserved', {
      get: function() {
        if (this._m_reserved !== undefined)
          return this._m_reserved;
        this._m_reserved = Math.floor(this.numItemsAndReserved / 268435456);
        return this._m_reserved;
      }
    });

    /**
     * Number of items in the low 28 bits, high 4 bits reserved. Bounded by the remaining bytes, as no item is
     * smaller than 8 bytes.
     */

    /**
     * Page descriptions in the order of elements; these are not frames.
     */

    /**
     * Number of elements of the column in all clusters before.
     */

    /**
     * Compression asked for, 100 * algorithm + level.
     * @see {@link https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#basic-types|RNTuple Binary Format Specification 0.1, section 'Basic Types'}
     */

    /**
     * Unknown bytes up to the end of the frame, appended by a later version of the format.
     */

    return ColumnPagesBody;
  })();

  /**
   * Record frame around one column description.
   * @see {@link https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames|RNTuple Binary Format Specification 0.1, section 'Frames'}
   */

  var ColumnRecord = RntupleRc1.ColumnRecord = (function() {
    function ColumnRecord(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    ColumnRecord.prototype._read = function() {
      this.lenFrame = this._io.readS4le();
      var _ = this.lenFrame;
      if (!( ((_ >= 4) && ((_ - (this._io.size - this._io.pos)) <= 4)) )) {
        throw new ByteStream.ValidationExprError(this.lenFrame, this._io, "/types/column_record/seq/0");
      }
      this._raw_body = this._io.readBytes(this.lenFrame - 4);
      var _io__raw_body = new ByteStream(this._raw_body);
      this.body = new Column(_io__raw_body, this, this._root);
    }

    /**
     * Size of the frame in bytes, this field included; positive, as in every record frame.
     */

    /**
     * Payload of the frame.
     */

    return ColumnRecord;
  })();

  /**
   * String with its length in front; no terminator, no padding.
   * @see {@link https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#basic-types|RNTuple Binary Format Specification 0.1, section 'Basic Types'}
   */

  var CountedString = RntupleRc1.CountedString = (function() {
    function CountedString(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    CountedString.prototype._read = function() {
      this.len = this._io.readU4le();
      var _ = this.len;
      if (!(_ <= (this._io.size - this._io.pos))) {
        throw new ByteStream.ValidationExprError(this.len, this._io, "/types/counted_string/seq/0");
      }
      this.raw = this._io.readBytes(this.len);
    }

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
     * Length of the string in bytes.
     */

    /**
     * Bytes of the string, left undecoded here; UTF-8 by convention, ASCII by the text of the drafts.
     */

    return CountedString;
  })();

  /**
   * Reference to another envelope.
   * @see {@link https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#locators-and-envelope-links|RNTuple Binary Format Specification 0.1, section 'Locators and Envelope Links'}
   */

  var EnvelopeLink = RntupleRc1.EnvelopeLink = (function() {
    function EnvelopeLink(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    EnvelopeLink.prototype._read = function() {
      this.lenEnvelope = this._io.readU4le();
      this.locator = new Locator(this._io, this, this._root);
    }

    /**
     * Length in bytes of the referenced envelope after decompression.
     */

    /**
     * Where the referenced envelope is stored.
     */

    return EnvelopeLink;
  })();

  /**
   * Start of every envelope.
   * @see {@link https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#envelopes|RNTuple Binary Format Specification 0.1, section 'Envelopes'}
   */

  var EnvelopePreamble = RntupleRc1.EnvelopePreamble = (function() {
    function EnvelopePreamble(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    EnvelopePreamble.prototype._read = function() {
      this.version = this._io.readU2le();
      var _ = this.version;
      if (!( ((_ >= 0) && (this._io.size >= 8)) )) {
        throw new ByteStream.ValidationExprError(this.version, this._io, "/types/envelope_preamble/seq/0");
      }
      this.minVersion = this._io.readU2le();
    }

    /**
     * Version of the envelope that the writer used; 1.
     */

    /**
     * Version that a reader must support at least; 1.
     */

    return EnvelopePreamble;
  })();

  /**
   * Additional information about one type.
   * @see {@link https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#extra-type-information|RNTuple Binary Format Specification 0.1, section 'Extra type information'}
   */

  var ExtraTypeInfo = RntupleRc1.ExtraTypeInfo = (function() {
    function ExtraTypeInfo(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    ExtraTypeInfo.prototype._read = function() {
      this.typeVersionFrom = this._io.readU4le();
      this.typeVersionTo = this._io.readU4le();
      this.contentId = this._io.readU4le();
      this.typeName = new CountedString(this._io, this, this._root);
      if (!(this._io.isEof())) {
        this.content = new CountedString(this._io, this, this._root);
      }
      this.trailing = this._io.readBytesFull();
    }

    /**
     * First version of the type that the information is about.
     */

    /**
     * Last version of the type that the information is about.
     */

    /**
     * Kind of content, see the enum extra_type_info_content.
     */

    /**
     * C++ type that the information is about.
     */

    /**
     * The information itself, in the form that the kind of content asks for.
     */

    /**
     * Unknown bytes up to the end of the frame, appended by a later version of the format.
     */

    return ExtraTypeInfo;
  })();

  /**
   * List frame of extra type information records.
   * @see {@link https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames|RNTuple Binary Format Specification 0.1, section 'Frames'}
   */

  var ExtraTypeInfoList = RntupleRc1.ExtraTypeInfoList = (function() {
    function ExtraTypeInfoList(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    ExtraTypeInfoList.prototype._read = function() {
      this.lenFrame = this._io.readS4le();
      var _ = this.lenFrame;
      if (!( ((_ <= -(8)) && ((_ + (this._io.size - this._io.pos)) >= -(4))) )) {
        throw new ByteStream.ValidationExprError(this.lenFrame, this._io, "/types/extra_type_info_list/seq/0");
      }
      this._raw_body = this._io.readBytes(-(this.lenFrame) - 4);
      var _io__raw_body = new ByteStream(this._raw_body);
      this.body = new ExtraTypeInfoListBody(_io__raw_body, this, this._root);
    }

    /**
     * Size of the frame in bytes, this field included, negated: the sign marks a list frame.
     */

    /**
     * Number of items, items and whatever follows them inside the frame.
     */

    return ExtraTypeInfoList;
  })();

  /**
   * Payload of the list frame of extra type information records.
   * @see {@link https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames|RNTuple Binary Format Specification 0.1, section 'Frames'}
   */

  var ExtraTypeInfoListBody = RntupleRc1.ExtraTypeInfoListBody = (function() {
    function ExtraTypeInfoListBody(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    ExtraTypeInfoListBody.prototype._read = function() {
      this.numItemsAndReserved = this._io.readU4le();
      var _ = this.numItemsAndReserved;
      if (!((ByteStream.mod(_, 268435456) * 4) <= (this._io.size - this._io.pos))) {
        throw new ByteStream.ValidationExprError(this.numItemsAndReserved, this._io, "/types/extra_type_info_list_body/seq/0");
      }
      this.items = [];
      for (var i = 0; i < this.numItems; i++) {
        this.items.push(new ExtraTypeInfoRecord(this._io, this, this._root));
      }
      this.trailing = this._io.readBytesFull();
    }

    /**
     * Number of items.
     */
    Object.defineProperty(ExtraTypeInfoListBody.prototype, 'numItems', {
      get: function() {
        if (this._m_numItems !== undefined)
          return this._m_numItems;
        this._m_numItems = ByteStream.mod(this.numItemsAndReserved, 268435456);
        return this._m_numItems;
      }
    });

    /**
     * Reserved bits; zero in all known files.
     */
    Object.defineProperty(ExtraTypeInfoListBody.prototype, 'reserved', {
      get: function() {
        if (this._m_reserved !== undefined)
          return this._m_reserved;
        this._m_reserved = Math.floor(this.numItemsAndReserved / 268435456);
        return this._m_reserved;
      }
    });

    /**
     * Number of items in the low 28 bits, high 4 bits reserved. Bounded by the remaining bytes, as no item is
     * smaller than 4 bytes.
     */

    /**
     * The extra type information records, in order.
     */

    /**
     * Unknown bytes up to the end of the frame, appended by a later version of the format.
     */

    return ExtraTypeInfoListBody;
  })();

  /**
   * Record frame around one piece of extra type information.
   * @see {@link https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames|RNTuple Binary Format Specification 0.1, section 'Frames'}
   */

  var ExtraTypeInfoRecord = RntupleRc1.ExtraTypeInfoRecord = (function() {
    function ExtraTypeInfoRecord(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    ExtraTypeInfoRecord.prototype._read = function() {
      this.lenFrame = this._io.readS4le();
      var _ = this.lenFrame;
      if (!( ((_ >= 4) && ((_ - (this._io.size - this._io.pos)) <= 4)) )) {
        throw new ByteStream.ValidationExprError(this.lenFrame, this._io, "/types/extra_type_info_record/seq/0");
      }
      this._raw_body = this._io.readBytes(this.lenFrame - 4);
      var _io__raw_body = new ByteStream(this._raw_body);
      this.body = new ExtraTypeInfo(_io__raw_body, this, this._root);
    }

    /**
     * Size of the frame in bytes, this field included; positive, as in every record frame.
     */

    /**
     * Payload of the frame.
     */

    return ExtraTypeInfoRecord;
  })();

  /**
   * One 64-bit word of 63 flags, in two halves so that no target language loses bits.
   * @see {@link https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#feature-flags|RNTuple Binary Format Specification 0.1, section 'Feature Flags'}
   */

  var FeatureFlagWord = RntupleRc1.FeatureFlagWord = (function() {
    function FeatureFlagWord(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    FeatureFlagWord.prototype._read = function() {
      this.lo = this._io.readU4le();
      this.hi = this._io.readS4le();
    }

    /**
     * Flags 0 to 31 of this word.
     */

    /**
     * Flags 32 to 62 of this word; negative (bit 63 of the word is set) if another word follows.
     */

    return FeatureFlagWord;
  })();

  /**
   * Chain of 64-bit words of feature flags; readers refuse flags they do not know.
   * @see {@link https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#feature-flags|RNTuple Binary Format Specification 0.1, section 'Feature Flags'}
   */

  var FeatureFlags = RntupleRc1.FeatureFlags = (function() {
    function FeatureFlags(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    FeatureFlags.prototype._read = function() {
      this.words = [];
      var i = 0;
      do {
        var _ = new FeatureFlagWord(this._io, this, this._root);
        this.words.push(_);
        i++;
      } while (!(_.hi >= 0));
    }

    /**
     * Words of the chain; flag number 64 * i + b is bit b of word i.
     */

    return FeatureFlags;
  })();

  /**
   * Description of one field: a node of the schema tree. Numbers come first, strings last.
   * @see {@link https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#field-description|RNTuple Binary Format Specification 0.1, section 'Field Description'}
   */

  var Field = RntupleRc1.Field = (function() {
    function Field(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    Field.prototype._read = function() {
      this.fieldVersion = this._io.readU4le();
      this.typeVersion = this._io.readU4le();
      this.parentId = this._io.readU4le();
      this.role = this._io.readU2le();
      this.flags = this._io.readU2le();
      if (this.isRepetitive) {
        this.arraySize = this._io.readU8le();
      }
      this.name = new CountedString(this._io, this, this._root);
      this.typeName = new CountedString(this._io, this, this._root);
      this.typeAlias = new CountedString(this._io, this, this._root);
      this.description = new CountedString(this._io, this, this._root);
      this.trailing = this._io.readBytesFull();
    }

    /**
     * Whether the field is a fixed-size array.
     */
    Object.defineProperty(Field.prototype, 'isRepetitive', {
      get: function() {
        if (this._m_isRepetitive !== undefined)
          return this._m_isRepetitive;
        this._m_isRepetitive = (this.flags & 1) != 0;
        return this._m_isRepetitive;
      }
    });

    /**
     * Version of the field's own serialisation.
     */

    /**
     * Version of the type, such as the class version of a user-defined class.
     */

    /**
     * Id of the parent field; a top-level field names itself.
     */

    /**
     * Structural role, see the enum field_role.
     */

    /**
     * Bits of the enum field_flag.
     */

    /**
     * Number of items per entry of a fixed-size array or bitset.
     */

    /**
     * Name of the field.
     */

    /**
     * C++ type name.
     */

    /**
     * C++ type name as the user wrote it, if it differs; else empty.
     */

    /**
     * Free text about the field.
     */

    /**
     * Unknown bytes up to the end of the frame, appended by a later version of the format.
     */

    return Field;
  })();

  /**
   * List frame of field descriptions.
   * @see {@link https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames|RNTuple Binary Format Specification 0.1, section 'Frames'}
   */

  var FieldList = RntupleRc1.FieldList = (function() {
    function FieldList(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    FieldList.prototype._read = function() {
      this.lenFrame = this._io.readS4le();
      var _ = this.lenFrame;
      if (!( ((_ <= -(8)) && ((_ + (this._io.size - this._io.pos)) >= -(4))) )) {
        throw new ByteStream.ValidationExprError(this.lenFrame, this._io, "/types/field_list/seq/0");
      }
      this._raw_body = this._io.readBytes(-(this.lenFrame) - 4);
      var _io__raw_body = new ByteStream(this._raw_body);
      this.body = new FieldListBody(_io__raw_body, this, this._root);
    }

    /**
     * Size of the frame in bytes, this field included, negated: the sign marks a list frame.
     */

    /**
     * Number of items, items and whatever follows them inside the frame.
     */

    return FieldList;
  })();

  /**
   * Payload of the list frame of field descriptions.
   * @see {@link https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames|RNTuple Binary Format Specification 0.1, section 'Frames'}
   */

  var FieldListBody = RntupleRc1.FieldListBody = (function() {
    function FieldListBody(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    FieldListBody.prototype._read = function() {
      this.numItemsAndReserved = this._io.readU4le();
      var _ = this.numItemsAndReserved;
      if (!((ByteStream.mod(_, 268435456) * 4) <= (this._io.size - this._io.pos))) {
        throw new ByteStream.ValidationExprError(this.numItemsAndReserved, this._io, "/types/field_list_body/seq/0");
      }
      this.items = [];
      for (var i = 0; i < this.numItems; i++) {
        this.items.push(new FieldRecord(this._io, this, this._root));
      }
      this.trailing = this._io.readBytesFull();
    }

    /**
     * Number of items.
     */
    Object.defineProperty(FieldListBody.prototype, 'numItems', {
      get: function() {
        if (this._m_numItems !== undefined)
          return this._m_numItems;
        this._m_numItems = ByteStream.mod(this.numItemsAndReserved, 268435456);
        return this._m_numItems;
      }
    });

    /**
     * Reserved bits; zero in all known files.
     */
    Object.defineProperty(FieldListBody.prototype, 'reserved', {
      get: function() {
        if (this._m_reserved !== undefined)
          return this._m_reserved;
        this._m_reserved = Math.floor(this.numItemsAndReserved / 268435456);
        return this._m_reserved;
      }
    });

    /**
     * Number of items in the low 28 bits, high 4 bits reserved. Bounded by the remaining bytes, as no item is
     * smaller than 4 bytes.
     */

    /**
     * The field descriptions, in order.
     */

    /**
     * Unknown bytes up to the end of the frame, appended by a later version of the format.
     */

    return FieldListBody;
  })();

  /**
   * Record frame around one field description.
   * @see {@link https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames|RNTuple Binary Format Specification 0.1, section 'Frames'}
   */

  var FieldRecord = RntupleRc1.FieldRecord = (function() {
    function FieldRecord(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    FieldRecord.prototype._read = function() {
      this.lenFrame = this._io.readS4le();
      var _ = this.lenFrame;
      if (!( ((_ >= 4) && ((_ - (this._io.size - this._io.pos)) <= 4)) )) {
        throw new ByteStream.ValidationExprError(this.lenFrame, this._io, "/types/field_record/seq/0");
      }
      this._raw_body = this._io.readBytes(this.lenFrame - 4);
      var _io__raw_body = new ByteStream(this._raw_body);
      this.body = new Field(_io__raw_body, this, this._root);
    }

    /**
     * Size of the frame in bytes, this field included; positive, as in every record frame.
     */

    /**
     * Payload of the frame.
     */

    return FieldRecord;
  })();

  /**
   * List frame of floating point values.
   * @see {@link https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames|RNTuple Binary Format Specification 0.1, section 'Frames'}
   */

  var Float64List = RntupleRc1.Float64List = (function() {
    function Float64List(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    Float64List.prototype._read = function() {
      this.lenFrame = this._io.readS4le();
      var _ = this.lenFrame;
      if (!( ((_ <= -(8)) && ((_ + (this._io.size - this._io.pos)) >= -(4))) )) {
        throw new ByteStream.ValidationExprError(this.lenFrame, this._io, "/types/float64_list/seq/0");
      }
      this._raw_body = this._io.readBytes(-(this.lenFrame) - 4);
      var _io__raw_body = new ByteStream(this._raw_body);
      this.body = new Float64ListBody(_io__raw_body, this, this._root);
    }

    /**
     * Size of the frame in bytes, this field included, negated: the sign marks a list frame.
     */

    /**
     * Number of items, items and whatever follows them inside the frame.
     */

    return Float64List;
  })();

  /**
   * Payload of the list frame of floating point values.
   * @see {@link https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#user-meta-data-envelope|RNTuple Binary Format Specification 0.1, section 'User Meta-data Envelope'}
   */

  var Float64ListBody = RntupleRc1.Float64ListBody = (function() {
    function Float64ListBody(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    Float64ListBody.prototype._read = function() {
      this.numItemsAndReserved = this._io.readU4le();
      var _ = this.numItemsAndReserved;
      if (!((ByteStream.mod(_, 268435456) * 8) <= (this._io.size - this._io.pos))) {
        throw new ByteStream.ValidationExprError(this.numItemsAndReserved, this._io, "/types/float64_list_body/seq/0");
      }
      this.items = [];
      for (var i = 0; i < this.numItems; i++) {
        this.items.push(this._io.readF8le());
      }
      this.trailing = this._io.readBytesFull();
    }

    /**
     * Number of items.
     */
    Object.defineProperty(Float64ListBody.prototype, 'numItems', {
      get: function() {
        if (this._m_numItems !== undefined)
          return this._m_numItems;
        this._m_numItems = ByteStream.mod(this.numItemsAndReserved, 268435456);
        return this._m_numItems;
      }
    });

    /**
     * Reserved bits; zero in all known files.
     */
    Object.defineProperty(Float64ListBody.prototype, 'reserved', {
      get: function() {
        if (this._m_reserved !== undefined)
          return this._m_reserved;
        this._m_reserved = Math.floor(this.numItemsAndReserved / 268435456);
        return this._m_reserved;
      }
    });

    /**
     * Number of items in the low 28 bits, high 4 bits reserved. Bounded by the remaining bytes, as no item is
     * smaller than 8 bytes.
     */

    /**
     * The values.
     */

    /**
     * Unknown bytes up to the end of the frame, appended by a later version of the format.
     */

    return Float64ListBody;
  })();

  /**
   * Payload of the footer envelope: additions to the schema, and the way to the page lists.
   * @see {@link https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#footer-envelope|RNTuple Binary Format Specification 0.1, section 'Footer Envelope'}
   */

  var Footer = RntupleRc1.Footer = (function() {
    function Footer(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    Footer.prototype._read = function() {
      this.featureFlags = new FeatureFlags(this._io, this, this._root);
      this.headerChecksum = this._io.readBytes(4);
      this.schemaExtension = new SchemaExtensionFrame(this._io, this, this._root);
      this.columnGroups = new ColumnGroupList(this._io, this, this._root);
      this.clusterSummaries = new ClusterSummaryList(this._io, this, this._root);
      this.clusterGroups = new ClusterGroupList(this._io, this, this._root);
      this.metaDataLinks = new MetaDataLinkList(this._io, this, this._root);
      this.trailing = this._io.readBytesFull();
    }

    /**
     * Features that a reader must know, in addition to those of the header.
     */

    /**
     * Checksum of the header envelope that the footer belongs to.
     */

    /**
     * Schema parts that were added while data was being written.
     */

    /**
     * Subsets of the columns; empty unless there are sharded clusters.
     */

    /**
     * Entry ranges of all clusters, in the order of their ids.
     */

    /**
     * Cluster groups, each with a link to its page list.
     */

    /**
     * Links to user meta-data envelopes.
     */

    /**
     * Unknown bytes up to the end of the envelope payload, appended by a later version of the format.
     */

    return Footer;
  })();

  /**
   * Whole footer envelope, from a slice that holds exactly the envelope.
   * @see {@link https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#envelopes|RNTuple Binary Format Specification 0.1, section 'Envelopes'}
   */

  var FooterEnvelope = RntupleRc1.FooterEnvelope = (function() {
    function FooterEnvelope(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    FooterEnvelope.prototype._read = function() {
      this.preamble = new EnvelopePreamble(this._io, this, this._root);
      this._raw_payload = this._io.readBytes(((this._io.size - this._io.pos) - 4));
      var _io__raw_payload = new ByteStream(this._raw_payload);
      this.payload = new Footer(_io__raw_payload, this, this._root);
      this.checksum = this._io.readBytes(4);
    }

    /**
     * Versions of the envelope.
     */

    /**
     * Contents of the envelope.
     */

    /**
     * CRC32 of all preceding bytes of the envelope, little-endian.
     */

    return FooterEnvelope;
  })();

  /**
   * Payload of the header envelope: name, provenance and schema of the RNTuple.
   * @see {@link https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#header-envelope|RNTuple Binary Format Specification 0.1, section 'Header Envelope'}
   */

  var Header = RntupleRc1.Header = (function() {
    function Header(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    Header.prototype._read = function() {
      this.featureFlags = new FeatureFlags(this._io, this, this._root);
      this.releaseCandidateTag = this._io.readU4le();
      this.name = new CountedString(this._io, this, this._root);
      this.description = new CountedString(this._io, this, this._root);
      this.writer = new CountedString(this._io, this, this._root);
      this.schema = new Schema(this._io, this, this._root);
      this.trailing = this._io.readBytesFull();
    }

    /**
     * Features that a reader must know.
     */

    /**
     * Marks unstable versions of the format; 1 in all files of this generation.
     */

    /**
     * Name of the RNTuple.
     */

    /**
     * Free text about the RNTuple.
     */

    /**
     * Library and version that wrote the RNTuple.
     */

    /**
     * Fields, columns, alias columns and extra type information known when writing began.
     */

    /**
     * Unknown bytes up to the end of the envelope payload, appended by a later version of the format.
     */

    return Header;
  })();

  /**
   * Whole header envelope, from a slice that holds exactly the envelope.
   * @see {@link https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#envelopes|RNTuple Binary Format Specification 0.1, section 'Envelopes'}
   */

  var HeaderEnvelope = RntupleRc1.HeaderEnvelope = (function() {
    function HeaderEnvelope(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    HeaderEnvelope.prototype._read = function() {
      this.preamble = new EnvelopePreamble(this._io, this, this._root);
      this._raw_payload = this._io.readBytes(((this._io.size - this._io.pos) - 4));
      var _io__raw_payload = new ByteStream(this._raw_payload);
      this.payload = new Header(_io__raw_payload, this, this._root);
      this.checksum = this._io.readBytes(4);
    }

    /**
     * Versions of the envelope.
     */

    /**
     * Contents of the envelope.
     */

    /**
     * CRC32 of all preceding bytes of the envelope, little-endian.
     */

    return HeaderEnvelope;
  })();

  /**
   * List frame of integer values.
   * @see {@link https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames|RNTuple Binary Format Specification 0.1, section 'Frames'}
   */

  var Int64List = RntupleRc1.Int64List = (function() {
    function Int64List(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    Int64List.prototype._read = function() {
      this.lenFrame = this._io.readS4le();
      var _ = this.lenFrame;
      if (!( ((_ <= -(8)) && ((_ + (this._io.size - this._io.pos)) >= -(4))) )) {
        throw new ByteStream.ValidationExprError(this.lenFrame, this._io, "/types/int64_list/seq/0");
      }
      this._raw_body = this._io.readBytes(-(this.lenFrame) - 4);
      var _io__raw_body = new ByteStream(this._raw_body);
      this.body = new Int64ListBody(_io__raw_body, this, this._root);
    }

    /**
     * Size of the frame in bytes, this field included, negated: the sign marks a list frame.
     */

    /**
     * Number of items, items and whatever follows them inside the frame.
     */

    return Int64List;
  })();

  /**
   * Payload of the list frame of integer values.
   * @see {@link https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#user-meta-data-envelope|RNTuple Binary Format Specification 0.1, section 'User Meta-data Envelope'}
   */

  var Int64ListBody = RntupleRc1.Int64ListBody = (function() {
    function Int64ListBody(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    Int64ListBody.prototype._read = function() {
      this.numItemsAndReserved = this._io.readU4le();
      var _ = this.numItemsAndReserved;
      if (!((ByteStream.mod(_, 268435456) * 8) <= (this._io.size - this._io.pos))) {
        throw new ByteStream.ValidationExprError(this.numItemsAndReserved, this._io, "/types/int64_list_body/seq/0");
      }
      this.items = [];
      for (var i = 0; i < this.numItems; i++) {
        this.items.push(this._io.readS8le());
      }
      this.trailing = this._io.readBytesFull();
    }

    /**
     * Number of items.
     */
    Object.defineProperty(Int64ListBody.prototype, 'numItems', {
      get: function() {
        if (this._m_numItems !== undefined)
          return this._m_numItems;
        this._m_numItems = ByteStream.mod(this.numItemsAndReserved, 268435456);
        return this._m_numItems;
      }
    });

    /**
     * Reserved bits; zero in all known files.
     */
    Object.defineProperty(Int64ListBody.prototype, 'reserved', {
      get: function() {
        if (this._m_reserved !== undefined)
          return this._m_reserved;
        this._m_reserved = Math.floor(this.numItemsAndReserved / 268435456);
        return this._m_reserved;
      }
    });

    /**
     * Number of items in the low 28 bits, high 4 bits reserved. Bounded by the remaining bytes, as no item is
     * smaller than 8 bytes.
     */

    /**
     * The values.
     */

    /**
     * Unknown bytes up to the end of the frame, appended by a later version of the format.
     */

    return Int64ListBody;
  })();

  /**
   * Where a byte range is stored. A non-negative head is the size of a byte range in the same file, and an
   * offset follows. A negative head is negated as a whole and then holds locator size, reserved byte and
   * kind.
   * @see {@link https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#locators-and-envelope-links|RNTuple Binary Format Specification 0.1, section 'Locators and Envelope Links'}
   */

  var Locator = RntupleRc1.Locator = (function() {
    function Locator(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    Locator.prototype._read = function() {
      this.head = this._io.readS4le();
      var _ = this.head;
      if (!( ((_ >= 0) || (ByteStream.mod((0 - _), 65536) >= 4)) )) {
        throw new ByteStream.ValidationExprError(this.head, this._io, "/types/locator/seq/0");
      }
      if (this.head >= 0) {
        this.ofsRange = this._io.readU8le();
      }
      if (this.head < 0) {
        switch (this.kind) {
        case 1:
          this._raw_payload = this._io.readBytes((this.lenSelf - 4));
          var _io__raw_payload = new ByteStream(this._raw_payload);
          this.payload = new UriLocator(_io__raw_payload, this, this._root);
          break;
        case 2:
          this._raw_payload = this._io.readBytes((this.lenSelf - 4));
          var _io__raw_payload = new ByteStream(this._raw_payload);
          this.payload = new Object64Locator(_io__raw_payload, this, this._root);
          break;
        default:
          this._raw_payload = this._io.readBytes((this.lenSelf - 4));
          var _io__raw_payload = new ByteStream(this._raw_payload);
          this.payload = new UnknownPayload(_io__raw_payload, this, this._root);
          break;
        }
      }
    }

    /**
     * Kind of locator, see the enum locator_kind; 0 in a standard locator.
     */
    Object.defineProperty(Locator.prototype, 'kind', {
      get: function() {
        if (this._m_kind !== undefined)
          return this._m_kind;
        this._m_kind = Math.floor(this.negatedHead / 16777216);
        return this._m_kind;
      }
    });

    /**
     * Size in bytes of a non-standard locator, head included; 0 in a standard locator.
     */
    Object.defineProperty(Locator.prototype, 'lenSelf', {
      get: function() {
        if (this._m_lenSelf !== undefined)
          return this._m_lenSelf;
        this._m_lenSelf = ByteStream.mod(this.negatedHead, 65536);
        return this._m_lenSelf;
      }
    });

    /**
     * The word that holds locator size, reserved byte and kind; 0 in a standard locator.
     */
    Object.defineProperty(Locator.prototype, 'negatedHead', {
      get: function() {
        if (this._m_negatedHead !== undefined)
          return this._m_negatedHead;
        this._m_negatedHead = (this.head < 0 ? (0 - this.head) : 0);
        return this._m_negatedHead;
      }
    });

    /**
     * Byte for use by the storage system of a non-standard locator.
     */
    Object.defineProperty(Locator.prototype, 'reserved', {
      get: function() {
        if (this._m_reserved !== undefined)
          return this._m_reserved;
        this._m_reserved = ByteStream.mod(Math.floor(this.negatedHead / 65536), 256);
        return this._m_reserved;
      }
    });

    /**
     * Stored size in bytes of the byte range if not negative; else the negated word of locator size,
     * reserved byte and kind.
     */

    /**
     * Offset in bytes from the start of the file.
     */

    /**
     * Position in a non-standard locator; opaque for kinds unknown to this version.
     */

    return Locator;
  })();

  /**
   * Payload of a user meta-data envelope.
   * @see {@link https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#user-meta-data-envelope|RNTuple Binary Format Specification 0.1, section 'User Meta-data Envelope'}
   */

  var MetaData = RntupleRc1.MetaData = (function() {
    function MetaData(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    MetaData.prototype._read = function() {
      this.entries = new MetaDataEntryList(this._io, this, this._root);
      this.trailing = this._io.readBytesFull();
    }

    /**
     * Key-value pairs; a key may occur several times, which are its versions.
     */

    /**
     * Unknown bytes up to the end of the envelope payload, appended by a later version of the format.
     */

    return MetaData;
  })();

  /**
   * Boolean value.
   * @see {@link https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#user-meta-data-envelope|RNTuple Binary Format Specification 0.1, section 'User Meta-data Envelope'}
   */

  var MetaDataBool = RntupleRc1.MetaDataBool = (function() {
    function MetaDataBool(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    MetaDataBool.prototype._read = function() {
      this.number = this._io.readU1();
    }

    /**
     * The value; not zero is true.
     */

    return MetaDataBool;
  })();

  /**
   * One key-value pair.
   * @see {@link https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#user-meta-data-envelope|RNTuple Binary Format Specification 0.1, section 'User Meta-data Envelope'}
   */

  var MetaDataEntry = RntupleRc1.MetaDataEntry = (function() {
    function MetaDataEntry(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    MetaDataEntry.prototype._read = function() {
      this.valueType = this._io.readS4le();
      this.key = new CountedString(this._io, this, this._root);
      switch (this.valueType) {
      case 1:
        this.value = new MetaDataInt64(this._io, this, this._root);
        break;
      case 2:
        this.value = new MetaDataBool(this._io, this, this._root);
        break;
      case 3:
        this.value = new MetaDataFloat64(this._io, this, this._root);
        break;
      case 4:
        this.value = new CountedString(this._io, this, this._root);
        break;
      case -1:
        this.value = new Int64List(this._io, this, this._root);
        break;
      case -2:
        this.value = new BoolList(this._io, this, this._root);
        break;
      case -3:
        this.value = new Float64List(this._io, this, this._root);
        break;
      case -4:
        this.value = new StringList(this._io, this, this._root);
        break;
      }
      this.trailing = this._io.readBytesFull();
    }

    /**
     * Type of the value, see the enum meta_data_type; negated if the value is a list.
     */

    /**
     * Key: name spaces separated by dots.
     */

    /**
     * The value; absent if this version of the format does not know its type.
     */

    /**
     * Unknown bytes up to the end of the frame, appended by a later version of the format.
     */

    return MetaDataEntry;
  })();

  /**
   * List frame of key-value pairs.
   * @see {@link https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames|RNTuple Binary Format Specification 0.1, section 'Frames'}
   */

  var MetaDataEntryList = RntupleRc1.MetaDataEntryList = (function() {
    function MetaDataEntryList(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    MetaDataEntryList.prototype._read = function() {
      this.lenFrame = this._io.readS4le();
      var _ = this.lenFrame;
      if (!( ((_ <= -(8)) && ((_ + (this._io.size - this._io.pos)) >= -(4))) )) {
        throw new ByteStream.ValidationExprError(this.lenFrame, this._io, "/types/meta_data_entry_list/seq/0");
      }
      this._raw_body = this._io.readBytes(-(this.lenFrame) - 4);
      var _io__raw_body = new ByteStream(this._raw_body);
      this.body = new MetaDataEntryListBody(_io__raw_body, this, this._root);
    }

    /**
     * Size of the frame in bytes, this field included, negated: the sign marks a list frame.
     */

    /**
     * Number of items, items and whatever follows them inside the frame.
     */

    return MetaDataEntryList;
  })();

  /**
   * Payload of the list frame of key-value pairs.
   * @see {@link https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames|RNTuple Binary Format Specification 0.1, section 'Frames'}
   */

  var MetaDataEntryListBody = RntupleRc1.MetaDataEntryListBody = (function() {
    function MetaDataEntryListBody(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    MetaDataEntryListBody.prototype._read = function() {
      this.numItemsAndReserved = this._io.readU4le();
      var _ = this.numItemsAndReserved;
      if (!((ByteStream.mod(_, 268435456) * 4) <= (this._io.size - this._io.pos))) {
        throw new ByteStream.ValidationExprError(this.numItemsAndReserved, this._io, "/types/meta_data_entry_list_body/seq/0");
      }
      this.items = [];
      for (var i = 0; i < this.numItems; i++) {
        this.items.push(new MetaDataEntryRecord(this._io, this, this._root));
      }
      this.trailing = this._io.readBytesFull();
    }

    /**
     * Number of items.
     */
    Object.defineProperty(MetaDataEntryListBody.prototype, 'numItems', {
      get: function() {
        if (this._m_numItems !== undefined)
          return this._m_numItems;
        this._m_numItems = ByteStream.mod(this.numItemsAndReserved, 268435456);
        return this._m_numItems;
      }
    });

    /**
     * Reserved bits; zero in all known files.
     */
    Object.defineProperty(MetaDataEntryListBody.prototype, 'reserved', {
      get: function() {
        if (this._m_reserved !== undefined)
          return this._m_reserved;
        this._m_reserved = Math.floor(this.numItemsAndReserved / 268435456);
        return this._m_reserved;
      }
    });

    /**
     * Number of items in the low 28 bits, high 4 bits reserved. Bounded by the remaining bytes, as no item is
     * smaller than 4 bytes.
     */

    /**
     * The key-value pairs, in order.
     */

    /**
     * Unknown bytes up to the end of the frame, appended by a later version of the format.
     */

    return MetaDataEntryListBody;
  })();

  /**
   * Record frame around one key-value pair.
   * @see {@link https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames|RNTuple Binary Format Specification 0.1, section 'Frames'}
   */

  var MetaDataEntryRecord = RntupleRc1.MetaDataEntryRecord = (function() {
    function MetaDataEntryRecord(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    MetaDataEntryRecord.prototype._read = function() {
      this.lenFrame = this._io.readS4le();
      var _ = this.lenFrame;
      if (!( ((_ >= 4) && ((_ - (this._io.size - this._io.pos)) <= 4)) )) {
        throw new ByteStream.ValidationExprError(this.lenFrame, this._io, "/types/meta_data_entry_record/seq/0");
      }
      this._raw_body = this._io.readBytes(this.lenFrame - 4);
      var _io__raw_body = new ByteStream(this._raw_body);
      this.body = new MetaDataEntry(_io__raw_body, this, this._root);
    }

    /**
     * Size of the frame in bytes, this field included; positive, as in every record frame.
     */

    /**
     * Payload of the frame.
     */

    return MetaDataEntryRecord;
  })();

  /**
   * Whole user meta-data envelope, from a slice that holds exactly the envelope.
   * @see {@link https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#envelopes|RNTuple Binary Format Specification 0.1, section 'Envelopes'}
   */

  var MetaDataEnvelope = RntupleRc1.MetaDataEnvelope = (function() {
    function MetaDataEnvelope(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    MetaDataEnvelope.prototype._read = function() {
      this.preamble = new EnvelopePreamble(this._io, this, this._root);
      this._raw_payload = this._io.readBytes(((this._io.size - this._io.pos) - 4));
      var _io__raw_payload = new ByteStream(this._raw_payload);
      this.payload = new MetaData(_io__raw_payload, this, this._root);
      this.checksum = this._io.readBytes(4);
    }

    /**
     * Versions of the envelope.
     */

    /**
     * Contents of the envelope.
     */

    /**
     * CRC32 of all preceding bytes of the envelope, little-endian.
     */

    return MetaDataEnvelope;
  })();

  /**
   * Floating point value.
   * @see {@link https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#user-meta-data-envelope|RNTuple Binary Format Specification 0.1, section 'User Meta-data Envelope'}
   */

  var MetaDataFloat64 = RntupleRc1.MetaDataFloat64 = (function() {
    function MetaDataFloat64(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    MetaDataFloat64.prototype._read = function() {
      this.number = this._io.readF8le();
    }

    /**
     * The value.
     */

    return MetaDataFloat64;
  })();

  /**
   * Integer value.
   * @see {@link https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#user-meta-data-envelope|RNTuple Binary Format Specification 0.1, section 'User Meta-data Envelope'}
   */

  var MetaDataInt64 = RntupleRc1.MetaDataInt64 = (function() {
    function MetaDataInt64(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    MetaDataInt64.prototype._read = function() {
      this.number = this._io.readS8le();
    }

    /**
     * The value.
     */

    return MetaDataInt64;
  })();

  /**
   * List frame of links to user meta-data envelopes.
   * @see {@link https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames|RNTuple Binary Format Specification 0.1, section 'Frames'}
   */

  var MetaDataLinkList = RntupleRc1.MetaDataLinkList = (function() {
    function MetaDataLinkList(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    MetaDataLinkList.prototype._read = function() {
      this.lenFrame = this._io.readS4le();
      var _ = this.lenFrame;
      if (!( ((_ <= -(8)) && ((_ + (this._io.size - this._io.pos)) >= -(4))) )) {
        throw new ByteStream.ValidationExprError(this.lenFrame, this._io, "/types/meta_data_link_list/seq/0");
      }
      this._raw_body = this._io.readBytes(-(this.lenFrame) - 4);
      var _io__raw_body = new ByteStream(this._raw_body);
      this.body = new MetaDataLinkListBody(_io__raw_body, this, this._root);
    }

    /**
     * Size of the frame in bytes, this field included, negated: the sign marks a list frame.
     */

    /**
     * Number of items, items and whatever follows them inside the frame.
     */

    return MetaDataLinkList;
  })();

  /**
   * Payload of the list frame of links to user meta-data envelopes.
   * @see {@link https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#footer-envelope|RNTuple Binary Format Specification 0.1, section 'Footer Envelope'}
   */

  var MetaDataLinkListBody = RntupleRc1.MetaDataLinkListBody = (function() {
    function MetaDataLinkListBody(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    MetaDataLinkListBody.prototype._read = function() {
      this.numItemsAndReserved = this._io.readU4le();
      var _ = this.numItemsAndReserved;
      if (!((ByteStream.mod(_, 268435456) * 8) <= (this._io.size - this._io.pos))) {
        throw new ByteStream.ValidationExprError(this.numItemsAndReserved, this._io, "/types/meta_data_link_list_body/seq/0");
      }
      this.items = [];
      for (var i = 0; i < this.numItems; i++) {
        this.items.push(new EnvelopeLink(this._io, this, this._root));
      }
      this.trailing = this._io.readBytesFull();
    }

    /**
     * Number of items.
     */
    Object.defineProperty(MetaDataLinkListBody.prototype, 'numItems', {
      get: function() {
        if (this._m_numItems !== undefined)
          return this._m_numItems;
        this._m_numItems = ByteStream.mod(this.numItemsAndReserved, 268435456);
        return this._m_numItems;
      }
    });

    /**
     * Reserved bits; zero in all known files.
     */
    Object.defineProperty(MetaDataLinkListBody.prototype, 'reserved', {
      get: function() {
        if (this._m_reserved !== undefined)
          return this._m_reserved;
        this._m_reserved = Math.floor(this.numItemsAndReserved / 268435456);
        return this._m_reserved;
      }
    });

    /**
     * Number of items in the low 28 bits, high 4 bits reserved. Bounded by the remaining bytes, as no item is
     * smaller than 8 bytes.
     */

    /**
     * Envelope links; these are not frames.
     */

    /**
     * Unknown bytes up to the end of the frame, appended by a later version of the format.
     */

    return MetaDataLinkListBody;
  })();

  /**
   * Payload of a locator of an object with a 64-bit address, as in the DAOS object store.
   * @see {@link https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#well-known-payload-formats|RNTuple Binary Format Specification 0.1, section 'Well-known Payload Formats'}
   */

  var Object64Locator = RntupleRc1.Object64Locator = (function() {
    function Object64Locator(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    Object64Locator.prototype._read = function() {
      this.lenObject = this._io.readU4le();
      this.location = this._io.readU8le();
      this.trailing = this._io.readBytesFull();
    }

    /**
     * Stored size in bytes of the object.
     */

    /**
     * Address of the object; its meaning depends on the object store.
     */

    /**
     * Unknown bytes up to the end of the locator, appended by a later version of the format.
     */

    return Object64Locator;
  })();

  /**
   * Description of one page: a run of elements of one column.
   * @see {@link https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#page-list-envelope|RNTuple Binary Format Specification 0.1, section 'Page List Envelope'}
   */

  var Page = RntupleRc1.Page = (function() {
    function Page(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    Page.prototype._read = function() {
      this.numElementsAndFlags = this._io.readU4le();
      this.locator = new Locator(this._io, this, this._root);
    }

    /**
     * Bits of the enum page_flag.
     */
    Object.defineProperty(Page.prototype, 'flags', {
      get: function() {
        if (this._m_flags !== undefined)
          return this._m_flags;
        this._m_flags = Math.floor(this.numElementsAndFlags / 1073741824);
        return this._m_flags;
      }
    });

    /**
     * Number of elements in the page.
     */
    Object.defineProperty(Page.prototype, 'numElements', {
      get: function() {
        if (this._m_numElements !== undefined)
          return this._m_numElements;
        this._m_numElements = ByteStream.mod(this.numElementsAndFlags, 1073741824);
        return this._m_numElements;
      }
    });

    /**
     * Number of elements in the low 30 bits, bits of the enum page_flag in the high 2 bits.
     */

    /**
     * Where the page is stored; its size does not count the checksum.
     */

    return Page;
  })();

  /**
   * Payload of a page list envelope: where the pages of the clusters of one cluster group are.
   * @see {@link https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#page-list-envelope|RNTuple Binary Format Specification 0.1, section 'Page List Envelope'}
   */

  var PageList = RntupleRc1.PageList = (function() {
    function PageList(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    PageList.prototype._read = function() {
      this.pageLocations = new ClusterPagesList(this._io, this, this._root);
      this.trailing = this._io.readBytesFull();
    }

    /**
     * Pages of the clusters of the group, in the order of the summaries.
     */

    /**
     * Unknown bytes up to the end of the envelope payload, appended by a later version of the format.
     */

    return PageList;
  })();

  /**
   * Whole page list envelope, from a slice that holds exactly the envelope.
   * @see {@link https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#envelopes|RNTuple Binary Format Specification 0.1, section 'Envelopes'}
   */

  var PageListEnvelope = RntupleRc1.PageListEnvelope = (function() {
    function PageListEnvelope(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    PageListEnvelope.prototype._read = function() {
      this.preamble = new EnvelopePreamble(this._io, this, this._root);
      this._raw_payload = this._io.readBytes(((this._io.size - this._io.pos) - 4));
      var _io__raw_payload = new ByteStream(this._raw_payload);
      this.payload = new PageList(_io__raw_payload, this, this._root);
      this.checksum = this._io.readBytes(4);
    }

    /**
     * Versions of the envelope.
     */

    /**
     * Contents of the envelope.
     */

    /**
     * CRC32 of all preceding bytes of the envelope, little-endian.
     */

    return PageListEnvelope;
  })();

  /**
   * Schema description: four list frames. It is in the header and, for later additions, in the footer.
   * @see {@link https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#header-envelope|RNTuple Binary Format Specification 0.1, section 'Header Envelope'}
   */

  var Schema = RntupleRc1.Schema = (function() {
    function Schema(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    Schema.prototype._read = function() {
      this.fields = new FieldList(this._io, this, this._root);
      this.columns = new ColumnList(this._io, this, this._root);
      this.aliasColumns = new AliasColumnList(this._io, this, this._root);
      this.extraTypeInfos = new ExtraTypeInfoList(this._io, this, this._root);
    }

    /**
     * Field descriptions; the field id is the position, counted on in the schema extension.
     */

    /**
     * Column descriptions; the column id is the position, counted on in the schema extension.
     */

    /**
     * Columns of projected fields; their ids follow those of the physical columns.
     */

    /**
     * Type information that field descriptions cannot hold.
     */

    return Schema;
  })();

  /**
   * Additions to the schema of the header.
   * @see {@link https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#footer-envelope|RNTuple Binary Format Specification 0.1, section 'Footer Envelope'}
   */

  var SchemaExtension = RntupleRc1.SchemaExtension = (function() {
    function SchemaExtension(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    SchemaExtension.prototype._read = function() {
      if (!(this._io.isEof())) {
        this.schema = new Schema(this._io, this, this._root);
      }
      this.trailing = this._io.readBytesFull();
    }

    /**
     * The additions; absent if the frame is empty.
     */

    /**
     * Unknown bytes up to the end of the frame, appended by a later version of the format.
     */

    return SchemaExtension;
  })();

  /**
   * Frame around the schema extension. Early files hold an empty list frame here, later ones the record frame of the
   * text. The sign of the size distinguishes them.
   * @see {@link https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#footer-envelope|RNTuple Binary Format Specification 0.1, section 'Footer Envelope'}
   */

  var SchemaExtensionFrame = RntupleRc1.SchemaExtensionFrame = (function() {
    function SchemaExtensionFrame(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    SchemaExtensionFrame.prototype._read = function() {
      this.lenFrame = this._io.readS4le();
      var _ = this.lenFrame;
      if (!( (( ((_ >= 4) && ((_ - (this._io.size - this._io.pos)) <= 4)) ) || ( ((_ <= -(8)) && ((_ + (this._io.size - this._io.pos)) >= -(4))) )) )) {
        throw new ByteStream.ValidationExprError(this.lenFrame, this._io, "/types/schema_extension_frame/seq/0");
      }
      if (this.lenFrame >= 0) {
        this._raw_record = this._io.readBytes(this.lenFrame - 4);
        var _io__raw_record = new ByteStream(this._raw_record);
        this.record = new SchemaExtension(_io__raw_record, this, this._root);
      }
      if (this.lenFrame < 0) {
        this._raw_list = this._io.readBytes(-(this.lenFrame) - 4);
        var _io__raw_list = new ByteStream(this._raw_list);
        this.list = new SchemaExtensionListBody(_io__raw_list, this, this._root);
      }
    }

    /**
     * Size of the frame in bytes, this field included; negated in a list frame.
     */

    /**
     * Payload of the record frame.
     */

    /**
     * Payload of the list frame.
     */

    return SchemaExtensionFrame;
  })();

  /**
   * Payload of the list frame that replaces the schema extension in early files.
   * @see {@link https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#footer-envelope|RNTuple Binary Format Specification 0.1, section 'Footer Envelope'}
   */

  var SchemaExtensionListBody = RntupleRc1.SchemaExtensionListBody = (function() {
    function SchemaExtensionListBody(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    SchemaExtensionListBody.prototype._read = function() {
      this.numItemsAndReserved = this._io.readU4le();
      this.trailing = this._io.readBytesFull();
    }

    /**
     * Number of items.
     */
    Object.defineProperty(SchemaExtensionListBody.prototype, 'numItems', {
      get: function() {
        if (this._m_numItems !== undefined)
          return this._m_numItems;
        this._m_numItems = ByteStream.mod(this.numItemsAndReserved, 268435456);
        return this._m_numItems;
      }
    });

    /**
     * Reserved bits; zero in all known files.
     */
    Object.defineProperty(SchemaExtensionListBody.prototype, 'reserved', {
      get: function() {
        if (this._m_reserved !== undefined)
          return this._m_reserved;
        this._m_reserved = Math.floor(this.numItemsAndReserved / 268435456);
        return this._m_reserved;
      }
    });

    /**
     * Number of items in the low 28 bits, high 4 bits reserved.
     */

    /**
     * Unknown bytes up to the end of the frame, appended by a later version of the format.
     */

    return SchemaExtensionListBody;
  })();

  /**
   * List frame of string values.
   * @see {@link https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames|RNTuple Binary Format Specification 0.1, section 'Frames'}
   */

  var StringList = RntupleRc1.StringList = (function() {
    function StringList(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    StringList.prototype._read = function() {
      this.lenFrame = this._io.readS4le();
      var _ = this.lenFrame;
      if (!( ((_ <= -(8)) && ((_ + (this._io.size - this._io.pos)) >= -(4))) )) {
        throw new ByteStream.ValidationExprError(this.lenFrame, this._io, "/types/string_list/seq/0");
      }
      this._raw_body = this._io.readBytes(-(this.lenFrame) - 4);
      var _io__raw_body = new ByteStream(this._raw_body);
      this.body = new StringListBody(_io__raw_body, this, this._root);
    }

    /**
     * Size of the frame in bytes, this field included, negated: the sign marks a list frame.
     */

    /**
     * Number of items, items and whatever follows them inside the frame.
     */

    return StringList;
  })();

  /**
   * Payload of the list frame of string values.
   * @see {@link https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#user-meta-data-envelope|RNTuple Binary Format Specification 0.1, section 'User Meta-data Envelope'}
   */

  var StringListBody = RntupleRc1.StringListBody = (function() {
    function StringListBody(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    StringListBody.prototype._read = function() {
      this.numItemsAndReserved = this._io.readU4le();
      var _ = this.numItemsAndReserved;
      if (!((ByteStream.mod(_, 268435456) * 4) <= (this._io.size - this._io.pos))) {
        throw new ByteStream.ValidationExprError(this.numItemsAndReserved, this._io, "/types/string_list_body/seq/0");
      }
      this.items = [];
      for (var i = 0; i < this.numItems; i++) {
        this.items.push(new CountedString(this._io, this, this._root));
      }
      this.trailing = this._io.readBytesFull();
    }

    /**
     * Number of items.
     */
    Object.defineProperty(StringListBody.prototype, 'numItems', {
      get: function() {
        if (this._m_numItems !== undefined)
          return this._m_numItems;
        this._m_numItems = ByteStream.mod(this.numItemsAndReserved, 268435456);
        return this._m_numItems;
      }
    });

    /**
     * Reserved bits; zero in all known files.
     */
    Object.defineProperty(StringListBody.prototype, 'reserved', {
      get: function() {
        if (this._m_reserved !== undefined)
          return this._m_reserved;
        this._m_reserved = Math.floor(this.numItemsAndReserved / 268435456);
        return this._m_reserved;
      }
    });

    /**
     * Number of items in the low 28 bits, high 4 bits reserved. Bounded by the remaining bytes, as no item is
     * smaller than 4 bytes.
     */

    /**
     * The values.
     */

    /**
     * Unknown bytes up to the end of the frame, appended by a later version of the format.
     */

    return StringListBody;
  })();

  /**
   * Payload whose kind this version of the format does not know.
   * @see {@link https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#locators-and-envelope-links|RNTuple Binary Format Specification 0.1, section 'Locators and Envelope Links'}
   */

  var UnknownPayload = RntupleRc1.UnknownPayload = (function() {
    function UnknownPayload(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    UnknownPayload.prototype._read = function() {
      this.raw = this._io.readBytesFull();
    }

    /**
     * The stored bytes, unparsed.
     */

    return UnknownPayload;
  })();

  /**
   * Payload of a locator that is a URI.
   * @see {@link https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#locators-and-envelope-links|RNTuple Binary Format Specification 0.1, section 'Locators and Envelope Links'}
   */

  var UriLocator = RntupleRc1.UriLocator = (function() {
    function UriLocator(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    UriLocator.prototype._read = function() {
      this.raw = this._io.readBytesFull();
    }

    /**
     * Characters of the URI.
     */

    return UriLocator;
  })();

  /**
   * Versions of the envelope.
   */

  /**
   * Contents of the envelope, unparsed.
   */

  /**
   * CRC32 of all preceding bytes of the envelope, little-endian.
   */

  return RntupleRc1;
})();
RntupleRc1_.RntupleRc1 = RntupleRc1;
});
