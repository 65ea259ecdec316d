"""All generations of the format by name and by class, and the anchors that say which one an RNTuple has.

Those before the release are loaded when they are first asked for.
"""

from __future__ import annotations

import struct
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cache
from importlib import import_module
from typing import Any

from rntuple_spec.constants import ANCHOR_CLASS, BYTE_COUNT_MASK, DRAFT_ANCHOR_CLASS

from rntuple_construct.base.errors import RNTupleError, UnsupportedError
from rntuple_construct.base.rules import broken
from rntuple_construct.format.compression import Buffer
from rntuple_construct.format.container import RNTupleKey, RootFile, Span
from rntuple_construct.format.generations import WRITABLE_NAMES
from rntuple_construct.format.generations.generation import Anchor, Data, Generation, anchor_checksum
from rntuple_construct.format.generations.v1 import Version1

__all__ = [
    "DEFAULT_GENERATION",
    "GENERATIONS",
    "WRITABLE_GENERATIONS",
    "Anchor",
    "Generation",
    "generation_named",
    "parse_anchor",
    "read_anchor",
    "read_anchor_at",
    "read_footer",
    "read_header",
    "sole_generation_of_class",
    "writable_generation",
]

DEFAULT_GENERATION: Generation = Version1()
"""The released format, which is written unless another generation is asked for."""

_CLASSES = {"rc2": "ReleaseCandidate2", "rc1": "ReleaseCandidate1", "v0": "Version0"}
"""Classes of the generations before the release; each is in a module that has the name of the generation."""


class _Generations(Mapping[str, Generation]):
    """Generations by name."""

    def __init__(self, names: Sequence[str]) -> None:
        self._names = names

    def __getitem__(self, name: str) -> Generation:
        if name not in self._names:
            raise KeyError(name)
        return _generation(name)

    def __contains__(self, name: object) -> bool:
        return name in self._names

    def __iter__(self) -> Iterator[str]:
        return iter(self._names)

    def __len__(self) -> int:
        return len(self._names)


@cache
def _generation(name: str) -> Generation:
    if name == DEFAULT_GENERATION.name:
        return DEFAULT_GENERATION
    made: Generation = getattr(
        import_module(f"rntuple_construct.format.generations.{name}"), _CLASSES[name]
    )()
    return made


GENERATIONS: Mapping[str, Generation] = _Generations((DEFAULT_GENERATION.name, *_CLASSES))
"""All generations by name, the latest first."""

WRITABLE_GENERATIONS: Mapping[str, Generation] = _Generations(WRITABLE_NAMES)
"""The generations that this package writes."""

_BY_EPOCH = {1: "1.x", 0: "rc2"}
_EPOCH = max(_BY_EPOCH)
_START = struct.Struct(">IHH")
_BYTE_COUNT_RC1 = 54
_PREAMBLE_V0 = bytes(4)
"""Start of a header envelope of V0; RC1 has version numbers there."""


def parse_anchor(data: Data, class_name: str, span: Span, path: str, *, verify: bool = True) -> Anchor:
    """Parse an uncompressed anchor object of any generation (section "Anchor schema").

    RC1 and V0 have one layout; the anchor then says RC1 and only the header can tell.

    Args:
        data: exactly the object.
        class_name: class of the key.
        span: the object as stored, for messages and for the result.
        path: place in the tree of the file, for messages.
        verify: if true, a wrong checksum is an error.

    Raises:
        AnchorError: too short (RNT-ANC-002), cut off (RNT-ANC-003), or a wrong checksum (RNT-ANC-004).
        UnsupportedError: a format epoch after 1 (RNT-ANC-007).
    """
    where: dict[str, Any] = {"path": path, "offset": span.start}
    if len(data) < _START.size:
        raise broken("RNT-ANC-002", expected=f"at least {_START.size}", actual=len(data), **where)
    byte_count, _, epoch = _START.unpack_from(data)
    if class_name == DRAFT_ANCHOR_CLASS and byte_count & BYTE_COUNT_MASK == _BYTE_COUNT_RC1:
        return GENERATIONS["rc1"].parse_anchor(data, class_name, span, path, verify=verify)
    if epoch > _EPOCH:
        anchor_checksum(data, verify, **where)
        raise broken(
            "RNT-ANC-007",
            expected=_EPOCH,
            actual=epoch,
            hint="the file was written by a later, incompatible version of ROOT",
            **where,
        )
    return GENERATIONS[_BY_EPOCH[epoch]].parse_anchor(data, class_name, span, path, verify=verify)


def read_anchor(file: RootFile, key: RNTupleKey | str | None = None, *, verify: bool | None = None) -> Anchor:
    """Read the anchor of an RNTuple of any generation.

    Args:
        file: the ROOT file.
        key: what its ``keys`` or ``find`` gave, or a name for ``find``.
        verify: if true, a wrong checksum is an error; None as the file says.

    Raises:
        AnchorError: the anchor is damaged (RNT-ANC-002 to 004).
        ContainerError: it lies outside the file (RNT-CNT-014).
        UnsupportedError: a later format epoch (RNT-ANC-007).
    """
    entry = key if isinstance(key, RNTupleKey) else file.find(key)
    path = f"{entry.path}.anchor"
    data, span = file.object_at(entry.key, path)
    verify = file.verify if verify is None else verify
    anchor = parse_anchor(data, entry.class_name, span, path, verify=verify)
    if anchor.generation.name == "rc1" and _is_v0(file, anchor):
        return replace(anchor, generation=GENERATIONS["v0"])
    return anchor


def read_anchor_at(file: RootFile, offset: int, nbytes: int, len_anchor: int) -> Anchor:
    """Read an anchor that no keys list mentions, as linked attribute sets have them.

    Args:
        file: the ROOT file.
        offset: absolute offset of the object, as in its locator.
        nbytes: its stored size.
        len_anchor: its uncompressed length.

    Raises:
        AnchorError, CompressionError, ContainerError, UnsupportedError: as ``read_anchor``.
    """
    path = f"anchor at {offset:#x}"
    data = file.read_compressed(offset, nbytes, len_anchor, path=path, limit=file.limits.max_len_metadata)
    return parse_anchor(data, ANCHOR_CLASS, Span(offset, offset + nbytes), path, verify=file.verify)


def read_header(file: RootFile, anchor: Anchor) -> Buffer:
    """The uncompressed header envelope of an RNTuple."""
    return file.read_compressed(
        anchor.ofs_header, anchor.len_header_stored, anchor.len_header, anchor.max_key_size, path="header"
    )


def read_footer(file: RootFile, anchor: Anchor) -> Buffer:
    """The uncompressed footer envelope of an RNTuple."""
    return file.read_compressed(
        anchor.ofs_footer, anchor.len_footer_stored, anchor.len_footer, anchor.max_key_size, path="footer"
    )


def _is_v0(file: RootFile, anchor: Anchor) -> bool:
    # A header that is read only for a look at its first bytes must not cost more than one that is read for good.
    most = file.limits.max_len_envelopes + file.limits.max_ratio_envelopes * anchor.len_header_stored
    try:
        header = file.read_compressed(
            anchor.ofs_header,
            anchor.len_header_stored,
            anchor.len_header,
            anchor.max_key_size,
            path="header",
            limit=most,
        )
        return header[: len(_PREAMBLE_V0)] == _PREAMBLE_V0
    except RNTupleError:
        # The parser reports the error, with a better place than is known here.
        return False


def generation_named(name: str) -> Generation:
    """The generation of the given name.

    Raises:
        UnsupportedError: no generation has that name.
    """
    if name not in GENERATIONS:
        raise broken("RNT-CPT-009", actual=name, hint=f"supported: {', '.join(GENERATIONS)}")
    return GENERATIONS[name]


def writable_generation(name: str) -> Generation:
    """The generation of the given name, to write files of it.

    Raises:
        UnsupportedError: this package does not write that generation.
    """
    if name not in WRITABLE_GENERATIONS:
        raise UnsupportedError(
            f"RNTuple files of generation {name} cannot be written",
            hint=f"supported: {', '.join(WRITABLE_GENERATIONS)}",
        )
    return WRITABLE_GENERATIONS[name]


def sole_generation_of_class(class_name: str) -> Generation | None:
    """The only generation whose anchors are of a class; None if there are several, or none."""
    found = [generation for generation in GENERATIONS.values() if generation.class_name == class_name]
    return found[0] if len(found) == 1 else None
