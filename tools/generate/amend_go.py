"""Write names and comments of compiled Go in the manner of the language: camel case, and doc comments on exported names.

:func:`amend.go` has corrected the text before.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import tempfile
import textwrap
from pathlib import Path

from model import Type, camel

PREFIXES = {"rntuple_page": "Page"}
"""Prefixes of types where the grammar's name would give two types one name: the type page of rntuple is RntuplePage."""
INITIALISMS = {"id": "ID", "uuid": "UUID"}
_WIDTH = 110


def type_name(grammar: str, name: str) -> str:
    """Name of a type in Go, ``RntupleColumnPages``."""
    return PREFIXES.get(grammar, camel(grammar)) + camel(name)


def member_name(id: str) -> str:
    """Name of a member in Go, ``FieldID``."""
    return "".join(INITIALISMS.get(part, part[:1].upper() + part[1:]) for part in id.split("_"))


def idiomatic(text: str, types: list[Type]) -> str:
    """The text of a grammar with names and comments of Go."""
    by_name = {camel(t.grammar) + (f"_{camel(t.name)}" if t.name else ""): t for t in types}
    references = _references(text)
    text = re.sub(r"(?ms)^/\*\*.*?\*/\n", "", text)
    text = re.sub(r"(?m)^package rntuple$", "package raw", text)
    # No caller asks whether a number of an enumeration is known.
    text = re.sub(r"(?m)^var values_\w+ = .*\nfunc \(v \w+\) isDefined\(\) bool \{\n.*\n.*\n\}\n", "", text)
    for name, type in by_name.items():
        text = _documented(text, name, type, references)
    text = re.sub(
        r"(?m)^type (\w+) int\nconst \($",
        lambda m: (
            f"// {m[1]} is an enumeration of the grammar {types[0].grammar}.\ntype {m[1]} int\n\n"
            f"// Numbers of {m[1]}.\nconst ("
        ),
        text,
    )
    for name, type in sorted(by_name.items(), key=lambda item: -len(item[0])):
        text = re.sub(rf"(?<![A-Za-z0-9_]){name}(?![A-Za-z0-9_])", type_name(type.grammar, type.name), text)
        text = re.sub(
            rf"\b(New|Parse){name}(?![A-Za-z0-9_])", rf"\g<1>{type_name(type.grammar, type.name)}", text
        )
    prefix = camel(types[0].grammar)
    text = re.sub(
        rf"\b{prefix}_(\w+?)__(\w+)\b",
        lambda m: PREFIXES.get(types[0].grammar, prefix) + m[1] + m[2],
        text,
    )
    text = re.sub(rf"\b{prefix}_(\w+)\b", lambda m: PREFIXES.get(types[0].grammar, prefix) + m[1], text)
    for id in {member.id for type in types for member in type.members}:
        if member_name(id) != camel(id):
            text = re.sub(rf"\b(_present_)?{camel(id)}(Present)?\b", rf"\g<1>{member_name(id)}\g<2>", text)
    return _private(text)


def _references(text: str) -> dict[str, str]:
    """Sections of the format by type, from the comments of the compiler."""
    pattern = r'(?m)^ \* @see <a href="([^"]+)">(.*)</a>\n \*/\n\s*type (\w+) '
    return {name: f"{title}: {url}" for url, title, name in re.findall(pattern, text)}


def _documented(text: str, name: str, type: Type, references: dict[str, str]) -> str:
    """The text with comments on one type, its members and its functions."""
    head = (
        f"{name} is the type {type.name} of the grammar {type.grammar}."
        if type.name
        else f"{name} is the grammar {type.grammar}."
    )
    parts = [head, *re.split(r"\n\n", type.doc)]
    if name in references:
        parts.append(f"See {references[name]}")
    text = re.sub(
        rf"(?m)^type {name} struct \{{$", lambda m: comment("\n\n".join(filter(None, parts))) + m[0], text
    )
    start = text.index(f"type {name} struct {{")
    end = text.index("\n}\n", start)
    body = text[start:end]
    for member in type.members:
        doc = member.doc or f"Member {member.id}."
        if member.instance:
            function = f"func (this *{name}) {camel(member.id)}("
            shown = member_name(member.id)
            text = text.replace(
                function, comment(f"{shown} returns the member {member.id}. {doc}") + function, 1
            )
        else:
            body = re.sub(
                rf"(?m)^\t{camel(member.id)} ",
                lambda m, doc=doc: textwrap.indent(comment(doc), "\t") + m[0],
                body,
                count=1,
            )
    text = text.replace(text[start:end], body, 1)
    for function, doc in (
        (f"func New{name}(", f"New{name} returns an empty {name}; Read fills it."),
        (f"func (this {name}) IO_(", "Stream returns the bytes that the type was parsed from."),
        (
            f"func (this *{name}) Read(",
            "Read parses the type from a stream. The parent and the root may be nil.",
        ),
    ):
        text = text.replace(function, comment(doc) + function, 1)
    return text


def comment(text: str) -> str:
    """A text as lines of a comment."""
    lines: list[str] = []
    for part in text.strip().split("\n\n"):
        whole = " ".join(part.split())
        lines += textwrap.wrap(whole, _WIDTH, break_long_words=False, break_on_hyphens=False)
        lines.append("")
    return "".join(f"// {line}".rstrip() + "\n" for line in lines[:-1])


def _private(text: str) -> str:
    """The text with private names in camel case."""
    code = []
    for line in text.split("\n"):
        if not line.lstrip().startswith("//"):
            line = re.sub(r"\bthis\b", "t", line)
            line = re.sub(r"\bIO_\(\)", "Stream()", line)
            line = re.sub(r"\b(Read)\(io \*Stream\b", r"\1(stream *Stream", line)
            line = re.sub(r"^\tt\._io = io$", "\tt._io = stream", line)
            line = re.sub(r"\b_present_(\w+)", r"isPresent\1", line)
            line = re.sub(r"\b_f_(\w+)", lambda m: f"{m[1]}Done", line)
            line = re.sub(r"\b_io__raw_(\w+)", r"\1Stream", line)
            line = re.sub(r"\b_raw_(\w+)", r"\1Raw", line)
            line = re.sub(r"\b_(io|root|parent)\b", lambda m: f"{m[1]}Of", line)
            line = re.sub(r"\b_(pos|it)\b", r"\1", line)
        code.append(line)
    return "\n".join(code)


def formatted(files: dict[str, bytes]) -> dict[str, bytes]:
    """Sources of Go as gofmt formats them.

    Args:
        files: contents by name.

    Raises:
        SystemExit: gofmt is not installed, or a source is not Go.
    """
    if shutil.which("gofmt") is None:
        raise SystemExit("generate: gofmt is not installed: install Go")
    with tempfile.TemporaryDirectory() as scratch:
        paths = {name: Path(scratch) / f"{number}.go" for number, name in enumerate(files)}
        for name, path in paths.items():
            path.write_bytes(files[name])
        run = subprocess.run(
            ["gofmt", "-s", "-w", *map(str, paths.values())], capture_output=True, text=True, check=False
        )
        if run.returncode:
            raise SystemExit(f"generate: {run.stderr}")
        return {name: path.read_bytes() for name, path in paths.items()}
