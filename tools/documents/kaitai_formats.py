#!/usr/bin/env python3
"""Write the grammars as files for kaitai_struct_formats, the collection of formats of Kaitai Struct.

    kaitai_formats.py build/kaitai_struct_formats

The style guide is https://doc.kaitai.io/ksy_style_guide.html. Contents are those of ``spec/*.ksy``. Descriptions are wrapped at
80 columns, and keys for rules and errata of this project are removed. If a grammar breaks the style guide, the program lists the
breaches and writes nothing.
"""

from __future__ import annotations

import argparse
import re
import textwrap
from collections.abc import Iterator, Sequence
from pathlib import Path, PurePosixPath
from typing import Any

import yaml

ROOT = Path(__file__).resolve().parents[2]
SOURCE = "https://github.com/rntuple-construct/rntuple-construct"
WIDTH = 80
# Folders of the collection; the first part is one of its categories.
FOLDERS = {"trevni": "serialization"}
FOLDER = "scientific/cern_root"
# Licences that the pages of the collection accept.
LICENCES = ("CC0-1.0", "MIT", "Unlicense", "WTFPL")
# Order of keys. The guide does not mention `bit-endian`, `params` and `valid`.
DEFAULTS = ("encoding", "endian", "bit-endian")
META = (
    *("id", "title", "application", "file-extension", "xref", "tags", "license", "ks-version", "ks-debug"),
    *("ks-opaque-types", "imports", *DEFAULTS),
)
TYPE = ("meta", "doc", "doc-ref", "params", "seq", "instances", "types", "enums")
ATTRIBUTE = (
    *("id", "-orig-id", "io", "pos", "value", "size", "size-eos", "type", "enum", "contents", "pad-right", "terminator"),
    *("include", "consume", "eos-error", "encoding", "process", "repeat", "repeat-eos", "repeat-expr", "repeat-until"),
    *("valid", "if", "doc", "doc-ref"),
)  # fmt: skip
LETTER = f"""# RNTuple and Trevni

RNTuple is the columnar storage format of CERN ROOT, for data of particle physics. `{FOLDER}/rntuple_file.ksy` leads from the
header of a ROOT file to the page lists of its RNTuples. It imports `root_file` (the container) and `rntuple` (the metadata
envelopes). `rntuple_page` describes the elements of columns, `streamer_info` the descriptions of classes in a ROOT file.
`rntuple_rc2`, `rntuple_rc1` and `rntuple_v0` describe the formats before release 1.0. Trevni is a column file format of Apache Avro.

Source and tests: {SOURCE}. The tests compare parsers in seven languages for real and damaged files.

To make a file to test with:

    pip install rntuple-construct
    python -c "import rntuple_construct as rnt; rnt.write('sample.root', 'Events', {{'x': [1.0, 2.0]}}, compression=0)"

Envelopes are readable in the Web IDE if they are uncompressed, as here, or compressed with zlib. ROOT's default is Zstandard:
`rntuple convert data.root plain.root --compression none` writes an uncompressed copy of any file.
"""


def restyled(text: str) -> str:
    """A published grammar in the style of the collection."""
    lines = text[text.index("meta:\n") :].splitlines()
    return "\n".join(_lines(lines)) + "\n"


def _lines(lines: list[str]) -> Iterator[str]:
    place = 0
    while place < len(lines):
        line = lines[place]
        place += 1
        if re.match(r" *-(rules|errata): ", line):
            continue
        doc = re.match(r"( *)doc: ", line)
        if doc is None:
            yield line
            continue
        block = [line]
        while place < len(lines) and (not lines[place] or lines[place].startswith(doc[1] + "  ")):
            block.append(lines[place])
            place += 1
        if max(map(len, block)) <= WIDTH:
            yield from block
            continue
        yield f"{doc[1]}doc: |"
        value = yaml.safe_load("\n".join(block))["doc"].strip()
        for number, paragraph in enumerate(re.split(r"\n\s*\n", value)):
            if number:
                yield ""
            indent = doc[1] + "  "
            yield from textwrap.wrap(
                paragraph, WIDTH, initial_indent=indent, subsequent_indent=indent,
                break_long_words=False, break_on_hyphens=False,
            )  # fmt: skip


def problems(place: str, text: str) -> list[str]:
    """What a grammar breaks of the rules of the collection and of its style guide.

    Args:
        place: path in the collection, ``category/../id.ksy``.
        text: the grammar.
    """
    found = []
    lines = text.split("\n")
    if lines[-1] or not lines[-2:-1] or not lines[-2]:
        found.append("no newline, or empty lines, at the end")
    for number, line in enumerate(lines, 1):
        indent = len(line) - len(line.lstrip(" "))
        if re.match(r"---|%", line) or "\r" in line or "\t" in line:
            found.append(f"line {number}: a YAML header, a tab or a carriage return")
        if indent % 2 and not line.lstrip().startswith("* "):
            found.append(f"line {number}: indented by {indent}")
        if re.match(r"\s*-? ?[\w-]+: [\[{]", line):
            found.append(f"line {number}: not in block style")
    for doc in re.finditer(r"(?m)^( *)doc: .*(?:\n(?:\1  .*)?$)*", text):
        if max(map(len, doc[0].split("\n"))) > WIDTH:
            number = text.count("\n", 0, doc.start()) + 1
            found.append(f"line {number}: a description with lines of more than {WIDTH} columns")
    tree = yaml.safe_load(text)
    meta = tree["meta"]
    if meta["id"] != PurePosixPath(place).stem:
        found.append(f"the id {meta['id']} is not the name of the file")
    if meta.get("license") not in LICENCES:
        found.append(f"licence {meta.get('license')}")
    found += [f"meta: no {key}" for key in ("title", "file-extension", "ks-version") if key not in meta]
    found += [f"no {key}" for key in ("doc", "doc-ref") if key not in tree]
    if list(meta.get("xref", {})) != sorted(meta.get("xref", {})):
        found.append("meta: keys of xref are not sorted")
    return found + _order("meta", meta, META) + _of_type("", tree)


def _order(where: str, keys: Sequence[str] | dict[str, Any], order: Sequence[str]) -> list[str]:
    unknown = [f"{where}: unexpected key {key}" for key in keys if key not in order]
    known = [order.index(key) for key in keys if key in order]
    return unknown + (
        [f"{where}: keys are not in order: {', '.join(keys)}"] if known != sorted(known) else []
    )


def _of_type(where: str, tree: dict[str, Any]) -> list[str]:
    found = _order(where or "/", tree, TYPE)
    attributes = [(f"{where}/{each['id']}", each["id"], each) for each in tree.get("seq", [])]
    attributes += [(f"{where}/{id}", id, each) for id, each in tree.get("instances", {}).items()]
    for place, id, attribute in attributes:
        found += _order(place, attribute, ATTRIBUTE)
        if not re.fullmatch("[a-z][a-z0-9_]*", id):
            found.append(f"{place}: not in lower case")
    for name, inner in tree.get("types", {}).items():
        found += _order(f"{where}/{name}/meta", inner.get("meta", {}), DEFAULTS) + _of_type(
            f"{where}/{name}", inner
        )
    return found


def files() -> dict[str, str]:
    """Texts of all files by their place in the collection."""
    found = {"PULL_REQUEST.md": LETTER}
    for path in sorted((ROOT / "spec").glob("*.ksy")):
        folder = FOLDERS.get(path.stem, FOLDER)
        found[f"{folder}/{path.name}"] = restyled(path.read_text(encoding="utf-8"))
    return found


def main() -> None:
    """Write the folder."""
    parser = argparse.ArgumentParser(
        allow_abbrev=False, description="Write the grammars for kaitai_struct_formats."
    )
    parser.add_argument("folder", type=Path)
    folder = parser.parse_args().folder
    written = files()
    wrong = [
        f"{name}: {each}"
        for name, text in written.items()
        if name.endswith(".ksy")
        for each in problems(name, text)
    ]
    if wrong:
        raise SystemExit("\n".join(wrong))
    for name, text in written.items():
        place = folder / name
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(text, encoding="utf-8")
    print(f"{len(written) - 1} grammars written to {folder}")


if __name__ == "__main__":
    main()
