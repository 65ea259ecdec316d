// Generated from spec/root_file.ksy by tools/generate; edit spec/parts/root_file.ksy and run `make generate`.
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

package org.rntuple;

import java.util.Map;
import java.util.HashMap;
import java.util.Arrays;
import java.util.ArrayList;
import java.util.List;
import java.nio.charset.StandardCharsets;


/**
 * A ROOT file starts with a header, followed by records that each begin with a key. The header leads to the root
 * directory, which leads to its keys list, which leads to the anchors of the RNTuples in the file. An anchor names
 * the byte ranges of header and footer envelope. Envelopes and pages lie in records of class RBlob that no keys
 * list mentions; only the offset and size of their bytes address them.
 *
 * Offsets are stored in 32 bits (narrow) or 64 bits (wide); each structure states its form.
 * Integers are big-endian, except the sizes in compression chunks.
 * @see <a href="https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#root-file-embedding">RNTuple Binary Format Specification 1.0, section 'ROOT File embedding'</a>
 */
public class RootFile extends KaitaiStruct {
    public static RootFile parse(byte[] bytes) {
        return new RootFile(new KaitaiStream(bytes));
    }

    public enum CompressionAlgorithm {
        DEFAULT(0),
        ZLIB(1),
        LZMA(2),
        OLD(3),
        LZ4(4),
        ZSTD(5);

        private final long id;
        CompressionAlgorithm(long id) { this.id = id; }
        public long id() { return id; }
        private static final Map<Long, CompressionAlgorithm> byId = new HashMap<Long, CompressionAlgorithm>(6);
        static {
            for (CompressionAlgorithm e : CompressionAlgorithm.values())
                byId.put(e.id(), e);
        }
        public static CompressionAlgorithm byId(long id) { return byId.get(id); }
    }

    public enum CompressionTag {
        OLD(17235),
        LZ4(19508),
        LZMA(22618),
        ZLIB(23116),
        ZSTD(23123);

        private final long id;
        CompressionTag(long id) { this.id = id; }
        public long id() { return id; }
        private static final Map<Long, CompressionTag> byId = new HashMap<Long, CompressionTag>(5);
        static {
            for (CompressionTag e : CompressionTag.values())
                byId.put(e.id(), e);
        }
        public static CompressionTag byId(long id) { return byId.get(id); }
    }

    public RootFile(KaitaiStream _io) {
        this(_io, null, null);
    }

    public RootFile(KaitaiStream _io, KaitaiStruct _parent) {
        this(_io, _parent, null);
    }

    public RootFile(KaitaiStream _io, KaitaiStruct _parent, RootFile _root) {
        super(_io);
        this._parent = _parent;
        this._root = _root == null ? this : _root;
        _read();
    }
    private void _read() {
        this.header = new FileHeader(this._io, this, _root);
    }

    public void _fetchInstances() {
        this.header._fetchInstances();
        entries();
        if (this.entries != null) {
            this.entries._fetchInstances();
        }
        freeRecord();
        if (this.freeRecord != null) {
            this.freeRecord._fetchInstances();
        }
        keysRecord();
        if (this.keysRecord != null) {
            this.keysRecord._fetchInstances();
        }
        rootDirectory();
        if (this.rootDirectory != null) {
            this.rootDirectory._fetchInstances();
        }
        streamerInfoRecord();
        if (this.streamerInfoRecord != null) {
            this.streamerInfoRecord._fetchInstances();
        }
    }

    /**
     * Anchor object of an RNTuple of format epoch 1, after decompression: payload of a key of class
     * ROOT::RNTuple. Parsed from a slice that holds exactly the object: later versions append members, and
     * the checksum stays in the last 8 bytes.
     * @see <a href="https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#anchor-schema">RNTuple Binary Format Specification 1.0, section 'Anchor schema'</a>
     */
    public static class Anchor extends KaitaiStruct {
        public static Anchor parse(byte[] bytes) {
            return new Anchor(new KaitaiStream(bytes));
        }

        public Anchor(KaitaiStream _io) {
            this(_io, null, null);
        }

        public Anchor(KaitaiStream _io, RootFile.AnchorRecord _parent) {
            this(_io, _parent, null);
        }

        public Anchor(KaitaiStream _io, RootFile.AnchorRecord _parent, RootFile _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.byteCount = this._io.readU4be();
            {
                long _it = this.byteCount;
                if (!( ((_it >= 0) && (((Number) (_io().size())).longValue() >= ((long) 78))) )) {
                    throw FormatException.notValid(this.byteCount, this._io, "/types/anchor/seq/0");
                }
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
            this.trailing = this._io.readBytes(((Number) (((Number) (((Number) (_io().size())).longValue() - ((Number) (_io().pos())).longValue())).longValue() - ((long) 8))).longValue());
            this.checksum = this._io.readBytes(8);
        }

        public void _fetchInstances() {
        }
        private long byteCount;
        private int classVersion;
        private int versionEpoch;
        private int versionMajor;
        private int versionMinor;
        private int versionPatch;
        private long ofsHeader;
        private long lenHeaderStored;
        private long lenHeader;
        private long ofsFooter;
        private long lenFooterStored;
        private long lenFooter;
        private long maxKeySize;
        private byte[] trailing;
        private byte[] checksum;
        private RootFile _root;
        private RootFile.AnchorRecord _parent;

        /**
         * Bytes of the object from the class version to the last member, with bit 30 set; the checksum is
         * not counted.
         */
        public long byteCount() { return byteCount; }

        /**
         * Version of the class ROOT::RNTuple.
         */
        public int classVersion() { return classVersion; }

        /**
         * Epoch of the format version.
         * @see <a href="https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#versioning-notes">RNTuple Binary Format Specification 1.0, section 'Versioning Notes'</a>
         */
        public int versionEpoch() { return versionEpoch; }

        /**
         * Major part of the format version; for information only.
         */
        public int versionMajor() { return versionMajor; }

        /**
         * Minor part of the format version; for information only.
         */
        public int versionMinor() { return versionMinor; }

        /**
         * Patch part of the format version; for information only.
         */
        public int versionPatch() { return versionPatch; }

        /**
         * Offset of the header envelope.
         */
        public long ofsHeader() { return ofsHeader; }

        /**
         * Size in bytes of the header envelope as stored.
         */
        public long lenHeaderStored() { return lenHeaderStored; }

        /**
         * Length in bytes of the header envelope after decompression.
         */
        public long lenHeader() { return lenHeader; }

        /**
         * Offset of the footer envelope.
         */
        public long ofsFooter() { return ofsFooter; }

        /**
         * Size in bytes of the footer envelope as stored.
         */
        public long lenFooterStored() { return lenFooterStored; }

        /**
         * Length in bytes of the footer envelope after decompression.
         */
        public long lenFooter() { return lenFooter; }

        /**
         * Largest payload of one key; larger blobs are spread over several. 0 if blobs are never spread.
         */
        public long maxKeySize() { return maxKeySize; }

        /**
         * Unknown members in front of the checksum, appended by a later version of the format.
         */
        public byte[] trailing() { return trailing; }

        /**
         * XXH3-64 of the members from version_epoch to the checksum, big-endian.
         */
        public byte[] checksum() { return checksum; }
        public RootFile _root() { return _root; }
        public RootFile.AnchorRecord _parent() { return _parent; }
    }

    /**
     * Anchor object of an RNTuple of the first release candidate, or of the earlier drafts, which look the same here. It
     * is the payload of a key of class ROOT::Experimental::RNTuple, class versions 0 to 3. It has no checksum.
     * @see <a href="https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#envelopes">RNTuple Binary Format Specification 0.1, section 'Envelopes'</a>
     */
    public static class AnchorRc1 extends KaitaiStruct {
        public static AnchorRc1 parse(byte[] bytes) {
            return new AnchorRc1(new KaitaiStream(bytes));
        }

        public AnchorRc1(KaitaiStream _io) {
            this(_io, null, null);
        }

        public AnchorRc1(KaitaiStream _io, RootFile.AnchorRecord _parent) {
            this(_io, _parent, null);
        }

        public AnchorRc1(KaitaiStream _io, RootFile.AnchorRecord _parent, RootFile _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
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

        public void _fetchInstances() {
        }
        private long byteCount;
        private int classVersion;
        private long classChecksum;
        private long version;
        private long lenInMemory;
        private long ofsHeader;
        private long lenHeaderStored;
        private long lenHeader;
        private long ofsFooter;
        private long lenFooterStored;
        private long lenFooter;
        private long reserved;
        private byte[] trailing;
        private RootFile _root;
        private RootFile.AnchorRecord _parent;

        /**
         * Bytes of the object from the class version on, with bit 30 set.
         */
        public long byteCount() { return byteCount; }

        /**
         * Version of the class ROOT::Experimental::RNTuple.
         */
        public int classVersion() { return classVersion; }

        /**
         * Checksum that ROOT computed over the class; the same in all files of one class version.
         */
        public long classChecksum() { return classChecksum; }

        /**
         * Version of the anchor; 0.
         */
        public long version() { return version; }

        /**
         * Size in bytes of the anchor in memory.
         */
        public long lenInMemory() { return lenInMemory; }

        /**
         * Offset of the header envelope.
         */
        public long ofsHeader() { return ofsHeader; }

        /**
         * Size in bytes of the header envelope as stored.
         */
        public long lenHeaderStored() { return lenHeaderStored; }

        /**
         * Length in bytes of the header envelope after decompression.
         */
        public long lenHeader() { return lenHeader; }

        /**
         * Offset of the footer envelope.
         */
        public long ofsFooter() { return ofsFooter; }

        /**
         * Size in bytes of the footer envelope as stored.
         */
        public long lenFooterStored() { return lenFooterStored; }

        /**
         * Length in bytes of the footer envelope after decompression.
         */
        public long lenFooter() { return lenFooter; }

        /**
         * Zero.
         */
        public long reserved() { return reserved; }

        /**
         * Unknown members at the end.
         */
        public byte[] trailing() { return trailing; }
        public RootFile _root() { return _root; }
        public RootFile.AnchorRecord _parent() { return _parent; }
    }

    /**
     * Anchor object of an RNTuple of epoch 0, second release candidate: payload of a key of class
     * ROOT::Experimental::RNTuple, class versions 4 to 6. Parsed from a slice that holds exactly the object.
     * @see "RNTuple Binary Format Specification 0.2, section 'Anchor schema'"
     */
    public static class AnchorRc2 extends KaitaiStruct {
        public static AnchorRc2 parse(byte[] bytes) {
            return new AnchorRc2(new KaitaiStream(bytes));
        }

        public AnchorRc2(KaitaiStream _io) {
            this(_io, null, null);
        }

        public AnchorRc2(KaitaiStream _io, RootFile.AnchorRecord _parent) {
            this(_io, _parent, null);
        }

        public AnchorRc2(KaitaiStream _io, RootFile.AnchorRecord _parent, RootFile _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.byteCount = this._io.readU4be();
            {
                long _it = this.byteCount;
                if (!( ((_it >= 0) && (((Number) (_io().size())).longValue() >= ((long) 70))) )) {
                    throw FormatException.notValid(this.byteCount, this._io, "/types/anchor_rc2/seq/0");
                }
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
            if (((Number) (_io().size())).longValue() >= ((long) 78)) {
                this.maxKeySize = this._io.readU8be();
            }
            this.trailing = this._io.readBytes(((Number) (((Number) (((Number) (_io().size())).longValue() - ((Number) (_io().pos())).longValue())).longValue() - ((long) 8))).longValue());
            this.checksum = this._io.readBytes(8);
        }

        public void _fetchInstances() {
            if (((Number) (_io().size())).longValue() >= ((long) 78)) {
            }
        }
        private long byteCount;
        private int classVersion;
        private int versionEpoch;
        private int versionMajor;
        private int versionMinor;
        private int versionPatch;
        private long ofsHeader;
        private long lenHeaderStored;
        private long lenHeader;
        private long ofsFooter;
        private long lenFooterStored;
        private long lenFooter;
        private Long maxKeySize;
        private byte[] trailing;
        private byte[] checksum;
        private RootFile _root;
        private RootFile.AnchorRecord _parent;

        /**
         * Bytes of the object from the class version on, with bit 30 set; the checksum is counted in class
         * version 4 and not in 6.
         */
        public long byteCount() { return byteCount; }

        /**
         * Version of the class ROOT::Experimental::RNTuple.
         */
        public int classVersion() { return classVersion; }

        /**
         * Epoch of the format version.
         * @see "RNTuple Binary Format Specification 0.2, section 'Versioning Notes'"
         */
        public int versionEpoch() { return versionEpoch; }

        /**
         * Major part of the format version; for information only.
         */
        public int versionMajor() { return versionMajor; }

        /**
         * Minor part of the format version; for information only.
         */
        public int versionMinor() { return versionMinor; }

        /**
         * Patch part of the format version; for information only.
         */
        public int versionPatch() { return versionPatch; }

        /**
         * Offset of the header envelope.
         */
        public long ofsHeader() { return ofsHeader; }

        /**
         * Size in bytes of the header envelope as stored.
         */
        public long lenHeaderStored() { return lenHeaderStored; }

        /**
         * Length in bytes of the header envelope after decompression.
         */
        public long lenHeader() { return lenHeader; }

        /**
         * Offset of the footer envelope.
         */
        public long ofsFooter() { return ofsFooter; }

        /**
         * Size in bytes of the footer envelope as stored.
         */
        public long lenFooterStored() { return lenFooterStored; }

        /**
         * Length in bytes of the footer envelope after decompression.
         */
        public long lenFooter() { return lenFooter; }

        /**
         * Largest payload of one key; absent in class version 4.
         */
        public Long maxKeySize() { return maxKeySize; }

        /**
         * Unknown members in front of the checksum.
         */
        public byte[] trailing() { return trailing; }

        /**
         * XXH3-64 of the members from version_epoch to the checksum, big-endian.
         */
        public byte[] checksum() { return checksum; }
        public RootFile _root() { return _root; }
        public RootFile.AnchorRecord _parent() { return _parent; }
    }

    /**
     * Record of an anchor, from a slice that holds exactly the record.
     * @see <a href="https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#anchor-schema">RNTuple Binary Format Specification 1.0, section 'Anchor schema'</a>
     */
    public static class AnchorRecord extends KaitaiStruct {
        public static AnchorRecord parse(byte[] bytes) {
            return new AnchorRecord(new KaitaiStream(bytes));
        }

        public AnchorRecord(KaitaiStream _io) {
            this(_io, null, null);
        }

        public AnchorRecord(KaitaiStream _io, RootFile.Entry _parent) {
            this(_io, _parent, null);
        }

        public AnchorRecord(KaitaiStream _io, RootFile.Entry _parent, RootFile _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.key = new Key(this._io, this, _root);
        }

        public void _fetchInstances() {
            this.key._fetchInstances();
            anchor();
            if (this.anchor != null) {
                this.anchor._fetchInstances();
            }
            anchorRc1();
            if (this.anchorRc1 != null) {
                this.anchorRc1._fetchInstances();
            }
            anchorRc2();
            if (this.anchorRc2 != null) {
                this.anchorRc2._fetchInstances();
            }
            classVersion();
            if (this.classVersion != null) {
            }
            payload();
            if (this.payload != null) {
            }
        }
        private Anchor anchor;

        /**
         * Anchor of format epoch 1.
         */
        public Anchor anchor() {
            if (this.anchor != null)
                return this.anchor;
            if ( ((isRelease()) && (!(isCompressed()))) ) {
                long _pos = this._io.pos();
                this._io.seek(key().lenKey());
                KaitaiStream _io_anchor = this._io.substream(lenPayload());
                this.anchor = new Anchor(_io_anchor, this, _root);
                this._io.seek(_pos);
            }
            return this.anchor;
        }
        private AnchorRc1 anchorRc1;

        /**
         * Anchor of the first release candidate, and of the format before its specification.
         */
        public AnchorRc1 anchorRc1() {
            if (this.anchorRc1 != null)
                return this.anchorRc1;
            if ( ((!(isRelease())) && (!(isCompressed())) && (isFirstCandidate())) ) {
                long _pos = this._io.pos();
                this._io.seek(key().lenKey());
                KaitaiStream _io_anchorRc1 = this._io.substream(lenPayload());
                this.anchorRc1 = new AnchorRc1(_io_anchorRc1, this, _root);
                this._io.seek(_pos);
            }
            return this.anchorRc1;
        }
        private AnchorRc2 anchorRc2;

        /**
         * Anchor of the second release candidate.
         */
        public AnchorRc2 anchorRc2() {
            if (this.anchorRc2 != null)
                return this.anchorRc2;
            if ( ((!(isRelease())) && (!(isCompressed())) && (!(isFirstCandidate()))) ) {
                long _pos = this._io.pos();
                this._io.seek(key().lenKey());
                KaitaiStream _io_anchorRc2 = this._io.substream(lenPayload());
                this.anchorRc2 = new AnchorRc2(_io_anchorRc2, this, _root);
                this._io.seek(_pos);
            }
            return this.anchorRc2;
        }
        private Integer classVersion;

        /**
         * Version of the class; without meaning if the payload is compressed.
         */
        public Integer classVersion() {
            if (this.classVersion != null)
                return this.classVersion;
            long _pos = this._io.pos();
            this._io.seek(((Number) (((Number) (key().lenKey())).longValue() + ((long) 4))).longValue());
            this.classVersion = this._io.readU2be();
            this._io.seek(_pos);
            return this.classVersion;
        }
        private Boolean isCompressed;

        /**
         * Whether the payload is a compression_block; decompress it and parse the anchor separately.
         */
        public Boolean isCompressed() {
            if (this.isCompressed != null)
                return this.isCompressed;
            this.isCompressed = ((Number) (key().lenObject())).longValue() > ((Number) (((Number) (key().lenRecord())).longValue() - ((Number) (key().lenKey())).longValue())).longValue();
            return this.isCompressed;
        }
        private Boolean isFirstCandidate;

        /**
         * Whether a class version of ROOT::Experimental::RNTuple is one of those before the second candidate.
         */
        public Boolean isFirstCandidate() {
            if (this.isFirstCandidate != null)
                return this.isFirstCandidate;
            this.isFirstCandidate = classVersion() < 4;
            return this.isFirstCandidate;
        }
        private Boolean isRelease;

        /**
         * Whether the class of the anchor is ROOT::RNTuple, that of the releases.
         */
        public Boolean isRelease() {
            if (this.isRelease != null)
                return this.isRelease;
            this.isRelease = Arrays.equals(key().className().raw(), new byte[] { 82, 79, 79, 84, 58, 58, 82, 78, 84, 117, 112, 108, 101 });
            return this.isRelease;
        }
        private Long lenPayload;

        /**
         * Size in bytes of the payload.
         */
        public Long lenPayload() {
            if (this.lenPayload != null)
                return this.lenPayload;
            this.lenPayload = ((Number) (((Number) (((Number) (key().lenRecord())).longValue() - ((Number) (key().lenKey())).longValue())).longValue())).longValue();
            return this.lenPayload;
        }
        private byte[] payload;

        /**
         * The anchor as stored.
         */
        public byte[] payload() {
            if (this.payload != null)
                return this.payload;
            long _pos = this._io.pos();
            this._io.seek(key().lenKey());
            this.payload = this._io.readBytes(lenPayload());
            this._io.seek(_pos);
            return this.payload;
        }
        private Key key;
        private RootFile _root;
        private RootFile.Entry _parent;

        /**
         * Key of the record.
         */
        public Key key() { return key; }
        public RootFile _root() { return _root; }
        public RootFile.Entry _parent() { return _parent; }
    }

    /**
     * End of the payload of the first key of a blob that is spread over several keys: the positions of the others. A
     * blob is spread if its stored size is larger than the max_key_size of the anchor. Then the payload of every key
     * except the last has exactly that size. The first payload ends with 8 bytes for each further key. The stored size
     * of a page includes its checksum here, 8 bytes more than its locator states. The last key has at least 9 bytes, so
     * the checksum is never divided.
     * @see <a href="https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#root-file-embedding">RNTuple Binary Format Specification 1.0, section 'ROOT File embedding'</a>
     */
    public static class BlobOffsetTable extends KaitaiStruct {
        public static BlobOffsetTable parse(byte[] bytes) {
            return new BlobOffsetTable(new KaitaiStream(bytes));
        }

        public BlobOffsetTable(KaitaiStream _io) {
            this(_io, null, null);
        }

        public BlobOffsetTable(KaitaiStream _io, KaitaiStruct _parent) {
            this(_io, _parent, null);
        }

        public BlobOffsetTable(KaitaiStream _io, KaitaiStruct _parent, RootFile _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.ofsParts = new ArrayList<Long>();
            {
                int i = 0;
                while (!this._io.isEof()) {
                    this.ofsParts.add(this._io.readU8le());
                    i++;
                }
            }
        }

        public void _fetchInstances() {
            for (int i = 0; i < this.ofsParts.size(); i++) {
            }
        }
        private List<Long> ofsParts;
        private RootFile _root;
        private KaitaiStruct _parent;

        /**
         * Offset of the payload of each key after the first, in the order of the bytes of the blob.
         */
        public List<Long> ofsParts() { return ofsParts; }
        public RootFile _root() { return _root; }
        public KaitaiStruct _parent() { return _parent; }
    }

    /**
     * Compressed bytes of one object: chunks that are decompressed one by one and joined.
     * @see <a href="https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#compression-block">RNTuple Binary Format Specification 1.0, section 'Compression Block'</a>
     */
    public static class CompressionBlock extends KaitaiStruct {
        public static CompressionBlock parse(byte[] bytes) {
            return new CompressionBlock(new KaitaiStream(bytes));
        }

        public CompressionBlock(KaitaiStream _io) {
            this(_io, null, null);
        }

        public CompressionBlock(KaitaiStream _io, KaitaiStruct _parent) {
            this(_io, _parent, null);
        }

        public CompressionBlock(KaitaiStream _io, KaitaiStruct _parent, RootFile _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.chunks = new ArrayList<CompressionChunk>();
            {
                int i = 0;
                while (!this._io.isEof()) {
                    this.chunks.add(new CompressionChunk(this._io, this, _root));
                    i++;
                }
            }
        }

        public void _fetchInstances() {
            for (int i = 0; i < this.chunks.size(); i++) {
                this.chunks.get(((Number) (i)).intValue())._fetchInstances();
            }
        }
        private List<CompressionChunk> chunks;
        private RootFile _root;
        private KaitaiStruct _parent;

        /**
         * The chunks; all but the last hold 16777215 bytes after decompression.
         */
        public List<CompressionChunk> chunks() { return chunks; }
        public RootFile _root() { return _root; }
        public KaitaiStruct _parent() { return _parent; }
    }

    /**
     * One compressed chunk.
     * @see <a href="https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#compression-block">RNTuple Binary Format Specification 1.0, section 'Compression Block'</a>
     */
    public static class CompressionChunk extends KaitaiStruct {
        public static CompressionChunk parse(byte[] bytes) {
            return new CompressionChunk(new KaitaiStream(bytes));
        }

        public CompressionChunk(KaitaiStream _io) {
            this(_io, null, null);
        }

        public CompressionChunk(KaitaiStream _io, RootFile.CompressionBlock _parent) {
            this(_io, _parent, null);
        }

        public CompressionChunk(KaitaiStream _io, RootFile.CompressionBlock _parent, RootFile _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.algorithm = this._io.readBytes(3);
            this.lenCompressed = this._io.readBitsIntLe(24);
            this.lenUncompressed = this._io.readBitsIntLe(24);
            {
                long _it = this.lenUncompressed;
                if (!( ((_it >= 0) && (((Number) (lenCompressed())).longValue() <= ((Number) (((Number) (_io().size())).longValue() - ((Number) (_io().pos())).longValue())).longValue())) )) {
                    throw FormatException.notValid(this.lenUncompressed, this._io, "/types/compression_chunk/seq/2");
                }
            }
            this.data = this._io.readBytes(lenCompressed());
        }

        public void _fetchInstances() {
        }
        private Long tag;

        /**
         * First two bytes of the algorithm as one number, see the enum compression_tag.
         */
        public Long tag() {
            if (this.tag != null)
                return this.tag;
            this.tag = ((Number) (((Number) (((Number) (((Number) (KaitaiStream.mod(((Number) (((Number) ((algorithm()[0] & 0xff))).longValue() + ((long) 256))).longValue(), ((long) 256)))).longValue() * ((long) 256))).longValue() + ((Number) (KaitaiStream.mod(((Number) (((Number) ((algorithm()[1] & 0xff))).longValue() + ((long) 256))).longValue(), ((long) 256)))).longValue())).longValue())).longValue();
            return this.tag;
        }
        private byte[] algorithm;
        private long lenCompressed;
        private long lenUncompressed;
        private byte[] data;
        private RootFile _root;
        private RootFile.CompressionBlock _parent;

        /**
         * Algorithm: 'ZL' 08 zlib, 'XZ' 00 LZMA, 'CS' 08 raw deflate, 'L4' and version LZ4, 'ZS' 01
         * Zstandard.
         */
        public byte[] algorithm() { return algorithm; }

        /**
         * Length in bytes of the data that follow.
         */
        public long lenCompressed() { return lenCompressed; }

        /**
         * Length in bytes of the data after decompression.
         */
        public long lenUncompressed() { return lenUncompressed; }

        /**
         * Compressed data; with LZ4, the first 8 bytes are the big-endian XXH64 of the rest.
         */
        public byte[] data() { return data; }
        public RootFile _root() { return _root; }
        public RootFile.CompressionBlock _parent() { return _parent; }
    }

    /**
     * String of up to 254 bytes after one length byte, or of any length after the byte 255 and a 32-bit length.
     * @see <a href="https://github.com/root-project/root/blob/master/io/doc/TFile/datarecord.md">The ROOT file format, section 'Format of data records'</a>
     */
    public static class CountedString extends KaitaiStruct {
        public static CountedString parse(byte[] bytes) {
            return new CountedString(new KaitaiStream(bytes));
        }

        public CountedString(KaitaiStream _io) {
            this(_io, null, null);
        }

        public CountedString(KaitaiStream _io, RootFile.Key _parent) {
            this(_io, _parent, null);
        }

        public CountedString(KaitaiStream _io, RootFile.Key _parent, RootFile _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.lenShort = this._io.readU1();
            {
                int _it = this.lenShort;
                if (!( ((((Number) (_it)).longValue() == ((long) 255)) || (((Number) (_it)).longValue() <= ((Number) (((Number) (_io().size())).longValue() - ((Number) (_io().pos())).longValue())).longValue())) )) {
                    throw FormatException.notValid(this.lenShort, this._io, "/types/counted_string/seq/0");
                }
            }
            if (lenShort() == 255) {
                this.lenLong = this._io.readU4be();
                {
                    long _it = this.lenLong;
                    if (!(((Number) (_it)).longValue() <= ((Number) (((Number) (_io().size())).longValue() - ((Number) (_io().pos())).longValue())).longValue())) {
                        throw FormatException.notValid(this.lenLong, this._io, "/types/counted_string/seq/1");
                    }
                }
            }
            this.raw = this._io.readBytes(len());
        }

        public void _fetchInstances() {
            if (lenShort() == 255) {
            }
        }
        private Long len;

        /**
         * Length of the string in bytes.
         */
        public Long len() {
            if (this.len != null)
                return this.len;
            this.len = ((Number) (((Number) ((lenShort() == 255 ? lenLong() : ((Number) (lenShort())).longValue()))).longValue())).longValue();
            return this.len;
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
        private int lenShort;
        private Long lenLong;
        private byte[] raw;
        private RootFile _root;
        private RootFile.Key _parent;

        /**
         * Length of the string in bytes; 255 if a 32-bit length follows.
         */
        public int lenShort() { return lenShort; }

        /**
         * Length of the string in bytes.
         */
        public Long lenLong() { return lenLong; }

        /**
         * Bytes of the string, UTF-8 by convention and left undecoded here.
         */
        public byte[] raw() { return raw; }
        public RootFile _root() { return _root; }
        public RootFile.Key _parent() { return _parent; }
    }

    /**
     * Directory fields: after name and title in the root directory record, directly after the key in others.
     * @see <a href="https://github.com/root-project/root/blob/master/io/doc/TFile/tfile.md">The ROOT file format, section 'Format of the root (first) directory record'</a>
     */
    public static class Directory extends KaitaiStruct {
        public static Directory parse(byte[] bytes) {
            return new Directory(new KaitaiStream(bytes));
        }

        public Directory(KaitaiStream _io) {
            this(_io, null, null);
        }

        public Directory(KaitaiStream _io, RootFile _parent) {
            this(_io, _parent, null);
        }

        public Directory(KaitaiStream _io, RootFile _parent, RootFile _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.version = this._io.readS2be();
            this.datimeCreated = this._io.readU4be();
            this.datimeModified = this._io.readU4be();
            this.lenKeys = this._io.readS4be();
            this.lenName = this._io.readS4be();
            if (!(isWide())) {
                this.ofsDirNarrow = this._io.readU4be();
            }
            if (isWide()) {
                this.ofsDirWide = this._io.readU8be();
            }
            if (!(isWide())) {
                this.ofsParentNarrow = this._io.readU4be();
            }
            if (isWide()) {
                this.ofsParentWide = this._io.readU8be();
            }
            if (!(isWide())) {
                this.ofsKeysNarrow = this._io.readU4be();
            }
            if (isWide()) {
                this.ofsKeysWide = this._io.readU8be();
            }
            if (hasUuid()) {
                this.uuidVersion = this._io.readS2be();
            }
            if (hasUuid()) {
                this.uuid = this._io.readBytes(16);
            }
        }

        public void _fetchInstances() {
            if (!(isWide())) {
            }
            if (isWide()) {
            }
            if (!(isWide())) {
            }
            if (isWide()) {
            }
            if (!(isWide())) {
            }
            if (isWide()) {
            }
            if (hasUuid()) {
            }
            if (hasUuid()) {
            }
        }
        private Long createdDay;

        /**
         * Day of the month, from 1 on, of the time of creation.
         */
        public Long createdDay() {
            if (this.createdDay != null)
                return this.createdDay;
            this.createdDay = ((Number) (((Number) (KaitaiStream.mod(((Number) (((Number) (datimeCreated())).longValue() / ((long) 131072))).longValue(), ((long) 32)))).longValue())).longValue();
            return this.createdDay;
        }
        private Long createdHour;

        /**
         * Hour of the time of creation.
         */
        public Long createdHour() {
            if (this.createdHour != null)
                return this.createdHour;
            this.createdHour = ((Number) (((Number) (KaitaiStream.mod(((Number) (((Number) (datimeCreated())).longValue() / ((long) 4096))).longValue(), ((long) 32)))).longValue())).longValue();
            return this.createdHour;
        }
        private Long createdMinute;

        /**
         * Minute of the time of creation.
         */
        public Long createdMinute() {
            if (this.createdMinute != null)
                return this.createdMinute;
            this.createdMinute = ((Number) (((Number) (KaitaiStream.mod(((Number) (((Number) (datimeCreated())).longValue() / ((long) 64))).longValue(), ((long) 64)))).longValue())).longValue();
            return this.createdMinute;
        }
        private Long createdMonth;

        /**
         * Month, from 1 on, of the time of creation.
         */
        public Long createdMonth() {
            if (this.createdMonth != null)
                return this.createdMonth;
            this.createdMonth = ((Number) (((Number) (KaitaiStream.mod(((Number) (((Number) (datimeCreated())).longValue() / ((long) 4194304))).longValue(), ((long) 16)))).longValue())).longValue();
            return this.createdMonth;
        }
        private Long createdSecond;

        /**
         * Second of the time of creation.
         */
        public Long createdSecond() {
            if (this.createdSecond != null)
                return this.createdSecond;
            this.createdSecond = ((Number) (((Number) (KaitaiStream.mod(((Number) (datimeCreated())).longValue(), ((long) 64)))).longValue())).longValue();
            return this.createdSecond;
        }
        private Long createdYear;

        /**
         * Year of the time of creation.
         */
        public Long createdYear() {
            if (this.createdYear != null)
                return this.createdYear;
            this.createdYear = ((Number) (((Number) (((Number) (((Number) (datimeCreated())).longValue() / ((long) 67108864))).longValue() + ((long) 1995))).longValue())).longValue();
            return this.createdYear;
        }
        private Boolean hasUuid;

        /**
         * Whether the class version is one that has a UUID.
         */
        public Boolean hasUuid() {
            if (this.hasUuid != null)
                return this.hasUuid;
            this.hasUuid =  ((version() != 1) && (version() != 1001)) ;
            return this.hasUuid;
        }
        private Boolean isWide;

        /**
         * Whether offsets have 64 bits.
         */
        public Boolean isWide() {
            if (this.isWide != null)
                return this.isWide;
            this.isWide = version() > 1000;
            return this.isWide;
        }
        private Long modifiedDay;

        /**
         * Day of the month, from 1 on, of the time of the last change.
         */
        public Long modifiedDay() {
            if (this.modifiedDay != null)
                return this.modifiedDay;
            this.modifiedDay = ((Number) (((Number) (KaitaiStream.mod(((Number) (((Number) (datimeModified())).longValue() / ((long) 131072))).longValue(), ((long) 32)))).longValue())).longValue();
            return this.modifiedDay;
        }
        private Long modifiedHour;

        /**
         * Hour of the time of the last change.
         */
        public Long modifiedHour() {
            if (this.modifiedHour != null)
                return this.modifiedHour;
            this.modifiedHour = ((Number) (((Number) (KaitaiStream.mod(((Number) (((Number) (datimeModified())).longValue() / ((long) 4096))).longValue(), ((long) 32)))).longValue())).longValue();
            return this.modifiedHour;
        }
        private Long modifiedMinute;

        /**
         * Minute of the time of the last change.
         */
        public Long modifiedMinute() {
            if (this.modifiedMinute != null)
                return this.modifiedMinute;
            this.modifiedMinute = ((Number) (((Number) (KaitaiStream.mod(((Number) (((Number) (datimeModified())).longValue() / ((long) 64))).longValue(), ((long) 64)))).longValue())).longValue();
            return this.modifiedMinute;
        }
        private Long modifiedMonth;

        /**
         * Month, from 1 on, of the time of the last change.
         */
        public Long modifiedMonth() {
            if (this.modifiedMonth != null)
                return this.modifiedMonth;
            this.modifiedMonth = ((Number) (((Number) (KaitaiStream.mod(((Number) (((Number) (datimeModified())).longValue() / ((long) 4194304))).longValue(), ((long) 16)))).longValue())).longValue();
            return this.modifiedMonth;
        }
        private Long modifiedSecond;

        /**
         * Second of the time of the last change.
         */
        public Long modifiedSecond() {
            if (this.modifiedSecond != null)
                return this.modifiedSecond;
            this.modifiedSecond = ((Number) (((Number) (KaitaiStream.mod(((Number) (datimeModified())).longValue(), ((long) 64)))).longValue())).longValue();
            return this.modifiedSecond;
        }
        private Long modifiedYear;

        /**
         * Year of the time of the last change.
         */
        public Long modifiedYear() {
            if (this.modifiedYear != null)
                return this.modifiedYear;
            this.modifiedYear = ((Number) (((Number) (((Number) (((Number) (datimeModified())).longValue() / ((long) 67108864))).longValue() + ((long) 1995))).longValue())).longValue();
            return this.modifiedYear;
        }
        private Long ofsDir;

        /**
         * Offset of the directory record itself.
         */
        public Long ofsDir() {
            if (this.ofsDir != null)
                return this.ofsDir;
            this.ofsDir = ((Number) (((Number) ((isWide() ? ofsDirWide() : ((Number) (ofsDirNarrow())).longValue()))).longValue())).longValue();
            return this.ofsDir;
        }
        private Long ofsKeys;

        /**
         * Offset of the record of the keys list.
         */
        public Long ofsKeys() {
            if (this.ofsKeys != null)
                return this.ofsKeys;
            this.ofsKeys = ((Number) (((Number) ((isWide() ? ofsKeysWide() : ((Number) (ofsKeysNarrow())).longValue()))).longValue())).longValue();
            return this.ofsKeys;
        }
        private Long ofsParent;

        /**
         * Offset of the record of the parent directory.
         */
        public Long ofsParent() {
            if (this.ofsParent != null)
                return this.ofsParent;
            this.ofsParent = ((Number) (((Number) ((isWide() ? ofsParentWide() : ((Number) (ofsParentNarrow())).longValue()))).longValue())).longValue();
            return this.ofsParent;
        }
        private short version;
        private long datimeCreated;
        private long datimeModified;
        private int lenKeys;
        private int lenName;
        private Long ofsDirNarrow;
        private Long ofsDirWide;
        private Long ofsParentNarrow;
        private Long ofsParentWide;
        private Long ofsKeysNarrow;
        private Long ofsKeysWide;
        private Short uuidVersion;
        private byte[] uuid;
        private RootFile _root;
        private RootFile _parent;

        /**
         * Class version of the directory; 1000 more in the wide form.
         */
        public short version() { return version; }

        /**
         * Date and time of creation, packed as in a key.
         */
        public long datimeCreated() { return datimeCreated; }

        /**
         * Date and time of the last change, packed as in a key.
         */
        public long datimeModified() { return datimeModified; }

        /**
         * Size in bytes of the record of the keys list.
         */
        public int lenKeys() { return lenKeys; }

        /**
         * Size in bytes of the record before these fields.
         */
        public int lenName() { return lenName; }

        /**
         * Offset of the directory record itself, 32-bit form.
         */
        public Long ofsDirNarrow() { return ofsDirNarrow; }

        /**
         * Offset of the directory record itself, 64-bit form.
         */
        public Long ofsDirWide() { return ofsDirWide; }

        /**
         * Offset of the record of the parent directory, 32-bit form.
         */
        public Long ofsParentNarrow() { return ofsParentNarrow; }

        /**
         * Offset of the record of the parent directory, 64-bit form.
         */
        public Long ofsParentWide() { return ofsParentWide; }

        /**
         * Offset of the record of the keys list, 32-bit form.
         */
        public Long ofsKeysNarrow() { return ofsKeysNarrow; }

        /**
         * Offset of the record of the keys list, 64-bit form.
         */
        public Long ofsKeysWide() { return ofsKeysWide; }

        /**
         * Version of the UUID that follows; zero in files of RNTuple's own writer.
         */
        public Short uuidVersion() { return uuidVersion; }

        /**
         * UUID of the directory, or zeros; zero bytes up to the wide size may follow and belong to nothing.
         */
        public byte[] uuid() { return uuid; }
        public RootFile _root() { return _root; }
        public RootFile _parent() { return _parent; }
    }

    /**
     * Key of an object in the root directory, and the anchor if the object is an RNTuple.
     * @see <a href="https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#root-file-embedding">RNTuple Binary Format Specification 1.0, section 'ROOT File embedding'</a>
     */
    public static class Entry extends KaitaiStruct {
        public static Entry parse(byte[] bytes) {
            return new Entry(new KaitaiStream(bytes));
        }

        public Entry(KaitaiStream _io) {
            this(_io, null, null);
        }

        public Entry(KaitaiStream _io, RootFile.EntryList _parent) {
            this(_io, _parent, null);
        }

        public Entry(KaitaiStream _io, RootFile.EntryList _parent, RootFile _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.key = new Key(this._io, this, _root);
        }

        public void _fetchInstances() {
            this.key._fetchInstances();
            anchorRecord();
            if (this.anchorRecord != null) {
                this.anchorRecord._fetchInstances();
            }
        }
        private AnchorRecord anchorRecord;

        /**
         * Record of the anchor.
         */
        public AnchorRecord anchorRecord() {
            if (this.anchorRecord != null)
                return this.anchorRecord;
            if ( ((isRelease()) || (isCandidate())) ) {
                KaitaiStream io = (_root() == null ? this : _root())._io();
                long _pos = io.pos();
                io.seek(key().ofsKey());
                KaitaiStream _io_anchorRecord = io.substream(key().lenRecord());
                this.anchorRecord = new AnchorRecord(_io_anchorRecord, this, _root);
                io.seek(_pos);
            }
            return this.anchorRecord;
        }
        private Boolean isCandidate;

        /**
         * Whether the object is an anchor of class ROOT::Experimental::RNTuple.
         */
        public Boolean isCandidate() {
            if (this.isCandidate != null)
                return this.isCandidate;
            this.isCandidate = Arrays.equals(key().className().raw(), new byte[] { 82, 79, 79, 84, 58, 58, 69, 120, 112, 101, 114, 105, 109, 101, 110, 116, 97, 108, 58, 58, 82, 78, 84, 117, 112, 108, 101 });
            return this.isCandidate;
        }
        private Boolean isRelease;

        /**
         * Whether the object is an anchor of class ROOT::RNTuple.
         */
        public Boolean isRelease() {
            if (this.isRelease != null)
                return this.isRelease;
            this.isRelease = Arrays.equals(key().className().raw(), new byte[] { 82, 79, 79, 84, 58, 58, 82, 78, 84, 117, 112, 108, 101 });
            return this.isRelease;
        }
        private Key key;
        private RootFile _root;
        private RootFile.EntryList _parent;

        /**
         * Copy of the key of the object.
         */
        public Key key() { return key; }
        public RootFile _root() { return _root; }
        public RootFile.EntryList _parent() { return _parent; }
    }

    /**
     * Payload of the record of the keys list of the root directory as the way to the anchors. Parsed as part of
     * a whole file only.
     * @see <a href="https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#root-file-embedding">RNTuple Binary Format Specification 1.0, section 'ROOT File embedding'</a>
     */
    public static class EntryList extends KaitaiStruct {
        public static EntryList parse(byte[] bytes) {
            return new EntryList(new KaitaiStream(bytes));
        }

        public EntryList(KaitaiStream _io) {
            this(_io, null, null);
        }

        public EntryList(KaitaiStream _io, RootFile _parent) {
            this(_io, _parent, null);
        }

        public EntryList(KaitaiStream _io, RootFile _parent, RootFile _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.numEntries = this._io.readU4be();
            {
                long _it = this.numEntries;
                if (!( ((((Number) (_it)).longValue() <= ((long) 2147483647)) && (((Number) (((Number) (_it)).longValue() * ((long) 29))).longValue() <= ((Number) (((Number) (_io().size())).longValue() - ((Number) (_io().pos())).longValue())).longValue())) )) {
                    throw FormatException.notValid(this.numEntries, this._io, "/types/entry_list/seq/0");
                }
            }
            this.entries = new ArrayList<Entry>();
            for (int i = 0; i < numEntries(); i++) {
                this.entries.add(new Entry(this._io, this, _root));
            }
        }

        public void _fetchInstances() {
            for (int i = 0; i < this.entries.size(); i++) {
                this.entries.get(((Number) (i)).intValue())._fetchInstances();
            }
        }
        private long numEntries;
        private List<Entry> entries;
        private RootFile _root;
        private RootFile _parent;

        /**
         * Number of keys; bounded by the bytes that are there, as no key is smaller than 29 bytes.
         */
        public long numEntries() { return numEntries; }

        /**
         * The keys of the objects.
         */
        public List<Entry> entries() { return entries; }
        public RootFile _root() { return _root; }
        public RootFile _parent() { return _parent; }
    }

    /**
     * File header at offset 0. The wide form is chosen by adding 1000000 to the version.
     * @see <a href="https://github.com/root-project/root/blob/master/io/doc/TFile/header.md">The ROOT file format, section 'File header format'</a>
     */
    public static class FileHeader extends KaitaiStruct {
        public static FileHeader parse(byte[] bytes) {
            return new FileHeader(new KaitaiStream(bytes));
        }

        public FileHeader(KaitaiStream _io) {
            this(_io, null, null);
        }

        public FileHeader(KaitaiStream _io, RootFile _parent) {
            this(_io, _parent, null);
        }

        public FileHeader(KaitaiStream _io, RootFile _parent, RootFile _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.magic = this._io.readBytes(4);
            if (!(Arrays.equals(this.magic, new byte[] { 114, 111, 111, 116 }))) {
                throw FormatException.notEqual(new byte[] { 114, 111, 111, 116 }, this.magic, this._io, "/types/file_header/seq/0");
            }
            this.version = this._io.readS4be();
            this.ofsBegin = this._io.readS4be();
            if (!(isWide())) {
                this.ofsEndNarrow = this._io.readS4be();
            }
            if (isWide()) {
                this.ofsEndWide = this._io.readS8be();
            }
            if (!(isWide())) {
                this.ofsFreeNarrow = this._io.readS4be();
            }
            if (isWide()) {
                this.ofsFreeWide = this._io.readS8be();
            }
            this.lenFree = this._io.readS4be();
            this.numFree = this._io.readS4be();
            this.lenName = this._io.readS4be();
            this.lenOffset = this._io.readU1();
            this.compressionSettings = this._io.readS4be();
            if (!(isWide())) {
                this.ofsInfoNarrow = this._io.readS4be();
            }
            if (isWide()) {
                this.ofsInfoWide = this._io.readS8be();
            }
            this.lenInfo = this._io.readS4be();
            this.uuidVersion = this._io.readS2be();
            this.uuid = this._io.readBytes(16);
        }

        public void _fetchInstances() {
            if (!(isWide())) {
            }
            if (isWide()) {
            }
            if (!(isWide())) {
            }
            if (isWide()) {
            }
            if (!(isWide())) {
            }
            if (isWide()) {
            }
        }
        private Boolean isWide;

        /**
         * Whether offsets have 64 bits.
         */
        public Boolean isWide() {
            if (this.isWide != null)
                return this.isWide;
            this.isWide = version() >= 1000000;
            return this.isWide;
        }
        private Long ofsEnd;

        /**
         * Offset of the first byte after the last record.
         */
        public Long ofsEnd() {
            if (this.ofsEnd != null)
                return this.ofsEnd;
            this.ofsEnd = ((Number) (((Number) ((isWide() ? ofsEndWide() : ((Number) (ofsEndNarrow())).longValue()))).longValue())).longValue();
            return this.ofsEnd;
        }
        private Long ofsFree;

        /**
         * Offset of the record of the free list.
         */
        public Long ofsFree() {
            if (this.ofsFree != null)
                return this.ofsFree;
            this.ofsFree = ((Number) (((Number) ((isWide() ? ofsFreeWide() : ((Number) (ofsFreeNarrow())).longValue()))).longValue())).longValue();
            return this.ofsFree;
        }
        private Long ofsInfo;

        /**
         * Offset of the record of the streamer infos.
         */
        public Long ofsInfo() {
            if (this.ofsInfo != null)
                return this.ofsInfo;
            this.ofsInfo = ((Number) (((Number) ((isWide() ? ofsInfoWide() : ((Number) (ofsInfoNarrow())).longValue()))).longValue())).longValue();
            return this.ofsInfo;
        }
        private byte[] magic;
        private int version;
        private int ofsBegin;
        private Integer ofsEndNarrow;
        private Long ofsEndWide;
        private Integer ofsFreeNarrow;
        private Long ofsFreeWide;
        private int lenFree;
        private int numFree;
        private int lenName;
        private int lenOffset;
        private int compressionSettings;
        private Integer ofsInfoNarrow;
        private Long ofsInfoWide;
        private int lenInfo;
        private short uuidVersion;
        private byte[] uuid;
        private RootFile _root;
        private RootFile _parent;

        /**
         * Marks a ROOT file.
         */
        public byte[] magic() { return magic; }

        /**
         * Version of ROOT that wrote the file, 10000 * major + 100 * minor + patch; 1000000 more in the wide
         * form.
         */
        public int version() { return version; }

        /**
         * Offset of the first record, the root directory.
         */
        public int ofsBegin() { return ofsBegin; }

        /**
         * Offset of the first byte after the last record, 32-bit form.
         */
        public Integer ofsEndNarrow() { return ofsEndNarrow; }

        /**
         * Offset of the first byte after the last record, 64-bit form.
         */
        public Long ofsEndWide() { return ofsEndWide; }

        /**
         * Offset of the record of the free list, 32-bit form.
         */
        public Integer ofsFreeNarrow() { return ofsFreeNarrow; }

        /**
         * Offset of the record of the free list, 64-bit form.
         */
        public Long ofsFreeWide() { return ofsFreeWide; }

        /**
         * Size in bytes of the record of the free list.
         */
        public int lenFree() { return lenFree; }

        /**
         * Number of entries of the free list.
         */
        public int numFree() { return numFree; }

        /**
         * Size in bytes of key, name and title of the root directory record; its directory fields follow.
         */
        public int lenName() { return lenName; }

        /**
         * Size in bytes of a file offset, 4 or 8; informational.
         */
        public int lenOffset() { return lenOffset; }

        /**
         * Default compression of the file: 100 * algorithm + level; algorithms are listed in the enum
         * compression_algorithm.
         */
        public int compressionSettings() { return compressionSettings; }

        /**
         * Offset of the record of the streamer infos, 32-bit form.
         */
        public Integer ofsInfoNarrow() { return ofsInfoNarrow; }

        /**
         * Offset of the record of the streamer infos, 64-bit form.
         */
        public Long ofsInfoWide() { return ofsInfoWide; }

        /**
         * Size in bytes of the record of the streamer infos.
         */
        public int lenInfo() { return lenInfo; }

        /**
         * Version of the UUID that follows; zero in files of RNTuple's own writer.
         */
        public short uuidVersion() { return uuidVersion; }

        /**
         * UUID of the file, or zeros.
         */
        public byte[] uuid() { return uuid; }
        public RootFile _root() { return _root; }
        public RootFile _parent() { return _parent; }
    }

    /**
     * One free byte range, both bounds included.
     * @see <a href="https://github.com/root-project/root/blob/master/io/doc/TFile/freesegments.md">The ROOT file format, section 'Format of FreeSegments record'</a>
     */
    public static class FreeEntry extends KaitaiStruct {
        public static FreeEntry parse(byte[] bytes) {
            return new FreeEntry(new KaitaiStream(bytes));
        }

        public FreeEntry(KaitaiStream _io) {
            this(_io, null, null);
        }

        public FreeEntry(KaitaiStream _io, RootFile.FreeList _parent) {
            this(_io, _parent, null);
        }

        public FreeEntry(KaitaiStream _io, RootFile.FreeList _parent, RootFile _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.version = this._io.readS2be();
            if (!(isWide())) {
                this.ofsFirstNarrow = this._io.readU4be();
            }
            if (isWide()) {
                this.ofsFirstWide = this._io.readU8be();
            }
            if (!(isWide())) {
                this.ofsLastNarrow = this._io.readU4be();
            }
            if (isWide()) {
                this.ofsLastWide = this._io.readU8be();
            }
        }

        public void _fetchInstances() {
            if (!(isWide())) {
            }
            if (isWide()) {
            }
            if (!(isWide())) {
            }
            if (isWide()) {
            }
        }
        private Boolean isWide;

        /**
         * Whether offsets have 64 bits.
         */
        public Boolean isWide() {
            if (this.isWide != null)
                return this.isWide;
            this.isWide = version() > 1000;
            return this.isWide;
        }
        private Long ofsFirst;

        /**
         * Offset of the first free byte.
         */
        public Long ofsFirst() {
            if (this.ofsFirst != null)
                return this.ofsFirst;
            this.ofsFirst = ((Number) (((Number) ((isWide() ? ofsFirstWide() : ((Number) (ofsFirstNarrow())).longValue()))).longValue())).longValue();
            return this.ofsFirst;
        }
        private Long ofsLast;

        /**
         * Offset of the last free byte.
         */
        public Long ofsLast() {
            if (this.ofsLast != null)
                return this.ofsLast;
            this.ofsLast = ((Number) (((Number) ((isWide() ? ofsLastWide() : ((Number) (ofsLastNarrow())).longValue()))).longValue())).longValue();
            return this.ofsLast;
        }
        private short version;
        private Long ofsFirstNarrow;
        private Long ofsFirstWide;
        private Long ofsLastNarrow;
        private Long ofsLastWide;
        private RootFile _root;
        private RootFile.FreeList _parent;

        /**
         * Version of the entry; above 1000 in the wide form.
         */
        public short version() { return version; }

        /**
         * Offset of the first free byte, 32-bit form.
         */
        public Long ofsFirstNarrow() { return ofsFirstNarrow; }

        /**
         * Offset of the first free byte, 64-bit form.
         */
        public Long ofsFirstWide() { return ofsFirstWide; }

        /**
         * Offset of the last free byte, 32-bit form.
         */
        public Long ofsLastNarrow() { return ofsLastNarrow; }

        /**
         * Offset of the last free byte, 64-bit form.
         */
        public Long ofsLastWide() { return ofsLastWide; }
        public RootFile _root() { return _root; }
        public RootFile.FreeList _parent() { return _parent; }
    }

    /**
     * Payload of the record of the free list.
     * @see <a href="https://github.com/root-project/root/blob/master/io/doc/TFile/freesegments.md">The ROOT file format, section 'Format of FreeSegments record'</a>
     */
    public static class FreeList extends KaitaiStruct {
        public static FreeList parse(byte[] bytes) {
            return new FreeList(new KaitaiStream(bytes));
        }

        public FreeList(KaitaiStream _io) {
            this(_io, null, null);
        }

        public FreeList(KaitaiStream _io, KaitaiStruct _parent) {
            this(_io, _parent, null);
        }

        public FreeList(KaitaiStream _io, KaitaiStruct _parent, RootFile _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.entries = new ArrayList<FreeEntry>();
            {
                int i = 0;
                while (!this._io.isEof()) {
                    this.entries.add(new FreeEntry(this._io, this, _root));
                    i++;
                }
            }
        }

        public void _fetchInstances() {
            for (int i = 0; i < this.entries.size(); i++) {
                this.entries.get(((Number) (i)).intValue())._fetchInstances();
            }
        }
        private List<FreeEntry> entries;
        private RootFile _root;
        private KaitaiStruct _parent;

        /**
         * Free byte ranges; the last one starts at the end of the file.
         */
        public List<FreeEntry> entries() { return entries; }
        public RootFile _root() { return _root; }
        public KaitaiStruct _parent() { return _parent; }
    }

    /**
     * Key: the start of every record; also the form in which a keys list mentions a record. The payload is
     * not part of it.
     * @see <a href="https://github.com/root-project/root/blob/master/io/doc/TFile/datarecord.md">The ROOT file format, section 'Format of data records'</a>
     */
    public static class Key extends KaitaiStruct {
        public static Key parse(byte[] bytes) {
            return new Key(new KaitaiStream(bytes));
        }

        public Key(KaitaiStream _io) {
            this(_io, null, null);
        }

        public Key(KaitaiStream _io, KaitaiStruct _parent) {
            this(_io, _parent, null);
        }

        public Key(KaitaiStream _io, KaitaiStruct _parent, RootFile _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.lenRecord = this._io.readS4be();
            this.version = this._io.readS2be();
            this.lenObject = this._io.readS4be();
            this.datime = this._io.readU4be();
            this.lenKey = this._io.readS2be();
            this.cycle = this._io.readS2be();
            if (!(isWide())) {
                this.ofsKeyNarrow = this._io.readU4be();
            }
            if (isWide()) {
                this.ofsKeyWide = this._io.readU8be();
            }
            if (!(isWide())) {
                this.ofsPdirNarrow = this._io.readU4be();
            }
            if (isWide()) {
                this.ofsPdirWide = this._io.readU8be();
            }
            this.className = new CountedString(this._io, this, _root);
            this.name = new CountedString(this._io, this, _root);
            this.title = new CountedString(this._io, this, _root);
        }

        public void _fetchInstances() {
            if (!(isWide())) {
            }
            if (isWide()) {
            }
            if (!(isWide())) {
            }
            if (isWide()) {
            }
            this.className._fetchInstances();
            this.name._fetchInstances();
            this.title._fetchInstances();
        }
        private Long day;

        /**
         * Day of the month, from 1 on, of the time of writing.
         */
        public Long day() {
            if (this.day != null)
                return this.day;
            this.day = ((Number) (((Number) (KaitaiStream.mod(((Number) (((Number) (datime())).longValue() / ((long) 131072))).longValue(), ((long) 32)))).longValue())).longValue();
            return this.day;
        }
        private Long hour;

        /**
         * Hour of the time of writing.
         */
        public Long hour() {
            if (this.hour != null)
                return this.hour;
            this.hour = ((Number) (((Number) (KaitaiStream.mod(((Number) (((Number) (datime())).longValue() / ((long) 4096))).longValue(), ((long) 32)))).longValue())).longValue();
            return this.hour;
        }
        private Boolean isWide;

        /**
         * Whether offsets have 64 bits.
         */
        public Boolean isWide() {
            if (this.isWide != null)
                return this.isWide;
            this.isWide = version() > 1000;
            return this.isWide;
        }
        private Long minute;

        /**
         * Minute of the time of writing.
         */
        public Long minute() {
            if (this.minute != null)
                return this.minute;
            this.minute = ((Number) (((Number) (KaitaiStream.mod(((Number) (((Number) (datime())).longValue() / ((long) 64))).longValue(), ((long) 64)))).longValue())).longValue();
            return this.minute;
        }
        private Long month;

        /**
         * Month, from 1 on, of the time of writing.
         */
        public Long month() {
            if (this.month != null)
                return this.month;
            this.month = ((Number) (((Number) (KaitaiStream.mod(((Number) (((Number) (datime())).longValue() / ((long) 4194304))).longValue(), ((long) 16)))).longValue())).longValue();
            return this.month;
        }
        private Long ofsKey;

        /**
         * Offset of the record itself.
         */
        public Long ofsKey() {
            if (this.ofsKey != null)
                return this.ofsKey;
            this.ofsKey = ((Number) (((Number) ((isWide() ? ofsKeyWide() : ((Number) (ofsKeyNarrow())).longValue()))).longValue())).longValue();
            return this.ofsKey;
        }
        private Long ofsPdir;

        /**
         * Offset of the record of the directory that lists this one.
         */
        public Long ofsPdir() {
            if (this.ofsPdir != null)
                return this.ofsPdir;
            this.ofsPdir = ((Number) (((Number) ((isWide() ? ofsPdirWide() : ((Number) (ofsPdirNarrow())).longValue()))).longValue())).longValue();
            return this.ofsPdir;
        }
        private Long second;

        /**
         * Second of the time of writing.
         */
        public Long second() {
            if (this.second != null)
                return this.second;
            this.second = ((Number) (((Number) (KaitaiStream.mod(((Number) (datime())).longValue(), ((long) 64)))).longValue())).longValue();
            return this.second;
        }
        private Long year;

        /**
         * Year of the time of writing.
         */
        public Long year() {
            if (this.year != null)
                return this.year;
            this.year = ((Number) (((Number) (((Number) (((Number) (datime())).longValue() / ((long) 67108864))).longValue() + ((long) 1995))).longValue())).longValue();
            return this.year;
        }
        private int lenRecord;
        private short version;
        private int lenObject;
        private long datime;
        private short lenKey;
        private short cycle;
        private Long ofsKeyNarrow;
        private Long ofsKeyWide;
        private Long ofsPdirNarrow;
        private Long ofsPdirWide;
        private CountedString className;
        private CountedString name;
        private CountedString title;
        private RootFile _root;
        private KaitaiStruct _parent;

        /**
         * Size in bytes of the whole record, key and payload; negative in front of free space.
         */
        public int lenRecord() { return lenRecord; }

        /**
         * Version of the key; above 1000 in the wide form.
         */
        public short version() { return version; }

        /**
         * Length in bytes of the payload after decompression; without meaning for RBlob.
         */
        public int lenObject() { return lenObject; }

        /**
         * Date and time of writing, from the high bits down: year - 1995 (6), month (4), day (5), hour (5),
         * minute (6), second (6).
         */
        public long datime() { return datime; }

        /**
         * Length in bytes of the key; the payload follows.
         */
        public short lenKey() { return lenKey; }

        /**
         * Tells apart records of one name; the highest is the current one.
         */
        public short cycle() { return cycle; }

        /**
         * Offset of the record itself, 32-bit form.
         */
        public Long ofsKeyNarrow() { return ofsKeyNarrow; }

        /**
         * Offset of the record itself, 64-bit form.
         */
        public Long ofsKeyWide() { return ofsKeyWide; }

        /**
         * Offset of the record of the directory that lists this one; without meaning for RBlob, 32-bit form.
         */
        public Long ofsPdirNarrow() { return ofsPdirNarrow; }

        /**
         * Offset of the record of the directory that lists this one; without meaning for RBlob, 64-bit form.
         */
        public Long ofsPdirWide() { return ofsPdirWide; }

        /**
         * Class of the object in the payload.
         */
        public CountedString className() { return className; }

        /**
         * Name of the object.
         */
        public CountedString name() { return name; }

        /**
         * Title of the object.
         */
        public CountedString title() { return title; }
        public RootFile _root() { return _root; }
        public KaitaiStruct _parent() { return _parent; }
    }

    /**
     * Payload of the record of a keys list: the keys of all objects in one directory.
     * @see <a href="https://github.com/root-project/root/blob/master/io/doc/TFile/keyslist.md">The ROOT file format, section 'Format of KeysList record'</a>
     */
    public static class KeysList extends KaitaiStruct {
        public static KeysList parse(byte[] bytes) {
            return new KeysList(new KaitaiStream(bytes));
        }

        public KeysList(KaitaiStream _io) {
            this(_io, null, null);
        }

        public KeysList(KaitaiStream _io, KaitaiStruct _parent) {
            this(_io, _parent, null);
        }

        public KeysList(KaitaiStream _io, KaitaiStruct _parent, RootFile _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.numKeys = this._io.readU4be();
            {
                long _it = this.numKeys;
                if (!( ((((Number) (_it)).longValue() <= ((long) 2147483647)) && (((Number) (((Number) (_it)).longValue() * ((long) 29))).longValue() <= ((Number) (((Number) (_io().size())).longValue() - ((Number) (_io().pos())).longValue())).longValue())) )) {
                    throw FormatException.notValid(this.numKeys, this._io, "/types/keys_list/seq/0");
                }
            }
            this.keys = new ArrayList<Key>();
            for (int i = 0; i < numKeys(); i++) {
                this.keys.add(new Key(this._io, this, _root));
            }
            this.trailing = this._io.readBytesFull();
        }

        public void _fetchInstances() {
            for (int i = 0; i < this.keys.size(); i++) {
                this.keys.get(((Number) (i)).intValue())._fetchInstances();
            }
        }
        private long numKeys;
        private List<Key> keys;
        private byte[] trailing;
        private RootFile _root;
        private KaitaiStruct _parent;

        /**
         * Number of keys; bounded by the bytes that are there, as no key is smaller than 29 bytes.
         */
        public long numKeys() { return numKeys; }

        /**
         * Copies of the keys of the objects.
         */
        public List<Key> keys() { return keys; }

        /**
         * Unused bytes after the last key; without meaning.
         */
        public byte[] trailing() { return trailing; }
        public RootFile _root() { return _root; }
        public KaitaiStruct _parent() { return _parent; }
    }

    /**
     * Whole record: a key and its payload, from a slice that holds exactly the record or more.
     * @see <a href="https://github.com/root-project/root/blob/master/io/doc/TFile/datarecord.md">The ROOT file format, section 'Format of data records'</a>
     */
    public static class Record extends KaitaiStruct {
        public static Record parse(byte[] bytes) {
            return new Record(new KaitaiStream(bytes));
        }

        public Record(KaitaiStream _io) {
            this(_io, null, null);
        }

        public Record(KaitaiStream _io, RootFile _parent) {
            this(_io, _parent, null);
        }

        public Record(KaitaiStream _io, RootFile _parent, RootFile _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.key = new Key(this._io, this, _root);
        }

        public void _fetchInstances() {
            this.key._fetchInstances();
            payload();
            if (this.payload != null) {
            }
        }
        private Long lenPayload;

        /**
         * Size in bytes of the payload.
         */
        public Long lenPayload() {
            if (this.lenPayload != null)
                return this.lenPayload;
            this.lenPayload = ((Number) (((Number) (((Number) (key().lenRecord())).longValue() - ((Number) (key().lenKey())).longValue())).longValue())).longValue();
            return this.lenPayload;
        }
        private byte[] payload;

        /**
         * Payload, compressed if it is shorter than the length that the key states for the object.
         */
        public byte[] payload() {
            if (this.payload != null)
                return this.payload;
            long _pos = this._io.pos();
            this._io.seek(key().lenKey());
            this.payload = this._io.readBytes(lenPayload());
            this._io.seek(_pos);
            return this.payload;
        }
        private Key key;
        private RootFile _root;
        private RootFile _parent;

        /**
         * Key of the record.
         */
        public Key key() { return key; }
        public RootFile _root() { return _root; }
        public RootFile _parent() { return _parent; }
    }
    private EntryList entries;

    /**
     * The same keys list, each key with the anchor to which it leads.
     */
    public EntryList entries() {
        if (this.entries != null)
            return this.entries;
        long _pos = this._io.pos();
        this._io.seek(((Number) (((Number) (rootDirectory().ofsKeys())).longValue() + ((Number) (keysRecord().key().lenKey())).longValue())).longValue());
        KaitaiStream _io_entries = this._io.substream(keysRecord().lenPayload());
        this.entries = new EntryList(_io_entries, this, _root);
        this._io.seek(_pos);
        return this.entries;
    }
    private Record freeRecord;

    /**
     * Record of the free list; its payload is a free_list.
     */
    public Record freeRecord() {
        if (this.freeRecord != null)
            return this.freeRecord;
        if (header().lenFree() != 0) {
            long _pos = this._io.pos();
            this._io.seek(header().ofsFree());
            KaitaiStream _io_freeRecord = this._io.substream(header().lenFree());
            this.freeRecord = new Record(_io_freeRecord, this, _root);
            this._io.seek(_pos);
        }
        return this.freeRecord;
    }
    private Record keysRecord;

    /**
     * Record of the keys list of the root directory; its payload is a keys_list.
     */
    public Record keysRecord() {
        if (this.keysRecord != null)
            return this.keysRecord;
        long _pos = this._io.pos();
        this._io.seek(rootDirectory().ofsKeys());
        KaitaiStream _io_keysRecord = this._io.substream(rootDirectory().lenKeys());
        this.keysRecord = new Record(_io_keysRecord, this, _root);
        this._io.seek(_pos);
        return this.keysRecord;
    }
    private Directory rootDirectory;

    /**
     * Directory fields of the root directory record, after its key, name and title.
     */
    public Directory rootDirectory() {
        if (this.rootDirectory != null)
            return this.rootDirectory;
        long _pos = this._io.pos();
        this._io.seek(((Number) (((Number) (header().ofsBegin())).longValue() + ((Number) (header().lenName())).longValue())).longValue());
        this.rootDirectory = new Directory(this._io, this, _root);
        this._io.seek(_pos);
        return this.rootDirectory;
    }
    private Record streamerInfoRecord;

    /**
     * Record of the streamer infos; its payload, compressed or not, is unparsed.
     */
    public Record streamerInfoRecord() {
        if (this.streamerInfoRecord != null)
            return this.streamerInfoRecord;
        if (header().lenInfo() != 0) {
            long _pos = this._io.pos();
            this._io.seek(header().ofsInfo());
            KaitaiStream _io_streamerInfoRecord = this._io.substream(header().lenInfo());
            this.streamerInfoRecord = new Record(_io_streamerInfoRecord, this, _root);
            this._io.seek(_pos);
        }
        return this.streamerInfoRecord;
    }
    private FileHeader header;
    private RootFile _root;
    private KaitaiStruct _parent;

    /**
     * File header, at offset 0.
     */
    public FileHeader header() { return header; }
    public RootFile _root() { return _root; }
    public KaitaiStruct _parent() { return _parent; }
}
