"""What ``convert`` does to its target: the same as ``write``, and it says which side failed."""

from __future__ import annotations

import errno
import io
import os
import stat
from pathlib import Path
from typing import Any

import pytest
from support.dumps import run_cli

import rntuple_construct as rnt
from rntuple_construct.base.errors import RNTupleError, SourceError
from rntuple_construct.conversion import convert
from rntuple_construct.conversion.copying import convert_files

posix = pytest.mark.skipif(os.name != "posix", reason="permissions and links of POSIX")
OLD = b"what was there before"


@pytest.fixture
def source(tmp_path: Path) -> Path:
    path = tmp_path / "in" / "old.root"
    path.parent.mkdir()
    rnt.write(path, "nt", {"x": [1.0, 2.0]}, generation="rc1")
    return path


def values(target: Any) -> list[float]:
    with rnt.open(target) as file:
        return file["nt"].arrays(library="np")["x"].tolist()


@posix
@pytest.mark.parametrize("mode", [0o640, 0o604])
def test_mode_of_the_target_stays(source: Path, tmp_path: Path, mode: int) -> None:
    target = tmp_path / "new.root"
    target.write_bytes(OLD)
    target.chmod(mode)
    convert(source, target)
    assert stat.S_IMODE(target.stat().st_mode) == mode
    assert values(target) == [1, 2]


@posix
@pytest.mark.parametrize("is_there", [True, False])
def test_symbolic_link_stays_and_its_file_changes(source: Path, tmp_path: Path, is_there: bool) -> None:
    real, link = tmp_path / "real.root", tmp_path / "link.root"
    if is_there:
        real.write_bytes(OLD)
    link.symlink_to(real)
    convert(source, link)
    assert link.is_symlink()
    assert not real.is_symlink()
    assert values(real) == [1, 2]


def test_write_protected_target_is_refused(
    source: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    target = tmp_path / "new.root"
    target.write_bytes(OLD)
    # Simulated, because the superuser may write everything.
    monkeypatch.setattr("rntuple_construct.storage.sink.os.access", lambda *_args: False)
    with pytest.raises(SourceError, match=f"cannot write {target}") as caught:
        convert(source, target)
    assert caught.value.errno == errno.EACCES
    assert target.read_bytes() == OLD


@posix
def test_file_and_directory_are_synchronised(
    source: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kinds = []

    def note(fd: int) -> None:
        kinds.append("directory" if stat.S_ISDIR(os.fstat(fd).st_mode) else "file")

    monkeypatch.setattr("rntuple_construct.storage.sink.os.fsync", note)
    convert(source, tmp_path / "new.root")
    assert kinds == ["file", "directory"]


@pytest.mark.parametrize(
    ("name", "code"), [("missing/new.root", errno.ENOENT), ("in", errno.EISDIR), ("n" * 300, errno.ENAMETOOLONG)]
)  # fmt: skip
def test_target_that_cannot_be_written_is_named_with_its_errno(
    source: Path, tmp_path: Path, name: str, code: int
) -> None:
    target = tmp_path / name
    with pytest.raises(SourceError, match=f"cannot write {target}: ") as caught:
        convert(source, target)
    assert caught.value.errno == code
    assert str(source) not in str(caught.value)


def test_full_disk_is_the_fault_of_the_target(
    source: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_args: Any) -> None:
        raise OSError(errno.ENOSPC, "no space left on device")

    target = tmp_path / "new.root"
    monkeypatch.setattr("rntuple_construct.storage.sink.os.pwrite", refuse)
    with pytest.raises(SourceError, match=f"cannot write {target}: no space left") as caught:
        convert(source, target)
    assert caught.value.errno == errno.ENOSPC
    assert [path.name for path in tmp_path.iterdir()] == ["in"]


def test_source_that_cannot_be_read_is_the_fault_of_the_source(source: Path, tmp_path: Path) -> None:
    class Broken(io.BytesIO):
        def read(self, size: int | None = -1) -> bytes:
            if self.tell() > 600:
                raise OSError(errno.EIO, "broken disk")
            return super().read(size)

    file = Broken(source.read_bytes())
    file.name = "worn.root"  # type: ignore[attr-defined]
    target = tmp_path / "new.root"
    with pytest.raises(SourceError, match=r"cannot read worn\.root: broken disk") as caught:
        convert(file, target)
    assert caught.value.errno == errno.EIO
    assert str(target) not in str(caught.value)
    assert not target.exists()


@pytest.mark.parametrize("kind", ["path", "empty object", "object"])
def test_a_copy_that_differs_leaves_the_target_as_it_was(
    source: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    def differ(*_args: Any) -> None:
        raise RNTupleError("the copy differs")

    monkeypatch.setattr(convert_files, "check_same_values", differ)
    path = tmp_path / "new.root"
    path.write_bytes(OLD)
    target: Any = {"path": path, "empty object": io.BytesIO(), "object": io.BytesIO(OLD)}[kind]
    with pytest.raises(RNTupleError, match="differs"):
        convert(source, target)
    assert path.read_bytes() == OLD
    if kind != "path":
        assert target.getvalue() == (OLD if kind == "object" else b"")


def test_target_opened_for_writing_only_is_checked_too(source: Path, tmp_path: Path) -> None:
    target = tmp_path / "new.root"
    with target.open("wb") as file:
        convert(source, file)
    assert values(target) == [1, 2]


@posix
def test_command_refuses_like_the_library(source: Path, tmp_path: Path) -> None:
    outcome = run_cli("convert", str(source), str(tmp_path / "missing" / "new.root"))
    assert f"cannot write {tmp_path / 'missing' / 'new.root'}: No such file or directory" in outcome.err
