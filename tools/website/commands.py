"""Reference of the command line, made from its parsers."""

from __future__ import annotations

import argparse
import re

from rntuple_construct.base.exits import Exit
from rntuple_construct.cli import COMMANDS, build_parser

_WIDTH = 88


def pages() -> dict[str, str]:
    """Text of every page of the reference by its name in the site."""
    parser = build_parser()
    subparsers = next(each for each in parser._actions if isinstance(each, argparse._SubParsersAction))
    return {"commands/index.md": _index(parser)} | {
        f"commands/{name}.md": _page(name, subparsers.choices[name]) for name in COMMANDS
    }


def _index(parser: argparse.ArgumentParser) -> str:
    lines = ["# Commands", "", _text(parser.description), "", *_usage(parser), "| command | |", "|---|---|"]
    lines += [f"| [`rntuple {name}`]({name}.md) | {_text(summary)} |" for name, summary in COMMANDS.items()]
    lines += ["", "## Options before the command", ""]
    lines += _arguments(action for action in parser._actions if action.option_strings)
    lines += ["## Exit codes", "", "| code | |", "|---|---|"]
    lines += [f"| {code.value} | {_text(code.meaning)} |" for code in Exit]
    return "\n".join([*lines, "", "```{toctree}", ":hidden:", "", *COMMANDS, "```", ""])


def _page(name: str, parser: argparse.ArgumentParser) -> str:
    lines = [f"# rntuple {name}", "", _text(parser.description), "", *_usage(parser)]
    positional = [action for action in parser._actions if not action.option_strings]
    options = [action for action in parser._actions if action.option_strings]
    if positional:
        lines += ["## Arguments", "", *_arguments(positional)]
    lines += ["## Options", "", *_arguments(options)]
    return "\n".join(lines)


def _usage(parser: argparse.ArgumentParser) -> list[str]:
    parser.formatter_class = lambda prog: argparse.HelpFormatter(prog, width=_WIDTH)
    return ["```text", parser.format_usage().rstrip(), "```", ""]


def _arguments(actions: object) -> list[str]:
    lines: list[str] = []
    for action in actions:  # type: ignore[attr-defined]
        if action.help == argparse.SUPPRESS:
            continue
        lines += [_heading(action), f": {_help(action)}", ""]
    return lines


def _heading(action: argparse.Action) -> str:
    """The argument as one writes it, every spelling in code."""
    if not action.option_strings:
        return f"`{action.metavar or action.dest}`"
    value = ""
    if action.nargs != 0:
        metavar = action.metavar or (None if action.choices else action.dest.upper())
        value = f" {metavar}" if metavar else " " + "|".join(map(str, action.choices or ()))
    return ", ".join(f"`{option}{value}`" for option in action.option_strings)


def _help(action: argparse.Action) -> str:
    parts = [_text((action.help or "").replace("%%", "%") % {"default": action.default, "prog": "rntuple"})]
    if action.choices and (action.metavar or not action.option_strings):
        parts.append("One of " + ", ".join(f"`{choice}`" for choice in action.choices) + ".")
    if not action.help and isinstance(action.default, str):
        parts.append(f"Default: `{action.default}`.")
    return " ".join(part for part in parts if part) or "As the name says."


def _text(value: str | None) -> str:
    """Plain text as Markdown; what stands between backticks stays code."""
    parts = re.split(r"(`[^`]*`)", value or "")
    return "".join(
        part if part.startswith("`") else re.sub(r"([\\*_\[\]<>|{}~$])", r"\\\1", part) for part in parts
    )
