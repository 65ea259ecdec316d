// Generated from spec/rntuple_rc1.ksy by tools/generate; edit spec/parts/rntuple_rc1.ksy and run `make generate`.
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

#include <rntuple/rntuple_rc1.h>

namespace rntuple {
const std::set<rntuple_rc1_t::cluster_flag_t> rntuple_rc1_t::_values_cluster_flag_t{
    rntuple_rc1_t::CLUSTER_FLAG_SHARDED,
};
bool rntuple_rc1_t::_is_defined_cluster_flag_t(rntuple_rc1_t::cluster_flag_t v) {
    return rntuple_rc1_t::_values_cluster_flag_t.find(v) != rntuple_rc1_t::_values_cluster_flag_t.end();
}
const std::set<rntuple_rc1_t::column_flag_t> rntuple_rc1_t::_values_column_flag_t{
    rntuple_rc1_t::COLUMN_FLAG_SORTED_ASCENDING,
    rntuple_rc1_t::COLUMN_FLAG_SORTED_DESCENDING,
    rntuple_rc1_t::COLUMN_FLAG_NON_NEGATIVE,
    rntuple_rc1_t::COLUMN_FLAG_DEFERRED,
};
bool rntuple_rc1_t::_is_defined_column_flag_t(rntuple_rc1_t::column_flag_t v) {
    return rntuple_rc1_t::_values_column_flag_t.find(v) != rntuple_rc1_t::_values_column_flag_t.end();
}
const std::set<rntuple_rc1_t::column_type_t> rntuple_rc1_t::_values_column_type_t{
    rntuple_rc1_t::COLUMN_TYPE_INDEX64,
    rntuple_rc1_t::COLUMN_TYPE_INDEX32,
    rntuple_rc1_t::COLUMN_TYPE_SWITCH,
    rntuple_rc1_t::COLUMN_TYPE_BYTE,
    rntuple_rc1_t::COLUMN_TYPE_CHAR,
    rntuple_rc1_t::COLUMN_TYPE_BIT,
    rntuple_rc1_t::COLUMN_TYPE_REAL64,
    rntuple_rc1_t::COLUMN_TYPE_REAL32,
    rntuple_rc1_t::COLUMN_TYPE_REAL16,
    rntuple_rc1_t::COLUMN_TYPE_UINT64,
    rntuple_rc1_t::COLUMN_TYPE_UINT32,
    rntuple_rc1_t::COLUMN_TYPE_UINT16,
    rntuple_rc1_t::COLUMN_TYPE_UINT8,
    rntuple_rc1_t::COLUMN_TYPE_SPLIT_INDEX64,
    rntuple_rc1_t::COLUMN_TYPE_SPLIT_INDEX32,
    rntuple_rc1_t::COLUMN_TYPE_SPLIT_REAL64,
    rntuple_rc1_t::COLUMN_TYPE_SPLIT_REAL32,
    rntuple_rc1_t::COLUMN_TYPE_SPLIT_REAL16,
    rntuple_rc1_t::COLUMN_TYPE_SPLIT_UINT64,
    rntuple_rc1_t::COLUMN_TYPE_SPLIT_UINT32,
    rntuple_rc1_t::COLUMN_TYPE_SPLIT_UINT16,
    rntuple_rc1_t::COLUMN_TYPE_INT64,
    rntuple_rc1_t::COLUMN_TYPE_INT32,
    rntuple_rc1_t::COLUMN_TYPE_INT16,
    rntuple_rc1_t::COLUMN_TYPE_INT8,
    rntuple_rc1_t::COLUMN_TYPE_SPLIT_INT64,
    rntuple_rc1_t::COLUMN_TYPE_SPLIT_INT32,
    rntuple_rc1_t::COLUMN_TYPE_SPLIT_INT16,
};
bool rntuple_rc1_t::_is_defined_column_type_t(rntuple_rc1_t::column_type_t v) {
    return rntuple_rc1_t::_values_column_type_t.find(v) != rntuple_rc1_t::_values_column_type_t.end();
}
const std::set<rntuple_rc1_t::extra_type_info_content_t> rntuple_rc1_t::_values_extra_type_info_content_t{
    rntuple_rc1_t::EXTRA_TYPE_INFO_CONTENT_DEFINITION,
};
bool rntuple_rc1_t::_is_defined_extra_type_info_content_t(rntuple_rc1_t::extra_type_info_content_t v) {
    return rntuple_rc1_t::_values_extra_type_info_content_t.find(v) != rntuple_rc1_t::_values_extra_type_info_content_t.end();
}
const std::set<rntuple_rc1_t::field_flag_t> rntuple_rc1_t::_values_field_flag_t{
    rntuple_rc1_t::FIELD_FLAG_REPETITIVE,
};
bool rntuple_rc1_t::_is_defined_field_flag_t(rntuple_rc1_t::field_flag_t v) {
    return rntuple_rc1_t::_values_field_flag_t.find(v) != rntuple_rc1_t::_values_field_flag_t.end();
}
const std::set<rntuple_rc1_t::field_role_t> rntuple_rc1_t::_values_field_role_t{
    rntuple_rc1_t::FIELD_ROLE_PLAIN,
    rntuple_rc1_t::FIELD_ROLE_COLLECTION,
    rntuple_rc1_t::FIELD_ROLE_RECORD,
    rntuple_rc1_t::FIELD_ROLE_VARIANT,
    rntuple_rc1_t::FIELD_ROLE_REFERENCE,
};
bool rntuple_rc1_t::_is_defined_field_role_t(rntuple_rc1_t::field_role_t v) {
    return rntuple_rc1_t::_values_field_role_t.find(v) != rntuple_rc1_t::_values_field_role_t.end();
}
const std::set<rntuple_rc1_t::locator_kind_t> rntuple_rc1_t::_values_locator_kind_t{
    rntuple_rc1_t::LOCATOR_KIND_STANDARD,
    rntuple_rc1_t::LOCATOR_KIND_URI,
    rntuple_rc1_t::LOCATOR_KIND_DAOS,
};
bool rntuple_rc1_t::_is_defined_locator_kind_t(rntuple_rc1_t::locator_kind_t v) {
    return rntuple_rc1_t::_values_locator_kind_t.find(v) != rntuple_rc1_t::_values_locator_kind_t.end();
}
const std::set<rntuple_rc1_t::meta_data_type_t> rntuple_rc1_t::_values_meta_data_type_t{
    rntuple_rc1_t::META_DATA_TYPE_INT64,
    rntuple_rc1_t::META_DATA_TYPE_BOOL,
    rntuple_rc1_t::META_DATA_TYPE_FLOAT64,
    rntuple_rc1_t::META_DATA_TYPE_STRING,
};
bool rntuple_rc1_t::_is_defined_meta_data_type_t(rntuple_rc1_t::meta_data_type_t v) {
    return rntuple_rc1_t::_values_meta_data_type_t.find(v) != rntuple_rc1_t::_values_meta_data_type_t.end();
}
const std::set<rntuple_rc1_t::page_flag_t> rntuple_rc1_t::_values_page_flag_t{
    rntuple_rc1_t::PAGE_FLAG_CHECKSUM,
};
bool rntuple_rc1_t::_is_defined_page_flag_t(rntuple_rc1_t::page_flag_t v) {
    return rntuple_rc1_t::_values_page_flag_t.find(v) != rntuple_rc1_t::_values_page_flag_t.end();
}

rntuple_rc1_t::rntuple_rc1_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent, rntuple_rc1_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root ? p__root : this;
    m_preamble = nullptr;
    _read();
}

void rntuple_rc1_t::_read() {
    m_preamble = std::unique_ptr<envelope_preamble_t>(new envelope_preamble_t(m__io, this, m__root));
    m_payload = m__io->read_bytes(static_cast<int64_t>(static_cast<int64_t>(static_cast<int64_t>(_io()->size()) - static_cast<int64_t>(_io()->pos())) - static_cast<int64_t>(4)));
    m_checksum = m__io->read_bytes(4);
}

rntuple_rc1_t::~rntuple_rc1_t() {
    _clean_up();
}

void rntuple_rc1_t::_clean_up() {
}

rntuple_rc1_t::alias_column_t::alias_column_t(kaitai::kstream* p__io, rntuple_rc1_t::alias_column_record_t* p__parent, rntuple_rc1_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    _read();
}

void rntuple_rc1_t::alias_column_t::_read() {
    m_physical_column_id = m__io->read_u4le();
    m_field_id = m__io->read_u4le();
    m_trailing = m__io->read_bytes_full();
}

rntuple_rc1_t::alias_column_t::~alias_column_t() {
    _clean_up();
}

void rntuple_rc1_t::alias_column_t::_clean_up() {
}

rntuple_rc1_t::alias_column_list_t::alias_column_list_t(kaitai::kstream* p__io, rntuple_rc1_t::schema_t* p__parent, rntuple_rc1_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_body = nullptr;
    m__io__raw_body = nullptr;
    _read();
}

void rntuple_rc1_t::alias_column_list_t::_read() {
    m_len_frame = m__io->read_s4le();
    {
        int32_t _ = m_len_frame;
        if (!( ((static_cast<int64_t>(_) <= -(static_cast<int64_t>(8))) && (static_cast<int64_t>(static_cast<int64_t>(_) + static_cast<int64_t>(static_cast<int64_t>(_io()->size()) - static_cast<int64_t>(_io()->pos()))) >= -(static_cast<int64_t>(4)))) )) {
            throw kaitai::validation_expr_error<int32_t>(m_len_frame, m__io, std::string("/types/alias_column_list/seq/0"));
        }
    }
    m__raw_body = m__io->read_bytes(-(len_frame()) - 4);
    m__io__raw_body = std::unique_ptr<kaitai::kstream>(new kaitai::kstream(m__raw_body));
    m_body = std::unique_ptr<alias_column_list_body_t>(new alias_column_list_body_t(m__io__raw_body.get(), this, m__root));
}

rntuple_rc1_t::alias_column_list_t::~alias_column_list_t() {
    _clean_up();
}

void rntuple_rc1_t::alias_column_list_t::_clean_up() {
}

rntuple_rc1_t::alias_column_list_body_t::alias_column_list_body_t(kaitai::kstream* p__io, rntuple_rc1_t::alias_column_list_t* p__parent, rntuple_rc1_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_items = nullptr;
    f_num_items = false;
    f_reserved = false;
    _read();
}

void rntuple_rc1_t::alias_column_list_body_t::_read() {
    m_num_items_and_reserved = m__io->read_u4le();
    {
        uint32_t _ = m_num_items_and_reserved;
        if (!(static_cast<int64_t>(static_cast<int64_t>(kaitai::kstream::mod(static_cast<int64_t>(_), static_cast<int64_t>(268435456))) * static_cast<int64_t>(4)) <= static_cast<int64_t>(static_cast<int64_t>(_io()->size()) - static_cast<int64_t>(_io()->pos())))) {
            throw kaitai::validation_expr_error<uint32_t>(m_num_items_and_reserved, m__io, std::string("/types/alias_column_list_body/seq/0"));
        }
    }
    m_items = std::unique_ptr<std::vector<std::unique_ptr<alias_column_record_t>>>(new std::vector<std::unique_ptr<alias_column_record_t>>());
    const int l_items = num_items();
    for (int i = 0; i < l_items; i++) {
        m_items->push_back(std::move(std::unique_ptr<alias_column_record_t>(new alias_column_record_t(m__io, this, m__root))));
    }
    m_trailing = m__io->read_bytes_full();
}

rntuple_rc1_t::alias_column_list_body_t::~alias_column_list_body_t() {
    _clean_up();
}

void rntuple_rc1_t::alias_column_list_body_t::_clean_up() {
}

uint64_t rntuple_rc1_t::alias_column_list_body_t::num_items() {
    if (f_num_items)
        return m_num_items;
    m_num_items = static_cast<uint64_t>(kaitai::kstream::mod(static_cast<uint64_t>(num_items_and_reserved()), static_cast<uint64_t>(268435456)));
    f_num_items = true;
    return m_num_items;
}

uint64_t rntuple_rc1_t::alias_column_list_body_t::reserved() {
    if (f_reserved)
        return m_reserved;
    m_reserved = static_cast<uint64_t>(static_cast<uint64_t>(num_items_and_reserved()) / static_cast<uint64_t>(268435456));
    f_reserved = true;
    return m_reserved;
}

rntuple_rc1_t::alias_column_record_t::alias_column_record_t(kaitai::kstream* p__io, rntuple_rc1_t::alias_column_list_body_t* p__parent, rntuple_rc1_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_body = nullptr;
    m__io__raw_body = nullptr;
    _read();
}

void rntuple_rc1_t::alias_column_record_t::_read() {
    m_len_frame = m__io->read_s4le();
    {
        int32_t _ = m_len_frame;
        if (!( ((static_cast<int64_t>(_) >= static_cast<int64_t>(4)) && (static_cast<int64_t>(static_cast<int64_t>(_) - static_cast<int64_t>(static_cast<int64_t>(_io()->size()) - static_cast<int64_t>(_io()->pos()))) <= static_cast<int64_t>(4))) )) {
            throw kaitai::validation_expr_error<int32_t>(m_len_frame, m__io, std::string("/types/alias_column_record/seq/0"));
        }
    }
    m__raw_body = m__io->read_bytes(len_frame() - 4);
    m__io__raw_body = std::unique_ptr<kaitai::kstream>(new kaitai::kstream(m__raw_body));
    m_body = std::unique_ptr<alias_column_t>(new alias_column_t(m__io__raw_body.get(), this, m__root));
}

rntuple_rc1_t::alias_column_record_t::~alias_column_record_t() {
    _clean_up();
}

void rntuple_rc1_t::alias_column_record_t::_clean_up() {
}

rntuple_rc1_t::bool_list_t::bool_list_t(kaitai::kstream* p__io, rntuple_rc1_t::meta_data_entry_t* p__parent, rntuple_rc1_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_body = nullptr;
    m__io__raw_body = nullptr;
    _read();
}

void rntuple_rc1_t::bool_list_t::_read() {
    m_len_frame = m__io->read_s4le();
    {
        int32_t _ = m_len_frame;
        if (!( ((static_cast<int64_t>(_) <= -(static_cast<int64_t>(8))) && (static_cast<int64_t>(static_cast<int64_t>(_) + static_cast<int64_t>(static_cast<int64_t>(_io()->size()) - static_cast<int64_t>(_io()->pos()))) >= -(static_cast<int64_t>(4)))) )) {
            throw kaitai::validation_expr_error<int32_t>(m_len_frame, m__io, std::string("/types/bool_list/seq/0"));
        }
    }
    m__raw_body = m__io->read_bytes(-(len_frame()) - 4);
    m__io__raw_body = std::unique_ptr<kaitai::kstream>(new kaitai::kstream(m__raw_body));
    m_body = std::unique_ptr<bool_list_body_t>(new bool_list_body_t(m__io__raw_body.get(), this, m__root));
}

rntuple_rc1_t::bool_list_t::~bool_list_t() {
    _clean_up();
}

void rntuple_rc1_t::bool_list_t::_clean_up() {
}

rntuple_rc1_t::bool_list_body_t::bool_list_body_t(kaitai::kstream* p__io, rntuple_rc1_t::bool_list_t* p__parent, rntuple_rc1_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_items = nullptr;
    f_num_items = false;
    f_reserved = false;
    _read();
}

void rntuple_rc1_t::bool_list_body_t::_read() {
    m_num_items_and_reserved = m__io->read_u4le();
    {
        uint32_t _ = m_num_items_and_reserved;
        if (!(static_cast<int64_t>(static_cast<int64_t>(kaitai::kstream::mod(static_cast<int64_t>(_), static_cast<int64_t>(268435456))) * static_cast<int64_t>(1)) <= static_cast<int64_t>(static_cast<int64_t>(_io()->size()) - static_cast<int64_t>(_io()->pos())))) {
            throw kaitai::validation_expr_error<uint32_t>(m_num_items_and_reserved, m__io, std::string("/types/bool_list_body/seq/0"));
        }
    }
    m_items = std::unique_ptr<std::vector<uint8_t>>(new std::vector<uint8_t>());
    const int l_items = num_items();
    for (int i = 0; i < l_items; i++) {
        m_items->push_back(std::move(m__io->read_u1()));
    }
    m_trailing = m__io->read_bytes_full();
}

rntuple_rc1_t::bool_list_body_t::~bool_list_body_t() {
    _clean_up();
}

void rntuple_rc1_t::bool_list_body_t::_clean_up() {
}

uint64_t rntuple_rc1_t::bool_list_body_t::num_items() {
    if (f_num_items)
        return m_num_items;
    m_num_items = static_cast<uint64_t>(kaitai::kstream::mod(static_cast<uint64_t>(num_items_and_reserved()), static_cast<uint64_t>(268435456)));
    f_num_items = true;
    return m_num_items;
}

uint64_t rntuple_rc1_t::bool_list_body_t::reserved() {
    if (f_reserved)
        return m_reserved;
    m_reserved = static_cast<uint64_t>(static_cast<uint64_t>(num_items_and_reserved()) / static_cast<uint64_t>(268435456));
    f_reserved = true;
    return m_reserved;
}

rntuple_rc1_t::cluster_group_t::cluster_group_t(kaitai::kstream* p__io, rntuple_rc1_t::cluster_group_record_t* p__parent, rntuple_rc1_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_page_list_link = nullptr;
    _read();
}

void rntuple_rc1_t::cluster_group_t::_read() {
    m_num_clusters = m__io->read_u4le();
    m_page_list_link = std::unique_ptr<envelope_link_t>(new envelope_link_t(m__io, this, m__root));
    m_trailing = m__io->read_bytes_full();
}

rntuple_rc1_t::cluster_group_t::~cluster_group_t() {
    _clean_up();
}

void rntuple_rc1_t::cluster_group_t::_clean_up() {
}

rntuple_rc1_t::cluster_group_list_t::cluster_group_list_t(kaitai::kstream* p__io, rntuple_rc1_t::footer_t* p__parent, rntuple_rc1_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_body = nullptr;
    m__io__raw_body = nullptr;
    _read();
}

void rntuple_rc1_t::cluster_group_list_t::_read() {
    m_len_frame = m__io->read_s4le();
    {
        int32_t _ = m_len_frame;
        if (!( ((static_cast<int64_t>(_) <= -(static_cast<int64_t>(8))) && (static_cast<int64_t>(static_cast<int64_t>(_) + static_cast<int64_t>(static_cast<int64_t>(_io()->size()) - static_cast<int64_t>(_io()->pos()))) >= -(static_cast<int64_t>(4)))) )) {
            throw kaitai::validation_expr_error<int32_t>(m_len_frame, m__io, std::string("/types/cluster_group_list/seq/0"));
        }
    }
    m__raw_body = m__io->read_bytes(-(len_frame()) - 4);
    m__io__raw_body = std::unique_ptr<kaitai::kstream>(new kaitai::kstream(m__raw_body));
    m_body = std::unique_ptr<cluster_group_list_body_t>(new cluster_group_list_body_t(m__io__raw_body.get(), this, m__root));
}

rntuple_rc1_t::cluster_group_list_t::~cluster_group_list_t() {
    _clean_up();
}

void rntuple_rc1_t::cluster_group_list_t::_clean_up() {
}

rntuple_rc1_t::cluster_group_list_body_t::cluster_group_list_body_t(kaitai::kstream* p__io, rntuple_rc1_t::cluster_group_list_t* p__parent, rntuple_rc1_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_items = nullptr;
    f_num_items = false;
    f_reserved = false;
    _read();
}

void rntuple_rc1_t::cluster_group_list_body_t::_read() {
    m_num_items_and_reserved = m__io->read_u4le();
    {
        uint32_t _ = m_num_items_and_reserved;
        if (!(static_cast<int64_t>(static_cast<int64_t>(kaitai::kstream::mod(static_cast<int64_t>(_), static_cast<int64_t>(268435456))) * static_cast<int64_t>(4)) <= static_cast<int64_t>(static_cast<int64_t>(_io()->size()) - static_cast<int64_t>(_io()->pos())))) {
            throw kaitai::validation_expr_error<uint32_t>(m_num_items_and_reserved, m__io, std::string("/types/cluster_group_list_body/seq/0"));
        }
    }
    m_items = std::unique_ptr<std::vector<std::unique_ptr<cluster_group_record_t>>>(new std::vector<std::unique_ptr<cluster_group_record_t>>());
    const int l_items = num_items();
    for (int i = 0; i < l_items; i++) {
        m_items->push_back(std::move(std::unique_ptr<cluster_group_record_t>(new cluster_group_record_t(m__io, this, m__root))));
    }
    m_trailing = m__io->read_bytes_full();
}

rntuple_rc1_t::cluster_group_list_body_t::~cluster_group_list_body_t() {
    _clean_up();
}

void rntuple_rc1_t::cluster_group_list_body_t::_clean_up() {
}

uint64_t rntuple_rc1_t::cluster_group_list_body_t::num_items() {
    if (f_num_items)
        return m_num_items;
    m_num_items = static_cast<uint64_t>(kaitai::kstream::mod(static_cast<uint64_t>(num_items_and_reserved()), static_cast<uint64_t>(268435456)));
    f_num_items = true;
    return m_num_items;
}

uint64_t rntuple_rc1_t::cluster_group_list_body_t::reserved() {
    if (f_reserved)
        return m_reserved;
    m_reserved = static_cast<uint64_t>(static_cast<uint64_t>(num_items_and_reserved()) / static_cast<uint64_t>(268435456));
    f_reserved = true;
    return m_reserved;
}

rntuple_rc1_t::cluster_group_record_t::cluster_group_record_t(kaitai::kstream* p__io, rntuple_rc1_t::cluster_group_list_body_t* p__parent, rntuple_rc1_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_body = nullptr;
    m__io__raw_body = nullptr;
    _read();
}

void rntuple_rc1_t::cluster_group_record_t::_read() {
    m_len_frame = m__io->read_s4le();
    {
        int32_t _ = m_len_frame;
        if (!( ((static_cast<int64_t>(_) >= static_cast<int64_t>(4)) && (static_cast<int64_t>(static_cast<int64_t>(_) - static_cast<int64_t>(static_cast<int64_t>(_io()->size()) - static_cast<int64_t>(_io()->pos()))) <= static_cast<int64_t>(4))) )) {
            throw kaitai::validation_expr_error<int32_t>(m_len_frame, m__io, std::string("/types/cluster_group_record/seq/0"));
        }
    }
    m__raw_body = m__io->read_bytes(len_frame() - 4);
    m__io__raw_body = std::unique_ptr<kaitai::kstream>(new kaitai::kstream(m__raw_body));
    m_body = std::unique_ptr<cluster_group_t>(new cluster_group_t(m__io__raw_body.get(), this, m__root));
}

rntuple_rc1_t::cluster_group_record_t::~cluster_group_record_t() {
    _clean_up();
}

void rntuple_rc1_t::cluster_group_record_t::_clean_up() {
}

rntuple_rc1_t::cluster_pages_t::cluster_pages_t(kaitai::kstream* p__io, rntuple_rc1_t::cluster_pages_list_body_t* p__parent, rntuple_rc1_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_body = nullptr;
    m__io__raw_body = nullptr;
    _read();
}

void rntuple_rc1_t::cluster_pages_t::_read() {
    m_len_frame = m__io->read_s4le();
    {
        int32_t _ = m_len_frame;
        if (!( ((static_cast<int64_t>(_) <= -(static_cast<int64_t>(8))) && (static_cast<int64_t>(static_cast<int64_t>(_) + static_cast<int64_t>(static_cast<int64_t>(_io()->size()) - static_cast<int64_t>(_io()->pos()))) >= -(static_cast<int64_t>(4)))) )) {
            throw kaitai::validation_expr_error<int32_t>(m_len_frame, m__io, std::string("/types/cluster_pages/seq/0"));
        }
    }
    m__raw_body = m__io->read_bytes(-(len_frame()) - 4);
    m__io__raw_body = std::unique_ptr<kaitai::kstream>(new kaitai::kstream(m__raw_body));
    m_body = std::unique_ptr<cluster_pages_body_t>(new cluster_pages_body_t(m__io__raw_body.get(), this, m__root));
}

rntuple_rc1_t::cluster_pages_t::~cluster_pages_t() {
    _clean_up();
}

void rntuple_rc1_t::cluster_pages_t::_clean_up() {
}

rntuple_rc1_t::cluster_pages_body_t::cluster_pages_body_t(kaitai::kstream* p__io, rntuple_rc1_t::cluster_pages_t* p__parent, rntuple_rc1_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_items = nullptr;
    f_num_items = false;
    f_reserved = false;
    _read();
}

void rntuple_rc1_t::cluster_pages_body_t::_read() {
    m_num_items_and_reserved = m__io->read_u4le();
    {
        uint32_t _ = m_num_items_and_reserved;
        if (!(static_cast<int64_t>(static_cast<int64_t>(kaitai::kstream::mod(static_cast<int64_t>(_), static_cast<int64_t>(268435456))) * static_cast<int64_t>(16)) <= static_cast<int64_t>(static_cast<int64_t>(_io()->size()) - static_cast<int64_t>(_io()->pos())))) {
            throw kaitai::validation_expr_error<uint32_t>(m_num_items_and_reserved, m__io, std::string("/types/cluster_pages_body/seq/0"));
        }
    }
    m_items = std::unique_ptr<std::vector<std::unique_ptr<column_pages_t>>>(new std::vector<std::unique_ptr<column_pages_t>>());
    const int l_items = num_items();
    for (int i = 0; i < l_items; i++) {
        m_items->push_back(std::move(std::unique_ptr<column_pages_t>(new column_pages_t(m__io, this, m__root))));
    }
    m_trailing = m__io->read_bytes_full();
}

rntuple_rc1_t::cluster_pages_body_t::~cluster_pages_body_t() {
    _clean_up();
}

void rntuple_rc1_t::cluster_pages_body_t::_clean_up() {
}

uint64_t rntuple_rc1_t::cluster_pages_body_t::num_items() {
    if (f_num_items)
        return m_num_items;
    m_num_items = static_cast<uint64_t>(kaitai::kstream::mod(static_cast<uint64_t>(num_items_and_reserved()), static_cast<uint64_t>(268435456)));
    f_num_items = true;
    return m_num_items;
}

uint64_t rntuple_rc1_t::cluster_pages_body_t::reserved() {
    if (f_reserved)
        return m_reserved;
    m_reserved = static_cast<uint64_t>(static_cast<uint64_t>(num_items_and_reserved()) / static_cast<uint64_t>(268435456));
    f_reserved = true;
    return m_reserved;
}

rntuple_rc1_t::cluster_pages_list_t::cluster_pages_list_t(kaitai::kstream* p__io, rntuple_rc1_t::page_list_t* p__parent, rntuple_rc1_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_body = nullptr;
    m__io__raw_body = nullptr;
    _read();
}

void rntuple_rc1_t::cluster_pages_list_t::_read() {
    m_len_frame = m__io->read_s4le();
    {
        int32_t _ = m_len_frame;
        if (!( ((static_cast<int64_t>(_) <= -(static_cast<int64_t>(8))) && (static_cast<int64_t>(static_cast<int64_t>(_) + static_cast<int64_t>(static_cast<int64_t>(_io()->size()) - static_cast<int64_t>(_io()->pos()))) >= -(static_cast<int64_t>(4)))) )) {
            throw kaitai::validation_expr_error<int32_t>(m_len_frame, m__io, std::string("/types/cluster_pages_list/seq/0"));
        }
    }
    m__raw_body = m__io->read_bytes(-(len_frame()) - 4);
    m__io__raw_body = std::unique_ptr<kaitai::kstream>(new kaitai::kstream(m__raw_body));
    m_body = std::unique_ptr<cluster_pages_list_body_t>(new cluster_pages_list_body_t(m__io__raw_body.get(), this, m__root));
}

rntuple_rc1_t::cluster_pages_list_t::~cluster_pages_list_t() {
    _clean_up();
}

void rntuple_rc1_t::cluster_pages_list_t::_clean_up() {
}

rntuple_rc1_t::cluster_pages_list_body_t::cluster_pages_list_body_t(kaitai::kstream* p__io, rntuple_rc1_t::cluster_pages_list_t* p__parent, rntuple_rc1_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_items = nullptr;
    f_num_items = false;
    f_reserved = false;
    _read();
}

void rntuple_rc1_t::cluster_pages_list_body_t::_read() {
    m_num_items_and_reserved = m__io->read_u4le();
    {
        uint32_t _ = m_num_items_and_reserved;
        if (!(static_cast<int64_t>(static_cast<int64_t>(kaitai::kstream::mod(static_cast<int64_t>(_), static_cast<int64_t>(268435456))) * static_cast<int64_t>(8)) <= static_cast<int64_t>(static_cast<int64_t>(_io()->size()) - static_cast<int64_t>(_io()->pos())))) {
            throw kaitai::validation_expr_error<uint32_t>(m_num_items_and_reserved, m__io, std::string("/types/cluster_pages_list_body/seq/0"));
        }
    }
    m_items = std::unique_ptr<std::vector<std::unique_ptr<cluster_pages_t>>>(new std::vector<std::unique_ptr<cluster_pages_t>>());
    const int l_items = num_items();
    for (int i = 0; i < l_items; i++) {
        m_items->push_back(std::move(std::unique_ptr<cluster_pages_t>(new cluster_pages_t(m__io, this, m__root))));
    }
    m_trailing = m__io->read_bytes_full();
}

rntuple_rc1_t::cluster_pages_list_body_t::~cluster_pages_list_body_t() {
    _clean_up();
}

void rntuple_rc1_t::cluster_pages_list_body_t::_clean_up() {
}

uint64_t rntuple_rc1_t::cluster_pages_list_body_t::num_items() {
    if (f_num_items)
        return m_num_items;
    m_num_items = static_cast<uint64_t>(kaitai::kstream::mod(static_cast<uint64_t>(num_items_and_reserved()), static_cast<uint64_t>(268435456)));
    f_num_items = true;
    return m_num_items;
}

uint64_t rntuple_rc1_t::cluster_pages_list_body_t::reserved() {
    if (f_reserved)
        return m_reserved;
    m_reserved = static_cast<uint64_t>(static_cast<uint64_t>(num_items_and_reserved()) / static_cast<uint64_t>(268435456));
    f_reserved = true;
    return m_reserved;
}

rntuple_rc1_t::cluster_summary_t::cluster_summary_t(kaitai::kstream* p__io, rntuple_rc1_t::cluster_summary_record_t* p__parent, rntuple_rc1_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    f_flags = false;
    f_is_sharded = false;
    f_num_entries = false;
    _read();
}

void rntuple_rc1_t::cluster_summary_t::_read() {
    m_first_entry = m__io->read_u8le();
    m_num_entries_lo = m__io->read_u4le();
    m_num_entries_hi = m__io->read_u4le();
    n_column_group_id = true;
    if (is_sharded()) {
        n_column_group_id = false;
        m_column_group_id = m__io->read_u4le();
    }
    m_trailing = m__io->read_bytes_full();
}

rntuple_rc1_t::cluster_summary_t::~cluster_summary_t() {
    _clean_up();
}

void rntuple_rc1_t::cluster_summary_t::_clean_up() {
    if (!n_column_group_id) {
    }
}

uint64_t rntuple_rc1_t::cluster_summary_t::flags() {
    if (f_flags)
        return m_flags;
    m_flags = static_cast<uint64_t>(static_cast<uint64_t>(num_entries_hi()) / static_cast<uint64_t>(268435456));
    f_flags = true;
    return m_flags;
}

bool rntuple_rc1_t::cluster_summary_t::is_sharded() {
    if (f_is_sharded)
        return m_is_sharded;
    m_is_sharded = static_cast<uint64_t>(kaitai::kstream::mod(static_cast<uint64_t>(flags()), static_cast<uint64_t>(2))) == static_cast<uint64_t>(1);
    f_is_sharded = true;
    return m_is_sharded;
}

uint64_t rntuple_rc1_t::cluster_summary_t::num_entries() {
    if (f_num_entries)
        return m_num_entries;
    m_num_entries = static_cast<uint64_t>(static_cast<uint64_t>(num_entries_lo()) + static_cast<uint64_t>(static_cast<uint64_t>(kaitai::kstream::mod(static_cast<uint64_t>(num_entries_hi()), static_cast<uint64_t>(268435456))) * static_cast<uint64_t>(4294967296LL)));
    f_num_entries = true;
    return m_num_entries;
}

rntuple_rc1_t::cluster_summary_list_t::cluster_summary_list_t(kaitai::kstream* p__io, rntuple_rc1_t::footer_t* p__parent, rntuple_rc1_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_body = nullptr;
    m__io__raw_body = nullptr;
    _read();
}

void rntuple_rc1_t::cluster_summary_list_t::_read() {
    m_len_frame = m__io->read_s4le();
    {
        int32_t _ = m_len_frame;
        if (!( ((static_cast<int64_t>(_) <= -(static_cast<int64_t>(8))) && (static_cast<int64_t>(static_cast<int64_t>(_) + static_cast<int64_t>(static_cast<int64_t>(_io()->size()) - static_cast<int64_t>(_io()->pos()))) >= -(static_cast<int64_t>(4)))) )) {
            throw kaitai::validation_expr_error<int32_t>(m_len_frame, m__io, std::string("/types/cluster_summary_list/seq/0"));
        }
    }
    m__raw_body = m__io->read_bytes(-(len_frame()) - 4);
    m__io__raw_body = std::unique_ptr<kaitai::kstream>(new kaitai::kstream(m__raw_body));
    m_body = std::unique_ptr<cluster_summary_list_body_t>(new cluster_summary_list_body_t(m__io__raw_body.get(), this, m__root));
}

rntuple_rc1_t::cluster_summary_list_t::~cluster_summary_list_t() {
    _clean_up();
}

void rntuple_rc1_t::cluster_summary_list_t::_clean_up() {
}

rntuple_rc1_t::cluster_summary_list_body_t::cluster_summary_list_body_t(kaitai::kstream* p__io, rntuple_rc1_t::cluster_summary_list_t* p__parent, rntuple_rc1_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_items = nullptr;
    f_num_items = false;
    f_reserved = false;
    _read();
}

void rntuple_rc1_t::cluster_summary_list_body_t::_read() {
    m_num_items_and_reserved = m__io->read_u4le();
    {
        uint32_t _ = m_num_items_and_reserved;
        if (!(static_cast<int64_t>(static_cast<int64_t>(kaitai::kstream::mod(static_cast<int64_t>(_), static_cast<int64_t>(268435456))) * static_cast<int64_t>(4)) <= static_cast<int64_t>(static_cast<int64_t>(_io()->size()) - static_cast<int64_t>(_io()->pos())))) {
            throw kaitai::validation_expr_error<uint32_t>(m_num_items_and_reserved, m__io, std::string("/types/cluster_summary_list_body/seq/0"));
        }
    }
    m_items = std::unique_ptr<std::vector<std::unique_ptr<cluster_summary_record_t>>>(new std::vector<std::unique_ptr<cluster_summary_record_t>>());
    const int l_items = num_items();
    for (int i = 0; i < l_items; i++) {
        m_items->push_back(std::move(std::unique_ptr<cluster_summary_record_t>(new cluster_summary_record_t(m__io, this, m__root))));
    }
    m_trailing = m__io->read_bytes_full();
}

rntuple_rc1_t::cluster_summary_list_body_t::~cluster_summary_list_body_t() {
    _clean_up();
}

void rntuple_rc1_t::cluster_summary_list_body_t::_clean_up() {
}

uint64_t rntuple_rc1_t::cluster_summary_list_body_t::num_items() {
    if (f_num_items)
        return m_num_items;
    m_num_items = static_cast<uint64_t>(kaitai::kstream::mod(static_cast<uint64_t>(num_items_and_reserved()), static_cast<uint64_t>(268435456)));
    f_num_items = true;
    return m_num_items;
}

uint64_t rntuple_rc1_t::cluster_summary_list_body_t::reserved() {
    if (f_reserved)
        return m_reserved;
    m_reserved = static_cast<uint64_t>(static_cast<uint64_t>(num_items_and_reserved()) / static_cast<uint64_t>(268435456));
    f_reserved = true;
    return m_reserved;
}

rntuple_rc1_t::cluster_summary_record_t::cluster_summary_record_t(kaitai::kstream* p__io, rntuple_rc1_t::cluster_summary_list_body_t* p__parent, rntuple_rc1_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_body = nullptr;
    m__io__raw_body = nullptr;
    _read();
}

void rntuple_rc1_t::cluster_summary_record_t::_read() {
    m_len_frame = m__io->read_s4le();
    {
        int32_t _ = m_len_frame;
        if (!( ((static_cast<int64_t>(_) >= static_cast<int64_t>(4)) && (static_cast<int64_t>(static_cast<int64_t>(_) - static_cast<int64_t>(static_cast<int64_t>(_io()->size()) - static_cast<int64_t>(_io()->pos()))) <= static_cast<int64_t>(4))) )) {
            throw kaitai::validation_expr_error<int32_t>(m_len_frame, m__io, std::string("/types/cluster_summary_record/seq/0"));
        }
    }
    m__raw_body = m__io->read_bytes(len_frame() - 4);
    m__io__raw_body = std::unique_ptr<kaitai::kstream>(new kaitai::kstream(m__raw_body));
    m_body = std::unique_ptr<cluster_summary_t>(new cluster_summary_t(m__io__raw_body.get(), this, m__root));
}

rntuple_rc1_t::cluster_summary_record_t::~cluster_summary_record_t() {
    _clean_up();
}

void rntuple_rc1_t::cluster_summary_record_t::_clean_up() {
}

rntuple_rc1_t::column_t::column_t(kaitai::kstream* p__io, rntuple_rc1_t::column_record_t* p__parent, rntuple_rc1_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    f_is_deferred = false;
    _read();
}

void rntuple_rc1_t::column_t::_read() {
    m_column_type = m__io->read_u2le();
    m_bits_on_storage = m__io->read_u2le();
    m_field_id = m__io->read_u4le();
    m_flags = m__io->read_u4le();
    n_first_element_index = true;
    if (is_deferred()) {
        n_first_element_index = false;
        m_first_element_index = m__io->read_u8le();
    }
    m_trailing = m__io->read_bytes_full();
}

rntuple_rc1_t::column_t::~column_t() {
    _clean_up();
}

void rntuple_rc1_t::column_t::_clean_up() {
    if (!n_first_element_index) {
    }
}

bool rntuple_rc1_t::column_t::is_deferred() {
    if (f_is_deferred)
        return m_is_deferred;
    m_is_deferred = (flags() & 8) != 0;
    f_is_deferred = true;
    return m_is_deferred;
}

rntuple_rc1_t::column_group_t::column_group_t(kaitai::kstream* p__io, rntuple_rc1_t::column_group_record_t* p__parent, rntuple_rc1_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_column_ids = nullptr;
    _read();
}

void rntuple_rc1_t::column_group_t::_read() {
    m_column_ids = std::unique_ptr<column_id_list_t>(new column_id_list_t(m__io, this, m__root));
    m_trailing = m__io->read_bytes_full();
}

rntuple_rc1_t::column_group_t::~column_group_t() {
    _clean_up();
}

void rntuple_rc1_t::column_group_t::_clean_up() {
}

rntuple_rc1_t::column_group_list_t::column_group_list_t(kaitai::kstream* p__io, rntuple_rc1_t::footer_t* p__parent, rntuple_rc1_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_body = nullptr;
    m__io__raw_body = nullptr;
    _read();
}

void rntuple_rc1_t::column_group_list_t::_read() {
    m_len_frame = m__io->read_s4le();
    {
        int32_t _ = m_len_frame;
        if (!( ((static_cast<int64_t>(_) <= -(static_cast<int64_t>(8))) && (static_cast<int64_t>(static_cast<int64_t>(_) + static_cast<int64_t>(static_cast<int64_t>(_io()->size()) - static_cast<int64_t>(_io()->pos()))) >= -(static_cast<int64_t>(4)))) )) {
            throw kaitai::validation_expr_error<int32_t>(m_len_frame, m__io, std::string("/types/column_group_list/seq/0"));
        }
    }
    m__raw_body = m__io->read_bytes(-(len_frame()) - 4);
    m__io__raw_body = std::unique_ptr<kaitai::kstream>(new kaitai::kstream(m__raw_body));
    m_body = std::unique_ptr<column_group_list_body_t>(new column_group_list_body_t(m__io__raw_body.get(), this, m__root));
}

rntuple_rc1_t::column_group_list_t::~column_group_list_t() {
    _clean_up();
}

void rntuple_rc1_t::column_group_list_t::_clean_up() {
}

rntuple_rc1_t::column_group_list_body_t::column_group_list_body_t(kaitai::kstream* p__io, rntuple_rc1_t::column_group_list_t* p__parent, rntuple_rc1_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_items = nullptr;
    f_num_items = false;
    f_reserved = false;
    _read();
}

void rntuple_rc1_t::column_group_list_body_t::_read() {
    m_num_items_and_reserved = m__io->read_u4le();
    {
        uint32_t _ = m_num_items_and_reserved;
        if (!(static_cast<int64_t>(static_cast<int64_t>(kaitai::kstream::mod(static_cast<int64_t>(_), static_cast<int64_t>(268435456))) * static_cast<int64_t>(4)) <= static_cast<int64_t>(static_cast<int64_t>(_io()->size()) - static_cast<int64_t>(_io()->pos())))) {
            throw kaitai::validation_expr_error<uint32_t>(m_num_items_and_reserved, m__io, std::string("/types/column_group_list_body/seq/0"));
        }
    }
    m_items = std::unique_ptr<std::vector<std::unique_ptr<column_group_record_t>>>(new std::vector<std::unique_ptr<column_group_record_t>>());
    const int l_items = num_items();
    for (int i = 0; i < l_items; i++) {
        m_items->push_back(std::move(std::unique_ptr<column_group_record_t>(new column_group_record_t(m__io, this, m__root))));
    }
    m_trailing = m__io->read_bytes_full();
}

rntuple_rc1_t::column_group_list_body_t::~column_group_list_body_t() {
    _clean_up();
}

void rntuple_rc1_t::column_group_list_body_t::_clean_up() {
}

uint64_t rntuple_rc1_t::column_group_list_body_t::num_items() {
    if (f_num_items)
        return m_num_items;
    m_num_items = static_cast<uint64_t>(kaitai::kstream::mod(static_cast<uint64_t>(num_items_and_reserved()), static_cast<uint64_t>(268435456)));
    f_num_items = true;
    return m_num_items;
}

uint64_t rntuple_rc1_t::column_group_list_body_t::reserved() {
    if (f_reserved)
        return m_reserved;
    m_reserved = static_cast<uint64_t>(static_cast<uint64_t>(num_items_and_reserved()) / static_cast<uint64_t>(268435456));
    f_reserved = true;
    return m_reserved;
}

rntuple_rc1_t::column_group_record_t::column_group_record_t(kaitai::kstream* p__io, rntuple_rc1_t::column_group_list_body_t* p__parent, rntuple_rc1_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_body = nullptr;
    m__io__raw_body = nullptr;
    _read();
}

void rntuple_rc1_t::column_group_record_t::_read() {
    m_len_frame = m__io->read_s4le();
    {
        int32_t _ = m_len_frame;
        if (!( ((static_cast<int64_t>(_) >= static_cast<int64_t>(4)) && (static_cast<int64_t>(static_cast<int64_t>(_) - static_cast<int64_t>(static_cast<int64_t>(_io()->size()) - static_cast<int64_t>(_io()->pos()))) <= static_cast<int64_t>(4))) )) {
            throw kaitai::validation_expr_error<int32_t>(m_len_frame, m__io, std::string("/types/column_group_record/seq/0"));
        }
    }
    m__raw_body = m__io->read_bytes(len_frame() - 4);
    m__io__raw_body = std::unique_ptr<kaitai::kstream>(new kaitai::kstream(m__raw_body));
    m_body = std::unique_ptr<column_group_t>(new column_group_t(m__io__raw_body.get(), this, m__root));
}

rntuple_rc1_t::column_group_record_t::~column_group_record_t() {
    _clean_up();
}

void rntuple_rc1_t::column_group_record_t::_clean_up() {
}

rntuple_rc1_t::column_id_list_t::column_id_list_t(kaitai::kstream* p__io, rntuple_rc1_t::column_group_t* p__parent, rntuple_rc1_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_body = nullptr;
    m__io__raw_body = nullptr;
    _read();
}

void rntuple_rc1_t::column_id_list_t::_read() {
    m_len_frame = m__io->read_s4le();
    {
        int32_t _ = m_len_frame;
        if (!( ((static_cast<int64_t>(_) <= -(static_cast<int64_t>(8))) && (static_cast<int64_t>(static_cast<int64_t>(_) + static_cast<int64_t>(static_cast<int64_t>(_io()->size()) - static_cast<int64_t>(_io()->pos()))) >= -(static_cast<int64_t>(4)))) )) {
            throw kaitai::validation_expr_error<int32_t>(m_len_frame, m__io, std::string("/types/column_id_list/seq/0"));
        }
    }
    m__raw_body = m__io->read_bytes(-(len_frame()) - 4);
    m__io__raw_body = std::unique_ptr<kaitai::kstream>(new kaitai::kstream(m__raw_body));
    m_body = std::unique_ptr<column_id_list_body_t>(new column_id_list_body_t(m__io__raw_body.get(), this, m__root));
}

rntuple_rc1_t::column_id_list_t::~column_id_list_t() {
    _clean_up();
}

void rntuple_rc1_t::column_id_list_t::_clean_up() {
}

rntuple_rc1_t::column_id_list_body_t::column_id_list_body_t(kaitai::kstream* p__io, rntuple_rc1_t::column_id_list_t* p__parent, rntuple_rc1_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_items = nullptr;
    f_num_items = false;
    f_reserved = false;
    _read();
}

void rntuple_rc1_t::column_id_list_body_t::_read() {
    m_num_items_and_reserved = m__io->read_u4le();
    {
        uint32_t _ = m_num_items_and_reserved;
        if (!(static_cast<int64_t>(static_cast<int64_t>(kaitai::kstream::mod(static_cast<int64_t>(_), static_cast<int64_t>(268435456))) * static_cast<int64_t>(4)) <= static_cast<int64_t>(static_cast<int64_t>(_io()->size()) - static_cast<int64_t>(_io()->pos())))) {
            throw kaitai::validation_expr_error<uint32_t>(m_num_items_and_reserved, m__io, std::string("/types/column_id_list_body/seq/0"));
        }
    }
    m_items = std::unique_ptr<std::vector<uint32_t>>(new std::vector<uint32_t>());
    const int l_items = num_items();
    for (int i = 0; i < l_items; i++) {
        m_items->push_back(std::move(m__io->read_u4le()));
    }
    m_trailing = m__io->read_bytes_full();
}

rntuple_rc1_t::column_id_list_body_t::~column_id_list_body_t() {
    _clean_up();
}

void rntuple_rc1_t::column_id_list_body_t::_clean_up() {
}

uint64_t rntuple_rc1_t::column_id_list_body_t::num_items() {
    if (f_num_items)
        return m_num_items;
    m_num_items = static_cast<uint64_t>(kaitai::kstream::mod(static_cast<uint64_t>(num_items_and_reserved()), static_cast<uint64_t>(268435456)));
    f_num_items = true;
    return m_num_items;
}

uint64_t rntuple_rc1_t::column_id_list_body_t::reserved() {
    if (f_reserved)
        return m_reserved;
    m_reserved = static_cast<uint64_t>(static_cast<uint64_t>(num_items_and_reserved()) / static_cast<uint64_t>(268435456));
    f_reserved = true;
    return m_reserved;
}

rntuple_rc1_t::column_list_t::column_list_t(kaitai::kstream* p__io, rntuple_rc1_t::schema_t* p__parent, rntuple_rc1_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_body = nullptr;
    m__io__raw_body = nullptr;
    _read();
}

void rntuple_rc1_t::column_list_t::_read() {
    m_len_frame = m__io->read_s4le();
    {
        int32_t _ = m_len_frame;
        if (!( ((static_cast<int64_t>(_) <= -(static_cast<int64_t>(8))) && (static_cast<int64_t>(static_cast<int64_t>(_) + static_cast<int64_t>(static_cast<int64_t>(_io()->size()) - static_cast<int64_t>(_io()->pos()))) >= -(static_cast<int64_t>(4)))) )) {
            throw kaitai::validation_expr_error<int32_t>(m_len_frame, m__io, std::string("/types/column_list/seq/0"));
        }
    }
    m__raw_body = m__io->read_bytes(-(len_frame()) - 4);
    m__io__raw_body = std::unique_ptr<kaitai::kstream>(new kaitai::kstream(m__raw_body));
    m_body = std::unique_ptr<column_list_body_t>(new column_list_body_t(m__io__raw_body.get(), this, m__root));
}

rntuple_rc1_t::column_list_t::~column_list_t() {
    _clean_up();
}

void rntuple_rc1_t::column_list_t::_clean_up() {
}

rntuple_rc1_t::column_list_body_t::column_list_body_t(kaitai::kstream* p__io, rntuple_rc1_t::column_list_t* p__parent, rntuple_rc1_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_items = nullptr;
    f_num_items = false;
    f_reserved = false;
    _read();
}

void rntuple_rc1_t::column_list_body_t::_read() {
    m_num_items_and_reserved = m__io->read_u4le();
    {
        uint32_t _ = m_num_items_and_reserved;
        if (!(static_cast<int64_t>(static_cast<int64_t>(kaitai::kstream::mod(static_cast<int64_t>(_), static_cast<int64_t>(268435456))) * static_cast<int64_t>(4)) <= static_cast<int64_t>(static_cast<int64_t>(_io()->size()) - static_cast<int64_t>(_io()->pos())))) {
            throw kaitai::validation_expr_error<uint32_t>(m_num_items_and_reserved, m__io, std::string("/types/column_list_body/seq/0"));
        }
    }
    m_items = std::unique_ptr<std::vector<std::unique_ptr<column_record_t>>>(new std::vector<std::unique_ptr<column_record_t>>());
    const int l_items = num_items();
    for (int i = 0; i < l_items; i++) {
        m_items->push_back(std::move(std::unique_ptr<column_record_t>(new column_record_t(m__io, this, m__root))));
    }
    m_trailing = m__io->read_bytes_full();
}

rntuple_rc1_t::column_list_body_t::~column_list_body_t() {
    _clean_up();
}

void rntuple_rc1_t::column_list_body_t::_clean_up() {
}

uint64_t rntuple_rc1_t::column_list_body_t::num_items() {
    if (f_num_items)
        return m_num_items;
    m_num_items = static_cast<uint64_t>(kaitai::kstream::mod(static_cast<uint64_t>(num_items_and_reserved()), static_cast<uint64_t>(268435456)));
    f_num_items = true;
    return m_num_items;
}

uint64_t rntuple_rc1_t::column_list_body_t::reserved() {
    if (f_reserved)
        return m_reserved;
    m_reserved = static_cast<uint64_t>(static_cast<uint64_t>(num_items_and_reserved()) / static_cast<uint64_t>(268435456));
    f_reserved = true;
    return m_reserved;
}

rntuple_rc1_t::column_pages_t::column_pages_t(kaitai::kstream* p__io, rntuple_rc1_t::cluster_pages_body_t* p__parent, rntuple_rc1_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_body = nullptr;
    m__io__raw_body = nullptr;
    _read();
}

void rntuple_rc1_t::column_pages_t::_read() {
    m_len_frame = m__io->read_s4le();
    {
        int32_t _ = m_len_frame;
        if (!( ((static_cast<int64_t>(_) <= -(static_cast<int64_t>(20))) && (static_cast<int64_t>(static_cast<int64_t>(_) + static_cast<int64_t>(static_cast<int64_t>(_io()->size()) - static_cast<int64_t>(_io()->pos()))) >= -(static_cast<int64_t>(4)))) )) {
            throw kaitai::validation_expr_error<int32_t>(m_len_frame, m__io, std::string("/types/column_pages/seq/0"));
        }
    }
    m__raw_body = m__io->read_bytes(-(len_frame()) - 4);
    m__io__raw_body = std::unique_ptr<kaitai::kstream>(new kaitai::kstream(m__raw_body));
    m_body = std::unique_ptr<column_pages_body_t>(new column_pages_body_t(m__io__raw_body.get(), this, m__root));
}

rntuple_rc1_t::column_pages_t::~column_pages_t() {
    _clean_up();
}

void rntuple_rc1_t::column_pages_t::_clean_up() {
}

rntuple_rc1_t::column_pages_body_t::column_pages_body_t(kaitai::kstream* p__io, rntuple_rc1_t::column_pages_t* p__parent, rntuple_rc1_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_items = nullptr;
    f_num_items = false;
    f_reserved = false;
    _read();
}

void rntuple_rc1_t::column_pages_body_t::_read() {
    m_num_items_and_reserved = m__io->read_u4le();
    {
        uint32_t _ = m_num_items_and_reserved;
        if (!(static_cast<int64_t>(static_cast<int64_t>(kaitai::kstream::mod(static_cast<int64_t>(_), static_cast<int64_t>(268435456))) * static_cast<int64_t>(8)) <= static_cast<int64_t>(static_cast<int64_t>(_io()->size()) - static_cast<int64_t>(_io()->pos())))) {
            throw kaitai::validation_expr_error<uint32_t>(m_num_items_and_reserved, m__io, std::string("/types/column_pages_body/seq/0"));
        }
    }
    m_items = std::unique_ptr<std::vector<std::unique_ptr<page_t>>>(new std::vector<std::unique_ptr<page_t>>());
    const int l_items = num_items();
    for (int i = 0; i < l_items; i++) {
        m_items->push_back(std::move(std::unique_ptr<page_t>(new page_t(m__io, this, m__root))));
    }
    m_element_offset = m__io->read_u8le();
    m_compression_settings = m__io->read_u4le();
    m_trailing = m__io->read_bytes_full();
}

rntuple_rc1_t::column_pages_body_t::~column_pages_body_t() {
    _clean_up();
}

void rntuple_rc1_t::column_pages_body_t::_clean_up() {
}

uint64_t rntuple_rc1_t::column_pages_body_t::num_items() {
    if (f_num_items)
        return m_num_items;
    m_num_items = static_cast<uint64_t>(kaitai::kstream::mod(static_cast<uint64_t>(num_items_and_reserved()), static_cast<uint64_t>(268435456)));
    f_num_items = true;
    return m_num_items;
}

uint64_t rntuple_rc1_t::column_pages_body_t::reserved() {
    if (f_reserved)
        return m_reserved;
    m_reserved = static_cast<uint64_t>(static_cast<uint64_t>(num_items_and_reserved()) / static_cast<uint64_t>(268435456));
    f_reserved = true;
    return m_reserved;
}

rntuple_rc1_t::column_record_t::column_record_t(kaitai::kstream* p__io, rntuple_rc1_t::column_list_body_t* p__parent, rntuple_rc1_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_body = nullptr;
    m__io__raw_body = nullptr;
    _read();
}

void rntuple_rc1_t::column_record_t::_read() {
    m_len_frame = m__io->read_s4le();
    {
        int32_t _ = m_len_frame;
        if (!( ((static_cast<int64_t>(_) >= static_cast<int64_t>(4)) && (static_cast<int64_t>(static_cast<int64_t>(_) - static_cast<int64_t>(static_cast<int64_t>(_io()->size()) - static_cast<int64_t>(_io()->pos()))) <= static_cast<int64_t>(4))) )) {
            throw kaitai::validation_expr_error<int32_t>(m_len_frame, m__io, std::string("/types/column_record/seq/0"));
        }
    }
    m__raw_body = m__io->read_bytes(len_frame() - 4);
    m__io__raw_body = std::unique_ptr<kaitai::kstream>(new kaitai::kstream(m__raw_body));
    m_body = std::unique_ptr<column_t>(new column_t(m__io__raw_body.get(), this, m__root));
}

rntuple_rc1_t::column_record_t::~column_record_t() {
    _clean_up();
}

void rntuple_rc1_t::column_record_t::_clean_up() {
}

rntuple_rc1_t::counted_string_t::counted_string_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent, rntuple_rc1_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    f_value = false;
    _read();
}

void rntuple_rc1_t::counted_string_t::_read() {
    m_len = m__io->read_u4le();
    {
        uint32_t _ = m_len;
        if (!(static_cast<int64_t>(_) <= static_cast<int64_t>(static_cast<int64_t>(_io()->size()) - static_cast<int64_t>(_io()->pos())))) {
            throw kaitai::validation_expr_error<uint32_t>(m_len, m__io, std::string("/types/counted_string/seq/0"));
        }
    }
    m_raw = m__io->read_bytes(len());
}

rntuple_rc1_t::counted_string_t::~counted_string_t() {
    _clean_up();
}

void rntuple_rc1_t::counted_string_t::_clean_up() {
}

std::string rntuple_rc1_t::counted_string_t::value() {
    if (f_value)
        return m_value;
    m_value = kaitai::kstream::bytes_to_str(raw(), "UTF-8");
    f_value = true;
    return m_value;
}

rntuple_rc1_t::envelope_link_t::envelope_link_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent, rntuple_rc1_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_locator = nullptr;
    _read();
}

void rntuple_rc1_t::envelope_link_t::_read() {
    m_len_envelope = m__io->read_u4le();
    m_locator = std::unique_ptr<locator_t>(new locator_t(m__io, this, m__root));
}

rntuple_rc1_t::envelope_link_t::~envelope_link_t() {
    _clean_up();
}

void rntuple_rc1_t::envelope_link_t::_clean_up() {
}

rntuple_rc1_t::envelope_preamble_t::envelope_preamble_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent, rntuple_rc1_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    _read();
}

void rntuple_rc1_t::envelope_preamble_t::_read() {
    m_version = m__io->read_u2le();
    {
        uint16_t _ = m_version;
        if (!( ((_ >= 0) && (static_cast<int64_t>(_io()->size()) >= static_cast<int64_t>(8))) )) {
            throw kaitai::validation_expr_error<uint16_t>(m_version, m__io, std::string("/types/envelope_preamble/seq/0"));
        }
    }
    m_min_version = m__io->read_u2le();
}

rntuple_rc1_t::envelope_preamble_t::~envelope_preamble_t() {
    _clean_up();
}

void rntuple_rc1_t::envelope_preamble_t::_clean_up() {
}

rntuple_rc1_t::extra_type_info_t::extra_type_info_t(kaitai::kstream* p__io, rntuple_rc1_t::extra_type_info_record_t* p__parent, rntuple_rc1_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_type_name = nullptr;
    m_content = nullptr;
    _read();
}

void rntuple_rc1_t::extra_type_info_t::_read() {
    m_type_version_from = m__io->read_u4le();
    m_type_version_to = m__io->read_u4le();
    m_content_id = m__io->read_u4le();
    m_type_name = std::unique_ptr<counted_string_t>(new counted_string_t(m__io, this, m__root));
    n_content = true;
    if (!(_io()->is_eof())) {
        n_content = false;
        m_content = std::unique_ptr<counted_string_t>(new counted_string_t(m__io, this, m__root));
    }
    m_trailing = m__io->read_bytes_full();
}

rntuple_rc1_t::extra_type_info_t::~extra_type_info_t() {
    _clean_up();
}

void rntuple_rc1_t::extra_type_info_t::_clean_up() {
    if (!n_content) {
    }
}

rntuple_rc1_t::extra_type_info_list_t::extra_type_info_list_t(kaitai::kstream* p__io, rntuple_rc1_t::schema_t* p__parent, rntuple_rc1_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_body = nullptr;
    m__io__raw_body = nullptr;
    _read();
}

void rntuple_rc1_t::extra_type_info_list_t::_read() {
    m_len_frame = m__io->read_s4le();
    {
        int32_t _ = m_len_frame;
        if (!( ((static_cast<int64_t>(_) <= -(static_cast<int64_t>(8))) && (static_cast<int64_t>(static_cast<int64_t>(_) + static_cast<int64_t>(static_cast<int64_t>(_io()->size()) - static_cast<int64_t>(_io()->pos()))) >= -(static_cast<int64_t>(4)))) )) {
            throw kaitai::validation_expr_error<int32_t>(m_len_frame, m__io, std::string("/types/extra_type_info_list/seq/0"));
        }
    }
    m__raw_body = m__io->read_bytes(-(len_frame()) - 4);
    m__io__raw_body = std::unique_ptr<kaitai::kstream>(new kaitai::kstream(m__raw_body));
    m_body = std::unique_ptr<extra_type_info_list_body_t>(new extra_type_info_list_body_t(m__io__raw_body.get(), this, m__root));
}

rntuple_rc1_t::extra_type_info_list_t::~extra_type_info_list_t() {
    _clean_up();
}

void rntuple_rc1_t::extra_type_info_list_t::_clean_up() {
}

rntuple_rc1_t::extra_type_info_list_body_t::extra_type_info_list_body_t(kaitai::kstream* p__io, rntuple_rc1_t::extra_type_info_list_t* p__parent, rntuple_rc1_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_items = nullptr;
    f_num_items = false;
    f_reserved = false;
    _read();
}

void rntuple_rc1_t::extra_type_info_list_body_t::_read() {
    m_num_items_and_reserved = m__io->read_u4le();
    {
        uint32_t _ = m_num_items_and_reserved;
        if (!(static_cast<int64_t>(static_cast<int64_t>(kaitai::kstream::mod(static_cast<int64_t>(_), static_cast<int64_t>(268435456))) * static_cast<int64_t>(4)) <= static_cast<int64_t>(static_cast<int64_t>(_io()->size()) - static_cast<int64_t>(_io()->pos())))) {
            throw kaitai::validation_expr_error<uint32_t>(m_num_items_and_reserved, m__io, std::string("/types/extra_type_info_list_body/seq/0"));
        }
    }
    m_items = std::unique_ptr<std::vector<std::unique_ptr<extra_type_info_record_t>>>(new std::vector<std::unique_ptr<extra_type_info_record_t>>());
    const int l_items = num_items();
    for (int i = 0; i < l_items; i++) {
        m_items->push_back(std::move(std::unique_ptr<extra_type_info_record_t>(new extra_type_info_record_t(m__io, this, m__root))));
    }
    m_trailing = m__io->read_bytes_full();
}

rntuple_rc1_t::extra_type_info_list_body_t::~extra_type_info_list_body_t() {
    _clean_up();
}

void rntuple_rc1_t::extra_type_info_list_body_t::_clean_up() {
}

uint64_t rntuple_rc1_t::extra_type_info_list_body_t::num_items() {
    if (f_num_items)
        return m_num_items;
    m_num_items = static_cast<uint64_t>(kaitai::kstream::mod(static_cast<uint64_t>(num_items_and_reserved()), static_cast<uint64_t>(268435456)));
    f_num_items = true;
    return m_num_items;
}

uint64_t rntuple_rc1_t::extra_type_info_list_body_t::reserved() {
    if (f_reserved)
        return m_reserved;
    m_reserved = static_cast<uint64_t>(static_cast<uint64_t>(num_items_and_reserved()) / static_cast<uint64_t>(268435456));
    f_reserved = true;
    return m_reserved;
}

rntuple_rc1_t::extra_type_info_record_t::extra_type_info_record_t(kaitai::kstream* p__io, rntuple_rc1_t::extra_type_info_list_body_t* p__parent, rntuple_rc1_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_body = nullptr;
    m__io__raw_body = nullptr;
    _read();
}

void rntuple_rc1_t::extra_type_info_record_t::_read() {
    m_len_frame = m__io->read_s4le();
    {
        int32_t _ = m_len_frame;
        if (!( ((static_cast<int64_t>(_) >= static_cast<int64_t>(4)) && (static_cast<int64_t>(static_cast<int64_t>(_) - static_cast<int64_t>(static_cast<int64_t>(_io()->size()) - static_cast<int64_t>(_io()->pos()))) <= static_cast<int64_t>(4))) )) {
            throw kaitai::validation_expr_error<int32_t>(m_len_frame, m__io, std::string("/types/extra_type_info_record/seq/0"));
        }
    }
    m__raw_body = m__io->read_bytes(len_frame() - 4);
    m__io__raw_body = std::unique_ptr<kaitai::kstream>(new kaitai::kstream(m__raw_body));
    m_body = std::unique_ptr<extra_type_info_t>(new extra_type_info_t(m__io__raw_body.get(), this, m__root));
}

rntuple_rc1_t::extra_type_info_record_t::~extra_type_info_record_t() {
    _clean_up();
}

void rntuple_rc1_t::extra_type_info_record_t::_clean_up() {
}

rntuple_rc1_t::feature_flag_word_t::feature_flag_word_t(kaitai::kstream* p__io, rntuple_rc1_t::feature_flags_t* p__parent, rntuple_rc1_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    _read();
}

void rntuple_rc1_t::feature_flag_word_t::_read() {
    m_lo = m__io->read_u4le();
    m_hi = m__io->read_s4le();
}

rntuple_rc1_t::feature_flag_word_t::~feature_flag_word_t() {
    _clean_up();
}

void rntuple_rc1_t::feature_flag_word_t::_clean_up() {
}

rntuple_rc1_t::feature_flags_t::feature_flags_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent, rntuple_rc1_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_words = nullptr;
    _read();
}

void rntuple_rc1_t::feature_flags_t::_read() {
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

rntuple_rc1_t::feature_flags_t::~feature_flags_t() {
    _clean_up();
}

void rntuple_rc1_t::feature_flags_t::_clean_up() {
}

rntuple_rc1_t::field_t::field_t(kaitai::kstream* p__io, rntuple_rc1_t::field_record_t* p__parent, rntuple_rc1_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_name = nullptr;
    m_type_name = nullptr;
    m_type_alias = nullptr;
    m_description = nullptr;
    f_is_repetitive = false;
    _read();
}

void rntuple_rc1_t::field_t::_read() {
    m_field_version = m__io->read_u4le();
    m_type_version = m__io->read_u4le();
    m_parent_id = m__io->read_u4le();
    m_role = m__io->read_u2le();
    m_flags = m__io->read_u2le();
    n_array_size = true;
    if (is_repetitive()) {
        n_array_size = false;
        m_array_size = m__io->read_u8le();
    }
    m_name = std::unique_ptr<counted_string_t>(new counted_string_t(m__io, this, m__root));
    m_type_name = std::unique_ptr<counted_string_t>(new counted_string_t(m__io, this, m__root));
    m_type_alias = std::unique_ptr<counted_string_t>(new counted_string_t(m__io, this, m__root));
    m_description = std::unique_ptr<counted_string_t>(new counted_string_t(m__io, this, m__root));
    m_trailing = m__io->read_bytes_full();
}

rntuple_rc1_t::field_t::~field_t() {
    _clean_up();
}

void rntuple_rc1_t::field_t::_clean_up() {
    if (!n_array_size) {
    }
}

bool rntuple_rc1_t::field_t::is_repetitive() {
    if (f_is_repetitive)
        return m_is_repetitive;
    m_is_repetitive = (flags() & 1) != 0;
    f_is_repetitive = true;
    return m_is_repetitive;
}

rntuple_rc1_t::field_list_t::field_list_t(kaitai::kstream* p__io, rntuple_rc1_t::schema_t* p__parent, rntuple_rc1_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_body = nullptr;
    m__io__raw_body = nullptr;
    _read();
}

void rntuple_rc1_t::field_list_t::_read() {
    m_len_frame = m__io->read_s4le();
    {
        int32_t _ = m_len_frame;
        if (!( ((static_cast<int64_t>(_) <= -(static_cast<int64_t>(8))) && (static_cast<int64_t>(static_cast<int64_t>(_) + static_cast<int64_t>(static_cast<int64_t>(_io()->size()) - static_cast<int64_t>(_io()->pos()))) >= -(static_cast<int64_t>(4)))) )) {
            throw kaitai::validation_expr_error<int32_t>(m_len_frame, m__io, std::string("/types/field_list/seq/0"));
        }
    }
    m__raw_body = m__io->read_bytes(-(len_frame()) - 4);
    m__io__raw_body = std::unique_ptr<kaitai::kstream>(new kaitai::kstream(m__raw_body));
    m_body = std::unique_ptr<field_list_body_t>(new field_list_body_t(m__io__raw_body.get(), this, m__root));
}

rntuple_rc1_t::field_list_t::~field_list_t() {
    _clean_up();
}

void rntuple_rc1_t::field_list_t::_clean_up() {
}

rntuple_rc1_t::field_list_body_t::field_list_body_t(kaitai::kstream* p__io, rntuple_rc1_t::field_list_t* p__parent, rntuple_rc1_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_items = nullptr;
    f_num_items = false;
    f_reserved = false;
    _read();
}

void rntuple_rc1_t::field_list_body_t::_read() {
    m_num_items_and_reserved = m__io->read_u4le();
    {
        uint32_t _ = m_num_items_and_reserved;
        if (!(static_cast<int64_t>(static_cast<int64_t>(kaitai::kstream::mod(static_cast<int64_t>(_), static_cast<int64_t>(268435456))) * static_cast<int64_t>(4)) <= static_cast<int64_t>(static_cast<int64_t>(_io()->size()) - static_cast<int64_t>(_io()->pos())))) {
            throw kaitai::validation_expr_error<uint32_t>(m_num_items_and_reserved, m__io, std::string("/types/field_list_body/seq/0"));
        }
    }
    m_items = std::unique_ptr<std::vector<std::unique_ptr<field_record_t>>>(new std::vector<std::unique_ptr<field_record_t>>());
    const int l_items = num_items();
    for (int i = 0; i < l_items; i++) {
        m_items->push_back(std::move(std::unique_ptr<field_record_t>(new field_record_t(m__io, this, m__root))));
    }
    m_trailing = m__io->read_bytes_full();
}

rntuple_rc1_t::field_list_body_t::~field_list_body_t() {
    _clean_up();
}

void rntuple_rc1_t::field_list_body_t::_clean_up() {
}

uint64_t rntuple_rc1_t::field_list_body_t::num_items() {
    if (f_num_items)
        return m_num_items;
    m_num_items = static_cast<uint64_t>(kaitai::kstream::mod(static_cast<uint64_t>(num_items_and_reserved()), static_cast<uint64_t>(268435456)));
    f_num_items = true;
    return m_num_items;
}

uint64_t rntuple_rc1_t::field_list_body_t::reserved() {
    if (f_reserved)
        return m_reserved;
    m_reserved = static_cast<uint64_t>(static_cast<uint64_t>(num_items_and_reserved()) / static_cast<uint64_t>(268435456));
    f_reserved = true;
    return m_reserved;
}

rntuple_rc1_t::field_record_t::field_record_t(kaitai::kstream* p__io, rntuple_rc1_t::field_list_body_t* p__parent, rntuple_rc1_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_body = nullptr;
    m__io__raw_body = nullptr;
    _read();
}

void rntuple_rc1_t::field_record_t::_read() {
    m_len_frame = m__io->read_s4le();
    {
        int32_t _ = m_len_frame;
        if (!( ((static_cast<int64_t>(_) >= static_cast<int64_t>(4)) && (static_cast<int64_t>(static_cast<int64_t>(_) - static_cast<int64_t>(static_cast<int64_t>(_io()->size()) - static_cast<int64_t>(_io()->pos()))) <= static_cast<int64_t>(4))) )) {
            throw kaitai::validation_expr_error<int32_t>(m_len_frame, m__io, std::string("/types/field_record/seq/0"));
        }
    }
    m__raw_body = m__io->read_bytes(len_frame() - 4);
    m__io__raw_body = std::unique_ptr<kaitai::kstream>(new kaitai::kstream(m__raw_body));
    m_body = std::unique_ptr<field_t>(new field_t(m__io__raw_body.get(), this, m__root));
}

rntuple_rc1_t::field_record_t::~field_record_t() {
    _clean_up();
}

void rntuple_rc1_t::field_record_t::_clean_up() {
}

rntuple_rc1_t::float64_list_t::float64_list_t(kaitai::kstream* p__io, rntuple_rc1_t::meta_data_entry_t* p__parent, rntuple_rc1_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_body = nullptr;
    m__io__raw_body = nullptr;
    _read();
}

void rntuple_rc1_t::float64_list_t::_read() {
    m_len_frame = m__io->read_s4le();
    {
        int32_t _ = m_len_frame;
        if (!( ((static_cast<int64_t>(_) <= -(static_cast<int64_t>(8))) && (static_cast<int64_t>(static_cast<int64_t>(_) + static_cast<int64_t>(static_cast<int64_t>(_io()->size()) - static_cast<int64_t>(_io()->pos()))) >= -(static_cast<int64_t>(4)))) )) {
            throw kaitai::validation_expr_error<int32_t>(m_len_frame, m__io, std::string("/types/float64_list/seq/0"));
        }
    }
    m__raw_body = m__io->read_bytes(-(len_frame()) - 4);
    m__io__raw_body = std::unique_ptr<kaitai::kstream>(new kaitai::kstream(m__raw_body));
    m_body = std::unique_ptr<float64_list_body_t>(new float64_list_body_t(m__io__raw_body.get(), this, m__root));
}

rntuple_rc1_t::float64_list_t::~float64_list_t() {
    _clean_up();
}

void rntuple_rc1_t::float64_list_t::_clean_up() {
}

rntuple_rc1_t::float64_list_body_t::float64_list_body_t(kaitai::kstream* p__io, rntuple_rc1_t::float64_list_t* p__parent, rntuple_rc1_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_items = nullptr;
    f_num_items = false;
    f_reserved = false;
    _read();
}

void rntuple_rc1_t::float64_list_body_t::_read() {
    m_num_items_and_reserved = m__io->read_u4le();
    {
        uint32_t _ = m_num_items_and_reserved;
        if (!(static_cast<int64_t>(static_cast<int64_t>(kaitai::kstream::mod(static_cast<int64_t>(_), static_cast<int64_t>(268435456))) * static_cast<int64_t>(8)) <= static_cast<int64_t>(static_cast<int64_t>(_io()->size()) - static_cast<int64_t>(_io()->pos())))) {
            throw kaitai::validation_expr_error<uint32_t>(m_num_items_and_reserved, m__io, std::string("/types/float64_list_body/seq/0"));
        }
    }
    m_items = std::unique_ptr<std::vector<double>>(new std::vector<double>());
    const int l_items = num_items();
    for (int i = 0; i < l_items; i++) {
        m_items->push_back(std::move(m__io->read_f8le()));
    }
    m_trailing = m__io->read_bytes_full();
}

rntuple_rc1_t::float64_list_body_t::~float64_list_body_t() {
    _clean_up();
}

void rntuple_rc1_t::float64_list_body_t::_clean_up() {
}

uint64_t rntuple_rc1_t::float64_list_body_t::num_items() {
    if (f_num_items)
        return m_num_items;
    m_num_items = static_cast<uint64_t>(kaitai::kstream::mod(static_cast<uint64_t>(num_items_and_reserved()), static_cast<uint64_t>(268435456)));
    f_num_items = true;
    return m_num_items;
}

uint64_t rntuple_rc1_t::float64_list_body_t::reserved() {
    if (f_reserved)
        return m_reserved;
    m_reserved = static_cast<uint64_t>(static_cast<uint64_t>(num_items_and_reserved()) / static_cast<uint64_t>(268435456));
    f_reserved = true;
    return m_reserved;
}

rntuple_rc1_t::footer_t::footer_t(kaitai::kstream* p__io, rntuple_rc1_t::footer_envelope_t* p__parent, rntuple_rc1_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_feature_flags = nullptr;
    m_schema_extension = nullptr;
    m_column_groups = nullptr;
    m_cluster_summaries = nullptr;
    m_cluster_groups = nullptr;
    m_meta_data_links = nullptr;
    _read();
}

void rntuple_rc1_t::footer_t::_read() {
    m_feature_flags = std::unique_ptr<feature_flags_t>(new feature_flags_t(m__io, this, m__root));
    m_header_checksum = m__io->read_bytes(4);
    m_schema_extension = std::unique_ptr<schema_extension_frame_t>(new schema_extension_frame_t(m__io, this, m__root));
    m_column_groups = std::unique_ptr<column_group_list_t>(new column_group_list_t(m__io, this, m__root));
    m_cluster_summaries = std::unique_ptr<cluster_summary_list_t>(new cluster_summary_list_t(m__io, this, m__root));
    m_cluster_groups = std::unique_ptr<cluster_group_list_t>(new cluster_group_list_t(m__io, this, m__root));
    m_meta_data_links = std::unique_ptr<meta_data_link_list_t>(new meta_data_link_list_t(m__io, this, m__root));
    m_trailing = m__io->read_bytes_full();
}

rntuple_rc1_t::footer_t::~footer_t() {
    _clean_up();
}

void rntuple_rc1_t::footer_t::_clean_up() {
}

rntuple_rc1_t::footer_envelope_t::footer_envelope_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent, rntuple_rc1_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_preamble = nullptr;
    m_payload = nullptr;
    m__io__raw_payload = nullptr;
    _read();
}

void rntuple_rc1_t::footer_envelope_t::_read() {
    m_preamble = std::unique_ptr<envelope_preamble_t>(new envelope_preamble_t(m__io, this, m__root));
    m__raw_payload = m__io->read_bytes(static_cast<int64_t>(static_cast<int64_t>(static_cast<int64_t>(_io()->size()) - static_cast<int64_t>(_io()->pos())) - static_cast<int64_t>(4)));
    m__io__raw_payload = std::unique_ptr<kaitai::kstream>(new kaitai::kstream(m__raw_payload));
    m_payload = std::unique_ptr<footer_t>(new footer_t(m__io__raw_payload.get(), this, m__root));
    m_checksum = m__io->read_bytes(4);
}

rntuple_rc1_t::footer_envelope_t::~footer_envelope_t() {
    _clean_up();
}

void rntuple_rc1_t::footer_envelope_t::_clean_up() {
}

rntuple_rc1_t::header_t::header_t(kaitai::kstream* p__io, rntuple_rc1_t::header_envelope_t* p__parent, rntuple_rc1_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_feature_flags = nullptr;
    m_name = nullptr;
    m_description = nullptr;
    m_writer = nullptr;
    m_schema = nullptr;
    _read();
}

void rntuple_rc1_t::header_t::_read() {
    m_feature_flags = std::unique_ptr<feature_flags_t>(new feature_flags_t(m__io, this, m__root));
    m_release_candidate_tag = m__io->read_u4le();
    m_name = std::unique_ptr<counted_string_t>(new counted_string_t(m__io, this, m__root));
    m_description = std::unique_ptr<counted_string_t>(new counted_string_t(m__io, this, m__root));
    m_writer = std::unique_ptr<counted_string_t>(new counted_string_t(m__io, this, m__root));
    m_schema = std::unique_ptr<schema_t>(new schema_t(m__io, this, m__root));
    m_trailing = m__io->read_bytes_full();
}

rntuple_rc1_t::header_t::~header_t() {
    _clean_up();
}

void rntuple_rc1_t::header_t::_clean_up() {
}

rntuple_rc1_t::header_envelope_t::header_envelope_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent, rntuple_rc1_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_preamble = nullptr;
    m_payload = nullptr;
    m__io__raw_payload = nullptr;
    _read();
}

void rntuple_rc1_t::header_envelope_t::_read() {
    m_preamble = std::unique_ptr<envelope_preamble_t>(new envelope_preamble_t(m__io, this, m__root));
    m__raw_payload = m__io->read_bytes(static_cast<int64_t>(static_cast<int64_t>(static_cast<int64_t>(_io()->size()) - static_cast<int64_t>(_io()->pos())) - static_cast<int64_t>(4)));
    m__io__raw_payload = std::unique_ptr<kaitai::kstream>(new kaitai::kstream(m__raw_payload));
    m_payload = std::unique_ptr<header_t>(new header_t(m__io__raw_payload.get(), this, m__root));
    m_checksum = m__io->read_bytes(4);
}

rntuple_rc1_t::header_envelope_t::~header_envelope_t() {
    _clean_up();
}

void rntuple_rc1_t::header_envelope_t::_clean_up() {
}

rntuple_rc1_t::int64_list_t::int64_list_t(kaitai::kstream* p__io, rntuple_rc1_t::meta_data_entry_t* p__parent, rntuple_rc1_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_body = nullptr;
    m__io__raw_body = nullptr;
    _read();
}

void rntuple_rc1_t::int64_list_t::_read() {
    m_len_frame = m__io->read_s4le();
    {
        int32_t _ = m_len_frame;
        if (!( ((static_cast<int64_t>(_) <= -(static_cast<int64_t>(8))) && (static_cast<int64_t>(static_cast<int64_t>(_) + static_cast<int64_t>(static_cast<int64_t>(_io()->size()) - static_cast<int64_t>(_io()->pos()))) >= -(static_cast<int64_t>(4)))) )) {
            throw kaitai::validation_expr_error<int32_t>(m_len_frame, m__io, std::string("/types/int64_list/seq/0"));
        }
    }
    m__raw_body = m__io->read_bytes(-(len_frame()) - 4);
    m__io__raw_body = std::unique_ptr<kaitai::kstream>(new kaitai::kstream(m__raw_body));
    m_body = std::unique_ptr<int64_list_body_t>(new int64_list_body_t(m__io__raw_body.get(), this, m__root));
}

rntuple_rc1_t::int64_list_t::~int64_list_t() {
    _clean_up();
}

void rntuple_rc1_t::int64_list_t::_clean_up() {
}

rntuple_rc1_t::int64_list_body_t::int64_list_body_t(kaitai::kstream* p__io, rntuple_rc1_t::int64_list_t* p__parent, rntuple_rc1_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_items = nullptr;
    f_num_items = false;
    f_reserved = false;
    _read();
}

void rntuple_rc1_t::int64_list_body_t::_read() {
    m_num_items_and_reserved = m__io->read_u4le();
    {
        uint32_t _ = m_num_items_and_reserved;
        if (!(static_cast<int64_t>(static_cast<int64_t>(kaitai::kstream::mod(static_cast<int64_t>(_), static_cast<int64_t>(268435456))) * static_cast<int64_t>(8)) <= static_cast<int64_t>(static_cast<int64_t>(_io()->size()) - static_cast<int64_t>(_io()->pos())))) {
            throw kaitai::validation_expr_error<uint32_t>(m_num_items_and_reserved, m__io, std::string("/types/int64_list_body/seq/0"));
        }
    }
    m_items = std::unique_ptr<std::vector<int64_t>>(new std::vector<int64_t>());
    const int l_items = num_items();
    for (int i = 0; i < l_items; i++) {
        m_items->push_back(std::move(m__io->read_s8le()));
    }
    m_trailing = m__io->read_bytes_full();
}

rntuple_rc1_t::int64_list_body_t::~int64_list_body_t() {
    _clean_up();
}

void rntuple_rc1_t::int64_list_body_t::_clean_up() {
}

uint64_t rntuple_rc1_t::int64_list_body_t::num_items() {
    if (f_num_items)
        return m_num_items;
    m_num_items = static_cast<uint64_t>(kaitai::kstream::mod(static_cast<uint64_t>(num_items_and_reserved()), static_cast<uint64_t>(268435456)));
    f_num_items = true;
    return m_num_items;
}

uint64_t rntuple_rc1_t::int64_list_body_t::reserved() {
    if (f_reserved)
        return m_reserved;
    m_reserved = static_cast<uint64_t>(static_cast<uint64_t>(num_items_and_reserved()) / static_cast<uint64_t>(268435456));
    f_reserved = true;
    return m_reserved;
}

rntuple_rc1_t::locator_t::locator_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent, rntuple_rc1_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m__io__raw_payload = nullptr;
    f_kind = false;
    f_len_self = false;
    f_negated_head = false;
    f_reserved = false;
    _read();
}

void rntuple_rc1_t::locator_t::_read() {
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
            m_payload = std::unique_ptr<uri_locator_t>(new uri_locator_t(m__io__raw_payload.get(), this, m__root));
            break;
        }
        case 2: {
            m__raw_payload = m__io->read_bytes(static_cast<int64_t>(static_cast<int64_t>(len_self()) - static_cast<int64_t>(4)));
            m__io__raw_payload = std::unique_ptr<kaitai::kstream>(new kaitai::kstream(m__raw_payload));
            m_payload = std::unique_ptr<object64_locator_t>(new object64_locator_t(m__io__raw_payload.get(), this, m__root));
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

rntuple_rc1_t::locator_t::~locator_t() {
    _clean_up();
}

void rntuple_rc1_t::locator_t::_clean_up() {
    if (!n_ofs_range) {
    }
    if (!n_payload) {
    }
}

uint8_t rntuple_rc1_t::locator_t::kind() {
    if (f_kind)
        return m_kind;
    m_kind = static_cast<uint8_t>(static_cast<int64_t>(negated_head()) / static_cast<int64_t>(16777216));
    f_kind = true;
    return m_kind;
}

int64_t rntuple_rc1_t::locator_t::len_self() {
    if (f_len_self)
        return m_len_self;
    m_len_self = static_cast<int64_t>(kaitai::kstream::mod(static_cast<int64_t>(negated_head()), static_cast<int64_t>(65536)));
    f_len_self = true;
    return m_len_self;
}

int64_t rntuple_rc1_t::locator_t::negated_head() {
    if (f_negated_head)
        return m_negated_head;
    m_negated_head = static_cast<int64_t>(((static_cast<int64_t>(head()) < static_cast<int64_t>(0)) ? (static_cast<int64_t>(static_cast<int64_t>(0) - static_cast<int64_t>(head()))) : (static_cast<int64_t>(0))));
    f_negated_head = true;
    return m_negated_head;
}

int64_t rntuple_rc1_t::locator_t::reserved() {
    if (f_reserved)
        return m_reserved;
    m_reserved = static_cast<int64_t>(kaitai::kstream::mod(static_cast<int64_t>(static_cast<int64_t>(negated_head()) / static_cast<int64_t>(65536)), static_cast<int64_t>(256)));
    f_reserved = true;
    return m_reserved;
}

rntuple_rc1_t::meta_data_t::meta_data_t(kaitai::kstream* p__io, rntuple_rc1_t::meta_data_envelope_t* p__parent, rntuple_rc1_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_entries = nullptr;
    _read();
}

void rntuple_rc1_t::meta_data_t::_read() {
    m_entries = std::unique_ptr<meta_data_entry_list_t>(new meta_data_entry_list_t(m__io, this, m__root));
    m_trailing = m__io->read_bytes_full();
}

rntuple_rc1_t::meta_data_t::~meta_data_t() {
    _clean_up();
}

void rntuple_rc1_t::meta_data_t::_clean_up() {
}

rntuple_rc1_t::meta_data_bool_t::meta_data_bool_t(kaitai::kstream* p__io, rntuple_rc1_t::meta_data_entry_t* p__parent, rntuple_rc1_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    _read();
}

void rntuple_rc1_t::meta_data_bool_t::_read() {
    m_number = m__io->read_u1();
}

rntuple_rc1_t::meta_data_bool_t::~meta_data_bool_t() {
    _clean_up();
}

void rntuple_rc1_t::meta_data_bool_t::_clean_up() {
}

rntuple_rc1_t::meta_data_entry_t::meta_data_entry_t(kaitai::kstream* p__io, rntuple_rc1_t::meta_data_entry_record_t* p__parent, rntuple_rc1_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_key = nullptr;
    _read();
}

void rntuple_rc1_t::meta_data_entry_t::_read() {
    m_value_type = m__io->read_s4le();
    m_key = std::unique_ptr<counted_string_t>(new counted_string_t(m__io, this, m__root));
    n_value = true;
    switch (value_type()) {
    case 1: {
        n_value = false;
        m_value = std::unique_ptr<meta_data_int64_t>(new meta_data_int64_t(m__io, this, m__root));
        break;
    }
    case 2: {
        n_value = false;
        m_value = std::unique_ptr<meta_data_bool_t>(new meta_data_bool_t(m__io, this, m__root));
        break;
    }
    case 3: {
        n_value = false;
        m_value = std::unique_ptr<meta_data_float64_t>(new meta_data_float64_t(m__io, this, m__root));
        break;
    }
    case 4: {
        n_value = false;
        m_value = std::unique_ptr<counted_string_t>(new counted_string_t(m__io, this, m__root));
        break;
    }
    case -1: {
        n_value = false;
        m_value = std::unique_ptr<int64_list_t>(new int64_list_t(m__io, this, m__root));
        break;
    }
    case -2: {
        n_value = false;
        m_value = std::unique_ptr<bool_list_t>(new bool_list_t(m__io, this, m__root));
        break;
    }
    case -3: {
        n_value = false;
        m_value = std::unique_ptr<float64_list_t>(new float64_list_t(m__io, this, m__root));
        break;
    }
    case -4: {
        n_value = false;
        m_value = std::unique_ptr<string_list_t>(new string_list_t(m__io, this, m__root));
        break;
    }
    }
    m_trailing = m__io->read_bytes_full();
}

rntuple_rc1_t::meta_data_entry_t::~meta_data_entry_t() {
    _clean_up();
}

void rntuple_rc1_t::meta_data_entry_t::_clean_up() {
    if (!n_value) {
    }
}

rntuple_rc1_t::meta_data_entry_list_t::meta_data_entry_list_t(kaitai::kstream* p__io, rntuple_rc1_t::meta_data_t* p__parent, rntuple_rc1_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_body = nullptr;
    m__io__raw_body = nullptr;
    _read();
}

void rntuple_rc1_t::meta_data_entry_list_t::_read() {
    m_len_frame = m__io->read_s4le();
    {
        int32_t _ = m_len_frame;
        if (!( ((static_cast<int64_t>(_) <= -(static_cast<int64_t>(8))) && (static_cast<int64_t>(static_cast<int64_t>(_) + static_cast<int64_t>(static_cast<int64_t>(_io()->size()) - static_cast<int64_t>(_io()->pos()))) >= -(static_cast<int64_t>(4)))) )) {
            throw kaitai::validation_expr_error<int32_t>(m_len_frame, m__io, std::string("/types/meta_data_entry_list/seq/0"));
        }
    }
    m__raw_body = m__io->read_bytes(-(len_frame()) - 4);
    m__io__raw_body = std::unique_ptr<kaitai::kstream>(new kaitai::kstream(m__raw_body));
    m_body = std::unique_ptr<meta_data_entry_list_body_t>(new meta_data_entry_list_body_t(m__io__raw_body.get(), this, m__root));
}

rntuple_rc1_t::meta_data_entry_list_t::~meta_data_entry_list_t() {
    _clean_up();
}

void rntuple_rc1_t::meta_data_entry_list_t::_clean_up() {
}

rntuple_rc1_t::meta_data_entry_list_body_t::meta_data_entry_list_body_t(kaitai::kstream* p__io, rntuple_rc1_t::meta_data_entry_list_t* p__parent, rntuple_rc1_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_items = nullptr;
    f_num_items = false;
    f_reserved = false;
    _read();
}

void rntuple_rc1_t::meta_data_entry_list_body_t::_read() {
    m_num_items_and_reserved = m__io->read_u4le();
    {
        uint32_t _ = m_num_items_and_reserved;
        if (!(static_cast<int64_t>(static_cast<int64_t>(kaitai::kstream::mod(static_cast<int64_t>(_), static_cast<int64_t>(268435456))) * static_cast<int64_t>(4)) <= static_cast<int64_t>(static_cast<int64_t>(_io()->size()) - static_cast<int64_t>(_io()->pos())))) {
            throw kaitai::validation_expr_error<uint32_t>(m_num_items_and_reserved, m__io, std::string("/types/meta_data_entry_list_body/seq/0"));
        }
    }
    m_items = std::unique_ptr<std::vector<std::unique_ptr<meta_data_entry_record_t>>>(new std::vector<std::unique_ptr<meta_data_entry_record_t>>());
    const int l_items = num_items();
    for (int i = 0; i < l_items; i++) {
        m_items->push_back(std::move(std::unique_ptr<meta_data_entry_record_t>(new meta_data_entry_record_t(m__io, this, m__root))));
    }
    m_trailing = m__io->read_bytes_full();
}

rntuple_rc1_t::meta_data_entry_list_body_t::~meta_data_entry_list_body_t() {
    _clean_up();
}

void rntuple_rc1_t::meta_data_entry_list_body_t::_clean_up() {
}

uint64_t rntuple_rc1_t::meta_data_entry_list_body_t::num_items() {
    if (f_num_items)
        return m_num_items;
    m_num_items = static_cast<uint64_t>(kaitai::kstream::mod(static_cast<uint64_t>(num_items_and_reserved()), static_cast<uint64_t>(268435456)));
    f_num_items = true;
    return m_num_items;
}

uint64_t rntuple_rc1_t::meta_data_entry_list_body_t::reserved() {
    if (f_reserved)
        return m_reserved;
    m_reserved = static_cast<uint64_t>(static_cast<uint64_t>(num_items_and_reserved()) / static_cast<uint64_t>(268435456));
    f_reserved = true;
    return m_reserved;
}

rntuple_rc1_t::meta_data_entry_record_t::meta_data_entry_record_t(kaitai::kstream* p__io, rntuple_rc1_t::meta_data_entry_list_body_t* p__parent, rntuple_rc1_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_body = nullptr;
    m__io__raw_body = nullptr;
    _read();
}

void rntuple_rc1_t::meta_data_entry_record_t::_read() {
    m_len_frame = m__io->read_s4le();
    {
        int32_t _ = m_len_frame;
        if (!( ((static_cast<int64_t>(_) >= static_cast<int64_t>(4)) && (static_cast<int64_t>(static_cast<int64_t>(_) - static_cast<int64_t>(static_cast<int64_t>(_io()->size()) - static_cast<int64_t>(_io()->pos()))) <= static_cast<int64_t>(4))) )) {
            throw kaitai::validation_expr_error<int32_t>(m_len_frame, m__io, std::string("/types/meta_data_entry_record/seq/0"));
        }
    }
    m__raw_body = m__io->read_bytes(len_frame() - 4);
    m__io__raw_body = std::unique_ptr<kaitai::kstream>(new kaitai::kstream(m__raw_body));
    m_body = std::unique_ptr<meta_data_entry_t>(new meta_data_entry_t(m__io__raw_body.get(), this, m__root));
}

rntuple_rc1_t::meta_data_entry_record_t::~meta_data_entry_record_t() {
    _clean_up();
}

void rntuple_rc1_t::meta_data_entry_record_t::_clean_up() {
}

rntuple_rc1_t::meta_data_envelope_t::meta_data_envelope_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent, rntuple_rc1_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_preamble = nullptr;
    m_payload = nullptr;
    m__io__raw_payload = nullptr;
    _read();
}

void rntuple_rc1_t::meta_data_envelope_t::_read() {
    m_preamble = std::unique_ptr<envelope_preamble_t>(new envelope_preamble_t(m__io, this, m__root));
    m__raw_payload = m__io->read_bytes(static_cast<int64_t>(static_cast<int64_t>(static_cast<int64_t>(_io()->size()) - static_cast<int64_t>(_io()->pos())) - static_cast<int64_t>(4)));
    m__io__raw_payload = std::unique_ptr<kaitai::kstream>(new kaitai::kstream(m__raw_payload));
    m_payload = std::unique_ptr<meta_data_t>(new meta_data_t(m__io__raw_payload.get(), this, m__root));
    m_checksum = m__io->read_bytes(4);
}

rntuple_rc1_t::meta_data_envelope_t::~meta_data_envelope_t() {
    _clean_up();
}

void rntuple_rc1_t::meta_data_envelope_t::_clean_up() {
}

rntuple_rc1_t::meta_data_float64_t::meta_data_float64_t(kaitai::kstream* p__io, rntuple_rc1_t::meta_data_entry_t* p__parent, rntuple_rc1_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    _read();
}

void rntuple_rc1_t::meta_data_float64_t::_read() {
    m_number = m__io->read_f8le();
}

rntuple_rc1_t::meta_data_float64_t::~meta_data_float64_t() {
    _clean_up();
}

void rntuple_rc1_t::meta_data_float64_t::_clean_up() {
}

rntuple_rc1_t::meta_data_int64_t::meta_data_int64_t(kaitai::kstream* p__io, rntuple_rc1_t::meta_data_entry_t* p__parent, rntuple_rc1_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    _read();
}

void rntuple_rc1_t::meta_data_int64_t::_read() {
    m_number = m__io->read_s8le();
}

rntuple_rc1_t::meta_data_int64_t::~meta_data_int64_t() {
    _clean_up();
}

void rntuple_rc1_t::meta_data_int64_t::_clean_up() {
}

rntuple_rc1_t::meta_data_link_list_t::meta_data_link_list_t(kaitai::kstream* p__io, rntuple_rc1_t::footer_t* p__parent, rntuple_rc1_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_body = nullptr;
    m__io__raw_body = nullptr;
    _read();
}

void rntuple_rc1_t::meta_data_link_list_t::_read() {
    m_len_frame = m__io->read_s4le();
    {
        int32_t _ = m_len_frame;
        if (!( ((static_cast<int64_t>(_) <= -(static_cast<int64_t>(8))) && (static_cast<int64_t>(static_cast<int64_t>(_) + static_cast<int64_t>(static_cast<int64_t>(_io()->size()) - static_cast<int64_t>(_io()->pos()))) >= -(static_cast<int64_t>(4)))) )) {
            throw kaitai::validation_expr_error<int32_t>(m_len_frame, m__io, std::string("/types/meta_data_link_list/seq/0"));
        }
    }
    m__raw_body = m__io->read_bytes(-(len_frame()) - 4);
    m__io__raw_body = std::unique_ptr<kaitai::kstream>(new kaitai::kstream(m__raw_body));
    m_body = std::unique_ptr<meta_data_link_list_body_t>(new meta_data_link_list_body_t(m__io__raw_body.get(), this, m__root));
}

rntuple_rc1_t::meta_data_link_list_t::~meta_data_link_list_t() {
    _clean_up();
}

void rntuple_rc1_t::meta_data_link_list_t::_clean_up() {
}

rntuple_rc1_t::meta_data_link_list_body_t::meta_data_link_list_body_t(kaitai::kstream* p__io, rntuple_rc1_t::meta_data_link_list_t* p__parent, rntuple_rc1_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_items = nullptr;
    f_num_items = false;
    f_reserved = false;
    _read();
}

void rntuple_rc1_t::meta_data_link_list_body_t::_read() {
    m_num_items_and_reserved = m__io->read_u4le();
    {
        uint32_t _ = m_num_items_and_reserved;
        if (!(static_cast<int64_t>(static_cast<int64_t>(kaitai::kstream::mod(static_cast<int64_t>(_), static_cast<int64_t>(268435456))) * static_cast<int64_t>(8)) <= static_cast<int64_t>(static_cast<int64_t>(_io()->size()) - static_cast<int64_t>(_io()->pos())))) {
            throw kaitai::validation_expr_error<uint32_t>(m_num_items_and_reserved, m__io, std::string("/types/meta_data_link_list_body/seq/0"));
        }
    }
    m_items = std::unique_ptr<std::vector<std::unique_ptr<envelope_link_t>>>(new std::vector<std::unique_ptr<envelope_link_t>>());
    const int l_items = num_items();
    for (int i = 0; i < l_items; i++) {
        m_items->push_back(std::move(std::unique_ptr<envelope_link_t>(new envelope_link_t(m__io, this, m__root))));
    }
    m_trailing = m__io->read_bytes_full();
}

rntuple_rc1_t::meta_data_link_list_body_t::~meta_data_link_list_body_t() {
    _clean_up();
}

void rntuple_rc1_t::meta_data_link_list_body_t::_clean_up() {
}

uint64_t rntuple_rc1_t::meta_data_link_list_body_t::num_items() {
    if (f_num_items)
        return m_num_items;
    m_num_items = static_cast<uint64_t>(kaitai::kstream::mod(static_cast<uint64_t>(num_items_and_reserved()), static_cast<uint64_t>(268435456)));
    f_num_items = true;
    return m_num_items;
}

uint64_t rntuple_rc1_t::meta_data_link_list_body_t::reserved() {
    if (f_reserved)
        return m_reserved;
    m_reserved = static_cast<uint64_t>(static_cast<uint64_t>(num_items_and_reserved()) / static_cast<uint64_t>(268435456));
    f_reserved = true;
    return m_reserved;
}

rntuple_rc1_t::object64_locator_t::object64_locator_t(kaitai::kstream* p__io, rntuple_rc1_t::locator_t* p__parent, rntuple_rc1_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    _read();
}

void rntuple_rc1_t::object64_locator_t::_read() {
    m_len_object = m__io->read_u4le();
    m_location = m__io->read_u8le();
    m_trailing = m__io->read_bytes_full();
}

rntuple_rc1_t::object64_locator_t::~object64_locator_t() {
    _clean_up();
}

void rntuple_rc1_t::object64_locator_t::_clean_up() {
}

rntuple_rc1_t::page_t::page_t(kaitai::kstream* p__io, rntuple_rc1_t::column_pages_body_t* p__parent, rntuple_rc1_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_locator = nullptr;
    f_flags = false;
    f_num_elements = false;
    _read();
}

void rntuple_rc1_t::page_t::_read() {
    m_num_elements_and_flags = m__io->read_u4le();
    m_locator = std::unique_ptr<locator_t>(new locator_t(m__io, this, m__root));
}

rntuple_rc1_t::page_t::~page_t() {
    _clean_up();
}

void rntuple_rc1_t::page_t::_clean_up() {
}

uint64_t rntuple_rc1_t::page_t::flags() {
    if (f_flags)
        return m_flags;
    m_flags = static_cast<uint64_t>(static_cast<uint64_t>(num_elements_and_flags()) / static_cast<uint64_t>(1073741824));
    f_flags = true;
    return m_flags;
}

uint64_t rntuple_rc1_t::page_t::num_elements() {
    if (f_num_elements)
        return m_num_elements;
    m_num_elements = static_cast<uint64_t>(kaitai::kstream::mod(static_cast<uint64_t>(num_elements_and_flags()), static_cast<uint64_t>(1073741824)));
    f_num_elements = true;
    return m_num_elements;
}

rntuple_rc1_t::page_list_t::page_list_t(kaitai::kstream* p__io, rntuple_rc1_t::page_list_envelope_t* p__parent, rntuple_rc1_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_page_locations = nullptr;
    _read();
}

void rntuple_rc1_t::page_list_t::_read() {
    m_page_locations = std::unique_ptr<cluster_pages_list_t>(new cluster_pages_list_t(m__io, this, m__root));
    m_trailing = m__io->read_bytes_full();
}

rntuple_rc1_t::page_list_t::~page_list_t() {
    _clean_up();
}

void rntuple_rc1_t::page_list_t::_clean_up() {
}

rntuple_rc1_t::page_list_envelope_t::page_list_envelope_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent, rntuple_rc1_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_preamble = nullptr;
    m_payload = nullptr;
    m__io__raw_payload = nullptr;
    _read();
}

void rntuple_rc1_t::page_list_envelope_t::_read() {
    m_preamble = std::unique_ptr<envelope_preamble_t>(new envelope_preamble_t(m__io, this, m__root));
    m__raw_payload = m__io->read_bytes(static_cast<int64_t>(static_cast<int64_t>(static_cast<int64_t>(_io()->size()) - static_cast<int64_t>(_io()->pos())) - static_cast<int64_t>(4)));
    m__io__raw_payload = std::unique_ptr<kaitai::kstream>(new kaitai::kstream(m__raw_payload));
    m_payload = std::unique_ptr<page_list_t>(new page_list_t(m__io__raw_payload.get(), this, m__root));
    m_checksum = m__io->read_bytes(4);
}

rntuple_rc1_t::page_list_envelope_t::~page_list_envelope_t() {
    _clean_up();
}

void rntuple_rc1_t::page_list_envelope_t::_clean_up() {
}

rntuple_rc1_t::schema_t::schema_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent, rntuple_rc1_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_fields = nullptr;
    m_columns = nullptr;
    m_alias_columns = nullptr;
    m_extra_type_infos = nullptr;
    _read();
}

void rntuple_rc1_t::schema_t::_read() {
    m_fields = std::unique_ptr<field_list_t>(new field_list_t(m__io, this, m__root));
    m_columns = std::unique_ptr<column_list_t>(new column_list_t(m__io, this, m__root));
    m_alias_columns = std::unique_ptr<alias_column_list_t>(new alias_column_list_t(m__io, this, m__root));
    m_extra_type_infos = std::unique_ptr<extra_type_info_list_t>(new extra_type_info_list_t(m__io, this, m__root));
}

rntuple_rc1_t::schema_t::~schema_t() {
    _clean_up();
}

void rntuple_rc1_t::schema_t::_clean_up() {
}

rntuple_rc1_t::schema_extension_t::schema_extension_t(kaitai::kstream* p__io, rntuple_rc1_t::schema_extension_frame_t* p__parent, rntuple_rc1_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_schema = nullptr;
    _read();
}

void rntuple_rc1_t::schema_extension_t::_read() {
    n_schema = true;
    if (!(_io()->is_eof())) {
        n_schema = false;
        m_schema = std::unique_ptr<schema_t>(new schema_t(m__io, this, m__root));
    }
    m_trailing = m__io->read_bytes_full();
}

rntuple_rc1_t::schema_extension_t::~schema_extension_t() {
    _clean_up();
}

void rntuple_rc1_t::schema_extension_t::_clean_up() {
    if (!n_schema) {
    }
}

rntuple_rc1_t::schema_extension_frame_t::schema_extension_frame_t(kaitai::kstream* p__io, rntuple_rc1_t::footer_t* p__parent, rntuple_rc1_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_record = nullptr;
    m__io__raw_record = nullptr;
    m_list = nullptr;
    m__io__raw_list = nullptr;
    _read();
}

void rntuple_rc1_t::schema_extension_frame_t::_read() {
    m_len_frame = m__io->read_s4le();
    {
        int32_t _ = m_len_frame;
        if (!( (( ((static_cast<int64_t>(_) >= static_cast<int64_t>(4)) && (static_cast<int64_t>(static_cast<int64_t>(_) - static_cast<int64_t>(static_cast<int64_t>(_io()->size()) - static_cast<int64_t>(_io()->pos()))) <= static_cast<int64_t>(4))) ) || ( ((static_cast<int64_t>(_) <= -(static_cast<int64_t>(8))) && (static_cast<int64_t>(static_cast<int64_t>(_) + static_cast<int64_t>(static_cast<int64_t>(_io()->size()) - static_cast<int64_t>(_io()->pos()))) >= -(static_cast<int64_t>(4)))) )) )) {
            throw kaitai::validation_expr_error<int32_t>(m_len_frame, m__io, std::string("/types/schema_extension_frame/seq/0"));
        }
    }
    n_record = true;
    if (len_frame() >= 0) {
        n_record = false;
        m__raw_record = m__io->read_bytes(len_frame() - 4);
        m__io__raw_record = std::unique_ptr<kaitai::kstream>(new kaitai::kstream(m__raw_record));
        m_record = std::unique_ptr<schema_extension_t>(new schema_extension_t(m__io__raw_record.get(), this, m__root));
    }
    n_list = true;
    if (len_frame() < 0) {
        n_list = false;
        m__raw_list = m__io->read_bytes(-(len_frame()) - 4);
        m__io__raw_list = std::unique_ptr<kaitai::kstream>(new kaitai::kstream(m__raw_list));
        m_list = std::unique_ptr<schema_extension_list_body_t>(new schema_extension_list_body_t(m__io__raw_list.get(), this, m__root));
    }
}

rntuple_rc1_t::schema_extension_frame_t::~schema_extension_frame_t() {
    _clean_up();
}

void rntuple_rc1_t::schema_extension_frame_t::_clean_up() {
    if (!n_record) {
    }
    if (!n_list) {
    }
}

rntuple_rc1_t::schema_extension_list_body_t::schema_extension_list_body_t(kaitai::kstream* p__io, rntuple_rc1_t::schema_extension_frame_t* p__parent, rntuple_rc1_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    f_num_items = false;
    f_reserved = false;
    _read();
}

void rntuple_rc1_t::schema_extension_list_body_t::_read() {
    m_num_items_and_reserved = m__io->read_u4le();
    m_trailing = m__io->read_bytes_full();
}

rntuple_rc1_t::schema_extension_list_body_t::~schema_extension_list_body_t() {
    _clean_up();
}

void rntuple_rc1_t::schema_extension_list_body_t::_clean_up() {
}

uint64_t rntuple_rc1_t::schema_extension_list_body_t::num_items() {
    if (f_num_items)
        return m_num_items;
    m_num_items = static_cast<uint64_t>(kaitai::kstream::mod(static_cast<uint64_t>(num_items_and_reserved()), static_cast<uint64_t>(268435456)));
    f_num_items = true;
    return m_num_items;
}

uint64_t rntuple_rc1_t::schema_extension_list_body_t::reserved() {
    if (f_reserved)
        return m_reserved;
    m_reserved = static_cast<uint64_t>(static_cast<uint64_t>(num_items_and_reserved()) / static_cast<uint64_t>(268435456));
    f_reserved = true;
    return m_reserved;
}

rntuple_rc1_t::string_list_t::string_list_t(kaitai::kstream* p__io, rntuple_rc1_t::meta_data_entry_t* p__parent, rntuple_rc1_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_body = nullptr;
    m__io__raw_body = nullptr;
    _read();
}

void rntuple_rc1_t::string_list_t::_read() {
    m_len_frame = m__io->read_s4le();
    {
        int32_t _ = m_len_frame;
        if (!( ((static_cast<int64_t>(_) <= -(static_cast<int64_t>(8))) && (static_cast<int64_t>(static_cast<int64_t>(_) + static_cast<int64_t>(static_cast<int64_t>(_io()->size()) - static_cast<int64_t>(_io()->pos()))) >= -(static_cast<int64_t>(4)))) )) {
            throw kaitai::validation_expr_error<int32_t>(m_len_frame, m__io, std::string("/types/string_list/seq/0"));
        }
    }
    m__raw_body = m__io->read_bytes(-(len_frame()) - 4);
    m__io__raw_body = std::unique_ptr<kaitai::kstream>(new kaitai::kstream(m__raw_body));
    m_body = std::unique_ptr<string_list_body_t>(new string_list_body_t(m__io__raw_body.get(), this, m__root));
}

rntuple_rc1_t::string_list_t::~string_list_t() {
    _clean_up();
}

void rntuple_rc1_t::string_list_t::_clean_up() {
}

rntuple_rc1_t::string_list_body_t::string_list_body_t(kaitai::kstream* p__io, rntuple_rc1_t::string_list_t* p__parent, rntuple_rc1_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_items = nullptr;
    f_num_items = false;
    f_reserved = false;
    _read();
}

void rntuple_rc1_t::string_list_body_t::_read() {
    m_num_items_and_reserved = m__io->read_u4le();
    {
        uint32_t _ = m_num_items_and_reserved;
        if (!(static_cast<int64_t>(static_cast<int64_t>(kaitai::kstream::mod(static_cast<int64_t>(_), static_cast<int64_t>(268435456))) * static_cast<int64_t>(4)) <= static_cast<int64_t>(static_cast<int64_t>(_io()->size()) - static_cast<int64_t>(_io()->pos())))) {
            throw kaitai::validation_expr_error<uint32_t>(m_num_items_and_reserved, m__io, std::string("/types/string_list_body/seq/0"));
        }
    }
    m_items = std::unique_ptr<std::vector<std::unique_ptr<counted_string_t>>>(new std::vector<std::unique_ptr<counted_string_t>>());
    const int l_items = num_items();
    for (int i = 0; i < l_items; i++) {
        m_items->push_back(std::move(std::unique_ptr<counted_string_t>(new counted_string_t(m__io, this, m__root))));
    }
    m_trailing = m__io->read_bytes_full();
}

rntuple_rc1_t::string_list_body_t::~string_list_body_t() {
    _clean_up();
}

void rntuple_rc1_t::string_list_body_t::_clean_up() {
}

uint64_t rntuple_rc1_t::string_list_body_t::num_items() {
    if (f_num_items)
        return m_num_items;
    m_num_items = static_cast<uint64_t>(kaitai::kstream::mod(static_cast<uint64_t>(num_items_and_reserved()), static_cast<uint64_t>(268435456)));
    f_num_items = true;
    return m_num_items;
}

uint64_t rntuple_rc1_t::string_list_body_t::reserved() {
    if (f_reserved)
        return m_reserved;
    m_reserved = static_cast<uint64_t>(static_cast<uint64_t>(num_items_and_reserved()) / static_cast<uint64_t>(268435456));
    f_reserved = true;
    return m_reserved;
}

rntuple_rc1_t::unknown_payload_t::unknown_payload_t(kaitai::kstream* p__io, rntuple_rc1_t::locator_t* p__parent, rntuple_rc1_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    _read();
}

void rntuple_rc1_t::unknown_payload_t::_read() {
    m_raw = m__io->read_bytes_full();
}

rntuple_rc1_t::unknown_payload_t::~unknown_payload_t() {
    _clean_up();
}

void rntuple_rc1_t::unknown_payload_t::_clean_up() {
}

rntuple_rc1_t::uri_locator_t::uri_locator_t(kaitai::kstream* p__io, rntuple_rc1_t::locator_t* p__parent, rntuple_rc1_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    _read();
}

void rntuple_rc1_t::uri_locator_t::_read() {
    m_raw = m__io->read_bytes_full();
}

rntuple_rc1_t::uri_locator_t::~uri_locator_t() {
    _clean_up();
}

void rntuple_rc1_t::uri_locator_t::_clean_up() {
}

}  // namespace rntuple
