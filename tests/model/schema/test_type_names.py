"""Parsing and normalising C++ type names."""

from __future__ import annotations

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from rntuple_construct.base.errors import SchemaError
from rntuple_construct.model.schema.cpp_types import TypeName, normalize_type_name, parse_type_name

KNOWN = {
    # integers
    "char": "char",
    "signed char": "std::int8_t",
    "unsigned char": "std::uint8_t",
    "short": "std::int16_t",
    "short int": "std::int16_t",
    "unsigned short": "std::uint16_t",
    "int": "std::int32_t",
    "signed": "std::int32_t",
    "unsigned": "std::uint32_t",
    "unsigned int": "std::uint32_t",
    "long": "std::int64_t",
    "long int": "std::int64_t",
    "unsigned long": "std::uint64_t",
    "long long": "std::int64_t",
    "unsigned long long": "std::uint64_t",
    "long unsigned int": "std::uint64_t",
    "int32_t": "std::int32_t",
    "uint8_t": "std::uint8_t",
    "std::int16_t": "std::int16_t",
    "size_t": "std::uint64_t",
    "std::size_t": "std::uint64_t",
    # the others
    "bool": "bool",
    "float": "float",
    "double": "double",
    "byte": "std::byte",
    "Double32_t": "Double32_t",
    "string": "std::string",
    # types of ROOT
    "Bool_t": "bool",
    "Int_t": "std::int32_t",
    "ULong64_t": "std::uint64_t",
    "Float_t": "float",
    "ROOT::RVec<float>": "ROOT::VecOps::RVec<float>",
    "ROOT::VecOps::RVec<Int_t>": "ROOT::VecOps::RVec<std::int32_t>",
    "ROOT::RNTupleCardinality<uint32_t>": "ROOT::RNTupleCardinality<std::uint32_t>",
    "ROOT::Experimental::RNTupleCardinality<std::uint64_t>": "ROOT::RNTupleCardinality<std::uint64_t>",
    # templates of the standard library
    "vector<int>": "std::vector<std::int32_t>",
    "std::vector<float, std::allocator<float>>": "std::vector<float>",
    "map<string, float>": "std::map<std::string,float>",
    "std::map<std::string,float,std::less<std::string>,MyAllocator>": "std::map<std::string,float>",
    "unordered_set<int, MyHash>": "std::unordered_set<std::int32_t>",
    "std::unique_ptr<int, MyDeleter>": "std::unique_ptr<std::int32_t>",
    "variant<int, string, vector<bool>>": "std::variant<std::int32_t,std::string,std::vector<bool>>",
    "tuple<>": "std::tuple<>",
    "Own< >": "Own<>",
    "pair<size_t, array<class ::Event, 2>>": "std::pair<std::uint64_t,std::array<Event,2>>",
    "const pair<size_t, array<class ::Event, 2>>": "std::pair<std::uint64_t,std::array<Event,2>>",
    "bitset<8>": "std::bitset<8>",
    "atomic<unsigned int>": "std::atomic<std::uint32_t>",
    # arrays
    "float[3]": "std::array<float,3>",
    "float [3]": "std::array<float,3>",
    "int[2][3]": "std::array<std::array<std::int32_t,3>,2>",
    "vector<float>[2]": "std::array<std::vector<float>,2>",
    "std::array<int, 0x10>": "std::array<std::int32_t,16>",
    "std::array<int, 010>": "std::array<std::int32_t,8>",
    # qualifiers and keywords
    "const int": "std::int32_t",
    "volatile float": "float",
    "int const": "std::int32_t",
    "vector<int> const": "std::vector<std::int32_t>",
    "struct Event": "Event",
    "enum Color": "Color",
    "class ns::Event": "ns::Event",
    "::Event": "Event",
    "::ns::Event": "ns::Event",
    "classification": "classification",
    "constant": "constant",
    # numbers as arguments
    "Matrix<3u, 4UL>": "Matrix<3,4>",
    "Big<18446744073709551615>": "Big<18446744073709551615u>",
    "Big<9223372036854775808>": "Big<9223372036854775808>",
    "Negative<-1>": "Negative<-1>",
    "Flag<true>": "Flag<true>",
    # classes of the user
    "Event": "Event",
    "ns::Event<int>::Inner": "ns::Event<std::int32_t>::Inner",
    "DataVector<xAOD::Muon_v1>": "DataVector<xAOD::Muon_v1>",
    "  Event  ": "Event",
    "A< B< C > >": "A<B<C>>",
}


@pytest.mark.parametrize("text", KNOWN)
def test_known_answers(text: str) -> None:
    assert normalize_type_name(text) == KNOWN[text]


@pytest.mark.parametrize("text", KNOWN)
def test_normalised_names_are_their_own_normal_form(text: str) -> None:
    assert normalize_type_name(KNOWN[text]) == KNOWN[text]


def test_tree() -> None:
    tree = parse_type_name("std::map<std::string, std::vector<int[2]>>")
    array = TypeName("std::array", (TypeName("std::int32_t"), TypeName("2")))
    assert tree == TypeName("std::map", (TypeName("std::string"), TypeName("std::vector", (array,))))


NO_NAMES = [
    "", " ", "<", ">", "vector<", "vector<int", "vector<int>>", "<int>", "a,b", "a<b,>", "a<,b>", "a<b c<d>",
    "int[", "int]", "int[]", "int[2", "[2]", "a<b>c<d>", "const", "struct", "vector<const>", "int[<]",
    "a<" * 200 + "b" + ">" * 200, "a" * 100_000, ",", "a<b>,",
]  # fmt: skip


@pytest.mark.parametrize("text", NO_NAMES, ids=lambda text: text[:12])
def test_what_is_no_type_name(text: str) -> None:
    with pytest.raises(SchemaError):
        parse_type_name(text)


def test_absurd_numbers_stay_as_they_are() -> None:
    assert normalize_type_name(f"Own<{'9' * 5000}>") == f"Own<{'9' * 5000}>"


def test_message_tells_the_whole_name() -> None:
    with pytest.raises(SchemaError, match=r"'std::vector<int'") as caught:
        parse_type_name("std::vector<int")
    assert caught.value.rule_id == "RNT-TYP-001"


@given(st.text(alphabet="ab:<>,[]2 *&\t\nconstvectrigud", max_size=40) | st.text(max_size=20))
@example(":: 2")
def test_any_text_is_a_name_or_an_error(text: str) -> None:
    try:
        once = normalize_type_name(text)
    except SchemaError:
        return
    assert normalize_type_name(once) == once


names = st.sampled_from(
    ["int", "float", "std::string", "Event", "ns::Hit", "unsigned long", "bool", "Int_t", "7"]
)


@st.composite
def type_names(draw: st.DrawFn, depth: int = 3) -> str:
    if not depth:
        return draw(names)
    inner = type_names(depth=depth - 1)
    form = draw(st.integers(0, 6))
    space = draw(st.sampled_from(["", " "]))
    if form == 0:
        return f"vector<{space}{draw(inner)}{space}>"
    if form == 1:
        return f"std::pair<{draw(inner)},{space}{draw(inner)}>"
    if form == 2:
        return f"const {draw(inner)}"
    if form == 3:
        return f"{draw(inner)}[{draw(st.integers(1, 9))}]"
    if form == 4:
        return f"ns::Own<{draw(inner)}, {draw(st.integers(0, 2**64 - 1))}>{space}"
    if form == 5:
        return f"variant<{draw(inner)},{draw(inner)}>"
    return draw(names)


@given(type_names())
def test_normalising_twice_changes_nothing(text: str) -> None:
    once = normalize_type_name(text)
    assert normalize_type_name(once) == once


@given(type_names())
def test_normalised_names_have_no_superfluous_spaces(text: str) -> None:
    assert " " not in normalize_type_name(text)
