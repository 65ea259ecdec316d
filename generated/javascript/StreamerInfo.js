// Generated from spec/streamer_info.ksy by tools/generate; edit spec/parts/streamer_info.ksy and run `make generate`.
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

(function (root, factory) {
  if (typeof define === 'function' && define.amd) {
    define(['exports', './runtime'], factory);
  } else if (typeof exports === 'object' && exports !== null && typeof exports.nodeType !== 'number') {
    factory(exports, require('./runtime').ByteStream);
  } else {
    factory(root.StreamerInfo || (root.StreamerInfo = {}), root.ByteStream);
  }
})(typeof self !== 'undefined' ? self : this, function (StreamerInfo_, ByteStream) {
/**
 * Payload of the record that the file header calls streamer info. It is a streamed TList of TStreamerInfo. Each of these
 * describes one version of a class by its members. Readers without knowledge of RNTuple get the layout of the anchor
 * from here. For streamer fields, the extra type information of the header has a record of the same form. Every object
 * starts with its byte count. The fields named trailing have the bytes after the known members. The first occurrence of
 * a class has its name. Later ones refer to that place, counted from two bytes before the key of the record.
 * @see {@link https://github.com/root-project/root/blob/master/io/doc/TFile/streamerinfo.md|The ROOT file format, section 'Format of StreamerInfo record'}
 */

var StreamerInfo = (function() {
  function StreamerInfo(_io, _parent, _root) {
    this._io = _io;
    this._parent = _parent;
    this._root = _root || this;

    this._read();
  }
  StreamerInfo.prototype._read = function() {
    this.byteCount = this._io.readU4be();
    var _ = this.byteCount;
    if (!( ((_ >= 1073741824) && ((_ - 1073741824) <= (this._io.size - this._io.pos))) )) {
      throw new ByteStream.ValidationExprError(this.byteCount, this._io, "/seq/0");
    }
    this._raw_list = this._io.readBytes((this.byteCount - 1073741824));
    var _io__raw_list = new ByteStream(this._raw_list);
    this.list = new InfoList(_io__raw_list, this, this._root);
    this.trailing = this._io.readBytesFull();
  }

  /**
   * Object with its class in front. Parse the content as class_info if the class is TStreamerInfo, and as
   * class_elements if it is TObjArray.
   * @see {@link https://github.com/root-project/root/blob/master/io/doc/TFile/streamerinfo.md|The ROOT file format, section 'Format of StreamerInfo record'}
   */

  var AnyObject = StreamerInfo.AnyObject = (function() {
    function AnyObject(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    AnyObject.prototype._read = function() {
      this.tag = this._io.readU4be();
      if (this.isNewClass) {
        this.className = this._io.readBytesTerm(0, false, true, true);
      }
      this.content = this._io.readBytesFull();
    }

    /**
     * Where the tag of the class occurred first, counted from two bytes in front of the key.
     */
    Object.defineProperty(AnyObject.prototype, 'classPlace', {
      get: function() {
        if (this._m_classPlace !== undefined)
          return this._m_classPlace;
        this._m_classPlace = ByteStream.mod(this.tag, 2147483648);
        return this._m_classPlace;
      }
    });

    /**
     * Whether the name of the class follows.
     */
    Object.defineProperty(AnyObject.prototype, 'isNewClass', {
      get: function() {
        if (this._m_isNewClass !== undefined)
          return this._m_isNewClass;
        this._m_isNewClass = this.tag == 4294967295;
        return this._m_isNewClass;
      }
    });

    /**
     * All bits set if the name of the class follows; else the place of a class that occurred before, with
     * bit 31 set.
     */

    /**
     * Name of the class; a zero byte follows.
     */

    /**
     * Byte count and members of the object.
     */

    return AnyObject;
  })();

  /**
   * Description of a base class or member, an object of a class derived from TStreamerElement, with its byte count.
   * @see {@link https://github.com/root-project/root/blob/master/io/doc/TFile/streamerinfo.md|The ROOT file format, section 'Format of StreamerInfo record'}
   */

  var ClassElement = StreamerInfo.ClassElement = (function() {
    function ClassElement(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    ClassElement.prototype._read = function() {
      this.byteCount = this._io.readU4be();
      var _ = this.byteCount;
      if (!( ((_ >= 1073741824) && ((_ - 1073741824) <= (this._io.size - this._io.pos))) )) {
        throw new ByteStream.ValidationExprError(this.byteCount, this._io, "/types/class_element/seq/0");
      }
      this._raw_body = this._io.readBytes((this.byteCount - 1073741824));
      var _io__raw_body = new ByteStream(this._raw_body);
      this.body = new ClassElementMembers(_io__raw_body, this, this._root);
    }

    /**
     * Bytes from the class version on, with bit 30 set.
     */

    /**
     * The members.
     */

    return ClassElement;
  })();

  /**
   * Members that all classes derived from TStreamerElement begin with.
   * @see {@link https://github.com/root-project/root/blob/master/io/doc/TFile/streamerinfo.md|The ROOT file format, section 'Format of StreamerInfo record'}
   */

  var ClassElementMembers = StreamerInfo.ClassElementMembers = (function() {
    function ClassElementMembers(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    ClassElementMembers.prototype._read = function() {
      this.version = this._io.readU2be();
      this.element = new Element(this._io, this, this._root);
      this.trailing = this._io.readBytesFull();
    }

    /**
     * Class version of the derived class.
     */

    /**
     * Base class.
     */

    /**
     * Members of the derived class, unparsed.
     */

    return ClassElementMembers;
  })();

  /**
   * Descriptions of base classes and members, a TObjArray with its byte count.
   * @see {@link https://github.com/root-project/root/blob/master/io/doc/TFile/streamerinfo.md|The ROOT file format, section 'Format of StreamerInfo record'}
   */

  var ClassElements = StreamerInfo.ClassElements = (function() {
    function ClassElements(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    ClassElements.prototype._read = function() {
      this.byteCount = this._io.readU4be();
      var _ = this.byteCount;
      if (!( ((_ >= 1073741824) && ((_ - 1073741824) <= (this._io.size - this._io.pos))) )) {
        throw new ByteStream.ValidationExprError(this.byteCount, this._io, "/types/class_elements/seq/0");
      }
      this._raw_body = this._io.readBytes((this.byteCount - 1073741824));
      var _io__raw_body = new ByteStream(this._raw_body);
      this.body = new ClassElementsMembers(_io__raw_body, this, this._root);
    }

    /**
     * Bytes from the class version on, with bit 30 set.
     */

    /**
     * The members.
     */

    return ClassElements;
  })();

  /**
   * Members of TObjArray.
   * @see {@link https://github.com/root-project/root/blob/master/io/doc/TFile/streamerinfo.md|The ROOT file format, section 'Format of StreamerInfo record'}
   */

  var ClassElementsMembers = StreamerInfo.ClassElementsMembers = (function() {
    function ClassElementsMembers(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    ClassElementsMembers.prototype._read = function() {
      this.version = this._io.readU2be();
      this.object = new RootObject(this._io, this, this._root);
      this.name = new CountedString(this._io, this, this._root);
      this.numItems = this._io.readU4be();
      var _ = this.numItems;
      if (!((_ * 8) <= (this._io.size - this._io.pos))) {
        throw new ByteStream.ValidationExprError(this.numItems, this._io, "/types/class_elements_members/seq/3");
      }
      this.lowerBound = this._io.readS4be();
      this.items = [];
      for (var i = 0; i < this.numItems; i++) {
        this.items.push(new ElementItem(this._io, this, this._root));
      }
      this.trailing = this._io.readBytesFull();
    }

    /**
     * Class version of TObjArray; 3.
     */

    /**
     * Base class.
     */

    /**
     * Name of the array; empty.
     */

    /**
     * Number of items; bounded by the bytes that are there, as no item is smaller than 8 bytes.
     */

    /**
     * Index of the first item; 0.
     */

    /**
     * One item per base class or member, in order.
     */

    /**
     * Unknown bytes up to the end of the object.
     */

    return ClassElementsMembers;
  })();

  /**
   * Description of one version of a class, a TStreamerInfo with its byte count.
   * @see {@link https://github.com/root-project/root/blob/master/io/doc/TFile/streamerinfo.md|The ROOT file format, section 'Format of StreamerInfo record'}
   */

  var ClassInfo = StreamerInfo.ClassInfo = (function() {
    function ClassInfo(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    ClassInfo.prototype._read = function() {
      this.byteCount = this._io.readU4be();
      var _ = this.byteCount;
      if (!( ((_ >= 1073741824) && ((_ - 1073741824) <= (this._io.size - this._io.pos))) )) {
        throw new ByteStream.ValidationExprError(this.byteCount, this._io, "/types/class_info/seq/0");
      }
      this._raw_body = this._io.readBytes((this.byteCount - 1073741824));
      var _io__raw_body = new ByteStream(this._raw_body);
      this.body = new ClassInfoMembers(_io__raw_body, this, this._root);
    }

    /**
     * Bytes from the class version on, with bit 30 set.
     */

    /**
     * The members.
     */

    return ClassInfo;
  })();

  /**
   * Members of TStreamerInfo.
   * @see {@link https://github.com/root-project/root/blob/master/io/doc/TFile/streamerinfo.md|The ROOT file format, section 'Format of StreamerInfo record'}
   */

  var ClassInfoMembers = StreamerInfo.ClassInfoMembers = (function() {
    function ClassInfoMembers(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    ClassInfoMembers.prototype._read = function() {
      this.version = this._io.readU2be();
      this.named = new Named(this._io, this, this._root);
      this.checksum = this._io.readU4be();
      this.classVersion = this._io.readS4be();
      this.elementsByteCount = this._io.readU4be();
      var _ = this.elementsByteCount;
      if (!( ((_ >= 1073741824) && ((_ - 1073741824) <= (this._io.size - this._io.pos))) )) {
        throw new ByteStream.ValidationExprError(this.elementsByteCount, this._io, "/types/class_info_members/seq/4");
      }
      this._raw_elements = this._io.readBytes((this.elementsByteCount - 1073741824));
      var _io__raw_elements = new ByteStream(this._raw_elements);
      this.elements = new AnyObject(_io__raw_elements, this, this._root);
      this.trailing = this._io.readBytesFull();
    }

    /**
     * Class version of TStreamerInfo; 9 or 10.
     */

    /**
     * Base class; the name is that of the described class.
     */

    /**
     * Checksum of the members of the described class.
     */

    /**
     * Version of the described class.
     */

    /**
     * Bytes of the object that follows, class included, with bit 30 set.
     */

    /**
     * Descriptions of the base classes and members, a TObjArray.
     */

    /**
     * Unknown bytes up to the end of the object.
     */

    return ClassInfoMembers;
  })();

  /**
   * String of up to 254 bytes after one length byte, or of any length after the byte 255 and a 32-bit length.
   * @see {@link https://github.com/root-project/root/blob/master/io/doc/TFile/datarecord.md|The ROOT file format, section 'Format of data records'}
   */

  var CountedString = StreamerInfo.CountedString = (function() {
    function CountedString(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    CountedString.prototype._read = function() {
      this.lenShort = this._io.readU1();
      var _ = this.lenShort;
      if (!( ((_ == 255) || (_ <= (this._io.size - this._io.pos))) )) {
        throw new ByteStream.ValidationExprError(this.lenShort, this._io, "/types/counted_string/seq/0");
      }
      if (this.lenShort == 255) {
        this.lenLong = this._io.readU4be();
        var _ = this.lenLong;
        if (!(_ <= (this._io.size - this._io.pos))) {
          throw new ByteStream.ValidationExprError(this.lenLong, this._io, "/types/counted_string/seq/1");
        }
      }
      this.raw = this._io.readBytes(this.len);
    }

    /**
     * Length of the string in bytes.
     */
    Object.defineProperty(CountedString.prototype, 'len', {
      get: function() {
        if (this._m_len !== undefined)
          return this._m_len;
        this._m_len = (this.lenShort == 255 ? this.lenLong : this.lenShort);
        return this._m_len;
      }
    });

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
     * Length of the string in bytes; 255 if a 32-bit length follows.
     */

    /**
     * Length of the string in bytes.
     */

    /**
     * Bytes of the string, UTF-8 by convention and left undecoded here.
     */

    return CountedString;
  })();

  /**
   * Members of TStreamerElement with their byte count.
   * @see {@link https://github.com/root-project/root/blob/master/io/doc/TFile/streamerinfo.md|The ROOT file format, section 'Format of StreamerInfo record'}
   */

  var Element = StreamerInfo.Element = (function() {
    function Element(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    Element.prototype._read = function() {
      this.byteCount = this._io.readU4be();
      var _ = this.byteCount;
      if (!( ((_ >= 1073741824) && ((_ - 1073741824) <= (this._io.size - this._io.pos))) )) {
        throw new ByteStream.ValidationExprError(this.byteCount, this._io, "/types/element/seq/0");
      }
      this._raw_body = this._io.readBytes((this.byteCount - 1073741824));
      var _io__raw_body = new ByteStream(this._raw_body);
      this.body = new ElementMembers(_io__raw_body, this, this._root);
    }

    /**
     * Bytes from the class version on, with bit 30 set.
     */

    /**
     * The members.
     */

    return Element;
  })();

  /**
   * One item of the array.
   * @see {@link https://github.com/root-project/root/blob/master/io/doc/TFile/streamerinfo.md|The ROOT file format, section 'Format of StreamerInfo record'}
   */

  var ElementItem = StreamerInfo.ElementItem = (function() {
    function ElementItem(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    ElementItem.prototype._read = function() {
      this.byteCount = this._io.readU4be();
      var _ = this.byteCount;
      if (!( ((_ >= 1073741824) && ((_ - 1073741824) <= (this._io.size - this._io.pos))) )) {
        throw new ByteStream.ValidationExprError(this.byteCount, this._io, "/types/element_item/seq/0");
      }
      this._raw_body = this._io.readBytes((this.byteCount - 1073741824));
      var _io__raw_body = new ByteStream(this._raw_body);
      this.body = new AnyObject(_io__raw_body, this, this._root);
    }

    /**
     * Bytes of the object that follows, class included, with bit 30 set.
     */

    /**
     * Class and members; parse the content as class_element.
     */

    return ElementItem;
  })();

  /**
   * Members of TStreamerElement.
   * @see {@link https://github.com/root-project/root/blob/master/io/doc/TFile/streamerinfo.md|The ROOT file format, section 'Format of StreamerInfo record'}
   */

  var ElementMembers = StreamerInfo.ElementMembers = (function() {
    function ElementMembers(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    ElementMembers.prototype._read = function() {
      this.version = this._io.readU2be();
      this.named = new Named(this._io, this, this._root);
      this.elementType = this._io.readS4be();
      this.lenElement = this._io.readS4be();
      this.numArrayItems = this._io.readS4be();
      this.numDimensions = this._io.readS4be();
      this.maxIndices = [];
      for (var i = 0; i < 5; i++) {
        this.maxIndices.push(this._io.readS4be());
      }
      this.typeName = new CountedString(this._io, this, this._root);
      this.trailing = this._io.readBytesFull();
    }

    /**
     * Class version of TStreamerElement; 4.
     */

    /**
     * Base class; name and title are those of the member.
     */

    /**
     * Number of the type in ROOT.
     */

    /**
     * Size of the member in memory, in bytes.
     */

    /**
     * Number of items of an array member; 0 in other members.
     */

    /**
     * Number of dimensions of an array member.
     */

    /**
     * Lengths of the dimensions of an array member.
     */

    /**
     * C++ type name of the member.
     */

    /**
     * Unknown bytes up to the end of the object.
     */

    return ElementMembers;
  })();

  /**
   * One item of the list.
   * @see {@link https://github.com/root-project/root/blob/master/io/doc/TFile/streamerinfo.md|The ROOT file format, section 'Format of StreamerInfo record'}
   */

  var InfoItem = StreamerInfo.InfoItem = (function() {
    function InfoItem(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    InfoItem.prototype._read = function() {
      this.byteCount = this._io.readU4be();
      var _ = this.byteCount;
      if (!( ((_ >= 1073741824) && ((_ - 1073741824) <= (this._io.size - this._io.pos))) )) {
        throw new ByteStream.ValidationExprError(this.byteCount, this._io, "/types/info_item/seq/0");
      }
      this._raw_body = this._io.readBytes((this.byteCount - 1073741824));
      var _io__raw_body = new ByteStream(this._raw_body);
      this.body = new AnyObject(_io__raw_body, this, this._root);
      this.option = new CountedString(this._io, this, this._root);
    }

    /**
     * Bytes of the object that follows, class included, with bit 30 set.
     */

    /**
     * Class and members of the object.
     */

    /**
     * What a TList keeps with each object; empty.
     */

    return InfoItem;
  })();

  /**
   * Members of TList.
   * @see {@link https://github.com/root-project/root/blob/master/io/doc/TFile/streamerinfo.md|The ROOT file format, section 'Format of StreamerInfo record'}
   */

  var InfoList = StreamerInfo.InfoList = (function() {
    function InfoList(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    InfoList.prototype._read = function() {
      this.version = this._io.readU2be();
      this.object = new RootObject(this._io, this, this._root);
      this.name = new CountedString(this._io, this, this._root);
      this.numItems = this._io.readU4be();
      var _ = this.numItems;
      if (!((_ * 9) <= (this._io.size - this._io.pos))) {
        throw new ByteStream.ValidationExprError(this.numItems, this._io, "/types/info_list/seq/3");
      }
      this.items = [];
      for (var i = 0; i < this.numItems; i++) {
        this.items.push(new InfoItem(this._io, this, this._root));
      }
      this.trailing = this._io.readBytesFull();
    }

    /**
     * Class version of TList; 5.
     */

    /**
     * Base class.
     */

    /**
     * Name of the list; empty.
     */

    /**
     * Number of items; bounded by the bytes that are there, as no item is smaller than 9 bytes.
     */

    /**
     * The items, almost all of them descriptions of classes.
     */

    /**
     * Unknown bytes up to the end of the list.
     */

    return InfoList;
  })();

  /**
   * Members of TNamed with their byte count.
   * @see {@link https://github.com/root-project/root/blob/master/io/doc/TFile/streamerinfo.md|The ROOT file format, section 'Format of StreamerInfo record'}
   */

  var Named = StreamerInfo.Named = (function() {
    function Named(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    Named.prototype._read = function() {
      this.byteCount = this._io.readU4be();
      var _ = this.byteCount;
      if (!( ((_ >= 1073741824) && ((_ - 1073741824) <= (this._io.size - this._io.pos))) )) {
        throw new ByteStream.ValidationExprError(this.byteCount, this._io, "/types/named/seq/0");
      }
      this._raw_body = this._io.readBytes((this.byteCount - 1073741824));
      var _io__raw_body = new ByteStream(this._raw_body);
      this.body = new NamedMembers(_io__raw_body, this, this._root);
    }

    /**
     * Bytes from the class version on, with bit 30 set.
     */

    /**
     * The members.
     */

    return Named;
  })();

  /**
   * Members of TNamed.
   * @see {@link https://github.com/root-project/root/blob/master/io/doc/TFile/streamerinfo.md|The ROOT file format, section 'Format of StreamerInfo record'}
   */

  var NamedMembers = StreamerInfo.NamedMembers = (function() {
    function NamedMembers(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    NamedMembers.prototype._read = function() {
      this.version = this._io.readU2be();
      this.object = new RootObject(this._io, this, this._root);
      this.name = new CountedString(this._io, this, this._root);
      this.title = new CountedString(this._io, this, this._root);
      this.trailing = this._io.readBytesFull();
    }

    /**
     * Class version of TNamed; 1.
     */

    /**
     * Base class.
     */

    /**
     * The name.
     */

    /**
     * The title.
     */

    /**
     * Unknown bytes up to the end of the object.
     */

    return NamedMembers;
  })();

  /**
   * Members of TObject, the base class of everything here.
   * @see {@link https://github.com/root-project/root/blob/master/io/doc/TFile/streamerinfo.md|The ROOT file format, section 'Format of StreamerInfo record'}
   */

  var RootObject = StreamerInfo.RootObject = (function() {
    function RootObject(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    RootObject.prototype._read = function() {
      this.version = this._io.readU2be();
      this.uniqueId = this._io.readU4be();
      this.bits = this._io.readU4be();
      if (this.isReferenced) {
        this.processId = this._io.readU2be();
      }
    }

    /**
     * Whether the object is referred to by others.
     */
    Object.defineProperty(RootObject.prototype, 'isReferenced', {
      get: function() {
        if (this._m_isReferenced !== undefined)
          return this._m_isReferenced;
        this._m_isReferenced = (this.bits & 16) != 0;
        return this._m_isReferenced;
      }
    });

    /**
     * Class version of TObject; 1.
     */

    /**
     * Without meaning here.
     */

    /**
     * Status bits; bit 4 if the object is referred to.
     */

    /**
     * Number of the process that made the object.
     */

    return RootObject;
  })();

  /**
   * Bytes of the list from its class version on, with bit 30 set.
   */

  /**
   * The list.
   */

  /**
   * Unknown bytes after the list.
   */

  return StreamerInfo;
})();
StreamerInfo_.StreamerInfo = StreamerInfo;
});
