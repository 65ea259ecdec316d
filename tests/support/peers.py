"""Other readers: the values they find in a file, or the words in which they refuse it."""

from __future__ import annotations

import importlib.metadata
import json
import os
import shutil
import subprocess
import warnings
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

HERE = Path(__file__).resolve().parents[1] / "interop" / "jsroot"
PACKAGE = HERE / "node_modules" / "jsroot" / "package.json"
ROOTFILESPEC = Path(__file__).resolve().parents[2] / "build/peers/rootfilespec-0.1.0/bin/python"


Request = tuple[Path, str, "int | None"]
"""Path of a file, name of an RNTuple, and how many entries are wanted; None for all."""


@dataclass(frozen=True)
class Answer:
    """What a reader says about an RNTuple: nothing but an error, or values and errors of its fields.

    Args:
        error: kind and message of the error, if the RNTuple as a whole is refused.
        values: values of each field that was read, in the spelling of the reader.
        errors: error of each field that was refused.
    """

    error: str = ""
    values: Mapping[str, list[Any]] = field(default_factory=dict)
    errors: Mapping[str, str] = field(default_factory=dict)


def uproot_answer(path: Path, name: str, num_wanted: int | None = None) -> Answer:
    """What uproot makes of an RNTuple: read as a whole, or, where that fails, field by field."""
    import uproot

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        try:
            with uproot.open(path) as file:
                ntuple = file[name]
                names = list(ntuple.keys(recursive=False))
                try:
                    array = ntuple.arrays(entry_stop=num_wanted)
                    return Answer(values={key: array[key].tolist() for key in names})
                except Exception as error:  # noqa: BLE001 (whatever a foreign reader raises)
                    if len(names) == 1:
                        return Answer(errors={names[0]: _said(error)})
                values, errors = {}, {}
                for key in names:
                    try:
                        values[key] = ntuple[key].array(entry_stop=num_wanted).tolist()
                    except Exception as error:  # noqa: BLE001
                        errors[key] = _said(error)
                return Answer("", values, errors)
        except Exception as error:  # noqa: BLE001
            return Answer(_said(error))


def _said(error: Exception) -> str:
    return f"{type(error).__name__}: {error}"


def uproot_version() -> str:
    """Version of uproot."""
    return importlib.metadata.version("uproot")


def require_jsroot() -> None:
    """Skip the test where JSROOT cannot be run; in CI it must be there."""
    reason = ""
    if shutil.which("node") is None:
        reason = "node is not installed"
    elif not PACKAGE.is_file():
        reason = "JSROOT is not installed: run tools/project/setup_node.sh"
    if reason and os.environ.get("CI"):
        pytest.fail(reason)
    if reason:
        pytest.skip(reason)


def require_rootfilespec() -> Path:
    """An interpreter that has rootfilespec; skips the test where there is none, and fails it in CI."""
    found = os.environ.get("RNTUPLE_ROOTFILESPEC_PYTHON")
    python = Path(found) if found else ROOTFILESPEC
    if python.is_file():
        return python
    reason = (
        "rootfilespec is not installed: run tools/documents/conformance_matrix.py --setup --only rootfilespec"
    )
    if os.environ.get("CI"):
        pytest.fail(reason)
    pytest.skip(reason)


def jsroot_version() -> str:
    """Version of JSROOT."""
    return str(json.loads((HERE / "package.json").read_text(encoding="utf-8"))["dependencies"]["jsroot"])


def jsroot_answers(wanted: Sequence[Request]) -> list[Answer]:
    """What JSROOT makes of RNTuples, all in one process."""
    lines = "".join(json.dumps([str(path), *rest]) + "\n" for path, *rest in wanted)
    done = subprocess.run(
        ["node", str(HERE / "read.mjs")],
        input=lines, capture_output=True, text=True, timeout=800, check=True,
    )  # fmt: skip
    found = [json.loads(line) for line in done.stdout.splitlines()]
    if len(found) != len(wanted):
        raise AssertionError(f"{len(found)} answers for {len(wanted)} files: {done.stderr[-1000:]}")
    return [
        Answer(
            item.get("error", ""),
            {name: _decoded(values) for name, values in item.get("values", {}).items()},
            item.get("errors", {}),
        )
        for item in found
    ]


def _decoded(value: Any) -> Any:
    if isinstance(value, list):
        return [_decoded(item) for item in value]
    if not isinstance(value, dict):
        return value
    if "$integer" in value:
        return int(value["$integer"])
    if "$number" in value:
        return float(value["$number"].replace("Infinity", "inf"))
    if "$undefined" in value:
        return ...
    return {key: _decoded(item) for key, item in value.items()}
