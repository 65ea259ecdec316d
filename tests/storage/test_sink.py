"""Sinks: the target is complete or as it was before."""

from __future__ import annotations

import contextlib
import errno
import io
import os
import stat
import subprocess
import sys
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from rntuple_construct.base.errors import SinkError, SourceError
from rntuple_construct.storage import Sink, open_sink
from rntuple_construct.storage.sink import FilePart

posix = pytest.mark.skipif(os.name != "posix", reason="permissions and devices of POSIX")
OLD = b"what was there before"


def write_something(sink: Sink) -> bytes:
    """Append, reserve, fill in later; returns what the target must hold."""
    assert sink.write(b"head") == 0
    hole = sink.reserve(6)
    assert hole == 4
    assert sink.write(memoryview(b"tail")) == 10
    sink.pwrite(hole, b"middle")
    sink.pwrite(0, b"HEAD")
    assert sink.tell() == 14
    return b"HEADmiddletail"


# Paths


def test_path_holds_what_was_written(tmp_path):
    path = tmp_path / "out.root"
    with open_sink(path) as sink:
        expected = write_something(sink)
    assert path.read_bytes() == expected


def test_nothing_is_at_the_path_before_commit(tmp_path):
    path = tmp_path / "out.root"
    sink = open_sink(path)
    write_something(sink)
    assert not path.exists()
    sink.commit()
    assert path.exists()


def test_old_file_stays_until_commit(tmp_path):
    path = tmp_path / "out.root"
    path.write_bytes(OLD)
    sink = open_sink(path)
    expected = write_something(sink)
    assert path.read_bytes() == OLD
    sink.commit()
    assert path.read_bytes() == expected


def test_abort_leaves_nothing(tmp_path):
    sink = open_sink(tmp_path / "out.root")
    write_something(sink)
    sink.abort()
    assert list(tmp_path.iterdir()) == []


def test_abort_leaves_the_old_file(tmp_path):
    path = tmp_path / "out.root"
    path.write_bytes(OLD)
    sink = open_sink(path)
    write_something(sink)
    sink.abort()
    assert [each.name for each in tmp_path.iterdir()] == ["out.root"]
    assert path.read_bytes() == OLD


def test_failing_block_aborts(tmp_path):
    def fail() -> None:
        with open_sink(tmp_path / "out.root") as sink:
            write_something(sink)
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        fail()
    assert list(tmp_path.iterdir()) == []


def test_forgotten_sink_leaves_nothing(tmp_path):
    sink = open_sink(tmp_path / "out.root")
    write_something(sink)
    del sink
    assert list(tmp_path.iterdir()) == []


@pytest.mark.filterwarnings("ignore::ResourceWarning", "ignore::pytest.PytestUnraisableExceptionWarning")
@pytest.mark.parametrize("exists", [False, True])
def test_an_interrupt_at_any_time_leaves_nothing(tmp_path: Path, exists: bool) -> None:
    target = tmp_path / "a.root"
    if exists:
        target.write_bytes(b"old")
    before = os.listdir(tmp_path)
    num_calls = num_parts = 0

    def open_and_abort(interrupted: int | None) -> None:
        num = 0

        def look(frame: Any, event: str, what: Any) -> None:
            nonlocal num, num_calls, num_parts
            if num == interrupted:
                sys.setprofile(None)
                num_parts += os.listdir(tmp_path) != before
                raise KeyboardInterrupt
            num += 1
            num_calls = max(num, num_calls)

        sys.setprofile(look)
        try:
            open_sink(target, update=exists).abort()
        finally:
            sys.setprofile(None)

    open_and_abort(None)
    for number in range(num_calls - 1):
        with contextlib.suppress(KeyboardInterrupt):
            open_and_abort(number)
        assert os.listdir(tmp_path) == before, number
    assert num_parts > 20


def test_commit_leaves_no_other_file(tmp_path):
    with open_sink(tmp_path / "out.root") as sink:
        write_something(sink)
    assert [each.name for each in tmp_path.iterdir()] == ["out.root"]


def test_second_commit_and_late_abort_do_nothing(tmp_path):
    path = tmp_path / "out.root"
    sink = open_sink(path)
    expected = write_something(sink)
    sink.commit()
    sink.commit()
    sink.abort()
    assert path.read_bytes() == expected


@pytest.mark.parametrize("end", ["commit", "abort"])
def test_nothing_is_written_after_the_end(tmp_path, end):
    sink = open_sink(tmp_path / "out.root")
    getattr(sink, end)()
    with pytest.raises(SourceError, match="closed"):
        sink.write(b"x")


def test_failed_rename_is_our_error_and_leaves_nothing(tmp_path, monkeypatch):
    def refuse(*_args):
        raise OSError(errno.EIO, "broken disk")

    sink = open_sink(tmp_path / "out.root")
    monkeypatch.setattr("rntuple_construct.storage.sink.os.replace", refuse)
    with pytest.raises(SourceError) as caught:
        sink.commit()
    assert caught.value.errno == errno.EIO
    assert list(tmp_path.iterdir()) == []


def test_full_disk_is_our_error(tmp_path, monkeypatch):
    def refuse(*_args):
        raise OSError(errno.ENOSPC, "no space left")

    sink = open_sink(tmp_path / "out.root")
    monkeypatch.setattr("rntuple_construct.storage.sink.os.pwrite", refuse)
    with pytest.raises(SourceError) as caught:
        sink.write(b"x")
    assert caught.value.errno == errno.ENOSPC
    sink.abort()


@posix
def test_permissions_of_the_old_file_stay(tmp_path):
    path = tmp_path / "out.root"
    path.write_bytes(OLD)
    path.chmod(0o640)
    with open_sink(path) as sink:
        write_something(sink)
    assert stat.S_IMODE(path.stat().st_mode) == 0o640


@posix
def test_new_file_has_usual_permissions(tmp_path):
    (tmp_path / "usual").touch()
    with open_sink(tmp_path / "out.root") as sink:
        write_something(sink)
    assert (tmp_path / "out.root").stat().st_mode == (tmp_path / "usual").stat().st_mode


@posix
def test_symbolic_link_stays_and_its_file_changes(tmp_path):
    (tmp_path / "elsewhere").mkdir()
    real = tmp_path / "elsewhere" / "real.root"
    real.write_bytes(OLD)
    link = tmp_path / "link.root"
    link.symlink_to(real)
    with open_sink(link) as sink:
        expected = write_something(sink)
    assert link.is_symlink()
    assert real.read_bytes() == expected


def test_write_protected_file_is_refused(tmp_path, monkeypatch):
    path = tmp_path / "out.root"
    path.write_bytes(OLD)
    # Simulated, because the superuser may write everything.
    monkeypatch.setattr("rntuple_construct.storage.sink.os.access", lambda *_args: False)
    with pytest.raises(SourceError) as caught:
        open_sink(path)
    assert caught.value.errno == errno.EACCES


def test_missing_directory_keeps_its_errno(tmp_path):
    with pytest.raises(SourceError) as caught:
        open_sink(tmp_path / "nowhere" / "out.root")
    assert caught.value.errno == errno.ENOENT


def test_directory_as_target_keeps_its_errno(tmp_path):
    with pytest.raises(SourceError) as caught:
        open_sink(tmp_path)
    assert caught.value.errno == errno.EISDIR


def test_url_as_target_is_refused():
    with pytest.raises(SourceError, match="upload"):
        open_sink("https://example.org/out.root")


def test_preallocated_room_is_given_back(tmp_path):
    path = tmp_path / "out.root"
    with open_sink(path) as sink:
        sink.preallocate(1 << 20)
        expected = write_something(sink)
    assert path.read_bytes() == expected


def test_reserved_room_at_the_end_counts(tmp_path):
    path = tmp_path / "out.root"
    with open_sink(path) as sink:
        sink.write(b"x")
        sink.reserve(9)
    assert path.read_bytes() == b"x" + bytes(9)


def test_bytes_outside_the_reserved_range_are_refused(tmp_path):
    sink = open_sink(tmp_path / "out.root")
    sink.reserve(10)
    with pytest.raises(SourceError, match="reserved"):
        sink.pwrite(8, b"abc")
    sink.abort()


def test_update_appends_to_the_present_content(tmp_path):
    path = tmp_path / "out.root"
    path.write_bytes(OLD)
    with open_sink(path, update=True) as sink:
        assert sink.write(b" and more") == len(OLD)
        sink.pwrite(0, b"WHAT")
        assert path.read_bytes() == OLD
    assert path.read_bytes() == b"WHAT was there before and more"


def test_aborted_update_leaves_the_old_file(tmp_path):
    path = tmp_path / "out.root"
    path.write_bytes(OLD)
    sink = open_sink(path, update=True)
    sink.pwrite(0, b"WHAT")
    sink.abort()
    assert path.read_bytes() == OLD


def test_threads_write_what_they_reserved(tmp_path):
    path = tmp_path / "out.root"
    blocks = [bytes([number]) * 10_007 for number in range(40)]
    places: dict[int, int] = {}
    with open_sink(path) as sink:

        def work(start: int) -> None:
            for number in range(start, 40, 4):
                places[number] = sink.write(blocks[number])

        threads = [threading.Thread(target=work, args=(start,)) for start in range(4)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    data = path.read_bytes()
    assert [data[places[number] : places[number] + 10_007] for number in range(40)] == blocks


def test_arrays_are_written_as_their_bytes(tmp_path):
    path = tmp_path / "out.root"
    values = np.arange(5, dtype="<i4")
    with open_sink(path) as sink:
        assert sink.write(values.data) == 0
        assert sink.write(np.empty(0, "<i4").data) == 20
    assert path.read_bytes() == values.tobytes()


@pytest.mark.parametrize("durable", [True, False])
def test_both_ways_to_commit_give_the_file(tmp_path, durable):
    path = tmp_path / "out.root"
    with open_sink(path, durable=durable) as sink:
        expected = write_something(sink)
    assert path.read_bytes() == expected


# Files of killed processes


def start_writing(path):
    """A process that has begun to write a file and waits for a line before it commits."""
    code = (
        "import sys; from rntuple_construct.storage import open_sink; sink = open_sink(sys.argv[1]);"
        "sink.write(b'from the other'); print(flush=True); sys.stdin.readline(); sink.commit()"
    )
    process = subprocess.Popen(
        [sys.executable, "-c", code, str(path)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    process.stdout.readline()
    return process


@posix
@pytest.mark.parametrize("num_killed", [1, 3])
def test_next_run_of_a_target_removes_what_killed_ones_left(tmp_path, num_killed):
    path = tmp_path / "out.root"
    with contextlib.ExitStack() as stack:
        running = [stack.enter_context(start_writing(path)) for _ in range(num_killed)]
        for process in running:
            process.kill()
    assert len(list(tmp_path.iterdir())) == num_killed
    with open_sink(path) as sink:
        expected = write_something(sink)
    assert [each.name for each in tmp_path.iterdir()] == ["out.root"]
    assert path.read_bytes() == expected


def test_file_of_a_living_process_stays(tmp_path):
    path = tmp_path / "out.root"
    with start_writing(path) as other:
        for _ in range(3):
            with open_sink(path) as sink:
                expected = write_something(sink)
        assert path.read_bytes() == expected
        other.communicate("go on\n")
    assert other.returncode == 0
    assert path.read_bytes() == b"from the other"
    assert [each.name for each in tmp_path.iterdir()] == ["out.root"]


def test_sinks_of_one_target_do_not_disturb_each_other(tmp_path):
    path = tmp_path / "out.root"
    sinks = [open_sink(path) for _ in range(6)]
    for number, sink in enumerate(sinks):
        sink.write(bytes([number]))
    for number in (3, 0, 5, 1, 4, 2):
        sinks[number].commit()
        assert path.read_bytes() == bytes([number])
    assert [each.name for each in tmp_path.iterdir()] == ["out.root"]


def test_many_threads_may_begin_the_same_target(tmp_path):
    path = tmp_path / "out.root"

    def work(number: int) -> None:
        for _ in range(20):
            with open_sink(path, durable=False) as sink:
                sink.write(bytes([number]) * 100)

    with ThreadPoolExecutor(4) as pool:
        list(pool.map(work, range(8)))
    assert path.read_bytes() in {bytes([number]) * 100 for number in range(8)}
    assert [each.name for each in tmp_path.iterdir()] == ["out.root"]


@posix
def test_files_of_other_targets_and_of_users_stay(tmp_path):
    with start_writing(tmp_path / "other.root") as process:
        process.kill()
    (tmp_path / ".out.root.part").write_bytes(OLD)
    before = sorted(tmp_path.iterdir())
    with open_sink(tmp_path / "out.root") as sink:
        write_something(sink)
    assert sorted(each for each in tmp_path.iterdir() if each.name != "out.root") == before


@posix
@pytest.mark.parametrize("name", ["n" * 255, "\u20ac" * 85], ids=["ascii", "three bytes each"])
def test_longest_names_can_be_written(tmp_path, name):
    with open_sink(tmp_path / name) as sink:
        expected = write_something(sink)
    assert (tmp_path / name).read_bytes() == expected


# Reading before commit


@pytest.mark.parametrize(
    "kind", ["path", "BytesIO", "BytesIO with content", "write only", "buffered", "pipe"]
)
def test_what_was_written_can_be_read_before_commit(tmp_path, kind):
    received: list[bytes] = []
    path = tmp_path / "out.root"
    with contextlib.ExitStack() as stack:
        target: Any = {"path": path, "BytesIO": io.BytesIO(), "BytesIO with content": io.BytesIO(OLD)}.get(
            kind
        )
        if kind == "write only":
            target = stack.enter_context(path.open("wb"))
        elif kind == "buffered":
            target = stack.enter_context(path.open("w+b"))
        elif kind == "pipe":
            reader, writer = os.pipe()
            stack.enter_context(os.fdopen(reader, "rb"))
            target = stack.enter_context(os.fdopen(writer, "wb"))
        with open_sink(target, readable=True) as sink:
            expected = write_something(sink)
            with sink.source() as source:
                received.append(bytes(source.read(0, source.size)))
    assert received == [expected]
    if kind in ("path", "write only", "buffered"):
        assert path.read_bytes() == expected


# Not regular files


@posix
def test_null_device_takes_everything():
    with open_sink("/dev/null") as sink:
        write_something(sink)
    assert stat.S_ISCHR(os.stat("/dev/null").st_mode)


@posix
def test_pipe_gets_everything_on_commit(tmp_path):
    path = tmp_path / "pipe"
    os.mkfifo(path)
    received: list[bytes] = []
    reader = threading.Thread(target=lambda: received.append(path.read_bytes()))
    reader.start()
    with open_sink(path) as sink:
        expected = write_something(sink)
    reader.join()
    assert received == [expected]
    assert stat.S_ISFIFO(path.stat().st_mode)


# File objects


def test_bytes_io_holds_what_was_written():
    file = io.BytesIO()
    with open_sink(file) as sink:
        expected = write_something(sink)
    assert file.getvalue() == expected


def test_reserved_room_at_the_end_of_bytes_io_counts():
    file = io.BytesIO()
    with open_sink(file) as sink:
        sink.reserve(10)
    assert file.getvalue() == bytes(10)


def test_bytes_io_with_content_is_replaced_on_commit():
    file = io.BytesIO(OLD)
    with open_sink(file) as sink:
        expected = write_something(sink)
        assert file.getvalue() == OLD
    assert file.getvalue() == expected


def test_bytes_io_with_content_is_left_alone_on_abort():
    file = io.BytesIO(OLD)
    sink = open_sink(file)
    write_something(sink)
    sink.abort()
    assert file.getvalue() == OLD


def test_empty_bytes_io_is_empty_after_abort():
    file = io.BytesIO()
    sink = open_sink(file)
    write_something(sink)
    sink.abort()
    assert file.getvalue() == b""


def test_bytes_io_is_updated():
    file = io.BytesIO(OLD)
    with open_sink(file, update=True) as sink:
        sink.write(b"!")
    assert file.getvalue() == OLD + b"!"


@pytest.mark.parametrize("buffering", [0, -1])
def test_file_object_holds_what_was_written(tmp_path, buffering):
    path = tmp_path / "out.root"
    with path.open("wb", buffering=buffering) as file:
        with open_sink(file) as sink:
            expected = write_something(sink)
        assert not file.closed
        assert path.read_bytes() == expected


def test_file_object_that_cannot_seek_gets_everything_on_commit():
    reader, writer = os.pipe()
    with os.fdopen(reader, "rb") as source, os.fdopen(writer, "wb") as file:
        with open_sink(file) as sink:
            expected = write_something(sink)
        assert source.read(len(expected)) == expected


def test_text_file_object_is_refused():
    with pytest.raises(SourceError, match="wb"):
        open_sink(io.StringIO())


def test_file_object_opened_for_reading_is_our_error(tmp_path):
    path = tmp_path / "out.root"
    path.touch()
    with path.open("rb") as file, pytest.raises(SourceError), open_sink(file) as sink:
        sink.write(b"x")


@pytest.mark.parametrize("thing", [None, 5, b"bytes"])
def test_things_that_take_no_bytes_are_refused(thing):
    with pytest.raises(TypeError, match="path"):
        open_sink(thing)


@pytest.mark.skipif(sys.platform != "linux", reason="counts open files in /proc")
def test_sinks_leave_no_open_files(tmp_path):
    before = len(os.listdir("/proc/self/fd"))
    for end in ("commit", "abort"):
        sink = open_sink(tmp_path / "out.root")
        sink.write(b"x")
        getattr(sink, end)()
    assert len(os.listdir("/proc/self/fd")) == before


# Many pieces


class _Bytes(io.BytesIO):
    """Takes at most three bytes at once, as a slow device does."""

    def write(self, data: Any) -> int:
        return super().write(memoryview(data)[:3])


@pytest.mark.parametrize("kind", ["path", "memory", "slow"])
def test_pieces_stand_one_behind_the_other(tmp_path, kind):
    target: Any = {"path": tmp_path / "out.root", "memory": io.BytesIO(), "slow": _Bytes()}[kind]
    size = 20 if kind == "slow" else 300_000
    pieces = [
        b"",
        b"ab",
        np.arange(size, dtype=np.uint8).data,
        bytearray(b"c"),
        *([b"xy"] * 1500),
        bytes(size),
        b"z",
    ]
    expected = b"".join(bytes(piece) for piece in pieces)
    with open_sink(target) as sink:
        assert sink.write(b"head") == 0
        offset = sink.reserve(len(expected))
        sink.pwritev(offset, iter(pieces))
        sink.write(b"tail")
    found = target.read_bytes() if kind == "path" else target.getvalue()
    assert found == b"head" + expected + b"tail"


@posix
def test_a_call_that_writes_a_part_is_continued(tmp_path, monkeypatch):
    whole = os.pwritev

    def short(fd: int, views: list[memoryview], offset: int) -> int:
        return whole(fd, [views[0][:7]], offset)

    monkeypatch.setattr(os, "pwritev", short)
    with open_sink(tmp_path / "out.root") as sink:
        sink.reserve(60)
        sink.pwritev(0, [b"0123456789" * 2, b"abc", bytes(range(30)), b"0123456"])
    assert (tmp_path / "out.root").read_bytes() == b"0123456789" * 2 + b"abc" + bytes(range(30)) + b"0123456"


@pytest.mark.parametrize("to_path", [True, False])
def test_pieces_beyond_what_was_reserved_are_refused(tmp_path, to_path):
    with open_sink(tmp_path / "out.root" if to_path else io.BytesIO()) as sink:
        sink.reserve(10)
        with pytest.raises(SourceError, match="not reserved"):
            sink.pwritev(4, [b"1234", b"567"])
        sink.pwritev(4, [b"1234", b"56"])
    with pytest.raises(SourceError, match="closed"):
        sink.pwritev(0, [b"1"])


@posix
def test_a_full_device_is_an_error_of_the_sink(tmp_path, monkeypatch):
    def full(*_: Any) -> int:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(os, "pwritev", full)
    with open_sink(tmp_path / "out.root") as sink:
        sink.reserve(10)
        with pytest.raises(SourceError) as caught:
            sink.pwritev(0, [b"1234"])
        assert caught.value.errno == errno.ENOSPC


@pytest.mark.parametrize("block", [1, 2, 8, 512, 1000])
def test_places_at_multiples_of_a_block(block: int) -> None:
    """What is left out is nothing, or enough for the mark of a free segment."""
    sink = open_sink(io.BytesIO())
    covered = 0
    for nbytes in (3, 700, 1, 8, 512, 0, 5):
        for ahead in (0, 50):
            skipped = len(sink.skipped)
            offset = sink.reserve(nbytes, block, ahead)
            assert (offset + ahead) % block == 0
            for start, length in sink.skipped[skipped:]:
                assert start == covered
                assert 8 <= length < block + 8
                covered += length
            assert offset == covered
            covered += nbytes
    assert sink.tell() == covered


@pytest.mark.parametrize("has_copy", [True, False])
def test_bytes_of_a_part(has_copy: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    data = bytes(range(256)) * 10_000
    (tmp_path / "part").write_bytes(data)
    part = FilePart("part", str(tmp_path / "part"), len(data))
    if not has_copy:
        monkeypatch.delattr(os, "copy_file_range", raising=False)
    with open_sink(tmp_path / "out") as sink:
        sink.write(b"before")
        offset = sink.reserve(len(data) - 100)
        sink.write(b"after")
        with pytest.raises(SinkError, match="ends at"):
            sink.adopt(offset, part, 101, len(data) - 100)
        with pytest.raises(SinkError, match="not reserved"):
            sink.adopt(offset + 6, part, 100, len(data) - 100)
        sink.adopt(offset, part, 100, len(data) - 100)
    assert (tmp_path / "out").read_bytes() == b"before" + data[100:] + b"after"
    with pytest.raises(SinkError, match="No such file"), open_sink(tmp_path / "out") as sink:
        sink.adopt(sink.reserve(1), FilePart("gone", str(tmp_path / "gone"), 1), 0, 1)
