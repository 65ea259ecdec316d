"""Every byte of a file explained: where it belongs, what its value is and what the format says about it."""

from __future__ import annotations

from rntuple_construct.explain.annotate import FileMap, annotate
from rntuple_construct.explain.byte_map import ByteMap
from rntuple_construct.explain.nodes import Kind, Node, Step, View

__all__ = ["ByteMap", "FileMap", "Kind", "Node", "Step", "View", "annotate"]
