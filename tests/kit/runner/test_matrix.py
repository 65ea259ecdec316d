"""The matrix: what is recorded, the documents that are made of it, and the page to look into."""

from __future__ import annotations

import importlib.util
import json
import sys
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator
from matrix_document import document, unexplained, words_of
from support.chromium import Chromium

from rntuple_construct.cli.documents import schema_of
from rntuple_construct.kit.peers import TABLE, Peer, answer_of_root, peers, reason_of, reasons, with_answers
from rntuple_construct.kit.runner.cases import load_corpus
from rntuple_construct.kit.runner.compare import ValueDifference
from rntuple_construct.kit.runner.judge import Result, Verdict
from rntuple_construct.kit.runner.matrix import (
    column,
    matrix,
    read_record,
    result_of,
    score_of_column,
    sentence,
)
from rntuple_construct.kit.runner.page import page_text
from rntuple_construct.kit.runner.protocol import Level
from rntuple_construct.kit.runner.run import Run

REPOSITORY = Path(__file__).resolve().parents[3]
FOLDER = REPOSITORY / "docs" / "conformance"


@pytest.fixture(scope="module")
def recorded() -> dict[str, Any]:
    return read_record(FOLDER / "matrix.json")


def test_the_record_follows_its_schema(recorded: dict[str, Any]) -> None:
    validator = Draft202012Validator(schema_of("conformance-matrix"))
    validator.check_schema(validator.schema)
    assert [error.message for error in validator.iter_errors(recorded)][:3] == []
    assert {len(each["cells"]) for each in recorded["columns"]} == {len(recorded["cases"])}
    asked = {(peer.name, peer.version): peer for peer in peers()}
    for each in recorded["columns"]:
        peer = asked[each["implementation"], each["version"]]
        for case, item in zip(recorded["cases"], each["cells"], strict=True):
            assert (item is not None) == peer.is_asked(case["id"]), (peer.name, case["id"])


def test_the_record_is_small_and_names_no_machine(recorded: dict[str, Any]) -> None:
    text = (FOLDER / "matrix.json").read_text(encoding="utf-8")
    assert len(text) < 1_000_000
    assert "/tmp/" not in text
    assert "/work/" not in text


def test_the_document_is_made_of_the_record(recorded: dict[str, Any]) -> None:
    text = (REPOSITORY / "docs" / "conformance-matrix.md").read_text(encoding="utf-8")
    assert text == document(recorded), "run tools/documents/conformance_matrix.py"


def test_every_failure_with_a_sound_file_has_a_reason(recorded: dict[str, Any]) -> None:
    assert unexplained(recorded) == []


def test_every_reason_is_needed(recorded: dict[str, Any]) -> None:
    used = set()
    for each in recorded["columns"]:
        for case, item in zip(recorded["cases"], each["cells"], strict=True):
            if isinstance(item, dict):
                words = words_of(item)
                reason = reason_of(
                    each["implementation"], each["version"], case["id"], item["verdict"], words
                )
                used.add(id(reason))
    assert [each.why for each in reasons() if each.cases and id(each) not in used] == [
        "JSROOT reads only the first chunk of an LZMA stream, 2 MiB."  # tests/interop/test_peers.py asks
    ]
    assert all(each.cases or each.shows for each in reasons())


def test_our_reader_passes_every_case(recorded: dict[str, Any]) -> None:
    ours = next(each for each in recorded["columns"] if each["implementation"] == "rntuple-construct")
    assert {result_of(item)[0] for item in ours["cells"]} == {"pass", "tolerated"}


def test_all_peers_and_languages_are_recorded(recorded: dict[str, Any]) -> None:
    found = [(each["implementation"], each["version"]) for each in recorded["columns"]]
    assert found == [(peer.name, peer.version) for peer in peers()]
    names = [name for name, _ in found]
    assert {"root", "uproot", "jsroot", "rootfilespec"} <= set(names)
    assert sum(name.startswith("parser-") for name in names) == 6
    assert names.count("uproot") > 1
    assert names.count("jsroot") > 1


def test_six_languages_agree(recorded: dict[str, Any]) -> None:
    parsers = [each["cells"] for each in recorded["columns"] if each["implementation"].startswith("parser-")]
    verdicts = [[result_of(item)[0] for item in cells] for cells in parsers]
    assert all(each == verdicts[0] for each in verdicts)
    assert (
        sum(each["seconds"] for each in recorded["columns"] if each["implementation"].startswith("parser-"))
        < 600
    )


def tool() -> Any:
    spec = importlib.util.spec_from_file_location(
        "conformance_matrix", REPOSITORY / "tools" / "documents" / "conformance_matrix.py"
    )
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


def test_answers_of_root_are_those_of_the_record(recorded: dict[str, Any]) -> None:
    text = TABLE.read_text(encoding="utf-8")
    assert with_answers(tool().answers_of_root(recorded), text) == text
    answered = {case["outcome"] for case in recorded["cases"] if answer_of_root(case["id"])}
    assert answered == {"invalid", "must-refuse", "must-be-bounded", "may-refuse"}
    assert str(answer_of_root("rules/RNT-CNT-002/cut-off-end")).startswith("refuses")


def test_the_page_has_elements_that_the_record_leaves_out(small_corpus: Path) -> None:
    module = tool()
    (case,) = load_corpus(small_corpus).select(patterns=["rules/base/plain"]).cases
    kept = {
        "verdict": "wrong",
        "level": "values",
        "difference": {"path": "id[1]", "expected": "2", "found": "1"},
    }
    shown = module.with_element(case, {**kept, "stored": []})
    assert "the previous element" in shown["element"]["origins"]
    assert module.recorded_cell(shown) == kept
    assert module.with_element(case, "pass:rrr") == module.recorded_cell("pass:rrr") == "pass:rrr"


def test_only_cases_that_have_changed_are_asked_for_again(recorded: dict[str, Any]) -> None:
    module = tool()
    keys = {case["id"]: case["key"] for case in recorded["cases"]}
    peer = Peer("root", "6.40.00")
    first = recorded["cases"][0]["id"]
    assert set(module.known_cells(recorded, peer, keys)) == set(keys)
    assert set(module.known_cells(recorded, peer, keys | {first: "other"})) == set(keys) - {first}
    assert module.known_cells(recorded, Peer("root", "1"), keys) == {}


@pytest.fixture(scope="module")
def made(small_corpus: Path) -> dict[str, Any]:
    """A matrix of two readers, one of which fails in every way; their words must not harm the page."""
    corpus = load_corpus(small_corpus).select()
    good, bad = Run("good", "1"), Run("bad", "2 <b>")
    for case in corpus.cases:
        good.results[case.id] = Result(case.id, Verdict.PASS, Level.VALUES)
        bad.results[case.id] = Result(case.id, Verdict.CRASH, Level.VALUES, "</script><script>document.title = 'harmed'</script>")  # fmt: skip
    plain = "rules/base/plain"
    bad.results[plain] = Result(
        plain, Verdict.WRONG, Level.VALUES, difference=ValueDifference("number[3]", "4", "5")
    )
    return matrix(corpus, [column(good, corpus), column(bad, corpus)])


def test_edits_name_the_structure_and_repaired_checksums_stand_last(made: dict[str, Any]) -> None:
    edited = [case for case in made["cases"] if case.get("edits")]
    assert edited
    for case in edited:
        repairs = ["is_checksum" in edit for edit in case["edits"]]
        assert repairs == sorted(repairs)
        assert all(edit["path"].endswith("checksum") for edit in case["edits"] if "is_checksum" in edit)
    named = {case["id"]: [edit.get("path") for edit in case["edits"]] for case in edited}
    assert "page_list[0].checksum" not in {paths[0] for paths in named.values()}
    assert any(paths[-1] is not None and paths[-1].endswith("checksum") for paths in named.values())


def test_the_header_of_the_page_has_the_score_and_the_legend(made: dict[str, Any]) -> None:
    text = page_text(made)
    assert "<summary>Scores</summary>" in text
    assert "<summary>Signs</summary>" in text
    data = json.loads(text.split('id="data">')[1].split("</script>")[0])
    assert [score["headline"] for score in data["scores"]] == [
        score_of_column(made["cases"], each).headline for each in made["columns"]
    ]
    assert set(data["verdicts"]) == set(map(str, Verdict))


@pytest.mark.parametrize("verdict", [verdict for verdict in Verdict if verdict.is_failure])
def test_every_failure_is_a_sentence(verdict: Verdict, made: dict[str, Any]) -> None:
    item: dict[str, Any] = {"verdict": str(verdict), "message": "no"}
    if verdict is Verdict.WRONG:
        item["difference"] = {"path": "x[0]", "expected": "1", "found": "2"}
    text = sentence("odd 7", made["cases"][0], item, made["rules"])
    assert text.startswith("odd 7 ")
    assert made["cases"][0]["id"] in text
    assert sentence("odd 7", made["cases"][0], "pass:values", made["rules"]) == ""


def test_the_page_filters_and_tells(made: dict[str, Any], tmp_path: Path) -> None:
    page = tmp_path / "matrix.html"
    page.write_text(page_text(made), encoding="utf-8")
    with Chromium(tmp_path / "profile", width=1200) as browser:
        browser.open(page)
        rows = "document.querySelectorAll('tbody tr:not([hidden])').length"
        assert browser.evaluate(rows) == len(made["cases"])
        assert browser.evaluate("document.title") == "RNTuple conformance"
        assert browser.evaluate("document.documentElement.scrollWidth <= 1200")
        browser.evaluate("(() => { const t = document.getElementById('text'); t.value = 'base/plain'; t.dispatchEvent(new Event('input')); })()")  # fmt: skip
        assert browser.evaluate(rows) == 1
        browser.click("tbody tr:not([hidden]) td:last-child button")
        detail = browser.evaluate("document.getElementById('detail').innerText")
        assert "number[3]" in detail
        assert "bad 2 <b> reads number[3]" in detail
        invalid = next(i for i, case in enumerate(made["cases"]) if case.get("edits"))
        browser.open(page, f"#{made['cases'][invalid]['id'].replace('/', '%2F')}/1")
        detail = browser.evaluate("document.getElementById('detail').innerText")
        rule = made["cases"][invalid]["rules"][0]
        assert made["rules"][rule]["title"] in detail
        assert f"0x{made['cases'][invalid]['edits'][0]['offset']:x}" in detail
        browser.evaluate("(() => { const t = document.getElementById('verdict'); t.value = 'wrong'; t.dispatchEvent(new Event('input')); })()")  # fmt: skip
        assert browser.evaluate(rows) == 1
        assert browser.errors == []
        assert all(url.startswith(("file:", "about:")) for url in browser.requests)
