"""Values that no RNTuple can hold are shown, counted and exported all the same; cut files end in our exit codes."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from support.dumps import run_cli

import rntuple_construct as rnt
from rntuple_construct import trevni
from rntuple_construct.model.schema.specs import ClassSpec
from rntuple_construct.trevni.cases.examples import EXAMPLES, write

ROWS: list[dict[str, Any]] = [
    {"id": 1, "one": None, "list": [{"a": 1, "b": ["x"]}]},
    {"id": 2, "one": {"x": 1.5, "tags": ["a", "b"]}, "list": None},
    {"id": 3, "one": {"x": -2.0, "tags": []}, "list": []},
]


@pytest.fixture(params=["trevni-wiki", "trevni-avro"])
def optional_records(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """Optional records, and optional lists of records, for which RNTuples have no untyped fields."""
    path = tmp_path / "optional.trv"
    if request.param == "trevni-wiki":
        columns = {
            "id": [1, 2, 3], "one_x": [None, 1.5, -2.0], "one_tags": [None, ["a", "b"], []],
            "list_a": [[1], None, []], "list_b": [[["x"]], None, []],
        }  # fmt: skip
        schema = {
            "id": "long", "one_x": "double?", "one_tags": "string?*", "list_a": "int?*", "list_b": "string?**",
        }  # fmt: skip
        paths = {
            "one_x": "one?.x", "one_tags": "one?.tags*", "list_a": "list?*.a", "list_b": "list?*.b*",
        }  # fmt: skip
        options = {
            name: trevni.ColumnOptions(metadata={"rntuple.path": text}) for name, text in paths.items()
        }
        path.write_bytes(write(columns, schema, columns=options))
        return path
    lists = {name: [[] if row[name] is None else [row[name]] for row in ROWS] for name in ("one", "list")}
    nested: dict[str, Any] = {
        "id": "long", "one": [{"x": "double", "tags": "std::vector<std::string>"}],
        "list": [[{"a": "int", "b": "std::vector<std::string>"}]],
    }  # fmt: skip
    # Lists of at most one element are optional values by this key.
    options = {name: trevni.ColumnOptions(metadata={"rntuple.optional": b""}) for name in lists}
    path.write_bytes(write({"id": [1, 2, 3], **lists}, nested, profile="trevni-avro", columns=options))
    return path


def test_optional_records_are_read_and_valid(optional_records: Path) -> None:
    assert trevni.validate(optional_records).findings == ()
    with trevni.open(optional_records) as file:
        assert file.arrays(library="py") == ROWS


@pytest.mark.parametrize("form", ["json", "jsonl", "table"])
def test_dump(optional_records: Path, form: str) -> None:
    done = run_cli("dump", str(optional_records), "--format", form)
    assert done.code == 0, done.err
    if form == "table":
        assert "1.5" in done.out
        return
    found = json.loads(done.out) if form == "json" else list(map(json.loads, done.out.splitlines()))
    assert found == ROWS
    part = run_cli("dump", str(optional_records), "--fields", "one.x,list.a")
    assert json.loads(part.out)[1] == {"one.x": 1.5, "list.a": None}


def test_stats(optional_records: Path) -> None:
    done = run_cli("stats", str(optional_records), "--format", "json")
    assert done.code == 0, done.err
    with trevni.open(optional_records) as file:
        found = rnt.stats(file)
    assert (found["one"].measures, found["one"].num_missing) == ("presence", 1)
    assert (found["list"].measures, found["list"].num_missing) == ("presence", 1)
    assert found["one._0.x"].maximum == 1.5
    assert [item["path"] for item in json.loads(done.out)["fields"]] == [item.path for item in found.fields]


@pytest.mark.parametrize("suffix", ["jsonl", "parquet", "arrow"])
def test_export(optional_records: Path, tmp_path: Path, suffix: str) -> None:
    if suffix != "jsonl":
        pytest.importorskip("pyarrow")
    target = tmp_path / f"out.{suffix}"
    done = run_cli("export", str(optional_records), str(target))
    assert done.code == 0, done.err
    if suffix == "jsonl":
        assert [json.loads(line) for line in target.read_text(encoding="utf-8").splitlines()] == ROWS
        return
    if suffix == "parquet":
        from pyarrow import parquet

        table = parquet.read_table(target)
    else:
        import pyarrow as pa

        table = pa.ipc.open_file(target).read_all()
    assert table.to_pylist() == ROWS


def test_conversion_names_the_field(optional_records: Path, tmp_path: Path) -> None:
    done = run_cli("convert", str(optional_records), str(tmp_path / "a.root"))
    assert done.code == 2
    assert "'one'" in done.err
    assert not (tmp_path / "a.root").exists()
    assert run_cli("convert", str(optional_records), str(tmp_path / "b.root"), "--fields", "id").code == 0


@pytest.mark.parametrize("name", ["w2", "a1"])
def test_dump_of_every_truncation(tmp_path: Path, name: str) -> None:
    data = EXAMPLES[name]
    path = tmp_path / "cut.trv"
    for size in range(len(data)):
        path.write_bytes(data[:size])
        done = run_cli("dump", str(path))
        assert done.code == 65, (size, done)
        assert done.out in ("", "["), size
        assert done.err.startswith("rntuple: "), (size, done.err)
        # Fewer bytes than the magic are of no format.
        assert ("RNT-TRV-" in done.err) == (size >= 3), (size, done.err)
        assert "file offset" in done.err


@pytest.mark.parametrize("profile", ["trevni-wiki", "trevni-avro"])
def test_optional_records_are_converted(optional_records: Path, tmp_path: Path, profile: str) -> None:
    done = run_cli("convert", str(optional_records), str(tmp_path / "b.trv"), "--to", profile)
    assert done.code == 0, done.err
    assert trevni.validate(tmp_path / "b.trv").findings == ()
    with trevni.open(tmp_path / "b.trv") as file:
        assert file.arrays(library="py") == ROWS


@pytest.mark.parametrize("profile", ["trevni-wiki", "trevni-avro"])
def test_optional_classes_of_rntuples_are_converted(tmp_path: Path, profile: str) -> None:
    one = ClassSpec("One", {"x": "double", "tags": "std::vector<std::string>"})
    rows = [row["one"] for row in ROWS]
    with rnt.create(
        tmp_path / "a.root", "ntpl", {"one": "std::optional<One>"}, classes={"One": one}
    ) as writer:
        writer.extend({"one": rows})
    done = run_cli("convert", str(tmp_path / "a.root"), str(tmp_path / "a.trv"), "--to", profile)
    assert done.code == 0, done.err
    with trevni.open(tmp_path / "a.trv") as file:
        assert [row["one"] for row in file.arrays(library="py")] == rows
