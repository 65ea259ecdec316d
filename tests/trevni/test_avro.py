"""Records of Avro: its writer of columns is read here, and what is written here its reader of columns reads.

The peer is a small program on trevni-avro; see ``support.java``. Rows go between the two as Avro's JSON.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from support.dumps import run_cli
from support.java import java_program, run

import rntuple_construct as rnt
from rntuple_construct import trevni
from rntuple_construct.base.errors import SchemaError, TrevniError
from rntuple_construct.trevni import conversion, raw
from rntuple_construct.trevni.cases.examples import write
from rntuple_construct.trevni.metadata import AVRO_SCHEMA

COUNT = 400


@pytest.fixture(scope="module")
def peer() -> list[str]:
    """The command that runs the program."""
    return java_program("AvroPeer", "trevni-avro")


def array(items: Any) -> dict[str, Any]:
    return {"type": "array", "items": items}


def record(name: str, **members: Any) -> dict[str, Any]:
    return {
        "type": "record",
        "name": name,
        "fields": [{"name": key, "type": kind} for key, kind in members.items()],
    }


JAVA_SCHEMA = record(
    "Row",
    id="long",
    ok="boolean",
    x="double",
    maybe=["null", "string"],
    tags=array("string"),
    deep=array(array("int")),
    links=array(record("Link", url=["null", "string"], ranks=array("int"))),
    one=["null", record("One", a="int", b=array("double"))],
    list=["null", array("long")],
    either=["null", "long", "string"],
    several=array(["long", "string"]),
    counts={"type": "map", "values": "int"},
    objects={"type": "map", "values": record("Object", mass="float", kids=array("string"))},
    colour={"type": "enum", "name": "Colour", "symbols": ["RED", "BLUE"]},
    raw="bytes",
)


def java_rows() -> list[dict[str, Any]]:
    """Rows in Avro's JSON: values of unions are in an object that names the branch."""
    return [
        {
            "id": number * (-1) ** number,
            "ok": number % 3 == 0,
            "x": number / 8,
            "maybe": None if number % 3 == 0 else {"string": f"é{number}"},
            "tags": [f"t{each}" for each in range(number % 4)],
            "deep": [[each] * each for each in range(number % 3)],
            "links": [
                {"url": None if each % 2 else {"string": f"u{number}"}, "ranks": list(range(each))}
                for each in range(number % 5)
            ],
            "one": None if number % 4 else {"One": {"a": number, "b": [0.5] * (number % 3)}},
            "list": None if number % 2 else {"array": list(range(number % 4))},
            "either": [None, {"long": number}, {"string": f"s{number}"}][number % 3],
            "several": [{"long": each} if each % 2 else {"string": "x"} for each in range(number % 4)],
            "counts": {f"k{each}": each for each in range(number % 3)},
            "objects": {f"o{each}": {"mass": 1.5, "kids": ["k"] * each} for each in range(number % 3)},
            "colour": ["RED", "BLUE"][number % 2],
            "raw": "\x00\xff" * (number % 2),
        }
        for number in range(COUNT)
    ]


def inside(value: Any) -> Any:
    """The value of a union."""
    return next(iter(value.values())) if value else None


def as_read(row: dict[str, Any]) -> dict[str, Any]:
    """A row of ``java_rows`` as it is read here."""
    return row | {
        "maybe": inside(row["maybe"]),
        "links": [link | {"url": inside(link["url"])} for link in row["links"]],
        "one": inside(row["one"]),
        "list": inside(row["list"]),
        "either": inside(row["either"]),
        "several": [inside(value) for value in row["several"]],
        "counts": [{"key": key, "value": value} for key, value in row["counts"].items()],
        "objects": [{"key": key, "value": value} for key, value in row["objects"].items()],
        "colour": ["RED", "BLUE"].index(row["colour"]),
        "raw": row["raw"].encode("latin-1"),
    }


def java_writes(peer: list[str], folder: Path, codec: str, checksum: str) -> Path:
    (folder / "schema.json").write_text(json.dumps(JAVA_SCHEMA), encoding="utf-8")
    lines = "".join(json.dumps(row) + "\n" for row in java_rows())
    (folder / "rows.jsonl").write_text(lines, encoding="utf-8")
    path = folder / "java.trv"
    run(peer, "write", str(folder / "schema.json"), str(folder / "rows.jsonl"), codec, checksum, str(path))
    return path


@pytest.mark.parametrize(("codec", "checksum"), [("null", "null"), ("deflate", "crc32"), ("bzip2", "null")])
def test_records_of_java_are_read(peer: list[str], tmp_path: Path, codec: str, checksum: str) -> None:
    path = java_writes(peer, tmp_path, codec, checksum)
    assert trevni.validate(path).findings == ()
    with trevni.open(path) as file:
        assert json.loads(file.metadata[AVRO_SCHEMA])["name"] == "Row"
        rows = file.arrays(library="py")
        some = file.arrays(["links.ranks", "objects.value.kids"], entry_start=17, entry_stop=30, library="py")
    wanted = [as_read(row) for row in java_rows()]
    # Avro's JSON keeps no order of the pairs of a map, and neither does Java.
    for row in [*rows, *wanted]:
        for name in ("counts", "objects"):
            row[name].sort(key=lambda pair: pair["key"])
    assert rows == wanted
    assert [row["links.ranks"] for row in some] == [
        [link["ranks"] for link in row["links"]] for row in wanted[17:30]
    ]
    assert [sorted(row["objects.value.kids"]) for row in some] == [
        sorted(pair["value"]["kids"] for pair in row["objects"]) for row in wanted[17:30]
    ]


OUR_SCHEMA: dict[str, Any] = {
    "id": "long", "ok": "bool", "x": "float", "n": "std::int16_t", "maybe": "string?", "tags": "std::vector<std::string>", "deep": "int**",
    "links": [{"url": "std::optional<std::string>", "ranks": "std::vector<int>", "at": {"x": "double", "y": "double"}}],
    "either": "std::variant<std::int64_t,std::string,std::vector<double>>", "several": "std::vector<std::variant<bool,float>>",
    "list": "std::optional<std::vector<double>>", "holes": "std::vector<std::optional<int>>", "raw": "bytes*",
}  # fmt: skip


def our_rows() -> list[dict[str, Any]]:
    return [
        {
            "id": number << 33,
            "ok": number % 5 == 0,
            "x": number / 4,
            "n": -number,
            "maybe": None if number % 2 else f"é{number}",
            "tags": ["a" * each for each in range(number % 3)],
            "deep": [[each] * each for each in range(number % 4)],
            "links": [
                {"url": None if each % 2 else "u", "ranks": [each] * each, "at": {"x": 0.5, "y": each / 2}}
                for each in range(number % 4)
            ],
            "either": [None, number, f"v{number}", [0.5] * (number % 3)][number % 4],
            "several": [each % 3 == 0 if each % 2 else each / 2 for each in range(number % 5)],
            "list": None if number % 3 else [0.25] * (number % 2),
            "holes": [None if each % 2 else each for each in range(number % 5)],
            "raw": [b"\x00\xff"] * (number % 2),
        }
        for number in range(COUNT)
    ]


def as_avro_json(row: dict[str, Any]) -> dict[str, Any]:
    def union(name: str, value: Any) -> Any:
        return None if value is None else {name: value}

    return row | {
        "maybe": union("string", row["maybe"]),
        "links": [link | {"url": union("string", link["url"])} for link in row["links"]],
        "either": union({int: "long", str: "string"}.get(type(row["either"]), "array"), row["either"]),
        "several": [{"boolean" if isinstance(value, bool) else "float": value} for value in row["several"]],
        "list": union("array", row["list"]),
        "holes": [union("int", value) for value in row["holes"]],
        "raw": [value.decode("latin-1") for value in row["raw"]],
    }


def columns_of(rows: list[dict[str, Any]]) -> dict[str, list[Any]]:
    return {name: [row[name] for row in rows] for name in rows[0]}


@pytest.mark.parametrize("block_rows", [None, 33])
@pytest.mark.parametrize("codec", ["null", "deflate", "bzip2"])
def test_java_reads_our_records(peer: list[str], tmp_path: Path, codec: str, block_rows: int | None) -> None:
    path = tmp_path / "ours.trv"
    path.write_bytes(
        write(columns_of(our_rows()), OUR_SCHEMA, profile="trevni-avro", record="Event", codec=codec,
              checksum="null" if codec == "null" else "crc32", block_rows=block_rows)
    )  # fmt: skip
    lines = run(peer, "read", str(path)).splitlines()
    assert [json.loads(line) for line in lines] == [as_avro_json(row) for row in our_rows()]


def test_columns_are_those_of_javas_writer(peer: list[str], tmp_path: Path) -> None:
    ours = write(columns_of(our_rows()), OUR_SCHEMA, profile="trevni-avro", record="Event")
    (tmp_path / "ours.trv").write_bytes(ours)
    (tmp_path / "rows.jsonl").write_text(run(peer, "read", str(tmp_path / "ours.trv")), encoding="utf-8")
    with trevni.open(ours) as file:
        (tmp_path / "schema.json").write_bytes(file.metadata[AVRO_SCHEMA])
        found = {name: column.info.type for name, column in file.columns.items()}
        parents = [column.info.parent for column in file.columns.values()]
    paths = [str(tmp_path / name) for name in ("schema.json", "rows.jsonl")]
    run(peer, "write", *paths, "null", "null", str(tmp_path / "java.trv"))
    with trevni.open(tmp_path / "java.trv") as file:
        assert {name: column.info.type for name, column in file.columns.items()} == found
        assert [column.info.parent for column in file.columns.values()] == parents


def test_our_records_are_read_here() -> None:
    data = write(columns_of(our_rows()), OUR_SCHEMA, profile="trevni-avro", record="Event", block_rows=50)
    assert trevni.validate(data).findings == ()
    with trevni.open(data) as file:
        assert file.arrays(library="py") == our_rows()


def test_unions_become_variants_and_variants_unions(peer: list[str], tmp_path: Path) -> None:
    path, root, again = java_writes(peer, tmp_path, "null", "null"), tmp_path / "a.root", tmp_path / "a.trv"
    names = ["id", "either", "several"]
    conversion.from_trevni(path, root, fields=names)
    done = conversion.to_trevni(root, again, profile="trevni-avro")
    assert not [note for note in done.notes if "Avro" in note]
    with trevni.open(path) as one, rnt.open(root) as made, trevni.open(again) as other:
        wanted = one.arrays(names, library="py")
        events = made[made.keys()[0]]
        assert events.fields["either"].type_name == "std::variant<std::int64_t,std::string>"
        assert events.fields["several"].type_name == "std::vector<std::variant<std::int64_t,std::string>>"
        assert events.arrays(library="py") == wanted
        assert other.arrays(library="py") == wanted
        assert other.arrays("either.long", entry_start=1, entry_stop=2, library="py") == [{"either.long": 1}]
        statistics = rnt.stats(other)
    assert statistics["either"].type == "std::variant<std::int64_t,std::string>"
    lines = [json.loads(line) for line in run(peer, "read", str(again)).splitlines()]
    assert lines == [{name: row[name] for name in names} for row in java_rows()]


def test_unions_are_optional_members_where_there_are_no_unions(tmp_path: Path) -> None:
    data = write(
        {"v": [1, "a", None]}, {"v": "std::variant<int,std::string>"}, profile="trevni-avro", record="R"
    )
    conversion.to_trevni(trevni.open(data), tmp_path / "w.trv", profile="trevni-wiki")
    with trevni.open(tmp_path / "w.trv") as file:
        found = [row["v"] for row in file.arrays(library="py")]
    assert found == [
        {"branch_1": 1, "branch_2": None}, {"branch_1": None, "branch_2": "a"}, {"branch_1": None, "branch_2": None}
    ]  # fmt: skip


def test_a_value_of_two_branches_is_refused() -> None:
    data = write({"v": [1, "a"]}, {"v": "std::variant<int,std::string>"}, profile="trevni-avro", record="R")
    file = raw.take_apart(data)
    # The first value is an Int already, and now a text too.
    file.columns[1].set_payload(0, bytes.fromhex("02026102 0261"))
    damaged = raw.put_together(file)
    assert [found.rule_id for found in trevni.validate(damaged).findings] == ["RNT-TRV-033"]
    with pytest.raises(TrevniError, match="2 values where there can be one"), trevni.open(damaged) as opened:
        opened.arrays()


@pytest.mark.parametrize("source", ["root", "wiki"])
def test_conversion_makes_a_schema_where_fields_allow_it(
    peer: list[str], tmp_path: Path, source: str
) -> None:
    schema = {name: OUR_SCHEMA[name] for name in ("id", "n", "tags", "deep", "holes", "list")}
    rows = [{name: row[name] for name in schema} for row in our_rows()]
    first, target = tmp_path / "first", tmp_path / "a.trv"
    if source == "root":
        cpp = schema | {"id": "std::int64_t", "deep": "std::vector<std::vector<int>>"}
        with rnt.create(first, "Events-of-mine", cpp) as writer:
            writer.extend(columns_of(rows))
    else:
        first.write_bytes(write(columns_of(rows), schema))
    done = run_cli("convert", str(first), str(target), "--to", "trevni-avro")
    assert done.code == 0
    with trevni.open(target) as file:
        described = json.loads(file.metadata[AVRO_SCHEMA])
        assert described["name"] == ("Events_of_mine" if source == "root" else "ntuple")
        assert file.arrays(library="py") == rows
    lines = [json.loads(line) for line in run(peer, "read", str(target)).splitlines()]
    assert lines == [{name: as_avro_json(row)[name] for name in schema} for row in our_rows()]


def test_conversion_says_why_there_is_no_schema(tmp_path: Path) -> None:
    rnt.write(tmp_path / "a.root", "ntpl", {"v": [1]}, schema={"v": "std::uint64_t"})
    done = run_cli("convert", str(tmp_path / "a.root"), str(tmp_path / "a.trv"), "--to", "trevni-avro")
    assert done.code == 0
    assert "no schema of Avro: v: Avro has no type 'fixed64' for column 'v'" in done.out + done.err
    with trevni.open(tmp_path / "a.trv") as file:
        assert AVRO_SCHEMA not in file.metadata
        assert file.arrays(library="py") == [{"v": 1}]


def test_a_record_stays_one_when_it_is_converted(peer: list[str], tmp_path: Path) -> None:
    path = java_writes(peer, tmp_path, "null", "null")
    target = tmp_path / "again.trv"
    names = ["id", "maybe", "links", "list", "either", "several", "counts"]
    with trevni.open(path) as file:
        conversion.to_trevni(file, target, profile="trevni-avro", fields=names)
    with trevni.open(path) as one, trevni.open(target) as other:
        assert one.arrays(names, library="py") == other.arrays(library="py")
        assert json.loads(other.metadata[AVRO_SCHEMA])["name"] == "Row"
    assert len(run(peer, "read", str(target)).splitlines()) == COUNT


@pytest.mark.parametrize(
    ("schema", "message"),
    [
        ({"v": "fixed64"}, "no type 'fixed64'"),
        ({"a b": "long"}, "not a name that Avro can have"),
        ({"v": "long??"}, "no union of Avro"),
        ({"v": "std::array<int,2>"}, "fixed size"),
        ({"v": "std::variant<int,std::int16_t>"}, "types int, int in 'v' are no union"),
        ({"v": "std::variant<int>"}, "no union"),
        ({"v": "std::optional<std::variant<int,double>>"}, "no union"),
    ],
)
def test_what_avro_does_not_have_is_refused(schema: dict[str, Any], message: str) -> None:
    with pytest.raises(SchemaError, match=message):
        write({name: [] for name in schema}, schema, profile="trevni-avro", record="Event")


def test_the_other_dialect_keeps_no_schema() -> None:
    with pytest.raises(SchemaError, match="keeps no schema"):
        write({"v": [1]}, {"v": "long"}, record="Event")
