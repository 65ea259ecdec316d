"""The format a second time, in construct: parses and builds what the Kaitai grammar only reads.

One module per generation has the entry points (:mod:`.v1`, :mod:`.rc2`, :mod:`.rc1`), :mod:`.container`
those of the ROOT file around them. The descriptions are written from the format documents, not from the
Kaitai files, so that each can be checked against the other.
"""

from __future__ import annotations
