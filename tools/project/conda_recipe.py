"""Write the recipe of the package for conda-forge, from ``pyproject.toml`` and ``spec/VERSION``.

    python tools/project/conda_recipe.py SDIST [OUT]   # OUT: build/conda/recipe.yaml by default

A maintainer sends the file to https://github.com/conda-forge/staged-recipes as ``recipes/rntuple-construct/recipe.yaml``.
The recipe downloads the sdist from PyPI, so it is valid after the release. The format is
https://rattler.build/latest/reference/recipe_file/. `make release-check` writes it, and renders it with rattler-build.
"""

from __future__ import annotations

import hashlib
import importlib
import re
import sys
from pathlib import Path
from typing import Any

import yaml

tomllib = importlib.import_module("tomllib" if sys.version_info >= (3, 11) else "tomli")
ROOT = Path(__file__).resolve().parents[2]
CONDA_NAMES = {"xxhash": "python-xxhash"}
"""Names of PyPI that differ on conda-forge, where ``xxhash`` is the library in C."""
HOSTS = {"linux-64": "py310", "osx-arm64": "py313", "win-64": "py314"}
"""Platforms for which the recipe is rendered, each with a version of Python."""


def requirement(text: str) -> str | dict[str, Any]:
    """Translate a dependency of ``pyproject.toml`` into one of a recipe.

    Args:
        text: such as ``numpy>=1.24``, or ``tomli>=2; python_version < '3.11'``.

    Raises:
        ValueError: the dependency has an extra or a marker other than a version of Python.
    """
    found = re.fullmatch(
        r"(?P<name>[\w.-]+)(?P<versions>[^;\[\]]*)(; *python_version *(?P<python><=?|>=?) *'(?P<version>[\d.]+)')?",
        text,
    )
    if found is None:
        raise ValueError(f"dependency {text!r} has no translation for conda-forge")
    name = CONDA_NAMES.get(found["name"], found["name"])
    conda = f"{name} {found['versions'].replace(' ', '')}".strip()
    if found["python"] is None:
        return conda
    return {"if": f'match(python, "{found["python"]}{found["version"]}")', "then": conda}


def recipe(version: str, digest: str) -> dict[str, Any]:
    """Return the recipe.

    Args:
        version: the released version.
        digest: SHA-256 of the sdist, in hexadecimal digits.
    """
    described = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    project = described["project"]
    name = project["name"]
    commands = [f"{command} = {function}" for command, function in project["scripts"].items()]
    python = f"python {project['requires-python']}"
    packages = [
        Path(each).name for each in described["tool"]["hatch"]["build"]["targets"]["wheel"]["packages"]
    ]
    return {
        "schema_version": 1,
        "context": {"version": version},
        "package": {"name": name, "version": "${{ version }}"},
        "source": {
            "url": f"https://pypi.org/packages/source/{name[0]}/{name}/{name.replace('-', '_')}-${{{{ version }}}}.tar.gz",
            "sha256": digest,
        },
        "build": {
            "number": 0,
            "script": "${{ PYTHON }} -m pip install . -vv --no-deps --no-build-isolation",
            "python": {"entry_points": commands},
        },
        "requirements": {
            # On Windows the package has no compiled part, so it needs no compiler.
            "build": [{"if": "unix", "then": ["${{ compiler('c') }}", "${{ stdlib('c') }}"]}],
            "host": [
                "python",
                "pip",
                *(requirement(each) for each in described["build-system"]["requires"]),
            ],
            "run": [python, *(requirement(each) for each in project["dependencies"])],
        },
        "tests": [
            {"python": {"imports": packages, "pip_check": True}},
            {"script": [f"{command} --version" for command in project["scripts"]]},
        ],
        "about": {
            "homepage": project["urls"]["Documentation"],
            "repository": project["urls"]["Source"],
            "documentation": project["urls"]["Documentation"],
            "summary": project["description"],
            "license": project["license"],
            "license_file": project["license-files"],
        },
        # GitHub accounts that conda-forge asks to review changes; a maintainer fills them in.
        "extra": {"recipe-maintainers": ["PLACEHOLDER"]},
    }


def write(sdist: Path, target: Path) -> None:
    """Write the recipe of an sdist.

    Args:
        sdist: its name ends in the version.
        target: the file to write; its folder is made.
    """
    version = sdist.name.removesuffix(".tar.gz").rpartition("-")[2]
    described = recipe(version, hashlib.sha256(sdist.read_bytes()).hexdigest())
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(yaml.safe_dump(described, sort_keys=False, width=120), encoding="utf-8")


def rendered(path: Path) -> list[dict[str, Any]]:
    """Render a recipe for each platform, as conda-forge does.

    Raises:
        ModuleNotFoundError: rattler-build (``py-rattler-build``) is not installed.
        ValueError: the recipe is wrong.
    """
    rattler = importlib.import_module("rattler_build")
    found = []
    for platform, python in HOSTS.items():
        variants = {
            "python": [f"{python[2]}.{python[3:]}.*"],
            "c_compiler": ["gcc" if platform.startswith("linux") else "clang"],
            "c_stdlib": ["sysroot" if platform.startswith("linux") else "macosx_deployment_target"],
        }
        config = rattler.RenderConfig(platform=rattler.PlatformConfig(target_platform=platform))
        try:
            parsed = rattler.Stage0Recipe.from_file(path)
            found += [
                each.recipe.to_dict() for each in parsed.render(rattler.VariantConfig(variants), config)
            ]
        except rattler.RattlerBuildError as error:
            raise ValueError(f"{path.name} for {platform}: {error}") from None
    return found


def main(arguments: list[str]) -> int:
    """Write the recipe."""
    if len(arguments) not in (1, 2):
        print(__doc__)
        return 64
    target = Path(arguments[1]) if len(arguments) == 2 else ROOT / "build" / "conda" / "recipe.yaml"
    write(Path(arguments[0]), target)
    print(target)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
