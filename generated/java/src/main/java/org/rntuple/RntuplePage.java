// Generated from spec/rntuple_page.ksy by tools/generate; edit spec/parts/rntuple_page.ksy and run `make generate`.
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

package org.rntuple;

import java.util.ArrayList;
import java.util.List;


/**
 * RNTuple is the columnar storage format of CERN ROOT. A page holds a run of elements of one column, without any head;
 * its checksum, if any, follows it and is not part of it. The types below are the forms that elements have.
 * @see <a href="https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description">RNTuple Binary Format Specification 1.0, section 'Column Description'</a>
 */
public class RntuplePage extends KaitaiStruct {
    public static RntuplePage parse(byte[] bytes) {
        return new RntuplePage(new KaitaiStream(bytes));
    }

    public RntuplePage(KaitaiStream _io) {
        this(_io, null, null);
    }

    public RntuplePage(KaitaiStream _io, KaitaiStruct _parent) {
        this(_io, _parent, null);
    }

    public RntuplePage(KaitaiStream _io, KaitaiStruct _parent, RntuplePage _root) {
        super(_io);
        this._parent = _parent;
        this._root = _root == null ? this : _root;
        _read();
    }
    private void _read() {
        this.raw = this._io.readBytesFull();
    }

    public void _fetchInstances() {
    }

    /**
     * Page of elements of one bit, the least significant bit of a byte first; unused bits of the last byte count as
     * elements here. Column types: Bit, and Real32Quant of one bit.
     * @see <a href="https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description">RNTuple Binary Format Specification 1.0, section 'Column Description'</a>
     */
    public static class BitPage extends KaitaiStruct {
        public static BitPage parse(byte[] bytes) {
            return new BitPage(new KaitaiStream(bytes));
        }

        public BitPage(KaitaiStream _io) {
            this(_io, null, null);
        }

        public BitPage(KaitaiStream _io, KaitaiStruct _parent) {
            this(_io, _parent, null);
        }

        public BitPage(KaitaiStream _io, KaitaiStruct _parent, RntuplePage _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.elements = new ArrayList<Boolean>();
            {
                int i = 0;
                while (!this._io.isEof()) {
                    this.elements.add(this._io.readBitsIntLe(1) != 0);
                    i++;
                }
            }
        }

        public void _fetchInstances() {
            for (int i = 0; i < this.elements.size(); i++) {
            }
        }
        private List<Boolean> elements;
        private RntuplePage _root;
        private KaitaiStruct _parent;

        /**
         * The elements, in order.
         */
        public List<Boolean> elements() { return elements; }
        public RntuplePage _root() { return _root; }
        public KaitaiStruct _parent() { return _parent; }
    }

    /**
     * Page of signed integers of 16 bits.
     * Column types: Int16.
     * @see <a href="https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description">RNTuple Binary Format Specification 1.0, section 'Column Description'</a>
     */
    public static class Int16Page extends KaitaiStruct {
        public static Int16Page parse(byte[] bytes) {
            return new Int16Page(new KaitaiStream(bytes));
        }

        public Int16Page(KaitaiStream _io) {
            this(_io, null, null);
        }

        public Int16Page(KaitaiStream _io, KaitaiStruct _parent) {
            this(_io, _parent, null);
        }

        public Int16Page(KaitaiStream _io, KaitaiStruct _parent, RntuplePage _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.elements = new ArrayList<Short>();
            {
                int i = 0;
                while (!this._io.isEof()) {
                    this.elements.add(this._io.readS2le());
                    i++;
                }
            }
        }

        public void _fetchInstances() {
            for (int i = 0; i < this.elements.size(); i++) {
            }
        }
        private List<Short> elements;
        private RntuplePage _root;
        private KaitaiStruct _parent;

        /**
         * The elements, in order.
         */
        public List<Short> elements() { return elements; }
        public RntuplePage _root() { return _root; }
        public KaitaiStruct _parent() { return _parent; }
    }

    /**
     * Page of signed integers of 32 bits.
     * Column types: Int32.
     * @see <a href="https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description">RNTuple Binary Format Specification 1.0, section 'Column Description'</a>
     */
    public static class Int32Page extends KaitaiStruct {
        public static Int32Page parse(byte[] bytes) {
            return new Int32Page(new KaitaiStream(bytes));
        }

        public Int32Page(KaitaiStream _io) {
            this(_io, null, null);
        }

        public Int32Page(KaitaiStream _io, KaitaiStruct _parent) {
            this(_io, _parent, null);
        }

        public Int32Page(KaitaiStream _io, KaitaiStruct _parent, RntuplePage _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.elements = new ArrayList<Integer>();
            {
                int i = 0;
                while (!this._io.isEof()) {
                    this.elements.add(this._io.readS4le());
                    i++;
                }
            }
        }

        public void _fetchInstances() {
            for (int i = 0; i < this.elements.size(); i++) {
            }
        }
        private List<Integer> elements;
        private RntuplePage _root;
        private KaitaiStruct _parent;

        /**
         * The elements, in order.
         */
        public List<Integer> elements() { return elements; }
        public RntuplePage _root() { return _root; }
        public KaitaiStruct _parent() { return _parent; }
    }

    /**
     * Page of signed integers of 64 bits.
     * Column types: Int64.
     * @see <a href="https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description">RNTuple Binary Format Specification 1.0, section 'Column Description'</a>
     */
    public static class Int64Page extends KaitaiStruct {
        public static Int64Page parse(byte[] bytes) {
            return new Int64Page(new KaitaiStream(bytes));
        }

        public Int64Page(KaitaiStream _io) {
            this(_io, null, null);
        }

        public Int64Page(KaitaiStream _io, KaitaiStruct _parent) {
            this(_io, _parent, null);
        }

        public Int64Page(KaitaiStream _io, KaitaiStruct _parent, RntuplePage _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.elements = new ArrayList<Long>();
            {
                int i = 0;
                while (!this._io.isEof()) {
                    this.elements.add(this._io.readS8le());
                    i++;
                }
            }
        }

        public void _fetchInstances() {
            for (int i = 0; i < this.elements.size(); i++) {
            }
        }
        private List<Long> elements;
        private RntuplePage _root;
        private KaitaiStruct _parent;

        /**
         * The elements, in order.
         */
        public List<Long> elements() { return elements; }
        public RntuplePage _root() { return _root; }
        public KaitaiStruct _parent() { return _parent; }
    }

    /**
     * Page of signed integers of 8 bits.
     * Column types: Int8.
     * @see <a href="https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description">RNTuple Binary Format Specification 1.0, section 'Column Description'</a>
     */
    public static class Int8Page extends KaitaiStruct {
        public static Int8Page parse(byte[] bytes) {
            return new Int8Page(new KaitaiStream(bytes));
        }

        public Int8Page(KaitaiStream _io) {
            this(_io, null, null);
        }

        public Int8Page(KaitaiStream _io, KaitaiStruct _parent) {
            this(_io, _parent, null);
        }

        public Int8Page(KaitaiStream _io, KaitaiStruct _parent, RntuplePage _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.elements = new ArrayList<Byte>();
            {
                int i = 0;
                while (!this._io.isEof()) {
                    this.elements.add(this._io.readS1());
                    i++;
                }
            }
        }

        public void _fetchInstances() {
            for (int i = 0; i < this.elements.size(); i++) {
            }
        }
        private List<Byte> elements;
        private RntuplePage _root;
        private KaitaiStruct _parent;

        /**
         * The elements, in order.
         */
        public List<Byte> elements() { return elements; }
        public RntuplePage _root() { return _root; }
        public KaitaiStruct _parent() { return _parent; }
    }

    /**
     * Page of elements of 10 bits, packed: element i starts at bit 10 * i of the page, the least significant
     * bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width.
     * @see <a href="https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description">RNTuple Binary Format Specification 1.0, section 'Column Description'</a>
     */
    public static class Packed10Page extends KaitaiStruct {
        public static Packed10Page parse(byte[] bytes) {
            return new Packed10Page(new KaitaiStream(bytes));
        }

        public Packed10Page(KaitaiStream _io) {
            this(_io, null, null);
        }

        public Packed10Page(KaitaiStream _io, KaitaiStruct _parent) {
            this(_io, _parent, null);
        }

        public Packed10Page(KaitaiStream _io, KaitaiStruct _parent, RntuplePage _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.elements = new ArrayList<Long>();
            for (int i = 0; i < numElements(); i++) {
                this.elements.add(this._io.readBitsIntLe(10));
            }
        }

        public void _fetchInstances() {
            for (int i = 0; i < this.elements.size(); i++) {
            }
        }
        private Long numElements;

        /**
         * Number of elements for which the bytes have room.
         */
        public Long numElements() {
            if (this.numElements != null)
                return this.numElements;
            this.numElements = ((Number) (((Number) (((Number) (((Number) (_io().size())).longValue() * ((long) 8))).longValue() / ((long) 10))).longValue())).longValue();
            return this.numElements;
        }
        private List<Long> elements;
        private RntuplePage _root;
        private KaitaiStruct _parent;

        /**
         * The elements, in order, as unsigned integers.
         */
        public List<Long> elements() { return elements; }
        public RntuplePage _root() { return _root; }
        public KaitaiStruct _parent() { return _parent; }
    }

    /**
     * Page of elements of 11 bits, packed: element i starts at bit 11 * i of the page, the least significant
     * bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width.
     * @see <a href="https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description">RNTuple Binary Format Specification 1.0, section 'Column Description'</a>
     */
    public static class Packed11Page extends KaitaiStruct {
        public static Packed11Page parse(byte[] bytes) {
            return new Packed11Page(new KaitaiStream(bytes));
        }

        public Packed11Page(KaitaiStream _io) {
            this(_io, null, null);
        }

        public Packed11Page(KaitaiStream _io, KaitaiStruct _parent) {
            this(_io, _parent, null);
        }

        public Packed11Page(KaitaiStream _io, KaitaiStruct _parent, RntuplePage _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.elements = new ArrayList<Long>();
            for (int i = 0; i < numElements(); i++) {
                this.elements.add(this._io.readBitsIntLe(11));
            }
        }

        public void _fetchInstances() {
            for (int i = 0; i < this.elements.size(); i++) {
            }
        }
        private Long numElements;

        /**
         * Number of elements for which the bytes have room.
         */
        public Long numElements() {
            if (this.numElements != null)
                return this.numElements;
            this.numElements = ((Number) (((Number) (((Number) (((Number) (_io().size())).longValue() * ((long) 8))).longValue() / ((long) 11))).longValue())).longValue();
            return this.numElements;
        }
        private List<Long> elements;
        private RntuplePage _root;
        private KaitaiStruct _parent;

        /**
         * The elements, in order, as unsigned integers.
         */
        public List<Long> elements() { return elements; }
        public RntuplePage _root() { return _root; }
        public KaitaiStruct _parent() { return _parent; }
    }

    /**
     * Page of elements of 12 bits, packed: element i starts at bit 12 * i of the page, the least significant
     * bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width.
     * @see <a href="https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description">RNTuple Binary Format Specification 1.0, section 'Column Description'</a>
     */
    public static class Packed12Page extends KaitaiStruct {
        public static Packed12Page parse(byte[] bytes) {
            return new Packed12Page(new KaitaiStream(bytes));
        }

        public Packed12Page(KaitaiStream _io) {
            this(_io, null, null);
        }

        public Packed12Page(KaitaiStream _io, KaitaiStruct _parent) {
            this(_io, _parent, null);
        }

        public Packed12Page(KaitaiStream _io, KaitaiStruct _parent, RntuplePage _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.elements = new ArrayList<Long>();
            for (int i = 0; i < numElements(); i++) {
                this.elements.add(this._io.readBitsIntLe(12));
            }
        }

        public void _fetchInstances() {
            for (int i = 0; i < this.elements.size(); i++) {
            }
        }
        private Long numElements;

        /**
         * Number of elements for which the bytes have room.
         */
        public Long numElements() {
            if (this.numElements != null)
                return this.numElements;
            this.numElements = ((Number) (((Number) (((Number) (((Number) (_io().size())).longValue() * ((long) 8))).longValue() / ((long) 12))).longValue())).longValue();
            return this.numElements;
        }
        private List<Long> elements;
        private RntuplePage _root;
        private KaitaiStruct _parent;

        /**
         * The elements, in order, as unsigned integers.
         */
        public List<Long> elements() { return elements; }
        public RntuplePage _root() { return _root; }
        public KaitaiStruct _parent() { return _parent; }
    }

    /**
     * Page of elements of 13 bits, packed: element i starts at bit 13 * i of the page, the least significant
     * bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width.
     * @see <a href="https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description">RNTuple Binary Format Specification 1.0, section 'Column Description'</a>
     */
    public static class Packed13Page extends KaitaiStruct {
        public static Packed13Page parse(byte[] bytes) {
            return new Packed13Page(new KaitaiStream(bytes));
        }

        public Packed13Page(KaitaiStream _io) {
            this(_io, null, null);
        }

        public Packed13Page(KaitaiStream _io, KaitaiStruct _parent) {
            this(_io, _parent, null);
        }

        public Packed13Page(KaitaiStream _io, KaitaiStruct _parent, RntuplePage _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.elements = new ArrayList<Long>();
            for (int i = 0; i < numElements(); i++) {
                this.elements.add(this._io.readBitsIntLe(13));
            }
        }

        public void _fetchInstances() {
            for (int i = 0; i < this.elements.size(); i++) {
            }
        }
        private Long numElements;

        /**
         * Number of elements for which the bytes have room.
         */
        public Long numElements() {
            if (this.numElements != null)
                return this.numElements;
            this.numElements = ((Number) (((Number) (((Number) (((Number) (_io().size())).longValue() * ((long) 8))).longValue() / ((long) 13))).longValue())).longValue();
            return this.numElements;
        }
        private List<Long> elements;
        private RntuplePage _root;
        private KaitaiStruct _parent;

        /**
         * The elements, in order, as unsigned integers.
         */
        public List<Long> elements() { return elements; }
        public RntuplePage _root() { return _root; }
        public KaitaiStruct _parent() { return _parent; }
    }

    /**
     * Page of elements of 14 bits, packed: element i starts at bit 14 * i of the page, the least significant
     * bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width.
     * @see <a href="https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description">RNTuple Binary Format Specification 1.0, section 'Column Description'</a>
     */
    public static class Packed14Page extends KaitaiStruct {
        public static Packed14Page parse(byte[] bytes) {
            return new Packed14Page(new KaitaiStream(bytes));
        }

        public Packed14Page(KaitaiStream _io) {
            this(_io, null, null);
        }

        public Packed14Page(KaitaiStream _io, KaitaiStruct _parent) {
            this(_io, _parent, null);
        }

        public Packed14Page(KaitaiStream _io, KaitaiStruct _parent, RntuplePage _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.elements = new ArrayList<Long>();
            for (int i = 0; i < numElements(); i++) {
                this.elements.add(this._io.readBitsIntLe(14));
            }
        }

        public void _fetchInstances() {
            for (int i = 0; i < this.elements.size(); i++) {
            }
        }
        private Long numElements;

        /**
         * Number of elements for which the bytes have room.
         */
        public Long numElements() {
            if (this.numElements != null)
                return this.numElements;
            this.numElements = ((Number) (((Number) (((Number) (((Number) (_io().size())).longValue() * ((long) 8))).longValue() / ((long) 14))).longValue())).longValue();
            return this.numElements;
        }
        private List<Long> elements;
        private RntuplePage _root;
        private KaitaiStruct _parent;

        /**
         * The elements, in order, as unsigned integers.
         */
        public List<Long> elements() { return elements; }
        public RntuplePage _root() { return _root; }
        public KaitaiStruct _parent() { return _parent; }
    }

    /**
     * Page of elements of 15 bits, packed: element i starts at bit 15 * i of the page, the least significant
     * bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width.
     * @see <a href="https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description">RNTuple Binary Format Specification 1.0, section 'Column Description'</a>
     */
    public static class Packed15Page extends KaitaiStruct {
        public static Packed15Page parse(byte[] bytes) {
            return new Packed15Page(new KaitaiStream(bytes));
        }

        public Packed15Page(KaitaiStream _io) {
            this(_io, null, null);
        }

        public Packed15Page(KaitaiStream _io, KaitaiStruct _parent) {
            this(_io, _parent, null);
        }

        public Packed15Page(KaitaiStream _io, KaitaiStruct _parent, RntuplePage _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.elements = new ArrayList<Long>();
            for (int i = 0; i < numElements(); i++) {
                this.elements.add(this._io.readBitsIntLe(15));
            }
        }

        public void _fetchInstances() {
            for (int i = 0; i < this.elements.size(); i++) {
            }
        }
        private Long numElements;

        /**
         * Number of elements for which the bytes have room.
         */
        public Long numElements() {
            if (this.numElements != null)
                return this.numElements;
            this.numElements = ((Number) (((Number) (((Number) (((Number) (_io().size())).longValue() * ((long) 8))).longValue() / ((long) 15))).longValue())).longValue();
            return this.numElements;
        }
        private List<Long> elements;
        private RntuplePage _root;
        private KaitaiStruct _parent;

        /**
         * The elements, in order, as unsigned integers.
         */
        public List<Long> elements() { return elements; }
        public RntuplePage _root() { return _root; }
        public KaitaiStruct _parent() { return _parent; }
    }

    /**
     * Page of elements of 16 bits, packed: element i starts at bit 16 * i of the page, the least significant
     * bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width.
     * @see <a href="https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description">RNTuple Binary Format Specification 1.0, section 'Column Description'</a>
     */
    public static class Packed16Page extends KaitaiStruct {
        public static Packed16Page parse(byte[] bytes) {
            return new Packed16Page(new KaitaiStream(bytes));
        }

        public Packed16Page(KaitaiStream _io) {
            this(_io, null, null);
        }

        public Packed16Page(KaitaiStream _io, KaitaiStruct _parent) {
            this(_io, _parent, null);
        }

        public Packed16Page(KaitaiStream _io, KaitaiStruct _parent, RntuplePage _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.elements = new ArrayList<Long>();
            for (int i = 0; i < numElements(); i++) {
                this.elements.add(this._io.readBitsIntLe(16));
            }
        }

        public void _fetchInstances() {
            for (int i = 0; i < this.elements.size(); i++) {
            }
        }
        private Long numElements;

        /**
         * Number of elements for which the bytes have room.
         */
        public Long numElements() {
            if (this.numElements != null)
                return this.numElements;
            this.numElements = ((Number) (((Number) (((Number) (((Number) (_io().size())).longValue() * ((long) 8))).longValue() / ((long) 16))).longValue())).longValue();
            return this.numElements;
        }
        private List<Long> elements;
        private RntuplePage _root;
        private KaitaiStruct _parent;

        /**
         * The elements, in order, as unsigned integers.
         */
        public List<Long> elements() { return elements; }
        public RntuplePage _root() { return _root; }
        public KaitaiStruct _parent() { return _parent; }
    }

    /**
     * Page of elements of 17 bits, packed: element i starts at bit 17 * i of the page, the least significant
     * bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width.
     * @see <a href="https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description">RNTuple Binary Format Specification 1.0, section 'Column Description'</a>
     */
    public static class Packed17Page extends KaitaiStruct {
        public static Packed17Page parse(byte[] bytes) {
            return new Packed17Page(new KaitaiStream(bytes));
        }

        public Packed17Page(KaitaiStream _io) {
            this(_io, null, null);
        }

        public Packed17Page(KaitaiStream _io, KaitaiStruct _parent) {
            this(_io, _parent, null);
        }

        public Packed17Page(KaitaiStream _io, KaitaiStruct _parent, RntuplePage _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.elements = new ArrayList<Long>();
            for (int i = 0; i < numElements(); i++) {
                this.elements.add(this._io.readBitsIntLe(17));
            }
        }

        public void _fetchInstances() {
            for (int i = 0; i < this.elements.size(); i++) {
            }
        }
        private Long numElements;

        /**
         * Number of elements for which the bytes have room.
         */
        public Long numElements() {
            if (this.numElements != null)
                return this.numElements;
            this.numElements = ((Number) (((Number) (((Number) (((Number) (_io().size())).longValue() * ((long) 8))).longValue() / ((long) 17))).longValue())).longValue();
            return this.numElements;
        }
        private List<Long> elements;
        private RntuplePage _root;
        private KaitaiStruct _parent;

        /**
         * The elements, in order, as unsigned integers.
         */
        public List<Long> elements() { return elements; }
        public RntuplePage _root() { return _root; }
        public KaitaiStruct _parent() { return _parent; }
    }

    /**
     * Page of elements of 18 bits, packed: element i starts at bit 18 * i of the page, the least significant
     * bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width.
     * @see <a href="https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description">RNTuple Binary Format Specification 1.0, section 'Column Description'</a>
     */
    public static class Packed18Page extends KaitaiStruct {
        public static Packed18Page parse(byte[] bytes) {
            return new Packed18Page(new KaitaiStream(bytes));
        }

        public Packed18Page(KaitaiStream _io) {
            this(_io, null, null);
        }

        public Packed18Page(KaitaiStream _io, KaitaiStruct _parent) {
            this(_io, _parent, null);
        }

        public Packed18Page(KaitaiStream _io, KaitaiStruct _parent, RntuplePage _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.elements = new ArrayList<Long>();
            for (int i = 0; i < numElements(); i++) {
                this.elements.add(this._io.readBitsIntLe(18));
            }
        }

        public void _fetchInstances() {
            for (int i = 0; i < this.elements.size(); i++) {
            }
        }
        private Long numElements;

        /**
         * Number of elements for which the bytes have room.
         */
        public Long numElements() {
            if (this.numElements != null)
                return this.numElements;
            this.numElements = ((Number) (((Number) (((Number) (((Number) (_io().size())).longValue() * ((long) 8))).longValue() / ((long) 18))).longValue())).longValue();
            return this.numElements;
        }
        private List<Long> elements;
        private RntuplePage _root;
        private KaitaiStruct _parent;

        /**
         * The elements, in order, as unsigned integers.
         */
        public List<Long> elements() { return elements; }
        public RntuplePage _root() { return _root; }
        public KaitaiStruct _parent() { return _parent; }
    }

    /**
     * Page of elements of 19 bits, packed: element i starts at bit 19 * i of the page, the least significant
     * bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width.
     * @see <a href="https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description">RNTuple Binary Format Specification 1.0, section 'Column Description'</a>
     */
    public static class Packed19Page extends KaitaiStruct {
        public static Packed19Page parse(byte[] bytes) {
            return new Packed19Page(new KaitaiStream(bytes));
        }

        public Packed19Page(KaitaiStream _io) {
            this(_io, null, null);
        }

        public Packed19Page(KaitaiStream _io, KaitaiStruct _parent) {
            this(_io, _parent, null);
        }

        public Packed19Page(KaitaiStream _io, KaitaiStruct _parent, RntuplePage _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.elements = new ArrayList<Long>();
            for (int i = 0; i < numElements(); i++) {
                this.elements.add(this._io.readBitsIntLe(19));
            }
        }

        public void _fetchInstances() {
            for (int i = 0; i < this.elements.size(); i++) {
            }
        }
        private Long numElements;

        /**
         * Number of elements for which the bytes have room.
         */
        public Long numElements() {
            if (this.numElements != null)
                return this.numElements;
            this.numElements = ((Number) (((Number) (((Number) (((Number) (_io().size())).longValue() * ((long) 8))).longValue() / ((long) 19))).longValue())).longValue();
            return this.numElements;
        }
        private List<Long> elements;
        private RntuplePage _root;
        private KaitaiStruct _parent;

        /**
         * The elements, in order, as unsigned integers.
         */
        public List<Long> elements() { return elements; }
        public RntuplePage _root() { return _root; }
        public KaitaiStruct _parent() { return _parent; }
    }

    /**
     * Page of elements of 20 bits, packed: element i starts at bit 20 * i of the page, the least significant
     * bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width.
     * @see <a href="https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description">RNTuple Binary Format Specification 1.0, section 'Column Description'</a>
     */
    public static class Packed20Page extends KaitaiStruct {
        public static Packed20Page parse(byte[] bytes) {
            return new Packed20Page(new KaitaiStream(bytes));
        }

        public Packed20Page(KaitaiStream _io) {
            this(_io, null, null);
        }

        public Packed20Page(KaitaiStream _io, KaitaiStruct _parent) {
            this(_io, _parent, null);
        }

        public Packed20Page(KaitaiStream _io, KaitaiStruct _parent, RntuplePage _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.elements = new ArrayList<Long>();
            for (int i = 0; i < numElements(); i++) {
                this.elements.add(this._io.readBitsIntLe(20));
            }
        }

        public void _fetchInstances() {
            for (int i = 0; i < this.elements.size(); i++) {
            }
        }
        private Long numElements;

        /**
         * Number of elements for which the bytes have room.
         */
        public Long numElements() {
            if (this.numElements != null)
                return this.numElements;
            this.numElements = ((Number) (((Number) (((Number) (((Number) (_io().size())).longValue() * ((long) 8))).longValue() / ((long) 20))).longValue())).longValue();
            return this.numElements;
        }
        private List<Long> elements;
        private RntuplePage _root;
        private KaitaiStruct _parent;

        /**
         * The elements, in order, as unsigned integers.
         */
        public List<Long> elements() { return elements; }
        public RntuplePage _root() { return _root; }
        public KaitaiStruct _parent() { return _parent; }
    }

    /**
     * Page of elements of 21 bits, packed: element i starts at bit 21 * i of the page, the least significant
     * bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width.
     * @see <a href="https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description">RNTuple Binary Format Specification 1.0, section 'Column Description'</a>
     */
    public static class Packed21Page extends KaitaiStruct {
        public static Packed21Page parse(byte[] bytes) {
            return new Packed21Page(new KaitaiStream(bytes));
        }

        public Packed21Page(KaitaiStream _io) {
            this(_io, null, null);
        }

        public Packed21Page(KaitaiStream _io, KaitaiStruct _parent) {
            this(_io, _parent, null);
        }

        public Packed21Page(KaitaiStream _io, KaitaiStruct _parent, RntuplePage _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.elements = new ArrayList<Long>();
            for (int i = 0; i < numElements(); i++) {
                this.elements.add(this._io.readBitsIntLe(21));
            }
        }

        public void _fetchInstances() {
            for (int i = 0; i < this.elements.size(); i++) {
            }
        }
        private Long numElements;

        /**
         * Number of elements for which the bytes have room.
         */
        public Long numElements() {
            if (this.numElements != null)
                return this.numElements;
            this.numElements = ((Number) (((Number) (((Number) (((Number) (_io().size())).longValue() * ((long) 8))).longValue() / ((long) 21))).longValue())).longValue();
            return this.numElements;
        }
        private List<Long> elements;
        private RntuplePage _root;
        private KaitaiStruct _parent;

        /**
         * The elements, in order, as unsigned integers.
         */
        public List<Long> elements() { return elements; }
        public RntuplePage _root() { return _root; }
        public KaitaiStruct _parent() { return _parent; }
    }

    /**
     * Page of elements of 22 bits, packed: element i starts at bit 22 * i of the page, the least significant
     * bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width.
     * @see <a href="https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description">RNTuple Binary Format Specification 1.0, section 'Column Description'</a>
     */
    public static class Packed22Page extends KaitaiStruct {
        public static Packed22Page parse(byte[] bytes) {
            return new Packed22Page(new KaitaiStream(bytes));
        }

        public Packed22Page(KaitaiStream _io) {
            this(_io, null, null);
        }

        public Packed22Page(KaitaiStream _io, KaitaiStruct _parent) {
            this(_io, _parent, null);
        }

        public Packed22Page(KaitaiStream _io, KaitaiStruct _parent, RntuplePage _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.elements = new ArrayList<Long>();
            for (int i = 0; i < numElements(); i++) {
                this.elements.add(this._io.readBitsIntLe(22));
            }
        }

        public void _fetchInstances() {
            for (int i = 0; i < this.elements.size(); i++) {
            }
        }
        private Long numElements;

        /**
         * Number of elements for which the bytes have room.
         */
        public Long numElements() {
            if (this.numElements != null)
                return this.numElements;
            this.numElements = ((Number) (((Number) (((Number) (((Number) (_io().size())).longValue() * ((long) 8))).longValue() / ((long) 22))).longValue())).longValue();
            return this.numElements;
        }
        private List<Long> elements;
        private RntuplePage _root;
        private KaitaiStruct _parent;

        /**
         * The elements, in order, as unsigned integers.
         */
        public List<Long> elements() { return elements; }
        public RntuplePage _root() { return _root; }
        public KaitaiStruct _parent() { return _parent; }
    }

    /**
     * Page of elements of 23 bits, packed: element i starts at bit 23 * i of the page, the least significant
     * bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width.
     * @see <a href="https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description">RNTuple Binary Format Specification 1.0, section 'Column Description'</a>
     */
    public static class Packed23Page extends KaitaiStruct {
        public static Packed23Page parse(byte[] bytes) {
            return new Packed23Page(new KaitaiStream(bytes));
        }

        public Packed23Page(KaitaiStream _io) {
            this(_io, null, null);
        }

        public Packed23Page(KaitaiStream _io, KaitaiStruct _parent) {
            this(_io, _parent, null);
        }

        public Packed23Page(KaitaiStream _io, KaitaiStruct _parent, RntuplePage _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.elements = new ArrayList<Long>();
            for (int i = 0; i < numElements(); i++) {
                this.elements.add(this._io.readBitsIntLe(23));
            }
        }

        public void _fetchInstances() {
            for (int i = 0; i < this.elements.size(); i++) {
            }
        }
        private Long numElements;

        /**
         * Number of elements for which the bytes have room.
         */
        public Long numElements() {
            if (this.numElements != null)
                return this.numElements;
            this.numElements = ((Number) (((Number) (((Number) (((Number) (_io().size())).longValue() * ((long) 8))).longValue() / ((long) 23))).longValue())).longValue();
            return this.numElements;
        }
        private List<Long> elements;
        private RntuplePage _root;
        private KaitaiStruct _parent;

        /**
         * The elements, in order, as unsigned integers.
         */
        public List<Long> elements() { return elements; }
        public RntuplePage _root() { return _root; }
        public KaitaiStruct _parent() { return _parent; }
    }

    /**
     * Page of elements of 24 bits, packed: element i starts at bit 24 * i of the page, the least significant
     * bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width.
     * @see <a href="https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description">RNTuple Binary Format Specification 1.0, section 'Column Description'</a>
     */
    public static class Packed24Page extends KaitaiStruct {
        public static Packed24Page parse(byte[] bytes) {
            return new Packed24Page(new KaitaiStream(bytes));
        }

        public Packed24Page(KaitaiStream _io) {
            this(_io, null, null);
        }

        public Packed24Page(KaitaiStream _io, KaitaiStruct _parent) {
            this(_io, _parent, null);
        }

        public Packed24Page(KaitaiStream _io, KaitaiStruct _parent, RntuplePage _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.elements = new ArrayList<Long>();
            for (int i = 0; i < numElements(); i++) {
                this.elements.add(this._io.readBitsIntLe(24));
            }
        }

        public void _fetchInstances() {
            for (int i = 0; i < this.elements.size(); i++) {
            }
        }
        private Long numElements;

        /**
         * Number of elements for which the bytes have room.
         */
        public Long numElements() {
            if (this.numElements != null)
                return this.numElements;
            this.numElements = ((Number) (((Number) (((Number) (((Number) (_io().size())).longValue() * ((long) 8))).longValue() / ((long) 24))).longValue())).longValue();
            return this.numElements;
        }
        private List<Long> elements;
        private RntuplePage _root;
        private KaitaiStruct _parent;

        /**
         * The elements, in order, as unsigned integers.
         */
        public List<Long> elements() { return elements; }
        public RntuplePage _root() { return _root; }
        public KaitaiStruct _parent() { return _parent; }
    }

    /**
     * Page of elements of 25 bits, packed: element i starts at bit 25 * i of the page, the least significant
     * bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width.
     * @see <a href="https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description">RNTuple Binary Format Specification 1.0, section 'Column Description'</a>
     */
    public static class Packed25Page extends KaitaiStruct {
        public static Packed25Page parse(byte[] bytes) {
            return new Packed25Page(new KaitaiStream(bytes));
        }

        public Packed25Page(KaitaiStream _io) {
            this(_io, null, null);
        }

        public Packed25Page(KaitaiStream _io, KaitaiStruct _parent) {
            this(_io, _parent, null);
        }

        public Packed25Page(KaitaiStream _io, KaitaiStruct _parent, RntuplePage _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.elements = new ArrayList<Long>();
            for (int i = 0; i < numElements(); i++) {
                this.elements.add(this._io.readBitsIntLe(25));
            }
        }

        public void _fetchInstances() {
            for (int i = 0; i < this.elements.size(); i++) {
            }
        }
        private Long numElements;

        /**
         * Number of elements for which the bytes have room.
         */
        public Long numElements() {
            if (this.numElements != null)
                return this.numElements;
            this.numElements = ((Number) (((Number) (((Number) (((Number) (_io().size())).longValue() * ((long) 8))).longValue() / ((long) 25))).longValue())).longValue();
            return this.numElements;
        }
        private List<Long> elements;
        private RntuplePage _root;
        private KaitaiStruct _parent;

        /**
         * The elements, in order, as unsigned integers.
         */
        public List<Long> elements() { return elements; }
        public RntuplePage _root() { return _root; }
        public KaitaiStruct _parent() { return _parent; }
    }

    /**
     * Page of elements of 26 bits, packed: element i starts at bit 26 * i of the page, the least significant
     * bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width.
     * @see <a href="https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description">RNTuple Binary Format Specification 1.0, section 'Column Description'</a>
     */
    public static class Packed26Page extends KaitaiStruct {
        public static Packed26Page parse(byte[] bytes) {
            return new Packed26Page(new KaitaiStream(bytes));
        }

        public Packed26Page(KaitaiStream _io) {
            this(_io, null, null);
        }

        public Packed26Page(KaitaiStream _io, KaitaiStruct _parent) {
            this(_io, _parent, null);
        }

        public Packed26Page(KaitaiStream _io, KaitaiStruct _parent, RntuplePage _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.elements = new ArrayList<Long>();
            for (int i = 0; i < numElements(); i++) {
                this.elements.add(this._io.readBitsIntLe(26));
            }
        }

        public void _fetchInstances() {
            for (int i = 0; i < this.elements.size(); i++) {
            }
        }
        private Long numElements;

        /**
         * Number of elements for which the bytes have room.
         */
        public Long numElements() {
            if (this.numElements != null)
                return this.numElements;
            this.numElements = ((Number) (((Number) (((Number) (((Number) (_io().size())).longValue() * ((long) 8))).longValue() / ((long) 26))).longValue())).longValue();
            return this.numElements;
        }
        private List<Long> elements;
        private RntuplePage _root;
        private KaitaiStruct _parent;

        /**
         * The elements, in order, as unsigned integers.
         */
        public List<Long> elements() { return elements; }
        public RntuplePage _root() { return _root; }
        public KaitaiStruct _parent() { return _parent; }
    }

    /**
     * Page of elements of 27 bits, packed: element i starts at bit 27 * i of the page, the least significant
     * bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width.
     * @see <a href="https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description">RNTuple Binary Format Specification 1.0, section 'Column Description'</a>
     */
    public static class Packed27Page extends KaitaiStruct {
        public static Packed27Page parse(byte[] bytes) {
            return new Packed27Page(new KaitaiStream(bytes));
        }

        public Packed27Page(KaitaiStream _io) {
            this(_io, null, null);
        }

        public Packed27Page(KaitaiStream _io, KaitaiStruct _parent) {
            this(_io, _parent, null);
        }

        public Packed27Page(KaitaiStream _io, KaitaiStruct _parent, RntuplePage _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.elements = new ArrayList<Long>();
            for (int i = 0; i < numElements(); i++) {
                this.elements.add(this._io.readBitsIntLe(27));
            }
        }

        public void _fetchInstances() {
            for (int i = 0; i < this.elements.size(); i++) {
            }
        }
        private Long numElements;

        /**
         * Number of elements for which the bytes have room.
         */
        public Long numElements() {
            if (this.numElements != null)
                return this.numElements;
            this.numElements = ((Number) (((Number) (((Number) (((Number) (_io().size())).longValue() * ((long) 8))).longValue() / ((long) 27))).longValue())).longValue();
            return this.numElements;
        }
        private List<Long> elements;
        private RntuplePage _root;
        private KaitaiStruct _parent;

        /**
         * The elements, in order, as unsigned integers.
         */
        public List<Long> elements() { return elements; }
        public RntuplePage _root() { return _root; }
        public KaitaiStruct _parent() { return _parent; }
    }

    /**
     * Page of elements of 28 bits, packed: element i starts at bit 28 * i of the page, the least significant
     * bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width.
     * @see <a href="https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description">RNTuple Binary Format Specification 1.0, section 'Column Description'</a>
     */
    public static class Packed28Page extends KaitaiStruct {
        public static Packed28Page parse(byte[] bytes) {
            return new Packed28Page(new KaitaiStream(bytes));
        }

        public Packed28Page(KaitaiStream _io) {
            this(_io, null, null);
        }

        public Packed28Page(KaitaiStream _io, KaitaiStruct _parent) {
            this(_io, _parent, null);
        }

        public Packed28Page(KaitaiStream _io, KaitaiStruct _parent, RntuplePage _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.elements = new ArrayList<Long>();
            for (int i = 0; i < numElements(); i++) {
                this.elements.add(this._io.readBitsIntLe(28));
            }
        }

        public void _fetchInstances() {
            for (int i = 0; i < this.elements.size(); i++) {
            }
        }
        private Long numElements;

        /**
         * Number of elements for which the bytes have room.
         */
        public Long numElements() {
            if (this.numElements != null)
                return this.numElements;
            this.numElements = ((Number) (((Number) (((Number) (((Number) (_io().size())).longValue() * ((long) 8))).longValue() / ((long) 28))).longValue())).longValue();
            return this.numElements;
        }
        private List<Long> elements;
        private RntuplePage _root;
        private KaitaiStruct _parent;

        /**
         * The elements, in order, as unsigned integers.
         */
        public List<Long> elements() { return elements; }
        public RntuplePage _root() { return _root; }
        public KaitaiStruct _parent() { return _parent; }
    }

    /**
     * Page of elements of 29 bits, packed: element i starts at bit 29 * i of the page, the least significant
     * bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width.
     * @see <a href="https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description">RNTuple Binary Format Specification 1.0, section 'Column Description'</a>
     */
    public static class Packed29Page extends KaitaiStruct {
        public static Packed29Page parse(byte[] bytes) {
            return new Packed29Page(new KaitaiStream(bytes));
        }

        public Packed29Page(KaitaiStream _io) {
            this(_io, null, null);
        }

        public Packed29Page(KaitaiStream _io, KaitaiStruct _parent) {
            this(_io, _parent, null);
        }

        public Packed29Page(KaitaiStream _io, KaitaiStruct _parent, RntuplePage _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.elements = new ArrayList<Long>();
            for (int i = 0; i < numElements(); i++) {
                this.elements.add(this._io.readBitsIntLe(29));
            }
        }

        public void _fetchInstances() {
            for (int i = 0; i < this.elements.size(); i++) {
            }
        }
        private Long numElements;

        /**
         * Number of elements for which the bytes have room.
         */
        public Long numElements() {
            if (this.numElements != null)
                return this.numElements;
            this.numElements = ((Number) (((Number) (((Number) (((Number) (_io().size())).longValue() * ((long) 8))).longValue() / ((long) 29))).longValue())).longValue();
            return this.numElements;
        }
        private List<Long> elements;
        private RntuplePage _root;
        private KaitaiStruct _parent;

        /**
         * The elements, in order, as unsigned integers.
         */
        public List<Long> elements() { return elements; }
        public RntuplePage _root() { return _root; }
        public KaitaiStruct _parent() { return _parent; }
    }

    /**
     * Page of elements of 2 bits, packed: element i starts at bit 2 * i of the page, the least significant
     * bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width.
     * @see <a href="https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description">RNTuple Binary Format Specification 1.0, section 'Column Description'</a>
     */
    public static class Packed2Page extends KaitaiStruct {
        public static Packed2Page parse(byte[] bytes) {
            return new Packed2Page(new KaitaiStream(bytes));
        }

        public Packed2Page(KaitaiStream _io) {
            this(_io, null, null);
        }

        public Packed2Page(KaitaiStream _io, KaitaiStruct _parent) {
            this(_io, _parent, null);
        }

        public Packed2Page(KaitaiStream _io, KaitaiStruct _parent, RntuplePage _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.elements = new ArrayList<Long>();
            for (int i = 0; i < numElements(); i++) {
                this.elements.add(this._io.readBitsIntLe(2));
            }
        }

        public void _fetchInstances() {
            for (int i = 0; i < this.elements.size(); i++) {
            }
        }
        private Long numElements;

        /**
         * Number of elements for which the bytes have room.
         */
        public Long numElements() {
            if (this.numElements != null)
                return this.numElements;
            this.numElements = ((Number) (((Number) (((Number) (((Number) (_io().size())).longValue() * ((long) 8))).longValue() / ((long) 2))).longValue())).longValue();
            return this.numElements;
        }
        private List<Long> elements;
        private RntuplePage _root;
        private KaitaiStruct _parent;

        /**
         * The elements, in order, as unsigned integers.
         */
        public List<Long> elements() { return elements; }
        public RntuplePage _root() { return _root; }
        public KaitaiStruct _parent() { return _parent; }
    }

    /**
     * Page of elements of 30 bits, packed: element i starts at bit 30 * i of the page, the least significant
     * bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width.
     * @see <a href="https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description">RNTuple Binary Format Specification 1.0, section 'Column Description'</a>
     */
    public static class Packed30Page extends KaitaiStruct {
        public static Packed30Page parse(byte[] bytes) {
            return new Packed30Page(new KaitaiStream(bytes));
        }

        public Packed30Page(KaitaiStream _io) {
            this(_io, null, null);
        }

        public Packed30Page(KaitaiStream _io, KaitaiStruct _parent) {
            this(_io, _parent, null);
        }

        public Packed30Page(KaitaiStream _io, KaitaiStruct _parent, RntuplePage _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.elements = new ArrayList<Long>();
            for (int i = 0; i < numElements(); i++) {
                this.elements.add(this._io.readBitsIntLe(30));
            }
        }

        public void _fetchInstances() {
            for (int i = 0; i < this.elements.size(); i++) {
            }
        }
        private Long numElements;

        /**
         * Number of elements for which the bytes have room.
         */
        public Long numElements() {
            if (this.numElements != null)
                return this.numElements;
            this.numElements = ((Number) (((Number) (((Number) (((Number) (_io().size())).longValue() * ((long) 8))).longValue() / ((long) 30))).longValue())).longValue();
            return this.numElements;
        }
        private List<Long> elements;
        private RntuplePage _root;
        private KaitaiStruct _parent;

        /**
         * The elements, in order, as unsigned integers.
         */
        public List<Long> elements() { return elements; }
        public RntuplePage _root() { return _root; }
        public KaitaiStruct _parent() { return _parent; }
    }

    /**
     * Page of elements of 31 bits, packed: element i starts at bit 31 * i of the page, the least significant
     * bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width.
     * @see <a href="https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description">RNTuple Binary Format Specification 1.0, section 'Column Description'</a>
     */
    public static class Packed31Page extends KaitaiStruct {
        public static Packed31Page parse(byte[] bytes) {
            return new Packed31Page(new KaitaiStream(bytes));
        }

        public Packed31Page(KaitaiStream _io) {
            this(_io, null, null);
        }

        public Packed31Page(KaitaiStream _io, KaitaiStruct _parent) {
            this(_io, _parent, null);
        }

        public Packed31Page(KaitaiStream _io, KaitaiStruct _parent, RntuplePage _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.elements = new ArrayList<Long>();
            for (int i = 0; i < numElements(); i++) {
                this.elements.add(this._io.readBitsIntLe(31));
            }
        }

        public void _fetchInstances() {
            for (int i = 0; i < this.elements.size(); i++) {
            }
        }
        private Long numElements;

        /**
         * Number of elements for which the bytes have room.
         */
        public Long numElements() {
            if (this.numElements != null)
                return this.numElements;
            this.numElements = ((Number) (((Number) (((Number) (((Number) (_io().size())).longValue() * ((long) 8))).longValue() / ((long) 31))).longValue())).longValue();
            return this.numElements;
        }
        private List<Long> elements;
        private RntuplePage _root;
        private KaitaiStruct _parent;

        /**
         * The elements, in order, as unsigned integers.
         */
        public List<Long> elements() { return elements; }
        public RntuplePage _root() { return _root; }
        public KaitaiStruct _parent() { return _parent; }
    }

    /**
     * Page of elements of 32 bits, packed: element i starts at bit 32 * i of the page, the least significant
     * bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width.
     * @see <a href="https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description">RNTuple Binary Format Specification 1.0, section 'Column Description'</a>
     */
    public static class Packed32Page extends KaitaiStruct {
        public static Packed32Page parse(byte[] bytes) {
            return new Packed32Page(new KaitaiStream(bytes));
        }

        public Packed32Page(KaitaiStream _io) {
            this(_io, null, null);
        }

        public Packed32Page(KaitaiStream _io, KaitaiStruct _parent) {
            this(_io, _parent, null);
        }

        public Packed32Page(KaitaiStream _io, KaitaiStruct _parent, RntuplePage _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.elements = new ArrayList<Long>();
            for (int i = 0; i < numElements(); i++) {
                this.elements.add(this._io.readBitsIntLe(32));
            }
        }

        public void _fetchInstances() {
            for (int i = 0; i < this.elements.size(); i++) {
            }
        }
        private Long numElements;

        /**
         * Number of elements for which the bytes have room.
         */
        public Long numElements() {
            if (this.numElements != null)
                return this.numElements;
            this.numElements = ((Number) (((Number) (((Number) (((Number) (_io().size())).longValue() * ((long) 8))).longValue() / ((long) 32))).longValue())).longValue();
            return this.numElements;
        }
        private List<Long> elements;
        private RntuplePage _root;
        private KaitaiStruct _parent;

        /**
         * The elements, in order, as unsigned integers.
         */
        public List<Long> elements() { return elements; }
        public RntuplePage _root() { return _root; }
        public KaitaiStruct _parent() { return _parent; }
    }

    /**
     * Page of elements of 3 bits, packed: element i starts at bit 3 * i of the page, the least significant
     * bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width.
     * @see <a href="https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description">RNTuple Binary Format Specification 1.0, section 'Column Description'</a>
     */
    public static class Packed3Page extends KaitaiStruct {
        public static Packed3Page parse(byte[] bytes) {
            return new Packed3Page(new KaitaiStream(bytes));
        }

        public Packed3Page(KaitaiStream _io) {
            this(_io, null, null);
        }

        public Packed3Page(KaitaiStream _io, KaitaiStruct _parent) {
            this(_io, _parent, null);
        }

        public Packed3Page(KaitaiStream _io, KaitaiStruct _parent, RntuplePage _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.elements = new ArrayList<Long>();
            for (int i = 0; i < numElements(); i++) {
                this.elements.add(this._io.readBitsIntLe(3));
            }
        }

        public void _fetchInstances() {
            for (int i = 0; i < this.elements.size(); i++) {
            }
        }
        private Long numElements;

        /**
         * Number of elements for which the bytes have room.
         */
        public Long numElements() {
            if (this.numElements != null)
                return this.numElements;
            this.numElements = ((Number) (((Number) (((Number) (((Number) (_io().size())).longValue() * ((long) 8))).longValue() / ((long) 3))).longValue())).longValue();
            return this.numElements;
        }
        private List<Long> elements;
        private RntuplePage _root;
        private KaitaiStruct _parent;

        /**
         * The elements, in order, as unsigned integers.
         */
        public List<Long> elements() { return elements; }
        public RntuplePage _root() { return _root; }
        public KaitaiStruct _parent() { return _parent; }
    }

    /**
     * Page of elements of 4 bits, packed: element i starts at bit 4 * i of the page, the least significant
     * bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width.
     * @see <a href="https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description">RNTuple Binary Format Specification 1.0, section 'Column Description'</a>
     */
    public static class Packed4Page extends KaitaiStruct {
        public static Packed4Page parse(byte[] bytes) {
            return new Packed4Page(new KaitaiStream(bytes));
        }

        public Packed4Page(KaitaiStream _io) {
            this(_io, null, null);
        }

        public Packed4Page(KaitaiStream _io, KaitaiStruct _parent) {
            this(_io, _parent, null);
        }

        public Packed4Page(KaitaiStream _io, KaitaiStruct _parent, RntuplePage _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.elements = new ArrayList<Long>();
            for (int i = 0; i < numElements(); i++) {
                this.elements.add(this._io.readBitsIntLe(4));
            }
        }

        public void _fetchInstances() {
            for (int i = 0; i < this.elements.size(); i++) {
            }
        }
        private Long numElements;

        /**
         * Number of elements for which the bytes have room.
         */
        public Long numElements() {
            if (this.numElements != null)
                return this.numElements;
            this.numElements = ((Number) (((Number) (((Number) (((Number) (_io().size())).longValue() * ((long) 8))).longValue() / ((long) 4))).longValue())).longValue();
            return this.numElements;
        }
        private List<Long> elements;
        private RntuplePage _root;
        private KaitaiStruct _parent;

        /**
         * The elements, in order, as unsigned integers.
         */
        public List<Long> elements() { return elements; }
        public RntuplePage _root() { return _root; }
        public KaitaiStruct _parent() { return _parent; }
    }

    /**
     * Page of elements of 5 bits, packed: element i starts at bit 5 * i of the page, the least significant
     * bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width.
     * @see <a href="https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description">RNTuple Binary Format Specification 1.0, section 'Column Description'</a>
     */
    public static class Packed5Page extends KaitaiStruct {
        public static Packed5Page parse(byte[] bytes) {
            return new Packed5Page(new KaitaiStream(bytes));
        }

        public Packed5Page(KaitaiStream _io) {
            this(_io, null, null);
        }

        public Packed5Page(KaitaiStream _io, KaitaiStruct _parent) {
            this(_io, _parent, null);
        }

        public Packed5Page(KaitaiStream _io, KaitaiStruct _parent, RntuplePage _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.elements = new ArrayList<Long>();
            for (int i = 0; i < numElements(); i++) {
                this.elements.add(this._io.readBitsIntLe(5));
            }
        }

        public void _fetchInstances() {
            for (int i = 0; i < this.elements.size(); i++) {
            }
        }
        private Long numElements;

        /**
         * Number of elements for which the bytes have room.
         */
        public Long numElements() {
            if (this.numElements != null)
                return this.numElements;
            this.numElements = ((Number) (((Number) (((Number) (((Number) (_io().size())).longValue() * ((long) 8))).longValue() / ((long) 5))).longValue())).longValue();
            return this.numElements;
        }
        private List<Long> elements;
        private RntuplePage _root;
        private KaitaiStruct _parent;

        /**
         * The elements, in order, as unsigned integers.
         */
        public List<Long> elements() { return elements; }
        public RntuplePage _root() { return _root; }
        public KaitaiStruct _parent() { return _parent; }
    }

    /**
     * Page of elements of 6 bits, packed: element i starts at bit 6 * i of the page, the least significant
     * bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width.
     * @see <a href="https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description">RNTuple Binary Format Specification 1.0, section 'Column Description'</a>
     */
    public static class Packed6Page extends KaitaiStruct {
        public static Packed6Page parse(byte[] bytes) {
            return new Packed6Page(new KaitaiStream(bytes));
        }

        public Packed6Page(KaitaiStream _io) {
            this(_io, null, null);
        }

        public Packed6Page(KaitaiStream _io, KaitaiStruct _parent) {
            this(_io, _parent, null);
        }

        public Packed6Page(KaitaiStream _io, KaitaiStruct _parent, RntuplePage _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.elements = new ArrayList<Long>();
            for (int i = 0; i < numElements(); i++) {
                this.elements.add(this._io.readBitsIntLe(6));
            }
        }

        public void _fetchInstances() {
            for (int i = 0; i < this.elements.size(); i++) {
            }
        }
        private Long numElements;

        /**
         * Number of elements for which the bytes have room.
         */
        public Long numElements() {
            if (this.numElements != null)
                return this.numElements;
            this.numElements = ((Number) (((Number) (((Number) (((Number) (_io().size())).longValue() * ((long) 8))).longValue() / ((long) 6))).longValue())).longValue();
            return this.numElements;
        }
        private List<Long> elements;
        private RntuplePage _root;
        private KaitaiStruct _parent;

        /**
         * The elements, in order, as unsigned integers.
         */
        public List<Long> elements() { return elements; }
        public RntuplePage _root() { return _root; }
        public KaitaiStruct _parent() { return _parent; }
    }

    /**
     * Page of elements of 7 bits, packed: element i starts at bit 7 * i of the page, the least significant
     * bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width.
     * @see <a href="https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description">RNTuple Binary Format Specification 1.0, section 'Column Description'</a>
     */
    public static class Packed7Page extends KaitaiStruct {
        public static Packed7Page parse(byte[] bytes) {
            return new Packed7Page(new KaitaiStream(bytes));
        }

        public Packed7Page(KaitaiStream _io) {
            this(_io, null, null);
        }

        public Packed7Page(KaitaiStream _io, KaitaiStruct _parent) {
            this(_io, _parent, null);
        }

        public Packed7Page(KaitaiStream _io, KaitaiStruct _parent, RntuplePage _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.elements = new ArrayList<Long>();
            for (int i = 0; i < numElements(); i++) {
                this.elements.add(this._io.readBitsIntLe(7));
            }
        }

        public void _fetchInstances() {
            for (int i = 0; i < this.elements.size(); i++) {
            }
        }
        private Long numElements;

        /**
         * Number of elements for which the bytes have room.
         */
        public Long numElements() {
            if (this.numElements != null)
                return this.numElements;
            this.numElements = ((Number) (((Number) (((Number) (((Number) (_io().size())).longValue() * ((long) 8))).longValue() / ((long) 7))).longValue())).longValue();
            return this.numElements;
        }
        private List<Long> elements;
        private RntuplePage _root;
        private KaitaiStruct _parent;

        /**
         * The elements, in order, as unsigned integers.
         */
        public List<Long> elements() { return elements; }
        public RntuplePage _root() { return _root; }
        public KaitaiStruct _parent() { return _parent; }
    }

    /**
     * Page of elements of 8 bits, packed: element i starts at bit 8 * i of the page, the least significant
     * bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width.
     * @see <a href="https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description">RNTuple Binary Format Specification 1.0, section 'Column Description'</a>
     */
    public static class Packed8Page extends KaitaiStruct {
        public static Packed8Page parse(byte[] bytes) {
            return new Packed8Page(new KaitaiStream(bytes));
        }

        public Packed8Page(KaitaiStream _io) {
            this(_io, null, null);
        }

        public Packed8Page(KaitaiStream _io, KaitaiStruct _parent) {
            this(_io, _parent, null);
        }

        public Packed8Page(KaitaiStream _io, KaitaiStruct _parent, RntuplePage _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.elements = new ArrayList<Long>();
            for (int i = 0; i < numElements(); i++) {
                this.elements.add(this._io.readBitsIntLe(8));
            }
        }

        public void _fetchInstances() {
            for (int i = 0; i < this.elements.size(); i++) {
            }
        }
        private Long numElements;

        /**
         * Number of elements for which the bytes have room.
         */
        public Long numElements() {
            if (this.numElements != null)
                return this.numElements;
            this.numElements = ((Number) (((Number) (((Number) (((Number) (_io().size())).longValue() * ((long) 8))).longValue() / ((long) 8))).longValue())).longValue();
            return this.numElements;
        }
        private List<Long> elements;
        private RntuplePage _root;
        private KaitaiStruct _parent;

        /**
         * The elements, in order, as unsigned integers.
         */
        public List<Long> elements() { return elements; }
        public RntuplePage _root() { return _root; }
        public KaitaiStruct _parent() { return _parent; }
    }

    /**
     * Page of elements of 9 bits, packed: element i starts at bit 9 * i of the page, the least significant
     * bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width.
     * @see <a href="https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description">RNTuple Binary Format Specification 1.0, section 'Column Description'</a>
     */
    public static class Packed9Page extends KaitaiStruct {
        public static Packed9Page parse(byte[] bytes) {
            return new Packed9Page(new KaitaiStream(bytes));
        }

        public Packed9Page(KaitaiStream _io) {
            this(_io, null, null);
        }

        public Packed9Page(KaitaiStream _io, KaitaiStruct _parent) {
            this(_io, _parent, null);
        }

        public Packed9Page(KaitaiStream _io, KaitaiStruct _parent, RntuplePage _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.elements = new ArrayList<Long>();
            for (int i = 0; i < numElements(); i++) {
                this.elements.add(this._io.readBitsIntLe(9));
            }
        }

        public void _fetchInstances() {
            for (int i = 0; i < this.elements.size(); i++) {
            }
        }
        private Long numElements;

        /**
         * Number of elements for which the bytes have room.
         */
        public Long numElements() {
            if (this.numElements != null)
                return this.numElements;
            this.numElements = ((Number) (((Number) (((Number) (((Number) (_io().size())).longValue() * ((long) 8))).longValue() / ((long) 9))).longValue())).longValue();
            return this.numElements;
        }
        private List<Long> elements;
        private RntuplePage _root;
        private KaitaiStruct _parent;

        /**
         * The elements, in order, as unsigned integers.
         */
        public List<Long> elements() { return elements; }
        public RntuplePage _root() { return _root; }
        public KaitaiStruct _parent() { return _parent; }
    }

    /**
     * Floating point number of 16 bits; no language of Kaitai has a type for it. It is (1 + fraction / 1024) * 2 **
     * (exponent - 15). With exponent 0 it is fraction / 1024 * 2 ** -14. With exponent 31 it is infinity if the fraction
     * is 0, and else NaN.
     * @see <a href="https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description">RNTuple Binary Format Specification 1.0, section 'Column Description'</a>
     */
    public static class Real16 extends KaitaiStruct {
        public static Real16 parse(byte[] bytes) {
            return new Real16(new KaitaiStream(bytes));
        }

        public Real16(KaitaiStream _io) {
            this(_io, null, null);
        }

        public Real16(KaitaiStream _io, RntuplePage.Real16Page _parent) {
            this(_io, _parent, null);
        }

        public Real16(KaitaiStream _io, RntuplePage.Real16Page _parent, RntuplePage _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.bits = this._io.readU2le();
        }

        public void _fetchInstances() {
        }
        private Long exponent;

        /**
         * Exponent, with 15 added.
         */
        public Long exponent() {
            if (this.exponent != null)
                return this.exponent;
            this.exponent = ((Number) (((Number) (KaitaiStream.mod(((Number) (((Number) (bits())).longValue() / ((long) 1024))).longValue(), ((long) 32)))).longValue())).longValue();
            return this.exponent;
        }
        private Long fraction;

        /**
         * Fraction, in 1024ths.
         */
        public Long fraction() {
            if (this.fraction != null)
                return this.fraction;
            this.fraction = ((Number) (((Number) (KaitaiStream.mod(((Number) (bits())).longValue(), ((long) 1024)))).longValue())).longValue();
            return this.fraction;
        }
        private Boolean isNegative;

        /**
         * Whether the sign is minus.
         */
        public Boolean isNegative() {
            if (this.isNegative != null)
                return this.isNegative;
            this.isNegative = bits() >= 32768;
            return this.isNegative;
        }
        private int bits;
        private RntuplePage _root;
        private RntuplePage.Real16Page _parent;

        /**
         * The bits of the number.
         */
        public int bits() { return bits; }
        public RntuplePage _root() { return _root; }
        public RntuplePage.Real16Page _parent() { return _parent; }
    }

    /**
     * Page of floating point numbers of 16 bits (IEEE 754 binary16).
     * Column types: Real16, SplitReal16.
     * @see <a href="https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description">RNTuple Binary Format Specification 1.0, section 'Column Description'</a>
     */
    public static class Real16Page extends KaitaiStruct {
        public static Real16Page parse(byte[] bytes) {
            return new Real16Page(new KaitaiStream(bytes));
        }

        public Real16Page(KaitaiStream _io) {
            this(_io, null, null);
        }

        public Real16Page(KaitaiStream _io, KaitaiStruct _parent) {
            this(_io, _parent, null);
        }

        public Real16Page(KaitaiStream _io, KaitaiStruct _parent, RntuplePage _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.elements = new ArrayList<Real16>();
            {
                int i = 0;
                while (!this._io.isEof()) {
                    this.elements.add(new Real16(this._io, this, _root));
                    i++;
                }
            }
        }

        public void _fetchInstances() {
            for (int i = 0; i < this.elements.size(); i++) {
                this.elements.get(((Number) (i)).intValue())._fetchInstances();
            }
        }
        private List<Real16> elements;
        private RntuplePage _root;
        private KaitaiStruct _parent;

        /**
         * The elements, in order.
         */
        public List<Real16> elements() { return elements; }
        public RntuplePage _root() { return _root; }
        public KaitaiStruct _parent() { return _parent; }
    }

    /**
     * Page of floating point numbers of 32 bits (IEEE 754 binary32).
     * Column types: Real32, SplitReal32.
     * @see <a href="https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description">RNTuple Binary Format Specification 1.0, section 'Column Description'</a>
     */
    public static class Real32Page extends KaitaiStruct {
        public static Real32Page parse(byte[] bytes) {
            return new Real32Page(new KaitaiStream(bytes));
        }

        public Real32Page(KaitaiStream _io) {
            this(_io, null, null);
        }

        public Real32Page(KaitaiStream _io, KaitaiStruct _parent) {
            this(_io, _parent, null);
        }

        public Real32Page(KaitaiStream _io, KaitaiStruct _parent, RntuplePage _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.elements = new ArrayList<Float>();
            {
                int i = 0;
                while (!this._io.isEof()) {
                    this.elements.add(this._io.readF4le());
                    i++;
                }
            }
        }

        public void _fetchInstances() {
            for (int i = 0; i < this.elements.size(); i++) {
            }
        }
        private List<Float> elements;
        private RntuplePage _root;
        private KaitaiStruct _parent;

        /**
         * The elements, in order.
         */
        public List<Float> elements() { return elements; }
        public RntuplePage _root() { return _root; }
        public KaitaiStruct _parent() { return _parent; }
    }

    /**
     * Page of floating point numbers of 64 bits (IEEE 754 binary64).
     * Column types: Real64, SplitReal64.
     * @see <a href="https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description">RNTuple Binary Format Specification 1.0, section 'Column Description'</a>
     */
    public static class Real64Page extends KaitaiStruct {
        public static Real64Page parse(byte[] bytes) {
            return new Real64Page(new KaitaiStream(bytes));
        }

        public Real64Page(KaitaiStream _io) {
            this(_io, null, null);
        }

        public Real64Page(KaitaiStream _io, KaitaiStruct _parent) {
            this(_io, _parent, null);
        }

        public Real64Page(KaitaiStream _io, KaitaiStruct _parent, RntuplePage _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.elements = new ArrayList<Double>();
            {
                int i = 0;
                while (!this._io.isEof()) {
                    this.elements.add(this._io.readF8le());
                    i++;
                }
            }
        }

        public void _fetchInstances() {
            for (int i = 0; i < this.elements.size(); i++) {
            }
        }
        private List<Double> elements;
        private RntuplePage _root;
        private KaitaiStruct _parent;

        /**
         * The elements, in order.
         */
        public List<Double> elements() { return elements; }
        public RntuplePage _root() { return _root; }
        public KaitaiStruct _parent() { return _parent; }
    }

    /**
     * Element of a variant in 64 bits, of which 32 are the index.
     * @see <a href="https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description">RNTuple Binary Format Specification 1.0, section 'Column Description'</a>
     */
    public static class Switch32 extends KaitaiStruct {
        public static Switch32 parse(byte[] bytes) {
            return new Switch32(new KaitaiStream(bytes));
        }

        public Switch32(KaitaiStream _io) {
            this(_io, null, null);
        }

        public Switch32(KaitaiStream _io, RntuplePage.Switch32Page _parent) {
            this(_io, _parent, null);
        }

        public Switch32(KaitaiStream _io, RntuplePage.Switch32Page _parent, RntuplePage _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.elementIndex = this._io.readU4le();
            this.tag = this._io.readU4le();
        }

        public void _fetchInstances() {
        }
        private long elementIndex;
        private long tag;
        private RntuplePage _root;
        private RntuplePage.Switch32Page _parent;

        /**
         * Index of the value in the columns of the alternative.
         */
        public long elementIndex() { return elementIndex; }

        /**
         * Which alternative is set, counted from 1; 0 if none is.
         */
        public long tag() { return tag; }
        public RntuplePage _root() { return _root; }
        public RntuplePage.Switch32Page _parent() { return _parent; }
    }

    /**
     * Page of elements of variants, 32 bits of index.
     * Column types: Switch of the format before its specification.
     * @see <a href="https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description">RNTuple Binary Format Specification 1.0, section 'Column Description'</a>
     */
    public static class Switch32Page extends KaitaiStruct {
        public static Switch32Page parse(byte[] bytes) {
            return new Switch32Page(new KaitaiStream(bytes));
        }

        public Switch32Page(KaitaiStream _io) {
            this(_io, null, null);
        }

        public Switch32Page(KaitaiStream _io, KaitaiStruct _parent) {
            this(_io, _parent, null);
        }

        public Switch32Page(KaitaiStream _io, KaitaiStruct _parent, RntuplePage _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.elements = new ArrayList<Switch32>();
            {
                int i = 0;
                while (!this._io.isEof()) {
                    this.elements.add(new Switch32(this._io, this, _root));
                    i++;
                }
            }
        }

        public void _fetchInstances() {
            for (int i = 0; i < this.elements.size(); i++) {
                this.elements.get(((Number) (i)).intValue())._fetchInstances();
            }
        }
        private List<Switch32> elements;
        private RntuplePage _root;
        private KaitaiStruct _parent;

        /**
         * The elements, in order.
         */
        public List<Switch32> elements() { return elements; }
        public RntuplePage _root() { return _root; }
        public KaitaiStruct _parent() { return _parent; }
    }

    /**
     * Element of a variant in 64 bits, of which 44 are the index.
     * @see <a href="https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description">RNTuple Binary Format Specification 1.0, section 'Column Description'</a>
     */
    public static class Switch44 extends KaitaiStruct {
        public static Switch44 parse(byte[] bytes) {
            return new Switch44(new KaitaiStream(bytes));
        }

        public Switch44(KaitaiStream _io) {
            this(_io, null, null);
        }

        public Switch44(KaitaiStream _io, RntuplePage.Switch44Page _parent) {
            this(_io, _parent, null);
        }

        public Switch44(KaitaiStream _io, RntuplePage.Switch44Page _parent, RntuplePage _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.lo = this._io.readU4le();
            this.hi = this._io.readU4le();
        }

        public void _fetchInstances() {
        }
        private Long elementIndex;

        /**
         * Index of the value in the columns of the alternative.
         */
        public Long elementIndex() {
            if (this.elementIndex != null)
                return this.elementIndex;
            this.elementIndex = ((Number) (((Number) (((Number) (lo())).longValue() + ((Number) (((Number) (KaitaiStream.mod(((Number) (hi())).longValue(), ((long) 4096)))).longValue() * 4294967296L)).longValue())).longValue())).longValue();
            return this.elementIndex;
        }
        private Long tag;

        /**
         * Which alternative is set, counted from 1; 0 if none is.
         */
        public Long tag() {
            if (this.tag != null)
                return this.tag;
            this.tag = ((Number) (((Number) (((Number) (hi())).longValue() / ((long) 4096))).longValue())).longValue();
            return this.tag;
        }
        private long lo;
        private long hi;
        private RntuplePage _root;
        private RntuplePage.Switch44Page _parent;

        /**
         * Low 32 bits of the index.
         */
        public long lo() { return lo; }

        /**
         * High 12 bits of the index, and 20 bits of the tag above them.
         */
        public long hi() { return hi; }
        public RntuplePage _root() { return _root; }
        public RntuplePage.Switch44Page _parent() { return _parent; }
    }

    /**
     * Page of elements of variants, 44 bits of index.
     * Column types: Switch of the first candidate, as ROOT 6.28 wrote it.
     * @see <a href="https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description">RNTuple Binary Format Specification 1.0, section 'Column Description'</a>
     */
    public static class Switch44Page extends KaitaiStruct {
        public static Switch44Page parse(byte[] bytes) {
            return new Switch44Page(new KaitaiStream(bytes));
        }

        public Switch44Page(KaitaiStream _io) {
            this(_io, null, null);
        }

        public Switch44Page(KaitaiStream _io, KaitaiStruct _parent) {
            this(_io, _parent, null);
        }

        public Switch44Page(KaitaiStream _io, KaitaiStruct _parent, RntuplePage _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.elements = new ArrayList<Switch44>();
            {
                int i = 0;
                while (!this._io.isEof()) {
                    this.elements.add(new Switch44(this._io, this, _root));
                    i++;
                }
            }
        }

        public void _fetchInstances() {
            for (int i = 0; i < this.elements.size(); i++) {
                this.elements.get(((Number) (i)).intValue())._fetchInstances();
            }
        }
        private List<Switch44> elements;
        private RntuplePage _root;
        private KaitaiStruct _parent;

        /**
         * The elements, in order.
         */
        public List<Switch44> elements() { return elements; }
        public RntuplePage _root() { return _root; }
        public KaitaiStruct _parent() { return _parent; }
    }

    /**
     * Element of a variant; which alternative is set, and where its value is.
     * @see <a href="https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description">RNTuple Binary Format Specification 1.0, section 'Column Description'</a>
     */
    public static class Switch96 extends KaitaiStruct {
        public static Switch96 parse(byte[] bytes) {
            return new Switch96(new KaitaiStream(bytes));
        }

        public Switch96(KaitaiStream _io) {
            this(_io, null, null);
        }

        public Switch96(KaitaiStream _io, RntuplePage.SwitchPage _parent) {
            this(_io, _parent, null);
        }

        public Switch96(KaitaiStream _io, RntuplePage.SwitchPage _parent, RntuplePage _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.elementIndex = this._io.readU8le();
            this.tag = this._io.readU4le();
        }

        public void _fetchInstances() {
        }
        private long elementIndex;
        private long tag;
        private RntuplePage _root;
        private RntuplePage.SwitchPage _parent;

        /**
         * Index of the value in the columns of the alternative.
         */
        public long elementIndex() { return elementIndex; }

        /**
         * Which alternative is set, counted from 1; 0 if none is.
         */
        public long tag() { return tag; }
        public RntuplePage _root() { return _root; }
        public RntuplePage.SwitchPage _parent() { return _parent; }
    }

    /**
     * Page of elements of variants.
     * Column types: Switch of the releases and the second candidate.
     * @see <a href="https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description">RNTuple Binary Format Specification 1.0, section 'Column Description'</a>
     */
    public static class SwitchPage extends KaitaiStruct {
        public static SwitchPage parse(byte[] bytes) {
            return new SwitchPage(new KaitaiStream(bytes));
        }

        public SwitchPage(KaitaiStream _io) {
            this(_io, null, null);
        }

        public SwitchPage(KaitaiStream _io, KaitaiStruct _parent) {
            this(_io, _parent, null);
        }

        public SwitchPage(KaitaiStream _io, KaitaiStruct _parent, RntuplePage _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.elements = new ArrayList<Switch96>();
            {
                int i = 0;
                while (!this._io.isEof()) {
                    this.elements.add(new Switch96(this._io, this, _root));
                    i++;
                }
            }
        }

        public void _fetchInstances() {
            for (int i = 0; i < this.elements.size(); i++) {
                this.elements.get(((Number) (i)).intValue())._fetchInstances();
            }
        }
        private List<Switch96> elements;
        private RntuplePage _root;
        private KaitaiStruct _parent;

        /**
         * The elements, in order.
         */
        public List<Switch96> elements() { return elements; }
        public RntuplePage _root() { return _root; }
        public KaitaiStruct _parent() { return _parent; }
    }

    /**
     * Page of unsigned integers of 16 bits.
     * Column types: UInt16, SplitUInt16, SplitInt16 (zigzag).
     * @see <a href="https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description">RNTuple Binary Format Specification 1.0, section 'Column Description'</a>
     */
    public static class Uint16Page extends KaitaiStruct {
        public static Uint16Page parse(byte[] bytes) {
            return new Uint16Page(new KaitaiStream(bytes));
        }

        public Uint16Page(KaitaiStream _io) {
            this(_io, null, null);
        }

        public Uint16Page(KaitaiStream _io, KaitaiStruct _parent) {
            this(_io, _parent, null);
        }

        public Uint16Page(KaitaiStream _io, KaitaiStruct _parent, RntuplePage _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.elements = new ArrayList<Integer>();
            {
                int i = 0;
                while (!this._io.isEof()) {
                    this.elements.add(this._io.readU2le());
                    i++;
                }
            }
        }

        public void _fetchInstances() {
            for (int i = 0; i < this.elements.size(); i++) {
            }
        }
        private List<Integer> elements;
        private RntuplePage _root;
        private KaitaiStruct _parent;

        /**
         * The elements, in order.
         */
        public List<Integer> elements() { return elements; }
        public RntuplePage _root() { return _root; }
        public KaitaiStruct _parent() { return _parent; }
    }

    /**
     * Page of unsigned integers of 32 bits.
     * Column types: UInt32, Index32, SplitUInt32, SplitInt32 (zigzag), SplitIndex32 (delta).
     * @see <a href="https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description">RNTuple Binary Format Specification 1.0, section 'Column Description'</a>
     */
    public static class Uint32Page extends KaitaiStruct {
        public static Uint32Page parse(byte[] bytes) {
            return new Uint32Page(new KaitaiStream(bytes));
        }

        public Uint32Page(KaitaiStream _io) {
            this(_io, null, null);
        }

        public Uint32Page(KaitaiStream _io, KaitaiStruct _parent) {
            this(_io, _parent, null);
        }

        public Uint32Page(KaitaiStream _io, KaitaiStruct _parent, RntuplePage _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.elements = new ArrayList<Long>();
            {
                int i = 0;
                while (!this._io.isEof()) {
                    this.elements.add(this._io.readU4le());
                    i++;
                }
            }
        }

        public void _fetchInstances() {
            for (int i = 0; i < this.elements.size(); i++) {
            }
        }
        private List<Long> elements;
        private RntuplePage _root;
        private KaitaiStruct _parent;

        /**
         * The elements, in order.
         */
        public List<Long> elements() { return elements; }
        public RntuplePage _root() { return _root; }
        public KaitaiStruct _parent() { return _parent; }
    }

    /**
     * Page of unsigned integers of 64 bits.
     * Column types: UInt64, Index64, SplitUInt64, SplitInt64 (zigzag), SplitIndex64 (delta).
     * @see <a href="https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description">RNTuple Binary Format Specification 1.0, section 'Column Description'</a>
     */
    public static class Uint64Page extends KaitaiStruct {
        public static Uint64Page parse(byte[] bytes) {
            return new Uint64Page(new KaitaiStream(bytes));
        }

        public Uint64Page(KaitaiStream _io) {
            this(_io, null, null);
        }

        public Uint64Page(KaitaiStream _io, KaitaiStruct _parent) {
            this(_io, _parent, null);
        }

        public Uint64Page(KaitaiStream _io, KaitaiStruct _parent, RntuplePage _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.elements = new ArrayList<Long>();
            {
                int i = 0;
                while (!this._io.isEof()) {
                    this.elements.add(this._io.readU8le());
                    i++;
                }
            }
        }

        public void _fetchInstances() {
            for (int i = 0; i < this.elements.size(); i++) {
            }
        }
        private List<Long> elements;
        private RntuplePage _root;
        private KaitaiStruct _parent;

        /**
         * The elements, in order.
         */
        public List<Long> elements() { return elements; }
        public RntuplePage _root() { return _root; }
        public KaitaiStruct _parent() { return _parent; }
    }

    /**
     * Page of unsigned integers of 8 bits.
     * Column types: Byte, Char, UInt8.
     * @see <a href="https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description">RNTuple Binary Format Specification 1.0, section 'Column Description'</a>
     */
    public static class Uint8Page extends KaitaiStruct {
        public static Uint8Page parse(byte[] bytes) {
            return new Uint8Page(new KaitaiStream(bytes));
        }

        public Uint8Page(KaitaiStream _io) {
            this(_io, null, null);
        }

        public Uint8Page(KaitaiStream _io, KaitaiStruct _parent) {
            this(_io, _parent, null);
        }

        public Uint8Page(KaitaiStream _io, KaitaiStruct _parent, RntuplePage _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.elements = new ArrayList<Integer>();
            {
                int i = 0;
                while (!this._io.isEof()) {
                    this.elements.add(this._io.readU1());
                    i++;
                }
            }
        }

        public void _fetchInstances() {
            for (int i = 0; i < this.elements.size(); i++) {
            }
        }
        private List<Integer> elements;
        private RntuplePage _root;
        private KaitaiStruct _parent;

        /**
         * The elements, in order.
         */
        public List<Integer> elements() { return elements; }
        public RntuplePage _root() { return _root; }
        public KaitaiStruct _parent() { return _parent; }
    }
    private byte[] raw;
    private RntuplePage _root;
    private KaitaiStruct _parent;

    /**
     * Bytes of the page, as decompressed.
     */
    public byte[] raw() { return raw; }
    public RntuplePage _root() { return _root; }
    public KaitaiStruct _parent() { return _parent; }
}
