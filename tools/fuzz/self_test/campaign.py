"""Campaigns with inputs from seeds: a subject looks at each, counts are summed, and every distinct objection is kept."""

from __future__ import annotations

import hashlib
import time
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rntuple_construct.base.errors import SchemaError, SourceError
from rntuple_construct.kit.files.generate import Generated
from rntuple_construct.kit.fuzzing.campaign import Campaign, MapSeeds
from rntuple_construct.kit.fuzzing.observations import cause_of
from rntuple_construct.storage.journal import Journal, JournalError, typed
from self_test.oracle import Objection, Oracle
from self_test.parsers import ParserPanel
from self_test.structures import Structure, structures

if TYPE_CHECKING:
    import pyarrow as pa

__all__ = ["Candidate", "Counts", "InputCampaign", "Look", "Subject", "ask_oracle", "summary_of", "totals"]

_OF_READERS = ("versions", "verdicts", "fields", "cannot")
"""Counts that only other readers have."""
_BATCH = 64
_MAX_KNOWN = 1 << 16
_HEAD = {"kind": "rntuple campaign", "version": 1}
_SETTINGS = "campaign"
"""Name of the line with the settings of a campaign; all others are counts or objections."""
_COUNTS = "counts"
"""Start of the names of lines with the counts since the line before."""
Counts = Mapping[str, Counter[str]]
"""Counters by category."""


@dataclass(frozen=True, slots=True)
class Candidate:
    """An input.

    Args:
        label: how it is made again.
        data: the file.
        intended: rules of which it was made to break one; empty if nothing is known.
        base: the valid file that it was made from; None without such a file.
        made: the generated file whose rows readers have to give, see `Oracle.look`.
        table: the Arrow table that the file was written from, likewise.
    """

    label: str
    data: bytes
    intended: frozenset[str] = frozenset()
    base: bytes | None = None
    made: Generated | None = None
    table: pa.Table | None = None


@dataclass(frozen=True, slots=True)
class Look:
    """What a subject does with an input; can be pickled.

    Args:
        case: the input.
        objections: to what the subject does.
        counts: of this input.
    """

    case: Candidate
    objections: Sequence[Objection] = ()
    counts: Counts = field(default_factory=dict)


Subject = Callable[[Candidate], Look]
"""Looks at inputs: the oracle of this package, or another reader."""


def ask_oracle(oracle: Oracle, case: Candidate) -> Look:
    """Put an input before the oracle; with the inputs and the processor time of each consumer, and the rules that it breaks."""
    looked, spent = Counter(oracle.looked), Counter(oracle.spent)
    objections = oracle.look(case.data, case.intended, case.base, case.made, case.table)
    counts = {"looked": oracle.looked - looked, "spent": oracle.spent - spent, "rules": Counter(oracle.rules)}
    return Look(case, objections, {**counts, "inputs": Counter(sound=int(oracle.is_sound))})


@dataclass(slots=True)
class _Record:
    """What the journal of a campaign holds; the members of its settings, the sums of its counts, and its objections by key."""

    first: int = 0
    step: int = 1
    source: str = ""
    next_seed: int = 0
    num_lines: int = 0
    counts: dict[str, Counter[str]] = field(default_factory=dict)
    objections: dict[str, dict[str, str]] = field(default_factory=dict)

    def add(self, counts: Counts) -> None:
        """Add counts to the sums."""
        for name, more in counts.items():
            self.counts.setdefault(name, Counter()).update(more)

    def take(self, name: str, members: dict[str, Any]) -> None:
        """Add a line of the journal."""
        rest = {key: value for key, value in members.items() if key not in ("target", "state")}
        if name == _SETTINGS:
            typed(rest, first=int, step=int, source=str)
            self.first, self.step, self.source = rest["first"], rest["step"], rest["source"]
        elif name.startswith(_COUNTS):
            typed(rest, next_seed=int, counts=dict)
            self.num_lines += 1
            self.next_seed = rest["next_seed"]
            self.add(
                {
                    key: Counter(typed(each, **dict.fromkeys(each, int)))
                    for key, each in rest["counts"].items()
                }
            )
        else:
            self.objections[name] = typed(rest, label=str, text=str, file=str)


def _journal(directory: Path, *, is_read_only: bool) -> tuple[Journal, _Record]:
    """The journal of the campaign in a directory, and its contents.

    Raises:
        SourceError: there is no such journal.
    """
    record = _Record()
    try:
        journal = Journal(directory / "journal.jsonl", _HEAD, is_read_only=is_read_only)
        for name in journal.names():
            journal.result(name, partial(record.take, name))
    except JournalError as error:
        raise SourceError(f"{directory} has no campaign: {error}") from None
    return journal, record


class InputCampaign(Campaign[Look]):
    """A campaign whose inputs are made from seeds.

    Args:
        make: the input of a seed.
        subject: looks at each.
        directory: where the journal and the files of objections are kept; None to keep nothing.
        panel: parsers of other languages, asked for the structures of inputs; None for none.
        panel_every: every how many inputs they are asked about one.
        first: the first seed of a campaign that is begun.
        step: distance of two seeds, so that several campaigns can share them.
        source: what ``make`` and ``subject`` are called, kept in the journal.

    Raises:
        SchemaError: the directory is that of a campaign with another step or source.
        SourceError: its journal is something else.
    """

    def __init__(
        self,
        make: Callable[[int], Candidate],
        subject: Subject,
        directory: Path | None = None,
        panel: ParserPanel | None = None,
        *,
        first: int = 0,
        step: int = 1,
        source: str = "",
        panel_every: int = 1,
    ) -> None:
        super().__init__(first, step)
        self._make = make
        self._subject = subject
        self._directory = directory
        self._panel = panel
        self._panel_every = panel_every
        self._waiting: dict[Structure, str] = {}
        self._known: set[bytes] = set()
        self._journal: Journal | None = None
        self._record = _Record()
        self._unsaved = _Record()
        self._clock = time.monotonic()
        self.found: dict[str, tuple[str, Objection]] = {}
        """The first input of each distinct objection of this run: its label, and the objection."""
        if directory is not None:
            directory.mkdir(parents=True, exist_ok=True)
            self._journal, self._record = _journal(directory, is_read_only=False)
            if self._record.num_lines:
                self._resume(self._record, source)
            else:
                self._note(_SETTINGS, {"first": first, "step": step, "source": source})

    def run(
        self,
        seconds: float | None = None,
        count: int | None = None,
        map_seeds: MapSeeds[Look] = map,
        advanced: Callable[[], None] = lambda: None,
        is_enough: Callable[[], bool] = lambda: False,
    ) -> int:
        """Look at inputs, and ask the parsers for the structures that are left; see `Campaign.run`."""
        self._clock = time.monotonic()
        done = super().run(seconds, count, map_seeds, advanced, is_enough)
        if self._waiting:
            self._ask_panel()
            self._save()
        return done

    def look(self, seed: int) -> Look:
        """Put the input of a seed before the subject; the campaign is not changed."""
        start = time.process_time()
        look = self._subject(self._make(seed))
        inputs = look.counts.get("inputs", Counter()) + Counter(cpu=_micros(time.process_time() - start))
        return Look(look.case, look.objections, {**look.counts, "inputs": inputs})

    def look_of_dead(self, seed: int, exit_code: int) -> Look:
        """The objection that an input ended every process that looked at it."""
        name = f"signal {-exit_code}" if exit_code < 0 else f"exit code {exit_code}"
        text = f"the process ended with {name}"
        return Look(self._make(seed), [Objection("crash", "any", text, text)])

    def summary(self) -> dict[str, Any]:
        """Counts of the campaign so far, those of earlier runs included."""
        languages = list(self._panel.languages) if self._panel is not None else []
        return {"next_seed": self.next_seed, **summary_of(self._record.counts), "languages": languages}

    def has_objections(self) -> bool:
        """Return whether this run has found an objection that is not about time."""
        return any(objection.kind != "time" for _, objection in self.found.values())

    def _count(self, counts: Counts) -> None:
        self._record.add(counts)
        self._unsaved.add(counts)

    def _take(self, look: Look) -> None:
        self._count(look.counts)
        self._count({"inputs": Counter(inputs=1)})
        for objection in look.objections:
            self._keep(look.case, objection)
        if self._panel is not None and self._record.counts["inputs"]["inputs"] % self._panel_every == 0:
            self._count({"looked": Counter(parsers=1)})
            self._enqueue(look.case)

    def _enqueue(self, case: Candidate) -> None:
        """Put those structures of an input that no earlier one had before the other parsers."""
        for structure in structures(case.data):
            self._count({"inputs": Counter(structures=1)})
            key = hashlib.blake2b(structure[0].encode() + b"\0" + structure[1], digest_size=12).digest()
            if key in self._known:
                continue
            if len(self._known) >= _MAX_KNOWN:
                self._known.clear()
            self._known.add(key)
            self._waiting[structure] = case.label
        if len(self._waiting) >= _BATCH:
            self._ask_panel()

    def _ask_panel(self) -> None:
        if self._panel is None:
            return
        waiting, self._waiting = self._waiting, {}
        self._count({"inputs": Counter(compared=len(waiting))})
        for structure, text in self._panel.compare(list(waiting)):
            language = text.partition(" ")[0]
            cause = f"{language} {structure[0]} {cause_of(text)}"
            objection = Objection("parsers", "parse", f"{structure[0]}: {text}", cause)
            self._keep(Candidate(waiting[structure], structure[1]), objection)

    def _keep(self, case: Candidate, objection: Objection) -> None:
        key = f"{objection.kind} {objection.consumer}: {objection.cause}"
        self._count({"objections": Counter([key])})
        if key in self.found:
            return
        self.found[key] = case.label, objection
        if self._directory is not None:
            name = f"{hashlib.sha256(key.encode()).hexdigest()[:12]}.root"
            (self._directory / name).write_bytes(case.data)
            self._note(key, {"label": case.label, "text": objection.text, "file": name})

    def _resume(self, record: _Record, source: str) -> None:
        if (record.step, record.source) != (self._step, source):
            raise SchemaError(
                f"the campaign in {self._directory} has step {record.step} and source '{record.source}', "
                f"not {self._step} and '{source}'",
                hint="seeds would be left out or done twice; take another directory",
            )
        self.next_seed = record.next_seed

    def _save(self) -> None:
        now = time.monotonic()
        self._count({"inputs": Counter(clock=_micros(now - self._clock))})
        self._clock = now
        counts, self._unsaved = self._unsaved.counts, _Record()
        self._note(f"{_COUNTS} {self._record.num_lines}", {"next_seed": self.next_seed, _COUNTS: counts})
        self._record.num_lines += 1

    def _note(self, name: str, members: dict[str, Any]) -> None:
        if self._journal is not None:
            self._journal.note(name, "done", members)


def _micros(seconds: float) -> int:
    return int(1e6 * seconds)


def summary_of(counts: Counts) -> dict[str, Any]:
    """Return the sums of a campaign or of several ones as JSON."""
    inputs, looked, spent = (counts.get(name, Counter[str]()) for name in ("inputs", "looked", "spent"))
    return {
        "inputs": inputs["inputs"],
        "sound": inputs["sound"],
        "seconds": round(inputs["clock"] / 1e6, 1),
        "cpu": round(inputs["cpu"] / 1e6, 1),
        "looked": dict(looked),
        "cpu_of": {name: round(spent[name] / 1e6, 1) for name in looked},
        "structures": inputs["structures"],
        "structures_compared": inputs["compared"],
        "rules_reported": len(counts.get("rules", ())),
        "objections": dict(counts.get("objections", Counter()).most_common()),
        **{name: dict(counts[name].most_common()) for name in _OF_READERS if name in counts},
    }


def totals(directories: Sequence[Path]) -> dict[str, Any]:
    """Return the sums of campaigns with different seeds.

    Args:
        directories: of the campaigns; they may be running.

    Returns:
        sums of `InputCampaign.summary`. ``objections`` as ``{key: {"count", "label", "text", "file"}}``. ``next_seeds``: by
        directory.

    Raises:
        SourceError: a directory without a campaign.
        SchemaError: two of them have looked at the same seed.
    """
    sums = _Record()
    done: dict[str, list[tuple[Path, range]]] = {}
    records = {path: _journal(path, is_read_only=True)[1] for path in directories}
    kept: dict[str, dict[str, str]] = {}
    for path, record in records.items():
        seeds = range(record.first, record.next_seed, record.step)
        for other, known in done.setdefault(record.source, []):
            shared = next((seed for seed in seeds if seed in known), None)
            if shared is not None:
                raise SchemaError(f"{other} and {path} both have seed {shared}")
        done[record.source].append((path, seeds))
        sums.add(record.counts)
        for key, each in record.objections.items():
            kept.setdefault(key, {**each, "file": str(path / each["file"])})
    total = summary_of(sums.counts)
    return {
        **total,
        "campaigns": len(records),
        "objections": {
            key: {"count": count, **kept.get(key, {})} for key, count in total["objections"].items()
        },
        "next_seeds": {str(path): record.next_seed for path, record in records.items()},
    }
