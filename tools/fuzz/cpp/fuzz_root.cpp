// Harness of ROOT: opens each RNTuple of a file in memory, and reads its first entries (docs/fuzzing-engines.md).
//
// ROOT has no coverage counters, so the program has a loop of its own rather than that of libFuzzer:
//
//     fuzz_root SECONDS FINDINGS FILE...     mutates the files; prints the number of inputs, and how each child ended
//     fuzz_root FILE                         reads one file, as after a crash
//
// A child reads mutants until it crashes or hangs; the parent keeps the mutant and starts another child. Children inherit a ROOT that
// is ready.
#include "settings.h"

#include <ROOT/RNTupleReader.hxx>
#include <TError.h>
#include <TROOT.h>
#include <TSystem.h>

#include <malloc.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <map>
#include <set>

namespace {

constexpr size_t max_size = 1 << 16;
constexpr unsigned seconds_per_input = 5;
constexpr rlim_t memory = rlim_t(3) << 30;  // of address space: the libraries of ROOT take some of it
constexpr uint64_t num_entries = 16;

// What parent and child share.
struct progress {
    uint64_t seed, num_inputs, num_read, num_refused;
    size_t size;
    uint8_t input[max_size];
};

std::string bytes_of(const char* path) {
    std::ifstream input(path, std::ios::binary);
    return std::string((std::istreambuf_iterator<char>(input)), std::istreambuf_iterator<char>());
}

// A file in memory with a name in the file system, so that ROOT reads it as any file: files of TMemFile end the process at a read behind
// their end.
class memory_file {
public:
    memory_file() : descriptor_(memfd_create("rntuple", 0)), path("/proc/self/fd/" + std::to_string(descriptor_)) {
        if (descriptor_ < 0) std::abort();
    }
    ~memory_file() { close(descriptor_); }
    void write(const uint8_t* data, size_t size) {
        if (ftruncate(descriptor_, 0) != 0 || pwrite(descriptor_, data, size, 0) != static_cast<ssize_t>(size)) std::abort();
    }

private:
    const int descriptor_;

public:
    const std::string path;
};

// Names of the RNTuples of a file; each is tried once.
std::set<std::string> names_of(const rntuple::mutator::file& file) {
    std::set<std::string> found;
    for (const auto& ntuple : file.ntuples) found.insert(ntuple.key.name);
    return found;
}

bool read_file(const uint8_t* data, size_t size, const std::set<std::string>& names) {
    memory_file file;
    file.write(data, size);
    ROOT::RNTupleReadOptions options;
    options.SetClusterCache(ROOT::RNTupleReadOptions::EClusterCache::kOff);  // no thread for each reader
    bool is_refused = names.empty();
    for (const std::string& name : names) {
        try {
            auto reader = ROOT::RNTupleReader::Open(name, file.path, options);
            const uint64_t end = std::min<uint64_t>(reader->GetNEntries(), num_entries);
            for (uint64_t i = 0; i < end; i++) reader->LoadEntry(i);
        } catch (const std::exception&) {
            is_refused = true;
        }
    }
    return !is_refused;
}

struct seed_file {
    std::string data;
    std::set<std::string> names;

    const uint8_t* begin() const { return reinterpret_cast<const uint8_t*>(data.data()); }
    bool read() const { return read_file(begin(), data.size(), names); }
};

// The file, with the names in it; without names if it is none.
seed_file seed_of(const char* path) {
    seed_file found = {bytes_of(path), {}};
    if (auto file = rntuple::mutator::file_of(found.begin(), found.data.size())) found.names = names_of(*file);
    return found;
}

// Whether ROOT reads the file. A child tries, which the file may end.
bool is_readable(const seed_file& file) {
    std::fflush(nullptr);
    const pid_t child = fork();
    if (child == 0) _exit(file.read() ? 0 : 1);
    int status = 1;
    if (child > 0) waitpid(child, &status, 0);
    return status == 0;
}

// Seconds that this process and its children used.
double processor_time() {
    double found = 0;
    for (int who : {RUSAGE_SELF, RUSAGE_CHILDREN}) {
        rusage used;
        getrusage(who, &used);
        for (const timeval& each : {used.ru_utime, used.ru_stime}) found += static_cast<double>(each.tv_sec) + 1e-6 * static_cast<double>(each.tv_usec);
    }
    return found;
}

// Mutates files, each time another one, until the time is over or ROOT ends the process.
void run(const std::vector<seed_file>& files, progress& state, std::chrono::steady_clock::time_point end) {
    using namespace rntuple::mutator;
    const rlimit limit = {memory, memory};
    setrlimit(RLIMIT_AS, &limit);
    while (std::chrono::steady_clock::now() < end) {
        choices choose(++state.seed);
        const seed_file &file = choose.pick(files), &other = choose.pick(files);
        const std::string found =
            mutated(file.begin(), file.data.size(), max_size, choose.bits(), choose.below(4) ? nullptr : other.begin(), other.data.size());
        if (found.empty()) continue;
        state.size = found.size();
        std::memcpy(state.input, found.data(), found.size());
        alarm(seconds_per_input);
        ++(read_file(state.input, state.size, file.names) ? state.num_read : state.num_refused);
        ++state.num_inputs;
    }
    alarm(0);
}

}  // namespace

int main(int count, char** arguments) {
    set_up_mutator();
    mallopt(M_MMAP_THRESHOLD, 64 << 20);  // buffers of pages keep their memory
    mallopt(M_TRIM_THRESHOLD, 512 << 20);
    SetErrorHandler([](int, bool is_fatal, const char* place, const char* message) {
        if (!is_fatal) return;
        std::fprintf(stderr, "%s: %s\n", place, message);
        std::abort();
    });
    gSystem->ResetSignals();  // a crash ends the process without a stack trace
    if (count == 2) {
        std::puts(seed_of(arguments[1]).read() ? "read" : "refused");
        return 0;
    }
    if (count < 4) {
        std::fputs("usage: fuzz_root SECONDS FINDINGS FILE... | fuzz_root FILE\n", stderr);
        return 2;
    }
    std::vector<seed_file> files;
    for (int i = 3; i < count; i++) {
        seed_file file = seed_of(arguments[i]);
        if (file.data.size() > max_size / 2 || file.names.empty() || !is_readable(file)) continue;
        file.read();  // loads libraries and classes
        files.push_back(std::move(file));
    }
    if (files.empty()) return 2;
    void* shared = mmap(nullptr, sizeof(progress), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    if (shared == MAP_FAILED) return 2;
    progress& state = *static_cast<progress*>(shared);
    const double ready = processor_time();
    std::map<int, uint64_t> ends;  // by signal or exit code
    const auto start = std::chrono::steady_clock::now(), end = start + std::chrono::seconds(std::atoi(arguments[1]));
    while (std::chrono::steady_clock::now() < end) {
        std::fflush(nullptr);
        const pid_t child = fork();
        if (child < 0) return 2;
        if (child == 0) {
            run(files, state, end);
            _exit(0);
        }
        int status = 0;
        waitpid(child, &status, 0);
        if (WIFEXITED(status) && WEXITSTATUS(status) == 0) break;
        const int code = WIFSIGNALED(status) ? WTERMSIG(status) : 1000 + WEXITSTATUS(status);
        ++state.num_inputs;
        if (++ends[code] > 100) continue;  // of one kind, these are enough
        std::ofstream(std::string(arguments[2]) + "/" + std::to_string(code) + "-" + std::to_string(state.seed) + ".root", std::ios::binary)
            .write(reinterpret_cast<const char*>(state.input), static_cast<std::streamsize>(state.size));
    }
    const double cpu = processor_time() - ready;
    const std::chrono::duration<double> spent = std::chrono::steady_clock::now() - start;
    std::printf("%llu inputs in %.1f s, %.0f per second of processor time; %llu read, %llu refused\n", static_cast<unsigned long long>(state.num_inputs), spent.count(),
                static_cast<double>(state.num_inputs) / cpu, static_cast<unsigned long long>(state.num_read),
                static_cast<unsigned long long>(state.num_refused));
    for (const auto& [code, number] : ends)
        std::printf("%s %d: %llu\n", code < 1000 ? "signal" : "exit code", code % 1000, static_cast<unsigned long long>(number));
    return ends.empty() ? 0 : 1;
}
