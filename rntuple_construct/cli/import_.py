"""``rntuple import``: tables of other formats as RNTuples."""

from __future__ import annotations

import argparse
import json
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from rntuple_construct.cli.options import UsageError, bytes_of
from rntuple_construct.cli.outputs import check_output
from rntuple_construct.cli.progress import progress
from rntuple_construct.cli.terminal import talk
from rntuple_construct.exits import Exit
from rntuple_construct.writer import WriteOptions
from rntuple_construct.conversion.importing import FORMATS, Step, import_file

DESCRIPTION = "Write a table of another format as an RNTuple of the released format."


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of the subcommand."""
    parser.add_argument("source", metavar="FILE", help="Parquet, Arrow (IPC), CSV, JSON array or JSON lines")
    parser.add_argument("target", metavar="OUT.root", help="where to")
    parser.add_argument(
        "--format", choices=list(FORMATS), help="of the source; by default what its suffix says"
    )
    parser.add_argument(
        "--name", help="name of the RNTuple; by default that of the source without its suffix"
    )
    parser.add_argument(
        "--schema", metavar="JSON|FILE", help='types of the fields, such as {"pt": "std::vector<float>"}'
    )
    parser.add_argument(
        "--compression", metavar="SETTINGS", default="zstd:5", help="such as zstd:5, lz4 or none"
    )
    parser.add_argument("--page-size", metavar="SIZE", help='target for uncompressed pages, such as "64 KiB"')
    parser.add_argument(
        "--cluster-size", metavar="SIZE", help='target for compressed clusters, such as "50 MB"'
    )
    parser.add_argument("--threads", type=int, default=1, metavar="N", help="threads that compress pages")
    parser.add_argument("--force", action="store_true", help="overwrite what is there")


def run(arguments: argparse.Namespace) -> int:
    """Import the table and say what was written."""
    source, target = Path(arguments.source), Path(arguments.target)
    check_output(target, [str(source)], force=arguments.force)
    name = arguments.name or source.stem
    with ExitStack() as stack:

        def started(num_steps: int) -> Step:
            return stack.enter_context(progress(f"import {source.name}", num_steps))

        result = import_file(
            source, target, name, format=arguments.format, schema=_schema(arguments.schema),
            options=_options(arguments), started=started,
        )  # fmt: skip
    talk(f"{target}: RNTuple '{name}', {result.num_entries} entries, {len(result.schema)} fields")
    return Exit.FINE


def _schema(text: str | None) -> Any:
    if text is None:
        return None
    try:
        schema = json.loads(text if text.lstrip().startswith("{") else Path(text).read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise UsageError(f"--schema is no JSON object: {error}") from None
    if not isinstance(schema, dict):
        raise UsageError("--schema is no JSON object")
    return schema


def _options(arguments: argparse.Namespace) -> WriteOptions:
    changes: dict[str, Any] = {"compression": arguments.compression, "threads": arguments.threads}
    if arguments.page_size is not None:
        changes["page_size"] = bytes_of(arguments.page_size)
    if arguments.cluster_size is not None:
        size = bytes_of(arguments.cluster_size)
        changes["approx_compressed_cluster_size"] = size
        changes["max_uncompressed_cluster_size"] = 10 * size
    return WriteOptions(**changes)
