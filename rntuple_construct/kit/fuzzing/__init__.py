"""Inputs for fuzzers and property tests: valid files, and mutants of them in which all but one thing is right.

>>> base = ParsedFile(data)                                     # doctest: +SKIP
>>> mutant = mutate(base, seed=7)                               # doctest: +SKIP
>>> mutant.data, mutant.recipe.dumps()                          # doctest: +SKIP
>>> apply_recipe(base, Recipe.loads(text)) == mutant.data       # doctest: +SKIP

Public names are loaded when they are first used; see ``docs/fuzzing.md``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rntuple_construct.base.lazy_names import lazy_names

if TYPE_CHECKING:
    from rntuple_construct.kit.files.choices import Choices, choices_of
    from rntuple_construct.kit.files.editable_file import REPAIRS, EditableFile
    from rntuple_construct.kit.files.file_features import reachable_words, words_of_file
    from rntuple_construct.kit.files.generate import SIZES, Generated, generate, generate_file
    from rntuple_construct.kit.files.parsed_file import ParsedFile
    from rntuple_construct.kit.files.recipes import OPERATIONS, Recipe, Step, apply_recipe
    from rntuple_construct.kit.fuzzing.mutators import MUTATORS, Mutated, mutate

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


_KIT = "rntuple_construct.kit"
__getattr__ = lazy_names(
    __name__,
    {
        f"{_KIT}.files.choices": ("Choices", "choices_of"),
        f"{_KIT}.files.parsed_file": ("ParsedFile",),
        f"{_KIT}.files.file_features": ("reachable_words", "words_of_file"),
        f"{_KIT}.files.generate": ("SIZES", "Generated", "generate", "generate_file"),
        f"{_KIT}.fuzzing.mutators": ("MUTATORS", "Mutated", "mutate"),
        f"{_KIT}.files.recipes": ("OPERATIONS", "Recipe", "Step", "apply_recipe"),
        f"{_KIT}.files.editable_file": ("REPAIRS", "EditableFile"),
    },
)
