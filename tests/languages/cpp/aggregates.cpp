// Reads envelopes from stdin (u32 kind, u32 length, bytes; little-endian) and prints one line of sums for each, or
// "error" if the bytes are refused. What is summed, and in which order, says tests/support/kaitai_sums.py.
#include <array>
#include <cstdio>
#include <iostream>
#include <string>

#include "rntuple.h"
#include "rntuple_rc1.h"
#include "rntuple_rc2.h"
#include "root_file.h"

namespace {

enum Sum { FIELDS, COLUMNS, ALIASES, INFOS, GROUPS, SETS, CLUSTERS, ENTRIES, PAGES, ELEMENTS, SUPPRESSED, STORED, NAMES, DATA };
using Sums = std::array<uint64_t, 14>;

uint64_t stored(const rntuple_t::locator_t* locator) {
    if (locator->head() >= 0) return static_cast<uint64_t>(locator->head());
    auto* large = dynamic_cast<rntuple_t::large_locator_t*>(locator->payload());
    return large ? large->size() : 0;
}

template <typename Locator>
uint64_t stored(const Locator* locator) {
    return locator->head() >= 0 ? static_cast<uint64_t>(locator->head()) : 0;
}

bool suppressed(const rntuple_rc1_t::column_pages_body_t&) { return false; }
template <typename Column>
bool suppressed(const Column& column) { return column.element_offset() < 0; }

template <typename Schema>
void add_schema(Sums& sums, const Schema* schema) {
    if (!schema) return;
    for (const auto& field : *schema->fields()->body()->items()) {
        sums[FIELDS]++;
        sums[NAMES] += field->body()->name()->len();
    }
    sums[COLUMNS] += schema->columns()->body()->items()->size();
    sums[ALIASES] += schema->alias_columns()->body()->items()->size();
    sums[INFOS] += schema->extra_type_infos()->body()->items()->size();
}

template <typename List>
void add_summaries(Sums& sums, const List* list) {
    for (const auto& summary : *list->body()->items()) {
        sums[CLUSTERS]++;
        sums[ENTRIES] += summary->body()->num_entries();
    }
}

template <typename List>
void add_groups(Sums& sums, const List* list) {
    for (const auto& group : *list->body()->items()) {
        sums[GROUPS]++;
        sums[STORED] += stored(group->body()->page_list_link()->locator());
    }
}

template <typename List>
void add_pages(Sums& sums, const List* list) {
    for (const auto& cluster : *list->body()->items()) {
        for (const auto& column : *cluster->body()->items()) {
            sums[SUPPRESSED] += suppressed(*column->body());
            for (const auto& page : *column->body()->items()) {
                sums[PAGES]++;
                sums[ELEMENTS] += static_cast<uint64_t>(page->num_elements());
                sums[STORED] += stored(page->locator());
            }
        }
    }
}

template <typename Header>
void add_header(Sums& sums, const Header& header) { add_schema(sums, header.schema()); }

void add(Sums& sums, const rntuple_t& envelope) {
    if (auto* header = dynamic_cast<rntuple_t::header_t*>(envelope.payload())) add_header(sums, *header);
    if (auto* footer = dynamic_cast<rntuple_t::footer_t*>(envelope.payload())) {
        add_schema(sums, footer->schema_extension()->body()->schema());
        add_groups(sums, footer->cluster_groups());
        if (footer->linked_attribute_sets()) sums[SETS] += footer->linked_attribute_sets()->body()->items()->size();
    }
    if (auto* list = dynamic_cast<rntuple_t::page_list_t*>(envelope.payload())) {
        add_summaries(sums, list->cluster_summaries());
        add_pages(sums, list->page_locations());
    }
}

void add(Sums& sums, const rntuple_rc2_t& envelope) {
    if (auto* header = dynamic_cast<rntuple_rc2_t::header_t*>(envelope.payload())) add_header(sums, *header);
    if (auto* footer = dynamic_cast<rntuple_rc2_t::footer_t*>(envelope.payload())) {
        add_schema(sums, footer->schema_extension()->body()->schema());
        add_groups(sums, footer->cluster_groups());
    }
    if (auto* list = dynamic_cast<rntuple_rc2_t::page_list_t*>(envelope.payload())) {
        add_summaries(sums, list->cluster_summaries());
        add_pages(sums, list->page_locations());
    }
    if (auto* data = dynamic_cast<rntuple_rc2_t::meta_data_t*>(envelope.payload())) {
        sums[DATA] += data->entries()->body()->items()->size();
    }
}

void add(Sums& sums, const rntuple_rc1_t::header_envelope_t& envelope) { add_header(sums, *envelope.payload()); }
void add(Sums& sums, const rntuple_rc1_t::footer_envelope_t& envelope) {
    const auto* footer = envelope.payload();
    if (footer->schema_extension()->record()) add_schema(sums, footer->schema_extension()->record()->schema());
    add_summaries(sums, footer->cluster_summaries());
    add_groups(sums, footer->cluster_groups());
}
void add(Sums& sums, const rntuple_rc1_t::page_list_envelope_t& envelope) {
    add_pages(sums, envelope.payload()->page_locations());
}
void add(Sums& sums, const rntuple_rc1_t::meta_data_envelope_t& envelope) {
    sums[DATA] += envelope.payload()->entries()->body()->items()->size();
}
void add(Sums& sums, const root_file_t::anchor_t& anchor) {
    sums[STORED] = anchor.nbytes_header() + anchor.nbytes_footer();
}
void add(Sums& sums, const root_file_t::keys_list_t& list) {
    for (const auto& key : *list.keys()) {
        sums[DATA]++;
        sums[NAMES] += key->name()->len();
        sums[STORED] += key->seek_key();
    }
}
void add(Sums& sums, const root_file_t::compression_block_t& block) {
    for (const auto& chunk : *block.chunks()) {
        sums[DATA]++;
        sums[STORED] += chunk->len_uncompressed();
    }
}

template <typename Type>
Sums parse(const std::string& data) {
    Sums sums{};
    kaitai::kstream stream(data);
    Type tree(&stream);
    add(sums, tree);
    return sums;
}

Sums parse(uint32_t kind, const std::string& data) {
    switch (kind) {
        case 1: return parse<rntuple_t>(data);
        case 2: return parse<rntuple_rc2_t>(data);
        case 3: return parse<rntuple_rc1_t::header_envelope_t>(data);
        case 4: return parse<rntuple_rc1_t::footer_envelope_t>(data);
        case 5: return parse<rntuple_rc1_t::page_list_envelope_t>(data);
        case 6: return parse<rntuple_rc1_t::meta_data_envelope_t>(data);
        case 7: return parse<root_file_t::anchor_t>(data);
        case 8: return parse<root_file_t::keys_list_t>(data);
        case 9: return parse<root_file_t::compression_block_t>(data);
    }
    throw std::invalid_argument("unknown kind");
}

uint32_t u32(const char* bytes) {
    uint32_t value = 0;
    for (int i = 3; i >= 0; i--) value = value << 8 | static_cast<unsigned char>(bytes[i]);
    return value;
}

}  // namespace

int main() {
    char head[8];
    while (std::cin.read(head, 8)) {
        std::string data(u32(head + 4), '\0');
        std::cin.read(&data[0], static_cast<std::streamsize>(data.size()));
        try {
            std::string line;
            for (uint64_t sum : parse(u32(head), data)) line += std::to_string(sum) + " ";
            line.pop_back();
            std::cout << line << "\n";
        } catch (const std::runtime_error&) {
            std::cout << "error\n";
        }
    }
}
