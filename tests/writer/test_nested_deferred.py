"""Representations that are added late below collections and variants (feature flag 0), from writer to merge."""

from __future__ import annotations

import io
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from rntuple_spec.column_types import ColumnType
from support.peers import answer

import rntuple_construct as rnt
from rntuple_construct.base.errors import PageError, SchemaError
from rntuple_construct.cli import main
from rntuple_construct.format.generations.records import FooterRecord, HeaderRecord
from rntuple_construct.kit.corpus.mutations.bases import BASE_FACTS, draft_of
from rntuple_construct.kit.files.file_description import Model, build
from rntuple_construct.kit.files.file_tables import file_of_table
from rntuple_construct.writer import WriteOptions

BEYOND = WriteOptions(compression="none", beyond_root=True)
VECTORS = [[1.0, 2.0], [3.0], [], [4.0, 5.0, 6.0], [7.0], [8.0, 9.0]]
CASES = {
    "collection": ("std::vector<float>", "x._0", VECTORS),
    "variant": ("std::variant<std::int32_t,float>", "x._1", [1.5, 2, None, 3.5, 4.5, 5]),
    "record": (
        "std::vector<std::pair<std::int32_t,float>>",
        "x._0._1",
        [[{"_0": number, "_1": number / 2}] * (number % 3) for number in range(1, 7)],
    ),
    "collection of collections": (
        "std::vector<std::vector<float>>",
        "x._0._0",
        [[each, []] for each in VECTORS],
    ),
}


def written(
    path: Path, spec: str, field: str, values: Sequence[Any], encodings: Sequence[str] = ("Real16",)
) -> Path:
    """A file whose representations are added after two entries each."""
    with rnt.create(path, "ntpl", {"x": spec}, BEYOND) as writer:
        for number, encoding in enumerate(encodings):
            writer.extend({"x": values[2 * number : 2 * number + 2]})
            writer.flush_cluster()
            writer.add_representation(field, encoding)
        writer.extend({"x": values[2 * len(encodings) :]})
    return path


def values_of(path: Path | bytes) -> list[Any]:
    with rnt.open(path) as file:
        return [row["x"] for row in file.only().arrays(library="py")]


def flags_of(path: Path) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Words of feature flags of header and footer."""
    with rnt.open(path) as file:
        header, footer = file.only().header, file.only().footer
    assert isinstance(header, HeaderRecord)
    assert isinstance(footer, FooterRecord)
    return header.feature_flags, footer.feature_flags


def findings(path: Path | bytes) -> set[str]:
    return {found.rule_id for found in rnt.validate(path, level="full").findings}


# Writing


@pytest.mark.parametrize("case", CASES)
def test_late_representations_set_the_flag_of_the_footer(case: str, tmp_path: Path) -> None:
    spec, field, values = CASES[case]
    path = written(tmp_path / "late.root", spec, field, values)
    assert flags_of(path) == ((0,), (1,))
    assert values_of(path) == values
    assert findings(path) == set()
    with rnt.open(path) as file:
        late = file.only().schema.columns[-1]
        (first, *_), pages = (
            file.only().clusters,
            [each.column_range(late.column_id) for each in file.only().clusters],
        )
        before = first.column_range(late.column_id - 1)
    assert before is not None
    assert late.record.first_element_index == -before.len_elements
    assert pages[0] is None
    assert pages[1] is not None
    assert pages[1].element_offset == before.len_elements


@pytest.mark.parametrize("case", CASES)
def test_what_root_refuses_is_refused_by_default(case: str) -> None:
    spec, field, values = CASES[case]
    with rnt.create(io.BytesIO(), "ntpl", {"x": spec}) as writer:
        writer.extend({"x": values[:2]})
        writer.flush_cluster()
        with pytest.raises(SchemaError, match=r"feature flag 0 .*beyond_root=True") as caught:
            writer.add_representation(field, "Real16")
        assert caught.value.rule_id == "RNT-FEA-005"
        writer.extend({"x": values[2:]})


def test_without_elements_nothing_is_deferred(tmp_path: Path) -> None:
    path = tmp_path / "empty.root"
    with rnt.create(path, "ntpl", {"x": "std::vector<float>"}) as writer:
        writer.extend({"x": [[], []]})
        writer.flush_cluster()
        writer.add_representation("x._0", "Real16")
        writer.extend({"x": [[1.0]]})
    assert flags_of(path) == ((0,), (0,))
    assert (values_of(path), findings(path)) == ([[], [], [1.0]], set())


def test_representations_of_fields_that_entries_count_need_no_flag(tmp_path: Path) -> None:
    path = tmp_path / "plain.root"
    with rnt.create(path, "ntpl", {"x": "std::vector<float>"}, compression="none") as writer:
        writer.extend({"x": VECTORS[:2]})
        writer.flush_cluster()
        writer.add_representation("x", "Index32")
        writer.extend({"x": VECTORS[2:]})
    assert flags_of(path) == ((0,), (0,))
    assert (values_of(path), findings(path)) == (VECTORS, set())


def test_late_representations_of_strings_are_beyond_root(tmp_path: Path) -> None:
    """ROOT 6.40.00 aborts when it opens such a file, and no flag tells it to refuse."""
    words = ["ab", "c", "", "defg"]
    for options in (WriteOptions(compression="none"), BEYOND):
        with rnt.create(tmp_path / "text.root", "ntpl", {"x": "std::string"}, options) as writer:
            writer.extend({"x": words[:2]})
            writer.flush_cluster()
            if options is not BEYOND:
                with pytest.raises(SchemaError) as caught:
                    writer.add_representation("x", ["Index32", "Char"])
                assert caught.value.rule_id == "RNT-COL-019"
            else:
                writer.add_representation("x", ["Index32", "Char"])
            writer.extend({"x": words[2:]})
    assert values_of(tmp_path / "text.root") == words
    assert findings(tmp_path / "text.root") == {"RNT-COL-019"}


def test_two_late_representations_and_the_first_one_again(tmp_path: Path) -> None:
    path = tmp_path / "three.root"
    with rnt.create(path, "ntpl", {"x": "std::vector<double>"}, BEYOND) as writer:
        for number, encoding in enumerate(("Real32", "Real16")):
            writer.extend({"x": VECTORS[number : number + 1]})
            writer.flush_cluster()
            writer.add_representation("x._0", encoding)
        for chosen, entries in ((2, VECTORS[2:4]), (1, VECTORS[4:5]), (0, VECTORS[5:])):
            writer.select_representation("x._0", chosen)
            writer.extend({"x": entries})
            writer.flush_cluster()
    assert (values_of(path), findings(path)) == (VECTORS, set())
    with rnt.open(path) as file:
        first = [column.record.first_element_index for column in file.only().schema.columns]
    assert first == [None, None, -2, -3]


def test_root_refuses_the_flag(tmp_path: Path) -> None:
    path = written(tmp_path / "late.root", *CASES["collection"])
    assert "feature" in answer("root", path, "ntpl").message


# Reading


def without_late_columns() -> dict[str, Any]:
    """The base file with all representations in the header, so that no column is deferred."""
    table = dict(BASE_FACTS["nested-deferred"])
    fields = [dict(row) for row in table["fields"]]
    for row in table.pop("extension"):
        (column,) = row["columns"]
        elements = ["suppressed" if given == "unlisted" else given for given in column["elements"]]
        plain = {"type": column["type"], "representation": column["representation"], "elements": elements}
        owner = next(field for field in fields if field["name"] == row["name"])
        owner["columns"] = [*owner["columns"], plain]
    return {**table, "fields": fields, "changes": []}


def test_an_independent_file_with_late_representations() -> None:
    """Bytes that the writer did not make; the same values without deferred columns."""
    late, plain = draft_of("nested-deferred").build(), file_of_table(without_late_columns())
    with rnt.open(late) as first, rnt.open(plain) as second:
        rows = first.only().arrays(library="py")
        assert rows == second.only().arrays(library="py")
        assert [row["vec"] for row in rows] == [[1.0], [2.0, 3.0], [4.0, 5.0], [], [6.0], [], [], [7.0]]
        for start in range(8):
            assert (
                first.only().arrays(entry_start=start, entry_stop=start + 1, library="py")
                == rows[start : start + 1]
            )
    assert findings(late) == findings(plain) == set()


def test_later_versions_of_the_format_are_read() -> None:
    draft = draft_of("nested-deferred")
    draft.anchor.update(version_major=1, version_minor=0, version_patch=0)
    data = draft.build()
    assert findings(data) == set()
    with rnt.open(data) as file:
        assert file.only().num_entries == 8


@pytest.mark.parametrize(
    ("column", "values", "rule_id"),
    [
        (8, np.array([4], "<f4"), "RNT-ENC-003"),
        (8, np.array([4, 5, 6], "<f4"), "RNT-ENC-003"),
        (10, np.array([11], "<f2"), "RNT-ENC-005"),
        (11, np.array([32, 33], "<f2"), "RNT-ENC-009"),
    ],
)
def test_elements_of_late_representations_are_counted(column: int, values: Any, rule_id: str) -> None:
    draft = draft_of("nested-deferred")
    located = draft.located(1, 0, column)
    located["items"] = [draft.add_page(values.tobytes(), len(values))]
    assert rule_id in findings(draft.build())


def test_explain_and_info_name_the_flag_and_the_column(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = written(tmp_path / "late.root", *CASES["collection"])
    assert main(["explain", str(path)]) == 0
    text = capsys.readouterr().out
    assert "feature_flags: 0 (nested_deferred_columns)" in text
    assert "real16, 16 bits, field 1, suppressed before element 3" in text
    assert main(["info", str(path)]) == 0
    assert "Real16, representation 1, suppressed before element 3" in capsys.readouterr().out


# Converting and joining


@pytest.mark.parametrize("case", CASES)
def test_converted_merged_and_appended_files(case: str, tmp_path: Path) -> None:
    spec, field, values = CASES[case]
    late = written(tmp_path / "late.root", spec, field, values)
    plain = tmp_path / "plain.root"
    with rnt.create(plain, "ntpl", {"x": spec}, compression="none") as writer:
        writer.extend({"x": values})
    assert main(["convert", "-q", str(late), str(tmp_path / "converted.root")]) == 0
    for name, parts in {"first": [late, plain], "last": [plain, late], "both": [late, late]}.items():
        rnt.merge(tmp_path / f"{name}.root", parts)
        # All representations are in the header, so that ROOT 6.40.00 reads the file.
        assert flags_of(tmp_path / f"{name}.root") == ((0,), (0,))
    rnt.append(plain, [late])
    rnt.append(late, [tmp_path / "converted.root", plain])
    assert flags_of(late) == ((0,), (1,))
    assert flags_of(plain) == ((0,), (0,))
    expected = {"converted": 1, "first": 2, "last": 2, "both": 2, "plain": 2, "late": 4}
    for name, times in expected.items():
        path = tmp_path / f"{name}.root"
        assert values_of(path) == values * times, name
        assert findings(path) == set(), name


def test_appending_to_a_file_whose_last_cluster_uses_a_late_representation(tmp_path: Path) -> None:
    path = written(tmp_path / "late.root", *CASES["collection"], encodings=("Real16", "Real32"))
    with rnt.open(path, mode="a") as file:
        file.only().extend({"x": VECTORS})
    assert values_of(path) == VECTORS * 2
    assert findings(path) == set()


def test_a_late_representation_hides_no_lacking_elements(tmp_path: Path) -> None:
    """Only fields that were added late may lack elements in front; merge made zeros of them."""
    model, late = Model(), Model()
    field = model.field("x", "float")
    model.column(field, ColumnType.REAL32, [1.0], None)
    late.column(
        field, ColumnType.REAL16, "unlisted", [3.0], representation_index=1, flags=1, first_element_index=-2
    )
    path = tmp_path / "short.root"
    path.write_bytes(build(model, [2, 1], [1, 1], extension=late).build())
    with pytest.raises(PageError) as caught:
        rnt.merge(tmp_path / "out.root", [path])
    assert caught.value.rule_id == "RNT-ENC-007"
    assert not (tmp_path / "out.root").exists()
