"""``rntuple fuzz-corpus``: valid files of every feature, and mutants of them, as a corpus for fuzzers."""

from __future__ import annotations

import argparse
import json
import re
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from rntuple_construct.base.exits import Exit
from rntuple_construct.cli.documents import document_text
from rntuple_construct.cli.options import UsageError, add_format, count_text
from rntuple_construct.cli.outputs import output_path
from rntuple_construct.cli.progress import progress
from rntuple_construct.cli.tables import Heading, table_text
from rntuple_construct.cli.terminal import say, talk
from rntuple_construct.format.generations import WRITABLE_NAMES

LOADS = ("rntuple_construct.kit.files.generate",)
SIZES = ("tiny", "small", "deep", "medium", "large")
INDEX = "index.jsonl"
DESCRIPTION = (
    "Write valid RNTuple files generated from seeds, and mutants of them: a start corpus for fuzzers. index.jsonl records how "
    "each file was made; each mutant has its recipe in a file beside it. --report prints which features of the format the valid "
    "files have. Exit code 1: a feature that a generation can have was not reached (--report)."
)
EXAMPLES = (
    "rntuple fuzz-corpus seeds --count 2 --mutated 5",
    "rntuple fuzz-corpus --count 10 --report",
)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of the subcommand."""
    parser.add_argument(
        "directory",
        metavar="DIR",
        nargs="?",
        type=output_path,
        help="directory for the files (default: write no files)",
    )
    parser.add_argument(
        "--count", type=int, default=100, metavar="N", help="valid files of each generation (default 100)"
    )
    parser.add_argument(
        "--mutated", type=int, default=0, metavar="N", help="mutants of each valid file (default 0)"
    )
    parser.add_argument("--seed", type=int, default=0, metavar="N", help="the first seed (default 0)")
    parser.add_argument(
        "--generation", choices=WRITABLE_NAMES, action="append", help="only this generation; repeatable"
    )
    parser.add_argument("--size", choices=SIZES, default="small", help="size of each file (default: small)")
    parser.add_argument("--report", action="store_true", help="print which features the valid files have")
    add_format(parser, "report")
    parser.add_argument(
        "--force",
        action="store_true",
        help="replace existing files, and remove the files of an existing index",
    )


def run(arguments: argparse.Namespace) -> int:
    """Write the corpus, or report its features without writing."""
    from rntuple_construct.kit.fuzzing import ParsedFile, generate_file, mutate, words_of_file

    if arguments.count < 1 or arguments.mutated < 0:
        raise UsageError("--count has to be at least 1 and --mutated not negative")
    if arguments.directory is None and not arguments.report:
        raise UsageError("say which directory the files go to, or ask for --report")
    directory = None if arguments.directory is None else Path(arguments.directory)
    if directory is not None and (directory / INDEX).exists() and not arguments.force:
        raise UsageError(f"{directory / INDEX} exists; --force replaces")
    earlier = _files_of(directory / INDEX) if directory is not None and arguments.force else set()
    generations = arguments.generation or list(WRITABLE_NAMES)
    words: dict[str, Counter[str]] = {name: Counter() for name in generations}
    index: list[dict[str, Any]] = []
    with progress("making", arguments.count * len(generations)) as step:
        for seed in range(arguments.seed, arguments.seed + arguments.count):
            for generation in generations:
                made = generate_file(seed, generation, arguments.size)
                name = f"{generation}-{seed}"
                if arguments.report:
                    words[generation].update(words_of_file(made.data, made.ntuple))
                index.append(
                    {"file": f"{name}.root", "generation": generation, "seed": seed, "size": arguments.size,
                     "ntuple": made.ntuple, "entries": len(made.rows)}
                )  # fmt: skip
                _write(directory, f"{name}.root", made.data)
                base = ParsedFile(made.data, made.ntuple) if arguments.mutated and directory else None
                for number in range(arguments.mutated if base else 0):
                    mutant = mutate(base or made.data, f"{seed}/{number}")
                    _write(directory, f"{name}-{number}.root", mutant.data)
                    _write(directory, f"{name}-{number}.recipe", mutant.recipe.dumps().encode())
                    index.append(
                        {
                            "file": f"{name}-{number}.root",
                            "base": f"{name}.root",
                            "recipe": f"{name}-{number}.recipe",
                        }
                    )
                step()
    if directory is not None:
        _write(directory, INDEX, "".join(json.dumps(line) + "\n" for line in index).encode())
        for name in earlier - _names_in(index):
            (directory / name).unlink(missing_ok=True)
        talk(f"{count_text(len(index), 'file')} in {directory}")
    return _report(words, arguments.format) if arguments.report else Exit.FINE


def _names_in(index: Iterable[dict[str, Any]]) -> set[str]:
    """Names of the files that the lines of an index speak of."""
    return {str(line[key]) for line in index for key in ("file", "recipe") if key in line}


def _files_of(path: Path) -> set[str]:
    """Names of the files of an earlier run, which are not of this corpus any more; none if there is no such run."""
    try:
        lines = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
        return {name for name in _names_in(lines) if re.fullmatch(r"[\w.-]+\.(root|recipe)", name)}
    except (OSError, ValueError, TypeError):
        return set()


def _write(directory: Path | None, name: str, data: bytes) -> None:
    from rntuple_construct.kit.files.output_files import write_file

    if directory is not None:
        write_file(directory / name, data)


def _report(words: dict[str, Counter[str]], form: str) -> int:
    """Print how many files have each feature; features that no file has have a 0."""
    from rntuple_construct.format.generations import writable_generation
    from rntuple_construct.kit.fuzzing import reachable_words

    tables = {
        name: {word: counted[word] for word in sorted(reachable_words(writable_generation(name)))}
        for name, counted in words.items()
    }
    if form == "json":
        say(document_text({"features": tables}))
    else:
        for line in _lines(tables):
            say(line)
    return (
        Exit.FINDINGS
        if any(not count for table in tables.values() for count in table.values())
        else Exit.FINE
    )


def _lines(tables: dict[str, dict[str, int]]) -> Iterable[str]:
    names = sorted({word for table in tables.values() for word in table})
    headings = [Heading("feature"), *(Heading(name, right=True) for name in tables)]
    rows = [
        [word, *(str(table[word]) if word in table else "-" for table in tables.values())] for word in names
    ]
    yield table_text(headings, rows)
    for name, table in tables.items():
        yield f"{name}: {sum(1 for count in table.values() if count)} of {len(table)} features reached"
