// Calls the decoders and the decompression of the package; a line of words for each call, and a line for what it returns.
#include <rntuple/columns.h>
#include <rntuple/compression.h>
#include <rntuple/ntuple.h>
#include <rntuple/values.h>

#include <cmath>
#include <cstdio>
#include <cstring>
#include <fstream>
#include <iostream>
#include <iterator>
#include <sstream>

namespace {

typedef std::vector<std::string> words_t;

std::string bytes_of(const std::string& hex) {
    std::string bytes;
    for (std::size_t i = 0; i + 1 < hex.size(); i += 2) bytes.push_back(static_cast<char>(std::stoul(hex.substr(i, 2), nullptr, 16)));
    return bytes;
}

std::string hex_of(const std::string& bytes) {
    std::string text;
    char pair[3];
    for (unsigned char byte : bytes) {
        std::snprintf(pair, sizeof pair, "%02x", static_cast<unsigned>(byte));
        text += pair;
    }
    return text;
}

double real_of(const std::string& hex) {
    if (hex == "nan") return std::nan("");
    uint64_t code = std::stoull(hex, nullptr, 16);
    double value;
    std::memcpy(&value, &code, sizeof value);
    return value;
}

std::string spelled(double value) {
    if (std::isnan(value)) return "nan";
    uint64_t code;
    std::memcpy(&code, &value, sizeof code);
    char text[17];
    std::snprintf(text, sizeof text, "%016llx", static_cast<unsigned long long>(code));
    return text;
}

// page GENERATION ID BITS MIN MAX INDEX_BITS TAG_BITS SIGNED NUMBER PAGE [LIMIT]
std::string page(const words_t& words) {
    const rntuple::column_type_t* type = rntuple::find_column_type(words[1], static_cast<unsigned>(std::stoul(words[2])));
    rntuple::column_options_t column;
    column.is_signed = words[8] == "signed";
    if (words[3] != "-") column.bits = static_cast<unsigned>(std::stoul(words[3]));
    if (words[4] != "-") {
        column.min = real_of(words[4]);
        column.max = real_of(words[5]);
    }
    if (words.size() > 11) column.limit = std::stoull(words[11]);
    for (const auto& layout : rntuple::switch_layouts())
        if (words[6] == std::to_string(layout.index_bits) && words[7] == std::to_string(layout.tag_bits)) column.layout = &layout;
    rntuple::page_elements_t found = rntuple::decode_page(*type, bytes_of(words[10]), std::stoull(words[9]), column);
    std::string element = type->element, text;
    for (std::size_t i = 0; i < found.size(); i++) {
        if (!found.reals.empty()) text += spelled(found.reals[i]);
        else if (element == "bool") text += found.integers[i] ? "true" : "false";
        else if ((element == "uint64" && !column.is_signed) || !found.tags.empty()) text += std::to_string(static_cast<uint64_t>(found.integers[i]));
        else text += std::to_string(found.integers[i]);
        if (!found.tags.empty()) text += ":" + std::to_string(found.tags[i]);
        text += " ";
    }
    return text;
}

// read KIND FILE OFFSET SIZE LENGTH MAX_KEY_SIZE [any]
std::string read(const words_t& words) {
    std::ifstream input(words[2], std::ios::binary);
    std::string file((std::istreambuf_iterator<char>(input)), std::istreambuf_iterator<char>());
    uint64_t numbers[4];
    for (std::size_t i = 0; i < 4; i++) numbers[i] = std::stoull(words[3 + i]);
    rntuple::codecs_t chosen;
    rntuple::hash_t hash = rntuple::xxh3;
    if (words.size() > 7) hash = [](const char*, std::size_t) { return uint64_t(7); };
    if (words[1] == "anchor") return hex_of(rntuple::read_anchor(file, numbers[0], numbers[1], numbers[2], chosen, hash));
    if (words[1] == "envelope") return hex_of(rntuple::read_envelope(file, numbers[0], numbers[1], numbers[2], numbers[3], chosen, hash));
    return hex_of(rntuple::read_page(file, numbers[0], numbers[1], numbers[2], numbers[3], words[1] == "page", chosen, hash));
}

// A file that counts the bytes that are read of it.
class counting_t : public rntuple::file_source_t {
public:
    explicit counting_t(const std::string& path) : rntuple::file_source_t(path) {}
    void read(uint64_t offset, char* target, std::size_t size) const override {
        number += size;
        rntuple::file_source_t::read(offset, target, size);
    }
    mutable uint64_t number = 0;
};

// ranges FILE ELEMENTS
std::string ranges(const words_t& words) {
    auto file = std::make_shared<counting_t>(words[1]);
    rntuple::ntuple_t ntuple = rntuple::open_ntuple(file, "", std::stoull(words[2]));
    rntuple::values_t found;
    for (const auto& cluster : ntuple.clusters())
        for (const auto& value : rntuple::numbers(ntuple, cluster, 0, cluster.num_entries)) found.push_back(value);
    return std::to_string(file->number) + " " + rntuple::to_json(found);
}

std::string answer(const words_t& words) {
    try {
        if (words[0] == "ranges") return ranges(words);
        if (words[0] == "read") return read(words);
        if (words[0] == "page") return page(words);
        std::ifstream input(words[1], std::ios::binary);
        std::string data((std::istreambuf_iterator<char>(input)), std::istreambuf_iterator<char>());
        uint64_t number = std::stoull(words[2]);
        if (words[0] == "blob") return hex_of(rntuple::read_blob(data, number, std::stoull(words[3]), std::stoull(words[4])));
        rntuple::codecs_t chosen;
        if (words.size() > 3) chosen[words[3]] = [](const std::string&, std::size_t length) { return std::string(length, '\7'); };
        return hex_of(rntuple::decompress(data, number, chosen));
    } catch (const rntuple::format_error& error) {
        return std::string("FormatError: ") + error.what();
    } catch (const rntuple::limit_error& error) {
        return std::string("LimitError: ") + error.what();
    } catch (const rntuple::missing_codec_error& error) {
        return "MissingCodecError: " + error.algorithm() + ": " + error.what();
    }
}

}  // namespace

int main() {
    for (std::string line; std::getline(std::cin, line);) {
        std::istringstream stream(line);
        std::cout << answer(words_t(std::istream_iterator<std::string>(stream), std::istream_iterator<std::string>())) << "\n";
    }
}
