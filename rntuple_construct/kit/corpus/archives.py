"""Archives of the corpus: the same bytes on every machine, and unpacked only within a directory."""

from __future__ import annotations

import gzip
import io
import json
import tarfile
import zipfile
import zlib
from collections.abc import Iterator, Mapping
from importlib.metadata import version
from pathlib import Path, PurePosixPath
from typing import IO, Any

from rntuple_construct.base.errors import FormatError, SchemaError, SourceError
from rntuple_construct.kit.corpus.model import TIMESTAMP
from rntuple_construct.kit.corpus.writing import CHANGELOG, MANIFEST, digest_of
from rntuple_construct.kit.files.output_files import write_file

__all__ = ["ARCHIVE_ENDINGS", "archive_bytes", "changelog", "is_archive", "unpack"]

ARCHIVE_ENDINGS = (".tar.gz", ".tgz", ".zip")
ROOT = "rntuple-corpus"
"""Directory in the archive that contains all files."""
_MAX_FILE = 64 << 20
_MAX_TOTAL = 1 << 30
_CHUNK = 1 << 20
_DAMAGED = (
    tarfile.TarError,
    zipfile.BadZipFile,
    zlib.error,
    EOFError,
    ValueError,
    NotImplementedError,
    RuntimeError,
)
"""What the libraries raise for an archive with damaged, encrypted or unknown contents."""


def is_archive(path: Path) -> bool:
    """Return whether the name of a file is that of an archive."""
    return path.name.endswith(ARCHIVE_ENDINGS)


def archive_bytes(files: Mapping[str, bytes], name: str) -> bytes:
    """Return an archive of some files, whose bytes depend on the files and the compression library alone.

    Args:
        files: contents by path, in the order of the archive.
        name: name of the archive; its ending, one of ``ARCHIVE_ENDINGS``, chooses the form.

    Raises:
        SchemaError: another ending.
    """
    made = io.BytesIO()
    if name.endswith(".zip"):
        with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
            for path, data in files.items():
                info = zipfile.ZipInfo(f"{ROOT}/{path}", TIMESTAMP.timetuple()[:6])
                info.create_system = 3
                info.external_attr = 0o100644 << 16
                info.compress_type = zipfile.ZIP_DEFLATED
                archive.writestr(info, data)
    elif name.endswith(ARCHIVE_ENDINGS):
        with (
            gzip.GzipFile(filename="", fileobj=made, mode="wb", compresslevel=9, mtime=0) as packed,
            tarfile.open(fileobj=packed, mode="w", format=tarfile.USTAR_FORMAT) as archive,
        ):
            for path, data in files.items():
                member = tarfile.TarInfo(f"{ROOT}/{path}")
                member.size = len(data)
                member.mtime = int(TIMESTAMP.timestamp())
                member.mode = 0o644
                archive.addfile(member, io.BytesIO(data))
    else:
        raise SchemaError(f"{name}: an archive ends in {', '.join(ARCHIVE_ENDINGS)}")
    return made.getvalue()


def unpack(path: Path, directory: Path) -> Path:
    """Unpack an archive of a corpus; links, devices and paths that lead out of the directory are refused.

    Args:
        path: the archive.
        directory: an existing empty directory.

    Returns:
        the directory of the manifest.

    Raises:
        SourceError: the archive cannot be read.
        FormatError: it is damaged, larger than 1 GiB, or has members that are no files of a corpus.
        SinkError: a file cannot be written.
    """
    total = 0
    try:
        for name, size, stream in _members(path):
            inside = _checked(name, path)
            total += size
            if size > _MAX_FILE or total > _MAX_TOTAL:
                raise FormatError(f"{path}: '{name}' is too large for a corpus: {size} bytes")
            data = stream.read(size + 1)
            if len(data) != size:
                raise FormatError(f"{path}: '{name}' has not the size that the archive gives")
            target = directory / inside
            if target.exists():
                raise FormatError(f"{path}: '{name}' is in the archive twice")
            write_file(target, data)
    except (OSError, *_DAMAGED) as error:
        if isinstance(error, OSError) and error.strerror:
            raise SourceError(f"cannot read {path}: {error.strerror}") from error
        raise FormatError(f"{path} is no archive of a corpus, or damaged: {error}") from error
    found = [directory, *(child for child in sorted(directory.iterdir()) if child.is_dir())]
    for place in found:
        if (place / MANIFEST).is_file():
            return place
    raise FormatError(f"{path} has no {MANIFEST}: it is no archive of a corpus")


def _members(path: Path) -> Iterator[tuple[str, int, IO[bytes]]]:
    """Name, size and contents of the regular files of an archive."""
    if path.name.endswith(".zip"):
        with zipfile.ZipFile(path) as archive:
            for info in archive.infolist():
                kind = info.external_attr >> 28
                if info.is_dir():
                    continue
                if kind not in (0, 0o10):
                    raise FormatError(f"{path}: '{info.filename}' is not a regular file")
                with archive.open(info) as stream:
                    yield info.filename, info.file_size, stream
        return
    with gzip.open(path) as packed, tarfile.open(fileobj=packed, mode="r|") as tar:
        for member in tar:
            if member.isdir():
                continue
            stream_of_member = tar.extractfile(member) if member.isreg() else None
            if stream_of_member is None:
                raise FormatError(f"{path}: '{member.name}' is not a regular file")
            yield member.name, member.size, stream_of_member
        # Only the end of the compressed stream has its checksum and shows whether the archive was cut off.
        for _ in range(_MAX_TOTAL // _CHUNK):
            if not packed.read(_CHUNK):
                return
        raise FormatError(f"{path}: too much follows the last member")


def _checked(name: str, path: Path) -> PurePosixPath:
    inside = PurePosixPath(name)
    if inside.is_absolute() or ".." in inside.parts or not inside.parts or "\\" in name or ":" in name:
        raise FormatError(f"{path}: path '{name}' leads out of the corpus")
    return inside


def changelog(manifest: bytes, previous: Path | None = None) -> bytes:
    """Return the changelog of a corpus: the cases that were added, changed and removed since another one.

    Args:
        manifest: manifest of the corpus.
        previous: directory of the previous corpus, whose changelog follows.

    Raises:
        FormatError: the previous manifest is none.
        SourceError: it cannot be read.
    """
    cases = _by_id(manifest)
    lines = ["# Changes of the conformance corpus", "", f"## {version('rntuple-construct')}", "",
             f"{len(cases)} cases, digest `{digest_of(manifest)}`."]  # fmt: skip
    older: list[str] = []
    if previous is not None:
        try:
            old_manifest = (previous / MANIFEST).read_bytes()
            if (previous / CHANGELOG).is_file():
                older = (previous / CHANGELOG).read_text(encoding="utf-8").splitlines()[1:]
        except OSError as error:
            raise SourceError(f"cannot read {previous / MANIFEST}: {error.strerror}") from error
        old = _by_id(old_manifest)
        lines[-1] += f" Changes since `{digest_of(old_manifest)}`:"
        groups = {
            "Added": [name for name in cases if name not in old],
            "Changed": [name for name in cases if name in old and _asked(cases[name]) != _asked(old[name])],
            "Removed": [name for name in old if name not in cases],
        }
        for title, names in groups.items():
            if names:
                lines += ["", f"### {title}", "", *(f"- `{name}`" for name in names)]
        if not any(groups.values()):
            lines += ["", "No case changed."]
    return ("\n".join([*lines, *older]) + "\n").encode()


def _by_id(manifest: bytes) -> dict[str, dict[str, Any]]:
    try:
        return {entry["id"]: entry for entry in json.loads(manifest)["cases"]}
    except (ValueError, KeyError, TypeError) as error:
        raise FormatError(f"the previous corpus has no valid {MANIFEST}: {error}") from error


def _asked(entry: dict[str, Any]) -> tuple[Any, ...]:
    """Return the input of a reader and the expected answer."""
    return tuple(entry.get(name) for name in ("sha256", "ntuple", "outcome", "expected_sha256"))
