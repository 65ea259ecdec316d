"""The oracle objects to what must not be, and to nothing else."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

import pytest

from rntuple_construct.conformance.mutations import MUTATIONS
from rntuple_construct.conformance.mutations.bases import BASES
from rntuple_construct.errors import FormatError, SchemaError, SourceError
from rntuple_construct.fuzzing import oracle as module
from rntuple_construct.fuzzing.campaign import Campaign, Case, totals
from rntuple_construct.fuzzing.oracle import Bounds, Oracle, cause_of
from rntuple_construct.fuzzing.structures import structures
from rntuple_construct.validation import validate

SMALL = "lz4"


def kinds(oracle: Oracle, data: bytes, intended: tuple[str, ...] = ()) -> set[tuple[str, str]]:
    return {(each.kind, each.consumer) for each in oracle.look(data, intended)}


def failing(error: BaseException) -> Callable[..., None]:
    def fail(*_: object) -> None:
        raise error

    return fail


@pytest.mark.parametrize("base", BASES)
def test_sound_files_have_no_objections(base: str) -> None:
    oracle = Oracle()
    assert oracle.look(BASES[base]()) == []
    assert oracle.is_sound


@pytest.mark.parametrize("mutation", MUTATIONS[::17], ids=str)
def test_files_that_break_a_rule_are_reported_as_intended(mutation: object) -> None:
    data, rule = mutation.make(), mutation.rule_id  # type: ignore[attr-defined]
    assert Oracle().look(data, (rule,)) == []


@pytest.mark.parametrize(
    "data", [b"", b"root", b"\0" * 100, b"root" + b"\xff" * 300], ids=["empty", "root", "zeros", "ones"]
)
def test_bytes_that_are_no_file(data: bytes) -> None:
    assert Oracle().look(data) == []


def test_an_exception_of_another_kind_is_an_escape(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "_explain", failing(KeyError("planted")))
    (found,) = Oracle().look(BASES[SMALL]())
    assert (found.kind, found.consumer) == ("escape", "explain")
    assert "KeyError" in found.text
    monkeypatch.setattr(module, "_explain", failing(FormatError("an error of ours")))
    assert Oracle().look(BASES[SMALL]()) == []


def test_no_file_is_a_mistake_of_the_caller(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "_explain", failing(SchemaError("planted")))
    (found,) = Oracle().look(BASES[SMALL]())
    assert (found.kind, found.consumer) == ("escape", "explain")
    assert "SchemaError" in found.text


def test_the_validator_raises_nothing_for_any_file(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "validate", failing(FormatError("planted")))
    found = Oracle(every={"convert": 0, "libraries": 0}).look(BASES[SMALL]())
    assert [(each.kind, each.consumer) for each in found] == [("escape", "validate")]


def test_time_and_hangs(monkeypatch: pytest.MonkeyPatch) -> None:
    def burn(_: bytes) -> None:
        end = time.process_time() + 0.3
        while time.process_time() < end:
            pass

    monkeypatch.setattr(module, "_explain", burn)
    data = BASES[SMALL]()
    libraries: tuple[str, ...] = ()
    assert ("time", "explain") in kinds(Oracle(Bounds(seconds=0.1), libraries), data)
    assert ("hang", "explain") in kinds(Oracle(Bounds(seconds=0.005), libraries), data)
    # What is large may take its time.
    assert ("time", "explain") not in kinds(Oracle(Bounds(seconds=0.1, unit=10), libraries), data)


def test_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    kept = []
    monkeypatch.setattr(module, "_explain", lambda _: kept.append(bytearray(b"x") * (64 << 20)))
    oracle = Oracle(Bounds(memory=32 << 20))
    if not module._resident():
        pytest.skip("the system does not tell the most memory of a process")
    assert ("memory", "explain") in kinds(oracle, BASES[SMALL]())


def test_a_reader_that_refuses_what_the_report_calls_sound(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "refusals", lambda *_: ["the reader refuses it: planted"])
    assert kinds(Oracle(), BASES[SMALL]()) == {("disagreement", "read")}


def test_an_intent_that_is_not_reported() -> None:
    (found,) = Oracle().look(BASES[SMALL](), ("RNT-COL-001",))
    assert found.kind == "intent"
    assert "RNT-COL-001" in found.text


def test_consumers_that_take_turns() -> None:
    oracle = Oracle(every={"explain": 2, "convert": 0})
    for _ in range(4):
        oracle.look(BASES[SMALL]())
    assert oracle.looked["validate"] == oracle.looked["read"] == 4
    assert (oracle.looked["explain"], oracle.looked["convert"]) == (2, 0)


def test_libraries_that_do_not_exist_are_refused() -> None:
    with pytest.raises(ValueError, match="libraries are"):
        Oracle(libraries=("nothing",))


def test_causes_are_without_numbers_and_names() -> None:
    one = cause_of("RNT-PAG-002 at page_list[0] (file offset 0x1f3): 'x' hashes to 43c5d0ff9f5a3d0b, not 17")
    other = cause_of(
        "RNT-PAG-002 at page_list[3] (file offset 0x2a40): 'name' hashes to 8e81e3a9a0c0a5d5, not 2.5"
    )
    assert one == other
    assert "RNT-PAG-002" in one
    assert one != cause_of(
        "RNT-PAG-003 at page_list[0] (file offset 0x1f3): 'x' hashes to 43c5d0ff9f5a3d0b, not 17"
    )


@pytest.mark.parametrize("base", BASES)
def test_structures_have_every_envelope_once(base: str) -> None:
    found = structures(BASES[base]())
    assert len(found) == len(set(found))
    names = [name for name, _ in found]
    assert names[0] == "root_file"
    assert "root_file.anchor_record" in names
    assert sum(name.startswith("rntuple") for name in names) >= 2


# Campaigns


def numbered(seed: int) -> Case | None:
    return None if seed % 3 == 2 else Case(f"number {seed}", BASES[SMALL]())


def test_a_campaign_goes_on_where_it_ended(tmp_path: Path) -> None:
    quick = {"explain": 0, "convert": 0, "libraries": 0}
    first = Campaign(numbered, Oracle(every=quick), tmp_path, first=10, step=1).run(count=4)
    assert (first["inputs"], first["next_seed"]) == (4, 16)
    second = Campaign(numbered, Oracle(every=quick), tmp_path).run(count=2)
    assert (second["inputs"], second["next_seed"], second["sound"]) == (6, 19, 6)
    assert second["looked"]["validate"] == 6


def test_a_campaign_keeps_the_first_file_of_each_objection(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "_explain", failing(KeyError("planted")))
    campaign = Campaign(numbered, Oracle(every={"convert": 0, "libraries": 0}), tmp_path)
    summary = campaign.run(count=3)
    ((key, count),) = summary["objections"].items()
    assert key.startswith("escape explain")
    assert count == 3
    ((label, objection),) = campaign.found.values()
    assert (label, objection.kind) == ("number 0", "escape")
    (kept,) = tmp_path.glob("*.root")
    assert validate(kept.read_bytes()).ok
    assert len((tmp_path / "objections.jsonl").read_text().splitlines()) == 1


def test_campaigns_with_seeds_of_their_own_are_added_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "_explain", failing(KeyError("planted")))
    folders = [tmp_path / "even", tmp_path / "odd"]
    for number, folder in enumerate(folders):
        oracle = Oracle(every={"convert": 0, "libraries": 0})
        Campaign(numbered, oracle, folder, first=number, step=2, source="numbered").run(count=3 + number)
    total = totals(folders)
    assert (total["campaigns"], total["inputs"], total["sound"]) == (2, 7, 7)
    assert total["looked"] == {"validate": 7, "read": 7, "ways": 7, "explain": 7, "parse": 7}
    assert 0 < sum(total["cpu_of"].values()) <= total["cpu"]
    ((key, found),) = total["objections"].items()
    assert key.startswith("escape explain: KeyError")
    assert (found["count"], found["label"]) == (7, "number 0")
    assert Path(found["file"]).is_file()
    assert total["next_seeds"] == {str(folders[0]): 8, str(folders[1]): 11}


def test_totals_of_campaigns_that_share_seeds_are_refused(tmp_path: Path) -> None:
    quick = {"explain": 0, "convert": 0, "libraries": 0}
    for name, first, step in (("all", 0, 1), ("odd", 1, 2)):
        Campaign(numbered, Oracle(every=quick), tmp_path / name, first=first, step=step).run(count=3)
    with pytest.raises(SchemaError, match="both have seed 1"):
        totals([tmp_path / "all", tmp_path / "odd"])
    with pytest.raises(SourceError, match="no state of a campaign"):
        totals([tmp_path])


def test_a_campaign_is_not_gone_on_with_by_another_step(tmp_path: Path) -> None:
    quick = {"explain": 0, "convert": 0, "libraries": 0}
    Campaign(numbered, Oracle(every=quick), tmp_path, step=2).run(count=1)
    with pytest.raises(SchemaError, match="has step 2"):
        Campaign(numbered, Oracle(every=quick), tmp_path, step=3)


def test_a_hang_counts_as_time_of_its_consumer(monkeypatch: pytest.MonkeyPatch) -> None:
    def forever(_: bytes) -> None:
        while True:
            pass

    monkeypatch.setattr(module, "_explain", forever)
    oracle = Oracle(Bounds(seconds=0.05), every={"convert": 0, "libraries": 0})
    oracle.look(BASES[SMALL]())
    assert oracle.spent["explain"] >= 900_000
