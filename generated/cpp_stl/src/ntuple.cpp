#include <rntuple/ntuple.h>

#include <rntuple/constants.h>
#include <rntuple/root_file.h>

#include <algorithm>
#include <map>
#include <new>
#include <set>
#include <type_traits>

namespace rntuple {

namespace {

const unsigned deepest = 500;  // levels of fields: damaged files do not exhaust the stack
const unsigned num_roles = 5;

void need(bool condition, const std::string& text) {
    if (!condition) throw kaitai::kstruct_error(text, "ntuple");
}

const uint64_t first_read = 512;       // bytes of most headers, keys and directories
const uint64_t max_record = 1 << 16;  // no key is longer: its length has 16 bits

// A structure of a file with its bytes.
template <typename T>
struct parsed_t {
    explicit parsed_t(const std::string& data) : stream(data), root(&stream) {}
    T* operator->() { return &root; }
    kaitai::kstream stream;
    T root;
};

// A structure whose size its first bytes do not tell: reads more until the parser has enough.
template <typename T>
std::unique_ptr<parsed_t<T>> parse_at(const source_t& file, uint64_t offset) {
    need(offset <= file.size(), "byte " + std::to_string(offset) + " is outside of the file");
    uint64_t left = file.size() - offset;
    for (uint64_t size = first_read;; size *= 16) {
        uint64_t length = std::min(size, left);
        std::string data = read_range(file, offset, length);
        try {
            return std::unique_ptr<parsed_t<T>>(new parsed_t<T>(data));
        } catch (const std::bad_alloc&) {
            throw;
        } catch (const std::exception&) {
            if (length == left || size > max_record) throw;
        }
    }
}

// Offset and size in a locator.
std::pair<uint64_t, uint64_t> place_of(rntuple_t::locator_t* locator) {
    if (locator->head() >= 0) return {locator->ofs_range(), static_cast<uint64_t>(locator->head())};
    auto* large = dynamic_cast<rntuple_t::large_locator_t*>(locator->payload());
    need(large != nullptr, "a locator of kind " + std::to_string(locator->kind()));
    return {large->ofs_range(), large->len_range()};
}

void check_flags(rntuple_t::feature_flags_t* flags) {
    unsigned known = 1;  // bit 0 of the first word: deferred columns may be nested
    for (const auto& word : *flags->words()) {
        need((word->lo() & ~known) == 0 && (word->hi() & 0x7fffffff) == 0, "an unknown feature flag");
        known = 0;
    }
}

}  // namespace

std::vector<anchor_key_t> find_anchors(const source_t& file) {
    auto header_bytes = parse_at<root_file_t::file_header_t>(file, 0);
    auto& header = header_bytes->root;
    need(static_cast<uint64_t>(header.ofs_end()) <= file.size(), "the file is truncated");
    int64_t place_of_top = static_cast<int64_t>(header.ofs_begin()) + header.len_name();
    auto top_bytes = parse_at<root_file_t::directory_t>(file, static_cast<uint64_t>(place_of_top));
    std::vector<anchor_key_t> found;
    struct directory_place_t {
        uint64_t ofs_keys;
        int64_t len_keys;
        std::string path;
    };
    auto* top = &top_bytes->root;
    std::vector<directory_place_t> open = {{top->ofs_keys(), top->len_keys(), ""}};
    std::set<uint64_t> seen = {0};
    for (std::size_t next = 0; next < open.size(); next++) {
        uint64_t place = open[next].ofs_keys;
        int64_t len_keys = open[next].len_keys;
        std::string path = open[next].path;
        if (!seen.insert(place).second) continue;
        auto key_bytes = parse_at<root_file_t::key_t>(file, place);
        auto& list_key = key_bytes->root;
        // ROOT takes the size of the list from the directory, and the key of the list may state less.
        int64_t start = list_key.len_key(), end = std::max<int64_t>(list_key.len_record(), len_keys);
        uint64_t left = file.size() - place;
        need(0 < start && start <= end && static_cast<uint64_t>(start) <= left, "a keys list without bytes");
        uint64_t size = std::min(static_cast<uint64_t>(end), left) - static_cast<uint64_t>(start);
        kaitai::kstream list_stream(read_range(file, place + static_cast<uint64_t>(start), size));
        root_file_t::keys_list_t list(&list_stream);
        for (const auto& key : *list.keys()) {
            std::string class_name = key->class_name()->value(), name = path + key->name()->value();
            uint64_t object = static_cast<uint64_t>(key->ofs_key()) + static_cast<uint64_t>(key->len_key());
            if (class_name == "TDirectory" || class_name == "TDirectoryFile") {
                auto below = parse_at<root_file_t::directory_t>(file, object);
                open.push_back({below->root.ofs_keys(), below->root.len_keys(), name + "/"});
            }
            if (class_name != constants::anchor_class) continue;
            uint64_t len_stored = static_cast<uint64_t>(key->len_record()) - static_cast<uint64_t>(key->len_key());
            anchor_key_t anchor = {name, static_cast<uint64_t>(key->cycle()), object, len_stored, static_cast<uint64_t>(key->len_object())};
            auto older = std::find_if(found.begin(), found.end(), [&](const anchor_key_t& other) { return other.path == name; });
            if (older == found.end()) found.push_back(anchor);
            else if (anchor.cycle > older->cycle) *older = anchor;
        }
    }
    return found;
}

ntuple_t open_ntuple(std::shared_ptr<const source_t> file, const std::string& name, uint64_t limit) {
    for (const auto& key : find_anchors(*file))
        if (name.empty() || key.path == name) return ntuple_t(file, key, codecs_t(), xxh3, limit);
    throw kaitai::kstruct_error("there is no such RNTuple", "ntuple");
}

ntuple_t open_ntuple(const std::string& file, const std::string& name) {
    return open_ntuple(std::make_shared<bytes_source_t>(file), name);
}

struct ntuple_t::envelope_t {
    explicit envelope_t(const std::string& data) : stream(data), root(&stream) {}
    kaitai::kstream stream;
    rntuple_t root;
};

ntuple_t::ntuple_t(std::shared_ptr<const source_t> file, const anchor_key_t& key, const codecs_t& chosen, const hash_t& hash,
                   uint64_t limit)
    : file_(std::move(file)), chosen_(chosen), hash_(hash), limit_(limit) {
    kaitai::kstream stream(read_anchor(*file_, key.offset, key.len_stored, key.len_object, chosen_, hash_));
    root_file_t::anchor_t anchor(&stream);
    need(anchor.version_epoch() == 1, "version " + std::to_string(anchor.version_epoch()) + " of the format");
    max_key_size_ = anchor.max_key_size();
    auto* header = read_payload<rntuple_t::header_t>(anchor.ofs_header(), anchor.len_header_stored(), anchor.len_header());
    auto* footer = read_payload<rntuple_t::footer_t>(anchor.ofs_footer(), anchor.len_footer_stored(), anchor.len_footer());
    need(footer->header_checksum() == header_checksum_, "a footer of another header");
    check_flags(header->feature_flags());
    check_flags(footer->feature_flags());
    add(header->schema());
    add(footer->schema_extension()->body()->schema());
    resolve_children();
    for (const auto& record : *footer->cluster_groups()->body()->items()) add(record->body());
    std::stable_sort(clusters_.begin(), clusters_.end(),
                     [](const cluster_t& a, const cluster_t& b) { return a.first_entry < b.first_entry; });
}

template <typename T>
T* ntuple_t::read_payload(uint64_t offset, uint64_t size, uint64_t length) {
    envelopes_.emplace_back(new envelope_t(read_envelope(*file_, offset, size, length, max_key_size_, chosen_, hash_)));
    rntuple_t& root = envelopes_.back()->root;
    T* payload = dynamic_cast<T*>(root.payload());
    need(payload != nullptr, "an envelope of another type");
    if (std::is_same<T, rntuple_t::header_t>::value) header_checksum_ = root.checksum();
    return payload;
}

void ntuple_t::add(rntuple_t::schema_t* schema) {
    if (!schema) return;
    for (const auto& record : *schema->fields()->body()->items()) fields_.push_back(record->body());
    for (const auto& record : *schema->columns()->body()->items()) {
        need(record->body()->field_id() < fields_.size(), "a column of no field");
        columns_.push_back(record->body());
    }
    for (const auto& record : *schema->alias_columns()->body()->items()) {
        need(record->body()->field_id() < fields_.size(), "a column of no field");
        aliases_.push_back(record->body());
    }
}

void ntuple_t::resolve_children() {
    std::vector<unsigned> depths;
    children_.resize(fields_.size());
    for (std::size_t id = 0; id < fields_.size(); id++) {
        std::size_t parent = fields_[id]->parent_id();
        need(parent <= id, "a parent that comes after its sub-field");
        depths.push_back(parent == id ? 0 : depths[parent] + 1);
        need(depths[id] < deepest, "fields are nested too deeply");
        if (parent != id) children_[parent].push_back(id);
    }
}

void ntuple_t::add(rntuple_t::cluster_group_t* group) {
    auto place = place_of(group->page_list_link()->locator());
    auto* pages = read_payload<rntuple_t::page_list_t>(place.first, place.second, group->page_list_link()->len_envelope());
    need(pages->header_checksum() == header_checksum_, "a page list of another header");
    const auto& summaries = *pages->cluster_summaries()->body()->items();
    const auto& lists = *pages->page_locations()->body()->items();
    need(summaries.size() == lists.size() && summaries.size() == group->num_clusters(), "a cluster group of other clusters");
    for (std::size_t i = 0; i < summaries.size(); i++) {
        auto* summary = summaries[i]->body();
        need((summary->flags() & 1) == 0, "a sharded cluster");
        clusters_.push_back({summary->first_entry(), summary->num_entries(), lists[i]->body()->items()});
        num_entries_ += summary->num_entries();
    }
}

std::string ntuple_t::path(std::size_t id) const {
    std::size_t parent = fields_.at(id)->parent_id();
    return (parent == id ? "" : path(parent) + ".") + fields_[id]->name()->value();
}

void ntuple_t::require_known(std::size_t id, bool is_source) const {
    auto* field = fields_.at(id);
    need(field->role() < num_roles, "role " + std::to_string(field->role()));
    need(field->field_version() == 0, "version " + std::to_string(field->field_version()) + " of a field");
    for (auto* column : columns_)
        need(column->field_id() != id || find_column_type("1.x", column->column_type()), "an unknown column type");
    for (std::size_t child : children_[id]) require_known(child, is_source);
    if (is_source || field->_is_null_source_field_id()) return;
    std::size_t source = field->source_field_id();
    need(source < fields_.size(), "a projection of no field");
    while (fields_[source]->parent_id() != source) source = fields_[source]->parent_id();
    require_known(source, true);
}

std::vector<std::vector<std::size_t>> ntuple_t::columns_of(std::size_t id) const {
    std::vector<std::size_t> own;
    for (auto* alias : aliases_) {
        if (alias->field_id() != id) continue;
        need(alias->physical_column_id() < columns_.size(), "an alias of no column");
        own.push_back(alias->physical_column_id());
    }
    bool is_projected = !own.empty();
    for (std::size_t i = 0; i < columns_.size() && !is_projected; i++)
        if (columns_[i]->field_id() == id) own.push_back(i);
    std::map<unsigned, std::vector<std::size_t>> representations;
    for (std::size_t i : own) representations[columns_[i]->representation_index()].push_back(i);
    std::vector<std::vector<std::size_t>> found;
    for (const auto& representation : representations) found.push_back(representation.second);
    return found;
}

column_elements_t ntuple_t::elements(const cluster_t& cluster, std::size_t id, uint64_t count, std::size_t place) const {
    check_elements(count);
    const auto& lists = *cluster.columns;
    std::size_t wanted = static_cast<std::size_t>(count);
    column_elements_t found;
    for (const auto& representation : columns_of(id)) {
        need(place < representation.size(), "a column is missing");
        std::size_t i = representation[place];
        if (i >= lists.size() || lists[i]->body()->element_offset() < 0) continue;  // another representation has the elements
        auto* column = columns_[i];
        found.type = find_column_type("1.x", column->column_type());
        need(found.type != nullptr, "an unknown column type");
        uint64_t stored = 0;
        for (const auto& page : *lists[i]->body()->items()) stored += static_cast<uint64_t>(page->num_elements());
        need(stored >= count || column->is_deferred(), "elements are missing");
        std::size_t missing = stored < count ? static_cast<std::size_t>(count - stored) : 0;
        if (found.is_kind("real")) found.reals.resize(missing);
        else found.integers.resize(missing);
        if (found.is_kind("switch")) found.tags.resize(missing);
        for (const auto& page : *lists[i]->body()->items()) {
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
page_elements_t ntuple_t::decoded(rntuple_t::column_t* column, const column_type_t& type, rntuple_t::page_t* page,
                                  std::size_t limit) const {
    auto place = place_of(page->locator());
    uint64_t number = static_cast<uint64_t>(page->num_elements()), length = (number * column->bits_on_storage() + 7) / 8;
    std::string bytes = read_page(*file_, place.first, place.second, length, max_key_size_, page->has_checksum(), chosen_, hash_);
    column_options_t options;
    options.bits = column->bits_on_storage();
    options.limit = limit;
    if (column->value_range()) {
        options.min = column->value_range()->min();
        options.max = column->value_range()->max();
    }
    return decode_page(type, bytes, number, options);
}

std::vector<ntuple_t::span_t> ntuple_t::spans(const cluster_t& cluster, std::size_t id, uint64_t count) const {
    column_elements_t ends = elements(cluster, id, count);
    need(ends.is_kind("index"), "offsets in a column of another type");
    std::vector<span_t> found;
    std::size_t start = 0;
    for (int64_t end : ends.integers) {
        need(end >= 0 && static_cast<uint64_t>(end) >= start, "offsets that decrease");
        found.emplace_back(start, static_cast<std::size_t>(end));
        start = static_cast<std::size_t>(end);
    }
    return found;
}

}  // namespace rntuple
