"""Trevni files as trees of the construct grammar, to be changed and put together again, right or wrong."""

from __future__ import annotations

from dataclasses import dataclass, field

from rntuple_construct.base.errors import TrevniError
from rntuple_construct.format.grammar import trevni as grammar
from rntuple_construct.format.grammar.engine.structure import Tree
from rntuple_construct.storage import open_source
from rntuple_construct.trevni.codecs import CODECS, Codec
from rntuple_construct.trevni.problems import Strict
from rntuple_construct.trevni.profiles import LEN_CHECKSUM, WIKI, Profile
from rntuple_construct.trevni.structure import read_structure

__all__ = ["RawColumn", "RawFile", "put_together", "take_apart"]


@dataclass
class RawColumn:
    """A column as stored.

    Args:
        form: stored form of its first values, None if it has none.
        tree: number of blocks and descriptors.
        blocks: the blocks, checksums included.
        pairs: its metadata.
        codec: how the blocks are compressed.
        profile: dialect, which says where the checksums stand.
        has_checksums: if true, the blocks have checksums.
    """

    form: str | None
    tree: Tree
    blocks: list[bytes]
    pairs: list[Tree]
    codec: Codec = CODECS["null"]
    profile: Profile = WIKI
    has_checksums: bool = False

    def payload(self, index: int) -> bytes:
        """The uncompressed bytes of a block."""
        data = memoryview(self.blocks[index])
        if self.has_checksums:
            data = data[LEN_CHECKSUM:] if self.profile.checksum_first else data[:-LEN_CHECKSUM]
        size = self.tree["descriptors"][index]["len_block"]
        return self.codec.decompress(data, size, path=f"blocks[{index}]", offset=0, max_size=size)

    def set_payload(self, index: int, payload: bytes) -> None:
        """Give a block other uncompressed bytes; its compressed bytes, sizes and checksum are made from them."""
        data = self.codec.encode(payload)
        descriptor = self.tree["descriptors"][index]
        descriptor["len_block"], descriptor["len_block_stored"] = len(payload), len(data)
        checksum = self.profile.checksum(payload) if self.has_checksums else b""
        self.blocks[index] = checksum + data if self.profile.checksum_first else data + checksum


@dataclass
class RawFile:
    """A file as stored.

    Args:
        header: tree of the header; the metadata of columns and their starts are in ``columns``.
        columns: the columns.
        starts: file offsets of the columns, if they are to differ from where the columns are.
        trailing: bytes after the last column.
    """

    header: Tree
    columns: list[RawColumn] = field(default_factory=list)
    starts: list[int] | None = None
    trailing: bytes = b""


def take_apart(data: bytes) -> RawFile:
    """The parts of a file without errors.

    Raises:
        TrevniError: the file is damaged.
    """
    with open_source(data) as source:
        structure = read_structure(source, Strict())
    header, _ = grammar.parse_header(data)
    columns = []
    for info, blocks, metadata in zip(
        structure.info.columns, structure.blocks, header["columns_metadata"], strict=True
    ):
        if info is None or blocks is None:
            raise TrevniError("a column cannot be read", path="columns")
        head = data[blocks.start : blocks.start + blocks.len_head]
        tree, _ = grammar.parse_column_head(head, info.first_form, info.path)
        sizes = blocks.nbytes + LEN_CHECKSUM * info.has_checksums
        pieces = [
            data[start : start + size]
            for start, size in zip(blocks.offsets.tolist(), sizes.tolist(), strict=True)
        ]
        columns.append(
            RawColumn(
                info.first_form, dict(tree), pieces, [dict(pair) for pair in metadata["pairs"]], info.codec,
                structure.info.profile, info.has_checksums,
            )
        )  # fmt: skip
    return RawFile(dict(header), columns)


def put_together(file: RawFile) -> bytes:
    """The bytes of a file; counts and starts are computed where they are not forced."""
    heads = [
        grammar.build_column_head({"num_blocks": len(column.blocks), **column.tree}, column.form)
        for column in file.columns
    ]
    tree = {
        **file.header,
        "columns_metadata": [{"pairs": column.pairs} for column in file.columns],
        "ofs_columns": [0] * len(heads),
    }
    tree.setdefault("num_columns", len(heads))
    position = len(grammar.build_header(tree))
    starts = []
    for column, head in zip(file.columns, heads, strict=True):
        starts.append(position)
        position += len(head) + sum(map(len, column.blocks))
    tree["ofs_columns"] = starts if file.starts is None else file.starts
    parts = [grammar.build_header(tree)]
    for column, head in zip(file.columns, heads, strict=True):
        parts += [head, *column.blocks]
    return b"".join(parts) + file.trailing
