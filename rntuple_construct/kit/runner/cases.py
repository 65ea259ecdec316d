"""Cases of a corpus, as its ``manifest.json`` lists them, with the expected result of each."""

from __future__ import annotations

import fnmatch
import hashlib
import json
import tempfile
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path, PurePosixPath
from typing import Any

from rntuple_construct.base.errors import FormatError, MissingSourceError, SchemaError, SourceError
from rntuple_construct.format.generations import DEFAULT_GENERATION
from rntuple_construct.kit.corpus.archives import is_archive, unpack
from rntuple_construct.kit.corpus.model import KINDS, Case, Outcome
from rntuple_construct.kit.corpus.writing import MANIFEST, MANIFEST_SCHEMA, digest_of
from rntuple_construct.kit.files.sparse_files import sha256_of

__all__ = ["Corpus", "StoredCase", "load_corpus", "open_corpus"]

OTHER_FORMATS = frozenset({"trevni"})
"""Generations that are none of RNTuple."""


@dataclass(frozen=True, kw_only=True)
class StoredCase(Case):
    """A case of a corpus on disk.

    Args:
        file: the file.
        size: bytes of the file.
        sha256: its hash.
        expected: file of the expected values; None if the case has none.
        expected_sha256: hash of that file; None in manifests of version 1.0.
        edits: the bytes that were changed: ``offset``, and ``before`` and ``after`` in hexadecimal.
        root: the result of ROOT for the file, if it differs from the expected one.
    """

    file: Path
    size: int
    sha256: str
    expected: Path | None
    expected_sha256: str | None = None
    edits: tuple[Mapping[str, Any], ...] = ()
    root: str | None = None

    @property
    def is_released(self) -> bool:
        """Return whether the file is of the released format, which every reader is for."""
        return self.generation in {DEFAULT_GENERATION.name}

    @property
    def key(self) -> str:
        """A hash that changes with the file, its expected result and its expected values."""
        state = hashlib.sha256(f"{self.sha256} {self.ntuple} {self.outcome} {self.base}".encode())
        if self.expected is not None:
            state.update(self.expected.read_bytes())
        return state.hexdigest()[:16]

    def contents(self) -> Mapping[str, Any] | None:
        """Expected ``container``, ``metadata`` and ``values`` of the file; None where nothing is to be read.

        Raises:
            SourceError: the file of expected contents cannot be read.
            SchemaError: it is not a JSON object.
        """
        return None if self.expected is None else _parsed(self.expected, _text(self.expected))


@dataclass(frozen=True, slots=True)
class Corpus:
    """Cases of a directory, in the order of its manifest.

    Args:
        directory: the directory.
        cases: its cases.
        digest: what pins the whole corpus, ``sha256:`` and the SHA-256 of its manifest.
        every: all cases of the directory by id, also those that are not chosen.
    """

    directory: Path
    cases: tuple[StoredCase, ...]
    digest: str = ""
    every: Mapping[str, StoredCase] = field(default_factory=dict, repr=False)

    def base_of(self, case: StoredCase) -> StoredCase | None:
        """The sound file beside a case, None if the directory has none."""
        return self.every.get(case.base or "")

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
        return replace(self, cases=tuple(chosen))

    def check_files(self) -> None:
        """Compare every file with its hash, so that no verdict is about other bytes.

        Raises:
            SourceError: a file is missing or differs.
        """
        bases = {base.id: base for base in map(self.base_of, self.cases) if base is not None}
        for case in {**bases, **{case.id: case for case in self.cases}}.values():
            _check_hash(case.file, case.sha256)
            if case.expected is not None and case.expected_sha256 is not None:
                _check_hash(case.expected, case.expected_sha256)


def _check_hash(path: Path, sha256: str) -> None:
    if not path.is_file():
        raise SourceError(f"cannot read {path}: not a regular file")
    try:
        found = sha256_of(path)
    except OSError as error:
        raise SourceError(f"cannot read {path}: {error.strerror}") from error
    if found != sha256:
        raise SourceError(f"{path} is not the file of the manifest: its SHA-256 is {found}")


@contextmanager
def open_corpus(path: Path, digest: str | None = None) -> Iterator[Corpus]:
    """Give the corpus of a directory or of an archive, which is unpacked for the time of the context.

    Args:
        path: directory or archive.
        digest: what the digest of the corpus must be, ``sha256:`` and 64 hexadecimal digits; None accepts any.

    Raises:
        MissingSourceError: there is no such archive or manifest.
        FormatError: the archive is damaged, or the digest is another one.
        SchemaError: the manifest is not that of a corpus.
        SourceError: a file cannot be read.
    """
    with ExitStack() as stack:
        directory = path
        if is_archive(path) and not path.is_dir():
            if not path.exists():
                raise MissingSourceError(f"there is no archive {path}")
            made = stack.enter_context(tempfile.TemporaryDirectory(prefix="rntuple-corpus-"))
            directory = unpack(path, Path(made))
        corpus = load_corpus(directory)
        if digest is not None:
            if corpus.digest != digest.lower():
                raise FormatError(f"{path} is another corpus: its digest is {corpus.digest}, not {digest}")
            if any(case.expected is not None and case.expected_sha256 is None for case in corpus.cases):
                raise FormatError(
                    f"the manifest of {path} has no hashes of the expected values: nothing pins them"
                )
        yield corpus


def load_corpus(directory: Path) -> Corpus:
    """The corpus in a directory.

    Args:
        directory: where ``manifest.json`` is.

    Raises:
        MissingSourceError: there is no manifest.
        SchemaError: the manifest is not that of a corpus, or of a later version.
    """
    path = directory / MANIFEST
    if not path.is_file():
        raise MissingSourceError(
            f"there is no {MANIFEST} in {directory}", hint="rntuple corpus makes a corpus"
        )
    text = _text(path)
    document = _parsed(path, text)
    if document.get("schema") != MANIFEST_SCHEMA or not str(document.get("schema_version", "")).startswith(
        "1."
    ):
        raise SchemaError(f"{path} is not a manifest of a corpus of version 1")
    try:
        cases = tuple(_case(directory, item) for item in document["cases"])
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        raise SchemaError(
            f"{path} does not follow the schema of manifests: {type(error).__name__} {error}"
        ) from error
    if len({case.id for case in cases}) != len(cases):
        raise SchemaError(f"{path} has two cases of one id")
    return Corpus(directory, cases, digest_of(text), {case.id: case for case in cases})


def _case(directory: Path, item: Mapping[str, Any]) -> StoredCase:
    outcome = item["outcome"]
    kind = outcome["kind"]
    if kind not in KINDS:
        raise ValueError(f"of outcome '{kind}'")
    expected = item.get("expected")
    return StoredCase(
        id=str(item["id"]),
        title=str(item["title"]),
        file=_inside(directory, item["file"], is_hashed=True),
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
        expected=None
        if expected is None
        else _inside(directory, expected, is_hashed="expected_sha256" in item),
        expected_sha256=item.get("expected_sha256"),
        rule=item.get("rule"),
        base=item.get("base"),
        edits=tuple(item.get("edits", ())),
        root=item.get("root"),
    )


def _inside(directory: Path, name: str, *, is_hashed: bool) -> Path:
    """A path of the manifest, which never leads out of the directory.

    A symbolic link may lead to a file elsewhere if the manifest has the hash of that file.
    """
    relative = PurePosixPath(name)
    path = directory / relative
    if relative.is_absolute() or ".." in relative.parts:
        raise ValueError(f"with path '{name}' outside of the corpus")
    if not is_hashed and not path.resolve().is_relative_to(directory.resolve()):
        raise ValueError(f"with path '{name}', a link to a file outside of the corpus")
    return path.absolute()


def _text(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError as error:
        raise SourceError(f"cannot read {path}: {error.strerror}") from error


def _parsed(path: Path, text: bytes) -> Mapping[str, Any]:
    try:
        document = json.loads(text)
    except ValueError as error:
        raise SchemaError(f"{path} is not JSON: {error}") from error
    if not isinstance(document, dict):
        raise SchemaError(f"{path} is not a JSON object")
    return document
