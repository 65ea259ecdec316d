"""Whatever the bytes are, a parser returns a tree or raises ParseError."""

from __future__ import annotations

import contextlib

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rntuple_kaitai import ParseError
from support.kaitai_canonical import canonical
from support.kaitai_cases import parser
from support.kaitai_examples import Example, by_hand, mutants

TYPES = sorted({example.type for example in by_hand()})


@pytest.mark.parametrize("name", TYPES)
@given(data=st.binary(max_size=300))
def test_any_bytes_are_parsed_or_refused(name: str, data: bytes) -> None:
    with contextlib.suppress(ParseError):
        canonical(parser(name).from_bytes(data))


@pytest.mark.parametrize("example", by_hand(), ids=lambda example: f"{example.type} {example.label}")
def test_damaged_bytes_are_parsed_or_refused(example: Example) -> None:
    for mutant in mutants([example], 200, seed=21):
        with contextlib.suppress(ParseError):
            canonical(parser(mutant.type).from_bytes(mutant.data))


@pytest.mark.parametrize("example", by_hand(), ids=lambda example: f"{example.type} {example.label}")
def test_examples_are_valid_to_the_last_byte(example: Example) -> None:
    tree = parser(example.type).from_bytes(example.data)
    assert tree._io.pos() == len(example.data)
