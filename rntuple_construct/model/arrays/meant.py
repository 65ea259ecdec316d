"""Layouts of fields that have a meaning, see ``meanings``, in the types that an output has for it.

Arrow has a type for every meaning, and ``meanings.restored`` gives it. This module has the other forms: text
for JSON and CSV, times of numpy for numpy and awkward, objects of ``datetime`` and ``decimal`` for Python.
"""

from __future__ import annotations

import enum
from collections.abc import Callable, Iterable, Mapping
from datetime import datetime, timedelta, timezone, tzinfo
from decimal import Context, Decimal
from functools import lru_cache
from typing import Any, NamedTuple
from zoneinfo import ZoneInfo

import numpy as np

from rntuple_construct.model.arrays.meanings import OPTIONAL, has_meaning, meaning_in, nodes_below
from rntuple_construct.model.schema.field_kinds import FieldKind, FieldNode
from rntuple_construct.model.values.layout import (
    Array,
    Collection,
    Layout,
    Numbers,
    Optional,
    Streamed,
    Strings,
)

__all__ = [
    "Form",
    "Quantity",
    "Tell",
    "as_text",
    "in_seconds",
    "meant",
    "quantity_of",
    "statistic_of",
    "texts_of",
]

Tell = Callable[[str, str], None]
"""Takes the path of a field and a text about it."""


class Form(enum.Enum):
    """Values that an output can hold."""

    TEXT = "text"
    NUMPY = "numpy"
    AWKWARD = "awkward"
    PYTHON = "Python"


class Quantity(NamedTuple):
    """Meaning of integers, or of the digits of text.

    Args:
        kind: "date", "time of day", "time", "duration" or "decimal".
        unit: of numpy: "D", "s", "ms", "us" or "ns"; empty for decimals.
        zone: of times.
        scale: digits after the point of decimals.
    """

    kind: str
    unit: str = ""
    zone: str = ""
    scale: int = 0


_KINDS = {"tt": "time of day", "ts": "time", "tD": "duration"}
_UNITS = {"s": "s", "m": "ms", "u": "us", "n": "ns"}
_EXACT = Context(prec=100)
_MIDNIGHT = datetime(1970, 1, 1)  # of a day without zone
_SECONDS_OF_DAY = 86400
_MAX_SCALE = 100
_LARGEST = int(np.iinfo(np.int64).max)
_PER_SECOND = {"s": 1, "ms": 10**3, "us": 10**6, "ns": 10**9}


@lru_cache(maxsize=256)
def quantity_of(format: str) -> Quantity | None:
    """The quantity of a format string of Arrow's C data interface; None for other formats than times and decimals."""
    code, _, rest = format.partition(":")
    if code in ("tdD", "tdm"):
        return Quantity("date", "D" if code == "tdD" else "ms")
    if len(code) == 3 and code[:2] in _KINDS and code[2] in _UNITS:
        return Quantity(_KINDS[code[:2]], _UNITS[code[2]], rest)
    if code == "d":
        try:
            scale = int(rest.split(",")[1])
        except (ValueError, IndexError):
            return None
        return Quantity("decimal", scale=scale) if abs(scale) <= _MAX_SCALE else None
    return None


def meant(
    columns: Mapping[str, Layout], nodes: Mapping[str, FieldNode], form: Form, tell: Tell | None = None
) -> Mapping[str, Layout]:
    """Columns in which fields with a meaning have the types of an output.

    Args:
        columns: layouts of the top-level fields, as stored.
        nodes: the fields.
        form: text has times in ISO 8601 and decimals as text. numpy and awkward have datetime64 and timedelta64, decimals
            as objects of ``decimal.Decimal`` or as text. Python has objects of ``datetime`` and ``decimal``.
        tell: called with path and text where an output has no type for a meaning.

    Returns:
        the columns themselves if no field has a meaning. Values that a description does not fit are unchanged.
    """
    names = [name for name in columns if name in nodes and has_meaning(nodes[name])]
    if not names:
        return columns
    maker = _MeaningMaker(form, tell)
    return {**columns, **{name: maker.layout(columns[name], nodes[name]) for name in names}}


class _MeaningMaker:
    def __init__(self, form: Form, tell: Tell | None) -> None:
        self._form = form
        self._tell = tell

    def layout(self, layout: Layout, node: FieldNode) -> Layout:
        """The layout with the meanings of its field and of those below."""
        if node.is_member_view:
            return self.layout(layout, node.children[0])
        if node.kind is FieldKind.VARIANT and isinstance(layout, Optional):
            return layout.map(lambda variant: self.layout(variant, node))
        if node.kind is FieldKind.WRAPPER:
            layout = self.layout(layout, node.children[0])
        elif node.children:
            nodes = nodes_below(layout, node)
            below = zip(layout.children, nodes, strict=True)
            layout = layout.with_children(
                [child if each is None else self.layout(child, each) for child, each in below]
            )
        format = meaning_in(node.field.record.description)
        return layout if format is None else self._typed(layout, format, node.field.path)

    def _typed(self, layout: Layout, format: str, path: str) -> Layout:
        if isinstance(layout, Optional):
            return Optional(layout.offsets, self._typed(layout.content, format, path))
        if isinstance(layout, Collection):
            if format == OPTIONAL and (np.diff(layout.offsets) <= 1).all():
                return Optional(layout.offsets, layout.content)
            content = layout.content
            is_bytes = isinstance(content, Numbers) and content.data.dtype == np.uint8
            if is_bytes and (format == "z" or format.startswith("w:")):
                return Streamed(layout.offsets, content.data)  # type: ignore[union-attr]
            return layout
        quantity = quantity_of(format)
        if quantity is None:
            return layout
        if isinstance(layout, Strings):
            return self._of_digits(layout, path) if quantity.kind == "decimal" else layout
        integers = _integers(layout)
        return layout if integers is None else self._of_integers(integers, quantity, path)

    def _of_digits(self, layout: Strings, path: str) -> Layout:
        """Decimals of a field of strings."""
        if self._form is Form.TEXT:
            return layout
        self._note_decimals(path)
        if self._form is Form.AWKWARD:
            return layout
        ends, data = layout.offsets.tolist(), layout.data.tobytes()
        try:
            values = [Decimal(data[ends[i] : ends[i + 1]].decode("ascii")) for i in range(len(ends) - 1)]
        except (ArithmeticError, ValueError):
            return layout
        return _objects(values)

    def _of_integers(self, integers: Array, quantity: Quantity, path: str) -> Layout:
        if self._form is Form.TEXT:
            return _strings(texts_of(integers, quantity))
        if self._form is Form.PYTHON:
            return self._python(integers, quantity, path)
        if quantity.kind == "decimal":
            self._note_decimals(path)
            if self._form is Form.AWKWARD:
                return _strings(texts_of(integers, quantity))
            return _objects(_decimals(integers, quantity))
        times = _times(integers, quantity)
        if quantity.zone:
            self._note(path, "no time zones: the times are in UTC")
        elif quantity.kind == "time of day":
            self._note(path, "no times of day: the values are durations since midnight")
        if np.isnat(times).any():
            self._note(path, f"no value {np.iinfo(np.int64).min}, which reads as NaT", "times have")
        return Numbers(times)

    def _python(self, integers: Array, quantity: Quantity, path: str) -> Layout:
        if quantity.kind == "decimal":
            return _objects(_decimals(integers, quantity))
        times = _times(integers, quantity)
        if quantity.unit == "ns":
            self._note(path, "no nanoseconds: the values are those of numpy, times in UTC")
            return _objects(times)
        if quantity.kind == "time of day":
            return _objects(map(_time_of_day, integers.tolist(), times))
        if quantity.kind == "date":
            days = times.astype("datetime64[D]")
            times = days if (days == times).all() else times
        # What Python has no object for is an integer in this list.
        values = [
            each if isinstance(item, int) or item is None else item
            for item, each in zip(times.tolist(), times, strict=True)
        ]
        if quantity.zone:
            zone = _zone(quantity.zone)
            values = [_in_zone(item, zone) if isinstance(item, datetime) else item for item in values]
        return _objects(values)

    def _note_decimals(self, path: str) -> None:
        if self._form is Form.NUMPY:
            self._note(path, "no decimals: the values are objects of decimal.Decimal")
        elif self._form is Form.AWKWARD:
            self._note(path, "no decimals: the values are text")

    def _note(self, path: str, what: str, subject: str = "") -> None:
        if self._tell is not None:
            self._tell(path, f"field '{path}': {subject or f'{self._form.value} has'} {what}")


def as_text(layout: Layout) -> Layout:
    """A layout with text for the numbers whose ``meaning`` is a time or decimal, such as those of ``from_arrow``."""
    quantity = quantity_of(layout.meaning) if isinstance(layout, Numbers) and layout.meaning else None
    integers = None if quantity is None else _integers(layout)
    if quantity is None or integers is None:
        return layout.map(as_text)
    return _strings(texts_of(integers, quantity))


def _integers(layout: Layout) -> Array | None:
    """Integers that fit 64 bits with a sign; None for everything else."""
    if not isinstance(layout, Numbers) or layout.character or layout.data.dtype.kind not in "iu":
        return None
    data = layout.data
    if data.dtype == np.uint64 and len(data) and int(data.max()) > np.iinfo(np.int64).max:
        return None
    return np.ascontiguousarray(data, np.int64)


def _times(integers: Array, quantity: Quantity) -> Array:
    kind = "datetime64" if quantity.kind in ("date", "time") else "timedelta64"
    return integers.view(f"{kind}[{quantity.unit}]")


def texts_of(integers: Array, quantity: Quantity) -> list[str]:
    """Times and dates in ISO 8601, with a Z if they have a zone; durations of ISO 8601 in seconds; digits of decimals.

    Args:
        integers: shape ``(n,)``, int64.
        quantity: their quantity.
    """
    if quantity.kind == "decimal":
        return [f"{value:f}" for value in _decimals(integers, quantity)]
    if quantity.kind == "duration":
        return [_duration(value, quantity.unit) for value in integers.tolist()]
    if quantity.kind == "time of day":
        is_time = (integers >= 0) & (integers < _SECONDS_OF_DAY * _PER_SECOND[quantity.unit])
        texts = [text[11:] for text in _iso(np.where(is_time, integers, 0), quantity.unit)]
        for place in np.flatnonzero(~is_time).tolist():
            texts[place] = _duration(int(integers[place]), quantity.unit)
        return texts
    if quantity.kind == "date" and quantity.unit == "ms":
        is_day = integers % (_SECONDS_OF_DAY * 1000) == 0
        texts = _iso(integers, "ms")
        return [
            text[:-13] if is_whole else text for text, is_whole in zip(texts, is_day.tolist(), strict=True)
        ]
    texts = _iso(integers, quantity.unit)
    return [f"{text}Z" for text in texts] if quantity.zone else texts


def statistic_of(value: float, quantity: Quantity) -> float | str:
    """A statistic of integers in the unit of the user.

    Args:
        value: an integer of the unit of the quantity; the mean of such integers as float.
        quantity: what the integers mean.

    Returns:
        ISO 8601 for dates, times and times of day, seconds for durations, the number for decimals.
    """
    if quantity.kind in ("decimal", "duration"):
        return in_seconds(value, quantity)
    if quantity.unit == "D" and isinstance(value, float):  # the mean of days need not be a day
        value, quantity = value * _SECONDS_OF_DAY * 1000, Quantity("date", "ms")
    # The last edge of a histogram may lie beyond 64 bits, and the lowest integer reads as NaT.
    whole = min(max(round(value), -_LARGEST), _LARGEST)
    return texts_of(np.array([whole], np.int64), quantity)[0]


def in_seconds(difference: float, quantity: Quantity) -> float:
    """A difference between integers: seconds for dates and times, the number for decimals."""
    if quantity.kind == "decimal":
        scale = quantity.scale
        return difference / 10**scale if scale > 0 else difference * int(10**-scale)
    if quantity.unit == "D":
        return difference * _SECONDS_OF_DAY
    per_second = _PER_SECOND[quantity.unit]
    return difference if per_second == 1 else difference / per_second


def _iso(integers: Array, unit: str) -> list[str]:
    texts: list[str] = np.datetime_as_string(integers.view(f"datetime64[{unit}]")).tolist()
    return texts


def _duration(value: int, unit: str) -> str:
    per_second = _PER_SECOND[unit]
    seconds, fraction = divmod(abs(value), per_second)
    digits = len(str(per_second)) - 1
    return f"{'-' if value < 0 else ''}PT{seconds}{f'.{fraction:0{digits}}' if digits else ''}S"


def _decimals(integers: Array, quantity: Quantity) -> list[Decimal]:
    return [Decimal(value).scaleb(-quantity.scale, _EXACT) for value in integers.tolist()]


def _time_of_day(value: int, time: Any) -> Any:
    per_second = _PER_SECOND[np.datetime_data(time.dtype)[0]]
    if not 0 <= value < _SECONDS_OF_DAY * per_second:
        return time
    return (_MIDNIGHT + timedelta(microseconds=value * (10**6 // per_second))).time()


def _zone(name: str) -> tzinfo:
    """A zone by its name or as an offset such as ``+02:00``; UTC if this machine does not know it."""
    if name[:1] in "+-" and len(name) == 6:
        try:
            minutes = int(name[1:3]) * 60 + int(name[4:6])
            return timezone(timedelta(minutes=-minutes if name[0] == "-" else minutes))
        except ValueError:
            return timezone.utc
    try:
        return ZoneInfo(name)
    except (ValueError, OSError, KeyError):
        return timezone.utc


def _in_zone(time: datetime, zone: tzinfo) -> datetime:
    time = time.replace(tzinfo=timezone.utc)
    try:
        return time.astimezone(zone)
    except OverflowError:  # the first and the last day that Python has
        return time


def _objects(values: Iterable[Any]) -> Numbers:
    values = list(values)
    return Numbers(np.fromiter(values, object, len(values)))


def _strings(texts: list[str]) -> Strings:
    parts = [text.encode("ascii") for text in texts]
    offsets = np.zeros(len(parts) + 1, np.int64)
    np.cumsum(list(map(len, parts)), out=offsets[1:])
    return Strings(offsets, np.frombuffer(b"".join(parts), np.uint8))
