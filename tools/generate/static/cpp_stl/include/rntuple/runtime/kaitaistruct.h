// Base of all parsed types of the small Kaitai Struct runtime that comes with the RNTuple parsers.
#pragma once

#include <rntuple/runtime/kaitaistream.h>

namespace rntuple {
namespace kaitai {

class kstruct {
public:
    explicit kstruct(kstream* io) : m__io(io) {}
    virtual ~kstruct() {}
    kstream* _io() const { return m__io; }

protected:
    kstream* m__io;
};

}  // namespace kaitai
}  // namespace rntuple
