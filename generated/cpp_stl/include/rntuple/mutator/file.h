// A file with an RNTuple of the released format as trees, and the way back: sizes, links and checksums fit what was changed.
#pragma once

#include <rntuple/constants.h>
#include <rntuple/mutator/rntuple_tree.h>
#include <rntuple/mutator/root_file_tree.h>

#define XXH_INLINE_ALL
#include <xxhash.h>

#include <algorithm>
#include <functional>

namespace rntuple {
namespace mutator {

// Returns the uncompressed bytes of an object from its stored bytes and its length. Throws what derives from std::exception.
// `decompress` of <rntuple/compression.h> is one.
typedef std::function<std::string(const std::string& stored, uint64_t length)> decompressor_t;

// One thing that `build` leaves wrong.
struct damage {
    enum kind_t { none, size, checksum, link, anchor_checksum } kind = none;
    uint64_t number = 0;  // chooses the place, and what is there instead
};

// An envelope of a file. One that was not understood keeps its bytes.
struct part {
    uint64_t position = 0, stored = 0, length = 0;  // in the file, in bytes
    bool is_parsed = false, is_sealed = false;      // sealed: its checksum was right
    std::string bytes;                              // uncompressed, as they were
    std::string checksum;                           // as it was
    envelope_t tree;
};

// An RNTuple of a file.
struct parsed_ntuple {
    size_t entry = 0;  // in the list of keys
    key_t key;
    bool is_compressed = false, is_sealed = false;
    std::string payload;  // bytes of the anchor, uncompressed
    anchor_t anchor;
    part header, footer;
    std::vector<part> page_lists;  // by cluster group
};

inline uint64_t hash(const char* bytes, size_t size) { return XXH3_64bits(bytes, size); }

// Parses an envelope, which has to end where its bytes do.
inline void parse_envelope(part& p) {
    try {
        reader r(p.bytes.data(), p.bytes.size());
        visit(r, p.tree);
        r.check(r.is_at_end());
        const size_t end = p.bytes.size() - constants::len_envelope_checksum;
        p.is_sealed = load(&p.bytes[end], little(8)) == hash(p.bytes.data(), end);
        p.checksum = p.tree.checksum;
        p.is_parsed = true;
    } catch (const refused&) {
    }
}

// Returns the bytes of an envelope; a checksum that was right is right again.
inline std::string write_envelope(part& p, const damage& wrong = damage()) {
    writer w;
    visit(w, p.tree);
    if (w.data == p.bytes && wrong.kind == damage::none) return p.bytes;
    if (wrong.kind == damage::size && !w.measures.empty()) {
        const writer::place& place = w.measures[wrong.number % w.measures.size()];
        const uint64_t value = load(&w.data[place.position], place.kind);
        const uint64_t other[] = {value + 1, value - 1, value ^ 8, 2 * value, 0, ~value, value + (wrong.number >> 32), ~uint64_t(0) >> 1};
        store(&w.data[place.position], place.kind, other[wrong.number / 7 % 8]);
    }
    if (p.is_sealed) {
        const size_t end = w.data.size() - constants::len_envelope_checksum;
        store(&w.data[end], little(8), hash(w.data.data(), end));
        if (wrong.kind == damage::checksum) w.data[end + wrong.number % 8] ^= static_cast<char>(1 << wrong.number / 8 % 8);
        p.tree.checksum = w.data.substr(end);
    }
    return std::move(w.data);
}

class file {
public:
    file_header_t header;
    directory_t directory;
    key_t keys_key;  // of the record with the list of keys
    keys_list_t keys;
    std::vector<parsed_ntuple> ntuples;

    // Parses the walk to the anchors, and all envelopes that are understood. Throws `refused` if there is no walk.
    // Without a decompressor, compressed envelopes keep their bytes.
    file(std::string data, const decompressor_t& decompress = decompressor_t()) : data_(std::move(data)), decompress_(decompress) {
        header = parsed<file_header_t>(0, data_.size());
        end_ = header.ofs_end_narrow | header.ofs_end_wide;
        place_ = static_cast<uint64_t>(header.ofs_begin) + static_cast<uint64_t>(header.len_name);
        directory = parsed<directory_t>(place_, data_.size());
        keys_place_ = directory.ofs_keys_narrow | directory.ofs_keys_wide;
        keys_key = parsed<key_t>(keys_place_, data_.size());
        const uint64_t len_key = static_cast<uint64_t>(keys_key.len_key);
        keys_size_ = static_cast<uint64_t>(keys_key.len_record);
        if (keys_size_ < len_key) throw refused();
        keys = parsed<keys_list_t>(keys_place_ + len_key, keys_size_ - len_key);
        for (size_t i = 0; i < keys.keys.size(); i++)
            if (keys.keys[i].class_name == constants::anchor_class) add_ntuple(i);
    }

    // Returns the bytes of the file. Parts that did not change stay where they are. Others are written uncompressed: to their
    // old place if they fit, else to the end of the file. What leads to them is repaired.
    std::string build(const damage& wrong = damage()) {
        out_ = data_;
        const size_t chosen = ntuples.empty() ? 0 : wrong.number / 64 % ntuples.size();
        for (parsed_ntuple& ntuple : ntuples) build_ntuple(ntuple, &ntuple == &ntuples[chosen] ? wrong : damage());
        build_keys();
        if (out_.size() != data_.size() && end_ == static_cast<int64_t>(data_.size())) {
            header.ofs_end_narrow = static_cast<int32_t>(out_.size());
            header.ofs_end_wide = static_cast<int64_t>(out_.size());
            correct_free_list();
        }
        overwrite(place_, write(directory));
        overwrite(0, write(header));
        return std::move(out_);
    }

    // Pointers to all envelopes that were understood.
    std::vector<part*> parts() {
        std::vector<part*> found;
        for (parsed_ntuple& ntuple : ntuples) {
            for (part* p : {&ntuple.header, &ntuple.footer})
                if (p->is_parsed) found.push_back(p);
            for (part& p : ntuple.page_lists)
                if (p.is_parsed) found.push_back(&p);
        }
        return found;
    }

private:
    template <class T>
    T parsed(uint64_t position, uint64_t size) const {
        if (position > data_.size()) throw refused();
        return parse<T>(data_.data() + position, std::min<uint64_t>(size, data_.size() - position));
    }

    // Uncompressed bytes; empty if there are none.
    std::string read(uint64_t position, uint64_t stored, uint64_t length) const {
        if (position > data_.size() || stored > data_.size() - position || length > max_length) return std::string();
        std::string found = data_.substr(position, stored);
        if (stored >= length) return found;
        try {
            return decompress_ ? decompress_(found, length) : std::string();
        } catch (const std::exception&) {
            return std::string();
        }
    }

    part read_part(uint64_t position, uint64_t stored, uint64_t length, uint64_t max_key_size) const {
        part p;
        p.position = position;
        p.stored = stored;
        p.length = length;
        if (stored <= max_key_size) p.bytes = read(position, stored, length);
        parse_envelope(p);
        return p;
    }

    void add_ntuple(size_t entry) {
        parsed_ntuple found;
        try {
            const key_t& image = keys.keys[entry];
            found.entry = entry;
            found.key = parsed<key_t>(image.ofs_key_narrow | image.ofs_key_wide, data_.size());
            const uint64_t start = (found.key.ofs_key_narrow | found.key.ofs_key_wide) + static_cast<uint64_t>(found.key.len_key);
            const uint64_t stored = static_cast<uint64_t>(found.key.len_record) - static_cast<uint64_t>(found.key.len_key);
            found.payload = read(start, stored, static_cast<uint64_t>(found.key.len_object));
            found.is_compressed = stored < static_cast<uint64_t>(found.key.len_object);
            found.anchor = parse<anchor_t>(found.payload.data(), found.payload.size());
        } catch (const refused&) {
            return;
        }
        found.is_sealed = load(found.anchor.checksum.data(), big(8)) == anchor_hash(found.payload);
        const anchor_t& a = found.anchor;
        found.header = read_part(a.ofs_header, a.len_header_stored, a.len_header, a.max_key_size);
        found.footer = read_part(a.ofs_footer, a.len_footer_stored, a.len_footer, a.max_key_size);
        for (const cluster_group_t& group : found.footer.tree.payload_footer.cluster_groups.items) {
            const range place = range_of(group);
            found.page_lists.push_back(read_part(place.position, place.size, group.page_list_link_len_envelope, a.max_key_size));
        }
        ntuples.push_back(std::move(found));
    }

    struct range {
        uint64_t position, size;
    };

    // Where the page list of a cluster group is stored.
    static range range_of(const cluster_group_t& group) {
        if (group.page_list_link_locator_head >= 0)
            return {group.page_list_link_locator_ofs_range, static_cast<uint64_t>(group.page_list_link_locator_head)};
        return {group.page_list_link_locator_payload_ofs_range, group.page_list_link_locator_payload_len_range};
    }

    static uint64_t anchor_hash(const std::string& payload) {
        const size_t first = constants::first_checked_anchor_byte;
        return hash(payload.data() + first, payload.size() - sizeof(uint64_t) - first);
    }

    void overwrite(uint64_t position, const std::string& bytes) {
        if (position < out_.size()) out_.replace(position, bytes.size(), bytes, 0, std::min<size_t>(bytes.size(), out_.size() - position));
    }

    // Adds a record at the end, and lets its key say so.
    void append(key_t& key, const std::string& payload) {
        write(key);  // sets the sizes of its texts
        const std::string before = write(key);
        key.ofs_key_narrow = static_cast<uint32_t>(out_.size());
        key.ofs_key_wide = out_.size();
        key.len_key = static_cast<int16_t>(before.size());
        key.len_record = static_cast<int32_t>(before.size() + payload.size());
        key.len_object = static_cast<int32_t>(payload.size());
        out_ += write(key);
        out_ += payload;
    }

    // Writes an envelope if it changed; returns whether what leads to it has to follow.
    bool place(part& p, const damage& wrong) {
        if (!p.is_parsed) return false;
        const std::string bytes = write_envelope(p, wrong);
        if (bytes == p.bytes) return false;
        if (bytes.size() <= p.stored) {
            overwrite(p.position, bytes);
        } else {
            key_t key = keys_key;
            key.class_name = constants::blob_class;
            key.name.clear();
            key.title.clear();
            append(key, bytes);
            p.position = out_.size() - bytes.size();
        }
        p.stored = p.length = bytes.size();
        return true;
    }

    void build_ntuple(parsed_ntuple& n, const damage& wrong) {
        const size_t chosen = wrong.number / 4096 % (2 + n.page_lists.size());
        const uint64_t shift = wrong.kind == damage::link ? 1 + wrong.number / 7 % 9 : 0;
        auto damage_of = [&](size_t index) { return index == chosen && shift == 0 ? wrong : damage(); };
        auto shift_of = [&](size_t index) { return index == chosen ? shift : 0; };
        anchor_t& a = n.anchor;
        if (place(n.header, damage_of(0)) || shift_of(0)) {
            a.ofs_header = n.header.position + shift_of(0);
            a.len_header_stored = n.header.stored;
            a.len_header = n.header.length;
        }
        auto follow = [&](std::string& checksum) {
            if (checksum == n.header.checksum && n.header.is_parsed) checksum = n.header.tree.checksum;
        };
        for (size_t i = 0; i < n.page_lists.size(); i++) {
            part& p = n.page_lists[i];
            const uint64_t old = p.position;
            follow(p.tree.payload_page_list.header_checksum);
            if (!place(p, damage_of(2 + i)) && !shift_of(2 + i)) continue;
            for (cluster_group_t& group : n.footer.tree.payload_footer.cluster_groups.items) {
                const range found = range_of(group);
                if (found.position != old) continue;
                group.page_list_link_len_envelope = p.length;
                if (group.page_list_link_locator_head >= 0) group.page_list_link_locator_head = static_cast<int32_t>(p.stored);
                group.page_list_link_locator_payload_len_range = p.stored;
                group.page_list_link_locator_ofs_range = group.page_list_link_locator_payload_ofs_range = p.position + shift_of(2 + i);
            }
        }
        follow(n.footer.tree.payload_footer.header_checksum);
        if (place(n.footer, damage_of(1)) || shift_of(1)) {
            a.ofs_footer = n.footer.position + shift_of(1);
            a.len_footer_stored = n.footer.stored;
            a.len_footer = n.footer.length;
        }
        build_anchor(n, wrong);
    }

    void build_anchor(parsed_ntuple& n, const damage& wrong) {
        std::string payload = write(n.anchor);
        if (payload == n.payload && wrong.kind != damage::anchor_checksum) return;
        if (n.is_sealed) {
            const uint64_t flipped = wrong.kind == damage::anchor_checksum ? uint64_t(1) << wrong.number % 64 : 0;
            store(&payload[payload.size() - 8], big(8), anchor_hash(payload) ^ flipped);
        }
        if (!n.is_compressed && payload.size() == n.payload.size()) {
            overwrite((n.key.ofs_key_narrow | n.key.ofs_key_wide) + static_cast<uint64_t>(n.key.len_key), payload);
            return;
        }
        append(n.key, payload);
        if (n.entry < keys.keys.size()) keys.keys[n.entry] = n.key;
    }

    void build_keys() {
        const std::string payload = write(keys);
        const uint64_t size = write(keys_key).size() + payload.size();
        if (size > keys_size_) {
            append(keys_key, payload);
            directory.ofs_keys_narrow = keys_key.ofs_key_narrow;
            directory.ofs_keys_wide = keys_key.ofs_key_wide;
            directory.len_keys = keys_key.len_record;
            return;
        }
        overwrite(keys_place_, write(keys_key) + payload);
    }

    // The last entry of the free list starts where the file ends.
    void correct_free_list() {
        try {
            const uint64_t position = header.ofs_free_narrow | header.ofs_free_wide;
            const key_t key = parsed<key_t>(position, data_.size());
            const uint64_t start = position + static_cast<uint64_t>(key.len_key);
            free_list_t list = parsed<free_list_t>(start, static_cast<uint64_t>(key.len_record - key.len_key));
            if (list.entries.empty()) return;
            list.entries.back().ofs_first_narrow = static_cast<uint32_t>(out_.size());
            list.entries.back().ofs_first_wide = out_.size();
            overwrite(start, write(list));
        } catch (const refused&) {
        }
    }

    static constexpr uint64_t max_length = uint64_t(1) << 26;  // of an uncompressed envelope
    std::string data_, out_;
    decompressor_t decompress_;
    uint64_t place_ = 0, keys_place_ = 0, keys_size_ = 0;
    int64_t end_ = 0;
};

}  // namespace mutator
}  // namespace rntuple
