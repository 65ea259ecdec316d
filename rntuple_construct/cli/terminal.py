"""All that the command prints: data on standard output, talk on standard error, both harmless to a terminal."""

from __future__ import annotations

import argparse
import codecs
import contextlib
import importlib.util
import io
import os
import re
import sys
from collections.abc import Callable, Iterable, Iterator
from typing import IO

from rntuple_construct.base.printable import harmless, printable, redacted

__all__ = [
    "STANDARD_OUTPUT_NAME", "Notes", "Quiet", "StandardOutput", "Verbose", "add_color", "detail", "name_standard_output", "prepare_streams",
    "say", "say_notes", "talk", "talk_error", "talk_notes", "wants_color",
]  # fmt: skip

STANDARD_OUTPUT_NAME = "<standard output>"
"""File name of errors of writing to standard output."""
_QUOTED = re.compile(r"'[^']*'")
_DETAILS = re.compile(
    r"(?P<type>\b\w+(?:::\w+)*<[^()]*>|\b\w+(?:::\w+)+)|(?P<parentheses>\([^()]*\))|(?<![\w.])\d[\d.]*\b"
)
"""C++ types, text in parentheses and numbers, in which notes of one kind differ."""
_NUM_SHOWN = 3
"""Notes of one kind that are shown."""
_NUM_NAMED = 5
"""Names of other notes of this kind."""


class Quiet:
    """Switch for printing only errors (``--quiet``)."""

    on = False


class Verbose:
    """Switch for printing the steps of the work, too (``--verbose``)."""

    on = False


def prepare_streams() -> None:
    """Make standard output and error take any character: what their encoding lacks is escaped.

    Surrogates that represent bytes of strings (see ``arrays.text``) become these bytes.
    """
    codecs.register_error("bytes-or-escape", _bytes_or_escape)
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            with contextlib.suppress(ValueError, OSError):
                reconfigure(errors="bytes-or-escape")


class StandardOutput(io.TextIOWrapper):
    """Standard output of the process, whose errors name it."""

    def write(self, text: str, /) -> int:
        """Write text."""
        with self._named():
            return super().write(text)

    def flush(self) -> None:
        """Write the buffered text."""
        with self._named():
            super().flush()

    @contextlib.contextmanager
    def _named(self) -> Iterator[None]:
        try:
            yield
        except OSError as error:
            error.filename = STANDARD_OUTPUT_NAME
            raise


def name_standard_output() -> None:
    """Name standard output in the errors of writing to it."""
    stream = sys.stdout
    if type(stream) is io.TextIOWrapper:
        encoding, errors, by_line = stream.encoding, stream.errors, stream.line_buffering
        through = stream.write_through
        sys.stdout = StandardOutput(
            stream.detach(), encoding, errors, line_buffering=by_line, write_through=through
        )  # fmt: skip


def _bytes_or_escape(error: UnicodeError) -> tuple[str | bytes, int]:
    try:
        return codecs.lookup_error("surrogateescape")(error)
    except UnicodeError:
        return codecs.backslashreplace_errors(error)


def talk(message: str, *, always: bool = False, several_lines: bool = False) -> None:
    """Say something to the person at the terminal, away from the data.

    Args:
        message: what to say, without access to URLs. Line ends in it are escaped: a name from a file must not begin a line.
        always: if true, ``--quiet`` does not apply, as for errors.
        several_lines: if true, the message has several lines, as a traceback has.
    """
    if always or not Quiet.on:
        with contextlib.suppress(OSError):  # standard error is closed
            print((harmless if several_lines else printable)(redacted(message)), file=sys.stderr)


def detail(message: str) -> None:
    """Tell of a step of the work, if that is wanted."""
    if Verbose.on:
        talk(message)


class Notes:
    """Notes and warnings of one kind, of which a few are shown. ``--verbose`` shows all.

    Notes are of one kind if they differ in names in quotes, types, numbers or text in parentheses alone.

    Args:
        show: prints a line.
        label: in front of each line, such as ``note``.
    """

    def __init__(self, show: Callable[[str], None], label: str = "note") -> None:
        self._show = show
        self._label = label
        self._subjects: dict[str, list[str]] = {}

    def add(self, note: str) -> None:
        """Show a note, unless several of its kind were shown."""
        kind = _DETAILS.sub("...", _QUOTED.sub("'...'", note))
        subjects = self._subjects.setdefault(kind, [])
        subjects.append(next(iter(_QUOTED.findall(note)), ""))
        if len(subjects) <= _NUM_SHOWN or Verbose.on:
            self._show(f"{self._label}: {note}")

    def end(self) -> None:
        """Tell how many more notes there are of each kind."""
        for kind, subjects in self._subjects.items():
            left = subjects[_NUM_SHOWN:]
            if not left or Verbose.on:
                continue
            names = [name for name in dict.fromkeys(left) if name]
            shown = f" ({', '.join(names[:_NUM_NAMED])}{', ...' if len(names) > _NUM_NAMED else ''})"
            self._show(
                f'{self._label}: {len(left)} more like "{kind}"{shown if names else ""}; --verbose shows all'
            )
        self._subjects.clear()


def say_notes(notes: Iterable[str]) -> None:
    """Print notes on a result to standard output."""
    _give(notes, say)


def talk_notes(notes: Iterable[str], label: str = "note") -> None:
    """Print notes or warnings on the input to standard error; ``label`` as for ``Notes``."""
    _give(notes, talk, label)


def talk_error(reason: str) -> None:
    """Print an error to standard error, the name of the program in colour if it is a terminal."""
    name = "rntuple:"
    if wants_color("auto", sys.stderr):
        with contextlib.suppress(OSError):
            print("\x1b[1;31mrntuple:\x1b[0m", end=" ", file=sys.stderr)
            name = ""
    talk(f"{name} {reason}".lstrip(), always=True)


def _give(notes: Iterable[str], show: Callable[[str], None], label: str = "note") -> None:
    told = Notes(show, label)
    for note in notes:
        told.add(printable(note))
    told.end()


def say(text: str = "") -> None:
    """Print a line, or several, of text for people to standard output."""
    print(harmless(text))


def add_color(parser: argparse.ArgumentParser) -> None:
    """Add the option that says whether text is coloured."""
    parser.add_argument(
        "--color",
        choices=["auto", "always", "never"],
        default="auto",
        help="colours in text; auto (default): on a terminal, unless NO_COLOR is set",
    )


def wants_color(choice: str, stream: IO[str]) -> bool:
    """Tell whether text for a stream is coloured.

    Args:
        choice: ``auto``, ``always`` or ``never``. Without the package rich there are no colours.
        stream: where the text goes.
    """
    if choice == "never" or importlib.util.find_spec("rich") is None:
        return False
    if choice == "always":
        return True
    if os.environ.get("NO_COLOR"):
        return False
    if any(os.environ.get(name) not in (None, "", "0") for name in ("FORCE_COLOR", "CLICOLOR_FORCE")):
        return True
    return stream.isatty() and os.environ.get("TERM") != "dumb"
