// Tries the trees of <rntuple/mutator/tree.h> and the mutator; tests/languages/test_trees.py asks it.
//
//     trees pieces < REQUEST               for each envelope (its length in 4 bytes, little-endian, and its bytes) "same", "refused"
//     trees same FILE...                   "same" for each file that is written as it was, and its envelopes as well
//     trees mutate COUNT SEED FILE FOLDER  writes mutants, and prints how many there are
//     trees cross COUNT SEED FILE OTHER FOLDER
//     trees grow FILE OUT                  a file with a longer description and more bytes in its page lists and footer
//     trees afl COUNT FILE                 prints how many different inputs the functions of AFL++ return
#include <rntuple/mutator/fuzzer.h>

#include <fstream>
#include <iostream>
#include <iterator>
#include <set>

using namespace rntuple::mutator;

static std::string bytes_of(std::istream& input) {
    return std::string((std::istreambuf_iterator<char>(input)), std::istreambuf_iterator<char>());
}

static std::string read(const std::string& path) {
    std::ifstream input(path, std::ios::binary);
    return bytes_of(input);
}

static void save(const std::string& path, const std::string& data) { std::ofstream(path, std::ios::binary) << data; }

static const uint8_t* start(const std::string& data) { return reinterpret_cast<const uint8_t*>(data.data()); }

static const char* state_of(const std::string& data) {
    try {
        reader r(data.data(), data.size());
        envelope_t tree;
        visit(r, tree);
        std::string written = write(tree);
        return written == data.substr(0, r.position()) ? "same" : "different";
    } catch (const refused&) {
        return "refused";
    }
}

static const char* state_of_file(const std::string& data) {
    const auto f = file_of(start(data), data.size());
    if (!f) return "refused";
    for (part* p : f->parts())
        if (write(p->tree) != p->bytes) return "different";
    return f->build() == data ? "same" : "different";
}

static int make(int count, uint64_t seed, const std::string& data, const std::string& other, const std::string& folder) {
    int made = 0;
    for (int i = 0; i < count; i++) {
        const uint8_t* donor = other.empty() ? nullptr : start(other);
        const std::string found = mutated(start(data), data.size(), 1 << 16, seed + static_cast<uint64_t>(i), donor, other.size());
        if (found.empty()) continue;
        file_of(start(found), found.size());
        if (folder != "-") save(folder + "/" + std::to_string(i) + ".root", found);
        made++;
    }
    return made;
}

static void grow(const std::string& data, const std::string& out) {
    const auto f = file_of(start(data), data.size());
    for (parsed_ntuple& ntuple : f->ntuples) {
        ntuple.header.tree.payload_header.description.append(300, 'x');
        ntuple.footer.tree.payload_footer.trailing.append(40, 'y');
        for (part& p : ntuple.page_lists) p.tree.payload_page_list.trailing.append(40, 'z');
    }
    save(out, f->build());
}

static size_t afl(int count, std::string data) {
    std::set<std::string> found;
    std::string other = data;
    void* state = afl_custom_init(nullptr, 1);
    for (int i = 0; i < count; i++) {
        uint8_t* out = nullptr;
        uint8_t* bytes = reinterpret_cast<uint8_t*>(&data[0]);
        const size_t size = afl_custom_fuzz(state, bytes, data.size(), &out, reinterpret_cast<uint8_t*>(&other[0]), other.size(), 1 << 16);
        if (size == 0 || size > 1 << 16) return 0;
        found.insert(std::string(out, out + size));
    }
    afl_custom_deinit(state);
    return found.size();
}

int main(int count, char** arguments) {
    const std::vector<std::string> words(arguments + 1, arguments + count);
    if (words[0] == "pieces") {
        const std::string request = bytes_of(std::cin);
        for (size_t place = 0; place < request.size();) {
            const size_t size = load(&request[place], little(4));
            std::cout << state_of(request.substr(place + 4, size)) << "\n";
            place += 4 + size;
        }
    } else if (words[0] == "same") {
        for (size_t i = 1; i < words.size(); i++) std::cout << state_of_file(read(words[i])) << "\n";
    } else if (words[0] == "mutate") {
        std::cout << make(std::stoi(words[1]), std::stoul(words[2]), read(words[3]), "", words[4]) << "\n";
    } else if (words[0] == "cross") {
        std::cout << make(std::stoi(words[1]), std::stoul(words[2]), read(words[3]), read(words[4]), words[5]) << "\n";
    } else if (words[0] == "grow") {
        grow(read(words[1]), words[2]);
    } else if (words[0] == "afl") {
        std::cout << afl(std::stoi(words[1]), read(words[2])) << "\n";
    }
}
