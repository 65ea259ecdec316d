"""Check RNTuple files against the conformance catalogue and report what breaks which rule at which byte."""

from __future__ import annotations
