"""``rntuple plot``: histograms of expressions, in the terminal or as an image."""

from __future__ import annotations

import argparse
import shutil
import sys
from contextlib import ExitStack
from typing import TYPE_CHECKING

from rntuple_construct.base.exits import Exit
from rntuple_construct.cli.inputs import add_input, limit_work, open_input, pick_ntuple, resolve, traffic_text
from rntuple_construct.cli.options import UsageError, count_text
from rntuple_construct.cli.outputs import check_output, output_path
from rntuple_construct.cli.progress import progress
from rntuple_construct.cli.tables import progress_of_entries
from rntuple_construct.cli.terminal import say, talk, talk_notes, wants_color

if TYPE_CHECKING:
    from rntuple_construct.conversion.plotting.plot_axes import Range

LOADS = ("rntuple_construct.conversion.plotting.plots",)
DESCRIPTION = (
    "Draw a histogram of an expression, or of pairs of values of two, in the terminal or as an image. Lists are flattened. Missing values and NaN "
    "are left out, and a note tells how many. Only the needed fields are read, in steps of bounded memory."
)
EXAMPLES = (
    "rntuple plot data.root Muon_pt",
    "rntuple plot data.root 'sqrt(met)' --where 'len(Muon_pt) > 1' --bins 20 --log y",
    "rntuple plot data.root Muon_pt met --range 0:100,0:150 -o muons.png",
    "rntuple plot data.root met --ratio run1.root --density",
)
_HEIGHT = 24
"""Lines of a plot where standard output is not a terminal."""
_MAX_HEIGHT = 32
_WIDTH = 80


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of the subcommand."""
    add_input(parser)
    parser.add_argument(
        "expressions",
        metavar="EXPR",
        nargs="+",
        help="one or two fields or expressions, such as met, Muon_pt[:, 0] or 'sqrt(px**2 + py**2)'",
    )
    parser.add_argument(
        "--where",
        metavar="CONDITION",
        help="only entries, or elements of lists, that fulfil the condition, such as 'met > 50' or 'Muon_pt > 20'",
    )
    parser.add_argument(
        "--bins", metavar="N[,N]", type=_bins, help="number of bins (default: 50; of two expressions 40,40)"
    )
    parser.add_argument(
        "--range",
        metavar="A:B[,A:B]",
        type=_ranges,
        help="range of each axis, either end may be left out (default: all values, without far outliers)",
    )
    parser.add_argument(
        "--log",
        metavar="AXES",
        default="",
        help="logarithmic axes, such as y or xy; y is the counts, with two expressions z",
    )
    parser.add_argument("--density", action="store_true", help="draw shares of all values in place of counts")
    parser.add_argument(
        "--ratio",
        metavar="FILE[:NTUPLE]",
        help="draw the same of a second file, too, and the ratio of the first to it",
    )
    parser.add_argument(
        "-o", "--output", metavar="OUT", type=output_path, help="image file: .png, .svg or .pdf"
    )
    parser.add_argument("--force", action="store_true", help="overwrite an existing file")
    parser.add_argument(
        "--io",
        action="store_true",
        help="also print the fields that were read, for URLs the number of requests and bytes",
    )


def run(arguments: argparse.Namespace) -> int:
    """Draw a histogram."""
    from rntuple_construct.conversion.plotting.plot_values import PlotValues
    from rntuple_construct.conversion.plotting.plots import format_of, plot

    if len(arguments.expressions) > 2:
        raise UsageError(f"a plot has one or two expressions, not {len(arguments.expressions)}")
    inputs = [resolve(arguments.file, arguments.ntuple)]
    if arguments.ratio is not None:
        inputs.append(resolve(arguments.ratio, arguments.ntuple))
    if arguments.output is not None:
        format_of(arguments.output)
        check_output(arguments.output, inputs, force=arguments.force)
    with ExitStack() as stack:
        files, tables = [], []
        for text in (arguments.file, arguments.ratio)[: len(inputs)]:
            own = argparse.Namespace(**{**vars(arguments), "file": text})
            files.append(stack.enter_context(open_input(own)))
            limit_work(files[-1], own, num_held=2)
            tables.append(pick_ntuple(files[-1], own))
        with progress("reading", 100) as advance:
            made = plot(
                tables[0], *arguments.expressions, where=arguments.where, bins=arguments.bins, range=arguments.range,
                log=arguments.log, density=arguments.density, ratio=tables[1] if arguments.ratio else None,
                advanced=progress_of_entries(advance),
            )  # fmt: skip
        if arguments.output is None:
            size = shutil.get_terminal_size((_WIDTH, _HEIGHT))
            height = min(size.lines - 1, _MAX_HEIGHT) if sys.stdout.isatty() else _HEIGHT
            if wants_color("auto", sys.stdout):
                print(made.text(size.columns, height, color=True))
            else:
                say(made.text(size.columns, height))
        else:
            made.save(arguments.output)
            talk(f"{arguments.output}: {made.title}")
        talk_notes(made.notes)
        if arguments.io:
            fields = PlotValues(tables[0], arguments.expressions, arguments.where).fields
            total = count_text(len(tables[0].fields), "field")
            talk(f"io: {len(fields)} of {total}: {', '.join(fields)}", always=True)
            for file in files:
                talk(traffic_text(file), always=True)
    return Exit.FINE


def _bins(text: str) -> list[int]:
    """The type of ``--bins``."""
    try:
        numbers = [int(part) for part in text.split(",")]
    except ValueError:
        raise UsageError(f"'{text}' is not a number of bins; write it like 50 or 40,40") from None
    return numbers


def _ranges(text: str) -> list[Range]:
    """The type of ``--range``."""
    found: list[Range] = []
    for part in text.split(","):
        first, colon, last = part.partition(":")
        try:
            found.append((float(first) if first else None, float(last) if last else None))
        except ValueError:
            colon = ""
        if not colon:
            raise UsageError(f"'{text}' is not a range; write it like 0:100, or 0:100,-3:3 for two axes")
    return found
