"""Values of options that several subcommands have: ranges of entries, lists of names, sizes."""

from __future__ import annotations

import argparse
import fnmatch
import json
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

from rntuple_construct.base.errors import SchemaError
from rntuple_construct.base.printable import count_text, size_text
from rntuple_construct.base.suggestions import shortened, suggestion
from rntuple_construct.cli.terminal import talk

if TYPE_CHECKING:
    from rntuple_construct.base.limits import Limits

__all__ = [
    "EXPORT_FORMATS",
    "EXPORT_STEP",
    "IMPORT_FORMATS",
    "MAX_EXAMPLES",
    "REPORT_FORMATS",
    "UsageError",
    "add_fields",
    "add_format",
    "add_limits",
    "add_sizes",
    "bytes_of",
    "chosen_names",
    "count_text",
    "fields_of",
    "limits_of",
    "names_of",
    "parse_entries",
    "size_text",
    "sizes_of",
    "storage_options_of",
    "warn_of_no_entries",
]


REPORT_FORMATS = ("text", "json", "jsonl", "sarif", "junit", "github")
IMPORT_FORMATS = ("parquet", "arrow", "csv", "json", "jsonl")
EXPORT_FORMATS = ("parquet", "arrow", "csv", "jsonl")
EXPORT_STEP = "32 MB"
MAX_EXAMPLES = 5
"""Copy of the default of `conversion.summary.diff`: a help must not import that module. A test compares both."""


class UsageError(Exception):
    """An invalid combination or value of command line arguments."""


def names_of(text: str | None) -> list[str] | None:
    """The names in a list with commas, without the spaces around them; None for no list.

    Raises:
        UsageError: an empty name.
    """
    if text is None:
        return None
    names = [part.strip() for part in text.split(",")]
    if not all(names):
        raise UsageError(f"'{text}' has an empty name in it; write it like pt,eta")
    return names


def add_fields(parser: argparse.ArgumentParser, what: str, *, where: bool = False) -> None:
    """Add the options that choose fields, and entries by a condition.

    Args:
        parser: that of the subcommand.
        what: what ``--fields`` takes and its default.
        where: if true, entries can be chosen.
    """
    parser.add_argument("--fields", metavar="NAME,...", help=what)
    parser.add_argument("--exclude-fields", metavar="NAME,...", help="fields or patterns to leave out")
    parser.add_argument(
        "--skip-unsupported",
        action="store_true",
        help="leave out fields that cannot be read, and those that the output cannot hold",
    )
    if where:
        parser.add_argument(
            "--where",
            metavar="CONDITION",
            help="only entries that fulfil the condition, such as '(pt > 20) & (abs(eta) < 2.4)', 'name == \"cash\"' or 'len(jets) > 2'",
        )


def add_format(
    parser: argparse.ArgumentParser, what: str = "output", choices: Sequence[str] = ("text", "json")
) -> None:
    """Add the option that chooses the format of the output.

    Args:
        parser: that of the subcommand.
        what: name of the output in the help.
        choices: the formats, ``text`` among them, which is the default.
    """
    parser.add_argument(
        "--format", choices=choices, default="text", help=f"format of the {what} (default: text)"
    )


def add_sizes(parser: argparse.ArgumentParser) -> None:
    """Add the options that say how large pages and clusters become."""
    parser.add_argument("--page-size", metavar="SIZE", help='target for uncompressed pages, such as "64 KiB"')
    parser.add_argument(
        "--cluster-size",
        metavar="SIZE",
        help='target for compressed clusters, such as "50 MB"; ten times as much uncompressed',
    )


def sizes_of(arguments: argparse.Namespace) -> dict[str, int]:
    """The options of a writer that the options of ``add_sizes`` ask for.

    As among the defaults of ROOT, clusters may be ten times as large before compression.

    Raises:
        SchemaError: no such size.
    """
    found: dict[str, int] = {}
    if arguments.page_size is not None:
        found["page_size"] = bytes_of(arguments.page_size)
    if arguments.cluster_size is not None:
        size = bytes_of(arguments.cluster_size)
        found |= {"approx_compressed_cluster_size": size, "max_uncompressed_cluster_size": 10 * size}
    return found


def fields_of(arguments: argparse.Namespace, table: Any) -> list[str] | None:
    """Return the fields of a table that the options of ``add_fields`` choose; None for all.

    Args:
        arguments: those of the subcommand.
        table: an RNTuple, or a table of another format.

    Raises:
        UsageError: an empty name, a member that is to be left out, or no field is left.
        SchemaError: a name that matches nothing.
    """
    names, excluded = names_of(arguments.fields), names_of(arguments.exclude_fields)
    dropped = getattr(table, "dropped", {}) if arguments.skip_unsupported else {}
    for name in names or ():
        if name in dropped:
            talk(f"field '{name}' is left out: {dropped[name]}")
    if names is not None:
        names = [name for name in names if name not in dropped]
    if excluded is None:
        return names
    known = getattr(table, "dropped", {})
    left_out = table.select([name for name in excluded if name not in known])
    chosen = list(table.select(names))
    whole = table.select(None)
    for name in left_out:
        if name not in whole:
            raise UsageError(f"--exclude-fields {name}: only whole top-level fields can be left out")
    found = [name for name in chosen if name not in left_out]
    if not found and chosen:
        raise UsageError(f"--exclude-fields {arguments.exclude_fields} leaves no field")
    return found


def chosen_names(
    what: str,
    known: Iterable[str],
    arguments: argparse.Namespace,
    part: tuple[str, str] = ("field", "fields"),
) -> list[str]:
    """Return the names that ``--fields`` and ``--exclude-fields`` choose.

    Args:
        what: the RNTuple or TTree, for messages.
        known: all names.
        arguments: those of the subcommand.
        part: what has the names, one and several.

    Raises:
        SchemaError: a name or pattern that matches nothing.
    """
    known = list(dict.fromkeys(known))
    names, excluded = names_of(arguments.fields), names_of(arguments.exclude_fields) or []
    for name in [*(names or []), *excluded]:
        if not fnmatch.filter(known, name):
            raise SchemaError(
                f"{what} has no {part[0]} '{shortened(name)}'",
                hint=suggestion(name, known, "rntuple info lists them", label=part[1]),
            )

    def fits(name: str, patterns: Sequence[str]) -> bool:
        return any(fnmatch.fnmatchcase(name, pattern) for pattern in patterns)

    return [name for name in known if fits(name, names or ["*"]) and not fits(name, excluded)]


def storage_options_of(texts: Sequence[str]) -> dict[str, Any]:
    """The options of file systems in texts of the form ``KEY=VALUE``; a value is JSON, or else a text.

    Raises:
        UsageError: a text of another form.
    """
    found: dict[str, Any] = {}
    for text in texts:
        key, equals, value = text.partition("=")
        if not (key and equals):
            # A text without the sign may be a secret.
            raise UsageError("--storage-option takes KEY=VALUE, such as anon=true")
        try:
            found[key] = json.loads(value)
        except ValueError:
            found[key] = value
    return found


def pairs_of(option: str, texts: Sequence[str], form: str) -> dict[str, str]:
    """Names that an option relates to others.

    Args:
        option: name of the option, for the message.
        texts: what the command line has for it, such as ``old=new``.
        form: what each of them must look like, such as ``OLD=NEW``.

    Raises:
        UsageError: a text of another form.
    """
    found = {}
    for text in texts:
        left, _, right = text.partition("=")
        if not (left and right):
            raise UsageError(f"{option} {text:.80} is not of the form {form}")
        found[left] = right
    return found


def parse_entries(text: str | None) -> tuple[int | None, int | None]:
    """Start and stop of ``A:B``, or of a single entry ``A``; negative numbers count from the end.

    Raises:
        UsageError: the text is not a range.
    """
    if text is None:
        return None, None
    first, colon, last = text.partition(":")
    try:
        if not colon:
            number = int(first)
            return number, None if number == -1 else number + 1
        return int(first) if first else None, int(last) if last else None
    except ValueError:
        raise UsageError(f"'{text}' is no range of entries; write it like 0:100") from None


def warn_of_no_entries(text: str | None, num_entries: int) -> None:
    """Say that a range has no entries, unless it was asked for with ``0:0``.

    Args:
        text: the range, see ``parse_entries``; None for all entries.
        num_entries: entries that there are.
    """
    chosen = slice(*parse_entries(text))
    if text not in (None, "0:0") and not range(*chosen.indices(num_entries)):
        talk(f"there are no entries {text} among {count_text(num_entries, 'entry')}")


def bytes_of(text: str) -> int:
    """Bytes of a size such as ``64 KiB``, ``50 MB`` or plainly ``65536``.

    Raises:
        SchemaError: no such size.
    """
    if text.isdecimal():
        return int(text)
    # Not above: it would bring the reader into every start of the command.
    from rntuple_construct.reader.chunking import parse_size

    return parse_size(text)


def add_limits(parser: argparse.ArgumentParser) -> None:
    """Add the option that raises or lowers the limits of memory and work for a file."""
    from rntuple_construct.base.limits import Limits

    names = ", ".join(Limits.__match_args__)
    parser.add_argument(
        "--allow",
        metavar="NAME=SIZE",
        action="append",
        default=[],
        dest="limits",
        help=f"raise or lower a limit for files, such as max_len_read=4GB; may be repeated. Names: {names}",
    )


def limits_of(arguments: argparse.Namespace) -> Limits:
    """The limits that the option of ``add_limits`` asks for.

    Raises:
        UsageError: no such limit, or no such size.
    """
    from rntuple_construct.base.errors import SchemaError
    from rntuple_construct.base.limits import DEFAULT_LIMITS, Limits

    known = Limits.__match_args__
    changes: dict[str, int] = {}
    for given in arguments.limits:
        name, equals, size = given.partition("=")
        if name not in known or not equals:
            hint = suggestion(name, sorted(known), "see --help")
            raise UsageError(f"'{shortened(given)}' is not a limit; write NAME=SIZE ({hint})")
        try:
            changes[name] = bytes_of(size)
        except SchemaError as error:
            raise UsageError(f"--allow {given}: {error}") from None
    if not changes:
        return DEFAULT_LIMITS
    from dataclasses import replace

    return replace(DEFAULT_LIMITS, **changes)
