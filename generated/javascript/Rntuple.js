// Generated from spec/rntuple.ksy by tools/generate; edit spec/parts/rntuple.ksy and run `make generate`.
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

(function (root, factory) {
  if (typeof define === 'function' && define.amd) {
    define(['exports', './runtime'], factory);
  } else if (typeof exports === 'object' && exports !== null && typeof exports.nodeType !== 'number') {
    factory(exports, require('./runtime').ByteStream);
  } else {
    factory(root.Rntuple || (root.Rntuple = {}), root.ByteStream);
  }
})(typeof self !== 'undefined' ? self : this, function (Rntuple_, ByteStream) {
/**
 * RNTuple is the columnar storage format of CERN ROOT. Its metadata is in envelopes. There is one header (the schema),
 * one footer (cluster groups, late additions to the schema), and one page list per cluster group (the positions of the
 * pages of every column). This grammar describes one envelope of format epoch 1 (versions 1.0.0.0 to 1.0.2.x) after
 * decompression. Where envelopes and pages lie in a ROOT file is described in root_file.ksy.
 *
 * All integers are little-endian. Envelopes contain frames. A record frame or list frame starts with its size, so
 * readers can skip unknown members. The fields named trailing have the unknown bytes.
 * @see {@link https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#envelopes|RNTuple Binary Format Specification 1.0, section 'Envelopes'}
 */

var Rntuple = (function() {
  Rntuple.ClusterFlag = Object.freeze({
    SHARDED: 1,

    1: "SHARDED",
  });

  Rntuple.ColumnFlag = Object.freeze({
    DEFERRED: 1,
    VALUE_RANGE: 2,

    1: "DEFERRED",
    2: "VALUE_RANGE",
  });

  Rntuple.ColumnType = Object.freeze({
    BIT: 0,
    BYTE: 1,
    CHAR: 2,
    INT8: 3,
    UINT8: 4,
    INT16: 5,
    UINT16: 6,
    INT32: 7,
    UINT32: 8,
    INT64: 9,
    UINT64: 10,
    REAL16: 11,
    REAL32: 12,
    REAL64: 13,
    INDEX32: 14,
    INDEX64: 15,
    SWITCH: 16,
    SPLIT_INT16: 17,
    SPLIT_UINT16: 18,
    SPLIT_INT32: 19,
    SPLIT_UINT32: 20,
    SPLIT_INT64: 21,
    SPLIT_UINT64: 22,
    SPLIT_REAL16: 23,
    SPLIT_REAL32: 24,
    SPLIT_REAL64: 25,
    SPLIT_INDEX32: 26,
    SPLIT_INDEX64: 27,
    REAL32_TRUNC: 28,
    REAL32_QUANT: 29,

    0: "BIT",
    1: "BYTE",
    2: "CHAR",
    3: "INT8",
    4: "UINT8",
    5: "INT16",
    6: "UINT16",
    7: "INT32",
    8: "UINT32",
    9: "INT64",
    10: "UINT64",
    11: "REAL16",
    12: "REAL32",
    13: "REAL64",
    14: "INDEX32",
    15: "INDEX64",
    16: "SWITCH",
    17: "SPLIT_INT16",
    18: "SPLIT_UINT16",
    19: "SPLIT_INT32",
    20: "SPLIT_UINT32",
    21: "SPLIT_INT64",
    22: "SPLIT_UINT64",
    23: "SPLIT_REAL16",
    24: "SPLIT_REAL32",
    25: "SPLIT_REAL64",
    26: "SPLIT_INDEX32",
    27: "SPLIT_INDEX64",
    28: "REAL32_TRUNC",
    29: "REAL32_QUANT",
  });

  Rntuple.EnvelopeType = Object.freeze({
    HEADER: 1,
    FOOTER: 2,
    PAGE_LIST: 3,

    1: "HEADER",
    2: "FOOTER",
    3: "PAGE_LIST",
  });

  Rntuple.ExtraTypeInfoContent = Object.freeze({
    STREAMER_INFO: 0,

    0: "STREAMER_INFO",
  });

  Rntuple.FeatureFlagNumber = Object.freeze({
    NESTED_DEFERRED_COLUMNS: 0,

    0: "NESTED_DEFERRED_COLUMNS",
  });

  Rntuple.FieldFlag = Object.freeze({
    REPETITIVE: 1,
    PROJECTED: 2,
    TYPE_CHECKSUM: 4,
    SOA_COLLECTION: 8,

    1: "REPETITIVE",
    2: "PROJECTED",
    4: "TYPE_CHECKSUM",
    8: "SOA_COLLECTION",
  });

  Rntuple.FieldRole = Object.freeze({
    PLAIN: 0,
    COLLECTION: 1,
    RECORD: 2,
    VARIANT: 3,
    STREAMER: 4,

    0: "PLAIN",
    1: "COLLECTION",
    2: "RECORD",
    3: "VARIANT",
    4: "STREAMER",
  });

  Rntuple.LocatorKind = Object.freeze({
    STANDARD: 0,
    LARGE: 1,
    OBJECT64: 2,
    MULTI: 3,

    0: "STANDARD",
    1: "LARGE",
    2: "OBJECT64",
    3: "MULTI",
  });

  function Rntuple(_io, _parent, _root) {
    this._io = _io;
    this._parent = _parent;
    this._root = _root || this;

    this._read();
  }
  Rntuple.prototype._read = function() {
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
   * @see {@link https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#alias-columns|RNTuple Binary Format Specification 1.0, section 'Alias columns'}
   */

  var AliasColumn = Rntuple.AliasColumn = (function() {
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
   * @see {@link https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#frames|RNTuple Binary Format Specification 1.0, section 'Frames'}
   */

  var AliasColumnList = Rntuple.AliasColumnList = (function() {
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
   * @see {@link https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#frames|RNTuple Binary Format Specification 1.0, section 'Frames'}
   */

  var AliasColumnListBody = Rntuple.AliasColumnListBody = (function() {
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
   * @see {@link https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#frames|RNTuple Binary Format Specification 1.0, section 'Frames'}
   */

  var AliasColumnRecord = Rntuple.AliasColumnRecord = (function() {
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
   * Clusters that share one page list.
   * @see {@link https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#cluster-group-record-frame|RNTuple Binary Format Specification 1.0, section 'Cluster Group Record Frame'}
   */

  var ClusterGroup = Rntuple.ClusterGroup = (function() {
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
   * @see {@link https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#frames|RNTuple Binary Format Specification 1.0, section 'Frames'}
   */

  var ClusterGroupList = Rntuple.ClusterGroupList = (function() {
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
   * @see {@link https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#frames|RNTuple Binary Format Specification 1.0, section 'Frames'}
   */

  var ClusterGroupListBody = Rntuple.ClusterGroupListBody = (function() {
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
   * @see {@link https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#frames|RNTuple Binary Format Specification 1.0, section 'Frames'}
   */

  var ClusterGroupRecord = Rntuple.ClusterGroupRecord = (function() {
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
   * @see {@link https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#frames|RNTuple Binary Format Specification 1.0, section 'Frames'}
   */

  var ClusterPages = Rntuple.ClusterPages = (function() {
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
   * @see {@link https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#page-locations|RNTuple Binary Format Specification 1.0, section 'Page Locations'}
   */

  var ClusterPagesBody = Rntuple.ClusterPagesBody = (function() {
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
   * @see {@link https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#frames|RNTuple Binary Format Specification 1.0, section 'Frames'}
   */

  var ClusterPagesList = Rntuple.ClusterPagesList = (function() {
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
   * @see {@link https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#page-locations|RNTuple Binary Format Specification 1.0, section 'Page Locations'}
   */

  var ClusterPagesListBody = Rntuple.ClusterPagesListBody = (function() {
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
   * @see {@link https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#cluster-summary-record-frame|RNTuple Binary Format Specification 1.0, section 'Cluster Summary Record Frame'}
   */

  var ClusterSummary = Rntuple.ClusterSummary = (function() {
    function ClusterSummary(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    ClusterSummary.prototype._read = function() {
      this.firstEntry = this._io.readU8le();
      this.numEntriesLo = this._io.readU4le();
      this.numEntriesMid = this._io.readU2le();
      this.numEntriesHi = this._io.readU1();
      this.flags = this._io.readU1();
      this.trailing = this._io.readBytesFull();
    }

    /**
     * Number of entries of the cluster, 56 bits.
     */
    Object.defineProperty(ClusterSummary.prototype, 'numEntries', {
      get: function() {
        if (this._m_numEntries !== undefined)
          return this._m_numEntries;
        this._m_numEntries = ((BigInt(this.numEntriesLo) + (BigInt(this.numEntriesMid) * 4294967296n)) + (BigInt(this.numEntriesHi) * 281474976710656n));
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
     * Bits 32 to 47 of the number of entries.
     */

    /**
     * Bits 48 to 55 of the number of entries.
     */

    /**
     * Bits of the enum cluster_flag.
     */

    /**
     * Unknown bytes up to the end of the frame, appended by a later version of the format.
     */

    return ClusterSummary;
  })();

  /**
   * List frame of cluster summaries.
   * @see {@link https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#frames|RNTuple Binary Format Specification 1.0, section 'Frames'}
   */

  var ClusterSummaryList = Rntuple.ClusterSummaryList = (function() {
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
   * @see {@link https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#frames|RNTuple Binary Format Specification 1.0, section 'Frames'}
   */

  var ClusterSummaryListBody = Rntuple.ClusterSummaryListBody = (function() {
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
   * @see {@link https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#frames|RNTuple Binary Format Specification 1.0, section 'Frames'}
   */

  var ClusterSummaryRecord = Rntuple.ClusterSummaryRecord = (function() {
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
   * @see {@link https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description|RNTuple Binary Format Specification 1.0, section 'Column Description'}
   */

  var Column = Rntuple.Column = (function() {
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
        this._m_hasValueRange = (this.flags & 2) != 0;
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
        this._m_isDeferred = (this.flags & 1) != 0;
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
     * Which of the alternative representations of the field the column belongs to.
     */

    /**
     * Index of the first stored element of a deferred column. Negative if the column is suppressed up to
     * there: clusters that do not list it hold these elements in the first representation of the field.
     * @see {@link https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description|RNTuple Binary Format Specification 1.0, section 'Column Description'}
     */

    /**
     * Range of the values.
     */

    /**
     * Unknown bytes up to the end of the frame, appended by a later version of the format.
     */

    return Column;
  })();

  /**
   * List frame of column descriptions.
   * @see {@link https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#frames|RNTuple Binary Format Specification 1.0, section 'Frames'}
   */

  var ColumnList = Rntuple.ColumnList = (function() {
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
   * @see {@link https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#frames|RNTuple Binary Format Specification 1.0, section 'Frames'}
   */

  var ColumnListBody = Rntuple.ColumnListBody = (function() {
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
   * @see {@link https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#frames|RNTuple Binary Format Specification 1.0, section 'Frames'}
   */

  var ColumnPages = Rntuple.ColumnPages = (function() {
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
   * @see {@link https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#page-locations|RNTuple Binary Format Specification 1.0, section 'Page Locations'}
   */

  var ColumnPagesBody = Rntuple.ColumnPagesBody = (function() {
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
     * Number of elements of the column in all clusters before; negative if the column is suppressed in
     * this cluster.
     * @see {@link https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#suppressed-columns|RNTuple Binary Format Specification 1.0, section 'Suppressed Columns'}
     */

    /**
     * Compression settings: 100 * algorithm + level; absent if the column is suppressed.
     * @see {@link https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#basic-types|RNTuple Binary Format Specification 1.0, section 'Basic Types'}
     */

    /**
     * Unknown bytes up to the end of the frame, appended by a later version of the format.
     */

    return ColumnPagesBody;
  })();

  /**
   * Record frame around one column description.
   * @see {@link https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#frames|RNTuple Binary Format Specification 1.0, section 'Frames'}
   */

  var ColumnRecord = Rntuple.ColumnRecord = (function() {
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
   * @see {@link https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#basic-types|RNTuple Binary Format Specification 1.0, section 'Basic Types'}
   */

  var CountedString = Rntuple.CountedString = (function() {
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
   * @see {@link https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#locators-and-envelope-links|RNTuple Binary Format Specification 1.0, section 'Locators and Envelope Links'}
   */

  var EnvelopeLink = Rntuple.EnvelopeLink = (function() {
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
   * Additional information about one type or all types.
   * @see {@link https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#extra-type-information|RNTuple Binary Format Specification 1.0, section 'Extra type information'}
   */

  var ExtraTypeInfo = Rntuple.ExtraTypeInfo = (function() {
    function ExtraTypeInfo(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    ExtraTypeInfo.prototype._read = function() {
      this.contentId = this._io.readU4le();
      this.typeVersion = this._io.readU4le();
      this.typeName = new CountedString(this._io, this, this._root);
      if (!(this._io.isEof())) {
        this.content = new CountedString(this._io, this, this._root);
      }
      this.trailing = this._io.readBytesFull();
    }

    /**
     * Kind of content, see the enum extra_type_info_content.
     */

    /**
     * Version of the type that the information is about.
     */

    /**
     * C++ type that the information concerns; empty if it concerns several.
     */

    /**
     * The information, in a form that depends on the kind of content; not necessarily text.
     */

    /**
     * Unknown bytes up to the end of the frame, appended by a later version of the format.
     */

    return ExtraTypeInfo;
  })();

  /**
   * List frame of extra type information records.
   * @see {@link https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#frames|RNTuple Binary Format Specification 1.0, section 'Frames'}
   */

  var ExtraTypeInfoList = Rntuple.ExtraTypeInfoList = (function() {
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
   * @see {@link https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#frames|RNTuple Binary Format Specification 1.0, section 'Frames'}
   */

  var ExtraTypeInfoListBody = Rntuple.ExtraTypeInfoListBody = (function() {
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
   * @see {@link https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#frames|RNTuple Binary Format Specification 1.0, section 'Frames'}
   */

  var ExtraTypeInfoRecord = Rntuple.ExtraTypeInfoRecord = (function() {
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
   * @see {@link https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#feature-flags|RNTuple Binary Format Specification 1.0, section 'Feature Flags'}
   */

  var FeatureFlagWord = Rntuple.FeatureFlagWord = (function() {
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
   * @see {@link https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#feature-flags|RNTuple Binary Format Specification 1.0, section 'Feature Flags'}
   */

  var FeatureFlags = Rntuple.FeatureFlags = (function() {
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
   * Description of one field: a node of the schema tree.
   * @see {@link https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#field-description|RNTuple Binary Format Specification 1.0, section 'Field Description'}
   */

  var Field = Rntuple.Field = (function() {
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
      this.name = new CountedString(this._io, this, this._root);
      this.typeName = new CountedString(this._io, this, this._root);
      this.typeAlias = new CountedString(this._io, this, this._root);
      this.description = new CountedString(this._io, this, this._root);
      if (this.isRepetitive) {
        this.arraySize = this._io.readU8le();
      }
      if (this.isProjected) {
        this.sourceFieldId = this._io.readU4le();
      }
      if (this.hasTypeChecksum) {
        this.typeChecksum = this._io.readU4le();
      }
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
     * Number of items per entry of a fixed-size array or bitset.
     */

    /**
     * Id of the field that a projected field shows.
     */

    /**
     * Checksum that ROOT computed over the in-memory type.
     */

    /**
     * Unknown bytes up to the end of the frame, appended by a later version of the format.
     */

    return Field;
  })();

  /**
   * List frame of field descriptions.
   * @see {@link https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#frames|RNTuple Binary Format Specification 1.0, section 'Frames'}
   */

  var FieldList = Rntuple.FieldList = (function() {
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
   * @see {@link https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#frames|RNTuple Binary Format Specification 1.0, section 'Frames'}
   */

  var FieldListBody = Rntuple.FieldListBody = (function() {
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
   * @see {@link https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#frames|RNTuple Binary Format Specification 1.0, section 'Frames'}
   */

  var FieldRecord = Rntuple.FieldRecord = (function() {
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
   * Payload of the footer envelope: additions to the schema, and the way to the page lists.
   * @see {@link https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#footer-envelope|RNTuple Binary Format Specification 1.0, section 'Footer Envelope'}
   */

  var Footer = Rntuple.Footer = (function() {
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
      this.clusterGroups = new ClusterGroupList(this._io, this, this._root);
      if (!(this._io.isEof())) {
        this.linkedAttributeSets = new LinkedAttributeSetList(this._io, this, this._root);
      }
      this.trailing = this._io.readBytesFull();
    }

    /**
     * Features that a reader must know, in addition to those of the header; see feature_flag_number for their names.
     */

    /**
     * Checksum of the header envelope that the footer belongs to.
     */

    /**
     * Schema parts that were added while data was being written.
     */

    /**
     * Cluster groups, each with a link to its page list.
     */

    /**
     * Linked attribute sets; written since version 1.0.1.0 and absent if the payload ends before.
     * @see {@link https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#linked-attribute-sets|RNTuple Binary Format Specification 1.0, section 'Linked Attribute Sets'}
     */

    /**
     * Unknown bytes up to the end of the envelope payload, appended by a later version of the format.
     */

    return Footer;
  })();

  /**
   * Payload of the header envelope: name, provenance and schema of the RNTuple.
   * @see {@link https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#header-envelope|RNTuple Binary Format Specification 1.0, section 'Header Envelope'}
   */

  var Header = Rntuple.Header = (function() {
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
   * Payload of a locator of a byte range of 2 GiB or more.
   * @see {@link https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#locators-and-envelope-links|RNTuple Binary Format Specification 1.0, section 'Locators and Envelope Links'}
   */

  var LargeLocator = Rntuple.LargeLocator = (function() {
    function LargeLocator(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    LargeLocator.prototype._read = function() {
      this.lenRange = this._io.readU8le();
      this.ofsRange = this._io.readU8le();
      this.trailing = this._io.readBytesFull();
    }

    /**
     * Stored size in bytes of the byte range.
     */

    /**
     * Offset in bytes from the start of the file.
     */

    /**
     * Unknown bytes up to the end of the locator, appended by a later version of the format.
     */

    return LargeLocator;
  })();

  /**
   * Reference to another RNTuple that holds attributes of entry ranges of this one.
   * @see {@link https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#linked-attribute-set-record-frame|RNTuple Binary Format Specification 1.0, section 'Linked Attribute Set Record Frame'}
   */

  var LinkedAttributeSet = Rntuple.LinkedAttributeSet = (function() {
    function LinkedAttributeSet(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    LinkedAttributeSet.prototype._read = function() {
      this.schemaVersionMajor = this._io.readU2le();
      this.schemaVersionMinor = this._io.readU2le();
      this.lenAnchor = this._io.readU4le();
      this.locator = new Locator(this._io, this, this._root);
      this.name = new CountedString(this._io, this, this._root);
      this.trailing = this._io.readBytesFull();
    }

    /**
     * Major version of the attribute schema; a different one cannot be read.
     * @see {@link https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#attribute-schema-version|RNTuple Binary Format Specification 1.0, section 'Attribute Schema Version'}
     */

    /**
     * Minor version of the attribute schema.
     * @see {@link https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#attribute-schema-version|RNTuple Binary Format Specification 1.0, section 'Attribute Schema Version'}
     */

    /**
     * Length in bytes of the anchor of the attribute set after decompression.
     */

    /**
     * Where the anchor of the attribute set is stored.
     */

    /**
     * Name of the attribute set.
     */

    /**
     * Unknown bytes up to the end of the frame, appended by a later version of the format.
     */

    return LinkedAttributeSet;
  })();

  /**
   * List frame of linked attribute sets.
   * @see {@link https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#frames|RNTuple Binary Format Specification 1.0, section 'Frames'}
   */

  var LinkedAttributeSetList = Rntuple.LinkedAttributeSetList = (function() {
    function LinkedAttributeSetList(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    LinkedAttributeSetList.prototype._read = function() {
      this.lenFrame = this._io.readS8le();
      var _ = Number(this.lenFrame);
      if (!( ((_ <= -(12)) && ((_ + (this._io.size - this._io.pos)) >= -(8))) )) {
        throw new ByteStream.ValidationExprError(Number(this.lenFrame), this._io, "/types/linked_attribute_set_list/seq/0");
      }
      this._raw_body = this._io.readBytes(-(Number(this.lenFrame)) - 8);
      var _io__raw_body = new ByteStream(this._raw_body);
      this.body = new LinkedAttributeSetListBody(_io__raw_body, this, this._root);
    }

    /**
     * Size of the frame in bytes, this field included, negated: the sign marks a list frame.
     */

    /**
     * Number of items, items and whatever follows them inside the frame.
     */

    return LinkedAttributeSetList;
  })();

  /**
   * Payload of the list frame of linked attribute sets.
   * @see {@link https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#frames|RNTuple Binary Format Specification 1.0, section 'Frames'}
   */

  var LinkedAttributeSetListBody = Rntuple.LinkedAttributeSetListBody = (function() {
    function LinkedAttributeSetListBody(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    LinkedAttributeSetListBody.prototype._read = function() {
      this.numItems = this._io.readU4le();
      var _ = this.numItems;
      if (!( ((_ <= 2147483647) && ((_ * 8) <= (this._io.size - this._io.pos))) )) {
        throw new ByteStream.ValidationExprError(this.numItems, this._io, "/types/linked_attribute_set_list_body/seq/0");
      }
      this.items = [];
      for (var i = 0; i < this.numItems; i++) {
        this.items.push(new LinkedAttributeSetRecord(this._io, this, this._root));
      }
      this.trailing = this._io.readBytesFull();
    }

    /**
     * Number of items; bounded by the remaining bytes, as no item is smaller than 8 bytes.
     */

    /**
     * The linked attribute sets, in order.
     */

    /**
     * Unknown bytes up to the end of the frame, appended by a later version of the format.
     */

    return LinkedAttributeSetListBody;
  })();

  /**
   * Record frame around one linked attribute set.
   * @see {@link https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#frames|RNTuple Binary Format Specification 1.0, section 'Frames'}
   */

  var LinkedAttributeSetRecord = Rntuple.LinkedAttributeSetRecord = (function() {
    function LinkedAttributeSetRecord(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    LinkedAttributeSetRecord.prototype._read = function() {
      this.lenFrame = this._io.readS8le();
      var _ = Number(this.lenFrame);
      if (!( ((_ >= 8) && ((_ - (this._io.size - this._io.pos)) <= 8)) )) {
        throw new ByteStream.ValidationExprError(Number(this.lenFrame), this._io, "/types/linked_attribute_set_record/seq/0");
      }
      this._raw_body = this._io.readBytes(Number(this.lenFrame) - 8);
      var _io__raw_body = new ByteStream(this._raw_body);
      this.body = new LinkedAttributeSet(_io__raw_body, this, this._root);
    }

    /**
     * Size of the frame in bytes, this field included; positive, as in every record frame.
     */

    /**
     * Payload of the frame.
     */

    return LinkedAttributeSetRecord;
  })();

  /**
   * Where a byte range is stored. A non-negative head is the size of a byte range in the same file, and an
   * offset follows. A negative head is negated as a whole and then holds locator size, reserved byte and
   * kind.
   * @see {@link https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#locators-and-envelope-links|RNTuple Binary Format Specification 1.0, section 'Locators and Envelope Links'}
   */

  var Locator = Rntuple.Locator = (function() {
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
          this.payload = new LargeLocator(_io__raw_payload, this, this._root);
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
   * Description of one page: a run of elements of one column.
   * @see {@link https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#page-locations|RNTuple Binary Format Specification 1.0, section 'Page Locations'}
   */

  var Page = Rntuple.Page = (function() {
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
   * @see {@link https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#page-list-envelope|RNTuple Binary Format Specification 1.0, section 'Page List Envelope'}
   */

  var PageList = Rntuple.PageList = (function() {
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
   * @see {@link https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#header-envelope|RNTuple Binary Format Specification 1.0, section 'Header Envelope'}
   */

  var Schema = Rntuple.Schema = (function() {
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
     * Columns of projected fields.
     */

    /**
     * Type information that field descriptions cannot hold.
     */

    return Schema;
  })();

  /**
   * Additions to the schema of the header.
   * @see {@link https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#schema-extension-record-frame|RNTuple Binary Format Specification 1.0, section 'Schema Extension Record Frame'}
   */

  var SchemaExtension = Rntuple.SchemaExtension = (function() {
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
   * @see {@link https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#frames|RNTuple Binary Format Specification 1.0, section 'Frames'}
   */

  var SchemaExtensionRecord = Rntuple.SchemaExtensionRecord = (function() {
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
   * Payload whose kind this version of the format does not know.
   * @see {@link https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#envelopes|RNTuple Binary Format Specification 1.0, section 'Envelopes'}
   */

  var UnknownPayload = Rntuple.UnknownPayload = (function() {
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
   * Smallest and largest value of a column.
   * @see {@link https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description|RNTuple Binary Format Specification 1.0, section 'Column Description'}
   */

  var ValueRange = Rntuple.ValueRange = (function() {
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
  Object.defineProperty(Rntuple.prototype, 'lenEnvelope', {
    get: function() {
      if (this._m_lenEnvelope !== undefined)
        return this._m_lenEnvelope;
      this._m_lenEnvelope = (this.lenEnvelopeLo + (this.lenEnvelopeHi * 4294967296));
      return this._m_lenEnvelope;
    }
  });

  /**
   * Kind of envelope, see the enum envelope_type; the low 16 bits of the first 64-bit word.
   * @see {@link https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#envelopes|RNTuple Binary Format Specification 1.0, section 'Envelopes'}
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
   * @see {@link https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#envelopes|RNTuple Binary Format Specification 1.0, section 'Envelopes'}
   */

  return Rntuple;
})();
Rntuple_.Rntuple = Rntuple;
});
