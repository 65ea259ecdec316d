"""Recorded compressed chunks of the files that are made here.

``tools/generate/corpus_pins.py`` records them.
"""

from __future__ import annotations

import base64
import importlib.resources
import json
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from functools import cache, wraps
from typing import TypeVar

from rntuple_construct.format.compression.algorithms import pinned

__all__ = ["PINS_FILE", "pinned_chunks", "recorded_chunks", "with_pinned_chunks"]

PINS_FILE = "compressed_chunks.json"
_Made = TypeVar("_Made")


@cache
def recorded_chunks() -> Mapping[str, bytes]:
    """Compressed chunk by algorithm, level and contents."""
    path = importlib.resources.files("rntuple_construct.kit.files") / PINS_FILE
    found: dict[str, str] = json.loads(path.read_text(encoding="ascii"))
    return {key: base64.b85decode(text) for key, text in found.items()}


@contextmanager
def pinned_chunks() -> Iterator[None]:
    """Compress as recorded while the block runs."""
    with pinned(recorded_chunks()):
        yield


def with_pinned_chunks(make: Callable[[], _Made]) -> Callable[[], _Made]:
    """A function that compresses as recorded while it runs."""

    @wraps(make)
    def made() -> _Made:
        with pinned_chunks():
            return make()

    return made
