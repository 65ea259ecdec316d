"""``rntuple minimize``: reduce a file, or a recipe, while a command keeps its behaviour."""

from __future__ import annotations

import argparse
import re
import shlex
import tempfile
import time
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from rntuple_construct.base.exits import Exit
from rntuple_construct.base.interrupts import gentle_interrupts
from rntuple_construct.cli.inputs import bytes_of_input, resolve
from rntuple_construct.cli.options import UsageError
from rntuple_construct.cli.outputs import check_output, output_path, write_output
from rntuple_construct.cli.progress import progress
from rntuple_construct.cli.terminal import say, talk
from rntuple_construct.kit.runner.process import Ending, ProcessLimits, ProcessPool
from rntuple_construct.kit.runner.stack_traces import stack_in

LOADS = ("rntuple_construct.kit.fuzzing.minimizing",)
PLACEHOLDER = "{file}"
_NUM_CALLS = 2
"""Innermost calls of a printed stack that have to stay the same."""
DESCRIPTION = (
    "Make a file smaller while a command shows the same failure. By default the failure is the exit code, signal or timeout of the "
    "command with FILE, and the innermost calls of a stack that it prints. --exit-code, --hangs and --stderr choose another failure. With "
    "--recipe, FILE is the base file. Unneeded steps of the recipe are removed first, and the recipe goes to standard output. Then "
    "the structure of the file is reduced (clusters, fields, pages, items of lists, unreferenced parts), and finally its bytes. The "
    "command runs without a shell; {file} in it is replaced by the path. After Ctrl-C, OUT is the smallest file so far."
)
EXAMPLES = (
    "rntuple minimize bad.root smaller.root --command './reader {file}'",
    "rntuple minimize bad.root smaller.root --command './reader {file}' --exit-code -11",
)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of the subcommand."""
    parser.add_argument(
        "input", metavar="FILE", help="the file, or the base file of --recipe; '-' is standard input"
    )
    parser.add_argument(
        "output",
        metavar="OUT",
        nargs="?",
        type=output_path,
        help="the smaller file; without it no file is written",
    )
    parser.add_argument(
        "--command", dest="program", metavar="COMMAND", required=True, help="such as 'reader {file}'"
    )
    parser.add_argument("--recipe", metavar="RECIPE", help="recipe that makes the mutant from FILE")
    parser.add_argument(
        "--exit-code", type=int, metavar="N", help="the failure is this exit code; -N is signal N"
    )
    parser.add_argument("--hangs", action="store_true", help="the failure is a run that reaches --timeout")
    parser.add_argument(
        "--stderr", metavar="REGEX", help="the failure is a match of this pattern in standard error or output"
    )
    parser.add_argument(
        "--timeout", type=float, default=10.0, metavar="S", help="seconds for one run (default 10)"
    )
    parser.add_argument(
        "--runs", type=int, default=2000, metavar="N", help="maximum number of runs (default 2000)"
    )
    parser.add_argument(
        "--seconds", type=float, default=600.0, metavar="S", help="maximum duration in seconds (default 600)"
    )
    parser.add_argument("--force", action="store_true", help="replace OUT if it exists")


@dataclass(frozen=True)
class _RunOutcome:
    """The behaviour of a command for a file: exit code (None for a timeout), and its output, of which a bounded part is kept."""

    code: int | None
    talk: str


def run(arguments: argparse.Namespace) -> int:
    """Minimise a file."""
    from rntuple_construct.cli.mutate import text_of_recipe
    from rntuple_construct.kit.fuzzing import ParsedFile, Recipe, apply_recipe
    from rntuple_construct.kit.fuzzing.minimizing import Minimizer

    words = _words(arguments.program)
    pattern = _pattern(arguments.stderr)
    if arguments.runs < 1 or arguments.timeout <= 0 or arguments.seconds <= 0:
        raise UsageError("--runs, --timeout and --seconds have to be positive")
    if arguments.output is None and arguments.recipe is None:
        raise UsageError("say where the smaller file goes")
    given = resolve(arguments.input)
    target = given.target
    if arguments.output is not None:
        check_output(
            arguments.output,
            [target, *([arguments.recipe] if arguments.recipe else [])],
            force=arguments.force,
        )
    data = bytes_of_input(given)
    recipe = Recipe.loads(text_of_recipe(arguments.recipe)) if arguments.recipe else None
    base = ParsedFile(data, recipe.ntuple) if recipe else None
    mutant = apply_recipe(base, recipe) if base and recipe else data
    with (
        tempfile.TemporaryDirectory(prefix="rntuple-minimize-") as folder,
        closing(_Command(words, Path(folder) / "file.root", arguments, pattern)) as command,
    ):
        first = command.outcome(mutant)

        def is_interesting(tried: bytes) -> bool:
            found = command.outcome(tried)
            advanced()
            return not command.is_over and not is_interrupted() and _counts(found, first, arguments, pattern)

        if not _counts(first, first, arguments, pattern):
            what = "ran into the timeout" if first.code is None else f"ended with exit code {first.code}"
            raise UsageError(f"the command does not do that: it {what}")
        if first.code == 0 and arguments.exit_code is None and pattern is None:
            raise UsageError("the command succeeds; say what counts: --exit-code, --stderr or --hangs")
        minimizer = Minimizer(is_interesting, attempts=arguments.runs, seconds=command.seconds_left)
        minimizer.remembered[mutant,] = True
        with (
            gentle_interrupts(minimizer.stop) as is_interrupted,
            progress("minimising", arguments.runs) as advanced,
        ):
            if base and recipe:
                recipe = minimizer.recipe(base, recipe)
                say(recipe.dumps().rstrip("\n"))
                mutant = apply_recipe(base, recipe)
            smaller = None if arguments.output is None else minimizer.file(mutant)
        if smaller is not None:
            write_output(Path(arguments.output), smaller, [target])
            more = "; more might be possible with more --runs or --seconds" if minimizer.is_spent else ""
            talk(f"{len(mutant)} bytes became {len(smaller)} in {minimizer.asked} runs{more}")
    if is_interrupted():
        talk("rntuple: interrupted; the smallest file so far is kept", always=True)
        return Exit.INTERRUPTED
    return Exit.FINE


def _words(command: str) -> list[str]:
    try:
        words = shlex.split(command)
    except ValueError as error:
        raise UsageError(f"--command cannot be split into words: {error}") from None
    if not any(PLACEHOLDER in word for word in words):
        raise UsageError(f"--command has no {PLACEHOLDER} in it")
    return words


def _pattern(text: str | None) -> re.Pattern[str] | None:
    try:
        return None if text is None else re.compile(text)
    except re.error as error:
        raise UsageError(f"--stderr is not a regular expression: {error}") from None


class _Command:
    """The command, which runs with one file after the other; none of its processes outlives a run.

    Args:
        words: program and arguments.
        place: path of the file.
        arguments: of the command line.
        pattern: text that is looked for in the output.
    """

    def __init__(
        self, words: list[str], place: Path, arguments: argparse.Namespace, pattern: re.Pattern[str] | None
    ) -> None:
        self._words = [word.replace(PLACEHOLDER, str(place)) for word in words]
        self._place = place
        self._timeout: float = arguments.timeout
        self._end: float = time.monotonic() + arguments.seconds
        self._pattern = pattern
        self._pool = ProcessPool()

    @property
    def seconds_left(self) -> float:
        """Seconds until ``--seconds`` are over."""
        return max(0.0, self._end - time.monotonic())

    @property
    def is_over(self) -> bool:
        """Return whether ``--seconds`` are over: the last run may have ended for that reason."""
        return not self.seconds_left

    def outcome(self, data: bytes) -> _RunOutcome:
        """Run the command with a file.

        Raises:
            UsageError: it cannot be run.
        """
        self._place.write_bytes(data)
        try:
            process = self._pool.start(self._words)
        except OSError as error:
            raise UsageError(f"the command cannot be run: {error.strerror}") from None
        budget = ProcessLimits(min(self._timeout, self.seconds_left), 0)
        exchange = process.run(budget, None if self._pattern is None else self._found)
        return _RunOutcome(None if exchange.ending is Ending.HANG else exchange.code, exchange.text)

    def _found(self, text: str) -> int | None:
        """The position of the pattern in lines of the output."""
        match = None if self._pattern is None else self._pattern.search(text)
        return None if match is None else match.start()

    def close(self) -> None:
        """End the command."""
        self._pool.close()


def _counts(
    found: _RunOutcome, first: _RunOutcome, arguments: argparse.Namespace, pattern: re.Pattern[str] | None
) -> bool:
    """Return whether a run did what counts; by default what the first one did, with the same stack if it printed one."""
    if arguments.hangs:
        is_same = found.code is None
    elif arguments.exit_code is not None:
        is_same = found.code == arguments.exit_code
    else:
        is_same = found.code == first.code
    if pattern is not None:
        return is_same and pattern.search(found.talk) is not None
    return is_same and stack_in(found.talk)[:_NUM_CALLS] == stack_in(first.talk)[:_NUM_CALLS]
