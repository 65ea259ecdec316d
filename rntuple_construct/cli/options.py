"""Values of options that several subcommands have: ranges of entries, lists of names, sizes."""

from __future__ import annotations

__all__ = ["UsageError", "bytes_of", "cluster_sizes", "count_text", "names_of", "parse_entries", "size_text"]


class UsageError(Exception):
    """The command line asks for something that makes no sense."""


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


def parse_entries(text: str | None) -> tuple[int | None, int | None]:
    """Start and stop of ``A:B``, or of a single entry ``A``; negative numbers count from the end.

    Raises:
        UsageError: it is no range.
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


def bytes_of(text: str) -> int:
    """Bytes of a size such as ``64 KiB``, ``50 MB`` or plainly ``65536``.

    Raises:
        SchemaError: no such size.
    """
    if text.isdecimal():
        return int(text)
    # Not above: it would bring the reader into every start of the command.
    from rntuple_construct.reader.steps import parse_size

    return parse_size(text)


def cluster_sizes(text: str) -> dict[str, int]:
    """Options of a writer for a size of clusters, the same for every command that writes.

    As among the defaults of ROOT, clusters may be ten times as large before compression.

    Raises:
        SchemaError: no such size.
    """
    size = bytes_of(text)
    return {"approx_compressed_cluster_size": size, "max_uncompressed_cluster_size": 10 * size}


def size_text(nbytes: int) -> str:
    """A number of bytes for people."""
    size = float(nbytes)
    for unit in ("B", "kB", "MB", "GB", "TB"):
        if size < 1000 or unit == "TB":
            return f"{nbytes} B" if unit == "B" else f"{size:.3g} {unit}"
        size /= 1000
    return ""


def count_text(number: int, noun: str) -> str:
    """A number of things for people."""
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"
