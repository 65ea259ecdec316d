"""Inputs for fuzzers and property tests: valid files, and mutants of them in which all but one thing is right.

>>> base = ParsedFile(data)                                     # doctest: +SKIP
>>> mutant = mutate(base, seed=7)                               # doctest: +SKIP
>>> mutant.data, mutant.recipe.dumps()                          # doctest: +SKIP
>>> apply_recipe(base, Recipe.loads(text)) == mutant.data       # doctest: +SKIP

Public names are loaded when they are first used; see ``docs/fuzzing.md``.
"""

from __future__ import annotations

import warnings
from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from rntuple_construct.kit.files.choices import Choices, choices_of
    from rntuple_construct.kit.files.editable_file import REPAIRS, EditableFile
    from rntuple_construct.kit.files.file_features import reachable_words, words_of_file
    from rntuple_construct.kit.files.generate import SIZES, Generated, generate, generate_file
    from rntuple_construct.kit.files.parsed_file import ParsedFile
    from rntuple_construct.kit.files.recipes import OPERATIONS, Recipe, Step, apply_recipe
    from rntuple_construct.kit.fuzzing.mutators import MUTATORS, Mutated, mutate

_HOMES = {
    "files.choices": ("Choices", "choices_of"),
    "files.parsed_file": ("ParsedFile",),
    "files.file_features": ("reachable_words", "words_of_file"),
    "files.generate": ("SIZES", "Generated", "generate", "generate_file"),
    "fuzzing.mutators": ("MUTATORS", "Mutated", "mutate"),
    "files.recipes": ("OPERATIONS", "Recipe", "Step", "apply_recipe"),
    "files.editable_file": ("REPAIRS", "EditableFile", "FileDraft"),
}
_HOME_OF = {name: home for home, names in _HOMES.items() for name in names}

__all__ = [
    "MUTATORS",
    "OPERATIONS",
    "REPAIRS",
    "SIZES",
    "Choices",
    "EditableFile",
    "Generated",
    "Mutated",
    "ParsedFile",
    "Recipe",
    "Step",
    "apply_recipe",
    "choices_of",
    "generate",
    "generate_file",
    "mutate",
    "reachable_words",
    "words_of_file",
]


def __getattr__(name: str) -> Any:
    """Load a public name when it is first used."""
    if name == "Dissection":
        warnings.warn("Dissection is now ParsedFile", DeprecationWarning, stacklevel=2)
        name = "ParsedFile"
    if name not in _HOME_OF:
        raise AttributeError(f"module 'rntuple_construct.kit.fuzzing' has no attribute {name!r}")
    value = getattr(import_module(f"rntuple_construct.kit.{_HOME_OF[name]}"), name)
    globals()[name] = value
    return value
