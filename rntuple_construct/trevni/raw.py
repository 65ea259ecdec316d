"""Trevni files as trees of the construct grammar, to be changed and put together again, right or wrong."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from random import Random

from rntuple_construct.errors import TrevniError
from rntuple_construct.grammar import trevni as grammar
from rntuple_construct.grammar.engine.structure import Tree
from rntuple_construct.storage import open_source
from rntuple_construct.trevni.problems import Strict
from rntuple_construct.trevni.profiles import LEN_CHECKSUM
from rntuple_construct.trevni.structure import read_structure

__all__ = ["MUTATORS", "RawColumn", "RawFile", "mutants", "put_together", "take_apart"]


@dataclass
class RawColumn:
    """A column as stored.

    Args:
        form: stored form of its first values, None if it has none.
        tree: number of blocks and descriptors.
        blocks: the blocks, checksums included.
        pairs: its metadata.
    """

    form: str | None
    tree: Tree
    blocks: list[bytes]
    pairs: list[Tree]


@dataclass
class RawFile:
    """A file as stored.

    Args:
        header: tree of the header; the metadata of columns and their starts stand in ``columns``.
        columns: the columns.
        starts: file offsets of the columns, if they are to differ from where the columns are.
        trailing: bytes behind the last column.
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
            RawColumn(info.first_form, dict(tree), pieces, [dict(pair) for pair in metadata["pairs"]])
        )
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


_MAX_U32 = (1 << 32) - 1
Mutator = Callable[[RawFile, Random], None]


def _number(random: Random, bits: int) -> int:
    """A number that is often at an edge."""
    edges = [0, 1, 2, (1 << bits) - 1, 1 << (bits - 1), (1 << (bits - 1)) - 1]
    return random.choice([*edges, random.getrandbits(bits), random.getrandbits(8)])


def _any_column(file: RawFile, random: Random) -> RawColumn:
    return random.choice(file.columns)


def _num_rows(file: RawFile, random: Random) -> None:
    file.header["num_rows"] = _number(random, 64)


def _num_columns(file: RawFile, random: Random) -> None:
    file.header["num_columns"] = random.choice([len(file.columns) + 1, _number(random, 32)])


def _start(file: RawFile, random: Random) -> None:
    starts = list(file.header["ofs_columns"])
    starts[random.randrange(len(starts))] = _number(random, random.choice([8, 16, 64]))
    file.starts = starts


def _descriptor(file: RawFile, random: Random) -> None:
    descriptors = _any_column(file, random).tree["descriptors"]
    if descriptors:
        chosen = random.choice(descriptors)
        name = random.choice(["num_rows", "len_block", "len_block_stored"])
        chosen[name] = random.choice(
            [_number(random, 32), max(0, chosen[name] + random.choice([-1, 1])) & _MAX_U32]
        )


def _num_blocks(file: RawFile, random: Random) -> None:
    _any_column(file, random).tree["num_blocks"] = _number(random, 32)


def _metadata_value(file: RawFile, random: Random) -> None:
    pair = random.choice(_any_column(file, random).pairs)
    values = [
        b"",
        b"0",
        b"1",
        b"2",
        b"-1",
        b"99999999999",
        b"true",
        b"false",
        b"null",
        b"string",
        b"crc32",
        b"bzip2",
        b"\xff",
    ]
    pair["value"] = random.choice(values)


def _metadata_pair(file: RawFile, random: Random) -> None:
    names = [
        "values",
        "array",
        "repetition",
        "definition",
        "arraywidth",
        "parent",
        "codec",
        "checksum",
        "name",
        "type",
    ]
    pairs = _any_column(file, random).pairs
    if random.random() < 0.3:
        del pairs[random.randrange(len(pairs))]
    else:
        value = random.choice([b"", b"1", b"3", b"true", b"crc32", b"deflate", b"snappy", pairs[0]["value"]])
        pairs.append({"key": f"trevni.{random.choice(names)}", "value": value})


def _block(file: RawFile, random: Random) -> None:
    column = _any_column(file, random)
    if column.blocks:
        index = random.randrange(len(column.blocks))
        data = bytearray(column.blocks[index])
        for _ in range(random.randint(1, 4)):
            if data:
                data[random.randrange(len(data))] = random.getrandbits(8)
        column.blocks[index] = bytes(data)


def _block_size(file: RawFile, random: Random) -> None:
    """A block that is cut off or has more at its end, with a description that says so."""
    column = _any_column(file, random)
    if column.blocks:
        index = random.randrange(len(column.blocks))
        change = random.randint(-4, 4)
        data = column.blocks[index]
        column.blocks[index] = data[: len(data) + change] if change < 0 else data + bytes(change)
        descriptor = column.tree["descriptors"][index]
        descriptor["len_block_stored"] = (
            max(0, descriptor["len_block_stored"] + len(column.blocks[index]) - len(data)) & _MAX_U32
        )
        descriptor["len_block"] = max(0, descriptor["len_block"] + random.choice([0, change])) & _MAX_U32


def _swap(file: RawFile, random: Random) -> None:
    random.shuffle(file.columns)


def _trailing(file: RawFile, random: Random) -> None:
    file.trailing = bytes(random.randint(1, 9))


MUTATORS: tuple[Mutator, ...] = (
    _num_rows, _num_columns, _start, _descriptor, _num_blocks, _metadata_value, _metadata_pair, _block, _block_size, _swap,
    _trailing,
)  # fmt: skip
"""Changes that leave a file well-formed enough to reach deep."""


def mutants(data: bytes, count: int, seed: int = 0) -> Iterator[bytes]:
    """Changed copies of a file.

    Args:
        data: a file without errors, with at least one column.
        count: how many.
        seed: the same seed gives the same copies.
    """
    random = Random(seed)  # noqa: S311 (no secret)
    for _ in range(count):
        file = take_apart(data)
        for _ in range(random.choice([1, 1, 1, 2, 3])):
            random.choice(MUTATORS)(file, random)
        yield put_together(file)
