// Generated from spec/rntuple.ksy by tools/generate; edit spec/parts/rntuple.ksy and run `make generate`.
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

package org.rntuple;

import java.util.Map;
import java.util.HashMap;
import java.util.ArrayList;
import java.util.List;
import java.nio.charset.StandardCharsets;


/**
 * RNTuple is the columnar storage format of CERN ROOT. Its metadata is in envelopes. There is one header (the schema),
 * one footer (cluster groups, late additions to the schema), and one page list per cluster group (the positions of the
 * pages of every column). This grammar describes one envelope of format epoch 1 (versions 1.0.0.0 to 1.0.2.x) after
 * decompression. Where envelopes and pages lie in a ROOT file is described in root_file.ksy.
 *
 * All integers are little-endian. Envelopes contain frames. A record frame or list frame starts with its size, so
 * readers can skip unknown members. The fields named trailing have the unknown bytes.
 * @see <a href="https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#envelopes">RNTuple Binary Format Specification 1.0, section 'Envelopes'</a>
 */
public class Rntuple extends KaitaiStruct {
    public static Rntuple parse(byte[] bytes) {
        return new Rntuple(new KaitaiStream(bytes));
    }

    public enum ClusterFlag {
        SHARDED(1);

        private final long id;
        ClusterFlag(long id) { this.id = id; }
        public long id() { return id; }
        private static final Map<Long, ClusterFlag> byId = new HashMap<Long, ClusterFlag>(1);
        static {
            for (ClusterFlag e : ClusterFlag.values())
                byId.put(e.id(), e);
        }
        public static ClusterFlag byId(long id) { return byId.get(id); }
    }

    public enum ColumnFlag {
        DEFERRED(1),
        VALUE_RANGE(2);

        private final long id;
        ColumnFlag(long id) { this.id = id; }
        public long id() { return id; }
        private static final Map<Long, ColumnFlag> byId = new HashMap<Long, ColumnFlag>(2);
        static {
            for (ColumnFlag e : ColumnFlag.values())
                byId.put(e.id(), e);
        }
        public static ColumnFlag byId(long id) { return byId.get(id); }
    }

    public enum ColumnType {
        BIT(0),
        BYTE(1),
        CHAR(2),
        INT8(3),
        UINT8(4),
        INT16(5),
        UINT16(6),
        INT32(7),
        UINT32(8),
        INT64(9),
        UINT64(10),
        REAL16(11),
        REAL32(12),
        REAL64(13),
        INDEX32(14),
        INDEX64(15),
        SWITCH(16),
        SPLIT_INT16(17),
        SPLIT_UINT16(18),
        SPLIT_INT32(19),
        SPLIT_UINT32(20),
        SPLIT_INT64(21),
        SPLIT_UINT64(22),
        SPLIT_REAL16(23),
        SPLIT_REAL32(24),
        SPLIT_REAL64(25),
        SPLIT_INDEX32(26),
        SPLIT_INDEX64(27),
        REAL32_TRUNC(28),
        REAL32_QUANT(29);

        private final long id;
        ColumnType(long id) { this.id = id; }
        public long id() { return id; }
        private static final Map<Long, ColumnType> byId = new HashMap<Long, ColumnType>(30);
        static {
            for (ColumnType e : ColumnType.values())
                byId.put(e.id(), e);
        }
        public static ColumnType byId(long id) { return byId.get(id); }
    }

    public enum EnvelopeType {
        HEADER(1),
        FOOTER(2),
        PAGE_LIST(3);

        private final long id;
        EnvelopeType(long id) { this.id = id; }
        public long id() { return id; }
        private static final Map<Long, EnvelopeType> byId = new HashMap<Long, EnvelopeType>(3);
        static {
            for (EnvelopeType e : EnvelopeType.values())
                byId.put(e.id(), e);
        }
        public static EnvelopeType byId(long id) { return byId.get(id); }
    }

    public enum ExtraTypeInfoContent {
        STREAMER_INFO(0);

        private final long id;
        ExtraTypeInfoContent(long id) { this.id = id; }
        public long id() { return id; }
        private static final Map<Long, ExtraTypeInfoContent> byId = new HashMap<Long, ExtraTypeInfoContent>(1);
        static {
            for (ExtraTypeInfoContent e : ExtraTypeInfoContent.values())
                byId.put(e.id(), e);
        }
        public static ExtraTypeInfoContent byId(long id) { return byId.get(id); }
    }

    public enum FeatureFlagNumber {
        NESTED_DEFERRED_COLUMNS(0);

        private final long id;
        FeatureFlagNumber(long id) { this.id = id; }
        public long id() { return id; }
        private static final Map<Long, FeatureFlagNumber> byId = new HashMap<Long, FeatureFlagNumber>(1);
        static {
            for (FeatureFlagNumber e : FeatureFlagNumber.values())
                byId.put(e.id(), e);
        }
        public static FeatureFlagNumber byId(long id) { return byId.get(id); }
    }

    public enum FieldFlag {
        REPETITIVE(1),
        PROJECTED(2),
        TYPE_CHECKSUM(4),
        SOA_COLLECTION(8);

        private final long id;
        FieldFlag(long id) { this.id = id; }
        public long id() { return id; }
        private static final Map<Long, FieldFlag> byId = new HashMap<Long, FieldFlag>(4);
        static {
            for (FieldFlag e : FieldFlag.values())
                byId.put(e.id(), e);
        }
        public static FieldFlag byId(long id) { return byId.get(id); }
    }

    public enum FieldRole {
        PLAIN(0),
        COLLECTION(1),
        RECORD(2),
        VARIANT(3),
        STREAMER(4);

        private final long id;
        FieldRole(long id) { this.id = id; }
        public long id() { return id; }
        private static final Map<Long, FieldRole> byId = new HashMap<Long, FieldRole>(5);
        static {
            for (FieldRole e : FieldRole.values())
                byId.put(e.id(), e);
        }
        public static FieldRole byId(long id) { return byId.get(id); }
    }

    public enum LocatorKind {
        STANDARD(0),
        LARGE(1),
        OBJECT64(2),
        MULTI(3);

        private final long id;
        LocatorKind(long id) { this.id = id; }
        public long id() { return id; }
        private static final Map<Long, LocatorKind> byId = new HashMap<Long, LocatorKind>(4);
        static {
            for (LocatorKind e : LocatorKind.values())
                byId.put(e.id(), e);
        }
        public static LocatorKind byId(long id) { return byId.get(id); }
    }

    public Rntuple(KaitaiStream _io) {
        this(_io, null, null);
    }

    public Rntuple(KaitaiStream _io, KaitaiStruct _parent) {
        this(_io, _parent, null);
    }

    public Rntuple(KaitaiStream _io, KaitaiStruct _parent, Rntuple _root) {
        super(_io);
        this._parent = _parent;
        this._root = _root == null ? this : _root;
        _read();
    }
    private void _read() {
        this.typeId = this._io.readU2le();
        this.lenEnvelopeLo = this._io.readU4le();
        this.lenEnvelopeHi = this._io.readU2le();
        {
            int _it = this.lenEnvelopeHi;
            if (!( ((_it >= 0) && (((Number) (lenEnvelope())).longValue() >= ((long) 16)) && (((Number) (lenEnvelope())).longValue() <= ((Number) (_io().size())).longValue())) )) {
                throw FormatException.notValid(this.lenEnvelopeHi, this._io, "/seq/2");
            }
        }
        switch (typeId()) {
        case 1: {
            KaitaiStream _io_payload = this._io.substream(lenEnvelope() - 16);
            this.payload = new Header(_io_payload, this, _root);
            break;
        }
        case 2: {
            KaitaiStream _io_payload = this._io.substream(lenEnvelope() - 16);
            this.payload = new Footer(_io_payload, this, _root);
            break;
        }
        case 3: {
            KaitaiStream _io_payload = this._io.substream(lenEnvelope() - 16);
            this.payload = new PageList(_io_payload, this, _root);
            break;
        }
        default: {
            KaitaiStream _io_payload = this._io.substream(lenEnvelope() - 16);
            this.payload = new UnknownPayload(_io_payload, this, _root);
            break;
        }
        }
        this.checksum = this._io.readBytes(8);
    }

    public void _fetchInstances() {
        switch (typeId()) {
        case 1: {
            ((Header) (this.payload))._fetchInstances();
            break;
        }
        case 2: {
            ((Footer) (this.payload))._fetchInstances();
            break;
        }
        case 3: {
            ((PageList) (this.payload))._fetchInstances();
            break;
        }
        default: {
            ((UnknownPayload) (this.payload))._fetchInstances();
            break;
        }
        }
    }

    /**
     * Column of a projected field: another name for a physical column.
     * @see <a href="https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#alias-columns">RNTuple Binary Format Specification 1.0, section 'Alias columns'</a>
     */
    public static class AliasColumn extends KaitaiStruct {
        public static AliasColumn parse(byte[] bytes) {
            return new AliasColumn(new KaitaiStream(bytes));
        }

        public AliasColumn(KaitaiStream _io) {
            this(_io, null, null);
        }

        public AliasColumn(KaitaiStream _io, Rntuple.AliasColumnRecord _parent) {
            this(_io, _parent, null);
        }

        public AliasColumn(KaitaiStream _io, Rntuple.AliasColumnRecord _parent, Rntuple _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.physicalColumnId = this._io.readU4le();
            this.fieldId = this._io.readU4le();
            this.trailing = this._io.readBytesFull();
        }

        public void _fetchInstances() {
        }
        private long physicalColumnId;
        private long fieldId;
        private byte[] trailing;
        private Rntuple _root;
        private Rntuple.AliasColumnRecord _parent;

        /**
         * Id of the physical column that holds the elements.
         */
        public long physicalColumnId() { return physicalColumnId; }

        /**
         * Id of the projected field.
         */
        public long fieldId() { return fieldId; }

        /**
         * Unknown bytes up to the end of the frame, appended by a later version of the format.
         */
        public byte[] trailing() { return trailing; }
        public Rntuple _root() { return _root; }
        public Rntuple.AliasColumnRecord _parent() { return _parent; }
    }

    /**
     * List frame of alias columns.
     * @see <a href="https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#frames">RNTuple Binary Format Specification 1.0, section 'Frames'</a>
     */
    public static class AliasColumnList extends KaitaiStruct {
        public static AliasColumnList parse(byte[] bytes) {
            return new AliasColumnList(new KaitaiStream(bytes));
        }

        public AliasColumnList(KaitaiStream _io) {
            this(_io, null, null);
        }

        public AliasColumnList(KaitaiStream _io, Rntuple.Schema _parent) {
            this(_io, _parent, null);
        }

        public AliasColumnList(KaitaiStream _io, Rntuple.Schema _parent, Rntuple _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.lenFrame = this._io.readS8le();
            {
                long _it = this.lenFrame;
                if (!( ((((Number) (_it)).longValue() <= -(((long) 12))) && (((Number) (((Number) (_it)).longValue() + ((Number) (((Number) (_io().size())).longValue() - ((Number) (_io().pos())).longValue())).longValue())).longValue() >= -(((long) 8)))) )) {
                    throw FormatException.notValid(this.lenFrame, this._io, "/types/alias_column_list/seq/0");
                }
            }
            KaitaiStream _io_body = this._io.substream(-(lenFrame()) - 8);
            this.body = new AliasColumnListBody(_io_body, this, _root);
        }

        public void _fetchInstances() {
            this.body._fetchInstances();
        }
        private long lenFrame;
        private AliasColumnListBody body;
        private Rntuple _root;
        private Rntuple.Schema _parent;

        /**
         * Size of the frame in bytes, this field included, negated: the sign marks a list frame.
         */
        public long lenFrame() { return lenFrame; }

        /**
         * Number of items, items and whatever follows them inside the frame.
         */
        public AliasColumnListBody body() { return body; }
        public Rntuple _root() { return _root; }
        public Rntuple.Schema _parent() { return _parent; }
    }

    /**
     * Payload of the list frame of alias columns.
     * @see <a href="https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#frames">RNTuple Binary Format Specification 1.0, section 'Frames'</a>
     */
    public static class AliasColumnListBody extends KaitaiStruct {
        public static AliasColumnListBody parse(byte[] bytes) {
            return new AliasColumnListBody(new KaitaiStream(bytes));
        }

        public AliasColumnListBody(KaitaiStream _io) {
            this(_io, null, null);
        }

        public AliasColumnListBody(KaitaiStream _io, Rntuple.AliasColumnList _parent) {
            this(_io, _parent, null);
        }

        public AliasColumnListBody(KaitaiStream _io, Rntuple.AliasColumnList _parent, Rntuple _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.numItems = this._io.readU4le();
            {
                long _it = this.numItems;
                if (!( ((((Number) (_it)).longValue() <= ((long) 2147483647)) && (((Number) (((Number) (_it)).longValue() * ((long) 8))).longValue() <= ((Number) (((Number) (_io().size())).longValue() - ((Number) (_io().pos())).longValue())).longValue())) )) {
                    throw FormatException.notValid(this.numItems, this._io, "/types/alias_column_list_body/seq/0");
                }
            }
            this.items = new ArrayList<AliasColumnRecord>();
            for (int i = 0; i < numItems(); i++) {
                this.items.add(new AliasColumnRecord(this._io, this, _root));
            }
            this.trailing = this._io.readBytesFull();
        }

        public void _fetchInstances() {
            for (int i = 0; i < this.items.size(); i++) {
                this.items.get(((Number) (i)).intValue())._fetchInstances();
            }
        }
        private long numItems;
        private List<AliasColumnRecord> items;
        private byte[] trailing;
        private Rntuple _root;
        private Rntuple.AliasColumnList _parent;

        /**
         * Number of items; bounded by the remaining bytes, as no item is smaller than 8 bytes.
         */
        public long numItems() { return numItems; }

        /**
         * The alias columns, in order.
         */
        public List<AliasColumnRecord> items() { return items; }

        /**
         * Unknown bytes up to the end of the frame, appended by a later version of the format.
         */
        public byte[] trailing() { return trailing; }
        public Rntuple _root() { return _root; }
        public Rntuple.AliasColumnList _parent() { return _parent; }
    }

    /**
     * Record frame around one alias column.
     * @see <a href="https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#frames">RNTuple Binary Format Specification 1.0, section 'Frames'</a>
     */
    public static class AliasColumnRecord extends KaitaiStruct {
        public static AliasColumnRecord parse(byte[] bytes) {
            return new AliasColumnRecord(new KaitaiStream(bytes));
        }

        public AliasColumnRecord(KaitaiStream _io) {
            this(_io, null, null);
        }

        public AliasColumnRecord(KaitaiStream _io, Rntuple.AliasColumnListBody _parent) {
            this(_io, _parent, null);
        }

        public AliasColumnRecord(KaitaiStream _io, Rntuple.AliasColumnListBody _parent, Rntuple _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.lenFrame = this._io.readS8le();
            {
                long _it = this.lenFrame;
                if (!( ((((Number) (_it)).longValue() >= ((long) 8)) && (((Number) (((Number) (_it)).longValue() - ((Number) (((Number) (_io().size())).longValue() - ((Number) (_io().pos())).longValue())).longValue())).longValue() <= ((long) 8))) )) {
                    throw FormatException.notValid(this.lenFrame, this._io, "/types/alias_column_record/seq/0");
                }
            }
            KaitaiStream _io_body = this._io.substream(lenFrame() - 8);
            this.body = new AliasColumn(_io_body, this, _root);
        }

        public void _fetchInstances() {
            this.body._fetchInstances();
        }
        private long lenFrame;
        private AliasColumn body;
        private Rntuple _root;
        private Rntuple.AliasColumnListBody _parent;

        /**
         * Size of the frame in bytes, this field included; positive, as in every record frame.
         */
        public long lenFrame() { return lenFrame; }

        /**
         * Payload of the frame.
         */
        public AliasColumn body() { return body; }
        public Rntuple _root() { return _root; }
        public Rntuple.AliasColumnListBody _parent() { return _parent; }
    }

    /**
     * Clusters that share one page list.
     * @see <a href="https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#cluster-group-record-frame">RNTuple Binary Format Specification 1.0, section 'Cluster Group Record Frame'</a>
     */
    public static class ClusterGroup extends KaitaiStruct {
        public static ClusterGroup parse(byte[] bytes) {
            return new ClusterGroup(new KaitaiStream(bytes));
        }

        public ClusterGroup(KaitaiStream _io) {
            this(_io, null, null);
        }

        public ClusterGroup(KaitaiStream _io, Rntuple.ClusterGroupRecord _parent) {
            this(_io, _parent, null);
        }

        public ClusterGroup(KaitaiStream _io, Rntuple.ClusterGroupRecord _parent, Rntuple _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.minEntry = this._io.readU8le();
            this.entrySpan = this._io.readU8le();
            this.numClusters = this._io.readU4le();
            this.pageListLink = new EnvelopeLink(this._io, this, _root);
            this.trailing = this._io.readBytesFull();
        }

        public void _fetchInstances() {
            this.pageListLink._fetchInstances();
        }
        private long minEntry;
        private long entrySpan;
        private long numClusters;
        private EnvelopeLink pageListLink;
        private byte[] trailing;
        private Rntuple _root;
        private Rntuple.ClusterGroupRecord _parent;

        /**
         * Number of the first entry of all clusters of the group.
         */
        public long minEntry() { return minEntry; }

        /**
         * Number of entries that the group covers.
         */
        public long entrySpan() { return entrySpan; }

        /**
         * Number of clusters in the group.
         */
        public long numClusters() { return numClusters; }

        /**
         * Where the page list of the group is stored.
         */
        public EnvelopeLink pageListLink() { return pageListLink; }

        /**
         * Unknown bytes up to the end of the frame, appended by a later version of the format.
         */
        public byte[] trailing() { return trailing; }
        public Rntuple _root() { return _root; }
        public Rntuple.ClusterGroupRecord _parent() { return _parent; }
    }

    /**
     * List frame of cluster groups.
     * @see <a href="https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#frames">RNTuple Binary Format Specification 1.0, section 'Frames'</a>
     */
    public static class ClusterGroupList extends KaitaiStruct {
        public static ClusterGroupList parse(byte[] bytes) {
            return new ClusterGroupList(new KaitaiStream(bytes));
        }

        public ClusterGroupList(KaitaiStream _io) {
            this(_io, null, null);
        }

        public ClusterGroupList(KaitaiStream _io, Rntuple.Footer _parent) {
            this(_io, _parent, null);
        }

        public ClusterGroupList(KaitaiStream _io, Rntuple.Footer _parent, Rntuple _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.lenFrame = this._io.readS8le();
            {
                long _it = this.lenFrame;
                if (!( ((((Number) (_it)).longValue() <= -(((long) 12))) && (((Number) (((Number) (_it)).longValue() + ((Number) (((Number) (_io().size())).longValue() - ((Number) (_io().pos())).longValue())).longValue())).longValue() >= -(((long) 8)))) )) {
                    throw FormatException.notValid(this.lenFrame, this._io, "/types/cluster_group_list/seq/0");
                }
            }
            KaitaiStream _io_body = this._io.substream(-(lenFrame()) - 8);
            this.body = new ClusterGroupListBody(_io_body, this, _root);
        }

        public void _fetchInstances() {
            this.body._fetchInstances();
        }
        private long lenFrame;
        private ClusterGroupListBody body;
        private Rntuple _root;
        private Rntuple.Footer _parent;

        /**
         * Size of the frame in bytes, this field included, negated: the sign marks a list frame.
         */
        public long lenFrame() { return lenFrame; }

        /**
         * Number of items, items and whatever follows them inside the frame.
         */
        public ClusterGroupListBody body() { return body; }
        public Rntuple _root() { return _root; }
        public Rntuple.Footer _parent() { return _parent; }
    }

    /**
     * Payload of the list frame of cluster groups.
     * @see <a href="https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#frames">RNTuple Binary Format Specification 1.0, section 'Frames'</a>
     */
    public static class ClusterGroupListBody extends KaitaiStruct {
        public static ClusterGroupListBody parse(byte[] bytes) {
            return new ClusterGroupListBody(new KaitaiStream(bytes));
        }

        public ClusterGroupListBody(KaitaiStream _io) {
            this(_io, null, null);
        }

        public ClusterGroupListBody(KaitaiStream _io, Rntuple.ClusterGroupList _parent) {
            this(_io, _parent, null);
        }

        public ClusterGroupListBody(KaitaiStream _io, Rntuple.ClusterGroupList _parent, Rntuple _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.numItems = this._io.readU4le();
            {
                long _it = this.numItems;
                if (!( ((((Number) (_it)).longValue() <= ((long) 2147483647)) && (((Number) (((Number) (_it)).longValue() * ((long) 8))).longValue() <= ((Number) (((Number) (_io().size())).longValue() - ((Number) (_io().pos())).longValue())).longValue())) )) {
                    throw FormatException.notValid(this.numItems, this._io, "/types/cluster_group_list_body/seq/0");
                }
            }
            this.items = new ArrayList<ClusterGroupRecord>();
            for (int i = 0; i < numItems(); i++) {
                this.items.add(new ClusterGroupRecord(this._io, this, _root));
            }
            this.trailing = this._io.readBytesFull();
        }

        public void _fetchInstances() {
            for (int i = 0; i < this.items.size(); i++) {
                this.items.get(((Number) (i)).intValue())._fetchInstances();
            }
        }
        private long numItems;
        private List<ClusterGroupRecord> items;
        private byte[] trailing;
        private Rntuple _root;
        private Rntuple.ClusterGroupList _parent;

        /**
         * Number of items; bounded by the remaining bytes, as no item is smaller than 8 bytes.
         */
        public long numItems() { return numItems; }

        /**
         * The cluster groups, in order.
         */
        public List<ClusterGroupRecord> items() { return items; }

        /**
         * Unknown bytes up to the end of the frame, appended by a later version of the format.
         */
        public byte[] trailing() { return trailing; }
        public Rntuple _root() { return _root; }
        public Rntuple.ClusterGroupList _parent() { return _parent; }
    }

    /**
     * Record frame around one cluster group.
     * @see <a href="https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#frames">RNTuple Binary Format Specification 1.0, section 'Frames'</a>
     */
    public static class ClusterGroupRecord extends KaitaiStruct {
        public static ClusterGroupRecord parse(byte[] bytes) {
            return new ClusterGroupRecord(new KaitaiStream(bytes));
        }

        public ClusterGroupRecord(KaitaiStream _io) {
            this(_io, null, null);
        }

        public ClusterGroupRecord(KaitaiStream _io, Rntuple.ClusterGroupListBody _parent) {
            this(_io, _parent, null);
        }

        public ClusterGroupRecord(KaitaiStream _io, Rntuple.ClusterGroupListBody _parent, Rntuple _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.lenFrame = this._io.readS8le();
            {
                long _it = this.lenFrame;
                if (!( ((((Number) (_it)).longValue() >= ((long) 8)) && (((Number) (((Number) (_it)).longValue() - ((Number) (((Number) (_io().size())).longValue() - ((Number) (_io().pos())).longValue())).longValue())).longValue() <= ((long) 8))) )) {
                    throw FormatException.notValid(this.lenFrame, this._io, "/types/cluster_group_record/seq/0");
                }
            }
            KaitaiStream _io_body = this._io.substream(lenFrame() - 8);
            this.body = new ClusterGroup(_io_body, this, _root);
        }

        public void _fetchInstances() {
            this.body._fetchInstances();
        }
        private long lenFrame;
        private ClusterGroup body;
        private Rntuple _root;
        private Rntuple.ClusterGroupListBody _parent;

        /**
         * Size of the frame in bytes, this field included; positive, as in every record frame.
         */
        public long lenFrame() { return lenFrame; }

        /**
         * Payload of the frame.
         */
        public ClusterGroup body() { return body; }
        public Rntuple _root() { return _root; }
        public Rntuple.ClusterGroupListBody _parent() { return _parent; }
    }

    /**
     * List frame of page locations of the columns of one cluster.
     * @see <a href="https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#frames">RNTuple Binary Format Specification 1.0, section 'Frames'</a>
     */
    public static class ClusterPages extends KaitaiStruct {
        public static ClusterPages parse(byte[] bytes) {
            return new ClusterPages(new KaitaiStream(bytes));
        }

        public ClusterPages(KaitaiStream _io) {
            this(_io, null, null);
        }

        public ClusterPages(KaitaiStream _io, Rntuple.ClusterPagesListBody _parent) {
            this(_io, _parent, null);
        }

        public ClusterPages(KaitaiStream _io, Rntuple.ClusterPagesListBody _parent, Rntuple _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.lenFrame = this._io.readS8le();
            {
                long _it = this.lenFrame;
                if (!( ((((Number) (_it)).longValue() <= -(((long) 12))) && (((Number) (((Number) (_it)).longValue() + ((Number) (((Number) (_io().size())).longValue() - ((Number) (_io().pos())).longValue())).longValue())).longValue() >= -(((long) 8)))) )) {
                    throw FormatException.notValid(this.lenFrame, this._io, "/types/cluster_pages/seq/0");
                }
            }
            KaitaiStream _io_body = this._io.substream(-(lenFrame()) - 8);
            this.body = new ClusterPagesBody(_io_body, this, _root);
        }

        public void _fetchInstances() {
            this.body._fetchInstances();
        }
        private long lenFrame;
        private ClusterPagesBody body;
        private Rntuple _root;
        private Rntuple.ClusterPagesListBody _parent;

        /**
         * Size of the frame in bytes, this field included, negated: the sign marks a list frame.
         */
        public long lenFrame() { return lenFrame; }

        /**
         * Number of items, items and whatever follows them inside the frame.
         */
        public ClusterPagesBody body() { return body; }
        public Rntuple _root() { return _root; }
        public Rntuple.ClusterPagesListBody _parent() { return _parent; }
    }

    /**
     * Payload of the list frame of page locations of the columns of one cluster.
     * @see <a href="https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#page-locations">RNTuple Binary Format Specification 1.0, section 'Page Locations'</a>
     */
    public static class ClusterPagesBody extends KaitaiStruct {
        public static ClusterPagesBody parse(byte[] bytes) {
            return new ClusterPagesBody(new KaitaiStream(bytes));
        }

        public ClusterPagesBody(KaitaiStream _io) {
            this(_io, null, null);
        }

        public ClusterPagesBody(KaitaiStream _io, Rntuple.ClusterPages _parent) {
            this(_io, _parent, null);
        }

        public ClusterPagesBody(KaitaiStream _io, Rntuple.ClusterPages _parent, Rntuple _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.numItems = this._io.readU4le();
            {
                long _it = this.numItems;
                if (!( ((((Number) (_it)).longValue() <= ((long) 2147483647)) && (((Number) (((Number) (_it)).longValue() * ((long) 20))).longValue() <= ((Number) (((Number) (_io().size())).longValue() - ((Number) (_io().pos())).longValue())).longValue())) )) {
                    throw FormatException.notValid(this.numItems, this._io, "/types/cluster_pages_body/seq/0");
                }
            }
            this.items = new ArrayList<ColumnPages>();
            for (int i = 0; i < numItems(); i++) {
                this.items.add(new ColumnPages(this._io, this, _root));
            }
            this.trailing = this._io.readBytesFull();
        }

        public void _fetchInstances() {
            for (int i = 0; i < this.items.size(); i++) {
                this.items.get(((Number) (i)).intValue())._fetchInstances();
            }
        }
        private long numItems;
        private List<ColumnPages> items;
        private byte[] trailing;
        private Rntuple _root;
        private Rntuple.ClusterPages _parent;

        /**
         * Number of items; bounded by the remaining bytes, as no item is smaller than 20 bytes.
         */
        public long numItems() { return numItems; }

        /**
         * One list per column, by column id; columns added after the cluster was written may be missing at
         * the end.
         */
        public List<ColumnPages> items() { return items; }

        /**
         * Unknown bytes up to the end of the frame, appended by a later version of the format.
         */
        public byte[] trailing() { return trailing; }
        public Rntuple _root() { return _root; }
        public Rntuple.ClusterPages _parent() { return _parent; }
    }

    /**
     * List frame of page locations of clusters.
     * @see <a href="https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#frames">RNTuple Binary Format Specification 1.0, section 'Frames'</a>
     */
    public static class ClusterPagesList extends KaitaiStruct {
        public static ClusterPagesList parse(byte[] bytes) {
            return new ClusterPagesList(new KaitaiStream(bytes));
        }

        public ClusterPagesList(KaitaiStream _io) {
            this(_io, null, null);
        }

        public ClusterPagesList(KaitaiStream _io, Rntuple.PageList _parent) {
            this(_io, _parent, null);
        }

        public ClusterPagesList(KaitaiStream _io, Rntuple.PageList _parent, Rntuple _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.lenFrame = this._io.readS8le();
            {
                long _it = this.lenFrame;
                if (!( ((((Number) (_it)).longValue() <= -(((long) 12))) && (((Number) (((Number) (_it)).longValue() + ((Number) (((Number) (_io().size())).longValue() - ((Number) (_io().pos())).longValue())).longValue())).longValue() >= -(((long) 8)))) )) {
                    throw FormatException.notValid(this.lenFrame, this._io, "/types/cluster_pages_list/seq/0");
                }
            }
            KaitaiStream _io_body = this._io.substream(-(lenFrame()) - 8);
            this.body = new ClusterPagesListBody(_io_body, this, _root);
        }

        public void _fetchInstances() {
            this.body._fetchInstances();
        }
        private long lenFrame;
        private ClusterPagesListBody body;
        private Rntuple _root;
        private Rntuple.PageList _parent;

        /**
         * Size of the frame in bytes, this field included, negated: the sign marks a list frame.
         */
        public long lenFrame() { return lenFrame; }

        /**
         * Number of items, items and whatever follows them inside the frame.
         */
        public ClusterPagesListBody body() { return body; }
        public Rntuple _root() { return _root; }
        public Rntuple.PageList _parent() { return _parent; }
    }

    /**
     * Payload of the list frame of page locations of clusters.
     * @see <a href="https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#page-locations">RNTuple Binary Format Specification 1.0, section 'Page Locations'</a>
     */
    public static class ClusterPagesListBody extends KaitaiStruct {
        public static ClusterPagesListBody parse(byte[] bytes) {
            return new ClusterPagesListBody(new KaitaiStream(bytes));
        }

        public ClusterPagesListBody(KaitaiStream _io) {
            this(_io, null, null);
        }

        public ClusterPagesListBody(KaitaiStream _io, Rntuple.ClusterPagesList _parent) {
            this(_io, _parent, null);
        }

        public ClusterPagesListBody(KaitaiStream _io, Rntuple.ClusterPagesList _parent, Rntuple _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.numItems = this._io.readU4le();
            {
                long _it = this.numItems;
                if (!( ((((Number) (_it)).longValue() <= ((long) 2147483647)) && (((Number) (((Number) (_it)).longValue() * ((long) 12))).longValue() <= ((Number) (((Number) (_io().size())).longValue() - ((Number) (_io().pos())).longValue())).longValue())) )) {
                    throw FormatException.notValid(this.numItems, this._io, "/types/cluster_pages_list_body/seq/0");
                }
            }
            this.items = new ArrayList<ClusterPages>();
            for (int i = 0; i < numItems(); i++) {
                this.items.add(new ClusterPages(this._io, this, _root));
            }
            this.trailing = this._io.readBytesFull();
        }

        public void _fetchInstances() {
            for (int i = 0; i < this.items.size(); i++) {
                this.items.get(((Number) (i)).intValue())._fetchInstances();
            }
        }
        private long numItems;
        private List<ClusterPages> items;
        private byte[] trailing;
        private Rntuple _root;
        private Rntuple.ClusterPagesList _parent;

        /**
         * Number of items; bounded by the remaining bytes, as no item is smaller than 12 bytes.
         */
        public long numItems() { return numItems; }

        /**
         * One list per cluster, in the order of the cluster summaries.
         */
        public List<ClusterPages> items() { return items; }

        /**
         * Unknown bytes up to the end of the frame, appended by a later version of the format.
         */
        public byte[] trailing() { return trailing; }
        public Rntuple _root() { return _root; }
        public Rntuple.ClusterPagesList _parent() { return _parent; }
    }

    /**
     * Entry range of one cluster.
     * @see <a href="https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#cluster-summary-record-frame">RNTuple Binary Format Specification 1.0, section 'Cluster Summary Record Frame'</a>
     */
    public static class ClusterSummary extends KaitaiStruct {
        public static ClusterSummary parse(byte[] bytes) {
            return new ClusterSummary(new KaitaiStream(bytes));
        }

        public ClusterSummary(KaitaiStream _io) {
            this(_io, null, null);
        }

        public ClusterSummary(KaitaiStream _io, Rntuple.ClusterSummaryRecord _parent) {
            this(_io, _parent, null);
        }

        public ClusterSummary(KaitaiStream _io, Rntuple.ClusterSummaryRecord _parent, Rntuple _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.firstEntry = this._io.readU8le();
            this.numEntriesLo = this._io.readU4le();
            this.numEntriesMid = this._io.readU2le();
            this.numEntriesHi = this._io.readU1();
            this.flags = this._io.readU1();
            this.trailing = this._io.readBytesFull();
        }

        public void _fetchInstances() {
        }
        private Long numEntries;

        /**
         * Number of entries of the cluster, 56 bits.
         */
        public Long numEntries() {
            if (this.numEntries != null)
                return this.numEntries;
            this.numEntries = ((Number) (((Number) (((Number) (((Number) (numEntriesLo())).longValue() + ((Number) (((Number) (numEntriesMid())).longValue() * 4294967296L)).longValue())).longValue() + ((Number) (((Number) (numEntriesHi())).longValue() * 281474976710656L)).longValue())).longValue())).longValue();
            return this.numEntries;
        }
        private long firstEntry;
        private long numEntriesLo;
        private int numEntriesMid;
        private int numEntriesHi;
        private int flags;
        private byte[] trailing;
        private Rntuple _root;
        private Rntuple.ClusterSummaryRecord _parent;

        /**
         * Number of the first entry of the cluster.
         */
        public long firstEntry() { return firstEntry; }

        /**
         * Bits 0 to 31 of the number of entries.
         */
        public long numEntriesLo() { return numEntriesLo; }

        /**
         * Bits 32 to 47 of the number of entries.
         */
        public int numEntriesMid() { return numEntriesMid; }

        /**
         * Bits 48 to 55 of the number of entries.
         */
        public int numEntriesHi() { return numEntriesHi; }

        /**
         * Bits of the enum cluster_flag.
         */
        public int flags() { return flags; }

        /**
         * Unknown bytes up to the end of the frame, appended by a later version of the format.
         */
        public byte[] trailing() { return trailing; }
        public Rntuple _root() { return _root; }
        public Rntuple.ClusterSummaryRecord _parent() { return _parent; }
    }

    /**
     * List frame of cluster summaries.
     * @see <a href="https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#frames">RNTuple Binary Format Specification 1.0, section 'Frames'</a>
     */
    public static class ClusterSummaryList extends KaitaiStruct {
        public static ClusterSummaryList parse(byte[] bytes) {
            return new ClusterSummaryList(new KaitaiStream(bytes));
        }

        public ClusterSummaryList(KaitaiStream _io) {
            this(_io, null, null);
        }

        public ClusterSummaryList(KaitaiStream _io, Rntuple.PageList _parent) {
            this(_io, _parent, null);
        }

        public ClusterSummaryList(KaitaiStream _io, Rntuple.PageList _parent, Rntuple _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.lenFrame = this._io.readS8le();
            {
                long _it = this.lenFrame;
                if (!( ((((Number) (_it)).longValue() <= -(((long) 12))) && (((Number) (((Number) (_it)).longValue() + ((Number) (((Number) (_io().size())).longValue() - ((Number) (_io().pos())).longValue())).longValue())).longValue() >= -(((long) 8)))) )) {
                    throw FormatException.notValid(this.lenFrame, this._io, "/types/cluster_summary_list/seq/0");
                }
            }
            KaitaiStream _io_body = this._io.substream(-(lenFrame()) - 8);
            this.body = new ClusterSummaryListBody(_io_body, this, _root);
        }

        public void _fetchInstances() {
            this.body._fetchInstances();
        }
        private long lenFrame;
        private ClusterSummaryListBody body;
        private Rntuple _root;
        private Rntuple.PageList _parent;

        /**
         * Size of the frame in bytes, this field included, negated: the sign marks a list frame.
         */
        public long lenFrame() { return lenFrame; }

        /**
         * Number of items, items and whatever follows them inside the frame.
         */
        public ClusterSummaryListBody body() { return body; }
        public Rntuple _root() { return _root; }
        public Rntuple.PageList _parent() { return _parent; }
    }

    /**
     * Payload of the list frame of cluster summaries.
     * @see <a href="https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#frames">RNTuple Binary Format Specification 1.0, section 'Frames'</a>
     */
    public static class ClusterSummaryListBody extends KaitaiStruct {
        public static ClusterSummaryListBody parse(byte[] bytes) {
            return new ClusterSummaryListBody(new KaitaiStream(bytes));
        }

        public ClusterSummaryListBody(KaitaiStream _io) {
            this(_io, null, null);
        }

        public ClusterSummaryListBody(KaitaiStream _io, Rntuple.ClusterSummaryList _parent) {
            this(_io, _parent, null);
        }

        public ClusterSummaryListBody(KaitaiStream _io, Rntuple.ClusterSummaryList _parent, Rntuple _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.numItems = this._io.readU4le();
            {
                long _it = this.numItems;
                if (!( ((((Number) (_it)).longValue() <= ((long) 2147483647)) && (((Number) (((Number) (_it)).longValue() * ((long) 8))).longValue() <= ((Number) (((Number) (_io().size())).longValue() - ((Number) (_io().pos())).longValue())).longValue())) )) {
                    throw FormatException.notValid(this.numItems, this._io, "/types/cluster_summary_list_body/seq/0");
                }
            }
            this.items = new ArrayList<ClusterSummaryRecord>();
            for (int i = 0; i < numItems(); i++) {
                this.items.add(new ClusterSummaryRecord(this._io, this, _root));
            }
            this.trailing = this._io.readBytesFull();
        }

        public void _fetchInstances() {
            for (int i = 0; i < this.items.size(); i++) {
                this.items.get(((Number) (i)).intValue())._fetchInstances();
            }
        }
        private long numItems;
        private List<ClusterSummaryRecord> items;
        private byte[] trailing;
        private Rntuple _root;
        private Rntuple.ClusterSummaryList _parent;

        /**
         * Number of items; bounded by the remaining bytes, as no item is smaller than 8 bytes.
         */
        public long numItems() { return numItems; }

        /**
         * The cluster summaries, in order.
         */
        public List<ClusterSummaryRecord> items() { return items; }

        /**
         * Unknown bytes up to the end of the frame, appended by a later version of the format.
         */
        public byte[] trailing() { return trailing; }
        public Rntuple _root() { return _root; }
        public Rntuple.ClusterSummaryList _parent() { return _parent; }
    }

    /**
     * Record frame around one cluster summary.
     * @see <a href="https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#frames">RNTuple Binary Format Specification 1.0, section 'Frames'</a>
     */
    public static class ClusterSummaryRecord extends KaitaiStruct {
        public static ClusterSummaryRecord parse(byte[] bytes) {
            return new ClusterSummaryRecord(new KaitaiStream(bytes));
        }

        public ClusterSummaryRecord(KaitaiStream _io) {
            this(_io, null, null);
        }

        public ClusterSummaryRecord(KaitaiStream _io, Rntuple.ClusterSummaryListBody _parent) {
            this(_io, _parent, null);
        }

        public ClusterSummaryRecord(KaitaiStream _io, Rntuple.ClusterSummaryListBody _parent, Rntuple _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.lenFrame = this._io.readS8le();
            {
                long _it = this.lenFrame;
                if (!( ((((Number) (_it)).longValue() >= ((long) 8)) && (((Number) (((Number) (_it)).longValue() - ((Number) (((Number) (_io().size())).longValue() - ((Number) (_io().pos())).longValue())).longValue())).longValue() <= ((long) 8))) )) {
                    throw FormatException.notValid(this.lenFrame, this._io, "/types/cluster_summary_record/seq/0");
                }
            }
            KaitaiStream _io_body = this._io.substream(lenFrame() - 8);
            this.body = new ClusterSummary(_io_body, this, _root);
        }

        public void _fetchInstances() {
            this.body._fetchInstances();
        }
        private long lenFrame;
        private ClusterSummary body;
        private Rntuple _root;
        private Rntuple.ClusterSummaryListBody _parent;

        /**
         * Size of the frame in bytes, this field included; positive, as in every record frame.
         */
        public long lenFrame() { return lenFrame; }

        /**
         * Payload of the frame.
         */
        public ClusterSummary body() { return body; }
        public Rntuple _root() { return _root; }
        public Rntuple.ClusterSummaryListBody _parent() { return _parent; }
    }

    /**
     * Description of one physical column.
     * @see <a href="https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description">RNTuple Binary Format Specification 1.0, section 'Column Description'</a>
     */
    public static class Column extends KaitaiStruct {
        public static Column parse(byte[] bytes) {
            return new Column(new KaitaiStream(bytes));
        }

        public Column(KaitaiStream _io) {
            this(_io, null, null);
        }

        public Column(KaitaiStream _io, Rntuple.ColumnRecord _parent) {
            this(_io, _parent, null);
        }

        public Column(KaitaiStream _io, Rntuple.ColumnRecord _parent, Rntuple _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.columnType = this._io.readU2le();
            this.bitsOnStorage = this._io.readU2le();
            this.fieldId = this._io.readU4le();
            this.flags = this._io.readU2le();
            this.representationIndex = this._io.readU2le();
            if (isDeferred()) {
                this.firstElementIndex = this._io.readS8le();
            }
            if (hasValueRange()) {
                this.valueRange = new ValueRange(this._io, this, _root);
            }
            this.trailing = this._io.readBytesFull();
        }

        public void _fetchInstances() {
            if (isDeferred()) {
            }
            if (hasValueRange()) {
                this.valueRange._fetchInstances();
            }
        }
        private Boolean hasValueRange;

        /**
         * Whether a range of values is stored.
         */
        public Boolean hasValueRange() {
            if (this.hasValueRange != null)
                return this.hasValueRange;
            this.hasValueRange = (flags() & 2) != 0;
            return this.hasValueRange;
        }
        private Boolean isDeferred;

        /**
         * Whether the first stored element is not element 0.
         */
        public Boolean isDeferred() {
            if (this.isDeferred != null)
                return this.isDeferred;
            this.isDeferred = (flags() & 1) != 0;
            return this.isDeferred;
        }
        private int columnType;
        private int bitsOnStorage;
        private long fieldId;
        private int flags;
        private int representationIndex;
        private Long firstElementIndex;
        private ValueRange valueRange;
        private byte[] trailing;
        private Rntuple _root;
        private Rntuple.ColumnRecord _parent;

        /**
         * How elements are encoded, see the enum column_type.
         */
        public int columnType() { return columnType; }

        /**
         * Size of one element on storage, in bits.
         */
        public int bitsOnStorage() { return bitsOnStorage; }

        /**
         * Id of the field that the column belongs to.
         */
        public long fieldId() { return fieldId; }

        /**
         * Bits of the enum column_flag.
         */
        public int flags() { return flags; }

        /**
         * Which of the alternative representations of the field the column belongs to.
         */
        public int representationIndex() { return representationIndex; }

        /**
         * Index of the first stored element of a deferred column. Negative if the column is suppressed up to
         * there: clusters that do not list it hold these elements in the first representation of the field.
         * @see <a href="https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description">RNTuple Binary Format Specification 1.0, section 'Column Description'</a>
         */
        public Long firstElementIndex() { return firstElementIndex; }

        /**
         * Range of the values.
         */
        public ValueRange valueRange() { return valueRange; }

        /**
         * Unknown bytes up to the end of the frame, appended by a later version of the format.
         */
        public byte[] trailing() { return trailing; }
        public Rntuple _root() { return _root; }
        public Rntuple.ColumnRecord _parent() { return _parent; }
    }

    /**
     * List frame of column descriptions.
     * @see <a href="https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#frames">RNTuple Binary Format Specification 1.0, section 'Frames'</a>
     */
    public static class ColumnList extends KaitaiStruct {
        public static ColumnList parse(byte[] bytes) {
            return new ColumnList(new KaitaiStream(bytes));
        }

        public ColumnList(KaitaiStream _io) {
            this(_io, null, null);
        }

        public ColumnList(KaitaiStream _io, Rntuple.Schema _parent) {
            this(_io, _parent, null);
        }

        public ColumnList(KaitaiStream _io, Rntuple.Schema _parent, Rntuple _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.lenFrame = this._io.readS8le();
            {
                long _it = this.lenFrame;
                if (!( ((((Number) (_it)).longValue() <= -(((long) 12))) && (((Number) (((Number) (_it)).longValue() + ((Number) (((Number) (_io().size())).longValue() - ((Number) (_io().pos())).longValue())).longValue())).longValue() >= -(((long) 8)))) )) {
                    throw FormatException.notValid(this.lenFrame, this._io, "/types/column_list/seq/0");
                }
            }
            KaitaiStream _io_body = this._io.substream(-(lenFrame()) - 8);
            this.body = new ColumnListBody(_io_body, this, _root);
        }

        public void _fetchInstances() {
            this.body._fetchInstances();
        }
        private long lenFrame;
        private ColumnListBody body;
        private Rntuple _root;
        private Rntuple.Schema _parent;

        /**
         * Size of the frame in bytes, this field included, negated: the sign marks a list frame.
         */
        public long lenFrame() { return lenFrame; }

        /**
         * Number of items, items and whatever follows them inside the frame.
         */
        public ColumnListBody body() { return body; }
        public Rntuple _root() { return _root; }
        public Rntuple.Schema _parent() { return _parent; }
    }

    /**
     * Payload of the list frame of column descriptions.
     * @see <a href="https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#frames">RNTuple Binary Format Specification 1.0, section 'Frames'</a>
     */
    public static class ColumnListBody extends KaitaiStruct {
        public static ColumnListBody parse(byte[] bytes) {
            return new ColumnListBody(new KaitaiStream(bytes));
        }

        public ColumnListBody(KaitaiStream _io) {
            this(_io, null, null);
        }

        public ColumnListBody(KaitaiStream _io, Rntuple.ColumnList _parent) {
            this(_io, _parent, null);
        }

        public ColumnListBody(KaitaiStream _io, Rntuple.ColumnList _parent, Rntuple _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.numItems = this._io.readU4le();
            {
                long _it = this.numItems;
                if (!( ((((Number) (_it)).longValue() <= ((long) 2147483647)) && (((Number) (((Number) (_it)).longValue() * ((long) 8))).longValue() <= ((Number) (((Number) (_io().size())).longValue() - ((Number) (_io().pos())).longValue())).longValue())) )) {
                    throw FormatException.notValid(this.numItems, this._io, "/types/column_list_body/seq/0");
                }
            }
            this.items = new ArrayList<ColumnRecord>();
            for (int i = 0; i < numItems(); i++) {
                this.items.add(new ColumnRecord(this._io, this, _root));
            }
            this.trailing = this._io.readBytesFull();
        }

        public void _fetchInstances() {
            for (int i = 0; i < this.items.size(); i++) {
                this.items.get(((Number) (i)).intValue())._fetchInstances();
            }
        }
        private long numItems;
        private List<ColumnRecord> items;
        private byte[] trailing;
        private Rntuple _root;
        private Rntuple.ColumnList _parent;

        /**
         * Number of items; bounded by the remaining bytes, as no item is smaller than 8 bytes.
         */
        public long numItems() { return numItems; }

        /**
         * The column descriptions, in order.
         */
        public List<ColumnRecord> items() { return items; }

        /**
         * Unknown bytes up to the end of the frame, appended by a later version of the format.
         */
        public byte[] trailing() { return trailing; }
        public Rntuple _root() { return _root; }
        public Rntuple.ColumnList _parent() { return _parent; }
    }

    /**
     * List frame of pages of one column in one cluster.
     * @see <a href="https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#frames">RNTuple Binary Format Specification 1.0, section 'Frames'</a>
     */
    public static class ColumnPages extends KaitaiStruct {
        public static ColumnPages parse(byte[] bytes) {
            return new ColumnPages(new KaitaiStream(bytes));
        }

        public ColumnPages(KaitaiStream _io) {
            this(_io, null, null);
        }

        public ColumnPages(KaitaiStream _io, Rntuple.ClusterPagesBody _parent) {
            this(_io, _parent, null);
        }

        public ColumnPages(KaitaiStream _io, Rntuple.ClusterPagesBody _parent, Rntuple _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.lenFrame = this._io.readS8le();
            {
                long _it = this.lenFrame;
                if (!( ((((Number) (_it)).longValue() <= -(((long) 20))) && (((Number) (((Number) (_it)).longValue() + ((Number) (((Number) (_io().size())).longValue() - ((Number) (_io().pos())).longValue())).longValue())).longValue() >= -(((long) 8)))) )) {
                    throw FormatException.notValid(this.lenFrame, this._io, "/types/column_pages/seq/0");
                }
            }
            KaitaiStream _io_body = this._io.substream(-(lenFrame()) - 8);
            this.body = new ColumnPagesBody(_io_body, this, _root);
        }

        public void _fetchInstances() {
            this.body._fetchInstances();
        }
        private long lenFrame;
        private ColumnPagesBody body;
        private Rntuple _root;
        private Rntuple.ClusterPagesBody _parent;

        /**
         * Size of the frame in bytes, this field included, negated: the sign marks a list frame.
         */
        public long lenFrame() { return lenFrame; }

        /**
         * Number of items, items and whatever follows them inside the frame.
         */
        public ColumnPagesBody body() { return body; }
        public Rntuple _root() { return _root; }
        public Rntuple.ClusterPagesBody _parent() { return _parent; }
    }

    /**
     * Payload of the list frame of pages of one column in one cluster.
     * @see <a href="https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#page-locations">RNTuple Binary Format Specification 1.0, section 'Page Locations'</a>
     */
    public static class ColumnPagesBody extends KaitaiStruct {
        public static ColumnPagesBody parse(byte[] bytes) {
            return new ColumnPagesBody(new KaitaiStream(bytes));
        }

        public ColumnPagesBody(KaitaiStream _io) {
            this(_io, null, null);
        }

        public ColumnPagesBody(KaitaiStream _io, Rntuple.ColumnPages _parent) {
            this(_io, _parent, null);
        }

        public ColumnPagesBody(KaitaiStream _io, Rntuple.ColumnPages _parent, Rntuple _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.numItems = this._io.readU4le();
            {
                long _it = this.numItems;
                if (!( ((((Number) (_it)).longValue() <= ((long) 2147483647)) && (((Number) (((Number) (_it)).longValue() * ((long) 8))).longValue() <= ((Number) (((Number) (_io().size())).longValue() - ((Number) (_io().pos())).longValue())).longValue())) )) {
                    throw FormatException.notValid(this.numItems, this._io, "/types/column_pages_body/seq/0");
                }
            }
            this.items = new ArrayList<Page>();
            for (int i = 0; i < numItems(); i++) {
                this.items.add(new Page(this._io, this, _root));
            }
            this.elementOffset = this._io.readS8le();
            if (elementOffset() >= 0) {
                this.compressionSettings = this._io.readU4le();
            }
            this.trailing = this._io.readBytesFull();
        }

        public void _fetchInstances() {
            for (int i = 0; i < this.items.size(); i++) {
                this.items.get(((Number) (i)).intValue())._fetchInstances();
            }
            if (elementOffset() >= 0) {
            }
        }
        private long numItems;
        private List<Page> items;
        private long elementOffset;
        private Long compressionSettings;
        private byte[] trailing;
        private Rntuple _root;
        private Rntuple.ColumnPages _parent;

        /**
         * Number of items; bounded by the remaining bytes, as no item is smaller than 8 bytes.
         */
        public long numItems() { return numItems; }

        /**
         * Page descriptions in the order of elements; these are not frames.
         */
        public List<Page> items() { return items; }

        /**
         * Number of elements of the column in all clusters before; negative if the column is suppressed in
         * this cluster.
         * @see <a href="https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#suppressed-columns">RNTuple Binary Format Specification 1.0, section 'Suppressed Columns'</a>
         */
        public long elementOffset() { return elementOffset; }

        /**
         * Compression settings: 100 * algorithm + level; absent if the column is suppressed.
         * @see <a href="https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#basic-types">RNTuple Binary Format Specification 1.0, section 'Basic Types'</a>
         */
        public Long compressionSettings() { return compressionSettings; }

        /**
         * Unknown bytes up to the end of the frame, appended by a later version of the format.
         */
        public byte[] trailing() { return trailing; }
        public Rntuple _root() { return _root; }
        public Rntuple.ColumnPages _parent() { return _parent; }
    }

    /**
     * Record frame around one column description.
     * @see <a href="https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#frames">RNTuple Binary Format Specification 1.0, section 'Frames'</a>
     */
    public static class ColumnRecord extends KaitaiStruct {
        public static ColumnRecord parse(byte[] bytes) {
            return new ColumnRecord(new KaitaiStream(bytes));
        }

        public ColumnRecord(KaitaiStream _io) {
            this(_io, null, null);
        }

        public ColumnRecord(KaitaiStream _io, Rntuple.ColumnListBody _parent) {
            this(_io, _parent, null);
        }

        public ColumnRecord(KaitaiStream _io, Rntuple.ColumnListBody _parent, Rntuple _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.lenFrame = this._io.readS8le();
            {
                long _it = this.lenFrame;
                if (!( ((((Number) (_it)).longValue() >= ((long) 8)) && (((Number) (((Number) (_it)).longValue() - ((Number) (((Number) (_io().size())).longValue() - ((Number) (_io().pos())).longValue())).longValue())).longValue() <= ((long) 8))) )) {
                    throw FormatException.notValid(this.lenFrame, this._io, "/types/column_record/seq/0");
                }
            }
            KaitaiStream _io_body = this._io.substream(lenFrame() - 8);
            this.body = new Column(_io_body, this, _root);
        }

        public void _fetchInstances() {
            this.body._fetchInstances();
        }
        private long lenFrame;
        private Column body;
        private Rntuple _root;
        private Rntuple.ColumnListBody _parent;

        /**
         * Size of the frame in bytes, this field included; positive, as in every record frame.
         */
        public long lenFrame() { return lenFrame; }

        /**
         * Payload of the frame.
         */
        public Column body() { return body; }
        public Rntuple _root() { return _root; }
        public Rntuple.ColumnListBody _parent() { return _parent; }
    }

    /**
     * String with its length in front; no terminator, no padding.
     * @see <a href="https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#basic-types">RNTuple Binary Format Specification 1.0, section 'Basic Types'</a>
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

        public CountedString(KaitaiStream _io, KaitaiStruct _parent, Rntuple _root) {
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
        private Rntuple _root;
        private KaitaiStruct _parent;

        /**
         * Length of the string in bytes.
         */
        public long len() { return len; }

        /**
         * Bytes of the string, left undecoded here; UTF-8 by convention, ASCII by the text of the drafts.
         */
        public byte[] raw() { return raw; }
        public Rntuple _root() { return _root; }
        public KaitaiStruct _parent() { return _parent; }
    }

    /**
     * Reference to another envelope.
     * @see <a href="https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#locators-and-envelope-links">RNTuple Binary Format Specification 1.0, section 'Locators and Envelope Links'</a>
     */
    public static class EnvelopeLink extends KaitaiStruct {
        public static EnvelopeLink parse(byte[] bytes) {
            return new EnvelopeLink(new KaitaiStream(bytes));
        }

        public EnvelopeLink(KaitaiStream _io) {
            this(_io, null, null);
        }

        public EnvelopeLink(KaitaiStream _io, Rntuple.ClusterGroup _parent) {
            this(_io, _parent, null);
        }

        public EnvelopeLink(KaitaiStream _io, Rntuple.ClusterGroup _parent, Rntuple _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.lenEnvelope = this._io.readU8le();
            this.locator = new Locator(this._io, this, _root);
        }

        public void _fetchInstances() {
            this.locator._fetchInstances();
        }
        private long lenEnvelope;
        private Locator locator;
        private Rntuple _root;
        private Rntuple.ClusterGroup _parent;

        /**
         * Length in bytes of the referenced envelope after decompression.
         */
        public long lenEnvelope() { return lenEnvelope; }

        /**
         * Where the referenced envelope is stored.
         */
        public Locator locator() { return locator; }
        public Rntuple _root() { return _root; }
        public Rntuple.ClusterGroup _parent() { return _parent; }
    }

    /**
     * Additional information about one type or all types.
     * @see <a href="https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#extra-type-information">RNTuple Binary Format Specification 1.0, section 'Extra type information'</a>
     */
    public static class ExtraTypeInfo extends KaitaiStruct {
        public static ExtraTypeInfo parse(byte[] bytes) {
            return new ExtraTypeInfo(new KaitaiStream(bytes));
        }

        public ExtraTypeInfo(KaitaiStream _io) {
            this(_io, null, null);
        }

        public ExtraTypeInfo(KaitaiStream _io, Rntuple.ExtraTypeInfoRecord _parent) {
            this(_io, _parent, null);
        }

        public ExtraTypeInfo(KaitaiStream _io, Rntuple.ExtraTypeInfoRecord _parent, Rntuple _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.contentId = this._io.readU4le();
            this.typeVersion = this._io.readU4le();
            this.typeName = new CountedString(this._io, this, _root);
            if (!(_io().isEof())) {
                this.content = new CountedString(this._io, this, _root);
            }
            this.trailing = this._io.readBytesFull();
        }

        public void _fetchInstances() {
            this.typeName._fetchInstances();
            if (!(_io().isEof())) {
                this.content._fetchInstances();
            }
        }
        private long contentId;
        private long typeVersion;
        private CountedString typeName;
        private CountedString content;
        private byte[] trailing;
        private Rntuple _root;
        private Rntuple.ExtraTypeInfoRecord _parent;

        /**
         * Kind of content, see the enum extra_type_info_content.
         */
        public long contentId() { return contentId; }

        /**
         * Version of the type that the information is about.
         */
        public long typeVersion() { return typeVersion; }

        /**
         * C++ type that the information concerns; empty if it concerns several.
         */
        public CountedString typeName() { return typeName; }

        /**
         * The information, in a form that depends on the kind of content; not necessarily text.
         */
        public CountedString content() { return content; }

        /**
         * Unknown bytes up to the end of the frame, appended by a later version of the format.
         */
        public byte[] trailing() { return trailing; }
        public Rntuple _root() { return _root; }
        public Rntuple.ExtraTypeInfoRecord _parent() { return _parent; }
    }

    /**
     * List frame of extra type information records.
     * @see <a href="https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#frames">RNTuple Binary Format Specification 1.0, section 'Frames'</a>
     */
    public static class ExtraTypeInfoList extends KaitaiStruct {
        public static ExtraTypeInfoList parse(byte[] bytes) {
            return new ExtraTypeInfoList(new KaitaiStream(bytes));
        }

        public ExtraTypeInfoList(KaitaiStream _io) {
            this(_io, null, null);
        }

        public ExtraTypeInfoList(KaitaiStream _io, Rntuple.Schema _parent) {
            this(_io, _parent, null);
        }

        public ExtraTypeInfoList(KaitaiStream _io, Rntuple.Schema _parent, Rntuple _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.lenFrame = this._io.readS8le();
            {
                long _it = this.lenFrame;
                if (!( ((((Number) (_it)).longValue() <= -(((long) 12))) && (((Number) (((Number) (_it)).longValue() + ((Number) (((Number) (_io().size())).longValue() - ((Number) (_io().pos())).longValue())).longValue())).longValue() >= -(((long) 8)))) )) {
                    throw FormatException.notValid(this.lenFrame, this._io, "/types/extra_type_info_list/seq/0");
                }
            }
            KaitaiStream _io_body = this._io.substream(-(lenFrame()) - 8);
            this.body = new ExtraTypeInfoListBody(_io_body, this, _root);
        }

        public void _fetchInstances() {
            this.body._fetchInstances();
        }
        private long lenFrame;
        private ExtraTypeInfoListBody body;
        private Rntuple _root;
        private Rntuple.Schema _parent;

        /**
         * Size of the frame in bytes, this field included, negated: the sign marks a list frame.
         */
        public long lenFrame() { return lenFrame; }

        /**
         * Number of items, items and whatever follows them inside the frame.
         */
        public ExtraTypeInfoListBody body() { return body; }
        public Rntuple _root() { return _root; }
        public Rntuple.Schema _parent() { return _parent; }
    }

    /**
     * Payload of the list frame of extra type information records.
     * @see <a href="https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#frames">RNTuple Binary Format Specification 1.0, section 'Frames'</a>
     */
    public static class ExtraTypeInfoListBody extends KaitaiStruct {
        public static ExtraTypeInfoListBody parse(byte[] bytes) {
            return new ExtraTypeInfoListBody(new KaitaiStream(bytes));
        }

        public ExtraTypeInfoListBody(KaitaiStream _io) {
            this(_io, null, null);
        }

        public ExtraTypeInfoListBody(KaitaiStream _io, Rntuple.ExtraTypeInfoList _parent) {
            this(_io, _parent, null);
        }

        public ExtraTypeInfoListBody(KaitaiStream _io, Rntuple.ExtraTypeInfoList _parent, Rntuple _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.numItems = this._io.readU4le();
            {
                long _it = this.numItems;
                if (!( ((((Number) (_it)).longValue() <= ((long) 2147483647)) && (((Number) (((Number) (_it)).longValue() * ((long) 8))).longValue() <= ((Number) (((Number) (_io().size())).longValue() - ((Number) (_io().pos())).longValue())).longValue())) )) {
                    throw FormatException.notValid(this.numItems, this._io, "/types/extra_type_info_list_body/seq/0");
                }
            }
            this.items = new ArrayList<ExtraTypeInfoRecord>();
            for (int i = 0; i < numItems(); i++) {
                this.items.add(new ExtraTypeInfoRecord(this._io, this, _root));
            }
            this.trailing = this._io.readBytesFull();
        }

        public void _fetchInstances() {
            for (int i = 0; i < this.items.size(); i++) {
                this.items.get(((Number) (i)).intValue())._fetchInstances();
            }
        }
        private long numItems;
        private List<ExtraTypeInfoRecord> items;
        private byte[] trailing;
        private Rntuple _root;
        private Rntuple.ExtraTypeInfoList _parent;

        /**
         * Number of items; bounded by the remaining bytes, as no item is smaller than 8 bytes.
         */
        public long numItems() { return numItems; }

        /**
         * The extra type information records, in order.
         */
        public List<ExtraTypeInfoRecord> items() { return items; }

        /**
         * Unknown bytes up to the end of the frame, appended by a later version of the format.
         */
        public byte[] trailing() { return trailing; }
        public Rntuple _root() { return _root; }
        public Rntuple.ExtraTypeInfoList _parent() { return _parent; }
    }

    /**
     * Record frame around one piece of extra type information.
     * @see <a href="https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#frames">RNTuple Binary Format Specification 1.0, section 'Frames'</a>
     */
    public static class ExtraTypeInfoRecord extends KaitaiStruct {
        public static ExtraTypeInfoRecord parse(byte[] bytes) {
            return new ExtraTypeInfoRecord(new KaitaiStream(bytes));
        }

        public ExtraTypeInfoRecord(KaitaiStream _io) {
            this(_io, null, null);
        }

        public ExtraTypeInfoRecord(KaitaiStream _io, Rntuple.ExtraTypeInfoListBody _parent) {
            this(_io, _parent, null);
        }

        public ExtraTypeInfoRecord(KaitaiStream _io, Rntuple.ExtraTypeInfoListBody _parent, Rntuple _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.lenFrame = this._io.readS8le();
            {
                long _it = this.lenFrame;
                if (!( ((((Number) (_it)).longValue() >= ((long) 8)) && (((Number) (((Number) (_it)).longValue() - ((Number) (((Number) (_io().size())).longValue() - ((Number) (_io().pos())).longValue())).longValue())).longValue() <= ((long) 8))) )) {
                    throw FormatException.notValid(this.lenFrame, this._io, "/types/extra_type_info_record/seq/0");
                }
            }
            KaitaiStream _io_body = this._io.substream(lenFrame() - 8);
            this.body = new ExtraTypeInfo(_io_body, this, _root);
        }

        public void _fetchInstances() {
            this.body._fetchInstances();
        }
        private long lenFrame;
        private ExtraTypeInfo body;
        private Rntuple _root;
        private Rntuple.ExtraTypeInfoListBody _parent;

        /**
         * Size of the frame in bytes, this field included; positive, as in every record frame.
         */
        public long lenFrame() { return lenFrame; }

        /**
         * Payload of the frame.
         */
        public ExtraTypeInfo body() { return body; }
        public Rntuple _root() { return _root; }
        public Rntuple.ExtraTypeInfoListBody _parent() { return _parent; }
    }

    /**
     * One 64-bit word of 63 flags, in two halves so that no target language loses bits.
     * @see <a href="https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#feature-flags">RNTuple Binary Format Specification 1.0, section 'Feature Flags'</a>
     */
    public static class FeatureFlagWord extends KaitaiStruct {
        public static FeatureFlagWord parse(byte[] bytes) {
            return new FeatureFlagWord(new KaitaiStream(bytes));
        }

        public FeatureFlagWord(KaitaiStream _io) {
            this(_io, null, null);
        }

        public FeatureFlagWord(KaitaiStream _io, Rntuple.FeatureFlags _parent) {
            this(_io, _parent, null);
        }

        public FeatureFlagWord(KaitaiStream _io, Rntuple.FeatureFlags _parent, Rntuple _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.lo = this._io.readU4le();
            this.hi = this._io.readS4le();
        }

        public void _fetchInstances() {
        }
        private long lo;
        private int hi;
        private Rntuple _root;
        private Rntuple.FeatureFlags _parent;

        /**
         * Flags 0 to 31 of this word.
         */
        public long lo() { return lo; }

        /**
         * Flags 32 to 62 of this word; negative (bit 63 of the word is set) if another word follows.
         */
        public int hi() { return hi; }
        public Rntuple _root() { return _root; }
        public Rntuple.FeatureFlags _parent() { return _parent; }
    }

    /**
     * Chain of 64-bit words of feature flags; readers refuse flags they do not know.
     * @see <a href="https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#feature-flags">RNTuple Binary Format Specification 1.0, section 'Feature Flags'</a>
     */
    public static class FeatureFlags extends KaitaiStruct {
        public static FeatureFlags parse(byte[] bytes) {
            return new FeatureFlags(new KaitaiStream(bytes));
        }

        public FeatureFlags(KaitaiStream _io) {
            this(_io, null, null);
        }

        public FeatureFlags(KaitaiStream _io, KaitaiStruct _parent) {
            this(_io, _parent, null);
        }

        public FeatureFlags(KaitaiStream _io, KaitaiStruct _parent, Rntuple _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.words = new ArrayList<FeatureFlagWord>();
            {
                FeatureFlagWord _it;
                int i = 0;
                do {
                    _it = new FeatureFlagWord(this._io, this, _root);
                    this.words.add(_it);
                    i++;
                } while (!(_it.hi() >= 0));
            }
        }

        public void _fetchInstances() {
            for (int i = 0; i < this.words.size(); i++) {
                this.words.get(((Number) (i)).intValue())._fetchInstances();
            }
        }
        private List<FeatureFlagWord> words;
        private Rntuple _root;
        private KaitaiStruct _parent;

        /**
         * Words of the chain; flag number 64 * i + b is bit b of word i.
         */
        public List<FeatureFlagWord> words() { return words; }
        public Rntuple _root() { return _root; }
        public KaitaiStruct _parent() { return _parent; }
    }

    /**
     * Description of one field: a node of the schema tree.
     * @see <a href="https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#field-description">RNTuple Binary Format Specification 1.0, section 'Field Description'</a>
     */
    public static class Field extends KaitaiStruct {
        public static Field parse(byte[] bytes) {
            return new Field(new KaitaiStream(bytes));
        }

        public Field(KaitaiStream _io) {
            this(_io, null, null);
        }

        public Field(KaitaiStream _io, Rntuple.FieldRecord _parent) {
            this(_io, _parent, null);
        }

        public Field(KaitaiStream _io, Rntuple.FieldRecord _parent, Rntuple _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.fieldVersion = this._io.readU4le();
            this.typeVersion = this._io.readU4le();
            this.parentId = this._io.readU4le();
            this.role = this._io.readU2le();
            this.flags = this._io.readU2le();
            this.name = new CountedString(this._io, this, _root);
            this.typeName = new CountedString(this._io, this, _root);
            this.typeAlias = new CountedString(this._io, this, _root);
            this.description = new CountedString(this._io, this, _root);
            if (isRepetitive()) {
                this.arraySize = this._io.readU8le();
            }
            if (isProjected()) {
                this.sourceFieldId = this._io.readU4le();
            }
            if (hasTypeChecksum()) {
                this.typeChecksum = this._io.readU4le();
            }
            this.trailing = this._io.readBytesFull();
        }

        public void _fetchInstances() {
            this.name._fetchInstances();
            this.typeName._fetchInstances();
            this.typeAlias._fetchInstances();
            this.description._fetchInstances();
            if (isRepetitive()) {
            }
            if (isProjected()) {
            }
            if (hasTypeChecksum()) {
            }
        }
        private Boolean hasTypeChecksum;

        /**
         * Whether a checksum of the type is stored.
         */
        public Boolean hasTypeChecksum() {
            if (this.hasTypeChecksum != null)
                return this.hasTypeChecksum;
            this.hasTypeChecksum = (flags() & 4) != 0;
            return this.hasTypeChecksum;
        }
        private Boolean isProjected;

        /**
         * Whether the field shows the columns of another field.
         */
        public Boolean isProjected() {
            if (this.isProjected != null)
                return this.isProjected;
            this.isProjected = (flags() & 2) != 0;
            return this.isProjected;
        }
        private Boolean isRepetitive;

        /**
         * Whether the field is a fixed-size array.
         */
        public Boolean isRepetitive() {
            if (this.isRepetitive != null)
                return this.isRepetitive;
            this.isRepetitive = (flags() & 1) != 0;
            return this.isRepetitive;
        }
        private long fieldVersion;
        private long typeVersion;
        private long parentId;
        private int role;
        private int flags;
        private CountedString name;
        private CountedString typeName;
        private CountedString typeAlias;
        private CountedString description;
        private Long arraySize;
        private Long sourceFieldId;
        private Long typeChecksum;
        private byte[] trailing;
        private Rntuple _root;
        private Rntuple.FieldRecord _parent;

        /**
         * Version of the field's own serialisation.
         */
        public long fieldVersion() { return fieldVersion; }

        /**
         * Version of the type, such as the class version of a user-defined class.
         */
        public long typeVersion() { return typeVersion; }

        /**
         * Id of the parent field; a top-level field names itself.
         */
        public long parentId() { return parentId; }

        /**
         * Structural role, see the enum field_role.
         */
        public int role() { return role; }

        /**
         * Bits of the enum field_flag.
         */
        public int flags() { return flags; }

        /**
         * Name of the field.
         */
        public CountedString name() { return name; }

        /**
         * C++ type name.
         */
        public CountedString typeName() { return typeName; }

        /**
         * C++ type name as the user wrote it, if it differs; else empty.
         */
        public CountedString typeAlias() { return typeAlias; }

        /**
         * Free text about the field.
         */
        public CountedString description() { return description; }

        /**
         * Number of items per entry of a fixed-size array or bitset.
         */
        public Long arraySize() { return arraySize; }

        /**
         * Id of the field that a projected field shows.
         */
        public Long sourceFieldId() { return sourceFieldId; }

        /**
         * Checksum that ROOT computed over the in-memory type.
         */
        public Long typeChecksum() { return typeChecksum; }

        /**
         * Unknown bytes up to the end of the frame, appended by a later version of the format.
         */
        public byte[] trailing() { return trailing; }
        public Rntuple _root() { return _root; }
        public Rntuple.FieldRecord _parent() { return _parent; }
    }

    /**
     * List frame of field descriptions.
     * @see <a href="https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#frames">RNTuple Binary Format Specification 1.0, section 'Frames'</a>
     */
    public static class FieldList extends KaitaiStruct {
        public static FieldList parse(byte[] bytes) {
            return new FieldList(new KaitaiStream(bytes));
        }

        public FieldList(KaitaiStream _io) {
            this(_io, null, null);
        }

        public FieldList(KaitaiStream _io, Rntuple.Schema _parent) {
            this(_io, _parent, null);
        }

        public FieldList(KaitaiStream _io, Rntuple.Schema _parent, Rntuple _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.lenFrame = this._io.readS8le();
            {
                long _it = this.lenFrame;
                if (!( ((((Number) (_it)).longValue() <= -(((long) 12))) && (((Number) (((Number) (_it)).longValue() + ((Number) (((Number) (_io().size())).longValue() - ((Number) (_io().pos())).longValue())).longValue())).longValue() >= -(((long) 8)))) )) {
                    throw FormatException.notValid(this.lenFrame, this._io, "/types/field_list/seq/0");
                }
            }
            KaitaiStream _io_body = this._io.substream(-(lenFrame()) - 8);
            this.body = new FieldListBody(_io_body, this, _root);
        }

        public void _fetchInstances() {
            this.body._fetchInstances();
        }
        private long lenFrame;
        private FieldListBody body;
        private Rntuple _root;
        private Rntuple.Schema _parent;

        /**
         * Size of the frame in bytes, this field included, negated: the sign marks a list frame.
         */
        public long lenFrame() { return lenFrame; }

        /**
         * Number of items, items and whatever follows them inside the frame.
         */
        public FieldListBody body() { return body; }
        public Rntuple _root() { return _root; }
        public Rntuple.Schema _parent() { return _parent; }
    }

    /**
     * Payload of the list frame of field descriptions.
     * @see <a href="https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#frames">RNTuple Binary Format Specification 1.0, section 'Frames'</a>
     */
    public static class FieldListBody extends KaitaiStruct {
        public static FieldListBody parse(byte[] bytes) {
            return new FieldListBody(new KaitaiStream(bytes));
        }

        public FieldListBody(KaitaiStream _io) {
            this(_io, null, null);
        }

        public FieldListBody(KaitaiStream _io, Rntuple.FieldList _parent) {
            this(_io, _parent, null);
        }

        public FieldListBody(KaitaiStream _io, Rntuple.FieldList _parent, Rntuple _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.numItems = this._io.readU4le();
            {
                long _it = this.numItems;
                if (!( ((((Number) (_it)).longValue() <= ((long) 2147483647)) && (((Number) (((Number) (_it)).longValue() * ((long) 8))).longValue() <= ((Number) (((Number) (_io().size())).longValue() - ((Number) (_io().pos())).longValue())).longValue())) )) {
                    throw FormatException.notValid(this.numItems, this._io, "/types/field_list_body/seq/0");
                }
            }
            this.items = new ArrayList<FieldRecord>();
            for (int i = 0; i < numItems(); i++) {
                this.items.add(new FieldRecord(this._io, this, _root));
            }
            this.trailing = this._io.readBytesFull();
        }

        public void _fetchInstances() {
            for (int i = 0; i < this.items.size(); i++) {
                this.items.get(((Number) (i)).intValue())._fetchInstances();
            }
        }
        private long numItems;
        private List<FieldRecord> items;
        private byte[] trailing;
        private Rntuple _root;
        private Rntuple.FieldList _parent;

        /**
         * Number of items; bounded by the remaining bytes, as no item is smaller than 8 bytes.
         */
        public long numItems() { return numItems; }

        /**
         * The field descriptions, in order.
         */
        public List<FieldRecord> items() { return items; }

        /**
         * Unknown bytes up to the end of the frame, appended by a later version of the format.
         */
        public byte[] trailing() { return trailing; }
        public Rntuple _root() { return _root; }
        public Rntuple.FieldList _parent() { return _parent; }
    }

    /**
     * Record frame around one field description.
     * @see <a href="https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#frames">RNTuple Binary Format Specification 1.0, section 'Frames'</a>
     */
    public static class FieldRecord extends KaitaiStruct {
        public static FieldRecord parse(byte[] bytes) {
            return new FieldRecord(new KaitaiStream(bytes));
        }

        public FieldRecord(KaitaiStream _io) {
            this(_io, null, null);
        }

        public FieldRecord(KaitaiStream _io, Rntuple.FieldListBody _parent) {
            this(_io, _parent, null);
        }

        public FieldRecord(KaitaiStream _io, Rntuple.FieldListBody _parent, Rntuple _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.lenFrame = this._io.readS8le();
            {
                long _it = this.lenFrame;
                if (!( ((((Number) (_it)).longValue() >= ((long) 8)) && (((Number) (((Number) (_it)).longValue() - ((Number) (((Number) (_io().size())).longValue() - ((Number) (_io().pos())).longValue())).longValue())).longValue() <= ((long) 8))) )) {
                    throw FormatException.notValid(this.lenFrame, this._io, "/types/field_record/seq/0");
                }
            }
            KaitaiStream _io_body = this._io.substream(lenFrame() - 8);
            this.body = new Field(_io_body, this, _root);
        }

        public void _fetchInstances() {
            this.body._fetchInstances();
        }
        private long lenFrame;
        private Field body;
        private Rntuple _root;
        private Rntuple.FieldListBody _parent;

        /**
         * Size of the frame in bytes, this field included; positive, as in every record frame.
         */
        public long lenFrame() { return lenFrame; }

        /**
         * Payload of the frame.
         */
        public Field body() { return body; }
        public Rntuple _root() { return _root; }
        public Rntuple.FieldListBody _parent() { return _parent; }
    }

    /**
     * Payload of the footer envelope: additions to the schema, and the way to the page lists.
     * @see <a href="https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#footer-envelope">RNTuple Binary Format Specification 1.0, section 'Footer Envelope'</a>
     */
    public static class Footer extends KaitaiStruct {
        public static Footer parse(byte[] bytes) {
            return new Footer(new KaitaiStream(bytes));
        }

        public Footer(KaitaiStream _io) {
            this(_io, null, null);
        }

        public Footer(KaitaiStream _io, Rntuple _parent) {
            this(_io, _parent, null);
        }

        public Footer(KaitaiStream _io, Rntuple _parent, Rntuple _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.featureFlags = new FeatureFlags(this._io, this, _root);
            this.headerChecksum = this._io.readBytes(8);
            this.schemaExtension = new SchemaExtensionRecord(this._io, this, _root);
            this.clusterGroups = new ClusterGroupList(this._io, this, _root);
            if (!(_io().isEof())) {
                this.linkedAttributeSets = new LinkedAttributeSetList(this._io, this, _root);
            }
            this.trailing = this._io.readBytesFull();
        }

        public void _fetchInstances() {
            this.featureFlags._fetchInstances();
            this.schemaExtension._fetchInstances();
            this.clusterGroups._fetchInstances();
            if (!(_io().isEof())) {
                this.linkedAttributeSets._fetchInstances();
            }
        }
        private FeatureFlags featureFlags;
        private byte[] headerChecksum;
        private SchemaExtensionRecord schemaExtension;
        private ClusterGroupList clusterGroups;
        private LinkedAttributeSetList linkedAttributeSets;
        private byte[] trailing;
        private Rntuple _root;
        private Rntuple _parent;

        /**
         * Features that a reader must know, in addition to those of the header; see feature_flag_number for their names.
         */
        public FeatureFlags featureFlags() { return featureFlags; }

        /**
         * Checksum of the header envelope that the footer belongs to.
         */
        public byte[] headerChecksum() { return headerChecksum; }

        /**
         * Schema parts that were added while data was being written.
         */
        public SchemaExtensionRecord schemaExtension() { return schemaExtension; }

        /**
         * Cluster groups, each with a link to its page list.
         */
        public ClusterGroupList clusterGroups() { return clusterGroups; }

        /**
         * Linked attribute sets; written since version 1.0.1.0 and absent if the payload ends before.
         * @see <a href="https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#linked-attribute-sets">RNTuple Binary Format Specification 1.0, section 'Linked Attribute Sets'</a>
         */
        public LinkedAttributeSetList linkedAttributeSets() { return linkedAttributeSets; }

        /**
         * Unknown bytes up to the end of the envelope payload, appended by a later version of the format.
         */
        public byte[] trailing() { return trailing; }
        public Rntuple _root() { return _root; }
        public Rntuple _parent() { return _parent; }
    }

    /**
     * Payload of the header envelope: name, provenance and schema of the RNTuple.
     * @see <a href="https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#header-envelope">RNTuple Binary Format Specification 1.0, section 'Header Envelope'</a>
     */
    public static class Header extends KaitaiStruct {
        public static Header parse(byte[] bytes) {
            return new Header(new KaitaiStream(bytes));
        }

        public Header(KaitaiStream _io) {
            this(_io, null, null);
        }

        public Header(KaitaiStream _io, Rntuple _parent) {
            this(_io, _parent, null);
        }

        public Header(KaitaiStream _io, Rntuple _parent, Rntuple _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.featureFlags = new FeatureFlags(this._io, this, _root);
            this.name = new CountedString(this._io, this, _root);
            this.description = new CountedString(this._io, this, _root);
            this.writer = new CountedString(this._io, this, _root);
            this.schema = new Schema(this._io, this, _root);
            this.trailing = this._io.readBytesFull();
        }

        public void _fetchInstances() {
            this.featureFlags._fetchInstances();
            this.name._fetchInstances();
            this.description._fetchInstances();
            this.writer._fetchInstances();
            this.schema._fetchInstances();
        }
        private FeatureFlags featureFlags;
        private CountedString name;
        private CountedString description;
        private CountedString writer;
        private Schema schema;
        private byte[] trailing;
        private Rntuple _root;
        private Rntuple _parent;

        /**
         * Features that a reader must know.
         */
        public FeatureFlags featureFlags() { return featureFlags; }

        /**
         * Name of the RNTuple.
         */
        public CountedString name() { return name; }

        /**
         * Free text about the RNTuple.
         */
        public CountedString description() { return description; }

        /**
         * Library and version that wrote the RNTuple.
         */
        public CountedString writer() { return writer; }

        /**
         * Fields, columns, alias columns and extra type information known when writing began.
         */
        public Schema schema() { return schema; }

        /**
         * Unknown bytes up to the end of the envelope payload, appended by a later version of the format.
         */
        public byte[] trailing() { return trailing; }
        public Rntuple _root() { return _root; }
        public Rntuple _parent() { return _parent; }
    }

    /**
     * Payload of a locator of a byte range of 2 GiB or more.
     * @see <a href="https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#locators-and-envelope-links">RNTuple Binary Format Specification 1.0, section 'Locators and Envelope Links'</a>
     */
    public static class LargeLocator extends KaitaiStruct {
        public static LargeLocator parse(byte[] bytes) {
            return new LargeLocator(new KaitaiStream(bytes));
        }

        public LargeLocator(KaitaiStream _io) {
            this(_io, null, null);
        }

        public LargeLocator(KaitaiStream _io, Rntuple.Locator _parent) {
            this(_io, _parent, null);
        }

        public LargeLocator(KaitaiStream _io, Rntuple.Locator _parent, Rntuple _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.lenRange = this._io.readU8le();
            this.ofsRange = this._io.readU8le();
            this.trailing = this._io.readBytesFull();
        }

        public void _fetchInstances() {
        }
        private long lenRange;
        private long ofsRange;
        private byte[] trailing;
        private Rntuple _root;
        private Rntuple.Locator _parent;

        /**
         * Stored size in bytes of the byte range.
         */
        public long lenRange() { return lenRange; }

        /**
         * Offset in bytes from the start of the file.
         */
        public long ofsRange() { return ofsRange; }

        /**
         * Unknown bytes up to the end of the locator, appended by a later version of the format.
         */
        public byte[] trailing() { return trailing; }
        public Rntuple _root() { return _root; }
        public Rntuple.Locator _parent() { return _parent; }
    }

    /**
     * Reference to another RNTuple that holds attributes of entry ranges of this one.
     * @see <a href="https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#linked-attribute-set-record-frame">RNTuple Binary Format Specification 1.0, section 'Linked Attribute Set Record Frame'</a>
     */
    public static class LinkedAttributeSet extends KaitaiStruct {
        public static LinkedAttributeSet parse(byte[] bytes) {
            return new LinkedAttributeSet(new KaitaiStream(bytes));
        }

        public LinkedAttributeSet(KaitaiStream _io) {
            this(_io, null, null);
        }

        public LinkedAttributeSet(KaitaiStream _io, Rntuple.LinkedAttributeSetRecord _parent) {
            this(_io, _parent, null);
        }

        public LinkedAttributeSet(KaitaiStream _io, Rntuple.LinkedAttributeSetRecord _parent, Rntuple _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.schemaVersionMajor = this._io.readU2le();
            this.schemaVersionMinor = this._io.readU2le();
            this.lenAnchor = this._io.readU4le();
            this.locator = new Locator(this._io, this, _root);
            this.name = new CountedString(this._io, this, _root);
            this.trailing = this._io.readBytesFull();
        }

        public void _fetchInstances() {
            this.locator._fetchInstances();
            this.name._fetchInstances();
        }
        private int schemaVersionMajor;
        private int schemaVersionMinor;
        private long lenAnchor;
        private Locator locator;
        private CountedString name;
        private byte[] trailing;
        private Rntuple _root;
        private Rntuple.LinkedAttributeSetRecord _parent;

        /**
         * Major version of the attribute schema; a different one cannot be read.
         * @see <a href="https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#attribute-schema-version">RNTuple Binary Format Specification 1.0, section 'Attribute Schema Version'</a>
         */
        public int schemaVersionMajor() { return schemaVersionMajor; }

        /**
         * Minor version of the attribute schema.
         * @see <a href="https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#attribute-schema-version">RNTuple Binary Format Specification 1.0, section 'Attribute Schema Version'</a>
         */
        public int schemaVersionMinor() { return schemaVersionMinor; }

        /**
         * Length in bytes of the anchor of the attribute set after decompression.
         */
        public long lenAnchor() { return lenAnchor; }

        /**
         * Where the anchor of the attribute set is stored.
         */
        public Locator locator() { return locator; }

        /**
         * Name of the attribute set.
         */
        public CountedString name() { return name; }

        /**
         * Unknown bytes up to the end of the frame, appended by a later version of the format.
         */
        public byte[] trailing() { return trailing; }
        public Rntuple _root() { return _root; }
        public Rntuple.LinkedAttributeSetRecord _parent() { return _parent; }
    }

    /**
     * List frame of linked attribute sets.
     * @see <a href="https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#frames">RNTuple Binary Format Specification 1.0, section 'Frames'</a>
     */
    public static class LinkedAttributeSetList extends KaitaiStruct {
        public static LinkedAttributeSetList parse(byte[] bytes) {
            return new LinkedAttributeSetList(new KaitaiStream(bytes));
        }

        public LinkedAttributeSetList(KaitaiStream _io) {
            this(_io, null, null);
        }

        public LinkedAttributeSetList(KaitaiStream _io, Rntuple.Footer _parent) {
            this(_io, _parent, null);
        }

        public LinkedAttributeSetList(KaitaiStream _io, Rntuple.Footer _parent, Rntuple _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.lenFrame = this._io.readS8le();
            {
                long _it = this.lenFrame;
                if (!( ((((Number) (_it)).longValue() <= -(((long) 12))) && (((Number) (((Number) (_it)).longValue() + ((Number) (((Number) (_io().size())).longValue() - ((Number) (_io().pos())).longValue())).longValue())).longValue() >= -(((long) 8)))) )) {
                    throw FormatException.notValid(this.lenFrame, this._io, "/types/linked_attribute_set_list/seq/0");
                }
            }
            KaitaiStream _io_body = this._io.substream(-(lenFrame()) - 8);
            this.body = new LinkedAttributeSetListBody(_io_body, this, _root);
        }

        public void _fetchInstances() {
            this.body._fetchInstances();
        }
        private long lenFrame;
        private LinkedAttributeSetListBody body;
        private Rntuple _root;
        private Rntuple.Footer _parent;

        /**
         * Size of the frame in bytes, this field included, negated: the sign marks a list frame.
         */
        public long lenFrame() { return lenFrame; }

        /**
         * Number of items, items and whatever follows them inside the frame.
         */
        public LinkedAttributeSetListBody body() { return body; }
        public Rntuple _root() { return _root; }
        public Rntuple.Footer _parent() { return _parent; }
    }

    /**
     * Payload of the list frame of linked attribute sets.
     * @see <a href="https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#frames">RNTuple Binary Format Specification 1.0, section 'Frames'</a>
     */
    public static class LinkedAttributeSetListBody extends KaitaiStruct {
        public static LinkedAttributeSetListBody parse(byte[] bytes) {
            return new LinkedAttributeSetListBody(new KaitaiStream(bytes));
        }

        public LinkedAttributeSetListBody(KaitaiStream _io) {
            this(_io, null, null);
        }

        public LinkedAttributeSetListBody(KaitaiStream _io, Rntuple.LinkedAttributeSetList _parent) {
            this(_io, _parent, null);
        }

        public LinkedAttributeSetListBody(KaitaiStream _io, Rntuple.LinkedAttributeSetList _parent, Rntuple _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.numItems = this._io.readU4le();
            {
                long _it = this.numItems;
                if (!( ((((Number) (_it)).longValue() <= ((long) 2147483647)) && (((Number) (((Number) (_it)).longValue() * ((long) 8))).longValue() <= ((Number) (((Number) (_io().size())).longValue() - ((Number) (_io().pos())).longValue())).longValue())) )) {
                    throw FormatException.notValid(this.numItems, this._io, "/types/linked_attribute_set_list_body/seq/0");
                }
            }
            this.items = new ArrayList<LinkedAttributeSetRecord>();
            for (int i = 0; i < numItems(); i++) {
                this.items.add(new LinkedAttributeSetRecord(this._io, this, _root));
            }
            this.trailing = this._io.readBytesFull();
        }

        public void _fetchInstances() {
            for (int i = 0; i < this.items.size(); i++) {
                this.items.get(((Number) (i)).intValue())._fetchInstances();
            }
        }
        private long numItems;
        private List<LinkedAttributeSetRecord> items;
        private byte[] trailing;
        private Rntuple _root;
        private Rntuple.LinkedAttributeSetList _parent;

        /**
         * Number of items; bounded by the remaining bytes, as no item is smaller than 8 bytes.
         */
        public long numItems() { return numItems; }

        /**
         * The linked attribute sets, in order.
         */
        public List<LinkedAttributeSetRecord> items() { return items; }

        /**
         * Unknown bytes up to the end of the frame, appended by a later version of the format.
         */
        public byte[] trailing() { return trailing; }
        public Rntuple _root() { return _root; }
        public Rntuple.LinkedAttributeSetList _parent() { return _parent; }
    }

    /**
     * Record frame around one linked attribute set.
     * @see <a href="https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#frames">RNTuple Binary Format Specification 1.0, section 'Frames'</a>
     */
    public static class LinkedAttributeSetRecord extends KaitaiStruct {
        public static LinkedAttributeSetRecord parse(byte[] bytes) {
            return new LinkedAttributeSetRecord(new KaitaiStream(bytes));
        }

        public LinkedAttributeSetRecord(KaitaiStream _io) {
            this(_io, null, null);
        }

        public LinkedAttributeSetRecord(KaitaiStream _io, Rntuple.LinkedAttributeSetListBody _parent) {
            this(_io, _parent, null);
        }

        public LinkedAttributeSetRecord(KaitaiStream _io, Rntuple.LinkedAttributeSetListBody _parent, Rntuple _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.lenFrame = this._io.readS8le();
            {
                long _it = this.lenFrame;
                if (!( ((((Number) (_it)).longValue() >= ((long) 8)) && (((Number) (((Number) (_it)).longValue() - ((Number) (((Number) (_io().size())).longValue() - ((Number) (_io().pos())).longValue())).longValue())).longValue() <= ((long) 8))) )) {
                    throw FormatException.notValid(this.lenFrame, this._io, "/types/linked_attribute_set_record/seq/0");
                }
            }
            KaitaiStream _io_body = this._io.substream(lenFrame() - 8);
            this.body = new LinkedAttributeSet(_io_body, this, _root);
        }

        public void _fetchInstances() {
            this.body._fetchInstances();
        }
        private long lenFrame;
        private LinkedAttributeSet body;
        private Rntuple _root;
        private Rntuple.LinkedAttributeSetListBody _parent;

        /**
         * Size of the frame in bytes, this field included; positive, as in every record frame.
         */
        public long lenFrame() { return lenFrame; }

        /**
         * Payload of the frame.
         */
        public LinkedAttributeSet body() { return body; }
        public Rntuple _root() { return _root; }
        public Rntuple.LinkedAttributeSetListBody _parent() { return _parent; }
    }

    /**
     * Where a byte range is stored. A non-negative head is the size of a byte range in the same file, and an
     * offset follows. A negative head is negated as a whole and then holds locator size, reserved byte and
     * kind.
     * @see <a href="https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#locators-and-envelope-links">RNTuple Binary Format Specification 1.0, section 'Locators and Envelope Links'</a>
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

        public Locator(KaitaiStream _io, KaitaiStruct _parent, Rntuple _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.head = this._io.readS4le();
            {
                int _it = this.head;
                if (!( ((((Number) (_it)).longValue() >= ((long) 0)) || (((Number) (KaitaiStream.mod(((Number) (((long) 0) - ((Number) (_it)).longValue())).longValue(), ((long) 65536)))).longValue() >= ((long) 4))) )) {
                    throw FormatException.notValid(this.head, this._io, "/types/locator/seq/0");
                }
            }
            if (head() >= 0) {
                this.ofsRange = this._io.readU8le();
            }
            if (head() < 0) {
                switch (kind()) {
                case 1: {
                    KaitaiStream _io_payload = this._io.substream(((Number) (((Number) (lenSelf())).longValue() - ((long) 4))).longValue());
                    this.payload = new LargeLocator(_io_payload, this, _root);
                    break;
                }
                default: {
                    KaitaiStream _io_payload = this._io.substream(((Number) (((Number) (lenSelf())).longValue() - ((long) 4))).longValue());
                    this.payload = new UnknownPayload(_io_payload, this, _root);
                    break;
                }
                }
            }
        }

        public void _fetchInstances() {
            if (head() >= 0) {
            }
            if (head() < 0) {
                switch (kind()) {
                case 1: {
                    ((LargeLocator) (this.payload))._fetchInstances();
                    break;
                }
                default: {
                    ((UnknownPayload) (this.payload))._fetchInstances();
                    break;
                }
                }
            }
        }
        private Integer kind;

        /**
         * Kind of locator, see the enum locator_kind; 0 in a standard locator.
         */
        public Integer kind() {
            if (this.kind != null)
                return this.kind;
            this.kind = ((Number) (((Number) (((Number) (negatedHead())).longValue() / ((long) 16777216))).intValue())).intValue();
            return this.kind;
        }
        private Long lenSelf;

        /**
         * Size in bytes of a non-standard locator, head included; 0 in a standard locator.
         */
        public Long lenSelf() {
            if (this.lenSelf != null)
                return this.lenSelf;
            this.lenSelf = ((Number) (((Number) (KaitaiStream.mod(((Number) (negatedHead())).longValue(), ((long) 65536)))).longValue())).longValue();
            return this.lenSelf;
        }
        private Long negatedHead;

        /**
         * The word that holds locator size, reserved byte and kind; 0 in a standard locator.
         */
        public Long negatedHead() {
            if (this.negatedHead != null)
                return this.negatedHead;
            this.negatedHead = ((Number) (((Number) ((((Number) (head())).longValue() < ((long) 0) ? ((Number) (((long) 0) - ((Number) (head())).longValue())).longValue() : ((long) 0)))).longValue())).longValue();
            return this.negatedHead;
        }
        private Long reserved;

        /**
         * Byte for use by the storage system of a non-standard locator.
         */
        public Long reserved() {
            if (this.reserved != null)
                return this.reserved;
            this.reserved = ((Number) (((Number) (KaitaiStream.mod(((Number) (((Number) (negatedHead())).longValue() / ((long) 65536))).longValue(), ((long) 256)))).longValue())).longValue();
            return this.reserved;
        }
        private int head;
        private Long ofsRange;
        private KaitaiStruct payload;
        private Rntuple _root;
        private KaitaiStruct _parent;

        /**
         * Stored size in bytes of the byte range if not negative; else the negated word of locator size,
         * reserved byte and kind.
         */
        public int head() { return head; }

        /**
         * Offset in bytes from the start of the file.
         */
        public Long ofsRange() { return ofsRange; }

        /**
         * Position in a non-standard locator; opaque for kinds unknown to this version.
         */
        public KaitaiStruct payload() { return payload; }
        public Rntuple _root() { return _root; }
        public KaitaiStruct _parent() { return _parent; }
    }

    /**
     * Description of one page: a run of elements of one column.
     * @see <a href="https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#page-locations">RNTuple Binary Format Specification 1.0, section 'Page Locations'</a>
     */
    public static class Page extends KaitaiStruct {
        public static Page parse(byte[] bytes) {
            return new Page(new KaitaiStream(bytes));
        }

        public Page(KaitaiStream _io) {
            this(_io, null, null);
        }

        public Page(KaitaiStream _io, Rntuple.ColumnPagesBody _parent) {
            this(_io, _parent, null);
        }

        public Page(KaitaiStream _io, Rntuple.ColumnPagesBody _parent, Rntuple _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.numElementsSigned = this._io.readS4le();
            this.locator = new Locator(this._io, this, _root);
        }

        public void _fetchInstances() {
            this.locator._fetchInstances();
        }
        private Boolean hasChecksum;

        /**
         * Whether the XXH3-64 of the stored bytes of the page, little-endian, follows directly after them.
         */
        public Boolean hasChecksum() {
            if (this.hasChecksum != null)
                return this.hasChecksum;
            this.hasChecksum = numElementsSigned() < 0;
            return this.hasChecksum;
        }
        private Long numElements;

        /**
         * Number of elements in the page.
         */
        public Long numElements() {
            if (this.numElements != null)
                return this.numElements;
            this.numElements = ((Number) (((Number) ((((Number) (numElementsSigned())).longValue() < ((long) 0) ? ((Number) (((long) 0) - ((Number) (numElementsSigned())).longValue())).longValue() : ((Number) (numElementsSigned())).longValue()))).longValue())).longValue();
            return this.numElements;
        }
        private int numElementsSigned;
        private Locator locator;
        private Rntuple _root;
        private Rntuple.ColumnPagesBody _parent;

        /**
         * Number of elements, negated if a checksum follows the stored page.
         */
        public int numElementsSigned() { return numElementsSigned; }

        /**
         * Where the page is stored; its size does not count the checksum.
         */
        public Locator locator() { return locator; }
        public Rntuple _root() { return _root; }
        public Rntuple.ColumnPagesBody _parent() { return _parent; }
    }

    /**
     * Payload of a page list envelope: clusters of one cluster group and where their pages are.
     * @see <a href="https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#page-list-envelope">RNTuple Binary Format Specification 1.0, section 'Page List Envelope'</a>
     */
    public static class PageList extends KaitaiStruct {
        public static PageList parse(byte[] bytes) {
            return new PageList(new KaitaiStream(bytes));
        }

        public PageList(KaitaiStream _io) {
            this(_io, null, null);
        }

        public PageList(KaitaiStream _io, Rntuple _parent) {
            this(_io, _parent, null);
        }

        public PageList(KaitaiStream _io, Rntuple _parent, Rntuple _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.headerChecksum = this._io.readBytes(8);
            this.clusterSummaries = new ClusterSummaryList(this._io, this, _root);
            this.pageLocations = new ClusterPagesList(this._io, this, _root);
            this.trailing = this._io.readBytesFull();
        }

        public void _fetchInstances() {
            this.clusterSummaries._fetchInstances();
            this.pageLocations._fetchInstances();
        }
        private byte[] headerChecksum;
        private ClusterSummaryList clusterSummaries;
        private ClusterPagesList pageLocations;
        private byte[] trailing;
        private Rntuple _root;
        private Rntuple _parent;

        /**
         * Checksum of the header envelope that the page list belongs to.
         */
        public byte[] headerChecksum() { return headerChecksum; }

        /**
         * Entry ranges of the clusters of the group.
         */
        public ClusterSummaryList clusterSummaries() { return clusterSummaries; }

        /**
         * Pages of the clusters of the group, in the order of the summaries.
         */
        public ClusterPagesList pageLocations() { return pageLocations; }

        /**
         * Unknown bytes up to the end of the envelope payload, appended by a later version of the format.
         */
        public byte[] trailing() { return trailing; }
        public Rntuple _root() { return _root; }
        public Rntuple _parent() { return _parent; }
    }

    /**
     * Schema description: four list frames. It is in the header and, for later additions, in the footer.
     * @see <a href="https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#header-envelope">RNTuple Binary Format Specification 1.0, section 'Header Envelope'</a>
     */
    public static class Schema extends KaitaiStruct {
        public static Schema parse(byte[] bytes) {
            return new Schema(new KaitaiStream(bytes));
        }

        public Schema(KaitaiStream _io) {
            this(_io, null, null);
        }

        public Schema(KaitaiStream _io, KaitaiStruct _parent) {
            this(_io, _parent, null);
        }

        public Schema(KaitaiStream _io, KaitaiStruct _parent, Rntuple _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.fields = new FieldList(this._io, this, _root);
            this.columns = new ColumnList(this._io, this, _root);
            this.aliasColumns = new AliasColumnList(this._io, this, _root);
            this.extraTypeInfos = new ExtraTypeInfoList(this._io, this, _root);
        }

        public void _fetchInstances() {
            this.fields._fetchInstances();
            this.columns._fetchInstances();
            this.aliasColumns._fetchInstances();
            this.extraTypeInfos._fetchInstances();
        }
        private FieldList fields;
        private ColumnList columns;
        private AliasColumnList aliasColumns;
        private ExtraTypeInfoList extraTypeInfos;
        private Rntuple _root;
        private KaitaiStruct _parent;

        /**
         * Field descriptions; the field id is the position, counted on in the schema extension.
         */
        public FieldList fields() { return fields; }

        /**
         * Column descriptions; the column id is the position, counted on in the schema extension.
         */
        public ColumnList columns() { return columns; }

        /**
         * Columns of projected fields.
         */
        public AliasColumnList aliasColumns() { return aliasColumns; }

        /**
         * Type information that field descriptions cannot hold.
         */
        public ExtraTypeInfoList extraTypeInfos() { return extraTypeInfos; }
        public Rntuple _root() { return _root; }
        public KaitaiStruct _parent() { return _parent; }
    }

    /**
     * Additions to the schema of the header.
     * @see <a href="https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#schema-extension-record-frame">RNTuple Binary Format Specification 1.0, section 'Schema Extension Record Frame'</a>
     */
    public static class SchemaExtension extends KaitaiStruct {
        public static SchemaExtension parse(byte[] bytes) {
            return new SchemaExtension(new KaitaiStream(bytes));
        }

        public SchemaExtension(KaitaiStream _io) {
            this(_io, null, null);
        }

        public SchemaExtension(KaitaiStream _io, Rntuple.SchemaExtensionRecord _parent) {
            this(_io, _parent, null);
        }

        public SchemaExtension(KaitaiStream _io, Rntuple.SchemaExtensionRecord _parent, Rntuple _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            if (!(_io().isEof())) {
                this.schema = new Schema(this._io, this, _root);
            }
            this.trailing = this._io.readBytesFull();
        }

        public void _fetchInstances() {
            if (!(_io().isEof())) {
                this.schema._fetchInstances();
            }
        }
        private Schema schema;
        private byte[] trailing;
        private Rntuple _root;
        private Rntuple.SchemaExtensionRecord _parent;

        /**
         * The additions; absent if the frame is empty.
         */
        public Schema schema() { return schema; }

        /**
         * Unknown bytes up to the end of the frame, appended by a later version of the format.
         */
        public byte[] trailing() { return trailing; }
        public Rntuple _root() { return _root; }
        public Rntuple.SchemaExtensionRecord _parent() { return _parent; }
    }

    /**
     * Record frame around the schema extension.
     * @see <a href="https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#frames">RNTuple Binary Format Specification 1.0, section 'Frames'</a>
     */
    public static class SchemaExtensionRecord extends KaitaiStruct {
        public static SchemaExtensionRecord parse(byte[] bytes) {
            return new SchemaExtensionRecord(new KaitaiStream(bytes));
        }

        public SchemaExtensionRecord(KaitaiStream _io) {
            this(_io, null, null);
        }

        public SchemaExtensionRecord(KaitaiStream _io, Rntuple.Footer _parent) {
            this(_io, _parent, null);
        }

        public SchemaExtensionRecord(KaitaiStream _io, Rntuple.Footer _parent, Rntuple _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.lenFrame = this._io.readS8le();
            {
                long _it = this.lenFrame;
                if (!( ((((Number) (_it)).longValue() >= ((long) 8)) && (((Number) (((Number) (_it)).longValue() - ((Number) (((Number) (_io().size())).longValue() - ((Number) (_io().pos())).longValue())).longValue())).longValue() <= ((long) 8))) )) {
                    throw FormatException.notValid(this.lenFrame, this._io, "/types/schema_extension_record/seq/0");
                }
            }
            KaitaiStream _io_body = this._io.substream(lenFrame() - 8);
            this.body = new SchemaExtension(_io_body, this, _root);
        }

        public void _fetchInstances() {
            this.body._fetchInstances();
        }
        private long lenFrame;
        private SchemaExtension body;
        private Rntuple _root;
        private Rntuple.Footer _parent;

        /**
         * Size of the frame in bytes, this field included; positive, as in every record frame.
         */
        public long lenFrame() { return lenFrame; }

        /**
         * Payload of the frame.
         */
        public SchemaExtension body() { return body; }
        public Rntuple _root() { return _root; }
        public Rntuple.Footer _parent() { return _parent; }
    }

    /**
     * Payload whose kind this version of the format does not know.
     * @see <a href="https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#envelopes">RNTuple Binary Format Specification 1.0, section 'Envelopes'</a>
     */
    public static class UnknownPayload extends KaitaiStruct {
        public static UnknownPayload parse(byte[] bytes) {
            return new UnknownPayload(new KaitaiStream(bytes));
        }

        public UnknownPayload(KaitaiStream _io) {
            this(_io, null, null);
        }

        public UnknownPayload(KaitaiStream _io, KaitaiStruct _parent) {
            this(_io, _parent, null);
        }

        public UnknownPayload(KaitaiStream _io, KaitaiStruct _parent, Rntuple _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.raw = this._io.readBytesFull();
        }

        public void _fetchInstances() {
        }
        private byte[] raw;
        private Rntuple _root;
        private KaitaiStruct _parent;

        /**
         * The stored bytes, unparsed.
         */
        public byte[] raw() { return raw; }
        public Rntuple _root() { return _root; }
        public KaitaiStruct _parent() { return _parent; }
    }

    /**
     * Smallest and largest value of a column.
     * @see <a href="https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description">RNTuple Binary Format Specification 1.0, section 'Column Description'</a>
     */
    public static class ValueRange extends KaitaiStruct {
        public static ValueRange parse(byte[] bytes) {
            return new ValueRange(new KaitaiStream(bytes));
        }

        public ValueRange(KaitaiStream _io) {
            this(_io, null, null);
        }

        public ValueRange(KaitaiStream _io, Rntuple.Column _parent) {
            this(_io, _parent, null);
        }

        public ValueRange(KaitaiStream _io, Rntuple.Column _parent, Rntuple _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.min = this._io.readF8le();
            this.max = this._io.readF8le();
        }

        public void _fetchInstances() {
        }
        private double min;
        private double max;
        private Rntuple _root;
        private Rntuple.Column _parent;

        /**
         * Smallest value.
         */
        public double min() { return min; }

        /**
         * Largest value.
         */
        public double max() { return max; }
        public Rntuple _root() { return _root; }
        public Rntuple.Column _parent() { return _parent; }
    }
    private Long lenEnvelope;

    /**
     * Length of the whole envelope in bytes, with this preamble and the checksum.
     */
    public Long lenEnvelope() {
        if (this.lenEnvelope != null)
            return this.lenEnvelope;
        this.lenEnvelope = ((Number) (((Number) (((Number) (lenEnvelopeLo())).longValue() + ((Number) (((Number) (lenEnvelopeHi())).longValue() * 4294967296L)).longValue())).longValue())).longValue();
        return this.lenEnvelope;
    }
    private int typeId;
    private long lenEnvelopeLo;
    private int lenEnvelopeHi;
    private KaitaiStruct payload;
    private byte[] checksum;
    private Rntuple _root;
    private KaitaiStruct _parent;

    /**
     * Kind of envelope, see the enum envelope_type; the low 16 bits of the first 64-bit word.
     * @see <a href="https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#envelopes">RNTuple Binary Format Specification 1.0, section 'Envelopes'</a>
     */
    public int typeId() { return typeId; }

    /**
     * Low 32 of the 48 bits of the envelope length.
     */
    public long lenEnvelopeLo() { return lenEnvelopeLo; }

    /**
     * High 16 of the 48 bits of the envelope length.
     */
    public int lenEnvelopeHi() { return lenEnvelopeHi; }

    /**
     * Contents of the envelope.
     */
    public KaitaiStruct payload() { return payload; }

    /**
     * XXH3-64 of all preceding bytes of the envelope, little-endian.
     * @see <a href="https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#envelopes">RNTuple Binary Format Specification 1.0, section 'Envelopes'</a>
     */
    public byte[] checksum() { return checksum; }
    public Rntuple _root() { return _root; }
    public KaitaiStruct _parent() { return _parent; }
}
