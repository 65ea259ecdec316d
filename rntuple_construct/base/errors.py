"""Exceptions of the package, one tree; each names rule, place and remedy.

No other exception leaves the package for any input bytes.
"""

from __future__ import annotations

from typing import Any, TypeVar

from rntuple_construct.base.printable import redacted

_Error = TypeVar("_Error", bound="RNTupleError")


class RNTupleError(Exception):
    """Base of every error of this package.

    Args:
        message: the error in one sentence, without the place.
        rule_id: id of the broken rule in ``spec/rules.toml``, if the bytes break one.
        path: where in the tree of the file, such as ``footer.cluster_groups[3]``.
        offset: absolute byte offset in the file, if known.
        expected: the value the format asks for.
        actual: the value found.
        hint: what the user can do about it.
    """

    def __init__(
        self,
        message: str,
        *,
        rule_id: str | None = None,
        path: str | None = None,
        offset: int | None = None,
        expected: Any = None,
        actual: Any = None,
        hint: str | None = None,
    ) -> None:
        # Whatever prints or stores an error, the access to a URL is not in it.
        message, hint = redacted(message), hint and redacted(hint)
        super().__init__(message)
        self.message = message
        self.rule_id = rule_id
        self.path = path
        self.offset = offset
        self.expected = expected
        self.actual = actual
        self.hint = hint

    def __str__(self) -> str:
        place = self.rule_id or ""
        if self.path:
            place += f" at {self.path}" if place else self.path
        if self.offset is not None:
            where = f"file offset {self.offset:#x}"
            place += f" ({where})" if place else where
        text = f"{place}: {self.message}" if place else self.message
        if self.hint:
            text += f" ({self.hint})"
        return text

    def __reduce__(self) -> tuple[Any, ...]:
        # Keyword-only arguments would be lost when an error crosses a process boundary.
        return (_rebuild, (type(self), self.message, self._details()))

    def recast(self, kind: type[_Error], **changes: Any) -> _Error:
        """Return the same error as one of another class.

        Args:
            kind: the class.
            changes: other details than those of this error: ``path``, ``actual`` ...
        """
        return kind(self.message, **{**self._details(), **changes})

    def _details(self) -> dict[str, Any]:
        names = ("rule_id", "path", "offset", "expected", "actual", "hint")
        return {name: getattr(self, name) for name in names}


def _rebuild(cls: type[RNTupleError], message: str, details: dict[str, Any]) -> RNTupleError:
    return cls(message, **details)


class FormatError(RNTupleError):
    """The bytes break the format; the subclass says in which area."""


class ContainerError(FormatError):
    """The ROOT file around the RNTuple is damaged: header, directory, key, free list or a byte range."""


class AnchorError(FormatError):
    """The anchor object is damaged."""


class CompressionError(FormatError):
    """A compression block is damaged."""


class EnvelopeError(FormatError):
    """A header, footer or page list envelope, or a frame or locator inside it, is damaged."""


class DescriptorError(FormatError):
    """Field, column, cluster and page records do not fit together."""


class PageError(FormatError):
    """A page is damaged: its checksum, its size or its elements."""


class TrevniError(FormatError):
    """A Trevni file is damaged: its header, its metadata or a block."""


class TableError(FormatError):
    """A table of another format is damaged: a Parquet, Arrow, CSV or JSON file."""


class UnsupportedError(RNTupleError):
    """The bytes are legal, but use something this package does not read or write."""


class MissingExtraError(UnsupportedError):
    """An optional library is needed and not installed; the hint is the command that installs it."""


class LimitError(RNTupleError):
    """A guard against absurd sizes tripped before anything was allocated."""


class SchemaError(RNTupleError, ValueError):
    """The caller's schema or data cannot be written, or a name asked for does not exist."""


class SourceError(RNTupleError, OSError):
    """The bytes could not be read or written at all (missing file, permission, network)."""

    def __str__(self) -> str:
        return RNTupleError.__str__(self)


class MissingSourceError(SourceError, FileNotFoundError):
    """There is no such file."""


class SinkError(SourceError):
    """The bytes could not be written: the target cannot be created, or the device is full or broken."""
