"""Campaigns against other readers: mutants that get past the checksums, what a reader makes of them, and each cause once.

The reader runs in processes of its own within limits (`runner.process`), and speaks the protocol of the conformance kit. What a
file holds is said by the reader of this package, whether it may be refused by the validator, and which rule it breaks too.
"""

from __future__ import annotations

import itertools
import json
import os
import re
import signal
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from multiprocessing import util
from pathlib import Path
from typing import Any

from rntuple_construct.base.errors import RNTupleError, SchemaError, SinkError
from rntuple_construct.base.processes import exit_text
from rntuple_construct.kit.adapters import own
from rntuple_construct.kit.adapters.serving import Refusal
from rntuple_construct.kit.fuzzing import ParsedFile, Recipe, apply_recipe, mutate
from rntuple_construct.kit.fuzzing.minimizing import Minimizer
from rntuple_construct.kit.fuzzing.oracle import cause_of
from rntuple_construct.kit.runner.asking import SupervisedReader
from rntuple_construct.kit.runner.compare import Types, difference
from rntuple_construct.kit.runner.implementations import Implementation
from rntuple_construct.kit.runner.process import Budget, Ending, ProcessPool, memory_watch
from rntuple_construct.kit.runner.protocol import Answer, Level, ProtocolError, Status
from rntuple_construct.validation import Severity, validate

__all__ = [
    "KINDS",
    "Finding",
    "Hunt",
    "MapTrials",
    "Observation",
    "Peer",
    "Reference",
    "Trial",
    "folder_of",
    "observe",
    "place_of",
    "reference_of",
]

KINDS: Mapping[str, str] = {
    "crash": "does not survive the file",
    "hang": "gives no answer in time",
    "memory": "takes more memory than allowed",
    "wrong": "gives other values than the file holds",
    "accepted": "gives values of a file whose damage changes them, where it must be refused",
    "refused": "refuses a file that is valid",
    "protocol": "gives no answer that can be understood",
}
"""Kinds of findings and what they mean."""

_CORRUPTION = re.compile(
    r"SIGSEGV|SIGBUS|SIGILL|Segmentation|Bus error|Illegal instruction|corrupt|double free|free\(\)|malloc\(|invalid pointer"
    r"|AddressSanitizer|stack smashing|heap",
    re.IGNORECASE,
)
_INDEX = re.compile(r"\[\d+\]")


@dataclass(frozen=True, slots=True)
class Observation:
    """What is to be said about a reader and a file.

    Args:
        kind: one of `KINDS`.
        message: the words of the reader, the signal that ended it, or the first wrong value.
    """

    kind: str
    message: str

    @property
    def cause(self) -> str:
        """The message without what differs between two files of one fault."""
        return cause_of(self.message)

    @property
    def corrupts_memory(self) -> bool:
        """Whether the reader may have overwritten or read memory that is not its own; such a file is not published."""
        return self.kind == "crash" and bool(_CORRUPTION.search(self.message))


@dataclass(frozen=True, slots=True)
class Reference:
    """What this package says about a file.

    Args:
        is_sound: whether the validator finds no error.
        rules: ids of the rules that it breaks, errors before warnings.
        num_entries: of the RNTuple; None if it cannot be read.
        fields: values by top-level field; those that are refused are not there.
        types: types of the fields.
        metadata: entries, clusters and fields, as the protocol has them; None if the RNTuple cannot be read.
    """

    is_sound: bool
    rules: tuple[str, ...]
    num_entries: int | None = None
    fields: Mapping[str, Any] = field(default_factory=dict)
    types: Types | None = None
    metadata: Mapping[str, Any] | None = None


@dataclass(slots=True)
class Finding:
    """A distinct cause.

    Args:
        observation: what the reader did.
        place: path of what was changed, without indices, and how.
        rules: rules that the file breaks.
        seed: of the first mutant.
        base: name of its base file.
        recipe: the changes, without those that are not needed.
        number: of its files.
        count: mutants of this cause so far.
        smallest: the smallest file with which the reader does the same; None if none was looked for or found.
        rules_of_smallest: rules that this one breaks.
        is_minimized: whether recipe and file were made smaller, as far as they can be.
    """

    observation: Observation
    place: str
    rules: tuple[str, ...]
    seed: int
    base: str
    recipe: Recipe
    number: int
    count: int = 1
    smallest: bytes | None = None
    rules_of_smallest: tuple[str, ...] = ()
    is_minimized: bool = False

    @property
    def file_name(self) -> str:
        """Name of its files, without their ending."""
        return f"{self.number:03}-{self.observation.kind}"

    def document(self) -> dict[str, Any]:
        """The finding as JSON."""
        return {
            "kind": self.observation.kind,
            "message": self.observation.message,
            "place": self.place,
            "rules": list(self.rules),
            "base": self.base,
            "seed": self.seed,
            "recipe": self.recipe.dumps(),
            "withheld": self.observation.corrupts_memory,
            "count": self.count,
            "minimized": self.is_minimized,
            "file": self.file_name,
            "smallest": None
            if self.smallest is None
            else {"size": len(self.smallest), "rules": list(self.rules_of_smallest)},
        }


@dataclass(frozen=True, slots=True)
class Trial:
    """What a reader did with a mutant; can be pickled.

    Args:
        seed: of the mutant.
        base: name of its base file.
        outcome: ``fine``, ``not judged``, or the kind of the observation.
        problem: why it was not judged.
        observation: what is wrong; None if nothing is.
        recipe: the changes; None where nothing is wrong.
    """

    seed: int
    base: str
    outcome: str
    problem: str = ""
    observation: Observation | None = None
    recipe: Recipe | None = None


MapTrials = Callable[[Callable[[int], Trial], Iterable[int]], Iterator[Trial]]
"""``map``, or a function like it that runs calls in other processes and gives their results in order."""


def _finding(members: Mapping[str, Any], folder: Path) -> Finding:
    """The finding of a document; its smallest file is read."""
    smallest = members["smallest"]
    observation = Observation(members["kind"], members["message"])
    found = Finding(
        observation,
        members["place"],
        tuple(members["rules"]),
        members["seed"],
        members["base"],
        Recipe.loads(members["recipe"]),
        int(members["file"].partition("-")[0]),
        members["count"],
        is_minimized=members["minimized"],
    )
    if smallest is not None:
        found.smallest = (folder / folder_of(found) / "smallest" / f"{found.file_name}.root").read_bytes()
        found.rules_of_smallest = tuple(smallest["rules"])
    return found


def folder_of(finding: Finding) -> str:
    """The folder that files of a finding go to: ``withheld`` if they may corrupt memory, otherwise ``files``."""
    return "withheld" if finding.observation.corrupts_memory else "files"


class Peer:
    """A reader under supervision, asked for one file at a time.

    A copy in another process of this package, forked or pickled, starts readers that end with that process.

    Args:
        implementation: the reader.
        budget: what it may take for one file.
        process_pool: starts its processes; closed by the caller.
    """

    def __init__(self, implementation: Implementation, budget: Budget, process_pool: ProcessPool) -> None:
        self.implementation = implementation
        self._pid = os.getpid()
        order: tuple[Level, ...] = (Level.METADATA, Level.VALUES)
        wanted = [level for level in order if level in implementation.levels]
        self._levels = wanted[-1:] or [implementation.levels[-1]]
        self._budget = budget
        self._reader = SupervisedReader(implementation, process_pool)
        self._number = 0

    @property
    def version(self) -> str:
        """What the reader calls itself."""
        return self._reader.version

    def __reduce__(self) -> tuple[Any, ...]:
        return _peer_of_process, (self.implementation, self._budget)

    def ask(self, path: Path, ntuple: str | None = None) -> tuple[Answer | None, Observation | None]:
        """The answer to a file, or what happened instead; a process that gives up after others is replaced and asked again.

        Args:
            path: the file.
            ntuple: path of the RNTuple in it; None for the first one.
        """
        if self._pid != os.getpid():
            self.__dict__.update(vars(_peer_of_process(self.implementation, self._budget)))
        before = self._reader.num_served
        answer, seen = self._ask(path, ntuple)
        return self._ask(path, ntuple) if before and seen is not None else (answer, seen)

    def close(self) -> None:
        """End the process."""
        self._reader.close(kill=True)

    def _ask(self, path: Path, ntuple: str | None) -> tuple[Answer | None, Observation | None]:
        self._number += 1
        try:
            exchange, answers = self._reader.ask(self._number, path, ntuple, self._levels, self._budget)
        except ProtocolError:
            return None, Observation("protocol", "no answer of the protocol")
        answer = answers[-1] if answers else None
        if exchange.ending is Ending.HANG:
            return None, Observation("hang", f"no answer in {exchange.seconds:.0f} s")
        if exchange.ending is Ending.MEMORY:
            return None, Observation("memory", f"took {exchange.peak >> 20} MiB")
        if (
            exchange.ending is Ending.ENDED
            and exchange.code
            and not (answer is not None and exchange.code > 0)
        ):
            said = f": {exchange.last_words}" if exchange.last_words else ""
            return None, Observation("crash", f"{exit_text(exchange.code)}{said}")
        if answer is None:
            return None, Observation("protocol", "no answer of the protocol")
        if answer.status is Status.CRASHED:
            return None, Observation("crash", answer.message)
        return answer, None


def _peer_of_process(implementation: Implementation, budget: Budget) -> Peer:
    """A reader for a process of the pool; it ends with this process, also if that is terminated."""
    process_pool = ProcessPool(memory_watch(budget.memory))
    util.Finalize(process_pool, process_pool.close, exitpriority=1)

    def terminate(*_: object) -> None:
        process_pool.close()
        os._exit(128 + signal.SIGTERM)

    signal.signal(signal.SIGTERM, terminate)
    return Peer(implementation, budget, process_pool)


def reference_of(path: Path) -> Reference:
    """What this package says about a file.

    Args:
        path: the file.
    """
    report = validate(path)
    severities = sorted(
        {(not found.severity.at_least(Severity.ERROR), found.rule_id) for found in report.findings}
    )
    rules = tuple(dict.fromkeys(rule for _, rule in severities))
    try:
        values = own.values(str(path), None)
        metadata = own.metadata(str(path), None)
    except (Refusal, RNTupleError):
        return Reference(report.ok, rules)
    types = Types.of(metadata["fields"])
    return Reference(report.ok, rules, values["num_entries"], values["fields"], types, metadata)


def observe(
    answer: Answer, reference: Reference, base: Reference, known: frozenset[str] = frozenset()
) -> Observation | None:
    """What is wrong with an answer; None if nothing is.

    Args:
        answer: of the reader.
        reference: what the file holds.
        base: what the file held before it was changed.
        known: top-level fields that the reader does not read right in the base file, and causes of its refusals there.
    """
    if answer.status is Status.REFUSED:
        is_new = cause_of(answer.message) not in known
        is_readable = reference.is_sound and reference.num_entries is not None
        return Observation("refused", answer.message) if is_readable and is_new else None
    if answer.status is Status.OK and answer.level is Level.METADATA:
        return _observe_metadata(answer, reference)
    if answer.status is not Status.OK or answer.level is not Level.VALUES:
        return None
    given = answer.result.get("fields")
    if not isinstance(given, Mapping):
        return Observation("protocol", "no fields in the answer")
    for name, reason in (answer.result.get("refused") or {}).items():
        if reference.is_sound and name in reference.fields and not {name, cause_of(str(reason))} & known:
            return Observation("refused", f"field {name}: {reason}")
    for name, values in given.items():
        if name in known:
            continue
        if name in reference.fields:
            found = _differs(name, reference.fields[name], values, reference)
            if found:
                return Observation("wrong" if reference.is_sound else "accepted", found)
        elif not reference.is_sound and name in base.fields:
            found = _differs(name, base.fields[name], values, base)
            if found:
                return Observation("accepted", found)
    return None


def _observe_metadata(answer: Answer, reference: Reference) -> Observation | None:
    """What is wrong with the answer of a reader that describes an RNTuple and no more.

    Where the file is damaged, the description may be that of the damage: only valid files tell.
    """
    if not reference.is_sound or reference.metadata is None:
        return None
    found = difference(Level.METADATA, reference.metadata, answer.result)
    return None if found is None else Observation("wrong", found.message)


def _differs(name: str, expected: Any, given: Any, reference: Reference) -> str:
    """The first difference of the values of a field, or nothing."""
    contents = {"num_entries": 0, "fields": {name: expected}}
    found = difference(Level.VALUES, contents, {"num_entries": 0, "fields": {name: given}}, reference.types)
    return "" if found is None else found.message


def place_of(recipe: Recipe) -> str:
    """What a recipe changes, without indices: ``set header.schema.fields[].parent_id``."""
    return "; ".join(
        dict.fromkeys(f"{step.op} {_INDEX.sub('[]', step.path) or 'file'}" for step in recipe.steps)
    )


class Hunt:
    """A campaign against one reader.

    Args:
        peer: the reader.
        bases: files to make mutants of, by name.
        directory: where files are written: those of each finding, base files that have no path (``bases``) and ``findings.json``,
            which is written anew with every finding. Files of findings that corrupt memory go to ``withheld`` in it.
        found: called with each new finding.

    Raises:
        SinkError: the directory cannot be made.
    """

    def __init__(
        self,
        peer: Peer,
        bases: Mapping[str, bytes],
        directory: Path,
        found: Callable[[Finding], None] = lambda _: None,
    ) -> None:
        self._peer = peer
        self._directory = directory
        self._found = found
        self.next_seed = 0
        """Seed of the mutant that comes next."""
        self.findings: dict[tuple[str, str, str], Finding] = {}
        self.outcomes: Counter[str] = Counter()
        self.left_out: dict[str, str] = {}
        """Base files that the reader does not read, with the reason."""
        self.problems: list[str] = []
        """Mutants that could not be judged, with the reason."""
        self._bases: dict[str, tuple[ParsedFile, Reference, frozenset[str]]] = {}
        try:
            directory.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise SinkError(f"cannot make the directory {directory}: {error.strerror or error}") from error
        for name, data in bases.items():
            self.add_base(name, data)

    def add_base(self, name: str, data: bytes) -> None:
        """See what the reader makes of a base file, so that it is not found in all of its mutants."""
        file = self._mutant(data)
        reference = reference_of(file)
        answer, seen = self._peer.ask(file)
        if answer is None or answer.status is not Status.OK:
            self.left_out[name] = (
                seen.message if seen is not None else answer.message if answer is not None else ""
            )
            return
        known: set[str] = set()
        if answer.level is Level.METADATA:
            seen = _observe_metadata(answer, reference)
            if seen is not None:
                self.left_out[name] = seen.message
                return
        else:
            given = answer.result.get("fields") or {}
            for top, reason in (answer.result.get("refused") or {}).items():
                known |= {top, cause_of(str(reason))}
            for top, expected in reference.fields.items():
                if top not in given or _differs(top, expected, given[top], reference):
                    known.add(top)
        self._bases[name] = ParsedFile(data), reference, frozenset(known)

    @property
    def num_bases(self) -> int:
        """How many base files there are mutants of."""
        return len(self._bases)

    def resume(self) -> None:
        """Take in what an earlier hunt of this reader has left in the directory, and go on with the seed behind its last.

        Raises:
            SchemaError: there is none, or it was one of another reader or with other base files.
        """
        path = self._directory / "findings.json"
        try:
            document = json.loads(path.read_text(encoding="utf-8"))
            name = document["target"]["name"]
            if name != self._peer.implementation.name:
                raise SchemaError(f"{path} is about {name}, not about {self._peer.implementation.name}")
            for members in document["findings"]:
                finding = _finding(members, self._directory)
                base = self._bases.get(finding.base)
                if base is None or not finding.recipe.is_for(base[0].data):
                    raise SchemaError(f"{path} has a finding in {finding.base}, which is no base file now")
                key = (finding.observation.kind, finding.observation.cause, finding.place)
                self.findings[key] = finding
            self.outcomes.update(document["outcomes"])
            self.next_seed = int(document["next_seed"])
        except OSError as error:
            raise SchemaError(f"cannot go on with {path}: {error.strerror or error}") from error
        except SchemaError:
            raise
        except (ValueError, KeyError, TypeError, AttributeError) as error:
            raise SchemaError(f"{path} is not what an earlier run has written: {error!r}") from error

    def run(
        self,
        *,
        seconds: float | None = None,
        count: int | None = None,
        seed: int | None = None,
        advanced: Callable[[], None] | None = None,
        map_trials: MapTrials = map,
    ) -> int:
        """Ask for mutants until the time is over or there were enough; returns the number of mutants.

        What was found is written, whatever ends the run.

        Args:
            seconds: on the clock.
            count: mutants.
            seed: of the first one; they are numbered from there on. None to go on behind the last one, or with 0.
            advanced: called after each.
            map_trials: asks the reader for each seed.

        Raises:
            SinkError: a file cannot be written.
        """
        start, done = time.monotonic(), 0
        if seed is not None:
            self.next_seed = seed

        def seeds() -> Iterator[int]:
            first = self.next_seed
            for number in itertools.count(first) if count is None else range(first, first + count):
                if not self._bases or (seconds is not None and time.monotonic() - start >= seconds):
                    return
                yield number

        try:
            for trial in map_trials(self.trial, seeds()):
                self._take(trial)
                done += 1
                self.next_seed = trial.seed + 1
                if advanced is not None:
                    advanced()
        finally:
            self._finish()
        return done

    def trial(self, seed: int) -> Trial:
        """Ask the reader for the mutant of a seed; findings are not changed.

        Raises:
            SinkError: the mutant cannot be written.
        """
        name = self._base_of(seed)
        mutated = mutate(self._bases[name][0], seed)
        try:
            observation, _ = self.look(name, mutated.data)
        except SinkError:
            raise
        except RNTupleError as error:  # the next mutant may be judged
            return Trial(seed, name, "not judged", str(error))
        if observation is None:
            return Trial(seed, name, "fine")
        return Trial(seed, name, observation.kind, "", observation, mutated.recipe)

    def trial_of_dead(self, seed: int, exit_code: int) -> Trial:
        """The trial of a seed for which every process of this package ended."""
        return Trial(seed, self._base_of(seed), "not judged", f"the process ended with code {exit_code}")

    def _base_of(self, seed: int) -> str:
        names = sorted(self._bases)
        return names[seed % len(names)]

    def _take(self, trial: Trial) -> None:
        try:
            self._keep_finding(trial)
        except SinkError:
            raise
        except RNTupleError as error:
            trial = replace(trial, outcome="not judged", problem=str(error))
        self.outcomes[trial.outcome] += 1
        if trial.problem:
            self.problems.append(f"seed {trial.seed} of {trial.base}: {trial.problem}")

    def _keep_finding(self, trial: Trial) -> None:
        """Count the finding of a trial, and keep its files if it is a new one."""
        name, observation = trial.base, trial.observation
        if observation is None or trial.recipe is None:
            return
        base = self._bases[name][0]
        key = (observation.kind, observation.cause, place_of(trial.recipe))
        known = self.findings.get(key) or self._alike(observation, trial.recipe)
        if known is not None:
            known.count += 1
            return
        recipe = self._minimal(name, trial.recipe, observation)
        observation, rules = self.look(name, apply_recipe(base, recipe))
        if observation is None:
            return  # not what it was: a matter of chance
        finding = Finding(observation, place_of(recipe), rules, trial.seed, name, recipe, self._next_number())
        key = (observation.kind, observation.cause, finding.place)
        if key in self.findings:
            self.findings[key].count += 1
            return
        self.findings[key] = finding
        self._keep(finding, apply_recipe(base, recipe))
        if name.replace("-", "_").isidentifier():  # of the corpus, and no path of a file that is there
            self._write(self._directory / "bases" / f"{name}.root", base.data)
        self._write_list()
        self._found(finding)

    def _next_number(self) -> int:
        return max((each.number for each in self.findings.values()), default=0) + 1

    def _alike(self, observation: Observation, recipe: Recipe) -> Finding | None:
        """A finding whose words are the same and whose change is one of those of this mutant."""
        places = place_of(recipe).split("; ")
        for (kind, cause, place), finding in self.findings.items():
            if (kind, cause) == (observation.kind, observation.cause) and place in places:
                return finding
        return None

    def look(self, name: str, data: bytes) -> tuple[Observation | None, tuple[str, ...]]:
        """What the reader does with a file, and the rules that the file breaks.

        Args:
            name: of its base file, which the reader reads.
            data: the file.
        """
        _, base, known = self._bases[name]
        file = self._mutant(data)
        answer, seen = self._peer.ask(file)
        reference = reference_of(file)
        if seen is None and answer is not None:
            seen = observe(answer, reference, base, known)
        return seen, reference.rules

    def _minimal(self, name: str, recipe: Recipe, observation: Observation) -> Recipe:
        """A recipe without steps that the reader does the same without."""
        base = self._bases[name][0]
        for step in recipe.steps:
            if len(recipe.steps) == 1:
                break
            shorter = recipe.with_steps(each for each in recipe.steps if each is not step)
            try:
                seen, _ = self.look(name, apply_recipe(base, shorter))
            except RNTupleError:
                continue
            if seen is not None and (seen.kind, seen.cause) == (observation.kind, observation.cause):
                recipe = shorter
        return recipe

    def minimize(self, seconds: float, advanced: Callable[[], None] | None = None) -> None:
        """Make recipe and file of each finding smaller, as long as the reader does the same with them.

        Where values of the base file decide what is wrong (kind ``accepted``), only the recipe is made smaller: another file has
        other values. Those that an earlier hunt has made smaller stay as they are.

        Args:
            seconds: for each finding, at most.
            advanced: called after each.

        Raises:
            SinkError: a file cannot be written.
        """
        try:
            for finding in self.to_minimize():
                try:
                    self._minimize(finding, seconds)
                except SinkError:
                    raise
                except RNTupleError:
                    pass  # a reader that does something else now, as some do by chance
                finding.is_minimized = True
                if advanced is not None:
                    advanced()
            self._forget_same()
        finally:
            self._finish()

    def to_minimize(self) -> Sequence[Finding]:
        """The findings that were not made smaller yet, the worst kinds first."""
        return [finding for finding in self.ordered() if not finding.is_minimized]

    def _finish(self) -> None:
        """Write what is known; the reader may be asked again."""
        for file in self._directory.glob("mutant-*.root"):
            file.unlink(missing_ok=True)
        self._write_list()

    def _forget_same(self) -> None:
        """Join findings whose smaller recipes change the same place."""
        found, self.findings = list(self.findings.values()), {}
        for finding in found:
            key = (finding.observation.kind, finding.observation.cause, finding.place)
            first = self.findings.setdefault(key, finding)
            if first is not finding:
                first.count += finding.count
                for path in self._directory.rglob(f"{finding.file_name}.*"):
                    path.unlink()

    def _minimize(self, finding: Finding, seconds: float) -> None:
        base = self._bases[finding.base][0]
        is_sound = self._is_sound(apply_recipe(base, finding.recipe))

        def is_same(data: bytes) -> bool:
            seen, _ = self.look(finding.base, data)
            wanted = finding.observation
            is_alike = seen is not None and (seen.kind, seen.cause) == (wanted.kind, wanted.cause)
            return is_alike and self._is_sound(data) == is_sound

        minimizer = Minimizer(is_same, seconds=seconds)
        finding.recipe = minimizer.recipe(base, finding.recipe)
        finding.place = place_of(finding.recipe)
        data = apply_recipe(base, finding.recipe)
        _, finding.rules = self.look(finding.base, data)
        self._keep(finding, data)
        if finding.observation.kind == "accepted":
            return
        smallest = minimizer.file(data)
        if len(smallest) < len(data):
            finding.smallest = smallest
            _, finding.rules_of_smallest = self.look(finding.base, smallest)
            self._keep(finding, data)

    def _is_sound(self, data: bytes) -> bool:
        return validate(data).ok

    def _keep(self, finding: Finding, data: bytes) -> None:
        folder = self._directory / folder_of(finding)
        self._write(folder / f"{finding.file_name}.root", data)
        self._write(folder / f"{finding.file_name}.recipe", finding.recipe.dumps().encode())
        if finding.smallest is not None:
            self._write(folder / "smallest" / f"{finding.file_name}.root", finding.smallest)

    def _mutant(self, data: bytes) -> Path:
        """Write a file for the reader; each process has one."""
        path = self._directory / f"mutant-{os.getpid()}.root"
        self._write(path, data)
        return path

    def _write(self, path: Path, data: bytes) -> None:
        try:
            path.parent.mkdir(exist_ok=True)
            path.write_bytes(data)
        except OSError as error:
            raise SinkError(f"cannot write {path}: {error.strerror or error}") from error

    def _write_list(self) -> None:
        """Write the list so that a run that is killed leaves the last one or this one."""
        path = self._directory / "findings.json"
        beside = path.with_suffix(".new")
        self._write(beside, (json.dumps(self.document(), indent=1) + "\n").encode())
        beside.replace(path)

    def document(self) -> dict[str, Any]:
        """Everything that was found, as JSON."""
        return {
            "schema_version": "1.0",
            "target": {"name": self._peer.implementation.name, "version": self._peer.version},
            "mutants": sum(self.outcomes.values()),
            "outcomes": dict(self.outcomes),
            "next_seed": self.next_seed,
            "left_out": self.left_out,
            "findings": [finding.document() for finding in self.ordered()],
        }

    def ordered(self) -> Sequence[Finding]:
        """The findings, the worst kinds first."""
        order = list(KINDS)
        return sorted(
            self.findings.values(),
            key=lambda each: (order.index(each.observation.kind), -each.count, each.place),
        )
