"""Both grammars read the same bytes alike, and what is built from a tree is what was parsed."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from rntuple_kaitai import ParseError, Trevni
from support.trevni_strategies import column_heads, headers

from rntuple_construct.base.errors import TrevniError
from rntuple_construct.format.grammar import trevni as grammar
from rntuple_construct.format.grammar.trevni import encode_long
from rntuple_construct.trevni import leaves, raw
from rntuple_construct.trevni.cases.examples import EXAMPLES
from rntuple_construct.validation.canonical import first_difference, from_construct, from_kaitai

COLUMNS = {
    None: Trevni.Column, "zigzag": Trevni.ColumnZigzag, "fixed32": Trevni.ColumnFixed32, "fixed64": Trevni.ColumnFixed64,
    "counted": Trevni.ColumnCounted,
}  # fmt: skip
FAILURES = (ParseError, EOFError, ValueError)


def kaitai(parser: Any, data: bytes, rest: str) -> tuple[Any, int] | None:
    """The tree in canonical form and the size of what it stands for; None if the bytes are refused."""
    try:
        tree = from_kaitai(parser.from_bytes(data))
    except FAILURES:
        return None
    return tree, len(data) - len(tree.pop(rest))


def construct(parse: Any) -> tuple[Any, int] | None:
    try:
        tree, size = parse()
    except TrevniError as error:
        found = error
    else:
        return from_construct(tree), size
    assert found.rule_id
    assert found.path
    assert found.offset is not None
    return None


def agree(data: bytes) -> None:
    one = kaitai(Trevni, data, "columns")
    other = construct(lambda: grammar.parse_header(data))
    assert (one is None) == (other is None)
    if one is not None and other is not None:
        assert first_difference(one[0], other[0], "header") is None
        assert one[1] == other[1]


@pytest.mark.parametrize("name", EXAMPLES)
def test_grammars_agree_about_headers_and_their_mutants(name: str) -> None:
    data = EXAMPLES[name]
    agree(data)
    random = Random(name)
    for _ in range(400):
        changed = bytearray(data)
        for _ in range(random.choice([1, 1, 2])):
            changed[random.randrange(len(changed))] = random.choice(
                [0, 0x7F, 0x80, 0xFF, random.getrandbits(8)]
            )
        agree(bytes(changed[: random.choice([len(changed), random.randrange(len(changed))])]))


@given(tree=headers())
@settings(deadline=None)
def test_headers_are_built_and_parsed_alike(tree: dict[str, Any]) -> None:
    data = grammar.build_header(tree)
    parsed, size = grammar.parse_header(data)
    assert size == len(data)
    assert grammar.build_header(parsed) == data
    agree(data)


@given(data=st.data(), form=st.sampled_from(list(COLUMNS)))
@settings(deadline=None)
def test_column_heads_are_built_and_parsed_alike(data: st.DataObject, form: str | None) -> None:
    tree = data.draw(column_heads(form))
    built = grammar.build_column_head(tree, form)
    parsed, size = grammar.parse_column_head(built + b"blocks", form, "column")
    assert size == len(built)
    assert grammar.build_column_head(parsed, form) == built
    one = kaitai(COLUMNS[form], built + b"blocks", "blocks")
    assert one is not None
    assert first_difference(one[0], from_construct(parsed), "column") is None


@given(data=st.binary(max_size=24))
def test_any_bytes_are_the_same_numbers_in_both_grammars_and_in_arrays(data: bytes) -> None:
    try:
        one = [from_kaitai(value) for value in Trevni.ZigzagValues.from_bytes(data).values]
    except FAILURES:
        one = None
    try:
        other = [int(value) for value in grammar.parse_values(data, "zigzag", "values")]
    except TrevniError:
        other = None
    try:
        decoded, _ = leaves.decode_longs(np.frombuffer(data, "u1"), path="values")
        array = decoded.tolist()
    except TrevniError:
        array = None
    assert one == other == array


@given(value=st.integers(-(1 << 63), (1 << 63) - 1))
def test_numbers_are_encoded_alike(value: int) -> None:
    data, sizes = leaves.encode_longs(np.array([value]))
    assert data.tobytes() == encode_long(value)
    assert sizes.tolist() == [len(data)]


@given(values=st.lists(st.integers(0, 7), max_size=40), width=st.integers(3, 9))
def test_bits_are_packed_from_the_least_significant_one_on(values: list[int], width: int) -> None:
    packed = leaves.encode_bits(np.array(values, "i8"), width)
    number = int.from_bytes(packed.tobytes(), "little")
    assert [number >> (width * place) & ((1 << width) - 1) for place in range(len(values))] == values
    decoded, is_padded = leaves.decode_bits(packed, len(values), width)
    assert decoded.tolist() == values
    assert is_padded


@pytest.mark.parametrize("name", EXAMPLES)
def test_files_are_put_together_again(name: str) -> None:
    assert raw.put_together(raw.take_apart(EXAMPLES[name])) == EXAMPLES[name]
