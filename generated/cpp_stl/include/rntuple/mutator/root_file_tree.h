// Generated from spec/root_file.ksy by tools/generate; edit spec/parts/root_file.ksy and run `make generate`.
#pragma once

#include <rntuple/mutator/tree.h>

namespace rntuple {
namespace mutator {

// File header at offset 0
struct file_header_t {
    int32_t version = 0;  // Version of ROOT that wrote the file, 10000 * major + 100 * minor + patch; 1000000 more in the wide form
    int32_t ofs_begin = 0;  // Offset of the first record, the root directory
    int32_t ofs_end_narrow = 0;  // Offset of the first byte after the last record, 32-bit form
    int64_t ofs_end_wide = 0;  // Offset of the first byte after the last record, 64-bit form
    int32_t ofs_free_narrow = 0;  // Offset of the record of the free list, 32-bit form
    int64_t ofs_free_wide = 0;  // Offset of the record of the free list, 64-bit form
    int32_t len_free = 0;  // Size in bytes of the record of the free list
    int32_t num_free = 0;  // Number of entries of the free list
    int32_t len_name = 0;  // Size in bytes of key, name and title of the root directory record; its directory fields follow
    uint8_t len_offset = 0;  // Size in bytes of a file offset, 4 or 8; informational
    int32_t compression_settings = 0;  // Default compression of the file: 100 * algorithm + level; algorithms are listed in the enum compression_algorithm
    int32_t ofs_info_narrow = 0;  // Offset of the record of the streamer infos, 32-bit form
    int64_t ofs_info_wide = 0;  // Offset of the record of the streamer infos, 64-bit form
    int32_t len_info = 0;  // Size in bytes of the record of the streamer infos
    int16_t uuid_version = 0;  // Version of the UUID that follows; zero in files of RNTuple's own writer
    std::string uuid = std::string(16, '\0');  // UUID of the file, or zeros
};

template <class V>
void visit(V& v, file_header_t& t) {
    v.magic(std::string("\162\157\157\164", 4));
    v.number(t.version, big(4), "version");
    v.number(t.ofs_begin, big(4), "ofs_begin");
    if (!(wide(t.version) >= 1000000)) {
        v.number(t.ofs_end_narrow, big(4), "ofs_end_narrow");
    }
    if (wide(t.version) >= 1000000) {
        v.number(t.ofs_end_wide, big(8), "ofs_end_wide");
    }
    if (!(wide(t.version) >= 1000000)) {
        v.number(t.ofs_free_narrow, big(4), "ofs_free_narrow");
    }
    if (wide(t.version) >= 1000000) {
        v.number(t.ofs_free_wide, big(8), "ofs_free_wide");
    }
    v.number(t.len_free, big(4), "len_free");
    v.number(t.num_free, big(4), "num_free");
    v.number(t.len_name, big(4), "len_name");
    v.number(t.len_offset, little(1), "len_offset");
    v.number(t.compression_settings, big(4), "compression_settings");
    if (!(wide(t.version) >= 1000000)) {
        v.number(t.ofs_info_narrow, big(4), "ofs_info_narrow");
    }
    if (wide(t.version) >= 1000000) {
        v.number(t.ofs_info_wide, big(8), "ofs_info_wide");
    }
    v.number(t.len_info, big(4), "len_info");
    v.number(t.uuid_version, big(2), "uuid_version");
    v.bytes(t.uuid, 16, true, "uuid");
}

// Directory fields: after name and title in the root directory record, directly after the key in others
struct directory_t {
    int16_t version = 0;  // Class version of the directory; 1000 more in the wide form
    uint32_t datime_created = 0;  // Date and time of creation, packed as in a key
    uint32_t datime_modified = 0;  // Date and time of the last change, packed as in a key
    int32_t len_keys = 0;  // Size in bytes of the record of the keys list
    int32_t len_name = 0;  // Size in bytes of the record before these fields
    uint32_t ofs_dir_narrow = 0;  // Offset of the directory record itself, 32-bit form
    uint64_t ofs_dir_wide = 0;  // Offset of the directory record itself, 64-bit form
    uint32_t ofs_parent_narrow = 0;  // Offset of the record of the parent directory, 32-bit form
    uint64_t ofs_parent_wide = 0;  // Offset of the record of the parent directory, 64-bit form
    uint32_t ofs_keys_narrow = 0;  // Offset of the record of the keys list, 32-bit form
    uint64_t ofs_keys_wide = 0;  // Offset of the record of the keys list, 64-bit form
    int16_t uuid_version = 0;  // Version of the UUID that follows; zero in files of RNTuple's own writer
    std::string uuid = std::string(16, '\0');  // UUID of the directory, or zeros; zero bytes up to the wide size may follow and belong to nothing
};

template <class V>
void visit(V& v, directory_t& t) {
    v.number(t.version, big(2), "version");
    v.number(t.datime_created, big(4), "datime_created");
    v.number(t.datime_modified, big(4), "datime_modified");
    v.number(t.len_keys, big(4), "len_keys");
    v.number(t.len_name, big(4), "len_name");
    if (!(wide(t.version) > 1000)) {
        v.number(t.ofs_dir_narrow, big(4), "ofs_dir_narrow");
    }
    if (wide(t.version) > 1000) {
        v.number(t.ofs_dir_wide, big(8), "ofs_dir_wide");
    }
    if (!(wide(t.version) > 1000)) {
        v.number(t.ofs_parent_narrow, big(4), "ofs_parent_narrow");
    }
    if (wide(t.version) > 1000) {
        v.number(t.ofs_parent_wide, big(8), "ofs_parent_wide");
    }
    if (!(wide(t.version) > 1000)) {
        v.number(t.ofs_keys_narrow, big(4), "ofs_keys_narrow");
    }
    if (wide(t.version) > 1000) {
        v.number(t.ofs_keys_wide, big(8), "ofs_keys_wide");
    }
    if ((wide(t.version) != 1) && (wide(t.version) != 1001)) {
        v.number(t.uuid_version, big(2), "uuid_version");
    }
    if ((wide(t.version) != 1) && (wide(t.version) != 1001)) {
        v.bytes(t.uuid, 16, true, "uuid");
    }
}

// Key: the start of every record; also the form in which a keys list mentions a record
struct key_t {
    int32_t len_record = 0;  // Size in bytes of the whole record, key and payload; negative in front of free space
    int16_t version = 0;  // Version of the key; above 1000 in the wide form
    int32_t len_object = 0;  // Length in bytes of the payload after decompression; without meaning for RBlob
    uint32_t datime = 0;  // Date and time of writing, from the high bits down: year - 1995 (6), month (4), day (5), hour (5), minute (6), second (6)
    int16_t len_key = 0;  // Length in bytes of the key; the payload follows
    int16_t cycle = 0;  // Tells apart records of one name; the highest is the current one
    uint32_t ofs_key_narrow = 0;  // Offset of the record itself, 32-bit form
    uint64_t ofs_key_wide = 0;  // Offset of the record itself, 64-bit form
    uint32_t ofs_pdir_narrow = 0;  // Offset of the record of the directory that lists this one; without meaning for RBlob, 32-bit form
    uint64_t ofs_pdir_wide = 0;  // Offset of the record of the directory that lists this one; without meaning for RBlob, 64-bit form
    uint8_t class_name_len_short = 0;
    uint32_t class_name_len_long = 0;
    std::string class_name;  // Bytes of the string, UTF-8 by convention and left undecoded here
    uint8_t name_len_short = 0;
    uint32_t name_len_long = 0;
    std::string name;  // Bytes of the string, UTF-8 by convention and left undecoded here
    uint8_t title_len_short = 0;
    uint32_t title_len_long = 0;
    std::string title;  // Bytes of the string, UTF-8 by convention and left undecoded here
};

template <class V>
void visit(V& v, key_t& t) {
    size_t at_class_name_len_long = absent;
    size_t at_class_name_len_short = absent;
    size_t at_name_len_long = absent;
    size_t at_name_len_short = absent;
    size_t at_title_len_long = absent;
    size_t at_title_len_short = absent;
    v.number(t.len_record, big(4), "len_record");
    v.number(t.version, big(2), "version");
    v.number(t.len_object, big(4), "len_object");
    v.number(t.datime, big(4), "datime");
    v.number(t.len_key, big(2), "len_key");
    v.number(t.cycle, big(2), "cycle");
    if (!(wide(t.version) > 1000)) {
        v.number(t.ofs_key_narrow, big(4), "ofs_key_narrow");
    }
    if (wide(t.version) > 1000) {
        v.number(t.ofs_key_wide, big(8), "ofs_key_wide");
    }
    if (!(wide(t.version) > 1000)) {
        v.number(t.ofs_pdir_narrow, big(4), "ofs_pdir_narrow");
    }
    if (wide(t.version) > 1000) {
        v.number(t.ofs_pdir_wide, big(8), "ofs_pdir_wide");
    }
    at_class_name_len_short = v.position();
    v.number(t.class_name_len_short, little(1), "class_name_len_short");
    if constexpr (V::is_reader) v.check((wide(t.class_name_len_short) == 255) || (wide(t.class_name_len_short) <= v.left()));
    if (wide(t.class_name_len_short) == 255) {
        at_class_name_len_long = v.position();
        v.number(t.class_name_len_long, big(4), "class_name_len_long");
        if constexpr (V::is_reader) v.check(wide(t.class_name_len_long) <= v.left());
    }
    v.bytes(t.class_name, (wide(t.class_name_len_short) == 255) ? wide(t.class_name_len_long) : wide(t.class_name_len_short), false, "class_name");
    if constexpr (V::is_writer) {
        v.set(at_class_name_len_long, t.class_name_len_long, big(4), (wide(t.class_name_len_short) == 255) ? wide(t.class_name.size()) : wide(t.class_name_len_long));
        v.set(at_class_name_len_short, t.class_name_len_short, little(1), (wide(t.class_name_len_short) == 255) ? wide(t.class_name_len_short) : wide(t.class_name.size()));
    }
    at_name_len_short = v.position();
    v.number(t.name_len_short, little(1), "name_len_short");
    if constexpr (V::is_reader) v.check((wide(t.name_len_short) == 255) || (wide(t.name_len_short) <= v.left()));
    if (wide(t.name_len_short) == 255) {
        at_name_len_long = v.position();
        v.number(t.name_len_long, big(4), "name_len_long");
        if constexpr (V::is_reader) v.check(wide(t.name_len_long) <= v.left());
    }
    v.bytes(t.name, (wide(t.name_len_short) == 255) ? wide(t.name_len_long) : wide(t.name_len_short), false, "name");
    if constexpr (V::is_writer) {
        v.set(at_name_len_long, t.name_len_long, big(4), (wide(t.name_len_short) == 255) ? wide(t.name.size()) : wide(t.name_len_long));
        v.set(at_name_len_short, t.name_len_short, little(1), (wide(t.name_len_short) == 255) ? wide(t.name_len_short) : wide(t.name.size()));
    }
    at_title_len_short = v.position();
    v.number(t.title_len_short, little(1), "title_len_short");
    if constexpr (V::is_reader) v.check((wide(t.title_len_short) == 255) || (wide(t.title_len_short) <= v.left()));
    if (wide(t.title_len_short) == 255) {
        at_title_len_long = v.position();
        v.number(t.title_len_long, big(4), "title_len_long");
        if constexpr (V::is_reader) v.check(wide(t.title_len_long) <= v.left());
    }
    v.bytes(t.title, (wide(t.title_len_short) == 255) ? wide(t.title_len_long) : wide(t.title_len_short), false, "title");
    if constexpr (V::is_writer) {
        v.set(at_title_len_long, t.title_len_long, big(4), (wide(t.title_len_short) == 255) ? wide(t.title.size()) : wide(t.title_len_long));
        v.set(at_title_len_short, t.title_len_short, little(1), (wide(t.title_len_short) == 255) ? wide(t.title_len_short) : wide(t.title.size()));
    }
}

// Payload of the record of a keys list: the keys of all objects in one directory
struct keys_list_t {
    std::vector<key_t> keys;  // Copies of the keys of the objects
    std::string trailing;  // Unused bytes after the last key; without meaning
};

template <class V>
void visit(V& v, keys_list_t& t) {
    uint32_t num_keys = 0;
    [[maybe_unused]] const size_t at_num_keys = v.measure(num_keys, big(4));
    if constexpr (V::is_reader) v.check((wide(num_keys) <= 2147483647) && ((wide(num_keys) * 29) <= v.left()));
    v.list(t.keys, [&] { return wide(t.keys.size()) < wide(num_keys); }, "keys");
    if constexpr (V::is_writer) {
        v.set(at_num_keys, num_keys, big(4), wide(t.keys.size()));
    }
    v.rest(t.trailing, "trailing");
}

// Anchor object of an RNTuple of format epoch 1, after decompression: payload of a key of class ROOT::RNTuple
struct anchor_t {
    uint32_t byte_count = 0;  // Bytes of the object from the class version to the last member, with bit 30 set; the checksum is not counted
    uint16_t class_version = 0;  // Version of the class ROOT::RNTuple
    uint16_t version_epoch = 0;  // Epoch of the format version
    uint16_t version_major = 0;  // Major part of the format version; for information only
    uint16_t version_minor = 0;  // Minor part of the format version; for information only
    uint16_t version_patch = 0;  // Patch part of the format version; for information only
    uint64_t ofs_header = 0;  // Offset of the header envelope
    uint64_t len_header_stored = 0;  // Size in bytes of the header envelope as stored
    uint64_t len_header = 0;  // Length in bytes of the header envelope after decompression
    uint64_t ofs_footer = 0;  // Offset of the footer envelope
    uint64_t len_footer_stored = 0;  // Size in bytes of the footer envelope as stored
    uint64_t len_footer = 0;  // Length in bytes of the footer envelope after decompression
    uint64_t max_key_size = 0;  // Largest payload of one key; larger blobs are spread over several. 0 if blobs are never spread
    std::string trailing;  // Unknown members in front of the checksum, appended by a later version of the format
    std::string checksum = std::string(8, '\0');  // XXH3-64 of the members from version_epoch to the checksum, big-endian
};

template <class V>
void visit(V& v, anchor_t& t) {
    v.number(t.byte_count, big(4), "byte_count");
    if constexpr (V::is_reader) v.check(v.size() >= 78);
    v.number(t.class_version, big(2), "class_version");
    v.number(t.version_epoch, big(2), "version_epoch");
    v.number(t.version_major, big(2), "version_major");
    v.number(t.version_minor, big(2), "version_minor");
    v.number(t.version_patch, big(2), "version_patch");
    v.number(t.ofs_header, big(8), "ofs_header");
    v.number(t.len_header_stored, big(8), "len_header_stored");
    v.number(t.len_header, big(8), "len_header");
    v.number(t.ofs_footer, big(8), "ofs_footer");
    v.number(t.len_footer_stored, big(8), "len_footer_stored");
    v.number(t.len_footer, big(8), "len_footer");
    v.number(t.max_key_size, big(8), "max_key_size");
    v.bytes(t.trailing, v.left() - 8, false, "trailing");
    v.bytes(t.checksum, 8, true, "checksum");
}

// One free byte range, both bounds included
struct free_entry_t {
    int16_t version = 0;  // Version of the entry; above 1000 in the wide form
    uint32_t ofs_first_narrow = 0;  // Offset of the first free byte, 32-bit form
    uint64_t ofs_first_wide = 0;  // Offset of the first free byte, 64-bit form
    uint32_t ofs_last_narrow = 0;  // Offset of the last free byte, 32-bit form
    uint64_t ofs_last_wide = 0;  // Offset of the last free byte, 64-bit form
};

template <class V>
void visit(V& v, free_entry_t& t) {
    v.number(t.version, big(2), "version");
    if (!(wide(t.version) > 1000)) {
        v.number(t.ofs_first_narrow, big(4), "ofs_first_narrow");
    }
    if (wide(t.version) > 1000) {
        v.number(t.ofs_first_wide, big(8), "ofs_first_wide");
    }
    if (!(wide(t.version) > 1000)) {
        v.number(t.ofs_last_narrow, big(4), "ofs_last_narrow");
    }
    if (wide(t.version) > 1000) {
        v.number(t.ofs_last_wide, big(8), "ofs_last_wide");
    }
}

// Payload of the record of the free list
struct free_list_t {
    std::vector<free_entry_t> entries;  // Free byte ranges; the last one starts at the end of the file
};

template <class V>
void visit(V& v, free_list_t& t) {
    v.list(t.entries, [&] { return !v.is_at_end(); }, "entries");
}

}  // namespace mutator
}  // namespace rntuple
