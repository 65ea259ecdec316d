// Generated from spec/rntuple_rc2.ksy by tools/generate; edit spec/parts/rntuple_rc2.ksy and run `make generate`.
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

package org.rntuple;

import java.util.Map;
import java.util.HashMap;
import java.util.ArrayList;
import java.util.List;
import java.nio.charset.StandardCharsets;


/**
 * Envelopes as ROOT 6.31 to 6.33 wrote them, format versions 0.2.0.0 to 0.2.12.0. Files are always marked 0.2.0.0. So
 * flags and the remaining bytes show the differences between these versions, never a version number.
 * @see "RNTuple Binary Format Specification 0.2, section 'Envelopes'"
 */
public class RntupleRc2 extends KaitaiStruct {
    public static RntupleRc2 parse(byte[] bytes) {
        return new RntupleRc2(new KaitaiStream(bytes));
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
        SORTED_ASCENDING(1),
        SORTED_DESCENDING(2),
        NON_NEGATIVE(4),
        DEFERRED(8),
        VALUE_RANGE(16);

        private final long id;
        ColumnFlag(long id) { this.id = id; }
        public long id() { return id; }
        private static final Map<Long, ColumnFlag> byId = new HashMap<Long, ColumnFlag>(5);
        static {
            for (ColumnFlag e : ColumnFlag.values())
                byId.put(e.id(), e);
        }
        public static ColumnFlag byId(long id) { return byId.get(id); }
    }

    public enum ColumnType {
        INDEX64(1),
        INDEX32(2),
        SWITCH(3),
        BYTE(4),
        CHAR(5),
        BIT(6),
        REAL64(7),
        REAL32(8),
        REAL16(9),
        UINT64(10),
        UINT32(11),
        UINT16(12),
        UINT8(13),
        SPLIT_INDEX64(14),
        SPLIT_INDEX32(15),
        SPLIT_REAL64(16),
        SPLIT_REAL32(17),
        SPLIT_REAL16(18),
        SPLIT_UINT64(19),
        SPLIT_UINT32(20),
        SPLIT_UINT16(21),
        INT64(22),
        INT32(23),
        INT16(24),
        INT8(25),
        SPLIT_INT64(26),
        SPLIT_INT32(27),
        SPLIT_INT16(28),
        REAL32_TRUNC(29),
        REAL32_QUANT(30);

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
        PAGE_LIST(3),
        META_DATA(4);

        private final long id;
        EnvelopeType(long id) { this.id = id; }
        public long id() { return id; }
        private static final Map<Long, EnvelopeType> byId = new HashMap<Long, EnvelopeType>(4);
        static {
            for (EnvelopeType e : EnvelopeType.values())
                byId.put(e.id(), e);
        }
        public static EnvelopeType byId(long id) { return byId.get(id); }
    }

    public enum ExtraTypeInfoContent {
        DEFINITION(1);

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

    public enum FieldFlag {
        REPETITIVE(1),
        PROJECTED(2),
        TYPE_CHECKSUM(4);

        private final long id;
        FieldFlag(long id) { this.id = id; }
        public long id() { return id; }
        private static final Map<Long, FieldFlag> byId = new HashMap<Long, FieldFlag>(3);
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
        REFERENCE(4);

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
        URI(1),
        DAOS(2);

        private final long id;
        LocatorKind(long id) { this.id = id; }
        public long id() { return id; }
        private static final Map<Long, LocatorKind> byId = new HashMap<Long, LocatorKind>(3);
        static {
            for (LocatorKind e : LocatorKind.values())
                byId.put(e.id(), e);
        }
        public static LocatorKind byId(long id) { return byId.get(id); }
    }

    public enum MetaDataType {
        INT64(1),
        BOOL(2),
        FLOAT64(3),
        STRING(4);

        private final long id;
        MetaDataType(long id) { this.id = id; }
        public long id() { return id; }
        private static final Map<Long, MetaDataType> byId = new HashMap<Long, MetaDataType>(4);
        static {
            for (MetaDataType e : MetaDataType.values())
                byId.put(e.id(), e);
        }
        public static MetaDataType byId(long id) { return byId.get(id); }
    }

    public RntupleRc2(KaitaiStream _io) {
        this(_io, null, null);
    }

    public RntupleRc2(KaitaiStream _io, KaitaiStruct _parent) {
        this(_io, _parent, null);
    }

    public RntupleRc2(KaitaiStream _io, KaitaiStruct _parent, RntupleRc2 _root) {
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
        case 4: {
            KaitaiStream _io_payload = this._io.substream(lenEnvelope() - 16);
            this.payload = new MetaData(_io_payload, this, _root);
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
        case 4: {
            ((MetaData) (this.payload))._fetchInstances();
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
     * @see "RNTuple Binary Format Specification 0.2, section 'Alias columns'"
     */
    public static class AliasColumn extends KaitaiStruct {
        public static AliasColumn parse(byte[] bytes) {
            return new AliasColumn(new KaitaiStream(bytes));
        }

        public AliasColumn(KaitaiStream _io) {
            this(_io, null, null);
        }

        public AliasColumn(KaitaiStream _io, RntupleRc2.AliasColumnRecord _parent) {
            this(_io, _parent, null);
        }

        public AliasColumn(KaitaiStream _io, RntupleRc2.AliasColumnRecord _parent, RntupleRc2 _root) {
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
        private RntupleRc2 _root;
        private RntupleRc2.AliasColumnRecord _parent;

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
        public RntupleRc2 _root() { return _root; }
        public RntupleRc2.AliasColumnRecord _parent() { return _parent; }
    }

    /**
     * List frame of alias columns.
     * @see "RNTuple Binary Format Specification 0.2, section 'Frames'"
     */
    public static class AliasColumnList extends KaitaiStruct {
        public static AliasColumnList parse(byte[] bytes) {
            return new AliasColumnList(new KaitaiStream(bytes));
        }

        public AliasColumnList(KaitaiStream _io) {
            this(_io, null, null);
        }

        public AliasColumnList(KaitaiStream _io, RntupleRc2.Schema _parent) {
            this(_io, _parent, null);
        }

        public AliasColumnList(KaitaiStream _io, RntupleRc2.Schema _parent, RntupleRc2 _root) {
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
        private RntupleRc2 _root;
        private RntupleRc2.Schema _parent;

        /**
         * Size of the frame in bytes, this field included, negated: the sign marks a list frame.
         */
        public long lenFrame() { return lenFrame; }

        /**
         * Number of items, items and whatever follows them inside the frame.
         */
        public AliasColumnListBody body() { return body; }
        public RntupleRc2 _root() { return _root; }
        public RntupleRc2.Schema _parent() { return _parent; }
    }

    /**
     * Payload of the list frame of alias columns.
     * @see "RNTuple Binary Format Specification 0.2, section 'Frames'"
     */
    public static class AliasColumnListBody extends KaitaiStruct {
        public static AliasColumnListBody parse(byte[] bytes) {
            return new AliasColumnListBody(new KaitaiStream(bytes));
        }

        public AliasColumnListBody(KaitaiStream _io) {
            this(_io, null, null);
        }

        public AliasColumnListBody(KaitaiStream _io, RntupleRc2.AliasColumnList _parent) {
            this(_io, _parent, null);
        }

        public AliasColumnListBody(KaitaiStream _io, RntupleRc2.AliasColumnList _parent, RntupleRc2 _root) {
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
        private RntupleRc2 _root;
        private RntupleRc2.AliasColumnList _parent;

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
        public RntupleRc2 _root() { return _root; }
        public RntupleRc2.AliasColumnList _parent() { return _parent; }
    }

    /**
     * Record frame around one alias column.
     * @see "RNTuple Binary Format Specification 0.2, section 'Frames'"
     */
    public static class AliasColumnRecord extends KaitaiStruct {
        public static AliasColumnRecord parse(byte[] bytes) {
            return new AliasColumnRecord(new KaitaiStream(bytes));
        }

        public AliasColumnRecord(KaitaiStream _io) {
            this(_io, null, null);
        }

        public AliasColumnRecord(KaitaiStream _io, RntupleRc2.AliasColumnListBody _parent) {
            this(_io, _parent, null);
        }

        public AliasColumnRecord(KaitaiStream _io, RntupleRc2.AliasColumnListBody _parent, RntupleRc2 _root) {
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
        private RntupleRc2 _root;
        private RntupleRc2.AliasColumnListBody _parent;

        /**
         * Size of the frame in bytes, this field included; positive, as in every record frame.
         */
        public long lenFrame() { return lenFrame; }

        /**
         * Payload of the frame.
         */
        public AliasColumn body() { return body; }
        public RntupleRc2 _root() { return _root; }
        public RntupleRc2.AliasColumnListBody _parent() { return _parent; }
    }

    /**
     * List frame of boolean values.
     * @see "RNTuple Binary Format Specification 0.2, section 'Frames'"
     */
    public static class BoolList extends KaitaiStruct {
        public static BoolList parse(byte[] bytes) {
            return new BoolList(new KaitaiStream(bytes));
        }

        public BoolList(KaitaiStream _io) {
            this(_io, null, null);
        }

        public BoolList(KaitaiStream _io, RntupleRc2.MetaDataEntry _parent) {
            this(_io, _parent, null);
        }

        public BoolList(KaitaiStream _io, RntupleRc2.MetaDataEntry _parent, RntupleRc2 _root) {
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
                    throw FormatException.notValid(this.lenFrame, this._io, "/types/bool_list/seq/0");
                }
            }
            KaitaiStream _io_body = this._io.substream(-(lenFrame()) - 8);
            this.body = new BoolListBody(_io_body, this, _root);
        }

        public void _fetchInstances() {
            this.body._fetchInstances();
        }
        private long lenFrame;
        private BoolListBody body;
        private RntupleRc2 _root;
        private RntupleRc2.MetaDataEntry _parent;

        /**
         * Size of the frame in bytes, this field included, negated: the sign marks a list frame.
         */
        public long lenFrame() { return lenFrame; }

        /**
         * Number of items, items and whatever follows them inside the frame.
         */
        public BoolListBody body() { return body; }
        public RntupleRc2 _root() { return _root; }
        public RntupleRc2.MetaDataEntry _parent() { return _parent; }
    }

    /**
     * Payload of the list frame of boolean values.
     * @see "RNTuple Binary Format Specification 0.2, section 'User Meta-data Envelope'"
     */
    public static class BoolListBody extends KaitaiStruct {
        public static BoolListBody parse(byte[] bytes) {
            return new BoolListBody(new KaitaiStream(bytes));
        }

        public BoolListBody(KaitaiStream _io) {
            this(_io, null, null);
        }

        public BoolListBody(KaitaiStream _io, RntupleRc2.BoolList _parent) {
            this(_io, _parent, null);
        }

        public BoolListBody(KaitaiStream _io, RntupleRc2.BoolList _parent, RntupleRc2 _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.numItems = this._io.readU4le();
            {
                long _it = this.numItems;
                if (!( ((((Number) (_it)).longValue() <= ((long) 2147483647)) && (((Number) (((Number) (_it)).longValue() * ((long) 1))).longValue() <= ((Number) (((Number) (_io().size())).longValue() - ((Number) (_io().pos())).longValue())).longValue())) )) {
                    throw FormatException.notValid(this.numItems, this._io, "/types/bool_list_body/seq/0");
                }
            }
            this.items = new ArrayList<Integer>();
            for (int i = 0; i < numItems(); i++) {
                this.items.add(this._io.readU1());
            }
            this.trailing = this._io.readBytesFull();
        }

        public void _fetchInstances() {
            for (int i = 0; i < this.items.size(); i++) {
            }
        }
        private long numItems;
        private List<Integer> items;
        private byte[] trailing;
        private RntupleRc2 _root;
        private RntupleRc2.BoolList _parent;

        /**
         * Number of items; bounded by the remaining bytes, as no item is smaller than 1 bytes.
         */
        public long numItems() { return numItems; }

        /**
         * The values; not zero is true.
         */
        public List<Integer> items() { return items; }

        /**
         * Unknown bytes up to the end of the frame, appended by a later version of the format.
         */
        public byte[] trailing() { return trailing; }
        public RntupleRc2 _root() { return _root; }
        public RntupleRc2.BoolList _parent() { return _parent; }
    }

    /**
     * Clusters that share one page list.
     * @see "RNTuple Binary Format Specification 0.2, section 'Cluster Group Record Frame'"
     */
    public static class ClusterGroup extends KaitaiStruct {
        public static ClusterGroup parse(byte[] bytes) {
            return new ClusterGroup(new KaitaiStream(bytes));
        }

        public ClusterGroup(KaitaiStream _io) {
            this(_io, null, null);
        }

        public ClusterGroup(KaitaiStream _io, RntupleRc2.ClusterGroupRecord _parent) {
            this(_io, _parent, null);
        }

        public ClusterGroup(KaitaiStream _io, RntupleRc2.ClusterGroupRecord _parent, RntupleRc2 _root) {
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
        private RntupleRc2 _root;
        private RntupleRc2.ClusterGroupRecord _parent;

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
        public RntupleRc2 _root() { return _root; }
        public RntupleRc2.ClusterGroupRecord _parent() { return _parent; }
    }

    /**
     * List frame of cluster groups.
     * @see "RNTuple Binary Format Specification 0.2, section 'Frames'"
     */
    public static class ClusterGroupList extends KaitaiStruct {
        public static ClusterGroupList parse(byte[] bytes) {
            return new ClusterGroupList(new KaitaiStream(bytes));
        }

        public ClusterGroupList(KaitaiStream _io) {
            this(_io, null, null);
        }

        public ClusterGroupList(KaitaiStream _io, RntupleRc2.Footer _parent) {
            this(_io, _parent, null);
        }

        public ClusterGroupList(KaitaiStream _io, RntupleRc2.Footer _parent, RntupleRc2 _root) {
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
        private RntupleRc2 _root;
        private RntupleRc2.Footer _parent;

        /**
         * Size of the frame in bytes, this field included, negated: the sign marks a list frame.
         */
        public long lenFrame() { return lenFrame; }

        /**
         * Number of items, items and whatever follows them inside the frame.
         */
        public ClusterGroupListBody body() { return body; }
        public RntupleRc2 _root() { return _root; }
        public RntupleRc2.Footer _parent() { return _parent; }
    }

    /**
     * Payload of the list frame of cluster groups.
     * @see "RNTuple Binary Format Specification 0.2, section 'Frames'"
     */
    public static class ClusterGroupListBody extends KaitaiStruct {
        public static ClusterGroupListBody parse(byte[] bytes) {
            return new ClusterGroupListBody(new KaitaiStream(bytes));
        }

        public ClusterGroupListBody(KaitaiStream _io) {
            this(_io, null, null);
        }

        public ClusterGroupListBody(KaitaiStream _io, RntupleRc2.ClusterGroupList _parent) {
            this(_io, _parent, null);
        }

        public ClusterGroupListBody(KaitaiStream _io, RntupleRc2.ClusterGroupList _parent, RntupleRc2 _root) {
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
        private RntupleRc2 _root;
        private RntupleRc2.ClusterGroupList _parent;

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
        public RntupleRc2 _root() { return _root; }
        public RntupleRc2.ClusterGroupList _parent() { return _parent; }
    }

    /**
     * Record frame around one cluster group.
     * @see "RNTuple Binary Format Specification 0.2, section 'Frames'"
     */
    public static class ClusterGroupRecord extends KaitaiStruct {
        public static ClusterGroupRecord parse(byte[] bytes) {
            return new ClusterGroupRecord(new KaitaiStream(bytes));
        }

        public ClusterGroupRecord(KaitaiStream _io) {
            this(_io, null, null);
        }

        public ClusterGroupRecord(KaitaiStream _io, RntupleRc2.ClusterGroupListBody _parent) {
            this(_io, _parent, null);
        }

        public ClusterGroupRecord(KaitaiStream _io, RntupleRc2.ClusterGroupListBody _parent, RntupleRc2 _root) {
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
        private RntupleRc2 _root;
        private RntupleRc2.ClusterGroupListBody _parent;

        /**
         * Size of the frame in bytes, this field included; positive, as in every record frame.
         */
        public long lenFrame() { return lenFrame; }

        /**
         * Payload of the frame.
         */
        public ClusterGroup body() { return body; }
        public RntupleRc2 _root() { return _root; }
        public RntupleRc2.ClusterGroupListBody _parent() { return _parent; }
    }

    /**
     * List frame of page locations of the columns of one cluster.
     * @see "RNTuple Binary Format Specification 0.2, section 'Frames'"
     */
    public static class ClusterPages extends KaitaiStruct {
        public static ClusterPages parse(byte[] bytes) {
            return new ClusterPages(new KaitaiStream(bytes));
        }

        public ClusterPages(KaitaiStream _io) {
            this(_io, null, null);
        }

        public ClusterPages(KaitaiStream _io, RntupleRc2.ClusterPagesListBody _parent) {
            this(_io, _parent, null);
        }

        public ClusterPages(KaitaiStream _io, RntupleRc2.ClusterPagesListBody _parent, RntupleRc2 _root) {
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
        private RntupleRc2 _root;
        private RntupleRc2.ClusterPagesListBody _parent;

        /**
         * Size of the frame in bytes, this field included, negated: the sign marks a list frame.
         */
        public long lenFrame() { return lenFrame; }

        /**
         * Number of items, items and whatever follows them inside the frame.
         */
        public ClusterPagesBody body() { return body; }
        public RntupleRc2 _root() { return _root; }
        public RntupleRc2.ClusterPagesListBody _parent() { return _parent; }
    }

    /**
     * Payload of the list frame of page locations of the columns of one cluster.
     * @see "RNTuple Binary Format Specification 0.2, section 'Page Locations'"
     */
    public static class ClusterPagesBody extends KaitaiStruct {
        public static ClusterPagesBody parse(byte[] bytes) {
            return new ClusterPagesBody(new KaitaiStream(bytes));
        }

        public ClusterPagesBody(KaitaiStream _io) {
            this(_io, null, null);
        }

        public ClusterPagesBody(KaitaiStream _io, RntupleRc2.ClusterPages _parent) {
            this(_io, _parent, null);
        }

        public ClusterPagesBody(KaitaiStream _io, RntupleRc2.ClusterPages _parent, RntupleRc2 _root) {
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
        private RntupleRc2 _root;
        private RntupleRc2.ClusterPages _parent;

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
        public RntupleRc2 _root() { return _root; }
        public RntupleRc2.ClusterPages _parent() { return _parent; }
    }

    /**
     * List frame of page locations of clusters.
     * @see "RNTuple Binary Format Specification 0.2, section 'Frames'"
     */
    public static class ClusterPagesList extends KaitaiStruct {
        public static ClusterPagesList parse(byte[] bytes) {
            return new ClusterPagesList(new KaitaiStream(bytes));
        }

        public ClusterPagesList(KaitaiStream _io) {
            this(_io, null, null);
        }

        public ClusterPagesList(KaitaiStream _io, RntupleRc2.PageList _parent) {
            this(_io, _parent, null);
        }

        public ClusterPagesList(KaitaiStream _io, RntupleRc2.PageList _parent, RntupleRc2 _root) {
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
        private RntupleRc2 _root;
        private RntupleRc2.PageList _parent;

        /**
         * Size of the frame in bytes, this field included, negated: the sign marks a list frame.
         */
        public long lenFrame() { return lenFrame; }

        /**
         * Number of items, items and whatever follows them inside the frame.
         */
        public ClusterPagesListBody body() { return body; }
        public RntupleRc2 _root() { return _root; }
        public RntupleRc2.PageList _parent() { return _parent; }
    }

    /**
     * Payload of the list frame of page locations of clusters.
     * @see "RNTuple Binary Format Specification 0.2, section 'Page Locations'"
     */
    public static class ClusterPagesListBody extends KaitaiStruct {
        public static ClusterPagesListBody parse(byte[] bytes) {
            return new ClusterPagesListBody(new KaitaiStream(bytes));
        }

        public ClusterPagesListBody(KaitaiStream _io) {
            this(_io, null, null);
        }

        public ClusterPagesListBody(KaitaiStream _io, RntupleRc2.ClusterPagesList _parent) {
            this(_io, _parent, null);
        }

        public ClusterPagesListBody(KaitaiStream _io, RntupleRc2.ClusterPagesList _parent, RntupleRc2 _root) {
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
        private RntupleRc2 _root;
        private RntupleRc2.ClusterPagesList _parent;

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
        public RntupleRc2 _root() { return _root; }
        public RntupleRc2.ClusterPagesList _parent() { return _parent; }
    }

    /**
     * Entry range of one cluster.
     * @see "RNTuple Binary Format Specification 0.2, section 'Cluster Summary Record Frame'"
     */
    public static class ClusterSummary extends KaitaiStruct {
        public static ClusterSummary parse(byte[] bytes) {
            return new ClusterSummary(new KaitaiStream(bytes));
        }

        public ClusterSummary(KaitaiStream _io) {
            this(_io, null, null);
        }

        public ClusterSummary(KaitaiStream _io, RntupleRc2.ClusterSummaryRecord _parent) {
            this(_io, _parent, null);
        }

        public ClusterSummary(KaitaiStream _io, RntupleRc2.ClusterSummaryRecord _parent, RntupleRc2 _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.firstEntry = this._io.readU8le();
            this.numEntriesLo = this._io.readU4le();
            this.numEntriesHi = this._io.readU4le();
            if (isSharded()) {
                this.columnGroupId = this._io.readU4le();
            }
            this.trailing = this._io.readBytesFull();
        }

        public void _fetchInstances() {
            if (isSharded()) {
            }
        }
        private Long flags;

        /**
         * Bits of the enum cluster_flag, 4 bits.
         */
        public Long flags() {
            if (this.flags != null)
                return this.flags;
            this.flags = ((Number) (((Number) (((Number) (numEntriesHi())).longValue() / ((long) 268435456))).longValue())).longValue();
            return this.flags;
        }
        private Boolean isSharded;

        /**
         * Whether the cluster covers a column group only.
         */
        public Boolean isSharded() {
            if (this.isSharded != null)
                return this.isSharded;
            this.isSharded = ((Number) (KaitaiStream.mod(((Number) (flags())).longValue(), ((long) 2)))).longValue() == ((long) 1);
            return this.isSharded;
        }
        private Long numEntries;

        /**
         * Number of entries of the cluster, 60 bits.
         */
        public Long numEntries() {
            if (this.numEntries != null)
                return this.numEntries;
            this.numEntries = ((Number) (((Number) (((Number) (numEntriesLo())).longValue() + ((Number) (((Number) (KaitaiStream.mod(((Number) (numEntriesHi())).longValue(), ((long) 268435456)))).longValue() * 4294967296L)).longValue())).longValue())).longValue();
            return this.numEntries;
        }
        private long firstEntry;
        private long numEntriesLo;
        private long numEntriesHi;
        private Long columnGroupId;
        private byte[] trailing;
        private RntupleRc2 _root;
        private RntupleRc2.ClusterSummaryRecord _parent;

        /**
         * Number of the first entry of the cluster.
         */
        public long firstEntry() { return firstEntry; }

        /**
         * Bits 0 to 31 of the number of entries.
         */
        public long numEntriesLo() { return numEntriesLo; }

        /**
         * Bits 32 to 59 of the number of entries, and the flags in the high 4 bits.
         */
        public long numEntriesHi() { return numEntriesHi; }

        /**
         * Column group that a sharded cluster covers.
         */
        public Long columnGroupId() { return columnGroupId; }

        /**
         * Unknown bytes up to the end of the frame, appended by a later version of the format.
         */
        public byte[] trailing() { return trailing; }
        public RntupleRc2 _root() { return _root; }
        public RntupleRc2.ClusterSummaryRecord _parent() { return _parent; }
    }

    /**
     * List frame of cluster summaries.
     * @see "RNTuple Binary Format Specification 0.2, section 'Frames'"
     */
    public static class ClusterSummaryList extends KaitaiStruct {
        public static ClusterSummaryList parse(byte[] bytes) {
            return new ClusterSummaryList(new KaitaiStream(bytes));
        }

        public ClusterSummaryList(KaitaiStream _io) {
            this(_io, null, null);
        }

        public ClusterSummaryList(KaitaiStream _io, RntupleRc2.PageList _parent) {
            this(_io, _parent, null);
        }

        public ClusterSummaryList(KaitaiStream _io, RntupleRc2.PageList _parent, RntupleRc2 _root) {
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
        private RntupleRc2 _root;
        private RntupleRc2.PageList _parent;

        /**
         * Size of the frame in bytes, this field included, negated: the sign marks a list frame.
         */
        public long lenFrame() { return lenFrame; }

        /**
         * Number of items, items and whatever follows them inside the frame.
         */
        public ClusterSummaryListBody body() { return body; }
        public RntupleRc2 _root() { return _root; }
        public RntupleRc2.PageList _parent() { return _parent; }
    }

    /**
     * Payload of the list frame of cluster summaries.
     * @see "RNTuple Binary Format Specification 0.2, section 'Frames'"
     */
    public static class ClusterSummaryListBody extends KaitaiStruct {
        public static ClusterSummaryListBody parse(byte[] bytes) {
            return new ClusterSummaryListBody(new KaitaiStream(bytes));
        }

        public ClusterSummaryListBody(KaitaiStream _io) {
            this(_io, null, null);
        }

        public ClusterSummaryListBody(KaitaiStream _io, RntupleRc2.ClusterSummaryList _parent) {
            this(_io, _parent, null);
        }

        public ClusterSummaryListBody(KaitaiStream _io, RntupleRc2.ClusterSummaryList _parent, RntupleRc2 _root) {
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
        private RntupleRc2 _root;
        private RntupleRc2.ClusterSummaryList _parent;

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
        public RntupleRc2 _root() { return _root; }
        public RntupleRc2.ClusterSummaryList _parent() { return _parent; }
    }

    /**
     * Record frame around one cluster summary.
     * @see "RNTuple Binary Format Specification 0.2, section 'Frames'"
     */
    public static class ClusterSummaryRecord extends KaitaiStruct {
        public static ClusterSummaryRecord parse(byte[] bytes) {
            return new ClusterSummaryRecord(new KaitaiStream(bytes));
        }

        public ClusterSummaryRecord(KaitaiStream _io) {
            this(_io, null, null);
        }

        public ClusterSummaryRecord(KaitaiStream _io, RntupleRc2.ClusterSummaryListBody _parent) {
            this(_io, _parent, null);
        }

        public ClusterSummaryRecord(KaitaiStream _io, RntupleRc2.ClusterSummaryListBody _parent, RntupleRc2 _root) {
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
        private RntupleRc2 _root;
        private RntupleRc2.ClusterSummaryListBody _parent;

        /**
         * Size of the frame in bytes, this field included; positive, as in every record frame.
         */
        public long lenFrame() { return lenFrame; }

        /**
         * Payload of the frame.
         */
        public ClusterSummary body() { return body; }
        public RntupleRc2 _root() { return _root; }
        public RntupleRc2.ClusterSummaryListBody _parent() { return _parent; }
    }

    /**
     * Description of one physical column.
     * @see "RNTuple Binary Format Specification 0.2, section 'Column Description'"
     */
    public static class Column extends KaitaiStruct {
        public static Column parse(byte[] bytes) {
            return new Column(new KaitaiStream(bytes));
        }

        public Column(KaitaiStream _io) {
            this(_io, null, null);
        }

        public Column(KaitaiStream _io, RntupleRc2.ColumnRecord _parent) {
            this(_io, _parent, null);
        }

        public Column(KaitaiStream _io, RntupleRc2.ColumnRecord _parent, RntupleRc2 _root) {
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
            this.hasValueRange = (flags() & 16) != 0;
            return this.hasValueRange;
        }
        private Boolean isDeferred;

        /**
         * Whether the first stored element is not element 0.
         */
        public Boolean isDeferred() {
            if (this.isDeferred != null)
                return this.isDeferred;
            this.isDeferred = (flags() & 8) != 0;
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
        private RntupleRc2 _root;
        private RntupleRc2.ColumnRecord _parent;

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
         * Which of the alternative representations of the field the column belongs to; the upper half of
         * 32-bit flags in early drafts, and 0 there.
         */
        public int representationIndex() { return representationIndex; }

        /**
         * Index of the first stored element of a deferred column.
         */
        public Long firstElementIndex() { return firstElementIndex; }

        /**
         * Range of the values; last drafts only.
         */
        public ValueRange valueRange() { return valueRange; }

        /**
         * Unknown bytes up to the end of the frame, appended by a later version of the format.
         */
        public byte[] trailing() { return trailing; }
        public RntupleRc2 _root() { return _root; }
        public RntupleRc2.ColumnRecord _parent() { return _parent; }
    }

    /**
     * Columns that the clusters of a shard cover; the column group id is the position.
     * @see "RNTuple Binary Format Specification 0.2, section 'Column Group Record Frame'"
     */
    public static class ColumnGroup extends KaitaiStruct {
        public static ColumnGroup parse(byte[] bytes) {
            return new ColumnGroup(new KaitaiStream(bytes));
        }

        public ColumnGroup(KaitaiStream _io) {
            this(_io, null, null);
        }

        public ColumnGroup(KaitaiStream _io, RntupleRc2.ColumnGroupRecord _parent) {
            this(_io, _parent, null);
        }

        public ColumnGroup(KaitaiStream _io, RntupleRc2.ColumnGroupRecord _parent, RntupleRc2 _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.columnIds = new ColumnIdList(this._io, this, _root);
            this.trailing = this._io.readBytesFull();
        }

        public void _fetchInstances() {
            this.columnIds._fetchInstances();
        }
        private ColumnIdList columnIds;
        private byte[] trailing;
        private RntupleRc2 _root;
        private RntupleRc2.ColumnGroupRecord _parent;

        /**
         * Ids of the columns.
         */
        public ColumnIdList columnIds() { return columnIds; }

        /**
         * Unknown bytes up to the end of the frame, appended by a later version of the format.
         */
        public byte[] trailing() { return trailing; }
        public RntupleRc2 _root() { return _root; }
        public RntupleRc2.ColumnGroupRecord _parent() { return _parent; }
    }

    /**
     * List frame of column groups.
     * @see "RNTuple Binary Format Specification 0.2, section 'Frames'"
     */
    public static class ColumnGroupList extends KaitaiStruct {
        public static ColumnGroupList parse(byte[] bytes) {
            return new ColumnGroupList(new KaitaiStream(bytes));
        }

        public ColumnGroupList(KaitaiStream _io) {
            this(_io, null, null);
        }

        public ColumnGroupList(KaitaiStream _io, RntupleRc2.Footer _parent) {
            this(_io, _parent, null);
        }

        public ColumnGroupList(KaitaiStream _io, RntupleRc2.Footer _parent, RntupleRc2 _root) {
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
                    throw FormatException.notValid(this.lenFrame, this._io, "/types/column_group_list/seq/0");
                }
            }
            KaitaiStream _io_body = this._io.substream(-(lenFrame()) - 8);
            this.body = new ColumnGroupListBody(_io_body, this, _root);
        }

        public void _fetchInstances() {
            this.body._fetchInstances();
        }
        private long lenFrame;
        private ColumnGroupListBody body;
        private RntupleRc2 _root;
        private RntupleRc2.Footer _parent;

        /**
         * Size of the frame in bytes, this field included, negated: the sign marks a list frame.
         */
        public long lenFrame() { return lenFrame; }

        /**
         * Number of items, items and whatever follows them inside the frame.
         */
        public ColumnGroupListBody body() { return body; }
        public RntupleRc2 _root() { return _root; }
        public RntupleRc2.Footer _parent() { return _parent; }
    }

    /**
     * Payload of the list frame of column groups.
     * @see "RNTuple Binary Format Specification 0.2, section 'Frames'"
     */
    public static class ColumnGroupListBody extends KaitaiStruct {
        public static ColumnGroupListBody parse(byte[] bytes) {
            return new ColumnGroupListBody(new KaitaiStream(bytes));
        }

        public ColumnGroupListBody(KaitaiStream _io) {
            this(_io, null, null);
        }

        public ColumnGroupListBody(KaitaiStream _io, RntupleRc2.ColumnGroupList _parent) {
            this(_io, _parent, null);
        }

        public ColumnGroupListBody(KaitaiStream _io, RntupleRc2.ColumnGroupList _parent, RntupleRc2 _root) {
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
                    throw FormatException.notValid(this.numItems, this._io, "/types/column_group_list_body/seq/0");
                }
            }
            this.items = new ArrayList<ColumnGroupRecord>();
            for (int i = 0; i < numItems(); i++) {
                this.items.add(new ColumnGroupRecord(this._io, this, _root));
            }
            this.trailing = this._io.readBytesFull();
        }

        public void _fetchInstances() {
            for (int i = 0; i < this.items.size(); i++) {
                this.items.get(((Number) (i)).intValue())._fetchInstances();
            }
        }
        private long numItems;
        private List<ColumnGroupRecord> items;
        private byte[] trailing;
        private RntupleRc2 _root;
        private RntupleRc2.ColumnGroupList _parent;

        /**
         * Number of items; bounded by the remaining bytes, as no item is smaller than 8 bytes.
         */
        public long numItems() { return numItems; }

        /**
         * The column groups, in order.
         */
        public List<ColumnGroupRecord> items() { return items; }

        /**
         * Unknown bytes up to the end of the frame, appended by a later version of the format.
         */
        public byte[] trailing() { return trailing; }
        public RntupleRc2 _root() { return _root; }
        public RntupleRc2.ColumnGroupList _parent() { return _parent; }
    }

    /**
     * Record frame around one column group.
     * @see "RNTuple Binary Format Specification 0.2, section 'Frames'"
     */
    public static class ColumnGroupRecord extends KaitaiStruct {
        public static ColumnGroupRecord parse(byte[] bytes) {
            return new ColumnGroupRecord(new KaitaiStream(bytes));
        }

        public ColumnGroupRecord(KaitaiStream _io) {
            this(_io, null, null);
        }

        public ColumnGroupRecord(KaitaiStream _io, RntupleRc2.ColumnGroupListBody _parent) {
            this(_io, _parent, null);
        }

        public ColumnGroupRecord(KaitaiStream _io, RntupleRc2.ColumnGroupListBody _parent, RntupleRc2 _root) {
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
                    throw FormatException.notValid(this.lenFrame, this._io, "/types/column_group_record/seq/0");
                }
            }
            KaitaiStream _io_body = this._io.substream(lenFrame() - 8);
            this.body = new ColumnGroup(_io_body, this, _root);
        }

        public void _fetchInstances() {
            this.body._fetchInstances();
        }
        private long lenFrame;
        private ColumnGroup body;
        private RntupleRc2 _root;
        private RntupleRc2.ColumnGroupListBody _parent;

        /**
         * Size of the frame in bytes, this field included; positive, as in every record frame.
         */
        public long lenFrame() { return lenFrame; }

        /**
         * Payload of the frame.
         */
        public ColumnGroup body() { return body; }
        public RntupleRc2 _root() { return _root; }
        public RntupleRc2.ColumnGroupListBody _parent() { return _parent; }
    }

    /**
     * List frame of column ids.
     * @see "RNTuple Binary Format Specification 0.2, section 'Frames'"
     */
    public static class ColumnIdList extends KaitaiStruct {
        public static ColumnIdList parse(byte[] bytes) {
            return new ColumnIdList(new KaitaiStream(bytes));
        }

        public ColumnIdList(KaitaiStream _io) {
            this(_io, null, null);
        }

        public ColumnIdList(KaitaiStream _io, RntupleRc2.ColumnGroup _parent) {
            this(_io, _parent, null);
        }

        public ColumnIdList(KaitaiStream _io, RntupleRc2.ColumnGroup _parent, RntupleRc2 _root) {
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
                    throw FormatException.notValid(this.lenFrame, this._io, "/types/column_id_list/seq/0");
                }
            }
            KaitaiStream _io_body = this._io.substream(-(lenFrame()) - 8);
            this.body = new ColumnIdListBody(_io_body, this, _root);
        }

        public void _fetchInstances() {
            this.body._fetchInstances();
        }
        private long lenFrame;
        private ColumnIdListBody body;
        private RntupleRc2 _root;
        private RntupleRc2.ColumnGroup _parent;

        /**
         * Size of the frame in bytes, this field included, negated: the sign marks a list frame.
         */
        public long lenFrame() { return lenFrame; }

        /**
         * Number of items, items and whatever follows them inside the frame.
         */
        public ColumnIdListBody body() { return body; }
        public RntupleRc2 _root() { return _root; }
        public RntupleRc2.ColumnGroup _parent() { return _parent; }
    }

    /**
     * Payload of the list frame of column ids.
     * @see "RNTuple Binary Format Specification 0.2, section 'Frames'"
     */
    public static class ColumnIdListBody extends KaitaiStruct {
        public static ColumnIdListBody parse(byte[] bytes) {
            return new ColumnIdListBody(new KaitaiStream(bytes));
        }

        public ColumnIdListBody(KaitaiStream _io) {
            this(_io, null, null);
        }

        public ColumnIdListBody(KaitaiStream _io, RntupleRc2.ColumnIdList _parent) {
            this(_io, _parent, null);
        }

        public ColumnIdListBody(KaitaiStream _io, RntupleRc2.ColumnIdList _parent, RntupleRc2 _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.numItems = this._io.readU4le();
            {
                long _it = this.numItems;
                if (!( ((((Number) (_it)).longValue() <= ((long) 2147483647)) && (((Number) (((Number) (_it)).longValue() * ((long) 4))).longValue() <= ((Number) (((Number) (_io().size())).longValue() - ((Number) (_io().pos())).longValue())).longValue())) )) {
                    throw FormatException.notValid(this.numItems, this._io, "/types/column_id_list_body/seq/0");
                }
            }
            this.items = new ArrayList<Long>();
            for (int i = 0; i < numItems(); i++) {
                this.items.add(this._io.readU4le());
            }
            this.trailing = this._io.readBytesFull();
        }

        public void _fetchInstances() {
            for (int i = 0; i < this.items.size(); i++) {
            }
        }
        private long numItems;
        private List<Long> items;
        private byte[] trailing;
        private RntupleRc2 _root;
        private RntupleRc2.ColumnIdList _parent;

        /**
         * Number of items; bounded by the remaining bytes, as no item is smaller than 4 bytes.
         */
        public long numItems() { return numItems; }

        /**
         * Ids of physical columns; these are not frames.
         */
        public List<Long> items() { return items; }

        /**
         * Unknown bytes up to the end of the frame, appended by a later version of the format.
         */
        public byte[] trailing() { return trailing; }
        public RntupleRc2 _root() { return _root; }
        public RntupleRc2.ColumnIdList _parent() { return _parent; }
    }

    /**
     * List frame of column descriptions.
     * @see "RNTuple Binary Format Specification 0.2, section 'Frames'"
     */
    public static class ColumnList extends KaitaiStruct {
        public static ColumnList parse(byte[] bytes) {
            return new ColumnList(new KaitaiStream(bytes));
        }

        public ColumnList(KaitaiStream _io) {
            this(_io, null, null);
        }

        public ColumnList(KaitaiStream _io, RntupleRc2.Schema _parent) {
            this(_io, _parent, null);
        }

        public ColumnList(KaitaiStream _io, RntupleRc2.Schema _parent, RntupleRc2 _root) {
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
        private RntupleRc2 _root;
        private RntupleRc2.Schema _parent;

        /**
         * Size of the frame in bytes, this field included, negated: the sign marks a list frame.
         */
        public long lenFrame() { return lenFrame; }

        /**
         * Number of items, items and whatever follows them inside the frame.
         */
        public ColumnListBody body() { return body; }
        public RntupleRc2 _root() { return _root; }
        public RntupleRc2.Schema _parent() { return _parent; }
    }

    /**
     * Payload of the list frame of column descriptions.
     * @see "RNTuple Binary Format Specification 0.2, section 'Frames'"
     */
    public static class ColumnListBody extends KaitaiStruct {
        public static ColumnListBody parse(byte[] bytes) {
            return new ColumnListBody(new KaitaiStream(bytes));
        }

        public ColumnListBody(KaitaiStream _io) {
            this(_io, null, null);
        }

        public ColumnListBody(KaitaiStream _io, RntupleRc2.ColumnList _parent) {
            this(_io, _parent, null);
        }

        public ColumnListBody(KaitaiStream _io, RntupleRc2.ColumnList _parent, RntupleRc2 _root) {
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
        private RntupleRc2 _root;
        private RntupleRc2.ColumnList _parent;

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
        public RntupleRc2 _root() { return _root; }
        public RntupleRc2.ColumnList _parent() { return _parent; }
    }

    /**
     * List frame of pages of one column in one cluster.
     * @see "RNTuple Binary Format Specification 0.2, section 'Frames'"
     */
    public static class ColumnPages extends KaitaiStruct {
        public static ColumnPages parse(byte[] bytes) {
            return new ColumnPages(new KaitaiStream(bytes));
        }

        public ColumnPages(KaitaiStream _io) {
            this(_io, null, null);
        }

        public ColumnPages(KaitaiStream _io, RntupleRc2.ClusterPagesBody _parent) {
            this(_io, _parent, null);
        }

        public ColumnPages(KaitaiStream _io, RntupleRc2.ClusterPagesBody _parent, RntupleRc2 _root) {
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
        private RntupleRc2 _root;
        private RntupleRc2.ClusterPagesBody _parent;

        /**
         * Size of the frame in bytes, this field included, negated: the sign marks a list frame.
         */
        public long lenFrame() { return lenFrame; }

        /**
         * Number of items, items and whatever follows them inside the frame.
         */
        public ColumnPagesBody body() { return body; }
        public RntupleRc2 _root() { return _root; }
        public RntupleRc2.ClusterPagesBody _parent() { return _parent; }
    }

    /**
     * Payload of the list frame of pages of one column in one cluster.
     * @see "RNTuple Binary Format Specification 0.2, section 'Page Locations'"
     */
    public static class ColumnPagesBody extends KaitaiStruct {
        public static ColumnPagesBody parse(byte[] bytes) {
            return new ColumnPagesBody(new KaitaiStream(bytes));
        }

        public ColumnPagesBody(KaitaiStream _io) {
            this(_io, null, null);
        }

        public ColumnPagesBody(KaitaiStream _io, RntupleRc2.ColumnPages _parent) {
            this(_io, _parent, null);
        }

        public ColumnPagesBody(KaitaiStream _io, RntupleRc2.ColumnPages _parent, RntupleRc2 _root) {
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
        private RntupleRc2 _root;
        private RntupleRc2.ColumnPages _parent;

        /**
         * Number of items; bounded by the remaining bytes, as no item is smaller than 8 bytes.
         */
        public long numItems() { return numItems; }

        /**
         * Page descriptions in the order of elements; these are not frames.
         */
        public List<Page> items() { return items; }

        /**
         * Number of elements of the column in all clusters before; negative, in the last drafts, if the
         * column is suppressed in this cluster.
         */
        public long elementOffset() { return elementOffset; }

        /**
         * Compression settings, 100 * algorithm + level; absent if the column is suppressed.
         * @see "RNTuple Binary Format Specification 0.2, section 'Basic Types'"
         */
        public Long compressionSettings() { return compressionSettings; }

        /**
         * Unknown bytes up to the end of the frame, appended by a later version of the format.
         */
        public byte[] trailing() { return trailing; }
        public RntupleRc2 _root() { return _root; }
        public RntupleRc2.ColumnPages _parent() { return _parent; }
    }

    /**
     * Record frame around one column description.
     * @see "RNTuple Binary Format Specification 0.2, section 'Frames'"
     */
    public static class ColumnRecord extends KaitaiStruct {
        public static ColumnRecord parse(byte[] bytes) {
            return new ColumnRecord(new KaitaiStream(bytes));
        }

        public ColumnRecord(KaitaiStream _io) {
            this(_io, null, null);
        }

        public ColumnRecord(KaitaiStream _io, RntupleRc2.ColumnListBody _parent) {
            this(_io, _parent, null);
        }

        public ColumnRecord(KaitaiStream _io, RntupleRc2.ColumnListBody _parent, RntupleRc2 _root) {
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
        private RntupleRc2 _root;
        private RntupleRc2.ColumnListBody _parent;

        /**
         * Size of the frame in bytes, this field included; positive, as in every record frame.
         */
        public long lenFrame() { return lenFrame; }

        /**
         * Payload of the frame.
         */
        public Column body() { return body; }
        public RntupleRc2 _root() { return _root; }
        public RntupleRc2.ColumnListBody _parent() { return _parent; }
    }

    /**
     * String with its length in front; no terminator, no padding.
     * @see "RNTuple Binary Format Specification 0.2, section 'Basic Types'"
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

        public CountedString(KaitaiStream _io, KaitaiStruct _parent, RntupleRc2 _root) {
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
        private RntupleRc2 _root;
        private KaitaiStruct _parent;

        /**
         * Length of the string in bytes.
         */
        public long len() { return len; }

        /**
         * Bytes of the string, left undecoded here; UTF-8 by convention, ASCII by the text of the drafts.
         */
        public byte[] raw() { return raw; }
        public RntupleRc2 _root() { return _root; }
        public KaitaiStruct _parent() { return _parent; }
    }

    /**
     * Reference to another envelope.
     * @see "RNTuple Binary Format Specification 0.2, section 'Locators and Envelope Links'"
     */
    public static class EnvelopeLink extends KaitaiStruct {
        public static EnvelopeLink parse(byte[] bytes) {
            return new EnvelopeLink(new KaitaiStream(bytes));
        }

        public EnvelopeLink(KaitaiStream _io) {
            this(_io, null, null);
        }

        public EnvelopeLink(KaitaiStream _io, KaitaiStruct _parent) {
            this(_io, _parent, null);
        }

        public EnvelopeLink(KaitaiStream _io, KaitaiStruct _parent, RntupleRc2 _root) {
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
        private RntupleRc2 _root;
        private KaitaiStruct _parent;

        /**
         * Length in bytes of the referenced envelope after decompression.
         */
        public long lenEnvelope() { return lenEnvelope; }

        /**
         * Where the referenced envelope is stored.
         */
        public Locator locator() { return locator; }
        public RntupleRc2 _root() { return _root; }
        public KaitaiStruct _parent() { return _parent; }
    }

    /**
     * Additional information about one type. In the last drafts the kind of content is before the two versions. No known
     * file has such a record.
     * @see "RNTuple Binary Format Specification 0.2, section 'Extra type information'"
     */
    public static class ExtraTypeInfo extends KaitaiStruct {
        public static ExtraTypeInfo parse(byte[] bytes) {
            return new ExtraTypeInfo(new KaitaiStream(bytes));
        }

        public ExtraTypeInfo(KaitaiStream _io) {
            this(_io, null, null);
        }

        public ExtraTypeInfo(KaitaiStream _io, RntupleRc2.ExtraTypeInfoRecord _parent) {
            this(_io, _parent, null);
        }

        public ExtraTypeInfo(KaitaiStream _io, RntupleRc2.ExtraTypeInfoRecord _parent, RntupleRc2 _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.typeVersionFrom = this._io.readU4le();
            this.typeVersionTo = this._io.readU4le();
            this.contentId = this._io.readU4le();
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
        private long typeVersionFrom;
        private long typeVersionTo;
        private long contentId;
        private CountedString typeName;
        private CountedString content;
        private byte[] trailing;
        private RntupleRc2 _root;
        private RntupleRc2.ExtraTypeInfoRecord _parent;

        /**
         * First version of the type that the information is about.
         */
        public long typeVersionFrom() { return typeVersionFrom; }

        /**
         * Last version of the type that the information is about.
         */
        public long typeVersionTo() { return typeVersionTo; }

        /**
         * Kind of content, see the enum extra_type_info_content.
         */
        public long contentId() { return contentId; }

        /**
         * C++ type that the information is about.
         */
        public CountedString typeName() { return typeName; }

        /**
         * The information itself, in the form that the kind of content asks for.
         */
        public CountedString content() { return content; }

        /**
         * Unknown bytes up to the end of the frame, appended by a later version of the format.
         */
        public byte[] trailing() { return trailing; }
        public RntupleRc2 _root() { return _root; }
        public RntupleRc2.ExtraTypeInfoRecord _parent() { return _parent; }
    }

    /**
     * List frame of extra type information records.
     * @see "RNTuple Binary Format Specification 0.2, section 'Frames'"
     */
    public static class ExtraTypeInfoList extends KaitaiStruct {
        public static ExtraTypeInfoList parse(byte[] bytes) {
            return new ExtraTypeInfoList(new KaitaiStream(bytes));
        }

        public ExtraTypeInfoList(KaitaiStream _io) {
            this(_io, null, null);
        }

        public ExtraTypeInfoList(KaitaiStream _io, RntupleRc2.Schema _parent) {
            this(_io, _parent, null);
        }

        public ExtraTypeInfoList(KaitaiStream _io, RntupleRc2.Schema _parent, RntupleRc2 _root) {
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
        private RntupleRc2 _root;
        private RntupleRc2.Schema _parent;

        /**
         * Size of the frame in bytes, this field included, negated: the sign marks a list frame.
         */
        public long lenFrame() { return lenFrame; }

        /**
         * Number of items, items and whatever follows them inside the frame.
         */
        public ExtraTypeInfoListBody body() { return body; }
        public RntupleRc2 _root() { return _root; }
        public RntupleRc2.Schema _parent() { return _parent; }
    }

    /**
     * Payload of the list frame of extra type information records.
     * @see "RNTuple Binary Format Specification 0.2, section 'Frames'"
     */
    public static class ExtraTypeInfoListBody extends KaitaiStruct {
        public static ExtraTypeInfoListBody parse(byte[] bytes) {
            return new ExtraTypeInfoListBody(new KaitaiStream(bytes));
        }

        public ExtraTypeInfoListBody(KaitaiStream _io) {
            this(_io, null, null);
        }

        public ExtraTypeInfoListBody(KaitaiStream _io, RntupleRc2.ExtraTypeInfoList _parent) {
            this(_io, _parent, null);
        }

        public ExtraTypeInfoListBody(KaitaiStream _io, RntupleRc2.ExtraTypeInfoList _parent, RntupleRc2 _root) {
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
        private RntupleRc2 _root;
        private RntupleRc2.ExtraTypeInfoList _parent;

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
        public RntupleRc2 _root() { return _root; }
        public RntupleRc2.ExtraTypeInfoList _parent() { return _parent; }
    }

    /**
     * Record frame around one piece of extra type information.
     * @see "RNTuple Binary Format Specification 0.2, section 'Frames'"
     */
    public static class ExtraTypeInfoRecord extends KaitaiStruct {
        public static ExtraTypeInfoRecord parse(byte[] bytes) {
            return new ExtraTypeInfoRecord(new KaitaiStream(bytes));
        }

        public ExtraTypeInfoRecord(KaitaiStream _io) {
            this(_io, null, null);
        }

        public ExtraTypeInfoRecord(KaitaiStream _io, RntupleRc2.ExtraTypeInfoListBody _parent) {
            this(_io, _parent, null);
        }

        public ExtraTypeInfoRecord(KaitaiStream _io, RntupleRc2.ExtraTypeInfoListBody _parent, RntupleRc2 _root) {
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
        private RntupleRc2 _root;
        private RntupleRc2.ExtraTypeInfoListBody _parent;

        /**
         * Size of the frame in bytes, this field included; positive, as in every record frame.
         */
        public long lenFrame() { return lenFrame; }

        /**
         * Payload of the frame.
         */
        public ExtraTypeInfo body() { return body; }
        public RntupleRc2 _root() { return _root; }
        public RntupleRc2.ExtraTypeInfoListBody _parent() { return _parent; }
    }

    /**
     * One 64-bit word of 63 flags, in two halves so that no target language loses bits.
     * @see "RNTuple Binary Format Specification 0.2, section 'Feature Flags'"
     */
    public static class FeatureFlagWord extends KaitaiStruct {
        public static FeatureFlagWord parse(byte[] bytes) {
            return new FeatureFlagWord(new KaitaiStream(bytes));
        }

        public FeatureFlagWord(KaitaiStream _io) {
            this(_io, null, null);
        }

        public FeatureFlagWord(KaitaiStream _io, RntupleRc2.FeatureFlags _parent) {
            this(_io, _parent, null);
        }

        public FeatureFlagWord(KaitaiStream _io, RntupleRc2.FeatureFlags _parent, RntupleRc2 _root) {
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
        private RntupleRc2 _root;
        private RntupleRc2.FeatureFlags _parent;

        /**
         * Flags 0 to 31 of this word.
         */
        public long lo() { return lo; }

        /**
         * Flags 32 to 62 of this word; negative (bit 63 of the word is set) if another word follows.
         */
        public int hi() { return hi; }
        public RntupleRc2 _root() { return _root; }
        public RntupleRc2.FeatureFlags _parent() { return _parent; }
    }

    /**
     * Chain of 64-bit words of feature flags; readers refuse flags they do not know.
     * @see "RNTuple Binary Format Specification 0.2, section 'Feature Flags'"
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

        public FeatureFlags(KaitaiStream _io, KaitaiStruct _parent, RntupleRc2 _root) {
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
        private RntupleRc2 _root;
        private KaitaiStruct _parent;

        /**
         * Words of the chain; flag number 64 * i + b is bit b of word i.
         */
        public List<FeatureFlagWord> words() { return words; }
        public RntupleRc2 _root() { return _root; }
        public KaitaiStruct _parent() { return _parent; }
    }

    /**
     * Description of one field: a node of the schema tree. Numbers come first, strings last.
     * @see "RNTuple Binary Format Specification 0.2, section 'Field Description'"
     */
    public static class Field extends KaitaiStruct {
        public static Field parse(byte[] bytes) {
            return new Field(new KaitaiStream(bytes));
        }

        public Field(KaitaiStream _io) {
            this(_io, null, null);
        }

        public Field(KaitaiStream _io, RntupleRc2.FieldRecord _parent) {
            this(_io, _parent, null);
        }

        public Field(KaitaiStream _io, RntupleRc2.FieldRecord _parent, RntupleRc2 _root) {
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
            if (isRepetitive()) {
                this.arraySize = this._io.readU8le();
            }
            if (isProjected()) {
                this.sourceFieldId = this._io.readU4le();
            }
            if (hasTypeChecksum()) {
                this.typeChecksum = this._io.readU4le();
            }
            this.name = new CountedString(this._io, this, _root);
            this.typeName = new CountedString(this._io, this, _root);
            this.typeAlias = new CountedString(this._io, this, _root);
            this.description = new CountedString(this._io, this, _root);
            this.trailing = this._io.readBytesFull();
        }

        public void _fetchInstances() {
            if (isRepetitive()) {
            }
            if (isProjected()) {
            }
            if (hasTypeChecksum()) {
            }
            this.name._fetchInstances();
            this.typeName._fetchInstances();
            this.typeAlias._fetchInstances();
            this.description._fetchInstances();
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
        private Long arraySize;
        private Long sourceFieldId;
        private Long typeChecksum;
        private CountedString name;
        private CountedString typeName;
        private CountedString typeAlias;
        private CountedString description;
        private byte[] trailing;
        private RntupleRc2 _root;
        private RntupleRc2.FieldRecord _parent;

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
         * Number of items per entry of a fixed-size array or bitset.
         */
        public Long arraySize() { return arraySize; }

        /**
         * Id of the field that a projected field shows; last drafts only.
         */
        public Long sourceFieldId() { return sourceFieldId; }

        /**
         * Checksum that ROOT computed over the in-memory type; last drafts only.
         */
        public Long typeChecksum() { return typeChecksum; }

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
         * Unknown bytes up to the end of the frame, appended by a later version of the format.
         */
        public byte[] trailing() { return trailing; }
        public RntupleRc2 _root() { return _root; }
        public RntupleRc2.FieldRecord _parent() { return _parent; }
    }

    /**
     * List frame of field descriptions.
     * @see "RNTuple Binary Format Specification 0.2, section 'Frames'"
     */
    public static class FieldList extends KaitaiStruct {
        public static FieldList parse(byte[] bytes) {
            return new FieldList(new KaitaiStream(bytes));
        }

        public FieldList(KaitaiStream _io) {
            this(_io, null, null);
        }

        public FieldList(KaitaiStream _io, RntupleRc2.Schema _parent) {
            this(_io, _parent, null);
        }

        public FieldList(KaitaiStream _io, RntupleRc2.Schema _parent, RntupleRc2 _root) {
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
        private RntupleRc2 _root;
        private RntupleRc2.Schema _parent;

        /**
         * Size of the frame in bytes, this field included, negated: the sign marks a list frame.
         */
        public long lenFrame() { return lenFrame; }

        /**
         * Number of items, items and whatever follows them inside the frame.
         */
        public FieldListBody body() { return body; }
        public RntupleRc2 _root() { return _root; }
        public RntupleRc2.Schema _parent() { return _parent; }
    }

    /**
     * Payload of the list frame of field descriptions.
     * @see "RNTuple Binary Format Specification 0.2, section 'Frames'"
     */
    public static class FieldListBody extends KaitaiStruct {
        public static FieldListBody parse(byte[] bytes) {
            return new FieldListBody(new KaitaiStream(bytes));
        }

        public FieldListBody(KaitaiStream _io) {
            this(_io, null, null);
        }

        public FieldListBody(KaitaiStream _io, RntupleRc2.FieldList _parent) {
            this(_io, _parent, null);
        }

        public FieldListBody(KaitaiStream _io, RntupleRc2.FieldList _parent, RntupleRc2 _root) {
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
        private RntupleRc2 _root;
        private RntupleRc2.FieldList _parent;

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
        public RntupleRc2 _root() { return _root; }
        public RntupleRc2.FieldList _parent() { return _parent; }
    }

    /**
     * Record frame around one field description.
     * @see "RNTuple Binary Format Specification 0.2, section 'Frames'"
     */
    public static class FieldRecord extends KaitaiStruct {
        public static FieldRecord parse(byte[] bytes) {
            return new FieldRecord(new KaitaiStream(bytes));
        }

        public FieldRecord(KaitaiStream _io) {
            this(_io, null, null);
        }

        public FieldRecord(KaitaiStream _io, RntupleRc2.FieldListBody _parent) {
            this(_io, _parent, null);
        }

        public FieldRecord(KaitaiStream _io, RntupleRc2.FieldListBody _parent, RntupleRc2 _root) {
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
        private RntupleRc2 _root;
        private RntupleRc2.FieldListBody _parent;

        /**
         * Size of the frame in bytes, this field included; positive, as in every record frame.
         */
        public long lenFrame() { return lenFrame; }

        /**
         * Payload of the frame.
         */
        public Field body() { return body; }
        public RntupleRc2 _root() { return _root; }
        public RntupleRc2.FieldListBody _parent() { return _parent; }
    }

    /**
     * List frame of floating point values.
     * @see "RNTuple Binary Format Specification 0.2, section 'Frames'"
     */
    public static class Float64List extends KaitaiStruct {
        public static Float64List parse(byte[] bytes) {
            return new Float64List(new KaitaiStream(bytes));
        }

        public Float64List(KaitaiStream _io) {
            this(_io, null, null);
        }

        public Float64List(KaitaiStream _io, RntupleRc2.MetaDataEntry _parent) {
            this(_io, _parent, null);
        }

        public Float64List(KaitaiStream _io, RntupleRc2.MetaDataEntry _parent, RntupleRc2 _root) {
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
                    throw FormatException.notValid(this.lenFrame, this._io, "/types/float64_list/seq/0");
                }
            }
            KaitaiStream _io_body = this._io.substream(-(lenFrame()) - 8);
            this.body = new Float64ListBody(_io_body, this, _root);
        }

        public void _fetchInstances() {
            this.body._fetchInstances();
        }
        private long lenFrame;
        private Float64ListBody body;
        private RntupleRc2 _root;
        private RntupleRc2.MetaDataEntry _parent;

        /**
         * Size of the frame in bytes, this field included, negated: the sign marks a list frame.
         */
        public long lenFrame() { return lenFrame; }

        /**
         * Number of items, items and whatever follows them inside the frame.
         */
        public Float64ListBody body() { return body; }
        public RntupleRc2 _root() { return _root; }
        public RntupleRc2.MetaDataEntry _parent() { return _parent; }
    }

    /**
     * Payload of the list frame of floating point values.
     * @see "RNTuple Binary Format Specification 0.2, section 'User Meta-data Envelope'"
     */
    public static class Float64ListBody extends KaitaiStruct {
        public static Float64ListBody parse(byte[] bytes) {
            return new Float64ListBody(new KaitaiStream(bytes));
        }

        public Float64ListBody(KaitaiStream _io) {
            this(_io, null, null);
        }

        public Float64ListBody(KaitaiStream _io, RntupleRc2.Float64List _parent) {
            this(_io, _parent, null);
        }

        public Float64ListBody(KaitaiStream _io, RntupleRc2.Float64List _parent, RntupleRc2 _root) {
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
                    throw FormatException.notValid(this.numItems, this._io, "/types/float64_list_body/seq/0");
                }
            }
            this.items = new ArrayList<Double>();
            for (int i = 0; i < numItems(); i++) {
                this.items.add(this._io.readF8le());
            }
            this.trailing = this._io.readBytesFull();
        }

        public void _fetchInstances() {
            for (int i = 0; i < this.items.size(); i++) {
            }
        }
        private long numItems;
        private List<Double> items;
        private byte[] trailing;
        private RntupleRc2 _root;
        private RntupleRc2.Float64List _parent;

        /**
         * Number of items; bounded by the remaining bytes, as no item is smaller than 8 bytes.
         */
        public long numItems() { return numItems; }

        /**
         * The values.
         */
        public List<Double> items() { return items; }

        /**
         * Unknown bytes up to the end of the frame, appended by a later version of the format.
         */
        public byte[] trailing() { return trailing; }
        public RntupleRc2 _root() { return _root; }
        public RntupleRc2.Float64List _parent() { return _parent; }
    }

    /**
     * Payload of the footer envelope: additions to the schema, and the way to the page lists.
     * @see "RNTuple Binary Format Specification 0.2, section 'Footer Envelope'"
     */
    public static class Footer extends KaitaiStruct {
        public static Footer parse(byte[] bytes) {
            return new Footer(new KaitaiStream(bytes));
        }

        public Footer(KaitaiStream _io) {
            this(_io, null, null);
        }

        public Footer(KaitaiStream _io, RntupleRc2 _parent) {
            this(_io, _parent, null);
        }

        public Footer(KaitaiStream _io, RntupleRc2 _parent, RntupleRc2 _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.featureFlags = new FeatureFlags(this._io, this, _root);
            this.headerChecksum = this._io.readBytes(8);
            this.schemaExtension = new SchemaExtensionRecord(this._io, this, _root);
            this.columnGroups = new ColumnGroupList(this._io, this, _root);
            this.clusterGroups = new ClusterGroupList(this._io, this, _root);
            if (!(_io().isEof())) {
                this.metaDataLinks = new MetaDataLinkList(this._io, this, _root);
            }
            this.trailing = this._io.readBytesFull();
        }

        public void _fetchInstances() {
            this.featureFlags._fetchInstances();
            this.schemaExtension._fetchInstances();
            this.columnGroups._fetchInstances();
            this.clusterGroups._fetchInstances();
            if (!(_io().isEof())) {
                this.metaDataLinks._fetchInstances();
            }
        }
        private FeatureFlags featureFlags;
        private byte[] headerChecksum;
        private SchemaExtensionRecord schemaExtension;
        private ColumnGroupList columnGroups;
        private ClusterGroupList clusterGroups;
        private MetaDataLinkList metaDataLinks;
        private byte[] trailing;
        private RntupleRc2 _root;
        private RntupleRc2 _parent;

        /**
         * Features that a reader must know, in addition to those of the header.
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
         * Subsets of the columns; empty unless there are sharded clusters.
         */
        public ColumnGroupList columnGroups() { return columnGroups; }

        /**
         * Cluster groups, each with a link to its page list.
         */
        public ClusterGroupList clusterGroups() { return clusterGroups; }

        /**
         * Links to user meta-data envelopes. The last drafts dropped them: absent if the payload ends before.
         */
        public MetaDataLinkList metaDataLinks() { return metaDataLinks; }

        /**
         * Unknown bytes up to the end of the envelope payload, appended by a later version of the format.
         */
        public byte[] trailing() { return trailing; }
        public RntupleRc2 _root() { return _root; }
        public RntupleRc2 _parent() { return _parent; }
    }

    /**
     * Payload of the header envelope: name, provenance and schema of the RNTuple.
     * @see "RNTuple Binary Format Specification 0.2, section 'Header Envelope'"
     */
    public static class Header extends KaitaiStruct {
        public static Header parse(byte[] bytes) {
            return new Header(new KaitaiStream(bytes));
        }

        public Header(KaitaiStream _io) {
            this(_io, null, null);
        }

        public Header(KaitaiStream _io, RntupleRc2 _parent) {
            this(_io, _parent, null);
        }

        public Header(KaitaiStream _io, RntupleRc2 _parent, RntupleRc2 _root) {
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
        private RntupleRc2 _root;
        private RntupleRc2 _parent;

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
        public RntupleRc2 _root() { return _root; }
        public RntupleRc2 _parent() { return _parent; }
    }

    /**
     * List frame of integer values.
     * @see "RNTuple Binary Format Specification 0.2, section 'Frames'"
     */
    public static class Int64List extends KaitaiStruct {
        public static Int64List parse(byte[] bytes) {
            return new Int64List(new KaitaiStream(bytes));
        }

        public Int64List(KaitaiStream _io) {
            this(_io, null, null);
        }

        public Int64List(KaitaiStream _io, RntupleRc2.MetaDataEntry _parent) {
            this(_io, _parent, null);
        }

        public Int64List(KaitaiStream _io, RntupleRc2.MetaDataEntry _parent, RntupleRc2 _root) {
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
                    throw FormatException.notValid(this.lenFrame, this._io, "/types/int64_list/seq/0");
                }
            }
            KaitaiStream _io_body = this._io.substream(-(lenFrame()) - 8);
            this.body = new Int64ListBody(_io_body, this, _root);
        }

        public void _fetchInstances() {
            this.body._fetchInstances();
        }
        private long lenFrame;
        private Int64ListBody body;
        private RntupleRc2 _root;
        private RntupleRc2.MetaDataEntry _parent;

        /**
         * Size of the frame in bytes, this field included, negated: the sign marks a list frame.
         */
        public long lenFrame() { return lenFrame; }

        /**
         * Number of items, items and whatever follows them inside the frame.
         */
        public Int64ListBody body() { return body; }
        public RntupleRc2 _root() { return _root; }
        public RntupleRc2.MetaDataEntry _parent() { return _parent; }
    }

    /**
     * Payload of the list frame of integer values.
     * @see "RNTuple Binary Format Specification 0.2, section 'User Meta-data Envelope'"
     */
    public static class Int64ListBody extends KaitaiStruct {
        public static Int64ListBody parse(byte[] bytes) {
            return new Int64ListBody(new KaitaiStream(bytes));
        }

        public Int64ListBody(KaitaiStream _io) {
            this(_io, null, null);
        }

        public Int64ListBody(KaitaiStream _io, RntupleRc2.Int64List _parent) {
            this(_io, _parent, null);
        }

        public Int64ListBody(KaitaiStream _io, RntupleRc2.Int64List _parent, RntupleRc2 _root) {
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
                    throw FormatException.notValid(this.numItems, this._io, "/types/int64_list_body/seq/0");
                }
            }
            this.items = new ArrayList<Long>();
            for (int i = 0; i < numItems(); i++) {
                this.items.add(this._io.readS8le());
            }
            this.trailing = this._io.readBytesFull();
        }

        public void _fetchInstances() {
            for (int i = 0; i < this.items.size(); i++) {
            }
        }
        private long numItems;
        private List<Long> items;
        private byte[] trailing;
        private RntupleRc2 _root;
        private RntupleRc2.Int64List _parent;

        /**
         * Number of items; bounded by the remaining bytes, as no item is smaller than 8 bytes.
         */
        public long numItems() { return numItems; }

        /**
         * The values.
         */
        public List<Long> items() { return items; }

        /**
         * Unknown bytes up to the end of the frame, appended by a later version of the format.
         */
        public byte[] trailing() { return trailing; }
        public RntupleRc2 _root() { return _root; }
        public RntupleRc2.Int64List _parent() { return _parent; }
    }

    /**
     * Payload of a locator of a byte range of 2 GiB or more, in the last drafts.
     * @see "RNTuple Binary Format Specification 0.2, section 'Locators and Envelope Links'"
     */
    public static class LargeLocator extends KaitaiStruct {
        public static LargeLocator parse(byte[] bytes) {
            return new LargeLocator(new KaitaiStream(bytes));
        }

        public LargeLocator(KaitaiStream _io) {
            this(_io, null, null);
        }

        public LargeLocator(KaitaiStream _io, RntupleRc2.UriLocator _parent) {
            this(_io, _parent, null);
        }

        public LargeLocator(KaitaiStream _io, RntupleRc2.UriLocator _parent, RntupleRc2 _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.lenRange = this._io.readU8le();
            this.ofsRange = this._io.readU8le();
        }

        public void _fetchInstances() {
        }
        private long lenRange;
        private long ofsRange;
        private RntupleRc2 _root;
        private RntupleRc2.UriLocator _parent;

        /**
         * Stored size in bytes of the byte range.
         */
        public long lenRange() { return lenRange; }

        /**
         * Offset in bytes from the start of the file.
         */
        public long ofsRange() { return ofsRange; }
        public RntupleRc2 _root() { return _root; }
        public RntupleRc2.UriLocator _parent() { return _parent; }
    }

    /**
     * Where a byte range is stored. A non-negative head is the size of a byte range in the same file, and an
     * offset follows. A negative head is negated as a whole and then holds locator size, reserved byte and
     * kind.
     * @see "RNTuple Binary Format Specification 0.2, section 'Locators and Envelope Links'"
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

        public Locator(KaitaiStream _io, KaitaiStruct _parent, RntupleRc2 _root) {
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
                    this.payload = new UriLocator(_io_payload, this, _root);
                    break;
                }
                case 2: {
                    KaitaiStream _io_payload = this._io.substream(((Number) (((Number) (lenSelf())).longValue() - ((long) 4))).longValue());
                    this.payload = new Object64Locator(_io_payload, this, _root);
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
                    ((UriLocator) (this.payload))._fetchInstances();
                    break;
                }
                case 2: {
                    ((Object64Locator) (this.payload))._fetchInstances();
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
        private RntupleRc2 _root;
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
        public RntupleRc2 _root() { return _root; }
        public KaitaiStruct _parent() { return _parent; }
    }

    /**
     * Payload of a user meta-data envelope.
     * @see "RNTuple Binary Format Specification 0.2, section 'User Meta-data Envelope'"
     */
    public static class MetaData extends KaitaiStruct {
        public static MetaData parse(byte[] bytes) {
            return new MetaData(new KaitaiStream(bytes));
        }

        public MetaData(KaitaiStream _io) {
            this(_io, null, null);
        }

        public MetaData(KaitaiStream _io, RntupleRc2 _parent) {
            this(_io, _parent, null);
        }

        public MetaData(KaitaiStream _io, RntupleRc2 _parent, RntupleRc2 _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.entries = new MetaDataEntryList(this._io, this, _root);
            this.trailing = this._io.readBytesFull();
        }

        public void _fetchInstances() {
            this.entries._fetchInstances();
        }
        private MetaDataEntryList entries;
        private byte[] trailing;
        private RntupleRc2 _root;
        private RntupleRc2 _parent;

        /**
         * Key-value pairs; a key may occur several times, which are its versions.
         */
        public MetaDataEntryList entries() { return entries; }

        /**
         * Unknown bytes up to the end of the envelope payload, appended by a later version of the format.
         */
        public byte[] trailing() { return trailing; }
        public RntupleRc2 _root() { return _root; }
        public RntupleRc2 _parent() { return _parent; }
    }

    /**
     * Boolean value.
     * @see "RNTuple Binary Format Specification 0.2, section 'User Meta-data Envelope'"
     */
    public static class MetaDataBool extends KaitaiStruct {
        public static MetaDataBool parse(byte[] bytes) {
            return new MetaDataBool(new KaitaiStream(bytes));
        }

        public MetaDataBool(KaitaiStream _io) {
            this(_io, null, null);
        }

        public MetaDataBool(KaitaiStream _io, RntupleRc2.MetaDataEntry _parent) {
            this(_io, _parent, null);
        }

        public MetaDataBool(KaitaiStream _io, RntupleRc2.MetaDataEntry _parent, RntupleRc2 _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.number = this._io.readU1();
        }

        public void _fetchInstances() {
        }
        private int number;
        private RntupleRc2 _root;
        private RntupleRc2.MetaDataEntry _parent;

        /**
         * The value; not zero is true.
         */
        public int number() { return number; }
        public RntupleRc2 _root() { return _root; }
        public RntupleRc2.MetaDataEntry _parent() { return _parent; }
    }

    /**
     * One key-value pair.
     * @see "RNTuple Binary Format Specification 0.2, section 'User Meta-data Envelope'"
     */
    public static class MetaDataEntry extends KaitaiStruct {
        public static MetaDataEntry parse(byte[] bytes) {
            return new MetaDataEntry(new KaitaiStream(bytes));
        }

        public MetaDataEntry(KaitaiStream _io) {
            this(_io, null, null);
        }

        public MetaDataEntry(KaitaiStream _io, RntupleRc2.MetaDataEntryRecord _parent) {
            this(_io, _parent, null);
        }

        public MetaDataEntry(KaitaiStream _io, RntupleRc2.MetaDataEntryRecord _parent, RntupleRc2 _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.valueType = this._io.readS4le();
            this.key = new CountedString(this._io, this, _root);
            switch (valueType()) {
            case 1: {
                this.value = new MetaDataInt64(this._io, this, _root);
                break;
            }
            case 2: {
                this.value = new MetaDataBool(this._io, this, _root);
                break;
            }
            case 3: {
                this.value = new MetaDataFloat64(this._io, this, _root);
                break;
            }
            case 4: {
                this.value = new CountedString(this._io, this, _root);
                break;
            }
            case -1: {
                this.value = new Int64List(this._io, this, _root);
                break;
            }
            case -2: {
                this.value = new BoolList(this._io, this, _root);
                break;
            }
            case -3: {
                this.value = new Float64List(this._io, this, _root);
                break;
            }
            case -4: {
                this.value = new StringList(this._io, this, _root);
                break;
            }
            }
            this.trailing = this._io.readBytesFull();
        }

        public void _fetchInstances() {
            this.key._fetchInstances();
            switch (valueType()) {
            case 1: {
                ((MetaDataInt64) (this.value))._fetchInstances();
                break;
            }
            case 2: {
                ((MetaDataBool) (this.value))._fetchInstances();
                break;
            }
            case 3: {
                ((MetaDataFloat64) (this.value))._fetchInstances();
                break;
            }
            case 4: {
                ((CountedString) (this.value))._fetchInstances();
                break;
            }
            case -1: {
                ((Int64List) (this.value))._fetchInstances();
                break;
            }
            case -2: {
                ((BoolList) (this.value))._fetchInstances();
                break;
            }
            case -3: {
                ((Float64List) (this.value))._fetchInstances();
                break;
            }
            case -4: {
                ((StringList) (this.value))._fetchInstances();
                break;
            }
            }
        }
        private int valueType;
        private CountedString key;
        private KaitaiStruct value;
        private byte[] trailing;
        private RntupleRc2 _root;
        private RntupleRc2.MetaDataEntryRecord _parent;

        /**
         * Type of the value, see the enum meta_data_type; negated if the value is a list.
         */
        public int valueType() { return valueType; }

        /**
         * Key: name spaces separated by dots.
         */
        public CountedString key() { return key; }

        /**
         * The value; absent if this version of the format does not know its type.
         */
        public KaitaiStruct value() { return value; }

        /**
         * Unknown bytes up to the end of the frame, appended by a later version of the format.
         */
        public byte[] trailing() { return trailing; }
        public RntupleRc2 _root() { return _root; }
        public RntupleRc2.MetaDataEntryRecord _parent() { return _parent; }
    }

    /**
     * List frame of key-value pairs.
     * @see "RNTuple Binary Format Specification 0.2, section 'Frames'"
     */
    public static class MetaDataEntryList extends KaitaiStruct {
        public static MetaDataEntryList parse(byte[] bytes) {
            return new MetaDataEntryList(new KaitaiStream(bytes));
        }

        public MetaDataEntryList(KaitaiStream _io) {
            this(_io, null, null);
        }

        public MetaDataEntryList(KaitaiStream _io, RntupleRc2.MetaData _parent) {
            this(_io, _parent, null);
        }

        public MetaDataEntryList(KaitaiStream _io, RntupleRc2.MetaData _parent, RntupleRc2 _root) {
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
                    throw FormatException.notValid(this.lenFrame, this._io, "/types/meta_data_entry_list/seq/0");
                }
            }
            KaitaiStream _io_body = this._io.substream(-(lenFrame()) - 8);
            this.body = new MetaDataEntryListBody(_io_body, this, _root);
        }

        public void _fetchInstances() {
            this.body._fetchInstances();
        }
        private long lenFrame;
        private MetaDataEntryListBody body;
        private RntupleRc2 _root;
        private RntupleRc2.MetaData _parent;

        /**
         * Size of the frame in bytes, this field included, negated: the sign marks a list frame.
         */
        public long lenFrame() { return lenFrame; }

        /**
         * Number of items, items and whatever follows them inside the frame.
         */
        public MetaDataEntryListBody body() { return body; }
        public RntupleRc2 _root() { return _root; }
        public RntupleRc2.MetaData _parent() { return _parent; }
    }

    /**
     * Payload of the list frame of key-value pairs.
     * @see "RNTuple Binary Format Specification 0.2, section 'Frames'"
     */
    public static class MetaDataEntryListBody extends KaitaiStruct {
        public static MetaDataEntryListBody parse(byte[] bytes) {
            return new MetaDataEntryListBody(new KaitaiStream(bytes));
        }

        public MetaDataEntryListBody(KaitaiStream _io) {
            this(_io, null, null);
        }

        public MetaDataEntryListBody(KaitaiStream _io, RntupleRc2.MetaDataEntryList _parent) {
            this(_io, _parent, null);
        }

        public MetaDataEntryListBody(KaitaiStream _io, RntupleRc2.MetaDataEntryList _parent, RntupleRc2 _root) {
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
                    throw FormatException.notValid(this.numItems, this._io, "/types/meta_data_entry_list_body/seq/0");
                }
            }
            this.items = new ArrayList<MetaDataEntryRecord>();
            for (int i = 0; i < numItems(); i++) {
                this.items.add(new MetaDataEntryRecord(this._io, this, _root));
            }
            this.trailing = this._io.readBytesFull();
        }

        public void _fetchInstances() {
            for (int i = 0; i < this.items.size(); i++) {
                this.items.get(((Number) (i)).intValue())._fetchInstances();
            }
        }
        private long numItems;
        private List<MetaDataEntryRecord> items;
        private byte[] trailing;
        private RntupleRc2 _root;
        private RntupleRc2.MetaDataEntryList _parent;

        /**
         * Number of items; bounded by the remaining bytes, as no item is smaller than 8 bytes.
         */
        public long numItems() { return numItems; }

        /**
         * The key-value pairs, in order.
         */
        public List<MetaDataEntryRecord> items() { return items; }

        /**
         * Unknown bytes up to the end of the frame, appended by a later version of the format.
         */
        public byte[] trailing() { return trailing; }
        public RntupleRc2 _root() { return _root; }
        public RntupleRc2.MetaDataEntryList _parent() { return _parent; }
    }

    /**
     * Record frame around one key-value pair.
     * @see "RNTuple Binary Format Specification 0.2, section 'Frames'"
     */
    public static class MetaDataEntryRecord extends KaitaiStruct {
        public static MetaDataEntryRecord parse(byte[] bytes) {
            return new MetaDataEntryRecord(new KaitaiStream(bytes));
        }

        public MetaDataEntryRecord(KaitaiStream _io) {
            this(_io, null, null);
        }

        public MetaDataEntryRecord(KaitaiStream _io, RntupleRc2.MetaDataEntryListBody _parent) {
            this(_io, _parent, null);
        }

        public MetaDataEntryRecord(KaitaiStream _io, RntupleRc2.MetaDataEntryListBody _parent, RntupleRc2 _root) {
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
                    throw FormatException.notValid(this.lenFrame, this._io, "/types/meta_data_entry_record/seq/0");
                }
            }
            KaitaiStream _io_body = this._io.substream(lenFrame() - 8);
            this.body = new MetaDataEntry(_io_body, this, _root);
        }

        public void _fetchInstances() {
            this.body._fetchInstances();
        }
        private long lenFrame;
        private MetaDataEntry body;
        private RntupleRc2 _root;
        private RntupleRc2.MetaDataEntryListBody _parent;

        /**
         * Size of the frame in bytes, this field included; positive, as in every record frame.
         */
        public long lenFrame() { return lenFrame; }

        /**
         * Payload of the frame.
         */
        public MetaDataEntry body() { return body; }
        public RntupleRc2 _root() { return _root; }
        public RntupleRc2.MetaDataEntryListBody _parent() { return _parent; }
    }

    /**
     * Floating point value.
     * @see "RNTuple Binary Format Specification 0.2, section 'User Meta-data Envelope'"
     */
    public static class MetaDataFloat64 extends KaitaiStruct {
        public static MetaDataFloat64 parse(byte[] bytes) {
            return new MetaDataFloat64(new KaitaiStream(bytes));
        }

        public MetaDataFloat64(KaitaiStream _io) {
            this(_io, null, null);
        }

        public MetaDataFloat64(KaitaiStream _io, RntupleRc2.MetaDataEntry _parent) {
            this(_io, _parent, null);
        }

        public MetaDataFloat64(KaitaiStream _io, RntupleRc2.MetaDataEntry _parent, RntupleRc2 _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.number = this._io.readF8le();
        }

        public void _fetchInstances() {
        }
        private double number;
        private RntupleRc2 _root;
        private RntupleRc2.MetaDataEntry _parent;

        /**
         * The value.
         */
        public double number() { return number; }
        public RntupleRc2 _root() { return _root; }
        public RntupleRc2.MetaDataEntry _parent() { return _parent; }
    }

    /**
     * Integer value.
     * @see "RNTuple Binary Format Specification 0.2, section 'User Meta-data Envelope'"
     */
    public static class MetaDataInt64 extends KaitaiStruct {
        public static MetaDataInt64 parse(byte[] bytes) {
            return new MetaDataInt64(new KaitaiStream(bytes));
        }

        public MetaDataInt64(KaitaiStream _io) {
            this(_io, null, null);
        }

        public MetaDataInt64(KaitaiStream _io, RntupleRc2.MetaDataEntry _parent) {
            this(_io, _parent, null);
        }

        public MetaDataInt64(KaitaiStream _io, RntupleRc2.MetaDataEntry _parent, RntupleRc2 _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.number = this._io.readS8le();
        }

        public void _fetchInstances() {
        }
        private long number;
        private RntupleRc2 _root;
        private RntupleRc2.MetaDataEntry _parent;

        /**
         * The value.
         */
        public long number() { return number; }
        public RntupleRc2 _root() { return _root; }
        public RntupleRc2.MetaDataEntry _parent() { return _parent; }
    }

    /**
     * List frame of links to user meta-data envelopes.
     * @see "RNTuple Binary Format Specification 0.2, section 'Frames'"
     */
    public static class MetaDataLinkList extends KaitaiStruct {
        public static MetaDataLinkList parse(byte[] bytes) {
            return new MetaDataLinkList(new KaitaiStream(bytes));
        }

        public MetaDataLinkList(KaitaiStream _io) {
            this(_io, null, null);
        }

        public MetaDataLinkList(KaitaiStream _io, RntupleRc2.Footer _parent) {
            this(_io, _parent, null);
        }

        public MetaDataLinkList(KaitaiStream _io, RntupleRc2.Footer _parent, RntupleRc2 _root) {
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
                    throw FormatException.notValid(this.lenFrame, this._io, "/types/meta_data_link_list/seq/0");
                }
            }
            KaitaiStream _io_body = this._io.substream(-(lenFrame()) - 8);
            this.body = new MetaDataLinkListBody(_io_body, this, _root);
        }

        public void _fetchInstances() {
            this.body._fetchInstances();
        }
        private long lenFrame;
        private MetaDataLinkListBody body;
        private RntupleRc2 _root;
        private RntupleRc2.Footer _parent;

        /**
         * Size of the frame in bytes, this field included, negated: the sign marks a list frame.
         */
        public long lenFrame() { return lenFrame; }

        /**
         * Number of items, items and whatever follows them inside the frame.
         */
        public MetaDataLinkListBody body() { return body; }
        public RntupleRc2 _root() { return _root; }
        public RntupleRc2.Footer _parent() { return _parent; }
    }

    /**
     * Payload of the list frame of links to user meta-data envelopes.
     * @see "RNTuple Binary Format Specification 0.2, section 'Footer Envelope'"
     */
    public static class MetaDataLinkListBody extends KaitaiStruct {
        public static MetaDataLinkListBody parse(byte[] bytes) {
            return new MetaDataLinkListBody(new KaitaiStream(bytes));
        }

        public MetaDataLinkListBody(KaitaiStream _io) {
            this(_io, null, null);
        }

        public MetaDataLinkListBody(KaitaiStream _io, RntupleRc2.MetaDataLinkList _parent) {
            this(_io, _parent, null);
        }

        public MetaDataLinkListBody(KaitaiStream _io, RntupleRc2.MetaDataLinkList _parent, RntupleRc2 _root) {
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
                    throw FormatException.notValid(this.numItems, this._io, "/types/meta_data_link_list_body/seq/0");
                }
            }
            this.items = new ArrayList<EnvelopeLink>();
            for (int i = 0; i < numItems(); i++) {
                this.items.add(new EnvelopeLink(this._io, this, _root));
            }
            this.trailing = this._io.readBytesFull();
        }

        public void _fetchInstances() {
            for (int i = 0; i < this.items.size(); i++) {
                this.items.get(((Number) (i)).intValue())._fetchInstances();
            }
        }
        private long numItems;
        private List<EnvelopeLink> items;
        private byte[] trailing;
        private RntupleRc2 _root;
        private RntupleRc2.MetaDataLinkList _parent;

        /**
         * Number of items; bounded by the remaining bytes, as no item is smaller than 8 bytes.
         */
        public long numItems() { return numItems; }

        /**
         * Envelope links; these are not frames.
         */
        public List<EnvelopeLink> items() { return items; }

        /**
         * Unknown bytes up to the end of the frame, appended by a later version of the format.
         */
        public byte[] trailing() { return trailing; }
        public RntupleRc2 _root() { return _root; }
        public RntupleRc2.MetaDataLinkList _parent() { return _parent; }
    }

    /**
     * Payload of a locator of an object with a 64-bit address, as in the DAOS object store.
     * @see "RNTuple Binary Format Specification 0.2, section 'Well-known Payload Formats'"
     */
    public static class Object64Locator extends KaitaiStruct {
        public static Object64Locator parse(byte[] bytes) {
            return new Object64Locator(new KaitaiStream(bytes));
        }

        public Object64Locator(KaitaiStream _io) {
            this(_io, null, null);
        }

        public Object64Locator(KaitaiStream _io, RntupleRc2.Locator _parent) {
            this(_io, _parent, null);
        }

        public Object64Locator(KaitaiStream _io, RntupleRc2.Locator _parent, RntupleRc2 _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.lenObject = this._io.readU4le();
            this.location = this._io.readU8le();
            this.trailing = this._io.readBytesFull();
        }

        public void _fetchInstances() {
        }
        private long lenObject;
        private long location;
        private byte[] trailing;
        private RntupleRc2 _root;
        private RntupleRc2.Locator _parent;

        /**
         * Stored size in bytes of the object.
         */
        public long lenObject() { return lenObject; }

        /**
         * Address of the object; its meaning depends on the object store.
         */
        public long location() { return location; }

        /**
         * Unknown bytes up to the end of the locator, appended by a later version of the format.
         */
        public byte[] trailing() { return trailing; }
        public RntupleRc2 _root() { return _root; }
        public RntupleRc2.Locator _parent() { return _parent; }
    }

    /**
     * Description of one page: a run of elements of one column.
     * @see "RNTuple Binary Format Specification 0.2, section 'Page Locations'"
     */
    public static class Page extends KaitaiStruct {
        public static Page parse(byte[] bytes) {
            return new Page(new KaitaiStream(bytes));
        }

        public Page(KaitaiStream _io) {
            this(_io, null, null);
        }

        public Page(KaitaiStream _io, RntupleRc2.ColumnPagesBody _parent) {
            this(_io, _parent, null);
        }

        public Page(KaitaiStream _io, RntupleRc2.ColumnPagesBody _parent, RntupleRc2 _root) {
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
        private RntupleRc2 _root;
        private RntupleRc2.ColumnPagesBody _parent;

        /**
         * Number of elements, negated if a checksum follows the stored page.
         */
        public int numElementsSigned() { return numElementsSigned; }

        /**
         * Where the page is stored; its size does not count the checksum.
         */
        public Locator locator() { return locator; }
        public RntupleRc2 _root() { return _root; }
        public RntupleRc2.ColumnPagesBody _parent() { return _parent; }
    }

    /**
     * Payload of a page list envelope: clusters of one cluster group and where their pages are.
     * @see "RNTuple Binary Format Specification 0.2, section 'Page List Envelope'"
     */
    public static class PageList extends KaitaiStruct {
        public static PageList parse(byte[] bytes) {
            return new PageList(new KaitaiStream(bytes));
        }

        public PageList(KaitaiStream _io) {
            this(_io, null, null);
        }

        public PageList(KaitaiStream _io, RntupleRc2 _parent) {
            this(_io, _parent, null);
        }

        public PageList(KaitaiStream _io, RntupleRc2 _parent, RntupleRc2 _root) {
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
        private RntupleRc2 _root;
        private RntupleRc2 _parent;

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
        public RntupleRc2 _root() { return _root; }
        public RntupleRc2 _parent() { return _parent; }
    }

    /**
     * Schema description: four list frames. It is in the header and, for later additions, in the footer.
     * @see "RNTuple Binary Format Specification 0.2, section 'Header Envelope'"
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

        public Schema(KaitaiStream _io, KaitaiStruct _parent, RntupleRc2 _root) {
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
        private RntupleRc2 _root;
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
         * Columns of projected fields; their ids follow those of the physical columns.
         */
        public AliasColumnList aliasColumns() { return aliasColumns; }

        /**
         * Type information that field descriptions cannot hold.
         */
        public ExtraTypeInfoList extraTypeInfos() { return extraTypeInfos; }
        public RntupleRc2 _root() { return _root; }
        public KaitaiStruct _parent() { return _parent; }
    }

    /**
     * Additions to the schema of the header.
     * @see "RNTuple Binary Format Specification 0.2, section 'Footer Envelope'"
     */
    public static class SchemaExtension extends KaitaiStruct {
        public static SchemaExtension parse(byte[] bytes) {
            return new SchemaExtension(new KaitaiStream(bytes));
        }

        public SchemaExtension(KaitaiStream _io) {
            this(_io, null, null);
        }

        public SchemaExtension(KaitaiStream _io, RntupleRc2.SchemaExtensionRecord _parent) {
            this(_io, _parent, null);
        }

        public SchemaExtension(KaitaiStream _io, RntupleRc2.SchemaExtensionRecord _parent, RntupleRc2 _root) {
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
        private RntupleRc2 _root;
        private RntupleRc2.SchemaExtensionRecord _parent;

        /**
         * The additions; absent if the frame is empty.
         */
        public Schema schema() { return schema; }

        /**
         * Unknown bytes up to the end of the frame, appended by a later version of the format.
         */
        public byte[] trailing() { return trailing; }
        public RntupleRc2 _root() { return _root; }
        public RntupleRc2.SchemaExtensionRecord _parent() { return _parent; }
    }

    /**
     * Record frame around the schema extension.
     * @see "RNTuple Binary Format Specification 0.2, section 'Frames'"
     */
    public static class SchemaExtensionRecord extends KaitaiStruct {
        public static SchemaExtensionRecord parse(byte[] bytes) {
            return new SchemaExtensionRecord(new KaitaiStream(bytes));
        }

        public SchemaExtensionRecord(KaitaiStream _io) {
            this(_io, null, null);
        }

        public SchemaExtensionRecord(KaitaiStream _io, RntupleRc2.Footer _parent) {
            this(_io, _parent, null);
        }

        public SchemaExtensionRecord(KaitaiStream _io, RntupleRc2.Footer _parent, RntupleRc2 _root) {
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
        private RntupleRc2 _root;
        private RntupleRc2.Footer _parent;

        /**
         * Size of the frame in bytes, this field included; positive, as in every record frame.
         */
        public long lenFrame() { return lenFrame; }

        /**
         * Payload of the frame.
         */
        public SchemaExtension body() { return body; }
        public RntupleRc2 _root() { return _root; }
        public RntupleRc2.Footer _parent() { return _parent; }
    }

    /**
     * List frame of string values.
     * @see "RNTuple Binary Format Specification 0.2, section 'Frames'"
     */
    public static class StringList extends KaitaiStruct {
        public static StringList parse(byte[] bytes) {
            return new StringList(new KaitaiStream(bytes));
        }

        public StringList(KaitaiStream _io) {
            this(_io, null, null);
        }

        public StringList(KaitaiStream _io, RntupleRc2.MetaDataEntry _parent) {
            this(_io, _parent, null);
        }

        public StringList(KaitaiStream _io, RntupleRc2.MetaDataEntry _parent, RntupleRc2 _root) {
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
                    throw FormatException.notValid(this.lenFrame, this._io, "/types/string_list/seq/0");
                }
            }
            KaitaiStream _io_body = this._io.substream(-(lenFrame()) - 8);
            this.body = new StringListBody(_io_body, this, _root);
        }

        public void _fetchInstances() {
            this.body._fetchInstances();
        }
        private long lenFrame;
        private StringListBody body;
        private RntupleRc2 _root;
        private RntupleRc2.MetaDataEntry _parent;

        /**
         * Size of the frame in bytes, this field included, negated: the sign marks a list frame.
         */
        public long lenFrame() { return lenFrame; }

        /**
         * Number of items, items and whatever follows them inside the frame.
         */
        public StringListBody body() { return body; }
        public RntupleRc2 _root() { return _root; }
        public RntupleRc2.MetaDataEntry _parent() { return _parent; }
    }

    /**
     * Payload of the list frame of string values.
     * @see "RNTuple Binary Format Specification 0.2, section 'User Meta-data Envelope'"
     */
    public static class StringListBody extends KaitaiStruct {
        public static StringListBody parse(byte[] bytes) {
            return new StringListBody(new KaitaiStream(bytes));
        }

        public StringListBody(KaitaiStream _io) {
            this(_io, null, null);
        }

        public StringListBody(KaitaiStream _io, RntupleRc2.StringList _parent) {
            this(_io, _parent, null);
        }

        public StringListBody(KaitaiStream _io, RntupleRc2.StringList _parent, RntupleRc2 _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.numItems = this._io.readU4le();
            {
                long _it = this.numItems;
                if (!( ((((Number) (_it)).longValue() <= ((long) 2147483647)) && (((Number) (((Number) (_it)).longValue() * ((long) 4))).longValue() <= ((Number) (((Number) (_io().size())).longValue() - ((Number) (_io().pos())).longValue())).longValue())) )) {
                    throw FormatException.notValid(this.numItems, this._io, "/types/string_list_body/seq/0");
                }
            }
            this.items = new ArrayList<CountedString>();
            for (int i = 0; i < numItems(); i++) {
                this.items.add(new CountedString(this._io, this, _root));
            }
            this.trailing = this._io.readBytesFull();
        }

        public void _fetchInstances() {
            for (int i = 0; i < this.items.size(); i++) {
                this.items.get(((Number) (i)).intValue())._fetchInstances();
            }
        }
        private long numItems;
        private List<CountedString> items;
        private byte[] trailing;
        private RntupleRc2 _root;
        private RntupleRc2.StringList _parent;

        /**
         * Number of items; bounded by the remaining bytes, as no item is smaller than 4 bytes.
         */
        public long numItems() { return numItems; }

        /**
         * The values.
         */
        public List<CountedString> items() { return items; }

        /**
         * Unknown bytes up to the end of the frame, appended by a later version of the format.
         */
        public byte[] trailing() { return trailing; }
        public RntupleRc2 _root() { return _root; }
        public RntupleRc2.StringList _parent() { return _parent; }
    }

    /**
     * Payload whose kind this version of the format does not know.
     * @see "RNTuple Binary Format Specification 0.2, section 'Envelopes'"
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

        public UnknownPayload(KaitaiStream _io, KaitaiStruct _parent, RntupleRc2 _root) {
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
        private RntupleRc2 _root;
        private KaitaiStruct _parent;

        /**
         * The stored bytes, unparsed.
         */
        public byte[] raw() { return raw; }
        public RntupleRc2 _root() { return _root; }
        public KaitaiStruct _parent() { return _parent; }
    }

    /**
     * Payload of a locator that is a URI. The last drafts use the same kind for large locators, which differ only by
     * their 16 bytes.
     * @see "RNTuple Binary Format Specification 0.2, section 'Locators and Envelope Links'"
     */
    public static class UriLocator extends KaitaiStruct {
        public static UriLocator parse(byte[] bytes) {
            return new UriLocator(new KaitaiStream(bytes));
        }

        public UriLocator(KaitaiStream _io) {
            this(_io, null, null);
        }

        public UriLocator(KaitaiStream _io, RntupleRc2.Locator _parent) {
            this(_io, _parent, null);
        }

        public UriLocator(KaitaiStream _io, RntupleRc2.Locator _parent, RntupleRc2 _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.raw = this._io.readBytesFull();
        }

        public void _fetchInstances() {
            large();
            if (this.large != null) {
                this.large._fetchInstances();
            }
        }
        private LargeLocator large;

        /**
         * The same bytes as a large locator of the last drafts.
         */
        public LargeLocator large() {
            if (this.large != null)
                return this.large;
            if (((Number) (_io().size())).longValue() == ((long) 16)) {
                long _pos = this._io.pos();
                this._io.seek(0);
                this.large = new LargeLocator(this._io, this, _root);
                this._io.seek(_pos);
            }
            return this.large;
        }
        private byte[] raw;
        private RntupleRc2 _root;
        private RntupleRc2.Locator _parent;

        /**
         * Characters of the URI.
         */
        public byte[] raw() { return raw; }
        public RntupleRc2 _root() { return _root; }
        public RntupleRc2.Locator _parent() { return _parent; }
    }

    /**
     * Smallest and largest value of a column.
     * @see "RNTuple Binary Format Specification 0.2, section 'Column Description'"
     */
    public static class ValueRange extends KaitaiStruct {
        public static ValueRange parse(byte[] bytes) {
            return new ValueRange(new KaitaiStream(bytes));
        }

        public ValueRange(KaitaiStream _io) {
            this(_io, null, null);
        }

        public ValueRange(KaitaiStream _io, RntupleRc2.Column _parent) {
            this(_io, _parent, null);
        }

        public ValueRange(KaitaiStream _io, RntupleRc2.Column _parent, RntupleRc2 _root) {
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
        private RntupleRc2 _root;
        private RntupleRc2.Column _parent;

        /**
         * Smallest value.
         */
        public double min() { return min; }

        /**
         * Largest value.
         */
        public double max() { return max; }
        public RntupleRc2 _root() { return _root; }
        public RntupleRc2.Column _parent() { return _parent; }
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
    private RntupleRc2 _root;
    private KaitaiStruct _parent;

    /**
     * Kind of envelope, see the enum envelope_type; the low 16 bits of the first 64-bit word.
     * @see "RNTuple Binary Format Specification 0.2, section 'Envelopes'"
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
     * @see "RNTuple Binary Format Specification 0.2, section 'Envelopes'"
     */
    public byte[] checksum() { return checksum; }
    public RntupleRc2 _root() { return _root; }
    public KaitaiStruct _parent() { return _parent; }
}
