"""The corpus on disk or in an archive: files, expected values, manifest, changelog and licence."""

from __future__ import annotations

import hashlib
import json
import os
from collections.abc import Callable, Iterable, Iterator
from dataclasses import asdict
from importlib.metadata import distribution, version
from pathlib import Path
from typing import Any

from rntuple_construct.base.errors import SourceError
from rntuple_construct.kit.corpus.expected import expected_of
from rntuple_construct.kit.corpus.model import Edit, MadeCase
from rntuple_construct.kit.files.file_features import features_of, first_ntuple
from rntuple_construct.kit.files.output_files import write_file
from rntuple_construct.kit.files.sparse_files import FileBytes, SparseFile, write_sparse
from rntuple_construct.kit.peers import note_of_root

__all__ = [
    "CHANGELOG", "LICENSE", "MANIFEST", "MANIFEST_SCHEMA", "corpus_files", "digest_of", "document_bytes", "edits_of",
    "source_of_values", "write_corpus",
]  # fmt: skip

MANIFEST = "manifest.json"
MANIFEST_SCHEMA = "rntuple-corpus-manifest"
MANIFEST_VERSION = "1.1"
LICENSE = "LICENSE"
CHANGELOG = "CHANGELOG.md"
_NEAR = 4
"""Differing bytes that are this close belong to one edit."""
_MAX_EDITED = 512
"""Where more bytes than this differ the edits are left out: the file was made anew."""


def write_corpus(
    cases: Iterable[MadeCase], directory: str | os.PathLike[str], step: Callable[[], object]
) -> int:
    """Write files, expected values, the licence and the manifest of some cases.

    Args:
        cases: what to write.
        directory: where to; made if not there.
        step: called after each case.

    Returns:
        number of bytes of all files.

    Raises:
        SinkError: something cannot be written.
    """
    target = Path(directory)
    size = 0
    for path, data in corpus_files(cases, step):
        if isinstance(data, SparseFile):
            write_sparse(target / path, data)
        else:
            write_file(target / path, data)
        size += len(data)
    return size


def corpus_files(cases: Iterable[MadeCase], step: Callable[[], object]) -> Iterator[tuple[str, FileBytes]]:
    """Yield path and bytes of every file of a corpus; the manifest comes last.

    Args:
        cases: the cases of the corpus.
        step: called after each case.
    """
    entries: list[dict[str, Any]] = []
    for case in cases:
        yield from _files(case, entries)
        step()
    yield LICENSE, _license()
    yield MANIFEST, document_bytes(_manifest(entries))


def digest_of(manifest: bytes) -> str:
    """Return the digest that pins a corpus: ``sha256:`` and the SHA-256 of its manifest.

    The manifest has the hash of every file and of every file of expected values.
    """
    return f"sha256:{hashlib.sha256(manifest).hexdigest()}"


def _files(case: MadeCase, entries: list[dict[str, Any]]) -> Iterator[tuple[str, FileBytes]]:
    """The files of a case, whose entry of the manifest is added."""
    data = case.make() if case.sparse is None else case.sparse()
    yield case.file, data
    ntuple = case.ntuple or first_ntuple(data)
    entry = _entry(case, data, ntuple)
    if case.expected is not None:
        document = document_bytes(_expected(case, data, ntuple))
        entry["expected_sha256"] = hashlib.sha256(document).hexdigest()
        yield case.expected, document
    if case.text is not None and case.expected_text is not None:
        text = case.text().encode()
        entry["expected_text_sha256"] = hashlib.sha256(text).hexdigest()
        yield case.expected_text, text
    entries.append(entry)


def _expected(case: MadeCase, data: FileBytes, ntuple: str | None) -> dict[str, Any]:
    if case.document is not None:
        return case.document()
    return expected_of(case, source_of_values(case, data), ntuple)


def source_of_values(case: MadeCase, data: FileBytes) -> FileBytes:
    """The file whose values are expected: that of the case, or the one that it was made from."""
    return case.original() if case.takes_values_of_original and case.original is not None else data


def _entry(case: MadeCase, data: FileBytes, ntuple: str | None) -> dict[str, Any]:
    entry: dict[str, Any] = {
        "id": case.id,
        "suite": case.suite,
        "title": case.title,
        "file": case.file,
        "ntuple": ntuple,
        "section": case.section,
        "generation": case.generation,
        "features": sorted({*case.features, *features_of(data, ntuple)}),
        "size": len(data),
        "sha256": data.sha256() if isinstance(data, SparseFile) else hashlib.sha256(data).hexdigest(),
        "outcome": asdict(case.outcome),
        "expected": case.expected,
    }
    others = {"expected_text": case.expected_text, "rule": case.rule, "base": case.base, "how": case.how}
    if case.is_read_by_root:
        others["root"] = note_of_root(case.id, case.base)
    for name, value in others.items():
        if value is not None:
            entry[name] = value
    if case.original is not None and isinstance(data, bytes):
        edits = edits_of(case.original(), data)
        if edits:
            entry["edits"] = [
                {"offset": edit.offset, "before": edit.before.hex(), "after": edit.after.hex()}
                for edit in edits
            ]
    return entry


def edits_of(original: bytes, data: bytes) -> list[Edit]:
    """Return the edits that turn one file into another, in order of offsets; none if too many places differ.

    ``before`` and ``after`` are as long as each other but for an edit at the end, where bytes were added or cut off.
    """
    common = min(len(original), len(data))
    differing = [i for i in range(common) if original[i] != data[i]]
    if len(differing) + abs(len(original) - len(data)) > _MAX_EDITED:
        return []
    edits: list[tuple[int, int]] = []
    for offset in differing:
        if edits and offset - edits[-1][1] < _NEAR:
            edits[-1] = (edits[-1][0], offset + 1)
        else:
            edits.append((offset, offset + 1))
    found = [Edit(start, original[start:stop], data[start:stop]) for start, stop in edits]
    if len(original) != len(data):
        found.append(Edit(common, original[common:], data[common:]))
    return found


def _manifest(entries: list[dict[str, Any]]) -> dict[str, Any]:
    return {
        "schema": MANIFEST_SCHEMA,
        "schema_version": MANIFEST_VERSION,
        "toolkit_version": version("rntuple-construct"),
        "cases": entries,
    }


def _license() -> bytes:
    """The licence of this package, under which the files of the corpus are distributed."""
    installed = distribution("rntuple-construct")
    text = installed.read_text("licenses/LICENSE") or installed.read_text("LICENSE")
    if text is None:
        raise SourceError("the installed package has no LICENSE; install it again")
    return text.encode()


def document_bytes(document: dict[str, Any]) -> bytes:
    """A document as JSON in ASCII, the same bytes everywhere."""
    return (json.dumps(document, separators=(",", ":"), ensure_ascii=True, allow_nan=False) + "\n").encode()
