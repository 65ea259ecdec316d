"""Trees in C++: they are written as they were parsed, and mutants of files have right sizes, links and checksums."""

from __future__ import annotations

import struct
import subprocess
from collections.abc import Sequence
from pathlib import Path

import pytest
import rntuple_kaitai
from self_test.structures import structures
from support.dumpers import BUILD, GENERATED, PROGRAMS, REPOSITORY, SANITIZERS, need, outdated, run
from support.kaitai_examples import Example, by_hand, mutants
from support.kaitai_pieces import corpus, root_corpus
from support.real_bytes import GENERATIONS

import rntuple_construct as rnt
from rntuple_construct.base.errors import RNTupleError
from rntuple_construct.format.metadata import FileMetadata
from rntuple_construct.kit.corpus.mutations.bases import BASES
from rntuple_construct.validation import validate

DATA = REPOSITORY / "tests" / "data" / "root-6.40" / "files"
OPTIONS = [
    *("-std=c++17", "-Og", "-g1", "-Wall", "-Wextra", "-Wshadow", "-Werror"),
    *("-fsanitize=address,undefined", "-fno-sanitize-recover=all"),
    f"-I{GENERATED / 'cpp_stl' / 'include'}",
]


def trees(*arguments: str | Path) -> str:
    """What the program prints; anything that a sanitizer finds ends it, and is a failure."""
    return run([program(), *arguments], **SANITIZERS)


def program() -> Path:
    """The program, built with the sanitizers for addresses and undefined behaviour."""
    need("g++")
    if not Path("/usr/include/xxhash.h").is_file():
        pytest.skip("xxhash.h is not installed (Debian: libxxhash-dev)")
    source, place = PROGRAMS / "mutator" / "trees.cpp", BUILD / "trees"
    with outdated("trees", GENERATED / "cpp_stl" / "include" / "rntuple" / "mutator", source) as build:
        if build:
            run(["g++", *OPTIONS, "-o", place / "trees", source])
    return place / "trees"


def states(pieces: Sequence[Example]) -> list[str]:
    """Whether each envelope is refused, or written as it was."""
    request = b"".join(struct.pack("<I", len(piece.data)) + piece.data for piece in pieces)
    done = subprocess.run([program(), "pieces"], input=request, capture_output=True, check=True)
    return done.stdout.decode().split()


def envelopes(pieces: Sequence[Example]) -> list[Example]:
    return [piece for piece in pieces if piece.type == "Rntuple"]


def is_accepted(piece: Example) -> bool:
    try:
        rntuple_kaitai.dump.canonical("rntuple", piece.data)
    except (rntuple_kaitai.ParseError, EOFError):
        return False
    return True


def compare(pieces: Sequence[Example]) -> int:
    """Accepted are the envelopes that Kaitai's parser accepts; returns how many."""
    expected = ["same" if is_accepted(piece) else "refused" for piece in pieces]
    assert states(pieces) == expected
    return expected.count("same")


def test_envelopes_by_hand_are_written_as_they_were() -> None:
    pieces = envelopes(by_hand())
    assert compare(pieces) == len(pieces) > 5


def test_damaged_envelopes_are_refused_where_kaitai_refuses() -> None:
    pieces = list(mutants(envelopes(by_hand()), 150))
    assert 100 < compare(pieces) < len(pieces) - 100


def test_trees_and_the_construct_grammar_build_the_same_bytes() -> None:
    pieces = []
    for base in ("plain", "schema", "lz4"):
        for name, data in structures(BASES[base]()):
            if name == "rntuple":
                tree = GENERATIONS["1.x"].parse_envelope(data, int.from_bytes(data[:2], "little"))
                assert GENERATIONS["1.x"].build_envelope(tree) == data
                pieces.append(Example("Rntuple", base, data))
    assert len(pieces) >= 9
    assert states(pieces) == ["same"] * len(pieces)


@pytest.mark.slow
def test_real_envelopes_are_written_as_they_were(corpus_dir: Path, root_corpus_dir: Path) -> None:
    pieces = envelopes([*corpus(), *root_corpus()])
    assert compare(pieces) == len(pieces) > 500


def test_files_are_written_as_they_were() -> None:
    paths = sorted(DATA.glob("*.root"))
    assert trees("same", *paths).split() == ["same"] * len(paths)


@pytest.mark.slow
def test_real_files_are_written_as_they_were(corpus_dir: Path) -> None:
    paths = sorted((corpus_dir / "files").iterdir())
    assert trees("same", *paths).split() == ["same"] * len(paths)


@pytest.mark.parametrize("name", ["numbers_uncompressed", "collections_uncompressed", "merged_uncompressed"])
def test_what_grew_is_moved_and_linked_again(name: str, tmp_path: Path) -> None:
    path, grown = DATA / f"{name}.root", tmp_path / "grown.root"
    trees("grow", path, grown)
    assert len(grown.read_bytes()) > len(path.read_bytes()) + 300
    known, found = (
        {finding.rule.id for finding in validate(each.read_bytes()).findings} for each in (path, grown)
    )
    assert found - known == {"RNT-ENV-005"}  # the bytes behind the known members are reported
    with rnt.open(path) as old, rnt.open(grown) as new:
        for before, after in zip(old.values(), new.values(), strict=True):
            assert after.description == before.description + "x" * 300
            assert str(after.entries(slice(0, 50))) == str(before.entries(slice(0, 50)))


def sealed(folder: Path) -> int:
    """How many files have a header and a footer with right checksums and links."""
    number = 0
    for path in folder.iterdir():
        try:
            found = [opened.ntuple for opened in FileMetadata(path.read_bytes())]
        except RNTupleError:
            continue
        number += bool(found) and all(each is not None and each.header_envelope.is_intact for each in found)
    return number


def test_most_mutants_get_past_the_checksums_and_differ(tmp_path: Path) -> None:
    (tmp_path / "a").mkdir()
    made = int(trees("mutate", "200", "1", DATA / "collections_uncompressed.root", tmp_path / "a"))
    assert made > 190
    assert len({path.read_bytes() for path in (tmp_path / "a").iterdir()}) > 150
    assert 120 < sealed(tmp_path / "a") < made


def test_the_same_seed_makes_the_same_mutant(tmp_path: Path) -> None:
    for name in ("a", "b"):
        (tmp_path / name).mkdir()
        trees("mutate", "20", "5", DATA / "numbers_uncompressed.root", tmp_path / name)
    assert [path.read_bytes() for path in sorted((tmp_path / "a").iterdir())] == [
        path.read_bytes() for path in sorted((tmp_path / "b").iterdir())
    ]


def test_parts_of_two_files_are_put_together(tmp_path: Path) -> None:
    files = DATA / "numbers_uncompressed.root", DATA / "collections_uncompressed.root"
    assert int(trees("cross", "60", "1", *files, tmp_path)) > 50
    own, other = (path.read_bytes() for path in files)
    only_there = b"std::vector<"
    assert only_there in other
    assert only_there not in own
    assert sum(only_there in path.read_bytes() for path in tmp_path.iterdir()) > 5
    assert sealed(tmp_path) > 30


def test_functions_of_afl_return_other_inputs_every_time() -> None:
    assert int(trees("afl", "300", DATA / "numbers_uncompressed.root")) > 200


@pytest.mark.slow
def test_many_mutants_under_the_sanitizers() -> None:
    paths = sorted(DATA.glob("*_uncompressed.root"))
    assert len(paths) > 5
    made = sum(int(trees("mutate", "2000", "9", path, "-")) for path in paths)
    assert made > 1900 * len(paths)
