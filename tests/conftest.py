"""Where the real files are, and what to say when they are not there."""

from __future__ import annotations

import json
import os
import signal
from pathlib import Path
from typing import Any

import pytest
from hypothesis import settings
from support import measuring

WRITE_REACHED = (
    measuring.measure(Path(os.environ[measuring.VARIABLE])) if measuring.VARIABLE in os.environ else None
)
"""Writes which lines of the package were reached, where that is measured."""

# A machine that is busy with other things makes no test fail.
settings.register_profile("project", deadline=None)
settings.load_profile("project")

REPOSITORY = Path(__file__).resolve().parent.parent


def _find_corpus(variable: str, name: str) -> Path | None:
    candidates = [
        os.environ.get(variable),
        REPOSITORY.parent / "shared" / name,
        REPOSITORY / name,
    ]
    for candidate in candidates:
        if candidate and (Path(candidate) / "manifest.json").is_file():
            return Path(candidate)
    return None


def _manifest(corpus: Path | None) -> list[dict[str, Any]]:
    return json.loads((corpus / "manifest.json").read_text(encoding="utf-8")) if corpus else []


CORPUS = _find_corpus("RNTUPLE_CORPUS", "corpus")
MANIFEST = _manifest(CORPUS)
ROOT_CORPUS = _find_corpus("RNTUPLE_CORPUS_ROOT", "corpus-root")
"""Files that ROOT 6.40 wrote, with the values that ROOT reads from them."""
ROOT_NAMES = [entry["name"] for entry in _manifest(ROOT_CORPUS)] or ["no-corpus"]
NO_CORPUS = "the corpus of real files is not here: set RNTUPLE_CORPUS to its directory"
NO_ROOT_CORPUS = "the files of ROOT 6.40 are not here: set RNTUPLE_CORPUS_ROOT to their directory"


def corpus_names(*eras: str) -> list[str]:
    """Names of the real files of the given eras ("1.x", "rc2", "rc1", "v0"); one placeholder if there is no corpus.

    The placeholder makes a parametrized test show up as skipped instead of vanishing.
    """
    names = [entry["name"] for entry in MANIFEST if entry["era"] in eras]
    return names or ["no-corpus"]


@pytest.fixture(scope="session")
def corpus_dir() -> Path:
    """The directory that holds ``files/``, ``expected/`` and ``manifest.json``."""
    if CORPUS is None:
        pytest.skip(NO_CORPUS)
    return CORPUS


@pytest.fixture(scope="session")
def root_corpus_dir() -> Path:
    """The directory with ``files/`` and ``expected/`` of the files that ROOT 6.40 wrote."""
    if ROOT_CORPUS is None:
        pytest.skip(NO_ROOT_CORPUS)
    return ROOT_CORPUS


@pytest.fixture(scope="session")
def corpus_file(corpus_dir: Path) -> Any:
    """A function from the name of a real file to its path."""

    def locate(name: str) -> Path:
        return corpus_dir / "files" / name

    return locate


@pytest.fixture(scope="session")
def corpus_expected(corpus_dir: Path) -> Any:
    """A function from the name of a real file to the values that independent readers agree on."""
    by_name = {entry["name"]: entry for entry in MANIFEST}

    def load(name: str) -> dict[str, Any]:
        text = (corpus_dir / by_name[name]["expected"]).read_text(encoding="utf-8")
        return json.loads(text)  # type: ignore[no-any-return]

    return load


def pytest_configure() -> None:
    """Interrupts are heard also where a shell runs the tests in the background, which has them ignored."""
    if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.hookimpl(trylast=True)
def pytest_sessionfinish() -> None:
    """What was reached is written while the process that shares out the tests still waits for this one."""
    if WRITE_REACHED is not None:
        WRITE_REACHED()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item, call: pytest.CallInfo[None]) -> Any:
    """In CI all toolchains must be there: a skipped test fails, unless it is marked optional or its real files are missing."""
    report = yield
    reason = str(report.longrepr)
    lacks_files = NO_CORPUS in reason or NO_ROOT_CORPUS in reason
    if CORPUS is None and "got empty parameter set" in reason:
        lacks_files = True
    is_needed = item.get_closest_marker("optional") is None and not lacks_files
    if os.environ.get("CI") and is_needed and report.skipped and not hasattr(report, "wasxfail"):
        report.outcome = "failed"
        report.longrepr = f"skipped, which CI does not allow: {report.longrepr}"
    return report


@pytest.fixture(scope="session")
def small_corpus(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Directory of a conformance corpus with a case or two of each kind of outcome."""
    from rntuple_construct.kit.corpus import cases, write_corpus

    directory = tmp_path_factory.mktemp("corpus")
    found = cases()
    wanted = {"rules/base/plain", "rules/base/rc1", "rules/RNT-PAG-002/flipped-bit-in-a-page"}
    for kind in ("must-refuse", "must-drop-field", "must-drop-set", "may-refuse", "must-be-bounded"):
        wanted.add(min(case.id for case in found if case.outcome.kind == kind))
    write_corpus([case for case in found if case.id in wanted], directory, lambda: None)
    return directory
