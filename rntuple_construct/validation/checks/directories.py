"""Directories, keys lists and keys (section "ROOT File embedding"), before any RNTuple is read."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import numpy.typing as npt
from rntuple_spec.constants import LARGE_FILE_VERSION, OLDEST_ROOT_VERSION

from rntuple_construct.base.constants import ANCHOR_CLASSES
from rntuple_construct.base.errors import RNTupleError
from rntuple_construct.format.container import Directory, Key, KeyRun
from rntuple_construct.format.container.directories import DIRECTORY_CLASSES
from rntuple_construct.format.container.structures import len_names, parse_key, read_key
from rntuple_construct.validation.context import FileContext
from rntuple_construct.validation.registry import file_check

__all__ = ["key_problem", "label_of"]

_LEN_SMALLEST_KEY = 26
# The length of a key, which holds the same name and title, has 16 bits.
_MAX_LEN_NAMES = 1 << 16
_COMPARED = ("class_name", "name", "cycle", "len_object", "len_key", "len_record", "ofs_key")


def label_of(directory: Directory) -> str:
    """Return the name of a directory in paths."""
    return f"directory {directory.path!r}" if directory.path else "root directory"


def directories(file: FileContext) -> tuple[Directory, ...]:
    """The directories of a file that is not cut off; empty if they could not be read."""
    if file.container is None or not file.has_directories or file.is_truncated:
        return ()
    return file.container.directories()


def _images(file: FileContext) -> Iterator[tuple[str, Key]]:
    for directory in directories(file):
        for index, image in enumerate(directory.keys):
            yield f"{label_of(directory)}.keys_list.keys[{index}]", image


def key_problem(key: Key, offset: int, size: int) -> str | None:
    """Return the problem of the key of a record, independent of other records; None if it has no problem.

    Args:
        key: the key.
        offset: where it is.
        size: bytes of the file.
    """
    if key.len_record <= 0:
        return f"record of {key.len_record} bytes"
    if key.len_key != key.span.stop - key.span.start:
        return f"key length {key.len_key}, but the key takes {key.span.stop - key.span.start} bytes"
    if key.len_key > key.len_record:
        return f"key of {key.len_key} bytes in a record of {key.len_record}"
    if key.version < 0:
        return f"version {key.version}"
    if key.ofs_key != offset:
        return f"states the offset {key.ofs_key:#x}"
    if key.len_object < 0:
        return f"object of {key.len_object} bytes"
    if (key.len_key + key.len_object) >> 31:  # readers add them up in 32 bits, with a sign
        return f"key of {key.len_key} and object of {key.len_object} bytes are more than 2^31 - 1 together"
    if offset + key.len_record > size:
        return f"record of {key.len_record} bytes reaches beyond the end of the file"
    return None


def are_sound(run: KeyRun) -> npt.NDArray[np.bool_]:
    """Return for each key of a run whether it has no problem, as ``key_problem`` finds them for single keys.

    The walk over the file has already checked the offset and the end of each record.
    """
    length = run.len_key.astype(np.int64) + run.len_object
    sound: npt.NDArray[np.bool_] = (run.len_key == run.payload - run.start) & (run.version >= 0)
    sound &= (run.len_object >= 0) & (length >> 31 == 0)
    return sound


@file_check("RNT-CNT-003", "RNT-CNT-004", "RNT-CNT-021")
def directory_records(file: FileContext) -> None:
    """The fields of a directory are inside its record and agree with the described structures."""
    container = file.container
    if container is None:
        return
    for directory in directories(file):
        label = label_of(directory)
        record = (
            container.header.ofs_begin
            if not directory.path
            else directory.key.ofs_key
            if directory.key
            else None
        )
        key = directory.key
        is_sound = key is not None and key_problem(key, key.span.start, file.size) is None
        if key and is_sound and not directory.path and directory.span.stop > key.span.start + key.len_record:
            problem = f"its fields end after the record of {key.len_record} bytes"
            file.emit(
                "RNT-CNT-003", path=label, span=directory.span, offset=directory.span.start, problem=problem
            )
        if not directory.path:
            _names_of_root(file, directory, label)
        len_front = None if record is None else directory.span.start - record
        if len_front is not None and directory.len_name != len_front:
            file.emit(
                "RNT-CNT-004", path=label, span=directory.span, expected=len_front, actual=directory.len_name,
                field="name length",
            )  # fmt: skip
        if record is not None and directory.ofs_dir != record:
            file.emit(
                "RNT-CNT-004", path=label, span=directory.span, expected=record, actual=directory.ofs_dir,
                field="own offset",
            )  # fmt: skip
        listed = directory.list_key
        if listed is not None and key_problem(listed, directory.ofs_keys, file.size) is not None:
            continue
        if listed is None:
            if directory.len_keys:
                file.emit(
                    "RNT-CNT-021", path=label, span=directory.span, offset=directory.span.start, expected="an offset",
                    actual=directory.len_keys,
                )  # fmt: skip
            continue
        len_list = listed.len_record
        if directory.len_keys != len_list:
            file.emit(
                "RNT-CNT-004", path=label, span=directory.span, expected=len_list, actual=directory.len_keys,
                field="size of the keys list",
            )  # fmt: skip


def _names_of_root(file: FileContext, directory: Directory, label: str) -> None:
    """Name and title after the key of the root directory end where its fields start (RNT-CNT-003)."""
    if directory.key is None:
        return
    start, stop = directory.key.span.stop, directory.span.start
    length = len_names(file.source.read(start, min(stop - start, _MAX_LEN_NAMES))) if start < stop else None
    if length == stop - start:
        return
    ends = "do not end there" if length is None else f"end at {start + length:#x}"
    problem = f"its fields start at {stop:#x}, its name and title {ends}"
    file.emit("RNT-CNT-003", path=label, span=(start, max(stop, start + 1)), offset=start, problem=problem)


@file_check("RNT-CNT-005")
def rest_of_keys_lists(file: FileContext) -> None:
    """No image of a key follows the ones that a keys list counts."""
    for directory in directories(file):
        slack = directory.slack
        if slack is None or slack.stop - slack.start < _LEN_SMALLEST_KEY:
            continue
        try:
            image = parse_key(file.source.read(slack.start, slack.stop - slack.start), slack.start, "slack")
            behind = read_key(file.source, image.ofs_key, "slack")
        except RNTupleError:
            continue
        if image.class_name and image.same_record(behind):
            count = len(directory.keys)
            file.emit(
                "RNT-CNT-005", path=f"{label_of(directory)}.keys_list", span=image.span, expected=count,
                actual=count + 1, problem=f"one more key follows than the {count} that are counted",
            )  # fmt: skip


@file_check("RNT-CNT-018")
def tree_of_directories(file: FileContext) -> None:
    """No directory is reached twice."""
    every = directories(file)
    seen = {every[0].span.start} if every else set()
    for path, image in _images(file):
        if image.class_name in DIRECTORY_CLASSES:
            offset = image.ofs_key + image.len_key
            if offset in seen:
                file.emit("RNT-CNT-018", path=path, span=image.span, offset=image.ofs_key, name=image.name)
            seen.add(offset)


@file_check("RNT-ANC-015")
def order_of_cycles(file: FileContext) -> None:
    """The first anchor of a name in a keys list has the highest cycle."""
    for directory in directories(file):
        first: dict[str, int] = {}
        for index, image in enumerate(directory.keys):
            cycle = abs(image.cycle)
            if image.class_name in ANCHOR_CLASSES and cycle > first.setdefault(image.name, cycle):
                file.emit(
                    "RNT-ANC-015", path=f"{label_of(directory)}.keys_list.keys[{index}]", span=image.span,
                    expected=cycle, actual=first[image.name],
                )  # fmt: skip


@file_check("RNT-CNT-006", "RNT-CNT-014", "RNT-CNT-017")
def images(file: FileContext) -> None:
    """Every image equals the key at the offset it names, and that key is sound."""
    for path, image in _images(file):
        if not 0 < image.ofs_key < file.size:
            file.damaged_images.add(image.span.start)
            file.emit(
                "RNT-CNT-014", path=path, span=image.span, actual=image.ofs_key, size=image.len_record,
                offset=image.ofs_key, limit=f"the {file.size} bytes of the file",
            )  # fmt: skip
            continue
        try:
            key = read_key(file.source, image.ofs_key, path)
        except RNTupleError:
            file.damaged_images.add(image.span.start)
            file.emit(
                "RNT-CNT-006", path=path, span=image.span, expected="none", actual=image.class_name, field="class",
                offset=image.ofs_key,
            )  # fmt: skip
            continue
        if image.same_record(key):
            problem = key_problem(key, image.ofs_key, file.size)
            if problem is not None:
                file.damaged_images.add(image.span.start)
                file.emit("RNT-CNT-017", path=path, span=key.span, offset=image.ofs_key, problem=problem)
            elif image.version < 0:
                problem = f"version {image.version} in the keys list"
                file.emit("RNT-CNT-017", path=path, span=image.span, offset=image.ofs_key, problem=problem)
            elif image.ofs_pdir != key.ofs_pdir:
                file.emit(
                    "RNT-CNT-006", path=path, span=image.span, expected=key.ofs_pdir, actual=image.ofs_pdir,
                    field="parent offset", offset=image.ofs_key,
                )  # fmt: skip
            continue
        file.damaged_images.add(image.span.start)
        problem = key_problem(key, image.ofs_key, file.size)
        if problem is not None and key.class_name == image.class_name and key.name == image.name:
            file.emit("RNT-CNT-017", path=path, span=key.span, offset=image.ofs_key, problem=problem)
            continue
        name = next(name for name in _COMPARED if getattr(image, name) != getattr(key, name))
        file.emit(
            "RNT-CNT-006", path=path, span=image.span, expected=getattr(key, name), actual=getattr(image, name),
            field=name.replace("_", " "), offset=image.ofs_key,
        )  # fmt: skip


@file_check("RNT-CNT-017")
def keys_of_lists(file: FileContext) -> None:
    """The keys of the root directory and of the keys lists are sound."""
    container = file.container
    for directory in directories(file):
        if not directory.path and container is not None and directory.key is None:
            _report_no_key(file, container.header.ofs_begin, label_of(directory))
        places = [(directory.list_key, directory.ofs_keys)]
        if not directory.path and container is not None:
            places.append((directory.key, container.header.ofs_begin))
        for key, offset in places:
            problem = None if key is None else key_problem(key, offset, file.size)
            if key is not None and problem is not None:
                file.emit(
                    "RNT-CNT-017", path=label_of(directory), span=key.span, offset=offset, problem=problem
                )


def _report_no_key(file: FileContext, offset: int, path: str) -> None:
    """Say that there is no key in front of the root directory: this package finds the directory without it."""
    problem = "it does not end in the file, or a length in it is none"
    file.emit("RNT-CNT-017", path=path, span=(offset, offset + 1), offset=offset, problem=problem)


@file_check("RNT-CNT-020")
def version_of_root(file: FileContext) -> None:
    """The file header states a version of ROOT that TFile opens."""
    if file.container is None:
        return
    version = file.container.header.version
    stated = version - LARGE_FILE_VERSION if version >= LARGE_FILE_VERSION else version
    if stated < OLDEST_ROOT_VERSION:
        file.emit(
            "RNT-CNT-020",
            path="file_header.version",
            span=(4, 8),
            expected=OLDEST_ROOT_VERSION,
            actual=stated,
        )
