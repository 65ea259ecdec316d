"""Values found in files as text that is safe to print: bounded, without control characters, never failing."""

from __future__ import annotations

import json
import math
import re
import zlib
from collections.abc import Mapping, Sequence
from typing import Any

_MAX_TEXT = 200
_MAX_BYTES = 32
_MAX_ITEMS = 16

JsonValue = None | bool | int | float | str | list["JsonValue"] | dict[str, "JsonValue"]


def printable(text: str) -> str:
    """Escape what must not reach a terminal, a log or an XML file.

    These are all characters that the Unicode standard defines as not printable, except the plain space. Examples:
    control characters (C1 too), line ends, marks of writing direction, surrogates.
    """
    if text.isprintable():
        return text
    return "".join(char if char.isprintable() else _escape(char) for char in text)


def harmless(text: str) -> str:
    """The same for a text of several lines: line feeds and tabs stay."""
    return _UNUSUAL.sub(lambda found: found[0] if found[0].isprintable() else _escape(found[0]), text)


_UNUSUAL = re.compile(r"[^\n\t -~…▁-█]")
"""Characters that may have to be escaped in a text of several lines."""
_USER_INFO = r"(?:(?<=://)|(?<=endpoint: )|(?<=endpoint `)|(?<=endpoint `//))[^/?#\s'\"<>`]+(?=@)"
_PARAMETER = re.compile(
    r"""(?ix)(?<=[?&;\#]) (?P<name>[\w.~%$-]+)=
    (?P<value>"[^"]*"|'[^']*'|(?:bearer\s)?[^&;\#\s'"<>`]*?) (?=[:,.)\]]*(?:[&;\#\s'"<>`]|$))"""
)
_NAMELESS = re.compile(r"""(?<=[?&;])[^=&;#\s'"<>`]{16,}(?=[&;#\s'"<>`]|$)""")
"""A parameter that is a value alone."""
_SECRET_NAMES = re.compile(
    r"""(?ix)(?:[\w.~%$-]*[_.-])?
    (?:token|secret|passw(?:or)?d|passphrase|pass|pwd|auth[nxz]?|authorization|bearer|jwt|sig|signature|key|apikey
    |credentials?|macaroon|ticket|session|session_?id|sid|policy) | AWSAccessKeyId | GoogleAccessId | Key-Pair-Id"""
)
_JWT = re.compile(r"ey[\w-]{8,}\.")
_UUID = re.compile(r"[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}", re.IGNORECASE)
_FILE_NAME = re.compile(r".*\.[A-Za-z]\w{0,9}")
_RUNS = (
    (re.compile(r"(?=\d*[A-Za-z])(?=[A-Za-z]*\d)[A-Za-z0-9]{16,}"), 3.0),
    (re.compile(r"(?=[^a-z]*[a-z])(?=[^A-Z]*[A-Z])(?=\D*\d)[\w+/=-]{24,}", re.ASCII), 4.0),
)
"""Runs of characters that may be random, with the least bits for each of them: 16 hexadecimal digits have 3.3 on average."""


def redacted(text: str) -> str:
    """Replace what gives access in the URLs of a text by ``***``: user information, and parameters with secrets.

    The name or the value tells a secret. Names are those of tokens, keys, passwords and signed URLs (S3, Google Cloud
    Storage, Azure, CloudFront). Values are JSON web tokens, UUIDs, and long random runs of letters and digits. Digits of a
    checksum follow the ``***`` of the latter, so that names of files stay different.
    """
    if not ("://" in text or "?" in text or "endpoint" in text):
        return text
    text = _PARAMETER.sub(_hidden, re.sub(_USER_INFO, "***", text))
    return _NAMELESS.sub(lambda match: _hidden_value(match[0]), text)


def _hidden(match: re.Match[str]) -> str:
    from urllib.parse import unquote  # here, because few texts have parameters

    name, value = match["name"], match["value"]
    if _SECRET_NAMES.fullmatch(unquote(name)):
        return f"{name}=***"
    return f"{name}={_hidden_value(value)}"


def _hidden_value(value: str) -> str:
    """Return a value of a parameter; ``***`` and the digits of a checksum if it looks like a token, or is a URL with one."""
    from urllib.parse import unquote

    plain = unquote(value)
    if not _is_random(plain) and ("://" not in plain or redacted(plain) == plain):
        return value
    return f"***{zlib.crc32(value.encode('utf-8', 'replace')):08x}"


def _is_random(value: str) -> bool:
    """Return whether a value looks like a token and not like a word, a number or the name of a file."""
    if _JWT.match(value) or _UUID.search(value):
        return True
    if _FILE_NAME.fullmatch(value):
        return False
    return any(_entropy(run) >= least for pattern, least in _RUNS for run in pattern.findall(value))


def _entropy(text: str) -> float:
    """Bits of information for each character, by the frequency of characters."""
    return -sum(share * math.log2(share) for share in (text.count(char) / len(text) for char in set(text)))


def _escape(char: str) -> str:
    code = ord(char)
    return f"\\x{code:02x}" if code < 0x100 else f"\\u{code:04x}" if code < 0x10000 else f"\\U{code:08x}"


def describe(value: Any) -> str:
    """Spell a value for a message.

    Args:
        value: anything; bytes become hexadecimal, long values are cut and end in an ellipsis.
    """
    if isinstance(value, str):
        return printable(value[:_MAX_TEXT]) + ("…" if len(value) > _MAX_TEXT else "")
    if isinstance(value, (bytes, bytearray, memoryview)):
        return bytes(value[:_MAX_BYTES]).hex(" ") + (
            f" … ({len(value)} bytes)" if len(value) > _MAX_BYTES else ""
        )
    if isinstance(value, Mapping):
        parts = [f"{describe(key)}: {describe(item)}" for key, item in list(value.items())[:_MAX_ITEMS]]
        return "{" + ", ".join(parts) + (", …" if len(value) > _MAX_ITEMS else "") + "}"
    if isinstance(value, Sequence):
        parts = [describe(item) for item in value[:_MAX_ITEMS]]
        return "[" + ", ".join(parts) + (", …" if len(value) > _MAX_ITEMS else "") + "]"
    return describe(str(value))


def jsonable(value: Any) -> JsonValue:
    """Convert a value for JSON: bytes and non-finite numbers become strings, other values stay unchanged.

    Args:
        value: anything; values of other types become their text.
    """
    if value is None or isinstance(value, (bool, str)):
        return value
    if isinstance(value, int):
        return int(value)
    if isinstance(value, float):
        return float(value) if math.isfinite(value) else str(float(value))
    if isinstance(value, (bytes, bytearray, memoryview)):
        return bytes(value[: 8 * _MAX_BYTES]).hex(" ")
    if isinstance(value, Mapping):
        return {str(key): jsonable(item) for key, item in value.items()}
    if isinstance(value, Sequence):
        return [jsonable(item) for item in value[: 8 * _MAX_ITEMS]]
    item = getattr(value, "item", None)  # a number of numpy
    return jsonable(item()) if callable(item) and getattr(value, "shape", None) == () else str(value)


def finite(value: Any) -> Any:
    """The same with numbers that JSON cannot hold as text, such as ``-inf``."""
    if isinstance(value, float) and not math.isfinite(value):
        return str(value)
    if isinstance(value, dict):
        return {key: finite(item) for key, item in value.items()}
    return [finite(item) for item in value] if isinstance(value, (list, tuple)) else value


def line_of(members: Any) -> str:
    """Members as JSON in one line."""
    return json.dumps(finite(members), allow_nan=False)


def count_text(number: int, noun: str) -> str:
    """A number of things for people."""
    many = noun[:-1] + "ies" if noun.endswith("y") else noun + "s"
    return f"{number} {noun if number == 1 else many}"


def size_text(nbytes: int) -> str:
    """A number of bytes for people."""
    size = float(nbytes)
    for unit in ("B", "kB", "MB", "GB", "TB"):
        if size < 1000 or unit == "TB":
            return f"{nbytes} B" if unit == "B" else f"{size:.3g} {unit}"
        size /= 1000
    return ""


def number_text(value: float | str | None, unit: str = "") -> str:
    """Format a number in few digits, with its unit; None becomes empty, and text is unchanged."""
    if value is None or isinstance(value, str):
        return value or ""
    if unit:
        return f"{number_text(value)} {unit}"
    if isinstance(value, (bool, int)):
        return str(value) if abs(value) < 10**12 else f"{float(value):.6g}"
    return f"{value:.6g}"


def cut_middle(text: str, width: int) -> str:
    """Return a text of at most ``width`` characters, without its middle: paths and names of files differ at their ends."""
    if len(text) <= width:
        return text
    after = max(width - 1, 0) // 2
    return f"{text[: max(width - 1 - after, 0)]}…{text[len(text) - after :]}"
