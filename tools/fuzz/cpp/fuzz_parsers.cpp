// libFuzzer and AFL++ harness of the generated C++ parsers (docs/fuzzing-engines.md).
//
// An input that starts with "root" is a whole file: its walk is parsed, and the envelopes that its anchors lead to, as far as
// they are stored uncompressed. Of any other input the first byte chooses a type, and the rest are its bytes. All members of
// what was parsed are visited, those that are read on demand too, by the program that prints trees. The mutator changes the structure of
// files and of envelopes of the released format.
#define main dump_main
#include "../../../generated/cpp_stl/tools/dump.cpp"
#undef main

#include "settings.h"

#include <cstdint>

static void visit(const string& name, const string& data) {
    try {
        canonical(name, data);
    } catch (const format_error&) {
    }
}

static string part(const string& file, uint64_t offset, uint64_t size) {
    if (offset > file.size() || size > file.size() - offset) return string();
    return file.substr(offset, size);
}

static void page_lists(const string& file, const string& footer) {
    kaitai::kstream stream(footer);
    rntuple_t envelope(&stream);
    auto* payload = dynamic_cast<rntuple_t::footer_t*>(envelope.payload());
    if (payload == nullptr) return;
    for (auto& group : *payload->cluster_groups()->body()->items()) {
        auto* link = group->body()->page_list_link();
        auto* locator = link->locator();
        if (locator->head() >= 0) visit("rntuple", part(file, locator->ofs_range(), static_cast<uint64_t>(locator->head())));
    }
}

static void envelopes(const string& file) {
    kaitai::kstream stream(file);
    root_file_t walk(&stream);
    for (auto& entry : *walk.entries()->entries()) {
        auto* record = entry->anchor_record();
        if (record == nullptr) continue;
        if (auto* anchor = record->anchor()) {
            visit("rntuple", part(file, anchor->ofs_header(), anchor->len_header_stored()));
            string footer = part(file, anchor->ofs_footer(), anchor->len_footer_stored());
            visit("rntuple", footer);
            page_lists(file, footer);
        }
        if (auto* anchor = record->anchor_rc2()) {
            visit("rntuple_rc2", part(file, anchor->ofs_header(), anchor->len_header_stored()));
            visit("rntuple_rc2", part(file, anchor->ofs_footer(), anchor->len_footer_stored()));
        }
        if (auto* anchor = record->anchor_rc1()) {
            visit("rntuple_rc1.header_envelope", part(file, anchor->ofs_header(), anchor->len_header_stored()));
            visit("rntuple_rc1.footer_envelope", part(file, anchor->ofs_footer(), anchor->len_footer_stored()));
        }
    }
}

extern "C" int LLVMFuzzerInitialize(int*, char***) {
    set_up_mutator();
    for (auto& root : roots)
        if (string("rntuple") == root) rntuple::mutator::settings().envelope_mark = static_cast<int>(&root - roots);
    return 0;
}

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* bytes, size_t size) {
    if (size == 0) return 0;
    string input(reinterpret_cast<const char*>(bytes), size);
    if (input.compare(0, 4, "root") != 0) {
        visit(roots[bytes[0] % (sizeof roots / sizeof *roots)], input.substr(1));
        return 0;
    }
    visit("root_file", input);
    try {
        envelopes(input);
    } catch (const format_error&) {
    }
    return 0;
}
