"""The trees of the construct grammar in the canonical form, in which both grammars are compared.

Frames are flat: a list frame is {len_frame, num_items, items, [members behind the items], trailing}, a record
frame {len_frame, members, trailing}. Strings and checksums are bytes, feature flag words are unsigned
integers, absent members have no key.
"""

from __future__ import annotations

import struct
from collections.abc import Mapping, Sequence
from typing import Any


def canonical(obj: Any, *, large_is_known: bool = True) -> Any:
    """Reduce a tree of the construct grammar to dicts, lists, ints, floats and bytes.

    Args:
        obj: the tree.
        large_is_known: false for RC2, whose drafts use one kind for URIs and for Large: its payload stays
            bytes.
    """
    if isinstance(obj, Mapping):
        if not large_is_known and obj.get("kind") == 1 and "ofs_range" in obj:
            payload = struct.pack("<QQ", obj["len_range"], obj["ofs_range"])
            return {"kind": 1, "reserved": obj["reserved"], "payload": payload}
        return {
            name: canonical(value, large_is_known=large_is_known)
            for name, value in obj.items()
            if not _is_beside_the_bytes(name, value, obj)
        }
    if isinstance(obj, (bytes, bytearray)):
        return bytes(obj)
    if isinstance(obj, Sequence):
        return [canonical(item, large_is_known=large_is_known) for item in obj]
    if isinstance(obj, float):
        return obj
    return int(obj)


def _is_beside_the_bytes(name: str, value: Any, obj: Mapping[str, Any]) -> bool:
    # RC1 does not store the type of an envelope: the caller says it. The reserved bits of its item counts
    # are zero.
    return (name == "type_id" and "min_version" in obj) or (
        name == "reserved" and "num_items" in obj and value == 0
    )
