"""Reference of the command line, made from its parsers."""

from __future__ import annotations

import argparse
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

import awkward as ak
import numpy as np
import uproot

import rntuple_construct as rnt
from rntuple_construct.base.exits import Exit
from rntuple_construct.cli import COMMANDS, build_parser

_WIDTH = 88
_MAX_LINES = 16
"""Lines of output that an example shows."""
_NOT_RUN = re.compile(r"reader|uproot| > ~|--target|conformance|rntuple corpus suite|--suite large|--archive")
"""Examples that need another reader, change the machine, or take long."""


def pages() -> dict[str, str]:
    """Text of every page of the reference by its name in the site."""
    parser = build_parser()
    subparsers = next(each for each in parser._actions if isinstance(each, argparse._SubParsersAction))
    result = {"commands/index.md": _index(parser)}
    for name in COMMANDS:
        with tempfile.TemporaryDirectory(prefix="rntuple-site-") as folder:
            result[f"commands/{name}.md"] = _page(name, subparsers.choices[name], Path(folder))
    return result


def make_files(folder: Path) -> None:
    """Write the files that examples mention into an empty directory."""
    random = np.random.default_rng(seed=1)

    def columns(count: int) -> dict[str, object]:
        sizes = random.poisson(2, count)
        pt = random.exponential(20, sizes.sum()).astype(np.float32)
        met = random.exponential(30, count).astype(np.float32)
        return {"event": np.arange(count), "Muon_pt": np.split(pt, np.cumsum(sizes)[:-1]), "met": met}

    data = columns(1000)
    for place in (
        "data.root",
        "copy.root",
        "archive/2025.root",
        "data/a.root",
        "data/b.root",
        "old_files/a.root",
    ):
        (folder / place).parent.mkdir(exist_ok=True)
        rnt.write(folder / place, "Events", data)
    rnt.write(folder / "rounded.root", "Events", {**data, "met": np.round(data["met"], 3)})
    for name in ("run1", "run2", "run3", "run4"):
        rnt.write(folder / f"{name}.root", "Events", columns(100))
    rnt.write(folder / "calibration.root", "Constants", {"gain": np.linspace(0.9, 1.1, 5)})
    (folder / "table.csv").write_text("name,value\na,1.5\nb,2.5\n")
    data_bytes = bytearray((folder / "data.root").read_bytes())
    data_bytes[0x250] ^= 0xFF
    (folder / "archive/broken.root").write_bytes(data_bytes)
    with uproot.recreate(folder / "old.root") as file:
        tree = file.mktree("Events", {"event": "int64", "Muon_pt": "var * float32", "met": "float32"})
        tree.extend({**data, "Muon_pt": ak.Array(data["Muon_pt"])})


def _examples(examples: list[str], folder: Path) -> list[str]:
    """Examples of a command with their output, run one after the other in a directory."""
    make_files(folder)
    if examples[0].startswith("rntuple append"):
        rnt.merge(folder / "all.root", [folder / "run1.root"])
    if examples[0].startswith("rntuple diff"):
        rnt.from_ttree(folder / "old.root", folder / "new.root")
    if examples[0].startswith("rntuple import"):
        rnt.export(folder / "data.root", folder / "data.parquet")
    if examples[0].startswith("rntuple recover"):
        runs = [folder / f"run{number}.root" for number in (1, 2, 3, 4)]
        rnt.merge(folder / "damaged.root", runs)
        os.truncate(folder / "damaged.root", (folder / "damaged.root").stat().st_size * 2 // 3)
    environment = os.environ | {"COLUMNS": str(_WIDTH), "PYTHONUTF8": "1"}
    program = f"{sys.executable} -m rntuple_construct"
    lines = ["## Examples", ""]
    for example in examples:
        shown: list[str] = []
        if not _NOT_RUN.search(example):
            done = subprocess.run(
                example.replace("rntuple", program, 1), shell=True, cwd=folder, env=environment, check=False,
                stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, encoding="utf-8",
            )  # fmt: skip
            if done.returncode not in (Exit.FINE, Exit.FINDINGS):
                raise RuntimeError(f"{example} ended with {done.returncode}: {done.stdout}")
            shown = [line[:_WIDTH] for line in done.stdout.splitlines()]
            shown = [*shown[:_MAX_LINES], "..."] if len(shown) > _MAX_LINES + 1 else shown
        lines += ["```console", f"$ {example}", *shown, "```", ""]
    return lines


def _index(parser: argparse.ArgumentParser) -> str:
    lines = ["# Commands", "", _text(parser.description), "", *_usage(parser), "| command | |", "|---|---|"]
    lines += [f"| [`rntuple {name}`]({name}.md) | {_text(summary)} |" for name, summary in COMMANDS.items()]
    lines += ["", "## Options before the command", ""]
    lines += _arguments(action for action in parser._actions if action.option_strings)
    lines += ["## Exit codes", "", "| code | |", "|---|---|"]
    lines += [f"| {code.value} | {_text(code.meaning)} |" for code in Exit]
    return "\n".join([*lines, "", "```{toctree}", ":hidden:", "", *COMMANDS, "```", ""])


def _page(name: str, parser: argparse.ArgumentParser, folder: Path) -> str:
    examples = [line.strip() for line in (parser.epilog or "").splitlines()[1:]]
    lines = [
        f"# rntuple {name}",
        "",
        _text(parser.description),
        "",
        *_usage(parser),
        *_examples(examples, folder),
    ]
    for group in parser._action_groups:
        if group._group_actions:
            title = (group.title or "").replace("positional arguments", "arguments")
            lines += [f"## {_text(title[:1].upper() + title[1:])}", "", *_arguments(group._group_actions)]
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
    """Plain text as Markdown; text between backticks stays code."""
    parts = re.split(r"(`[^`]*`)", value or "")
    return "".join(
        part if part.startswith("`") else re.sub(r"([\\*_\[\]<>|{}~$])", r"\\\1", part) for part in parts
    )
