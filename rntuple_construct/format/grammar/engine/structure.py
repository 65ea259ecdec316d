"""Strings and feature flags; and named members in a row, of which records and payloads are made.

A :class:`Structure` does what construct's ``Struct`` does, with four differences. Absent members have no key,
errors carry rule, path and offset, unknown names are refused on build, and no context is created per
structure.
"""

from __future__ import annotations

import struct
from collections.abc import Callable, Iterator, Mapping
from typing import Any, NamedTuple

from construct import (
    Construct,
    ConstructError,
    Container,
    Default,
    FormatField,
    GreedyBytes,
    Int8ub,
    Int32ub,
    Int32ul,
    Int64ul,
    SizeofError,
    StreamError,
    stream_read,
)
from rntuple_spec.constants import FEATURE_FLAG_CONTINUES

from rntuple_construct.base.cached import cached_property
from rntuple_construct.base.errors import RNTupleError, SchemaError
from rntuple_construct.format.grammar.engine.forcing import Raw
from rntuple_construct.format.grammar.engine.parsing import (
    Cursor,
    Detour,
    Filler,
    Reader,
    number_of,
    reader_of,
)

_LENGTH = struct.Struct("<I")
_WORD = struct.Struct("<Q")


def _to_bytes(value: Any, path: str) -> bytes:
    if isinstance(value, str):
        return value.encode("utf-8")
    if isinstance(value, (bytes, bytearray, memoryview)):
        return bytes(value)
    raise SchemaError(f"text or bytes expected, not {type(value).__name__}", path=path)


class FixedBytes(Construct):  # type: ignore[misc]
    """A fixed number of bytes, such as a stored checksum."""

    def __init__(self, nbytes: int) -> None:
        super().__init__()
        self.min_size = nbytes

    def _parse(self, stream: Cursor, context: Any, path: str) -> bytes:
        return bytes(stream_read(stream, self.min_size, path))

    def direct(self) -> Reader:
        """See :mod:`~rntuple_construct.format.grammar.engine.parsing`."""
        size = self.min_size

        def read(data: bytes, position: int, end: int) -> tuple[bytes, int]:
            stop = position + size
            if stop > end:
                raise Detour
            return data[position:stop], stop

        return read

    def _build(self, obj: Any, stream: Any, context: Any, path: str) -> Any:
        data = _to_bytes(obj, path)
        if len(data) != self.min_size:
            raise SchemaError(f"{self.min_size} bytes expected, not {len(data)}", path=path)
        stream.write(data)
        return obj


class EnvelopeString(Construct):  # type: ignore[misc]
    """A string of an envelope: u32 number of bytes, then the bytes ("Basic Types")."""

    min_size = 4

    def _parse(self, stream: Cursor, context: Any, path: str) -> bytes:
        start = stream.tell()
        nbytes = Int32ul._parsereport(stream, context, path)
        if nbytes > stream.remaining:
            raise stream.error(
                "RNT-BAS-001", path, at=start, expected=f"at most {stream.remaining}", actual=nbytes
            )
        return stream.read(nbytes)

    def direct(self) -> Reader:
        """See :mod:`~rntuple_construct.format.grammar.engine.parsing`."""
        unpack = _LENGTH.unpack_from

        def read(data: bytes, position: int, end: int) -> tuple[bytes, int]:
            start = position + 4
            if start > end:
                raise Detour
            stop = start + unpack(data, position)[0]
            if stop > end:
                raise Detour
            return data[start:stop], stop

        return read

    def direct_member(self, name: str) -> Filler:
        """The same as a member of a structure, in one step in place of two: most members are strings or numbers."""
        unpack = _LENGTH.unpack_from

        def step(record: dict[str, Any], data: bytes, position: int, end: int) -> int:
            start = position + 4
            if start > end:
                raise Detour
            stop: int = start + unpack(data, position)[0]
            if stop > end:
                raise Detour
            record[name] = data[start:stop]
            return stop

        return step

    def _build(self, obj: Any, stream: Any, context: Any, path: str) -> Any:
        data = _to_bytes(obj, path)
        Int32ul._build(len(data), stream, context, path)
        stream.write(data)
        return obj


class FileString(Construct):  # type: ignore[misc]
    """A string of the ROOT file: one byte of length, or 255 and a u32 (big-endian) of length."""

    min_size = 1

    def _parse(self, stream: Cursor, context: Any, path: str) -> bytes:
        nbytes = Int8ub._parsereport(stream, context, path)
        if nbytes == 255:
            nbytes = Int32ub._parsereport(stream, context, path)
        return bytes(stream_read(stream, nbytes, path))

    def _build(self, obj: Any, stream: Any, context: Any, path: str) -> Any:
        data = _to_bytes(obj, path)
        Int8ub._build(min(len(data), 255), stream, context, path)
        if len(data) >= 255:
            Int32ub._build(len(data), stream, context, path)
        stream.write(data)
        return obj


class FeatureFlagWords(Construct):  # type: ignore[misc]
    """A chain of u64 words; bit 63 says that another word follows ("Feature Flags").

    The tree has the words as stored, bit 63 included. On build that bit is set if a word follows, so words
    may be given without it. It must not be set in the last one.
    """

    min_size = 8

    def _parse(self, stream: Cursor, context: Any, path: str) -> list[int]:
        words = [Int64ul._parsereport(stream, context, path)]
        while words[-1] & FEATURE_FLAG_CONTINUES:
            words.append(Int64ul._parsereport(stream, context, path))
        return words

    def direct(self) -> Reader:
        """See :mod:`~rntuple_construct.format.grammar.engine.parsing`."""
        unpack = _WORD.unpack_from

        def read(data: bytes, position: int, end: int) -> tuple[list[int], int]:
            words: list[int] = []
            while True:
                stop = position + 8
                if stop > end:
                    raise Detour
                words.append(unpack(data, position)[0])
                position = stop
                if not words[-1] & FEATURE_FLAG_CONTINUES:
                    return words, position

        return read

    def _build(self, obj: Any, stream: Any, context: Any, path: str) -> Any:
        words = list(obj)
        if not words or words[-1] & FEATURE_FLAG_CONTINUES:
            raise SchemaError("one word at least, and bit 63 clear in the last one", path=path)
        for word in words[:-1]:
            Int64ul._build(word | FEATURE_FLAG_CONTINUES, stream, context, path)
        Int64ul._build(words[-1], stream, context, path)
        return obj


STRING = EnvelopeString()
FILE_STRING = FileString()
FEATURE_FLAGS = FeatureFlagWords()
CHECKSUM_64 = FixedBytes(8)
CHECKSUM_32 = FixedBytes(4)


Tree = dict[str, Any]
Condition = Callable[[Mapping[str, Any]], bool]

TRAILING = "trailing" / Default(GreedyBytes, b"")


class Depends:
    """A member whose form depends on the members before it.

    Args:
        choose: from the record so far to the construct to use, or None if the member is absent.
    """

    name: str | None = None

    def __init__(self, choose: Callable[[Mapping[str, Any]], Any]) -> None:
        self.choose = choose

    def __rtruediv__(self, name: str) -> Depends:
        self.name = name
        return self


class ByVersion(Depends):
    """A number that later versions store in more bytes.

    Args:
        limit: the last value of the member ``version`` that goes with the narrow form.
        narrow, wide: the two forms.
    """

    def __init__(self, limit: int, narrow: FormatField, wide: FormatField) -> None:
        super().__init__(lambda record: wide if record["version"] > limit else narrow)


class IfMore(Depends):
    """A member of later format versions: present if and only if bytes remain.

    It can be left out on build, but then nothing may follow it: the bytes would be taken for it.
    """

    def __init__(self, subcon: Any) -> None:
        super().__init__(lambda record: subcon)


class Packed:
    """Several unsigned members that share one integer, listed from the least significant bit up.

    Args:
        word: the unsigned integer construct.
        parts: names and widths in bits; the widths add up to the word.
    """

    def __init__(self, word: Any, *parts: tuple[str, int]) -> None:
        self.word = word
        self.parts = parts

    def split(self, value: int) -> Tree:
        """Take a stored integer apart."""
        record: Tree = {}
        for name, bits in self.parts:
            record[name] = value & ((1 << bits) - 1)
            value >>= bits
        return record

    def join(self, record: Mapping[str, Any], path: str) -> int:
        """Put the stored integer together."""
        value = shift = 0
        for name, bits in self.parts:
            part = member_of(record, name, path)
            if not isinstance(part, int) or not 0 <= part < 1 << bits:
                raise SchemaError(f"{part!r} does not fit {bits} bits", path=f"{path}.{name}")
            value |= part << shift
            shift += bits
        return value


def when(condition: Condition, subcon: Any) -> Depends:
    """Make a member that is present if and only if a condition on the members before it holds."""
    return Depends(lambda record: subcon if condition(record) else None)


def flag(mask: int) -> Condition:
    """Make the condition that any bit of mask is set in the member ``flags``."""
    return lambda record: bool(record["flags"] & mask)


def member_of(record: Mapping[str, Any], name: str, path: str) -> Any:
    """Look up a value that has to be there."""
    try:
        return record[name]
    except (KeyError, TypeError):
        raise SchemaError(f"{name!r} is missing", path=path) from None


def min_size(subcon: Any) -> int:
    """Return the smallest number of bytes of a construct; 0 if it may be empty, or if its size depends on the data.

    Lists use it to refuse counts that the remaining bytes cannot hold, for which 0 is always a correct bound.
    """
    known = getattr(subcon, "min_size", None)
    if known is not None:
        return int(known)
    try:
        return int(subcon.sizeof())
    except SizeofError:
        return 0


def _numbers(run: list[tuple[str, str]]) -> Filler:
    """Read neighbouring numbers, given as name and struct format, at once."""
    number = struct.Struct(run[0][1][0] + "".join(code[1:] for _, code in run))
    unpack, size = number.unpack_from, number.size
    names = tuple(name for name, _ in run)
    first = names[0]

    def one(record: Tree, data: bytes, position: int, end: int) -> int:
        stop = position + size
        if stop > end:
            raise Detour
        record[first] = unpack(data, position)[0]
        return stop

    def several(record: Tree, data: bytes, position: int, end: int) -> int:
        stop = position + size
        if stop > end:
            raise Detour
        record.update(zip(names, unpack(data, position)))  # noqa: B905 (as many by construction)
        return stop

    return one if len(names) == 1 else several


def _other(name: str | None, member: Any) -> Filler:
    if name is None:
        read_word = reader_of(member.word)

        def split(record: Tree, data: bytes, position: int, end: int) -> int:
            word, position = read_word(data, position, end)
            record.update(member.split(word))
            return position

        return split
    named: str = name
    if isinstance(member, Depends):
        return _depending(named, member)
    own = getattr(member, "direct_member", None)
    if own is not None:
        filler: Filler = own(named)
        return filler
    read = reader_of(member)

    def step(record: Tree, data: bytes, position: int, end: int) -> int:
        record[named], position = read(data, position, end)
        return position

    return step


def _depending(name: str, member: Depends) -> Filler:
    choose, only_if_more = member.choose, isinstance(member, IfMore)
    # A layout has few forms for a member to choose from, and they last as long as the layout.
    readers: dict[int, Reader] = {}

    def step(record: Tree, data: bytes, position: int, end: int) -> int:
        if only_if_more and position >= end:
            return position
        chosen = choose(record)
        if chosen is None:
            return position
        read = readers.get(id(chosen))
        if read is None:
            read = readers[id(chosen)] = reader_of(chosen)
        record[name], position = read(data, position, end)
        return position

    return step


class _MemberRun(NamedTuple):
    """Members that are built together.

    Args:
        members: their names and constructs.
        names: the same names.
        pack: makes the bytes of all of them, if they are numbers of one byte order; else None.
    """

    members: list[tuple[str | None, Any]]
    names: list[Any]
    pack: Callable[..., bytes] | None

    @classmethod
    def of(cls, members: list[tuple[str | None, Any]]) -> _MemberRun:
        """The run of some members, all of them such numbers or just one of anything else."""
        names = [name for name, _ in members]
        formats = [getattr(member, "fmtstr", "") for _, member in members]
        if type(members[0][1]) is not FormatField:
            return cls(members, names, None)
        order = formats[0][0]
        return cls(members, names, struct.Struct(order + "".join(form[1:] for form in formats)).pack)


class Structure(Construct):  # type: ignore[misc]
    """Members one after the other.

    Args:
        members: ``"name" / construct``, or :class:`Packed`; a ``Default`` may be left out on build.
        rule: id of the rule that is broken when the bytes end inside a member. Its message may have the
            ``name`` of the member and the ``problem``. ``expected`` and ``actual`` are the needed and the
            remaining bytes.
        derived: names that a tree may carry but that are computed elsewhere.
    """

    def __init__(self, *members: Any, rule: str, derived: tuple[str, ...] = ()) -> None:
        super().__init__()
        self.rule = rule
        self.members: list[tuple[str | None, Any]] = [
            (None, m) if isinstance(m, Packed) else (m.name, m if isinstance(m, Depends) else m.subcon)
            for m in members
        ]
        names = [m.name for m in members if not isinstance(m, Packed)]
        parts = [name for m in members if isinstance(m, Packed) for name, _ in m.parts]
        self.names = frozenset([*names, *parts, *derived])
        self.min_size = sum(
            min_size(m.word if isinstance(m, Packed) else m)
            for _, m in self.members
            if not isinstance(m, (Depends, Default))
        )

    def _parse(self, stream: Cursor, context: Any, path: str) -> Any:
        return self.parse_into(Container(), stream, context, path)

    def parse_into(self, record: Any, stream: Cursor, context: Any, path: str) -> Any:
        """Parse the members and add them to a record."""
        start = stream.pos
        for name, member in self.members:
            try:
                if name is None:
                    record.update(member.split(member.word._parsereport(stream, context, path)))
                    continue
                where = f"{path}.{name}"
                if isinstance(member, Depends):
                    if isinstance(member, IfMore) and not stream.remaining:
                        continue
                    member = member.choose(record)
                    if member is None:
                        continue
                record[name] = member._parsereport(stream, context, where)
            except StreamError:
                raise stream.error(
                    self.rule,
                    f"{path}.{name}" if name else path,
                    expected=self.min_size,
                    actual=stream.end - start,
                    name=name or "packed member",
                    problem=f"the bytes end inside {name or 'a packed member'} ({stream.remaining} left)",
                ) from None
        return record

    def direct(self) -> Reader:
        """See :mod:`~rntuple_construct.format.grammar.engine.parsing`."""
        fill = self.direct_into()

        def read(data: bytes, position: int, end: int) -> tuple[Tree, int]:
            record: Tree = {}
            return record, fill(record, data, position, end)

        return read

    def direct_into(self) -> Filler:
        """The function that reads the members, adds them to a record, and returns the position after them."""
        steps = tuple(self._steps())
        if len(steps) == 1:
            return steps[0]

        def fill(record: Tree, data: bytes, position: int, end: int) -> int:
            for step in steps:
                position = step(record, data, position, end)
            return position

        return fill

    def _steps(self) -> Iterator[Filler]:
        """One function for each run of numbers of one byte order, and one for each other member."""
        run: list[tuple[str, str]] = []
        for name, member in self.members:
            number = None if name is None or isinstance(member, Depends) else number_of(member)
            if run and (number is None or number.format[0] != run[0][1][0]):
                yield _numbers(run)
                run = []
            if name is None or number is None:
                yield _other(name, member)
            else:
                run.append((name, number.format))
        if run:
            yield _numbers(run)

    def _build(self, obj: Any, stream: Any, context: Any, path: str) -> Any:
        if isinstance(obj, Raw):
            stream.write(obj)
            return obj
        if not isinstance(obj, Mapping):
            raise SchemaError(f"a mapping is expected, not {type(obj).__name__}", path=path)
        if not self.names.issuperset(obj):
            unknown = min(str(name) for name in obj if name not in self.names)
            raise SchemaError(f"unknown name {unknown!r}", path=path, hint=f"known: {sorted(self.names)}")
        missing: str | None = None
        end = 0
        for run in self._runs:
            if run.pack is not None and missing is None:
                try:
                    stream.write(run.pack(*[obj[name] for name in run.names]))
                    continue
                except (KeyError, TypeError, ValueError, OverflowError, struct.error):
                    pass  # one by one, to say which it is
            for name, member in run.members:
                absent = self._build_member(name, member, obj, stream, context, path)
                if absent and not missing:
                    end = stream.tell()
                missing = absent or missing
                if missing and stream.tell() > end:
                    raise SchemaError(f"{missing!r} is missing, but bytes follow it", path=path)
        return obj

    @cached_property
    def _runs(self) -> tuple[_MemberRun, ...]:
        """The members, with numbers of one byte order that follow each other together."""
        runs: list[list[tuple[str | None, Any]]] = []
        order = None
        for name, member in self.members:
            kind = member.fmtstr[0] if type(member) is FormatField else None
            if kind is None or kind != order:
                runs.append([])
            order = kind
            runs[-1].append((name, member))
        return tuple(_MemberRun.of(members) for members in runs)

    def _build_member(
        self, name: str | None, member: Any, obj: Mapping[str, Any], stream: Any, context: Any, path: str
    ) -> str | None:
        where = path if name is None else f"{path}.{name}"
        if name is None:
            value, member = member.join(obj, path), member.word
        else:
            if isinstance(member, Depends):
                if isinstance(member, IfMore) and name not in obj:
                    return name
                member = member.choose(obj)
                if member is None:
                    if name in obj:
                        raise SchemaError("present, but earlier members say that it is absent", path=where)
                    return None
            value = obj.get(name) if isinstance(member, Default) else member_of(obj, name, path)
        try:
            if type(member) is FormatField:
                # The same as its method, in one step instead of four: most members are numbers.
                stream.write(struct.pack(member.fmtstr, value))
                return None
            member._build(value, stream, context, where)
        except RNTupleError:
            raise
        except (ConstructError, TypeError, ValueError, OverflowError, struct.error) as problem:
            reason = str(problem).rpartition("\n")[2]
            raise SchemaError(f"{value!r:.80} cannot be written: {reason}", path=where) from None
        return None
