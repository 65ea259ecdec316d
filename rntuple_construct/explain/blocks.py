"""Compressed bytes: the chunks of a compression block, and the view of what they hold."""

from __future__ import annotations

from rntuple_construct.compression import Chunk, iter_chunks
from rntuple_construct.errors import CompressionError
from rntuple_construct.explain.nodes import Kind, Lazy, Node
from rntuple_construct.explain.trees import filler, parse
from rntuple_construct.explain.values import algorithm_name
from rntuple_construct.explain.words import PARSERS, ROOT_FILE, section_text, words

__all__ = ["block_nodes"]


def block_nodes(data: bytes | memoryview, start: int, path: str) -> list[Node]:
    """The chunks of a compression block; what comes after a damaged chunk header is marked as such.

    Args:
        data: the block as stored.
        start: file offset of the block.
        path: path of what is compressed.
    """
    nodes: list[Node] = []
    problem = ""
    try:
        for chunk in iter_chunks(data, path=path, offset=start):
            piece = data[chunk.start - start : chunk.end - start]
            nodes.append(_chunk_node(chunk, piece, f"{path}.chunks[{len(nodes)}]"))
    except CompressionError as error:
        problem = error.message
    stop = nodes[-1].stop if nodes else start
    nodes += filler(
        stop, start + len(data), f"{path}.unparsed", Kind.UNPARSED, "No chunk starts here.", problem=problem
    )
    return nodes


def _chunk_node(chunk: Chunk, data: bytes | memoryview, path: str) -> Node:
    meaning = words(ROOT_FILE).type("compression_chunk")

    def parts() -> list[Node]:
        return parse(ROOT_FILE, PARSERS[ROOT_FILE].CompressionChunk, data, chunk.start, path).nodes

    return Node(
        start=chunk.start,
        stop=chunk.end,
        path=path,
        type="compression_chunk",
        text=f"{algorithm_name(chunk.algorithm)}, {chunk.len_compressed} bytes to {chunk.len_uncompressed}",
        meaning=meaning.doc,
        section=section_text(meaning),
        children=Lazy(parts),
    )
