"""From the generated parser to our errors: where a parse stopped, and which rule the bytes broke there."""

from __future__ import annotations

from typing import Any

from kaitaistruct import KaitaiStruct
from rntuple_kaitai import ParseError
from rntuple_kaitai.positions import walk

from rntuple_construct.errors import EnvelopeError

# Constructing from bytes raises these besides ParseError when the bytes run out or a size makes no sense.
PARSE_FAILURES = (ParseError, EOFError, ValueError, OverflowError)


def parse_tree(parser: Any, positions: Any, data: bytes, root: str, base: int | None) -> Any:
    """Parse the bytes of one envelope with the generated parser.

    Args:
        parser: class of the generated parser.
        positions: the same class in the build that records positions; used only to explain a failure.
        data: the envelope.
        root: name of the envelope in paths: ``header``, ``footer``, ``page_list``.
        base: file offset of the envelope if it is stored uncompressed, else None.

    Raises:
        EnvelopeError: the bytes do not follow the grammar.
    """
    try:
        return parser.from_bytes(data)
    except PARSE_FAILURES as failure:
        raise explain_failure(positions, data, root, base, failure) from None


def explain_failure(
    positions: Any, data: bytes, root: str, base: int | None, failure: Exception
) -> EnvelopeError:
    """The error that says where and why ``failure`` happened, found by parsing once more with positions."""
    tree = positions(walk.KaitaiStream(walk.BytesIO(data)))
    try:
        tree._read()
    except PARSE_FAILURES as found:
        failure = found
    path, offset, value = _last_place(tree, 0, "")
    rule_id, message = _broken_rule(path, value, failure)
    place = simplify_path(path, root)
    if base is None:
        message += f", {offset:#x} bytes into the uncompressed {root.replace('_', ' ')} envelope"
    return EnvelopeError(
        message, rule_id=rule_id, path=place, offset=None if base is None else base + offset, actual=value
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


def _broken_rule(path: str, value: Any, failure: Exception) -> tuple[str, str]:
    name = path.rsplit(".", 1)[-1]
    if isinstance(failure, EOFError):
        return "RNT-FRM-005", "the bytes end before the value does"
    if name == "size":
        is_list = "items" not in path.rsplit(".", 2)[-2] if path.count(".") > 1 else True
        if isinstance(value, int) and (value < 0) != is_list:
            kinds = ("list", "record") if is_list else ("record", "list")
            return "RNT-FRM-002", f"{kinds[0]} frame expected, found {kinds[1]} frame of {abs(value)} bytes"
        return (
            "RNT-FRM-001",
            f"frame of {abs(value) if isinstance(value, int) else '?'} bytes does not fit its parent",
        )
    if name == "num_items":
        return "RNT-FRM-005", f"{value} items do not fit the frame"
    if name == "len":
        return "RNT-BAS-001", f"string of {value} bytes does not fit its frame"
    if name == "head":
        return "RNT-LOC-002", "a locator cannot be smaller than its own head"
    if name == "length_hi":
        return "RNT-ENV-002", "envelope length is impossible"
    return "RNT-FRM-005", f"the bytes do not follow the grammar ({type(failure).__name__})"
