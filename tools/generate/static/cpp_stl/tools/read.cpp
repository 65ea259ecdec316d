// Prints RNTuples of the released format, their metadata and their values: read FILE [NTUPLE [LEVELS [ELEMENTS]]]
//
// Prints an answer of the conformance protocol for each of the levels container, metadata and values, which are separated by commas.
// ELEMENTS is the most elements of a column in a cluster that it reads.
#include <rntuple/values.h>

#include <iostream>
#include <memory>
#include <sstream>

using namespace rntuple;

namespace {

// The first values of a field in a cluster.
values_t read_field(const ntuple_t& ntuple, const ntuple_t::cluster_t& cluster, std::size_t id, uint64_t count) {
    auto read = [&](std::size_t child, uint64_t size) { return read_field(ntuple, cluster, child, size); };
    const auto& children = ntuple.children(id);
    std::string kind = shape(ntuple, id);
    values_t result;
    if (kind == "number") {
        return numbers(ntuple, cluster, id, count);
    } else if (kind == "held") {
        return read(children[0], count);
    } else if (kind == "string") {
        for (const auto& text : strings(ntuple, cluster, id, count)) result.push_back(text);
    } else if (kind == "streamer") {
        for (const auto& bytes : strings(ntuple, cluster, id, count)) result.push_back(members_t{{"$streamer", hexadecimal(bytes)}});
    } else if (kind == "list" || kind == "array" || kind == "bitset" || kind == "optional") {
        auto ranges = spans(ntuple, cluster, id, count);
        uint64_t total = ranges.empty() ? 0 : ranges.back().second;
        values_t items = kind == "bitset" ? numbers(ntuple, cluster, id, total) : read(children[0], total);
        for (const auto& span : ranges) {
            values_t part(items.begin() + span.first, items.begin() + span.second);
            result.push_back(kind != "optional" ? value_t(part) : part.empty() ? value_t() : part[0]);
        }
    } else if (kind == "record") {
        std::vector<members_t> records(count);
        for (std::size_t child : children) {
            values_t items = read(child, count);
            for (uint64_t i = 0; i < count; i++) records[i].emplace_back(ntuple.fields()[child]->name()->value(), items[i]);
        }
        result.assign(records.begin(), records.end());
    } else {  // a variant
        choices_t chosen = choices(ntuple, cluster, id, count);
        std::vector<values_t> alternatives;
        for (std::size_t i = 0; i < children.size(); i++) alternatives.push_back(read(children[i], chosen.sizes[i]));
        for (uint64_t i = 0; i < count; i++)
            result.push_back(chosen.tags[i] ? alternatives[chosen.tags[i] - 1][chosen.indices[i]] : value_t());
    }
    return result;
}

members_t metadata(const ntuple_t& ntuple) {
    values_t fields;
    for (std::size_t id = 0; id < ntuple.fields().size(); id++) {
        std::string type_name = ntuple.fields()[id]->type_name()->value();
        fields.push_back(members_t{{"path", ntuple.path(id)}, {"type_name", type_name}, {"role", role(ntuple, id)}});
    }
    return {{"num_entries", ntuple.num_entries()}, {"num_clusters", ntuple.clusters().size()}, {"fields", fields}};
}

members_t values(const ntuple_t& ntuple) {
    fields_t found = read_fields(ntuple, read_field);
    return {{"num_entries", ntuple.num_entries()}, {"fields", found.fields}, {"refused", found.refused}};
}

typedef std::shared_ptr<const source_t> file_t;

members_t result_of(const file_t& file, const std::string& name, const std::string& level, uint64_t limit) {
    if (level == "container") {
        values_t names;
        for (const auto& key : find_anchors(*file)) names.push_back(members_t{{"name", key.path}});
        return {{"ntuples", names}};
    }
    ntuple_t ntuple = open_ntuple(file, name, limit);
    return level == "metadata" ? metadata(ntuple) : values(ntuple);
}

}  // namespace

int main(int count, char** arguments) {
    if (count < 2) return 2;
    file_t file = std::make_shared<file_source_t>(arguments[1]);
    uint64_t limit = count > 4 ? std::stoull(arguments[4]) : max_elements;
    std::string name = count > 2 ? arguments[2] : "";
    std::istringstream levels(count > 3 ? arguments[3] : "values");
    for (std::string level; std::getline(levels, level, ',');) {
        members_t answer = {{"level", level}};
        try {
            answer.insert(answer.end(), {{"status", "ok"}, {"result", result_of(file, name, level, limit)}});
        } catch (const std::bad_alloc&) {
            throw;  // says nothing about the file
        } catch (const std::exception& error) {
            answer.insert(answer.end(), {{"status", "refused"}, {"message", error.what()}});
        }
        std::cout << to_json(answer) << "\n";
    }
}
