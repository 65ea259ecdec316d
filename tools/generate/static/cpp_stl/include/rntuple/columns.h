// Pages of columns to values: column types of every generation, and the decoder that undoes their encoding steps.
#pragma once

#include <rntuple/kaitai.h>

#include <cstdint>
#include <string>
#include <vector>

namespace rntuple {

// Encoding steps, as bits of column_type_t::steps. Writers apply them in the order of zigzag or delta, then split.
enum column_step_t {
    column_step_bits = 1,
    column_step_split = 2,
    column_step_zigzag = 4,
    column_step_delta = 8,
    column_step_packed = 16,
    column_step_truncate = 32,
    column_step_quantize = 64,
    column_step_switch = 128
};

struct column_type_t {
    const char* generation;  // 1.x, rc2, rc1 or v0
    unsigned id;             // in the records of columns
    const char* name;
    const char* kind;     // bit, byte, char, integer, real, index or switch
    unsigned bits_min;    // legal bits on storage of an element, both included
    unsigned bits_max;
    const char* element;  // type of an element, for example int16
    unsigned steps;
    bool sign_from_field;  // whether the field tells if elements are signed

    bool has(column_step_t step) const { return (steps & step) != 0; }
};

// Bits of an element of a Switch column: the index in the lower ones, the tag above.
struct switch_layout_t {
    unsigned bits;
    unsigned index_bits;
    unsigned tag_bits;
    std::vector<std::string> generations;
};

const std::vector<column_type_t>& column_types();
// The first one is that of the released format.
const std::vector<switch_layout_t>& switch_layouts();
// The column type of that id, or a null pointer if the generation has none.
const column_type_t* find_column_type(const std::string& generation, unsigned id);

// What column and generation add to the column type.
struct column_options_t {
    unsigned bits = 0;  // on storage of an element; 0 stands for the most that the column type allows
    double min = 0;     // range of a quantized column
    double max = 0;
    const switch_layout_t* layout = nullptr;  // of a Switch column; the default is that of the released format
    bool is_signed = false;                   // for column types that leave it to the field
    uint64_t limit = UINT64_MAX;              // how many elements are wanted at most
};

// Elements of a page. Vectors that the column type does not need are empty.
struct page_elements_t {
    std::vector<int64_t> integers;  // also indices, and 0 or 1 for bits; unsigned ones of 64 bits as the same bits
    std::vector<uint64_t> tags;     // of a Switch column, whose indices are in integers
    std::vector<double> reals;

    std::size_t size() const { return integers.size() + reals.size(); }
};

// Returns the elements of an uncompressed page without its checksum.
// Throws a format_error if the page is too short, or bits or range are not those of the column type.
page_elements_t decode_page(const column_type_t& type, const std::string& page, uint64_t number,
                            const column_options_t& column = column_options_t());

}  // namespace rntuple
