"""The examples in the READMEs of the packages, and the real files that they read."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from rntuple_kaitai import Rntuple, RootFile, decompress, find_anchors, open_ntuple, read_blob
from support.corpora import CORPUS, MANIFEST, ROOT_CORPUS
from support.dumpers import GENERATED
from support.root_files import FILES

CORPORA = [folder / "files" for folder in (CORPUS, ROOT_CORPUS) if folder]
RELEASED = {entry["name"] for entry in MANIFEST if entry["era"] == "1.x"}


def example(package: str, language: str = "") -> str:
    """The example in the README of a package; its language is named like the package."""
    text = (GENERATED / package / "README.md").read_text(encoding="utf-8")
    blocks = re.findall(rf"(?ms)^```{language or package}\n(.*?)^```$", text)
    assert len(blocks) == 1
    return str(blocks[0])


def real_files() -> list[Path]:
    """Files of the released format that ROOT wrote."""
    found = [path for folder in [FILES, *CORPORA] for path in sorted(folder.glob("*.root"))]
    is_corpus = [CORPUS is not None and CORPUS in path.parents for path in found]
    return [
        path for path, listed in zip(found, is_corpus, strict=True) if not listed or path.name in RELEASED
    ]


@cache
def field_names(path: Path) -> list[str]:
    """What the examples print of a file."""
    data, names = path.read_bytes(), []
    for entry in RootFile.from_bytes(data).entries.entries:
        if entry.is_release:
            record = entry.anchor_record
            anchor = RootFile.Anchor.from_bytes(decompress(record.payload, record.key.len_object))
            stored = read_blob(data, anchor.ofs_header, anchor.len_header_stored, anchor.max_key_size)
            header = Rntuple.from_bytes(decompress(stored, anchor.len_header))
            names += [field.body.name.value for field in header.payload.schema.fields.body.items]
    return names


@cache
def names_of_all(path: Path) -> list[str]:
    """Names of all fields of all RNTuples of a file, those in directories and late fields included."""
    data, names = path.read_bytes(), []
    for name in find_anchors(data):
        names += [field.name.value for field in open_ntuple(data, name).fields]
    return names


def printed_names(output: str) -> list[list[str]]:
    """What an example prints of several files, with a line `> FILE` in front of each."""
    return [[name for name in block.split("\n")[1:] if name] for block in ("\n" + output).split("\n> ")[1:]]
