"""The reader of each package climbs the ladder, reads what ROOT reads, and refuses damaged files in good order."""

from __future__ import annotations

import json
import math
import os
import re
import resource
import shlex
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from support.dumpers import (
    BUILD,
    GENERATED,
    PROGRAMS,
    REPOSITORY,
    cpp_program,
    go_program,
    java_program,
    need,
    rust_program,
)
from support.package_examples import real_files
from support.root_files import NAMES, path_of, values_of
from support.root_values import comparable

import rntuple_construct as rnt
from rntuple_construct.kit.corpus import cases, write_corpus
from rntuple_construct.kit.runner.cases import Corpus, load_corpus
from rntuple_construct.kit.runner.compare import Types, difference
from rntuple_construct.kit.runner.implementations import from_command
from rntuple_construct.kit.runner.judge import Verdict
from rntuple_construct.kit.runner.ladder import RUNGS
from rntuple_construct.kit.runner.process import ProcessPool, memory_watch
from rntuple_construct.kit.runner.protocol import Level
from rntuple_construct.kit.runner.run import Run, run_cases


def python() -> list[str]:
    """The reader in Python."""
    return [sys.executable, "-m", "rntuple_kaitai.read"]


def javascript() -> list[str]:
    """The reader in JavaScript, beside the libraries of its codecs."""
    need("node")
    modules = BUILD / "javascript-reader" / "node_modules"
    modules.mkdir(parents=True, exist_ok=True)
    libraries = REPOSITORY / "tools" / "explorer" / "node_modules"
    wanted = {name: libraries / name for name in ("fzstd", "hash-wasm", "xz-decompress")}
    for name, target in {**wanted, "rntuple-kaitai": GENERATED / "javascript"}.items():
        if not (modules / name).exists():
            (modules / name).symlink_to(target)
    return [
        "node",
        "--preserve-symlinks",
        "--preserve-symlinks-main",
        str(modules / "rntuple-kaitai" / "read.js"),
    ]


def cpp() -> list[str]:
    """The reader in C++, with the sanitizers for addresses and undefined behaviour."""
    return cpp_program("read")


def java() -> list[str]:
    """The reader in Java."""
    return java_program("org.rntuple.Read")


def go() -> list[str]:
    """The reader in Go."""
    return go_program("read", GENERATED / "go" / "codecs" / "read")


def rust() -> list[str]:
    """The reader in Rust."""
    return rust_program("examples/read", GENERATED / "rust", "--features", "codecs", "--example", "read")


Build = Callable[[], list[str]]
LANGUAGES: tuple[Build, ...] = (python, javascript, cpp, java, go, rust)
READERS = (
    *("python/rntuple_kaitai/read.py", "javascript/read.js", "cpp_stl/tools/read.cpp"),
    *("java/src/main/java/org/rntuple/Read.java", "go/codecs/read/main.go", "rust/examples/read.rs"),
)
COMMENT = re.compile(r'(?m)/\*(?s:.*?)\*/|"""(?s:.*?)"""|^[ \t]*(?://|#(?!include)).*$')
Answers = dict[str, dict[str, Any]]


MANY_IN_PYTHON = """
import sys
from rntuple_kaitai import read, values

for line in sys.stdin:
    for answer in read.answers(*line.rstrip("\\n").split("\\t")):
        print(values.to_json(answer))
    print()
"""


def javascript_for_many() -> list[str]:
    """The reader in JavaScript, with a program that loads it for each of many files."""
    *command, reader = javascript()
    return [*command, str(PROGRAMS / "read_files.js"), reader]


MANY: dict[Build, Build] = {
    python: lambda: [sys.executable, "-c", MANY_IN_PYTHON],
    javascript: javascript_for_many,
    java: lambda: java_program("ReadFiles"),
}
"""Readers whose start takes longer than small files, as programs that read many files."""


@pytest.fixture(scope="module", params=LANGUAGES, ids=lambda build: build.__name__)
def build(request: pytest.FixtureRequest) -> Build:
    found: Build = request.param
    return found


@pytest.fixture(scope="module")
def reader(build: Build) -> list[str]:
    return list(build())


UNWANTED = {"rules/RNT-COL-017/more-bits-than-offsets-of-32-bits-can-tell", "rules/RNT-CMP-008/last-chunk-that-grows"}  # fmt: skip
"""Cases with thousands of pages, or a large one, behind the elements that values need."""
FITTED = {
    *("readers/traps/bool-from-uint8", "readers/traps/bool-from-int32", "readers/traps/int32-from-bit"),
    *("readers/traps/int8-from-int64", "readers/traps/int8-from-char", "readers/traps/uint64-from-int8"),
    *("readers/traps/int8-from-int64-out-of-range", "readers/traps/uint8-from-int32-out-of-range"),
    *("readers/traps/int64-from-uint64-out-of-range", "readers/traps/uint64-from-int64-out-of-range"),
    *("encodings/numbers/char-beyond-ascii", "encodings/numbers/std-byte", "readers/traps/array-of-65536"),
    *("readers/limits/std-string-that-is-no-utf-8", "rules/RNT-ENC-012/streamed-object-without-bytes"),
    "rules/RNT-CNT-004/keys-list-with-the-key-of-an-empty-one",
}
"""Cases with columns of another type than the field, with strings and objects that are no text, and with sizes that differ."""
CHECKSUMS = {
    *("readers/envelope-checksum/footer", "readers/envelope-checksum/header", "readers/footer-of-another"),
    *("readers/page-checksum", "readers/padded-damaged", "readers/traps/anchor-checksum-alone"),
    *("readers/unchecked/checksum-of-the-second-page", "readers/unchecked/page-list-of-another-header"),
}
"""Cases that only a reader with a hash refuses, or reads in part."""


@pytest.fixture(scope="module")
def corpus(tmp_path_factory: pytest.TempPathFactory) -> Corpus:
    directory, wanted = (
        tmp_path_factory.mktemp("corpus"),
        UNWANTED | FITTED | CHECKSUMS | {rung.case for rung in RUNGS},
    )
    write_corpus([case for case in cases() if case.id in wanted], directory, lambda: None)
    return load_corpus(directory)


def answers(reader: list[str], path: Path, ntuple: str, *levels: str) -> Answers:
    """What a reader says about a file, by level."""
    command = [*reader, str(path), ntuple, ",".join(levels)]
    done = subprocess.run(command, capture_output=True, text=True, encoding="utf-8", check=False)
    assert (done.returncode, done.stderr) == (0, ""), path
    return by_level(done.stdout, *levels)


def by_level(printed: str, *levels: str) -> Answers:
    found = {answer["level"]: answer for answer in map(json.loads, printed.splitlines())}
    assert tuple(found) == levels
    return found


def answers_of_many(build: Build, wanted: Sequence[tuple[Path, str]], *levels: str) -> list[Answers]:
    """What a reader says about RNTuples in files, by level; in one process if there is a program for that."""
    if build not in MANY:
        reader = build()
        return [answers(reader, path, ntuple, *levels) for path, ntuple in wanted]
    lines = "".join(f"{path}\t{ntuple}\t{','.join(levels)}\n" for path, ntuple in wanted)
    done = subprocess.run(
        MANY[build](), input=lines, capture_output=True, text=True, encoding="utf-8", check=False
    )
    assert (done.returncode, done.stderr) == (0, "")
    *blocks, rest = done.stdout.split("\n\n")
    assert (len(blocks), rest) == (len(wanted), "")
    return [by_level(block, *levels) for block in blocks]


def test_the_whole_ladder_is_climbed(reader: list[str], corpus: Corpus) -> None:
    """And elements that no value needs are not decoded, and damage that only checksums show is noticed."""
    run = Run("reader")
    known = from_command(f"{shlex.join(reader)} {{file}} {{ntuple}} {{levels}}")
    list(run_cases(known, corpus.select(), run, ProcessPool(memory_watch(1 << 32))))
    assert len(run.results) == len(RUNGS) + len(UNWANTED) + len(FITTED) + len(CHECKSUMS)
    found = {case: result.verdict for case, result in run.results.items()}
    assert found.pop("rules/RNT-CMP-008/last-chunk-that-grows") is Verdict.TOLERATED
    assert set(found.values()) == {Verdict.PASS}, {
        case: result.message for case, result in run.results.items()
    }


@pytest.mark.parametrize("name", READERS)
def test_a_reader_has_at_most_100_lines_of_code(name: str) -> None:
    """Which are not made longer in return: 100 characters on average would be a program without line breaks."""
    text = COMMENT.sub("", (GENERATED / name).read_text(encoding="utf-8"))
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    assert 50 < len(lines) <= 100
    assert sum(map(len, lines)) / len(lines) < 60
    assert max(map(len, lines)) <= 140


def spelled(value: Any) -> Any:
    """A value of ROOT as the conformance protocol spells it."""
    if isinstance(value, list):
        return [spelled(item) for item in value]
    if isinstance(value, dict):
        return (
            spelled(value["value"])
            if "$tag" in value
            else {key: spelled(item) for key, item in value.items()}
        )
    return str(value) if isinstance(value, float) and not math.isfinite(value) else value


def test_values_are_those_that_root_reads(build: Build) -> None:
    wanted_of = {name: values_of(name) for name in NAMES}
    requests = [(path_of(name), key) for name, by_key in wanted_of.items() for key in by_key]
    given_of = iter(answers_of_many(build, requests, "container", "metadata", "values"))
    for name in NAMES:
        with rnt.open(path_of(name)) as file:
            for key, wanted in wanted_of[name].items():
                given = next(given_of)
                names = [each["name"] for each in given["container"]["result"]["ntuples"]]
                assert sorted(names) == sorted(wanted_of[name])
                values, nodes = given["values"]["result"], file[key].nodes
                assert values["refused"] == {}, (name, key)
                expected, found = {}, {}
                for field, column in wanted["values"].items():
                    expected[field] = [spelled(comparable(nodes[field], value)) for value in column]
                for field, column in values["fields"].items():  # ROOT printed the first values
                    found[field] = [
                        comparable(nodes[field], value) for value in column[: len(expected[field])]
                    ]
                whole = {"num_entries": wanted["entries"], "fields": expected}
                types = Types.of(given["metadata"]["result"]["fields"])
                assert difference(Level.VALUES, whole, {**values, "fields": found}, types) is None, (
                    name,
                    key,
                )


@pytest.mark.slow
def test_every_real_file_is_read(build: Build) -> None:
    """No field of the files that are not checked in is refused, except for its size."""
    checked_in = {path_of(name) for name in NAMES}  # see test_values_are_those_that_root_reads
    paths = [path for path in real_files() if path not in checked_in]
    given = answers_of_many(build, [(path, "") for path in paths], "container", "metadata", "values")
    for path, found in zip(paths, given, strict=True):
        if not found["container"]["result"]["ntuples"]:
            continue
        assert {answer["status"] for answer in found.values()} == {"ok"}, path
        for message in found["values"]["result"]["refused"].values():
            assert "too many" in message, path


def test_another_value_is_noticed() -> None:
    """A value that differs is not lost in what makes both sides comparable."""
    wanted = values_of("numbers")["ntpl"]["values"]
    changed = {**wanted, "int8": [-128, 127, 0, 1, 78, *wanted["int8"][5:]]}
    expected = {"num_entries": 11, "fields": {name: spelled(column) for name, column in wanted.items()}}
    found = {"num_entries": 11, "fields": {name: spelled(column) for name, column in changed.items()}}
    assert "int8[4] is 78" in getattr(difference(Level.VALUES, expected, found), "message", "")
    assert difference(Level.VALUES, expected, expected) is None


def test_damaged_files_end_in_an_answer(reader: list[str], tmp_path: Path) -> None:
    data = path_of("compression_505").read_bytes()
    path, statuses = tmp_path / "damaged.root", set()
    changes = [data[:size] for size in (0, 3, 50, 200, 1000, len(data) - 1)]
    for place in range(70, len(data), len(data) // 12):
        changes.append(
            data[:place] + bytes(byte ^ 0xA5 for byte in data[place : place + 4]) + data[place + 4 :]
        )
    for change in changes:
        path.write_bytes(change)
        for answer in answers(reader, path, "", "container", "metadata", "values").values():
            statuses.add(answer["status"])
            assert answer["status"] == "ok" or answer["message"]
    assert statuses == {"ok", "refused"}


def test_an_rntuple_that_is_not_there_is_refused(reader: list[str]) -> None:
    answer = answers(reader, path_of("numbers"), "nothing", "values")["values"]
    assert answer["status"] == "refused"
    assert "there is no such RNTuple" in answer["message"]


# Hostile names, sizes and lack of memory


def test_names_of_any_bytes(reader: list[str], tmp_path: Path) -> None:
    """Names that are not UTF-8, have NUL, control characters or quotes are no reason to refuse a file."""
    rnt.write(tmp_path / "plain.root", "aaaa", {"x": [1, 2, 3]})
    data = (tmp_path / "plain.root").read_bytes()
    for number, name in enumerate((b"a\xe4aa", b"\xff\xfe\x80a", b'"\\\n\x1b', b"\xed\xa0\x80a", b"a\0b\0")):
        path = tmp_path / f"{number}.root"
        path.write_bytes(data.replace(b"\x04aaaa", b"\x04" + name))
        found = answers(reader, path, "", "container", "metadata", "values")
        assert {level: answer["status"] for level, answer in found.items()} == dict.fromkeys(found, "ok"), (
            name
        )
        assert len(found["container"]["result"]["ntuples"]) == 1
        assert found["values"]["result"]["fields"] == {"x": [1, 2, 3]}


def wrong_end(algorithm: bytes, data: bytes) -> bytes:
    """A file whose first chunk of an algorithm states another size, or ends in other bytes than it has to."""
    start = data.index(algorithm)
    stop = start + 9 + int.from_bytes(data[start + 3 : start + 6], "little")
    # The content size of a zstd frame of a single segment is behind its descriptor; zlib and xz have checksums at their ends.
    place = start + 9 + 5 if algorithm == b"ZS\x01" else stop - 3
    return data[:place] + bytes([data[place] ^ 1]) + data[place + 1 :]


@pytest.mark.parametrize(("name", "algorithm"), [("505", b"ZS\x01"), ("101", b"ZL\x08"), ("207", b"XZ\0")])
def test_wrong_ends_of_compressed_chunks(
    reader: list[str], tmp_path: Path, name: str, algorithm: bytes
) -> None:
    """Every language compares what a frame states with what it holds; no checksum of the format covers it in an envelope."""
    path = tmp_path / "wrong.root"
    data = path_of(f"compression_{name}").read_bytes()
    if algorithm == b"ZS\x01":
        start = data.index(algorithm)
        assert data[start + 13] >> 5 & 1, "a frame of a single segment"
    path.write_bytes(wrong_end(algorithm, data))
    answer = answers(reader, path, "", "values")["values"]
    assert answer["status"] == "refused", answer
    assert "chunk" in answer["message"]


LACK_OF_MEMORY = """
const allocate = Uint8Array;
globalThis.Uint8Array = new Proxy(allocate, { construct(target, values, type) {
  if (typeof values[0] === 'number' && values[0] > 1 << 20) throw new RangeError('Array buffer allocation failed');
  return Reflect.construct(target, values, type);
} });
"""


def test_a_lack_of_memory_is_no_refusal(build: Build, tmp_path: Path) -> None:
    """A reader that runs out of memory ends without an answer: "refused" would blame the file."""
    path = tmp_path / "large.root"
    # 64 MB of zeros, which are a few kilobytes in the file, and more than 64 MB as numbers of any language.
    rnt.write(path, "E", {"x": np.zeros(1 << 23, np.int64)}, rnt.WriteOptions(compression="zstd:1"))
    reader, environment = build(), dict(os.environ)
    limit = {python: 128 << 20, rust: 200 << 20, go: 1400 << 20}.get(build, 0)
    if build is javascript:
        (tmp_path / "lack.js").write_text(LACK_OF_MEMORY)
        reader = [reader[0], "--require", str(tmp_path / "lack.js"), *reader[1:]]
    elif build is java:
        # The last one of equal options counts.
        reader = [*reader[:-1], "-Xmx48m", reader[-1]]
    elif build is cpp:
        # The sanitizer reserves terabytes.
        environment["ASAN_OPTIONS"] = "allocator_may_return_null=1:max_allocation_size_mb=16"

    def bound() -> None:
        if limit:
            resource.setrlimit(resource.RLIMIT_AS, (limit, limit))

    done = subprocess.run(
        [*reader, str(path), "", "values"], capture_output=True, text=True, check=False, env=environment, preexec_fn=bound
    )  # fmt: skip
    assert done.returncode != 0
    assert done.stdout == ""
