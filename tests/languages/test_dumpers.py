"""The six packages, and Ruby, read every field alike: byte-identical canonical JSON (docs/canonical-json.md)."""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from support import dumpers
from support.dumpers import GENERATED, LANGUAGES, compare, expected, lines
from support.kaitai_cases import damaged
from support.kaitai_examples import Example, by_hand, mutants
from support.kaitai_pieces import corpus, root_corpus
from support.walk_files import damaged_files, hand_files

Program = list[str]


@pytest.fixture(scope="module", params=[*LANGUAGES, dumpers.ruby], ids=lambda build: build.__name__)
def program(request: pytest.FixtureRequest) -> Program:
    build: Callable[[], Program] = request.param
    return build()


def test_bytes_written_by_hand(program: Program) -> None:
    pieces = [*by_hand(), *hand_files()]
    compare(lines(program, pieces), pieces)


def test_damaged_bytes(program: Program) -> None:
    pieces = [*damaged(), *mutants(hand_files(), 20)]
    compare(lines(program, pieces), pieces)


def test_real_files(program: Program, corpus_dir: Path) -> None:
    compare(lines(program, corpus()), corpus())


def test_files_of_root(program: Program, root_corpus_dir: Path) -> None:
    compare(lines(program, root_corpus()), root_corpus())


def test_damaged_files_end_in_the_error_of_the_package_and_never_in_a_panic(program: Program) -> None:
    pieces = damaged_files()
    assert len(pieces) >= 600
    compare(lines(program, pieces), pieces)


def test_there_are_damaged_files_of_both_kinds() -> None:
    refused = sum(expected(piece) == "error" for piece in damaged_files())
    assert 0.1 < refused / len(damaged_files()) < 0.9


def test_every_kind_of_piece_is_there() -> None:
    kinds = {piece.type for piece in [*by_hand(), *hand_files()]}
    assert kinds >= {
        "RootFile", "RootFile.Anchor", "RootFile.AnchorRc2", "RootFile.AnchorRc1", "RootFile.FileHeader",
        "RootFile.Directory", "RootFile.Key", "RootFile.FreeList", "RootFile.KeysList", "RootFile.CompressionBlock",
        "Rntuple", "RntupleRc2", "RntupleRc1", "RntupleRc1.HeaderEnvelope", "RntupleRc1.FooterEnvelope",
        "RntupleRc1.PageListEnvelope", "RntupleRc1.MetaDataEnvelope", "RntupleV0.HeaderEnvelope",
        "RntupleV0.FooterEnvelope", "StreamerInfo",
    }  # fmt: skip


@pytest.mark.parametrize(
    "piece", [*by_hand(), *hand_files()], ids=lambda piece: f"{piece.type} {piece.label}"
)
def test_lines_are_json_with_distinct_keys(piece: Example) -> None:
    def checked(pairs: list[tuple[str, object]]) -> dict[str, object]:
        assert len({key for key, _ in pairs}) == len(pairs)
        return dict(pairs)

    json.loads(expected(piece), object_pairs_hook=checked)


def _swapped(text: str, first: str, second: str) -> str:
    """A source in which two reads of fields trade places."""
    assert text.count(first) == 1 or text.index(first) < text.index(second)
    pattern = rf"({re.escape(first)}[^\n]*\n)([^\n]*{re.escape(second)}[^\n]*\n)"
    changed, number = re.subn(pattern, lambda m: m[2].lstrip() + " " * 12 + m[1], text, count=1)
    assert number == 1
    return changed


@pytest.mark.parametrize("language", ["javascript", "python", "go"])
def test_two_fields_that_trade_places_in_one_language_are_noticed(language: str, tmp_path: Path) -> None:
    if language == "javascript":
        dumpers.need("node")
        shutil.copytree(GENERATED / "javascript", tmp_path / "copy")
        source = tmp_path / "copy" / "RootFile.js"
        reads, command = (
            ("this.versionMajor = ", "this.versionMinor = "),
            ["node", str(tmp_path / "copy" / "dump.js")],
        )
    elif language == "python":
        shutil.copytree(GENERATED / "python", tmp_path / "copy")
        source = tmp_path / "copy" / "rntuple_kaitai" / "root_file.py"
        reads = ("self.version_major = ", "self.version_minor = ")
        script = f"import sys; sys.path.insert(0, {str(tmp_path / 'copy')!r}); from rntuple_kaitai import dump; dump.main()"
        command = [dumpers.python()[0], "-c", script]
    else:
        dumpers.need("go")
        shutil.copytree(GENERATED / "go", tmp_path / "copy")
        source = tmp_path / "copy" / "raw" / "root_file.go"
        reads, command = (
            ("t.VersionMajor = uint16(", "t.VersionMinor = uint16("),
            [str(tmp_path / "dump")],
        )
    pieces = [piece for piece in by_hand() if piece.type == "RootFile.Anchor"]
    text = source.read_text()
    if language == "go":
        changed = text.replace(reads[0], "\0", 1).replace(reads[1], reads[0], 1).replace("\0", reads[1], 1)
    else:
        changed = _swapped(text, *reads)
    source.write_text(changed)
    if language == "go":
        dumpers.run(["go", "build", "-o", command[0], "./dump"], cwd=tmp_path / "copy")
    with pytest.raises(AssertionError, match="version_major"):
        compare(lines(command, pieces), pieces)


def test_numbers_beyond_53_bits_are_exact() -> None:
    text = "".join(expected(piece) for piece in by_hand() if piece.type == "Rntuple")
    assert '"num_entries":18446744073709551615' in text or str((1 << 56) - 1) in text
    assert str((1 << 53) + 1) in text


def test_what_is_no_utf8_has_bytes_and_no_text() -> None:
    piece = next(piece for piece in by_hand() if piece.label == "rich header")
    assert '"content":{"len":8,"raw":"ff00636f6e74656e74"}' in expected(piece).replace('"len":9', '"len":8')
