"""Checks that package code above ``generations/`` asks a generation of the format and neither compares nor names one.

It reports the name of a generation as a literal, and a comparison of a generation or of its name. It also
reports imports from the modules of a single generation, including its grammars.

Usage: python tools/project/check_generations.py
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

PACKAGE = Path(__file__).resolve().parents[2] / "rntuple_construct"
EXEMPT = (("format", "generations"), ("format", "grammar"))
"""Packages that know the generations one by one."""
TABLES = (
    "kit/corpus/generations.py",
    "kit/files/file_description.py",
    "kit/corpus/mutations/damaged_containers.py",
    "kit/corpus/mutations/damaged_trees.py",
)
"""Modules that list files, each of one generation: they may name it, but neither compare nor import anything of it."""
SHARED = ("compiled_records", "generation", "kaitai", "page_list", "records")
"""Modules of ``generations`` that belong to no single generation."""


class Offence(NamedTuple):
    """A place that names or compares a generation.

    Args:
        line: its line.
        problem: the violation.
        is_name: if true, it only names one.
    """

    line: int
    problem: str
    is_name: bool = False


class Known(NamedTuple):
    """What there is to name.

    Args:
        names: names of generations.
        classes: classes of generations, and of their generated parsers.
        modules: modules of single generations.
    """

    names: frozenset[str]
    classes: frozenset[str]
    modules: frozenset[str]


def known_generations(package: Path = PACKAGE) -> Known:
    """The generations of the package, from the classes in ``generations/`` that set ``name``."""
    names, classes, modules = set(), set(), set()
    for path in (package / "format" / "generations").glob("*.py"):
        if path.stem == "__init__" or path.stem in SHARED:
            continue
        modules.add(path.stem)
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if not isinstance(node, ast.ClassDef):
                continue
            classes.add(node.name)
            values = {
                target.id: item.value
                for item in node.body
                if isinstance(item, (ast.Assign, ast.AnnAssign))
                for target in (item.targets if isinstance(item, ast.Assign) else [item.target])
                if isinstance(target, ast.Name)
            }
            name = values.get("name")
            if isinstance(name, ast.Constant) and isinstance(name.value, str):
                names.add(name.value)
    # The parser of the released format also has the enumerations that all generations share.
    return Known(frozenset(names), frozenset(classes | {"RntupleRc1", "RntupleRc2"}), frozenset(modules))


def offences(source: str, known: Known) -> Iterator[Offence]:
    """The places of a module that name or compare a generation.

    Args:
        source: the module.
        known: what there is to name.
    """
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value in known.names:
            yield Offence(node.lineno, f"names the generation {node.value!r}", is_name=True)
        elif isinstance(node, ast.Compare):
            equal = any(isinstance(each, (ast.Eq, ast.NotEq, ast.Is, ast.IsNot)) for each in node.ops)
            for side in (node.left, *node.comparators):
                if _is_generation_name(side) or (equal and _is_generation(side) and not _with_none(node)):
                    yield Offence(node.lineno, f"compares {ast.unparse(side)}")
                    break
        elif isinstance(node, ast.Match) and (
            _is_generation_name(node.subject) or _is_generation(node.subject)
        ):
            yield Offence(node.lineno, f"compares {ast.unparse(node.subject)}")
        elif isinstance(node, ast.Name) and node.id in known.classes:
            yield Offence(node.lineno, f"uses {node.id}")
        elif isinstance(node, ast.Attribute) and node.attr in known.classes:
            yield Offence(node.lineno, f"uses {node.attr}")
        elif isinstance(node, (ast.Import, ast.ImportFrom)):
            for name in _imported(node):
                parts = name.split(".")
                inside = parts[0] == PACKAGE.name and tuple(parts[1:3]) in EXEMPT
                if inside and set(parts[2:]) & (known.modules | {"drafts"}):
                    yield Offence(node.lineno, f"imports {name}")


def _imported(node: ast.Import | ast.ImportFrom) -> list[str]:
    if isinstance(node, ast.Import):
        return [alias.name for alias in node.names]
    return [f"{node.module}.{alias.name}" for alias in node.names]


def _is_generation(node: ast.expr) -> bool:
    name = node.attr if isinstance(node, ast.Attribute) else node.id if isinstance(node, ast.Name) else ""
    return name.strip("_").lower() in ("generation", "default_generation")


def _is_generation_name(node: ast.expr) -> bool:
    return isinstance(node, ast.Attribute) and node.attr == "name" and _is_generation(node.value)


def _with_none(node: ast.Compare) -> bool:
    return any(isinstance(each, ast.Constant) and each.value is None for each in node.comparators)


def main() -> int:
    """Print the findings; 1 if there are any."""
    known = known_generations()
    found = 0
    for path in sorted(PACKAGE.rglob("*.py")):
        inside = path.relative_to(PACKAGE)
        if inside.parts[:2] in EXEMPT:
            continue
        is_table = inside.as_posix() in TABLES
        for offence in offences(path.read_text(encoding="utf-8"), known):
            if offence.is_name and is_table:
                continue
            found += 1
            print(f"rntuple_construct/{inside}:{offence.line}: {offence.problem}; ask the generation instead")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
