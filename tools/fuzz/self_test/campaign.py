"""Campaigns: many inputs before the oracle, counted, resumed where they ended, with every distinct objection kept."""

from __future__ import annotations

import hashlib
import itertools
import json
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rntuple_construct.base.errors import SchemaError, SourceError
from rntuple_construct.kit.files.generate import Generated
from rntuple_construct.kit.fuzzing.observations import cause_of
from rntuple_construct.kit.fuzzing.structures import Structure, structures
from self_test.oracle import Objection, Oracle
from self_test.parsers import ParserPanel

if TYPE_CHECKING:
    import pyarrow as pa

__all__ = ["Campaign", "Candidate", "Look", "MapLooks", "totals"]

_BATCH = 64
_MAX_KNOWN = 1 << 16


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
    """What the oracle said about the input of a seed; can be pickled.

    Args:
        seed: of the input.
        case: the input; None if the seed has none.
        objections: of the oracle.
        looked: how many inputs each consumer has looked at.
        spent: processor time of each consumer, in microseconds.
        cpu: processor time of all, in seconds.
        is_sound: if true, the validator found no error.
        rules: that the input breaks.
    """

    seed: int
    case: Candidate | None = None
    objections: Sequence[Objection] = ()
    looked: Counter[str] = field(default_factory=Counter)
    spent: Counter[str] = field(default_factory=Counter)
    cpu: float = 0.0
    is_sound: bool = False
    rules: frozenset[str] = frozenset()

    @classmethod
    def of_dead(cls, make: Callable[[int], Candidate | None], seed: int, exit_code: int) -> Look:
        """The objection that an input ended every process that looked at it."""
        name = f"signal {-exit_code}" if exit_code < 0 else f"exit code {exit_code}"
        text = f"the process ended with {name}"
        return cls(seed, make(seed), [Objection("crash", "any", text, text)])


MapLooks = Callable[[Callable[[int], Look], Iterable[int]], Iterator[Look]]
"""``map``, or a function like it that runs calls in other processes and gives their results in order."""


@dataclass(slots=True)
class _State:
    first: int = 0
    step: int = 1
    next_seed: int = 0
    source: str = ""
    inputs: int = 0
    sound: int = 0
    seconds: float = 0.0
    cpu: float = 0.0
    structures: int = 0
    compared: int = 0
    looked: Counter[str] = field(default_factory=Counter)
    spent: Counter[str] = field(default_factory=Counter)
    objections: Counter[str] = field(default_factory=Counter)
    rules: Counter[str] = field(default_factory=Counter)


class Campaign:
    """Inputs made from seeds, one after the other.

    Args:
        make: the input of a seed; None without input.
        oracle: looks at each.
        directory: where the state and the objections are kept; None to keep nothing.
        panel: parsers of other languages, asked for the structures of inputs; None for none.
        panel_every: every how many inputs they are asked about one.
        first: the first seed of a campaign that is begun.
        step: distance of two seeds, so that several campaigns can share them.
        source: what ``make`` is called, kept with the state.

    Raises:
        SchemaError: the directory is that of a campaign with another step or source.
    """

    def __init__(
        self,
        make: Callable[[int], Candidate | None],
        oracle: Oracle,
        directory: Path | None = None,
        panel: ParserPanel | None = None,
        *,
        first: int = 0,
        step: int = 1,
        source: str = "",
        panel_every: int = 1,
    ) -> None:
        self._make = make
        self._oracle = oracle
        self._directory = directory
        self._panel = panel
        self._panel_every = panel_every
        self._state = _State(first, step, first, source)
        self._waiting: dict[Structure, str] = {}
        self._known: set[bytes] = set()
        self.found: dict[str, tuple[str, Objection]] = {}
        """The first input of each distinct objection: its label, and the objection."""
        if directory is not None:
            directory.mkdir(parents=True, exist_ok=True)
            if (directory / "state.json").is_file():
                self._resume(_loaded(directory))

    def run(
        self,
        seconds: float | None = None,
        count: int | None = None,
        map_looks: MapLooks = map,
        *,
        is_first_enough: bool = False,
    ) -> dict[str, Any]:
        """Look at inputs until the time is over or there were enough; returns `summary`.

        Args:
            seconds: on the clock.
            count: inputs of this run.
            map_looks: calls the oracle for each seed.
            is_first_enough: if true, the first objection that is not about time ends the run.
        """
        saved = start = time.monotonic()
        wanted = None if count is None else self._state.inputs + count

        def seeds() -> Iterator[int]:
            for seed in itertools.count(self._state.next_seed, self._state.step):
                if seconds is not None and time.monotonic() - start >= seconds:
                    return
                yield seed

        for look in map_looks(self.look, seeds()):
            self._take(look)
            is_enough = is_first_enough and any(each.kind != "time" for _, each in self.found.values())
            if self._state.inputs == wanted or is_enough:
                break
            now = time.monotonic()
            if now - saved > 10:
                self._save(now - saved)
                saved = now
        self._ask_panel()
        self._save(time.monotonic() - saved)
        return self.summary()

    def look(self, seed: int) -> Look:
        """Put the input of a seed before the oracle; the campaign is not changed."""
        start = time.process_time()
        case = self._make(seed)
        if case is None:
            return Look(seed)
        oracle = self._oracle
        looked, spent = Counter(oracle.looked), Counter(oracle.spent)
        objections = oracle.look(case.data, case.intended, case.base, case.made, case.table)
        return Look(
            seed,
            case,
            objections,
            oracle.looked - looked,
            oracle.spent - spent,
            time.process_time() - start,
            oracle.is_sound,
            oracle.rules,
        )

    def summary(self) -> dict[str, Any]:
        """Counts of the campaign so far, those of earlier runs included."""
        state = self._state
        return {
            "next_seed": state.next_seed,
            "inputs": state.inputs,
            "sound": state.sound,
            "seconds": round(state.seconds, 1),
            "cpu": round(state.cpu, 1),
            "looked": dict(state.looked),
            "cpu_of": {name: round(state.spent[name] / 1e6, 1) for name in state.looked},
            "structures": state.structures,
            "structures_compared": state.compared,
            "languages": list(self._panel.languages) if self._panel is not None else [],
            "rules_reported": len(state.rules),
            "objections": dict(state.objections),
        }

    def _take(self, look: Look) -> None:
        state = self._state
        state.next_seed = look.seed + state.step
        if look.case is None:
            return
        state.inputs += 1
        for objection in look.objections:
            self._keep(look.case, objection)
        state.looked += look.looked
        state.spent += look.spent
        state.cpu += look.cpu
        state.sound += look.is_sound
        state.rules.update(look.rules)
        if self._panel is not None and state.inputs % self._panel_every == 0:
            state.looked["parsers"] += 1
            self._enqueue(look.case)

    def _enqueue(self, case: Candidate) -> None:
        """Put those structures of an input that no earlier one had before the other parsers."""
        for structure in structures(case.data):
            self._state.structures += 1
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
        if self._panel is None or not self._waiting:
            return
        waiting, self._waiting = self._waiting, {}
        self._state.compared += len(waiting)
        for structure, text in self._panel.compare(list(waiting)):
            language = text.partition(" ")[0]
            cause = f"{language} {structure[0]} {cause_of(text)}"
            objection = Objection("parsers", "parse", f"{structure[0]}: {text}", cause)
            self._keep(Candidate(waiting[structure], structure[1]), objection)

    def _keep(self, case: Candidate, objection: Objection) -> None:
        key = f"{objection.kind} {objection.consumer}: {objection.cause}"
        self._state.objections[key] += 1
        if key in self.found:
            return
        self.found[key] = case.label, objection
        if self._directory is None:
            return
        name = hashlib.sha256(key.encode()).hexdigest()[:12]
        (self._directory / f"{name}.root").write_bytes(case.data)
        document = {"label": case.label, "kind": objection.kind, "consumer": objection.consumer}
        document |= {"text": objection.text, "cause": objection.cause, "file": f"{name}.root"}
        with (self._directory / "objections.jsonl").open("a", encoding="utf-8") as file:
            file.write(json.dumps(document) + "\n")

    def _resume(self, state: _State) -> None:
        mine = self._state
        state.source = state.source or mine.source
        if (state.step, state.source) != (mine.step, mine.source):
            raise SchemaError(
                f"the campaign in {self._directory} has step {state.step} and source '{state.source}', "
                f"not {mine.step} and '{mine.source}'",
                hint="seeds would be left out or done twice; take another directory",
            )
        self._state = state

    def _save(self, seconds: float) -> None:
        state = self._state
        state.seconds += seconds
        if self._directory is None:
            return
        document = {each.name: getattr(state, each.name) for each in fields(state)}
        target = self._directory / "state.json"
        beside = target.with_suffix(".new")
        beside.write_text(json.dumps(document, indent=1), encoding="utf-8")
        beside.replace(target)


def _loaded(directory: Path) -> _State:
    """The state of the campaign in a directory; what an older one does not have is as in a new one.

    Raises:
        SourceError: no such input exists.
    """
    path = directory / "state.json"
    try:
        document = json.loads(path.read_text(encoding="utf-8"))
        state = _State(**{each.name: document[each.name] for each in fields(_State) if each.name in document})
    except (OSError, ValueError, TypeError) as error:
        raise SourceError(f"{directory} has no state of a campaign: {error}") from None
    for name in ("looked", "spent", "objections", "rules"):
        setattr(state, name, Counter(getattr(state, name)))
    return state


def totals(directories: Sequence[Path]) -> dict[str, Any]:
    """Return the sums of campaigns with different seeds.

    Args:
        directories: of the campaigns; they may be running.

    Returns:
        sums of `Campaign.summary` as ``inputs``, ``sound``, ``seconds``, ``cpu``, ``structures_compared``
        and, by consumer, ``looked`` and ``cpu_of``. ``objections`` as ``{key: {"count", "label", "text",
        "file"}}``. ``rules_reported``: number of rules that some input broke. ``next_seeds``: by directory.

    Raises:
        SourceError: a directory without a campaign.
        SchemaError: two of them have looked at the same seed.
    """
    states = {path: _loaded(path) for path in directories}
    done: dict[str, list[tuple[Path, range]]] = {}
    for path, state in states.items():
        seeds = range(state.first, state.next_seed, state.step)
        for other, known in done.setdefault(state.source, []):
            shared = _first_shared(seeds, known)
            if shared is not None:
                raise SchemaError(f"{other} and {path} both have seed {shared}")
        done[state.source].append((path, seeds))
    looked, spent, found, rules = Counter[str](), Counter[str](), Counter[str](), set[str]()
    for state in states.values():
        looked.update(state.looked)
        spent.update(state.spent)
        found.update(state.objections)
        rules.update(state.rules)
    kept: dict[str, dict[str, Any]] = {}
    for path in directories:
        for each in _objections_in(path):
            key = f"{each['kind']} {each['consumer']}: {each['cause']}"
            kept.setdefault(
                key, {"label": each["label"], "text": each["text"], "file": f"{path / each['file']}"}
            )
    return {
        "campaigns": len(states),
        "inputs": sum(state.inputs for state in states.values()),
        "sound": sum(state.sound for state in states.values()),
        "seconds": sum(state.seconds for state in states.values()),
        "cpu": sum(state.cpu for state in states.values()),
        "looked": dict(looked),
        "cpu_of": {name: spent[name] / 1e6 for name in looked},
        "structures_compared": sum(state.compared for state in states.values()),
        "rules_reported": len(rules),
        "objections": {key: {"count": count, **kept.get(key, {})} for key, count in found.most_common()},
        "next_seeds": {str(path): state.next_seed for path, state in states.items()},
    }


def _first_shared(one: range, other: range) -> int | None:
    """The first number in both ranges."""
    return next((number for number in one if number in other), None)


def _objections_in(directory: Path) -> list[dict[str, Any]]:
    """The objections that a campaign has kept, without a line that it was stopped in."""
    path = directory / "objections.jsonl"
    if not path.is_file():
        return []
    lines = path.read_text(encoding="utf-8").splitlines()
    return [json.loads(line) for line in lines if line.endswith("}")]
