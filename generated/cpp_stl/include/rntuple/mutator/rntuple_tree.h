// Generated from spec/rntuple.ksy by tools/generate; edit spec/parts/rntuple.ksy and run `make generate`.
#pragma once

#include <rntuple/mutator/tree.h>

namespace rntuple {
namespace mutator {

// One 64-bit word of 63 flags, in two halves so that no target language loses bits
struct feature_flag_word_t {
    uint32_t lo = 0;  // Flags 0 to 31 of this word
    int32_t hi = 0;  // Flags 32 to 62 of this word; negative (bit 63 of the word is set) if another word follows
};

template <class V>
void visit(V& v, feature_flag_word_t& t) {
    v.number(t.lo, little(4), "lo");
    v.number(t.hi, little(4), "hi");
}

// Chain of 64-bit words of feature flags; readers refuse flags they do not know
struct feature_flags_t {
    std::vector<feature_flag_word_t> words;  // Words of the chain; flag number 64 * i + b is bit b of word i
};

template <class V>
void visit(V& v, feature_flags_t& t) {
    v.list(t.words, [&] { return t.words.empty() || !(wide(t.words.back().hi) >= 0); }, "words");
}

// Description of one field: a node of the schema tree
struct field_t {
    uint32_t field_version = 0;  // Version of the field's own serialisation
    uint32_t type_version = 0;  // Version of the type, such as the class version of a user-defined class
    uint32_t parent_id = 0;  // Id of the parent field; a top-level field names itself
    uint16_t role = 0;  // Structural role, see the enum field_role
    uint16_t flags = 0;  // Bits of the enum field_flag
    std::string name;  // Bytes of the string, left undecoded here; UTF-8 by convention, ASCII by the text of the drafts
    std::string type_name;  // Bytes of the string, left undecoded here; UTF-8 by convention, ASCII by the text of the drafts
    std::string type_alias;  // Bytes of the string, left undecoded here; UTF-8 by convention, ASCII by the text of the drafts
    std::string description;  // Bytes of the string, left undecoded here; UTF-8 by convention, ASCII by the text of the drafts
    uint64_t array_size = 0;  // Number of items per entry of a fixed-size array or bitset
    uint32_t source_field_id = 0;  // Id of the field that a projected field shows
    uint32_t type_checksum = 0;  // Checksum that ROOT computed over the in-memory type
    std::string trailing;  // Unknown bytes up to the end of the frame, appended by a later version of the format
};

template <class V>
void visit(V& v, field_t& t) {
    int64_t len_frame = 0;
    [[maybe_unused]] const size_t at_len_frame = v.measure(len_frame, little(8));
    if constexpr (V::is_reader) v.check((wide(len_frame) >= 8) && ((wide(len_frame) - v.left()) <= 8));
    const frame frame_1 = v.enter(wide(len_frame) - 8);
    v.number(t.field_version, little(4), "field_version");
    v.number(t.type_version, little(4), "type_version");
    v.number(t.parent_id, little(4), "parent_id");
    v.number(t.role, little(2), "role");
    v.number(t.flags, little(2), "flags");
    uint32_t name_len = 0;
    [[maybe_unused]] const size_t at_name_len = v.measure(name_len, little(4));
    if constexpr (V::is_reader) v.check(wide(name_len) <= v.left());
    v.bytes(t.name, wide(name_len), false, "name");
    if constexpr (V::is_writer) {
        v.set(at_name_len, name_len, little(4), wide(t.name.size()));
    }
    uint32_t type_name_len = 0;
    [[maybe_unused]] const size_t at_type_name_len = v.measure(type_name_len, little(4));
    if constexpr (V::is_reader) v.check(wide(type_name_len) <= v.left());
    v.bytes(t.type_name, wide(type_name_len), false, "type_name");
    if constexpr (V::is_writer) {
        v.set(at_type_name_len, type_name_len, little(4), wide(t.type_name.size()));
    }
    uint32_t type_alias_len = 0;
    [[maybe_unused]] const size_t at_type_alias_len = v.measure(type_alias_len, little(4));
    if constexpr (V::is_reader) v.check(wide(type_alias_len) <= v.left());
    v.bytes(t.type_alias, wide(type_alias_len), false, "type_alias");
    if constexpr (V::is_writer) {
        v.set(at_type_alias_len, type_alias_len, little(4), wide(t.type_alias.size()));
    }
    uint32_t description_len = 0;
    [[maybe_unused]] const size_t at_description_len = v.measure(description_len, little(4));
    if constexpr (V::is_reader) v.check(wide(description_len) <= v.left());
    v.bytes(t.description, wide(description_len), false, "description");
    if constexpr (V::is_writer) {
        v.set(at_description_len, description_len, little(4), wide(t.description.size()));
    }
    if (((wide(t.flags) & 1) != 0)) {
        v.number(t.array_size, little(8), "array_size");
    }
    if (((wide(t.flags) & 2) != 0)) {
        v.number(t.source_field_id, little(4), "source_field_id");
    }
    if (((wide(t.flags) & 4) != 0)) {
        v.number(t.type_checksum, little(4), "type_checksum");
    }
    v.rest(t.trailing, "trailing");
    [[maybe_unused]] const wide size_1 = v.leave(frame_1);
    if constexpr (V::is_writer) {
        v.set(at_len_frame, len_frame, little(8), size_1 + 8);
    }
}

// List frame of field descriptions
struct field_list_t {
    std::vector<field_t> items;  // The field descriptions, in order
    std::string trailing;  // Unknown bytes up to the end of the frame, appended by a later version of the format
};

template <class V>
void visit(V& v, field_list_t& t) {
    int64_t len_frame = 0;
    [[maybe_unused]] const size_t at_len_frame = v.measure(len_frame, little(8));
    if constexpr (V::is_reader) v.check((wide(len_frame) <= -12) && ((wide(len_frame) + v.left()) >= -8));
    const frame frame_1 = v.enter(-wide(len_frame) - 8);
    uint32_t num_items = 0;
    [[maybe_unused]] const size_t at_num_items = v.measure(num_items, little(4));
    if constexpr (V::is_reader) v.check((wide(num_items) <= 2147483647) && ((wide(num_items) * 8) <= v.left()));
    v.list(t.items, [&] { return wide(t.items.size()) < wide(num_items); }, "items");
    if constexpr (V::is_writer) {
        v.set(at_num_items, num_items, little(4), wide(t.items.size()));
    }
    v.rest(t.trailing, "trailing");
    [[maybe_unused]] const wide size_1 = v.leave(frame_1);
    if constexpr (V::is_writer) {
        v.set(at_len_frame, len_frame, little(8), -((size_1 + 8)));
    }
}

// Description of one physical column
struct column_t {
    uint16_t column_type = 0;  // How elements are encoded, see the enum column_type
    uint16_t bits_on_storage = 0;  // Size of one element on storage, in bits
    uint32_t field_id = 0;  // Id of the field that the column belongs to
    uint16_t flags = 0;  // Bits of the enum column_flag
    uint16_t representation_index = 0;  // Which of the alternative representations of the field the column belongs to
    int64_t first_element_index = 0;  // Index of the first stored element of a deferred column
    double value_range_min = 0;  // Smallest value
    double value_range_max = 0;  // Largest value
    std::string trailing;  // Unknown bytes up to the end of the frame, appended by a later version of the format
};

template <class V>
void visit(V& v, column_t& t) {
    int64_t len_frame = 0;
    [[maybe_unused]] const size_t at_len_frame = v.measure(len_frame, little(8));
    if constexpr (V::is_reader) v.check((wide(len_frame) >= 8) && ((wide(len_frame) - v.left()) <= 8));
    const frame frame_1 = v.enter(wide(len_frame) - 8);
    v.number(t.column_type, little(2), "column_type");
    v.number(t.bits_on_storage, little(2), "bits_on_storage");
    v.number(t.field_id, little(4), "field_id");
    v.number(t.flags, little(2), "flags");
    v.number(t.representation_index, little(2), "representation_index");
    if (((wide(t.flags) & 1) != 0)) {
        v.number(t.first_element_index, little(8), "first_element_index");
    }
    if (((wide(t.flags) & 2) != 0)) {
        v.number(t.value_range_min, little(8), "value_range_min");
        v.number(t.value_range_max, little(8), "value_range_max");
    }
    v.rest(t.trailing, "trailing");
    [[maybe_unused]] const wide size_1 = v.leave(frame_1);
    if constexpr (V::is_writer) {
        v.set(at_len_frame, len_frame, little(8), size_1 + 8);
    }
}

// List frame of column descriptions
struct column_list_t {
    std::vector<column_t> items;  // The column descriptions, in order
    std::string trailing;  // Unknown bytes up to the end of the frame, appended by a later version of the format
};

template <class V>
void visit(V& v, column_list_t& t) {
    int64_t len_frame = 0;
    [[maybe_unused]] const size_t at_len_frame = v.measure(len_frame, little(8));
    if constexpr (V::is_reader) v.check((wide(len_frame) <= -12) && ((wide(len_frame) + v.left()) >= -8));
    const frame frame_1 = v.enter(-wide(len_frame) - 8);
    uint32_t num_items = 0;
    [[maybe_unused]] const size_t at_num_items = v.measure(num_items, little(4));
    if constexpr (V::is_reader) v.check((wide(num_items) <= 2147483647) && ((wide(num_items) * 8) <= v.left()));
    v.list(t.items, [&] { return wide(t.items.size()) < wide(num_items); }, "items");
    if constexpr (V::is_writer) {
        v.set(at_num_items, num_items, little(4), wide(t.items.size()));
    }
    v.rest(t.trailing, "trailing");
    [[maybe_unused]] const wide size_1 = v.leave(frame_1);
    if constexpr (V::is_writer) {
        v.set(at_len_frame, len_frame, little(8), -((size_1 + 8)));
    }
}

// Column of a projected field: another name for a physical column
struct alias_column_t {
    uint32_t physical_column_id = 0;  // Id of the physical column that holds the elements
    uint32_t field_id = 0;  // Id of the projected field
    std::string trailing;  // Unknown bytes up to the end of the frame, appended by a later version of the format
};

template <class V>
void visit(V& v, alias_column_t& t) {
    int64_t len_frame = 0;
    [[maybe_unused]] const size_t at_len_frame = v.measure(len_frame, little(8));
    if constexpr (V::is_reader) v.check((wide(len_frame) >= 8) && ((wide(len_frame) - v.left()) <= 8));
    const frame frame_1 = v.enter(wide(len_frame) - 8);
    v.number(t.physical_column_id, little(4), "physical_column_id");
    v.number(t.field_id, little(4), "field_id");
    v.rest(t.trailing, "trailing");
    [[maybe_unused]] const wide size_1 = v.leave(frame_1);
    if constexpr (V::is_writer) {
        v.set(at_len_frame, len_frame, little(8), size_1 + 8);
    }
}

// List frame of alias columns
struct alias_column_list_t {
    std::vector<alias_column_t> items;  // The alias columns, in order
    std::string trailing;  // Unknown bytes up to the end of the frame, appended by a later version of the format
};

template <class V>
void visit(V& v, alias_column_list_t& t) {
    int64_t len_frame = 0;
    [[maybe_unused]] const size_t at_len_frame = v.measure(len_frame, little(8));
    if constexpr (V::is_reader) v.check((wide(len_frame) <= -12) && ((wide(len_frame) + v.left()) >= -8));
    const frame frame_1 = v.enter(-wide(len_frame) - 8);
    uint32_t num_items = 0;
    [[maybe_unused]] const size_t at_num_items = v.measure(num_items, little(4));
    if constexpr (V::is_reader) v.check((wide(num_items) <= 2147483647) && ((wide(num_items) * 8) <= v.left()));
    v.list(t.items, [&] { return wide(t.items.size()) < wide(num_items); }, "items");
    if constexpr (V::is_writer) {
        v.set(at_num_items, num_items, little(4), wide(t.items.size()));
    }
    v.rest(t.trailing, "trailing");
    [[maybe_unused]] const wide size_1 = v.leave(frame_1);
    if constexpr (V::is_writer) {
        v.set(at_len_frame, len_frame, little(8), -((size_1 + 8)));
    }
}

// Additional information about one type or all types
struct extra_type_info_t {
    uint32_t content_id = 0;  // Kind of content, see the enum extra_type_info_content
    uint32_t type_version = 0;  // Version of the type that the information is about
    std::string type_name;  // Bytes of the string, left undecoded here; UTF-8 by convention, ASCII by the text of the drafts
    bool has_content = false;
    std::string content;  // Bytes of the string, left undecoded here; UTF-8 by convention, ASCII by the text of the drafts
    std::string trailing;  // Unknown bytes up to the end of the frame, appended by a later version of the format
};

template <class V>
void visit(V& v, extra_type_info_t& t) {
    int64_t len_frame = 0;
    [[maybe_unused]] const size_t at_len_frame = v.measure(len_frame, little(8));
    if constexpr (V::is_reader) v.check((wide(len_frame) >= 8) && ((wide(len_frame) - v.left()) <= 8));
    const frame frame_1 = v.enter(wide(len_frame) - 8);
    v.number(t.content_id, little(4), "content_id");
    v.number(t.type_version, little(4), "type_version");
    uint32_t type_name_len = 0;
    [[maybe_unused]] const size_t at_type_name_len = v.measure(type_name_len, little(4));
    if constexpr (V::is_reader) v.check(wide(type_name_len) <= v.left());
    v.bytes(t.type_name, wide(type_name_len), false, "type_name");
    if constexpr (V::is_writer) {
        v.set(at_type_name_len, type_name_len, little(4), wide(t.type_name.size()));
    }
    if constexpr (V::is_reader) t.has_content = !(v.is_at_end());
    v.presence(t.has_content, "has_content");
    if (t.has_content) {
        uint32_t content_len = 0;
        [[maybe_unused]] const size_t at_content_len = v.measure(content_len, little(4));
        if constexpr (V::is_reader) v.check(wide(content_len) <= v.left());
        v.bytes(t.content, wide(content_len), false, "content");
        if constexpr (V::is_writer) {
            v.set(at_content_len, content_len, little(4), wide(t.content.size()));
        }
    }
    v.rest(t.trailing, "trailing");
    [[maybe_unused]] const wide size_1 = v.leave(frame_1);
    if constexpr (V::is_writer) {
        v.set(at_len_frame, len_frame, little(8), size_1 + 8);
    }
}

// List frame of extra type information records
struct extra_type_info_list_t {
    std::vector<extra_type_info_t> items;  // The extra type information records, in order
    std::string trailing;  // Unknown bytes up to the end of the frame, appended by a later version of the format
};

template <class V>
void visit(V& v, extra_type_info_list_t& t) {
    int64_t len_frame = 0;
    [[maybe_unused]] const size_t at_len_frame = v.measure(len_frame, little(8));
    if constexpr (V::is_reader) v.check((wide(len_frame) <= -12) && ((wide(len_frame) + v.left()) >= -8));
    const frame frame_1 = v.enter(-wide(len_frame) - 8);
    uint32_t num_items = 0;
    [[maybe_unused]] const size_t at_num_items = v.measure(num_items, little(4));
    if constexpr (V::is_reader) v.check((wide(num_items) <= 2147483647) && ((wide(num_items) * 8) <= v.left()));
    v.list(t.items, [&] { return wide(t.items.size()) < wide(num_items); }, "items");
    if constexpr (V::is_writer) {
        v.set(at_num_items, num_items, little(4), wide(t.items.size()));
    }
    v.rest(t.trailing, "trailing");
    [[maybe_unused]] const wide size_1 = v.leave(frame_1);
    if constexpr (V::is_writer) {
        v.set(at_len_frame, len_frame, little(8), -((size_1 + 8)));
    }
}

// Schema description: four list frames
struct schema_t {
    field_list_t fields;  // Field descriptions; the field id is the position, counted on in the schema extension
    column_list_t columns;  // Column descriptions; the column id is the position, counted on in the schema extension
    alias_column_list_t alias_columns;  // Columns of projected fields
    extra_type_info_list_t extra_type_infos;  // Type information that field descriptions cannot hold
};

template <class V>
void visit(V& v, schema_t& t) {
    visit(v, t.fields);
    visit(v, t.columns);
    visit(v, t.alias_columns);
    visit(v, t.extra_type_infos);
}

// Payload of the header envelope: name, provenance and schema of the RNTuple
struct header_t {
    feature_flags_t feature_flags;  // Features that a reader must know
    std::string name;  // Bytes of the string, left undecoded here; UTF-8 by convention, ASCII by the text of the drafts
    std::string description;  // Bytes of the string, left undecoded here; UTF-8 by convention, ASCII by the text of the drafts
    std::string writer;  // Bytes of the string, left undecoded here; UTF-8 by convention, ASCII by the text of the drafts
    schema_t schema;  // Fields, columns, alias columns and extra type information known when writing began
    std::string trailing;  // Unknown bytes up to the end of the envelope payload, appended by a later version of the format
};

template <class V>
void visit(V& v, header_t& t) {
    visit(v, t.feature_flags);
    uint32_t name_len = 0;
    [[maybe_unused]] const size_t at_name_len = v.measure(name_len, little(4));
    if constexpr (V::is_reader) v.check(wide(name_len) <= v.left());
    v.bytes(t.name, wide(name_len), false, "name");
    if constexpr (V::is_writer) {
        v.set(at_name_len, name_len, little(4), wide(t.name.size()));
    }
    uint32_t description_len = 0;
    [[maybe_unused]] const size_t at_description_len = v.measure(description_len, little(4));
    if constexpr (V::is_reader) v.check(wide(description_len) <= v.left());
    v.bytes(t.description, wide(description_len), false, "description");
    if constexpr (V::is_writer) {
        v.set(at_description_len, description_len, little(4), wide(t.description.size()));
    }
    uint32_t writer_len = 0;
    [[maybe_unused]] const size_t at_writer_len = v.measure(writer_len, little(4));
    if constexpr (V::is_reader) v.check(wide(writer_len) <= v.left());
    v.bytes(t.writer, wide(writer_len), false, "writer");
    if constexpr (V::is_writer) {
        v.set(at_writer_len, writer_len, little(4), wide(t.writer.size()));
    }
    visit(v, t.schema);
    v.rest(t.trailing, "trailing");
}

// Record frame around the schema extension
struct schema_extension_record_t {
    bool has_schema = false;
    schema_t schema;  // The additions; absent if the frame is empty
    std::string trailing;  // Unknown bytes up to the end of the frame, appended by a later version of the format
};

template <class V>
void visit(V& v, schema_extension_record_t& t) {
    int64_t len_frame = 0;
    [[maybe_unused]] const size_t at_len_frame = v.measure(len_frame, little(8));
    if constexpr (V::is_reader) v.check((wide(len_frame) >= 8) && ((wide(len_frame) - v.left()) <= 8));
    const frame frame_1 = v.enter(wide(len_frame) - 8);
    if constexpr (V::is_reader) t.has_schema = !(v.is_at_end());
    v.presence(t.has_schema, "has_schema");
    if (t.has_schema) {
        visit(v, t.schema);
    }
    v.rest(t.trailing, "trailing");
    [[maybe_unused]] const wide size_1 = v.leave(frame_1);
    if constexpr (V::is_writer) {
        v.set(at_len_frame, len_frame, little(8), size_1 + 8);
    }
}

// Clusters that share one page list
struct cluster_group_t {
    uint64_t min_entry = 0;  // Number of the first entry of all clusters of the group
    uint64_t entry_span = 0;  // Number of entries that the group covers
    uint32_t num_clusters = 0;  // Number of clusters in the group
    uint64_t page_list_link_len_envelope = 0;  // Length in bytes of the referenced envelope after decompression
    int32_t page_list_link_locator_head = 0;  // Stored size in bytes of the byte range if not negative; else the negated word of locator size, reserved byte and kind
    uint64_t page_list_link_locator_ofs_range = 0;  // Offset in bytes from the start of the file
    uint64_t page_list_link_locator_payload_len_range = 0;  // Stored size in bytes of the byte range
    uint64_t page_list_link_locator_payload_ofs_range = 0;  // Offset in bytes from the start of the file
    std::string page_list_link_locator_payload_trailing;  // Unknown bytes up to the end of the locator, appended by a later version of the format
    std::string page_list_link_locator_payload_raw;  // The stored bytes, unparsed
    std::string trailing;  // Unknown bytes up to the end of the frame, appended by a later version of the format
};

template <class V>
void visit(V& v, cluster_group_t& t) {
    size_t at_page_list_link_locator_head = absent;
    int64_t len_frame = 0;
    [[maybe_unused]] const size_t at_len_frame = v.measure(len_frame, little(8));
    if constexpr (V::is_reader) v.check((wide(len_frame) >= 8) && ((wide(len_frame) - v.left()) <= 8));
    const frame frame_1 = v.enter(wide(len_frame) - 8);
    v.number(t.min_entry, little(8), "min_entry");
    v.number(t.entry_span, little(8), "entry_span");
    v.number(t.num_clusters, little(4), "num_clusters");
    v.number(t.page_list_link_len_envelope, little(8), "page_list_link_len_envelope");
    at_page_list_link_locator_head = v.position();
    v.number(t.page_list_link_locator_head, little(4), "page_list_link_locator_head");
    if constexpr (V::is_reader) v.check((wide(t.page_list_link_locator_head) >= 0) || ((-wide(t.page_list_link_locator_head) % 65536) >= 4));
    if (wide(t.page_list_link_locator_head) >= 0) {
        v.number(t.page_list_link_locator_ofs_range, little(8), "page_list_link_locator_ofs_range");
    }
    if (wide(t.page_list_link_locator_head) < 0) {
        const frame frame_2 = v.enter((((wide(t.page_list_link_locator_head) < 0) ? -wide(t.page_list_link_locator_head) : 0) % 65536) - 4);
        if (wide(uint8_t(((wide(t.page_list_link_locator_head) < 0) ? -wide(t.page_list_link_locator_head) : 0) / 16777216)) == 1) {
            v.number(t.page_list_link_locator_payload_len_range, little(8), "page_list_link_locator_payload_len_range");
            v.number(t.page_list_link_locator_payload_ofs_range, little(8), "page_list_link_locator_payload_ofs_range");
            v.rest(t.page_list_link_locator_payload_trailing, "page_list_link_locator_payload_trailing");
        }
        else {
            v.rest(t.page_list_link_locator_payload_raw, "page_list_link_locator_payload_raw");
        }
        [[maybe_unused]] const wide size_2 = v.leave(frame_2);
        if constexpr (V::is_writer) {
            v.set(at_page_list_link_locator_head, t.page_list_link_locator_head, little(4), (wide(t.page_list_link_locator_head) < 0) ? -((((wide(t.page_list_link_locator_head) < 0) ? -wide(t.page_list_link_locator_head) : 0) - ((wide(t.page_list_link_locator_head) < 0) ? -wide(t.page_list_link_locator_head) : 0) % 65536 + ((size_2 + 4)) % 65536)) : wide(t.page_list_link_locator_head));
        }
    }
    v.rest(t.trailing, "trailing");
    [[maybe_unused]] const wide size_1 = v.leave(frame_1);
    if constexpr (V::is_writer) {
        v.set(at_len_frame, len_frame, little(8), size_1 + 8);
    }
}

// List frame of cluster groups
struct cluster_group_list_t {
    std::vector<cluster_group_t> items;  // The cluster groups, in order
    std::string trailing;  // Unknown bytes up to the end of the frame, appended by a later version of the format
};

template <class V>
void visit(V& v, cluster_group_list_t& t) {
    int64_t len_frame = 0;
    [[maybe_unused]] const size_t at_len_frame = v.measure(len_frame, little(8));
    if constexpr (V::is_reader) v.check((wide(len_frame) <= -12) && ((wide(len_frame) + v.left()) >= -8));
    const frame frame_1 = v.enter(-wide(len_frame) - 8);
    uint32_t num_items = 0;
    [[maybe_unused]] const size_t at_num_items = v.measure(num_items, little(4));
    if constexpr (V::is_reader) v.check((wide(num_items) <= 2147483647) && ((wide(num_items) * 8) <= v.left()));
    v.list(t.items, [&] { return wide(t.items.size()) < wide(num_items); }, "items");
    if constexpr (V::is_writer) {
        v.set(at_num_items, num_items, little(4), wide(t.items.size()));
    }
    v.rest(t.trailing, "trailing");
    [[maybe_unused]] const wide size_1 = v.leave(frame_1);
    if constexpr (V::is_writer) {
        v.set(at_len_frame, len_frame, little(8), -((size_1 + 8)));
    }
}

// Reference to another RNTuple that holds attributes of entry ranges of this one
struct linked_attribute_set_t {
    uint16_t schema_version_major = 0;  // Major version of the attribute schema; a different one cannot be read
    uint16_t schema_version_minor = 0;  // Minor version of the attribute schema
    uint32_t len_anchor = 0;  // Length in bytes of the anchor of the attribute set after decompression
    int32_t locator_head = 0;  // Stored size in bytes of the byte range if not negative; else the negated word of locator size, reserved byte and kind
    uint64_t locator_ofs_range = 0;  // Offset in bytes from the start of the file
    uint64_t locator_payload_len_range = 0;  // Stored size in bytes of the byte range
    uint64_t locator_payload_ofs_range = 0;  // Offset in bytes from the start of the file
    std::string locator_payload_trailing;  // Unknown bytes up to the end of the locator, appended by a later version of the format
    std::string locator_payload_raw;  // The stored bytes, unparsed
    std::string name;  // Bytes of the string, left undecoded here; UTF-8 by convention, ASCII by the text of the drafts
    std::string trailing;  // Unknown bytes up to the end of the frame, appended by a later version of the format
};

template <class V>
void visit(V& v, linked_attribute_set_t& t) {
    size_t at_locator_head = absent;
    int64_t len_frame = 0;
    [[maybe_unused]] const size_t at_len_frame = v.measure(len_frame, little(8));
    if constexpr (V::is_reader) v.check((wide(len_frame) >= 8) && ((wide(len_frame) - v.left()) <= 8));
    const frame frame_1 = v.enter(wide(len_frame) - 8);
    v.number(t.schema_version_major, little(2), "schema_version_major");
    v.number(t.schema_version_minor, little(2), "schema_version_minor");
    v.number(t.len_anchor, little(4), "len_anchor");
    at_locator_head = v.position();
    v.number(t.locator_head, little(4), "locator_head");
    if constexpr (V::is_reader) v.check((wide(t.locator_head) >= 0) || ((-wide(t.locator_head) % 65536) >= 4));
    if (wide(t.locator_head) >= 0) {
        v.number(t.locator_ofs_range, little(8), "locator_ofs_range");
    }
    if (wide(t.locator_head) < 0) {
        const frame frame_2 = v.enter((((wide(t.locator_head) < 0) ? -wide(t.locator_head) : 0) % 65536) - 4);
        if (wide(uint8_t(((wide(t.locator_head) < 0) ? -wide(t.locator_head) : 0) / 16777216)) == 1) {
            v.number(t.locator_payload_len_range, little(8), "locator_payload_len_range");
            v.number(t.locator_payload_ofs_range, little(8), "locator_payload_ofs_range");
            v.rest(t.locator_payload_trailing, "locator_payload_trailing");
        }
        else {
            v.rest(t.locator_payload_raw, "locator_payload_raw");
        }
        [[maybe_unused]] const wide size_2 = v.leave(frame_2);
        if constexpr (V::is_writer) {
            v.set(at_locator_head, t.locator_head, little(4), (wide(t.locator_head) < 0) ? -((((wide(t.locator_head) < 0) ? -wide(t.locator_head) : 0) - ((wide(t.locator_head) < 0) ? -wide(t.locator_head) : 0) % 65536 + ((size_2 + 4)) % 65536)) : wide(t.locator_head));
        }
    }
    uint32_t name_len = 0;
    [[maybe_unused]] const size_t at_name_len = v.measure(name_len, little(4));
    if constexpr (V::is_reader) v.check(wide(name_len) <= v.left());
    v.bytes(t.name, wide(name_len), false, "name");
    if constexpr (V::is_writer) {
        v.set(at_name_len, name_len, little(4), wide(t.name.size()));
    }
    v.rest(t.trailing, "trailing");
    [[maybe_unused]] const wide size_1 = v.leave(frame_1);
    if constexpr (V::is_writer) {
        v.set(at_len_frame, len_frame, little(8), size_1 + 8);
    }
}

// List frame of linked attribute sets
struct linked_attribute_set_list_t {
    std::vector<linked_attribute_set_t> items;  // The linked attribute sets, in order
    std::string trailing;  // Unknown bytes up to the end of the frame, appended by a later version of the format
};

template <class V>
void visit(V& v, linked_attribute_set_list_t& t) {
    int64_t len_frame = 0;
    [[maybe_unused]] const size_t at_len_frame = v.measure(len_frame, little(8));
    if constexpr (V::is_reader) v.check((wide(len_frame) <= -12) && ((wide(len_frame) + v.left()) >= -8));
    const frame frame_1 = v.enter(-wide(len_frame) - 8);
    uint32_t num_items = 0;
    [[maybe_unused]] const size_t at_num_items = v.measure(num_items, little(4));
    if constexpr (V::is_reader) v.check((wide(num_items) <= 2147483647) && ((wide(num_items) * 8) <= v.left()));
    v.list(t.items, [&] { return wide(t.items.size()) < wide(num_items); }, "items");
    if constexpr (V::is_writer) {
        v.set(at_num_items, num_items, little(4), wide(t.items.size()));
    }
    v.rest(t.trailing, "trailing");
    [[maybe_unused]] const wide size_1 = v.leave(frame_1);
    if constexpr (V::is_writer) {
        v.set(at_len_frame, len_frame, little(8), -((size_1 + 8)));
    }
}

// Payload of the footer envelope: additions to the schema, and the way to the page lists
struct footer_t {
    feature_flags_t feature_flags;  // Features that a reader must know, in addition to those of the header; see feature_flag_number for their names
    std::string header_checksum = std::string(8, '\0');  // Checksum of the header envelope that the footer belongs to
    schema_extension_record_t schema_extension;  // Schema parts that were added while data was being written
    cluster_group_list_t cluster_groups;  // Cluster groups, each with a link to its page list
    bool has_linked_attribute_sets = false;
    linked_attribute_set_list_t linked_attribute_sets;  // Linked attribute sets; written since version 1.0.1.0 and absent if the payload ends before
    std::string trailing;  // Unknown bytes up to the end of the envelope payload, appended by a later version of the format
};

template <class V>
void visit(V& v, footer_t& t) {
    visit(v, t.feature_flags);
    v.bytes(t.header_checksum, 8, true, "header_checksum");
    visit(v, t.schema_extension);
    visit(v, t.cluster_groups);
    if constexpr (V::is_reader) t.has_linked_attribute_sets = !(v.is_at_end());
    v.presence(t.has_linked_attribute_sets, "has_linked_attribute_sets");
    if (t.has_linked_attribute_sets) {
        visit(v, t.linked_attribute_sets);
    }
    v.rest(t.trailing, "trailing");
}

// Entry range of one cluster
struct cluster_summary_t {
    uint64_t first_entry = 0;  // Number of the first entry of the cluster
    uint32_t num_entries_lo = 0;  // Bits 0 to 31 of the number of entries
    uint16_t num_entries_mid = 0;  // Bits 32 to 47 of the number of entries
    uint8_t num_entries_hi = 0;  // Bits 48 to 55 of the number of entries
    uint8_t flags = 0;  // Bits of the enum cluster_flag
    std::string trailing;  // Unknown bytes up to the end of the frame, appended by a later version of the format
};

template <class V>
void visit(V& v, cluster_summary_t& t) {
    int64_t len_frame = 0;
    [[maybe_unused]] const size_t at_len_frame = v.measure(len_frame, little(8));
    if constexpr (V::is_reader) v.check((wide(len_frame) >= 8) && ((wide(len_frame) - v.left()) <= 8));
    const frame frame_1 = v.enter(wide(len_frame) - 8);
    v.number(t.first_entry, little(8), "first_entry");
    v.number(t.num_entries_lo, little(4), "num_entries_lo");
    v.number(t.num_entries_mid, little(2), "num_entries_mid");
    v.number(t.num_entries_hi, little(1), "num_entries_hi");
    v.number(t.flags, little(1), "flags");
    v.rest(t.trailing, "trailing");
    [[maybe_unused]] const wide size_1 = v.leave(frame_1);
    if constexpr (V::is_writer) {
        v.set(at_len_frame, len_frame, little(8), size_1 + 8);
    }
}

// List frame of cluster summaries
struct cluster_summary_list_t {
    std::vector<cluster_summary_t> items;  // The cluster summaries, in order
    std::string trailing;  // Unknown bytes up to the end of the frame, appended by a later version of the format
};

template <class V>
void visit(V& v, cluster_summary_list_t& t) {
    int64_t len_frame = 0;
    [[maybe_unused]] const size_t at_len_frame = v.measure(len_frame, little(8));
    if constexpr (V::is_reader) v.check((wide(len_frame) <= -12) && ((wide(len_frame) + v.left()) >= -8));
    const frame frame_1 = v.enter(-wide(len_frame) - 8);
    uint32_t num_items = 0;
    [[maybe_unused]] const size_t at_num_items = v.measure(num_items, little(4));
    if constexpr (V::is_reader) v.check((wide(num_items) <= 2147483647) && ((wide(num_items) * 8) <= v.left()));
    v.list(t.items, [&] { return wide(t.items.size()) < wide(num_items); }, "items");
    if constexpr (V::is_writer) {
        v.set(at_num_items, num_items, little(4), wide(t.items.size()));
    }
    v.rest(t.trailing, "trailing");
    [[maybe_unused]] const wide size_1 = v.leave(frame_1);
    if constexpr (V::is_writer) {
        v.set(at_len_frame, len_frame, little(8), -((size_1 + 8)));
    }
}

// Description of one page: a run of elements of one column
struct page_t {
    int32_t num_elements_signed = 0;  // Number of elements, negated if a checksum follows the stored page
    int32_t locator_head = 0;  // Stored size in bytes of the byte range if not negative; else the negated word of locator size, reserved byte and kind
    uint64_t locator_ofs_range = 0;  // Offset in bytes from the start of the file
    uint64_t locator_payload_len_range = 0;  // Stored size in bytes of the byte range
    uint64_t locator_payload_ofs_range = 0;  // Offset in bytes from the start of the file
    std::string locator_payload_trailing;  // Unknown bytes up to the end of the locator, appended by a later version of the format
    std::string locator_payload_raw;  // The stored bytes, unparsed
};

template <class V>
void visit(V& v, page_t& t) {
    size_t at_locator_head = absent;
    v.number(t.num_elements_signed, little(4), "num_elements_signed");
    at_locator_head = v.position();
    v.number(t.locator_head, little(4), "locator_head");
    if constexpr (V::is_reader) v.check((wide(t.locator_head) >= 0) || ((-wide(t.locator_head) % 65536) >= 4));
    if (wide(t.locator_head) >= 0) {
        v.number(t.locator_ofs_range, little(8), "locator_ofs_range");
    }
    if (wide(t.locator_head) < 0) {
        const frame frame_1 = v.enter((((wide(t.locator_head) < 0) ? -wide(t.locator_head) : 0) % 65536) - 4);
        if (wide(uint8_t(((wide(t.locator_head) < 0) ? -wide(t.locator_head) : 0) / 16777216)) == 1) {
            v.number(t.locator_payload_len_range, little(8), "locator_payload_len_range");
            v.number(t.locator_payload_ofs_range, little(8), "locator_payload_ofs_range");
            v.rest(t.locator_payload_trailing, "locator_payload_trailing");
        }
        else {
            v.rest(t.locator_payload_raw, "locator_payload_raw");
        }
        [[maybe_unused]] const wide size_1 = v.leave(frame_1);
        if constexpr (V::is_writer) {
            v.set(at_locator_head, t.locator_head, little(4), (wide(t.locator_head) < 0) ? -((((wide(t.locator_head) < 0) ? -wide(t.locator_head) : 0) - ((wide(t.locator_head) < 0) ? -wide(t.locator_head) : 0) % 65536 + ((size_1 + 4)) % 65536)) : wide(t.locator_head));
        }
    }
}

// List frame of pages of one column in one cluster
struct column_pages_t {
    std::vector<page_t> items;  // Page descriptions in the order of elements; these are not frames
    int64_t element_offset = 0;  // Number of elements of the column in all clusters before; negative if the column is suppressed in this cluster
    uint32_t compression_settings = 0;  // Compression settings: 100 * algorithm + level; absent if the column is suppressed
    std::string trailing;  // Unknown bytes up to the end of the frame, appended by a later version of the format
};

template <class V>
void visit(V& v, column_pages_t& t) {
    int64_t len_frame = 0;
    [[maybe_unused]] const size_t at_len_frame = v.measure(len_frame, little(8));
    if constexpr (V::is_reader) v.check((wide(len_frame) <= -20) && ((wide(len_frame) + v.left()) >= -8));
    const frame frame_1 = v.enter(-wide(len_frame) - 8);
    uint32_t num_items = 0;
    [[maybe_unused]] const size_t at_num_items = v.measure(num_items, little(4));
    if constexpr (V::is_reader) v.check((wide(num_items) <= 2147483647) && ((wide(num_items) * 8) <= v.left()));
    v.list(t.items, [&] { return wide(t.items.size()) < wide(num_items); }, "items");
    if constexpr (V::is_writer) {
        v.set(at_num_items, num_items, little(4), wide(t.items.size()));
    }
    v.number(t.element_offset, little(8), "element_offset");
    if (wide(t.element_offset) >= 0) {
        v.number(t.compression_settings, little(4), "compression_settings");
    }
    v.rest(t.trailing, "trailing");
    [[maybe_unused]] const wide size_1 = v.leave(frame_1);
    if constexpr (V::is_writer) {
        v.set(at_len_frame, len_frame, little(8), -((size_1 + 8)));
    }
}

// List frame of page locations of the columns of one cluster
struct cluster_pages_t {
    std::vector<column_pages_t> items;  // One list per column, by column id; columns added after the cluster was written may be missing at the end
    std::string trailing;  // Unknown bytes up to the end of the frame, appended by a later version of the format
};

template <class V>
void visit(V& v, cluster_pages_t& t) {
    int64_t len_frame = 0;
    [[maybe_unused]] const size_t at_len_frame = v.measure(len_frame, little(8));
    if constexpr (V::is_reader) v.check((wide(len_frame) <= -12) && ((wide(len_frame) + v.left()) >= -8));
    const frame frame_1 = v.enter(-wide(len_frame) - 8);
    uint32_t num_items = 0;
    [[maybe_unused]] const size_t at_num_items = v.measure(num_items, little(4));
    if constexpr (V::is_reader) v.check((wide(num_items) <= 2147483647) && ((wide(num_items) * 20) <= v.left()));
    v.list(t.items, [&] { return wide(t.items.size()) < wide(num_items); }, "items");
    if constexpr (V::is_writer) {
        v.set(at_num_items, num_items, little(4), wide(t.items.size()));
    }
    v.rest(t.trailing, "trailing");
    [[maybe_unused]] const wide size_1 = v.leave(frame_1);
    if constexpr (V::is_writer) {
        v.set(at_len_frame, len_frame, little(8), -((size_1 + 8)));
    }
}

// List frame of page locations of clusters
struct cluster_pages_list_t {
    std::vector<cluster_pages_t> items;  // One list per cluster, in the order of the cluster summaries
    std::string trailing;  // Unknown bytes up to the end of the frame, appended by a later version of the format
};

template <class V>
void visit(V& v, cluster_pages_list_t& t) {
    int64_t len_frame = 0;
    [[maybe_unused]] const size_t at_len_frame = v.measure(len_frame, little(8));
    if constexpr (V::is_reader) v.check((wide(len_frame) <= -12) && ((wide(len_frame) + v.left()) >= -8));
    const frame frame_1 = v.enter(-wide(len_frame) - 8);
    uint32_t num_items = 0;
    [[maybe_unused]] const size_t at_num_items = v.measure(num_items, little(4));
    if constexpr (V::is_reader) v.check((wide(num_items) <= 2147483647) && ((wide(num_items) * 12) <= v.left()));
    v.list(t.items, [&] { return wide(t.items.size()) < wide(num_items); }, "items");
    if constexpr (V::is_writer) {
        v.set(at_num_items, num_items, little(4), wide(t.items.size()));
    }
    v.rest(t.trailing, "trailing");
    [[maybe_unused]] const wide size_1 = v.leave(frame_1);
    if constexpr (V::is_writer) {
        v.set(at_len_frame, len_frame, little(8), -((size_1 + 8)));
    }
}

// Payload of a page list envelope: clusters of one cluster group and where their pages are
struct page_list_t {
    std::string header_checksum = std::string(8, '\0');  // Checksum of the header envelope that the page list belongs to
    cluster_summary_list_t cluster_summaries;  // Entry ranges of the clusters of the group
    cluster_pages_list_t page_locations;  // Pages of the clusters of the group, in the order of the summaries
    std::string trailing;  // Unknown bytes up to the end of the envelope payload, appended by a later version of the format
};

template <class V>
void visit(V& v, page_list_t& t) {
    v.bytes(t.header_checksum, 8, true, "header_checksum");
    visit(v, t.cluster_summaries);
    visit(v, t.page_locations);
    v.rest(t.trailing, "trailing");
}

// RNTuple is the columnar storage format of CERN ROOT
struct envelope_t {
    uint16_t type_id = 0;  // Kind of envelope, see the enum envelope_type; the low 16 bits of the first 64-bit word
    header_t payload_header;
    footer_t payload_footer;
    page_list_t payload_page_list;
    std::string payload_raw;
    std::string checksum = std::string(8, '\0');  // XXH3-64 of all preceding bytes of the envelope, little-endian
};

template <class V>
void visit(V& v, envelope_t& t) {
    v.number(t.type_id, little(2), "type_id");
    uint32_t len_envelope_lo = 0;
    [[maybe_unused]] const size_t at_len_envelope_lo = v.measure(len_envelope_lo, little(4));
    uint16_t len_envelope_hi = 0;
    [[maybe_unused]] const size_t at_len_envelope_hi = v.measure(len_envelope_hi, little(2));
    if constexpr (V::is_reader) v.check(((wide(len_envelope_lo) + (wide(len_envelope_hi) * wide(4294967296))) >= 16) && ((wide(len_envelope_lo) + (wide(len_envelope_hi) * wide(4294967296))) <= v.size()));
    const frame frame_1 = v.enter((wide(len_envelope_lo) + (wide(len_envelope_hi) * wide(4294967296))) - 16);
    if (wide(t.type_id) == 1) {
        visit(v, t.payload_header);
    }
    else if (wide(t.type_id) == 2) {
        visit(v, t.payload_footer);
    }
    else if (wide(t.type_id) == 3) {
        visit(v, t.payload_page_list);
    }
    else {
        v.rest(t.payload_raw, "payload_raw");
    }
    [[maybe_unused]] const wide size_1 = v.leave(frame_1);
    if constexpr (V::is_writer) {
        v.set(at_len_envelope_lo, len_envelope_lo, little(4), ((size_1 + 16)) % wide(4294967296));
        v.set(at_len_envelope_hi, len_envelope_hi, little(2), ((size_1 + 16)) / wide(4294967296));
    }
    v.bytes(t.checksum, 8, true, "checksum");
}

}  // namespace mutator
}  // namespace rntuple
