#!/usr/bin/env python3
"""Make ``spec/*.ksy`` from ``spec/parts/`` and compile it into ``generated/``, or prove that both are up to date.

    generate.py            write spec/*.ksy and generated/
    generate.py --check    compare them with what would be written; exit code 1 if they differ

Needs the compiler of Maven Central (``pom.xml`` beside this file), java and gofmt. Without them ``--check`` compares the hashes in
``generated/MANIFEST.json`` with the files that are there, which does not notice a changed compiler or script.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

import amend
import amend_go
import constants
import declarations
import decoders
import decoders_cuda
import dictionary
import dumpers
import grammars
import layouts
import meanings
import model
import parsers
import parsers_c
import trees_cpp
import yaml

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
SPEC = ROOT / "spec"
GENERATED = ROOT / "generated"
STATIC = HERE / "static"
MANIFEST = "MANIFEST.json"
PARTS = SPEC / "parts"
GRAMMARS = (
    "rntuple",
    "rntuple_rc2",
    "rntuple_rc1",
    "rntuple_v0",
    "root_file",
    "streamer_info",
    "trevni",
    "rntuple_page",
)
# Published for people who look at files; programs take the grammars that it joins.
WALKS = ("rntuple_file",)
NOTICE = "Generated from spec/{grammar}.ksy by tools/generate; edit spec/parts/{grammar}.ksy and run `make generate`."
# Where the files of each target go, relative to generated/.
FOLDERS = {
    "python": "python/rntuple_kaitai",
    "positions": "python/rntuple_kaitai/positions",
    "javascript": "javascript",
    "java": "java/src/main/java",
    "go": "go",
    "rust": "rust/src/raw",
    "cpp_stl": "cpp_stl",
}
PACKAGES = ("python", "javascript", "java", "go", "rust", "cpp_stl", "c", "cuda")
COMPILER = ROOT / "build" / "compiler"  # of Maven Central, put there by tools/project/setup_compiler.sh
VERSION = "0.11"
# unique_ptr in C++: raw pointers crash on damaged input.
OPTIONS = ("--java-package", "org.rntuple", "--go-package", "rntuple", "--cpp-standard", "11")
COMMENTS = {"python": "#", "rust": "//", "go": "//", "java": "//", "javascript": "//", "cpp_stl": "//"}


def flat() -> dict[str, str]:
    """Texts of ``spec/*.ksy`` by the id of the grammar, made from the parts, without names of ids."""
    tables, rules = (
        constants.tomllib.loads((SPEC / f"{name}.toml").read_text(encoding="utf-8"))
        for name in ("sections", "rules")
    )
    errata = (SPEC / "ERRATA.md").read_text(encoding="utf-8")
    parts = grammars.Parts(PARTS, grammars.pages(tables), grammars.notes(tables, rules["rule"], errata))
    return {grammar: parts.expand(grammar) for grammar in (*GRAMMARS, *WALKS)}


def compile_all(texts: dict[str, str]) -> dict[str, dict[str, str]]:
    """Run the compiler over all grammars.

    Args:
        texts: the lowered grammars by id.

    Returns:
        texts by file name, by target.
    """
    found: dict[str, dict[str, str]] = {}
    with tempfile.TemporaryDirectory() as scratch:
        sources = Path(scratch) / "ksy"
        sources.mkdir()
        for grammar, text in texts.items():
            (sources / f"{grammar}.ksy").write_text(text, encoding="utf-8")
        paths = [str(sources / f"{grammar}.ksy") for grammar in texts]
        languages = [target for target in FOLDERS if target != "positions"]
        chosen = [word for language in languages for word in ("-t", language)]
        _compiler(*chosen, *OPTIONS, "--outdir", scratch, *paths)
        _compiler("-t", "python", "--debug", "--outdir", str(Path(scratch) / "positions"), *paths)
        for target in FOLDERS:
            out = Path(scratch) / target
            if (out / "src").is_dir():  # where packages are put if there are several targets
                out = out / "src"
            found[target] = {
                path.relative_to(out).as_posix(): path.read_text(encoding="utf-8")
                for path in sorted(out.rglob("*"))
                if path.is_file()
            }
    return found


def _compiler(*arguments: str) -> str:
    """Run the compiler; a grammar that it refuses ends the program."""
    run = subprocess.run(
        ["java", "-cp", f"{COMPILER}/*", "io.kaitai.struct.JavaMain", *arguments],
        capture_output=True,
        text=True,
        check=False,
    )
    if run.returncode != 0 or re.search(r"(?m)^\s*error:", run.stdout + run.stderr):
        raise SystemExit(f"generate: {run.stdout.strip()}{run.stderr.strip()}")
    return run.stdout


def grammar_of(target: str, name: str) -> str:
    """The grammar that a compiled file belongs to."""
    stem = Path(name).stem
    return next(grammar for grammar in GRAMMARS if stem in (grammar, model.camel(grammar)))


def amended(target: str, name: str, text: str, types: list[model.Type]) -> str:
    """A compiled text with the additions for its package (see :mod:`amend`), and a line that names its source."""
    if target in ("python", "positions"):
        text = amend.python(text, types)
        text = amend.positions(text) if target == "positions" else text
    elif target == "javascript":
        text = amend.javascript(text, types)
    elif target == "java":
        text = amend.java(text, types)
    elif target == "go":
        text = amend.go(text, types)
    elif target == "rust":
        text = amend.rust(text, types)
    elif target == "cpp_stl":
        text = amend.cpp(name, text, types)
    text = "\n".join(line.rstrip() for line in text.split("\n")).rstrip("\n") + "\n"
    comment = COMMENTS.get("python" if target == "positions" else target)
    return f"{comment} {NOTICE.format(grammar=types[0].grammar)}\n{text}" if comment else text


def place(target: str, name: str) -> str:
    """Where a compiled file goes, relative to generated/."""
    if target == "go":
        return f"go/raw/{Path(name).name}"
    if target == "cpp_stl":
        return f"cpp_stl/{'include/rntuple' if name.endswith('.h') else 'src'}/{name}"
    return f"{FOLDERS[target]}/{name}"


def build() -> dict[str, bytes]:
    """Everything that is made from the grammars: path relative to generated/, or ``../spec/..``, to contents."""
    all_texts = flat()
    texts = {grammar: all_texts[grammar] for grammar in GRAMMARS}
    lowered = {grammar: grammars.lower(text) for grammar, text in texts.items()}
    version = _compiler("--version").split()[-1]
    if version != VERSION:
        raise SystemExit(f"generate: kaitai-struct-compiler {VERSION} expected, {version} found")
    trees: dict[str, Any] = {
        # As JSON, in which all keys are texts.
        grammar: json.loads(json.dumps(yaml.safe_load(text)))
        for grammar, text in texts.items()
    }
    files = {f"ksy/{grammar}.ksy": text.encode() for grammar, text in lowered.items()}
    described = {grammar: model.types(grammar, text, trees[grammar]) for grammar, text in texts.items()}
    for target, outputs in compile_all(lowered).items():
        for name, text in outputs.items():
            types = described[grammar_of(target, name)]
            files[place(target, name)] = amended(target, name, text, types).encode()
    files |= {name: text.encode() for name, text in dumpers.programs(described).items()}
    files |= {name: text.encode() for name, text in declarations.files(described).items()}
    files |= {name: text.encode() for name, text in parsers.modules(trees).items()}
    files |= {name: text.encode() for name, text in parsers_c.files(trees).items()}
    for path in sorted(STATIC.rglob("*")):
        if path.is_file() and "__pycache__" not in path.parts:
            files[path.relative_to(STATIC).as_posix()] = path.read_bytes()
    headers = {name: data for name, data in files.items() if name.startswith(parsers_c.INCLUDE)}
    files["python/rntuple_spec/c_headers.py"] = parsers_c.fingerprint(headers).encode()
    for folder in PACKAGES:
        files[f"{folder}/LICENSE"] = (SPEC / "LICENSE").read_bytes()
    release = (SPEC / "VERSION").read_bytes().strip()
    for name, data in files.items():
        files[name] = data.replace(b"@module@", dumpers.GO_MODULE.encode()).replace(b"@version@", release)
    files["python/rntuple_spec/layouts.py"] = layouts.module(trees["rntuple"], trees["rntuple_rc1"]).encode()
    sections = re.findall(r'(?m)^id = "(.*)"', (SPEC / "sections.toml").read_text(encoding="utf-8"))
    numbers = constants.read((SPEC / "constants.toml").read_text(encoding="utf-8"), sections)
    files["python/rntuple_spec/constants.py"] = constants.python(numbers, trees).encode()
    files |= {name: text.encode() for name, text in constants.others(numbers).items()}
    column_types, cpp_types = (
        constants.tomllib.loads((SPEC / f"{name}.toml").read_text(encoding="utf-8"))
        for name in ("column_types", "cpp_types")
    )
    files |= {name: text.encode() for name, text in decoders.files(column_types, numbers, cpp_types).items()}
    parts = {name: files.pop(name).decode() for name in decoders_cuda.PARTS}
    kernels = decoders_cuda.files(
        decoders.column_types(column_types), decoders.switch_layouts(column_types), numbers, parts
    )
    files |= {name: text.encode() for name, text in kernels.items()}
    files |= {name: text.encode() for name, text in trees_cpp.files(trees, column_types, cpp_types).items()}
    named = [(name, value) for name, value, _ in constants._flat(numbers)]
    of_rntuple = {name: tree for name, tree in trees.items() if name != "trevni"}
    files |= amend_go.formatted({name: data for name, data in files.items() if name.endswith(".go")})
    tokens = dictionary.dictionary(of_rntuple, named, column_types, cpp_types)
    files["fuzzing/rntuple.dict"] = tokens.encode()
    files["python/rntuple_spec/meanings.py"] = meanings.module(trees).encode()
    files |= {f"../spec/{grammar}.ksy": grammars.named(text).encode() for grammar, text in all_texts.items()}
    manifest = {
        "compiler": {"name": "kaitai-struct-compiler", "version": version},
        "inputs": {path.relative_to(ROOT).as_posix(): digest(path.read_bytes()) for path in inputs()},
        "outputs": {name: digest(files[name]) for name in sorted(files)},
    }
    files[MANIFEST] = (json.dumps(manifest, indent=2) + "\n").encode()
    return files


def inputs() -> list[Path]:
    """The files on which the outputs depend."""
    own = [
        HERE / name
        for name in (
            "amend.py",
            "amend_go.py",
            "constants.py",
            "declarations.py",
            "decoders.py",
            "decoders_cpp.py",
            "decoders_cuda.py",
            "decoders_go.py",
            "decoders_java.py",
            "decoders_rust.py",
            "dictionary.py",
            "dumpers.py",
            "generate.py",
            "grammars.py",
            "layouts.py",
            "meanings.py",
            "model.py",
            "parsers.py",
            "parsers_c.py",
            "pom.xml",
            "steps.py",
            "trees_cpp.py",
        )
    ]
    static = [
        path for path in sorted(STATIC.rglob("*")) if path.is_file() and "__pycache__" not in path.parts
    ]
    return [
        *sorted(PARTS.glob("*.ksy")),
        *(
            SPEC / name
            for name in (
                "ERRATA.md",
                "LICENSE",
                "VERSION",
                "column_types.toml",
                "constants.toml",
                "cpp_types.toml",
                "rules.toml",
                "sections.toml",
            )
        ),
        *own,
        *static,
    ]


def digest(data: bytes) -> str:
    """SHA-256 in hexadecimal."""
    return hashlib.sha256(data).hexdigest()


def write(files: dict[str, bytes]) -> None:
    """Write the files and remove those that an earlier run wrote and this one does not."""
    for name in sorted(recorded()["outputs"].keys() - files.keys()):
        (GENERATED / name).unlink(missing_ok=True)
    for name, data in files.items():
        path = GENERATED / name
        if not path.is_file() or path.read_bytes() != data:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(data)


def recorded() -> dict[str, Any]:
    """The manifest in generated/, or an empty one."""
    path = GENERATED / MANIFEST
    if not path.is_file():
        return {"inputs": {}, "outputs": {}}
    manifest: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return manifest


def differences(expected: dict[str, bytes]) -> list[str]:
    """What generated/ has to change to hold the expected files."""
    found = []
    for name, data in sorted(expected.items()):
        path = GENERATED / name
        if not path.is_file():
            found.append(f"missing: {shown(name)}")
        elif path.read_bytes() != data:
            found.append(f"out of date: {shown(name)}")
    found += [f"left over: {shown(name)}" for name in sorted(recorded()["outputs"].keys() - expected.keys())]
    return found


def shown(name: str) -> str:
    """Path of an output as seen from the top of the repository."""
    return name.removeprefix("../") if name.startswith("../") else f"generated/{name}"


def hash_differences() -> list[str]:
    """What does not have the hash that the manifest records."""
    manifest = recorded()
    found = [] if manifest["outputs"] else ["missing: generated/MANIFEST.json"]
    for base, section in ((ROOT, "inputs"), (GENERATED, "outputs")):
        for name, expected in manifest[section].items():
            path = base / name
            if not path.is_file():
                found.append(f"missing: {path.resolve().relative_to(ROOT)}")
            elif digest(path.read_bytes()) != expected:
                found.append(f"changed since generation: {path.resolve().relative_to(ROOT)}")
    return found


def have_compiler() -> bool:
    """Return whether the compiler and the programs that it needs are installed."""
    return all(map(shutil.which, ("java", "gofmt"))) and any(COMPILER.glob("kaitai-struct-compiler*.jar"))


def others(check: bool) -> int:
    """Write or check the committed files that other generators make, in a process that imports the new modules."""
    script = HERE / "committed.py"
    return subprocess.run(
        [sys.executable, str(script), *(["--check"] if check else [])], check=False
    ).returncode


def main() -> int:
    """Write or check; the exit code says whether all is well."""
    parser = argparse.ArgumentParser(
        allow_abbrev=False, description="Make spec/*.ksy from spec/parts/ and compile it into generated/."
    )
    parser.add_argument(
        "--check", action="store_true", help="change nothing; fail if generated/ is out of date"
    )
    check = parser.parse_args().check
    if not have_compiler() and not check:
        print(
            "generate: the compiler, java or gofmt is missing: run tools/project/setup_compiler.sh, and install Go",
            file=sys.stderr,
        )
        return 2
    if not check:
        write(build())
        return others(check=False)
    if have_compiler():
        found = differences(build())
    else:
        print(
            "generate: no compiler here, only the hashes of generated/MANIFEST.json are compared",
            file=sys.stderr,
        )
        found = hash_differences()
    for line in found:
        print(line)
    return 1 if others(check=True) or found else 0


if __name__ == "__main__":
    sys.exit(main())
