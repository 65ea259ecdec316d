// Generated from spec/trevni.ksy by tools/generate; edit spec/parts/trevni.ksy and run `make generate`.
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

package org.rntuple;

import java.util.Arrays;
import java.util.ArrayList;
import java.util.List;


/**
 * A Trevni file, up to the start of its first column. Version 1 is the format of the document (and of Avro before
 * 1.7.5). Version 2 is that of Avro since then. Both share everything in this grammar.
 * @see <a href="https://github.com/nongli/Trevni/wiki/File-format#format-description">Trevni file format, section 'Format description'</a>
 */
public class Trevni extends KaitaiStruct {
    public static Trevni parse(byte[] bytes) {
        return new Trevni(new KaitaiStream(bytes));
    }

    public Trevni(KaitaiStream _io) {
        this(_io, null, null);
    }

    public Trevni(KaitaiStream _io, KaitaiStruct _parent) {
        this(_io, _parent, null);
    }

    public Trevni(KaitaiStream _io, KaitaiStruct _parent, Trevni _root) {
        super(_io);
        this._parent = _parent;
        this._root = _root == null ? this : _root;
        _read();
    }
    private void _read() {
        this.magic = this._io.readBytes(3);
        if (!(Arrays.equals(this.magic, new byte[] { 84, 114, 118 }))) {
            throw FormatException.notEqual(new byte[] { 84, 114, 118 }, this.magic, this._io, "/seq/0");
        }
        this.version = this._io.readU1();
        {
            int _it = this.version;
            if (!( ((_it == 1) || (_it == 2)) )) {
                throw FormatException.notValid(this.version, this._io, "/seq/1");
            }
        }
        this.numRows = this._io.readU8le();
        this.numColumns = this._io.readU4le();
        {
            long _it = this.numColumns;
            if (!(((Number) (((Number) (_it)).longValue() * ((long) 9))).longValue() <= ((Number) (((Number) (_io().size())).longValue() - ((Number) (_io().pos())).longValue())).longValue())) {
                throw FormatException.notValid(this.numColumns, this._io, "/seq/3");
            }
        }
        this.metadata = new MetadataMap(this._io, this, _root);
        this.columnsMetadata = new ArrayList<MetadataMap>();
        for (int i = 0; i < numColumns(); i++) {
            this.columnsMetadata.add(new MetadataMap(this._io, this, _root));
        }
        this.ofsColumns = new ArrayList<Long>();
        for (int i = 0; i < numColumns(); i++) {
            this.ofsColumns.add(this._io.readU8le());
        }
        this.columns = this._io.readBytesFull();
    }

    public void _fetchInstances() {
        this.metadata._fetchInstances();
        for (int i = 0; i < this.columnsMetadata.size(); i++) {
            this.columnsMetadata.get(((Number) (i)).intValue())._fetchInstances();
        }
        for (int i = 0; i < this.ofsColumns.size(); i++) {
        }
    }

    /**
     * Sizes of a block.
     * @see <a href="https://github.com/nongli/Trevni/wiki/File-format#format-description">Trevni file format, section 'Format description'</a>
     */
    public static class BlockDescriptor extends KaitaiStruct {
        public static BlockDescriptor parse(byte[] bytes) {
            return new BlockDescriptor(new KaitaiStream(bytes));
        }

        public BlockDescriptor(KaitaiStream _io) {
            this(_io, null, null);
        }

        public BlockDescriptor(KaitaiStream _io, Trevni.Column _parent) {
            this(_io, _parent, null);
        }

        public BlockDescriptor(KaitaiStream _io, Trevni.Column _parent, Trevni _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.numRows = this._io.readU4le();
            this.lenBlock = this._io.readU4le();
            this.lenBlockStored = this._io.readU4le();
        }

        public void _fetchInstances() {
        }
        private long numRows;
        private long lenBlock;
        private long lenBlockStored;
        private Trevni _root;
        private Trevni.Column _parent;

        /**
         * Number of rows in the block.
         */
        public long numRows() { return numRows; }

        /**
         * Bytes of the block before compression, without the checksum.
         */
        public long lenBlock() { return lenBlock; }

        /**
         * Bytes of the block as stored, without the checksum.
         */
        public long lenBlockStored() { return lenBlockStored; }
        public Trevni _root() { return _root; }
        public Trevni.Column _parent() { return _parent; }
    }

    /**
     * A column without first values (key trevni.values).
     * @see <a href="https://github.com/nongli/Trevni/wiki/File-format#format-description">Trevni file format, section 'Format description'</a>
     */
    public static class Column extends KaitaiStruct {
        public static Column parse(byte[] bytes) {
            return new Column(new KaitaiStream(bytes));
        }

        public Column(KaitaiStream _io) {
            this(_io, null, null);
        }

        public Column(KaitaiStream _io, KaitaiStruct _parent) {
            this(_io, _parent, null);
        }

        public Column(KaitaiStream _io, KaitaiStruct _parent, Trevni _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.numBlocks = this._io.readU4le();
            {
                long _it = this.numBlocks;
                if (!(((Number) (((Number) (_it)).longValue() * ((long) 12))).longValue() <= ((Number) (((Number) (_io().size())).longValue() - ((Number) (_io().pos())).longValue())).longValue())) {
                    throw FormatException.notValid(this.numBlocks, this._io, "/types/column/seq/0");
                }
            }
            this.descriptors = new ArrayList<BlockDescriptor>();
            for (int i = 0; i < numBlocks(); i++) {
                this.descriptors.add(new BlockDescriptor(this._io, this, _root));
            }
            this.blocks = this._io.readBytesFull();
        }

        public void _fetchInstances() {
            for (int i = 0; i < this.descriptors.size(); i++) {
                this.descriptors.get(((Number) (i)).intValue())._fetchInstances();
            }
        }
        private long numBlocks;
        private List<BlockDescriptor> descriptors;
        private byte[] blocks;
        private Trevni _root;
        private KaitaiStruct _parent;

        /**
         * Number of blocks; bounded by the bytes that are there.
         */
        public long numBlocks() { return numBlocks; }

        /**
         * One description of each block, in order.
         */
        public List<BlockDescriptor> descriptors() { return descriptors; }

        /**
         * The blocks, one after the other without gaps: each of the compressed size of its description, and four bytes more
         * if the column has checksums.
         */
        public byte[] blocks() { return blocks; }
        public Trevni _root() { return _root; }
        public KaitaiStruct _parent() { return _parent; }
    }

    /**
     * A column of String or Bytes values, with the first value of each block.
     * @see <a href="https://github.com/nongli/Trevni/wiki/File-format#format-description">Trevni file format, section 'Format description'</a>
     */
    public static class ColumnCounted extends KaitaiStruct {
        public static ColumnCounted parse(byte[] bytes) {
            return new ColumnCounted(new KaitaiStream(bytes));
        }

        public ColumnCounted(KaitaiStream _io) {
            this(_io, null, null);
        }

        public ColumnCounted(KaitaiStream _io, KaitaiStruct _parent) {
            this(_io, _parent, null);
        }

        public ColumnCounted(KaitaiStream _io, KaitaiStruct _parent, Trevni _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.numBlocks = this._io.readU4le();
            {
                long _it = this.numBlocks;
                if (!(((Number) (((Number) (_it)).longValue() * ((long) 13))).longValue() <= ((Number) (((Number) (_io().size())).longValue() - ((Number) (_io().pos())).longValue())).longValue())) {
                    throw FormatException.notValid(this.numBlocks, this._io, "/types/column_counted/seq/0");
                }
            }
            this.descriptors = new ArrayList<CountedBlockDescriptor>();
            for (int i = 0; i < numBlocks(); i++) {
                this.descriptors.add(new CountedBlockDescriptor(this._io, this, _root));
            }
            this.blocks = this._io.readBytesFull();
        }

        public void _fetchInstances() {
            for (int i = 0; i < this.descriptors.size(); i++) {
                this.descriptors.get(((Number) (i)).intValue())._fetchInstances();
            }
        }
        private long numBlocks;
        private List<CountedBlockDescriptor> descriptors;
        private byte[] blocks;
        private Trevni _root;
        private KaitaiStruct _parent;

        /**
         * Number of blocks; bounded by the bytes that are there.
         */
        public long numBlocks() { return numBlocks; }

        /**
         * One description of each block, in order.
         */
        public List<CountedBlockDescriptor> descriptors() { return descriptors; }

        /**
         * The blocks, one after the other without gaps: each of the compressed size of its description, and four bytes more
         * if the column has checksums.
         */
        public byte[] blocks() { return blocks; }
        public Trevni _root() { return _root; }
        public KaitaiStruct _parent() { return _parent; }
    }

    /**
     * A column of Fixed32 or Float values, with the first value of each block.
     * @see <a href="https://github.com/nongli/Trevni/wiki/File-format#format-description">Trevni file format, section 'Format description'</a>
     */
    public static class ColumnFixed32 extends KaitaiStruct {
        public static ColumnFixed32 parse(byte[] bytes) {
            return new ColumnFixed32(new KaitaiStream(bytes));
        }

        public ColumnFixed32(KaitaiStream _io) {
            this(_io, null, null);
        }

        public ColumnFixed32(KaitaiStream _io, KaitaiStruct _parent) {
            this(_io, _parent, null);
        }

        public ColumnFixed32(KaitaiStream _io, KaitaiStruct _parent, Trevni _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.numBlocks = this._io.readU4le();
            {
                long _it = this.numBlocks;
                if (!(((Number) (((Number) (_it)).longValue() * ((long) 16))).longValue() <= ((Number) (((Number) (_io().size())).longValue() - ((Number) (_io().pos())).longValue())).longValue())) {
                    throw FormatException.notValid(this.numBlocks, this._io, "/types/column_fixed32/seq/0");
                }
            }
            this.descriptors = new ArrayList<Fixed32BlockDescriptor>();
            for (int i = 0; i < numBlocks(); i++) {
                this.descriptors.add(new Fixed32BlockDescriptor(this._io, this, _root));
            }
            this.blocks = this._io.readBytesFull();
        }

        public void _fetchInstances() {
            for (int i = 0; i < this.descriptors.size(); i++) {
                this.descriptors.get(((Number) (i)).intValue())._fetchInstances();
            }
        }
        private long numBlocks;
        private List<Fixed32BlockDescriptor> descriptors;
        private byte[] blocks;
        private Trevni _root;
        private KaitaiStruct _parent;

        /**
         * Number of blocks; bounded by the bytes that are there.
         */
        public long numBlocks() { return numBlocks; }

        /**
         * One description of each block, in order.
         */
        public List<Fixed32BlockDescriptor> descriptors() { return descriptors; }

        /**
         * The blocks, one after the other without gaps: each of the compressed size of its description, and four bytes more
         * if the column has checksums.
         */
        public byte[] blocks() { return blocks; }
        public Trevni _root() { return _root; }
        public KaitaiStruct _parent() { return _parent; }
    }

    /**
     * A column of Fixed64 or Double values, with the first value of each block.
     * @see <a href="https://github.com/nongli/Trevni/wiki/File-format#format-description">Trevni file format, section 'Format description'</a>
     */
    public static class ColumnFixed64 extends KaitaiStruct {
        public static ColumnFixed64 parse(byte[] bytes) {
            return new ColumnFixed64(new KaitaiStream(bytes));
        }

        public ColumnFixed64(KaitaiStream _io) {
            this(_io, null, null);
        }

        public ColumnFixed64(KaitaiStream _io, KaitaiStruct _parent) {
            this(_io, _parent, null);
        }

        public ColumnFixed64(KaitaiStream _io, KaitaiStruct _parent, Trevni _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.numBlocks = this._io.readU4le();
            {
                long _it = this.numBlocks;
                if (!(((Number) (((Number) (_it)).longValue() * ((long) 20))).longValue() <= ((Number) (((Number) (_io().size())).longValue() - ((Number) (_io().pos())).longValue())).longValue())) {
                    throw FormatException.notValid(this.numBlocks, this._io, "/types/column_fixed64/seq/0");
                }
            }
            this.descriptors = new ArrayList<Fixed64BlockDescriptor>();
            for (int i = 0; i < numBlocks(); i++) {
                this.descriptors.add(new Fixed64BlockDescriptor(this._io, this, _root));
            }
            this.blocks = this._io.readBytesFull();
        }

        public void _fetchInstances() {
            for (int i = 0; i < this.descriptors.size(); i++) {
                this.descriptors.get(((Number) (i)).intValue())._fetchInstances();
            }
        }
        private long numBlocks;
        private List<Fixed64BlockDescriptor> descriptors;
        private byte[] blocks;
        private Trevni _root;
        private KaitaiStruct _parent;

        /**
         * Number of blocks; bounded by the bytes that are there.
         */
        public long numBlocks() { return numBlocks; }

        /**
         * One description of each block, in order.
         */
        public List<Fixed64BlockDescriptor> descriptors() { return descriptors; }

        /**
         * The blocks, one after the other without gaps: each of the compressed size of its description, and four bytes more
         * if the column has checksums.
         */
        public byte[] blocks() { return blocks; }
        public Trevni _root() { return _root; }
        public KaitaiStruct _parent() { return _parent; }
    }

    /**
     * A column of Long or Int values, with the first value of each block.
     * @see <a href="https://github.com/nongli/Trevni/wiki/File-format#format-description">Trevni file format, section 'Format description'</a>
     */
    public static class ColumnZigzag extends KaitaiStruct {
        public static ColumnZigzag parse(byte[] bytes) {
            return new ColumnZigzag(new KaitaiStream(bytes));
        }

        public ColumnZigzag(KaitaiStream _io) {
            this(_io, null, null);
        }

        public ColumnZigzag(KaitaiStream _io, KaitaiStruct _parent) {
            this(_io, _parent, null);
        }

        public ColumnZigzag(KaitaiStream _io, KaitaiStruct _parent, Trevni _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.numBlocks = this._io.readU4le();
            {
                long _it = this.numBlocks;
                if (!(((Number) (((Number) (_it)).longValue() * ((long) 13))).longValue() <= ((Number) (((Number) (_io().size())).longValue() - ((Number) (_io().pos())).longValue())).longValue())) {
                    throw FormatException.notValid(this.numBlocks, this._io, "/types/column_zigzag/seq/0");
                }
            }
            this.descriptors = new ArrayList<ZigzagBlockDescriptor>();
            for (int i = 0; i < numBlocks(); i++) {
                this.descriptors.add(new ZigzagBlockDescriptor(this._io, this, _root));
            }
            this.blocks = this._io.readBytesFull();
        }

        public void _fetchInstances() {
            for (int i = 0; i < this.descriptors.size(); i++) {
                this.descriptors.get(((Number) (i)).intValue())._fetchInstances();
            }
        }
        private long numBlocks;
        private List<ZigzagBlockDescriptor> descriptors;
        private byte[] blocks;
        private Trevni _root;
        private KaitaiStruct _parent;

        /**
         * Number of blocks; bounded by the bytes that are there.
         */
        public long numBlocks() { return numBlocks; }

        /**
         * One description of each block, in order.
         */
        public List<ZigzagBlockDescriptor> descriptors() { return descriptors; }

        /**
         * The blocks, one after the other without gaps: each of the compressed size of its description, and four bytes more
         * if the column has checksums.
         */
        public byte[] blocks() { return blocks; }
        public Trevni _root() { return _root; }
        public KaitaiStruct _parent() { return _parent; }
    }

    /**
     * Sizes of a block, and its first value.
     * @see <a href="https://github.com/nongli/Trevni/wiki/File-format#format-description">Trevni file format, section 'Format description'</a>
     */
    public static class CountedBlockDescriptor extends KaitaiStruct {
        public static CountedBlockDescriptor parse(byte[] bytes) {
            return new CountedBlockDescriptor(new KaitaiStream(bytes));
        }

        public CountedBlockDescriptor(KaitaiStream _io) {
            this(_io, null, null);
        }

        public CountedBlockDescriptor(KaitaiStream _io, Trevni.ColumnCounted _parent) {
            this(_io, _parent, null);
        }

        public CountedBlockDescriptor(KaitaiStream _io, Trevni.ColumnCounted _parent, Trevni _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.numRows = this._io.readU4le();
            this.lenBlock = this._io.readU4le();
            this.lenBlockStored = this._io.readU4le();
            this.firstValue = new CountedBytes(this._io, this, _root);
        }

        public void _fetchInstances() {
            this.firstValue._fetchInstances();
        }
        private long numRows;
        private long lenBlock;
        private long lenBlockStored;
        private CountedBytes firstValue;
        private Trevni _root;
        private Trevni.ColumnCounted _parent;

        /**
         * Number of rows in the block.
         */
        public long numRows() { return numRows; }

        /**
         * Bytes of the block before compression, without the checksum.
         */
        public long lenBlock() { return lenBlock; }

        /**
         * Bytes of the block as stored, without the checksum.
         */
        public long lenBlockStored() { return lenBlockStored; }

        /**
         * First value of the block, a String or Bytes.
         */
        public CountedBytes firstValue() { return firstValue; }
        public Trevni _root() { return _root; }
        public Trevni.ColumnCounted _parent() { return _parent; }
    }

    /**
     * A String or Bytes value.
     * @see <a href="https://github.com/nongli/Trevni/wiki/File-format#data-types">Trevni file format, section 'Data types'</a>
     */
    public static class CountedBytes extends KaitaiStruct {
        public static CountedBytes parse(byte[] bytes) {
            return new CountedBytes(new KaitaiStream(bytes));
        }

        public CountedBytes(KaitaiStream _io) {
            this(_io, null, null);
        }

        public CountedBytes(KaitaiStream _io, KaitaiStruct _parent) {
            this(_io, _parent, null);
        }

        public CountedBytes(KaitaiStream _io, KaitaiStruct _parent, Trevni _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.nbytes = new Length(this._io, this, _root);
            this.raw = this._io.readBytes(nbytes().value());
        }

        public void _fetchInstances() {
            this.nbytes._fetchInstances();
        }
        private Length nbytes;
        private byte[] raw;
        private Trevni _root;
        private KaitaiStruct _parent;

        /**
         * Number of bytes.
         */
        public Length nbytes() { return nbytes; }

        /**
         * The bytes.
         */
        public byte[] raw() { return raw; }
        public Trevni _root() { return _root; }
        public KaitaiStruct _parent() { return _parent; }
    }

    /**
     * The String or Bytes values of a block.
     * @see <a href="https://github.com/nongli/Trevni/wiki/File-format#data-types">Trevni file format, section 'Data types'</a>
     */
    public static class CountedValues extends KaitaiStruct {
        public static CountedValues parse(byte[] bytes) {
            return new CountedValues(new KaitaiStream(bytes));
        }

        public CountedValues(KaitaiStream _io) {
            this(_io, null, null);
        }

        public CountedValues(KaitaiStream _io, KaitaiStruct _parent) {
            this(_io, _parent, null);
        }

        public CountedValues(KaitaiStream _io, KaitaiStruct _parent, Trevni _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.values = new ArrayList<CountedBytes>();
            {
                int i = 0;
                while (!this._io.isEof()) {
                    this.values.add(new CountedBytes(this._io, this, _root));
                    i++;
                }
            }
        }

        public void _fetchInstances() {
            for (int i = 0; i < this.values.size(); i++) {
                this.values.get(((Number) (i)).intValue())._fetchInstances();
            }
        }
        private List<CountedBytes> values;
        private Trevni _root;
        private KaitaiStruct _parent;

        /**
         * The values, in order.
         */
        public List<CountedBytes> values() { return values; }
        public Trevni _root() { return _root; }
        public KaitaiStruct _parent() { return _parent; }
    }

    /**
     * Sizes of a block, and its first value.
     * @see <a href="https://github.com/nongli/Trevni/wiki/File-format#format-description">Trevni file format, section 'Format description'</a>
     */
    public static class Fixed32BlockDescriptor extends KaitaiStruct {
        public static Fixed32BlockDescriptor parse(byte[] bytes) {
            return new Fixed32BlockDescriptor(new KaitaiStream(bytes));
        }

        public Fixed32BlockDescriptor(KaitaiStream _io) {
            this(_io, null, null);
        }

        public Fixed32BlockDescriptor(KaitaiStream _io, Trevni.ColumnFixed32 _parent) {
            this(_io, _parent, null);
        }

        public Fixed32BlockDescriptor(KaitaiStream _io, Trevni.ColumnFixed32 _parent, Trevni _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.numRows = this._io.readU4le();
            this.lenBlock = this._io.readU4le();
            this.lenBlockStored = this._io.readU4le();
            this.firstValue = this._io.readU4le();
        }

        public void _fetchInstances() {
        }
        private long numRows;
        private long lenBlock;
        private long lenBlockStored;
        private long firstValue;
        private Trevni _root;
        private Trevni.ColumnFixed32 _parent;

        /**
         * Number of rows in the block.
         */
        public long numRows() { return numRows; }

        /**
         * Bytes of the block before compression, without the checksum.
         */
        public long lenBlock() { return lenBlock; }

        /**
         * Bytes of the block as stored, without the checksum.
         */
        public long lenBlockStored() { return lenBlockStored; }

        /**
         * Bits of the first value of the block, a Fixed32 or Float.
         */
        public long firstValue() { return firstValue; }
        public Trevni _root() { return _root; }
        public Trevni.ColumnFixed32 _parent() { return _parent; }
    }

    /**
     * Sizes of a block, and its first value.
     * @see <a href="https://github.com/nongli/Trevni/wiki/File-format#format-description">Trevni file format, section 'Format description'</a>
     */
    public static class Fixed64BlockDescriptor extends KaitaiStruct {
        public static Fixed64BlockDescriptor parse(byte[] bytes) {
            return new Fixed64BlockDescriptor(new KaitaiStream(bytes));
        }

        public Fixed64BlockDescriptor(KaitaiStream _io) {
            this(_io, null, null);
        }

        public Fixed64BlockDescriptor(KaitaiStream _io, Trevni.ColumnFixed64 _parent) {
            this(_io, _parent, null);
        }

        public Fixed64BlockDescriptor(KaitaiStream _io, Trevni.ColumnFixed64 _parent, Trevni _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.numRows = this._io.readU4le();
            this.lenBlock = this._io.readU4le();
            this.lenBlockStored = this._io.readU4le();
            this.firstValue = this._io.readU8le();
        }

        public void _fetchInstances() {
        }
        private long numRows;
        private long lenBlock;
        private long lenBlockStored;
        private long firstValue;
        private Trevni _root;
        private Trevni.ColumnFixed64 _parent;

        /**
         * Number of rows in the block.
         */
        public long numRows() { return numRows; }

        /**
         * Bytes of the block before compression, without the checksum.
         */
        public long lenBlock() { return lenBlock; }

        /**
         * Bytes of the block as stored, without the checksum.
         */
        public long lenBlockStored() { return lenBlockStored; }

        /**
         * Bits of the first value of the block, a Fixed64 or Double.
         */
        public long firstValue() { return firstValue; }
        public Trevni _root() { return _root; }
        public Trevni.ColumnFixed64 _parent() { return _parent; }
    }

    /**
     * A Long (zig-zag, then base 128 with the least significant group first) that counts what follows: not negative, and
     * below 2^34. No group may count more than the remaining bytes, so an absurd length is refused at once.
     * @see <a href="https://github.com/nongli/Trevni/wiki/File-format#data-types">Trevni file format, section 'Data types'</a>
     */
    public static class Length extends KaitaiStruct {
        public static Length parse(byte[] bytes) {
            return new Length(new KaitaiStream(bytes));
        }

        public Length(KaitaiStream _io) {
            this(_io, null, null);
        }

        public Length(KaitaiStream _io, KaitaiStruct _parent) {
            this(_io, _parent, null);
        }

        public Length(KaitaiStream _io, KaitaiStruct _parent, Trevni _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.group0 = this._io.readU1();
            {
                int _it = this.group0;
                if (!(((Number) (KaitaiStream.mod(((Number) (_it)).longValue(), ((long) 2)))).longValue() == ((long) 0))) {
                    throw FormatException.notValid(this.group0, this._io, "/types/length/seq/0");
                }
            }
            if (group0() >= 128) {
                this.group1 = this._io.readU1();
                {
                    int _it = this.group1;
                    if (!(((Number) (((Number) (KaitaiStream.mod(((Number) (_it)).longValue(), ((long) 128)))).longValue() * ((long) 64))).longValue() <= ((Number) (_io().size())).longValue())) {
                        throw FormatException.notValid(this.group1, this._io, "/types/length/seq/1");
                    }
                }
            }
            if ( ((group0() >= 128) && (group1() >= 128)) ) {
                this.group2 = this._io.readU1();
                {
                    int _it = this.group2;
                    if (!(((Number) (((Number) (KaitaiStream.mod(((Number) (_it)).longValue(), ((long) 128)))).longValue() * ((long) 8192))).longValue() <= ((Number) (_io().size())).longValue())) {
                        throw FormatException.notValid(this.group2, this._io, "/types/length/seq/2");
                    }
                }
            }
            if ( ((group0() >= 128) && (group1() >= 128) && (group2() >= 128)) ) {
                this.group3 = this._io.readU1();
                {
                    int _it = this.group3;
                    if (!(((Number) (((Number) (KaitaiStream.mod(((Number) (_it)).longValue(), ((long) 128)))).longValue() * ((long) 1048576))).longValue() <= ((Number) (_io().size())).longValue())) {
                        throw FormatException.notValid(this.group3, this._io, "/types/length/seq/3");
                    }
                }
            }
            if ( ((group0() >= 128) && (group1() >= 128) && (group2() >= 128) && (group3() >= 128)) ) {
                this.group4 = this._io.readU1();
                {
                    int _it = this.group4;
                    if (!(((Number) (((Number) (KaitaiStream.mod(((Number) (_it)).longValue(), ((long) 128)))).longValue() * ((long) 134217728))).longValue() <= ((Number) (_io().size())).longValue())) {
                        throw FormatException.notValid(this.group4, this._io, "/types/length/seq/4");
                    }
                }
            }
            if ( ((group0() >= 128) && (group1() >= 128) && (group2() >= 128) && (group3() >= 128) && (group4() >= 128)) ) {
                this.group5 = this._io.readU1();
                {
                    int _it = this.group5;
                    if (!(((Number) (KaitaiStream.mod(((Number) (_it)).longValue(), ((long) 128)))).longValue() == ((long) 0))) {
                        throw FormatException.notValid(this.group5, this._io, "/types/length/seq/5");
                    }
                }
            }
            if ( ((group0() >= 128) && (group1() >= 128) && (group2() >= 128) && (group3() >= 128) && (group4() >= 128) && (group5() >= 128)) ) {
                this.group6 = this._io.readU1();
                {
                    int _it = this.group6;
                    if (!(((Number) (KaitaiStream.mod(((Number) (_it)).longValue(), ((long) 128)))).longValue() == ((long) 0))) {
                        throw FormatException.notValid(this.group6, this._io, "/types/length/seq/6");
                    }
                }
            }
            if ( ((group0() >= 128) && (group1() >= 128) && (group2() >= 128) && (group3() >= 128) && (group4() >= 128) && (group5() >= 128) && (group6() >= 128)) ) {
                this.group7 = this._io.readU1();
                {
                    int _it = this.group7;
                    if (!(((Number) (KaitaiStream.mod(((Number) (_it)).longValue(), ((long) 128)))).longValue() == ((long) 0))) {
                        throw FormatException.notValid(this.group7, this._io, "/types/length/seq/7");
                    }
                }
            }
            if ( ((group0() >= 128) && (group1() >= 128) && (group2() >= 128) && (group3() >= 128) && (group4() >= 128) && (group5() >= 128) && (group6() >= 128) && (group7() >= 128)) ) {
                this.group8 = this._io.readU1();
                {
                    int _it = this.group8;
                    if (!(((Number) (KaitaiStream.mod(((Number) (_it)).longValue(), ((long) 128)))).longValue() == ((long) 0))) {
                        throw FormatException.notValid(this.group8, this._io, "/types/length/seq/8");
                    }
                }
            }
            if ( ((group0() >= 128) && (group1() >= 128) && (group2() >= 128) && (group3() >= 128) && (group4() >= 128) && (group5() >= 128) && (group6() >= 128) && (group7() >= 128) && (group8() >= 128)) ) {
                this.group9 = this._io.readU1();
                {
                    int _it = this.group9;
                    if (!(_it == 0)) {
                        throw FormatException.notValid(this.group9, this._io, "/types/length/seq/9");
                    }
                }
            }
        }

        public void _fetchInstances() {
            if (group0() >= 128) {
            }
            if ( ((group0() >= 128) && (group1() >= 128)) ) {
            }
            if ( ((group0() >= 128) && (group1() >= 128) && (group2() >= 128)) ) {
            }
            if ( ((group0() >= 128) && (group1() >= 128) && (group2() >= 128) && (group3() >= 128)) ) {
            }
            if ( ((group0() >= 128) && (group1() >= 128) && (group2() >= 128) && (group3() >= 128) && (group4() >= 128)) ) {
            }
            if ( ((group0() >= 128) && (group1() >= 128) && (group2() >= 128) && (group3() >= 128) && (group4() >= 128) && (group5() >= 128)) ) {
            }
            if ( ((group0() >= 128) && (group1() >= 128) && (group2() >= 128) && (group3() >= 128) && (group4() >= 128) && (group5() >= 128) && (group6() >= 128)) ) {
            }
            if ( ((group0() >= 128) && (group1() >= 128) && (group2() >= 128) && (group3() >= 128) && (group4() >= 128) && (group5() >= 128) && (group6() >= 128) && (group7() >= 128)) ) {
            }
            if ( ((group0() >= 128) && (group1() >= 128) && (group2() >= 128) && (group3() >= 128) && (group4() >= 128) && (group5() >= 128) && (group6() >= 128) && (group7() >= 128) && (group8() >= 128)) ) {
            }
        }
        private Long value;

        /**
         * The number.
         */
        public Long value() {
            if (this.value != null)
                return this.value;
            this.value = ((Number) (((Number) (((Number) (((Number) (KaitaiStream.mod(((Number) (group0())).longValue(), ((long) 128)))).longValue() / ((long) 2))).longValue() + ((Number) ((((Number) (group0())).longValue() < ((long) 128) ? ((long) 0) : ((Number) (((Number) (((Number) (KaitaiStream.mod(((Number) (group1())).longValue(), ((long) 128)))).longValue() * ((long) 64))).longValue() + ((Number) ((((Number) (group1())).longValue() < ((long) 128) ? ((long) 0) : ((Number) (((Number) (((Number) (KaitaiStream.mod(((Number) (group2())).longValue(), ((long) 128)))).longValue() * ((long) 8192))).longValue() + ((Number) ((((Number) (group2())).longValue() < ((long) 128) ? ((long) 0) : ((Number) (((Number) (((Number) (KaitaiStream.mod(((Number) (group3())).longValue(), ((long) 128)))).longValue() * ((long) 1048576))).longValue() + ((Number) ((((Number) (group3())).longValue() < ((long) 128) ? ((long) 0) : ((Number) (((Number) (KaitaiStream.mod(((Number) (group4())).longValue(), ((long) 128)))).longValue() * ((long) 134217728))).longValue()))).longValue())).longValue()))).longValue())).longValue()))).longValue())).longValue()))).longValue())).longValue())).longValue();
            return this.value;
        }
        private int group0;
        private Integer group1;
        private Integer group2;
        private Integer group3;
        private Integer group4;
        private Integer group5;
        private Integer group6;
        private Integer group7;
        private Integer group8;
        private Integer group9;
        private Trevni _root;
        private KaitaiStruct _parent;

        /**
         * Bits 0 to 6 of the zig-zag form, and whether another group follows (bit 7); bit 0 is the sign.
         */
        public int group0() { return group0; }

        /**
         * Bits 7 to 13 of the zig-zag form, and whether another group follows (bit 7).
         */
        public Integer group1() { return group1; }

        /**
         * Bits 14 to 20 of the zig-zag form, and whether another group follows (bit 7).
         */
        public Integer group2() { return group2; }

        /**
         * Bits 21 to 27 of the zig-zag form, and whether another group follows (bit 7).
         */
        public Integer group3() { return group3; }

        /**
         * Bits 28 to 34 of the zig-zag form, and whether another group follows (bit 7).
         */
        public Integer group4() { return group4; }

        /**
         * Bits 35 to 41 of the zig-zag form, and whether another group follows (bit 7).
         */
        public Integer group5() { return group5; }

        /**
         * Bits 42 to 48 of the zig-zag form, and whether another group follows (bit 7).
         */
        public Integer group6() { return group6; }

        /**
         * Bits 49 to 55 of the zig-zag form, and whether another group follows (bit 7).
         */
        public Integer group7() { return group7; }

        /**
         * Bits 56 to 62 of the zig-zag form, and whether another group follows (bit 7).
         */
        public Integer group8() { return group8; }

        /**
         * Bit 63 of the zig-zag form; no group follows.
         */
        public Integer group9() { return group9; }
        public Trevni _root() { return _root; }
        public KaitaiStruct _parent() { return _parent; }
    }

    /**
     * Keys and values, in one flat list.
     * @see <a href="https://github.com/nongli/Trevni/wiki/File-format#format-description">Trevni file format, section 'Format description'</a>
     */
    public static class MetadataMap extends KaitaiStruct {
        public static MetadataMap parse(byte[] bytes) {
            return new MetadataMap(new KaitaiStream(bytes));
        }

        public MetadataMap(KaitaiStream _io) {
            this(_io, null, null);
        }

        public MetadataMap(KaitaiStream _io, Trevni _parent) {
            this(_io, _parent, null);
        }

        public MetadataMap(KaitaiStream _io, Trevni _parent, Trevni _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.numPairs = new Length(this._io, this, _root);
            this.pairs = new ArrayList<MetadataPair>();
            for (int i = 0; i < numPairs().value(); i++) {
                this.pairs.add(new MetadataPair(this._io, this, _root));
            }
        }

        public void _fetchInstances() {
            this.numPairs._fetchInstances();
            for (int i = 0; i < this.pairs.size(); i++) {
                this.pairs.get(((Number) (i)).intValue())._fetchInstances();
            }
        }
        private Length numPairs;
        private List<MetadataPair> pairs;
        private Trevni _root;
        private Trevni _parent;

        /**
         * Number of pairs.
         */
        public Length numPairs() { return numPairs; }

        /**
         * The pairs, in order.
         */
        public List<MetadataPair> pairs() { return pairs; }
        public Trevni _root() { return _root; }
        public Trevni _parent() { return _parent; }
    }

    /**
     * One key and its value.
     * @see <a href="https://github.com/nongli/Trevni/wiki/File-format#format-description">Trevni file format, section 'Format description'</a>
     */
    public static class MetadataPair extends KaitaiStruct {
        public static MetadataPair parse(byte[] bytes) {
            return new MetadataPair(new KaitaiStream(bytes));
        }

        public MetadataPair(KaitaiStream _io) {
            this(_io, null, null);
        }

        public MetadataPair(KaitaiStream _io, Trevni.MetadataMap _parent) {
            this(_io, _parent, null);
        }

        public MetadataPair(KaitaiStream _io, Trevni.MetadataMap _parent, Trevni _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.key = new CountedBytes(this._io, this, _root);
            this.value = new CountedBytes(this._io, this, _root);
        }

        public void _fetchInstances() {
            this.key._fetchInstances();
            this.value._fetchInstances();
        }
        private CountedBytes key;
        private CountedBytes value;
        private Trevni _root;
        private Trevni.MetadataMap _parent;

        /**
         * The key, UTF-8; those that start with trevni. have a meaning in the format.
         */
        public CountedBytes key() { return key; }

        /**
         * The value; text in UTF-8 for all keys that have a meaning in the format.
         */
        public CountedBytes value() { return value; }
        public Trevni _root() { return _root; }
        public Trevni.MetadataMap _parent() { return _parent; }
    }

    /**
     * Contents of a block of a column with repetition levels, uncompressed and without the checksum. Other blocks have
     * neither the count nor the repetition levels, as there is one entry for each row.
     * @see <a href="https://github.com/nongli/Trevni/wiki/File-format#format-description">Trevni file format, section 'Format description'</a>
     */
    public static class RepeatedBlock extends KaitaiStruct {
        public static RepeatedBlock parse(byte[] bytes) {
            return new RepeatedBlock(new KaitaiStream(bytes));
        }

        public RepeatedBlock(KaitaiStream _io) {
            this(_io, null, null);
        }

        public RepeatedBlock(KaitaiStream _io, KaitaiStruct _parent) {
            this(_io, _parent, null);
        }

        public RepeatedBlock(KaitaiStream _io, KaitaiStruct _parent, Trevni _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.numEntries = this._io.readU4le();
            this.contents = this._io.readBytesFull();
        }

        public void _fetchInstances() {
        }
        private long numEntries;
        private byte[] contents;
        private Trevni _root;
        private KaitaiStruct _parent;

        /**
         * Number of pairs of levels.
         */
        public long numEntries() { return numEntries; }

        /**
         * Definition levels, repetition levels, then values. Levels are packed from the least significant bit on, each
         * in as few bits as the largest level needs; both arrays end at a byte.
         */
        public byte[] contents() { return contents; }
        public Trevni _root() { return _root; }
        public KaitaiStruct _parent() { return _parent; }
    }

    /**
     * A Long or Int of any size: zig-zag, then base 128 with the least significant group first. Zig-zag numbers are 0,
     * 1, 2, 3 for 0, -1, 1, -2; the parts of them are low + 2^28 middle + 2^56 high.
     * @see <a href="https://github.com/nongli/Trevni/wiki/File-format#data-types">Trevni file format, section 'Data types'</a>
     */
    public static class Zigzag extends KaitaiStruct {
        public static Zigzag parse(byte[] bytes) {
            return new Zigzag(new KaitaiStream(bytes));
        }

        public Zigzag(KaitaiStream _io) {
            this(_io, null, null);
        }

        public Zigzag(KaitaiStream _io, KaitaiStruct _parent) {
            this(_io, _parent, null);
        }

        public Zigzag(KaitaiStream _io, KaitaiStruct _parent, Trevni _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.group0 = this._io.readU1();
            if (group0() >= 128) {
                this.group1 = this._io.readU1();
            }
            if ( ((group0() >= 128) && (group1() >= 128)) ) {
                this.group2 = this._io.readU1();
            }
            if ( ((group0() >= 128) && (group1() >= 128) && (group2() >= 128)) ) {
                this.group3 = this._io.readU1();
            }
            if ( ((group0() >= 128) && (group1() >= 128) && (group2() >= 128) && (group3() >= 128)) ) {
                this.group4 = this._io.readU1();
            }
            if ( ((group0() >= 128) && (group1() >= 128) && (group2() >= 128) && (group3() >= 128) && (group4() >= 128)) ) {
                this.group5 = this._io.readU1();
            }
            if ( ((group0() >= 128) && (group1() >= 128) && (group2() >= 128) && (group3() >= 128) && (group4() >= 128) && (group5() >= 128)) ) {
                this.group6 = this._io.readU1();
            }
            if ( ((group0() >= 128) && (group1() >= 128) && (group2() >= 128) && (group3() >= 128) && (group4() >= 128) && (group5() >= 128) && (group6() >= 128)) ) {
                this.group7 = this._io.readU1();
            }
            if ( ((group0() >= 128) && (group1() >= 128) && (group2() >= 128) && (group3() >= 128) && (group4() >= 128) && (group5() >= 128) && (group6() >= 128) && (group7() >= 128)) ) {
                this.group8 = this._io.readU1();
            }
            if ( ((group0() >= 128) && (group1() >= 128) && (group2() >= 128) && (group3() >= 128) && (group4() >= 128) && (group5() >= 128) && (group6() >= 128) && (group7() >= 128) && (group8() >= 128)) ) {
                this.group9 = this._io.readU1();
                {
                    int _it = this.group9;
                    if (!(_it < 2)) {
                        throw FormatException.notValid(this.group9, this._io, "/types/zigzag/seq/9");
                    }
                }
            }
        }

        public void _fetchInstances() {
            if (group0() >= 128) {
            }
            if ( ((group0() >= 128) && (group1() >= 128)) ) {
            }
            if ( ((group0() >= 128) && (group1() >= 128) && (group2() >= 128)) ) {
            }
            if ( ((group0() >= 128) && (group1() >= 128) && (group2() >= 128) && (group3() >= 128)) ) {
            }
            if ( ((group0() >= 128) && (group1() >= 128) && (group2() >= 128) && (group3() >= 128) && (group4() >= 128)) ) {
            }
            if ( ((group0() >= 128) && (group1() >= 128) && (group2() >= 128) && (group3() >= 128) && (group4() >= 128) && (group5() >= 128)) ) {
            }
            if ( ((group0() >= 128) && (group1() >= 128) && (group2() >= 128) && (group3() >= 128) && (group4() >= 128) && (group5() >= 128) && (group6() >= 128)) ) {
            }
            if ( ((group0() >= 128) && (group1() >= 128) && (group2() >= 128) && (group3() >= 128) && (group4() >= 128) && (group5() >= 128) && (group6() >= 128) && (group7() >= 128)) ) {
            }
            if ( ((group0() >= 128) && (group1() >= 128) && (group2() >= 128) && (group3() >= 128) && (group4() >= 128) && (group5() >= 128) && (group6() >= 128) && (group7() >= 128) && (group8() >= 128)) ) {
            }
        }
        private Long high;

        /**
         * Bits 56 to 63 of the zig-zag form.
         */
        public Long high() {
            if (this.high != null)
                return this.high;
            this.high = ((Number) (((Number) (( ((((Number) (group0())).longValue() < ((long) 128)) || (((Number) (group1())).longValue() < ((long) 128)) || (((Number) (group2())).longValue() < ((long) 128)) || (((Number) (group3())).longValue() < ((long) 128)) || (((Number) (group4())).longValue() < ((long) 128)) || (((Number) (group5())).longValue() < ((long) 128)) || (((Number) (group6())).longValue() < ((long) 128)) || (((Number) (group7())).longValue() < ((long) 128)))  ? ((long) 0) : ((Number) (((Number) (KaitaiStream.mod(((Number) (group8())).longValue(), ((long) 128)))).longValue() + ((Number) ((((Number) (group8())).longValue() < ((long) 128) ? ((long) 0) : ((Number) (((Number) (KaitaiStream.mod(((Number) (group9())).longValue(), ((long) 128)))).longValue() * ((long) 128))).longValue()))).longValue())).longValue()))).longValue())).longValue();
            return this.high;
        }
        private Long low;

        /**
         * Bits 0 to 27 of the zig-zag form.
         */
        public Long low() {
            if (this.low != null)
                return this.low;
            this.low = ((Number) (((Number) (((Number) (KaitaiStream.mod(((Number) (group0())).longValue(), ((long) 128)))).longValue() + ((Number) ((((Number) (group0())).longValue() < ((long) 128) ? ((long) 0) : ((Number) (((Number) (((Number) (KaitaiStream.mod(((Number) (group1())).longValue(), ((long) 128)))).longValue() * ((long) 128))).longValue() + ((Number) ((((Number) (group1())).longValue() < ((long) 128) ? ((long) 0) : ((Number) (((Number) (((Number) (KaitaiStream.mod(((Number) (group2())).longValue(), ((long) 128)))).longValue() * ((long) 16384))).longValue() + ((Number) ((((Number) (group2())).longValue() < ((long) 128) ? ((long) 0) : ((Number) (((Number) (KaitaiStream.mod(((Number) (group3())).longValue(), ((long) 128)))).longValue() * ((long) 2097152))).longValue()))).longValue())).longValue()))).longValue())).longValue()))).longValue())).longValue())).longValue();
            return this.low;
        }
        private Long middle;

        /**
         * Bits 28 to 55 of the zig-zag form.
         */
        public Long middle() {
            if (this.middle != null)
                return this.middle;
            this.middle = ((Number) (((Number) (( ((((Number) (group0())).longValue() < ((long) 128)) || (((Number) (group1())).longValue() < ((long) 128)) || (((Number) (group2())).longValue() < ((long) 128)) || (((Number) (group3())).longValue() < ((long) 128)))  ? ((long) 0) : ((Number) (((Number) (KaitaiStream.mod(((Number) (group4())).longValue(), ((long) 128)))).longValue() + ((Number) ((((Number) (group4())).longValue() < ((long) 128) ? ((long) 0) : ((Number) (((Number) (((Number) (KaitaiStream.mod(((Number) (group5())).longValue(), ((long) 128)))).longValue() * ((long) 128))).longValue() + ((Number) ((((Number) (group5())).longValue() < ((long) 128) ? ((long) 0) : ((Number) (((Number) (((Number) (KaitaiStream.mod(((Number) (group6())).longValue(), ((long) 128)))).longValue() * ((long) 16384))).longValue() + ((Number) ((((Number) (group6())).longValue() < ((long) 128) ? ((long) 0) : ((Number) (((Number) (KaitaiStream.mod(((Number) (group7())).longValue(), ((long) 128)))).longValue() * ((long) 2097152))).longValue()))).longValue())).longValue()))).longValue())).longValue()))).longValue())).longValue()))).longValue())).longValue();
            return this.middle;
        }
        private int group0;
        private Integer group1;
        private Integer group2;
        private Integer group3;
        private Integer group4;
        private Integer group5;
        private Integer group6;
        private Integer group7;
        private Integer group8;
        private Integer group9;
        private Trevni _root;
        private KaitaiStruct _parent;

        /**
         * Bits 0 to 6 of the zig-zag form, and whether another group follows (bit 7); bit 0 is the sign.
         */
        public int group0() { return group0; }

        /**
         * Bits 7 to 13 of the zig-zag form, and whether another group follows (bit 7).
         */
        public Integer group1() { return group1; }

        /**
         * Bits 14 to 20 of the zig-zag form, and whether another group follows (bit 7).
         */
        public Integer group2() { return group2; }

        /**
         * Bits 21 to 27 of the zig-zag form, and whether another group follows (bit 7).
         */
        public Integer group3() { return group3; }

        /**
         * Bits 28 to 34 of the zig-zag form, and whether another group follows (bit 7).
         */
        public Integer group4() { return group4; }

        /**
         * Bits 35 to 41 of the zig-zag form, and whether another group follows (bit 7).
         */
        public Integer group5() { return group5; }

        /**
         * Bits 42 to 48 of the zig-zag form, and whether another group follows (bit 7).
         */
        public Integer group6() { return group6; }

        /**
         * Bits 49 to 55 of the zig-zag form, and whether another group follows (bit 7).
         */
        public Integer group7() { return group7; }

        /**
         * Bits 56 to 62 of the zig-zag form, and whether another group follows (bit 7).
         */
        public Integer group8() { return group8; }

        /**
         * Bit 63 of the zig-zag form; no group follows.
         */
        public Integer group9() { return group9; }
        public Trevni _root() { return _root; }
        public KaitaiStruct _parent() { return _parent; }
    }

    /**
     * Sizes of a block, and its first value.
     * @see <a href="https://github.com/nongli/Trevni/wiki/File-format#format-description">Trevni file format, section 'Format description'</a>
     */
    public static class ZigzagBlockDescriptor extends KaitaiStruct {
        public static ZigzagBlockDescriptor parse(byte[] bytes) {
            return new ZigzagBlockDescriptor(new KaitaiStream(bytes));
        }

        public ZigzagBlockDescriptor(KaitaiStream _io) {
            this(_io, null, null);
        }

        public ZigzagBlockDescriptor(KaitaiStream _io, Trevni.ColumnZigzag _parent) {
            this(_io, _parent, null);
        }

        public ZigzagBlockDescriptor(KaitaiStream _io, Trevni.ColumnZigzag _parent, Trevni _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.numRows = this._io.readU4le();
            this.lenBlock = this._io.readU4le();
            this.lenBlockStored = this._io.readU4le();
            this.firstValue = new Zigzag(this._io, this, _root);
        }

        public void _fetchInstances() {
            this.firstValue._fetchInstances();
        }
        private long numRows;
        private long lenBlock;
        private long lenBlockStored;
        private Zigzag firstValue;
        private Trevni _root;
        private Trevni.ColumnZigzag _parent;

        /**
         * Number of rows in the block.
         */
        public long numRows() { return numRows; }

        /**
         * Bytes of the block before compression, without the checksum.
         */
        public long lenBlock() { return lenBlock; }

        /**
         * Bytes of the block as stored, without the checksum.
         */
        public long lenBlockStored() { return lenBlockStored; }

        /**
         * First value of the block, a Long or Int.
         */
        public Zigzag firstValue() { return firstValue; }
        public Trevni _root() { return _root; }
        public Trevni.ColumnZigzag _parent() { return _parent; }
    }

    /**
     * The Long or Int values of a block.
     * @see <a href="https://github.com/nongli/Trevni/wiki/File-format#data-types">Trevni file format, section 'Data types'</a>
     */
    public static class ZigzagValues extends KaitaiStruct {
        public static ZigzagValues parse(byte[] bytes) {
            return new ZigzagValues(new KaitaiStream(bytes));
        }

        public ZigzagValues(KaitaiStream _io) {
            this(_io, null, null);
        }

        public ZigzagValues(KaitaiStream _io, KaitaiStruct _parent) {
            this(_io, _parent, null);
        }

        public ZigzagValues(KaitaiStream _io, KaitaiStruct _parent, Trevni _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.values = new ArrayList<Zigzag>();
            {
                int i = 0;
                while (!this._io.isEof()) {
                    this.values.add(new Zigzag(this._io, this, _root));
                    i++;
                }
            }
        }

        public void _fetchInstances() {
            for (int i = 0; i < this.values.size(); i++) {
                this.values.get(((Number) (i)).intValue())._fetchInstances();
            }
        }
        private List<Zigzag> values;
        private Trevni _root;
        private KaitaiStruct _parent;

        /**
         * The values, in order.
         */
        public List<Zigzag> values() { return values; }
        public Trevni _root() { return _root; }
        public KaitaiStruct _parent() { return _parent; }
    }
    private byte[] magic;
    private int version;
    private long numRows;
    private long numColumns;
    private MetadataMap metadata;
    private List<MetadataMap> columnsMetadata;
    private List<Long> ofsColumns;
    private byte[] columns;
    private Trevni _root;
    private KaitaiStruct _parent;

    /**
     * The letters Trv.
     */
    public byte[] magic() { return magic; }

    /**
     * Version of the format; 1 is the document, 2 is Avro since 1.7.5.
     */
    public int version() { return version; }

    /**
     * Number of rows in the file.
     */
    public long numRows() { return numRows; }

    /**
     * Number of columns; bounded by the bytes that are there, as no column takes less than 9 bytes of the header.
     */
    public long numColumns() { return numColumns; }

    /**
     * Metadata of the file.
     */
    public MetadataMap metadata() { return metadata; }

    /**
     * Metadata of each column.
     */
    public List<MetadataMap> columnsMetadata() { return columnsMetadata; }

    /**
     * File offset of each column; the first one starts where this table ends.
     */
    public List<Long> ofsColumns() { return ofsColumns; }

    /**
     * The columns, one after the other without gaps. Parse each from its start up to the next one as column. If its
     * metadata has the key trevni.values, use the type that fits the type of its values.
     */
    public byte[] columns() { return columns; }
    public Trevni _root() { return _root; }
    public KaitaiStruct _parent() { return _parent; }
}
