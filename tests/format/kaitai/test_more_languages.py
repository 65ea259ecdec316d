"""The grammars as parsers of languages that the project ships none for: they compile, and compilers accept the result.

Nothing is parsed here: the runtimes of Kaitai Struct for most of these languages are in registries of their own. The tests of
the dumpers parse with Ruby.
"""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[3]
COMPILER = ROOT / "build" / "compiler"
GRAMMARS = sorted(path.stem for path in (ROOT / "spec").glob("*.ksy"))

# As much of the runtime as `perl -c` asks for.
PERL_RUNTIME = """package IO::KaitaiStruct;
our $VERSION = '0.011';
package IO::KaitaiStruct::Stream;
package IO::KaitaiStruct::Struct;
sub new { bless {}, shift }
1;
"""
CHECKS = {
    "ruby": ["ruby", "-c"],
    "php": ["php", "-l"],
    "lua": ["luac5.4", "-p"],
    "perl": ["perl", "-c"],
    "csharp": ["mcs", "--parse"],
}


@pytest.fixture(scope="module", params=CHECKS)
def compiled(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Directory, named after the language, of what the compiler makes of the published grammars."""
    if shutil.which("java") is None or not any(COMPILER.glob("kaitai-struct-compiler*.jar")):
        pytest.skip("no compiler of grammars: tools/project/setup_compiler.sh")
    target: Path = tmp_path_factory.mktemp("languages") / request.param
    command = [
        "java",
        "-cp",
        f"{COMPILER}/*",
        "io.kaitai.struct.JavaMain",
        "-t",
        request.param,
        "--outdir",
        target,
    ]
    done = subprocess.run(
        [*command, *(ROOT / "spec" / f"{name}.ksy" for name in GRAMMARS)],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return target


def test_every_grammar_compiles(compiled: Path) -> None:
    made = {path.stem.replace("_", "").lower() for path in compiled.iterdir()}
    assert made == {name.replace("_", "") for name in GRAMMARS}


def test_the_result_is_accepted(compiled: Path, tmp_path: Path) -> None:
    check = CHECKS[compiled.name]
    if shutil.which(check[0]) is None:
        pytest.skip(f"{check[0]} is not installed")
    (tmp_path / "IO").mkdir()
    (tmp_path / "IO" / "KaitaiStruct.pm").write_text(PERL_RUNTIME)
    for path in sorted(compiled.iterdir()):
        done = subprocess.run(
            [*check, path],
            capture_output=True,
            text=True,
            check=False,
            env={"PATH": "/usr/local/bin:/usr/bin:/bin", "PERL5LIB": f"{tmp_path}:{compiled}"},
        )
        assert done.returncode == 0, f"{path.name}: {done.stdout}{done.stderr}"
