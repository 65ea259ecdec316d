// Generated from spec/rntuple_v0.ksy by tools/generate; edit spec/parts/rntuple_v0.ksy and run `make generate`.
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

package org.rntuple;

import java.util.Map;
import java.util.HashMap;
import java.util.ArrayList;
import java.util.List;
import java.nio.charset.StandardCharsets;


/**
 * Header and footer as ROOT 6.20 to 6.25 wrote them. No document describes this format; the grammar follows the
 * bytes of real files. All data are in frames that begin with two version numbers and a size. Page locations are in the
 * footer. Both envelopes end in a CRC32. An envelope does not state its kind. The reader knows it from the reference to
 * the envelope, and parses header_envelope or footer_envelope. Parsed as a whole, the payload stays bytes. The anchor is
 * that of the first release candidate (anchor_rc1 in root_file.ksy).
 * @see <a href="https://github.com/root-project/root/blob/v6-22-00-patches/tree/ntuple/v7/src/RNTupleDescriptor.cxx">Source of ROOT 6.22, section 'RNTupleDescriptor.cxx'</a>
 */
public class RntupleV0 extends KaitaiStruct {
    public static RntupleV0 parse(byte[] bytes) {
        return new RntupleV0(new KaitaiStream(bytes));
    }

    public enum ColumnType {
        INDEX32(1),
        SWITCH(2),
        CHAR(3),
        BIT(4),
        REAL64(5),
        REAL32(6),
        REAL16(7),
        INT64(9),
        INT32(10),
        INT16(11);

        private final long id;
        ColumnType(long id) { this.id = id; }
        public long id() { return id; }
        private static final Map<Long, ColumnType> byId = new HashMap<Long, ColumnType>(10);
        static {
            for (ColumnType e : ColumnType.values())
                byId.put(e.id(), e);
        }
        public static ColumnType byId(long id) { return byId.get(id); }
    }

    public enum FieldStructure {
        PLAIN(0),
        COLLECTION(1),
        RECORD(2),
        VARIANT(3),
        REFERENCE(4);

        private final long id;
        FieldStructure(long id) { this.id = id; }
        public long id() { return id; }
        private static final Map<Long, FieldStructure> byId = new HashMap<Long, FieldStructure>(5);
        static {
            for (FieldStructure e : FieldStructure.values())
                byId.put(e.id(), e);
        }
        public static FieldStructure byId(long id) { return byId.get(id); }
    }

    public RntupleV0(KaitaiStream _io) {
        this(_io, null, null);
    }

    public RntupleV0(KaitaiStream _io, KaitaiStruct _parent) {
        this(_io, _parent, null);
    }

    public RntupleV0(KaitaiStream _io, KaitaiStruct _parent, RntupleV0 _root) {
        super(_io);
        this._parent = _parent;
        this._root = _root == null ? this : _root;
        _read();
    }
    private void _read() {
        this.payload = this._io.readBytes(((Number) (((Number) (((Number) (_io().size())).longValue() - ((Number) (_io().pos())).longValue())).longValue() - ((long) 4))).longValue());
        this.checksum = this._io.readBytes(4);
    }

    public void _fetchInstances() {
    }

    /**
     * One cluster; not a frame.
     * @see <a href="https://github.com/root-project/root/blob/v6-22-00-patches/tree/ntuple/v7/src/RNTupleDescriptor.cxx">Source of ROOT 6.22, section 'RNTupleDescriptor.cxx'</a>
     */
    public static class Cluster extends KaitaiStruct {
        public static Cluster parse(byte[] bytes) {
            return new Cluster(new KaitaiStream(bytes));
        }

        public Cluster(KaitaiStream _io) {
            this(_io, null, null);
        }

        public Cluster(KaitaiStream _io, RntupleV0.Footer _parent) {
            this(_io, _parent, null);
        }

        public Cluster(KaitaiStream _io, RntupleV0.Footer _parent, RntupleV0 _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.uuid = new UuidRecord(this._io, this, _root);
            this.summary = new ClusterSummaryRecord(this._io, this, _root);
            this.numColumns = this._io.readU4le();
            {
                long _it = this.numColumns;
                if (!( ((((Number) (_it)).longValue() <= ((long) 2147483647)) && (((Number) (((Number) (_it)).longValue() * ((long) 32))).longValue() <= ((Number) (((Number) (_io().size())).longValue() - ((Number) (_io().pos())).longValue())).longValue())) )) {
                    throw FormatException.notValid(this.numColumns, this._io, "/types/cluster/seq/2");
                }
            }
            this.columns = new ArrayList<ColumnPages>();
            for (int i = 0; i < numColumns(); i++) {
                this.columns.add(new ColumnPages(this._io, this, _root));
            }
        }

        public void _fetchInstances() {
            this.uuid._fetchInstances();
            this.summary._fetchInstances();
            for (int i = 0; i < this.columns.size(); i++) {
                this.columns.get(((Number) (i)).intValue())._fetchInstances();
            }
        }
        private UuidRecord uuid;
        private ClusterSummaryRecord summary;
        private long numColumns;
        private List<ColumnPages> columns;
        private RntupleV0 _root;
        private RntupleV0.Footer _parent;

        /**
         * Identity of the cluster.
         */
        public UuidRecord uuid() { return uuid; }

        /**
         * Entry range of the cluster.
         */
        public ClusterSummaryRecord summary() { return summary; }

        /**
         * Number of columns; bounded by the remaining bytes, as none is smaller than 32 bytes.
         */
        public long numColumns() { return numColumns; }

        /**
         * The pages of every column, in any order.
         */
        public List<ColumnPages> columns() { return columns; }
        public RntupleV0 _root() { return _root; }
        public RntupleV0.Footer _parent() { return _parent; }
    }

    /**
     * Entry range of one cluster.
     * @see <a href="https://github.com/root-project/root/blob/v6-22-00-patches/tree/ntuple/v7/src/RNTupleDescriptor.cxx">Source of ROOT 6.22, section 'RNTupleDescriptor.cxx'</a>
     */
    public static class ClusterSummary extends KaitaiStruct {
        public static ClusterSummary parse(byte[] bytes) {
            return new ClusterSummary(new KaitaiStream(bytes));
        }

        public ClusterSummary(KaitaiStream _io) {
            this(_io, null, null);
        }

        public ClusterSummary(KaitaiStream _io, RntupleV0.ClusterSummaryRecord _parent) {
            this(_io, _parent, null);
        }

        public ClusterSummary(KaitaiStream _io, RntupleV0.ClusterSummaryRecord _parent, RntupleV0 _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.clusterId = this._io.readU8le();
            this.clusterVersion = new VersionRecord(this._io, this, _root);
            this.firstEntry = this._io.readU8le();
            this.numEntries = this._io.readU8le();
            this.locator = new Locator(this._io, this, _root);
            this.trailing = this._io.readBytesFull();
        }

        public void _fetchInstances() {
            this.clusterVersion._fetchInstances();
            this.locator._fetchInstances();
        }
        private long clusterId;
        private VersionRecord clusterVersion;
        private long firstEntry;
        private long numEntries;
        private Locator locator;
        private byte[] trailing;
        private RntupleV0 _root;
        private RntupleV0.ClusterSummaryRecord _parent;

        /**
         * Id of the cluster.
         */
        public long clusterId() { return clusterId; }

        /**
         * Version of the cluster.
         */
        public VersionRecord clusterVersion() { return clusterVersion; }

        /**
         * Number of the first entry of the cluster.
         */
        public long firstEntry() { return firstEntry; }

        /**
         * Number of entries of the cluster.
         */
        public long numEntries() { return numEntries; }

        /**
         * Where the cluster is stored; zero in all known files.
         */
        public Locator locator() { return locator; }

        /**
         * Unknown bytes up to the end of the frame.
         */
        public byte[] trailing() { return trailing; }
        public RntupleV0 _root() { return _root; }
        public RntupleV0.ClusterSummaryRecord _parent() { return _parent; }
    }

    /**
     * Frame around the entry range of a cluster.
     * @see <a href="https://github.com/root-project/root/blob/v6-22-00-patches/tree/ntuple/v7/src/RNTupleDescriptor.cxx">Source of ROOT 6.22, section 'RNTupleDescriptor.cxx'</a>
     */
    public static class ClusterSummaryRecord extends KaitaiStruct {
        public static ClusterSummaryRecord parse(byte[] bytes) {
            return new ClusterSummaryRecord(new KaitaiStream(bytes));
        }

        public ClusterSummaryRecord(KaitaiStream _io) {
            this(_io, null, null);
        }

        public ClusterSummaryRecord(KaitaiStream _io, RntupleV0.Cluster _parent) {
            this(_io, _parent, null);
        }

        public ClusterSummaryRecord(KaitaiStream _io, RntupleV0.Cluster _parent, RntupleV0 _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.version = this._io.readU2le();
            this.minVersion = this._io.readU2le();
            this.lenFrame = this._io.readU4le();
            {
                long _it = this.lenFrame;
                if (!( ((((Number) (_it)).longValue() == ((long) 0)) || ( ((((Number) (_it)).longValue() >= ((long) 8)) && (((Number) (((Number) (_it)).longValue() - ((Number) (((Number) (_io().size())).longValue() - ((Number) (_io().pos())).longValue())).longValue())).longValue() <= ((long) 8))) )) )) {
                    throw FormatException.notValid(this.lenFrame, this._io, "/types/cluster_summary_record/seq/2");
                }
            }
            KaitaiStream _io_body = this._io.substream(((Number) ((((Number) (lenFrame())).longValue() == ((long) 0) ? ((Number) (((Number) (_io().size())).longValue() - ((Number) (_io().pos())).longValue())).longValue() : ((Number) (((Number) (lenFrame())).longValue() - ((long) 8))).longValue()))).longValue());
            this.body = new ClusterSummary(_io_body, this, _root);
        }

        public void _fetchInstances() {
            this.body._fetchInstances();
        }
        private int version;
        private int minVersion;
        private long lenFrame;
        private ClusterSummary body;
        private RntupleV0 _root;
        private RntupleV0.Cluster _parent;

        /**
         * Version of the frame that the writer used; 0.
         */
        public int version() { return version; }

        /**
         * Version that a reader must support at least; 0.
         */
        public int minVersion() { return minVersion; }

        /**
         * Size of the frame in bytes, these eight included; 0 if it takes all that is left.
         */
        public long lenFrame() { return lenFrame; }

        /**
         * Payload of the frame.
         */
        public ClusterSummary body() { return body; }
        public RntupleV0 _root() { return _root; }
        public RntupleV0.Cluster _parent() { return _parent; }
    }

    /**
     * Description of one column.
     * @see <a href="https://github.com/root-project/root/blob/v6-22-00-patches/tree/ntuple/v7/src/RNTupleDescriptor.cxx">Source of ROOT 6.22, section 'RNTupleDescriptor.cxx'</a>
     */
    public static class Column extends KaitaiStruct {
        public static Column parse(byte[] bytes) {
            return new Column(new KaitaiStream(bytes));
        }

        public Column(KaitaiStream _io) {
            this(_io, null, null);
        }

        public Column(KaitaiStream _io, RntupleV0.ColumnRecord _parent) {
            this(_io, _parent, null);
        }

        public Column(KaitaiStream _io, RntupleV0.ColumnRecord _parent, RntupleV0 _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.columnId = this._io.readU8le();
            this.columnVersion = new VersionRecord(this._io, this, _root);
            this.model = new ColumnModelRecord(this._io, this, _root);
            this.fieldId = this._io.readU8le();
            this.index = this._io.readU4le();
            this.trailing = this._io.readBytesFull();
        }

        public void _fetchInstances() {
            this.columnVersion._fetchInstances();
            this.model._fetchInstances();
        }
        private long columnId;
        private VersionRecord columnVersion;
        private ColumnModelRecord model;
        private long fieldId;
        private long index;
        private byte[] trailing;
        private RntupleV0 _root;
        private RntupleV0.ColumnRecord _parent;

        /**
         * Id of the column.
         */
        public long columnId() { return columnId; }

        /**
         * Version of the column.
         */
        public VersionRecord columnVersion() { return columnVersion; }

        /**
         * What the elements are.
         */
        public ColumnModelRecord model() { return model; }

        /**
         * Id of the field that the column belongs to.
         */
        public long fieldId() { return fieldId; }

        /**
         * Position among the columns of the field.
         */
        public long index() { return index; }

        /**
         * Unknown bytes up to the end of the frame.
         */
        public byte[] trailing() { return trailing; }
        public RntupleV0 _root() { return _root; }
        public RntupleV0.ColumnRecord _parent() { return _parent; }
    }

    /**
     * Kind of the elements of a column.
     * @see <a href="https://github.com/root-project/root/blob/v6-22-00-patches/tree/ntuple/v7/src/RNTupleDescriptor.cxx">Source of ROOT 6.22, section 'RNTupleDescriptor.cxx'</a>
     */
    public static class ColumnModel extends KaitaiStruct {
        public static ColumnModel parse(byte[] bytes) {
            return new ColumnModel(new KaitaiStream(bytes));
        }

        public ColumnModel(KaitaiStream _io) {
            this(_io, null, null);
        }

        public ColumnModel(KaitaiStream _io, RntupleV0.ColumnModelRecord _parent) {
            this(_io, _parent, null);
        }

        public ColumnModel(KaitaiStream _io, RntupleV0.ColumnModelRecord _parent, RntupleV0 _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.columnType = this._io.readU4le();
            this.isSorted = this._io.readU4le();
            this.trailing = this._io.readBytesFull();
        }

        public void _fetchInstances() {
        }
        private long columnType;
        private long isSorted;
        private byte[] trailing;
        private RntupleV0 _root;
        private RntupleV0.ColumnModelRecord _parent;

        /**
         * How elements are encoded, see the enum column_type.
         */
        public long columnType() { return columnType; }

        /**
         * 1 if elements never decrease, else 0.
         */
        public long isSorted() { return isSorted; }

        /**
         * Unknown bytes up to the end of the frame.
         */
        public byte[] trailing() { return trailing; }
        public RntupleV0 _root() { return _root; }
        public RntupleV0.ColumnModelRecord _parent() { return _parent; }
    }

    /**
     * Frame around the kind of elements of a column.
     * @see <a href="https://github.com/root-project/root/blob/v6-22-00-patches/tree/ntuple/v7/src/RNTupleDescriptor.cxx">Source of ROOT 6.22, section 'RNTupleDescriptor.cxx'</a>
     */
    public static class ColumnModelRecord extends KaitaiStruct {
        public static ColumnModelRecord parse(byte[] bytes) {
            return new ColumnModelRecord(new KaitaiStream(bytes));
        }

        public ColumnModelRecord(KaitaiStream _io) {
            this(_io, null, null);
        }

        public ColumnModelRecord(KaitaiStream _io, RntupleV0.Column _parent) {
            this(_io, _parent, null);
        }

        public ColumnModelRecord(KaitaiStream _io, RntupleV0.Column _parent, RntupleV0 _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.version = this._io.readU2le();
            this.minVersion = this._io.readU2le();
            this.lenFrame = this._io.readU4le();
            {
                long _it = this.lenFrame;
                if (!( ((((Number) (_it)).longValue() == ((long) 0)) || ( ((((Number) (_it)).longValue() >= ((long) 8)) && (((Number) (((Number) (_it)).longValue() - ((Number) (((Number) (_io().size())).longValue() - ((Number) (_io().pos())).longValue())).longValue())).longValue() <= ((long) 8))) )) )) {
                    throw FormatException.notValid(this.lenFrame, this._io, "/types/column_model_record/seq/2");
                }
            }
            KaitaiStream _io_body = this._io.substream(((Number) ((((Number) (lenFrame())).longValue() == ((long) 0) ? ((Number) (((Number) (_io().size())).longValue() - ((Number) (_io().pos())).longValue())).longValue() : ((Number) (((Number) (lenFrame())).longValue() - ((long) 8))).longValue()))).longValue());
            this.body = new ColumnModel(_io_body, this, _root);
        }

        public void _fetchInstances() {
            this.body._fetchInstances();
        }
        private int version;
        private int minVersion;
        private long lenFrame;
        private ColumnModel body;
        private RntupleV0 _root;
        private RntupleV0.Column _parent;

        /**
         * Version of the frame that the writer used; 0.
         */
        public int version() { return version; }

        /**
         * Version that a reader must support at least; 0.
         */
        public int minVersion() { return minVersion; }

        /**
         * Size of the frame in bytes, these eight included; 0 if it takes all that is left.
         */
        public long lenFrame() { return lenFrame; }

        /**
         * Payload of the frame.
         */
        public ColumnModel body() { return body; }
        public RntupleV0 _root() { return _root; }
        public RntupleV0.Column _parent() { return _parent; }
    }

    /**
     * Pages of one column in one cluster; not a frame.
     * @see <a href="https://github.com/root-project/root/blob/v6-22-00-patches/tree/ntuple/v7/src/RNTupleDescriptor.cxx">Source of ROOT 6.22, section 'RNTupleDescriptor.cxx'</a>
     */
    public static class ColumnPages extends KaitaiStruct {
        public static ColumnPages parse(byte[] bytes) {
            return new ColumnPages(new KaitaiStream(bytes));
        }

        public ColumnPages(KaitaiStream _io) {
            this(_io, null, null);
        }

        public ColumnPages(KaitaiStream _io, RntupleV0.Cluster _parent) {
            this(_io, _parent, null);
        }

        public ColumnPages(KaitaiStream _io, RntupleV0.Cluster _parent, RntupleV0 _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.columnId = this._io.readU8le();
            this.elementOffset = this._io.readU8le();
            this.numElements = this._io.readU4le();
            this.compressionSettings = this._io.readS8le();
            this.numPages = this._io.readU4le();
            {
                long _it = this.numPages;
                if (!( ((((Number) (_it)).longValue() >= ((long) 0)) && (((Number) (_it)).longValue() <= ((long) 2147483647)) && (((Number) (((Number) (_it)).longValue() * ((long) 20))).longValue() <= ((Number) (((Number) (_io().size())).longValue() - ((Number) (_io().pos())).longValue())).longValue())) )) {
                    throw FormatException.notValid(this.numPages, this._io, "/types/column_pages/seq/4");
                }
            }
            this.pages = new ArrayList<Page>();
            for (int i = 0; i < numPages(); i++) {
                this.pages.add(new Page(this._io, this, _root));
            }
        }

        public void _fetchInstances() {
            for (int i = 0; i < this.pages.size(); i++) {
                this.pages.get(((Number) (i)).intValue())._fetchInstances();
            }
        }
        private long columnId;
        private long elementOffset;
        private long numElements;
        private long compressionSettings;
        private long numPages;
        private List<Page> pages;
        private RntupleV0 _root;
        private RntupleV0.Cluster _parent;

        /**
         * Id of the column.
         */
        public long columnId() { return columnId; }

        /**
         * Number of elements of the column in all clusters before.
         */
        public long elementOffset() { return elementOffset; }

        /**
         * Number of elements of the column in this cluster.
         */
        public long numElements() { return numElements; }

        /**
         * Compression asked for, 100 * algorithm + level.
         */
        public long compressionSettings() { return compressionSettings; }

        /**
         * Number of pages; bounded by the remaining bytes, as none is smaller than 20 bytes.
         */
        public long numPages() { return numPages; }

        /**
         * Page descriptions in the order of elements.
         */
        public List<Page> pages() { return pages; }
        public RntupleV0 _root() { return _root; }
        public RntupleV0.Cluster _parent() { return _parent; }
    }

    /**
     * Frame around one column description.
     * @see <a href="https://github.com/root-project/root/blob/v6-22-00-patches/tree/ntuple/v7/src/RNTupleDescriptor.cxx">Source of ROOT 6.22, section 'RNTupleDescriptor.cxx'</a>
     */
    public static class ColumnRecord extends KaitaiStruct {
        public static ColumnRecord parse(byte[] bytes) {
            return new ColumnRecord(new KaitaiStream(bytes));
        }

        public ColumnRecord(KaitaiStream _io) {
            this(_io, null, null);
        }

        public ColumnRecord(KaitaiStream _io, RntupleV0.Header _parent) {
            this(_io, _parent, null);
        }

        public ColumnRecord(KaitaiStream _io, RntupleV0.Header _parent, RntupleV0 _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.version = this._io.readU2le();
            this.minVersion = this._io.readU2le();
            this.lenFrame = this._io.readU4le();
            {
                long _it = this.lenFrame;
                if (!( ((((Number) (_it)).longValue() == ((long) 0)) || ( ((((Number) (_it)).longValue() >= ((long) 8)) && (((Number) (((Number) (_it)).longValue() - ((Number) (((Number) (_io().size())).longValue() - ((Number) (_io().pos())).longValue())).longValue())).longValue() <= ((long) 8))) )) )) {
                    throw FormatException.notValid(this.lenFrame, this._io, "/types/column_record/seq/2");
                }
            }
            KaitaiStream _io_body = this._io.substream(((Number) ((((Number) (lenFrame())).longValue() == ((long) 0) ? ((Number) (((Number) (_io().size())).longValue() - ((Number) (_io().pos())).longValue())).longValue() : ((Number) (((Number) (lenFrame())).longValue() - ((long) 8))).longValue()))).longValue());
            this.body = new Column(_io_body, this, _root);
        }

        public void _fetchInstances() {
            this.body._fetchInstances();
        }
        private int version;
        private int minVersion;
        private long lenFrame;
        private Column body;
        private RntupleV0 _root;
        private RntupleV0.Header _parent;

        /**
         * Version of the frame that the writer used; 0.
         */
        public int version() { return version; }

        /**
         * Version that a reader must support at least; 0.
         */
        public int minVersion() { return minVersion; }

        /**
         * Size of the frame in bytes, these eight included; 0 if it takes all that is left.
         */
        public long lenFrame() { return lenFrame; }

        /**
         * Payload of the frame.
         */
        public Column body() { return body; }
        public RntupleV0 _root() { return _root; }
        public RntupleV0.Header _parent() { return _parent; }
    }

    /**
     * String with its length in front; no terminator, no padding.
     * @see <a href="https://github.com/root-project/root/blob/v6-22-00-patches/tree/ntuple/v7/src/RNTupleDescriptor.cxx">Source of ROOT 6.22, section 'RNTupleDescriptor.cxx'</a>
     */
    public static class CountedString extends KaitaiStruct {
        public static CountedString parse(byte[] bytes) {
            return new CountedString(new KaitaiStream(bytes));
        }

        public CountedString(KaitaiStream _io) {
            this(_io, null, null);
        }

        public CountedString(KaitaiStream _io, KaitaiStruct _parent) {
            this(_io, _parent, null);
        }

        public CountedString(KaitaiStream _io, KaitaiStruct _parent, RntupleV0 _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.len = this._io.readU4le();
            {
                long _it = this.len;
                if (!(((Number) (_it)).longValue() <= ((Number) (((Number) (_io().size())).longValue() - ((Number) (_io().pos())).longValue())).longValue())) {
                    throw FormatException.notValid(this.len, this._io, "/types/counted_string/seq/0");
                }
            }
            this.raw = this._io.readBytes(len());
        }

        public void _fetchInstances() {
        }
        private String value;

        /**
         * The string as text.
         */
        public String value() {
            if (this.value != null)
                return this.value;
            this.value = new String(raw(), StandardCharsets.UTF_8);
            return this.value;
        }
        private long len;
        private byte[] raw;
        private RntupleV0 _root;
        private KaitaiStruct _parent;

        /**
         * Length of the string in bytes.
         */
        public long len() { return len; }

        /**
         * Bytes of the string, left undecoded here; UTF-8 by convention, ASCII by the text of the drafts.
         */
        public byte[] raw() { return raw; }
        public RntupleV0 _root() { return _root; }
        public KaitaiStruct _parent() { return _parent; }
    }

    /**
     * Description of one field.
     * @see <a href="https://github.com/root-project/root/blob/v6-22-00-patches/tree/ntuple/v7/src/RNTupleDescriptor.cxx">Source of ROOT 6.22, section 'RNTupleDescriptor.cxx'</a>
     */
    public static class Field extends KaitaiStruct {
        public static Field parse(byte[] bytes) {
            return new Field(new KaitaiStream(bytes));
        }

        public Field(KaitaiStream _io) {
            this(_io, null, null);
        }

        public Field(KaitaiStream _io, RntupleV0.FieldRecord _parent) {
            this(_io, _parent, null);
        }

        public Field(KaitaiStream _io, RntupleV0.FieldRecord _parent, RntupleV0 _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.fieldId = this._io.readU8le();
            this.fieldVersion = new VersionRecord(this._io, this, _root);
            this.typeVersion = new VersionRecord(this._io, this, _root);
            this.name = new CountedString(this._io, this, _root);
            this.description = new CountedString(this._io, this, _root);
            this.typeName = new CountedString(this._io, this, _root);
            this.numRepetitions = this._io.readU8le();
            this.structure = this._io.readU4le();
            this.parentId = this._io.readU8le();
            this.numLinks = this._io.readU4le();
            {
                long _it = this.numLinks;
                if (!( ((((Number) (_it)).longValue() <= ((long) 2147483647)) && (((Number) (((Number) (_it)).longValue() * ((long) 8))).longValue() <= ((Number) (((Number) (_io().size())).longValue() - ((Number) (_io().pos())).longValue())).longValue())) )) {
                    throw FormatException.notValid(this.numLinks, this._io, "/types/field/seq/9");
                }
            }
            this.links = new ArrayList<Long>();
            for (int i = 0; i < numLinks(); i++) {
                this.links.add(this._io.readU8le());
            }
            this.trailing = this._io.readBytesFull();
        }

        public void _fetchInstances() {
            this.fieldVersion._fetchInstances();
            this.typeVersion._fetchInstances();
            this.name._fetchInstances();
            this.description._fetchInstances();
            this.typeName._fetchInstances();
            for (int i = 0; i < this.links.size(); i++) {
            }
        }
        private long fieldId;
        private VersionRecord fieldVersion;
        private VersionRecord typeVersion;
        private CountedString name;
        private CountedString description;
        private CountedString typeName;
        private long numRepetitions;
        private long structure;
        private long parentId;
        private long numLinks;
        private List<Long> links;
        private byte[] trailing;
        private RntupleV0 _root;
        private RntupleV0.FieldRecord _parent;

        /**
         * Id of the field.
         */
        public long fieldId() { return fieldId; }

        /**
         * Version of the field's own serialisation.
         */
        public VersionRecord fieldVersion() { return fieldVersion; }

        /**
         * Version of the type.
         */
        public VersionRecord typeVersion() { return typeVersion; }

        /**
         * Name of the field.
         */
        public CountedString name() { return name; }

        /**
         * Free text about the field.
         */
        public CountedString description() { return description; }

        /**
         * C++ type name.
         */
        public CountedString typeName() { return typeName; }

        /**
         * Number of items per entry of a fixed-size array; 0 in other fields.
         */
        public long numRepetitions() { return numRepetitions; }

        /**
         * Structural role, see the enum field_structure.
         */
        public long structure() { return structure; }

        /**
         * Id of the parent field; of the root field, which holds the top-level fields, all bits are set.
         */
        public long parentId() { return parentId; }

        /**
         * Number of sub-fields; bounded by the remaining bytes, as none is smaller than 8 bytes.
         */
        public long numLinks() { return numLinks; }

        /**
         * Ids of the sub-fields, in order.
         */
        public List<Long> links() { return links; }

        /**
         * Unknown bytes up to the end of the frame.
         */
        public byte[] trailing() { return trailing; }
        public RntupleV0 _root() { return _root; }
        public RntupleV0.FieldRecord _parent() { return _parent; }
    }

    /**
     * Frame around one field description.
     * @see <a href="https://github.com/root-project/root/blob/v6-22-00-patches/tree/ntuple/v7/src/RNTupleDescriptor.cxx">Source of ROOT 6.22, section 'RNTupleDescriptor.cxx'</a>
     */
    public static class FieldRecord extends KaitaiStruct {
        public static FieldRecord parse(byte[] bytes) {
            return new FieldRecord(new KaitaiStream(bytes));
        }

        public FieldRecord(KaitaiStream _io) {
            this(_io, null, null);
        }

        public FieldRecord(KaitaiStream _io, RntupleV0.Header _parent) {
            this(_io, _parent, null);
        }

        public FieldRecord(KaitaiStream _io, RntupleV0.Header _parent, RntupleV0 _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.version = this._io.readU2le();
            this.minVersion = this._io.readU2le();
            this.lenFrame = this._io.readU4le();
            {
                long _it = this.lenFrame;
                if (!( ((((Number) (_it)).longValue() == ((long) 0)) || ( ((((Number) (_it)).longValue() >= ((long) 8)) && (((Number) (((Number) (_it)).longValue() - ((Number) (((Number) (_io().size())).longValue() - ((Number) (_io().pos())).longValue())).longValue())).longValue() <= ((long) 8))) )) )) {
                    throw FormatException.notValid(this.lenFrame, this._io, "/types/field_record/seq/2");
                }
            }
            KaitaiStream _io_body = this._io.substream(((Number) ((((Number) (lenFrame())).longValue() == ((long) 0) ? ((Number) (((Number) (_io().size())).longValue() - ((Number) (_io().pos())).longValue())).longValue() : ((Number) (((Number) (lenFrame())).longValue() - ((long) 8))).longValue()))).longValue());
            this.body = new Field(_io_body, this, _root);
        }

        public void _fetchInstances() {
            this.body._fetchInstances();
        }
        private int version;
        private int minVersion;
        private long lenFrame;
        private Field body;
        private RntupleV0 _root;
        private RntupleV0.Header _parent;

        /**
         * Version of the frame that the writer used; 0.
         */
        public int version() { return version; }

        /**
         * Version that a reader must support at least; 0.
         */
        public int minVersion() { return minVersion; }

        /**
         * Size of the frame in bytes, these eight included; 0 if it takes all that is left.
         */
        public long lenFrame() { return lenFrame; }

        /**
         * Payload of the frame.
         */
        public Field body() { return body; }
        public RntupleV0 _root() { return _root; }
        public RntupleV0.Header _parent() { return _parent; }
    }

    /**
     * Clusters and the places of their pages.
     * @see <a href="https://github.com/root-project/root/blob/v6-22-00-patches/tree/ntuple/v7/src/RNTupleDescriptor.cxx">Source of ROOT 6.22, section 'RNTupleDescriptor.cxx'</a>
     */
    public static class Footer extends KaitaiStruct {
        public static Footer parse(byte[] bytes) {
            return new Footer(new KaitaiStream(bytes));
        }

        public Footer(KaitaiStream _io) {
            this(_io, null, null);
        }

        public Footer(KaitaiStream _io, RntupleV0.FooterRecord _parent) {
            this(_io, _parent, null);
        }

        public Footer(KaitaiStream _io, RntupleV0.FooterRecord _parent, RntupleV0 _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.reserved = this._io.readU8le();
            this.numClusters = this._io.readU8le();
            {
                long _it = this.numClusters;
                if (!( ((((Number) (_it)).longValue() >= ((long) 0)) && (((Number) (_it)).longValue() <= ((long) 2147483647)) && (((Number) (((Number) (_it)).longValue() * ((long) 20))).longValue() <= ((Number) (((Number) (_io().size())).longValue() - ((Number) (_io().pos())).longValue())).longValue())) )) {
                    throw FormatException.notValid(this.numClusters, this._io, "/types/footer/seq/1");
                }
            }
            this.clusters = new ArrayList<Cluster>();
            for (int i = 0; i < numClusters(); i++) {
                this.clusters.add(new Cluster(this._io, this, _root));
            }
            this.trailing = this._io.readBytesFull();
        }

        public void _fetchInstances() {
            for (int i = 0; i < this.clusters.size(); i++) {
                this.clusters.get(((Number) (i)).intValue())._fetchInstances();
            }
        }
        private long reserved;
        private long numClusters;
        private List<Cluster> clusters;
        private byte[] trailing;
        private RntupleV0 _root;
        private RntupleV0.FooterRecord _parent;

        /**
         * Zero in all known files.
         */
        public long reserved() { return reserved; }

        /**
         * Number of clusters; bounded by the remaining bytes, as none is smaller than 20 bytes.
         */
        public long numClusters() { return numClusters; }

        /**
         * The clusters.
         */
        public List<Cluster> clusters() { return clusters; }

        /**
         * Unknown bytes up to the end of the frame.
         */
        public byte[] trailing() { return trailing; }
        public RntupleV0 _root() { return _root; }
        public RntupleV0.FooterRecord _parent() { return _parent; }
    }

    /**
     * Whole footer, from a slice that holds exactly the envelope.
     * @see <a href="https://github.com/root-project/root/blob/v6-22-00-patches/tree/ntuple/v7/src/RNTupleDescriptor.cxx">Source of ROOT 6.22, section 'RNTupleDescriptor.cxx'</a>
     */
    public static class FooterEnvelope extends KaitaiStruct {
        public static FooterEnvelope parse(byte[] bytes) {
            return new FooterEnvelope(new KaitaiStream(bytes));
        }

        public FooterEnvelope(KaitaiStream _io) {
            this(_io, null, null);
        }

        public FooterEnvelope(KaitaiStream _io, KaitaiStruct _parent) {
            this(_io, _parent, null);
        }

        public FooterEnvelope(KaitaiStream _io, KaitaiStruct _parent, RntupleV0 _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            KaitaiStream _io_payload = this._io.substream(((Number) (((Number) (((Number) (_io().size())).longValue() - ((Number) (_io().pos())).longValue())).longValue() - ((long) 16))).longValue());
            this.payload = new FooterRecord(_io_payload, this, _root);
            this.postscript = new Postscript(this._io, this, _root);
            this.checksum = this._io.readBytes(4);
        }

        public void _fetchInstances() {
            this.payload._fetchInstances();
            this.postscript._fetchInstances();
        }
        private FooterRecord payload;
        private Postscript postscript;
        private byte[] checksum;
        private RntupleV0 _root;
        private KaitaiStruct _parent;

        /**
         * Outermost frame.
         */
        public FooterRecord payload() { return payload; }

        /**
         * Lengths of the envelopes.
         */
        public Postscript postscript() { return postscript; }

        /**
         * CRC32 of all preceding bytes of the envelope, little-endian.
         */
        public byte[] checksum() { return checksum; }
        public RntupleV0 _root() { return _root; }
        public KaitaiStruct _parent() { return _parent; }
    }

    /**
     * Outermost frame of a footer, which takes all of the envelope in front of its tail.
     * @see <a href="https://github.com/root-project/root/blob/v6-22-00-patches/tree/ntuple/v7/src/RNTupleDescriptor.cxx">Source of ROOT 6.22, section 'RNTupleDescriptor.cxx'</a>
     */
    public static class FooterRecord extends KaitaiStruct {
        public static FooterRecord parse(byte[] bytes) {
            return new FooterRecord(new KaitaiStream(bytes));
        }

        public FooterRecord(KaitaiStream _io) {
            this(_io, null, null);
        }

        public FooterRecord(KaitaiStream _io, RntupleV0.FooterEnvelope _parent) {
            this(_io, _parent, null);
        }

        public FooterRecord(KaitaiStream _io, RntupleV0.FooterEnvelope _parent, RntupleV0 _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.version = this._io.readU2le();
            this.minVersion = this._io.readU2le();
            this.lenFrame = this._io.readU4le();
            {
                long _it = this.lenFrame;
                if (!( ((((Number) (_it)).longValue() == ((long) 0)) || (((Number) (((Number) (_it)).longValue() - ((Number) (((Number) (_io().size())).longValue() - ((Number) (_io().pos())).longValue())).longValue())).longValue() == ((long) 8))) )) {
                    throw FormatException.notValid(this.lenFrame, this._io, "/types/footer_record/seq/2");
                }
            }
            this._raw_body = this._io.readBytesFull();
            KaitaiStream _io__raw_body = new KaitaiStream(this._raw_body);
            this.body = new Footer(_io__raw_body, this, _root);
        }

        public void _fetchInstances() {
            this.body._fetchInstances();
        }
        private int version;
        private int minVersion;
        private long lenFrame;
        private Footer body;
        private RntupleV0 _root;
        private RntupleV0.FooterEnvelope _parent;
        private byte[] _raw_body;

        /**
         * Version of the frame that the writer used; 0.
         */
        public int version() { return version; }

        /**
         * Version that a reader must support at least; 0.
         */
        public int minVersion() { return minVersion; }

        /**
         * Size of the frame in bytes, these eight included; 0 if it takes all that is left.
         */
        public long lenFrame() { return lenFrame; }

        /**
         * Payload of the frame.
         */
        public Footer body() { return body; }
        public RntupleV0 _root() { return _root; }
        public RntupleV0.FooterEnvelope _parent() { return _parent; }
        public byte[] _raw_body() { return _raw_body; }
    }

    /**
     * Name, provenance and schema of the RNTuple.
     * @see <a href="https://github.com/root-project/root/blob/v6-22-00-patches/tree/ntuple/v7/src/RNTupleDescriptor.cxx">Source of ROOT 6.22, section 'RNTupleDescriptor.cxx'</a>
     */
    public static class Header extends KaitaiStruct {
        public static Header parse(byte[] bytes) {
            return new Header(new KaitaiStream(bytes));
        }

        public Header(KaitaiStream _io) {
            this(_io, null, null);
        }

        public Header(KaitaiStream _io, RntupleV0.HeaderRecord _parent) {
            this(_io, _parent, null);
        }

        public Header(KaitaiStream _io, RntupleV0.HeaderRecord _parent, RntupleV0 _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.reserved = this._io.readU8le();
            this.name = new CountedString(this._io, this, _root);
            this.description = new CountedString(this._io, this, _root);
            this.author = new CountedString(this._io, this, _root);
            this.custodian = new CountedString(this._io, this, _root);
            this.timeOfData = this._io.readU8le();
            this.timeOfWriting = this._io.readU8le();
            this.ntupleVersion = new VersionRecord(this._io, this, _root);
            this.ownUuid = new UuidRecord(this._io, this, _root);
            this.groupUuid = new UuidRecord(this._io, this, _root);
            this.numFields = this._io.readU4le();
            {
                long _it = this.numFields;
                if (!( ((((Number) (_it)).longValue() <= ((long) 2147483647)) && (((Number) (((Number) (_it)).longValue() * ((long) 8))).longValue() <= ((Number) (((Number) (_io().size())).longValue() - ((Number) (_io().pos())).longValue())).longValue())) )) {
                    throw FormatException.notValid(this.numFields, this._io, "/types/header/seq/10");
                }
            }
            this.fields = new ArrayList<FieldRecord>();
            for (int i = 0; i < numFields(); i++) {
                this.fields.add(new FieldRecord(this._io, this, _root));
            }
            this.numColumns = this._io.readU4le();
            {
                long _it = this.numColumns;
                if (!( ((((Number) (_it)).longValue() <= ((long) 2147483647)) && (((Number) (((Number) (_it)).longValue() * ((long) 8))).longValue() <= ((Number) (((Number) (_io().size())).longValue() - ((Number) (_io().pos())).longValue())).longValue())) )) {
                    throw FormatException.notValid(this.numColumns, this._io, "/types/header/seq/12");
                }
            }
            this.columns = new ArrayList<ColumnRecord>();
            for (int i = 0; i < numColumns(); i++) {
                this.columns.add(new ColumnRecord(this._io, this, _root));
            }
            this.trailing = this._io.readBytesFull();
        }

        public void _fetchInstances() {
            this.name._fetchInstances();
            this.description._fetchInstances();
            this.author._fetchInstances();
            this.custodian._fetchInstances();
            this.ntupleVersion._fetchInstances();
            this.ownUuid._fetchInstances();
            this.groupUuid._fetchInstances();
            for (int i = 0; i < this.fields.size(); i++) {
                this.fields.get(((Number) (i)).intValue())._fetchInstances();
            }
            for (int i = 0; i < this.columns.size(); i++) {
                this.columns.get(((Number) (i)).intValue())._fetchInstances();
            }
        }
        private long reserved;
        private CountedString name;
        private CountedString description;
        private CountedString author;
        private CountedString custodian;
        private long timeOfData;
        private long timeOfWriting;
        private VersionRecord ntupleVersion;
        private UuidRecord ownUuid;
        private UuidRecord groupUuid;
        private long numFields;
        private List<FieldRecord> fields;
        private long numColumns;
        private List<ColumnRecord> columns;
        private byte[] trailing;
        private RntupleV0 _root;
        private RntupleV0.HeaderRecord _parent;

        /**
         * Zero in all known files.
         */
        public long reserved() { return reserved; }

        /**
         * Name of the RNTuple.
         */
        public CountedString name() { return name; }

        /**
         * Free text about the RNTuple.
         */
        public CountedString description() { return description; }

        /**
         * Who wrote the RNTuple.
         */
        public CountedString author() { return author; }

        /**
         * Who looks after the RNTuple.
         */
        public CountedString custodian() { return custodian; }

        /**
         * Time at which the data were taken, in seconds since 1970.
         */
        public long timeOfData() { return timeOfData; }

        /**
         * Time of writing, in seconds since 1970.
         */
        public long timeOfWriting() { return timeOfWriting; }

        /**
         * Version of the RNTuple.
         */
        public VersionRecord ntupleVersion() { return ntupleVersion; }

        /**
         * Identity of the RNTuple.
         */
        public UuidRecord ownUuid() { return ownUuid; }

        /**
         * Identity of the group of RNTuples to which it belongs.
         */
        public UuidRecord groupUuid() { return groupUuid; }

        /**
         * Number of fields; bounded by the remaining bytes, as none is smaller than 8 bytes.
         */
        public long numFields() { return numFields; }

        /**
         * Field descriptions, in any order; the root field among them.
         */
        public List<FieldRecord> fields() { return fields; }

        /**
         * Number of columns; bounded by the remaining bytes, as none is smaller than 8 bytes.
         */
        public long numColumns() { return numColumns; }

        /**
         * Column descriptions, in any order.
         */
        public List<ColumnRecord> columns() { return columns; }

        /**
         * Unknown bytes up to the end of the frame.
         */
        public byte[] trailing() { return trailing; }
        public RntupleV0 _root() { return _root; }
        public RntupleV0.HeaderRecord _parent() { return _parent; }
    }

    /**
     * Whole header, from a slice that holds exactly the envelope.
     * @see <a href="https://github.com/root-project/root/blob/v6-22-00-patches/tree/ntuple/v7/src/RNTupleDescriptor.cxx">Source of ROOT 6.22, section 'RNTupleDescriptor.cxx'</a>
     */
    public static class HeaderEnvelope extends KaitaiStruct {
        public static HeaderEnvelope parse(byte[] bytes) {
            return new HeaderEnvelope(new KaitaiStream(bytes));
        }

        public HeaderEnvelope(KaitaiStream _io) {
            this(_io, null, null);
        }

        public HeaderEnvelope(KaitaiStream _io, KaitaiStruct _parent) {
            this(_io, _parent, null);
        }

        public HeaderEnvelope(KaitaiStream _io, KaitaiStruct _parent, RntupleV0 _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            KaitaiStream _io_payload = this._io.substream(((Number) (((Number) (((Number) (_io().size())).longValue() - ((Number) (_io().pos())).longValue())).longValue() - ((long) 4))).longValue());
            this.payload = new HeaderRecord(_io_payload, this, _root);
            this.checksum = this._io.readBytes(4);
        }

        public void _fetchInstances() {
            this.payload._fetchInstances();
        }
        private HeaderRecord payload;
        private byte[] checksum;
        private RntupleV0 _root;
        private KaitaiStruct _parent;

        /**
         * Outermost frame.
         */
        public HeaderRecord payload() { return payload; }

        /**
         * CRC32 of all preceding bytes of the envelope, little-endian.
         */
        public byte[] checksum() { return checksum; }
        public RntupleV0 _root() { return _root; }
        public KaitaiStruct _parent() { return _parent; }
    }

    /**
     * Outermost frame of a header, which takes all of the envelope in front of its tail.
     * @see <a href="https://github.com/root-project/root/blob/v6-22-00-patches/tree/ntuple/v7/src/RNTupleDescriptor.cxx">Source of ROOT 6.22, section 'RNTupleDescriptor.cxx'</a>
     */
    public static class HeaderRecord extends KaitaiStruct {
        public static HeaderRecord parse(byte[] bytes) {
            return new HeaderRecord(new KaitaiStream(bytes));
        }

        public HeaderRecord(KaitaiStream _io) {
            this(_io, null, null);
        }

        public HeaderRecord(KaitaiStream _io, RntupleV0.HeaderEnvelope _parent) {
            this(_io, _parent, null);
        }

        public HeaderRecord(KaitaiStream _io, RntupleV0.HeaderEnvelope _parent, RntupleV0 _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.version = this._io.readU2le();
            this.minVersion = this._io.readU2le();
            this.lenFrame = this._io.readU4le();
            {
                long _it = this.lenFrame;
                if (!( ((((Number) (_it)).longValue() == ((long) 0)) || (((Number) (((Number) (_it)).longValue() - ((Number) (((Number) (_io().size())).longValue() - ((Number) (_io().pos())).longValue())).longValue())).longValue() == ((long) 8))) )) {
                    throw FormatException.notValid(this.lenFrame, this._io, "/types/header_record/seq/2");
                }
            }
            this._raw_body = this._io.readBytesFull();
            KaitaiStream _io__raw_body = new KaitaiStream(this._raw_body);
            this.body = new Header(_io__raw_body, this, _root);
        }

        public void _fetchInstances() {
            this.body._fetchInstances();
        }
        private int version;
        private int minVersion;
        private long lenFrame;
        private Header body;
        private RntupleV0 _root;
        private RntupleV0.HeaderEnvelope _parent;
        private byte[] _raw_body;

        /**
         * Version of the frame that the writer used; 0.
         */
        public int version() { return version; }

        /**
         * Version that a reader must support at least; 0.
         */
        public int minVersion() { return minVersion; }

        /**
         * Size of the frame in bytes, these eight included; 0 if it takes all that is left.
         */
        public long lenFrame() { return lenFrame; }

        /**
         * Payload of the frame.
         */
        public Header body() { return body; }
        public RntupleV0 _root() { return _root; }
        public RntupleV0.HeaderEnvelope _parent() { return _parent; }
        public byte[] _raw_body() { return _raw_body; }
    }

    /**
     * Identity of an RNTuple or cluster.
     * @see <a href="https://github.com/root-project/root/blob/v6-22-00-patches/tree/ntuple/v7/src/RNTupleDescriptor.cxx">Source of ROOT 6.22, section 'RNTupleDescriptor.cxx'</a>
     */
    public static class Identity extends KaitaiStruct {
        public static Identity parse(byte[] bytes) {
            return new Identity(new KaitaiStream(bytes));
        }

        public Identity(KaitaiStream _io) {
            this(_io, null, null);
        }

        public Identity(KaitaiStream _io, RntupleV0.UuidRecord _parent) {
            this(_io, _parent, null);
        }

        public Identity(KaitaiStream _io, RntupleV0.UuidRecord _parent, RntupleV0 _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.uuid = new CountedString(this._io, this, _root);
            this.trailing = this._io.readBytesFull();
        }

        public void _fetchInstances() {
            this.uuid._fetchInstances();
        }
        private CountedString uuid;
        private byte[] trailing;
        private RntupleV0 _root;
        private RntupleV0.UuidRecord _parent;

        /**
         * The identity as text; empty in all known files.
         */
        public CountedString uuid() { return uuid; }

        /**
         * Unknown bytes up to the end of the frame.
         */
        public byte[] trailing() { return trailing; }
        public RntupleV0 _root() { return _root; }
        public RntupleV0.UuidRecord _parent() { return _parent; }
    }

    /**
     * Where a byte range is stored; not a frame.
     * @see <a href="https://github.com/root-project/root/blob/v6-22-00-patches/tree/ntuple/v7/src/RNTupleDescriptor.cxx">Source of ROOT 6.22, section 'RNTupleDescriptor.cxx'</a>
     */
    public static class Locator extends KaitaiStruct {
        public static Locator parse(byte[] bytes) {
            return new Locator(new KaitaiStream(bytes));
        }

        public Locator(KaitaiStream _io) {
            this(_io, null, null);
        }

        public Locator(KaitaiStream _io, KaitaiStruct _parent) {
            this(_io, _parent, null);
        }

        public Locator(KaitaiStream _io, KaitaiStruct _parent, RntupleV0 _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.ofsRange = this._io.readS8le();
            this.lenRange = this._io.readU4le();
            this.url = new CountedString(this._io, this, _root);
        }

        public void _fetchInstances() {
            this.url._fetchInstances();
        }
        private long ofsRange;
        private long lenRange;
        private CountedString url;
        private RntupleV0 _root;
        private KaitaiStruct _parent;

        /**
         * Offset in bytes from the start of the file.
         */
        public long ofsRange() { return ofsRange; }

        /**
         * Stored size in bytes.
         */
        public long lenRange() { return lenRange; }

        /**
         * Place outside of the file; empty if the range is in the same file.
         */
        public CountedString url() { return url; }
        public RntupleV0 _root() { return _root; }
        public KaitaiStruct _parent() { return _parent; }
    }

    /**
     * Description of one page; not a frame.
     * @see <a href="https://github.com/root-project/root/blob/v6-22-00-patches/tree/ntuple/v7/src/RNTupleDescriptor.cxx">Source of ROOT 6.22, section 'RNTupleDescriptor.cxx'</a>
     */
    public static class Page extends KaitaiStruct {
        public static Page parse(byte[] bytes) {
            return new Page(new KaitaiStream(bytes));
        }

        public Page(KaitaiStream _io) {
            this(_io, null, null);
        }

        public Page(KaitaiStream _io, RntupleV0.ColumnPages _parent) {
            this(_io, _parent, null);
        }

        public Page(KaitaiStream _io, RntupleV0.ColumnPages _parent, RntupleV0 _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.numElements = this._io.readU4le();
            this.locator = new Locator(this._io, this, _root);
        }

        public void _fetchInstances() {
            this.locator._fetchInstances();
        }
        private long numElements;
        private Locator locator;
        private RntupleV0 _root;
        private RntupleV0.ColumnPages _parent;

        /**
         * Number of elements in the page.
         */
        public long numElements() { return numElements; }

        /**
         * Where the page is stored.
         */
        public Locator locator() { return locator; }
        public RntupleV0 _root() { return _root; }
        public RntupleV0.ColumnPages _parent() { return _parent; }
    }

    /**
     * Tail of the footer in front of its checksum.
     * @see <a href="https://github.com/root-project/root/blob/v6-22-00-patches/tree/ntuple/v7/src/RNTupleDescriptor.cxx">Source of ROOT 6.22, section 'RNTupleDescriptor.cxx'</a>
     */
    public static class Postscript extends KaitaiStruct {
        public static Postscript parse(byte[] bytes) {
            return new Postscript(new KaitaiStream(bytes));
        }

        public Postscript(KaitaiStream _io) {
            this(_io, null, null);
        }

        public Postscript(KaitaiStream _io, RntupleV0.FooterEnvelope _parent) {
            this(_io, _parent, null);
        }

        public Postscript(KaitaiStream _io, RntupleV0.FooterEnvelope _parent, RntupleV0 _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.version = this._io.readU2le();
            this.minVersion = this._io.readU2le();
            this.lenHeader = this._io.readU4le();
            this.lenFooter = this._io.readU4le();
        }

        public void _fetchInstances() {
        }
        private int version;
        private int minVersion;
        private long lenHeader;
        private long lenFooter;
        private RntupleV0 _root;
        private RntupleV0.FooterEnvelope _parent;

        /**
         * Version of the tail that the writer used; 0.
         */
        public int version() { return version; }

        /**
         * Version that a reader must support at least; 0.
         */
        public int minVersion() { return minVersion; }

        /**
         * Length in bytes of the header envelope.
         */
        public long lenHeader() { return lenHeader; }

        /**
         * Length in bytes of the footer envelope, this tail and the checksum included.
         */
        public long lenFooter() { return lenFooter; }
        public RntupleV0 _root() { return _root; }
        public RntupleV0.FooterEnvelope _parent() { return _parent; }
    }

    /**
     * Frame around an identity.
     * @see <a href="https://github.com/root-project/root/blob/v6-22-00-patches/tree/ntuple/v7/src/RNTupleDescriptor.cxx">Source of ROOT 6.22, section 'RNTupleDescriptor.cxx'</a>
     */
    public static class UuidRecord extends KaitaiStruct {
        public static UuidRecord parse(byte[] bytes) {
            return new UuidRecord(new KaitaiStream(bytes));
        }

        public UuidRecord(KaitaiStream _io) {
            this(_io, null, null);
        }

        public UuidRecord(KaitaiStream _io, KaitaiStruct _parent) {
            this(_io, _parent, null);
        }

        public UuidRecord(KaitaiStream _io, KaitaiStruct _parent, RntupleV0 _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.version = this._io.readU2le();
            this.minVersion = this._io.readU2le();
            this.lenFrame = this._io.readU4le();
            {
                long _it = this.lenFrame;
                if (!( ((((Number) (_it)).longValue() == ((long) 0)) || ( ((((Number) (_it)).longValue() >= ((long) 8)) && (((Number) (((Number) (_it)).longValue() - ((Number) (((Number) (_io().size())).longValue() - ((Number) (_io().pos())).longValue())).longValue())).longValue() <= ((long) 8))) )) )) {
                    throw FormatException.notValid(this.lenFrame, this._io, "/types/uuid_record/seq/2");
                }
            }
            KaitaiStream _io_body = this._io.substream(((Number) ((((Number) (lenFrame())).longValue() == ((long) 0) ? ((Number) (((Number) (_io().size())).longValue() - ((Number) (_io().pos())).longValue())).longValue() : ((Number) (((Number) (lenFrame())).longValue() - ((long) 8))).longValue()))).longValue());
            this.body = new Identity(_io_body, this, _root);
        }

        public void _fetchInstances() {
            this.body._fetchInstances();
        }
        private int version;
        private int minVersion;
        private long lenFrame;
        private Identity body;
        private RntupleV0 _root;
        private KaitaiStruct _parent;

        /**
         * Version of the frame that the writer used; 0.
         */
        public int version() { return version; }

        /**
         * Version that a reader must support at least; 0.
         */
        public int minVersion() { return minVersion; }

        /**
         * Size of the frame in bytes, these eight included; 0 if it takes all that is left.
         */
        public long lenFrame() { return lenFrame; }

        /**
         * Payload of the frame.
         */
        public Identity body() { return body; }
        public RntupleV0 _root() { return _root; }
        public KaitaiStruct _parent() { return _parent; }
    }

    /**
     * Version of a structure, and the smallest version that can read it.
     * @see <a href="https://github.com/root-project/root/blob/v6-22-00-patches/tree/ntuple/v7/src/RNTupleDescriptor.cxx">Source of ROOT 6.22, section 'RNTupleDescriptor.cxx'</a>
     */
    public static class VersionNumbers extends KaitaiStruct {
        public static VersionNumbers parse(byte[] bytes) {
            return new VersionNumbers(new KaitaiStream(bytes));
        }

        public VersionNumbers(KaitaiStream _io) {
            this(_io, null, null);
        }

        public VersionNumbers(KaitaiStream _io, RntupleV0.VersionRecord _parent) {
            this(_io, _parent, null);
        }

        public VersionNumbers(KaitaiStream _io, RntupleV0.VersionRecord _parent, RntupleV0 _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.versionUse = this._io.readU4le();
            this.versionMin = this._io.readU4le();
            this.flags = this._io.readU8le();
            this.trailing = this._io.readBytesFull();
        }

        public void _fetchInstances() {
        }
        private long versionUse;
        private long versionMin;
        private long flags;
        private byte[] trailing;
        private RntupleV0 _root;
        private RntupleV0.VersionRecord _parent;

        /**
         * Version that was used.
         */
        public long versionUse() { return versionUse; }

        /**
         * Smallest version that can read it.
         */
        public long versionMin() { return versionMin; }

        /**
         * Features in use; zero in all known files.
         */
        public long flags() { return flags; }

        /**
         * Unknown bytes up to the end of the frame.
         */
        public byte[] trailing() { return trailing; }
        public RntupleV0 _root() { return _root; }
        public RntupleV0.VersionRecord _parent() { return _parent; }
    }

    /**
     * Frame around a version.
     * @see <a href="https://github.com/root-project/root/blob/v6-22-00-patches/tree/ntuple/v7/src/RNTupleDescriptor.cxx">Source of ROOT 6.22, section 'RNTupleDescriptor.cxx'</a>
     */
    public static class VersionRecord extends KaitaiStruct {
        public static VersionRecord parse(byte[] bytes) {
            return new VersionRecord(new KaitaiStream(bytes));
        }

        public VersionRecord(KaitaiStream _io) {
            this(_io, null, null);
        }

        public VersionRecord(KaitaiStream _io, KaitaiStruct _parent) {
            this(_io, _parent, null);
        }

        public VersionRecord(KaitaiStream _io, KaitaiStruct _parent, RntupleV0 _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.version = this._io.readU2le();
            this.minVersion = this._io.readU2le();
            this.lenFrame = this._io.readU4le();
            {
                long _it = this.lenFrame;
                if (!( ((((Number) (_it)).longValue() == ((long) 0)) || ( ((((Number) (_it)).longValue() >= ((long) 8)) && (((Number) (((Number) (_it)).longValue() - ((Number) (((Number) (_io().size())).longValue() - ((Number) (_io().pos())).longValue())).longValue())).longValue() <= ((long) 8))) )) )) {
                    throw FormatException.notValid(this.lenFrame, this._io, "/types/version_record/seq/2");
                }
            }
            KaitaiStream _io_body = this._io.substream(((Number) ((((Number) (lenFrame())).longValue() == ((long) 0) ? ((Number) (((Number) (_io().size())).longValue() - ((Number) (_io().pos())).longValue())).longValue() : ((Number) (((Number) (lenFrame())).longValue() - ((long) 8))).longValue()))).longValue());
            this.body = new VersionNumbers(_io_body, this, _root);
        }

        public void _fetchInstances() {
            this.body._fetchInstances();
        }
        private int version;
        private int minVersion;
        private long lenFrame;
        private VersionNumbers body;
        private RntupleV0 _root;
        private KaitaiStruct _parent;

        /**
         * Version of the frame that the writer used; 0.
         */
        public int version() { return version; }

        /**
         * Version that a reader must support at least; 0.
         */
        public int minVersion() { return minVersion; }

        /**
         * Size of the frame in bytes, these eight included; 0 if it takes all that is left.
         */
        public long lenFrame() { return lenFrame; }

        /**
         * Payload of the frame.
         */
        public VersionNumbers body() { return body; }
        public RntupleV0 _root() { return _root; }
        public KaitaiStruct _parent() { return _parent; }
    }
    private byte[] payload;
    private byte[] checksum;
    private RntupleV0 _root;
    private KaitaiStruct _parent;

    /**
     * Contents of the envelope, unparsed.
     */
    public byte[] payload() { return payload; }

    /**
     * CRC32 of all preceding bytes of the envelope, little-endian.
     */
    public byte[] checksum() { return checksum; }
    public RntupleV0 _root() { return _root; }
    public KaitaiStruct _parent() { return _parent; }
}
