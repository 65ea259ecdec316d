"""Other readers, asked in the conformance protocol, beside what this package reads."""

from __future__ import annotations

import atexit
import json
import os
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from rntuple_construct.base.errors import MissingExtraError
from rntuple_construct.kit.adapters import own
from rntuple_construct.kit.fuzzing.differential_fuzzing import SupervisedPeer
from rntuple_construct.kit.runner.compare import Types, field_difference
from rntuple_construct.kit.runner.implementations import Implementation, implementation
from rntuple_construct.kit.runner.process import ProcessLimits, ProcessPool
from rntuple_construct.kit.runner.protocol import Answer, Level, Status

REPOSITORY = Path(__file__).resolve().parents[2]


def require(name: str) -> Implementation:
    """Return an implementation; skip the test where it is not installed, and fail it in CI."""
    if name == "rootfilespec" and "RNTUPLE_ROOTFILESPEC_PYTHON" not in os.environ:
        python = REPOSITORY / "build/peers/rootfilespec-0.1.0/bin/python"
        if python.is_file():
            os.environ["RNTUPLE_ROOTFILESPEC_PYTHON"] = str(python)
    try:
        return implementation(name)
    except MissingExtraError as error:
        if os.environ.get("CI"):
            pytest.fail(str(error))
        pytest.skip(str(error))


@cache
def peer(name: str) -> SupervisedPeer:
    """Return the process of an implementation for this test run."""
    pool = ProcessPool()
    atexit.register(pool.close)
    return SupervisedPeer(require(name), ProcessLimits(seconds=120.0), pool)


def answer(name: str, path: Path, ntuple: str | None = None) -> Answer:
    """Return what an implementation says about the values of an RNTuple.

    Args:
        name: of the implementation.
        path: the file.
        ntuple: path of the RNTuple in it; None for the first one.
    """
    found, seen = peer(name).ask(path, ntuple)
    return found if found is not None else Answer(Level.VALUES, Status.CRASHED, message=str(seen))


def differences(name: str, path: Path, ntuple: str, fields: Sequence[str] | None = None) -> list[str]:
    """Return what an implementation gives otherwise than this package, a line for each field.

    Args:
        name: of the implementation.
        path: the file.
        ntuple: path of the RNTuple in it.
        fields: names of the fields to compare; None for all.
    """
    given = answer(name, path, ntuple)
    if given.status is not Status.OK:
        return [f"{given.status}: {given.message}"]
    types = Types.of(own.metadata(str(path), ntuple)["fields"])
    expected: dict[str, Any] = own.values(str(path), ntuple)["fields"]
    found = []
    for field in expected.keys() | given.result["fields"].keys() if fields is None else fields:
        if field in given.result["refused"]:
            found.append(f"{field}: {given.result['refused'][field]}")
        elif field not in expected or field not in given.result["fields"]:
            found.append(f"{field} is missing")
        elif json.dumps(expected[field]) != json.dumps(given.result["fields"][field]):
            different = field_difference(field, expected[field], given.result["fields"][field], types)
            found += [different.message] if different is not None else []
    return sorted(found)
