"""Real bytes of every structure: the fullest small instance among the files of tests/data, or among pieces made by hand."""

from __future__ import annotations

import io
import re
import warnings
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from kaitaistruct import KaitaiStream, KaitaiStruct
from rntuple_kaitai import positions
from rntuple_kaitai.positions import RootFile, StreamerInfo
from support.kaitai_examples import by_hand

import rntuple_construct as rnt
from reference.facts import APART
from rntuple_construct.base.errors import RNTupleError
from rntuple_construct.explain import Kind, annotate
from rntuple_construct.format.generations import WRITABLE_GENERATIONS
from rntuple_construct.format.generations.kaitai import PARSE_FAILURES
from rntuple_construct.format.metadata import FileMetadata

MAX_SHOWN = 128
_MAX_CONVERTED = 3000
# Records whose payload nothing in the grammar leads to.
_PAYLOADS = (Kind.KEYS_LIST, Kind.FREE_LIST)

Instances = Mapping[str, Mapping[str, Sequence[tuple[str, bool]]]]
"""For each grammar and type, the values at separate places, and whether places count from the file's start."""


@dataclass(frozen=True)
class Span:
    """The bytes of one field in an example: first and end, its name, and its value for people."""

    start: int
    stop: int
    name: str
    value: str


@dataclass(frozen=True)
class Example:
    """Bytes of a structure.

    Args:
        source: where they are from.
        where: path of the structure there.
        offset: first byte, in the file or in an uncompressed envelope of it.
        data: the bytes.
        spans: the fields.
        rank: how good an example it is; the largest is best.
    """

    source: str
    where: str
    offset: int
    data: bytes
    spans: tuple[Span, ...]
    rank: tuple[int, ...]


def _snake(name: str) -> str:
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])|(?<=[a-z])(?=\d{2}$)", "_", name).lower()


def shown(value: Any, members: int = 4) -> str:
    """A value for people."""
    if isinstance(value, KaitaiStruct):
        text = getattr(value, "raw", None)
        if isinstance(text, bytes) and len(vars(value)) < 9:
            return shown(text)
        names = [name for name in value._debug if not name.startswith("_")]
        inner = [f"{name}: {shown(getattr(value, name, None), 0)}" for name in names[:members]]
        return ", ".join(inner) + (", …" if members and len(names) > members else "") if inner else "…"
    if isinstance(value, list):
        return f"{len(value)} item" + ("" if len(value) == 1 else "s")
    if isinstance(value, bytes):
        if value and all(32 <= byte < 127 for byte in value):
            text = value.decode("ascii")
            return f"“{text[:48]}{'…' if len(text) > 48 else ''}”"
        return (value[:12].hex(" ") + (" …" if len(value) > 12 else "")) if value else "empty"
    if isinstance(value, int) and not isinstance(value, bool):
        return f"{value}" + (f" ({value:#x})" if abs(value) > 9999 else "")
    return str(value)


def _members(tree: Any, base: int) -> Iterator[tuple[str, Any, int, str]]:
    """Name, value, first byte and label of every field, and of every item of repeated ones."""
    for name, place in list(tree._debug.items()):
        value = getattr(tree, name, None)
        if name not in tree.SEQ_FIELDS or "start" not in place:
            continue
        if isinstance(value, list):
            for index, (item, spot) in enumerate(zip(value, place.get("arr", ()), strict=False)):
                yield name, item, base + spot["start"], f"{name}[{index}]"
        else:
            yield name, value, base + place["start"], ""


class Collector:
    """Keeps the best example of every type.

    Args:
        names: names of types by grammar, as the parsers spell them.
        instances: values that are read only when asked for.
        parts: types of payloads that are shown inside the type around them, by grammar and that type.
    """

    def __init__(
        self, names: dict[str, dict[str, str]], instances: Instances, parts: Mapping[str, Mapping[str, str]]
    ) -> None:
        self.names = names
        self.instances = instances
        self.parts = parts
        self.best: dict[tuple[str, str], Example] = {}

    def parse(self, grammar: str, parser: Any, data: bytes, source: str, where: str, weight: int) -> None:
        """Parse bytes and keep better examples than before; bytes that do not parse are ignored."""
        tree = parser(KaitaiStream(io.BytesIO(data)))
        try:
            tree._read()
        except PARSE_FAILURES:
            return
        self._visit(grammar, tree, data, 0, source, where, weight)

    def _visit(
        self, grammar: str, tree: Any, data: bytes, base: int, source: str, where: str, weight: int
    ) -> None:
        type_name = self.names[grammar].get(type(tree).__name__, "")
        for name, item, start, label in _members(tree, base):
            if isinstance(item, KaitaiStruct):
                inner_base = base if item._io is tree._io else start
                self._visit(grammar, item, data, inner_base, source, f"{where}.{label or name}", weight)
        for name, is_absolute in self.instances[grammar].get(type_name, ()):
            self._visit_instance(
                grammar, tree, name, data, 0 if is_absolute else base, source, f"{where}.{name}", weight
            )
        spans = self._spans(grammar, tree, base)
        if not spans or not type_name:
            return
        begin, end = min(span.start for span in spans), max(span.stop for span in spans)
        size = end - begin
        filled = sum(span.stop > span.start for span in spans)
        rank = (weight > 0, size <= MAX_SHOWN, filled, weight, -size)
        key = (grammar, type_name)
        if key not in self.best or self.best[key].rank < rank:
            moved = tuple(
                Span(span.start - begin, span.stop - begin, span.name, span.value) for span in spans
            )
            self.best[key] = Example(
                source, where, base + begin, data[begin + base : end + base], moved, rank
            )

    def _spans(self, grammar: str, tree: Any, base: int) -> list[Span]:
        """Bytes of the fields of an object, counted from ``base``; those of a payload that is part of it in its place."""
        part = self.parts[grammar].get(self.names[grammar].get(type(tree).__name__, ""), "")
        spans: list[Span] = []
        for name, place in tree._debug.items():
            value = getattr(tree, name, None)
            if name not in tree.SEQ_FIELDS or "end" not in place or value is None:
                continue
            inner = (
                self.names[grammar].get(type(value).__name__, "") if isinstance(value, KaitaiStruct) else ""
            )
            if part and inner == part:
                shift = 0 if value._io is tree._io else place["start"]
                for span in self._spans(grammar, value, base):
                    spans.append(Span(span.start + shift, span.stop + shift, span.name, span.value))
            else:
                spans.append(Span(place["start"], place["end"], name, shown(value)))
        return spans

    def _visit_instance(
        self, grammar: str, tree: Any, name: str, data: bytes, base: int, source: str, where: str, weight: int
    ) -> None:
        try:
            item = getattr(tree, name)
        except PARSE_FAILURES:
            return
        if isinstance(item, KaitaiStruct):
            start = tree._debug[f"_m_{name}"]["start"]
            self._visit(
                grammar, item, data, base if item._io is tree._io else base + start, source, where, weight
            )


def collect(
    files: list[Path],
    names: dict[str, dict[str, str]],
    instances: Instances,
    parts: Mapping[str, Mapping[str, str]],
) -> dict[tuple[str, str], Example]:
    """The best example of every type, by grammar and name of the type.

    Args:
        files: small ROOT files.
        names: for each grammar, names of its types by the names of the classes of the parser.
        instances: values that are read only when asked for.
        parts: types of payloads that are shown inside the type around them, by grammar and that type.
    """
    collector = Collector(names, instances, parts)
    for path in files:
        data = path.read_bytes()
        _of_file(collector, data, path.name, 3)
        for name in WRITABLE_GENERATIONS if len(data) <= _MAX_CONVERTED else ():
            if converted := _converted(path, name):
                _of_file(collector, converted, f"{path.name}, converted to {name}", 2)
    for example in by_hand():
        outer, _, inner = example.type.partition(".")
        if _snake(outer) in APART:
            continue
        module = getattr(positions, outer)
        parser = getattr(module, inner) if inner else module
        collector.parse(_snake(outer), parser, example.data, f"made by hand: {example.label}", "bytes", 0)
    return collector.best


def _converted(path: Path, generation: str) -> bytes | None:
    target = io.BytesIO()
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            rnt.convert(path, target, rnt.ConvertOptions(to=generation, check=False))
    except RNTupleError:
        return None  # older generations have not all types
    return target.getvalue()


def _of_file(collector: Collector, data: bytes, source: str, weight: int) -> None:
    collector.parse("root_file", RootFile, data, source, "file", weight)
    for opened in FileMetadata(data):
        ntuple = opened.ntuple
        if ntuple is None:
            continue
        generation = ntuple.generation
        for envelope in ntuple.envelopes:
            if envelope.errors:
                continue
            parser = generation.parser(envelope.envelope_type)
            collector.parse(generation.kaitai_id, parser, envelope.data, source, envelope.root, weight)
            stored = bytes(envelope.stored())
            if len(stored) < len(envelope.data):
                where = f"{envelope.root} as stored"
                collector.parse("root_file", RootFile.CompressionBlock, stored, source, where, weight)
    file_map = annotate(data)
    for record in file_map.view.nodes:
        if record.kind in _PAYLOADS:
            start = record.children[0].stop
            parser = getattr(RootFile, "".join(word.capitalize() for word in record.kind.value.split()))
            where = f"payload of {record.path}"
            collector.parse("root_file", parser, data[start : record.stop], source, where, weight)
    info = file_map.file.streamer_info()
    if info is not None:
        collector.parse("streamer_info", StreamerInfo, info.data, source, "streamer info", weight)


__all__ = ["MAX_SHOWN", "Collector", "Example", "Instances", "Span", "collect"]
