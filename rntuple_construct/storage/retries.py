"""Repetition of requests that fail for a reason that may pass: pauses, limits, and servers that are away.

All requests of a process share the state of a server. So an outage is waited for once, and not once for each file.
"""

from __future__ import annotations

import os
import random
import threading
import time
import warnings
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple, TypeVar

from rntuple_construct.base.errors import SchemaError
from rntuple_construct.base.printable import redacted

__all__ = ["MANY_FILES_WAIT", "RetryPolicy", "Server", "WaitingWarning", "server_of"]

_T = TypeVar("_T")

FIRST_PAUSE, LONGEST_PAUSE = 0.25, 15.0
"""Seconds before the first repetition, and at most. Each pause is twice as long as the one before, give or take a half."""

MANY_FILES_WAIT = 600.0
"""``max_wait`` of commands that read many files, if none is given."""

_FIRST_MESSAGE, _NEXT_MESSAGE = 2.0, 30.0
"""Seconds of an outage before the first message, and between two messages."""


class WaitingWarning(UserWarning):
    """A server gives no answer; its requests are repeated."""


class RetryPolicy(NamedTuple):
    """Limits of retries of requests that fail for a temporary reason.

    Args:
        tries: how often a request is sent at most while the server answers.
        max_wait: seconds without an answer after which a server is given up; also the longest wait that a server may
            ask for with ``Retry-After``.
    """

    tries: int = 6
    max_wait: float = 30.0

    @classmethod
    def taken_from(cls, options: Mapping[str, Any]) -> tuple[RetryPolicy, dict[str, Any]]:
        """The policy of ``tries`` and ``max_wait`` among storage options, and the options of the file system.

        Raises:
            SchemaError: ``tries`` is not a number from 1, or ``max_wait`` not one from 0.
        """
        rest = dict(options)
        tries, max_wait = rest.pop("tries", cls().tries), rest.pop("max_wait", cls().max_wait)
        if not isinstance(tries, int) or isinstance(tries, bool) or tries < 1:
            raise SchemaError(f"tries must be a number from 1, not {tries!r}")
        if not isinstance(max_wait, (int, float)) or isinstance(max_wait, bool) or not max_wait >= 0:
            raise SchemaError(f"max_wait must be seconds from 0, not {max_wait!r}")
        return cls(tries, float(max_wait)), rest


@dataclass(eq=False, repr=False)
class Failure:
    """Meaning of an exception for a repetition.

    Args:
        passes: if true, asking again may help.
        is_away: if true, the server is away, so that ``max_wait`` counts and not ``tries``.
        retry_after: seconds that the server asks to wait.
    """

    passes: bool
    is_away: bool = False
    retry_after: float = 0.0


@dataclass(eq=False, repr=False)
class Server:
    """State of a server, as this process has seen it.

    Args:
        name: start of its URLs, for messages.
    """

    name: str
    _away_since: float | None = None
    _num_answers: int = 0
    _next_message: float = 0.0
    _has_told: bool = False
    _lock: threading.Lock = field(default_factory=threading.Lock)

    def call(
        self,
        call: Callable[[], _T],
        judge: Callable[[BaseException], Failure],
        policy: RetryPolicy,
        repeated: Callable[[], None],
    ) -> _T:
        """Return the result of a call, which is repeated as long as the policy allows.

        Args:
            call: sends a request.
            judge: tells what an exception of it means.
            policy: when to give up.
            repeated: called before each repetition.

        Raises:
            GivenUpError: a failure that may pass did not; its cause is the last exception.
            Exception: what ``call`` raised, if asking again does not help.
        """
        num_failed = num_sent = 0
        while True:
            start, num_answers = time.monotonic(), self._num_answers
            num_sent += 1
            try:
                result = call()
            except Exception as error:
                failure = judge(error)
                if not failure.passes:
                    raise
                left = policy.max_wait
                if failure.is_away and self._num_answers == num_answers:
                    left -= self._note_failure(start)
                else:
                    num_failed += 1
                pause = min(FIRST_PAUSE * 2 ** min(num_sent - 1, 16), LONGEST_PAUSE)
                pause *= random.uniform(0.5, 1.5)  # noqa: S311 (so that many clients do not come at once)
                reason = f"tried {num_sent} times" if num_sent > 1 else "tried once"
                if failure.retry_after > left > 0:
                    reason += f", the server asks to wait {failure.retry_after:.0f} s"
                elif left > 0 and num_failed < policy.tries:
                    self._tell(error, policy)
                    time.sleep(max(min(pause, left), failure.retry_after))
                    repeated()
                    continue
                if left <= 0 < policy.max_wait:
                    reason += f", no answer for {policy.max_wait:g} s"
                raise GivenUpError(reason) from error
            self._note_answer()
            return result

    def _note_failure(self, start: float) -> float:
        """Note that a request got no answer; returns for how many seconds there has been none."""
        with self._lock:
            if self._away_since is None:
                self._away_since, self._next_message = start, start + _FIRST_MESSAGE
            return time.monotonic() - self._away_since

    def _note_answer(self) -> None:
        if self._away_since is None:
            self._num_answers += 1
            return
        with self._lock:
            since, self._away_since = self._away_since, None
            self._num_answers += 1
            told, self._has_told = self._has_told, False
        if told and since is not None:
            seconds = time.monotonic() - since
            warnings.warn(f"{self.name} answers again, after {seconds:.0f} s", WaitingWarning, stacklevel=2)

    def _tell(self, error: BaseException, policy: RetryPolicy) -> None:
        """Say that the server is away, at most every 30 seconds."""
        with self._lock:
            now = time.monotonic()
            if self._away_since is None or now < self._next_message:
                return
            self._has_told, self._next_message = True, now + _NEXT_MESSAGE
            seconds = now - self._away_since
        text = redacted(getattr(error, "strerror", None) or str(error) or type(error).__name__)
        warnings.warn(
            f"{self.name} has given no answer for {seconds:.0f} s ({text}); trying again, "
            f"up to {policy.max_wait:.0f} s",
            WaitingWarning,
            stacklevel=2,
        )


class GivenUpError(Exception):
    """A request failed each time; the text says how often it was sent, the cause is the last failure."""


_servers: dict[tuple[int, str], Server] = {}


def server_of(name: str) -> Server:
    """Return the state of the server with this start of its URLs; a forked process begins with a new one."""
    return _servers.setdefault((os.getpid(), name), Server(name))
