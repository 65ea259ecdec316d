"""`rntuple fuzz`: readers that do what readers must not, each of them a small program around the reader of this package."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import jsonschema
import pytest
from support.dumps import run_cli

import rntuple_construct
from rntuple_construct.cli.fuzz import NUM_GENERATED, _bases
from rntuple_construct.kit.corpus.mutations.bases import BASES
from rntuple_construct.kit.fuzzing import Recipe, Step, apply_recipe
from rntuple_construct.kit.fuzzing.differential_fuzzing import Hunt, SupervisedPeer, Trial, place_of
from rntuple_construct.kit.runner.implementations import from_command
from rntuple_construct.kit.runner.process import ProcessLimits, ProcessPool, memory_watch
from rntuple_construct.validation import validate

SCHEMA = Path(rntuple_construct.__file__).parent / "cli" / "schemas" / "fuzz-1.json"
READER = """
import json, os, signal, sys, time
from rntuple_construct.kit.adapters import own, serving
def spoiled(path, name):
    size = os.path.getsize(path)
    if size != {size}:
        {deed}
    return own.values(path, name)
serving.serve("spoiled", "1", {{"container": own.container, "metadata": own.metadata, "values": spoiled}})
"""
DEEDS = {
    "fine": "pass",
    "crash": "os.kill(os.getpid(), signal.SIGSEGV)",
    "hang": "time.sleep(60)",
    "memory": "kept = bytearray(b'x') * (600 << 20); time.sleep(5)",
    "wrong": "found = own.values(path, name); found['fields'] = {key: [None] * len(v) for key, v in found['fields'].items()}; return found",
    "refused": "raise serving.Refusal('not today, 17 times')",
}


@pytest.fixture
def base(tmp_path: Path) -> Path:
    path = tmp_path / "lz4.root"
    path.write_bytes(BASES["lz4"]())
    return path


def target(deed: str, base: Path, tmp_path: Path) -> str:
    script = tmp_path / "reader.py"
    text = READER.format(size=base.stat().st_size, deed=deed)
    script.write_text(text.replace("{{", "{").replace("}}", "}"))
    return f"{sys.executable} {script}"


@pytest.mark.parametrize("kind", DEEDS)
@pytest.mark.slow
def test_each_kind_is_found_once_and_kept_with_recipe_and_file(kind: str, base: Path, tmp_path: Path) -> None:
    deed = DEEDS[kind].replace("{", "{{").replace("}", "}}") if kind == "wrong" else DEEDS[kind]
    count = "1" if kind in ("crash", "hang", "memory") else "12"
    out = tmp_path / "out"
    outcome = run_cli(
        "fuzz", str(base), "--target", target(deed, base, tmp_path), "--count", count, "--seed", "40", "--out", str(out),
        "--timeout", "8" if kind == "hang" else "30", "--memory", "400MB", "--format", "json", "--no-minimize",
    )  # fmt: skip
    document = json.loads(outcome.out)
    assert document == json.loads((out / "findings.json").read_text())
    assert document["mutants"] == int(count)
    jsonschema.validate(document, json.loads(SCHEMA.read_text()))
    if kind == "fine":
        assert (outcome.code, document["findings"]) == (0, [])
        return
    assert outcome.code == 1
    # Of a damaged file wrong values are accepted ones.
    kinds = {each["kind"] for each in document["findings"]}
    assert kinds == {kind} or (kind == "wrong" and kinds <= {"wrong", "accepted"})
    causes = [tuple(each["cause"]) for each in document["findings"]]
    assert len(set(causes)) == len(causes)
    withheld = kind == "crash"
    assert all(each["withheld"] == withheld for each in document["findings"])
    kept = sorted((out / ("withheld" if withheld else "files")).glob("*.root"))
    assert len(kept) == len(document["findings"])
    assert not (out / ("files" if withheld else "withheld")).exists()
    data = base.read_bytes()
    made = {apply_recipe(data, Recipe.loads(each["recipe"])) for each in document["findings"]}
    assert made == {path.read_bytes() for path in kept}
    for each in document["findings"]:
        report = validate(apply_recipe(data, Recipe.loads(each["recipe"])))
        assert set(each["rules"]) == {found.rule_id for found in report.findings}


@pytest.mark.slow
def test_findings_are_minimized_after_each_cause_was_found_once(base: Path, tmp_path: Path) -> None:
    """A reader that refuses whatever was changed: of the files hardly anything is needed."""
    out = tmp_path / "out"
    deed = "raise serving.Refusal('not today, 17 times')"
    outcome = run_cli(
        "fuzz", str(base), "--target", target(deed, base, tmp_path), "--count", "12", "--seed", "40", "--out", str(out),
        "--timeout", "30", "--minimize-time", "4", "--format", "json",
    )  # fmt: skip
    assert outcome.code == 1, outcome.err
    document = json.loads(outcome.out)
    assert document == json.loads((out / "findings.json").read_text())
    jsonschema.validate(document, json.loads(SCHEMA.read_text()))
    found = document["findings"]
    assert any(each["smallest"] for each in found)
    for each in found:
        data = apply_recipe(base.read_bytes(), Recipe.loads(each["recipe"]))
        assert (out / "files" / f"{each['file']}.root").read_bytes() == data
        if each["smallest"]:
            smallest = (out / "files" / "smallest" / f"{each['file']}.root").read_bytes()
            assert len(smallest) == each["smallest"]["size"] <= len(data)
            report = validate(smallest)
            assert report.ok  # it refuses what is valid
            assert set(each["smallest"]["rules"]) == {one.rule_id for one in report.findings}


def test_base_files_that_are_not_read_are_left_out(base: Path, tmp_path: Path) -> None:
    other = tmp_path / "other.root"
    other.write_bytes(b"no file")
    deed = target("pass", base, tmp_path)
    outcome = run_cli(
        "fuzz", str(base), str(other), "--target", deed, "--count", "2", "--out", str(tmp_path / "out")
    )
    assert outcome.code == 0
    assert "other.root is left out" in outcome.err
    assert "0 distinct findings" in outcome.err


@pytest.mark.parametrize(
    "arguments",
    [("--time", "0"), ("--count", "0"), ("--minimize-time", "0"), ("--timeout", "-1"), ("--memory", "much")],
    ids=str,
)
def test_options_that_make_no_sense(arguments: tuple[str, str], tmp_path: Path) -> None:
    outcome = run_cli("fuzz", "--target", "rntuple-construct", "--out", str(tmp_path), *arguments)
    assert outcome.code == 2


def fuzz(deed: str, base: Path, tmp_path: Path, *arguments: str) -> tuple[int, str, dict[str, Any]]:
    out = tmp_path / "out"
    outcome = run_cli(
        "fuzz", str(base), "--target", target(deed, base, tmp_path), "--out", str(out), "--timeout", "30", *arguments
    )  # fmt: skip
    path = out / "findings.json"
    return outcome.code, outcome.err, json.loads(path.read_text()) if path.exists() else {}


SPOIL = DEEDS["wrong"]


def test_a_run_goes_on_where_another_one_ended(base: Path, tmp_path: Path) -> None:
    """Two runs of six and of ten mutants find what one of sixteen finds."""
    other = tmp_path / "other"
    other.mkdir()
    _, _, whole = fuzz(SPOIL, base, other, "--count", "16", "--no-minimize", "--seed", "40")
    code, _, first = fuzz(SPOIL, base, tmp_path, "--count", "6", "--minimize-time", "2", "--seed", "40")
    assert code == 1
    assert (first["mutants"], first["next_seed"]) == (6, 46)
    assert all(each["minimized"] for each in first["findings"])
    kept = {each["file"]: each for each in first["findings"]}
    code, err, _ = fuzz(SPOIL, base, tmp_path, "--count", "10")
    assert code == 2
    assert "--resume" in err
    code, _, both = fuzz(SPOIL, base, tmp_path, "--count", "10", "--no-minimize", "--resume")
    assert code == 1
    assert (both["mutants"], both["next_seed"], both["outcomes"]) == (16, 56, whole["outcomes"])
    assert len(both["findings"]) >= len(kept)
    for each in both["findings"]:
        assert (tmp_path / "out" / "files" / f"{each['file']}.recipe").read_text() == each["recipe"]
        if each["file"] in kept:
            assert each == {**kept[each["file"]], "count": each["count"]}
        else:
            assert not each["minimized"]


def test_a_run_of_another_reader_or_of_other_files_is_not_gone_on_with(base: Path, tmp_path: Path) -> None:
    assert fuzz("pass", base, tmp_path, "--resume", "--count", "1")[0] == 2
    _, _, found = fuzz(SPOIL, base, tmp_path, "--count", "6", "--no-minimize", "--seed", "40")
    assert found["findings"]
    base.write_bytes(BASES["plain"]())
    code, err, after = fuzz(SPOIL, base, tmp_path, "--count", "1", "--resume")
    assert code == 2
    assert "not a base file now" in err
    assert after == found
    out = str(tmp_path / "out")
    outcome = run_cli("fuzz", str(base), "--target", "rntuple-construct", "--out", out, "--resume")
    assert outcome.code == 2
    assert "not about rntuple-construct" in outcome.err
    (tmp_path / "out" / "findings.json").write_text("{}")
    assert fuzz(SPOIL, base, tmp_path, "--resume")[0] == 2


def test_what_was_found_before_an_interrupt_is_told_and_kept(
    base: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tried, looked = Hunt.look, 0

    def interrupted(hunt: Hunt, seed: int) -> Trial:
        nonlocal looked
        looked += 1
        if looked == 7:
            raise KeyboardInterrupt
        return tried(hunt, seed)

    monkeypatch.setattr(Hunt, "look", interrupted)
    code, err, document = fuzz(SPOIL, base, tmp_path, "--time", "600", "--seed", "40")
    assert code == 130
    assert "interrupted" in err
    assert (document["mutants"], document["next_seed"]) == (6, 46)
    assert document["findings"]
    for each in document["findings"]:
        assert f"({each['place']}; seed {each['seed']})" in err  # told when it was found
    assert not list((tmp_path / "out").glob("mutant*"))


def test_two_processes_find_what_one_finds(base: Path, tmp_path: Path) -> None:
    other = tmp_path / "other"
    other.mkdir()
    options = ("--count", "16", "--no-minimize", "--seed", "40")
    _, _, one = fuzz(SPOIL, base, other, *options)
    code, err, two = fuzz(SPOIL, base, tmp_path, *options, "-j", "2")
    assert code == 1, err
    assert two == one
    assert not list((tmp_path / "out").glob("mutant*"))


@pytest.mark.skipif(sys.platform != "linux", reason="looks for processes in /proc")
@pytest.mark.slow
def test_an_interrupt_ends_the_readers_of_all_processes(base: Path, tmp_path: Path) -> None:
    command = [
        sys.executable,
        "-m",
        "rntuple_construct",
        "fuzz",
        str(base),
        "--out",
        str(tmp_path / "out"),
        "-j",
        "2",
    ]
    command += ["--target", target("time.sleep(600)", base, tmp_path), "--timeout", "600", "--count", "4"]
    with subprocess.Popen(command, stderr=subprocess.PIPE) as process:
        wait_until(
            lambda: len(readers_of(tmp_path)) == 3 and len(list((tmp_path / "out").glob("mutant*"))) >= 2
        )
        process.send_signal(signal.SIGINT)
        assert process.wait(60) == 130
    wait_until(lambda: not readers_of(tmp_path))


def readers_of(folder: Path) -> list[str]:
    """Processes that run the reader in a folder."""
    found = []
    for process in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            arguments = (process / "cmdline").read_bytes().split(b"\0")
            if arguments[-2:-1] == [str(folder / "reader.py").encode()]:
                found.append(process.name)
    return found


def wait_until(condition: Callable[[], bool]) -> None:
    end = time.monotonic() + 60
    while not condition():
        assert time.monotonic() < end
        time.sleep(0.1)


def test_base_files_of_the_corpus_are_kept_for_the_recipes(tmp_path: Path) -> None:
    out = tmp_path / "out"
    script = tmp_path / "reader.py"
    script.write_text(
        READER.format(size=len(BASES["lz4"]()), deed=SPOIL).replace("{{", "{").replace("}}", "}")
    )
    peer = SupervisedPeer(
        from_command(f"{sys.executable} {script}"),
        ProcessLimits(30, 0),
        process_pool := ProcessPool(memory_watch(0)),
    )
    try:
        hunt = Hunt(peer, {"lz4": BASES["lz4"](), "my/plain.root": BASES["plain"]()}, out)
        hunt.next_seed = 40
        hunt.run(count=12)
    finally:
        peer.close()
        process_pool.close()
    found = [each for each in hunt.ordered() if each.base == "lz4"]
    assert found
    for each in found:
        made = apply_recipe((out / "bases" / "lz4.root").read_bytes(), each.recipe)
        assert made == (out / "files" / f"{each.file_name}.root").read_bytes()


def test_directories_stand_for_their_files(base: Path, tmp_path: Path) -> None:
    (tmp_path / "files").mkdir()
    base.rename(tmp_path / "files" / "a.root")
    (tmp_path / "files" / "b.root").write_bytes(BASES["plain"]())
    outcome = run_cli(
        "fuzz", str(tmp_path / "files"), "--target", "rntuple-construct", "--count", "2", "--out", str(tmp_path / "out")
    )  # fmt: skip
    assert outcome.code == 0
    assert "2 mutants: 2 fine; 0 distinct findings" in outcome.err
    (tmp_path / "empty").mkdir()
    outcome = run_cli(
        "fuzz", str(tmp_path / "empty"), "--target", "rntuple-construct", "--out", str(tmp_path / "other")
    )
    assert outcome.code == 2


def test_a_reader_that_reads_no_base_file_is_no_success(tmp_path: Path) -> None:
    (tmp_path / "other.root").write_bytes(b"no file")
    outcome = run_cli(
        "fuzz", str(tmp_path / "other.root"), "--target", "rntuple-construct", "--count", "2", "--out", str(tmp_path / "out")
    )  # fmt: skip
    assert outcome.code == 2
    assert "nothing to make mutants of" in outcome.err


def test_an_output_that_is_no_directory(base: Path, tmp_path: Path) -> None:
    (tmp_path / "out").write_bytes(b"")
    outcome = run_cli(
        "fuzz", str(base), "--target", "rntuple-construct", "--count", "1", "--out", str(tmp_path / "out")
    )
    assert outcome.code == 73


def test_a_known_reader_that_is_spelt_otherwise(tmp_path: Path) -> None:
    outcome = run_cli("fuzz", "--target", "uprot", "--out", str(tmp_path))
    assert outcome.code == 2
    assert "did you mean uproot" in outcome.err


def test_a_program_that_is_not_there(tmp_path: Path) -> None:
    assert run_cli("fuzz", "--target", "./no-such-reader {file}", "--out", str(tmp_path)).code == 2
    assert (
        run_cli(
            "fuzz", str(tmp_path / "none.root"), "--target", "rntuple-construct", "--out", str(tmp_path)
        ).code
        == 66
    )


def test_places_are_without_indices() -> None:
    steps = (
        Step("set", "header.schema.fields[3].name", b"a"),
        Step("set", "header.schema.fields[1].name", b"b"),
    )
    assert place_of(Recipe(steps)) == "set header.schema.fields[].name"


# Commands without the protocol

PLAIN = """
import sys

import rntuple_construct as rnt

{deed}
with rnt.open(sys.argv[1]) as file:
    file.only().arrays(library="np")
"""


def plain(base: Path, tmp_path: Path, deed: str, *arguments: str) -> tuple[int, str, dict[str, Any]]:
    """Fuzz with a script that reads a file, and before that does something with all files but the base file."""
    script = tmp_path / "plain.py"
    deed = (
        f"import os, signal; os.path.getsize(sys.argv[1]) == {base.stat().st_size} or {deed}; "
        if deed
        else ""
    )
    script.write_text(PLAIN.format(deed=deed))
    out = tmp_path / "out"
    outcome = run_cli(
        "fuzz", str(base), "--target", f"{sys.executable} {script} {{file}}", "--out", str(out), "--no-minimize",
        *(arguments if "--seed" in arguments else ("--seed", "40", *arguments)),
    )  # fmt: skip
    path = out / "findings.json"
    return outcome.code, outcome.err, json.loads(path.read_text()) if path.exists() else {}


def test_a_script_that_opens_and_reads_is_a_target(base: Path, tmp_path: Path) -> None:
    """It refuses damaged files by an exception, which is right."""
    code, err, document = plain(base, tmp_path, "", "--count", "4")
    assert (code, document["findings"]) == (0, [])
    assert "does not answer in the protocol: values are not compared" in err
    jsonschema.validate(document, json.loads(SCHEMA.read_text()))


@pytest.mark.parametrize(
    ("deed", "kind", "message"),
    [
        ("os.kill(os.getpid(), signal.SIGSEGV)", "crash", "SIGSEGV"),
        ("sys.exit(139)", "crash", "SIGSEGV"),
        ("(lambda: (_ for _ in ()).throw(MemoryError('too much')))().__next__()", "memory", "MemoryError"),
        (
            "(lambda: (_ for _ in ()).throw(RecursionError('too deep')))().__next__()",
            "crash",
            "RecursionError",
        ),
    ],
)
def test_signals_and_exceptions_of_a_script_are_findings(
    deed: str, kind: str, message: str, base: Path, tmp_path: Path
) -> None:
    code, _, document = plain(base, tmp_path, deed, "--count", "1")
    assert code == 1
    (found,) = document["findings"]
    assert found["kind"] == kind
    assert message in found["message"]


def test_an_exception_on_a_valid_file_is_a_refusal_with_its_stack(base: Path, tmp_path: Path) -> None:
    """Seeds 46 and 47 make files that are valid; of the damaged ones a refusal is right."""
    code, _, document = plain(base, tmp_path, "int('x')", "--count", "3", "--seed", "45")
    assert code == 1
    assert document["findings"]
    for found in document["findings"]:
        assert found["kind"] == "refused"
        assert found["message"].startswith("ValueError: invalid literal")
        assert found["stack"][0].startswith("<module> (plain.py:")


def test_exit_codes_that_are_no_crash_can_be_chosen(base: Path, tmp_path: Path) -> None:
    code, _, document = plain(base, tmp_path, "sys.exit(3)", "--count", "2", "--ok-exit", "0,1")
    assert code == 1
    assert {(each["kind"], each["message"]) for each in document["findings"]} == {("crash", "exit code 3")}
    other = tmp_path / "other"
    other.mkdir()
    _, _, document = plain(base, other, "sys.exit(3)", "--count", "2", "--ok-exit", "0,1,3")
    assert not any(each["kind"] == "crash" for each in document["findings"])
    assert plain(base, tmp_path, "", "--count", "1", "--ok-exit", "none")[0] == 2
    assert fuzz("pass", base, other, "--count", "1", "--ok-exit", "0")[0] == 2


# One cause, once


def test_findings_of_one_cause_are_joined_and_the_simplest_stays(base: Path, tmp_path: Path) -> None:
    """A reader that gives nothing but zeros accepts every damage, and each rule alone is one cause."""
    _, _, document = fuzz(SPOIL, base, tmp_path, "--count", "40", "--no-minimize")
    causes = [set(each["cause"][1:]) for each in document["findings"] if each["kind"] == "accepted"]
    assert causes
    assert not any(one < other for one in causes for other in causes)
    counted = sum(each["count"] for each in document["findings"])
    assert counted == document["mutants"] - document["outcomes"]["fine"]
    names = {each["file"] for each in document["findings"]}
    assert {path.stem for path in (tmp_path / "out" / "files").glob("*.root")} == names


@pytest.mark.slow
def test_smallest_files_show_the_cause_of_their_original(base: Path, tmp_path: Path) -> None:
    """Same rules, no new ones, and the base file that was made smaller with it is sound; also for values of damaged files."""
    base.write_bytes(BASES["representations"]())
    deed = "found = own.values(path, name); sound = __import__('rntuple_construct').validate(path).ok; "
    deed += "return found if sound else dict(found, fields={key: [None] * len(v) for key, v in found['fields'].items()})"
    _, _, document = fuzz(deed, base, tmp_path, "--count", "24", "--minimize-time", "12")
    assert any(each["kind"] == "accepted" for each in document["findings"])
    smaller = 0
    for each in document["findings"]:
        folder = tmp_path / "out" / "files"
        smallest = (folder / "smallest" / f"{each['file']}.root").read_bytes()
        errors = {rule for rule in each["rules"] if rule in broken_by(folder / f"{each['file']}.root")}
        assert broken_by(folder / "smallest" / f"{each['file']}.root") == errors
        assert set(each["smallest"]["rules"]) <= set(each["rules"])
        assert validate(folder / "smallest" / f"{each['file']}.base.root").ok
        smaller += len(smallest) < (folder / f"{each['file']}.root").stat().st_size
    assert smaller > len(document["findings"]) // 2


def broken_by(path: Path) -> set[str]:
    return {found.rule_id for found in validate(path).failures}


def test_the_time_of_a_run_includes_minimising(base: Path, tmp_path: Path) -> None:
    start = time.monotonic()
    code, _, document = fuzz(SPOIL, base, tmp_path, "--time", "8", "--minimize-time", "100")
    assert code == 1
    assert document["findings"]
    # One answer may be under way when the time is over, and the reader has to start.
    assert time.monotonic() - start < 40


def test_generated_files_are_base_files_by_default(tmp_path: Path) -> None:
    outcome = run_cli(
        "fuzz", "--target", "rntuple-construct", "--count", "70", "--out", str(tmp_path / "out")
    )
    assert outcome.code == 0, outcome.err
    names = list(_bases([]))
    assert len(names) == len(BASES) + NUM_GENERATED
    assert sum(name.startswith("generated-") for name in names) == NUM_GENERATED
