"""User meta-data envelopes of RC1 and RC2: key-value pairs with typed values ("User Meta-data Envelope").

They were described in both drafts, never written by ROOT, and are gone in 1.x.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from construct import Float64l, Int8ul, Int32sl, Int64sl

from rntuple_construct.grammar.frames import FrameStyle
from rntuple_construct.grammar.layout import TRAILING, Depends, Layout
from rntuple_construct.grammar.primitives import STRING

TYPE_INTEGER = 1
TYPE_BOOL = 2
TYPE_DOUBLE = 3
TYPE_STRING = 4

# A bool is kept as the byte it is stored as.
_SCALARS = {TYPE_INTEGER: Int64sl, TYPE_BOOL: Int8ul, TYPE_DOUBLE: Float64l, TYPE_STRING: STRING}


def meta_data(style: FrameStyle) -> Layout:
    """Describe the payload of a user meta-data envelope: ``{entries, trailing}``.

    An entry is ``{value_type, key, value}``; a negative type makes the value a list frame of its absolute
    type. Entries of unknown types have no ``value``, their bytes are in ``trailing``.

    Args:
        style: frames of the generation.
    """
    lists = {value_type: style.list(scalar) for value_type, scalar in _SCALARS.items()}

    def value_of(entry: Mapping[str, Any]) -> Any:
        value_type = entry["value_type"]
        return lists.get(-value_type) if value_type < 0 else _SCALARS.get(value_type)

    entry = style.record("value_type" / Int32sl, "key" / STRING, "value" / Depends(value_of))
    return Layout("entries" / style.list(entry), TRAILING, rule="RNT-FRM-001")
