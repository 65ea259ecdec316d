"""Campaigns: many inputs before the oracle, counted, resumed where they ended, with every distinct objection kept."""

from __future__ import annotations

import hashlib
import json
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from rntuple_construct.fuzzing.oracle import Objection, Oracle, cause_of
from rntuple_construct.fuzzing.parsers import ParserPanel
from rntuple_construct.fuzzing.structures import Structure, structures

__all__ = ["Campaign", "Case"]

_BATCH = 64
_MAX_KNOWN = 1 << 16


@dataclass(frozen=True, slots=True)
class Case:
    """An input.

    Args:
        label: how it is made again.
        data: the file.
        intended: rules of which it was made to break one; empty if nothing is known.
    """

    label: str
    data: bytes
    intended: frozenset[str] = frozenset()


@dataclass(slots=True)
class _State:
    next_seed: int = 0
    inputs: int = 0
    sound: int = 0
    seconds: float = 0.0
    structures: int = 0
    compared: int = 0
    looked: Counter[str] = field(default_factory=Counter)
    objections: Counter[str] = field(default_factory=Counter)
    rules: Counter[str] = field(default_factory=Counter)


class Campaign:
    """Inputs made from seeds, one after the other.

    Args:
        make: the input of a seed; None if there is none.
        oracle: looks at each.
        directory: where the state and the objections are kept; None to keep nothing.
        panel: parsers of other languages, asked for the structures of all inputs; None for none.
        first: the first seed of a campaign that is begun.
        step: distance of two seeds, so that several campaigns can share them.
    """

    def __init__(
        self,
        make: Callable[[int], Case | None],
        oracle: Oracle,
        directory: Path | None = None,
        panel: ParserPanel | None = None,
        *,
        first: int = 0,
        step: int = 1,
    ) -> None:
        self._make = make
        self._oracle = oracle
        self._directory = directory
        self._panel = panel
        self._step = step
        self._state = _State(next_seed=first)
        self._waiting: dict[Structure, str] = {}
        self._known: set[bytes] = set()
        self.found: dict[str, tuple[str, Objection]] = {}
        """The first input of each distinct objection: its label, and the objection."""
        if directory is not None:
            directory.mkdir(parents=True, exist_ok=True)
            self._load(directory / "state.json")

    def run(self, seconds: float | None = None, count: int | None = None) -> dict[str, Any]:
        """Look at inputs until the time is over or there were enough; returns `summary`.

        Args:
            seconds: on the clock.
            count: inputs of this run.
        """
        start = time.monotonic()
        saved, done = start, 0
        while True:
            now = time.monotonic()
            if (seconds is not None and now - start >= seconds) or (count is not None and done >= count):
                break
            done += self._next()
            if now - saved > 10:
                self._save(now - saved)
                saved = now
        self._ask_panel()
        self._save(time.monotonic() - saved)
        return self.summary()

    def summary(self) -> dict[str, Any]:
        """Counts of the campaign so far, those of earlier runs included."""
        state = self._state
        return {
            "next_seed": state.next_seed,
            "inputs": state.inputs,
            "sound": state.sound,
            "seconds": round(state.seconds, 1),
            "looked": dict(state.looked),
            "structures": state.structures,
            "structures_compared": state.compared,
            "languages": list(self._panel.languages) if self._panel is not None else [],
            "rules_reported": len(state.rules),
            "objections": dict(state.objections),
        }

    def _next(self) -> int:
        seed = self._state.next_seed
        self._state.next_seed += self._step
        case = self._make(seed)
        if case is None:
            return 0
        self._state.inputs += 1
        before = Counter(self._oracle.looked)
        for objection in self._oracle.look(case.data, case.intended):
            self._keep(case, objection)
        self._state.looked += self._oracle.looked - before
        self._state.sound += self._oracle.is_sound
        self._state.rules.update(self._oracle.rules)
        if self._panel is not None:
            self._enqueue(case)
        return 1

    def _enqueue(self, case: Case) -> None:
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
            self._keep(Case(waiting[structure], structure[1]), objection)

    def _keep(self, case: Case, objection: Objection) -> None:
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

    def _load(self, path: Path) -> None:
        if not path.is_file():
            return
        document = json.loads(path.read_text(encoding="utf-8"))
        state = self._state
        for name in ("next_seed", "inputs", "sound", "seconds", "structures", "compared"):
            setattr(state, name, document[name])
        state.looked = Counter(document["looked"])
        state.objections = Counter(document["objections"])
        state.rules = Counter(document["rules"])

    def _save(self, seconds: float) -> None:
        state = self._state
        state.seconds += seconds
        if self._directory is None:
            return
        document = {
            "next_seed": state.next_seed,
            "inputs": state.inputs,
            "sound": state.sound,
            "seconds": state.seconds,
            "structures": state.structures,
            "compared": state.compared,
            "looked": dict(state.looked),
            "objections": dict(state.objections),
            "rules": dict(state.rules),
        }
        target = self._directory / "state.json"
        beside = target.with_suffix(".new")
        beside.write_text(json.dumps(document, indent=1), encoding="utf-8")
        beside.replace(target)
