// Errors of the small Kaitai Struct runtime that comes with the RNTuple parsers.
#pragma once

#include <cstddef>
#include <stdexcept>
#include <string>

#include <rntuple/runtime/kaitaistream.h>

namespace rntuple {
namespace kaitai {

// A value does not satisfy what the grammar says about it.
class validation_failed_error : public kstruct_error {
public:
    validation_failed_error(const std::string& what, kstream* io, const std::string& src_path)
        : kstruct_error("at byte " + std::to_string(io->pos()) + ": " + what, src_path) {}
};

template <typename T>
class validation_not_equal_error : public validation_failed_error {
public:
    validation_not_equal_error(const T&, const T&, kstream* io, const std::string& src_path)
        : validation_failed_error("not the expected value", io, src_path) {}
};

template <typename T>
class validation_less_than_error : public validation_failed_error {
public:
    validation_less_than_error(const T&, const T&, kstream* io, const std::string& src_path)
        : validation_failed_error("below the smallest allowed value", io, src_path) {}
};

template <typename T>
class validation_greater_than_error : public validation_failed_error {
public:
    validation_greater_than_error(const T&, const T&, kstream* io, const std::string& src_path)
        : validation_failed_error("above the largest allowed value", io, src_path) {}
};

template <typename T>
class validation_not_any_of_error : public validation_failed_error {
public:
    validation_not_any_of_error(const T&, kstream* io, const std::string& src_path)
        : validation_failed_error("not one of the allowed values", io, src_path) {}
};

template <typename T>
class validation_expr_error : public validation_failed_error {
public:
    validation_expr_error(const T&, kstream* io, const std::string& src_path)
        : validation_failed_error("value cannot be", io, src_path) {}
};

}  // namespace kaitai
}  // namespace rntuple
