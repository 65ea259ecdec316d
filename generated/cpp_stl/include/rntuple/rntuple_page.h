// Generated from spec/rntuple_page.ksy by tools/generate; edit spec/parts/rntuple_page.ksy and run `make generate`.
#pragma once

// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

#include <rntuple/kaitai.h>
#include <stdint.h>
#include <memory>
#include <vector>

namespace rntuple {

class rntuple_page_t;

/**
 * RNTuple is the columnar storage format of CERN ROOT. A page holds a run of elements of one column, without any head;
 * its checksum, if any, follows it and is not part of it. The types below are the forms that elements have.
 * \sa https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description RNTuple Binary Format Specification 1.0, section 'Column Description'
 */

class rntuple_page_t : public kaitai::kstruct {

public:
    class bit_page_t;
    class int16_page_t;
    class int32_page_t;
    class int64_page_t;
    class int8_page_t;
    class packed10_page_t;
    class packed11_page_t;
    class packed12_page_t;
    class packed13_page_t;
    class packed14_page_t;
    class packed15_page_t;
    class packed16_page_t;
    class packed17_page_t;
    class packed18_page_t;
    class packed19_page_t;
    class packed20_page_t;
    class packed21_page_t;
    class packed22_page_t;
    class packed23_page_t;
    class packed24_page_t;
    class packed25_page_t;
    class packed26_page_t;
    class packed27_page_t;
    class packed28_page_t;
    class packed29_page_t;
    class packed2_page_t;
    class packed30_page_t;
    class packed31_page_t;
    class packed32_page_t;
    class packed3_page_t;
    class packed4_page_t;
    class packed5_page_t;
    class packed6_page_t;
    class packed7_page_t;
    class packed8_page_t;
    class packed9_page_t;
    class real16_t;
    class real16_page_t;
    class real32_page_t;
    class real64_page_t;
    class switch32_t;
    class switch32_page_t;
    class switch44_t;
    class switch44_page_t;
    class switch96_t;
    class switch_page_t;
    class uint16_page_t;
    class uint32_page_t;
    class uint64_page_t;
    class uint8_page_t;

    rntuple_page_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent = nullptr, rntuple_page_t* p__root = nullptr);

private:
    void _read();
    void _clean_up();

public:
    ~rntuple_page_t();

    /**
     * Page of elements of one bit, the least significant bit of a byte first; unused bits of the last byte count as
     * elements here. Column types: Bit, and Real32Quant of one bit.
     * \sa https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description RNTuple Binary Format Specification 1.0, section 'Column Description'
     */

    class bit_page_t : public kaitai::kstruct {

    public:

        bit_page_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent = nullptr, rntuple_page_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~bit_page_t();

    private:
        std::unique_ptr<std::vector<bool>> m_elements;
        rntuple_page_t* m__root;
        kaitai::kstruct* m__parent;

    public:

        /**
         * The elements, in order.
         */
        std::vector<bool>* elements() const { return m_elements.get(); }
        rntuple_page_t* _root() const { return m__root; }
        kaitai::kstruct* _parent() const { return m__parent; }
    };

    /**
     * Page of signed integers of 16 bits.
     * Column types: Int16.
     * \sa https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description RNTuple Binary Format Specification 1.0, section 'Column Description'
     */

    class int16_page_t : public kaitai::kstruct {

    public:

        int16_page_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent = nullptr, rntuple_page_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~int16_page_t();

    private:
        std::unique_ptr<std::vector<int16_t>> m_elements;
        rntuple_page_t* m__root;
        kaitai::kstruct* m__parent;

    public:

        /**
         * The elements, in order.
         */
        std::vector<int16_t>* elements() const { return m_elements.get(); }
        rntuple_page_t* _root() const { return m__root; }
        kaitai::kstruct* _parent() const { return m__parent; }
    };

    /**
     * Page of signed integers of 32 bits.
     * Column types: Int32.
     * \sa https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description RNTuple Binary Format Specification 1.0, section 'Column Description'
     */

    class int32_page_t : public kaitai::kstruct {

    public:

        int32_page_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent = nullptr, rntuple_page_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~int32_page_t();

    private:
        std::unique_ptr<std::vector<int32_t>> m_elements;
        rntuple_page_t* m__root;
        kaitai::kstruct* m__parent;

    public:

        /**
         * The elements, in order.
         */
        std::vector<int32_t>* elements() const { return m_elements.get(); }
        rntuple_page_t* _root() const { return m__root; }
        kaitai::kstruct* _parent() const { return m__parent; }
    };

    /**
     * Page of signed integers of 64 bits.
     * Column types: Int64.
     * \sa https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description RNTuple Binary Format Specification 1.0, section 'Column Description'
     */

    class int64_page_t : public kaitai::kstruct {

    public:

        int64_page_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent = nullptr, rntuple_page_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~int64_page_t();

    private:
        std::unique_ptr<std::vector<int64_t>> m_elements;
        rntuple_page_t* m__root;
        kaitai::kstruct* m__parent;

    public:

        /**
         * The elements, in order.
         */
        std::vector<int64_t>* elements() const { return m_elements.get(); }
        rntuple_page_t* _root() const { return m__root; }
        kaitai::kstruct* _parent() const { return m__parent; }
    };

    /**
     * Page of signed integers of 8 bits.
     * Column types: Int8.
     * \sa https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description RNTuple Binary Format Specification 1.0, section 'Column Description'
     */

    class int8_page_t : public kaitai::kstruct {

    public:

        int8_page_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent = nullptr, rntuple_page_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~int8_page_t();

    private:
        std::unique_ptr<std::vector<int8_t>> m_elements;
        rntuple_page_t* m__root;
        kaitai::kstruct* m__parent;

    public:

        /**
         * The elements, in order.
         */
        std::vector<int8_t>* elements() const { return m_elements.get(); }
        rntuple_page_t* _root() const { return m__root; }
        kaitai::kstruct* _parent() const { return m__parent; }
    };

    /**
     * Page of elements of 10 bits, packed: element i starts at bit 10 * i of the page, the least significant
     * bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width.
     * \sa https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description RNTuple Binary Format Specification 1.0, section 'Column Description'
     */

    class packed10_page_t : public kaitai::kstruct {

    public:

        packed10_page_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent = nullptr, rntuple_page_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~packed10_page_t();

    private:
        bool f_num_elements;
        int64_t m_num_elements = 0;

    public:

        /**
         * Number of elements for which the bytes have room.
         */
        int64_t num_elements();

    private:
        std::unique_ptr<std::vector<uint64_t>> m_elements;
        rntuple_page_t* m__root;
        kaitai::kstruct* m__parent;

    public:

        /**
         * The elements, in order, as unsigned integers.
         */
        std::vector<uint64_t>* elements() const { return m_elements.get(); }
        rntuple_page_t* _root() const { return m__root; }
        kaitai::kstruct* _parent() const { return m__parent; }
    };

    /**
     * Page of elements of 11 bits, packed: element i starts at bit 11 * i of the page, the least significant
     * bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width.
     * \sa https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description RNTuple Binary Format Specification 1.0, section 'Column Description'
     */

    class packed11_page_t : public kaitai::kstruct {

    public:

        packed11_page_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent = nullptr, rntuple_page_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~packed11_page_t();

    private:
        bool f_num_elements;
        int64_t m_num_elements = 0;

    public:

        /**
         * Number of elements for which the bytes have room.
         */
        int64_t num_elements();

    private:
        std::unique_ptr<std::vector<uint64_t>> m_elements;
        rntuple_page_t* m__root;
        kaitai::kstruct* m__parent;

    public:

        /**
         * The elements, in order, as unsigned integers.
         */
        std::vector<uint64_t>* elements() const { return m_elements.get(); }
        rntuple_page_t* _root() const { return m__root; }
        kaitai::kstruct* _parent() const { return m__parent; }
    };

    /**
     * Page of elements of 12 bits, packed: element i starts at bit 12 * i of the page, the least significant
     * bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width.
     * \sa https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description RNTuple Binary Format Specification 1.0, section 'Column Description'
     */

    class packed12_page_t : public kaitai::kstruct {

    public:

        packed12_page_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent = nullptr, rntuple_page_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~packed12_page_t();

    private:
        bool f_num_elements;
        int64_t m_num_elements = 0;

    public:

        /**
         * Number of elements for which the bytes have room.
         */
        int64_t num_elements();

    private:
        std::unique_ptr<std::vector<uint64_t>> m_elements;
        rntuple_page_t* m__root;
        kaitai::kstruct* m__parent;

    public:

        /**
         * The elements, in order, as unsigned integers.
         */
        std::vector<uint64_t>* elements() const { return m_elements.get(); }
        rntuple_page_t* _root() const { return m__root; }
        kaitai::kstruct* _parent() const { return m__parent; }
    };

    /**
     * Page of elements of 13 bits, packed: element i starts at bit 13 * i of the page, the least significant
     * bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width.
     * \sa https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description RNTuple Binary Format Specification 1.0, section 'Column Description'
     */

    class packed13_page_t : public kaitai::kstruct {

    public:

        packed13_page_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent = nullptr, rntuple_page_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~packed13_page_t();

    private:
        bool f_num_elements;
        int64_t m_num_elements = 0;

    public:

        /**
         * Number of elements for which the bytes have room.
         */
        int64_t num_elements();

    private:
        std::unique_ptr<std::vector<uint64_t>> m_elements;
        rntuple_page_t* m__root;
        kaitai::kstruct* m__parent;

    public:

        /**
         * The elements, in order, as unsigned integers.
         */
        std::vector<uint64_t>* elements() const { return m_elements.get(); }
        rntuple_page_t* _root() const { return m__root; }
        kaitai::kstruct* _parent() const { return m__parent; }
    };

    /**
     * Page of elements of 14 bits, packed: element i starts at bit 14 * i of the page, the least significant
     * bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width.
     * \sa https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description RNTuple Binary Format Specification 1.0, section 'Column Description'
     */

    class packed14_page_t : public kaitai::kstruct {

    public:

        packed14_page_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent = nullptr, rntuple_page_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~packed14_page_t();

    private:
        bool f_num_elements;
        int64_t m_num_elements = 0;

    public:

        /**
         * Number of elements for which the bytes have room.
         */
        int64_t num_elements();

    private:
        std::unique_ptr<std::vector<uint64_t>> m_elements;
        rntuple_page_t* m__root;
        kaitai::kstruct* m__parent;

    public:

        /**
         * The elements, in order, as unsigned integers.
         */
        std::vector<uint64_t>* elements() const { return m_elements.get(); }
        rntuple_page_t* _root() const { return m__root; }
        kaitai::kstruct* _parent() const { return m__parent; }
    };

    /**
     * Page of elements of 15 bits, packed: element i starts at bit 15 * i of the page, the least significant
     * bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width.
     * \sa https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description RNTuple Binary Format Specification 1.0, section 'Column Description'
     */

    class packed15_page_t : public kaitai::kstruct {

    public:

        packed15_page_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent = nullptr, rntuple_page_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~packed15_page_t();

    private:
        bool f_num_elements;
        int64_t m_num_elements = 0;

    public:

        /**
         * Number of elements for which the bytes have room.
         */
        int64_t num_elements();

    private:
        std::unique_ptr<std::vector<uint64_t>> m_elements;
        rntuple_page_t* m__root;
        kaitai::kstruct* m__parent;

    public:

        /**
         * The elements, in order, as unsigned integers.
         */
        std::vector<uint64_t>* elements() const { return m_elements.get(); }
        rntuple_page_t* _root() const { return m__root; }
        kaitai::kstruct* _parent() const { return m__parent; }
    };

    /**
     * Page of elements of 16 bits, packed: element i starts at bit 16 * i of the page, the least significant
     * bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width.
     * \sa https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description RNTuple Binary Format Specification 1.0, section 'Column Description'
     */

    class packed16_page_t : public kaitai::kstruct {

    public:

        packed16_page_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent = nullptr, rntuple_page_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~packed16_page_t();

    private:
        bool f_num_elements;
        int64_t m_num_elements = 0;

    public:

        /**
         * Number of elements for which the bytes have room.
         */
        int64_t num_elements();

    private:
        std::unique_ptr<std::vector<uint64_t>> m_elements;
        rntuple_page_t* m__root;
        kaitai::kstruct* m__parent;

    public:

        /**
         * The elements, in order, as unsigned integers.
         */
        std::vector<uint64_t>* elements() const { return m_elements.get(); }
        rntuple_page_t* _root() const { return m__root; }
        kaitai::kstruct* _parent() const { return m__parent; }
    };

    /**
     * Page of elements of 17 bits, packed: element i starts at bit 17 * i of the page, the least significant
     * bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width.
     * \sa https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description RNTuple Binary Format Specification 1.0, section 'Column Description'
     */

    class packed17_page_t : public kaitai::kstruct {

    public:

        packed17_page_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent = nullptr, rntuple_page_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~packed17_page_t();

    private:
        bool f_num_elements;
        int64_t m_num_elements = 0;

    public:

        /**
         * Number of elements for which the bytes have room.
         */
        int64_t num_elements();

    private:
        std::unique_ptr<std::vector<uint64_t>> m_elements;
        rntuple_page_t* m__root;
        kaitai::kstruct* m__parent;

    public:

        /**
         * The elements, in order, as unsigned integers.
         */
        std::vector<uint64_t>* elements() const { return m_elements.get(); }
        rntuple_page_t* _root() const { return m__root; }
        kaitai::kstruct* _parent() const { return m__parent; }
    };

    /**
     * Page of elements of 18 bits, packed: element i starts at bit 18 * i of the page, the least significant
     * bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width.
     * \sa https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description RNTuple Binary Format Specification 1.0, section 'Column Description'
     */

    class packed18_page_t : public kaitai::kstruct {

    public:

        packed18_page_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent = nullptr, rntuple_page_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~packed18_page_t();

    private:
        bool f_num_elements;
        int64_t m_num_elements = 0;

    public:

        /**
         * Number of elements for which the bytes have room.
         */
        int64_t num_elements();

    private:
        std::unique_ptr<std::vector<uint64_t>> m_elements;
        rntuple_page_t* m__root;
        kaitai::kstruct* m__parent;

    public:

        /**
         * The elements, in order, as unsigned integers.
         */
        std::vector<uint64_t>* elements() const { return m_elements.get(); }
        rntuple_page_t* _root() const { return m__root; }
        kaitai::kstruct* _parent() const { return m__parent; }
    };

    /**
     * Page of elements of 19 bits, packed: element i starts at bit 19 * i of the page, the least significant
     * bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width.
     * \sa https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description RNTuple Binary Format Specification 1.0, section 'Column Description'
     */

    class packed19_page_t : public kaitai::kstruct {

    public:

        packed19_page_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent = nullptr, rntuple_page_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~packed19_page_t();

    private:
        bool f_num_elements;
        int64_t m_num_elements = 0;

    public:

        /**
         * Number of elements for which the bytes have room.
         */
        int64_t num_elements();

    private:
        std::unique_ptr<std::vector<uint64_t>> m_elements;
        rntuple_page_t* m__root;
        kaitai::kstruct* m__parent;

    public:

        /**
         * The elements, in order, as unsigned integers.
         */
        std::vector<uint64_t>* elements() const { return m_elements.get(); }
        rntuple_page_t* _root() const { return m__root; }
        kaitai::kstruct* _parent() const { return m__parent; }
    };

    /**
     * Page of elements of 20 bits, packed: element i starts at bit 20 * i of the page, the least significant
     * bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width.
     * \sa https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description RNTuple Binary Format Specification 1.0, section 'Column Description'
     */

    class packed20_page_t : public kaitai::kstruct {

    public:

        packed20_page_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent = nullptr, rntuple_page_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~packed20_page_t();

    private:
        bool f_num_elements;
        int64_t m_num_elements = 0;

    public:

        /**
         * Number of elements for which the bytes have room.
         */
        int64_t num_elements();

    private:
        std::unique_ptr<std::vector<uint64_t>> m_elements;
        rntuple_page_t* m__root;
        kaitai::kstruct* m__parent;

    public:

        /**
         * The elements, in order, as unsigned integers.
         */
        std::vector<uint64_t>* elements() const { return m_elements.get(); }
        rntuple_page_t* _root() const { return m__root; }
        kaitai::kstruct* _parent() const { return m__parent; }
    };

    /**
     * Page of elements of 21 bits, packed: element i starts at bit 21 * i of the page, the least significant
     * bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width.
     * \sa https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description RNTuple Binary Format Specification 1.0, section 'Column Description'
     */

    class packed21_page_t : public kaitai::kstruct {

    public:

        packed21_page_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent = nullptr, rntuple_page_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~packed21_page_t();

    private:
        bool f_num_elements;
        int64_t m_num_elements = 0;

    public:

        /**
         * Number of elements for which the bytes have room.
         */
        int64_t num_elements();

    private:
        std::unique_ptr<std::vector<uint64_t>> m_elements;
        rntuple_page_t* m__root;
        kaitai::kstruct* m__parent;

    public:

        /**
         * The elements, in order, as unsigned integers.
         */
        std::vector<uint64_t>* elements() const { return m_elements.get(); }
        rntuple_page_t* _root() const { return m__root; }
        kaitai::kstruct* _parent() const { return m__parent; }
    };

    /**
     * Page of elements of 22 bits, packed: element i starts at bit 22 * i of the page, the least significant
     * bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width.
     * \sa https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description RNTuple Binary Format Specification 1.0, section 'Column Description'
     */

    class packed22_page_t : public kaitai::kstruct {

    public:

        packed22_page_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent = nullptr, rntuple_page_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~packed22_page_t();

    private:
        bool f_num_elements;
        int64_t m_num_elements = 0;

    public:

        /**
         * Number of elements for which the bytes have room.
         */
        int64_t num_elements();

    private:
        std::unique_ptr<std::vector<uint64_t>> m_elements;
        rntuple_page_t* m__root;
        kaitai::kstruct* m__parent;

    public:

        /**
         * The elements, in order, as unsigned integers.
         */
        std::vector<uint64_t>* elements() const { return m_elements.get(); }
        rntuple_page_t* _root() const { return m__root; }
        kaitai::kstruct* _parent() const { return m__parent; }
    };

    /**
     * Page of elements of 23 bits, packed: element i starts at bit 23 * i of the page, the least significant
     * bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width.
     * \sa https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description RNTuple Binary Format Specification 1.0, section 'Column Description'
     */

    class packed23_page_t : public kaitai::kstruct {

    public:

        packed23_page_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent = nullptr, rntuple_page_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~packed23_page_t();

    private:
        bool f_num_elements;
        int64_t m_num_elements = 0;

    public:

        /**
         * Number of elements for which the bytes have room.
         */
        int64_t num_elements();

    private:
        std::unique_ptr<std::vector<uint64_t>> m_elements;
        rntuple_page_t* m__root;
        kaitai::kstruct* m__parent;

    public:

        /**
         * The elements, in order, as unsigned integers.
         */
        std::vector<uint64_t>* elements() const { return m_elements.get(); }
        rntuple_page_t* _root() const { return m__root; }
        kaitai::kstruct* _parent() const { return m__parent; }
    };

    /**
     * Page of elements of 24 bits, packed: element i starts at bit 24 * i of the page, the least significant
     * bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width.
     * \sa https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description RNTuple Binary Format Specification 1.0, section 'Column Description'
     */

    class packed24_page_t : public kaitai::kstruct {

    public:

        packed24_page_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent = nullptr, rntuple_page_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~packed24_page_t();

    private:
        bool f_num_elements;
        int64_t m_num_elements = 0;

    public:

        /**
         * Number of elements for which the bytes have room.
         */
        int64_t num_elements();

    private:
        std::unique_ptr<std::vector<uint64_t>> m_elements;
        rntuple_page_t* m__root;
        kaitai::kstruct* m__parent;

    public:

        /**
         * The elements, in order, as unsigned integers.
         */
        std::vector<uint64_t>* elements() const { return m_elements.get(); }
        rntuple_page_t* _root() const { return m__root; }
        kaitai::kstruct* _parent() const { return m__parent; }
    };

    /**
     * Page of elements of 25 bits, packed: element i starts at bit 25 * i of the page, the least significant
     * bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width.
     * \sa https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description RNTuple Binary Format Specification 1.0, section 'Column Description'
     */

    class packed25_page_t : public kaitai::kstruct {

    public:

        packed25_page_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent = nullptr, rntuple_page_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~packed25_page_t();

    private:
        bool f_num_elements;
        int64_t m_num_elements = 0;

    public:

        /**
         * Number of elements for which the bytes have room.
         */
        int64_t num_elements();

    private:
        std::unique_ptr<std::vector<uint64_t>> m_elements;
        rntuple_page_t* m__root;
        kaitai::kstruct* m__parent;

    public:

        /**
         * The elements, in order, as unsigned integers.
         */
        std::vector<uint64_t>* elements() const { return m_elements.get(); }
        rntuple_page_t* _root() const { return m__root; }
        kaitai::kstruct* _parent() const { return m__parent; }
    };

    /**
     * Page of elements of 26 bits, packed: element i starts at bit 26 * i of the page, the least significant
     * bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width.
     * \sa https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description RNTuple Binary Format Specification 1.0, section 'Column Description'
     */

    class packed26_page_t : public kaitai::kstruct {

    public:

        packed26_page_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent = nullptr, rntuple_page_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~packed26_page_t();

    private:
        bool f_num_elements;
        int64_t m_num_elements = 0;

    public:

        /**
         * Number of elements for which the bytes have room.
         */
        int64_t num_elements();

    private:
        std::unique_ptr<std::vector<uint64_t>> m_elements;
        rntuple_page_t* m__root;
        kaitai::kstruct* m__parent;

    public:

        /**
         * The elements, in order, as unsigned integers.
         */
        std::vector<uint64_t>* elements() const { return m_elements.get(); }
        rntuple_page_t* _root() const { return m__root; }
        kaitai::kstruct* _parent() const { return m__parent; }
    };

    /**
     * Page of elements of 27 bits, packed: element i starts at bit 27 * i of the page, the least significant
     * bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width.
     * \sa https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description RNTuple Binary Format Specification 1.0, section 'Column Description'
     */

    class packed27_page_t : public kaitai::kstruct {

    public:

        packed27_page_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent = nullptr, rntuple_page_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~packed27_page_t();

    private:
        bool f_num_elements;
        int64_t m_num_elements = 0;

    public:

        /**
         * Number of elements for which the bytes have room.
         */
        int64_t num_elements();

    private:
        std::unique_ptr<std::vector<uint64_t>> m_elements;
        rntuple_page_t* m__root;
        kaitai::kstruct* m__parent;

    public:

        /**
         * The elements, in order, as unsigned integers.
         */
        std::vector<uint64_t>* elements() const { return m_elements.get(); }
        rntuple_page_t* _root() const { return m__root; }
        kaitai::kstruct* _parent() const { return m__parent; }
    };

    /**
     * Page of elements of 28 bits, packed: element i starts at bit 28 * i of the page, the least significant
     * bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width.
     * \sa https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description RNTuple Binary Format Specification 1.0, section 'Column Description'
     */

    class packed28_page_t : public kaitai::kstruct {

    public:

        packed28_page_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent = nullptr, rntuple_page_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~packed28_page_t();

    private:
        bool f_num_elements;
        int64_t m_num_elements = 0;

    public:

        /**
         * Number of elements for which the bytes have room.
         */
        int64_t num_elements();

    private:
        std::unique_ptr<std::vector<uint64_t>> m_elements;
        rntuple_page_t* m__root;
        kaitai::kstruct* m__parent;

    public:

        /**
         * The elements, in order, as unsigned integers.
         */
        std::vector<uint64_t>* elements() const { return m_elements.get(); }
        rntuple_page_t* _root() const { return m__root; }
        kaitai::kstruct* _parent() const { return m__parent; }
    };

    /**
     * Page of elements of 29 bits, packed: element i starts at bit 29 * i of the page, the least significant
     * bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width.
     * \sa https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description RNTuple Binary Format Specification 1.0, section 'Column Description'
     */

    class packed29_page_t : public kaitai::kstruct {

    public:

        packed29_page_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent = nullptr, rntuple_page_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~packed29_page_t();

    private:
        bool f_num_elements;
        int64_t m_num_elements = 0;

    public:

        /**
         * Number of elements for which the bytes have room.
         */
        int64_t num_elements();

    private:
        std::unique_ptr<std::vector<uint64_t>> m_elements;
        rntuple_page_t* m__root;
        kaitai::kstruct* m__parent;

    public:

        /**
         * The elements, in order, as unsigned integers.
         */
        std::vector<uint64_t>* elements() const { return m_elements.get(); }
        rntuple_page_t* _root() const { return m__root; }
        kaitai::kstruct* _parent() const { return m__parent; }
    };

    /**
     * Page of elements of 2 bits, packed: element i starts at bit 2 * i of the page, the least significant
     * bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width.
     * \sa https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description RNTuple Binary Format Specification 1.0, section 'Column Description'
     */

    class packed2_page_t : public kaitai::kstruct {

    public:

        packed2_page_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent = nullptr, rntuple_page_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~packed2_page_t();

    private:
        bool f_num_elements;
        int64_t m_num_elements = 0;

    public:

        /**
         * Number of elements for which the bytes have room.
         */
        int64_t num_elements();

    private:
        std::unique_ptr<std::vector<uint64_t>> m_elements;
        rntuple_page_t* m__root;
        kaitai::kstruct* m__parent;

    public:

        /**
         * The elements, in order, as unsigned integers.
         */
        std::vector<uint64_t>* elements() const { return m_elements.get(); }
        rntuple_page_t* _root() const { return m__root; }
        kaitai::kstruct* _parent() const { return m__parent; }
    };

    /**
     * Page of elements of 30 bits, packed: element i starts at bit 30 * i of the page, the least significant
     * bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width.
     * \sa https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description RNTuple Binary Format Specification 1.0, section 'Column Description'
     */

    class packed30_page_t : public kaitai::kstruct {

    public:

        packed30_page_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent = nullptr, rntuple_page_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~packed30_page_t();

    private:
        bool f_num_elements;
        int64_t m_num_elements = 0;

    public:

        /**
         * Number of elements for which the bytes have room.
         */
        int64_t num_elements();

    private:
        std::unique_ptr<std::vector<uint64_t>> m_elements;
        rntuple_page_t* m__root;
        kaitai::kstruct* m__parent;

    public:

        /**
         * The elements, in order, as unsigned integers.
         */
        std::vector<uint64_t>* elements() const { return m_elements.get(); }
        rntuple_page_t* _root() const { return m__root; }
        kaitai::kstruct* _parent() const { return m__parent; }
    };

    /**
     * Page of elements of 31 bits, packed: element i starts at bit 31 * i of the page, the least significant
     * bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width.
     * \sa https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description RNTuple Binary Format Specification 1.0, section 'Column Description'
     */

    class packed31_page_t : public kaitai::kstruct {

    public:

        packed31_page_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent = nullptr, rntuple_page_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~packed31_page_t();

    private:
        bool f_num_elements;
        int64_t m_num_elements = 0;

    public:

        /**
         * Number of elements for which the bytes have room.
         */
        int64_t num_elements();

    private:
        std::unique_ptr<std::vector<uint64_t>> m_elements;
        rntuple_page_t* m__root;
        kaitai::kstruct* m__parent;

    public:

        /**
         * The elements, in order, as unsigned integers.
         */
        std::vector<uint64_t>* elements() const { return m_elements.get(); }
        rntuple_page_t* _root() const { return m__root; }
        kaitai::kstruct* _parent() const { return m__parent; }
    };

    /**
     * Page of elements of 32 bits, packed: element i starts at bit 32 * i of the page, the least significant
     * bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width.
     * \sa https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description RNTuple Binary Format Specification 1.0, section 'Column Description'
     */

    class packed32_page_t : public kaitai::kstruct {

    public:

        packed32_page_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent = nullptr, rntuple_page_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~packed32_page_t();

    private:
        bool f_num_elements;
        int64_t m_num_elements = 0;

    public:

        /**
         * Number of elements for which the bytes have room.
         */
        int64_t num_elements();

    private:
        std::unique_ptr<std::vector<uint64_t>> m_elements;
        rntuple_page_t* m__root;
        kaitai::kstruct* m__parent;

    public:

        /**
         * The elements, in order, as unsigned integers.
         */
        std::vector<uint64_t>* elements() const { return m_elements.get(); }
        rntuple_page_t* _root() const { return m__root; }
        kaitai::kstruct* _parent() const { return m__parent; }
    };

    /**
     * Page of elements of 3 bits, packed: element i starts at bit 3 * i of the page, the least significant
     * bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width.
     * \sa https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description RNTuple Binary Format Specification 1.0, section 'Column Description'
     */

    class packed3_page_t : public kaitai::kstruct {

    public:

        packed3_page_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent = nullptr, rntuple_page_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~packed3_page_t();

    private:
        bool f_num_elements;
        int64_t m_num_elements = 0;

    public:

        /**
         * Number of elements for which the bytes have room.
         */
        int64_t num_elements();

    private:
        std::unique_ptr<std::vector<uint64_t>> m_elements;
        rntuple_page_t* m__root;
        kaitai::kstruct* m__parent;

    public:

        /**
         * The elements, in order, as unsigned integers.
         */
        std::vector<uint64_t>* elements() const { return m_elements.get(); }
        rntuple_page_t* _root() const { return m__root; }
        kaitai::kstruct* _parent() const { return m__parent; }
    };

    /**
     * Page of elements of 4 bits, packed: element i starts at bit 4 * i of the page, the least significant
     * bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width.
     * \sa https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description RNTuple Binary Format Specification 1.0, section 'Column Description'
     */

    class packed4_page_t : public kaitai::kstruct {

    public:

        packed4_page_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent = nullptr, rntuple_page_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~packed4_page_t();

    private:
        bool f_num_elements;
        int64_t m_num_elements = 0;

    public:

        /**
         * Number of elements for which the bytes have room.
         */
        int64_t num_elements();

    private:
        std::unique_ptr<std::vector<uint64_t>> m_elements;
        rntuple_page_t* m__root;
        kaitai::kstruct* m__parent;

    public:

        /**
         * The elements, in order, as unsigned integers.
         */
        std::vector<uint64_t>* elements() const { return m_elements.get(); }
        rntuple_page_t* _root() const { return m__root; }
        kaitai::kstruct* _parent() const { return m__parent; }
    };

    /**
     * Page of elements of 5 bits, packed: element i starts at bit 5 * i of the page, the least significant
     * bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width.
     * \sa https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description RNTuple Binary Format Specification 1.0, section 'Column Description'
     */

    class packed5_page_t : public kaitai::kstruct {

    public:

        packed5_page_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent = nullptr, rntuple_page_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~packed5_page_t();

    private:
        bool f_num_elements;
        int64_t m_num_elements = 0;

    public:

        /**
         * Number of elements for which the bytes have room.
         */
        int64_t num_elements();

    private:
        std::unique_ptr<std::vector<uint64_t>> m_elements;
        rntuple_page_t* m__root;
        kaitai::kstruct* m__parent;

    public:

        /**
         * The elements, in order, as unsigned integers.
         */
        std::vector<uint64_t>* elements() const { return m_elements.get(); }
        rntuple_page_t* _root() const { return m__root; }
        kaitai::kstruct* _parent() const { return m__parent; }
    };

    /**
     * Page of elements of 6 bits, packed: element i starts at bit 6 * i of the page, the least significant
     * bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width.
     * \sa https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description RNTuple Binary Format Specification 1.0, section 'Column Description'
     */

    class packed6_page_t : public kaitai::kstruct {

    public:

        packed6_page_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent = nullptr, rntuple_page_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~packed6_page_t();

    private:
        bool f_num_elements;
        int64_t m_num_elements = 0;

    public:

        /**
         * Number of elements for which the bytes have room.
         */
        int64_t num_elements();

    private:
        std::unique_ptr<std::vector<uint64_t>> m_elements;
        rntuple_page_t* m__root;
        kaitai::kstruct* m__parent;

    public:

        /**
         * The elements, in order, as unsigned integers.
         */
        std::vector<uint64_t>* elements() const { return m_elements.get(); }
        rntuple_page_t* _root() const { return m__root; }
        kaitai::kstruct* _parent() const { return m__parent; }
    };

    /**
     * Page of elements of 7 bits, packed: element i starts at bit 7 * i of the page, the least significant
     * bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width.
     * \sa https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description RNTuple Binary Format Specification 1.0, section 'Column Description'
     */

    class packed7_page_t : public kaitai::kstruct {

    public:

        packed7_page_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent = nullptr, rntuple_page_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~packed7_page_t();

    private:
        bool f_num_elements;
        int64_t m_num_elements = 0;

    public:

        /**
         * Number of elements for which the bytes have room.
         */
        int64_t num_elements();

    private:
        std::unique_ptr<std::vector<uint64_t>> m_elements;
        rntuple_page_t* m__root;
        kaitai::kstruct* m__parent;

    public:

        /**
         * The elements, in order, as unsigned integers.
         */
        std::vector<uint64_t>* elements() const { return m_elements.get(); }
        rntuple_page_t* _root() const { return m__root; }
        kaitai::kstruct* _parent() const { return m__parent; }
    };

    /**
     * Page of elements of 8 bits, packed: element i starts at bit 8 * i of the page, the least significant
     * bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width.
     * \sa https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description RNTuple Binary Format Specification 1.0, section 'Column Description'
     */

    class packed8_page_t : public kaitai::kstruct {

    public:

        packed8_page_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent = nullptr, rntuple_page_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~packed8_page_t();

    private:
        bool f_num_elements;
        int64_t m_num_elements = 0;

    public:

        /**
         * Number of elements for which the bytes have room.
         */
        int64_t num_elements();

    private:
        std::unique_ptr<std::vector<uint64_t>> m_elements;
        rntuple_page_t* m__root;
        kaitai::kstruct* m__parent;

    public:

        /**
         * The elements, in order, as unsigned integers.
         */
        std::vector<uint64_t>* elements() const { return m_elements.get(); }
        rntuple_page_t* _root() const { return m__root; }
        kaitai::kstruct* _parent() const { return m__parent; }
    };

    /**
     * Page of elements of 9 bits, packed: element i starts at bit 9 * i of the page, the least significant
     * bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width.
     * \sa https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description RNTuple Binary Format Specification 1.0, section 'Column Description'
     */

    class packed9_page_t : public kaitai::kstruct {

    public:

        packed9_page_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent = nullptr, rntuple_page_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~packed9_page_t();

    private:
        bool f_num_elements;
        int64_t m_num_elements = 0;

    public:

        /**
         * Number of elements for which the bytes have room.
         */
        int64_t num_elements();

    private:
        std::unique_ptr<std::vector<uint64_t>> m_elements;
        rntuple_page_t* m__root;
        kaitai::kstruct* m__parent;

    public:

        /**
         * The elements, in order, as unsigned integers.
         */
        std::vector<uint64_t>* elements() const { return m_elements.get(); }
        rntuple_page_t* _root() const { return m__root; }
        kaitai::kstruct* _parent() const { return m__parent; }
    };

    /**
     * Floating point number of 16 bits; no language of Kaitai has a type for it. It is (1 + fraction / 1024) * 2 **
     * (exponent - 15). With exponent 0 it is fraction / 1024 * 2 ** -14. With exponent 31 it is infinity if the fraction
     * is 0, and else NaN.
     * \sa https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description RNTuple Binary Format Specification 1.0, section 'Column Description'
     */

    class real16_t : public kaitai::kstruct {

    public:

        real16_t(kaitai::kstream* p__io, rntuple_page_t::real16_page_t* p__parent = nullptr, rntuple_page_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~real16_t();

    private:
        bool f_exponent;
        uint64_t m_exponent = 0;

    public:

        /**
         * Exponent, with 15 added.
         */
        uint64_t exponent();

    private:
        bool f_fraction;
        uint64_t m_fraction = 0;

    public:

        /**
         * Fraction, in 1024ths.
         */
        uint64_t fraction();

    private:
        bool f_is_negative;
        bool m_is_negative = 0;

    public:

        /**
         * Whether the sign is minus.
         */
        bool is_negative();

    private:
        uint16_t m_bits = 0;
        rntuple_page_t* m__root;
        rntuple_page_t::real16_page_t* m__parent;

    public:

        /**
         * The bits of the number.
         */
        uint16_t bits() const { return m_bits; }
        rntuple_page_t* _root() const { return m__root; }
        rntuple_page_t::real16_page_t* _parent() const { return m__parent; }
    };

    /**
     * Page of floating point numbers of 16 bits (IEEE 754 binary16).
     * Column types: Real16, SplitReal16.
     * \sa https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description RNTuple Binary Format Specification 1.0, section 'Column Description'
     */

    class real16_page_t : public kaitai::kstruct {

    public:

        real16_page_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent = nullptr, rntuple_page_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~real16_page_t();

    private:
        std::unique_ptr<std::vector<std::unique_ptr<real16_t>>> m_elements;
        rntuple_page_t* m__root;
        kaitai::kstruct* m__parent;

    public:

        /**
         * The elements, in order.
         */
        std::vector<std::unique_ptr<real16_t>>* elements() const { return m_elements.get(); }
        rntuple_page_t* _root() const { return m__root; }
        kaitai::kstruct* _parent() const { return m__parent; }
    };

    /**
     * Page of floating point numbers of 32 bits (IEEE 754 binary32).
     * Column types: Real32, SplitReal32.
     * \sa https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description RNTuple Binary Format Specification 1.0, section 'Column Description'
     */

    class real32_page_t : public kaitai::kstruct {

    public:

        real32_page_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent = nullptr, rntuple_page_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~real32_page_t();

    private:
        std::unique_ptr<std::vector<float>> m_elements;
        rntuple_page_t* m__root;
        kaitai::kstruct* m__parent;

    public:

        /**
         * The elements, in order.
         */
        std::vector<float>* elements() const { return m_elements.get(); }
        rntuple_page_t* _root() const { return m__root; }
        kaitai::kstruct* _parent() const { return m__parent; }
    };

    /**
     * Page of floating point numbers of 64 bits (IEEE 754 binary64).
     * Column types: Real64, SplitReal64.
     * \sa https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description RNTuple Binary Format Specification 1.0, section 'Column Description'
     */

    class real64_page_t : public kaitai::kstruct {

    public:

        real64_page_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent = nullptr, rntuple_page_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~real64_page_t();

    private:
        std::unique_ptr<std::vector<double>> m_elements;
        rntuple_page_t* m__root;
        kaitai::kstruct* m__parent;

    public:

        /**
         * The elements, in order.
         */
        std::vector<double>* elements() const { return m_elements.get(); }
        rntuple_page_t* _root() const { return m__root; }
        kaitai::kstruct* _parent() const { return m__parent; }
    };

    /**
     * Element of a variant in 64 bits, of which 32 are the index.
     * \sa https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description RNTuple Binary Format Specification 1.0, section 'Column Description'
     */

    class switch32_t : public kaitai::kstruct {

    public:

        switch32_t(kaitai::kstream* p__io, rntuple_page_t::switch32_page_t* p__parent = nullptr, rntuple_page_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~switch32_t();

    private:
        uint32_t m_element_index = 0;
        uint32_t m_tag = 0;
        rntuple_page_t* m__root;
        rntuple_page_t::switch32_page_t* m__parent;

    public:

        /**
         * Index of the value in the columns of the alternative.
         */
        uint32_t element_index() const { return m_element_index; }

        /**
         * Which alternative is set, counted from 1; 0 if none is.
         */
        uint32_t tag() const { return m_tag; }
        rntuple_page_t* _root() const { return m__root; }
        rntuple_page_t::switch32_page_t* _parent() const { return m__parent; }
    };

    /**
     * Page of elements of variants, 32 bits of index.
     * Column types: Switch of the format before its specification.
     * \sa https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description RNTuple Binary Format Specification 1.0, section 'Column Description'
     */

    class switch32_page_t : public kaitai::kstruct {

    public:

        switch32_page_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent = nullptr, rntuple_page_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~switch32_page_t();

    private:
        std::unique_ptr<std::vector<std::unique_ptr<switch32_t>>> m_elements;
        rntuple_page_t* m__root;
        kaitai::kstruct* m__parent;

    public:

        /**
         * The elements, in order.
         */
        std::vector<std::unique_ptr<switch32_t>>* elements() const { return m_elements.get(); }
        rntuple_page_t* _root() const { return m__root; }
        kaitai::kstruct* _parent() const { return m__parent; }
    };

    /**
     * Element of a variant in 64 bits, of which 44 are the index.
     * \sa https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description RNTuple Binary Format Specification 1.0, section 'Column Description'
     */

    class switch44_t : public kaitai::kstruct {

    public:

        switch44_t(kaitai::kstream* p__io, rntuple_page_t::switch44_page_t* p__parent = nullptr, rntuple_page_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~switch44_t();

    private:
        bool f_element_index;
        uint64_t m_element_index = 0;

    public:

        /**
         * Index of the value in the columns of the alternative.
         */
        uint64_t element_index();

    private:
        bool f_tag;
        uint64_t m_tag = 0;

    public:

        /**
         * Which alternative is set, counted from 1; 0 if none is.
         */
        uint64_t tag();

    private:
        uint32_t m_lo = 0;
        uint32_t m_hi = 0;
        rntuple_page_t* m__root;
        rntuple_page_t::switch44_page_t* m__parent;

    public:

        /**
         * Low 32 bits of the index.
         */
        uint32_t lo() const { return m_lo; }

        /**
         * High 12 bits of the index, and 20 bits of the tag above them.
         */
        uint32_t hi() const { return m_hi; }
        rntuple_page_t* _root() const { return m__root; }
        rntuple_page_t::switch44_page_t* _parent() const { return m__parent; }
    };

    /**
     * Page of elements of variants, 44 bits of index.
     * Column types: Switch of the first candidate, as ROOT 6.28 wrote it.
     * \sa https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description RNTuple Binary Format Specification 1.0, section 'Column Description'
     */

    class switch44_page_t : public kaitai::kstruct {

    public:

        switch44_page_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent = nullptr, rntuple_page_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~switch44_page_t();

    private:
        std::unique_ptr<std::vector<std::unique_ptr<switch44_t>>> m_elements;
        rntuple_page_t* m__root;
        kaitai::kstruct* m__parent;

    public:

        /**
         * The elements, in order.
         */
        std::vector<std::unique_ptr<switch44_t>>* elements() const { return m_elements.get(); }
        rntuple_page_t* _root() const { return m__root; }
        kaitai::kstruct* _parent() const { return m__parent; }
    };

    /**
     * Element of a variant; which alternative is set, and where its value is.
     * \sa https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description RNTuple Binary Format Specification 1.0, section 'Column Description'
     */

    class switch96_t : public kaitai::kstruct {

    public:

        switch96_t(kaitai::kstream* p__io, rntuple_page_t::switch_page_t* p__parent = nullptr, rntuple_page_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~switch96_t();

    private:
        uint64_t m_element_index = 0;
        uint32_t m_tag = 0;
        rntuple_page_t* m__root;
        rntuple_page_t::switch_page_t* m__parent;

    public:

        /**
         * Index of the value in the columns of the alternative.
         */
        uint64_t element_index() const { return m_element_index; }

        /**
         * Which alternative is set, counted from 1; 0 if none is.
         */
        uint32_t tag() const { return m_tag; }
        rntuple_page_t* _root() const { return m__root; }
        rntuple_page_t::switch_page_t* _parent() const { return m__parent; }
    };

    /**
     * Page of elements of variants.
     * Column types: Switch of the releases and the second candidate.
     * \sa https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description RNTuple Binary Format Specification 1.0, section 'Column Description'
     */

    class switch_page_t : public kaitai::kstruct {

    public:

        switch_page_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent = nullptr, rntuple_page_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~switch_page_t();

    private:
        std::unique_ptr<std::vector<std::unique_ptr<switch96_t>>> m_elements;
        rntuple_page_t* m__root;
        kaitai::kstruct* m__parent;

    public:

        /**
         * The elements, in order.
         */
        std::vector<std::unique_ptr<switch96_t>>* elements() const { return m_elements.get(); }
        rntuple_page_t* _root() const { return m__root; }
        kaitai::kstruct* _parent() const { return m__parent; }
    };

    /**
     * Page of unsigned integers of 16 bits.
     * Column types: UInt16, SplitUInt16, SplitInt16 (zigzag).
     * \sa https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description RNTuple Binary Format Specification 1.0, section 'Column Description'
     */

    class uint16_page_t : public kaitai::kstruct {

    public:

        uint16_page_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent = nullptr, rntuple_page_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~uint16_page_t();

    private:
        std::unique_ptr<std::vector<uint16_t>> m_elements;
        rntuple_page_t* m__root;
        kaitai::kstruct* m__parent;

    public:

        /**
         * The elements, in order.
         */
        std::vector<uint16_t>* elements() const { return m_elements.get(); }
        rntuple_page_t* _root() const { return m__root; }
        kaitai::kstruct* _parent() const { return m__parent; }
    };

    /**
     * Page of unsigned integers of 32 bits.
     * Column types: UInt32, Index32, SplitUInt32, SplitInt32 (zigzag), SplitIndex32 (delta).
     * \sa https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description RNTuple Binary Format Specification 1.0, section 'Column Description'
     */

    class uint32_page_t : public kaitai::kstruct {

    public:

        uint32_page_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent = nullptr, rntuple_page_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~uint32_page_t();

    private:
        std::unique_ptr<std::vector<uint32_t>> m_elements;
        rntuple_page_t* m__root;
        kaitai::kstruct* m__parent;

    public:

        /**
         * The elements, in order.
         */
        std::vector<uint32_t>* elements() const { return m_elements.get(); }
        rntuple_page_t* _root() const { return m__root; }
        kaitai::kstruct* _parent() const { return m__parent; }
    };

    /**
     * Page of unsigned integers of 64 bits.
     * Column types: UInt64, Index64, SplitUInt64, SplitInt64 (zigzag), SplitIndex64 (delta).
     * \sa https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description RNTuple Binary Format Specification 1.0, section 'Column Description'
     */

    class uint64_page_t : public kaitai::kstruct {

    public:

        uint64_page_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent = nullptr, rntuple_page_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~uint64_page_t();

    private:
        std::unique_ptr<std::vector<uint64_t>> m_elements;
        rntuple_page_t* m__root;
        kaitai::kstruct* m__parent;

    public:

        /**
         * The elements, in order.
         */
        std::vector<uint64_t>* elements() const { return m_elements.get(); }
        rntuple_page_t* _root() const { return m__root; }
        kaitai::kstruct* _parent() const { return m__parent; }
    };

    /**
     * Page of unsigned integers of 8 bits.
     * Column types: Byte, Char, UInt8.
     * \sa https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description RNTuple Binary Format Specification 1.0, section 'Column Description'
     */

    class uint8_page_t : public kaitai::kstruct {

    public:

        uint8_page_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent = nullptr, rntuple_page_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~uint8_page_t();

    private:
        std::unique_ptr<std::vector<uint8_t>> m_elements;
        rntuple_page_t* m__root;
        kaitai::kstruct* m__parent;

    public:

        /**
         * The elements, in order.
         */
        std::vector<uint8_t>* elements() const { return m_elements.get(); }
        rntuple_page_t* _root() const { return m__root; }
        kaitai::kstruct* _parent() const { return m__parent; }
    };

private:
    std::string m_raw;
    rntuple_page_t* m__root;
    kaitai::kstruct* m__parent;

public:

    /**
     * Bytes of the page, as decompressed.
     */
    std::string raw() const { return m_raw; }
    rntuple_page_t* _root() const { return m__root; }
    kaitai::kstruct* _parent() const { return m__parent; }
};

}  // namespace rntuple
