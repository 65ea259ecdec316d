"""The trees of the construct grammar in the canonical form, in which both grammars are compared.

Frames are flat: a list frame is {size, num_items, items, [members behind the items], trailing}, a record frame
{size, members, trailing}. Strings and checksums are bytes, feature flag words are unsigned integers, absent
members have no key.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

# The generation RC1 does not store the type of an envelope; the caller says it.
_NOT_STORED = {"envelope_version": "type_id"}


def canonical(obj: Any) -> Any:
    """Reduce a tree of the construct grammar to dicts, lists, ints, floats and bytes."""
    if isinstance(obj, Mapping):
        dropped = {_NOT_STORED[name] for name in obj if name in _NOT_STORED}
        return {name: canonical(value) for name, value in obj.items() if name not in dropped}
    if isinstance(obj, (bytes, bytearray)):
        return bytes(obj)
    if isinstance(obj, Sequence):
        return [canonical(item) for item in obj]
    if isinstance(obj, float):
        return obj
    return int(obj)
