"""Inputs for fuzzers and property tests: strategies for whole trees and mutations of them."""

from __future__ import annotations
