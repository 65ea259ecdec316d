"""The parsers as packages: a clean project per language installs one from its directory and runs the example of its README."""

from __future__ import annotations

import importlib.util
import json
import os
import re
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from support.dumpers import (
    BUILD,
    GENERATED,
    REPOSITORY,
    cpp_codecs,
    java_jars,
    need,
    outdated,
    run,
    rust_program,
)
from support.package_examples import example

VERSION = (REPOSITORY / "spec" / "VERSION").read_text(encoding="utf-8").strip()
FILE = Path(__file__).resolve().parent / "data" / "zlib.root"
NAMES = ["event", "muon_pt", "_0", "muon_charge", "_0", "trigger"]
# Written by ROOT, with a compressed anchor.
ROOT_FILE = REPOSITORY / "tests" / "data" / "root-6.40" / "files" / "compression_109.root"
ROOT_NAMES = ["i", "f", "_0", "s", "b", "v", "_0", "_1"]
DAMAGED = "damaged.root"
HASH = REPOSITORY / "tools" / "explorer" / "node_modules" / "hash-wasm"


def keep(path: Path, text: str) -> None:
    """Write a file unless it is there already, with its time."""
    path.parent.mkdir(parents=True, exist_ok=True)
    if not path.is_file() or path.read_text() != text:
        path.write_text(text)


def damaged(folder: Path) -> Path:
    """The file with a negative place of the root directory."""
    data = bytearray(FILE.read_bytes())
    data[8:12] = b"\xff" * 4
    (folder / DAMAGED).write_bytes(data)
    return folder / DAMAGED


def check(command: list[str | Path], folder: Path, error: str, **environment: str) -> None:
    """The example prints the field names, and ends in the documented error for a damaged file."""
    assert run([*command, FILE], cwd=folder, **environment).split() == NAMES
    assert run([*command, ROOT_FILE], cwd=folder, **environment).split() == ROOT_NAMES
    done = subprocess.run(
        [str(part) for part in [*command, damaged(folder)]],
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, **environment},
    )
    assert done.returncode != 0
    assert error in done.stderr


def test_python(tmp_path: Path) -> None:
    if importlib.util.find_spec("hatchling") is None or importlib.util.find_spec("pip") is None:
        pytest.skip("hatchling and pip are needed: install the extra dev")
    source = tmp_path / "source"
    shutil.copytree(GENERATED / "python", source, ignore=shutil.ignore_patterns("__pycache__"))
    target = tmp_path / "installed"
    run([sys.executable, "-m", "pip", "install", "--quiet", "--no-index", "--no-build-isolation", "--no-deps", "--target", target, source])  # fmt: skip
    assert sorted(path.name for path in target.iterdir() if "dist-info" not in path.name) == [
        "bin",
        "rntuple_kaitai",
        "rntuple_parsers",
    ]
    assert (target / "rntuple_kaitai" / "rntuple.pyi").is_file()
    assert (target / "rntuple_kaitai" / "py.typed").is_file()
    (tmp_path / "names.py").write_text(example("python"))
    check([sys.executable, "names.py"], tmp_path, "EndOfStreamError", PYTHONPATH=str(target))


def test_python_declarations_hold(tmp_path: Path) -> None:
    if importlib.util.find_spec("mypy") is None:
        pytest.skip("mypy is not installed")
    (tmp_path / "names.py").write_text(example("python"))
    (tmp_path / "wrong.py").write_text(
        "from rntuple_kaitai import Rntuple\nRntuple.from_bytes(b'').payloads\n"
    )
    command = [sys.executable, "-m", "mypy", "--no-incremental", "--config-file", os.devnull]
    environment = {**os.environ, "MYPYPATH": str(GENERATED / "python")}
    wrong = subprocess.run([*command, "wrong.py"], cwd=tmp_path, env=environment, capture_output=True, text=True, check=False)  # fmt: skip
    assert '"Rntuple" has no attribute "payloads"' in wrong.stdout, wrong.stdout + wrong.stderr


def test_javascript(tmp_path: Path) -> None:
    need("node", "npm")
    packed = run(
        ["npm", "pack", "--silent", "--pack-destination", tmp_path, GENERATED / "javascript"], cwd=tmp_path
    )
    (tmp_path / "package.json").write_text(json.dumps({"name": "clean", "version": "1.0.0"}))
    run(
        [
            *("npm", "install", "--offline", "--silent", "--no-audit", "--no-fund"),
            tmp_path / packed.strip(),
            HASH,
        ],
        cwd=tmp_path,
    )
    assert (tmp_path / "node_modules" / "rntuple-kaitai" / "index.d.ts").is_file()
    text = example("javascript")
    (tmp_path / "names.js").write_text(text)
    check(["node", "names.js"], tmp_path, "FormatError")
    module, number = re.subn(
        r"(?m)^const (.*) = require\('(.*)'\);$", lambda m: f"import {m[1]} from '{m[2]}';", text
    )
    assert number == 2
    (tmp_path / "names.mjs").write_text(module)
    check(["node", "names.mjs"], tmp_path, "FormatError")


def test_javascript_finds_the_libraries_of_its_codecs(tmp_path: Path) -> None:
    """Installed from its directory with the command of the README."""
    need("node", "npm")
    (tmp_path / "package.json").write_text(json.dumps({"name": "clean", "version": "1.0.0"}))
    text = (GENERATED / "javascript" / "README.md").read_text()
    words = re.findall(r"(?m)^    npm install (.*)$", text)[0].replace("path/to/this/directory", str(GENERATED / "javascript"))  # fmt: skip
    libraries = REPOSITORY / "tools" / "explorer" / "node_modules"
    chosen = [str(libraries / word) if (libraries / word).is_dir() else word for word in words.split()]
    run(["npm", "install", "--offline", "--silent", "--no-audit", "--no-fund", *chosen], cwd=tmp_path)
    (tmp_path / "names.js").write_text(example("javascript"))
    for name in ("compression_505", "compression_404", "compression_207"):
        found = run(["node", "names.js", ROOT_FILE.with_name(f"{name}.root")], cwd=tmp_path)
        assert found.split() == ROOT_NAMES


def test_java(tmp_path: Path) -> None:
    need("java", "javac", "mvn")
    package = BUILD / "java-package"
    with outdated("java-package", GENERATED / "java") as build:
        if build:
            shutil.rmtree(package / "source", ignore_errors=True)
            shutil.copytree(GENERATED / "java", package / "source")
            done = subprocess.run(["mvn", "-q", "-B", "-o", "package"], cwd=package / "source", capture_output=True, text=True, check=False)  # fmt: skip
            if done.returncode != 0 and "offline" in done.stdout + done.stderr:
                pytest.skip("plugins of Maven are not installed: run tools/project/setup_languages.sh")
            assert done.returncode == 0, done.stdout
    jar = package / "source" / "target" / f"rntuple-kaitai-{VERSION}.jar"
    (tmp_path / "FieldNames.java").write_text(example("java"))
    run(["javac", "-cp", jar, "FieldNames.java"], cwd=tmp_path)
    path = os.pathsep.join(map(str, [jar, ".", *java_jars()]))
    check(["java", "-cp", path, "FieldNames"], tmp_path, "org.rntuple.FormatException")


def test_go(tmp_path: Path) -> None:
    """Installed as from a proxy: the module path, the version and the files are those of a module."""
    need("go")
    package = GENERATED / "go"
    version = f"v{VERSION}"
    module = (package / "go.mod").read_text().split()[1]
    fetched = Path(run(["go", "env", "GOMODCACHE"]).strip()) / "cache" / "download"
    if not (fetched / "github.com" / "ulikunitz").is_dir():
        pytest.skip("libraries of the codecs are not installed: run tools/project/setup_languages.sh")
    for source, name in ((package, module), (package / "codecs", f"{module}/codecs")):
        place = tmp_path / "proxy" / name / "@v"
        place.mkdir(parents=True)
        (place / "list").write_text(f"{version}\n")
        info = {"Version": version, "Time": "2026-01-01T00:00:00Z"}
        (place / f"{version}.info").write_text(json.dumps(info))
        shutil.copy(source / "go.mod", place / f"{version}.mod")
        with zipfile.ZipFile(place / f"{version}.zip", "w") as archive:
            for path in sorted(source.rglob("*")):
                if path.is_file() and (source is not package or package / "codecs" not in path.parents):
                    archive.write(path, f"{name}@{version}/{path.relative_to(source).as_posix()}")
    clean = tmp_path / "clean"
    clean.mkdir()
    (clean / "main.go").write_text(example("go"))
    environment = {
        "GOPROXY": f"file://{tmp_path / 'proxy'},file://{fetched}", "GOFLAGS": "-modcacherw", "GONOSUMDB": "*", "GOMODCACHE": str(tmp_path / "cache"),
    }  # fmt: skip
    run(["go", "mod", "init", "example.test/clean"], cwd=clean, **environment)
    modules = re.findall(r"(?m)^    go get (.*)$", (package / "README.md").read_text())[0].split()
    run(["go", "get", *modules], cwd=clean, **environment)
    run(["go", "build", "-o", "names", "."], cwd=clean, **environment)
    check([clean / "names"], clean, "not found")
    # From a directory, with the commands of the README.
    local = tmp_path / "local"
    local.mkdir()
    shutil.copy(clean / "main.go", local)
    run(["go", "mod", "init", "example.test/local"], cwd=local, **environment)
    commands = re.findall(r"(?m)^    (go mod .*)$", (package / "README.md").read_text())
    assert len(commands) == 2
    for command in commands:
        words = command.replace("path/to/this/directory", str(package)).split()
        run(words, cwd=local, **{**environment, "GOPROXY": f"file://{fetched}"})
    run(["go", "build", "-o", "names", "."], cwd=local, **environment)
    assert run([local / "names", FILE], cwd=local).split() == NAMES


def test_rust(tmp_path: Path) -> None:
    need("cargo")
    package = GENERATED / "rust"
    (tmp_path / "src").mkdir()
    (tmp_path / "src" / "main.rs").write_text(example("rust"))
    (tmp_path / "Cargo.toml").write_text(
        '[package]\nname = "clean"\nversion = "1.0.0"\nedition = "2021"\n'
        f'[dependencies]\nrntuple-kaitai = {{ path = "{package}", features = ["codecs"] }}\n'
    )
    # The libraries have been built there for other programs.
    check([*rust_program("clean", tmp_path, target="rust-decode")], tmp_path, "no such RNTuple")


def test_rust_crate_can_be_published(tmp_path: Path) -> None:
    need("cargo")
    shutil.copytree(
        GENERATED / "rust", tmp_path / "crate", ignore=shutil.ignore_patterns("target", "Cargo.lock")
    )
    with outdated("rust-package", GENERATED / "rust") as build:  # what has passed is not compiled again
        if build:
            run(["cargo", "package", "--quiet", "--allow-dirty", "--target-dir", BUILD / "rust-package"], cwd=tmp_path / "crate")  # fmt: skip
    names = run(["cargo", "package", "--list", "--allow-dirty"], cwd=tmp_path / "crate").split()
    assert {"README.md", "src/lib.rs", "src/raw/runtime.rs", "src/raw/root_file.rs"} <= set(names)


_CMAKE = """cmake_minimum_required(VERSION 3.15)
project(clean LANGUAGES CXX)
{package}
add_executable(names names.cpp)
target_link_libraries(names PRIVATE rntuple::kaitai)
"""


def _cmake(folder: Path, package: str, *options: str | Path, source: str | None = None) -> Path:
    """Configure and build a clean project, of which only what has changed is compiled again; its program."""
    folder.mkdir(exist_ok=True)
    keep(folder / "CMakeLists.txt", _CMAKE.format(package=package))
    keep(folder / "names.cpp", source or example("cpp_stl", "cpp"))
    run(["cmake", "-S", folder, "-B", folder / "build", *options])
    run(["cmake", "--build", folder / "build", "-j", "2"])
    return folder / "build" / "names"


@pytest.fixture
def projects() -> Iterator[Path]:
    """Where projects of CMake are kept between runs, for one test at a time."""
    need("g++", "cmake", "ar")
    if not Path("/usr/include/zlib.h").is_file():
        pytest.skip("zlib.h is not installed")
    with outdated("cmake", GENERATED / "cpp_stl"):
        yield BUILD / "cmake"


def test_cpp(projects: Path, tmp_path: Path) -> None:
    package = GENERATED / "cpp_stl"
    program = _cmake(projects / "below", f"add_subdirectory({package} package)")
    check([program], tmp_path, "end of stream: ")
    built = projects / "below" / "build" / "package"
    run(
        [
            "cmake",
            "--build",
            projects / "below" / "build",
            "--target",
            "rntuple_dump",
            "rntuple_read",
            "-j",
            "2",
        ]
    )
    assert json.loads(run([built / "rntuple_dump", FILE]))
    assert json.loads(run([built / "rntuple_read", FILE]))["result"]["num_entries"] == 2
    run(["cmake", "--install", built, "--prefix", projects / "prefix"])
    program = _cmake(
        projects / "installed",
        "find_package(rntuple_kaitai 1.0 REQUIRED)",
        f"-DCMAKE_PREFIX_PATH={projects / 'prefix'}",
    )
    check([program], tmp_path, "end of stream: ")


def test_codecs_for_cpp_are_chosen(tmp_path: Path) -> None:
    """AUTO takes the libraries that are installed, ON needs them, OFF leaves the codec out."""
    need("g++", "cmake")

    def configured(*options: str) -> tuple[int, set[str], str]:
        place = tmp_path / str(len(list(tmp_path.iterdir())))
        command = ["cmake", "-S", GENERATED / "cpp_stl", "-B", place, "-DCMAKE_EXPORT_COMPILE_COMMANDS=ON", *options]  # fmt: skip
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        listed = place / "compile_commands.json"
        commands = listed.read_text() if listed.is_file() else ""
        return done.returncode, set(re.findall(r"-DRNTUPLE_WITH_(\w+)", commands)), done.stderr

    installed = set(cpp_codecs())
    nowhere = [f"-DCMAKE_FIND_ROOT_PATH={tmp_path}", "-DCMAKE_FIND_ROOT_PATH_MODE_INCLUDE=ONLY"]
    assert configured()[:2] == (0, installed)
    assert configured("-DRNTUPLE_LZMA=OFF")[:2] == (0, installed - {"LZMA"})
    assert configured("-DRNTUPLE_ZSTD=OFF", *nowhere)[:2] == (0, set())
    status, _, message = configured("-DRNTUPLE_LZ4=ON", *nowhere)
    assert status != 0
    assert "RNTUPLE_LZ4: lz4.h or the library lz4 is not installed" in message


def _other_runtime(folder: Path) -> None:
    """A runtime in the place and namespace of the official one, with its interface, in headers and a library."""
    (folder / "lib").mkdir(parents=True, exist_ok=True)
    for path in sorted((GENERATED / "cpp_stl" / "include" / "rntuple" / "runtime").glob("*.h")):
        text = path.read_text().replace("<rntuple/runtime/", "<kaitai/")
        text = text.replace("namespace rntuple {\n", "").replace("}  // namespace rntuple\n", "")
        text = text.replace("#pragma once\n", "#pragma once\n#define KAITAI_STRUCT_VERSION 11000L\n", 1)
        keep(folder / "include" / "kaitai" / path.name, text)
    keep(
        folder / "runtime.cpp",
        '#include <kaitai/kaitaistruct.h>\nextern "C" int other_runtime() { kaitai::kstream s(std::string("x")); return s.read_u1(); }\n',
    )
    run(["g++", "-std=c++11", f"-I{folder / 'include'}", "-c", "runtime.cpp", "-o", "runtime.o"], cwd=folder)
    run(["ar", "rcs", folder / "lib" / "libkaitai_struct_cpp_stl_runtime.a", "runtime.o"], cwd=folder)


def caught(text: str, namespace: str) -> str:
    """The example, which catches only the error of one runtime."""
    changed = text.replace("const std::exception& error", f"const {namespace}end_of_stream_error& error")
    changed = changed.replace("std::cerr <<", 'std::cerr << "caught " <<')
    assert changed.count("end_of_stream_error") == changed.count("caught") == 1
    return changed


def test_cpp_beside_and_with_another_runtime(projects: Path, tmp_path: Path) -> None:
    other = projects / "other"
    _other_runtime(other)
    text = example("cpp_stl", "cpp")
    package = f"add_subdirectory({GENERATED / 'cpp_stl'} package)"
    both = text.replace(
        "#include <fstream>",
        '#include <fstream>\n#include <kaitai/kaitaistruct.h>\nextern "C" int other_runtime();',
    )
    both = both.replace("arguments) {\n", "arguments) {\n    if (other_runtime() != 'x') return 1;\n", 1)
    link = f"\nlink_libraries({other / 'lib' / 'libkaitai_struct_cpp_stl_runtime.a'})\ninclude_directories({other / 'include'})\n"
    both = caught(both, "rntuple::kaitai::")
    # In the project of test_cpp, whose objects of the package are the same.
    check([_cmake(projects / "below", package + link, source=both)], tmp_path, "caught end of stream: ")
    program = _cmake(
        projects / "with",
        package,
        "-DRNTUPLE_OFFICIAL_RUNTIME=ON",
        f"-DCMAKE_PREFIX_PATH={other}",
        source=caught(text, "::kaitai::"),
    )
    check([program], tmp_path, "caught end of stream: ")
