"""Awkward arrays whose buffers are read when they are touched."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, Protocol

import numpy as np

from rntuple_construct.base.errors import UnsupportedError
from rntuple_construct.base.extras import require
from rntuple_construct.model.libraries import Library
from rntuple_construct.model.schema.field_kinds import FieldNode
from rntuple_construct.model.values.layout import Layout, Optional, Variant
from rntuple_construct.reader.column_selection import ColumnSelection, ReadRange

__all__ = ["VirtualArrays"]

_FIRST_VERSION = (2, 8)
"""Of awkward, with buffers that are functions."""
_BUFFER = "{form_key}-{attribute}"
_OFFSETS = "offsets"


class _SelectionReader(Protocol):
    """An RNTuple."""

    def read_selection(
        self,
        selection: ColumnSelection,
        entry_start: int | None,
        entry_stop: int | None,
        form: Library,
        workers: int,
    ) -> Any:
        """Return the columns of a selection."""


class _Log(Protocol):
    """A list, or what takes the place of one."""

    def append(self, path: str, /) -> None:
        """Take the path of a field."""


class VirtualArrays:
    """Makes record arrays of fields that read each of them when it is touched.

    Members of records, and of lists of records, are read one by one if ``member`` finds them. Variants are optional: only
    their values tell whether one of them has no value.

    Args:
        events: the RNTuple, which has to stay open.
        fields: a selection of one column for each field, by its name in the result.
        workers: threads of each read.
        access_log: its ``append`` is called with the path of each field that is read; None for no log.
        member: returns the field of a dotted path; None to read each field as a whole.

    Raises:
        MissingExtraError, UnsupportedError: awkward is not installed, or its version has no virtual arrays.
    """

    def __init__(
        self,
        events: _SelectionReader,
        fields: Mapping[str, ColumnSelection],
        *,
        workers: int = 1,
        access_log: _Log | None = None,
        member: Callable[[str], FieldNode] | None = None,
    ) -> None:
        ak = require("awkward")
        if tuple(map(int, ak.__version__.split(".")[:2])) < _FIRST_VERSION:
            raise UnsupportedError(
                f"awkward {ak.__version__} has no virtual arrays", hint="pip install 'awkward>=2.8'"
            )
        self.log = access_log
        self._ak = ak
        self._events = events
        self._selections = dict(fields)
        self._workers = workers
        self._member = member
        self._leaves: dict[str, Any] = {}
        self._buffers: dict[str, Callable[[_EntryBuffers], Any]] = {}
        self._forms = {name: self._form(name) for name in fields}

    def chunk(self, start: int, stop: int) -> Any:
        """Return the array of a range of entries.

        Args:
            start, stop: the first entry and the one after the last.

        Returns:
            an ``ak.Array`` of as many records as there are entries.
        """
        ak, chunk, length = self._ak, _EntryBuffers(self, (start, stop)), stop - start
        buffers = {key: partial(make, chunk) for key, make in self._buffers.items()}
        contents = [
            ak.from_buffers(form, length, buffers, _BUFFER, highlevel=False) for form in self._forms.values()
        ]
        return ak.Array(ak.contents.RecordArray(contents, list(self._forms), length))

    def _form(self, path: str) -> Any:
        """Return the form of a field, and note how its buffers are made."""
        forms, contents = self._ak.forms, self._ak.contents
        whole = self.read(path, (0, 0))
        if isinstance(whole, contents.RecordArray):
            members = self._members(path, whole)
            if members:
                return forms.RecordForm(
                    list(map(self._form, members)), whole.fields, form_key=f"{path}:record"
                )
        if isinstance(whole, contents.ListOffsetArray):
            members = self._members(path, whole.content)
            empty = [self.read(each, (0, 0)) for each in members]
            if members and all(isinstance(each, contents.ListOffsetArray) for each in empty):
                inner = [
                    self._leaf(each, found.content, 1) for each, found in zip(members, empty, strict=True)
                ]
                record = forms.RecordForm(inner, whole.content.fields, form_key=f"{path}:record")
                if record == whole.content.form:
                    self._buffers[f"{path}:list-offsets"] = lambda chunk: chunk.offsets(members)
                    return forms.ListOffsetForm("i64", record, form_key=f"{path}:list")
        return self._leaf(path, whole, 0)

    def _members(self, path: str, record: Any) -> list[str]:
        """Paths of the members of a record with plain names, which can be read one by one; none for other contents."""
        is_plain = (
            isinstance(record, self._ak.contents.RecordArray)
            and not record.is_tuple
            and not record.parameters
        )
        if self._member is None or not is_plain or any("." in name for name in record.fields):
            return []
        found = [f"{path}.{name}" for name in record.fields]
        self._selections.update({each: ColumnSelection({each: self._member(each)}) for each in found})
        return found

    def _leaf(self, path: str, content: Any, num_lists: int) -> Any:
        """The form of a field that is read as a whole, or of its items."""
        form, _, _ = self._ak.to_buffers(content, form_key=_key_of(path))
        for key in form.expected_from_buffers(_BUFFER):
            self._buffers[key] = lambda chunk, key=key: chunk.buffers(path, num_lists)[key]  # type: ignore[misc]
        self._leaves[path] = form
        return form

    def read(self, path: str, entries: tuple[int, int]) -> Any:
        """Return the awkward layout of a field for a range of entries."""
        selection: Any = _WithOptions(self._selections[path])
        found = self._events.read_selection(selection, *entries, "ak", self._workers)
        return self._ak.to_packed(found[found.fields[0]], highlevel=False)

    def buffers(self, path: str, content: Any, found: dict[str, Any]) -> None:
        """Add the buffers of a field, or of its items.

        Args:
            path: the field.
            content: its awkward layout.
            found: takes the buffers by key.

        Raises:
            UnsupportedError: the form is not that of the virtual array.
        """
        form, _, _ = self._ak.to_buffers(content, found, form_key=_key_of(path), buffer_key=_BUFFER)
        if form != self._leaves[path]:
            raise UnsupportedError(f"field '{path}' has another type than its virtual array", path=path)


class _EntryBuffers:
    """Buffers of fields for a range of entries; each is read once.

    Args:
        source: reads them.
        entries: the first entry and the one after the last.
    """

    def __init__(self, source: VirtualArrays, entries: tuple[int, int]) -> None:
        self._source = source
        self._entries = entries
        self._held: dict[str, dict[str, Any]] = {}

    def offsets(self, members: list[str]) -> Any:
        """Return the offsets of a list, from a member that was read already or from the first one."""
        path = next((each for each in members if each in self._held), members[0])
        return self.buffers(path, 1)[_OFFSETS]

    def buffers(self, path: str, num_lists: int) -> dict[str, Any]:
        """Return the buffers of a field by key; those of its items if it is in a list of records."""
        found = self._held.get(path)
        if found is None:
            if self._source.log is not None:
                self._source.log.append(path)
            content, found = self._source.read(path, self._entries), {}
            if num_lists:
                found[_OFFSETS], content = content.offsets.data, content.content
            self._source.buffers(path, content, found)
            self._held[path] = found
        return found


class _WithOptions:
    """A selection whose variants are optional, so that their type in awkward does not depend on their values.

    Args:
        selection: the selection.
    """

    def __init__(self, selection: ColumnSelection) -> None:
        self._selection = selection

    def __getattr__(self, name: str) -> Any:
        return getattr(self._selection, name)

    def columns(self, read: ReadRange, length: int) -> tuple[dict[str, Layout], int]:
        """Return the columns of a range of entries, as the selection does."""
        found, length = self._selection.columns(read, length)
        return {name: _with_options(layout) for name, layout in found.items()}, length


def _with_options(layout: Layout) -> Layout:
    layout = layout.map(_with_options)
    return Optional(np.arange(len(layout) + 1), layout) if isinstance(layout, Variant) else layout


def _key_of(path: str) -> str:
    """The pattern of the keys of a form, in which braces of a name have no meaning."""
    return f"{path.replace('{', '{{').replace('}', '}}')}:{{id}}"
