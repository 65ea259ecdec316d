"""Files taken apart and put together again: only what was changed is different."""

from __future__ import annotations

from io import BytesIO
from typing import Any

import pytest
import uproot
from support.corpora import corpus_names
from support.patching import DescribedCluster, column, field, file_of, one_column, read

import rntuple_construct as rnt
from rntuple_construct.base.errors import SchemaError
from rntuple_construct.format.generations import read_anchor
from rntuple_construct.format.grammar.engine.forcing import forced
from rntuple_construct.kit.files.editable_file import EditableFile


@pytest.mark.parametrize("name", corpus_names("1.x", "rc2", "rc1"))
def test_real_files_keep_their_values(name: str, corpus_file: Any) -> None:
    data = corpus_file(name).read_bytes()
    with rnt.open(data) as before:
        for ntuple in before:
            draft = EditableFile.take_apart(data, ntuple)
            built = draft.build()
            assert built == draft.build()
            with rnt.open(built) as after:
                assert after.keys() == before.keys()
                assert after[ntuple].schema == before[ntuple].schema
                expected = before[ntuple].arrays(entry_stop=100, library="py")
                assert after[ntuple].arrays(entry_stop=100, library="py") == expected


def test_nothing_that_is_there_moves() -> None:
    data = one_column().build()
    again = EditableFile.take_apart(data).build()
    assert len(again) > len(data)
    # File header, anchor and free list tell where the new parts are; everything else is as it was.
    changed = [position for position, pair in enumerate(zip(data, again, strict=False)) if pair[0] != pair[1]]
    assert len(changed) < 60


def test_changed_trees_are_written() -> None:
    draft = EditableFile.take_apart(one_column().build())
    draft.header["payload"]["description"] = "changed"  # type: ignore[index]
    draft.header["payload"]["schema"]["fields"]["items"][0]["name"] = b"y"  # type: ignore[index]
    with rnt.open(draft.build()) as file:
        assert file.only().description == "changed"
        assert list(file.only().fields) == ["y"]


@pytest.mark.parametrize("settings", [0, 101, 404, 505])
def test_envelopes_may_be_compressed(settings: int) -> None:
    draft = one_column()
    draft.header["payload"]["description"] = "x" * 1000  # type: ignore[index]
    draft.settings = settings
    data = draft.build()
    with rnt.open(data) as file:
        anchor = file.only().anchor
    assert (anchor.len_header_stored < anchor.len_header) is bool(settings)
    assert read(data) == [{"x": 1.0}, {"x": 2.0}, {"x": 3.0}]


def test_longer_anchor_moves_to_the_end() -> None:
    draft = one_column()
    draft.anchor["trailing"] = b"members of a later version"
    data = draft.build()
    with rnt.open(data) as file:
        assert read_anchor(file.container).trailing == b"members of a later version"
        assert len(file.container.objects()) == 1
    assert len(read(data)) == 3


def test_forced_values_stay_wrong() -> None:
    draft = one_column()
    draft.header["checksum"] = forced(b"12345678")  # type: ignore[index]
    with pytest.raises(rnt.FormatError) as caught:
        read(draft)
    assert caught.value.rule_id == "RNT-ENV-003"


def test_uproot_reads_files_made_from_nothing() -> None:
    fields = [
        field("x", "float"),
        field("v", "std::vector<std::int32_t>", role=1),
        field("_0", "std::int32_t", parent=1),
    ]
    columns = [column(0x18, 0), column(0x1B, 1, bits=64), column(0x13, 2)]
    clusters = [
        DescribedCluster(2, [[[1.0, 2.0]], [[1, 3]], [[7, 8, -9]]]),
        DescribedCluster(1, [[[3.0]], [[0]], [[]]]),
    ]
    draft = file_of(fields, columns, clusters, settings=505)
    ntuple = uproot.open(BytesIO(draft.build()))["nt"]
    assert ntuple.arrays().to_list() == read(draft)


def test_names_must_fit_their_key() -> None:
    with pytest.raises(SchemaError):
        EditableFile.empty("n" * 40_000)


def test_other_ntuples_of_a_file_stay(corpus_file: Any) -> None:
    path = corpus_file("2025-04-24__d1e513__rntviewer-testfile-multiple-rntuples-v1-0-0-0.root")
    draft = EditableFile.take_apart(path.read_bytes(), "A")
    draft.header["payload"]["description"] = "changed"  # type: ignore[index]
    with rnt.open(draft.build()) as file:
        assert [file[name].description for name in ("A", "B")] == ["changed", ""]
        assert file["B"].arrays(library="py") == rnt.open(path)["B"].arrays(library="py")


@pytest.mark.parametrize("settings", [0, 404])
@pytest.mark.parametrize("checksum", [True, False])
@pytest.mark.parametrize("generation", ["1.x", "rc2", "rc1"])
def test_added_pages_are_those_of_the_generation(generation: str, checksum: bool, settings: int) -> None:
    buffer = BytesIO()
    options = rnt.WriteOptions.of_generation(generation, compression="none")
    with rnt.create(buffer, "nt", {"x": "std::uint8_t"}, options, generation=generation) as writer:
        writer.extend({"x": [0] * 100})
    draft = EditableFile.take_apart(buffer.getvalue())
    page_list: Any = draft.page_lists[0]
    pages = page_list["payload"]["page_locations"]["items"][0]["items"][0]["items"]
    page = draft.add_page(b"\x07" * 100, 100, settings=settings, checksum=checksum)
    assert (page["locator"]["len_range"] < 100) == (settings > 0)
    pages[:] = [page]
    with rnt.open(draft.build(), verify=True) as file:
        assert file.only().arrays(library="py") == [{"x": 7}] * 100
        assert file.only().clusters[0].column_range(0).has_checksum.tolist() == [checksum]
