"""Counts of remote reads: requests, byte ranges, bytes, retries."""

from __future__ import annotations

import threading
from dataclasses import dataclass, field

__all__ = ["Traffic"]


@dataclass(slots=True)
class Traffic:
    """Counts of the requests to a server since a file was opened.

    Args:
        requests: requests that were sent, repeated ones included.
        ranges: byte ranges they asked for; several can go into one request.
        nbytes: received bytes, with separators between ranges and without headers.
        retries: requests that were repeated because a connection or server failed.
    """

    requests: int = 0
    ranges: int = 0
    nbytes: int = 0
    retries: int = 0
    _lock: threading.Lock = field(default_factory=threading.Lock, repr=False, compare=False)

    def add(self, *, requests: int = 0, ranges: int = 0, nbytes: int = 0, retries: int = 0) -> None:
        """Count more of them."""
        with self._lock:
            self.requests += requests
            self.ranges += ranges
            self.nbytes += nbytes
            self.retries += retries

    def as_dict(self) -> dict[str, int]:
        """The counts by name, for JSON."""
        return {
            "requests": self.requests,
            "ranges": self.ranges,
            "nbytes": self.nbytes,
            "retries": self.retries,
        }
