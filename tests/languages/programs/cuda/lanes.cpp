// A library that runs kernels of rntuple.cuh on the host, on any number of threads in lock step.
//
// Each thread of a block is a context of its own. A loop resumes them in turn, and a context gives way at each barrier until the
// others have come to it: shuffles between the lanes of a warp work as on a GPU, with the same result in each run.
#include "rntuple.cuh"

#include <ucontext.h>

#include <cstdio>
#include <cstdlib>
#include <memory>
#include <vector>

namespace {

using rntuple_device::int64;
using rntuple_device::threadIdx;
using rntuple_device::uint64;
typedef void (*function)(const void*, int64, uint64*);

struct lane {
    ucontext_t context;
    std::unique_ptr<char[]> stack;
    uint64 barriers[2];  // of the warp and of the block, to which it has come
    bool is_done;
};

const size_t len_stack = 1 << 17;
std::vector<lane> lanes;
ucontext_t loop;
struct {
    function kernel;
    const void* items;
    int64 num;
    uint64* bad;
} call;

void come_to(int kind, unsigned first, unsigned last) {
    const unsigned own = threadIdx.x;
    const uint64 number = ++lanes[own].barriers[kind];
    for (unsigned k = first; k < last; k++) {
        while (lanes[k].barriers[kind] < number) {
            if (lanes[k].is_done) {
                std::fprintf(stderr, "thread %u waits for thread %u, which has returned\n", own, k);
                std::abort();
            }
            swapcontext(&lanes[own].context, &loop);
        }
    }
}

void wait_for_warp() {
    const unsigned first = threadIdx.x / rntuple_device::warp_size * rntuple_device::warp_size;
    come_to(0, first, first + rntuple_device::warp_size);
}

void wait_for_block() { come_to(1, 0, static_cast<unsigned>(lanes.size())); }

void run_thread() {
    call.kernel(call.items, call.num, call.bad);
    lanes[threadIdx.x].is_done = true;
    swapcontext(&lanes[threadIdx.x].context, &loop);
}

void run_block() {
    for (auto& each : lanes) {
        getcontext(&each.context);
        each.context.uc_stack.ss_sp = each.stack.get();
        each.context.uc_stack.ss_size = len_stack;
        each.barriers[0] = each.barriers[1] = 0;
        each.is_done = false;
        makecontext(&each.context, run_thread, 0);
    }
    for (size_t left = lanes.size(); left;) {
        for (unsigned k = 0; k < lanes.size(); k++) {
            if (lanes[k].is_done)
                continue;
            threadIdx.x = k;
            swapcontext(&loop, &lanes[k].context);
            left -= lanes[k].is_done;
        }
    }
}

}  // namespace

// Runs a kernel of pages or chunks; one without `bad` ignores it. With one thread to a block there are no warps.
extern "C" void launch(function kernel, unsigned blocks, unsigned threads, const void* items, int64 num, uint64* bad) {
    call = {kernel, items, num, bad};
    lanes.resize(threads);
    for (auto& each : lanes)
        if (!each.stack)
            each.stack.reset(new char[len_stack]);
    rntuple_device::gridDim = {blocks, 1};
    rntuple_device::blockDim = {threads, 1};
    rntuple_device::warp_barrier = threads > 1 ? wait_for_warp : nullptr;
    rntuple_device::block_barrier = threads > 1 ? wait_for_block : nullptr;
    for (unsigned block = 0; block < blocks; block++) {
        rntuple_device::blockIdx = {block, 0};
        run_block();
    }
}
