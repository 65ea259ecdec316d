"""The base install on every supported Python: the wheel without any extra has to work in a separate environment.

    python tools/project/base_install.py [PYTHON...]

Without arguments every supported version is looked for as ``pythonX.Y`` (also below ``~/.pyenv/versions``); versions that
are not there are named and no failure. Given interpreters have to be there. Needs a package index.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

REPOSITORY = Path(__file__).resolve().parents[2]
CHECKS = {
    "write and read": """
import numpy as np, rntuple_construct as rnt
rnt.write("a.root", "E", {"x": np.arange(10.0), "v": [[1], []] * 5, "s": ["a"] * 10})
assert rnt.open("a.root:E").arrays(["x"])["x"].tolist() == list(range(10))
assert rnt.validate("a.root").ok
""",
    "info": ["info", "a.root"],
    "dump": ["dump", "a.root", "--format", "table"],
    "stats": ["stats", "a.root"],
    "validate under a pyproject.toml": ["validate", "a.root", "-j", "2"],
    "rules": ["rules", "RNT-PAG-002"],
    "explain": ["explain", "a.root", "--html", "a.html"],
    "convert": ["convert", "a.root", "b.root", "--to", "rc1"],
    "diff": ["diff", "a.root", "b.root"],
    "corpus": ["corpus", "--suite", "validation-suite", "suite", "--only", "types.vector.*"],
}
"""What has to work: Python, or arguments of the command."""
NEEDS_EXTRA = ["export", "a.root", "a.parquet"]
"""What has to say which extra it needs, with exit code 69."""


def supported() -> list[str]:
    """The versions that pyproject.toml and CI speak of, such as 3.10."""
    text = (REPOSITORY / "pyproject.toml").read_text(encoding="utf-8")
    oldest = re.search(r'requires-python = ">=3\.(\d+)"', text)
    workflow = (REPOSITORY / ".github" / "workflows" / "ci.yml").read_text(encoding="utf-8")
    newest = max(int(minor) for minor in re.findall(r"'3\.(\d+)'", workflow))
    if oldest is None:
        raise SystemExit("pyproject.toml does not say which Python it requires")
    return [f"3.{minor}" for minor in range(int(oldest[1]), newest + 1)]


def find(version: str) -> str | None:
    """An interpreter of a version, if there is one."""
    for place in sorted(Path.home().glob(f".pyenv/versions/{version}.*/bin/python"), reverse=True):
        return str(place)
    found = shutil.which(f"python{version}")
    if found is None or subprocess.run([found, "-c", ""], check=False, capture_output=True).returncode:
        return None
    return found


def check(python: str, wheel: Path, folder: Path) -> list[str]:
    """What does not work with an interpreter."""
    subprocess.run([python, "-m", "venv", str(folder / "venv")], check=True)
    program = folder / "venv" / "bin" / "python"
    pip = [str(program), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    subprocess.run([*pip, str(wheel)], check=True)
    work = folder / "work"
    work.mkdir()
    (work / "pyproject.toml").write_text('[tool.rntuple]\nlevel = "full"\n', encoding="utf-8")
    failures = []
    for name, what in CHECKS.items():
        arguments = (
            ["-W", "error", "-c", what] if isinstance(what, str) else ["-m", "rntuple_construct", *what]
        )
        done = subprocess.run(
            [str(program), *arguments], check=False, cwd=work, capture_output=True, text=True
        )
        if done.returncode:
            failures.append(f"{name}: exit code {done.returncode}: {done.stderr.strip()[-500:]}")
    done = subprocess.run(
        [str(program), "-m", "rntuple_construct", *NEEDS_EXTRA],
        check=False,
        cwd=work,
        capture_output=True,
        text=True,
    )
    if done.returncode != 69 or "arrow" not in done.stderr:
        failures.append(
            f"export without its extra: exit code {done.returncode}: {done.stderr.strip()[-500:]}"
        )
    return failures


def main(given: list[str]) -> int:
    """Check and print; the exit code is 1 if something does not work, or nothing was there."""
    pythons = {name: name for name in given} or {f"Python {each}": find(each) for each in supported()}
    bad = not any(pythons.values())
    with tempfile.TemporaryDirectory() as place:
        build = [sys.executable, "-m", "build", "--wheel", "--outdir", place, str(REPOSITORY)]
        subprocess.run(build, check=True, stdout=subprocess.DEVNULL)
        wheel = next(Path(place).glob("*.whl"))
        for number, (name, python) in enumerate(pythons.items()):
            if python is None:
                print(f"{name}: not on this machine")
                continue
            folder = Path(place) / str(number)
            folder.mkdir()
            failures = check(python, wheel, folder)
            print(f"{name}: " + ("; ".join(failures) or f"{len(CHECKS) + 1} checks are fine"))
            bad |= bool(failures)
    return int(bad)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
