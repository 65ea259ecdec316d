// Visitors of the trees: they parse bytes, write them, and enumerate the members that can be changed. C++17 of GCC and Clang.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string>
#include <type_traits>
#include <vector>

namespace rntuple {
namespace mutator {

typedef __int128 wide;
constexpr size_t absent = SIZE_MAX;

// Bytes that no tree describes.
struct refused {};

// Size of a number in bytes, and its byte order.
struct form {
    uint8_t size;
    bool is_big;
};
constexpr form little(uint8_t size) { return {size, false}; }
constexpr form big(uint8_t size) { return {size, true}; }

// The stream around an entered one; of a writer, its start alone.
struct frame {
    size_t start, end;
};

inline uint64_t load(const char* bytes, form f) {
    uint64_t value = 0;
    for (unsigned i = 0; i < f.size; i++) value = value << 8 | static_cast<uint8_t>(bytes[f.is_big ? i : f.size - 1 - i]);
    return value;
}

inline void store(char* bytes, form f, uint64_t value) {
    for (unsigned i = 0; i < f.size; i++) bytes[f.is_big ? f.size - 1 - i : i] = static_cast<char>(value >> 8 * i);
}

template <class T>
uint64_t bits_of(T value) {
    uint64_t bits = 0;
    if constexpr (std::is_floating_point<T>::value)
        std::memcpy(&bits, &value, sizeof value);
    else
        bits = static_cast<uint64_t>(value);
    return bits;
}

template <class T>
T from_bits(uint64_t bits) {
    if constexpr (std::is_floating_point<T>::value) {
        T value;
        std::memcpy(&value, &bits, sizeof value);
        return value;
    } else {
        return static_cast<T>(bits);
    }
}

// What all visitors share: a position, and members that ask for nothing.
struct visitor {
    static constexpr bool is_reader = false, is_writer = false;
    size_t position() const { return 0; }
    wide left() const { return 0; }
    wide size() const { return 0; }
    bool is_at_end() const { return true; }
    frame enter(wide) { return {0, 0}; }
    wide leave(frame) { return 0; }
    template <class T>
    size_t measure(T&, form) { return absent; }
    void magic(const std::string&) {}
};

// Parses bytes; throws `refused`.
class reader : public visitor {
public:
    static constexpr bool is_reader = true;
    reader(const char* data, size_t size) : data_(data), start_(0), position_(0), end_(size) {}

    size_t position() const { return position_; }
    wide left() const { return end_ - position_; }
    wide size() const { return end_ - start_; }
    bool is_at_end() const { return position_ >= end_; }
    void check(bool holds) const {
        if (!holds) throw refused();
    }

    template <class T>
    void number(T& value, form f, const char*) { value = from_bits<T>(load(take(f.size), f)); }
    template <class T>
    size_t measure(T& value, form f) {
        number(value, f, "");
        return absent;
    }
    void bytes(std::string& value, wide size, bool, const char*) {
        check(size >= 0);
        const char* found = take(size);
        value.assign(found, static_cast<size_t>(size));
    }
    void rest(std::string& value, const char* name) { bytes(value, left(), false, name); }
    void magic(const std::string& expected) { check(std::memcmp(take(expected.size()), expected.data(), expected.size()) == 0); }
    void presence(bool&, const char*) {}
    template <class T, class More>
    void list(std::vector<T>& items, More more, const char*) {
        items.clear();
        while (more()) visit(*this, items.emplace_back());
    }
    frame enter(wide size) {
        check(size >= 0 && size <= left());
        frame around = {start_, end_};
        start_ = position_;
        end_ = position_ + static_cast<size_t>(size);
        return around;
    }
    wide leave(frame around) {
        position_ = end_;
        start_ = around.start;
        end_ = around.end;
        return 0;
    }

private:
    const char* take(wide size) {
        check(size <= left());
        const char* found = data_ + position_;
        position_ += static_cast<size_t>(size);
        return found;
    }

    const char* data_;
    size_t start_, position_, end_;
};

// Writes bytes. Sizes and counts are those of the tree; `measures` says where they are.
class writer : public visitor {
public:
    struct place {
        size_t position;
        form kind;
    };
    static constexpr bool is_writer = true;
    std::string data;
    std::vector<place> measures;

    size_t position() const { return data.size(); }
    template <class T>
    void number(T& value, form f, const char*) {
        data.resize(data.size() + f.size);
        store(&data[data.size() - f.size], f, bits_of(value));
    }
    template <class T>
    size_t measure(T& value, form f) {
        number(value, f, "");
        return data.size() - f.size;
    }
    template <class T>
    void set(size_t at, T& value, form f, wide measured) {
        value = static_cast<T>(measured);
        if (at == absent) return;
        store(&data[at], f, bits_of(value));
        measures.push_back({at, f});
    }
    void bytes(std::string& value, wide, bool, const char*) { data += value; }
    void rest(std::string& value, const char*) { data += value; }
    void magic(const std::string& expected) { data += expected; }
    void presence(bool&, const char*) {}
    template <class T, class More>
    void list(std::vector<T>& items, More, const char*) {
        for (T& item : items) visit(*this, item);
    }
    frame enter(wide) { return {data.size(), 0}; }
    wide leave(frame entered) { return data.size() - entered.start; }
};

// Changes of a list whatever its items are. Lists of one type have the same operations.
struct list_operations {
    size_t (*size)(const void* list);
    void (*erase)(void* list, size_t index);
    void (*swap)(void* list, size_t first, size_t second);
    void (*insert)(void* list, size_t index, const void* other, size_t from);  // a new item without `other`
};

template <class T>
const list_operations* operations_of() {
    typedef std::vector<T> items;
    static const list_operations found = {
        [](const void* list) { return static_cast<const items*>(list)->size(); },
        [](void* list, size_t index) { static_cast<items*>(list)->erase(static_cast<items*>(list)->begin() + static_cast<std::ptrdiff_t>(index)); },
        [](void* list, size_t first, size_t second) { std::swap((*static_cast<items*>(list))[first], (*static_cast<items*>(list))[second]); },
        [](void* list, size_t index, const void* other, size_t from) {
            T item = other ? (*static_cast<const items*>(other))[from] : T();
            static_cast<items*>(list)->insert(static_cast<items*>(list)->begin() + static_cast<std::ptrdiff_t>(index), std::move(item));
        },
    };
    return &found;
}

// A member that can be changed.
struct member {
    enum kind_t { number, real, bytes, fixed_bytes, presence, list } kind;
    const char* name;
    void* value;
    unsigned size = 0;  // of a number in bytes
    uint64_t (*get)(const void*) = nullptr;
    void (*put)(void*, uint64_t) = nullptr;
    const list_operations* operations = nullptr;

    std::string& text() const { return *static_cast<std::string*>(value); }
};

// Enumerates the members of a tree.
class enumerator : public visitor {
public:
    std::vector<member> members;

    template <class T>
    void number(T& value, form f, const char* name) {
        members.push_back({std::is_floating_point<T>::value ? member::real : member::number, name, &value, f.size,
                           [](const void* place) { return bits_of(*static_cast<const T*>(place)); },
                           [](void* place, uint64_t bits) { *static_cast<T*>(place) = from_bits<T>(bits); }});
    }
    void bytes(std::string& value, wide, bool is_fixed, const char* name) {
        members.push_back({is_fixed ? member::fixed_bytes : member::bytes, name, &value});
    }
    void rest(std::string& value, const char* name) { bytes(value, 0, false, name); }
    void presence(bool& value, const char* name) { members.push_back({member::presence, name, &value}); }
    template <class T, class More>
    void list(std::vector<T>& items, More, const char* name) {
        members.push_back({member::list, name, &items, 0, nullptr, nullptr, operations_of<T>()});
        for (T& item : items) visit(*this, item);
    }
};

// Returns a tree of bytes, which may end before they do. Throws `refused`.
template <class T>
T parse(const char* data, size_t size) {
    T tree;
    reader r(data, size);
    visit(r, tree);
    return tree;
}

// Returns the bytes of a tree; its sizes and counts are set.
template <class T>
std::string write(T& tree) {
    writer w;
    visit(w, tree);
    return std::move(w.data);
}

}  // namespace mutator
}  // namespace rntuple
