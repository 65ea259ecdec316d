// Generated from spec/streamer_info.ksy by tools/generate; edit spec/parts/streamer_info.ksy and run `make generate`.
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

#include <rntuple/streamer_info.h>

namespace rntuple {

streamer_info_t::streamer_info_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent, streamer_info_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root ? p__root : this;
    m_list = nullptr;
    m__io__raw_list = nullptr;
    _read();
}

void streamer_info_t::_read() {
    m_byte_count = m__io->read_u4be();
    {
        uint32_t _ = m_byte_count;
        if (!( ((static_cast<int64_t>(_) >= static_cast<int64_t>(1073741824)) && (static_cast<int64_t>(static_cast<int64_t>(_) - static_cast<int64_t>(1073741824)) <= static_cast<int64_t>(static_cast<int64_t>(_io()->size()) - static_cast<int64_t>(_io()->pos())))) )) {
            throw kaitai::validation_expr_error<uint32_t>(m_byte_count, m__io, std::string("/seq/0"));
        }
    }
    m__raw_list = m__io->read_bytes(static_cast<int64_t>(static_cast<int64_t>(byte_count()) - static_cast<int64_t>(1073741824)));
    m__io__raw_list = std::unique_ptr<kaitai::kstream>(new kaitai::kstream(m__raw_list));
    m_list = std::unique_ptr<info_list_t>(new info_list_t(m__io__raw_list.get(), this, m__root));
    m_trailing = m__io->read_bytes_full();
}

streamer_info_t::~streamer_info_t() {
    _clean_up();
}

void streamer_info_t::_clean_up() {
}

streamer_info_t::any_object_t::any_object_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent, streamer_info_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    f_class_place = false;
    f_is_new_class = false;
    _read();
}

void streamer_info_t::any_object_t::_read() {
    m_tag = m__io->read_u4be();
    n_class_name = true;
    if (is_new_class()) {
        n_class_name = false;
        m_class_name = m__io->read_bytes_term(0, false, true, true);
    }
    m_content = m__io->read_bytes_full();
}

streamer_info_t::any_object_t::~any_object_t() {
    _clean_up();
}

void streamer_info_t::any_object_t::_clean_up() {
    if (!n_class_name) {
    }
}

uint64_t streamer_info_t::any_object_t::class_place() {
    if (f_class_place)
        return m_class_place;
    m_class_place = static_cast<uint64_t>(kaitai::kstream::mod(static_cast<uint64_t>(tag()), static_cast<uint64_t>(2147483648UL)));
    f_class_place = true;
    return m_class_place;
}

bool streamer_info_t::any_object_t::is_new_class() {
    if (f_is_new_class)
        return m_is_new_class;
    m_is_new_class = static_cast<uint64_t>(tag()) == static_cast<uint64_t>(4294967295UL);
    f_is_new_class = true;
    return m_is_new_class;
}

streamer_info_t::class_element_t::class_element_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent, streamer_info_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_body = nullptr;
    m__io__raw_body = nullptr;
    _read();
}

void streamer_info_t::class_element_t::_read() {
    m_byte_count = m__io->read_u4be();
    {
        uint32_t _ = m_byte_count;
        if (!( ((static_cast<int64_t>(_) >= static_cast<int64_t>(1073741824)) && (static_cast<int64_t>(static_cast<int64_t>(_) - static_cast<int64_t>(1073741824)) <= static_cast<int64_t>(static_cast<int64_t>(_io()->size()) - static_cast<int64_t>(_io()->pos())))) )) {
            throw kaitai::validation_expr_error<uint32_t>(m_byte_count, m__io, std::string("/types/class_element/seq/0"));
        }
    }
    m__raw_body = m__io->read_bytes(static_cast<int64_t>(static_cast<int64_t>(byte_count()) - static_cast<int64_t>(1073741824)));
    m__io__raw_body = std::unique_ptr<kaitai::kstream>(new kaitai::kstream(m__raw_body));
    m_body = std::unique_ptr<class_element_members_t>(new class_element_members_t(m__io__raw_body.get(), this, m__root));
}

streamer_info_t::class_element_t::~class_element_t() {
    _clean_up();
}

void streamer_info_t::class_element_t::_clean_up() {
}

streamer_info_t::class_element_members_t::class_element_members_t(kaitai::kstream* p__io, streamer_info_t::class_element_t* p__parent, streamer_info_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_element = nullptr;
    _read();
}

void streamer_info_t::class_element_members_t::_read() {
    m_version = m__io->read_u2be();
    m_element = std::unique_ptr<element_t>(new element_t(m__io, this, m__root));
    m_trailing = m__io->read_bytes_full();
}

streamer_info_t::class_element_members_t::~class_element_members_t() {
    _clean_up();
}

void streamer_info_t::class_element_members_t::_clean_up() {
}

streamer_info_t::class_elements_t::class_elements_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent, streamer_info_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_body = nullptr;
    m__io__raw_body = nullptr;
    _read();
}

void streamer_info_t::class_elements_t::_read() {
    m_byte_count = m__io->read_u4be();
    {
        uint32_t _ = m_byte_count;
        if (!( ((static_cast<int64_t>(_) >= static_cast<int64_t>(1073741824)) && (static_cast<int64_t>(static_cast<int64_t>(_) - static_cast<int64_t>(1073741824)) <= static_cast<int64_t>(static_cast<int64_t>(_io()->size()) - static_cast<int64_t>(_io()->pos())))) )) {
            throw kaitai::validation_expr_error<uint32_t>(m_byte_count, m__io, std::string("/types/class_elements/seq/0"));
        }
    }
    m__raw_body = m__io->read_bytes(static_cast<int64_t>(static_cast<int64_t>(byte_count()) - static_cast<int64_t>(1073741824)));
    m__io__raw_body = std::unique_ptr<kaitai::kstream>(new kaitai::kstream(m__raw_body));
    m_body = std::unique_ptr<class_elements_members_t>(new class_elements_members_t(m__io__raw_body.get(), this, m__root));
}

streamer_info_t::class_elements_t::~class_elements_t() {
    _clean_up();
}

void streamer_info_t::class_elements_t::_clean_up() {
}

streamer_info_t::class_elements_members_t::class_elements_members_t(kaitai::kstream* p__io, streamer_info_t::class_elements_t* p__parent, streamer_info_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_object = nullptr;
    m_name = nullptr;
    m_items = nullptr;
    _read();
}

void streamer_info_t::class_elements_members_t::_read() {
    m_version = m__io->read_u2be();
    m_object = std::unique_ptr<root_object_t>(new root_object_t(m__io, this, m__root));
    m_name = std::unique_ptr<counted_string_t>(new counted_string_t(m__io, this, m__root));
    m_num_items = m__io->read_u4be();
    {
        uint32_t _ = m_num_items;
        if (!(static_cast<int64_t>(static_cast<int64_t>(_) * static_cast<int64_t>(8)) <= static_cast<int64_t>(static_cast<int64_t>(_io()->size()) - static_cast<int64_t>(_io()->pos())))) {
            throw kaitai::validation_expr_error<uint32_t>(m_num_items, m__io, std::string("/types/class_elements_members/seq/3"));
        }
    }
    m_lower_bound = m__io->read_s4be();
    m_items = std::unique_ptr<std::vector<std::unique_ptr<element_item_t>>>(new std::vector<std::unique_ptr<element_item_t>>());
    const int l_items = num_items();
    for (int i = 0; i < l_items; i++) {
        m_items->push_back(std::move(std::unique_ptr<element_item_t>(new element_item_t(m__io, this, m__root))));
    }
    m_trailing = m__io->read_bytes_full();
}

streamer_info_t::class_elements_members_t::~class_elements_members_t() {
    _clean_up();
}

void streamer_info_t::class_elements_members_t::_clean_up() {
}

streamer_info_t::class_info_t::class_info_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent, streamer_info_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_body = nullptr;
    m__io__raw_body = nullptr;
    _read();
}

void streamer_info_t::class_info_t::_read() {
    m_byte_count = m__io->read_u4be();
    {
        uint32_t _ = m_byte_count;
        if (!( ((static_cast<int64_t>(_) >= static_cast<int64_t>(1073741824)) && (static_cast<int64_t>(static_cast<int64_t>(_) - static_cast<int64_t>(1073741824)) <= static_cast<int64_t>(static_cast<int64_t>(_io()->size()) - static_cast<int64_t>(_io()->pos())))) )) {
            throw kaitai::validation_expr_error<uint32_t>(m_byte_count, m__io, std::string("/types/class_info/seq/0"));
        }
    }
    m__raw_body = m__io->read_bytes(static_cast<int64_t>(static_cast<int64_t>(byte_count()) - static_cast<int64_t>(1073741824)));
    m__io__raw_body = std::unique_ptr<kaitai::kstream>(new kaitai::kstream(m__raw_body));
    m_body = std::unique_ptr<class_info_members_t>(new class_info_members_t(m__io__raw_body.get(), this, m__root));
}

streamer_info_t::class_info_t::~class_info_t() {
    _clean_up();
}

void streamer_info_t::class_info_t::_clean_up() {
}

streamer_info_t::class_info_members_t::class_info_members_t(kaitai::kstream* p__io, streamer_info_t::class_info_t* p__parent, streamer_info_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_named = nullptr;
    m_elements = nullptr;
    m__io__raw_elements = nullptr;
    _read();
}

void streamer_info_t::class_info_members_t::_read() {
    m_version = m__io->read_u2be();
    m_named = std::unique_ptr<named_t>(new named_t(m__io, this, m__root));
    m_checksum = m__io->read_u4be();
    m_class_version = m__io->read_s4be();
    m_elements_byte_count = m__io->read_u4be();
    {
        uint32_t _ = m_elements_byte_count;
        if (!( ((static_cast<int64_t>(_) >= static_cast<int64_t>(1073741824)) && (static_cast<int64_t>(static_cast<int64_t>(_) - static_cast<int64_t>(1073741824)) <= static_cast<int64_t>(static_cast<int64_t>(_io()->size()) - static_cast<int64_t>(_io()->pos())))) )) {
            throw kaitai::validation_expr_error<uint32_t>(m_elements_byte_count, m__io, std::string("/types/class_info_members/seq/4"));
        }
    }
    m__raw_elements = m__io->read_bytes(static_cast<int64_t>(static_cast<int64_t>(elements_byte_count()) - static_cast<int64_t>(1073741824)));
    m__io__raw_elements = std::unique_ptr<kaitai::kstream>(new kaitai::kstream(m__raw_elements));
    m_elements = std::unique_ptr<any_object_t>(new any_object_t(m__io__raw_elements.get(), this, m__root));
    m_trailing = m__io->read_bytes_full();
}

streamer_info_t::class_info_members_t::~class_info_members_t() {
    _clean_up();
}

void streamer_info_t::class_info_members_t::_clean_up() {
}

streamer_info_t::counted_string_t::counted_string_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent, streamer_info_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    f_len = false;
    f_value = false;
    _read();
}

void streamer_info_t::counted_string_t::_read() {
    m_len_short = m__io->read_u1();
    {
        uint8_t _ = m_len_short;
        if (!( ((static_cast<int64_t>(_) == static_cast<int64_t>(255)) || (static_cast<int64_t>(_) <= static_cast<int64_t>(static_cast<int64_t>(_io()->size()) - static_cast<int64_t>(_io()->pos())))) )) {
            throw kaitai::validation_expr_error<uint8_t>(m_len_short, m__io, std::string("/types/counted_string/seq/0"));
        }
    }
    n_len_long = true;
    if (len_short() == 255) {
        n_len_long = false;
        m_len_long = m__io->read_u4be();
        {
            uint32_t _ = m_len_long;
            if (!(static_cast<int64_t>(_) <= static_cast<int64_t>(static_cast<int64_t>(_io()->size()) - static_cast<int64_t>(_io()->pos())))) {
                throw kaitai::validation_expr_error<uint32_t>(m_len_long, m__io, std::string("/types/counted_string/seq/1"));
            }
        }
    }
    m_raw = m__io->read_bytes(len());
}

streamer_info_t::counted_string_t::~counted_string_t() {
    _clean_up();
}

void streamer_info_t::counted_string_t::_clean_up() {
    if (!n_len_long) {
    }
}

uint32_t streamer_info_t::counted_string_t::len() {
    if (f_len)
        return m_len;
    m_len = static_cast<uint32_t>(((len_short() == 255) ? (len_long()) : (static_cast<uint32_t>(len_short()))));
    f_len = true;
    return m_len;
}

std::string streamer_info_t::counted_string_t::value() {
    if (f_value)
        return m_value;
    m_value = kaitai::kstream::bytes_to_str(raw(), "UTF-8");
    f_value = true;
    return m_value;
}

streamer_info_t::element_t::element_t(kaitai::kstream* p__io, streamer_info_t::class_element_members_t* p__parent, streamer_info_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_body = nullptr;
    m__io__raw_body = nullptr;
    _read();
}

void streamer_info_t::element_t::_read() {
    m_byte_count = m__io->read_u4be();
    {
        uint32_t _ = m_byte_count;
        if (!( ((static_cast<int64_t>(_) >= static_cast<int64_t>(1073741824)) && (static_cast<int64_t>(static_cast<int64_t>(_) - static_cast<int64_t>(1073741824)) <= static_cast<int64_t>(static_cast<int64_t>(_io()->size()) - static_cast<int64_t>(_io()->pos())))) )) {
            throw kaitai::validation_expr_error<uint32_t>(m_byte_count, m__io, std::string("/types/element/seq/0"));
        }
    }
    m__raw_body = m__io->read_bytes(static_cast<int64_t>(static_cast<int64_t>(byte_count()) - static_cast<int64_t>(1073741824)));
    m__io__raw_body = std::unique_ptr<kaitai::kstream>(new kaitai::kstream(m__raw_body));
    m_body = std::unique_ptr<element_members_t>(new element_members_t(m__io__raw_body.get(), this, m__root));
}

streamer_info_t::element_t::~element_t() {
    _clean_up();
}

void streamer_info_t::element_t::_clean_up() {
}

streamer_info_t::element_item_t::element_item_t(kaitai::kstream* p__io, streamer_info_t::class_elements_members_t* p__parent, streamer_info_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_body = nullptr;
    m__io__raw_body = nullptr;
    _read();
}

void streamer_info_t::element_item_t::_read() {
    m_byte_count = m__io->read_u4be();
    {
        uint32_t _ = m_byte_count;
        if (!( ((static_cast<int64_t>(_) >= static_cast<int64_t>(1073741824)) && (static_cast<int64_t>(static_cast<int64_t>(_) - static_cast<int64_t>(1073741824)) <= static_cast<int64_t>(static_cast<int64_t>(_io()->size()) - static_cast<int64_t>(_io()->pos())))) )) {
            throw kaitai::validation_expr_error<uint32_t>(m_byte_count, m__io, std::string("/types/element_item/seq/0"));
        }
    }
    m__raw_body = m__io->read_bytes(static_cast<int64_t>(static_cast<int64_t>(byte_count()) - static_cast<int64_t>(1073741824)));
    m__io__raw_body = std::unique_ptr<kaitai::kstream>(new kaitai::kstream(m__raw_body));
    m_body = std::unique_ptr<any_object_t>(new any_object_t(m__io__raw_body.get(), this, m__root));
}

streamer_info_t::element_item_t::~element_item_t() {
    _clean_up();
}

void streamer_info_t::element_item_t::_clean_up() {
}

streamer_info_t::element_members_t::element_members_t(kaitai::kstream* p__io, streamer_info_t::element_t* p__parent, streamer_info_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_named = nullptr;
    m_max_indices = nullptr;
    m_type_name = nullptr;
    _read();
}

void streamer_info_t::element_members_t::_read() {
    m_version = m__io->read_u2be();
    m_named = std::unique_ptr<named_t>(new named_t(m__io, this, m__root));
    m_element_type = m__io->read_s4be();
    m_len_element = m__io->read_s4be();
    m_num_array_items = m__io->read_s4be();
    m_num_dimensions = m__io->read_s4be();
    m_max_indices = std::unique_ptr<std::vector<int32_t>>(new std::vector<int32_t>());
    const int l_max_indices = 5;
    for (int i = 0; i < l_max_indices; i++) {
        m_max_indices->push_back(std::move(m__io->read_s4be()));
    }
    m_type_name = std::unique_ptr<counted_string_t>(new counted_string_t(m__io, this, m__root));
    m_trailing = m__io->read_bytes_full();
}

streamer_info_t::element_members_t::~element_members_t() {
    _clean_up();
}

void streamer_info_t::element_members_t::_clean_up() {
}

streamer_info_t::info_item_t::info_item_t(kaitai::kstream* p__io, streamer_info_t::info_list_t* p__parent, streamer_info_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_body = nullptr;
    m__io__raw_body = nullptr;
    m_option = nullptr;
    _read();
}

void streamer_info_t::info_item_t::_read() {
    m_byte_count = m__io->read_u4be();
    {
        uint32_t _ = m_byte_count;
        if (!( ((static_cast<int64_t>(_) >= static_cast<int64_t>(1073741824)) && (static_cast<int64_t>(static_cast<int64_t>(_) - static_cast<int64_t>(1073741824)) <= static_cast<int64_t>(static_cast<int64_t>(_io()->size()) - static_cast<int64_t>(_io()->pos())))) )) {
            throw kaitai::validation_expr_error<uint32_t>(m_byte_count, m__io, std::string("/types/info_item/seq/0"));
        }
    }
    m__raw_body = m__io->read_bytes(static_cast<int64_t>(static_cast<int64_t>(byte_count()) - static_cast<int64_t>(1073741824)));
    m__io__raw_body = std::unique_ptr<kaitai::kstream>(new kaitai::kstream(m__raw_body));
    m_body = std::unique_ptr<any_object_t>(new any_object_t(m__io__raw_body.get(), this, m__root));
    m_option = std::unique_ptr<counted_string_t>(new counted_string_t(m__io, this, m__root));
}

streamer_info_t::info_item_t::~info_item_t() {
    _clean_up();
}

void streamer_info_t::info_item_t::_clean_up() {
}

streamer_info_t::info_list_t::info_list_t(kaitai::kstream* p__io, streamer_info_t* p__parent, streamer_info_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_object = nullptr;
    m_name = nullptr;
    m_items = nullptr;
    _read();
}

void streamer_info_t::info_list_t::_read() {
    m_version = m__io->read_u2be();
    m_object = std::unique_ptr<root_object_t>(new root_object_t(m__io, this, m__root));
    m_name = std::unique_ptr<counted_string_t>(new counted_string_t(m__io, this, m__root));
    m_num_items = m__io->read_u4be();
    {
        uint32_t _ = m_num_items;
        if (!(static_cast<int64_t>(static_cast<int64_t>(_) * static_cast<int64_t>(9)) <= static_cast<int64_t>(static_cast<int64_t>(_io()->size()) - static_cast<int64_t>(_io()->pos())))) {
            throw kaitai::validation_expr_error<uint32_t>(m_num_items, m__io, std::string("/types/info_list/seq/3"));
        }
    }
    m_items = std::unique_ptr<std::vector<std::unique_ptr<info_item_t>>>(new std::vector<std::unique_ptr<info_item_t>>());
    const int l_items = num_items();
    for (int i = 0; i < l_items; i++) {
        m_items->push_back(std::move(std::unique_ptr<info_item_t>(new info_item_t(m__io, this, m__root))));
    }
    m_trailing = m__io->read_bytes_full();
}

streamer_info_t::info_list_t::~info_list_t() {
    _clean_up();
}

void streamer_info_t::info_list_t::_clean_up() {
}

streamer_info_t::named_t::named_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent, streamer_info_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_body = nullptr;
    m__io__raw_body = nullptr;
    _read();
}

void streamer_info_t::named_t::_read() {
    m_byte_count = m__io->read_u4be();
    {
        uint32_t _ = m_byte_count;
        if (!( ((static_cast<int64_t>(_) >= static_cast<int64_t>(1073741824)) && (static_cast<int64_t>(static_cast<int64_t>(_) - static_cast<int64_t>(1073741824)) <= static_cast<int64_t>(static_cast<int64_t>(_io()->size()) - static_cast<int64_t>(_io()->pos())))) )) {
            throw kaitai::validation_expr_error<uint32_t>(m_byte_count, m__io, std::string("/types/named/seq/0"));
        }
    }
    m__raw_body = m__io->read_bytes(static_cast<int64_t>(static_cast<int64_t>(byte_count()) - static_cast<int64_t>(1073741824)));
    m__io__raw_body = std::unique_ptr<kaitai::kstream>(new kaitai::kstream(m__raw_body));
    m_body = std::unique_ptr<named_members_t>(new named_members_t(m__io__raw_body.get(), this, m__root));
}

streamer_info_t::named_t::~named_t() {
    _clean_up();
}

void streamer_info_t::named_t::_clean_up() {
}

streamer_info_t::named_members_t::named_members_t(kaitai::kstream* p__io, streamer_info_t::named_t* p__parent, streamer_info_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_object = nullptr;
    m_name = nullptr;
    m_title = nullptr;
    _read();
}

void streamer_info_t::named_members_t::_read() {
    m_version = m__io->read_u2be();
    m_object = std::unique_ptr<root_object_t>(new root_object_t(m__io, this, m__root));
    m_name = std::unique_ptr<counted_string_t>(new counted_string_t(m__io, this, m__root));
    m_title = std::unique_ptr<counted_string_t>(new counted_string_t(m__io, this, m__root));
    m_trailing = m__io->read_bytes_full();
}

streamer_info_t::named_members_t::~named_members_t() {
    _clean_up();
}

void streamer_info_t::named_members_t::_clean_up() {
}

streamer_info_t::root_object_t::root_object_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent, streamer_info_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    f_is_referenced = false;
    _read();
}

void streamer_info_t::root_object_t::_read() {
    m_version = m__io->read_u2be();
    m_unique_id = m__io->read_u4be();
    m_bits = m__io->read_u4be();
    n_process_id = true;
    if (is_referenced()) {
        n_process_id = false;
        m_process_id = m__io->read_u2be();
    }
}

streamer_info_t::root_object_t::~root_object_t() {
    _clean_up();
}

void streamer_info_t::root_object_t::_clean_up() {
    if (!n_process_id) {
    }
}

bool streamer_info_t::root_object_t::is_referenced() {
    if (f_is_referenced)
        return m_is_referenced;
    m_is_referenced = (bits() & 16) != 0;
    f_is_referenced = true;
    return m_is_referenced;
}

}  // namespace rntuple
