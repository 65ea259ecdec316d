"""Compression settings, 100 * algorithm + level, and their spelling for people."""

from __future__ import annotations

from rntuple_spec.constants import MAX_COMPRESSION_LEVEL

from rntuple_construct.base.errors import SchemaError
from rntuple_construct.format.compression.registry import ALGORITHMS, algorithm_of_number

__all__ = ["LARGEST_ALGORITHM", "LARGEST_LEVEL", "describe_settings", "parse_settings", "split_settings"]

LARGEST_ALGORITHM = max(algorithm.number for algorithm in ALGORITHMS)
LARGEST_LEVEL = MAX_COMPRESSION_LEVEL
"""Levels that settings in a file may have go up to here (RNT-BAS-003); readers never need them."""

_NONE = "none"
_DEFAULT = "default"
_NUMBERS = {_DEFAULT: 0} | {algorithm.name: algorithm.number for algorithm in ALGORITHMS}
_DEFAULT_LEVELS = {"default": 1, "zlib": 1, "lzma": 7, "old": 1, "lz4": 4, "zstd": 5}


def split_settings(settings: int) -> tuple[int, int]:
    """Algorithm number and level of settings such as 505.

    Raises:
        SchemaError: negative settings or an algorithm that does not exist.
    """
    number, level = divmod(settings, 100)
    if settings < 0 or algorithm_of_number(number) is None:
        raise SchemaError(
            f"no such compression settings: {settings}",
            actual=settings,
            hint=f"use 100 * algorithm + level, or a text such as zstd:5; algorithms are {', '.join(_NUMBERS)}",
        )
    return number, level


def describe_settings(settings: int) -> str:
    """Spell settings out: 505 is ``zstd:5``, level 0 is ``none``; unknown ones are spelt, not refused.

    Args:
        settings: 100 * algorithm + level, as stored in a file.
    """
    number, level = divmod(settings, 100)
    for name, known in _NUMBERS.items():
        if number == known:
            return f"{name}:{level}" if level else _NONE
    return f"unknown:{settings}"


def parse_settings(text: str | int) -> int:
    """Settings from a text: ``zstd:5`` is 505, ``none`` is 0, ``lz4`` takes ROOT's usual level; numbers pass.

    Raises:
        SchemaError: neither a known algorithm nor a number.
    """
    if isinstance(text, str):
        name, colon, level_text = text.strip().lower().partition(":")
        if name == _NONE and not colon:
            return 0
        if name in _NUMBERS:
            level_text = level_text if colon else str(_DEFAULT_LEVELS[name])
            if not (level_text.isascii() and level_text.isdigit() and int(level_text) < 100):
                raise SchemaError(f"no compression level: {text!r}", actual=text, hint="levels are 0 to 99")
            return 100 * _NUMBERS[name] + int(level_text)
        if not (text.isascii() and text.isdigit()):
            raise SchemaError(
                f"no such compression settings: {text!r}",
                actual=text,
                hint=f"use {_NONE} or one of {', '.join(_NUMBERS)}, optionally with a level as in zstd:5",
            )
        text = int(text)
    split_settings(text)
    return text
