// Generated from spec/rntuple.ksy by tools/generate; edit spec/parts/rntuple.ksy and run `make generate`.
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

#include <rntuple/rntuple.h>

namespace rntuple {
const std::set<rntuple_t::cluster_flag_t> rntuple_t::_values_cluster_flag_t{
    rntuple_t::CLUSTER_FLAG_SHARDED,
};
bool rntuple_t::_is_defined_cluster_flag_t(rntuple_t::cluster_flag_t v) {
    return rntuple_t::_values_cluster_flag_t.find(v) != rntuple_t::_values_cluster_flag_t.end();
}
const std::set<rntuple_t::column_flag_t> rntuple_t::_values_column_flag_t{
    rntuple_t::COLUMN_FLAG_DEFERRED,
    rntuple_t::COLUMN_FLAG_VALUE_RANGE,
};
bool rntuple_t::_is_defined_column_flag_t(rntuple_t::column_flag_t v) {
    return rntuple_t::_values_column_flag_t.find(v) != rntuple_t::_values_column_flag_t.end();
}
const std::set<rntuple_t::column_type_t> rntuple_t::_values_column_type_t{
    rntuple_t::COLUMN_TYPE_BIT,
    rntuple_t::COLUMN_TYPE_BYTE,
    rntuple_t::COLUMN_TYPE_CHAR,
    rntuple_t::COLUMN_TYPE_INT8,
    rntuple_t::COLUMN_TYPE_UINT8,
    rntuple_t::COLUMN_TYPE_INT16,
    rntuple_t::COLUMN_TYPE_UINT16,
    rntuple_t::COLUMN_TYPE_INT32,
    rntuple_t::COLUMN_TYPE_UINT32,
    rntuple_t::COLUMN_TYPE_INT64,
    rntuple_t::COLUMN_TYPE_UINT64,
    rntuple_t::COLUMN_TYPE_REAL16,
    rntuple_t::COLUMN_TYPE_REAL32,
    rntuple_t::COLUMN_TYPE_REAL64,
    rntuple_t::COLUMN_TYPE_INDEX32,
    rntuple_t::COLUMN_TYPE_INDEX64,
    rntuple_t::COLUMN_TYPE_SWITCH,
    rntuple_t::COLUMN_TYPE_SPLIT_INT16,
    rntuple_t::COLUMN_TYPE_SPLIT_UINT16,
    rntuple_t::COLUMN_TYPE_SPLIT_INT32,
    rntuple_t::COLUMN_TYPE_SPLIT_UINT32,
    rntuple_t::COLUMN_TYPE_SPLIT_INT64,
    rntuple_t::COLUMN_TYPE_SPLIT_UINT64,
    rntuple_t::COLUMN_TYPE_SPLIT_REAL16,
    rntuple_t::COLUMN_TYPE_SPLIT_REAL32,
    rntuple_t::COLUMN_TYPE_SPLIT_REAL64,
    rntuple_t::COLUMN_TYPE_SPLIT_INDEX32,
    rntuple_t::COLUMN_TYPE_SPLIT_INDEX64,
    rntuple_t::COLUMN_TYPE_REAL32_TRUNC,
    rntuple_t::COLUMN_TYPE_REAL32_QUANT,
};
bool rntuple_t::_is_defined_column_type_t(rntuple_t::column_type_t v) {
    return rntuple_t::_values_column_type_t.find(v) != rntuple_t::_values_column_type_t.end();
}
const std::set<rntuple_t::envelope_type_t> rntuple_t::_values_envelope_type_t{
    rntuple_t::ENVELOPE_TYPE_HEADER,
    rntuple_t::ENVELOPE_TYPE_FOOTER,
    rntuple_t::ENVELOPE_TYPE_PAGE_LIST,
};
bool rntuple_t::_is_defined_envelope_type_t(rntuple_t::envelope_type_t v) {
    return rntuple_t::_values_envelope_type_t.find(v) != rntuple_t::_values_envelope_type_t.end();
}
const std::set<rntuple_t::extra_type_info_content_t> rntuple_t::_values_extra_type_info_content_t{
    rntuple_t::EXTRA_TYPE_INFO_CONTENT_STREAMER_INFO,
};
bool rntuple_t::_is_defined_extra_type_info_content_t(rntuple_t::extra_type_info_content_t v) {
    return rntuple_t::_values_extra_type_info_content_t.find(v) != rntuple_t::_values_extra_type_info_content_t.end();
}
const std::set<rntuple_t::feature_flag_number_t> rntuple_t::_values_feature_flag_number_t{
    rntuple_t::FEATURE_FLAG_NUMBER_NESTED_DEFERRED_COLUMNS,
};
bool rntuple_t::_is_defined_feature_flag_number_t(rntuple_t::feature_flag_number_t v) {
    return rntuple_t::_values_feature_flag_number_t.find(v) != rntuple_t::_values_feature_flag_number_t.end();
}
const std::set<rntuple_t::field_flag_t> rntuple_t::_values_field_flag_t{
    rntuple_t::FIELD_FLAG_REPETITIVE,
    rntuple_t::FIELD_FLAG_PROJECTED,
    rntuple_t::FIELD_FLAG_TYPE_CHECKSUM,
    rntuple_t::FIELD_FLAG_SOA_COLLECTION,
};
bool rntuple_t::_is_defined_field_flag_t(rntuple_t::field_flag_t v) {
    return rntuple_t::_values_field_flag_t.find(v) != rntuple_t::_values_field_flag_t.end();
}
const std::set<rntuple_t::field_role_t> rntuple_t::_values_field_role_t{
    rntuple_t::FIELD_ROLE_PLAIN,
    rntuple_t::FIELD_ROLE_COLLECTION,
    rntuple_t::FIELD_ROLE_RECORD,
    rntuple_t::FIELD_ROLE_VARIANT,
    rntuple_t::FIELD_ROLE_STREAMER,
};
bool rntuple_t::_is_defined_field_role_t(rntuple_t::field_role_t v) {
    return rntuple_t::_values_field_role_t.find(v) != rntuple_t::_values_field_role_t.end();
}
const std::set<rntuple_t::locator_kind_t> rntuple_t::_values_locator_kind_t{
    rntuple_t::LOCATOR_KIND_STANDARD,
    rntuple_t::LOCATOR_KIND_LARGE,
    rntuple_t::LOCATOR_KIND_OBJECT64,
    rntuple_t::LOCATOR_KIND_MULTI,
};
bool rntuple_t::_is_defined_locator_kind_t(rntuple_t::locator_kind_t v) {
    return rntuple_t::_values_locator_kind_t.find(v) != rntuple_t::_values_locator_kind_t.end();
}

rntuple_t::rntuple_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent, rntuple_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root ? p__root : this;
    m__io__raw_payload = nullptr;
    f_len_envelope = false;
    _read();
}

void rntuple_t::_read() {
    m_type_id = m__io->read_u2le();
    m_len_envelope_lo = m__io->read_u4le();
    m_len_envelope_hi = m__io->read_u2le();
    {
        uint16_t _ = m_len_envelope_hi;
        if (!( ((_ >= 0) && (static_cast<int64_t>(len_envelope()) >= static_cast<int64_t>(16)) && (static_cast<int64_t>(len_envelope()) <= static_cast<int64_t>(_io()->size()))) )) {
            throw kaitai::validation_expr_error<uint16_t>(m_len_envelope_hi, m__io, std::string("/seq/2"));
        }
    }
    switch (type_id()) {
    case 1: {
        m__raw_payload = m__io->read_bytes(len_envelope() - 16);
        m__io__raw_payload = std::unique_ptr<kaitai::kstream>(new kaitai::kstream(m__raw_payload));
        m_payload = std::unique_ptr<header_t>(new header_t(m__io__raw_payload.get(), this, m__root));
        break;
    }
    case 2: {
        m__raw_payload = m__io->read_bytes(len_envelope() - 16);
        m__io__raw_payload = std::unique_ptr<kaitai::kstream>(new kaitai::kstream(m__raw_payload));
        m_payload = std::unique_ptr<footer_t>(new footer_t(m__io__raw_payload.get(), this, m__root));
        break;
    }
    case 3: {
        m__raw_payload = m__io->read_bytes(len_envelope() - 16);
        m__io__raw_payload = std::unique_ptr<kaitai::kstream>(new kaitai::kstream(m__raw_payload));
        m_payload = std::unique_ptr<page_list_t>(new page_list_t(m__io__raw_payload.get(), this, m__root));
        break;
    }
    default: {
        m__raw_payload = m__io->read_bytes(len_envelope() - 16);
        m__io__raw_payload = std::unique_ptr<kaitai::kstream>(new kaitai::kstream(m__raw_payload));
        m_payload = std::unique_ptr<unknown_payload_t>(new unknown_payload_t(m__io__raw_payload.get(), this, m__root));
        break;
    }
    }
    m_checksum = m__io->read_bytes(8);
}

rntuple_t::~rntuple_t() {
    _clean_up();
}

void rntuple_t::_clean_up() {
}

rntuple_t::alias_column_t::alias_column_t(kaitai::kstream* p__io, rntuple_t::alias_column_record_t* p__parent, rntuple_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    _read();
}

void rntuple_t::alias_column_t::_read() {
    m_physical_column_id = m__io->read_u4le();
    m_field_id = m__io->read_u4le();
    m_trailing = m__io->read_bytes_full();
}

rntuple_t::alias_column_t::~alias_column_t() {
    _clean_up();
}

void rntuple_t::alias_column_t::_clean_up() {
}

rntuple_t::alias_column_list_t::alias_column_list_t(kaitai::kstream* p__io, rntuple_t::schema_t* p__parent, rntuple_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_body = nullptr;
    m__io__raw_body = nullptr;
    _read();
}

void rntuple_t::alias_column_list_t::_read() {
    m_len_frame = m__io->read_s8le();
    {
        int64_t _ = m_len_frame;
        if (!( ((static_cast<int64_t>(_) <= -(static_cast<int64_t>(12))) && (static_cast<int64_t>(static_cast<int64_t>(_) + static_cast<int64_t>(static_cast<int64_t>(_io()->size()) - static_cast<int64_t>(_io()->pos()))) >= -(static_cast<int64_t>(8)))) )) {
            throw kaitai::validation_expr_error<int64_t>(m_len_frame, m__io, std::string("/types/alias_column_list/seq/0"));
        }
    }
    m__raw_body = m__io->read_bytes(-(len_frame()) - 8);
    m__io__raw_body = std::unique_ptr<kaitai::kstream>(new kaitai::kstream(m__raw_body));
    m_body = std::unique_ptr<alias_column_list_body_t>(new alias_column_list_body_t(m__io__raw_body.get(), this, m__root));
}

rntuple_t::alias_column_list_t::~alias_column_list_t() {
    _clean_up();
}

void rntuple_t::alias_column_list_t::_clean_up() {
}

rntuple_t::alias_column_list_body_t::alias_column_list_body_t(kaitai::kstream* p__io, rntuple_t::alias_column_list_t* p__parent, rntuple_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_items = nullptr;
    _read();
}

void rntuple_t::alias_column_list_body_t::_read() {
    m_num_items = m__io->read_u4le();
    {
        uint32_t _ = m_num_items;
        if (!( ((static_cast<int64_t>(_) <= static_cast<int64_t>(2147483647)) && (static_cast<int64_t>(static_cast<int64_t>(_) * static_cast<int64_t>(8)) <= static_cast<int64_t>(static_cast<int64_t>(_io()->size()) - static_cast<int64_t>(_io()->pos())))) )) {
            throw kaitai::validation_expr_error<uint32_t>(m_num_items, m__io, std::string("/types/alias_column_list_body/seq/0"));
        }
    }
    m_items = std::unique_ptr<std::vector<std::unique_ptr<alias_column_record_t>>>(new std::vector<std::unique_ptr<alias_column_record_t>>());
    const int l_items = num_items();
    for (int i = 0; i < l_items; i++) {
        m_items->push_back(std::move(std::unique_ptr<alias_column_record_t>(new alias_column_record_t(m__io, this, m__root))));
    }
    m_trailing = m__io->read_bytes_full();
}

rntuple_t::alias_column_list_body_t::~alias_column_list_body_t() {
    _clean_up();
}

void rntuple_t::alias_column_list_body_t::_clean_up() {
}

rntuple_t::alias_column_record_t::alias_column_record_t(kaitai::kstream* p__io, rntuple_t::alias_column_list_body_t* p__parent, rntuple_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_body = nullptr;
    m__io__raw_body = nullptr;
    _read();
}

void rntuple_t::alias_column_record_t::_read() {
    m_len_frame = m__io->read_s8le();
    {
        int64_t _ = m_len_frame;
        if (!( ((static_cast<int64_t>(_) >= static_cast<int64_t>(8)) && (static_cast<int64_t>(static_cast<int64_t>(_) - static_cast<int64_t>(static_cast<int64_t>(_io()->size()) - static_cast<int64_t>(_io()->pos()))) <= static_cast<int64_t>(8))) )) {
            throw kaitai::validation_expr_error<int64_t>(m_len_frame, m__io, std::string("/types/alias_column_record/seq/0"));
        }
    }
    m__raw_body = m__io->read_bytes(len_frame() - 8);
    m__io__raw_body = std::unique_ptr<kaitai::kstream>(new kaitai::kstream(m__raw_body));
    m_body = std::unique_ptr<alias_column_t>(new alias_column_t(m__io__raw_body.get(), this, m__root));
}

rntuple_t::alias_column_record_t::~alias_column_record_t() {
    _clean_up();
}

void rntuple_t::alias_column_record_t::_clean_up() {
}

rntuple_t::cluster_group_t::cluster_group_t(kaitai::kstream* p__io, rntuple_t::cluster_group_record_t* p__parent, rntuple_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_page_list_link = nullptr;
    _read();
}

void rntuple_t::cluster_group_t::_read() {
    m_min_entry = m__io->read_u8le();
    m_entry_span = m__io->read_u8le();
    m_num_clusters = m__io->read_u4le();
    m_page_list_link = std::unique_ptr<envelope_link_t>(new envelope_link_t(m__io, this, m__root));
    m_trailing = m__io->read_bytes_full();
}

rntuple_t::cluster_group_t::~cluster_group_t() {
    _clean_up();
}

void rntuple_t::cluster_group_t::_clean_up() {
}

rntuple_t::cluster_group_list_t::cluster_group_list_t(kaitai::kstream* p__io, rntuple_t::footer_t* p__parent, rntuple_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_body = nullptr;
    m__io__raw_body = nullptr;
    _read();
}

void rntuple_t::cluster_group_list_t::_read() {
    m_len_frame = m__io->read_s8le();
    {
        int64_t _ = m_len_frame;
        if (!( ((static_cast<int64_t>(_) <= -(static_cast<int64_t>(12))) && (static_cast<int64_t>(static_cast<int64_t>(_) + static_cast<int64_t>(static_cast<int64_t>(_io()->size()) - static_cast<int64_t>(_io()->pos()))) >= -(static_cast<int64_t>(8)))) )) {
            throw kaitai::validation_expr_error<int64_t>(m_len_frame, m__io, std::string("/types/cluster_group_list/seq/0"));
        }
    }
    m__raw_body = m__io->read_bytes(-(len_frame()) - 8);
    m__io__raw_body = std::unique_ptr<kaitai::kstream>(new kaitai::kstream(m__raw_body));
    m_body = std::unique_ptr<cluster_group_list_body_t>(new cluster_group_list_body_t(m__io__raw_body.get(), this, m__root));
}

rntuple_t::cluster_group_list_t::~cluster_group_list_t() {
    _clean_up();
}

void rntuple_t::cluster_group_list_t::_clean_up() {
}

rntuple_t::cluster_group_list_body_t::cluster_group_list_body_t(kaitai::kstream* p__io, rntuple_t::cluster_group_list_t* p__parent, rntuple_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_items = nullptr;
    _read();
}

void rntuple_t::cluster_group_list_body_t::_read() {
    m_num_items = m__io->read_u4le();
    {
        uint32_t _ = m_num_items;
        if (!( ((static_cast<int64_t>(_) <= static_cast<int64_t>(2147483647)) && (static_cast<int64_t>(static_cast<int64_t>(_) * static_cast<int64_t>(8)) <= static_cast<int64_t>(static_cast<int64_t>(_io()->size()) - static_cast<int64_t>(_io()->pos())))) )) {
            throw kaitai::validation_expr_error<uint32_t>(m_num_items, m__io, std::string("/types/cluster_group_list_body/seq/0"));
        }
    }
    m_items = std::unique_ptr<std::vector<std::unique_ptr<cluster_group_record_t>>>(new std::vector<std::unique_ptr<cluster_group_record_t>>());
    const int l_items = num_items();
    for (int i = 0; i < l_items; i++) {
        m_items->push_back(std::move(std::unique_ptr<cluster_group_record_t>(new cluster_group_record_t(m__io, this, m__root))));
    }
    m_trailing = m__io->read_bytes_full();
}

rntuple_t::cluster_group_list_body_t::~cluster_group_list_body_t() {
    _clean_up();
}

void rntuple_t::cluster_group_list_body_t::_clean_up() {
}

rntuple_t::cluster_group_record_t::cluster_group_record_t(kaitai::kstream* p__io, rntuple_t::cluster_group_list_body_t* p__parent, rntuple_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_body = nullptr;
    m__io__raw_body = nullptr;
    _read();
}

void rntuple_t::cluster_group_record_t::_read() {
    m_len_frame = m__io->read_s8le();
    {
        int64_t _ = m_len_frame;
        if (!( ((static_cast<int64_t>(_) >= static_cast<int64_t>(8)) && (static_cast<int64_t>(static_cast<int64_t>(_) - static_cast<int64_t>(static_cast<int64_t>(_io()->size()) - static_cast<int64_t>(_io()->pos()))) <= static_cast<int64_t>(8))) )) {
            throw kaitai::validation_expr_error<int64_t>(m_len_frame, m__io, std::string("/types/cluster_group_record/seq/0"));
        }
    }
    m__raw_body = m__io->read_bytes(len_frame() - 8);
    m__io__raw_body = std::unique_ptr<kaitai::kstream>(new kaitai::kstream(m__raw_body));
    m_body = std::unique_ptr<cluster_group_t>(new cluster_group_t(m__io__raw_body.get(), this, m__root));
}

rntuple_t::cluster_group_record_t::~cluster_group_record_t() {
    _clean_up();
}

void rntuple_t::cluster_group_record_t::_clean_up() {
}

rntuple_t::cluster_pages_t::cluster_pages_t(kaitai::kstream* p__io, rntuple_t::cluster_pages_list_body_t* p__parent, rntuple_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_body = nullptr;
    m__io__raw_body = nullptr;
    _read();
}

void rntuple_t::cluster_pages_t::_read() {
    m_len_frame = m__io->read_s8le();
    {
        int64_t _ = m_len_frame;
        if (!( ((static_cast<int64_t>(_) <= -(static_cast<int64_t>(12))) && (static_cast<int64_t>(static_cast<int64_t>(_) + static_cast<int64_t>(static_cast<int64_t>(_io()->size()) - static_cast<int64_t>(_io()->pos()))) >= -(static_cast<int64_t>(8)))) )) {
            throw kaitai::validation_expr_error<int64_t>(m_len_frame, m__io, std::string("/types/cluster_pages/seq/0"));
        }
    }
    m__raw_body = m__io->read_bytes(-(len_frame()) - 8);
    m__io__raw_body = std::unique_ptr<kaitai::kstream>(new kaitai::kstream(m__raw_body));
    m_body = std::unique_ptr<cluster_pages_body_t>(new cluster_pages_body_t(m__io__raw_body.get(), this, m__root));
}

rntuple_t::cluster_pages_t::~cluster_pages_t() {
    _clean_up();
}

void rntuple_t::cluster_pages_t::_clean_up() {
}

rntuple_t::cluster_pages_body_t::cluster_pages_body_t(kaitai::kstream* p__io, rntuple_t::cluster_pages_t* p__parent, rntuple_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_items = nullptr;
    _read();
}

void rntuple_t::cluster_pages_body_t::_read() {
    m_num_items = m__io->read_u4le();
    {
        uint32_t _ = m_num_items;
        if (!( ((static_cast<int64_t>(_) <= static_cast<int64_t>(2147483647)) && (static_cast<int64_t>(static_cast<int64_t>(_) * static_cast<int64_t>(20)) <= static_cast<int64_t>(static_cast<int64_t>(_io()->size()) - static_cast<int64_t>(_io()->pos())))) )) {
            throw kaitai::validation_expr_error<uint32_t>(m_num_items, m__io, std::string("/types/cluster_pages_body/seq/0"));
        }
    }
    m_items = std::unique_ptr<std::vector<std::unique_ptr<column_pages_t>>>(new std::vector<std::unique_ptr<column_pages_t>>());
    const int l_items = num_items();
    for (int i = 0; i < l_items; i++) {
        m_items->push_back(std::move(std::unique_ptr<column_pages_t>(new column_pages_t(m__io, this, m__root))));
    }
    m_trailing = m__io->read_bytes_full();
}

rntuple_t::cluster_pages_body_t::~cluster_pages_body_t() {
    _clean_up();
}

void rntuple_t::cluster_pages_body_t::_clean_up() {
}

rntuple_t::cluster_pages_list_t::cluster_pages_list_t(kaitai::kstream* p__io, rntuple_t::page_list_t* p__parent, rntuple_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_body = nullptr;
    m__io__raw_body = nullptr;
    _read();
}

void rntuple_t::cluster_pages_list_t::_read() {
    m_len_frame = m__io->read_s8le();
    {
        int64_t _ = m_len_frame;
        if (!( ((static_cast<int64_t>(_) <= -(static_cast<int64_t>(12))) && (static_cast<int64_t>(static_cast<int64_t>(_) + static_cast<int64_t>(static_cast<int64_t>(_io()->size()) - static_cast<int64_t>(_io()->pos()))) >= -(static_cast<int64_t>(8)))) )) {
            throw kaitai::validation_expr_error<int64_t>(m_len_frame, m__io, std::string("/types/cluster_pages_list/seq/0"));
        }
    }
    m__raw_body = m__io->read_bytes(-(len_frame()) - 8);
    m__io__raw_body = std::unique_ptr<kaitai::kstream>(new kaitai::kstream(m__raw_body));
    m_body = std::unique_ptr<cluster_pages_list_body_t>(new cluster_pages_list_body_t(m__io__raw_body.get(), this, m__root));
}

rntuple_t::cluster_pages_list_t::~cluster_pages_list_t() {
    _clean_up();
}

void rntuple_t::cluster_pages_list_t::_clean_up() {
}

rntuple_t::cluster_pages_list_body_t::cluster_pages_list_body_t(kaitai::kstream* p__io, rntuple_t::cluster_pages_list_t* p__parent, rntuple_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_items = nullptr;
    _read();
}

void rntuple_t::cluster_pages_list_body_t::_read() {
    m_num_items = m__io->read_u4le();
    {
        uint32_t _ = m_num_items;
        if (!( ((static_cast<int64_t>(_) <= static_cast<int64_t>(2147483647)) && (static_cast<int64_t>(static_cast<int64_t>(_) * static_cast<int64_t>(12)) <= static_cast<int64_t>(static_cast<int64_t>(_io()->size()) - static_cast<int64_t>(_io()->pos())))) )) {
            throw kaitai::validation_expr_error<uint32_t>(m_num_items, m__io, std::string("/types/cluster_pages_list_body/seq/0"));
        }
    }
    m_items = std::unique_ptr<std::vector<std::unique_ptr<cluster_pages_t>>>(new std::vector<std::unique_ptr<cluster_pages_t>>());
    const int l_items = num_items();
    for (int i = 0; i < l_items; i++) {
        m_items->push_back(std::move(std::unique_ptr<cluster_pages_t>(new cluster_pages_t(m__io, this, m__root))));
    }
    m_trailing = m__io->read_bytes_full();
}

rntuple_t::cluster_pages_list_body_t::~cluster_pages_list_body_t() {
    _clean_up();
}

void rntuple_t::cluster_pages_list_body_t::_clean_up() {
}

rntuple_t::cluster_summary_t::cluster_summary_t(kaitai::kstream* p__io, rntuple_t::cluster_summary_record_t* p__parent, rntuple_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    f_num_entries = false;
    _read();
}

void rntuple_t::cluster_summary_t::_read() {
    m_first_entry = m__io->read_u8le();
    m_num_entries_lo = m__io->read_u4le();
    m_num_entries_mid = m__io->read_u2le();
    m_num_entries_hi = m__io->read_u1();
    m_flags = m__io->read_u1();
    m_trailing = m__io->read_bytes_full();
}

rntuple_t::cluster_summary_t::~cluster_summary_t() {
    _clean_up();
}

void rntuple_t::cluster_summary_t::_clean_up() {
}

uint64_t rntuple_t::cluster_summary_t::num_entries() {
    if (f_num_entries)
        return m_num_entries;
    m_num_entries = static_cast<uint64_t>(static_cast<uint64_t>(static_cast<uint64_t>(num_entries_lo()) + static_cast<uint64_t>(static_cast<uint64_t>(num_entries_mid()) * static_cast<uint64_t>(4294967296LL))) + static_cast<uint64_t>(static_cast<uint64_t>(num_entries_hi()) * static_cast<uint64_t>(281474976710656LL)));
    f_num_entries = true;
    return m_num_entries;
}

rntuple_t::cluster_summary_list_t::cluster_summary_list_t(kaitai::kstream* p__io, rntuple_t::page_list_t* p__parent, rntuple_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_body = nullptr;
    m__io__raw_body = nullptr;
    _read();
}

void rntuple_t::cluster_summary_list_t::_read() {
    m_len_frame = m__io->read_s8le();
    {
        int64_t _ = m_len_frame;
        if (!( ((static_cast<int64_t>(_) <= -(static_cast<int64_t>(12))) && (static_cast<int64_t>(static_cast<int64_t>(_) + static_cast<int64_t>(static_cast<int64_t>(_io()->size()) - static_cast<int64_t>(_io()->pos()))) >= -(static_cast<int64_t>(8)))) )) {
            throw kaitai::validation_expr_error<int64_t>(m_len_frame, m__io, std::string("/types/cluster_summary_list/seq/0"));
        }
    }
    m__raw_body = m__io->read_bytes(-(len_frame()) - 8);
    m__io__raw_body = std::unique_ptr<kaitai::kstream>(new kaitai::kstream(m__raw_body));
    m_body = std::unique_ptr<cluster_summary_list_body_t>(new cluster_summary_list_body_t(m__io__raw_body.get(), this, m__root));
}

rntuple_t::cluster_summary_list_t::~cluster_summary_list_t() {
    _clean_up();
}

void rntuple_t::cluster_summary_list_t::_clean_up() {
}

rntuple_t::cluster_summary_list_body_t::cluster_summary_list_body_t(kaitai::kstream* p__io, rntuple_t::cluster_summary_list_t* p__parent, rntuple_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_items = nullptr;
    _read();
}

void rntuple_t::cluster_summary_list_body_t::_read() {
    m_num_items = m__io->read_u4le();
    {
        uint32_t _ = m_num_items;
        if (!( ((static_cast<int64_t>(_) <= static_cast<int64_t>(2147483647)) && (static_cast<int64_t>(static_cast<int64_t>(_) * static_cast<int64_t>(8)) <= static_cast<int64_t>(static_cast<int64_t>(_io()->size()) - static_cast<int64_t>(_io()->pos())))) )) {
            throw kaitai::validation_expr_error<uint32_t>(m_num_items, m__io, std::string("/types/cluster_summary_list_body/seq/0"));
        }
    }
    m_items = std::unique_ptr<std::vector<std::unique_ptr<cluster_summary_record_t>>>(new std::vector<std::unique_ptr<cluster_summary_record_t>>());
    const int l_items = num_items();
    for (int i = 0; i < l_items; i++) {
        m_items->push_back(std::move(std::unique_ptr<cluster_summary_record_t>(new cluster_summary_record_t(m__io, this, m__root))));
    }
    m_trailing = m__io->read_bytes_full();
}

rntuple_t::cluster_summary_list_body_t::~cluster_summary_list_body_t() {
    _clean_up();
}

void rntuple_t::cluster_summary_list_body_t::_clean_up() {
}

rntuple_t::cluster_summary_record_t::cluster_summary_record_t(kaitai::kstream* p__io, rntuple_t::cluster_summary_list_body_t* p__parent, rntuple_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_body = nullptr;
    m__io__raw_body = nullptr;
    _read();
}

void rntuple_t::cluster_summary_record_t::_read() {
    m_len_frame = m__io->read_s8le();
    {
        int64_t _ = m_len_frame;
        if (!( ((static_cast<int64_t>(_) >= static_cast<int64_t>(8)) && (static_cast<int64_t>(static_cast<int64_t>(_) - static_cast<int64_t>(static_cast<int64_t>(_io()->size()) - static_cast<int64_t>(_io()->pos()))) <= static_cast<int64_t>(8))) )) {
            throw kaitai::validation_expr_error<int64_t>(m_len_frame, m__io, std::string("/types/cluster_summary_record/seq/0"));
        }
    }
    m__raw_body = m__io->read_bytes(len_frame() - 8);
    m__io__raw_body = std::unique_ptr<kaitai::kstream>(new kaitai::kstream(m__raw_body));
    m_body = std::unique_ptr<cluster_summary_t>(new cluster_summary_t(m__io__raw_body.get(), this, m__root));
}

rntuple_t::cluster_summary_record_t::~cluster_summary_record_t() {
    _clean_up();
}

void rntuple_t::cluster_summary_record_t::_clean_up() {
}

rntuple_t::column_t::column_t(kaitai::kstream* p__io, rntuple_t::column_record_t* p__parent, rntuple_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_value_range = nullptr;
    f_has_value_range = false;
    f_is_deferred = false;
    _read();
}

void rntuple_t::column_t::_read() {
    m_column_type = m__io->read_u2le();
    m_bits_on_storage = m__io->read_u2le();
    m_field_id = m__io->read_u4le();
    m_flags = m__io->read_u2le();
    m_representation_index = m__io->read_u2le();
    n_first_element_index = true;
    if (is_deferred()) {
        n_first_element_index = false;
        m_first_element_index = m__io->read_s8le();
    }
    n_value_range = true;
    if (has_value_range()) {
        n_value_range = false;
        m_value_range = std::unique_ptr<value_range_t>(new value_range_t(m__io, this, m__root));
    }
    m_trailing = m__io->read_bytes_full();
}

rntuple_t::column_t::~column_t() {
    _clean_up();
}

void rntuple_t::column_t::_clean_up() {
    if (!n_first_element_index) {
    }
    if (!n_value_range) {
    }
}

bool rntuple_t::column_t::has_value_range() {
    if (f_has_value_range)
        return m_has_value_range;
    m_has_value_range = (flags() & 2) != 0;
    f_has_value_range = true;
    return m_has_value_range;
}

bool rntuple_t::column_t::is_deferred() {
    if (f_is_deferred)
        return m_is_deferred;
    m_is_deferred = (flags() & 1) != 0;
    f_is_deferred = true;
    return m_is_deferred;
}

rntuple_t::column_list_t::column_list_t(kaitai::kstream* p__io, rntuple_t::schema_t* p__parent, rntuple_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_body = nullptr;
    m__io__raw_body = nullptr;
    _read();
}

void rntuple_t::column_list_t::_read() {
    m_len_frame = m__io->read_s8le();
    {
        int64_t _ = m_len_frame;
        if (!( ((static_cast<int64_t>(_) <= -(static_cast<int64_t>(12))) && (static_cast<int64_t>(static_cast<int64_t>(_) + static_cast<int64_t>(static_cast<int64_t>(_io()->size()) - static_cast<int64_t>(_io()->pos()))) >= -(static_cast<int64_t>(8)))) )) {
            throw kaitai::validation_expr_error<int64_t>(m_len_frame, m__io, std::string("/types/column_list/seq/0"));
        }
    }
    m__raw_body = m__io->read_bytes(-(len_frame()) - 8);
    m__io__raw_body = std::unique_ptr<kaitai::kstream>(new kaitai::kstream(m__raw_body));
    m_body = std::unique_ptr<column_list_body_t>(new column_list_body_t(m__io__raw_body.get(), this, m__root));
}

rntuple_t::column_list_t::~column_list_t() {
    _clean_up();
}

void rntuple_t::column_list_t::_clean_up() {
}

rntuple_t::column_list_body_t::column_list_body_t(kaitai::kstream* p__io, rntuple_t::column_list_t* p__parent, rntuple_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_items = nullptr;
    _read();
}

void rntuple_t::column_list_body_t::_read() {
    m_num_items = m__io->read_u4le();
    {
        uint32_t _ = m_num_items;
        if (!( ((static_cast<int64_t>(_) <= static_cast<int64_t>(2147483647)) && (static_cast<int64_t>(static_cast<int64_t>(_) * static_cast<int64_t>(8)) <= static_cast<int64_t>(static_cast<int64_t>(_io()->size()) - static_cast<int64_t>(_io()->pos())))) )) {
            throw kaitai::validation_expr_error<uint32_t>(m_num_items, m__io, std::string("/types/column_list_body/seq/0"));
        }
    }
    m_items = std::unique_ptr<std::vector<std::unique_ptr<column_record_t>>>(new std::vector<std::unique_ptr<column_record_t>>());
    const int l_items = num_items();
    for (int i = 0; i < l_items; i++) {
        m_items->push_back(std::move(std::unique_ptr<column_record_t>(new column_record_t(m__io, this, m__root))));
    }
    m_trailing = m__io->read_bytes_full();
}

rntuple_t::column_list_body_t::~column_list_body_t() {
    _clean_up();
}

void rntuple_t::column_list_body_t::_clean_up() {
}

rntuple_t::column_pages_t::column_pages_t(kaitai::kstream* p__io, rntuple_t::cluster_pages_body_t* p__parent, rntuple_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_body = nullptr;
    m__io__raw_body = nullptr;
    _read();
}

void rntuple_t::column_pages_t::_read() {
    m_len_frame = m__io->read_s8le();
    {
        int64_t _ = m_len_frame;
        if (!( ((static_cast<int64_t>(_) <= -(static_cast<int64_t>(20))) && (static_cast<int64_t>(static_cast<int64_t>(_) + static_cast<int64_t>(static_cast<int64_t>(_io()->size()) - static_cast<int64_t>(_io()->pos()))) >= -(static_cast<int64_t>(8)))) )) {
            throw kaitai::validation_expr_error<int64_t>(m_len_frame, m__io, std::string("/types/column_pages/seq/0"));
        }
    }
    m__raw_body = m__io->read_bytes(-(len_frame()) - 8);
    m__io__raw_body = std::unique_ptr<kaitai::kstream>(new kaitai::kstream(m__raw_body));
    m_body = std::unique_ptr<column_pages_body_t>(new column_pages_body_t(m__io__raw_body.get(), this, m__root));
}

rntuple_t::column_pages_t::~column_pages_t() {
    _clean_up();
}

void rntuple_t::column_pages_t::_clean_up() {
}

rntuple_t::column_pages_body_t::column_pages_body_t(kaitai::kstream* p__io, rntuple_t::column_pages_t* p__parent, rntuple_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_items = nullptr;
    _read();
}

void rntuple_t::column_pages_body_t::_read() {
    m_num_items = m__io->read_u4le();
    {
        uint32_t _ = m_num_items;
        if (!( ((static_cast<int64_t>(_) <= static_cast<int64_t>(2147483647)) && (static_cast<int64_t>(static_cast<int64_t>(_) * static_cast<int64_t>(8)) <= static_cast<int64_t>(static_cast<int64_t>(_io()->size()) - static_cast<int64_t>(_io()->pos())))) )) {
            throw kaitai::validation_expr_error<uint32_t>(m_num_items, m__io, std::string("/types/column_pages_body/seq/0"));
        }
    }
    m_items = std::unique_ptr<std::vector<std::unique_ptr<page_t>>>(new std::vector<std::unique_ptr<page_t>>());
    const int l_items = num_items();
    for (int i = 0; i < l_items; i++) {
        m_items->push_back(std::move(std::unique_ptr<page_t>(new page_t(m__io, this, m__root))));
    }
    m_element_offset = m__io->read_s8le();
    n_compression_settings = true;
    if (element_offset() >= 0) {
        n_compression_settings = false;
        m_compression_settings = m__io->read_u4le();
    }
    m_trailing = m__io->read_bytes_full();
}

rntuple_t::column_pages_body_t::~column_pages_body_t() {
    _clean_up();
}

void rntuple_t::column_pages_body_t::_clean_up() {
    if (!n_compression_settings) {
    }
}

rntuple_t::column_record_t::column_record_t(kaitai::kstream* p__io, rntuple_t::column_list_body_t* p__parent, rntuple_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_body = nullptr;
    m__io__raw_body = nullptr;
    _read();
}

void rntuple_t::column_record_t::_read() {
    m_len_frame = m__io->read_s8le();
    {
        int64_t _ = m_len_frame;
        if (!( ((static_cast<int64_t>(_) >= static_cast<int64_t>(8)) && (static_cast<int64_t>(static_cast<int64_t>(_) - static_cast<int64_t>(static_cast<int64_t>(_io()->size()) - static_cast<int64_t>(_io()->pos()))) <= static_cast<int64_t>(8))) )) {
            throw kaitai::validation_expr_error<int64_t>(m_len_frame, m__io, std::string("/types/column_record/seq/0"));
        }
    }
    m__raw_body = m__io->read_bytes(len_frame() - 8);
    m__io__raw_body = std::unique_ptr<kaitai::kstream>(new kaitai::kstream(m__raw_body));
    m_body = std::unique_ptr<column_t>(new column_t(m__io__raw_body.get(), this, m__root));
}

rntuple_t::column_record_t::~column_record_t() {
    _clean_up();
}

void rntuple_t::column_record_t::_clean_up() {
}

rntuple_t::counted_string_t::counted_string_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent, rntuple_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    f_value = false;
    _read();
}

void rntuple_t::counted_string_t::_read() {
    m_len = m__io->read_u4le();
    {
        uint32_t _ = m_len;
        if (!(static_cast<int64_t>(_) <= static_cast<int64_t>(static_cast<int64_t>(_io()->size()) - static_cast<int64_t>(_io()->pos())))) {
            throw kaitai::validation_expr_error<uint32_t>(m_len, m__io, std::string("/types/counted_string/seq/0"));
        }
    }
    m_raw = m__io->read_bytes(len());
}

rntuple_t::counted_string_t::~counted_string_t() {
    _clean_up();
}

void rntuple_t::counted_string_t::_clean_up() {
}

std::string rntuple_t::counted_string_t::value() {
    if (f_value)
        return m_value;
    m_value = kaitai::kstream::bytes_to_str(raw(), "UTF-8");
    f_value = true;
    return m_value;
}

rntuple_t::envelope_link_t::envelope_link_t(kaitai::kstream* p__io, rntuple_t::cluster_group_t* p__parent, rntuple_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_locator = nullptr;
    _read();
}

void rntuple_t::envelope_link_t::_read() {
    m_len_envelope = m__io->read_u8le();
    m_locator = std::unique_ptr<locator_t>(new locator_t(m__io, this, m__root));
}

rntuple_t::envelope_link_t::~envelope_link_t() {
    _clean_up();
}

void rntuple_t::envelope_link_t::_clean_up() {
}

rntuple_t::extra_type_info_t::extra_type_info_t(kaitai::kstream* p__io, rntuple_t::extra_type_info_record_t* p__parent, rntuple_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_type_name = nullptr;
    m_content = nullptr;
    _read();
}

void rntuple_t::extra_type_info_t::_read() {
    m_content_id = m__io->read_u4le();
    m_type_version = m__io->read_u4le();
    m_type_name = std::unique_ptr<counted_string_t>(new counted_string_t(m__io, this, m__root));
    n_content = true;
    if (!(_io()->is_eof())) {
        n_content = false;
        m_content = std::unique_ptr<counted_string_t>(new counted_string_t(m__io, this, m__root));
    }
    m_trailing = m__io->read_bytes_full();
}

rntuple_t::extra_type_info_t::~extra_type_info_t() {
    _clean_up();
}

void rntuple_t::extra_type_info_t::_clean_up() {
    if (!n_content) {
    }
}

rntuple_t::extra_type_info_list_t::extra_type_info_list_t(kaitai::kstream* p__io, rntuple_t::schema_t* p__parent, rntuple_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_body = nullptr;
    m__io__raw_body = nullptr;
    _read();
}

void rntuple_t::extra_type_info_list_t::_read() {
    m_len_frame = m__io->read_s8le();
    {
        int64_t _ = m_len_frame;
        if (!( ((static_cast<int64_t>(_) <= -(static_cast<int64_t>(12))) && (static_cast<int64_t>(static_cast<int64_t>(_) + static_cast<int64_t>(static_cast<int64_t>(_io()->size()) - static_cast<int64_t>(_io()->pos()))) >= -(static_cast<int64_t>(8)))) )) {
            throw kaitai::validation_expr_error<int64_t>(m_len_frame, m__io, std::string("/types/extra_type_info_list/seq/0"));
        }
    }
    m__raw_body = m__io->read_bytes(-(len_frame()) - 8);
    m__io__raw_body = std::unique_ptr<kaitai::kstream>(new kaitai::kstream(m__raw_body));
    m_body = std::unique_ptr<extra_type_info_list_body_t>(new extra_type_info_list_body_t(m__io__raw_body.get(), this, m__root));
}

rntuple_t::extra_type_info_list_t::~extra_type_info_list_t() {
    _clean_up();
}

void rntuple_t::extra_type_info_list_t::_clean_up() {
}

rntuple_t::extra_type_info_list_body_t::extra_type_info_list_body_t(kaitai::kstream* p__io, rntuple_t::extra_type_info_list_t* p__parent, rntuple_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_items = nullptr;
    _read();
}

void rntuple_t::extra_type_info_list_body_t::_read() {
    m_num_items = m__io->read_u4le();
    {
        uint32_t _ = m_num_items;
        if (!( ((static_cast<int64_t>(_) <= static_cast<int64_t>(2147483647)) && (static_cast<int64_t>(static_cast<int64_t>(_) * static_cast<int64_t>(8)) <= static_cast<int64_t>(static_cast<int64_t>(_io()->size()) - static_cast<int64_t>(_io()->pos())))) )) {
            throw kaitai::validation_expr_error<uint32_t>(m_num_items, m__io, std::string("/types/extra_type_info_list_body/seq/0"));
        }
    }
    m_items = std::unique_ptr<std::vector<std::unique_ptr<extra_type_info_record_t>>>(new std::vector<std::unique_ptr<extra_type_info_record_t>>());
    const int l_items = num_items();
    for (int i = 0; i < l_items; i++) {
        m_items->push_back(std::move(std::unique_ptr<extra_type_info_record_t>(new extra_type_info_record_t(m__io, this, m__root))));
    }
    m_trailing = m__io->read_bytes_full();
}

rntuple_t::extra_type_info_list_body_t::~extra_type_info_list_body_t() {
    _clean_up();
}

void rntuple_t::extra_type_info_list_body_t::_clean_up() {
}

rntuple_t::extra_type_info_record_t::extra_type_info_record_t(kaitai::kstream* p__io, rntuple_t::extra_type_info_list_body_t* p__parent, rntuple_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_body = nullptr;
    m__io__raw_body = nullptr;
    _read();
}

void rntuple_t::extra_type_info_record_t::_read() {
    m_len_frame = m__io->read_s8le();
    {
        int64_t _ = m_len_frame;
        if (!( ((static_cast<int64_t>(_) >= static_cast<int64_t>(8)) && (static_cast<int64_t>(static_cast<int64_t>(_) - static_cast<int64_t>(static_cast<int64_t>(_io()->size()) - static_cast<int64_t>(_io()->pos()))) <= static_cast<int64_t>(8))) )) {
            throw kaitai::validation_expr_error<int64_t>(m_len_frame, m__io, std::string("/types/extra_type_info_record/seq/0"));
        }
    }
    m__raw_body = m__io->read_bytes(len_frame() - 8);
    m__io__raw_body = std::unique_ptr<kaitai::kstream>(new kaitai::kstream(m__raw_body));
    m_body = std::unique_ptr<extra_type_info_t>(new extra_type_info_t(m__io__raw_body.get(), this, m__root));
}

rntuple_t::extra_type_info_record_t::~extra_type_info_record_t() {
    _clean_up();
}

void rntuple_t::extra_type_info_record_t::_clean_up() {
}

rntuple_t::feature_flag_word_t::feature_flag_word_t(kaitai::kstream* p__io, rntuple_t::feature_flags_t* p__parent, rntuple_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    _read();
}

void rntuple_t::feature_flag_word_t::_read() {
    m_lo = m__io->read_u4le();
    m_hi = m__io->read_s4le();
}

rntuple_t::feature_flag_word_t::~feature_flag_word_t() {
    _clean_up();
}

void rntuple_t::feature_flag_word_t::_clean_up() {
}

rntuple_t::feature_flags_t::feature_flags_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent, rntuple_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_words = nullptr;
    _read();
}

void rntuple_t::feature_flags_t::_read() {
    m_words = std::unique_ptr<std::vector<std::unique_ptr<feature_flag_word_t>>>(new std::vector<std::unique_ptr<feature_flag_word_t>>());
    {
        int i = 0;
        feature_flag_word_t* _;
        do {
            _ = new feature_flag_word_t(m__io, this, m__root);
            m_words->push_back(std::move(std::unique_ptr<feature_flag_word_t>(_)));
            i++;
        } while (!(_->hi() >= 0));
    }
}

rntuple_t::feature_flags_t::~feature_flags_t() {
    _clean_up();
}

void rntuple_t::feature_flags_t::_clean_up() {
}

rntuple_t::field_t::field_t(kaitai::kstream* p__io, rntuple_t::field_record_t* p__parent, rntuple_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_name = nullptr;
    m_type_name = nullptr;
    m_type_alias = nullptr;
    m_description = nullptr;
    f_has_type_checksum = false;
    f_is_projected = false;
    f_is_repetitive = false;
    _read();
}

void rntuple_t::field_t::_read() {
    m_field_version = m__io->read_u4le();
    m_type_version = m__io->read_u4le();
    m_parent_id = m__io->read_u4le();
    m_role = m__io->read_u2le();
    m_flags = m__io->read_u2le();
    m_name = std::unique_ptr<counted_string_t>(new counted_string_t(m__io, this, m__root));
    m_type_name = std::unique_ptr<counted_string_t>(new counted_string_t(m__io, this, m__root));
    m_type_alias = std::unique_ptr<counted_string_t>(new counted_string_t(m__io, this, m__root));
    m_description = std::unique_ptr<counted_string_t>(new counted_string_t(m__io, this, m__root));
    n_array_size = true;
    if (is_repetitive()) {
        n_array_size = false;
        m_array_size = m__io->read_u8le();
    }
    n_source_field_id = true;
    if (is_projected()) {
        n_source_field_id = false;
        m_source_field_id = m__io->read_u4le();
    }
    n_type_checksum = true;
    if (has_type_checksum()) {
        n_type_checksum = false;
        m_type_checksum = m__io->read_u4le();
    }
    m_trailing = m__io->read_bytes_full();
}

rntuple_t::field_t::~field_t() {
    _clean_up();
}

void rntuple_t::field_t::_clean_up() {
    if (!n_array_size) {
    }
    if (!n_source_field_id) {
    }
    if (!n_type_checksum) {
    }
}

bool rntuple_t::field_t::has_type_checksum() {
    if (f_has_type_checksum)
        return m_has_type_checksum;
    m_has_type_checksum = (flags() & 4) != 0;
    f_has_type_checksum = true;
    return m_has_type_checksum;
}

bool rntuple_t::field_t::is_projected() {
    if (f_is_projected)
        return m_is_projected;
    m_is_projected = (flags() & 2) != 0;
    f_is_projected = true;
    return m_is_projected;
}

bool rntuple_t::field_t::is_repetitive() {
    if (f_is_repetitive)
        return m_is_repetitive;
    m_is_repetitive = (flags() & 1) != 0;
    f_is_repetitive = true;
    return m_is_repetitive;
}

rntuple_t::field_list_t::field_list_t(kaitai::kstream* p__io, rntuple_t::schema_t* p__parent, rntuple_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_body = nullptr;
    m__io__raw_body = nullptr;
    _read();
}

void rntuple_t::field_list_t::_read() {
    m_len_frame = m__io->read_s8le();
    {
        int64_t _ = m_len_frame;
        if (!( ((static_cast<int64_t>(_) <= -(static_cast<int64_t>(12))) && (static_cast<int64_t>(static_cast<int64_t>(_) + static_cast<int64_t>(static_cast<int64_t>(_io()->size()) - static_cast<int64_t>(_io()->pos()))) >= -(static_cast<int64_t>(8)))) )) {
            throw kaitai::validation_expr_error<int64_t>(m_len_frame, m__io, std::string("/types/field_list/seq/0"));
        }
    }
    m__raw_body = m__io->read_bytes(-(len_frame()) - 8);
    m__io__raw_body = std::unique_ptr<kaitai::kstream>(new kaitai::kstream(m__raw_body));
    m_body = std::unique_ptr<field_list_body_t>(new field_list_body_t(m__io__raw_body.get(), this, m__root));
}

rntuple_t::field_list_t::~field_list_t() {
    _clean_up();
}

void rntuple_t::field_list_t::_clean_up() {
}

rntuple_t::field_list_body_t::field_list_body_t(kaitai::kstream* p__io, rntuple_t::field_list_t* p__parent, rntuple_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_items = nullptr;
    _read();
}

void rntuple_t::field_list_body_t::_read() {
    m_num_items = m__io->read_u4le();
    {
        uint32_t _ = m_num_items;
        if (!( ((static_cast<int64_t>(_) <= static_cast<int64_t>(2147483647)) && (static_cast<int64_t>(static_cast<int64_t>(_) * static_cast<int64_t>(8)) <= static_cast<int64_t>(static_cast<int64_t>(_io()->size()) - static_cast<int64_t>(_io()->pos())))) )) {
            throw kaitai::validation_expr_error<uint32_t>(m_num_items, m__io, std::string("/types/field_list_body/seq/0"));
        }
    }
    m_items = std::unique_ptr<std::vector<std::unique_ptr<field_record_t>>>(new std::vector<std::unique_ptr<field_record_t>>());
    const int l_items = num_items();
    for (int i = 0; i < l_items; i++) {
        m_items->push_back(std::move(std::unique_ptr<field_record_t>(new field_record_t(m__io, this, m__root))));
    }
    m_trailing = m__io->read_bytes_full();
}

rntuple_t::field_list_body_t::~field_list_body_t() {
    _clean_up();
}

void rntuple_t::field_list_body_t::_clean_up() {
}

rntuple_t::field_record_t::field_record_t(kaitai::kstream* p__io, rntuple_t::field_list_body_t* p__parent, rntuple_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_body = nullptr;
    m__io__raw_body = nullptr;
    _read();
}

void rntuple_t::field_record_t::_read() {
    m_len_frame = m__io->read_s8le();
    {
        int64_t _ = m_len_frame;
        if (!( ((static_cast<int64_t>(_) >= static_cast<int64_t>(8)) && (static_cast<int64_t>(static_cast<int64_t>(_) - static_cast<int64_t>(static_cast<int64_t>(_io()->size()) - static_cast<int64_t>(_io()->pos()))) <= static_cast<int64_t>(8))) )) {
            throw kaitai::validation_expr_error<int64_t>(m_len_frame, m__io, std::string("/types/field_record/seq/0"));
        }
    }
    m__raw_body = m__io->read_bytes(len_frame() - 8);
    m__io__raw_body = std::unique_ptr<kaitai::kstream>(new kaitai::kstream(m__raw_body));
    m_body = std::unique_ptr<field_t>(new field_t(m__io__raw_body.get(), this, m__root));
}

rntuple_t::field_record_t::~field_record_t() {
    _clean_up();
}

void rntuple_t::field_record_t::_clean_up() {
}

rntuple_t::footer_t::footer_t(kaitai::kstream* p__io, rntuple_t* p__parent, rntuple_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_feature_flags = nullptr;
    m_schema_extension = nullptr;
    m_cluster_groups = nullptr;
    m_linked_attribute_sets = nullptr;
    _read();
}

void rntuple_t::footer_t::_read() {
    m_feature_flags = std::unique_ptr<feature_flags_t>(new feature_flags_t(m__io, this, m__root));
    m_header_checksum = m__io->read_bytes(8);
    m_schema_extension = std::unique_ptr<schema_extension_record_t>(new schema_extension_record_t(m__io, this, m__root));
    m_cluster_groups = std::unique_ptr<cluster_group_list_t>(new cluster_group_list_t(m__io, this, m__root));
    n_linked_attribute_sets = true;
    if (!(_io()->is_eof())) {
        n_linked_attribute_sets = false;
        m_linked_attribute_sets = std::unique_ptr<linked_attribute_set_list_t>(new linked_attribute_set_list_t(m__io, this, m__root));
    }
    m_trailing = m__io->read_bytes_full();
}

rntuple_t::footer_t::~footer_t() {
    _clean_up();
}

void rntuple_t::footer_t::_clean_up() {
    if (!n_linked_attribute_sets) {
    }
}

rntuple_t::header_t::header_t(kaitai::kstream* p__io, rntuple_t* p__parent, rntuple_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_feature_flags = nullptr;
    m_name = nullptr;
    m_description = nullptr;
    m_writer = nullptr;
    m_schema = nullptr;
    _read();
}

void rntuple_t::header_t::_read() {
    m_feature_flags = std::unique_ptr<feature_flags_t>(new feature_flags_t(m__io, this, m__root));
    m_name = std::unique_ptr<counted_string_t>(new counted_string_t(m__io, this, m__root));
    m_description = std::unique_ptr<counted_string_t>(new counted_string_t(m__io, this, m__root));
    m_writer = std::unique_ptr<counted_string_t>(new counted_string_t(m__io, this, m__root));
    m_schema = std::unique_ptr<schema_t>(new schema_t(m__io, this, m__root));
    m_trailing = m__io->read_bytes_full();
}

rntuple_t::header_t::~header_t() {
    _clean_up();
}

void rntuple_t::header_t::_clean_up() {
}

rntuple_t::large_locator_t::large_locator_t(kaitai::kstream* p__io, rntuple_t::locator_t* p__parent, rntuple_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    _read();
}

void rntuple_t::large_locator_t::_read() {
    m_len_range = m__io->read_u8le();
    m_ofs_range = m__io->read_u8le();
    m_trailing = m__io->read_bytes_full();
}

rntuple_t::large_locator_t::~large_locator_t() {
    _clean_up();
}

void rntuple_t::large_locator_t::_clean_up() {
}

rntuple_t::linked_attribute_set_t::linked_attribute_set_t(kaitai::kstream* p__io, rntuple_t::linked_attribute_set_record_t* p__parent, rntuple_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_locator = nullptr;
    m_name = nullptr;
    _read();
}

void rntuple_t::linked_attribute_set_t::_read() {
    m_schema_version_major = m__io->read_u2le();
    m_schema_version_minor = m__io->read_u2le();
    m_len_anchor = m__io->read_u4le();
    m_locator = std::unique_ptr<locator_t>(new locator_t(m__io, this, m__root));
    m_name = std::unique_ptr<counted_string_t>(new counted_string_t(m__io, this, m__root));
    m_trailing = m__io->read_bytes_full();
}

rntuple_t::linked_attribute_set_t::~linked_attribute_set_t() {
    _clean_up();
}

void rntuple_t::linked_attribute_set_t::_clean_up() {
}

rntuple_t::linked_attribute_set_list_t::linked_attribute_set_list_t(kaitai::kstream* p__io, rntuple_t::footer_t* p__parent, rntuple_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_body = nullptr;
    m__io__raw_body = nullptr;
    _read();
}

void rntuple_t::linked_attribute_set_list_t::_read() {
    m_len_frame = m__io->read_s8le();
    {
        int64_t _ = m_len_frame;
        if (!( ((static_cast<int64_t>(_) <= -(static_cast<int64_t>(12))) && (static_cast<int64_t>(static_cast<int64_t>(_) + static_cast<int64_t>(static_cast<int64_t>(_io()->size()) - static_cast<int64_t>(_io()->pos()))) >= -(static_cast<int64_t>(8)))) )) {
            throw kaitai::validation_expr_error<int64_t>(m_len_frame, m__io, std::string("/types/linked_attribute_set_list/seq/0"));
        }
    }
    m__raw_body = m__io->read_bytes(-(len_frame()) - 8);
    m__io__raw_body = std::unique_ptr<kaitai::kstream>(new kaitai::kstream(m__raw_body));
    m_body = std::unique_ptr<linked_attribute_set_list_body_t>(new linked_attribute_set_list_body_t(m__io__raw_body.get(), this, m__root));
}

rntuple_t::linked_attribute_set_list_t::~linked_attribute_set_list_t() {
    _clean_up();
}

void rntuple_t::linked_attribute_set_list_t::_clean_up() {
}

rntuple_t::linked_attribute_set_list_body_t::linked_attribute_set_list_body_t(kaitai::kstream* p__io, rntuple_t::linked_attribute_set_list_t* p__parent, rntuple_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_items = nullptr;
    _read();
}

void rntuple_t::linked_attribute_set_list_body_t::_read() {
    m_num_items = m__io->read_u4le();
    {
        uint32_t _ = m_num_items;
        if (!( ((static_cast<int64_t>(_) <= static_cast<int64_t>(2147483647)) && (static_cast<int64_t>(static_cast<int64_t>(_) * static_cast<int64_t>(8)) <= static_cast<int64_t>(static_cast<int64_t>(_io()->size()) - static_cast<int64_t>(_io()->pos())))) )) {
            throw kaitai::validation_expr_error<uint32_t>(m_num_items, m__io, std::string("/types/linked_attribute_set_list_body/seq/0"));
        }
    }
    m_items = std::unique_ptr<std::vector<std::unique_ptr<linked_attribute_set_record_t>>>(new std::vector<std::unique_ptr<linked_attribute_set_record_t>>());
    const int l_items = num_items();
    for (int i = 0; i < l_items; i++) {
        m_items->push_back(std::move(std::unique_ptr<linked_attribute_set_record_t>(new linked_attribute_set_record_t(m__io, this, m__root))));
    }
    m_trailing = m__io->read_bytes_full();
}

rntuple_t::linked_attribute_set_list_body_t::~linked_attribute_set_list_body_t() {
    _clean_up();
}

void rntuple_t::linked_attribute_set_list_body_t::_clean_up() {
}

rntuple_t::linked_attribute_set_record_t::linked_attribute_set_record_t(kaitai::kstream* p__io, rntuple_t::linked_attribute_set_list_body_t* p__parent, rntuple_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_body = nullptr;
    m__io__raw_body = nullptr;
    _read();
}

void rntuple_t::linked_attribute_set_record_t::_read() {
    m_len_frame = m__io->read_s8le();
    {
        int64_t _ = m_len_frame;
        if (!( ((static_cast<int64_t>(_) >= static_cast<int64_t>(8)) && (static_cast<int64_t>(static_cast<int64_t>(_) - static_cast<int64_t>(static_cast<int64_t>(_io()->size()) - static_cast<int64_t>(_io()->pos()))) <= static_cast<int64_t>(8))) )) {
            throw kaitai::validation_expr_error<int64_t>(m_len_frame, m__io, std::string("/types/linked_attribute_set_record/seq/0"));
        }
    }
    m__raw_body = m__io->read_bytes(len_frame() - 8);
    m__io__raw_body = std::unique_ptr<kaitai::kstream>(new kaitai::kstream(m__raw_body));
    m_body = std::unique_ptr<linked_attribute_set_t>(new linked_attribute_set_t(m__io__raw_body.get(), this, m__root));
}

rntuple_t::linked_attribute_set_record_t::~linked_attribute_set_record_t() {
    _clean_up();
}

void rntuple_t::linked_attribute_set_record_t::_clean_up() {
}

rntuple_t::locator_t::locator_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent, rntuple_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m__io__raw_payload = nullptr;
    f_kind = false;
    f_len_self = false;
    f_negated_head = false;
    f_reserved = false;
    _read();
}

void rntuple_t::locator_t::_read() {
    m_head = m__io->read_s4le();
    {
        int32_t _ = m_head;
        if (!( ((static_cast<int64_t>(_) >= static_cast<int64_t>(0)) || (static_cast<int64_t>(kaitai::kstream::mod(static_cast<int64_t>(static_cast<int64_t>(0) - static_cast<int64_t>(_)), static_cast<int64_t>(65536))) >= static_cast<int64_t>(4))) )) {
            throw kaitai::validation_expr_error<int32_t>(m_head, m__io, std::string("/types/locator/seq/0"));
        }
    }
    n_ofs_range = true;
    if (head() >= 0) {
        n_ofs_range = false;
        m_ofs_range = m__io->read_u8le();
    }
    n_payload = true;
    if (head() < 0) {
        n_payload = false;
        switch (kind()) {
        case 1: {
            m__raw_payload = m__io->read_bytes(static_cast<int64_t>(static_cast<int64_t>(len_self()) - static_cast<int64_t>(4)));
            m__io__raw_payload = std::unique_ptr<kaitai::kstream>(new kaitai::kstream(m__raw_payload));
            m_payload = std::unique_ptr<large_locator_t>(new large_locator_t(m__io__raw_payload.get(), this, m__root));
            break;
        }
        default: {
            m__raw_payload = m__io->read_bytes(static_cast<int64_t>(static_cast<int64_t>(len_self()) - static_cast<int64_t>(4)));
            m__io__raw_payload = std::unique_ptr<kaitai::kstream>(new kaitai::kstream(m__raw_payload));
            m_payload = std::unique_ptr<unknown_payload_t>(new unknown_payload_t(m__io__raw_payload.get(), this, m__root));
            break;
        }
        }
    }
}

rntuple_t::locator_t::~locator_t() {
    _clean_up();
}

void rntuple_t::locator_t::_clean_up() {
    if (!n_ofs_range) {
    }
    if (!n_payload) {
    }
}

uint8_t rntuple_t::locator_t::kind() {
    if (f_kind)
        return m_kind;
    m_kind = static_cast<uint8_t>(static_cast<int64_t>(negated_head()) / static_cast<int64_t>(16777216));
    f_kind = true;
    return m_kind;
}

int64_t rntuple_t::locator_t::len_self() {
    if (f_len_self)
        return m_len_self;
    m_len_self = static_cast<int64_t>(kaitai::kstream::mod(static_cast<int64_t>(negated_head()), static_cast<int64_t>(65536)));
    f_len_self = true;
    return m_len_self;
}

int64_t rntuple_t::locator_t::negated_head() {
    if (f_negated_head)
        return m_negated_head;
    m_negated_head = static_cast<int64_t>(((static_cast<int64_t>(head()) < static_cast<int64_t>(0)) ? (static_cast<int64_t>(static_cast<int64_t>(0) - static_cast<int64_t>(head()))) : (static_cast<int64_t>(0))));
    f_negated_head = true;
    return m_negated_head;
}

int64_t rntuple_t::locator_t::reserved() {
    if (f_reserved)
        return m_reserved;
    m_reserved = static_cast<int64_t>(kaitai::kstream::mod(static_cast<int64_t>(static_cast<int64_t>(negated_head()) / static_cast<int64_t>(65536)), static_cast<int64_t>(256)));
    f_reserved = true;
    return m_reserved;
}

rntuple_t::page_t::page_t(kaitai::kstream* p__io, rntuple_t::column_pages_body_t* p__parent, rntuple_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_locator = nullptr;
    f_has_checksum = false;
    f_num_elements = false;
    _read();
}

void rntuple_t::page_t::_read() {
    m_num_elements_signed = m__io->read_s4le();
    m_locator = std::unique_ptr<locator_t>(new locator_t(m__io, this, m__root));
}

rntuple_t::page_t::~page_t() {
    _clean_up();
}

void rntuple_t::page_t::_clean_up() {
}

bool rntuple_t::page_t::has_checksum() {
    if (f_has_checksum)
        return m_has_checksum;
    m_has_checksum = num_elements_signed() < 0;
    f_has_checksum = true;
    return m_has_checksum;
}

int64_t rntuple_t::page_t::num_elements() {
    if (f_num_elements)
        return m_num_elements;
    m_num_elements = static_cast<int64_t>(((static_cast<int64_t>(num_elements_signed()) < static_cast<int64_t>(0)) ? (static_cast<int64_t>(static_cast<int64_t>(0) - static_cast<int64_t>(num_elements_signed()))) : (static_cast<int64_t>(num_elements_signed()))));
    f_num_elements = true;
    return m_num_elements;
}

rntuple_t::page_list_t::page_list_t(kaitai::kstream* p__io, rntuple_t* p__parent, rntuple_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_cluster_summaries = nullptr;
    m_page_locations = nullptr;
    _read();
}

void rntuple_t::page_list_t::_read() {
    m_header_checksum = m__io->read_bytes(8);
    m_cluster_summaries = std::unique_ptr<cluster_summary_list_t>(new cluster_summary_list_t(m__io, this, m__root));
    m_page_locations = std::unique_ptr<cluster_pages_list_t>(new cluster_pages_list_t(m__io, this, m__root));
    m_trailing = m__io->read_bytes_full();
}

rntuple_t::page_list_t::~page_list_t() {
    _clean_up();
}

void rntuple_t::page_list_t::_clean_up() {
}

rntuple_t::schema_t::schema_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent, rntuple_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_fields = nullptr;
    m_columns = nullptr;
    m_alias_columns = nullptr;
    m_extra_type_infos = nullptr;
    _read();
}

void rntuple_t::schema_t::_read() {
    m_fields = std::unique_ptr<field_list_t>(new field_list_t(m__io, this, m__root));
    m_columns = std::unique_ptr<column_list_t>(new column_list_t(m__io, this, m__root));
    m_alias_columns = std::unique_ptr<alias_column_list_t>(new alias_column_list_t(m__io, this, m__root));
    m_extra_type_infos = std::unique_ptr<extra_type_info_list_t>(new extra_type_info_list_t(m__io, this, m__root));
}

rntuple_t::schema_t::~schema_t() {
    _clean_up();
}

void rntuple_t::schema_t::_clean_up() {
}

rntuple_t::schema_extension_t::schema_extension_t(kaitai::kstream* p__io, rntuple_t::schema_extension_record_t* p__parent, rntuple_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_schema = nullptr;
    _read();
}

void rntuple_t::schema_extension_t::_read() {
    n_schema = true;
    if (!(_io()->is_eof())) {
        n_schema = false;
        m_schema = std::unique_ptr<schema_t>(new schema_t(m__io, this, m__root));
    }
    m_trailing = m__io->read_bytes_full();
}

rntuple_t::schema_extension_t::~schema_extension_t() {
    _clean_up();
}

void rntuple_t::schema_extension_t::_clean_up() {
    if (!n_schema) {
    }
}

rntuple_t::schema_extension_record_t::schema_extension_record_t(kaitai::kstream* p__io, rntuple_t::footer_t* p__parent, rntuple_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_body = nullptr;
    m__io__raw_body = nullptr;
    _read();
}

void rntuple_t::schema_extension_record_t::_read() {
    m_len_frame = m__io->read_s8le();
    {
        int64_t _ = m_len_frame;
        if (!( ((static_cast<int64_t>(_) >= static_cast<int64_t>(8)) && (static_cast<int64_t>(static_cast<int64_t>(_) - static_cast<int64_t>(static_cast<int64_t>(_io()->size()) - static_cast<int64_t>(_io()->pos()))) <= static_cast<int64_t>(8))) )) {
            throw kaitai::validation_expr_error<int64_t>(m_len_frame, m__io, std::string("/types/schema_extension_record/seq/0"));
        }
    }
    m__raw_body = m__io->read_bytes(len_frame() - 8);
    m__io__raw_body = std::unique_ptr<kaitai::kstream>(new kaitai::kstream(m__raw_body));
    m_body = std::unique_ptr<schema_extension_t>(new schema_extension_t(m__io__raw_body.get(), this, m__root));
}

rntuple_t::schema_extension_record_t::~schema_extension_record_t() {
    _clean_up();
}

void rntuple_t::schema_extension_record_t::_clean_up() {
}

rntuple_t::unknown_payload_t::unknown_payload_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent, rntuple_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    _read();
}

void rntuple_t::unknown_payload_t::_read() {
    m_raw = m__io->read_bytes_full();
}

rntuple_t::unknown_payload_t::~unknown_payload_t() {
    _clean_up();
}

void rntuple_t::unknown_payload_t::_clean_up() {
}

rntuple_t::value_range_t::value_range_t(kaitai::kstream* p__io, rntuple_t::column_t* p__parent, rntuple_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    _read();
}

void rntuple_t::value_range_t::_read() {
    m_min = m__io->read_f8le();
    m_max = m__io->read_f8le();
}

rntuple_t::value_range_t::~value_range_t() {
    _clean_up();
}

void rntuple_t::value_range_t::_clean_up() {
}

uint64_t rntuple_t::len_envelope() {
    if (f_len_envelope)
        return m_len_envelope;
    m_len_envelope = static_cast<uint64_t>(static_cast<uint64_t>(len_envelope_lo()) + static_cast<uint64_t>(static_cast<uint64_t>(len_envelope_hi()) * static_cast<uint64_t>(4294967296LL)));
    f_len_envelope = true;
    return m_len_envelope;
}

}  // namespace rntuple
