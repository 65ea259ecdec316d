// libFuzzer and AFL++ harness of the generated C parsers, with the structure-aware mutator (docs/fuzzing-engines.md).
//
// An input that starts with "root" is a whole file; of any other input the first byte chooses one of `types`, and the rest are its bytes. The parsers have to accept the envelopes that the trees of the mutator accept, and no other ones.
#include "settings.h"

#include <rntuple_c/rntuple.h>
#include <rntuple_c/root_file.h>

#include <cstdio>
#include <cstdlib>

namespace {

const rntuple_type* const types[] = {
    &rntuple_envelope_type, &root_file_file_header_type, &root_file_key_type,    &root_file_directory_type,
    &root_file_keys_list_type, &root_file_free_list_type, &root_file_anchor_type,
};

// Runs both passes of a parser; returns whether the bytes were accepted.
bool parse(const rntuple_type& type, const uint8_t* data, size_t size) {
    std::string values(type.size, '\0');
    rntuple_status status;
    if (type.run(data, size, &values[0], &status, 0) != RNTUPLE_OK) return false;
    void* memory = std::calloc(rntuple_place(&type, &values[0], nullptr) + 1, 1);
    if (memory == nullptr) std::abort();
    rntuple_place(&type, &values[0], memory);
    if (type.run(data, size, &values[0], &status, 1) != RNTUPLE_OK) std::abort();
    std::free(memory);
    return true;
}

bool parse(const rntuple_type& type, const std::string& bytes) {
    return parse(type, reinterpret_cast<const uint8_t*>(bytes.data()), bytes.size());
}

// Parses an envelope and its payload.
bool parse_envelope(const std::string& bytes) {
    rntuple_envelope envelope;
    if (!parse(rntuple_envelope_type, bytes)) return false;
    rntuple_envelope_count(reinterpret_cast<const uint8_t*>(bytes.data()), bytes.size(), &envelope, nullptr);
    const std::string payload = bytes.substr(static_cast<size_t>(envelope.payload.offset), static_cast<size_t>(envelope.payload.length));
    switch (envelope.type_id) {
    case 1: return parse(rntuple_header_type, payload);
    case 2: return parse(rntuple_footer_type, payload);
    case 3: return parse(rntuple_page_list_type, payload);
    default: return true;
    }
}

void compare(const std::string& bytes) {
    bool is_tree = true;
    try {
        rntuple::mutator::parse<rntuple::mutator::envelope_t>(bytes.data(), bytes.size());
    } catch (const rntuple::mutator::refused&) {
        is_tree = false;
    }
    if (parse_envelope(bytes) == is_tree) return;
    std::fprintf(stderr, "an envelope of %zu bytes is %s by the tree alone\n", bytes.size(), is_tree ? "accepted" : "refused");
    std::abort();
}

}  // namespace

extern "C" int LLVMFuzzerInitialize(int*, char***) {
    set_up_mutator();
    rntuple::mutator::settings().envelope_mark = 0;
    return 0;
}

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
    if (size == 0) return 0;
    if (size < 4 || std::memcmp(data, "root", 4) != 0) {
        const rntuple_type& type = *types[data[0] % std::size(types)];
        if (&type == &rntuple_envelope_type) compare(std::string(data + 1, data + size));
        parse(type, data + 1, size - 1);
        return 0;
    }
    parse(root_file_file_header_type, data, size);
    const auto file = rntuple::mutator::file_of(data, size);
    if (!file) return 0;
    const size_t directory = static_cast<size_t>(file->header.ofs_begin + file->header.len_name);
    if (directory < size) parse(root_file_directory_type, data + directory, size - directory);
    for (const auto& ntuple : file->ntuples) {
        parse(root_file_anchor_type, ntuple.payload);
        compare(ntuple.header.bytes);
        compare(ntuple.footer.bytes);
        for (const auto& list : ntuple.page_lists) compare(list.bytes);
    }
    return 0;
}
