#!/usr/bin/env python3
"""Make ``spec/*.ksy`` from ``spec/parts/`` and compile it into ``generated/``, or prove that both are up to date.

    generate.py            write spec/*.ksy and generated/
    generate.py --check    compare them with what would be written; exit code 1 if they differ

Needs node and the packages of ``package.json`` beside this file. Without them ``--check`` compares the hashes in
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
from pathlib import Path
from typing import Any

import amend
import constants
import declarations
import dumpers
import grammars
import layouts
import meanings
import model

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
SPEC = ROOT / "spec"
GENERATED = ROOT / "generated"
STATIC = HERE / "static"
MANIFEST = "MANIFEST.json"
PARTS = SPEC / "parts"
GRAMMARS = ("rntuple", "rntuple_rc2", "rntuple_rc1", "rntuple_v0", "root_file", "streamer_info")
NOTICE = "Generated from spec/{grammar}.ksy by tools/generate; edit spec/parts/{grammar}.ksy and run `make generate`."
# Where the files of each target go, relative to generated/.
FOLDERS = {
    "python": "python/rntuple_kaitai",
    "positions": "python/rntuple_kaitai/positions",
    "javascript": "javascript",
    "java": "java/src/main/java",
    "go": "go",
    "rust": "rust/src",
    "cpp_stl": "cpp_stl",
    "html": "html",
    "graphviz": "graphviz",
}
COMMENTS = {"python": "#", "rust": "//", "go": "//", "java": "//", "javascript": "//", "cpp_stl": "//"}


def published() -> dict[str, str]:
    """Texts of ``spec/*.ksy`` by the id of the grammar, made from the parts."""
    parts = grammars.Parts(PARTS)
    return {grammar: parts.expand(grammar) for grammar in GRAMMARS}


def compile_all(texts: dict[str, str], lowered: dict[str, str]) -> dict[str, Any]:
    """Run the compiler once for all grammars and targets and return its answer.

    Args:
        texts: the published grammars; their trees are part of the answer.
        lowered: the same with casts; these are compiled.
    """
    jobs = [
        {
            "grammar": grammar,
            "target": "python" if target == "positions" else target,
            "debug": target == "positions",
        }
        for grammar in texts
        for target in FOLDERS
    ]
    request = {"published": texts, "lowered": lowered, "jobs": jobs}
    run = subprocess.run(
        ["node", str(HERE / "compile.cjs")],
        input=json.dumps(request),
        capture_output=True,
        text=True,
        check=False,
    )
    if run.returncode != 0:
        raise SystemExit(f"generate: {run.stderr.strip()}")
    answer: dict[str, Any] = json.loads(run.stdout)
    return answer


def amended(target: str, name: str, text: str, types: list[model.Type]) -> str:
    """A compiled text with what its package needs (see :mod:`amend`), and a line that says where it comes from."""
    if target in ("python", "positions"):
        text = amend.python(text, types)
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
    elif target == "html":
        # Self-contained: no style sheet or script from elsewhere.
        text = re.sub(r"<!--.*?-->|<link [^>]*>|<script\b[^>]*>.*?</script>", "", text, flags=re.DOTALL)
        text = text.replace(
            "</head>", f"<style>\n{(HERE / 'page.css').read_text(encoding='utf-8')}</style>\n</head>"
        )
    text = "\n".join(line.rstrip() for line in text.split("\n")).rstrip("\n") + "\n"
    comment = COMMENTS.get("python" if target == "positions" else target)
    return f"{comment} {NOTICE.format(grammar=types[0].grammar)}\n{text}" if comment else text


def place(target: str, name: str) -> str:
    """Where a compiled file goes, relative to generated/."""
    name = name.lstrip("/")
    if target == "cpp_stl":
        return f"cpp_stl/{'include/rntuple' if name.endswith('.h') else 'src'}/{name}"
    return f"{FOLDERS[target]}/{name}"


def build() -> dict[str, bytes]:
    """Everything that is made from the grammars: path relative to generated/, or ``../spec/..``, to contents."""
    texts = published()
    lowered = {grammar: grammars.lower(text) for grammar, text in texts.items()}
    answer = compile_all(texts, lowered)
    files = {f"ksy/{grammar}.ksy": text.encode() for grammar, text in lowered.items()}
    outputs = iter(answer["outputs"])
    described = {
        grammar: model.types(grammar, text, answer["trees"][grammar]) for grammar, text in texts.items()
    }
    for grammar in texts:
        for target in FOLDERS:
            for name, text in next(outputs).items():
                text = amended(target, name, text, described[grammar])
                files[place(target, name)] = text.encode()
    files |= {name: text.encode() for name, text in dumpers.programs(described).items()}
    files |= {name: text.encode() for name, text in declarations.files(described).items()}
    for path in sorted(STATIC.rglob("*")):
        if path.is_file() and "__pycache__" not in path.parts:
            files[path.relative_to(STATIC).as_posix()] = path.read_bytes()
    for name in ("go/go.mod", "go/README.md"):
        files[name] = files[name].replace(b"@module@", dumpers.GO_MODULE.encode())
    files["python/rntuple_spec/layouts.py"] = layouts.module(
        answer["trees"]["rntuple"], answer["trees"]["rntuple_rc1"]
    ).encode()
    sections = re.findall(r'(?m)^id = "(.*)"', (SPEC / "sections.toml").read_text(encoding="utf-8"))
    numbers = constants.read((SPEC / "constants.toml").read_text(encoding="utf-8"), sections)
    files["python/rntuple_spec/constants.py"] = constants.python(numbers, answer["trees"]).encode()
    files |= {name: text.encode() for name, text in constants.others(numbers).items()}
    files["python/rntuple_spec/meanings.py"] = meanings.module(answer["trees"]).encode()
    files |= {f"../spec/{grammar}.ksy": text.encode() for grammar, text in texts.items()}
    manifest = {
        "compiler": {"name": "kaitai-struct-compiler", "version": answer["compiler"]},
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
            "compile.cjs",
            "constants.py",
            "declarations.py",
            "dumpers.py",
            "generate.py",
            "grammars.py",
            "layouts.py",
            "meanings.py",
            "model.py",
            "page.css",
            "package-lock.json",
        )
    ]
    static = [
        path for path in sorted(STATIC.rglob("*")) if path.is_file() and "__pycache__" not in path.parts
    ]
    return [*sorted(PARTS.glob("*.ksy")), SPEC / "constants.toml", *own, *static]


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
    """Whether node and the packages of the compiler are installed."""
    packages = HERE / "node_modules"
    return (
        shutil.which("node") is not None and (packages / "kaitai-struct-compiler" / "package.json").is_file()
    )


def tables(check: bool) -> int:
    """Write or check the tables made from spec/*.toml, which have a script of their own."""
    script = ROOT / "tools" / "spec_tables.py"
    if not script.is_file():
        return 0
    return subprocess.run(
        [sys.executable, str(script), *(["--check"] if check else [])], check=False
    ).returncode


def main() -> int:
    """Write or check; the exit code says whether all is well."""
    parser = argparse.ArgumentParser(
        description="Make spec/*.ksy from spec/parts/ and compile it into generated/."
    )
    parser.add_argument(
        "--check", action="store_true", help="change nothing; fail if generated/ is out of date"
    )
    check = parser.parse_args().check
    if not have_compiler() and not check:
        print("generate: node or the compiler is missing: run tools/setup_node.sh", file=sys.stderr)
        return 2
    if not check:
        write(build())
        return tables(check=False)
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
    return 1 if tables(check=True) or found else 0


if __name__ == "__main__":
    sys.exit(main())
