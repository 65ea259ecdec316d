"""Exported files keep the C++ types of fields, or the export names the fields whose types the format lacks."""

from __future__ import annotations

import io
from pathlib import Path
from typing import Any

import pyarrow as pa
import pyarrow.parquet as pq
import pytest
from support.dumps import run_cli

import rntuple_construct as rnt
from rntuple_construct.conversion.tables.import_table import import_file
from rntuple_construct.conversion.tables.kept_types import declared_fields
from rntuple_construct.kit.files.generate import Generated, generate_file
from rntuple_construct.model.arrays.arrow_schema import TYPES_KEY
from rntuple_construct.writer import FieldOptions

pytestmark = pytest.mark.filterwarnings("ignore::rntuple_construct.writer.ReducedMeaningWarning")
_FORMATS = ("parquet", "arrow", "jsonl")


def _again(
    made: Generated, path: Path, *, with_schema: bool = False
) -> tuple[dict[str, str], list[Any], list[Any]]:
    """Types that differ after export and import, and the values before and after."""
    done = rnt.export(made.data, path, name=made.ntuple, skip_unsupported=True)
    file = io.BytesIO()
    with rnt.open(made.data) as opened:
        ntuple = opened[made.ntuple]
        kept = {name: node for name, node in ntuple.nodes.items() if name not in done.skipped}
        types, rows = ntuple.typenames(), ntuple.arrays(list(kept), library="py")
        schema = declared_fields(ntuple, kept) if with_schema else None
    import_file(path, file, "t", schema=schema)
    assert rnt.validate(file.getvalue()).ok
    with rnt.open(file.getvalue()) as opened:
        found, values = opened["t"].typenames(), opened["t"].arrays(library="py")
    before = {path: type for path, type in types.items() if path.split(".")[0] in kept}
    differ = {
        path: f"{before.get(path)} is {found.get(path)}"
        for path in before | found
        if before.get(path) != found.get(path) and not kept[path.split(".")[0]].field.is_projected
    }
    return differ, rows, values


@pytest.mark.parametrize("seed", range(60))
@pytest.mark.parametrize("format", _FORMATS)
def test_random_files_survive_with_their_types(format: str, seed: int, tmp_path: Path) -> None:
    made = generate_file(seed, size="medium")
    differ, rows, values = _again(made, tmp_path / f"x.{format}", with_schema=format == "jsonl")
    assert differ == {}
    assert repr(values) == repr(rows)


@pytest.mark.parametrize("seed", range(20))
def test_types_that_text_does_not_tell_are_told(seed: int, tmp_path: Path) -> None:
    made = generate_file(seed, size="medium")
    done = rnt.export(made.data, tmp_path / "x.jsonl", name=made.ntuple)
    if not done.num_entries:
        return
    differ, _, _ = _again(made, tmp_path / "y.jsonl")
    assert {path.split(".")[0] for path in differ} <= set(done.untold)


@pytest.fixture
def small(tmp_path: Path) -> Path:
    schema = {
        "c": "char",
        "f": "float",
        "e": "std::int64_t",
        "v": "std::vector<double>",
        "m": "std::set<std::int16_t>",
    }
    rows = [
        {"c": "\xe9", "f": 0.5, "e": 1, "v": [], "m": [1]},
        {"c": "a", "f": 1.5, "e": 2, "v": [1.0], "m": []},
    ]
    rnt.write(tmp_path / "in.root", "t", rows, schema=schema)
    return tmp_path / "in.root"


def test_the_command_names_each_field_once_and_takes_types_from_a_file(small: Path, tmp_path: Path) -> None:
    out, target = str(tmp_path / "x.jsonl"), str(tmp_path / "out.root")
    told = run_cli("export", str(small), out).err
    assert "'c' (char), 'f' (float), 'm' (std::set<std::int16_t>)" in told
    assert "'e'" not in told
    assert "does not tell" not in run_cli("export", str(small), str(tmp_path / "x.parquet")).err
    assert run_cli("import", out, target, "--schema", str(small)).code == 0
    assert run_cli("diff", str(small), target).code == 0
    cells = str(tmp_path / "x.csv")
    assert "'f' (float)" in run_cli("export", str(small), cells, "--fields", "f,e").err


def test_a_changed_table_is_not_given_the_old_types(small: Path, tmp_path: Path) -> None:
    path = tmp_path / "x.parquet"
    rnt.export(small, path)
    table = pq.read_table(path)
    assert TYPES_KEY in table.schema.metadata
    changed = {
        "c": pa.array([300, 1]),
        "f": pa.array([None, 1.5], pa.float32()),
        "new": pa.array([1, 2]),
        "e": table["e"],
        "v": pa.array([[None], []], pa.list_(pa.float64())),
    }
    pq.write_table(pa.table(changed).replace_schema_metadata(table.schema.metadata), path)
    result = import_file(path, tmp_path / "out.root", "t")
    assert result.metadata == ""
    with rnt.open(tmp_path / "out.root") as opened:
        types = opened["t"].typenames()
        assert opened["t"].arrays(library="pa").to_pylist() == pa.table(changed).to_pylist()
    assert types["c"] == "std::int64_t"
    assert types["f"] == "std::optional<float>"
    assert types["v"] == "std::vector<std::optional<double>>"


def test_encodings_that_change_values_are_not_kept(tmp_path: Path) -> None:
    path = tmp_path / "x.parquet"
    options = {"f": FieldOptions(encoding="Real32Quant:8:0..1"), "g": FieldOptions(encoding="Real16")}
    rnt.write(tmp_path / "in.root", "t", {"f": [0.0, 1.0], "g": [0.5, 2.0]}, schema={"f": "float", "g": "double"}, field_options=options)  # fmt: skip
    rnt.export(tmp_path / "in.root", path)
    metadata = pq.read_schema(path).metadata
    values = {"f": pa.array([0.3, 70.5], pa.float32()), "g": pa.array([1e-30, 0.1])}
    pq.write_table(pa.table(values).replace_schema_metadata(metadata), path)
    import_file(path, tmp_path / "out.root", "t")
    with rnt.open(tmp_path / "out.root") as opened:
        assert opened["t"].arrays(library="pa").to_pydict() == pa.table(values).to_pydict()


@pytest.mark.parametrize("text", [b"", b"!", b"AAAA", b"\xff", b"cm9vdA=="], ids=repr)
def test_damaged_metadata_are_told(text: bytes, tmp_path: Path) -> None:
    path = tmp_path / "x.parquet"
    pq.write_table(pa.table({"x": [1]}).replace_schema_metadata({TYPES_KEY: text}), path)
    result = import_file(path, tmp_path / "out.root", "t")
    assert "types" in result.metadata
    assert result.schema == {"x": "std::int64_t"}


def test_variants_come_back_from_arrow_without_the_metadata(tmp_path: Path) -> None:
    rows: list[dict[str, Any]] = [{"v": 1}, {"v": "a"}, {"v": None}]
    rnt.write(tmp_path / "in.root", "t", rows, schema={"v": "std::variant<std::int32_t,std::string>"})
    rnt.export(tmp_path / "in.root", tmp_path / "x.arrow")
    with pa.ipc.open_file(tmp_path / "x.arrow") as file:
        table = file.read_all().replace_schema_metadata(None)
    rnt.write(tmp_path / "out.root", "t", table)
    with rnt.open(tmp_path / "out.root") as opened:
        assert opened["t"].typenames()["v"] == "std::variant<std::int32_t,std::string>"
        assert opened["t"].arrays(library="py") == rows
