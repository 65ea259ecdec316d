// Generated from spec/root_file.ksy by tools/generate; edit spec/parts/root_file.ksy and run `make generate`.
#pragma once

// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

#include <rntuple/kaitai.h>
#include <stdint.h>
#include <memory>
#include <set>
#include <vector>

namespace rntuple {

class root_file_t;

/**
 * A ROOT file starts with a header, followed by records that each begin with a key. The header leads to the root
 * directory, which leads to its keys list, which leads to the anchors of the RNTuples in the file. An anchor names
 * the byte ranges of header and footer envelope. Envelopes and pages lie in records of class RBlob that no keys
 * list mentions; only the offset and size of their bytes address them.
 *
 * Offsets are stored in 32 bits (narrow) or 64 bits (wide); each structure states its form.
 * Integers are big-endian, except the sizes in compression chunks.
 * \sa https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#root-file-embedding RNTuple Binary Format Specification 1.0, section 'ROOT File embedding'
 */

class root_file_t : public kaitai::kstruct {

public:
    class anchor_t;
    class anchor_rc1_t;
    class anchor_rc2_t;
    class anchor_record_t;
    class blob_offset_table_t;
    class compression_block_t;
    class compression_chunk_t;
    class counted_string_t;
    class directory_t;
    class entry_t;
    class entry_list_t;
    class file_header_t;
    class free_entry_t;
    class free_list_t;
    class key_t;
    class keys_list_t;
    class record_t;

    enum compression_algorithm_t {
        COMPRESSION_ALGORITHM_DEFAULT = 0,
        COMPRESSION_ALGORITHM_ZLIB = 1,
        COMPRESSION_ALGORITHM_LZMA = 2,
        COMPRESSION_ALGORITHM_OLD = 3,
        COMPRESSION_ALGORITHM_LZ4 = 4,
        COMPRESSION_ALGORITHM_ZSTD = 5
    };
    static bool _is_defined_compression_algorithm_t(compression_algorithm_t v);

private:
    static const std::set<compression_algorithm_t> _values_compression_algorithm_t;

public:

    enum compression_tag_t {
        COMPRESSION_TAG_OLD = 17235,
        COMPRESSION_TAG_LZ4 = 19508,
        COMPRESSION_TAG_LZMA = 22618,
        COMPRESSION_TAG_ZLIB = 23116,
        COMPRESSION_TAG_ZSTD = 23123
    };
    static bool _is_defined_compression_tag_t(compression_tag_t v);

private:
    static const std::set<compression_tag_t> _values_compression_tag_t;

public:

    root_file_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent = nullptr, root_file_t* p__root = nullptr);

private:
    void _read();
    void _clean_up();

public:
    ~root_file_t();

    /**
     * Anchor object of an RNTuple of format epoch 1, after decompression: payload of a key of class
     * ROOT::RNTuple. Parsed from a slice that holds exactly the object: later versions append members, and
     * the checksum stays in the last 8 bytes.
     * \sa https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#anchor-schema RNTuple Binary Format Specification 1.0, section 'Anchor schema'
     */

    class anchor_t : public kaitai::kstruct {

    public:

        anchor_t(kaitai::kstream* p__io, root_file_t::anchor_record_t* p__parent = nullptr, root_file_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~anchor_t();

    private:
        uint32_t m_byte_count = 0;
        uint16_t m_class_version = 0;
        uint16_t m_version_epoch = 0;
        uint16_t m_version_major = 0;
        uint16_t m_version_minor = 0;
        uint16_t m_version_patch = 0;
        uint64_t m_ofs_header = 0;
        uint64_t m_len_header_stored = 0;
        uint64_t m_len_header = 0;
        uint64_t m_ofs_footer = 0;
        uint64_t m_len_footer_stored = 0;
        uint64_t m_len_footer = 0;
        uint64_t m_max_key_size = 0;
        std::string m_trailing;
        std::string m_checksum;
        root_file_t* m__root;
        root_file_t::anchor_record_t* m__parent;

    public:

        /**
         * Bytes of the object from the class version to the last member, with bit 30 set; the checksum is
         * not counted.
         */
        uint32_t byte_count() const { return m_byte_count; }

        /**
         * Version of the class ROOT::RNTuple.
         */
        uint16_t class_version() const { return m_class_version; }

        /**
         * Epoch of the format version.
         * \sa https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#versioning-notes RNTuple Binary Format Specification 1.0, section 'Versioning Notes'
         */
        uint16_t version_epoch() const { return m_version_epoch; }

        /**
         * Major part of the format version; for information only.
         */
        uint16_t version_major() const { return m_version_major; }

        /**
         * Minor part of the format version; for information only.
         */
        uint16_t version_minor() const { return m_version_minor; }

        /**
         * Patch part of the format version; for information only.
         */
        uint16_t version_patch() const { return m_version_patch; }

        /**
         * Offset of the header envelope.
         */
        uint64_t ofs_header() const { return m_ofs_header; }

        /**
         * Size in bytes of the header envelope as stored.
         */
        uint64_t len_header_stored() const { return m_len_header_stored; }

        /**
         * Length in bytes of the header envelope after decompression.
         */
        uint64_t len_header() const { return m_len_header; }

        /**
         * Offset of the footer envelope.
         */
        uint64_t ofs_footer() const { return m_ofs_footer; }

        /**
         * Size in bytes of the footer envelope as stored.
         */
        uint64_t len_footer_stored() const { return m_len_footer_stored; }

        /**
         * Length in bytes of the footer envelope after decompression.
         */
        uint64_t len_footer() const { return m_len_footer; }

        /**
         * Largest payload of one key; larger blobs are spread over several. 0 if blobs are never spread.
         */
        uint64_t max_key_size() const { return m_max_key_size; }

        /**
         * Unknown members in front of the checksum, appended by a later version of the format.
         */
        std::string trailing() const { return m_trailing; }

        /**
         * XXH3-64 of the members from version_epoch to the checksum, big-endian.
         */
        std::string checksum() const { return m_checksum; }
        root_file_t* _root() const { return m__root; }
        root_file_t::anchor_record_t* _parent() const { return m__parent; }
    };

    /**
     * Anchor object of an RNTuple of the first release candidate, or of the earlier drafts, which look the same here. It
     * is the payload of a key of class ROOT::Experimental::RNTuple, class versions 0 to 3. It has no checksum.
     * \sa https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#envelopes RNTuple Binary Format Specification 0.1, section 'Envelopes'
     */

    class anchor_rc1_t : public kaitai::kstruct {

    public:

        anchor_rc1_t(kaitai::kstream* p__io, root_file_t::anchor_record_t* p__parent = nullptr, root_file_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~anchor_rc1_t();

    private:
        uint32_t m_byte_count = 0;
        uint16_t m_class_version = 0;
        uint32_t m_class_checksum = 0;
        uint32_t m_version = 0;
        uint32_t m_len_in_memory = 0;
        uint64_t m_ofs_header = 0;
        uint32_t m_len_header_stored = 0;
        uint32_t m_len_header = 0;
        uint64_t m_ofs_footer = 0;
        uint32_t m_len_footer_stored = 0;
        uint32_t m_len_footer = 0;
        uint64_t m_reserved = 0;
        std::string m_trailing;
        root_file_t* m__root;
        root_file_t::anchor_record_t* m__parent;

    public:

        /**
         * Bytes of the object from the class version on, with bit 30 set.
         */
        uint32_t byte_count() const { return m_byte_count; }

        /**
         * Version of the class ROOT::Experimental::RNTuple.
         */
        uint16_t class_version() const { return m_class_version; }

        /**
         * Checksum that ROOT computed over the class; the same in all files of one class version.
         */
        uint32_t class_checksum() const { return m_class_checksum; }

        /**
         * Version of the anchor; 0.
         */
        uint32_t version() const { return m_version; }

        /**
         * Size in bytes of the anchor in memory.
         */
        uint32_t len_in_memory() const { return m_len_in_memory; }

        /**
         * Offset of the header envelope.
         */
        uint64_t ofs_header() const { return m_ofs_header; }

        /**
         * Size in bytes of the header envelope as stored.
         */
        uint32_t len_header_stored() const { return m_len_header_stored; }

        /**
         * Length in bytes of the header envelope after decompression.
         */
        uint32_t len_header() const { return m_len_header; }

        /**
         * Offset of the footer envelope.
         */
        uint64_t ofs_footer() const { return m_ofs_footer; }

        /**
         * Size in bytes of the footer envelope as stored.
         */
        uint32_t len_footer_stored() const { return m_len_footer_stored; }

        /**
         * Length in bytes of the footer envelope after decompression.
         */
        uint32_t len_footer() const { return m_len_footer; }

        /**
         * Zero.
         */
        uint64_t reserved() const { return m_reserved; }

        /**
         * Unknown members at the end.
         */
        std::string trailing() const { return m_trailing; }
        root_file_t* _root() const { return m__root; }
        root_file_t::anchor_record_t* _parent() const { return m__parent; }
    };

    /**
     * Anchor object of an RNTuple of epoch 0, second release candidate: payload of a key of class
     * ROOT::Experimental::RNTuple, class versions 4 to 6. Parsed from a slice that holds exactly the object.
     * \sa RNTuple Binary Format Specification 0.2, section 'Anchor schema'
     */

    class anchor_rc2_t : public kaitai::kstruct {

    public:

        anchor_rc2_t(kaitai::kstream* p__io, root_file_t::anchor_record_t* p__parent = nullptr, root_file_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~anchor_rc2_t();

    private:
        uint32_t m_byte_count = 0;
        uint16_t m_class_version = 0;
        uint16_t m_version_epoch = 0;
        uint16_t m_version_major = 0;
        uint16_t m_version_minor = 0;
        uint16_t m_version_patch = 0;
        uint64_t m_ofs_header = 0;
        uint64_t m_len_header_stored = 0;
        uint64_t m_len_header = 0;
        uint64_t m_ofs_footer = 0;
        uint64_t m_len_footer_stored = 0;
        uint64_t m_len_footer = 0;
        uint64_t m_max_key_size = 0;
        bool n_max_key_size;

    public:
        bool _is_null_max_key_size() { max_key_size(); return n_max_key_size; };

    private:
        std::string m_trailing;
        std::string m_checksum;
        root_file_t* m__root;
        root_file_t::anchor_record_t* m__parent;

    public:

        /**
         * Bytes of the object from the class version on, with bit 30 set; the checksum is counted in class
         * version 4 and not in 6.
         */
        uint32_t byte_count() const { return m_byte_count; }

        /**
         * Version of the class ROOT::Experimental::RNTuple.
         */
        uint16_t class_version() const { return m_class_version; }

        /**
         * Epoch of the format version.
         * \sa RNTuple Binary Format Specification 0.2, section 'Versioning Notes'
         */
        uint16_t version_epoch() const { return m_version_epoch; }

        /**
         * Major part of the format version; for information only.
         */
        uint16_t version_major() const { return m_version_major; }

        /**
         * Minor part of the format version; for information only.
         */
        uint16_t version_minor() const { return m_version_minor; }

        /**
         * Patch part of the format version; for information only.
         */
        uint16_t version_patch() const { return m_version_patch; }

        /**
         * Offset of the header envelope.
         */
        uint64_t ofs_header() const { return m_ofs_header; }

        /**
         * Size in bytes of the header envelope as stored.
         */
        uint64_t len_header_stored() const { return m_len_header_stored; }

        /**
         * Length in bytes of the header envelope after decompression.
         */
        uint64_t len_header() const { return m_len_header; }

        /**
         * Offset of the footer envelope.
         */
        uint64_t ofs_footer() const { return m_ofs_footer; }

        /**
         * Size in bytes of the footer envelope as stored.
         */
        uint64_t len_footer_stored() const { return m_len_footer_stored; }

        /**
         * Length in bytes of the footer envelope after decompression.
         */
        uint64_t len_footer() const { return m_len_footer; }

        /**
         * Largest payload of one key; absent in class version 4.
         */
        uint64_t max_key_size() const { return m_max_key_size; }

        /**
         * Unknown members in front of the checksum.
         */
        std::string trailing() const { return m_trailing; }

        /**
         * XXH3-64 of the members from version_epoch to the checksum, big-endian.
         */
        std::string checksum() const { return m_checksum; }
        root_file_t* _root() const { return m__root; }
        root_file_t::anchor_record_t* _parent() const { return m__parent; }
    };

    /**
     * Record of an anchor, from a slice that holds exactly the record.
     * \sa https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#anchor-schema RNTuple Binary Format Specification 1.0, section 'Anchor schema'
     */

    class anchor_record_t : public kaitai::kstruct {

    public:

        anchor_record_t(kaitai::kstream* p__io, root_file_t::entry_t* p__parent = nullptr, root_file_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~anchor_record_t();

    private:
        bool f_anchor;
        std::unique_ptr<anchor_t> m_anchor;
        bool n_anchor;

    public:
        bool _is_null_anchor() { anchor(); return n_anchor; };

    private:

    public:

        /**
         * Anchor of format epoch 1.
         */
        anchor_t* anchor();

    private:
        bool f_anchor_rc1;
        std::unique_ptr<anchor_rc1_t> m_anchor_rc1;
        bool n_anchor_rc1;

    public:
        bool _is_null_anchor_rc1() { anchor_rc1(); return n_anchor_rc1; };

    private:

    public:

        /**
         * Anchor of the first release candidate, and of the format before its specification.
         */
        anchor_rc1_t* anchor_rc1();

    private:
        bool f_anchor_rc2;
        std::unique_ptr<anchor_rc2_t> m_anchor_rc2;
        bool n_anchor_rc2;

    public:
        bool _is_null_anchor_rc2() { anchor_rc2(); return n_anchor_rc2; };

    private:

    public:

        /**
         * Anchor of the second release candidate.
         */
        anchor_rc2_t* anchor_rc2();

    private:
        bool f_class_version;
        uint16_t m_class_version = 0;

    public:

        /**
         * Version of the class; without meaning if the payload is compressed.
         */
        uint16_t class_version();

    private:
        bool f_is_compressed;
        bool m_is_compressed = 0;

    public:

        /**
         * Whether the payload is a compression_block; decompress it and parse the anchor separately.
         */
        bool is_compressed();

    private:
        bool f_is_first_candidate;
        bool m_is_first_candidate = 0;

    public:

        /**
         * Whether a class version of ROOT::Experimental::RNTuple is one of those before the second candidate.
         */
        bool is_first_candidate();

    private:
        bool f_is_release;
        bool m_is_release = 0;

    public:

        /**
         * Whether the class of the anchor is ROOT::RNTuple, that of the releases.
         */
        bool is_release();

    private:
        bool f_len_payload;
        int64_t m_len_payload = 0;

    public:

        /**
         * Size in bytes of the payload.
         */
        int64_t len_payload();

    private:
        bool f_payload;
        std::string m_payload;

    public:

        /**
         * The anchor as stored.
         */
        std::string payload();

    private:
        std::unique_ptr<key_t> m_key;
        root_file_t* m__root;
        root_file_t::entry_t* m__parent;
        std::string m__raw_anchor;
        bool n__raw_anchor;

    public:
        bool _is_null__raw_anchor() { _raw_anchor(); return n__raw_anchor; };

    private:
        std::unique_ptr<kaitai::kstream> m__io__raw_anchor;
        std::string m__raw_anchor_rc1;
        bool n__raw_anchor_rc1;

    public:
        bool _is_null__raw_anchor_rc1() { _raw_anchor_rc1(); return n__raw_anchor_rc1; };

    private:
        std::unique_ptr<kaitai::kstream> m__io__raw_anchor_rc1;
        std::string m__raw_anchor_rc2;
        bool n__raw_anchor_rc2;

    public:
        bool _is_null__raw_anchor_rc2() { _raw_anchor_rc2(); return n__raw_anchor_rc2; };

    private:
        std::unique_ptr<kaitai::kstream> m__io__raw_anchor_rc2;

    public:

        /**
         * Key of the record.
         */
        key_t* key() const { return m_key.get(); }
        root_file_t* _root() const { return m__root; }
        root_file_t::entry_t* _parent() const { return m__parent; }
        std::string _raw_anchor() const { return m__raw_anchor; }
        kaitai::kstream* _io__raw_anchor() const { return m__io__raw_anchor.get(); }
        std::string _raw_anchor_rc1() const { return m__raw_anchor_rc1; }
        kaitai::kstream* _io__raw_anchor_rc1() const { return m__io__raw_anchor_rc1.get(); }
        std::string _raw_anchor_rc2() const { return m__raw_anchor_rc2; }
        kaitai::kstream* _io__raw_anchor_rc2() const { return m__io__raw_anchor_rc2.get(); }
    };

    /**
     * End of the payload of the first key of a blob that is spread over several keys: the positions of the others. A
     * blob is spread if its stored size is larger than the max_key_size of the anchor. Then the payload of every key
     * except the last has exactly that size. The first payload ends with 8 bytes for each further key. The stored size
     * of a page includes its checksum here, 8 bytes more than its locator states. The last key has at least 9 bytes, so
     * the checksum is never divided.
     * \sa https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#root-file-embedding RNTuple Binary Format Specification 1.0, section 'ROOT File embedding'
     */

    class blob_offset_table_t : public kaitai::kstruct {

    public:

        blob_offset_table_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent = nullptr, root_file_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~blob_offset_table_t();

    private:
        std::unique_ptr<std::vector<uint64_t>> m_ofs_parts;
        root_file_t* m__root;
        kaitai::kstruct* m__parent;

    public:

        /**
         * Offset of the payload of each key after the first, in the order of the bytes of the blob.
         */
        std::vector<uint64_t>* ofs_parts() const { return m_ofs_parts.get(); }
        root_file_t* _root() const { return m__root; }
        kaitai::kstruct* _parent() const { return m__parent; }
    };

    /**
     * Compressed bytes of one object: chunks that are decompressed one by one and joined.
     * \sa https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#compression-block RNTuple Binary Format Specification 1.0, section 'Compression Block'
     */

    class compression_block_t : public kaitai::kstruct {

    public:

        compression_block_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent = nullptr, root_file_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~compression_block_t();

    private:
        std::unique_ptr<std::vector<std::unique_ptr<compression_chunk_t>>> m_chunks;
        root_file_t* m__root;
        kaitai::kstruct* m__parent;

    public:

        /**
         * The chunks; all but the last hold 16777215 bytes after decompression.
         */
        std::vector<std::unique_ptr<compression_chunk_t>>* chunks() const { return m_chunks.get(); }
        root_file_t* _root() const { return m__root; }
        kaitai::kstruct* _parent() const { return m__parent; }
    };

    /**
     * One compressed chunk.
     * \sa https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#compression-block RNTuple Binary Format Specification 1.0, section 'Compression Block'
     */

    class compression_chunk_t : public kaitai::kstruct {

    public:

        compression_chunk_t(kaitai::kstream* p__io, root_file_t::compression_block_t* p__parent = nullptr, root_file_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~compression_chunk_t();

    private:
        bool f_tag;
        int64_t m_tag = 0;

    public:

        /**
         * First two bytes of the algorithm as one number, see the enum compression_tag.
         */
        int64_t tag();

    private:
        std::string m_algorithm;
        uint64_t m_len_compressed = 0;
        uint64_t m_len_uncompressed = 0;
        std::string m_data;
        root_file_t* m__root;
        root_file_t::compression_block_t* m__parent;

    public:

        /**
         * Algorithm: 'ZL' 08 zlib, 'XZ' 00 LZMA, 'CS' 08 raw deflate, 'L4' and version LZ4, 'ZS' 01
         * Zstandard.
         */
        std::string algorithm() const { return m_algorithm; }

        /**
         * Length in bytes of the data that follow.
         */
        uint64_t len_compressed() const { return m_len_compressed; }

        /**
         * Length in bytes of the data after decompression.
         */
        uint64_t len_uncompressed() const { return m_len_uncompressed; }

        /**
         * Compressed data; with LZ4, the first 8 bytes are the big-endian XXH64 of the rest.
         */
        std::string data() const { return m_data; }
        root_file_t* _root() const { return m__root; }
        root_file_t::compression_block_t* _parent() const { return m__parent; }
    };

    /**
     * String of up to 254 bytes after one length byte, or of any length after the byte 255 and a 32-bit length.
     * \sa https://github.com/root-project/root/blob/master/io/doc/TFile/datarecord.md The ROOT file format, section 'Format of data records'
     */

    class counted_string_t : public kaitai::kstruct {

    public:

        counted_string_t(kaitai::kstream* p__io, root_file_t::key_t* p__parent = nullptr, root_file_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~counted_string_t();

    private:
        bool f_len;
        uint32_t m_len = 0;

    public:

        /**
         * Length of the string in bytes.
         */
        uint32_t len();

    private:
        bool f_value;
        std::string m_value;

    public:

        /**
         * The string as text.
         */
        std::string value();

    private:
        uint8_t m_len_short = 0;
        uint32_t m_len_long = 0;
        bool n_len_long;

    public:
        bool _is_null_len_long() { len_long(); return n_len_long; };

    private:
        std::string m_raw;
        root_file_t* m__root;
        root_file_t::key_t* m__parent;

    public:

        /**
         * Length of the string in bytes; 255 if a 32-bit length follows.
         */
        uint8_t len_short() const { return m_len_short; }

        /**
         * Length of the string in bytes.
         */
        uint32_t len_long() const { return m_len_long; }

        /**
         * Bytes of the string, UTF-8 by convention and left undecoded here.
         */
        std::string raw() const { return m_raw; }
        root_file_t* _root() const { return m__root; }
        root_file_t::key_t* _parent() const { return m__parent; }
    };

    /**
     * Directory fields: after name and title in the root directory record, directly after the key in others.
     * \sa https://github.com/root-project/root/blob/master/io/doc/TFile/tfile.md The ROOT file format, section 'Format of the root (first) directory record'
     */

    class directory_t : public kaitai::kstruct {

    public:

        directory_t(kaitai::kstream* p__io, root_file_t* p__parent = nullptr, root_file_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~directory_t();

    private:
        bool f_created_day;
        uint64_t m_created_day = 0;

    public:

        /**
         * Day of the month, from 1 on, of the time of creation.
         */
        uint64_t created_day();

    private:
        bool f_created_hour;
        uint64_t m_created_hour = 0;

    public:

        /**
         * Hour of the time of creation.
         */
        uint64_t created_hour();

    private:
        bool f_created_minute;
        uint64_t m_created_minute = 0;

    public:

        /**
         * Minute of the time of creation.
         */
        uint64_t created_minute();

    private:
        bool f_created_month;
        uint64_t m_created_month = 0;

    public:

        /**
         * Month, from 1 on, of the time of creation.
         */
        uint64_t created_month();

    private:
        bool f_created_second;
        uint64_t m_created_second = 0;

    public:

        /**
         * Second of the time of creation.
         */
        uint64_t created_second();

    private:
        bool f_created_year;
        uint64_t m_created_year = 0;

    public:

        /**
         * Year of the time of creation.
         */
        uint64_t created_year();

    private:
        bool f_has_uuid;
        bool m_has_uuid = 0;

    public:

        /**
         * Whether the class version is one that has a UUID.
         */
        bool has_uuid();

    private:
        bool f_is_wide;
        bool m_is_wide = 0;

    public:

        /**
         * Whether offsets have 64 bits.
         */
        bool is_wide();

    private:
        bool f_modified_day;
        uint64_t m_modified_day = 0;

    public:

        /**
         * Day of the month, from 1 on, of the time of the last change.
         */
        uint64_t modified_day();

    private:
        bool f_modified_hour;
        uint64_t m_modified_hour = 0;

    public:

        /**
         * Hour of the time of the last change.
         */
        uint64_t modified_hour();

    private:
        bool f_modified_minute;
        uint64_t m_modified_minute = 0;

    public:

        /**
         * Minute of the time of the last change.
         */
        uint64_t modified_minute();

    private:
        bool f_modified_month;
        uint64_t m_modified_month = 0;

    public:

        /**
         * Month, from 1 on, of the time of the last change.
         */
        uint64_t modified_month();

    private:
        bool f_modified_second;
        uint64_t m_modified_second = 0;

    public:

        /**
         * Second of the time of the last change.
         */
        uint64_t modified_second();

    private:
        bool f_modified_year;
        uint64_t m_modified_year = 0;

    public:

        /**
         * Year of the time of the last change.
         */
        uint64_t modified_year();

    private:
        bool f_ofs_dir;
        uint64_t m_ofs_dir = 0;

    public:

        /**
         * Offset of the directory record itself.
         */
        uint64_t ofs_dir();

    private:
        bool f_ofs_keys;
        uint64_t m_ofs_keys = 0;

    public:

        /**
         * Offset of the record of the keys list.
         */
        uint64_t ofs_keys();

    private:
        bool f_ofs_parent;
        uint64_t m_ofs_parent = 0;

    public:

        /**
         * Offset of the record of the parent directory.
         */
        uint64_t ofs_parent();

    private:
        int16_t m_version = 0;
        uint32_t m_datime_created = 0;
        uint32_t m_datime_modified = 0;
        int32_t m_len_keys = 0;
        int32_t m_len_name = 0;
        uint32_t m_ofs_dir_narrow = 0;
        bool n_ofs_dir_narrow;

    public:
        bool _is_null_ofs_dir_narrow() { ofs_dir_narrow(); return n_ofs_dir_narrow; };

    private:
        uint64_t m_ofs_dir_wide = 0;
        bool n_ofs_dir_wide;

    public:
        bool _is_null_ofs_dir_wide() { ofs_dir_wide(); return n_ofs_dir_wide; };

    private:
        uint32_t m_ofs_parent_narrow = 0;
        bool n_ofs_parent_narrow;

    public:
        bool _is_null_ofs_parent_narrow() { ofs_parent_narrow(); return n_ofs_parent_narrow; };

    private:
        uint64_t m_ofs_parent_wide = 0;
        bool n_ofs_parent_wide;

    public:
        bool _is_null_ofs_parent_wide() { ofs_parent_wide(); return n_ofs_parent_wide; };

    private:
        uint32_t m_ofs_keys_narrow = 0;
        bool n_ofs_keys_narrow;

    public:
        bool _is_null_ofs_keys_narrow() { ofs_keys_narrow(); return n_ofs_keys_narrow; };

    private:
        uint64_t m_ofs_keys_wide = 0;
        bool n_ofs_keys_wide;

    public:
        bool _is_null_ofs_keys_wide() { ofs_keys_wide(); return n_ofs_keys_wide; };

    private:
        int16_t m_uuid_version = 0;
        bool n_uuid_version;

    public:
        bool _is_null_uuid_version() { uuid_version(); return n_uuid_version; };

    private:
        std::string m_uuid;
        bool n_uuid;

    public:
        bool _is_null_uuid() { uuid(); return n_uuid; };

    private:
        root_file_t* m__root;
        root_file_t* m__parent;

    public:

        /**
         * Class version of the directory; 1000 more in the wide form.
         */
        int16_t version() const { return m_version; }

        /**
         * Date and time of creation, packed as in a key.
         */
        uint32_t datime_created() const { return m_datime_created; }

        /**
         * Date and time of the last change, packed as in a key.
         */
        uint32_t datime_modified() const { return m_datime_modified; }

        /**
         * Size in bytes of the record of the keys list.
         */
        int32_t len_keys() const { return m_len_keys; }

        /**
         * Size in bytes of the record before these fields.
         */
        int32_t len_name() const { return m_len_name; }

        /**
         * Offset of the directory record itself, 32-bit form.
         */
        uint32_t ofs_dir_narrow() const { return m_ofs_dir_narrow; }

        /**
         * Offset of the directory record itself, 64-bit form.
         */
        uint64_t ofs_dir_wide() const { return m_ofs_dir_wide; }

        /**
         * Offset of the record of the parent directory, 32-bit form.
         */
        uint32_t ofs_parent_narrow() const { return m_ofs_parent_narrow; }

        /**
         * Offset of the record of the parent directory, 64-bit form.
         */
        uint64_t ofs_parent_wide() const { return m_ofs_parent_wide; }

        /**
         * Offset of the record of the keys list, 32-bit form.
         */
        uint32_t ofs_keys_narrow() const { return m_ofs_keys_narrow; }

        /**
         * Offset of the record of the keys list, 64-bit form.
         */
        uint64_t ofs_keys_wide() const { return m_ofs_keys_wide; }

        /**
         * Version of the UUID that follows; zero in files of RNTuple's own writer.
         */
        int16_t uuid_version() const { return m_uuid_version; }

        /**
         * UUID of the directory, or zeros; zero bytes up to the wide size may follow and belong to nothing.
         */
        std::string uuid() const { return m_uuid; }
        root_file_t* _root() const { return m__root; }
        root_file_t* _parent() const { return m__parent; }
    };

    /**
     * Key of an object in the root directory, and the anchor if the object is an RNTuple.
     * \sa https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#root-file-embedding RNTuple Binary Format Specification 1.0, section 'ROOT File embedding'
     */

    class entry_t : public kaitai::kstruct {

    public:

        entry_t(kaitai::kstream* p__io, root_file_t::entry_list_t* p__parent = nullptr, root_file_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~entry_t();

    private:
        bool f_anchor_record;
        std::unique_ptr<anchor_record_t> m_anchor_record;
        bool n_anchor_record;

    public:
        bool _is_null_anchor_record() { anchor_record(); return n_anchor_record; };

    private:

    public:

        /**
         * Record of the anchor.
         */
        anchor_record_t* anchor_record();

    private:
        bool f_is_candidate;
        bool m_is_candidate = 0;

    public:

        /**
         * Whether the object is an anchor of class ROOT::Experimental::RNTuple.
         */
        bool is_candidate();

    private:
        bool f_is_release;
        bool m_is_release = 0;

    public:

        /**
         * Whether the object is an anchor of class ROOT::RNTuple.
         */
        bool is_release();

    private:
        std::unique_ptr<key_t> m_key;
        root_file_t* m__root;
        root_file_t::entry_list_t* m__parent;
        std::string m__raw_anchor_record;
        bool n__raw_anchor_record;

    public:
        bool _is_null__raw_anchor_record() { _raw_anchor_record(); return n__raw_anchor_record; };

    private:
        std::unique_ptr<kaitai::kstream> m__io__raw_anchor_record;

    public:

        /**
         * Copy of the key of the object.
         */
        key_t* key() const { return m_key.get(); }
        root_file_t* _root() const { return m__root; }
        root_file_t::entry_list_t* _parent() const { return m__parent; }
        std::string _raw_anchor_record() const { return m__raw_anchor_record; }
        kaitai::kstream* _io__raw_anchor_record() const { return m__io__raw_anchor_record.get(); }
    };

    /**
     * Payload of the record of the keys list of the root directory as the way to the anchors. Parsed as part of
     * a whole file only.
     * \sa https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#root-file-embedding RNTuple Binary Format Specification 1.0, section 'ROOT File embedding'
     */

    class entry_list_t : public kaitai::kstruct {

    public:

        entry_list_t(kaitai::kstream* p__io, root_file_t* p__parent = nullptr, root_file_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~entry_list_t();

    private:
        uint32_t m_num_entries = 0;
        std::unique_ptr<std::vector<std::unique_ptr<entry_t>>> m_entries;
        root_file_t* m__root;
        root_file_t* m__parent;

    public:

        /**
         * Number of keys; bounded by the bytes that are there, as no key is smaller than 29 bytes.
         */
        uint32_t num_entries() const { return m_num_entries; }

        /**
         * The keys of the objects.
         */
        std::vector<std::unique_ptr<entry_t>>* entries() const { return m_entries.get(); }
        root_file_t* _root() const { return m__root; }
        root_file_t* _parent() const { return m__parent; }
    };

    /**
     * File header at offset 0. The wide form is chosen by adding 1000000 to the version.
     * \sa https://github.com/root-project/root/blob/master/io/doc/TFile/header.md The ROOT file format, section 'File header format'
     */

    class file_header_t : public kaitai::kstruct {

    public:

        file_header_t(kaitai::kstream* p__io, root_file_t* p__parent = nullptr, root_file_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~file_header_t();

    private:
        bool f_is_wide;
        bool m_is_wide = 0;

    public:

        /**
         * Whether offsets have 64 bits.
         */
        bool is_wide();

    private:
        bool f_ofs_end;
        int64_t m_ofs_end = 0;

    public:

        /**
         * Offset of the first byte after the last record.
         */
        int64_t ofs_end();

    private:
        bool f_ofs_free;
        int64_t m_ofs_free = 0;

    public:

        /**
         * Offset of the record of the free list.
         */
        int64_t ofs_free();

    private:
        bool f_ofs_info;
        int64_t m_ofs_info = 0;

    public:

        /**
         * Offset of the record of the streamer infos.
         */
        int64_t ofs_info();

    private:
        std::string m_magic;
        int32_t m_version = 0;
        int32_t m_ofs_begin = 0;
        int32_t m_ofs_end_narrow = 0;
        bool n_ofs_end_narrow;

    public:
        bool _is_null_ofs_end_narrow() { ofs_end_narrow(); return n_ofs_end_narrow; };

    private:
        int64_t m_ofs_end_wide = 0;
        bool n_ofs_end_wide;

    public:
        bool _is_null_ofs_end_wide() { ofs_end_wide(); return n_ofs_end_wide; };

    private:
        int32_t m_ofs_free_narrow = 0;
        bool n_ofs_free_narrow;

    public:
        bool _is_null_ofs_free_narrow() { ofs_free_narrow(); return n_ofs_free_narrow; };

    private:
        int64_t m_ofs_free_wide = 0;
        bool n_ofs_free_wide;

    public:
        bool _is_null_ofs_free_wide() { ofs_free_wide(); return n_ofs_free_wide; };

    private:
        int32_t m_len_free = 0;
        int32_t m_num_free = 0;
        int32_t m_len_name = 0;
        uint8_t m_len_offset = 0;
        int32_t m_compression_settings = 0;
        int32_t m_ofs_info_narrow = 0;
        bool n_ofs_info_narrow;

    public:
        bool _is_null_ofs_info_narrow() { ofs_info_narrow(); return n_ofs_info_narrow; };

    private:
        int64_t m_ofs_info_wide = 0;
        bool n_ofs_info_wide;

    public:
        bool _is_null_ofs_info_wide() { ofs_info_wide(); return n_ofs_info_wide; };

    private:
        int32_t m_len_info = 0;
        int16_t m_uuid_version = 0;
        std::string m_uuid;
        root_file_t* m__root;
        root_file_t* m__parent;

    public:

        /**
         * Marks a ROOT file.
         */
        std::string magic() const { return m_magic; }

        /**
         * Version of ROOT that wrote the file, 10000 * major + 100 * minor + patch; 1000000 more in the wide
         * form.
         */
        int32_t version() const { return m_version; }

        /**
         * Offset of the first record, the root directory.
         */
        int32_t ofs_begin() const { return m_ofs_begin; }

        /**
         * Offset of the first byte after the last record, 32-bit form.
         */
        int32_t ofs_end_narrow() const { return m_ofs_end_narrow; }

        /**
         * Offset of the first byte after the last record, 64-bit form.
         */
        int64_t ofs_end_wide() const { return m_ofs_end_wide; }

        /**
         * Offset of the record of the free list, 32-bit form.
         */
        int32_t ofs_free_narrow() const { return m_ofs_free_narrow; }

        /**
         * Offset of the record of the free list, 64-bit form.
         */
        int64_t ofs_free_wide() const { return m_ofs_free_wide; }

        /**
         * Size in bytes of the record of the free list.
         */
        int32_t len_free() const { return m_len_free; }

        /**
         * Number of entries of the free list.
         */
        int32_t num_free() const { return m_num_free; }

        /**
         * Size in bytes of key, name and title of the root directory record; its directory fields follow.
         */
        int32_t len_name() const { return m_len_name; }

        /**
         * Size in bytes of a file offset, 4 or 8; informational.
         */
        uint8_t len_offset() const { return m_len_offset; }

        /**
         * Default compression of the file: 100 * algorithm + level; algorithms are listed in the enum
         * compression_algorithm.
         */
        int32_t compression_settings() const { return m_compression_settings; }

        /**
         * Offset of the record of the streamer infos, 32-bit form.
         */
        int32_t ofs_info_narrow() const { return m_ofs_info_narrow; }

        /**
         * Offset of the record of the streamer infos, 64-bit form.
         */
        int64_t ofs_info_wide() const { return m_ofs_info_wide; }

        /**
         * Size in bytes of the record of the streamer infos.
         */
        int32_t len_info() const { return m_len_info; }

        /**
         * Version of the UUID that follows; zero in files of RNTuple's own writer.
         */
        int16_t uuid_version() const { return m_uuid_version; }

        /**
         * UUID of the file, or zeros.
         */
        std::string uuid() const { return m_uuid; }
        root_file_t* _root() const { return m__root; }
        root_file_t* _parent() const { return m__parent; }
    };

    /**
     * One free byte range, both bounds included.
     * \sa https://github.com/root-project/root/blob/master/io/doc/TFile/freesegments.md The ROOT file format, section 'Format of FreeSegments record'
     */

    class free_entry_t : public kaitai::kstruct {

    public:

        free_entry_t(kaitai::kstream* p__io, root_file_t::free_list_t* p__parent = nullptr, root_file_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~free_entry_t();

    private:
        bool f_is_wide;
        bool m_is_wide = 0;

    public:

        /**
         * Whether offsets have 64 bits.
         */
        bool is_wide();

    private:
        bool f_ofs_first;
        uint64_t m_ofs_first = 0;

    public:

        /**
         * Offset of the first free byte.
         */
        uint64_t ofs_first();

    private:
        bool f_ofs_last;
        uint64_t m_ofs_last = 0;

    public:

        /**
         * Offset of the last free byte.
         */
        uint64_t ofs_last();

    private:
        int16_t m_version = 0;
        uint32_t m_ofs_first_narrow = 0;
        bool n_ofs_first_narrow;

    public:
        bool _is_null_ofs_first_narrow() { ofs_first_narrow(); return n_ofs_first_narrow; };

    private:
        uint64_t m_ofs_first_wide = 0;
        bool n_ofs_first_wide;

    public:
        bool _is_null_ofs_first_wide() { ofs_first_wide(); return n_ofs_first_wide; };

    private:
        uint32_t m_ofs_last_narrow = 0;
        bool n_ofs_last_narrow;

    public:
        bool _is_null_ofs_last_narrow() { ofs_last_narrow(); return n_ofs_last_narrow; };

    private:
        uint64_t m_ofs_last_wide = 0;
        bool n_ofs_last_wide;

    public:
        bool _is_null_ofs_last_wide() { ofs_last_wide(); return n_ofs_last_wide; };

    private:
        root_file_t* m__root;
        root_file_t::free_list_t* m__parent;

    public:

        /**
         * Version of the entry; above 1000 in the wide form.
         */
        int16_t version() const { return m_version; }

        /**
         * Offset of the first free byte, 32-bit form.
         */
        uint32_t ofs_first_narrow() const { return m_ofs_first_narrow; }

        /**
         * Offset of the first free byte, 64-bit form.
         */
        uint64_t ofs_first_wide() const { return m_ofs_first_wide; }

        /**
         * Offset of the last free byte, 32-bit form.
         */
        uint32_t ofs_last_narrow() const { return m_ofs_last_narrow; }

        /**
         * Offset of the last free byte, 64-bit form.
         */
        uint64_t ofs_last_wide() const { return m_ofs_last_wide; }
        root_file_t* _root() const { return m__root; }
        root_file_t::free_list_t* _parent() const { return m__parent; }
    };

    /**
     * Payload of the record of the free list.
     * \sa https://github.com/root-project/root/blob/master/io/doc/TFile/freesegments.md The ROOT file format, section 'Format of FreeSegments record'
     */

    class free_list_t : public kaitai::kstruct {

    public:

        free_list_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent = nullptr, root_file_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~free_list_t();

    private:
        std::unique_ptr<std::vector<std::unique_ptr<free_entry_t>>> m_entries;
        root_file_t* m__root;
        kaitai::kstruct* m__parent;

    public:

        /**
         * Free byte ranges; the last one starts at the end of the file.
         */
        std::vector<std::unique_ptr<free_entry_t>>* entries() const { return m_entries.get(); }
        root_file_t* _root() const { return m__root; }
        kaitai::kstruct* _parent() const { return m__parent; }
    };

    /**
     * Key: the start of every record; also the form in which a keys list mentions a record. The payload is
     * not part of it.
     * \sa https://github.com/root-project/root/blob/master/io/doc/TFile/datarecord.md The ROOT file format, section 'Format of data records'
     */

    class key_t : public kaitai::kstruct {

    public:

        key_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent = nullptr, root_file_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~key_t();

    private:
        bool f_day;
        uint64_t m_day = 0;

    public:

        /**
         * Day of the month, from 1 on, of the time of writing.
         */
        uint64_t day();

    private:
        bool f_hour;
        uint64_t m_hour = 0;

    public:

        /**
         * Hour of the time of writing.
         */
        uint64_t hour();

    private:
        bool f_is_wide;
        bool m_is_wide = 0;

    public:

        /**
         * Whether offsets have 64 bits.
         */
        bool is_wide();

    private:
        bool f_minute;
        uint64_t m_minute = 0;

    public:

        /**
         * Minute of the time of writing.
         */
        uint64_t minute();

    private:
        bool f_month;
        uint64_t m_month = 0;

    public:

        /**
         * Month, from 1 on, of the time of writing.
         */
        uint64_t month();

    private:
        bool f_ofs_key;
        uint64_t m_ofs_key = 0;

    public:

        /**
         * Offset of the record itself.
         */
        uint64_t ofs_key();

    private:
        bool f_ofs_pdir;
        uint64_t m_ofs_pdir = 0;

    public:

        /**
         * Offset of the record of the directory that lists this one.
         */
        uint64_t ofs_pdir();

    private:
        bool f_second;
        uint64_t m_second = 0;

    public:

        /**
         * Second of the time of writing.
         */
        uint64_t second();

    private:
        bool f_year;
        uint64_t m_year = 0;

    public:

        /**
         * Year of the time of writing.
         */
        uint64_t year();

    private:
        int32_t m_len_record = 0;
        int16_t m_version = 0;
        int32_t m_len_object = 0;
        uint32_t m_datime = 0;
        int16_t m_len_key = 0;
        int16_t m_cycle = 0;
        uint32_t m_ofs_key_narrow = 0;
        bool n_ofs_key_narrow;

    public:
        bool _is_null_ofs_key_narrow() { ofs_key_narrow(); return n_ofs_key_narrow; };

    private:
        uint64_t m_ofs_key_wide = 0;
        bool n_ofs_key_wide;

    public:
        bool _is_null_ofs_key_wide() { ofs_key_wide(); return n_ofs_key_wide; };

    private:
        uint32_t m_ofs_pdir_narrow = 0;
        bool n_ofs_pdir_narrow;

    public:
        bool _is_null_ofs_pdir_narrow() { ofs_pdir_narrow(); return n_ofs_pdir_narrow; };

    private:
        uint64_t m_ofs_pdir_wide = 0;
        bool n_ofs_pdir_wide;

    public:
        bool _is_null_ofs_pdir_wide() { ofs_pdir_wide(); return n_ofs_pdir_wide; };

    private:
        std::unique_ptr<counted_string_t> m_class_name;
        std::unique_ptr<counted_string_t> m_name;
        std::unique_ptr<counted_string_t> m_title;
        root_file_t* m__root;
        kaitai::kstruct* m__parent;

    public:

        /**
         * Size in bytes of the whole record, key and payload; negative in front of free space.
         */
        int32_t len_record() const { return m_len_record; }

        /**
         * Version of the key; above 1000 in the wide form.
         */
        int16_t version() const { return m_version; }

        /**
         * Length in bytes of the payload after decompression; without meaning for RBlob.
         */
        int32_t len_object() const { return m_len_object; }

        /**
         * Date and time of writing, from the high bits down: year - 1995 (6), month (4), day (5), hour (5),
         * minute (6), second (6).
         */
        uint32_t datime() const { return m_datime; }

        /**
         * Length in bytes of the key; the payload follows.
         */
        int16_t len_key() const { return m_len_key; }

        /**
         * Tells apart records of one name; the highest is the current one.
         */
        int16_t cycle() const { return m_cycle; }

        /**
         * Offset of the record itself, 32-bit form.
         */
        uint32_t ofs_key_narrow() const { return m_ofs_key_narrow; }

        /**
         * Offset of the record itself, 64-bit form.
         */
        uint64_t ofs_key_wide() const { return m_ofs_key_wide; }

        /**
         * Offset of the record of the directory that lists this one; without meaning for RBlob, 32-bit form.
         */
        uint32_t ofs_pdir_narrow() const { return m_ofs_pdir_narrow; }

        /**
         * Offset of the record of the directory that lists this one; without meaning for RBlob, 64-bit form.
         */
        uint64_t ofs_pdir_wide() const { return m_ofs_pdir_wide; }

        /**
         * Class of the object in the payload.
         */
        counted_string_t* class_name() const { return m_class_name.get(); }

        /**
         * Name of the object.
         */
        counted_string_t* name() const { return m_name.get(); }

        /**
         * Title of the object.
         */
        counted_string_t* title() const { return m_title.get(); }
        root_file_t* _root() const { return m__root; }
        kaitai::kstruct* _parent() const { return m__parent; }
    };

    /**
     * Payload of the record of a keys list: the keys of all objects in one directory.
     * \sa https://github.com/root-project/root/blob/master/io/doc/TFile/keyslist.md The ROOT file format, section 'Format of KeysList record'
     */

    class keys_list_t : public kaitai::kstruct {

    public:

        keys_list_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent = nullptr, root_file_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~keys_list_t();

    private:
        uint32_t m_num_keys = 0;
        std::unique_ptr<std::vector<std::unique_ptr<key_t>>> m_keys;
        std::string m_trailing;
        root_file_t* m__root;
        kaitai::kstruct* m__parent;

    public:

        /**
         * Number of keys; bounded by the bytes that are there, as no key is smaller than 29 bytes.
         */
        uint32_t num_keys() const { return m_num_keys; }

        /**
         * Copies of the keys of the objects.
         */
        std::vector<std::unique_ptr<key_t>>* keys() const { return m_keys.get(); }

        /**
         * Unused bytes after the last key; without meaning.
         */
        std::string trailing() const { return m_trailing; }
        root_file_t* _root() const { return m__root; }
        kaitai::kstruct* _parent() const { return m__parent; }
    };

    /**
     * Whole record: a key and its payload, from a slice that holds exactly the record or more.
     * \sa https://github.com/root-project/root/blob/master/io/doc/TFile/datarecord.md The ROOT file format, section 'Format of data records'
     */

    class record_t : public kaitai::kstruct {

    public:

        record_t(kaitai::kstream* p__io, root_file_t* p__parent = nullptr, root_file_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~record_t();

    private:
        bool f_len_payload;
        int64_t m_len_payload = 0;

    public:

        /**
         * Size in bytes of the payload.
         */
        int64_t len_payload();

    private:
        bool f_payload;
        std::string m_payload;

    public:

        /**
         * Payload, compressed if it is shorter than the length that the key states for the object.
         */
        std::string payload();

    private:
        std::unique_ptr<key_t> m_key;
        root_file_t* m__root;
        root_file_t* m__parent;

    public:

        /**
         * Key of the record.
         */
        key_t* key() const { return m_key.get(); }
        root_file_t* _root() const { return m__root; }
        root_file_t* _parent() const { return m__parent; }
    };

private:
    bool f_entries;
    std::unique_ptr<entry_list_t> m_entries;

public:

    /**
     * The same keys list, each key with the anchor to which it leads.
     */
    entry_list_t* entries();

private:
    bool f_free_record;
    std::unique_ptr<record_t> m_free_record;
    bool n_free_record;

public:
    bool _is_null_free_record() { free_record(); return n_free_record; };

private:

public:

    /**
     * Record of the free list; its payload is a free_list.
     */
    record_t* free_record();

private:
    bool f_keys_record;
    std::unique_ptr<record_t> m_keys_record;

public:

    /**
     * Record of the keys list of the root directory; its payload is a keys_list.
     */
    record_t* keys_record();

private:
    bool f_root_directory;
    std::unique_ptr<directory_t> m_root_directory;

public:

    /**
     * Directory fields of the root directory record, after its key, name and title.
     */
    directory_t* root_directory();

private:
    bool f_streamer_info_record;
    std::unique_ptr<record_t> m_streamer_info_record;
    bool n_streamer_info_record;

public:
    bool _is_null_streamer_info_record() { streamer_info_record(); return n_streamer_info_record; };

private:

public:

    /**
     * Record of the streamer infos; its payload, compressed or not, is unparsed.
     */
    record_t* streamer_info_record();

private:
    std::unique_ptr<file_header_t> m_header;
    root_file_t* m__root;
    kaitai::kstruct* m__parent;
    std::string m__raw_entries;
    std::unique_ptr<kaitai::kstream> m__io__raw_entries;
    std::string m__raw_free_record;
    bool n__raw_free_record;

public:
    bool _is_null__raw_free_record() { _raw_free_record(); return n__raw_free_record; };

private:
    std::unique_ptr<kaitai::kstream> m__io__raw_free_record;
    std::string m__raw_keys_record;
    std::unique_ptr<kaitai::kstream> m__io__raw_keys_record;
    std::string m__raw_streamer_info_record;
    bool n__raw_streamer_info_record;

public:
    bool _is_null__raw_streamer_info_record() { _raw_streamer_info_record(); return n__raw_streamer_info_record; };

private:
    std::unique_ptr<kaitai::kstream> m__io__raw_streamer_info_record;

public:

    /**
     * File header, at offset 0.
     */
    file_header_t* header() const { return m_header.get(); }
    root_file_t* _root() const { return m__root; }
    kaitai::kstruct* _parent() const { return m__parent; }
    std::string _raw_entries() const { return m__raw_entries; }
    kaitai::kstream* _io__raw_entries() const { return m__io__raw_entries.get(); }
    std::string _raw_free_record() const { return m__raw_free_record; }
    kaitai::kstream* _io__raw_free_record() const { return m__io__raw_free_record.get(); }
    std::string _raw_keys_record() const { return m__raw_keys_record; }
    kaitai::kstream* _io__raw_keys_record() const { return m__io__raw_keys_record.get(); }
    std::string _raw_streamer_info_record() const { return m__raw_streamer_info_record; }
    kaitai::kstream* _io__raw_streamer_info_record() const { return m__io__raw_streamer_info_record.get(); }
};

}  // namespace rntuple
