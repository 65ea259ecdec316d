// Generated from spec/rntuple_page.ksy by tools/generate; edit spec/parts/rntuple_page.ksy and run `make generate`.
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

(function (root, factory) {
  if (typeof define === 'function' && define.amd) {
    define(['exports', './runtime'], factory);
  } else if (typeof exports === 'object' && exports !== null && typeof exports.nodeType !== 'number') {
    factory(exports, require('./runtime').ByteStream);
  } else {
    factory(root.RntuplePage || (root.RntuplePage = {}), root.ByteStream);
  }
})(typeof self !== 'undefined' ? self : this, function (RntuplePage_, ByteStream) {
/**
 * RNTuple is the columnar storage format of CERN ROOT. A page holds a run of elements of one column, without any head;
 * its checksum, if any, follows it and is not part of it. The types below are the forms that elements have.
 * @see {@link https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description|RNTuple Binary Format Specification 1.0, section 'Column Description'}
 */

var RntuplePage = (function() {
  function RntuplePage(_io, _parent, _root) {
    this._io = _io;
    this._parent = _parent;
    this._root = _root || this;

    this._read();
  }
  RntuplePage.prototype._read = function() {
    this.raw = this._io.readBytesFull();
  }

  /**
   * Page of elements of one bit, the least significant bit of a byte first; unused bits of the last byte count as
   * elements here. Column types: Bit, and Real32Quant of one bit.
   * @see {@link https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description|RNTuple Binary Format Specification 1.0, section 'Column Description'}
   */

  var BitPage = RntuplePage.BitPage = (function() {
    function BitPage(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    BitPage.prototype._read = function() {
      this.elements = [];
      var i = 0;
      while (!this._io.isEof()) {
        this.elements.push(this._io.readBitsIntLe(1) != 0);
        i++;
      }
    }

    /**
     * The elements, in order.
     */

    return BitPage;
  })();

  /**
   * Page of signed integers of 16 bits.
   * Column types: Int16.
   * @see {@link https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description|RNTuple Binary Format Specification 1.0, section 'Column Description'}
   */

  var Int16Page = RntuplePage.Int16Page = (function() {
    function Int16Page(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    Int16Page.prototype._read = function() {
      this.elements = [];
      var i = 0;
      while (!this._io.isEof()) {
        this.elements.push(this._io.readS2le());
        i++;
      }
    }

    /**
     * The elements, in order.
     */

    return Int16Page;
  })();

  /**
   * Page of signed integers of 32 bits.
   * Column types: Int32.
   * @see {@link https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description|RNTuple Binary Format Specification 1.0, section 'Column Description'}
   */

  var Int32Page = RntuplePage.Int32Page = (function() {
    function Int32Page(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    Int32Page.prototype._read = function() {
      this.elements = [];
      var i = 0;
      while (!this._io.isEof()) {
        this.elements.push(this._io.readS4le());
        i++;
      }
    }

    /**
     * The elements, in order.
     */

    return Int32Page;
  })();

  /**
   * Page of signed integers of 64 bits.
   * Column types: Int64.
   * @see {@link https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description|RNTuple Binary Format Specification 1.0, section 'Column Description'}
   */

  var Int64Page = RntuplePage.Int64Page = (function() {
    function Int64Page(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    Int64Page.prototype._read = function() {
      this.elements = [];
      var i = 0;
      while (!this._io.isEof()) {
        this.elements.push(this._io.readS8le());
        i++;
      }
    }

    /**
     * The elements, in order.
     */

    return Int64Page;
  })();

  /**
   * Page of signed integers of 8 bits.
   * Column types: Int8.
   * @see {@link https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description|RNTuple Binary Format Specification 1.0, section 'Column Description'}
   */

  var Int8Page = RntuplePage.Int8Page = (function() {
    function Int8Page(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    Int8Page.prototype._read = function() {
      this.elements = [];
      var i = 0;
      while (!this._io.isEof()) {
        this.elements.push(this._io.readS1());
        i++;
      }
    }

    /**
     * The elements, in order.
     */

    return Int8Page;
  })();

  /**
   * Page of elements of 10 bits, packed: element i starts at bit 10 * i of the page, the least significant
   * bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width.
   * @see {@link https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description|RNTuple Binary Format Specification 1.0, section 'Column Description'}
   */

  var Packed10Page = RntuplePage.Packed10Page = (function() {
    function Packed10Page(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    Packed10Page.prototype._read = function() {
      this.elements = [];
      for (var i = 0; i < this.numElements; i++) {
        this.elements.push(this._io.readBitsIntLe(10));
      }
    }

    /**
     * Number of elements for which the bytes have room.
     */
    Object.defineProperty(Packed10Page.prototype, 'numElements', {
      get: function() {
        if (this._m_numElements !== undefined)
          return this._m_numElements;
        this._m_numElements = Math.floor((this._io.size * 8) / 10);
        return this._m_numElements;
      }
    });

    /**
     * The elements, in order, as unsigned integers.
     */

    return Packed10Page;
  })();

  /**
   * Page of elements of 11 bits, packed: element i starts at bit 11 * i of the page, the least significant
   * bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width.
   * @see {@link https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description|RNTuple Binary Format Specification 1.0, section 'Column Description'}
   */

  var Packed11Page = RntuplePage.Packed11Page = (function() {
    function Packed11Page(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    Packed11Page.prototype._read = function() {
      this.elements = [];
      for (var i = 0; i < this.numElements; i++) {
        this.elements.push(this._io.readBitsIntLe(11));
      }
    }

    /**
     * Number of elements for which the bytes have room.
     */
    Object.defineProperty(Packed11Page.prototype, 'numElements', {
      get: function() {
        if (this._m_numElements !== undefined)
          return this._m_numElements;
        this._m_numElements = Math.floor((this._io.size * 8) / 11);
        return this._m_numElements;
      }
    });

    /**
     * The elements, in order, as unsigned integers.
     */

    return Packed11Page;
  })();

  /**
   * Page of elements of 12 bits, packed: element i starts at bit 12 * i of the page, the least significant
   * bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width.
   * @see {@link https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description|RNTuple Binary Format Specification 1.0, section 'Column Description'}
   */

  var Packed12Page = RntuplePage.Packed12Page = (function() {
    function Packed12Page(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    Packed12Page.prototype._read = function() {
      this.elements = [];
      for (var i = 0; i < this.numElements; i++) {
        this.elements.push(this._io.readBitsIntLe(12));
      }
    }

    /**
     * Number of elements for which the bytes have room.
     */
    Object.defineProperty(Packed12Page.prototype, 'numElements', {
      get: function() {
        if (this._m_numElements !== undefined)
          return this._m_numElements;
        this._m_numElements = Math.floor((this._io.size * 8) / 12);
        return this._m_numElements;
      }
    });

    /**
     * The elements, in order, as unsigned integers.
     */

    return Packed12Page;
  })();

  /**
   * Page of elements of 13 bits, packed: element i starts at bit 13 * i of the page, the least significant
   * bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width.
   * @see {@link https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description|RNTuple Binary Format Specification 1.0, section 'Column Description'}
   */

  var Packed13Page = RntuplePage.Packed13Page = (function() {
    function Packed13Page(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    Packed13Page.prototype._read = function() {
      this.elements = [];
      for (var i = 0; i < this.numElements; i++) {
        this.elements.push(this._io.readBitsIntLe(13));
      }
    }

    /**
     * Number of elements for which the bytes have room.
     */
    Object.defineProperty(Packed13Page.prototype, 'numElements', {
      get: function() {
        if (this._m_numElements !== undefined)
          return this._m_numElements;
        this._m_numElements = Math.floor((this._io.size * 8) / 13);
        return this._m_numElements;
      }
    });

    /**
     * The elements, in order, as unsigned integers.
     */

    return Packed13Page;
  })();

  /**
   * Page of elements of 14 bits, packed: element i starts at bit 14 * i of the page, the least significant
   * bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width.
   * @see {@link https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description|RNTuple Binary Format Specification 1.0, section 'Column Description'}
   */

  var Packed14Page = RntuplePage.Packed14Page = (function() {
    function Packed14Page(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    Packed14Page.prototype._read = function() {
      this.elements = [];
      for (var i = 0; i < this.numElements; i++) {
        this.elements.push(this._io.readBitsIntLe(14));
      }
    }

    /**
     * Number of elements for which the bytes have room.
     */
    Object.defineProperty(Packed14Page.prototype, 'numElements', {
      get: function() {
        if (this._m_numElements !== undefined)
          return this._m_numElements;
        this._m_numElements = Math.floor((this._io.size * 8) / 14);
        return this._m_numElements;
      }
    });

    /**
     * The elements, in order, as unsigned integers.
     */

    return Packed14Page;
  })();

  /**
   * Page of elements of 15 bits, packed: element i starts at bit 15 * i of the page, the least significant
   * bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width.
   * @see {@link https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description|RNTuple Binary Format Specification 1.0, section 'Column Description'}
   */

  var Packed15Page = RntuplePage.Packed15Page = (function() {
    function Packed15Page(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    Packed15Page.prototype._read = function() {
      this.elements = [];
      for (var i = 0; i < this.numElements; i++) {
        this.elements.push(this._io.readBitsIntLe(15));
      }
    }

    /**
     * Number of elements for which the bytes have room.
     */
    Object.defineProperty(Packed15Page.prototype, 'numElements', {
      get: function() {
        if (this._m_numElements !== undefined)
          return this._m_numElements;
        this._m_numElements = Math.floor((this._io.size * 8) / 15);
        return this._m_numElements;
      }
    });

    /**
     * The elements, in order, as unsigned integers.
     */

    return Packed15Page;
  })();

  /**
   * Page of elements of 16 bits, packed: element i starts at bit 16 * i of the page, the least significant
   * bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width.
   * @see {@link https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description|RNTuple Binary Format Specification 1.0, section 'Column Description'}
   */

  var Packed16Page = RntuplePage.Packed16Page = (function() {
    function Packed16Page(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    Packed16Page.prototype._read = function() {
      this.elements = [];
      for (var i = 0; i < this.numElements; i++) {
        this.elements.push(this._io.readBitsIntLe(16));
      }
    }

    /**
     * Number of elements for which the bytes have room.
     */
    Object.defineProperty(Packed16Page.prototype, 'numElements', {
      get: function() {
        if (this._m_numElements !== undefined)
          return this._m_numElements;
        this._m_numElements = Math.floor((this._io.size * 8) / 16);
        return this._m_numElements;
      }
    });

    /**
     * The elements, in order, as unsigned integers.
     */

    return Packed16Page;
  })();

  /**
   * Page of elements of 17 bits, packed: element i starts at bit 17 * i of the page, the least significant
   * bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width.
   * @see {@link https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description|RNTuple Binary Format Specification 1.0, section 'Column Description'}
   */

  var Packed17Page = RntuplePage.Packed17Page = (function() {
    function Packed17Page(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    Packed17Page.prototype._read = function() {
      this.elements = [];
      for (var i = 0; i < this.numElements; i++) {
        this.elements.push(this._io.readBitsIntLe(17));
      }
    }

    /**
     * Number of elements for which the bytes have room.
     */
    Object.defineProperty(Packed17Page.prototype, 'numElements', {
      get: function() {
        if (this._m_numElements !== undefined)
          return this._m_numElements;
        this._m_numElements = Math.floor((this._io.size * 8) / 17);
        return this._m_numElements;
      }
    });

    /**
     * The elements, in order, as unsigned integers.
     */

    return Packed17Page;
  })();

  /**
   * Page of elements of 18 bits, packed: element i starts at bit 18 * i of the page, the least significant
   * bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width.
   * @see {@link https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description|RNTuple Binary Format Specification 1.0, section 'Column Description'}
   */

  var Packed18Page = RntuplePage.Packed18Page = (function() {
    function Packed18Page(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    Packed18Page.prototype._read = function() {
      this.elements = [];
      for (var i = 0; i < this.numElements; i++) {
        this.elements.push(this._io.readBitsIntLe(18));
      }
    }

    /**
     * Number of elements for which the bytes have room.
     */
    Object.defineProperty(Packed18Page.prototype, 'numElements', {
      get: function() {
        if (this._m_numElements !== undefined)
          return this._m_numElements;
        this._m_numElements = Math.floor((this._io.size * 8) / 18);
        return this._m_numElements;
      }
    });

    /**
     * The elements, in order, as unsigned integers.
     */

    return Packed18Page;
  })();

  /**
   * Page of elements of 19 bits, packed: element i starts at bit 19 * i of the page, the least significant
   * bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width.
   * @see {@link https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description|RNTuple Binary Format Specification 1.0, section 'Column Description'}
   */

  var Packed19Page = RntuplePage.Packed19Page = (function() {
    function Packed19Page(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    Packed19Page.prototype._read = function() {
      this.elements = [];
      for (var i = 0; i < this.numElements; i++) {
        this.elements.push(this._io.readBitsIntLe(19));
      }
    }

    /**
     * Number of elements for which the bytes have room.
     */
    Object.defineProperty(Packed19Page.prototype, 'numElements', {
      get: function() {
        if (this._m_numElements !== undefined)
          return this._m_numElements;
        this._m_numElements = Math.floor((this._io.size * 8) / 19);
        return this._m_numElements;
      }
    });

    /**
     * The elements, in order, as unsigned integers.
     */

    return Packed19Page;
  })();

  /**
   * Page of elements of 20 bits, packed: element i starts at bit 20 * i of the page, the least significant
   * bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width.
   * @see {@link https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description|RNTuple Binary Format Specification 1.0, section 'Column Description'}
   */

  var Packed20Page = RntuplePage.Packed20Page = (function() {
    function Packed20Page(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    Packed20Page.prototype._read = function() {
      this.elements = [];
      for (var i = 0; i < this.numElements; i++) {
        this.elements.push(this._io.readBitsIntLe(20));
      }
    }

    /**
     * Number of elements for which the bytes have room.
     */
    Object.defineProperty(Packed20Page.prototype, 'numElements', {
      get: function() {
        if (this._m_numElements !== undefined)
          return this._m_numElements;
        this._m_numElements = Math.floor((this._io.size * 8) / 20);
        return this._m_numElements;
      }
    });

    /**
     * The elements, in order, as unsigned integers.
     */

    return Packed20Page;
  })();

  /**
   * Page of elements of 21 bits, packed: element i starts at bit 21 * i of the page, the least significant
   * bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width.
   * @see {@link https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description|RNTuple Binary Format Specification 1.0, section 'Column Description'}
   */

  var Packed21Page = RntuplePage.Packed21Page = (function() {
    function Packed21Page(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    Packed21Page.prototype._read = function() {
      this.elements = [];
      for (var i = 0; i < this.numElements; i++) {
        this.elements.push(this._io.readBitsIntLe(21));
      }
    }

    /**
     * Number of elements for which the bytes have room.
     */
    Object.defineProperty(Packed21Page.prototype, 'numElements', {
      get: function() {
        if (this._m_numElements !== undefined)
          return this._m_numElements;
        this._m_numElements = Math.floor((this._io.size * 8) / 21);
        return this._m_numElements;
      }
    });

    /**
     * The elements, in order, as unsigned integers.
     */

    return Packed21Page;
  })();

  /**
   * Page of elements of 22 bits, packed: element i starts at bit 22 * i of the page, the least significant
   * bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width.
   * @see {@link https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description|RNTuple Binary Format Specification 1.0, section 'Column Description'}
   */

  var Packed22Page = RntuplePage.Packed22Page = (function() {
    function Packed22Page(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    Packed22Page.prototype._read = function() {
      this.elements = [];
      for (var i = 0; i < this.numElements; i++) {
        this.elements.push(this._io.readBitsIntLe(22));
      }
    }

    /**
     * Number of elements for which the bytes have room.
     */
    Object.defineProperty(Packed22Page.prototype, 'numElements', {
      get: function() {
        if (this._m_numElements !== undefined)
          return this._m_numElements;
        this._m_numElements = Math.floor((this._io.size * 8) / 22);
        return this._m_numElements;
      }
    });

    /**
     * The elements, in order, as unsigned integers.
     */

    return Packed22Page;
  })();

  /**
   * Page of elements of 23 bits, packed: element i starts at bit 23 * i of the page, the least significant
   * bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width.
   * @see {@link https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description|RNTuple Binary Format Specification 1.0, section 'Column Description'}
   */

  var Packed23Page = RntuplePage.Packed23Page = (function() {
    function Packed23Page(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    Packed23Page.prototype._read = function() {
      this.elements = [];
      for (var i = 0; i < this.numElements; i++) {
        this.elements.push(this._io.readBitsIntLe(23));
      }
    }

    /**
     * Number of elements for which the bytes have room.
     */
    Object.defineProperty(Packed23Page.prototype, 'numElements', {
      get: function() {
        if (this._m_numElements !== undefined)
          return this._m_numElements;
        this._m_numElements = Math.floor((this._io.size * 8) / 23);
        return this._m_numElements;
      }
    });

    /**
     * The elements, in order, as unsigned integers.
     */

    return Packed23Page;
  })();

  /**
   * Page of elements of 24 bits, packed: element i starts at bit 24 * i of the page, the least significant
   * bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width.
   * @see {@link https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description|RNTuple Binary Format Specification 1.0, section 'Column Description'}
   */

  var Packed24Page = RntuplePage.Packed24Page = (function() {
    function Packed24Page(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    Packed24Page.prototype._read = function() {
      this.elements = [];
      for (var i = 0; i < this.numElements; i++) {
        this.elements.push(this._io.readBitsIntLe(24));
      }
    }

    /**
     * Number of elements for which the bytes have room.
     */
    Object.defineProperty(Packed24Page.prototype, 'numElements', {
      get: function() {
        if (this._m_numElements !== undefined)
          return this._m_numElements;
        this._m_numElements = Math.floor((this._io.size * 8) / 24);
        return this._m_numElements;
      }
    });

    /**
     * The elements, in order, as unsigned integers.
     */

    return Packed24Page;
  })();

  /**
   * Page of elements of 25 bits, packed: element i starts at bit 25 * i of the page, the least significant
   * bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width.
   * @see {@link https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description|RNTuple Binary Format Specification 1.0, section 'Column Description'}
   */

  var Packed25Page = RntuplePage.Packed25Page = (function() {
    function Packed25Page(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    Packed25Page.prototype._read = function() {
      this.elements = [];
      for (var i = 0; i < this.numElements; i++) {
        this.elements.push(this._io.readBitsIntLe(25));
      }
    }

    /**
     * Number of elements for which the bytes have room.
     */
    Object.defineProperty(Packed25Page.prototype, 'numElements', {
      get: function() {
        if (this._m_numElements !== undefined)
          return this._m_numElements;
        this._m_numElements = Math.floor((this._io.size * 8) / 25);
        return this._m_numElements;
      }
    });

    /**
     * The elements, in order, as unsigned integers.
     */

    return Packed25Page;
  })();

  /**
   * Page of elements of 26 bits, packed: element i starts at bit 26 * i of the page, the least significant
   * bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width.
   * @see {@link https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description|RNTuple Binary Format Specification 1.0, section 'Column Description'}
   */

  var Packed26Page = RntuplePage.Packed26Page = (function() {
    function Packed26Page(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    Packed26Page.prototype._read = function() {
      this.elements = [];
      for (var i = 0; i < this.numElements; i++) {
        this.elements.push(this._io.readBitsIntLe(26));
      }
    }

    /**
     * Number of elements for which the bytes have room.
     */
    Object.defineProperty(Packed26Page.prototype, 'numElements', {
      get: function() {
        if (this._m_numElements !== undefined)
          return this._m_numElements;
        this._m_numElements = Math.floor((this._io.size * 8) / 26);
        return this._m_numElements;
      }
    });

    /**
     * The elements, in order, as unsigned integers.
     */

    return Packed26Page;
  })();

  /**
   * Page of elements of 27 bits, packed: element i starts at bit 27 * i of the page, the least significant
   * bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width.
   * @see {@link https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description|RNTuple Binary Format Specification 1.0, section 'Column Description'}
   */

  var Packed27Page = RntuplePage.Packed27Page = (function() {
    function Packed27Page(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    Packed27Page.prototype._read = function() {
      this.elements = [];
      for (var i = 0; i < this.numElements; i++) {
        this.elements.push(this._io.readBitsIntLe(27));
      }
    }

    /**
     * Number of elements for which the bytes have room.
     */
    Object.defineProperty(Packed27Page.prototype, 'numElements', {
      get: function() {
        if (this._m_numElements !== undefined)
          return this._m_numElements;
        this._m_numElements = Math.floor((this._io.size * 8) / 27);
        return this._m_numElements;
      }
    });

    /**
     * The elements, in order, as unsigned integers.
     */

    return Packed27Page;
  })();

  /**
   * Page of elements of 28 bits, packed: element i starts at bit 28 * i of the page, the least significant
   * bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width.
   * @see {@link https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description|RNTuple Binary Format Specification 1.0, section 'Column Description'}
   */

  var Packed28Page = RntuplePage.Packed28Page = (function() {
    function Packed28Page(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    Packed28Page.prototype._read = function() {
      this.elements = [];
      for (var i = 0; i < this.numElements; i++) {
        this.elements.push(this._io.readBitsIntLe(28));
      }
    }

    /**
     * Number of elements for which the bytes have room.
     */
    Object.defineProperty(Packed28Page.prototype, 'numElements', {
      get: function() {
        if (this._m_numElements !== undefined)
          return this._m_numElements;
        this._m_numElements = Math.floor((this._io.size * 8) / 28);
        return this._m_numElements;
      }
    });

    /**
     * The elements, in order, as unsigned integers.
     */

    return Packed28Page;
  })();

  /**
   * Page of elements of 29 bits, packed: element i starts at bit 29 * i of the page, the least significant
   * bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width.
   * @see {@link https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description|RNTuple Binary Format Specification 1.0, section 'Column Description'}
   */

  var Packed29Page = RntuplePage.Packed29Page = (function() {
    function Packed29Page(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    Packed29Page.prototype._read = function() {
      this.elements = [];
      for (var i = 0; i < this.numElements; i++) {
        this.elements.push(this._io.readBitsIntLe(29));
      }
    }

    /**
     * Number of elements for which the bytes have room.
     */
    Object.defineProperty(Packed29Page.prototype, 'numElements', {
      get: function() {
        if (this._m_numElements !== undefined)
          return this._m_numElements;
        this._m_numElements = Math.floor((this._io.size * 8) / 29);
        return this._m_numElements;
      }
    });

    /**
     * The elements, in order, as unsigned integers.
     */

    return Packed29Page;
  })();

  /**
   * Page of elements of 2 bits, packed: element i starts at bit 2 * i of the page, the least significant
   * bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width.
   * @see {@link https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description|RNTuple Binary Format Specification 1.0, section 'Column Description'}
   */

  var Packed2Page = RntuplePage.Packed2Page = (function() {
    function Packed2Page(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    Packed2Page.prototype._read = function() {
      this.elements = [];
      for (var i = 0; i < this.numElements; i++) {
        this.elements.push(this._io.readBitsIntLe(2));
      }
    }

    /**
     * Number of elements for which the bytes have room.
     */
    Object.defineProperty(Packed2Page.prototype, 'numElements', {
      get: function() {
        if (this._m_numElements !== undefined)
          return this._m_numElements;
        this._m_numElements = Math.floor((this._io.size * 8) / 2);
        return this._m_numElements;
      }
    });

    /**
     * The elements, in order, as unsigned integers.
     */

    return Packed2Page;
  })();

  /**
   * Page of elements of 30 bits, packed: element i starts at bit 30 * i of the page, the least significant
   * bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width.
   * @see {@link https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description|RNTuple Binary Format Specification 1.0, section 'Column Description'}
   */

  var Packed30Page = RntuplePage.Packed30Page = (function() {
    function Packed30Page(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    Packed30Page.prototype._read = function() {
      this.elements = [];
      for (var i = 0; i < this.numElements; i++) {
        this.elements.push(this._io.readBitsIntLe(30));
      }
    }

    /**
     * Number of elements for which the bytes have room.
     */
    Object.defineProperty(Packed30Page.prototype, 'numElements', {
      get: function() {
        if (this._m_numElements !== undefined)
          return this._m_numElements;
        this._m_numElements = Math.floor((this._io.size * 8) / 30);
        return this._m_numElements;
      }
    });

    /**
     * The elements, in order, as unsigned integers.
     */

    return Packed30Page;
  })();

  /**
   * Page of elements of 31 bits, packed: element i starts at bit 31 * i of the page, the least significant
   * bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width.
   * @see {@link https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description|RNTuple Binary Format Specification 1.0, section 'Column Description'}
   */

  var Packed31Page = RntuplePage.Packed31Page = (function() {
    function Packed31Page(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    Packed31Page.prototype._read = function() {
      this.elements = [];
      for (var i = 0; i < this.numElements; i++) {
        this.elements.push(this._io.readBitsIntLe(31));
      }
    }

    /**
     * Number of elements for which the bytes have room.
     */
    Object.defineProperty(Packed31Page.prototype, 'numElements', {
      get: function() {
        if (this._m_numElements !== undefined)
          return this._m_numElements;
        this._m_numElements = Math.floor((this._io.size * 8) / 31);
        return this._m_numElements;
      }
    });

    /**
     * The elements, in order, as unsigned integers.
     */

    return Packed31Page;
  })();

  /**
   * Page of elements of 32 bits, packed: element i starts at bit 32 * i of the page, the least significant
   * bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width.
   * @see {@link https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description|RNTuple Binary Format Specification 1.0, section 'Column Description'}
   */

  var Packed32Page = RntuplePage.Packed32Page = (function() {
    function Packed32Page(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    Packed32Page.prototype._read = function() {
      this.elements = [];
      for (var i = 0; i < this.numElements; i++) {
        this.elements.push(this._io.readBitsIntLe(32));
      }
    }

    /**
     * Number of elements for which the bytes have room.
     */
    Object.defineProperty(Packed32Page.prototype, 'numElements', {
      get: function() {
        if (this._m_numElements !== undefined)
          return this._m_numElements;
        this._m_numElements = Math.floor((this._io.size * 8) / 32);
        return this._m_numElements;
      }
    });

    /**
     * The elements, in order, as unsigned integers.
     */

    return Packed32Page;
  })();

  /**
   * Page of elements of 3 bits, packed: element i starts at bit 3 * i of the page, the least significant
   * bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width.
   * @see {@link https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description|RNTuple Binary Format Specification 1.0, section 'Column Description'}
   */

  var Packed3Page = RntuplePage.Packed3Page = (function() {
    function Packed3Page(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    Packed3Page.prototype._read = function() {
      this.elements = [];
      for (var i = 0; i < this.numElements; i++) {
        this.elements.push(this._io.readBitsIntLe(3));
      }
    }

    /**
     * Number of elements for which the bytes have room.
     */
    Object.defineProperty(Packed3Page.prototype, 'numElements', {
      get: function() {
        if (this._m_numElements !== undefined)
          return this._m_numElements;
        this._m_numElements = Math.floor((this._io.size * 8) / 3);
        return this._m_numElements;
      }
    });

    /**
     * The elements, in order, as unsigned integers.
     */

    return Packed3Page;
  })();

  /**
   * Page of elements of 4 bits, packed: element i starts at bit 4 * i of the page, the least significant
   * bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width.
   * @see {@link https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description|RNTuple Binary Format Specification 1.0, section 'Column Description'}
   */

  var Packed4Page = RntuplePage.Packed4Page = (function() {
    function Packed4Page(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    Packed4Page.prototype._read = function() {
      this.elements = [];
      for (var i = 0; i < this.numElements; i++) {
        this.elements.push(this._io.readBitsIntLe(4));
      }
    }

    /**
     * Number of elements for which the bytes have room.
     */
    Object.defineProperty(Packed4Page.prototype, 'numElements', {
      get: function() {
        if (this._m_numElements !== undefined)
          return this._m_numElements;
        this._m_numElements = Math.floor((this._io.size * 8) / 4);
        return this._m_numElements;
      }
    });

    /**
     * The elements, in order, as unsigned integers.
     */

    return Packed4Page;
  })();

  /**
   * Page of elements of 5 bits, packed: element i starts at bit 5 * i of the page, the least significant
   * bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width.
   * @see {@link https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description|RNTuple Binary Format Specification 1.0, section 'Column Description'}
   */

  var Packed5Page = RntuplePage.Packed5Page = (function() {
    function Packed5Page(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    Packed5Page.prototype._read = function() {
      this.elements = [];
      for (var i = 0; i < this.numElements; i++) {
        this.elements.push(this._io.readBitsIntLe(5));
      }
    }

    /**
     * Number of elements for which the bytes have room.
     */
    Object.defineProperty(Packed5Page.prototype, 'numElements', {
      get: function() {
        if (this._m_numElements !== undefined)
          return this._m_numElements;
        this._m_numElements = Math.floor((this._io.size * 8) / 5);
        return this._m_numElements;
      }
    });

    /**
     * The elements, in order, as unsigned integers.
     */

    return Packed5Page;
  })();

  /**
   * Page of elements of 6 bits, packed: element i starts at bit 6 * i of the page, the least significant
   * bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width.
   * @see {@link https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description|RNTuple Binary Format Specification 1.0, section 'Column Description'}
   */

  var Packed6Page = RntuplePage.Packed6Page = (function() {
    function Packed6Page(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    Packed6Page.prototype._read = function() {
      this.elements = [];
      for (var i = 0; i < this.numElements; i++) {
        this.elements.push(this._io.readBitsIntLe(6));
      }
    }

    /**
     * Number of elements for which the bytes have room.
     */
    Object.defineProperty(Packed6Page.prototype, 'numElements', {
      get: function() {
        if (this._m_numElements !== undefined)
          return this._m_numElements;
        this._m_numElements = Math.floor((this._io.size * 8) / 6);
        return this._m_numElements;
      }
    });

    /**
     * The elements, in order, as unsigned integers.
     */

    return Packed6Page;
  })();

  /**
   * Page of elements of 7 bits, packed: element i starts at bit 7 * i of the page, the least significant
   * bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width.
   * @see {@link https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description|RNTuple Binary Format Specification 1.0, section 'Column Description'}
   */

  var Packed7Page = RntuplePage.Packed7Page = (function() {
    function Packed7Page(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    Packed7Page.prototype._read = function() {
      this.elements = [];
      for (var i = 0; i < this.numElements; i++) {
        this.elements.push(this._io.readBitsIntLe(7));
      }
    }

    /**
     * Number of elements for which the bytes have room.
     */
    Object.defineProperty(Packed7Page.prototype, 'numElements', {
      get: function() {
        if (this._m_numElements !== undefined)
          return this._m_numElements;
        this._m_numElements = Math.floor((this._io.size * 8) / 7);
        return this._m_numElements;
      }
    });

    /**
     * The elements, in order, as unsigned integers.
     */

    return Packed7Page;
  })();

  /**
   * Page of elements of 8 bits, packed: element i starts at bit 8 * i of the page, the least significant
   * bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width.
   * @see {@link https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description|RNTuple Binary Format Specification 1.0, section 'Column Description'}
   */

  var Packed8Page = RntuplePage.Packed8Page = (function() {
    function Packed8Page(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    Packed8Page.prototype._read = function() {
      this.elements = [];
      for (var i = 0; i < this.numElements; i++) {
        this.elements.push(this._io.readBitsIntLe(8));
      }
    }

    /**
     * Number of elements for which the bytes have room.
     */
    Object.defineProperty(Packed8Page.prototype, 'numElements', {
      get: function() {
        if (this._m_numElements !== undefined)
          return this._m_numElements;
        this._m_numElements = Math.floor((this._io.size * 8) / 8);
        return this._m_numElements;
      }
    });

    /**
     * The elements, in order, as unsigned integers.
     */

    return Packed8Page;
  })();

  /**
   * Page of elements of 9 bits, packed: element i starts at bit 9 * i of the page, the least significant
   * bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width.
   * @see {@link https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description|RNTuple Binary Format Specification 1.0, section 'Column Description'}
   */

  var Packed9Page = RntuplePage.Packed9Page = (function() {
    function Packed9Page(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    Packed9Page.prototype._read = function() {
      this.elements = [];
      for (var i = 0; i < this.numElements; i++) {
        this.elements.push(this._io.readBitsIntLe(9));
      }
    }

    /**
     * Number of elements for which the bytes have room.
     */
    Object.defineProperty(Packed9Page.prototype, 'numElements', {
      get: function() {
        if (this._m_numElements !== undefined)
          return this._m_numElements;
        this._m_numElements = Math.floor((this._io.size * 8) / 9);
        return this._m_numElements;
      }
    });

    /**
     * The elements, in order, as unsigned integers.
     */

    return Packed9Page;
  })();

  /**
   * Floating point number of 16 bits; no language of Kaitai has a type for it. It is (1 + fraction / 1024) * 2 **
   * (exponent - 15). With exponent 0 it is fraction / 1024 * 2 ** -14. With exponent 31 it is infinity if the fraction
   * is 0, and else NaN.
   * @see {@link https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description|RNTuple Binary Format Specification 1.0, section 'Column Description'}
   */

  var Real16 = RntuplePage.Real16 = (function() {
    function Real16(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    Real16.prototype._read = function() {
      this.bits = this._io.readU2le();
    }

    /**
     * Exponent, with 15 added.
     */
    Object.defineProperty(Real16.prototype, 'exponent', {
      get: function() {
        if (this._m_exponent !== undefined)
          return this._m_exponent;
        this._m_exponent = ByteStream.mod(Math.floor(this.bits / 1024), 32);
        return this._m_exponent;
      }
    });

    /**
     * Fraction, in 1024ths.
     */
    Object.defineProperty(Real16.prototype, 'fraction', {
      get: function() {
        if (this._m_fraction !== undefined)
          return this._m_fraction;
        this._m_fraction = ByteStream.mod(this.bits, 1024);
        return this._m_fraction;
      }
    });

    /**
     * Whether the sign is minus.
     */
    Object.defineProperty(Real16.prototype, 'isNegative', {
      get: function() {
        if (this._m_isNegative !== undefined)
          return this._m_isNegative;
        this._m_isNegative = this.bits >= 32768;
        return this._m_isNegative;
      }
    });

    /**
     * The bits of the number.
     */

    return Real16;
  })();

  /**
   * Page of floating point numbers of 16 bits (IEEE 754 binary16).
   * Column types: Real16, SplitReal16.
   * @see {@link https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description|RNTuple Binary Format Specification 1.0, section 'Column Description'}
   */

  var Real16Page = RntuplePage.Real16Page = (function() {
    function Real16Page(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    Real16Page.prototype._read = function() {
      this.elements = [];
      var i = 0;
      while (!this._io.isEof()) {
        this.elements.push(new Real16(this._io, this, this._root));
        i++;
      }
    }

    /**
     * The elements, in order.
     */

    return Real16Page;
  })();

  /**
   * Page of floating point numbers of 32 bits (IEEE 754 binary32).
   * Column types: Real32, SplitReal32.
   * @see {@link https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description|RNTuple Binary Format Specification 1.0, section 'Column Description'}
   */

  var Real32Page = RntuplePage.Real32Page = (function() {
    function Real32Page(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    Real32Page.prototype._read = function() {
      this.elements = [];
      var i = 0;
      while (!this._io.isEof()) {
        this.elements.push(this._io.readF4le());
        i++;
      }
    }

    /**
     * The elements, in order.
     */

    return Real32Page;
  })();

  /**
   * Page of floating point numbers of 64 bits (IEEE 754 binary64).
   * Column types: Real64, SplitReal64.
   * @see {@link https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description|RNTuple Binary Format Specification 1.0, section 'Column Description'}
   */

  var Real64Page = RntuplePage.Real64Page = (function() {
    function Real64Page(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    Real64Page.prototype._read = function() {
      this.elements = [];
      var i = 0;
      while (!this._io.isEof()) {
        this.elements.push(this._io.readF8le());
        i++;
      }
    }

    /**
     * The elements, in order.
     */

    return Real64Page;
  })();

  /**
   * Element of a variant in 64 bits, of which 32 are the index.
   * @see {@link https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description|RNTuple Binary Format Specification 1.0, section 'Column Description'}
   */

  var Switch32 = RntuplePage.Switch32 = (function() {
    function Switch32(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    Switch32.prototype._read = function() {
      this.elementIndex = this._io.readU4le();
      this.tag = this._io.readU4le();
    }

    /**
     * Index of the value in the columns of the alternative.
     */

    /**
     * Which alternative is set, counted from 1; 0 if none is.
     */

    return Switch32;
  })();

  /**
   * Page of elements of variants, 32 bits of index.
   * Column types: Switch of the format before its specification.
   * @see {@link https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description|RNTuple Binary Format Specification 1.0, section 'Column Description'}
   */

  var Switch32Page = RntuplePage.Switch32Page = (function() {
    function Switch32Page(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    Switch32Page.prototype._read = function() {
      this.elements = [];
      var i = 0;
      while (!this._io.isEof()) {
        this.elements.push(new Switch32(this._io, this, this._root));
        i++;
      }
    }

    /**
     * The elements, in order.
     */

    return Switch32Page;
  })();

  /**
   * Element of a variant in 64 bits, of which 44 are the index.
   * @see {@link https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description|RNTuple Binary Format Specification 1.0, section 'Column Description'}
   */

  var Switch44 = RntuplePage.Switch44 = (function() {
    function Switch44(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    Switch44.prototype._read = function() {
      this.lo = this._io.readU4le();
      this.hi = this._io.readU4le();
    }

    /**
     * Index of the value in the columns of the alternative.
     */
    Object.defineProperty(Switch44.prototype, 'elementIndex', {
      get: function() {
        if (this._m_elementIndex !== undefined)
          return this._m_elementIndex;
        this._m_elementIndex = (this.lo + (ByteStream.mod(this.hi, 4096) * 4294967296));
        return this._m_elementIndex;
      }
    });

    /**
     * Which alternative is set, counted from 1; 0 if none is.
     */
    Object.defineProperty(Switch44.prototype, 'tag', {
      get: function() {
        if (this._m_tag !== undefined)
          return this._m_tag;
        this._m_tag = Math.floor(this.hi / 4096);
        return this._m_tag;
      }
    });

    /**
     * Low 32 bits of the index.
     */

    /**
     * High 12 bits of the index, and 20 bits of the tag above them.
     */

    return Switch44;
  })();

  /**
   * Page of elements of variants, 44 bits of index.
   * Column types: Switch of the first candidate, as ROOT 6.28 wrote it.
   * @see {@link https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description|RNTuple Binary Format Specification 1.0, section 'Column Description'}
   */

  var Switch44Page = RntuplePage.Switch44Page = (function() {
    function Switch44Page(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    Switch44Page.prototype._read = function() {
      this.elements = [];
      var i = 0;
      while (!this._io.isEof()) {
        this.elements.push(new Switch44(this._io, this, this._root));
        i++;
      }
    }

    /**
     * The elements, in order.
     */

    return Switch44Page;
  })();

  /**
   * Element of a variant; which alternative is set, and where its value is.
   * @see {@link https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description|RNTuple Binary Format Specification 1.0, section 'Column Description'}
   */

  var Switch96 = RntuplePage.Switch96 = (function() {
    function Switch96(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    Switch96.prototype._read = function() {
      this.elementIndex = this._io.readU8le();
      this.tag = this._io.readU4le();
    }

    /**
     * Index of the value in the columns of the alternative.
     */

    /**
     * Which alternative is set, counted from 1; 0 if none is.
     */

    return Switch96;
  })();

  /**
   * Page of elements of variants.
   * Column types: Switch of the releases and the second candidate.
   * @see {@link https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description|RNTuple Binary Format Specification 1.0, section 'Column Description'}
   */

  var SwitchPage = RntuplePage.SwitchPage = (function() {
    function SwitchPage(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    SwitchPage.prototype._read = function() {
      this.elements = [];
      var i = 0;
      while (!this._io.isEof()) {
        this.elements.push(new Switch96(this._io, this, this._root));
        i++;
      }
    }

    /**
     * The elements, in order.
     */

    return SwitchPage;
  })();

  /**
   * Page of unsigned integers of 16 bits.
   * Column types: UInt16, SplitUInt16, SplitInt16 (zigzag).
   * @see {@link https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description|RNTuple Binary Format Specification 1.0, section 'Column Description'}
   */

  var Uint16Page = RntuplePage.Uint16Page = (function() {
    function Uint16Page(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    Uint16Page.prototype._read = function() {
      this.elements = [];
      var i = 0;
      while (!this._io.isEof()) {
        this.elements.push(this._io.readU2le());
        i++;
      }
    }

    /**
     * The elements, in order.
     */

    return Uint16Page;
  })();

  /**
   * Page of unsigned integers of 32 bits.
   * Column types: UInt32, Index32, SplitUInt32, SplitInt32 (zigzag), SplitIndex32 (delta).
   * @see {@link https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description|RNTuple Binary Format Specification 1.0, section 'Column Description'}
   */

  var Uint32Page = RntuplePage.Uint32Page = (function() {
    function Uint32Page(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    Uint32Page.prototype._read = function() {
      this.elements = [];
      var i = 0;
      while (!this._io.isEof()) {
        this.elements.push(this._io.readU4le());
        i++;
      }
    }

    /**
     * The elements, in order.
     */

    return Uint32Page;
  })();

  /**
   * Page of unsigned integers of 64 bits.
   * Column types: UInt64, Index64, SplitUInt64, SplitInt64 (zigzag), SplitIndex64 (delta).
   * @see {@link https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description|RNTuple Binary Format Specification 1.0, section 'Column Description'}
   */

  var Uint64Page = RntuplePage.Uint64Page = (function() {
    function Uint64Page(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    Uint64Page.prototype._read = function() {
      this.elements = [];
      var i = 0;
      while (!this._io.isEof()) {
        this.elements.push(this._io.readU8le());
        i++;
      }
    }

    /**
     * The elements, in order.
     */

    return Uint64Page;
  })();

  /**
   * Page of unsigned integers of 8 bits.
   * Column types: Byte, Char, UInt8.
   * @see {@link https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description|RNTuple Binary Format Specification 1.0, section 'Column Description'}
   */

  var Uint8Page = RntuplePage.Uint8Page = (function() {
    function Uint8Page(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    Uint8Page.prototype._read = function() {
      this.elements = [];
      var i = 0;
      while (!this._io.isEof()) {
        this.elements.push(this._io.readU1());
        i++;
      }
    }

    /**
     * The elements, in order.
     */

    return Uint8Page;
  })();

  /**
   * Bytes of the page, as decompressed.
   */

  return RntuplePage;
})();
RntuplePage_.RntuplePage = RntuplePage;
});
