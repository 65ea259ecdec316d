"""Sources and sinks of bytes: paths, bytes, file objects and URLs."""

from __future__ import annotations

import mmap
import os
import re
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from rntuple_construct.base.lazy_names import lazy_names
from rntuple_construct.storage.locations import Location, identity_of, located, set_default_options
from rntuple_construct.storage.source import (
    BufferSource,
    FileObjectSource,
    Source,
    Traffic,
    open_path,
    without_mapping,
)

if TYPE_CHECKING:
    from collections.abc import Mapping

    from rntuple_construct.storage.parts import Parts
    from rntuple_construct.storage.sink import Sink, open_sink

__all__ = [
    "Location", "Sink", "Source", "Traffic", "identity_of", "is_url", "is_url_pattern", "located", "open_parts", "open_sink", "open_source",
    "set_default_options", "split_name", "without_mapping",
]  # fmt: skip

__getattr__ = lazy_names(__name__, {f"{__name__}.sink": ("Sink", "open_sink")})


def is_url(text: str) -> bool:
    """Return whether a text is a URL and not a path of the local file system."""
    return "://" in text


def is_url_pattern(text: str) -> bool:
    """Return whether a URL names several files: with ``*``, ``?`` or ``[`` in it, or a directory, which ends with ``/``."""
    if text.startswith(("http://", "https://")):
        # There ? begins the query, and brackets enclose an address.
        path = text.partition("?")[0]
        return "*" in path or path.endswith("/")
    return text.endswith("/") or any(sign in text for sign in "*?[")


_END_OF_FILE = re.compile(r"(?i)\.root(?=:(?!:))")


def split_name(text: str) -> tuple[str, str | None]:
    """Split a text into path or URL and name. Both may contain colons.

    The longest path that exists is the file. A URL, a pattern or a missing file ends with the first ``.root`` before a colon, else at the
    last colon. Colons of a URL before its path, and in its query, do not count.

    Args:
        text: ``FILE`` or ``FILE:NAME``.
    """
    if ":" not in text or "\0" in text:
        return text, None
    ends = [place for place in range(len(text), 0, -1) if text[place : place + 1] in ("", ":")]
    if not is_url(text):
        for end in ends:
            if os.path.exists(text[:end]):
                return text[:end], text[end + 1 :] or None
    for end in (*(found.end() for found in _END_OF_FILE.finditer(text)), *ends[1:2]):
        head = text[:end]
        # Of a chained URL, such as zip://f.root::https://host:8080/t.zip, the last part says where the bytes are.
        link = head.rpartition("::")[2]
        _, has_scheme, behind_scheme = (link if is_url(link) else head).partition("://")
        if not is_url(text) or (has_scheme and "/" in behind_scheme and "?" not in behind_scheme):
            return located(head, getattr(text, "options", None)), text[end + 1 :] or None
    return text, None


def open_source(
    obj: Any,
    *,
    name: str | None = None,
    storage_options: Mapping[str, Any] | None = None,
    at_once: int = 0,
    mapped: bool = True,
) -> Source:
    """Open whatever holds the bytes of a file.

    Args:
        obj: path (``str`` or ``os.PathLike``), URL with ``://``, bytes-like object, seekable binary file
            object, or a ``Source``, which is returned unchanged.
        name: what to call it in messages; by default the path or the name of the file object.
        storage_options: of a URL, keyword arguments of the fsspec file system, and ``tries`` and ``max_wait`` of ``RetryPolicy``.
        at_once: bytes up to which a local file is read when it is opened, and closed again.
        mapped: if true, a local file may be mapped into memory, see ``source.open_path``.

    Raises:
        SourceError: it cannot be opened; ``errno`` is kept where the operating system gave one.
        TypeError: ``obj`` is nothing to read from.
    """
    if isinstance(obj, Source):
        return obj
    if isinstance(obj, str) and is_url(obj):
        from rntuple_construct.storage.remote import open_url

        return open_url(obj, name or obj, storage_options)
    if isinstance(obj, (str, os.PathLike)):
        path = os.fsdecode(obj)
        return open_path(path, name or path, at_once, mapped=mapped)
    if isinstance(obj, (bytes, bytearray, memoryview, mmap.mmap)):
        return BufferSource(memoryview(obj), name or str(getattr(obj, "name", "<bytes>")))
    if hasattr(obj, "read") and hasattr(obj, "seek"):
        own_name = getattr(obj, "name", None)
        return FileObjectSource(obj, name or (own_name if isinstance(own_name, str) else "<file object>"))
    raise TypeError(
        f"cannot read from {type(obj).__name__}: give a path, a URL, bytes or a binary file object"
    )


def open_parts(location: str, storage_options: Mapping[str, Any] | None = None) -> Parts:
    """Open the work area of a job whose tasks write parts.

    Args:
        location: directory or URL.
        storage_options: of a URL, keyword arguments of the fsspec file system.

    Raises:
        SourceError: there is no library for the protocol.
        SinkError: the store cannot put parts together.
    """
    if is_url(location):
        from rntuple_construct.storage.object_store import ObjectParts

        return ObjectParts(location, storage_options)
    from rntuple_construct.storage.parts import DirectoryParts

    return DirectoryParts(location)
