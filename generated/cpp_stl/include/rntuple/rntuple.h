// Generated from spec/rntuple.ksy by tools/generate; edit spec/parts/rntuple.ksy and run `make generate`.
#pragma once

// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

#include <rntuple/kaitai.h>
#include <stdint.h>
#include <memory>
#include <set>
#include <vector>

namespace rntuple {

class rntuple_t;

/**
 * RNTuple is the columnar storage format of CERN ROOT. Its metadata is in envelopes. There is one header (the schema),
 * one footer (cluster groups, late additions to the schema), and one page list per cluster group (the positions of the
 * pages of every column). This grammar describes one envelope of format epoch 1 (versions 1.0.0.0 to 1.0.2.x) after
 * decompression. Where envelopes and pages lie in a ROOT file is described in root_file.ksy.
 *
 * All integers are little-endian. Envelopes contain frames. A record frame or list frame starts with its size, so
 * readers can skip unknown members. The fields named trailing have the unknown bytes.
 * \sa https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#envelopes RNTuple Binary Format Specification 1.0, section 'Envelopes'
 */

class rntuple_t : public kaitai::kstruct {

public:
    class alias_column_t;
    class alias_column_list_t;
    class alias_column_list_body_t;
    class alias_column_record_t;
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
    class column_list_t;
    class column_list_body_t;
    class column_pages_t;
    class column_pages_body_t;
    class column_record_t;
    class counted_string_t;
    class envelope_link_t;
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
    class footer_t;
    class header_t;
    class large_locator_t;
    class linked_attribute_set_t;
    class linked_attribute_set_list_t;
    class linked_attribute_set_list_body_t;
    class linked_attribute_set_record_t;
    class locator_t;
    class page_t;
    class page_list_t;
    class schema_t;
    class schema_extension_t;
    class schema_extension_record_t;
    class unknown_payload_t;
    class value_range_t;

    enum cluster_flag_t {
        CLUSTER_FLAG_SHARDED = 1
    };
    static bool _is_defined_cluster_flag_t(cluster_flag_t v);

private:
    static const std::set<cluster_flag_t> _values_cluster_flag_t;

public:

    enum column_flag_t {
        COLUMN_FLAG_DEFERRED = 1,
        COLUMN_FLAG_VALUE_RANGE = 2
    };
    static bool _is_defined_column_flag_t(column_flag_t v);

private:
    static const std::set<column_flag_t> _values_column_flag_t;

public:

    enum column_type_t {
        COLUMN_TYPE_BIT = 0,
        COLUMN_TYPE_BYTE = 1,
        COLUMN_TYPE_CHAR = 2,
        COLUMN_TYPE_INT8 = 3,
        COLUMN_TYPE_UINT8 = 4,
        COLUMN_TYPE_INT16 = 5,
        COLUMN_TYPE_UINT16 = 6,
        COLUMN_TYPE_INT32 = 7,
        COLUMN_TYPE_UINT32 = 8,
        COLUMN_TYPE_INT64 = 9,
        COLUMN_TYPE_UINT64 = 10,
        COLUMN_TYPE_REAL16 = 11,
        COLUMN_TYPE_REAL32 = 12,
        COLUMN_TYPE_REAL64 = 13,
        COLUMN_TYPE_INDEX32 = 14,
        COLUMN_TYPE_INDEX64 = 15,
        COLUMN_TYPE_SWITCH = 16,
        COLUMN_TYPE_SPLIT_INT16 = 17,
        COLUMN_TYPE_SPLIT_UINT16 = 18,
        COLUMN_TYPE_SPLIT_INT32 = 19,
        COLUMN_TYPE_SPLIT_UINT32 = 20,
        COLUMN_TYPE_SPLIT_INT64 = 21,
        COLUMN_TYPE_SPLIT_UINT64 = 22,
        COLUMN_TYPE_SPLIT_REAL16 = 23,
        COLUMN_TYPE_SPLIT_REAL32 = 24,
        COLUMN_TYPE_SPLIT_REAL64 = 25,
        COLUMN_TYPE_SPLIT_INDEX32 = 26,
        COLUMN_TYPE_SPLIT_INDEX64 = 27,
        COLUMN_TYPE_REAL32_TRUNC = 28,
        COLUMN_TYPE_REAL32_QUANT = 29
    };
    static bool _is_defined_column_type_t(column_type_t v);

private:
    static const std::set<column_type_t> _values_column_type_t;

public:

    enum envelope_type_t {
        ENVELOPE_TYPE_HEADER = 1,
        ENVELOPE_TYPE_FOOTER = 2,
        ENVELOPE_TYPE_PAGE_LIST = 3
    };
    static bool _is_defined_envelope_type_t(envelope_type_t v);

private:
    static const std::set<envelope_type_t> _values_envelope_type_t;

public:

    enum extra_type_info_content_t {
        EXTRA_TYPE_INFO_CONTENT_STREAMER_INFO = 0
    };
    static bool _is_defined_extra_type_info_content_t(extra_type_info_content_t v);

private:
    static const std::set<extra_type_info_content_t> _values_extra_type_info_content_t;

public:

    enum feature_flag_number_t {
        FEATURE_FLAG_NUMBER_NESTED_DEFERRED_COLUMNS = 0
    };
    static bool _is_defined_feature_flag_number_t(feature_flag_number_t v);

private:
    static const std::set<feature_flag_number_t> _values_feature_flag_number_t;

public:

    enum field_flag_t {
        FIELD_FLAG_REPETITIVE = 1,
        FIELD_FLAG_PROJECTED = 2,
        FIELD_FLAG_TYPE_CHECKSUM = 4,
        FIELD_FLAG_SOA_COLLECTION = 8
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
        FIELD_ROLE_STREAMER = 4
    };
    static bool _is_defined_field_role_t(field_role_t v);

private:
    static const std::set<field_role_t> _values_field_role_t;

public:

    enum locator_kind_t {
        LOCATOR_KIND_STANDARD = 0,
        LOCATOR_KIND_LARGE = 1,
        LOCATOR_KIND_OBJECT64 = 2,
        LOCATOR_KIND_MULTI = 3
    };
    static bool _is_defined_locator_kind_t(locator_kind_t v);

private:
    static const std::set<locator_kind_t> _values_locator_kind_t;

public:

    rntuple_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent = nullptr, rntuple_t* p__root = nullptr);

private:
    void _read();
    void _clean_up();

public:
    ~rntuple_t();

    /**
     * Column of a projected field: another name for a physical column.
     * \sa https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#alias-columns RNTuple Binary Format Specification 1.0, section 'Alias columns'
     */

    class alias_column_t : public kaitai::kstruct {

    public:

        alias_column_t(kaitai::kstream* p__io, rntuple_t::alias_column_record_t* p__parent = nullptr, rntuple_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~alias_column_t();

    private:
        uint32_t m_physical_column_id = 0;
        uint32_t m_field_id = 0;
        std::string m_trailing;
        rntuple_t* m__root;
        rntuple_t::alias_column_record_t* m__parent;

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
        rntuple_t* _root() const { return m__root; }
        rntuple_t::alias_column_record_t* _parent() const { return m__parent; }
    };

    /**
     * List frame of alias columns.
     * \sa https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#frames RNTuple Binary Format Specification 1.0, section 'Frames'
     */

    class alias_column_list_t : public kaitai::kstruct {

    public:

        alias_column_list_t(kaitai::kstream* p__io, rntuple_t::schema_t* p__parent = nullptr, rntuple_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~alias_column_list_t();

    private:
        int64_t m_len_frame = 0;
        std::unique_ptr<alias_column_list_body_t> m_body;
        rntuple_t* m__root;
        rntuple_t::schema_t* m__parent;
        std::string m__raw_body;
        std::unique_ptr<kaitai::kstream> m__io__raw_body;

    public:

        /**
         * Size of the frame in bytes, this field included, negated: the sign marks a list frame.
         */
        int64_t len_frame() const { return m_len_frame; }

        /**
         * Number of items, items and whatever follows them inside the frame.
         */
        alias_column_list_body_t* body() const { return m_body.get(); }
        rntuple_t* _root() const { return m__root; }
        rntuple_t::schema_t* _parent() const { return m__parent; }
        std::string _raw_body() const { return m__raw_body; }
        kaitai::kstream* _io__raw_body() const { return m__io__raw_body.get(); }
    };

    /**
     * Payload of the list frame of alias columns.
     * \sa https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#frames RNTuple Binary Format Specification 1.0, section 'Frames'
     */

    class alias_column_list_body_t : public kaitai::kstruct {

    public:

        alias_column_list_body_t(kaitai::kstream* p__io, rntuple_t::alias_column_list_t* p__parent = nullptr, rntuple_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~alias_column_list_body_t();

    private:
        uint32_t m_num_items = 0;
        std::unique_ptr<std::vector<std::unique_ptr<alias_column_record_t>>> m_items;
        std::string m_trailing;
        rntuple_t* m__root;
        rntuple_t::alias_column_list_t* m__parent;

    public:

        /**
         * Number of items; bounded by the remaining bytes, as no item is smaller than 8 bytes.
         */
        uint32_t num_items() const { return m_num_items; }

        /**
         * The alias columns, in order.
         */
        std::vector<std::unique_ptr<alias_column_record_t>>* items() const { return m_items.get(); }

        /**
         * Unknown bytes up to the end of the frame, appended by a later version of the format.
         */
        std::string trailing() const { return m_trailing; }
        rntuple_t* _root() const { return m__root; }
        rntuple_t::alias_column_list_t* _parent() const { return m__parent; }
    };

    /**
     * Record frame around one alias column.
     * \sa https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#frames RNTuple Binary Format Specification 1.0, section 'Frames'
     */

    class alias_column_record_t : public kaitai::kstruct {

    public:

        alias_column_record_t(kaitai::kstream* p__io, rntuple_t::alias_column_list_body_t* p__parent = nullptr, rntuple_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~alias_column_record_t();

    private:
        int64_t m_len_frame = 0;
        std::unique_ptr<alias_column_t> m_body;
        rntuple_t* m__root;
        rntuple_t::alias_column_list_body_t* m__parent;
        std::string m__raw_body;
        std::unique_ptr<kaitai::kstream> m__io__raw_body;

    public:

        /**
         * Size of the frame in bytes, this field included; positive, as in every record frame.
         */
        int64_t len_frame() const { return m_len_frame; }

        /**
         * Payload of the frame.
         */
        alias_column_t* body() const { return m_body.get(); }
        rntuple_t* _root() const { return m__root; }
        rntuple_t::alias_column_list_body_t* _parent() const { return m__parent; }
        std::string _raw_body() const { return m__raw_body; }
        kaitai::kstream* _io__raw_body() const { return m__io__raw_body.get(); }
    };

    /**
     * Clusters that share one page list.
     * \sa https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#cluster-group-record-frame RNTuple Binary Format Specification 1.0, section 'Cluster Group Record Frame'
     */

    class cluster_group_t : public kaitai::kstruct {

    public:

        cluster_group_t(kaitai::kstream* p__io, rntuple_t::cluster_group_record_t* p__parent = nullptr, rntuple_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~cluster_group_t();

    private:
        uint64_t m_min_entry = 0;
        uint64_t m_entry_span = 0;
        uint32_t m_num_clusters = 0;
        std::unique_ptr<envelope_link_t> m_page_list_link;
        std::string m_trailing;
        rntuple_t* m__root;
        rntuple_t::cluster_group_record_t* m__parent;

    public:

        /**
         * Number of the first entry of all clusters of the group.
         */
        uint64_t min_entry() const { return m_min_entry; }

        /**
         * Number of entries that the group covers.
         */
        uint64_t entry_span() const { return m_entry_span; }

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
        rntuple_t* _root() const { return m__root; }
        rntuple_t::cluster_group_record_t* _parent() const { return m__parent; }
    };

    /**
     * List frame of cluster groups.
     * \sa https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#frames RNTuple Binary Format Specification 1.0, section 'Frames'
     */

    class cluster_group_list_t : public kaitai::kstruct {

    public:

        cluster_group_list_t(kaitai::kstream* p__io, rntuple_t::footer_t* p__parent = nullptr, rntuple_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~cluster_group_list_t();

    private:
        int64_t m_len_frame = 0;
        std::unique_ptr<cluster_group_list_body_t> m_body;
        rntuple_t* m__root;
        rntuple_t::footer_t* m__parent;
        std::string m__raw_body;
        std::unique_ptr<kaitai::kstream> m__io__raw_body;

    public:

        /**
         * Size of the frame in bytes, this field included, negated: the sign marks a list frame.
         */
        int64_t len_frame() const { return m_len_frame; }

        /**
         * Number of items, items and whatever follows them inside the frame.
         */
        cluster_group_list_body_t* body() const { return m_body.get(); }
        rntuple_t* _root() const { return m__root; }
        rntuple_t::footer_t* _parent() const { return m__parent; }
        std::string _raw_body() const { return m__raw_body; }
        kaitai::kstream* _io__raw_body() const { return m__io__raw_body.get(); }
    };

    /**
     * Payload of the list frame of cluster groups.
     * \sa https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#frames RNTuple Binary Format Specification 1.0, section 'Frames'
     */

    class cluster_group_list_body_t : public kaitai::kstruct {

    public:

        cluster_group_list_body_t(kaitai::kstream* p__io, rntuple_t::cluster_group_list_t* p__parent = nullptr, rntuple_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~cluster_group_list_body_t();

    private:
        uint32_t m_num_items = 0;
        std::unique_ptr<std::vector<std::unique_ptr<cluster_group_record_t>>> m_items;
        std::string m_trailing;
        rntuple_t* m__root;
        rntuple_t::cluster_group_list_t* m__parent;

    public:

        /**
         * Number of items; bounded by the remaining bytes, as no item is smaller than 8 bytes.
         */
        uint32_t num_items() const { return m_num_items; }

        /**
         * The cluster groups, in order.
         */
        std::vector<std::unique_ptr<cluster_group_record_t>>* items() const { return m_items.get(); }

        /**
         * Unknown bytes up to the end of the frame, appended by a later version of the format.
         */
        std::string trailing() const { return m_trailing; }
        rntuple_t* _root() const { return m__root; }
        rntuple_t::cluster_group_list_t* _parent() const { return m__parent; }
    };

    /**
     * Record frame around one cluster group.
     * \sa https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#frames RNTuple Binary Format Specification 1.0, section 'Frames'
     */

    class cluster_group_record_t : public kaitai::kstruct {

    public:

        cluster_group_record_t(kaitai::kstream* p__io, rntuple_t::cluster_group_list_body_t* p__parent = nullptr, rntuple_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~cluster_group_record_t();

    private:
        int64_t m_len_frame = 0;
        std::unique_ptr<cluster_group_t> m_body;
        rntuple_t* m__root;
        rntuple_t::cluster_group_list_body_t* m__parent;
        std::string m__raw_body;
        std::unique_ptr<kaitai::kstream> m__io__raw_body;

    public:

        /**
         * Size of the frame in bytes, this field included; positive, as in every record frame.
         */
        int64_t len_frame() const { return m_len_frame; }

        /**
         * Payload of the frame.
         */
        cluster_group_t* body() const { return m_body.get(); }
        rntuple_t* _root() const { return m__root; }
        rntuple_t::cluster_group_list_body_t* _parent() const { return m__parent; }
        std::string _raw_body() const { return m__raw_body; }
        kaitai::kstream* _io__raw_body() const { return m__io__raw_body.get(); }
    };

    /**
     * List frame of page locations of the columns of one cluster.
     * \sa https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#frames RNTuple Binary Format Specification 1.0, section 'Frames'
     */

    class cluster_pages_t : public kaitai::kstruct {

    public:

        cluster_pages_t(kaitai::kstream* p__io, rntuple_t::cluster_pages_list_body_t* p__parent = nullptr, rntuple_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~cluster_pages_t();

    private:
        int64_t m_len_frame = 0;
        std::unique_ptr<cluster_pages_body_t> m_body;
        rntuple_t* m__root;
        rntuple_t::cluster_pages_list_body_t* m__parent;
        std::string m__raw_body;
        std::unique_ptr<kaitai::kstream> m__io__raw_body;

    public:

        /**
         * Size of the frame in bytes, this field included, negated: the sign marks a list frame.
         */
        int64_t len_frame() const { return m_len_frame; }

        /**
         * Number of items, items and whatever follows them inside the frame.
         */
        cluster_pages_body_t* body() const { return m_body.get(); }
        rntuple_t* _root() const { return m__root; }
        rntuple_t::cluster_pages_list_body_t* _parent() const { return m__parent; }
        std::string _raw_body() const { return m__raw_body; }
        kaitai::kstream* _io__raw_body() const { return m__io__raw_body.get(); }
    };

    /**
     * Payload of the list frame of page locations of the columns of one cluster.
     * \sa https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#page-locations RNTuple Binary Format Specification 1.0, section 'Page Locations'
     */

    class cluster_pages_body_t : public kaitai::kstruct {

    public:

        cluster_pages_body_t(kaitai::kstream* p__io, rntuple_t::cluster_pages_t* p__parent = nullptr, rntuple_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~cluster_pages_body_t();

    private:
        uint32_t m_num_items = 0;
        std::unique_ptr<std::vector<std::unique_ptr<column_pages_t>>> m_items;
        std::string m_trailing;
        rntuple_t* m__root;
        rntuple_t::cluster_pages_t* m__parent;

    public:

        /**
         * Number of items; bounded by the remaining bytes, as no item is smaller than 20 bytes.
         */
        uint32_t num_items() const { return m_num_items; }

        /**
         * One list per column, by column id; columns added after the cluster was written may be missing at
         * the end.
         */
        std::vector<std::unique_ptr<column_pages_t>>* items() const { return m_items.get(); }

        /**
         * Unknown bytes up to the end of the frame, appended by a later version of the format.
         */
        std::string trailing() const { return m_trailing; }
        rntuple_t* _root() const { return m__root; }
        rntuple_t::cluster_pages_t* _parent() const { return m__parent; }
    };

    /**
     * List frame of page locations of clusters.
     * \sa https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#frames RNTuple Binary Format Specification 1.0, section 'Frames'
     */

    class cluster_pages_list_t : public kaitai::kstruct {

    public:

        cluster_pages_list_t(kaitai::kstream* p__io, rntuple_t::page_list_t* p__parent = nullptr, rntuple_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~cluster_pages_list_t();

    private:
        int64_t m_len_frame = 0;
        std::unique_ptr<cluster_pages_list_body_t> m_body;
        rntuple_t* m__root;
        rntuple_t::page_list_t* m__parent;
        std::string m__raw_body;
        std::unique_ptr<kaitai::kstream> m__io__raw_body;

    public:

        /**
         * Size of the frame in bytes, this field included, negated: the sign marks a list frame.
         */
        int64_t len_frame() const { return m_len_frame; }

        /**
         * Number of items, items and whatever follows them inside the frame.
         */
        cluster_pages_list_body_t* body() const { return m_body.get(); }
        rntuple_t* _root() const { return m__root; }
        rntuple_t::page_list_t* _parent() const { return m__parent; }
        std::string _raw_body() const { return m__raw_body; }
        kaitai::kstream* _io__raw_body() const { return m__io__raw_body.get(); }
    };

    /**
     * Payload of the list frame of page locations of clusters.
     * \sa https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#page-locations RNTuple Binary Format Specification 1.0, section 'Page Locations'
     */

    class cluster_pages_list_body_t : public kaitai::kstruct {

    public:

        cluster_pages_list_body_t(kaitai::kstream* p__io, rntuple_t::cluster_pages_list_t* p__parent = nullptr, rntuple_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~cluster_pages_list_body_t();

    private:
        uint32_t m_num_items = 0;
        std::unique_ptr<std::vector<std::unique_ptr<cluster_pages_t>>> m_items;
        std::string m_trailing;
        rntuple_t* m__root;
        rntuple_t::cluster_pages_list_t* m__parent;

    public:

        /**
         * Number of items; bounded by the remaining bytes, as no item is smaller than 12 bytes.
         */
        uint32_t num_items() const { return m_num_items; }

        /**
         * One list per cluster, in the order of the cluster summaries.
         */
        std::vector<std::unique_ptr<cluster_pages_t>>* items() const { return m_items.get(); }

        /**
         * Unknown bytes up to the end of the frame, appended by a later version of the format.
         */
        std::string trailing() const { return m_trailing; }
        rntuple_t* _root() const { return m__root; }
        rntuple_t::cluster_pages_list_t* _parent() const { return m__parent; }
    };

    /**
     * Entry range of one cluster.
     * \sa https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#cluster-summary-record-frame RNTuple Binary Format Specification 1.0, section 'Cluster Summary Record Frame'
     */

    class cluster_summary_t : public kaitai::kstruct {

    public:

        cluster_summary_t(kaitai::kstream* p__io, rntuple_t::cluster_summary_record_t* p__parent = nullptr, rntuple_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~cluster_summary_t();

    private:
        bool f_num_entries;
        uint64_t m_num_entries = 0;

    public:

        /**
         * Number of entries of the cluster, 56 bits.
         */
        uint64_t num_entries();

    private:
        uint64_t m_first_entry = 0;
        uint32_t m_num_entries_lo = 0;
        uint16_t m_num_entries_mid = 0;
        uint8_t m_num_entries_hi = 0;
        uint8_t m_flags = 0;
        std::string m_trailing;
        rntuple_t* m__root;
        rntuple_t::cluster_summary_record_t* m__parent;

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
         * Bits 32 to 47 of the number of entries.
         */
        uint16_t num_entries_mid() const { return m_num_entries_mid; }

        /**
         * Bits 48 to 55 of the number of entries.
         */
        uint8_t num_entries_hi() const { return m_num_entries_hi; }

        /**
         * Bits of the enum cluster_flag.
         */
        uint8_t flags() const { return m_flags; }

        /**
         * Unknown bytes up to the end of the frame, appended by a later version of the format.
         */
        std::string trailing() const { return m_trailing; }
        rntuple_t* _root() const { return m__root; }
        rntuple_t::cluster_summary_record_t* _parent() const { return m__parent; }
    };

    /**
     * List frame of cluster summaries.
     * \sa https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#frames RNTuple Binary Format Specification 1.0, section 'Frames'
     */

    class cluster_summary_list_t : public kaitai::kstruct {

    public:

        cluster_summary_list_t(kaitai::kstream* p__io, rntuple_t::page_list_t* p__parent = nullptr, rntuple_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~cluster_summary_list_t();

    private:
        int64_t m_len_frame = 0;
        std::unique_ptr<cluster_summary_list_body_t> m_body;
        rntuple_t* m__root;
        rntuple_t::page_list_t* m__parent;
        std::string m__raw_body;
        std::unique_ptr<kaitai::kstream> m__io__raw_body;

    public:

        /**
         * Size of the frame in bytes, this field included, negated: the sign marks a list frame.
         */
        int64_t len_frame() const { return m_len_frame; }

        /**
         * Number of items, items and whatever follows them inside the frame.
         */
        cluster_summary_list_body_t* body() const { return m_body.get(); }
        rntuple_t* _root() const { return m__root; }
        rntuple_t::page_list_t* _parent() const { return m__parent; }
        std::string _raw_body() const { return m__raw_body; }
        kaitai::kstream* _io__raw_body() const { return m__io__raw_body.get(); }
    };

    /**
     * Payload of the list frame of cluster summaries.
     * \sa https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#frames RNTuple Binary Format Specification 1.0, section 'Frames'
     */

    class cluster_summary_list_body_t : public kaitai::kstruct {

    public:

        cluster_summary_list_body_t(kaitai::kstream* p__io, rntuple_t::cluster_summary_list_t* p__parent = nullptr, rntuple_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~cluster_summary_list_body_t();

    private:
        uint32_t m_num_items = 0;
        std::unique_ptr<std::vector<std::unique_ptr<cluster_summary_record_t>>> m_items;
        std::string m_trailing;
        rntuple_t* m__root;
        rntuple_t::cluster_summary_list_t* m__parent;

    public:

        /**
         * Number of items; bounded by the remaining bytes, as no item is smaller than 8 bytes.
         */
        uint32_t num_items() const { return m_num_items; }

        /**
         * The cluster summaries, in order.
         */
        std::vector<std::unique_ptr<cluster_summary_record_t>>* items() const { return m_items.get(); }

        /**
         * Unknown bytes up to the end of the frame, appended by a later version of the format.
         */
        std::string trailing() const { return m_trailing; }
        rntuple_t* _root() const { return m__root; }
        rntuple_t::cluster_summary_list_t* _parent() const { return m__parent; }
    };

    /**
     * Record frame around one cluster summary.
     * \sa https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#frames RNTuple Binary Format Specification 1.0, section 'Frames'
     */

    class cluster_summary_record_t : public kaitai::kstruct {

    public:

        cluster_summary_record_t(kaitai::kstream* p__io, rntuple_t::cluster_summary_list_body_t* p__parent = nullptr, rntuple_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~cluster_summary_record_t();

    private:
        int64_t m_len_frame = 0;
        std::unique_ptr<cluster_summary_t> m_body;
        rntuple_t* m__root;
        rntuple_t::cluster_summary_list_body_t* m__parent;
        std::string m__raw_body;
        std::unique_ptr<kaitai::kstream> m__io__raw_body;

    public:

        /**
         * Size of the frame in bytes, this field included; positive, as in every record frame.
         */
        int64_t len_frame() const { return m_len_frame; }

        /**
         * Payload of the frame.
         */
        cluster_summary_t* body() const { return m_body.get(); }
        rntuple_t* _root() const { return m__root; }
        rntuple_t::cluster_summary_list_body_t* _parent() const { return m__parent; }
        std::string _raw_body() const { return m__raw_body; }
        kaitai::kstream* _io__raw_body() const { return m__io__raw_body.get(); }
    };

    /**
     * Description of one physical column.
     * \sa https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description RNTuple Binary Format Specification 1.0, section 'Column Description'
     */

    class column_t : public kaitai::kstruct {

    public:

        column_t(kaitai::kstream* p__io, rntuple_t::column_record_t* p__parent = nullptr, rntuple_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~column_t();

    private:
        bool f_has_value_range;
        bool m_has_value_range = 0;

    public:

        /**
         * Whether a range of values is stored.
         */
        bool has_value_range();

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
        uint16_t m_flags = 0;
        uint16_t m_representation_index = 0;
        int64_t m_first_element_index = 0;
        bool n_first_element_index;

    public:
        bool _is_null_first_element_index() { first_element_index(); return n_first_element_index; };

    private:
        std::unique_ptr<value_range_t> m_value_range;
        bool n_value_range;

    public:
        bool _is_null_value_range() { value_range(); return n_value_range; };

    private:
        std::string m_trailing;
        rntuple_t* m__root;
        rntuple_t::column_record_t* m__parent;

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
        uint16_t flags() const { return m_flags; }

        /**
         * Which of the alternative representations of the field the column belongs to.
         */
        uint16_t representation_index() const { return m_representation_index; }

        /**
         * Index of the first stored element of a deferred column. Negative if the column is suppressed up to
         * there: clusters that do not list it hold these elements in the first representation of the field.
         * \sa https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description RNTuple Binary Format Specification 1.0, section 'Column Description'
         */
        int64_t first_element_index() const { return m_first_element_index; }

        /**
         * Range of the values.
         */
        value_range_t* value_range() const { return m_value_range.get(); }

        /**
         * Unknown bytes up to the end of the frame, appended by a later version of the format.
         */
        std::string trailing() const { return m_trailing; }
        rntuple_t* _root() const { return m__root; }
        rntuple_t::column_record_t* _parent() const { return m__parent; }
    };

    /**
     * List frame of column descriptions.
     * \sa https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#frames RNTuple Binary Format Specification 1.0, section 'Frames'
     */

    class column_list_t : public kaitai::kstruct {

    public:

        column_list_t(kaitai::kstream* p__io, rntuple_t::schema_t* p__parent = nullptr, rntuple_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~column_list_t();

    private:
        int64_t m_len_frame = 0;
        std::unique_ptr<column_list_body_t> m_body;
        rntuple_t* m__root;
        rntuple_t::schema_t* m__parent;
        std::string m__raw_body;
        std::unique_ptr<kaitai::kstream> m__io__raw_body;

    public:

        /**
         * Size of the frame in bytes, this field included, negated: the sign marks a list frame.
         */
        int64_t len_frame() const { return m_len_frame; }

        /**
         * Number of items, items and whatever follows them inside the frame.
         */
        column_list_body_t* body() const { return m_body.get(); }
        rntuple_t* _root() const { return m__root; }
        rntuple_t::schema_t* _parent() const { return m__parent; }
        std::string _raw_body() const { return m__raw_body; }
        kaitai::kstream* _io__raw_body() const { return m__io__raw_body.get(); }
    };

    /**
     * Payload of the list frame of column descriptions.
     * \sa https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#frames RNTuple Binary Format Specification 1.0, section 'Frames'
     */

    class column_list_body_t : public kaitai::kstruct {

    public:

        column_list_body_t(kaitai::kstream* p__io, rntuple_t::column_list_t* p__parent = nullptr, rntuple_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~column_list_body_t();

    private:
        uint32_t m_num_items = 0;
        std::unique_ptr<std::vector<std::unique_ptr<column_record_t>>> m_items;
        std::string m_trailing;
        rntuple_t* m__root;
        rntuple_t::column_list_t* m__parent;

    public:

        /**
         * Number of items; bounded by the remaining bytes, as no item is smaller than 8 bytes.
         */
        uint32_t num_items() const { return m_num_items; }

        /**
         * The column descriptions, in order.
         */
        std::vector<std::unique_ptr<column_record_t>>* items() const { return m_items.get(); }

        /**
         * Unknown bytes up to the end of the frame, appended by a later version of the format.
         */
        std::string trailing() const { return m_trailing; }
        rntuple_t* _root() const { return m__root; }
        rntuple_t::column_list_t* _parent() const { return m__parent; }
    };

    /**
     * List frame of pages of one column in one cluster.
     * \sa https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#frames RNTuple Binary Format Specification 1.0, section 'Frames'
     */

    class column_pages_t : public kaitai::kstruct {

    public:

        column_pages_t(kaitai::kstream* p__io, rntuple_t::cluster_pages_body_t* p__parent = nullptr, rntuple_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~column_pages_t();

    private:
        int64_t m_len_frame = 0;
        std::unique_ptr<column_pages_body_t> m_body;
        rntuple_t* m__root;
        rntuple_t::cluster_pages_body_t* m__parent;
        std::string m__raw_body;
        std::unique_ptr<kaitai::kstream> m__io__raw_body;

    public:

        /**
         * Size of the frame in bytes, this field included, negated: the sign marks a list frame.
         */
        int64_t len_frame() const { return m_len_frame; }

        /**
         * Number of items, items and whatever follows them inside the frame.
         */
        column_pages_body_t* body() const { return m_body.get(); }
        rntuple_t* _root() const { return m__root; }
        rntuple_t::cluster_pages_body_t* _parent() const { return m__parent; }
        std::string _raw_body() const { return m__raw_body; }
        kaitai::kstream* _io__raw_body() const { return m__io__raw_body.get(); }
    };

    /**
     * Payload of the list frame of pages of one column in one cluster.
     * \sa https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#page-locations RNTuple Binary Format Specification 1.0, section 'Page Locations'
     */

    class column_pages_body_t : public kaitai::kstruct {

    public:

        column_pages_body_t(kaitai::kstream* p__io, rntuple_t::column_pages_t* p__parent = nullptr, rntuple_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~column_pages_body_t();

    private:
        uint32_t m_num_items = 0;
        std::unique_ptr<std::vector<std::unique_ptr<page_t>>> m_items;
        int64_t m_element_offset = 0;
        uint32_t m_compression_settings = 0;
        bool n_compression_settings;

    public:
        bool _is_null_compression_settings() { compression_settings(); return n_compression_settings; };

    private:
        std::string m_trailing;
        rntuple_t* m__root;
        rntuple_t::column_pages_t* m__parent;

    public:

        /**
         * Number of items; bounded by the remaining bytes, as no item is smaller than 8 bytes.
         */
        uint32_t num_items() const { return m_num_items; }

        /**
         * Page descriptions in the order of elements; these are not frames.
         */
        std::vector<std::unique_ptr<page_t>>* items() const { return m_items.get(); }

        /**
         * Number of elements of the column in all clusters before; negative if the column is suppressed in
         * this cluster.
         * \sa https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#suppressed-columns RNTuple Binary Format Specification 1.0, section 'Suppressed Columns'
         */
        int64_t element_offset() const { return m_element_offset; }

        /**
         * Compression settings: 100 * algorithm + level; absent if the column is suppressed.
         * \sa https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#basic-types RNTuple Binary Format Specification 1.0, section 'Basic Types'
         */
        uint32_t compression_settings() const { return m_compression_settings; }

        /**
         * Unknown bytes up to the end of the frame, appended by a later version of the format.
         */
        std::string trailing() const { return m_trailing; }
        rntuple_t* _root() const { return m__root; }
        rntuple_t::column_pages_t* _parent() const { return m__parent; }
    };

    /**
     * Record frame around one column description.
     * \sa https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#frames RNTuple Binary Format Specification 1.0, section 'Frames'
     */

    class column_record_t : public kaitai::kstruct {

    public:

        column_record_t(kaitai::kstream* p__io, rntuple_t::column_list_body_t* p__parent = nullptr, rntuple_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~column_record_t();

    private:
        int64_t m_len_frame = 0;
        std::unique_ptr<column_t> m_body;
        rntuple_t* m__root;
        rntuple_t::column_list_body_t* m__parent;
        std::string m__raw_body;
        std::unique_ptr<kaitai::kstream> m__io__raw_body;

    public:

        /**
         * Size of the frame in bytes, this field included; positive, as in every record frame.
         */
        int64_t len_frame() const { return m_len_frame; }

        /**
         * Payload of the frame.
         */
        column_t* body() const { return m_body.get(); }
        rntuple_t* _root() const { return m__root; }
        rntuple_t::column_list_body_t* _parent() const { return m__parent; }
        std::string _raw_body() const { return m__raw_body; }
        kaitai::kstream* _io__raw_body() const { return m__io__raw_body.get(); }
    };

    /**
     * String with its length in front; no terminator, no padding.
     * \sa https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#basic-types RNTuple Binary Format Specification 1.0, section 'Basic Types'
     */

    class counted_string_t : public kaitai::kstruct {

    public:

        counted_string_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent = nullptr, rntuple_t* p__root = nullptr);

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
        rntuple_t* m__root;
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
        rntuple_t* _root() const { return m__root; }
        kaitai::kstruct* _parent() const { return m__parent; }
    };

    /**
     * Reference to another envelope.
     * \sa https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#locators-and-envelope-links RNTuple Binary Format Specification 1.0, section 'Locators and Envelope Links'
     */

    class envelope_link_t : public kaitai::kstruct {

    public:

        envelope_link_t(kaitai::kstream* p__io, rntuple_t::cluster_group_t* p__parent = nullptr, rntuple_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~envelope_link_t();

    private:
        uint64_t m_len_envelope = 0;
        std::unique_ptr<locator_t> m_locator;
        rntuple_t* m__root;
        rntuple_t::cluster_group_t* m__parent;

    public:

        /**
         * Length in bytes of the referenced envelope after decompression.
         */
        uint64_t len_envelope() const { return m_len_envelope; }

        /**
         * Where the referenced envelope is stored.
         */
        locator_t* locator() const { return m_locator.get(); }
        rntuple_t* _root() const { return m__root; }
        rntuple_t::cluster_group_t* _parent() const { return m__parent; }
    };

    /**
     * Additional information about one type or all types.
     * \sa https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#extra-type-information RNTuple Binary Format Specification 1.0, section 'Extra type information'
     */

    class extra_type_info_t : public kaitai::kstruct {

    public:

        extra_type_info_t(kaitai::kstream* p__io, rntuple_t::extra_type_info_record_t* p__parent = nullptr, rntuple_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~extra_type_info_t();

    private:
        uint32_t m_content_id = 0;
        uint32_t m_type_version = 0;
        std::unique_ptr<counted_string_t> m_type_name;
        std::unique_ptr<counted_string_t> m_content;
        bool n_content;

    public:
        bool _is_null_content() { content(); return n_content; };

    private:
        std::string m_trailing;
        rntuple_t* m__root;
        rntuple_t::extra_type_info_record_t* m__parent;

    public:

        /**
         * Kind of content, see the enum extra_type_info_content.
         */
        uint32_t content_id() const { return m_content_id; }

        /**
         * Version of the type that the information is about.
         */
        uint32_t type_version() const { return m_type_version; }

        /**
         * C++ type that the information concerns; empty if it concerns several.
         */
        counted_string_t* type_name() const { return m_type_name.get(); }

        /**
         * The information, in a form that depends on the kind of content; not necessarily text.
         */
        counted_string_t* content() const { return m_content.get(); }

        /**
         * Unknown bytes up to the end of the frame, appended by a later version of the format.
         */
        std::string trailing() const { return m_trailing; }
        rntuple_t* _root() const { return m__root; }
        rntuple_t::extra_type_info_record_t* _parent() const { return m__parent; }
    };

    /**
     * List frame of extra type information records.
     * \sa https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#frames RNTuple Binary Format Specification 1.0, section 'Frames'
     */

    class extra_type_info_list_t : public kaitai::kstruct {

    public:

        extra_type_info_list_t(kaitai::kstream* p__io, rntuple_t::schema_t* p__parent = nullptr, rntuple_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~extra_type_info_list_t();

    private:
        int64_t m_len_frame = 0;
        std::unique_ptr<extra_type_info_list_body_t> m_body;
        rntuple_t* m__root;
        rntuple_t::schema_t* m__parent;
        std::string m__raw_body;
        std::unique_ptr<kaitai::kstream> m__io__raw_body;

    public:

        /**
         * Size of the frame in bytes, this field included, negated: the sign marks a list frame.
         */
        int64_t len_frame() const { return m_len_frame; }

        /**
         * Number of items, items and whatever follows them inside the frame.
         */
        extra_type_info_list_body_t* body() const { return m_body.get(); }
        rntuple_t* _root() const { return m__root; }
        rntuple_t::schema_t* _parent() const { return m__parent; }
        std::string _raw_body() const { return m__raw_body; }
        kaitai::kstream* _io__raw_body() const { return m__io__raw_body.get(); }
    };

    /**
     * Payload of the list frame of extra type information records.
     * \sa https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#frames RNTuple Binary Format Specification 1.0, section 'Frames'
     */

    class extra_type_info_list_body_t : public kaitai::kstruct {

    public:

        extra_type_info_list_body_t(kaitai::kstream* p__io, rntuple_t::extra_type_info_list_t* p__parent = nullptr, rntuple_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~extra_type_info_list_body_t();

    private:
        uint32_t m_num_items = 0;
        std::unique_ptr<std::vector<std::unique_ptr<extra_type_info_record_t>>> m_items;
        std::string m_trailing;
        rntuple_t* m__root;
        rntuple_t::extra_type_info_list_t* m__parent;

    public:

        /**
         * Number of items; bounded by the remaining bytes, as no item is smaller than 8 bytes.
         */
        uint32_t num_items() const { return m_num_items; }

        /**
         * The extra type information records, in order.
         */
        std::vector<std::unique_ptr<extra_type_info_record_t>>* items() const { return m_items.get(); }

        /**
         * Unknown bytes up to the end of the frame, appended by a later version of the format.
         */
        std::string trailing() const { return m_trailing; }
        rntuple_t* _root() const { return m__root; }
        rntuple_t::extra_type_info_list_t* _parent() const { return m__parent; }
    };

    /**
     * Record frame around one piece of extra type information.
     * \sa https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#frames RNTuple Binary Format Specification 1.0, section 'Frames'
     */

    class extra_type_info_record_t : public kaitai::kstruct {

    public:

        extra_type_info_record_t(kaitai::kstream* p__io, rntuple_t::extra_type_info_list_body_t* p__parent = nullptr, rntuple_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~extra_type_info_record_t();

    private:
        int64_t m_len_frame = 0;
        std::unique_ptr<extra_type_info_t> m_body;
        rntuple_t* m__root;
        rntuple_t::extra_type_info_list_body_t* m__parent;
        std::string m__raw_body;
        std::unique_ptr<kaitai::kstream> m__io__raw_body;

    public:

        /**
         * Size of the frame in bytes, this field included; positive, as in every record frame.
         */
        int64_t len_frame() const { return m_len_frame; }

        /**
         * Payload of the frame.
         */
        extra_type_info_t* body() const { return m_body.get(); }
        rntuple_t* _root() const { return m__root; }
        rntuple_t::extra_type_info_list_body_t* _parent() const { return m__parent; }
        std::string _raw_body() const { return m__raw_body; }
        kaitai::kstream* _io__raw_body() const { return m__io__raw_body.get(); }
    };

    /**
     * One 64-bit word of 63 flags, in two halves so that no target language loses bits.
     * \sa https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#feature-flags RNTuple Binary Format Specification 1.0, section 'Feature Flags'
     */

    class feature_flag_word_t : public kaitai::kstruct {

    public:

        feature_flag_word_t(kaitai::kstream* p__io, rntuple_t::feature_flags_t* p__parent = nullptr, rntuple_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~feature_flag_word_t();

    private:
        uint32_t m_lo = 0;
        int32_t m_hi = 0;
        rntuple_t* m__root;
        rntuple_t::feature_flags_t* m__parent;

    public:

        /**
         * Flags 0 to 31 of this word.
         */
        uint32_t lo() const { return m_lo; }

        /**
         * Flags 32 to 62 of this word; negative (bit 63 of the word is set) if another word follows.
         */
        int32_t hi() const { return m_hi; }
        rntuple_t* _root() const { return m__root; }
        rntuple_t::feature_flags_t* _parent() const { return m__parent; }
    };

    /**
     * Chain of 64-bit words of feature flags; readers refuse flags they do not know.
     * \sa https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#feature-flags RNTuple Binary Format Specification 1.0, section 'Feature Flags'
     */

    class feature_flags_t : public kaitai::kstruct {

    public:

        feature_flags_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent = nullptr, rntuple_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~feature_flags_t();

    private:
        std::unique_ptr<std::vector<std::unique_ptr<feature_flag_word_t>>> m_words;
        rntuple_t* m__root;
        kaitai::kstruct* m__parent;

    public:

        /**
         * Words of the chain; flag number 64 * i + b is bit b of word i.
         */
        std::vector<std::unique_ptr<feature_flag_word_t>>* words() const { return m_words.get(); }
        rntuple_t* _root() const { return m__root; }
        kaitai::kstruct* _parent() const { return m__parent; }
    };

    /**
     * Description of one field: a node of the schema tree.
     * \sa https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#field-description RNTuple Binary Format Specification 1.0, section 'Field Description'
     */

    class field_t : public kaitai::kstruct {

    public:

        field_t(kaitai::kstream* p__io, rntuple_t::field_record_t* p__parent = nullptr, rntuple_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~field_t();

    private:
        bool f_has_type_checksum;
        bool m_has_type_checksum = 0;

    public:

        /**
         * Whether a checksum of the type is stored.
         */
        bool has_type_checksum();

    private:
        bool f_is_projected;
        bool m_is_projected = 0;

    public:

        /**
         * Whether the field shows the columns of another field.
         */
        bool is_projected();

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
        std::unique_ptr<counted_string_t> m_name;
        std::unique_ptr<counted_string_t> m_type_name;
        std::unique_ptr<counted_string_t> m_type_alias;
        std::unique_ptr<counted_string_t> m_description;
        uint64_t m_array_size = 0;
        bool n_array_size;

    public:
        bool _is_null_array_size() { array_size(); return n_array_size; };

    private:
        uint32_t m_source_field_id = 0;
        bool n_source_field_id;

    public:
        bool _is_null_source_field_id() { source_field_id(); return n_source_field_id; };

    private:
        uint32_t m_type_checksum = 0;
        bool n_type_checksum;

    public:
        bool _is_null_type_checksum() { type_checksum(); return n_type_checksum; };

    private:
        std::string m_trailing;
        rntuple_t* m__root;
        rntuple_t::field_record_t* m__parent;

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
         * Number of items per entry of a fixed-size array or bitset.
         */
        uint64_t array_size() const { return m_array_size; }

        /**
         * Id of the field that a projected field shows.
         */
        uint32_t source_field_id() const { return m_source_field_id; }

        /**
         * Checksum that ROOT computed over the in-memory type.
         */
        uint32_t type_checksum() const { return m_type_checksum; }

        /**
         * Unknown bytes up to the end of the frame, appended by a later version of the format.
         */
        std::string trailing() const { return m_trailing; }
        rntuple_t* _root() const { return m__root; }
        rntuple_t::field_record_t* _parent() const { return m__parent; }
    };

    /**
     * List frame of field descriptions.
     * \sa https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#frames RNTuple Binary Format Specification 1.0, section 'Frames'
     */

    class field_list_t : public kaitai::kstruct {

    public:

        field_list_t(kaitai::kstream* p__io, rntuple_t::schema_t* p__parent = nullptr, rntuple_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~field_list_t();

    private:
        int64_t m_len_frame = 0;
        std::unique_ptr<field_list_body_t> m_body;
        rntuple_t* m__root;
        rntuple_t::schema_t* m__parent;
        std::string m__raw_body;
        std::unique_ptr<kaitai::kstream> m__io__raw_body;

    public:

        /**
         * Size of the frame in bytes, this field included, negated: the sign marks a list frame.
         */
        int64_t len_frame() const { return m_len_frame; }

        /**
         * Number of items, items and whatever follows them inside the frame.
         */
        field_list_body_t* body() const { return m_body.get(); }
        rntuple_t* _root() const { return m__root; }
        rntuple_t::schema_t* _parent() const { return m__parent; }
        std::string _raw_body() const { return m__raw_body; }
        kaitai::kstream* _io__raw_body() const { return m__io__raw_body.get(); }
    };

    /**
     * Payload of the list frame of field descriptions.
     * \sa https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#frames RNTuple Binary Format Specification 1.0, section 'Frames'
     */

    class field_list_body_t : public kaitai::kstruct {

    public:

        field_list_body_t(kaitai::kstream* p__io, rntuple_t::field_list_t* p__parent = nullptr, rntuple_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~field_list_body_t();

    private:
        uint32_t m_num_items = 0;
        std::unique_ptr<std::vector<std::unique_ptr<field_record_t>>> m_items;
        std::string m_trailing;
        rntuple_t* m__root;
        rntuple_t::field_list_t* m__parent;

    public:

        /**
         * Number of items; bounded by the remaining bytes, as no item is smaller than 8 bytes.
         */
        uint32_t num_items() const { return m_num_items; }

        /**
         * The field descriptions, in order.
         */
        std::vector<std::unique_ptr<field_record_t>>* items() const { return m_items.get(); }

        /**
         * Unknown bytes up to the end of the frame, appended by a later version of the format.
         */
        std::string trailing() const { return m_trailing; }
        rntuple_t* _root() const { return m__root; }
        rntuple_t::field_list_t* _parent() const { return m__parent; }
    };

    /**
     * Record frame around one field description.
     * \sa https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#frames RNTuple Binary Format Specification 1.0, section 'Frames'
     */

    class field_record_t : public kaitai::kstruct {

    public:

        field_record_t(kaitai::kstream* p__io, rntuple_t::field_list_body_t* p__parent = nullptr, rntuple_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~field_record_t();

    private:
        int64_t m_len_frame = 0;
        std::unique_ptr<field_t> m_body;
        rntuple_t* m__root;
        rntuple_t::field_list_body_t* m__parent;
        std::string m__raw_body;
        std::unique_ptr<kaitai::kstream> m__io__raw_body;

    public:

        /**
         * Size of the frame in bytes, this field included; positive, as in every record frame.
         */
        int64_t len_frame() const { return m_len_frame; }

        /**
         * Payload of the frame.
         */
        field_t* body() const { return m_body.get(); }
        rntuple_t* _root() const { return m__root; }
        rntuple_t::field_list_body_t* _parent() const { return m__parent; }
        std::string _raw_body() const { return m__raw_body; }
        kaitai::kstream* _io__raw_body() const { return m__io__raw_body.get(); }
    };

    /**
     * Payload of the footer envelope: additions to the schema, and the way to the page lists.
     * \sa https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#footer-envelope RNTuple Binary Format Specification 1.0, section 'Footer Envelope'
     */

    class footer_t : public kaitai::kstruct {

    public:

        footer_t(kaitai::kstream* p__io, rntuple_t* p__parent = nullptr, rntuple_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~footer_t();

    private:
        std::unique_ptr<feature_flags_t> m_feature_flags;
        std::string m_header_checksum;
        std::unique_ptr<schema_extension_record_t> m_schema_extension;
        std::unique_ptr<cluster_group_list_t> m_cluster_groups;
        std::unique_ptr<linked_attribute_set_list_t> m_linked_attribute_sets;
        bool n_linked_attribute_sets;

    public:
        bool _is_null_linked_attribute_sets() { linked_attribute_sets(); return n_linked_attribute_sets; };

    private:
        std::string m_trailing;
        rntuple_t* m__root;
        rntuple_t* m__parent;

    public:

        /**
         * Features that a reader must know, in addition to those of the header; see feature_flag_number for their names.
         */
        feature_flags_t* feature_flags() const { return m_feature_flags.get(); }

        /**
         * Checksum of the header envelope that the footer belongs to.
         */
        std::string header_checksum() const { return m_header_checksum; }

        /**
         * Schema parts that were added while data was being written.
         */
        schema_extension_record_t* schema_extension() const { return m_schema_extension.get(); }

        /**
         * Cluster groups, each with a link to its page list.
         */
        cluster_group_list_t* cluster_groups() const { return m_cluster_groups.get(); }

        /**
         * Linked attribute sets; written since version 1.0.1.0 and absent if the payload ends before.
         * \sa https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#linked-attribute-sets RNTuple Binary Format Specification 1.0, section 'Linked Attribute Sets'
         */
        linked_attribute_set_list_t* linked_attribute_sets() const { return m_linked_attribute_sets.get(); }

        /**
         * Unknown bytes up to the end of the envelope payload, appended by a later version of the format.
         */
        std::string trailing() const { return m_trailing; }
        rntuple_t* _root() const { return m__root; }
        rntuple_t* _parent() const { return m__parent; }
    };

    /**
     * Payload of the header envelope: name, provenance and schema of the RNTuple.
     * \sa https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#header-envelope RNTuple Binary Format Specification 1.0, section 'Header Envelope'
     */

    class header_t : public kaitai::kstruct {

    public:

        header_t(kaitai::kstream* p__io, rntuple_t* p__parent = nullptr, rntuple_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~header_t();

    private:
        std::unique_ptr<feature_flags_t> m_feature_flags;
        std::unique_ptr<counted_string_t> m_name;
        std::unique_ptr<counted_string_t> m_description;
        std::unique_ptr<counted_string_t> m_writer;
        std::unique_ptr<schema_t> m_schema;
        std::string m_trailing;
        rntuple_t* m__root;
        rntuple_t* m__parent;

    public:

        /**
         * Features that a reader must know.
         */
        feature_flags_t* feature_flags() const { return m_feature_flags.get(); }

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
        rntuple_t* _root() const { return m__root; }
        rntuple_t* _parent() const { return m__parent; }
    };

    /**
     * Payload of a locator of a byte range of 2 GiB or more.
     * \sa https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#locators-and-envelope-links RNTuple Binary Format Specification 1.0, section 'Locators and Envelope Links'
     */

    class large_locator_t : public kaitai::kstruct {

    public:

        large_locator_t(kaitai::kstream* p__io, rntuple_t::locator_t* p__parent = nullptr, rntuple_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~large_locator_t();

    private:
        uint64_t m_len_range = 0;
        uint64_t m_ofs_range = 0;
        std::string m_trailing;
        rntuple_t* m__root;
        rntuple_t::locator_t* m__parent;

    public:

        /**
         * Stored size in bytes of the byte range.
         */
        uint64_t len_range() const { return m_len_range; }

        /**
         * Offset in bytes from the start of the file.
         */
        uint64_t ofs_range() const { return m_ofs_range; }

        /**
         * Unknown bytes up to the end of the locator, appended by a later version of the format.
         */
        std::string trailing() const { return m_trailing; }
        rntuple_t* _root() const { return m__root; }
        rntuple_t::locator_t* _parent() const { return m__parent; }
    };

    /**
     * Reference to another RNTuple that holds attributes of entry ranges of this one.
     * \sa https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#linked-attribute-set-record-frame RNTuple Binary Format Specification 1.0, section 'Linked Attribute Set Record Frame'
     */

    class linked_attribute_set_t : public kaitai::kstruct {

    public:

        linked_attribute_set_t(kaitai::kstream* p__io, rntuple_t::linked_attribute_set_record_t* p__parent = nullptr, rntuple_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~linked_attribute_set_t();

    private:
        uint16_t m_schema_version_major = 0;
        uint16_t m_schema_version_minor = 0;
        uint32_t m_len_anchor = 0;
        std::unique_ptr<locator_t> m_locator;
        std::unique_ptr<counted_string_t> m_name;
        std::string m_trailing;
        rntuple_t* m__root;
        rntuple_t::linked_attribute_set_record_t* m__parent;

    public:

        /**
         * Major version of the attribute schema; a different one cannot be read.
         * \sa https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#attribute-schema-version RNTuple Binary Format Specification 1.0, section 'Attribute Schema Version'
         */
        uint16_t schema_version_major() const { return m_schema_version_major; }

        /**
         * Minor version of the attribute schema.
         * \sa https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#attribute-schema-version RNTuple Binary Format Specification 1.0, section 'Attribute Schema Version'
         */
        uint16_t schema_version_minor() const { return m_schema_version_minor; }

        /**
         * Length in bytes of the anchor of the attribute set after decompression.
         */
        uint32_t len_anchor() const { return m_len_anchor; }

        /**
         * Where the anchor of the attribute set is stored.
         */
        locator_t* locator() const { return m_locator.get(); }

        /**
         * Name of the attribute set.
         */
        counted_string_t* name() const { return m_name.get(); }

        /**
         * Unknown bytes up to the end of the frame, appended by a later version of the format.
         */
        std::string trailing() const { return m_trailing; }
        rntuple_t* _root() const { return m__root; }
        rntuple_t::linked_attribute_set_record_t* _parent() const { return m__parent; }
    };

    /**
     * List frame of linked attribute sets.
     * \sa https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#frames RNTuple Binary Format Specification 1.0, section 'Frames'
     */

    class linked_attribute_set_list_t : public kaitai::kstruct {

    public:

        linked_attribute_set_list_t(kaitai::kstream* p__io, rntuple_t::footer_t* p__parent = nullptr, rntuple_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~linked_attribute_set_list_t();

    private:
        int64_t m_len_frame = 0;
        std::unique_ptr<linked_attribute_set_list_body_t> m_body;
        rntuple_t* m__root;
        rntuple_t::footer_t* m__parent;
        std::string m__raw_body;
        std::unique_ptr<kaitai::kstream> m__io__raw_body;

    public:

        /**
         * Size of the frame in bytes, this field included, negated: the sign marks a list frame.
         */
        int64_t len_frame() const { return m_len_frame; }

        /**
         * Number of items, items and whatever follows them inside the frame.
         */
        linked_attribute_set_list_body_t* body() const { return m_body.get(); }
        rntuple_t* _root() const { return m__root; }
        rntuple_t::footer_t* _parent() const { return m__parent; }
        std::string _raw_body() const { return m__raw_body; }
        kaitai::kstream* _io__raw_body() const { return m__io__raw_body.get(); }
    };

    /**
     * Payload of the list frame of linked attribute sets.
     * \sa https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#frames RNTuple Binary Format Specification 1.0, section 'Frames'
     */

    class linked_attribute_set_list_body_t : public kaitai::kstruct {

    public:

        linked_attribute_set_list_body_t(kaitai::kstream* p__io, rntuple_t::linked_attribute_set_list_t* p__parent = nullptr, rntuple_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~linked_attribute_set_list_body_t();

    private:
        uint32_t m_num_items = 0;
        std::unique_ptr<std::vector<std::unique_ptr<linked_attribute_set_record_t>>> m_items;
        std::string m_trailing;
        rntuple_t* m__root;
        rntuple_t::linked_attribute_set_list_t* m__parent;

    public:

        /**
         * Number of items; bounded by the remaining bytes, as no item is smaller than 8 bytes.
         */
        uint32_t num_items() const { return m_num_items; }

        /**
         * The linked attribute sets, in order.
         */
        std::vector<std::unique_ptr<linked_attribute_set_record_t>>* items() const { return m_items.get(); }

        /**
         * Unknown bytes up to the end of the frame, appended by a later version of the format.
         */
        std::string trailing() const { return m_trailing; }
        rntuple_t* _root() const { return m__root; }
        rntuple_t::linked_attribute_set_list_t* _parent() const { return m__parent; }
    };

    /**
     * Record frame around one linked attribute set.
     * \sa https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#frames RNTuple Binary Format Specification 1.0, section 'Frames'
     */

    class linked_attribute_set_record_t : public kaitai::kstruct {

    public:

        linked_attribute_set_record_t(kaitai::kstream* p__io, rntuple_t::linked_attribute_set_list_body_t* p__parent = nullptr, rntuple_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~linked_attribute_set_record_t();

    private:
        int64_t m_len_frame = 0;
        std::unique_ptr<linked_attribute_set_t> m_body;
        rntuple_t* m__root;
        rntuple_t::linked_attribute_set_list_body_t* m__parent;
        std::string m__raw_body;
        std::unique_ptr<kaitai::kstream> m__io__raw_body;

    public:

        /**
         * Size of the frame in bytes, this field included; positive, as in every record frame.
         */
        int64_t len_frame() const { return m_len_frame; }

        /**
         * Payload of the frame.
         */
        linked_attribute_set_t* body() const { return m_body.get(); }
        rntuple_t* _root() const { return m__root; }
        rntuple_t::linked_attribute_set_list_body_t* _parent() const { return m__parent; }
        std::string _raw_body() const { return m__raw_body; }
        kaitai::kstream* _io__raw_body() const { return m__io__raw_body.get(); }
    };

    /**
     * Where a byte range is stored. A non-negative head is the size of a byte range in the same file, and an
     * offset follows. A negative head is negated as a whole and then holds locator size, reserved byte and
     * kind.
     * \sa https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#locators-and-envelope-links RNTuple Binary Format Specification 1.0, section 'Locators and Envelope Links'
     */

    class locator_t : public kaitai::kstruct {

    public:

        locator_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent = nullptr, rntuple_t* p__root = nullptr);

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
        rntuple_t* m__root;
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
        rntuple_t* _root() const { return m__root; }
        kaitai::kstruct* _parent() const { return m__parent; }
        std::string _raw_payload() const { return m__raw_payload; }
        kaitai::kstream* _io__raw_payload() const { return m__io__raw_payload.get(); }
    };

    /**
     * Description of one page: a run of elements of one column.
     * \sa https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#page-locations RNTuple Binary Format Specification 1.0, section 'Page Locations'
     */

    class page_t : public kaitai::kstruct {

    public:

        page_t(kaitai::kstream* p__io, rntuple_t::column_pages_body_t* p__parent = nullptr, rntuple_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~page_t();

    private:
        bool f_has_checksum;
        bool m_has_checksum = 0;

    public:

        /**
         * Whether the XXH3-64 of the stored bytes of the page, little-endian, follows directly after them.
         */
        bool has_checksum();

    private:
        bool f_num_elements;
        int64_t m_num_elements = 0;

    public:

        /**
         * Number of elements in the page.
         */
        int64_t num_elements();

    private:
        int32_t m_num_elements_signed = 0;
        std::unique_ptr<locator_t> m_locator;
        rntuple_t* m__root;
        rntuple_t::column_pages_body_t* m__parent;

    public:

        /**
         * Number of elements, negated if a checksum follows the stored page.
         */
        int32_t num_elements_signed() const { return m_num_elements_signed; }

        /**
         * Where the page is stored; its size does not count the checksum.
         */
        locator_t* locator() const { return m_locator.get(); }
        rntuple_t* _root() const { return m__root; }
        rntuple_t::column_pages_body_t* _parent() const { return m__parent; }
    };

    /**
     * Payload of a page list envelope: clusters of one cluster group and where their pages are.
     * \sa https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#page-list-envelope RNTuple Binary Format Specification 1.0, section 'Page List Envelope'
     */

    class page_list_t : public kaitai::kstruct {

    public:

        page_list_t(kaitai::kstream* p__io, rntuple_t* p__parent = nullptr, rntuple_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~page_list_t();

    private:
        std::string m_header_checksum;
        std::unique_ptr<cluster_summary_list_t> m_cluster_summaries;
        std::unique_ptr<cluster_pages_list_t> m_page_locations;
        std::string m_trailing;
        rntuple_t* m__root;
        rntuple_t* m__parent;

    public:

        /**
         * Checksum of the header envelope that the page list belongs to.
         */
        std::string header_checksum() const { return m_header_checksum; }

        /**
         * Entry ranges of the clusters of the group.
         */
        cluster_summary_list_t* cluster_summaries() const { return m_cluster_summaries.get(); }

        /**
         * Pages of the clusters of the group, in the order of the summaries.
         */
        cluster_pages_list_t* page_locations() const { return m_page_locations.get(); }

        /**
         * Unknown bytes up to the end of the envelope payload, appended by a later version of the format.
         */
        std::string trailing() const { return m_trailing; }
        rntuple_t* _root() const { return m__root; }
        rntuple_t* _parent() const { return m__parent; }
    };

    /**
     * Schema description: four list frames. It is in the header and, for later additions, in the footer.
     * \sa https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#header-envelope RNTuple Binary Format Specification 1.0, section 'Header Envelope'
     */

    class schema_t : public kaitai::kstruct {

    public:

        schema_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent = nullptr, rntuple_t* p__root = nullptr);

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
        rntuple_t* m__root;
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
         * Columns of projected fields.
         */
        alias_column_list_t* alias_columns() const { return m_alias_columns.get(); }

        /**
         * Type information that field descriptions cannot hold.
         */
        extra_type_info_list_t* extra_type_infos() const { return m_extra_type_infos.get(); }
        rntuple_t* _root() const { return m__root; }
        kaitai::kstruct* _parent() const { return m__parent; }
    };

    /**
     * Additions to the schema of the header.
     * \sa https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#schema-extension-record-frame RNTuple Binary Format Specification 1.0, section 'Schema Extension Record Frame'
     */

    class schema_extension_t : public kaitai::kstruct {

    public:

        schema_extension_t(kaitai::kstream* p__io, rntuple_t::schema_extension_record_t* p__parent = nullptr, rntuple_t* p__root = nullptr);

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
        rntuple_t* m__root;
        rntuple_t::schema_extension_record_t* m__parent;

    public:

        /**
         * The additions; absent if the frame is empty.
         */
        schema_t* schema() const { return m_schema.get(); }

        /**
         * Unknown bytes up to the end of the frame, appended by a later version of the format.
         */
        std::string trailing() const { return m_trailing; }
        rntuple_t* _root() const { return m__root; }
        rntuple_t::schema_extension_record_t* _parent() const { return m__parent; }
    };

    /**
     * Record frame around the schema extension.
     * \sa https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#frames RNTuple Binary Format Specification 1.0, section 'Frames'
     */

    class schema_extension_record_t : public kaitai::kstruct {

    public:

        schema_extension_record_t(kaitai::kstream* p__io, rntuple_t::footer_t* p__parent = nullptr, rntuple_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~schema_extension_record_t();

    private:
        int64_t m_len_frame = 0;
        std::unique_ptr<schema_extension_t> m_body;
        rntuple_t* m__root;
        rntuple_t::footer_t* m__parent;
        std::string m__raw_body;
        std::unique_ptr<kaitai::kstream> m__io__raw_body;

    public:

        /**
         * Size of the frame in bytes, this field included; positive, as in every record frame.
         */
        int64_t len_frame() const { return m_len_frame; }

        /**
         * Payload of the frame.
         */
        schema_extension_t* body() const { return m_body.get(); }
        rntuple_t* _root() const { return m__root; }
        rntuple_t::footer_t* _parent() const { return m__parent; }
        std::string _raw_body() const { return m__raw_body; }
        kaitai::kstream* _io__raw_body() const { return m__io__raw_body.get(); }
    };

    /**
     * Payload whose kind this version of the format does not know.
     * \sa https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#envelopes RNTuple Binary Format Specification 1.0, section 'Envelopes'
     */

    class unknown_payload_t : public kaitai::kstruct {

    public:

        unknown_payload_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent = nullptr, rntuple_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~unknown_payload_t();

    private:
        std::string m_raw;
        rntuple_t* m__root;
        kaitai::kstruct* m__parent;

    public:

        /**
         * The stored bytes, unparsed.
         */
        std::string raw() const { return m_raw; }
        rntuple_t* _root() const { return m__root; }
        kaitai::kstruct* _parent() const { return m__parent; }
    };

    /**
     * Smallest and largest value of a column.
     * \sa https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description RNTuple Binary Format Specification 1.0, section 'Column Description'
     */

    class value_range_t : public kaitai::kstruct {

    public:

        value_range_t(kaitai::kstream* p__io, rntuple_t::column_t* p__parent = nullptr, rntuple_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~value_range_t();

    private:
        double m_min = 0;
        double m_max = 0;
        rntuple_t* m__root;
        rntuple_t::column_t* m__parent;

    public:

        /**
         * Smallest value.
         */
        double min() const { return m_min; }

        /**
         * Largest value.
         */
        double max() const { return m_max; }
        rntuple_t* _root() const { return m__root; }
        rntuple_t::column_t* _parent() const { return m__parent; }
    };

private:
    bool f_len_envelope;
    uint64_t m_len_envelope = 0;

public:

    /**
     * Length of the whole envelope in bytes, with this preamble and the checksum.
     */
    uint64_t len_envelope();

private:
    uint16_t m_type_id = 0;
    uint32_t m_len_envelope_lo = 0;
    uint16_t m_len_envelope_hi = 0;
    std::unique_ptr<kaitai::kstruct> m_payload;
    std::string m_checksum;
    rntuple_t* m__root;
    kaitai::kstruct* m__parent;
    std::string m__raw_payload;
    std::unique_ptr<kaitai::kstream> m__io__raw_payload;

public:

    /**
     * Kind of envelope, see the enum envelope_type; the low 16 bits of the first 64-bit word.
     * \sa https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#envelopes RNTuple Binary Format Specification 1.0, section 'Envelopes'
     */
    uint16_t type_id() const { return m_type_id; }

    /**
     * Low 32 of the 48 bits of the envelope length.
     */
    uint32_t len_envelope_lo() const { return m_len_envelope_lo; }

    /**
     * High 16 of the 48 bits of the envelope length.
     */
    uint16_t len_envelope_hi() const { return m_len_envelope_hi; }

    /**
     * Contents of the envelope.
     */
    kaitai::kstruct* payload() const { return m_payload.get(); }

    /**
     * XXH3-64 of all preceding bytes of the envelope, little-endian.
     * \sa https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#envelopes RNTuple Binary Format Specification 1.0, section 'Envelopes'
     */
    std::string checksum() const { return m_checksum; }
    rntuple_t* _root() const { return m__root; }
    kaitai::kstruct* _parent() const { return m__parent; }
    std::string _raw_payload() const { return m__raw_payload; }
    kaitai::kstream* _io__raw_payload() const { return m__io__raw_payload.get(); }
};

}  // namespace rntuple
