"""Figures of benchmarks: goals, what is saved, and what counts as a regression."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import pytest

BENCHMARKS = Path(__file__).resolve().parents[2] / "benchmarks"


@pytest.fixture
def harness(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.syspath_prepend(str(BENCHMARKS))
    import harness

    yield harness
    del sys.modules["harness"]


@pytest.fixture
def runner(harness: Any) -> Any:
    import run

    yield run
    del sys.modules["run"]


def test_a_missed_goal_makes_the_exit_code(harness: Any, tmp_path: Path) -> None:
    met = harness.Figure.of("a / b", [1.0, 3.0, 2.0], 2.0)
    missed = harness.Figure.of("a / b", [1.0, 3.0, 2.0], 1.9, at_least=False)
    informs = harness.Figure.of("c / d", [0.1])
    assert (met.value, met.low, met.high) == (2.0, 1.0, 3.0)
    assert (met.is_met, missed.is_met, informs.is_met) == (True, False, True)
    assert harness.finish("x", [met, informs], tmp_path / "x.json") == 0
    assert harness.finish("x", [met, missed], tmp_path / "x.json", entries=3) == 1
    saved = json.loads((tmp_path / "x.json").read_text())
    assert saved["entries"] == 3
    assert [row["is_met"] for row in saved["figures"]] == [True, False]
    assert saved["machine"]["processors"] >= 1


@pytest.mark.slow
def test_candidates_take_turns_and_ratios_are_taken_inside_a_round(harness: Any) -> None:
    turns: list[str] = []

    class Other:
        """A candidate that measures itself."""

        seconds = 0.0
        wall_seconds = 8.0

        def __call__(self) -> None:
            turns.append("other")
            self.seconds = 2.0 * len(turns)

    class Mine(Other):
        def __call__(self) -> None:
            turns.append("mine")
            self.seconds = 1.0 * (len(turns) + 1)

    times = harness.take_turns({"mine": Mine(), "other": Other()}, 3)
    assert turns == ["mine", "other"] * 4
    figure = times.speed("x", "mine", "other")
    assert (figure.value, figure.low, figure.high) == (2.0, 2.0, 2.0)
    assert times.cost("x", "mine", "other").value == 0.5
    assert times.speed("x", "mine", "other", wall=True).value == 1.0


def test_regressions_are_beyond_the_spread(harness: Any, runner: Any) -> None:
    good = harness.Figure("speed", 1.0, 0.5, 1.7)
    bad = harness.Figure("speed", 1.0, 0.9, 1.1)
    cost = harness.Figure("cost", 3.0, 2.9, 3.1, at_least=False)
    absolute = harness.Figure("time", 9.0, 9.0, 9.0, at_least=False, unit="ms")
    before = {"good": 2.0, "bad": 2.0, "cost": 2.0, "absolute": 1.0}
    now = {"good": good, "bad": bad, "cost": cost, "absolute": absolute, "new": bad}
    assert [line.partition(":")[0] for line in runner.regressions(now, before)] == ["bad", "cost"]


def test_history_keeps_one_entry_for_a_version_and_size(
    harness: Any, runner: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(runner, "HISTORY", tmp_path / "history.json")
    history = [{"version": "0.0.1", "size": "small", "values": {"reading: a": 1.0}}]
    runner.record(history, "small", {"reading: a": harness.Figure("a", 2.0, 2.0, 2.0)})
    runner.record(history, "small", {"writing: b": harness.Figure("b", 3.0, 3.0, 3.0)})
    runner.record(history, "small", {"reading: c": harness.Figure("c", 4.0, 4.0, 4.0)})
    saved = json.loads((tmp_path / "history.json").read_text())
    assert [entry["values"] for entry in saved] == [
        {"reading: a": 1.0},
        {"reading: c": 4.0, "writing: b": 3.0},
    ]
    assert runner.newest(saved, "small") == {"reading: c": 4.0, "writing: b": 3.0}
    assert runner.newest(saved, "full") == {}


def test_every_script_that_the_sizes_name_is_there(runner: Any) -> None:
    assert set(runner.ARGUMENTS["small"]) <= set(runner.scripts())


def test_each_fast_path_can_be_switched_off(monkeypatch: pytest.MonkeyPatch) -> None:
    """Their names in the package are texts, which no type checker compares."""
    monkeypatch.syspath_prepend(str(BENCHMARKS))
    import fast_paths

    for name in fast_paths.PATHS:
        with fast_paths.switched_off(name):
            pass
    del sys.modules["fast_paths"]


def test_without_a_gpu_there_is_nothing_to_measure(
    harness: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    import gpu

    monkeypatch.setitem(sys.modules, "cupy", None)
    monkeypatch.setattr(sys, "argv", ["gpu.py", "--json", str(tmp_path / "gpu.json")])
    assert gpu.main() == 0
    assert "nothing is measured: this needs cupy" in capsys.readouterr().out
    saved = json.loads((tmp_path / "gpu.json").read_text())
    assert (saved["figures"], saved["skipped"][:15]) == ([], "this needs cupy")
    del sys.modules["gpu"], sys.modules["paper_data"]
