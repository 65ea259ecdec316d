"""What convert, merge and append write breaks no rule, whatever they are given; else they name the rule and write nothing."""

from __future__ import annotations

import contextlib
import io
import os
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest
from rntuple_spec.column_types import ColumnType
from rntuple_spec.constants import ColumnFlag, FieldFlag
from support.dumps import run_cli

import rntuple_construct as rnt
from rntuple_construct.base.errors import LimitError, RNTupleError, SchemaError, UnsupportedError
from rntuple_construct.conversion import convert
from rntuple_construct.kit.corpus import MadeCase, cases
from rntuple_construct.kit.corpus.mutations import BROKEN
from rntuple_construct.kit.corpus.mutations.bases import draft_of
from rntuple_construct.kit.files.file_description import PROJECTED, Model, build
from rntuple_construct.validation import Severity, validate
from rntuple_construct.writer.cluster_store import ClusterLedger

CASES = cases()


def broken_rules(data: bytes) -> list[str]:
    return sorted({each.rule_id for each in validate(data).findings if each.severity is Severity.ERROR})


def converted(data: bytes, _: Path) -> bytes:
    buffer = io.BytesIO()
    convert(data, buffer)
    return buffer.getvalue()


def merged(data: bytes, _: Path) -> bytes:
    buffer = io.BytesIO()
    rnt.merge(buffer, [data, data])
    return buffer.getvalue()


def grown(data: bytes, directory: Path) -> bytes:
    path = directory / "grown.root"
    path.write_bytes(data)
    try:
        rnt.append(path, [data], durable=False)
    except RNTupleError:
        # What lies behind the end that the file header tells belongs to nothing.
        end = max(int.from_bytes(data[12:16], "big"), 64)
        assert path.read_bytes()[:end] == data[:end]
        assert os.path.getsize(path) == len(data)
        raise
    return path.read_bytes()


COMMANDS: dict[str, Callable[[bytes, Path], bytes]] = {"convert": converted, "merge": merged, "append": grown}


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_case_of_the_corpus_gives_a_sound_file_or_an_error(case: MadeCase, tmp_path: Path) -> None:
    """An error names the rule; without one it is about what this package cannot do, and says what to do instead.

    What is right is not refused under a rule. A file that breaks a rule is merged before and behind the one that it was made of.
    """
    data = case.make()
    is_right = case.generation == "1.x" and case.outcome.kind == "valid" and not case.outcome.rules
    for name, command in COMMANDS.items():
        try:
            problem = ", ".join(broken_rules(command(data, tmp_path)))
        except RNTupleError as error:
            problem = problem_of(error, is_right=is_right)
        assert not problem, name
    if case.suite != "rules" or case.original is None:
        return
    sound = case.original()
    is_needed = case.name.startswith("source-that-") and case.rule == "RNT-FLD-015"
    for parts in ([sound, data], [data, sound]):
        try:
            buffer = io.BytesIO()
            rnt.merge(buffer, parts)
            problem = ", ".join(broken_rules(buffer.getvalue())) or ("merged" if is_needed else "")
        except RNTupleError as error:
            problem = problem_of(error, is_right=is_right)
            if is_needed and "RNT-FLD-015" not in str(error):
                problem = f"another rule: {error!r}"
        assert not problem, parts.index(data)


def problem_of(error: RNTupleError, *, is_right: bool) -> str:
    """Why a refusal is not good enough; empty if it is."""
    if error.rule_id in ("RNT-VAL-001", "RNT-VAL-005"):
        return f"no rule of the format: {error!r}"
    if error.rule_id is not None:
        return f"a file that is right is refused: {error!r}" if is_right else ""
    is_request = isinstance(error, (UnsupportedError, SchemaError, LimitError))
    says_what_to_do = error.hint is not None or "RNT-" in str(error)
    return "" if is_request and says_what_to_do else f"no rule and no hint: {error!r}"


def mutant(name: str) -> bytes:
    (made,) = [each.make() for each in BROKEN if each.name == name]
    return made


@pytest.mark.parametrize(
    ("name", "rule"),
    [
        ("repetitive-record", "RNT-FLD-008"),
        ("cardinality-of-16-bits", "RNT-TYP-008"),
        ("integer-in-a-real-column", "RNT-COL-014"),
        ("falling-offsets", "RNT-ENC-002"),
    ],
)
@pytest.mark.parametrize("command", ["merge", "append"])
def test_the_error_names_rule_and_source_and_nothing_is_written(
    command: str, name: str, rule: str, tmp_path: Path
) -> None:
    (tmp_path / "bad.root").write_bytes(mutant(name))
    target = tmp_path / "out.root"
    if command == "append":
        target.write_bytes(mutant(name))
    before = target.read_bytes() if target.exists() else None
    done = run_cli(command, str(target), str(tmp_path / "bad.root"))
    assert done.code == 65, done.err
    assert rule in done.err
    assert "bad.root" in done.err
    assert (target.read_bytes() if target.exists() else None) == before
    assert sorted(os.listdir(tmp_path)) == sorted({"bad.root", *(["out.root"] if before else [])})


def test_convert_refuses_what_its_copy_would_break(tmp_path: Path) -> None:
    source = tmp_path / "bad.root"
    source.write_bytes(mutant("cardinality-of-16-bits"))
    for options in ([], ["--no-check"]):
        done = run_cli("convert", *options, str(source), str(tmp_path / "out.root"))
        assert done.code == 65
        assert "RNT-TYP-008" in done.err
        assert not (tmp_path / "out.root").exists()


@pytest.mark.parametrize("command", ["merge", "append"])
def test_without_check_only_metadata_are_looked_at(command: str, tmp_path: Path) -> None:
    target, source = tmp_path / "out.root", tmp_path / "bad.root"
    source.write_bytes(mutant("falling-offsets"))
    if command == "append":
        target.write_bytes(mutant("falling-offsets"))
    assert run_cli(command, "--no-check", str(target), str(source)).code == 0
    source.write_bytes(mutant("repetitive-record"))
    target.unlink()
    if command == "append":
        target.write_bytes(mutant("repetitive-record"))
    assert run_cli(command, "--no-check", str(target), str(source)).code == 65


def test_append_checks_the_pages_that_it_adds_and_no_others(tmp_path: Path) -> None:
    """Else each addition to a large file would read all of it."""
    path = tmp_path / "grows.root"
    rnt.write(path, "nt", {"id": np.arange(1000)}, compression="none")
    data = bytearray(path.read_bytes())
    at = data.index(np.arange(8, dtype="<i8").tobytes())
    data[at + 50] ^= 1
    path.write_bytes(data)
    assert broken_rules(bytes(data)) == ["RNT-PAG-002"]
    sound = io.BytesIO()
    rnt.write(sound, "nt", {"id": np.arange(10)})
    rnt.append(path, [sound])
    with rnt.open(path) as file:
        assert file["nt"].arrays(entry_start=1000)["id"].tolist() == list(range(10))
    assert broken_rules(path.read_bytes()) == ["RNT-PAG-002"]


# Schemas and numbers at the edges of what a file can say


def test_a_projected_field_may_precede_its_source(tmp_path: Path) -> None:
    model = Model()
    view = model.field("view", "float", flags=PROJECTED, source_field_id=1)
    number = model.field("number", "float")
    model.alias(model.column(number, ColumnType.REAL32, [1.0, 2.0], [3.0]), view)
    data = build(model, [2, 1], [2]).build()
    assert broken_rules(data) == []
    for name, command in COMMANDS.items():
        result = command(data, tmp_path)
        assert broken_rules(result) == []
        with rnt.open(result) as file:
            expected = [1.0, 2.0, 3.0] * (1 if name == "convert" else 2)
            assert file.only()["view"].array().tolist() == expected
            assert file.only()["number"].array().tolist() == expected


def taken_or_refused(data: bytes, directory: Path) -> None:
    """Any error but those of this package is a bug."""
    for command in (merged, grown, continued):
        with contextlib.suppress(RNTupleError):
            command(data, directory)


def continued(data: bytes, directory: Path) -> bytes:
    path = directory / "continued.root"
    path.write_bytes(data)
    with rnt.open(path, mode="a", durable=False) as file:
        file.only()
    return path.read_bytes()


@pytest.mark.parametrize("path", ["late", "number", "late_array._0"])
@pytest.mark.parametrize("first", [-(2**63), 1 - 2**63, -(2**62), 2**62, 2**63 - 2, 2**63 - 1])
def test_first_element_indices_of_64_bits(first: int, path: str, tmp_path: Path) -> None:
    draft = draft_of("schema")
    draft.column(path).update(flags=int(ColumnFlag.DEFERRED), first_element_index=first)
    taken_or_refused(draft.build(), tmp_path)


@pytest.mark.parametrize("offset", [2**62, 2**63 - 100, 2**63 - 1])
def test_element_offsets_of_64_bits(offset: int, tmp_path: Path) -> None:
    """In the last cluster, behind which the next elements follow."""
    num_columns = len(draft_of("plain").page_lists[-1]["payload"]["page_locations"][-1])
    for column_id in range(num_columns):
        draft = draft_of("plain")
        draft.page_lists[-1]["payload"]["page_locations"][-1][column_id]["element_offset"] = offset
        taken_or_refused(draft.build(), tmp_path)


@pytest.mark.parametrize("size", [2**62, 2**63, 2**64 - 1])
def test_array_sizes_of_64_bits(size: int, tmp_path: Path) -> None:
    names = [field["name"] for field in draft_of("plain").schema["fields"]]
    for field_id in range(len(names)):
        draft = draft_of("plain")
        field = draft.schema["fields"][field_id]
        field.update(flags=field["flags"] | int(FieldFlag.REPETITIVE), array_size=size)
        taken_or_refused(draft.build(), tmp_path)


def test_element_numbers_end_at_64_bits() -> None:
    ledger = ClusterLedger(0, True)
    ledger.add_columns([2**63 - 3])
    one, none = np.array([2]), np.empty((0, 3), np.int64)
    ledger.add_ranges(2, one, np.array([0]), np.array([False]), none)
    with pytest.raises(
        LimitError, match="column 0 would have elements with numbers up to 9223372036854775809"
    ):
        ledger.add_ranges(2, one, np.array([0]), np.array([False]), none)
    with pytest.raises(LimitError, match="column 1"):
        ledger.add_columns([0, 2**63])
