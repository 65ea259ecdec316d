"""The element behind a wrong value: its bytes, its steps and the mistake that gives the answer of a reader."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from jsonschema import Draft202012Validator
from support.dumps import run_cli

from rntuple_construct.cli.documents import schema_of
from rntuple_construct.format.columns import column_codec
from rntuple_construct.kit.corpus import cases, write_corpus
from rntuple_construct.kit.runner.cases import StoredCase, load_corpus
from rntuple_construct.kit.runner.compare import ValueDifference
from rntuple_construct.kit.runner.element_readings import stages
from rntuple_construct.kit.runner.judge import Verdict, judge
from rntuple_construct.kit.runner.protocol import LEVELS, Answer, Level, Status
from rntuple_construct.kit.runner.wrong_values import _ElementPath, element_of, lines_of
from rntuple_construct.reader import open as open_file

REPOSITORY = Path(__file__).resolve().parents[3]
SUPPORT = REPOSITORY / "tests" / "support"
sys.path.insert(0, str(REPOSITORY / "tools" / "mutation"))

from bugs import BUGS
from seed_bugs import reader_with

BUGS_WITH_ORIGIN = {
    "no-zigzag": ("encodings/columns/std-int16-t-as-splitint16", "without zigzag"),
    "zigzag-without-split": ("encodings/edges/1.x-int16", "as if the column had zigzag"),
    "no-split": ("encodings/columns/std-uint32-t-as-splituint32", "without split"),
    "truncated-low": ("encodings/edges/1.x-real32trunc-10", "without truncate"),
    "quantised-from-zero": ("readers/traps/quantized-no-fraction", "without the minimum of the range"),
    "quantised-steps": ("readers/traps/quantized-no-fraction", "with 2**bits steps"),
    "bool-unchanged": ("readers/traps/bool-from-uint8", "the stored number, without the type of the field"),
    "bool-low-bit": ("readers/traps/bool-from-uint8", "the lowest bit"),
    "string-to-zero": ("readers/limits/std-string-with-zero-bytes", "the text up to its first zero byte"),
    "string-replaced": (
        "readers/limits/std-string-that-is-no-utf-8", "the text with replacements for bytes that are not UTF-8"
    ),
    "string-values-latin1": ("readers/limits/std-string-that-is-no-utf-8", "the text as Latin-1"),
    "late-zeros-missing": (
        "readers/extensions/field-added-later-within-a-cluster-number", "the first stored element"
    ),
    "clusters-in-file-order": ("readers/traps/cluster-groups-in-reverse", "the same element of cluster 0"),
    "variant-empty": ("encodings/nullable/std-variant-without-value", "alternative 1"),
    "cardinality-as-offset": (
        "readers/extensions/projected-field-root-rntuplecardinality-32-bits", "the offset"
    ),
}  # fmt: skip
"""A case that finds each of some seeded bugs, and what the answer equals."""


OTHERS = (
    "rules/base/plain", "encodings/edges/1.x-int16", "encodings/edges/1.x-uint16",
    "encodings/numbers/std-uint64-t-beyond-2-53", "encodings/columns/std-string-as-splitindex32",
)  # fmt: skip


@pytest.fixture(scope="module")
def found_by(tmp_path_factory: pytest.TempPathFactory) -> dict[str, StoredCase]:
    """The cases of these bugs."""
    directory = tmp_path_factory.mktemp("cases")
    wanted = {case for case, _ in BUGS_WITH_ORIGIN.values()} | set(OTHERS)
    write_corpus([case for case in cases() if case.id in wanted], directory, lambda: None)
    return {case.id: case for case in load_corpus(directory).cases}


def expected(case: StoredCase, name: str) -> list[Any]:
    """The expected values of a field."""
    values: list[Any] = (case.contents() or {})["values"]["fields"][name]
    return values


def wrong_element(reader: Any, case: StoredCase) -> dict[str, Any]:
    """The element behind the wrong value that a reader gives."""
    said = [reader.answer(case.file.read_bytes(), case.ntuple, level.value) for level in LEVELS]
    answers = [
        Answer(Level(each["level"]), Status(each["status"]), each.get("result", {}), each.get("message", ""))
        for each in said
    ]
    result = judge(case, answers)
    assert result.verdict is Verdict.WRONG
    assert result.difference is not None
    element = element_of(case, result.difference)
    assert element is not None
    return element


@pytest.mark.parametrize("bug", BUGS_WITH_ORIGIN)
def test_the_origin_of_a_seeded_bug_is_named(bug: str, found_by: dict[str, StoredCase]) -> None:
    case, origin = BUGS_WITH_ORIGIN[bug]
    element = wrong_element(reader_with(BUGS[bug]), found_by[case])
    assert origin in element["origins"]


def test_the_steps_lead_from_the_bytes_to_the_value(found_by: dict[str, StoredCase]) -> None:
    case = found_by["encodings/columns/std-int16-t-as-splitint16"]
    values = expected(case, "x")
    element = element_of(case, ValueDifference("x[1]", str(values[1]), "0"))
    assert element is not None
    data = case.file.read_bytes()[element["offset"] :]
    assert not element["compressed"]
    assert bytes(data[position] for position in element["positions"]).hex() == element["bytes"]
    code = int.from_bytes(bytes.fromhex(element["bytes"]), "little")
    assert (code >> 1) ^ -(code & 1) == values[1]
    assert [each["step"] for each in element["steps"]] == ["split", "zigzag", "int16"]
    assert element["steps"][0]["value"].startswith(f"{code} (0x")
    assert element["steps"][-1]["value"] == str(values[1])


def test_the_way_names_offsets_and_members(found_by: dict[str, StoredCase]) -> None:
    case = found_by["rules/base/plain"]
    values = expected(case, "vec")
    entry = next(entry for entry, items in enumerate(values) if len(items) > 1)
    found = ValueDifference(f"vec[{entry}][1]", str(values[entry][1]), "nothing")
    element = element_of(case, found)
    assert element is not None
    assert element["field"] == "vec._0"
    assert f", {len(values[entry])} items" in element["way"][0]
    assert element["steps"][-1]["value"] == str(values[entry][1])
    text = "\n".join(lines_of(element))
    assert bytes.fromhex(element["bytes"]).hex(" ") in text


@pytest.mark.parametrize("path", ["nothing[0]", "num_entries", "id[1000000]", "id", ""])
def test_a_path_to_no_element_gives_nothing_or_the_first(path: str, found_by: dict[str, StoredCase]) -> None:
    element = element_of(found_by["rules/base/plain"], ValueDifference(path, "1", "2"))
    assert (element is not None) == (path == "id")


def test_the_steps_end_with_what_the_codec_gives(found_by: dict[str, StoredCase]) -> None:
    num_pages = 0
    for case in found_by.values():
        with open_file(case.file) as file:
            ntuple = file[case.ntuple or ""]
            for node in [
                each for top in ntuple.nodes.values() for each in top.walk() if each.field.representations
            ]:
                for cluster in ntuple.clusters:
                    try:
                        page = _ElementPath(ntuple, cluster).element(node, 0).page
                    except LookupError:
                        continue  # no elements
                    record, kind = page.column.record, page.column.column_type
                    assert kind is not None
                    codec = column_codec(
                        kind,
                        page.bits,
                        record.value_range,
                        switch_layout=page.switch_layout,
                    )
                    given = codec.view(page.data.tobytes(), page.num_elements)
                    np.testing.assert_array_equal(stages(page)[-1][1], given)
                    num_pages += 1
    assert num_pages > 30


def otherwise(values: list[Any], kind: str, index: int) -> Any:
    """A value as a reader with a mistake gives it."""
    value = values[index]
    if kind == "an unsigned reading":
        return value & 0xFFFF
    if kind == "a signed reading":
        return value - 0x10000
    if kind == "big-endian":
        return int.from_bytes(value.to_bytes(2, "little", signed=value < 0), "big", signed=True)
    if kind == "in double precision":
        return float(value)
    if kind == "without delta":
        return "".join(values)[len(values[index - 1]) : len(value)]
    return values[index + {"the previous element": -1, "the next list": 1}[kind]]


@pytest.mark.parametrize(
    ("case", "origin"),
    [
        ("encodings/edges/1.x-int16", "an unsigned reading"),
        ("encodings/edges/1.x-int16", "big-endian"),
        ("encodings/edges/1.x-int16", "the previous element"),
        ("encodings/edges/1.x-uint16", "a signed reading"),
        ("encodings/numbers/std-uint64-t-beyond-2-53", "in double precision"),
        ("encodings/columns/std-string-as-splitindex32", "without delta"),
        ("encodings/columns/std-string-as-splitindex32", "the next list"),
    ],
)
def test_the_origin_of_another_value_is_named(
    case: str, origin: str, found_by: dict[str, StoredCase]
) -> None:
    known = found_by[case]
    values = expected(known, "x")
    named = 0
    for index in range(1, len(values)):
        try:
            found = otherwise(values, origin, index)
        except (OverflowError, IndexError):
            continue
        if found == values[index]:
            continue
        element = element_of(
            known, ValueDifference(f"x[{index}]", json.dumps(values[index]), json.dumps(found))
        )
        assert element is not None
        named += origin in element["origins"]
    assert named


def test_reports_show_the_element(small_corpus: Path, tmp_path: Path) -> None:
    done = run_cli(
        "conformance", "--command", f"{sys.executable} {SUPPORT / 'odd_reader.py'} wrong", "--corpus", str(small_corpus),
        "--report", str(tmp_path),
    )  # fmt: skip
    assert "element " in done.out
    assert " of the page: " in done.out
    document = json.loads((tmp_path / "report.json").read_text())
    assert [*Draft202012Validator(schema_of("conformance")).iter_errors(document)] == []
    elements = [case["element"] for case in document["cases"] if "element" in case]
    assert elements
    page = (tmp_path / "report.html").read_text()
    data = json.loads(page.split('id="data">')[1].split("</script>")[0])
    cells = [cell for cell in data["columns"][0]["cells"] if isinstance(cell, dict)]
    assert [cell["element"] for cell in cells if "element" in cell] == elements
