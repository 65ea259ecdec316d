"""The parsers in C accept the same bytes as Kaitai's parsers and give the same values; sanitizers find nothing."""

from __future__ import annotations

import subprocess
from pathlib import Path
from typing import Any

import pytest
from support import columns
from support.columns import GENERATED, compare, generator, given, is_parsed, parsed_types, program, request
from support.dumpers import need, outdated, run
from support.kaitai_cases import damaged
from support.kaitai_examples import Example, by_hand, mutants
from support.kaitai_pieces import corpus, root_corpus
from support.package_examples import example, field_names, real_files

INCLUDE = f"-I{GENERATED / 'c' / 'include'}"


def test_bytes_written_by_hand() -> None:
    accepted, refused = compare(by_hand())
    assert accepted > 40
    assert refused == 0


def test_every_type_is_compared() -> None:
    compared = {
        columns.name_in_c(piece.type) for example in by_hand() for piece in columns.pieces_of(example)
    }
    whole = {columns.name_in_c(piece.type) for piece in by_hand() if "." not in piece.type}
    missing = {columns.c_name(name) for name in parsed_types()} - compared
    parts = {"rntuple_rc2_large_locator", "root_file_counted_string", "root_file_free_entry"}
    assert missing <= {"rntuple_locator", "rntuple_rc2_locator", "rntuple_rc1_locator", *parts}
    assert whole


@pytest.mark.parametrize(
    "head", [b"\x10\0\0\0" + bytes(8), bytes.fromhex("f4fffffe") + b"http://x", b"\xff\xff\xff\xff"]
)
@pytest.mark.parametrize("grammar", ["Rntuple", "RntupleRc2", "RntupleRc1"])
def test_locators(grammar: str, head: bytes) -> None:
    compare([Example(f"{grammar}.Locator", "locator", head[:length]) for length in range(len(head) + 1)])


@pytest.mark.slow
def test_damaged_bytes() -> None:
    accepted, refused = compare([*damaged(), *mutants(by_hand(), 40)])
    assert accepted > 300
    assert refused > 300


@pytest.mark.slow
def test_real_files(corpus_dir: Path) -> None:
    assert compare(corpus())[1] == 0


@pytest.mark.slow
def test_files_of_root(root_corpus_dir: Path) -> None:
    assert compare(root_corpus())[1] == 0


@pytest.mark.slow
def test_many_mutants_under_the_sanitizers() -> None:
    pieces = [part for piece in by_hand() if is_parsed(piece) for part in columns.pieces_of(piece)]
    done = subprocess.run(
        [program(), "1000", "7"], input=request(pieces), capture_output=True, check=False, timeout=300
    )
    assert done.returncode == 0, done.stderr.decode(errors="replace")[-4000:]
    accepted, refused = (int(word) for word in done.stdout.split() if word.isdigit())
    assert accepted + refused == 1000 * len(pieces)
    assert min(accepted, refused) > 10000


def test_an_error_has_the_position_and_the_member() -> None:
    (piece,) = (piece for piece in by_hand() if piece.type == "RootFile.KeysList")
    (found,) = given([piece._replace(data=b"\x7f" + piece.data[1:])])
    assert (found["code"], found["position"], found["member"]) == (2, 0, "num_keys")
    (found,) = given([piece._replace(data=piece.data[:9])])
    assert (found["code"], found["position"]) == (2, 0)
    long = b"\0\0\0\1" + piece.data[4:]
    (found,) = given([piece._replace(data=long[:40])])
    assert (found["code"], found["member"]) == (2, "key.class_name_len_short")
    assert found["position"] == 38


def test_a_value_that_is_read_wrongly_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    pieces = [piece for piece in by_hand() if piece.type == "RootFile.Anchor"]
    changed = given(pieces)
    changed[0]["tables"][0][1]["version_major"] = [77]
    monkeypatch.setattr(columns, "given", lambda pieces: changed)
    with pytest.raises(AssertionError, match="77"):
        compare(pieces)


def test_a_fill_of_other_data_than_was_counted_ends_at_the_counts(tmp_path: Path) -> None:
    need("gcc")
    (piece,) = (piece for piece in by_hand() if piece.type == "RootFile.FreeList")
    values = ", ".join(str(byte) for byte in piece.data)
    (tmp_path / "twice.c").write_text(
        f"""#include <rntuple_c/root_file.h>
        static const uint8_t data[] = {{{values}}};
        int main(void)
        {{
            root_file_free_list list;
            rntuple_status status;
            int16_t version[1] = {{0}};
            if (root_file_free_list_count(data, sizeof data, &list, &status) || list.free_entry.count < 2)
                return 1;
            list.free_entry.version = version;
            list.free_entry.count = 1;
            return root_file_free_list_fill(data, sizeof data, &list, &status) != RNTUPLE_TOO_MANY || !version[0];
        }}"""
    )
    run(["gcc", *columns.OPTIONS, INCLUDE, "-o", tmp_path / "twice", tmp_path / "twice.c"])
    run([tmp_path / "twice"])


@pytest.mark.parametrize(
    "compiler",
    [["gcc", "-std=c99", "-O1"], ["gcc", "-std=c17", "-O0"], ["g++", "-std=c++11", "-O0", "-x", "c++"]],
)
def test_compilers_have_nothing_to_warn_of(compiler: list[str], tmp_path: Path) -> None:
    need(compiler[0])
    (tmp_path / "all.c").write_text(
        "#include <rntuple_c/types.h>\nint main(void) { return rntuple_types[0]->size == 0; }\n"
    )
    strict = [] if compiler[0] == "g++" else ["-pedantic", "-Wconversion"]
    command = [*compiler, *strict, "-Wall", "-Wextra", "-Wshadow", "-Werror", INCLUDE]
    run([*command, "-o", tmp_path / "all", tmp_path / "all.c"])


def test_the_example_prints_fields_and_pages(tmp_path: Path) -> None:
    need("gcc")
    (tmp_path / "example.c").write_text(example("c"))
    run(["gcc", *columns.OPTIONS, INCLUDE, "-o", tmp_path / "example", tmp_path / "example.c"])
    printed = 0
    for path in real_files()[:150]:
        done = subprocess.run(
            [tmp_path / "example", path],
            capture_output=True,
            text=True,
            check=False,
            env={"ASAN_OPTIONS": "detect_leaks=0"},
        )
        if done.returncode:
            assert "compressed" in done.stderr or "refused" in done.stderr, done.stderr
            continue
        lines = done.stdout.splitlines()
        names = [line for line in lines if not line.endswith(" pages")]
        assert names == field_names(path)
        printed += 1
    assert printed > 5


def test_the_package_is_found_by_cmake(tmp_path: Path) -> None:
    need("gcc", "cmake")
    with outdated("c-cmake", GENERATED / "c"):
        built, project = tmp_path / "package", tmp_path / "project"
        run(["cmake", "-S", GENERATED / "c", "-B", built])
        run(["cmake", "--install", built, "--prefix", tmp_path / "prefix"])
        project.mkdir()
        (project / "example.c").write_text(example("c"))
        (project / "CMakeLists.txt").write_text(
            "cmake_minimum_required(VERSION 3.15)\nproject(example LANGUAGES C)\nfind_package(rntuple_c 1.0 REQUIRED)\n"
            "add_executable(example example.c)\ntarget_link_libraries(example PRIVATE rntuple::c)\n"
        )
        run(["cmake", "-S", project, "-B", project / "build", f"-DCMAKE_PREFIX_PATH={tmp_path / 'prefix'}"])
        run(["cmake", "--build", project / "build"])
    assert (project / "build" / "example").is_file()


def _root(seq: list[dict[str, Any]]) -> Any:
    """What the generator makes of a type."""
    tree = {"meta": {"endian": "le"}, "seq": [], "types": {"locator": {"seq": seq}}, "doc": ""}
    steps, parsers_c = generator("steps"), generator("parsers_c")
    entries = {**steps.ENTRIES, "rntuple": ("locator",)}
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(steps, "ENTRIES", entries)
        return parsers_c._Root(steps.program("rntuple", tree), "locator").text({})


@pytest.mark.parametrize(
    ("seq", "message"),
    [
        ([{"id": "a", "type": "u8"}, {"id": "b", "size": "a + 1"}], "may overflow"),
        ([{"id": "a", "type": "s8"}, {"id": "b", "size": "a - 1"}], "may overflow"),
        ([{"id": "a", "type": "u8"}, {"id": "b", "size": "a * 2"}], "may overflow"),
        ([{"id": "a", "type": "s4"}, {"id": "b", "size": "a / 2"}], "not the same"),
        ([{"id": "a", "type": "u8"}, {"id": "b", "type": "u8"}, {"id": "c", "size": "1", "if": "a == b"}], "bounded"),
    ],
)  # fmt: skip
def test_expressions_that_may_overflow_are_refused(seq: list[dict[str, Any]], message: str) -> None:
    with pytest.raises(generator("grammars").GrammarError, match=message):
        _root(seq)


@pytest.mark.parametrize(
    ("kind", "check"),
    [
        ("u8", "_ <= 100"),
        ("u8", "_ < 5 or _ == 7"),
        ("s8", "_ >= 8 and _ - (_io.size - _io.pos) <= 8"),
        ("u8", "not (_ > 9)"),
    ],
)
def test_a_check_bounds_what_follows(kind: str, check: str) -> None:
    text = _root([{"id": "a", "type": kind, "valid": {"expr": check}}, {"id": "b", "size": "a + 1"}])
    assert "(a + 1)" in text or "a + 1;" in text
