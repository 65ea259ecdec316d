"""Bytes that are stored outside the file: URI locators through fsspec, object stores through user code.

The package opens nothing outside the file unless the caller allows it. A file from an unknown source must not
make its reader open other files or connections.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable
from typing import Any

from rntuple_construct.base.constants import KIND_URI, STORE_LOCATORS
from rntuple_construct.base.errors import RNTupleError, SourceError, UnsupportedError
from rntuple_construct.base.extras import install_hint
from rntuple_construct.base.rules import broken
from rntuple_construct.format.generations.records import Locator

Resolver = Callable[[Locator], bytes]
_RESOLVERS: dict[int, Resolver] = {}


def register_locator(kind: int, resolver: Resolver) -> None:
    """Register the function that fetches the bytes of a kind of locators, for files opened with ``external=True``.

    Args:
        kind: type number of the locators, such as 0x02 for DAOS (section "Locators and Envelope Links").
        resolver: function from a locator to the stored bytes: all of them, with a page's checksum if it has one.
    """
    _RESOLVERS[kind] = resolver


def fetch(locator: Locator, path: str, *, external: bool) -> memoryview:
    """Return the stored bytes of a locator that is not a byte range of the file.

    Raises:
        UnsupportedError: not allowed here, or no function is registered (RNT-LOC-006).
        SourceError: fetching them failed.
    """
    what = f"stored outside this file (locator type {locator.kind:#x})"
    resolver = _RESOLVERS.get(locator.kind)
    if resolver is None:
        name = STORE_LOCATORS.get(locator.kind)
        reason = (
            f"{name} locators lead into an object store, which is not read"
            if name
            else "the type is not known"
        )
        raise broken(
            "RNT-LOC-006",
            path=path,
            type=locator.kind,
            hint=f"{reason}; rntuple_construct.register_locator tells how they are resolved with external=True",
        )
    if not external:
        raise broken(
            "RNT-LOC-006",
            path=path,
            type=locator.kind,
            hint="open the file with external=True, or --external on the command line, if you trust it",
        )
    try:
        return memoryview(resolver(locator))
    except RNTupleError:
        raise
    except Exception as error:
        raise SourceError(f"cannot fetch data {what}: {error}", path=path) from error


def _read_uri(locator: Locator) -> bytes:
    uri = locator.payload.decode("ascii", "replace")
    try:
        fsspec: Any = importlib.import_module("fsspec")
    except ImportError:
        raise UnsupportedError(f"reading {uri} needs fsspec", hint=install_hint("remote")) from None
    with fsspec.open(uri, "rb") as stream:
        data: bytes = stream.read()
    return data


register_locator(KIND_URI, _read_uri)
