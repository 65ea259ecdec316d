"""Integrity of stored pages before they are decoded, as the kernels check it."""

from __future__ import annotations
