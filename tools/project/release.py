"""Prepare a release: one version everywhere, and a dry run of all that is published.

    python tools/project/release.py set 1.0.0   # write the version, the date and the heading of the changelog
    python tools/project/release.py notes       # print the changelog of the version, for the release page
    python tools/project/release.py check [OUT] # build and check everything in OUT (default: build/release), publish nothing

``spec/VERSION`` is the version of the package, of the parsers in all languages and of the corpus. `check` needs a package
index. It prints a line for each artefact; the exit code is 1 if one is wrong. Interpreters and toolchains that are missing are reported.
"""

from __future__ import annotations

import datetime
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import base_install
import conda_recipe

REPOSITORY = Path(__file__).resolve().parents[2]
VERSION = REPOSITORY / "spec" / "VERSION"
CHANGELOG = REPOSITORY / "CHANGELOG.md"
CITATION = REPOSITORY / "CITATION.cff"
LOCK = REPOSITORY / "tools" / "fuzz" / "rust" / "Cargo.lock"
PACKAGES: dict[str, tuple[str, tuple[str, ...]]] = {
    "javascript": ("npm", ("npm", "pack", "--silent")),
    "rust": ("cargo", ("cargo", "package", "--quiet", "--allow-dirty")),
    "java": ("mvn", ("mvn", "--quiet", "--batch-mode", "-P", "release", "package", "-DskipTests")),
    "go": ("go", ("go", "vet", "./...")),
}
"""Packages in other languages: their program, and the command that makes or checks the package."""


def version() -> str:
    """The version of everything that is published."""
    return VERSION.read_text(encoding="utf-8").strip()


def set_version(new: str, today: datetime.date) -> None:
    """Write a version into the files that people edit, and generate the others.

    Args:
        new: such as ``1.0.0`` or ``1.1.0rc1``.
        today: the date of the release.

    Raises:
        SystemExit: the version is malformed, or the changelog has no entries for it.
    """
    if not re.fullmatch(r"\d+\.\d+\.\d+((a|b|rc)\d+)?", new):
        raise SystemExit(f"release: {new!r} is not like 1.0.0 or 1.0.0rc1")
    changes = CHANGELOG.read_text(encoding="utf-8")
    if not _section(changes, "Unreleased").strip():
        raise SystemExit("release: CHANGELOG.md has no entries below 'Unreleased'")
    old = version()
    VERSION.write_text(f"{new}\n", encoding="utf-8")
    heading = f"## Unreleased\n\n## {new} ({today.isoformat()})\n"
    CHANGELOG.write_text(changes.replace("## Unreleased\n", heading, 1), encoding="utf-8")
    cited = CITATION.read_text(encoding="utf-8")
    cited = re.sub(r"(?m)^version: .*$", f"version: {new}", cited)
    cited = re.sub(r"(?m)^date-released: .*\n", "", cited) + f"date-released: {today.isoformat()}\n"
    CITATION.write_text(cited, encoding="utf-8")
    locked = LOCK.read_text(encoding="utf-8")
    own = re.sub(r'(name = "rntuple-[\w-]+"\nversion = )"[^"]*"', rf'\1"{new}"', locked)
    LOCK.write_text(own, encoding="utf-8")
    subprocess.run([sys.executable, "tools/generate/generate.py"], cwd=REPOSITORY, check=True)
    print(f"{old} -> {new}: commit, tag v{new}, and push the tag")


def notes(name: str) -> str:
    """The changelog of a version.

    Raises:
        SystemExit: the section is missing.
    """
    text = _section(CHANGELOG.read_text(encoding="utf-8"), name).strip()
    if not text:
        raise SystemExit(f"release: CHANGELOG.md has no section for {name}")
    return text


def _section(text: str, name: str) -> str:
    """Return the text below the heading of a version."""
    found = re.search(rf"(?ms)^## {re.escape(name)}( \([\d-]+\))?\n(.*?)(?=^## |\Z)", text)
    return found[2] if found else ""


def check(output: Path) -> Iterator[tuple[str, str]]:
    """Build each artefact; its name, and an error or nothing.

    Args:
        output: directory of the artefacts; replaced.
    """
    shutil.rmtree(output, ignore_errors=True)
    output.mkdir(parents=True)
    yield "version", _versions()
    yield "wheel and sdist", _run(sys.executable, "-m", "build", "--outdir", output, REPOSITORY)
    pure = output / "pure"
    yield (
        "wheel without compiled code",
        _run(
            sys.executable,
            "-m",
            "build",
            "--wheel",
            "--outdir",
            pure,
            REPOSITORY,
            HATCH_BUILD_NO_HOOKS="true",
        ),
    )
    parsers = REPOSITORY / "generated" / "python"
    yield "parsers for Python", _run(sys.executable, "-m", "build", "--outdir", output / "parsers", parsers)
    built = [*output.rglob("*.whl"), *output.rglob("*.tar.gz")]
    yield "descriptions for the index", _run(sys.executable, "-m", "twine", "check", "--strict", *built)
    yield "recipe for conda-forge", _conda(output)
    yield from _installs(output, pure)
    for folder, (program, command) in PACKAGES.items():
        if shutil.which(program) is None:
            yield f"package in {folder}", f"not checked: {program} is not on this machine"
        else:
            yield f"package in {folder}", _packaged(folder, command, output)
    archive = output / "rntuple-corpus.tar.gz"
    yield "corpus", _run(sys.executable, "-m", "rntuple_construct", "corpus", "--archive", archive)
    yield "list of components (SBOM)", _components(output)


def _conda(output: Path) -> str:
    """Write the recipe of the sdist, and render it as conda-forge does."""
    target = output / "recipe.yaml"
    conda_recipe.write(next(output.glob("*.tar.gz")), target)
    try:
        conda_recipe.rendered(target)
    except ModuleNotFoundError:
        return "not checked: py-rattler-build is not on this machine"
    except ValueError as error:
        return str(error)
    return ""


def _installs(output: Path, pure: Path) -> Iterator[tuple[str, str]]:
    """Clean environments with the compiled wheel, with the pure one, and with the sources where there is no compiler."""
    wheel = next(output.glob("*.whl"))
    for name in base_install.supported():
        python = base_install.find(name)
        if python is None:
            yield f"Python {name}", "not checked: not on this machine"
        else:
            yield f"Python {name}", _installed(python, wheel)
    yield "wheel without compiled code, installed", _installed(sys.executable, next(pure.glob("*.whl")))
    os.environ["CC"] = "/nonexistent/compiler"
    yield "sources without a compiler, installed", _installed(sys.executable, next(output.glob("*.tar.gz")))
    del os.environ["CC"]


def _installed(python: str, distribution: Path) -> str:
    with tempfile.TemporaryDirectory() as folder:
        return "; ".join(base_install.check(python, distribution, Path(folder)))


def _packaged(folder: str, command: tuple[str, ...], output: Path) -> str:
    """Make the package of a language from a copy, and keep the published file."""
    with tempfile.TemporaryDirectory() as place:
        copy = Path(place) / folder
        leave_out = shutil.ignore_patterns("target", "Cargo.lock", "node_modules")
        shutil.copytree(REPOSITORY / "generated" / folder, copy, ignore=leave_out)
        problem = _run(*command, cwd=copy)
        for pattern in ("*.tgz", "target/package/*.crate", "target/*.jar"):
            for made in copy.glob(pattern):
                shutil.copy(made, output)
        return problem


def _components(output: Path) -> str:
    """Write what the wheel needs, with versions, as CycloneDX."""
    with tempfile.TemporaryDirectory() as folder:
        environment = Path(folder) / "venv"
        python = environment / "bin" / "python"
        return (
            _run(sys.executable, "-m", "venv", environment)
            or _run(python, "-m", "pip", "install", "--quiet", next(output.glob("*.whl")))
            or _run(
                *(sys.executable, "-m", "cyclonedx_py", "environment", python),
                *("--output-format", "JSON", "--output-file", output / "sbom.cdx.json"),
            )
        )


def _versions() -> str:
    """Files whose version differs from that of the release."""
    wanted = re.escape(version())
    places: dict[Path, str] = {
        CITATION: rf"(?m)^version: {wanted}$",
        REPOSITORY / "generated" / "javascript" / "package.json": rf'"version": "{wanted}"',
        REPOSITORY / "generated" / "rust" / "Cargo.toml": rf'(?m)^version = "{wanted}"',
        REPOSITORY / "generated" / "java" / "pom.xml": rf"<version>{wanted}</version>",
        REPOSITORY / "generated" / "python" / "pyproject.toml": rf'(?m)^version = "{wanted}"',
        REPOSITORY / "generated" / "cpp_stl" / "CMakeLists.txt": rf"VERSION {wanted} ",
        REPOSITORY / "generated" / "c" / "CMakeLists.txt": rf"VERSION {wanted} ",
        REPOSITORY / "generated" / "go" / "codecs" / "go.mod": rf"/generated/go v{wanted}\n",
        LOCK: rf'name = "rntuple-kaitai"\nversion = "{wanted}"',
    }
    wrong = [
        path.relative_to(REPOSITORY).as_posix()
        for path, pattern in places.items()
        if not re.search(pattern, path.read_text(encoding="utf-8"))
    ]
    return f"not {version()}: {', '.join(wrong)}" if wrong else ""


def _run(*command: str | Path, cwd: Path = REPOSITORY, **variables: str) -> str:
    """Run a program; its output if it failed."""
    try:
        done = subprocess.run(
            [str(word) for word in command], cwd=cwd, env=os.environ | variables, check=False,
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
        )  # fmt: skip
    except OSError as error:
        return str(error)
    return f"exit code {done.returncode}: {done.stdout.strip()[-1000:]}" if done.returncode else ""


def main(arguments: list[str]) -> int:
    """Run a subcommand."""
    match arguments:
        case ["set", new]:
            set_version(new, datetime.date.today())
        case ["notes"]:
            print(notes(version()))
        case ["check", *rest] if len(rest) < 2:
            return report(Path(rest[0] if rest else REPOSITORY / "build" / "release").resolve())
        case _:
            print(__doc__)
            return 64
    return 0


def report(output: Path) -> int:
    """Print a line for each artefact; 1 if one is wrong."""
    failed = False
    for name, problem in check(output):
        failed |= bool(problem) and not problem.startswith("not checked")
        print(f"{name}: {problem or 'fine'}", flush=True)
    print("nothing was published")
    return int(failed)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
