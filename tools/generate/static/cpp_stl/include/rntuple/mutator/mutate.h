// Changes of trees that leave files well-formed enough to get past checksums, and cross-over of two files.
#pragma once

#include <rntuple/mutator/file.h>
#include <rntuple/mutator/known_values.h>

#include <cmath>
#include <iterator>
#include <utility>

namespace rntuple {
namespace mutator {

// Numbers that depend on the seed alone (SplitMix64).
class choices {
public:
    explicit choices(uint64_t seed) : state_(seed) {}
    uint64_t bits() {
        uint64_t z = state_ += 0x9e3779b97f4a7c15u;
        z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9u;
        z = (z ^ z >> 27) * 0x94d049bb133111ebu;
        return z ^ z >> 31;
    }
    size_t below(size_t limit) { return static_cast<size_t>(bits() % limit); }
    template <class T>
    auto& pick(T& items) { return items[below(std::size(items))]; }

private:
    uint64_t state_;
};

// A number near the old one, one of the format, a limit, a power of two, or any.
inline uint64_t other_number(choices& choose, uint64_t old, unsigned size) {
    const unsigned bits = 8 * size;
    switch (choose.below(8)) {
    case 0: case 1: return old + choose.below(5) - 2;
    case 2: case 3: return static_cast<uint64_t>(choose.pick(known_numbers));
    case 4: return (uint64_t(1) << (bits - 1)) - choose.below(3) + 1;  // largest with a sign, smallest with one
    case 5: return 0 - static_cast<uint64_t>(choose.below(4));
    case 6: return old ^ uint64_t(1) << choose.below(bits);
    default: return choose.bits() >> choose.below(64);
    }
}

inline std::string other_text(choices& choose, const std::string& old) {
    constexpr const char* odd[] = {"", "x", "_0", ":_0", "a.b", "\xce\xa9", "\xff\xfe", "std::vector<", "std::array<float,18446744073709551615>",
                                   "std::variant<>", "std::pair<float>", "std::tuple<float,", "Unknown<int>"};
    const std::string found = choose.below(3) ? choose.pick(known_names) : choose.pick(odd);
    switch (choose.below(6)) {
    case 0: return old + found;
    case 1: return old.substr(0, choose.below(old.size() + 1));
    case 2: return "std::vector<" + old + ">";
    case 3: return old + std::string(1, '\0') + std::string(choose.below(40) * 8, 'A');
    default: return found;
    }
}

// What a mutator works on: a member, and all members of its tree and of trees that parts may be taken from.
struct scene {
    choices& choose;
    const std::vector<member>& members;
    const std::vector<member>& donors;
};

inline bool ends_with(const std::string& text, const std::string& end) {
    return text.size() >= end.size() && text.compare(text.size() - end.size(), end.size(), end) == 0;
}
inline bool has(const member& m, const char* part) { return std::strstr(m.name, part) != nullptr; }
inline bool is_number(const member& m) { return m.kind == member::number; }
inline bool is_filled(const member& m) { return m.kind == member::list && m.operations->size(m.value) > 0; }

// Copies the value of a member of the same name from elsewhere.
inline void copy_sibling(const member& m, scene& s) {
    std::vector<const member*> found;
    for (const member& other : s.donors)
        if (other.kind == m.kind && other.value != m.value && std::strcmp(other.name, m.name) == 0) found.push_back(&other);
    if (!found.empty()) m.put(m.value, s.choose.pick(found)->get(s.choose.pick(found)->value));
}

// The mutators: what each changes, and how. Names follow the conventions of the grammars.
struct mutator_t {
    const char* name;
    bool (*takes)(const member&);
    void (*change)(const member&, scene&);
};

inline const mutator_t mutators[] = {
    {"number", is_number, [](const member& m, scene& s) { m.put(m.value, other_number(s.choose, m.get(m.value), m.size)); }},
    {"sibling", is_number, copy_sibling},
    {"flags", [](const member& m) { return is_number(m) && (ends_with(m.name, "flags") || !std::strcmp(m.name, "lo") || !std::strcmp(m.name, "hi")); },
     [](const member& m, scene& s) { m.put(m.value, m.get(m.value) ^ uint64_t(1) << s.choose.below(s.choose.below(3) ? 4 : 8 * m.size)); }},
    {"id", [](const member& m) { return is_number(m) && ends_with(m.name, "_id"); },
     [](const member& m, scene& s) {
         const uint64_t old = m.get(m.value), ids[] = {old + 1, old - 1, 0, s.choose.below(16), s.choose.below(256), 0x7fffffff, 0x80000000, 0xffffffff};
         m.put(m.value, s.choose.pick(ids));
     }},
    {"type", [](const member& m) { return is_number(m) && (ends_with(m.name, "type") || ends_with(m.name, "role") || ends_with(m.name, "storage")); },
     [](const member& m, scene& s) { m.put(m.value, static_cast<uint64_t>(s.choose.pick(known_numbers))); }},
    {"locator", [](const member& m) { return is_number(m) && (has(m, "ofs_") || has(m, "len_") || ends_with(m.name, "head")); },
     [](const member& m, scene& s) {
         if (s.choose.below(3) == 0) return copy_sibling(m, s);
         const uint64_t old = m.get(m.value), places[] = {old + 1, old - 1, old + 8, old * 2, old / 2, 0, s.choose.below(4096), 0x7fffffff, ~old};
         m.put(m.value, s.choose.pick(places));
     }},
    {"count", [](const member& m) { return is_number(m) && (has(m, "num_") || has(m, "entr") || has(m, "element") || has(m, "array_size")); },
     [](const member& m, scene& s) {
         const uint64_t old = m.get(m.value), counts[] = {old + 1, old - 1, 0 - old, 2 * old, 0, 1, old + s.choose.below(1000), uint64_t(1) << s.choose.below(64)};
         m.put(m.value, s.choose.pick(counts));
     }},
    {"compression", [](const member& m) { return is_number(m) && ends_with(m.name, "compression_settings"); },
     [](const member& m, scene& s) { m.put(m.value, 100 * s.choose.below(8) + s.choose.below(12)); }},
    {"real", [](const member& m) { return m.kind == member::real; },
     [](const member& m, scene& s) {
         constexpr double reals[] = {0.0, -0.0, 1.0, -1.0, 5e-324, 1.7e308, -1.7e308, HUGE_VAL, -HUGE_VAL, NAN};
         m.put(m.value, bits_of(s.choose.pick(reals)));
     }},
    {"text", [](const member& m) { return m.kind == member::bytes; }, [](const member& m, scene& s) { m.text() = other_text(s.choose, m.text()); }},
    {"checksum", [](const member& m) { return m.kind == member::fixed_bytes; },
     [](const member& m, scene& s) {
         if (!m.text().empty()) s.choose.pick(m.text()) ^= static_cast<char>(1 << s.choose.below(8));
     }},
    {"presence", [](const member& m) { return m.kind == member::presence; },
     [](const member& m, scene&) { *static_cast<bool*>(m.value) = !*static_cast<bool*>(m.value); }},
    {"erase", is_filled, [](const member& m, scene& s) { m.operations->erase(m.value, s.choose.below(m.operations->size(m.value))); }},
    {"duplicate", is_filled,
     [](const member& m, scene& s) {
         const size_t size = m.operations->size(m.value);
         for (size_t i = s.choose.below(8) ? 1 : 1 + s.choose.below(32); i > 0; i--) m.operations->insert(m.value, s.choose.below(size + 1), m.value, s.choose.below(size));
     }},
    {"swap", is_filled,
     [](const member& m, scene& s) {
         const size_t size = m.operations->size(m.value);
         m.operations->swap(m.value, s.choose.below(size), s.choose.below(size));
     }},
    {"insert", [](const member& m) { return m.kind == member::list; },
     [](const member& m, scene& s) { m.operations->insert(m.value, s.choose.below(m.operations->size(m.value) + 1), nullptr, 0); }},
    {"splice", [](const member& m) { return m.kind == member::list; },
     [](const member& m, scene& s) {
         std::vector<const member*> found;
         for (const member& other : s.donors)
             if (is_filled(other) && other.operations == m.operations && other.value != m.value) found.push_back(&other);
         if (found.empty()) return;
         const member& other = *s.choose.pick(found);
         m.operations->insert(m.value, s.choose.below(m.operations->size(m.value) + 1), other.value, s.choose.below(other.operations->size(other.value)));
     }},
};

// Changes one member of a tree; `donors` may be members of other trees.
inline void mutate_members(choices& choose, const std::vector<member>& members, const std::vector<member>& donors) {
    for (int tries = 0; tries < 8; tries++) {
        const mutator_t& chosen = choose.pick(mutators);
        std::vector<const member*> found;
        for (const member& m : members)
            if (chosen.takes(m)) found.push_back(&m);
        if (found.empty()) continue;
        scene s = {choose, members, donors};
        return chosen.change(*choose.pick(found), s);
    }
}

template <class... T>
std::vector<member> members_of(T&... trees) {
    enumerator found;
    (visit(found, trees), ...);
    return std::move(found.members);
}

// Changes a file in some places and returns its bytes. Donors are members of another file, or none.
inline std::string mutate(file& f, choices& choose, const std::vector<member>& donors = {}) {
    const std::vector<part*> parts = f.parts();
    damage wrong;
    for (size_t left = 1 + choose.below(choose.below(3) + 1); left > 0; left--) {
        const size_t what = choose.below(20);
        if (what < 2 || parts.empty()) {
            std::vector<member> around = members_of(f.header, f.directory, f.keys_key, f.keys);
            mutate_members(choose, around, around);
        } else if (what < 3) {
            if (f.ntuples.empty()) continue;
            std::vector<member> anchor = members_of(choose.pick(f.ntuples).anchor);
            mutate_members(choose, anchor, anchor);
        } else if (what < 5) {
            wrong = {static_cast<damage::kind_t>(1 + choose.below(4)), choose.bits()};
        } else {
            const std::vector<member> members = members_of(choose.pick(parts)->tree);
            mutate_members(choose, members, donors.empty() || choose.below(2) ? members : donors);
        }
    }
    return f.build(wrong);
}

// Replaces parts of a file by those of another one, and returns its bytes.
inline std::string cross_over(file& f, file& other, choices& choose) {
    std::vector<part*> parts = f.parts(), others = other.parts();
    for (size_t left = 1 + choose.below(3); left > 0 && !parts.empty() && !others.empty(); left--) {
        part &to = *choose.pick(parts), &from = *choose.pick(others);
        if (to.tree.type_id == from.tree.type_id && choose.below(4) == 0) {
            const std::string checksum = to.tree.checksum;
            to.tree = from.tree;
            to.tree.checksum = checksum;
            continue;
        }
        const std::vector<member> members = members_of(to.tree), donors = members_of(from.tree);
        std::vector<std::pair<const member*, const member*>> pairs;
        for (const member& m : members)
            for (const member& d : donors)
                if (m.kind == member::list && d.kind == member::list && m.operations == d.operations && pairs.size() < 256) pairs.push_back({&m, &d});
        if (pairs.empty()) continue;
        const auto [m, d] = choose.pick(pairs);
        const size_t size = d->operations->size(d->value), first = choose.below(size + 1);
        if (choose.below(2))
            while (m->operations->size(m->value) > 0) m->operations->erase(m->value, m->operations->size(m->value) - 1);
        for (size_t i = first; i < size && i < first + 64; i++) m->operations->insert(m->value, choose.below(m->operations->size(m->value) + 1), d->value, i);
    }
    return f.build();
}

}  // namespace mutator
}  // namespace rntuple
