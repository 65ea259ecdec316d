"""``rntuple convert``: RNTuples of any generation written again in another one, single files or whole directories."""

from __future__ import annotations

import argparse
import os
from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rntuple_construct.base.errors import SourceError
from rntuple_construct.base.exits import Exit
from rntuple_construct.base.printable import redacted
from rntuple_construct.batch.results import Row
from rntuple_construct.batch.schedulers import LocalScheduler
from rntuple_construct.cli.documents import document_text
from rntuple_construct.cli.formats import FORMATS
from rntuple_construct.cli.inputs import Input, resolve, root_files
from rntuple_construct.cli.jobs import add_many, interruptible, jobs_of, wants_many
from rntuple_construct.cli.many import job_of, may_replace, output_names, run_many
from rntuple_construct.cli.options import (
    UsageError,
    add_fields,
    add_format,
    add_limits,
    add_sizes,
    limits_of,
    names_of,
    parse_entries,
    size_text,
    sizes_of,
    warn_of_no_entries,
)
from rntuple_construct.cli.outputs import check_output, output_path
from rntuple_construct.cli.progress import progress
from rntuple_construct.cli.tables import Heading, table_text
from rntuple_construct.cli.terminal import detail, say, say_notes
from rntuple_construct.format.generations import WRITABLE_NAMES

if TYPE_CHECKING:
    from rntuple_construct.conversion import ConvertedNTuple, ConvertOptions


CONVERTED, FAILED, SKIPPED = "converted", "failed", "skipped"


@dataclass
class ConvertedFile:
    """Result for one file."""

    source: str
    target: str
    status: str
    ntuples: list[ConvertedNTuple] = field(default_factory=list)
    message: str = ""

    def __post_init__(self) -> None:
        self.source, self.target, self.message = map(redacted, (self.source, self.target, self.message))


LOADS = ("rntuple_construct.conversion.copying.convert_files",)
DESCRIPTION = (
    "Convert a file, or all ROOT files of a directory, to another generation of the format, or select entries and "
    "fields. "
    "The copy is compared with the original, value by value. A feature that the target cannot express is an error "
    "that names the field."
)
EXAMPLES = (
    "rntuple convert data.root small.root --compression zstd:9",
    "rntuple convert data.root loose.root --fields 'Muon_*,met' --where 'met > 50'",
    "rntuple convert data.root fast.root --optimize",
    "rntuple convert old_files new_files -j 4 --skip-existing",
)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of the subcommand."""
    parser.add_argument("source", metavar="FILE[:NTUPLE]|DIRECTORY", help="path or URL, or a directory")
    parser.add_argument(
        "target",
        metavar="FILE|DIRECTORY",
        type=output_path,
        help="target file; a directory if the source is a directory",
    )
    parser.add_argument(
        "--to",
        choices=[*WRITABLE_NAMES, *(word for each in FORMATS for word in each.targets)],
        default=WRITABLE_NAMES[0],
        help="generation (default %(default)s), or a dialect of Trevni",
    )
    parser.add_argument("--ntuple", metavar="NAME", help="convert only this RNTuple")
    parser.add_argument("--compression", metavar="SETTINGS", help="such as zstd:5, lz4 or none")
    add_sizes(parser)
    parser.add_argument(
        "--optimize",
        action="store_true",
        help="make clusters and pages that are fast to read, for files with tiny ones; keep the compression and print sizes",
    )
    add_fields(parser, "top-level fields or patterns to keep; default all", where=True)
    parser.add_argument(
        "--entries", metavar="A:B", help="entries to keep, A to B (excluded), or one number; default all"
    )
    present = parser.add_mutually_exclusive_group()
    present.add_argument("--force", action="store_true", help="overwrite existing files")
    present.add_argument("--skip-existing", action="store_true", help="convert only files not yet converted")
    parser.add_argument(
        "--drop-metadata", action="store_true", help="leave out user meta-data if the target format has none"
    )
    parser.add_argument(
        "--drop-attribute-sets",
        action="store_true",
        help="leave out attribute sets if the target format has none",
    )
    parser.add_argument(
        "--drop-objects", action="store_true", help="leave out other objects of the file, such as histograms"
    )
    parser.add_argument("--no-check", action="store_true", help="do not compare the copy with the original")
    parser.add_argument(
        "--external",
        action="store_true",
        help="follow locators to other files (URIs); only for trusted files",
    )
    add_limits(parser)
    add_many(
        parser,
        one="threads that read, compress pages and compare the copy (default: 1)",
    )
    add_format(parser, "summary")


def run(arguments: argparse.Namespace) -> int:
    """Convert and print a summary; the exit code is not zero if any file failed."""
    if _is_of_many(arguments):
        if arguments.format != "text":
            raise UsageError(
                "--format json is for one file, or a directory in order; of many files, --results says all"
            )
        return run_many(
            arguments,
            row_of,
            outputs=lambda targets: output_names(targets, arguments.target),
        )
    options = _options(arguments, jobs_of(arguments))
    with interruptible(options.workers):
        if os.path.isdir(arguments.source):
            if arguments.ntuple:
                raise UsageError("--ntuple picks an RNTuple of one file, not of a directory")
            rows = _convert_directory(Path(arguments.source), Path(arguments.target), arguments)
        else:
            rows = [_convert_one(arguments, options)]
    print_rows(rows, arguments.format)
    return Exit.FINE if all(row.status != FAILED for row in rows) else Exit.DATA


def _warn_of_no_entries(
    arguments: argparse.Namespace, sources: Sequence[tuple[Any, list[ConvertedNTuple]]]
) -> None:
    """Say that a range has no entries in any RNTuple, as other commands do; a condition may be the reason, too.

    Args:
        arguments: of the command.
        sources: files that were converted, each with its RNTuples.
    """
    from rntuple_construct.reader import RNTupleFile
    from rntuple_construct.reader.ntuple import no_dropped_warnings

    if arguments.entries is None or any(each.num_entries for _, done in sources for each in done):
        return
    counts = []
    with no_dropped_warnings():
        for source, done in sources:
            with RNTupleFile(source, limits=limits_of(arguments), external=arguments.external) as file:
                counts += [file[each.path].num_entries for each in done]
    if counts:
        warn_of_no_entries(arguments.entries, max(counts))


def _is_of_many(arguments: argparse.Namespace) -> bool:
    """Return whether files are tasks; those of a directory are done in order unless an option for many files is given."""
    if not os.path.isdir(arguments.source):
        return wants_many(arguments, arguments.source)
    names = ("scheduler", "results", "report", "resume", "jobs", "max_failures", "progress")
    asked = [getattr(arguments, name) for name in names]
    return bool(any(each is not None for each in asked) or arguments.exclude)


def print_rows(rows: list[ConvertedFile], form: str) -> None:
    """Print the results for files, as ``text`` or ``json``."""
    if form == "json":
        say(document_text({"files": [asdict(row) for row in rows]}))
    else:
        _print_table(rows)


def _options(arguments: argparse.Namespace, workers: int = 1) -> ConvertOptions:
    from rntuple_construct.conversion import ConvertOptions
    from rntuple_construct.writer import WriteOptions

    if arguments.optimize and arguments.compression:
        raise UsageError("--optimize keeps the compression; choose one with --compression alone")
    choices: dict[str, Any] = sizes_of(arguments)
    if arguments.compression:
        choices["compression"] = arguments.compression
    write = WriteOptions.of_generation(arguments.to, **choices) if choices else None
    start, stop = parse_entries(arguments.entries)
    names = names_of(arguments.fields)
    return ConvertOptions(
        to=arguments.to,
        write=write,
        drop_metadata=arguments.drop_metadata,
        drop_attribute_sets=arguments.drop_attribute_sets,
        drop_unreadable=arguments.skip_unsupported,
        drop_objects=arguments.drop_objects,
        check=not arguments.no_check,
        external=arguments.external,
        limits=limits_of(arguments),
        fields=None if names is None else tuple(names),
        exclude=tuple(names_of(arguments.exclude_fields) or ()),
        entry_start=start,
        entry_stop=stop,
        where=arguments.where,
        optimize=arguments.optimize,
        workers=workers,
    )


def row_of(target: Input, output: str | None, arguments: argparse.Namespace) -> Row:
    """Convert one of many files."""
    from rntuple_construct.conversion import convert

    if output is None:
        raise UsageError("there is no place to convert to")
    check_output(output, [target], force=None if arguments.skip_existing else may_replace(output, arguments))
    if arguments.skip_existing and os.path.lexists(output):
        return Row(str(target), "skipped", detail={"target": output})
    os.makedirs(os.path.dirname(output), exist_ok=True)
    name = target.ntuple or arguments.ntuple
    done = convert(target.source, output, _options(arguments), names=None if name is None else [name])
    detail = {"target": output, "ntuples": [asdict(each) for each in done]}
    return Row(str(target), "ok", "", None, sum(each.num_entries for each in done), detail)


def _convert_one(arguments: argparse.Namespace, options: ConvertOptions) -> ConvertedFile:
    """Convert one file; errors end the program, as for every command."""
    from rntuple_construct.conversion import convert

    given = resolve(arguments.source, arguments.ntuple)
    target = Path(arguments.target)
    if target.is_dir():
        if given.is_standard_input:
            raise UsageError(f"{target} is a directory; name a file for the data of standard input")
        target /= os.path.basename(given.target)
    check_output(target, [given], force=None if arguments.skip_existing else arguments.force)
    if arguments.skip_existing and os.path.lexists(target):
        return ConvertedFile(given.target, str(target), SKIPPED)
    source = given.source  # standard input can be read only once
    done = convert(source, target, options, names=None if given.ntuple is None else [given.ntuple])
    _warn_of_no_entries(arguments, [(source, done)])
    return ConvertedFile(given.target, str(target), CONVERTED, done)


def _convert_directory(source: Path, target: Path, arguments: argparse.Namespace) -> list[ConvertedFile]:
    """Convert the files of a directory in order, each in one piece."""
    if target.exists() and not target.is_dir():
        raise UsageError(f"{target} is not a directory")
    if target.resolve() == source.resolve():
        raise UsageError(f"{target} is the source itself")
    files = [path for path in root_files(source) if target.resolve() not in path.resolve().parents]
    if not files:
        raise SourceError(f"there is no ROOT file in {source}")
    job = job_of(arguments, row_of)
    tasks = [(Input(str(path)), str(target / path.relative_to(source))) for path in files]
    from rntuple_construct.conversion import ConvertedNTuple

    rows = []
    with progress("converting", len(files)) as advance:
        for done in job.results(LocalScheduler(), tasks):
            path, output = files[done.index], tasks[done.index][1]
            found = done.result
            status = {"ok": CONVERTED, "skipped": SKIPPED}.get(found.status, FAILED)
            ntuples = [ConvertedNTuple(**each) for each in found.detail.get("ntuples", ())]
            rows.append(ConvertedFile(str(path), output, status, ntuples, found.message))
            detail(f"{status} {path}")
            advance()
    _warn_of_no_entries(arguments, [(row.source, row.ntuples) for row in rows if row.ntuples])
    return rows


_HEADINGS = (
    Heading("status"),
    Heading("generation"),
    Heading("entries", right=True),
    Heading("fields", right=True),
    Heading("file"),
)
_SIZES = (
    Heading(""),
    *(
        Heading(title, right=True)
        for title in ("clusters", "pages", "per cluster", "per page", "memory", "disk")
    ),
    Heading("file"),
)


def _print_table(rows: list[ConvertedFile]) -> None:
    """Print one line for each RNTuple and each failure, with its notes."""
    lines: list[tuple[str, str, str, str, str]] = []
    notes: list[str] = []
    sizes: list[tuple[str, ...]] = []
    failures: list[str] = []
    for row in rows:
        for done in row.ntuples:
            generations = f"{done.source} -> {done.target}"
            lines.append(
                (row.status, generations, str(done.num_entries), str(done.num_fields), _where(row, done))
            )
            notes += [f"{_where(row, done)}: {note}" for note in done.notes]
            sizes += [_line_of_sizes(_where(row, done), when, each) for when, each in done.sizes.items()]
        if row.status == FAILED:
            lines.append((FAILED, "", "", "", row.source))
            failures.append(f"{row.source}: {row.message}")
    if lines:
        say(table_text(_HEADINGS, lines))
    if sizes:
        say(table_text(_SIZES, sizes))
    say_notes(notes)
    for failure in failures:
        say(f"failed: {failure}")
    counts = Counter(row.status for row in rows)
    if len(rows) > 1 or counts[CONVERTED] < len(rows):
        there = f", {counts[SKIPPED]} there already" if counts[SKIPPED] else ""
        say(f"{counts[CONVERTED]} of {len(rows)} files converted{there}")


def _line_of_sizes(name: str, when: str, sizes: dict[str, int]) -> tuple[str, ...]:
    """Cells of the table of sizes, with the mean sizes of a cluster and of a page before compression."""
    clusters, pages, length = sizes["num_clusters"], sizes["num_pages"], sizes["len_pages"]
    means = (size_text(length // max(num, 1)) for num in (clusters, pages))
    return when, str(clusters), str(pages), *means, size_text(length), size_text(sizes["nbytes"]), name


def _where(row: ConvertedFile, done: ConvertedNTuple) -> str:
    return f"{row.target}:{done.path}" if len(row.ntuples) > 1 else row.target
