"""Campaigns against other readers: mutants that get past the checksums, the answers of a reader, and each cause once.

The reader runs in separate processes with limits (`runner.process`), and uses the protocol of the conformance
kit. The reader of this package gives the expected values. The validator says which rules a file breaks, and
whether it may be refused.
"""

from __future__ import annotations

import json
import os
import re
import signal
import time
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from multiprocessing import util
from pathlib import Path
from typing import Any

from rntuple_construct.base.errors import RNTupleError, SchemaError, SinkError
from rntuple_construct.base.processes import exit_text
from rntuple_construct.kit.files.output_files import make_directory, write_file
from rntuple_construct.kit.fuzzing import ParsedFile, Recipe, Step, apply_recipe, mutate
from rntuple_construct.kit.fuzzing.campaign import Campaign
from rntuple_construct.kit.fuzzing.minimizing import Minimizer
from rntuple_construct.kit.fuzzing.observations import (
    KINDS,
    Observation,
    Reference,
    ValidatorVerdict,
    Weaknesses,
    is_explained,
    key_of,
    memory_error_of,
    observe,
    weaknesses_of,
)
from rntuple_construct.kit.runner.asking import SupervisedReader
from rntuple_construct.kit.runner.implementations import Implementation
from rntuple_construct.kit.runner.process import Ending, Exchange, ProcessLimits, ProcessPool, memory_watch
from rntuple_construct.kit.runner.protocol import Answer, Level, ProtocolError, Status, parse_answer
from rntuple_construct.kit.runner.stack_traces import (
    exhausts_memory,
    is_crash_report,
    stack_in,
)

__all__ = ["Hunt", "ReaderFinding", "SupervisedPeer", "Trial", "folder_of", "place_of"]

_INDEX = re.compile(r"\[\d+\]")
_PATIENCE = 20
_LEAST_PATIENCE = 0.5
_NO_ANSWER = "no answer of the protocol"
_FAILURES = ("crash", "hang", "memory")
"""Kinds of failures that no file justifies, not even a damaged one."""
_NUM_CONFIRMATIONS = 2
"""Fresh processes that have to do the same with a file before a finding is reported."""
_SHELL_SIGNAL = 128
"""A shell adds this to the number of the signal that ended its command."""
_LAST_SIGNAL = 64


@dataclass(slots=True)
class ReaderFinding:
    """A distinct cause, with the simplest mutant that showed it.

    Args:
        key: what all mutants of the cause have in common, see `key_of`.
        observation: what the reader did.
        place: path of the change, without indices, and its kind.
        rules: rules that the file breaks and its base file does not.
        seed: of the mutant; None for an unchanged base file.
        base: name of its base file.
        recipe: the changes, without those that are not needed; none if the base file itself shows it.
        number: of its files.
        count: mutants of this cause so far.
        smallest: the smallest file with which the reader does the same; None if none was looked for.
        rules_of_smallest: rules that this one breaks.
        is_minimized: if true, recipe and file were made smaller, as far as they can be.
        is_new: if true, no earlier run has found it.
    """

    key: tuple[str, ...]
    observation: Observation
    place: str
    rules: tuple[str, ...]
    seed: int | None
    base: str
    recipe: Recipe
    number: int
    count: int = 1
    smallest: bytes | None = None
    rules_of_smallest: tuple[str, ...] = ()
    is_minimized: bool = False
    is_new: bool = True

    @property
    def file_name(self) -> str:
        """Name of its files, without their ending."""
        return f"{self.number:03}-{self.observation.kind}"

    @property
    def complexity(self) -> tuple[int, int]:
        """Numbers of changes and of broken rules."""
        return len(self.recipe.steps), len(self.rules)

    def document(self) -> dict[str, Any]:
        """The finding as JSON."""
        return {
            "kind": self.observation.kind,
            "message": self.observation.message,
            "stack": list(self.observation.stack),
            "cause": list(self.key),
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
    """Result of a reader for a mutant; can be pickled.

    Args:
        seed: of the mutant; None for an unchanged base file.
        base: name of its base file.
        outcome: ``fine``, ``not judged``, ``not reproduced``, or the kind of the observation.
        problem: why it was not judged.
        observation: the error; None without error.
        recipe: the changes; None where nothing is wrong.
        verdict: rules that the mutant breaks and its base file does not, if something is wrong.
    """

    seed: int | None
    base: str
    outcome: str
    problem: str = ""
    observation: Observation | None = None
    recipe: Recipe | None = None
    verdict: ValidatorVerdict = field(default_factory=ValidatorVerdict)


@dataclass(frozen=True, slots=True)
class _Base:
    """A base file, its contents, and the errors of the reader with it."""

    file: ParsedFile
    reference: Reference
    known: Weaknesses


def _finding(members: Mapping[str, Any], folder: Path) -> ReaderFinding:
    """The finding of a document; its smallest file is read."""
    smallest = members["smallest"]
    found = ReaderFinding(
        tuple(members["cause"]),
        Observation(members["kind"], members["message"], tuple(members["stack"])),
        members["place"],
        tuple(members["rules"]),
        members["seed"],
        members["base"],
        Recipe.loads(members["recipe"]),
        int(members["file"].partition("-")[0]),
        members["count"],
        is_minimized=members["minimized"],
        is_new=False,
    )
    if smallest is not None:
        found.smallest = (folder / folder_of(found) / "smallest" / f"{found.file_name}.root").read_bytes()
        found.rules_of_smallest = tuple(smallest["rules"])
    return found


def folder_of(finding: ReaderFinding) -> str:
    """The folder that files of a finding go to: ``withheld`` if they may corrupt memory, otherwise ``files``."""
    return "withheld" if finding.observation.corrupts_memory else "files"


class SupervisedPeer:
    """A reader under supervision, asked for one file at a time.

    A copy in another process of this package, forked or pickled, starts readers that end with that process.

    Args:
        implementation: the reader. A command with ``{file}`` that does not answer its first file in the
            protocol is a plain one. Its exit code and standard error are its answer.
        budget: its limits for one file.
        process_pool: starts its processes; closed by the caller.
        ok_exits: exit codes of a plain command that are not crashes; by default all except those of signals.
        is_plain: if true, the command is a plain one; None to find out.
    """

    def __init__(
        self,
        implementation: Implementation,
        budget: ProcessLimits,
        process_pool: ProcessPool,
        ok_exits: frozenset[int] | None = None,
        is_plain: bool | None = None,
    ) -> None:
        self.implementation = implementation
        self.is_plain = False if implementation.is_persistent else is_plain
        self._pid = os.getpid()
        order: tuple[Level, ...] = (Level.METADATA, Level.VALUES)
        wanted = [level for level in order if level in implementation.levels]
        self._levels = wanted[-1:] or [implementation.levels[-1]]
        self._budget = budget
        self._ok_exits = ok_exits
        self._reader = SupervisedReader(implementation, process_pool)
        self._number = 0

    @property
    def version(self) -> str:
        """Name of the reader."""
        return self._reader.version

    @property
    def seconds(self) -> float:
        """Time limit of one file."""
        return self._budget.seconds

    def __reduce__(self) -> tuple[Any, ...]:
        return _peer_of_process, (self.implementation, self._budget, self._ok_exits, self.is_plain)

    def ask(
        self, path: Path, ntuple: str | None = None, seconds: float | None = None
    ) -> tuple[Answer | None, Observation | None]:
        """The answer to a file, or what happened instead; a process that gives up after others is replaced and asked again.

        Args:
            path: the file.
            ntuple: path of the RNTuple in it; None for the first one.
            seconds: time limit of a process that runs already; None for that of the budget. A reader that does not keep a shorter
                one is not asked again.
        """
        if self._pid != os.getpid():
            make, arguments = self.__reduce__()
            self.__dict__.update(vars(make(*arguments)))
        before = self._reader.num_served
        is_hurried = seconds is not None and (self._reader.is_running or self.is_plain is True)
        budget = replace(self._budget, seconds=seconds) if seconds and is_hurried else self._budget
        answer, seen = self._ask(path, ntuple, budget)
        if not before or seen is None or (seen.kind == "hang" and is_hurried):
            return answer, seen
        return self._ask(path, ntuple, budget)

    def close(self) -> None:
        """End the process."""
        self._reader.close(kill=True)

    def _ask(
        self, path: Path, ntuple: str | None, budget: ProcessLimits
    ) -> tuple[Answer | None, Observation | None]:
        if self.is_plain is not False:
            exchange = self._reader.run(path, ntuple, budget)
            if self.is_plain is None and any(map(_is_answer, exchange.lines)):
                self.is_plain = False
            else:
                # A command that fails with its first file may speak the protocol with the next one.
                self.is_plain = self.is_plain or exchange.code == 0 or None
                return self._judge_plain(exchange)
        self._number += 1
        try:
            exchange, answers = self._reader.ask(self._number, path, ntuple, self._levels, budget)
        except ProtocolError as error:
            return None, memory_error_of(error.output) or Observation("protocol", _NO_ANSWER)
        answer = answers[-1] if answers else None
        failed = memory_error_of(exchange.text) or _exceeded(exchange)
        if failed is not None:
            return None, failed
        if (
            exchange.ending is Ending.ENDED
            and exchange.code
            and not (answer is not None and exchange.code > 0)
        ):
            return None, _crash(exchange.code, exchange)
        if answer is None:
            return None, Observation("protocol", _NO_ANSWER)
        failed = memory_error_of(answer.message)
        if failed is not None:
            return None, failed
        if answer.status is Status.CRASHED:
            return None, Observation("crash", answer.message, answer.stack or stack_in(answer.message))
        return answer, None

    def _judge_plain(self, exchange: Exchange) -> tuple[Answer | None, Observation | None]:
        """Judge a plain command by its end: it read the file, refused it, or crashed."""
        failed = memory_error_of(exchange.text) or _exceeded(exchange)
        if failed is not None:
            return None, failed
        code, talk, words = exchange.code or 0, exchange.talk, exchange.last_words
        if code and exhausts_memory(talk):
            return None, Observation("memory", words, stack_in(talk))
        is_listed = code in self._ok_exits if self._ok_exits is not None else 0 <= code < _SHELL_SIGNAL
        if not is_listed or (code and is_crash_report(talk)):
            is_of_shell = _SHELL_SIGNAL < code <= _SHELL_SIGNAL + _LAST_SIGNAL
            return None, _crash(_SHELL_SIGNAL - code if is_of_shell else code, exchange)
        if code:
            return Answer(
                Level.VALUES, Status.REFUSED, message=words or exit_text(code), stack=stack_in(talk)
            ), None
        return Answer(Level.CONTAINER, Status.OK), None


def _is_answer(line: bytes) -> bool:
    try:
        parse_answer(line)
    except ProtocolError:
        return False
    return True


def _exceeded(exchange: Exchange) -> Observation | None:
    """The limit that a reader ran into."""
    if exchange.ending is Ending.HANG:
        return Observation("hang", f"no answer in {exchange.seconds:.0f} s")
    if exchange.ending is Ending.FLOOD:
        return Observation("hang", "prints without end")
    if exchange.ending is Ending.MEMORY:
        return Observation("memory", f"took {exchange.peak >> 20} MiB")
    return None


def _crash(code: int, exchange: Exchange) -> Observation:
    words = exchange.last_words
    return Observation("crash", f"{exit_text(code)}{words and f': {words}'}", stack_in(exchange.talk))


def _peer_of_process(
    implementation: Implementation,
    budget: ProcessLimits,
    ok_exits: frozenset[int] | None,
    is_plain: bool | None,
) -> SupervisedPeer:
    """A reader for a process of the pool; it ends with this process, also if that is terminated."""
    process_pool = ProcessPool(memory_watch(budget.memory))
    util.Finalize(process_pool, process_pool.close, exitpriority=1)

    def terminate(*_: object) -> None:
        process_pool.close()
        os._exit(128 + signal.SIGTERM)

    signal.signal(signal.SIGTERM, terminate)
    return SupervisedPeer(implementation, budget, process_pool, ok_exits, is_plain)


def place_of(recipe: Recipe) -> str:
    """Name the change of a recipe without indices: ``set header.schema.fields[].parent_id``."""
    places = dict.fromkeys(f"{step.op} {_INDEX.sub('[]', step.path) or 'file'}" for step in recipe.steps)
    return "; ".join(places) or "unchanged file"


def _explains(finding: ReaderFinding, key: Sequence[str], seen: Observation) -> bool:
    """Return whether a finding explains another one, by its key or its innermost calls."""
    return is_explained(key, finding.key) or seen.ends_like(finding.observation)


class Hunt(Campaign[Trial]):
    """A campaign against one reader. It looks at mutants, keeps a finding of each cause, and resumes from ``findings.json``.

    Args:
        peer: the reader.
        bases: files to make mutants of, by name.
        directory: where files are written: those of each finding, their base files (``bases``) and ``findings.json``, which
            is written anew with every finding. Files of findings that corrupt memory go to ``withheld`` in it. The file
            that the reader is asked for is also there, until `close`.
        found: called with each new finding.
        minimize_seconds: time to make each finding smaller at the end of a run. At most half of the time of a run is kept back
            for all findings.

    Raises:
        SinkError: the directory cannot be made.
    """

    def __init__(
        self,
        peer: SupervisedPeer,
        bases: Mapping[str, bytes],
        directory: Path,
        found: Callable[[ReaderFinding], None] = lambda _: None,
        minimize_seconds: float = 0.0,
    ) -> None:
        super().__init__()
        self._peer = peer
        self._directory = directory.absolute()
        self._found = found
        self._minimize_seconds = minimize_seconds
        self.findings: dict[tuple[str, ...], ReaderFinding] = {}
        self.outcomes: Counter[str] = Counter()
        self.left_out: dict[str, str] = {}
        """Base files that the reader does not read, with the reason."""
        self.problems: list[str] = []
        """Mutants that could not be judged, with the reason."""
        self._bases: dict[str, _Base] = {}
        self._failing: dict[str, _Base] = {}
        """Base files that the reader does not survive."""
        self._slowest = 0.0
        self._shapes: frozenset[str] = frozenset()
        make_directory(directory)
        self.close()
        for name, data in bases.items():
            self.add_base(name, data)

    def add_base(self, name: str, data: bytes) -> None:
        """Record the errors of the reader with a base file, so that its mutants do not repeat them.

        A crash, a hang or too much memory is a finding.
        """
        reference = Reference(data)
        start = time.monotonic()
        answer, seen = self._peer.ask(self._mutant(data))
        if self._bases:  # the first answer waits for the program to start
            self._slowest = max(self._slowest, time.monotonic() - start)
        if answer is not None and answer.status is Status.OK and answer.level is Level.METADATA:
            seen = observe(answer, reference, reference)
        if seen is not None or answer is None or answer.status is not Status.OK:
            reason = seen.message if seen is not None else answer.message if answer is not None else ""
            self.left_out[name] = reason.replace(str(self._path), "{file}")
            if seen is not None and seen.kind in _FAILURES:
                # Of such a file every rule counts, as if it were the mutant of an empty one.
                file = ParsedFile(data)
                self._failing[name] = _Base(file, Reference.stated(None, ValidatorVerdict()), Weaknesses())
                recipe = Recipe((), file.ntuple, base=Recipe.of_base(data))
                self._keep_finding(Trial(None, name, seen.kind, "", seen, recipe, reference.verdict))
            return
        known = weaknesses_of(answer, reference) if answer.level is Level.VALUES else Weaknesses()
        self._shapes |= known.shapes
        self._bases[name] = _Base(ParsedFile(data), reference, known)

    @property
    def _patience(self) -> float:
        """Time limit of a mutant, in seconds: one that takes much longer than all base files is asked again with the full limit."""
        return min(self._peer.seconds, max(_LEAST_PATIENCE, _PATIENCE * self._slowest))

    @property
    def num_bases(self) -> int:
        """Number of base files with mutants."""
        return len(self._bases)

    def resume(self, bases: Mapping[str, bytes]) -> None:
        """Load the results of an earlier run of this reader from the directory, and continue after its last seed.

        Args:
            bases: all base files, by name.

        Raises:
            SchemaError: no such run exists, or it had another reader or other base files.
        """
        path = self._directory / "findings.json"
        try:
            document = json.loads(path.read_text(encoding="utf-8"))
            name = document["target"]["name"]
            if name != self._peer.implementation.name:
                raise SchemaError(f"{path} is about {name}, not about {self._peer.implementation.name}")
            for members in document["findings"]:
                finding = _finding(members, self._directory)
                base = bases.get(finding.base)
                if base is None or not finding.recipe.is_for(base):
                    raise SchemaError(f"{path} has a finding in {finding.base}, which is not a base file now")
                self.findings[finding.key] = finding
            self.outcomes.update(document["outcomes"])
            self.next_seed = int(document["next_seed"])
        except OSError as error:
            raise SchemaError(f"cannot resume from {path}: {error.strerror or error}") from error
        except SchemaError:
            raise
        except (ValueError, KeyError, TypeError, AttributeError) as error:
            raise SchemaError(f"{path} is not what an earlier run has written: {error!r}") from error

    def _is_over(self, seconds: float | None) -> bool:
        if seconds is not None:
            seconds -= min(len(self.to_minimize()) * self._minimize_seconds, seconds / 2)
        return not self._bases or super()._is_over(seconds)

    def look(self, seed: int) -> Trial:
        """Ask the reader for the mutant of a seed; findings are not changed.

        Raises:
            SinkError: the mutant cannot be written.
        """
        name = self._base_of(seed)
        base = self._bases[name]
        mutated = mutate(base.file, seed)
        try:
            seen, reference = self._look(mutated.data, base.reference, base.known, self._patience)
            if seen is None:
                return Trial(seed, name, "fine")
            verdict = reference.verdict.beyond(base.reference.verdict)
        except SinkError:
            raise
        except RNTupleError as error:  # the next mutant may be judged
            return Trial(seed, name, "not judged", str(error))
        return Trial(seed, name, seen.kind, "", seen, mutated.recipe, verdict)

    def look_of_dead(self, seed: int, exit_code: int) -> Trial:
        """The trial of a seed for which every process of this package ended."""
        return Trial(seed, self._base_of(seed), "not judged", f"the process ended with code {exit_code}")

    def _base_of(self, seed: int) -> str:
        names = sorted(self._bases)
        return names[seed % len(names)]

    def _take(self, trial: Trial) -> None:
        try:
            if not self._keep_finding(trial):
                problem = f"'{trial.outcome}' does not happen again in a new process"
                trial = replace(trial, outcome="not reproduced", problem=problem)
        except SinkError:
            raise
        except RNTupleError as error:
            trial = replace(trial, outcome="not judged", problem=str(error))
        self.outcomes[trial.outcome] += 1
        if trial.problem:
            self.problems.append(f"seed {trial.seed} of {trial.base}: {trial.problem}")

    def _keep_finding(self, trial: Trial) -> bool:
        """Count the finding of a trial, and keep its files if it is a new one or simpler than those before.

        Returns:
            whether there is no finding, or the reader does the same again.
        """
        if trial.observation is None or trial.recipe is None:
            return True
        key = key_of(trial.observation, trial.verdict, place_of(trial.recipe))
        complexity = len(trial.recipe.steps), len(trial.verdict.rules)
        known = self._explanation_of(key, trial.observation)
        if known is not None and (known.is_minimized or known.key != key or complexity >= known.complexity):
            known.count += 1
            return True
        finding = self._finding_of(trial)
        if finding is None:
            return False
        known = self._explanation_of(finding.key, finding.observation)
        if known is not None:
            is_simpler = known.key == finding.key and finding.complexity < known.complexity
            if known.is_minimized or not is_simpler:
                known.count += 1
                return True
            finding.number, finding.is_new = known.number, known.is_new
        for other in [
            each for each in self.findings.values() if _explains(finding, each.key, each.observation)
        ]:
            self._forget(other, finding)
        base = self._base(trial.base).file
        self.findings[finding.key] = finding
        self._keep(finding, apply_recipe(base, finding.recipe))
        if finding.recipe.steps and "://" not in trial.base:
            write_file(self._directory / "bases" / f"{trial.base.removesuffix('.root')}.root", base.data)
        self._save()
        if known is None:
            self._found(finding)
        return True

    def _base(self, name: str) -> _Base:
        """A base file, whether the reader reads it or not."""
        return self._bases.get(name) or self._failing[name]

    def _explanation_of(self, key: tuple[str, ...], seen: Observation) -> ReaderFinding | None:
        """The finding whose cause explains another one."""
        return self.findings.get(key) or next(
            (each for each in self.findings.values() if _explains(each, key, seen)), None
        )

    def _forget(self, finding: ReaderFinding, other: ReaderFinding) -> None:
        """Count a finding as one of another, and remove its files."""
        self.findings.pop(finding.key, None)
        other.count += finding.count
        for path in self._directory.rglob(f"{finding.file_name}.*"):
            path.unlink()

    def _finding_of(self, trial: Trial) -> ReaderFinding | None:
        """The finding of a trial without needless steps; None if the reader does something else now."""
        if trial.observation is None or trial.recipe is None:
            return None
        base = self._base(trial.base)
        recipe = self._minimal(base, trial.recipe, trial.observation)
        data, before = apply_recipe(base.file, recipe), self._before(base, recipe, trial.observation)
        place = place_of(recipe)
        confirmed = self._confirmed(data, before, base.known)
        if confirmed is None:
            return None
        seen, reference = confirmed
        verdict = reference.verdict.beyond(base.reference.verdict)
        key = key_of(seen, verdict, place)
        number = max((each.number for each in self.findings.values()), default=0) + 1
        return ReaderFinding(key, seen, place, verdict.rules, trial.seed, trial.base, recipe, number)

    def _confirmed(
        self, data: bytes, before: Reference, known: Weaknesses
    ) -> tuple[Observation, Reference] | None:
        """Repeat the observation in fresh processes with their full time limit; None if they differ."""
        first: tuple[Observation, Reference] | None = None
        for _ in range(_NUM_CONFIRMATIONS):
            self._peer.close()
            seen, reference = self._look(data, before, known)
            if seen is None or (first is not None and seen.symptom != first[0].symptom):
                return None
            first = first or (seen, reference)
        return first

    def _before(self, base: _Base, recipe: Recipe, seen: Observation) -> Reference:
        """Return the contents before the damage: of several changes, some may only give other values."""
        if seen.kind != "accepted" or len(recipe.steps) == 1:
            return base.reference

        def changed(steps: Iterable[Step]) -> Reference:
            return Reference(apply_recipe(base.file, recipe.with_steps(steps)))

        harmless: list[Step] = []
        for step in recipe.steps:
            with suppress(RNTupleError):  # some steps need those before them
                if changed([*harmless, step]).is_sound:
                    harmless.append(step)
        return changed(harmless)

    def observed(self, name: str, data: bytes) -> tuple[Observation | None, Reference]:
        """Observe a reader on a file, and compare with the report of this package.

        Args:
            name: of its base file, which the reader reads.
            data: the file.
        """
        base = self._base(name)
        return self._look(data, base.reference, base.known)

    def _look(
        self, data: bytes, before: Reference, known: Weaknesses, seconds: float | None = None
    ) -> tuple[Observation | None, Reference]:
        file = self._mutant(data)
        answer, seen = self._peer.ask(file, seconds=seconds)
        reference = Reference(data)
        if seen is None and answer is not None:
            seen = observe(answer, reference, before, replace(known, shapes=self._shapes))
        if seen is not None:  # the name of the file differs from process to process
            seen = replace(seen, message=seen.message.replace(str(file), "{file}"))
        return seen, reference

    def _minimal(self, base: _Base, recipe: Recipe, wanted: Observation) -> Recipe:
        """A recipe without steps that the reader does the same without."""
        for step in recipe.steps:
            if len(recipe.steps) == 1:
                break
            shorter = recipe.with_steps(each for each in recipe.steps if each is not step)
            try:
                seen, _ = self._look(
                    apply_recipe(base.file, shorter), base.reference, base.known, self._patience
                )
            except RNTupleError:
                continue
            if seen is not None and seen.symptom == wanted.symptom:
                recipe = shorter
        return recipe

    def minimize(self, advanced: Callable[[], None] = lambda: None, until: float | None = None) -> None:
        """Make recipe and file of each finding smaller, as long as the reader does the same with them.

        The smaller file breaks the same rules and no others. Its base file is made smaller with it, and the reader has to read that one
        right, unless it does not survive the mutant. Findings that an earlier hunt has made smaller stay unchanged.

        Args:
            advanced: called after each.
            until: time of `time.monotonic` when this has to end; each finding gets its share. None for no end.

        Raises:
            SinkError: a file cannot be written.
        """
        waiting = self.to_minimize()
        try:
            for number, finding in enumerate(waiting):
                seconds = self._minimize_seconds
                if until is not None:
                    seconds = min(seconds, (until - time.monotonic()) / (len(waiting) - number))
                    if seconds <= 0:
                        break
                try:
                    self._minimize(finding, seconds)
                except SinkError:
                    raise
                except RNTupleError:
                    pass  # a reader that does something else now, as some do by chance
                finding.is_minimized = True
                advanced()
        finally:
            self._forget_same()
            self._save()

    def to_minimize(self) -> Sequence[ReaderFinding]:
        """The findings that were not made smaller yet, the worst kinds first."""
        return [finding for finding in self.ordered() if not finding.is_minimized]

    def close(self) -> None:
        """Remove the files that the reader was asked for, also those of an earlier run that was killed."""
        for file in self._directory.glob("mutant-*.root"):
            file.unlink(missing_ok=True)

    def _forget_same(self) -> None:
        """Join findings that have one cause now that they are smaller; the simplest of them stays."""
        found = sorted(self.findings.values(), key=lambda each: (len(each.key), each.complexity))
        self.findings = {}
        for finding in found:
            first = self._explanation_of(finding.key, finding.observation)
            if first is None:
                self.findings[finding.key] = finding
            else:
                self._forget(finding, first)

    def _minimize(self, finding: ReaderFinding, seconds: float) -> None:
        base = self._base(finding.base)
        wanted = finding.observation
        _, reference = self.observed(finding.base, apply_recipe(base.file, finding.recipe))
        verdict = reference.verdict.beyond(base.reference.verdict)

        def is_same(data: bytes, smaller: bytes | None = None) -> bool:
            before = base.reference if smaller is None else Reference(smaller)
            seen, found = self._look(data, before, base.known, self._patience)
            if seen is None or seen.symptom != wanted.symptom:
                return False
            broken = found.verdict.beyond(base.reference.verdict)
            if set(broken.errors) != set(verdict.errors) or not set(broken.notes) <= set(verdict.rules):
                return False
            return smaller is None or self._is_read(smaller, before, base)

        minimizer = Minimizer(is_same, seconds=seconds)
        recipe = minimizer.recipe(base.file, finding.recipe)
        data, smaller_base = apply_recipe(base.file, recipe), base.file.data
        confirmed = self._confirmed(data, base.reference, base.known)
        if confirmed is None:
            return
        finding.recipe = recipe
        finding.observation, reference = confirmed
        verdict = reference.verdict.beyond(base.reference.verdict)
        finding.place, finding.rules = place_of(finding.recipe), verdict.rules
        finding.key = key_of(finding.observation, verdict, finding.place)
        self._keep(finding, data)
        smallest = data
        if recipe.steps:
            smallest, smaller_base = minimizer.pair(data, smaller_base)
        if wanted.kind in (*_FAILURES, "protocol"):
            smallest = minimizer.file(smallest)
        before = Reference(smaller_base) if recipe.steps else base.reference
        confirmed = self._confirmed(smallest, before, base.known)
        if confirmed is None:  # slow, but no endless loop
            smallest, smaller_base = data, base.file.data
        else:
            reference = confirmed[1]
        finding.smallest = smallest
        finding.rules_of_smallest = reference.verdict.beyond(base.reference.verdict).rules
        self._keep(finding, data)
        if recipe.steps:
            folder = self._directory / folder_of(finding) / "smallest"
            write_file(folder / f"{finding.file_name}.base.root", smaller_base)

    def _is_read(self, data: bytes, reference: Reference, base: _Base) -> bool:
        """Return whether the reader does nothing wrong with a smaller base file."""
        if set(reference.verdict.errors) - set(base.reference.verdict.errors):
            return False
        answer, seen = self._peer.ask(self._mutant(data))
        if seen is not None or answer is None or answer.status is not Status.OK:
            return False
        return observe(answer, reference, reference, base.known) is None

    def _keep(self, finding: ReaderFinding, data: bytes) -> None:
        folder = self._directory / folder_of(finding)
        write_file(folder / f"{finding.file_name}.root", data)
        write_file(folder / f"{finding.file_name}.recipe", finding.recipe.dumps().encode())
        if finding.smallest is not None:
            write_file(folder / "smallest" / f"{finding.file_name}.root", finding.smallest)

    @property
    def _path(self) -> Path:
        """The file that the reader is asked for; each process has one."""
        return self._directory / f"mutant-{os.getpid()}.root"

    def _mutant(self, data: bytes) -> Path:
        """Write a file for the reader."""
        path = self._path
        try:
            with open(path, "r+b" if path.exists() else "wb") as file:  # emptying a file takes longer
                file.write(data)
                file.truncate()
        except OSError as error:
            raise SinkError(f"cannot write {path}: {error.strerror or error}") from error
        return path

    def _save(self) -> None:
        """Write the list so that a run that is killed leaves the last one or this one."""
        path = self._directory / "findings.json"
        beside = path.with_suffix(".new")
        write_file(beside, (json.dumps(self.document(), indent=1) + "\n").encode())
        beside.replace(path)

    def document(self, *, only_new: bool = False) -> dict[str, Any]:
        """Everything that was found, as JSON.

        Args:
            only_new: if true, findings of an earlier run are left out.
        """
        return {
            "schema_version": "1.0",
            "target": {"name": self._peer.implementation.name, "version": self._peer.version},
            "mutants": sum(self.outcomes.values()),
            "outcomes": dict(self.outcomes),
            "next_seed": self.next_seed,
            "left_out": self.left_out,
            "findings": [finding.document() for finding in self.ordered() if finding.is_new or not only_new],
        }

    def ordered(self) -> Sequence[ReaderFinding]:
        """The findings, the worst kinds first, and those of unchanged files before those of mutants."""
        order = list(KINDS)
        return sorted(
            self.findings.values(),
            key=lambda each: (
                order.index(each.observation.kind),
                bool(each.recipe.steps),
                -each.count,
                each.place,
            ),
        )
