"""``rntuple fuzz``: fuzz another reader with mutants that have correct checksums, and report each cause once."""

from __future__ import annotations

import argparse
import itertools
import os
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING

from rntuple_construct.cli.inputs import Input, bytes_of_input, expand
from rntuple_construct.cli.jobs import add_jobs, jobs_of
from rntuple_construct.cli.options import add_format, count_text
from rntuple_construct.cli.outputs import output_path
from rntuple_construct.cli.progress import progress
from rntuple_construct.kit.runner.implementations import IMPLEMENTATIONS

if TYPE_CHECKING:
    from rntuple_construct.kit.fuzzing.differential_fuzzing import Hunt, ReaderFinding

NUM_GENERATED = 48
"""Generated base files: enough that most features of the format are in one of them."""
_LEAST_KEY_SIZE = 1 << 16
LOADS = ("rntuple_construct.kit.fuzzing.differential_fuzzing",)
DESCRIPTION = (
    "Run a reader with mutants of small files, in processes with limits, and report each distinct way in which it crashes, hangs, "
    "uses too much memory, returns wrong values or refuses a valid file, with the recipe of the smallest change and the broken rule. "
    "A command that does not speak the protocol is judged by its exit code or signal and by the exception that it prints. "
    "Files that may corrupt memory go to DIR/withheld: do not publish them (SECURITY.md). DIR/findings.json is "
    "written anew with each finding; --resume continues an interrupted run. Exit code 1 means that there are findings."
)
EXAMPLES = (
    "rntuple fuzz --target './reader {file}' --out found",
    "rntuple fuzz --target 'python my_reader.py {file}' --ok-exit 0,2 --out found",
    "rntuple fuzz --target uproot --out found --time 600 --resume",
)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of the subcommand."""
    parser.add_argument(
        "files",
        metavar="FILE",
        nargs="*",
        help="base files of the mutants, directories of them, or @LIST (default: the small files of the corpus and "
        f"{NUM_GENERATED} generated files)",
    )
    parser.add_argument(
        "--target",
        required=True,
        metavar="READER",
        help=f"a known reader ({', '.join(IMPLEMENTATIONS)}), or a command such as './reader {{file}}'; if it uses the "
        "protocol of docs/conformance-protocol.md, its values are compared as well",
    )
    parser.add_argument(
        "--time",
        type=float,
        metavar="SECONDS",
        help="duration from the first mutant on, minimising included (default: 60, or until --count)",
    )
    parser.add_argument("--count", type=int, metavar="N", help="maximum number of mutants")
    parser.add_argument(
        "--seed",
        type=int,
        metavar="N",
        help="seed of the first mutant (default: 0; with --resume, the next seed)",
    )
    parser.add_argument(
        "--out",
        type=lambda text: Path(output_path(text)),
        required=True,
        metavar="DIR",
        help="directory for the findings and their files",
    )
    parser.add_argument(
        "--resume",
        action="store_true",
        help="continue an earlier run of this reader in DIR; only new findings are printed and count for the exit code",
    )
    parser.add_argument(
        "--timeout", type=float, default=10.0, metavar="SECONDS", help="time limit for one file (default: 10)"
    )
    parser.add_argument(
        "--memory",
        default="1GB",
        metavar="SIZE",
        help="limit of the resident memory of the reader (default: 1GB; 0: no limit)",
    )
    parser.add_argument(
        "--ok-exit",
        type=_exit_codes,
        metavar="CODES",
        help="exit codes of a command without the protocol that do not count as a crash, such as 0,2 (default: 0 to 127)",
    )
    parser.add_argument(
        "--no-minimize",
        action="store_true",
        help="do not minimise the recipe and the file of each finding at the end",
    )
    parser.add_argument(
        "--minimize-time",
        type=float,
        default=20.0,
        metavar="SECONDS",
        help="time limit to minimise one finding (default: 20)",
    )
    add_format(parser)
    add_jobs(parser, "processes that run the reader")


def _exit_codes(text: str) -> frozenset[int]:
    """Exit codes with commas between them."""
    codes = [int(each) if each.strip().isdecimal() else 256 for each in text.split(",")]
    if max(codes) > 255:
        raise argparse.ArgumentTypeError(f"'{text}' is no list of exit codes, such as 0,2")
    return frozenset(codes)


def run(arguments: argparse.Namespace) -> int:
    """Fuzz a reader and report."""
    from rntuple_construct.base.errors import RNTupleError, SchemaError
    from rntuple_construct.base.exits import Exit
    from rntuple_construct.base.interrupts import prompt_interrupts
    from rntuple_construct.base.suggestions import suggestion
    from rntuple_construct.batch.schedulers import map_in_order, open_scheduler
    from rntuple_construct.cli.documents import document_text
    from rntuple_construct.cli.options import UsageError, bytes_of
    from rntuple_construct.cli.terminal import say, talk
    from rntuple_construct.kit.fuzzing.differential_fuzzing import Hunt, SupervisedPeer
    from rntuple_construct.kit.runner.implementations import from_command, implementation
    from rntuple_construct.kit.runner.process import ProcessLimits, ProcessPool, memory_watch

    if (
        not arguments.timeout > 0
        or not arguments.minimize_time > 0
        or (arguments.time is not None and not arguments.time > 0)
    ):
        raise UsageError("times are positive numbers of seconds")
    if arguments.count is not None and arguments.count < 1:
        raise UsageError(f"--count must be 1 or more, not {arguments.count}")
    if not arguments.resume and (arguments.out / "findings.json").exists():
        raise UsageError(
            f"{arguments.out} has the findings of an earlier run; continue it with --resume, or choose another directory"
        )
    known = arguments.target in IMPLEMENTATIONS
    try:
        chosen = implementation(arguments.target) if known else from_command(arguments.target)
    except SchemaError as error:
        if not arguments.target.isidentifier():
            raise
        close = suggestion(arguments.target, IMPLEMENTATIONS, "rntuple conformance --list")
        raise SchemaError(f"{error}, and no reader of this name is known", hint=close) from None
    jobs = jobs_of(arguments)
    budget = ProcessLimits(arguments.timeout, bytes_of(arguments.memory))
    bases = _bases(arguments.files)
    process_pool = ProcessPool(memory_watch(budget.memory))
    seconds = arguments.time if arguments.time is not None or arguments.count is not None else 60.0
    minimize_seconds = 0.0 if arguments.no_minimize else arguments.minimize_time
    peer = SupervisedPeer(chosen, budget, process_pool, arguments.ok_exit)
    hunt = Hunt(peer, {}, arguments.out, _tell, minimize_seconds)
    is_interrupted = False
    try:
        with prompt_interrupts(process_pool.close):
            if arguments.resume:
                hunt.resume(bases)
            _take_bases(hunt, bases)
            if peer.is_plain is not False:
                talk(f"{chosen.name} does not answer in the protocol: values are not compared")
            elif arguments.ok_exit is not None:
                raise UsageError("--ok-exit is for commands that do not answer in the protocol")
            with (
                open_scheduler("local" if jobs == 1 else "processes", jobs) as scheduler,
                _clock(seconds, arguments.count) as advanced,
            ):
                if arguments.seed is not None:
                    hunt.next_seed = arguments.seed
                map_seeds = partial(map_in_order, scheduler, hunt.look_of_dead)
                hunt.run(seconds, arguments.count, map_seeds, advanced)
            if not arguments.no_minimize:
                with progress("making findings smaller", len(hunt.to_minimize())) as step:
                    until = None if seconds is None else hunt.started + seconds
                    hunt.minimize(step, until)
    except RNTupleError:
        raise
    except OSError as error:
        raise SchemaError(f"cannot run {chosen.command[0]}: {error.strerror or error}") from error
    except KeyboardInterrupt:
        is_interrupted = True
    finally:
        peer.close()
        process_pool.close()
        hunt.close()
    document = hunt.document(only_new=True)
    if arguments.format == "json":
        say(document_text(document))
    else:
        for number, found in enumerate(filter(lambda each: each.is_new, hunt.ordered()), 1):
            for line in _lines(number, found):
                say(line)
    for problem in hunt.problems:
        talk(f"not judged: {problem}")
    num_new = len(document["findings"])
    counts = [f"{count} {kind}" for kind, count in hunt.outcomes.most_common()]
    talk(
        f"{count_text(document['mutants'], 'mutant')}{': ' if counts else ''}{', '.join(counts)}; "
        f"{count_text(len(hunt.findings), 'distinct finding')} in {arguments.out}"
        f"{f', {num_new} of them new' if arguments.resume else ''}"
    )
    if is_interrupted:
        talk("rntuple: interrupted; continue with --resume", always=True)
        return Exit.INTERRUPTED
    return Exit.FINDINGS if num_new else Exit.FINE


def _take_bases(hunt: Hunt, bases: dict[str, bytes]) -> None:
    """Have the reader read the base files, and tell of those that are left out.

    Raises:
        SchemaError: the reader reads none.
    """
    from rntuple_construct.base.errors import SchemaError
    from rntuple_construct.cli.terminal import talk

    with progress("asking for base files", len(bases)) as step:
        for name, data in bases.items():
            hunt.add_base(name, data)
            step()
    for name, reason in hunt.left_out.items():
        talk(
            f"{name} is left out, because the reader does not read it unchanged: {reason[:100] or 'no reason given'}"
        )
    if not hunt.num_bases and not hunt.findings:
        raise SchemaError("the reader reads no base file, so there is nothing to make mutants of")


@contextmanager
def _clock(seconds: float | None, count: int | None) -> Iterator[Callable[[], None]]:
    """A progress bar of mutants, or of seconds if their number is not limited."""
    if count is not None:
        with progress("asking for mutants", count) as step:
            yield step
        return
    start, shown = time.monotonic(), 0

    with progress("asking for mutants", round(seconds or 0)) as step:

        def advanced() -> None:
            nonlocal shown
            while shown < time.monotonic() - start:
                shown += 1
                step()

        yield advanced


def _tell(found: ReaderFinding) -> None:
    """Tell of a new finding as soon as there is one."""
    from rntuple_construct.cli.terminal import talk

    origin = found.base if found.seed is None else f"seed {found.seed}"
    talk(f"{found.observation.kind}: {found.observation.message[:100]} ({found.place}; {origin})")


def _lines(number: int, found: ReaderFinding) -> Iterator[str]:
    """Yield the lines that describe a finding in the summary."""
    from rntuple_construct.kit.fuzzing.differential_fuzzing import folder_of
    from rntuple_construct.kit.fuzzing.observations import KINDS

    seen = found.observation
    origin = found.base if found.seed is None else f"seed {found.seed} of {found.base}"
    yield f"{number}. {seen.kind} ({count_text(found.count, 'mutant')}): {KINDS[seen.kind]}"
    yield f"   {seen.message[:300]}"
    if seen.stack:
        yield f"   in {' < '.join(seen.stack[:3])}"
    yield f"   {found.place}; rules: {', '.join(found.rules) or 'none'}; {origin}"
    yield f"   {folder_of(found)}/{found.file_name}.root and .recipe"
    if found.smallest is not None:
        broken = ", ".join(found.rules_of_smallest) or "none"
        yield f"   smallest file: {len(found.smallest)} bytes, {folder_of(found)}/smallest/{found.file_name}.root; rules: {broken}"


def _bases(files: list[str]) -> dict[str, bytes]:
    """Files to make mutants of, by name: given files by their path below the directory that they share.

    Raises:
        SourceError: one cannot be read.
        UsageError: there are no files.
    """
    from rntuple_construct.cli.options import UsageError

    if not files:
        from rntuple_construct.kit.corpus.mutations.bases import BASES

        return {**{name: make() for name, make in BASES.items()}, **dict(islice(_generated(), NUM_GENERATED))}
    given = list(expand(files))
    folders = [os.path.dirname(os.path.abspath(each.target)) for each in given if each.is_local]
    shared = os.path.commonpath(folders) if folders else ""

    def name(each: Input) -> str:
        return os.path.relpath(each.target, shared) if each.is_local else each.target

    found = {name(each): bytes_of_input(each) for each in given}
    if not found:
        raise UsageError(f"there is no ROOT file in {', '.join(files)}")
    return found


def _generated() -> Iterator[tuple[str, bytes]]:
    """Yield small generated files by name.

    Files with small keys are left out. Envelopes of their mutants would be split over several keys, which some readers do not read.
    """
    from rntuple_construct.kit.files.generate import generate
    from rntuple_construct.kit.files.parsed_file import ParsedFile

    for seed in itertools.count():
        data = generate(seed, size="tiny")
        if not 0 < ParsedFile(data).max_key_size < _LEAST_KEY_SIZE:
            yield f"generated-{seed}", data
