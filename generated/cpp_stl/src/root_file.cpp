// Generated from spec/root_file.ksy by tools/generate; edit spec/parts/root_file.ksy and run `make generate`.
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

#include <rntuple/root_file.h>

namespace rntuple {
const std::set<root_file_t::compression_algorithm_t> root_file_t::_values_compression_algorithm_t{
    root_file_t::COMPRESSION_ALGORITHM_DEFAULT,
    root_file_t::COMPRESSION_ALGORITHM_ZLIB,
    root_file_t::COMPRESSION_ALGORITHM_LZMA,
    root_file_t::COMPRESSION_ALGORITHM_OLD,
    root_file_t::COMPRESSION_ALGORITHM_LZ4,
    root_file_t::COMPRESSION_ALGORITHM_ZSTD,
};
bool root_file_t::_is_defined_compression_algorithm_t(root_file_t::compression_algorithm_t v) {
    return root_file_t::_values_compression_algorithm_t.find(v) != root_file_t::_values_compression_algorithm_t.end();
}
const std::set<root_file_t::compression_tag_t> root_file_t::_values_compression_tag_t{
    root_file_t::COMPRESSION_TAG_OLD,
    root_file_t::COMPRESSION_TAG_LZ4,
    root_file_t::COMPRESSION_TAG_LZMA,
    root_file_t::COMPRESSION_TAG_ZLIB,
    root_file_t::COMPRESSION_TAG_ZSTD,
};
bool root_file_t::_is_defined_compression_tag_t(root_file_t::compression_tag_t v) {
    return root_file_t::_values_compression_tag_t.find(v) != root_file_t::_values_compression_tag_t.end();
}

root_file_t::root_file_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent, root_file_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root ? p__root : this;
    m_header = nullptr;
    m_entries = nullptr;
    m__io__raw_entries = nullptr;
    m_free_record = nullptr;
    m__io__raw_free_record = nullptr;
    m_keys_record = nullptr;
    m__io__raw_keys_record = nullptr;
    m_root_directory = nullptr;
    m_streamer_info_record = nullptr;
    m__io__raw_streamer_info_record = nullptr;
    f_entries = false;
    f_free_record = false;
    f_keys_record = false;
    f_root_directory = false;
    f_streamer_info_record = false;
    _read();
}

void root_file_t::_read() {
    m_header = std::unique_ptr<file_header_t>(new file_header_t(m__io, this, m__root));
}

root_file_t::~root_file_t() {
    _clean_up();
}

void root_file_t::_clean_up() {
    if (f_entries) {
    }
    if (f_free_record && !n_free_record) {
    }
    if (f_keys_record) {
    }
    if (f_root_directory) {
    }
    if (f_streamer_info_record && !n_streamer_info_record) {
    }
}

root_file_t::anchor_t::anchor_t(kaitai::kstream* p__io, root_file_t::anchor_record_t* p__parent, root_file_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    _read();
}

void root_file_t::anchor_t::_read() {
    m_byte_count = m__io->read_u4be();
    {
        uint32_t _ = m_byte_count;
        if (!( ((_ >= 0) && (static_cast<int64_t>(_io()->size()) >= static_cast<int64_t>(78))) )) {
            throw kaitai::validation_expr_error<uint32_t>(m_byte_count, m__io, std::string("/types/anchor/seq/0"));
        }
    }
    m_class_version = m__io->read_u2be();
    m_version_epoch = m__io->read_u2be();
    m_version_major = m__io->read_u2be();
    m_version_minor = m__io->read_u2be();
    m_version_patch = m__io->read_u2be();
    m_ofs_header = m__io->read_u8be();
    m_len_header_stored = m__io->read_u8be();
    m_len_header = m__io->read_u8be();
    m_ofs_footer = m__io->read_u8be();
    m_len_footer_stored = m__io->read_u8be();
    m_len_footer = m__io->read_u8be();
    m_max_key_size = m__io->read_u8be();
    m_trailing = m__io->read_bytes(static_cast<int64_t>(static_cast<int64_t>(static_cast<int64_t>(_io()->size()) - static_cast<int64_t>(_io()->pos())) - static_cast<int64_t>(8)));
    m_checksum = m__io->read_bytes(8);
}

root_file_t::anchor_t::~anchor_t() {
    _clean_up();
}

void root_file_t::anchor_t::_clean_up() {
}

root_file_t::anchor_rc1_t::anchor_rc1_t(kaitai::kstream* p__io, root_file_t::anchor_record_t* p__parent, root_file_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    _read();
}

void root_file_t::anchor_rc1_t::_read() {
    m_byte_count = m__io->read_u4be();
    m_class_version = m__io->read_u2be();
    m_class_checksum = m__io->read_u4be();
    m_version = m__io->read_u4be();
    m_len_in_memory = m__io->read_u4be();
    m_ofs_header = m__io->read_u8be();
    m_len_header_stored = m__io->read_u4be();
    m_len_header = m__io->read_u4be();
    m_ofs_footer = m__io->read_u8be();
    m_len_footer_stored = m__io->read_u4be();
    m_len_footer = m__io->read_u4be();
    m_reserved = m__io->read_u8be();
    m_trailing = m__io->read_bytes_full();
}

root_file_t::anchor_rc1_t::~anchor_rc1_t() {
    _clean_up();
}

void root_file_t::anchor_rc1_t::_clean_up() {
}

root_file_t::anchor_rc2_t::anchor_rc2_t(kaitai::kstream* p__io, root_file_t::anchor_record_t* p__parent, root_file_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    _read();
}

void root_file_t::anchor_rc2_t::_read() {
    m_byte_count = m__io->read_u4be();
    {
        uint32_t _ = m_byte_count;
        if (!( ((_ >= 0) && (static_cast<int64_t>(_io()->size()) >= static_cast<int64_t>(70))) )) {
            throw kaitai::validation_expr_error<uint32_t>(m_byte_count, m__io, std::string("/types/anchor_rc2/seq/0"));
        }
    }
    m_class_version = m__io->read_u2be();
    m_version_epoch = m__io->read_u2be();
    m_version_major = m__io->read_u2be();
    m_version_minor = m__io->read_u2be();
    m_version_patch = m__io->read_u2be();
    m_ofs_header = m__io->read_u8be();
    m_len_header_stored = m__io->read_u8be();
    m_len_header = m__io->read_u8be();
    m_ofs_footer = m__io->read_u8be();
    m_len_footer_stored = m__io->read_u8be();
    m_len_footer = m__io->read_u8be();
    n_max_key_size = true;
    if (static_cast<int64_t>(_io()->size()) >= static_cast<int64_t>(78)) {
        n_max_key_size = false;
        m_max_key_size = m__io->read_u8be();
    }
    m_trailing = m__io->read_bytes(static_cast<int64_t>(static_cast<int64_t>(static_cast<int64_t>(_io()->size()) - static_cast<int64_t>(_io()->pos())) - static_cast<int64_t>(8)));
    m_checksum = m__io->read_bytes(8);
}

root_file_t::anchor_rc2_t::~anchor_rc2_t() {
    _clean_up();
}

void root_file_t::anchor_rc2_t::_clean_up() {
    if (!n_max_key_size) {
    }
}

root_file_t::anchor_record_t::anchor_record_t(kaitai::kstream* p__io, root_file_t::entry_t* p__parent, root_file_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_key = nullptr;
    m_anchor = nullptr;
    m__io__raw_anchor = nullptr;
    m_anchor_rc1 = nullptr;
    m__io__raw_anchor_rc1 = nullptr;
    m_anchor_rc2 = nullptr;
    m__io__raw_anchor_rc2 = nullptr;
    f_anchor = false;
    f_anchor_rc1 = false;
    f_anchor_rc2 = false;
    f_class_version = false;
    f_is_compressed = false;
    f_is_first_candidate = false;
    f_is_release = false;
    f_len_payload = false;
    f_payload = false;
    _read();
}

void root_file_t::anchor_record_t::_read() {
    m_key = std::unique_ptr<key_t>(new key_t(m__io, this, m__root));
}

root_file_t::anchor_record_t::~anchor_record_t() {
    _clean_up();
}

void root_file_t::anchor_record_t::_clean_up() {
    if (f_anchor && !n_anchor) {
    }
    if (f_anchor_rc1 && !n_anchor_rc1) {
    }
    if (f_anchor_rc2 && !n_anchor_rc2) {
    }
    if (f_class_version) {
    }
    if (f_payload) {
    }
}

root_file_t::anchor_t* root_file_t::anchor_record_t::anchor() {
    if (f_anchor)
        return m_anchor.get();
    n_anchor = true;
    if ( ((is_release()) && (!(is_compressed()))) ) {
        n_anchor = false;
        std::streampos _pos = m__io->pos();
        m__io->seek(key()->len_key());
        m__raw_anchor = m__io->read_bytes(len_payload());
        m__io__raw_anchor = std::unique_ptr<kaitai::kstream>(new kaitai::kstream(m__raw_anchor));
        m_anchor = std::unique_ptr<anchor_t>(new anchor_t(m__io__raw_anchor.get(), this, m__root));
        m__io->seek(_pos);
    }
    f_anchor = true;
    return m_anchor.get();
}

root_file_t::anchor_rc1_t* root_file_t::anchor_record_t::anchor_rc1() {
    if (f_anchor_rc1)
        return m_anchor_rc1.get();
    n_anchor_rc1 = true;
    if ( ((!(is_release())) && (!(is_compressed())) && (is_first_candidate())) ) {
        n_anchor_rc1 = false;
        std::streampos _pos = m__io->pos();
        m__io->seek(key()->len_key());
        m__raw_anchor_rc1 = m__io->read_bytes(len_payload());
        m__io__raw_anchor_rc1 = std::unique_ptr<kaitai::kstream>(new kaitai::kstream(m__raw_anchor_rc1));
        m_anchor_rc1 = std::unique_ptr<anchor_rc1_t>(new anchor_rc1_t(m__io__raw_anchor_rc1.get(), this, m__root));
        m__io->seek(_pos);
    }
    f_anchor_rc1 = true;
    return m_anchor_rc1.get();
}

root_file_t::anchor_rc2_t* root_file_t::anchor_record_t::anchor_rc2() {
    if (f_anchor_rc2)
        return m_anchor_rc2.get();
    n_anchor_rc2 = true;
    if ( ((!(is_release())) && (!(is_compressed())) && (!(is_first_candidate()))) ) {
        n_anchor_rc2 = false;
        std::streampos _pos = m__io->pos();
        m__io->seek(key()->len_key());
        m__raw_anchor_rc2 = m__io->read_bytes(len_payload());
        m__io__raw_anchor_rc2 = std::unique_ptr<kaitai::kstream>(new kaitai::kstream(m__raw_anchor_rc2));
        m_anchor_rc2 = std::unique_ptr<anchor_rc2_t>(new anchor_rc2_t(m__io__raw_anchor_rc2.get(), this, m__root));
        m__io->seek(_pos);
    }
    f_anchor_rc2 = true;
    return m_anchor_rc2.get();
}

uint16_t root_file_t::anchor_record_t::class_version() {
    if (f_class_version)
        return m_class_version;
    std::streampos _pos = m__io->pos();
    m__io->seek(static_cast<int64_t>(static_cast<int64_t>(key()->len_key()) + static_cast<int64_t>(4)));
    m_class_version = m__io->read_u2be();
    m__io->seek(_pos);
    f_class_version = true;
    return m_class_version;
}

bool root_file_t::anchor_record_t::is_compressed() {
    if (f_is_compressed)
        return m_is_compressed;
    m_is_compressed = static_cast<int64_t>(key()->len_object()) > static_cast<int64_t>(static_cast<int64_t>(key()->len_record()) - static_cast<int64_t>(key()->len_key()));
    f_is_compressed = true;
    return m_is_compressed;
}

bool root_file_t::anchor_record_t::is_first_candidate() {
    if (f_is_first_candidate)
        return m_is_first_candidate;
    m_is_first_candidate = class_version() < 4;
    f_is_first_candidate = true;
    return m_is_first_candidate;
}

bool root_file_t::anchor_record_t::is_release() {
    if (f_is_release)
        return m_is_release;
    m_is_release = key()->class_name()->raw() == std::string("\x52\x4F\x4F\x54\x3A\x3A\x52\x4E\x54\x75\x70\x6C\x65", 13);
    f_is_release = true;
    return m_is_release;
}

int64_t root_file_t::anchor_record_t::len_payload() {
    if (f_len_payload)
        return m_len_payload;
    m_len_payload = static_cast<int64_t>(static_cast<int64_t>(key()->len_record()) - static_cast<int64_t>(key()->len_key()));
    f_len_payload = true;
    return m_len_payload;
}

std::string root_file_t::anchor_record_t::payload() {
    if (f_payload)
        return m_payload;
    std::streampos _pos = m__io->pos();
    m__io->seek(key()->len_key());
    m_payload = m__io->read_bytes(len_payload());
    m__io->seek(_pos);
    f_payload = true;
    return m_payload;
}

root_file_t::blob_offset_table_t::blob_offset_table_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent, root_file_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_ofs_parts = nullptr;
    _read();
}

void root_file_t::blob_offset_table_t::_read() {
    m_ofs_parts = std::unique_ptr<std::vector<uint64_t>>(new std::vector<uint64_t>());
    {
        int i = 0;
        while (!m__io->is_eof()) {
            m_ofs_parts->push_back(std::move(m__io->read_u8le()));
            i++;
        }
    }
}

root_file_t::blob_offset_table_t::~blob_offset_table_t() {
    _clean_up();
}

void root_file_t::blob_offset_table_t::_clean_up() {
}

root_file_t::compression_block_t::compression_block_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent, root_file_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_chunks = nullptr;
    _read();
}

void root_file_t::compression_block_t::_read() {
    m_chunks = std::unique_ptr<std::vector<std::unique_ptr<compression_chunk_t>>>(new std::vector<std::unique_ptr<compression_chunk_t>>());
    {
        int i = 0;
        while (!m__io->is_eof()) {
            m_chunks->push_back(std::move(std::unique_ptr<compression_chunk_t>(new compression_chunk_t(m__io, this, m__root))));
            i++;
        }
    }
}

root_file_t::compression_block_t::~compression_block_t() {
    _clean_up();
}

void root_file_t::compression_block_t::_clean_up() {
}

root_file_t::compression_chunk_t::compression_chunk_t(kaitai::kstream* p__io, root_file_t::compression_block_t* p__parent, root_file_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    f_tag = false;
    _read();
}

void root_file_t::compression_chunk_t::_read() {
    m_algorithm = m__io->read_bytes(3);
    m_len_compressed = m__io->read_bits_int_le(24);
    m_len_uncompressed = m__io->read_bits_int_le(24);
    {
        uint64_t _ = m_len_uncompressed;
        if (!( ((_ >= 0) && (static_cast<int64_t>(len_compressed()) <= static_cast<int64_t>(static_cast<int64_t>(_io()->size()) - static_cast<int64_t>(_io()->pos())))) )) {
            throw kaitai::validation_expr_error<uint64_t>(m_len_uncompressed, m__io, std::string("/types/compression_chunk/seq/2"));
        }
    }
    m__io->align_to_byte();
    m_data = m__io->read_bytes(len_compressed());
}

root_file_t::compression_chunk_t::~compression_chunk_t() {
    _clean_up();
}

void root_file_t::compression_chunk_t::_clean_up() {
}

int64_t root_file_t::compression_chunk_t::tag() {
    if (f_tag)
        return m_tag;
    m_tag = static_cast<int64_t>(static_cast<int64_t>(static_cast<int64_t>(kaitai::kstream::mod(static_cast<int64_t>(static_cast<int64_t>(algorithm().at(0)) + static_cast<int64_t>(256)), static_cast<int64_t>(256))) * static_cast<int64_t>(256)) + static_cast<int64_t>(kaitai::kstream::mod(static_cast<int64_t>(static_cast<int64_t>(algorithm().at(1)) + static_cast<int64_t>(256)), static_cast<int64_t>(256))));
    f_tag = true;
    return m_tag;
}

root_file_t::counted_string_t::counted_string_t(kaitai::kstream* p__io, root_file_t::key_t* p__parent, root_file_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    f_len = false;
    f_value = false;
    _read();
}

void root_file_t::counted_string_t::_read() {
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

root_file_t::counted_string_t::~counted_string_t() {
    _clean_up();
}

void root_file_t::counted_string_t::_clean_up() {
    if (!n_len_long) {
    }
}

uint32_t root_file_t::counted_string_t::len() {
    if (f_len)
        return m_len;
    m_len = static_cast<uint32_t>(((len_short() == 255) ? (len_long()) : (static_cast<uint32_t>(len_short()))));
    f_len = true;
    return m_len;
}

std::string root_file_t::counted_string_t::value() {
    if (f_value)
        return m_value;
    m_value = kaitai::kstream::bytes_to_str(raw(), "UTF-8");
    f_value = true;
    return m_value;
}

root_file_t::directory_t::directory_t(kaitai::kstream* p__io, root_file_t* p__parent, root_file_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    f_created_day = false;
    f_created_hour = false;
    f_created_minute = false;
    f_created_month = false;
    f_created_second = false;
    f_created_year = false;
    f_has_uuid = false;
    f_is_wide = false;
    f_modified_day = false;
    f_modified_hour = false;
    f_modified_minute = false;
    f_modified_month = false;
    f_modified_second = false;
    f_modified_year = false;
    f_ofs_dir = false;
    f_ofs_keys = false;
    f_ofs_parent = false;
    _read();
}

void root_file_t::directory_t::_read() {
    m_version = m__io->read_s2be();
    m_datime_created = m__io->read_u4be();
    m_datime_modified = m__io->read_u4be();
    m_len_keys = m__io->read_s4be();
    m_len_name = m__io->read_s4be();
    n_ofs_dir_narrow = true;
    if (!(is_wide())) {
        n_ofs_dir_narrow = false;
        m_ofs_dir_narrow = m__io->read_u4be();
    }
    n_ofs_dir_wide = true;
    if (is_wide()) {
        n_ofs_dir_wide = false;
        m_ofs_dir_wide = m__io->read_u8be();
    }
    n_ofs_parent_narrow = true;
    if (!(is_wide())) {
        n_ofs_parent_narrow = false;
        m_ofs_parent_narrow = m__io->read_u4be();
    }
    n_ofs_parent_wide = true;
    if (is_wide()) {
        n_ofs_parent_wide = false;
        m_ofs_parent_wide = m__io->read_u8be();
    }
    n_ofs_keys_narrow = true;
    if (!(is_wide())) {
        n_ofs_keys_narrow = false;
        m_ofs_keys_narrow = m__io->read_u4be();
    }
    n_ofs_keys_wide = true;
    if (is_wide()) {
        n_ofs_keys_wide = false;
        m_ofs_keys_wide = m__io->read_u8be();
    }
    n_uuid_version = true;
    if (has_uuid()) {
        n_uuid_version = false;
        m_uuid_version = m__io->read_s2be();
    }
    n_uuid = true;
    if (has_uuid()) {
        n_uuid = false;
        m_uuid = m__io->read_bytes(16);
    }
}

root_file_t::directory_t::~directory_t() {
    _clean_up();
}

void root_file_t::directory_t::_clean_up() {
    if (!n_ofs_dir_narrow) {
    }
    if (!n_ofs_dir_wide) {
    }
    if (!n_ofs_parent_narrow) {
    }
    if (!n_ofs_parent_wide) {
    }
    if (!n_ofs_keys_narrow) {
    }
    if (!n_ofs_keys_wide) {
    }
    if (!n_uuid_version) {
    }
    if (!n_uuid) {
    }
}

uint64_t root_file_t::directory_t::created_day() {
    if (f_created_day)
        return m_created_day;
    m_created_day = static_cast<uint64_t>(kaitai::kstream::mod(static_cast<uint64_t>(static_cast<uint64_t>(datime_created()) / static_cast<uint64_t>(131072)), static_cast<uint64_t>(32)));
    f_created_day = true;
    return m_created_day;
}

uint64_t root_file_t::directory_t::created_hour() {
    if (f_created_hour)
        return m_created_hour;
    m_created_hour = static_cast<uint64_t>(kaitai::kstream::mod(static_cast<uint64_t>(static_cast<uint64_t>(datime_created()) / static_cast<uint64_t>(4096)), static_cast<uint64_t>(32)));
    f_created_hour = true;
    return m_created_hour;
}

uint64_t root_file_t::directory_t::created_minute() {
    if (f_created_minute)
        return m_created_minute;
    m_created_minute = static_cast<uint64_t>(kaitai::kstream::mod(static_cast<uint64_t>(static_cast<uint64_t>(datime_created()) / static_cast<uint64_t>(64)), static_cast<uint64_t>(64)));
    f_created_minute = true;
    return m_created_minute;
}

uint64_t root_file_t::directory_t::created_month() {
    if (f_created_month)
        return m_created_month;
    m_created_month = static_cast<uint64_t>(kaitai::kstream::mod(static_cast<uint64_t>(static_cast<uint64_t>(datime_created()) / static_cast<uint64_t>(4194304)), static_cast<uint64_t>(16)));
    f_created_month = true;
    return m_created_month;
}

uint64_t root_file_t::directory_t::created_second() {
    if (f_created_second)
        return m_created_second;
    m_created_second = static_cast<uint64_t>(kaitai::kstream::mod(static_cast<uint64_t>(datime_created()), static_cast<uint64_t>(64)));
    f_created_second = true;
    return m_created_second;
}

uint64_t root_file_t::directory_t::created_year() {
    if (f_created_year)
        return m_created_year;
    m_created_year = static_cast<uint64_t>(static_cast<uint64_t>(static_cast<uint64_t>(datime_created()) / static_cast<uint64_t>(67108864)) + static_cast<uint64_t>(1995));
    f_created_year = true;
    return m_created_year;
}

bool root_file_t::directory_t::has_uuid() {
    if (f_has_uuid)
        return m_has_uuid;
    m_has_uuid =  ((version() != 1) && (version() != 1001)) ;
    f_has_uuid = true;
    return m_has_uuid;
}

bool root_file_t::directory_t::is_wide() {
    if (f_is_wide)
        return m_is_wide;
    m_is_wide = version() > 1000;
    f_is_wide = true;
    return m_is_wide;
}

uint64_t root_file_t::directory_t::modified_day() {
    if (f_modified_day)
        return m_modified_day;
    m_modified_day = static_cast<uint64_t>(kaitai::kstream::mod(static_cast<uint64_t>(static_cast<uint64_t>(datime_modified()) / static_cast<uint64_t>(131072)), static_cast<uint64_t>(32)));
    f_modified_day = true;
    return m_modified_day;
}

uint64_t root_file_t::directory_t::modified_hour() {
    if (f_modified_hour)
        return m_modified_hour;
    m_modified_hour = static_cast<uint64_t>(kaitai::kstream::mod(static_cast<uint64_t>(static_cast<uint64_t>(datime_modified()) / static_cast<uint64_t>(4096)), static_cast<uint64_t>(32)));
    f_modified_hour = true;
    return m_modified_hour;
}

uint64_t root_file_t::directory_t::modified_minute() {
    if (f_modified_minute)
        return m_modified_minute;
    m_modified_minute = static_cast<uint64_t>(kaitai::kstream::mod(static_cast<uint64_t>(static_cast<uint64_t>(datime_modified()) / static_cast<uint64_t>(64)), static_cast<uint64_t>(64)));
    f_modified_minute = true;
    return m_modified_minute;
}

uint64_t root_file_t::directory_t::modified_month() {
    if (f_modified_month)
        return m_modified_month;
    m_modified_month = static_cast<uint64_t>(kaitai::kstream::mod(static_cast<uint64_t>(static_cast<uint64_t>(datime_modified()) / static_cast<uint64_t>(4194304)), static_cast<uint64_t>(16)));
    f_modified_month = true;
    return m_modified_month;
}

uint64_t root_file_t::directory_t::modified_second() {
    if (f_modified_second)
        return m_modified_second;
    m_modified_second = static_cast<uint64_t>(kaitai::kstream::mod(static_cast<uint64_t>(datime_modified()), static_cast<uint64_t>(64)));
    f_modified_second = true;
    return m_modified_second;
}

uint64_t root_file_t::directory_t::modified_year() {
    if (f_modified_year)
        return m_modified_year;
    m_modified_year = static_cast<uint64_t>(static_cast<uint64_t>(static_cast<uint64_t>(datime_modified()) / static_cast<uint64_t>(67108864)) + static_cast<uint64_t>(1995));
    f_modified_year = true;
    return m_modified_year;
}

uint64_t root_file_t::directory_t::ofs_dir() {
    if (f_ofs_dir)
        return m_ofs_dir;
    m_ofs_dir = static_cast<uint64_t>(((is_wide()) ? (ofs_dir_wide()) : (static_cast<uint64_t>(ofs_dir_narrow()))));
    f_ofs_dir = true;
    return m_ofs_dir;
}

uint64_t root_file_t::directory_t::ofs_keys() {
    if (f_ofs_keys)
        return m_ofs_keys;
    m_ofs_keys = static_cast<uint64_t>(((is_wide()) ? (ofs_keys_wide()) : (static_cast<uint64_t>(ofs_keys_narrow()))));
    f_ofs_keys = true;
    return m_ofs_keys;
}

uint64_t root_file_t::directory_t::ofs_parent() {
    if (f_ofs_parent)
        return m_ofs_parent;
    m_ofs_parent = static_cast<uint64_t>(((is_wide()) ? (ofs_parent_wide()) : (static_cast<uint64_t>(ofs_parent_narrow()))));
    f_ofs_parent = true;
    return m_ofs_parent;
}

root_file_t::entry_t::entry_t(kaitai::kstream* p__io, root_file_t::entry_list_t* p__parent, root_file_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_key = nullptr;
    m_anchor_record = nullptr;
    m__io__raw_anchor_record = nullptr;
    f_anchor_record = false;
    f_is_candidate = false;
    f_is_release = false;
    _read();
}

void root_file_t::entry_t::_read() {
    m_key = std::unique_ptr<key_t>(new key_t(m__io, this, m__root));
}

root_file_t::entry_t::~entry_t() {
    _clean_up();
}

void root_file_t::entry_t::_clean_up() {
    if (f_anchor_record && !n_anchor_record) {
    }
}

root_file_t::anchor_record_t* root_file_t::entry_t::anchor_record() {
    if (f_anchor_record)
        return m_anchor_record.get();
    n_anchor_record = true;
    if ( ((is_release()) || (is_candidate())) ) {
        n_anchor_record = false;
        kaitai::kstream *io = _root() ? _root()->_io() : _io();
        std::streampos _pos = io->pos();
        io->seek(key()->ofs_key());
        m__raw_anchor_record = io->read_bytes(key()->len_record());
        m__io__raw_anchor_record = std::unique_ptr<kaitai::kstream>(new kaitai::kstream(m__raw_anchor_record));
        m_anchor_record = std::unique_ptr<anchor_record_t>(new anchor_record_t(m__io__raw_anchor_record.get(), this, m__root));
        io->seek(_pos);
    }
    f_anchor_record = true;
    return m_anchor_record.get();
}

bool root_file_t::entry_t::is_candidate() {
    if (f_is_candidate)
        return m_is_candidate;
    m_is_candidate = key()->class_name()->raw() == std::string("\x52\x4F\x4F\x54\x3A\x3A\x45\x78\x70\x65\x72\x69\x6D\x65\x6E\x74\x61\x6C\x3A\x3A\x52\x4E\x54\x75\x70\x6C\x65", 27);
    f_is_candidate = true;
    return m_is_candidate;
}

bool root_file_t::entry_t::is_release() {
    if (f_is_release)
        return m_is_release;
    m_is_release = key()->class_name()->raw() == std::string("\x52\x4F\x4F\x54\x3A\x3A\x52\x4E\x54\x75\x70\x6C\x65", 13);
    f_is_release = true;
    return m_is_release;
}

root_file_t::entry_list_t::entry_list_t(kaitai::kstream* p__io, root_file_t* p__parent, root_file_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_entries = nullptr;
    _read();
}

void root_file_t::entry_list_t::_read() {
    m_num_entries = m__io->read_u4be();
    {
        uint32_t _ = m_num_entries;
        if (!( ((static_cast<int64_t>(_) <= static_cast<int64_t>(2147483647)) && (static_cast<int64_t>(static_cast<int64_t>(_) * static_cast<int64_t>(29)) <= static_cast<int64_t>(static_cast<int64_t>(_io()->size()) - static_cast<int64_t>(_io()->pos())))) )) {
            throw kaitai::validation_expr_error<uint32_t>(m_num_entries, m__io, std::string("/types/entry_list/seq/0"));
        }
    }
    m_entries = std::unique_ptr<std::vector<std::unique_ptr<entry_t>>>(new std::vector<std::unique_ptr<entry_t>>());
    const int l_entries = num_entries();
    for (int i = 0; i < l_entries; i++) {
        m_entries->push_back(std::move(std::unique_ptr<entry_t>(new entry_t(m__io, this, m__root))));
    }
}

root_file_t::entry_list_t::~entry_list_t() {
    _clean_up();
}

void root_file_t::entry_list_t::_clean_up() {
}

root_file_t::file_header_t::file_header_t(kaitai::kstream* p__io, root_file_t* p__parent, root_file_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    f_is_wide = false;
    f_ofs_end = false;
    f_ofs_free = false;
    f_ofs_info = false;
    _read();
}

void root_file_t::file_header_t::_read() {
    m_magic = m__io->read_bytes(4);
    if (!(m_magic == std::string("\x72\x6F\x6F\x74", 4))) {
        throw kaitai::validation_not_equal_error<std::string>(std::string("\x72\x6F\x6F\x74", 4), m_magic, m__io, std::string("/types/file_header/seq/0"));
    }
    m_version = m__io->read_s4be();
    m_ofs_begin = m__io->read_s4be();
    n_ofs_end_narrow = true;
    if (!(is_wide())) {
        n_ofs_end_narrow = false;
        m_ofs_end_narrow = m__io->read_s4be();
    }
    n_ofs_end_wide = true;
    if (is_wide()) {
        n_ofs_end_wide = false;
        m_ofs_end_wide = m__io->read_s8be();
    }
    n_ofs_free_narrow = true;
    if (!(is_wide())) {
        n_ofs_free_narrow = false;
        m_ofs_free_narrow = m__io->read_s4be();
    }
    n_ofs_free_wide = true;
    if (is_wide()) {
        n_ofs_free_wide = false;
        m_ofs_free_wide = m__io->read_s8be();
    }
    m_len_free = m__io->read_s4be();
    m_num_free = m__io->read_s4be();
    m_len_name = m__io->read_s4be();
    m_len_offset = m__io->read_u1();
    m_compression_settings = m__io->read_s4be();
    n_ofs_info_narrow = true;
    if (!(is_wide())) {
        n_ofs_info_narrow = false;
        m_ofs_info_narrow = m__io->read_s4be();
    }
    n_ofs_info_wide = true;
    if (is_wide()) {
        n_ofs_info_wide = false;
        m_ofs_info_wide = m__io->read_s8be();
    }
    m_len_info = m__io->read_s4be();
    m_uuid_version = m__io->read_s2be();
    m_uuid = m__io->read_bytes(16);
}

root_file_t::file_header_t::~file_header_t() {
    _clean_up();
}

void root_file_t::file_header_t::_clean_up() {
    if (!n_ofs_end_narrow) {
    }
    if (!n_ofs_end_wide) {
    }
    if (!n_ofs_free_narrow) {
    }
    if (!n_ofs_free_wide) {
    }
    if (!n_ofs_info_narrow) {
    }
    if (!n_ofs_info_wide) {
    }
}

bool root_file_t::file_header_t::is_wide() {
    if (f_is_wide)
        return m_is_wide;
    m_is_wide = version() >= 1000000;
    f_is_wide = true;
    return m_is_wide;
}

int64_t root_file_t::file_header_t::ofs_end() {
    if (f_ofs_end)
        return m_ofs_end;
    m_ofs_end = static_cast<int64_t>(((is_wide()) ? (ofs_end_wide()) : (static_cast<int64_t>(ofs_end_narrow()))));
    f_ofs_end = true;
    return m_ofs_end;
}

int64_t root_file_t::file_header_t::ofs_free() {
    if (f_ofs_free)
        return m_ofs_free;
    m_ofs_free = static_cast<int64_t>(((is_wide()) ? (ofs_free_wide()) : (static_cast<int64_t>(ofs_free_narrow()))));
    f_ofs_free = true;
    return m_ofs_free;
}

int64_t root_file_t::file_header_t::ofs_info() {
    if (f_ofs_info)
        return m_ofs_info;
    m_ofs_info = static_cast<int64_t>(((is_wide()) ? (ofs_info_wide()) : (static_cast<int64_t>(ofs_info_narrow()))));
    f_ofs_info = true;
    return m_ofs_info;
}

root_file_t::free_entry_t::free_entry_t(kaitai::kstream* p__io, root_file_t::free_list_t* p__parent, root_file_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    f_is_wide = false;
    f_ofs_first = false;
    f_ofs_last = false;
    _read();
}

void root_file_t::free_entry_t::_read() {
    m_version = m__io->read_s2be();
    n_ofs_first_narrow = true;
    if (!(is_wide())) {
        n_ofs_first_narrow = false;
        m_ofs_first_narrow = m__io->read_u4be();
    }
    n_ofs_first_wide = true;
    if (is_wide()) {
        n_ofs_first_wide = false;
        m_ofs_first_wide = m__io->read_u8be();
    }
    n_ofs_last_narrow = true;
    if (!(is_wide())) {
        n_ofs_last_narrow = false;
        m_ofs_last_narrow = m__io->read_u4be();
    }
    n_ofs_last_wide = true;
    if (is_wide()) {
        n_ofs_last_wide = false;
        m_ofs_last_wide = m__io->read_u8be();
    }
}

root_file_t::free_entry_t::~free_entry_t() {
    _clean_up();
}

void root_file_t::free_entry_t::_clean_up() {
    if (!n_ofs_first_narrow) {
    }
    if (!n_ofs_first_wide) {
    }
    if (!n_ofs_last_narrow) {
    }
    if (!n_ofs_last_wide) {
    }
}

bool root_file_t::free_entry_t::is_wide() {
    if (f_is_wide)
        return m_is_wide;
    m_is_wide = version() > 1000;
    f_is_wide = true;
    return m_is_wide;
}

uint64_t root_file_t::free_entry_t::ofs_first() {
    if (f_ofs_first)
        return m_ofs_first;
    m_ofs_first = static_cast<uint64_t>(((is_wide()) ? (ofs_first_wide()) : (static_cast<uint64_t>(ofs_first_narrow()))));
    f_ofs_first = true;
    return m_ofs_first;
}

uint64_t root_file_t::free_entry_t::ofs_last() {
    if (f_ofs_last)
        return m_ofs_last;
    m_ofs_last = static_cast<uint64_t>(((is_wide()) ? (ofs_last_wide()) : (static_cast<uint64_t>(ofs_last_narrow()))));
    f_ofs_last = true;
    return m_ofs_last;
}

root_file_t::free_list_t::free_list_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent, root_file_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_entries = nullptr;
    _read();
}

void root_file_t::free_list_t::_read() {
    m_entries = std::unique_ptr<std::vector<std::unique_ptr<free_entry_t>>>(new std::vector<std::unique_ptr<free_entry_t>>());
    {
        int i = 0;
        while (!m__io->is_eof()) {
            m_entries->push_back(std::move(std::unique_ptr<free_entry_t>(new free_entry_t(m__io, this, m__root))));
            i++;
        }
    }
}

root_file_t::free_list_t::~free_list_t() {
    _clean_up();
}

void root_file_t::free_list_t::_clean_up() {
}

root_file_t::key_t::key_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent, root_file_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_class_name = nullptr;
    m_name = nullptr;
    m_title = nullptr;
    f_day = false;
    f_hour = false;
    f_is_wide = false;
    f_minute = false;
    f_month = false;
    f_ofs_key = false;
    f_ofs_pdir = false;
    f_second = false;
    f_year = false;
    _read();
}

void root_file_t::key_t::_read() {
    m_len_record = m__io->read_s4be();
    m_version = m__io->read_s2be();
    m_len_object = m__io->read_s4be();
    m_datime = m__io->read_u4be();
    m_len_key = m__io->read_s2be();
    m_cycle = m__io->read_s2be();
    n_ofs_key_narrow = true;
    if (!(is_wide())) {
        n_ofs_key_narrow = false;
        m_ofs_key_narrow = m__io->read_u4be();
    }
    n_ofs_key_wide = true;
    if (is_wide()) {
        n_ofs_key_wide = false;
        m_ofs_key_wide = m__io->read_u8be();
    }
    n_ofs_pdir_narrow = true;
    if (!(is_wide())) {
        n_ofs_pdir_narrow = false;
        m_ofs_pdir_narrow = m__io->read_u4be();
    }
    n_ofs_pdir_wide = true;
    if (is_wide()) {
        n_ofs_pdir_wide = false;
        m_ofs_pdir_wide = m__io->read_u8be();
    }
    m_class_name = std::unique_ptr<counted_string_t>(new counted_string_t(m__io, this, m__root));
    m_name = std::unique_ptr<counted_string_t>(new counted_string_t(m__io, this, m__root));
    m_title = std::unique_ptr<counted_string_t>(new counted_string_t(m__io, this, m__root));
}

root_file_t::key_t::~key_t() {
    _clean_up();
}

void root_file_t::key_t::_clean_up() {
    if (!n_ofs_key_narrow) {
    }
    if (!n_ofs_key_wide) {
    }
    if (!n_ofs_pdir_narrow) {
    }
    if (!n_ofs_pdir_wide) {
    }
}

uint64_t root_file_t::key_t::day() {
    if (f_day)
        return m_day;
    m_day = static_cast<uint64_t>(kaitai::kstream::mod(static_cast<uint64_t>(static_cast<uint64_t>(datime()) / static_cast<uint64_t>(131072)), static_cast<uint64_t>(32)));
    f_day = true;
    return m_day;
}

uint64_t root_file_t::key_t::hour() {
    if (f_hour)
        return m_hour;
    m_hour = static_cast<uint64_t>(kaitai::kstream::mod(static_cast<uint64_t>(static_cast<uint64_t>(datime()) / static_cast<uint64_t>(4096)), static_cast<uint64_t>(32)));
    f_hour = true;
    return m_hour;
}

bool root_file_t::key_t::is_wide() {
    if (f_is_wide)
        return m_is_wide;
    m_is_wide = version() > 1000;
    f_is_wide = true;
    return m_is_wide;
}

uint64_t root_file_t::key_t::minute() {
    if (f_minute)
        return m_minute;
    m_minute = static_cast<uint64_t>(kaitai::kstream::mod(static_cast<uint64_t>(static_cast<uint64_t>(datime()) / static_cast<uint64_t>(64)), static_cast<uint64_t>(64)));
    f_minute = true;
    return m_minute;
}

uint64_t root_file_t::key_t::month() {
    if (f_month)
        return m_month;
    m_month = static_cast<uint64_t>(kaitai::kstream::mod(static_cast<uint64_t>(static_cast<uint64_t>(datime()) / static_cast<uint64_t>(4194304)), static_cast<uint64_t>(16)));
    f_month = true;
    return m_month;
}

uint64_t root_file_t::key_t::ofs_key() {
    if (f_ofs_key)
        return m_ofs_key;
    m_ofs_key = static_cast<uint64_t>(((is_wide()) ? (ofs_key_wide()) : (static_cast<uint64_t>(ofs_key_narrow()))));
    f_ofs_key = true;
    return m_ofs_key;
}

uint64_t root_file_t::key_t::ofs_pdir() {
    if (f_ofs_pdir)
        return m_ofs_pdir;
    m_ofs_pdir = static_cast<uint64_t>(((is_wide()) ? (ofs_pdir_wide()) : (static_cast<uint64_t>(ofs_pdir_narrow()))));
    f_ofs_pdir = true;
    return m_ofs_pdir;
}

uint64_t root_file_t::key_t::second() {
    if (f_second)
        return m_second;
    m_second = static_cast<uint64_t>(kaitai::kstream::mod(static_cast<uint64_t>(datime()), static_cast<uint64_t>(64)));
    f_second = true;
    return m_second;
}

uint64_t root_file_t::key_t::year() {
    if (f_year)
        return m_year;
    m_year = static_cast<uint64_t>(static_cast<uint64_t>(static_cast<uint64_t>(datime()) / static_cast<uint64_t>(67108864)) + static_cast<uint64_t>(1995));
    f_year = true;
    return m_year;
}

root_file_t::keys_list_t::keys_list_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent, root_file_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_keys = nullptr;
    _read();
}

void root_file_t::keys_list_t::_read() {
    m_num_keys = m__io->read_u4be();
    {
        uint32_t _ = m_num_keys;
        if (!( ((static_cast<int64_t>(_) <= static_cast<int64_t>(2147483647)) && (static_cast<int64_t>(static_cast<int64_t>(_) * static_cast<int64_t>(29)) <= static_cast<int64_t>(static_cast<int64_t>(_io()->size()) - static_cast<int64_t>(_io()->pos())))) )) {
            throw kaitai::validation_expr_error<uint32_t>(m_num_keys, m__io, std::string("/types/keys_list/seq/0"));
        }
    }
    m_keys = std::unique_ptr<std::vector<std::unique_ptr<key_t>>>(new std::vector<std::unique_ptr<key_t>>());
    const int l_keys = num_keys();
    for (int i = 0; i < l_keys; i++) {
        m_keys->push_back(std::move(std::unique_ptr<key_t>(new key_t(m__io, this, m__root))));
    }
    m_trailing = m__io->read_bytes_full();
}

root_file_t::keys_list_t::~keys_list_t() {
    _clean_up();
}

void root_file_t::keys_list_t::_clean_up() {
}

root_file_t::record_t::record_t(kaitai::kstream* p__io, root_file_t* p__parent, root_file_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_key = nullptr;
    f_len_payload = false;
    f_payload = false;
    _read();
}

void root_file_t::record_t::_read() {
    m_key = std::unique_ptr<key_t>(new key_t(m__io, this, m__root));
}

root_file_t::record_t::~record_t() {
    _clean_up();
}

void root_file_t::record_t::_clean_up() {
    if (f_payload) {
    }
}

int64_t root_file_t::record_t::len_payload() {
    if (f_len_payload)
        return m_len_payload;
    m_len_payload = static_cast<int64_t>(static_cast<int64_t>(key()->len_record()) - static_cast<int64_t>(key()->len_key()));
    f_len_payload = true;
    return m_len_payload;
}

std::string root_file_t::record_t::payload() {
    if (f_payload)
        return m_payload;
    std::streampos _pos = m__io->pos();
    m__io->seek(key()->len_key());
    m_payload = m__io->read_bytes(len_payload());
    m__io->seek(_pos);
    f_payload = true;
    return m_payload;
}

root_file_t::entry_list_t* root_file_t::entries() {
    if (f_entries)
        return m_entries.get();
    std::streampos _pos = m__io->pos();
    m__io->seek(static_cast<int64_t>(static_cast<int64_t>(root_directory()->ofs_keys()) + static_cast<int64_t>(keys_record()->key()->len_key())));
    m__raw_entries = m__io->read_bytes(keys_record()->len_payload());
    m__io__raw_entries = std::unique_ptr<kaitai::kstream>(new kaitai::kstream(m__raw_entries));
    m_entries = std::unique_ptr<entry_list_t>(new entry_list_t(m__io__raw_entries.get(), this, m__root));
    m__io->seek(_pos);
    f_entries = true;
    return m_entries.get();
}

root_file_t::record_t* root_file_t::free_record() {
    if (f_free_record)
        return m_free_record.get();
    n_free_record = true;
    if (header()->len_free() != 0) {
        n_free_record = false;
        std::streampos _pos = m__io->pos();
        m__io->seek(header()->ofs_free());
        m__raw_free_record = m__io->read_bytes(header()->len_free());
        m__io__raw_free_record = std::unique_ptr<kaitai::kstream>(new kaitai::kstream(m__raw_free_record));
        m_free_record = std::unique_ptr<record_t>(new record_t(m__io__raw_free_record.get(), this, m__root));
        m__io->seek(_pos);
    }
    f_free_record = true;
    return m_free_record.get();
}

root_file_t::record_t* root_file_t::keys_record() {
    if (f_keys_record)
        return m_keys_record.get();
    std::streampos _pos = m__io->pos();
    m__io->seek(root_directory()->ofs_keys());
    m__raw_keys_record = m__io->read_bytes(root_directory()->len_keys());
    m__io__raw_keys_record = std::unique_ptr<kaitai::kstream>(new kaitai::kstream(m__raw_keys_record));
    m_keys_record = std::unique_ptr<record_t>(new record_t(m__io__raw_keys_record.get(), this, m__root));
    m__io->seek(_pos);
    f_keys_record = true;
    return m_keys_record.get();
}

root_file_t::directory_t* root_file_t::root_directory() {
    if (f_root_directory)
        return m_root_directory.get();
    std::streampos _pos = m__io->pos();
    m__io->seek(static_cast<int64_t>(static_cast<int64_t>(header()->ofs_begin()) + static_cast<int64_t>(header()->len_name())));
    m_root_directory = std::unique_ptr<directory_t>(new directory_t(m__io, this, m__root));
    m__io->seek(_pos);
    f_root_directory = true;
    return m_root_directory.get();
}

root_file_t::record_t* root_file_t::streamer_info_record() {
    if (f_streamer_info_record)
        return m_streamer_info_record.get();
    n_streamer_info_record = true;
    if (header()->len_info() != 0) {
        n_streamer_info_record = false;
        std::streampos _pos = m__io->pos();
        m__io->seek(header()->ofs_info());
        m__raw_streamer_info_record = m__io->read_bytes(header()->len_info());
        m__io__raw_streamer_info_record = std::unique_ptr<kaitai::kstream>(new kaitai::kstream(m__raw_streamer_info_record));
        m_streamer_info_record = std::unique_ptr<record_t>(new record_t(m__io__raw_streamer_info_record.get(), this, m__root));
        m__io->seek(_pos);
    }
    f_streamer_info_record = true;
    return m_streamer_info_record.get();
}

}  // namespace rntuple
