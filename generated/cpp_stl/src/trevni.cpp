// Generated from spec/trevni.ksy by tools/generate; edit spec/parts/trevni.ksy and run `make generate`.
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

#include <rntuple/trevni.h>

namespace rntuple {

trevni_t::trevni_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent, trevni_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root ? p__root : this;
    m_metadata = nullptr;
    m_columns_metadata = nullptr;
    m_ofs_columns = nullptr;
    _read();
}

void trevni_t::_read() {
    m_magic = m__io->read_bytes(3);
    if (!(m_magic == std::string("\x54\x72\x76", 3))) {
        throw kaitai::validation_not_equal_error<std::string>(std::string("\x54\x72\x76", 3), m_magic, m__io, std::string("/seq/0"));
    }
    m_version = m__io->read_u1();
    {
        uint8_t _ = m_version;
        if (!( ((_ == 1) || (_ == 2)) )) {
            throw kaitai::validation_expr_error<uint8_t>(m_version, m__io, std::string("/seq/1"));
        }
    }
    m_num_rows = m__io->read_u8le();
    m_num_columns = m__io->read_u4le();
    {
        uint32_t _ = m_num_columns;
        if (!(static_cast<int64_t>(static_cast<int64_t>(_) * static_cast<int64_t>(9)) <= static_cast<int64_t>(static_cast<int64_t>(_io()->size()) - static_cast<int64_t>(_io()->pos())))) {
            throw kaitai::validation_expr_error<uint32_t>(m_num_columns, m__io, std::string("/seq/3"));
        }
    }
    m_metadata = std::unique_ptr<metadata_map_t>(new metadata_map_t(m__io, this, m__root));
    m_columns_metadata = std::unique_ptr<std::vector<std::unique_ptr<metadata_map_t>>>(new std::vector<std::unique_ptr<metadata_map_t>>());
    const int l_columns_metadata = num_columns();
    for (int i = 0; i < l_columns_metadata; i++) {
        m_columns_metadata->push_back(std::move(std::unique_ptr<metadata_map_t>(new metadata_map_t(m__io, this, m__root))));
    }
    m_ofs_columns = std::unique_ptr<std::vector<uint64_t>>(new std::vector<uint64_t>());
    const int l_ofs_columns = num_columns();
    for (int i = 0; i < l_ofs_columns; i++) {
        m_ofs_columns->push_back(std::move(m__io->read_u8le()));
    }
    m_columns = m__io->read_bytes_full();
}

trevni_t::~trevni_t() {
    _clean_up();
}

void trevni_t::_clean_up() {
}

trevni_t::block_descriptor_t::block_descriptor_t(kaitai::kstream* p__io, trevni_t::column_t* p__parent, trevni_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    _read();
}

void trevni_t::block_descriptor_t::_read() {
    m_num_rows = m__io->read_u4le();
    m_len_block = m__io->read_u4le();
    m_len_block_stored = m__io->read_u4le();
}

trevni_t::block_descriptor_t::~block_descriptor_t() {
    _clean_up();
}

void trevni_t::block_descriptor_t::_clean_up() {
}

trevni_t::column_t::column_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent, trevni_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_descriptors = nullptr;
    _read();
}

void trevni_t::column_t::_read() {
    m_num_blocks = m__io->read_u4le();
    {
        uint32_t _ = m_num_blocks;
        if (!(static_cast<int64_t>(static_cast<int64_t>(_) * static_cast<int64_t>(12)) <= static_cast<int64_t>(static_cast<int64_t>(_io()->size()) - static_cast<int64_t>(_io()->pos())))) {
            throw kaitai::validation_expr_error<uint32_t>(m_num_blocks, m__io, std::string("/types/column/seq/0"));
        }
    }
    m_descriptors = std::unique_ptr<std::vector<std::unique_ptr<block_descriptor_t>>>(new std::vector<std::unique_ptr<block_descriptor_t>>());
    const int l_descriptors = num_blocks();
    for (int i = 0; i < l_descriptors; i++) {
        m_descriptors->push_back(std::move(std::unique_ptr<block_descriptor_t>(new block_descriptor_t(m__io, this, m__root))));
    }
    m_blocks = m__io->read_bytes_full();
}

trevni_t::column_t::~column_t() {
    _clean_up();
}

void trevni_t::column_t::_clean_up() {
}

trevni_t::column_counted_t::column_counted_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent, trevni_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_descriptors = nullptr;
    _read();
}

void trevni_t::column_counted_t::_read() {
    m_num_blocks = m__io->read_u4le();
    {
        uint32_t _ = m_num_blocks;
        if (!(static_cast<int64_t>(static_cast<int64_t>(_) * static_cast<int64_t>(13)) <= static_cast<int64_t>(static_cast<int64_t>(_io()->size()) - static_cast<int64_t>(_io()->pos())))) {
            throw kaitai::validation_expr_error<uint32_t>(m_num_blocks, m__io, std::string("/types/column_counted/seq/0"));
        }
    }
    m_descriptors = std::unique_ptr<std::vector<std::unique_ptr<counted_block_descriptor_t>>>(new std::vector<std::unique_ptr<counted_block_descriptor_t>>());
    const int l_descriptors = num_blocks();
    for (int i = 0; i < l_descriptors; i++) {
        m_descriptors->push_back(std::move(std::unique_ptr<counted_block_descriptor_t>(new counted_block_descriptor_t(m__io, this, m__root))));
    }
    m_blocks = m__io->read_bytes_full();
}

trevni_t::column_counted_t::~column_counted_t() {
    _clean_up();
}

void trevni_t::column_counted_t::_clean_up() {
}

trevni_t::column_fixed32_t::column_fixed32_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent, trevni_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_descriptors = nullptr;
    _read();
}

void trevni_t::column_fixed32_t::_read() {
    m_num_blocks = m__io->read_u4le();
    {
        uint32_t _ = m_num_blocks;
        if (!(static_cast<int64_t>(static_cast<int64_t>(_) * static_cast<int64_t>(16)) <= static_cast<int64_t>(static_cast<int64_t>(_io()->size()) - static_cast<int64_t>(_io()->pos())))) {
            throw kaitai::validation_expr_error<uint32_t>(m_num_blocks, m__io, std::string("/types/column_fixed32/seq/0"));
        }
    }
    m_descriptors = std::unique_ptr<std::vector<std::unique_ptr<fixed32_block_descriptor_t>>>(new std::vector<std::unique_ptr<fixed32_block_descriptor_t>>());
    const int l_descriptors = num_blocks();
    for (int i = 0; i < l_descriptors; i++) {
        m_descriptors->push_back(std::move(std::unique_ptr<fixed32_block_descriptor_t>(new fixed32_block_descriptor_t(m__io, this, m__root))));
    }
    m_blocks = m__io->read_bytes_full();
}

trevni_t::column_fixed32_t::~column_fixed32_t() {
    _clean_up();
}

void trevni_t::column_fixed32_t::_clean_up() {
}

trevni_t::column_fixed64_t::column_fixed64_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent, trevni_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_descriptors = nullptr;
    _read();
}

void trevni_t::column_fixed64_t::_read() {
    m_num_blocks = m__io->read_u4le();
    {
        uint32_t _ = m_num_blocks;
        if (!(static_cast<int64_t>(static_cast<int64_t>(_) * static_cast<int64_t>(20)) <= static_cast<int64_t>(static_cast<int64_t>(_io()->size()) - static_cast<int64_t>(_io()->pos())))) {
            throw kaitai::validation_expr_error<uint32_t>(m_num_blocks, m__io, std::string("/types/column_fixed64/seq/0"));
        }
    }
    m_descriptors = std::unique_ptr<std::vector<std::unique_ptr<fixed64_block_descriptor_t>>>(new std::vector<std::unique_ptr<fixed64_block_descriptor_t>>());
    const int l_descriptors = num_blocks();
    for (int i = 0; i < l_descriptors; i++) {
        m_descriptors->push_back(std::move(std::unique_ptr<fixed64_block_descriptor_t>(new fixed64_block_descriptor_t(m__io, this, m__root))));
    }
    m_blocks = m__io->read_bytes_full();
}

trevni_t::column_fixed64_t::~column_fixed64_t() {
    _clean_up();
}

void trevni_t::column_fixed64_t::_clean_up() {
}

trevni_t::column_zigzag_t::column_zigzag_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent, trevni_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_descriptors = nullptr;
    _read();
}

void trevni_t::column_zigzag_t::_read() {
    m_num_blocks = m__io->read_u4le();
    {
        uint32_t _ = m_num_blocks;
        if (!(static_cast<int64_t>(static_cast<int64_t>(_) * static_cast<int64_t>(13)) <= static_cast<int64_t>(static_cast<int64_t>(_io()->size()) - static_cast<int64_t>(_io()->pos())))) {
            throw kaitai::validation_expr_error<uint32_t>(m_num_blocks, m__io, std::string("/types/column_zigzag/seq/0"));
        }
    }
    m_descriptors = std::unique_ptr<std::vector<std::unique_ptr<zigzag_block_descriptor_t>>>(new std::vector<std::unique_ptr<zigzag_block_descriptor_t>>());
    const int l_descriptors = num_blocks();
    for (int i = 0; i < l_descriptors; i++) {
        m_descriptors->push_back(std::move(std::unique_ptr<zigzag_block_descriptor_t>(new zigzag_block_descriptor_t(m__io, this, m__root))));
    }
    m_blocks = m__io->read_bytes_full();
}

trevni_t::column_zigzag_t::~column_zigzag_t() {
    _clean_up();
}

void trevni_t::column_zigzag_t::_clean_up() {
}

trevni_t::counted_block_descriptor_t::counted_block_descriptor_t(kaitai::kstream* p__io, trevni_t::column_counted_t* p__parent, trevni_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_first_value = nullptr;
    _read();
}

void trevni_t::counted_block_descriptor_t::_read() {
    m_num_rows = m__io->read_u4le();
    m_len_block = m__io->read_u4le();
    m_len_block_stored = m__io->read_u4le();
    m_first_value = std::unique_ptr<counted_bytes_t>(new counted_bytes_t(m__io, this, m__root));
}

trevni_t::counted_block_descriptor_t::~counted_block_descriptor_t() {
    _clean_up();
}

void trevni_t::counted_block_descriptor_t::_clean_up() {
}

trevni_t::counted_bytes_t::counted_bytes_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent, trevni_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_nbytes = nullptr;
    _read();
}

void trevni_t::counted_bytes_t::_read() {
    m_nbytes = std::unique_ptr<length_t>(new length_t(m__io, this, m__root));
    m_raw = m__io->read_bytes(nbytes()->value());
}

trevni_t::counted_bytes_t::~counted_bytes_t() {
    _clean_up();
}

void trevni_t::counted_bytes_t::_clean_up() {
}

trevni_t::counted_values_t::counted_values_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent, trevni_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_values = nullptr;
    _read();
}

void trevni_t::counted_values_t::_read() {
    m_values = std::unique_ptr<std::vector<std::unique_ptr<counted_bytes_t>>>(new std::vector<std::unique_ptr<counted_bytes_t>>());
    {
        int i = 0;
        while (!m__io->is_eof()) {
            m_values->push_back(std::move(std::unique_ptr<counted_bytes_t>(new counted_bytes_t(m__io, this, m__root))));
            i++;
        }
    }
}

trevni_t::counted_values_t::~counted_values_t() {
    _clean_up();
}

void trevni_t::counted_values_t::_clean_up() {
}

trevni_t::fixed32_block_descriptor_t::fixed32_block_descriptor_t(kaitai::kstream* p__io, trevni_t::column_fixed32_t* p__parent, trevni_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    _read();
}

void trevni_t::fixed32_block_descriptor_t::_read() {
    m_num_rows = m__io->read_u4le();
    m_len_block = m__io->read_u4le();
    m_len_block_stored = m__io->read_u4le();
    m_first_value = m__io->read_u4le();
}

trevni_t::fixed32_block_descriptor_t::~fixed32_block_descriptor_t() {
    _clean_up();
}

void trevni_t::fixed32_block_descriptor_t::_clean_up() {
}

trevni_t::fixed64_block_descriptor_t::fixed64_block_descriptor_t(kaitai::kstream* p__io, trevni_t::column_fixed64_t* p__parent, trevni_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    _read();
}

void trevni_t::fixed64_block_descriptor_t::_read() {
    m_num_rows = m__io->read_u4le();
    m_len_block = m__io->read_u4le();
    m_len_block_stored = m__io->read_u4le();
    m_first_value = m__io->read_u8le();
}

trevni_t::fixed64_block_descriptor_t::~fixed64_block_descriptor_t() {
    _clean_up();
}

void trevni_t::fixed64_block_descriptor_t::_clean_up() {
}

trevni_t::length_t::length_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent, trevni_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    f_value = false;
    _read();
}

void trevni_t::length_t::_read() {
    m_group_0 = m__io->read_u1();
    {
        uint8_t _ = m_group_0;
        if (!(static_cast<int64_t>(kaitai::kstream::mod(static_cast<int64_t>(_), static_cast<int64_t>(2))) == static_cast<int64_t>(0))) {
            throw kaitai::validation_expr_error<uint8_t>(m_group_0, m__io, std::string("/types/length/seq/0"));
        }
    }
    n_group_1 = true;
    if (group_0() >= 128) {
        n_group_1 = false;
        m_group_1 = m__io->read_u1();
        {
            uint8_t _ = m_group_1;
            if (!(static_cast<int64_t>(static_cast<int64_t>(kaitai::kstream::mod(static_cast<int64_t>(_), static_cast<int64_t>(128))) * static_cast<int64_t>(64)) <= static_cast<int64_t>(_io()->size()))) {
                throw kaitai::validation_expr_error<uint8_t>(m_group_1, m__io, std::string("/types/length/seq/1"));
            }
        }
    }
    n_group_2 = true;
    if ( ((group_0() >= 128) && (group_1() >= 128)) ) {
        n_group_2 = false;
        m_group_2 = m__io->read_u1();
        {
            uint8_t _ = m_group_2;
            if (!(static_cast<int64_t>(static_cast<int64_t>(kaitai::kstream::mod(static_cast<int64_t>(_), static_cast<int64_t>(128))) * static_cast<int64_t>(8192)) <= static_cast<int64_t>(_io()->size()))) {
                throw kaitai::validation_expr_error<uint8_t>(m_group_2, m__io, std::string("/types/length/seq/2"));
            }
        }
    }
    n_group_3 = true;
    if ( ((group_0() >= 128) && (group_1() >= 128) && (group_2() >= 128)) ) {
        n_group_3 = false;
        m_group_3 = m__io->read_u1();
        {
            uint8_t _ = m_group_3;
            if (!(static_cast<int64_t>(static_cast<int64_t>(kaitai::kstream::mod(static_cast<int64_t>(_), static_cast<int64_t>(128))) * static_cast<int64_t>(1048576)) <= static_cast<int64_t>(_io()->size()))) {
                throw kaitai::validation_expr_error<uint8_t>(m_group_3, m__io, std::string("/types/length/seq/3"));
            }
        }
    }
    n_group_4 = true;
    if ( ((group_0() >= 128) && (group_1() >= 128) && (group_2() >= 128) && (group_3() >= 128)) ) {
        n_group_4 = false;
        m_group_4 = m__io->read_u1();
        {
            uint8_t _ = m_group_4;
            if (!(static_cast<int64_t>(static_cast<int64_t>(kaitai::kstream::mod(static_cast<int64_t>(_), static_cast<int64_t>(128))) * static_cast<int64_t>(134217728)) <= static_cast<int64_t>(_io()->size()))) {
                throw kaitai::validation_expr_error<uint8_t>(m_group_4, m__io, std::string("/types/length/seq/4"));
            }
        }
    }
    n_group_5 = true;
    if ( ((group_0() >= 128) && (group_1() >= 128) && (group_2() >= 128) && (group_3() >= 128) && (group_4() >= 128)) ) {
        n_group_5 = false;
        m_group_5 = m__io->read_u1();
        {
            uint8_t _ = m_group_5;
            if (!(static_cast<int64_t>(kaitai::kstream::mod(static_cast<int64_t>(_), static_cast<int64_t>(128))) == static_cast<int64_t>(0))) {
                throw kaitai::validation_expr_error<uint8_t>(m_group_5, m__io, std::string("/types/length/seq/5"));
            }
        }
    }
    n_group_6 = true;
    if ( ((group_0() >= 128) && (group_1() >= 128) && (group_2() >= 128) && (group_3() >= 128) && (group_4() >= 128) && (group_5() >= 128)) ) {
        n_group_6 = false;
        m_group_6 = m__io->read_u1();
        {
            uint8_t _ = m_group_6;
            if (!(static_cast<int64_t>(kaitai::kstream::mod(static_cast<int64_t>(_), static_cast<int64_t>(128))) == static_cast<int64_t>(0))) {
                throw kaitai::validation_expr_error<uint8_t>(m_group_6, m__io, std::string("/types/length/seq/6"));
            }
        }
    }
    n_group_7 = true;
    if ( ((group_0() >= 128) && (group_1() >= 128) && (group_2() >= 128) && (group_3() >= 128) && (group_4() >= 128) && (group_5() >= 128) && (group_6() >= 128)) ) {
        n_group_7 = false;
        m_group_7 = m__io->read_u1();
        {
            uint8_t _ = m_group_7;
            if (!(static_cast<int64_t>(kaitai::kstream::mod(static_cast<int64_t>(_), static_cast<int64_t>(128))) == static_cast<int64_t>(0))) {
                throw kaitai::validation_expr_error<uint8_t>(m_group_7, m__io, std::string("/types/length/seq/7"));
            }
        }
    }
    n_group_8 = true;
    if ( ((group_0() >= 128) && (group_1() >= 128) && (group_2() >= 128) && (group_3() >= 128) && (group_4() >= 128) && (group_5() >= 128) && (group_6() >= 128) && (group_7() >= 128)) ) {
        n_group_8 = false;
        m_group_8 = m__io->read_u1();
        {
            uint8_t _ = m_group_8;
            if (!(static_cast<int64_t>(kaitai::kstream::mod(static_cast<int64_t>(_), static_cast<int64_t>(128))) == static_cast<int64_t>(0))) {
                throw kaitai::validation_expr_error<uint8_t>(m_group_8, m__io, std::string("/types/length/seq/8"));
            }
        }
    }
    n_group_9 = true;
    if ( ((group_0() >= 128) && (group_1() >= 128) && (group_2() >= 128) && (group_3() >= 128) && (group_4() >= 128) && (group_5() >= 128) && (group_6() >= 128) && (group_7() >= 128) && (group_8() >= 128)) ) {
        n_group_9 = false;
        m_group_9 = m__io->read_u1();
        {
            uint8_t _ = m_group_9;
            if (!(_ == 0)) {
                throw kaitai::validation_expr_error<uint8_t>(m_group_9, m__io, std::string("/types/length/seq/9"));
            }
        }
    }
}

trevni_t::length_t::~length_t() {
    _clean_up();
}

void trevni_t::length_t::_clean_up() {
    if (!n_group_1) {
    }
    if (!n_group_2) {
    }
    if (!n_group_3) {
    }
    if (!n_group_4) {
    }
    if (!n_group_5) {
    }
    if (!n_group_6) {
    }
    if (!n_group_7) {
    }
    if (!n_group_8) {
    }
    if (!n_group_9) {
    }
}

uint64_t trevni_t::length_t::value() {
    if (f_value)
        return m_value;
    m_value = static_cast<uint64_t>(static_cast<uint64_t>(static_cast<uint64_t>(kaitai::kstream::mod(static_cast<uint64_t>(group_0()), static_cast<uint64_t>(128))) / static_cast<uint64_t>(2)) + static_cast<uint64_t>(((static_cast<uint64_t>(group_0()) < static_cast<uint64_t>(128)) ? (static_cast<uint64_t>(0)) : (static_cast<uint64_t>(static_cast<uint64_t>(static_cast<uint64_t>(kaitai::kstream::mod(static_cast<uint64_t>(group_1()), static_cast<uint64_t>(128))) * static_cast<uint64_t>(64)) + static_cast<uint64_t>(((static_cast<uint64_t>(group_1()) < static_cast<uint64_t>(128)) ? (static_cast<uint64_t>(0)) : (static_cast<uint64_t>(static_cast<uint64_t>(static_cast<uint64_t>(kaitai::kstream::mod(static_cast<uint64_t>(group_2()), static_cast<uint64_t>(128))) * static_cast<uint64_t>(8192)) + static_cast<uint64_t>(((static_cast<uint64_t>(group_2()) < static_cast<uint64_t>(128)) ? (static_cast<uint64_t>(0)) : (static_cast<uint64_t>(static_cast<uint64_t>(static_cast<uint64_t>(kaitai::kstream::mod(static_cast<uint64_t>(group_3()), static_cast<uint64_t>(128))) * static_cast<uint64_t>(1048576)) + static_cast<uint64_t>(((static_cast<uint64_t>(group_3()) < static_cast<uint64_t>(128)) ? (static_cast<uint64_t>(0)) : (static_cast<uint64_t>(static_cast<uint64_t>(kaitai::kstream::mod(static_cast<uint64_t>(group_4()), static_cast<uint64_t>(128))) * static_cast<uint64_t>(134217728))))))))))))))))));
    f_value = true;
    return m_value;
}

trevni_t::metadata_map_t::metadata_map_t(kaitai::kstream* p__io, trevni_t* p__parent, trevni_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_num_pairs = nullptr;
    m_pairs = nullptr;
    _read();
}

void trevni_t::metadata_map_t::_read() {
    m_num_pairs = std::unique_ptr<length_t>(new length_t(m__io, this, m__root));
    m_pairs = std::unique_ptr<std::vector<std::unique_ptr<metadata_pair_t>>>(new std::vector<std::unique_ptr<metadata_pair_t>>());
    const int l_pairs = num_pairs()->value();
    for (int i = 0; i < l_pairs; i++) {
        m_pairs->push_back(std::move(std::unique_ptr<metadata_pair_t>(new metadata_pair_t(m__io, this, m__root))));
    }
}

trevni_t::metadata_map_t::~metadata_map_t() {
    _clean_up();
}

void trevni_t::metadata_map_t::_clean_up() {
}

trevni_t::metadata_pair_t::metadata_pair_t(kaitai::kstream* p__io, trevni_t::metadata_map_t* p__parent, trevni_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_key = nullptr;
    m_value = nullptr;
    _read();
}

void trevni_t::metadata_pair_t::_read() {
    m_key = std::unique_ptr<counted_bytes_t>(new counted_bytes_t(m__io, this, m__root));
    m_value = std::unique_ptr<counted_bytes_t>(new counted_bytes_t(m__io, this, m__root));
}

trevni_t::metadata_pair_t::~metadata_pair_t() {
    _clean_up();
}

void trevni_t::metadata_pair_t::_clean_up() {
}

trevni_t::repeated_block_t::repeated_block_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent, trevni_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    _read();
}

void trevni_t::repeated_block_t::_read() {
    m_num_entries = m__io->read_u4le();
    m_contents = m__io->read_bytes_full();
}

trevni_t::repeated_block_t::~repeated_block_t() {
    _clean_up();
}

void trevni_t::repeated_block_t::_clean_up() {
}

trevni_t::zigzag_t::zigzag_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent, trevni_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    f_high = false;
    f_low = false;
    f_middle = false;
    _read();
}

void trevni_t::zigzag_t::_read() {
    m_group_0 = m__io->read_u1();
    n_group_1 = true;
    if (group_0() >= 128) {
        n_group_1 = false;
        m_group_1 = m__io->read_u1();
    }
    n_group_2 = true;
    if ( ((group_0() >= 128) && (group_1() >= 128)) ) {
        n_group_2 = false;
        m_group_2 = m__io->read_u1();
    }
    n_group_3 = true;
    if ( ((group_0() >= 128) && (group_1() >= 128) && (group_2() >= 128)) ) {
        n_group_3 = false;
        m_group_3 = m__io->read_u1();
    }
    n_group_4 = true;
    if ( ((group_0() >= 128) && (group_1() >= 128) && (group_2() >= 128) && (group_3() >= 128)) ) {
        n_group_4 = false;
        m_group_4 = m__io->read_u1();
    }
    n_group_5 = true;
    if ( ((group_0() >= 128) && (group_1() >= 128) && (group_2() >= 128) && (group_3() >= 128) && (group_4() >= 128)) ) {
        n_group_5 = false;
        m_group_5 = m__io->read_u1();
    }
    n_group_6 = true;
    if ( ((group_0() >= 128) && (group_1() >= 128) && (group_2() >= 128) && (group_3() >= 128) && (group_4() >= 128) && (group_5() >= 128)) ) {
        n_group_6 = false;
        m_group_6 = m__io->read_u1();
    }
    n_group_7 = true;
    if ( ((group_0() >= 128) && (group_1() >= 128) && (group_2() >= 128) && (group_3() >= 128) && (group_4() >= 128) && (group_5() >= 128) && (group_6() >= 128)) ) {
        n_group_7 = false;
        m_group_7 = m__io->read_u1();
    }
    n_group_8 = true;
    if ( ((group_0() >= 128) && (group_1() >= 128) && (group_2() >= 128) && (group_3() >= 128) && (group_4() >= 128) && (group_5() >= 128) && (group_6() >= 128) && (group_7() >= 128)) ) {
        n_group_8 = false;
        m_group_8 = m__io->read_u1();
    }
    n_group_9 = true;
    if ( ((group_0() >= 128) && (group_1() >= 128) && (group_2() >= 128) && (group_3() >= 128) && (group_4() >= 128) && (group_5() >= 128) && (group_6() >= 128) && (group_7() >= 128) && (group_8() >= 128)) ) {
        n_group_9 = false;
        m_group_9 = m__io->read_u1();
        {
            uint8_t _ = m_group_9;
            if (!(_ < 2)) {
                throw kaitai::validation_expr_error<uint8_t>(m_group_9, m__io, std::string("/types/zigzag/seq/9"));
            }
        }
    }
}

trevni_t::zigzag_t::~zigzag_t() {
    _clean_up();
}

void trevni_t::zigzag_t::_clean_up() {
    if (!n_group_1) {
    }
    if (!n_group_2) {
    }
    if (!n_group_3) {
    }
    if (!n_group_4) {
    }
    if (!n_group_5) {
    }
    if (!n_group_6) {
    }
    if (!n_group_7) {
    }
    if (!n_group_8) {
    }
    if (!n_group_9) {
    }
}

uint64_t trevni_t::zigzag_t::high() {
    if (f_high)
        return m_high;
    m_high = static_cast<uint64_t>((( ((static_cast<uint64_t>(group_0()) < static_cast<uint64_t>(128)) || (static_cast<uint64_t>(group_1()) < static_cast<uint64_t>(128)) || (static_cast<uint64_t>(group_2()) < static_cast<uint64_t>(128)) || (static_cast<uint64_t>(group_3()) < static_cast<uint64_t>(128)) || (static_cast<uint64_t>(group_4()) < static_cast<uint64_t>(128)) || (static_cast<uint64_t>(group_5()) < static_cast<uint64_t>(128)) || (static_cast<uint64_t>(group_6()) < static_cast<uint64_t>(128)) || (static_cast<uint64_t>(group_7()) < static_cast<uint64_t>(128))) ) ? (static_cast<uint64_t>(0)) : (static_cast<uint64_t>(static_cast<uint64_t>(kaitai::kstream::mod(static_cast<uint64_t>(group_8()), static_cast<uint64_t>(128))) + static_cast<uint64_t>(((static_cast<uint64_t>(group_8()) < static_cast<uint64_t>(128)) ? (static_cast<uint64_t>(0)) : (static_cast<uint64_t>(static_cast<uint64_t>(kaitai::kstream::mod(static_cast<uint64_t>(group_9()), static_cast<uint64_t>(128))) * static_cast<uint64_t>(128)))))))));
    f_high = true;
    return m_high;
}

uint64_t trevni_t::zigzag_t::low() {
    if (f_low)
        return m_low;
    m_low = static_cast<uint64_t>(static_cast<uint64_t>(kaitai::kstream::mod(static_cast<uint64_t>(group_0()), static_cast<uint64_t>(128))) + static_cast<uint64_t>(((static_cast<uint64_t>(group_0()) < static_cast<uint64_t>(128)) ? (static_cast<uint64_t>(0)) : (static_cast<uint64_t>(static_cast<uint64_t>(static_cast<uint64_t>(kaitai::kstream::mod(static_cast<uint64_t>(group_1()), static_cast<uint64_t>(128))) * static_cast<uint64_t>(128)) + static_cast<uint64_t>(((static_cast<uint64_t>(group_1()) < static_cast<uint64_t>(128)) ? (static_cast<uint64_t>(0)) : (static_cast<uint64_t>(static_cast<uint64_t>(static_cast<uint64_t>(kaitai::kstream::mod(static_cast<uint64_t>(group_2()), static_cast<uint64_t>(128))) * static_cast<uint64_t>(16384)) + static_cast<uint64_t>(((static_cast<uint64_t>(group_2()) < static_cast<uint64_t>(128)) ? (static_cast<uint64_t>(0)) : (static_cast<uint64_t>(static_cast<uint64_t>(kaitai::kstream::mod(static_cast<uint64_t>(group_3()), static_cast<uint64_t>(128))) * static_cast<uint64_t>(2097152))))))))))))));
    f_low = true;
    return m_low;
}

uint64_t trevni_t::zigzag_t::middle() {
    if (f_middle)
        return m_middle;
    m_middle = static_cast<uint64_t>((( ((static_cast<uint64_t>(group_0()) < static_cast<uint64_t>(128)) || (static_cast<uint64_t>(group_1()) < static_cast<uint64_t>(128)) || (static_cast<uint64_t>(group_2()) < static_cast<uint64_t>(128)) || (static_cast<uint64_t>(group_3()) < static_cast<uint64_t>(128))) ) ? (static_cast<uint64_t>(0)) : (static_cast<uint64_t>(static_cast<uint64_t>(kaitai::kstream::mod(static_cast<uint64_t>(group_4()), static_cast<uint64_t>(128))) + static_cast<uint64_t>(((static_cast<uint64_t>(group_4()) < static_cast<uint64_t>(128)) ? (static_cast<uint64_t>(0)) : (static_cast<uint64_t>(static_cast<uint64_t>(static_cast<uint64_t>(kaitai::kstream::mod(static_cast<uint64_t>(group_5()), static_cast<uint64_t>(128))) * static_cast<uint64_t>(128)) + static_cast<uint64_t>(((static_cast<uint64_t>(group_5()) < static_cast<uint64_t>(128)) ? (static_cast<uint64_t>(0)) : (static_cast<uint64_t>(static_cast<uint64_t>(static_cast<uint64_t>(kaitai::kstream::mod(static_cast<uint64_t>(group_6()), static_cast<uint64_t>(128))) * static_cast<uint64_t>(16384)) + static_cast<uint64_t>(((static_cast<uint64_t>(group_6()) < static_cast<uint64_t>(128)) ? (static_cast<uint64_t>(0)) : (static_cast<uint64_t>(static_cast<uint64_t>(kaitai::kstream::mod(static_cast<uint64_t>(group_7()), static_cast<uint64_t>(128))) * static_cast<uint64_t>(2097152)))))))))))))))));
    f_middle = true;
    return m_middle;
}

trevni_t::zigzag_block_descriptor_t::zigzag_block_descriptor_t(kaitai::kstream* p__io, trevni_t::column_zigzag_t* p__parent, trevni_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_first_value = nullptr;
    _read();
}

void trevni_t::zigzag_block_descriptor_t::_read() {
    m_num_rows = m__io->read_u4le();
    m_len_block = m__io->read_u4le();
    m_len_block_stored = m__io->read_u4le();
    m_first_value = std::unique_ptr<zigzag_t>(new zigzag_t(m__io, this, m__root));
}

trevni_t::zigzag_block_descriptor_t::~zigzag_block_descriptor_t() {
    _clean_up();
}

void trevni_t::zigzag_block_descriptor_t::_clean_up() {
}

trevni_t::zigzag_values_t::zigzag_values_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent, trevni_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_values = nullptr;
    _read();
}

void trevni_t::zigzag_values_t::_read() {
    m_values = std::unique_ptr<std::vector<std::unique_ptr<zigzag_t>>>(new std::vector<std::unique_ptr<zigzag_t>>());
    {
        int i = 0;
        while (!m__io->is_eof()) {
            m_values->push_back(std::move(std::unique_ptr<zigzag_t>(new zigzag_t(m__io, this, m__root))));
            i++;
        }
    }
}

trevni_t::zigzag_values_t::~zigzag_values_t() {
    _clean_up();
}

void trevni_t::zigzag_values_t::_clean_up() {
}

}  // namespace rntuple
