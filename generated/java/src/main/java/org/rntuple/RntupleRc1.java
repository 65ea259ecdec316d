// Generated from spec/rntuple_rc1.ksy by tools/generate; edit spec/parts/rntuple_rc1.ksy and run `make generate`.
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

package org.rntuple;

import java.util.Map;
import java.util.HashMap;
import java.util.ArrayList;
import java.util.List;
import java.nio.charset.StandardCharsets;


/**
 * Envelopes as ROOT 6.26 to 6.29 wrote them, format "version 1" of the drafts. An envelope of this generation does not
 * state its kind. The reader knows it from the reference to the envelope, and parses header_envelope, footer_envelope,
 * page_list_envelope or meta_data_envelope. Parsed as a whole, the payload stays bytes. Frames have 32-bit sizes,
 * checksums are CRC32.
 * @see <a href="https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#envelopes">RNTuple Binary Format Specification 0.1, section 'Envelopes'</a>
 */
public class RntupleRc1 extends KaitaiStruct {
    public static RntupleRc1 parse(byte[] bytes) {
        return new RntupleRc1(new KaitaiStream(bytes));
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
        DEFERRED(8);

        private final long id;
        ColumnFlag(long id) { this.id = id; }
        public long id() { return id; }
        private static final Map<Long, ColumnFlag> byId = new HashMap<Long, ColumnFlag>(4);
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
        SPLIT_INT16(28);

        private final long id;
        ColumnType(long id) { this.id = id; }
        public long id() { return id; }
        private static final Map<Long, ColumnType> byId = new HashMap<Long, ColumnType>(28);
        static {
            for (ColumnType e : ColumnType.values())
                byId.put(e.id(), e);
        }
        public static ColumnType byId(long id) { return byId.get(id); }
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
        REPETITIVE(1);

        private final long id;
        FieldFlag(long id) { this.id = id; }
        public long id() { return id; }
        private static final Map<Long, FieldFlag> byId = new HashMap<Long, FieldFlag>(1);
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

    public enum PageFlag {
        CHECKSUM(1);

        private final long id;
        PageFlag(long id) { this.id = id; }
        public long id() { return id; }
        private static final Map<Long, PageFlag> byId = new HashMap<Long, PageFlag>(1);
        static {
            for (PageFlag e : PageFlag.values())
                byId.put(e.id(), e);
        }
        public static PageFlag byId(long id) { return byId.get(id); }
    }

    public RntupleRc1(KaitaiStream _io) {
        this(_io, null, null);
    }

    public RntupleRc1(KaitaiStream _io, KaitaiStruct _parent) {
        this(_io, _parent, null);
    }

    public RntupleRc1(KaitaiStream _io, KaitaiStruct _parent, RntupleRc1 _root) {
        super(_io);
        this._parent = _parent;
        this._root = _root == null ? this : _root;
        _read();
    }
    private void _read() {
        this.preamble = new EnvelopePreamble(this._io, this, _root);
        this.payload = this._io.readBytes(((Number) (((Number) (((Number) (_io().size())).longValue() - ((Number) (_io().pos())).longValue())).longValue() - ((long) 4))).longValue());
        this.checksum = this._io.readBytes(4);
    }

    public void _fetchInstances() {
        this.preamble._fetchInstances();
    }

    /**
     * Column of a projected field: another name for a physical column.
     * @see <a href="https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#alias-columns">RNTuple Binary Format Specification 0.1, section 'Alias columns'</a>
     */
    public static class AliasColumn extends KaitaiStruct {
        public static AliasColumn parse(byte[] bytes) {
            return new AliasColumn(new KaitaiStream(bytes));
        }

        public AliasColumn(KaitaiStream _io) {
            this(_io, null, null);
        }

        public AliasColumn(KaitaiStream _io, RntupleRc1.AliasColumnRecord _parent) {
            this(_io, _parent, null);
        }

        public AliasColumn(KaitaiStream _io, RntupleRc1.AliasColumnRecord _parent, RntupleRc1 _root) {
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
        private RntupleRc1 _root;
        private RntupleRc1.AliasColumnRecord _parent;

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
        public RntupleRc1 _root() { return _root; }
        public RntupleRc1.AliasColumnRecord _parent() { return _parent; }
    }

    /**
     * List frame of alias columns.
     * @see <a href="https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames">RNTuple Binary Format Specification 0.1, section 'Frames'</a>
     */
    public static class AliasColumnList extends KaitaiStruct {
        public static AliasColumnList parse(byte[] bytes) {
            return new AliasColumnList(new KaitaiStream(bytes));
        }

        public AliasColumnList(KaitaiStream _io) {
            this(_io, null, null);
        }

        public AliasColumnList(KaitaiStream _io, RntupleRc1.Schema _parent) {
            this(_io, _parent, null);
        }

        public AliasColumnList(KaitaiStream _io, RntupleRc1.Schema _parent, RntupleRc1 _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.lenFrame = this._io.readS4le();
            {
                int _it = this.lenFrame;
                if (!( ((((Number) (_it)).longValue() <= -(((long) 8))) && (((Number) (((Number) (_it)).longValue() + ((Number) (((Number) (_io().size())).longValue() - ((Number) (_io().pos())).longValue())).longValue())).longValue() >= -(((long) 4)))) )) {
                    throw FormatException.notValid(this.lenFrame, this._io, "/types/alias_column_list/seq/0");
                }
            }
            KaitaiStream _io_body = this._io.substream(-(lenFrame()) - 4);
            this.body = new AliasColumnListBody(_io_body, this, _root);
        }

        public void _fetchInstances() {
            this.body._fetchInstances();
        }
        private int lenFrame;
        private AliasColumnListBody body;
        private RntupleRc1 _root;
        private RntupleRc1.Schema _parent;

        /**
         * Size of the frame in bytes, this field included, negated: the sign marks a list frame.
         */
        public int lenFrame() { return lenFrame; }

        /**
         * Number of items, items and whatever follows them inside the frame.
         */
        public AliasColumnListBody body() { return body; }
        public RntupleRc1 _root() { return _root; }
        public RntupleRc1.Schema _parent() { return _parent; }
    }

    /**
     * Payload of the list frame of alias columns.
     * @see <a href="https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames">RNTuple Binary Format Specification 0.1, section 'Frames'</a>
     */
    public static class AliasColumnListBody extends KaitaiStruct {
        public static AliasColumnListBody parse(byte[] bytes) {
            return new AliasColumnListBody(new KaitaiStream(bytes));
        }

        public AliasColumnListBody(KaitaiStream _io) {
            this(_io, null, null);
        }

        public AliasColumnListBody(KaitaiStream _io, RntupleRc1.AliasColumnList _parent) {
            this(_io, _parent, null);
        }

        public AliasColumnListBody(KaitaiStream _io, RntupleRc1.AliasColumnList _parent, RntupleRc1 _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.numItemsAndReserved = this._io.readU4le();
            {
                long _it = this.numItemsAndReserved;
                if (!(((Number) (((Number) (KaitaiStream.mod(((Number) (_it)).longValue(), ((long) 268435456)))).longValue() * ((long) 4))).longValue() <= ((Number) (((Number) (_io().size())).longValue() - ((Number) (_io().pos())).longValue())).longValue())) {
                    throw FormatException.notValid(this.numItemsAndReserved, this._io, "/types/alias_column_list_body/seq/0");
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
        private Long numItems;

        /**
         * Number of items.
         */
        public Long numItems() {
            if (this.numItems != null)
                return this.numItems;
            this.numItems = ((Number) (((Number) (KaitaiStream.mod(((Number) (numItemsAndReserved())).longValue(), ((long) 268435456)))).longValue())).longValue();
            return this.numItems;
        }
        private Long reserved;

        /**
         * Reserved bits; zero in all known files.
         */
        public Long reserved() {
            if (this.reserved != null)
                return this.reserved;
            this.reserved = ((Number) (((Number) (((Number) (numItemsAndReserved())).longValue() / ((long) 268435456))).longValue())).longValue();
            return this.reserved;
        }
        private long numItemsAndReserved;
        private List<AliasColumnRecord> items;
        private byte[] trailing;
        private RntupleRc1 _root;
        private RntupleRc1.AliasColumnList _parent;

        /**
         * Number of items in the low 28 bits, high 4 bits reserved. Bounded by the remaining bytes, as no item is
         * smaller than 4 bytes.
         */
        public long numItemsAndReserved() { return numItemsAndReserved; }

        /**
         * The alias columns, in order.
         */
        public List<AliasColumnRecord> items() { return items; }

        /**
         * Unknown bytes up to the end of the frame, appended by a later version of the format.
         */
        public byte[] trailing() { return trailing; }
        public RntupleRc1 _root() { return _root; }
        public RntupleRc1.AliasColumnList _parent() { return _parent; }
    }

    /**
     * Record frame around one alias column.
     * @see <a href="https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames">RNTuple Binary Format Specification 0.1, section 'Frames'</a>
     */
    public static class AliasColumnRecord extends KaitaiStruct {
        public static AliasColumnRecord parse(byte[] bytes) {
            return new AliasColumnRecord(new KaitaiStream(bytes));
        }

        public AliasColumnRecord(KaitaiStream _io) {
            this(_io, null, null);
        }

        public AliasColumnRecord(KaitaiStream _io, RntupleRc1.AliasColumnListBody _parent) {
            this(_io, _parent, null);
        }

        public AliasColumnRecord(KaitaiStream _io, RntupleRc1.AliasColumnListBody _parent, RntupleRc1 _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.lenFrame = this._io.readS4le();
            {
                int _it = this.lenFrame;
                if (!( ((((Number) (_it)).longValue() >= ((long) 4)) && (((Number) (((Number) (_it)).longValue() - ((Number) (((Number) (_io().size())).longValue() - ((Number) (_io().pos())).longValue())).longValue())).longValue() <= ((long) 4))) )) {
                    throw FormatException.notValid(this.lenFrame, this._io, "/types/alias_column_record/seq/0");
                }
            }
            KaitaiStream _io_body = this._io.substream(lenFrame() - 4);
            this.body = new AliasColumn(_io_body, this, _root);
        }

        public void _fetchInstances() {
            this.body._fetchInstances();
        }
        private int lenFrame;
        private AliasColumn body;
        private RntupleRc1 _root;
        private RntupleRc1.AliasColumnListBody _parent;

        /**
         * Size of the frame in bytes, this field included; positive, as in every record frame.
         */
        public int lenFrame() { return lenFrame; }

        /**
         * Payload of the frame.
         */
        public AliasColumn body() { return body; }
        public RntupleRc1 _root() { return _root; }
        public RntupleRc1.AliasColumnListBody _parent() { return _parent; }
    }

    /**
     * List frame of boolean values.
     * @see <a href="https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames">RNTuple Binary Format Specification 0.1, section 'Frames'</a>
     */
    public static class BoolList extends KaitaiStruct {
        public static BoolList parse(byte[] bytes) {
            return new BoolList(new KaitaiStream(bytes));
        }

        public BoolList(KaitaiStream _io) {
            this(_io, null, null);
        }

        public BoolList(KaitaiStream _io, RntupleRc1.MetaDataEntry _parent) {
            this(_io, _parent, null);
        }

        public BoolList(KaitaiStream _io, RntupleRc1.MetaDataEntry _parent, RntupleRc1 _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.lenFrame = this._io.readS4le();
            {
                int _it = this.lenFrame;
                if (!( ((((Number) (_it)).longValue() <= -(((long) 8))) && (((Number) (((Number) (_it)).longValue() + ((Number) (((Number) (_io().size())).longValue() - ((Number) (_io().pos())).longValue())).longValue())).longValue() >= -(((long) 4)))) )) {
                    throw FormatException.notValid(this.lenFrame, this._io, "/types/bool_list/seq/0");
                }
            }
            KaitaiStream _io_body = this._io.substream(-(lenFrame()) - 4);
            this.body = new BoolListBody(_io_body, this, _root);
        }

        public void _fetchInstances() {
            this.body._fetchInstances();
        }
        private int lenFrame;
        private BoolListBody body;
        private RntupleRc1 _root;
        private RntupleRc1.MetaDataEntry _parent;

        /**
         * Size of the frame in bytes, this field included, negated: the sign marks a list frame.
         */
        public int lenFrame() { return lenFrame; }

        /**
         * Number of items, items and whatever follows them inside the frame.
         */
        public BoolListBody body() { return body; }
        public RntupleRc1 _root() { return _root; }
        public RntupleRc1.MetaDataEntry _parent() { return _parent; }
    }

    /**
     * Payload of the list frame of boolean values.
     * @see <a href="https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#user-meta-data-envelope">RNTuple Binary Format Specification 0.1, section 'User Meta-data Envelope'</a>
     */
    public static class BoolListBody extends KaitaiStruct {
        public static BoolListBody parse(byte[] bytes) {
            return new BoolListBody(new KaitaiStream(bytes));
        }

        public BoolListBody(KaitaiStream _io) {
            this(_io, null, null);
        }

        public BoolListBody(KaitaiStream _io, RntupleRc1.BoolList _parent) {
            this(_io, _parent, null);
        }

        public BoolListBody(KaitaiStream _io, RntupleRc1.BoolList _parent, RntupleRc1 _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.numItemsAndReserved = this._io.readU4le();
            {
                long _it = this.numItemsAndReserved;
                if (!(((Number) (((Number) (KaitaiStream.mod(((Number) (_it)).longValue(), ((long) 268435456)))).longValue() * ((long) 1))).longValue() <= ((Number) (((Number) (_io().size())).longValue() - ((Number) (_io().pos())).longValue())).longValue())) {
                    throw FormatException.notValid(this.numItemsAndReserved, this._io, "/types/bool_list_body/seq/0");
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
        private Long numItems;

        /**
         * Number of items.
         */
        public Long numItems() {
            if (this.numItems != null)
                return this.numItems;
            this.numItems = ((Number) (((Number) (KaitaiStream.mod(((Number) (numItemsAndReserved())).longValue(), ((long) 268435456)))).longValue())).longValue();
            return this.numItems;
        }
        private Long reserved;

        /**
         * Reserved bits; zero in all known files.
         */
        public Long reserved() {
            if (this.reserved != null)
                return this.reserved;
            this.reserved = ((Number) (((Number) (((Number) (numItemsAndReserved())).longValue() / ((long) 268435456))).longValue())).longValue();
            return this.reserved;
        }
        private long numItemsAndReserved;
        private List<Integer> items;
        private byte[] trailing;
        private RntupleRc1 _root;
        private RntupleRc1.BoolList _parent;

        /**
         * Number of items in the low 28 bits, high 4 bits reserved; bounded by the remaining bytes.
         */
        public long numItemsAndReserved() { return numItemsAndReserved; }

        /**
         * The values; not zero is true.
         */
        public List<Integer> items() { return items; }

        /**
         * Unknown bytes up to the end of the frame, appended by a later version of the format.
         */
        public byte[] trailing() { return trailing; }
        public RntupleRc1 _root() { return _root; }
        public RntupleRc1.BoolList _parent() { return _parent; }
    }

    /**
     * Clusters that share one page list.
     * @see <a href="https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#cluster-group-record-frame">RNTuple Binary Format Specification 0.1, section 'Cluster Group Record Frame'</a>
     */
    public static class ClusterGroup extends KaitaiStruct {
        public static ClusterGroup parse(byte[] bytes) {
            return new ClusterGroup(new KaitaiStream(bytes));
        }

        public ClusterGroup(KaitaiStream _io) {
            this(_io, null, null);
        }

        public ClusterGroup(KaitaiStream _io, RntupleRc1.ClusterGroupRecord _parent) {
            this(_io, _parent, null);
        }

        public ClusterGroup(KaitaiStream _io, RntupleRc1.ClusterGroupRecord _parent, RntupleRc1 _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.numClusters = this._io.readU4le();
            this.pageListLink = new EnvelopeLink(this._io, this, _root);
            this.trailing = this._io.readBytesFull();
        }

        public void _fetchInstances() {
            this.pageListLink._fetchInstances();
        }
        private long numClusters;
        private EnvelopeLink pageListLink;
        private byte[] trailing;
        private RntupleRc1 _root;
        private RntupleRc1.ClusterGroupRecord _parent;

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
        public RntupleRc1 _root() { return _root; }
        public RntupleRc1.ClusterGroupRecord _parent() { return _parent; }
    }

    /**
     * List frame of cluster groups.
     * @see <a href="https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames">RNTuple Binary Format Specification 0.1, section 'Frames'</a>
     */
    public static class ClusterGroupList extends KaitaiStruct {
        public static ClusterGroupList parse(byte[] bytes) {
            return new ClusterGroupList(new KaitaiStream(bytes));
        }

        public ClusterGroupList(KaitaiStream _io) {
            this(_io, null, null);
        }

        public ClusterGroupList(KaitaiStream _io, RntupleRc1.Footer _parent) {
            this(_io, _parent, null);
        }

        public ClusterGroupList(KaitaiStream _io, RntupleRc1.Footer _parent, RntupleRc1 _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.lenFrame = this._io.readS4le();
            {
                int _it = this.lenFrame;
                if (!( ((((Number) (_it)).longValue() <= -(((long) 8))) && (((Number) (((Number) (_it)).longValue() + ((Number) (((Number) (_io().size())).longValue() - ((Number) (_io().pos())).longValue())).longValue())).longValue() >= -(((long) 4)))) )) {
                    throw FormatException.notValid(this.lenFrame, this._io, "/types/cluster_group_list/seq/0");
                }
            }
            KaitaiStream _io_body = this._io.substream(-(lenFrame()) - 4);
            this.body = new ClusterGroupListBody(_io_body, this, _root);
        }

        public void _fetchInstances() {
            this.body._fetchInstances();
        }
        private int lenFrame;
        private ClusterGroupListBody body;
        private RntupleRc1 _root;
        private RntupleRc1.Footer _parent;

        /**
         * Size of the frame in bytes, this field included, negated: the sign marks a list frame.
         */
        public int lenFrame() { return lenFrame; }

        /**
         * Number of items, items and whatever follows them inside the frame.
         */
        public ClusterGroupListBody body() { return body; }
        public RntupleRc1 _root() { return _root; }
        public RntupleRc1.Footer _parent() { return _parent; }
    }

    /**
     * Payload of the list frame of cluster groups.
     * @see <a href="https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames">RNTuple Binary Format Specification 0.1, section 'Frames'</a>
     */
    public static class ClusterGroupListBody extends KaitaiStruct {
        public static ClusterGroupListBody parse(byte[] bytes) {
            return new ClusterGroupListBody(new KaitaiStream(bytes));
        }

        public ClusterGroupListBody(KaitaiStream _io) {
            this(_io, null, null);
        }

        public ClusterGroupListBody(KaitaiStream _io, RntupleRc1.ClusterGroupList _parent) {
            this(_io, _parent, null);
        }

        public ClusterGroupListBody(KaitaiStream _io, RntupleRc1.ClusterGroupList _parent, RntupleRc1 _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.numItemsAndReserved = this._io.readU4le();
            {
                long _it = this.numItemsAndReserved;
                if (!(((Number) (((Number) (KaitaiStream.mod(((Number) (_it)).longValue(), ((long) 268435456)))).longValue() * ((long) 4))).longValue() <= ((Number) (((Number) (_io().size())).longValue() - ((Number) (_io().pos())).longValue())).longValue())) {
                    throw FormatException.notValid(this.numItemsAndReserved, this._io, "/types/cluster_group_list_body/seq/0");
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
        private Long numItems;

        /**
         * Number of items.
         */
        public Long numItems() {
            if (this.numItems != null)
                return this.numItems;
            this.numItems = ((Number) (((Number) (KaitaiStream.mod(((Number) (numItemsAndReserved())).longValue(), ((long) 268435456)))).longValue())).longValue();
            return this.numItems;
        }
        private Long reserved;

        /**
         * Reserved bits; zero in all known files.
         */
        public Long reserved() {
            if (this.reserved != null)
                return this.reserved;
            this.reserved = ((Number) (((Number) (((Number) (numItemsAndReserved())).longValue() / ((long) 268435456))).longValue())).longValue();
            return this.reserved;
        }
        private long numItemsAndReserved;
        private List<ClusterGroupRecord> items;
        private byte[] trailing;
        private RntupleRc1 _root;
        private RntupleRc1.ClusterGroupList _parent;

        /**
         * Number of items in the low 28 bits, high 4 bits reserved. Bounded by the remaining bytes, as no item is
         * smaller than 4 bytes.
         */
        public long numItemsAndReserved() { return numItemsAndReserved; }

        /**
         * The cluster groups, in order.
         */
        public List<ClusterGroupRecord> items() { return items; }

        /**
         * Unknown bytes up to the end of the frame, appended by a later version of the format.
         */
        public byte[] trailing() { return trailing; }
        public RntupleRc1 _root() { return _root; }
        public RntupleRc1.ClusterGroupList _parent() { return _parent; }
    }

    /**
     * Record frame around one cluster group.
     * @see <a href="https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames">RNTuple Binary Format Specification 0.1, section 'Frames'</a>
     */
    public static class ClusterGroupRecord extends KaitaiStruct {
        public static ClusterGroupRecord parse(byte[] bytes) {
            return new ClusterGroupRecord(new KaitaiStream(bytes));
        }

        public ClusterGroupRecord(KaitaiStream _io) {
            this(_io, null, null);
        }

        public ClusterGroupRecord(KaitaiStream _io, RntupleRc1.ClusterGroupListBody _parent) {
            this(_io, _parent, null);
        }

        public ClusterGroupRecord(KaitaiStream _io, RntupleRc1.ClusterGroupListBody _parent, RntupleRc1 _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.lenFrame = this._io.readS4le();
            {
                int _it = this.lenFrame;
                if (!( ((((Number) (_it)).longValue() >= ((long) 4)) && (((Number) (((Number) (_it)).longValue() - ((Number) (((Number) (_io().size())).longValue() - ((Number) (_io().pos())).longValue())).longValue())).longValue() <= ((long) 4))) )) {
                    throw FormatException.notValid(this.lenFrame, this._io, "/types/cluster_group_record/seq/0");
                }
            }
            KaitaiStream _io_body = this._io.substream(lenFrame() - 4);
            this.body = new ClusterGroup(_io_body, this, _root);
        }

        public void _fetchInstances() {
            this.body._fetchInstances();
        }
        private int lenFrame;
        private ClusterGroup body;
        private RntupleRc1 _root;
        private RntupleRc1.ClusterGroupListBody _parent;

        /**
         * Size of the frame in bytes, this field included; positive, as in every record frame.
         */
        public int lenFrame() { return lenFrame; }

        /**
         * Payload of the frame.
         */
        public ClusterGroup body() { return body; }
        public RntupleRc1 _root() { return _root; }
        public RntupleRc1.ClusterGroupListBody _parent() { return _parent; }
    }

    /**
     * List frame of page locations of the columns of one cluster.
     * @see <a href="https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames">RNTuple Binary Format Specification 0.1, section 'Frames'</a>
     */
    public static class ClusterPages extends KaitaiStruct {
        public static ClusterPages parse(byte[] bytes) {
            return new ClusterPages(new KaitaiStream(bytes));
        }

        public ClusterPages(KaitaiStream _io) {
            this(_io, null, null);
        }

        public ClusterPages(KaitaiStream _io, RntupleRc1.ClusterPagesListBody _parent) {
            this(_io, _parent, null);
        }

        public ClusterPages(KaitaiStream _io, RntupleRc1.ClusterPagesListBody _parent, RntupleRc1 _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.lenFrame = this._io.readS4le();
            {
                int _it = this.lenFrame;
                if (!( ((((Number) (_it)).longValue() <= -(((long) 8))) && (((Number) (((Number) (_it)).longValue() + ((Number) (((Number) (_io().size())).longValue() - ((Number) (_io().pos())).longValue())).longValue())).longValue() >= -(((long) 4)))) )) {
                    throw FormatException.notValid(this.lenFrame, this._io, "/types/cluster_pages/seq/0");
                }
            }
            KaitaiStream _io_body = this._io.substream(-(lenFrame()) - 4);
            this.body = new ClusterPagesBody(_io_body, this, _root);
        }

        public void _fetchInstances() {
            this.body._fetchInstances();
        }
        private int lenFrame;
        private ClusterPagesBody body;
        private RntupleRc1 _root;
        private RntupleRc1.ClusterPagesListBody _parent;

        /**
         * Size of the frame in bytes, this field included, negated: the sign marks a list frame.
         */
        public int lenFrame() { return lenFrame; }

        /**
         * Number of items, items and whatever follows them inside the frame.
         */
        public ClusterPagesBody body() { return body; }
        public RntupleRc1 _root() { return _root; }
        public RntupleRc1.ClusterPagesListBody _parent() { return _parent; }
    }

    /**
     * Payload of the list frame of page locations of the columns of one cluster.
     * @see <a href="https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#page-list-envelope">RNTuple Binary Format Specification 0.1, section 'Page List Envelope'</a>
     */
    public static class ClusterPagesBody extends KaitaiStruct {
        public static ClusterPagesBody parse(byte[] bytes) {
            return new ClusterPagesBody(new KaitaiStream(bytes));
        }

        public ClusterPagesBody(KaitaiStream _io) {
            this(_io, null, null);
        }

        public ClusterPagesBody(KaitaiStream _io, RntupleRc1.ClusterPages _parent) {
            this(_io, _parent, null);
        }

        public ClusterPagesBody(KaitaiStream _io, RntupleRc1.ClusterPages _parent, RntupleRc1 _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.numItemsAndReserved = this._io.readU4le();
            {
                long _it = this.numItemsAndReserved;
                if (!(((Number) (((Number) (KaitaiStream.mod(((Number) (_it)).longValue(), ((long) 268435456)))).longValue() * ((long) 16))).longValue() <= ((Number) (((Number) (_io().size())).longValue() - ((Number) (_io().pos())).longValue())).longValue())) {
                    throw FormatException.notValid(this.numItemsAndReserved, this._io, "/types/cluster_pages_body/seq/0");
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
        private Long numItems;

        /**
         * Number of items.
         */
        public Long numItems() {
            if (this.numItems != null)
                return this.numItems;
            this.numItems = ((Number) (((Number) (KaitaiStream.mod(((Number) (numItemsAndReserved())).longValue(), ((long) 268435456)))).longValue())).longValue();
            return this.numItems;
        }
        private Long reserved;

        /**
         * Reserved bits; zero in all known files.
         */
        public Long reserved() {
            if (this.reserved != null)
                return this.reserved;
            this.reserved = ((Number) (((Number) (((Number) (numItemsAndReserved())).longValue() / ((long) 268435456))).longValue())).longValue();
            return this.reserved;
        }
        private long numItemsAndReserved;
        private List<ColumnPages> items;
        private byte[] trailing;
        private RntupleRc1 _root;
        private RntupleRc1.ClusterPages _parent;

        /**
         * Number of items in the low 28 bits, high 4 bits reserved. Bounded by the remaining bytes, as no item is
         * smaller than 16 bytes.
         */
        public long numItemsAndReserved() { return numItemsAndReserved; }

        /**
         * One list per column, by column id; columns added after the cluster was written may be missing at
         * the end.
         */
        public List<ColumnPages> items() { return items; }

        /**
         * Unknown bytes up to the end of the frame, appended by a later version of the format.
         */
        public byte[] trailing() { return trailing; }
        public RntupleRc1 _root() { return _root; }
        public RntupleRc1.ClusterPages _parent() { return _parent; }
    }

    /**
     * List frame of page locations of clusters.
     * @see <a href="https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames">RNTuple Binary Format Specification 0.1, section 'Frames'</a>
     */
    public static class ClusterPagesList extends KaitaiStruct {
        public static ClusterPagesList parse(byte[] bytes) {
            return new ClusterPagesList(new KaitaiStream(bytes));
        }

        public ClusterPagesList(KaitaiStream _io) {
            this(_io, null, null);
        }

        public ClusterPagesList(KaitaiStream _io, RntupleRc1.PageList _parent) {
            this(_io, _parent, null);
        }

        public ClusterPagesList(KaitaiStream _io, RntupleRc1.PageList _parent, RntupleRc1 _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.lenFrame = this._io.readS4le();
            {
                int _it = this.lenFrame;
                if (!( ((((Number) (_it)).longValue() <= -(((long) 8))) && (((Number) (((Number) (_it)).longValue() + ((Number) (((Number) (_io().size())).longValue() - ((Number) (_io().pos())).longValue())).longValue())).longValue() >= -(((long) 4)))) )) {
                    throw FormatException.notValid(this.lenFrame, this._io, "/types/cluster_pages_list/seq/0");
                }
            }
            KaitaiStream _io_body = this._io.substream(-(lenFrame()) - 4);
            this.body = new ClusterPagesListBody(_io_body, this, _root);
        }

        public void _fetchInstances() {
            this.body._fetchInstances();
        }
        private int lenFrame;
        private ClusterPagesListBody body;
        private RntupleRc1 _root;
        private RntupleRc1.PageList _parent;

        /**
         * Size of the frame in bytes, this field included, negated: the sign marks a list frame.
         */
        public int lenFrame() { return lenFrame; }

        /**
         * Number of items, items and whatever follows them inside the frame.
         */
        public ClusterPagesListBody body() { return body; }
        public RntupleRc1 _root() { return _root; }
        public RntupleRc1.PageList _parent() { return _parent; }
    }

    /**
     * Payload of the list frame of page locations of clusters.
     * @see <a href="https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#page-list-envelope">RNTuple Binary Format Specification 0.1, section 'Page List Envelope'</a>
     */
    public static class ClusterPagesListBody extends KaitaiStruct {
        public static ClusterPagesListBody parse(byte[] bytes) {
            return new ClusterPagesListBody(new KaitaiStream(bytes));
        }

        public ClusterPagesListBody(KaitaiStream _io) {
            this(_io, null, null);
        }

        public ClusterPagesListBody(KaitaiStream _io, RntupleRc1.ClusterPagesList _parent) {
            this(_io, _parent, null);
        }

        public ClusterPagesListBody(KaitaiStream _io, RntupleRc1.ClusterPagesList _parent, RntupleRc1 _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.numItemsAndReserved = this._io.readU4le();
            {
                long _it = this.numItemsAndReserved;
                if (!(((Number) (((Number) (KaitaiStream.mod(((Number) (_it)).longValue(), ((long) 268435456)))).longValue() * ((long) 8))).longValue() <= ((Number) (((Number) (_io().size())).longValue() - ((Number) (_io().pos())).longValue())).longValue())) {
                    throw FormatException.notValid(this.numItemsAndReserved, this._io, "/types/cluster_pages_list_body/seq/0");
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
        private Long numItems;

        /**
         * Number of items.
         */
        public Long numItems() {
            if (this.numItems != null)
                return this.numItems;
            this.numItems = ((Number) (((Number) (KaitaiStream.mod(((Number) (numItemsAndReserved())).longValue(), ((long) 268435456)))).longValue())).longValue();
            return this.numItems;
        }
        private Long reserved;

        /**
         * Reserved bits; zero in all known files.
         */
        public Long reserved() {
            if (this.reserved != null)
                return this.reserved;
            this.reserved = ((Number) (((Number) (((Number) (numItemsAndReserved())).longValue() / ((long) 268435456))).longValue())).longValue();
            return this.reserved;
        }
        private long numItemsAndReserved;
        private List<ClusterPages> items;
        private byte[] trailing;
        private RntupleRc1 _root;
        private RntupleRc1.ClusterPagesList _parent;

        /**
         * Number of items in the low 28 bits, high 4 bits reserved. Bounded by the remaining bytes, as no item is
         * smaller than 8 bytes.
         */
        public long numItemsAndReserved() { return numItemsAndReserved; }

        /**
         * One list per cluster, in the order of the cluster summaries.
         */
        public List<ClusterPages> items() { return items; }

        /**
         * Unknown bytes up to the end of the frame, appended by a later version of the format.
         */
        public byte[] trailing() { return trailing; }
        public RntupleRc1 _root() { return _root; }
        public RntupleRc1.ClusterPagesList _parent() { return _parent; }
    }

    /**
     * Entry range of one cluster.
     * @see <a href="https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#cluster-summary-record-frame">RNTuple Binary Format Specification 0.1, section 'Cluster Summary Record Frame'</a>
     */
    public static class ClusterSummary extends KaitaiStruct {
        public static ClusterSummary parse(byte[] bytes) {
            return new ClusterSummary(new KaitaiStream(bytes));
        }

        public ClusterSummary(KaitaiStream _io) {
            this(_io, null, null);
        }

        public ClusterSummary(KaitaiStream _io, RntupleRc1.ClusterSummaryRecord _parent) {
            this(_io, _parent, null);
        }

        public ClusterSummary(KaitaiStream _io, RntupleRc1.ClusterSummaryRecord _parent, RntupleRc1 _root) {
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
        private RntupleRc1 _root;
        private RntupleRc1.ClusterSummaryRecord _parent;

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
        public RntupleRc1 _root() { return _root; }
        public RntupleRc1.ClusterSummaryRecord _parent() { return _parent; }
    }

    /**
     * List frame of cluster summaries.
     * @see <a href="https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames">RNTuple Binary Format Specification 0.1, section 'Frames'</a>
     */
    public static class ClusterSummaryList extends KaitaiStruct {
        public static ClusterSummaryList parse(byte[] bytes) {
            return new ClusterSummaryList(new KaitaiStream(bytes));
        }

        public ClusterSummaryList(KaitaiStream _io) {
            this(_io, null, null);
        }

        public ClusterSummaryList(KaitaiStream _io, RntupleRc1.Footer _parent) {
            this(_io, _parent, null);
        }

        public ClusterSummaryList(KaitaiStream _io, RntupleRc1.Footer _parent, RntupleRc1 _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.lenFrame = this._io.readS4le();
            {
                int _it = this.lenFrame;
                if (!( ((((Number) (_it)).longValue() <= -(((long) 8))) && (((Number) (((Number) (_it)).longValue() + ((Number) (((Number) (_io().size())).longValue() - ((Number) (_io().pos())).longValue())).longValue())).longValue() >= -(((long) 4)))) )) {
                    throw FormatException.notValid(this.lenFrame, this._io, "/types/cluster_summary_list/seq/0");
                }
            }
            KaitaiStream _io_body = this._io.substream(-(lenFrame()) - 4);
            this.body = new ClusterSummaryListBody(_io_body, this, _root);
        }

        public void _fetchInstances() {
            this.body._fetchInstances();
        }
        private int lenFrame;
        private ClusterSummaryListBody body;
        private RntupleRc1 _root;
        private RntupleRc1.Footer _parent;

        /**
         * Size of the frame in bytes, this field included, negated: the sign marks a list frame.
         */
        public int lenFrame() { return lenFrame; }

        /**
         * Number of items, items and whatever follows them inside the frame.
         */
        public ClusterSummaryListBody body() { return body; }
        public RntupleRc1 _root() { return _root; }
        public RntupleRc1.Footer _parent() { return _parent; }
    }

    /**
     * Payload of the list frame of cluster summaries.
     * @see <a href="https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames">RNTuple Binary Format Specification 0.1, section 'Frames'</a>
     */
    public static class ClusterSummaryListBody extends KaitaiStruct {
        public static ClusterSummaryListBody parse(byte[] bytes) {
            return new ClusterSummaryListBody(new KaitaiStream(bytes));
        }

        public ClusterSummaryListBody(KaitaiStream _io) {
            this(_io, null, null);
        }

        public ClusterSummaryListBody(KaitaiStream _io, RntupleRc1.ClusterSummaryList _parent) {
            this(_io, _parent, null);
        }

        public ClusterSummaryListBody(KaitaiStream _io, RntupleRc1.ClusterSummaryList _parent, RntupleRc1 _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.numItemsAndReserved = this._io.readU4le();
            {
                long _it = this.numItemsAndReserved;
                if (!(((Number) (((Number) (KaitaiStream.mod(((Number) (_it)).longValue(), ((long) 268435456)))).longValue() * ((long) 4))).longValue() <= ((Number) (((Number) (_io().size())).longValue() - ((Number) (_io().pos())).longValue())).longValue())) {
                    throw FormatException.notValid(this.numItemsAndReserved, this._io, "/types/cluster_summary_list_body/seq/0");
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
        private Long numItems;

        /**
         * Number of items.
         */
        public Long numItems() {
            if (this.numItems != null)
                return this.numItems;
            this.numItems = ((Number) (((Number) (KaitaiStream.mod(((Number) (numItemsAndReserved())).longValue(), ((long) 268435456)))).longValue())).longValue();
            return this.numItems;
        }
        private Long reserved;

        /**
         * Reserved bits; zero in all known files.
         */
        public Long reserved() {
            if (this.reserved != null)
                return this.reserved;
            this.reserved = ((Number) (((Number) (((Number) (numItemsAndReserved())).longValue() / ((long) 268435456))).longValue())).longValue();
            return this.reserved;
        }
        private long numItemsAndReserved;
        private List<ClusterSummaryRecord> items;
        private byte[] trailing;
        private RntupleRc1 _root;
        private RntupleRc1.ClusterSummaryList _parent;

        /**
         * Number of items in the low 28 bits, high 4 bits reserved. Bounded by the remaining bytes, as no item is
         * smaller than 4 bytes.
         */
        public long numItemsAndReserved() { return numItemsAndReserved; }

        /**
         * The cluster summaries, in order.
         */
        public List<ClusterSummaryRecord> items() { return items; }

        /**
         * Unknown bytes up to the end of the frame, appended by a later version of the format.
         */
        public byte[] trailing() { return trailing; }
        public RntupleRc1 _root() { return _root; }
        public RntupleRc1.ClusterSummaryList _parent() { return _parent; }
    }

    /**
     * Record frame around one cluster summary.
     * @see <a href="https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames">RNTuple Binary Format Specification 0.1, section 'Frames'</a>
     */
    public static class ClusterSummaryRecord extends KaitaiStruct {
        public static ClusterSummaryRecord parse(byte[] bytes) {
            return new ClusterSummaryRecord(new KaitaiStream(bytes));
        }

        public ClusterSummaryRecord(KaitaiStream _io) {
            this(_io, null, null);
        }

        public ClusterSummaryRecord(KaitaiStream _io, RntupleRc1.ClusterSummaryListBody _parent) {
            this(_io, _parent, null);
        }

        public ClusterSummaryRecord(KaitaiStream _io, RntupleRc1.ClusterSummaryListBody _parent, RntupleRc1 _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.lenFrame = this._io.readS4le();
            {
                int _it = this.lenFrame;
                if (!( ((((Number) (_it)).longValue() >= ((long) 4)) && (((Number) (((Number) (_it)).longValue() - ((Number) (((Number) (_io().size())).longValue() - ((Number) (_io().pos())).longValue())).longValue())).longValue() <= ((long) 4))) )) {
                    throw FormatException.notValid(this.lenFrame, this._io, "/types/cluster_summary_record/seq/0");
                }
            }
            KaitaiStream _io_body = this._io.substream(lenFrame() - 4);
            this.body = new ClusterSummary(_io_body, this, _root);
        }

        public void _fetchInstances() {
            this.body._fetchInstances();
        }
        private int lenFrame;
        private ClusterSummary body;
        private RntupleRc1 _root;
        private RntupleRc1.ClusterSummaryListBody _parent;

        /**
         * Size of the frame in bytes, this field included; positive, as in every record frame.
         */
        public int lenFrame() { return lenFrame; }

        /**
         * Payload of the frame.
         */
        public ClusterSummary body() { return body; }
        public RntupleRc1 _root() { return _root; }
        public RntupleRc1.ClusterSummaryListBody _parent() { return _parent; }
    }

    /**
     * Description of one physical column.
     * @see <a href="https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#column-description">RNTuple Binary Format Specification 0.1, section 'Column Description'</a>
     */
    public static class Column extends KaitaiStruct {
        public static Column parse(byte[] bytes) {
            return new Column(new KaitaiStream(bytes));
        }

        public Column(KaitaiStream _io) {
            this(_io, null, null);
        }

        public Column(KaitaiStream _io, RntupleRc1.ColumnRecord _parent) {
            this(_io, _parent, null);
        }

        public Column(KaitaiStream _io, RntupleRc1.ColumnRecord _parent, RntupleRc1 _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.columnType = this._io.readU2le();
            this.bitsOnStorage = this._io.readU2le();
            this.fieldId = this._io.readU4le();
            this.flags = this._io.readU4le();
            if (isDeferred()) {
                this.firstElementIndex = this._io.readU8le();
            }
            this.trailing = this._io.readBytesFull();
        }

        public void _fetchInstances() {
            if (isDeferred()) {
            }
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
        private long flags;
        private Long firstElementIndex;
        private byte[] trailing;
        private RntupleRc1 _root;
        private RntupleRc1.ColumnRecord _parent;

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
        public long flags() { return flags; }

        /**
         * Index of the first stored element of a deferred column.
         */
        public Long firstElementIndex() { return firstElementIndex; }

        /**
         * Unknown bytes up to the end of the frame, appended by a later version of the format.
         */
        public byte[] trailing() { return trailing; }
        public RntupleRc1 _root() { return _root; }
        public RntupleRc1.ColumnRecord _parent() { return _parent; }
    }

    /**
     * Columns that the clusters of a shard cover; the column group id is the position.
     * @see <a href="https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#column-group-record-frame">RNTuple Binary Format Specification 0.1, section 'Column Group Record Frame'</a>
     */
    public static class ColumnGroup extends KaitaiStruct {
        public static ColumnGroup parse(byte[] bytes) {
            return new ColumnGroup(new KaitaiStream(bytes));
        }

        public ColumnGroup(KaitaiStream _io) {
            this(_io, null, null);
        }

        public ColumnGroup(KaitaiStream _io, RntupleRc1.ColumnGroupRecord _parent) {
            this(_io, _parent, null);
        }

        public ColumnGroup(KaitaiStream _io, RntupleRc1.ColumnGroupRecord _parent, RntupleRc1 _root) {
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
        private RntupleRc1 _root;
        private RntupleRc1.ColumnGroupRecord _parent;

        /**
         * Ids of the columns.
         */
        public ColumnIdList columnIds() { return columnIds; }

        /**
         * Unknown bytes up to the end of the frame, appended by a later version of the format.
         */
        public byte[] trailing() { return trailing; }
        public RntupleRc1 _root() { return _root; }
        public RntupleRc1.ColumnGroupRecord _parent() { return _parent; }
    }

    /**
     * List frame of column groups.
     * @see <a href="https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames">RNTuple Binary Format Specification 0.1, section 'Frames'</a>
     */
    public static class ColumnGroupList extends KaitaiStruct {
        public static ColumnGroupList parse(byte[] bytes) {
            return new ColumnGroupList(new KaitaiStream(bytes));
        }

        public ColumnGroupList(KaitaiStream _io) {
            this(_io, null, null);
        }

        public ColumnGroupList(KaitaiStream _io, RntupleRc1.Footer _parent) {
            this(_io, _parent, null);
        }

        public ColumnGroupList(KaitaiStream _io, RntupleRc1.Footer _parent, RntupleRc1 _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.lenFrame = this._io.readS4le();
            {
                int _it = this.lenFrame;
                if (!( ((((Number) (_it)).longValue() <= -(((long) 8))) && (((Number) (((Number) (_it)).longValue() + ((Number) (((Number) (_io().size())).longValue() - ((Number) (_io().pos())).longValue())).longValue())).longValue() >= -(((long) 4)))) )) {
                    throw FormatException.notValid(this.lenFrame, this._io, "/types/column_group_list/seq/0");
                }
            }
            KaitaiStream _io_body = this._io.substream(-(lenFrame()) - 4);
            this.body = new ColumnGroupListBody(_io_body, this, _root);
        }

        public void _fetchInstances() {
            this.body._fetchInstances();
        }
        private int lenFrame;
        private ColumnGroupListBody body;
        private RntupleRc1 _root;
        private RntupleRc1.Footer _parent;

        /**
         * Size of the frame in bytes, this field included, negated: the sign marks a list frame.
         */
        public int lenFrame() { return lenFrame; }

        /**
         * Number of items, items and whatever follows them inside the frame.
         */
        public ColumnGroupListBody body() { return body; }
        public RntupleRc1 _root() { return _root; }
        public RntupleRc1.Footer _parent() { return _parent; }
    }

    /**
     * Payload of the list frame of column groups.
     * @see <a href="https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames">RNTuple Binary Format Specification 0.1, section 'Frames'</a>
     */
    public static class ColumnGroupListBody extends KaitaiStruct {
        public static ColumnGroupListBody parse(byte[] bytes) {
            return new ColumnGroupListBody(new KaitaiStream(bytes));
        }

        public ColumnGroupListBody(KaitaiStream _io) {
            this(_io, null, null);
        }

        public ColumnGroupListBody(KaitaiStream _io, RntupleRc1.ColumnGroupList _parent) {
            this(_io, _parent, null);
        }

        public ColumnGroupListBody(KaitaiStream _io, RntupleRc1.ColumnGroupList _parent, RntupleRc1 _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.numItemsAndReserved = this._io.readU4le();
            {
                long _it = this.numItemsAndReserved;
                if (!(((Number) (((Number) (KaitaiStream.mod(((Number) (_it)).longValue(), ((long) 268435456)))).longValue() * ((long) 4))).longValue() <= ((Number) (((Number) (_io().size())).longValue() - ((Number) (_io().pos())).longValue())).longValue())) {
                    throw FormatException.notValid(this.numItemsAndReserved, this._io, "/types/column_group_list_body/seq/0");
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
        private Long numItems;

        /**
         * Number of items.
         */
        public Long numItems() {
            if (this.numItems != null)
                return this.numItems;
            this.numItems = ((Number) (((Number) (KaitaiStream.mod(((Number) (numItemsAndReserved())).longValue(), ((long) 268435456)))).longValue())).longValue();
            return this.numItems;
        }
        private Long reserved;

        /**
         * Reserved bits; zero in all known files.
         */
        public Long reserved() {
            if (this.reserved != null)
                return this.reserved;
            this.reserved = ((Number) (((Number) (((Number) (numItemsAndReserved())).longValue() / ((long) 268435456))).longValue())).longValue();
            return this.reserved;
        }
        private long numItemsAndReserved;
        private List<ColumnGroupRecord> items;
        private byte[] trailing;
        private RntupleRc1 _root;
        private RntupleRc1.ColumnGroupList _parent;

        /**
         * Number of items in the low 28 bits, high 4 bits reserved. Bounded by the remaining bytes, as no item is
         * smaller than 4 bytes.
         */
        public long numItemsAndReserved() { return numItemsAndReserved; }

        /**
         * The column groups, in order.
         */
        public List<ColumnGroupRecord> items() { return items; }

        /**
         * Unknown bytes up to the end of the frame, appended by a later version of the format.
         */
        public byte[] trailing() { return trailing; }
        public RntupleRc1 _root() { return _root; }
        public RntupleRc1.ColumnGroupList _parent() { return _parent; }
    }

    /**
     * Record frame around one column group.
     * @see <a href="https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames">RNTuple Binary Format Specification 0.1, section 'Frames'</a>
     */
    public static class ColumnGroupRecord extends KaitaiStruct {
        public static ColumnGroupRecord parse(byte[] bytes) {
            return new ColumnGroupRecord(new KaitaiStream(bytes));
        }

        public ColumnGroupRecord(KaitaiStream _io) {
            this(_io, null, null);
        }

        public ColumnGroupRecord(KaitaiStream _io, RntupleRc1.ColumnGroupListBody _parent) {
            this(_io, _parent, null);
        }

        public ColumnGroupRecord(KaitaiStream _io, RntupleRc1.ColumnGroupListBody _parent, RntupleRc1 _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.lenFrame = this._io.readS4le();
            {
                int _it = this.lenFrame;
                if (!( ((((Number) (_it)).longValue() >= ((long) 4)) && (((Number) (((Number) (_it)).longValue() - ((Number) (((Number) (_io().size())).longValue() - ((Number) (_io().pos())).longValue())).longValue())).longValue() <= ((long) 4))) )) {
                    throw FormatException.notValid(this.lenFrame, this._io, "/types/column_group_record/seq/0");
                }
            }
            KaitaiStream _io_body = this._io.substream(lenFrame() - 4);
            this.body = new ColumnGroup(_io_body, this, _root);
        }

        public void _fetchInstances() {
            this.body._fetchInstances();
        }
        private int lenFrame;
        private ColumnGroup body;
        private RntupleRc1 _root;
        private RntupleRc1.ColumnGroupListBody _parent;

        /**
         * Size of the frame in bytes, this field included; positive, as in every record frame.
         */
        public int lenFrame() { return lenFrame; }

        /**
         * Payload of the frame.
         */
        public ColumnGroup body() { return body; }
        public RntupleRc1 _root() { return _root; }
        public RntupleRc1.ColumnGroupListBody _parent() { return _parent; }
    }

    /**
     * List frame of column ids.
     * @see <a href="https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames">RNTuple Binary Format Specification 0.1, section 'Frames'</a>
     */
    public static class ColumnIdList extends KaitaiStruct {
        public static ColumnIdList parse(byte[] bytes) {
            return new ColumnIdList(new KaitaiStream(bytes));
        }

        public ColumnIdList(KaitaiStream _io) {
            this(_io, null, null);
        }

        public ColumnIdList(KaitaiStream _io, RntupleRc1.ColumnGroup _parent) {
            this(_io, _parent, null);
        }

        public ColumnIdList(KaitaiStream _io, RntupleRc1.ColumnGroup _parent, RntupleRc1 _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.lenFrame = this._io.readS4le();
            {
                int _it = this.lenFrame;
                if (!( ((((Number) (_it)).longValue() <= -(((long) 8))) && (((Number) (((Number) (_it)).longValue() + ((Number) (((Number) (_io().size())).longValue() - ((Number) (_io().pos())).longValue())).longValue())).longValue() >= -(((long) 4)))) )) {
                    throw FormatException.notValid(this.lenFrame, this._io, "/types/column_id_list/seq/0");
                }
            }
            KaitaiStream _io_body = this._io.substream(-(lenFrame()) - 4);
            this.body = new ColumnIdListBody(_io_body, this, _root);
        }

        public void _fetchInstances() {
            this.body._fetchInstances();
        }
        private int lenFrame;
        private ColumnIdListBody body;
        private RntupleRc1 _root;
        private RntupleRc1.ColumnGroup _parent;

        /**
         * Size of the frame in bytes, this field included, negated: the sign marks a list frame.
         */
        public int lenFrame() { return lenFrame; }

        /**
         * Number of items, items and whatever follows them inside the frame.
         */
        public ColumnIdListBody body() { return body; }
        public RntupleRc1 _root() { return _root; }
        public RntupleRc1.ColumnGroup _parent() { return _parent; }
    }

    /**
     * Payload of the list frame of column ids.
     * @see <a href="https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames">RNTuple Binary Format Specification 0.1, section 'Frames'</a>
     */
    public static class ColumnIdListBody extends KaitaiStruct {
        public static ColumnIdListBody parse(byte[] bytes) {
            return new ColumnIdListBody(new KaitaiStream(bytes));
        }

        public ColumnIdListBody(KaitaiStream _io) {
            this(_io, null, null);
        }

        public ColumnIdListBody(KaitaiStream _io, RntupleRc1.ColumnIdList _parent) {
            this(_io, _parent, null);
        }

        public ColumnIdListBody(KaitaiStream _io, RntupleRc1.ColumnIdList _parent, RntupleRc1 _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.numItemsAndReserved = this._io.readU4le();
            {
                long _it = this.numItemsAndReserved;
                if (!(((Number) (((Number) (KaitaiStream.mod(((Number) (_it)).longValue(), ((long) 268435456)))).longValue() * ((long) 4))).longValue() <= ((Number) (((Number) (_io().size())).longValue() - ((Number) (_io().pos())).longValue())).longValue())) {
                    throw FormatException.notValid(this.numItemsAndReserved, this._io, "/types/column_id_list_body/seq/0");
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
        private Long numItems;

        /**
         * Number of items.
         */
        public Long numItems() {
            if (this.numItems != null)
                return this.numItems;
            this.numItems = ((Number) (((Number) (KaitaiStream.mod(((Number) (numItemsAndReserved())).longValue(), ((long) 268435456)))).longValue())).longValue();
            return this.numItems;
        }
        private Long reserved;

        /**
         * Reserved bits; zero in all known files.
         */
        public Long reserved() {
            if (this.reserved != null)
                return this.reserved;
            this.reserved = ((Number) (((Number) (((Number) (numItemsAndReserved())).longValue() / ((long) 268435456))).longValue())).longValue();
            return this.reserved;
        }
        private long numItemsAndReserved;
        private List<Long> items;
        private byte[] trailing;
        private RntupleRc1 _root;
        private RntupleRc1.ColumnIdList _parent;

        /**
         * Number of items in the low 28 bits, high 4 bits reserved. Bounded by the remaining bytes, as no item is
         * smaller than 4 bytes.
         */
        public long numItemsAndReserved() { return numItemsAndReserved; }

        /**
         * Ids of physical columns; these are not frames.
         */
        public List<Long> items() { return items; }

        /**
         * Unknown bytes up to the end of the frame, appended by a later version of the format.
         */
        public byte[] trailing() { return trailing; }
        public RntupleRc1 _root() { return _root; }
        public RntupleRc1.ColumnIdList _parent() { return _parent; }
    }

    /**
     * List frame of column descriptions.
     * @see <a href="https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames">RNTuple Binary Format Specification 0.1, section 'Frames'</a>
     */
    public static class ColumnList extends KaitaiStruct {
        public static ColumnList parse(byte[] bytes) {
            return new ColumnList(new KaitaiStream(bytes));
        }

        public ColumnList(KaitaiStream _io) {
            this(_io, null, null);
        }

        public ColumnList(KaitaiStream _io, RntupleRc1.Schema _parent) {
            this(_io, _parent, null);
        }

        public ColumnList(KaitaiStream _io, RntupleRc1.Schema _parent, RntupleRc1 _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.lenFrame = this._io.readS4le();
            {
                int _it = this.lenFrame;
                if (!( ((((Number) (_it)).longValue() <= -(((long) 8))) && (((Number) (((Number) (_it)).longValue() + ((Number) (((Number) (_io().size())).longValue() - ((Number) (_io().pos())).longValue())).longValue())).longValue() >= -(((long) 4)))) )) {
                    throw FormatException.notValid(this.lenFrame, this._io, "/types/column_list/seq/0");
                }
            }
            KaitaiStream _io_body = this._io.substream(-(lenFrame()) - 4);
            this.body = new ColumnListBody(_io_body, this, _root);
        }

        public void _fetchInstances() {
            this.body._fetchInstances();
        }
        private int lenFrame;
        private ColumnListBody body;
        private RntupleRc1 _root;
        private RntupleRc1.Schema _parent;

        /**
         * Size of the frame in bytes, this field included, negated: the sign marks a list frame.
         */
        public int lenFrame() { return lenFrame; }

        /**
         * Number of items, items and whatever follows them inside the frame.
         */
        public ColumnListBody body() { return body; }
        public RntupleRc1 _root() { return _root; }
        public RntupleRc1.Schema _parent() { return _parent; }
    }

    /**
     * Payload of the list frame of column descriptions.
     * @see <a href="https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames">RNTuple Binary Format Specification 0.1, section 'Frames'</a>
     */
    public static class ColumnListBody extends KaitaiStruct {
        public static ColumnListBody parse(byte[] bytes) {
            return new ColumnListBody(new KaitaiStream(bytes));
        }

        public ColumnListBody(KaitaiStream _io) {
            this(_io, null, null);
        }

        public ColumnListBody(KaitaiStream _io, RntupleRc1.ColumnList _parent) {
            this(_io, _parent, null);
        }

        public ColumnListBody(KaitaiStream _io, RntupleRc1.ColumnList _parent, RntupleRc1 _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.numItemsAndReserved = this._io.readU4le();
            {
                long _it = this.numItemsAndReserved;
                if (!(((Number) (((Number) (KaitaiStream.mod(((Number) (_it)).longValue(), ((long) 268435456)))).longValue() * ((long) 4))).longValue() <= ((Number) (((Number) (_io().size())).longValue() - ((Number) (_io().pos())).longValue())).longValue())) {
                    throw FormatException.notValid(this.numItemsAndReserved, this._io, "/types/column_list_body/seq/0");
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
        private Long numItems;

        /**
         * Number of items.
         */
        public Long numItems() {
            if (this.numItems != null)
                return this.numItems;
            this.numItems = ((Number) (((Number) (KaitaiStream.mod(((Number) (numItemsAndReserved())).longValue(), ((long) 268435456)))).longValue())).longValue();
            return this.numItems;
        }
        private Long reserved;

        /**
         * Reserved bits; zero in all known files.
         */
        public Long reserved() {
            if (this.reserved != null)
                return this.reserved;
            this.reserved = ((Number) (((Number) (((Number) (numItemsAndReserved())).longValue() / ((long) 268435456))).longValue())).longValue();
            return this.reserved;
        }
        private long numItemsAndReserved;
        private List<ColumnRecord> items;
        private byte[] trailing;
        private RntupleRc1 _root;
        private RntupleRc1.ColumnList _parent;

        /**
         * Number of items in the low 28 bits, high 4 bits reserved. Bounded by the remaining bytes, as no item is
         * smaller than 4 bytes.
         */
        public long numItemsAndReserved() { return numItemsAndReserved; }

        /**
         * The column descriptions, in order.
         */
        public List<ColumnRecord> items() { return items; }

        /**
         * Unknown bytes up to the end of the frame, appended by a later version of the format.
         */
        public byte[] trailing() { return trailing; }
        public RntupleRc1 _root() { return _root; }
        public RntupleRc1.ColumnList _parent() { return _parent; }
    }

    /**
     * List frame of pages of one column in one cluster.
     * @see <a href="https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames">RNTuple Binary Format Specification 0.1, section 'Frames'</a>
     */
    public static class ColumnPages extends KaitaiStruct {
        public static ColumnPages parse(byte[] bytes) {
            return new ColumnPages(new KaitaiStream(bytes));
        }

        public ColumnPages(KaitaiStream _io) {
            this(_io, null, null);
        }

        public ColumnPages(KaitaiStream _io, RntupleRc1.ClusterPagesBody _parent) {
            this(_io, _parent, null);
        }

        public ColumnPages(KaitaiStream _io, RntupleRc1.ClusterPagesBody _parent, RntupleRc1 _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.lenFrame = this._io.readS4le();
            {
                int _it = this.lenFrame;
                if (!( ((((Number) (_it)).longValue() <= -(((long) 20))) && (((Number) (((Number) (_it)).longValue() + ((Number) (((Number) (_io().size())).longValue() - ((Number) (_io().pos())).longValue())).longValue())).longValue() >= -(((long) 4)))) )) {
                    throw FormatException.notValid(this.lenFrame, this._io, "/types/column_pages/seq/0");
                }
            }
            KaitaiStream _io_body = this._io.substream(-(lenFrame()) - 4);
            this.body = new ColumnPagesBody(_io_body, this, _root);
        }

        public void _fetchInstances() {
            this.body._fetchInstances();
        }
        private int lenFrame;
        private ColumnPagesBody body;
        private RntupleRc1 _root;
        private RntupleRc1.ClusterPagesBody _parent;

        /**
         * Size of the frame in bytes, this field included, negated: the sign marks a list frame.
         */
        public int lenFrame() { return lenFrame; }

        /**
         * Number of items, items and whatever follows them inside the frame.
         */
        public ColumnPagesBody body() { return body; }
        public RntupleRc1 _root() { return _root; }
        public RntupleRc1.ClusterPagesBody _parent() { return _parent; }
    }

    /**
     * Payload of the list frame of pages of one column in one cluster.
     * @see <a href="https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#page-list-envelope">RNTuple Binary Format Specification 0.1, section 'Page List Envelope'</a>
     */
    public static class ColumnPagesBody extends KaitaiStruct {
        public static ColumnPagesBody parse(byte[] bytes) {
            return new ColumnPagesBody(new KaitaiStream(bytes));
        }

        public ColumnPagesBody(KaitaiStream _io) {
            this(_io, null, null);
        }

        public ColumnPagesBody(KaitaiStream _io, RntupleRc1.ColumnPages _parent) {
            this(_io, _parent, null);
        }

        public ColumnPagesBody(KaitaiStream _io, RntupleRc1.ColumnPages _parent, RntupleRc1 _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.numItemsAndReserved = this._io.readU4le();
            {
                long _it = this.numItemsAndReserved;
                if (!(((Number) (((Number) (KaitaiStream.mod(((Number) (_it)).longValue(), ((long) 268435456)))).longValue() * ((long) 8))).longValue() <= ((Number) (((Number) (_io().size())).longValue() - ((Number) (_io().pos())).longValue())).longValue())) {
                    throw FormatException.notValid(this.numItemsAndReserved, this._io, "/types/column_pages_body/seq/0");
                }
            }
            this.items = new ArrayList<Page>();
            for (int i = 0; i < numItems(); i++) {
                this.items.add(new Page(this._io, this, _root));
            }
            this.elementOffset = this._io.readU8le();
            this.compressionSettings = this._io.readU4le();
            this.trailing = this._io.readBytesFull();
        }

        public void _fetchInstances() {
            for (int i = 0; i < this.items.size(); i++) {
                this.items.get(((Number) (i)).intValue())._fetchInstances();
            }
        }
        private Long numItems;

        /**
         * Number of items.
         */
        public Long numItems() {
            if (this.numItems != null)
                return this.numItems;
            this.numItems = ((Number) (((Number) (KaitaiStream.mod(((Number) (numItemsAndReserved())).longValue(), ((long) 268435456)))).longValue())).longValue();
            return this.numItems;
        }
        private Long reserved;

        /**
         * Reserved bits; zero in all known files.
         */
        public Long reserved() {
            if (this.reserved != null)
                return this.reserved;
            this.reserved = ((Number) (((Number) (((Number) (numItemsAndReserved())).longValue() / ((long) 268435456))).longValue())).longValue();
            return this.reserved;
        }
        private long numItemsAndReserved;
        private List<Page> items;
        private long elementOffset;
        private long compressionSettings;
        private byte[] trailing;
        private RntupleRc1 _root;
        private RntupleRc1.ColumnPages _parent;

        /**
         * Number of items in the low 28 bits, high 4 bits reserved. Bounded by the remaining bytes, as no item is
         * smaller than 8 bytes.
         */
        public long numItemsAndReserved() { return numItemsAndReserved; }

        /**
         * Page descriptions in the order of elements; these are not frames.
         */
        public List<Page> items() { return items; }

        /**
         * Number of elements of the column in all clusters before.
         */
        public long elementOffset() { return elementOffset; }

        /**
         * Compression asked for, 100 * algorithm + level.
         * @see <a href="https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#basic-types">RNTuple Binary Format Specification 0.1, section 'Basic Types'</a>
         */
        public long compressionSettings() { return compressionSettings; }

        /**
         * Unknown bytes up to the end of the frame, appended by a later version of the format.
         */
        public byte[] trailing() { return trailing; }
        public RntupleRc1 _root() { return _root; }
        public RntupleRc1.ColumnPages _parent() { return _parent; }
    }

    /**
     * Record frame around one column description.
     * @see <a href="https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames">RNTuple Binary Format Specification 0.1, section 'Frames'</a>
     */
    public static class ColumnRecord extends KaitaiStruct {
        public static ColumnRecord parse(byte[] bytes) {
            return new ColumnRecord(new KaitaiStream(bytes));
        }

        public ColumnRecord(KaitaiStream _io) {
            this(_io, null, null);
        }

        public ColumnRecord(KaitaiStream _io, RntupleRc1.ColumnListBody _parent) {
            this(_io, _parent, null);
        }

        public ColumnRecord(KaitaiStream _io, RntupleRc1.ColumnListBody _parent, RntupleRc1 _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.lenFrame = this._io.readS4le();
            {
                int _it = this.lenFrame;
                if (!( ((((Number) (_it)).longValue() >= ((long) 4)) && (((Number) (((Number) (_it)).longValue() - ((Number) (((Number) (_io().size())).longValue() - ((Number) (_io().pos())).longValue())).longValue())).longValue() <= ((long) 4))) )) {
                    throw FormatException.notValid(this.lenFrame, this._io, "/types/column_record/seq/0");
                }
            }
            KaitaiStream _io_body = this._io.substream(lenFrame() - 4);
            this.body = new Column(_io_body, this, _root);
        }

        public void _fetchInstances() {
            this.body._fetchInstances();
        }
        private int lenFrame;
        private Column body;
        private RntupleRc1 _root;
        private RntupleRc1.ColumnListBody _parent;

        /**
         * Size of the frame in bytes, this field included; positive, as in every record frame.
         */
        public int lenFrame() { return lenFrame; }

        /**
         * Payload of the frame.
         */
        public Column body() { return body; }
        public RntupleRc1 _root() { return _root; }
        public RntupleRc1.ColumnListBody _parent() { return _parent; }
    }

    /**
     * String with its length in front; no terminator, no padding.
     * @see <a href="https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#basic-types">RNTuple Binary Format Specification 0.1, section 'Basic Types'</a>
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

        public CountedString(KaitaiStream _io, KaitaiStruct _parent, RntupleRc1 _root) {
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
        private RntupleRc1 _root;
        private KaitaiStruct _parent;

        /**
         * Length of the string in bytes.
         */
        public long len() { return len; }

        /**
         * Bytes of the string, left undecoded here; UTF-8 by convention, ASCII by the text of the drafts.
         */
        public byte[] raw() { return raw; }
        public RntupleRc1 _root() { return _root; }
        public KaitaiStruct _parent() { return _parent; }
    }

    /**
     * Reference to another envelope.
     * @see <a href="https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#locators-and-envelope-links">RNTuple Binary Format Specification 0.1, section 'Locators and Envelope Links'</a>
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

        public EnvelopeLink(KaitaiStream _io, KaitaiStruct _parent, RntupleRc1 _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.lenEnvelope = this._io.readU4le();
            this.locator = new Locator(this._io, this, _root);
        }

        public void _fetchInstances() {
            this.locator._fetchInstances();
        }
        private long lenEnvelope;
        private Locator locator;
        private RntupleRc1 _root;
        private KaitaiStruct _parent;

        /**
         * Length in bytes of the referenced envelope after decompression.
         */
        public long lenEnvelope() { return lenEnvelope; }

        /**
         * Where the referenced envelope is stored.
         */
        public Locator locator() { return locator; }
        public RntupleRc1 _root() { return _root; }
        public KaitaiStruct _parent() { return _parent; }
    }

    /**
     * Start of every envelope.
     * @see <a href="https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#envelopes">RNTuple Binary Format Specification 0.1, section 'Envelopes'</a>
     */
    public static class EnvelopePreamble extends KaitaiStruct {
        public static EnvelopePreamble parse(byte[] bytes) {
            return new EnvelopePreamble(new KaitaiStream(bytes));
        }

        public EnvelopePreamble(KaitaiStream _io) {
            this(_io, null, null);
        }

        public EnvelopePreamble(KaitaiStream _io, KaitaiStruct _parent) {
            this(_io, _parent, null);
        }

        public EnvelopePreamble(KaitaiStream _io, KaitaiStruct _parent, RntupleRc1 _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.version = this._io.readU2le();
            {
                int _it = this.version;
                if (!( ((_it >= 0) && (((Number) (_io().size())).longValue() >= ((long) 8))) )) {
                    throw FormatException.notValid(this.version, this._io, "/types/envelope_preamble/seq/0");
                }
            }
            this.minVersion = this._io.readU2le();
        }

        public void _fetchInstances() {
        }
        private int version;
        private int minVersion;
        private RntupleRc1 _root;
        private KaitaiStruct _parent;

        /**
         * Version of the envelope that the writer used; 1.
         */
        public int version() { return version; }

        /**
         * Version that a reader must support at least; 1.
         */
        public int minVersion() { return minVersion; }
        public RntupleRc1 _root() { return _root; }
        public KaitaiStruct _parent() { return _parent; }
    }

    /**
     * Additional information about one type.
     * @see <a href="https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#extra-type-information">RNTuple Binary Format Specification 0.1, section 'Extra type information'</a>
     */
    public static class ExtraTypeInfo extends KaitaiStruct {
        public static ExtraTypeInfo parse(byte[] bytes) {
            return new ExtraTypeInfo(new KaitaiStream(bytes));
        }

        public ExtraTypeInfo(KaitaiStream _io) {
            this(_io, null, null);
        }

        public ExtraTypeInfo(KaitaiStream _io, RntupleRc1.ExtraTypeInfoRecord _parent) {
            this(_io, _parent, null);
        }

        public ExtraTypeInfo(KaitaiStream _io, RntupleRc1.ExtraTypeInfoRecord _parent, RntupleRc1 _root) {
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
        private RntupleRc1 _root;
        private RntupleRc1.ExtraTypeInfoRecord _parent;

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
        public RntupleRc1 _root() { return _root; }
        public RntupleRc1.ExtraTypeInfoRecord _parent() { return _parent; }
    }

    /**
     * List frame of extra type information records.
     * @see <a href="https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames">RNTuple Binary Format Specification 0.1, section 'Frames'</a>
     */
    public static class ExtraTypeInfoList extends KaitaiStruct {
        public static ExtraTypeInfoList parse(byte[] bytes) {
            return new ExtraTypeInfoList(new KaitaiStream(bytes));
        }

        public ExtraTypeInfoList(KaitaiStream _io) {
            this(_io, null, null);
        }

        public ExtraTypeInfoList(KaitaiStream _io, RntupleRc1.Schema _parent) {
            this(_io, _parent, null);
        }

        public ExtraTypeInfoList(KaitaiStream _io, RntupleRc1.Schema _parent, RntupleRc1 _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.lenFrame = this._io.readS4le();
            {
                int _it = this.lenFrame;
                if (!( ((((Number) (_it)).longValue() <= -(((long) 8))) && (((Number) (((Number) (_it)).longValue() + ((Number) (((Number) (_io().size())).longValue() - ((Number) (_io().pos())).longValue())).longValue())).longValue() >= -(((long) 4)))) )) {
                    throw FormatException.notValid(this.lenFrame, this._io, "/types/extra_type_info_list/seq/0");
                }
            }
            KaitaiStream _io_body = this._io.substream(-(lenFrame()) - 4);
            this.body = new ExtraTypeInfoListBody(_io_body, this, _root);
        }

        public void _fetchInstances() {
            this.body._fetchInstances();
        }
        private int lenFrame;
        private ExtraTypeInfoListBody body;
        private RntupleRc1 _root;
        private RntupleRc1.Schema _parent;

        /**
         * Size of the frame in bytes, this field included, negated: the sign marks a list frame.
         */
        public int lenFrame() { return lenFrame; }

        /**
         * Number of items, items and whatever follows them inside the frame.
         */
        public ExtraTypeInfoListBody body() { return body; }
        public RntupleRc1 _root() { return _root; }
        public RntupleRc1.Schema _parent() { return _parent; }
    }

    /**
     * Payload of the list frame of extra type information records.
     * @see <a href="https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames">RNTuple Binary Format Specification 0.1, section 'Frames'</a>
     */
    public static class ExtraTypeInfoListBody extends KaitaiStruct {
        public static ExtraTypeInfoListBody parse(byte[] bytes) {
            return new ExtraTypeInfoListBody(new KaitaiStream(bytes));
        }

        public ExtraTypeInfoListBody(KaitaiStream _io) {
            this(_io, null, null);
        }

        public ExtraTypeInfoListBody(KaitaiStream _io, RntupleRc1.ExtraTypeInfoList _parent) {
            this(_io, _parent, null);
        }

        public ExtraTypeInfoListBody(KaitaiStream _io, RntupleRc1.ExtraTypeInfoList _parent, RntupleRc1 _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.numItemsAndReserved = this._io.readU4le();
            {
                long _it = this.numItemsAndReserved;
                if (!(((Number) (((Number) (KaitaiStream.mod(((Number) (_it)).longValue(), ((long) 268435456)))).longValue() * ((long) 4))).longValue() <= ((Number) (((Number) (_io().size())).longValue() - ((Number) (_io().pos())).longValue())).longValue())) {
                    throw FormatException.notValid(this.numItemsAndReserved, this._io, "/types/extra_type_info_list_body/seq/0");
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
        private Long numItems;

        /**
         * Number of items.
         */
        public Long numItems() {
            if (this.numItems != null)
                return this.numItems;
            this.numItems = ((Number) (((Number) (KaitaiStream.mod(((Number) (numItemsAndReserved())).longValue(), ((long) 268435456)))).longValue())).longValue();
            return this.numItems;
        }
        private Long reserved;

        /**
         * Reserved bits; zero in all known files.
         */
        public Long reserved() {
            if (this.reserved != null)
                return this.reserved;
            this.reserved = ((Number) (((Number) (((Number) (numItemsAndReserved())).longValue() / ((long) 268435456))).longValue())).longValue();
            return this.reserved;
        }
        private long numItemsAndReserved;
        private List<ExtraTypeInfoRecord> items;
        private byte[] trailing;
        private RntupleRc1 _root;
        private RntupleRc1.ExtraTypeInfoList _parent;

        /**
         * Number of items in the low 28 bits, high 4 bits reserved. Bounded by the remaining bytes, as no item is
         * smaller than 4 bytes.
         */
        public long numItemsAndReserved() { return numItemsAndReserved; }

        /**
         * The extra type information records, in order.
         */
        public List<ExtraTypeInfoRecord> items() { return items; }

        /**
         * Unknown bytes up to the end of the frame, appended by a later version of the format.
         */
        public byte[] trailing() { return trailing; }
        public RntupleRc1 _root() { return _root; }
        public RntupleRc1.ExtraTypeInfoList _parent() { return _parent; }
    }

    /**
     * Record frame around one piece of extra type information.
     * @see <a href="https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames">RNTuple Binary Format Specification 0.1, section 'Frames'</a>
     */
    public static class ExtraTypeInfoRecord extends KaitaiStruct {
        public static ExtraTypeInfoRecord parse(byte[] bytes) {
            return new ExtraTypeInfoRecord(new KaitaiStream(bytes));
        }

        public ExtraTypeInfoRecord(KaitaiStream _io) {
            this(_io, null, null);
        }

        public ExtraTypeInfoRecord(KaitaiStream _io, RntupleRc1.ExtraTypeInfoListBody _parent) {
            this(_io, _parent, null);
        }

        public ExtraTypeInfoRecord(KaitaiStream _io, RntupleRc1.ExtraTypeInfoListBody _parent, RntupleRc1 _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.lenFrame = this._io.readS4le();
            {
                int _it = this.lenFrame;
                if (!( ((((Number) (_it)).longValue() >= ((long) 4)) && (((Number) (((Number) (_it)).longValue() - ((Number) (((Number) (_io().size())).longValue() - ((Number) (_io().pos())).longValue())).longValue())).longValue() <= ((long) 4))) )) {
                    throw FormatException.notValid(this.lenFrame, this._io, "/types/extra_type_info_record/seq/0");
                }
            }
            KaitaiStream _io_body = this._io.substream(lenFrame() - 4);
            this.body = new ExtraTypeInfo(_io_body, this, _root);
        }

        public void _fetchInstances() {
            this.body._fetchInstances();
        }
        private int lenFrame;
        private ExtraTypeInfo body;
        private RntupleRc1 _root;
        private RntupleRc1.ExtraTypeInfoListBody _parent;

        /**
         * Size of the frame in bytes, this field included; positive, as in every record frame.
         */
        public int lenFrame() { return lenFrame; }

        /**
         * Payload of the frame.
         */
        public ExtraTypeInfo body() { return body; }
        public RntupleRc1 _root() { return _root; }
        public RntupleRc1.ExtraTypeInfoListBody _parent() { return _parent; }
    }

    /**
     * One 64-bit word of 63 flags, in two halves so that no target language loses bits.
     * @see <a href="https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#feature-flags">RNTuple Binary Format Specification 0.1, section 'Feature Flags'</a>
     */
    public static class FeatureFlagWord extends KaitaiStruct {
        public static FeatureFlagWord parse(byte[] bytes) {
            return new FeatureFlagWord(new KaitaiStream(bytes));
        }

        public FeatureFlagWord(KaitaiStream _io) {
            this(_io, null, null);
        }

        public FeatureFlagWord(KaitaiStream _io, RntupleRc1.FeatureFlags _parent) {
            this(_io, _parent, null);
        }

        public FeatureFlagWord(KaitaiStream _io, RntupleRc1.FeatureFlags _parent, RntupleRc1 _root) {
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
        private RntupleRc1 _root;
        private RntupleRc1.FeatureFlags _parent;

        /**
         * Flags 0 to 31 of this word.
         */
        public long lo() { return lo; }

        /**
         * Flags 32 to 62 of this word; negative (bit 63 of the word is set) if another word follows.
         */
        public int hi() { return hi; }
        public RntupleRc1 _root() { return _root; }
        public RntupleRc1.FeatureFlags _parent() { return _parent; }
    }

    /**
     * Chain of 64-bit words of feature flags; readers refuse flags they do not know.
     * @see <a href="https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#feature-flags">RNTuple Binary Format Specification 0.1, section 'Feature Flags'</a>
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

        public FeatureFlags(KaitaiStream _io, KaitaiStruct _parent, RntupleRc1 _root) {
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
        private RntupleRc1 _root;
        private KaitaiStruct _parent;

        /**
         * Words of the chain; flag number 64 * i + b is bit b of word i.
         */
        public List<FeatureFlagWord> words() { return words; }
        public RntupleRc1 _root() { return _root; }
        public KaitaiStruct _parent() { return _parent; }
    }

    /**
     * Description of one field: a node of the schema tree. Numbers come first, strings last.
     * @see <a href="https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#field-description">RNTuple Binary Format Specification 0.1, section 'Field Description'</a>
     */
    public static class Field extends KaitaiStruct {
        public static Field parse(byte[] bytes) {
            return new Field(new KaitaiStream(bytes));
        }

        public Field(KaitaiStream _io) {
            this(_io, null, null);
        }

        public Field(KaitaiStream _io, RntupleRc1.FieldRecord _parent) {
            this(_io, _parent, null);
        }

        public Field(KaitaiStream _io, RntupleRc1.FieldRecord _parent, RntupleRc1 _root) {
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
            this.name = new CountedString(this._io, this, _root);
            this.typeName = new CountedString(this._io, this, _root);
            this.typeAlias = new CountedString(this._io, this, _root);
            this.description = new CountedString(this._io, this, _root);
            this.trailing = this._io.readBytesFull();
        }

        public void _fetchInstances() {
            if (isRepetitive()) {
            }
            this.name._fetchInstances();
            this.typeName._fetchInstances();
            this.typeAlias._fetchInstances();
            this.description._fetchInstances();
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
        private CountedString name;
        private CountedString typeName;
        private CountedString typeAlias;
        private CountedString description;
        private byte[] trailing;
        private RntupleRc1 _root;
        private RntupleRc1.FieldRecord _parent;

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
        public RntupleRc1 _root() { return _root; }
        public RntupleRc1.FieldRecord _parent() { return _parent; }
    }

    /**
     * List frame of field descriptions.
     * @see <a href="https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames">RNTuple Binary Format Specification 0.1, section 'Frames'</a>
     */
    public static class FieldList extends KaitaiStruct {
        public static FieldList parse(byte[] bytes) {
            return new FieldList(new KaitaiStream(bytes));
        }

        public FieldList(KaitaiStream _io) {
            this(_io, null, null);
        }

        public FieldList(KaitaiStream _io, RntupleRc1.Schema _parent) {
            this(_io, _parent, null);
        }

        public FieldList(KaitaiStream _io, RntupleRc1.Schema _parent, RntupleRc1 _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.lenFrame = this._io.readS4le();
            {
                int _it = this.lenFrame;
                if (!( ((((Number) (_it)).longValue() <= -(((long) 8))) && (((Number) (((Number) (_it)).longValue() + ((Number) (((Number) (_io().size())).longValue() - ((Number) (_io().pos())).longValue())).longValue())).longValue() >= -(((long) 4)))) )) {
                    throw FormatException.notValid(this.lenFrame, this._io, "/types/field_list/seq/0");
                }
            }
            KaitaiStream _io_body = this._io.substream(-(lenFrame()) - 4);
            this.body = new FieldListBody(_io_body, this, _root);
        }

        public void _fetchInstances() {
            this.body._fetchInstances();
        }
        private int lenFrame;
        private FieldListBody body;
        private RntupleRc1 _root;
        private RntupleRc1.Schema _parent;

        /**
         * Size of the frame in bytes, this field included, negated: the sign marks a list frame.
         */
        public int lenFrame() { return lenFrame; }

        /**
         * Number of items, items and whatever follows them inside the frame.
         */
        public FieldListBody body() { return body; }
        public RntupleRc1 _root() { return _root; }
        public RntupleRc1.Schema _parent() { return _parent; }
    }

    /**
     * Payload of the list frame of field descriptions.
     * @see <a href="https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames">RNTuple Binary Format Specification 0.1, section 'Frames'</a>
     */
    public static class FieldListBody extends KaitaiStruct {
        public static FieldListBody parse(byte[] bytes) {
            return new FieldListBody(new KaitaiStream(bytes));
        }

        public FieldListBody(KaitaiStream _io) {
            this(_io, null, null);
        }

        public FieldListBody(KaitaiStream _io, RntupleRc1.FieldList _parent) {
            this(_io, _parent, null);
        }

        public FieldListBody(KaitaiStream _io, RntupleRc1.FieldList _parent, RntupleRc1 _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.numItemsAndReserved = this._io.readU4le();
            {
                long _it = this.numItemsAndReserved;
                if (!(((Number) (((Number) (KaitaiStream.mod(((Number) (_it)).longValue(), ((long) 268435456)))).longValue() * ((long) 4))).longValue() <= ((Number) (((Number) (_io().size())).longValue() - ((Number) (_io().pos())).longValue())).longValue())) {
                    throw FormatException.notValid(this.numItemsAndReserved, this._io, "/types/field_list_body/seq/0");
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
        private Long numItems;

        /**
         * Number of items.
         */
        public Long numItems() {
            if (this.numItems != null)
                return this.numItems;
            this.numItems = ((Number) (((Number) (KaitaiStream.mod(((Number) (numItemsAndReserved())).longValue(), ((long) 268435456)))).longValue())).longValue();
            return this.numItems;
        }
        private Long reserved;

        /**
         * Reserved bits; zero in all known files.
         */
        public Long reserved() {
            if (this.reserved != null)
                return this.reserved;
            this.reserved = ((Number) (((Number) (((Number) (numItemsAndReserved())).longValue() / ((long) 268435456))).longValue())).longValue();
            return this.reserved;
        }
        private long numItemsAndReserved;
        private List<FieldRecord> items;
        private byte[] trailing;
        private RntupleRc1 _root;
        private RntupleRc1.FieldList _parent;

        /**
         * Number of items in the low 28 bits, high 4 bits reserved. Bounded by the remaining bytes, as no item is
         * smaller than 4 bytes.
         */
        public long numItemsAndReserved() { return numItemsAndReserved; }

        /**
         * The field descriptions, in order.
         */
        public List<FieldRecord> items() { return items; }

        /**
         * Unknown bytes up to the end of the frame, appended by a later version of the format.
         */
        public byte[] trailing() { return trailing; }
        public RntupleRc1 _root() { return _root; }
        public RntupleRc1.FieldList _parent() { return _parent; }
    }

    /**
     * Record frame around one field description.
     * @see <a href="https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames">RNTuple Binary Format Specification 0.1, section 'Frames'</a>
     */
    public static class FieldRecord extends KaitaiStruct {
        public static FieldRecord parse(byte[] bytes) {
            return new FieldRecord(new KaitaiStream(bytes));
        }

        public FieldRecord(KaitaiStream _io) {
            this(_io, null, null);
        }

        public FieldRecord(KaitaiStream _io, RntupleRc1.FieldListBody _parent) {
            this(_io, _parent, null);
        }

        public FieldRecord(KaitaiStream _io, RntupleRc1.FieldListBody _parent, RntupleRc1 _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.lenFrame = this._io.readS4le();
            {
                int _it = this.lenFrame;
                if (!( ((((Number) (_it)).longValue() >= ((long) 4)) && (((Number) (((Number) (_it)).longValue() - ((Number) (((Number) (_io().size())).longValue() - ((Number) (_io().pos())).longValue())).longValue())).longValue() <= ((long) 4))) )) {
                    throw FormatException.notValid(this.lenFrame, this._io, "/types/field_record/seq/0");
                }
            }
            KaitaiStream _io_body = this._io.substream(lenFrame() - 4);
            this.body = new Field(_io_body, this, _root);
        }

        public void _fetchInstances() {
            this.body._fetchInstances();
        }
        private int lenFrame;
        private Field body;
        private RntupleRc1 _root;
        private RntupleRc1.FieldListBody _parent;

        /**
         * Size of the frame in bytes, this field included; positive, as in every record frame.
         */
        public int lenFrame() { return lenFrame; }

        /**
         * Payload of the frame.
         */
        public Field body() { return body; }
        public RntupleRc1 _root() { return _root; }
        public RntupleRc1.FieldListBody _parent() { return _parent; }
    }

    /**
     * List frame of floating point values.
     * @see <a href="https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames">RNTuple Binary Format Specification 0.1, section 'Frames'</a>
     */
    public static class Float64List extends KaitaiStruct {
        public static Float64List parse(byte[] bytes) {
            return new Float64List(new KaitaiStream(bytes));
        }

        public Float64List(KaitaiStream _io) {
            this(_io, null, null);
        }

        public Float64List(KaitaiStream _io, RntupleRc1.MetaDataEntry _parent) {
            this(_io, _parent, null);
        }

        public Float64List(KaitaiStream _io, RntupleRc1.MetaDataEntry _parent, RntupleRc1 _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.lenFrame = this._io.readS4le();
            {
                int _it = this.lenFrame;
                if (!( ((((Number) (_it)).longValue() <= -(((long) 8))) && (((Number) (((Number) (_it)).longValue() + ((Number) (((Number) (_io().size())).longValue() - ((Number) (_io().pos())).longValue())).longValue())).longValue() >= -(((long) 4)))) )) {
                    throw FormatException.notValid(this.lenFrame, this._io, "/types/float64_list/seq/0");
                }
            }
            KaitaiStream _io_body = this._io.substream(-(lenFrame()) - 4);
            this.body = new Float64ListBody(_io_body, this, _root);
        }

        public void _fetchInstances() {
            this.body._fetchInstances();
        }
        private int lenFrame;
        private Float64ListBody body;
        private RntupleRc1 _root;
        private RntupleRc1.MetaDataEntry _parent;

        /**
         * Size of the frame in bytes, this field included, negated: the sign marks a list frame.
         */
        public int lenFrame() { return lenFrame; }

        /**
         * Number of items, items and whatever follows them inside the frame.
         */
        public Float64ListBody body() { return body; }
        public RntupleRc1 _root() { return _root; }
        public RntupleRc1.MetaDataEntry _parent() { return _parent; }
    }

    /**
     * Payload of the list frame of floating point values.
     * @see <a href="https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#user-meta-data-envelope">RNTuple Binary Format Specification 0.1, section 'User Meta-data Envelope'</a>
     */
    public static class Float64ListBody extends KaitaiStruct {
        public static Float64ListBody parse(byte[] bytes) {
            return new Float64ListBody(new KaitaiStream(bytes));
        }

        public Float64ListBody(KaitaiStream _io) {
            this(_io, null, null);
        }

        public Float64ListBody(KaitaiStream _io, RntupleRc1.Float64List _parent) {
            this(_io, _parent, null);
        }

        public Float64ListBody(KaitaiStream _io, RntupleRc1.Float64List _parent, RntupleRc1 _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.numItemsAndReserved = this._io.readU4le();
            {
                long _it = this.numItemsAndReserved;
                if (!(((Number) (((Number) (KaitaiStream.mod(((Number) (_it)).longValue(), ((long) 268435456)))).longValue() * ((long) 8))).longValue() <= ((Number) (((Number) (_io().size())).longValue() - ((Number) (_io().pos())).longValue())).longValue())) {
                    throw FormatException.notValid(this.numItemsAndReserved, this._io, "/types/float64_list_body/seq/0");
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
        private Long numItems;

        /**
         * Number of items.
         */
        public Long numItems() {
            if (this.numItems != null)
                return this.numItems;
            this.numItems = ((Number) (((Number) (KaitaiStream.mod(((Number) (numItemsAndReserved())).longValue(), ((long) 268435456)))).longValue())).longValue();
            return this.numItems;
        }
        private Long reserved;

        /**
         * Reserved bits; zero in all known files.
         */
        public Long reserved() {
            if (this.reserved != null)
                return this.reserved;
            this.reserved = ((Number) (((Number) (((Number) (numItemsAndReserved())).longValue() / ((long) 268435456))).longValue())).longValue();
            return this.reserved;
        }
        private long numItemsAndReserved;
        private List<Double> items;
        private byte[] trailing;
        private RntupleRc1 _root;
        private RntupleRc1.Float64List _parent;

        /**
         * Number of items in the low 28 bits, high 4 bits reserved. Bounded by the remaining bytes, as no item is
         * smaller than 8 bytes.
         */
        public long numItemsAndReserved() { return numItemsAndReserved; }

        /**
         * The values.
         */
        public List<Double> items() { return items; }

        /**
         * Unknown bytes up to the end of the frame, appended by a later version of the format.
         */
        public byte[] trailing() { return trailing; }
        public RntupleRc1 _root() { return _root; }
        public RntupleRc1.Float64List _parent() { return _parent; }
    }

    /**
     * Payload of the footer envelope: additions to the schema, and the way to the page lists.
     * @see <a href="https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#footer-envelope">RNTuple Binary Format Specification 0.1, section 'Footer Envelope'</a>
     */
    public static class Footer extends KaitaiStruct {
        public static Footer parse(byte[] bytes) {
            return new Footer(new KaitaiStream(bytes));
        }

        public Footer(KaitaiStream _io) {
            this(_io, null, null);
        }

        public Footer(KaitaiStream _io, RntupleRc1.FooterEnvelope _parent) {
            this(_io, _parent, null);
        }

        public Footer(KaitaiStream _io, RntupleRc1.FooterEnvelope _parent, RntupleRc1 _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.featureFlags = new FeatureFlags(this._io, this, _root);
            this.headerChecksum = this._io.readBytes(4);
            this.schemaExtension = new SchemaExtensionFrame(this._io, this, _root);
            this.columnGroups = new ColumnGroupList(this._io, this, _root);
            this.clusterSummaries = new ClusterSummaryList(this._io, this, _root);
            this.clusterGroups = new ClusterGroupList(this._io, this, _root);
            this.metaDataLinks = new MetaDataLinkList(this._io, this, _root);
            this.trailing = this._io.readBytesFull();
        }

        public void _fetchInstances() {
            this.featureFlags._fetchInstances();
            this.schemaExtension._fetchInstances();
            this.columnGroups._fetchInstances();
            this.clusterSummaries._fetchInstances();
            this.clusterGroups._fetchInstances();
            this.metaDataLinks._fetchInstances();
        }
        private FeatureFlags featureFlags;
        private byte[] headerChecksum;
        private SchemaExtensionFrame schemaExtension;
        private ColumnGroupList columnGroups;
        private ClusterSummaryList clusterSummaries;
        private ClusterGroupList clusterGroups;
        private MetaDataLinkList metaDataLinks;
        private byte[] trailing;
        private RntupleRc1 _root;
        private RntupleRc1.FooterEnvelope _parent;

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
        public SchemaExtensionFrame schemaExtension() { return schemaExtension; }

        /**
         * Subsets of the columns; empty unless there are sharded clusters.
         */
        public ColumnGroupList columnGroups() { return columnGroups; }

        /**
         * Entry ranges of all clusters, in the order of their ids.
         */
        public ClusterSummaryList clusterSummaries() { return clusterSummaries; }

        /**
         * Cluster groups, each with a link to its page list.
         */
        public ClusterGroupList clusterGroups() { return clusterGroups; }

        /**
         * Links to user meta-data envelopes.
         */
        public MetaDataLinkList metaDataLinks() { return metaDataLinks; }

        /**
         * Unknown bytes up to the end of the envelope payload, appended by a later version of the format.
         */
        public byte[] trailing() { return trailing; }
        public RntupleRc1 _root() { return _root; }
        public RntupleRc1.FooterEnvelope _parent() { return _parent; }
    }

    /**
     * Whole footer envelope, from a slice that holds exactly the envelope.
     * @see <a href="https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#envelopes">RNTuple Binary Format Specification 0.1, section 'Envelopes'</a>
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

        public FooterEnvelope(KaitaiStream _io, KaitaiStruct _parent, RntupleRc1 _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.preamble = new EnvelopePreamble(this._io, this, _root);
            KaitaiStream _io_payload = this._io.substream(((Number) (((Number) (((Number) (_io().size())).longValue() - ((Number) (_io().pos())).longValue())).longValue() - ((long) 4))).longValue());
            this.payload = new Footer(_io_payload, this, _root);
            this.checksum = this._io.readBytes(4);
        }

        public void _fetchInstances() {
            this.preamble._fetchInstances();
            this.payload._fetchInstances();
        }
        private EnvelopePreamble preamble;
        private Footer payload;
        private byte[] checksum;
        private RntupleRc1 _root;
        private KaitaiStruct _parent;

        /**
         * Versions of the envelope.
         */
        public EnvelopePreamble preamble() { return preamble; }

        /**
         * Contents of the envelope.
         */
        public Footer payload() { return payload; }

        /**
         * CRC32 of all preceding bytes of the envelope, little-endian.
         */
        public byte[] checksum() { return checksum; }
        public RntupleRc1 _root() { return _root; }
        public KaitaiStruct _parent() { return _parent; }
    }

    /**
     * Payload of the header envelope: name, provenance and schema of the RNTuple.
     * @see <a href="https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#header-envelope">RNTuple Binary Format Specification 0.1, section 'Header Envelope'</a>
     */
    public static class Header extends KaitaiStruct {
        public static Header parse(byte[] bytes) {
            return new Header(new KaitaiStream(bytes));
        }

        public Header(KaitaiStream _io) {
            this(_io, null, null);
        }

        public Header(KaitaiStream _io, RntupleRc1.HeaderEnvelope _parent) {
            this(_io, _parent, null);
        }

        public Header(KaitaiStream _io, RntupleRc1.HeaderEnvelope _parent, RntupleRc1 _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.featureFlags = new FeatureFlags(this._io, this, _root);
            this.releaseCandidateTag = this._io.readU4le();
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
        private long releaseCandidateTag;
        private CountedString name;
        private CountedString description;
        private CountedString writer;
        private Schema schema;
        private byte[] trailing;
        private RntupleRc1 _root;
        private RntupleRc1.HeaderEnvelope _parent;

        /**
         * Features that a reader must know.
         */
        public FeatureFlags featureFlags() { return featureFlags; }

        /**
         * Marks unstable versions of the format; 1 in all files of this generation.
         */
        public long releaseCandidateTag() { return releaseCandidateTag; }

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
        public RntupleRc1 _root() { return _root; }
        public RntupleRc1.HeaderEnvelope _parent() { return _parent; }
    }

    /**
     * Whole header envelope, from a slice that holds exactly the envelope.
     * @see <a href="https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#envelopes">RNTuple Binary Format Specification 0.1, section 'Envelopes'</a>
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

        public HeaderEnvelope(KaitaiStream _io, KaitaiStruct _parent, RntupleRc1 _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.preamble = new EnvelopePreamble(this._io, this, _root);
            KaitaiStream _io_payload = this._io.substream(((Number) (((Number) (((Number) (_io().size())).longValue() - ((Number) (_io().pos())).longValue())).longValue() - ((long) 4))).longValue());
            this.payload = new Header(_io_payload, this, _root);
            this.checksum = this._io.readBytes(4);
        }

        public void _fetchInstances() {
            this.preamble._fetchInstances();
            this.payload._fetchInstances();
        }
        private EnvelopePreamble preamble;
        private Header payload;
        private byte[] checksum;
        private RntupleRc1 _root;
        private KaitaiStruct _parent;

        /**
         * Versions of the envelope.
         */
        public EnvelopePreamble preamble() { return preamble; }

        /**
         * Contents of the envelope.
         */
        public Header payload() { return payload; }

        /**
         * CRC32 of all preceding bytes of the envelope, little-endian.
         */
        public byte[] checksum() { return checksum; }
        public RntupleRc1 _root() { return _root; }
        public KaitaiStruct _parent() { return _parent; }
    }

    /**
     * List frame of integer values.
     * @see <a href="https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames">RNTuple Binary Format Specification 0.1, section 'Frames'</a>
     */
    public static class Int64List extends KaitaiStruct {
        public static Int64List parse(byte[] bytes) {
            return new Int64List(new KaitaiStream(bytes));
        }

        public Int64List(KaitaiStream _io) {
            this(_io, null, null);
        }

        public Int64List(KaitaiStream _io, RntupleRc1.MetaDataEntry _parent) {
            this(_io, _parent, null);
        }

        public Int64List(KaitaiStream _io, RntupleRc1.MetaDataEntry _parent, RntupleRc1 _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.lenFrame = this._io.readS4le();
            {
                int _it = this.lenFrame;
                if (!( ((((Number) (_it)).longValue() <= -(((long) 8))) && (((Number) (((Number) (_it)).longValue() + ((Number) (((Number) (_io().size())).longValue() - ((Number) (_io().pos())).longValue())).longValue())).longValue() >= -(((long) 4)))) )) {
                    throw FormatException.notValid(this.lenFrame, this._io, "/types/int64_list/seq/0");
                }
            }
            KaitaiStream _io_body = this._io.substream(-(lenFrame()) - 4);
            this.body = new Int64ListBody(_io_body, this, _root);
        }

        public void _fetchInstances() {
            this.body._fetchInstances();
        }
        private int lenFrame;
        private Int64ListBody body;
        private RntupleRc1 _root;
        private RntupleRc1.MetaDataEntry _parent;

        /**
         * Size of the frame in bytes, this field included, negated: the sign marks a list frame.
         */
        public int lenFrame() { return lenFrame; }

        /**
         * Number of items, items and whatever follows them inside the frame.
         */
        public Int64ListBody body() { return body; }
        public RntupleRc1 _root() { return _root; }
        public RntupleRc1.MetaDataEntry _parent() { return _parent; }
    }

    /**
     * Payload of the list frame of integer values.
     * @see <a href="https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#user-meta-data-envelope">RNTuple Binary Format Specification 0.1, section 'User Meta-data Envelope'</a>
     */
    public static class Int64ListBody extends KaitaiStruct {
        public static Int64ListBody parse(byte[] bytes) {
            return new Int64ListBody(new KaitaiStream(bytes));
        }

        public Int64ListBody(KaitaiStream _io) {
            this(_io, null, null);
        }

        public Int64ListBody(KaitaiStream _io, RntupleRc1.Int64List _parent) {
            this(_io, _parent, null);
        }

        public Int64ListBody(KaitaiStream _io, RntupleRc1.Int64List _parent, RntupleRc1 _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.numItemsAndReserved = this._io.readU4le();
            {
                long _it = this.numItemsAndReserved;
                if (!(((Number) (((Number) (KaitaiStream.mod(((Number) (_it)).longValue(), ((long) 268435456)))).longValue() * ((long) 8))).longValue() <= ((Number) (((Number) (_io().size())).longValue() - ((Number) (_io().pos())).longValue())).longValue())) {
                    throw FormatException.notValid(this.numItemsAndReserved, this._io, "/types/int64_list_body/seq/0");
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
        private Long numItems;

        /**
         * Number of items.
         */
        public Long numItems() {
            if (this.numItems != null)
                return this.numItems;
            this.numItems = ((Number) (((Number) (KaitaiStream.mod(((Number) (numItemsAndReserved())).longValue(), ((long) 268435456)))).longValue())).longValue();
            return this.numItems;
        }
        private Long reserved;

        /**
         * Reserved bits; zero in all known files.
         */
        public Long reserved() {
            if (this.reserved != null)
                return this.reserved;
            this.reserved = ((Number) (((Number) (((Number) (numItemsAndReserved())).longValue() / ((long) 268435456))).longValue())).longValue();
            return this.reserved;
        }
        private long numItemsAndReserved;
        private List<Long> items;
        private byte[] trailing;
        private RntupleRc1 _root;
        private RntupleRc1.Int64List _parent;

        /**
         * Number of items in the low 28 bits, high 4 bits reserved. Bounded by the remaining bytes, as no item is
         * smaller than 8 bytes.
         */
        public long numItemsAndReserved() { return numItemsAndReserved; }

        /**
         * The values.
         */
        public List<Long> items() { return items; }

        /**
         * Unknown bytes up to the end of the frame, appended by a later version of the format.
         */
        public byte[] trailing() { return trailing; }
        public RntupleRc1 _root() { return _root; }
        public RntupleRc1.Int64List _parent() { return _parent; }
    }

    /**
     * Where a byte range is stored. A non-negative head is the size of a byte range in the same file, and an
     * offset follows. A negative head is negated as a whole and then holds locator size, reserved byte and
     * kind.
     * @see <a href="https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#locators-and-envelope-links">RNTuple Binary Format Specification 0.1, section 'Locators and Envelope Links'</a>
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

        public Locator(KaitaiStream _io, KaitaiStruct _parent, RntupleRc1 _root) {
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
        private RntupleRc1 _root;
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
        public RntupleRc1 _root() { return _root; }
        public KaitaiStruct _parent() { return _parent; }
    }

    /**
     * Payload of a user meta-data envelope.
     * @see <a href="https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#user-meta-data-envelope">RNTuple Binary Format Specification 0.1, section 'User Meta-data Envelope'</a>
     */
    public static class MetaData extends KaitaiStruct {
        public static MetaData parse(byte[] bytes) {
            return new MetaData(new KaitaiStream(bytes));
        }

        public MetaData(KaitaiStream _io) {
            this(_io, null, null);
        }

        public MetaData(KaitaiStream _io, RntupleRc1.MetaDataEnvelope _parent) {
            this(_io, _parent, null);
        }

        public MetaData(KaitaiStream _io, RntupleRc1.MetaDataEnvelope _parent, RntupleRc1 _root) {
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
        private RntupleRc1 _root;
        private RntupleRc1.MetaDataEnvelope _parent;

        /**
         * Key-value pairs; a key may occur several times, which are its versions.
         */
        public MetaDataEntryList entries() { return entries; }

        /**
         * Unknown bytes up to the end of the envelope payload, appended by a later version of the format.
         */
        public byte[] trailing() { return trailing; }
        public RntupleRc1 _root() { return _root; }
        public RntupleRc1.MetaDataEnvelope _parent() { return _parent; }
    }

    /**
     * Boolean value.
     * @see <a href="https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#user-meta-data-envelope">RNTuple Binary Format Specification 0.1, section 'User Meta-data Envelope'</a>
     */
    public static class MetaDataBool extends KaitaiStruct {
        public static MetaDataBool parse(byte[] bytes) {
            return new MetaDataBool(new KaitaiStream(bytes));
        }

        public MetaDataBool(KaitaiStream _io) {
            this(_io, null, null);
        }

        public MetaDataBool(KaitaiStream _io, RntupleRc1.MetaDataEntry _parent) {
            this(_io, _parent, null);
        }

        public MetaDataBool(KaitaiStream _io, RntupleRc1.MetaDataEntry _parent, RntupleRc1 _root) {
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
        private RntupleRc1 _root;
        private RntupleRc1.MetaDataEntry _parent;

        /**
         * The value; not zero is true.
         */
        public int number() { return number; }
        public RntupleRc1 _root() { return _root; }
        public RntupleRc1.MetaDataEntry _parent() { return _parent; }
    }

    /**
     * One key-value pair.
     * @see <a href="https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#user-meta-data-envelope">RNTuple Binary Format Specification 0.1, section 'User Meta-data Envelope'</a>
     */
    public static class MetaDataEntry extends KaitaiStruct {
        public static MetaDataEntry parse(byte[] bytes) {
            return new MetaDataEntry(new KaitaiStream(bytes));
        }

        public MetaDataEntry(KaitaiStream _io) {
            this(_io, null, null);
        }

        public MetaDataEntry(KaitaiStream _io, RntupleRc1.MetaDataEntryRecord _parent) {
            this(_io, _parent, null);
        }

        public MetaDataEntry(KaitaiStream _io, RntupleRc1.MetaDataEntryRecord _parent, RntupleRc1 _root) {
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
        private RntupleRc1 _root;
        private RntupleRc1.MetaDataEntryRecord _parent;

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
        public RntupleRc1 _root() { return _root; }
        public RntupleRc1.MetaDataEntryRecord _parent() { return _parent; }
    }

    /**
     * List frame of key-value pairs.
     * @see <a href="https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames">RNTuple Binary Format Specification 0.1, section 'Frames'</a>
     */
    public static class MetaDataEntryList extends KaitaiStruct {
        public static MetaDataEntryList parse(byte[] bytes) {
            return new MetaDataEntryList(new KaitaiStream(bytes));
        }

        public MetaDataEntryList(KaitaiStream _io) {
            this(_io, null, null);
        }

        public MetaDataEntryList(KaitaiStream _io, RntupleRc1.MetaData _parent) {
            this(_io, _parent, null);
        }

        public MetaDataEntryList(KaitaiStream _io, RntupleRc1.MetaData _parent, RntupleRc1 _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.lenFrame = this._io.readS4le();
            {
                int _it = this.lenFrame;
                if (!( ((((Number) (_it)).longValue() <= -(((long) 8))) && (((Number) (((Number) (_it)).longValue() + ((Number) (((Number) (_io().size())).longValue() - ((Number) (_io().pos())).longValue())).longValue())).longValue() >= -(((long) 4)))) )) {
                    throw FormatException.notValid(this.lenFrame, this._io, "/types/meta_data_entry_list/seq/0");
                }
            }
            KaitaiStream _io_body = this._io.substream(-(lenFrame()) - 4);
            this.body = new MetaDataEntryListBody(_io_body, this, _root);
        }

        public void _fetchInstances() {
            this.body._fetchInstances();
        }
        private int lenFrame;
        private MetaDataEntryListBody body;
        private RntupleRc1 _root;
        private RntupleRc1.MetaData _parent;

        /**
         * Size of the frame in bytes, this field included, negated: the sign marks a list frame.
         */
        public int lenFrame() { return lenFrame; }

        /**
         * Number of items, items and whatever follows them inside the frame.
         */
        public MetaDataEntryListBody body() { return body; }
        public RntupleRc1 _root() { return _root; }
        public RntupleRc1.MetaData _parent() { return _parent; }
    }

    /**
     * Payload of the list frame of key-value pairs.
     * @see <a href="https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames">RNTuple Binary Format Specification 0.1, section 'Frames'</a>
     */
    public static class MetaDataEntryListBody extends KaitaiStruct {
        public static MetaDataEntryListBody parse(byte[] bytes) {
            return new MetaDataEntryListBody(new KaitaiStream(bytes));
        }

        public MetaDataEntryListBody(KaitaiStream _io) {
            this(_io, null, null);
        }

        public MetaDataEntryListBody(KaitaiStream _io, RntupleRc1.MetaDataEntryList _parent) {
            this(_io, _parent, null);
        }

        public MetaDataEntryListBody(KaitaiStream _io, RntupleRc1.MetaDataEntryList _parent, RntupleRc1 _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.numItemsAndReserved = this._io.readU4le();
            {
                long _it = this.numItemsAndReserved;
                if (!(((Number) (((Number) (KaitaiStream.mod(((Number) (_it)).longValue(), ((long) 268435456)))).longValue() * ((long) 4))).longValue() <= ((Number) (((Number) (_io().size())).longValue() - ((Number) (_io().pos())).longValue())).longValue())) {
                    throw FormatException.notValid(this.numItemsAndReserved, this._io, "/types/meta_data_entry_list_body/seq/0");
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
        private Long numItems;

        /**
         * Number of items.
         */
        public Long numItems() {
            if (this.numItems != null)
                return this.numItems;
            this.numItems = ((Number) (((Number) (KaitaiStream.mod(((Number) (numItemsAndReserved())).longValue(), ((long) 268435456)))).longValue())).longValue();
            return this.numItems;
        }
        private Long reserved;

        /**
         * Reserved bits; zero in all known files.
         */
        public Long reserved() {
            if (this.reserved != null)
                return this.reserved;
            this.reserved = ((Number) (((Number) (((Number) (numItemsAndReserved())).longValue() / ((long) 268435456))).longValue())).longValue();
            return this.reserved;
        }
        private long numItemsAndReserved;
        private List<MetaDataEntryRecord> items;
        private byte[] trailing;
        private RntupleRc1 _root;
        private RntupleRc1.MetaDataEntryList _parent;

        /**
         * Number of items in the low 28 bits, high 4 bits reserved. Bounded by the remaining bytes, as no item is
         * smaller than 4 bytes.
         */
        public long numItemsAndReserved() { return numItemsAndReserved; }

        /**
         * The key-value pairs, in order.
         */
        public List<MetaDataEntryRecord> items() { return items; }

        /**
         * Unknown bytes up to the end of the frame, appended by a later version of the format.
         */
        public byte[] trailing() { return trailing; }
        public RntupleRc1 _root() { return _root; }
        public RntupleRc1.MetaDataEntryList _parent() { return _parent; }
    }

    /**
     * Record frame around one key-value pair.
     * @see <a href="https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames">RNTuple Binary Format Specification 0.1, section 'Frames'</a>
     */
    public static class MetaDataEntryRecord extends KaitaiStruct {
        public static MetaDataEntryRecord parse(byte[] bytes) {
            return new MetaDataEntryRecord(new KaitaiStream(bytes));
        }

        public MetaDataEntryRecord(KaitaiStream _io) {
            this(_io, null, null);
        }

        public MetaDataEntryRecord(KaitaiStream _io, RntupleRc1.MetaDataEntryListBody _parent) {
            this(_io, _parent, null);
        }

        public MetaDataEntryRecord(KaitaiStream _io, RntupleRc1.MetaDataEntryListBody _parent, RntupleRc1 _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.lenFrame = this._io.readS4le();
            {
                int _it = this.lenFrame;
                if (!( ((((Number) (_it)).longValue() >= ((long) 4)) && (((Number) (((Number) (_it)).longValue() - ((Number) (((Number) (_io().size())).longValue() - ((Number) (_io().pos())).longValue())).longValue())).longValue() <= ((long) 4))) )) {
                    throw FormatException.notValid(this.lenFrame, this._io, "/types/meta_data_entry_record/seq/0");
                }
            }
            KaitaiStream _io_body = this._io.substream(lenFrame() - 4);
            this.body = new MetaDataEntry(_io_body, this, _root);
        }

        public void _fetchInstances() {
            this.body._fetchInstances();
        }
        private int lenFrame;
        private MetaDataEntry body;
        private RntupleRc1 _root;
        private RntupleRc1.MetaDataEntryListBody _parent;

        /**
         * Size of the frame in bytes, this field included; positive, as in every record frame.
         */
        public int lenFrame() { return lenFrame; }

        /**
         * Payload of the frame.
         */
        public MetaDataEntry body() { return body; }
        public RntupleRc1 _root() { return _root; }
        public RntupleRc1.MetaDataEntryListBody _parent() { return _parent; }
    }

    /**
     * Whole user meta-data envelope, from a slice that holds exactly the envelope.
     * @see <a href="https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#envelopes">RNTuple Binary Format Specification 0.1, section 'Envelopes'</a>
     */
    public static class MetaDataEnvelope extends KaitaiStruct {
        public static MetaDataEnvelope parse(byte[] bytes) {
            return new MetaDataEnvelope(new KaitaiStream(bytes));
        }

        public MetaDataEnvelope(KaitaiStream _io) {
            this(_io, null, null);
        }

        public MetaDataEnvelope(KaitaiStream _io, KaitaiStruct _parent) {
            this(_io, _parent, null);
        }

        public MetaDataEnvelope(KaitaiStream _io, KaitaiStruct _parent, RntupleRc1 _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.preamble = new EnvelopePreamble(this._io, this, _root);
            KaitaiStream _io_payload = this._io.substream(((Number) (((Number) (((Number) (_io().size())).longValue() - ((Number) (_io().pos())).longValue())).longValue() - ((long) 4))).longValue());
            this.payload = new MetaData(_io_payload, this, _root);
            this.checksum = this._io.readBytes(4);
        }

        public void _fetchInstances() {
            this.preamble._fetchInstances();
            this.payload._fetchInstances();
        }
        private EnvelopePreamble preamble;
        private MetaData payload;
        private byte[] checksum;
        private RntupleRc1 _root;
        private KaitaiStruct _parent;

        /**
         * Versions of the envelope.
         */
        public EnvelopePreamble preamble() { return preamble; }

        /**
         * Contents of the envelope.
         */
        public MetaData payload() { return payload; }

        /**
         * CRC32 of all preceding bytes of the envelope, little-endian.
         */
        public byte[] checksum() { return checksum; }
        public RntupleRc1 _root() { return _root; }
        public KaitaiStruct _parent() { return _parent; }
    }

    /**
     * Floating point value.
     * @see <a href="https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#user-meta-data-envelope">RNTuple Binary Format Specification 0.1, section 'User Meta-data Envelope'</a>
     */
    public static class MetaDataFloat64 extends KaitaiStruct {
        public static MetaDataFloat64 parse(byte[] bytes) {
            return new MetaDataFloat64(new KaitaiStream(bytes));
        }

        public MetaDataFloat64(KaitaiStream _io) {
            this(_io, null, null);
        }

        public MetaDataFloat64(KaitaiStream _io, RntupleRc1.MetaDataEntry _parent) {
            this(_io, _parent, null);
        }

        public MetaDataFloat64(KaitaiStream _io, RntupleRc1.MetaDataEntry _parent, RntupleRc1 _root) {
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
        private RntupleRc1 _root;
        private RntupleRc1.MetaDataEntry _parent;

        /**
         * The value.
         */
        public double number() { return number; }
        public RntupleRc1 _root() { return _root; }
        public RntupleRc1.MetaDataEntry _parent() { return _parent; }
    }

    /**
     * Integer value.
     * @see <a href="https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#user-meta-data-envelope">RNTuple Binary Format Specification 0.1, section 'User Meta-data Envelope'</a>
     */
    public static class MetaDataInt64 extends KaitaiStruct {
        public static MetaDataInt64 parse(byte[] bytes) {
            return new MetaDataInt64(new KaitaiStream(bytes));
        }

        public MetaDataInt64(KaitaiStream _io) {
            this(_io, null, null);
        }

        public MetaDataInt64(KaitaiStream _io, RntupleRc1.MetaDataEntry _parent) {
            this(_io, _parent, null);
        }

        public MetaDataInt64(KaitaiStream _io, RntupleRc1.MetaDataEntry _parent, RntupleRc1 _root) {
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
        private RntupleRc1 _root;
        private RntupleRc1.MetaDataEntry _parent;

        /**
         * The value.
         */
        public long number() { return number; }
        public RntupleRc1 _root() { return _root; }
        public RntupleRc1.MetaDataEntry _parent() { return _parent; }
    }

    /**
     * List frame of links to user meta-data envelopes.
     * @see <a href="https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames">RNTuple Binary Format Specification 0.1, section 'Frames'</a>
     */
    public static class MetaDataLinkList extends KaitaiStruct {
        public static MetaDataLinkList parse(byte[] bytes) {
            return new MetaDataLinkList(new KaitaiStream(bytes));
        }

        public MetaDataLinkList(KaitaiStream _io) {
            this(_io, null, null);
        }

        public MetaDataLinkList(KaitaiStream _io, RntupleRc1.Footer _parent) {
            this(_io, _parent, null);
        }

        public MetaDataLinkList(KaitaiStream _io, RntupleRc1.Footer _parent, RntupleRc1 _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.lenFrame = this._io.readS4le();
            {
                int _it = this.lenFrame;
                if (!( ((((Number) (_it)).longValue() <= -(((long) 8))) && (((Number) (((Number) (_it)).longValue() + ((Number) (((Number) (_io().size())).longValue() - ((Number) (_io().pos())).longValue())).longValue())).longValue() >= -(((long) 4)))) )) {
                    throw FormatException.notValid(this.lenFrame, this._io, "/types/meta_data_link_list/seq/0");
                }
            }
            KaitaiStream _io_body = this._io.substream(-(lenFrame()) - 4);
            this.body = new MetaDataLinkListBody(_io_body, this, _root);
        }

        public void _fetchInstances() {
            this.body._fetchInstances();
        }
        private int lenFrame;
        private MetaDataLinkListBody body;
        private RntupleRc1 _root;
        private RntupleRc1.Footer _parent;

        /**
         * Size of the frame in bytes, this field included, negated: the sign marks a list frame.
         */
        public int lenFrame() { return lenFrame; }

        /**
         * Number of items, items and whatever follows them inside the frame.
         */
        public MetaDataLinkListBody body() { return body; }
        public RntupleRc1 _root() { return _root; }
        public RntupleRc1.Footer _parent() { return _parent; }
    }

    /**
     * Payload of the list frame of links to user meta-data envelopes.
     * @see <a href="https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#footer-envelope">RNTuple Binary Format Specification 0.1, section 'Footer Envelope'</a>
     */
    public static class MetaDataLinkListBody extends KaitaiStruct {
        public static MetaDataLinkListBody parse(byte[] bytes) {
            return new MetaDataLinkListBody(new KaitaiStream(bytes));
        }

        public MetaDataLinkListBody(KaitaiStream _io) {
            this(_io, null, null);
        }

        public MetaDataLinkListBody(KaitaiStream _io, RntupleRc1.MetaDataLinkList _parent) {
            this(_io, _parent, null);
        }

        public MetaDataLinkListBody(KaitaiStream _io, RntupleRc1.MetaDataLinkList _parent, RntupleRc1 _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.numItemsAndReserved = this._io.readU4le();
            {
                long _it = this.numItemsAndReserved;
                if (!(((Number) (((Number) (KaitaiStream.mod(((Number) (_it)).longValue(), ((long) 268435456)))).longValue() * ((long) 8))).longValue() <= ((Number) (((Number) (_io().size())).longValue() - ((Number) (_io().pos())).longValue())).longValue())) {
                    throw FormatException.notValid(this.numItemsAndReserved, this._io, "/types/meta_data_link_list_body/seq/0");
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
        private Long numItems;

        /**
         * Number of items.
         */
        public Long numItems() {
            if (this.numItems != null)
                return this.numItems;
            this.numItems = ((Number) (((Number) (KaitaiStream.mod(((Number) (numItemsAndReserved())).longValue(), ((long) 268435456)))).longValue())).longValue();
            return this.numItems;
        }
        private Long reserved;

        /**
         * Reserved bits; zero in all known files.
         */
        public Long reserved() {
            if (this.reserved != null)
                return this.reserved;
            this.reserved = ((Number) (((Number) (((Number) (numItemsAndReserved())).longValue() / ((long) 268435456))).longValue())).longValue();
            return this.reserved;
        }
        private long numItemsAndReserved;
        private List<EnvelopeLink> items;
        private byte[] trailing;
        private RntupleRc1 _root;
        private RntupleRc1.MetaDataLinkList _parent;

        /**
         * Number of items in the low 28 bits, high 4 bits reserved. Bounded by the remaining bytes, as no item is
         * smaller than 8 bytes.
         */
        public long numItemsAndReserved() { return numItemsAndReserved; }

        /**
         * Envelope links; these are not frames.
         */
        public List<EnvelopeLink> items() { return items; }

        /**
         * Unknown bytes up to the end of the frame, appended by a later version of the format.
         */
        public byte[] trailing() { return trailing; }
        public RntupleRc1 _root() { return _root; }
        public RntupleRc1.MetaDataLinkList _parent() { return _parent; }
    }

    /**
     * Payload of a locator of an object with a 64-bit address, as in the DAOS object store.
     * @see <a href="https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#well-known-payload-formats">RNTuple Binary Format Specification 0.1, section 'Well-known Payload Formats'</a>
     */
    public static class Object64Locator extends KaitaiStruct {
        public static Object64Locator parse(byte[] bytes) {
            return new Object64Locator(new KaitaiStream(bytes));
        }

        public Object64Locator(KaitaiStream _io) {
            this(_io, null, null);
        }

        public Object64Locator(KaitaiStream _io, RntupleRc1.Locator _parent) {
            this(_io, _parent, null);
        }

        public Object64Locator(KaitaiStream _io, RntupleRc1.Locator _parent, RntupleRc1 _root) {
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
        private RntupleRc1 _root;
        private RntupleRc1.Locator _parent;

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
        public RntupleRc1 _root() { return _root; }
        public RntupleRc1.Locator _parent() { return _parent; }
    }

    /**
     * Description of one page: a run of elements of one column.
     * @see <a href="https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#page-list-envelope">RNTuple Binary Format Specification 0.1, section 'Page List Envelope'</a>
     */
    public static class Page extends KaitaiStruct {
        public static Page parse(byte[] bytes) {
            return new Page(new KaitaiStream(bytes));
        }

        public Page(KaitaiStream _io) {
            this(_io, null, null);
        }

        public Page(KaitaiStream _io, RntupleRc1.ColumnPagesBody _parent) {
            this(_io, _parent, null);
        }

        public Page(KaitaiStream _io, RntupleRc1.ColumnPagesBody _parent, RntupleRc1 _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.numElementsAndFlags = this._io.readU4le();
            this.locator = new Locator(this._io, this, _root);
        }

        public void _fetchInstances() {
            this.locator._fetchInstances();
        }
        private Long flags;

        /**
         * Bits of the enum page_flag.
         */
        public Long flags() {
            if (this.flags != null)
                return this.flags;
            this.flags = ((Number) (((Number) (((Number) (numElementsAndFlags())).longValue() / ((long) 1073741824))).longValue())).longValue();
            return this.flags;
        }
        private Long numElements;

        /**
         * Number of elements in the page.
         */
        public Long numElements() {
            if (this.numElements != null)
                return this.numElements;
            this.numElements = ((Number) (((Number) (KaitaiStream.mod(((Number) (numElementsAndFlags())).longValue(), ((long) 1073741824)))).longValue())).longValue();
            return this.numElements;
        }
        private long numElementsAndFlags;
        private Locator locator;
        private RntupleRc1 _root;
        private RntupleRc1.ColumnPagesBody _parent;

        /**
         * Number of elements in the low 30 bits, bits of the enum page_flag in the high 2 bits.
         */
        public long numElementsAndFlags() { return numElementsAndFlags; }

        /**
         * Where the page is stored; its size does not count the checksum.
         */
        public Locator locator() { return locator; }
        public RntupleRc1 _root() { return _root; }
        public RntupleRc1.ColumnPagesBody _parent() { return _parent; }
    }

    /**
     * Payload of a page list envelope: where the pages of the clusters of one cluster group are.
     * @see <a href="https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#page-list-envelope">RNTuple Binary Format Specification 0.1, section 'Page List Envelope'</a>
     */
    public static class PageList extends KaitaiStruct {
        public static PageList parse(byte[] bytes) {
            return new PageList(new KaitaiStream(bytes));
        }

        public PageList(KaitaiStream _io) {
            this(_io, null, null);
        }

        public PageList(KaitaiStream _io, RntupleRc1.PageListEnvelope _parent) {
            this(_io, _parent, null);
        }

        public PageList(KaitaiStream _io, RntupleRc1.PageListEnvelope _parent, RntupleRc1 _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.pageLocations = new ClusterPagesList(this._io, this, _root);
            this.trailing = this._io.readBytesFull();
        }

        public void _fetchInstances() {
            this.pageLocations._fetchInstances();
        }
        private ClusterPagesList pageLocations;
        private byte[] trailing;
        private RntupleRc1 _root;
        private RntupleRc1.PageListEnvelope _parent;

        /**
         * Pages of the clusters of the group, in the order of the summaries.
         */
        public ClusterPagesList pageLocations() { return pageLocations; }

        /**
         * Unknown bytes up to the end of the envelope payload, appended by a later version of the format.
         */
        public byte[] trailing() { return trailing; }
        public RntupleRc1 _root() { return _root; }
        public RntupleRc1.PageListEnvelope _parent() { return _parent; }
    }

    /**
     * Whole page list envelope, from a slice that holds exactly the envelope.
     * @see <a href="https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#envelopes">RNTuple Binary Format Specification 0.1, section 'Envelopes'</a>
     */
    public static class PageListEnvelope extends KaitaiStruct {
        public static PageListEnvelope parse(byte[] bytes) {
            return new PageListEnvelope(new KaitaiStream(bytes));
        }

        public PageListEnvelope(KaitaiStream _io) {
            this(_io, null, null);
        }

        public PageListEnvelope(KaitaiStream _io, KaitaiStruct _parent) {
            this(_io, _parent, null);
        }

        public PageListEnvelope(KaitaiStream _io, KaitaiStruct _parent, RntupleRc1 _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.preamble = new EnvelopePreamble(this._io, this, _root);
            KaitaiStream _io_payload = this._io.substream(((Number) (((Number) (((Number) (_io().size())).longValue() - ((Number) (_io().pos())).longValue())).longValue() - ((long) 4))).longValue());
            this.payload = new PageList(_io_payload, this, _root);
            this.checksum = this._io.readBytes(4);
        }

        public void _fetchInstances() {
            this.preamble._fetchInstances();
            this.payload._fetchInstances();
        }
        private EnvelopePreamble preamble;
        private PageList payload;
        private byte[] checksum;
        private RntupleRc1 _root;
        private KaitaiStruct _parent;

        /**
         * Versions of the envelope.
         */
        public EnvelopePreamble preamble() { return preamble; }

        /**
         * Contents of the envelope.
         */
        public PageList payload() { return payload; }

        /**
         * CRC32 of all preceding bytes of the envelope, little-endian.
         */
        public byte[] checksum() { return checksum; }
        public RntupleRc1 _root() { return _root; }
        public KaitaiStruct _parent() { return _parent; }
    }

    /**
     * Schema description: four list frames. It is in the header and, for later additions, in the footer.
     * @see <a href="https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#header-envelope">RNTuple Binary Format Specification 0.1, section 'Header Envelope'</a>
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

        public Schema(KaitaiStream _io, KaitaiStruct _parent, RntupleRc1 _root) {
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
        private RntupleRc1 _root;
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
        public RntupleRc1 _root() { return _root; }
        public KaitaiStruct _parent() { return _parent; }
    }

    /**
     * Additions to the schema of the header.
     * @see <a href="https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#footer-envelope">RNTuple Binary Format Specification 0.1, section 'Footer Envelope'</a>
     */
    public static class SchemaExtension extends KaitaiStruct {
        public static SchemaExtension parse(byte[] bytes) {
            return new SchemaExtension(new KaitaiStream(bytes));
        }

        public SchemaExtension(KaitaiStream _io) {
            this(_io, null, null);
        }

        public SchemaExtension(KaitaiStream _io, RntupleRc1.SchemaExtensionFrame _parent) {
            this(_io, _parent, null);
        }

        public SchemaExtension(KaitaiStream _io, RntupleRc1.SchemaExtensionFrame _parent, RntupleRc1 _root) {
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
        private RntupleRc1 _root;
        private RntupleRc1.SchemaExtensionFrame _parent;

        /**
         * The additions; absent if the frame is empty.
         */
        public Schema schema() { return schema; }

        /**
         * Unknown bytes up to the end of the frame, appended by a later version of the format.
         */
        public byte[] trailing() { return trailing; }
        public RntupleRc1 _root() { return _root; }
        public RntupleRc1.SchemaExtensionFrame _parent() { return _parent; }
    }

    /**
     * Frame around the schema extension. Early files hold an empty list frame here, later ones the record frame of the
     * text. The sign of the size distinguishes them.
     * @see <a href="https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#footer-envelope">RNTuple Binary Format Specification 0.1, section 'Footer Envelope'</a>
     */
    public static class SchemaExtensionFrame extends KaitaiStruct {
        public static SchemaExtensionFrame parse(byte[] bytes) {
            return new SchemaExtensionFrame(new KaitaiStream(bytes));
        }

        public SchemaExtensionFrame(KaitaiStream _io) {
            this(_io, null, null);
        }

        public SchemaExtensionFrame(KaitaiStream _io, RntupleRc1.Footer _parent) {
            this(_io, _parent, null);
        }

        public SchemaExtensionFrame(KaitaiStream _io, RntupleRc1.Footer _parent, RntupleRc1 _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.lenFrame = this._io.readS4le();
            {
                int _it = this.lenFrame;
                if (!( (( ((((Number) (_it)).longValue() >= ((long) 4)) && (((Number) (((Number) (_it)).longValue() - ((Number) (((Number) (_io().size())).longValue() - ((Number) (_io().pos())).longValue())).longValue())).longValue() <= ((long) 4))) ) || ( ((((Number) (_it)).longValue() <= -(((long) 8))) && (((Number) (((Number) (_it)).longValue() + ((Number) (((Number) (_io().size())).longValue() - ((Number) (_io().pos())).longValue())).longValue())).longValue() >= -(((long) 4)))) )) )) {
                    throw FormatException.notValid(this.lenFrame, this._io, "/types/schema_extension_frame/seq/0");
                }
            }
            if (lenFrame() >= 0) {
                KaitaiStream _io_record = this._io.substream(lenFrame() - 4);
                this.record = new SchemaExtension(_io_record, this, _root);
            }
            if (lenFrame() < 0) {
                KaitaiStream _io_list = this._io.substream(-(lenFrame()) - 4);
                this.list = new SchemaExtensionListBody(_io_list, this, _root);
            }
        }

        public void _fetchInstances() {
            if (lenFrame() >= 0) {
                this.record._fetchInstances();
            }
            if (lenFrame() < 0) {
                this.list._fetchInstances();
            }
        }
        private int lenFrame;
        private SchemaExtension record;
        private SchemaExtensionListBody list;
        private RntupleRc1 _root;
        private RntupleRc1.Footer _parent;

        /**
         * Size of the frame in bytes, this field included; negated in a list frame.
         */
        public int lenFrame() { return lenFrame; }

        /**
         * Payload of the record frame.
         */
        public SchemaExtension record() { return record; }

        /**
         * Payload of the list frame.
         */
        public SchemaExtensionListBody list() { return list; }
        public RntupleRc1 _root() { return _root; }
        public RntupleRc1.Footer _parent() { return _parent; }
    }

    /**
     * Payload of the list frame that replaces the schema extension in early files.
     * @see <a href="https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#footer-envelope">RNTuple Binary Format Specification 0.1, section 'Footer Envelope'</a>
     */
    public static class SchemaExtensionListBody extends KaitaiStruct {
        public static SchemaExtensionListBody parse(byte[] bytes) {
            return new SchemaExtensionListBody(new KaitaiStream(bytes));
        }

        public SchemaExtensionListBody(KaitaiStream _io) {
            this(_io, null, null);
        }

        public SchemaExtensionListBody(KaitaiStream _io, RntupleRc1.SchemaExtensionFrame _parent) {
            this(_io, _parent, null);
        }

        public SchemaExtensionListBody(KaitaiStream _io, RntupleRc1.SchemaExtensionFrame _parent, RntupleRc1 _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.numItemsAndReserved = this._io.readU4le();
            this.trailing = this._io.readBytesFull();
        }

        public void _fetchInstances() {
        }
        private Long numItems;

        /**
         * Number of items.
         */
        public Long numItems() {
            if (this.numItems != null)
                return this.numItems;
            this.numItems = ((Number) (((Number) (KaitaiStream.mod(((Number) (numItemsAndReserved())).longValue(), ((long) 268435456)))).longValue())).longValue();
            return this.numItems;
        }
        private Long reserved;

        /**
         * Reserved bits; zero in all known files.
         */
        public Long reserved() {
            if (this.reserved != null)
                return this.reserved;
            this.reserved = ((Number) (((Number) (((Number) (numItemsAndReserved())).longValue() / ((long) 268435456))).longValue())).longValue();
            return this.reserved;
        }
        private long numItemsAndReserved;
        private byte[] trailing;
        private RntupleRc1 _root;
        private RntupleRc1.SchemaExtensionFrame _parent;

        /**
         * Number of items in the low 28 bits, high 4 bits reserved.
         */
        public long numItemsAndReserved() { return numItemsAndReserved; }

        /**
         * Unknown bytes up to the end of the frame, appended by a later version of the format.
         */
        public byte[] trailing() { return trailing; }
        public RntupleRc1 _root() { return _root; }
        public RntupleRc1.SchemaExtensionFrame _parent() { return _parent; }
    }

    /**
     * List frame of string values.
     * @see <a href="https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames">RNTuple Binary Format Specification 0.1, section 'Frames'</a>
     */
    public static class StringList extends KaitaiStruct {
        public static StringList parse(byte[] bytes) {
            return new StringList(new KaitaiStream(bytes));
        }

        public StringList(KaitaiStream _io) {
            this(_io, null, null);
        }

        public StringList(KaitaiStream _io, RntupleRc1.MetaDataEntry _parent) {
            this(_io, _parent, null);
        }

        public StringList(KaitaiStream _io, RntupleRc1.MetaDataEntry _parent, RntupleRc1 _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.lenFrame = this._io.readS4le();
            {
                int _it = this.lenFrame;
                if (!( ((((Number) (_it)).longValue() <= -(((long) 8))) && (((Number) (((Number) (_it)).longValue() + ((Number) (((Number) (_io().size())).longValue() - ((Number) (_io().pos())).longValue())).longValue())).longValue() >= -(((long) 4)))) )) {
                    throw FormatException.notValid(this.lenFrame, this._io, "/types/string_list/seq/0");
                }
            }
            KaitaiStream _io_body = this._io.substream(-(lenFrame()) - 4);
            this.body = new StringListBody(_io_body, this, _root);
        }

        public void _fetchInstances() {
            this.body._fetchInstances();
        }
        private int lenFrame;
        private StringListBody body;
        private RntupleRc1 _root;
        private RntupleRc1.MetaDataEntry _parent;

        /**
         * Size of the frame in bytes, this field included, negated: the sign marks a list frame.
         */
        public int lenFrame() { return lenFrame; }

        /**
         * Number of items, items and whatever follows them inside the frame.
         */
        public StringListBody body() { return body; }
        public RntupleRc1 _root() { return _root; }
        public RntupleRc1.MetaDataEntry _parent() { return _parent; }
    }

    /**
     * Payload of the list frame of string values.
     * @see <a href="https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#user-meta-data-envelope">RNTuple Binary Format Specification 0.1, section 'User Meta-data Envelope'</a>
     */
    public static class StringListBody extends KaitaiStruct {
        public static StringListBody parse(byte[] bytes) {
            return new StringListBody(new KaitaiStream(bytes));
        }

        public StringListBody(KaitaiStream _io) {
            this(_io, null, null);
        }

        public StringListBody(KaitaiStream _io, RntupleRc1.StringList _parent) {
            this(_io, _parent, null);
        }

        public StringListBody(KaitaiStream _io, RntupleRc1.StringList _parent, RntupleRc1 _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.numItemsAndReserved = this._io.readU4le();
            {
                long _it = this.numItemsAndReserved;
                if (!(((Number) (((Number) (KaitaiStream.mod(((Number) (_it)).longValue(), ((long) 268435456)))).longValue() * ((long) 4))).longValue() <= ((Number) (((Number) (_io().size())).longValue() - ((Number) (_io().pos())).longValue())).longValue())) {
                    throw FormatException.notValid(this.numItemsAndReserved, this._io, "/types/string_list_body/seq/0");
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
        private Long numItems;

        /**
         * Number of items.
         */
        public Long numItems() {
            if (this.numItems != null)
                return this.numItems;
            this.numItems = ((Number) (((Number) (KaitaiStream.mod(((Number) (numItemsAndReserved())).longValue(), ((long) 268435456)))).longValue())).longValue();
            return this.numItems;
        }
        private Long reserved;

        /**
         * Reserved bits; zero in all known files.
         */
        public Long reserved() {
            if (this.reserved != null)
                return this.reserved;
            this.reserved = ((Number) (((Number) (((Number) (numItemsAndReserved())).longValue() / ((long) 268435456))).longValue())).longValue();
            return this.reserved;
        }
        private long numItemsAndReserved;
        private List<CountedString> items;
        private byte[] trailing;
        private RntupleRc1 _root;
        private RntupleRc1.StringList _parent;

        /**
         * Number of items in the low 28 bits, high 4 bits reserved. Bounded by the remaining bytes, as no item is
         * smaller than 4 bytes.
         */
        public long numItemsAndReserved() { return numItemsAndReserved; }

        /**
         * The values.
         */
        public List<CountedString> items() { return items; }

        /**
         * Unknown bytes up to the end of the frame, appended by a later version of the format.
         */
        public byte[] trailing() { return trailing; }
        public RntupleRc1 _root() { return _root; }
        public RntupleRc1.StringList _parent() { return _parent; }
    }

    /**
     * Payload whose kind this version of the format does not know.
     * @see <a href="https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#locators-and-envelope-links">RNTuple Binary Format Specification 0.1, section 'Locators and Envelope Links'</a>
     */
    public static class UnknownPayload extends KaitaiStruct {
        public static UnknownPayload parse(byte[] bytes) {
            return new UnknownPayload(new KaitaiStream(bytes));
        }

        public UnknownPayload(KaitaiStream _io) {
            this(_io, null, null);
        }

        public UnknownPayload(KaitaiStream _io, RntupleRc1.Locator _parent) {
            this(_io, _parent, null);
        }

        public UnknownPayload(KaitaiStream _io, RntupleRc1.Locator _parent, RntupleRc1 _root) {
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
        private RntupleRc1 _root;
        private RntupleRc1.Locator _parent;

        /**
         * The stored bytes, unparsed.
         */
        public byte[] raw() { return raw; }
        public RntupleRc1 _root() { return _root; }
        public RntupleRc1.Locator _parent() { return _parent; }
    }

    /**
     * Payload of a locator that is a URI.
     * @see <a href="https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#locators-and-envelope-links">RNTuple Binary Format Specification 0.1, section 'Locators and Envelope Links'</a>
     */
    public static class UriLocator extends KaitaiStruct {
        public static UriLocator parse(byte[] bytes) {
            return new UriLocator(new KaitaiStream(bytes));
        }

        public UriLocator(KaitaiStream _io) {
            this(_io, null, null);
        }

        public UriLocator(KaitaiStream _io, RntupleRc1.Locator _parent) {
            this(_io, _parent, null);
        }

        public UriLocator(KaitaiStream _io, RntupleRc1.Locator _parent, RntupleRc1 _root) {
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
        private RntupleRc1 _root;
        private RntupleRc1.Locator _parent;

        /**
         * Characters of the URI.
         */
        public byte[] raw() { return raw; }
        public RntupleRc1 _root() { return _root; }
        public RntupleRc1.Locator _parent() { return _parent; }
    }
    private EnvelopePreamble preamble;
    private byte[] payload;
    private byte[] checksum;
    private RntupleRc1 _root;
    private KaitaiStruct _parent;

    /**
     * Versions of the envelope.
     */
    public EnvelopePreamble preamble() { return preamble; }

    /**
     * Contents of the envelope, unparsed.
     */
    public byte[] payload() { return payload; }

    /**
     * CRC32 of all preceding bytes of the envelope, little-endian.
     */
    public byte[] checksum() { return checksum; }
    public RntupleRc1 _root() { return _root; }
    public KaitaiStruct _parent() { return _parent; }
}
