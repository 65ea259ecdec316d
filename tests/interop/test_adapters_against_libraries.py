"""The adapters of other readers give what these say directly, so that no fault is one of an adapter."""

from __future__ import annotations

import json
import math
import subprocess
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

import numpy as np
import pytest
from support.peers import Answer, jsroot_answers, require_jsroot, uproot_answer

from rntuple_construct.kit.corpus import cases, write_corpus
from rntuple_construct.kit.runner.cases import StoredCase, load_corpus
from rntuple_construct.kit.runner.implementations import implementation
from rntuple_construct.kit.runner.protocol import Level, parse_answer, request_line

MAX_SIZE = 200_000
"""Larger files have thousands of values of one kind."""


@pytest.fixture(scope="module")
def valid(tmp_path_factory: pytest.TempPathFactory) -> list[StoredCase]:
    """The valid cases of the released format."""
    directory = tmp_path_factory.mktemp("valid")
    wanted = [case for case in cases() if case.generation == "1.x" and case.outcome.kind == "valid"]
    write_corpus(wanted, directory, lambda: None)
    return [case for case in load_corpus(directory).cases if case.ntuple and case.size < MAX_SIZE]


def adapted(reader: str, chosen: list[StoredCase]) -> list[tuple[str, Mapping[str, Any]]]:
    """For each case the message and the result of an adapter."""
    command = implementation(reader).command
    lines = [
        request_line(number, case.file, case.ntuple, [Level.VALUES]) for number, case in enumerate(chosen)
    ]
    done = subprocess.run(command, input=b"".join(lines), capture_output=True, timeout=800, check=True)
    answers = [parse_answer(line) for line in done.stdout.splitlines() if line.strip()]
    assert len(answers) == len(chosen)
    return [(answer.message, answer.result) for answer in answers]


def leaves(value: Any) -> Iterator[Any]:
    """Numbers and texts in a value, in order; whatever has no value is left out.

    JSROOT gives a number for the bits of a bitset, and the names of classes.
    """
    if isinstance(value, Mapping):
        if value.keys() == {"$undefined"}:
            return
        value = [item for name, item in value.items() if name != "_typename"]
    if isinstance(value, (list, tuple)) and value and all(isinstance(item, bool) for item in value):
        yield str(sum(1 << bit for bit, item in enumerate(value) if item))
    elif isinstance(value, (list, tuple)):
        for item in value:
            yield from leaves(item)
    elif value is not None and value is not ...:
        yield spelled(value)


@cache
def spelled(value: Any) -> str:
    """A number or text, the same for every way to write it: -3 and "-3", 97 and "a", "inf" and infinity.

    Real numbers have single precision, to which the adapter of JSROOT rounds values of float fields.
    """
    if isinstance(value, bytes):
        value = value.decode("utf-8", "surrogateescape")
    if isinstance(value, str):
        if len(value) == 1 and not value.isdigit():
            return str(ord(value))
        try:
            value = int(value)
        except ValueError:
            try:
                value = float(value)
            except ValueError:
                return json.dumps(value)
    if isinstance(value, float):
        with np.errstate(over="ignore"):
            value = float(np.float32(value))
        return str(int(value)) if math.isfinite(value) and value == int(value) else repr(value)
    return str(int(value))


def complaints(case: StoredCase, direct: Answer, message: str, result: Mapping[str, Any]) -> list[str]:
    """Where an adapter differs from the library."""
    if direct.error or message:
        return [] if bool(direct.error) == bool(message) else [f"{case}: {direct.error!r} and {message!r}"]
    found = []
    if set(direct.errors) != set(result["refused"]):
        found.append(f"{case}: refuses {sorted(direct.errors)}, the adapter {sorted(result['refused'])}")
    for name, values in direct.values.items():
        own = result["fields"].get(name, [])
        for entry, (one, other) in enumerate(zip(values, own, strict=False)):
            # Members of base classes stand elsewhere in some libraries.
            if sorted(leaves(one)) != sorted(leaves(other)):
                found.append(f"{case}: {name}[{entry}] is {one!r}, in the adapter {other!r}"[:300])
                break
        if len(values) != len(own) and name not in result["refused"]:
            found.append(f"{case}: {name} has {len(values)} values, in the adapter {len(own)}")
    return found


@pytest.mark.timeout(900)
def test_the_adapter_of_uproot_gives_what_uproot_gives(valid: list[StoredCase]) -> None:
    pytest.importorskip("uproot")
    found = []
    for case, (message, result) in zip(valid, adapted("uproot", valid), strict=True):
        found += complaints(case, uproot_answer(case.file, str(case.ntuple)), message, result)
    assert len(valid) > 400
    assert found == []


@pytest.mark.timeout(900)
def test_the_adapter_of_jsroot_gives_what_jsroot_gives(valid: list[StoredCase]) -> None:
    require_jsroot()
    direct = jsroot_answers([(case.file, str(case.ntuple), None) for case in valid])
    found = []
    for case, answer, (message, result) in zip(valid, direct, adapted("jsroot", valid), strict=True):
        found += complaints(case, answer, message, result)
    assert found == []


def test_a_wrong_adapter_is_noticed(valid: list[StoredCase]) -> None:
    case = valid[0]
    right = Answer(values={"x": [1, {"a": [2.5, "b"]}]})
    given = {"fields": {"x": [1, {"a": [2.5, "b"]}]}, "refused": {}}
    assert complaints(case, right, "", given) == []
    for other in ({"fields": {"x": [1, {"a": [2.5, "c"]}]}, "refused": {}}, {"fields": {"x": [1]}, "refused": {}},
                  {"fields": {}, "refused": {"x": "no"}}):  # fmt: skip
        assert complaints(case, right, "", other)
    assert complaints(case, right, "no such RNTuple", {})
