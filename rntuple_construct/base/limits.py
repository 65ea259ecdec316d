"""Limits on what reading a file may allocate or follow."""

from __future__ import annotations

from dataclasses import dataclass

__all__ = ["DEFAULT_LIMITS", "TRUSTED", "Limits"]


@dataclass(frozen=True, slots=True)
class Limits:
    """Guards that trip as a ``LimitError`` before memory or time is spent.

    They are no part of the format: a file that trips one may be legal, and a caller who trusts it
    passes larger values. Counts inside the file have no limits, because the bytes of the file bound every list.

    Small files may expand to tens of megabytes. Beyond that, the limit is a multiple of the size of the file. Limits
    apply to the memory in use at one time: one page, and the values of one read. Conversions also have a limit of
    their total work, because they run unattended.

    Args:
        max_len_decompressed: bytes that one page, envelope or object may expand to.
        max_len_page: bytes that one page may expand to.
        max_ratio_page: ``max_len_page`` is raised to this many times the bytes of the file.
        max_len_read: bytes that the values of one read may take. Pages count as often as they are listed. Default
            values of deferred columns and of fields without columns count, and so do copies that a library makes.
        max_len_step: the same for reads by the package itself: a step of a conversion, and the values of a cluster
            that the validator keeps.
        max_len_work: bytes that all values of one conversion may take in memory, summed over its steps. Values other
            than plain numbers count twice. Each page and each column of a cluster counts as 4 KiB in addition. Only these
            count if the validator visits all pages, or if a read decodes different pages one by one.
        max_ratio_work: ``max_len_work`` is raised to this many times the bytes of the file.
        max_ratio_read: ``max_len_read`` and ``max_len_step`` are raised to this many times the bytes of the file.
        max_len_envelopes: bytes that the envelopes of one file may expand to together.
        max_ratio_envelopes: to ``max_len_envelopes`` come this many times the stored bytes of the envelopes.
        max_num_records: fields, columns, cluster groups, clusters and other records in the envelopes of one file
            together; one more for each stored byte of the envelopes.
        max_len_metadata: bytes that the anchor, StreamerInfo and other small objects may expand to.
        max_directory_depth: levels of sub-directories below the root directory.
        max_num_directories: directories in one file.
        max_num_keys: keys in all keys lists of one file together.
        max_num_gaps: places at which a scan of the key chain may lose its way and look for the next key.
    """

    max_len_decompressed: int = 2 << 30
    max_len_page: int = 40 << 20
    max_ratio_page: int = 1000
    max_len_read: int = 256 << 20
    max_len_step: int = 96 << 20
    max_len_work: int = 208 << 20
    max_ratio_work: int = 10_000
    max_ratio_read: int = 1000
    max_len_envelopes: int = 16 << 20
    max_ratio_envelopes: int = 100
    max_num_records: int = 8192
    max_len_metadata: int = 64 << 20
    max_directory_depth: int = 64
    max_num_directories: int = 10_000
    max_num_keys: int = 1_000_000
    max_num_gaps: int = 10_000


DEFAULT_LIMITS = Limits()

TRUSTED = Limits(**dict.fromkeys(Limits.__match_args__, 1 << 62))
"""No limits, for files that we have written ourselves a moment ago."""
