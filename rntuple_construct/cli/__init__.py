"""The ``rntuple`` command: one module per subcommand, data on stdout, talk on stderr."""

from __future__ import annotations

import argparse
import importlib
import importlib.metadata
import os
import sys
import traceback
import warnings
from collections.abc import Sequence

from rntuple_construct.cli.common import (
    EXIT_BUG,
    EXIT_DATA,
    EXIT_INPUT,
    EXIT_INTERRUPTED,
    EXIT_USAGE,
    UsageError,
    talk,
)
from rntuple_construct.errors import RNTupleError, SchemaError, SourceError

COMMANDS = ("info", "dump", "validate", "rules", "explain", "convert", "import_", "corpus")
"""Subcommands in the order of the help; each is a module with ``add_parser`` and ``run``."""


def build_parser() -> argparse.ArgumentParser:
    """The parser of the whole command line."""
    parser = argparse.ArgumentParser(
        prog="rntuple",
        description="Look into, check, convert and make RNTuple files.",
        epilog="Exit codes: 0 fine, 1 findings, 2 usage, 65 bad data, 66 no such input, 70 a bug in this program.",
    )
    version = importlib.metadata.version("rntuple-construct")
    parser.add_argument("--version", action="version", version=f"rntuple {version}")
    parser.add_argument("--debug", action="store_true", help="show the traceback of an error")
    subparsers = parser.add_subparsers(dest="command", metavar="COMMAND", required=True)
    for name in COMMANDS:
        module = importlib.import_module(f"rntuple_construct.cli.{name}")
        module.add_parser(subparsers)
    return parser


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command line.

    Args:
        argv: arguments after the program name; default those of the process.

    Returns:
        the exit code: 0 fine, 1 findings, 2 usage, 65 bad data, 66 no such input, 70 our bug.
    """
    arguments = build_parser().parse_args(argv)
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("always")
            warnings.showwarning = lambda message, *_, **__: talk(f"warning: {message}")
            code: int = arguments.run(arguments)
            sys.stdout.flush()
            return code
    except BrokenPipeError:
        # Whoever read our output has seen enough; stdout must not be flushed again at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except KeyboardInterrupt:
        return EXIT_INTERRUPTED
    except UsageError as error:
        return _fail(error, EXIT_USAGE, arguments)
    except SchemaError as error:
        return _fail(error, EXIT_USAGE, arguments)
    except SourceError as error:
        return _fail(error, EXIT_INPUT, arguments)
    except (RNTupleError, MemoryError) as error:
        reason = "out of memory; read fewer entries at a time" if isinstance(error, MemoryError) else error
        return _fail(reason, EXIT_DATA, arguments)
    except Exception as error:  # noqa: BLE001 (whatever it is, it is our bug and has its own exit code)
        talk(traceback.format_exc())
        talk(
            f"rntuple: this is a bug in rntuple ({type(error).__name__}), please report it with the text above"
        )
        return EXIT_BUG


def _fail(error: Exception | str, code: int, arguments: argparse.Namespace) -> int:
    if arguments.debug:
        talk(traceback.format_exc())
    talk(f"rntuple: {error}")
    return code
