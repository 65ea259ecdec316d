"""Limits on what reading a file may allocate or follow."""

from __future__ import annotations

from dataclasses import dataclass

__all__ = ["DEFAULT_LIMITS", "Limits"]


@dataclass(frozen=True, slots=True)
class Limits:
    """Guards that trip as a ``LimitError`` before memory or time is spent.

    They are no part of the format: a file that trips one may be legal, and a caller who trusts it
    passes larger values. Counts inside the file need no limit of their own, because every list is
    bounded by the bytes that are there.

    Args:
        max_len_decompressed: bytes that one page, envelope or object may expand to.
        max_num_synthetic: values that no page holds, of deferred columns and of fields without columns, in one
            range of entries.
        max_len_metadata: bytes that the anchor, StreamerInfo and other small objects may expand to.
        max_directory_depth: levels of sub-directories below the root directory.
        max_num_directories: directories in one file.
        max_num_keys: keys in all keys lists of one file together.
        max_num_gaps: places at which a scan of the key chain may lose its way and look for the next key.
    """

    max_len_decompressed: int = 2 << 30
    max_num_synthetic: int = 1 << 27
    max_len_metadata: int = 64 << 20
    max_directory_depth: int = 64
    max_num_directories: int = 10_000
    max_num_keys: int = 1_000_000
    max_num_gaps: int = 10_000


DEFAULT_LIMITS = Limits()
