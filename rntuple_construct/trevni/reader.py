"""Open Trevni files: rows of any range as arrays of any library."""

from __future__ import annotations

import fnmatch
import math
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

import numpy as np
import numpy.typing as npt

from rntuple_construct.base.closing import Closing
from rntuple_construct.base.errors import LimitError, SchemaError
from rntuple_construct.base.limits import DEFAULT_LIMITS, Limits
from rntuple_construct.base.rules import broken
from rntuple_construct.base.suggestions import shortened, suggestion
from rntuple_construct.conversion.tables.table import FieldPart, Room
from rntuple_construct.model.arrays import present
from rntuple_construct.model.schema.cpp_types import FUNDAMENTAL_DTYPES, kinds_of
from rntuple_construct.model.values.layout import Bytes, Layout, Numbers
from rntuple_construct.reader.chunking import parse_size
from rntuple_construct.storage import open_source
from rntuple_construct.trevni import fields, leaves
from rntuple_construct.trevni.blocks import decode_arrays, decode_levels, placed, read_payload
from rntuple_construct.trevni.fields import ColumnPiece, Node, assemble, part_of, tree_of
from rntuple_construct.trevni.metadata import AVRO_SCHEMA, CPP_TYPE, NTUPLE_NAME, ColumnInfo
from rntuple_construct.trevni.problems import Problems, Strict
from rntuple_construct.trevni.profiles import Profile, profile_named
from rntuple_construct.trevni.structure import Blocks, read_structure

__all__ = ["TrevniColumn", "TrevniFile", "open"]

Integers = npt.NDArray[np.int64]
_STEP = "100 MB"
_CHARACTERS = kinds_of("char")


@dataclass(frozen=True, slots=True, eq=False)
class TrevniColumn:
    """A column and its blocks.

    Args:
        info: what its metadata say.
        blocks: its blocks.
    """

    info: ColumnInfo
    blocks: Blocks

    @property
    def name(self) -> str:
        """Its name."""
        return self.info.name


class TrevniFile(Closing):
    """An open Trevni file; a context manager that closes it.

    Args:
        source: path, URL, bytes, or binary file object.
        profile: name of the dialect; by default that of the version.
        verify: compare checksums.
        limits: guards against absurd sizes.
        problems: takes the errors of blocks; by default errors are raised.

    Raises:
        TrevniError: no Trevni file, or a damaged one.
        UnsupportedError: codecs or checksums that are not known.
        SourceError: the bytes cannot be read.
    """

    def __init__(
        self, source: Any, *, profile: str | Profile | None = None, verify: bool = True, limits: Limits = DEFAULT_LIMITS,
        problems: Problems | None = None,
    ) -> None:  # fmt: skip
        self._source = open_source(source)
        try:
            wanted = None if profile is None else profile_named(profile)
            self.structure = read_structure(self._source, Strict(), wanted, limits)
        except BaseException:
            self._source.close()
            raise
        self._verify = verify
        self._limits = limits
        self._problems: Problems = problems or Strict()
        info = self.structure.info
        self.profile: Profile = info.profile
        self._infos = [column for column in info.columns if column is not None]
        self._blocks = [blocks for blocks in self.structure.blocks if blocks is not None]
        self.nodes: dict[str, Node] = tree_of(
            self.profile, self._infos, has_unions=AVRO_SCHEMA in info.metadata
        )

    @property
    def name(self) -> str:
        """Name of the source."""
        return self._source.name

    @property
    def size(self) -> int:
        """Bytes of the file."""
        return self._source.size

    @property
    def num_rows(self) -> int:
        """Number of rows."""
        return self.structure.info.num_rows

    num_entries = num_rows

    def __len__(self) -> int:
        if self.num_rows > sys.maxsize:
            raise LimitError(f"{self.num_rows} rows are more than Python can count", path="header.num_rows")
        return self.num_rows

    @property
    def metadata(self) -> Mapping[str, bytes]:
        """User keys of the file and their values."""
        return self.structure.info.metadata

    @property
    def columns(self) -> dict[str, TrevniColumn]:
        """The columns by name, in the order of the file."""
        pairs = zip(self._infos, self._blocks, strict=True)
        return {info.name: TrevniColumn(info, blocks) for info, blocks in pairs}

    @property
    def fields(self) -> list[str]:
        """Names of the fields; those of nested values have several columns."""
        return list(self.nodes)

    @property
    def path(self) -> str:
        """Name of the table: that of the RNTuple it was, or that of the source."""
        return self.metadata.get(NTUPLE_NAME, b"").decode("utf-8", "replace") or self.name

    def select(self, fields: Sequence[str] | str | None = None) -> dict[str, Node]:
        """Fields by the names asked for, in this order.

        Args:
            fields: names, patterns (``Muon_*``) or paths of members (``Muon.pt``); default all.

        Raises:
            SchemaError: a name that matches nothing.
        """
        if fields is None:
            return dict(self.nodes)
        chosen: dict[str, Node] = {}
        for name in [fields] if isinstance(fields, str) else fields:
            is_pattern = any(char in name for char in "*?[")
            matches = (
                [known for known in self.nodes if fnmatch.fnmatchcase(known, name)] if is_pattern else []
            )
            top, *members = name.split(".")
            if name in self.nodes:
                chosen[name] = self.nodes[name]
            elif matches:
                chosen.update((match, self.nodes[match]) for match in matches)
            elif members and top in self.nodes:
                chosen[name] = self.nodes[top].member(members, top)
            else:
                raise SchemaError(
                    f"there is no field '{shortened(name)}'",
                    hint=suggestion(name, list(self.nodes), "rntuple info lists them"),
                )
        return chosen

    def parts(self, fields: Sequence[str] | str | None = None) -> dict[str, FieldPart]:
        """The parts of fields with their types and the room they take; arguments and errors as for ``select``."""
        nodes = self.select(fields)
        rooms = [
            Room(int(blocks.nbytes.sum()), int(blocks.len_blocks.sum()), len(blocks))
            for blocks in self._blocks
        ]
        layouts = self._layouts(nodes, 0, 0)
        return {
            name: part_of(
                node,
                layouts[name],
                self._infos,
                rooms,
                name if name in self.nodes else name.partition(".")[0],
            )
            for name, node in nodes.items()
        }

    def arrays(
        self, fields: Sequence[str] | str | None = None, *, entry_start: int | None = None, entry_stop: int | None = None,
        library: str = "np",
    ) -> Any:  # fmt: skip
        """Rows as arrays; only the blocks that hold them are read.

        Args:
            fields: names, patterns or paths of members, as for ``select``; default all.
            entry_start, entry_stop: range of rows, negative numbers count from the end.
            library: ``np``, ``ak``, ``pa``, ``pd``, ``py`` or ``layout``, as for ``RNTuple.arrays``.

        Raises:
            SchemaError: no such field or library.
            TrevniError: damaged blocks.
        """
        start, stop = self._range(entry_start, entry_stop)
        return present(self._layouts(self.select(fields), start, stop), library, stop - start)

    def iterate(
        self, fields: Sequence[str] | str | None = None, *, step_size: int | str = _STEP, entry_start: int | None = None,
        entry_stop: int | None = None, library: str = "np",
    ) -> Iterator[Any]:  # fmt: skip
        """Yield rows in chunks of a number of rows, or of about a number of uncompressed bytes; other arguments as for ``arrays``."""
        start, stop = self._range(entry_start, entry_stop)
        nodes = self.select(fields)
        step = self._step(step_size, nodes)
        for first in range(start, stop, step):
            last = min(first + step, stop)
            yield present(self._layouts(nodes, first, last), library, last - first)

    def rows_between(self, name: str, low: Any, high: Any) -> tuple[int, int]:
        """The rows of a sorted column whose values are from ``low`` to ``high``.

        First values tell which blocks can hold them; only those are read.

        Args:
            name: name of the column, which has first values and is sorted in ascending order.
            low, high: smallest and largest value.

        Returns:
            first row, and the one after the last.

        Raises:
            SchemaError: no such column, no first values, or first values that are not sorted.
        """
        if name not in self.columns:
            raise SchemaError(
                f"there is no column '{shortened(name)}'", hint=suggestion(name, list(self.columns), "")
            )
        column = self.columns[name]
        firsts = column.blocks.first_values
        if firsts is None:
            raise SchemaError(f"column '{name}' has no first values", hint="write it with first_values=True")
        if any(one > other for one, other in pairwise(firsts)):
            raise SchemaError(f"column '{name}' is not sorted")
        low, high = (value.encode() if isinstance(value, str) else value for value in (low, high))
        rows = column.blocks.first_rows
        after = next((index for index, first in enumerate(firsts) if first > high), len(firsts))
        before = max(0, next((index for index, first in enumerate(firsts) if first >= low), len(firsts)) - 1)
        if before >= after:
            row = int(rows[after]) if after < len(firsts) else self.num_rows
            return row, row
        start = int(rows[before])
        stop = int(rows[after]) if after < len(firsts) else self.num_rows
        values = self._pieces([column.info.index], start, stop)[column.info.index].values
        if isinstance(values, Numbers):
            inside = (values.data >= low) & (values.data <= high)
        elif isinstance(values, Bytes):
            places, raw = values.offsets.tolist(), values.data.tobytes()
            each = (raw[places[index] : places[index + 1]] for index in range(len(values)))
            inside = np.array([low <= value <= high for value in each], np.bool_)
        else:
            raise SchemaError(f"column '{name}' has no values to compare")
        found = np.flatnonzero(inside)
        if not len(found):
            return start, start
        return start + int(found[0]), start + int(found[-1]) + 1

    def close(self) -> None:
        """Close the file."""
        self._source.close()

    def __repr__(self) -> str:
        return f"<TrevniFile {self.name!r}, {self.num_rows} rows, {len(self._infos)} columns>"

    # Reading

    def _range(self, start: int | None, stop: int | None) -> tuple[int, int]:
        first, last, _ = slice(start, stop).indices(len(self))
        if not self._infos and last - first > self._limits.max_len_read // 8:
            raise LimitError(
                f"{last - first} rows without columns",
                path="header.num_rows",
                expected=self._limits.max_len_read // 8,
            )
        return first, max(first, last)

    def _step(self, step_size: int | str, nodes: Mapping[str, Node]) -> int:
        if isinstance(step_size, int):
            if step_size < 1:
                raise SchemaError(f"a chunk of {step_size} rows is impossible")
            return step_size
        columns = {index for node in nodes.values() for index in node.columns()}
        total = sum(int(self._blocks[index].len_blocks.sum()) for index in columns)
        # Values without bytes need memory too.
        total = max(total, self.num_rows * len(nodes))
        return max(1, self.num_rows * parse_size(step_size) // total) if total else max(1, self.num_rows)

    def _layouts(self, nodes: Mapping[str, Node], start: int, stop: int) -> dict[str, Layout]:
        columns = [index for node in nodes.values() for index in node.columns()]
        pieces = self._pieces(columns, start, stop)
        return {name: assemble(node, pieces, self._infos, stop - start) for name, node in nodes.items()}

    def _pieces(self, columns: Sequence[int], start: int, stop: int) -> dict[int, ColumnPiece]:
        if self.profile.has_levels:
            return {index: self._with_levels(index, start, stop) for index in columns}
        lengths = _Lengths(self)
        return {index: self._with_lengths(index, start, stop, lengths) for index in columns}

    def _payload(self, index: int, number: int) -> bytes:
        return read_payload(
            self._source, self.profile, self._infos[index], self._blocks[index], number, self._problems, self._limits,
            verify=self._verify,
        )  # fmt: skip

    def _with_levels(self, index: int, start: int, stop: int) -> ColumnPiece:
        info, blocks = self._infos[index], self._blocks[index]
        parts = []
        for number in blocks.overlapping(start, stop):
            path, offset = f"{info.path}.blocks[{number}]", int(blocks.offsets[number])
            num_rows, first = int(blocks.num_rows[number]), int(blocks.first_rows[number])
            payload = self._payload(index, number)
            with placed(offset):
                levels = decode_levels(info, payload, num_rows, path, offset, self._problems, self._limits)
            check_first_value(info, blocks, number, levels.values, path, self._problems)
            low, high = max(start - first, 0), min(stop - first, num_rows)
            fields.offsets_of(info.steps, levels.repetition, levels.definition, path=path, offset=offset)
            if (low, high) == (0, num_rows):
                parts.append((levels.repetition, levels.definition, levels.values))
                continue
            rows = np.append(fields.rows_of(levels.repetition), len(levels.repetition))
            begin, end = int(rows[low]), int(rows[high])
            is_value = levels.definition == info.max_definition
            width = max(info.array_width, 1)
            value, count = int(is_value[:begin].sum()) * width, int(is_value[begin:end].sum()) * width
            parts.append(
                (
                    levels.repetition[begin:end],
                    levels.definition[begin:end],
                    leaves.cut(levels.values, value, value + count),
                )
            )
        nothing = np.empty(0, np.int64)
        repetition = np.concatenate([nothing, *(part[0] for part in parts)])
        definition = np.concatenate([nothing, *(part[1] for part in parts)])
        offsets = fields.offsets_of(info.steps, repetition, definition, path=info.path)
        return ColumnPiece(
            offsets, self._typed(info, leaves.joined(info.type, [part[2] for part in parts])), blocks.start
        )

    def _with_lengths(self, index: int, start: int, stop: int, lengths: _Lengths) -> ColumnPiece:
        if index in lengths.pieces:
            return lengths.pieces[index]
        info = self._infos[index]
        parent = None if info.parent is None else self._with_lengths(info.parent, start, stop, lengths)
        parts = []
        counts = [np.empty(0, np.int64)]
        blocks = self._blocks[index]
        for number in blocks.overlapping(start, stop):
            first = int(blocks.first_rows[number])
            low, high = max(start - first, 0), min(stop - first, int(blocks.num_rows[number]))
            found, values = lengths.block(index, number)
            begin, end = (
                lengths.instances(info.parent, first, first + low),
                lengths.instances(info.parent, first, first + high),
            )
            if found is not None:
                edges = np.concatenate(([0], np.cumsum(found)))
                counts.append(found[begin:end])
                begin, end = int(edges[begin]), int(edges[end])
            parts.append(leaves.cut(values, begin, end))
        offsets = [] if parent is None else list(parent.offsets)
        if info.is_array:
            offsets.append(np.concatenate((np.zeros(1, np.int64), np.cumsum(np.concatenate(counts)))))
        piece = ColumnPiece(offsets, self._typed(info, leaves.joined(info.type, parts)), blocks.start)
        lengths.pieces[index] = piece
        return piece

    def _typed(self, info: ColumnInfo, leaf: Layout) -> Layout:
        """Numbers in the C++ type that the writer had."""
        name = info.metadata.get(CPP_TYPE, b"").decode("ascii", "replace")
        dtype = FUNDAMENTAL_DTYPES.get(name)
        if dtype is None or not isinstance(leaf, Numbers) or leaf.data.dtype == dtype:
            return leaf
        if (
            info.type.form in ("fixed32", "fixed64")
            and leaf.data.dtype.kind != "f"
            and dtype.kind in "iu"
            and leaf.data.dtype.itemsize == dtype.itemsize
        ):
            return Numbers(leaf.data.view(dtype), name in _CHARACTERS)
        with np.errstate(over="ignore", invalid="ignore"):
            converted: npt.NDArray[Any] = leaf.data.astype(dtype)
            is_same = np.array_equal(
                converted.astype(leaf.data.dtype), leaf.data, equal_nan=leaf.data.dtype.kind == "f"
            )
        if not is_same:
            raise broken("RNT-TRV-032", path=info.path, offset=self._blocks[info.index].start, expected=name)
        return Numbers(converted, name in _CHARACTERS)


class _Lengths:
    """Decoded blocks of arrays, kept while a range of rows is read: those of parents tell how long the children are.

    Attributes:
        pieces: columns that have been read.
    """

    def __init__(self, file: TrevniFile) -> None:
        self._file = file
        self._kept: dict[tuple[int, int], tuple[Integers | None, leaves.Leaf]] = {}
        self._sums: dict[tuple[int, int], Integers] = {}
        self._instances: dict[tuple[int, int, int], int] = {}
        self.pieces: dict[int, ColumnPiece] = {}

    def block(self, index: int, number: int) -> tuple[Integers | None, leaves.Leaf]:
        """Lengths and values of a block."""
        if (index, number) not in self._kept:
            file = self._file
            info, blocks = file._infos[index], file._blocks[index]
            path, offset = f"{info.path}.blocks[{number}]", int(blocks.offsets[number])
            first = int(blocks.first_rows[number])
            wanted = self.instances(info.parent, first, first + int(blocks.num_rows[number]))
            payload = file._payload(index, number)
            with placed(offset):
                arrays = decode_arrays(
                    file.profile, info, payload, wanted, path, offset, file._problems, file._limits
                )
            check_first_value(info, blocks, number, arrays.values, path, file._problems)
            self._kept[index, number] = (arrays.lengths, arrays.values)
        return self._kept[index, number]

    def instances(self, parent: int | None, start: int, stop: int) -> int:
        """Values of a column, or rows without column, in a range of rows."""
        if parent is None:
            return stop - start
        if (parent, start, stop) in self._instances:
            return self._instances[parent, start, stop]
        info, blocks = self._file._infos[parent], self._file._blocks[parent]
        total = 0
        for number in blocks.overlapping(start, stop):
            first, num_rows = int(blocks.first_rows[number]), int(blocks.num_rows[number])
            low, high = max(start - first, 0), min(stop - first, num_rows)
            begin = self.instances(info.parent, first, first + low)
            end = self.instances(info.parent, first, first + high)
            if (parent, number) not in self._sums:
                lengths, values = self.block(parent, number)
                counts = np.ones(len(values), np.int64) if lengths is None else lengths
                self._sums[parent, number] = np.concatenate(([0], np.cumsum(counts)))
            sums = self._sums[parent, number]
            total += int(sums[end]) - int(sums[begin])
        self._instances[parent, start, stop] = total
        return total


def check_first_value(
    info: ColumnInfo, blocks: Blocks, number: int, values: Layout, path: str, problems: Problems
) -> None:
    """Report a first value that is not the first of the block (RNT-TRV-025)."""
    if blocks.first_values is None or not len(values):
        return
    stored = blocks.first_values[number]
    if isinstance(values, Numbers):
        found = values.data[0].item()
        same = found == stored or (math.isnan(found) and math.isnan(stored))
    elif isinstance(values, Bytes):
        found = values.data[: values.offsets[1]].tobytes()
        same = found == stored
    else:
        return
    if not same:
        problems.error(
            broken(
                "RNT-TRV-025", path=path, offset=int(blocks.offsets[number]), expected=found, actual=stored
            )
        )


def open(
    source: Any, *, profile: str | None = None, verify: bool = True, limits: Limits = DEFAULT_LIMITS
) -> TrevniFile:
    """Open a Trevni file.

    Args:
        source: path, URL, bytes, or binary file object.
        profile: ``trevni-wiki``, ``trevni-avro``, or ``avro-v1`` for files of Avro before 1.7.5; by default what the
            version says.
        verify: compare checksums.
        limits: guards against absurd sizes.

    Raises:
        TrevniError: no Trevni file, or a damaged one.
        SourceError: the bytes cannot be read.
    """
    return TrevniFile(source, profile=profile, verify=verify, limits=limits)
