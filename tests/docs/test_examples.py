"""Examples of the documents run: each page from top to bottom, Python and commands, in an empty directory."""

from __future__ import annotations

import argparse
import gc
import gzip
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq
import pytest
from support.examples import Block, Command, blocks, commands, run_command, run_page

import rntuple_construct as rnt
from rntuple_construct.cli import build_parser

ROOT = Path(__file__).resolve().parents[2]
PAGES = [
    "README.md",
    "docs/index.md",
    "docs/start.md",
    "docs/reader-details.md",
    *(f"docs/guides/{path.name}" for path in sorted((ROOT / "docs/guides").glob("*.md"))),
]

DOCUMENTS = [
    *PAGES, "docs/tasks/README.md", "CONTRIBUTING.md", "SECURITY.md",
    *(f"docs/{path.name}" for path in sorted((ROOT / "docs").glob("*.md")) if f"docs/{path.name}" not in PAGES),
]  # fmt: skip


@pytest.fixture
def environment(tmp_path: Path) -> dict[str, str]:
    """Variables for commands, with ``rntuple`` as this interpreter runs it."""
    programs = tmp_path / "bin"
    programs.mkdir()
    program = programs / "rntuple"
    program.write_text(f'#!/bin/sh\nexec {sys.executable} -m rntuple_construct "$@"\n')
    program.chmod(0o755)
    return os.environ | {"PATH": f"{programs}:{os.environ['PATH']}", "COLUMNS": "120", "LC_ALL": "C.UTF-8"}


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty present directory."""
    found = tmp_path / "page"
    found.mkdir()
    monkeypatch.chdir(found)
    return found


@pytest.mark.parametrize("name", PAGES)
@pytest.mark.slow
def test_examples_of_a_page_run(name: str, folder: Path, environment: dict[str, str]) -> None:
    if name == "docs/guides/dask.md":
        pytest.importorskip("dask_awkward")
        pytest.importorskip("vector")
    for sample in (ROOT / "docs" / "samples").glob("*.root"):
        shutil.copy(sample, folder)
    assert run_page((ROOT / name).read_text(encoding="utf-8"), name, folder, environment)


def test_a_command_that_fails_or_prints_something_else_is_noticed(tmp_path: Path) -> None:
    run_command(Command("echo one; echo two", "one\n...\n"), tmp_path, dict(os.environ))
    for wrong in (Command("echo one", "two\n"), Command("false", ""), Command("false | cat", "")):
        with pytest.raises(AssertionError):
            run_command(wrong, tmp_path, dict(os.environ))


def test_blocks_know_their_kind_and_their_commands() -> None:
    text = "# Title\n\n1. one\n\n   ```console\n   $ a\n   out\n   $ b\n   ```\n\n```\nplain\n```\n"
    found = blocks(text)
    assert [(block.kind, block.line) for block in found] == [("console", 6), ("", 12)]
    assert list(commands(found[0].body)) == [Command("a", "out\n"), Command("b", "")]


def options_of(line: str) -> list[tuple[str, str]]:
    """Subcommands of a line with the options given to each."""
    found = []
    for command, rest in re.findall(r"\brntuple ([\w-]+)((?:[^|;`#\n]|\|(?=\w))*)", line):
        found += [(command, option) for option in re.findall(r"(?<![\w-])(--?[a-z][a-z-]*)", rest)]
    return found


@pytest.mark.parametrize("name", DOCUMENTS)
def test_commands_of_the_documents_have_the_options_that_they_are_given(name: str) -> None:
    parser = build_parser()
    subparsers = next(action for action in parser._actions if isinstance(action, argparse._SubParsersAction))
    code = re.findall(r"`[^`\n]+`", (ROOT / name).read_text(encoding="utf-8"))
    lines = [
        line
        for block in blocks((ROOT / name).read_text(encoding="utf-8"))
        for line in block.body.splitlines()
    ]
    for line in [*lines, *code]:
        for command, option in options_of(line):
            assert command in subparsers.choices, line
            known = subparsers.choices[command]._option_string_actions
            assert option in known or option[:2] in known, line


def test_options_of_a_line() -> None:
    line = "zcat x | rntuple import - out.root --format jsonl|csv; rntuple dump -v a-b --entries 0:1  # --no-such"
    assert options_of(line) == [("import", "--format"), ("dump", "-v"), ("dump", "--entries")]


@pytest.fixture
def usual_files(folder: Path) -> None:
    """The files that examples of the topics speak of."""
    count = np.arange(2000)
    data = {
        "id": count, "pt": np.linspace(0, 100, 2000), "eta": np.linspace(-2, 2, 2000),
        "Muon_pt": [[1.0, 2.0][: number % 3] for number in count],
    }  # fmt: skip
    rnt.write("data.root", "Events", data)
    rnt.write("old.root", "Events", data, generation="rc1")
    rnt.write("new.root", "Events", data)
    (folder / "old").mkdir()
    rnt.write("old/one.root", "Events", data, generation="rc2")
    with rnt.create(
        "collisions.root", "Events", {"id": "std::int64_t", "pt": "std::vector<float>", "x": "float"}
    ) as events:
        for _ in range(4):
            events.extend({"id": count, "pt": data["Muon_pt"], "x": count})
            events.flush_cluster()
    rnt.export("data.root", "table.parquet")
    (folder / "table.csv").write_text("p T;name\n1.5;Zürich\n", encoding="latin-1")
    with gzip.open("big.jsonl.gz", "wt") as lines:
        lines.write('{"a": 1}\n{"a": null}\n')


@pytest.fixture
def files_of_runs(usual_files: None, folder: Path) -> None:
    """Files with muons for the pages about many files and about merging."""
    data = {
        "nMuon": np.arange(20) % 4, "Muon_pt": [[1.5] * (number % 4) for number in range(20)], "MET_pt": np.arange(20.0) * 4,
        "run": np.arange(20) % 3, "luminosityBlock": np.arange(20),
    }  # fmt: skip
    for name in ("data", "corpus/rules/base", "build"):
        (folder / name).mkdir(parents=True)
    for name in (
        "data/1",
        "data/2",
        "run1",
        "run2",
        "run3",
        "new",
        "new1",
        "new2",
        "corpus/rules/base/plain",
        "build/sample",
    ):
        rnt.write(f"{name}.root", "Events", data)
    (folder / "runs").mkdir()
    rnt.write("runs/1.root", "Events", data)
    rnt.write("runs.root", "Runs", {"run": [1, 2]})
    rnt.write("old.root", "events", data)
    for text in ("old.txt", "archive.txt"):
        (folder / text).write_text("data/1.root\ndata/2.root\n")
    pq.write_table(pa.table({"path": ["data/1.root", "data/2.root"]}), "archive.parquet")
    (folder / "finding.recipe").write_text(
        '{"recipe": 1}\n{"op": "set", "path": "header.name", "value": "x"}\n'
    )


TOPICS = [
    "docs/architecture.md",
    "docs/data.md",
    "docs/distributed-writing.md",
    "docs/explain.md",
    "docs/findings.md",
    "docs/fuzzing-engines.md",
    "docs/fuzzing.md",
    "docs/generations.md",
    "docs/many-files.md",
    "docs/merging.md",
    "docs/plotting.md",
    "docs/reading.md",
    "docs/trevni.md",
    "docs/uproot.md",
]
WITH_RUNS = {"docs/findings.md", "docs/fuzzing-engines.md", "docs/many-files.md", "docs/merging.md"}

PYTHON_ELSEWHERE = ["docs/writing.md"]
"""Documents whose Python is run by ``test_documents.py``."""

CANNOT_RUN = {
    ("README.md", "make run"): "sets up the environment that the tests run in",
    ("docs/command-line.md", "rntuple info FILE"): "a synopsis with placeholders; a test looks at its commands and options",
    ("CONTRIBUTING.md", ""): "the files of a commit",
    ("docs/architecture.md", "spec/parts"): "a drawing",
    ("docs/conformance-corpus.md", ""): "the layout of a directory and lines of its files, which `tests/kit/corpus/test_writing.py` compares",
    ("docs/conformance-protocol.md", ""): "lines of a protocol, and a command with a reader that is made up",
    ("docs/continuous-integration.md", ""): "configuration of other tools, which `test_hook_and_action.py` runs",
    ("docs/distributed-writing.md", "import os"): "`test_schedulers.py` runs it",
    ("docs/distributed-writing.md", "import subprocess"): "as the one before",
    ("docs/distributed-writing.md", "import numpy as np\nimport ray"): "as the one before",
    ("docs/distributed-writing.md", "import numpy as np\nimport rntuple_construct as rnt\nfrom"): "as the one before",
    ("docs/distributed-writing.md", "store ="): "needs a store; `test_distributed.py` has a likeness",
    ("docs/explorer.md", ""): "installs Node",
    ("docs/data.md", '{\n  "pt"'): "a schema in JSON, which the tests of imports read",
    ("docs/recover.md", "$ rntuple recover damaged.root"): "needs the file of a killed writer; `test_recovered_files.py` makes some",
    ("docs/findings.md", '{"op"'): "recipes of files, which are data",
    ("docs/findings.md", "import uproot"): "needs the file of its finding; `test_published_findings.py` runs it",
    ("docs/findings.md", "import ROOT"): "as the one before",
    ("docs/findings.md", "import { openFile"): "as the one before",
    ("docs/findings.md", "from rootfilespec"): "as the one before",
    ("docs/findings.md", "void write()"): "a macro of ROOT, which `test_published_findings.py` runs",
    ("docs/fuzzing-engines.md", "$ python tools/fuzz"): "takes a day",
    ("docs/fuzzing-engines.md", "$ rntuple fuzz"): "takes minutes, and other readers",
    ("docs/fuzzing-engines.md", "import sys"): "a command of the block before it; `test_differential_fuzzing.py` has another one",
    ("docs/fuzzing-engines.md", "$ rntuple mutate found"): "needs what a run of the block before it finds",
    ("docs/fuzzing-engines.md", "export AFL_CUSTOM"): "needs AFL++",
    ("docs/fuzzing-engines.md", "export PYTHONPATH"): "needs AFL++",
    ("docs/fuzzing-engines.md", "#include"): "C++ for a reader that is made up; `test_trees.py` compiles the mutator",
    ("docs/gpu.md", ""): "needs a GPU; `tests/reader/test_on_gpu.py` has the calls",
    ("docs/generations.md", "rntuple convert OLD"): "a synopsis with placeholders",
    ("docs/guides/fuzzer.md", "rntuple fuzz"): "takes minutes, and needs a reader that is made up",
    ("docs/guides/fuzzer.md", "rntuple conformance"): "needs a reader that is made up, and what a run finds with it",
    ("docs/merging.md", "$ rntuple merge all.root repetitive.root"): "needs a file that breaks a rule, as `test_sound_results.py` has",
    ("docs/many-files.md", "from dask_jobqueue"): "`test_batch_systems.py` runs it",
    ("docs/remote.md", "import rntuple_construct"): "needs servers of others; `tests/storage/test_remote.py` has servers of its own",
    ("docs/guides/dask.md", "pip install"): "sets up the environment that the tests run in",
    ("docs/guides/dask.md", "import rntuple_construct.like_uproot"): "needs coffea; `tests/batch/test_dask_analysis.py` runs it where coffea is installed",
    ("docs/guides/dask.md", "import awkward"): "`tests/batch/test_dask_analysis.py` runs it on a file with this structure",
    ("docs/guides/physicist.md", "from rntuple_construct.like_uproot.nano_events"): "needs coffea; `tests/like_uproot/test_nano_events.py` runs it",
    ("docs/guides/physicist.md", "import rntuple_construct.like_uproot as uproot\nfrom coffea"): "needs coffea; `tests/like_uproot/test_nano_events.py` runs it",
    ("docs/index.md", "pip install"): "sets up the environment that the tests run in",
    ("docs/paper.md", "specification"): "a drawing",
    ("docs/paper.md", "make test"): "takes hours, and makes the tests that run",
    ("docs/proof.md", "apt-get"): "installs provers, and takes minutes; `test_proof.py` compares the record",
    ("docs/start.md", "# numpy and small libraries"): "sets up the environment that the tests run in",
    ("docs/mutation.md", ""): "`test_mutation.py` runs it",
    ("docs/write-a-reader.md", ""): "JavaScript, which `test_guide.py` runs",
}  # fmt: skip
"""Blocks that cannot run here, by document and beginning of the first line, and why."""


def reason_not_to_run(name: str, block: Block) -> tuple[str, str] | None:
    """The key of ``CANNOT_RUN`` for a block, or None."""
    return next((key for key in CANNOT_RUN if key[0] == name and block.body.startswith(key[1])), None)


def examples_of(block: Block) -> list[str]:
    """Commands of a block of a topic."""
    if block.kind == "console":
        return [command.line for command in commands(block.body)]
    lines = [line.removeprefix("$ ") for line in block.body.splitlines()] if not block.kind else []
    return [
        line
        for line in lines
        if line.startswith(("rntuple ", "zcat ")) and not re.search(r"\b[A-Z]{3,}\b", line)
    ]


@pytest.mark.parametrize("name", sorted({*DOCUMENTS}))
def test_every_block_runs_or_has_a_reason_not_to(name: str) -> None:
    for block in blocks((ROOT / name).read_text(encoding="utf-8")):
        runs = (
            (name in PAGES and block.kind in ("python", "console"))
            or (name in PYTHON_ELSEWHERE and block.kind == "python")
            or (name in TOPICS and (block.kind == "python" or bool(examples_of(block))))
        )
        assert runs or reason_not_to_run(name, block), f"{name}:{block.line} {block.body[:60]}"


def test_every_reason_is_that_of_a_block() -> None:
    used = {
        reason_not_to_run(name, block)
        for name in DOCUMENTS
        for block in blocks((ROOT / name).read_text(encoding="utf-8"))
    }
    assert set(CANNOT_RUN) <= used


@pytest.mark.parametrize("name", TOPICS)
@pytest.mark.slow
def test_examples_of_a_topic_run(
    name: str,
    folder: Path,
    usual_files: None,
    environment: dict[str, str],
    request: pytest.FixtureRequest,
    capsys: pytest.CaptureFixture[str],
) -> None:
    if name in WITH_RUNS:
        request.getfixturevalue("files_of_runs")
    found = [
        block
        for block in blocks((ROOT / name).read_text(encoding="utf-8"))
        if not reason_not_to_run(name, block)
    ]
    python = "\n".join(block.body for block in found if block.kind == "python")
    if "__main__" in python:  # it starts processes, which import it
        (folder / "example.py").write_text(python)
        subprocess.run([sys.executable, "example.py"], cwd=folder, check=True, timeout=120)
    else:
        namespace: dict[str, object] = {"__name__": "example", "rnt": rnt, "np": np}
        exec(compile(python, name, "exec"), namespace)
        namespace.clear()
    gc.collect()  # a file that an example leaves open is closed with it
    examples = [example for block in found for example in examples_of(block)]
    assert python or examples
    for example in examples:
        if example.startswith("rntuple convert"):
            (folder / "new.root").unlink(missing_ok=True)
        if example.startswith("rntuple merge"):
            (folder / "all.root").unlink(missing_ok=True)
        done = subprocess.run(
            ["bash", "-c", example],
            cwd=folder,
            env=environment,
            capture_output=True,
            text=True,
            check=False,
            timeout=120,
        )
        assert done.returncode in (0, 1), f"$ {example}\n{done.stderr}"
        for made in ("out.root", "out.parquet"):
            (folder / made).unlink(missing_ok=True)  # each line of a list of examples stands for itself
        assert "Traceback" not in done.stderr
