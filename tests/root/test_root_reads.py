"""ROOT reads what this package writes, converts and imports, and finds the same values."""

from __future__ import annotations

import json
import re
import tempfile
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow as pa
import pyarrow.feather
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from support.arrow_types import COLUMNS
from support.corpora import corpus_names
from support.dumps import run_cli
from support.random_for_root import Declared, ntuples
from support.root_files import NAMES, path_of, values_of
from support.root_process import Root, require_root, root
from support.root_values import as_root_prints, canonical, comparable

import rntuple_construct as rnt
from rntuple_construct import like_uproot
from rntuple_construct.conversion import convert
from rntuple_construct.kit.corpus.suite import CASES, SuiteCase
from rntuple_construct.kit.corpus.suite.emit import write_case
from rntuple_construct.kit.corpus.suite.model import Output

MAX_ENTRIES = 200
OBJECTS = Path(__file__).parents[1] / "data" / "objects"


@pytest.fixture(scope="module", autouse=True)
def reader() -> Root:
    require_root()
    return root()


def check(path: Path, name: str, reader: Root, code: str = "") -> None:
    """ROOT reads every field of an RNTuple, with the values that this package reads."""
    found = reader.read(path, name, MAX_ENTRIES, code)
    with rnt.open(path) as file:
        ntuple = file[name]
        assert found["errors"] == {}
        assert found["entries"] == ntuple.num_entries
        layouts = ntuple.arrays(entry_stop=MAX_ENTRIES, library="layout") if ntuple.nodes else {}
        assert set(found["values"]) == set(layouts)
        for field, layout in layouts.items():
            node = ntuple.nodes[field]
            ours = [comparable(node, value) for value in as_root_prints(layout)]
            theirs = [comparable(node, value) for value in found["values"][field]]
            assert canonical(theirs) == canonical(ours), field


@pytest.mark.parametrize("name", NAMES)
def test_converted_files_of_root_keep_the_values_that_root_reads(
    name: str, tmp_path: Path, reader: Root
) -> None:
    target = tmp_path / "converted.root"
    convert(path_of(name), target)
    for key, expected in values_of(name).items():
        found = reader.read(target, key, 300)
        with rnt.open(target) as file:
            nodes = file[key].nodes
        assert (found["entries"], found["errors"]) == (expected["entries"], {})
        assert found["attributes"] == expected.get("attributes", {})
        for field, values in expected["values"].items():
            ours = [comparable(nodes[field], value) for value in found["values"][field]]
            assert canonical(ours) == canonical([comparable(nodes[field], value) for value in values]), field


LIST_CLASSES = """
TFile file("{path}");
std::ofstream out("{out}");
for (auto object : *file.GetStreamerInfoList())
   if (auto info = dynamic_cast<TStreamerInfo *>(object); info && info->GetName() != std::string("ROOT::RNTuple")) {{
      out << info->GetName() << " " << info->GetClassVersion() << " " << info->GetCheckSum() << "\\n";
      for (auto item : *info->GetElements())
         if (auto element = static_cast<TStreamerElement *>(item))
            out << "  " << element->ClassName() << " " << element->GetTypeName() << " " << element->GetName() << " "
                << element->GetType() << " " << element->GetSize() << " " << element->GetTitle() << "\\n";
   }}
"""


def classes_of(path: Path, reader: Root, out: Path) -> list[str]:
    """The classes with their members that ROOT finds in the StreamerInfo record of a file."""
    reader.ask("root", "{" + LIST_CLASSES.format(path=path, out=out).replace("\n", " ") + "}")
    text = out.read_text(encoding="utf-8")
    return re.findall(r"^\S.*\n(?: .*\n)*", text, re.MULTILINE)


@pytest.mark.parametrize("name", ["classes", "streamers", "late_uncompressed"])
def test_root_finds_the_classes_of_users_in_converted_files(name: str, tmp_path: Path, reader: Root) -> None:
    target = tmp_path / "converted.root"
    convert(path_of(name), target)
    expected = classes_of(path_of(name), reader, tmp_path / "theirs")
    assert len(expected) > 2
    assert classes_of(target, reader, tmp_path / "ours") == expected


def test_root_finds_the_classes_of_extra_type_information(tmp_path: Path, reader: Root) -> None:
    with rnt.open(path_of("streamers")) as file:
        (info,) = file.only().extra_type_infos
    target = tmp_path / "written.root"
    with rnt.create(target, "events", {"x": "float"}) as writer:
        writer.add_extra_type_info(info.content)
    theirs = classes_of(path_of("streamers"), reader, tmp_path / "theirs")
    # A class with streamed members is no streamer field itself.
    expected = {each for each in theirs if not each.startswith("HoldsTrees ")}
    assert len(expected) == len(theirs) - 1
    assert set(classes_of(target, reader, tmp_path / "ours")) == expected


DECLARED = {
    # ROOT 6.40.00 does not survive a class without a dictionary in a variant.
    "2024-06-28__4d06ed__test_ntuple_emptystruct_invalidvar.root": "struct StructForVariant { int i = 0; };",
}


@pytest.mark.parametrize("name", corpus_names("rc1", "rc2"))
def test_converted_drafts_are_read(name: str, corpus_file: Any, tmp_path: Path, reader: Root) -> None:
    target = tmp_path / "converted.root"
    convert(corpus_file(name), target)
    with rnt.open(target) as file:
        keys = file.keys()
    for key in keys:
        check(target, key, reader, DECLARED.get(name, ""))


BATCH = 10


@settings(
    max_examples=30,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
@given(st.lists(ntuples(), min_size=BATCH, max_size=BATCH))
def test_random_schemas_are_read(cases: list[Declared]) -> None:
    # Several RNTuples in a file: one answer of ROOT takes longer than reading it.
    with tempfile.TemporaryDirectory() as directory:
        path = Path(directory) / "random.root"
        with rnt.create_file(path, durable=False) as file:
            for number, case in enumerate(cases):
                with file.create(f"n{number}", case.schema, case.options) as writer:
                    case.fill(writer)
        for number, case in enumerate(cases):
            check(path, f"n{number}", root(), case.code)


TABLE = [{"i": i, "x": i * 0.5, "s": "é" * i, "b": i % 2 == 0, "v": list(range(i))} for i in range(5)]


@pytest.mark.parametrize("kind", ["parquet", "arrow", "json", "jsonl", "csv"])
def test_imported_tables_are_read(kind: str, tmp_path: Path, reader: Root) -> None:
    source, target = tmp_path / f"table.{kind}", tmp_path / "table.root"
    if kind in ("parquet", "arrow"):
        import pyarrow as pa
        import pyarrow.parquet as pq

        table = pa.Table.from_pylist(TABLE)
        if kind == "parquet":
            pq.write_table(table, source)
        else:
            with pa.ipc.new_file(source, table.schema) as writer:
                writer.write_table(table)
    elif kind == "csv":
        lines = ["i,x,s", *(f"{row['i']},{row['x']},{row['s']}" for row in TABLE)]
        source.write_text("\n".join(lines) + "\n", encoding="utf-8")
    else:
        texts = [json.dumps(row) for row in TABLE]
        source.write_text("\n".join(texts) if kind == "jsonl" else f"[{','.join(texts)}]", encoding="utf-8")
    assert run_cli("import", str(source), str(target)).code == 0
    with rnt.open(target) as file:
        (name,) = file.keys()
    check(target, name, reader)


def test_attributes_are_read(tmp_path: Path, reader: Root) -> None:
    path = tmp_path / "attributes.root"
    with rnt.create(path, "ntpl", {"x": "std::int32_t"}) as writer:
        runs = writer.attribute_set("runs", {"run": "std::int32_t", "names": "std::vector<std::string>"})
        writer.extend([{"x": i} for i in range(10)])
        runs.append(0, 4, run=1, names=["a", "é"])
        runs.append(4, 6, run=2, names=[])
    assert reader.read(path, "ntpl")["attributes"] == {
        "runs": [
            {"start": 0, "length": 4, "values": {"run": 1, "names": ["a", "é"]}},
            {"start": 4, "length": 6, "values": {"run": 2, "names": []}},
        ]
    }


# The RNTuple Validation Suite

CASES_READ = [case for case in CASES.values() if case.output is not Output.ERROR]
EVERY_CASE = pytest.mark.parametrize("case", CASES_READ, ids=lambda case: case.name)


def name_in(path: Path) -> str:
    with rnt.open(path) as file:
        (name,) = file.keys()
    return name


@EVERY_CASE
def test_root_reads_the_files_of_the_suite(case: SuiteCase, tmp_path: Path, reader: Root) -> None:
    path = tmp_path / case.file_name
    write_case(case, path)
    check(path, name_in(path), reader)


NOT_MERGED = {
    # ROOT 6.40.00 drops attribute sets when it merges, and fails to merge columns of truncated and quantised numbers.
    "structure.attributes",
    "types.fundamental.real32quant",
    "types.fundamental.real32trunc",
}


@pytest.mark.parametrize(
    "case", [case for case in CASES_READ if case.name not in NOT_MERGED], ids=lambda case: case.name
)
def test_files_of_the_suite_that_root_wrote_are_printed_alike(
    case: SuiteCase, tmp_path: Path, reader: Root
) -> None:
    ours, theirs = tmp_path / case.file_name, tmp_path / "copied.root"
    write_case(case, ours)
    name = name_in(ours)
    reader.merge(theirs, ours)
    printed = [
        run_cli("dump", "--style", "validation-suite", "--ntuple", name, str(path)) for path in (ours, theirs)
    ]
    assert [outcome.code for outcome in printed] == [0, 0]
    assert printed[0].out == printed[1].out


def test_imported_tables_of_every_arrow_type(tmp_path: Path, reader: Root) -> None:
    """Also those whose meaning stands in descriptions, and the collections that stand for records which may be missing."""
    table = pa.table({name.replace(" ", "_"): column for name, column in COLUMNS.items()})
    pyarrow.feather.write_feather(table, tmp_path / "a.arrow")
    assert run_cli("import", str(tmp_path / "a.arrow"), str(tmp_path / "a.root")).code == 0
    check(tmp_path / "a.root", "a", reader)


def test_root_reads_copied_objects(tmp_path: Path, reader: Root) -> None:
    names = [
        "units",
        "text",
        *(f"plots/{one}/{each}" for one in ("one", "two") for each in ("plane", "graph", "list")),
    ]

    def shown(path: Path) -> dict[str, str]:
        found = {}
        for number, name in enumerate(names):
            text = tmp_path / f"{path.name}-{number}.json"
            reader.ask(
                "root", f'{{ TFile f("{path}"); auto o = f.Get("{name}"); if (o) '
                f'std::ofstream("{text}") << TBufferJSON::ToJSON(o).Data(); }}',
            )  # fmt: skip
            if text.exists():
                found[name] = text.read_text(encoding="utf-8")
        return found

    first, second = (shown(OBJECTS / name) for name in ("first.root", "second.root"))
    assert len(first) == len(second) == 5
    assert json.loads(first["plots/one/plane"])["_typename"] == "TH2D"
    rnt.merge(tmp_path / "merged.root", [OBJECTS / "first.root", OBJECTS / "second.root"])
    assert shown(tmp_path / "merged.root") == {**first, **second}
    convert(OBJECTS / "first.root", tmp_path / "converted.root")
    assert shown(tmp_path / "converted.root") == first
    check(tmp_path / "merged.root", "Events", reader)


def test_rntuples_beside_histograms_and_trees_of_uproot(tmp_path: Path, reader: Root) -> None:
    path = tmp_path / "f.root"
    with like_uproot.recreate(path) as file:
        file["events"] = {"x": [1, 2], "y": [[1.5], []]}
        file["dir/more"] = {"z": [3]}
        file["hist"] = np.histogram([1.0, 2.0], bins=2)
        file.mktree("dir/tree", {"x": "f8"}).extend({"x": np.ones(3)})
    with like_uproot.update(path) as file:
        file["events"].extend({"x": [4], "y": [[2.5, 3.5]]})
        file["events"].add_fields({"w": "float32"})
    check(path, "events", reader)
    check(path, "dir/more", reader)


def test_records_with_new_members(tmp_path: Path, reader: Root) -> None:
    path = tmp_path / "f.root"
    with rnt.create(path, "events", {"r": {"a": "float", "s": {"b": "std::int32_t"}}}) as writer:
        writer.extend({"r": [{"a": 1, "s": {"b": 2}}]})
        writer.add_fields({"r.c": "std::vector<float>", "r.s.d": "std::string"})
        writer.extend({"r": [{"a": 2, "c": [3, 4], "s": {"b": 5, "d": "x"}}]})
    with rnt.open(path, mode="a") as file:
        file["events"].add_fields({"r.e": {"f": "double"}})
    check(path, "events", reader)
