"""The parser of arguments: errors in one line, short usage, examples, rarely used options last."""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Sequence
from functools import partial
from typing import Any, NoReturn

from rntuple_construct.base.suggestions import shortened, suggestion
from rntuple_construct.cli.options import UsageError
from rntuple_construct.cli.terminal import wants_color

__all__ = ["ArgumentParser"]

_RARE = {
    "limits and other files": ("--no-verify", "--external", "--allow", "--no-mmap", "--attribute-set"),
    "messages": ("--help", "--version", "--quiet", "--verbose", "--debug", "--color"),
}
"""Options that most people do not need, by the title of their group."""
_CHOICE = r"(?s)argument (?P<argument>.+?): invalid choice: (?P<given>.*) \(choose from .*\)"


class _Formatter(argparse.HelpFormatter):
    """Does not join the lines of examples."""

    def _fill_text(self, text: str, width: int, indent: str) -> str:
        lines = text.splitlines()
        if not lines or lines[0] != "examples:":
            return super()._fill_text(text, width, indent)
        return "\n".join(indent + line for line in lines)


def _colored_formatter() -> type[argparse.HelpFormatter]:
    """The formatter with the colours of rich-argparse; without colours where that is not installed."""
    try:
        from rich.console import Console
        from rich_argparse import RawDescriptionRichHelpFormatter, RichHelpFormatter
    except ImportError:
        return _Formatter

    class Colored(RichHelpFormatter):  # type: ignore[misc]
        """Keeps lines of examples, and square brackets as text."""

        help_markup = text_markup = False
        group_name_formatter = str

        def __init__(self, prog: str, **options: Any) -> None:
            super().__init__(prog, console=Console(force_terminal=True), **options)

        def _rich_fill_text(self, text: Any, width: int, indent: Any) -> Any:
            if text.plain.startswith("examples:"):
                return RawDescriptionRichHelpFormatter._rich_fill_text(self, text, width, indent)
            return super()._rich_fill_text(text, width, indent)

    return Colored


class ArgumentParser(argparse.ArgumentParser):
    """An argument parser whose errors are `UsageError`, of one line.

    Args:
        prog: the command.
        examples: command lines that its help ends with.
        options: of ``argparse.ArgumentParser``.
    """

    def __init__(self, prog: str | None = None, *, examples: Sequence[str] = (), **options: Any) -> None:
        if examples:
            options["epilog"] = "\n".join(["examples:", *(f"  {line}" for line in examples)])
        options.setdefault("allow_abbrev", False)  # `--time` is not `--timeout`
        # argparse makes a formatter of each argument, and looks for a terminal with each; only the help needs its width.
        super().__init__(prog, formatter_class=partial(_Formatter, width=80), **options)

    def format_help(self) -> str:
        """The help, as wide as the terminal."""
        self.formatter_class = _colored_formatter() if wants_color("auto", sys.stdout) else _Formatter
        return super().format_help()

    def _print_message(self, message: str, file: Any = None) -> None:
        """Print help and version; argparse ignores errors of writing."""
        (file or sys.stderr).write(message)

    def arrange(self) -> None:
        """List rarely used options last, and shorten the usage to the positional arguments."""
        for title, names in _RARE.items():
            moved = [action for action in self._actions if set(names) & set(action.option_strings)]
            for group in self._action_groups:
                group._group_actions = [each for each in group._group_actions if each not in moved]
            self.add_argument_group(title)._group_actions.extend(moved)
        self.usage = " ".join([self.prog, "[OPTION ...]", *map(_usage_of, self._get_positional_actions())])

    def unknown_option(self, given: str) -> str:
        """Return a message about an unknown option, which names similar options."""
        name = given.partition("=")[0]
        options = [option for option in self._option_string_actions if option.startswith("--")]
        hint = suggestion(name, options, f"{self.prog} --help lists them")
        return f"there is no option '{shortened(name)}' ({hint})"

    def check_option(self, given: str) -> None:
        """Raise UsageError unless an option, with or without a value, is known."""
        if given.partition("=")[0] not in self._option_string_actions:
            raise UsageError(self.unknown_option(given))

    def error(self, message: str) -> NoReturn:
        """Raise UsageError with a message of argparse, and a hint for a wrong choice."""
        found = re.fullmatch(_CHOICE, message)
        if found is None:
            raise UsageError(f"{message.removeprefix('argument ')} ({self.prog} --help)")
        action = next(each for each in self._actions if _name_of(each) == found["argument"])
        given = shortened(found["given"].strip("'\""))
        choices = [str(choice) for choice in action.choices or ()]
        if isinstance(action, argparse._SubParsersAction):
            hint = suggestion(given, choices, f"{self.prog} --help lists them")
            raise UsageError(f"there is no command '{given}' ({hint})")
        hint = (
            ", ".join(choices) if len(choices) <= _MAX_CHOICES else suggestion(given, choices, "see --help")
        )
        raise UsageError(f"{found['argument']}: '{given}' is not a possible value ({hint})")


_MAX_CHOICES = 12


def _name_of(action: argparse.Action) -> str:
    """An argument as messages of argparse call it."""
    if action.option_strings:
        return "/".join(action.option_strings)
    return str(action.metavar or action.dest)


def _usage_of(action: argparse.Action) -> str:
    """A positional argument in the usage."""
    name = str(
        action.metavar or (f"{{{','.join(map(str, action.choices))}}}" if action.choices else action.dest)
    )
    repeated = {"*": f"[{name} ...]", "+": f"{name} [{name} ...]", "?": f"[{name}]"}
    return repeated.get(str(action.nargs), name)
