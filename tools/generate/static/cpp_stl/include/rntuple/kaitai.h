// The runtime that the parsers are compiled with: the one that comes with them, or an installed official one.
//
// By default names from `kaitai` are those of rntuple::kaitai, which collide with nothing: a program may link the
// official runtime as well. With RNTUPLE_OFFICIAL_RUNTIME they are those of ::kaitai, interface 0.11.
#pragma once

#ifdef RNTUPLE_OFFICIAL_RUNTIME
#include <kaitai/exceptions.h>
#include <kaitai/kaitaistream.h>
#include <kaitai/kaitaistruct.h>
#if KAITAI_STRUCT_VERSION < 11000L
#error "The RNTuple parsers need version 0.11 of the Kaitai Struct runtime or a later one"
#endif
namespace rntuple {
namespace kaitai = ::kaitai;
}
#else
#include <rntuple/runtime/exceptions.h>
#include <rntuple/runtime/kaitaistream.h>
#include <rntuple/runtime/kaitaistruct.h>
#endif

namespace rntuple {

#ifdef RNTUPLE_OFFICIAL_RUNTIME
// The official runtime throws several types; this is the one that they share.
typedef std::exception format_error;
#else
// The bytes break the grammar. Everything that a parser throws derives from it.
typedef kaitai::kstruct_error format_error;
#endif

}  // namespace rntuple
