"""Text of string values, whose bytes need not be UTF-8, and names of columns, which are text and differ."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from rntuple_construct.base.errors import SchemaError

__all__ = ["bytes_of_text", "check_names", "text_of_bytes"]


def text_of_bytes(data: bytes) -> str:
    """The text of a string value: UTF-8, and U+DC00 plus the byte for each byte that is not UTF-8.

    This is Python's ``surrogateescape`` (PEP 383), as awkward has it too: different bytes give different texts, and
    ``bytes_of_text`` gives the bytes back.
    """
    return data.decode("utf-8", "surrogateescape")


def bytes_of_text(text: str, path: str) -> bytes:
    """The bytes of a string value: the inverse of ``text_of_bytes``.

    Args:
        text: the value.
        path: path of the field, for errors.

    Raises:
        SchemaError: surrogates that represent no bytes, or that would read back as another text.
    """
    try:
        return text.encode("utf-8")
    except UnicodeEncodeError:
        pass
    try:
        data = text.encode("utf-8", "surrogateescape")
    except UnicodeEncodeError:
        data = b""
    if text_of_bytes(data) != text:
        raise SchemaError(
            f"text {text!a:.80} of field '{path}' has surrogates that represent no bytes",
            hint="give the value as bytes",
        )
    return data


def check_names(names: Iterable[Any], what: str) -> None:
    """Raise SchemaError unless names are text that can be written, each there once.

    Args:
        names: names of columns or members.
        what: the objects that they name, for errors.
    """
    seen: set[str] = set()
    for name in names:
        if not isinstance(name, str):
            raise SchemaError(f"name {name!r:.80} of the {what} is not text", hint="rename it")
        try:
            name.encode("utf-8")
        except UnicodeEncodeError:
            raise SchemaError(f"name {name!a:.80} of the {what} has surrogates", hint="rename it") from None
        if name in seen:
            raise SchemaError(f"several of the {what} have the name '{name:.80}'", hint="rename all but one")
        seen.add(name)
