"""Parts of a case of the corpus: a file, its subject and the expected result."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import datetime, timezone
from typing import Any

from rntuple_construct.format.generations import DEFAULT_GENERATION, GENERATIONS
from rntuple_construct.kit.files.pinned_compression import with_pinned_chunks
from rntuple_construct.kit.files.sparse_files import SparseFile

__all__ = [
    "KINDS",
    "REFUSED_KINDS",
    "TIMESTAMP",
    "Case",
    "Edit",
    "MadeCase",
    "Outcome",
    "reader_case",
    "slug",
]

TIMESTAMP = datetime(2026, 1, 1, tzinfo=timezone.utc)
"""Time stamp of all records of files that the writer makes."""

KINDS = {
    "valid": "A reader gives the values expected. Rules that are listed nevertheless are remarks, or do not concern readers.",
    "may-refuse": "The file is legal. A reader that does not know the feature refuses it; one that does gives the values.",
    "invalid": "The file breaks the rules listed. A validator names them. A reader ends in good order: it reports an error, "
    "leaves fields out, or reads the undamaged values.",
    "must-refuse": "A reader gives an error for this RNTuple, and no values.",
    "must-drop-field": "The fields listed are missing, or give an error; all others have the values expected.",
    "must-drop-set": "The linked attribute sets listed are refused; the RNTuple has the values expected.",
    "must-be-bounded": "A reader gives an error, or leaves the field out, in little time (10 s) and memory (512 MiB).",
}
"""The kinds of expected results, and their meaning."""
REFUSED_KINDS = frozenset({"invalid", "must-refuse", "must-be-bounded"})
"""Kinds that ask for no values."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """The expected result of a reader and a validator for a file.

    Args:
        kind: a key of ``KINDS``.
        rules: ids of the rules that a validator of level ``full`` reports, sorted.
        fields: names of the top-level fields that a reader leaves out.
        attribute_sets: names of the linked attribute sets that a reader leaves out.
    """

    kind: str = "valid"
    rules: tuple[str, ...] = ()
    fields: tuple[str, ...] = ()
    attribute_sets: tuple[str, ...] = ()

    @property
    def is_readable(self) -> bool:
        """Return whether a reader has to give values of the file."""
        return self.kind in ("valid", "must-drop-field", "must-drop-set")


@dataclass(frozen=True, slots=True)
class Edit:
    """Bytes that differ from those of the file a case was made from.

    Args:
        offset: of the first byte, in both files.
        before: the bytes of the original.
        after: as many bytes of the case.
    """

    offset: int
    before: bytes
    after: bytes


@dataclass(frozen=True, kw_only=True)
class Case:
    """One file of the corpus.

    Args:
        id: permanent; suite, group and name joined by slashes.
        title: its subject, in one sentence.
        section: id of the section of ``spec/sections.toml``.
        generation: generation of the format.
        features: column types, field types, roles and other things that the file has.
        ntuple: path of the tested RNTuple; None for the first one, or for files without RNTuple.
        outcome: the expected result.
        base: id of the sound case beside it, whose file was changed. Files made anew that must be refused have the first
            base of their generation.
        rule: the rule that the case is about, if there is one.
    """

    id: str
    title: str
    section: str
    generation: str
    features: tuple[str, ...] = ()
    ntuple: str | None = None
    outcome: Outcome = Outcome()
    base: str | None = None
    rule: str | None = None

    @property
    def is_read_by_root(self) -> bool:
        """Return whether ROOT is expected to read the file."""
        generation = GENERATIONS.get(self.generation)
        is_of_root = generation is not None and generation.is_read_by_root
        return is_of_root and self.outcome.kind in ("valid", "must-drop-field")

    @property
    def suite(self) -> str:
        """Name of the suite."""
        return self.id.partition("/")[0]

    @property
    def name(self) -> str:
        """Last part of the id."""
        return self.id.rpartition("/")[2]

    def __str__(self) -> str:
        return self.id


@dataclass(frozen=True, kw_only=True)
class MadeCase(Case):
    """A case whose file is made here.

    Args:
        make: gives the bytes of the file.
        how: the change of the original file.
        original: gives the bytes of the file it was made from, to tell which ones were changed.
        text: gives the text that the readers of the validation suite print.
        has_values: if true, there are few enough values to have them all.
        ending: ending of the name of the file.
        document: gives the document of expected values of a file of another format.
        takes_values_of_original: the values expected are read from that file, if there is one.
        sparse: gives the file where it is too large for memory.
    """

    make: Callable[[], bytes]
    how: str | None = None
    original: Callable[[], bytes] | None = None
    text: Callable[[], str] | None = None
    has_values: bool = True
    ending: str = ".root"
    document: Callable[[], dict[str, Any]] | None = None
    takes_values_of_original: bool = False
    sparse: Callable[[], SparseFile] | None = None

    @property
    def file(self) -> str:
        """Path of the file in the corpus."""
        return f"{self.id}{self.ending}"

    @property
    def expected(self) -> str | None:
        """Path of the expected values in the corpus, None without values."""
        return None if self.outcome.kind in REFUSED_KINDS else f"expected/{self.id}.json"

    @property
    def expected_text(self) -> str | None:
        """Path of the text in the corpus, None without a text."""
        return None if self.text is None else f"expected/{self.id}.txt"


def reader_case(
    id_: str,
    title: str,
    section: str,
    make: Callable[[], bytes],
    *,
    kind: str = "valid",
    rules: Sequence[str] = (),
    fields: Sequence[str] = (),
    has_values: bool = True,
) -> MadeCase:
    """A case of suite ``readers`` with a file of the released format.

    Args:
        id_: group and name.
        title: the title, without a full stop.
        section, make, has_values: as for ``MadeCase``.
        kind, rules, fields: as for ``Outcome``.
    """
    return MadeCase(
        id=f"readers/{id_}", title=f"{title}.", section=section, generation=DEFAULT_GENERATION.name, make=with_pinned_chunks(make),
        outcome=Outcome(kind, tuple(rules), tuple(fields)), has_values=has_values,
    )  # fmt: skip


def slug(text: str) -> str:
    """A part of an id: small letters, digits and hyphens."""
    return re.sub(r"[^a-z0-9]+", "-", text.lower()).strip("-")
