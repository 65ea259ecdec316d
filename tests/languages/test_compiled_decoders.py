"""The decoders and the decompression of the packages in C++, Java, Go and Rust: test vectors, codecs, damaged chunks, split payloads."""

from __future__ import annotations

import json
import os
import re
import shutil
import struct
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from rntuple_kaitai import read_blob
from support.dumpers import (
    CPP_CODECS,
    DECODERS,
    GENERATED,
    PROGRAMS,
    REPOSITORY,
    SANITIZERS,
    asked,
    cpp_link,
    cpp_program,
    go_program,
    java_jars,
    java_program,
    run,
    rust_decoder,
    rust_program,
)
from support.package_examples import example, field_names, names_of_all, printed_names, real_files

from rntuple_construct.format.compression import compress

CASES: list[dict[str, Any]] = json.loads(
    (REPOSITORY / "spec" / "vectors" / "columns.json").read_text(encoding="utf-8")
)
ALGORITHMS = ["zlib", "lzma", "old", "lz4", "zstd"]
TEXT = b"an envelope, a page, or another object; " * 20
Ask = Callable[..., list[str]]


@pytest.fixture(scope="module", params=DECODERS)
def ask(request: pytest.FixtureRequest) -> Ask:
    command = DECODERS[request.param]()
    return lambda *lines: asked(command, *lines)


def page(generation: str, id: int, number: int, page: str, *, sign: str = "-", **column: object) -> str:
    """A line that asks for the elements of a page."""
    words = [str(column.get(key, "-")) for key in ("bits", "min", "max", "index_bits", "tag_bits")]
    return " ".join(["page", generation, str(id), *words, sign, str(number), page or "-"])


def vectors() -> list[str]:
    """A line for each test vector."""
    keys = ("bits", "min", "max", "index_bits", "tag_bits")
    columns = [{key: case[key] for key in keys if key in case} for case in CASES]
    return [
        page(case["generation"], case["id"], len(case["values"]), case["page"], **column)
        for case, column in zip(CASES, columns, strict=True)
    ]


def test_every_page_is_read(ask: Ask) -> None:
    assert len(CASES) > 300
    for case, answer in zip(CASES, ask(*vectors()), strict=True):
        assert answer.split() == case["values"], case


@pytest.mark.parametrize("language", ["java", "cpp"])
@pytest.mark.parametrize("limit", [0, 2])
def test_the_first_elements_of_a_page_are_read(language: str, limit: int) -> None:
    answers = asked(DECODERS[language](), *(f"{line} {limit}" for line in vectors()))
    for case, answer in zip(CASES, answers, strict=True):
        assert answer.split() == case["values"][:limit], case


def test_the_field_tells_the_sign(ask: Ask) -> None:
    answers = ask(page("rc1", 0x0D, 2, "fe7f", sign="signed"), page("rc1", 0x0D, 2, "fe7f"))
    assert [answer.split() for answer in answers] == [["-2", "127"], ["254", "127"]]
    (answer,) = ask(page("rc1", 0x15, 2, "fefdffff", sign="signed"))
    assert answer.split() == ["-2", "-3"]


def test_pages_that_do_not_hold_their_elements_are_errors(ask: Ask) -> None:
    answers = ask(
        page("1.x", 0x07, 2, "00" * 7),
        page("1.x", 0x07, 2, "00" * 8, bits=16),
        page("1.x", 0x1D, 2, "00" * 8, min="3ff0000000000000", max="3ff0000000000000"),
        page("1.x", 0x1D, 2, "00" * 8, min="nan", max="3ff0000000000000"),
        page("1.x", 0x00, 2147483647, "00"),
    )
    wanted = ["8 bytes wanted for 2 elements of Int32, 7 left", "16 bits for an element of Int32", *["a range from"] * 2, "268435456 bytes wanted"]  # fmt: skip
    for answer, text in zip(answers, wanted, strict=True):
        assert answer.startswith("FormatError: ")
        assert text in answer


@pytest.mark.parametrize("language", ["cpp", "go", "rust"])
def test_numbers_beyond_every_page_are_errors(language: str) -> None:
    for number in (1 << 61, 1 << 63, (1 << 64) - 1):
        (answer,) = asked(DECODERS[language](), page("1.x", 0x07, number, "00" * 8))
        assert answer.startswith("FormatError: ")


def stored(algorithm: str) -> bytes:
    """The text in two chunks of an algorithm, as stored."""
    settings = 100 * (ALGORITHMS.index(algorithm) + 1) + 5
    return bytes(compress(TEXT, settings)) + bytes(compress(TEXT[::-1], settings))


@pytest.fixture
def decompressed(ask: Ask, tmp_path: Path) -> Callable[..., str]:
    """Decompresses with a package; what it returns is in hexadecimal."""

    def call(data: bytes, length: int, *chosen: str) -> str:
        (tmp_path / "stored").write_bytes(data)
        return ask(" ".join(["decompress", str(tmp_path / "stored"), str(length), *chosen]))[0]

    return call


def need_codec(algorithm: str) -> None:
    """Skip where the headers of a codec for C++ are not installed; in CI their absence is a failure."""
    headers, _ = CPP_CODECS["ZLIB" if algorithm == "old" else algorithm.upper()]
    missing = [header for header in headers if not Path("/usr/include", header).is_file()]
    if missing:
        (pytest.fail if os.environ.get("CI") else pytest.skip)(f"{missing} are not installed")


@pytest.mark.parametrize("algorithm", ALGORITHMS)
def test_every_algorithm_is_decompressed(algorithm: str, decompressed: Callable[..., str]) -> None:
    need_codec(algorithm)
    data, whole = stored(algorithm), TEXT + TEXT[::-1]
    assert decompressed(data, len(whole)) == whole.hex()
    second = 9 + int.from_bytes(data[3:6], "little") + 9  # data of the second chunk, behind two heads
    damaged = bytearray(data)
    damaged[second] ^= 0x55
    answer = decompressed(bytes(damaged), len(whole))
    assert answer.startswith("FormatError: ")
    assert f"{algorithm} chunk" in answer
    assert f"at byte {second - 9}" in answer
    for wrong in (data[:-1], b"??" + data[2:]):
        assert decompressed(wrong, len(whole)).startswith("FormatError: ")
    for length in (len(whole) + 1, len(data) - 1, 1 << 63, (1 << 64) - 1):
        assert decompressed(data, length).startswith("FormatError: ")
    # The head of a chunk promises one byte less, or more, than the chunk holds.
    for change in (-1, 1):
        told = bytearray(data)
        told[6:9] = (len(TEXT) + change).to_bytes(3, "little")
        answer = decompressed(bytes(told), len(whole) + change)
        assert answer.startswith("FormatError: ")
        assert f"{algorithm} chunk" in answer


def test_a_zstd_frame_of_another_length_is_refused(decompressed: Callable[..., str]) -> None:
    need_codec("zstd")
    data = bytearray(compress(TEXT, 505))
    assert data[13] & 0xE0 == 0x60  # a frame that states its length in two bytes, less 256
    assert int.from_bytes(data[14:16], "little") == len(TEXT) - 256
    data[14] -= 1
    answer = decompressed(bytes(data), len(TEXT))
    assert answer.startswith("FormatError: ")
    assert "zstd chunk" in answer


def test_bytes_that_are_not_compressed_are_returned(decompressed: Callable[..., str]) -> None:
    assert decompressed(TEXT, len(TEXT)) == TEXT.hex()


def test_codecs_can_be_passed(decompressed: Callable[..., str]) -> None:
    for algorithm in ALGORITHMS:
        assert decompressed(stored(algorithm), 2 * len(TEXT), algorithm) == "07" * 2 * len(TEXT)


JARS = {"lz4": "lz4-java", "zstd": "zstd-jni", "lzma": "xz"}


@pytest.mark.parametrize("algorithm", JARS)
def test_missing_codecs_for_java_are_named(algorithm: str, tmp_path: Path) -> None:
    jars = [jar for jar in java_jars() if not jar.name.startswith(f"{JARS[algorithm]}-")]
    assert len(jars) == 3
    lines = []
    for each in ALGORITHMS:
        (tmp_path / each).write_bytes(stored(each))
        lines.append(f"decompress {tmp_path / each} {2 * len(TEXT)}")
    answers = dict(zip(ALGORITHMS, asked(java_program("Decode", jars), *lines), strict=True))
    assert answers.pop(algorithm).startswith(f"MissingCodecError: {algorithm}: no codec for the compression algorithm {algorithm}")  # fmt: skip
    assert set(answers.values()) == {(TEXT + TEXT[::-1]).hex()}


@pytest.mark.parametrize("algorithm", ALGORITHMS)
def test_missing_codecs_for_cpp_are_named(algorithm: str, tmp_path: Path) -> None:
    (tmp_path / "stored").write_bytes(stored(algorithm))
    (answer,) = asked(cpp_program("decode-bare"), f"decompress {tmp_path / 'stored'} {2 * len(TEXT)}")
    assert answer.startswith(f"MissingCodecError: {algorithm}: no codec for the compression algorithm {algorithm}")  # fmt: skip


@pytest.mark.parametrize("algorithm", ALGORITHMS)
def test_missing_codecs_for_go_and_rust_are_named(algorithm: str, tmp_path: Path) -> None:
    (tmp_path / "stored").write_bytes(stored(algorithm))
    line = f"decompress {tmp_path / 'stored'} {2 * len(TEXT)}"
    wanted = f"MissingCodecError: {algorithm}: no codec for the compression algorithm {algorithm}: "
    (answer,) = asked(rust_decoder(is_bare=True), line)
    assert answer.startswith(wanted)
    (answer,) = asked([*DECODERS["go"](), "bare"], line)
    if algorithm in ("zlib", "old"):  # these are in the standard library
        assert answer == (TEXT + TEXT[::-1]).hex()
    else:
        assert answer.startswith(wanted)


def split(size: int, most: int) -> tuple[bytes, bytes]:
    """A payload, and a file that holds it in keys of at most so many bytes."""
    payload = bytes(i * 7 % 251 for i in range(size))
    room = most - 8
    number = -(-(size - 8) // room)
    first = most - 8 * (number - 1)
    file, table = b"", []
    for start in range(first, size, most):
        table.append(100 + most + len(file))
        file += payload[start : start + most]
    return payload, bytes(100) + payload[:first] + struct.pack(f"<{len(table)}Q", *table) + file


@pytest.mark.parametrize(
    ("size", "most"), [(200, 200), (201, 200), (1000, 200), (393, 200), (392, 200), (30, 17)]
)
def test_payloads_are_joined(size: int, most: int, ask: Ask, tmp_path: Path) -> None:
    payload, file = split(size, most)
    assert read_blob(file, 100, size, most) == payload
    (tmp_path / "file").write_bytes(file)
    (answer,) = ask(f"blob {tmp_path / 'file'} 100 {size} {most}")
    assert answer == payload.hex()


def test_payloads_outside_of_the_file_are_errors(ask: Ask, tmp_path: Path) -> None:
    _, file = split(1000, 200)
    (tmp_path / "file").write_bytes(file)
    torn = bytearray(file)
    torn[100 + 168 : 100 + 176] = b"\xff" * 8
    (tmp_path / "torn").write_bytes(torn)
    place = f"blob {tmp_path / 'file'}"
    huge = (1 << 64) - 1
    answers = ask(
        f"{place} {len(file) - 5} 6 0",
        f"{place} {len(file) + 1} 0 0",
        f"{place} {huge} 1 0",
        f"{place} 1 {huge} 0",
        f"{place} 1 {huge} 100",
        f"{place} {huge} 300 200",
        f"{place} 100 1000 8",
        f"{place} 100 1000 16",
        f"{place} 100 1000 1",
        f"blob {tmp_path / 'torn'} 100 1000 200",
    )
    for answer in answers:
        assert re.match(r"FormatError: (read|rnt-c(nt-014|mp-010))", answer, re.IGNORECASE), answer


EVERY_FILE_IN_JAVA = """
public class EveryFile {
    public static void main(String[] arguments) throws Exception {
        for (String path : arguments) {
            System.out.println("> " + path);
            FieldNames.printFields(path);
        }
    }
}
"""
EVERY_FILE_IN_CPP = """
int main(int count, char** arguments) {
    for (int i = 1; i < count; i++) {
        std::cout << "> " << arguments[i] << "\\n";
        print_fields(arguments[i]);
    }
}
"""


def java_example(folder: Path) -> list[str]:
    """The example for Java, for several files."""
    *command, classes, _ = java_program("EveryFile")
    (folder / "FieldNames.java").write_text(example("java"), encoding="utf-8")
    (folder / "EveryFile.java").write_text(EVERY_FILE_IN_JAVA, encoding="utf-8")
    run(["javac", "-cp", classes, "-d", folder, *folder.glob("*.java")])
    return [*command, f"{classes}{os.pathsep}{folder}", "EveryFile"]


def cpp_example(folder: Path) -> list[str]:
    """The example for C++, for several files."""
    cpp_program("decode")
    text = example("cpp_stl", "cpp").split("\nint main(")[0] + EVERY_FILE_IN_CPP
    (folder / "names.cpp").write_text(text, encoding="utf-8")
    return [str(cpp_link(folder / "names.cpp", folder))]


@pytest.mark.parametrize("build", [java_example, cpp_example], ids=["java", "cpp"])
def test_examples_read_every_real_file(build: Callable[[Path], list[str]], tmp_path: Path) -> None:
    for algorithm in ALGORITHMS:
        need_codec(algorithm)
    paths = real_files()
    command = [*build(tmp_path), *map(str, paths)]
    found = printed_names(run(command, **SANITIZERS))
    assert len(found) == len(paths) > 70
    for path, names in zip(paths, found, strict=True):
        assert names == field_names(path), path


def copied(language: str, folder: Path, source: str, manifest: str) -> Path:
    """The program of a language, with the example of its package as source."""
    target = folder / language
    shutil.copytree(PROGRAMS / language, target)
    text = (target / manifest).read_text(encoding="utf-8")
    (target / manifest).write_text(text.replace("../../../../generated", str(GENERATED)), encoding="utf-8")
    (target / source).write_text(example(language), encoding="utf-8")
    return target


@pytest.mark.parametrize("language", ["go", "rust"])
def test_examples_in_go_and_rust_read_every_real_file(language: str, tmp_path: Path) -> None:
    if language == "go":
        command = go_program("names", copied("go", tmp_path, "main.go", "go.mod"))
    else:
        folder = copied("rust", tmp_path, "src/main.rs", "Cargo.toml")
        manifest = folder / "Cargo.toml"
        manifest.write_text(manifest.read_text(encoding="utf-8").replace('name = "decode"', 'name = "names"'))
        # With another name it leaves the program of rust_decoder beside it, and shares its libraries.
        command = rust_program("names", folder, "--features", "codecs", target="rust-decode")
    paths = real_files()
    assert len(paths) > 70
    for path in paths:
        assert run([*command, path]).split() == names_of_all(path), path
