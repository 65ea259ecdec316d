"""Objects of ``datetime`` and ``decimal`` and times of numpy as the integers or digits that fields hold of them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from datetime import date, datetime, time, timedelta, tzinfo
from decimal import Decimal
from fractions import Fraction
from typing import Any

import numpy as np

from rntuple_construct.base.errors import SchemaError
from rntuple_construct.model.arrays.from_numpy import OF_NUMPY
from rntuple_construct.model.arrays.meanings import MAX_PRECISION_OF_INTEGER, meaning_in
from rntuple_construct.model.arrays.meant import Quantity, quantity_of
from rntuple_construct.model.schema.field_kinds import FieldKind, FieldNode
from rntuple_construct.model.values.layout import Array, Layout, Numbers, Optional

__all__ = ["format_of_objects", "in_quantity_of", "is_of", "kind_of", "stored"]

_DAY = 86400
_NANOSECONDS = {"D": _DAY * 10**9, "s": 10**9, "ms": 10**6, "us": 10**3, "ns": 1}
_OF_NUMPY = _NANOSECONDS | {"W": 7 * _DAY * 10**9, "h": 3600 * 10**9, "m": 60 * 10**9}
_FAMILY = {"date": 0, "time": 0, "time of day": 1, "duration": 1, "decimal": 2}
"""Quantities of one family differ in their unit only; numpy has durations for times of day."""
_ORIGIN = date(1970, 1, 1).toordinal()
_MAX_PRECISION = 76
_PLAIN_PRECISION = 38


def kind_of(value: Any) -> str | None:
    """The kind of a Python object, as in ``Quantity``; None for objects that are not times or decimals."""
    if isinstance(value, datetime):
        return "time"
    if isinstance(value, date):
        return "date"
    if isinstance(value, time):
        return "time of day"
    if isinstance(value, timedelta):
        return "duration"
    if isinstance(value, Decimal):
        return "decimal"
    if isinstance(value, np.datetime64):
        return "date" if np.datetime_data(value)[0] == "D" else "time"
    return "duration" if isinstance(value, np.timedelta64) else None


def is_of(value: Any, quantity: Quantity) -> bool:
    """Return whether a field of a quantity can take an object."""
    kind = kind_of(value)
    if kind == "duration" and quantity.kind == "time of day":
        return isinstance(value, np.timedelta64)  # numpy has no times of day
    return kind == quantity.kind or (kind in ("date", "time") and quantity.kind in ("date", "time"))


def format_of_objects(kind: str, values: Sequence[Any], path: str) -> str:
    """The format string of Arrow's C data interface for objects of one kind.

    Args:
        kind: of ``kind_of``.
        values: the objects, at least one.
        path: path of the field, for errors.

    Raises:
        SchemaError: decimals that are not numbers or have too many digits; times with and without zone.
    """
    if kind == "date":
        return "tdD"
    if kind == "decimal":
        return _format_of_decimals(values, path)
    if kind == "time of day":
        return "ttu"
    letter = "n" if any(map(_has_nanoseconds, values)) else "u"
    return f"tD{letter}" if kind == "duration" else f"ts{letter}:{_zone_of(values, path)}"


def _has_nanoseconds(value: Any) -> bool:
    if isinstance(value, (np.datetime64, np.timedelta64)):
        return np.datetime_data(value)[0] == "ns"
    # pandas adds them to the classes of Python.
    return bool(getattr(value, "nanosecond", 0) or getattr(value, "nanoseconds", 0))


def _format_of_decimals(values: Iterable[Decimal], path: str) -> str:
    scale = whole = 0
    for value in values:
        exponent = value.as_tuple().exponent
        if not isinstance(exponent, int):
            raise SchemaError(f"field '{path}' holds decimals, and {value} is not a number")
        scale = max(scale, -exponent)
        whole = max(whole, value.adjusted() + 1)
    precision = max(scale + whole, 1)
    if precision > _MAX_PRECISION:
        raise SchemaError(
            f"decimals of field '{path}' have {precision} digits, at most {_MAX_PRECISION} are possible"
        )
    return f"d:{precision},{scale}{',256' if precision > _PLAIN_PRECISION else ''}"


def is_text(format: str) -> bool:
    """Return whether decimals have so many digits that they are stored as text."""
    return format.startswith("d:") and int(format[2:].split(",")[0]) > MAX_PRECISION_OF_INTEGER


def _zone_of(values: Iterable[Any], path: str) -> str:
    """The zone of all times, UTC if they have several; empty for none."""
    zones = {getattr(value, "tzinfo", None) for value in values}
    if zones == {None}:
        return ""
    if None in zones:
        raise SchemaError(f"some times of field '{path}' have a zone and some have none")
    names = {_name_of(zone) for zone in zones if zone is not None}
    return names.pop() if len(names) == 1 else "UTC"


def _name_of(zone: tzinfo) -> str:
    """The name of a zone, or its offset such as ``+02:00``; UTC where there is neither."""
    name = getattr(zone, "key", None) or getattr(zone, "zone", None)
    if isinstance(name, str):
        return name
    offset = zone.utcoffset(None)
    minutes, rest = divmod(offset or timedelta(), timedelta(minutes=1))
    if not minutes or rest:
        return "UTC"
    hours, minutes = divmod(abs(minutes), 60)
    return f"{'-' if offset and offset < timedelta() else '+'}{hours:02}:{minutes:02}"


def stored(values: Sequence[Any], quantity: Quantity, path: str, *, as_text: bool = False) -> Sequence[Any]:
    """Values of a field with a meaning, objects among them as what the field holds.

    Args:
        values: objects of any kind; those that are neither times nor decimals are unchanged.
        quantity: the quantity of the field.
        path: path of the field, for errors.
        as_text: if true, the field holds the digits of decimals as text.

    Raises:
        SchemaError: objects of another kind, or that have more digits than the field.
    """
    if all(kind_of(value) is None for value in values):
        return values
    made: list[Any] = []
    for position, value in enumerate(values):
        if kind_of(value) is None:
            made.append(value)
            continue
        number = _in_unit(value, quantity) if is_of(value, quantity) else None
        if number is None or number.denominator != 1:
            unit = f"{quantity.scale} digits" if quantity.kind == "decimal" else quantity.unit
            raise SchemaError(
                f"value {position} of field '{path}' ({quantity.kind} in {unit}) is {value!r:.80}"
            )
        digits = number.numerator
        made.append(f"{_decimal(digits, quantity.scale):f}" if as_text else digits)
    return made


def in_quantity_of(node: FieldNode, layout: Layout) -> Layout:
    """Times and decimals of an array library in the unit, or with the digits, of a field; other layouts unchanged.

    Args:
        node: the field.
        layout: ``Numbers`` with a meaning, or optional ones; the result has none.

    Raises:
        SchemaError: the field holds another quantity, or values would lose digits.
    """
    numbers = layout.content if isinstance(layout, Optional) else layout
    if not isinstance(numbers, Numbers) or numbers.meaning is None:
        return layout
    format = meaning_in(node.field.record.description)
    wanted = None if format is None else quantity_of(format)
    if wanted is None and node.children:
        return layout  # a field below it decides
    made = Numbers(_fitted(node, numbers, wanted))
    return replace(layout, content=made) if isinstance(layout, Optional) else made


def _fitted(node: FieldNode, numbers: Numbers, wanted: Quantity | None) -> Array:
    """Return the numbers that a field holds; without a quantity it holds times as integers and decimals as numbers."""
    meaning = numbers.meaning or ""
    data: Array | None = numbers.data
    given = quantity_of(meaning)
    if wanted is None:
        if given is None or given.kind != "decimal" or node.kind is not FieldKind.NUMBER:
            return numbers.data
        if node.dtype.kind == "f":
            return numbers.data / 10.0**given.scale
        wanted = Quantity("decimal")
    elif given is None and meaning.startswith(OF_NUMPY):
        times = numbers.data.view(meaning.removeprefix(OF_NUMPY))
        given = Quantity("time" if times.dtype.kind == "M" else "duration", wanted.unit)
        if wanted.unit:
            made = times.astype(f"{times.dtype.kind}8[{wanted.unit}]")
            data = made.view(np.int64) if np.array_equal(made.astype(times.dtype), times) else None
    if given is None or _FAMILY[given.kind] != _FAMILY[wanted.kind]:
        raise SchemaError(f"field '{node.field.path}' holds values of kind {wanted.kind}, not {meaning}")
    if data is not None:
        data = _multiplied(data, _ratio(given, wanted))
    if data is None:
        unit = f"with {wanted.scale} digits" if wanted.kind == "decimal" else f"in unit '{wanted.unit}'"
        raise SchemaError(
            f"values of field '{node.field.path}' cannot be stored {unit} without a loss",
            hint="round them first, or declare a field with more digits or a finer unit",
        )
    return data


def _ratio(given: Quantity, wanted: Quantity) -> Fraction:
    if wanted.kind == "decimal":
        return Fraction(10) ** (wanted.scale - given.scale)
    return Fraction(_NANOSECONDS[given.unit], _NANOSECONDS[wanted.unit])


def _multiplied(data: Array, ratio: Fraction) -> Array | None:
    """Return integers times a ratio, 10^n or one of two units; None if a product is no 64-bit integer."""
    if ratio == 1:
        return data
    data = data.astype(np.int64)
    if ratio.denominator == 1:
        limit = int(np.iinfo(np.int64).max) // ratio.numerator
        if ((data > limit) | (data < -limit)).any():
            return None
        return data * ratio.numerator if limit else data
    if ratio.denominator > np.iinfo(np.int64).max:
        return None if data.any() else data
    whole, rest = np.divmod(data, ratio.denominator)
    return None if rest.any() else whole


def _decimal(digits: int, scale: int) -> Decimal:
    sign = "-" if digits < 0 else ""
    return Decimal(f"{sign}{abs(digits)}E{-scale}")


def _in_unit(value: Any, quantity: Quantity) -> Fraction | None:
    """A value in the unit of a quantity; None if it has none."""
    if quantity.kind == "decimal":
        is_short = value.is_finite() and abs(value.adjusted()) <= 2 * _MAX_PRECISION
        return Fraction(value) * Fraction(10) ** quantity.scale if is_short or value == 0 else None
    nanoseconds = _nanoseconds(value)
    return None if nanoseconds is None else Fraction(nanoseconds, _NANOSECONDS[quantity.unit])


def _nanoseconds(value: Any) -> int | None:
    """Nanoseconds since 1970, since midnight, or of a duration; None for NaT and unknown units."""
    if isinstance(value, (np.datetime64, np.timedelta64)):
        unit, count = np.datetime_data(value)
        if np.isnat(value) or unit not in _OF_NUMPY:
            return None
        return int(value.view(np.int64)) * count * _OF_NUMPY[unit]
    if type(value).__name__ == "NaTType":  # pandas calls it a datetime
        return None
    if isinstance(value, timedelta):
        seconds, extra = value.days * _DAY + value.seconds, getattr(value, "nanoseconds", 0)
        return (seconds * 10**6 + value.microseconds) * 1000 + extra
    if isinstance(value, (datetime, time)):
        seconds = (value.hour * 60 + value.minute) * 60 + value.second
        nanoseconds = (seconds * 10**6 + value.microsecond) * 1000 + getattr(value, "nanosecond", 0)
        if isinstance(value, time):
            return None if value.tzinfo is not None else nanoseconds
        offset = value.utcoffset() or timedelta()
        nanoseconds -= ((offset.days * _DAY + offset.seconds) * 10**6 + offset.microseconds) * 1000
        return (value.toordinal() - _ORIGIN) * _DAY * 10**9 + nanoseconds
    days: int = value.toordinal() - _ORIGIN
    return days * _DAY * 10**9
