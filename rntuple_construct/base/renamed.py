"""Old names of modules: they can be imported until version 1.0, with a warning that gives the new name."""

from __future__ import annotations

import sys
import warnings
from collections.abc import Sequence
from importlib import import_module
from importlib.machinery import ModuleSpec
from importlib.util import spec_from_loader
from types import ModuleType
from typing import Any

_PACKAGE = "rntuple_construct"
RENAMED = {
    "access": "api",
    "arrays": "model.arrays",
    "budgets": "base.budgets",
    "checksums": "base.checksums",
    "columns": "format.columns",
    "compression": "format.compression",
    "conformance": "kit",
    "constants": "base.constants",
    "container": "format.container",
    "descriptor": "format.descriptor",
    "errors": "base.errors",
    "exits": "base.exits",
    "fuzzing": "kit.fuzzing",
    "generations": "format.generations",
    "grammar": "format.grammar",
    "kit.files.candidate_files": "kit.files.file_description",
    "kit.files.draft_files": "kit.files.file_description",
    "kit.files.file_draft": "kit.files.editable_file",
    "kit.files.released_files": "kit.files.file_description",
    "limits": "base.limits",
    "metadata": "format.metadata",
    "native": "format.native",
    "printable": "base.printable",
    "rules": "base.rules",
    "scale": "batch",
    "schema": "model.schema",
    "storage.local": "storage.source",
    "validation.reading": "validation.engine",
    "values": "model.values",
}
"""From the old name of a module or package to the new one; modules inside a package follow it."""
_PERMANENT = {"like_uproot": "reader.like_uproot"}
"""Names that stay: modules that can also be imported from the package itself."""


def new_name(module: str) -> str | None:
    """Return the present name of a module of this package, or None if it has not been renamed."""
    name = module.removeprefix(f"{_PACKAGE}.")
    if name == module:
        return None
    parts = name.split(".")
    for count in range(len(parts), 0, -1):
        new = RENAMED.get(old := ".".join(parts[:count])) or _PERMANENT.get(old)
        if new is not None:
            return ".".join([_PACKAGE, new, *parts[count:]])
    return None


class RenamedModules:
    """Import hook that gives the renamed module for its old name: finder and loader.

    It is not derived from the classes of ``importlib.abc``, whose import takes longer than the rest of the package.
    """

    def __init__(self) -> None:
        self._specs: dict[int, ModuleSpec | None] = {}

    def find_spec(
        self, fullname: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Return a spec for old names of modules, and None for everything else."""
        loader: Any = self
        return None if new_name(fullname) is None else spec_from_loader(fullname, loader)

    def create_module(self, spec: ModuleSpec) -> ModuleType:
        """Import the module by its new name."""
        new = new_name(spec.name)
        if new is None:  # find_spec gave no spec for it
            raise ModuleNotFoundError(f"no module named {spec.name!r}", name=spec.name)
        if new.removeprefix(f"{_PACKAGE}.") not in _PERMANENT.values():
            warnings.warn(f"{spec.name} is now {new}", DeprecationWarning, stacklevel=2)
        module = import_module(new)
        self._specs[id(module)] = module.__spec__
        return module

    def exec_module(self, module: ModuleType) -> None:
        """Restore the spec of the module: the import system has replaced it by that of the old name."""
        module.__spec__ = self._specs.pop(id(module))


def install() -> None:
    """Add the hook once, after the finders of Python."""
    if not any(isinstance(finder, RenamedModules) for finder in sys.meta_path):
        sys.meta_path.append(RenamedModules())
