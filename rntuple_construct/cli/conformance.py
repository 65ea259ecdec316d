"""``rntuple conformance``: another reader reads the files of the corpus, or a writer does tasks, and every case gets a verdict."""

from __future__ import annotations

import argparse
import os
import re
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from rntuple_construct.base.errors import MissingExtraError, SchemaError, SinkError
from rntuple_construct.base.exits import Exit
from rntuple_construct.base.interrupts import prompt_interrupts
from rntuple_construct.cli.documents import document_text
from rntuple_construct.cli.options import UsageError, add_format, bytes_of, names_of
from rntuple_construct.cli.outputs import output_path, write_output
from rntuple_construct.cli.progress import progress
from rntuple_construct.cli.terminal import detail, say, talk
from rntuple_construct.kit.files.output_files import make_directory
from rntuple_construct.kit.files.sparse_files import copy_file
from rntuple_construct.kit.runner.implementations import (
    IMPLEMENTATIONS,
    WRITERS,
    Demand,
    Implementation,
    from_command,
    implementation,
    writer,
)
from rntuple_construct.kit.runner.process import ProcessLimits
from rntuple_construct.kit.runner.protocol import LEVELS, Level

if TYPE_CHECKING:
    from rntuple_construct.kit.corpus.model import MadeCase
    from rntuple_construct.kit.runner.cases import Corpus
    from rntuple_construct.kit.runner.judge import Result
    from rntuple_construct.kit.runner.ladder import Rung
    from rntuple_construct.kit.runner.process import ProcessPool
    from rntuple_construct.kit.runner.run import Run

LOADS = ("rntuple_construct.kit.corpus", "rntuple_construct.kit.runner.page")
DESCRIPTION = (
    "Run a reader with the files of the conformance corpus, and compare its results with the contents of the files. The reader "
    "uses the protocol of docs/conformance-protocol.md: lines of JSON. Or run a writer with tasks (docs/conformance/writers.md), and check "
    "its files. Exit code 1 means that a case failed."
)
EXAMPLES = (
    "rntuple conformance --list",
    "rntuple conformance --implementation uproot --suite encodings",
    "rntuple conformance --command './reader {file} {ntuple}' --report results",
    "rntuple conformance --writer ./writer --ladder",
)
_DEFAULTS = ProcessLimits()


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of the subcommand."""
    who = parser.add_mutually_exclusive_group(required=True)
    who.add_argument(
        "--command",
        metavar="COMMAND",
        dest="reader",
        help="command line of the reader, such as './reader {file} {ntuple}' (one process per file), or './reader' (one process, with a "
        "request in each line of its standard input)",
    )
    who.add_argument("--implementation", metavar="NAME", help=f"a known reader: {', '.join(IMPLEMENTATIONS)}")
    who.add_argument(
        "--writer",
        metavar="COMMAND",
        help="command line of a writer, which is run as 'COMMAND TASK.json OUT.root' for each task; or a known writer: "
        f"{', '.join(WRITERS)}",
    )
    who.add_argument(
        "--list",
        action="store_true",
        help="list the known readers and writers and their missing requirements",
    )
    parser.add_argument(
        "--corpus",
        metavar="CORPUS",
        type=Path,
        help="directory or archive that `rntuple corpus` wrote (default: a temporary one)",
    )
    parser.add_argument(
        "--corpus-digest",
        metavar="sha256:HEX",
        type=_digest,
        help="run only with the corpus of this digest: the SHA-256 of its manifest.json",
    )
    parser.add_argument("--suite", metavar="NAME", action="append", help="only this suite; repeatable")
    parser.add_argument(
        "--only", metavar="PATTERN", action="append", help="only cases whose id matches; repeatable"
    )
    parser.add_argument(
        "--ladder",
        action="store_true",
        help="run 40 cases in order, each with one more feature, and print how far the reader comes; with --writer all tasks",
    )
    parser.add_argument(
        "--levels",
        metavar="LEVEL,...",
        help=f"levels to test (default: {','.join(map(str, LEVELS))})",
    )
    parser.add_argument(
        "--profile",
        metavar="FILE.toml",
        type=Path,
        help="claims of the reader: generations, levels, codecs and types (default: the profile in its answers, or format 1.x)",
    )
    parser.add_argument(
        "--badge",
        metavar="FILE.svg",
        type=lambda text: Path(output_path(text)),
        help="write a badge with the score and the digest of the corpus",
    )
    parser.add_argument(
        "--check-with",
        choices=("root", "none"),
        help="root: with --writer, ROOT must also read the values of each file; needs the reader that `make root` builds, or "
        "RNTUPLE_ROOT_READER. none: do not ask ROOT (default: ask it if it is there)",
    )
    parser.add_argument(
        "--strict",
        action="store_true",
        help="require that every file that breaks a rule is refused, as by a validator (default: a reader may read its valid parts)",
    )
    parser.add_argument(
        "--timeout",
        type=float,
        default=_DEFAULTS.seconds,
        metavar="SECONDS",
        help=f"time limit of a case (default: {_DEFAULTS.seconds:.0f})",
    )
    parser.add_argument(
        "--memory",
        default=None,
        metavar="SIZE",
        help="limit of the resident memory of the reader and its child processes, such as 512MB (default: 4 GiB; 0: no limit)",
    )
    parser.add_argument(
        "-j",
        "--jobs",
        type=int,
        default=1,
        metavar="N",
        help="number of cases that run in parallel; 0: number of processors (default: 1)",
    )
    add_format(parser, choices=("text", "json", "junit", "html"))
    parser.add_argument(
        "--report",
        metavar="DIR",
        type=lambda text: Path(output_path(text)),
        help="directory for report.json, report.xml (JUnit), report.html, and the files of failed cases",
    )


def run(arguments: argparse.Namespace) -> int:
    """Ask a reader for every case and report."""
    from rntuple_construct.kit.runner.ladder import RUNGS, ladder_lines
    from rntuple_construct.kit.runner.process import ProcessPool, memory_watch
    from rntuple_construct.kit.runner.reports import line_of, summary_line
    from rntuple_construct.kit.runner.run import Run

    if arguments.list:
        return _list()
    if arguments.ladder and (arguments.suite or arguments.only):
        raise UsageError("--ladder chooses the cases: leave out --suite and --only")
    rungs = RUNGS
    if arguments.writer is not None:
        rungs = _tasks(arguments)
    only = [rung.case for rung in rungs] if arguments.ladder else arguments.only
    chosen = _implementation(arguments)
    budget = _budget(arguments)
    process_pool = ProcessPool(memory_watch(budget.memory))
    if arguments.jobs < 0:
        raise UsageError(f"--jobs must be 0 or more, not {arguments.jobs}")
    with _corpus(arguments) as whole:
        corpus = whole.select(arguments.suite, only)
        corpus.check_files()
        found = Run(chosen.name)
        try:
            with (
                prompt_interrupts(process_pool.close),
                progress("asking", len(corpus.cases)) as step,
            ):
                for result in _results(arguments, chosen, corpus, found, process_pool, budget):
                    detail(line_of(result))
                    step()
        except OSError as error:
            process_pool.close()
            raise SchemaError(f"cannot run {chosen.command[0]}: {error.strerror or error}") from error
        except KeyboardInterrupt:
            talk(f"rntuple: interrupted, {len(found.results)} of {len(corpus.cases)} asked", always=True)
            return Exit.INTERRUPTED
        if arguments.ladder and arguments.format == "text":
            for line in ladder_lines(found.results, rungs):
                say(line)
        else:
            _print(arguments.format, found, corpus)
        if arguments.report is not None:
            _write(arguments.report, found, corpus)
        if arguments.badge is not None:
            _write_badge(arguments.badge, found, corpus)
    if arguments.format != "text":
        talk(summary_line(found))
    return Exit.FINE if found.is_passed else Exit.FINDINGS


def _tasks(arguments: argparse.Namespace) -> tuple[Rung, ...]:
    """The ladder of writers.

    Raises:
        UsageError: an option that concerns readers only.
    """
    from rntuple_construct.kit.runner.tasks import TASK_RUNGS

    for name in ("corpus", "corpus_digest", "suite", "strict"):
        if getattr(arguments, name):
            raise UsageError(
                f"--{name.replace('_', '-')} is an option for readers; leave it out with --writer"
            )
    return TASK_RUNGS


def _results(
    arguments: argparse.Namespace,
    chosen: Implementation,
    corpus: Corpus,
    found: Run,
    process_pool: ProcessPool,
    budget: ProcessLimits,
) -> Iterator[Result]:
    from rntuple_construct.kit.runner.run import run_cases
    from rntuple_construct.kit.runner.writers import run_tasks

    jobs = arguments.jobs or os.cpu_count() or 1
    if arguments.writer is not None:
        witness = _witness(arguments.check_with)
        return run_tasks(chosen, corpus, found, process_pool, budget=budget, jobs=jobs, witness=witness)
    demand = Demand.VALIDATOR if arguments.strict else chosen.demand
    return run_cases(chosen, corpus, found, process_pool, budget=budget, jobs=jobs, demand=demand)


def _witness(asked: str | None) -> Implementation | None:
    """ROOT, unless it is not asked for and not there."""
    if asked == "none":
        return None
    try:
        return implementation("root")
    except MissingExtraError:
        if asked is None:
            return None
        raise


def _implementation(arguments: argparse.Namespace) -> Implementation:
    from rntuple_construct.kit.runner.profile import load_profile

    profile = None if arguments.profile is None else load_profile(arguments.profile)
    levels = LEVELS if profile is None else profile.levels
    if arguments.levels is not None:
        try:
            levels = tuple(Level(name) for name in names_of(arguments.levels) or ())
        except ValueError:
            raise UsageError(f"'{arguments.levels}': levels are {', '.join(map(str, LEVELS))}") from None
    if arguments.writer is not None:
        return replace(writer(arguments.writer, levels), profile=profile)
    if arguments.reader is not None:
        return replace(from_command(arguments.reader, levels), profile=profile)
    known = implementation(arguments.implementation)
    wanted = tuple(level for level in known.levels if level in levels)
    if not wanted:
        raise UsageError(f"{known.name} answers {', '.join(map(str, known.levels))} only")
    return replace(known, levels=wanted, profile=profile or known.profile)


def _budget(arguments: argparse.Namespace) -> ProcessLimits:
    if not arguments.timeout > 0:
        raise UsageError(f"--timeout must be more than 0 s, not {arguments.timeout}")
    memory = _DEFAULTS.memory if arguments.memory is None else bytes_of(arguments.memory)
    return ProcessLimits(arguments.timeout, memory)


def _digest(text: str) -> str:
    """The ``type`` of a digest."""
    if re.fullmatch("sha256:[0-9a-fA-F]{64}", text) is None:
        raise argparse.ArgumentTypeError(f"'{text}': a digest is sha256: and 64 hexadecimal digits")
    return text.lower()


@contextmanager
def _corpus(arguments: argparse.Namespace) -> Iterator[Corpus]:
    """The corpus of a directory or archive, or one that is made and removed again; with --writer that of the tasks."""
    from rntuple_construct.kit.runner.cases import open_corpus

    digest = arguments.corpus_digest
    if arguments.corpus is not None:
        with open_corpus(arguments.corpus, digest) as corpus:
            yield corpus
        return
    from rntuple_construct.kit.corpus import write_corpus

    with tempfile.TemporaryDirectory(prefix="rntuple-corpus-") as made:
        chosen = _made_cases(arguments)
        with progress("writing the corpus", len(chosen)) as step:
            write_corpus(chosen, made, step)
        with open_corpus(Path(made), digest) as corpus:
            yield corpus


def _made_cases(arguments: argparse.Namespace) -> Sequence[MadeCase]:
    from rntuple_construct.kit.corpus import ON_DEMAND, SUITES, cases
    from rntuple_construct.kit.runner.tasks import TASKS

    if arguments.writer is not None:
        return [task.case for task in TASKS.values()]
    for suite in arguments.suite or ():
        if suite not in (*SUITES, *ON_DEMAND):
            raise UsageError(f"there is no suite '{suite}', only {', '.join((*SUITES, *ON_DEMAND))}")
    # A digest pins the whole corpus, so all suites are made then.
    if arguments.suite and arguments.corpus_digest is None:
        return cases(arguments.suite, with_bases=True)
    return cases()


def _print(format: str, found: Run, corpus: Corpus) -> None:
    from rntuple_construct.kit.runner.matrix import column, matrix
    from rntuple_construct.kit.runner.page import page_text
    from rntuple_construct.kit.runner.reports import as_document, as_junit, as_text

    if format == "json":
        say(document_text(as_document(found, corpus)))
    elif format == "junit":
        print(as_junit(found, corpus), end="")
    elif format == "html":
        print(page_text(matrix(corpus, [column(found, corpus)])), end="")
    else:
        for line in as_text(found, corpus):
            say(line)


def _write(directory: Path, found: Run, corpus: Corpus) -> None:
    """Write all forms of the report, and the files of cases that failed."""
    from rntuple_construct.kit.runner.matrix import column, matrix
    from rntuple_construct.kit.runner.page import page_text
    from rntuple_construct.kit.runner.reports import as_document, as_junit
    from rntuple_construct.kit.runner.tasks import TASKS
    from rntuple_construct.kit.runner.writers import file_of

    make_directory(directory)
    made = matrix(corpus, [column(found, corpus)])
    write_output(directory / "report.json", document_text(as_document(found, corpus)).encode("utf-8") + b"\n")
    write_output(directory / "report.xml", as_junit(found, corpus).encode("utf-8"))
    write_output(directory / "report.html", page_text(made).encode("utf-8"))
    for case in corpus.cases:
        if found.results[case.id].verdict.is_failure:
            # The file and the task of a writer, or the file for a reader.
            written = file_of(corpus, case)
            files = [written, written.with_suffix(".json")] if case.id in TASKS else [case.file]
            for file in files:
                if file.is_file():
                    target = directory / "failed" / f"{case.id}{file.suffix}"
                    make_directory(target.parent)
                    try:
                        copy_file(file, target)
                    except OSError as error:
                        raise SinkError(f"cannot write {target}: {error.strerror or error}") from error


def _write_badge(path: Path, found: Run, corpus: Corpus) -> None:
    from rntuple_construct.kit.runner.scores import badge, score_of_run

    name = f"{found.implementation} {found.version}".strip()
    write_output(path, badge(name, score_of_run(found, corpus), corpus.digest).encode("utf-8"))


def _list() -> int:
    for name in IMPLEMENTATIONS:
        try:
            known = implementation(name)
        except MissingExtraError as error:
            say(f"{name:20} {error}")
        else:
            say(f"{name:20} {', '.join(map(str, known.levels))}")
    for name in WRITERS:
        try:
            writer(name)
        except MissingExtraError as error:
            say(f"{name:20} writer: {error}")
        else:
            say(f"{name:20} writer")
    return Exit.FINE
