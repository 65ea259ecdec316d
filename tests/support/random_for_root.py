"""Random schemas for ROOT: all that it knows without a dictionary, with the declarations that it needs."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

from hypothesis import strategies as st
from writer import random_schemas

from rntuple_construct.writer import ClassSpec, CollectionSpec, EnumSpec, WriteOptions


@dataclass(frozen=True)
class Declared:
    """A schema with entries.

    Args:
        schema, rows, options: what is written.
        sizes: entries of each cluster but the last.
        code: C++ declarations of its types, as far as ROOT cannot do without them.
    """

    schema: dict[str, Any]
    rows: list[dict[str, Any]]
    sizes: list[int]
    options: WriteOptions
    code: str

    def fill(self, writer: Any) -> None:
        """Fill a writer of this schema."""
        position = 0
        for size in self.sizes:
            writer.extend(self.rows[position : position + size])
            writer.flush_cluster()
            position += size
        writer.extend(self.rows[position:])


@st.composite
def ntuples(draw: Any) -> Declared:
    """A schema and entries, as ROOT can read them."""
    schema, rows, sizes, options = draw(random_schemas.ntuples("all"))
    known = {name: _known(spec) for name, spec in schema.items()}
    enums = {enum.name: enum for spec in known.values() for enum in _enums(spec)}
    code = "".join(f"enum class {enum.name} : {enum.underlying} {{}};" for enum in enums.values())
    return Declared(known, rows, sizes, options, code)


def _known(spec: Any) -> Any:
    """The same with vectors in the place of collections that need a dictionary."""
    if isinstance(spec, str):
        return _without_sets(spec)
    if isinstance(spec, dict):
        return {name: _known(member) for name, member in spec.items()}
    if isinstance(spec, list):
        return [_known(spec[0])]
    if isinstance(spec, CollectionSpec):
        return [_known(spec.value)]
    if isinstance(spec, ClassSpec):
        members = {name: _known(member) for name, member in spec.members.items()}
        return replace(spec, members=members, bases=[_known(base) for base in spec.bases])
    return spec


def _without_sets(name: str) -> str:
    name = re.sub(r"std::(set|unordered_multiset)<", "std::vector<", name)
    while (start := name.find("std::map<")) >= 0:
        depth, stop = 1, start + len("std::map<")
        while depth:
            depth += {"<": 1, ">": -1}.get(name[stop], 0)
            stop += 1
        inner = name[start + len("std::map<") : stop - 1]
        name = f"{name[:start]}std::vector<std::pair<{inner}>>{name[stop:]}"
    return name


def _enums(spec: Any) -> Iterator[EnumSpec]:
    if isinstance(spec, EnumSpec):
        yield spec
    elif isinstance(spec, dict):
        for member in spec.values():
            yield from _enums(member)
    elif isinstance(spec, list):
        yield from _enums(spec[0])
    elif isinstance(spec, ClassSpec):
        for part in (*spec.members.values(), *spec.bases):
            yield from _enums(part)
