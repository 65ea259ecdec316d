// Generated from spec/rntuple_rc2.ksy by tools/generate; edit spec/parts/rntuple_rc2.ksy and run `make generate`.
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

(function (root, factory) {
  if (typeof define === 'function' && define.amd) {
    define(['exports', './runtime'], factory);
  } else if (typeof exports === 'object' && exports !== null && typeof exports.nodeType !== 'number') {
    factory(exports, require('./runtime').ByteStream);
  } else {
    factory(root.RntupleRc2 || (root.RntupleRc2 = {}), root.ByteStream);
  }
})(typeof self !== 'undefined' ? self : this, function (RntupleRc2_, ByteStream) {
/**
 * Envelopes as ROOT 6.31 to 6.33 wrote them, format versions 0.2.0.0 to 0.2.12.0. Files are always marked 0.2.0.0. So
 * flags and the remaining bytes show the differences between these versions, never a version number.
 * @see RNTuple Binary Format Specification 0.2, section 'Envelopes'
 */

var RntupleRc2 = (function() {
  RntupleRc2.ClusterFlag = Object.freeze({
    SHARDED: 1,

    1: "SHARDED",
  });

  RntupleRc2.ColumnFlag = Object.freeze({
    SORTED_ASCENDING: 1,
    SORTED_DESCENDING: 2,
    NON_NEGATIVE: 4,
    DEFERRED: 8,
    VALUE_RANGE: 16,

    1: "SORTED_ASCENDING",
    2: "SORTED_DESCENDING",
    4: "NON_NEGATIVE",
    8: "DEFERRED",
    16: "VALUE_RANGE",
  });

  RntupleRc2.ColumnType = Object.freeze({
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
    REAL32_TRUNC: 29,
    REAL32_QUANT: 30,

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
    29: "REAL32_TRUNC",
    30: "REAL32_QUANT",
  });

  RntupleRc2.EnvelopeType = Object.freeze({
    HEADER: 1,
    FOOTER: 2,
    PAGE_LIST: 3,
    META_DATA: 4,

    1: "HEADER",
    2: "FOOTER",
    3: "PAGE_LIST",
    4: "META_DATA",
  });

  RntupleRc2.ExtraTypeInfoContent = Object.freeze({
    DEFINITION: 1,

    1: "DEFINITION",
  });

  RntupleRc2.FieldFlag = Object.freeze({
    REPETITIVE: 1,
    PROJECTED: 2,
    TYPE_CHECKSUM: 4,

    1: "REPETITIVE",
    2: "PROJECTED",
    4: "TYPE_CHECKSUM",
  });

  RntupleRc2.FieldRole = Object.freeze({
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

  RntupleRc2.LocatorKind = Object.freeze({
    STANDARD: 0,
    URI: 1,
    DAOS: 2,

    0: "STANDARD",
    1: "URI",
    2: "DAOS",
  });

  RntupleRc2.MetaDataType = Object.freeze({
    INT64: 1,
    BOOL: 2,
    FLOAT64: 3,
    STRING: 4,

    1: "INT64",
    2: "BOOL",
    3: "FLOAT64",
    4: "STRING",
  });

  function RntupleRc2(_io, _parent, _root) {
    this._io = _io;
    this._parent = _parent;
    this._root = _root || this;

    this._read();
  }
  RntupleRc2.prototype._read = function() {
    this.typeId = this._io.readU2le();
    this.lenEnvelopeLo = this._io.readU4le();
    this.lenEnvelopeHi = this._io.readU2le();
    var _ = this.lenEnvelopeHi;
    if (!( ((_ >= 0) && (this.lenEnvelope >= 16) && (this.lenEnvelope <= this._io.size)) )) {
      throw new ByteStream.ValidationExprError(this.lenEnvelopeHi, this._io, "/seq/2");
    }
    switch (this.typeId) {
    case 1:
      this._raw_payload = this._io.readBytes(this.lenEnvelope - 16);
      var _io__raw_payload = new ByteStream(this._raw_payload);
      this.payload = new Header(_io__raw_payload, this, this._root);
      break;
    case 2:
      this._raw_payload = this._io.readBytes(this.lenEnvelope - 16);
      var _io__raw_payload = new ByteStream(this._raw_payload);
      this.payload = new Footer(_io__raw_payload, this, this._root);
      break;
    case 3:
      this._raw_payload = this._io.readBytes(this.lenEnvelope - 16);
      var _io__raw_payload = new ByteStream(this._raw_payload);
      this.payload = new PageList(_io__raw_payload, this, this._root);
      break;
    case 4:
      this._raw_payload = this._io.readBytes(this.lenEnvelope - 16);
      var _io__raw_payload = new ByteStream(this._raw_payload);
      this.payload = new MetaData(_io__raw_payload, this, this._root);
      break;
    default:
      this._raw_payload = this._io.readBytes(this.lenEnvelope - 16);
      var _io__raw_payload = new ByteStream(this._raw_payload);
      this.payload = new UnknownPayload(_io__raw_payload, this, this._root);
      break;
    }
    this.checksum = this._io.readBytes(8);
  }

  /**
   * Column of a projected field: another name for a physical column.
   * @see RNTuple Binary Format Specification 0.2, section 'Alias columns'
   */

  var AliasColumn = RntupleRc2.AliasColumn = (function() {
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
   * @see RNTuple Binary Format Specification 0.2, section 'Frames'
   */

  var AliasColumnList = RntupleRc2.AliasColumnList = (function() {
    function AliasColumnList(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    AliasColumnList.prototype._read = function() {
      this.lenFrame = this._io.readS8le();
      var _ = Number(this.lenFrame);
      if (!( ((_ <= -(12)) && ((_ + (this._io.size - this._io.pos)) >= -(8))) )) {
        throw new ByteStream.ValidationExprError(Number(this.lenFrame), this._io, "/types/alias_column_list/seq/0");
      }
      this._raw_body = this._io.readBytes(-(Number(this.lenFrame)) - 8);
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
   * @see RNTuple Binary Format Specification 0.2, section 'Frames'
   */

  var AliasColumnListBody = RntupleRc2.AliasColumnListBody = (function() {
    function AliasColumnListBody(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    AliasColumnListBody.prototype._read = function() {
      this.numItems = this._io.readU4le();
      var _ = this.numItems;
      if (!( ((_ <= 2147483647) && ((_ * 8) <= (this._io.size - this._io.pos))) )) {
        throw new ByteStream.ValidationExprError(this.numItems, this._io, "/types/alias_column_list_body/seq/0");
      }
      this.items = [];
      for (var i = 0; i < this.numItems; i++) {
        this.items.push(new AliasColumnRecord(this._io, this, this._root));
      }
      this.trailing = this._io.readBytesFull();
    }

    /**
     * Number of items; bounded by the remaining bytes, as no item is smaller than 8 bytes.
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
   * @see RNTuple Binary Format Specification 0.2, section 'Frames'
   */

  var AliasColumnRecord = RntupleRc2.AliasColumnRecord = (function() {
    function AliasColumnRecord(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    AliasColumnRecord.prototype._read = function() {
      this.lenFrame = this._io.readS8le();
      var _ = Number(this.lenFrame);
      if (!( ((_ >= 8) && ((_ - (this._io.size - this._io.pos)) <= 8)) )) {
        throw new ByteStream.ValidationExprError(Number(this.lenFrame), this._io, "/types/alias_column_record/seq/0");
      }
      this._raw_body = this._io.readBytes(Number(this.lenFrame) - 8);
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
   * @see RNTuple Binary Format Specification 0.2, section 'Frames'
   */

  var BoolList = RntupleRc2.BoolList = (function() {
    function BoolList(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    BoolList.prototype._read = function() {
      this.lenFrame = this._io.readS8le();
      var _ = Number(this.lenFrame);
      if (!( ((_ <= -(12)) && ((_ + (this._io.size - this._io.pos)) >= -(8))) )) {
        throw new ByteStream.ValidationExprError(Number(this.lenFrame), this._io, "/types/bool_list/seq/0");
      }
      this._raw_body = this._io.readBytes(-(Number(this.lenFrame)) - 8);
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
   * @see RNTuple Binary Format Specification 0.2, section 'User Meta-data Envelope'
   */

  var BoolListBody = RntupleRc2.BoolListBody = (function() {
    function BoolListBody(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    BoolListBody.prototype._read = function() {
      this.numItems = this._io.readU4le();
      var _ = this.numItems;
      if (!( ((_ <= 2147483647) && ((_ * 1) <= (this._io.size - this._io.pos))) )) {
        throw new ByteStream.ValidationExprError(this.numItems, this._io, "/types/bool_list_body/seq/0");
      }
      this.items = [];
      for (var i = 0; i < this.numItems; i++) {
        this.items.push(this._io.readU1());
      }
      this.trailing = this._io.readBytesFull();
    }

    /**
     * Number of items; bounded by the remaining bytes, as no item is smaller than 1 bytes.
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
   * @see RNTuple Binary Format Specification 0.2, section 'Cluster Group Record Frame'
   */

  var ClusterGroup = RntupleRc2.ClusterGroup = (function() {
    function ClusterGroup(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    ClusterGroup.prototype._read = function() {
      this.minEntry = this._io.readU8le();
      this.entrySpan = this._io.readU8le();
      this.numClusters = this._io.readU4le();
      this.pageListLink = new EnvelopeLink(this._io, this, this._root);
      this.trailing = this._io.readBytesFull();
    }

    /**
     * Number of the first entry of all clusters of the group.
     */

    /**
     * Number of entries that the group covers.
     */

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
   * @see RNTuple Binary Format Specification 0.2, section 'Frames'
   */

  var ClusterGroupList = RntupleRc2.ClusterGroupList = (function() {
    function ClusterGroupList(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    ClusterGroupList.prototype._read = function() {
      this.lenFrame = this._io.readS8le();
      var _ = Number(this.lenFrame);
      if (!( ((_ <= -(12)) && ((_ + (this._io.size - this._io.pos)) >= -(8))) )) {
        throw new ByteStream.ValidationExprError(Number(this.lenFrame), this._io, "/types/cluster_group_list/seq/0");
      }
      this._raw_body = this._io.readBytes(-(Number(this.lenFrame)) - 8);
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
   * @see RNTuple Binary Format Specification 0.2, section 'Frames'
   */

  var ClusterGroupListBody = RntupleRc2.ClusterGroupListBody = (function() {
    function ClusterGroupListBody(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    ClusterGroupListBody.prototype._read = function() {
      this.numItems = this._io.readU4le();
      var _ = this.numItems;
      if (!( ((_ <= 2147483647) && ((_ * 8) <= (this._io.size - this._io.pos))) )) {
        throw new ByteStream.ValidationExprError(this.numItems, this._io, "/types/cluster_group_list_body/seq/0");
      }
      this.items = [];
      for (var i = 0; i < this.numItems; i++) {
        this.items.push(new ClusterGroupRecord(this._io, this, this._root));
      }
      this.trailing = this._io.readBytesFull();
    }

    /**
     * Number of items; bounded by the remaining bytes, as no item is smaller than 8 bytes.
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
   * @see RNTuple Binary Format Specification 0.2, section 'Frames'
   */

  var ClusterGroupRecord = RntupleRc2.ClusterGroupRecord = (function() {
    function ClusterGroupRecord(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    ClusterGroupRecord.prototype._read = function() {
      this.lenFrame = this._io.readS8le();
      var _ = Number(this.lenFrame);
      if (!( ((_ >= 8) && ((_ - (this._io.size - this._io.pos)) <= 8)) )) {
        throw new ByteStream.ValidationExprError(Number(this.lenFrame), this._io, "/types/cluster_group_record/seq/0");
      }
      this._raw_body = this._io.readBytes(Number(this.lenFrame) - 8);
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
   * @see RNTuple Binary Format Specification 0.2, section 'Frames'
   */

  var ClusterPages = RntupleRc2.ClusterPages = (function() {
    function ClusterPages(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    ClusterPages.prototype._read = function() {
      this.lenFrame = this._io.readS8le();
      var _ = Number(this.lenFrame);
      if (!( ((_ <= -(12)) && ((_ + (this._io.size - this._io.pos)) >= -(8))) )) {
        throw new ByteStream.ValidationExprError(Number(this.lenFrame), this._io, "/types/cluster_pages/seq/0");
      }
      this._raw_body = this._io.readBytes(-(Number(this.lenFrame)) - 8);
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
   * @see RNTuple Binary Format Specification 0.2, section 'Page Locations'
   */

  var ClusterPagesBody = RntupleRc2.ClusterPagesBody = (function() {
    function ClusterPagesBody(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    ClusterPagesBody.prototype._read = function() {
      this.numItems = this._io.readU4le();
      var _ = this.numItems;
      if (!( ((_ <= 2147483647) && ((_ * 20) <= (this._io.size - this._io.pos))) )) {
        throw new ByteStream.ValidationExprError(this.numItems, this._io, "/types/cluster_pages_body/seq/0");
      }
      this.items = [];
      for (var i = 0; i < this.numItems; i++) {
        this.items.push(new ColumnPages(this._io, this, this._root));
      }
      this.trailing = this._io.readBytesFull();
    }

    /**
     * Number of items; bounded by the remaining bytes, as no item is smaller than 20 bytes.
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
   * @see RNTuple Binary Format Specification 0.2, section 'Frames'
   */

  var ClusterPagesList = RntupleRc2.ClusterPagesList = (function() {
    function ClusterPagesList(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    ClusterPagesList.prototype._read = function() {
      this.lenFrame = this._io.readS8le();
      var _ = Number(this.lenFrame);
      if (!( ((_ <= -(12)) && ((_ + (this._io.size - this._io.pos)) >= -(8))) )) {
        throw new ByteStream.ValidationExprError(Number(this.lenFrame), this._io, "/types/cluster_pages_list/seq/0");
      }
      this._raw_body = this._io.readBytes(-(Number(this.lenFrame)) - 8);
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
   * @see RNTuple Binary Format Specification 0.2, section 'Page Locations'
   */

  var ClusterPagesListBody = RntupleRc2.ClusterPagesListBody = (function() {
    function ClusterPagesListBody(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    ClusterPagesListBody.prototype._read = function() {
      this.numItems = this._io.readU4le();
      var _ = this.numItems;
      if (!( ((_ <= 2147483647) && ((_ * 12) <= (this._io.size - this._io.pos))) )) {
        throw new ByteStream.ValidationExprError(this.numItems, this._io, "/types/cluster_pages_list_body/seq/0");
      }
      this.items = [];
      for (var i = 0; i < this.numItems; i++) {
        this.items.push(new ClusterPages(this._io, this, this._root));
      }
      this.trailing = this._io.readBytesFull();
    }

    /**
     * Number of items; bounded by the remaining bytes, as no item is smaller than 12 bytes.
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
   * @see RNTuple Binary Format Specification 0.2, section 'Cluster Summary Record Frame'
   */

  var ClusterSummary = RntupleRc2.ClusterSummary = (function() {
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
   * @see RNTuple Binary Format Specification 0.2, section 'Frames'
   */

  var ClusterSummaryList = RntupleRc2.ClusterSummaryList = (function() {
    function ClusterSummaryList(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    ClusterSummaryList.prototype._read = function() {
      this.lenFrame = this._io.readS8le();
      var _ = Number(this.lenFrame);
      if (!( ((_ <= -(12)) && ((_ + (this._io.size - this._io.pos)) >= -(8))) )) {
        throw new ByteStream.ValidationExprError(Number(this.lenFrame), this._io, "/types/cluster_summary_list/seq/0");
      }
      this._raw_body = this._io.readBytes(-(Number(this.lenFrame)) - 8);
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
   * @see RNTuple Binary Format Specification 0.2, section 'Frames'
   */

  var ClusterSummaryListBody = RntupleRc2.ClusterSummaryListBody = (function() {
    function ClusterSummaryListBody(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    ClusterSummaryListBody.prototype._read = function() {
      this.numItems = this._io.readU4le();
      var _ = this.numItems;
      if (!( ((_ <= 2147483647) && ((_ * 8) <= (this._io.size - this._io.pos))) )) {
        throw new ByteStream.ValidationExprError(this.numItems, this._io, "/types/cluster_summary_list_body/seq/0");
      }
      this.items = [];
      for (var i = 0; i < this.numItems; i++) {
        this.items.push(new ClusterSummaryRecord(this._io, this, this._root));
      }
      this.trailing = this._io.readBytesFull();
    }

    /**
     * Number of items; bounded by the remaining bytes, as no item is smaller than 8 bytes.
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
   * @see RNTuple Binary Format Specification 0.2, section 'Frames'
   */

  var ClusterSummaryRecord = RntupleRc2.ClusterSummaryRecord = (function() {
    function ClusterSummaryRecord(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    ClusterSummaryRecord.prototype._read = function() {
      this.lenFrame = this._io.readS8le();
      var _ = Number(this.lenFrame);
      if (!( ((_ >= 8) && ((_ - (this._io.size - this._io.pos)) <= 8)) )) {
        throw new ByteStream.ValidationExprError(Number(this.lenFrame), this._io, "/types/cluster_summary_record/seq/0");
      }
      this._raw_body = this._io.readBytes(Number(this.lenFrame) - 8);
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
   * @see RNTuple Binary Format Specification 0.2, section 'Column Description'
   */

  var Column = RntupleRc2.Column = (function() {
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
      this.flags = this._io.readU2le();
      this.representationIndex = this._io.readU2le();
      if (this.isDeferred) {
        this.firstElementIndex = this._io.readS8le();
      }
      if (this.hasValueRange) {
        this.valueRange = new ValueRange(this._io, this, this._root);
      }
      this.trailing = this._io.readBytesFull();
    }

    /**
     * Whether a range of values is stored.
     */
    Object.defineProperty(Column.prototype, 'hasValueRange', {
      get: function() {
        if (this._m_hasValueRange !== undefined)
          return this._m_hasValueRange;
        this._m_hasValueRange = (this.flags & 16) != 0;
        return this._m_hasValueRange;
      }
    });

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
     * Which of the alternative representations of the field the column belongs to; the upper half of
     * 32-bit flags in early drafts, and 0 there.
     */

    /**
     * Index of the first stored element of a deferred column.
     */

    /**
     * Range of the values; last drafts only.
     */

    /**
     * Unknown bytes up to the end of the frame, appended by a later version of the format.
     */

    return Column;
  })();

  /**
   * Columns that the clusters of a shard cover; the column group id is the position.
   * @see RNTuple Binary Format Specification 0.2, section 'Column Group Record Frame'
   */

  var ColumnGroup = RntupleRc2.ColumnGroup = (function() {
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
   * @see RNTuple Binary Format Specification 0.2, section 'Frames'
   */

  var ColumnGroupList = RntupleRc2.ColumnGroupList = (function() {
    function ColumnGroupList(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    ColumnGroupList.prototype._read = function() {
      this.lenFrame = this._io.readS8le();
      var _ = Number(this.lenFrame);
      if (!( ((_ <= -(12)) && ((_ + (this._io.size - this._io.pos)) >= -(8))) )) {
        throw new ByteStream.ValidationExprError(Number(this.lenFrame), this._io, "/types/column_group_list/seq/0");
      }
      this._raw_body = this._io.readBytes(-(Number(this.lenFrame)) - 8);
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
   * @see RNTuple Binary Format Specification 0.2, section 'Frames'
   */

  var ColumnGroupListBody = RntupleRc2.ColumnGroupListBody = (function() {
    function ColumnGroupListBody(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    ColumnGroupListBody.prototype._read = function() {
      this.numItems = this._io.readU4le();
      var _ = this.numItems;
      if (!( ((_ <= 2147483647) && ((_ * 8) <= (this._io.size - this._io.pos))) )) {
        throw new ByteStream.ValidationExprError(this.numItems, this._io, "/types/column_group_list_body/seq/0");
      }
      this.items = [];
      for (var i = 0; i < this.numItems; i++) {
        this.items.push(new ColumnGroupRecord(this._io, this, this._root));
      }
      this.trailing = this._io.readBytesFull();
    }

    /**
     * Number of items; bounded by the remaining bytes, as no item is smaller than 8 bytes.
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
   * @see RNTuple Binary Format Specification 0.2, section 'Frames'
   */

  var ColumnGroupRecord = RntupleRc2.ColumnGroupRecord = (function() {
    function ColumnGroupRecord(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    ColumnGroupRecord.prototype._read = function() {
      this.lenFrame = this._io.readS8le();
      var _ = Number(this.lenFrame);
      if (!( ((_ >= 8) && ((_ - (this._io.size - this._io.pos)) <= 8)) )) {
        throw new ByteStream.ValidationExprError(Number(this.lenFrame), this._io, "/types/column_group_record/seq/0");
      }
      this._raw_body = this._io.readBytes(Number(this.lenFrame) - 8);
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
   * @see RNTuple Binary Format Specification 0.2, section 'Frames'
   */

  var ColumnIdList = RntupleRc2.ColumnIdList = (function() {
    function ColumnIdList(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    ColumnIdList.prototype._read = function() {
      this.lenFrame = this._io.readS8le();
      var _ = Number(this.lenFrame);
      if (!( ((_ <= -(12)) && ((_ + (this._io.size - this._io.pos)) >= -(8))) )) {
        throw new ByteStream.ValidationExprError(Number(this.lenFrame), this._io, "/types/column_id_list/seq/0");
      }
      this._raw_body = this._io.readBytes(-(Number(this.lenFrame)) - 8);
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
   * @see RNTuple Binary Format Specification 0.2, section 'Frames'
   */

  var ColumnIdListBody = RntupleRc2.ColumnIdListBody = (function() {
    function ColumnIdListBody(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    ColumnIdListBody.prototype._read = function() {
      this.numItems = this._io.readU4le();
      var _ = this.numItems;
      if (!( ((_ <= 2147483647) && ((_ * 4) <= (this._io.size - this._io.pos))) )) {
        throw new ByteStream.ValidationExprError(this.numItems, this._io, "/types/column_id_list_body/seq/0");
      }
      this.items = [];
      for (var i = 0; i < this.numItems; i++) {
        this.items.push(this._io.readU4le());
      }
      this.trailing = this._io.readBytesFull();
    }

    /**
     * Number of items; bounded by the remaining bytes, as no item is smaller than 4 bytes.
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
   * @see RNTuple Binary Format Specification 0.2, section 'Frames'
   */

  var ColumnList = RntupleRc2.ColumnList = (function() {
    function ColumnList(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    ColumnList.prototype._read = function() {
      this.lenFrame = this._io.readS8le();
      var _ = Number(this.lenFrame);
      if (!( ((_ <= -(12)) && ((_ + (this._io.size - this._io.pos)) >= -(8))) )) {
        throw new ByteStream.ValidationExprError(Number(this.lenFrame), this._io, "/types/column_list/seq/0");
      }
      this._raw_body = this._io.readBytes(-(Number(this.lenFrame)) - 8);
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
   * @see RNTuple Binary Format Specification 0.2, section 'Frames'
   */

  var ColumnListBody = RntupleRc2.ColumnListBody = (function() {
    function ColumnListBody(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    ColumnListBody.prototype._read = function() {
      this.numItems = this._io.readU4le();
      var _ = this.numItems;
      if (!( ((_ <= 2147483647) && ((_ * 8) <= (this._io.size - this._io.pos))) )) {
        throw new ByteStream.ValidationExprError(this.numItems, this._io, "/types/column_list_body/seq/0");
      }
      this.items = [];
      for (var i = 0; i < this.numItems; i++) {
        this.items.push(new ColumnRecord(this._io, this, this._root));
      }
      this.trailing = this._io.readBytesFull();
    }

    /**
     * Number of items; bounded by the remaining bytes, as no item is smaller than 8 bytes.
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
   * @see RNTuple Binary Format Specification 0.2, section 'Frames'
   */

  var ColumnPages = RntupleRc2.ColumnPages = (function() {
    function ColumnPages(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    ColumnPages.prototype._read = function() {
      this.lenFrame = this._io.readS8le();
      var _ = Number(this.lenFrame);
      if (!( ((_ <= -(20)) && ((_ + (this._io.size - this._io.pos)) >= -(8))) )) {
        throw new ByteStream.ValidationExprError(Number(this.lenFrame), this._io, "/types/column_pages/seq/0");
      }
      this._raw_body = this._io.readBytes(-(Number(this.lenFrame)) - 8);
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
   * @see RNTuple Binary Format Specification 0.2, section 'Page Locations'
   */

  var ColumnPagesBody = RntupleRc2.ColumnPagesBody = (function() {
    function ColumnPagesBody(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    ColumnPagesBody.prototype._read = function() {
      this.numItems = this._io.readU4le();
      var _ = this.numItems;
      if (!( ((_ <= 2147483647) && ((_ * 8) <= (this._io.size - this._io.pos))) )) {
        throw new ByteStream.ValidationExprError(this.numItems, this._io, "/types/column_pages_body/seq/0");
      }
      this.items = [];
      for (var i = 0; i < this.numItems; i++) {
        this.items.push(new Page(this._io, this, this._root));
      }
      this.elementOffset = this._io.readS8le();
      if (Number(this.elementOffset) >= 0) {
        this.compressionSettings = this._io.readU4le();
      }
      this.trailing = this._io.readBytesFull();
    }

    /**
     * Number of items; bounded by the remaining bytes, as no item is smaller than 8 bytes.
     */

    /**
     * Page descriptions in the order of elements; these are not frames.
     */

    /**
     * Number of elements of the column in all clusters before; negative, in the last drafts, if the
     * column is suppressed in this cluster.
     */

    /**
     * Compression settings, 100 * algorithm + level; absent if the column is suppressed.
     * @see RNTuple Binary Format Specification 0.2, section 'Basic Types'
     */

    /**
     * Unknown bytes up to the end of the frame, appended by a later version of the format.
     */

    return ColumnPagesBody;
  })();

  /**
   * Record frame around one column description.
   * @see RNTuple Binary Format Specification 0.2, section 'Frames'
   */

  var ColumnRecord = RntupleRc2.ColumnRecord = (function() {
    function ColumnRecord(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    ColumnRecord.prototype._read = function() {
      this.lenFrame = this._io.readS8le();
      var _ = Number(this.lenFrame);
      if (!( ((_ >= 8) && ((_ - (this._io.size - this._io.pos)) <= 8)) )) {
        throw new ByteStream.ValidationExprError(Number(this.lenFrame), this._io, "/types/column_record/seq/0");
      }
      this._raw_body = this._io.readBytes(Number(this.lenFrame) - 8);
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
   * @see RNTuple Binary Format Specification 0.2, section 'Basic Types'
   */

  var CountedString = RntupleRc2.CountedString = (function() {
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
   * @see RNTuple Binary Format Specification 0.2, section 'Locators and Envelope Links'
   */

  var EnvelopeLink = RntupleRc2.EnvelopeLink = (function() {
    function EnvelopeLink(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    EnvelopeLink.prototype._read = function() {
      this.lenEnvelope = this._io.readU8le();
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
   * Additional information about one type. In the last drafts the kind of content is before the two versions. No known
   * file has such a record.
   * @see RNTuple Binary Format Specification 0.2, section 'Extra type information'
   */

  var ExtraTypeInfo = RntupleRc2.ExtraTypeInfo = (function() {
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
   * @see RNTuple Binary Format Specification 0.2, section 'Frames'
   */

  var ExtraTypeInfoList = RntupleRc2.ExtraTypeInfoList = (function() {
    function ExtraTypeInfoList(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    ExtraTypeInfoList.prototype._read = function() {
      this.lenFrame = this._io.readS8le();
      var _ = Number(this.lenFrame);
      if (!( ((_ <= -(12)) && ((_ + (this._io.size - this._io.pos)) >= -(8))) )) {
        throw new ByteStream.ValidationExprError(Number(this.lenFrame), this._io, "/types/extra_type_info_list/seq/0");
      }
      this._raw_body = this._io.readBytes(-(Number(this.lenFrame)) - 8);
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
   * @see RNTuple Binary Format Specification 0.2, section 'Frames'
   */

  var ExtraTypeInfoListBody = RntupleRc2.ExtraTypeInfoListBody = (function() {
    function ExtraTypeInfoListBody(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    ExtraTypeInfoListBody.prototype._read = function() {
      this.numItems = this._io.readU4le();
      var _ = this.numItems;
      if (!( ((_ <= 2147483647) && ((_ * 8) <= (this._io.size - this._io.pos))) )) {
        throw new ByteStream.ValidationExprError(this.numItems, this._io, "/types/extra_type_info_list_body/seq/0");
      }
      this.items = [];
      for (var i = 0; i < this.numItems; i++) {
        this.items.push(new ExtraTypeInfoRecord(this._io, this, this._root));
      }
      this.trailing = this._io.readBytesFull();
    }

    /**
     * Number of items; bounded by the remaining bytes, as no item is smaller than 8 bytes.
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
   * @see RNTuple Binary Format Specification 0.2, section 'Frames'
   */

  var ExtraTypeInfoRecord = RntupleRc2.ExtraTypeInfoRecord = (function() {
    function ExtraTypeInfoRecord(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    ExtraTypeInfoRecord.prototype._read = function() {
      this.lenFrame = this._io.readS8le();
      var _ = Number(this.lenFrame);
      if (!( ((_ >= 8) && ((_ - (this._io.size - this._io.pos)) <= 8)) )) {
        throw new ByteStream.ValidationExprError(Number(this.lenFrame), this._io, "/types/extra_type_info_record/seq/0");
      }
      this._raw_body = this._io.readBytes(Number(this.lenFrame) - 8);
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
   * @see RNTuple Binary Format Specification 0.2, section 'Feature Flags'
   */

  var FeatureFlagWord = RntupleRc2.FeatureFlagWord = (function() {
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
   * @see RNTuple Binary Format Specification 0.2, section 'Feature Flags'
   */

  var FeatureFlags = RntupleRc2.FeatureFlags = (function() {
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
   * @see RNTuple Binary Format Specification 0.2, section 'Field Description'
   */

  var Field = RntupleRc2.Field = (function() {
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
      if (this.isProjected) {
        this.sourceFieldId = this._io.readU4le();
      }
      if (this.hasTypeChecksum) {
        this.typeChecksum = this._io.readU4le();
      }
      this.name = new CountedString(this._io, this, this._root);
      this.typeName = new CountedString(this._io, this, this._root);
      this.typeAlias = new CountedString(this._io, this, this._root);
      this.description = new CountedString(this._io, this, this._root);
      this.trailing = this._io.readBytesFull();
    }

    /**
     * Whether a checksum of the type is stored.
     */
    Object.defineProperty(Field.prototype, 'hasTypeChecksum', {
      get: function() {
        if (this._m_hasTypeChecksum !== undefined)
          return this._m_hasTypeChecksum;
        this._m_hasTypeChecksum = (this.flags & 4) != 0;
        return this._m_hasTypeChecksum;
      }
    });

    /**
     * Whether the field shows the columns of another field.
     */
    Object.defineProperty(Field.prototype, 'isProjected', {
      get: function() {
        if (this._m_isProjected !== undefined)
          return this._m_isProjected;
        this._m_isProjected = (this.flags & 2) != 0;
        return this._m_isProjected;
      }
    });

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
     * Id of the field that a projected field shows; last drafts only.
     */

    /**
     * Checksum that ROOT computed over the in-memory type; last drafts only.
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
   * @see RNTuple Binary Format Specification 0.2, section 'Frames'
   */

  var FieldList = RntupleRc2.FieldList = (function() {
    function FieldList(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    FieldList.prototype._read = function() {
      this.lenFrame = this._io.readS8le();
      var _ = Number(this.lenFrame);
      if (!( ((_ <= -(12)) && ((_ + (this._io.size - this._io.pos)) >= -(8))) )) {
        throw new ByteStream.ValidationExprError(Number(this.lenFrame), this._io, "/types/field_list/seq/0");
      }
      this._raw_body = this._io.readBytes(-(Number(this.lenFrame)) - 8);
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
   * @see RNTuple Binary Format Specification 0.2, section 'Frames'
   */

  var FieldListBody = RntupleRc2.FieldListBody = (function() {
    function FieldListBody(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    FieldListBody.prototype._read = function() {
      this.numItems = this._io.readU4le();
      var _ = this.numItems;
      if (!( ((_ <= 2147483647) && ((_ * 8) <= (this._io.size - this._io.pos))) )) {
        throw new ByteStream.ValidationExprError(this.numItems, this._io, "/types/field_list_body/seq/0");
      }
      this.items = [];
      for (var i = 0; i < this.numItems; i++) {
        this.items.push(new FieldRecord(this._io, this, this._root));
      }
      this.trailing = this._io.readBytesFull();
    }

    /**
     * Number of items; bounded by the remaining bytes, as no item is smaller than 8 bytes.
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
   * @see RNTuple Binary Format Specification 0.2, section 'Frames'
   */

  var FieldRecord = RntupleRc2.FieldRecord = (function() {
    function FieldRecord(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    FieldRecord.prototype._read = function() {
      this.lenFrame = this._io.readS8le();
      var _ = Number(this.lenFrame);
      if (!( ((_ >= 8) && ((_ - (this._io.size - this._io.pos)) <= 8)) )) {
        throw new ByteStream.ValidationExprError(Number(this.lenFrame), this._io, "/types/field_record/seq/0");
      }
      this._raw_body = this._io.readBytes(Number(this.lenFrame) - 8);
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
   * @see RNTuple Binary Format Specification 0.2, section 'Frames'
   */

  var Float64List = RntupleRc2.Float64List = (function() {
    function Float64List(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    Float64List.prototype._read = function() {
      this.lenFrame = this._io.readS8le();
      var _ = Number(this.lenFrame);
      if (!( ((_ <= -(12)) && ((_ + (this._io.size - this._io.pos)) >= -(8))) )) {
        throw new ByteStream.ValidationExprError(Number(this.lenFrame), this._io, "/types/float64_list/seq/0");
      }
      this._raw_body = this._io.readBytes(-(Number(this.lenFrame)) - 8);
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
   * @see RNTuple Binary Format Specification 0.2, section 'User Meta-data Envelope'
   */

  var Float64ListBody = RntupleRc2.Float64ListBody = (function() {
    function Float64ListBody(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    Float64ListBody.prototype._read = function() {
      this.numItems = this._io.readU4le();
      var _ = this.numItems;
      if (!( ((_ <= 2147483647) && ((_ * 8) <= (this._io.size - this._io.pos))) )) {
        throw new ByteStream.ValidationExprError(this.numItems, this._io, "/types/float64_list_body/seq/0");
      }
      this.items = [];
      for (var i = 0; i < this.numItems; i++) {
        this.items.push(this._io.readF8le());
      }
      this.trailing = this._io.readBytesFull();
    }

    /**
     * Number of items; bounded by the remaining bytes, as no item is smaller than 8 bytes.
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
   * @see RNTuple Binary Format Specification 0.2, section 'Footer Envelope'
   */

  var Footer = RntupleRc2.Footer = (function() {
    function Footer(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    Footer.prototype._read = function() {
      this.featureFlags = new FeatureFlags(this._io, this, this._root);
      this.headerChecksum = this._io.readBytes(8);
      this.schemaExtension = new SchemaExtensionRecord(this._io, this, this._root);
      this.columnGroups = new ColumnGroupList(this._io, this, this._root);
      this.clusterGroups = new ClusterGroupList(this._io, this, this._root);
      if (!(this._io.isEof())) {
        this.metaDataLinks = new MetaDataLinkList(this._io, this, this._root);
      }
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
     * Cluster groups, each with a link to its page list.
     */

    /**
     * Links to user meta-data envelopes. The last drafts dropped them: absent if the payload ends before.
     */

    /**
     * Unknown bytes up to the end of the envelope payload, appended by a later version of the format.
     */

    return Footer;
  })();

  /**
   * Payload of the header envelope: name, provenance and schema of the RNTuple.
   * @see RNTuple Binary Format Specification 0.2, section 'Header Envelope'
   */

  var Header = RntupleRc2.Header = (function() {
    function Header(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    Header.prototype._read = function() {
      this.featureFlags = new FeatureFlags(this._io, this, this._root);
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
   * List frame of integer values.
   * @see RNTuple Binary Format Specification 0.2, section 'Frames'
   */

  var Int64List = RntupleRc2.Int64List = (function() {
    function Int64List(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    Int64List.prototype._read = function() {
      this.lenFrame = this._io.readS8le();
      var _ = Number(this.lenFrame);
      if (!( ((_ <= -(12)) && ((_ + (this._io.size - this._io.pos)) >= -(8))) )) {
        throw new ByteStream.ValidationExprError(Number(this.lenFrame), this._io, "/types/int64_list/seq/0");
      }
      this._raw_body = this._io.readBytes(-(Number(this.lenFrame)) - 8);
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
   * @see RNTuple Binary Format Specification 0.2, section 'User Meta-data Envelope'
   */

  var Int64ListBody = RntupleRc2.Int64ListBody = (function() {
    function Int64ListBody(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    Int64ListBody.prototype._read = function() {
      this.numItems = this._io.readU4le();
      var _ = this.numItems;
      if (!( ((_ <= 2147483647) && ((_ * 8) <= (this._io.size - this._io.pos))) )) {
        throw new ByteStream.ValidationExprError(this.numItems, this._io, "/types/int64_list_body/seq/0");
      }
      this.items = [];
      for (var i = 0; i < this.numItems; i++) {
        this.items.push(this._io.readS8le());
      }
      this.trailing = this._io.readBytesFull();
    }

    /**
     * Number of items; bounded by the remaining bytes, as no item is smaller than 8 bytes.
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
   * Payload of a locator of a byte range of 2 GiB or more, in the last drafts.
   * @see RNTuple Binary Format Specification 0.2, section 'Locators and Envelope Links'
   */

  var LargeLocator = RntupleRc2.LargeLocator = (function() {
    function LargeLocator(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    LargeLocator.prototype._read = function() {
      this.lenRange = this._io.readU8le();
      this.ofsRange = this._io.readU8le();
    }

    /**
     * Stored size in bytes of the byte range.
     */

    /**
     * Offset in bytes from the start of the file.
     */

    return LargeLocator;
  })();

  /**
   * Where a byte range is stored. A non-negative head is the size of a byte range in the same file, and an
   * offset follows. A negative head is negated as a whole and then holds locator size, reserved byte and
   * kind.
   * @see RNTuple Binary Format Specification 0.2, section 'Locators and Envelope Links'
   */

  var Locator = RntupleRc2.Locator = (function() {
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
   * @see RNTuple Binary Format Specification 0.2, section 'User Meta-data Envelope'
   */

  var MetaData = RntupleRc2.MetaData = (function() {
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
   * @see RNTuple Binary Format Specification 0.2, section 'User Meta-data Envelope'
   */

  var MetaDataBool = RntupleRc2.MetaDataBool = (function() {
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
   * @see RNTuple Binary Format Specification 0.2, section 'User Meta-data Envelope'
   */

  var MetaDataEntry = RntupleRc2.MetaDataEntry = (function() {
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
   * @see RNTuple Binary Format Specification 0.2, section 'Frames'
   */

  var MetaDataEntryList = RntupleRc2.MetaDataEntryList = (function() {
    function MetaDataEntryList(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    MetaDataEntryList.prototype._read = function() {
      this.lenFrame = this._io.readS8le();
      var _ = Number(this.lenFrame);
      if (!( ((_ <= -(12)) && ((_ + (this._io.size - this._io.pos)) >= -(8))) )) {
        throw new ByteStream.ValidationExprError(Number(this.lenFrame), this._io, "/types/meta_data_entry_list/seq/0");
      }
      this._raw_body = this._io.readBytes(-(Number(this.lenFrame)) - 8);
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
   * @see RNTuple Binary Format Specification 0.2, section 'Frames'
   */

  var MetaDataEntryListBody = RntupleRc2.MetaDataEntryListBody = (function() {
    function MetaDataEntryListBody(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    MetaDataEntryListBody.prototype._read = function() {
      this.numItems = this._io.readU4le();
      var _ = this.numItems;
      if (!( ((_ <= 2147483647) && ((_ * 8) <= (this._io.size - this._io.pos))) )) {
        throw new ByteStream.ValidationExprError(this.numItems, this._io, "/types/meta_data_entry_list_body/seq/0");
      }
      this.items = [];
      for (var i = 0; i < this.numItems; i++) {
        this.items.push(new MetaDataEntryRecord(this._io, this, this._root));
      }
      this.trailing = this._io.readBytesFull();
    }

    /**
     * Number of items; bounded by the remaining bytes, as no item is smaller than 8 bytes.
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
   * @see RNTuple Binary Format Specification 0.2, section 'Frames'
   */

  var MetaDataEntryRecord = RntupleRc2.MetaDataEntryRecord = (function() {
    function MetaDataEntryRecord(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    MetaDataEntryRecord.prototype._read = function() {
      this.lenFrame = this._io.readS8le();
      var _ = Number(this.lenFrame);
      if (!( ((_ >= 8) && ((_ - (this._io.size - this._io.pos)) <= 8)) )) {
        throw new ByteStream.ValidationExprError(Number(this.lenFrame), this._io, "/types/meta_data_entry_record/seq/0");
      }
      this._raw_body = this._io.readBytes(Number(this.lenFrame) - 8);
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
   * Floating point value.
   * @see RNTuple Binary Format Specification 0.2, section 'User Meta-data Envelope'
   */

  var MetaDataFloat64 = RntupleRc2.MetaDataFloat64 = (function() {
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
   * @see RNTuple Binary Format Specification 0.2, section 'User Meta-data Envelope'
   */

  var MetaDataInt64 = RntupleRc2.MetaDataInt64 = (function() {
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
   * @see RNTuple Binary Format Specification 0.2, section 'Frames'
   */

  var MetaDataLinkList = RntupleRc2.MetaDataLinkList = (function() {
    function MetaDataLinkList(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    MetaDataLinkList.prototype._read = function() {
      this.lenFrame = this._io.readS8le();
      var _ = Number(this.lenFrame);
      if (!( ((_ <= -(12)) && ((_ + (this._io.size - this._io.pos)) >= -(8))) )) {
        throw new ByteStream.ValidationExprError(Number(this.lenFrame), this._io, "/types/meta_data_link_list/seq/0");
      }
      this._raw_body = this._io.readBytes(-(Number(this.lenFrame)) - 8);
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
   * @see RNTuple Binary Format Specification 0.2, section 'Footer Envelope'
   */

  var MetaDataLinkListBody = RntupleRc2.MetaDataLinkListBody = (function() {
    function MetaDataLinkListBody(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    MetaDataLinkListBody.prototype._read = function() {
      this.numItems = this._io.readU4le();
      var _ = this.numItems;
      if (!( ((_ <= 2147483647) && ((_ * 8) <= (this._io.size - this._io.pos))) )) {
        throw new ByteStream.ValidationExprError(this.numItems, this._io, "/types/meta_data_link_list_body/seq/0");
      }
      this.items = [];
      for (var i = 0; i < this.numItems; i++) {
        this.items.push(new EnvelopeLink(this._io, this, this._root));
      }
      this.trailing = this._io.readBytesFull();
    }

    /**
     * Number of items; bounded by the remaining bytes, as no item is smaller than 8 bytes.
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
   * @see RNTuple Binary Format Specification 0.2, section 'Well-known Payload Formats'
   */

  var Object64Locator = RntupleRc2.Object64Locator = (function() {
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
   * @see RNTuple Binary Format Specification 0.2, section 'Page Locations'
   */

  var Page = RntupleRc2.Page = (function() {
    function Page(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    Page.prototype._read = function() {
      this.numElementsSigned = this._io.readS4le();
      this.locator = new Locator(this._io, this, this._root);
    }

    /**
     * Whether the XXH3-64 of the stored bytes of the page, little-endian, follows directly after them.
     */
    Object.defineProperty(Page.prototype, 'hasChecksum', {
      get: function() {
        if (this._m_hasChecksum !== undefined)
          return this._m_hasChecksum;
        this._m_hasChecksum = this.numElementsSigned < 0;
        return this._m_hasChecksum;
      }
    });

    /**
     * Number of elements in the page.
     */
    Object.defineProperty(Page.prototype, 'numElements', {
      get: function() {
        if (this._m_numElements !== undefined)
          return this._m_numElements;
        this._m_numElements = (this.numElementsSigned < 0 ? (0 - this.numElementsSigned) : this.numElementsSigned);
        return this._m_numElements;
      }
    });

    /**
     * Number of elements, negated if a checksum follows the stored page.
     */

    /**
     * Where the page is stored; its size does not count the checksum.
     */

    return Page;
  })();

  /**
   * Payload of a page list envelope: clusters of one cluster group and where their pages are.
   * @see RNTuple Binary Format Specification 0.2, section 'Page List Envelope'
   */

  var PageList = RntupleRc2.PageList = (function() {
    function PageList(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    PageList.prototype._read = function() {
      this.headerChecksum = this._io.readBytes(8);
      this.clusterSummaries = new ClusterSummaryList(this._io, this, this._root);
      this.pageLocations = new ClusterPagesList(this._io, this, this._root);
      this.trailing = this._io.readBytesFull();
    }

    /**
     * Checksum of the header envelope that the page list belongs to.
     */

    /**
     * Entry ranges of the clusters of the group.
     */

    /**
     * Pages of the clusters of the group, in the order of the summaries.
     */

    /**
     * Unknown bytes up to the end of the envelope payload, appended by a later version of the format.
     */

    return PageList;
  })();

  /**
   * Schema description: four list frames. It is in the header and, for later additions, in the footer.
   * @see RNTuple Binary Format Specification 0.2, section 'Header Envelope'
   */

  var Schema = RntupleRc2.Schema = (function() {
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
   * @see RNTuple Binary Format Specification 0.2, section 'Footer Envelope'
   */

  var SchemaExtension = RntupleRc2.SchemaExtension = (function() {
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
   * Record frame around the schema extension.
   * @see RNTuple Binary Format Specification 0.2, section 'Frames'
   */

  var SchemaExtensionRecord = RntupleRc2.SchemaExtensionRecord = (function() {
    function SchemaExtensionRecord(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    SchemaExtensionRecord.prototype._read = function() {
      this.lenFrame = this._io.readS8le();
      var _ = Number(this.lenFrame);
      if (!( ((_ >= 8) && ((_ - (this._io.size - this._io.pos)) <= 8)) )) {
        throw new ByteStream.ValidationExprError(Number(this.lenFrame), this._io, "/types/schema_extension_record/seq/0");
      }
      this._raw_body = this._io.readBytes(Number(this.lenFrame) - 8);
      var _io__raw_body = new ByteStream(this._raw_body);
      this.body = new SchemaExtension(_io__raw_body, this, this._root);
    }

    /**
     * Size of the frame in bytes, this field included; positive, as in every record frame.
     */

    /**
     * Payload of the frame.
     */

    return SchemaExtensionRecord;
  })();

  /**
   * List frame of string values.
   * @see RNTuple Binary Format Specification 0.2, section 'Frames'
   */

  var StringList = RntupleRc2.StringList = (function() {
    function StringList(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    StringList.prototype._read = function() {
      this.lenFrame = this._io.readS8le();
      var _ = Number(this.lenFrame);
      if (!( ((_ <= -(12)) && ((_ + (this._io.size - this._io.pos)) >= -(8))) )) {
        throw new ByteStream.ValidationExprError(Number(this.lenFrame), this._io, "/types/string_list/seq/0");
      }
      this._raw_body = this._io.readBytes(-(Number(this.lenFrame)) - 8);
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
   * @see RNTuple Binary Format Specification 0.2, section 'User Meta-data Envelope'
   */

  var StringListBody = RntupleRc2.StringListBody = (function() {
    function StringListBody(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    StringListBody.prototype._read = function() {
      this.numItems = this._io.readU4le();
      var _ = this.numItems;
      if (!( ((_ <= 2147483647) && ((_ * 4) <= (this._io.size - this._io.pos))) )) {
        throw new ByteStream.ValidationExprError(this.numItems, this._io, "/types/string_list_body/seq/0");
      }
      this.items = [];
      for (var i = 0; i < this.numItems; i++) {
        this.items.push(new CountedString(this._io, this, this._root));
      }
      this.trailing = this._io.readBytesFull();
    }

    /**
     * Number of items; bounded by the remaining bytes, as no item is smaller than 4 bytes.
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
   * @see RNTuple Binary Format Specification 0.2, section 'Envelopes'
   */

  var UnknownPayload = RntupleRc2.UnknownPayload = (function() {
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
   * Payload of a locator that is a URI. The last drafts use the same kind for large locators, which differ only by
   * their 16 bytes.
   * @see RNTuple Binary Format Specification 0.2, section 'Locators and Envelope Links'
   */

  var UriLocator = RntupleRc2.UriLocator = (function() {
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
     * The same bytes as a large locator of the last drafts.
     */
    Object.defineProperty(UriLocator.prototype, 'large', {
      get: function() {
        if (this._m_large !== undefined)
          return this._m_large;
        if (this._io.size == 16) {
          var _pos = this._io.pos;
          this._io.seek(0);
          this._m_large = new LargeLocator(this._io, this, this._root);
          this._io.seek(_pos);
        }
        return this._m_large;
      }
    });

    /**
     * Characters of the URI.
     */

    return UriLocator;
  })();

  /**
   * Smallest and largest value of a column.
   * @see RNTuple Binary Format Specification 0.2, section 'Column Description'
   */

  var ValueRange = RntupleRc2.ValueRange = (function() {
    function ValueRange(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    ValueRange.prototype._read = function() {
      this.min = this._io.readF8le();
      this.max = this._io.readF8le();
    }

    /**
     * Smallest value.
     */

    /**
     * Largest value.
     */

    return ValueRange;
  })();

  /**
   * Length of the whole envelope in bytes, with this preamble and the checksum.
   */
  Object.defineProperty(RntupleRc2.prototype, 'lenEnvelope', {
    get: function() {
      if (this._m_lenEnvelope !== undefined)
        return this._m_lenEnvelope;
      this._m_lenEnvelope = (this.lenEnvelopeLo + (this.lenEnvelopeHi * 4294967296));
      return this._m_lenEnvelope;
    }
  });

  /**
   * Kind of envelope, see the enum envelope_type; the low 16 bits of the first 64-bit word.
   * @see RNTuple Binary Format Specification 0.2, section 'Envelopes'
   */

  /**
   * Low 32 of the 48 bits of the envelope length.
   */

  /**
   * High 16 of the 48 bits of the envelope length.
   */

  /**
   * Contents of the envelope.
   */

  /**
   * XXH3-64 of all preceding bytes of the envelope, little-endian.
   * @see RNTuple Binary Format Specification 0.2, section 'Envelopes'
   */

  return RntupleRc2;
})();
RntupleRc2_.RntupleRc2 = RntupleRc2;
});
