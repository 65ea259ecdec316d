"""Sources: the same bytes from wherever they are, and clear errors where there are none."""

from __future__ import annotations

import array
import errno
import gzip
import http.server
import io
import itertools
import mmap
import os
import socket
import subprocess
import sys
import tempfile
import threading
import uuid
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rntuple_construct.base.errors import ContainerError, MissingExtraError, SourceError
from rntuple_construct.storage import Source, open_source
from rntuple_construct.storage.source import source_error

DATA = bytes(range(256)) * 1024


@pytest.fixture(scope="module")
def places(tmp_path_factory):
    """The same bytes in every kind of place."""
    fsspec = pytest.importorskip("fsspec")
    path = tmp_path_factory.mktemp("sources") / "data.bin"
    path.write_bytes(DATA)
    url = f"memory://{uuid.uuid4()}/data.bin"
    with fsspec.open(url, "wb") as file:
        file.write(DATA)
    with (
        path.open("rb") as buffered,
        path.open("rb", buffering=0) as raw,
        tempfile.SpooledTemporaryFile() as spool,
    ):
        spool.write(DATA)
        yield {
            "path": path,
            "text path": str(path),
            "bytes path": os.fsencode(path),
            "bytes": DATA,
            "bytearray": bytearray(DATA),
            "memoryview": memoryview(DATA),
            "wide memoryview": memoryview(array.array("I", DATA)),
            "strided memoryview": memoryview(b"".join(bytes([byte, 0]) for byte in DATA))[::2],
            "BytesIO": io.BytesIO(DATA),
            "buffered file": buffered,
            "raw file": raw,
            "spooled file": spool,
            "url": url,
            "file url": f"file://{path}",
        }


KINDS = [
    "path",
    "text path",
    "bytes",
    "bytearray",
    "memoryview",
    "wide memoryview",
    "strided memoryview",
    "BytesIO",
    "buffered file",
    "raw file",
    "spooled file",
    "url",
    "file url",
]

ranges = st.tuples(st.integers(0, len(DATA)), st.integers(0, len(DATA))).map(
    lambda pair: (min(pair), max(pair) - min(pair))
)


@pytest.mark.parametrize("kind", KINDS)
def test_size_is_known(places, kind):
    with open_source(places[kind]) as source:
        assert source.size == len(DATA)


@pytest.mark.parametrize("kind", KINDS)
@given(wanted=ranges)
def test_every_range_is_read_exactly(places, kind, wanted):
    offset, nbytes = wanted
    with open_source(places[kind]) as source:
        assert source.read(offset, nbytes) == DATA[offset : offset + nbytes]


@pytest.mark.parametrize("kind", KINDS)
@given(wanted=st.lists(ranges, max_size=6))
def test_many_ranges_come_in_the_order_asked_for(places, kind, wanted):
    with open_source(places[kind]) as source:
        assert source.read_many(wanted) == [DATA[offset : offset + nbytes] for offset, nbytes in wanted]


@pytest.mark.parametrize("kind", KINDS)
def test_bytes_cannot_be_changed_through_the_result(places, kind):
    with open_source(places[kind]) as source:
        assert source.read(10, 10).readonly


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize(
    ("offset", "nbytes", "actual"),
    [(len(DATA) - 1, 2, 1), (len(DATA) + 5, 1, 0), (-1, 2, 0), (1 << 63, 0, 0), (3, -1, len(DATA) - 3)],
)
def test_range_outside_the_file_is_refused(places, kind, offset, nbytes, actual):
    with open_source(places[kind]) as source, pytest.raises(ContainerError) as caught:
        source.read(offset, nbytes)
    error = caught.value
    assert (error.rule_id, error.offset, error.expected, error.actual) == (
        "RNT-CNT-014",
        offset,
        nbytes,
        actual,
    )


@pytest.mark.parametrize("kind", KINDS)
def test_one_bad_range_among_many_is_refused(places, kind):
    with open_source(places[kind]) as source, pytest.raises(ContainerError):
        source.read_many([(0, 1), (len(DATA), 1)])


@pytest.mark.parametrize("kind", KINDS)
def test_closed_source_is_not_read(places, kind):
    source = open_source(places[kind])
    source.close()
    assert source.closed
    with pytest.raises(SourceError, match="closed"):
        source.read(0, 1)


@pytest.mark.parametrize("kind", KINDS)
def test_bytes_stay_valid_after_closing(places, kind):
    with open_source(places[kind]) as source:
        view = source.read(100, 50)
    assert view == DATA[100:150]


@pytest.mark.parametrize("kind", KINDS)
def test_threads_read_at_once(places, kind):
    wrong: list[int] = []
    with open_source(places[kind]) as source:

        def work(start: int) -> None:
            for offset in range(start, 100_000, 997):
                if source.read(offset, 500) != DATA[offset : offset + 500]:
                    wrong.append(offset)

        threads = [threading.Thread(target=work, args=(start,)) for start in range(4)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    assert wrong == []


@pytest.mark.parametrize(
    "empty", [b"", bytearray(), memoryview(b""), io.BytesIO(), memoryview(array.array("d"))]
)
def test_nothing_is_a_source_of_zero_bytes(empty):
    with open_source(empty) as source:
        assert (source.size, bytes(source.read(0, 0))) == (0, b"")


def test_empty_file_is_a_source_of_zero_bytes(tmp_path):
    (tmp_path / "empty").touch()
    with open_source(tmp_path / "empty") as source:
        assert source.size == 0


def test_source_passes_through():
    source = open_source(b"abc")
    assert open_source(source) is source


def test_path_is_mapped_and_not_copied(tmp_path):
    path = tmp_path / "data.bin"
    path.write_bytes(DATA)
    with open_source(path) as source:
        assert isinstance(source.read(0, 10).obj, mmap.mmap)


@pytest.mark.parametrize("missing", [0, 1])
def test_short_file_may_be_read_at_once(tmp_path, missing):
    path = tmp_path / "data.bin"
    path.write_bytes(DATA)
    with open_source(path, at_once=len(DATA) - missing) as source:
        path.write_bytes(DATA[::-1])
        is_read = bytes(source.read(0, len(DATA))) == DATA
    assert is_read == (not missing)


def test_map_is_released_once_nobody_looks(tmp_path):
    path = tmp_path / "data.bin"
    path.write_bytes(DATA)
    source = open_source(path)
    mapped = source.read(0, 1).obj
    source.close()
    assert mapped.closed


def test_file_that_cannot_be_mapped_is_read(tmp_path, monkeypatch):
    def refuse(*_args, **_kwargs):
        raise OSError(errno.ENODEV, "no such device")

    path = tmp_path / "data.bin"
    path.write_bytes(DATA)
    monkeypatch.setattr("rntuple_construct.storage.source.mmap.mmap", refuse)
    with open_source(path) as source:
        assert source.read(1000, 10) == DATA[1000:1010]


def test_file_object_stays_open():
    file = io.BytesIO(DATA)
    open_source(file).close()
    assert not file.closed


@pytest.mark.parametrize(("obj", "name"), [(b"abc", "<bytes>"), (io.BytesIO(b"abc"), "<file object>")])
def test_source_without_a_name_gets_one(obj, name):
    assert open_source(obj).name == name


def test_name_of_a_file_is_its_path(places):
    with open_source(places["path"]) as source:
        assert source.name == str(places["path"])


def test_given_name_wins(places):
    with open_source(places["path"], name="events") as source:
        assert source.name == "events"


# What cannot be read


def test_missing_file_keeps_its_errno(tmp_path):
    with pytest.raises(SourceError, match="nowhere") as caught:
        open_source(tmp_path / "nowhere")
    assert caught.value.errno == errno.ENOENT


def test_source_error_is_an_os_error(tmp_path):
    with pytest.raises(OSError, match="nowhere"):
        open_source(tmp_path / "nowhere")


def test_directory_keeps_its_errno(tmp_path):
    with pytest.raises(SourceError) as caught:
        open_source(tmp_path)
    assert caught.value.errno == errno.EISDIR


def test_missing_permission_keeps_its_errno(monkeypatch):
    def refuse(*_args, **_kwargs):
        raise PermissionError(errno.EACCES, "permission denied")

    # Simulated, because the superuser may read everything.
    monkeypatch.setattr("builtins.open", refuse)
    with pytest.raises(SourceError) as caught:
        open_source("secret")
    assert caught.value.errno == errno.EACCES


def test_null_byte_in_a_path_is_refused():
    with pytest.raises(SourceError):
        open_source("a\0b")


def test_text_file_object_is_refused():
    with pytest.raises(SourceError, match="rb"):
        open_source(io.StringIO("text"))


def test_closed_file_object_is_refused():
    file = io.BytesIO(DATA)
    file.close()
    with pytest.raises(SourceError, match="closed"):
        open_source(file)


def test_file_object_that_cannot_seek_is_refused():
    reader, writer = os.pipe()
    os.close(writer)
    with os.fdopen(reader, "rb") as file, pytest.raises(SourceError, match="seek"):
        open_source(file)


def test_file_object_that_ends_early_is_refused():
    file = io.BytesIO(DATA)
    with open_source(file) as source:
        file.truncate(100)
        with pytest.raises(SourceError, match="shrank"):
            source.read(50, 100)


def test_file_object_that_reads_piece_by_piece_is_read_on():
    class Slow(io.BytesIO):
        def read(self, size=-1):
            return super().read(min(size, 7))

    with open_source(Slow(DATA)) as source:
        assert source.read(3, 100) == DATA[3:103]


def test_file_object_that_reads_too_much_is_refused():
    class Eager(io.BytesIO):
        def read(self, size=-1):
            return super().read(size + 1 if size else 0)

    with open_source(Eager(DATA)) as source, pytest.raises(SourceError):
        source.read(3, 100)


def test_damage_behind_a_file_object_is_our_error():
    packed = bytearray(gzip.compress(os.urandom(100_000)))
    packed[50_000:50_100] = bytes(100)
    with gzip.open(io.BytesIO(bytes(packed))) as file, pytest.raises(SourceError):
        open_source(file)


@pytest.mark.parametrize("thing", [None, 5, [1, 2]])
def test_things_without_bytes_are_refused(thing):
    with pytest.raises(TypeError, match="path"):
        open_source(thing)


# URLs


LEN_FAR = 10_000_000
FAR = DATA * (LEN_FAR // len(DATA) + 1)


class CountingSystem:
    """Stands for a remote file system; notes every request."""

    protocol = "far"

    def __init__(self, data: bytes, short: int = 0) -> None:
        self.data = data
        self.short = short
        self.requests: list[list[tuple[int, int]]] = []

    def info(self, path):
        return {"size": len(self.data)}

    def cat_file(self, path, start, end):
        self.requests.append([(start, end)])
        return self.data[start : end - self.short]

    def cat_ranges(self, paths, starts, ends, on_error):
        self.requests.append(list(zip(starts, ends, strict=True)))
        return [self.data[start : end - self.short] for start, end in zip(starts, ends, strict=True)]


def remote(data: bytes = FAR, **kwargs) -> tuple[CountingSystem, Source]:
    from rntuple_construct.storage.remote import RemoteSource
    from rntuple_construct.storage.transports import Transport

    system = CountingSystem(data, **kwargs)
    transport = Transport(system, "data.bin", "far://data.bin")
    head = transport.open(100)
    return system, RemoteSource(transport, head)


HEAD, TAIL = (0, 32 << 10), (len(FAR) - (64 << 10), len(FAR))


def test_both_ends_come_with_the_first_read():
    system, source = remote()
    assert source.read(10, 90) == FAR[10:100]
    assert source.read(len(FAR) - 50, 50) == FAR[-50:]
    assert source.read(20_000, 1000) == FAR[20_000:21_000]
    assert system.requests == [[HEAD, TAIL]]


def test_a_read_over_an_end_asks_for_the_rest_only():
    system, source = remote()
    assert source.read(30_000, 300_000) == FAR[30_000:330_000]
    assert system.requests == [[(0, 330_000), TAIL]]
    assert source.read(TAIL[0] - 100, 200) == FAR[TAIL[0] - 100 : TAIL[0] + 100]
    assert system.requests[1:] == [[(TAIL[0] - 100, TAIL[0])]]


def test_near_ranges_are_merged_into_one_request():
    system, source = remote()
    source.read_many([(905_000, 100), (901_000, 100), (901_050, 200)])
    assert system.requests == [[(901_000, 905_100)]]


def test_far_ranges_go_out_in_one_batch():
    system, source = remote()
    source.read_many([(2_000_000, 10), (900_000, 10)])
    assert system.requests == [[(900_000, 900_010), (2_000_000, 2_000_010)]]


def test_gaps_are_read_up_to_an_eighth_of_what_is_wanted():
    system, source = remote()
    source.read_many([(1_000_000, 400_000), (1_440_000, 400_000), (2_000_000, 400_000)])
    assert system.requests == [[(1_000_000, 1_840_000), (2_000_000, 2_400_000)]]


def test_small_reads_share_a_block():
    system, source = remote()
    for offset in range(655_360, 660_000, 100):
        source.read(offset, 100)
    assert system.requests == [[(655_360, 655_360 + 65_536)]]


def test_read_across_two_blocks_is_put_together():
    _, source = remote()
    assert source.read(655_350, 20) == FAR[655_350:655_370]


def test_large_read_is_one_request():
    system, source = remote()
    source.read(500_010, 200_000)
    assert system.requests == [[(500_010, 700_010)]]


def test_nothing_is_read_without_a_request():
    system, source = remote()
    assert source.read_many([]) == []
    assert source.read(7, 0) == b""
    assert system.requests == []


def test_short_answer_is_refused(monkeypatch):
    monkeypatch.setattr("rntuple_construct.storage.retries.FIRST_PAUSE", 0)
    system, source = remote(short=1)
    with pytest.raises(SourceError, match=r"asked for \(tried 6 times\)"):
        source.read(500_000, 10)
    assert len(system.requests) == 6


@given(
    plans=st.lists(
        st.lists(st.tuples(st.integers(0, LEN_FAR), st.integers(1, 3_000_000)), max_size=8), max_size=4
    )
)
def test_what_was_announced_is_read_right(plans):
    _, source = remote()
    for plan in plans:
        ranges = [(offset, min(nbytes, len(FAR) - offset)) for offset, nbytes in plan]
        source.prefetch(ranges)
        for offset, nbytes in ranges:
            assert source.read(offset, nbytes) == FAR[offset : offset + nbytes]
        assert source.read_many(ranges) == [FAR[offset : offset + nbytes] for offset, nbytes in ranges]


def test_what_was_announced_comes_in_batches_once():
    system, source = remote(FAR * 8)
    ranges = [(offset, 1_000_000) for offset in range(1_000_000, 60_000_000, 1_000_000)]
    source.prefetch(ranges)
    for offset, nbytes in ranges:
        assert len(source.read(offset, nbytes)) == nbytes
    asked = sorted(span for request in system.requests for span in request)
    assert asked[0][0] == 1_000_000
    assert asked[-1][1] == 60_000_000
    assert all(stop == start for (_, stop), (start, _) in itertools.pairwise(asked))


def test_what_two_announcements_share_comes_once():
    system, source = remote()
    source.prefetch([(1_000_000, 1000), (3_000_000, 1000)])
    source.prefetch([(3_000_000, 1000), (5_000_000, 1000)])
    for offset in (3_000_000, 5_000_000, 1_000_000):
        assert source.read(offset, 1000) == FAR[offset : offset + 1000]
    asked = [span for request in system.requests for span in request]
    assert sorted(asked) == [(start, start + 1000) for start in (1_000_000, 3_000_000, 5_000_000)]


def test_missing_url_keeps_its_errno():
    pytest.importorskip("fsspec")
    with pytest.raises(SourceError, match="nowhere"):
        open_source(f"memory://{uuid.uuid4()}/nowhere")


def test_error_behind_a_url_says_what_went_wrong_and_not_the_url_twice(monkeypatch):
    fsspec = pytest.importorskip("fsspec")

    def fail(url, **options):
        raise FileNotFoundError(url) from OSError("no route to host")

    monkeypatch.setattr(fsspec.core, "url_to_fs", fail)
    with pytest.raises(SourceError) as caught:
        open_source("https://host/file.root")
    assert str(caught.value) == "cannot open https://host/file.root: no route to host"


def test_unknown_protocol_is_refused():
    pytest.importorskip("fsspec")
    with pytest.raises(SourceError, match="nonsense"):
        open_source("nonsense://host/file.root")


def test_url_without_fsspec_tells_what_to_install(monkeypatch):
    monkeypatch.setitem(sys.modules, "fsspec", None)
    with pytest.raises(MissingExtraError, match=r"pip install 'fsspec\[http\]>="):
        open_source("https://example.org/file.root")


def test_fsspec_is_not_imported_for_local_files():
    code = (
        "import sys; from rntuple_construct.storage import open_source; open_source(b'x').close();"
        "sys.exit('fsspec' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


def test_a_server_that_stalls_is_given_up_after_a_stated_time(monkeypatch):
    import rntuple_construct.storage.transports as module

    go_on = threading.Event()
    system, source = remote()
    answer = system.cat_ranges

    def stall(*args, **options):
        assert go_on.wait(60)
        return answer(*args, **options)

    monkeypatch.setattr(system, "cat_ranges", stall)
    monkeypatch.setattr(module, "SECONDS_TO_ANSWER", 0.05)
    monkeypatch.setattr(source._transport, "_policy", module.RetryPolicy(max_wait=0))
    try:
        with pytest.raises(SourceError, match=r"far://data.bin: no answer within") as caught:
            source.read(0, 10)
        assert caught.value.errno == errno.ETIMEDOUT
        # Whoever reads on does not wait again.
        monkeypatch.setattr(module, "SECONDS_TO_ANSWER", 1000)
        with pytest.raises(SourceError, match=r"no answer within"):
            source.read(1_000_000, 10)
    finally:
        go_on.set()


def test_a_server_that_accepts_and_says_nothing_is_given_up(monkeypatch):
    pytest.importorskip("aiohttp")
    pytest.importorskip("fsspec")
    monkeypatch.setattr("rntuple_construct.storage.transports.SECONDS_TO_ANSWER", 0.5)
    with socket.create_server(("127.0.0.1", 0)) as server:
        url = f"http://127.0.0.1:{server.getsockname()[1]}/data.root"
        with pytest.raises(SourceError, match="no answer within") as caught:
            open_source(url, storage_options={"max_wait": 0})
    assert caught.value.errno == errno.ETIMEDOUT


@pytest.mark.skipif(not hasattr(os, "fork"), reason="there is no fork")
def test_a_forked_process_opens_connections_of_its_own():
    pytest.importorskip("aiohttp")
    pytest.importorskip("fsspec")

    class Handler(http.server.BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"

        def do_HEAD(self):
            self.answer(DATA)

        def do_GET(self):
            if "," in self.headers["Range"]:
                self.answer(DATA)
                return
            first, last = map(int, self.headers["Range"].removeprefix("bytes=").split("-"))
            self.answer(DATA[first : last + 1], 206, f"bytes {first}-{last}/{len(DATA)}")

        def answer(self, data, code=200, span=""):
            self.send_response(code)
            self.send_header("Content-Range", span)
            self.send_header("Content-Length", str(len(data)))
            self.send_header("Accept-Ranges", "bytes")
            self.end_headers()
            if self.command == "GET":
                self.wfile.write(data)

        def log_message(self, *_args):
            pass

    code = """if True:
        import os, sys
        from rntuple_construct.storage import open_source
        DATA = bytes(range(256)) * 1024
        source = open_source(sys.argv[1])
        def is_right():
            return all(source.read(at, 200) == DATA[at : at + 200] for at in range(0, 200_000, 9973))
        assert is_right()
        pid = os.fork()
        if not pid:
            code = 1
            try:
                code = 0 if is_right() else 2
            finally:
                os._exit(code)
        assert is_right()
        sys.exit(os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1]))
    """
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        url = f"http://127.0.0.1:{server.server_address[1]}/data.bin"
        run = subprocess.run([sys.executable, "-c", code, url], check=False, timeout=60)
        server.shutdown()
    assert run.returncode == 0


@pytest.mark.skipif(
    not Path("/proc/self/status").exists(), reason="the system does not tell what is resident"
)
def test_a_mapped_file_that_was_read_is_given_back(tmp_path: Path) -> None:
    path = tmp_path / "large"
    with path.open("wb") as file:
        file.write(b"first")
        file.truncate(200 << 20)

    def resident() -> int:
        text = Path("/proc/self/status").read_text()
        return 1024 * int(text.partition("RssFile:")[2].split()[0])

    with open_source(path) as source:
        first = source.read(0, 5)
        before = resident()
        for offset in range(0, source.size, 1 << 20):
            assert not any(source.read(offset + 8, 4096 * 255)[::4096])
        assert resident() - before < 64 << 20
        assert bytes(first) == b"first"
        source.release(source.size)
        assert bytes(first) == b"first"
    source.release(1)
    source.release(1 << 30)
    assert bytes(first) == b"first"


def test_errors_of_xrootd_do_not_show_python_objects():
    failed = OSError(
        "Failed to submit <bound method FileSystem.stat of <XRootD at 0x7f>> request: [FATAL] Invalid address"
    )
    assert (
        str(source_error("cannot open", "root://a//b", failed))
        == "cannot open root://a//b: [FATAL] Invalid address"
    )
