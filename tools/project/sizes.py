"""Count the lines and statements of Python in the package, and the options of the command.

python tools/project/sizes.py             # totals, and the counts of each room
python tools/project/sizes.py --options   # and the options of each subcommand
"""

from __future__ import annotations

import argparse
import ast
from collections import Counter
from pathlib import Path

PACKAGE = Path(__file__).resolve().parents[2] / "rntuple_construct"


def counts(path: Path) -> Counter[str]:
    """Return the numbers of lines and statements of a module."""
    text = path.read_text(encoding="utf-8")
    statements = sum(isinstance(node, ast.stmt) for node in ast.walk(ast.parse(text)))
    return Counter(lines=text.count("\n"), statements=statements)


def options() -> dict[str, list[str]]:
    """Return the options of each subcommand without ``--help`` and without those that every subcommand has."""
    from rntuple_construct.cli import COMMANDS, build_parser

    parser = build_parser()
    shared = _options_of(parser)
    subparsers = next(each for each in parser._actions if isinstance(each, argparse._SubParsersAction))
    return {
        name: [each for each in _options_of(subparsers.choices[name]) if each not in shared]
        for name in COMMANDS
    }


def _options_of(parser: argparse.ArgumentParser) -> list[str]:
    return [
        action.option_strings[-1]
        for action in parser._actions
        if action.option_strings and action.help != argparse.SUPPRESS and action.dest != "help"
    ]


def shared_class_names(package: Path = PACKAGE) -> list[str]:
    """Return the names that several classes of the package have, leading underscores left out."""
    names: Counter[str] = Counter()
    for path in package.rglob("*.py"):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        names.update(node.name.lstrip("_") for node in ast.walk(tree) if isinstance(node, ast.ClassDef))
    return sorted(name for name, count in names.items() if count > 1)


def main() -> int:
    """Print the numbers."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter, allow_abbrev=False
    )
    parser.add_argument("--options", action="store_true", help="list the options of each subcommand")
    arguments = parser.parse_args()
    rooms: dict[str, Counter[str]] = {}
    for path in PACKAGE.rglob("*.py"):
        room = path.relative_to(PACKAGE).parts[0].removesuffix(".py")
        rooms.setdefault(room, Counter()).update(counts(path))
    for room, found in sorted(rooms.items(), key=lambda item: -item[1]["lines"]):
        print(f"{found['lines']:7} lines {found['statements']:6} statements  {room}")
    total = sum(rooms.values(), Counter[str]())
    print(f"{total['lines']:7} lines {total['statements']:6} statements  in all")
    commands = options()
    print(f"{sum(map(len, commands.values()))} options of {len(commands)} subcommands")
    if arguments.options:
        print(*(f"{len(found):3} {name}: {' '.join(found)}" for name, found in commands.items()), sep="\n")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
