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
from package_readme import absolute_links

REPOSITORY = Path(__file__).resolve().parents[2]
VERSION = Path("spec/VERSION")
CHANGELOG = Path("CHANGELOG.md")
CITATION = Path("CITATION.cff")
MATRIX = Path("docs/conformance/matrix.json")
WORKFLOW = Path("docs/conformance/workflow.yml")
EDITED = {
    CITATION: r"^version: ",
    Path("docs/continuous-integration.md"): r"rev: v|uses: rntuple-construct/rntuple-construct@v",
    Path("rntuple_construct/kit/peers.toml"): r'name = "(?:rntuple-construct|parser-\w+)"\nversion = "',
    WORKFLOW: r"releases/download/v|rntuple-construct\[conformance\]==",
    Path("tests/languages/programs/go/go.mod"): r"/generated/go(?:/codecs)? v",
    Path("tests/languages/programs/rust/Cargo.lock"): r'name = "rntuple-kaitai"\nversion = "',
    Path("tools/fuzz/rust/Cargo.lock"): r'name = "rntuple-kaitai"\nversion = "',
}
"""Files that people edit: the text before the version, as a regular expression."""
GENERATED = {
    Path("generated/javascript/package.json"): r'"version": "',
    Path("generated/rust/Cargo.toml"): r'^version = "',
    Path("generated/java/pom.xml"): r"<artifactId>rntuple-kaitai</artifactId>\s*<version>|<tag>v",
    Path("generated/python/pyproject.toml"): r'^version = "',
    Path("generated/cpp_stl/CMakeLists.txt"): r"^project\(\w+ VERSION ",
    Path("generated/c/CMakeLists.txt"): r"^project\(\w+ VERSION ",
    Path("generated/go/codecs/go.mod"): r"/generated/go v",
}
"""The same for generated files."""
_NUMBER = r"\d+\.\d+\.\d+(?:(?:a|b|rc)\d+)?"
PACKAGES: dict[str, tuple[str, tuple[str, ...]]] = {
    "javascript": ("npm", ("npm", "pack", "--silent")),
    "rust": ("cargo", ("cargo", "package", "--quiet", "--allow-dirty")),
    "java": ("mvn", ("mvn", "--quiet", "--batch-mode", "-P", "release", "package", "-DskipTests")),
    "go": ("go", ("go", "vet", "./...")),
}
"""Packages in other languages: their program, and the command that makes or checks the package."""


def version() -> str:
    """The version of everything that is published."""
    return _text(VERSION).strip()


def _text(path: Path) -> str:
    return (REPOSITORY / path).read_text(encoding="utf-8")


def set_version(new: str, today: datetime.date) -> None:
    """Write a version into the files that people edit, and generate the others.

    Args:
        new: such as ``1.0.0`` or ``1.1.0rc1``.
        today: the date of the release.

    Raises:
        SystemExit: the version is malformed, or the changelog has no entries for it.
    """
    if not re.fullmatch(_NUMBER, new):
        raise SystemExit(f"release: {new!r} is not like 1.0.0 or 1.0.0rc1")
    changes = _text(CHANGELOG)
    if not _section(changes, "Unreleased").strip():
        raise SystemExit(f"release: {CHANGELOG} has no entries below 'Unreleased'")
    old = version()
    heading = f"## Unreleased\n\n## {new} - {today.isoformat()}\n"
    texts = {VERSION: f"{new}\n", CHANGELOG: changes.replace("## Unreleased\n", heading, 1)}
    for path, before in EDITED.items():
        texts[path] = re.sub(rf"(?m)({before}){_NUMBER}", rf"\g<1>{new}", _text(path))
    cited = re.sub(r"(?m)^date-released: .*\n", "", texts[CITATION])
    texts[CITATION] = f"{cited}date-released: {today.isoformat()}\n"
    for path, text in texts.items():
        (REPOSITORY / path).write_text(text, encoding="utf-8")
    subprocess.run([sys.executable, "tools/generate/generate.py"], cwd=REPOSITORY, check=True)
    print(
        f"{old} -> {new}. Next: 'make matrix', which records the digest of the corpus; commit; push the tag v{new}"
    )


def notes(name: str) -> str:
    """The changelog of a version, with absolute links.

    Raises:
        SystemExit: the section is missing.
    """
    text = _section(_text(CHANGELOG), name).strip()
    if not text:
        raise SystemExit(f"release: {CHANGELOG} has no section for {name}")
    return absolute_links(text, name)


def _section(text: str, name: str) -> str:
    """Return the text below the heading of a version."""
    found = re.search(rf"(?ms)^## {re.escape(name)}( - [\d-]+)?\n(.*?)(?=^## |\Z)", text)
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
    yield "corpus", _corpus(output)
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
            _run(sys.executable, "-m", "venv", "--without-pip", environment)
            or _run(
                *(sys.executable, "-m", "pip", "--python", python),
                *("install", "--quiet", next(output.glob("*.whl"))),
            )
            or _run(
                *(sys.executable, "-m", "cyclonedx_py", "environment", python),
                *("--output-format", "JSON", "--output-file", output / "sbom.cdx.json"),
            )
        )


def _versions() -> str:
    """Files whose version differs from that of the release."""
    wanted = {version()}
    wrong = [
        path.as_posix()
        for path, before in (EDITED | GENERATED).items()
        if set(re.findall(rf"(?m)(?:{before})({_NUMBER})", _text(path))) != wanted
    ]
    return f"not {version()}: {', '.join(wrong)}" if wrong else ""


def _corpus(output: Path) -> str:
    """Write the archive of the corpus and its digest, which the documents have to state."""
    archive = output / "rntuple-corpus.tar.gz"
    command = [sys.executable, "-m", "rntuple_construct", "corpus", "--archive", str(archive)]
    done = subprocess.run(command, cwd=REPOSITORY, check=False, capture_output=True, text=True)
    if done.returncode:
        return f"exit code {done.returncode}: {done.stderr.strip()[-1000:]}"
    digest = done.stdout.strip()
    (output / "rntuple-corpus.digest").write_text(f"{digest}\n", encoding="utf-8")
    wrong = [path.as_posix() for path in (MATRIX, WORKFLOW) if digest not in _text(path)]
    return f"the digest is {digest}, not that of {' and '.join(wrong)}" if wrong else ""


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
