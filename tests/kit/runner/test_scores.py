"""Scores count what a reader has right at each level inside of its profile, and nothing else."""

from __future__ import annotations

import json
import sys
import xml.etree.ElementTree as ET
from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest
from jsonschema import Draft202012Validator
from support.dumps import run_cli

from rntuple_construct.base.errors import SchemaError, SourceError
from rntuple_construct.cli.documents import schema_of
from rntuple_construct.kit.corpus import cases, write_corpus
from rntuple_construct.kit.runner.cases import Corpus, load_corpus
from rntuple_construct.kit.runner.implementations import Implementation, from_command, implementation
from rntuple_construct.kit.runner.judge import Mark, Verdict
from rntuple_construct.kit.runner.matrix import column, marks_of, matrix, score_of_column
from rntuple_construct.kit.runner.process import ProcessLimits, ProcessPool, memory_watch
from rntuple_construct.kit.runner.profile import Profile, load_profile, profile_of
from rntuple_construct.kit.runner.run import Run, run_cases
from rntuple_construct.kit.runner.scores import badge, score_of, score_of_run

SUPPORT = Path(__file__).parents[2] / "support"


def asked(known: Implementation, corpus: Corpus) -> Run:
    run = Run(known.name)
    budget = ProcessLimits(seconds=60.0, memory=0)
    list(run_cases(known, corpus, run, ProcessPool(memory_watch(0)), budget=budget))
    return run


def odd(mode: str) -> Implementation:
    return from_command(f"{sys.executable} {SUPPORT / 'odd_reader.py'} {mode}")


@pytest.fixture(scope="module")
def whole(whole_corpus: Path) -> Corpus:
    """The whole corpus."""
    return load_corpus(whole_corpus).select()


@pytest.fixture
def small(small_corpus: Path) -> Corpus:
    return load_corpus(small_corpus).select()


def test_a_reader_that_prints_names_of_keys_has_no_values_right(whole: Corpus) -> None:
    run = asked(from_command(f"{sys.executable} {SUPPORT / 'lazy_reader.py'}"), whole)
    score = score_of_run(run, whole)
    readable = [case for case in whole.cases if case.outcome.is_readable and case.generation == "1.x"]
    assert score.total("container") == len(readable) > 450
    assert score.right("container") == len(readable)
    assert score.right("values") == score.right("metadata") == 0
    assert score.levels["values"] == {Mark.UNSUPPORTED: score.total("values")}
    by_id = {case.id: case for case in whole.cases}
    passed = {by_id[each.case].outcome.kind for each in run.results.values() if each.verdict is Verdict.PASS}
    assert passed <= {"invalid", "must-refuse", "must-be-bounded", "may-refuse"}  # it did refuse those


def test_drafts_count_only_if_they_are_claimed(small: Corpus) -> None:
    drafts = [case.id for case in small.cases if not case.is_released]
    assert drafts
    claims = asked(odd("right"), small)
    assert {claims.results[each].verdict for each in drafts} == {Verdict.PASS}
    silent = asked(odd("wrong"), small)
    assert {silent.results[each].outside for each in drafts} == {"generation rc1"}
    assert {silent.results[each].verdict for each in drafts} == {Verdict.UNSUPPORTED}
    assert score_of_run(silent, small).total("container") == score_of_run(claims, small).total(
        "container"
    ) - len(drafts)


def test_a_crash_outside_of_the_profile_is_a_failure_without_a_score(small: Corpus) -> None:
    run = asked(odd("segfault"), small)
    draft = next(case.id for case in small.cases if not case.is_released)
    assert (run.results[draft].verdict, run.results[draft].marks) == (Verdict.CRASH, {})
    assert run.results["rules/base/plain"].marks == dict.fromkeys(
        ("container", "metadata", "values"), Mark.CRASHED
    )


@pytest.mark.parametrize(
    ("mode", "marks"),
    [
        ("right", "right right right"),
        ("wrong", "right right wrong"),
        ("wrong-type", "right wrong right"),
        ("refuses-all", "refused refused refused"),
        ("metadata-only", "right right unsupported"),
        ("exit", "crashed crashed crashed"),
    ],
)
def test_every_level_is_judged_alone(mode: str, marks: str, small: Corpus) -> None:
    one = small.select(patterns=["rules/base/plain"])
    run = asked(odd(mode), one)
    (result,) = run.results.values()
    assert " ".join(map(str, result.marks.values())) == marks
    made = column(run, one)
    assert marks_of(matrix(one, [made])["cases"][0], made["cells"][0]) == result.marks


def test_a_matrix_has_the_scores_of_its_runs(small: Corpus) -> None:
    for mode in ("right", "wrong", "accepts-all", "refuses-all", "metadata-only", "exit"):
        run = asked(odd(mode), small)
        whole = json.loads(json.dumps(matrix(small, [column(run, small)])))
        assert score_of_column(whole["cases"], whole["columns"][0]) == score_of_run(run, small), mode
        schema = schema_of("conformance-matrix")
        assert [*Draft202012Validator(schema).iter_errors({"schema_version": "1.0", **whole})] == []


def test_must_refuse_counts_files_that_readers_must_refuse(small: Corpus) -> None:
    kinds = Counter(case.outcome.kind for case in small.cases if case.is_released)
    num_refusals = kinds["must-refuse"] + kinds["must-be-bounded"]
    right, wrong = asked(odd("right"), small), asked(odd("accepts-all"), small)
    assert score_of_run(right, small).levels["must-refuse"] == {Mark.RIGHT: num_refusals}
    assert score_of_run(wrong, small).levels["must-refuse"] == {Mark.WRONG: num_refusals}


def test_a_refusal_counts_only_for_a_reader_of_the_base_file(small: Corpus) -> None:
    refused = [case for case in small.cases if case.outcome.kind in ("must-refuse", "must-be-bounded")]
    assert {small.base_of(case) is None for case in refused} == {False}
    for mode in ("refuses-all", "refuses-values"):
        run = asked(odd(mode), small)
        assert score_of_run(run, small).levels["must-refuse"] == {Mark.UNSUPPORTED: len(refused)}, mode
        verdicts = {(run.results[case.id].verdict, run.results[case.id].message) for case in refused}
        assert verdicts == {(Verdict.UNSUPPORTED, f"does not read {case.base}, either") for case in refused}


def test_the_base_is_asked_where_it_is_not_chosen(small: Corpus) -> None:
    broken = next(case for case in small.cases if case.outcome.kind == "must-refuse")
    one = small.select(patterns=[broken.id])
    for mode, verdict in (("right", Verdict.PASS), ("refuses-all", Verdict.UNSUPPORTED)):
        run = asked(odd(mode), one)
        assert {name: each.verdict for name, each in run.results.items()} == {broken.id: verdict}
    without = replace(one, every={broken.id: broken})
    assert asked(odd("refuses-all"), without).results[broken.id].verdict is Verdict.PASS


def test_a_reader_that_does_not_survive_the_base_file_has_refused_nothing(tmp_path: Path) -> None:
    chosen = [case for case in cases() if case.id in ("rules/base/plain", "readers/not-a-root-file")]
    write_corpus(chosen, tmp_path, lambda: None)
    script = tmp_path / "reader.py"
    script.write_text(
        "import json, sys\n"
        "for line in sys.stdin:\n"
        "    asked = json.loads(line)\n"
        "    if open(asked['file'], 'rb').read(4) == b'root': sys.exit(3)\n"
        "    for level in asked['levels']:\n"
        "        print(json.dumps({'level': level, 'status': 'refused', 'message': 'no'}), flush=True)\n"
    )
    corpus = load_corpus(tmp_path)
    run = asked(from_command(f"{sys.executable} {script}"), corpus)
    assert run.results["rules/base/plain"].verdict is Verdict.CRASH
    assert run.results["readers/not-a-root-file"].verdict is Verdict.UNSUPPORTED
    assert score_of_run(run, corpus).levels["must-refuse"] == {Mark.UNSUPPORTED: 1}


def test_a_reader_of_metadata_has_metadata_for_its_headline(small: Corpus) -> None:
    score = score_of_run(asked(odd("claims-metadata"), small), small)
    assert set(score.levels) == {"container", "metadata", "must-refuse"}
    assert (
        score.headline
        == f"metadata right in {score.total('metadata')} of {score.total('metadata')} valid cases"
    )


def test_a_profile_leaves_out_codecs_and_types(whole: Corpus) -> None:
    valid = [case for case in whole.cases if case.outcome.kind == "valid" and case.is_released]
    plain = Profile(codecs=("zlib",), types=("float", "std::int*", "user-defined"))
    reasons = Counter(plain.reason_outside(case) for case in valid)
    assert reasons["codec lz4"] >= 1
    assert reasons["type std::vector"] >= 1
    assert reasons[""] >= 1
    assert not any("Point" in reason or reason == "type float" for reason in reasons)
    for case in valid:
        names = {each.partition("/")[2] for each in case.features if each.startswith("compression/")}
        if plain.reason_outside(case) == "":
            assert names <= {"zlib"}
            assert "type/std::vector" not in case.features
    assert {Profile().reason_outside(case) for case in valid} == {""}
    broken = [case for case in whole.cases if case.outcome.kind == "must-refuse" and case.is_released]
    assert {plain.reason_outside(case) for case in broken} == {""}


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("codec = ['zlib']", "no member 'codec'"),
        ("codecs = ['brotli']", "has no 'brotli', only zlib, lzma"),
        ("generations = ['2.x']", "has no '2.x'"),
        ("levels = []", "'levels' of a profile is empty"),
        ("types = 'float'", "'types' of a profile must be a list of text"),
        ("types =", "is not valid TOML"),
    ],
)
def test_a_wrong_profile_is_told(text: str, message: str, tmp_path: Path) -> None:
    (tmp_path / "p.toml").write_text(text)
    with pytest.raises(SchemaError, match=message):
        load_profile(tmp_path / "p.toml")
    with pytest.raises(SourceError, match="cannot read"):
        load_profile(tmp_path / "none.toml")


def test_reports_and_badge_tell_the_score(small_corpus: Path, tmp_path: Path) -> None:
    profile = tmp_path / "reader.toml"
    profile.write_text('generations = ["1.x", "rc1"]\nlevels = ["container", "metadata"]\n')
    done = run_cli(
        "conformance", "--command", f"{sys.executable} {SUPPORT / 'odd_reader.py'} wrong", "--corpus", str(small_corpus),
        "--profile", str(profile), "--badge", str(tmp_path / "b.svg"), "--report", str(tmp_path / "r"),
    )  # fmt: skip
    document = json.loads((tmp_path / "r/report.json").read_text())
    assert [*Draft202012Validator(schema_of("conformance")).iter_errors(document)] == []
    score = document["score"]
    assert (score["level"], score["right"], score["outside"]) == ("metadata", score["valid"], 0)
    assert done.out.splitlines()[-1] == (
        f"metadata right in {score['valid']} of {score['valid']} valid cases of the profile"
    )
    assert document["profile"] == profile_of(document["profile"]).document
    junit = ET.parse(tmp_path / "r/report.xml")
    properties = {each.get("name"): each.get("value") for each in junit.iter("property")}
    assert properties["metadata.right"] == str(score["valid"])
    assert properties["corpus"] == document["corpus"]["digest"] == load_corpus(small_corpus).digest
    drawn = ET.parse(tmp_path / "b.svg").getroot()
    texts = ["".join(each.itertext()) for each in drawn]
    assert f"{score['right']}/{score['valid']} metadata" in texts
    assert f"corpus {document['corpus']['digest'][7:19]}" in texts


def test_a_badge_escapes_names_and_its_colour_follows_the_share() -> None:
    values = ("container", "metadata", "values")
    good = score_of([({"values": Mark.RIGHT}, True)], values)
    bad = score_of([({"values": Mark.WRONG}, True)], values)
    assert ET.fromstring(badge("<a & b>", good, f"sha256:{0:064}")).tag.endswith("svg")
    assert badge("a", good, f"sha256:{0:064}").replace("1/1", "0/1") != badge("a", bad, f"sha256:{0:064}")
    assert "0/0 values" in badge("a", score_of([], values), f"sha256:{0:064}")


def test_our_reader_has_all_of_a_sample_right(whole: Corpus) -> None:
    chosen = replace(whole, cases=whole.cases[::25])
    score = score_of_run(asked(implementation("rntuple-construct"), chosen), chosen)
    for level in ("container", "metadata", "values", "must-refuse"):
        assert score.levels[level] == {Mark.RIGHT: score.total(level)} or score.total(level) == 0
    assert score.num_outside == 0
