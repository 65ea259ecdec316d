"""Profiles: claims of a reader, and the cases of a corpus inside of them."""

from __future__ import annotations

import fnmatch
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rntuple_construct.base.errors import SchemaError, SourceError
from rntuple_construct.base.tables import read_table
from rntuple_construct.format.compression.algorithms import ALGORITHMS
from rntuple_construct.format.generations import DEFAULT_GENERATION, GENERATIONS
from rntuple_construct.kit.runner.cases import StoredCase
from rntuple_construct.kit.runner.protocol import LEVELS, Level

__all__ = ["EVERY_GENERATION", "Profile", "load_profile", "profile_of"]

_MEMBERS = ("generations", "levels", "codecs", "types")
_FUNDAMENTAL = frozenset({"bool", "char", "double", "float", "untyped"})
USER_DEFINED = "user-defined"
"""Pattern for classes and enumerations of users in the types of a profile."""


@dataclass(frozen=True, slots=True)
class Profile:
    """Claims of a reader.

    Args:
        generations: generations of the format.
        levels: levels that it answers.
        codecs: names of compression algorithms; None for all.
        types: patterns of type names without their arguments, such as ``std::vector``; "user-defined" for classes and
            enumerations of users; None for all.
    """

    generations: tuple[str, ...] = (DEFAULT_GENERATION.name,)
    levels: tuple[Level, ...] = LEVELS
    codecs: tuple[str, ...] | None = None
    types: tuple[str, ...] | None = None

    def reason_outside(self, case: StoredCase) -> str:
        """Return why a case is outside of the profile, such as "generation rc1"; empty for one inside.

        Codecs and types concern files that are to be read. Every reader must refuse a file that breaks the format.
        """
        if case.generation not in self.generations:
            return f"generation {case.generation}"
        if not case.outcome.is_readable:
            return ""
        for feature in case.features:
            kind, _, name = feature.partition("/")
            if kind == "compression" and self.codecs is not None and name not in (*self.codecs, "unknown"):
                return f"codec {name}"
            if kind == "type" and self.types is not None and not self._has_type(name):
                return f"type {name}"
        return ""

    def _has_type(self, name: str) -> bool:
        is_known = name in _FUNDAMENTAL or name.startswith(("std::", "ROOT::"))
        wanted = name if is_known else USER_DEFINED
        return any(fnmatch.fnmatchcase(wanted, pattern) for pattern in self.types or ())

    @property
    def document(self) -> dict[str, Any]:
        """The profile as a JSON document; null for all codecs or types."""
        return {
            "generations": list(self.generations),
            "levels": [str(level) for level in self.levels],
            "codecs": None if self.codecs is None else list(self.codecs),
            "types": None if self.types is None else list(self.types),
        }


EVERY_GENERATION = Profile(generations=tuple(GENERATIONS))
"""The profile of implementations that read drafts of the format, too."""


def profile_of(document: Mapping[str, Any]) -> Profile:
    """The profile in a JSON or TOML document; members that are left out have their defaults.

    Raises:
        SchemaError: an unknown member, generation, level or codec, or a member of another type.
    """
    unknown = sorted(set(document) - set(_MEMBERS))
    if unknown:
        raise SchemaError(f"a profile has no member '{unknown[0]}', only {', '.join(_MEMBERS)}")
    default = Profile()
    generations = _names(document, "generations", tuple(GENERATIONS))
    levels = _names(document, "levels", tuple(map(str, LEVELS)))
    return Profile(
        default.generations if generations is None else generations,
        default.levels if levels is None else tuple(level for level in LEVELS if str(level) in levels),
        _names(document, "codecs", [algorithm.name for algorithm in ALGORITHMS]),
        _names(document, "types", None),
    )


def _names(document: Mapping[str, Any], member: str, known: Sequence[str] | None) -> tuple[str, ...] | None:
    value = document.get(member)
    if value is None:
        return None
    if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
        raise SchemaError(f"'{member}' of a profile must be a list of text")
    for item in value:
        if known is not None and item not in known:
            raise SchemaError(f"'{member}' of a profile has no '{item}', only {', '.join(known)}")
    if member == "levels" and not value:
        raise SchemaError("'levels' of a profile is empty")
    return tuple(value)


def load_profile(path: Path) -> Profile:
    """The profile in a TOML file.

    Raises:
        SourceError: the file cannot be read.
        SchemaError: the file is not valid TOML, or the profile is invalid.
    """
    try:
        document = read_table(path)
    except OSError as error:
        raise SourceError(f"cannot read {path}: {error.strerror}") from error
    except ValueError as error:
        raise SchemaError(f"{path} is not valid TOML: {error}") from error
    try:
        return profile_of(document)
    except SchemaError as error:
        raise SchemaError(f"{path}: {error}") from error
