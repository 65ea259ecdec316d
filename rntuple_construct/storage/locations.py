"""Locations of files: options of the file systems of URLs, and whether two names mean one file."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from typing_extensions import Self

__all__ = ["Location", "identity_of", "located", "options_of", "set_default_options"]

_defaults: dict[str, Any] = {}
_SCHEMES = {"xroot": "root", "s3a": "s3"}
"""Other names of protocols."""
_PORTS = {"http": ":80", "https": ":443", "root": ":1094"}
"""Protocols whose URLs are normalised, with their default ports. Keys of S3 may have any dots."""


class Location(str):
    """URL that carries the options of its file system, also to other processes.

    Args:
        url: the URL.
        options: keyword arguments of its fsspec file system.
    """

    options: dict[str, Any]

    def __new__(cls, url: str, options: Mapping[str, Any]) -> Self:
        """Make the text, and attach the options."""
        self = super().__new__(cls, url)
        self.options = dict(options)
        return self

    def __getnewargs__(self) -> tuple[str, dict[str, Any]]:  # type: ignore[override]
        """Return the arguments from which a pickle restores it."""
        return str(self), self.options


def located(source: Any, options: Mapping[str, Any] | None) -> Any:
    """The same source, with options if it is a URL.

    Args:
        source: anything that can be opened, or a list, mapping or pair of such sources.
        options: keyword arguments of the fsspec file system; None for no options.
    """
    if not options:
        return source
    if isinstance(source, str):
        return Location(source, {**getattr(source, "options", {}), **options}) if "://" in source else source
    if isinstance(source, Mapping):
        return {located(each, options): name for each, name in source.items()}
    if isinstance(source, (list, tuple, set, frozenset)):
        return type(source)(located(each, options) for each in source)
    if isinstance(source, os.PathLike) or hasattr(source, "read") or not hasattr(source, "__next__"):
        return source
    return (located(each, options) for each in source)


def identity_of(source: str) -> tuple[Any, ...]:
    """Return the identity of a file under all its names: device and inode, or the normalised URL.

    Symbolic and hard links lead to the same file. In URLs, case of protocol and host, default ports, ``.`` and ``..``,
    spelling of percent signs and fragments make no difference; parameters do.

    Args:
        source: path or URL.

    Returns:
        a hashable key; that of a path without a file is the path without links.
    """
    scheme, is_url, rest = source.partition("://")
    if "::" in source:  # a chained URL, whose links mean different things
        return (source,)
    if is_url and scheme.lower() != "file":
        return (_normalised(source),)
    path = rest if is_url else source
    try:
        found = os.stat(path)
    except OSError:
        return (os.path.realpath(path),)
    except ValueError:  # a null character
        return (path,)
    return found.st_dev, found.st_ino


def _normalised(url: str) -> str:
    from urllib.parse import urlsplit  # here and below, because local files need none of it

    try:
        parts = urlsplit(url)
    except ValueError:  # brackets without an address
        return url
    scheme = _SCHEMES.get(parts.scheme, parts.scheme)
    if scheme not in _PORTS:
        return f"{scheme}://{url.partition('://')[2]}"
    user, at, host = parts.netloc.rpartition("@")
    segments: list[str] = []
    for each in re.sub("%[0-9A-Fa-f]{2}", _unescaped, parts.path).split("/"):
        if each == ".." and len(segments) > 1:
            segments.pop()
        elif each not in (".", ".."):
            segments.append(each)
    host = host.lower().removesuffix(_PORTS[scheme])
    return f"{scheme}://{user}{at}{host}{'/'.join(segments) or '/'}?{parts.query}"


def _unescaped(match: re.Match[str]) -> str:
    """Decode an escaped character of a URL if it is unreserved (RFC 3986, section 6.2.2)."""
    from urllib.parse import unquote

    char = unquote(match[0], "latin-1")
    return char if re.fullmatch(r"[\w.~-]", char, re.ASCII) else match[0].upper()


def options_of(url: str, options: Mapping[str, Any] | None = None) -> dict[str, Any]:
    """All options for a URL: given ones win over its own, and these over those of the process."""
    return {**_defaults, **getattr(url, "options", {}), **(options or {})}


def set_default_options(options: Mapping[str, Any]) -> None:
    """Set the options of all URLs that this process opens; they replace the earlier ones.

    Args:
        options: keyword arguments of fsspec file systems.
    """
    # One assignment: threads that open files see either all of the options or none.
    global _defaults
    _defaults = dict(options)
