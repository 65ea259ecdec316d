"""Directories and files that are written: an error says which one cannot be made."""

from __future__ import annotations

from pathlib import Path

from rntuple_construct.base.errors import SinkError

__all__ = ["make_directory", "write_file"]


def make_directory(path: Path) -> None:
    """Make a directory, and those above it, if they are missing.

    Raises:
        SinkError: it cannot be made.
    """
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise SinkError(f"cannot make directory {path}: {error.strerror or error}") from error


def write_file(path: Path, data: bytes) -> None:
    """Write a file, in a directory that is made if it is missing.

    Raises:
        SinkError: it cannot be written.
    """
    make_directory(path.parent)
    try:
        if path.is_symlink():  # otherwise the target of the link would be overwritten
            path.unlink()
        path.write_bytes(data)
    except OSError as error:
        raise SinkError(f"cannot write {path}: {error.strerror or error}") from error
