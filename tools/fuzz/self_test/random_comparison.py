"""Generated files before another reader: values are compared with those that were written.

Each file comes from a number. If a reader gives no values or other values, the rules of
`kit/peers.toml` decide whether that is a known limitation or an error.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import numpy as np
from rntuple_spec.cpp_types import TYPES

from rntuple_construct.format.generations import DEFAULT_GENERATION
from rntuple_construct.kit.adapters import own
from rntuple_construct.kit.files.file_features import words_of_file
from rntuple_construct.kit.files.generate import Generated, generate_file
from rntuple_construct.kit.fuzzing.differential_fuzzing import SupervisedPeer
from rntuple_construct.kit.fuzzing.observations import Observation, cause_of
from rntuple_construct.kit.runner.compare import Types, difference, field_difference
from rntuple_construct.kit.runner.protocol import Answer, Level, Status
from rntuple_construct.model.schema.field_kinds import FieldKind, FieldNode
from rntuple_construct.reader import RNTuple
from rntuple_construct.reader import open as open_file
from self_test.campaign import Candidate, Look
from self_test.field_limits import Subject, reason_of_field
from self_test.oracle import Objection

__all__ = ["Comparison", "ask_peer", "compared", "failures_of", "sample_of"]

_SIZES = ("small", "tiny", "tiny", "small", "tiny", "medium", "tiny", "small")


@dataclass(frozen=True)
class Comparison:
    """What a reader made of a file.

    Args:
        equal: how many fields it gave with the right values.
        cannot: by field, why it is known not to give it.
        differs: by field, its answer instead of the right values; the field is empty for a file-level
            failure.
    """

    equal: int
    cannot: Mapping[str, str] = field(default_factory=dict)
    differs: Mapping[str, str] = field(default_factory=dict)

    @property
    def verdict(self) -> str:
        """``equal`` (all fields), ``part`` (all that it is known to read), ``cannot`` (no field) or ``differs``."""
        if self.differs:
            return "differs"
        if not self.cannot:
            return "equal"
        return "part" if self.equal else "cannot"


def sample_of(number: int, generation: str = DEFAULT_GENERATION.name) -> tuple[Generated, str]:
    """The file of a number, and its size: ``generate_file(number, generation, size)``."""
    size = _SIZES[number % len(_SIZES)]
    return generate_file(number, generation, size), size


def compared(peer: SupervisedPeer, made: Generated) -> Comparison:
    """Have a reader read a generated file.

    Args:
        peer: the reader. Beside the file it finds a header with the declarations of its enumerations.
        made: the file.
    """
    with open_file(made.data) as file:
        ntuple = file[made.ntuple]
        failures = _asked(peer, made, ntuple)
        if not failures:
            return Comparison(len(ntuple.nodes))
        return _judged(peer.implementation.name, made, ntuple, failures)


def ask_peer(peer: SupervisedPeer, case: Candidate) -> Look:
    """Put a generated file before another reader; with its verdict, and fields that it is known not to read by reason.

    Raises:
        ValueError: the input is not a generated file.
    """
    if case.made is None:
        raise ValueError(case.label)
    found = compared(peer, case.made)
    texts = [f"{name or 'all fields'}: {text}" for name, text in found.differs.items()]
    counts = {
        "verdicts": Counter([found.verdict]),
        "fields": Counter(equal=found.equal, cannot=len(found.cannot)),
        "cannot": Counter(found.cannot.values()),
        "versions": Counter([peer.version]),
    }
    return Look(case, [Objection("disagreement", "peer", text, cause_of(text)) for text in texts], counts)


def failures_of(peer: SupervisedPeer, number: int) -> dict[str, tuple[str, str]]:
    """How a reader fails with the file of a number, whether it is known to or not.

    Returns:
        by field (the empty name for all of them), the kind of the failure and the message of the reader, or
        the first wrong value.
    """
    made, _ = sample_of(number)
    with open_file(made.data) as file:
        return _asked(peer, made, file[made.ntuple])


def _asked(peer: SupervisedPeer, made: Generated, ntuple: RNTuple) -> dict[str, tuple[str, str]]:
    with TemporaryDirectory() as folder:
        path = Path(folder) / "sample.root"
        path.write_bytes(made.data)
        path.with_suffix(".hxx").write_text(_declarations(ntuple.nodes), encoding="utf-8")
        answer, seen = peer.ask(path, made.ntuple)
        return _failures(made, ntuple.nodes, str(path), answer, seen)


def _declarations(nodes: Mapping[str, FieldNode]) -> str:
    """Enumerations, as far as a reader needs to know them."""
    found = {
        node.field.type_name: node.children[0].field.type_name
        for top in nodes.values()
        for node in top.walk()
        if node.kind is FieldKind.WRAPPER and node.field.type_name.partition("<")[0] not in TYPES
    }
    return "".join(f"enum class {name} : {underlying} {{}};\n" for name, underlying in found.items())


def _failures(
    made: Generated,
    nodes: Mapping[str, FieldNode],
    path: str,
    answer: Answer | None,
    seen: Observation | None,
) -> dict[str, tuple[str, str]]:
    if seen is not None or answer is None:
        kind, message = (seen.kind, seen.message) if seen is not None else ("protocol", "")
        return {"": (kind, message)}
    if answer.status is not Status.OK:
        return {"": ("refused", answer.message)}
    if answer.level is Level.METADATA:  # a reader that describes an RNTuple and no more
        described = difference(Level.METADATA, own.metadata(path, made.ntuple), answer.result)
        return {} if described is None else {"": ("wrong", described.message)}
    given, refused = answer.result.get("fields") or {}, answer.result.get("refused") or {}
    count = answer.result.get("num_entries", len(made.rows))
    if count != len(made.rows):
        return {"": ("wrong", f"{count} entries, expected {len(made.rows)}")}
    types = Types.of(own.metadata(path, made.ntuple)["fields"])
    failures = {}
    for name, node in nodes.items():
        if name in refused:
            failures[name] = "refused", str(refused[name])
        elif name not in given:
            failures[name] = "refused", "not in the answer"
        else:
            expected = [_held(node, _spelled(node, row[name])) for row in made.rows]
            found = given[name]
            if isinstance(found, list):
                found = [_held(node, value) for value in found]
            wrong = field_difference(name, expected, found, types)
            if wrong is not None:
                failures[name] = "wrong", wrong.message
    failures |= {name: ("wrong", "no such field") for name in given if name not in nodes}
    return failures


def _judged(
    reader: str, made: Generated, ntuple: RNTuple, failures: Mapping[str, tuple[str, str]]
) -> Comparison:
    words = words_of_file(made.data, made.ntuple)
    subjects = {
        name: Subject(
            node, ntuple.schema, words, made.ntuple, len(ntuple.clusters), [row[name] for row in made.rows]
        )
        for name, node in ntuple.nodes.items()
    }
    cannot: dict[str, str] = {}
    differs: dict[str, str] = {}
    for name, (shown, message) in failures.items():
        if name:
            subject = subjects.get(name)
            gap = reason_of_field(reader, subject, shown) if subject is not None else None
            concerned = [name]
        else:  # one of the fields is enough to lose all
            gaps = [reason_of_field(reader, subject, shown) for subject in subjects.values()]
            gap = next((each for each in gaps if each is not None), None)
            concerned = list(subjects)
        if gap is None:
            differs[name] = f"{shown}: {' '.join(message.split())[:500]}"
        else:
            cannot |= dict.fromkeys(concerned, gap.why)
    equal = 0 if "" in failures else len(subjects) - len(failures.keys() & subjects.keys())
    return Comparison(equal, cannot, differs)


# Values

_AROUND = (FieldKind.OPTIONAL, FieldKind.DENSE_OPTIONAL, FieldKind.WRAPPER)
"""Kinds of fields whose value is that of the field below."""


def _spelled(node: FieldNode, value: Any) -> Any:
    """A value of library "py" in the spelling of the protocol, as far as that differs: bytes, and digits of single precision."""
    while node.kind in _AROUND:
        node = node.children[0]
    if isinstance(value, bytes):
        return {"$streamer": value.hex()}
    if isinstance(value, dict):
        known = node.members
        return {name: _spelled(known[name], item) for name, item in value.items()}
    if isinstance(value, list):
        # The alternative of a variant is unknown, and bits have no separate field.
        is_one = node.kind is FieldKind.VARIANT or not node.children
        return [_spelled(node if is_one else node.children[0], item) for item in value]
    if isinstance(value, float) and math.isfinite(value) and _is_single(node):
        short = np.float32(value)
        return float(str(short)) if float(short) == value else value
    return value


def _is_single(node: FieldNode) -> bool:
    """Return whether a number of it, or in a variant one of its numbers, has single precision."""
    return any(each.kind is FieldKind.NUMBER and each.dtype == np.float32 for each in node.walk())


def _held(node: FieldNode, value: Any) -> Any:
    """A value as sets and maps of C++ hold it: in no order that counts, and what may not repeat only once."""
    if value is None:
        return None
    if node.kind is FieldKind.RECORD and isinstance(value, dict):
        known = node.members
        return {name: _held(known[name], item) if name in known else item for name, item in value.items()}
    if node.kind in _AROUND:
        return _held(node.children[0], value)
    if node.kind not in (FieldKind.COLLECTION, FieldKind.FIXED_ARRAY) or not isinstance(value, list):
        return value
    items = [_held(node.children[0], item) for item in value]
    row = TYPES.get(node.field.type_name.partition("<")[0])
    name = node.field.type_name.partition("<")[0].removeprefix("std::").removeprefix("unordered_")
    if row is None or name not in ("set", "multiset", "map", "multimap"):
        return items
    if name in ("set", "map"):
        items = _once(items, is_map=name == "map")
    return sorted(items, key=_key)


def _once(items: Sequence[Any], *, is_map: bool) -> list[Any]:
    """Items without those that are there already; of a map, without those whose key is."""
    found: dict[str, Any] = {}
    for item in items:
        found.setdefault(_key(item["_0"] if is_map and isinstance(item, dict) else item), item)
    return list(found.values())


def _key(value: Any) -> str:
    """A text that is the same for equal values, however numbers are spelled."""
    if isinstance(value, dict):
        return "{" + ",".join(f"{name}:{_key(item)}" for name, item in sorted(value.items())) + "}"
    if isinstance(value, list):
        return "[" + ",".join(map(_key, value)) + "]"
    if isinstance(value, float) and value.is_integer():
        return repr(int(value))
    if isinstance(value, float):
        return {"inf": "'inf'", "-inf": "'-inf'"}.get(repr(value), repr(value))
    return "0" if value in ("-0", "-0.0") else repr(value)
