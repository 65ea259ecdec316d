// Runs kernels of rntuple.cuh on the host, by one thread or as a grid of blocks of threads.
//
// Requests come from stdin: name of a kernel, blocks in x and y, threads of a block, whether they wait for each other, and pages. For
// each request stdout gets the flag of the kernel, and for each page all bytes of its two targets.
#include "rntuple.cuh"

#include <dlfcn.h>
#include <pthread.h>

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>
#include <thread>
#include <vector>

namespace {

using rntuple_device::int64;
using rntuple_device::uint64;
typedef void (*decode_kernel)(const rntuple_page*, int64, uint64*);
typedef void (*offsets_kernel)(const int64*, int64, uint64*);

bool read(void* target, size_t size) { return std::fread(target, 1, size, stdin) == size; }

uint64_t number() {
    uint64_t found;
    if (!read(&found, sizeof found))
        std::exit(2);
    return found;
}

// Memory of exactly the size, so that the sanitizer finds each access beyond it.
struct memory {
    unsigned char* bytes;
    size_t size;
    explicit memory(size_t length) : bytes(static_cast<unsigned char*>(std::malloc(length))), size(length) {
        std::memset(bytes, 0xa5, size);
    }
    memory(memory&& other) noexcept : bytes(other.bytes), size(other.size) { other.bytes = nullptr; }
    memory(const memory&) = delete;
    ~memory() { std::free(bytes); }
    uint64_t address(size_t offset) const { return reinterpret_cast<uint64_t>(bytes) + offset; }
};

pthread_barrier_t of_block;
std::vector<pthread_barrier_t> of_warps;

void wait_for_block() { pthread_barrier_wait(&of_block); }
void wait_for_warp() { pthread_barrier_wait(&of_warps[rntuple_device::threadIdx.x / rntuple_device::warp_size]); }

// Calls the kernel for every thread of a block: one after the other, or at the same time if they wait for each other.
template <class Call>
void run_block(rntuple_device::dimension block, unsigned threads, bool is_collective, const Call& call) {
    const auto one = [&](unsigned thread) {
        rntuple_device::blockIdx = block;
        rntuple_device::threadIdx = {thread, 0};
        call();
    };
    if (!is_collective || threads == 1) {
        for (unsigned thread = 0; thread < threads; thread++)
            one(thread);
        return;
    }
    pthread_barrier_init(&of_block, nullptr, threads);
    of_warps.resize(threads / rntuple_device::warp_size);
    for (auto& barrier : of_warps)
        pthread_barrier_init(&barrier, nullptr, rntuple_device::warp_size);
    rntuple_device::block_barrier = wait_for_block;
    rntuple_device::warp_barrier = wait_for_warp;
    std::vector<std::thread> running;
    for (unsigned thread = 0; thread < threads; thread++)
        running.emplace_back(one, thread);
    for (auto& thread : running)
        thread.join();
    rntuple_device::block_barrier = rntuple_device::warp_barrier = nullptr;
    pthread_barrier_destroy(&of_block);
    for (auto& barrier : of_warps)
        pthread_barrier_destroy(&barrier);
}

void answer() {
    std::string name(number(), ' ');
    read(&name[0], name.size());
    const unsigned blocks_x = number(), blocks_y = number(), threads = number();
    const bool is_collective = number() != 0;
    std::vector<rntuple_page> pages(number());
    std::vector<memory> sources, targets;
    for (auto& page : pages) {
        const uint64_t alignment = number(), lead = number(), width = number(), tag_width = number(), size = number();
        if (!read(&page, sizeof page))
            std::exit(2);
        sources.emplace_back(alignment + size);
        read(sources.back().bytes + alignment, size);
        page.source = sources.back().address(alignment);
        targets.emplace_back((lead + page.count) * width);
        page.target = targets.back().address(lead * width);
        targets.emplace_back((lead + page.count) * tag_width);
        page.second = targets.back().address(lead * tag_width);
    }
    void* found = dlsym(RTLD_DEFAULT, name.c_str());
    if (!found)
        std::exit(3);
    uint64 bad = 0;
    rntuple_device::gridDim = {blocks_x, blocks_y};
    rntuple_device::blockDim = {threads, 1};
    for (unsigned y = 0; y < blocks_y; y++)
        for (unsigned x = 0; x < blocks_x; x++)
            run_block({x, y}, threads, is_collective, [&] {
                if (name == "rntuple_check_offsets")
                    reinterpret_cast<offsets_kernel>(found)(reinterpret_cast<const int64*>(pages[0].source), pages[0].count, &bad);
                else
                    reinterpret_cast<decode_kernel>(found)(pages.data(), static_cast<int64>(pages.size()), &bad);
            });
    std::fwrite(&bad, sizeof bad, 1, stdout);
    for (const auto& target : targets)
        std::fwrite(target.bytes, 1, target.size, stdout);
}

}  // namespace

int main() {
    for (int next = std::getchar(); next != EOF; next = std::getchar())
        answer();
}
