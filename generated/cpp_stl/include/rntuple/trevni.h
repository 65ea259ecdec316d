// Generated from spec/trevni.ksy by tools/generate; edit spec/parts/trevni.ksy and run `make generate`.
#pragma once

// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

#include <rntuple/kaitai.h>
#include <stdint.h>
#include <memory>
#include <vector>

namespace rntuple {

class trevni_t;

/**
 * A Trevni file, up to the start of its first column. Version 1 is the format of the document (and of Avro before
 * 1.7.5). Version 2 is that of Avro since then. Both share everything in this grammar.
 * \sa https://github.com/nongli/Trevni/wiki/File-format#format-description Trevni file format, section 'Format description'
 */

class trevni_t : public kaitai::kstruct {

public:
    class block_descriptor_t;
    class column_t;
    class column_counted_t;
    class column_fixed32_t;
    class column_fixed64_t;
    class column_zigzag_t;
    class counted_block_descriptor_t;
    class counted_bytes_t;
    class counted_values_t;
    class fixed32_block_descriptor_t;
    class fixed64_block_descriptor_t;
    class length_t;
    class metadata_map_t;
    class metadata_pair_t;
    class repeated_block_t;
    class zigzag_t;
    class zigzag_block_descriptor_t;
    class zigzag_values_t;

    trevni_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent = nullptr, trevni_t* p__root = nullptr);

private:
    void _read();
    void _clean_up();

public:
    ~trevni_t();

    /**
     * Sizes of a block.
     * \sa https://github.com/nongli/Trevni/wiki/File-format#format-description Trevni file format, section 'Format description'
     */

    class block_descriptor_t : public kaitai::kstruct {

    public:

        block_descriptor_t(kaitai::kstream* p__io, trevni_t::column_t* p__parent = nullptr, trevni_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~block_descriptor_t();

    private:
        uint32_t m_num_rows = 0;
        uint32_t m_len_block = 0;
        uint32_t m_len_block_stored = 0;
        trevni_t* m__root;
        trevni_t::column_t* m__parent;

    public:

        /**
         * Number of rows in the block.
         */
        uint32_t num_rows() const { return m_num_rows; }

        /**
         * Bytes of the block before compression, without the checksum.
         */
        uint32_t len_block() const { return m_len_block; }

        /**
         * Bytes of the block as stored, without the checksum.
         */
        uint32_t len_block_stored() const { return m_len_block_stored; }
        trevni_t* _root() const { return m__root; }
        trevni_t::column_t* _parent() const { return m__parent; }
    };

    /**
     * A column without first values (key trevni.values).
     * \sa https://github.com/nongli/Trevni/wiki/File-format#format-description Trevni file format, section 'Format description'
     */

    class column_t : public kaitai::kstruct {

    public:

        column_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent = nullptr, trevni_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~column_t();

    private:
        uint32_t m_num_blocks = 0;
        std::unique_ptr<std::vector<std::unique_ptr<block_descriptor_t>>> m_descriptors;
        std::string m_blocks;
        trevni_t* m__root;
        kaitai::kstruct* m__parent;

    public:

        /**
         * Number of blocks; bounded by the bytes that are there.
         */
        uint32_t num_blocks() const { return m_num_blocks; }

        /**
         * One description of each block, in order.
         */
        std::vector<std::unique_ptr<block_descriptor_t>>* descriptors() const { return m_descriptors.get(); }

        /**
         * The blocks, one after the other without gaps: each of the compressed size of its description, and four bytes more
         * if the column has checksums.
         */
        std::string blocks() const { return m_blocks; }
        trevni_t* _root() const { return m__root; }
        kaitai::kstruct* _parent() const { return m__parent; }
    };

    /**
     * A column of String or Bytes values, with the first value of each block.
     * \sa https://github.com/nongli/Trevni/wiki/File-format#format-description Trevni file format, section 'Format description'
     */

    class column_counted_t : public kaitai::kstruct {

    public:

        column_counted_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent = nullptr, trevni_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~column_counted_t();

    private:
        uint32_t m_num_blocks = 0;
        std::unique_ptr<std::vector<std::unique_ptr<counted_block_descriptor_t>>> m_descriptors;
        std::string m_blocks;
        trevni_t* m__root;
        kaitai::kstruct* m__parent;

    public:

        /**
         * Number of blocks; bounded by the bytes that are there.
         */
        uint32_t num_blocks() const { return m_num_blocks; }

        /**
         * One description of each block, in order.
         */
        std::vector<std::unique_ptr<counted_block_descriptor_t>>* descriptors() const { return m_descriptors.get(); }

        /**
         * The blocks, one after the other without gaps: each of the compressed size of its description, and four bytes more
         * if the column has checksums.
         */
        std::string blocks() const { return m_blocks; }
        trevni_t* _root() const { return m__root; }
        kaitai::kstruct* _parent() const { return m__parent; }
    };

    /**
     * A column of Fixed32 or Float values, with the first value of each block.
     * \sa https://github.com/nongli/Trevni/wiki/File-format#format-description Trevni file format, section 'Format description'
     */

    class column_fixed32_t : public kaitai::kstruct {

    public:

        column_fixed32_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent = nullptr, trevni_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~column_fixed32_t();

    private:
        uint32_t m_num_blocks = 0;
        std::unique_ptr<std::vector<std::unique_ptr<fixed32_block_descriptor_t>>> m_descriptors;
        std::string m_blocks;
        trevni_t* m__root;
        kaitai::kstruct* m__parent;

    public:

        /**
         * Number of blocks; bounded by the bytes that are there.
         */
        uint32_t num_blocks() const { return m_num_blocks; }

        /**
         * One description of each block, in order.
         */
        std::vector<std::unique_ptr<fixed32_block_descriptor_t>>* descriptors() const { return m_descriptors.get(); }

        /**
         * The blocks, one after the other without gaps: each of the compressed size of its description, and four bytes more
         * if the column has checksums.
         */
        std::string blocks() const { return m_blocks; }
        trevni_t* _root() const { return m__root; }
        kaitai::kstruct* _parent() const { return m__parent; }
    };

    /**
     * A column of Fixed64 or Double values, with the first value of each block.
     * \sa https://github.com/nongli/Trevni/wiki/File-format#format-description Trevni file format, section 'Format description'
     */

    class column_fixed64_t : public kaitai::kstruct {

    public:

        column_fixed64_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent = nullptr, trevni_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~column_fixed64_t();

    private:
        uint32_t m_num_blocks = 0;
        std::unique_ptr<std::vector<std::unique_ptr<fixed64_block_descriptor_t>>> m_descriptors;
        std::string m_blocks;
        trevni_t* m__root;
        kaitai::kstruct* m__parent;

    public:

        /**
         * Number of blocks; bounded by the bytes that are there.
         */
        uint32_t num_blocks() const { return m_num_blocks; }

        /**
         * One description of each block, in order.
         */
        std::vector<std::unique_ptr<fixed64_block_descriptor_t>>* descriptors() const { return m_descriptors.get(); }

        /**
         * The blocks, one after the other without gaps: each of the compressed size of its description, and four bytes more
         * if the column has checksums.
         */
        std::string blocks() const { return m_blocks; }
        trevni_t* _root() const { return m__root; }
        kaitai::kstruct* _parent() const { return m__parent; }
    };

    /**
     * A column of Long or Int values, with the first value of each block.
     * \sa https://github.com/nongli/Trevni/wiki/File-format#format-description Trevni file format, section 'Format description'
     */

    class column_zigzag_t : public kaitai::kstruct {

    public:

        column_zigzag_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent = nullptr, trevni_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~column_zigzag_t();

    private:
        uint32_t m_num_blocks = 0;
        std::unique_ptr<std::vector<std::unique_ptr<zigzag_block_descriptor_t>>> m_descriptors;
        std::string m_blocks;
        trevni_t* m__root;
        kaitai::kstruct* m__parent;

    public:

        /**
         * Number of blocks; bounded by the bytes that are there.
         */
        uint32_t num_blocks() const { return m_num_blocks; }

        /**
         * One description of each block, in order.
         */
        std::vector<std::unique_ptr<zigzag_block_descriptor_t>>* descriptors() const { return m_descriptors.get(); }

        /**
         * The blocks, one after the other without gaps: each of the compressed size of its description, and four bytes more
         * if the column has checksums.
         */
        std::string blocks() const { return m_blocks; }
        trevni_t* _root() const { return m__root; }
        kaitai::kstruct* _parent() const { return m__parent; }
    };

    /**
     * Sizes of a block, and its first value.
     * \sa https://github.com/nongli/Trevni/wiki/File-format#format-description Trevni file format, section 'Format description'
     */

    class counted_block_descriptor_t : public kaitai::kstruct {

    public:

        counted_block_descriptor_t(kaitai::kstream* p__io, trevni_t::column_counted_t* p__parent = nullptr, trevni_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~counted_block_descriptor_t();

    private:
        uint32_t m_num_rows = 0;
        uint32_t m_len_block = 0;
        uint32_t m_len_block_stored = 0;
        std::unique_ptr<counted_bytes_t> m_first_value;
        trevni_t* m__root;
        trevni_t::column_counted_t* m__parent;

    public:

        /**
         * Number of rows in the block.
         */
        uint32_t num_rows() const { return m_num_rows; }

        /**
         * Bytes of the block before compression, without the checksum.
         */
        uint32_t len_block() const { return m_len_block; }

        /**
         * Bytes of the block as stored, without the checksum.
         */
        uint32_t len_block_stored() const { return m_len_block_stored; }

        /**
         * First value of the block, a String or Bytes.
         */
        counted_bytes_t* first_value() const { return m_first_value.get(); }
        trevni_t* _root() const { return m__root; }
        trevni_t::column_counted_t* _parent() const { return m__parent; }
    };

    /**
     * A String or Bytes value.
     * \sa https://github.com/nongli/Trevni/wiki/File-format#data-types Trevni file format, section 'Data types'
     */

    class counted_bytes_t : public kaitai::kstruct {

    public:

        counted_bytes_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent = nullptr, trevni_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~counted_bytes_t();

    private:
        std::unique_ptr<length_t> m_nbytes;
        std::string m_raw;
        trevni_t* m__root;
        kaitai::kstruct* m__parent;

    public:

        /**
         * Number of bytes.
         */
        length_t* nbytes() const { return m_nbytes.get(); }

        /**
         * The bytes.
         */
        std::string raw() const { return m_raw; }
        trevni_t* _root() const { return m__root; }
        kaitai::kstruct* _parent() const { return m__parent; }
    };

    /**
     * The String or Bytes values of a block.
     * \sa https://github.com/nongli/Trevni/wiki/File-format#data-types Trevni file format, section 'Data types'
     */

    class counted_values_t : public kaitai::kstruct {

    public:

        counted_values_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent = nullptr, trevni_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~counted_values_t();

    private:
        std::unique_ptr<std::vector<std::unique_ptr<counted_bytes_t>>> m_values;
        trevni_t* m__root;
        kaitai::kstruct* m__parent;

    public:

        /**
         * The values, in order.
         */
        std::vector<std::unique_ptr<counted_bytes_t>>* values() const { return m_values.get(); }
        trevni_t* _root() const { return m__root; }
        kaitai::kstruct* _parent() const { return m__parent; }
    };

    /**
     * Sizes of a block, and its first value.
     * \sa https://github.com/nongli/Trevni/wiki/File-format#format-description Trevni file format, section 'Format description'
     */

    class fixed32_block_descriptor_t : public kaitai::kstruct {

    public:

        fixed32_block_descriptor_t(kaitai::kstream* p__io, trevni_t::column_fixed32_t* p__parent = nullptr, trevni_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~fixed32_block_descriptor_t();

    private:
        uint32_t m_num_rows = 0;
        uint32_t m_len_block = 0;
        uint32_t m_len_block_stored = 0;
        uint32_t m_first_value = 0;
        trevni_t* m__root;
        trevni_t::column_fixed32_t* m__parent;

    public:

        /**
         * Number of rows in the block.
         */
        uint32_t num_rows() const { return m_num_rows; }

        /**
         * Bytes of the block before compression, without the checksum.
         */
        uint32_t len_block() const { return m_len_block; }

        /**
         * Bytes of the block as stored, without the checksum.
         */
        uint32_t len_block_stored() const { return m_len_block_stored; }

        /**
         * Bits of the first value of the block, a Fixed32 or Float.
         */
        uint32_t first_value() const { return m_first_value; }
        trevni_t* _root() const { return m__root; }
        trevni_t::column_fixed32_t* _parent() const { return m__parent; }
    };

    /**
     * Sizes of a block, and its first value.
     * \sa https://github.com/nongli/Trevni/wiki/File-format#format-description Trevni file format, section 'Format description'
     */

    class fixed64_block_descriptor_t : public kaitai::kstruct {

    public:

        fixed64_block_descriptor_t(kaitai::kstream* p__io, trevni_t::column_fixed64_t* p__parent = nullptr, trevni_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~fixed64_block_descriptor_t();

    private:
        uint32_t m_num_rows = 0;
        uint32_t m_len_block = 0;
        uint32_t m_len_block_stored = 0;
        uint64_t m_first_value = 0;
        trevni_t* m__root;
        trevni_t::column_fixed64_t* m__parent;

    public:

        /**
         * Number of rows in the block.
         */
        uint32_t num_rows() const { return m_num_rows; }

        /**
         * Bytes of the block before compression, without the checksum.
         */
        uint32_t len_block() const { return m_len_block; }

        /**
         * Bytes of the block as stored, without the checksum.
         */
        uint32_t len_block_stored() const { return m_len_block_stored; }

        /**
         * Bits of the first value of the block, a Fixed64 or Double.
         */
        uint64_t first_value() const { return m_first_value; }
        trevni_t* _root() const { return m__root; }
        trevni_t::column_fixed64_t* _parent() const { return m__parent; }
    };

    /**
     * A Long (zig-zag, then base 128 with the least significant group first) that counts what follows: not negative, and
     * below 2^34. No group may count more than the remaining bytes, so an absurd length is refused at once.
     * \sa https://github.com/nongli/Trevni/wiki/File-format#data-types Trevni file format, section 'Data types'
     */

    class length_t : public kaitai::kstruct {

    public:

        length_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent = nullptr, trevni_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~length_t();

    private:
        bool f_value;
        uint64_t m_value = 0;

    public:

        /**
         * The number.
         */
        uint64_t value();

    private:
        uint8_t m_group_0 = 0;
        uint8_t m_group_1 = 0;
        bool n_group_1;

    public:
        bool _is_null_group_1() { group_1(); return n_group_1; };

    private:
        uint8_t m_group_2 = 0;
        bool n_group_2;

    public:
        bool _is_null_group_2() { group_2(); return n_group_2; };

    private:
        uint8_t m_group_3 = 0;
        bool n_group_3;

    public:
        bool _is_null_group_3() { group_3(); return n_group_3; };

    private:
        uint8_t m_group_4 = 0;
        bool n_group_4;

    public:
        bool _is_null_group_4() { group_4(); return n_group_4; };

    private:
        uint8_t m_group_5 = 0;
        bool n_group_5;

    public:
        bool _is_null_group_5() { group_5(); return n_group_5; };

    private:
        uint8_t m_group_6 = 0;
        bool n_group_6;

    public:
        bool _is_null_group_6() { group_6(); return n_group_6; };

    private:
        uint8_t m_group_7 = 0;
        bool n_group_7;

    public:
        bool _is_null_group_7() { group_7(); return n_group_7; };

    private:
        uint8_t m_group_8 = 0;
        bool n_group_8;

    public:
        bool _is_null_group_8() { group_8(); return n_group_8; };

    private:
        uint8_t m_group_9 = 0;
        bool n_group_9;

    public:
        bool _is_null_group_9() { group_9(); return n_group_9; };

    private:
        trevni_t* m__root;
        kaitai::kstruct* m__parent;

    public:

        /**
         * Bits 0 to 6 of the zig-zag form, and whether another group follows (bit 7); bit 0 is the sign.
         */
        uint8_t group_0() const { return m_group_0; }

        /**
         * Bits 7 to 13 of the zig-zag form, and whether another group follows (bit 7).
         */
        uint8_t group_1() const { return m_group_1; }

        /**
         * Bits 14 to 20 of the zig-zag form, and whether another group follows (bit 7).
         */
        uint8_t group_2() const { return m_group_2; }

        /**
         * Bits 21 to 27 of the zig-zag form, and whether another group follows (bit 7).
         */
        uint8_t group_3() const { return m_group_3; }

        /**
         * Bits 28 to 34 of the zig-zag form, and whether another group follows (bit 7).
         */
        uint8_t group_4() const { return m_group_4; }

        /**
         * Bits 35 to 41 of the zig-zag form, and whether another group follows (bit 7).
         */
        uint8_t group_5() const { return m_group_5; }

        /**
         * Bits 42 to 48 of the zig-zag form, and whether another group follows (bit 7).
         */
        uint8_t group_6() const { return m_group_6; }

        /**
         * Bits 49 to 55 of the zig-zag form, and whether another group follows (bit 7).
         */
        uint8_t group_7() const { return m_group_7; }

        /**
         * Bits 56 to 62 of the zig-zag form, and whether another group follows (bit 7).
         */
        uint8_t group_8() const { return m_group_8; }

        /**
         * Bit 63 of the zig-zag form; no group follows.
         */
        uint8_t group_9() const { return m_group_9; }
        trevni_t* _root() const { return m__root; }
        kaitai::kstruct* _parent() const { return m__parent; }
    };

    /**
     * Keys and values, in one flat list.
     * \sa https://github.com/nongli/Trevni/wiki/File-format#format-description Trevni file format, section 'Format description'
     */

    class metadata_map_t : public kaitai::kstruct {

    public:

        metadata_map_t(kaitai::kstream* p__io, trevni_t* p__parent = nullptr, trevni_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~metadata_map_t();

    private:
        std::unique_ptr<length_t> m_num_pairs;
        std::unique_ptr<std::vector<std::unique_ptr<metadata_pair_t>>> m_pairs;
        trevni_t* m__root;
        trevni_t* m__parent;

    public:

        /**
         * Number of pairs.
         */
        length_t* num_pairs() const { return m_num_pairs.get(); }

        /**
         * The pairs, in order.
         */
        std::vector<std::unique_ptr<metadata_pair_t>>* pairs() const { return m_pairs.get(); }
        trevni_t* _root() const { return m__root; }
        trevni_t* _parent() const { return m__parent; }
    };

    /**
     * One key and its value.
     * \sa https://github.com/nongli/Trevni/wiki/File-format#format-description Trevni file format, section 'Format description'
     */

    class metadata_pair_t : public kaitai::kstruct {

    public:

        metadata_pair_t(kaitai::kstream* p__io, trevni_t::metadata_map_t* p__parent = nullptr, trevni_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~metadata_pair_t();

    private:
        std::unique_ptr<counted_bytes_t> m_key;
        std::unique_ptr<counted_bytes_t> m_value;
        trevni_t* m__root;
        trevni_t::metadata_map_t* m__parent;

    public:

        /**
         * The key, UTF-8; those that start with trevni. have a meaning in the format.
         */
        counted_bytes_t* key() const { return m_key.get(); }

        /**
         * The value; text in UTF-8 for all keys that have a meaning in the format.
         */
        counted_bytes_t* value() const { return m_value.get(); }
        trevni_t* _root() const { return m__root; }
        trevni_t::metadata_map_t* _parent() const { return m__parent; }
    };

    /**
     * Contents of a block of a column with repetition levels, uncompressed and without the checksum. Other blocks have
     * neither the count nor the repetition levels, as there is one entry for each row.
     * \sa https://github.com/nongli/Trevni/wiki/File-format#format-description Trevni file format, section 'Format description'
     */

    class repeated_block_t : public kaitai::kstruct {

    public:

        repeated_block_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent = nullptr, trevni_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~repeated_block_t();

    private:
        uint32_t m_num_entries = 0;
        std::string m_contents;
        trevni_t* m__root;
        kaitai::kstruct* m__parent;

    public:

        /**
         * Number of pairs of levels.
         */
        uint32_t num_entries() const { return m_num_entries; }

        /**
         * Definition levels, repetition levels, then values. Levels are packed from the least significant bit on, each
         * in as few bits as the largest level needs; both arrays end at a byte.
         */
        std::string contents() const { return m_contents; }
        trevni_t* _root() const { return m__root; }
        kaitai::kstruct* _parent() const { return m__parent; }
    };

    /**
     * A Long or Int of any size: zig-zag, then base 128 with the least significant group first. Zig-zag numbers are 0,
     * 1, 2, 3 for 0, -1, 1, -2; the parts of them are low + 2^28 middle + 2^56 high.
     * \sa https://github.com/nongli/Trevni/wiki/File-format#data-types Trevni file format, section 'Data types'
     */

    class zigzag_t : public kaitai::kstruct {

    public:

        zigzag_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent = nullptr, trevni_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~zigzag_t();

    private:
        bool f_high;
        uint64_t m_high = 0;

    public:

        /**
         * Bits 56 to 63 of the zig-zag form.
         */
        uint64_t high();

    private:
        bool f_low;
        uint64_t m_low = 0;

    public:

        /**
         * Bits 0 to 27 of the zig-zag form.
         */
        uint64_t low();

    private:
        bool f_middle;
        uint64_t m_middle = 0;

    public:

        /**
         * Bits 28 to 55 of the zig-zag form.
         */
        uint64_t middle();

    private:
        uint8_t m_group_0 = 0;
        uint8_t m_group_1 = 0;
        bool n_group_1;

    public:
        bool _is_null_group_1() { group_1(); return n_group_1; };

    private:
        uint8_t m_group_2 = 0;
        bool n_group_2;

    public:
        bool _is_null_group_2() { group_2(); return n_group_2; };

    private:
        uint8_t m_group_3 = 0;
        bool n_group_3;

    public:
        bool _is_null_group_3() { group_3(); return n_group_3; };

    private:
        uint8_t m_group_4 = 0;
        bool n_group_4;

    public:
        bool _is_null_group_4() { group_4(); return n_group_4; };

    private:
        uint8_t m_group_5 = 0;
        bool n_group_5;

    public:
        bool _is_null_group_5() { group_5(); return n_group_5; };

    private:
        uint8_t m_group_6 = 0;
        bool n_group_6;

    public:
        bool _is_null_group_6() { group_6(); return n_group_6; };

    private:
        uint8_t m_group_7 = 0;
        bool n_group_7;

    public:
        bool _is_null_group_7() { group_7(); return n_group_7; };

    private:
        uint8_t m_group_8 = 0;
        bool n_group_8;

    public:
        bool _is_null_group_8() { group_8(); return n_group_8; };

    private:
        uint8_t m_group_9 = 0;
        bool n_group_9;

    public:
        bool _is_null_group_9() { group_9(); return n_group_9; };

    private:
        trevni_t* m__root;
        kaitai::kstruct* m__parent;

    public:

        /**
         * Bits 0 to 6 of the zig-zag form, and whether another group follows (bit 7); bit 0 is the sign.
         */
        uint8_t group_0() const { return m_group_0; }

        /**
         * Bits 7 to 13 of the zig-zag form, and whether another group follows (bit 7).
         */
        uint8_t group_1() const { return m_group_1; }

        /**
         * Bits 14 to 20 of the zig-zag form, and whether another group follows (bit 7).
         */
        uint8_t group_2() const { return m_group_2; }

        /**
         * Bits 21 to 27 of the zig-zag form, and whether another group follows (bit 7).
         */
        uint8_t group_3() const { return m_group_3; }

        /**
         * Bits 28 to 34 of the zig-zag form, and whether another group follows (bit 7).
         */
        uint8_t group_4() const { return m_group_4; }

        /**
         * Bits 35 to 41 of the zig-zag form, and whether another group follows (bit 7).
         */
        uint8_t group_5() const { return m_group_5; }

        /**
         * Bits 42 to 48 of the zig-zag form, and whether another group follows (bit 7).
         */
        uint8_t group_6() const { return m_group_6; }

        /**
         * Bits 49 to 55 of the zig-zag form, and whether another group follows (bit 7).
         */
        uint8_t group_7() const { return m_group_7; }

        /**
         * Bits 56 to 62 of the zig-zag form, and whether another group follows (bit 7).
         */
        uint8_t group_8() const { return m_group_8; }

        /**
         * Bit 63 of the zig-zag form; no group follows.
         */
        uint8_t group_9() const { return m_group_9; }
        trevni_t* _root() const { return m__root; }
        kaitai::kstruct* _parent() const { return m__parent; }
    };

    /**
     * Sizes of a block, and its first value.
     * \sa https://github.com/nongli/Trevni/wiki/File-format#format-description Trevni file format, section 'Format description'
     */

    class zigzag_block_descriptor_t : public kaitai::kstruct {

    public:

        zigzag_block_descriptor_t(kaitai::kstream* p__io, trevni_t::column_zigzag_t* p__parent = nullptr, trevni_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~zigzag_block_descriptor_t();

    private:
        uint32_t m_num_rows = 0;
        uint32_t m_len_block = 0;
        uint32_t m_len_block_stored = 0;
        std::unique_ptr<zigzag_t> m_first_value;
        trevni_t* m__root;
        trevni_t::column_zigzag_t* m__parent;

    public:

        /**
         * Number of rows in the block.
         */
        uint32_t num_rows() const { return m_num_rows; }

        /**
         * Bytes of the block before compression, without the checksum.
         */
        uint32_t len_block() const { return m_len_block; }

        /**
         * Bytes of the block as stored, without the checksum.
         */
        uint32_t len_block_stored() const { return m_len_block_stored; }

        /**
         * First value of the block, a Long or Int.
         */
        zigzag_t* first_value() const { return m_first_value.get(); }
        trevni_t* _root() const { return m__root; }
        trevni_t::column_zigzag_t* _parent() const { return m__parent; }
    };

    /**
     * The Long or Int values of a block.
     * \sa https://github.com/nongli/Trevni/wiki/File-format#data-types Trevni file format, section 'Data types'
     */

    class zigzag_values_t : public kaitai::kstruct {

    public:

        zigzag_values_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent = nullptr, trevni_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~zigzag_values_t();

    private:
        std::unique_ptr<std::vector<std::unique_ptr<zigzag_t>>> m_values;
        trevni_t* m__root;
        kaitai::kstruct* m__parent;

    public:

        /**
         * The values, in order.
         */
        std::vector<std::unique_ptr<zigzag_t>>* values() const { return m_values.get(); }
        trevni_t* _root() const { return m__root; }
        kaitai::kstruct* _parent() const { return m__parent; }
    };

private:
    std::string m_magic;
    uint8_t m_version = 0;
    uint64_t m_num_rows = 0;
    uint32_t m_num_columns = 0;
    std::unique_ptr<metadata_map_t> m_metadata;
    std::unique_ptr<std::vector<std::unique_ptr<metadata_map_t>>> m_columns_metadata;
    std::unique_ptr<std::vector<uint64_t>> m_ofs_columns;
    std::string m_columns;
    trevni_t* m__root;
    kaitai::kstruct* m__parent;

public:

    /**
     * The letters Trv.
     */
    std::string magic() const { return m_magic; }

    /**
     * Version of the format; 1 is the document, 2 is Avro since 1.7.5.
     */
    uint8_t version() const { return m_version; }

    /**
     * Number of rows in the file.
     */
    uint64_t num_rows() const { return m_num_rows; }

    /**
     * Number of columns; bounded by the bytes that are there, as no column takes less than 9 bytes of the header.
     */
    uint32_t num_columns() const { return m_num_columns; }

    /**
     * Metadata of the file.
     */
    metadata_map_t* metadata() const { return m_metadata.get(); }

    /**
     * Metadata of each column.
     */
    std::vector<std::unique_ptr<metadata_map_t>>* columns_metadata() const { return m_columns_metadata.get(); }

    /**
     * File offset of each column; the first one starts where this table ends.
     */
    std::vector<uint64_t>* ofs_columns() const { return m_ofs_columns.get(); }

    /**
     * The columns, one after the other without gaps. Parse each from its start up to the next one as column. If its
     * metadata has the key trevni.values, use the type that fits the type of its values.
     */
    std::string columns() const { return m_columns; }
    trevni_t* _root() const { return m__root; }
    kaitai::kstruct* _parent() const { return m__parent; }
};

}  // namespace rntuple
