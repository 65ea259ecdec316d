"""The structure of a file: its header, and for each column the blocks with their places and sizes.

The generated Kaitai parser reads header and columns. Bytes that it refuses are parsed again with the
construct grammar, which reports the error and its place.
"""

from __future__ import annotations

import struct
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any

import numpy as np
import numpy.typing as npt
from rntuple_kaitai import ByteStream, ParseError, Trevni

from rntuple_construct.base.errors import LimitError, TrevniError
from rntuple_construct.base.limits import DEFAULT_LIMITS, Limits
from rntuple_construct.base.rules import broken
from rntuple_construct.format.generations.kaitai import zigzag_number
from rntuple_construct.format.grammar import trevni as grammar
from rntuple_construct.storage import Source
from rntuple_construct.trevni.metadata import ColumnInfo, FileInfo, Pairs, resolve
from rntuple_construct.trevni.problems import Problems
from rntuple_construct.trevni.profiles import AVRO, LEN_CHECKSUM, WIKI, Profile

__all__ = ["Blocks", "Structure", "column_tree", "header_tree", "read_structure"]

_LEN_FIRST_READ = 1 << 16
_FAILURES = (ParseError, EOFError, ValueError, OverflowError)
_COLUMN_PARSERS = {
    None: Trevni.Column,
    "zigzag": Trevni.ColumnZigzag,
    "fixed32": Trevni.ColumnFixed32,
    "fixed64": Trevni.ColumnFixed64,
    "counted": Trevni.ColumnCounted,
}
_OF_VERSION = {WIKI.version: WIKI, AVRO.version: AVRO}


@dataclass(frozen=True, slots=True, eq=False)
class Blocks:
    """The blocks of a column.

    Args:
        num_rows: rows of each, shape ``(n,)``; the same for the following arrays, all int64.
        first_rows: number of its first row.
        len_blocks: bytes before compression, without checksums.
        nbytes: bytes as stored, without checksums.
        offsets: file offset of each block, checksum included.
        first_values: first value of each, None without first values.
        start: file offset of the column.
        len_head: bytes in front of the first block.
    """

    num_rows: npt.NDArray[np.int64]
    first_rows: npt.NDArray[np.int64]
    len_blocks: npt.NDArray[np.int64]
    nbytes: npt.NDArray[np.int64]
    offsets: npt.NDArray[np.int64]
    first_values: list[Any] | None
    start: int
    len_head: int

    def __len__(self) -> int:
        return len(self.num_rows)

    def overlapping(self, start: int, stop: int) -> range:
        """Blocks that hold a range of rows."""
        if stop <= start or not len(self):
            return range(0)
        first = int(np.searchsorted(self.first_rows + self.num_rows, start, "right"))
        last = int(np.searchsorted(self.first_rows, stop, "left"))
        return range(first, last)


@dataclass(frozen=True, slots=True, eq=False)
class Structure:
    """Header and columns of a file.

    Args:
        info: what the metadata say.
        version: version of the format.
        len_header: bytes of the header.
        starts: file offset of each column.
        blocks: blocks of each column; None where they cannot be read.
    """

    info: FileInfo
    version: int
    len_header: int
    starts: tuple[int, ...]
    blocks: tuple[Blocks | None, ...]

    def column_stop(self, index: int, size: int) -> int:
        """File offset after a column."""
        return self.starts[index + 1] if index + 1 < len(self.starts) else size


def read_structure(
    source: Source, problems: Problems, profile: Profile | None = None, limits: Limits = DEFAULT_LIMITS
) -> Structure:
    """Read header and column heads of a file.

    Args:
        source: the file.
        problems: takes the errors, except those that make the header unreadable.
        profile: the dialect; by default that of the version.
        limits: guards against absurd sizes.

    Raises:
        TrevniError: the header cannot be read.
        LimitError: the header is absurdly large.
    """
    tree, len_header = header_tree(source, limits)
    chosen = profile or _OF_VERSION[tree.version]
    if chosen.version != tree.version:
        raise broken(
            "RNT-TRV-001", path="header.version", offset=3, expected=grammar.MAGIC + bytes([chosen.version]),
            actual=grammar.MAGIC + bytes([tree.version]), remark=f"the version of {chosen}",
        )  # fmt: skip
    file, *columns = _pairs([tree.metadata, *tree.columns_metadata])
    info = resolve(chosen, tree.num_rows, file, columns, problems)
    starts = tuple(tree.ofs_columns)
    wrong = _wrong_starts(starts, len_header, source.size, problems)
    blocks = tuple(
        None if wrong & {index, index + 1} else _read_blocks(source, info, index, starts, problems, limits)
        for index in range(len(starts))
    )
    if not starts and len_header != source.size:
        problems.error(
            broken("RNT-TRV-014", path="header.ofs_columns", offset=len_header, expected=source.size, actual=len_header,
                   remark="there are no columns")
        )  # fmt: skip
    return Structure(info, tree.version, len_header, starts, blocks)


def header_tree(source: Source, limits: Limits) -> tuple[Any, int]:
    """The tree of the header, and its number of bytes."""
    size = min(_LEN_FIRST_READ, source.size)
    while True:
        data = bytes(source.read(0, size))
        try:
            tree = Trevni.from_bytes(data)
            # Metadata that are cut off by the end of this piece are refused, so these are complete.
            return tree, size - len(tree.columns)
        except _FAILURES:
            # Whatever it is, more bytes may help, unless it is wrong whatever follows.
            if (
                size == source.size
                or data[: len(grammar.MAGIC)] != grammar.MAGIC[: len(data)]
                or data[3:4] not in (b"\1", b"\2")
            ):
                _explain(partial(grammar.parse_header, data), "header")
        if size >= limits.max_len_metadata:
            raise LimitError(
                f"header of more than {size} bytes", path="header", offset=0, expected=limits.max_len_metadata,
                hint="raise Limits.max_len_metadata if the file is trustworthy",
            )  # fmt: skip
        size = min(size * 4, source.size, max(limits.max_len_metadata, size))


def _explain(parse: Callable[[], Any], path: str) -> None:
    """Raise the error of the construct grammar for bytes that the other grammar refuses."""
    parse()
    raise broken("RNT-VAL-001", kind=TrevniError, path=path, expected="an error", actual="none", field=path)


def _pairs(lists: list[Any]) -> list[Pairs]:
    """Metadata with the file offsets of their values, which follow from the lengths in front of them."""
    position = 4 + 8 + 4
    found = []
    for metadata in lists:
        start = position
        position += _len_number(metadata.num_pairs)
        items = []
        for pair in metadata.pairs:
            position += _len_number(pair.key.nbytes) + len(pair.key.raw) + _len_number(pair.value.nbytes)
            items.append((pair.key.raw, pair.value.raw, position))
            position += len(pair.value.raw)
        found.append(Pairs(tuple(items), start))
    return found


def _len_number(number: Any) -> int:
    """Bytes that a number of the Kaitai tree was stored in."""
    return sum(getattr(number, f"group_{index}") is not None for index in range(grammar.MAX_LEN_LONG))


def _wrong_starts(starts: tuple[int, ...], len_header: int, size: int, problems: Problems) -> set[int]:
    """Columns with invalid starts; each is reported."""
    wrong: set[int] = set()
    table = len_header - 8 * len(starts)
    for index, start in enumerate(starts):
        path, place = f"header.ofs_columns[{index}]", table + 8 * index
        if index == 0 and start != len_header:
            problems.error(broken("RNT-TRV-013", path=path, offset=place, expected=len_header, actual=start))
            wrong.add(index)
        elif not len_header <= start <= size or (index and start < starts[index - 1]):
            least = starts[index - 1] if index else len_header
            wanted = f"{least} to {size}"
            problems.error(broken("RNT-TRV-014", path=path, offset=place, expected=wanted, actual=start))
            wrong.add(index)
    return wrong


def _read_blocks(
    source: Source, info: FileInfo, index: int, starts: tuple[int, ...], problems: Problems, limits: Limits
) -> Blocks | None:
    column = info.columns[index]
    start = starts[index]
    stop = starts[index + 1] if index + 1 < len(starts) else source.size
    if column is None or not 0 <= start <= stop <= source.size:
        return None
    try:
        tree, len_head = column_tree(source, column, start, stop, limits)
    except (TrevniError, LimitError) as error:
        problems.error(error)
        return None
    fields = [[block.num_rows, block.len_block, block.len_block_stored] for block in tree.descriptors]
    num_rows, len_blocks, nbytes = np.array(fields, np.int64).reshape(-1, 3).T
    if column.codec.name == "null":
        found = _null_sizes(column, len_blocks, nbytes, start, problems)
        if found is None:
            return None
        nbytes = found
    stored = nbytes + LEN_CHECKSUM * column.has_checksums
    ends = start + len_head + np.cumsum(stored)
    end = int(ends[-1]) if len(ends) else start + len_head
    if end != stop:
        rule_id = "RNT-TRV-015" if end > stop else "RNT-TRV-014"
        problems.error(broken(rule_id, path=column.path, offset=min(end, stop), expected=stop, actual=end))
        if end > stop:
            return None
    total = int(num_rows.sum())
    if total != info.num_rows:
        problems.error(
            broken("RNT-TRV-002", path=column.path, offset=start, expected=info.num_rows, actual=total)
        )
        return None
    if (num_rows == 0).any():
        number = int(np.flatnonzero(num_rows == 0)[0])
        problems.mild(broken("RNT-TRV-030", path=f"{column.path}.blocks[{number}]", offset=start))
    return Blocks(
        num_rows, np.cumsum(num_rows) - num_rows, len_blocks, nbytes, ends - stored, _first_values(column, tree),
        start, len_head,
    )  # fmt: skip


def _null_sizes(
    column: ColumnInfo,
    len_blocks: npt.NDArray[np.int64],
    nbytes: npt.NDArray[np.int64],
    start: int,
    problems: Problems,
) -> npt.NDArray[np.int64] | None:
    """Stored sizes of blocks without compression, some writers leave them 0; None if they are invalid."""
    different = np.flatnonzero(len_blocks != nbytes)
    is_mild = not nbytes[different].any()
    for number in different[:1]:
        error = broken(
            "RNT-TRV-017", path=f"{column.path}.blocks[{number}]", offset=start,
            expected=int(len_blocks[number]), actual=int(nbytes[number]),
        )  # fmt: skip
        (problems.mild if is_mild else problems.error)(error)
    return len_blocks if is_mild else None


def column_tree(source: Source, column: ColumnInfo, start: int, stop: int, limits: Limits) -> tuple[Any, int]:
    """The tree of a column, and the number of bytes in front of its blocks."""
    form = column.first_form
    size = min(_LEN_FIRST_READ, stop - start)
    if size >= 4:
        (count,) = struct.unpack("<I", source.read(start, 4))
        size = min(max(4 + 32 * count, 64), stop - start)
    while True:
        if size > limits.max_len_metadata:
            raise LimitError(
                f"descriptions of blocks in more than {limits.max_len_metadata} bytes", path=column.path, offset=start,
                expected=limits.max_len_metadata, hint="raise Limits.max_len_metadata if the file is trustworthy",
            )  # fmt: skip
        data = bytes(source.read(start, size))
        try:
            tree = _COLUMN_PARSERS[form](ByteStream(bytes(data)))
            return tree, size - len(tree.blocks)
        except _FAILURES:
            if size == stop - start:
                _explain(
                    partial(grammar.parse_column_head, data, form, column.path, base=start),
                    column.path,
                )
        size = min(size * 4, stop - start)


def _first_values(column: ColumnInfo, tree: Any) -> list[Any] | None:
    form = column.first_form
    if form is None:
        return None
    stored = [block.first_value for block in tree.descriptors]
    if form == "zigzag":
        return [zigzag_number(value) for value in stored]
    if form == "counted":
        return [value.raw for value in stored]
    width = "<u4" if form == "fixed32" else "<u8"
    values: list[Any] = np.array(stored, width).view(column.type.dtype).tolist()
    return values
