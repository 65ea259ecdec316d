// Generated from spec/rntuple_v0.ksy by tools/generate; edit spec/parts/rntuple_v0.ksy and run `make generate`.
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

#include <rntuple/rntuple_v0.h>

namespace rntuple {
const std::set<rntuple_v0_t::column_type_t> rntuple_v0_t::_values_column_type_t{
    rntuple_v0_t::COLUMN_TYPE_INDEX32,
    rntuple_v0_t::COLUMN_TYPE_SWITCH,
    rntuple_v0_t::COLUMN_TYPE_CHAR,
    rntuple_v0_t::COLUMN_TYPE_BIT,
    rntuple_v0_t::COLUMN_TYPE_REAL64,
    rntuple_v0_t::COLUMN_TYPE_REAL32,
    rntuple_v0_t::COLUMN_TYPE_REAL16,
    rntuple_v0_t::COLUMN_TYPE_INT64,
    rntuple_v0_t::COLUMN_TYPE_INT32,
    rntuple_v0_t::COLUMN_TYPE_INT16,
};
bool rntuple_v0_t::_is_defined_column_type_t(rntuple_v0_t::column_type_t v) {
    return rntuple_v0_t::_values_column_type_t.find(v) != rntuple_v0_t::_values_column_type_t.end();
}
const std::set<rntuple_v0_t::field_structure_t> rntuple_v0_t::_values_field_structure_t{
    rntuple_v0_t::FIELD_STRUCTURE_PLAIN,
    rntuple_v0_t::FIELD_STRUCTURE_COLLECTION,
    rntuple_v0_t::FIELD_STRUCTURE_RECORD,
    rntuple_v0_t::FIELD_STRUCTURE_VARIANT,
    rntuple_v0_t::FIELD_STRUCTURE_REFERENCE,
};
bool rntuple_v0_t::_is_defined_field_structure_t(rntuple_v0_t::field_structure_t v) {
    return rntuple_v0_t::_values_field_structure_t.find(v) != rntuple_v0_t::_values_field_structure_t.end();
}

rntuple_v0_t::rntuple_v0_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent, rntuple_v0_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root ? p__root : this;
    _read();
}

void rntuple_v0_t::_read() {
    m_payload = m__io->read_bytes(static_cast<int64_t>(static_cast<int64_t>(static_cast<int64_t>(_io()->size()) - static_cast<int64_t>(_io()->pos())) - static_cast<int64_t>(4)));
    m_checksum = m__io->read_bytes(4);
}

rntuple_v0_t::~rntuple_v0_t() {
    _clean_up();
}

void rntuple_v0_t::_clean_up() {
}

rntuple_v0_t::cluster_t::cluster_t(kaitai::kstream* p__io, rntuple_v0_t::footer_t* p__parent, rntuple_v0_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_uuid = nullptr;
    m_summary = nullptr;
    m_columns = nullptr;
    _read();
}

void rntuple_v0_t::cluster_t::_read() {
    m_uuid = std::unique_ptr<uuid_record_t>(new uuid_record_t(m__io, this, m__root));
    m_summary = std::unique_ptr<cluster_summary_record_t>(new cluster_summary_record_t(m__io, this, m__root));
    m_num_columns = m__io->read_u4le();
    {
        uint32_t _ = m_num_columns;
        if (!( ((static_cast<int64_t>(_) <= static_cast<int64_t>(2147483647)) && (static_cast<int64_t>(static_cast<int64_t>(_) * static_cast<int64_t>(32)) <= static_cast<int64_t>(static_cast<int64_t>(_io()->size()) - static_cast<int64_t>(_io()->pos())))) )) {
            throw kaitai::validation_expr_error<uint32_t>(m_num_columns, m__io, std::string("/types/cluster/seq/2"));
        }
    }
    m_columns = std::unique_ptr<std::vector<std::unique_ptr<column_pages_t>>>(new std::vector<std::unique_ptr<column_pages_t>>());
    const int l_columns = num_columns();
    for (int i = 0; i < l_columns; i++) {
        m_columns->push_back(std::move(std::unique_ptr<column_pages_t>(new column_pages_t(m__io, this, m__root))));
    }
}

rntuple_v0_t::cluster_t::~cluster_t() {
    _clean_up();
}

void rntuple_v0_t::cluster_t::_clean_up() {
}

rntuple_v0_t::cluster_summary_t::cluster_summary_t(kaitai::kstream* p__io, rntuple_v0_t::cluster_summary_record_t* p__parent, rntuple_v0_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_cluster_version = nullptr;
    m_locator = nullptr;
    _read();
}

void rntuple_v0_t::cluster_summary_t::_read() {
    m_cluster_id = m__io->read_u8le();
    m_cluster_version = std::unique_ptr<version_record_t>(new version_record_t(m__io, this, m__root));
    m_first_entry = m__io->read_u8le();
    m_num_entries = m__io->read_u8le();
    m_locator = std::unique_ptr<locator_t>(new locator_t(m__io, this, m__root));
    m_trailing = m__io->read_bytes_full();
}

rntuple_v0_t::cluster_summary_t::~cluster_summary_t() {
    _clean_up();
}

void rntuple_v0_t::cluster_summary_t::_clean_up() {
}

rntuple_v0_t::cluster_summary_record_t::cluster_summary_record_t(kaitai::kstream* p__io, rntuple_v0_t::cluster_t* p__parent, rntuple_v0_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_body = nullptr;
    m__io__raw_body = nullptr;
    _read();
}

void rntuple_v0_t::cluster_summary_record_t::_read() {
    m_version = m__io->read_u2le();
    m_min_version = m__io->read_u2le();
    m_len_frame = m__io->read_u4le();
    {
        uint32_t _ = m_len_frame;
        if (!( ((static_cast<int64_t>(_) == static_cast<int64_t>(0)) || ( ((static_cast<int64_t>(_) >= static_cast<int64_t>(8)) && (static_cast<int64_t>(static_cast<int64_t>(_) - static_cast<int64_t>(static_cast<int64_t>(_io()->size()) - static_cast<int64_t>(_io()->pos()))) <= static_cast<int64_t>(8))) )) )) {
            throw kaitai::validation_expr_error<uint32_t>(m_len_frame, m__io, std::string("/types/cluster_summary_record/seq/2"));
        }
    }
    m__raw_body = m__io->read_bytes(static_cast<int64_t>(((static_cast<int64_t>(len_frame()) == static_cast<int64_t>(0)) ? (static_cast<int64_t>(static_cast<int64_t>(_io()->size()) - static_cast<int64_t>(_io()->pos()))) : (static_cast<int64_t>(static_cast<int64_t>(len_frame()) - static_cast<int64_t>(8))))));
    m__io__raw_body = std::unique_ptr<kaitai::kstream>(new kaitai::kstream(m__raw_body));
    m_body = std::unique_ptr<cluster_summary_t>(new cluster_summary_t(m__io__raw_body.get(), this, m__root));
}

rntuple_v0_t::cluster_summary_record_t::~cluster_summary_record_t() {
    _clean_up();
}

void rntuple_v0_t::cluster_summary_record_t::_clean_up() {
}

rntuple_v0_t::column_t::column_t(kaitai::kstream* p__io, rntuple_v0_t::column_record_t* p__parent, rntuple_v0_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_column_version = nullptr;
    m_model = nullptr;
    _read();
}

void rntuple_v0_t::column_t::_read() {
    m_column_id = m__io->read_u8le();
    m_column_version = std::unique_ptr<version_record_t>(new version_record_t(m__io, this, m__root));
    m_model = std::unique_ptr<column_model_record_t>(new column_model_record_t(m__io, this, m__root));
    m_field_id = m__io->read_u8le();
    m_index = m__io->read_u4le();
    m_trailing = m__io->read_bytes_full();
}

rntuple_v0_t::column_t::~column_t() {
    _clean_up();
}

void rntuple_v0_t::column_t::_clean_up() {
}

rntuple_v0_t::column_model_t::column_model_t(kaitai::kstream* p__io, rntuple_v0_t::column_model_record_t* p__parent, rntuple_v0_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    _read();
}

void rntuple_v0_t::column_model_t::_read() {
    m_column_type = m__io->read_u4le();
    m_is_sorted = m__io->read_u4le();
    m_trailing = m__io->read_bytes_full();
}

rntuple_v0_t::column_model_t::~column_model_t() {
    _clean_up();
}

void rntuple_v0_t::column_model_t::_clean_up() {
}

rntuple_v0_t::column_model_record_t::column_model_record_t(kaitai::kstream* p__io, rntuple_v0_t::column_t* p__parent, rntuple_v0_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_body = nullptr;
    m__io__raw_body = nullptr;
    _read();
}

void rntuple_v0_t::column_model_record_t::_read() {
    m_version = m__io->read_u2le();
    m_min_version = m__io->read_u2le();
    m_len_frame = m__io->read_u4le();
    {
        uint32_t _ = m_len_frame;
        if (!( ((static_cast<int64_t>(_) == static_cast<int64_t>(0)) || ( ((static_cast<int64_t>(_) >= static_cast<int64_t>(8)) && (static_cast<int64_t>(static_cast<int64_t>(_) - static_cast<int64_t>(static_cast<int64_t>(_io()->size()) - static_cast<int64_t>(_io()->pos()))) <= static_cast<int64_t>(8))) )) )) {
            throw kaitai::validation_expr_error<uint32_t>(m_len_frame, m__io, std::string("/types/column_model_record/seq/2"));
        }
    }
    m__raw_body = m__io->read_bytes(static_cast<int64_t>(((static_cast<int64_t>(len_frame()) == static_cast<int64_t>(0)) ? (static_cast<int64_t>(static_cast<int64_t>(_io()->size()) - static_cast<int64_t>(_io()->pos()))) : (static_cast<int64_t>(static_cast<int64_t>(len_frame()) - static_cast<int64_t>(8))))));
    m__io__raw_body = std::unique_ptr<kaitai::kstream>(new kaitai::kstream(m__raw_body));
    m_body = std::unique_ptr<column_model_t>(new column_model_t(m__io__raw_body.get(), this, m__root));
}

rntuple_v0_t::column_model_record_t::~column_model_record_t() {
    _clean_up();
}

void rntuple_v0_t::column_model_record_t::_clean_up() {
}

rntuple_v0_t::column_pages_t::column_pages_t(kaitai::kstream* p__io, rntuple_v0_t::cluster_t* p__parent, rntuple_v0_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_pages = nullptr;
    _read();
}

void rntuple_v0_t::column_pages_t::_read() {
    m_column_id = m__io->read_u8le();
    m_element_offset = m__io->read_u8le();
    m_num_elements = m__io->read_u4le();
    m_compression_settings = m__io->read_s8le();
    m_num_pages = m__io->read_u4le();
    {
        uint32_t _ = m_num_pages;
        if (!( ((static_cast<int64_t>(_) >= static_cast<int64_t>(0)) && (static_cast<int64_t>(_) <= static_cast<int64_t>(2147483647)) && (static_cast<int64_t>(static_cast<int64_t>(_) * static_cast<int64_t>(20)) <= static_cast<int64_t>(static_cast<int64_t>(_io()->size()) - static_cast<int64_t>(_io()->pos())))) )) {
            throw kaitai::validation_expr_error<uint32_t>(m_num_pages, m__io, std::string("/types/column_pages/seq/4"));
        }
    }
    m_pages = std::unique_ptr<std::vector<std::unique_ptr<page_t>>>(new std::vector<std::unique_ptr<page_t>>());
    const int l_pages = num_pages();
    for (int i = 0; i < l_pages; i++) {
        m_pages->push_back(std::move(std::unique_ptr<page_t>(new page_t(m__io, this, m__root))));
    }
}

rntuple_v0_t::column_pages_t::~column_pages_t() {
    _clean_up();
}

void rntuple_v0_t::column_pages_t::_clean_up() {
}

rntuple_v0_t::column_record_t::column_record_t(kaitai::kstream* p__io, rntuple_v0_t::header_t* p__parent, rntuple_v0_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_body = nullptr;
    m__io__raw_body = nullptr;
    _read();
}

void rntuple_v0_t::column_record_t::_read() {
    m_version = m__io->read_u2le();
    m_min_version = m__io->read_u2le();
    m_len_frame = m__io->read_u4le();
    {
        uint32_t _ = m_len_frame;
        if (!( ((static_cast<int64_t>(_) == static_cast<int64_t>(0)) || ( ((static_cast<int64_t>(_) >= static_cast<int64_t>(8)) && (static_cast<int64_t>(static_cast<int64_t>(_) - static_cast<int64_t>(static_cast<int64_t>(_io()->size()) - static_cast<int64_t>(_io()->pos()))) <= static_cast<int64_t>(8))) )) )) {
            throw kaitai::validation_expr_error<uint32_t>(m_len_frame, m__io, std::string("/types/column_record/seq/2"));
        }
    }
    m__raw_body = m__io->read_bytes(static_cast<int64_t>(((static_cast<int64_t>(len_frame()) == static_cast<int64_t>(0)) ? (static_cast<int64_t>(static_cast<int64_t>(_io()->size()) - static_cast<int64_t>(_io()->pos()))) : (static_cast<int64_t>(static_cast<int64_t>(len_frame()) - static_cast<int64_t>(8))))));
    m__io__raw_body = std::unique_ptr<kaitai::kstream>(new kaitai::kstream(m__raw_body));
    m_body = std::unique_ptr<column_t>(new column_t(m__io__raw_body.get(), this, m__root));
}

rntuple_v0_t::column_record_t::~column_record_t() {
    _clean_up();
}

void rntuple_v0_t::column_record_t::_clean_up() {
}

rntuple_v0_t::counted_string_t::counted_string_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent, rntuple_v0_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    f_value = false;
    _read();
}

void rntuple_v0_t::counted_string_t::_read() {
    m_len = m__io->read_u4le();
    {
        uint32_t _ = m_len;
        if (!(static_cast<int64_t>(_) <= static_cast<int64_t>(static_cast<int64_t>(_io()->size()) - static_cast<int64_t>(_io()->pos())))) {
            throw kaitai::validation_expr_error<uint32_t>(m_len, m__io, std::string("/types/counted_string/seq/0"));
        }
    }
    m_raw = m__io->read_bytes(len());
}

rntuple_v0_t::counted_string_t::~counted_string_t() {
    _clean_up();
}

void rntuple_v0_t::counted_string_t::_clean_up() {
}

std::string rntuple_v0_t::counted_string_t::value() {
    if (f_value)
        return m_value;
    m_value = kaitai::kstream::bytes_to_str(raw(), "UTF-8");
    f_value = true;
    return m_value;
}

rntuple_v0_t::field_t::field_t(kaitai::kstream* p__io, rntuple_v0_t::field_record_t* p__parent, rntuple_v0_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_field_version = nullptr;
    m_type_version = nullptr;
    m_name = nullptr;
    m_description = nullptr;
    m_type_name = nullptr;
    m_links = nullptr;
    _read();
}

void rntuple_v0_t::field_t::_read() {
    m_field_id = m__io->read_u8le();
    m_field_version = std::unique_ptr<version_record_t>(new version_record_t(m__io, this, m__root));
    m_type_version = std::unique_ptr<version_record_t>(new version_record_t(m__io, this, m__root));
    m_name = std::unique_ptr<counted_string_t>(new counted_string_t(m__io, this, m__root));
    m_description = std::unique_ptr<counted_string_t>(new counted_string_t(m__io, this, m__root));
    m_type_name = std::unique_ptr<counted_string_t>(new counted_string_t(m__io, this, m__root));
    m_num_repetitions = m__io->read_u8le();
    m_structure = m__io->read_u4le();
    m_parent_id = m__io->read_u8le();
    m_num_links = m__io->read_u4le();
    {
        uint32_t _ = m_num_links;
        if (!( ((static_cast<int64_t>(_) <= static_cast<int64_t>(2147483647)) && (static_cast<int64_t>(static_cast<int64_t>(_) * static_cast<int64_t>(8)) <= static_cast<int64_t>(static_cast<int64_t>(_io()->size()) - static_cast<int64_t>(_io()->pos())))) )) {
            throw kaitai::validation_expr_error<uint32_t>(m_num_links, m__io, std::string("/types/field/seq/9"));
        }
    }
    m_links = std::unique_ptr<std::vector<uint64_t>>(new std::vector<uint64_t>());
    const int l_links = num_links();
    for (int i = 0; i < l_links; i++) {
        m_links->push_back(std::move(m__io->read_u8le()));
    }
    m_trailing = m__io->read_bytes_full();
}

rntuple_v0_t::field_t::~field_t() {
    _clean_up();
}

void rntuple_v0_t::field_t::_clean_up() {
}

rntuple_v0_t::field_record_t::field_record_t(kaitai::kstream* p__io, rntuple_v0_t::header_t* p__parent, rntuple_v0_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_body = nullptr;
    m__io__raw_body = nullptr;
    _read();
}

void rntuple_v0_t::field_record_t::_read() {
    m_version = m__io->read_u2le();
    m_min_version = m__io->read_u2le();
    m_len_frame = m__io->read_u4le();
    {
        uint32_t _ = m_len_frame;
        if (!( ((static_cast<int64_t>(_) == static_cast<int64_t>(0)) || ( ((static_cast<int64_t>(_) >= static_cast<int64_t>(8)) && (static_cast<int64_t>(static_cast<int64_t>(_) - static_cast<int64_t>(static_cast<int64_t>(_io()->size()) - static_cast<int64_t>(_io()->pos()))) <= static_cast<int64_t>(8))) )) )) {
            throw kaitai::validation_expr_error<uint32_t>(m_len_frame, m__io, std::string("/types/field_record/seq/2"));
        }
    }
    m__raw_body = m__io->read_bytes(static_cast<int64_t>(((static_cast<int64_t>(len_frame()) == static_cast<int64_t>(0)) ? (static_cast<int64_t>(static_cast<int64_t>(_io()->size()) - static_cast<int64_t>(_io()->pos()))) : (static_cast<int64_t>(static_cast<int64_t>(len_frame()) - static_cast<int64_t>(8))))));
    m__io__raw_body = std::unique_ptr<kaitai::kstream>(new kaitai::kstream(m__raw_body));
    m_body = std::unique_ptr<field_t>(new field_t(m__io__raw_body.get(), this, m__root));
}

rntuple_v0_t::field_record_t::~field_record_t() {
    _clean_up();
}

void rntuple_v0_t::field_record_t::_clean_up() {
}

rntuple_v0_t::footer_t::footer_t(kaitai::kstream* p__io, rntuple_v0_t::footer_record_t* p__parent, rntuple_v0_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_clusters = nullptr;
    _read();
}

void rntuple_v0_t::footer_t::_read() {
    m_reserved = m__io->read_u8le();
    m_num_clusters = m__io->read_u8le();
    {
        uint64_t _ = m_num_clusters;
        if (!( ((static_cast<int64_t>(_) >= static_cast<int64_t>(0)) && (static_cast<int64_t>(_) <= static_cast<int64_t>(2147483647)) && (static_cast<int64_t>(static_cast<int64_t>(_) * static_cast<int64_t>(20)) <= static_cast<int64_t>(static_cast<int64_t>(_io()->size()) - static_cast<int64_t>(_io()->pos())))) )) {
            throw kaitai::validation_expr_error<uint64_t>(m_num_clusters, m__io, std::string("/types/footer/seq/1"));
        }
    }
    m_clusters = std::unique_ptr<std::vector<std::unique_ptr<cluster_t>>>(new std::vector<std::unique_ptr<cluster_t>>());
    const int l_clusters = num_clusters();
    for (int i = 0; i < l_clusters; i++) {
        m_clusters->push_back(std::move(std::unique_ptr<cluster_t>(new cluster_t(m__io, this, m__root))));
    }
    m_trailing = m__io->read_bytes_full();
}

rntuple_v0_t::footer_t::~footer_t() {
    _clean_up();
}

void rntuple_v0_t::footer_t::_clean_up() {
}

rntuple_v0_t::footer_envelope_t::footer_envelope_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent, rntuple_v0_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_payload = nullptr;
    m__io__raw_payload = nullptr;
    m_postscript = nullptr;
    _read();
}

void rntuple_v0_t::footer_envelope_t::_read() {
    m__raw_payload = m__io->read_bytes(static_cast<int64_t>(static_cast<int64_t>(static_cast<int64_t>(_io()->size()) - static_cast<int64_t>(_io()->pos())) - static_cast<int64_t>(16)));
    m__io__raw_payload = std::unique_ptr<kaitai::kstream>(new kaitai::kstream(m__raw_payload));
    m_payload = std::unique_ptr<footer_record_t>(new footer_record_t(m__io__raw_payload.get(), this, m__root));
    m_postscript = std::unique_ptr<postscript_t>(new postscript_t(m__io, this, m__root));
    m_checksum = m__io->read_bytes(4);
}

rntuple_v0_t::footer_envelope_t::~footer_envelope_t() {
    _clean_up();
}

void rntuple_v0_t::footer_envelope_t::_clean_up() {
}

rntuple_v0_t::footer_record_t::footer_record_t(kaitai::kstream* p__io, rntuple_v0_t::footer_envelope_t* p__parent, rntuple_v0_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_body = nullptr;
    m__io__raw_body = nullptr;
    _read();
}

void rntuple_v0_t::footer_record_t::_read() {
    m_version = m__io->read_u2le();
    m_min_version = m__io->read_u2le();
    m_len_frame = m__io->read_u4le();
    {
        uint32_t _ = m_len_frame;
        if (!( ((static_cast<int64_t>(_) == static_cast<int64_t>(0)) || (static_cast<int64_t>(static_cast<int64_t>(_) - static_cast<int64_t>(static_cast<int64_t>(_io()->size()) - static_cast<int64_t>(_io()->pos()))) == static_cast<int64_t>(8))) )) {
            throw kaitai::validation_expr_error<uint32_t>(m_len_frame, m__io, std::string("/types/footer_record/seq/2"));
        }
    }
    m__raw_body = m__io->read_bytes_full();
    m__io__raw_body = std::unique_ptr<kaitai::kstream>(new kaitai::kstream(m__raw_body));
    m_body = std::unique_ptr<footer_t>(new footer_t(m__io__raw_body.get(), this, m__root));
}

rntuple_v0_t::footer_record_t::~footer_record_t() {
    _clean_up();
}

void rntuple_v0_t::footer_record_t::_clean_up() {
}

rntuple_v0_t::header_t::header_t(kaitai::kstream* p__io, rntuple_v0_t::header_record_t* p__parent, rntuple_v0_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_name = nullptr;
    m_description = nullptr;
    m_author = nullptr;
    m_custodian = nullptr;
    m_ntuple_version = nullptr;
    m_own_uuid = nullptr;
    m_group_uuid = nullptr;
    m_fields = nullptr;
    m_columns = nullptr;
    _read();
}

void rntuple_v0_t::header_t::_read() {
    m_reserved = m__io->read_u8le();
    m_name = std::unique_ptr<counted_string_t>(new counted_string_t(m__io, this, m__root));
    m_description = std::unique_ptr<counted_string_t>(new counted_string_t(m__io, this, m__root));
    m_author = std::unique_ptr<counted_string_t>(new counted_string_t(m__io, this, m__root));
    m_custodian = std::unique_ptr<counted_string_t>(new counted_string_t(m__io, this, m__root));
    m_time_of_data = m__io->read_u8le();
    m_time_of_writing = m__io->read_u8le();
    m_ntuple_version = std::unique_ptr<version_record_t>(new version_record_t(m__io, this, m__root));
    m_own_uuid = std::unique_ptr<uuid_record_t>(new uuid_record_t(m__io, this, m__root));
    m_group_uuid = std::unique_ptr<uuid_record_t>(new uuid_record_t(m__io, this, m__root));
    m_num_fields = m__io->read_u4le();
    {
        uint32_t _ = m_num_fields;
        if (!( ((static_cast<int64_t>(_) <= static_cast<int64_t>(2147483647)) && (static_cast<int64_t>(static_cast<int64_t>(_) * static_cast<int64_t>(8)) <= static_cast<int64_t>(static_cast<int64_t>(_io()->size()) - static_cast<int64_t>(_io()->pos())))) )) {
            throw kaitai::validation_expr_error<uint32_t>(m_num_fields, m__io, std::string("/types/header/seq/10"));
        }
    }
    m_fields = std::unique_ptr<std::vector<std::unique_ptr<field_record_t>>>(new std::vector<std::unique_ptr<field_record_t>>());
    const int l_fields = num_fields();
    for (int i = 0; i < l_fields; i++) {
        m_fields->push_back(std::move(std::unique_ptr<field_record_t>(new field_record_t(m__io, this, m__root))));
    }
    m_num_columns = m__io->read_u4le();
    {
        uint32_t _ = m_num_columns;
        if (!( ((static_cast<int64_t>(_) <= static_cast<int64_t>(2147483647)) && (static_cast<int64_t>(static_cast<int64_t>(_) * static_cast<int64_t>(8)) <= static_cast<int64_t>(static_cast<int64_t>(_io()->size()) - static_cast<int64_t>(_io()->pos())))) )) {
            throw kaitai::validation_expr_error<uint32_t>(m_num_columns, m__io, std::string("/types/header/seq/12"));
        }
    }
    m_columns = std::unique_ptr<std::vector<std::unique_ptr<column_record_t>>>(new std::vector<std::unique_ptr<column_record_t>>());
    const int l_columns = num_columns();
    for (int i = 0; i < l_columns; i++) {
        m_columns->push_back(std::move(std::unique_ptr<column_record_t>(new column_record_t(m__io, this, m__root))));
    }
    m_trailing = m__io->read_bytes_full();
}

rntuple_v0_t::header_t::~header_t() {
    _clean_up();
}

void rntuple_v0_t::header_t::_clean_up() {
}

rntuple_v0_t::header_envelope_t::header_envelope_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent, rntuple_v0_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_payload = nullptr;
    m__io__raw_payload = nullptr;
    _read();
}

void rntuple_v0_t::header_envelope_t::_read() {
    m__raw_payload = m__io->read_bytes(static_cast<int64_t>(static_cast<int64_t>(static_cast<int64_t>(_io()->size()) - static_cast<int64_t>(_io()->pos())) - static_cast<int64_t>(4)));
    m__io__raw_payload = std::unique_ptr<kaitai::kstream>(new kaitai::kstream(m__raw_payload));
    m_payload = std::unique_ptr<header_record_t>(new header_record_t(m__io__raw_payload.get(), this, m__root));
    m_checksum = m__io->read_bytes(4);
}

rntuple_v0_t::header_envelope_t::~header_envelope_t() {
    _clean_up();
}

void rntuple_v0_t::header_envelope_t::_clean_up() {
}

rntuple_v0_t::header_record_t::header_record_t(kaitai::kstream* p__io, rntuple_v0_t::header_envelope_t* p__parent, rntuple_v0_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_body = nullptr;
    m__io__raw_body = nullptr;
    _read();
}

void rntuple_v0_t::header_record_t::_read() {
    m_version = m__io->read_u2le();
    m_min_version = m__io->read_u2le();
    m_len_frame = m__io->read_u4le();
    {
        uint32_t _ = m_len_frame;
        if (!( ((static_cast<int64_t>(_) == static_cast<int64_t>(0)) || (static_cast<int64_t>(static_cast<int64_t>(_) - static_cast<int64_t>(static_cast<int64_t>(_io()->size()) - static_cast<int64_t>(_io()->pos()))) == static_cast<int64_t>(8))) )) {
            throw kaitai::validation_expr_error<uint32_t>(m_len_frame, m__io, std::string("/types/header_record/seq/2"));
        }
    }
    m__raw_body = m__io->read_bytes_full();
    m__io__raw_body = std::unique_ptr<kaitai::kstream>(new kaitai::kstream(m__raw_body));
    m_body = std::unique_ptr<header_t>(new header_t(m__io__raw_body.get(), this, m__root));
}

rntuple_v0_t::header_record_t::~header_record_t() {
    _clean_up();
}

void rntuple_v0_t::header_record_t::_clean_up() {
}

rntuple_v0_t::identity_t::identity_t(kaitai::kstream* p__io, rntuple_v0_t::uuid_record_t* p__parent, rntuple_v0_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_uuid = nullptr;
    _read();
}

void rntuple_v0_t::identity_t::_read() {
    m_uuid = std::unique_ptr<counted_string_t>(new counted_string_t(m__io, this, m__root));
    m_trailing = m__io->read_bytes_full();
}

rntuple_v0_t::identity_t::~identity_t() {
    _clean_up();
}

void rntuple_v0_t::identity_t::_clean_up() {
}

rntuple_v0_t::locator_t::locator_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent, rntuple_v0_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_url = nullptr;
    _read();
}

void rntuple_v0_t::locator_t::_read() {
    m_ofs_range = m__io->read_s8le();
    m_len_range = m__io->read_u4le();
    m_url = std::unique_ptr<counted_string_t>(new counted_string_t(m__io, this, m__root));
}

rntuple_v0_t::locator_t::~locator_t() {
    _clean_up();
}

void rntuple_v0_t::locator_t::_clean_up() {
}

rntuple_v0_t::page_t::page_t(kaitai::kstream* p__io, rntuple_v0_t::column_pages_t* p__parent, rntuple_v0_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_locator = nullptr;
    _read();
}

void rntuple_v0_t::page_t::_read() {
    m_num_elements = m__io->read_u4le();
    m_locator = std::unique_ptr<locator_t>(new locator_t(m__io, this, m__root));
}

rntuple_v0_t::page_t::~page_t() {
    _clean_up();
}

void rntuple_v0_t::page_t::_clean_up() {
}

rntuple_v0_t::postscript_t::postscript_t(kaitai::kstream* p__io, rntuple_v0_t::footer_envelope_t* p__parent, rntuple_v0_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    _read();
}

void rntuple_v0_t::postscript_t::_read() {
    m_version = m__io->read_u2le();
    m_min_version = m__io->read_u2le();
    m_len_header = m__io->read_u4le();
    m_len_footer = m__io->read_u4le();
}

rntuple_v0_t::postscript_t::~postscript_t() {
    _clean_up();
}

void rntuple_v0_t::postscript_t::_clean_up() {
}

rntuple_v0_t::uuid_record_t::uuid_record_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent, rntuple_v0_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_body = nullptr;
    m__io__raw_body = nullptr;
    _read();
}

void rntuple_v0_t::uuid_record_t::_read() {
    m_version = m__io->read_u2le();
    m_min_version = m__io->read_u2le();
    m_len_frame = m__io->read_u4le();
    {
        uint32_t _ = m_len_frame;
        if (!( ((static_cast<int64_t>(_) == static_cast<int64_t>(0)) || ( ((static_cast<int64_t>(_) >= static_cast<int64_t>(8)) && (static_cast<int64_t>(static_cast<int64_t>(_) - static_cast<int64_t>(static_cast<int64_t>(_io()->size()) - static_cast<int64_t>(_io()->pos()))) <= static_cast<int64_t>(8))) )) )) {
            throw kaitai::validation_expr_error<uint32_t>(m_len_frame, m__io, std::string("/types/uuid_record/seq/2"));
        }
    }
    m__raw_body = m__io->read_bytes(static_cast<int64_t>(((static_cast<int64_t>(len_frame()) == static_cast<int64_t>(0)) ? (static_cast<int64_t>(static_cast<int64_t>(_io()->size()) - static_cast<int64_t>(_io()->pos()))) : (static_cast<int64_t>(static_cast<int64_t>(len_frame()) - static_cast<int64_t>(8))))));
    m__io__raw_body = std::unique_ptr<kaitai::kstream>(new kaitai::kstream(m__raw_body));
    m_body = std::unique_ptr<identity_t>(new identity_t(m__io__raw_body.get(), this, m__root));
}

rntuple_v0_t::uuid_record_t::~uuid_record_t() {
    _clean_up();
}

void rntuple_v0_t::uuid_record_t::_clean_up() {
}

rntuple_v0_t::version_numbers_t::version_numbers_t(kaitai::kstream* p__io, rntuple_v0_t::version_record_t* p__parent, rntuple_v0_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    _read();
}

void rntuple_v0_t::version_numbers_t::_read() {
    m_version_use = m__io->read_u4le();
    m_version_min = m__io->read_u4le();
    m_flags = m__io->read_u8le();
    m_trailing = m__io->read_bytes_full();
}

rntuple_v0_t::version_numbers_t::~version_numbers_t() {
    _clean_up();
}

void rntuple_v0_t::version_numbers_t::_clean_up() {
}

rntuple_v0_t::version_record_t::version_record_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent, rntuple_v0_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_body = nullptr;
    m__io__raw_body = nullptr;
    _read();
}

void rntuple_v0_t::version_record_t::_read() {
    m_version = m__io->read_u2le();
    m_min_version = m__io->read_u2le();
    m_len_frame = m__io->read_u4le();
    {
        uint32_t _ = m_len_frame;
        if (!( ((static_cast<int64_t>(_) == static_cast<int64_t>(0)) || ( ((static_cast<int64_t>(_) >= static_cast<int64_t>(8)) && (static_cast<int64_t>(static_cast<int64_t>(_) - static_cast<int64_t>(static_cast<int64_t>(_io()->size()) - static_cast<int64_t>(_io()->pos()))) <= static_cast<int64_t>(8))) )) )) {
            throw kaitai::validation_expr_error<uint32_t>(m_len_frame, m__io, std::string("/types/version_record/seq/2"));
        }
    }
    m__raw_body = m__io->read_bytes(static_cast<int64_t>(((static_cast<int64_t>(len_frame()) == static_cast<int64_t>(0)) ? (static_cast<int64_t>(static_cast<int64_t>(_io()->size()) - static_cast<int64_t>(_io()->pos()))) : (static_cast<int64_t>(static_cast<int64_t>(len_frame()) - static_cast<int64_t>(8))))));
    m__io__raw_body = std::unique_ptr<kaitai::kstream>(new kaitai::kstream(m__raw_body));
    m_body = std::unique_ptr<version_numbers_t>(new version_numbers_t(m__io__raw_body.get(), this, m__root));
}

rntuple_v0_t::version_record_t::~version_record_t() {
    _clean_up();
}

void rntuple_v0_t::version_record_t::_clean_up() {
}

}  // namespace rntuple
