"""Validation in pieces: the same report from any cut as from one run, of sound files and of damaged ones."""

from __future__ import annotations

import io
import pickle
from typing import Any

import numpy as np
import pytest
import xxhash
from support.page_damage import change_page

import rntuple_construct as rnt
from rntuple_construct.kit.corpus.mutations import BROKEN
from rntuple_construct.kit.corpus.mutations.bases import BASES
from rntuple_construct.validation import Depth, Report, validate
from rntuple_construct.validation.findings import PageFindings, Piece
from rntuple_construct.validation.pieces import check_piece, pieces_of
from rntuple_construct.writer import WriteOptions, create

NUM_CLUSTERS = 9
LEVELS = (Depth.CHECKSUMS, Depth.FULL)


def in_pieces(data: bytes, num_pieces: int, level: Depth = Depth.FULL, **options: Any) -> Report:
    """The report of a file whose pages are checked piece by piece, as other processes would."""
    found = PageFindings()
    for piece in pieces_of(data, num_pieces, level):
        found.join(pickle.loads(pickle.dumps(check_piece(data, piece, level))))
    return validate(data, level, pages=pickle.loads(pickle.dumps(found)), **options)


def assert_equal(data: bytes, level: Depth, nums: tuple[int, ...], **options: Any) -> Report:
    expected = validate(data, level, **options)
    for num_pieces in nums:
        found = in_pieces(data, num_pieces, level, **options)
        assert found.findings == expected.findings, expected.findings
        assert found.files == expected.files, expected.findings
    return expected


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("base", BASES)
def test_files_of_all_kinds(base: str, level: Depth) -> None:
    assert_equal(BASES[base](), level, (1, 2, 1000))


@pytest.mark.parametrize("area", sorted({str(each.rule).split("-")[1] for each in BROKEN}))
def test_every_broken_rule(area: str) -> None:
    for mutation in BROKEN:
        if str(mutation.rule).split("-")[1] != area:
            continue
        data = mutation.make()
        if area in ("PAG", "ENC", "CMP", "PGL"):
            assert_equal(data, Depth.FULL, (2, 1000))
            assert_equal(data, Depth.CHECKSUMS, (1000,))
        else:
            assert_equal(data, Depth.FULL, (1000,))


def written(num_clusters: int = NUM_CLUSTERS, num_entries: int = 400, **options: Any) -> bytes:
    """Offsets, text, variants and numbers in several clusters and cluster groups; pages that several clusters share."""
    schema = {
        "id": "std::int64_t",
        "text": "std::string",
        "values": "std::vector<float>",
        "v": "std::variant<std::int32_t,std::string>",
        "same": "std::vector<std::int16_t>",
    }
    buffer = io.BytesIO()
    random = np.random.default_rng(7)
    settings = WriteOptions(**{"compression": "zstd:1", "page_size": 1000, **options})
    with create(buffer, "ntpl", schema, settings) as writer:
        for cluster in range(num_clusters):
            numbers = np.arange(cluster * num_entries, (cluster + 1) * num_entries)
            writer.extend(
                {
                    "id": numbers,
                    "text": [f"ü{number}" for number in numbers],
                    "values": [random.random(number % 4, np.float32) for number in numbers],
                    "v": [int(number) if number % 3 else str(number) for number in numbers],
                    "same": [[1, 2]] * num_entries,
                },
                flush=True,
            )
    return buffer.getvalue()


def pages_of(data: bytes, cluster: int, column: int) -> Any:
    with rnt.open(data) as file:
        return file["ntpl"].clusters[cluster].column_range(column)


def damaged(data: bytes, seed: int, num_places: int, *, resealed: bool) -> bytes:
    """Bytes of some pages changed; with checksums that fit again if wanted, so that only decoding finds it."""
    changed = bytearray(data)
    random = np.random.default_rng(seed)
    with rnt.open(data) as file:
        clusters = file["ntpl"].clusters
        columns = len(file["ntpl"].schema.columns)
        for _ in range(num_places):
            pages = clusters[random.integers(len(clusters))].column_range(int(random.integers(columns)))
            if not len(pages.offset):
                continue
            page = random.integers(len(pages.offset))
            change_page(changed, pages, int(page), random, resealed=resealed)
    return bytes(changed)


FILES = {"zstd": written(), "none": written(compression="none"), "unchecked": written(page_checksums=False)}


@pytest.mark.parametrize("resealed", [False, True])
@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("name", FILES)
def test_damaged_pages(name: str, seed: int, resealed: bool) -> None:
    data = damaged(FILES[name], seed, 1 + 4 * seed, resealed=resealed and name != "unchecked")
    for level in LEVELS:
        expected = assert_equal(data, level, (2, 3, 5, 1000))
        assert expected.ok == (name == "unchecked" and level is Depth.CHECKSUMS) or resealed
        assert_equal(data, level, (4,), select=("PAG", "ENC"))
        assert_equal(data, level, (4,), ignore=("PAG-002",))


def test_pieces_are_of_about_as_many_bytes_and_hold_every_page_once() -> None:
    data = FILES["none"]
    for level, num_units in ((Depth.FULL, NUM_CLUSTERS), (Depth.CHECKSUMS, None)):
        for num in (1, 2, 3, 4):
            pieces = pieces_of(data, num, level)
            assert len(pieces) == num
            assert pieces[0].start == (0, 0, 0)
            assert [each.stop for each in pieces] == [*(each.start for each in pieces[1:]), None]
            if num_units is not None:
                parts = [each.within(0, 0, num_units) for each in pieces]
                assert min(stop - first for first, stop in parts) >= num_units // num - 1
                assert sum(stop - first for first, stop in parts) == num_units
    assert len(pieces_of(data, 1000)) == NUM_CLUSTERS
    assert pieces_of(data, 5, Depth.STRUCTURE) == [Piece((0, 0, 0), None)]
    assert pieces_of(b"nothing of the kind", 5) == [Piece((0, 0, 0), None)]


def with_shared_pages() -> tuple[bytes, int, int]:
    """A file in which all clusters have the offsets of the first one; where those are, and how many bytes."""
    buffer = io.BytesIO()
    with create(
        buffer, "ntpl", {"x": "std::vector<std::int32_t>"}, WriteOptions(compression="none")
    ) as writer:
        for cluster in range(NUM_CLUSTERS):
            writer.extend({"x": np.arange(20).reshape(10, 2) + cluster}, flush=True)
    data = bytearray(buffer.getvalue())
    with rnt.open(bytes(data)) as file:
        column = file["ntpl"].nodes["x"].field.representations[0][0]
        places = [int(each.column_range(column).offset[0]) for each in file["ntpl"].clusters]
        size = int(file["ntpl"].clusters[0].column_range(column).size[0])
        link = file["ntpl"].cluster_groups[0].page_list_link
    start, stop = link.locator.offset, link.locator.offset + link.locator.size
    for place in places[1:]:
        at = data.index(place.to_bytes(8, "little"), start, stop)
        data[at : at + 8] = places[0].to_bytes(8, "little")
    data[stop - 8 : stop] = xxhash.xxh3_64_digest(data[start : stop - 8])[::-1]
    return bytes(data), places[0], size


def test_a_damaged_page_that_clusters_share_is_told_once_and_costs_what_follows() -> None:
    """Whoever reads the offsets of a later cluster knows from the first one that they are damaged."""
    data, place, size = with_shared_pages()
    assert validate(data).findings == ()
    for is_resealed in (False, True):
        changed = bytearray(data)
        changed[place] = 99
        if is_resealed:
            changed[place + size : place + size + 8] = xxhash.xxh3_64_digest(changed[place : place + size])[
                ::-1
            ]
        for level in LEVELS:
            found = assert_equal(bytes(changed), level, (2, 3, 1000)).findings
            if is_resealed:
                assert len(found) == (0 if level is Depth.CHECKSUMS else NUM_CLUSTERS)
            else:
                assert [each.rule_id for each in found] == ["RNT-PAG-002"]


def test_more_findings_than_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    data = damaged(written(30, 50, page_size=100), 1, 2000, resealed=False)
    expected = assert_equal(data, Depth.FULL, (2, 7, 1000))
    assert dict(expected.files[0].omitted)["RNT-PAG-002"] > 100
    # Findings whose causes are known elsewhere may leave room for those that were not kept as they are.
    monkeypatch.setattr("rntuple_construct.validation.findings._NUM_WHOLE", 20)
    assert_equal(data, Depth.FULL, (2, 7))
    monkeypatch.setattr("rntuple_construct.validation.findings.MAX_CAUSES", 150)
    assert_equal(data, Depth.FULL, (2, 7))


def test_what_ends_a_check_ends_it_in_pieces(monkeypatch: pytest.MonkeyPatch) -> None:
    from rntuple_construct.base.errors import ContainerError, SourceError
    from rntuple_construct.format.metadata.pages import PageStore

    data = damaged(FILES["zstd"], 3, 20, resealed=False)
    place = int(pages_of(data, 5, 0).offset[0])
    real = PageStore.read
    for error in (
        ContainerError("cut off", rule_id="RNT-CNT-014", offset=place), MemoryError(), SourceError("gone"),
    ):  # fmt: skip

        def read(self: PageStore, offset: int, size: int, has: bool, error: Any = error) -> Any:
            if offset == place:
                raise error
            return real(self, offset, size, has)

        monkeypatch.setattr(PageStore, "read", read)
        if isinstance(error, SourceError):
            with pytest.raises(SourceError, match="gone"):
                validate(data)
            with pytest.raises(SourceError, match="gone"):
                in_pieces(data, 4)
        else:
            report = assert_equal(data, Depth.FULL, (2, 4, 1000))
            assert {"RNT-CNT-014", "RNT-VAL-002"} & {found.rule_id for found in report.findings}
