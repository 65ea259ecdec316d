"""Writers on trial: a program does every task, and the validator and the reader of this package judge its file."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

from rntuple_spec.column_types import COLUMN_TYPES

from rntuple_construct.base.errors import RNTupleError
from rntuple_construct.base.rules import Depth, Severity
from rntuple_construct.format.compression.algorithms import algorithm_of_number
from rntuple_construct.format.descriptor.clusters import ColumnRange
from rntuple_construct.format.generations.records import NOT_LISTED
from rntuple_construct.kit.adapters import own
from rntuple_construct.kit.adapters.serving import UNSUPPORTED, Refusal
from rntuple_construct.kit.corpus.writing import document_bytes
from rntuple_construct.kit.files.file_features import features_of
from rntuple_construct.kit.runner.asking import SupervisedReader
from rntuple_construct.kit.runner.cases import Corpus, StoredCase
from rntuple_construct.kit.runner.compare import ValueDifference
from rntuple_construct.kit.runner.implementations import Implementation
from rntuple_construct.kit.runner.judge import Mark, Result, Verdict, judge
from rntuple_construct.kit.runner.process import Ending, Exchange, ProcessLimits, ProcessPool
from rntuple_construct.kit.runner.profile import Profile
from rntuple_construct.kit.runner.protocol import Answer, Level, ProtocolError, Status
from rntuple_construct.kit.runner.run import Run, ask_all, ended
from rntuple_construct.kit.runner.tasks import NTUPLE, TASKS, WriterTask
from rntuple_construct.reader import RNTuple
from rntuple_construct.reader import open as open_file
from rntuple_construct.reader.ntuple import no_dropped_warnings
from rntuple_construct.validation import Report, validate

__all__ = ["file_of", "run_tasks"]

_QUESTIONS = {Level.CONTAINER: own.container, Level.METADATA: own.metadata, Level.VALUES: own.values}
_WITNESS_SECONDS = 120.0
"""Least time for a witness, which may have to start."""
_SMALL_PAGE = 64
"""Elements of a page on average below which a column of several pages has too many of them."""
_LARGE = 4096
"""Bytes of a column in a cluster from which compression is expected."""


def run_tasks(
    implementation: Implementation,
    corpus: Corpus,
    run: Run,
    process_pool: ProcessPool,
    *,
    budget: ProcessLimits,
    jobs: int = 1,
    witness: Implementation | None = None,
) -> Iterator[Result]:
    """Give every task to a writer.

    Args:
        implementation: the writer.
        corpus: the tasks.
        run: gets the results, and what the files call their writer.
        process_pool: starts the processes; closed when this ends, however that happens.
        budget: what the writer may take for one task.
        jobs: number of tasks at a time.
        witness: another reader, which must also read the values of each file that passes.

    Yields:
        each result, in the order in which they are known.

    Raises:
        OSError: the program cannot be started, or a task cannot be written.
    """
    return ask_all(
        lambda: _TaskGiver(implementation, corpus, process_pool, budget, witness),
        corpus,
        run,
        process_pool,
        jobs,
    )


def file_of(corpus: Corpus, case: StoredCase) -> Path:
    """The path that a writer gets for the file of a task."""
    return corpus.directory.absolute() / "written" / f"{case.name}.root"


class _TaskGiver:
    """Gives tasks to a writer, each to a new process.

    Args:
        implementation, corpus, process_pool, budget, witness: as for `run_tasks`.
    """

    def __init__(
        self,
        implementation: Implementation,
        corpus: Corpus,
        process_pool: ProcessPool,
        budget: ProcessLimits,
        witness: Implementation | None,
    ) -> None:
        self._implementation = implementation
        self._process_pool = process_pool
        self._budget = budget
        self._corpus = corpus
        self._witness = None if witness is None else SupervisedReader(witness, process_pool)
        self.version = ""

    @property
    def profile(self) -> Profile:
        """Claims of the writer."""
        levels = self._implementation.levels
        return replace(self._implementation.profile or Profile(), levels=levels)

    def ask(self, number: int, case: StoredCase) -> Result:
        """Run the writer with a task, and return the verdict on its file."""
        outside = self.profile.reason_outside(case)
        if outside:
            return Result(
                case.id, Verdict.UNSUPPORTED, message=f"outside of the profile: {outside}", outside=outside
            )
        task, target = TASKS[case.id], file_of(self._corpus, case)
        levels = self._implementation.levels
        target.parent.mkdir(exist_ok=True)
        target.unlink(missing_ok=True)
        description = target.with_suffix(".json")
        description.write_bytes(document_bytes(task.document))
        command = (*self._implementation.command, str(description), str(target))
        process = self._process_pool.start(command, environment=self._implementation.environment)
        exchange = process.run(self._budget)
        measured: dict[str, Any] = {"seconds": exchange.seconds, "peak": exchange.peak}
        failed = _without_file(case, exchange, target)
        if failed is not None:
            mark = Mark.UNSUPPORTED if failed.verdict is Verdict.UNSUPPORTED else Mark.CRASHED
            marks = {str(level): mark for level in levels}
            message = failed.message.replace(str(target), target.name)
            return replace(failed, message=message, marks=marks, **measured)
        result = self._judged(case, task, target, levels)
        if self._witness is not None and result.verdict is Verdict.PASS:
            result = self._confirmed(self._witness, number, case, target, result)
        return replace(result, **measured)

    def _confirmed(
        self,
        witness: SupervisedReader,
        number: int,
        case: StoredCase,
        file: Path,
        result: Result,
    ) -> Result:
        """The result of a file that passes, after another reader was asked."""
        levels = [level for level in witness.implementation.levels if level in self._implementation.levels]
        budget = replace(self._budget, seconds=max(self._budget.seconds, _WITNESS_SECONDS))
        try:
            exchange, answers = witness.ask(number, file, NTUPLE, levels, budget)
            found = None
            if exchange.ending is not Ending.ANSWERED:
                found = ended(case, exchange, answers, is_persistent=True)
            found = found or judge(case, [_any_nan_of(answer) for answer in answers])
        except ProtocolError as error:
            witness.close(kill=True)
            found = Result(case.id, Verdict.PROTOCOL_ERROR, message=str(error))
        name = f"{witness.implementation.name} {witness.version}".strip()
        said = "reads the same" if found.verdict is Verdict.PASS else f"{found.verdict}: {found.message}"
        said = f"{name}: {said.replace(str(file), file.name)}"
        result = replace(result, written={**(result.written or {}), "witness": said})
        if not found.verdict.is_failure:
            return result
        level = found.level or levels[-1]
        marks = {**result.marks, str(level): Mark.WRONG}
        return replace(
            result,
            verdict=Verdict.WRONG,
            level=level,
            message=said,
            marks=marks,
            difference=found.difference,
        )

    def _judged(self, case: StoredCase, task: WriterTask, file: Path, levels: tuple[Level, ...]) -> Result:
        """The verdict on a file, with the choices of the writer and the remarks."""
        report = validate(file, name=file.name)
        result = judge(case, [_answer(level, file) for level in levels])
        marks = {
            level: Mark.WRONG if mark is Mark.REFUSED else mark
            for level, mark in result.marks.items()
            if Level(level) in levels
        }
        if result.verdict is Verdict.REFUSED_VALID:
            result = replace(result, verdict=Verdict.WRONG)
        if result.verdict is Verdict.UNSUPPORTED and marks and set(marks.values()) == {Mark.RIGHT}:
            # Not all levels are asked for.
            result = Result(case.id, Verdict.PASS, levels[-1])
        written: dict[str, Any] = {"size": file.stat().st_size, "features": [], "remarks": []}
        try:
            with no_dropped_warnings(), open_file(file) as opened:
                ntuple = opened[NTUPLE]
                self.version = self.version or ntuple.writer
                written = _written(ntuple, task, report, file)
                difference = next(_differences(task, ntuple), None)
        except RNTupleError:
            difference = None
        if difference is not None and result.verdict is Verdict.PASS and Level.METADATA in levels:
            result = Result(case.id, Verdict.WRONG, Level.METADATA, difference.message, difference=difference)
            marks[str(Level.METADATA)] = Mark.WRONG
        error = next((each for each in report.findings if each.severity is Severity.ERROR), None)
        if error is not None:
            # A file that breaks a rule is right at no level.
            marks = dict.fromkeys(marks, Mark.WRONG)
            level = result.level
            if not result.verdict.is_failure:
                level = Level.METADATA if error.rule.depth is Depth.STRUCTURE else Level.VALUES
            result = Result(case.id, Verdict.WRONG, level, f"breaks {error}", rule=error.rule_id)
        return replace(result, marks=marks, written=written)

    def close(self) -> None:
        """End the process of the witness; each other one ends with its task."""
        if self._witness is not None:
            self._witness.close()


def _without_file(case: StoredCase, exchange: Exchange, target: Path) -> Result | None:
    """The verdict on a writer that has written no file; None if there is one."""
    if exchange.code == UNSUPPORTED and exchange.memory_error is None:
        return Result(case.id, Verdict.UNSUPPORTED, message=exchange.last_words)
    failed = ended(case, exchange, (), is_persistent=True)
    if failed is None or failed.verdict is not Verdict.PROTOCOL_ERROR:
        return failed
    if not target.is_file():
        return replace(failed, message="ended with exit code 0 without a file")
    return None


def _answer(level: Level, file: Path) -> Answer:
    """The answer of the reader of this package."""
    try:
        return Answer(level, Status.OK, _with_any_nan(_QUESTIONS[level](str(file), NTUPLE)))
    except (Refusal, RNTupleError) as error:
        return Answer(level, Status.REFUSED, message=str(error))


def _any_nan_of(answer: Answer) -> Answer:
    return replace(answer, result=_with_any_nan(answer.result))


def _with_any_nan(value: Any) -> Any:
    """Contents in which all NaN are the same."""
    if isinstance(value, list):
        return [_with_any_nan(item) for item in value]
    if isinstance(value, dict):
        return {name: _with_any_nan(item) for name, item in value.items()}
    return "nan" if isinstance(value, str) and value.startswith("nan:") else value


def _differences(task: WriterTask, ntuple: RNTuple) -> Iterator[ValueDifference]:
    """What a task asks for besides fields and values, and the file has otherwise."""
    top = ntuple.fields
    pairs: list[tuple[str, Any, Any]] = [("description", task.description, ntuple.description)]
    for name in task.columns:
        field = top.get(name)
        if field is not None:
            found = field.record.description
            pairs += [
                (f"fields[{name}].description", task.descriptions.get(name, ""), found),
                (f"fields[{name}] is in an extension", name in task.late_fields, field.in_extension),
            ]
    if task.clusters:
        bounds = [cluster.first_entry for cluster in ntuple.clusters][1:]
        pairs.append(("first entries of later clusters", list(task.clusters), bounds))
    if task.compression is not None:
        pairs.append(("compression", [task.compression], sorted(_algorithms(ntuple))))
    names = [each["name"] for each in task.attribute_sets]
    pairs.append(("attribute_sets", names, list(ntuple.attribute_sets)))
    for path, expected, found in pairs:
        if expected != found:
            yield ValueDifference(path, json.dumps(expected), json.dumps(found))


def _algorithms(ntuple: RNTuple) -> set[str]:
    found = set()
    for _, pages in _ranges(ntuple):
        algorithm = algorithm_of_number(pages.compression_settings // 100)
        found.add(algorithm.name if algorithm is not None and _is_compressed(pages) else "none")
    return found


def _is_compressed(pages: ColumnRange) -> bool:
    """Return whether the settings ask for compression: level 0 of an algorithm does not."""
    return pages.compression_settings % 100 != 0


def _ranges(ntuple: RNTuple) -> Iterator[tuple[str, ColumnRange]]:
    """The pages of each column in each cluster, with the name of the column type."""
    for cluster in ntuple.clusters:
        for column in ntuple.schema.columns:
            pages = cluster.column_range(column.column_id)
            known = column.record.column_type
            if pages is not None and known is not None and pages.compression_settings != NOT_LISTED:
                yield COLUMN_TYPES[known].name, pages


def _written(ntuple: RNTuple, task: WriterTask, report: Report, file: Path) -> dict[str, Any]:
    """The choices of a writer in a file, and what a careful writer would do otherwise."""
    pages = [pages for _, pages in _ranges(ntuple)]
    return {
        "writer": ntuple.writer,
        "size": file.stat().st_size,
        "num_clusters": len(ntuple.clusters),
        "num_pages": sum(len(each.size) for each in pages),
        "largest_page": max((int(each.num_elements.max()) for each in pages if len(each.size)), default=0),
        "features": list(features_of(file.read_bytes(), NTUPLE)),
        "remarks": list(dict.fromkeys(_remarks(ntuple, task, report))),
    }


def _remarks(ntuple: RNTuple, task: WriterTask, report: Report) -> Iterator[str]:
    """What a careful writer would do otherwise."""
    for finding in report.findings:
        if finding.severity is not Severity.ERROR:
            yield f"{finding.rule_id}: {finding.rule.statement}"
    if len(ntuple.clusters) > len(task.clusters) + 1:
        yield "several clusters where one suffices"
    names = {column.name for column in COLUMN_TYPES.values()}
    for name, pages in _ranges(ntuple):
        num_elements = int(pages.num_elements.sum())
        if _is_compressed(pages) and f"Split{name}" in names:
            yield f"compressed pages of {name} columns; Split{name} is smaller"
        if len(pages.size) > 1 and num_elements < _SMALL_PAGE * len(pages.size):
            yield f"pages of less than {_SMALL_PAGE} elements"
        if not _is_compressed(pages) and task.compression is None and pages.size.sum() >= _LARGE:
            yield "large pages are not compressed"
