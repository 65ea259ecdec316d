"""Read, write and validate CERN ROOT's RNTuple files, from one declarative description of the format."""

from __future__ import annotations
