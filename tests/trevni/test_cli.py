"""The subcommands know Trevni files by their first bytes."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from support.dumps import run_cli
from support.explain_pages import data_of
from support.trevni_examples import ROWS

import rntuple_construct as rnt
from rntuple_construct.cli.formats import FORMATS
from rntuple_construct.cli.options import UsageError
from rntuple_construct.model.values.layout import Node
from rntuple_construct.trevni import conversion
from rntuple_construct.trevni.cases.examples import EXAMPLES


@pytest.fixture
def example(tmp_path: Path) -> Path:
    """A worked example without the usual ending."""
    path = tmp_path / "table.bin"
    path.write_bytes(EXAMPLES["w2"])
    return path


def test_info(example: Path) -> None:
    text = run_cli("info", str(example))
    assert text.code == 0
    assert "Trevni version 1" in text.out
    assert "links.url: string levels 2/2 (deflate, crc32)" in text.out
    document = json.loads(run_cli("info", str(example), "--format", "json").out)
    assert [column["name"] for column in document["columns"]] == ["id", "links.url"]


@pytest.mark.parametrize("form", ["json", "jsonl"])
def test_dump(example: Path, form: str) -> None:
    done = run_cli("dump", str(example), "--format", form)
    rows = json.loads(done.out) if form == "json" else [json.loads(line) for line in done.out.splitlines()]
    assert rows == ROWS["w2"]
    part = run_cli("dump", str(example), "--fields", "id", "--entries", "1:3")
    assert json.loads(part.out) == [{"id": 20}, {"id": -64}]


def test_dump_flat_columns_as_csv_and_table(tmp_path: Path) -> None:
    path = tmp_path / "w1.trv"
    path.write_bytes(EXAMPLES["w1"])
    assert run_cli("dump", str(path), "--format", "csv").out == "id,s\n1,foo\n-1,\n300,é\n"
    assert "300" in run_cli("dump", str(path), "--format", "table").out
    assert run_cli("dump", str(path), "--format", "csv", "-n", "1").out == "id,s\n1,foo\n"
    assert run_cli("dump", str(path), "--format", "csv", "--exclude-fields", "i*").out == "s\nfoo\n\né\n"
    wrong = run_cli("dump", str(path), "--csv-safe")
    assert (wrong.code, wrong.out) == (2, "")
    assert "--csv-safe goes with --format csv" in wrong.err
    assert "--where is for RNTuples" in run_cli("dump", str(path), "--where", "id > 1").err
    path.write_bytes(EXAMPLES["w2"])
    done = run_cli("dump", str(path), "--format", "csv")
    assert (done.code, "does not fit into a CSV cell" in done.err) == (2, True)
    done = run_cli("dump", str(path), "--format", "csv", "--skip-unsupported")
    assert (done.code, "is left out" in done.err) == (0, True)
    assert "id" in done.out.splitlines()[0]


def test_fields_are_left_out(tmp_path: Path) -> None:
    source = tmp_path / "w1.trv"
    source.write_bytes(EXAMPLES["w1"])
    rnt.write(tmp_path / "a.root", "ntpl", {"id": [1, 2], "s": ["a", "b"]})
    for given, target, more in (
        ("w1.trv", "b.root", ()), ("w1.trv", "b.trv", ("--to", "trevni-avro")), ("a.root", "c.trv", ("--to", "trevni-avro")),
    ):  # fmt: skip
        done = run_cli(
            "convert", str(tmp_path / given), str(tmp_path / target), "--exclude-fields", "i*", *more
        )
        assert done.code == 0, done.err
        assert list(json.loads(run_cli("dump", str(tmp_path / target)).out)[0]) == ["s"]
    done = run_cli("export", str(source), str(tmp_path / "o.csv"), "--exclude-fields", "id")
    assert (done.code, (tmp_path / "o.csv").read_text().splitlines()[0]) == (0, "s")


def test_validate_files_of_both_formats_together(tmp_path: Path, example: Path) -> None:
    rnt.write(tmp_path / "a.root", "ntpl", {"x": [1, 2]})
    (tmp_path / "bad.trv").write_bytes(EXAMPLES["w2"] + b"\0")
    done = run_cli("validate", str(tmp_path), "--format", "json")
    assert done.code == 1
    report = json.loads(done.out)
    assert len(report["files"]) == 3
    assert [finding["rule_id"] for finding in report["findings"]] == ["RNT-TRV-014"]
    assert run_cli("validate", str(example)).code == 0


def test_explain(example: Path) -> None:
    whole = run_cli("explain", str(example))
    assert whole.code == 0
    assert 'pairs[0]: "trevni.codec" = "deflate"' in whole.out
    byte = run_cli("explain", str(example), "--at", "0xe0")
    assert "columns[1].descriptors[0].len_block" in byte.out
    part = json.loads(
        run_cli("explain", str(example), "--path", "columns[1].blocks[0]", "--format", "json").out
    )
    assert "columns[1].blocks[0].checksum" in json.dumps(part)
    page = example.with_suffix(".html")
    assert run_cli("explain", str(example), "--html", str(page)).code == 0
    data = data_of(page.read_text(encoding="utf-8"))
    assert "Trevni version 1" in data["label"]
    assert (data["schema"], data["numPages"], data["problems"]) == ([], 0, [])


def test_damaged_files_end_in_our_exit_codes(example: Path) -> None:
    example.write_bytes(EXAMPLES["w2"][:100])
    for command in ("info", "dump", "explain"):
        done = run_cli(command, str(example))
        assert done.code == 65
        assert "RNT-TRV-" in done.err


def test_other_commands_say_what_to_do() -> None:
    with pytest.raises(UsageError, match="rntuple convert"):
        FORMATS[0].function("merge")


@pytest.mark.parametrize("profile", ["trevni-wiki", "trevni-avro"])
def test_convert_there_and_back(tmp_path: Path, profile: str) -> None:
    data = {
        "id": [1, 2, 3],
        "pt": [[1.5], [], [2.5, 3.5]],
        "m": [{"a": 1, "b": ["x"]}] * 3,
        "o": ["a", None, "b"],
    }
    schema = {
        "id": "std::uint16_t",
        "pt": "std::vector<float>",
        "m": {"a": "std::int8_t", "b": "std::vector<std::string>"},
        "o": "std::optional<std::string>",
    }
    with rnt.create(tmp_path / "a.root", "Events", schema, description="some events") as writer:
        writer.extend(data)
    assert run_cli("convert", str(tmp_path / "a.root"), str(tmp_path / "b.trv"), "--to", profile).code == 0
    assert run_cli("validate", str(tmp_path / "b.trv")).code == 0
    assert run_cli("convert", str(tmp_path / "b.trv"), str(tmp_path / "c.root")).code == 0
    with rnt.open(tmp_path / "a.root") as one, rnt.open(tmp_path / "c.root") as other:
        assert other.keys() == ["Events"]
        assert other["Events"].description == "some events"
        for name in schema:
            types = [file["Events"].fields[name].type_name for file in (one, other)]
            assert types[0] == types[1]
        assert one["Events"].arrays(library="py") == other["Events"].arrays(library="py")


def test_from_one_dialect_to_the_other(tmp_path: Path, example: Path) -> None:
    target = tmp_path / "avro.trv"
    assert run_cli("convert", str(example), str(target), "--to", "trevni-avro").code == 0
    with rnt.trevni.open(target) as file:
        assert file.profile.name == "trevni-avro"


def test_what_trevni_cannot_express_names_the_field(tmp_path: Path) -> None:
    with rnt.create(tmp_path / "a.root", "ntpl", {"v": "std::variant<int,double>"}) as writer:
        writer.extend({"v": [1, 2.5]})
    done = run_cli("convert", str(tmp_path / "a.root"), str(tmp_path / "b.trv"), "--to", "trevni-wiki")
    assert done.code == 2
    assert "'v'" in done.err
    assert not (tmp_path / "b.trv").exists()


def test_a_copy_that_differs_is_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, example: Path
) -> None:
    monkeypatch.setattr(Node, "equal", lambda *_: False)
    with pytest.raises(rnt.SchemaError, match="not the same"):
        conversion.from_trevni(example, tmp_path / "out.root")
    assert not (tmp_path / "out.root").exists()
