"""What convert, merge and append write breaks no rule, whatever they are given; else they name the rule and write nothing."""

from __future__ import annotations

import io
import os
from collections.abc import Callable
from pathlib import Path

import pytest

import rntuple_construct as rnt
from rntuple_construct.conformance.corpus import Case, cases
from rntuple_construct.conversion import convert
from rntuple_construct.errors import LimitError, RNTupleError, SchemaError, UnsupportedError
from rntuple_construct.validation import Severity, validate

CASES = cases()


def broken_rules(data: bytes) -> list[str]:
    return sorted({each.rule_id for each in validate(data).findings if each.severity is Severity.ERROR})


def converted(data: bytes, _: Path) -> bytes:
    buffer = io.BytesIO()
    convert(data, buffer)
    return buffer.getvalue()


def merged(data: bytes, _: Path) -> bytes:
    buffer = io.BytesIO()
    rnt.merge(buffer, [data, data])
    return buffer.getvalue()


def grown(data: bytes, directory: Path) -> bytes:
    path = directory / "grown.root"
    path.write_bytes(data)
    try:
        rnt.append(path, [data], durable=False)
    except RNTupleError:
        assert path.read_bytes()[: len(data)] == data
        assert os.path.getsize(path) == len(data)
        raise
    return path.read_bytes()


COMMANDS: dict[str, Callable[[bytes, Path], bytes]] = {"convert": converted, "merge": merged, "append": grown}


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_case_of_the_corpus_gives_a_sound_file_or_an_error(case: Case, tmp_path: Path) -> None:
    """An error names the rule; without one it is about what this package cannot do, and says what to do instead."""
    data = case.make()
    for name, command in COMMANDS.items():
        refusal: RNTupleError | None = None
        try:
            result = command(data, tmp_path)
        except RNTupleError as error:
            refusal = error
        if refusal is None:
            assert broken_rules(result) == [], name
            continue
        says_what_to_do = refusal.hint is not None or "RNT-" in str(refusal)
        is_request = isinstance(refusal, (UnsupportedError, SchemaError, LimitError))
        assert refusal.rule_id is not None or (is_request and says_what_to_do), f"{name}: {refusal!r}"
