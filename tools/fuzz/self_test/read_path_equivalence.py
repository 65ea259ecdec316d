"""Ways to the same values: by compiled code or by numpy alone, in one thread or in two.

They agree on every value and refusal, and compiled code opens a file with about the memory that Python needs.

Many pages at a time are read by compiled code only in columns that are long enough; `long_file` has such ones.
"""

from __future__ import annotations

import io
import tracemalloc
from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import fields, is_dataclass
from datetime import datetime, timezone
from types import MappingProxyType
from typing import Any

import numpy as np
import xxhash

from rntuple_construct.base.errors import RNTupleError
from rntuple_construct.format.columns import use_fast
from rntuple_construct.format.native import native_code_wanted
from rntuple_construct.reader import open as open_file
from rntuple_construct.reader.ntuple import no_dropped_warnings
from rntuple_construct.writer import WriteOptions, create_file
from self_test.agreement import LIMITS

__all__ = ["WAYS", "differences", "grouped_file", "long_file", "memory_of_opening"]

WAYS = MappingProxyType(
    {"numpy alone": (False, 1), "compiled code in two threads": (True, 2), "numpy in two threads": (False, 2)}
)
"""Ways that are compared with compiled code in one thread: whether it is used, and threads."""

_MEMORY_RATIO = 1.5
"""Memory of opening with compiled code, in terms of that with Python: 0.8 to 1.3 for files of campaigns."""
_MEMORY_SLACK = 16 << 10
"""Bytes that compiled code may need besides."""

_TIMESTAMP = datetime(2020, 1, 1, tzinfo=timezone.utc)
_LONG_SCHEMA = MappingProxyType(
    {
        "doubles": "double",
        "integers": "std::int32_t",
        "shorts": "std::uint16_t",
        "lists": "std::vector<float>",
        "texts": "std::string",
        "flags": "bool",
        "triples": "std::array<std::int64_t,3>",
    }
)


def differences(data: bytes) -> Iterator[str]:
    """Where ways to read a file differ, in a value or in an error.

    Args:
        data: the file.
    """
    before = native_code_wanted()
    try:
        use_fast(True)
        usual = _read(data, workers=1)
        for way, (is_fast, workers) in WAYS.items():
            use_fast(is_fast)
            found = _read(data, workers)
            for place in usual | found:
                if usual.get(place) != found.get(place):
                    yield f"by {way} {place} is {found.get(place)}, and by compiled code {usual.get(place)}"
    finally:
        use_fast(before)


def memory_of_opening(data: bytes) -> Iterator[str]:
    """Where opening a file with compiled code takes much more memory than with Python.

    Args:
        data: the file.
    """
    before = native_code_wanted()
    try:
        use_fast(False)
        by_python = _peak_of_opening(data)
        use_fast(True)
        compiled = _peak_of_opening(data)
    finally:
        use_fast(before)
    if compiled > _MEMORY_RATIO * by_python + _MEMORY_SLACK:
        yield f"opening of {len(data)} bytes takes {compiled} bytes of memory with compiled code, {by_python} with Python"


def _peak_of_opening(data: bytes) -> int:
    """The most memory of Python's objects while the metadata of a file are read, in bytes."""
    # Modules that are loaded for the first file do not count.
    _open(data)
    tracemalloc.start()
    try:
        _open(data)
        return tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()


def _open(data: bytes) -> None:
    with suppress(RNTupleError), no_dropped_warnings(), open_file(data, limits=LIMITS) as file:
        for name in file:
            events = file[name]
            for part in (events.schema.fields, events.cluster_groups, events.clusters):
                len(part)


def _read(data: bytes, workers: int) -> dict[str, str]:
    """What each field of each RNTuple holds, as a hash, or the error about it."""
    found: dict[str, str] = {}
    try:
        with no_dropped_warnings(), open_file(data, limits=LIMITS) as file:
            for name in file:
                found |= _outcomes(file[name], name, workers)
    except RNTupleError as error:
        found["the file"] = f"{type(error).__name__}: {error}"
    return found


def _outcomes(events: Any, name: str, workers: int) -> dict[str, str]:
    """What each field of an RNTuple holds; fields are read one by one if together they cannot be read."""
    fields = list(events.fields)
    try:
        layouts = events.arrays(fields, library="layout", workers=workers)
    except RNTupleError:
        return {f"{name}/{field}": _outcome(events, field, workers) for field in fields}
    return {f"{name}/{field}": _digest(layouts[field]) for field in fields}


def _outcome(events: Any, field: str, workers: int) -> str:
    try:
        return _digest(events.arrays([field], library="layout", workers=workers)[field])
    except RNTupleError as error:
        return f"{type(error).__name__}: {error}"


def _digest(layout: Any) -> str:
    hashed = xxhash.xxh3_128()
    _feed(hashed, layout)
    return hashed.hexdigest()


def _feed(hashed: Any, part: Any) -> None:
    """Hash a layout, or a part of one, with all its types and values."""
    if isinstance(part, np.ndarray):
        hashed.update(f"{part.dtype.str}{part.shape}".encode())
        hashed.update(np.ascontiguousarray(part).tobytes())
    elif is_dataclass(part):
        hashed.update(type(part).__name__.encode())
        for field in fields(part):
            _feed(hashed, getattr(part, field.name))
    elif isinstance(part, Mapping):
        for name, value in part.items():
            hashed.update(repr(name).encode())
            _feed(hashed, value)
    elif isinstance(part, (list, tuple)):
        for value in part:
            _feed(hashed, value)
    else:
        hashed.update(repr(part).encode())


def long_file(seed: int, generation: str, compression: str, page_size: int, num_entries: int = 3000) -> bytes:
    """A small file whose columns have several pages in each of two clusters, enough to be read many at a time.

    Args:
        seed: of the values.
        generation: ``1.x``, ``rc2`` or ``rc1``.
        compression: as for `WriteOptions`.
        page_size: bytes of a page before compression.
        num_entries: of a cluster.
    """
    random = np.random.default_rng(seed)
    options = WriteOptions(compression=compression, page_size=page_size)
    target = io.BytesIO()
    with (
        create_file(target, name="long.root", timestamp=_TIMESTAMP, durable=False) as file,
        file.create("long", _LONG_SCHEMA, options, generation=generation) as writer,
    ):
        for _ in range(2):
            counts = random.integers(0, 4, num_entries)
            writer.extend(
                {
                    "doubles": random.normal(size=num_entries),
                    "integers": random.integers(-50, 50, num_entries).astype(np.int32),
                    "shorts": random.integers(0, 9, num_entries).astype(np.uint16),
                    "lists": [random.random(count).astype(np.float32) for count in counts],
                    "texts": [str(number) for number in random.integers(0, 999, num_entries)],
                    "flags": random.integers(0, 2, num_entries).astype(np.bool_),
                    "triples": random.integers(-9, 9, (num_entries, 3)),
                }
            )
            writer.flush_cluster()
    return target.getvalue()


def grouped_file(num_groups: int) -> bytes:
    """A file with many cluster groups of one entry.

    Args:
        num_groups: of the file.
    """
    target = io.BytesIO()
    with (
        create_file(target, name="grouped.root", timestamp=_TIMESTAMP, durable=False) as file,
        file.create("grouped", {"x": "std::int32_t"}, WriteOptions(compression="none")) as writer,
    ):
        for number in range(num_groups):
            writer.extend({"x": np.array([number], np.int32)}, flush=True)
            writer.commit_cluster_group()
    return target.getvalue()
