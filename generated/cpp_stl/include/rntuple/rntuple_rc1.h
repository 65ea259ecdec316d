// Generated from spec/rntuple_rc1.ksy by tools/generate; edit spec/parts/rntuple_rc1.ksy and run `make generate`.
#pragma once

// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

#include <rntuple/kaitai.h>
#include <stdint.h>
#include <memory>
#include <set>
#include <vector>

namespace rntuple {

class rntuple_rc1_t;

/**
 * Envelopes as ROOT 6.26 to 6.29 wrote them, format "version 1" of the drafts. An envelope of this generation does not
 * state its kind. The reader knows it from the reference to the envelope, and parses header_envelope, footer_envelope,
 * page_list_envelope or meta_data_envelope. Parsed as a whole, the payload stays bytes. Frames have 32-bit sizes,
 * checksums are CRC32.
 * \sa https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#envelopes RNTuple Binary Format Specification 0.1, section 'Envelopes'
 */

class rntuple_rc1_t : public kaitai::kstruct {

public:
    class alias_column_t;
    class alias_column_list_t;
    class alias_column_list_body_t;
    class alias_column_record_t;
    class bool_list_t;
    class bool_list_body_t;
    class cluster_group_t;
    class cluster_group_list_t;
    class cluster_group_list_body_t;
    class cluster_group_record_t;
    class cluster_pages_t;
    class cluster_pages_body_t;
    class cluster_pages_list_t;
    class cluster_pages_list_body_t;
    class cluster_summary_t;
    class cluster_summary_list_t;
    class cluster_summary_list_body_t;
    class cluster_summary_record_t;
    class column_t;
    class column_group_t;
    class column_group_list_t;
    class column_group_list_body_t;
    class column_group_record_t;
    class column_id_list_t;
    class column_id_list_body_t;
    class column_list_t;
    class column_list_body_t;
    class column_pages_t;
    class column_pages_body_t;
    class column_record_t;
    class counted_string_t;
    class envelope_link_t;
    class envelope_preamble_t;
    class extra_type_info_t;
    class extra_type_info_list_t;
    class extra_type_info_list_body_t;
    class extra_type_info_record_t;
    class feature_flag_word_t;
    class feature_flags_t;
    class field_t;
    class field_list_t;
    class field_list_body_t;
    class field_record_t;
    class float64_list_t;
    class float64_list_body_t;
    class footer_t;
    class footer_envelope_t;
    class header_t;
    class header_envelope_t;
    class int64_list_t;
    class int64_list_body_t;
    class locator_t;
    class meta_data_t;
    class meta_data_bool_t;
    class meta_data_entry_t;
    class meta_data_entry_list_t;
    class meta_data_entry_list_body_t;
    class meta_data_entry_record_t;
    class meta_data_envelope_t;
    class meta_data_float64_t;
    class meta_data_int64_t;
    class meta_data_link_list_t;
    class meta_data_link_list_body_t;
    class object64_locator_t;
    class page_t;
    class page_list_t;
    class page_list_envelope_t;
    class schema_t;
    class schema_extension_t;
    class schema_extension_frame_t;
    class schema_extension_list_body_t;
    class string_list_t;
    class string_list_body_t;
    class unknown_payload_t;
    class uri_locator_t;

    enum cluster_flag_t {
        CLUSTER_FLAG_SHARDED = 1
    };
    static bool _is_defined_cluster_flag_t(cluster_flag_t v);

private:
    static const std::set<cluster_flag_t> _values_cluster_flag_t;

public:

    enum column_flag_t {
        COLUMN_FLAG_SORTED_ASCENDING = 1,
        COLUMN_FLAG_SORTED_DESCENDING = 2,
        COLUMN_FLAG_NON_NEGATIVE = 4,
        COLUMN_FLAG_DEFERRED = 8
    };
    static bool _is_defined_column_flag_t(column_flag_t v);

private:
    static const std::set<column_flag_t> _values_column_flag_t;

public:

    enum column_type_t {
        COLUMN_TYPE_INDEX64 = 1,
        COLUMN_TYPE_INDEX32 = 2,
        COLUMN_TYPE_SWITCH = 3,
        COLUMN_TYPE_BYTE = 4,
        COLUMN_TYPE_CHAR = 5,
        COLUMN_TYPE_BIT = 6,
        COLUMN_TYPE_REAL64 = 7,
        COLUMN_TYPE_REAL32 = 8,
        COLUMN_TYPE_REAL16 = 9,
        COLUMN_TYPE_UINT64 = 10,
        COLUMN_TYPE_UINT32 = 11,
        COLUMN_TYPE_UINT16 = 12,
        COLUMN_TYPE_UINT8 = 13,
        COLUMN_TYPE_SPLIT_INDEX64 = 14,
        COLUMN_TYPE_SPLIT_INDEX32 = 15,
        COLUMN_TYPE_SPLIT_REAL64 = 16,
        COLUMN_TYPE_SPLIT_REAL32 = 17,
        COLUMN_TYPE_SPLIT_REAL16 = 18,
        COLUMN_TYPE_SPLIT_UINT64 = 19,
        COLUMN_TYPE_SPLIT_UINT32 = 20,
        COLUMN_TYPE_SPLIT_UINT16 = 21,
        COLUMN_TYPE_INT64 = 22,
        COLUMN_TYPE_INT32 = 23,
        COLUMN_TYPE_INT16 = 24,
        COLUMN_TYPE_INT8 = 25,
        COLUMN_TYPE_SPLIT_INT64 = 26,
        COLUMN_TYPE_SPLIT_INT32 = 27,
        COLUMN_TYPE_SPLIT_INT16 = 28
    };
    static bool _is_defined_column_type_t(column_type_t v);

private:
    static const std::set<column_type_t> _values_column_type_t;

public:

    enum extra_type_info_content_t {
        EXTRA_TYPE_INFO_CONTENT_DEFINITION = 1
    };
    static bool _is_defined_extra_type_info_content_t(extra_type_info_content_t v);

private:
    static const std::set<extra_type_info_content_t> _values_extra_type_info_content_t;

public:

    enum field_flag_t {
        FIELD_FLAG_REPETITIVE = 1
    };
    static bool _is_defined_field_flag_t(field_flag_t v);

private:
    static const std::set<field_flag_t> _values_field_flag_t;

public:

    enum field_role_t {
        FIELD_ROLE_PLAIN = 0,
        FIELD_ROLE_COLLECTION = 1,
        FIELD_ROLE_RECORD = 2,
        FIELD_ROLE_VARIANT = 3,
        FIELD_ROLE_REFERENCE = 4
    };
    static bool _is_defined_field_role_t(field_role_t v);

private:
    static const std::set<field_role_t> _values_field_role_t;

public:

    enum locator_kind_t {
        LOCATOR_KIND_STANDARD = 0,
        LOCATOR_KIND_URI = 1,
        LOCATOR_KIND_DAOS = 2
    };
    static bool _is_defined_locator_kind_t(locator_kind_t v);

private:
    static const std::set<locator_kind_t> _values_locator_kind_t;

public:

    enum meta_data_type_t {
        META_DATA_TYPE_INT64 = 1,
        META_DATA_TYPE_BOOL = 2,
        META_DATA_TYPE_FLOAT64 = 3,
        META_DATA_TYPE_STRING = 4
    };
    static bool _is_defined_meta_data_type_t(meta_data_type_t v);

private:
    static const std::set<meta_data_type_t> _values_meta_data_type_t;

public:

    enum page_flag_t {
        PAGE_FLAG_CHECKSUM = 1
    };
    static bool _is_defined_page_flag_t(page_flag_t v);

private:
    static const std::set<page_flag_t> _values_page_flag_t;

public:

    rntuple_rc1_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent = nullptr, rntuple_rc1_t* p__root = nullptr);

private:
    void _read();
    void _clean_up();

public:
    ~rntuple_rc1_t();

    /**
     * Column of a projected field: another name for a physical column.
     * \sa https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#alias-columns RNTuple Binary Format Specification 0.1, section 'Alias columns'
     */

    class alias_column_t : public kaitai::kstruct {

    public:

        alias_column_t(kaitai::kstream* p__io, rntuple_rc1_t::alias_column_record_t* p__parent = nullptr, rntuple_rc1_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~alias_column_t();

    private:
        uint32_t m_physical_column_id = 0;
        uint32_t m_field_id = 0;
        std::string m_trailing;
        rntuple_rc1_t* m__root;
        rntuple_rc1_t::alias_column_record_t* m__parent;

    public:

        /**
         * Id of the physical column that holds the elements.
         */
        uint32_t physical_column_id() const { return m_physical_column_id; }

        /**
         * Id of the projected field.
         */
        uint32_t field_id() const { return m_field_id; }

        /**
         * Unknown bytes up to the end of the frame, appended by a later version of the format.
         */
        std::string trailing() const { return m_trailing; }
        rntuple_rc1_t* _root() const { return m__root; }
        rntuple_rc1_t::alias_column_record_t* _parent() const { return m__parent; }
    };

    /**
     * List frame of alias columns.
     * \sa https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames RNTuple Binary Format Specification 0.1, section 'Frames'
     */

    class alias_column_list_t : public kaitai::kstruct {

    public:

        alias_column_list_t(kaitai::kstream* p__io, rntuple_rc1_t::schema_t* p__parent = nullptr, rntuple_rc1_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~alias_column_list_t();

    private:
        int32_t m_len_frame = 0;
        std::unique_ptr<alias_column_list_body_t> m_body;
        rntuple_rc1_t* m__root;
        rntuple_rc1_t::schema_t* m__parent;
        std::string m__raw_body;
        std::unique_ptr<kaitai::kstream> m__io__raw_body;

    public:

        /**
         * Size of the frame in bytes, this field included, negated: the sign marks a list frame.
         */
        int32_t len_frame() const { return m_len_frame; }

        /**
         * Number of items, items and whatever follows them inside the frame.
         */
        alias_column_list_body_t* body() const { return m_body.get(); }
        rntuple_rc1_t* _root() const { return m__root; }
        rntuple_rc1_t::schema_t* _parent() const { return m__parent; }
        std::string _raw_body() const { return m__raw_body; }
        kaitai::kstream* _io__raw_body() const { return m__io__raw_body.get(); }
    };

    /**
     * Payload of the list frame of alias columns.
     * \sa https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames RNTuple Binary Format Specification 0.1, section 'Frames'
     */

    class alias_column_list_body_t : public kaitai::kstruct {

    public:

        alias_column_list_body_t(kaitai::kstream* p__io, rntuple_rc1_t::alias_column_list_t* p__parent = nullptr, rntuple_rc1_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~alias_column_list_body_t();

    private:
        bool f_num_items;
        uint64_t m_num_items = 0;

    public:

        /**
         * Number of items.
         */
        uint64_t num_items();

    private:
        bool f_reserved;
        uint64_t m_reserved = 0;

    public:

        /**
         * Reserved bits; zero in all known files.
         */
        uint64_t reserved();

    private:
        uint32_t m_num_items_and_reserved = 0;
        std::unique_ptr<std::vector<std::unique_ptr<alias_column_record_t>>> m_items;
        std::string m_trailing;
        rntuple_rc1_t* m__root;
        rntuple_rc1_t::alias_column_list_t* m__parent;

    public:

        /**
         * Number of items in the low 28 bits, high 4 bits reserved. Bounded by the remaining bytes, as no item is
         * smaller than 4 bytes.
         */
        uint32_t num_items_and_reserved() const { return m_num_items_and_reserved; }

        /**
         * The alias columns, in order.
         */
        std::vector<std::unique_ptr<alias_column_record_t>>* items() const { return m_items.get(); }

        /**
         * Unknown bytes up to the end of the frame, appended by a later version of the format.
         */
        std::string trailing() const { return m_trailing; }
        rntuple_rc1_t* _root() const { return m__root; }
        rntuple_rc1_t::alias_column_list_t* _parent() const { return m__parent; }
    };

    /**
     * Record frame around one alias column.
     * \sa https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames RNTuple Binary Format Specification 0.1, section 'Frames'
     */

    class alias_column_record_t : public kaitai::kstruct {

    public:

        alias_column_record_t(kaitai::kstream* p__io, rntuple_rc1_t::alias_column_list_body_t* p__parent = nullptr, rntuple_rc1_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~alias_column_record_t();

    private:
        int32_t m_len_frame = 0;
        std::unique_ptr<alias_column_t> m_body;
        rntuple_rc1_t* m__root;
        rntuple_rc1_t::alias_column_list_body_t* m__parent;
        std::string m__raw_body;
        std::unique_ptr<kaitai::kstream> m__io__raw_body;

    public:

        /**
         * Size of the frame in bytes, this field included; positive, as in every record frame.
         */
        int32_t len_frame() const { return m_len_frame; }

        /**
         * Payload of the frame.
         */
        alias_column_t* body() const { return m_body.get(); }
        rntuple_rc1_t* _root() const { return m__root; }
        rntuple_rc1_t::alias_column_list_body_t* _parent() const { return m__parent; }
        std::string _raw_body() const { return m__raw_body; }
        kaitai::kstream* _io__raw_body() const { return m__io__raw_body.get(); }
    };

    /**
     * List frame of boolean values.
     * \sa https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames RNTuple Binary Format Specification 0.1, section 'Frames'
     */

    class bool_list_t : public kaitai::kstruct {

    public:

        bool_list_t(kaitai::kstream* p__io, rntuple_rc1_t::meta_data_entry_t* p__parent = nullptr, rntuple_rc1_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~bool_list_t();

    private:
        int32_t m_len_frame = 0;
        std::unique_ptr<bool_list_body_t> m_body;
        rntuple_rc1_t* m__root;
        rntuple_rc1_t::meta_data_entry_t* m__parent;
        std::string m__raw_body;
        std::unique_ptr<kaitai::kstream> m__io__raw_body;

    public:

        /**
         * Size of the frame in bytes, this field included, negated: the sign marks a list frame.
         */
        int32_t len_frame() const { return m_len_frame; }

        /**
         * Number of items, items and whatever follows them inside the frame.
         */
        bool_list_body_t* body() const { return m_body.get(); }
        rntuple_rc1_t* _root() const { return m__root; }
        rntuple_rc1_t::meta_data_entry_t* _parent() const { return m__parent; }
        std::string _raw_body() const { return m__raw_body; }
        kaitai::kstream* _io__raw_body() const { return m__io__raw_body.get(); }
    };

    /**
     * Payload of the list frame of boolean values.
     * \sa https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#user-meta-data-envelope RNTuple Binary Format Specification 0.1, section 'User Meta-data Envelope'
     */

    class bool_list_body_t : public kaitai::kstruct {

    public:

        bool_list_body_t(kaitai::kstream* p__io, rntuple_rc1_t::bool_list_t* p__parent = nullptr, rntuple_rc1_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~bool_list_body_t();

    private:
        bool f_num_items;
        uint64_t m_num_items = 0;

    public:

        /**
         * Number of items.
         */
        uint64_t num_items();

    private:
        bool f_reserved;
        uint64_t m_reserved = 0;

    public:

        /**
         * Reserved bits; zero in all known files.
         */
        uint64_t reserved();

    private:
        uint32_t m_num_items_and_reserved = 0;
        std::unique_ptr<std::vector<uint8_t>> m_items;
        std::string m_trailing;
        rntuple_rc1_t* m__root;
        rntuple_rc1_t::bool_list_t* m__parent;

    public:

        /**
         * Number of items in the low 28 bits, high 4 bits reserved; bounded by the remaining bytes.
         */
        uint32_t num_items_and_reserved() const { return m_num_items_and_reserved; }

        /**
         * The values; not zero is true.
         */
        std::vector<uint8_t>* items() const { return m_items.get(); }

        /**
         * Unknown bytes up to the end of the frame, appended by a later version of the format.
         */
        std::string trailing() const { return m_trailing; }
        rntuple_rc1_t* _root() const { return m__root; }
        rntuple_rc1_t::bool_list_t* _parent() const { return m__parent; }
    };

    /**
     * Clusters that share one page list.
     * \sa https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#cluster-group-record-frame RNTuple Binary Format Specification 0.1, section 'Cluster Group Record Frame'
     */

    class cluster_group_t : public kaitai::kstruct {

    public:

        cluster_group_t(kaitai::kstream* p__io, rntuple_rc1_t::cluster_group_record_t* p__parent = nullptr, rntuple_rc1_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~cluster_group_t();

    private:
        uint32_t m_num_clusters = 0;
        std::unique_ptr<envelope_link_t> m_page_list_link;
        std::string m_trailing;
        rntuple_rc1_t* m__root;
        rntuple_rc1_t::cluster_group_record_t* m__parent;

    public:

        /**
         * Number of clusters in the group.
         */
        uint32_t num_clusters() const { return m_num_clusters; }

        /**
         * Where the page list of the group is stored.
         */
        envelope_link_t* page_list_link() const { return m_page_list_link.get(); }

        /**
         * Unknown bytes up to the end of the frame, appended by a later version of the format.
         */
        std::string trailing() const { return m_trailing; }
        rntuple_rc1_t* _root() const { return m__root; }
        rntuple_rc1_t::cluster_group_record_t* _parent() const { return m__parent; }
    };

    /**
     * List frame of cluster groups.
     * \sa https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames RNTuple Binary Format Specification 0.1, section 'Frames'
     */

    class cluster_group_list_t : public kaitai::kstruct {

    public:

        cluster_group_list_t(kaitai::kstream* p__io, rntuple_rc1_t::footer_t* p__parent = nullptr, rntuple_rc1_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~cluster_group_list_t();

    private:
        int32_t m_len_frame = 0;
        std::unique_ptr<cluster_group_list_body_t> m_body;
        rntuple_rc1_t* m__root;
        rntuple_rc1_t::footer_t* m__parent;
        std::string m__raw_body;
        std::unique_ptr<kaitai::kstream> m__io__raw_body;

    public:

        /**
         * Size of the frame in bytes, this field included, negated: the sign marks a list frame.
         */
        int32_t len_frame() const { return m_len_frame; }

        /**
         * Number of items, items and whatever follows them inside the frame.
         */
        cluster_group_list_body_t* body() const { return m_body.get(); }
        rntuple_rc1_t* _root() const { return m__root; }
        rntuple_rc1_t::footer_t* _parent() const { return m__parent; }
        std::string _raw_body() const { return m__raw_body; }
        kaitai::kstream* _io__raw_body() const { return m__io__raw_body.get(); }
    };

    /**
     * Payload of the list frame of cluster groups.
     * \sa https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames RNTuple Binary Format Specification 0.1, section 'Frames'
     */

    class cluster_group_list_body_t : public kaitai::kstruct {

    public:

        cluster_group_list_body_t(kaitai::kstream* p__io, rntuple_rc1_t::cluster_group_list_t* p__parent = nullptr, rntuple_rc1_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~cluster_group_list_body_t();

    private:
        bool f_num_items;
        uint64_t m_num_items = 0;

    public:

        /**
         * Number of items.
         */
        uint64_t num_items();

    private:
        bool f_reserved;
        uint64_t m_reserved = 0;

    public:

        /**
         * Reserved bits; zero in all known files.
         */
        uint64_t reserved();

    private:
        uint32_t m_num_items_and_reserved = 0;
        std::unique_ptr<std::vector<std::unique_ptr<cluster_group_record_t>>> m_items;
        std::string m_trailing;
        rntuple_rc1_t* m__root;
        rntuple_rc1_t::cluster_group_list_t* m__parent;

    public:

        /**
         * Number of items in the low 28 bits, high 4 bits reserved. Bounded by the remaining bytes, as no item is
         * smaller than 4 bytes.
         */
        uint32_t num_items_and_reserved() const { return m_num_items_and_reserved; }

        /**
         * The cluster groups, in order.
         */
        std::vector<std::unique_ptr<cluster_group_record_t>>* items() const { return m_items.get(); }

        /**
         * Unknown bytes up to the end of the frame, appended by a later version of the format.
         */
        std::string trailing() const { return m_trailing; }
        rntuple_rc1_t* _root() const { return m__root; }
        rntuple_rc1_t::cluster_group_list_t* _parent() const { return m__parent; }
    };

    /**
     * Record frame around one cluster group.
     * \sa https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames RNTuple Binary Format Specification 0.1, section 'Frames'
     */

    class cluster_group_record_t : public kaitai::kstruct {

    public:

        cluster_group_record_t(kaitai::kstream* p__io, rntuple_rc1_t::cluster_group_list_body_t* p__parent = nullptr, rntuple_rc1_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~cluster_group_record_t();

    private:
        int32_t m_len_frame = 0;
        std::unique_ptr<cluster_group_t> m_body;
        rntuple_rc1_t* m__root;
        rntuple_rc1_t::cluster_group_list_body_t* m__parent;
        std::string m__raw_body;
        std::unique_ptr<kaitai::kstream> m__io__raw_body;

    public:

        /**
         * Size of the frame in bytes, this field included; positive, as in every record frame.
         */
        int32_t len_frame() const { return m_len_frame; }

        /**
         * Payload of the frame.
         */
        cluster_group_t* body() const { return m_body.get(); }
        rntuple_rc1_t* _root() const { return m__root; }
        rntuple_rc1_t::cluster_group_list_body_t* _parent() const { return m__parent; }
        std::string _raw_body() const { return m__raw_body; }
        kaitai::kstream* _io__raw_body() const { return m__io__raw_body.get(); }
    };

    /**
     * List frame of page locations of the columns of one cluster.
     * \sa https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames RNTuple Binary Format Specification 0.1, section 'Frames'
     */

    class cluster_pages_t : public kaitai::kstruct {

    public:

        cluster_pages_t(kaitai::kstream* p__io, rntuple_rc1_t::cluster_pages_list_body_t* p__parent = nullptr, rntuple_rc1_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~cluster_pages_t();

    private:
        int32_t m_len_frame = 0;
        std::unique_ptr<cluster_pages_body_t> m_body;
        rntuple_rc1_t* m__root;
        rntuple_rc1_t::cluster_pages_list_body_t* m__parent;
        std::string m__raw_body;
        std::unique_ptr<kaitai::kstream> m__io__raw_body;

    public:

        /**
         * Size of the frame in bytes, this field included, negated: the sign marks a list frame.
         */
        int32_t len_frame() const { return m_len_frame; }

        /**
         * Number of items, items and whatever follows them inside the frame.
         */
        cluster_pages_body_t* body() const { return m_body.get(); }
        rntuple_rc1_t* _root() const { return m__root; }
        rntuple_rc1_t::cluster_pages_list_body_t* _parent() const { return m__parent; }
        std::string _raw_body() const { return m__raw_body; }
        kaitai::kstream* _io__raw_body() const { return m__io__raw_body.get(); }
    };

    /**
     * Payload of the list frame of page locations of the columns of one cluster.
     * \sa https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#page-list-envelope RNTuple Binary Format Specification 0.1, section 'Page List Envelope'
     */

    class cluster_pages_body_t : public kaitai::kstruct {

    public:

        cluster_pages_body_t(kaitai::kstream* p__io, rntuple_rc1_t::cluster_pages_t* p__parent = nullptr, rntuple_rc1_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~cluster_pages_body_t();

    private:
        bool f_num_items;
        uint64_t m_num_items = 0;

    public:

        /**
         * Number of items.
         */
        uint64_t num_items();

    private:
        bool f_reserved;
        uint64_t m_reserved = 0;

    public:

        /**
         * Reserved bits; zero in all known files.
         */
        uint64_t reserved();

    private:
        uint32_t m_num_items_and_reserved = 0;
        std::unique_ptr<std::vector<std::unique_ptr<column_pages_t>>> m_items;
        std::string m_trailing;
        rntuple_rc1_t* m__root;
        rntuple_rc1_t::cluster_pages_t* m__parent;

    public:

        /**
         * Number of items in the low 28 bits, high 4 bits reserved. Bounded by the remaining bytes, as no item is
         * smaller than 16 bytes.
         */
        uint32_t num_items_and_reserved() const { return m_num_items_and_reserved; }

        /**
         * One list per column, by column id; columns added after the cluster was written may be missing at
         * the end.
         */
        std::vector<std::unique_ptr<column_pages_t>>* items() const { return m_items.get(); }

        /**
         * Unknown bytes up to the end of the frame, appended by a later version of the format.
         */
        std::string trailing() const { return m_trailing; }
        rntuple_rc1_t* _root() const { return m__root; }
        rntuple_rc1_t::cluster_pages_t* _parent() const { return m__parent; }
    };

    /**
     * List frame of page locations of clusters.
     * \sa https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames RNTuple Binary Format Specification 0.1, section 'Frames'
     */

    class cluster_pages_list_t : public kaitai::kstruct {

    public:

        cluster_pages_list_t(kaitai::kstream* p__io, rntuple_rc1_t::page_list_t* p__parent = nullptr, rntuple_rc1_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~cluster_pages_list_t();

    private:
        int32_t m_len_frame = 0;
        std::unique_ptr<cluster_pages_list_body_t> m_body;
        rntuple_rc1_t* m__root;
        rntuple_rc1_t::page_list_t* m__parent;
        std::string m__raw_body;
        std::unique_ptr<kaitai::kstream> m__io__raw_body;

    public:

        /**
         * Size of the frame in bytes, this field included, negated: the sign marks a list frame.
         */
        int32_t len_frame() const { return m_len_frame; }

        /**
         * Number of items, items and whatever follows them inside the frame.
         */
        cluster_pages_list_body_t* body() const { return m_body.get(); }
        rntuple_rc1_t* _root() const { return m__root; }
        rntuple_rc1_t::page_list_t* _parent() const { return m__parent; }
        std::string _raw_body() const { return m__raw_body; }
        kaitai::kstream* _io__raw_body() const { return m__io__raw_body.get(); }
    };

    /**
     * Payload of the list frame of page locations of clusters.
     * \sa https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#page-list-envelope RNTuple Binary Format Specification 0.1, section 'Page List Envelope'
     */

    class cluster_pages_list_body_t : public kaitai::kstruct {

    public:

        cluster_pages_list_body_t(kaitai::kstream* p__io, rntuple_rc1_t::cluster_pages_list_t* p__parent = nullptr, rntuple_rc1_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~cluster_pages_list_body_t();

    private:
        bool f_num_items;
        uint64_t m_num_items = 0;

    public:

        /**
         * Number of items.
         */
        uint64_t num_items();

    private:
        bool f_reserved;
        uint64_t m_reserved = 0;

    public:

        /**
         * Reserved bits; zero in all known files.
         */
        uint64_t reserved();

    private:
        uint32_t m_num_items_and_reserved = 0;
        std::unique_ptr<std::vector<std::unique_ptr<cluster_pages_t>>> m_items;
        std::string m_trailing;
        rntuple_rc1_t* m__root;
        rntuple_rc1_t::cluster_pages_list_t* m__parent;

    public:

        /**
         * Number of items in the low 28 bits, high 4 bits reserved. Bounded by the remaining bytes, as no item is
         * smaller than 8 bytes.
         */
        uint32_t num_items_and_reserved() const { return m_num_items_and_reserved; }

        /**
         * One list per cluster, in the order of the cluster summaries.
         */
        std::vector<std::unique_ptr<cluster_pages_t>>* items() const { return m_items.get(); }

        /**
         * Unknown bytes up to the end of the frame, appended by a later version of the format.
         */
        std::string trailing() const { return m_trailing; }
        rntuple_rc1_t* _root() const { return m__root; }
        rntuple_rc1_t::cluster_pages_list_t* _parent() const { return m__parent; }
    };

    /**
     * Entry range of one cluster.
     * \sa https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#cluster-summary-record-frame RNTuple Binary Format Specification 0.1, section 'Cluster Summary Record Frame'
     */

    class cluster_summary_t : public kaitai::kstruct {

    public:

        cluster_summary_t(kaitai::kstream* p__io, rntuple_rc1_t::cluster_summary_record_t* p__parent = nullptr, rntuple_rc1_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~cluster_summary_t();

    private:
        bool f_flags;
        uint64_t m_flags = 0;

    public:

        /**
         * Bits of the enum cluster_flag, 4 bits.
         */
        uint64_t flags();

    private:
        bool f_is_sharded;
        bool m_is_sharded = 0;

    public:

        /**
         * Whether the cluster covers a column group only.
         */
        bool is_sharded();

    private:
        bool f_num_entries;
        uint64_t m_num_entries = 0;

    public:

        /**
         * Number of entries of the cluster, 60 bits.
         */
        uint64_t num_entries();

    private:
        uint64_t m_first_entry = 0;
        uint32_t m_num_entries_lo = 0;
        uint32_t m_num_entries_hi = 0;
        uint32_t m_column_group_id = 0;
        bool n_column_group_id;

    public:
        bool _is_null_column_group_id() { column_group_id(); return n_column_group_id; };

    private:
        std::string m_trailing;
        rntuple_rc1_t* m__root;
        rntuple_rc1_t::cluster_summary_record_t* m__parent;

    public:

        /**
         * Number of the first entry of the cluster.
         */
        uint64_t first_entry() const { return m_first_entry; }

        /**
         * Bits 0 to 31 of the number of entries.
         */
        uint32_t num_entries_lo() const { return m_num_entries_lo; }

        /**
         * Bits 32 to 59 of the number of entries, and the flags in the high 4 bits.
         */
        uint32_t num_entries_hi() const { return m_num_entries_hi; }

        /**
         * Column group that a sharded cluster covers.
         */
        uint32_t column_group_id() const { return m_column_group_id; }

        /**
         * Unknown bytes up to the end of the frame, appended by a later version of the format.
         */
        std::string trailing() const { return m_trailing; }
        rntuple_rc1_t* _root() const { return m__root; }
        rntuple_rc1_t::cluster_summary_record_t* _parent() const { return m__parent; }
    };

    /**
     * List frame of cluster summaries.
     * \sa https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames RNTuple Binary Format Specification 0.1, section 'Frames'
     */

    class cluster_summary_list_t : public kaitai::kstruct {

    public:

        cluster_summary_list_t(kaitai::kstream* p__io, rntuple_rc1_t::footer_t* p__parent = nullptr, rntuple_rc1_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~cluster_summary_list_t();

    private:
        int32_t m_len_frame = 0;
        std::unique_ptr<cluster_summary_list_body_t> m_body;
        rntuple_rc1_t* m__root;
        rntuple_rc1_t::footer_t* m__parent;
        std::string m__raw_body;
        std::unique_ptr<kaitai::kstream> m__io__raw_body;

    public:

        /**
         * Size of the frame in bytes, this field included, negated: the sign marks a list frame.
         */
        int32_t len_frame() const { return m_len_frame; }

        /**
         * Number of items, items and whatever follows them inside the frame.
         */
        cluster_summary_list_body_t* body() const { return m_body.get(); }
        rntuple_rc1_t* _root() const { return m__root; }
        rntuple_rc1_t::footer_t* _parent() const { return m__parent; }
        std::string _raw_body() const { return m__raw_body; }
        kaitai::kstream* _io__raw_body() const { return m__io__raw_body.get(); }
    };

    /**
     * Payload of the list frame of cluster summaries.
     * \sa https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames RNTuple Binary Format Specification 0.1, section 'Frames'
     */

    class cluster_summary_list_body_t : public kaitai::kstruct {

    public:

        cluster_summary_list_body_t(kaitai::kstream* p__io, rntuple_rc1_t::cluster_summary_list_t* p__parent = nullptr, rntuple_rc1_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~cluster_summary_list_body_t();

    private:
        bool f_num_items;
        uint64_t m_num_items = 0;

    public:

        /**
         * Number of items.
         */
        uint64_t num_items();

    private:
        bool f_reserved;
        uint64_t m_reserved = 0;

    public:

        /**
         * Reserved bits; zero in all known files.
         */
        uint64_t reserved();

    private:
        uint32_t m_num_items_and_reserved = 0;
        std::unique_ptr<std::vector<std::unique_ptr<cluster_summary_record_t>>> m_items;
        std::string m_trailing;
        rntuple_rc1_t* m__root;
        rntuple_rc1_t::cluster_summary_list_t* m__parent;

    public:

        /**
         * Number of items in the low 28 bits, high 4 bits reserved. Bounded by the remaining bytes, as no item is
         * smaller than 4 bytes.
         */
        uint32_t num_items_and_reserved() const { return m_num_items_and_reserved; }

        /**
         * The cluster summaries, in order.
         */
        std::vector<std::unique_ptr<cluster_summary_record_t>>* items() const { return m_items.get(); }

        /**
         * Unknown bytes up to the end of the frame, appended by a later version of the format.
         */
        std::string trailing() const { return m_trailing; }
        rntuple_rc1_t* _root() const { return m__root; }
        rntuple_rc1_t::cluster_summary_list_t* _parent() const { return m__parent; }
    };

    /**
     * Record frame around one cluster summary.
     * \sa https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames RNTuple Binary Format Specification 0.1, section 'Frames'
     */

    class cluster_summary_record_t : public kaitai::kstruct {

    public:

        cluster_summary_record_t(kaitai::kstream* p__io, rntuple_rc1_t::cluster_summary_list_body_t* p__parent = nullptr, rntuple_rc1_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~cluster_summary_record_t();

    private:
        int32_t m_len_frame = 0;
        std::unique_ptr<cluster_summary_t> m_body;
        rntuple_rc1_t* m__root;
        rntuple_rc1_t::cluster_summary_list_body_t* m__parent;
        std::string m__raw_body;
        std::unique_ptr<kaitai::kstream> m__io__raw_body;

    public:

        /**
         * Size of the frame in bytes, this field included; positive, as in every record frame.
         */
        int32_t len_frame() const { return m_len_frame; }

        /**
         * Payload of the frame.
         */
        cluster_summary_t* body() const { return m_body.get(); }
        rntuple_rc1_t* _root() const { return m__root; }
        rntuple_rc1_t::cluster_summary_list_body_t* _parent() const { return m__parent; }
        std::string _raw_body() const { return m__raw_body; }
        kaitai::kstream* _io__raw_body() const { return m__io__raw_body.get(); }
    };

    /**
     * Description of one physical column.
     * \sa https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#column-description RNTuple Binary Format Specification 0.1, section 'Column Description'
     */

    class column_t : public kaitai::kstruct {

    public:

        column_t(kaitai::kstream* p__io, rntuple_rc1_t::column_record_t* p__parent = nullptr, rntuple_rc1_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~column_t();

    private:
        bool f_is_deferred;
        bool m_is_deferred = 0;

    public:

        /**
         * Whether the first stored element is not element 0.
         */
        bool is_deferred();

    private:
        uint16_t m_column_type = 0;
        uint16_t m_bits_on_storage = 0;
        uint32_t m_field_id = 0;
        uint32_t m_flags = 0;
        uint64_t m_first_element_index = 0;
        bool n_first_element_index;

    public:
        bool _is_null_first_element_index() { first_element_index(); return n_first_element_index; };

    private:
        std::string m_trailing;
        rntuple_rc1_t* m__root;
        rntuple_rc1_t::column_record_t* m__parent;

    public:

        /**
         * How elements are encoded, see the enum column_type.
         */
        uint16_t column_type() const { return m_column_type; }

        /**
         * Size of one element on storage, in bits.
         */
        uint16_t bits_on_storage() const { return m_bits_on_storage; }

        /**
         * Id of the field that the column belongs to.
         */
        uint32_t field_id() const { return m_field_id; }

        /**
         * Bits of the enum column_flag.
         */
        uint32_t flags() const { return m_flags; }

        /**
         * Index of the first stored element of a deferred column.
         */
        uint64_t first_element_index() const { return m_first_element_index; }

        /**
         * Unknown bytes up to the end of the frame, appended by a later version of the format.
         */
        std::string trailing() const { return m_trailing; }
        rntuple_rc1_t* _root() const { return m__root; }
        rntuple_rc1_t::column_record_t* _parent() const { return m__parent; }
    };

    /**
     * Columns that the clusters of a shard cover; the column group id is the position.
     * \sa https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#column-group-record-frame RNTuple Binary Format Specification 0.1, section 'Column Group Record Frame'
     */

    class column_group_t : public kaitai::kstruct {

    public:

        column_group_t(kaitai::kstream* p__io, rntuple_rc1_t::column_group_record_t* p__parent = nullptr, rntuple_rc1_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~column_group_t();

    private:
        std::unique_ptr<column_id_list_t> m_column_ids;
        std::string m_trailing;
        rntuple_rc1_t* m__root;
        rntuple_rc1_t::column_group_record_t* m__parent;

    public:

        /**
         * Ids of the columns.
         */
        column_id_list_t* column_ids() const { return m_column_ids.get(); }

        /**
         * Unknown bytes up to the end of the frame, appended by a later version of the format.
         */
        std::string trailing() const { return m_trailing; }
        rntuple_rc1_t* _root() const { return m__root; }
        rntuple_rc1_t::column_group_record_t* _parent() const { return m__parent; }
    };

    /**
     * List frame of column groups.
     * \sa https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames RNTuple Binary Format Specification 0.1, section 'Frames'
     */

    class column_group_list_t : public kaitai::kstruct {

    public:

        column_group_list_t(kaitai::kstream* p__io, rntuple_rc1_t::footer_t* p__parent = nullptr, rntuple_rc1_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~column_group_list_t();

    private:
        int32_t m_len_frame = 0;
        std::unique_ptr<column_group_list_body_t> m_body;
        rntuple_rc1_t* m__root;
        rntuple_rc1_t::footer_t* m__parent;
        std::string m__raw_body;
        std::unique_ptr<kaitai::kstream> m__io__raw_body;

    public:

        /**
         * Size of the frame in bytes, this field included, negated: the sign marks a list frame.
         */
        int32_t len_frame() const { return m_len_frame; }

        /**
         * Number of items, items and whatever follows them inside the frame.
         */
        column_group_list_body_t* body() const { return m_body.get(); }
        rntuple_rc1_t* _root() const { return m__root; }
        rntuple_rc1_t::footer_t* _parent() const { return m__parent; }
        std::string _raw_body() const { return m__raw_body; }
        kaitai::kstream* _io__raw_body() const { return m__io__raw_body.get(); }
    };

    /**
     * Payload of the list frame of column groups.
     * \sa https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames RNTuple Binary Format Specification 0.1, section 'Frames'
     */

    class column_group_list_body_t : public kaitai::kstruct {

    public:

        column_group_list_body_t(kaitai::kstream* p__io, rntuple_rc1_t::column_group_list_t* p__parent = nullptr, rntuple_rc1_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~column_group_list_body_t();

    private:
        bool f_num_items;
        uint64_t m_num_items = 0;

    public:

        /**
         * Number of items.
         */
        uint64_t num_items();

    private:
        bool f_reserved;
        uint64_t m_reserved = 0;

    public:

        /**
         * Reserved bits; zero in all known files.
         */
        uint64_t reserved();

    private:
        uint32_t m_num_items_and_reserved = 0;
        std::unique_ptr<std::vector<std::unique_ptr<column_group_record_t>>> m_items;
        std::string m_trailing;
        rntuple_rc1_t* m__root;
        rntuple_rc1_t::column_group_list_t* m__parent;

    public:

        /**
         * Number of items in the low 28 bits, high 4 bits reserved. Bounded by the remaining bytes, as no item is
         * smaller than 4 bytes.
         */
        uint32_t num_items_and_reserved() const { return m_num_items_and_reserved; }

        /**
         * The column groups, in order.
         */
        std::vector<std::unique_ptr<column_group_record_t>>* items() const { return m_items.get(); }

        /**
         * Unknown bytes up to the end of the frame, appended by a later version of the format.
         */
        std::string trailing() const { return m_trailing; }
        rntuple_rc1_t* _root() const { return m__root; }
        rntuple_rc1_t::column_group_list_t* _parent() const { return m__parent; }
    };

    /**
     * Record frame around one column group.
     * \sa https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames RNTuple Binary Format Specification 0.1, section 'Frames'
     */

    class column_group_record_t : public kaitai::kstruct {

    public:

        column_group_record_t(kaitai::kstream* p__io, rntuple_rc1_t::column_group_list_body_t* p__parent = nullptr, rntuple_rc1_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~column_group_record_t();

    private:
        int32_t m_len_frame = 0;
        std::unique_ptr<column_group_t> m_body;
        rntuple_rc1_t* m__root;
        rntuple_rc1_t::column_group_list_body_t* m__parent;
        std::string m__raw_body;
        std::unique_ptr<kaitai::kstream> m__io__raw_body;

    public:

        /**
         * Size of the frame in bytes, this field included; positive, as in every record frame.
         */
        int32_t len_frame() const { return m_len_frame; }

        /**
         * Payload of the frame.
         */
        column_group_t* body() const { return m_body.get(); }
        rntuple_rc1_t* _root() const { return m__root; }
        rntuple_rc1_t::column_group_list_body_t* _parent() const { return m__parent; }
        std::string _raw_body() const { return m__raw_body; }
        kaitai::kstream* _io__raw_body() const { return m__io__raw_body.get(); }
    };

    /**
     * List frame of column ids.
     * \sa https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames RNTuple Binary Format Specification 0.1, section 'Frames'
     */

    class column_id_list_t : public kaitai::kstruct {

    public:

        column_id_list_t(kaitai::kstream* p__io, rntuple_rc1_t::column_group_t* p__parent = nullptr, rntuple_rc1_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~column_id_list_t();

    private:
        int32_t m_len_frame = 0;
        std::unique_ptr<column_id_list_body_t> m_body;
        rntuple_rc1_t* m__root;
        rntuple_rc1_t::column_group_t* m__parent;
        std::string m__raw_body;
        std::unique_ptr<kaitai::kstream> m__io__raw_body;

    public:

        /**
         * Size of the frame in bytes, this field included, negated: the sign marks a list frame.
         */
        int32_t len_frame() const { return m_len_frame; }

        /**
         * Number of items, items and whatever follows them inside the frame.
         */
        column_id_list_body_t* body() const { return m_body.get(); }
        rntuple_rc1_t* _root() const { return m__root; }
        rntuple_rc1_t::column_group_t* _parent() const { return m__parent; }
        std::string _raw_body() const { return m__raw_body; }
        kaitai::kstream* _io__raw_body() const { return m__io__raw_body.get(); }
    };

    /**
     * Payload of the list frame of column ids.
     * \sa https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames RNTuple Binary Format Specification 0.1, section 'Frames'
     */

    class column_id_list_body_t : public kaitai::kstruct {

    public:

        column_id_list_body_t(kaitai::kstream* p__io, rntuple_rc1_t::column_id_list_t* p__parent = nullptr, rntuple_rc1_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~column_id_list_body_t();

    private:
        bool f_num_items;
        uint64_t m_num_items = 0;

    public:

        /**
         * Number of items.
         */
        uint64_t num_items();

    private:
        bool f_reserved;
        uint64_t m_reserved = 0;

    public:

        /**
         * Reserved bits; zero in all known files.
         */
        uint64_t reserved();

    private:
        uint32_t m_num_items_and_reserved = 0;
        std::unique_ptr<std::vector<uint32_t>> m_items;
        std::string m_trailing;
        rntuple_rc1_t* m__root;
        rntuple_rc1_t::column_id_list_t* m__parent;

    public:

        /**
         * Number of items in the low 28 bits, high 4 bits reserved. Bounded by the remaining bytes, as no item is
         * smaller than 4 bytes.
         */
        uint32_t num_items_and_reserved() const { return m_num_items_and_reserved; }

        /**
         * Ids of physical columns; these are not frames.
         */
        std::vector<uint32_t>* items() const { return m_items.get(); }

        /**
         * Unknown bytes up to the end of the frame, appended by a later version of the format.
         */
        std::string trailing() const { return m_trailing; }
        rntuple_rc1_t* _root() const { return m__root; }
        rntuple_rc1_t::column_id_list_t* _parent() const { return m__parent; }
    };

    /**
     * List frame of column descriptions.
     * \sa https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames RNTuple Binary Format Specification 0.1, section 'Frames'
     */

    class column_list_t : public kaitai::kstruct {

    public:

        column_list_t(kaitai::kstream* p__io, rntuple_rc1_t::schema_t* p__parent = nullptr, rntuple_rc1_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~column_list_t();

    private:
        int32_t m_len_frame = 0;
        std::unique_ptr<column_list_body_t> m_body;
        rntuple_rc1_t* m__root;
        rntuple_rc1_t::schema_t* m__parent;
        std::string m__raw_body;
        std::unique_ptr<kaitai::kstream> m__io__raw_body;

    public:

        /**
         * Size of the frame in bytes, this field included, negated: the sign marks a list frame.
         */
        int32_t len_frame() const { return m_len_frame; }

        /**
         * Number of items, items and whatever follows them inside the frame.
         */
        column_list_body_t* body() const { return m_body.get(); }
        rntuple_rc1_t* _root() const { return m__root; }
        rntuple_rc1_t::schema_t* _parent() const { return m__parent; }
        std::string _raw_body() const { return m__raw_body; }
        kaitai::kstream* _io__raw_body() const { return m__io__raw_body.get(); }
    };

    /**
     * Payload of the list frame of column descriptions.
     * \sa https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames RNTuple Binary Format Specification 0.1, section 'Frames'
     */

    class column_list_body_t : public kaitai::kstruct {

    public:

        column_list_body_t(kaitai::kstream* p__io, rntuple_rc1_t::column_list_t* p__parent = nullptr, rntuple_rc1_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~column_list_body_t();

    private:
        bool f_num_items;
        uint64_t m_num_items = 0;

    public:

        /**
         * Number of items.
         */
        uint64_t num_items();

    private:
        bool f_reserved;
        uint64_t m_reserved = 0;

    public:

        /**
         * Reserved bits; zero in all known files.
         */
        uint64_t reserved();

    private:
        uint32_t m_num_items_and_reserved = 0;
        std::unique_ptr<std::vector<std::unique_ptr<column_record_t>>> m_items;
        std::string m_trailing;
        rntuple_rc1_t* m__root;
        rntuple_rc1_t::column_list_t* m__parent;

    public:

        /**
         * Number of items in the low 28 bits, high 4 bits reserved. Bounded by the remaining bytes, as no item is
         * smaller than 4 bytes.
         */
        uint32_t num_items_and_reserved() const { return m_num_items_and_reserved; }

        /**
         * The column descriptions, in order.
         */
        std::vector<std::unique_ptr<column_record_t>>* items() const { return m_items.get(); }

        /**
         * Unknown bytes up to the end of the frame, appended by a later version of the format.
         */
        std::string trailing() const { return m_trailing; }
        rntuple_rc1_t* _root() const { return m__root; }
        rntuple_rc1_t::column_list_t* _parent() const { return m__parent; }
    };

    /**
     * List frame of pages of one column in one cluster.
     * \sa https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames RNTuple Binary Format Specification 0.1, section 'Frames'
     */

    class column_pages_t : public kaitai::kstruct {

    public:

        column_pages_t(kaitai::kstream* p__io, rntuple_rc1_t::cluster_pages_body_t* p__parent = nullptr, rntuple_rc1_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~column_pages_t();

    private:
        int32_t m_len_frame = 0;
        std::unique_ptr<column_pages_body_t> m_body;
        rntuple_rc1_t* m__root;
        rntuple_rc1_t::cluster_pages_body_t* m__parent;
        std::string m__raw_body;
        std::unique_ptr<kaitai::kstream> m__io__raw_body;

    public:

        /**
         * Size of the frame in bytes, this field included, negated: the sign marks a list frame.
         */
        int32_t len_frame() const { return m_len_frame; }

        /**
         * Number of items, items and whatever follows them inside the frame.
         */
        column_pages_body_t* body() const { return m_body.get(); }
        rntuple_rc1_t* _root() const { return m__root; }
        rntuple_rc1_t::cluster_pages_body_t* _parent() const { return m__parent; }
        std::string _raw_body() const { return m__raw_body; }
        kaitai::kstream* _io__raw_body() const { return m__io__raw_body.get(); }
    };

    /**
     * Payload of the list frame of pages of one column in one cluster.
     * \sa https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#page-list-envelope RNTuple Binary Format Specification 0.1, section 'Page List Envelope'
     */

    class column_pages_body_t : public kaitai::kstruct {

    public:

        column_pages_body_t(kaitai::kstream* p__io, rntuple_rc1_t::column_pages_t* p__parent = nullptr, rntuple_rc1_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~column_pages_body_t();

    private:
        bool f_num_items;
        uint64_t m_num_items = 0;

    public:

        /**
         * Number of items.
         */
        uint64_t num_items();

    private:
        bool f_reserved;
        uint64_t m_reserved = 0;

    public:

        /**
         * Reserved bits; zero in all known files.
         */
        uint64_t reserved();

    private:
        uint32_t m_num_items_and_reserved = 0;
        std::unique_ptr<std::vector<std::unique_ptr<page_t>>> m_items;
        uint64_t m_element_offset = 0;
        uint32_t m_compression_settings = 0;
        std::string m_trailing;
        rntuple_rc1_t* m__root;
        rntuple_rc1_t::column_pages_t* m__parent;

    public:

        /**
         * Number of items in the low 28 bits, high 4 bits reserved. Bounded by the remaining bytes, as no item is
         * smaller than 8 bytes.
         */
        uint32_t num_items_and_reserved() const { return m_num_items_and_reserved; }

        /**
         * Page descriptions in the order of elements; these are not frames.
         */
        std::vector<std::unique_ptr<page_t>>* items() const { return m_items.get(); }

        /**
         * Number of elements of the column in all clusters before.
         */
        uint64_t element_offset() const { return m_element_offset; }

        /**
         * Compression asked for, 100 * algorithm + level.
         * \sa https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#basic-types RNTuple Binary Format Specification 0.1, section 'Basic Types'
         */
        uint32_t compression_settings() const { return m_compression_settings; }

        /**
         * Unknown bytes up to the end of the frame, appended by a later version of the format.
         */
        std::string trailing() const { return m_trailing; }
        rntuple_rc1_t* _root() const { return m__root; }
        rntuple_rc1_t::column_pages_t* _parent() const { return m__parent; }
    };

    /**
     * Record frame around one column description.
     * \sa https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames RNTuple Binary Format Specification 0.1, section 'Frames'
     */

    class column_record_t : public kaitai::kstruct {

    public:

        column_record_t(kaitai::kstream* p__io, rntuple_rc1_t::column_list_body_t* p__parent = nullptr, rntuple_rc1_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~column_record_t();

    private:
        int32_t m_len_frame = 0;
        std::unique_ptr<column_t> m_body;
        rntuple_rc1_t* m__root;
        rntuple_rc1_t::column_list_body_t* m__parent;
        std::string m__raw_body;
        std::unique_ptr<kaitai::kstream> m__io__raw_body;

    public:

        /**
         * Size of the frame in bytes, this field included; positive, as in every record frame.
         */
        int32_t len_frame() const { return m_len_frame; }

        /**
         * Payload of the frame.
         */
        column_t* body() const { return m_body.get(); }
        rntuple_rc1_t* _root() const { return m__root; }
        rntuple_rc1_t::column_list_body_t* _parent() const { return m__parent; }
        std::string _raw_body() const { return m__raw_body; }
        kaitai::kstream* _io__raw_body() const { return m__io__raw_body.get(); }
    };

    /**
     * String with its length in front; no terminator, no padding.
     * \sa https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#basic-types RNTuple Binary Format Specification 0.1, section 'Basic Types'
     */

    class counted_string_t : public kaitai::kstruct {

    public:

        counted_string_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent = nullptr, rntuple_rc1_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~counted_string_t();

    private:
        bool f_value;
        std::string m_value;

    public:

        /**
         * The string as text.
         */
        std::string value();

    private:
        uint32_t m_len = 0;
        std::string m_raw;
        rntuple_rc1_t* m__root;
        kaitai::kstruct* m__parent;

    public:

        /**
         * Length of the string in bytes.
         */
        uint32_t len() const { return m_len; }

        /**
         * Bytes of the string, left undecoded here; UTF-8 by convention, ASCII by the text of the drafts.
         */
        std::string raw() const { return m_raw; }
        rntuple_rc1_t* _root() const { return m__root; }
        kaitai::kstruct* _parent() const { return m__parent; }
    };

    /**
     * Reference to another envelope.
     * \sa https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#locators-and-envelope-links RNTuple Binary Format Specification 0.1, section 'Locators and Envelope Links'
     */

    class envelope_link_t : public kaitai::kstruct {

    public:

        envelope_link_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent = nullptr, rntuple_rc1_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~envelope_link_t();

    private:
        uint32_t m_len_envelope = 0;
        std::unique_ptr<locator_t> m_locator;
        rntuple_rc1_t* m__root;
        kaitai::kstruct* m__parent;

    public:

        /**
         * Length in bytes of the referenced envelope after decompression.
         */
        uint32_t len_envelope() const { return m_len_envelope; }

        /**
         * Where the referenced envelope is stored.
         */
        locator_t* locator() const { return m_locator.get(); }
        rntuple_rc1_t* _root() const { return m__root; }
        kaitai::kstruct* _parent() const { return m__parent; }
    };

    /**
     * Start of every envelope.
     * \sa https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#envelopes RNTuple Binary Format Specification 0.1, section 'Envelopes'
     */

    class envelope_preamble_t : public kaitai::kstruct {

    public:

        envelope_preamble_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent = nullptr, rntuple_rc1_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~envelope_preamble_t();

    private:
        uint16_t m_version = 0;
        uint16_t m_min_version = 0;
        rntuple_rc1_t* m__root;
        kaitai::kstruct* m__parent;

    public:

        /**
         * Version of the envelope that the writer used; 1.
         */
        uint16_t version() const { return m_version; }

        /**
         * Version that a reader must support at least; 1.
         */
        uint16_t min_version() const { return m_min_version; }
        rntuple_rc1_t* _root() const { return m__root; }
        kaitai::kstruct* _parent() const { return m__parent; }
    };

    /**
     * Additional information about one type.
     * \sa https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#extra-type-information RNTuple Binary Format Specification 0.1, section 'Extra type information'
     */

    class extra_type_info_t : public kaitai::kstruct {

    public:

        extra_type_info_t(kaitai::kstream* p__io, rntuple_rc1_t::extra_type_info_record_t* p__parent = nullptr, rntuple_rc1_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~extra_type_info_t();

    private:
        uint32_t m_type_version_from = 0;
        uint32_t m_type_version_to = 0;
        uint32_t m_content_id = 0;
        std::unique_ptr<counted_string_t> m_type_name;
        std::unique_ptr<counted_string_t> m_content;
        bool n_content;

    public:
        bool _is_null_content() { content(); return n_content; };

    private:
        std::string m_trailing;
        rntuple_rc1_t* m__root;
        rntuple_rc1_t::extra_type_info_record_t* m__parent;

    public:

        /**
         * First version of the type that the information is about.
         */
        uint32_t type_version_from() const { return m_type_version_from; }

        /**
         * Last version of the type that the information is about.
         */
        uint32_t type_version_to() const { return m_type_version_to; }

        /**
         * Kind of content, see the enum extra_type_info_content.
         */
        uint32_t content_id() const { return m_content_id; }

        /**
         * C++ type that the information is about.
         */
        counted_string_t* type_name() const { return m_type_name.get(); }

        /**
         * The information itself, in the form that the kind of content asks for.
         */
        counted_string_t* content() const { return m_content.get(); }

        /**
         * Unknown bytes up to the end of the frame, appended by a later version of the format.
         */
        std::string trailing() const { return m_trailing; }
        rntuple_rc1_t* _root() const { return m__root; }
        rntuple_rc1_t::extra_type_info_record_t* _parent() const { return m__parent; }
    };

    /**
     * List frame of extra type information records.
     * \sa https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames RNTuple Binary Format Specification 0.1, section 'Frames'
     */

    class extra_type_info_list_t : public kaitai::kstruct {

    public:

        extra_type_info_list_t(kaitai::kstream* p__io, rntuple_rc1_t::schema_t* p__parent = nullptr, rntuple_rc1_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~extra_type_info_list_t();

    private:
        int32_t m_len_frame = 0;
        std::unique_ptr<extra_type_info_list_body_t> m_body;
        rntuple_rc1_t* m__root;
        rntuple_rc1_t::schema_t* m__parent;
        std::string m__raw_body;
        std::unique_ptr<kaitai::kstream> m__io__raw_body;

    public:

        /**
         * Size of the frame in bytes, this field included, negated: the sign marks a list frame.
         */
        int32_t len_frame() const { return m_len_frame; }

        /**
         * Number of items, items and whatever follows them inside the frame.
         */
        extra_type_info_list_body_t* body() const { return m_body.get(); }
        rntuple_rc1_t* _root() const { return m__root; }
        rntuple_rc1_t::schema_t* _parent() const { return m__parent; }
        std::string _raw_body() const { return m__raw_body; }
        kaitai::kstream* _io__raw_body() const { return m__io__raw_body.get(); }
    };

    /**
     * Payload of the list frame of extra type information records.
     * \sa https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames RNTuple Binary Format Specification 0.1, section 'Frames'
     */

    class extra_type_info_list_body_t : public kaitai::kstruct {

    public:

        extra_type_info_list_body_t(kaitai::kstream* p__io, rntuple_rc1_t::extra_type_info_list_t* p__parent = nullptr, rntuple_rc1_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~extra_type_info_list_body_t();

    private:
        bool f_num_items;
        uint64_t m_num_items = 0;

    public:

        /**
         * Number of items.
         */
        uint64_t num_items();

    private:
        bool f_reserved;
        uint64_t m_reserved = 0;

    public:

        /**
         * Reserved bits; zero in all known files.
         */
        uint64_t reserved();

    private:
        uint32_t m_num_items_and_reserved = 0;
        std::unique_ptr<std::vector<std::unique_ptr<extra_type_info_record_t>>> m_items;
        std::string m_trailing;
        rntuple_rc1_t* m__root;
        rntuple_rc1_t::extra_type_info_list_t* m__parent;

    public:

        /**
         * Number of items in the low 28 bits, high 4 bits reserved. Bounded by the remaining bytes, as no item is
         * smaller than 4 bytes.
         */
        uint32_t num_items_and_reserved() const { return m_num_items_and_reserved; }

        /**
         * The extra type information records, in order.
         */
        std::vector<std::unique_ptr<extra_type_info_record_t>>* items() const { return m_items.get(); }

        /**
         * Unknown bytes up to the end of the frame, appended by a later version of the format.
         */
        std::string trailing() const { return m_trailing; }
        rntuple_rc1_t* _root() const { return m__root; }
        rntuple_rc1_t::extra_type_info_list_t* _parent() const { return m__parent; }
    };

    /**
     * Record frame around one piece of extra type information.
     * \sa https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames RNTuple Binary Format Specification 0.1, section 'Frames'
     */

    class extra_type_info_record_t : public kaitai::kstruct {

    public:

        extra_type_info_record_t(kaitai::kstream* p__io, rntuple_rc1_t::extra_type_info_list_body_t* p__parent = nullptr, rntuple_rc1_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~extra_type_info_record_t();

    private:
        int32_t m_len_frame = 0;
        std::unique_ptr<extra_type_info_t> m_body;
        rntuple_rc1_t* m__root;
        rntuple_rc1_t::extra_type_info_list_body_t* m__parent;
        std::string m__raw_body;
        std::unique_ptr<kaitai::kstream> m__io__raw_body;

    public:

        /**
         * Size of the frame in bytes, this field included; positive, as in every record frame.
         */
        int32_t len_frame() const { return m_len_frame; }

        /**
         * Payload of the frame.
         */
        extra_type_info_t* body() const { return m_body.get(); }
        rntuple_rc1_t* _root() const { return m__root; }
        rntuple_rc1_t::extra_type_info_list_body_t* _parent() const { return m__parent; }
        std::string _raw_body() const { return m__raw_body; }
        kaitai::kstream* _io__raw_body() const { return m__io__raw_body.get(); }
    };

    /**
     * One 64-bit word of 63 flags, in two halves so that no target language loses bits.
     * \sa https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#feature-flags RNTuple Binary Format Specification 0.1, section 'Feature Flags'
     */

    class feature_flag_word_t : public kaitai::kstruct {

    public:

        feature_flag_word_t(kaitai::kstream* p__io, rntuple_rc1_t::feature_flags_t* p__parent = nullptr, rntuple_rc1_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~feature_flag_word_t();

    private:
        uint32_t m_lo = 0;
        int32_t m_hi = 0;
        rntuple_rc1_t* m__root;
        rntuple_rc1_t::feature_flags_t* m__parent;

    public:

        /**
         * Flags 0 to 31 of this word.
         */
        uint32_t lo() const { return m_lo; }

        /**
         * Flags 32 to 62 of this word; negative (bit 63 of the word is set) if another word follows.
         */
        int32_t hi() const { return m_hi; }
        rntuple_rc1_t* _root() const { return m__root; }
        rntuple_rc1_t::feature_flags_t* _parent() const { return m__parent; }
    };

    /**
     * Chain of 64-bit words of feature flags; readers refuse flags they do not know.
     * \sa https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#feature-flags RNTuple Binary Format Specification 0.1, section 'Feature Flags'
     */

    class feature_flags_t : public kaitai::kstruct {

    public:

        feature_flags_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent = nullptr, rntuple_rc1_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~feature_flags_t();

    private:
        std::unique_ptr<std::vector<std::unique_ptr<feature_flag_word_t>>> m_words;
        rntuple_rc1_t* m__root;
        kaitai::kstruct* m__parent;

    public:

        /**
         * Words of the chain; flag number 64 * i + b is bit b of word i.
         */
        std::vector<std::unique_ptr<feature_flag_word_t>>* words() const { return m_words.get(); }
        rntuple_rc1_t* _root() const { return m__root; }
        kaitai::kstruct* _parent() const { return m__parent; }
    };

    /**
     * Description of one field: a node of the schema tree. Numbers come first, strings last.
     * \sa https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#field-description RNTuple Binary Format Specification 0.1, section 'Field Description'
     */

    class field_t : public kaitai::kstruct {

    public:

        field_t(kaitai::kstream* p__io, rntuple_rc1_t::field_record_t* p__parent = nullptr, rntuple_rc1_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~field_t();

    private:
        bool f_is_repetitive;
        bool m_is_repetitive = 0;

    public:

        /**
         * Whether the field is a fixed-size array.
         */
        bool is_repetitive();

    private:
        uint32_t m_field_version = 0;
        uint32_t m_type_version = 0;
        uint32_t m_parent_id = 0;
        uint16_t m_role = 0;
        uint16_t m_flags = 0;
        uint64_t m_array_size = 0;
        bool n_array_size;

    public:
        bool _is_null_array_size() { array_size(); return n_array_size; };

    private:
        std::unique_ptr<counted_string_t> m_name;
        std::unique_ptr<counted_string_t> m_type_name;
        std::unique_ptr<counted_string_t> m_type_alias;
        std::unique_ptr<counted_string_t> m_description;
        std::string m_trailing;
        rntuple_rc1_t* m__root;
        rntuple_rc1_t::field_record_t* m__parent;

    public:

        /**
         * Version of the field's own serialisation.
         */
        uint32_t field_version() const { return m_field_version; }

        /**
         * Version of the type, such as the class version of a user-defined class.
         */
        uint32_t type_version() const { return m_type_version; }

        /**
         * Id of the parent field; a top-level field names itself.
         */
        uint32_t parent_id() const { return m_parent_id; }

        /**
         * Structural role, see the enum field_role.
         */
        uint16_t role() const { return m_role; }

        /**
         * Bits of the enum field_flag.
         */
        uint16_t flags() const { return m_flags; }

        /**
         * Number of items per entry of a fixed-size array or bitset.
         */
        uint64_t array_size() const { return m_array_size; }

        /**
         * Name of the field.
         */
        counted_string_t* name() const { return m_name.get(); }

        /**
         * C++ type name.
         */
        counted_string_t* type_name() const { return m_type_name.get(); }

        /**
         * C++ type name as the user wrote it, if it differs; else empty.
         */
        counted_string_t* type_alias() const { return m_type_alias.get(); }

        /**
         * Free text about the field.
         */
        counted_string_t* description() const { return m_description.get(); }

        /**
         * Unknown bytes up to the end of the frame, appended by a later version of the format.
         */
        std::string trailing() const { return m_trailing; }
        rntuple_rc1_t* _root() const { return m__root; }
        rntuple_rc1_t::field_record_t* _parent() const { return m__parent; }
    };

    /**
     * List frame of field descriptions.
     * \sa https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames RNTuple Binary Format Specification 0.1, section 'Frames'
     */

    class field_list_t : public kaitai::kstruct {

    public:

        field_list_t(kaitai::kstream* p__io, rntuple_rc1_t::schema_t* p__parent = nullptr, rntuple_rc1_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~field_list_t();

    private:
        int32_t m_len_frame = 0;
        std::unique_ptr<field_list_body_t> m_body;
        rntuple_rc1_t* m__root;
        rntuple_rc1_t::schema_t* m__parent;
        std::string m__raw_body;
        std::unique_ptr<kaitai::kstream> m__io__raw_body;

    public:

        /**
         * Size of the frame in bytes, this field included, negated: the sign marks a list frame.
         */
        int32_t len_frame() const { return m_len_frame; }

        /**
         * Number of items, items and whatever follows them inside the frame.
         */
        field_list_body_t* body() const { return m_body.get(); }
        rntuple_rc1_t* _root() const { return m__root; }
        rntuple_rc1_t::schema_t* _parent() const { return m__parent; }
        std::string _raw_body() const { return m__raw_body; }
        kaitai::kstream* _io__raw_body() const { return m__io__raw_body.get(); }
    };

    /**
     * Payload of the list frame of field descriptions.
     * \sa https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames RNTuple Binary Format Specification 0.1, section 'Frames'
     */

    class field_list_body_t : public kaitai::kstruct {

    public:

        field_list_body_t(kaitai::kstream* p__io, rntuple_rc1_t::field_list_t* p__parent = nullptr, rntuple_rc1_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~field_list_body_t();

    private:
        bool f_num_items;
        uint64_t m_num_items = 0;

    public:

        /**
         * Number of items.
         */
        uint64_t num_items();

    private:
        bool f_reserved;
        uint64_t m_reserved = 0;

    public:

        /**
         * Reserved bits; zero in all known files.
         */
        uint64_t reserved();

    private:
        uint32_t m_num_items_and_reserved = 0;
        std::unique_ptr<std::vector<std::unique_ptr<field_record_t>>> m_items;
        std::string m_trailing;
        rntuple_rc1_t* m__root;
        rntuple_rc1_t::field_list_t* m__parent;

    public:

        /**
         * Number of items in the low 28 bits, high 4 bits reserved. Bounded by the remaining bytes, as no item is
         * smaller than 4 bytes.
         */
        uint32_t num_items_and_reserved() const { return m_num_items_and_reserved; }

        /**
         * The field descriptions, in order.
         */
        std::vector<std::unique_ptr<field_record_t>>* items() const { return m_items.get(); }

        /**
         * Unknown bytes up to the end of the frame, appended by a later version of the format.
         */
        std::string trailing() const { return m_trailing; }
        rntuple_rc1_t* _root() const { return m__root; }
        rntuple_rc1_t::field_list_t* _parent() const { return m__parent; }
    };

    /**
     * Record frame around one field description.
     * \sa https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames RNTuple Binary Format Specification 0.1, section 'Frames'
     */

    class field_record_t : public kaitai::kstruct {

    public:

        field_record_t(kaitai::kstream* p__io, rntuple_rc1_t::field_list_body_t* p__parent = nullptr, rntuple_rc1_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~field_record_t();

    private:
        int32_t m_len_frame = 0;
        std::unique_ptr<field_t> m_body;
        rntuple_rc1_t* m__root;
        rntuple_rc1_t::field_list_body_t* m__parent;
        std::string m__raw_body;
        std::unique_ptr<kaitai::kstream> m__io__raw_body;

    public:

        /**
         * Size of the frame in bytes, this field included; positive, as in every record frame.
         */
        int32_t len_frame() const { return m_len_frame; }

        /**
         * Payload of the frame.
         */
        field_t* body() const { return m_body.get(); }
        rntuple_rc1_t* _root() const { return m__root; }
        rntuple_rc1_t::field_list_body_t* _parent() const { return m__parent; }
        std::string _raw_body() const { return m__raw_body; }
        kaitai::kstream* _io__raw_body() const { return m__io__raw_body.get(); }
    };

    /**
     * List frame of floating point values.
     * \sa https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames RNTuple Binary Format Specification 0.1, section 'Frames'
     */

    class float64_list_t : public kaitai::kstruct {

    public:

        float64_list_t(kaitai::kstream* p__io, rntuple_rc1_t::meta_data_entry_t* p__parent = nullptr, rntuple_rc1_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~float64_list_t();

    private:
        int32_t m_len_frame = 0;
        std::unique_ptr<float64_list_body_t> m_body;
        rntuple_rc1_t* m__root;
        rntuple_rc1_t::meta_data_entry_t* m__parent;
        std::string m__raw_body;
        std::unique_ptr<kaitai::kstream> m__io__raw_body;

    public:

        /**
         * Size of the frame in bytes, this field included, negated: the sign marks a list frame.
         */
        int32_t len_frame() const { return m_len_frame; }

        /**
         * Number of items, items and whatever follows them inside the frame.
         */
        float64_list_body_t* body() const { return m_body.get(); }
        rntuple_rc1_t* _root() const { return m__root; }
        rntuple_rc1_t::meta_data_entry_t* _parent() const { return m__parent; }
        std::string _raw_body() const { return m__raw_body; }
        kaitai::kstream* _io__raw_body() const { return m__io__raw_body.get(); }
    };

    /**
     * Payload of the list frame of floating point values.
     * \sa https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#user-meta-data-envelope RNTuple Binary Format Specification 0.1, section 'User Meta-data Envelope'
     */

    class float64_list_body_t : public kaitai::kstruct {

    public:

        float64_list_body_t(kaitai::kstream* p__io, rntuple_rc1_t::float64_list_t* p__parent = nullptr, rntuple_rc1_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~float64_list_body_t();

    private:
        bool f_num_items;
        uint64_t m_num_items = 0;

    public:

        /**
         * Number of items.
         */
        uint64_t num_items();

    private:
        bool f_reserved;
        uint64_t m_reserved = 0;

    public:

        /**
         * Reserved bits; zero in all known files.
         */
        uint64_t reserved();

    private:
        uint32_t m_num_items_and_reserved = 0;
        std::unique_ptr<std::vector<double>> m_items;
        std::string m_trailing;
        rntuple_rc1_t* m__root;
        rntuple_rc1_t::float64_list_t* m__parent;

    public:

        /**
         * Number of items in the low 28 bits, high 4 bits reserved. Bounded by the remaining bytes, as no item is
         * smaller than 8 bytes.
         */
        uint32_t num_items_and_reserved() const { return m_num_items_and_reserved; }

        /**
         * The values.
         */
        std::vector<double>* items() const { return m_items.get(); }

        /**
         * Unknown bytes up to the end of the frame, appended by a later version of the format.
         */
        std::string trailing() const { return m_trailing; }
        rntuple_rc1_t* _root() const { return m__root; }
        rntuple_rc1_t::float64_list_t* _parent() const { return m__parent; }
    };

    /**
     * Payload of the footer envelope: additions to the schema, and the way to the page lists.
     * \sa https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#footer-envelope RNTuple Binary Format Specification 0.1, section 'Footer Envelope'
     */

    class footer_t : public kaitai::kstruct {

    public:

        footer_t(kaitai::kstream* p__io, rntuple_rc1_t::footer_envelope_t* p__parent = nullptr, rntuple_rc1_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~footer_t();

    private:
        std::unique_ptr<feature_flags_t> m_feature_flags;
        std::string m_header_checksum;
        std::unique_ptr<schema_extension_frame_t> m_schema_extension;
        std::unique_ptr<column_group_list_t> m_column_groups;
        std::unique_ptr<cluster_summary_list_t> m_cluster_summaries;
        std::unique_ptr<cluster_group_list_t> m_cluster_groups;
        std::unique_ptr<meta_data_link_list_t> m_meta_data_links;
        std::string m_trailing;
        rntuple_rc1_t* m__root;
        rntuple_rc1_t::footer_envelope_t* m__parent;

    public:

        /**
         * Features that a reader must know, in addition to those of the header.
         */
        feature_flags_t* feature_flags() const { return m_feature_flags.get(); }

        /**
         * Checksum of the header envelope that the footer belongs to.
         */
        std::string header_checksum() const { return m_header_checksum; }

        /**
         * Schema parts that were added while data was being written.
         */
        schema_extension_frame_t* schema_extension() const { return m_schema_extension.get(); }

        /**
         * Subsets of the columns; empty unless there are sharded clusters.
         */
        column_group_list_t* column_groups() const { return m_column_groups.get(); }

        /**
         * Entry ranges of all clusters, in the order of their ids.
         */
        cluster_summary_list_t* cluster_summaries() const { return m_cluster_summaries.get(); }

        /**
         * Cluster groups, each with a link to its page list.
         */
        cluster_group_list_t* cluster_groups() const { return m_cluster_groups.get(); }

        /**
         * Links to user meta-data envelopes.
         */
        meta_data_link_list_t* meta_data_links() const { return m_meta_data_links.get(); }

        /**
         * Unknown bytes up to the end of the envelope payload, appended by a later version of the format.
         */
        std::string trailing() const { return m_trailing; }
        rntuple_rc1_t* _root() const { return m__root; }
        rntuple_rc1_t::footer_envelope_t* _parent() const { return m__parent; }
    };

    /**
     * Whole footer envelope, from a slice that holds exactly the envelope.
     * \sa https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#envelopes RNTuple Binary Format Specification 0.1, section 'Envelopes'
     */

    class footer_envelope_t : public kaitai::kstruct {

    public:

        footer_envelope_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent = nullptr, rntuple_rc1_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~footer_envelope_t();

    private:
        std::unique_ptr<envelope_preamble_t> m_preamble;
        std::unique_ptr<footer_t> m_payload;
        std::string m_checksum;
        rntuple_rc1_t* m__root;
        kaitai::kstruct* m__parent;
        std::string m__raw_payload;
        std::unique_ptr<kaitai::kstream> m__io__raw_payload;

    public:

        /**
         * Versions of the envelope.
         */
        envelope_preamble_t* preamble() const { return m_preamble.get(); }

        /**
         * Contents of the envelope.
         */
        footer_t* payload() const { return m_payload.get(); }

        /**
         * CRC32 of all preceding bytes of the envelope, little-endian.
         */
        std::string checksum() const { return m_checksum; }
        rntuple_rc1_t* _root() const { return m__root; }
        kaitai::kstruct* _parent() const { return m__parent; }
        std::string _raw_payload() const { return m__raw_payload; }
        kaitai::kstream* _io__raw_payload() const { return m__io__raw_payload.get(); }
    };

    /**
     * Payload of the header envelope: name, provenance and schema of the RNTuple.
     * \sa https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#header-envelope RNTuple Binary Format Specification 0.1, section 'Header Envelope'
     */

    class header_t : public kaitai::kstruct {

    public:

        header_t(kaitai::kstream* p__io, rntuple_rc1_t::header_envelope_t* p__parent = nullptr, rntuple_rc1_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~header_t();

    private:
        std::unique_ptr<feature_flags_t> m_feature_flags;
        uint32_t m_release_candidate_tag = 0;
        std::unique_ptr<counted_string_t> m_name;
        std::unique_ptr<counted_string_t> m_description;
        std::unique_ptr<counted_string_t> m_writer;
        std::unique_ptr<schema_t> m_schema;
        std::string m_trailing;
        rntuple_rc1_t* m__root;
        rntuple_rc1_t::header_envelope_t* m__parent;

    public:

        /**
         * Features that a reader must know.
         */
        feature_flags_t* feature_flags() const { return m_feature_flags.get(); }

        /**
         * Marks unstable versions of the format; 1 in all files of this generation.
         */
        uint32_t release_candidate_tag() const { return m_release_candidate_tag; }

        /**
         * Name of the RNTuple.
         */
        counted_string_t* name() const { return m_name.get(); }

        /**
         * Free text about the RNTuple.
         */
        counted_string_t* description() const { return m_description.get(); }

        /**
         * Library and version that wrote the RNTuple.
         */
        counted_string_t* writer() const { return m_writer.get(); }

        /**
         * Fields, columns, alias columns and extra type information known when writing began.
         */
        schema_t* schema() const { return m_schema.get(); }

        /**
         * Unknown bytes up to the end of the envelope payload, appended by a later version of the format.
         */
        std::string trailing() const { return m_trailing; }
        rntuple_rc1_t* _root() const { return m__root; }
        rntuple_rc1_t::header_envelope_t* _parent() const { return m__parent; }
    };

    /**
     * Whole header envelope, from a slice that holds exactly the envelope.
     * \sa https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#envelopes RNTuple Binary Format Specification 0.1, section 'Envelopes'
     */

    class header_envelope_t : public kaitai::kstruct {

    public:

        header_envelope_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent = nullptr, rntuple_rc1_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~header_envelope_t();

    private:
        std::unique_ptr<envelope_preamble_t> m_preamble;
        std::unique_ptr<header_t> m_payload;
        std::string m_checksum;
        rntuple_rc1_t* m__root;
        kaitai::kstruct* m__parent;
        std::string m__raw_payload;
        std::unique_ptr<kaitai::kstream> m__io__raw_payload;

    public:

        /**
         * Versions of the envelope.
         */
        envelope_preamble_t* preamble() const { return m_preamble.get(); }

        /**
         * Contents of the envelope.
         */
        header_t* payload() const { return m_payload.get(); }

        /**
         * CRC32 of all preceding bytes of the envelope, little-endian.
         */
        std::string checksum() const { return m_checksum; }
        rntuple_rc1_t* _root() const { return m__root; }
        kaitai::kstruct* _parent() const { return m__parent; }
        std::string _raw_payload() const { return m__raw_payload; }
        kaitai::kstream* _io__raw_payload() const { return m__io__raw_payload.get(); }
    };

    /**
     * List frame of integer values.
     * \sa https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames RNTuple Binary Format Specification 0.1, section 'Frames'
     */

    class int64_list_t : public kaitai::kstruct {

    public:

        int64_list_t(kaitai::kstream* p__io, rntuple_rc1_t::meta_data_entry_t* p__parent = nullptr, rntuple_rc1_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~int64_list_t();

    private:
        int32_t m_len_frame = 0;
        std::unique_ptr<int64_list_body_t> m_body;
        rntuple_rc1_t* m__root;
        rntuple_rc1_t::meta_data_entry_t* m__parent;
        std::string m__raw_body;
        std::unique_ptr<kaitai::kstream> m__io__raw_body;

    public:

        /**
         * Size of the frame in bytes, this field included, negated: the sign marks a list frame.
         */
        int32_t len_frame() const { return m_len_frame; }

        /**
         * Number of items, items and whatever follows them inside the frame.
         */
        int64_list_body_t* body() const { return m_body.get(); }
        rntuple_rc1_t* _root() const { return m__root; }
        rntuple_rc1_t::meta_data_entry_t* _parent() const { return m__parent; }
        std::string _raw_body() const { return m__raw_body; }
        kaitai::kstream* _io__raw_body() const { return m__io__raw_body.get(); }
    };

    /**
     * Payload of the list frame of integer values.
     * \sa https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#user-meta-data-envelope RNTuple Binary Format Specification 0.1, section 'User Meta-data Envelope'
     */

    class int64_list_body_t : public kaitai::kstruct {

    public:

        int64_list_body_t(kaitai::kstream* p__io, rntuple_rc1_t::int64_list_t* p__parent = nullptr, rntuple_rc1_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~int64_list_body_t();

    private:
        bool f_num_items;
        uint64_t m_num_items = 0;

    public:

        /**
         * Number of items.
         */
        uint64_t num_items();

    private:
        bool f_reserved;
        uint64_t m_reserved = 0;

    public:

        /**
         * Reserved bits; zero in all known files.
         */
        uint64_t reserved();

    private:
        uint32_t m_num_items_and_reserved = 0;
        std::unique_ptr<std::vector<int64_t>> m_items;
        std::string m_trailing;
        rntuple_rc1_t* m__root;
        rntuple_rc1_t::int64_list_t* m__parent;

    public:

        /**
         * Number of items in the low 28 bits, high 4 bits reserved. Bounded by the remaining bytes, as no item is
         * smaller than 8 bytes.
         */
        uint32_t num_items_and_reserved() const { return m_num_items_and_reserved; }

        /**
         * The values.
         */
        std::vector<int64_t>* items() const { return m_items.get(); }

        /**
         * Unknown bytes up to the end of the frame, appended by a later version of the format.
         */
        std::string trailing() const { return m_trailing; }
        rntuple_rc1_t* _root() const { return m__root; }
        rntuple_rc1_t::int64_list_t* _parent() const { return m__parent; }
    };

    /**
     * Where a byte range is stored. A non-negative head is the size of a byte range in the same file, and an
     * offset follows. A negative head is negated as a whole and then holds locator size, reserved byte and
     * kind.
     * \sa https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#locators-and-envelope-links RNTuple Binary Format Specification 0.1, section 'Locators and Envelope Links'
     */

    class locator_t : public kaitai::kstruct {

    public:

        locator_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent = nullptr, rntuple_rc1_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~locator_t();

    private:
        bool f_kind;
        uint8_t m_kind = 0;

    public:

        /**
         * Kind of locator, see the enum locator_kind; 0 in a standard locator.
         */
        uint8_t kind();

    private:
        bool f_len_self;
        int64_t m_len_self = 0;

    public:

        /**
         * Size in bytes of a non-standard locator, head included; 0 in a standard locator.
         */
        int64_t len_self();

    private:
        bool f_negated_head;
        int64_t m_negated_head = 0;

    public:

        /**
         * The word that holds locator size, reserved byte and kind; 0 in a standard locator.
         */
        int64_t negated_head();

    private:
        bool f_reserved;
        int64_t m_reserved = 0;

    public:

        /**
         * Byte for use by the storage system of a non-standard locator.
         */
        int64_t reserved();

    private:
        int32_t m_head = 0;
        uint64_t m_ofs_range = 0;
        bool n_ofs_range;

    public:
        bool _is_null_ofs_range() { ofs_range(); return n_ofs_range; };

    private:
        std::unique_ptr<kaitai::kstruct> m_payload;
        bool n_payload;

    public:
        bool _is_null_payload() { payload(); return n_payload; };

    private:
        rntuple_rc1_t* m__root;
        kaitai::kstruct* m__parent;
        std::string m__raw_payload;
        bool n__raw_payload;

    public:
        bool _is_null__raw_payload() { _raw_payload(); return n__raw_payload; };

    private:
        std::unique_ptr<kaitai::kstream> m__io__raw_payload;

    public:

        /**
         * Stored size in bytes of the byte range if not negative; else the negated word of locator size,
         * reserved byte and kind.
         */
        int32_t head() const { return m_head; }

        /**
         * Offset in bytes from the start of the file.
         */
        uint64_t ofs_range() const { return m_ofs_range; }

        /**
         * Position in a non-standard locator; opaque for kinds unknown to this version.
         */
        kaitai::kstruct* payload() const { return m_payload.get(); }
        rntuple_rc1_t* _root() const { return m__root; }
        kaitai::kstruct* _parent() const { return m__parent; }
        std::string _raw_payload() const { return m__raw_payload; }
        kaitai::kstream* _io__raw_payload() const { return m__io__raw_payload.get(); }
    };

    /**
     * Payload of a user meta-data envelope.
     * \sa https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#user-meta-data-envelope RNTuple Binary Format Specification 0.1, section 'User Meta-data Envelope'
     */

    class meta_data_t : public kaitai::kstruct {

    public:

        meta_data_t(kaitai::kstream* p__io, rntuple_rc1_t::meta_data_envelope_t* p__parent = nullptr, rntuple_rc1_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~meta_data_t();

    private:
        std::unique_ptr<meta_data_entry_list_t> m_entries;
        std::string m_trailing;
        rntuple_rc1_t* m__root;
        rntuple_rc1_t::meta_data_envelope_t* m__parent;

    public:

        /**
         * Key-value pairs; a key may occur several times, which are its versions.
         */
        meta_data_entry_list_t* entries() const { return m_entries.get(); }

        /**
         * Unknown bytes up to the end of the envelope payload, appended by a later version of the format.
         */
        std::string trailing() const { return m_trailing; }
        rntuple_rc1_t* _root() const { return m__root; }
        rntuple_rc1_t::meta_data_envelope_t* _parent() const { return m__parent; }
    };

    /**
     * Boolean value.
     * \sa https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#user-meta-data-envelope RNTuple Binary Format Specification 0.1, section 'User Meta-data Envelope'
     */

    class meta_data_bool_t : public kaitai::kstruct {

    public:

        meta_data_bool_t(kaitai::kstream* p__io, rntuple_rc1_t::meta_data_entry_t* p__parent = nullptr, rntuple_rc1_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~meta_data_bool_t();

    private:
        uint8_t m_number = 0;
        rntuple_rc1_t* m__root;
        rntuple_rc1_t::meta_data_entry_t* m__parent;

    public:

        /**
         * The value; not zero is true.
         */
        uint8_t number() const { return m_number; }
        rntuple_rc1_t* _root() const { return m__root; }
        rntuple_rc1_t::meta_data_entry_t* _parent() const { return m__parent; }
    };

    /**
     * One key-value pair.
     * \sa https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#user-meta-data-envelope RNTuple Binary Format Specification 0.1, section 'User Meta-data Envelope'
     */

    class meta_data_entry_t : public kaitai::kstruct {

    public:

        meta_data_entry_t(kaitai::kstream* p__io, rntuple_rc1_t::meta_data_entry_record_t* p__parent = nullptr, rntuple_rc1_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~meta_data_entry_t();

    private:
        int32_t m_value_type = 0;
        std::unique_ptr<counted_string_t> m_key;
        std::unique_ptr<kaitai::kstruct> m_value;
        bool n_value;

    public:
        bool _is_null_value() { value(); return n_value; };

    private:
        std::string m_trailing;
        rntuple_rc1_t* m__root;
        rntuple_rc1_t::meta_data_entry_record_t* m__parent;

    public:

        /**
         * Type of the value, see the enum meta_data_type; negated if the value is a list.
         */
        int32_t value_type() const { return m_value_type; }

        /**
         * Key: name spaces separated by dots.
         */
        counted_string_t* key() const { return m_key.get(); }

        /**
         * The value; absent if this version of the format does not know its type.
         */
        kaitai::kstruct* value() const { return m_value.get(); }

        /**
         * Unknown bytes up to the end of the frame, appended by a later version of the format.
         */
        std::string trailing() const { return m_trailing; }
        rntuple_rc1_t* _root() const { return m__root; }
        rntuple_rc1_t::meta_data_entry_record_t* _parent() const { return m__parent; }
    };

    /**
     * List frame of key-value pairs.
     * \sa https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames RNTuple Binary Format Specification 0.1, section 'Frames'
     */

    class meta_data_entry_list_t : public kaitai::kstruct {

    public:

        meta_data_entry_list_t(kaitai::kstream* p__io, rntuple_rc1_t::meta_data_t* p__parent = nullptr, rntuple_rc1_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~meta_data_entry_list_t();

    private:
        int32_t m_len_frame = 0;
        std::unique_ptr<meta_data_entry_list_body_t> m_body;
        rntuple_rc1_t* m__root;
        rntuple_rc1_t::meta_data_t* m__parent;
        std::string m__raw_body;
        std::unique_ptr<kaitai::kstream> m__io__raw_body;

    public:

        /**
         * Size of the frame in bytes, this field included, negated: the sign marks a list frame.
         */
        int32_t len_frame() const { return m_len_frame; }

        /**
         * Number of items, items and whatever follows them inside the frame.
         */
        meta_data_entry_list_body_t* body() const { return m_body.get(); }
        rntuple_rc1_t* _root() const { return m__root; }
        rntuple_rc1_t::meta_data_t* _parent() const { return m__parent; }
        std::string _raw_body() const { return m__raw_body; }
        kaitai::kstream* _io__raw_body() const { return m__io__raw_body.get(); }
    };

    /**
     * Payload of the list frame of key-value pairs.
     * \sa https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames RNTuple Binary Format Specification 0.1, section 'Frames'
     */

    class meta_data_entry_list_body_t : public kaitai::kstruct {

    public:

        meta_data_entry_list_body_t(kaitai::kstream* p__io, rntuple_rc1_t::meta_data_entry_list_t* p__parent = nullptr, rntuple_rc1_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~meta_data_entry_list_body_t();

    private:
        bool f_num_items;
        uint64_t m_num_items = 0;

    public:

        /**
         * Number of items.
         */
        uint64_t num_items();

    private:
        bool f_reserved;
        uint64_t m_reserved = 0;

    public:

        /**
         * Reserved bits; zero in all known files.
         */
        uint64_t reserved();

    private:
        uint32_t m_num_items_and_reserved = 0;
        std::unique_ptr<std::vector<std::unique_ptr<meta_data_entry_record_t>>> m_items;
        std::string m_trailing;
        rntuple_rc1_t* m__root;
        rntuple_rc1_t::meta_data_entry_list_t* m__parent;

    public:

        /**
         * Number of items in the low 28 bits, high 4 bits reserved. Bounded by the remaining bytes, as no item is
         * smaller than 4 bytes.
         */
        uint32_t num_items_and_reserved() const { return m_num_items_and_reserved; }

        /**
         * The key-value pairs, in order.
         */
        std::vector<std::unique_ptr<meta_data_entry_record_t>>* items() const { return m_items.get(); }

        /**
         * Unknown bytes up to the end of the frame, appended by a later version of the format.
         */
        std::string trailing() const { return m_trailing; }
        rntuple_rc1_t* _root() const { return m__root; }
        rntuple_rc1_t::meta_data_entry_list_t* _parent() const { return m__parent; }
    };

    /**
     * Record frame around one key-value pair.
     * \sa https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames RNTuple Binary Format Specification 0.1, section 'Frames'
     */

    class meta_data_entry_record_t : public kaitai::kstruct {

    public:

        meta_data_entry_record_t(kaitai::kstream* p__io, rntuple_rc1_t::meta_data_entry_list_body_t* p__parent = nullptr, rntuple_rc1_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~meta_data_entry_record_t();

    private:
        int32_t m_len_frame = 0;
        std::unique_ptr<meta_data_entry_t> m_body;
        rntuple_rc1_t* m__root;
        rntuple_rc1_t::meta_data_entry_list_body_t* m__parent;
        std::string m__raw_body;
        std::unique_ptr<kaitai::kstream> m__io__raw_body;

    public:

        /**
         * Size of the frame in bytes, this field included; positive, as in every record frame.
         */
        int32_t len_frame() const { return m_len_frame; }

        /**
         * Payload of the frame.
         */
        meta_data_entry_t* body() const { return m_body.get(); }
        rntuple_rc1_t* _root() const { return m__root; }
        rntuple_rc1_t::meta_data_entry_list_body_t* _parent() const { return m__parent; }
        std::string _raw_body() const { return m__raw_body; }
        kaitai::kstream* _io__raw_body() const { return m__io__raw_body.get(); }
    };

    /**
     * Whole user meta-data envelope, from a slice that holds exactly the envelope.
     * \sa https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#envelopes RNTuple Binary Format Specification 0.1, section 'Envelopes'
     */

    class meta_data_envelope_t : public kaitai::kstruct {

    public:

        meta_data_envelope_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent = nullptr, rntuple_rc1_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~meta_data_envelope_t();

    private:
        std::unique_ptr<envelope_preamble_t> m_preamble;
        std::unique_ptr<meta_data_t> m_payload;
        std::string m_checksum;
        rntuple_rc1_t* m__root;
        kaitai::kstruct* m__parent;
        std::string m__raw_payload;
        std::unique_ptr<kaitai::kstream> m__io__raw_payload;

    public:

        /**
         * Versions of the envelope.
         */
        envelope_preamble_t* preamble() const { return m_preamble.get(); }

        /**
         * Contents of the envelope.
         */
        meta_data_t* payload() const { return m_payload.get(); }

        /**
         * CRC32 of all preceding bytes of the envelope, little-endian.
         */
        std::string checksum() const { return m_checksum; }
        rntuple_rc1_t* _root() const { return m__root; }
        kaitai::kstruct* _parent() const { return m__parent; }
        std::string _raw_payload() const { return m__raw_payload; }
        kaitai::kstream* _io__raw_payload() const { return m__io__raw_payload.get(); }
    };

    /**
     * Floating point value.
     * \sa https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#user-meta-data-envelope RNTuple Binary Format Specification 0.1, section 'User Meta-data Envelope'
     */

    class meta_data_float64_t : public kaitai::kstruct {

    public:

        meta_data_float64_t(kaitai::kstream* p__io, rntuple_rc1_t::meta_data_entry_t* p__parent = nullptr, rntuple_rc1_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~meta_data_float64_t();

    private:
        double m_number = 0;
        rntuple_rc1_t* m__root;
        rntuple_rc1_t::meta_data_entry_t* m__parent;

    public:

        /**
         * The value.
         */
        double number() const { return m_number; }
        rntuple_rc1_t* _root() const { return m__root; }
        rntuple_rc1_t::meta_data_entry_t* _parent() const { return m__parent; }
    };

    /**
     * Integer value.
     * \sa https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#user-meta-data-envelope RNTuple Binary Format Specification 0.1, section 'User Meta-data Envelope'
     */

    class meta_data_int64_t : public kaitai::kstruct {

    public:

        meta_data_int64_t(kaitai::kstream* p__io, rntuple_rc1_t::meta_data_entry_t* p__parent = nullptr, rntuple_rc1_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~meta_data_int64_t();

    private:
        int64_t m_number = 0;
        rntuple_rc1_t* m__root;
        rntuple_rc1_t::meta_data_entry_t* m__parent;

    public:

        /**
         * The value.
         */
        int64_t number() const { return m_number; }
        rntuple_rc1_t* _root() const { return m__root; }
        rntuple_rc1_t::meta_data_entry_t* _parent() const { return m__parent; }
    };

    /**
     * List frame of links to user meta-data envelopes.
     * \sa https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames RNTuple Binary Format Specification 0.1, section 'Frames'
     */

    class meta_data_link_list_t : public kaitai::kstruct {

    public:

        meta_data_link_list_t(kaitai::kstream* p__io, rntuple_rc1_t::footer_t* p__parent = nullptr, rntuple_rc1_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~meta_data_link_list_t();

    private:
        int32_t m_len_frame = 0;
        std::unique_ptr<meta_data_link_list_body_t> m_body;
        rntuple_rc1_t* m__root;
        rntuple_rc1_t::footer_t* m__parent;
        std::string m__raw_body;
        std::unique_ptr<kaitai::kstream> m__io__raw_body;

    public:

        /**
         * Size of the frame in bytes, this field included, negated: the sign marks a list frame.
         */
        int32_t len_frame() const { return m_len_frame; }

        /**
         * Number of items, items and whatever follows them inside the frame.
         */
        meta_data_link_list_body_t* body() const { return m_body.get(); }
        rntuple_rc1_t* _root() const { return m__root; }
        rntuple_rc1_t::footer_t* _parent() const { return m__parent; }
        std::string _raw_body() const { return m__raw_body; }
        kaitai::kstream* _io__raw_body() const { return m__io__raw_body.get(); }
    };

    /**
     * Payload of the list frame of links to user meta-data envelopes.
     * \sa https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#footer-envelope RNTuple Binary Format Specification 0.1, section 'Footer Envelope'
     */

    class meta_data_link_list_body_t : public kaitai::kstruct {

    public:

        meta_data_link_list_body_t(kaitai::kstream* p__io, rntuple_rc1_t::meta_data_link_list_t* p__parent = nullptr, rntuple_rc1_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~meta_data_link_list_body_t();

    private:
        bool f_num_items;
        uint64_t m_num_items = 0;

    public:

        /**
         * Number of items.
         */
        uint64_t num_items();

    private:
        bool f_reserved;
        uint64_t m_reserved = 0;

    public:

        /**
         * Reserved bits; zero in all known files.
         */
        uint64_t reserved();

    private:
        uint32_t m_num_items_and_reserved = 0;
        std::unique_ptr<std::vector<std::unique_ptr<envelope_link_t>>> m_items;
        std::string m_trailing;
        rntuple_rc1_t* m__root;
        rntuple_rc1_t::meta_data_link_list_t* m__parent;

    public:

        /**
         * Number of items in the low 28 bits, high 4 bits reserved. Bounded by the remaining bytes, as no item is
         * smaller than 8 bytes.
         */
        uint32_t num_items_and_reserved() const { return m_num_items_and_reserved; }

        /**
         * Envelope links; these are not frames.
         */
        std::vector<std::unique_ptr<envelope_link_t>>* items() const { return m_items.get(); }

        /**
         * Unknown bytes up to the end of the frame, appended by a later version of the format.
         */
        std::string trailing() const { return m_trailing; }
        rntuple_rc1_t* _root() const { return m__root; }
        rntuple_rc1_t::meta_data_link_list_t* _parent() const { return m__parent; }
    };

    /**
     * Payload of a locator of an object with a 64-bit address, as in the DAOS object store.
     * \sa https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#well-known-payload-formats RNTuple Binary Format Specification 0.1, section 'Well-known Payload Formats'
     */

    class object64_locator_t : public kaitai::kstruct {

    public:

        object64_locator_t(kaitai::kstream* p__io, rntuple_rc1_t::locator_t* p__parent = nullptr, rntuple_rc1_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~object64_locator_t();

    private:
        uint32_t m_len_object = 0;
        uint64_t m_location = 0;
        std::string m_trailing;
        rntuple_rc1_t* m__root;
        rntuple_rc1_t::locator_t* m__parent;

    public:

        /**
         * Stored size in bytes of the object.
         */
        uint32_t len_object() const { return m_len_object; }

        /**
         * Address of the object; its meaning depends on the object store.
         */
        uint64_t location() const { return m_location; }

        /**
         * Unknown bytes up to the end of the locator, appended by a later version of the format.
         */
        std::string trailing() const { return m_trailing; }
        rntuple_rc1_t* _root() const { return m__root; }
        rntuple_rc1_t::locator_t* _parent() const { return m__parent; }
    };

    /**
     * Description of one page: a run of elements of one column.
     * \sa https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#page-list-envelope RNTuple Binary Format Specification 0.1, section 'Page List Envelope'
     */

    class page_t : public kaitai::kstruct {

    public:

        page_t(kaitai::kstream* p__io, rntuple_rc1_t::column_pages_body_t* p__parent = nullptr, rntuple_rc1_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~page_t();

    private:
        bool f_flags;
        uint64_t m_flags = 0;

    public:

        /**
         * Bits of the enum page_flag.
         */
        uint64_t flags();

    private:
        bool f_num_elements;
        uint64_t m_num_elements = 0;

    public:

        /**
         * Number of elements in the page.
         */
        uint64_t num_elements();

    private:
        uint32_t m_num_elements_and_flags = 0;
        std::unique_ptr<locator_t> m_locator;
        rntuple_rc1_t* m__root;
        rntuple_rc1_t::column_pages_body_t* m__parent;

    public:

        /**
         * Number of elements in the low 30 bits, bits of the enum page_flag in the high 2 bits.
         */
        uint32_t num_elements_and_flags() const { return m_num_elements_and_flags; }

        /**
         * Where the page is stored; its size does not count the checksum.
         */
        locator_t* locator() const { return m_locator.get(); }
        rntuple_rc1_t* _root() const { return m__root; }
        rntuple_rc1_t::column_pages_body_t* _parent() const { return m__parent; }
    };

    /**
     * Payload of a page list envelope: where the pages of the clusters of one cluster group are.
     * \sa https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#page-list-envelope RNTuple Binary Format Specification 0.1, section 'Page List Envelope'
     */

    class page_list_t : public kaitai::kstruct {

    public:

        page_list_t(kaitai::kstream* p__io, rntuple_rc1_t::page_list_envelope_t* p__parent = nullptr, rntuple_rc1_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~page_list_t();

    private:
        std::unique_ptr<cluster_pages_list_t> m_page_locations;
        std::string m_trailing;
        rntuple_rc1_t* m__root;
        rntuple_rc1_t::page_list_envelope_t* m__parent;

    public:

        /**
         * Pages of the clusters of the group, in the order of the summaries.
         */
        cluster_pages_list_t* page_locations() const { return m_page_locations.get(); }

        /**
         * Unknown bytes up to the end of the envelope payload, appended by a later version of the format.
         */
        std::string trailing() const { return m_trailing; }
        rntuple_rc1_t* _root() const { return m__root; }
        rntuple_rc1_t::page_list_envelope_t* _parent() const { return m__parent; }
    };

    /**
     * Whole page list envelope, from a slice that holds exactly the envelope.
     * \sa https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#envelopes RNTuple Binary Format Specification 0.1, section 'Envelopes'
     */

    class page_list_envelope_t : public kaitai::kstruct {

    public:

        page_list_envelope_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent = nullptr, rntuple_rc1_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~page_list_envelope_t();

    private:
        std::unique_ptr<envelope_preamble_t> m_preamble;
        std::unique_ptr<page_list_t> m_payload;
        std::string m_checksum;
        rntuple_rc1_t* m__root;
        kaitai::kstruct* m__parent;
        std::string m__raw_payload;
        std::unique_ptr<kaitai::kstream> m__io__raw_payload;

    public:

        /**
         * Versions of the envelope.
         */
        envelope_preamble_t* preamble() const { return m_preamble.get(); }

        /**
         * Contents of the envelope.
         */
        page_list_t* payload() const { return m_payload.get(); }

        /**
         * CRC32 of all preceding bytes of the envelope, little-endian.
         */
        std::string checksum() const { return m_checksum; }
        rntuple_rc1_t* _root() const { return m__root; }
        kaitai::kstruct* _parent() const { return m__parent; }
        std::string _raw_payload() const { return m__raw_payload; }
        kaitai::kstream* _io__raw_payload() const { return m__io__raw_payload.get(); }
    };

    /**
     * Schema description: four list frames. It is in the header and, for later additions, in the footer.
     * \sa https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#header-envelope RNTuple Binary Format Specification 0.1, section 'Header Envelope'
     */

    class schema_t : public kaitai::kstruct {

    public:

        schema_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent = nullptr, rntuple_rc1_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~schema_t();

    private:
        std::unique_ptr<field_list_t> m_fields;
        std::unique_ptr<column_list_t> m_columns;
        std::unique_ptr<alias_column_list_t> m_alias_columns;
        std::unique_ptr<extra_type_info_list_t> m_extra_type_infos;
        rntuple_rc1_t* m__root;
        kaitai::kstruct* m__parent;

    public:

        /**
         * Field descriptions; the field id is the position, counted on in the schema extension.
         */
        field_list_t* fields() const { return m_fields.get(); }

        /**
         * Column descriptions; the column id is the position, counted on in the schema extension.
         */
        column_list_t* columns() const { return m_columns.get(); }

        /**
         * Columns of projected fields; their ids follow those of the physical columns.
         */
        alias_column_list_t* alias_columns() const { return m_alias_columns.get(); }

        /**
         * Type information that field descriptions cannot hold.
         */
        extra_type_info_list_t* extra_type_infos() const { return m_extra_type_infos.get(); }
        rntuple_rc1_t* _root() const { return m__root; }
        kaitai::kstruct* _parent() const { return m__parent; }
    };

    /**
     * Additions to the schema of the header.
     * \sa https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#footer-envelope RNTuple Binary Format Specification 0.1, section 'Footer Envelope'
     */

    class schema_extension_t : public kaitai::kstruct {

    public:

        schema_extension_t(kaitai::kstream* p__io, rntuple_rc1_t::schema_extension_frame_t* p__parent = nullptr, rntuple_rc1_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~schema_extension_t();

    private:
        std::unique_ptr<schema_t> m_schema;
        bool n_schema;

    public:
        bool _is_null_schema() { schema(); return n_schema; };

    private:
        std::string m_trailing;
        rntuple_rc1_t* m__root;
        rntuple_rc1_t::schema_extension_frame_t* m__parent;

    public:

        /**
         * The additions; absent if the frame is empty.
         */
        schema_t* schema() const { return m_schema.get(); }

        /**
         * Unknown bytes up to the end of the frame, appended by a later version of the format.
         */
        std::string trailing() const { return m_trailing; }
        rntuple_rc1_t* _root() const { return m__root; }
        rntuple_rc1_t::schema_extension_frame_t* _parent() const { return m__parent; }
    };

    /**
     * Frame around the schema extension. Early files hold an empty list frame here, later ones the record frame of the
     * text. The sign of the size distinguishes them.
     * \sa https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#footer-envelope RNTuple Binary Format Specification 0.1, section 'Footer Envelope'
     */

    class schema_extension_frame_t : public kaitai::kstruct {

    public:

        schema_extension_frame_t(kaitai::kstream* p__io, rntuple_rc1_t::footer_t* p__parent = nullptr, rntuple_rc1_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~schema_extension_frame_t();

    private:
        int32_t m_len_frame = 0;
        std::unique_ptr<schema_extension_t> m_record;
        bool n_record;

    public:
        bool _is_null_record() { record(); return n_record; };

    private:
        std::unique_ptr<schema_extension_list_body_t> m_list;
        bool n_list;

    public:
        bool _is_null_list() { list(); return n_list; };

    private:
        rntuple_rc1_t* m__root;
        rntuple_rc1_t::footer_t* m__parent;
        std::string m__raw_record;
        bool n__raw_record;

    public:
        bool _is_null__raw_record() { _raw_record(); return n__raw_record; };

    private:
        std::unique_ptr<kaitai::kstream> m__io__raw_record;
        std::string m__raw_list;
        bool n__raw_list;

    public:
        bool _is_null__raw_list() { _raw_list(); return n__raw_list; };

    private:
        std::unique_ptr<kaitai::kstream> m__io__raw_list;

    public:

        /**
         * Size of the frame in bytes, this field included; negated in a list frame.
         */
        int32_t len_frame() const { return m_len_frame; }

        /**
         * Payload of the record frame.
         */
        schema_extension_t* record() const { return m_record.get(); }

        /**
         * Payload of the list frame.
         */
        schema_extension_list_body_t* list() const { return m_list.get(); }
        rntuple_rc1_t* _root() const { return m__root; }
        rntuple_rc1_t::footer_t* _parent() const { return m__parent; }
        std::string _raw_record() const { return m__raw_record; }
        kaitai::kstream* _io__raw_record() const { return m__io__raw_record.get(); }
        std::string _raw_list() const { return m__raw_list; }
        kaitai::kstream* _io__raw_list() const { return m__io__raw_list.get(); }
    };

    /**
     * Payload of the list frame that replaces the schema extension in early files.
     * \sa https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#footer-envelope RNTuple Binary Format Specification 0.1, section 'Footer Envelope'
     */

    class schema_extension_list_body_t : public kaitai::kstruct {

    public:

        schema_extension_list_body_t(kaitai::kstream* p__io, rntuple_rc1_t::schema_extension_frame_t* p__parent = nullptr, rntuple_rc1_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~schema_extension_list_body_t();

    private:
        bool f_num_items;
        uint64_t m_num_items = 0;

    public:

        /**
         * Number of items.
         */
        uint64_t num_items();

    private:
        bool f_reserved;
        uint64_t m_reserved = 0;

    public:

        /**
         * Reserved bits; zero in all known files.
         */
        uint64_t reserved();

    private:
        uint32_t m_num_items_and_reserved = 0;
        std::string m_trailing;
        rntuple_rc1_t* m__root;
        rntuple_rc1_t::schema_extension_frame_t* m__parent;

    public:

        /**
         * Number of items in the low 28 bits, high 4 bits reserved.
         */
        uint32_t num_items_and_reserved() const { return m_num_items_and_reserved; }

        /**
         * Unknown bytes up to the end of the frame, appended by a later version of the format.
         */
        std::string trailing() const { return m_trailing; }
        rntuple_rc1_t* _root() const { return m__root; }
        rntuple_rc1_t::schema_extension_frame_t* _parent() const { return m__parent; }
    };

    /**
     * List frame of string values.
     * \sa https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames RNTuple Binary Format Specification 0.1, section 'Frames'
     */

    class string_list_t : public kaitai::kstruct {

    public:

        string_list_t(kaitai::kstream* p__io, rntuple_rc1_t::meta_data_entry_t* p__parent = nullptr, rntuple_rc1_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~string_list_t();

    private:
        int32_t m_len_frame = 0;
        std::unique_ptr<string_list_body_t> m_body;
        rntuple_rc1_t* m__root;
        rntuple_rc1_t::meta_data_entry_t* m__parent;
        std::string m__raw_body;
        std::unique_ptr<kaitai::kstream> m__io__raw_body;

    public:

        /**
         * Size of the frame in bytes, this field included, negated: the sign marks a list frame.
         */
        int32_t len_frame() const { return m_len_frame; }

        /**
         * Number of items, items and whatever follows them inside the frame.
         */
        string_list_body_t* body() const { return m_body.get(); }
        rntuple_rc1_t* _root() const { return m__root; }
        rntuple_rc1_t::meta_data_entry_t* _parent() const { return m__parent; }
        std::string _raw_body() const { return m__raw_body; }
        kaitai::kstream* _io__raw_body() const { return m__io__raw_body.get(); }
    };

    /**
     * Payload of the list frame of string values.
     * \sa https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#user-meta-data-envelope RNTuple Binary Format Specification 0.1, section 'User Meta-data Envelope'
     */

    class string_list_body_t : public kaitai::kstruct {

    public:

        string_list_body_t(kaitai::kstream* p__io, rntuple_rc1_t::string_list_t* p__parent = nullptr, rntuple_rc1_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~string_list_body_t();

    private:
        bool f_num_items;
        uint64_t m_num_items = 0;

    public:

        /**
         * Number of items.
         */
        uint64_t num_items();

    private:
        bool f_reserved;
        uint64_t m_reserved = 0;

    public:

        /**
         * Reserved bits; zero in all known files.
         */
        uint64_t reserved();

    private:
        uint32_t m_num_items_and_reserved = 0;
        std::unique_ptr<std::vector<std::unique_ptr<counted_string_t>>> m_items;
        std::string m_trailing;
        rntuple_rc1_t* m__root;
        rntuple_rc1_t::string_list_t* m__parent;

    public:

        /**
         * Number of items in the low 28 bits, high 4 bits reserved. Bounded by the remaining bytes, as no item is
         * smaller than 4 bytes.
         */
        uint32_t num_items_and_reserved() const { return m_num_items_and_reserved; }

        /**
         * The values.
         */
        std::vector<std::unique_ptr<counted_string_t>>* items() const { return m_items.get(); }

        /**
         * Unknown bytes up to the end of the frame, appended by a later version of the format.
         */
        std::string trailing() const { return m_trailing; }
        rntuple_rc1_t* _root() const { return m__root; }
        rntuple_rc1_t::string_list_t* _parent() const { return m__parent; }
    };

    /**
     * Payload whose kind this version of the format does not know.
     * \sa https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#locators-and-envelope-links RNTuple Binary Format Specification 0.1, section 'Locators and Envelope Links'
     */

    class unknown_payload_t : public kaitai::kstruct {

    public:

        unknown_payload_t(kaitai::kstream* p__io, rntuple_rc1_t::locator_t* p__parent = nullptr, rntuple_rc1_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~unknown_payload_t();

    private:
        std::string m_raw;
        rntuple_rc1_t* m__root;
        rntuple_rc1_t::locator_t* m__parent;

    public:

        /**
         * The stored bytes, unparsed.
         */
        std::string raw() const { return m_raw; }
        rntuple_rc1_t* _root() const { return m__root; }
        rntuple_rc1_t::locator_t* _parent() const { return m__parent; }
    };

    /**
     * Payload of a locator that is a URI.
     * \sa https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#locators-and-envelope-links RNTuple Binary Format Specification 0.1, section 'Locators and Envelope Links'
     */

    class uri_locator_t : public kaitai::kstruct {

    public:

        uri_locator_t(kaitai::kstream* p__io, rntuple_rc1_t::locator_t* p__parent = nullptr, rntuple_rc1_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~uri_locator_t();

    private:
        std::string m_raw;
        rntuple_rc1_t* m__root;
        rntuple_rc1_t::locator_t* m__parent;

    public:

        /**
         * Characters of the URI.
         */
        std::string raw() const { return m_raw; }
        rntuple_rc1_t* _root() const { return m__root; }
        rntuple_rc1_t::locator_t* _parent() const { return m__parent; }
    };

private:
    std::unique_ptr<envelope_preamble_t> m_preamble;
    std::string m_payload;
    std::string m_checksum;
    rntuple_rc1_t* m__root;
    kaitai::kstruct* m__parent;

public:

    /**
     * Versions of the envelope.
     */
    envelope_preamble_t* preamble() const { return m_preamble.get(); }

    /**
     * Contents of the envelope, unparsed.
     */
    std::string payload() const { return m_payload; }

    /**
     * CRC32 of all preceding bytes of the envelope, little-endian.
     */
    std::string checksum() const { return m_checksum; }
    rntuple_rc1_t* _root() const { return m__root; }
    kaitai::kstruct* _parent() const { return m__parent; }
};

}  // namespace rntuple
