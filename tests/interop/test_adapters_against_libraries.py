"""The adapters of other readers give what these say directly, so that no fault is one of an adapter."""

from __future__ import annotations

import json
import math
import re
import subprocess
import warnings
from collections.abc import Iterator, Mapping
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import pytest
from support.peers import REPOSITORY, require
from support.root_files import path_of
from support.root_process import BUILD, require_root

from rntuple_construct.kit.corpus import cases, write_corpus
from rntuple_construct.kit.runner.cases import StoredCase, load_corpus
from rntuple_construct.kit.runner.implementations import implementation
from rntuple_construct.kit.runner.protocol import Level, parse_answer, request_line

SAMPLE = (
    "rules/base/plain", "rules/base/attributes", "rules/base/schema", "rules/base/large", "encodings/numbers/char*", "encodings/numbers/nan",
    "encodings/numbers/enum", "encodings/numbers/std-uint64-t-beyond-2-53", "encodings/strings/std-string-beyond-ascii",
    "encodings/collections/std-bitset-40", "encodings/collections/std-map", "encodings/collections/std-unordered-set", "encodings/records/std-*",
    "encodings/nullable/std-*", "encodings/classes/*class*", "encodings/classes/streamer-field", "encodings/classes/untyped-*",
    "encodings/columns/double-as-real32quant-31*", "encodings/columns/float-as-splitreal16", "readers/clusters/std-variant*", "readers/files/rntuple-in-a-directory",
)  # fmt: skip
"""Patterns of files with everything that adapters spell in their own way, or that a library refuses."""


class Answer(NamedTuple):
    """What a library says about an RNTuple: an error, or values and errors of its fields in its own spelling."""

    error: str = ""
    values: Mapping[str, list[Any]] = {}
    errors: Mapping[str, str] = {}


def uproot_answer(path: Path, name: str) -> Answer:
    """What uproot makes of an RNTuple, field by field if not as a whole."""
    import uproot

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        try:
            ntuple = uproot.open(path)[name]
            names = list(ntuple.keys(recursive=False))
            try:
                array = ntuple.arrays()
                return Answer(values={key: array[key].tolist() for key in names})
            except Exception as error:  # noqa: BLE001 (whatever a foreign reader raises)
                if len(names) == 1:
                    return Answer(errors={names[0]: str(error)})
            values, errors = {}, {}
            for key in names:
                try:
                    values[key] = ntuple[key].array().tolist()
                except Exception as error:  # noqa: BLE001
                    errors[key] = str(error)
            return Answer("", values, errors)
        except Exception as error:  # noqa: BLE001
            return Answer(str(error))


def jsroot_answers(chosen: list[StoredCase]) -> list[Answer]:
    """What JSROOT makes of RNTuples, all in one process without the adapter."""
    lines = "".join(json.dumps([str(case.file), case.ntuple, None]) + "\n" for case in chosen)
    command = ["node", str(REPOSITORY / "tests" / "interop" / "jsroot" / "read.mjs")]
    done = subprocess.run(command, input=lines, capture_output=True, text=True, timeout=300, check=True)
    found = [json.loads(line, object_hook=_decoded) for line in done.stdout.splitlines()]
    assert len(found) == len(chosen)
    return [Answer(item.get("error", ""), item.get("values", {}), item.get("errors", {})) for item in found]


def _decoded(value: dict[str, Any]) -> Any:
    """Numbers that JSON lacks."""
    if "$integer" in value:
        return int(value["$integer"])
    return float(value["$number"].replace("Infinity", "inf")) if "$number" in value else value


@pytest.fixture(scope="module")
def valid(tmp_path_factory: pytest.TempPathFactory) -> list[StoredCase]:
    """The files of the sample."""
    directory = tmp_path_factory.mktemp("valid")
    wanted = [case for case in cases() if any(fnmatchcase(case.id, pattern) for pattern in SAMPLE)]
    write_corpus(wanted, directory, lambda: None)
    return [case for case in load_corpus(directory).cases if case.ntuple]


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
    assert 20 <= len(valid) <= 60
    assert found == []


@pytest.mark.timeout(900)
def test_the_adapter_of_jsroot_gives_what_jsroot_gives(valid: list[StoredCase]) -> None:
    require("jsroot")
    direct = jsroot_answers(valid)
    found = []
    for case, answer, (message, result) in zip(valid, direct, adapted("jsroot", valid), strict=True):
        found += complaints(case, answer, message, result)
    assert found == []


# What ROOT prints is no JSON: strings and characters stand as they are, bytes in hexadecimal.
PRINTED = re.compile(
    r'"(?P<text>.*?)"(?=: |, |,\n|\]|\}|\n\s*\})|(?<=[\[ ])(?:0x(?P<byte>[0-9a-f]+)|(?P<real>-?(?:nan|inf))'
    r"|(?P<mode><.*?>)|(?P<char>[^\d\[\]{}]))(?=, |,\n|\]|\n)",
    re.DOTALL,
)
NOT_SHOWN = {
    # ROOT has no text for these, and raises for cardinalities.
    "*RNTupleCardinality<*": "*EnsureMatchingType*",
    # ROOT shows entries of a copy of its page source, which does not know the largest key: it takes split pages for damaged.
    "readers/traps/split-page-*": "*page checksum verification failed*",
    "readers/multi-key-blob": "*page checksum verification failed*",
    # The adapter declares the class.
    "encodings/collections/collection-proxy": "*EnsureMatchingOnDiskField*",
}
"""Patterns of cases or type names, and of the error with which ROOT does not print what it can read."""
MAX_SHOWN = 20


def printed(text: str) -> dict[str, Any]:
    """An entry that ROOT printed, by field."""

    def as_json(match: re.Match[str]) -> str:
        if match["byte"]:
            return str(int(match["byte"], 16))
        if match["char"]:
            return json.dumps(chr(ord(match["char"]) & 0xFF))
        return json.dumps(
            next(item for item in (match["text"], match["real"], match["mode"]) if item is not None)
        )

    entry: dict[str, Any] = json.loads(PRINTED.sub(as_json, text))
    return entry


def as_printed(own: Any, shown: Any) -> tuple[Any, Any]:
    """A value of the adapter with the six digits that ROOT prints; bits of a bitset and enumerators over ``char`` as numbers."""
    if isinstance(own, float):
        return float(f"{own:.6g}"), shown
    if isinstance(own, int) and isinstance(shown, str) and len(shown) == 1:
        return own, (ord(shown) + 128) % 256 - 128
    if isinstance(own, list) and isinstance(shown, str) and own and all(isinstance(bit, bool) for bit in own):
        return own, int(shown, 2)
    if isinstance(own, list) and isinstance(shown, list) and len(own) == len(shown):
        pairs = [as_printed(*pair) for pair in zip(own, shown, strict=True)]
        return [one for one, _ in pairs], [other for _, other in pairs]
    if isinstance(own, dict) and isinstance(shown, dict) and own.keys() == shown.keys():
        parts = {name: as_printed(own[name], shown[name]) for name in own}
        return {name: one for name, (one, _) in parts.items()}, {
            name: other for name, (_, other) in parts.items()
        }
    return own, shown


@pytest.mark.timeout(900)
def test_the_adapter_of_root_gives_what_root_prints(valid: list[StoredCase], tmp_path: Path) -> None:
    """``RNTupleReader.Show`` in the Python of ROOT: nothing of the adapter takes part, neither its program."""
    require_root()
    script = Path(__file__).parents[1] / "support" / "root" / "show.py"
    python = REPOSITORY / ".venv-root" / "bin" / "python"
    command = [python, "-W", "ignore", script, BUILD / "libclasses.so", path_of("numbers"), tmp_path]
    request = "".join(json.dumps([str(case.file), case.ntuple, MAX_SHOWN]) + "\n" for case in valid)
    subprocess.run(
        list(map(str, command)), input=request, text=True, capture_output=True, timeout=600, check=True
    )
    found, num_fields, refused, unexplained = [], 0, 0, []
    for number, (case, (message, result)) in enumerate(zip(valid, adapted("root", valid), strict=True)):
        answer = tmp_path / str(number)
        if not answer.is_file():
            if not message.startswith("Aborted"):
                unexplained.append(f"{case}: ROOT crashes, the adapter says {message!r}")
            continue
        direct = json.loads(answer.read_text(encoding="utf-8"))
        if "error" in direct:
            names = (case.id, direct["error"])
            is_known = any(
                any(fnmatchcase(name, pattern) for name in names) and fnmatchcase(direct["error"], error)
                for pattern, error in NOT_SHOWN.items()
            )
            refused += bool(message or result["refused"])
            if not (message or result["refused"] or is_known):
                unexplained.append(f"{case}: {direct['error'][-300:]}")
            continue
        entries = [printed(text) for text in direct["texts"]]
        shown = {name: [entry[name] for entry in entries] for name in (entries[0] if entries else ())}
        shown = {
            name: values
            for name, values in shown.items()
            if "<unsupported type" not in str(values) and "<streamer mode>" not in str(values)
        }
        own = dict(result["fields"])
        for name, values in shown.items():
            own[name], shown[name] = as_printed(own.get(name, [])[: len(values)], values)
        if direct["entries"] != result["num_entries"]:
            found.append(f"{case}: {direct['entries']} entries, in the adapter {result['num_entries']}")
        found += complaints(case, Answer(values=shown), message, {"fields": own, "refused": {}})
        num_fields += len(shown)
    assert unexplained == []
    assert found == []
    assert num_fields > 30
    assert refused >= 1


def test_a_wrong_adapter_is_noticed(valid: list[StoredCase]) -> None:
    case = valid[0]
    right = Answer(values={"x": [1, {"a": [2.5, "b"]}]})
    given = {"fields": {"x": [1, {"a": [2.5, "b"]}]}, "refused": {}}
    assert complaints(case, right, "", given) == []
    for other in ({"fields": {"x": [1, {"a": [2.5, "c"]}]}, "refused": {}}, {"fields": {"x": [1]}, "refused": {}},
                  {"fields": {}, "refused": {"x": "no"}}):  # fmt: skip
        assert complaints(case, right, "", other)
    assert complaints(case, right, "no such RNTuple", {})
