// Generated from spec/streamer_info.ksy by tools/generate; edit spec/parts/streamer_info.ksy and run `make generate`.
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

package org.rntuple;

import java.util.ArrayList;
import java.util.List;
import java.nio.charset.StandardCharsets;


/**
 * Payload of the record that the file header calls streamer info. It is a streamed TList of TStreamerInfo. Each of these
 * describes one version of a class by its members. Readers without knowledge of RNTuple get the layout of the anchor
 * from here. For streamer fields, the extra type information of the header has a record of the same form. Every object
 * starts with its byte count. The fields named trailing have the bytes after the known members. The first occurrence of
 * a class has its name. Later ones refer to that place, counted from two bytes before the key of the record.
 * @see <a href="https://github.com/root-project/root/blob/master/io/doc/TFile/streamerinfo.md">The ROOT file format, section 'Format of StreamerInfo record'</a>
 */
public class StreamerInfo extends KaitaiStruct {
    public static StreamerInfo parse(byte[] bytes) {
        return new StreamerInfo(new KaitaiStream(bytes));
    }

    public StreamerInfo(KaitaiStream _io) {
        this(_io, null, null);
    }

    public StreamerInfo(KaitaiStream _io, KaitaiStruct _parent) {
        this(_io, _parent, null);
    }

    public StreamerInfo(KaitaiStream _io, KaitaiStruct _parent, StreamerInfo _root) {
        super(_io);
        this._parent = _parent;
        this._root = _root == null ? this : _root;
        _read();
    }
    private void _read() {
        this.byteCount = this._io.readU4be();
        {
            long _it = this.byteCount;
            if (!( ((((Number) (_it)).longValue() >= ((long) 1073741824)) && (((Number) (((Number) (_it)).longValue() - ((long) 1073741824))).longValue() <= ((Number) (((Number) (_io().size())).longValue() - ((Number) (_io().pos())).longValue())).longValue())) )) {
                throw FormatException.notValid(this.byteCount, this._io, "/seq/0");
            }
        }
        KaitaiStream _io_list = this._io.substream(((Number) (((Number) (byteCount())).longValue() - ((long) 1073741824))).longValue());
        this.list = new InfoList(_io_list, this, _root);
        this.trailing = this._io.readBytesFull();
    }

    public void _fetchInstances() {
        this.list._fetchInstances();
    }

    /**
     * Object with its class in front. Parse the content as class_info if the class is TStreamerInfo, and as
     * class_elements if it is TObjArray.
     * @see <a href="https://github.com/root-project/root/blob/master/io/doc/TFile/streamerinfo.md">The ROOT file format, section 'Format of StreamerInfo record'</a>
     */
    public static class AnyObject extends KaitaiStruct {
        public static AnyObject parse(byte[] bytes) {
            return new AnyObject(new KaitaiStream(bytes));
        }

        public AnyObject(KaitaiStream _io) {
            this(_io, null, null);
        }

        public AnyObject(KaitaiStream _io, KaitaiStruct _parent) {
            this(_io, _parent, null);
        }

        public AnyObject(KaitaiStream _io, KaitaiStruct _parent, StreamerInfo _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.tag = this._io.readU4be();
            if (isNewClass()) {
                this.className = this._io.readBytesTerm((byte) 0, false, true, true);
            }
            this.content = this._io.readBytesFull();
        }

        public void _fetchInstances() {
            if (isNewClass()) {
            }
        }
        private Long classPlace;

        /**
         * Where the tag of the class occurred first, counted from two bytes in front of the key.
         */
        public Long classPlace() {
            if (this.classPlace != null)
                return this.classPlace;
            this.classPlace = ((Number) (((Number) (KaitaiStream.mod(((Number) (tag())).longValue(), 2147483648L))).longValue())).longValue();
            return this.classPlace;
        }
        private Boolean isNewClass;

        /**
         * Whether the name of the class follows.
         */
        public Boolean isNewClass() {
            if (this.isNewClass != null)
                return this.isNewClass;
            this.isNewClass = ((Number) (tag())).longValue() == 4294967295L;
            return this.isNewClass;
        }
        private long tag;
        private byte[] className;
        private byte[] content;
        private StreamerInfo _root;
        private KaitaiStruct _parent;

        /**
         * All bits set if the name of the class follows; else the place of a class that occurred before, with
         * bit 31 set.
         */
        public long tag() { return tag; }

        /**
         * Name of the class; a zero byte follows.
         */
        public byte[] className() { return className; }

        /**
         * Byte count and members of the object.
         */
        public byte[] content() { return content; }
        public StreamerInfo _root() { return _root; }
        public KaitaiStruct _parent() { return _parent; }
    }

    /**
     * Description of a base class or member, an object of a class derived from TStreamerElement, with its byte count.
     * @see <a href="https://github.com/root-project/root/blob/master/io/doc/TFile/streamerinfo.md">The ROOT file format, section 'Format of StreamerInfo record'</a>
     */
    public static class ClassElement extends KaitaiStruct {
        public static ClassElement parse(byte[] bytes) {
            return new ClassElement(new KaitaiStream(bytes));
        }

        public ClassElement(KaitaiStream _io) {
            this(_io, null, null);
        }

        public ClassElement(KaitaiStream _io, KaitaiStruct _parent) {
            this(_io, _parent, null);
        }

        public ClassElement(KaitaiStream _io, KaitaiStruct _parent, StreamerInfo _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.byteCount = this._io.readU4be();
            {
                long _it = this.byteCount;
                if (!( ((((Number) (_it)).longValue() >= ((long) 1073741824)) && (((Number) (((Number) (_it)).longValue() - ((long) 1073741824))).longValue() <= ((Number) (((Number) (_io().size())).longValue() - ((Number) (_io().pos())).longValue())).longValue())) )) {
                    throw FormatException.notValid(this.byteCount, this._io, "/types/class_element/seq/0");
                }
            }
            KaitaiStream _io_body = this._io.substream(((Number) (((Number) (byteCount())).longValue() - ((long) 1073741824))).longValue());
            this.body = new ClassElementMembers(_io_body, this, _root);
        }

        public void _fetchInstances() {
            this.body._fetchInstances();
        }
        private long byteCount;
        private ClassElementMembers body;
        private StreamerInfo _root;
        private KaitaiStruct _parent;

        /**
         * Bytes from the class version on, with bit 30 set.
         */
        public long byteCount() { return byteCount; }

        /**
         * The members.
         */
        public ClassElementMembers body() { return body; }
        public StreamerInfo _root() { return _root; }
        public KaitaiStruct _parent() { return _parent; }
    }

    /**
     * Members that all classes derived from TStreamerElement begin with.
     * @see <a href="https://github.com/root-project/root/blob/master/io/doc/TFile/streamerinfo.md">The ROOT file format, section 'Format of StreamerInfo record'</a>
     */
    public static class ClassElementMembers extends KaitaiStruct {
        public static ClassElementMembers parse(byte[] bytes) {
            return new ClassElementMembers(new KaitaiStream(bytes));
        }

        public ClassElementMembers(KaitaiStream _io) {
            this(_io, null, null);
        }

        public ClassElementMembers(KaitaiStream _io, StreamerInfo.ClassElement _parent) {
            this(_io, _parent, null);
        }

        public ClassElementMembers(KaitaiStream _io, StreamerInfo.ClassElement _parent, StreamerInfo _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.version = this._io.readU2be();
            this.element = new Element(this._io, this, _root);
            this.trailing = this._io.readBytesFull();
        }

        public void _fetchInstances() {
            this.element._fetchInstances();
        }
        private int version;
        private Element element;
        private byte[] trailing;
        private StreamerInfo _root;
        private StreamerInfo.ClassElement _parent;

        /**
         * Class version of the derived class.
         */
        public int version() { return version; }

        /**
         * Base class.
         */
        public Element element() { return element; }

        /**
         * Members of the derived class, unparsed.
         */
        public byte[] trailing() { return trailing; }
        public StreamerInfo _root() { return _root; }
        public StreamerInfo.ClassElement _parent() { return _parent; }
    }

    /**
     * Descriptions of base classes and members, a TObjArray with its byte count.
     * @see <a href="https://github.com/root-project/root/blob/master/io/doc/TFile/streamerinfo.md">The ROOT file format, section 'Format of StreamerInfo record'</a>
     */
    public static class ClassElements extends KaitaiStruct {
        public static ClassElements parse(byte[] bytes) {
            return new ClassElements(new KaitaiStream(bytes));
        }

        public ClassElements(KaitaiStream _io) {
            this(_io, null, null);
        }

        public ClassElements(KaitaiStream _io, KaitaiStruct _parent) {
            this(_io, _parent, null);
        }

        public ClassElements(KaitaiStream _io, KaitaiStruct _parent, StreamerInfo _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.byteCount = this._io.readU4be();
            {
                long _it = this.byteCount;
                if (!( ((((Number) (_it)).longValue() >= ((long) 1073741824)) && (((Number) (((Number) (_it)).longValue() - ((long) 1073741824))).longValue() <= ((Number) (((Number) (_io().size())).longValue() - ((Number) (_io().pos())).longValue())).longValue())) )) {
                    throw FormatException.notValid(this.byteCount, this._io, "/types/class_elements/seq/0");
                }
            }
            KaitaiStream _io_body = this._io.substream(((Number) (((Number) (byteCount())).longValue() - ((long) 1073741824))).longValue());
            this.body = new ClassElementsMembers(_io_body, this, _root);
        }

        public void _fetchInstances() {
            this.body._fetchInstances();
        }
        private long byteCount;
        private ClassElementsMembers body;
        private StreamerInfo _root;
        private KaitaiStruct _parent;

        /**
         * Bytes from the class version on, with bit 30 set.
         */
        public long byteCount() { return byteCount; }

        /**
         * The members.
         */
        public ClassElementsMembers body() { return body; }
        public StreamerInfo _root() { return _root; }
        public KaitaiStruct _parent() { return _parent; }
    }

    /**
     * Members of TObjArray.
     * @see <a href="https://github.com/root-project/root/blob/master/io/doc/TFile/streamerinfo.md">The ROOT file format, section 'Format of StreamerInfo record'</a>
     */
    public static class ClassElementsMembers extends KaitaiStruct {
        public static ClassElementsMembers parse(byte[] bytes) {
            return new ClassElementsMembers(new KaitaiStream(bytes));
        }

        public ClassElementsMembers(KaitaiStream _io) {
            this(_io, null, null);
        }

        public ClassElementsMembers(KaitaiStream _io, StreamerInfo.ClassElements _parent) {
            this(_io, _parent, null);
        }

        public ClassElementsMembers(KaitaiStream _io, StreamerInfo.ClassElements _parent, StreamerInfo _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.version = this._io.readU2be();
            this.object = new RootObject(this._io, this, _root);
            this.name = new CountedString(this._io, this, _root);
            this.numItems = this._io.readU4be();
            {
                long _it = this.numItems;
                if (!(((Number) (((Number) (_it)).longValue() * ((long) 8))).longValue() <= ((Number) (((Number) (_io().size())).longValue() - ((Number) (_io().pos())).longValue())).longValue())) {
                    throw FormatException.notValid(this.numItems, this._io, "/types/class_elements_members/seq/3");
                }
            }
            this.lowerBound = this._io.readS4be();
            this.items = new ArrayList<ElementItem>();
            for (int i = 0; i < numItems(); i++) {
                this.items.add(new ElementItem(this._io, this, _root));
            }
            this.trailing = this._io.readBytesFull();
        }

        public void _fetchInstances() {
            this.object._fetchInstances();
            this.name._fetchInstances();
            for (int i = 0; i < this.items.size(); i++) {
                this.items.get(((Number) (i)).intValue())._fetchInstances();
            }
        }
        private int version;
        private RootObject object;
        private CountedString name;
        private long numItems;
        private int lowerBound;
        private List<ElementItem> items;
        private byte[] trailing;
        private StreamerInfo _root;
        private StreamerInfo.ClassElements _parent;

        /**
         * Class version of TObjArray; 3.
         */
        public int version() { return version; }

        /**
         * Base class.
         */
        public RootObject object() { return object; }

        /**
         * Name of the array; empty.
         */
        public CountedString name() { return name; }

        /**
         * Number of items; bounded by the bytes that are there, as no item is smaller than 8 bytes.
         */
        public long numItems() { return numItems; }

        /**
         * Index of the first item; 0.
         */
        public int lowerBound() { return lowerBound; }

        /**
         * One item per base class or member, in order.
         */
        public List<ElementItem> items() { return items; }

        /**
         * Unknown bytes up to the end of the object.
         */
        public byte[] trailing() { return trailing; }
        public StreamerInfo _root() { return _root; }
        public StreamerInfo.ClassElements _parent() { return _parent; }
    }

    /**
     * Description of one version of a class, a TStreamerInfo with its byte count.
     * @see <a href="https://github.com/root-project/root/blob/master/io/doc/TFile/streamerinfo.md">The ROOT file format, section 'Format of StreamerInfo record'</a>
     */
    public static class ClassInfo extends KaitaiStruct {
        public static ClassInfo parse(byte[] bytes) {
            return new ClassInfo(new KaitaiStream(bytes));
        }

        public ClassInfo(KaitaiStream _io) {
            this(_io, null, null);
        }

        public ClassInfo(KaitaiStream _io, KaitaiStruct _parent) {
            this(_io, _parent, null);
        }

        public ClassInfo(KaitaiStream _io, KaitaiStruct _parent, StreamerInfo _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.byteCount = this._io.readU4be();
            {
                long _it = this.byteCount;
                if (!( ((((Number) (_it)).longValue() >= ((long) 1073741824)) && (((Number) (((Number) (_it)).longValue() - ((long) 1073741824))).longValue() <= ((Number) (((Number) (_io().size())).longValue() - ((Number) (_io().pos())).longValue())).longValue())) )) {
                    throw FormatException.notValid(this.byteCount, this._io, "/types/class_info/seq/0");
                }
            }
            KaitaiStream _io_body = this._io.substream(((Number) (((Number) (byteCount())).longValue() - ((long) 1073741824))).longValue());
            this.body = new ClassInfoMembers(_io_body, this, _root);
        }

        public void _fetchInstances() {
            this.body._fetchInstances();
        }
        private long byteCount;
        private ClassInfoMembers body;
        private StreamerInfo _root;
        private KaitaiStruct _parent;

        /**
         * Bytes from the class version on, with bit 30 set.
         */
        public long byteCount() { return byteCount; }

        /**
         * The members.
         */
        public ClassInfoMembers body() { return body; }
        public StreamerInfo _root() { return _root; }
        public KaitaiStruct _parent() { return _parent; }
    }

    /**
     * Members of TStreamerInfo.
     * @see <a href="https://github.com/root-project/root/blob/master/io/doc/TFile/streamerinfo.md">The ROOT file format, section 'Format of StreamerInfo record'</a>
     */
    public static class ClassInfoMembers extends KaitaiStruct {
        public static ClassInfoMembers parse(byte[] bytes) {
            return new ClassInfoMembers(new KaitaiStream(bytes));
        }

        public ClassInfoMembers(KaitaiStream _io) {
            this(_io, null, null);
        }

        public ClassInfoMembers(KaitaiStream _io, StreamerInfo.ClassInfo _parent) {
            this(_io, _parent, null);
        }

        public ClassInfoMembers(KaitaiStream _io, StreamerInfo.ClassInfo _parent, StreamerInfo _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.version = this._io.readU2be();
            this.named = new Named(this._io, this, _root);
            this.checksum = this._io.readU4be();
            this.classVersion = this._io.readS4be();
            this.elementsByteCount = this._io.readU4be();
            {
                long _it = this.elementsByteCount;
                if (!( ((((Number) (_it)).longValue() >= ((long) 1073741824)) && (((Number) (((Number) (_it)).longValue() - ((long) 1073741824))).longValue() <= ((Number) (((Number) (_io().size())).longValue() - ((Number) (_io().pos())).longValue())).longValue())) )) {
                    throw FormatException.notValid(this.elementsByteCount, this._io, "/types/class_info_members/seq/4");
                }
            }
            KaitaiStream _io_elements = this._io.substream(((Number) (((Number) (elementsByteCount())).longValue() - ((long) 1073741824))).longValue());
            this.elements = new AnyObject(_io_elements, this, _root);
            this.trailing = this._io.readBytesFull();
        }

        public void _fetchInstances() {
            this.named._fetchInstances();
            this.elements._fetchInstances();
        }
        private int version;
        private Named named;
        private long checksum;
        private int classVersion;
        private long elementsByteCount;
        private AnyObject elements;
        private byte[] trailing;
        private StreamerInfo _root;
        private StreamerInfo.ClassInfo _parent;

        /**
         * Class version of TStreamerInfo; 9 or 10.
         */
        public int version() { return version; }

        /**
         * Base class; the name is that of the described class.
         */
        public Named named() { return named; }

        /**
         * Checksum of the members of the described class.
         */
        public long checksum() { return checksum; }

        /**
         * Version of the described class.
         */
        public int classVersion() { return classVersion; }

        /**
         * Bytes of the object that follows, class included, with bit 30 set.
         */
        public long elementsByteCount() { return elementsByteCount; }

        /**
         * Descriptions of the base classes and members, a TObjArray.
         */
        public AnyObject elements() { return elements; }

        /**
         * Unknown bytes up to the end of the object.
         */
        public byte[] trailing() { return trailing; }
        public StreamerInfo _root() { return _root; }
        public StreamerInfo.ClassInfo _parent() { return _parent; }
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

        public CountedString(KaitaiStream _io, KaitaiStruct _parent) {
            this(_io, _parent, null);
        }

        public CountedString(KaitaiStream _io, KaitaiStruct _parent, StreamerInfo _root) {
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
        private StreamerInfo _root;
        private KaitaiStruct _parent;

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
        public StreamerInfo _root() { return _root; }
        public KaitaiStruct _parent() { return _parent; }
    }

    /**
     * Members of TStreamerElement with their byte count.
     * @see <a href="https://github.com/root-project/root/blob/master/io/doc/TFile/streamerinfo.md">The ROOT file format, section 'Format of StreamerInfo record'</a>
     */
    public static class Element extends KaitaiStruct {
        public static Element parse(byte[] bytes) {
            return new Element(new KaitaiStream(bytes));
        }

        public Element(KaitaiStream _io) {
            this(_io, null, null);
        }

        public Element(KaitaiStream _io, StreamerInfo.ClassElementMembers _parent) {
            this(_io, _parent, null);
        }

        public Element(KaitaiStream _io, StreamerInfo.ClassElementMembers _parent, StreamerInfo _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.byteCount = this._io.readU4be();
            {
                long _it = this.byteCount;
                if (!( ((((Number) (_it)).longValue() >= ((long) 1073741824)) && (((Number) (((Number) (_it)).longValue() - ((long) 1073741824))).longValue() <= ((Number) (((Number) (_io().size())).longValue() - ((Number) (_io().pos())).longValue())).longValue())) )) {
                    throw FormatException.notValid(this.byteCount, this._io, "/types/element/seq/0");
                }
            }
            KaitaiStream _io_body = this._io.substream(((Number) (((Number) (byteCount())).longValue() - ((long) 1073741824))).longValue());
            this.body = new ElementMembers(_io_body, this, _root);
        }

        public void _fetchInstances() {
            this.body._fetchInstances();
        }
        private long byteCount;
        private ElementMembers body;
        private StreamerInfo _root;
        private StreamerInfo.ClassElementMembers _parent;

        /**
         * Bytes from the class version on, with bit 30 set.
         */
        public long byteCount() { return byteCount; }

        /**
         * The members.
         */
        public ElementMembers body() { return body; }
        public StreamerInfo _root() { return _root; }
        public StreamerInfo.ClassElementMembers _parent() { return _parent; }
    }

    /**
     * One item of the array.
     * @see <a href="https://github.com/root-project/root/blob/master/io/doc/TFile/streamerinfo.md">The ROOT file format, section 'Format of StreamerInfo record'</a>
     */
    public static class ElementItem extends KaitaiStruct {
        public static ElementItem parse(byte[] bytes) {
            return new ElementItem(new KaitaiStream(bytes));
        }

        public ElementItem(KaitaiStream _io) {
            this(_io, null, null);
        }

        public ElementItem(KaitaiStream _io, StreamerInfo.ClassElementsMembers _parent) {
            this(_io, _parent, null);
        }

        public ElementItem(KaitaiStream _io, StreamerInfo.ClassElementsMembers _parent, StreamerInfo _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.byteCount = this._io.readU4be();
            {
                long _it = this.byteCount;
                if (!( ((((Number) (_it)).longValue() >= ((long) 1073741824)) && (((Number) (((Number) (_it)).longValue() - ((long) 1073741824))).longValue() <= ((Number) (((Number) (_io().size())).longValue() - ((Number) (_io().pos())).longValue())).longValue())) )) {
                    throw FormatException.notValid(this.byteCount, this._io, "/types/element_item/seq/0");
                }
            }
            KaitaiStream _io_body = this._io.substream(((Number) (((Number) (byteCount())).longValue() - ((long) 1073741824))).longValue());
            this.body = new AnyObject(_io_body, this, _root);
        }

        public void _fetchInstances() {
            this.body._fetchInstances();
        }
        private long byteCount;
        private AnyObject body;
        private StreamerInfo _root;
        private StreamerInfo.ClassElementsMembers _parent;

        /**
         * Bytes of the object that follows, class included, with bit 30 set.
         */
        public long byteCount() { return byteCount; }

        /**
         * Class and members; parse the content as class_element.
         */
        public AnyObject body() { return body; }
        public StreamerInfo _root() { return _root; }
        public StreamerInfo.ClassElementsMembers _parent() { return _parent; }
    }

    /**
     * Members of TStreamerElement.
     * @see <a href="https://github.com/root-project/root/blob/master/io/doc/TFile/streamerinfo.md">The ROOT file format, section 'Format of StreamerInfo record'</a>
     */
    public static class ElementMembers extends KaitaiStruct {
        public static ElementMembers parse(byte[] bytes) {
            return new ElementMembers(new KaitaiStream(bytes));
        }

        public ElementMembers(KaitaiStream _io) {
            this(_io, null, null);
        }

        public ElementMembers(KaitaiStream _io, StreamerInfo.Element _parent) {
            this(_io, _parent, null);
        }

        public ElementMembers(KaitaiStream _io, StreamerInfo.Element _parent, StreamerInfo _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.version = this._io.readU2be();
            this.named = new Named(this._io, this, _root);
            this.elementType = this._io.readS4be();
            this.lenElement = this._io.readS4be();
            this.numArrayItems = this._io.readS4be();
            this.numDimensions = this._io.readS4be();
            this.maxIndices = new ArrayList<Integer>();
            for (int i = 0; i < 5; i++) {
                this.maxIndices.add(this._io.readS4be());
            }
            this.typeName = new CountedString(this._io, this, _root);
            this.trailing = this._io.readBytesFull();
        }

        public void _fetchInstances() {
            this.named._fetchInstances();
            for (int i = 0; i < this.maxIndices.size(); i++) {
            }
            this.typeName._fetchInstances();
        }
        private int version;
        private Named named;
        private int elementType;
        private int lenElement;
        private int numArrayItems;
        private int numDimensions;
        private List<Integer> maxIndices;
        private CountedString typeName;
        private byte[] trailing;
        private StreamerInfo _root;
        private StreamerInfo.Element _parent;

        /**
         * Class version of TStreamerElement; 4.
         */
        public int version() { return version; }

        /**
         * Base class; name and title are those of the member.
         */
        public Named named() { return named; }

        /**
         * Number of the type in ROOT.
         */
        public int elementType() { return elementType; }

        /**
         * Size of the member in memory, in bytes.
         */
        public int lenElement() { return lenElement; }

        /**
         * Number of items of an array member; 0 in other members.
         */
        public int numArrayItems() { return numArrayItems; }

        /**
         * Number of dimensions of an array member.
         */
        public int numDimensions() { return numDimensions; }

        /**
         * Lengths of the dimensions of an array member.
         */
        public List<Integer> maxIndices() { return maxIndices; }

        /**
         * C++ type name of the member.
         */
        public CountedString typeName() { return typeName; }

        /**
         * Unknown bytes up to the end of the object.
         */
        public byte[] trailing() { return trailing; }
        public StreamerInfo _root() { return _root; }
        public StreamerInfo.Element _parent() { return _parent; }
    }

    /**
     * One item of the list.
     * @see <a href="https://github.com/root-project/root/blob/master/io/doc/TFile/streamerinfo.md">The ROOT file format, section 'Format of StreamerInfo record'</a>
     */
    public static class InfoItem extends KaitaiStruct {
        public static InfoItem parse(byte[] bytes) {
            return new InfoItem(new KaitaiStream(bytes));
        }

        public InfoItem(KaitaiStream _io) {
            this(_io, null, null);
        }

        public InfoItem(KaitaiStream _io, StreamerInfo.InfoList _parent) {
            this(_io, _parent, null);
        }

        public InfoItem(KaitaiStream _io, StreamerInfo.InfoList _parent, StreamerInfo _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.byteCount = this._io.readU4be();
            {
                long _it = this.byteCount;
                if (!( ((((Number) (_it)).longValue() >= ((long) 1073741824)) && (((Number) (((Number) (_it)).longValue() - ((long) 1073741824))).longValue() <= ((Number) (((Number) (_io().size())).longValue() - ((Number) (_io().pos())).longValue())).longValue())) )) {
                    throw FormatException.notValid(this.byteCount, this._io, "/types/info_item/seq/0");
                }
            }
            KaitaiStream _io_body = this._io.substream(((Number) (((Number) (byteCount())).longValue() - ((long) 1073741824))).longValue());
            this.body = new AnyObject(_io_body, this, _root);
            this.option = new CountedString(this._io, this, _root);
        }

        public void _fetchInstances() {
            this.body._fetchInstances();
            this.option._fetchInstances();
        }
        private long byteCount;
        private AnyObject body;
        private CountedString option;
        private StreamerInfo _root;
        private StreamerInfo.InfoList _parent;

        /**
         * Bytes of the object that follows, class included, with bit 30 set.
         */
        public long byteCount() { return byteCount; }

        /**
         * Class and members of the object.
         */
        public AnyObject body() { return body; }

        /**
         * What a TList keeps with each object; empty.
         */
        public CountedString option() { return option; }
        public StreamerInfo _root() { return _root; }
        public StreamerInfo.InfoList _parent() { return _parent; }
    }

    /**
     * Members of TList.
     * @see <a href="https://github.com/root-project/root/blob/master/io/doc/TFile/streamerinfo.md">The ROOT file format, section 'Format of StreamerInfo record'</a>
     */
    public static class InfoList extends KaitaiStruct {
        public static InfoList parse(byte[] bytes) {
            return new InfoList(new KaitaiStream(bytes));
        }

        public InfoList(KaitaiStream _io) {
            this(_io, null, null);
        }

        public InfoList(KaitaiStream _io, StreamerInfo _parent) {
            this(_io, _parent, null);
        }

        public InfoList(KaitaiStream _io, StreamerInfo _parent, StreamerInfo _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.version = this._io.readU2be();
            this.object = new RootObject(this._io, this, _root);
            this.name = new CountedString(this._io, this, _root);
            this.numItems = this._io.readU4be();
            {
                long _it = this.numItems;
                if (!(((Number) (((Number) (_it)).longValue() * ((long) 9))).longValue() <= ((Number) (((Number) (_io().size())).longValue() - ((Number) (_io().pos())).longValue())).longValue())) {
                    throw FormatException.notValid(this.numItems, this._io, "/types/info_list/seq/3");
                }
            }
            this.items = new ArrayList<InfoItem>();
            for (int i = 0; i < numItems(); i++) {
                this.items.add(new InfoItem(this._io, this, _root));
            }
            this.trailing = this._io.readBytesFull();
        }

        public void _fetchInstances() {
            this.object._fetchInstances();
            this.name._fetchInstances();
            for (int i = 0; i < this.items.size(); i++) {
                this.items.get(((Number) (i)).intValue())._fetchInstances();
            }
        }
        private int version;
        private RootObject object;
        private CountedString name;
        private long numItems;
        private List<InfoItem> items;
        private byte[] trailing;
        private StreamerInfo _root;
        private StreamerInfo _parent;

        /**
         * Class version of TList; 5.
         */
        public int version() { return version; }

        /**
         * Base class.
         */
        public RootObject object() { return object; }

        /**
         * Name of the list; empty.
         */
        public CountedString name() { return name; }

        /**
         * Number of items; bounded by the bytes that are there, as no item is smaller than 9 bytes.
         */
        public long numItems() { return numItems; }

        /**
         * The items, almost all of them descriptions of classes.
         */
        public List<InfoItem> items() { return items; }

        /**
         * Unknown bytes up to the end of the list.
         */
        public byte[] trailing() { return trailing; }
        public StreamerInfo _root() { return _root; }
        public StreamerInfo _parent() { return _parent; }
    }

    /**
     * Members of TNamed with their byte count.
     * @see <a href="https://github.com/root-project/root/blob/master/io/doc/TFile/streamerinfo.md">The ROOT file format, section 'Format of StreamerInfo record'</a>
     */
    public static class Named extends KaitaiStruct {
        public static Named parse(byte[] bytes) {
            return new Named(new KaitaiStream(bytes));
        }

        public Named(KaitaiStream _io) {
            this(_io, null, null);
        }

        public Named(KaitaiStream _io, KaitaiStruct _parent) {
            this(_io, _parent, null);
        }

        public Named(KaitaiStream _io, KaitaiStruct _parent, StreamerInfo _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.byteCount = this._io.readU4be();
            {
                long _it = this.byteCount;
                if (!( ((((Number) (_it)).longValue() >= ((long) 1073741824)) && (((Number) (((Number) (_it)).longValue() - ((long) 1073741824))).longValue() <= ((Number) (((Number) (_io().size())).longValue() - ((Number) (_io().pos())).longValue())).longValue())) )) {
                    throw FormatException.notValid(this.byteCount, this._io, "/types/named/seq/0");
                }
            }
            KaitaiStream _io_body = this._io.substream(((Number) (((Number) (byteCount())).longValue() - ((long) 1073741824))).longValue());
            this.body = new NamedMembers(_io_body, this, _root);
        }

        public void _fetchInstances() {
            this.body._fetchInstances();
        }
        private long byteCount;
        private NamedMembers body;
        private StreamerInfo _root;
        private KaitaiStruct _parent;

        /**
         * Bytes from the class version on, with bit 30 set.
         */
        public long byteCount() { return byteCount; }

        /**
         * The members.
         */
        public NamedMembers body() { return body; }
        public StreamerInfo _root() { return _root; }
        public KaitaiStruct _parent() { return _parent; }
    }

    /**
     * Members of TNamed.
     * @see <a href="https://github.com/root-project/root/blob/master/io/doc/TFile/streamerinfo.md">The ROOT file format, section 'Format of StreamerInfo record'</a>
     */
    public static class NamedMembers extends KaitaiStruct {
        public static NamedMembers parse(byte[] bytes) {
            return new NamedMembers(new KaitaiStream(bytes));
        }

        public NamedMembers(KaitaiStream _io) {
            this(_io, null, null);
        }

        public NamedMembers(KaitaiStream _io, StreamerInfo.Named _parent) {
            this(_io, _parent, null);
        }

        public NamedMembers(KaitaiStream _io, StreamerInfo.Named _parent, StreamerInfo _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.version = this._io.readU2be();
            this.object = new RootObject(this._io, this, _root);
            this.name = new CountedString(this._io, this, _root);
            this.title = new CountedString(this._io, this, _root);
            this.trailing = this._io.readBytesFull();
        }

        public void _fetchInstances() {
            this.object._fetchInstances();
            this.name._fetchInstances();
            this.title._fetchInstances();
        }
        private int version;
        private RootObject object;
        private CountedString name;
        private CountedString title;
        private byte[] trailing;
        private StreamerInfo _root;
        private StreamerInfo.Named _parent;

        /**
         * Class version of TNamed; 1.
         */
        public int version() { return version; }

        /**
         * Base class.
         */
        public RootObject object() { return object; }

        /**
         * The name.
         */
        public CountedString name() { return name; }

        /**
         * The title.
         */
        public CountedString title() { return title; }

        /**
         * Unknown bytes up to the end of the object.
         */
        public byte[] trailing() { return trailing; }
        public StreamerInfo _root() { return _root; }
        public StreamerInfo.Named _parent() { return _parent; }
    }

    /**
     * Members of TObject, the base class of everything here.
     * @see <a href="https://github.com/root-project/root/blob/master/io/doc/TFile/streamerinfo.md">The ROOT file format, section 'Format of StreamerInfo record'</a>
     */
    public static class RootObject extends KaitaiStruct {
        public static RootObject parse(byte[] bytes) {
            return new RootObject(new KaitaiStream(bytes));
        }

        public RootObject(KaitaiStream _io) {
            this(_io, null, null);
        }

        public RootObject(KaitaiStream _io, KaitaiStruct _parent) {
            this(_io, _parent, null);
        }

        public RootObject(KaitaiStream _io, KaitaiStruct _parent, StreamerInfo _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.version = this._io.readU2be();
            this.uniqueId = this._io.readU4be();
            this.bits = this._io.readU4be();
            if (isReferenced()) {
                this.processId = this._io.readU2be();
            }
        }

        public void _fetchInstances() {
            if (isReferenced()) {
            }
        }
        private Boolean isReferenced;

        /**
         * Whether the object is referred to by others.
         */
        public Boolean isReferenced() {
            if (this.isReferenced != null)
                return this.isReferenced;
            this.isReferenced = (bits() & 16) != 0;
            return this.isReferenced;
        }
        private int version;
        private long uniqueId;
        private long bits;
        private Integer processId;
        private StreamerInfo _root;
        private KaitaiStruct _parent;

        /**
         * Class version of TObject; 1.
         */
        public int version() { return version; }

        /**
         * Without meaning here.
         */
        public long uniqueId() { return uniqueId; }

        /**
         * Status bits; bit 4 if the object is referred to.
         */
        public long bits() { return bits; }

        /**
         * Number of the process that made the object.
         */
        public Integer processId() { return processId; }
        public StreamerInfo _root() { return _root; }
        public KaitaiStruct _parent() { return _parent; }
    }
    private long byteCount;
    private InfoList list;
    private byte[] trailing;
    private StreamerInfo _root;
    private KaitaiStruct _parent;

    /**
     * Bytes of the list from its class version on, with bit 30 set.
     */
    public long byteCount() { return byteCount; }

    /**
     * The list.
     */
    public InfoList list() { return list; }

    /**
     * Unknown bytes after the list.
     */
    public byte[] trailing() { return trailing; }
    public StreamerInfo _root() { return _root; }
    public KaitaiStruct _parent() { return _parent; }
}
