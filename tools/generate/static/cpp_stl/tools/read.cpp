// Prints RNTuples of the released format, their metadata and their values: read FILE [NTUPLE [LEVELS]]
//
// Prints an answer of the conformance protocol for each of the levels container, metadata and values, which are separated by commas.
#include <rntuple/columns.h>
#include <rntuple/compression.h>
#include <rntuple/constants.h>
#include <rntuple/rntuple.h>
#include <rntuple/root_file.h>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <fstream>
#include <iostream>
#include <iterator>
#include <limits>
#include <memory>
#include <set>

using namespace rntuple;

namespace {

typedef std::vector<std::string> texts_t;
typedef std::vector<std::pair<std::size_t, std::size_t>> spans_t;

const char* const roles[] = {"plain", "collection", "record", "variant", "streamer"};
enum role_t : std::size_t { collection = 1, record, variant, streamer, num_roles };
const uint64_t most = 1 << 24;  // values of a field in a cluster: sizes in damaged files do not exhaust the memory
const unsigned deepest = 500;   // levels of fields: damaged files do not exhaust the stack

// The file, the RNTuple or a field cannot be read.
struct refused_error : std::runtime_error {
    using std::runtime_error::runtime_error;
};

void need(bool condition, const std::string& text) {
    if (!condition) throw refused_error(text);
}

bool starts_with(const std::string& text, const char* start) { return text.compare(0, std::char_traits<char>::length(start), start) == 0; }

// -- JSON ------------------------------------------------------------------------------------------------------

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

std::string bytes_value(const char* mark, const std::string& bytes) {
    std::string digits;
    for (unsigned char byte : bytes) digits += formatted("%02x", byte);
    return std::string("{\"") + mark + "\":\"" + digits + "\"}";
}

std::string text_value(const std::string& bytes) { return is_utf8(bytes) ? quoted(bytes) : bytes_value("$bytes", bytes); }

std::string real_value(double value) {
    if (std::isnan(value)) return "\"nan\"";
    if (std::isinf(value)) return value > 0 ? "\"inf\"" : "\"-inf\"";
    char text[40];
    std::snprintf(text, sizeof text, "%.17g", value);
    std::string result = text;
    return result.find_first_of(".e") == std::string::npos ? result + ".0" : result;  // -0 would be an integer
}

std::string joined(const texts_t& items, std::size_t first, std::size_t last, char open = '[', char close = ']') {
    std::string text(1, open);
    for (std::size_t i = first; i < last; i++) text += (i == first ? "" : ",") + items[i];
    return text + close;
}

std::string list_of(const texts_t& items) { return joined(items, 0, items.size()); }
std::string object_of(const texts_t& members) { return joined(members, 0, members.size(), '{', '}'); }
std::string member(const std::string& name, const std::string& value) { return quoted(name) + ":" + value; }

// -- the container ---------------------------------------------------------------------------------------------

struct key_place_t {
    std::string path;
    uint64_t cycle, start, len_stored, len_object;
};

std::string rest(const std::string& data, uint64_t offset) {
    need(offset <= data.size(), "byte " + std::to_string(offset) + " is outside of the file");
    return data.substr(static_cast<std::size_t>(offset));
}

// The newest anchor of each RNTuple.
std::vector<key_place_t> anchors(const std::string& data) {
    kaitai::kstream stream(data);
    root_file_t file(&stream);
    need(static_cast<uint64_t>(file.header()->ofs_end()) <= data.size(), "the file is truncated");
    std::vector<key_place_t> found;
    std::vector<std::pair<uint64_t, std::string>> open = {{file.root_directory()->ofs_keys(), ""}};
    std::set<uint64_t> seen = {0};
    for (std::size_t next = 0; next < open.size(); next++) {
        uint64_t place = open[next].first;
        std::string path = open[next].second;
        if (!seen.insert(place).second) continue;
        kaitai::kstream record_stream(rest(data, place));
        root_file_t::record_t list_record(&record_stream);
        kaitai::kstream list_stream(list_record.payload());
        root_file_t::keys_list_t list(&list_stream);
        for (const auto& key : *list.keys()) {
            std::string class_name = key->class_name()->value(), name = path + key->name()->value();
            uint64_t start = static_cast<uint64_t>(key->ofs_key()) + static_cast<uint64_t>(key->len_key());
            if (class_name == "TDirectory" || class_name == "TDirectoryFile") {
                kaitai::kstream directory_stream(rest(data, start));
                root_file_t::directory_t directory(&directory_stream);
                open.emplace_back(directory.ofs_keys(), name + "/");
            }
            if (class_name != constants::anchor_class) continue;
            uint64_t len_stored = static_cast<uint64_t>(key->len_record()) - static_cast<uint64_t>(key->len_key());
            key_place_t anchor = {name, static_cast<uint64_t>(key->cycle()), start, len_stored, static_cast<uint64_t>(key->len_object())};
            auto older = std::find_if(found.begin(), found.end(), [&](const key_place_t& other) { return other.path == name; });
            if (older == found.end()) found.push_back(anchor);
            else if (anchor.cycle > older->cycle) *older = anchor;
        }
    }
    return found;
}

// -- metadata --------------------------------------------------------------------------------------------------

struct envelope_t {
    explicit envelope_t(const std::string& data) : stream(data), root(&stream) {}
    kaitai::kstream stream;
    rntuple_t root;
};

struct cluster_t {
    rntuple_t::cluster_summary_t* summary;
    rntuple_t::cluster_pages_body_t* pages;
};

struct ntuple_t {
    ntuple_t(const std::string& file, const key_place_t& key) : data(file) {
        kaitai::kstream stream(read_anchor(data, key.start, key.len_stored, key.len_object));
        root_file_t::anchor_t anchor(&stream);
        need(anchor.version_epoch() == 1, "version " + std::to_string(anchor.version_epoch()) + " of the format");
        max_key_size = anchor.max_key_size();
        auto* header = envelope<rntuple_t::header_t>(anchor.ofs_header(), anchor.len_header_stored(), anchor.len_header());
        auto* footer = envelope<rntuple_t::footer_t>(anchor.ofs_footer(), anchor.len_footer_stored(), anchor.len_footer());
        need(footer->header_checksum() == checksum, "a footer of another header");
        check_flags(header->feature_flags());
        check_flags(footer->feature_flags());
        add(header->schema());
        add(footer->schema_extension()->body()->schema());
        std::vector<unsigned> depths;
        children.resize(fields.size());
        for (std::size_t id = 0; id < fields.size(); id++) {
            std::size_t parent = fields[id]->parent_id();
            need(parent <= id, "a parent that comes after its sub-field");
            depths.push_back(parent == id ? 0 : depths[parent] + 1);
            need(depths[id] < deepest, "fields are nested too deeply");
            if (parent != id) children[parent].push_back(id);
        }
        for (const auto& record : *footer->cluster_groups()->body()->items()) {
            auto* group = record->body();
            auto place = place_of(group->page_list_link()->locator());
            auto* pages = envelope<rntuple_t::page_list_t>(place.first, place.second, group->page_list_link()->len_envelope());
            need(pages->header_checksum() == checksum, "a page list of another header");
            const auto& summaries = *pages->cluster_summaries()->body()->items();
            const auto& lists = *pages->page_locations()->body()->items();
            need(summaries.size() == lists.size() && summaries.size() == group->num_clusters(), "a cluster group of other clusters");
            for (std::size_t i = 0; i < summaries.size(); i++) {
                need((summaries[i]->body()->flags() & 1) == 0, "a sharded cluster");
                clusters.push_back({summaries[i]->body(), lists[i]->body()});
                num_entries += static_cast<uint64_t>(summaries[i]->body()->num_entries());
            }
        }
        std::stable_sort(clusters.begin(), clusters.end(),
                         [](const cluster_t& a, const cluster_t& b) { return a.summary->first_entry() < b.summary->first_entry(); });
    }

    // Offset and size in a locator.
    static std::pair<uint64_t, uint64_t> place_of(rntuple_t::locator_t* locator) {
        if (locator->head() >= 0) return {locator->ofs_range(), static_cast<uint64_t>(locator->head())};
        auto* large = dynamic_cast<rntuple_t::large_locator_t*>(locator->payload());
        need(large != nullptr, "a locator of kind " + std::to_string(locator->kind()));
        return {large->ofs_range(), large->len_range()};
    }

    std::string path(std::size_t id) const {
        std::size_t parent = fields[id]->parent_id();
        return (parent == id ? "" : path(parent) + ".") + fields[id]->name()->value();
    }

    // Refuses a field of a later version of the format, and one that projects such a field.
    void check(std::size_t id, bool is_source = false) const {
        auto* field = fields[id];
        need(field->role() < num_roles, "role " + std::to_string(field->role()));
        need(field->field_version() == 0, "version " + std::to_string(field->field_version()) + " of a field");
        for (auto* column : columns)
            need(column->field_id() != id || find_column_type("1.x", column->column_type()), "an unknown column type");
        for (std::size_t child : children[id]) check(child, is_source);
        if (is_source || field->_is_null_source_field_id()) return;
        std::size_t source = field->source_field_id();
        need(source < fields.size(), "a projection of no field");
        while (fields[source]->parent_id() != source) source = fields[source]->parent_id();
        check(source, true);
    }

    const std::string& data;
    std::string checksum;
    uint64_t max_key_size = 0, num_entries = 0;
    std::vector<std::unique_ptr<envelope_t>> envelopes;
    std::vector<rntuple_t::field_t*> fields;
    std::vector<std::vector<std::size_t>> children;
    std::vector<rntuple_t::column_t*> columns;
    std::vector<rntuple_t::alias_column_t*> aliases;
    std::vector<cluster_t> clusters;

private:
    template <typename T>
    T* envelope(uint64_t offset, uint64_t size, uint64_t length) {
        envelopes.emplace_back(new envelope_t(read_envelope(data, offset, size, length, max_key_size)));
        rntuple_t& root = envelopes.back()->root;
        T* payload = dynamic_cast<T*>(root.payload());
        need(payload != nullptr, "an envelope of another type");
        if (std::is_same<T, rntuple_t::header_t>::value) checksum = root.checksum();
        return payload;
    }

    static void check_flags(rntuple_t::feature_flags_t* flags) {
        unsigned known = 1;  // bit 0 of the first word: deferred columns may be nested
        for (const auto& word : *flags->words()) {
            need((word->lo() & ~known) == 0 && (word->hi() & 0x7fffffff) == 0, "an unknown feature flag");
            known = 0;
        }
    }

    void add(rntuple_t::schema_t* schema) {
        if (!schema) return;
        for (const auto& record : *schema->fields()->body()->items()) fields.push_back(record->body());
        for (const auto& record : *schema->columns()->body()->items()) columns.push_back(record->body());
        for (const auto& record : *schema->alias_columns()->body()->items()) aliases.push_back(record->body());
    }
};

// -- values ----------------------------------------------------------------------------------------------------

// Elements of a column. Without a type all are zeros, in all vectors.
struct elements_t : page_elements_t {
    const column_type_t* type = nullptr;

    bool is_kind(const std::string& kind) const { return !type || kind == type->kind; }
};

// A number as JSON, as a type of C++ has it.
std::string number(const elements_t& found, std::size_t i, const std::string& type_name, bool is_enumerator) {
    if (type_name == "float" || type_name == "double") {
        need(found.is_kind("real"), "no real numbers");
        return real_value(type_name == "float" ? static_cast<float>(found.reals[i]) : found.reals[i]);
    }
    bool is_integer = found.is_kind("bit") || found.is_kind("char") || found.is_kind("integer");
    need(type_name == "std::byte" ? found.is_kind("byte") : is_integer, "no integers");
    int64_t value = found.integers[i];
    if (type_name == "bool") return value ? "true" : "false";
    if (type_name == "char" && is_enumerator) return std::to_string(static_cast<signed char>(value & 0xff));
    if (type_name == "char") return "\"" + formatted("\\u%04x", static_cast<unsigned>(value & 0xff)) + "\"";
    unsigned bits = type_name == "std::byte" ? 8 : 0;
    bool is_signed = starts_with(type_name, "std::int");
    for (unsigned width : {8u, 16u, 32u, 64u})
        if (type_name == (is_signed ? "std::int" : "std::uint") + std::to_string(width) + "_t") bits = width;
    need(bits != 0, "fields of type " + type_name);
    if (is_signed && bits == 8 && found.type && found.is_kind("char")) value = static_cast<signed char>(value);
    bool is_huge = value < 0 && found.type && found.type->element[0] == 'u' && !(is_signed && found.is_kind("char"));
    std::string text = is_huge ? std::to_string(static_cast<uint64_t>(value)) : std::to_string(value);
    bool fits = bits == 64 ? (is_signed ? !is_huge : is_huge || value >= 0)
                           : !is_huge && value >= (is_signed ? -(int64_t(1) << (bits - 1)) : 0) && value < int64_t(1) << (bits - is_signed);
    need(fits, text + " is out of range");
    return text;
}

// Values of a cluster, as JSON.
class cluster_reader_t {
public:
    cluster_reader_t(const ntuple_t& ntuple, const cluster_t& cluster) : ntuple_(ntuple), lists_(*cluster.pages->items()) {}

    // The first values of a field.
    texts_t values(std::size_t id, uint64_t count, bool is_enumerator = false) const {
        need(count <= most, "too many values");
        auto* field = ntuple_.fields[id];
        const std::vector<std::size_t>& children = ntuple_.children[id];
        std::string name = field->type_name()->value();
        std::size_t number_of = static_cast<std::size_t>(count);
        texts_t result;
        result.reserve(number_of);
        if (field->role() == collection) {
            spans_t parts = spans(id, count);
            need(children.size() == 1, "a collection of several fields");
            texts_t items = values(children[0], parts.empty() ? 0 : parts.back().second);
            bool is_optional = starts_with(name, "std::optional<") || starts_with(name, "std::unique_ptr<");
            for (const auto& part : parts) {
                if (is_optional) result.push_back(part.first < part.second ? items[part.first] : "null");
                else result.push_back(joined(items, part.first, part.second));
            }
        } else if (field->role() == record) {
            std::vector<texts_t> members;
            for (std::size_t child : children) members.push_back(values(child, count));
            for (std::size_t i = 0; i < number_of; i++) {
                texts_t parts;
                for (std::size_t k = 0; k < children.size(); k++)
                    parts.push_back(member(ntuple_.fields[children[k]]->name()->value(), members[k][i]));
                result.push_back(object_of(parts));
            }
        } else if (field->role() == variant) {
            elements_t chosen = elements(id, count);
            need(chosen.is_kind("switch"), "no Switch column");
            std::vector<uint64_t> sizes(children.size() + 1, 0);
            for (std::size_t i = 0; i < number_of; i++) {
                need(chosen.tags[i] <= children.size(), "a tag of no alternative");
                uint64_t index = static_cast<uint64_t>(chosen.integers[i]);
                need(index < most, "an index of no element");
                if (chosen.tags[i]) sizes[chosen.tags[i]] = std::max(sizes[chosen.tags[i]], index + 1);
            }
            std::vector<texts_t> held(1);
            for (std::size_t k = 0; k < children.size(); k++) held.push_back(values(children[k], sizes[k + 1]));
            for (std::size_t i = 0; i < number_of; i++)
                result.push_back(chosen.tags[i] ? held[chosen.tags[i]][static_cast<std::size_t>(chosen.integers[i])] : "null");
        } else if (field->role() == streamer || name == "std::string") {
            spans_t parts = spans(id, count);
            elements_t codes = elements(id, parts.empty() ? 0 : parts.back().second, 1);
            need(codes.is_kind("char") || codes.is_kind("byte"), "characters in a column of another type");
            std::string whole(codes.integers.begin(), codes.integers.end());
            for (const auto& part : parts) {
                std::string bytes = whole.substr(part.first, part.second - part.first);
                result.push_back(field->role() == streamer ? bytes_value("$streamer", bytes) : text_value(bytes));
            }
        } else if (!field->_is_null_array_size()) {
            uint64_t size = field->array_size();
            need(size == 0 || count <= most / size, "too many values");
            std::size_t step = static_cast<std::size_t>(size);
            texts_t items;
            if (children.empty()) {  // std::bitset
                for (int64_t bit : elements(id, count * size).integers) items.push_back(bit ? "true" : "false");
            } else {
                items = values(children[0], count * size);
            }
            for (std::size_t i = 0; i < number_of; i++) result.push_back(joined(items, i * step, (i + 1) * step));
        } else if (starts_with(name, "ROOT::RNTupleCardinality<")) {
            for (const auto& part : spans(id, count)) result.push_back(std::to_string(part.second - part.first));
        } else if (children.size() == 1 && columns_of(id).empty()) {  // std::atomic, or an enumeration, whose values are numbers
            result = values(children[0], count, !starts_with(name, "std::atomic<"));
        } else {
            elements_t found = elements(id, count);
            for (std::size_t i = 0; i < number_of; i++) result.push_back(number(found, i, name, is_enumerator));
        }
        return result;
    }

private:
    // The columns of a field; those of a projected field belong to its source.
    std::vector<std::size_t> columns_of(std::size_t id) const {
        std::vector<std::size_t> found;
        for (auto* alias : ntuple_.aliases)
            if (alias->field_id() == id) found.push_back(alias->physical_column_id());
        for (std::size_t i = 0; i < ntuple_.columns.size() && found.empty(); i++)
            if (ntuple_.columns[i]->field_id() == id)
                for (std::size_t k = i; k < ntuple_.columns.size(); k++)
                    if (ntuple_.columns[k]->field_id() == id) found.push_back(k);
        return found;
    }

    // Elements of one of the columns of a field, with zeros in front of those of a late column.
    elements_t elements(std::size_t id, uint64_t count, std::size_t place = 0) const {
        need(count <= most, "too many elements");
        std::map<unsigned, std::vector<std::size_t>> representations;
        for (std::size_t i : columns_of(id)) {
            need(i < ntuple_.columns.size(), "an alias of no column");
            representations[ntuple_.columns[i]->representation_index()].push_back(i);
        }
        elements_t found;
        std::size_t wanted = static_cast<std::size_t>(count);
        for (const auto& representation : representations) {
            need(place < representation.second.size(), "a column is missing");
            std::size_t i = representation.second[place];
            if (i >= lists_.size() || lists_[i]->body()->element_offset() < 0) continue;  // another representation has the elements
            auto* column = ntuple_.columns[i];
            found.type = find_column_type("1.x", column->column_type());
            need(found.type != nullptr, "an unknown column type");
            uint64_t stored = 0;
            for (const auto& page : *lists_[i]->body()->items()) stored += static_cast<uint64_t>(page->num_elements());
            need(stored >= count || column->is_deferred(), "elements are missing");
            std::size_t missing = stored < count ? static_cast<std::size_t>(count - stored) : 0;
            bool is_real = found.is_kind("real");
            if (is_real) found.reals.resize(missing);
            else found.integers.resize(missing);
            if (found.is_kind("switch")) found.tags.resize(missing);
            for (const auto& page : *lists_[i]->body()->items()) {
                if (found.size() >= wanted) break;
                page_elements_t part = decoded(column, *found.type, page.get(), wanted - found.size());
                found.integers.insert(found.integers.end(), part.integers.begin(), part.integers.end());
                found.tags.insert(found.tags.end(), part.tags.begin(), part.tags.end());
                found.reals.insert(found.reals.end(), part.reals.begin(), part.reals.end());
            }
            return found;
        }
        found.integers.resize(wanted);
        found.tags.resize(wanted);
        found.reals.resize(wanted);
        return found;
    }

    // The first elements of a page.
    page_elements_t decoded(rntuple_t::column_t* column, const column_type_t& type, rntuple_t::page_t* page, std::size_t limit) const {
        auto place = ntuple_t::place_of(page->locator());
        uint64_t number_of = static_cast<uint64_t>(page->num_elements()), length = (number_of * column->bits_on_storage() + 7) / 8;
        std::string bytes = read_page(ntuple_.data, place.first, place.second, length, ntuple_.max_key_size, page->has_checksum());
        column_options_t options;
        options.bits = column->bits_on_storage();
        options.limit = limit;
        if (column->value_range()) {
            options.min = column->value_range()->min();
            options.max = column->value_range()->max();
        }
        return decode_page(type, bytes, number_of, options);
    }

    // Where each list starts and ends among the items of the cluster.
    spans_t spans(std::size_t id, uint64_t count) const {
        elements_t ends = elements(id, count);
        need(ends.is_kind("index"), "offsets in a column of another type");
        spans_t found;
        std::size_t start = 0;
        for (int64_t end : ends.integers) {
            need(end >= 0 && static_cast<uint64_t>(end) >= start, "offsets that decrease");
            found.emplace_back(start, static_cast<std::size_t>(end));
            start = static_cast<std::size_t>(end);
        }
        return found;
    }

    const ntuple_t& ntuple_;
    const std::vector<std::unique_ptr<rntuple_t::column_pages_t>>& lists_;
};

// -- answers ---------------------------------------------------------------------------------------------------

std::string container(const std::string& data) {
    texts_t found;
    for (const auto& key : anchors(data)) found.push_back(object_of({member("name", quoted(key.path))}));
    return object_of({member("ntuples", list_of(found))});
}

std::string metadata(const ntuple_t& ntuple) {
    texts_t fields;
    for (std::size_t id = 0; id < ntuple.fields.size(); id++) {
        auto* field = ntuple.fields[id];
        std::string role = field->role() < num_roles ? roles[field->role()] : "unknown";
        fields.push_back(object_of({member("path", quoted(ntuple.path(id))), member("type_name", quoted(field->type_name()->value())),
                                    member("role", quoted(role))}));
    }
    return object_of({member("num_entries", std::to_string(ntuple.num_entries)),
                      member("num_clusters", std::to_string(ntuple.clusters.size())), member("fields", list_of(fields))});
}

std::string values(const ntuple_t& ntuple) {
    texts_t fields, refused;
    for (std::size_t id = 0; id < ntuple.fields.size(); id++) {
        auto* field = ntuple.fields[id];
        if (field->parent_id() != id) continue;
        try {
            ntuple.check(id);
            texts_t found;
            for (const auto& cluster : ntuple.clusters) {
                texts_t part = cluster_reader_t(ntuple, cluster).values(id, static_cast<uint64_t>(cluster.summary->num_entries()));
                std::move(part.begin(), part.end(), std::back_inserter(found));
            }
            fields.push_back(member(field->name()->value(), list_of(found)));
        } catch (const std::exception& error) {
            refused.push_back(member(field->name()->value(), quoted(error.what())));
        }
    }
    return object_of({member("num_entries", std::to_string(ntuple.num_entries)), member("fields", object_of(fields)),
                      member("refused", object_of(refused))});
}

std::string answer(const std::string& data, const std::string& name, const std::string& level) {
    if (level == "container") return container(data);
    need(level == "metadata" || level == "values", "there is no level " + level);
    for (const auto& key : anchors(data)) {
        if (!name.empty() && key.path != name) continue;
        ntuple_t ntuple(data, key);
        return level == "metadata" ? metadata(ntuple) : values(ntuple);
    }
    throw refused_error("there is no such RNTuple");
}

}  // namespace

int main(int count, char** arguments) {
    if (count < 2) {
        std::cerr << "usage: read FILE [NTUPLE [LEVELS]]\n";
        return 2;
    }
    std::ifstream input(arguments[1], std::ios::binary);
    if (!input) {
        std::cerr << arguments[1] << ": cannot be read\n";
        return 1;
    }
    std::string data((std::istreambuf_iterator<char>(input)), std::istreambuf_iterator<char>());
    std::string name = count > 2 ? arguments[2] : "", levels = count > 3 ? arguments[3] : "values";
    for (std::size_t start = 0, end; start <= levels.size(); start = end + 1) {
        end = std::min(levels.find(',', start), levels.size());
        std::string level = levels.substr(start, end - start), status = "ok", rest_of;
        try {
            rest_of = member("result", answer(data, name, level));
        } catch (const std::exception& error) {
            status = "refused";
            rest_of = member("message", quoted(error.what()));
        }
        std::cout << object_of({member("level", quoted(level)), member("status", quoted(status)), rest_of}) << "\n";
    }
}
