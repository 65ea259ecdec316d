"""Locators and envelope links ("Locators and Envelope Links").

A standard locator is a non-negative i32 size and a u64 offset. In any other locator the stored i32 is
negative; negated as a whole it holds the size of the locator itself (16 bits), a reserved byte and the
kind.
"""

from __future__ import annotations

import io
import struct
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from construct import Construct, Container, GreedyBytes, Int64ul, StreamError, stream_read
from rntuple_spec.constants import MAX_STANDARD_LOCATOR_SIZE, LocatorKind

from rntuple_construct.base.errors import SchemaError
from rntuple_construct.format.grammar.engine.cursor import Cursor
from rntuple_construct.format.grammar.engine.direct import Detour, Reader
from rntuple_construct.format.grammar.engine.forcing import Raw
from rntuple_construct.format.grammar.engine.structure import TRAILING, Structure, Tree, member_of

_HEAD = struct.Struct("<i")
_STANDARD = struct.Struct("<iQ")

KIND_STANDARD, KIND_LARGE = map(int, LocatorKind)


class PayloadForm(NamedTuple):
    """One way to read the payload of a non-standard locator.

    Args:
        layout: the members of the payload.
        applies: from the payload to whether it has this form.
    """

    layout: Structure
    applies: Callable[[bytes], bool] = lambda payload: True


LARGE = PayloadForm(Structure("len_range" / Int64ul, "ofs_range" / Int64ul, TRAILING, rule="RNT-LOC-003"))
UNKNOWN = PayloadForm(Structure("payload" / GreedyBytes, rule="RNT-LOC-002"))


class Locator(Construct):  # type: ignore[misc]
    """A standard locator, or a non-standard one with a payload of a known or unknown form.

    Args:
        forms: kind of locator to the forms its payload may have; the first that applies is taken. A payload
            without a form stays bytes.
    """

    min_size = 4

    def __init__(self, forms: Mapping[int, tuple[PayloadForm, ...]]) -> None:
        super().__init__()
        self.forms = forms

    def _candidates(self, kind: int | None) -> tuple[PayloadForm, ...]:
        return (*(() if kind is None else self.forms.get(kind, ())), UNKNOWN)

    def form_of(self, obj: Mapping[str, Any]) -> Structure | None:
        """The members of the payload that a locator has in a tree; None for a standard one."""
        kind = obj.get("kind", KIND_STANDARD)
        if kind == KIND_STANDARD and "payload" not in obj:
            return None
        form = self._form_of(kind, {name: obj[name] for name in obj if name not in ("kind", "reserved")})
        return UNKNOWN.layout if form is None else form.layout

    def _parse(self, stream: Cursor, context: Any, path: str) -> Any:
        start = stream.pos
        try:
            head: int = _HEAD.unpack(stream_read(stream, 4, path))[0]
            if head >= 0:
                offset = Int64ul._parsereport(stream, context, path)
                return Container(kind=KIND_STANDARD, len_range=head, ofs_range=offset)
        except StreamError:
            raise stream.error("RNT-LOC-001", path, actual=stream.remaining) from None
        size, reserved, kind = -head & 0xFFFF, -head >> 16 & 0xFF, -head >> 24
        if not 4 <= size <= 4 + stream.remaining:
            problem = f"its size is {size}, 4 to {4 + stream.remaining} are possible"
            raise stream.error("RNT-LOC-002", path, at=start, actual=size, problem=problem)
        record = Container(kind=kind, reserved=reserved)
        payload = stream.data[stream.pos : stream.pos + size - 4]
        form = next(form for form in self._candidates(kind) if form.applies(payload))
        outer = stream.narrow(size - 4)
        form.layout.parse_into(record, stream, context, path)
        stream.widen(outer)
        return record

    def direct(self) -> Reader:
        """See :mod:`~rntuple_construct.format.grammar.engine.direct`."""
        unpack_head, unpack_standard, len_standard = _HEAD.unpack_from, _STANDARD.unpack_from, _STANDARD.size
        fillers = {
            kind: [(form.applies, form.layout.direct_into()) for form in self._candidates(kind)]
            for kind in (None, *self.forms)
        }

        def read(data: bytes, position: int, end: int) -> tuple[Tree, int]:
            start = position + 4
            if start > end:
                raise Detour
            head = unpack_head(data, position)[0]
            if head >= 0:
                stop = position + len_standard
                if stop > end:
                    raise Detour
                size, offset = unpack_standard(data, position)
                return {"kind": KIND_STANDARD, "len_range": size, "ofs_range": offset}, stop
            stop = position + (-head & 0xFFFF)
            if stop < start or stop > end:
                raise Detour
            kind = -head >> 24
            record = {"kind": kind, "reserved": -head >> 16 & 0xFF}
            payload = data[start:stop]
            forms = fillers[kind] if kind in fillers else fillers[None]
            fill = next(fill for applies, fill in forms if applies(payload))
            fill(record, data, start, stop)
            return record, stop

        return read

    def _build(self, obj: Any, stream: Any, context: Any, path: str) -> Any:
        if isinstance(obj, Raw):
            stream.write(obj)
            return obj
        if not isinstance(obj, Mapping):
            raise SchemaError(f"a mapping is expected, not {type(obj).__name__}", path=path)
        kind = obj.get("kind", KIND_STANDARD)
        if kind == KIND_STANDARD and "payload" not in obj:
            stream.write(self._standard(obj, path))
            return obj
        members = {name: value for name, value in obj.items() if name not in ("kind", "reserved")}
        form = self._form_of(kind, members)
        if form is None:
            raise SchemaError(f"no payload of kind {kind} has the members {sorted(members)}", path=path)
        content = io.BytesIO()
        form.layout._build(members, content, context, path)
        payload = content.getvalue()
        if next(f for f in self._candidates(kind) if f.applies(payload)) is not form:
            raise SchemaError(f"{payload!r:.80} would be read as another form of payload", path=path)
        stream.write(_HEAD.pack(-self._head(obj, kind, len(payload) + 4, path)) + payload)
        return obj

    def _form_of(self, kind: int, members: Tree) -> PayloadForm | None:
        fitting = (
            form
            for form in self._candidates(kind)
            if set(members) <= form.layout.names and len(members) >= len(form.layout.names - {"trailing"})
        )
        return next(fitting, None)

    @staticmethod
    def _head(obj: Mapping[str, Any], kind: Any, size: int, path: str) -> int:
        reserved = obj.get("reserved", 0)
        for name, value, limit in (
            ("kind", kind, 0x7F),
            ("reserved", reserved, 0xFF),
            ("size", size, 0xFFFF),
        ):
            if not isinstance(value, int) or not 0 <= value <= limit:
                raise SchemaError(f"{name} {value!r} is not in 0..{limit}", path=path)
        return int(kind) << 24 | int(reserved) << 16 | size

    @staticmethod
    def _standard(obj: Mapping[str, Any], path: str) -> bytes:
        unknown = set(obj) - {"kind", "len_range", "ofs_range"}
        if unknown:
            raise SchemaError(f"unknown name {min(unknown)!r} in a standard locator", path=path)
        size, offset = member_of(obj, "len_range", path), member_of(obj, "ofs_range", path)
        try:
            if size < 0:
                raise SchemaError(f"negative size {size}", path=path)
            return _STANDARD.pack(size, offset)
        except (struct.error, TypeError) as problem:
            hint = "a locator of more than 2^31-1 bytes has kind 1"
            raise SchemaError(f"no standard locator: {problem}", path=path, hint=hint) from None


def locator(size: int, offset: int) -> Tree:
    """Make the locator of a byte range, as ROOT chooses it: standard up to 2^31-1 bytes, Large above.

    Args:
        size: bytes on storage, without a page checksum.
        offset: file offset of the first byte.
    """
    if size <= MAX_STANDARD_LOCATOR_SIZE:
        return {"kind": KIND_STANDARD, "len_range": size, "ofs_range": offset}
    return {"kind": KIND_LARGE, "reserved": 0, "len_range": size, "ofs_range": offset}
