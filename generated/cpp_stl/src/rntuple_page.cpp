// Generated from spec/rntuple_page.ksy by tools/generate; edit spec/parts/rntuple_page.ksy and run `make generate`.
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

#include <rntuple/rntuple_page.h>

namespace rntuple {

rntuple_page_t::rntuple_page_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent, rntuple_page_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root ? p__root : this;
    _read();
}

void rntuple_page_t::_read() {
    m_raw = m__io->read_bytes_full();
}

rntuple_page_t::~rntuple_page_t() {
    _clean_up();
}

void rntuple_page_t::_clean_up() {
}

rntuple_page_t::bit_page_t::bit_page_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent, rntuple_page_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_elements = nullptr;
    _read();
}

void rntuple_page_t::bit_page_t::_read() {
    m_elements = std::unique_ptr<std::vector<bool>>(new std::vector<bool>());
    {
        int i = 0;
        while (!m__io->is_eof()) {
            m_elements->push_back(std::move(m__io->read_bits_int_le(1)));
            i++;
        }
    }
}

rntuple_page_t::bit_page_t::~bit_page_t() {
    _clean_up();
}

void rntuple_page_t::bit_page_t::_clean_up() {
}

rntuple_page_t::int16_page_t::int16_page_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent, rntuple_page_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_elements = nullptr;
    _read();
}

void rntuple_page_t::int16_page_t::_read() {
    m_elements = std::unique_ptr<std::vector<int16_t>>(new std::vector<int16_t>());
    {
        int i = 0;
        while (!m__io->is_eof()) {
            m_elements->push_back(std::move(m__io->read_s2le()));
            i++;
        }
    }
}

rntuple_page_t::int16_page_t::~int16_page_t() {
    _clean_up();
}

void rntuple_page_t::int16_page_t::_clean_up() {
}

rntuple_page_t::int32_page_t::int32_page_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent, rntuple_page_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_elements = nullptr;
    _read();
}

void rntuple_page_t::int32_page_t::_read() {
    m_elements = std::unique_ptr<std::vector<int32_t>>(new std::vector<int32_t>());
    {
        int i = 0;
        while (!m__io->is_eof()) {
            m_elements->push_back(std::move(m__io->read_s4le()));
            i++;
        }
    }
}

rntuple_page_t::int32_page_t::~int32_page_t() {
    _clean_up();
}

void rntuple_page_t::int32_page_t::_clean_up() {
}

rntuple_page_t::int64_page_t::int64_page_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent, rntuple_page_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_elements = nullptr;
    _read();
}

void rntuple_page_t::int64_page_t::_read() {
    m_elements = std::unique_ptr<std::vector<int64_t>>(new std::vector<int64_t>());
    {
        int i = 0;
        while (!m__io->is_eof()) {
            m_elements->push_back(std::move(m__io->read_s8le()));
            i++;
        }
    }
}

rntuple_page_t::int64_page_t::~int64_page_t() {
    _clean_up();
}

void rntuple_page_t::int64_page_t::_clean_up() {
}

rntuple_page_t::int8_page_t::int8_page_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent, rntuple_page_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_elements = nullptr;
    _read();
}

void rntuple_page_t::int8_page_t::_read() {
    m_elements = std::unique_ptr<std::vector<int8_t>>(new std::vector<int8_t>());
    {
        int i = 0;
        while (!m__io->is_eof()) {
            m_elements->push_back(std::move(m__io->read_s1()));
            i++;
        }
    }
}

rntuple_page_t::int8_page_t::~int8_page_t() {
    _clean_up();
}

void rntuple_page_t::int8_page_t::_clean_up() {
}

rntuple_page_t::packed10_page_t::packed10_page_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent, rntuple_page_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_elements = nullptr;
    f_num_elements = false;
    _read();
}

void rntuple_page_t::packed10_page_t::_read() {
    m_elements = std::unique_ptr<std::vector<uint64_t>>(new std::vector<uint64_t>());
    const int l_elements = num_elements();
    for (int i = 0; i < l_elements; i++) {
        m_elements->push_back(std::move(m__io->read_bits_int_le(10)));
    }
}

rntuple_page_t::packed10_page_t::~packed10_page_t() {
    _clean_up();
}

void rntuple_page_t::packed10_page_t::_clean_up() {
}

int64_t rntuple_page_t::packed10_page_t::num_elements() {
    if (f_num_elements)
        return m_num_elements;
    m_num_elements = static_cast<int64_t>(static_cast<int64_t>(static_cast<int64_t>(_io()->size()) * static_cast<int64_t>(8)) / static_cast<int64_t>(10));
    f_num_elements = true;
    return m_num_elements;
}

rntuple_page_t::packed11_page_t::packed11_page_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent, rntuple_page_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_elements = nullptr;
    f_num_elements = false;
    _read();
}

void rntuple_page_t::packed11_page_t::_read() {
    m_elements = std::unique_ptr<std::vector<uint64_t>>(new std::vector<uint64_t>());
    const int l_elements = num_elements();
    for (int i = 0; i < l_elements; i++) {
        m_elements->push_back(std::move(m__io->read_bits_int_le(11)));
    }
}

rntuple_page_t::packed11_page_t::~packed11_page_t() {
    _clean_up();
}

void rntuple_page_t::packed11_page_t::_clean_up() {
}

int64_t rntuple_page_t::packed11_page_t::num_elements() {
    if (f_num_elements)
        return m_num_elements;
    m_num_elements = static_cast<int64_t>(static_cast<int64_t>(static_cast<int64_t>(_io()->size()) * static_cast<int64_t>(8)) / static_cast<int64_t>(11));
    f_num_elements = true;
    return m_num_elements;
}

rntuple_page_t::packed12_page_t::packed12_page_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent, rntuple_page_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_elements = nullptr;
    f_num_elements = false;
    _read();
}

void rntuple_page_t::packed12_page_t::_read() {
    m_elements = std::unique_ptr<std::vector<uint64_t>>(new std::vector<uint64_t>());
    const int l_elements = num_elements();
    for (int i = 0; i < l_elements; i++) {
        m_elements->push_back(std::move(m__io->read_bits_int_le(12)));
    }
}

rntuple_page_t::packed12_page_t::~packed12_page_t() {
    _clean_up();
}

void rntuple_page_t::packed12_page_t::_clean_up() {
}

int64_t rntuple_page_t::packed12_page_t::num_elements() {
    if (f_num_elements)
        return m_num_elements;
    m_num_elements = static_cast<int64_t>(static_cast<int64_t>(static_cast<int64_t>(_io()->size()) * static_cast<int64_t>(8)) / static_cast<int64_t>(12));
    f_num_elements = true;
    return m_num_elements;
}

rntuple_page_t::packed13_page_t::packed13_page_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent, rntuple_page_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_elements = nullptr;
    f_num_elements = false;
    _read();
}

void rntuple_page_t::packed13_page_t::_read() {
    m_elements = std::unique_ptr<std::vector<uint64_t>>(new std::vector<uint64_t>());
    const int l_elements = num_elements();
    for (int i = 0; i < l_elements; i++) {
        m_elements->push_back(std::move(m__io->read_bits_int_le(13)));
    }
}

rntuple_page_t::packed13_page_t::~packed13_page_t() {
    _clean_up();
}

void rntuple_page_t::packed13_page_t::_clean_up() {
}

int64_t rntuple_page_t::packed13_page_t::num_elements() {
    if (f_num_elements)
        return m_num_elements;
    m_num_elements = static_cast<int64_t>(static_cast<int64_t>(static_cast<int64_t>(_io()->size()) * static_cast<int64_t>(8)) / static_cast<int64_t>(13));
    f_num_elements = true;
    return m_num_elements;
}

rntuple_page_t::packed14_page_t::packed14_page_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent, rntuple_page_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_elements = nullptr;
    f_num_elements = false;
    _read();
}

void rntuple_page_t::packed14_page_t::_read() {
    m_elements = std::unique_ptr<std::vector<uint64_t>>(new std::vector<uint64_t>());
    const int l_elements = num_elements();
    for (int i = 0; i < l_elements; i++) {
        m_elements->push_back(std::move(m__io->read_bits_int_le(14)));
    }
}

rntuple_page_t::packed14_page_t::~packed14_page_t() {
    _clean_up();
}

void rntuple_page_t::packed14_page_t::_clean_up() {
}

int64_t rntuple_page_t::packed14_page_t::num_elements() {
    if (f_num_elements)
        return m_num_elements;
    m_num_elements = static_cast<int64_t>(static_cast<int64_t>(static_cast<int64_t>(_io()->size()) * static_cast<int64_t>(8)) / static_cast<int64_t>(14));
    f_num_elements = true;
    return m_num_elements;
}

rntuple_page_t::packed15_page_t::packed15_page_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent, rntuple_page_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_elements = nullptr;
    f_num_elements = false;
    _read();
}

void rntuple_page_t::packed15_page_t::_read() {
    m_elements = std::unique_ptr<std::vector<uint64_t>>(new std::vector<uint64_t>());
    const int l_elements = num_elements();
    for (int i = 0; i < l_elements; i++) {
        m_elements->push_back(std::move(m__io->read_bits_int_le(15)));
    }
}

rntuple_page_t::packed15_page_t::~packed15_page_t() {
    _clean_up();
}

void rntuple_page_t::packed15_page_t::_clean_up() {
}

int64_t rntuple_page_t::packed15_page_t::num_elements() {
    if (f_num_elements)
        return m_num_elements;
    m_num_elements = static_cast<int64_t>(static_cast<int64_t>(static_cast<int64_t>(_io()->size()) * static_cast<int64_t>(8)) / static_cast<int64_t>(15));
    f_num_elements = true;
    return m_num_elements;
}

rntuple_page_t::packed16_page_t::packed16_page_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent, rntuple_page_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_elements = nullptr;
    f_num_elements = false;
    _read();
}

void rntuple_page_t::packed16_page_t::_read() {
    m_elements = std::unique_ptr<std::vector<uint64_t>>(new std::vector<uint64_t>());
    const int l_elements = num_elements();
    for (int i = 0; i < l_elements; i++) {
        m_elements->push_back(std::move(m__io->read_bits_int_le(16)));
    }
}

rntuple_page_t::packed16_page_t::~packed16_page_t() {
    _clean_up();
}

void rntuple_page_t::packed16_page_t::_clean_up() {
}

int64_t rntuple_page_t::packed16_page_t::num_elements() {
    if (f_num_elements)
        return m_num_elements;
    m_num_elements = static_cast<int64_t>(static_cast<int64_t>(static_cast<int64_t>(_io()->size()) * static_cast<int64_t>(8)) / static_cast<int64_t>(16));
    f_num_elements = true;
    return m_num_elements;
}

rntuple_page_t::packed17_page_t::packed17_page_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent, rntuple_page_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_elements = nullptr;
    f_num_elements = false;
    _read();
}

void rntuple_page_t::packed17_page_t::_read() {
    m_elements = std::unique_ptr<std::vector<uint64_t>>(new std::vector<uint64_t>());
    const int l_elements = num_elements();
    for (int i = 0; i < l_elements; i++) {
        m_elements->push_back(std::move(m__io->read_bits_int_le(17)));
    }
}

rntuple_page_t::packed17_page_t::~packed17_page_t() {
    _clean_up();
}

void rntuple_page_t::packed17_page_t::_clean_up() {
}

int64_t rntuple_page_t::packed17_page_t::num_elements() {
    if (f_num_elements)
        return m_num_elements;
    m_num_elements = static_cast<int64_t>(static_cast<int64_t>(static_cast<int64_t>(_io()->size()) * static_cast<int64_t>(8)) / static_cast<int64_t>(17));
    f_num_elements = true;
    return m_num_elements;
}

rntuple_page_t::packed18_page_t::packed18_page_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent, rntuple_page_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_elements = nullptr;
    f_num_elements = false;
    _read();
}

void rntuple_page_t::packed18_page_t::_read() {
    m_elements = std::unique_ptr<std::vector<uint64_t>>(new std::vector<uint64_t>());
    const int l_elements = num_elements();
    for (int i = 0; i < l_elements; i++) {
        m_elements->push_back(std::move(m__io->read_bits_int_le(18)));
    }
}

rntuple_page_t::packed18_page_t::~packed18_page_t() {
    _clean_up();
}

void rntuple_page_t::packed18_page_t::_clean_up() {
}

int64_t rntuple_page_t::packed18_page_t::num_elements() {
    if (f_num_elements)
        return m_num_elements;
    m_num_elements = static_cast<int64_t>(static_cast<int64_t>(static_cast<int64_t>(_io()->size()) * static_cast<int64_t>(8)) / static_cast<int64_t>(18));
    f_num_elements = true;
    return m_num_elements;
}

rntuple_page_t::packed19_page_t::packed19_page_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent, rntuple_page_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_elements = nullptr;
    f_num_elements = false;
    _read();
}

void rntuple_page_t::packed19_page_t::_read() {
    m_elements = std::unique_ptr<std::vector<uint64_t>>(new std::vector<uint64_t>());
    const int l_elements = num_elements();
    for (int i = 0; i < l_elements; i++) {
        m_elements->push_back(std::move(m__io->read_bits_int_le(19)));
    }
}

rntuple_page_t::packed19_page_t::~packed19_page_t() {
    _clean_up();
}

void rntuple_page_t::packed19_page_t::_clean_up() {
}

int64_t rntuple_page_t::packed19_page_t::num_elements() {
    if (f_num_elements)
        return m_num_elements;
    m_num_elements = static_cast<int64_t>(static_cast<int64_t>(static_cast<int64_t>(_io()->size()) * static_cast<int64_t>(8)) / static_cast<int64_t>(19));
    f_num_elements = true;
    return m_num_elements;
}

rntuple_page_t::packed20_page_t::packed20_page_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent, rntuple_page_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_elements = nullptr;
    f_num_elements = false;
    _read();
}

void rntuple_page_t::packed20_page_t::_read() {
    m_elements = std::unique_ptr<std::vector<uint64_t>>(new std::vector<uint64_t>());
    const int l_elements = num_elements();
    for (int i = 0; i < l_elements; i++) {
        m_elements->push_back(std::move(m__io->read_bits_int_le(20)));
    }
}

rntuple_page_t::packed20_page_t::~packed20_page_t() {
    _clean_up();
}

void rntuple_page_t::packed20_page_t::_clean_up() {
}

int64_t rntuple_page_t::packed20_page_t::num_elements() {
    if (f_num_elements)
        return m_num_elements;
    m_num_elements = static_cast<int64_t>(static_cast<int64_t>(static_cast<int64_t>(_io()->size()) * static_cast<int64_t>(8)) / static_cast<int64_t>(20));
    f_num_elements = true;
    return m_num_elements;
}

rntuple_page_t::packed21_page_t::packed21_page_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent, rntuple_page_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_elements = nullptr;
    f_num_elements = false;
    _read();
}

void rntuple_page_t::packed21_page_t::_read() {
    m_elements = std::unique_ptr<std::vector<uint64_t>>(new std::vector<uint64_t>());
    const int l_elements = num_elements();
    for (int i = 0; i < l_elements; i++) {
        m_elements->push_back(std::move(m__io->read_bits_int_le(21)));
    }
}

rntuple_page_t::packed21_page_t::~packed21_page_t() {
    _clean_up();
}

void rntuple_page_t::packed21_page_t::_clean_up() {
}

int64_t rntuple_page_t::packed21_page_t::num_elements() {
    if (f_num_elements)
        return m_num_elements;
    m_num_elements = static_cast<int64_t>(static_cast<int64_t>(static_cast<int64_t>(_io()->size()) * static_cast<int64_t>(8)) / static_cast<int64_t>(21));
    f_num_elements = true;
    return m_num_elements;
}

rntuple_page_t::packed22_page_t::packed22_page_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent, rntuple_page_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_elements = nullptr;
    f_num_elements = false;
    _read();
}

void rntuple_page_t::packed22_page_t::_read() {
    m_elements = std::unique_ptr<std::vector<uint64_t>>(new std::vector<uint64_t>());
    const int l_elements = num_elements();
    for (int i = 0; i < l_elements; i++) {
        m_elements->push_back(std::move(m__io->read_bits_int_le(22)));
    }
}

rntuple_page_t::packed22_page_t::~packed22_page_t() {
    _clean_up();
}

void rntuple_page_t::packed22_page_t::_clean_up() {
}

int64_t rntuple_page_t::packed22_page_t::num_elements() {
    if (f_num_elements)
        return m_num_elements;
    m_num_elements = static_cast<int64_t>(static_cast<int64_t>(static_cast<int64_t>(_io()->size()) * static_cast<int64_t>(8)) / static_cast<int64_t>(22));
    f_num_elements = true;
    return m_num_elements;
}

rntuple_page_t::packed23_page_t::packed23_page_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent, rntuple_page_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_elements = nullptr;
    f_num_elements = false;
    _read();
}

void rntuple_page_t::packed23_page_t::_read() {
    m_elements = std::unique_ptr<std::vector<uint64_t>>(new std::vector<uint64_t>());
    const int l_elements = num_elements();
    for (int i = 0; i < l_elements; i++) {
        m_elements->push_back(std::move(m__io->read_bits_int_le(23)));
    }
}

rntuple_page_t::packed23_page_t::~packed23_page_t() {
    _clean_up();
}

void rntuple_page_t::packed23_page_t::_clean_up() {
}

int64_t rntuple_page_t::packed23_page_t::num_elements() {
    if (f_num_elements)
        return m_num_elements;
    m_num_elements = static_cast<int64_t>(static_cast<int64_t>(static_cast<int64_t>(_io()->size()) * static_cast<int64_t>(8)) / static_cast<int64_t>(23));
    f_num_elements = true;
    return m_num_elements;
}

rntuple_page_t::packed24_page_t::packed24_page_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent, rntuple_page_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_elements = nullptr;
    f_num_elements = false;
    _read();
}

void rntuple_page_t::packed24_page_t::_read() {
    m_elements = std::unique_ptr<std::vector<uint64_t>>(new std::vector<uint64_t>());
    const int l_elements = num_elements();
    for (int i = 0; i < l_elements; i++) {
        m_elements->push_back(std::move(m__io->read_bits_int_le(24)));
    }
}

rntuple_page_t::packed24_page_t::~packed24_page_t() {
    _clean_up();
}

void rntuple_page_t::packed24_page_t::_clean_up() {
}

int64_t rntuple_page_t::packed24_page_t::num_elements() {
    if (f_num_elements)
        return m_num_elements;
    m_num_elements = static_cast<int64_t>(static_cast<int64_t>(static_cast<int64_t>(_io()->size()) * static_cast<int64_t>(8)) / static_cast<int64_t>(24));
    f_num_elements = true;
    return m_num_elements;
}

rntuple_page_t::packed25_page_t::packed25_page_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent, rntuple_page_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_elements = nullptr;
    f_num_elements = false;
    _read();
}

void rntuple_page_t::packed25_page_t::_read() {
    m_elements = std::unique_ptr<std::vector<uint64_t>>(new std::vector<uint64_t>());
    const int l_elements = num_elements();
    for (int i = 0; i < l_elements; i++) {
        m_elements->push_back(std::move(m__io->read_bits_int_le(25)));
    }
}

rntuple_page_t::packed25_page_t::~packed25_page_t() {
    _clean_up();
}

void rntuple_page_t::packed25_page_t::_clean_up() {
}

int64_t rntuple_page_t::packed25_page_t::num_elements() {
    if (f_num_elements)
        return m_num_elements;
    m_num_elements = static_cast<int64_t>(static_cast<int64_t>(static_cast<int64_t>(_io()->size()) * static_cast<int64_t>(8)) / static_cast<int64_t>(25));
    f_num_elements = true;
    return m_num_elements;
}

rntuple_page_t::packed26_page_t::packed26_page_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent, rntuple_page_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_elements = nullptr;
    f_num_elements = false;
    _read();
}

void rntuple_page_t::packed26_page_t::_read() {
    m_elements = std::unique_ptr<std::vector<uint64_t>>(new std::vector<uint64_t>());
    const int l_elements = num_elements();
    for (int i = 0; i < l_elements; i++) {
        m_elements->push_back(std::move(m__io->read_bits_int_le(26)));
    }
}

rntuple_page_t::packed26_page_t::~packed26_page_t() {
    _clean_up();
}

void rntuple_page_t::packed26_page_t::_clean_up() {
}

int64_t rntuple_page_t::packed26_page_t::num_elements() {
    if (f_num_elements)
        return m_num_elements;
    m_num_elements = static_cast<int64_t>(static_cast<int64_t>(static_cast<int64_t>(_io()->size()) * static_cast<int64_t>(8)) / static_cast<int64_t>(26));
    f_num_elements = true;
    return m_num_elements;
}

rntuple_page_t::packed27_page_t::packed27_page_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent, rntuple_page_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_elements = nullptr;
    f_num_elements = false;
    _read();
}

void rntuple_page_t::packed27_page_t::_read() {
    m_elements = std::unique_ptr<std::vector<uint64_t>>(new std::vector<uint64_t>());
    const int l_elements = num_elements();
    for (int i = 0; i < l_elements; i++) {
        m_elements->push_back(std::move(m__io->read_bits_int_le(27)));
    }
}

rntuple_page_t::packed27_page_t::~packed27_page_t() {
    _clean_up();
}

void rntuple_page_t::packed27_page_t::_clean_up() {
}

int64_t rntuple_page_t::packed27_page_t::num_elements() {
    if (f_num_elements)
        return m_num_elements;
    m_num_elements = static_cast<int64_t>(static_cast<int64_t>(static_cast<int64_t>(_io()->size()) * static_cast<int64_t>(8)) / static_cast<int64_t>(27));
    f_num_elements = true;
    return m_num_elements;
}

rntuple_page_t::packed28_page_t::packed28_page_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent, rntuple_page_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_elements = nullptr;
    f_num_elements = false;
    _read();
}

void rntuple_page_t::packed28_page_t::_read() {
    m_elements = std::unique_ptr<std::vector<uint64_t>>(new std::vector<uint64_t>());
    const int l_elements = num_elements();
    for (int i = 0; i < l_elements; i++) {
        m_elements->push_back(std::move(m__io->read_bits_int_le(28)));
    }
}

rntuple_page_t::packed28_page_t::~packed28_page_t() {
    _clean_up();
}

void rntuple_page_t::packed28_page_t::_clean_up() {
}

int64_t rntuple_page_t::packed28_page_t::num_elements() {
    if (f_num_elements)
        return m_num_elements;
    m_num_elements = static_cast<int64_t>(static_cast<int64_t>(static_cast<int64_t>(_io()->size()) * static_cast<int64_t>(8)) / static_cast<int64_t>(28));
    f_num_elements = true;
    return m_num_elements;
}

rntuple_page_t::packed29_page_t::packed29_page_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent, rntuple_page_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_elements = nullptr;
    f_num_elements = false;
    _read();
}

void rntuple_page_t::packed29_page_t::_read() {
    m_elements = std::unique_ptr<std::vector<uint64_t>>(new std::vector<uint64_t>());
    const int l_elements = num_elements();
    for (int i = 0; i < l_elements; i++) {
        m_elements->push_back(std::move(m__io->read_bits_int_le(29)));
    }
}

rntuple_page_t::packed29_page_t::~packed29_page_t() {
    _clean_up();
}

void rntuple_page_t::packed29_page_t::_clean_up() {
}

int64_t rntuple_page_t::packed29_page_t::num_elements() {
    if (f_num_elements)
        return m_num_elements;
    m_num_elements = static_cast<int64_t>(static_cast<int64_t>(static_cast<int64_t>(_io()->size()) * static_cast<int64_t>(8)) / static_cast<int64_t>(29));
    f_num_elements = true;
    return m_num_elements;
}

rntuple_page_t::packed2_page_t::packed2_page_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent, rntuple_page_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_elements = nullptr;
    f_num_elements = false;
    _read();
}

void rntuple_page_t::packed2_page_t::_read() {
    m_elements = std::unique_ptr<std::vector<uint64_t>>(new std::vector<uint64_t>());
    const int l_elements = num_elements();
    for (int i = 0; i < l_elements; i++) {
        m_elements->push_back(std::move(m__io->read_bits_int_le(2)));
    }
}

rntuple_page_t::packed2_page_t::~packed2_page_t() {
    _clean_up();
}

void rntuple_page_t::packed2_page_t::_clean_up() {
}

int64_t rntuple_page_t::packed2_page_t::num_elements() {
    if (f_num_elements)
        return m_num_elements;
    m_num_elements = static_cast<int64_t>(static_cast<int64_t>(static_cast<int64_t>(_io()->size()) * static_cast<int64_t>(8)) / static_cast<int64_t>(2));
    f_num_elements = true;
    return m_num_elements;
}

rntuple_page_t::packed30_page_t::packed30_page_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent, rntuple_page_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_elements = nullptr;
    f_num_elements = false;
    _read();
}

void rntuple_page_t::packed30_page_t::_read() {
    m_elements = std::unique_ptr<std::vector<uint64_t>>(new std::vector<uint64_t>());
    const int l_elements = num_elements();
    for (int i = 0; i < l_elements; i++) {
        m_elements->push_back(std::move(m__io->read_bits_int_le(30)));
    }
}

rntuple_page_t::packed30_page_t::~packed30_page_t() {
    _clean_up();
}

void rntuple_page_t::packed30_page_t::_clean_up() {
}

int64_t rntuple_page_t::packed30_page_t::num_elements() {
    if (f_num_elements)
        return m_num_elements;
    m_num_elements = static_cast<int64_t>(static_cast<int64_t>(static_cast<int64_t>(_io()->size()) * static_cast<int64_t>(8)) / static_cast<int64_t>(30));
    f_num_elements = true;
    return m_num_elements;
}

rntuple_page_t::packed31_page_t::packed31_page_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent, rntuple_page_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_elements = nullptr;
    f_num_elements = false;
    _read();
}

void rntuple_page_t::packed31_page_t::_read() {
    m_elements = std::unique_ptr<std::vector<uint64_t>>(new std::vector<uint64_t>());
    const int l_elements = num_elements();
    for (int i = 0; i < l_elements; i++) {
        m_elements->push_back(std::move(m__io->read_bits_int_le(31)));
    }
}

rntuple_page_t::packed31_page_t::~packed31_page_t() {
    _clean_up();
}

void rntuple_page_t::packed31_page_t::_clean_up() {
}

int64_t rntuple_page_t::packed31_page_t::num_elements() {
    if (f_num_elements)
        return m_num_elements;
    m_num_elements = static_cast<int64_t>(static_cast<int64_t>(static_cast<int64_t>(_io()->size()) * static_cast<int64_t>(8)) / static_cast<int64_t>(31));
    f_num_elements = true;
    return m_num_elements;
}

rntuple_page_t::packed32_page_t::packed32_page_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent, rntuple_page_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_elements = nullptr;
    f_num_elements = false;
    _read();
}

void rntuple_page_t::packed32_page_t::_read() {
    m_elements = std::unique_ptr<std::vector<uint64_t>>(new std::vector<uint64_t>());
    const int l_elements = num_elements();
    for (int i = 0; i < l_elements; i++) {
        m_elements->push_back(std::move(m__io->read_bits_int_le(32)));
    }
}

rntuple_page_t::packed32_page_t::~packed32_page_t() {
    _clean_up();
}

void rntuple_page_t::packed32_page_t::_clean_up() {
}

int64_t rntuple_page_t::packed32_page_t::num_elements() {
    if (f_num_elements)
        return m_num_elements;
    m_num_elements = static_cast<int64_t>(static_cast<int64_t>(static_cast<int64_t>(_io()->size()) * static_cast<int64_t>(8)) / static_cast<int64_t>(32));
    f_num_elements = true;
    return m_num_elements;
}

rntuple_page_t::packed3_page_t::packed3_page_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent, rntuple_page_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_elements = nullptr;
    f_num_elements = false;
    _read();
}

void rntuple_page_t::packed3_page_t::_read() {
    m_elements = std::unique_ptr<std::vector<uint64_t>>(new std::vector<uint64_t>());
    const int l_elements = num_elements();
    for (int i = 0; i < l_elements; i++) {
        m_elements->push_back(std::move(m__io->read_bits_int_le(3)));
    }
}

rntuple_page_t::packed3_page_t::~packed3_page_t() {
    _clean_up();
}

void rntuple_page_t::packed3_page_t::_clean_up() {
}

int64_t rntuple_page_t::packed3_page_t::num_elements() {
    if (f_num_elements)
        return m_num_elements;
    m_num_elements = static_cast<int64_t>(static_cast<int64_t>(static_cast<int64_t>(_io()->size()) * static_cast<int64_t>(8)) / static_cast<int64_t>(3));
    f_num_elements = true;
    return m_num_elements;
}

rntuple_page_t::packed4_page_t::packed4_page_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent, rntuple_page_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_elements = nullptr;
    f_num_elements = false;
    _read();
}

void rntuple_page_t::packed4_page_t::_read() {
    m_elements = std::unique_ptr<std::vector<uint64_t>>(new std::vector<uint64_t>());
    const int l_elements = num_elements();
    for (int i = 0; i < l_elements; i++) {
        m_elements->push_back(std::move(m__io->read_bits_int_le(4)));
    }
}

rntuple_page_t::packed4_page_t::~packed4_page_t() {
    _clean_up();
}

void rntuple_page_t::packed4_page_t::_clean_up() {
}

int64_t rntuple_page_t::packed4_page_t::num_elements() {
    if (f_num_elements)
        return m_num_elements;
    m_num_elements = static_cast<int64_t>(static_cast<int64_t>(static_cast<int64_t>(_io()->size()) * static_cast<int64_t>(8)) / static_cast<int64_t>(4));
    f_num_elements = true;
    return m_num_elements;
}

rntuple_page_t::packed5_page_t::packed5_page_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent, rntuple_page_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_elements = nullptr;
    f_num_elements = false;
    _read();
}

void rntuple_page_t::packed5_page_t::_read() {
    m_elements = std::unique_ptr<std::vector<uint64_t>>(new std::vector<uint64_t>());
    const int l_elements = num_elements();
    for (int i = 0; i < l_elements; i++) {
        m_elements->push_back(std::move(m__io->read_bits_int_le(5)));
    }
}

rntuple_page_t::packed5_page_t::~packed5_page_t() {
    _clean_up();
}

void rntuple_page_t::packed5_page_t::_clean_up() {
}

int64_t rntuple_page_t::packed5_page_t::num_elements() {
    if (f_num_elements)
        return m_num_elements;
    m_num_elements = static_cast<int64_t>(static_cast<int64_t>(static_cast<int64_t>(_io()->size()) * static_cast<int64_t>(8)) / static_cast<int64_t>(5));
    f_num_elements = true;
    return m_num_elements;
}

rntuple_page_t::packed6_page_t::packed6_page_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent, rntuple_page_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_elements = nullptr;
    f_num_elements = false;
    _read();
}

void rntuple_page_t::packed6_page_t::_read() {
    m_elements = std::unique_ptr<std::vector<uint64_t>>(new std::vector<uint64_t>());
    const int l_elements = num_elements();
    for (int i = 0; i < l_elements; i++) {
        m_elements->push_back(std::move(m__io->read_bits_int_le(6)));
    }
}

rntuple_page_t::packed6_page_t::~packed6_page_t() {
    _clean_up();
}

void rntuple_page_t::packed6_page_t::_clean_up() {
}

int64_t rntuple_page_t::packed6_page_t::num_elements() {
    if (f_num_elements)
        return m_num_elements;
    m_num_elements = static_cast<int64_t>(static_cast<int64_t>(static_cast<int64_t>(_io()->size()) * static_cast<int64_t>(8)) / static_cast<int64_t>(6));
    f_num_elements = true;
    return m_num_elements;
}

rntuple_page_t::packed7_page_t::packed7_page_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent, rntuple_page_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_elements = nullptr;
    f_num_elements = false;
    _read();
}

void rntuple_page_t::packed7_page_t::_read() {
    m_elements = std::unique_ptr<std::vector<uint64_t>>(new std::vector<uint64_t>());
    const int l_elements = num_elements();
    for (int i = 0; i < l_elements; i++) {
        m_elements->push_back(std::move(m__io->read_bits_int_le(7)));
    }
}

rntuple_page_t::packed7_page_t::~packed7_page_t() {
    _clean_up();
}

void rntuple_page_t::packed7_page_t::_clean_up() {
}

int64_t rntuple_page_t::packed7_page_t::num_elements() {
    if (f_num_elements)
        return m_num_elements;
    m_num_elements = static_cast<int64_t>(static_cast<int64_t>(static_cast<int64_t>(_io()->size()) * static_cast<int64_t>(8)) / static_cast<int64_t>(7));
    f_num_elements = true;
    return m_num_elements;
}

rntuple_page_t::packed8_page_t::packed8_page_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent, rntuple_page_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_elements = nullptr;
    f_num_elements = false;
    _read();
}

void rntuple_page_t::packed8_page_t::_read() {
    m_elements = std::unique_ptr<std::vector<uint64_t>>(new std::vector<uint64_t>());
    const int l_elements = num_elements();
    for (int i = 0; i < l_elements; i++) {
        m_elements->push_back(std::move(m__io->read_bits_int_le(8)));
    }
}

rntuple_page_t::packed8_page_t::~packed8_page_t() {
    _clean_up();
}

void rntuple_page_t::packed8_page_t::_clean_up() {
}

int64_t rntuple_page_t::packed8_page_t::num_elements() {
    if (f_num_elements)
        return m_num_elements;
    m_num_elements = static_cast<int64_t>(static_cast<int64_t>(static_cast<int64_t>(_io()->size()) * static_cast<int64_t>(8)) / static_cast<int64_t>(8));
    f_num_elements = true;
    return m_num_elements;
}

rntuple_page_t::packed9_page_t::packed9_page_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent, rntuple_page_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_elements = nullptr;
    f_num_elements = false;
    _read();
}

void rntuple_page_t::packed9_page_t::_read() {
    m_elements = std::unique_ptr<std::vector<uint64_t>>(new std::vector<uint64_t>());
    const int l_elements = num_elements();
    for (int i = 0; i < l_elements; i++) {
        m_elements->push_back(std::move(m__io->read_bits_int_le(9)));
    }
}

rntuple_page_t::packed9_page_t::~packed9_page_t() {
    _clean_up();
}

void rntuple_page_t::packed9_page_t::_clean_up() {
}

int64_t rntuple_page_t::packed9_page_t::num_elements() {
    if (f_num_elements)
        return m_num_elements;
    m_num_elements = static_cast<int64_t>(static_cast<int64_t>(static_cast<int64_t>(_io()->size()) * static_cast<int64_t>(8)) / static_cast<int64_t>(9));
    f_num_elements = true;
    return m_num_elements;
}

rntuple_page_t::real16_t::real16_t(kaitai::kstream* p__io, rntuple_page_t::real16_page_t* p__parent, rntuple_page_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    f_exponent = false;
    f_fraction = false;
    f_is_negative = false;
    _read();
}

void rntuple_page_t::real16_t::_read() {
    m_bits = m__io->read_u2le();
}

rntuple_page_t::real16_t::~real16_t() {
    _clean_up();
}

void rntuple_page_t::real16_t::_clean_up() {
}

uint64_t rntuple_page_t::real16_t::exponent() {
    if (f_exponent)
        return m_exponent;
    m_exponent = static_cast<uint64_t>(kaitai::kstream::mod(static_cast<uint64_t>(static_cast<uint64_t>(bits()) / static_cast<uint64_t>(1024)), static_cast<uint64_t>(32)));
    f_exponent = true;
    return m_exponent;
}

uint64_t rntuple_page_t::real16_t::fraction() {
    if (f_fraction)
        return m_fraction;
    m_fraction = static_cast<uint64_t>(kaitai::kstream::mod(static_cast<uint64_t>(bits()), static_cast<uint64_t>(1024)));
    f_fraction = true;
    return m_fraction;
}

bool rntuple_page_t::real16_t::is_negative() {
    if (f_is_negative)
        return m_is_negative;
    m_is_negative = bits() >= 32768;
    f_is_negative = true;
    return m_is_negative;
}

rntuple_page_t::real16_page_t::real16_page_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent, rntuple_page_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_elements = nullptr;
    _read();
}

void rntuple_page_t::real16_page_t::_read() {
    m_elements = std::unique_ptr<std::vector<std::unique_ptr<real16_t>>>(new std::vector<std::unique_ptr<real16_t>>());
    {
        int i = 0;
        while (!m__io->is_eof()) {
            m_elements->push_back(std::move(std::unique_ptr<real16_t>(new real16_t(m__io, this, m__root))));
            i++;
        }
    }
}

rntuple_page_t::real16_page_t::~real16_page_t() {
    _clean_up();
}

void rntuple_page_t::real16_page_t::_clean_up() {
}

rntuple_page_t::real32_page_t::real32_page_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent, rntuple_page_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_elements = nullptr;
    _read();
}

void rntuple_page_t::real32_page_t::_read() {
    m_elements = std::unique_ptr<std::vector<float>>(new std::vector<float>());
    {
        int i = 0;
        while (!m__io->is_eof()) {
            m_elements->push_back(std::move(m__io->read_f4le()));
            i++;
        }
    }
}

rntuple_page_t::real32_page_t::~real32_page_t() {
    _clean_up();
}

void rntuple_page_t::real32_page_t::_clean_up() {
}

rntuple_page_t::real64_page_t::real64_page_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent, rntuple_page_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_elements = nullptr;
    _read();
}

void rntuple_page_t::real64_page_t::_read() {
    m_elements = std::unique_ptr<std::vector<double>>(new std::vector<double>());
    {
        int i = 0;
        while (!m__io->is_eof()) {
            m_elements->push_back(std::move(m__io->read_f8le()));
            i++;
        }
    }
}

rntuple_page_t::real64_page_t::~real64_page_t() {
    _clean_up();
}

void rntuple_page_t::real64_page_t::_clean_up() {
}

rntuple_page_t::switch32_t::switch32_t(kaitai::kstream* p__io, rntuple_page_t::switch32_page_t* p__parent, rntuple_page_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    _read();
}

void rntuple_page_t::switch32_t::_read() {
    m_element_index = m__io->read_u4le();
    m_tag = m__io->read_u4le();
}

rntuple_page_t::switch32_t::~switch32_t() {
    _clean_up();
}

void rntuple_page_t::switch32_t::_clean_up() {
}

rntuple_page_t::switch32_page_t::switch32_page_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent, rntuple_page_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_elements = nullptr;
    _read();
}

void rntuple_page_t::switch32_page_t::_read() {
    m_elements = std::unique_ptr<std::vector<std::unique_ptr<switch32_t>>>(new std::vector<std::unique_ptr<switch32_t>>());
    {
        int i = 0;
        while (!m__io->is_eof()) {
            m_elements->push_back(std::move(std::unique_ptr<switch32_t>(new switch32_t(m__io, this, m__root))));
            i++;
        }
    }
}

rntuple_page_t::switch32_page_t::~switch32_page_t() {
    _clean_up();
}

void rntuple_page_t::switch32_page_t::_clean_up() {
}

rntuple_page_t::switch44_t::switch44_t(kaitai::kstream* p__io, rntuple_page_t::switch44_page_t* p__parent, rntuple_page_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    f_element_index = false;
    f_tag = false;
    _read();
}

void rntuple_page_t::switch44_t::_read() {
    m_lo = m__io->read_u4le();
    m_hi = m__io->read_u4le();
}

rntuple_page_t::switch44_t::~switch44_t() {
    _clean_up();
}

void rntuple_page_t::switch44_t::_clean_up() {
}

uint64_t rntuple_page_t::switch44_t::element_index() {
    if (f_element_index)
        return m_element_index;
    m_element_index = static_cast<uint64_t>(static_cast<uint64_t>(lo()) + static_cast<uint64_t>(static_cast<uint64_t>(kaitai::kstream::mod(static_cast<uint64_t>(hi()), static_cast<uint64_t>(4096))) * static_cast<uint64_t>(4294967296LL)));
    f_element_index = true;
    return m_element_index;
}

uint64_t rntuple_page_t::switch44_t::tag() {
    if (f_tag)
        return m_tag;
    m_tag = static_cast<uint64_t>(static_cast<uint64_t>(hi()) / static_cast<uint64_t>(4096));
    f_tag = true;
    return m_tag;
}

rntuple_page_t::switch44_page_t::switch44_page_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent, rntuple_page_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_elements = nullptr;
    _read();
}

void rntuple_page_t::switch44_page_t::_read() {
    m_elements = std::unique_ptr<std::vector<std::unique_ptr<switch44_t>>>(new std::vector<std::unique_ptr<switch44_t>>());
    {
        int i = 0;
        while (!m__io->is_eof()) {
            m_elements->push_back(std::move(std::unique_ptr<switch44_t>(new switch44_t(m__io, this, m__root))));
            i++;
        }
    }
}

rntuple_page_t::switch44_page_t::~switch44_page_t() {
    _clean_up();
}

void rntuple_page_t::switch44_page_t::_clean_up() {
}

rntuple_page_t::switch96_t::switch96_t(kaitai::kstream* p__io, rntuple_page_t::switch_page_t* p__parent, rntuple_page_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    _read();
}

void rntuple_page_t::switch96_t::_read() {
    m_element_index = m__io->read_u8le();
    m_tag = m__io->read_u4le();
}

rntuple_page_t::switch96_t::~switch96_t() {
    _clean_up();
}

void rntuple_page_t::switch96_t::_clean_up() {
}

rntuple_page_t::switch_page_t::switch_page_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent, rntuple_page_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_elements = nullptr;
    _read();
}

void rntuple_page_t::switch_page_t::_read() {
    m_elements = std::unique_ptr<std::vector<std::unique_ptr<switch96_t>>>(new std::vector<std::unique_ptr<switch96_t>>());
    {
        int i = 0;
        while (!m__io->is_eof()) {
            m_elements->push_back(std::move(std::unique_ptr<switch96_t>(new switch96_t(m__io, this, m__root))));
            i++;
        }
    }
}

rntuple_page_t::switch_page_t::~switch_page_t() {
    _clean_up();
}

void rntuple_page_t::switch_page_t::_clean_up() {
}

rntuple_page_t::uint16_page_t::uint16_page_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent, rntuple_page_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_elements = nullptr;
    _read();
}

void rntuple_page_t::uint16_page_t::_read() {
    m_elements = std::unique_ptr<std::vector<uint16_t>>(new std::vector<uint16_t>());
    {
        int i = 0;
        while (!m__io->is_eof()) {
            m_elements->push_back(std::move(m__io->read_u2le()));
            i++;
        }
    }
}

rntuple_page_t::uint16_page_t::~uint16_page_t() {
    _clean_up();
}

void rntuple_page_t::uint16_page_t::_clean_up() {
}

rntuple_page_t::uint32_page_t::uint32_page_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent, rntuple_page_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_elements = nullptr;
    _read();
}

void rntuple_page_t::uint32_page_t::_read() {
    m_elements = std::unique_ptr<std::vector<uint32_t>>(new std::vector<uint32_t>());
    {
        int i = 0;
        while (!m__io->is_eof()) {
            m_elements->push_back(std::move(m__io->read_u4le()));
            i++;
        }
    }
}

rntuple_page_t::uint32_page_t::~uint32_page_t() {
    _clean_up();
}

void rntuple_page_t::uint32_page_t::_clean_up() {
}

rntuple_page_t::uint64_page_t::uint64_page_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent, rntuple_page_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_elements = nullptr;
    _read();
}

void rntuple_page_t::uint64_page_t::_read() {
    m_elements = std::unique_ptr<std::vector<uint64_t>>(new std::vector<uint64_t>());
    {
        int i = 0;
        while (!m__io->is_eof()) {
            m_elements->push_back(std::move(m__io->read_u8le()));
            i++;
        }
    }
}

rntuple_page_t::uint64_page_t::~uint64_page_t() {
    _clean_up();
}

void rntuple_page_t::uint64_page_t::_clean_up() {
}

rntuple_page_t::uint8_page_t::uint8_page_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent, rntuple_page_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_elements = nullptr;
    _read();
}

void rntuple_page_t::uint8_page_t::_read() {
    m_elements = std::unique_ptr<std::vector<uint8_t>>(new std::vector<uint8_t>());
    {
        int i = 0;
        while (!m__io->is_eof()) {
            m_elements->push_back(std::move(m__io->read_u1()));
            i++;
        }
    }
}

rntuple_page_t::uint8_page_t::~uint8_page_t() {
    _clean_up();
}

void rntuple_page_t::uint8_page_t::_clean_up() {
}

}  // namespace rntuple
