"""The differential oracle: what must hold of any bytes whatever, said as objections where it does not.

* Only errors of this package leave reader, validator, ``explain``, ``convert``, ``merge``, ``append``,
  ``export`` or ``import``, not even a warning of numpy.
* Time and memory are bounded by the size of the file.
* Validator and reader agree: what the reader refuses is an error of the report, and all libraries show the same values.
* All ways to read, by compiled code or numpy, in one thread or two, give the same values and errors.
* Both grammars and the arrays of page lists agree (the validator compares them, RNT-VAL-001).
* The generated parsers in all languages agree on each structure of the file.
* ``convert``, ``merge`` and ``append`` write sound files with the values of their inputs, or they refuse. A refusal of a
  damaged file names a rule, and leaves the file to append to unchanged.
* What ``export`` writes holds the values of the file, for another library and after ``import``.
* The validator finds the rule that a file was made to break, at the level that looks there.
* The reader refuses pages and envelopes whose checksums do not match, and damaged contents of pages.
* Of a generated file the reader gives the rows that were written, and so does another reader; of an Arrow table its columns.
* Filters, expressions, conditions and ``how="zip"`` give the values that are read without them.
* Compiled code opens a file with about the memory that Python needs.
* What ``explain`` states is in the bytes.
"""

from __future__ import annotations

import os
import resource
import signal
import threading
import time
import traceback
import warnings
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from functools import lru_cache, partial
from typing import TYPE_CHECKING, TypeVar

from rntuple_construct.base.errors import RNTupleError, SchemaError
from rntuple_construct.explain import annotate
from rntuple_construct.explain.json_form import whole_document
from rntuple_construct.explain.outline import Detail
from rntuple_construct.format.generations import writable_generation
from rntuple_construct.kit.files.generate import Generated
from rntuple_construct.kit.fuzzing.observations import cause_of
from rntuple_construct.validation import Depth, Report, validate
from rntuple_construct.writer import ReducedMeaningWarning
from self_test.agreement import LIBRARIES, available_libraries, is_in_variant, objections, refusals
from self_test.array_options import OPTIONS
from self_test.array_options import differences as option_differences
from self_test.known_rows import wrong_columns, wrong_values
from self_test.outputs import (
    APPEND,
    CONVERT,
    MERGE,
    Content,
    Table,
    available_formats,
    content_of,
    exported,
    exported_differences,
    has_variant,
    imported,
    imported_differences,
    objections_to,
    written,
)
from self_test.parsers import LONGEST_KEPT, own_line, specialised_difference
from self_test.read_path_equivalence import differences, memory_of_opening
from self_test.stated_values import false_statements
from self_test.structures import Structure, structures

if TYPE_CHECKING:
    import pyarrow as pa

__all__ = ["TURNS", "Bounds", "Objection", "Oracle"]

TURNS = (
    "explain", "levels", "rows", "peer", "convert", "merge", "append", "export", "libraries", "ways", "opening", *OPTIONS,
)  # fmt: skip
"""Consumers that need not look at each file."""
_T = TypeVar("_T")
_WRITERS = {"convert": CONVERT, "merge": MERGE, "append": APPEND}
"""Commands that write files, and their work on a file."""
_GRAMMARS = "RNT-VAL-001"
_CHECKSUMS = frozenset({"RNT-PAG-002", "RNT-ENV-003", "RNT-RC1-003"})
"""Rules about checksums of pages and envelopes."""
_REFUSED = _CHECKSUMS | {
    "RNT-PAG-001", "RNT-ENC-002", "RNT-ENC-004", "RNT-ENC-005", "RNT-ENC-006", "RNT-CMP-002", "RNT-CMP-003", "RNT-CMP-004",
    "RNT-CMP-005", "RNT-CMP-007",
}  # fmt: skip
"""Rules that the reader has to notice in all pages and envelopes that it reads."""
_PATIENCE = 20
"""Multiple of its bound at which a consumer is stopped."""
_PATIENCE_WITH_PEERS = 10
"""Factor for peers, which are ended after a minute."""


@dataclass(frozen=True, slots=True)
class Bounds:
    """What a file may cost.

    Args:
        seconds: processor time that each consumer may take for a file of ``unit`` bytes, and for a smaller one.
        unit: bytes.
        memory: bytes of resident memory that it may add.
    """

    seconds: float = 1.0
    unit: int = 10_000
    memory: int = 200_000_000


@dataclass(frozen=True, slots=True)
class Objection:
    """Something that must not be.

    Args:
        kind: ``escape``, ``hang``, ``time``, ``memory``, ``disagreement``, ``grammars``, ``parsers``, ``conversion`` or ``intent``.
        consumer: ``validate``, ``read``, ``ways`` to read, ``explain``, ``parse``, ``convert``, ``merge``,
            ``append``, ``export``, ``import``, ``levels`` of validation, memory of ``opening``, ``filters``,
            ``arithmetic`` or ``zip``. For the ``rows`` of a generated file: reader or ``peer``.
        text: what happened, in one line.
        cause: the same without numbers and names of the file, so that two objections of one cause are equal.
    """

    kind: str
    consumer: str
    text: str
    cause: str


class Oracle:
    """Looks at files one by one.

    Args:
        bounds: what each may cost.
        libraries: what values are compared in; default all that are installed.
        every: a consumer gets one file in this number; 0 for never, default 1. Consumers are ``explain``,
            ``convert``, ``merge``, ``append`` and ``export`` (with ``import`` of its output). Comparisons are
            ``libraries`` (all libraries), ``ways`` (all read paths), ``opening`` (its memory), ``levels`` (all
            levels of validation) and, of sound files, ``filters``, ``arithmetic`` and ``zip``. For generated files,
            ``rows`` and ``peer`` compare the rows with those of the reader and of a peer.
        peer: what another reader gives otherwise of a generated file of the released format, by field; None without a reader.
    """

    def __init__(
        self,
        bounds: Bounds = Bounds(),
        libraries: Sequence[str] | None = None,
        every: Mapping[str, int] | None = None,
        peer: Callable[[Generated], Mapping[str, str]] | None = None,
    ) -> None:
        self.bounds = bounds
        self._peer = peer
        self.libraries = available_libraries() if libraries is None else tuple(libraries)
        if not set(self.libraries) <= set(LIBRARIES):
            raise ValueError(f"libraries are {', '.join(LIBRARIES)}")
        self._every = {**dict.fromkeys(TURNS, 1), **(every or {})}
        self._formats = available_formats()
        self._count = 0
        self._held: dict[bytes, Content | None] = {}
        self.looked: Counter[str] = Counter()
        """How many files each consumer has looked at."""
        self.spent: Counter[str] = Counter()
        """Processor time that each consumer has taken, in microseconds."""
        self.is_sound = False
        """If true, the validator found the last file sound."""
        self.rules: frozenset[str] = frozenset()
        """Rules that the last file breaks, warnings included."""

    def look(
        self,
        data: bytes,
        intended: Collection[str] = (),
        base: bytes | None = None,
        made: Generated | None = None,
        table: pa.Table | None = None,
    ) -> list[Objection]:
        """Everything that must not be about a file.

        Args:
            data: the file.
            intended: rules of which the validator must report at least one; none if the file was made without an intent.
            base: a sound file that it was made from, which it is merged with and appended to; None without
                such a file.
            made: the generated file that it is or was made from, if readers have to give its rows, or refuse damaged pages.
            table: what the only RNTuple was written from, if readers have to give it.
        """
        found: list[Objection] = []
        self._count += 1
        self.is_sound, self.rules = False, frozenset()

        report = self._run("validate", data, found, lambda: validate(data))
        if report is not None:
            self.is_sound = report.ok
            self.rules = frozenset(each.rule_id for each in report.findings)
            found += _of_report(report, intended)
            if self._turn("levels"):
                self._compare("levels", data, found, lambda: _levels(data, report))
        libraries = self.libraries if self._turn("libraries") else ()
        refused = self._run("read", data, found, lambda: list(refusals(data, libraries)))
        if report is not None and refused is not None:
            found += map(partial(_disagreement, "read"), objections(report, refused))
            # With other damage it may be that no field needs the page.
            noticed = {each.rule_id for each in report.failures} or set(intended)
            is_read = not refused and noticed and noticed <= _REFUSED
            if is_read and not any(is_in_variant(data, each) for each in report.failures):
                text = f"the reader reads it, in spite of {', '.join(sorted(noticed))}"
                found.append(_disagreement("read", text))
        if made is not None and report is not None:
            self._hold_to_rows(data, made, report.ok, found)
        if table is not None and self._turn("rows"):
            self._compare("rows", data, found, lambda: wrong_columns(data, table))
        for option in OPTIONS if self.is_sound and not refused else ():
            if self._turn(option):
                self._compare(option, data, found, partial(option_differences, data, option))
        if self._turn("opening"):
            self._compare("opening", data, found, lambda: memory_of_opening(data))
        if self._turn("ways"):
            self._compare("ways", data, found, lambda: differences(data))
        if self._turn("explain"):
            self._compare("explain", data, found, lambda: _explain(data))
        self._compare("parse", data, found, lambda: _parse(data))
        self._held.clear()
        for consumer, ways in _WRITERS.items():
            if self._turn(consumer):
                for way in ways:
                    self._write(consumer, way, data, base, report, found)
        if self._turn("export") and report is not None:
            self._export(data, report, found)
        return found

    def _hold_to_rows(self, data: bytes, made: Generated, is_sound: bool, found: list[Objection]) -> None:
        """Find values other than the rows of a generated file, of the reader and of another one."""
        if self._turn("rows"):
            wrong = self._run("rows", data, found, lambda: list(wrong_values(data, made, is_sound=is_sound)))
            for text in wrong or ():
                found.append(Objection("disagreement", "rows", text, cause_of(text.partition(":")[0])))
        peer, is_released = self._peer, writable_generation(made.generation).is_read_by_root
        if peer is not None and is_released and data == made.data and self._turn("peer"):
            for field, text in (self._run("peer", data, found, lambda: peer(made)) or {}).items():
                words = f"{field or 'all fields'}: {text}"
                found.append(Objection("disagreement", "peer", words, cause_of(text)))

    def _turn(self, consumer: str) -> bool:
        every = self._every[consumer]
        return every > 0 and self._count % every == 0

    def _run(self, consumer: str, data: bytes, found: list[Objection], call: Callable[[], _T]) -> _T | None:
        """The result of a consumer, or None; each violation becomes an objection."""
        self.looked[consumer] += 1
        resident, start = _resident(), time.process_time()
        result: _T | None = None
        is_stopped = False
        # A peer has another time limit. The processor time goes into watching its process.
        patience = (_PATIENCE_WITH_PEERS if consumer == "peer" else 1) * _PATIENCE * self.bounds.seconds
        try:
            with _at_most(patience), warnings.catch_warnings():
                # What numpy prints of numbers that overflow is on the user's screen, and the result may be wrong.
                warnings.simplefilter("error", RuntimeWarning)
                # Libraries have other types for some meanings, which is not for each input to say.
                warnings.simplefilter("ignore", ReducedMeaningWarning)
                result = call()
        except RNTupleError as error:
            # The validator must report everything. The contents of a file are not a mistake of the caller. An
            # exported table must be a valid input.
            if consumer in ("validate", "import") or isinstance(error, SchemaError):
                found.append(_escape(consumer, error))
        except _Overtime as late:
            place = _frames(late)
            text = f"no end after {patience:.0f} s {place}"
            found.append(Objection("hang", consumer, text, cause_of(place)))
            is_stopped = True
        except Exception as error:  # noqa: BLE001 (every escape is a finding)
            found.append(_escape(consumer, error))
        seconds = time.process_time() - start
        self.spent[consumer] += int(1e6 * seconds)
        if is_stopped:
            return None
        bound = self.bounds.seconds * max(len(data) / self.bounds.unit, 1)
        if consumer == "peer":
            seconds = 0.0
        if seconds > bound:
            self._held.clear()
            seconds = min(seconds, _seconds_again(call))
        if seconds > bound:
            text = f"{seconds:.1f} s for {len(data)} bytes"
            found.append(Objection("time", consumer, text, "time"))
        peak = _peak()
        if resident and peak - resident > self.bounds.memory:
            text = f"{(peak - resident) >> 20} MiB for {len(data)} bytes"
            found.append(Objection("memory", consumer, text, "memory"))
        return result

    def _write(
        self,
        consumer: str,
        way: str,
        data: bytes,
        base: bytes | None,
        report: Report | None,
        found: list[Objection],
    ) -> None:
        """Find what must not be about a file that a command writes."""
        done = self._run(consumer, data, found, lambda: written(way, data, base, self._content))
        if done is None or report is None:
            return
        # The time for the comparison is that of a file of all the bytes that it reads.
        size = data if done.data is None or len(done.data) < len(data) else done.data
        for kind, text in self._run(consumer, size, found, lambda: list(objections_to(done, report))) or ():
            found.append(Objection(kind, consumer, text, cause_of(text)))

    def _export(self, data: bytes, report: Report, found: list[Objection]) -> None:
        for name, table in (self._run("export", data, found, lambda: self._content(data)) or {}).items():
            for kind in self._formats:
                self._export_as(kind, data, report, name, table, found)

    def _export_as(
        self, kind: str, data: bytes, report: Report, name: str, table: Table, found: list[Objection]
    ) -> None:
        done = self._run("export", data, found, lambda: exported(data, report, name, table, kind))
        if done is None:
            return
        fields, file = done
        self._compare("export", data, found, lambda: exported_differences(table, kind, fields, file))
        kept = [field for field in fields if not has_variant(table.nodes[field])]
        if kind == "arrow" and kept != fields:
            # A union of Arrow is not imported.
            part = self._run("export", data, found, lambda: exported(data, report, name, table, kind, kept))
            if part is None:
                return
            fields, file = part
        again = self._run("import", data, found, lambda: imported(kind, file, report))
        if again is None:
            return
        self._compare("import", data, found, lambda: imported_differences(table, kind, fields, again))
        written = self._run("import", data, found, lambda: validate(again))
        if written is not None and not written.ok:
            wrong = {each.rule_id for each in written.failures}
            text = f"of {kind} a file that breaks {', '.join(sorted(wrong))}"
            found.append(Objection("conversion", "import", text, cause_of(text)))

    def _compare(
        self, consumer: str, data: bytes, found: list[Objection], differences: Callable[[], Iterable[str]]
    ) -> None:
        """Find where a consumer disagrees with others."""
        texts = self._run(consumer, data, found, lambda: list(differences())) or ()
        found += map(partial(_disagreement, consumer), texts)

    def _content(self, data: bytes) -> Content | None:
        """What a file holds, read once for all commands."""
        if data not in self._held:
            self._held[data] = content_of(data)
        return self._held[data]


def _seconds_again(call: Callable[[], object]) -> float:
    """Processor time of a second run: other work on the same processors makes the first one slow."""
    start = time.process_time()
    with suppress(Exception), warnings.catch_warnings():
        warnings.simplefilter("ignore")
        call()
    return time.process_time() - start


class _Overtime(BaseException):
    """A consumer does not come to its end."""


@contextmanager
def _at_most(seconds: float) -> Iterator[None]:
    """Raise `_Overtime` when so much processor time is used up, where the system and the thread allow it."""
    if threading.current_thread() is not threading.main_thread() or not hasattr(signal, "setitimer"):
        yield
        return

    def end(*_: object) -> None:
        raise _Overtime

    before = signal.signal(signal.SIGPROF, end)
    signal.setitimer(signal.ITIMER_PROF, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(signal.SIGPROF, before)


def _disagreement(consumer: str, text: str) -> Objection:
    return Objection("disagreement", consumer, text, cause_of(text))


def _escape(consumer: str, error: Exception) -> Objection:
    text = f"{type(error).__name__}: {' '.join(str(error).split())[:300]} {_frames(error)}"
    return Objection("escape", consumer, text, cause_of(f"{type(error).__name__} {_frames(error)}"))


def _of_report(report: Report, intended: Collection[str]) -> list[Objection]:
    found = [
        Objection("grammars", "validate", f"{each.path}: {each.message}", cause_of(each.message))
        for each in report.findings
        if each.rule_id == _GRAMMARS
    ]
    reported = {each.rule_id for each in report.findings}
    if intended and not reported & set(intended):
        text = f"breaks {' or '.join(sorted(intended))}, reported: {', '.join(sorted(reported)) or 'nothing'}"
        found.append(Objection("intent", "validate", text, text))
    return found


def _levels(data: bytes, full: Report) -> Iterator[str]:
    """Where a level of validation reports what a deeper one does not, or misses a rule that it checks."""
    known = {each.rule_id for each in full.findings}
    for level, rules in ((Depth.CHECKSUMS, _CHECKSUMS), (Depth.STRUCTURE, _CHECKSUMS - {"RNT-PAG-002"})):
        reported = {each.rule_id for each in validate(data, level).findings}
        for rule in sorted(reported - known):
            yield f"validation of {level.value} reports {rule}, a deeper one does not"
        for rule in sorted((known & rules) - reported):
            yield f"validation of {level.value} does not report {rule}"
        known = reported


def _explain(data: bytes) -> list[str]:
    """Write the whole document about a file; return the statements that the bytes contradict."""
    with annotate(data) as annotated:
        for _ in whole_document(annotated, annotated.view.nodes, Detail(limit=4)):
            pass
        return list(false_statements(data, annotated))


def _parse(data: bytes) -> list[str]:
    """What both parsers in Python do not read alike."""
    found = structures(data)
    for structure in found:
        own_line(structure)
    return [*filter(None, map(_parser_difference, found))]


def _parser_difference(structure: Structure) -> str:
    is_kept = len(structure[1]) <= LONGEST_KEPT
    return _kept_difference(structure) if is_kept else specialised_difference(structure)


# Mutants of one base have most of their structures in common.
_kept_difference = lru_cache(8192)(specialised_difference)


def _frames(error: BaseException) -> str:
    """The innermost frames of an error, by file and function."""
    frames = traceback.extract_tb(error.__traceback__)[-3:]
    return " < ".join(f"{os.path.basename(frame.filename)}:{frame.name}" for frame in reversed(frames))


def _resident() -> int:
    """Resident memory of this process in bytes, its record reset where the system can; 0 if unknown."""
    with suppress(OSError):
        with open("/proc/self/clear_refs", "w", encoding="ascii") as control:
            control.write("5")  # resets the record of resident memory
        with open("/proc/self/statm", encoding="ascii") as file:
            return int(file.read().split()[1]) * resource.getpagesize()
    return 0


def _peak() -> int:
    """The most resident memory of this process since the record was reset, in bytes; 0 if unknown."""
    with suppress(OSError), open("/proc/self/status", encoding="ascii") as file:
        for line in file:
            if line.startswith("VmHWM:"):
                return int(line.split()[1]) << 10
    return 0
