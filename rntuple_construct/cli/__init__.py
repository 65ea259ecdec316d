"""The ``rntuple`` command: one module per subcommand, data on stdout, talk on stderr."""

from __future__ import annotations

import argparse
import contextlib
import errno
import gc
import importlib
import os
import sys
import time
import warnings
from collections.abc import Callable, Sequence
from typing import Any

from rntuple_spec.version import VERSION

from rntuple_construct.base.errors import MissingExtraError, RNTupleError, SchemaError, SinkError, SourceError
from rntuple_construct.base.exits import Exit
from rntuple_construct.base.interrupts import late_interrupts
from rntuple_construct.base.suggestions import shortened
from rntuple_construct.cli.dispatch import handler
from rntuple_construct.cli.options import UsageError, storage_options_of
from rntuple_construct.cli.parsing import ArgumentParser
from rntuple_construct.cli.terminal import (
    STANDARD_OUTPUT_NAME,
    Notes,
    Quiet,
    Verbose,
    detail,
    name_standard_output,
    prepare_streams,
    talk,
    talk_error,
)
from rntuple_construct.storage import set_default_options, without_mapping

__all__ = ["COMMANDS", "build_parser", "main"]

COMMANDS = {
    "info": "what a file holds",
    "dump": "print values",
    "query": "answer SQL queries of RNTuples",
    "stats": "what values are like, and how much room they take",
    "plot": "draw histograms of expressions",
    "validate": "check files against the format",
    "rules": "explain rules",
    "explain": "what every byte of a file means",
    "diff": "what two RNTuples differ in",
    "convert": "write files again in another generation of the format",
    "merge": "join the entries of several files in one",
    "append": "add entries or a new RNTuple to a file that exists",
    "recover": "write the whole clusters of a damaged file",
    "import": "write a Parquet, Arrow, CSV or JSON file as an RNTuple",
    "export": "write an RNTuple as a Parquet, Arrow, CSV or JSON file",
    "corpus": "write the files of the conformance corpus",
    "conformance": "test another reader with the corpus",
    "mutate": "write changed copies of a file, to fuzz readers",
    "fuzz-corpus": "write valid files of every feature, and mutants of them",
    "minimize": "reduce a file with which a command fails",
    "fuzz": "fuzz another reader with mutants that have correct checksums",
    "completion": "print a completion script for a shell",
}
"""Subcommands with their summaries, in the order of the help. Each is a module with ``add_arguments`` and ``run``.

Such a module has a ``DESCRIPTION`` and ``EXAMPLES`` too. It imports only the dependencies of its help; ``run`` imports the rest. ``LOADS`` names the slow imports,
which are done before ``run``.
"""

_LEADING_MINUS = {"--entries", "--range"}
"""Options whose value may begin with a minus sign, which argparse would take for an option."""


class _VersionAction(argparse.Action):
    """Prints the version."""

    def __call__(self, parser: argparse.ArgumentParser, *_: Any) -> None:
        print(f"rntuple {VERSION}")
        parser.exit()


def build_parser(command: str | None = None, *, alone: bool = False) -> ArgumentParser:
    """The parser of the command line.

    Args:
        command: the only subcommand whose options are needed; None for all of them.
        alone: if true, leave out the names of all others, which only the help without a subcommand shows.
    """
    codes = ", ".join(f"{code.value} {code.meaning}" for code in Exit)
    parser = ArgumentParser(
        prog="rntuple",
        description="Look into, check, convert and make RNTuple files.",
        epilog=f"Exit codes: {codes}.",
    )
    _add_talk(parser, default=False)
    subparsers = parser.add_subparsers(prog="rntuple", dest="command", metavar="COMMAND", required=True)
    for name, summary in COMMANDS.items():
        if command is not None and name != command:
            if not alone:
                subparsers.add_parser(name, help=summary)
            continue
        module = importlib.import_module(f"rntuple_construct.cli.{_module_name(name)}")
        subparser = subparsers.add_parser(
            name, help=summary, description=module.DESCRIPTION, examples=module.EXAMPLES
        )
        module.add_arguments(subparser)
        _add_talk(subparser, default=argparse.SUPPRESS)
        subparser.arrange()
    return parser


def _add_talk(parser: argparse.ArgumentParser, *, default: Any) -> None:
    """Add the options that are accepted before and after the subcommand; after it, they have no defaults."""
    parser.add_argument("--version", action=_VersionAction, nargs=0, help="print the version and end")
    talk_options: dict[str, Any] = {"action": "store_true", "default": default}
    parser.add_argument("--debug", **talk_options, help="show the traceback of an error")
    parser.add_argument("-q", "--quiet", **talk_options, help="print only errors")
    parser.add_argument("-v", "--verbose", **talk_options, help="print each step and its duration")
    parser.add_argument(
        "--no-mmap",
        **talk_options,
        help="do not map files into memory; a file that is truncated during reading is then an error",
    )
    parser.add_argument(
        "--storage-option",
        action="append",
        default=[] if default is False else argparse.SUPPRESS,
        metavar="KEY=VALUE",
        help="option of the file system of URLs, or tries and max_wait (seconds) for servers that fail; may be repeated",
    )


def _module_name(command: str) -> str:
    return "import_" if command == "import" else command.replace("-", "_")


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command line.

    Args:
        argv: arguments after the program name; default those of the process.

    Returns:
        the exit code, one of ``Exit``.
    """
    arguments = argparse.Namespace(debug=False)
    # No command does linear algebra: OpenBLAS would start threads, which takes a third of the import of numpy.
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    try:
        prepare_streams()
        if argv is None:
            name_standard_output()
        given = _joined(list(sys.argv[1:] if argv is None else argv))
        if not given:
            build_parser("", alone=False).print_help()
            return Exit.FINE
        # Without a subcommand it is a question about all of them, which only names and summaries answer.
        command = next((part for part in given if part in COMMANDS), "")
        start = time.perf_counter()
        with late_interrupts():
            parser = build_parser(command, alone=given[:1] == [command])
            if not command and given and given[0].startswith("--"):
                parser.check_option(given[0])
            arguments, left = parser.parse_known_args(given)
            if left:
                raise UsageError(_left_over(parser, arguments.command, left[0]))
            Quiet.on, Verbose.on = arguments.quiet, arguments.verbose
        with warnings.catch_warnings():
            warnings.simplefilter("always")
            # Files that an interrupt left open in another library are not the user's concern.
            warnings.simplefilter("ignore", ResourceWarning)
            notes = Notes(talk, "warning")
            warnings.showwarning = lambda message, *_, **__: notes.add(str(message))
            arguments.owns_process = argv is None
            arguments.storage_options = storage_options_of(arguments.storage_option)
            set_default_options(arguments.storage_options)
            try:
                run = _function_of(arguments)
                if argv is None:
                    # The whole process runs this command: the collector skips the modules from now on.
                    gc.freeze()
                    gc.enable()
                with without_mapping() if arguments.no_mmap else contextlib.nullcontext():
                    code = int(run(arguments))
            finally:
                set_default_options({})
                notes.end()
            if sys.stdout is not None:
                sys.stdout.flush()
            detail(f"rntuple {arguments.command}: {time.perf_counter() - start:.2f} s")
            return code
    except BrokenPipeError:
        # The reader of the pipe has closed it.
        _give_up_stdout()
        return Exit.FINE
    except KeyboardInterrupt:
        talk("rntuple: interrupted", always=True)
        return Exit.INTERRUPTED
    except Exception as error:  # noqa: BLE001 (sorted out below; other exceptions are bugs with their own exit code)
        return _fail(error, arguments)


def _function_of(arguments: argparse.Namespace) -> Callable[[argparse.Namespace], Any]:
    """Return the function that runs the subcommand on its input; the first bytes of the input tell the format."""
    found = handler(arguments.command, arguments)
    if found is not None:
        return found
    with late_interrupts():
        module = importlib.import_module(f"rntuple_construct.cli.{_module_name(arguments.command)}")
        for needed in getattr(module, "LOADS", ()):
            importlib.import_module(needed)
    run: Callable[[argparse.Namespace], Any] = module.run
    return run


def _left_over(parser: argparse.ArgumentParser, command: str, part: str) -> str:
    """Return the message about an argument that a subcommand does not have."""
    if not part.startswith("-"):
        return f"unexpected argument '{shortened(part)}' of rntuple {command} (rntuple {command} --help)"
    subparsers = next(each for each in parser._actions if isinstance(each, argparse._SubParsersAction))
    return str(subparsers.choices[command].unknown_option(part))


def _joined(given: list[str]) -> list[str]:
    """Arguments with values that begin with a minus sign joined to their options."""
    joined: list[str] = []
    for part in given:
        if joined and joined[-1] in _LEADING_MINUS and part.removeprefix("-").removeprefix(".")[:1].isdigit():
            joined[-1] += f"={part}"
        else:
            joined.append(part)
    return joined


def _give_up_stdout() -> None:
    """Keep the interpreter from flushing standard output again at exit."""
    try:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except (OSError, ValueError):
        return


def _fail(error: Exception, arguments: argparse.Namespace) -> int:
    code, reason = _judge(error)
    if arguments.debug or code == Exit.BUG:
        import traceback

        talk(traceback.format_exc(), always=True, several_lines=True)
    if code == Exit.IO:
        _give_up_stdout()
    talk_error(reason)
    return code


def _judge(error: Exception) -> tuple[Exit, str]:
    """The exit code of an error, and what to say about it."""
    text = str(error)
    if isinstance(error, (UsageError, SchemaError)):
        return Exit.USAGE, text
    if isinstance(error, MissingExtraError):
        return Exit.UNAVAILABLE, text
    if isinstance(error, SinkError):
        failed = error.errno in (errno.ENOSPC, errno.EIO, errno.EDQUOT, errno.EFBIG)
        return (Exit.IO if failed else Exit.CANNOT_CREATE), text
    if isinstance(error, SourceError):
        return (Exit.IO if error.errno == errno.EIO else Exit.INPUT), text
    if isinstance(error, MemoryError):
        return Exit.DATA, "out of memory; read fewer entries at a time"
    if isinstance(error, RecursionError):
        return Exit.DATA, "the data is nested too deeply"
    if isinstance(error, RNTupleError):
        return Exit.DATA, text
    if isinstance(error, OSError):
        reason = error.strerror or text
        if error.filename == STANDARD_OUTPUT_NAME:
            return Exit.IO, f"cannot write to standard output: {reason}"
        return Exit.IO, f"{'input/output error' if error.filename is None else error.filename}: {reason}"
    return (
        Exit.BUG,
        f"this is a bug in rntuple ({type(error).__name__}), please report it with the text above",
    )
