"""Fixtures of all tests, and what CI asks of every test."""

from __future__ import annotations

import gc
import json
import os
import signal
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from hypothesis import settings
from support import measuring
from support.corpora import CORPUS, MANIFEST, NO_CORPUS, NO_ROOT_CORPUS, NO_TTREE_CORPUS, ROOT_CORPUS
from support.once import made_once

WRITE_REACHED = (
    measuring.measure(Path(os.environ[measuring.VARIABLE])) if measuring.VARIABLE in os.environ else None
)
"""Writes which lines of the package were reached, where that is measured."""

# A machine that is busy with other things makes no test fail.
settings.register_profile("project", deadline=None)
settings.load_profile("project")


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


@pytest.fixture(scope="module", autouse=True)
def switches_stay() -> Iterator[None]:
    """Tests of a module leave compiled code, the handling of interrupts and the garbage collector as they found them."""
    from rntuple_construct.format.native import fast_in_use

    before = fast_in_use(), signal.getsignal(signal.SIGINT), gc.isenabled()
    yield
    assert (fast_in_use(), signal.getsignal(signal.SIGINT), gc.isenabled()) == before


NO_GPU = "there is no GPU to test with"


@cache
def gpu_problem() -> str:
    """Why tests that need a GPU are skipped; empty if they can run."""
    from rntuple_construct.base.extras import cuda_problem

    return cuda_problem()


PEERS = ("explorer", "interop", "languages", "root")
"""Folders of tests that need what ``make test-all`` sets up."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark the tests of whole folders as ``peers``, and skip those that need a GPU where there is none."""
    tests = Path(__file__).parent
    for item in items:
        if item.path.relative_to(tests).parts[0] in PEERS:
            item.add_marker("peers")
        if item.get_closest_marker("gpu") and gpu_problem():
            item.add_marker(pytest.mark.skip(reason=f"{NO_GPU}: {gpu_problem()}"))


def pytest_configure() -> None:
    """Interrupts are heard also where a shell runs the tests in the background, which has them ignored."""
    if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_xdist_auto_num_workers() -> int:
    """Half as many processes again as there are cores: some tests wait for other programs most of the time."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return cores + cores // 2


@pytest.hookimpl(trylast=True)
def pytest_sessionfinish() -> None:
    """What was reached is written while the process that shares out the tests still waits for this one."""
    if WRITE_REACHED is not None:
        WRITE_REACHED()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item, call: pytest.CallInfo[None]) -> Any:
    """In CI all toolchains must be there: a skipped test fails, unless its real files or a GPU are missing."""
    report = yield
    reason = str(report.longrepr)
    is_allowed = any(text in reason for text in (NO_CORPUS, NO_ROOT_CORPUS, NO_TTREE_CORPUS, NO_GPU))
    if CORPUS is None and "got empty parameter set" in reason:
        is_allowed = True
    if os.environ.get("CI") and not is_allowed and report.skipped and not hasattr(report, "wasxfail"):
        report.outcome = "failed"
        report.longrepr = f"skipped, which CI does not allow: {report.longrepr}"
    return report


@pytest.fixture(scope="session")
def whole_corpus(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Directory of the whole conformance corpus."""
    from rntuple_construct.kit.corpus import cases, write_corpus

    return made_once(
        tmp_path_factory, "corpus", lambda directory: write_corpus(cases(), directory, lambda: None)
    )


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
