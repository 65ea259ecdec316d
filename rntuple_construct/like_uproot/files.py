"""Files and directories with the names and methods that uproot gives them."""

from __future__ import annotations

import io
import os
from typing import Any

from rntuple_spec.constants import DIRECTORY_CLASSES

from rntuple_construct.base.closing import Closing
from rntuple_construct.base.extras import require
from rntuple_construct.base.suggestions import shortened, suggestion
from rntuple_construct.format.container.directories import ObjectEntry
from rntuple_construct.like_uproot.fields import RNTupleMapping
from rntuple_construct.like_uproot.listing import DirectoryListing
from rntuple_construct.like_uproot.options import given_options
from rntuple_construct.reader import RNTupleFile
from rntuple_construct.reader.field import UnknownNameError
from rntuple_construct.reader.options import FileOptions
from rntuple_construct.storage import is_url, split_name

__all__ = ["ReadOnlyDirectory", "ReadOnlyFile", "open"]


class ReadOnlyFile:
    """An open file. Attributes that this class lacks are those of uproot's, if it is installed.

    Args:
        reader: the reader's file.

    Attributes:
        objects: objects by path, with and without cycle.
        entries: the same by directory.
    """

    def __init__(self, reader: RNTupleFile) -> None:
        self.reader = reader
        self.closed = False
        self.objects: dict[str, ObjectEntry] = {}
        self.entries: dict[str, list[ObjectEntry]] = {}
        for entry in reader.container.objects():
            self.entries.setdefault(entry.path.rpartition("/")[0], []).append(entry)
            self.objects[f"{entry.path};{entry.cycle}"] = entry
            known = self.objects.get(entry.path)
            if known is None or entry.cycle > known.cycle:
                self.objects[entry.path] = entry
        self._ntuples: dict[str, RNTupleMapping] = {}
        self._of_uproot: Any = None

    @property
    def file_path(self) -> str:
        """Path or URL."""
        return self.reader.name

    @property
    def root_directory(self) -> ReadOnlyDirectory:
        """The directory that all others are in."""
        return ReadOnlyDirectory(self, "")

    @property
    def of_uproot(self) -> Any:
        """The same file opened by uproot: for histograms, TTrees and other objects.

        Raises:
            MissingExtraError: uproot is not installed.
        """
        if self._of_uproot is None:
            path = self.file_path
            whole = None if is_url(path) or os.path.exists(path) else self.reader.container.source
            self._of_uproot = require("uproot").open(
                path if whole is None else io.BytesIO(bytes(whole.read(0, whole.size)))
            )
        return self._of_uproot

    def get(self, path: str) -> Any:
        """Return an object by its path from the root directory; RNTuples are the same at each call.

        Raises:
            KeyInFileError: no such object (also a KeyError).
        """
        entry = self.objects.get(path)
        if entry is None:
            head, _, rest = path.rpartition("/")
            while head:
                owner = self.objects.get(head)
                if owner is not None and not owner.is_directory:
                    return self.get(head)[rest]
                head, _, part = head.rpartition("/")
                rest = f"{part}/{rest}"
            raise UnknownNameError(
                f"{self.file_path} has no object '{shortened(path)}'",
                hint=suggestion(path, self.objects, "keys() lists them", label="objects"),
            )
        if entry.is_directory:
            return ReadOnlyDirectory(self, entry.path)
        if "RNTuple" not in entry.class_name:
            return self.of_uproot[f"{entry.path};{entry.cycle}"]
        key = f"{entry.path};{entry.cycle}"
        if key not in self._ntuples:
            self._ntuples[key] = RNTupleMapping(self.reader[key], self.root_directory, entry.cycle)
        return self._ntuples[key]

    def close(self) -> None:
        """Close the file."""
        self.closed = True
        self.reader.close()
        if self._of_uproot is not None:
            self._of_uproot.close()

    def __reduce__(self) -> tuple[Any, ...]:
        return ReadOnlyFile, (self.reader,)

    def __getattr__(self, name: str) -> Any:
        if name.startswith("_") or name == "reader":
            raise AttributeError(name)
        return getattr(self.of_uproot.file, name)

    def __repr__(self) -> str:
        return f"<ReadOnlyFile {self.file_path!r}>"


class ReadOnlyDirectory(DirectoryListing, Closing):
    """A directory of a file: a mapping of its objects by path.

    Args:
        file: the file.
        place: its path; empty for the root directory.
    """

    classname = DIRECTORY_CLASSES[0]
    class_of_uproot = ("uproot.reading", "ReadOnlyDirectory")

    def __init__(self, file: ReadOnlyFile, place: str) -> None:
        super().__init__(place)
        self.file = file

    @property
    def file_path(self) -> str:
        """Path or URL of the file."""
        return self.file.file_path

    def _contents(self) -> dict[str, list[ObjectEntry]]:
        return self.file.entries

    def classname_of(self, where: str) -> str:
        """Return the class of an object.

        Raises:
            KeyInFileError: no such object (also a KeyError).
        """
        entry = self.file.objects.get(self._whole(where))
        return self[where].classname if entry is None else entry.class_name

    def __getitem__(self, where: str) -> Any:
        """An object by its path, with or without cycle; ``events/field`` is a field of an RNTuple.

        Uproot reads all objects but RNTuples.

        Raises:
            KeyInFileError: no such object (also a KeyError).
            MissingExtraError: the object needs uproot, which is not installed.
        """
        return self.file.get(self._whole(where))

    def close(self) -> None:
        """Close the file."""
        self.file.close()

    @property
    def closed(self) -> bool:
        """Return whether the file is closed."""
        return self.file.closed

    def __reduce__(self) -> tuple[Any, ...]:
        return ReadOnlyDirectory, (self.file, self._place)

    def __repr__(self) -> str:
        return f"<ReadOnlyDirectory {self.object_path!r} of {self.file_path!r}>"


def open(path: Any, **options: Any) -> Any:
    """Open a file, or an object in it.

    Args:
        path: path, URL, bytes or binary file object; ``"data.root:Events"``, ``"data.root:dir/Events/field"`` and
            ``{"data.root": "Events"}`` name an object.
        options: those of ``reader.open``. Options of uproot's sources, executors and caches are ignored with a warning.

    Raises:
        RNTupleError: as ``reader.open``.
        KeyInFileError: there is no such object.
    """
    options = given_options("open", options, FileOptions)
    name = None
    if isinstance(path, dict) and len(path) == 1:
        ((path, name),) = path.items()
    elif isinstance(path, str):
        path, name = split_name(path)
    reader = RNTupleFile(path, **options)
    try:
        directory = ReadOnlyFile(reader).root_directory
        found = directory if name is None else directory[name]
    except BaseException:
        reader.close()
        raise
    if name is not None and not hasattr(found, "ntuple") and not isinstance(found, ReadOnlyDirectory):
        reader.close()  # uproot has opened the file separately
    return found
