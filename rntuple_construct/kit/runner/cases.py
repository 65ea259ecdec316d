"""Cases of a corpus, as its ``manifest.json`` lists them, with what a reader has to make of each."""

from __future__ import annotations

import fnmatch
import hashlib
import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rntuple_construct.base.errors import MissingSourceError, SchemaError, SourceError
from rntuple_construct.format.generations import DEFAULT_GENERATION
from rntuple_construct.kit.corpus.model import KINDS, Case, Outcome
from rntuple_construct.kit.corpus.writing import MANIFEST, MANIFEST_SCHEMA

__all__ = ["Corpus", "StoredCase", "load_corpus"]

OTHER_FORMATS = frozenset({"trevni"})
"""Generations that are none of RNTuple."""


@dataclass(frozen=True, kw_only=True)
class StoredCase(Case):
    """A case of a corpus on disk.

    Args:
        file: the file.
        size: bytes of the file.
        sha256: its hash.
        expected: file with what it holds; None where nothing is to be read.
        edits: the bytes that were changed: ``offset``, and ``before`` and ``after`` in hexadecimal.
        root: what ROOT makes of the file, if it is not what is asked for.
    """

    file: Path
    size: int
    sha256: str
    expected: Path | None
    edits: tuple[Mapping[str, Any], ...] = ()
    root: str | None = None

    @property
    def is_released(self) -> bool:
        """Whether the file is of the released format, which every reader is for."""
        return self.generation in {DEFAULT_GENERATION.name}

    @property
    def key(self) -> str:
        """A hash that changes when the file does, what is asked of it or what it holds."""
        state = hashlib.sha256(f"{self.sha256} {self.ntuple} {self.outcome}".encode())
        if self.expected is not None:
            state.update(self.expected.read_bytes())
        return state.hexdigest()[:16]

    def contents(self) -> Mapping[str, Any] | None:
        """What the file holds: ``container``, ``metadata`` and ``values``; None where nothing is to be read.

        Raises:
            SourceError: the file of expected contents cannot be read.
            SchemaError: it is no JSON object.
        """
        return None if self.expected is None else _object(self.expected)


@dataclass(frozen=True, slots=True)
class Corpus:
    """Cases of a directory, in the order of its manifest.

    Args:
        directory: the directory.
        cases: its cases.
    """

    directory: Path
    cases: tuple[StoredCase, ...]

    @property
    def suites(self) -> tuple[str, ...]:
        """Names of the suites, in order."""
        return tuple(dict.fromkeys(case.suite for case in self.cases))

    def select(self, suites: Iterable[str] | None = None, patterns: Iterable[str] | None = None) -> Corpus:
        """The cases of some suites, and among them those whose ids match a pattern.

        Cases of other formats than RNTuple are chosen only by their suite.

        Raises:
            SchemaError: a suite that is not there, or a pattern that matches nothing.
        """
        chosen: Sequence[StoredCase] = self.cases
        if suites is not None:
            wanted = tuple(suites)
            for suite in wanted:
                if suite not in self.suites:
                    raise SchemaError(f"the corpus has no suite '{suite}', only {', '.join(self.suites)}")
            chosen = [case for case in chosen if case.suite in wanted]
        else:
            chosen = [case for case in chosen if case.generation not in OTHER_FORMATS]
        if patterns is not None:
            found: dict[str, StoredCase] = {}
            for pattern in patterns:
                matches = [case for case in chosen if fnmatch.fnmatchcase(case.id, pattern)]
                if not matches:
                    raise SchemaError(f"no case matches '{pattern}'")
                found.update((case.id, case) for case in matches)
            chosen = [case for case in chosen if case.id in found]
        return Corpus(self.directory, tuple(chosen))

    def check_files(self) -> None:
        """Compare every file with its hash, so that no verdict is about other bytes.

        Raises:
            SourceError: a file is missing or differs.
        """
        for case in self.cases:
            try:
                found = hashlib.sha256(case.file.read_bytes()).hexdigest()
            except OSError as error:
                raise SourceError(f"cannot read {case.file}: {error.strerror}") from error
            if found != case.sha256:
                raise SourceError(f"{case.file} is not the file of the manifest: its SHA-256 is {found}")


def load_corpus(directory: Path) -> Corpus:
    """The corpus in a directory.

    Args:
        directory: where ``manifest.json`` is.

    Raises:
        MissingSourceError: there is no manifest.
        SchemaError: the manifest is none of a corpus, or of a later version.
    """
    path = directory / MANIFEST
    if not path.is_file():
        raise MissingSourceError(
            f"there is no {MANIFEST} in {directory}", hint="rntuple corpus makes a corpus"
        )
    document = _object(path)
    if document.get("schema") != MANIFEST_SCHEMA or not str(document.get("schema_version", "")).startswith(
        "1."
    ):
        raise SchemaError(f"{path} is no manifest of a corpus of version 1")
    try:
        cases = tuple(_case(directory, item) for item in document["cases"])
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        raise SchemaError(
            f"{path} does not follow the schema of manifests: {type(error).__name__} {error}"
        ) from error
    if len({case.id for case in cases}) != len(cases):
        raise SchemaError(f"{path} has two cases of one id")
    return Corpus(directory, cases)


def _case(directory: Path, item: Mapping[str, Any]) -> StoredCase:
    outcome = item["outcome"]
    kind = outcome["kind"]
    if kind not in KINDS:
        raise ValueError(f"of outcome '{kind}'")
    expected = item.get("expected")
    return StoredCase(
        id=str(item["id"]),
        title=str(item["title"]),
        file=_inside(directory, item["file"]),
        ntuple=item["ntuple"],
        section=str(item.get("section") or ""),
        generation=str(item.get("generation") or ""),
        features=tuple(item.get("features", ())),
        size=int(item["size"]),
        sha256=str(item["sha256"]),
        outcome=Outcome(
            kind,
            tuple(outcome.get("rules", ())),
            tuple(outcome.get("fields", ())),
            tuple(outcome.get("attribute_sets", ())),
        ),
        expected=None if expected is None else _inside(directory, expected),
        rule=item.get("rule"),
        base=item.get("base"),
        edits=tuple(item.get("edits", ())),
        root=item.get("root"),
    )


def _inside(directory: Path, name: str) -> Path:
    """A path of the manifest, which never leads out of the directory."""
    path = (directory / name).resolve()
    if not path.is_relative_to(directory.resolve()):
        raise ValueError(f"with path '{name}' outside of the corpus")
    return path


def _object(path: Path) -> Mapping[str, Any]:
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise SourceError(f"cannot read {path}: {error.strerror}") from error
    try:
        document = json.loads(text)
    except ValueError as error:
        raise SchemaError(f"{path} is no JSON: {error}") from error
    if not isinstance(document, dict):
        raise SchemaError(f"{path} is no JSON object")
    return document
