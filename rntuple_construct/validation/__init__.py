"""Check RNTuple files against the conformance catalogue and report what breaks which rule at which byte."""

from __future__ import annotations

from rntuple_construct.validation.engine import validate
from rntuple_construct.validation.findings import Finding
from rntuple_construct.validation.report import Report
from rntuple_construct.validation.rules import Depth, Severity

__all__ = ["Depth", "Finding", "Report", "Severity", "validate"]
