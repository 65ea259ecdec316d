"""Awkward arrays whose buffers are read when they are touched."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, Protocol

from rntuple_construct.base.errors import UnsupportedError
from rntuple_construct.base.extras import require
from rntuple_construct.model.libraries import Library
from rntuple_construct.model.schema.field_kinds import FieldNode
from rntuple_construct.reader.column_selection import ColumnSelection

__all__ = ["virtual_arrays"]

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


def virtual_arrays(
    events: _SelectionReader,
    fields: Mapping[str, ColumnSelection],
    entries: tuple[int, int],
    *,
    workers: int = 1,
    access_log: list[str] | None = None,
    member: Callable[[str], FieldNode] | None = None,
) -> Any:
    """Return a record array of fields that reads each of them when it is touched.

    Members of records, and of lists of records, are read one by one if ``member`` finds them. Fields that hold variants are
    read at once: whether one of them has no value changes their type in awkward.

    Args:
        events: the RNTuple, which has to stay open.
        fields: a selection of one column for each field, by its name in the result.
        entries: the first entry and the one after the last.
        workers: threads of each read.
        access_log: takes the path of each field that is read; None for no log.
        member: returns the field of a dotted path; None to read each field as a whole.

    Returns:
        an ``ak.Array`` of as many records as there are entries.

    Raises:
        MissingExtraError, UnsupportedError: awkward is not installed, or its version has no virtual arrays.
    """
    ak = require("awkward")
    if tuple(map(int, ak.__version__.split(".")[:2])) < _FIRST_VERSION:
        raise UnsupportedError(
            f"awkward {ak.__version__} has no virtual arrays", hint="pip install 'awkward>=2.8'"
        )
    buffers = _Buffers(ak, events, dict(fields), entries, workers, access_log, member)
    length = entries[1] - entries[0]
    contents = [
        ak.from_buffers(buffers.form(name), length, buffers.generators, _BUFFER, highlevel=False)
        for name in fields
    ]
    return ak.Array(ak.contents.RecordArray(contents, list(fields), length))


class _Buffers:
    """Functions that read buffers of fields, by the keys of their forms.

    Args:
        ak: awkward.
        events, fields, entries, workers, access_log, member: as for ``virtual_arrays``.

    Attributes:
        generators: functions that return a buffer each, by its key.
    """

    def __init__(
        self,
        ak: Any,
        events: _SelectionReader,
        fields: dict[str, ColumnSelection],
        entries: tuple[int, int],
        workers: int,
        access_log: list[str] | None,
        member: Callable[[str], FieldNode] | None,
    ) -> None:
        self.generators: dict[str, Any] = {}
        self._ak = ak
        self._events = events
        self._fields = fields
        self._entries = entries
        self._workers = workers
        self._log = access_log
        self._member = member
        self._held: dict[str, dict[str, Any]] = {}
        self._forms: dict[str, Any] = {}

    def form(self, path: str) -> Any:
        """Return the form of a field, and add its buffers."""
        forms, contents = self._ak.forms, self._ak.contents
        whole = self._read(path, (0, 0))
        if isinstance(whole, contents.RecordArray):
            members = self._members(path, whole)
            if members:
                return forms.RecordForm(
                    list(map(self.form, members)), whole.fields, form_key=f"{path}:record"
                )
        if isinstance(whole, contents.ListOffsetArray):
            members = self._members(path, whole.content)
            empty = [self._read(each, (0, 0)) for each in members]
            if members and all(isinstance(each, contents.ListOffsetArray) for each in empty):
                inner = [
                    self._leaf(each, found.content, 1) for each, found in zip(members, empty, strict=True)
                ]
                record = forms.RecordForm(inner, whole.content.fields, form_key=f"{path}:record")
                if record == whole.content.form:
                    self.generators[f"{path}:list-offsets"] = partial(self._offsets, members)
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
        self._fields.update({each: ColumnSelection({each: self._member(each)}) for each in found})
        return found

    def _leaf(self, path: str, content: Any, num_lists: int) -> Any:
        """The form of a field that is read as a whole, or of its items."""
        if _has_union(self._ak, content):
            self.generators.update(self._buffers(path, num_lists))
            return self._forms[path]
        form, _, _ = self._ak.to_buffers(content, form_key=_key_of(path))
        for key in form.expected_from_buffers(_BUFFER):
            self.generators[key] = partial(self._buffer, path, num_lists, key)
        self._forms[path] = form
        return form

    def _buffer(self, path: str, num_lists: int, key: str) -> Any:
        return self._buffers(path, num_lists)[key]

    def _offsets(self, members: list[str]) -> Any:
        """The offsets of a list, from a member that was read already or from the first one."""
        path = next((each for each in members if each in self._held), members[0])
        return self._buffers(path, 1)[_OFFSETS]

    def _buffers(self, path: str, num_lists: int) -> dict[str, Any]:
        found = self._held.get(path)
        if found is None:
            if self._log is not None:
                self._log.append(path)
            content, found = self._read(path, self._entries), {}
            if num_lists:
                found[_OFFSETS], content = content.offsets.data, content.content
            form, _, _ = self._ak.to_buffers(content, found, form_key=_key_of(path), buffer_key=_BUFFER)
            if form != self._forms.setdefault(path, form):
                raise UnsupportedError(f"field '{path}' has another type than its virtual array", path=path)
            self._held[path] = found
        return found

    def _read(self, path: str, entries: tuple[int, int]) -> Any:
        found = self._events.read_selection(self._fields[path], *entries, "ak", self._workers)
        return self._ak.to_packed(found[found.fields[0]], highlevel=False)


def _has_union(ak: Any, content: Any) -> bool:
    """Return whether an array holds unions at any depth."""
    if isinstance(content, ak.contents.UnionArray):
        return True
    below = (
        content.contents
        if isinstance(content, ak.contents.RecordArray)
        else [getattr(content, "content", None)]
    )
    return any(each is not None and _has_union(ak, each) for each in below)


def _key_of(path: str) -> str:
    """The pattern of the keys of a form, in which braces of a name have no meaning."""
    return f"{path.replace('{', '{{').replace('}', '}}')}:{{id}}"
