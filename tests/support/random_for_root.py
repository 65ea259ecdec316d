"""Random schemas for ROOT: all that it knows without a dictionary, with the declarations that it needs."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import count
from typing import Any

from hypothesis import strategies as st

from rntuple_construct.format.generations import DEFAULT_GENERATION
from rntuple_construct.kit.files.random_schemas import Drawn, draw_field
from rntuple_construct.kit.fuzzing.strategies import choices
from rntuple_construct.writer import ClassSpec, CollectionSpec, EnumSpec, WriteOptions

OPTIONS = st.builds(
    WriteOptions,
    compression=st.sampled_from(["none", "zstd:1", "lz4", "zlib"]),
    page_size=st.sampled_from([1, 16, 64, 1 << 20]),
    page_checksums=st.booleans(),
    buffered=st.booleans(),
    share_pages=st.booleans(),
    max_key_size=st.sampled_from([0, 4000, 1 << 30]),
)

# One process of ROOT reads all files: no name may stand for two enumerations.
_NAMES = count(1, 1000)


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
    chosen = {f"x{i}": _field(draw) for i in range(draw(st.integers(1, 3)))}
    contents, options = draw(choices()), draw(OPTIONS)
    rows = [
        {name: drawn.value(contents) for name, drawn in chosen.items()}
        for _ in range(draw(st.integers(0, 8)))
    ]
    sizes = draw(st.lists(st.integers(0, 4), max_size=4))
    known = {name: _known(drawn.spec) for name, drawn in chosen.items()}
    enums = {enum.name: enum for spec in known.values() for enum in _enums(spec)}
    code = "".join(f"enum class {enum.name} : {enum.underlying} {{}};" for enum in enums.values())
    return Declared(known, rows, sizes, options, code)


def _field(draw: Any) -> Drawn:
    """A field of any kind but those of which ROOT has to know the class itself."""
    while True:
        drawn = draw_field(draw(choices()), DEFAULT_GENERATION, depth=4, names=next(_NAMES))
        if not any(word in repr(drawn.spec) for word in ("StreamerSpec", "SoASpec")):
            return drawn


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
    name = re.sub(r"std::(unordered_)?(multi)?set<", "std::vector<", name)
    while (map_ := re.search(r"std::(unordered_)?(multi)?map<", name)) is not None:
        depth, stop = 1, map_.end()
        while depth:
            depth += {"<": 1, ">": -1}.get(name[stop], 0)
            stop += 1
        inner = name[map_.end() : stop - 1]
        name = f"{name[: map_.start()]}std::vector<std::pair<{inner}>>{name[stop:]}"
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
