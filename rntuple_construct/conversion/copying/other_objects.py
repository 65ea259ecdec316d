"""Objects that are neither RNTuples nor TTrees, such as histograms, copied to another file as their bytes are."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, MutableMapping
from itertools import accumulate

import xxhash
from rntuple_spec.constants import DIRECTORY_CLASSES

from rntuple_construct.base.constants import ANCHOR_CLASSES, BASKET_CLASS, TREE_CLASSES
from rntuple_construct.base.errors import FormatError, SchemaError
from rntuple_construct.base.rules import broken
from rntuple_construct.format.container import ObjectEntry
from rntuple_construct.format.container.structures import read_key
from rntuple_construct.reader import RNTupleFile
from rntuple_construct.writer import FileWriter

__all__ = [
    "copy_objects",
    "digest_of",
    "fitting",
    "has_process_ids",
    "is_copyable",
    "notes_of_objects",
    "other_objects",
]

_LEN_CHUNK = 1 << 20
_MAX_NAMES = 10


def other_objects(file: RNTupleFile) -> list[ObjectEntry]:
    """The objects of a file that are neither RNTuples nor directories, of each path the one with the highest cycle."""
    known = {*ANCHOR_CLASSES, *DIRECTORY_CLASSES}
    newest: dict[str, ObjectEntry] = {}
    for entry in file.container.objects():
        if entry.class_name not in known:
            present = newest.get(entry.path)
            if present is None or entry.cycle > present.cycle:
                newest[entry.path] = entry
    return list(newest.values())


def is_copyable(entry: ObjectEntry) -> bool:
    """Return whether all of an object is in its record."""
    return entry.class_name not in (*TREE_CLASSES, BASKET_CLASS)


def has_process_ids(objects: Iterable[ObjectEntry]) -> bool:
    """Return whether references between objects go by numbers that hold within one file only."""
    return any(entry.class_name == "TProcessID" for entry in objects)


def digest_of(file: RNTupleFile, entry: ObjectEntry) -> bytes:
    """Digest of the class and the stored bytes of an object.

    Raises:
        RNTupleError: the bytes cannot be read.
    """
    digest = xxhash.xxh3_128(f"{entry.class_name}\0".encode())
    for chunk in _stored(file, entry):
        digest.update(chunk)
    return digest.digest()


def fitting(file: RNTupleFile, objects: Iterable[ObjectEntry]) -> list[bool]:
    """Return for each object whether the file can hold its record beside those before.

    Records that overlap would make a new file larger without bound.
    """
    ends = accumulate(max(entry.key.len_record, 0) for entry in objects)
    return [end <= file.size for end in ends]


def copy_objects(
    file: RNTupleFile,
    objects: Iterable[ObjectEntry],
    out: FileWriter,
    ntuples: Collection[str],
    checksums: MutableMapping[tuple[str, int], int],
) -> tuple[list[ObjectEntry], list[ObjectEntry]]:
    """Copy objects, with descriptions of classes.

    Positions within an object count from the start of its key, so keys keep their length. Objects go to a file before
    RNTuples do: a key with narrow offsets has its place in the first 2 GiB.

    Args:
        file: their file.
        objects: which ones.
        out: the new file.
        ntuples: paths of the RNTuples that will be in the new file.
        checksums: those of the classes that the new file describes so far, by name and version. Takes those of the file.

    Returns:
        the objects that were copied, and the others.

    Raises:
        SchemaError: the new file describes a version of a class otherwise, so that the objects would be misread.
    """
    taken = {each for path in ntuples for each in (path, *_directories(path))}
    copied: list[ObjectEntry] = []
    left: list[ObjectEntry] = []
    try:
        info = file.container.streamer_info()
        described = info.descriptions() if info else ()
    except FormatError:
        return [], list(objects)
    found = {(each.name, each.version): each.checksum for each in (info.classes if info else ())}
    for (name, version), checksum in found.items():
        if name not in ANCHOR_CLASSES and checksums.get((name, version), checksum) != checksum:
            raise SchemaError(
                f"version {version} of class {name} has another layout than in the files before"
            )
    checksums.update(found)
    objects = list(objects)
    for entry, fits in zip(objects, fitting(file, objects), strict=True):
        try:
            if not is_copyable(entry):
                raise SchemaError(f"a {entry.class_name} refers to other records")
            if not fits:
                raise SchemaError("the records of objects overlap")
            if entry.path in taken or not _directories(entry.path).isdisjoint(ntuples):
                raise SchemaError(f"'{entry.path}' has the name of an RNTuple")
            directory = entry.path[: len(entry.path) - len(entry.name)].rstrip("/")
            out.copy_object(directory, entry.key, _stored(file, entry))
        except (FormatError, SchemaError):
            left.append(entry)
        else:
            copied.append(entry)
    if copied:
        out.describe_classes(described)
    return copied, left


def notes_of_objects(
    copied: Iterable[ObjectEntry], left: Iterable[ObjectEntry], differing: Iterable[ObjectEntry] = ()
) -> Iterator[str]:
    """Sentences about the objects that were copied, those that were not, and those that differ between files."""
    for objects, sentence in (
        (copied, "other objects are copied"),
        (left, "other objects are not copied"),
        (differing, "other objects differ between the files and are not copied"),
    ):
        names = [f"{entry.path} ({entry.class_name})" for entry in objects]
        more = f" and {len(names) - _MAX_NAMES} more" if len(names) > _MAX_NAMES else ""
        if names:
            yield f"{sentence}: {', '.join(names[:_MAX_NAMES])}{more}"


def _directories(path: str) -> set[str]:
    """Paths of the directories that an object is in."""
    parts = path.split("/")
    return {"/".join(parts[:num]) for num in range(1, len(parts))}


def _stored(file: RNTupleFile, entry: ObjectEntry) -> Iterator[bytes]:
    """The bytes of an object on storage, piece by piece.

    Raises:
        ContainerError: they are not inside the file, or their key is not that of the keys list.
    """
    key, source = entry.key, file.container.source
    start, stop = key.payload
    if not read_key(source, key.ofs_key, entry.path).same_record(key) or not start <= stop <= source.size:
        raise broken(
            "RNT-CNT-006", path=entry.path, offset=key.ofs_key, field="key", expected="the same record", actual="another one"
        )  # fmt: skip
    return (bytes(source.read(at, min(_LEN_CHUNK, stop - at))) for at in range(start, stop, _LEN_CHUNK))
