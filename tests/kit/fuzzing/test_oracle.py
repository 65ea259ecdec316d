"""The oracle objects to what must not be, and to nothing else."""

from __future__ import annotations

import io
import mmap
import multiprocessing
import os
import signal
import time
import warnings
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from importlib import import_module
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pyarrow as pa
import pytest
from self_test import oracle as module
from self_test import outputs
from self_test.agreement import refusals
from self_test.campaign import Candidate, InputCampaign, ask_oracle, totals
from self_test.oracle import TURNS, Bounds, Oracle
from self_test.structures import structures

import rntuple_construct as rnt
from rntuple_construct.base.errors import FormatError, PageError, SchemaError, SourceError
from rntuple_construct.batch.schedulers import map_in_order, open_scheduler
from rntuple_construct.kit.corpus.mutations import BROKEN
from rntuple_construct.kit.corpus.mutations.bases import BASES
from rntuple_construct.kit.fuzzing import ParsedFile, Recipe, Step, apply_recipe
from rntuple_construct.kit.fuzzing.observations import cause_of
from rntuple_construct.validation import validate
from tests.support.root_files import DATA

SMALL = "lz4"
QUICK = dict.fromkeys(TURNS, 0)


PATIENT = Bounds(seconds=30)
"""For what is not about time: a busy machine takes many times as long as a quiet one."""


def kinds(oracle: Oracle, data: bytes, intended: tuple[str, ...] = ()) -> set[tuple[str, str]]:
    return {(each.kind, each.consumer) for each in oracle.look(data, intended)}


def failing(error: BaseException) -> Callable[..., None]:
    def fail(*_: object, **__: object) -> None:
        raise error

    return fail


@pytest.mark.parametrize("base", BASES)
def test_sound_files_have_no_objections(base: str) -> None:
    oracle = Oracle(PATIENT)
    data = BASES[base]()
    assert oracle.look(data, base=data) == []
    assert oracle.is_sound
    assert {"convert", "merge", "append", "export", "import"} <= set(oracle.looked)


@pytest.mark.parametrize("mutation", BROKEN[::17], ids=str)
def test_files_that_break_a_rule_are_reported_as_intended(mutation: object) -> None:
    data, rule = mutation.make(), mutation.rule  # type: ignore[attr-defined]
    oracle = Oracle(PATIENT, every={"convert": 0, "merge": 0, "append": 0})
    assert oracle.look(data, (rule,)) == []


@pytest.mark.parametrize(
    "data", [b"", b"root", b"\0" * 100, b"root" + b"\xff" * 300], ids=["empty", "root", "zeros", "ones"]
)
def test_bytes_that_are_no_file(data: bytes) -> None:
    assert Oracle(PATIENT).look(data) == []


def test_an_exception_of_another_kind_is_an_escape(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "_explain", failing(KeyError("planted")))
    (found,) = Oracle(PATIENT).look(BASES[SMALL]())
    assert (found.kind, found.consumer) == ("escape", "explain")
    assert "KeyError" in found.text
    monkeypatch.setattr(module, "_explain", failing(FormatError("an error of ours")))
    assert Oracle(PATIENT).look(BASES[SMALL]()) == []


def test_no_file_is_a_mistake_of_the_caller(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "_explain", failing(SchemaError("planted")))
    (found,) = Oracle(PATIENT).look(BASES[SMALL]())
    assert (found.kind, found.consumer) == ("escape", "explain")
    assert "SchemaError" in found.text


def test_the_validator_raises_nothing_for_any_file(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "validate", failing(FormatError("planted")))
    found = Oracle(PATIENT, every=QUICK | {"explain": 1, "ways": 1}).look(BASES[SMALL]())
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


def test_what_is_slow_once_is_no_objection(monkeypatch: pytest.MonkeyPatch) -> None:
    calls = []

    def burn(_: bytes) -> None:
        calls.append(1)
        end = time.process_time() + (0.3 if len(calls) == 1 else 0)
        while time.process_time() < end:
            pass

    monkeypatch.setattr(module, "_explain", burn)
    assert ("time", "explain") not in kinds(Oracle(Bounds(seconds=0.1), ()), BASES[SMALL]())
    assert len(calls) == 2


def test_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    kept = []

    def use_memory(_: bytes) -> None:
        # Pages of the system: a large object may take memory that an earlier test freed and that is resident still.
        kept.append(mmap.mmap(-1, 64 << 20))
        kept[-1].write(bytes(64 << 20))

    monkeypatch.setattr(module, "_explain", use_memory)
    oracle = Oracle(Bounds(memory=32 << 20))
    if not module._resident():
        pytest.skip("the system does not tell the most memory of a process")
    assert ("memory", "explain") in kinds(oracle, BASES[SMALL]())


def test_a_reader_that_refuses_what_the_report_calls_sound(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "refusals", lambda *_: ["the reader refuses it: planted"])
    assert kinds(Oracle(PATIENT), BASES[SMALL]()) == {("disagreement", "read")}


def test_an_intent_that_is_not_reported() -> None:
    (found,) = Oracle(PATIENT).look(BASES[SMALL](), ("RNT-COL-001",))
    assert found.kind == "intent"
    assert "RNT-COL-001" in found.text


def test_consumers_that_take_turns() -> None:
    oracle = Oracle(PATIENT, every={"explain": 2, "convert": 0})
    for _ in range(4):
        oracle.look(BASES[SMALL]())
    assert oracle.looked["validate"] == oracle.looked["read"] == 4
    assert (oracle.looked["explain"], oracle.looked["convert"]) == (2, 0)


def test_libraries_that_do_not_exist_are_refused() -> None:
    with pytest.raises(ValueError, match="libraries are"):
        Oracle(PATIENT, libraries=("nothing",))


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


# What commands write


def changed(*steps: Step) -> bytes:
    return apply_recipe(ParsedFile(BASES[SMALL]()), Recipe(steps))


def of(consumer: str, data: bytes | None = None, base: bytes | None = None) -> set[tuple[str, str]]:
    """Kinds of objections, and texts up to the colon, when one consumer looks at a file."""
    oracle = Oracle(PATIENT, libraries=(), every=QUICK | {consumer: 1})
    found = oracle.look(BASES[SMALL]() if data is None else data, base=base)
    assert all(each.consumer in (consumer, "import") for each in found)
    return {(each.kind, each.text.partition(":")[0]) for each in found}


MERGED = {f"merge with {way}" for way in outputs.MERGE}
APPENDED = {f"append {way}" for way in outputs.APPEND}
ALONE = {way for way in MERGED | APPENDED if "its base" not in way}


@pytest.mark.parametrize("name", ["convert", "merge", "append"])
def test_an_exception_that_leaves_a_command_is_an_escape(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outputs, name, failing(KeyError("planted")))
    found = Oracle(PATIENT, every=QUICK | {name: 1}).look(BASES[SMALL]())
    assert {(each.kind, each.consumer) for each in found} == {("escape", name)}
    assert all(each.cause.startswith("KeyError") for each in found)


@pytest.mark.parametrize("name", ["export", "import_file"])
def test_an_exception_that_leaves_an_export_or_import_is_an_escape(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(outputs, name, failing(KeyError("planted")))
    found = Oracle(PATIENT, every=QUICK | {"export": 1}).look(BASES[SMALL]())
    assert {(each.kind, each.consumer) for each in found} == {("escape", name.removesuffix("_file"))}


def test_a_result_that_is_not_sound(monkeypatch: pytest.MonkeyPatch) -> None:
    wrong = changed(Step("set", "header.schema.fields[0].name", b"a.b"))
    assert not validate(wrong).ok

    def spoil(target: Any, *_: object, **__: object) -> None:
        target.write_bytes(wrong) if isinstance(target, Path) else target.write(wrong)

    monkeypatch.setattr(outputs, "merge", spoil)
    monkeypatch.setattr(outputs, "append", spoil)
    monkeypatch.setattr(outputs, "convert", lambda _, target: spoil(target))
    monkeypatch.setattr(outputs, "_add_ntuple", spoil)
    base = changed(Step("set", "header.description", b"another file"))
    assert ("conversion", "convert") in of("convert")
    assert {way for kind, way in of("merge", base=base) if kind == "conversion"} == MERGED
    assert {way for kind, way in of("append", base=base) if kind == "conversion"} == APPENDED - {
        "append entries to it"
    }
    # A file that breaks a rule is no excuse for another one.
    other = changed(Step("set", "header.schema.fields[0].type_name", b"std::tuple<float,"))
    assert not validate(other).ok
    assert ("conversion", "merge with itself") in of("merge", other)


def test_a_result_with_other_values(monkeypatch: pytest.MonkeyPatch) -> None:
    merge, append = outputs.merge, outputs.append

    def half(target: Any, sources: Any, **options: Any) -> None:
        merge(target, sources[:1], **options)

    def twice(path: Any, sources: Any, **options: Any) -> None:
        append(path, [*sources, *sources], **options)

    base = changed(Step("set", "header.description", b"another file"))
    monkeypatch.setattr(outputs, "merge", half)
    assert of("merge", base=base) == {("disagreement", way) for way in MERGED}
    monkeypatch.setattr(outputs, "append", twice)
    assert of("append", base=base) == {
        ("disagreement", "append to its base"),
        ("disagreement", "append base to it"),
    }
    monkeypatch.setattr(outputs, "append", append)

    class Doubling(outputs.FileAppender):
        def __getitem__(self, name: str) -> Any:
            writer = super().__getitem__(name)
            return SimpleNamespace(extend=lambda data: [writer.extend(data) for _ in range(2)])

    monkeypatch.setattr(outputs, "FileAppender", Doubling)
    assert of("append") == {("disagreement", "append entries to it")}


def test_a_base_that_is_the_file_itself_is_written_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same call a second time shows nothing new."""
    data = BASES[SMALL]()
    oracle = Oracle(PATIENT, libraries=(), every=QUICK | {"merge": 1, "append": 1})
    calls = []
    merge = outputs.merge
    monkeypatch.setattr(
        outputs, "merge", lambda *given, **options: [calls.append(1), merge(*given, **options)]
    )
    assert oracle.look(data, base=data) == []
    assert len(calls) == 2


def test_refusals_of_sound_and_of_damaged_files(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outputs, "merge", failing(PageError("planted", rule_id="RNT-PAG-002")))
    assert of("merge") == {("disagreement", way) for way in MERGED & ALONE}
    damaged = changed(Step("set", "header.schema.fields[0].name", b"a.b"))
    assert of("merge", damaged) == set()
    monkeypatch.setattr(outputs, "merge", failing(PageError("planted without a rule")))
    assert of("merge", damaged) == {("conversion", way) for way in MERGED & ALONE}


def test_a_file_that_changes_in_spite_of_a_refusal(monkeypatch: pytest.MonkeyPatch) -> None:
    def spoil(path: Path, *_: object, **__: object) -> None:
        path.write_bytes(path.read_bytes() + b"more")
        raise SchemaError("planted")

    monkeypatch.setattr(outputs, "append", spoil)
    assert {way for kind, way in of("append") if kind == "conversion"} == {
        "append as a new RNTuple",
        "append base to it",
    }


@pytest.mark.parametrize("kind", outputs.available_formats())
def test_exported_and_imported_values_that_differ(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    export, import_file = outputs.export, outputs.import_file
    monkeypatch.setattr(module, "available_formats", lambda: (kind,))

    def shorter(source: Any, target: Any, **options: Any) -> None:
        export(source, target, entry_stop=1, **options)

    def other(path: Path, target: Any, *rest: Any) -> None:
        # Another table of the same format.
        made = io.BytesIO()
        export(BASES["compressed"](), made, format=kind, entry_start=2)
        path.write_bytes(made.getvalue())
        import_file(path, target, *rest)

    data = BASES["compressed"]()
    monkeypatch.setattr(outputs, "import_file", other)
    found = Oracle(PATIENT, every=QUICK | {"export": 1}).look(data)
    assert {(each.kind, each.consumer) for each in found} == {("disagreement", "import")}
    monkeypatch.setattr(outputs, "import_file", import_file)
    monkeypatch.setattr(outputs, "export", shorter)
    found = Oracle(PATIENT, every=QUICK | {"export": 1}).look(data)
    assert ("disagreement", "export") in {(each.kind, each.consumer) for each in found}


@pytest.mark.parametrize("kind", outputs.available_formats())
def test_optional_records_are_the_same_after_export_and_import(
    kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "available_formats", lambda: (kind,))
    oracle = Oracle(PATIENT, every=QUICK | {"export": 1})
    assert oracle.look((DATA / "files" / "nullable.root").read_bytes()) == []


def test_an_import_that_refuses_its_own_export(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outputs, "import_file", failing(SchemaError("planted")))
    found = Oracle(PATIENT, every=QUICK | {"export": 1}).look(BASES[SMALL]())
    assert {(each.kind, each.consumer) for each in found} == {("escape", "import")}


@pytest.mark.parametrize(
    ("kind", "shown", "plain", "is_same"),
    [
        ("jsonl", ["nan"], [float("nan")], True),
        ("jsonl", ["nan"], [1.0], False),
        ("jsonl", [1.0012211], [1.0012210607528687], True),
        ("jsonl", [1.002], [1.0012210607528687], False),
        ("jsonl", [{"a": [1, None]}], [{"a": [1, None]}], True),
        ("jsonl", [{"a": []}], [{"a": None}], False),
        ("jsonl", [True], [1], False),
        ("jsonl", [float(2**53)], [2**53 + 1], False),
        ("csv", ["9007199254740993"], [2**53 + 1], True),
        ("csv", ["9007199254740992"], [2**53 + 1], False),
        ("csv", ["true", ""], [True, None], True),
        ("csv", ["1.5", "x"], [1.5, "y"], False),
    ],
)
def test_values_in_text(kind: str, shown: list[Any], plain: list[Any], is_same: bool) -> None:
    assert outputs._SAME[kind](shown, plain) is is_same


# Campaigns


def numbered(seed: int) -> Candidate:
    return Candidate(f"number {seed}", BASES[SMALL]())


def campaign_of(
    make: Callable[[int], Candidate], directory: Path, every: dict[str, int] | None = None, **options: Any
) -> InputCampaign:
    oracle = Oracle(PATIENT, every=QUICK | (every or {}))
    return InputCampaign(make, partial(ask_oracle, oracle), directory, **options)


def test_a_campaign_goes_on_where_it_ended(tmp_path: Path) -> None:
    first = campaign_of(numbered, tmp_path, first=10)
    assert first.run(count=4) == 4
    assert first.summary()["next_seed"] == 14
    second = campaign_of(numbered, tmp_path)
    assert second.run(count=2) == 2
    summary = second.summary()
    assert (summary["inputs"], summary["next_seed"], summary["sound"]) == (6, 16, 6)
    assert summary["looked"]["validate"] == 6


def test_an_interrupted_campaign_goes_on_after_its_last_input(tmp_path: Path) -> None:
    def interrupted(seed: int) -> Candidate:
        if seed == 3:
            raise KeyboardInterrupt
        return numbered(seed)

    with pytest.raises(KeyboardInterrupt):
        campaign_of(interrupted, tmp_path).run(count=5)
    with (tmp_path / "journal.jsonl").open("a") as journal:
        journal.write('{"target": "counts 1", "sta')  # cut off
    assert totals([tmp_path])["inputs"] == 3
    campaign = campaign_of(numbered, tmp_path)
    assert campaign.next_seed == 3
    campaign.run(count=1)
    assert totals([tmp_path])["next_seeds"] == {str(tmp_path): 4}


def test_totals_leave_the_journal_of_a_running_campaign_unchanged(tmp_path: Path) -> None:
    campaign_of(numbered, tmp_path).run(count=1)
    journal = tmp_path / "journal.jsonl"
    written = journal.read_bytes() + b'{"target": "counts 1", "sta'
    journal.write_bytes(written)
    assert totals([tmp_path])["inputs"] == 1
    assert journal.read_bytes() == written


def died(seed: int) -> Candidate:
    if seed % 4 == 3 and multiprocessing.parent_process() is not None:
        os.kill(os.getpid(), signal.SIGKILL)
    return Candidate(f"number {seed}", BASES[SMALL]())


def test_processes_look_at_the_same_inputs_in_the_same_order(tmp_path: Path) -> None:
    campaign = campaign_of(numbered, tmp_path)
    campaign.run(count=5, map_seeds=in_processes(campaign))
    summary = campaign.summary()
    assert (summary["inputs"], summary["next_seed"], summary["sound"]) == (5, 5, 5)
    assert summary["looked"]["validate"] == 5
    assert set(summary["cpu_of"]) == {"validate", "read", "parse"}
    second = campaign_of(numbered, tmp_path)
    second.run(count=1)
    assert (second.summary()["inputs"], second.next_seed) == (6, 6)


def in_processes(campaign: InputCampaign) -> Any:
    return partial(map_in_order, open_scheduler("processes", 2), campaign.look_of_dead)


def test_an_input_that_ends_every_process_is_an_objection(tmp_path: Path) -> None:
    # Parsers that are loaded here need not be loaded by each of the many processes.
    Oracle(PATIENT, every=QUICK).look(BASES[SMALL]())
    campaign = campaign_of(died, tmp_path)
    campaign.run(count=5, map_seeds=in_processes(campaign))
    summary = campaign.summary()
    assert (summary["inputs"], summary["sound"], summary["next_seed"]) == (5, 4, 5)
    ((label, objection),) = campaign.found.values()
    assert (label, objection.kind) == ("number 3", "crash")
    assert objection.text == "the process ended with signal 9"
    assert len(list(tmp_path.glob("*.root"))) == 1


def test_a_campaign_keeps_the_first_file_of_each_objection(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "_explain", failing(KeyError("planted")))
    campaign = campaign_of(numbered, tmp_path, {"explain": 1, "ways": 1})
    campaign.run(count=3)
    ((key, count),) = campaign.summary()["objections"].items()
    assert key.startswith("escape explain")
    assert count == 3
    ((label, objection),) = campaign.found.values()
    assert (label, objection.kind) == ("number 0", "escape")
    (kept,) = tmp_path.glob("*.root")
    assert validate(kept.read_bytes()).ok
    assert sum(key in line for line in (tmp_path / "journal.jsonl").read_text().splitlines()) == 2


def test_campaigns_with_seeds_of_their_own_are_added_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "_explain", failing(KeyError("planted")))
    folders = [tmp_path / "even", tmp_path / "odd"]
    for number, folder in enumerate(folders):
        every = {"explain": 1, "ways": 1}
        campaign_of(numbered, folder, every, first=number, step=2, source="numbered").run(count=3 + number)
    total = totals(folders)
    assert (total["campaigns"], total["inputs"], total["sound"]) == (2, 7, 7)
    assert total["looked"] == {"validate": 7, "read": 7, "ways": 7, "explain": 7, "parse": 7}
    assert total["cpu"] >= 0
    ((key, found),) = total["objections"].items()
    assert key.startswith("escape explain: KeyError")
    assert (found["count"], found["label"]) == (7, "number 0")
    assert Path(found["file"]).is_file()
    assert total["next_seeds"] == {str(folders[0]): 6, str(folders[1]): 9}


def test_totals_of_campaigns_that_share_seeds_are_refused(tmp_path: Path) -> None:
    for name, first, step in (("all", 0, 1), ("odd", 1, 2)):
        campaign_of(numbered, tmp_path / name, first=first, step=step).run(count=3)
    with pytest.raises(SchemaError, match="both have seed 1"):
        totals([tmp_path / "all", tmp_path / "odd"])
    with pytest.raises(SourceError, match="has no campaign"):
        totals([tmp_path])
    assert not (tmp_path / "journal.jsonl").exists()


def test_a_campaign_is_not_gone_on_with_by_another_step(tmp_path: Path) -> None:
    campaign_of(numbered, tmp_path, step=2).run(count=1)
    with pytest.raises(SchemaError, match="has step 2"):
        campaign_of(numbered, tmp_path, step=3)


@pytest.mark.parametrize(
    "line", ['{"target": "counts 0", "state": "done", "next_seed": -1, "counts": {}}', "[]"]
)
def test_a_campaign_is_not_gone_on_with_from_another_journal(line: str, tmp_path: Path) -> None:
    campaign_of(numbered, tmp_path).run(count=1)
    with (tmp_path / "journal.jsonl").open("a") as journal:
        journal.write(line + "\n")
    with pytest.raises(SourceError, match="line 4: not a journal of this run"):
        campaign_of(numbered, tmp_path)


def test_a_hang_counts_as_time_of_its_consumer(monkeypatch: pytest.MonkeyPatch) -> None:
    def forever(_: bytes) -> None:
        while True:
            pass

    monkeypatch.setattr(module, "_explain", forever)
    bounds = Bounds(seconds=0.05)
    oracle = Oracle(bounds, every=QUICK | {"explain": 1, "ways": 1})
    oracle.look(BASES[SMALL]())
    # Processor time, which on a busy machine is less than the time on the clock that ends a hang.
    assert oracle.spent["explain"] >= bounds.seconds * 1_000_000


def test_missing_rows_of_arrays_with_a_meaning_are_an_objection(monkeypatch: pytest.MonkeyPatch) -> None:
    content = pa.array([1, 2, 0, 0, 3, 4], pa.timestamp("us"))
    array = pa.FixedSizeListArray.from_arrays(content, 2, mask=pa.array([False, True, False]))
    lists = pa.ListArray.from_arrays(pa.array([0, 2, 2, 3], pa.int32()), array)
    file = io.BytesIO()
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        rnt.write(file, "t", pa.table({"x": array, "y": lists}))
    data = file.getvalue()
    only = {**QUICK, "export": 1}
    assert Oracle(PATIENT, every=only).look(data) == []

    to_arrow = import_module("rntuple_construct.model.arrays.to_arrow")
    monkeypatch.setattr(to_arrow, "_Arrow", _without_missing(to_arrow._Arrow))
    found = Oracle(PATIENT, every=only).look(data)
    assert "missing values" in " ".join(each.text for each in found)


def _without_missing(maker: Any) -> Any:
    """Arrow arrays in which missing arrays are lists of missing values."""

    class Faulty(maker):
        def _optional(self, layout: Any, content: Any) -> Any:
            made = super()._optional(layout, content)
            if not pa.types.is_fixed_size_list(made.type):
                return made
            return pa.FixedSizeListArray.from_arrays(made.values, made.type.list_size)

    return Faulty


def test_times_that_python_does_not_have_are_compared_as_integers() -> None:
    content = pa.array([2**62, 1, None, 0], pa.timestamp("ms", tz="+02:00"))
    file = io.BytesIO()
    rnt.write(file, "t", pa.table({"times": pa.FixedSizeListArray.from_arrays(content, 2)}))
    exports = QUICK | {"export": 1, "import": 1}
    assert Oracle(PATIENT, every=exports).look(file.getvalue()) == []


def test_an_alternative_may_have_elements_that_no_entry_holds() -> None:
    file = io.BytesIO()
    with rnt.create(file, "t", {"x": "std::variant<std::string,float>"}) as writer:
        writer.extend({"x": ["ab", 1.5, "c"]})
    step = Step("duplicate", "page_list[0].page_locations[0][1][0]")
    data = apply_recipe(ParsedFile(file.getvalue()), Recipe((step,)))
    assert {each.rule_id for each in validate(data).failures} == {"RNT-ENC-002"}
    assert list(refusals(data, ())) == []
    assert Oracle(PATIENT, every=QUICK).look(data) == []


def _record_of(*members: str) -> bytes:
    buffer = io.BytesIO()
    with rnt.create(buffer, "t", {"r": dict.fromkeys(members, "std::int32_t")}) as writer:
        writer.extend([{"r": dict.fromkeys(members, 7)}])
    return buffer.getvalue()


def test_members_that_only_a_union_adds_are_defaults() -> None:
    small, large = _record_of("a"), _record_of("a", "b")
    done = outputs.written("its base by union", large, small, outputs.content_of)
    assert done is not None
    assert done.data is not None
    report = validate(large)
    assert list(outputs.objections_to(done, report)) == []
    invented = outputs.written("itself by union", large, None, outputs.content_of)
    assert invented is not None
    assert invented.data is not None
    parts = [outputs.content_of(small)] * 2
    changed = replace(done, data=invented.data, parts=[each for each in parts if each is not None])
    assert {kind for kind, _ in outputs.objections_to(changed, report)} == {"disagreement"}
