"""``rntuple mutate``: changed copies of a file, with consistent sizes, counts and checksums around the change."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from rntuple_construct.base.exits import Exit
from rntuple_construct.cli.inputs import STANDARD_INPUT, bytes_of_input, resolve
from rntuple_construct.cli.options import UsageError
from rntuple_construct.cli.outputs import check_output, output_path, write_output
from rntuple_construct.cli.progress import progress
from rntuple_construct.cli.terminal import say, talk

if TYPE_CHECKING:
    from rntuple_construct.kit.fuzzing import ParsedFile, Recipe

LOADS = ("rntuple_construct.kit.fuzzing.mutators",)
DESCRIPTION = (
    "Write a mutant of a file: one detail is changed, and sizes, counts and checksums around it agree with the "
    "change. The recipe of the change goes to standard output; --recipe applies a recipe. With --count, OUT is a "
    "directory of mutants and their recipes. docs/fuzzing.md describes recipes, mutators and repairs."
)
EXAMPLES = (
    "rntuple mutate data.root changed.root --seed 7",
    "rntuple mutate data.root mutants --count 20",
)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of the subcommand."""
    parser.add_argument(
        "input",
        metavar="IN[:NTUPLE]",
        nargs="?",
        help="file of any generation; it may be damaged. '-' is standard input",
    )
    parser.add_argument(
        "output", metavar="OUT", nargs="?", type=output_path, help="the mutant, or the directory of --count"
    )
    parser.add_argument("--ntuple", metavar="NAME", help="which RNTuple, if the file holds several")
    parser.add_argument("--seed", type=int, metavar="N", help="the same seed, the same mutant (default 0)")
    parser.add_argument("--count", type=int, metavar="N", help="mutants of as many seeds, from --seed on")
    parser.add_argument(
        "--steps", type=int, metavar="N", help="how many changes (default: mostly 1, up to 4)"
    )
    parser.add_argument(
        "--recipe", metavar="FILE", help="follow this recipe in place of a seed; '-' is standard input"
    )
    parser.add_argument(
        "--lenient", action="store_true", help="leave out steps of the recipe that this file does not allow"
    )
    parser.add_argument(
        "--no-repair",
        metavar="NAME",
        action="append",
        default=[],
        help="leave out a repair; repeatable (--list)",
    )
    parser.add_argument(
        "--mutator", metavar="NAME", action="append", help="only these mutators; repeatable (--list)"
    )
    parser.add_argument(
        "--donor",
        metavar="FILE",
        action="append",
        default=[],
        help="a file whose parts may be spliced in; repeatable",
    )
    parser.add_argument("--list", action="store_true", help="list mutators, operations and repairs")
    parser.add_argument("--force", action="store_true", help="replace files that exist")


def run(arguments: argparse.Namespace) -> int:
    """Write mutants."""
    from rntuple_construct.kit.fuzzing import ParsedFile, Recipe

    if arguments.list:
        _list()
        return Exit.FINE
    if arguments.input is None:
        raise UsageError("say which file is to be changed, or --list")
    if arguments.output is None:
        raise UsageError("say where the mutant goes")
    if arguments.output == STANDARD_INPUT:
        raise UsageError("the mutant goes to a file: the recipe goes to standard output")
    _check_options(arguments)
    given = resolve(arguments.input, arguments.ntuple)
    base = ParsedFile(bytes_of_input(given), given.ntuple)
    for error in base.errors:
        talk(f"{given}: {error}")
    if arguments.recipe is None:
        return _draw(base, arguments)
    recipe = Recipe.loads(text_of_recipe(arguments.recipe))
    if not recipe.is_for(base.data):
        talk(f"{given} is not the file that the recipe was made for", always=True)
    return _follow(base, recipe, arguments)


def _check_options(arguments: argparse.Namespace) -> None:
    for name in ("count", "steps"):
        value = getattr(arguments, name)
        if value is not None and value < 1:
            raise UsageError(f"--{name} has to be at least 1")
    if arguments.recipe is None:
        return
    if arguments.recipe == arguments.input == STANDARD_INPUT:
        raise UsageError("file and recipe cannot both come from standard input")
    for name in ("seed", "count", "steps", "mutator", "donor"):
        if getattr(arguments, name):
            raise UsageError(f"--{name} and --recipe exclude each other: a recipe says all that is changed")


def text_of_recipe(path: str) -> str:
    """The text of a recipe, of standard input for ``-``.

    Raises:
        SourceError: it cannot be read.
    """
    from rntuple_construct.base.errors import SourceError

    try:
        if path == STANDARD_INPUT:
            return sys.stdin.read()
        return Path(path).read_text(encoding="utf-8")
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or error
        raise SourceError(f"cannot read the recipe {path}: {reason}") from error


def _follow(base: ParsedFile, recipe: Recipe, arguments: argparse.Namespace) -> int:
    from dataclasses import replace

    from rntuple_construct.kit.fuzzing import ParsedFile, apply_recipe

    if recipe.ntuple != base.ntuple and arguments.ntuple is None and ":" not in arguments.input:
        base = ParsedFile(base.data, recipe.ntuple)
    without = recipe.without | frozenset(arguments.no_repair)
    data = apply_recipe(base, replace(recipe, without=without), lenient=arguments.lenient)
    _write(arguments, Path(arguments.output), data)
    return Exit.FINE


def _draw(base: ParsedFile, arguments: argparse.Namespace) -> int:
    from rntuple_construct.kit.fuzzing import ParsedFile, mutate

    donors = [ParsedFile(bytes_of_input(resolve(path))) for path in arguments.donor]
    first = arguments.seed or 0
    seeds = range(first, first + (arguments.count or 1))
    target = Path(arguments.output)
    unchanged = 0
    with progress("mutating", len(seeds)) as step:
        for seed in seeds:
            mutant = mutate(
                base, seed, steps=arguments.steps, donors=donors, without=arguments.no_repair,
                mutators=arguments.mutator,
            )  # fmt: skip
            unchanged += not mutant.recipe.steps
            if arguments.count is None:
                _write(arguments, target, mutant.data)
                say(mutant.recipe.dumps().rstrip("\n"))
            else:
                _write(arguments, target / f"mutant-{seed}.root", mutant.data)
                _write(arguments, target / f"mutant-{seed}.recipe", mutant.recipe.dumps().encode())
            step()
    if unchanged:
        wanted = "what these mutators change" if arguments.mutator else "what could be changed"
        talk(f"{unchanged} of {len(seeds)} mutants are the file itself: it lacks {wanted}", always=True)
    return Exit.FINE


def _write(arguments: argparse.Namespace, path: Path, data: bytes) -> None:
    from rntuple_construct.kit.files.output_files import make_directory

    inputs = [
        resolve(arguments.input).target,
        *arguments.donor,
        *([arguments.recipe] if arguments.recipe else []),
    ]
    check_output(path, inputs, force=arguments.force)
    make_directory(path.parent)
    write_output(path, data, inputs)


def _list() -> None:
    from rntuple_construct.kit.fuzzing import MUTATORS, OPERATIONS, REPAIRS

    say("mutators (--mutator):")
    for name, mutator in MUTATORS.items():
        say(f"  {name:22} {(mutator.__doc__ or '').splitlines()[0]}")
    say("operations of recipes:")
    for name, text in OPERATIONS.items():
        say(f"  {name:22} {text}")
    say("repairs (--no-repair):")
    for name, text in REPAIRS.items():
        say(f"  {name:22} {text}")
