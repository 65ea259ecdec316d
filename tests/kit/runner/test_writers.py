"""Writers on trial: every task can be done, and whatever a writer does otherwise is its verdict."""

from __future__ import annotations

import json
import re
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator
from support.root_process import require_root

from rntuple_construct.cli import main
from rntuple_construct.cli.documents import schema_of
from rntuple_construct.kit.corpus import write_corpus
from rntuple_construct.kit.runner.cases import Corpus, load_corpus
from rntuple_construct.kit.runner.implementations import from_command, implementation, writer
from rntuple_construct.kit.runner.judge import Result, Verdict
from rntuple_construct.kit.runner.ladder import ladder_lines
from rntuple_construct.kit.runner.matrix import column, matrix
from rntuple_construct.kit.runner.page import page_text
from rntuple_construct.kit.runner.process import ProcessLimits, ProcessPool
from rntuple_construct.kit.runner.protocol import Level
from rntuple_construct.kit.runner.reports import as_text
from rntuple_construct.kit.runner.run import Run
from rntuple_construct.kit.runner.scores import score_of_run
from rntuple_construct.kit.runner.tasks import TASK_RUNGS, TASKS
from rntuple_construct.kit.runner.writers import run_tasks

REPOSITORY = Path(__file__).resolve().parents[3]
ODD = REPOSITORY / "tests" / "support" / "odd_writer.py"
FLOAT = "writers/one-float"


@pytest.fixture(scope="module")
def tasks(tmp_path_factory: pytest.TempPathFactory) -> Corpus:
    directory = tmp_path_factory.mktemp("tasks")
    write_corpus([task.case for task in TASKS.values()], directory, lambda: None)
    return load_corpus(directory)


@pytest.fixture
def copying(tasks: Corpus, tmp_path: Path) -> str:
    """A writer that copies the reference file of a task."""
    program = tmp_path / "copying.py"
    program.write_text(
        "import shutil, sys\n"
        "from pathlib import Path\n"
        f"shutil.copyfile(Path({str(tasks.directory)!r}, 'writers', Path(sys.argv[2]).name), sys.argv[2])\n"
    )
    return f"{sys.executable} -S {program}"


def trial(tasks: Corpus, command: str, *names: str, seconds: float = 60.0, **options: Any) -> Run:
    run = Run("odd")
    corpus = tasks.select(patterns=names or None)
    budget = ProcessLimits(seconds, memory=0)
    list(run_tasks(from_command(command, **options), corpus, run, ProcessPool(), budget=budget, jobs=2))
    return run


def result_of(tasks: Corpus, mode: str, name: str = FLOAT, **options: Any) -> Result:
    (result,) = trial(tasks, f"{sys.executable} {ODD} {mode}", name, **options).results.values()
    return result


def test_the_file_of_every_task_is_right_by_the_table(tasks: Corpus, copying: str) -> None:
    run = trial(tasks, copying)
    asked = {id: task.compression for id, task in TASKS.items() if task.compression not in (None, "none")}
    failed = {id: result.message for id, result in run.results.items() if result.verdict.is_failure}
    # The references are not compressed.
    assert failed == {id: f'compression is ["none"], expected ["{name}"]' for id, name in asked.items()}
    score = score_of_run(run, tasks)
    assert (score.right("values"), score.total("values")) == (33, 33)
    assert run.version.startswith("rntuple-construct ")


def test_each_task_follows_the_schema_and_has_its_steps() -> None:
    assert len(TASK_RUNGS) == len(TASKS) == 33
    validator = Draft202012Validator(schema_of("conformance-protocol"))
    for task in TASKS.values():
        validator.validate(task.document)
    steps = TASKS["writers/extended-twice"].document["steps"]
    assert [(step["num_entries"], step["ends_cluster"]) for step in steps] == [
        (2, True),
        (2, True),
        (1, False),
        (1, True),
    ]
    assert [[field["name"] for field in step["fields"]] for step in steps] == [["x"], ["y"], [], ["v", "s"]]


def test_a_writer_that_writes_nothing_has_no_score(tasks: Corpus) -> None:
    run = trial(tasks, "true")
    assert {result.verdict for result in run.results.values()} == {Verdict.PROTOCOL_ERROR}
    score = score_of_run(run, tasks)
    assert [score.right(level) for level in ("container", "metadata", "values")] == [0, 0, 0]
    assert score.total("values") == 33
    assert list(ladder_lines(run.results, TASK_RUNGS))[-2:] == [
        "ladder: 0 of 33 rungs",
        "next: rung 1, one column of real numbers: protocol-error: ended with exit code 0 without a file",
    ]


@pytest.mark.parametrize(
    ("mode", "name", "verdict", "level", "text"),
    [
        ("right", FLOAT, Verdict.PASS, Level.VALUES, ""),
        ("negative-nan", "writers/reals", Verdict.PASS, Level.VALUES, ""),
        ("wrong", FLOAT, Verdict.WRONG, Level.VALUES, "x[3] is 77.0, expected 1e+30"),
        ("short", FLOAT, Verdict.WRONG, Level.METADATA, "num_entries is 3, expected 4"),
        ("other-type", FLOAT, Verdict.WRONG, Level.METADATA, 'type_name is "double", expected "float"'),
        ("other-name", FLOAT, Verdict.WRONG, Level.CONTAINER, "ntuples[Events] is nothing"),
        ("broken", FLOAT, Verdict.WRONG, Level.VALUES, "breaks RNT-PAG-002 at "),
        ("garbage", FLOAT, Verdict.WRONG, Level.CONTAINER, "breaks RNT-CNT-001 at "),
        ("exit", FLOAT, Verdict.CRASH, None, "exit code 1: something went wrong"),
        ("segfault", FLOAT, Verdict.CRASH, None, "SIGSEGV"),
        ("unsupported", FLOAT, Verdict.UNSUPPORTED, None, "not today"),
        (
            "one-cluster",
            "writers/two-clusters",
            Verdict.WRONG,
            Level.METADATA,
            "num_clusters is 1, expected 2",
        ),
        (
            "no-descriptions",
            "writers/descriptions",
            Verdict.WRONG,
            Level.METADATA,
            'description is "", expected',
        ),
        ("no-sets", "writers/attribute-set", Verdict.WRONG, Level.METADATA, "attribute_sets is []"),
        ("zlib", "writers/zstd", Verdict.WRONG, Level.METADATA, 'compression is ["zlib"], expected ["zstd"]'),
    ],
)
def test_what_a_writer_does_is_its_verdict(
    tasks: Corpus, mode: str, name: str, verdict: Verdict, level: Level | None, text: str
) -> None:
    result = result_of(tasks, mode, name)
    assert (result.verdict, result.level, text in result.message) == (verdict, level, True), result


def test_a_writer_that_hangs_is_ended(tasks: Corpus) -> None:
    result = result_of(tasks, "hangs", seconds=3.0)
    assert result.verdict is Verdict.HANG
    assert result.message.startswith(
        "no answer in 3 s; the case holds: One column of real numbers (column/Real32, "
    )


def test_a_file_that_breaks_a_rule_is_right_at_no_level(tasks: Corpus) -> None:
    result = result_of(tasks, "broken")
    assert set(map(str, result.marks.values())) == {"wrong"}
    assert result.rule == "RNT-PAG-002"
    assert "(bytes 0x" in result.message


def test_levels_that_are_not_asked_for_do_not_count(tasks: Corpus) -> None:
    result = result_of(tasks, "wrong", levels=(Level.CONTAINER, Level.METADATA))
    assert (result.verdict, result.level) == (Verdict.PASS, Level.METADATA)
    assert list(result.marks) == ["container", "metadata"]


def test_the_report_has_the_choices_and_the_file_of_a_failed_task(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    arguments = [
        "conformance",
        "--writer",
        f"{sys.executable} {ODD} wrong",
        "--only",
        FLOAT,
        "--format",
        "json",
    ]
    assert (
        main([*arguments, "--report", str(tmp_path / "report"), "--badge", str(tmp_path / "badge.svg")]) == 1
    )
    document = json.loads(capsys.readouterr().out)
    Draft202012Validator(schema_of("conformance")).validate(document)
    written = document["cases"][0]["written"]
    assert "column/SplitReal32" in written["features"]
    assert (written["num_clusters"], written["num_pages"], written["largest_page"]) == (1, 1, 4)
    assert written["remarks"] == []
    assert (tmp_path / "report" / "failed" / f"{FLOAT}.root").stat().st_size == written["size"]
    task = json.loads((tmp_path / "report" / "failed" / f"{FLOAT}.json").read_text())
    assert task["task"] == FLOAT
    assert "0/1 values" in (tmp_path / "badge.svg").read_text()


@pytest.mark.parametrize("option", [["--suite", "readers"], ["--corpus", "x"], ["--strict"]])
def test_options_for_readers_are_refused(option: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["conformance", "--writer", "true", *option]) == 2
    assert f"{option[0]} is an option for readers" in capsys.readouterr().err


@pytest.mark.slow
def test_the_writer_of_this_package_does_every_task(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["conformance", "--writer", "rntuple-construct", "-j", "2"]) == 0
    printed = capsys.readouterr().out
    assert "values right in 33 of 33 valid cases" in printed, printed
    assert "remark" not in printed


UPROOT_LACKS = {
    "char": "uproot has no array for char",
    "byte": "uproot has no array for std::byte",
    "vector-of-pair": "uproot has no array for std::pair<std::string,float>",
    "set": "uproot has no array for std::set<std::int32_t>",
    "map": "uproot has no array for std::map<std::string,float>",
    "bitset": "uproot has no array for std::bitset<10>",
    "enum": "uproot has no array for Color",
    "late-field": "uproot adds no fields after entries",
    "extended-twice": "uproot adds no fields after entries",
    "attribute-set": "uproot writes no attribute sets",
}


@pytest.mark.slow
def test_the_tasks_that_uproot_does(tasks: Corpus) -> None:
    pytest.importorskip("uproot")
    run = Run("uproot")
    list(run_tasks(writer("uproot"), tasks, run, ProcessPool(), budget=ProcessLimits(120.0, 0), jobs=2))
    lacking = {
        id.partition("/")[2]: result.message
        for id, result in run.results.items()
        if result.verdict is not Verdict.PASS
    }
    assert lacking == UPROOT_LACKS
    written = [result.written for result in run.results.values() if result.written is not None]
    for rule in ("RNT-CNT-010", "RNT-CNT-009", "RNT-PAG-004"):
        assert sum(any(remark.startswith(rule) for remark in each["remarks"]) for each in written) >= 22
    assert any(
        "compressed pages of Real32 columns; SplitReal32 is smaller" in each["remarks"] for each in written
    )


@pytest.mark.peers
@pytest.mark.slow
def test_root_does_every_task(tasks: Corpus, monkeypatch: pytest.MonkeyPatch) -> None:
    python = REPOSITORY / ".venv-root" / "bin" / "python"
    if not python.is_file():
        pytest.skip("ROOT is not installed: make root")
    monkeypatch.setenv("RNTUPLE_ROOT_PYTHON", str(python))
    run = Run("root")
    list(run_tasks(writer("root"), tasks, run, ProcessPool(), budget=ProcessLimits(120.0, 0), jobs=2))
    assert {
        id: result.message for id, result in run.results.items() if result.verdict is not Verdict.PASS
    } == {}
    assert [remark for result in run.results.values() for remark in (result.written or {})["remarks"]] == []
    assert run.version.startswith("ROOT v6.")


ANSWERS = """
import json, sys
for line in sys.stdin:
    request = json.loads(line)
    for level in request["levels"]:
        answer = {{"id": request["id"], "level": level, "implementation": {{"name": "other", "version": "7"}}}}
        print(json.dumps(answer | {answer}), flush=True)
"""


@pytest.mark.parametrize(
    ("answer", "verdict", "said"),
    [
        ({"status": "ok", "result": {"fields": {"x": [1.0, 2.0]}}}, Verdict.WRONG, "other 7: wrong: x"),
        ({"status": "refused", "message": "no"}, Verdict.WRONG, "other 7: refused-valid: no"),
        ({"status": "crashed", "message": "died"}, Verdict.WRONG, "other 7: crash: died"),
        ({"status": "unsupported"}, Verdict.PASS, "other 7: unsupported"),
        ("here", Verdict.PASS, "other 7: reads the same"),
        ("no JSON", Verdict.WRONG, "other: protocol-error: "),
    ],
)
def test_another_reader_must_read_the_values_too(
    answer: Any, verdict: Verdict, said: str, tasks: Corpus, copying: str, tmp_path: Path
) -> None:
    program = tmp_path / "other.py"
    expected = tasks.every[FLOAT].contents()
    if answer == "here":
        assert expected is not None
        answer = {"status": "ok", "result": expected["values"]}
    program.write_text("print('{')" if answer == "no JSON" else ANSWERS.format(answer=answer))
    other = replace(from_command(f"{sys.executable} {program}", (Level.VALUES,)), name="other")
    run, pool = Run("copy"), ProcessPool()
    corpus, budget = tasks.select(patterns=[FLOAT]), ProcessLimits(60.0, memory=0)
    list(run_tasks(from_command(copying), corpus, run, pool, budget=budget, witness=other))
    result = run.results[FLOAT]
    assert (result.verdict, (result.written or {})["witness"].startswith(said)) == (verdict, True), result
    assert any("witness          other" in line for line in as_text(run, corpus))
    assert result.message.startswith(said) == (verdict is Verdict.WRONG)
    assert "<html" in page_text(matrix(corpus, [column(run, corpus)]))


@pytest.mark.peers
@pytest.mark.slow
@pytest.mark.parametrize("name", ["rntuple-construct", "uproot"])
def test_root_reads_the_files_of_every_task(name: str, tasks: Corpus) -> None:
    require_root()
    run = Run(name)
    budget = ProcessLimits(120.0, memory=0)
    list(run_tasks(writer(name), tasks, run, ProcessPool(), budget=budget, witness=implementation("root")))
    said = [(result.written or {}).get("witness") for result in run.results.values()]
    right = len(TASKS) - (len(UPROOT_LACKS) if name == "uproot" else 0)
    assert [text for text in said if text is not None] == ["root 6.40.00: reads the same"] * right


def test_the_page_shows_the_tasks_and_what_uproot_lacks() -> None:
    page = (REPOSITORY / "docs" / "conformance" / "writers.md").read_text(encoding="utf-8")
    shown = re.findall(r"^\| ([0-9]+) \| (.*) \| `(.*)` \| (yes|no) \|$", page, re.MULTILINE)
    assert shown == [
        (str(number), rung.needs, rung.case, "no" if rung.case.partition("/")[2] in UPROOT_LACKS else "yes")
        for number, rung in enumerate(TASK_RUNGS, 1)
    ]


def test_the_writer_of_the_page_does_the_first_task(tasks: Corpus, tmp_path: Path) -> None:
    pytest.importorskip("uproot")
    page = (REPOSITORY / "docs" / "conformance" / "writers.md").read_text(encoding="utf-8")
    program = tmp_path / "writer.py"
    program.write_text(page.split("```python\n")[1].split("```")[0])
    run = trial(tasks, f"{sys.executable} {program}", FLOAT, "writers/integers-32", "writers/vector")
    assert [result.verdict for result in run.results.values()].count(Verdict.PASS) == 1
    assert run.results[FLOAT].verdict is Verdict.PASS
    assert run.results["writers/vector"].message == "no type std::vector<float>"
