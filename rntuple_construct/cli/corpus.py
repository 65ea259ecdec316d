"""``rntuple corpus``: files of known content and outcome for other implementations, made here."""

from __future__ import annotations

import argparse
import fnmatch
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from rntuple_construct.base.exits import Exit
from rntuple_construct.cli.options import UsageError
from rntuple_construct.cli.outputs import check_output, output_path, write_output
from rntuple_construct.cli.progress import progress
from rntuple_construct.cli.terminal import say, talk

if TYPE_CHECKING:
    from rntuple_construct.kit.corpus import MadeCase


ALL_SUITES: Mapping[str, str] = {
    "rules": "files that break one rule each, and the files they were made from",
    "readers": "files that readers must accept, refuse, read in part or survive",
    "encodings": "every type of field and column, with the limits of its values",
    "generations": "release candidates 2 and 1, and the format before them",
    "validation-suite": "the cases of the public RNTuple Validation Suite",
    "large": "sparse files of 2 to 4 GiB, which take a few kilobytes each",
    "trevni": "files of Trevni (needs the extra trevni)",
}
"""Every suite with its description."""

LOADS = ("rntuple_construct.kit.corpus",)
DESCRIPTION = (
    "Write the conformance corpus: small files of every kind and their values. A manifest has the result that a reader "
    "should give for each file. The bytes are the same on every machine. Suites: "
    + "; ".join(f"{name}: {description}" for name, description in ALL_SUITES.items())
    + ". docs/conformance-corpus.md describes the manifest and the values."
)
EXAMPLES = (
    "rntuple corpus suite",
    "rntuple corpus --archive rntuple-corpus.tar.gz",
    "rntuple corpus large --suite large",
    "rntuple corpus vectors --suite validation-suite --only 'types.vector.*'",
)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of the subcommand."""
    parser.add_argument(
        "directory",
        metavar="DIR",
        nargs="?",
        type=output_path,
        help="directory for the files; created if it is missing",
    )
    parser.add_argument(
        "--suite",
        choices=list(ALL_SUITES),
        action="append",
        help="only this suite; repeatable (default: all except large and trevni)",
    )
    parser.add_argument(
        "--only",
        metavar="PATTERN",
        action="append",
        help="only cases whose id matches, with or without the suite in front (rules/RNT-PAG-*, types.vector.*); "
        "repeatable",
    )
    parser.add_argument(
        "--archive",
        metavar="FILE",
        type=output_path,
        help="write one archive (.tar.gz, .tgz or .zip) instead of a directory, and print its digest, which "
        "`conformance --corpus-digest` checks",
    )
    parser.add_argument(
        "--since",
        metavar="CORPUS",
        type=Path,
        help="directory or archive of an older corpus: CHANGELOG.md of the archive lists what changed",
    )
    parser.add_argument("--list", action="store_true", help="list the cases and write nothing")
    parser.add_argument("--force", action="store_true", help="replace files that exist")


def run(arguments: argparse.Namespace) -> int:
    """Write the cases, or list them."""
    from rntuple_construct.kit.corpus import MANIFEST, write_corpus

    chosen = _selected(_cases(arguments.suite), arguments.only)
    if arguments.list:
        for case in chosen:
            say(f"{case.id}  {case.title}")
        return Exit.FINE
    if (arguments.directory is None) == (arguments.archive is None):
        raise UsageError("say which directory the files go to, or --archive FILE")
    if arguments.since is not None and arguments.archive is None:
        raise UsageError("--since needs --archive")
    if arguments.archive is not None and any(case.sparse is not None for case in chosen):
        raise UsageError("archives cannot hold sparse files: write suite large to a directory")
    if arguments.archive is not None:
        return _write_archive(chosen, Path(arguments.archive), arguments.since, arguments.force)
    directory = Path(arguments.directory)
    names = [MANIFEST, *(case.file for case in chosen)]
    existing = [name for name in names if (directory / name).exists()]
    if existing and not arguments.force:
        more = f" and {len(existing) - 1} more" if len(existing) > 1 else ""
        raise UsageError(f"{directory / existing[0]} exists{more}; --force replaces")
    with progress("writing", len(chosen)) as step:
        size = write_corpus(chosen, directory, step)
    talk(f"{len(chosen)} case{'s' * (len(chosen) != 1)}, {size} bytes in {directory}")
    return Exit.FINE


def _write_archive(chosen: list[MadeCase], path: Path, since: Path | None, force: bool) -> int:
    """Write an archive, which appears when it is complete, and print the digest of its manifest."""
    from rntuple_construct.kit.corpus import MANIFEST, corpus_files, digest_of
    from rntuple_construct.kit.corpus.archives import ARCHIVE_ENDINGS, archive_bytes, changelog, is_archive
    from rntuple_construct.kit.corpus.writing import CHANGELOG
    from rntuple_construct.kit.files.sparse_files import SparseFile
    from rntuple_construct.kit.runner.cases import open_corpus

    if not is_archive(path):
        raise UsageError(f"{path}: the name of an archive ends in {', '.join(ARCHIVE_ENDINGS)}")
    check_output(path, [] if since is None else [str(since)], force=force)
    with progress("writing", len(chosen)) as step:
        files = {path: data for path, data in corpus_files(chosen, step) if not isinstance(data, SparseFile)}
    manifest = files.pop(MANIFEST)
    if since is None:
        changes = changelog(manifest)
    else:
        with open_corpus(since) as older:
            changes = changelog(manifest, older.directory)
    size = write_output(path, archive_bytes({MANIFEST: manifest, CHANGELOG: changes, **files}, path.name))
    say(digest_of(manifest))
    talk(f"{len(chosen)} case{'s' * (len(chosen) != 1)}, {size} bytes in {path}")
    return Exit.FINE


def _cases(suites: list[str] | None) -> list[MadeCase]:
    """The cases of some suites; by default all that need no other library."""
    from rntuple_construct.kit.corpus import cases

    if suites is None:
        return cases()
    found: list[MadeCase] = []
    for name in dict.fromkeys(suites):
        if name == "trevni":
            from rntuple_construct.cli.trevni_cases import corpus_cases

            found += corpus_cases()
        else:
            found += cases([name])
    return found


def _selected(given: list[MadeCase], patterns: list[str] | None) -> list[MadeCase]:
    """The cases whose ids match a pattern.

    Raises:
        UsageError: a pattern that matches nothing.
    """
    if patterns is None:
        return given
    chosen: set[str] = set()
    for pattern in patterns:
        matches = {
            case.id
            for case in given
            if any(fnmatch.fnmatchcase(text, pattern) for text in (case.id, case.id.partition("/")[2]))
        }
        if not matches:
            raise UsageError(f"no case matches '{pattern}'; --list shows all")
        chosen |= matches
    return [case for case in given if case.id in chosen]
