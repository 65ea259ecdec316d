"""Suite ``large``: readers that keep all bits of an offset read its sparse files, which take little space and memory."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from pathlib import Path

import pytest
from support.dumps import run_cli
from support.peers import REPOSITORY

import rntuple_construct as rnt
from rntuple_construct.base.errors import RNTupleError, SinkError
from rntuple_construct.kit.corpus import ON_DEMAND, MadeCase, cases
from rntuple_construct.kit.files import sparse_files
from rntuple_construct.kit.files.sparse_files import SparseFile, copy_file, sha256_of, write_sparse
from rntuple_construct.validation import validate

CASES = cases(ON_DEMAND)
EVERY = pytest.mark.parametrize("case", CASES, ids=str)
VALUES = [1, -2, 3, 70_000, -5]
OTHERS = [11, -12, 13, 80_000, -15]
LARGE_VALUES = [number * 77_777 for number in range(1500)]


class Truncating(SparseFile):
    """A file as a reader sees it that keeps 32 bits of an offset, signed or unsigned."""

    def __init__(self, file: SparseFile, *, is_signed: bool) -> None:
        super().__init__(file.parts)
        self.is_signed = is_signed

    def seek(self, offset: int, whence: int = os.SEEK_SET, /) -> int:
        if whence != os.SEEK_SET:
            return super().seek(offset, whence)
        if self.is_signed and offset & 1 << 31:
            raise OSError(22, "Invalid argument")
        return super().seek(offset & 0xFFFFFFFF)


def made(case: MadeCase) -> SparseFile:
    assert case.sparse is not None
    return case.sparse()


def values_of(case: MadeCase, file: SparseFile) -> list[int]:
    with rnt.open(file) as opened:
        ntuple = opened[str(case.ntuple)]
        found = ntuple.arrays(library="py")
        for name in ntuple.attribute_sets:
            assert ntuple.attribute_set(name).arrays(library="py")[0]["_userData"] == {"quality": 1.5}
    return [next(iter(entry.values())) for entry in found]


@EVERY
def test_the_file_is_sound_and_has_the_values(case: MadeCase) -> None:
    file = made(case)
    assert sorted({each.rule_id for each in validate(file).findings}) == list(case.outcome.rules)
    assert values_of(case, file) == (LARGE_VALUES if case.name == "split-page" else VALUES)
    assert sum(len(part) for _, part in file.parts) < 12_000 < 2 << 30 < len(file)


@EVERY
@pytest.mark.parametrize("is_signed", [True, False])
def test_a_reader_that_keeps_32_bits_of_offsets_gives_other_values_or_an_error(
    case: MadeCase, is_signed: bool
) -> None:
    is_beyond_4_gib = len(made(case)) > 4 << 30
    file = Truncating(made(case), is_signed=is_signed)
    if not is_beyond_4_gib and not is_signed:
        assert values_of(case, file) == VALUES  # 32 bits are enough for these
        return
    if is_beyond_4_gib and case.name not in ("header", "split-page", "attribute-set", "everything"):
        assert values_of(case, file) == OTHERS
        return
    with pytest.raises((RNTupleError, OSError, AssertionError)):
        values_of(case, file)


def test_a_sparse_file_is_read_and_hashed_as_its_bytes_are(tmp_path: Path) -> None:
    file = SparseFile([(0, b"begin"), (9, b"ab"), (3_000_000, b"end")])
    data = bytearray(3_000_003)
    data[:5], data[9:11], data[-3:] = b"begin", b"ab", b"end"
    assert file.read() == bytes(data)
    file.seek(-5, os.SEEK_END)
    assert (file.read(3), file.read(9), file.read(9)) == (b"\0\0e", b"nd", b"")
    assert file.sha256() == hashlib.sha256(data).hexdigest()
    write_sparse(tmp_path / "a", file)
    copy_file(tmp_path / "a", tmp_path / "b")
    assert (tmp_path / "b").read_bytes() == bytes(data)
    assert sha256_of(tmp_path / "b") == file.sha256()
    assert (tmp_path / "b").stat().st_blocks * 512 < 100_000


@pytest.mark.slow
def test_the_command_writes_the_suite_in_few_blocks_and_conformance_asks_about_it(tmp_path: Path) -> None:
    directory = tmp_path / "large"
    outcome = run_cli(
        "corpus", str(directory), "--suite", "large", "--only", "pages-beyond*", "--only", "large/anchor"
    )
    assert outcome.code == 0, outcome.err
    files = sorted(directory.rglob("*.root"))
    assert len(files) == 2
    assert all(path.stat().st_size > 2 << 30 for path in files)
    assert sum(path.stat().st_blocks * 512 for path in files) < 200_000
    found = run_cli("conformance", "--implementation", "rntuple-construct", "--corpus", str(directory))
    assert found.code == 0, found.out
    assert "2 pass" in found.out


def test_the_default_corpus_has_no_large_files() -> None:
    assert [case.id for case in cases() if case.sparse is not None] == []
    listed = run_cli("corpus", "--suite", "large", "--list").out
    assert [line.split()[0] for line in listed.splitlines()] == [case.id for case in CASES]


def test_an_archive_of_large_files_is_refused(tmp_path: Path) -> None:
    outcome = run_cli("corpus", "--suite", "large", "--archive", str(tmp_path / "c.zip"))
    assert outcome.code == 2
    assert "directory" in outcome.err
    assert list(tmp_path.iterdir()) == []


def test_a_file_system_that_stores_the_zeros_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sparse_files, "_is_sparse", lambda number: False)
    path = tmp_path / "large" / "f.root"
    with pytest.raises(SinkError, match=r"f\.root of 2147489287 bytes: its file system has no sparse files"):
        write_sparse(path, made(CASES[0]))
    assert not path.exists()


def test_a_file_system_with_smaller_files_is_refused(tmp_path: Path) -> None:
    resource = pytest.importorskip("resource")
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    program = (
        "import resource, signal, sys\nfrom pathlib import Path\n"
        "signal.signal(signal.SIGXFSZ, signal.SIG_IGN)\n"
        "resource.setrlimit(resource.RLIMIT_FSIZE, (1 << 30, 1 << 30))\n"
        "from rntuple_construct.kit.files.sparse_files import SparseFile, write_sparse\n"
        "write_sparse(Path(sys.argv[1]), SparseFile([(0, b'a'), (2 << 30, b'b')]))\n"
    )
    ended = subprocess.run(
        [sys.executable, "-c", program, tmp_path / "f.root"], capture_output=True, text=True, check=False
    )
    assert "File too large" in ended.stderr
    assert list(tmp_path.iterdir()) == []
    assert resource.getrlimit(resource.RLIMIT_FSIZE) == before


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    directory = tmp_path_factory.mktemp("large")
    for case in CASES:
        write_sparse(directory / f"{case.name}.root", made(case))
    return {case.name: directory / f"{case.name}.root" for case in CASES}


@pytest.mark.peers
@pytest.mark.parametrize("case", [case for case in CASES if case.name != "split-page"], ids=str)
def test_uproot_reads_the_file(case: MadeCase, written: dict[str, Path]) -> None:
    uproot = pytest.importorskip("uproot")
    with uproot.open(written[case.name]) as file:
        assert file[str(case.ntuple)].arrays()["x"].tolist() == VALUES


ROOT_PROGRAM = """
import sys
import ROOT
for argument in sys.argv[1:]:
    path, name = argument.rsplit(":", 1)
    print(name, [int(x) for x in ROOT.RDataFrame(name, path).Take["int"]("x")])
"""


@pytest.mark.peers
@pytest.mark.slow
def test_root_reads_the_files(written: dict[str, Path]) -> None:
    python = REPOSITORY / ".venv-root" / "bin" / "python"
    if not python.is_file():
        pytest.skip("ROOT is not installed: make root")
    given = [f"{written[case.name]}:{case.ntuple}" for case in CASES]
    ended = subprocess.run(
        [python, "-c", ROOT_PROGRAM, *given], capture_output=True, text=True, check=True, timeout=300
    )
    assert ended.stdout.splitlines() == [
        f"{case.ntuple} {LARGE_VALUES if case.name == 'split-page' else VALUES}" for case in CASES
    ]
