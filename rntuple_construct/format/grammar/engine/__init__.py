"""Building blocks of the construct grammars: layouts, frames, locators, envelopes, and deliberately wrong values."""

from __future__ import annotations
