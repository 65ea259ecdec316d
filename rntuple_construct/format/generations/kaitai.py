"""Errors of envelopes that break the grammar: rule and place, as Kaitai's parser tells."""

from __future__ import annotations

from typing import Any

from kaitaistruct import KaitaiStruct
from rntuple_kaitai import ByteStream, ParseError

from rntuple_construct.base.errors import EnvelopeError
from rntuple_construct.base.rules import broken

# Constructing from bytes raises these besides ParseError when the bytes run out or a size is invalid.
PARSE_FAILURES = (ParseError, EOFError, ValueError, OverflowError)


def explain_failure(
    kaitai: Any, data: bytes, root: str, base: int | None, failure: Exception
) -> EnvelopeError:
    """The error that says where and why ``failure`` happened, found by parsing once more with Kaitai's parser."""
    tree = kaitai(ByteStream(data))
    try:
        tree._read()
    except PARSE_FAILURES as found:
        failure = found
    path, offset, value = _last_place(tree, 0, "")
    rule_id, fields = _broken_rule(path, value, failure)
    place = simplify_path(path, root)
    remark = (
        f"{offset:#x} bytes into the uncompressed {root.replace('_', ' ')} envelope" if base is None else None
    )
    return broken(
        rule_id,
        kind=EnvelopeError,
        path=place,
        offset=None if base is None else base + offset,
        remark=remark,
        **{"actual": value, **fields},
    )


def simplify_path(path: str, root: str) -> str:
    """Path of a place in the parse tree without the frames: ``header.schema.fields[3].name``."""
    parts = [part for part in path.split(".") if part != "body"]
    if parts and parts[0] == "payload":
        parts = parts[1:]
    text = ".".join([root, *parts]).replace(".items[", "[")
    return text.removesuffix(".raw").removesuffix(".value")


def _last_place(tree: KaitaiStruct, base: int, path: str) -> tuple[str, int, Any]:
    """Path, offset and value of the last thing a failed parse was reading."""
    if not tree._debug:
        return path, base, None
    name, place = list(tree._debug.items())[-1]
    value = getattr(tree, name, None)
    here = f"{path}.{name}" if path else name
    start = place.get("start", 0)
    if isinstance(value, list) and place.get("arr"):
        start = place["arr"][-1].get("start", start)
        here += f"[{len(place['arr']) - 1}]"
        value = value[-1] if len(value) == len(place["arr"]) else None
    if isinstance(value, KaitaiStruct):
        shares_stream = value._io is tree._io
        inner_base = base if shares_stream else base + start
        if value._debug:
            return _last_place(value, inner_base, here)
        value = None
    return here, base + start, value


def _broken_rule(path: str, value: Any, failure: Exception) -> tuple[str, dict[str, Any]]:
    """The rule that a failure breaks, and the fields of its message."""
    name = path.rsplit(".", 1)[-1]
    if isinstance(failure, EOFError):
        return "RNT-FRM-005", {"problem": "the bytes end before the value does"}
    if name == "len_frame":
        is_list = "items" not in path.rsplit(".", 2)[-2] if path.count(".") > 1 else True
        if isinstance(value, int) and (value < 0) != is_list:
            wanted, found = ("list", "record") if is_list else ("record", "list")
            return "RNT-FRM-002", {"wanted": wanted, "found": found, "size": abs(value)}
        size = abs(value) if isinstance(value, int) else "unknown"
        return "RNT-FRM-001", {"problem": f"its size is {size}"}
    if name == "num_items":
        return "RNT-FRM-005", {"problem": f"their number is {value}"}
    if name == "len":
        return "RNT-BAS-001", {}
    if name == "head":
        return "RNT-LOC-002", {"problem": "a locator cannot be smaller than its own head"}
    if name == "len_envelope_hi":
        return "RNT-ENV-002", {"actual": value, "expected": "the bytes there are"}
    return "RNT-FRM-005", {"problem": f"the bytes do not follow the grammar ({type(failure).__name__})"}


def zigzag_number(tree: Any) -> int:
    """Return the number of a ``zigzag`` object, whose bits the grammars have in three parts."""
    code: int = tree.low | tree.middle << 28 | tree.high << 56
    return (code >> 1) ^ -(code & 1)
