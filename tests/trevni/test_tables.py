"""Statistics and exports of Trevni files are those of the same data in an RNTuple."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from support.dumps import run_cli

import rntuple_construct as rnt
from rntuple_construct.base.errors import SchemaError
from rntuple_construct.trevni import conversion
from rntuple_construct.trevni.cases.examples import EXAMPLES, write

SCHEMA: dict[str, Any] = {
    "id": "std::int64_t", "small": "std::uint8_t", "big": "std::uint64_t", "is": "bool", "letter": "char", "x": "float",
    "name": "std::string", "maybe": "std::optional<double>", "word": "std::optional<std::string>",
    "pt": "std::vector<float>", "deep": "std::vector<std::vector<std::int32_t>>",
    "jets": [{"e": "double", "tags": "std::vector<std::string>"}], "one": {"a": "std::int16_t", "b": "std::vector<double>"},
}  # fmt: skip
COUNT = 60
ROWS: dict[str, Any] = {
    "id": [number * (-1) ** number for number in range(COUNT)],
    "small": [number % 7 for number in range(COUNT)],
    "big": [(1 << 64) - 1 - number for number in range(COUNT)],
    "is": [number % 3 == 0 for number in range(COUNT)],
    "letter": [chr(65 + number % 5) for number in range(COUNT)],
    "x": [float("nan") if number % 10 == 0 else number / 4 for number in range(COUNT)],
    "name": [f"é{number % 11}" for number in range(COUNT)],
    "maybe": [None if number % 4 == 0 else number / 8 for number in range(COUNT)],
    "word": [None if number % 5 else "w" * number for number in range(COUNT)],
    "pt": [[each / 2 for each in range(number % 4)] for number in range(COUNT)],
    "deep": [[[each] * each for each in range(number % 3)] for number in range(COUNT)],
    "jets": [[{"e": float(each), "tags": ["t"] * each} for each in range(number % 3)] for number in range(COUNT)],
    "one": [{"a": number, "b": [1.5] * (number % 2)} for number in range(COUNT)],
}  # fmt: skip
SIZES = ("nbytes", "len_pages", "num_pages", "compression_ratio")


@pytest.fixture(params=["trevni-wiki", "trevni-avro"])
def files(request: pytest.FixtureRequest, tmp_path: Path) -> tuple[Path, Path]:
    """The same data as a Trevni file and as an RNTuple."""
    with rnt.create(tmp_path / "a.root", "Events", SCHEMA) as writer:
        writer.extend(ROWS)
    conversion.to_trevni(tmp_path / "a.root", tmp_path / "a.trv", profile=request.param)
    return tmp_path / "a.trv", tmp_path / "a.root"


def statistics(path: Path, *arguments: str) -> dict[str, Any]:
    document = json.loads(run_cli("stats", str(path), *arguments, "--format", "json").out)
    del document["file"]
    for item in document["fields"]:
        for name in SIZES:
            del item[name]
    return dict(document)


@pytest.mark.parametrize(
    "arguments", [(), ("--entries", "7:41"), ("--fields", "jets.e,jets.tags,p*,one.b"), ("--sort", "name")]
)
def test_statistics_are_those_of_the_rntuple(files: tuple[Path, Path], arguments: tuple[str, ...]) -> None:
    trevni, root = (statistics(path, *arguments) for path in files)
    assert trevni == root
    assert trevni["fields"]


def test_statistics_have_other_forms(files: tuple[Path, Path], tmp_path: Path) -> None:
    done = run_cli("stats", str(files[0]), "--format", "csv", "--html", str(tmp_path / "page.html"))
    assert done.code == 0
    assert done.out.splitlines()[1].startswith("id,std::int64_t,values,60,0,0,")
    assert "jets._0.tags" in (tmp_path / "page.html").read_text(encoding="utf-8")
    assert "Events: 60 entries" in run_cli("stats", str(files[0])).out


def test_sizes_are_those_of_the_columns(files: tuple[Path, Path]) -> None:
    with rnt.trevni.open(files[0]) as file:
        found = rnt.stats(file)
        columns = file.columns.values()
        assert sum(item.nbytes for item in found.fields) == sum(
            int(each.blocks.nbytes.sum()) for each in columns
        )
        assert sum(item.num_pages for item in found.fields) == sum(len(each.blocks) for each in columns)


@pytest.mark.parametrize(
    ("suffix", "fields"),
    [
        ("jsonl", None), ("jsonl.gz", "deep,jets"), ("csv", "id,small,big,is,x,name,maybe,word"), ("parquet", None),
        ("arrow", None), ("parquet", "jets.e,p*"),
    ],
)  # fmt: skip
def test_exports_are_those_of_the_rntuple(
    files: tuple[Path, Path], tmp_path: Path, suffix: str, fields: str | None
) -> None:
    if "json" not in suffix:
        pytest.importorskip("pyarrow")
    made = []
    for number, path in enumerate(files):
        target = tmp_path / f"{number}.{suffix}"
        chosen = [] if fields is None else ["--fields", fields]
        done = run_cli("export", str(path), str(target), *chosen, "--entries", "3:50")
        assert done.code == 0, done.err
        made.append(target)
    assert content(made[0]) == content(made[1])


def content(path: Path) -> Any:
    """What a table holds; the types of an RNTuple in the metadata of Parquet and Arrow files do not count."""
    if path.suffix == ".parquet":
        table = pytest.importorskip("pyarrow.parquet").read_table(path)
    elif path.suffix == ".arrow":
        with pytest.importorskip("pyarrow").ipc.open_file(path) as reader:
            table = reader.read_all()
    else:
        assert path.stat().st_size
        return path.read_bytes()
    assert table.num_rows
    return str(table.schema.remove_metadata()), repr(table.to_pylist())  # NaN is not equal to itself


def test_null_values_bytes_and_arrays_have_statistics_and_exports(tmp_path: Path) -> None:
    path = tmp_path / "own.trv"
    rows = {"n": [None, None, None], "b": [b"", b"abc", b"z"], "m": [[1, 2], [3, 4], [5, 6]]}
    path.write_bytes(write(rows, {"n": "null", "b": "bytes", "m": "std::array<int,2>"}))
    with rnt.trevni.open(path) as file:
        found = rnt.stats(file)
    assert (found["n"].measures, found["n"].num_missing, found["n"].type) == ("presence", 3, "null")
    assert (found["b"].measures, found["b"].maximum) == ("lengths", 3)
    assert (found["m._0"].num_values, found["m._0"].maximum) == (6, 6)
    assert run_cli("export", str(path), str(tmp_path / "own.jsonl")).code == 0
    lines = [json.loads(line) for line in (tmp_path / "own.jsonl").read_text(encoding="utf-8").splitlines()]
    assert lines == json.loads(run_cli("dump", str(path), "--format", "json").out)


def test_an_export_is_overwritten_only_if_that_is_wanted(files: tuple[Path, Path], tmp_path: Path) -> None:
    target = tmp_path / "out.jsonl"
    assert run_cli("export", str(files[0]), str(target)).code == 0
    assert run_cli("export", str(files[0]), str(target)).code == 2
    assert run_cli("export", str(files[0]), str(target), "--force").code == 0


@pytest.mark.parametrize("command", ["stats", "export"])
def test_damaged_blocks_end_in_our_errors(tmp_path: Path, command: str) -> None:
    data = bytearray(EXAMPLES["w2"])
    data[-5] ^= 0xFF
    path = tmp_path / "bad.trv"
    path.write_bytes(data)
    target = [str(tmp_path / "out.jsonl")] if command == "export" else []
    done = run_cli(command, str(path), *target)
    assert done.code == 65
    assert "RNT-TRV-" in done.err
    assert not (tmp_path / "out.jsonl").exists()


def test_members_that_are_not_there_are_named(files: tuple[Path, Path]) -> None:
    with rnt.trevni.open(files[0]) as file:
        with pytest.raises(SchemaError, match="no member 'energy'"):
            file.arrays("jets.energy")
        with pytest.raises(SchemaError, match="no field 'electrons'"):
            file.arrays("electrons")
        assert file.arrays(["one.b", "jets._0.e"], library="py")[2] == {"one.b": [], "jets._0.e": [0.0, 1.0]}
