"""Files behind servers: the same values as from the local file, in few requests, no byte twice, and clear errors."""

from __future__ import annotations

import json
import os
import shutil
import time
import uuid
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import rntuple_construct as rnt
from rntuple_construct.base.errors import MissingSourceError, SourceError
from rntuple_construct.cli import main
from rntuple_construct.storage import open_source
from tests.support import servers
from tests.support.servers import Nginx, Unreliable, spans_of

pytest.importorskip("aiohttp")
pytest.importorskip("fsspec")

NUM_FIELDS, NUM_CLUSTERS, PER_CLUSTER = 1000, 10, 2500
THREE = ["field010", "field500", "field990"]
NEIGHBOURS = ["field500", "field501", "field502"]


def write_wide(path: Path) -> None:
    """A thousand numbers that cannot be compressed, in ten clusters."""
    random = np.random.default_rng(1)
    schema = {f"field{index:03}": "float" for index in range(NUM_FIELDS)}
    options = rnt.WriteOptions(compression="lz4")
    with rnt.create(path, "Events", schema, options, durable=False) as writer:
        for _ in range(NUM_CLUSTERS):
            values = random.random((NUM_FIELDS, PER_CLUSTER), np.float32)
            writer.extend(dict(zip(schema, values, strict=True)))
            writer.flush_cluster()


def write_nested(path: Path) -> None:
    """Collections, text and a record, in several clusters of several pages."""
    random = np.random.default_rng(2)
    schema = {"id": "std::int64_t", "pt": "std::vector<float>", "name": "std::string"}
    options = rnt.WriteOptions(page_size=4096, compression="none")
    with rnt.create(path, "Events", schema, options, durable=False) as writer:
        for cluster in range(4):
            lengths = random.integers(0, 9, 5000)
            writer.extend(
                {
                    "id": np.arange(cluster * 5000, (cluster + 1) * 5000),
                    "pt": [random.random(length, np.float32) for length in lengths],
                    "name": [f"event {number}" for number in range(5000)],
                }
            )
            writer.flush_cluster()


@pytest.fixture(scope="module")
def root(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    directory = tmp_path_factory.mktemp("served")
    write_wide(directory / "wide.root")
    write_nested(directory / "nested.root")
    yield directory
    shutil.rmtree(directory)


@pytest.fixture(scope="module")
def web(root: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Nginx]:
    with servers.nginx(root, tmp_path_factory.mktemp("nginx")) as server:
        yield server


@pytest.fixture(scope="module")
def web_of_one(root: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Nginx]:
    """It knows one range in a request."""
    with servers.nginx(root, tmp_path_factory.mktemp("nginx"), num_ranges=1) as server:
        yield server


@pytest.fixture(scope="module")
def store(root: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict[str, Any]]:
    with servers.s3_store(tmp_path_factory.mktemp("s3")) as options:
        import s3fs

        system = s3fs.S3FileSystem(**options)
        system.mkdir("bucket")
        for name in ("wide.root", "nested.root"):
            system.put_file(root / name, f"bucket/{name}")
        yield options


@pytest.fixture(scope="module")
def door(root: Path) -> Iterator[str]:
    with servers.xrootd(root.glob("*.root")) as url:
        yield url


@pytest.fixture(params=["http", "http, one range", "s3", "root"])
def place(request: pytest.FixtureRequest) -> tuple[str, dict[str, Any] | None]:
    """Start of URLs, and options, for each kind of server."""
    if request.param == "s3":
        return "s3://bucket/", request.getfixturevalue("store")
    if request.param == "root":
        return request.getfixturevalue("door"), None
    web: Nginx = request.getfixturevalue("web_of_one" if "one" in request.param else "web")
    return web.url + "/", None


# The same from everywhere


def test_values_are_those_of_the_local_file(place: tuple[str, Any], root: Path) -> None:
    url, options = place
    with (
        rnt.open(url + "nested.root", storage_options=options) as far,
        rnt.open(root / "nested.root") as near,
    ):
        assert far["Events"].arrays(library="pa").equals(near["Events"].arrays(library="pa"))


@pytest.mark.parametrize("span", [(0, 10), (4990, 5010), (7000, 15001), (19_999, 20_000)])
def test_parts_are_those_of_the_local_file(place: tuple[str, Any], root: Path, span: tuple[int, int]) -> None:
    url, options = place
    part: Any = {"entry_start": span[0], "entry_stop": span[1], "library": "pa"}
    with (
        rnt.open(url + "nested.root", storage_options=options) as far,
        rnt.open(root / "nested.root") as near,
    ):
        assert far["Events"].arrays(**part).equals(near["Events"].arrays(**part))


@pytest.mark.parametrize("step_size", ["cluster", 3000, "20 kB"])
def test_steps_are_those_of_the_local_file(place: tuple[str, Any], root: Path, step_size: Any) -> None:
    url, options = place
    with (
        rnt.open(url + "nested.root", storage_options=options) as far,
        rnt.open(root / "nested.root") as near,
    ):
        steps: Any = {"step_size": step_size, "library": "pa"}
        pairs = zip(far["Events"].iterate(**steps), near["Events"].iterate(**steps), strict=True)
        assert all(one.equals(other) for one, other in pairs)


def test_missing_file_is_told(place: tuple[str, Any]) -> None:
    url, options = place
    with pytest.raises(MissingSourceError, match=r"nowhere\.root"):
        rnt.open(url + "nowhere.root", storage_options=options)


def test_validation_is_that_of_the_local_file(web: Nginx, root: Path) -> None:
    far, near = rnt.validate(f"{web.url}/nested.root"), rnt.validate(root / "nested.root")
    assert far.ok
    assert [found.rule_id for found in far.findings] == [found.rule_id for found in near.findings]


# Few requests


def nbytes_of(path: Path, fields: list[str]) -> tuple[int, int]:
    """Stored bytes of the pages of fields, and of the metadata."""
    with rnt.open(path) as file:
        events = file["Events"]
        metadata = events.metadata
        ids = [column for name in fields for column in events.fields[name].representations[0]]
        ranges = [cluster.column_range(column) for cluster in events.clusters for column in ids]
        pages = sum(int(each.size.sum()) + 8 * len(each.size) for each in ranges if each is not None)
        envelopes = sum(each.nbytes for each in metadata.envelopes)
        return pages, envelopes


@pytest.mark.parametrize("fields", [THREE, NEIGHBOURS])
def test_three_fields_of_a_thousand_move_little_more_than_their_pages(
    web: Nginx, root: Path, fields: list[str]
) -> None:
    pages, metadata = nbytes_of(root / "wide.root", fields)
    web.forget()
    with rnt.open(f"{web.url}/wide.root") as file:
        found = file["Events"].arrays(fields, library="pa")
        traffic = file.traffic
    with rnt.open(root / "wide.root") as near:
        assert found.equals(near["Events"].arrays(fields, library="pa"))
    assert traffic is not None
    requests = web.requests(traffic.requests)
    assert len(requests) == traffic.requests
    assert len(requests) <= 12
    nbytes = sum(request[2] for request in requests)
    assert nbytes == traffic.nbytes
    assert nbytes < 1.2 * (pages + metadata)


def test_neighbours_move_little_where_each_range_is_a_request(web_of_one: Nginx, root: Path) -> None:
    web = web_of_one
    pages, metadata = nbytes_of(root / "wide.root", NEIGHBOURS)
    with rnt.open(f"{web.url}/wide.root") as file:
        file["Events"].arrays(NEIGHBOURS[:1])  # learns that it is so
    time.sleep(0.2)  # what was refused is logged late
    web.forget()
    with rnt.open(f"{web.url}/wide.root") as file:
        file["Events"].arrays(NEIGHBOURS)
    assert file.traffic is not None
    requests = web.requests(file.traffic.requests)
    assert len(requests) <= 12 + 2
    assert sum(request[2] for request in requests) < 1.2 * (pages + metadata)


@pytest.mark.parametrize("kind", ["web", "web_of_one"])
def test_no_byte_comes_twice(kind: str, request: pytest.FixtureRequest) -> None:
    web: Nginx = request.getfixturevalue(kind)
    url = f"{web.url}/nested.root"
    with rnt.open(url) as file:
        list(file["Events"].iterate(step_size=1700))  # learns how many ranges a request can have
    time.sleep(0.2)  # what was refused is logged late
    web.forget()
    with rnt.open(url) as file:
        assert len(list(file["Events"].iterate(step_size=1700))) == 12
    assert file.traffic is not None
    spans = sorted(span for *_, text in web.requests(file.traffic.requests) for span in spans_of(text))
    assert len(spans) > 2
    assert all(stop <= start for (_, stop), (start, _) in pairwise(spans))


def test_page_lists_of_many_groups_come_together(tmp_path: Path) -> None:
    uproot = pytest.importorskip("uproot")
    with uproot.recreate(tmp_path / "groups.root") as file:
        ntuple = file.mkrntuple("Events", {"x": np.random.default_rng(3).random(20_000)})
        for _ in range(11):
            ntuple.extend({"x": np.random.default_rng(3).random(20_000)})
    with servers.nginx(tmp_path, tmp_path / "nginx") as web, rnt.open(f"{web.url}/groups.root") as file:
        events = file["Events"]
        assert len(events.metadata.groups) == 12
        assert len(events["x"].array()) == 240_000
        assert file.traffic is not None
        assert file.traffic.requests <= 5


def test_info_shows_requests_and_bytes(web: Nginx, capsys: pytest.CaptureFixture[str]) -> None:
    url = f"{web.url}/wide.root"
    assert main(["info", "--io", "--depth", "0", url]) == 0
    assert "requests" in capsys.readouterr().out
    web.forget()
    assert main(["info", "--io", "--format", "json", url]) == 0
    told = json.loads(capsys.readouterr().out)["io"]
    requests = web.requests(told["requests"])
    assert told["requests"] == len(requests) <= 4
    assert told["nbytes"] == sum(request[2] for request in requests)


def test_info_of_a_local_file_has_no_requests(root: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["info", "--io", "--format", "json", str(root / "nested.root")]) == 0
    assert json.loads(capsys.readouterr().out)["io"] is None


# What goes wrong


@pytest.fixture
def server(root: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Unreliable]:
    monkeypatch.setattr("rntuple_construct.storage.retries.FIRST_PAUSE", 0.001)
    with servers.unreliable((root / "nested.root").read_bytes()) as state:
        yield state


def refuse_first(kind: str, times: int) -> Any:
    """Misbehaviour of the first requests."""

    def behave(number: int, handler: Any) -> bool:
        if number > times:
            return False
        if kind == "503":
            handler.answer(b"busy", 503)
        elif kind == "drop":
            handler.drop()
        else:
            first, last = handler.headers["Range"].removeprefix("bytes=").split("-")
            handler.part(int(first), int(last) + 1, nbytes=100)
        return True

    return behave


@pytest.mark.parametrize("kind", ["503", "drop", "short"])
def test_what_passes_is_tried_again(server: Unreliable, root: Path, kind: str) -> None:
    server.behave = refuse_first(kind, 2)
    with rnt.open(server.url) as far, rnt.open(root / "nested.root") as near:
        assert far["Events"].arrays(["id"], library="pa").equals(near["Events"].arrays(["id"], library="pa"))
        assert far.traffic is not None
        assert far.traffic.retries >= 1


@pytest.mark.parametrize(
    ("kind", "text"),
    [("503", "answered 503"), ("drop", "data.root"), ("short", "ended after|ContentLength|bytes")],
)
def test_what_does_not_pass_is_given_up(server: Unreliable, kind: str, text: str) -> None:
    server.behave = refuse_first(kind, 1000)
    with pytest.raises(SourceError, match=text) as caught:
        rnt.open(server.url, storage_options={"tries": 4, "max_wait": 0.3})
    reason = "tried 4 times" if kind == "short" else "no answer for 0.3 s"
    assert reason in str(caught.value)
    assert len(server.ranges) >= 4


def test_refused_access_is_not_tried_again(server: Unreliable) -> None:
    def behave(number: int, handler: Any) -> bool:
        handler.answer(b"no", 403)
        return True

    server.behave = behave
    with pytest.raises(SourceError, match="403"):
        rnt.open(server.url)
    assert len(server.ranges) == 1


def test_nobody_listens() -> None:
    with pytest.raises(SourceError, match=r"127\.0\.0\.1"):
        rnt.open(f"http://127.0.0.1:{servers.free_port()}/data.root", storage_options={"max_wait": 0})


def test_server_without_ranges_is_told(web: Nginx) -> None:
    web.forget()
    with pytest.raises(SourceError, match="does not serve parts of files") as caught:
        rnt.open(f"{web.url}/none/wide.root")
    assert "download" in str(caught.value)
    assert len(web.requests()) == 1


def test_changed_etag_is_told(server: Unreliable) -> None:
    with rnt.open(server.url) as file:
        server.etag = '"second"'
        with pytest.raises(SourceError, match=r"changed since it was opened: ETag .* \(open it again\)"):
            file["Events"].arrays()


def test_changed_size_is_told(server: Unreliable) -> None:
    with rnt.open(server.url) as file:
        server.data += b"more"
        with pytest.raises(SourceError, match="has changed"):
            file["Events"].arrays()


def test_changed_object_is_told(store: dict[str, Any], root: Path) -> None:
    import s3fs

    system = s3fs.S3FileSystem(**store)
    system.put_file(root / "nested.root", "bucket/changing.root")
    with rnt.open("s3://bucket/changing.root", storage_options=store) as file:
        ids = file["Events"].arrays(["id"], entry_stop=10)
        assert list(ids["id"]) == list(range(10))
        data = bytearray((root / "nested.root").read_bytes())
        data[len(data) // 2] ^= 1
        system.pipe_file("bucket/changing.root", bytes(data))
        with pytest.raises(SourceError, match="has changed"):
            file["Events"].arrays()


def test_server_that_sends_too_much_is_not_believed(server: Unreliable) -> None:
    def behave(number: int, handler: Any) -> bool:
        if number < 2:
            return False
        first = int(handler.headers["Range"].removeprefix("bytes=").split("-")[0])
        body = bytes(1 << 20)
        handler.answer(body, 206, {"Content-Range": f"bytes {first}-{first + 9}/{len(server.data)}"})
        return True

    with rnt.open(server.url) as file:
        server.behave = behave
        with pytest.raises(SourceError, match=r"more than it was asked for|no part of an answer|bytes came"):
            file["Events"].arrays()


@pytest.mark.parametrize("text", ["nonsense", "bytes 5-1/3", "bytes 0-99999999999999999999/5", "bytes */5"])
def test_nonsense_instead_of_a_range_is_told(server: Unreliable, text: str) -> None:
    def behave(number: int, handler: Any) -> bool:
        handler.answer(b"x" * 100, 206, {"Content-Range": text})
        return True

    server.behave = behave
    with pytest.raises(SourceError, match=r"data\.root"):
        rnt.open(server.url)


STATED = {
    "start": lambda first, stop, size: (first + 8, stop + 8, size),
    "earlier start": lambda first, stop, size: (max(first - 8, 0), stop - 8, size),
    "shorter": lambda first, stop, size: (first, stop - 8, size),
    "longer": lambda first, stop, size: (first, stop + 8, size),
    "total": lambda first, stop, size: (first, stop, size + 8),
    "none": lambda first, stop, size: None,
}


@pytest.mark.parametrize("kind", ["http", "http, several ranges", "s3"])
@pytest.mark.parametrize("what", STATED)
@pytest.mark.parametrize("has_other_bytes", [True, False])
def test_answers_that_state_another_range_are_refused(
    server: Unreliable,
    root: Path,
    kind: str,
    what: str,
    has_other_bytes: bool,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """An answer states another range than the one asked for, with the bytes of the one or of the other."""
    monkeypatch.setattr("rntuple_construct.storage.transports._one_range_only", set())
    is_on = False

    def behave(number: int, handler: Any) -> bool:
        spans = spans_of(handler.headers.get("Range", ""))
        if not is_on and len(spans) == 1:
            return False
        if kind == "http":
            spans = spans[:1] if len(spans) == 1 else []
        if not spans:
            handler.answer(server.data, 200)
            return True
        size, parts = len(server.data), []
        for start, stop in spans:
            stated = STATED[what](start, stop, size) if is_on else (start, stop, size)
            first, last = stated[:2] if stated is not None and has_other_bytes else (start, stop)
            text = f"bytes {stated[0]}-{stated[1] - 1}/{stated[2]}" if stated is not None else ""
            parts.append((text, server.data[first:last]))
        if len(parts) == 1:
            handler.answer(parts[0][1], 206, {"Content-Range": parts[0][0], "ETag": server.etag})
        else:
            body = b"".join(
                b"--x\r\nContent-Range: %b\r\n\r\n%b\r\n" % (text.encode(), part) for text, part in parts
            )
            header = {"Content-Type": "multipart/byteranges; boundary=x", "ETag": server.etag}
            handler.answer(body + b"--x--", 206, header)
        return True

    server.behave = behave
    options: dict[str, Any] = {"tries": 2, "max_wait": 0.3}
    url = server.url
    if kind == "s3":
        pytest.importorskip("s3fs")
        url = "s3://bucket/data.root"
        options |= {
            "endpoint_url": server.url.rpartition("/")[0],
            "key": "k",
            "secret": "s",
            "skip_instance_cache": True,
        }
    with rnt.open(url, storage_options=options) as far, rnt.open(root / "nested.root") as near:
        expected = near["Events"].arrays(library="py")
        assert far["Events"].arrays(["id"], entry_stop=10, library="py") == [{"id": i} for i in range(10)]
        is_on = True
        if what == "longer" and has_other_bytes:  # a server may send more; the rest is cut off
            assert far["Events"].arrays(library="py") == expected
            return
        with pytest.raises(SourceError, match=r"data\.root.*(bytes|Content-Range|changed|length|sends more)"):
            far["Events"].arrays()


def test_answer_of_several_parts_that_ends_early_is_told(server: Unreliable) -> None:
    def behave(number: int, handler: Any) -> bool:
        if "," not in handler.headers["Range"]:
            return False
        body = b"--x\r\nContent-Range: bytes 40000-40009/200000\r\n\r\n01234"
        handler.answer(body, 206, {"Content-Type": "multipart/byteranges; boundary=x", "ETag": server.etag})
        return True

    with rnt.open(server.url) as file:
        server.behave = behave
        with pytest.raises(SourceError, match=r"several parts|no part"):
            file["Events"].arrays(["id"])


def test_file_that_is_empty(tmp_path: Path) -> None:
    (tmp_path / "empty.root").touch()
    with (
        servers.nginx(tmp_path, tmp_path / "nginx") as web,
        pytest.raises(rnt.RNTupleError, match=r"empty"),
    ):
        rnt.open(f"{web.url}/empty.root")


@pytest.mark.skipif(not hasattr(os, "fork"), reason="there is no fork")
@pytest.mark.filterwarnings("ignore:This process:DeprecationWarning")
def test_a_forked_process_reads_what_was_announced_before(web: Nginx, root: Path) -> None:
    data = (root / "nested.root").read_bytes()
    with open_source(f"{web.url}/nested.root") as source:
        source.prefetch([(50_000, 1000), (120_000, 1000)])
        assert source.read(50_000, 1000) == data[50_000:51_000]
        pid = os.fork()
        if not pid:
            os._exit(0 if source.read(120_000, 1000) == data[120_000:121_000] else 1)
        assert source.read(120_000, 1000) == data[120_000:121_000]
        assert os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1]) == 0


def test_options_of_a_store_come_along_when_pickled(store: dict[str, Any]) -> None:
    import pickle

    with (
        rnt.open("s3://bucket/nested.root", ntuple="Events", storage_options=store) as events,
        pickle.loads(pickle.dumps(events)) as again,
    ):
        assert len(again["id"].array()) == 20_000


def test_memory_urls_still_work(root: Path) -> None:
    import fsspec

    url = f"memory://{uuid.uuid4()}/nested.root"
    fsspec.filesystem("memory").pipe_file(url, (root / "nested.root").read_bytes())
    with rnt.open(url) as file:
        assert len(file["Events"]["id"].array()) == 20_000
