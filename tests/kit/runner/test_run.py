"""The runner gives every reader its verdict, whatever the reader does, and leaves no process behind."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import psutil
import pytest
from support.dumps import run_cli

from rntuple_construct.base.errors import MissingSourceError, SchemaError, SourceError
from rntuple_construct.kit.runner import run as run_module
from rntuple_construct.kit.runner.cases import Corpus, load_corpus
from rntuple_construct.kit.runner.implementations import Demand, from_command
from rntuple_construct.kit.runner.judge import Mark, Result, Verdict
from rntuple_construct.kit.runner.process import ProcessLimits, ProcessPool, memory_watch
from rntuple_construct.kit.runner.run import Run, run_cases

ODD = Path(__file__).parents[2] / "support" / "odd_reader.py"
SOON = ProcessLimits(seconds=20.0, memory=0)
FORMS = ("{mode}", "{mode} {{file}}")
"""Commands for a process that serves all cases, and for one for each."""


def command(mode: str, form: str = FORMS[0]) -> str:
    return f"{sys.executable} {ODD} {form.format(mode=mode)}"


def results(
    corpus: Corpus, mode: str, form: str = FORMS[0], budget: ProcessLimits = SOON, **options: Any
) -> dict[str, Result]:
    implementation = from_command(command(mode, form))
    run = Run("odd")
    list(
        run_cases(
            implementation, corpus, run, ProcessPool(memory_watch(budget.memory)), budget=budget, **options
        )
    )
    return run.results


def verdicts_by_kind(corpus: Corpus, found: dict[str, Result]) -> dict[str, set[Verdict]]:
    kinds: dict[str, set[Verdict]] = {}
    for case in corpus.cases:
        kind = case.outcome.kind if case.is_released else "draft"
        kinds.setdefault(kind, set()).add(found[case.id].verdict)
    return kinds


@pytest.fixture
def corpus(small_corpus: Path) -> Corpus:
    return load_corpus(small_corpus).select()


@pytest.fixture
def one(corpus: Corpus) -> Corpus:
    """A valid file alone."""
    return corpus.select(patterns=["rules/base/plain"])


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("jobs", [1, 3])
def test_a_right_reader_passes_every_case(corpus: Corpus, form: str, jobs: int) -> None:
    found = results(corpus, "right", form, jobs=jobs)
    assert {case: result.verdict for case, result in found.items()} == dict.fromkeys(found, Verdict.PASS)
    assert len(found) == len(corpus.cases)


def test_a_reader_that_refuses_everything_fails_with_what_it_must_read(corpus: Corpus) -> None:
    assert verdicts_by_kind(corpus, results(corpus, "refuses-all")) == {
        "valid": {Verdict.REFUSED_VALID},
        "draft": {Verdict.UNSUPPORTED},
        "invalid": {Verdict.UNSUPPORTED},
        "must-refuse": {Verdict.UNSUPPORTED},
        "must-be-bounded": {Verdict.UNSUPPORTED},
        "must-drop-field": {Verdict.REFUSED_VALID},
        "must-drop-set": {Verdict.REFUSED_VALID},
        "may-refuse": {Verdict.PASS},
    }


def test_a_reader_that_accepts_everything_fails_with_what_it_must_refuse(corpus: Corpus) -> None:
    kinds = verdicts_by_kind(corpus, results(corpus, "accepts-all"))
    assert kinds["must-refuse"] == kinds["must-be-bounded"] == {Verdict.ACCEPTED_INVALID}
    assert kinds["invalid"] == {Verdict.TOLERATED}
    strict = verdicts_by_kind(corpus, results(corpus, "accepts-all", demand=Demand.VALIDATOR))
    assert strict["invalid"] == {Verdict.ACCEPTED_INVALID}
    parser = verdicts_by_kind(corpus, results(corpus, "accepts-all", demand=Demand.PARSER))
    assert parser["must-refuse"] == {Verdict.TOLERATED}


def test_a_reader_of_metadata_is_judged_by_metadata(corpus: Corpus) -> None:
    found = results(corpus, "metadata-only")
    assert found["rules/base/plain"].verdict is Verdict.UNSUPPORTED
    assert [str(level) for level in found["rules/base/plain"].passed] == ["container", "metadata"]
    assert found["rules/base/plain"].marks["values"] is Mark.UNSUPPORTED


@pytest.mark.parametrize(
    ("mode", "verdict", "text"),
    [
        ("wrong", Verdict.WRONG, '"nonsense", expected'),
        ("short", Verdict.WRONG, "is nothing, expected"),
        ("drops-a-field", Verdict.WRONG, "is nothing, expected"),
        ("wrong-type", Verdict.WRONG, ".type_name is"),
        ("segfault", Verdict.CRASH, "SIGSEGV"),
        ("exit", Verdict.CRASH, "exit code 3: something went wrong"),
        ("half-a-line", Verdict.CRASH, "SIGKILL"),
        ("garbage", Verdict.PROTOCOL_ERROR, "Warning in"),
        ("nan", Verdict.PROTOCOL_ERROR, "NaN is not JSON"),
        ("twice", Verdict.PROTOCOL_ERROR, "two answers"),
        ("leaves", Verdict.PROTOCOL_ERROR, "without an answer"),
        ("two-profiles", Verdict.PROTOCOL_ERROR, "another profile than before"),
        ("bad-profile", Verdict.PROTOCOL_ERROR, "'codecs' of a profile has no 'brotli'"),
    ],
)
@pytest.mark.parametrize("form", FORMS)
def test_what_a_broken_reader_does_is_its_verdict(
    one: Corpus, mode: str, verdict: Verdict, text: str, form: str
) -> None:
    (result,) = results(one, mode, form).values()
    assert (result.verdict, text in result.message) == (verdict, True), result.message


def test_an_answer_to_another_request_is_no_answer(one: Corpus) -> None:
    (result,) = results(one, "other-id").values()
    assert (result.verdict, "answer to request 1" in result.message) == (Verdict.PROTOCOL_ERROR, True)


def test_a_wrong_value_is_told_with_its_place(one: Corpus) -> None:
    (result,) = results(one, "wrong").values()
    contents = one.cases[0].contents()
    assert contents is not None
    name, values = next(iter(contents["values"]["fields"].items()))
    assert result.difference is not None
    assert result.difference.path == f"{name}[{len(values) - 1}]"
    assert result.difference.expected == json.dumps(values[-1])
    assert result.difference.found == '"nonsense"'


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("mode", ["hang", "hang-with-child"])
def test_a_reader_that_hangs_is_ended_with_all_that_it_started(one: Corpus, mode: str, form: str) -> None:
    before = children()
    start = time.monotonic()
    (result,) = results(one, mode, form, ProcessLimits(seconds=1.5, memory=0)).values()
    assert result.verdict is Verdict.HANG
    assert f"; the case holds: {one.cases[0].title[:-1]} (" in result.message
    assert ("It waits: strace" in result.message) == sys.platform.startswith("linux")
    assert time.monotonic() - start < 15
    deadline = time.monotonic() + 10  # whoever inherits the dead takes a moment to bury them
    while sleepers() and time.monotonic() < deadline:
        time.sleep(0.05)
    assert sleepers() == set()
    assert children() == before


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="only Linux tells the time of a process")
def test_a_reader_that_computes_without_end_is_told_from_one_that_waits(one: Corpus) -> None:
    run = Run("loop")
    command = f"{sys.executable} -S -c 'while True: pass'"
    budget = ProcessLimits(seconds=2.0, memory=0)
    list(run_cases(from_command(command), one, run, ProcessPool(), budget=budget))
    (result,) = run.results.values()
    assert result.verdict is Verdict.HANG
    assert "It computes: perf record" in result.message


@pytest.mark.parametrize("form", FORMS)
def test_a_reader_that_takes_too_much_memory_is_ended(one: Corpus, form: str) -> None:
    (result,) = results(one, "memory", form, ProcessLimits(seconds=60.0, memory=300 << 20)).values()
    assert result.verdict is Verdict.MEMORY
    assert result.peak > 300 << 20


def test_a_reader_that_prints_without_end_is_ended(one: Corpus) -> None:
    (result,) = results(
        one, "flood", FORMS[1], ProcessLimits(seconds=20.0, memory=0, output=10 << 20)
    ).values()
    assert result.verdict is Verdict.PROTOCOL_ERROR


def test_a_case_does_not_pay_for_the_one_before(corpus: Corpus) -> None:
    found = results(corpus, "dies-second")
    assert {result.verdict for result in found.values()} == {Verdict.PASS}


def children() -> set[int]:
    return {child.pid for child in psutil.Process().children(recursive=True)}


def sleepers() -> set[int]:
    found = set()
    for process in psutil.process_iter(["cmdline"]):
        words = process.info["cmdline"] or []
        if any("time.sleep(600)" in word for word in words) and process.ppid() in (1, os.getpid()):
            found.add(process.pid)
    return found


def test_an_interrupt_ends_the_run_and_all_readers(small_corpus: Path) -> None:
    arguments = ["--command", command("hang-with-child"), "--corpus", str(small_corpus), "-j", "2"]
    process = subprocess.Popen(
        [sys.executable, "-m", "rntuple_construct", "conformance", *arguments],
        stderr=subprocess.PIPE,
        text=True,
    )
    deadline = time.monotonic() + 60
    started: list[psutil.Process] = []
    while len(started) < 4 and time.monotonic() < deadline:
        started = psutil.Process(process.pid).children(recursive=True)
        time.sleep(0.1)
    assert len(started) == 4, started
    process.send_signal(signal.SIGINT)
    _, said = process.communicate(timeout=30)
    assert process.returncode == 130, said
    assert "interrupted" in said
    _, alive = psutil.wait_procs(started, timeout=10)
    assert [each for each in alive if each.status() != psutil.STATUS_ZOMBIE] == []


def test_exit_code_and_text(small_corpus: Path) -> None:
    good = run_cli("conformance", "--command", command("right"), "--corpus", str(small_corpus))
    assert (good.code, "odd" in good.out or "python" in good.out) == (0, True), good.err
    bad = run_cli(
        "conformance", "--command", command("wrong"), "--corpus", str(small_corpus), "--only", "rules/*"
    )
    assert bad.code == 1
    assert "wrong            rules/base/plain [values]:" in bad.out


def test_a_report_has_all_forms_and_the_files_that_failed(small_corpus: Path, tmp_path: Path) -> None:
    from junitparser import JUnitXml

    done = run_cli(
        "conformance", "--command", command("wrong"), "--corpus", str(small_corpus), "--report", str(tmp_path / "r")
    )  # fmt: skip
    assert done.code == 1
    failed = {
        path.relative_to(tmp_path / "r/failed").as_posix() for path in (tmp_path / "r/failed").rglob("*.root")
    }
    document = json.loads((tmp_path / "r/report.json").read_text())
    assert failed == {f"{case['id']}.root" for case in document["cases"] if case["verdict"] == "wrong"}
    assert failed
    suites = JUnitXml.fromfile(str(tmp_path / "r/report.xml"))
    assert (suites.tests, suites.failures) == (len(document["cases"]), len(failed))
    page = (tmp_path / "r/report.html").read_text()
    assert page.startswith("<!doctype html>")
    assert "src=" not in page


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (["--implementation", "nobody"], 2),
        (["--command", ""], 2),
        (["--command", "no-such-program-anywhere"], 2),
        (["--command", "true", "--levels", "soul"], 2),
        (["--command", "true", "--only", "no/such/case"], 2),
        (["--command", "true", "--suite", "no-such-suite"], 2),
        (["--command", "true", "--timeout", "0"], 2),
        (["--command", "true", "-j", "-1"], 2),
        ([], 2),
    ],
)
def test_wrong_usage_is_told(small_corpus: Path, arguments: list[str], code: int) -> None:
    done = run_cli("conformance", *arguments, "--corpus", str(small_corpus))
    assert (done.code, bool(done.err)) == (code, True)


def test_a_missing_implementation_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    for variable in ("RNTUPLE_UPROOT_PYTHON", "RNTUPLE_ROOTFILESPEC_PYTHON"):
        monkeypatch.setenv(variable, str(tmp_path / "no-python"))
    monkeypatch.setenv("RNTUPLE_ROOT_READER", str(tmp_path / "no-reader"))
    monkeypatch.setenv("RNTUPLE_JSROOT", str(tmp_path))
    monkeypatch.setenv("RNTUPLE_PARSERS", str(tmp_path))
    listed = run_cli("conformance", "--list")
    assert listed.code == 0
    for name, words in {
        "uproot": "pip install uproot",
        "rootfilespec": "pip install rootfilespec",
        "jsroot": "npm install jsroot",
        "root": "make root",
        "parser-rust": "tools/documents/conformance_parsers.py",
    }.items():
        assert words in next(line for line in listed.out.splitlines() if line.startswith(f"{name} "))
        asked = run_cli("conformance", "--implementation", name)
        assert (asked.code, words in asked.err) == (69, True)


def test_files_that_are_not_those_of_the_manifest_are_not_asked_for(corpus: Corpus, tmp_path: Path) -> None:
    import shutil

    copy = tmp_path / "copy"
    shutil.copytree(corpus.directory, copy)
    changed = load_corpus(copy)
    with changed.cases[0].file.open("ab") as file:
        file.write(b"x")
    with pytest.raises(SourceError, match="is not the file of the manifest"):
        changed.check_files()


def test_manifests_that_are_none_are_refused(tmp_path: Path) -> None:
    with pytest.raises(MissingSourceError):
        load_corpus(tmp_path)
    head = {"schema": "rntuple-corpus-manifest", "schema_version": "1.0"}
    for text in (
        "[]",
        "{",
        json.dumps(head | {"schema_version": "2.0", "cases": []}),
        json.dumps(head | {"cases": [{"id": "x"}]}),
        json.dumps(head | {"cases": [case("../x.root")]}),
        json.dumps(head | {"cases": [case("x.root", kind="nice")]}),
        json.dumps(head | {"cases": [case("x.root"), case("x.root")]}),
    ):
        (tmp_path / "manifest.json").write_text(text)
        with pytest.raises(SchemaError):
            load_corpus(tmp_path)


def case(file: str, kind: str = "valid") -> dict[str, Any]:
    return {
        "id": "a", "suite": "s", "title": "t", "file": file, "ntuple": None, "section": "x", "generation": "1.x",
        "features": [], "size": 0, "sha256": "", "outcome": {"kind": kind, "rules": [], "fields": []}, "expected": None,
    }  # fmt: skip


MEAN = """
import json, os, sys
from pathlib import Path
sys.path.insert(0, {support!r})
sys.argv = [sys.argv[0], "right"]
for line in sys.stdin:
    request = json.loads(line)
    path = Path(request["file"])
    import io
    sys.stdin = io.StringIO(line)
    exec(compile(open({odd!r}).read(), {odd!r}, "exec"), {{"__name__": "odd"}})
    {deed}
"""


@pytest.mark.parametrize(
    "deed",
    [
        "path.write_bytes(b'mine')",
        "path.unlink()",
        "(path.parents[-2], [each.unlink() for each in path.parent.glob('*')])",
    ],
    ids=["overwrite", "remove", "remove all"],
)
def test_a_reader_cannot_change_the_corpus(deed: str, small_corpus: Path, tmp_path: Path) -> None:
    """It spoils each file after its answer; the next answers are right nevertheless, also those about base files."""
    before = {path: path.read_bytes() for path in small_corpus.rglob("*") if path.is_file()}
    script = tmp_path / "mean.py"
    script.write_text(MEAN.format(support=str(ODD.parent), odd=str(ODD), deed=deed))
    corpus = load_corpus(small_corpus).select()
    run = Run("mean")
    list(
        run_cases(
            from_command(f"{sys.executable} {script}"),
            corpus,
            run,
            ProcessPool(memory_watch(0)),
            budget=SOON,
            jobs=2,
        )
    )
    assert {result.verdict for result in run.results.values()} == {Verdict.PASS}
    assert {path: path.read_bytes() for path in small_corpus.rglob("*") if path.is_file()} == before


def test_a_copy_that_is_removed_at_once_is_made_anew(
    small_corpus: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    copies = run_module._Copies(load_corpus(small_corpus), tmp_path)
    case = load_corpus(small_corpus).cases[0]
    copy = run_module.copy_file
    with monkeypatch.context() as patch:
        patch.setattr(run_module, "copy_file", lambda source, target: (copy(source, target), target.unlink()))
        assert not copies.path_of(case).exists()
    assert copies.path_of(case).read_bytes() == case.file.read_bytes()


def test_readers_that_run_at_once_have_copies_of_their_own(small_corpus: Path, tmp_path: Path) -> None:
    """Each of them writes down where its files are."""
    script, seen = tmp_path / "telling.py", tmp_path / "seen"
    seen.mkdir()
    deed = f"open({str(seen)!r} + f'/{{__import__(\"os\").getpid()}}', 'a').write(request['file'] + '\\n')"
    script.write_text(MEAN.format(support=str(ODD.parent), odd=str(ODD), deed=deed))
    corpus = load_corpus(small_corpus).select()
    command = from_command(f"{sys.executable} {script}")
    list(run_cases(command, corpus, Run("telling"), ProcessPool(memory_watch(0)), budget=SOON, jobs=2))
    folders = [
        {line.partition("rntuple-cases-")[2].split("/")[1] for line in each.read_text().splitlines()}
        for each in seen.iterdir()
    ]
    assert all(len(each) == 1 for each in folders)
    assert len(folders) == len(set().union(*folders)) == 2


@pytest.mark.skipif(sys.platform != "linux", reason="orphans are found on Linux only")
def test_a_child_in_a_session_of_its_own_ends_with_the_run(small_corpus: Path, tmp_path: Path) -> None:
    mark = f"mark-{tmp_path.name}"
    script = tmp_path / "leaving.py"
    script.write_text(
        "import subprocess, sys\n"
        f"subprocess.Popen([sys.executable, '-c', 'import time; time.sleep(100)', {mark!r}], start_new_session=True)\n"
        'print(\'{"level": "container", "status": "refused"}\', flush=True)\n'
    )
    done = run_cli(
        "conformance", "--command", f"{sys.executable} {script} {{file}}", "--levels", "container",
        "--corpus", str(small_corpus), "--only", "rules/base/*",
    )  # fmt: skip
    assert done.code == 1
    end = time.monotonic() + 10
    while any(mark in (each.info["cmdline"] or []) for each in psutil.process_iter(["cmdline"])):
        assert time.monotonic() < end
        time.sleep(0.05)


def test_a_memory_error_beside_a_right_answer_is_a_crash(one: Corpus, tmp_path: Path) -> None:
    script = tmp_path / "reader.py"
    script.write_text(
        f"import sys\nprint('==1== Invalid write of size 4', file=sys.stderr)\nsys.argv[1:1] = ['right']\nexec(open({str(ODD)!r}).read())\n"
    )
    run = Run("odd")
    known = from_command(f"{sys.executable} {script} {{file}}")
    list(run_cases(known, one, run, ProcessPool(memory_watch(0)), budget=SOON))
    (result,) = run.results.values()
    assert (result.verdict, result.message) == (Verdict.CRASH, "Invalid write of size 4")
