"""Files that are written, with the names and methods that uproot gives them."""

from __future__ import annotations

import io
import os
from collections.abc import Iterator, Mapping
from copy import copy
from typing import Any, NamedTuple, TypedDict

import numpy as np
from rntuple_spec.constants import ANCHOR_CLASS, DIRECTORY_CLASSES

from rntuple_construct.base.cached import cached_property
from rntuple_construct.base.closing import ClosingOrAborting
from rntuple_construct.base.errors import SchemaError, UnsupportedError
from rntuple_construct.base.extras import require
from rntuple_construct.base.suggestions import shortened, suggestion
from rntuple_construct.like_uproot.listing import DirectoryListing
from rntuple_construct.like_uproot.options import given_options
from rntuple_construct.model.arrays.ingest import infer_fields, members, options_of_meanings
from rntuple_construct.model.schema.specs import FieldOptions
from rntuple_construct.reader.field import UnknownNameError
from rntuple_construct.writer import FileAppender, FileWriter, Writer

__all__ = ["WritableDirectory", "WritableNTuple", "WritableTree", "create", "recreate", "update"]


class _NoOptions(TypedDict):
    """Arguments of uproot's writing that have an effect here: none."""


def recreate(file_path: Any, *, compression: Any = "zstd:5", **options: Any) -> WritableDirectory:
    """Start a file; it replaces a file of this path when it is closed.

    Args:
        file_path: path or writable binary file object.
        compression: "zstd:5", ``uproot.ZSTD(5)``, a number of ROOT, or None for no compression.
        options: those of uproot are ignored with a warning.

    Raises:
        SinkError: it cannot be written.
    """
    given_options("recreate", options, _NoOptions)
    settings = _settings(compression)
    return WritableDirectory(FileWriter(file_path, compression=settings), file_path, settings)


def create(file_path: Any, *, compression: Any = "zstd:5", **options: Any) -> WritableDirectory:
    """Start a file, as ``recreate``, unless the path exists.

    Raises:
        FileExistsError: there is a file of this path.
        SinkError: it cannot be written.
    """
    if isinstance(file_path, (str, os.PathLike)) and os.path.exists(file_path):
        raise FileExistsError(f"{os.fsdecode(file_path)} exists: recreate() replaces it, update() adds to it")
    return recreate(file_path, compression=compression, **options)


def update(file_path: Any, **options: Any) -> WritableDirectory:
    """Open a file to add RNTuples, entries and fields; it changes when it is closed.

    Args:
        file_path: path.
        options: those of uproot are ignored with a warning.

    Raises:
        SourceError, SinkError: it cannot be read or written, or another process appends to it.
        RNTupleError: it is not a ROOT file, or damaged.
    """
    given_options("update", options, _NoOptions)
    return WritableDirectory(FileAppender(file_path), file_path, None)


def _settings(compression: Any) -> Any:
    """Return compression settings for the writer; uproot has objects with a number, and None for none."""
    return "none" if compression is None else getattr(compression, "code", compression)


class MadeObject(NamedTuple):
    """An object or directory that is new in a file; attributes as those of ``ObjectEntry``."""

    path: str
    class_name: str
    cycle: int = 1

    @property
    def is_directory(self) -> bool:
        """Return whether it is a directory."""
        return self.class_name in DIRECTORY_CLASSES


class WritableDirectory(DirectoryListing, ClosingOrAborting):
    """A file that is written, or one of its directories; paths lead into the directories below.

    It appears, or changes, as a whole when it is closed. If the ``with`` block fails, nothing is written.

    Args:
        file: the writer of the file.
        file_path: its path.
        settings: compression of new RNTuples; None for that of the file.
    """

    class_of_uproot = ("uproot.writing.writable", "WritableDirectory")

    def __init__(self, file: FileWriter, file_path: Any, settings: Any) -> None:
        super().__init__("")
        self.file = self
        self._file = file
        self._settings = settings
        self._ntuples: dict[str, WritableNTuple] = {}
        self._objects: dict[str, Any] = {}
        self._made: dict[str, MadeObject] = {}
        self._is_closed = False
        self._target = file_path

    @property
    def file_path(self) -> str | None:
        """Path of the file; None of a file object."""
        return os.fsdecode(self._target) if isinstance(self._target, (str, os.PathLike)) else None

    @property
    def closed(self) -> bool:
        """Return whether the file is closed."""
        return self.file._is_closed

    def mkdir(self, name: str, *, initial_directory_bytes: int | None = None) -> WritableDirectory:
        """Make a directory and its missing parents, and return it.

        Args:
            name: its path.
            initial_directory_bytes: without effect.

        Raises:
            SchemaError: a name that is not legal or taken.
        """
        path = self._whole(name)
        self._file.mkdir(path)
        self._note(path, DIRECTORY_CLASSES[0])
        return self._directory(path)

    def _directory(self, path: str) -> WritableDirectory:
        made = copy(self)
        made._place = path
        return made

    def mkrntuple(
        self, name: str, type_spec_or_data: Any, description: str = "", **options: Any
    ) -> WritableNTuple:
        """Start an RNTuple, and write values if some are given.

        Args:
            name: its path.
            type_spec_or_data: arrays by name, a data frame or an array of records. Or types: an awkward form, or a dict of types by name. These
                are dtypes, arguments of ``numpy.dtype``, awkward types, text such as ``"var * float64"``, or dicts for records.
            description: free text.
            options: those of uproot are ignored with a warning.

        Raises:
            TypeError: no arrays or types of records, or a type that numpy has and RNTuples do not.
            SchemaError: a name that is taken or not legal, or values that cannot be written.
        """
        given_options("mkrntuple", options, _NoOptions)
        ak = require("awkward")
        data = type_spec_or_data
        is_typed = isinstance(data, ak.forms.Form) or _has_types(data)
        if is_typed:
            data = _empty(data)
        elif isinstance(data, Mapping):
            data = dict(data)
        if isinstance(data, ak.contents.Content):
            data = ak.Array(data)
        if isinstance(data, ak.Array) and not data.fields:
            raise TypeError(f"an RNTuple needs columns by name, not an array of {data.type.content}")
        inferred = infer_fields(data)
        texts = dict(_descriptions(data))
        path = self._whole(name)
        writer = self._file.create(
            path, inferred.schema, compression=self._settings, description=description or texts.pop("", ""),
            field_options=options_of_meanings(
                inferred.meanings, {key: FieldOptions(description=text) for key, text in texts.items() if key}
            ),
        )  # fmt: skip
        made = self._ntuples[path] = WritableNTuple(writer, self.file, path)
        self._note(path, ANCHOR_CLASS)
        if not is_typed:
            made.extend(data)
        return made

    def mktree(self, name: str, branch_types_or_data: Any, title: str = "", **options: Any) -> WritableTree:
        """Have uproot write a TTree after the RNTuples, when the file is closed.

        Args:
            name: its path.
            branch_types_or_data, title, options: as for uproot.

        Returns:
            the tree, which keeps the entries in memory until then.

        Raises:
            MissingExtraError: uproot is not installed; other errors are those of uproot.
        """
        path = self._whole(name)
        draft = self.file._draft.mktree(path, branch_types_or_data, title, **options)
        made = self._objects[path] = WritableTree(draft, (branch_types_or_data, title), options)
        self._note(path, "TTree")
        return made

    @cached_property
    def _draft(self) -> Any:
        """File in memory, in which uproot writes everything once, so that errors come early."""
        return require("uproot").recreate(io.BytesIO())

    def _note(self, path: str, class_name: str) -> None:
        parts = path.split("/")
        for above in map("/".join, (parts[:number] for number in range(1, len(parts)))):
            self._made.setdefault(above, MadeObject(above, DIRECTORY_CLASSES[0]))
        self._made[path] = MadeObject(path, class_name)

    def _contents(self) -> dict[str, list[Any]]:
        old: tuple[Any, ...] = self._file.objects() if isinstance(self._file, FileAppender) else ()
        known = {entry.path for entry in old}
        found: dict[str, list[Any]] = {}
        for entry in [*old, *(each for path, each in self._made.items() if path not in known)]:
            found.setdefault(entry.path.rpartition("/")[0], []).append(entry)
        return found

    def update(self, pairs: Any = None, **more_pairs: Any) -> None:
        """Write several objects, see ``__setitem__``.

        Args:
            pairs: a mapping or pairs of paths and data.
            more_pairs: data by path.
        """
        for name, data in {**dict(pairs or {}), **more_pairs}.items():
            self[name] = data

    def __setitem__(self, name: str, data: Any) -> None:
        """Write an RNTuple; histograms and texts are written by uproot after the RNTuples, when the file is closed.

        Raises:
            TypeError: no arrays of records.
            SchemaError: as for ``mkrntuple``; or a dict of types.
        """
        if _has_types(data):
            raise SchemaError(f"'{shortened(name)}' has types but no values", hint="mkrntuple() takes types")
        if isinstance(data, (str, tuple)) or hasattr(data, "to_boost") or hasattr(data, "storage_type"):
            path = self._whole(name)
            self.file._draft[path] = data
            self._objects[path] = data
            self._note(path, self.file._draft.classnames(cycle=False)[path])
        else:
            self.mkrntuple(name, data)

    def __getitem__(self, name: str) -> Any:
        """The directory, RNTuple or new TTree of a path, to add to it.

        Raises:
            KeyInFileError: no such object (also a KeyError).
            RNTupleError: it cannot be continued.
        """
        path = self._whole(name).partition(";")[0]
        if path in self._objects:
            return self._objects[path]
        if path in self._ntuples:
            return self._ntuples[path]
        classes = {entry.path: entry.class_name for entries in self._contents().values() for entry in entries}
        if not path or classes.get(path) in DIRECTORY_CLASSES:
            return self._directory(path)
        if classes.get(path) != ANCHOR_CLASS:
            raise UnknownNameError(
                f"{self._target} has no RNTuple '{shortened(name)}'",
                hint=suggestion(path, classes, "keys() lists them", label="objects"),
            )
        made = self._ntuples[path] = WritableNTuple(self._file[path], self.file, path)  # type: ignore[index]
        return made

    def __delitem__(self, name: str) -> None:
        """Refuse to delete an object.

        Raises:
            KeyInFileError: no such RNTuple (also a KeyError).
            UnsupportedError: objects cannot be deleted.
        """
        if name not in self:
            raise UnknownNameError(f"{self._target} has no RNTuple '{shortened(name)}'")
        raise UnsupportedError(
            f"'{shortened(name)}' cannot be deleted", hint="rntuple convert writes a new file without it"
        )

    def close(self) -> None:
        """Complete the file; a second call does nothing.

        Raises:
            SinkError: the bytes could not be written.
        """
        if self.closed:
            return
        self.file._is_closed = True
        self._file.close()
        if self._objects:
            with require("uproot").update(self._target) as file:
                for path, value in self._objects.items():
                    if isinstance(value, WritableTree):
                        value.write(file, path)
                    else:
                        file[path] = value

    def abort(self) -> None:
        """Give everything up: a file that was there is unchanged."""
        self.file._is_closed = True
        self._file.abort()

    def __repr__(self) -> str:
        return f"<WritableDirectory of {str(self._target)!r}>"


class WritableTree:
    """Entries of a TTree that uproot writes later. Attributes that this class lacks are those of uproot's tree.

    Args:
        draft: the tree in a file in memory, which checks the entries.
        arguments, options: those of uproot's ``mktree`` after the name.
    """

    def __init__(self, draft: Any, arguments: tuple[Any, ...], options: Mapping[str, Any]) -> None:
        self._draft, self._arguments, self._options = draft, arguments, options
        self._batches: list[Any] = []

    def extend(self, data: Any) -> None:
        """Add entries; errors are those of uproot."""
        self._draft.extend(data)
        self._batches.append(data)

    def __getattr__(self, name: str) -> Any:
        if name.startswith("_"):
            raise AttributeError(name)
        return getattr(self._draft, name)

    def write(self, file: Any, path: str) -> None:
        """Write the tree.

        Args:
            file: file that uproot writes.
            path: path of the tree in it.
        """
        tree = file.mktree(path, *self._arguments, **self._options)
        for batch in self._batches:
            tree.extend(batch)


class WritableNTuple:
    """An RNTuple that is written.

    Args:
        writer: its writer.
        file: the file.
        path: its path in the file.
    """

    def __init__(self, writer: Writer, file: WritableDirectory, path: str) -> None:
        self._writer = writer
        self.file = file
        self.path = tuple(path.split("/"))

    @property
    def object_path(self) -> str:
        """Path in the file."""
        return f"/{'/'.join(self.path)}/"

    @property
    def num_entries(self) -> int:
        """Entries so far."""
        return self._writer.num_entries

    def extend(self, data: Any, accept_new_fields: bool = False) -> None:
        """Add entries.

        Args:
            data: arrays by name, a data frame or an array of records, with every field.
            accept_new_fields: if true, new fields are added as by ``add_fields``.

        Raises:
            SchemaError: data that do not fit; none of them are written.
            SinkError: the bytes could not be written.
        """
        if accept_new_fields:
            schema = self._writer.schema
            known = {schema.fields[number].name for number in schema.links.top_level.tolist()}
            added = {name: values for name, values in members(data, known).items() if name not in known}
            if added:
                self._writer.add_fields(infer_fields(added).schema)
        self._writer.extend(data)

    def add_fields(self, new_fields: Mapping[str, Any]) -> None:
        """Add fields, whose values are 0 or empty for the entries so far.

        Args:
            new_fields: types by name, as for ``mkrntuple``. ``"record.x"`` is a new member of a record, whose name is enough if
                no other field has it.

        Raises:
            TypeError: a type that numpy has and RNTuples do not.
            SchemaError: fields that are there already, no such record, or types that cannot be written.
        """
        inferred = infer_fields(_empty(new_fields)).schema
        self._writer.add_fields({self._path_of(name): spec for name, spec in inferred.items()})

    def _path_of(self, name: str) -> str:
        """Return the path of a new field, whose record may be given by the last part of its path.

        Raises:
            SchemaError: several fields have this name.
        """
        record, _, last = name.rpartition(".")
        paths = [field.path for field in self._writer.schema.fields]
        found = [path for path in paths if path.rpartition(".")[2] == record]
        if not record or record in paths or not found:
            return name
        if len(found) > 1:
            raise SchemaError(
                f"field '{shortened(record)}' is ambiguous", hint=f"give its path: {' or '.join(found[:10])}"
            )
        return f"{found[0]}.{last}"

    def close(self) -> None:
        """Complete the file."""
        self.file.close()

    def __repr__(self) -> str:
        return f"<WritableNTuple {self.object_path!r}>"


def _has_types(data: Any) -> bool:
    """Return whether something is a dict of types, in the forms of ``mkrntuple``."""
    return isinstance(data, Mapping) and bool(data) and all(map(_is_type, data.values()))


def _is_type(value: Any) -> bool:
    """Return whether something is a type; tuples are those that numpy makes a dtype of, others are values."""
    if isinstance(value, Mapping):
        return _has_types(value)
    if isinstance(value, tuple):
        return _dtype(value) is not None
    return isinstance(value, (str, type, np.dtype)) or type(value).__module__.startswith(
        ("awkward.types", "awkward.forms")
    )


def _dtype(value: Any) -> Any:
    try:
        return np.dtype(value)
    except (TypeError, ValueError):
        return None


def _empty(types: Any) -> Any:
    """Return arrays without entries of types.

    Raises:
        TypeError: a dtype of objects or with names.
        SchemaError: text that is not a type.
    """
    if isinstance(types, Mapping):
        return {name: _empty_array(each) for name, each in types.items()}
    return _empty_array(types)


def _empty_array(given: Any) -> Any:
    ak = require("awkward")
    if isinstance(given, ak.forms.Form):
        return ak.Array(given.length_zero_array())
    if isinstance(given, Mapping):
        return ak.zip(_empty(given), depth_limit=1)
    dtype = _dtype(given)
    if dtype is not None:
        if dtype.hasobject or dtype.names is not None:
            raise TypeError(f"{given!r:.80} is not a type of RNTuples")
        return np.empty(0, dtype)
    try:
        if isinstance(given, str):
            given = ak.types.from_datashape(given, highlevel=False)
        if isinstance(given, ak.types.ArrayType):
            given = given.content
        return ak.Array(ak.forms.from_type(given).length_zero_array())
    except Exception as error:  # noqa: BLE001 (errors of the parser have no public class)
        raise SchemaError(
            f"{given!r:.80} is not a type of values: {error}", hint="write it like 'var * float64'"
        ) from None


def _descriptions(data: Any) -> Iterator[tuple[str, str]]:
    """Yield the descriptions that awkward arrays have as parameter ``__doc__``, by dotted path."""
    columns = data if isinstance(data, Mapping) else {"": data}
    for name, array in columns.items():
        layout = getattr(array, "layout", None)
        if layout is not None and type(layout).__module__.startswith("awkward."):
            yield from _texts(layout, name)


def _texts(content: Any, path: str) -> Iterator[tuple[str, str]]:
    text = content.parameter("__doc__")
    if text:
        yield path, str(text)
    if content.parameter("__array__") in ("string", "bytestring"):
        return
    if content.is_record:
        for number, below in enumerate(content.contents):
            name = f"_{number}" if content.is_tuple else content.fields[number]
            yield from _texts(below, f"{path}.{name}" if path else name)
    elif content.is_list or content.is_option:
        yield from _texts(content.content, f"{path}._0")
    elif content.is_indexed:
        yield from _texts(content.content, path)
