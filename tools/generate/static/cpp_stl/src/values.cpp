#include <rntuple/values.h>

#include <algorithm>
#include <cmath>
#include <cstdio>

namespace rntuple {

namespace {

const char* const roles[] = {"plain", "collection", "record", "variant", "streamer"};

void need(bool condition, const std::string& text) {
    if (!condition) throw kaitai::kstruct_error(text, "values");
}

bool is_one_of(const std::string& word, const std::vector<std::string>& words) {
    return std::find(words.begin(), words.end(), word) != words.end();
}

// The name of a type without template arguments.
std::string template_of(const ntuple_t& ntuple, std::size_t id) {
    std::string name = ntuple.fields().at(id)->type_name()->value();
    return name.substr(0, name.find('<'));
}

// The shape in the table of a type, which is empty for those that are not there.
std::string known_shape(const ntuple_t& ntuple, std::size_t id) {
    auto entry = shapes().find(template_of(ntuple, id));
    return entry == shapes().end() ? "" : entry->second;
}

std::string shape_of(const ntuple_t& ntuple, std::size_t id) {
    std::string structure = role(ntuple, id), known = known_shape(ntuple, id);
    bool has_children = !ntuple.children(id).empty();
    if (structure == "collection") return known == "optional" ? "optional" : "list";
    if (structure != "plain") return structure;
    if (known == "string") return known;
    bool is_sized = known == "array" || known == "bitset";  // those without elements have no size
    if (is_sized || !ntuple.fields()[id]->_is_null_array_size()) return has_children ? "array" : "bitset";
    return has_children && ntuple.columns_of(id).empty() ? "held" : "number";
}

std::string formatted(const char* format, unsigned number) {
    char text[16];
    std::snprintf(text, sizeof text, format, number);
    return text;
}

bool is_utf8(const std::string& text) {
    for (std::size_t i = 0, size; i < text.size(); i += size) {
        unsigned char first = static_cast<unsigned char>(text[i]);
        size = first < 0x80 ? 1 : first < 0xc2 ? 0 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : first < 0xf5 ? 4 : 0;
        if (size == 0 || size > text.size() - i) return false;
        for (std::size_t k = 1; k < size; k++) {
            unsigned char next = static_cast<unsigned char>(text[i + k]);
            bool is_second = k == 1;
            unsigned low = is_second && first == 0xe0 ? 0xa0 : is_second && first == 0xf0 ? 0x90 : 0x80;
            unsigned high = is_second && first == 0xed ? 0x9f : is_second && first == 0xf4 ? 0x8f : 0xbf;
            if (next < low || next > high) return false;
        }
    }
    return true;
}

// Bytes that are no UTF-8 are U+DC80 to U+DCFF, in names.
std::string quoted(const std::string& text) {
    std::string result = "\"";
    bool is_text = is_utf8(text);
    for (unsigned char byte : text) {
        if (byte == '"' || byte == '\\') result += '\\';
        if (byte < 0x20) result += formatted("\\u%04x", byte);
        else if (byte >= 0x80 && !is_text) result += formatted("\\udc%02x", byte);
        else result += static_cast<char>(byte);
    }
    return result + "\"";
}

std::string real_text(double value) {
    if (std::isnan(value)) return "\"nan\"";
    if (std::isinf(value)) return value > 0 ? "\"inf\"" : "\"-inf\"";
    char text[40];
    std::snprintf(text, sizeof text, "%.17g", value);
    std::string result = text;
    return result.find_first_of(".e") == std::string::npos ? result + ".0" : result;  // -0 would be an integer
}

// A character from U+0000 to U+00FF as UTF-8.
std::string character(unsigned code) {
    if (code < 0x80) return std::string(1, static_cast<char>(code));
    return {static_cast<char>(0xc0 | code >> 6), static_cast<char>(0x80 | (code & 0x3f))};
}

// An integer of some bits, which are the lowest ones of a word; is_huge says that it is 2^63 or more.
value_t integer_of(int64_t word, bool is_huge, bool is_signed, unsigned bits) {
    bool fits = !is_huge && word >= 0;
    if (bits == 64) fits = is_signed ? !is_huge : fits || is_huge;
    else if (is_signed) fits = !is_huge && word >= -(int64_t(1) << (bits - 1)) && word < int64_t(1) << (bits - 1);
    else fits = fits && word < int64_t(1) << bits;
    need(fits, (is_huge ? std::to_string(static_cast<uint64_t>(word)) : std::to_string(word)) + " is out of range");
    return is_signed ? value_t(word) : value_t(static_cast<uint64_t>(word));
}

}  // namespace

struct value_t::content_t {
    std::string bytes;
    values_t items;
    members_t members;
};

value_t::value_t(const std::string& text) : kind_(bytes), content_(new content_t{text, {}, {}}) {}
value_t::value_t(values_t items) : kind_(list), content_(new content_t{{}, std::move(items), {}}) {}
value_t::value_t(members_t members) : kind_(object), content_(new content_t{{}, {}, std::move(members)}) {}

std::string to_json(const value_t& value) {
    switch (value.kind_) {
    case value_t::null: return "null";
    case value_t::boolean: return value.bits_ ? "true" : "false";
    case value_t::integer: return std::to_string(static_cast<int64_t>(value.bits_));
    case value_t::natural: return std::to_string(value.bits_);
    case value_t::real: return real_text(value.real_);
    case value_t::bytes: {
        const std::string& bytes = value.content_->bytes;
        return is_utf8(bytes) ? quoted(bytes) : "{\"$bytes\":\"" + hexadecimal(bytes) + "\"}";
    }
    case value_t::list: {
        std::string text = "[";
        for (const value_t& item : value.content_->items) text += (text.size() == 1 ? "" : ",") + to_json(item);
        return text + "]";
    }
    default: {
        std::string text = "{";
        for (const auto& member : value.content_->members)
            text += (text.size() == 1 ? "" : ",") + quoted(member.first) + ":" + to_json(member.second);
        return text + "}";
    }
    }
}

std::string hexadecimal(const std::string& bytes) {
    std::string digits;
    for (unsigned char byte : bytes) digits += formatted("%02x", byte);
    return digits;
}

std::string role(const ntuple_t& ntuple, std::size_t id) {
    auto number = ntuple.fields().at(id)->role();
    return number < sizeof roles / sizeof *roles ? roles[number] : "unknown";
}

std::string shape(const ntuple_t& ntuple, std::size_t id) {
    std::string found = shape_of(ntuple, id);
    bool is_one = is_one_of(found, {"list", "optional", "array", "held"});
    need(!is_one || ntuple.children(id).size() == 1, "another number of sub-fields");
    return found;
}

fields_t read_fields(const ntuple_t& ntuple, const field_reader_t& read) {
    fields_t result;
    for (std::size_t id = 0; id < ntuple.fields().size(); id++) {
        auto* field = ntuple.fields()[id];
        if (field->parent_id() != id) continue;
        try {
            ntuple.require_known(id);
            values_t found;
            for (const auto& cluster : ntuple.clusters()) {
                ntuple.check_elements(cluster.num_entries);
                values_t part = read(ntuple, cluster, id, cluster.num_entries);
                found.insert(found.end(), part.begin(), part.end());
            }
            result.fields.emplace_back(field->name()->value(), found);
        } catch (const std::bad_alloc&) {
            throw;  // says nothing about the file
        } catch (const std::exception& error) {
            result.refused.emplace_back(field->name()->value(), error.what());
        }
    }
    return result;
}

std::vector<ntuple_t::span_t> spans(const ntuple_t& ntuple, const ntuple_t::cluster_t& cluster, std::size_t id, uint64_t count) {
    if (!is_one_of(shape(ntuple, id), {"array", "bitset"})) return ntuple.spans(cluster, id, count);
    const auto& field = ntuple.fields()[id];
    uint64_t size = field->_is_null_array_size() ? 0 : field->array_size();
    ntuple.check_elements(count);
    ntuple.check_elements(size);
    if (size > 0 && count > UINT64_MAX / size) throw limit_error("elements", UINT64_MAX, UINT64_MAX - 1);
    ntuple.check_elements(count * size);
    std::vector<ntuple_t::span_t> found;
    for (uint64_t i = 0; i < count; i++) found.emplace_back(i * size, (i + 1) * size);
    return found;
}

std::vector<std::string> strings(const ntuple_t& ntuple, const ntuple_t::cluster_t& cluster, std::size_t id, uint64_t count) {
    auto spans = ntuple.spans(cluster, id, count);
    column_elements_t codes = ntuple.elements(cluster, id, spans.empty() ? 0 : spans.back().second, 1);
    need(codes.is_kind("char") || codes.is_kind("byte"), "characters in a column of another type");
    std::vector<std::string> found;
    for (const auto& span : spans) found.emplace_back(codes.integers.begin() + span.first, codes.integers.begin() + span.second);
    return found;
}

values_t numbers(const ntuple_t& ntuple, const ntuple_t::cluster_t& cluster, std::size_t id, uint64_t count) {
    std::string name = shape(ntuple, id) == "bitset" ? "bool" : ntuple.fields()[id]->type_name()->value();
    values_t values;
    if (known_shape(ntuple, id) == "cardinality") {
        for (const auto& span : ntuple.spans(cluster, id, count)) values.emplace_back(span.second - span.first);
        return values;
    }
    auto entry = value_types().find(name);
    need(entry != value_types().end(), "fields of type " + name);
    const std::string& element = entry->second.element;
    column_elements_t found = ntuple.elements(cluster, id, count);
    need(!found.type || is_one_of(found.type->kind, entry->second.kinds), "numbers of type " + name + " in a column of another type");
    values.reserve(static_cast<std::size_t>(count));
    if (element == "float32") {
        for (double number : found.reals) values.emplace_back(static_cast<double>(static_cast<float>(number)));
        return values;
    }
    if (element == "float64") return values_t(found.reals.begin(), found.reals.end());
    std::size_t parent = ntuple.fields()[id]->parent_id();
    bool is_enumerator = shape(ntuple, parent) == "held" && known_shape(ntuple, parent).empty();
    bool is_text = found.type && found.is_kind("char"), is_natural = found.type && found.type->element[0] == 'u';
    bool is_signed = element[0] == 'i';
    unsigned bits = element == "bool" || element == "char" ? 8 : static_cast<unsigned>(std::stoul(element.substr(is_signed ? 3 : 4)));
    for (int64_t word : found.integers) {
        if (element == "bool") values.emplace_back(word != 0);
        else if (element == "char" && !is_enumerator) values.emplace_back(character(static_cast<unsigned>(word & 0xff)));
        else if (element == "char" || (element == "int8" && is_text)) values.emplace_back(static_cast<signed char>(word & 0xff));
        else values.push_back(integer_of(word, is_natural && word < 0, is_signed, bits));
    }
    return values;
}

choices_t choices(const ntuple_t& ntuple, const ntuple_t::cluster_t& cluster, std::size_t id, uint64_t count) {
    column_elements_t chosen = ntuple.elements(cluster, id, count);
    need(chosen.is_kind("switch"), "a variant with a column of another type");
    choices_t found;
    found.sizes.resize(ntuple.children(id).size());
    for (std::size_t i = 0; i < count; i++) {
        uint64_t tag = chosen.tags[i], index = static_cast<uint64_t>(chosen.integers[i]);
        need(tag <= found.sizes.size(), "a tag of no alternative");
        if (tag) ntuple.check_elements(index == UINT64_MAX ? index : index + 1);
        if (tag) found.sizes[tag - 1] = std::max(found.sizes[tag - 1], index + 1);
        found.tags.push_back(static_cast<std::size_t>(tag));
        found.indices.push_back(tag ? static_cast<std::size_t>(index) : 0);
    }
    return found;
}

}  // namespace rntuple
