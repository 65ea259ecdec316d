"""Build and run the fuzzing engines (docs/fuzzing-engines.md).

    python tools/fuzz/engines.py cpp|c|root|go|rust|afl|atheris --time 60 [--build]

Everything goes to build/fuzz: seeds, the corpus of each engine (corpus/ENGINE) and findings
(findings/ENGINE). The file runs.jsonl has one line for each run with the number of inputs. An engine whose
tools are missing says so and is skipped; with CI=true that is an error. Exit code 1 means that there is a
finding.
"""

from __future__ import annotations

import argparse
import importlib.util
import json
import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from multiprocessing.pool import ThreadPool
from pathlib import Path

import seeds

ROOT = Path(__file__).resolve().parents[2]
HERE = ROOT / "tools" / "fuzz"
BUILD = ROOT / "build" / "fuzz"
CPP = ROOT / "generated" / "cpp_stl"
C = ROOT / "generated" / "c" / "include"
DICTIONARY = ROOT / "generated" / "fuzzing" / "rntuple.dict"
MAX_LEN = 1 << 14
MEMORY = 200  # MiB that one allocation, or parsing one input, may take
NUM_SEEDS = 32  # for the slowest engine
TARGET = "x86_64-unknown-linux-gnu"
OFFLINE = {"CARGO_NET_OFFLINE": "true", "GOPROXY": "off", "GOTOOLCHAIN": "local", "GOFLAGS": "-mod=mod"}
# Codecs of the package in C++, with header and library; one that is not installed is left out.
CODECS = {
    "ZLIB": ("zlib.h", "z"), "LZMA": ("lzma.h", "lzma"), "LZ4": ("lz4.h", "lz4"), "ZSTD": ("zstd.h", "zstd"),
}  # fmt: skip
UNPACKING = ("compression", "root_file")  # modules of the package that decompress
SANITIZE = ("-fsanitize=fuzzer,address,undefined", "-fno-sanitize-recover=all")
COVERAGE = ("level=4", "inline-8bit-counters", "pc-table", "trace-compares")


class Missing(Exception):  # noqa: N818 (not an error of this project)
    """An engine cannot be run here; the message names the missing tool."""


def need(*programs: str) -> None:
    """Raise `Missing` unless the programs are there."""
    for program in programs:
        if shutil.which(program) is None:
            raise Missing(f"{program} is not installed")


def call(command: Sequence[str | Path], cwd: Path = ROOT, **environment: str) -> None:
    """Run a compiler; its messages end the program if it fails."""
    done = subprocess.run(
        [str(part) for part in command], cwd=cwd, env={**os.environ, **OFFLINE, **environment},
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    if done.returncode != 0:
        raise SystemExit(f"{' '.join(map(str, command))}\n{(done.stdout + done.stderr)[-4000:]}")


def is_current(program: Path, *sources: Path) -> bool:
    """Return whether a program is newer than all files below the sources."""
    if not program.is_file():
        return False
    files = [path for source in sources for path in (source.rglob("*") if source.is_dir() else [source])]
    return all(
        path.stat().st_mtime <= program.stat().st_mtime for path in files if "target" not in path.parts
    )


def runtime() -> Path:
    """The library with the engine of libFuzzer that clang has.

    Raises:
        Missing: clang or the library is not installed.
    """
    need("clang")
    found = subprocess.run(
        ["clang", "-print-resource-dir"], capture_output=True, text=True, check=True
    ).stdout.strip()
    for path in (Path(found) / "lib").rglob("libclang_rt.fuzzer*.a"):
        if path.name in ("libclang_rt.fuzzer-x86_64.a", "libclang_rt.fuzzer.a"):
            return path
    raise Missing("the runtime of libFuzzer is not installed (Debian: libclang-rt-dev)")


def has_header(name: str) -> bool:
    """Return whether the compiler finds a header of the system."""
    return any((Path(folder) / name).is_file() for folder in ("/usr/include", "/usr/local/include"))


def compile_cpp(
    compiler: str,
    name: str,
    folder: Path,
    flags: Sequence[str | Path],
    link: Sequence[str | Path],
    *modules: str,
) -> Path:
    """Build a harness in C++, two files at a time.

    Args:
        compiler: its name.
        name: of the harness.
        folder: takes the program.
        flags: for compiler and linker.
        link: for the linker alone.
        modules: sources of the package that it needs; all if none are given.
    """
    if not has_header("xxhash.h"):
        raise Missing("the mutator needs xxhash.h (Debian: libxxhash-dev)")
    program = folder / name
    if is_current(program, CPP / "src", CPP / "include", CPP / "tools", C, HERE / "cpp"):
        return program
    folder.mkdir(parents=True, exist_ok=True)
    parts = [CPP / "src" / f"{module}.cpp" for module in modules] or sorted((CPP / "src").glob("*.cpp"))
    sources = [HERE / "cpp" / f"{name}.cpp", *parts]
    objects = [folder / f"{source.stem}.o" for source in sources]
    codecs = {codec: library for codec, (header, library) in CODECS.items() if has_header(header)}
    options = ["-std=c++17", "-O1", "-g", "-fno-omit-frame-pointer", "-fPIC", "-I", CPP / "include", "-I", C]
    options += [f"-DRNTUPLE_WITH_{codec}" for codec in codecs]
    with ThreadPool(2) as pool:
        pool.starmap(
            lambda source, target: call([compiler, *options, *flags, "-c", source, "-o", target]),
            zip(sources, objects, strict=True),
        )
    libraries = [f"-l{library}" for library in codecs.values()]
    # liblz4 comes with blocks alone; the checksum of its chunks is that of xxHash.
    libraries += ["-lxxhash"] if "LZ4" in codecs else []
    call([compiler, *flags, *objects, *link, *libraries, "-o", program])
    return program


def cpp() -> Path:
    """The libFuzzer harness in C++, with the sanitizers for addresses and undefined behaviour."""
    need("clang++")
    runtime()
    return compile_cpp("clang++", "fuzz_parsers", BUILD / "cpp", SANITIZE, [])


def c() -> Path:
    """The libFuzzer harness of the parsers in C, with the same sanitizers."""
    need("clang++")
    runtime()
    return compile_cpp("clang++", "fuzz_parsers_c", BUILD / "c", SANITIZE, [], *UNPACKING)


def root() -> Path:
    """The harness of ROOT, linked with the wheel that `make root` installs."""
    need("g++")
    package = next((ROOT / ".venv-root" / "lib").glob("python3.*/site-packages/ROOT"), None)
    if package is None:
        raise Missing("ROOT is not installed: make root")
    library = package / "lib"
    link = ["-L", library, "-lROOTNTuple", "-lRIO", "-lCore", f"-Wl,-rpath,{library}"]
    return compile_cpp(
        "g++", "fuzz_root", BUILD / "root", ["-isystem", package / "include"], link, *UNPACKING
    )


def rust() -> Path:
    """The libFuzzer harness in Rust: coverage by flags that stable compilers take, the engine from clang."""
    need("cargo")
    library = runtime()
    program = BUILD / "rust" / TARGET / "release" / "fuzz_parsers"
    if not is_current(program, ROOT / "generated" / "rust", HERE / "rust"):
        coverage = [f"-Cllvm-args=-sanitizer-coverage-{option}" for option in COVERAGE]
        flags = ["-Cpasses=sancov-module", *coverage, f"-Clink-arg={library}", "-Clink-arg=-lstdc++"]
        call(
            ["cargo", "build", "--quiet", "--release", "--target", TARGET, "--target-dir", BUILD / "rust"],
            cwd=HERE / "rust", RUSTFLAGS=" ".join(flags),
        )  # fmt: skip
    return program


def go() -> Path:
    """The directory of the Go package with the fuzz target beside the program that prints trees."""
    need("go")
    package = BUILD / "go" / "package"
    shutil.copytree(ROOT / "generated" / "go", package, dirs_exist_ok=True)
    shutil.copy(HERE / "go" / "fuzz_test.go", package / "dump")
    call(["go", "vet", "./dump"], cwd=package)
    return package


def afl() -> Path:
    """The harness in C++, built for AFL++."""
    need("afl-clang-fast++", "afl-fuzz")
    driver = next(Path("/usr/lib/afl").glob("libAFLDriver.a"), None) or next(
        Path("/usr/local/lib/afl").glob("libAFLDriver.a"), None
    )
    if driver is None:
        raise Missing("libAFLDriver.a of AFL++ is not installed")
    need("g++")
    compile_cpp("g++", "afl_mutator", BUILD / "afl-mutator", ["-shared", "-fPIC"], [], *UNPACKING)
    return compile_cpp("afl-clang-fast++", "fuzz_parsers", BUILD / "afl", [], [driver])


def atheris() -> Path:
    """The harness in Python."""
    if importlib.util.find_spec("atheris") is None:
        raise Missing(
            "atheris is not installed for this Python: pip install 'rntuple-construct[fuzz-engines]', where there is a wheel"
        )
    return HERE / "python" / "fuzz_reader.py"


def run_libfuzzer(
    name: str, command: Sequence[str | Path], seconds: int, seed_folder: Path, *options: str
) -> tuple[int, bool]:
    """Run a program of libFuzzer; gives the number of inputs and whether there is a finding."""
    corpus, findings = BUILD / "corpus" / name, BUILD / "findings" / name
    for folder in (corpus, findings):
        folder.mkdir(parents=True, exist_ok=True)
    done = subprocess.run(
        [*map(str, command), f"-max_total_time={seconds}", f"-dict={DICTIONARY}", f"-artifact_prefix={findings}/",
         f"-max_len={MAX_LEN}", "-print_final_stats=1", *options, str(corpus), str(seed_folder)],
        capture_output=True, check=False, cwd=ROOT, env=environment(),
    )  # fmt: skip
    # Atheris tells of exceptions on standard output.
    talk = (done.stdout + done.stderr).decode("utf-8", "backslashreplace")
    (BUILD / f"{name}.log").write_text(talk, encoding="utf-8")
    counted = re.findall(r"stat::number_of_executed_units:\s*(\d+)", talk) or re.findall(r"(?m)^#(\d+)", talk)
    if done.returncode != 0:
        print(talk[-3000:], file=sys.stderr)
    return int(counted[-1]) if counted else 0, done.returncode != 0


def environment() -> dict[str, str]:
    """Variables of the engines."""
    path = os.pathsep.join([str(ROOT), str(ROOT / "generated" / "python"), os.environ.get("PYTHONPATH", "")])
    asan = "detect_leaks=1:allocator_may_return_null=0:quarantine_size_mb=16"
    return {
        **os.environ,
        "PYTHONPATH": path,
        "ASAN_OPTIONS": asan,
        "UBSAN_OPTIONS": "halt_on_error=1:print_stacktrace=1",
    }


def run_cpp(program: Path, seconds: int, parsers: Path, whole: Path) -> tuple[int, bool]:
    """Run the harness in C++."""
    # Beside the parser stand the memory of the engine, its corpus and the shadow of the sanitizer.
    limits = ("-timeout=5", f"-malloc_limit_mb={MEMORY}", f"-rss_limit_mb={MEMORY + 824}")
    return run_libfuzzer("cpp", [program], seconds, parsers, *limits)


def run_c(program: Path, seconds: int, parsers: Path, whole: Path) -> tuple[int, bool]:
    """Run the harness of the parsers in C, on whole files."""
    limits = ("-timeout=5", f"-malloc_limit_mb={MEMORY}", f"-rss_limit_mb={MEMORY + 824}")
    return run_libfuzzer("c", [program], seconds, whole, *limits)


def run_root(program: Path, seconds: int, parsers: Path, whole: Path) -> tuple[int, bool]:
    """Run the harness of ROOT, which keeps the inputs that end a process."""
    findings = BUILD / "findings" / "root"
    findings.mkdir(parents=True, exist_ok=True)
    done = subprocess.run(
        [program, str(seconds), findings, *sorted(whole.iterdir())], capture_output=True, check=False
    )
    talk = (done.stdout + done.stderr).decode("utf-8", "backslashreplace")
    (BUILD / "root.log").write_text(talk, encoding="utf-8")
    counted = re.search(r"(?m)^(\d+) inputs in", talk)
    if counted is None:
        raise SystemExit(f"the harness of ROOT does not run:\n{talk[-3000:]}")
    print(done.stdout.decode(), end="")
    return int(counted[1]), done.returncode != 0


def run_rust(program: Path, seconds: int, parsers: Path, whole: Path) -> tuple[int, bool]:
    """Run the harness in Rust."""
    limits = ("-timeout=5", f"-malloc_limit_mb={MEMORY}", f"-rss_limit_mb={MEMORY + 312}")
    return run_libfuzzer("rust", [program], seconds, parsers, *limits)


def run_atheris(program: Path, seconds: int, parsers: Path, whole: Path) -> tuple[int, bool]:
    """Run the harness in Python, which looks at some files in a second: from few seeds, so that there is time for mutants."""
    few = whole.parent / "few"
    shutil.rmtree(few, ignore_errors=True)
    few.mkdir()
    for path in sorted(whole.iterdir())[:: max(len(list(whole.iterdir())) // NUM_SEEDS, 1)]:
        shutil.copy(path, few)
    return run_libfuzzer(
        "atheris", [sys.executable, program], seconds, few, "-timeout=60", "-rss_limit_mb=2048"
    )


def run_go(package: Path, seconds: int, parsers: Path, whole: Path) -> tuple[int, bool]:
    """Run the fuzz target of Go."""
    done = subprocess.run(
        ["go", "test", "-run=^$", "-fuzz=FuzzParsers", f"-fuzztime={seconds}s", "-parallel=1", "./dump"],
        cwd=package, capture_output=True, text=True, check=False,
        env={**environment(), **OFFLINE, "RNTUPLE_FUZZ_SEEDS": str(parsers), "GOMEMLIMIT": f"{MEMORY}MiB"},
    )  # fmt: skip
    (BUILD / "go.log").write_text(done.stdout + done.stderr, encoding="utf-8")
    counted = re.findall(r"execs: (\d+)", done.stdout)
    if done.returncode != 0:
        print((done.stdout + done.stderr)[-3000:], file=sys.stderr)
    return int(counted[-1]) if counted else 0, done.returncode != 0


def run_afl(program: Path, seconds: int, parsers: Path, whole: Path) -> tuple[int, bool]:
    """Run AFL++ with the mutator in C++ beside its own."""
    out = BUILD / "corpus" / "afl"
    out.mkdir(parents=True, exist_ok=True)
    resume = (out / "default" / "queue").is_dir()
    variables = {
        "AFL_NO_UI": "1", "AFL_SKIP_CPUFREQ": "1", "AFL_I_DONT_CARE_ABOUT_MISSING_CRASHES": "1", "AFL_NO_AFFINITY": "1",
        "AFL_CUSTOM_MUTATOR_LIBRARY": str(BUILD / "afl-mutator" / "afl_mutator"), "AFL_FAST_CAL": "1", "AFL_CMPLOG_ONLY_NEW": "1",
    }  # fmt: skip
    surroundings = {**environment(), **variables}
    # The program has no sanitizer, and AFL++ does not start with options for one that do not end it by a signal.
    del surroundings["ASAN_OPTIONS"], surroundings["UBSAN_OPTIONS"]
    done = subprocess.run(
        ["afl-fuzz", "-V", str(seconds), "-m", "none", "-t", "5000", "-i", "-" if resume else str(whole), "-o", str(out),
         "-x", str(DICTIONARY), "--", str(program)],
        capture_output=True, check=False, cwd=ROOT, env=surroundings,
    )  # fmt: skip
    talk = (done.stdout + done.stderr).decode("utf-8", "backslashreplace")
    (BUILD / "afl.log").write_text(talk, encoding="utf-8")
    stats = out / "default" / "fuzzer_stats"
    if done.returncode != 0 or not stats.is_file():
        raise SystemExit(f"afl-fuzz does not run:\n{talk[-3000:]}")
    numbers = dict(re.findall(r"(?m)^(\w+)\s*: (\d+)", stats.read_text(encoding="utf-8")))
    return int(numbers["execs_done"]), int(numbers.get("saved_crashes", 0)) + int(
        numbers.get("saved_hangs", 0)
    ) > 0


ENGINES: Mapping[str, tuple[Callable[[], Path], Callable[[Path, int, Path, Path], tuple[int, bool]]]] = {
    "cpp": (cpp, run_cpp),
    "c": (c, run_c),
    "root": (root, run_root),
    "rust": (rust, run_rust),
    "go": (go, run_go),
    "afl": (afl, run_afl),
    "atheris": (atheris, run_atheris),
}


def main() -> int:
    """Build and run an engine."""
    parser = argparse.ArgumentParser(
        allow_abbrev=False, description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("engine", choices=ENGINES)
    parser.add_argument("--time", type=int, default=60, metavar="SECONDS")
    parser.add_argument("--build", action="store_true", help="build it, no more")
    given = parser.parse_args()
    build, run = ENGINES[given.engine]
    try:
        program = build()
    except Missing as reason:
        print(f"{given.engine}: skipped: {reason}", file=sys.stderr)
        return 1 if os.environ.get("CI") else 0
    if given.build:
        return 0
    parsers, whole = seeds.write(BUILD / "seeds")
    start = time.monotonic()
    inputs, is_found = run(program, given.time, parsers, whole)
    record = {
        "engine": given.engine,
        "inputs": inputs,
        "seconds": round(time.monotonic() - start, 1),
        "finding": is_found,
    }
    with (BUILD / "runs.jsonl").open("a", encoding="utf-8") as file:
        file.write(json.dumps(record) + "\n")
    rate = inputs / max(record["seconds"], 1)
    print(
        f"{given.engine}: {inputs} inputs in {record['seconds']} s, {rate:.0f} per second; {'a FINDING' if is_found else 'nothing found'}"
    )
    return 1 if is_found else 0


if __name__ == "__main__":
    sys.exit(main())
