// The mutator of the harnesses in C++: it unpacks metadata with the codecs of the package.
#pragma once

#include <rntuple/compression.h>
#include <rntuple/mutator/fuzzer.h>

inline void set_up_mutator() {
    rntuple::mutator::settings().decompress = [](const std::string& stored, uint64_t length) { return rntuple::decompress(stored, length); };
}
