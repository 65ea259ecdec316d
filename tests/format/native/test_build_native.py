"""Wheels and installations with compiled code, and without it where nothing compiles."""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
import sys
import sysconfig
import tarfile
import zipfile
from pathlib import Path
from types import ModuleType

import pytest

from rntuple_construct.format.native import compiled_parser, page_loop

REPOSITORY = Path(__file__).resolve().parents[3]
PARTS = (
    "pyproject.toml", "README.md", "LICENSE", "spec/LICENSE", "spec/VERSION", ".gitignore", "tools/generate/build_native.py",
    "tools/project/package_readme.py",
    "rntuple_construct/__init__.py", "rntuple_construct/format/native", "generated/python/rntuple_spec",
    "generated/python/rntuple_kaitai", "generated/python/rntuple_parsers", "generated/c",
)  # fmt: skip
NAME = "_pages.dylib" if sys.platform == "darwin" else "_pages.so"
SOURCE, LIBRARY = "rntuple_construct/format/native/pages.c", f"rntuple_construct/format/native/{NAME}"


def hook() -> ModuleType:
    spec = importlib.util.spec_from_file_location(
        "build_native", REPOSITORY / "tools" / "generate" / "build_native.py"
    )
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """What is built, without what is made from it, and without most of the package."""
    for part in PARTS:
        source, target = REPOSITORY / part, tmp_path / "tree" / part
        target.parent.mkdir(parents=True, exist_ok=True)
        if source.is_dir():
            shutil.copytree(
                source, target, ignore=shutil.ignore_patterns("__pycache__", "_pages.*", ".build-*")
            )
        else:
            shutil.copy(source, target)
    return tmp_path / "tree"


@pytest.fixture
def compiler() -> str:
    """A command that compiles C."""
    if sys.platform == "win32" or not hook().compilers():
        pytest.skip("there is no C compiler")
    return shutil.which("cc") or str(hook().compilers()[0][0])


@pytest.fixture
def fast(compiler: str, tmp_path: Path) -> str:
    """The compiler without optimisation, for tests of what is built and where it is."""
    script = tmp_path / "cc"
    script.write_text(f'#!/bin/sh\nexec {compiler} "$@" -O0\n')
    script.chmod(0o755)
    return str(script)


def built(tree: Path, target: str, cc: str) -> tuple[Path, str]:
    """What hatchling makes with a compiler, and what it says."""
    pytest.importorskip("hatchling")
    code = (
        "import sys, hatchling.build as build;"
        "print(getattr(build, 'build_' + sys.argv[1])(sys.argv[2]), file=sys.__stdout__)"
    )
    (tree / "dist").mkdir(exist_ok=True)
    done = subprocess.run(
        [sys.executable, "-c", code, target, str(tree / "dist")],
        cwd=tree, env={**os.environ, "CC": cc}, capture_output=True, text=True, check=True,
    )  # fmt: skip
    return tree / "dist" / done.stdout.splitlines()[-1], done.stdout + done.stderr


def names(wheel: Path) -> list[str]:
    with zipfile.ZipFile(wheel) as archive:
        return archive.namelist()


def test_a_wheel_has_the_library_and_says_for_which_platform(
    tree: Path, compiler: str, tmp_path: Path
) -> None:
    wheel, _ = built(tree, "wheel", compiler)
    platform = sysconfig.get_platform().replace("-", "_").replace(".", "_")
    assert wheel.name.endswith(f"-py3-none-{platform}.whl")
    assert LIBRARY in names(wheel)
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(tmp_path / "installed")
    metadata = next((tmp_path / "installed").glob("*.dist-info/WHEEL")).read_text()
    assert "Root-Is-Purelib: false" in metadata
    assert f"Tag: py3-none-{platform}\n" in metadata
    assert page_loop((tmp_path / "installed" / LIBRARY).parent) is not None
    readme = next((tmp_path / "installed").glob("*.dist-info/METADATA")).read_text(encoding="utf-8")
    assert "](https://" in readme
    assert "](docs/" not in readme


@pytest.mark.parametrize("cc", ["/nonexistent/cc", "false"])
def test_without_a_compiler_the_wheel_is_pure(tree: Path, cc: str) -> None:
    (tree / LIBRARY).write_bytes(b"made from another source")
    wheel, said = built(tree, "wheel", cc)
    assert wheel.name.endswith("-py3-none-any.whl")
    assert not [name for name in names(wheel) if "_pages" in name]
    assert SOURCE in names(wheel)
    assert "without compiled code" in said
    assert cc in said


def test_an_editable_installation_has_it_in_the_tree(tree: Path, fast: str) -> None:
    built(tree, "editable", fast)
    assert page_loop((tree / LIBRARY).parent) is not None


def test_a_wheel_leaves_the_tree_as_it_was(tree: Path, fast: str) -> None:
    before = sorted(tree.rglob("*"))
    wheel, _ = built(tree, "wheel", fast)
    added = [
        path for path in sorted(tree.rglob("*")) if path not in before and "__pycache__" not in path.parts
    ]
    assert added == [tree / "dist", wheel]


def test_the_source_distribution_has_what_is_compiled(tree: Path, fast: str) -> None:
    built(tree, "editable", fast)
    archive, _ = built(tree, "sdist", fast)
    with tarfile.open(archive) as files:
        found = [name.partition("/")[2] for name in files.getnames()]
    headers = {"generated/c/include/rntuple_c/parse.h", "generated/c/include/rntuple_c/rntuple.h"}
    assert {SOURCE, "tools/generate/build_native.py", *headers} <= set(found)
    assert LIBRARY not in found


def test_a_tree_is_built_in_place(tree: Path, fast: str) -> None:
    command = [sys.executable, str(tree / "tools" / "generate" / "build_native.py")]
    environment = {**os.environ, "CC": fast}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == str(tree / LIBRARY)
    assert os.listdir(tree / "rntuple_construct" / "format" / "native").count(NAME) == 1
    assert not [
        name
        for name in os.listdir(tree / "rntuple_construct" / "format" / "native")
        if name.startswith(".build")
    ]
    done = subprocess.run(
        command, env={**environment, "CC": "false"}, capture_output=True, text=True, check=False
    )
    assert done.returncode == 1
    assert (tree / LIBRARY).is_file(), "the old one is kept"


def test_the_compiler_has_nothing_to_warn_of(compiler: str, tmp_path: Path) -> None:
    include = f"-I{REPOSITORY / hook().HEADERS}"
    for source in hook().SOURCES:
        command = [compiler, *hook().FLAGS, include, "-Wpedantic", "-Wconversion", "-Werror", "-c"]
        subprocess.run([*command, str(REPOSITORY / source), "-o", str(tmp_path / "object.o")], check=True)


@pytest.mark.parametrize(
    ("platform", "flags"),
    [
        ("linux-x86_64", ["-shared"]),
        ("macosx-11.0-arm64", ["-dynamiclib", "-mmacosx-version-min=11.0", "-arch", "arm64"]),
        (
            "macosx-10.9-universal2",
            ["-dynamiclib", "-mmacosx-version-min=10.9", "-arch", "x86_64", "-arch", "arm64"],
        ),
    ],
)
def test_what_a_platform_needs(platform: str, flags: list[str]) -> None:
    assert hook().platform_flags(platform) == flags


@pytest.mark.parametrize("name", [SOURCE, "rntuple_construct/format/native/parsers.c"])
def test_a_library_of_another_source_is_not_used(tree: Path, fast: str, name: str) -> None:
    built(tree, "editable", fast)
    with (tree / name).open("a") as source:
        source.write("\n")
    assert page_loop((tree / LIBRARY).parent) is None
    assert compiled_parser("rntuple_cluster_pages_list", (tree / LIBRARY).parent) is None


def test_a_library_of_other_headers_is_not_used(tree: Path, fast: str) -> None:
    (tree / "generated/python/rntuple_spec/c_headers.py").write_text('SHA256 = "that of others"\n')
    built(tree, "editable", fast)
    assert page_loop((tree / LIBRARY).parent) is None


@pytest.mark.parametrize("content", [None, b"no library"])
def test_a_file_that_is_no_library_is_as_good_as_none(tmp_path: Path, content: bytes | None) -> None:
    if content is not None:
        (tmp_path / NAME).write_bytes(content)
    assert page_loop(tmp_path) is None
