"""Tables that are imported and exported again are the same tables, for every type that the format can hold."""

from __future__ import annotations

import datetime as dt
import gzip
import io
import json
import subprocess
import sys
from decimal import Decimal
from pathlib import Path
from typing import Any

import numpy as np
import pandas as pd
import pyarrow as pa
import pyarrow.csv
import pyarrow.feather
import pyarrow.parquet
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from support.arrow_types import COLUMNS
from support.dumps import run_cli

import rntuple_construct as rnt
from rntuple_construct.base.errors import SchemaError, UnsupportedError
from rntuple_construct.conversion.tables.arrow_files import TYPES_LACKING
from rntuple_construct.conversion.tables.import_table import import_file
from rntuple_construct.writer import FieldOptions, ReducedMeaningWarning

# Parquet itself has other units.
NOT_IN_PARQUET = {"seconds", "list of times", "date in ms", "map of times", "negative scale"}


def through(tmp_path: Path, table: Any, suffix: str) -> Any:
    """A table after import and export."""
    source, target = tmp_path / f"a.{suffix}", tmp_path / f"b.{suffix}"
    if suffix == "parquet":
        pa.parquet.write_table(table, source)
    else:
        pa.feather.write_feather(table, source)
    import_file(source, tmp_path / "a.root", "t")
    rnt.export(tmp_path / "a.root", target)
    assert rnt.validate(tmp_path / "a.root").ok
    return pa.parquet.read_table(target) if suffix == "parquet" else pa.feather.read_table(target)


@pytest.mark.parametrize("name", COLUMNS)
@pytest.mark.parametrize("suffix", ["arrow", "parquet"])
def test_types_come_back(name: str, suffix: str, tmp_path: Path) -> None:
    if suffix == "parquet" and name in NOT_IN_PARQUET:
        return
    column = COLUMNS[name]
    for part in (column, column.slice(1, 1), column.slice(0, 0), column.drop_null()):
        found = through(tmp_path, pa.table({"c": part}), suffix).column("c")
        assert found.type == part.type
        assert found.equals(pa.chunked_array([part]))


def test_several_batches_of_all_types(tmp_path: Path) -> None:
    names = [name.replace(" ", "_") for name in COLUMNS]
    batch = pa.record_batch(list(COLUMNS.values()), names)
    table = pa.Table.from_batches([batch, batch.slice(1), batch.slice(0, 0)])
    assert through(tmp_path, table, "arrow").equals(table)


def test_the_table_in_the_documentation_is_true() -> None:
    text = (Path(__file__).parents[3] / "docs" / "data.md").read_text(encoding="utf-8")
    from rntuple_construct.model.arrays.meanings import described, format_of_type, meaning_in

    for column in COLUMNS.values():
        format = format_of_type(pa, column.type)
        if format is not None:
            assert f"`{format[0:2]}" in text or f"`{format[0]}" in text
            assert meaning_in(described(format, "some text")) == format


def test_what_is_lost_is_named(tmp_path: Path) -> None:
    table = pa.table(
        {
            "c": pa.array(["a", "b"]).dictionary_encode(),
            "x": pa.array([1, 2]),
            "t": pa.array([1, 2], pa.timestamp("s")),
        }
    )
    pa.feather.write_feather(table, tmp_path / "a.arrow")
    outcome = run_cli("import", str(tmp_path / "a.arrow"), str(tmp_path / "a.root"))
    assert [line for line in outcome.err.splitlines() if line.startswith("note")] == [
        "note: column 'c': the values are kept, that they are categories is not"
    ]
    schema = {"c": "std::string", "x": "std::int64_t", "t": "double"}
    found = import_file(tmp_path / "a.arrow", tmp_path / "b.root", "t", schema=schema)
    assert set(found.reduced) == {"c", "t"}
    found = import_file(
        tmp_path / "a.arrow", tmp_path / "b.root", "t", schema=schema | {"t": "std::optional<std::int64_t>"}
    )
    assert found.meanings == {"t": "tss:"}


def test_times_of_pandas_and_numpy_keep_unit_and_zone() -> None:
    frame = pd.DataFrame({
        "t": pd.to_datetime(["2020-01-01", None]), "d": pd.to_timedelta([1, None], unit="s"),
        "z": pd.to_datetime(["2020-01-01", None]).tz_localize("Europe/Zurich"), "x": [1, 2],
    })  # fmt: skip
    buffer = io.BytesIO()
    rnt.write(buffer, "E", frame)
    with rnt.open(buffer.getvalue()) as file:
        pd.testing.assert_frame_equal(file["E"].arrays(library="pd"), frame)
        assert file["E"].arrays(library="py")[1] == {"t": None, "d": None, "z": None, "x": 2}
        assert file["E"].arrays(["z"], library="pa").schema.field("z").type.tz == "Europe/Zurich"
    days = np.array(["2020-01-01", "NaT"], "datetime64[D]")
    buffer = io.BytesIO()
    rnt.write(buffer, "E", {"d": days})
    with rnt.open(buffer.getvalue()) as file:
        assert file["E"].arrays(library="pa").column("d").to_pylist() == [dt.date(2020, 1, 1), None]
    with pytest.warns(ReducedMeaningWarning, match="unit"):
        rnt.write(io.BytesIO(), "E", {"d": days.astype("datetime64[h]")})


def test_descriptions_that_do_not_fit_leave_the_values() -> None:
    from rntuple_construct.writer import FieldSpec

    schema = {
        name: FieldSpec.of("double", description=f"[arrow:{name}]")
        for name in ("tsu:", "z", "d:1,2", "w:2", "+m", "?")
    }
    schema = {f"f{number}": spec for number, spec in enumerate(schema.values())}
    buffer = io.BytesIO()
    rnt.write(buffer, "E", {name: [1.5] for name in schema}, schema=schema)
    with rnt.open(buffer.getvalue()) as file:
        assert file["E"].arrays(library="pa").to_pylist() == [dict.fromkeys(schema, 1.5)]


# -- JSON and CSV ----------------------------------------------------------------------------------------------

REALS = st.floats() | st.sampled_from([0.1, -0.0, 1e300, 2.0**53 + 2])
TEXT = st.text(st.characters(exclude_categories=["Cs"]), max_size=4) | st.sampled_from(
    ["NA", "null", "", "nan", "\udcff", "07", "true"]
)


@pytest.mark.parametrize("suffix", ["json", "jsonl", "csv"])
@settings(deadline=None, max_examples=25)
@given(
    reals=st.lists(st.none() | REALS, min_size=1, max_size=8),
    texts=st.lists(st.none() | TEXT, min_size=8, max_size=8),
)
def test_values_survive_dump_and_import(
    suffix: str, tmp_path_factory: Any, reals: list[Any], texts: list[Any]
) -> None:
    tmp_path = tmp_path_factory.mktemp("dumped")
    # A column of text with nothing but words for numbers, or cells that are numbers, is one of numbers: "z" tells.
    texts = [text if text is None else f"z{text}" for text in texts[: len(reals)]]
    if suffix == "csv":  # which is UTF-8
        texts = [text and text.replace("\udcff", "") for text in texts]
    schema = {"x": "std::optional<double>", "s": "std::optional<std::string>", "one": "std::int32_t"}
    data = [{"x": x, "s": s, "one": 1} for x, s in zip(reals, texts, strict=True)]
    rnt.write(tmp_path / "a.root", "E", data, schema=schema)
    dumped = tmp_path / f"a.{suffix}"
    assert run_cli("dump", str(tmp_path / "a.root"), "--format", suffix, "-o", str(dumped)).code == 0
    import_file(dumped, tmp_path / "b.root", "E")
    with rnt.open(tmp_path / "b.root") as file:
        rows = file["E"].arrays(library="py")
    assert [row["s"] for row in rows] == texts
    found = [row["x"] for row in rows]
    assert [repr(value) for value in found] == [repr(None if x is None else float(x)) for x in reals]


def test_nan_and_infinities_among_lists_and_records(tmp_path: Path) -> None:
    rows = [{"v": [1.5, float("nan")], "r": {"x": float("inf")}}, {"v": [], "r": {"x": float("-inf")}}]
    rnt.write(tmp_path / "a.root", "E", rows, schema={"v": "std::vector<double>", "r": {"x": "double"}})
    for suffix in ("json", "jsonl"):
        path = tmp_path / f"a.{suffix}"
        run_cli("dump", str(tmp_path / "a.root"), "--format", suffix, "-o", str(path))
        import_file(path, tmp_path / "b.root", "E")
        with rnt.open(tmp_path / "b.root") as file:
            assert repr(file["E"].arrays(library="py")) == repr(rows)


def test_bytes_of_streamer_fields_survive(tmp_path: Path) -> None:
    (tmp_path / "a.jsonl").write_text('{"b":{"$streamer":"00ff"}}\n{"b":{"$streamer":""}}\n')
    import_file(tmp_path / "a.jsonl", tmp_path / "a.root", "E")
    with rnt.open(tmp_path / "a.root") as file:
        assert file["E"].arrays(library="pa").column("b").to_pylist() == [b"\x00\xff", b""]


@pytest.mark.parametrize(
    ("lines", "values"),
    [
        (['{"a": 1}', '{"b": "x"}'], [{"a": 1, "b": None}, {"a": None, "b": "x"}]),
        (['{"a": 1}', '{"a": 0.5}'], [{"a": 1.0}, {"a": 0.5}]),
        (
            ['{"a": {"x": 1}}', '{"a": {"y": [1]}}'],
            [{"a": {"x": 1, "y": None}}, {"a": {"x": None, "y": [1]}}],
        ),
        (['{"a": []}', '{"a": [{"x": 1}]}', '{"a": null}'], [{"a": []}, {"a": [{"x": 1}]}, {"a": None}]),
        (['{"a": "2020-01-01T00:00:00"}', '{"a": "x"}'], [{"a": "2020-01-01T00:00:00"}, {"a": "x"}]),
        (['{"a": "nan"}', '{"a": 2}'], [{"a": float("nan")}, {"a": 2.0}]),
        (['{"a": "nan"}', '{"a": "x"}'], [{"a": "nan"}, {"a": "x"}]),
        (['{"a": 1}', '{"a": "x"}'], [{"a": 1}, {"a": "x"}]),
        (['{"a": 18446744073709551615}', '{"a": 1}'], [{"a": 2**64 - 1}, {"a": 1}]),
        (['{"a": null}', '{"a": null}'], [{"a": None}, {"a": None}]),
        (['{"a": null}', '{"a": 5}'], [{"a": None}, {"a": 5}]),
    ],
)
def test_json_lines(lines: list[str], values: list[Any], tmp_path: Path) -> None:
    (tmp_path / "a.jsonl").write_text("\n".join(lines))
    (tmp_path / "a.json").write_text("[\n" + ",\n".join(lines) + "\n]\n")
    for suffix in ("json", "jsonl"):
        import_file(tmp_path / f"a.{suffix}", tmp_path / "a.root", "E")
        table = pyarrow_rows(tmp_path / "a.root")
        assert repr(table) == repr(values)


def pyarrow_rows(path: Path) -> list[Any]:
    with rnt.open(path) as file:
        nodes = file["E"].nodes
        if any(node.kind.value == "variant" for node in nodes.values()):
            return file["E"].arrays(library="py")
        return file["E"].arrays(library="pa").to_pylist()


def test_csv_options(tmp_path: Path) -> None:
    (tmp_path / "a.csv").write_bytes("näme\tb\nZürich\tNA\n\t1.5\n".encode("latin-1"))
    target = str(tmp_path / "a.root")
    refused = run_cli("import", str(tmp_path / "a.csv"), target, "--reader", "delim=\\t")
    assert refused.code == 2
    assert "encoding=latin-1" in refused.err
    assert not (tmp_path / "a.root").exists()
    arguments = ["--reader", "delim=\\t", "--reader", "encoding=latin-1", "--rename", "b=x", "--name", "E"]
    assert run_cli("import", str(tmp_path / "a.csv"), target, *arguments).code == 0
    with rnt.open(target) as file:
        assert file["E"].arrays(library="py") == [{"näme": "Zürich", "x": "NA"}, {"näme": None, "x": "1.5"}]


@pytest.mark.parametrize(
    "arguments",
    [
        ["--rename", "q=x"],
        ["--rename", "x"],
        ["--reader", "encoding=no"],
        ["--reader", "columns=x"],
        ["--reader", "delim"],
        ["--reader", "sep=ab"],
        ["--reader", "nosuch=ab"],
        ["--rename", "a b=c"],
    ],
)
def test_wrong_options_of_an_import_are_told(arguments: list[str], tmp_path: Path) -> None:
    (tmp_path / "a.csv").write_text("a b,c\n1,2\n")
    outcome = run_cli("import", str(tmp_path / "a.csv"), str(tmp_path / "a.root"), *arguments)
    assert outcome.code == 2
    assert len(outcome.err) < 300
    assert not (tmp_path / "a.root").exists()


def test_names_are_made_legal_on_request(tmp_path: Path) -> None:
    table = pa.table({"a b": [1], "a.b": [2], "r": [{"x/y": 1, "z": 2}]})
    pa.parquet.write_table(table, tmp_path / "a.parquet")
    (tmp_path / "a.json").write_text('[{"a b": 1, "a.b": 2, "r": {"x/y": 1, "z": 2}}]')
    for suffix in ("parquet", "json"):
        source, target = str(tmp_path / f"a.{suffix}"), str(tmp_path / "a.root")
        assert run_cli("import", source, target, "--force").code == 2
        assert run_cli("import", source, target, "--force", "--sanitize-names", "--name", "E").code == 0
        with rnt.open(target) as file:
            assert file["E"].arrays(library="py") == [{"a_b": 1, "a_b_2": 2, "r": {"x_y": 1, "z": 2}}]


def test_standard_input(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "rntuple_construct", "import", "-", str(tmp_path / "a.root")]
    refused = subprocess.run(command, input=b"a\n1\n", capture_output=True, check=False)
    assert (refused.returncode, b"--format" in refused.stderr) == (2, True)
    subprocess.run([*command, "--format", "csv"], input=b"a\n1\n", capture_output=True, check=True)
    with rnt.open(tmp_path / "a.root") as file:
        assert file["Events"].arrays(library="py") == [{"a": 1}]


# -- export ----------------------------------------------------------------------------------------------------


@pytest.fixture
def exported(tmp_path: Path) -> Path:
    data = {"x": np.array([0.1, np.nan, 3.0]), "s": ["a", "", 'q"'], "n": np.arange(3)}
    rnt.write(
        tmp_path / "a.root",
        "E",
        data | {"v": [[1], [], [2, 3]]},
        schema={"x": "double", "s": "std::string", "n": "std::int8_t", "v": "std::vector<int>"},
    )
    return tmp_path / "a.root"


def test_export_as_text(exported: Path, tmp_path: Path) -> None:
    target = tmp_path / "a.csv"
    refused = run_cli("export", str(exported), str(target))
    assert (refused.code, "'v'" in refused.err, target.exists()) == (2, True, False)
    assert run_cli("export", str(exported), str(target), "--fields", "x,s,n").code == 0
    assert target.read_text() == 'x,s,n\n0.1,a,0\nnan,"",1\n3.0,"q""",2\n'
    for name in ("a.jsonl", "a.jsonl.gz"):
        assert run_cli("export", str(exported), str(tmp_path / name), "--entries", "1:").code == 0
    lines = (tmp_path / "a.jsonl").read_bytes()
    assert gzip.decompress((tmp_path / "a.jsonl.gz").read_bytes()) == lines
    assert [json.loads(line) for line in lines.splitlines()] == [
        {"x": "nan", "s": "", "n": 1, "v": []}, {"x": 3.0, "s": 'q"', "n": 2, "v": [2, 3]},
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("name", "compression"),
    [("a.parquet", "snappy"), ("a.parquet", "zstd:9"), ("a.arrow", "lz4"), ("a.arrow", None)],
)
def test_export_of_columns(name: str, compression: str | None, exported: Path, tmp_path: Path) -> None:
    found = rnt.export(exported, tmp_path / name, compression=compression, step_size=2)
    assert (found.num_entries, found.num_fields, found.nbytes) == (3, 4, (tmp_path / name).stat().st_size)
    read = pa.parquet.read_table if name.endswith("parquet") else pa.feather.read_table
    with rnt.open(exported) as file:
        assert repr(read(tmp_path / name).to_pylist()) == repr(file["E"].arrays(library="py"))


def test_export_never_replaces_what_it_should_not(exported: Path, tmp_path: Path) -> None:
    before = exported.read_bytes()
    for extra in ([], ["--force"]):
        assert run_cli("export", str(exported), str(exported), "--format", "parquet", *extra).code == 2
    (tmp_path / "a.csv").write_text("mine")
    assert run_cli("export", str(exported), str(tmp_path / "a.csv"), "--fields", "x").code == 2
    assert ((tmp_path / "a.csv").read_text(), exported.read_bytes()) == ("mine", before)
    with pytest.raises(SchemaError, match="compression"):
        rnt.export(exported, tmp_path / "b.csv", compression="zstd")
    with pytest.raises(SchemaError, match="format"):
        rnt.export(exported, tmp_path / "b.xyz")
    assert not list(tmp_path.glob("b.*"))


def test_variants_are_refused_where_there_are_none(tmp_path: Path) -> None:
    rnt.write(tmp_path / "a.root", "E", [{"w": 1}, {"w": "x"}])
    outcome = run_cli("export", str(tmp_path / "a.root"), str(tmp_path / "a.parquet"))
    assert (outcome.code, "'w'" in outcome.err) == (2, True)
    assert run_cli("export", str(tmp_path / "a.root"), str(tmp_path / "a.arrow")).code == 0


def test_parquet_lacks_decimals_with_a_scale_below_zero_or_above_the_precision(tmp_path: Path) -> None:
    """pyarrow writes such decimals to Arrow files only, and raises an OSError for Parquet."""
    columns = {
        "hundreds": pa.array([Decimal("12E2"), None], pa.decimal128(5, -2)),
        "small": pa.array([Decimal("0.00123"), None], pa.decimal128(9, 5)).cast(pa.decimal128(3, 5)),
        "lists": pa.array([[Decimal("-3E2")], []], pa.list_(pa.decimal256(50, -2))),
        "money": pa.array([Decimal("1.23"), None], pa.decimal128(3, 2)),
    }
    rnt.write(tmp_path / "a.root", "E", pa.table(columns))
    outcome = run_cli("export", str(tmp_path / "a.root"), str(tmp_path / "a.parquet"))
    assert outcome.code == 2
    assert (
        "'hundreds' holds decimal128(5, -2), which Parquet does not have; so do small, lists" in outcome.err
    )
    assert not (tmp_path / "a.parquet").exists()
    rnt.export(tmp_path / "a.root", tmp_path / "a.parquet", skip_unsupported=True)
    assert pyarrow.parquet.read_table(tmp_path / "a.parquet").to_pydict() == {
        "money": [Decimal("1.23"), None]
    }
    rnt.export(tmp_path / "a.root", tmp_path / "a.arrow")
    shown = pyarrow.feather.read_table(tmp_path / "a.arrow").to_pydict()
    assert shown == {name: column.to_pylist() for name, column in columns.items()}


def test_errors_of_the_code_of_parquet_have_no_number(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """A type that no list of ours knows: the export is refused, and no file appears."""
    monkeypatch.setitem(TYPES_LACKING, "parquet", lambda pa, kind: False)
    rnt.write(tmp_path / "a.root", "E", pa.table({"x": pa.array([Decimal("12E2")], pa.decimal128(5, -2))}))
    with pytest.raises(SchemaError, match="cannot be exported: Scale must be"):
        rnt.export(tmp_path / "a.root", tmp_path / "a.parquet")
    assert not (tmp_path / "a.parquet").exists()


@pytest.mark.parametrize(
    ("type_name", "format", "value"),
    [("std::int64_t", "d:9,1", 10**9), ("std::int32_t", "tts", 86_400), ("std::int64_t", "tdm", 1)],
)
@pytest.mark.parametrize("kind", ["arrow", "parquet"])
def test_values_that_the_stated_type_lacks_are_not_exported(
    type_name: str, format: str, value: int, kind: str, tmp_path: Path
) -> None:
    """Arrow would store a decimal of more digits than its type has, or a time of day after midnight."""
    path = tmp_path / "a.root"
    options = {"x": FieldOptions(description=f"[arrow:{format}]")}
    rnt.write(
        path, "E", {"x": [0, value], "y": [1, 2]}, schema={"x": type_name, "y": "int"}, field_options=options
    )
    target = tmp_path / f"a.{kind}"
    with pytest.raises(UnsupportedError, match="'x' has a value that is no ") as caught:
        rnt.export(path, target)
    assert caught.value.path == "x"
    assert not target.exists()
    rnt.export(path, target, fields=["y"])
    assert target.exists()
    rnt.export(path, tmp_path / "a.csv")
    assert len((tmp_path / "a.csv").read_text().splitlines()) == 3


@pytest.mark.parametrize(
    ("number", "format", "value"),
    [("std::int64_t", "d:9,1", 10**9), ("std::int32_t", "tts", 86400), ("std::int64_t", "tdm", 1)],
)
def test_values_that_the_stated_type_lacks_have_no_arrow_array(
    number: str, format: str, value: int, tmp_path: Path
) -> None:
    """Polars would show null, pandas raise an error of its own, and SQL cut the time of a date."""
    options = FieldOptions(description=f"[arrow:{format}]")
    types = {"x": number, "o": f"std::optional<{number}>", "v": f"std::vector<{number}>"}
    described = {"x": "x", "o": "o._0", "v": "v._0"}
    right, wrong = {"x": 0, "o": None, "v": [0, 0]}, {"x": value, "o": value, "v": [0, value]}
    for name, type_name in types.items():
        path = tmp_path / f"{name}.root"
        with rnt.create(path, "E", {name: type_name}, field_options={described[name]: options}) as writer:
            writer.extend({name: [right[name]]})
            writer.flush_cluster()
            writer.extend({name: [wrong[name]]})
        with rnt.open(path) as file:
            entries = file["E"]
            assert len(entries.arrays(entry_stop=1, library="pa")) == 1
            for library in ("pa", "pd", "polars"):
                with pytest.raises(UnsupportedError, match="has a value that is no ") as caught:
                    entries.arrays(library=library)
                assert caught.value.path == described[name]
            with pytest.raises(pyarrow.ArrowInvalid, match="has a value that is no "):
                pyarrow.RecordBatchReader.from_stream(entries).read_all()
            assert len(entries.arrays(library="py")) == 2
        done = run_cli("query", f"SELECT {name} FROM E", str(path))
        assert "has a value that is no " in done.err


def test_dictionaries_of_parquet_are_for_columns_of_few_values(tmp_path: Path) -> None:
    number = np.arange(100_000)
    columns = {"all": number * 1.5, "few": number % 10 * 1.5, "text": [f"t{i % 7}" for i in number]}
    columns["lists"] = np.stack([number, -number], axis=1).tolist()
    columns["point"] = [{"x": i, "y": i % 2} for i in number.tolist()]
    rnt.write(tmp_path / "a.root", "E", columns)
    rnt.export(tmp_path / "a.root", tmp_path / "a.parquet", step_size=20_000)
    with pyarrow.parquet.ParquetFile(tmp_path / "a.parquet") as file:
        group = file.metadata.row_group(file.metadata.num_row_groups - 1)
        with_dictionary = {
            group.column(i).path_in_schema.split(".list")[0]
            for i in range(group.num_columns)
            if any("DICTIONARY" in each for each in group.column(i).encodings)
        }
        assert with_dictionary == {"few", "text", "point.y"}
        assert file.read().to_pydict() == {name: list(values) for name, values in columns.items()}


@pytest.mark.parametrize("kind", ["arrow", "parquet"])
def test_no_entries_make_a_file_with_all_columns(kind: str) -> None:
    """pyarrow has no empty table with a union."""
    made, target = io.BytesIO(), io.BytesIO()
    fields = {"x": "float"} | ({"v": "std::variant<std::int32_t,std::string>"} if kind == "arrow" else {})
    with rnt.create(made, "E", fields):
        pass
    rnt.export(made.getvalue(), target, format=kind)
    read = (
        pyarrow.feather.read_table(io.BytesIO(target.getvalue())).schema
        if kind == "arrow"
        else pyarrow.parquet.read_schema(pa.BufferReader(target.getvalue()))
    )
    assert read.names == list(fields)


@pytest.mark.parametrize("line", ['{"a\\u0000b": 1}', '{"x": [{"a\\u0000b": 1}]}'])
def test_names_with_nul_are_refused_in_json(line: str, tmp_path: Path) -> None:
    """Names of DuckDB end at NUL: the column was called ``a``."""
    (tmp_path / "x.jsonl").write_text(f"{line}\n")
    with pytest.raises(SchemaError, match=r"RNT-NAM-001.*a\\x00b"):
        import_file(tmp_path / "x.jsonl", tmp_path / "x.root", "x")
    assert not (tmp_path / "x.root").exists()


def test_a_message_of_duckdb_that_is_cut_within_a_character_ends_no_import(tmp_path: Path) -> None:
    """Values of several kinds are read by Python; DuckDB quotes the first bytes of the value that it refuses."""
    for length in range(6):
        (tmp_path / "x.jsonl").write_text(
            '{"x":[{"y":null}]}\n{"x":[{"y":[]}]}\n{"x":[{"y":"'
            + "a" * length
            + "\\u6f22" * 60
            + '"},{"y":2}]}\n'
        )
        import_file(tmp_path / "x.jsonl", tmp_path / "x.root", "x")
