"""What is written is read again: every type, nesting, codec, dialect, library and range of rows."""

from __future__ import annotations

import io
from typing import Any

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from support.trevni_strategies import files

from rntuple_construct import trevni
from rntuple_construct.base.errors import SchemaError
from rntuple_construct.trevni import ColumnOptions
from rntuple_construct.trevni.cases.examples import write

CODECS = ["null", "deflate", "bzip2", "snappy"]
PROFILES = pytest.mark.parametrize("profile", ["trevni-wiki", "trevni-avro"])
LONGS = st.integers(-(1 << 63), (1 << 63) - 1)
TEXTS = st.text(st.characters(exclude_categories=["Cs"]), max_size=6)
RECORD = {"pt": "double", "tags": "std::vector<std::string>", "weight": "std::optional<std::int16_t>"}
SCHEMA: dict[str, Any] = {
    "id": "long", "small": "std::int8_t", "wide": "std::uint64_t", "flag": "bool", "name": "string?", "raw": "bytes",
    "none": "null", "list": "long*", "deep": "string**", "maybe": "long?*", "jets": [RECORD],
    "point": {"x": "float", "y": {"z": "std::vector<bool>"}}, "holes": "double*?",
}  # fmt: skip
ROWS = st.lists(
    st.fixed_dictionaries(
        {
            "id": LONGS,
            "small": st.integers(-128, 127),
            "wide": st.integers(0, (1 << 64) - 1),
            "flag": st.booleans(),
            "name": st.none() | TEXTS,
            "raw": st.binary(max_size=5),
            "none": st.none(),
            "list": st.lists(LONGS, max_size=3),
            "deep": st.lists(st.lists(TEXTS, max_size=2), max_size=3),
            "maybe": st.none() | st.lists(LONGS, max_size=2),
            "jets": st.lists(
                st.fixed_dictionaries(
                    {
                        "pt": st.floats(allow_nan=False),
                        "tags": st.lists(TEXTS, max_size=2),
                        "weight": st.none() | st.integers(-9, 9),
                    }
                ),
                max_size=3,
            ),
            "point": st.fixed_dictionaries(
                {
                    "x": st.floats(width=32, allow_nan=False),
                    "y": st.fixed_dictionaries({"z": st.lists(st.booleans(), max_size=11)}),
                }
            ),
            "holes": st.lists(st.none() | st.floats(allow_nan=False), max_size=3),
        }
    ),
    max_size=12,
)


@given(rows=ROWS, profile=st.sampled_from(["trevni-wiki", "trevni-avro"]), codec=st.sampled_from(CODECS[:3]),
       block_rows=st.none() | st.integers(1, 5), data=st.data())  # fmt: skip
@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])
def test_rows_are_read_as_they_were_written(
    rows: list[dict[str, Any]], profile: str, codec: str, block_rows: int | None, data: st.DataObject
) -> None:
    checksum = "null" if codec == "null" else "crc32"
    stored = write(
        {name: [row[name] for row in rows] for name in SCHEMA}, SCHEMA, profile=profile, codec=codec, checksum=checksum,
        block_rows=block_rows,
    )  # fmt: skip
    assert trevni.validate(stored).findings == ()
    with trevni.open(stored) as file:
        assert file.arrays(library="py") == rows
        start = data.draw(st.integers(0, len(rows)))
        stop = data.draw(st.integers(start, len(rows)))
        assert file.arrays(library="py", entry_start=start, entry_stop=stop) == rows[start:stop]
        assert [row for part in file.iterate(step_size=2, library="py") for row in part] == rows


NESTED = {
    "event": {
        "id": "fixed32",
        "maybe": "string?",
        "tags": "string*",
        "raw": "bytes",
        "deep": {"raws": "bytes?*"},
    },
    "jets": [{"e": "double", "raw": "bytes?"}],
}
NESTED_ROWS = [
    {
        "event": {"id": 1, "maybe": None, "tags": ["a", ""], "raw": b"x\0", "deep": {"raws": [b"1", b""]}},
        "jets": [{"e": 1.5, "raw": None}, {"e": 2.5, "raw": b"\xff"}],
    },
    {"event": {"id": -2, "maybe": "é", "tags": [], "raw": b"", "deep": {"raws": None}}, "jets": []},
]


@PROFILES
def test_members_of_records_have_types_of_the_format(profile: str) -> None:
    stored = write({name: [row[name] for row in NESTED_ROWS] for name in NESTED}, NESTED, profile=profile)
    assert trevni.validate(stored).findings == ()
    with trevni.open(stored) as file:
        assert file.arrays(library="py") == NESTED_ROWS
        types = {name.replace("#", "."): column.info.type.name for name, column in file.columns.items()}
    assert (types["event.id"], types["event.raw"], types["event.maybe"]) == ("fixed32", "bytes", "string")


def test_members_of_records_with_other_values() -> None:
    with pytest.raises(SchemaError, match=r"r\.raw"):
        write({"r": [{"raw": 3}]}, {"r": {"raw": "bytes"}})
    with pytest.raises(SchemaError, match=r"'null' of field 'r\.none'"):
        write({"r": [{"none": None}]}, {"r": {"none": "null"}})


@pytest.mark.parametrize("codec", CODECS)
@PROFILES
def test_blocks_of_every_codec(profile: str, codec: str) -> None:
    pytest.importorskip("cramjam")
    data = {"x": np.arange(40000), "s": [f"text {number}" for number in range(40000)]}
    checksum = "null" if profile == "trevni-avro" and codec == "null" else "crc32"
    stored = write(data, {"x": "long", "s": "string"}, profile=profile, codec=codec, checksum=checksum)
    with trevni.open(stored) as file:
        assert len(file.columns["x"].blocks) > 1
        read = file.arrays()
    assert (read["x"] == data["x"]).all()
    assert read["s"].tolist() == data["s"]


@pytest.mark.parametrize(
    ("kind", "values"),
    [
        (
            "long",
            [
                0,
                -1,
                1,
                -2,
                63,
                -64,
                64,
                -65,
                300,
                8191,
                -8192,
                8192,
                2**31 - 1,
                -(2**31),
                2**63 - 1,
                -(2**63),
            ],
        ),
        ("int", [0, -1, 2**31 - 1, -(2**31)]),
        ("fixed32", [0, -1, 2**31 - 1, -(2**31)]),
        ("fixed64", [0, -1, 2**63 - 1, -(2**63)]),
        ("float", [0.0, -0.0, 1.5, float("inf"), 3.4028234663852886e38]),
        ("double", [0.0, -0.0, 1e-310, float("-inf")]),
        ("string", ["", "é", "\0", "x" * 300]),
        ("bytes", [b"", b"\xff\xfe", bytes(200)]),
        ("null", [None, None]),
    ],
)
@PROFILES
def test_every_type(profile: str, kind: str, values: list[Any]) -> None:
    with trevni.open(write({"v": values}, {"v": kind}, profile=profile)) as file:
        assert file.columns["v"].info.type.name == kind
        assert file.arrays(library="py") == [{"v": value} for value in values]


def test_numbers_have_the_bytes_of_the_document() -> None:
    known = {63: "7e", -64: "7f", 64: "8001", -65: "8101", 300: "d804", 8191: "fe7f", -8192: "ff7f", 8192: "808001",
             2**31 - 1: "feffffff0f", -(2**31): "ffffffff0f", 2**63 - 1: "feffffffffffffffff01",
             -(2**63): "ffffffffffffffffff01"}  # fmt: skip
    for value, text in known.items():
        assert write({"v": [value]}, {"v": "long"}).endswith(bytes.fromhex(text))


def test_rows_with_an_array_width() -> None:
    matrix = np.arange(12.0).reshape(4, 3)
    with trevni.open(write({"m": matrix}, {"m": "std::array<double,3>"}, block_rows=3)) as file:
        assert file.columns["m"].info.array_width == 3
        assert (file.arrays()["m"] == matrix).all()
        assert (file.arrays(entry_start=2, entry_stop=4)["m"] == matrix[2:]).all()


@pytest.mark.parametrize("library", ["np", "ak", "pa", "pd", "py", "layout"])
def test_libraries(library: str) -> None:
    stored = write({"x": [1, 2], "l": [[1.5], []]}, {"x": "long", "l": "double*"})
    with trevni.open(stored) as file:
        read = file.arrays(library=library)
    if library == "ak":
        assert read.tolist() == [{"x": 1, "l": [1.5]}, {"x": 2, "l": []}]
    elif library == "pa":
        assert read.to_pylist() == [{"x": 1, "l": [1.5]}, {"x": 2, "l": []}]
    elif library == "pd":
        assert read["x"].tolist() == [1, 2]
    else:
        assert len(read) == 2


def test_only_the_blocks_of_the_rows_asked_for_are_read(monkeypatch: pytest.MonkeyPatch) -> None:
    stored = write({"x": np.arange(100), "y": np.arange(100)}, {"x": "long", "y": "long"}, block_rows=10)
    with trevni.open(stored) as file:
        ranges = []
        read = type(file._source).read
        monkeypatch.setattr(
            type(file._source),
            "read",
            lambda self, offset, size: ranges.append(offset) or read(self, offset, size),
        )
        file.arrays(["x"], entry_start=25, entry_stop=41)
        blocks = file.columns["x"].blocks
        assert ranges == blocks.offsets[2:5].tolist()


def test_first_values_lead_to_the_rows_of_a_sorted_column(monkeypatch: pytest.MonkeyPatch) -> None:
    values = np.repeat(np.arange(50), 4)
    columns = {"x": ColumnOptions(first_values=True), "s": ColumnOptions(first_values=True)}
    texts = [f"{value:03}" for value in values]
    stored = write({"x": values, "s": texts}, {"x": "int", "s": "string"}, columns=columns, block_rows=16)
    with trevni.open(stored) as file:
        seen: list[int] = []
        payload = file._payload
        monkeypatch.setattr(
            file, "_payload", lambda index, number: seen.append(number) or payload(index, number)
        )
        assert file.rows_between("x", 11, 12) == (44, 52)
        assert set(seen) <= {2, 3}
        assert file.rows_between("s", "000", "000") == (0, 4)
        assert file.rows_between("x", -5, -1) == (0, 0)
        assert file.rows_between("x", 49, 99) == (196, 200)
        assert file.rows_between("x", 60, 99)[0] == file.rows_between("x", 60, 99)[1]


def test_a_column_that_is_not_sorted_has_no_ranges() -> None:
    stored = write({"x": [5, 1]}, {"x": "int"}, columns={"x": ColumnOptions(first_values=True)}, block_rows=1)
    with trevni.open(stored) as file, pytest.raises(SchemaError, match="not sorted"):
        file.rows_between("x", 1, 2)


def test_columns_have_choices_of_their_own() -> None:
    options = {
        "x": ColumnOptions(type="fixed32", codec="bzip2", checksum="null", metadata={"unit": "m"}),
        "y": ColumnOptions(parent="x"),
    }
    stored = write({"x": [1, -1], "y": [1, 2]}, {"x": "int", "y": "int"}, columns=options, codec="deflate", checksum="crc32",
                   metadata={"made by": "a test"})  # fmt: skip
    with trevni.open(stored) as file:
        x, y = (file.columns[name].info for name in "xy")
        assert (x.type.name, x.codec.name, x.has_checksums, x.metadata) == (
            "fixed32",
            "bzip2",
            False,
            {"unit": b"m"},
        )
        assert (y.type.name, y.codec.name, y.has_checksums, y.parent) == ("int", "deflate", True, 0)
        assert file.metadata == {"made by": b"a test"}
        assert file.arrays(library="py") == [{"x": 1, "y": 1}, {"x": -1, "y": 2}]


@pytest.mark.parametrize(
    ("schema", "choices", "message"),
    [
        ({"v": "std::variant<int,double>"}, {}, "several types"),
        ({"v": "std::vector<std::array<int,2>>"}, {}, "fixed size"),
        ({"v": "std::array<int,2>"}, {"profile": "trevni-avro"}, "fixed size"),
        ({"v": "boolean"}, {"columns": {"v": ColumnOptions(type="boolean")}}, "no type boolean"),
        ({"v": "long*"}, {"columns": {"v": ColumnOptions(first_values=True)}}, "first values"),
        ({"v": "long"}, {"columns": {"w": ColumnOptions()}}, "column 'w'"),
        (
            {"v": [{"a": "int", "b": "long"}]},
            {"profile": "trevni-avro", "columns": {"v": ColumnOptions(type="long")}},
            "column 'v' holds long values, not Optional",
        ),
        ({"v": "long"}, {"codec": "lzo"}, "no codec 'lzo'"),
        ({"v": "long"}, {"checksum": "md5"}, "no checksum 'md5'"),
        ({"v": "long"}, {"profile": "trevni-avro", "checksum": "crc32"}, "no compression"),
        ({"v": "long"}, {"metadata": {"trevni.codec": "x"}}, "reserved"),
        ({"a.b": {"c": "int"}}, {}, "'.'"),
        ({"": "long"}, {}, "name  is missing"),
    ],
)
def test_what_the_format_cannot_hold_is_refused(schema: Any, choices: Any, message: str) -> None:
    with pytest.raises(SchemaError, match=message):
        trevni.create(io.BytesIO(), schema, **choices)


@pytest.mark.parametrize(
    ("kind", "value"),
    [("int", 1 << 31), ("fixed32", -(1 << 40)), ("string", b"\xff"), ("null", 1), ("bytes", "text")],
)
def test_values_that_do_not_fit_are_refused_and_nothing_is_written(
    tmp_path: Any, kind: str, value: Any
) -> None:
    path = tmp_path / "out.trv"
    with pytest.raises(SchemaError), trevni.create(path, {"v": kind}) as writer:
        writer.extend({"v": [value]})
    assert list(tmp_path.iterdir()) == []


@given(made=files())
@settings(deadline=None, max_examples=60)
def test_generated_files_hold_their_rows(made: tuple[bytes, list[dict[str, Any]]]) -> None:
    data, rows = made
    assert trevni.validate(data).findings == ()
    with trevni.open(data) as file:
        assert file.arrays(library="py") == rows
