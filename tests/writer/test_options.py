"""Arguments of the functions that start a file: a wrong one is named as the caller's own, and nothing is written."""

from __future__ import annotations

import inspect
import io
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import rntuple_construct as rnt
from rntuple_construct.base.errors import SchemaError
from rntuple_construct.cli import main
from rntuple_construct.writer import ClassSpec, CreateOptions, FileWriter

SCHEMA = {"x": "float"}
DATA = {"x": [1.0, 2.0]}
START: dict[str, Callable[..., Any]] = {
    "create": lambda target, **keywords: rnt.create(target, "ntpl", SCHEMA, **keywords),
    "create_parallel": lambda target, **keywords: rnt.create_parallel(target, "ntpl", SCHEMA, **keywords),
    "write": lambda target, **keywords: rnt.write(target, "ntpl", DATA, **keywords),
    "create_file": lambda target, **keywords: rnt.create_file(target, **keywords),
}


@pytest.mark.parametrize("name", list(START))
def test_a_wrong_keyword_is_named_with_the_function_that_was_called(name, tmp_path):
    # create_file shares no arguments with other functions, so Python itself refuses the name.
    kind = TypeError if name == "create_file" else SchemaError
    with pytest.raises(kind, match=rf"\b{name}\(\).*unexpected (keyword )?argument 'compresion'"):
        START[name](tmp_path / "out.root", compresion="zstd")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("name", ["create", "create_parallel"])
def test_a_wrong_keyword_of_a_file_writer_is_named_and_the_file_goes_on(name):
    target = io.BytesIO()
    with rnt.create_file(target) as file:
        with pytest.raises(SchemaError, match=rf"{name}\(\).*'durable'"):
            getattr(file, name)("ntpl", SCHEMA, durable=False)
        file.create("ntpl", SCHEMA).extend(DATA)
    with rnt.open(target.getvalue()) as found:
        assert found["ntpl"].num_entries == 2


@pytest.mark.parametrize("name", ["create", "create_parallel", "write"])
def test_options_that_are_none_are_refused(name, tmp_path):
    with pytest.raises(SchemaError, match=r"options are 'zstd'.*WriteOptions"):
        START[name](tmp_path / "out.root", options="zstd")
    assert list(tmp_path.iterdir()) == []


def settings_of(target: io.BytesIO) -> int:
    with rnt.open(target.getvalue()) as file:
        return int(file["ntpl"].clusters[0].column_range(0).compression_settings)


def _with_create_file(target: Any) -> None:
    with rnt.create_file(target) as file, file.create("ntpl", SCHEMA) as writer:
        writer.extend(DATA)


def _with_file_writer(target: Any) -> None:
    with (
        FileWriter(target) as file,
        file.create_parallel("ntpl", SCHEMA) as writer,
        writer.fill_context() as context,
    ):
        context.extend(DATA)


def _with_import(target: Any) -> None:
    Path(f"{target}.csv").write_text("x\n1.5\n2.5\n")
    assert main(["import", f"{target}.csv", str(target), "--name", "ntpl"]) == 0


def _with_tasks(target: Any) -> None:
    with (
        rnt.create_distributed(target, "ntpl", SCHEMA, num_tasks=1) as writer,
        rnt.fill_task(writer.ticket, 0) as context,
    ):
        assert context is not None
        context.extend(DATA)


@pytest.mark.parametrize(
    "write",
    [START["write"], _with_create_file, _with_file_writer, _with_import, _with_tasks],
    ids=["write", "create_file", "FileWriter", "import", "create_distributed"],
)
def test_the_default_compression_is_that_of_root(write: Callable[[Any], None], tmp_path: Path) -> None:
    """Of pages and of the small records of the file; 505 is zstd with level 5."""
    path = tmp_path / "out.root"
    write(path)
    with rnt.open(path) as file:
        assert file.container.header.compression_settings == 505
        assert int(file["ntpl"].clusters[0].column_range(0).compression_settings) == 505
        (info,) = (
            item.key
            for item in file.container.scan_keys()
            if item.key is not None and item.span.start == file.container.header.ofs_info
        )
        assert info.is_compressed, "the StreamerInfo record"


@pytest.mark.parametrize("name", ["create", "create_parallel", "write"])
@pytest.mark.parametrize(
    ("keywords", "settings"),
    [
        ({"compression": "zstd"}, 505),
        ({"compression": "lz4:9"}, 409),
        ({"compression": 0}, 0),
        ({"options": rnt.WriteOptions(compression="lz4", page_size=100), "compression": "zlib:3"}, 103),
        ({"generation": "rc2", "compression": "lzma"}, 207),
        ({"generation": "rc2"}, 505),
    ],
)
def test_compression_may_be_given_by_itself(name, keywords, settings):
    target = io.BytesIO()
    made = START[name](target, **keywords)
    if made is not None:
        with made:
            (made if name == "create" else made.fill_context()).extend(DATA)
    assert settings_of(target) == settings


def test_compression_that_does_not_exist(tmp_path):
    with pytest.raises(SchemaError, match="gzip"):
        rnt.create(tmp_path / "out.root", "ntpl", SCHEMA, compression="gzip")
    assert list(tmp_path.iterdir()) == []


def test_a_wrong_keyword_is_a_type_error_too_and_similar_ones_are_suggested(tmp_path):
    with pytest.raises(TypeError, match=r"unexpected argument 'timestmp'.*did you mean timestamp"):
        rnt.create(tmp_path / "out.root", "ntpl", SCHEMA, timestmp=None)
    with pytest.raises(SchemaError, match=r"unexpected argument 'compresion'.*did you mean compression"):
        rnt.create_distributed(tmp_path / "out.root", "ntpl", SCHEMA, num_tasks=1, compresion="zstd")
    assert list(tmp_path.iterdir()) == []


def test_a_wrong_keyword_of_a_writer_is_named_and_the_writer_goes_on():
    target = io.BytesIO()
    with rnt.create(target, "ntpl", SCHEMA) as writer:
        with pytest.raises(SchemaError, match=r"add_fields\(\): unexpected argument 'clases'.*classes"):
            writer.add_fields({"y": "float"}, clases={})
        with pytest.raises(SchemaError, match=r"attribute_set\(\): unexpected argument 'opts'"):
            writer.attribute_set("a", {"y": "float"}, opts=None)
        writer.extend(DATA)
    with rnt.open(target.getvalue()) as found:
        assert list(found["ntpl"].fields) == ["x"]


def test_all_functions_that_start_an_rntuple_have_the_same_keywords():
    def keywords(function: Callable[..., Any]) -> dict[str, Any]:
        found = inspect.signature(function).parameters.values()
        assert [p.annotation for p in found if p.kind is p.VAR_KEYWORD] == ["Unpack[CreateOptions]"]
        return {p.name: (p.default, p.annotation) for p in found if p.kind is p.KEYWORD_ONLY}

    assert keywords(FileWriter.create_parallel) == keywords(FileWriter.create) == {}
    whole = keywords(rnt.create)
    assert keywords(rnt.create_parallel) == whole
    file = inspect.signature(FileWriter.__init__).parameters
    assert whole == {name: (file[name].default, file[name].annotation) for name in ("timestamp", "durable")}
    assert {name: value for name, value in keywords(rnt.write).items() if name != "schema"} == whole
    # The one function that takes them apart has every option of the class, with its type.
    apart = inspect.signature(FileWriter.start_with).parameters.values()
    types = {p.name: p.annotation.replace(" | None", "") for p in apart if p.kind is p.KEYWORD_ONLY}
    options = {name: kind.__forward_arg__ for name, kind in CreateOptions.__annotations__.items()}
    assert types == {name: kind.replace(" | None", "") for name, kind in options.items()}


def test_an_rntuple_without_columns_has_entries(tmp_path):
    path = tmp_path / "empty.root"
    with rnt.create(path, "ntpl", {"e": "Empty"}, classes={"Empty": ClassSpec("Empty", {})}) as writer:
        for _ in range(2):
            writer.extend({"e": [{}, {}, {}]})
            writer.flush_cluster()
    with rnt.open(path) as file:
        assert [cluster.num_entries for cluster in file["ntpl"].clusters] == [3, 3]
    assert rnt.validate(path).ok
