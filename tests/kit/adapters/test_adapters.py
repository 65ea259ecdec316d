"""Known implementations answer by the protocol: what they read well, what they are known to fail with, and their version."""

from __future__ import annotations

import importlib.metadata
import json
import subprocess
import sys
from pathlib import Path

import pytest
from jsonschema import Draft202012Validator
from support.dumpers import LANGUAGES
from support.peers import require
from support.root_process import require_root

import rntuple_construct as rnt
from rntuple_construct.cli.documents import schema_of
from rntuple_construct.kit.corpus import cases, write_corpus
from rntuple_construct.kit.runner.cases import Corpus, load_corpus
from rntuple_construct.kit.runner.implementations import (
    IMPLEMENTATIONS,
    Implementation,
    implementation,
)
from rntuple_construct.kit.runner.judge import Mark, Verdict
from rntuple_construct.kit.runner.process import ProcessLimits, ProcessPool, memory_watch
from rntuple_construct.kit.runner.protocol import Level, request_line
from rntuple_construct.kit.runner.run import Run, run_cases

REPOSITORY = Path(__file__).resolve().parents[3]
SAMPLE = (
    "rules/base/plain", "rules/base/attributes", "rules/base/schema", "rules/base/rc2", "rules/RNT-ENV-001/*", "rules/RNT-PAG-002/*",
    "readers/feature-flag*", "encodings/*bitset*", "encodings/*string*", "encodings/*atomic*", "encodings/*nan*",
    "readers/files/rntuple-in-a-directory", "validation-suite/types.user.class", "validation-suite/types.tuple",
)  # fmt: skip
"""Patterns of cases with everything that adapters spell in their own way."""


@pytest.fixture(scope="module")
def corpus(tmp_path_factory: pytest.TempPathFactory) -> Corpus:
    from fnmatch import fnmatchcase

    directory = tmp_path_factory.mktemp("corpus")
    chosen = [case for case in cases() if any(fnmatchcase(case.id, pattern) for pattern in SAMPLE)]
    write_corpus(chosen, directory, lambda: None)
    return load_corpus(directory).select()


def asked(known: Implementation, corpus: Corpus) -> Run:
    run = Run(known.name)
    budget = ProcessLimits(seconds=120.0)
    process_pool = ProcessPool(memory_watch(budget.memory))
    list(run_cases(known, corpus, run, process_pool, budget=budget))
    return run


def failures(run: Run) -> dict[str, str]:
    return {
        case: f"{result.verdict}: {result.message}"
        for case, result in run.results.items()
        if result.verdict.is_failure
    }


def test_every_kind_of_value_is_in_the_sample(corpus: Corpus) -> None:
    features = {feature for case in corpus.cases for feature in case.features}
    assert {"role/variant", "role/record", "role/streamer", "type/std::bitset", "attribute-set"} <= features


def test_our_reader_passes(corpus: Corpus) -> None:
    run = asked(implementation("rntuple-construct"), corpus)
    assert failures(run) == {}
    assert Verdict.UNSUPPORTED not in run.counts()
    assert run.version == rnt.__version__


@pytest.mark.parametrize("language", LANGUAGES, ids=lambda language: language.__name__)
@pytest.mark.slow
def test_generated_parsers_pass(language: object, corpus: Corpus) -> None:
    language()  # type: ignore[operator]
    run = asked(implementation(f"parser-{language.__name__}"), corpus)  # type: ignore[attr-defined]
    assert failures(run) == {}
    assert run.results["rules/base/plain"].passed == (Level.CONTAINER, Level.METADATA)
    assert run.results["rules/base/rc2"].passed == (Level.CONTAINER, Level.METADATA)


def test_root_reads_what_is_valid(corpus: Corpus) -> None:
    require_root()
    run = asked(implementation("root"), corpus)
    wrong = {case: result.message for case, result in run.results.items() if result.verdict is Verdict.WRONG}
    assert wrong == {}
    assert run.results["rules/base/attributes"].verdict is Verdict.PASS
    assert run.results["rules/base/rc2"].verdict is Verdict.UNSUPPORTED
    assert run.version == "6.40.00"


def test_uproot_reads_all_but_variants_of_several_clusters(corpus: Corpus) -> None:
    run = asked(implementation("uproot"), corpus)
    assert run.version == importlib.metadata.version("uproot")
    assert run.results["rules/base/attributes"].verdict is Verdict.PASS
    assert run.results["validation-suite/types.user.class"].verdict is Verdict.PASS
    assert run.results["validation-suite/types.tuple"].verdict is Verdict.PASS
    assert run.results["rules/base/plain"].verdict is Verdict.WRONG
    assert run.results["rules/base/plain"].message == "var[4] is 1.0, expected 2.0"


def test_jsroot_reads_one_cluster_group_only(corpus: Corpus) -> None:
    require("jsroot")
    run = asked(implementation("jsroot"), corpus)
    assert run.version == "7.11.2"
    assert run.results["validation-suite/types.user.class"].verdict is Verdict.PASS
    assert run.results["validation-suite/types.tuple"].verdict is Verdict.PASS
    assert run.results["rules/base/plain"].message == "num_entries is 4, expected 9"


def test_rootfilespec_describes_metadata(corpus: Corpus) -> None:
    run = asked(require("rootfilespec"), corpus)
    assert run.version == "0.1.0"
    assert any(result.marks.get("metadata") is Mark.RIGHT for result in run.results.values())
    assert not any(result.marks.get("values") is Mark.RIGHT for result in run.results.values())
    assert Verdict.CRASH not in run.counts()


@pytest.mark.parametrize("name", ["rntuple-construct", "parser-python", "uproot"])
def test_answers_follow_the_schema(name: str, corpus: Corpus) -> None:
    known = implementation(name)
    case = corpus.cases[0]
    done = subprocess.run(
        list(known.command),
        input=request_line(5, case.file, case.ntuple, known.levels),
        capture_output=True,
        check=True,
    )
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    assert [answer["level"] for answer in answers] == [str(level) for level in known.levels]
    validator = Draft202012Validator(schema_of("conformance-protocol"))
    for answer in answers:
        assert [error.message for error in validator.iter_errors(answer)] == []
        assert answer["id"] == 5


def test_adapters_for_other_interpreters_need_nothing_of_this_package() -> None:
    folder = REPOSITORY / "rntuple_construct" / "kit" / "adapters"
    scripts = [*folder.glob("*_reader.py"), folder / "serving.py"]
    assert len(scripts) == 4
    for script in scripts:
        text = script.read_text(encoding="utf-8")
        assert "import rntuple" not in text
        assert "from rntuple" not in text


def test_no_peer_is_loaded_with_the_package() -> None:
    done = subprocess.run(
        [
            sys.executable,
            "-c",
            "import sys, rntuple_construct.cli.conformance; print(*sorted({'uproot', 'awkward', 'rootfilespec'} & set(sys.modules)))",
        ],
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.strip() == ""
    assert len(IMPLEMENTATIONS) == 13
