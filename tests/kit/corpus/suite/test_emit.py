"""Every file of the validation suite has what its case says: columns, clusters, projections, attributes, values."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
from rntuple_spec.constants import UNVERSIONED
from support.file_checks import check_envelopes

import rntuple_construct as rnt
from rntuple_construct.base.errors import UnsupportedError
from rntuple_construct.format.compression import iter_chunks
from rntuple_construct.format.descriptor.schema import Field
from rntuple_construct.kit.corpus.suite import CASES, NTUPLE_NAME, SuiteCase
from rntuple_construct.kit.corpus.suite.emit import write_case
from rntuple_construct.kit.corpus.suite.model import AscendingRows, Columns, Output, members_of
from rntuple_construct.model.schema.specs import ClassSpec, ColumnEncoding, FieldSpec
from rntuple_construct.reader import RNTuple
from rntuple_construct.validation import Severity, validate

EVERY = pytest.mark.parametrize("case", list(CASES.values()), ids=list(CASES))
READABLE = pytest.mark.parametrize(
    "case", [case for case in CASES.values() if case.output is not Output.ERROR], ids=lambda case: case.name
)
NOT_DEFAULT = "RNT-TYP-004"
"""Informs about encodings other than the default one, which many cases are about."""


@pytest.fixture(scope="module")
def directory(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the files are written when a test asks for them."""
    return tmp_path_factory.mktemp("suite")


@pytest.fixture
def path(case: SuiteCase, directory: Path) -> Path:
    """The file of a case."""
    target = directory / case.file_name
    if not target.exists():
        write_case(case, target)
    return target


def columns_of(ntuple: RNTuple, field: Field) -> Columns:
    """The columns of a field as a case describes them, if it has a single representation."""
    (column_ids,) = field.representations
    records = [ntuple.schema.columns[column_id].record for column_id in column_ids]
    return tuple(
        ColumnEncoding(record.column_type, record.bits_on_storage, record.value_range)
        for record in records
        if record.column_type is not None
    )


@EVERY
def test_the_file_holds_nothing_but_the_rntuple(case: SuiteCase, path: Path) -> None:
    with rnt.open(path) as file:
        assert file.keys() == [NTUPLE_NAME]
        assert [entry.name for entry in file.container.objects()] == [NTUPLE_NAME]


@READABLE
def test_fields_are_those_of_the_case(case: SuiteCase, path: Path) -> None:
    projected = {name: projection.type for name, projection in case.projections.items()}
    with rnt.open(path) as file:
        found = {name: field.type_name for name, field in file[NTUPLE_NAME].fields.items()}
        assert list(found.items()) == list({**case.schema, **projected}.items())


@READABLE
def test_columns_are_those_of_the_case(case: SuiteCase, path: Path) -> None:
    with rnt.open(path) as file:
        ntuple = file[NTUPLE_NAME]
        found = {
            field.path: columns_of(ntuple, field)
            for field in ntuple.schema.fields
            if field.representations and not field.is_projected
        }
    assert found == case.columns


@READABLE
def test_projected_fields_show_the_columns_of_their_sources(case: SuiteCase, path: Path) -> None:
    expected = {
        path: source
        for name, item in case.projections.items()
        for path, source in {
            name: item.source,
            **{f"{name}.{below}": source for below, source in item.sources.items()},
        }.items()
    }
    with rnt.open(path) as file:
        schema = file[NTUPLE_NAME].schema
        found = {}
        for field in schema.fields:
            if field.is_projected and field.record.source_field_id is not None:
                source = schema.fields[field.record.source_field_id]
                found[field.path] = source.path
                seen, owned = field.representations, source.representations
                # A cardinality and a collection of other records show the offsets only.
                assert [ids[: len(seen[0])] for ids in owned] == list(seen)
    assert found == expected


@READABLE
def test_clusters_and_cluster_groups_are_those_of_the_case(case: SuiteCase, path: Path) -> None:
    with rnt.open(path) as file:
        clusters = file[NTUPLE_NAME].clusters
        groups: dict[int, list[int]] = {}
        for cluster in clusters:
            groups.setdefault(cluster.group_id, []).append(cluster.num_entries)
        assert len(file[NTUPLE_NAME].cluster_groups) == len(case.cluster_groups)
    assert tuple(tuple(sizes) for sizes in groups.values()) == case.cluster_groups


@READABLE
def test_every_column_has_the_compression_of_the_case(case: SuiteCase, path: Path) -> None:
    with rnt.open(path) as file:
        ntuple = file[NTUPLE_NAME]
        ranges = [
            cluster.column_range(column.column_id)
            for cluster in ntuple.clusters
            for column in ntuple.schema.columns
        ]
    assert {pages.compression_settings for pages in ranges if pages is not None} <= {case.compression}
    assert all(pages is not None and pages.has_checksum.all() for pages in ranges)


@READABLE
def test_classes_have_the_versions_checksums_and_aliases_of_the_case(case: SuiteCase, path: Path) -> None:
    with rnt.open(path) as file:
        schema = file[NTUPLE_NAME].schema
        for field in schema.fields:
            expected = case.classes.get(field.type_name)
            if not isinstance(expected, ClassSpec):
                continue
            assert (field.record.type_version, field.record.type_checksum) == (UNVERSIONED, expected.checksum)
            children = [schema.fields[child] for child in field.children]
            assert {child.name: child.type_name for child in children} == members_of(expected)
            aliases = {child.name: child.record.type_alias for child in children if child.record.type_alias}
            assert aliases == {
                name: item.options.alias
                for name, item in expected.members.items()
                if isinstance(item, FieldSpec) and item.options.alias
            }


@READABLE
def test_entries_are_those_of_the_case(case: SuiteCase, path: Path) -> None:
    with rnt.open(path) as file:
        ntuple = file[NTUPLE_NAME]
        if isinstance(case.entries, AscendingRows):
            (values,) = ntuple.arrays(library="np").values()
            assert np.array_equal(values, np.arange(len(case.entries)))
        else:
            assert ntuple.arrays(library="py") == list(case.entries)


@READABLE
def test_attribute_sets_are_those_of_the_case(case: SuiteCase, path: Path) -> None:
    with rnt.open(path) as file:
        ntuple = file[NTUPLE_NAME]
        assert list(ntuple.attribute_sets) == list(case.attribute_sets)
        for name, expected in case.attribute_sets.items():
            found = ntuple.attribute_set(name)
            assert found.arrays(library="py") == [
                {"_rangeStart": item.start, "_rangeLen": item.length, "_userData": dict(item.values)}
                for item in expected.ranges
            ]
            columns = {
                field.path.removeprefix("_userData."): columns_of(found, field)
                for field in found.schema.fields
                if field.path.startswith("_userData.")
            }
            assert columns == expected.defaults


@READABLE
def test_envelopes_are_rebuilt_to_the_same_bytes(case: SuiteCase, path: Path) -> None:
    with rnt.open(path) as file:
        check_envelopes(path, file[NTUPLE_NAME])


@READABLE
def test_the_validator_has_nothing_to_complain_about(case: SuiteCase, path: Path) -> None:
    found = validate(path).findings
    assert {item.rule_id for item in found} <= {NOT_DEFAULT}
    assert all(item.severity is Severity.INFO for item in found)


def test_the_file_with_an_unknown_feature_flag_is_refused(tmp_path: Path) -> None:
    case = CASES["structure.feature_flag"]
    write_case(case, tmp_path / case.file_name)
    with (
        rnt.open(tmp_path / case.file_name) as file,
        pytest.raises(UnsupportedError, match="feature flag 137"),
    ):
        file.only()
    assert [item.rule_id for item in validate(tmp_path / case.file_name).findings] == [
        "RNT-FEA-002",
        "RNT-FEA-003",
    ]


def stored_pages(path: Path) -> list[tuple[int, bytes]]:
    """Elements and stored bytes of each page of the only column."""
    with rnt.open(path) as file:
        pages = [cluster.column_range(0) for cluster in file[NTUPLE_NAME].clusters]
        return [
            (int(num), bytes(file.container.source.read(int(offset), int(size))))
            for item in pages
            if item is not None
            for num, offset, size in zip(item.num_elements, item.offset, item.size, strict=True)
        ]


@pytest.mark.parametrize(
    ("name", "magic"), [("zlib", b"ZL\x08"), ("lzma", b"XZ\x00"), ("lz4", b"L4\x01"), ("zstd", b"ZS\x01")]
)
def test_the_page_is_compressed_by_the_algorithm_of_the_case(name: str, magic: bytes, tmp_path: Path) -> None:
    case = CASES[f"compression.algorithms.{name}"]
    write_case(case, tmp_path / case.file_name)
    ((num, data),) = stored_pages(tmp_path / case.file_name)
    assert num == 32
    assert data[:3] == magic


def test_the_short_page_is_stored_as_it_is(tmp_path: Path) -> None:
    case = CASES["compression.block.short"]
    write_case(case, tmp_path / case.file_name)
    ((num, data),) = stored_pages(tmp_path / case.file_name)
    # Split: all lowest bytes come first; zigzag makes 2 of 1.
    assert (num, data) == (2, b"\x00\x02" + bytes(14))


def test_the_big_page_takes_three_blocks(tmp_path: Path) -> None:
    case = CASES["compression.block.big"]
    write_case(case, tmp_path / case.file_name)
    ((num, data),) = stored_pages(tmp_path / case.file_name)
    assert num == len(case.entries)
    assert [chunk.len_uncompressed for chunk in iter_chunks(data)] == [16_777_215, 16_777_215, 8_388_610]


@EVERY
def test_the_same_bytes_are_written_again(case: SuiteCase, path: Path, tmp_path: Path) -> None:
    if case.name == "compression.block.big":
        # Seconds, and no other code than in the small ones.
        case = CASES["compression.block.short"]
        write_case(case, tmp_path / "first.root")
        path = tmp_path / "first.root"
    again = io.BytesIO()
    write_case(case, again)
    assert again.getvalue() == path.read_bytes()


def test_bytes_do_not_depend_on_time_zone_hash_seed_or_path(tmp_path: Path) -> None:
    case = CASES["types.unordered_map.nested"]
    write_case(case, tmp_path / "here.root")
    code = (
        "import sys; from rntuple_construct.kit.corpus.suite import CASES;"
        "from rntuple_construct.kit.corpus.suite.emit import write_case; write_case(CASES[sys.argv[1]], sys.argv[2])"
    )
    environment = {**os.environ, "TZ": "Asia/Tokyo", "PYTHONHASHSEED": "7", "SOURCE_DATE_EPOCH": "1"}
    there = tmp_path / "there.root"
    subprocess.run([sys.executable, "-c", code, case.name, str(there)], check=True, env=environment)
    assert there.read_bytes() == (tmp_path / "here.root").read_bytes()
