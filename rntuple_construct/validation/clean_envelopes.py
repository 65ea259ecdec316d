"""Schemas and envelopes that were sound in a file before, and need not be looked at again where the bytes are the same.

Files that are validated one after the other often repeat the header of the one before, and mutants most envelopes of their
base. Places, checksums and sizes of envelopes are read from each file.
"""

from __future__ import annotations

import threading

from rntuple_construct.format.metadata import Envelope, KnownSchemas

__all__ = ["SCHEMAS", "SOUND", "CleanEnvelopeCache"]

_LONGEST = 1 << 16
_ROOM = 1 << 18


class CleanEnvelopeCache:
    """Envelopes in which a check has found nothing, and never will: the check looks at their bytes alone.

    Args:
        room: bytes of envelopes that are remembered.
        longest: bytes of the longest one that is remembered.
    """

    def __init__(self, room: int = _ROOM, longest: int = _LONGEST) -> None:
        self._checks: dict[tuple[str, int, bytes], set[str]] = {}
        self._room = room
        self._longest = longest
        self._len = 0
        self._lock = threading.Lock()

    def knows(self, check: str, envelope: Envelope) -> bool:
        """Whether a check has found nothing in an envelope of these bytes."""
        return check in self._checks.get(_key(envelope), ())

    def add(self, check: str, envelope: Envelope) -> None:
        """Remember that a check has found nothing."""
        if len(envelope.data) > self._longest:
            return
        key = _key(envelope)
        with self._lock:
            if key not in self._checks:
                self._checks[key] = set()
                self._len += len(envelope.data)
            self._checks[key].add(check)
            while self._len > self._room:
                oldest = next(iter(self._checks))
                del self._checks[oldest]
                self._len -= len(oldest[-1])


def _key(envelope: Envelope) -> tuple[str, int, bytes]:
    return envelope.generation.name, envelope.envelope_type, envelope.data


SCHEMAS = KnownSchemas(_ROOM, _LONGEST)
"""Schemas of the files that this process has validated last."""
SOUND = CleanEnvelopeCache()
"""Envelopes of the same files."""
