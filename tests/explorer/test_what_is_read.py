"""What the explorer reads of files, in Node: the same as the Python reader, and clear messages of what is wrong."""

from __future__ import annotations

import json
import math
import os
import random
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from support.corpora import CORPUS, MANIFEST, NO_CORPUS, REPOSITORY
from support.explain_files import Plan, ntuple_file
from support.explorer import require_builder, run_node

import rntuple_construct as rnt
from rntuple_construct.explain import FileMap, annotate
from rntuple_construct.explain.nodes import Kind, Node
from rntuple_construct.explain.page_annotations import first_values
from rntuple_construct.kit.corpus import cases
from rntuple_construct.model.arrays import JSON, to_list

ROOT_FILES = sorted((REPOSITORY / "tests" / "data" / "root-6.40" / "files").glob("*.root"))
NUM_COMPARED = 8


@pytest.fixture(scope="module")
def builder() -> Any:
    """The module that builds the explorer."""
    return require_builder()


@pytest.fixture(scope="module")
def inspector(builder: Any, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A script for Node that prints what the page knows of files."""
    path = tmp_path_factory.mktemp("explorer") / "inspect.mjs"
    path.write_text(builder.bundled("inspect.js", "--format=esm", "--platform=node"), encoding="utf-8")
    return path


def told(inspector: Path, *paths: Path, about: str = "") -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = run_node(inspector, [*([about] if about else []), *paths])
    return found


def first_pages(file_map: FileMap, number: int) -> dict[int, int]:
    """For each column of an RNTuple the position of its first page that has elements."""
    table = file_map.pages
    found: dict[int, tuple[int, int, int]] = {}
    for position in range(len(table)):
        for owner in table.owners(position):
            if owner.ntuple == number and owner.num_elements and not owner.part:
                key = (owner.cluster, owner.page, position)
                found[owner.column] = min(found.get(owner.column, key), key)
    return {column: position for column, (_, _, position) in found.items()}


def same_values(expected: str, actual: list[str], *, is_single: bool) -> bool:
    """Whether texts mean the same numbers; there may be two shortest texts for one of single precision."""
    words = [word for word in expected.replace(", …", "").split(", ") if word]
    if len(words) > NUM_COMPARED or len(actual) < len(words):
        return False
    return all(
        _number(one, is_single=is_single) == _number(other, is_single=is_single)
        for one, other in zip(words, actual, strict=False)
    )


def _number(word: str, *, is_single: bool) -> float | int | str:
    if word.lower() in ("true", "false"):
        return word.lower()
    if word.lstrip("-").isdigit() and not is_single:
        return int(word)
    value = float(word.replace("Infinity", "inf"))
    return "nan" if math.isnan(value) else float(np.float32(value)) if is_single else value


def same(expected: Any, actual: Any) -> bool:
    """Whether the page has the values of ``rntuple dump``; its integers are texts of digits."""
    if isinstance(actual, dict) and list(actual) == ["digits"]:
        return type(expected) is int and expected == int(actual["digits"])
    if isinstance(expected, dict):
        return list(expected) == list(actual) and all(same(expected[name], actual[name]) for name in expected)
    if isinstance(expected, list):
        return len(expected) == len(actual) and all(map(same, expected, actual))
    if isinstance(expected, float) and isinstance(actual, (int, float)):
        return bool(expected == actual or np.float32(expected) == np.float32(actual))
    if isinstance(expected, str) and "\ufffd" in actual:
        return len(expected) >= len(actual)  # bytes that are no UTF-8
    return type(expected) is type(actual) and bool(expected == actual)


def check_entries(ntuple: rnt.RNTuple, entries: dict[str, Any]) -> int:
    """Compare the first 100 entries of every field and member; returns how many fields were compared."""
    compared = 0
    for path, found in entries.items():
        try:
            layouts = ntuple.arrays([path], entry_stop=100, library="layout")
        except rnt.SchemaError as error:
            if "is a variant field and has no member" not in str(error):
                raise
            continue
        assert "error" not in found, (path, found["error"])
        (layout,) = layouts.values()
        assert same(to_list(layout, JSON), found["values"]), path
        compared += 1
    return compared


def check_file(path: Path, read: dict[str, Any]) -> int:
    """Compare with the Python reader; returns the number of columns whose values were compared."""
    assert "error" not in read
    assert read["problems"] == []
    compared = 0
    with annotate(path) as file_map:
        assert read["version"].split(".")[:2] == file_map.label.removeprefix("ROOT ").split(".")[:2]
        # Attribute sets are named after the RNTuple that they belong to.
        paths = {each.path for each in file_map.ntuples}
        ntuples = [each for each in file_map.ntuples if each.path.rpartition(":")[0] not in paths]
        by_name = {each.path.split(";")[0]: each for each in reversed(ntuples)}
        for entry in read["ntuples"]:
            assert "error" not in entry
            assert entry["problems"] == []
            ntuple = by_name[entry["path"]]
            if entry["name"] and any(";" in each.path for each in ntuples):
                continue  # several cycles of one name: which is which is told elsewhere
            assert entry["generation"] == ntuple.generation.name
            schema = ntuple.metadata.require_schema()
            assert entry["fields"] == [[field.path, field.record.type_name] for field in schema.fields]
            assert entry["pages"] == ntuple.num_pages
            assert len(entry["clusters"]) == ntuple.num_clusters
            with rnt.open(path) as file:
                assert sum(map(int, entry["clusters"])) == file[entry["path"]].num_entries
                assert check_entries(file[entry["path"]], entry["entries"]) or not entry["fields"]
            positions = first_pages(file_map, file_map.ntuples.index(ntuple))
            for column_id, column in enumerate(entry["columns"]):
                assert "error" not in column
                assert column.get("isChecked") in (None, True)
                if column["values"] is None:
                    assert column_id not in positions
                    continue
                position = positions[column_id]
                if file_map.pages.owners(position, 1)[0].column != column_id:
                    continue  # bytes that serve several columns are shown as those of the first
                values = first_values(file_map.file, file_map.pages, position)
                if column["type"] in ("Char", "Switch") or not values:
                    continue
                is_single = (
                    "Real" in column["type"] and column["bits"] <= 32 and "Quant" not in column["type"]
                )
                assert same_values(values, column["values"], is_single=is_single), (
                    column["label"],
                    values,
                    column["values"][:9],
                )
                compared += 1
    return compared


def test_files_of_every_generation_are_read_as_by_the_python_reader(inspector: Path) -> None:
    if CORPUS is None:
        pytest.skip(NO_CORPUS)
    paths = [CORPUS / "files" / entry["name"] for entry in MANIFEST]
    compared = {entry["era"]: 0 for entry in MANIFEST}
    for entry, path, read in zip(MANIFEST, paths, told(inspector, *paths), strict=True):
        compared[entry["era"]] += check_file(path, read)
    assert all(compared[era] > 10 for era in ("1.x", "rc2", "rc1", "v0"))


def test_files_of_root_are_read_as_by_the_python_reader(inspector: Path) -> None:
    assert (
        sum(
            check_file(path, read)
            for path, read in zip(ROOT_FILES, told(inspector, *ROOT_FILES), strict=True)
        )
        > 300
    )


def test_valid_cases_of_the_corpus_have_the_same_values(inspector: Path, tmp_path: Path) -> None:
    """Late fields, several representations, shards, projections, columns of every type, drafts."""
    made = [case for case in cases() if case.outcome.kind == "valid" and case.ending == ".root"]
    paths = [tmp_path / f"{number}.root" for number in range(len(made))]
    for case, path in zip(made, paths, strict=True):
        path.write_bytes(case.make())
    compared = 0
    for case, path, read in zip(made, paths, told(inspector, *paths), strict=True):
        keys = [entry["path"] for entry in read.get("ntuples", [])]
        if len(keys) != len(set(keys)):
            continue  # several cycles of one name
        with rnt.open(path) as file:
            for entry in read.get("ntuples", []):
                assert "error" not in entry, (case.id, entry)
                compared += check_entries(file[entry["path"]], entry["entries"])
    assert compared > 5000


def annotations_of(path: Path) -> dict[tuple[str, int, int], list[Any]]:
    """What ``rntuple explain`` says, by path and bytes."""
    found: dict[tuple[str, int, int], list[Any]] = {}

    def add(nodes: Iterable[Node], around: Kind) -> None:
        for node in nodes:
            kind = Kind(node.kind or around)
            facts = [node.type, node.text, node.meaning, node.section, node.problem, node.target]
            found[node.path, node.start, node.stop] = [kind.value, *facts]
            add(node.children, kind)
            if node.view is not None:
                add(node.view.nodes, kind)

    with annotate(path) as file_map:
        add(file_map.view.nodes, Kind.INHERITED)
    return found


# The page reads no linked attribute sets, and of blobs over several keys the first part only.
OTHERS = ("attributes", "option_max_key_size")


def test_annotations_are_those_of_explain(inspector: Path) -> None:
    paths = [path for path in ROOT_FILES if not path.name.startswith(OTHERS)]
    if CORPUS is not None:
        paths += [CORPUS / "files" / entry["name"] for entry in MANIFEST][::4]
    compared = 0
    for path, read in zip(paths, told(inspector, *paths, about="--annotations"), strict=True):
        assert read["problems"] == []
        expected = annotations_of(path)
        actual = {(where, start, stop): facts for where, start, stop, *facts in read["annotations"]}
        assert actual.keys() == expected.keys(), path.name
        for key, facts in actual.items():
            if key[0].endswith("streamer_info.list") or chr(0xFFFD) in facts[2]:
                continue  # the classes are not listed, and bytes that are no UTF-8 not escaped
            if facts[1] in ("page", "locator") and not expected[key][2]:
                continue  # before the specification
            assert facts == expected[key], (path.name, key)
            compared += 1
    assert compared > 100_000


@pytest.mark.parametrize("compression", ["zlib", "lzma", "lz4", "zstd", "none"])
def test_every_compression_is_undone(compression: str, inspector: Path, tmp_path: Path) -> None:
    path = tmp_path / "x.root"
    schema = {"i": "std::int32_t", "s": "std::string"}
    with rnt.create(path, "Events", schema, options=rnt.WriteOptions(compression=compression)) as events:
        events.extend({"i": [number // 7 for number in range(5000)], "s": ["abc"] * 5000})
    (read,) = told(inspector, path)
    check_file(path, read)
    assert read["ntuples"][0]["columns"][0]["values"][:8] == ["0"] * 7 + ["1"]
    text = next(column for column in read["ntuples"][0]["columns"] if column["type"] == "Char")
    assert json.loads(text["values"][0]).startswith("abcabcabc")


def test_pages_of_the_test_vectors_are_decoded(builder: Any, tmp_path: Path) -> None:
    """Every column type of every generation, with the values of spec/vectors."""
    (tmp_path / "columns.mjs").write_text(builder.bundled("columns.js", "--format=esm"), encoding="utf-8")
    script = tmp_path / "decode.mjs"
    script.write_text(
        """
import { readFileSync } from 'node:fs';
import { columnFacts, decode, switchLayout } from './columns.mjs';

const view = new DataView(new ArrayBuffer(8));
function spelled(value) {
  if (Array.isArray(value)) return value.join(':');
  if (typeof value !== 'number') return String(value);
  if (Number.isNaN(value)) return 'nan';
  view.setFloat64(0, value);
  return view.getBigUint64(0).toString(16).padStart(16, '0');
}
const limit = (word) => { view.setBigUint64(0, BigInt(`0x${word}`)); return view.getFloat64(0); };
const read = JSON.parse(readFileSync(process.argv[2], 'utf8')).map((vector) => {
  const facts = columnFacts(vector.generation, vector.id);
  const column = { ...facts, bits: vector.bits };
  if (vector.min !== undefined) Object.assign(column, { min: limit(vector.min), max: limit(vector.max) });
  if (facts.steps.includes('switch')) column.layout = { bits: vector.bits, indexBits: vector.index_bits, tagBits: vector.tag_bits };
  const values = decode(column, Buffer.from(vector.page, 'hex'), vector.values.length, Infinity);
  return { name: facts.name, element: facts.element, values: values.map(spelled) };
});
console.log(JSON.stringify(read));
""",
        encoding="utf-8",
    )
    path = REPOSITORY / "spec" / "vectors" / "columns.json"
    vectors = json.loads(path.read_text(encoding="utf-8"))
    for vector, read in zip(vectors, run_node(script, [path]), strict=True):
        assert (read["name"], read["element"], read["values"]) == (
            vector["column_type"],
            vector["element"],
            vector["values"],
        )


# Files that are wrong.


def damaged(tmp_path: Path, change: Any, plan: Plan | None = None) -> Path:
    data = bytearray(ntuple_file(plan or Plan(num_columns=2, num_clusters=2, num_pages=2)))
    changed = change(data)
    path = tmp_path / "damaged.root"
    path.write_bytes(data if changed is None else changed)
    return path


def place_of(path: str) -> int:
    with annotate(ntuple_file(Plan(num_columns=2, num_clusters=2, num_pages=2))) as file_map:
        return file_map.places[path]


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (b"", "this is no ROOT file: it starts with the bytes (none)"),
        (b"PK\x03\x04 zip", "this is no ROOT file: it starts with the bytes 50 4b 03 04"),
        (b"root\x00\x00", "file header: "),
    ],
)
def test_what_is_no_root_file_is_told(inspector: Path, tmp_path: Path, content: bytes, message: str) -> None:
    path = tmp_path / "x.root"
    path.write_bytes(content)
    (read,) = told(inspector, path)
    assert read["error"].startswith(message)
    assert "at byte" in read["error"]


def test_a_file_that_was_cut_off_tells_where(inspector: Path, tmp_path: Path) -> None:
    (read,) = told(inspector, damaged(tmp_path, lambda data: data[: len(data) // 2]))
    assert any("are not in the file, which has" in problem for problem in read["problems"])
    assert all("at byte" in problem for problem in read["problems"])


def test_a_damaged_envelope_costs_only_itself(inspector: Path, tmp_path: Path) -> None:
    place = place_of("header") + 16

    def change(data: bytearray) -> None:
        data[place : place + 4] = b"\xff\xff\xff\x7f"

    (read,) = told(inspector, damaged(tmp_path, change))
    (ntuple,) = read["ntuples"]
    assert ntuple["fields"] == []
    assert ntuple["pages"] == 8
    (problem,) = ntuple["problems"]
    assert problem.startswith("header: ")
    assert f"(at byte {place + 4}, {place + 4:#x})" in problem


def test_wrong_checksums_are_told(inspector: Path, tmp_path: Path) -> None:
    with annotate(ntuple_file(Plan(num_columns=2, num_clusters=2, num_pages=2))) as file_map:
        page = first_pages(file_map, 0)[1]
        offset, footer = int(file_map.pages.start[page]), file_map.places["footer"]

    def change(data: bytearray) -> None:
        data[offset] ^= 1
        data[footer + 16] ^= 1  # the checksum of the header that the footer repeats

    (read,) = told(inspector, damaged(tmp_path, change))
    (ntuple,) = read["ntuples"]
    assert [column["isChecked"] for column in ntuple["columns"]] == [True, False]
    (problem,) = ntuple["problems"]
    assert problem.startswith("footer: checksum ")
    assert f"(at byte {footer}, " in problem


def test_mutated_files_end_in_messages(inspector: Path, tmp_path: Path) -> None:
    """Neither a mistake of the page nor an endless loop, whatever the bytes."""
    source = random.Random(20261122)
    paths = []
    for number in range(150):
        data = bytearray(source.choice(ROOT_FILES).read_bytes())
        for _ in range(source.choice([1, 1, 2, 5, 20])):
            data[source.randrange(len(data))] = source.choice([0, 127, 128, 255, source.randrange(256)])
        if number % 7 == 0:
            del data[source.randrange(len(data)) :]
        paths.append(tmp_path / f"{number}.root")
        paths[-1].write_bytes(data)
    shown = told(inspector, *paths, about="--annotations")
    assert not [read for read in map(json.dumps, shown) if "this page failed" in read]
    texts = [json.dumps(read) for read in told(inspector, *paths)]
    assert not [text for text in texts if "this page failed" in text]
    assert sum('"problems": []' not in text or '"error"' in text for text in texts) > 25


def test_only_parts_of_a_large_file_are_read(inspector: Path, tmp_path: Path) -> None:
    path = tmp_path / "large.root"
    path.write_bytes(ntuple_file(Plan(num_columns=2, num_clusters=2)))
    try:
        os.truncate(path, 6 << 30)
    except OSError:
        pytest.skip("no sparse files here")
    (read,) = run_node(inspector, [path], timeout=60)
    assert read["ntuples"][0]["pages"] == 4
    assert read["ntuples"][0]["problems"] == []
