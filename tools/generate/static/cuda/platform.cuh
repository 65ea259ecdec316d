// What the kernels need of a platform: NVRTC and nvcc, or a C++17 compiler for the host.
//
// On the host a kernel runs as a function. One thread does all of its work, unless the caller sets the variables and
// barriers below and calls the kernel from several threads, as a GPU does.
// clang-format off
#if defined(__CUDACC__)
#define RNTUPLE_DEVICE __device__ __forceinline__
#define RNTUPLE_KERNEL extern "C" __global__ void __launch_bounds__(1024)
#define RNTUPLE_SHARED __shared__
#define RNTUPLE_UNROLL _Pragma("unroll")
#define RNTUPLE_ROLLED _Pragma("unroll 1")
#else
#define RNTUPLE_DEVICE inline
#define RNTUPLE_KERNEL extern "C" void
#define RNTUPLE_SHARED static
#define RNTUPLE_UNROLL
#define RNTUPLE_ROLLED
#endif

namespace rntuple_device {

typedef unsigned char uint8;
typedef unsigned short uint16;
typedef unsigned int uint32;
typedef unsigned long long uint64;
typedef long long int64;

#if !defined(__CUDACC__)
struct dimension {
    unsigned x, y;
};
inline thread_local dimension threadIdx = {0, 0}, blockIdx = {0, 0};
inline dimension blockDim = {1, 1}, gridDim = {1, 1};
// Wait for all threads of the block, or of the warp. Only needed for more than one thread in a block.
inline void (*block_barrier)() = nullptr;
inline void (*warp_barrier)() = nullptr;
#endif

// Threads of a warp.
enum { warp_size = 32, most_warps = 32 };

// Waits for all threads of the block.
RNTUPLE_DEVICE void synchronize() {
#if defined(__CUDACC__)
    __syncthreads();
#else
    if (block_barrier)
        block_barrier();
#endif
}

// The value that thread `lane` of the warp passes. All threads of the warp call it.
template <class T>
RNTUPLE_DEVICE T shuffle(T value, unsigned lane) {
#if defined(__CUDACC__)
    return __shfl_sync(0xffffffffu, value, lane);
#else
    if (!warp_barrier)
        return value;
    static T slots[warp_size * most_warps];
    slots[threadIdx.x] = value;
    warp_barrier();
    T found = slots[threadIdx.x / warp_size * warp_size + lane % warp_size];
    warp_barrier();
    return found;
#endif
}

// The 32 bits that start at bit `shift` (0 to 31) of two words.
RNTUPLE_DEVICE uint32 funnel(uint32 low, uint32 high, unsigned shift) {
#if defined(__CUDACC__)
    return __funnelshift_r(low, high, shift);
#else
    return (uint32)(((uint64)high << 32 | low) >> shift);
#endif
}

// Bytes of two words: nibble k of the selector says which of the eight becomes byte k.
RNTUPLE_DEVICE uint32 permute(uint32 low, uint32 high, unsigned selector) {
#if defined(__CUDACC__)
    return __byte_perm(low, high, selector);
#else
    uint64 both = (uint64)high << 32 | low;
    uint32 found = 0;
    for (int k = 0; k < 4; k++)
        found |= (uint32)(both >> (selector >> 4 * k & 7) * 8 & 0xff) << 8 * k;
    return found;
#endif
}

// A word at an address that is a multiple of 4. Nothing may write it while the kernel runs.
RNTUPLE_DEVICE uint32 load_word(uint64 address) {
#if defined(__CUDACC__)
    return __ldg((const uint32 *)address);
#else
    uint32 word;
    __builtin_memcpy(&word, (const void *)address, sizeof word);
    return word;
#endif
}

// Records that something is wrong with the input.
RNTUPLE_DEVICE void set_bad(uint64 *bad) {
#if defined(__CUDACC__)
    atomicExch(bad, 1ull);
#else
    __atomic_store_n(bad, 1ull, __ATOMIC_RELAXED);
#endif
}

// double precision without fused multiplication and addition, as the values on the CPU are computed
RNTUPLE_DEVICE double product(double a, double b) {
#if defined(__CUDACC__)
    return __dmul_rn(a, b);
#else
    volatile double found = a * b;
    return found;
#endif
}

RNTUPLE_DEVICE double sum(double a, double b) {
#if defined(__CUDACC__)
    return __dadd_rn(a, b);
#else
    return a + b;
#endif
}

RNTUPLE_DEVICE uint64 bits_of(double number) {
#if defined(__CUDACC__)
    return (uint64)__double_as_longlong(number);
#else
    uint64 bits;
    __builtin_memcpy(&bits, &number, sizeof bits);
    return bits;
#endif
}

RNTUPLE_DEVICE uint32 bits_of(float number) {
#if defined(__CUDACC__)
    return __float_as_uint(number);
#else
    uint32 bits;
    __builtin_memcpy(&bits, &number, sizeof bits);
    return bits;
#endif
}

}  // namespace rntuple_device
