"""``rntuple completion``: what a shell needs to complete subcommands, options and paths."""

from __future__ import annotations

import argparse

from rntuple_construct.base.exits import Exit
from rntuple_construct.cli import build_parser

__all__ = ["DESCRIPTION", "SHELLS", "add_arguments", "run"]

DESCRIPTION = (
    "Print a completion script. For bash: source <(rntuple completion bash); for zsh: write it to a file _rntuple in a "
    "directory of $fpath; for fish: write it to ~/.config/fish/completions/rntuple.fish."
)
EXAMPLES = (
    "rntuple completion bash > ~/.local/share/bash-completion/completions/rntuple",
    "rntuple completion fish > ~/.config/fish/completions/rntuple.fish",
)
SHELLS = ("bash", "zsh", "fish")
_PATHS = ("FILE", "PATH", "DIRECTORY", "HTML", "OUT", "DIR")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of the subcommand."""
    parser.add_argument("shell", choices=SHELLS)


def run(arguments: argparse.Namespace) -> int:
    """Print the script.

    Raises:
        MissingExtraError: shtab is not installed.
    """
    from rntuple_construct.base.extras import require

    shtab = require("shtab")
    parser = build_parser()
    _complete_paths(parser, shtab.FILE)
    print(shtab.complete(parser, shell=arguments.shell), end="")
    return Exit.FINE


def _complete_paths(parser: argparse.ArgumentParser, complete: dict[str, str]) -> None:
    """Have paths completed where the help says that an argument is one."""
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            for below in action.choices.values():
                _complete_paths(below, complete)
        elif not action.choices and isinstance(action.metavar, str) and _is_path(action.metavar):
            action.complete = complete  # type: ignore[attr-defined]  # where shtab looks


def _is_path(metavar: str) -> bool:
    return any(word in metavar for word in _PATHS)
