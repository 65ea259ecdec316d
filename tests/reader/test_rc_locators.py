"""Locators that lead out of the file: URIs through fsspec, DAOS objects through a registered function."""

from __future__ import annotations

import struct
import sys
from collections.abc import Iterator
from typing import Any

import fsspec
import pytest
from support.dumps import compact, run_cli

import rntuple_construct as rnt
from rntuple_construct.base.errors import PageError
from rntuple_construct.format.generations.records import Locator
from rntuple_construct.format.metadata import external_locators
from rntuple_construct.kit.files.file_description import (
    DescribedCluster,
    DescribedPages,
    FileDescription,
    Tree,
    make_column,
    make_field,
)

BOTH = pytest.mark.parametrize("generation", ["rc1", "rc2"])
ROWS = [{"x": 1.5}, {"x": 2.5}, {"x": -1.0}]


class MemoryStore:
    """Puts stored bytes under a URI of fsspec's memory file system."""

    def __init__(self, name: str) -> None:
        self.uri = f"memory://{name}"

    def __call__(self, stored: bytes, size: int) -> Tree:
        with fsspec.open(self.uri, "wb") as stream:
            stream.write(stored)
        return {"kind": 1, "reserved": 0, "payload": self.uri.encode()}


class ObjectStore(dict[int, bytes]):
    """Puts stored bytes into a dict, under numbers that DAOS locators name."""

    def __call__(self, stored: bytes, size: int) -> Tree:
        location = 0x1122334400000000 + len(self)
        self[location] = stored
        return {"kind": 2, "reserved": 7, "len_object": size, "location": location}

    def resolve(self, locator: Locator) -> bytes:
        return self[locator.offset]


@pytest.fixture
def daos() -> Iterator[ObjectStore]:
    store = ObjectStore()
    before = dict(external_locators._RESOLVERS)
    rnt.register_locator(2, store.resolve)
    yield store
    external_locators._RESOLVERS.clear()
    external_locators._RESOLVERS.update(before)


def file_of(generation: str, page_store: Any = None, **options: Any) -> FileDescription:
    """A file with one column of floats in two pages, the second behind the given store."""
    pages = DescribedPages([[1.5, 2.5]], **options)
    far = DescribedPages([[-1.0]], store=page_store, **options)
    return FileDescription(
        generation,
        [make_field("x", "float")],
        [make_column("Real32", 0)],
        [DescribedCluster(2, [pages]), DescribedCluster(1, [far])],
    )


def read(data: bytes, **options: Any) -> Any:
    with rnt.open(data, **options) as file:
        return file.only().arrays(library="py")


@BOTH
@pytest.mark.parametrize(("checksum", "settings"), [(False, 0), (True, 0), (True, 505)])
def test_page_behind_a_uri_is_read(generation: str, checksum: bool, settings: int) -> None:
    store = MemoryStore(f"/{generation}-page.bin")
    data = file_of(generation, store, checksum=checksum, settings=settings).build()
    assert read(data, external=True) == ROWS


@BOTH
def test_page_behind_a_file_uri_is_read(generation: str, tmp_path: Any) -> None:
    def store(stored: bytes, size: int) -> Tree:
        path = tmp_path / "page.bin"
        path.write_bytes(stored)
        return {"kind": 1, "reserved": 0, "payload": path.as_uri().encode()}

    assert read(file_of(generation, store).build(), external=True) == ROWS


@BOTH
def test_uri_locator_in_a_page_list_has_the_known_bytes(generation: str) -> None:
    """Head = -(size 4 + 15 characters | type 1 << 24) = -0x01000013 = 0xfeffffed, stored as ed ff ff fe."""
    draft = file_of(generation, MemoryStore("/p.bin"))
    data = draft.build()
    stored = bytes.fromhex("01000000 edfffffe") + b"memory:///p.bin"
    assert stored in draft.envelopes()["page_list"]
    assert read(data, external=True) == ROWS


@BOTH
def test_page_list_behind_a_uri_is_read(generation: str) -> None:
    draft = file_of(generation)
    draft.store_page_list = MemoryStore(f"/{generation}-page-list.bin")
    draft.settings = 505
    assert read(draft.build(), external=True) == ROWS


@BOTH
def test_user_metadata_behind_a_uri_is_read(generation: str) -> None:
    draft = file_of(generation)
    draft.metadata = [[{"key": "k", "value_type": 4, "value": "v"}]]
    draft.store_metadata = MemoryStore(f"/{generation}-metadata.bin")
    with rnt.open(draft.build(), external=True) as file:
        assert file.only().user_metadata_versions == {"k": ("v",)}


@BOTH
def test_uris_are_refused_unless_the_caller_trusts_the_file(generation: str) -> None:
    with rnt.open(file_of(generation, MemoryStore("/refused.bin")).build()) as file:
        assert file.only().arrays(entry_stop=2, library="py") == ROWS[:2]
        with pytest.raises(rnt.UnsupportedError) as caught:
            file.only().arrays()
    assert caught.value.rule_id == "RNT-LOC-006"
    assert "external=True" in str(caught.value)
    assert caught.value.path == "page_list[0].page_locations[1][0][0]"


@BOTH
def test_refused_page_list_says_where_it_is_linked(generation: str) -> None:
    draft = file_of(generation)
    draft.store_page_list = MemoryStore("/refused-list.bin")
    with rnt.open(draft.build()) as file, pytest.raises(rnt.UnsupportedError) as caught:
        file.only().arrays()
    assert caught.value.path == "footer.cluster_groups[0].page_list_link"
    assert "external=True" in str(caught.value)


@BOTH
@pytest.mark.parametrize("uri", ["memory:///nothing/there", "nosuchscheme://x", "file:///nothing/there"])
def test_uri_that_leads_nowhere_is_a_source_error(generation: str, uri: str) -> None:
    def store(stored: bytes, size: int) -> Tree:
        return {"kind": 1, "reserved": 0, "payload": uri.encode()}

    data = file_of(generation, store).build()
    with rnt.open(data, external=True) as file, pytest.raises(rnt.SourceError) as caught:
        file.only().arrays()
    assert caught.value.path == "page_list[0].page_locations[1][0][0]"


@BOTH
@pytest.mark.parametrize(("size", "checksum"), [(0, False), (3, False), (5, False), (4, True)])
def test_wrong_number_of_bytes_behind_a_uri_is_an_error(generation: str, size: int, checksum: bool) -> None:
    store = MemoryStore("/short.bin")
    data = file_of(generation, store, checksum=checksum).build()
    with fsspec.open(store.uri, "wb") as stream:
        stream.write(bytes(size))
    with rnt.open(data, external=True) as file:
        events = file.only()
        with pytest.raises(rnt.FormatError) as caught:
            events.arrays()
        assert caught.value.path == "page_list[0].page_locations[1][0][0]"
        # The page is not in the file, but the list that leads to it is.
        assert caught.value.offset == events.cluster_groups[0].page_list_link.locator.offset


@BOTH
def test_checksum_of_a_page_behind_a_uri_is_compared(generation: str) -> None:
    store = MemoryStore("/flipped.bin")
    data = file_of(generation, store, checksum=True).build()
    with fsspec.open(store.uri, "rb") as stream:
        stored = stream.read()
    with fsspec.open(store.uri, "wb") as stream:
        stream.write(bytes([stored[0] ^ 1]) + stored[1:])
    with rnt.open(data, external=True) as file, pytest.raises(PageError) as caught:
        file.only().arrays()
    assert caught.value.rule_id == "RNT-PAG-002"


@BOTH
@pytest.mark.parametrize("checksum", [False, True])
def test_daos_objects_come_from_the_registered_function(
    generation: str, checksum: bool, daos: ObjectStore
) -> None:
    draft = file_of(generation, daos, checksum=checksum)
    draft.store_page_list = daos
    assert read(draft.build(), external=True) == ROWS
    assert len(daos) == 2


@BOTH
def test_daos_locator_has_the_known_bytes(generation: str, daos: ObjectStore) -> None:
    """Head = -(size 16 | reserved 7 << 16 | type 2 << 24) = -0x02070010 = 0xfdf8fff0; content size; location."""
    draft = file_of(generation, daos)
    draft.build()
    location = struct.pack("<Q", 0x1122334400000000)
    stored = bytes.fromhex("01000000 f0fff8fd 04000000") + location
    assert stored in draft.envelopes()["page_list"]


@BOTH
def test_resolver_gets_the_whole_locator(generation: str, daos: ObjectStore) -> None:
    seen = []

    def resolve(locator: Locator) -> bytes:
        seen.append(locator)
        return daos.resolve(locator)

    rnt.register_locator(2, resolve)
    read(file_of(generation, daos).build(), external=True)
    assert seen == [Locator(2, 4, 0x1122334400000000, 7)]


@BOTH
def test_daos_objects_without_a_function_name_the_way_out(
    generation: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Examples of the documentation register functions, too.
    monkeypatch.setattr(external_locators, "_RESOLVERS", {})
    data = file_of(generation, ObjectStore()).build()
    with rnt.open(data, external=True) as file, pytest.raises(rnt.UnsupportedError) as caught:
        file.only().arrays()
    assert "register_locator" in str(caught.value)
    assert caught.value.rule_id == "RNT-LOC-006"


@BOTH
def test_failing_resolver_is_a_source_error(generation: str, daos: ObjectStore) -> None:
    data = file_of(generation, daos).build()
    daos.clear()
    with rnt.open(data, external=True) as file, pytest.raises(rnt.SourceError):
        file.only().arrays()


@BOTH
def test_unknown_kinds_can_be_registered_too(generation: str, daos: ObjectStore) -> None:
    def store(stored: bytes, size: int) -> Tree:
        return {"kind": 0x55, "reserved": 0, "payload": b"abc"}

    data = file_of(generation, store).build()
    rnt.register_locator(0x55, lambda locator: struct.pack("<f", -1.0) if locator.payload == b"abc" else b"")
    assert read(data, external=True) == ROWS


def test_large_locator_of_late_rc2_is_a_byte_range_of_the_file() -> None:
    """Head = -(size 20 | type 1 << 24) = -0x01000014 = 0xfeffffec; size and offset of 64 bits."""
    draft = file_of("rc2")
    places = []

    def store(stored: bytes, size: int) -> Tree:
        place = draft.add_blob(stored, size)
        places.append(place)
        return {"kind": 1, "reserved": 0, "len_range": size, "ofs_range": place["ofs_range"]}

    draft.clusters[1].columns[0].store = store  # type: ignore[index]
    data = draft.build()
    stored = bytes.fromhex("01000000 ecfffffe 0400000000000000") + struct.pack("<Q", places[0]["ofs_range"])
    assert stored in draft.envelopes()["page_list"]
    assert read(data) == ROWS


def test_uri_of_16_characters_is_no_large_locator() -> None:
    store = MemoryStore("/16ch")
    store.uri = "memory:///16char"
    assert len(store.uri) == 16
    assert read(file_of("rc2", store).build(), external=True) == ROWS


@BOTH
def test_command_line_follows_uris_only_when_asked_to(generation: str, tmp_path: Any) -> None:
    path = tmp_path / "uri.root"
    path.write_bytes(file_of(generation, MemoryStore("/command-line.bin")).build())
    refused = run_cli("dump", "--format", "jsonl", str(path))
    assert (refused.code, "--external" in refused.err) == (65, True)
    outcome = run_cli("dump", "--format", "jsonl", "--external", str(path))
    assert outcome.out.splitlines() == [compact(row) for row in ROWS]


@BOTH
def test_missing_fsspec_names_what_to_install(generation: str, monkeypatch: pytest.MonkeyPatch) -> None:
    data = file_of(generation, MemoryStore("/no-fsspec.bin")).build()
    monkeypatch.setitem(sys.modules, "fsspec", None)
    with rnt.open(data, external=True) as file, pytest.raises(rnt.UnsupportedError) as caught:
        file.only().arrays()
    assert "pip install 'fsspec[http]>=" in str(caught.value)
