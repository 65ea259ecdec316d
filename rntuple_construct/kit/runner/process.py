"""Processes of readers under supervision: time, memory and output are bounded, and none outlives the run."""

from __future__ import annotations

import contextlib
import ctypes
import itertools
import multiprocessing
import os
import selectors
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from pathlib import Path
from typing import Any

from rntuple_construct.base.errors import MissingExtraError
from rntuple_construct.base.extras import install_hint
from rntuple_construct.kit.runner.program_output import ProgramOutput
from rntuple_construct.kit.runner.stack_traces import exception_in, memory_error_in

__all__ = ["Ending", "Exchange", "ProcessLimits", "ProcessPool", "Supervised", "memory_watch"]

_POLL = 0.05
"""Seconds between two looks at the memory of a process."""
_TIGHT = 1_000_000_000
"""Bytes of memory for a case that has to be done in little."""
_SELDOM = 1.0
"""The same while requests are answered faster than `_POLL`: a look takes as long as many an answer."""
_LONGEST_FORK = 2.0
"""Seconds after which a process that forks is ended, because it has no new child."""
_SHORT = 0.002
_LONGEST_BURIAL = 1.0
"""Seconds to wait for the end of a killed process."""
_CHUNK = 1 << 16
_MARK = "RNTUPLE_SUPERVISED"
"""Environment variable of a supervised process and its descendants: finds those that left its session and lost their parent."""
_MAX_ROUNDS = 20
"""Rounds in which the processes of a family are looked for and killed; a family that forks faster than that is not ended."""
_SET_CHILD_SUBREAPER = 36
"""PR_SET_CHILD_SUBREAPER of prctl on Linux."""


class Ending(str, Enum):
    """Ending of an exchange with a process."""

    ANSWERED = "answered"
    ENDED = "ended"
    HANG = "hang"
    MEMORY = "memory"
    FLOOD = "flood"


@dataclass(frozen=True, slots=True)
class ProcessLimits:
    """Time and memory that a reader may take for one case.

    Args:
        seconds: of time on the clock.
        memory: bytes of resident memory of all its processes; 0 for no limit.
        output: bytes of answers.
    """

    seconds: float = 30.0
    memory: int = 4 << 30
    output: int = 256 << 20

    def tightened(self) -> ProcessLimits:
        """The same for a case that has to be done in little time and memory; half of the memory is for the program itself."""
        return ProcessLimits(
            min(self.seconds, 10.0), min(self.memory, _TIGHT) if self.memory else 0, self.output
        )


@dataclass(slots=True)
class Exchange:
    """Result of one request.

    Args:
        ending: how it ended.
        lines: lines of standard output; none if they are not answers, see `Supervised.run`.
        talk: what standard error has of a memory error, and its end.
        code: exit code of a process that ended; negative for the signal that ended it.
        seconds: time it took.
        peak: most resident memory that was seen, in bytes.
        is_cut: if true, the last line has no end.
        said: what `Supervised.run` keeps of standard output.
        busy: processor time of a process that hangs since its request, in seconds; None where it is not known.
    """

    ending: Ending
    lines: list[bytes]
    talk: str
    code: int | None
    seconds: float
    peak: int
    is_cut: bool = False
    said: str = ""
    busy: float | None = None

    @property
    def text(self) -> str:
        """Standard error, and lines of standard output beside the answers; bounded."""
        said = [line for line in self.lines if not (line.startswith(b"{") and line.rstrip().endswith(b"}"))]
        return _joined(said, f"{self.said}\n{self.talk}".strip())

    @property
    def memory_error(self) -> tuple[str, tuple[str, ...]] | None:
        """The sentence that reports a memory error, and the calls that it names, see `memory_error_in`."""
        return memory_error_in(self.text)

    @property
    def last_words(self) -> str:
        """The report of a memory error, an exception, or the last line of standard error that is not empty."""
        report = self.memory_error
        if report is not None:
            return report[0]
        lines = (line.strip() for line in reversed(self.talk.splitlines()))
        return exception_in(self.talk) or next((line for line in lines if line), "")[:300]


def _joined(lines: Sequence[bytes], talk: str) -> str:
    """Lines of standard output before standard error, bounded."""
    if not lines:
        return talk
    output = ProgramOutput()
    for line in lines:
        output.add(line + b"\n")
    return f"{output.text()}\n{talk}".strip()


def memory_watch(limit: int) -> Callable[[int], int]:
    """A function that measures the resident memory of a process and its descendants, exactly where that counts.

    Args:
        limit: the limit in bytes; with 0 nothing is measured.

    Raises:
        MissingExtraError: psutil is not installed.
    """
    if not limit:
        return lambda pid: 0
    try:
        import psutil
    except ImportError:
        raise MissingExtraError(
            "limits of memory need psutil",
            hint=f"{install_hint('conformance')}, or --memory 0 for no limit",
        ) from None

    def resident(pid: int) -> int:
        family = []
        with contextlib.suppress(psutil.Error):
            family = [psutil.Process(pid)]
        for each in descendants(pid):
            with contextlib.suppress(psutil.Error):
                family.append(psutil.Process(each))
        total = _added(family, lambda each: each.memory_info().rss)
        if total <= min(limit, _TIGHT):
            return total
        # The proportional set size, in which pages that several processes share count once, is never more, but takes long to find.
        return _added(
            family, lambda each: getattr(each.memory_full_info(), "pss", 0) or each.memory_info().rss
        )

    def _added(family: Sequence[Any], size: Callable[[Any], int]) -> int:
        total = 0
        for each in family:
            with contextlib.suppress(psutil.Error):
                total += size(each)
        return total

    return resident


def descendants(pid: int) -> list[int]:
    """Processes that a process has started, and those that these have started."""
    found = _children(pid)
    return found + [each for child in found for each in descendants(child)]


def _processor_time(pid: int) -> float | None:
    """Seconds that a process and its living descendants have computed; None where the system does not tell."""
    if sys.platform != "linux":
        return None
    ticks = 0
    for each in (pid, *descendants(pid)):
        with contextlib.suppress(OSError, ValueError, IndexError):
            words = Path("/proc", str(each), "stat").read_bytes().rpartition(b")")[2].split()
            ticks += int(words[11]) + int(words[12])
    return ticks / os.sysconf("SC_CLK_TCK")


def _children(pid: int) -> list[int]:
    tasks = Path("/proc", str(pid), "task")
    found: list[int] = []
    with contextlib.suppress(OSError):  # a process or thread that ends meanwhile
        if not (tasks / str(pid) / "children").is_file():
            return _children_by_psutil(pid)
        # psutil would read the parent of every process of the system.
        for task in tasks.iterdir():
            found += map(int, (task / "children").read_bytes().split())
    return found


def _children_by_psutil(pid: int) -> list[int]:
    try:
        import psutil
    except ImportError:
        return []
    with contextlib.suppress(psutil.Error):
        return [each.pid for each in psutil.Process(pid).children()]
    return []


class ProcessPool:
    """The processes of one run, none of which outlives it.

    Args:
        resident: measures the memory of a process, see `memory_watch`.
    """

    def __init__(self, resident: Callable[[int], int] = lambda pid: 0) -> None:
        self._resident = resident
        self._living: set[Supervised] = set()
        self._lock = threading.Lock()
        self._is_closed = False
        self._others = frozenset(_children(os.getpid()))

    def start(
        self,
        command: Sequence[str],
        *,
        environment: Mapping[str, str] | None = None,
        directory: Path | None = None,
        before: Callable[[], object] | None = None,
        is_forking: bool = False,
    ) -> Supervised:
        """Start a process.

        Args:
            command: program and arguments.
            environment: variables that are set for it, beside those of this process.
            directory: its working directory.
            before: called in the new process before the program; only for a process without threads.
            is_forking: if true, it leaves its work to a child process, and starts another one if that is killed.

        Raises:
            OSError: the program cannot be started, or the run is over.
        """
        with self._lock:
            if self._is_closed:
                raise InterruptedError("the run is over")
            _adopt_orphans()
            started = Supervised(
                command, environment, directory, self._resident, self._living.discard, before, is_forking
            )
            self._living.add(started)
        return started

    def close(self) -> None:
        """End all processes at once, and let no other one start."""
        self._is_closed = True
        for each in list(self._living):
            each.kill()
        for orphan in _kill_all(self._orphans) | self._orphans():
            _bury(orphan)

    def _orphans(self) -> set[int]:
        """Adopted processes: children in other sessions that neither this pool nor multiprocessing has started."""
        if sys.platform != "linux":
            return set()
        own = self._others | {each.pid for each in self._living}
        own |= {each.pid or 0 for each in multiprocessing.active_children()}
        session = os.getsid(0)
        return {each for each in _children(os.getpid()) if each not in own and _session_of(each) != session}


class Supervised:
    """A process that gets requests on standard input and answers on standard output.

    It leads a separate session. All of its descendants end with it, also those in other sessions.

    Made by `ProcessPool.start`.
    """

    _numbers = itertools.count()

    def __init__(
        self,
        command: Sequence[str],
        environment: Mapping[str, str] | None,
        directory: Path | None,
        resident: Callable[[int], int],
        forget: Callable[[Supervised], None],
        before: Callable[[], object] | None = None,
        is_forking: bool = False,
    ) -> None:
        self._resident = resident
        self._is_forking = is_forking
        self._forget = forget
        self._lines: list[bytes] = []
        self._pending: list[bytes] = []
        self._talk = ProgramOutput()
        self._said: ProgramOutput | None = None
        self._find: Callable[[str], int | None] | None = None
        self._killed: set[int] = set()
        self._mark = f"{os.getpid()}.{next(self._numbers)}"
        self._request = memoryview(b"")
        self._is_cut = False
        self._code: int | None = None
        self._looked, self._seen = 0.0, 0
        self._selector = selectors.DefaultSelector()
        self._process = subprocess.Popen(  # noqa: S603 (the command is what the user asks to be run)
            list(command),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env={**os.environ, **(environment or {}), _MARK: self._mark},
            cwd=directory,
            bufsize=0,
            start_new_session=True,
            preexec_fn=before,  # noqa: PLW1509 (the caller has no threads)
        )
        # A program that waits until its answers are read does not read on.
        os.set_blocking(_needed(self._process.stdin).fileno(), False)
        self._selector.register(_needed(self._process.stdout), selectors.EVENT_READ, "out")
        self._selector.register(_needed(self._process.stderr), selectors.EVENT_READ, "err")

    @property
    def pid(self) -> int:
        """Its number."""
        return self._process.pid

    def run(self, budget: ProcessLimits, find: Callable[[str], int | None] | None = None) -> Exchange:
        """Wait for the end of a process that does not speak the protocol, and keep a bounded part of its output.

        Args:
            budget: what may be taken; its output has no limit.
            find: finds the report in the output, see `ProgramOutput`.
        """
        self._find, self._said = find, ProgramOutput(find)
        return self.exchange(None, lambda _: False, budget)

    def exchange(
        self, request: bytes | None, is_complete: Callable[[Sequence[bytes]], bool], budget: ProcessLimits
    ) -> Exchange:
        """Send a request and gather lines until they are complete, the process ends or a budget is used up.

        In the last two cases the process ends. Of a process that forks, only the child ends if a budget is used up.

        Args:
            request: complete lines or messages; None closes standard input and waits for the end.
            is_complete: if true, the lines so far are all.
            budget: what may be taken.
        """
        start, before = time.monotonic(), _processor_time(self._process.pid)
        self._lines, self._talk, peak, nbytes, self._is_cut = (
            [],
            ProgramOutput(self._find),
            self._seen,
            0,
            False,
        )
        self._start_sending(request)

        def finished(ending: Ending) -> Exchange:
            self._sent(memoryview(b""))
            code, busy = None, None
            if ending is Ending.HANG and before is not None:
                now = _processor_time(self._process.pid)
                busy = None if now is None else max(now - before, 0.0)
            if ending is Ending.ENDED:
                code = self.stop()
            elif ending is not Ending.ANSWERED and not (self._is_forking and self._kill_child()):
                code = self.stop(kill=True)
            else:
                self._drain_talk()
            seconds = time.monotonic() - start
            said = "" if self._said is None else self._said.text()
            talk = self._talk.text()
            return Exchange(ending, self._lines, talk, code, seconds, peak, self._is_cut, said, busy)

        while True:
            now = time.monotonic()
            if now - start > budget.seconds:
                return finished(Ending.HANG)
            if now - self._looked >= (_POLL if now - start >= _POLL else _SELDOM):
                self._seen = self._resident(self._process.pid)
                peak = max(peak, self._seen)
                self._looked = now
                if budget.memory and peak > budget.memory:
                    return finished(Ending.MEMORY)
            streams = self._selector.get_map()
            if not any(key.data == "out" for key in streams.values()):
                return finished(Ending.ENDED)
            ready = self._selector.select(_POLL)
            # A descendant may keep the pipes open after the process has ended.
            if not ready and self._process.poll() is not None:
                return finished(Ending.ENDED)
            for key, _ in ready:
                if key.data == "in":
                    self._send()
                    continue
                data = os.read(key.fd, _CHUNK)
                if not data:
                    self._selector.unregister(key.fileobj)
                elif key.data == "err":
                    self._talk.add(data)
                elif self._said is not None:
                    self._said.add(data)
                else:
                    nbytes += len(data)
                    self._take(data)
            if nbytes > budget.output:
                return finished(Ending.FLOOD)
            if request is not None and self._lines and is_complete(self._lines):
                return finished(Ending.ANSWERED)

    def _start_sending(self, request: bytes | None) -> None:
        stdin = _needed(self._process.stdin)
        if request is None:
            with contextlib.suppress(OSError):
                stdin.close()
        elif request:
            self._selector.register(stdin, selectors.EVENT_WRITE, "in")
            self._request = memoryview(request)
            self._send()

    def _send(self) -> None:
        """Write as much of the request as the process takes."""
        try:
            written = os.write(_needed(self._process.stdin).fileno(), self._request[:_CHUNK])
        except BlockingIOError:
            return
        except OSError:  # a process that is gone is noticed when its answer is read
            written = len(self._request)
        self._sent(self._request[written:])

    def _sent(self, rest: memoryview) -> None:
        """Note the rest of the request."""
        if self._request and not rest:
            self._selector.unregister(_needed(self._process.stdin))
        self._request = rest

    def _take(self, data: bytes) -> None:
        # Joined once a line, not once a chunk: a line may be as long as the budget allows.
        if b"\n" not in data:
            self._pending.append(data)
            return
        first, *rest = data.split(b"\n")
        self._lines.append(b"".join([*self._pending, first]))
        self._lines += rest[:-1]
        self._pending = [rest[-1]] if rest[-1] else []

    def stop(self, *, kill: bool = False) -> int:
        """End the process and all that it started; returns its exit code.

        Args:
            kill: if true, it ends at once; otherwise its input ends, and it has a second to end.
        """
        if self._code is not None:
            return self._code
        with contextlib.suppress(OSError):
            _needed(self._process.stdin).close()
        if not kill:
            with contextlib.suppress(subprocess.TimeoutExpired):
                self._process.wait(1.0)
        self.kill()
        code = self._code = self._process.wait()
        _kill_all(self._family)
        for each in self._killed:  # those of them that this process has adopted
            _bury(each)
        with contextlib.suppress(OSError, ValueError):
            self._drain()
        self._selector.close()
        for out in (self._process.stdout, self._process.stderr):
            with contextlib.suppress(OSError):
                _needed(out).close()
        self._forget(self)
        return code

    @property
    def has_ended(self) -> bool:
        """Return whether nothing more can be asked."""
        return self._code is not None

    def _kill_child(self) -> bool:
        """Kill the child processes, and return whether the process has forked another one."""
        killed = {each for each in descendants(self._process.pid) if _session_of(each) == self._process.pid}
        if not killed:
            return False
        for each in killed:
            with contextlib.suppress(OSError):
                os.kill(each, signal.SIGKILL)
        end = time.monotonic() + _LONGEST_FORK
        while time.monotonic() < end:
            living = descendants(self._process.pid)
            if living and killed.isdisjoint(living):
                self._drain()
                self._looked, self._seen = 0.0, 0
                return True
            time.sleep(_SHORT)
        return False

    def _drain(self) -> None:
        """Read the rest of the pipes: the last output of a process, and a line without end."""
        for key in list(self._selector.get_map().values()):
            os.set_blocking(key.fd, False)
            with contextlib.suppress(BlockingIOError):
                while data := os.read(key.fd, _CHUNK):
                    if key.data == "err":
                        self._talk.add(data)
                    elif self._said is not None:
                        self._said.add(data)
                    else:
                        self._take(data)
        self._is_cut = bool(self._pending)
        if self._pending:
            self._lines.append(b"".join(self._pending))
            self._pending = []

    def _drain_talk(self) -> None:
        """Read what standard error has before the next request."""
        err = _needed(self._process.stderr)
        if err in {key.fileobj for key in self._selector.get_map().values()}:
            os.set_blocking(err.fileno(), False)
            with contextlib.suppress(BlockingIOError):
                while data := os.read(err.fileno(), _CHUNK):
                    self._talk.add(data)

    def abandon(self) -> str:
        """End the process, which has a second for that, and return all of its output that is kept."""
        self.stop()
        return _joined(self._lines, self._talk.text())

    def kill(self) -> None:
        """End the process and its descendants at once."""
        self._killed |= self._family()
        with contextlib.suppress(OSError):
            os.killpg(self._process.pid, signal.SIGKILL)
        self._killed |= _kill_all(self._family)

    def _family(self) -> set[int]:
        """Processes that the process has started, and those that these have started, also without their parents."""
        found = set(descendants(self._process.pid))
        mark = f"{_MARK}={self._mark}".encode()
        for each in _children(os.getpid()) if sys.platform == "linux" else ():
            with contextlib.suppress(OSError):
                if each != self.pid and mark in Path("/proc", str(each), "environ").read_bytes().split(b"\0"):
                    found.add(each)
        return found


def _kill_all(family: Callable[[], set[int]]) -> set[int]:
    """Kill processes until none are found, because they may have started others meanwhile; returns those that were killed.

    Args:
        family: looks for the processes.
    """
    killed: set[int] = set()
    for _ in range(_MAX_ROUNDS):
        found = {each for each in family() if _is_alive(each)}
        if not found:
            break
        for each in {*found, *(below for one in found for below in descendants(one))}:
            killed.add(each)
            with contextlib.suppress(OSError):
                os.kill(each, signal.SIGKILL)
        time.sleep(_SHORT)
    return killed


def _bury(pid: int) -> None:
    """Wait a moment for the end of a killed process, if it is a child of this one."""
    end = time.monotonic() + _LONGEST_BURIAL
    with contextlib.suppress(OSError):
        while not os.waitpid(pid, os.WNOHANG)[0] and time.monotonic() < end:
            time.sleep(_SHORT)


def _is_alive(pid: int) -> bool:
    try:
        state = Path("/proc", str(pid), "stat").read_bytes().rpartition(b")")[2].split()[0]
    except (OSError, IndexError):
        return not Path("/proc/self/stat").exists()
    return state not in (b"Z", b"X")


def _adopt_orphans() -> None:
    """Become the parent of processes whose parent ends: this is how processes that left their session are found."""
    if sys.platform == "linux":
        with contextlib.suppress(OSError, AttributeError):
            ctypes.CDLL(None).prctl(_SET_CHILD_SUBREAPER, 1, 0, 0, 0)


def _session_of(pid: int) -> int:
    try:
        return os.getsid(pid)
    except OSError:
        return 0


def _needed(stream: Any) -> Any:
    """A stream that was asked for as a pipe, and therefore is there."""
    return stream
