// Generated from spec/rntuple_v0.ksy by tools/generate; edit spec/parts/rntuple_v0.ksy and run `make generate`.
#pragma once

// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

#include <rntuple/kaitai.h>
#include <stdint.h>
#include <memory>
#include <set>
#include <vector>

namespace rntuple {

class rntuple_v0_t;

/**
 * Header and footer as ROOT 6.20 to 6.25 wrote them. No document describes this format; the grammar follows the
 * bytes of real files. All data are in frames that begin with two version numbers and a size. Page locations are in the
 * footer. Both envelopes end in a CRC32. An envelope does not state its kind. The reader knows it from the reference to
 * the envelope, and parses header_envelope or footer_envelope. Parsed as a whole, the payload stays bytes. The anchor is
 * that of the first release candidate (anchor_rc1 in root_file.ksy).
 * \sa https://github.com/root-project/root/blob/v6-22-00-patches/tree/ntuple/v7/src/RNTupleDescriptor.cxx Source of ROOT 6.22, section 'RNTupleDescriptor.cxx'
 */

class rntuple_v0_t : public kaitai::kstruct {

public:
    class cluster_t;
    class cluster_summary_t;
    class cluster_summary_record_t;
    class column_t;
    class column_model_t;
    class column_model_record_t;
    class column_pages_t;
    class column_record_t;
    class counted_string_t;
    class field_t;
    class field_record_t;
    class footer_t;
    class footer_envelope_t;
    class footer_record_t;
    class header_t;
    class header_envelope_t;
    class header_record_t;
    class identity_t;
    class locator_t;
    class page_t;
    class postscript_t;
    class uuid_record_t;
    class version_numbers_t;
    class version_record_t;

    enum column_type_t {
        COLUMN_TYPE_INDEX32 = 1,
        COLUMN_TYPE_SWITCH = 2,
        COLUMN_TYPE_CHAR = 3,
        COLUMN_TYPE_BIT = 4,
        COLUMN_TYPE_REAL64 = 5,
        COLUMN_TYPE_REAL32 = 6,
        COLUMN_TYPE_REAL16 = 7,
        COLUMN_TYPE_INT64 = 9,
        COLUMN_TYPE_INT32 = 10,
        COLUMN_TYPE_INT16 = 11
    };
    static bool _is_defined_column_type_t(column_type_t v);

private:
    static const std::set<column_type_t> _values_column_type_t;

public:

    enum field_structure_t {
        FIELD_STRUCTURE_PLAIN = 0,
        FIELD_STRUCTURE_COLLECTION = 1,
        FIELD_STRUCTURE_RECORD = 2,
        FIELD_STRUCTURE_VARIANT = 3,
        FIELD_STRUCTURE_REFERENCE = 4
    };
    static bool _is_defined_field_structure_t(field_structure_t v);

private:
    static const std::set<field_structure_t> _values_field_structure_t;

public:

    rntuple_v0_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent = nullptr, rntuple_v0_t* p__root = nullptr);

private:
    void _read();
    void _clean_up();

public:
    ~rntuple_v0_t();

    /**
     * One cluster; not a frame.
     * \sa https://github.com/root-project/root/blob/v6-22-00-patches/tree/ntuple/v7/src/RNTupleDescriptor.cxx Source of ROOT 6.22, section 'RNTupleDescriptor.cxx'
     */

    class cluster_t : public kaitai::kstruct {

    public:

        cluster_t(kaitai::kstream* p__io, rntuple_v0_t::footer_t* p__parent = nullptr, rntuple_v0_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~cluster_t();

    private:
        std::unique_ptr<uuid_record_t> m_uuid;
        std::unique_ptr<cluster_summary_record_t> m_summary;
        uint32_t m_num_columns = 0;
        std::unique_ptr<std::vector<std::unique_ptr<column_pages_t>>> m_columns;
        rntuple_v0_t* m__root;
        rntuple_v0_t::footer_t* m__parent;

    public:

        /**
         * Identity of the cluster.
         */
        uuid_record_t* uuid() const { return m_uuid.get(); }

        /**
         * Entry range of the cluster.
         */
        cluster_summary_record_t* summary() const { return m_summary.get(); }

        /**
         * Number of columns; bounded by the remaining bytes, as none is smaller than 32 bytes.
         */
        uint32_t num_columns() const { return m_num_columns; }

        /**
         * The pages of every column, in any order.
         */
        std::vector<std::unique_ptr<column_pages_t>>* columns() const { return m_columns.get(); }
        rntuple_v0_t* _root() const { return m__root; }
        rntuple_v0_t::footer_t* _parent() const { return m__parent; }
    };

    /**
     * Entry range of one cluster.
     * \sa https://github.com/root-project/root/blob/v6-22-00-patches/tree/ntuple/v7/src/RNTupleDescriptor.cxx Source of ROOT 6.22, section 'RNTupleDescriptor.cxx'
     */

    class cluster_summary_t : public kaitai::kstruct {

    public:

        cluster_summary_t(kaitai::kstream* p__io, rntuple_v0_t::cluster_summary_record_t* p__parent = nullptr, rntuple_v0_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~cluster_summary_t();

    private:
        uint64_t m_cluster_id = 0;
        std::unique_ptr<version_record_t> m_cluster_version;
        uint64_t m_first_entry = 0;
        uint64_t m_num_entries = 0;
        std::unique_ptr<locator_t> m_locator;
        std::string m_trailing;
        rntuple_v0_t* m__root;
        rntuple_v0_t::cluster_summary_record_t* m__parent;

    public:

        /**
         * Id of the cluster.
         */
        uint64_t cluster_id() const { return m_cluster_id; }

        /**
         * Version of the cluster.
         */
        version_record_t* cluster_version() const { return m_cluster_version.get(); }

        /**
         * Number of the first entry of the cluster.
         */
        uint64_t first_entry() const { return m_first_entry; }

        /**
         * Number of entries of the cluster.
         */
        uint64_t num_entries() const { return m_num_entries; }

        /**
         * Where the cluster is stored; zero in all known files.
         */
        locator_t* locator() const { return m_locator.get(); }

        /**
         * Unknown bytes up to the end of the frame.
         */
        std::string trailing() const { return m_trailing; }
        rntuple_v0_t* _root() const { return m__root; }
        rntuple_v0_t::cluster_summary_record_t* _parent() const { return m__parent; }
    };

    /**
     * Frame around the entry range of a cluster.
     * \sa https://github.com/root-project/root/blob/v6-22-00-patches/tree/ntuple/v7/src/RNTupleDescriptor.cxx Source of ROOT 6.22, section 'RNTupleDescriptor.cxx'
     */

    class cluster_summary_record_t : public kaitai::kstruct {

    public:

        cluster_summary_record_t(kaitai::kstream* p__io, rntuple_v0_t::cluster_t* p__parent = nullptr, rntuple_v0_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~cluster_summary_record_t();

    private:
        uint16_t m_version = 0;
        uint16_t m_min_version = 0;
        uint32_t m_len_frame = 0;
        std::unique_ptr<cluster_summary_t> m_body;
        rntuple_v0_t* m__root;
        rntuple_v0_t::cluster_t* m__parent;
        std::string m__raw_body;
        std::unique_ptr<kaitai::kstream> m__io__raw_body;

    public:

        /**
         * Version of the frame that the writer used; 0.
         */
        uint16_t version() const { return m_version; }

        /**
         * Version that a reader must support at least; 0.
         */
        uint16_t min_version() const { return m_min_version; }

        /**
         * Size of the frame in bytes, these eight included; 0 if it takes all that is left.
         */
        uint32_t len_frame() const { return m_len_frame; }

        /**
         * Payload of the frame.
         */
        cluster_summary_t* body() const { return m_body.get(); }
        rntuple_v0_t* _root() const { return m__root; }
        rntuple_v0_t::cluster_t* _parent() const { return m__parent; }
        std::string _raw_body() const { return m__raw_body; }
        kaitai::kstream* _io__raw_body() const { return m__io__raw_body.get(); }
    };

    /**
     * Description of one column.
     * \sa https://github.com/root-project/root/blob/v6-22-00-patches/tree/ntuple/v7/src/RNTupleDescriptor.cxx Source of ROOT 6.22, section 'RNTupleDescriptor.cxx'
     */

    class column_t : public kaitai::kstruct {

    public:

        column_t(kaitai::kstream* p__io, rntuple_v0_t::column_record_t* p__parent = nullptr, rntuple_v0_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~column_t();

    private:
        uint64_t m_column_id = 0;
        std::unique_ptr<version_record_t> m_column_version;
        std::unique_ptr<column_model_record_t> m_model;
        uint64_t m_field_id = 0;
        uint32_t m_index = 0;
        std::string m_trailing;
        rntuple_v0_t* m__root;
        rntuple_v0_t::column_record_t* m__parent;

    public:

        /**
         * Id of the column.
         */
        uint64_t column_id() const { return m_column_id; }

        /**
         * Version of the column.
         */
        version_record_t* column_version() const { return m_column_version.get(); }

        /**
         * What the elements are.
         */
        column_model_record_t* model() const { return m_model.get(); }

        /**
         * Id of the field that the column belongs to.
         */
        uint64_t field_id() const { return m_field_id; }

        /**
         * Position among the columns of the field.
         */
        uint32_t index() const { return m_index; }

        /**
         * Unknown bytes up to the end of the frame.
         */
        std::string trailing() const { return m_trailing; }
        rntuple_v0_t* _root() const { return m__root; }
        rntuple_v0_t::column_record_t* _parent() const { return m__parent; }
    };

    /**
     * Kind of the elements of a column.
     * \sa https://github.com/root-project/root/blob/v6-22-00-patches/tree/ntuple/v7/src/RNTupleDescriptor.cxx Source of ROOT 6.22, section 'RNTupleDescriptor.cxx'
     */

    class column_model_t : public kaitai::kstruct {

    public:

        column_model_t(kaitai::kstream* p__io, rntuple_v0_t::column_model_record_t* p__parent = nullptr, rntuple_v0_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~column_model_t();

    private:
        uint32_t m_column_type = 0;
        uint32_t m_is_sorted = 0;
        std::string m_trailing;
        rntuple_v0_t* m__root;
        rntuple_v0_t::column_model_record_t* m__parent;

    public:

        /**
         * How elements are encoded, see the enum column_type.
         */
        uint32_t column_type() const { return m_column_type; }

        /**
         * 1 if elements never decrease, else 0.
         */
        uint32_t is_sorted() const { return m_is_sorted; }

        /**
         * Unknown bytes up to the end of the frame.
         */
        std::string trailing() const { return m_trailing; }
        rntuple_v0_t* _root() const { return m__root; }
        rntuple_v0_t::column_model_record_t* _parent() const { return m__parent; }
    };

    /**
     * Frame around the kind of elements of a column.
     * \sa https://github.com/root-project/root/blob/v6-22-00-patches/tree/ntuple/v7/src/RNTupleDescriptor.cxx Source of ROOT 6.22, section 'RNTupleDescriptor.cxx'
     */

    class column_model_record_t : public kaitai::kstruct {

    public:

        column_model_record_t(kaitai::kstream* p__io, rntuple_v0_t::column_t* p__parent = nullptr, rntuple_v0_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~column_model_record_t();

    private:
        uint16_t m_version = 0;
        uint16_t m_min_version = 0;
        uint32_t m_len_frame = 0;
        std::unique_ptr<column_model_t> m_body;
        rntuple_v0_t* m__root;
        rntuple_v0_t::column_t* m__parent;
        std::string m__raw_body;
        std::unique_ptr<kaitai::kstream> m__io__raw_body;

    public:

        /**
         * Version of the frame that the writer used; 0.
         */
        uint16_t version() const { return m_version; }

        /**
         * Version that a reader must support at least; 0.
         */
        uint16_t min_version() const { return m_min_version; }

        /**
         * Size of the frame in bytes, these eight included; 0 if it takes all that is left.
         */
        uint32_t len_frame() const { return m_len_frame; }

        /**
         * Payload of the frame.
         */
        column_model_t* body() const { return m_body.get(); }
        rntuple_v0_t* _root() const { return m__root; }
        rntuple_v0_t::column_t* _parent() const { return m__parent; }
        std::string _raw_body() const { return m__raw_body; }
        kaitai::kstream* _io__raw_body() const { return m__io__raw_body.get(); }
    };

    /**
     * Pages of one column in one cluster; not a frame.
     * \sa https://github.com/root-project/root/blob/v6-22-00-patches/tree/ntuple/v7/src/RNTupleDescriptor.cxx Source of ROOT 6.22, section 'RNTupleDescriptor.cxx'
     */

    class column_pages_t : public kaitai::kstruct {

    public:

        column_pages_t(kaitai::kstream* p__io, rntuple_v0_t::cluster_t* p__parent = nullptr, rntuple_v0_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~column_pages_t();

    private:
        uint64_t m_column_id = 0;
        uint64_t m_element_offset = 0;
        uint32_t m_num_elements = 0;
        int64_t m_compression_settings = 0;
        uint32_t m_num_pages = 0;
        std::unique_ptr<std::vector<std::unique_ptr<page_t>>> m_pages;
        rntuple_v0_t* m__root;
        rntuple_v0_t::cluster_t* m__parent;

    public:

        /**
         * Id of the column.
         */
        uint64_t column_id() const { return m_column_id; }

        /**
         * Number of elements of the column in all clusters before.
         */
        uint64_t element_offset() const { return m_element_offset; }

        /**
         * Number of elements of the column in this cluster.
         */
        uint32_t num_elements() const { return m_num_elements; }

        /**
         * Compression asked for, 100 * algorithm + level.
         */
        int64_t compression_settings() const { return m_compression_settings; }

        /**
         * Number of pages; bounded by the remaining bytes, as none is smaller than 20 bytes.
         */
        uint32_t num_pages() const { return m_num_pages; }

        /**
         * Page descriptions in the order of elements.
         */
        std::vector<std::unique_ptr<page_t>>* pages() const { return m_pages.get(); }
        rntuple_v0_t* _root() const { return m__root; }
        rntuple_v0_t::cluster_t* _parent() const { return m__parent; }
    };

    /**
     * Frame around one column description.
     * \sa https://github.com/root-project/root/blob/v6-22-00-patches/tree/ntuple/v7/src/RNTupleDescriptor.cxx Source of ROOT 6.22, section 'RNTupleDescriptor.cxx'
     */

    class column_record_t : public kaitai::kstruct {

    public:

        column_record_t(kaitai::kstream* p__io, rntuple_v0_t::header_t* p__parent = nullptr, rntuple_v0_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~column_record_t();

    private:
        uint16_t m_version = 0;
        uint16_t m_min_version = 0;
        uint32_t m_len_frame = 0;
        std::unique_ptr<column_t> m_body;
        rntuple_v0_t* m__root;
        rntuple_v0_t::header_t* m__parent;
        std::string m__raw_body;
        std::unique_ptr<kaitai::kstream> m__io__raw_body;

    public:

        /**
         * Version of the frame that the writer used; 0.
         */
        uint16_t version() const { return m_version; }

        /**
         * Version that a reader must support at least; 0.
         */
        uint16_t min_version() const { return m_min_version; }

        /**
         * Size of the frame in bytes, these eight included; 0 if it takes all that is left.
         */
        uint32_t len_frame() const { return m_len_frame; }

        /**
         * Payload of the frame.
         */
        column_t* body() const { return m_body.get(); }
        rntuple_v0_t* _root() const { return m__root; }
        rntuple_v0_t::header_t* _parent() const { return m__parent; }
        std::string _raw_body() const { return m__raw_body; }
        kaitai::kstream* _io__raw_body() const { return m__io__raw_body.get(); }
    };

    /**
     * String with its length in front; no terminator, no padding.
     * \sa https://github.com/root-project/root/blob/v6-22-00-patches/tree/ntuple/v7/src/RNTupleDescriptor.cxx Source of ROOT 6.22, section 'RNTupleDescriptor.cxx'
     */

    class counted_string_t : public kaitai::kstruct {

    public:

        counted_string_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent = nullptr, rntuple_v0_t* p__root = nullptr);

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
        rntuple_v0_t* m__root;
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
        rntuple_v0_t* _root() const { return m__root; }
        kaitai::kstruct* _parent() const { return m__parent; }
    };

    /**
     * Description of one field.
     * \sa https://github.com/root-project/root/blob/v6-22-00-patches/tree/ntuple/v7/src/RNTupleDescriptor.cxx Source of ROOT 6.22, section 'RNTupleDescriptor.cxx'
     */

    class field_t : public kaitai::kstruct {

    public:

        field_t(kaitai::kstream* p__io, rntuple_v0_t::field_record_t* p__parent = nullptr, rntuple_v0_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~field_t();

    private:
        uint64_t m_field_id = 0;
        std::unique_ptr<version_record_t> m_field_version;
        std::unique_ptr<version_record_t> m_type_version;
        std::unique_ptr<counted_string_t> m_name;
        std::unique_ptr<counted_string_t> m_description;
        std::unique_ptr<counted_string_t> m_type_name;
        uint64_t m_num_repetitions = 0;
        uint32_t m_structure = 0;
        uint64_t m_parent_id = 0;
        uint32_t m_num_links = 0;
        std::unique_ptr<std::vector<uint64_t>> m_links;
        std::string m_trailing;
        rntuple_v0_t* m__root;
        rntuple_v0_t::field_record_t* m__parent;

    public:

        /**
         * Id of the field.
         */
        uint64_t field_id() const { return m_field_id; }

        /**
         * Version of the field's own serialisation.
         */
        version_record_t* field_version() const { return m_field_version.get(); }

        /**
         * Version of the type.
         */
        version_record_t* type_version() const { return m_type_version.get(); }

        /**
         * Name of the field.
         */
        counted_string_t* name() const { return m_name.get(); }

        /**
         * Free text about the field.
         */
        counted_string_t* description() const { return m_description.get(); }

        /**
         * C++ type name.
         */
        counted_string_t* type_name() const { return m_type_name.get(); }

        /**
         * Number of items per entry of a fixed-size array; 0 in other fields.
         */
        uint64_t num_repetitions() const { return m_num_repetitions; }

        /**
         * Structural role, see the enum field_structure.
         */
        uint32_t structure() const { return m_structure; }

        /**
         * Id of the parent field; of the root field, which holds the top-level fields, all bits are set.
         */
        uint64_t parent_id() const { return m_parent_id; }

        /**
         * Number of sub-fields; bounded by the remaining bytes, as none is smaller than 8 bytes.
         */
        uint32_t num_links() const { return m_num_links; }

        /**
         * Ids of the sub-fields, in order.
         */
        std::vector<uint64_t>* links() const { return m_links.get(); }

        /**
         * Unknown bytes up to the end of the frame.
         */
        std::string trailing() const { return m_trailing; }
        rntuple_v0_t* _root() const { return m__root; }
        rntuple_v0_t::field_record_t* _parent() const { return m__parent; }
    };

    /**
     * Frame around one field description.
     * \sa https://github.com/root-project/root/blob/v6-22-00-patches/tree/ntuple/v7/src/RNTupleDescriptor.cxx Source of ROOT 6.22, section 'RNTupleDescriptor.cxx'
     */

    class field_record_t : public kaitai::kstruct {

    public:

        field_record_t(kaitai::kstream* p__io, rntuple_v0_t::header_t* p__parent = nullptr, rntuple_v0_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~field_record_t();

    private:
        uint16_t m_version = 0;
        uint16_t m_min_version = 0;
        uint32_t m_len_frame = 0;
        std::unique_ptr<field_t> m_body;
        rntuple_v0_t* m__root;
        rntuple_v0_t::header_t* m__parent;
        std::string m__raw_body;
        std::unique_ptr<kaitai::kstream> m__io__raw_body;

    public:

        /**
         * Version of the frame that the writer used; 0.
         */
        uint16_t version() const { return m_version; }

        /**
         * Version that a reader must support at least; 0.
         */
        uint16_t min_version() const { return m_min_version; }

        /**
         * Size of the frame in bytes, these eight included; 0 if it takes all that is left.
         */
        uint32_t len_frame() const { return m_len_frame; }

        /**
         * Payload of the frame.
         */
        field_t* body() const { return m_body.get(); }
        rntuple_v0_t* _root() const { return m__root; }
        rntuple_v0_t::header_t* _parent() const { return m__parent; }
        std::string _raw_body() const { return m__raw_body; }
        kaitai::kstream* _io__raw_body() const { return m__io__raw_body.get(); }
    };

    /**
     * Clusters and the places of their pages.
     * \sa https://github.com/root-project/root/blob/v6-22-00-patches/tree/ntuple/v7/src/RNTupleDescriptor.cxx Source of ROOT 6.22, section 'RNTupleDescriptor.cxx'
     */

    class footer_t : public kaitai::kstruct {

    public:

        footer_t(kaitai::kstream* p__io, rntuple_v0_t::footer_record_t* p__parent = nullptr, rntuple_v0_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~footer_t();

    private:
        uint64_t m_reserved = 0;
        uint64_t m_num_clusters = 0;
        std::unique_ptr<std::vector<std::unique_ptr<cluster_t>>> m_clusters;
        std::string m_trailing;
        rntuple_v0_t* m__root;
        rntuple_v0_t::footer_record_t* m__parent;

    public:

        /**
         * Zero in all known files.
         */
        uint64_t reserved() const { return m_reserved; }

        /**
         * Number of clusters; bounded by the remaining bytes, as none is smaller than 20 bytes.
         */
        uint64_t num_clusters() const { return m_num_clusters; }

        /**
         * The clusters.
         */
        std::vector<std::unique_ptr<cluster_t>>* clusters() const { return m_clusters.get(); }

        /**
         * Unknown bytes up to the end of the frame.
         */
        std::string trailing() const { return m_trailing; }
        rntuple_v0_t* _root() const { return m__root; }
        rntuple_v0_t::footer_record_t* _parent() const { return m__parent; }
    };

    /**
     * Whole footer, from a slice that holds exactly the envelope.
     * \sa https://github.com/root-project/root/blob/v6-22-00-patches/tree/ntuple/v7/src/RNTupleDescriptor.cxx Source of ROOT 6.22, section 'RNTupleDescriptor.cxx'
     */

    class footer_envelope_t : public kaitai::kstruct {

    public:

        footer_envelope_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent = nullptr, rntuple_v0_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~footer_envelope_t();

    private:
        std::unique_ptr<footer_record_t> m_payload;
        std::unique_ptr<postscript_t> m_postscript;
        std::string m_checksum;
        rntuple_v0_t* m__root;
        kaitai::kstruct* m__parent;
        std::string m__raw_payload;
        std::unique_ptr<kaitai::kstream> m__io__raw_payload;

    public:

        /**
         * Outermost frame.
         */
        footer_record_t* payload() const { return m_payload.get(); }

        /**
         * Lengths of the envelopes.
         */
        postscript_t* postscript() const { return m_postscript.get(); }

        /**
         * CRC32 of all preceding bytes of the envelope, little-endian.
         */
        std::string checksum() const { return m_checksum; }
        rntuple_v0_t* _root() const { return m__root; }
        kaitai::kstruct* _parent() const { return m__parent; }
        std::string _raw_payload() const { return m__raw_payload; }
        kaitai::kstream* _io__raw_payload() const { return m__io__raw_payload.get(); }
    };

    /**
     * Outermost frame of a footer, which takes all of the envelope in front of its tail.
     * \sa https://github.com/root-project/root/blob/v6-22-00-patches/tree/ntuple/v7/src/RNTupleDescriptor.cxx Source of ROOT 6.22, section 'RNTupleDescriptor.cxx'
     */

    class footer_record_t : public kaitai::kstruct {

    public:

        footer_record_t(kaitai::kstream* p__io, rntuple_v0_t::footer_envelope_t* p__parent = nullptr, rntuple_v0_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~footer_record_t();

    private:
        uint16_t m_version = 0;
        uint16_t m_min_version = 0;
        uint32_t m_len_frame = 0;
        std::unique_ptr<footer_t> m_body;
        rntuple_v0_t* m__root;
        rntuple_v0_t::footer_envelope_t* m__parent;
        std::string m__raw_body;
        std::unique_ptr<kaitai::kstream> m__io__raw_body;

    public:

        /**
         * Version of the frame that the writer used; 0.
         */
        uint16_t version() const { return m_version; }

        /**
         * Version that a reader must support at least; 0.
         */
        uint16_t min_version() const { return m_min_version; }

        /**
         * Size of the frame in bytes, these eight included; 0 if it takes all that is left.
         */
        uint32_t len_frame() const { return m_len_frame; }

        /**
         * Payload of the frame.
         */
        footer_t* body() const { return m_body.get(); }
        rntuple_v0_t* _root() const { return m__root; }
        rntuple_v0_t::footer_envelope_t* _parent() const { return m__parent; }
        std::string _raw_body() const { return m__raw_body; }
        kaitai::kstream* _io__raw_body() const { return m__io__raw_body.get(); }
    };

    /**
     * Name, provenance and schema of the RNTuple.
     * \sa https://github.com/root-project/root/blob/v6-22-00-patches/tree/ntuple/v7/src/RNTupleDescriptor.cxx Source of ROOT 6.22, section 'RNTupleDescriptor.cxx'
     */

    class header_t : public kaitai::kstruct {

    public:

        header_t(kaitai::kstream* p__io, rntuple_v0_t::header_record_t* p__parent = nullptr, rntuple_v0_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~header_t();

    private:
        uint64_t m_reserved = 0;
        std::unique_ptr<counted_string_t> m_name;
        std::unique_ptr<counted_string_t> m_description;
        std::unique_ptr<counted_string_t> m_author;
        std::unique_ptr<counted_string_t> m_custodian;
        uint64_t m_time_of_data = 0;
        uint64_t m_time_of_writing = 0;
        std::unique_ptr<version_record_t> m_ntuple_version;
        std::unique_ptr<uuid_record_t> m_own_uuid;
        std::unique_ptr<uuid_record_t> m_group_uuid;
        uint32_t m_num_fields = 0;
        std::unique_ptr<std::vector<std::unique_ptr<field_record_t>>> m_fields;
        uint32_t m_num_columns = 0;
        std::unique_ptr<std::vector<std::unique_ptr<column_record_t>>> m_columns;
        std::string m_trailing;
        rntuple_v0_t* m__root;
        rntuple_v0_t::header_record_t* m__parent;

    public:

        /**
         * Zero in all known files.
         */
        uint64_t reserved() const { return m_reserved; }

        /**
         * Name of the RNTuple.
         */
        counted_string_t* name() const { return m_name.get(); }

        /**
         * Free text about the RNTuple.
         */
        counted_string_t* description() const { return m_description.get(); }

        /**
         * Who wrote the RNTuple.
         */
        counted_string_t* author() const { return m_author.get(); }

        /**
         * Who looks after the RNTuple.
         */
        counted_string_t* custodian() const { return m_custodian.get(); }

        /**
         * Time at which the data were taken, in seconds since 1970.
         */
        uint64_t time_of_data() const { return m_time_of_data; }

        /**
         * Time of writing, in seconds since 1970.
         */
        uint64_t time_of_writing() const { return m_time_of_writing; }

        /**
         * Version of the RNTuple.
         */
        version_record_t* ntuple_version() const { return m_ntuple_version.get(); }

        /**
         * Identity of the RNTuple.
         */
        uuid_record_t* own_uuid() const { return m_own_uuid.get(); }

        /**
         * Identity of the group of RNTuples to which it belongs.
         */
        uuid_record_t* group_uuid() const { return m_group_uuid.get(); }

        /**
         * Number of fields; bounded by the remaining bytes, as none is smaller than 8 bytes.
         */
        uint32_t num_fields() const { return m_num_fields; }

        /**
         * Field descriptions, in any order; the root field among them.
         */
        std::vector<std::unique_ptr<field_record_t>>* fields() const { return m_fields.get(); }

        /**
         * Number of columns; bounded by the remaining bytes, as none is smaller than 8 bytes.
         */
        uint32_t num_columns() const { return m_num_columns; }

        /**
         * Column descriptions, in any order.
         */
        std::vector<std::unique_ptr<column_record_t>>* columns() const { return m_columns.get(); }

        /**
         * Unknown bytes up to the end of the frame.
         */
        std::string trailing() const { return m_trailing; }
        rntuple_v0_t* _root() const { return m__root; }
        rntuple_v0_t::header_record_t* _parent() const { return m__parent; }
    };

    /**
     * Whole header, from a slice that holds exactly the envelope.
     * \sa https://github.com/root-project/root/blob/v6-22-00-patches/tree/ntuple/v7/src/RNTupleDescriptor.cxx Source of ROOT 6.22, section 'RNTupleDescriptor.cxx'
     */

    class header_envelope_t : public kaitai::kstruct {

    public:

        header_envelope_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent = nullptr, rntuple_v0_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~header_envelope_t();

    private:
        std::unique_ptr<header_record_t> m_payload;
        std::string m_checksum;
        rntuple_v0_t* m__root;
        kaitai::kstruct* m__parent;
        std::string m__raw_payload;
        std::unique_ptr<kaitai::kstream> m__io__raw_payload;

    public:

        /**
         * Outermost frame.
         */
        header_record_t* payload() const { return m_payload.get(); }

        /**
         * CRC32 of all preceding bytes of the envelope, little-endian.
         */
        std::string checksum() const { return m_checksum; }
        rntuple_v0_t* _root() const { return m__root; }
        kaitai::kstruct* _parent() const { return m__parent; }
        std::string _raw_payload() const { return m__raw_payload; }
        kaitai::kstream* _io__raw_payload() const { return m__io__raw_payload.get(); }
    };

    /**
     * Outermost frame of a header, which takes all of the envelope in front of its tail.
     * \sa https://github.com/root-project/root/blob/v6-22-00-patches/tree/ntuple/v7/src/RNTupleDescriptor.cxx Source of ROOT 6.22, section 'RNTupleDescriptor.cxx'
     */

    class header_record_t : public kaitai::kstruct {

    public:

        header_record_t(kaitai::kstream* p__io, rntuple_v0_t::header_envelope_t* p__parent = nullptr, rntuple_v0_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~header_record_t();

    private:
        uint16_t m_version = 0;
        uint16_t m_min_version = 0;
        uint32_t m_len_frame = 0;
        std::unique_ptr<header_t> m_body;
        rntuple_v0_t* m__root;
        rntuple_v0_t::header_envelope_t* m__parent;
        std::string m__raw_body;
        std::unique_ptr<kaitai::kstream> m__io__raw_body;

    public:

        /**
         * Version of the frame that the writer used; 0.
         */
        uint16_t version() const { return m_version; }

        /**
         * Version that a reader must support at least; 0.
         */
        uint16_t min_version() const { return m_min_version; }

        /**
         * Size of the frame in bytes, these eight included; 0 if it takes all that is left.
         */
        uint32_t len_frame() const { return m_len_frame; }

        /**
         * Payload of the frame.
         */
        header_t* body() const { return m_body.get(); }
        rntuple_v0_t* _root() const { return m__root; }
        rntuple_v0_t::header_envelope_t* _parent() const { return m__parent; }
        std::string _raw_body() const { return m__raw_body; }
        kaitai::kstream* _io__raw_body() const { return m__io__raw_body.get(); }
    };

    /**
     * Identity of an RNTuple or cluster.
     * \sa https://github.com/root-project/root/blob/v6-22-00-patches/tree/ntuple/v7/src/RNTupleDescriptor.cxx Source of ROOT 6.22, section 'RNTupleDescriptor.cxx'
     */

    class identity_t : public kaitai::kstruct {

    public:

        identity_t(kaitai::kstream* p__io, rntuple_v0_t::uuid_record_t* p__parent = nullptr, rntuple_v0_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~identity_t();

    private:
        std::unique_ptr<counted_string_t> m_uuid;
        std::string m_trailing;
        rntuple_v0_t* m__root;
        rntuple_v0_t::uuid_record_t* m__parent;

    public:

        /**
         * The identity as text; empty in all known files.
         */
        counted_string_t* uuid() const { return m_uuid.get(); }

        /**
         * Unknown bytes up to the end of the frame.
         */
        std::string trailing() const { return m_trailing; }
        rntuple_v0_t* _root() const { return m__root; }
        rntuple_v0_t::uuid_record_t* _parent() const { return m__parent; }
    };

    /**
     * Where a byte range is stored; not a frame.
     * \sa https://github.com/root-project/root/blob/v6-22-00-patches/tree/ntuple/v7/src/RNTupleDescriptor.cxx Source of ROOT 6.22, section 'RNTupleDescriptor.cxx'
     */

    class locator_t : public kaitai::kstruct {

    public:

        locator_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent = nullptr, rntuple_v0_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~locator_t();

    private:
        int64_t m_ofs_range = 0;
        uint32_t m_len_range = 0;
        std::unique_ptr<counted_string_t> m_url;
        rntuple_v0_t* m__root;
        kaitai::kstruct* m__parent;

    public:

        /**
         * Offset in bytes from the start of the file.
         */
        int64_t ofs_range() const { return m_ofs_range; }

        /**
         * Stored size in bytes.
         */
        uint32_t len_range() const { return m_len_range; }

        /**
         * Place outside of the file; empty if the range is in the same file.
         */
        counted_string_t* url() const { return m_url.get(); }
        rntuple_v0_t* _root() const { return m__root; }
        kaitai::kstruct* _parent() const { return m__parent; }
    };

    /**
     * Description of one page; not a frame.
     * \sa https://github.com/root-project/root/blob/v6-22-00-patches/tree/ntuple/v7/src/RNTupleDescriptor.cxx Source of ROOT 6.22, section 'RNTupleDescriptor.cxx'
     */

    class page_t : public kaitai::kstruct {

    public:

        page_t(kaitai::kstream* p__io, rntuple_v0_t::column_pages_t* p__parent = nullptr, rntuple_v0_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~page_t();

    private:
        uint32_t m_num_elements = 0;
        std::unique_ptr<locator_t> m_locator;
        rntuple_v0_t* m__root;
        rntuple_v0_t::column_pages_t* m__parent;

    public:

        /**
         * Number of elements in the page.
         */
        uint32_t num_elements() const { return m_num_elements; }

        /**
         * Where the page is stored.
         */
        locator_t* locator() const { return m_locator.get(); }
        rntuple_v0_t* _root() const { return m__root; }
        rntuple_v0_t::column_pages_t* _parent() const { return m__parent; }
    };

    /**
     * Tail of the footer in front of its checksum.
     * \sa https://github.com/root-project/root/blob/v6-22-00-patches/tree/ntuple/v7/src/RNTupleDescriptor.cxx Source of ROOT 6.22, section 'RNTupleDescriptor.cxx'
     */

    class postscript_t : public kaitai::kstruct {

    public:

        postscript_t(kaitai::kstream* p__io, rntuple_v0_t::footer_envelope_t* p__parent = nullptr, rntuple_v0_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~postscript_t();

    private:
        uint16_t m_version = 0;
        uint16_t m_min_version = 0;
        uint32_t m_len_header = 0;
        uint32_t m_len_footer = 0;
        rntuple_v0_t* m__root;
        rntuple_v0_t::footer_envelope_t* m__parent;

    public:

        /**
         * Version of the tail that the writer used; 0.
         */
        uint16_t version() const { return m_version; }

        /**
         * Version that a reader must support at least; 0.
         */
        uint16_t min_version() const { return m_min_version; }

        /**
         * Length in bytes of the header envelope.
         */
        uint32_t len_header() const { return m_len_header; }

        /**
         * Length in bytes of the footer envelope, this tail and the checksum included.
         */
        uint32_t len_footer() const { return m_len_footer; }
        rntuple_v0_t* _root() const { return m__root; }
        rntuple_v0_t::footer_envelope_t* _parent() const { return m__parent; }
    };

    /**
     * Frame around an identity.
     * \sa https://github.com/root-project/root/blob/v6-22-00-patches/tree/ntuple/v7/src/RNTupleDescriptor.cxx Source of ROOT 6.22, section 'RNTupleDescriptor.cxx'
     */

    class uuid_record_t : public kaitai::kstruct {

    public:

        uuid_record_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent = nullptr, rntuple_v0_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~uuid_record_t();

    private:
        uint16_t m_version = 0;
        uint16_t m_min_version = 0;
        uint32_t m_len_frame = 0;
        std::unique_ptr<identity_t> m_body;
        rntuple_v0_t* m__root;
        kaitai::kstruct* m__parent;
        std::string m__raw_body;
        std::unique_ptr<kaitai::kstream> m__io__raw_body;

    public:

        /**
         * Version of the frame that the writer used; 0.
         */
        uint16_t version() const { return m_version; }

        /**
         * Version that a reader must support at least; 0.
         */
        uint16_t min_version() const { return m_min_version; }

        /**
         * Size of the frame in bytes, these eight included; 0 if it takes all that is left.
         */
        uint32_t len_frame() const { return m_len_frame; }

        /**
         * Payload of the frame.
         */
        identity_t* body() const { return m_body.get(); }
        rntuple_v0_t* _root() const { return m__root; }
        kaitai::kstruct* _parent() const { return m__parent; }
        std::string _raw_body() const { return m__raw_body; }
        kaitai::kstream* _io__raw_body() const { return m__io__raw_body.get(); }
    };

    /**
     * Version of a structure, and the smallest version that can read it.
     * \sa https://github.com/root-project/root/blob/v6-22-00-patches/tree/ntuple/v7/src/RNTupleDescriptor.cxx Source of ROOT 6.22, section 'RNTupleDescriptor.cxx'
     */

    class version_numbers_t : public kaitai::kstruct {

    public:

        version_numbers_t(kaitai::kstream* p__io, rntuple_v0_t::version_record_t* p__parent = nullptr, rntuple_v0_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~version_numbers_t();

    private:
        uint32_t m_version_use = 0;
        uint32_t m_version_min = 0;
        uint64_t m_flags = 0;
        std::string m_trailing;
        rntuple_v0_t* m__root;
        rntuple_v0_t::version_record_t* m__parent;

    public:

        /**
         * Version that was used.
         */
        uint32_t version_use() const { return m_version_use; }

        /**
         * Smallest version that can read it.
         */
        uint32_t version_min() const { return m_version_min; }

        /**
         * Features in use; zero in all known files.
         */
        uint64_t flags() const { return m_flags; }

        /**
         * Unknown bytes up to the end of the frame.
         */
        std::string trailing() const { return m_trailing; }
        rntuple_v0_t* _root() const { return m__root; }
        rntuple_v0_t::version_record_t* _parent() const { return m__parent; }
    };

    /**
     * Frame around a version.
     * \sa https://github.com/root-project/root/blob/v6-22-00-patches/tree/ntuple/v7/src/RNTupleDescriptor.cxx Source of ROOT 6.22, section 'RNTupleDescriptor.cxx'
     */

    class version_record_t : public kaitai::kstruct {

    public:

        version_record_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent = nullptr, rntuple_v0_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~version_record_t();

    private:
        uint16_t m_version = 0;
        uint16_t m_min_version = 0;
        uint32_t m_len_frame = 0;
        std::unique_ptr<version_numbers_t> m_body;
        rntuple_v0_t* m__root;
        kaitai::kstruct* m__parent;
        std::string m__raw_body;
        std::unique_ptr<kaitai::kstream> m__io__raw_body;

    public:

        /**
         * Version of the frame that the writer used; 0.
         */
        uint16_t version() const { return m_version; }

        /**
         * Version that a reader must support at least; 0.
         */
        uint16_t min_version() const { return m_min_version; }

        /**
         * Size of the frame in bytes, these eight included; 0 if it takes all that is left.
         */
        uint32_t len_frame() const { return m_len_frame; }

        /**
         * Payload of the frame.
         */
        version_numbers_t* body() const { return m_body.get(); }
        rntuple_v0_t* _root() const { return m__root; }
        kaitai::kstruct* _parent() const { return m__parent; }
        std::string _raw_body() const { return m__raw_body; }
        kaitai::kstream* _io__raw_body() const { return m__io__raw_body.get(); }
    };

private:
    std::string m_payload;
    std::string m_checksum;
    rntuple_v0_t* m__root;
    kaitai::kstruct* m__parent;

public:

    /**
     * Contents of the envelope, unparsed.
     */
    std::string payload() const { return m_payload; }

    /**
     * CRC32 of all preceding bytes of the envelope, little-endian.
     */
    std::string checksum() const { return m_checksum; }
    rntuple_v0_t* _root() const { return m__root; }
    kaitai::kstruct* _parent() const { return m__parent; }
};

}  // namespace rntuple
