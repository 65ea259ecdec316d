"""Recovery of whole clusters of damaged files: every value of the new file is the one that was written."""

from __future__ import annotations

import hashlib
import io
import json
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from support.dumps import run_cli
from support.file_checks import findings
from support.servers import unreliable

import rntuple_construct as rnt
from rntuple_construct.base.errors import FormatError, RNTupleError, SchemaError
from rntuple_construct.base.limits import DEFAULT_LIMITS
from rntuple_construct.cli.recover_page import summary
from rntuple_construct.conversion import Recovered
from rntuple_construct.conversion.recovery import column_order, pieces
from rntuple_construct.conversion.recovery.blob_pages import FoundPage
from rntuple_construct.conversion.recovery.page_cuts import TargetCuts
from rntuple_construct.format.columns import ColumnCodec, column_codec
from rntuple_construct.format.generations import DEFAULT_GENERATION
from rntuple_construct.format.generations.records import SchemaRecord
from rntuple_construct.storage import open_source

SCHEMA = {
    "id": "std::int64_t", "pt": "std::vector<float>", "name": "std::string", "flag": "bool",
    "nested": "std::vector<std::vector<std::int32_t>>", "maybe": "std::optional<double>",
    "either": "std::variant<std::int32_t,std::string>", "three": "std::array<std::int16_t,3>",
    "point": {"x": "double", "label": "std::string"},
}  # fmt: skip
UNFINISHED = Path(__file__).parents[2] / "data" / "unfinished"
LEN_CLUSTER = 60
NUM_CLUSTERS = 6


def row(number: int) -> dict[str, Any]:
    """The values of an entry, which its number decides."""
    return {
        "id": number, "pt": [number + 0.25 * k for k in range(number % 5)], "name": str(number * 7919), "flag": number % 3 == 0,
        "nested": [[number + j] * j for j in range(number % 4)], "maybe": number * 0.5 if number % 3 else None,
        "either": number if number % 2 else f"n{number}", "three": [number % 100, 1, -number % 7],
        "point": {"x": number / 8, "label": "ab" * (number % 3)},
    }  # fmt: skip


@cache
def whole(compression: str, *, checksums: bool = True) -> bytes:
    """A complete file of six clusters in three cluster groups."""
    buffer = io.BytesIO()
    options = rnt.WriteOptions(compression=compression, page_checksums=checksums, page_size=512)
    with rnt.create(buffer, "Events", SCHEMA, options) as writer:
        for cluster in range(NUM_CLUSTERS):
            writer.extend(
                [row(number) for number in range(cluster * LEN_CLUSTER, (cluster + 1) * LEN_CLUSTER)]
            )
            writer.flush_cluster()
    return buffer.getvalue()


def killed(data: bytes) -> bytes:
    """What a killed writer leaves of a file: no header, nothing after the last cluster but zeros of a buffer."""
    with rnt.open(data) as file:
        metadata = file["Events"].metadata
        end = min(each.offset for each in metadata.page_list_envelopes) - 42
    return bytes(100) + data[100:end]


def recovered(data: bytes, **options: Any) -> tuple[list[dict[str, Any]], Recovered]:
    """The entries that are recovered, after the validator has seen the file, and the report."""
    target = io.BytesIO()
    report = rnt.recover(data, target, **options)
    result = target.getvalue()
    assert findings(result) == []
    with rnt.open(result) as file:
        return file["Events"].arrays(library="py"), report


def check_rows(rows: list[dict[str, Any]]) -> list[int]:
    """Check that all entries are as written, in whole clusters; returns the numbers of the clusters."""
    numbers = [each["id"] for each in rows]
    assert rows == [row(number) for number in numbers]
    clusters = [number // LEN_CLUSTER for number in numbers[::LEN_CLUSTER]]
    assert numbers == [
        number for each in clusters for number in range(each * LEN_CLUSTER, (each + 1) * LEN_CLUSTER)
    ]
    return clusters


@pytest.mark.parametrize("compression", ["zstd", "lz4", "zlib"])
def test_all_clusters_of_a_killed_writer(compression: str) -> None:
    rows, report = recovered(killed(whole(compression)))
    assert check_rows(rows) == list(range(NUM_CLUSTERS))
    assert not report.is_complete
    assert report.ntuples[0].num_entries_written is None
    assert {each.origin for each in report.ntuples[0].clusters} == {"pages"}


def test_nothing_wrong_of_a_killed_writer_without_compression() -> None:
    rows, report = recovered(killed(whole("none")))
    check_rows(rows)
    lost = [each for each in report.ntuples[0].clusters if each.status != "recovered"]
    assert len(rows) // LEN_CLUSTER + len(lost) == NUM_CLUSTERS


@pytest.mark.parametrize("compression", ["zstd", "none"])
def test_a_whole_file_is_recovered_completely(compression: str) -> None:
    rows, report = recovered(whole(compression))
    assert check_rows(rows) == list(range(NUM_CLUSTERS))
    assert report.is_complete
    assert not report.unexplained
    assert {each.origin for each in report.ntuples[0].clusters} == {"page list"}
    assert report.ntuples[0].num_unchecked == 0
    assert "without checksums" not in summary(report.ntuples[0])


def test_page_lists_recover_files_without_checksums() -> None:
    data = whole("zstd", checksums=False)
    rows, report = recovered(bytes(100) + data[100:], assume_intact=True)
    assert check_rows(rows) == list(range(NUM_CLUSTERS))
    assert report.ntuples[0].num_unchecked == NUM_CLUSTERS
    assert f"{NUM_CLUSTERS} without checksums of all pages" in summary(report.ntuples[0])
    rows, report = recovered(killed(data), assume_intact=True)
    assert rows == []
    assert {each.status for each in report.ntuples[0].clusters} == {"damaged"}


def test_pages_without_checksums_need_an_option() -> None:
    """A value that is overwritten in such a page is not noticed: it is no proof of the values that were written."""
    data = bytearray(whole("none", checksums=False))
    with rnt.open(bytes(data)) as file:
        pages = file["Events"].clusters[2].column_range(0)
    assert pages is not None
    data[int(pages.offset[0])] ^= 1
    rows, report = recovered(bytes(data))
    assert rows == []
    assert {each.status for each in report.ntuples[0].clusters} == {"unchecked"}
    assert all("--assume intact" in each.reason for each in report.ntuples[0].clusters)
    assert not report.is_complete
    rows, report = recovered(bytes(data), assume_intact=True)
    assert len(rows) == NUM_CLUSTERS * LEN_CLUSTER
    assert report.ntuples[0].num_unchecked == NUM_CLUSTERS


def test_a_damaged_page_loses_its_cluster() -> None:
    data = bytearray(whole("zstd"))
    with rnt.open(bytes(data)) as file:
        cluster = file["Events"].clusters[2]
        pages = cluster.column_range(1)
    assert pages is not None
    data[int(pages.offset[0]) + 3] ^= 1
    rows, report = recovered(bytes(data))
    assert check_rows(rows) == [0, 1, 3, 4, 5]
    (lost,) = [each for each in report.ntuples[0].clusters if each.status != "recovered"]
    assert lost.num_entries == LEN_CLUSTER
    assert "checksum" in lost.reason
    assert report.ntuples[0].notes == ["60 of 360 entries are missing"]


def test_entries_that_need_no_damaged_page_are_kept_on_request() -> None:
    """Whatever pages are damaged: the entries are as written, and none is left out that needs none of them."""
    data = whole("zstd")
    with rnt.open(data) as file:
        ntuple = file["Events"]
        columns = range(len(ntuple.schema.columns))
        pages = [
            (column, index, int(offset))
            for column in columns
            for index, offset in enumerate(ntuple.clusters[2].column_range(column).offset)
        ]
        num_pages = {column: len(ntuple.clusters[2].column_range(column).offset) for column in columns}
    kept = set()
    for column, _, offset in pages:
        changed = bytearray(data)
        changed[offset + 3] ^= 1
        rows, report = recovered(bytes(changed), keep_entries=True)
        assert rows == [row(each["id"]) for each in rows]
        assert len({each["id"] for each in rows}) == len(rows) >= (NUM_CLUSTERS - 1) * LEN_CLUSTER
        (lost,) = [each for each in report.ntuples[0].clusters if each.status != "recovered"]
        assert lost.num_recovered == len(rows) - (NUM_CLUSTERS - 1) * LEN_CLUSTER
        assert (lost.status == "partial") is bool(lost.num_recovered)
        assert not report.is_complete
        if num_pages[column] > 1:
            assert lost.num_recovered
        kept.add(lost.num_recovered)
    assert len(kept) > 3


def test_a_damaged_page_of_offsets_loses_the_list_after_it() -> None:
    """The first item of that list is not known."""
    target = io.BytesIO()
    values = {"n": np.arange(1000), "v": [[float(n)] * (n % 4) for n in range(1000)]}
    rnt.write(
        target, "Events", values, options=rnt.WriteOptions(page_size=1024, compression="none"),
        schema={"n": "std::int64_t", "v": "std::vector<double>"},
    )  # fmt: skip
    data = bytearray(target.getvalue())
    with rnt.open(bytes(data)) as file:
        pages = file["Events"].clusters[0].column_range(1)
    data[int(pages.offset[1])] ^= 1
    rows, report = recovered(bytes(data), keep_entries=True)
    first, num = int(pages.num_elements[0]), int(pages.num_elements[1])
    assert rows == [{"n": n, "v": values["v"][n]} for n in [*range(first), *range(first + num + 1, 1000)]]
    assert report.ntuples[0].clusters[0].num_recovered == 1000 - num - 1


def test_a_lost_header_of_the_file_and_lost_keys() -> None:
    data = bytearray(killed(whole("zstd")))
    starts = [at for at in range(len(data)) if data[at : at + 6] == b"\x05RBlob"]
    for at in starts[:3]:
        data[at - 34 : at + 8] = bytes(42)  # the key of the header envelope and those of two clusters
    rows, _ = recovered(bytes(data))
    assert check_rows(rows) == list(range(NUM_CLUSTERS))


@pytest.mark.parametrize("is_shifted", [True, False], ids=["shifted", "keys overwritten"])
def test_ends_of_pages_without_keys_are_not_searched_for_again_and_again(
    is_shifted: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each page is in a key of its own, and none of these is where it says."""
    monkeypatch.setattr(pieces, "_MAX_LEN_SEARCHED", 1 << 17)
    path = tmp_path / "pages.root"
    options = rnt.WriteOptions(compression="zstd:1", page_size=2048, buffered=False)
    rnt.write(path, "Events", {"x": np.arange(1 << 17)}, options=options)
    data = path.read_bytes()
    if is_shifted:
        data = data[:90] + b"x" + data[90:]
    else:
        key = re.compile(b"[\\s\\S]{34}\\x05RBlob\0\0")
        data = data[:300] + key.sub(lambda match: b"\1" * len(match[0]), data[300:])
    found = pieces.find_pieces(open_source(data), DEFAULT_LIMITS)
    if is_shifted:
        assert len(found.blobs) >= 500
        assert found.len_searched < len(data)
    assert found.len_searched <= 1 << 18
    assert is_shifted or any("ended after 131072 bytes" in note for note in found.notes)


def test_equal_offsets_are_stored_once_and_recovered() -> None:
    """Two collections with the same lengths share the page of their offsets."""
    lengths = np.arange(50) % 4
    values = {
        name: [[float(k + i * factor) for k in range(n)] for i, n in enumerate(lengths)]
        for name, factor in (("x", 3), ("y", 5))
    }
    target = io.BytesIO()
    rnt.write(target, "Events", values, schema={"x": "std::vector<float>", "y": "std::vector<float>"})
    rows, _ = recovered(killed(target.getvalue()))
    assert rows == [{"x": x, "y": y} for x, y in zip(values["x"], values["y"], strict=True)]


def equal_lists(lengths: list[int]) -> tuple[list[dict[str, Any]], dict[str, Any]]:
    """Two collections with the same lengths beside a column of zeros, whose pages have the bytes of offsets of empty lists."""
    values = {
        "id": np.arange(len(lengths)),
        "zero": np.zeros(len(lengths), np.int64),
        "x": [[float(k + i) for k in range(n)] for i, n in enumerate(lengths)],
        "y": [[float(k - i) for k in range(n)] for i, n in enumerate(lengths)],
    }
    target = io.BytesIO()
    schema = {
        "id": "std::int64_t",
        "zero": "std::uint64_t",
        "x": "std::vector<float>",
        "y": "std::vector<float>",
    }
    rnt.write(target, "Events", values, schema=schema, options=rnt.WriteOptions(page_size=1024))
    rows, report = recovered(killed(target.getvalue()))
    assert rows in ([], [dict(zip(values, row, strict=True)) for row in zip(*values.values(), strict=True)])
    return rows, {each.status: each.reason for each in report.ntuples[0].clusters}


def test_offsets_do_not_leap_between_pages_that_are_left_out() -> None:
    """Else the offsets of y may be zeros at first, and then those of x: one list would have the items of all before."""
    rows, _ = equal_lists([n % 4 for n in range(600)])
    assert len(rows) == 600


def test_small_steps_between_pages_that_are_left_out_are_possible() -> None:
    """The first list of y may be in the second page, and have the two items that x has in the first."""
    rows, statuses = equal_lists([2 if n in {5, 130} else 0 for n in range(127)] + [0] + [2, 4] * 200)
    assert rows == []
    assert list(statuses) == ["ambiguous"]


def test_several_arrangements_are_not_guessed() -> None:
    """Of three columns with one page left out, nothing tells which it was."""
    values = {"a": np.arange(50.0), "b": np.arange(50.0), "c": np.arange(50.0) + 1}
    target = io.BytesIO()
    rnt.write(target, "Events", values)
    rows, report = recovered(killed(target.getvalue()))
    assert rows == []
    (cluster,) = report.ntuples[0].clusters
    assert cluster.status == "ambiguous"


def test_a_writer_of_unknown_order_needs_an_assumption() -> None:
    target = io.BytesIO()
    rnt.write(target, "Events", {"a": np.arange(50.0)}, writer="an unknown writer")
    data = killed(target.getvalue())
    assert recovered(data)[0] == []
    assert [each["a"] for each in recovered(data, assume_order=True)[0]] == list(range(50))


def test_without_a_header_nothing_is_recovered(tmp_path: Path) -> None:
    for data in (b"", bytes(1000), b"root" + bytes(500), whole("zstd")[:150]):
        with pytest.raises(FormatError, match="header envelope"):
            rnt.recover(data, tmp_path / "new.root")
    assert list(tmp_path.iterdir()) == []


def test_the_damaged_file_is_never_the_target(tmp_path: Path) -> None:
    path = tmp_path / "a.root"
    path.write_bytes(killed(whole("zstd")))
    with pytest.raises(SchemaError, match="never changed"):
        rnt.recover(path, path)
    assert path.read_bytes() == killed(whole("zstd"))


def test_a_cluster_after_the_last_footer_is_missing() -> None:
    """The pages of a killed append are there, but not those of its whole cluster."""
    data = whole("zstd")
    blob = killed(data)[-500:]
    key = b"".join(
        [(42 + 600).to_bytes(4, "big"), b"\x03\xec", (600).to_bytes(4, "big"), bytes(4), (42).to_bytes(2, "big"), b"\0\1",
         len(data).to_bytes(8, "big"), (100).to_bytes(8, "big"), b"\5RBlob\0\0"]
    )  # fmt: skip
    rows, report = recovered(data + key + blob)
    assert check_rows(rows) == list(range(NUM_CLUSTERS))
    assert [each.status for each in report.ntuples[0].clusters][-1] == "cut"
    assert not report.is_complete


def outcome(data: bytes) -> None:
    """Recover without a wrong value; a refusal is an error of this package."""
    try:
        rows, _ = recovered(data)
    except RNTupleError:
        return
    check_rows(rows)


@given(st.sampled_from(["zstd", "lz4", "none"]), st.floats(0, 1))
@settings(max_examples=40, deadline=None, suppress_health_check=list(HealthCheck))
def test_cut_files_give_no_wrong_value(compression: str, where: float) -> None:
    data = whole(compression)
    outcome(data[: int(len(data) * where)])


@given(
    st.sampled_from(["zstd", "lz4", "none"]), st.booleans(), st.booleans(), st.floats(0, 1), st.integers(1, 300),
    st.sampled_from(["zeros", "random", "shifted"]), st.randoms(use_true_random=False),
)  # fmt: skip
@settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck))
def test_overwritten_files_give_no_wrong_value(
    compression: str, is_killed: bool, checksums: bool, where: float, length: int, kind: str, random: Any
) -> None:
    complete = whole(compression, checksums=checksums)
    data = bytearray(killed(complete) if is_killed else complete)
    start = int((len(data) - length) * where)
    old = bytes(data[start : start + length])
    new = {"zeros": bytes(length), "random": random.randbytes(length), "shifted": old[1:] + old[:1]}[kind]
    data[start : start + length] = new
    outcome(bytes(data))


def test_the_command(tmp_path: Path) -> None:
    path, target, page = tmp_path / "damaged.root", tmp_path / "new.root", tmp_path / "report.html"
    path.write_bytes(killed(whole("zstd"))[:-50])
    done = run_cli("recover", str(path), str(target), "--report", str(page))
    assert done.code == 1
    assert "Events: 300 entries in 5 clusters" in done.out
    assert "cut: bytes" in done.out
    assert "RBlob" not in page.read_text()
    assert "is cut" in page.read_text()
    assert check_rows(rnt.open(f"{target}:Events").arrays(library="py")) == list(range(5))
    again = run_cli("recover", str(target), "--dry-run", "--format", "json")
    assert again.code == 0
    document = json.loads(again.out)
    assert document["is_complete"]
    assert document["ntuples"][0]["num_entries"] == 300
    assert run_cli("recover", str(path), str(path), "--force").code == 2
    assert run_cli("recover", str(path), str(target)).code == 2
    assert run_cli("recover", str(path)).code == 2


@pytest.mark.parametrize("name", ["root-parallel", "root-pages", "ours"])
def test_the_number_of_processes_changes_nothing(name: str, tmp_path: Path) -> None:
    path = UNFINISHED / f"{name}.root"
    outputs = []
    for workers in (1, 3):
        target = io.BytesIO()
        report = rnt.recover(path, target, workers=workers)
        outputs.append((report.ntuples, rnt.open(target.getvalue())["Events"].arrays(library="py")))
    assert outputs[0] == outputs[1]


def test_an_interrupted_search_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Blobs that the journal has are not searched again, unless the file has changed."""
    path, journal = tmp_path / "a.root", tmp_path / "journal"
    path.write_bytes(killed(whole("zstd")))
    searched: list[int] = []
    found = column_order.ColumnOrder.arrangement

    def interrupted(*arguments: Any, **options: Any) -> Any:
        searched.append(1)
        if len(searched) == 4:
            raise KeyboardInterrupt
        return found(*arguments, **options)

    monkeypatch.setattr(column_order.ColumnOrder, "arrangement", interrupted)
    with pytest.raises(KeyboardInterrupt):
        rnt.recover(path, tmp_path / "new.root", journal=journal)
    report = rnt.recover(path, tmp_path / "new.root", journal=journal)
    assert len(searched) == NUM_CLUSTERS + 1
    assert report.num_entries == NUM_CLUSTERS * LEN_CLUSTER
    rnt.recover(path, tmp_path / "new.root", journal=journal)
    assert len(searched) == NUM_CLUSTERS + 1
    rows = rnt.open(tmp_path / "new.root")["Events"].arrays(library="py")
    assert check_rows(rows) == list(range(NUM_CLUSTERS))
    path.write_bytes(path.read_bytes())
    rnt.recover(path, None, journal=journal)
    assert len(searched) == 2 * NUM_CLUSTERS + 1
    done = run_cli("recover", str(path), str(tmp_path / "b.root"), "--resume", str(journal), "-j", "2")
    assert done.code == 1
    assert len(searched) == 2 * NUM_CLUSTERS + 1
    (tmp_path / "other").write_text("{}\n")
    assert run_cli("recover", str(path), "--dry-run", "--resume", str(tmp_path / "other")).code == 2


def damages(data: bytes) -> Iterator[tuple[str, bytes, int]]:
    """Yield kinds of damage, and the entries that can be recovered."""
    with rnt.open(data) as file:
        ntuple = file["Events"]
        anchor, places = ntuple.metadata.anchor, [each.offset for each in ntuple.metadata.page_list_envelopes]
        page = ntuple.clusters[2].column_range(0)

    def zeroed(start: int, length: int) -> bytes:
        return data[:start] + bytes(length) + data[start + length :]

    yield "killed", killed(data), 360
    yield "end", data[:-700], 360
    yield "half", data[: len(data) // 2], 180
    yield "first bytes", zeroed(0, 4), 360
    yield "file header", zeroed(4, 90), 360
    yield "directory and the key of the header", zeroed(100, 130), 360
    yield "anchor", zeroed(anchor.span.start, anchor.span.stop - anchor.span.start), 360
    yield "footer", zeroed(anchor.ofs_footer + 3, 20), 360
    yield "all of the footer", zeroed(anchor.ofs_footer, anchor.len_footer_stored), 360
    yield "page list", zeroed(places[0] + 3, 20), 360
    yield "page", zeroed(int(page.offset[0]) + 2, 5), 300


def test_other_commands_name_the_command(tmp_path: Path) -> None:
    path = tmp_path / "a.root"
    for kind, data, num_entries in damages(whole("zstd")):
        path.write_bytes(data)
        rows, _ = recovered(data)
        assert len(rows) == num_entries, kind
        check_rows(rows)
        for command in ("dump", "validate"):
            done = run_cli(command, str(path))
            assert "rntuple recover" in done.out + done.err, (kind, command)


def test_bits_of_several_pages() -> None:
    """Full pages have no unused bits, so that the last page of a column has the others."""
    bits = np.random.default_rng(7).integers(0, 2, 30_001).astype(bool)
    target = io.BytesIO()
    values = {"n": np.arange(30_001), "a": bits, "b": ~bits}
    rnt.write(target, "Events", values, options=rnt.WriteOptions(page_size=1024))
    rows, _ = recovered(killed(target.getvalue()))
    assert [each["a"] for each in rows] == bits.tolist()
    assert [each["b"] for each in rows] == (~bits).tolist()


def test_more_elements_than_pages_can_have_are_ruled_out() -> None:
    """Offsets of another column may be taken for those of bits, and ask for too many pages to replay."""
    data = killed(whole("zstd"))
    with rnt.open(whole("zstd")) as file:
        schema = file["Events"].metadata.header_envelope.record.schema
        order = column_order.ColumnOrder(schema, SchemaRecord(), DEFAULT_GENERATION, "ROOT v6.40")
    pages = [FoundPage(0, 10, 10, 0)]
    search = column_order._Search(order, memoryview(data), pages, None, reuse=True, is_skeleton=True)
    bits = next(slot for slot in order.slots if slot.codec.bits == 1)
    assert search._can_be_left_out(bits, 1, 1, 80)
    assert not search._can_be_left_out(bits, 1, 1, 1 << 40)


def test_a_constant_column_repeats_its_page() -> None:
    target = io.BytesIO()
    values = {"n": np.arange(5000), "run": np.full(5000, 7, np.int64), "m": np.arange(5000) * 3}
    rnt.write(target, "Events", values, options=rnt.WriteOptions(page_size=1024))
    rows, _ = recovered(killed(target.getvalue()))
    assert rows == [{"n": n, "run": 7, "m": 3 * n} for n in range(5000)]


class Column(NamedTuple):
    """What decides how a column is cut."""

    number: int
    codec: ColumnCodec
    len_memory: int


@given(
    st.integers(1, 5000),
    st.integers(1, 700),
    st.integers(1, 400),
    st.sampled_from(["bool", "std::int8_t", "double"]),
)
@settings(max_examples=40, deadline=None)
def test_pages_are_cut_as_the_rule_of_this_package_says(
    num_entries: int, page_size: int, step: int, type_name: str
) -> None:
    target = io.BytesIO()
    with rnt.create(target, "Events", {"x": type_name}, rnt.WriteOptions(page_size=page_size)) as writer:
        for start in range(0, num_entries, step):
            writer.extend({"x": np.arange(start, min(start + step, num_entries)) % 2})
    with rnt.open(target.getvalue()) as file:
        pages = file["Events"].clusters[0].column_range(0)
        codec = column_codec(
            file["Events"].schema.columns[0].record.type_id, 1 if type_name == "bool" else None
        )
    assert pages is not None
    assert TargetCuts(page_size).counts(Column(0, codec, 1), num_entries) == pages.num_elements.tolist()


def test_a_damaged_file_behind_a_url(tmp_path: Path) -> None:
    with unreliable(killed(whole("zstd"))) as server:
        report = rnt.recover(server.url, tmp_path / "new.root")
    assert report.num_entries == NUM_CLUSTERS * LEN_CLUSTER


@pytest.mark.parametrize(
    ("name", "status", "num_entries"),
    [
        ("root-alone", "recovered", 3090), ("root-beside", "recovered", 3755), ("root-parallel", "recovered", 2586),
        ("root-pages", "recovered", 3340),
        ("ours", "recovered", 4500), ("uproot", "unchecked", 4500),
    ],
)  # fmt: skip
def test_files_of_killed_writers(name: str, status: str, num_entries: int) -> None:
    """The whole clusters of small files that ROOT, this package and uproot left (see their README)."""
    data = (UNFINISHED / f"{name}.root").read_bytes()
    rows, report = recovered(data, assume_intact=status == "unchecked")
    assert len(rows) == num_entries
    assert all(each["b"] == (each["id"] % 3 == 0) for each in rows)
    numbers = [each["id"] for each in rows]
    if name == "root-parallel":
        assert len(set(numbers)) == len(numbers)
    else:
        assert numbers == list(range(num_entries))
    statuses = {each.status for each in rnt.recover(data, None).ntuples[0].clusters}
    assert status in statuses
    assert not report.is_complete


def test_equal_offsets_that_full_buffers_cut_in_several_ways() -> None:
    """Three collections have equal offsets. Pages of one that are equal to those of another are left out, and not all are."""
    rows, report = recovered((UNFINISHED / "root-equal-offsets.root").read_bytes())
    assert [each["id"] for each in rows] == list(range(1285))
    # The first 1285 entries of the complete file that ROOT writes of this schema.
    digest = hashlib.sha256(json.dumps(rows).encode()).hexdigest()
    assert digest == "debd01b21475a70c316635bf5715ec84421b380ff76bf02387be63b1db4c657c"
    assert [each.status for each in report.ntuples[0].clusters] == ["recovered"] * 6 + ["cut"]


def test_a_damaged_page_of_separate_ones_loses_its_cluster() -> None:
    """After such a page, the next cluster begins where the last pages of all columns end."""
    data = (UNFINISHED / "root-pages.root").read_bytes()
    wanted = {each["id"]: each for each in recovered(data)[0]}
    starts = [at for at in range(len(data)) if data[at : at + 6] == b"\x05RBlob"][1:]
    numbers_of_lost = set()
    for at in starts[3:140:17]:
        changed = bytearray(data)
        changed[at + 11] ^= 1
        rows, report = recovered(bytes(changed))
        assert rows == [wanted[each["id"]] for each in rows]
        numbers_of_lost.add(len(wanted) - len(rows))
        assert any(each.reason for each in report.ntuples[0].clusters)
    assert min(numbers_of_lost) > 0
    assert max(numbers_of_lost) < 1200


def test_an_order_that_small_page_buffers_change_is_not_guessed() -> None:
    """Two columns have pages of 1024 numbers, because a buffer was evicted or because that is the largest page."""
    report = rnt.recover(UNFINISHED / "root-evicted.root", None)
    assert report.num_entries == 0
    assert "ambiguous" in {each.status for each in report.ntuples[0].clusters}


def test_separate_pages_are_not_taken_for_clusters_with_equal_columns() -> None:
    for values in (
        {"a": np.arange(50.0), "b": np.arange(50.0) + 1},
        {"a": np.arange(50), "b": [[1.0] * (k % 3) for k in range(50)]},
    ):
        target = io.BytesIO()
        rnt.write(target, "Events", values, options=rnt.WriteOptions(buffered=False))
        rows, report = recovered(killed(target.getvalue()))
        assert rows == []
        assert all("separate blob" in each.reason for each in report.ntuples[0].clusters)


def test_a_writer_that_is_killed_leaves_a_part(tmp_path: Path) -> None:
    """This package renames complete files only; what is there of an incomplete one can be recovered."""
    program = """
import os, signal, sys
import numpy as np, rntuple_construct as rnt
writer = rnt.create(sys.argv[1], "Events", {"x": "double", "b": "bool"})
for start in range(0, 5000, 1000):
    writer.extend({"x": np.arange(start, start + 1000.0), "b": np.arange(start, start + 1000) % 3 == 0})
    writer.flush_cluster()
os.kill(os.getpid(), signal.SIGKILL)
"""
    done = subprocess.run(
        [sys.executable, "-c", program, str(tmp_path / "new.root")], check=False, timeout=100
    )
    assert done.returncode == -signal.SIGKILL
    (part,) = tmp_path.iterdir()
    report = rnt.recover(part, tmp_path / "recovered.root")
    assert report.num_entries >= 4000
    with rnt.open(tmp_path / "recovered.root") as file:
        got = file["Events"].arrays(library="np")
    assert got["x"].tolist() == list(range(report.num_entries))
    assert got["b"].tolist() == [number % 3 == 0 for number in range(report.num_entries)]


@pytest.mark.parametrize("compression", ["zstd", "none"])
def test_files_of_the_generation_before_the_release(compression: str) -> None:
    """The new file has the generation of the damaged one: its pages are copied unchanged."""
    target = io.BytesIO()
    options = rnt.WriteOptions.of_generation("rc2", compression=compression)
    wanted = [{"id": n, "v": [n / 4] * (n % 5), "flag": n % 3 == 0, "name": str(n)} for n in range(300)]
    schema = {"id": "std::int64_t", "v": "std::vector<float>", "flag": "bool", "name": "std::string"}
    with rnt.create(target, "Events", schema, options, generation="rc2") as writer:
        for start in range(0, 300, 100):
            writer.extend(wanted[start : start + 100])
            writer.flush_cluster()
    data = target.getvalue()
    for damaged in (killed(data), bytes(100) + data[100:], data[:-1200]):
        rows, report = recovered(damaged)
        assert rows == [wanted[each["id"]] for each in rows]
        assert len(rows) >= 200
        assert report.ntuples[0].generation == "rc2"
        assert "rntuple convert" in report.ntuples[0].remark


def test_explain_shows_an_unfinished_file(tmp_path: Path) -> None:
    """The map has the keys and blobs of a file without a header, and the bytes after the last whole record."""
    path, page = tmp_path / "a.root", tmp_path / "a.html"
    path.write_bytes(killed(whole("zstd"))[:-50])
    done = run_cli("explain", str(path))
    assert done.code == 1
    assert "unfinished ROOT file" in done.out
    assert "rntuple recover" in done.out
    assert all(f"blobs[{number}]" in done.out for number in range(NUM_CLUSTERS))
    shown = run_cli("explain", str(path), "--path", "header", "--limit", "0").out
    assert all(f'name: "{name}"' in shown for name in SCHEMA)
    assert "unclaimed[" in done.out.splitlines()[-1]
    assert run_cli("explain", str(path), "--at", "150").code == 1
    done = run_cli("explain", str(path), "--html", str(page))
    assert "rntuple recover" in done.out + done.err
    assert page.read_text().rstrip().endswith("</html>")
    path.write_bytes(bytes(500))
    assert run_cli("explain", str(path)).code == 65
