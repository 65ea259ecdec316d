// RNTuples of the released format: their anchors in a file, their metadata, and the elements of their columns.
#pragma once

#include <rntuple/columns.h>
#include <rntuple/compression.h>
#include <rntuple/rntuple.h>

#include <cstdint>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace rntuple {

// The most elements of a column in a cluster that are read by default: sizes in damaged files do not exhaust the memory.
const uint64_t max_elements = 1 << 24;

// The anchor of an RNTuple.
struct anchor_key_t {
    std::string path;     // of the RNTuple in the file
    uint64_t cycle;       // the anchor with the highest one is the newest
    uint64_t offset;      // of the object in the file, after its key
    uint64_t len_stored;  // bytes of the object in the file
    uint64_t len_object;  // bytes of the object after decompression
};

// Returns the newest anchor of each RNTuple, in the order of the directories.
// Throws a format_error if the file is truncated or a directory is damaged.
std::vector<anchor_key_t> find_anchors(const source_t& file);
inline std::vector<anchor_key_t> find_anchors(const std::string& file) { return find_anchors(bytes_source_t(file)); }

// Elements of a column. Without a type all are zeros, in all vectors.
struct column_elements_t : page_elements_t {
    const column_type_t* type = nullptr;  // a null pointer if the cluster stores no element

    // Whether the column is of that kind, or the cluster stores no element.
    bool is_kind(const std::string& kind) const { return !type || kind == type->kind; }
};

// Metadata of an RNTuple, and the elements of its columns. Ids count fields and columns from 0, those of the header first.
class ntuple_t {
public:
    struct cluster_t {
        uint64_t first_entry;
        uint64_t num_entries;
        const std::vector<std::unique_ptr<rntuple_t::column_pages_t>>* columns;  // pages by id of the column
    };

    // Where a list starts and ends among the items of a cluster.
    typedef std::pair<std::size_t, std::size_t> span_t;

    // Reads all metadata. Codecs that are chosen are used before those of this library. `limit` is the most elements of a column in a
    // cluster that are read.
    // Throws a format_error if metadata are damaged or need a later version of a reader; missing_codec_error if a codec or the hash is
    // missing.
    ntuple_t(std::shared_ptr<const source_t> file, const anchor_key_t& key, const codecs_t& chosen = codecs_t(),
             const hash_t& hash = xxh3, uint64_t limit = max_elements);

    // The same for the bytes of a whole file, which have to live longer than this object.
    ntuple_t(const std::string& file, const anchor_key_t& key, const codecs_t& chosen = codecs_t(), const hash_t& hash = xxh3)
        : ntuple_t(std::make_shared<bytes_source_t>(file), key, chosen, hash) {}
    ntuple_t(std::string&& file, const anchor_key_t& key, const codecs_t& chosen = codecs_t(), const hash_t& hash = xxh3) = delete;

    // Records of the metadata belong to this object. Fields and columns by id, alias columns in their order.
    const std::vector<rntuple_t::field_t*>& fields() const { return fields_; }
    const std::vector<rntuple_t::column_t*>& columns() const { return columns_; }
    const std::vector<rntuple_t::alias_column_t*>& aliases() const { return aliases_; }
    // In the order of their entries.
    const std::vector<cluster_t>& clusters() const { return clusters_; }
    uint64_t num_entries() const { return num_entries_; }

    // Throws a limit_error if there are more elements than the limit allows.
    void check_elements(uint64_t number) const {
        if (number > limit_) throw limit_error("elements", number, limit_);
    }

    // The ids of the sub-fields of a field.
    const std::vector<std::size_t>& children(std::size_t id) const { return children_.at(id); }

    // The names of a field and the ones above it, with dots between them.
    std::string path(std::size_t id) const;

    // Refuses a field of a later version of the format, and one that projects such a field.
    // Throws a format_error if role, version or column type of the field or of a sub-field is unknown.
    void require_known(std::size_t id) const { require_known(id, false); }

    // The ids of the columns of a field, for each representation; a projected field has those of its source.
    std::vector<std::vector<std::size_t>> columns_of(std::size_t id) const;

    // Returns the first elements of a column of a field in a cluster, of the representation that is not suppressed.
    // Elements before those of a deferred column are zeros. `place` tells which of the columns of a representation.
    // Throws a format_error if there are too few elements, or a page is damaged; limit_error if there are too many elements;
    // missing_codec_error if a codec or the hash is missing.
    column_elements_t elements(const cluster_t& cluster, std::size_t id, uint64_t count, std::size_t place = 0) const;

    // Returns where the first lists of a collection start and end among the items of the cluster.
    // Throws what `elements` throws, and a format_error if the column has no offsets, or they decrease.
    std::vector<span_t> spans(const cluster_t& cluster, std::size_t id, uint64_t count) const;

private:
    struct envelope_t;
    // A std::shared_ptr knows how to delete a type that is not complete here.
    typedef std::shared_ptr<envelope_t> envelope_ptr_t;

    template <typename T>
    T* read_payload(uint64_t offset, uint64_t size, uint64_t length);
    void add(rntuple_t::schema_t* schema);
    void resolve_children();
    void add(rntuple_t::cluster_group_t* group);
    void require_known(std::size_t id, bool is_source) const;
    page_elements_t decoded(rntuple_t::column_t* column, const column_type_t& type, rntuple_t::page_t* page, std::size_t limit) const;

    std::shared_ptr<const source_t> file_;
    codecs_t chosen_;
    hash_t hash_;
    uint64_t limit_, max_key_size_ = 0, num_entries_ = 0;
    std::string header_checksum_;
    std::vector<envelope_ptr_t> envelopes_;
    std::vector<rntuple_t::field_t*> fields_;
    std::vector<std::vector<std::size_t>> children_;
    std::vector<rntuple_t::column_t*> columns_;
    std::vector<rntuple_t::alias_column_t*> aliases_;
    std::vector<cluster_t> clusters_;
};

// Returns an RNTuple of a file by its path in it, or the first one. `limit` is the most elements of a column in a cluster that are read.
// Throws a format_error if there is no such RNTuple, and what the constructor throws.
ntuple_t open_ntuple(std::shared_ptr<const source_t> file, const std::string& name = "", uint64_t limit = max_elements);
// The same for the bytes of a whole file, which have to live longer than the result.
ntuple_t open_ntuple(const std::string& file, const std::string& name = "");

}  // namespace rntuple
