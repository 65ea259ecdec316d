"""The packages are as their maintainers want them: formatters and linters of each language find nothing."""

from __future__ import annotations

import os
import re

from support.dumpers import BUILD, GENERATED, OFFLINE, PROGRAMS, java_jars, need, run

GO = (GENERATED / "go", GENERATED / "go" / "codecs", PROGRAMS / "go")


def test_go_is_formatted() -> None:
    need("gofmt")
    assert run(["gofmt", "-l", "-s", *GO], HOME=os.environ.get("HOME", "/"), **OFFLINE) == ""


def test_go_is_vetted() -> None:
    need("go")
    for module in GO:
        run(["go", "vet", "./..."], cwd=module)


def test_exported_names_of_go_have_comments_and_no_underscores() -> None:
    declared = re.compile(r"^(?:func (?:\([^)]*\) )?|type |var |const |\t)([A-Z]\w*)")
    number = 0
    for path in sorted((GENERATED / "go").rglob("*.go")):
        if "package main" in path.read_text(encoding="utf-8"):
            continue
        before = ""
        for line in path.read_text(encoding="utf-8").splitlines():
            found = declared.match(line)
            if found:
                number += 1
                assert "_" not in found[1], (path, line)
                assert line.startswith("\t") or before.startswith("//"), (path, line)
            before = line
    assert number > 2000


def test_clippy_finds_nothing_in_rust() -> None:
    need("cargo", "cargo-clippy")
    target = BUILD / "rust-style"
    for folder in (GENERATED / "rust", PROGRAMS / "rust"):
        for features in ([], ["--all-targets", "--features", "codecs"]):
            options = [*features, "--target-dir", target]
            run(["cargo", "clippy", "--quiet", *options, "--", "-D", "warnings"], cwd=folder)


def test_documentation_of_rust_has_no_warnings() -> None:
    need("cargo", "rustdoc")
    command = ["cargo", "doc", "--quiet", "--no-deps", "--target-dir", BUILD / "rust-style"]
    run(command, cwd=GENERATED / "rust", RUSTDOCFLAGS="-D warnings")


def test_types_of_rust_are_in_camel_case() -> None:
    declared = re.compile(r"(?m)^pub (?:struct|enum|trait|type) (\w+)")
    names = [
        name
        for path in sorted((GENERATED / "rust").rglob("*.rs"))
        for name in declared.findall(path.read_text(encoding="utf-8"))
    ]
    assert len(names) > 200
    assert [name for name in names if "_" in name] == []


def test_javac_has_no_warnings() -> None:
    need("javac")
    sources = sorted((GENERATED / "java" / "src").rglob("*.java"))
    path = os.pathsep.join(map(str, java_jars()))
    options = ["--release", "11", "-Xlint:all", "-Werror", "-cp", path, "-d", BUILD / "java-style"]
    run(["javac", *options, *sources])
