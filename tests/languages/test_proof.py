"""The recorded proofs of the generated C belong to the present text, and the program that proves tells of every goal."""

from __future__ import annotations

import re
from pathlib import Path

import proof_page
import prove
import pytest

NAMES = sorted(prove.bugs())


def test_the_record_belongs_to_the_present_text() -> None:
    assert prove.outdated(prove.functions(), prove.recorded()) == []


def test_the_page_has_the_present_table() -> None:
    assert proof_page.outputs() == {proof_page.PAGE: proof_page.PAGE.read_text(encoding="utf-8")}


def test_every_function_that_parses_has_a_contract_and_a_line_in_the_table() -> None:
    found = prove.functions()
    parsers = {
        name
        for path in prove.INCLUDE.glob("*.h")
        for name in re.findall(r"^RNTUPLE_INLINE \w+ (\w+_(?:pass|row))\(", path.read_text(), re.MULTILINE)
    }
    assert len(parsers) > 60
    assert parsers <= found.keys()
    table = prove.table(found, {})
    assert all(f"| `{name}` | | | not run on this text |" in table for name in found)


@pytest.mark.parametrize("name", NAMES)
def test_a_planted_bug_makes_a_recorded_proof_outdated(name: str, tmp_path: Path) -> None:
    bug = prove.bugs()[name]
    prove.plant(bug, tmp_path)
    assert prove.recorded()[bug["function"]].is_proved
    assert bug["function"] in prove.outdated(prove.functions(tmp_path), prove.recorded())


def test_another_contract_outdates_the_proofs_of_callers_and_other_spaces_do_not(tmp_path: Path) -> None:
    def changed(old: str, new: str) -> list[str]:
        for path in prove.INCLUDE.glob("*.h"):
            text = path.read_text(encoding="utf-8")
            (tmp_path / path.name).write_text(text.replace(old, new), encoding="utf-8")
        before, after = prove.functions(), prove.functions(tmp_path)
        return [name for name in before if before[name].text != after[name].text]

    assert changed("    p += 8;\n", "    p  +=  8;\n\n") == []
    row = "root_file_free_entry_row"
    contract = re.findall(rf"/\*@(?:(?!\*/).)*\*/\nRNTUPLE_INLINE int64_t {row}", _root_file(), re.DOTALL)[0]
    assert changed(contract, contract.replace("p < \\result", "p <= \\result")) == [
        row,
        "root_file_free_list_pass",
    ]


def _root_file() -> str:
    return (prove.INCLUDE / "root_file.h").read_text(encoding="utf-8")


def test_without_provers_the_reason_is_printed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(prove, "PROGRAMS", ("no-such-prover",))
    assert prove.main([]) == 0
    assert capsys.readouterr().out.startswith("skipped: no-such-prover not found")


def test_a_recorded_proof_that_fails_is_an_error_and_its_goals_are_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def failing(function: prove.Function) -> prove.Result:
        return prove.Result(function.text, 7, 8, ("ensures",))

    monkeypatch.setattr(prove, "PROGRAMS", ())
    monkeypatch.setattr(prove, "cached", failing)
    assert prove.main(["rntuple_end"]) == 1
    printed = capsys.readouterr()
    assert "| parse | `rntuple_end` | 7 | 8 | `ensures` |" in printed.out
    assert printed.err == "rntuple_end: recorded as proved, but it is not\n"


def test_results_are_kept_with_their_time_and_runs_without_a_result_are_not(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    runs = []

    def run(function: prove.Function, include: Path) -> prove.Result:
        runs.append(function.name)
        return (
            prove.Result(function.text, 0, 0) if len(runs) == 1 else prove.Result(function.text, 7, 8, ("a",))
        )

    monkeypatch.setattr(prove, "CACHE", tmp_path / "prove")
    monkeypatch.setattr(prove, "prove", run)
    function = prove.functions()["rntuple_end"]
    assert prove.cached(function).goals == 0
    first = prove.cached(function)
    assert (first.proved, first.goals, first.remaining, first.seconds) == (7, 8, ("a",), 0)
    assert prove.cached(function) == first
    assert len(runs) == 2


def test_without_names_the_recorded_functions_are_proved(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    proved = []

    def recorded_again(function: prove.Function) -> prove.Result:
        proved.append(function.name)
        return prove.Result(function.text, 7, 7, (), 2)

    monkeypatch.setattr(prove, "PROGRAMS", ())
    monkeypatch.setattr(prove, "cached", recorded_again)
    assert prove.main([]) == 0
    assert sorted(proved) == sorted(prove.recorded())
    assert f"\n{2 * len(proved)} seconds of proofs\n" in capsys.readouterr().out


@pytest.mark.slow
@pytest.mark.skipif(bool(prove.missing_programs()), reason="Frama-C, Why3, z3 or CVC4 is not installed")
def test_frama_c_proves_a_function_and_refuses_a_bug(tmp_path: Path) -> None:
    assert prove.prove(prove.functions()["rntuple_u2le"]).is_proved
    bug = prove.plant(prove.bugs()["u2le-behind"], tmp_path)
    result = prove.prove(bug, tmp_path)
    assert 0 < result.proved < result.goals
    assert len(result.remaining) == result.goals - result.proved
