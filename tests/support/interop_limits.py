"""What other readers cannot do, as recorded, and whether they still behave like that."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, partial
from pathlib import Path
from typing import Any

from support.interop_spelling import Spell, first_difference, jsroot_spelling, root_spelling, uproot_spelling
from support.peers import Answer, Request, jsroot_answers, jsroot_version, uproot_answer, uproot_version
from support.root_process import (
    OLDER,
    frame_answers,
    merged_answers,
    root_answers,
    root_is_there,
    root_version,
)

import rntuple_construct as rnt
from rntuple_construct.kit.corpus.features.model import Feature

if sys.version_info >= (3, 11):
    import tomllib
else:
    import tomli as tomllib

HERE = Path(__file__).resolve().parents[1] / "interop" / "limits"
UNKNOWN = "unknown"
"""Key of the reason that nobody has named yet."""
NOTHING = "nothing"
"""What a reader gives for an entry that it leaves out."""


@dataclass(frozen=True)
class Reader:
    """A foreign reader.

    Args:
        name: what it is called.
        answers: what it makes of RNTuples.
        spell: how it spells values.
        version: its version.
        is_there: whether it can be asked, which only older versions of ROOT need not be.
    """

    name: str
    answers: Callable[[Sequence[Request]], list[Answer]]
    spell: Spell
    version: Callable[[], str]
    is_there: Callable[[], bool] = lambda: True

    @property
    def recorded(self) -> Path:
        """The file of its limits."""
        return HERE / f"{self.name.lower().replace(' ', '-')}.toml"


UPROOT = Reader(
    "uproot",
    lambda wanted: [uproot_answer(*request) for request in wanted],
    uproot_spelling,
    uproot_version,
)
JSROOT = Reader("JSROOT", jsroot_answers, jsroot_spelling, jsroot_version)
ROOT = Reader("ROOT", root_answers, root_spelling, root_version)
FRAME = Reader("RDataFrame", frame_answers, root_spelling, root_version)
MERGER = Reader("hadd", merged_answers, root_spelling, root_version)
OLDER_ROOTS = tuple(
    Reader(
        f"ROOT {version.rpartition('.')[0]}",
        partial(root_answers, version=version),
        root_spelling,
        partial(str, version),
        partial(root_is_there, version),
    )
    for version in OLDER
)
"""Versions of ROOT whose limits are recorded, and compared where they are installed."""
READERS = (ROOT, FRAME, MERGER, *OLDER_ROOTS, UPROOT, JSROOT)


@dataclass(frozen=True)
class Failure:
    """What a reader makes of a field, or of a whole RNTuple, in place of the values.

    Args:
        error: what it said if it refused.
        entry: the first entry whose value it gives otherwise, if it gives values.
        gives: that value as JSON, or NOTHING if it is left out.
    """

    error: str = ""
    entry: int | None = None
    gives: str = ""


ALL = ""
"""Stands for the RNTuple as a whole where others have the name of a field."""

Outcome = Mapping[str, Failure]
"""What a reader failed to give, by field; empty if it gave all values."""


@dataclass(frozen=True)
class Limit:
    """A recorded failure and its reason.

    Args:
        why: the reason, in the words of the table.
        failure: what is expected; of the error message only a part.
    """

    why: str
    failure: Failure

    def matches(self, found: Failure) -> bool:
        """Whether a reader still behaves like that."""
        expected = self.failure
        if expected.error:
            return expected.error in found.error
        return expected == found


@cache
def limits_of(reader: Reader) -> Mapping[str, Mapping[str, Limit]]:
    """The recorded limits of a reader, by the title of the feature and the name of the field."""
    document = load(reader)
    reasons = document["reasons"]
    limits: dict[str, dict[str, Limit]] = {}
    for item in document.get("limits", []):
        failure = Failure(item.get("error", ""), item.get("entry"), item.get("gives", ""))
        for name in item.get("fields", [ALL]):
            limits.setdefault(item["feature"], {})[name] = Limit(reasons[item["why"]], failure)
    return limits


def load(reader: Reader) -> dict[str, Any]:
    """The file of a reader's limits."""
    return tomllib.loads(reader.recorded.read_text(encoding="utf-8"))


def recorded_version(reader: Reader) -> str:
    """The version of the reader whose limits are recorded."""
    return str(load(reader)["version"])


def outcome(feature: Feature, path: Path, reader: Reader, answer: Answer) -> Outcome:
    """How far a reader came with the file of a feature."""
    if answer.error:
        # A refusal is what some files deserve.
        return {} if feature.is_refused else {ALL: Failure(answer.error)}
    failures = {name: Failure(error) for name, error in answer.errors.items()}
    if feature.is_refused:
        return failures or {ALL: Failure(entry=0, gives=as_json(dict(answer.values)))}
    with rnt.open(path) as file:
        nodes = file[feature.ntuple].nodes
    if set(nodes) != {*answer.values, *failures}:
        return {ALL: Failure(entry=0, gives=as_json(sorted({*answer.values, *failures})))}
    for name, values in answer.values.items():
        expected = [reader.spell(nodes[name], row[name]) for row in feature.rows]
        entry = first_difference(values, expected)
        if entry is not None:
            gives = as_json(values[entry]) if entry < len(values) else NOTHING
            failures[name] = Failure(entry=entry, gives=gives)
    return failures


def outcomes(reader: Reader, features: Sequence[Feature], directory: Path) -> list[Outcome]:
    """How far a reader comes with each feature.

    Args:
        reader: the reader.
        features: the features.
        directory: where their files are written.
    """
    paths = [directory / f"{number}.root" for number in range(len(features))]
    for feature, path in zip(features, paths, strict=True):
        feature.write(path)
    answers = reader.answers(
        [(path, feature.ntuple, feature.num_wanted) for feature, path in zip(features, paths, strict=True)]
    )
    return [
        outcome(feature, path, reader, answer)
        for feature, path, answer in zip(features, paths, answers, strict=True)
    ]


def complaint(feature: Feature, reader: Reader, found: Outcome) -> str:
    """How a reader behaves differently from what is recorded; empty if it does not."""
    recorded = limits_of(reader).get(feature.title, {})
    who = f"{reader.name} {reader.version()}, {feature.title}"
    for name, limit in recorded.items():
        if name not in found:
            return f"{who}: field {name!r} is read now, the limit '{limit.why}' is gone"
        if not limit.matches(found[name]):
            return f"{who}: field {name!r} fails otherwise than recorded ({limit.failure}): {found[name]}"
    unknown = {name: failure for name, failure in found.items() if name not in recorded}
    return f"{who}: {unknown}" if unknown else ""


def as_json(value: Any) -> str:
    """A value on one line; long ones are cut, and what JSON does not have is named."""
    text = json.dumps(value, ensure_ascii=False, default=str)
    return text if len(text) <= 200 else f"{text[:200]}..."
