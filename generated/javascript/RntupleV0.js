// Generated from spec/rntuple_v0.ksy by tools/generate; edit spec/parts/rntuple_v0.ksy and run `make generate`.
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

(function (root, factory) {
  if (typeof define === 'function' && define.amd) {
    define(['exports', './runtime'], factory);
  } else if (typeof exports === 'object' && exports !== null && typeof exports.nodeType !== 'number') {
    factory(exports, require('./runtime').ByteStream);
  } else {
    factory(root.RntupleV0 || (root.RntupleV0 = {}), root.ByteStream);
  }
})(typeof self !== 'undefined' ? self : this, function (RntupleV0_, ByteStream) {
/**
 * Header and footer as ROOT 6.20 to 6.25 wrote them. No document describes this format; the grammar follows the
 * bytes of real files. All data are in frames that begin with two version numbers and a size. Page locations are in the
 * footer. Both envelopes end in a CRC32. An envelope does not state its kind. The reader knows it from the reference to
 * the envelope, and parses header_envelope or footer_envelope. Parsed as a whole, the payload stays bytes. The anchor is
 * that of the first release candidate (anchor_rc1 in root_file.ksy).
 * @see {@link https://github.com/root-project/root/blob/v6-22-00-patches/tree/ntuple/v7/src/RNTupleDescriptor.cxx|Source of ROOT 6.22, section 'RNTupleDescriptor.cxx'}
 */

var RntupleV0 = (function() {
  RntupleV0.ColumnType = Object.freeze({
    INDEX32: 1,
    SWITCH: 2,
    CHAR: 3,
    BIT: 4,
    REAL64: 5,
    REAL32: 6,
    REAL16: 7,
    INT64: 9,
    INT32: 10,
    INT16: 11,

    1: "INDEX32",
    2: "SWITCH",
    3: "CHAR",
    4: "BIT",
    5: "REAL64",
    6: "REAL32",
    7: "REAL16",
    9: "INT64",
    10: "INT32",
    11: "INT16",
  });

  RntupleV0.FieldStructure = Object.freeze({
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

  function RntupleV0(_io, _parent, _root) {
    this._io = _io;
    this._parent = _parent;
    this._root = _root || this;

    this._read();
  }
  RntupleV0.prototype._read = function() {
    this.payload = this._io.readBytes(((this._io.size - this._io.pos) - 4));
    this.checksum = this._io.readBytes(4);
  }

  /**
   * One cluster; not a frame.
   * @see {@link https://github.com/root-project/root/blob/v6-22-00-patches/tree/ntuple/v7/src/RNTupleDescriptor.cxx|Source of ROOT 6.22, section 'RNTupleDescriptor.cxx'}
   */

  var Cluster = RntupleV0.Cluster = (function() {
    function Cluster(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    Cluster.prototype._read = function() {
      this.uuid = new UuidRecord(this._io, this, this._root);
      this.summary = new ClusterSummaryRecord(this._io, this, this._root);
      this.numColumns = this._io.readU4le();
      var _ = this.numColumns;
      if (!( ((_ <= 2147483647) && ((_ * 32) <= (this._io.size - this._io.pos))) )) {
        throw new ByteStream.ValidationExprError(this.numColumns, this._io, "/types/cluster/seq/2");
      }
      this.columns = [];
      for (var i = 0; i < this.numColumns; i++) {
        this.columns.push(new ColumnPages(this._io, this, this._root));
      }
    }

    /**
     * Identity of the cluster.
     */

    /**
     * Entry range of the cluster.
     */

    /**
     * Number of columns; bounded by the remaining bytes, as none is smaller than 32 bytes.
     */

    /**
     * The pages of every column, in any order.
     */

    return Cluster;
  })();

  /**
   * Entry range of one cluster.
   * @see {@link https://github.com/root-project/root/blob/v6-22-00-patches/tree/ntuple/v7/src/RNTupleDescriptor.cxx|Source of ROOT 6.22, section 'RNTupleDescriptor.cxx'}
   */

  var ClusterSummary = RntupleV0.ClusterSummary = (function() {
    function ClusterSummary(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    ClusterSummary.prototype._read = function() {
      this.clusterId = this._io.readU8le();
      this.clusterVersion = new VersionRecord(this._io, this, this._root);
      this.firstEntry = this._io.readU8le();
      this.numEntries = this._io.readU8le();
      this.locator = new Locator(this._io, this, this._root);
      this.trailing = this._io.readBytesFull();
    }

    /**
     * Id of the cluster.
     */

    /**
     * Version of the cluster.
     */

    /**
     * Number of the first entry of the cluster.
     */

    /**
     * Number of entries of the cluster.
     */

    /**
     * Where the cluster is stored; zero in all known files.
     */

    /**
     * Unknown bytes up to the end of the frame.
     */

    return ClusterSummary;
  })();

  /**
   * Frame around the entry range of a cluster.
   * @see {@link https://github.com/root-project/root/blob/v6-22-00-patches/tree/ntuple/v7/src/RNTupleDescriptor.cxx|Source of ROOT 6.22, section 'RNTupleDescriptor.cxx'}
   */

  var ClusterSummaryRecord = RntupleV0.ClusterSummaryRecord = (function() {
    function ClusterSummaryRecord(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    ClusterSummaryRecord.prototype._read = function() {
      this.version = this._io.readU2le();
      this.minVersion = this._io.readU2le();
      this.lenFrame = this._io.readU4le();
      var _ = this.lenFrame;
      if (!( ((_ == 0) || ( ((_ >= 8) && ((_ - (this._io.size - this._io.pos)) <= 8)) )) )) {
        throw new ByteStream.ValidationExprError(this.lenFrame, this._io, "/types/cluster_summary_record/seq/2");
      }
      this._raw_body = this._io.readBytes((this.lenFrame == 0 ? (this._io.size - this._io.pos) : (this.lenFrame - 8)));
      var _io__raw_body = new ByteStream(this._raw_body);
      this.body = new ClusterSummary(_io__raw_body, this, this._root);
    }

    /**
     * Version of the frame that the writer used; 0.
     */

    /**
     * Version that a reader must support at least; 0.
     */

    /**
     * Size of the frame in bytes, these eight included; 0 if it takes all that is left.
     */

    /**
     * Payload of the frame.
     */

    return ClusterSummaryRecord;
  })();

  /**
   * Description of one column.
   * @see {@link https://github.com/root-project/root/blob/v6-22-00-patches/tree/ntuple/v7/src/RNTupleDescriptor.cxx|Source of ROOT 6.22, section 'RNTupleDescriptor.cxx'}
   */

  var Column = RntupleV0.Column = (function() {
    function Column(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    Column.prototype._read = function() {
      this.columnId = this._io.readU8le();
      this.columnVersion = new VersionRecord(this._io, this, this._root);
      this.model = new ColumnModelRecord(this._io, this, this._root);
      this.fieldId = this._io.readU8le();
      this.index = this._io.readU4le();
      this.trailing = this._io.readBytesFull();
    }

    /**
     * Id of the column.
     */

    /**
     * Version of the column.
     */

    /**
     * What the elements are.
     */

    /**
     * Id of the field that the column belongs to.
     */

    /**
     * Position among the columns of the field.
     */

    /**
     * Unknown bytes up to the end of the frame.
     */

    return Column;
  })();

  /**
   * Kind of the elements of a column.
   * @see {@link https://github.com/root-project/root/blob/v6-22-00-patches/tree/ntuple/v7/src/RNTupleDescriptor.cxx|Source of ROOT 6.22, section 'RNTupleDescriptor.cxx'}
   */

  var ColumnModel = RntupleV0.ColumnModel = (function() {
    function ColumnModel(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    ColumnModel.prototype._read = function() {
      this.columnType = this._io.readU4le();
      this.isSorted = this._io.readU4le();
      this.trailing = this._io.readBytesFull();
    }

    /**
     * How elements are encoded, see the enum column_type.
     */

    /**
     * 1 if elements never decrease, else 0.
     */

    /**
     * Unknown bytes up to the end of the frame.
     */

    return ColumnModel;
  })();

  /**
   * Frame around the kind of elements of a column.
   * @see {@link https://github.com/root-project/root/blob/v6-22-00-patches/tree/ntuple/v7/src/RNTupleDescriptor.cxx|Source of ROOT 6.22, section 'RNTupleDescriptor.cxx'}
   */

  var ColumnModelRecord = RntupleV0.ColumnModelRecord = (function() {
    function ColumnModelRecord(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    ColumnModelRecord.prototype._read = function() {
      this.version = this._io.readU2le();
      this.minVersion = this._io.readU2le();
      this.lenFrame = this._io.readU4le();
      var _ = this.lenFrame;
      if (!( ((_ == 0) || ( ((_ >= 8) && ((_ - (this._io.size - this._io.pos)) <= 8)) )) )) {
        throw new ByteStream.ValidationExprError(this.lenFrame, this._io, "/types/column_model_record/seq/2");
      }
      this._raw_body = this._io.readBytes((this.lenFrame == 0 ? (this._io.size - this._io.pos) : (this.lenFrame - 8)));
      var _io__raw_body = new ByteStream(this._raw_body);
      this.body = new ColumnModel(_io__raw_body, this, this._root);
    }

    /**
     * Version of the frame that the writer used; 0.
     */

    /**
     * Version that a reader must support at least; 0.
     */

    /**
     * Size of the frame in bytes, these eight included; 0 if it takes all that is left.
     */

    /**
     * Payload of the frame.
     */

    return ColumnModelRecord;
  })();

  /**
   * Pages of one column in one cluster; not a frame.
   * @see {@link https://github.com/root-project/root/blob/v6-22-00-patches/tree/ntuple/v7/src/RNTupleDescriptor.cxx|Source of ROOT 6.22, section 'RNTupleDescriptor.cxx'}
   */

  var ColumnPages = RntupleV0.ColumnPages = (function() {
    function ColumnPages(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    ColumnPages.prototype._read = function() {
      this.columnId = this._io.readU8le();
      this.elementOffset = this._io.readU8le();
      this.numElements = this._io.readU4le();
      this.compressionSettings = this._io.readS8le();
      this.numPages = this._io.readU4le();
      var _ = this.numPages;
      if (!( ((_ >= 0) && (_ <= 2147483647) && ((_ * 20) <= (this._io.size - this._io.pos))) )) {
        throw new ByteStream.ValidationExprError(this.numPages, this._io, "/types/column_pages/seq/4");
      }
      this.pages = [];
      for (var i = 0; i < this.numPages; i++) {
        this.pages.push(new Page(this._io, this, this._root));
      }
    }

    /**
     * Id of the column.
     */

    /**
     * Number of elements of the column in all clusters before.
     */

    /**
     * Number of elements of the column in this cluster.
     */

    /**
     * Compression asked for, 100 * algorithm + level.
     */

    /**
     * Number of pages; bounded by the remaining bytes, as none is smaller than 20 bytes.
     */

    /**
     * Page descriptions in the order of elements.
     */

    return ColumnPages;
  })();

  /**
   * Frame around one column description.
   * @see {@link https://github.com/root-project/root/blob/v6-22-00-patches/tree/ntuple/v7/src/RNTupleDescriptor.cxx|Source of ROOT 6.22, section 'RNTupleDescriptor.cxx'}
   */

  var ColumnRecord = RntupleV0.ColumnRecord = (function() {
    function ColumnRecord(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    ColumnRecord.prototype._read = function() {
      this.version = this._io.readU2le();
      this.minVersion = this._io.readU2le();
      this.lenFrame = this._io.readU4le();
      var _ = this.lenFrame;
      if (!( ((_ == 0) || ( ((_ >= 8) && ((_ - (this._io.size - this._io.pos)) <= 8)) )) )) {
        throw new ByteStream.ValidationExprError(this.lenFrame, this._io, "/types/column_record/seq/2");
      }
      this._raw_body = this._io.readBytes((this.lenFrame == 0 ? (this._io.size - this._io.pos) : (this.lenFrame - 8)));
      var _io__raw_body = new ByteStream(this._raw_body);
      this.body = new Column(_io__raw_body, this, this._root);
    }

    /**
     * Version of the frame that the writer used; 0.
     */

    /**
     * Version that a reader must support at least; 0.
     */

    /**
     * Size of the frame in bytes, these eight included; 0 if it takes all that is left.
     */

    /**
     * Payload of the frame.
     */

    return ColumnRecord;
  })();

  /**
   * String with its length in front; no terminator, no padding.
   * @see {@link https://github.com/root-project/root/blob/v6-22-00-patches/tree/ntuple/v7/src/RNTupleDescriptor.cxx|Source of ROOT 6.22, section 'RNTupleDescriptor.cxx'}
   */

  var CountedString = RntupleV0.CountedString = (function() {
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
   * Description of one field.
   * @see {@link https://github.com/root-project/root/blob/v6-22-00-patches/tree/ntuple/v7/src/RNTupleDescriptor.cxx|Source of ROOT 6.22, section 'RNTupleDescriptor.cxx'}
   */

  var Field = RntupleV0.Field = (function() {
    function Field(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    Field.prototype._read = function() {
      this.fieldId = this._io.readU8le();
      this.fieldVersion = new VersionRecord(this._io, this, this._root);
      this.typeVersion = new VersionRecord(this._io, this, this._root);
      this.name = new CountedString(this._io, this, this._root);
      this.description = new CountedString(this._io, this, this._root);
      this.typeName = new CountedString(this._io, this, this._root);
      this.numRepetitions = this._io.readU8le();
      this.structure = this._io.readU4le();
      this.parentId = this._io.readU8le();
      this.numLinks = this._io.readU4le();
      var _ = this.numLinks;
      if (!( ((_ <= 2147483647) && ((_ * 8) <= (this._io.size - this._io.pos))) )) {
        throw new ByteStream.ValidationExprError(this.numLinks, this._io, "/types/field/seq/9");
      }
      this.links = [];
      for (var i = 0; i < this.numLinks; i++) {
        this.links.push(this._io.readU8le());
      }
      this.trailing = this._io.readBytesFull();
    }

    /**
     * Id of the field.
     */

    /**
     * Version of the field's own serialisation.
     */

    /**
     * Version of the type.
     */

    /**
     * Name of the field.
     */

    /**
     * Free text about the field.
     */

    /**
     * C++ type name.
     */

    /**
     * Number of items per entry of a fixed-size array; 0 in other fields.
     */

    /**
     * Structural role, see the enum field_structure.
     */

    /**
     * Id of the parent field; of the root field, which holds the top-level fields, all bits are set.
     */

    /**
     * Number of sub-fields; bounded by the remaining bytes, as none is smaller than 8 bytes.
     */

    /**
     * Ids of the sub-fields, in order.
     */

    /**
     * Unknown bytes up to the end of the frame.
     */

    return Field;
  })();

  /**
   * Frame around one field description.
   * @see {@link https://github.com/root-project/root/blob/v6-22-00-patches/tree/ntuple/v7/src/RNTupleDescriptor.cxx|Source of ROOT 6.22, section 'RNTupleDescriptor.cxx'}
   */

  var FieldRecord = RntupleV0.FieldRecord = (function() {
    function FieldRecord(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    FieldRecord.prototype._read = function() {
      this.version = this._io.readU2le();
      this.minVersion = this._io.readU2le();
      this.lenFrame = this._io.readU4le();
      var _ = this.lenFrame;
      if (!( ((_ == 0) || ( ((_ >= 8) && ((_ - (this._io.size - this._io.pos)) <= 8)) )) )) {
        throw new ByteStream.ValidationExprError(this.lenFrame, this._io, "/types/field_record/seq/2");
      }
      this._raw_body = this._io.readBytes((this.lenFrame == 0 ? (this._io.size - this._io.pos) : (this.lenFrame - 8)));
      var _io__raw_body = new ByteStream(this._raw_body);
      this.body = new Field(_io__raw_body, this, this._root);
    }

    /**
     * Version of the frame that the writer used; 0.
     */

    /**
     * Version that a reader must support at least; 0.
     */

    /**
     * Size of the frame in bytes, these eight included; 0 if it takes all that is left.
     */

    /**
     * Payload of the frame.
     */

    return FieldRecord;
  })();

  /**
   * Clusters and the places of their pages.
   * @see {@link https://github.com/root-project/root/blob/v6-22-00-patches/tree/ntuple/v7/src/RNTupleDescriptor.cxx|Source of ROOT 6.22, section 'RNTupleDescriptor.cxx'}
   */

  var Footer = RntupleV0.Footer = (function() {
    function Footer(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    Footer.prototype._read = function() {
      this.reserved = this._io.readU8le();
      this.numClusters = this._io.readU8le();
      var _ = Number(this.numClusters);
      if (!( ((_ >= 0) && (_ <= 2147483647) && ((_ * 20) <= (this._io.size - this._io.pos))) )) {
        throw new ByteStream.ValidationExprError(Number(this.numClusters), this._io, "/types/footer/seq/1");
      }
      this.clusters = [];
      for (var i = 0; i < Number(this.numClusters); i++) {
        this.clusters.push(new Cluster(this._io, this, this._root));
      }
      this.trailing = this._io.readBytesFull();
    }

    /**
     * Zero in all known files.
     */

    /**
     * Number of clusters; bounded by the remaining bytes, as none is smaller than 20 bytes.
     */

    /**
     * The clusters.
     */

    /**
     * Unknown bytes up to the end of the frame.
     */

    return Footer;
  })();

  /**
   * Whole footer, from a slice that holds exactly the envelope.
   * @see {@link https://github.com/root-project/root/blob/v6-22-00-patches/tree/ntuple/v7/src/RNTupleDescriptor.cxx|Source of ROOT 6.22, section 'RNTupleDescriptor.cxx'}
   */

  var FooterEnvelope = RntupleV0.FooterEnvelope = (function() {
    function FooterEnvelope(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    FooterEnvelope.prototype._read = function() {
      this._raw_payload = this._io.readBytes(((this._io.size - this._io.pos) - 16));
      var _io__raw_payload = new ByteStream(this._raw_payload);
      this.payload = new FooterRecord(_io__raw_payload, this, this._root);
      this.postscript = new Postscript(this._io, this, this._root);
      this.checksum = this._io.readBytes(4);
    }

    /**
     * Outermost frame.
     */

    /**
     * Lengths of the envelopes.
     */

    /**
     * CRC32 of all preceding bytes of the envelope, little-endian.
     */

    return FooterEnvelope;
  })();

  /**
   * Outermost frame of a footer, which takes all of the envelope in front of its tail.
   * @see {@link https://github.com/root-project/root/blob/v6-22-00-patches/tree/ntuple/v7/src/RNTupleDescriptor.cxx|Source of ROOT 6.22, section 'RNTupleDescriptor.cxx'}
   */

  var FooterRecord = RntupleV0.FooterRecord = (function() {
    function FooterRecord(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    FooterRecord.prototype._read = function() {
      this.version = this._io.readU2le();
      this.minVersion = this._io.readU2le();
      this.lenFrame = this._io.readU4le();
      var _ = this.lenFrame;
      if (!( ((_ == 0) || ((_ - (this._io.size - this._io.pos)) == 8)) )) {
        throw new ByteStream.ValidationExprError(this.lenFrame, this._io, "/types/footer_record/seq/2");
      }
      this._raw_body = this._io.readBytesFull();
      var _io__raw_body = new ByteStream(this._raw_body);
      this.body = new Footer(_io__raw_body, this, this._root);
    }

    /**
     * Version of the frame that the writer used; 0.
     */

    /**
     * Version that a reader must support at least; 0.
     */

    /**
     * Size of the frame in bytes, these eight included; 0 if it takes all that is left.
     */

    /**
     * Payload of the frame.
     */

    return FooterRecord;
  })();

  /**
   * Name, provenance and schema of the RNTuple.
   * @see {@link https://github.com/root-project/root/blob/v6-22-00-patches/tree/ntuple/v7/src/RNTupleDescriptor.cxx|Source of ROOT 6.22, section 'RNTupleDescriptor.cxx'}
   */

  var Header = RntupleV0.Header = (function() {
    function Header(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    Header.prototype._read = function() {
      this.reserved = this._io.readU8le();
      this.name = new CountedString(this._io, this, this._root);
      this.description = new CountedString(this._io, this, this._root);
      this.author = new CountedString(this._io, this, this._root);
      this.custodian = new CountedString(this._io, this, this._root);
      this.timeOfData = this._io.readU8le();
      this.timeOfWriting = this._io.readU8le();
      this.ntupleVersion = new VersionRecord(this._io, this, this._root);
      this.ownUuid = new UuidRecord(this._io, this, this._root);
      this.groupUuid = new UuidRecord(this._io, this, this._root);
      this.numFields = this._io.readU4le();
      var _ = this.numFields;
      if (!( ((_ <= 2147483647) && ((_ * 8) <= (this._io.size - this._io.pos))) )) {
        throw new ByteStream.ValidationExprError(this.numFields, this._io, "/types/header/seq/10");
      }
      this.fields = [];
      for (var i = 0; i < this.numFields; i++) {
        this.fields.push(new FieldRecord(this._io, this, this._root));
      }
      this.numColumns = this._io.readU4le();
      var _ = this.numColumns;
      if (!( ((_ <= 2147483647) && ((_ * 8) <= (this._io.size - this._io.pos))) )) {
        throw new ByteStream.ValidationExprError(this.numColumns, this._io, "/types/header/seq/12");
      }
      this.columns = [];
      for (var i = 0; i < this.numColumns; i++) {
        this.columns.push(new ColumnRecord(this._io, this, this._root));
      }
      this.trailing = this._io.readBytesFull();
    }

    /**
     * Zero in all known files.
     */

    /**
     * Name of the RNTuple.
     */

    /**
     * Free text about the RNTuple.
     */

    /**
     * Who wrote the RNTuple.
     */

    /**
     * Who looks after the RNTuple.
     */

    /**
     * Time at which the data were taken, in seconds since 1970.
     */

    /**
     * Time of writing, in seconds since 1970.
     */

    /**
     * Version of the RNTuple.
     */

    /**
     * Identity of the RNTuple.
     */

    /**
     * Identity of the group of RNTuples to which it belongs.
     */

    /**
     * Number of fields; bounded by the remaining bytes, as none is smaller than 8 bytes.
     */

    /**
     * Field descriptions, in any order; the root field among them.
     */

    /**
     * Number of columns; bounded by the remaining bytes, as none is smaller than 8 bytes.
     */

    /**
     * Column descriptions, in any order.
     */

    /**
     * Unknown bytes up to the end of the frame.
     */

    return Header;
  })();

  /**
   * Whole header, from a slice that holds exactly the envelope.
   * @see {@link https://github.com/root-project/root/blob/v6-22-00-patches/tree/ntuple/v7/src/RNTupleDescriptor.cxx|Source of ROOT 6.22, section 'RNTupleDescriptor.cxx'}
   */

  var HeaderEnvelope = RntupleV0.HeaderEnvelope = (function() {
    function HeaderEnvelope(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    HeaderEnvelope.prototype._read = function() {
      this._raw_payload = this._io.readBytes(((this._io.size - this._io.pos) - 4));
      var _io__raw_payload = new ByteStream(this._raw_payload);
      this.payload = new HeaderRecord(_io__raw_payload, this, this._root);
      this.checksum = this._io.readBytes(4);
    }

    /**
     * Outermost frame.
     */

    /**
     * CRC32 of all preceding bytes of the envelope, little-endian.
     */

    return HeaderEnvelope;
  })();

  /**
   * Outermost frame of a header, which takes all of the envelope in front of its tail.
   * @see {@link https://github.com/root-project/root/blob/v6-22-00-patches/tree/ntuple/v7/src/RNTupleDescriptor.cxx|Source of ROOT 6.22, section 'RNTupleDescriptor.cxx'}
   */

  var HeaderRecord = RntupleV0.HeaderRecord = (function() {
    function HeaderRecord(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    HeaderRecord.prototype._read = function() {
      this.version = this._io.readU2le();
      this.minVersion = this._io.readU2le();
      this.lenFrame = this._io.readU4le();
      var _ = this.lenFrame;
      if (!( ((_ == 0) || ((_ - (this._io.size - this._io.pos)) == 8)) )) {
        throw new ByteStream.ValidationExprError(this.lenFrame, this._io, "/types/header_record/seq/2");
      }
      this._raw_body = this._io.readBytesFull();
      var _io__raw_body = new ByteStream(this._raw_body);
      this.body = new Header(_io__raw_body, this, this._root);
    }

    /**
     * Version of the frame that the writer used; 0.
     */

    /**
     * Version that a reader must support at least; 0.
     */

    /**
     * Size of the frame in bytes, these eight included; 0 if it takes all that is left.
     */

    /**
     * Payload of the frame.
     */

    return HeaderRecord;
  })();

  /**
   * Identity of an RNTuple or cluster.
   * @see {@link https://github.com/root-project/root/blob/v6-22-00-patches/tree/ntuple/v7/src/RNTupleDescriptor.cxx|Source of ROOT 6.22, section 'RNTupleDescriptor.cxx'}
   */

  var Identity = RntupleV0.Identity = (function() {
    function Identity(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    Identity.prototype._read = function() {
      this.uuid = new CountedString(this._io, this, this._root);
      this.trailing = this._io.readBytesFull();
    }

    /**
     * The identity as text; empty in all known files.
     */

    /**
     * Unknown bytes up to the end of the frame.
     */

    return Identity;
  })();

  /**
   * Where a byte range is stored; not a frame.
   * @see {@link https://github.com/root-project/root/blob/v6-22-00-patches/tree/ntuple/v7/src/RNTupleDescriptor.cxx|Source of ROOT 6.22, section 'RNTupleDescriptor.cxx'}
   */

  var Locator = RntupleV0.Locator = (function() {
    function Locator(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    Locator.prototype._read = function() {
      this.ofsRange = this._io.readS8le();
      this.lenRange = this._io.readU4le();
      this.url = new CountedString(this._io, this, this._root);
    }

    /**
     * Offset in bytes from the start of the file.
     */

    /**
     * Stored size in bytes.
     */

    /**
     * Place outside of the file; empty if the range is in the same file.
     */

    return Locator;
  })();

  /**
   * Description of one page; not a frame.
   * @see {@link https://github.com/root-project/root/blob/v6-22-00-patches/tree/ntuple/v7/src/RNTupleDescriptor.cxx|Source of ROOT 6.22, section 'RNTupleDescriptor.cxx'}
   */

  var Page = RntupleV0.Page = (function() {
    function Page(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    Page.prototype._read = function() {
      this.numElements = this._io.readU4le();
      this.locator = new Locator(this._io, this, this._root);
    }

    /**
     * Number of elements in the page.
     */

    /**
     * Where the page is stored.
     */

    return Page;
  })();

  /**
   * Tail of the footer in front of its checksum.
   * @see {@link https://github.com/root-project/root/blob/v6-22-00-patches/tree/ntuple/v7/src/RNTupleDescriptor.cxx|Source of ROOT 6.22, section 'RNTupleDescriptor.cxx'}
   */

  var Postscript = RntupleV0.Postscript = (function() {
    function Postscript(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    Postscript.prototype._read = function() {
      this.version = this._io.readU2le();
      this.minVersion = this._io.readU2le();
      this.lenHeader = this._io.readU4le();
      this.lenFooter = this._io.readU4le();
    }

    /**
     * Version of the tail that the writer used; 0.
     */

    /**
     * Version that a reader must support at least; 0.
     */

    /**
     * Length in bytes of the header envelope.
     */

    /**
     * Length in bytes of the footer envelope, this tail and the checksum included.
     */

    return Postscript;
  })();

  /**
   * Frame around an identity.
   * @see {@link https://github.com/root-project/root/blob/v6-22-00-patches/tree/ntuple/v7/src/RNTupleDescriptor.cxx|Source of ROOT 6.22, section 'RNTupleDescriptor.cxx'}
   */

  var UuidRecord = RntupleV0.UuidRecord = (function() {
    function UuidRecord(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    UuidRecord.prototype._read = function() {
      this.version = this._io.readU2le();
      this.minVersion = this._io.readU2le();
      this.lenFrame = this._io.readU4le();
      var _ = this.lenFrame;
      if (!( ((_ == 0) || ( ((_ >= 8) && ((_ - (this._io.size - this._io.pos)) <= 8)) )) )) {
        throw new ByteStream.ValidationExprError(this.lenFrame, this._io, "/types/uuid_record/seq/2");
      }
      this._raw_body = this._io.readBytes((this.lenFrame == 0 ? (this._io.size - this._io.pos) : (this.lenFrame - 8)));
      var _io__raw_body = new ByteStream(this._raw_body);
      this.body = new Identity(_io__raw_body, this, this._root);
    }

    /**
     * Version of the frame that the writer used; 0.
     */

    /**
     * Version that a reader must support at least; 0.
     */

    /**
     * Size of the frame in bytes, these eight included; 0 if it takes all that is left.
     */

    /**
     * Payload of the frame.
     */

    return UuidRecord;
  })();

  /**
   * Version of a structure, and the smallest version that can read it.
   * @see {@link https://github.com/root-project/root/blob/v6-22-00-patches/tree/ntuple/v7/src/RNTupleDescriptor.cxx|Source of ROOT 6.22, section 'RNTupleDescriptor.cxx'}
   */

  var VersionNumbers = RntupleV0.VersionNumbers = (function() {
    function VersionNumbers(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    VersionNumbers.prototype._read = function() {
      this.versionUse = this._io.readU4le();
      this.versionMin = this._io.readU4le();
      this.flags = this._io.readU8le();
      this.trailing = this._io.readBytesFull();
    }

    /**
     * Version that was used.
     */

    /**
     * Smallest version that can read it.
     */

    /**
     * Features in use; zero in all known files.
     */

    /**
     * Unknown bytes up to the end of the frame.
     */

    return VersionNumbers;
  })();

  /**
   * Frame around a version.
   * @see {@link https://github.com/root-project/root/blob/v6-22-00-patches/tree/ntuple/v7/src/RNTupleDescriptor.cxx|Source of ROOT 6.22, section 'RNTupleDescriptor.cxx'}
   */

  var VersionRecord = RntupleV0.VersionRecord = (function() {
    function VersionRecord(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    VersionRecord.prototype._read = function() {
      this.version = this._io.readU2le();
      this.minVersion = this._io.readU2le();
      this.lenFrame = this._io.readU4le();
      var _ = this.lenFrame;
      if (!( ((_ == 0) || ( ((_ >= 8) && ((_ - (this._io.size - this._io.pos)) <= 8)) )) )) {
        throw new ByteStream.ValidationExprError(this.lenFrame, this._io, "/types/version_record/seq/2");
      }
      this._raw_body = this._io.readBytes((this.lenFrame == 0 ? (this._io.size - this._io.pos) : (this.lenFrame - 8)));
      var _io__raw_body = new ByteStream(this._raw_body);
      this.body = new VersionNumbers(_io__raw_body, this, this._root);
    }

    /**
     * Version of the frame that the writer used; 0.
     */

    /**
     * Version that a reader must support at least; 0.
     */

    /**
     * Size of the frame in bytes, these eight included; 0 if it takes all that is left.
     */

    /**
     * Payload of the frame.
     */

    return VersionRecord;
  })();

  /**
   * Contents of the envelope, unparsed.
   */

  /**
   * CRC32 of all preceding bytes of the envelope, little-endian.
   */

  return RntupleV0;
})();
RntupleV0_.RntupleV0 = RntupleV0;
});
