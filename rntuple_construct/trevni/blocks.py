"""Contents of a block: from stored bytes to levels or lengths and values, and back."""

from __future__ import annotations

import struct
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from rntuple_construct.base.errors import LimitError, RNTupleError, SchemaError
from rntuple_construct.base.limits import Limits
from rntuple_construct.base.rules import broken
from rntuple_construct.model.values.layout import Layout, Numbers
from rntuple_construct.storage import Source
from rntuple_construct.trevni import leaves
from rntuple_construct.trevni.leaves import Leaf
from rntuple_construct.trevni.metadata import ColumnInfo
from rntuple_construct.trevni.problems import Problems
from rntuple_construct.trevni.profiles import LEN_CHECKSUM, Profile
from rntuple_construct.trevni.structure import Blocks

_COUNT = struct.Struct("<I")
_LONGEST_ARRAY = int(np.iinfo(np.int32).max)
Integers = npt.NDArray[np.int64]


@dataclass(frozen=True, slots=True, eq=False)
class Levels:
    """Entries of a block whose nested values have levels.

    Args:
        repetition: repetition level of each entry.
        definition: definition level of each entry.
        values: the values that are there.
    """

    repetition: Integers
    definition: Integers
    values: Leaf


@dataclass(frozen=True, slots=True, eq=False)
class Arrays:
    """Values of a block whose nested values have lengths.

    Args:
        lengths: values of each row or value of the parent; None if there is always one.
        values: the values.
    """

    lengths: Integers | None
    values: Leaf


@contextmanager
def placed(offset: int) -> Iterator[None]:
    """Give errors the file offset of the block they come from; inside, the bytes have been decompressed."""
    try:
        yield
    except RNTupleError as error:
        if error.offset is None:
            error.offset = offset
        raise


def read_payload(
    source: Source, profile: Profile, column: ColumnInfo, blocks: Blocks, number: int, problems: Problems, limits: Limits,
    *, verify: bool = True,
) -> bytes:  # fmt: skip
    """Read a block: decompress it and compare its checksum.

    Raises:
        TrevniError: damaged data, or a wrong checksum (RNT-TRV-021) that ``problems`` raises.
        LimitError: an absurdly large block.
    """
    path, offset = f"{column.path}.blocks[{number}]", int(blocks.offsets[number])
    nbytes, size = int(blocks.nbytes[number]), int(blocks.len_blocks[number])
    stored = source.read(offset, nbytes + LEN_CHECKSUM * column.has_checksums)
    checksum, data = b"", stored
    if column.has_checksums and profile.checksum_first:
        checksum, data = bytes(stored[:LEN_CHECKSUM]), stored[LEN_CHECKSUM:]
    elif column.has_checksums:
        checksum, data = bytes(stored[nbytes:]), stored[:nbytes]
    payload = column.codec.decompress(
        data, size, path=path, offset=offset, max_size=limits.max_len_decompressed
    )
    if checksum and verify and profile.checksum(payload) != checksum:
        place = offset if profile.checksum_first else offset + nbytes
        expected = profile.checksum(payload).hex()
        problems.error(
            broken("RNT-TRV-021", path=path, offset=place, expected=expected, actual=checksum.hex())
        )
    return payload


def _width(level: int) -> int:
    return level.bit_length()


def decode_levels(
    column: ColumnInfo,
    payload: bytes,
    num_rows: int,
    path: str,
    offset: int,
    problems: Problems,
    limits: Limits,
) -> Levels:
    """Decode a block of the dialect with levels.

    Args:
        column: its column.
        payload: the uncompressed block.
        num_rows: rows in it.
        path: path of the block, for errors.
        offset: its file offset, for errors.
        problems: takes minor errors.
        limits: guards against absurd sizes.

    Raises:
        TrevniError: the bytes are not what metadata and rows ask for.
        LimitError: absurdly many values without a byte.
    """
    data = np.frombuffer(payload, np.uint8)
    position, count = 0, num_rows
    if column.max_repetition:
        if len(payload) < _COUNT.size:
            raise broken(
                "RNT-TRV-023", path=path, offset=offset, problem="the block ends before their number"
            )
        (count,) = _COUNT.unpack_from(payload)
        position = _COUNT.size
    sizes = [-(-count * _width(level) // 8) for level in (column.max_definition, column.max_repetition)]
    if sum(sizes) > len(payload) - position:
        message = (
            f"levels of {count} entries take {sum(sizes)} bytes, the block has {len(payload) - position}"
        )
        raise broken("RNT-TRV-023", path=path, offset=offset, actual=count, problem=message)
    _check_synthetic(column, count, path, offset, limits)
    if not column.max_definition and count * max(column.array_width, 1) * column.type.least > len(payload):
        message = f"{count} rows of {column.type.name} values do not fit {len(payload)} bytes"
        raise broken("RNT-TRV-024", path=path, offset=offset, actual=count, problem=message)
    definition = _levels(data[position:], count, column.max_definition, path, offset, problems)
    position += sizes[0]
    repetition = _levels(data[position:], count, column.max_repetition, path, offset, problems)
    position += sizes[1]
    found = int((repetition == 0).sum())
    if found != num_rows or (count and repetition[0] != 0):
        message = f"{found} of the entries begin a row, the block has {num_rows} rows"
        raise broken(
            "RNT-TRV-023", path=path, offset=offset, expected=num_rows, actual=found, problem=message
        )
    num_values = int((definition == column.max_definition).sum()) * max(column.array_width, 1)
    if num_values * column.type.least > len(payload) - position:
        message = f"{num_values} {column.type.name} values do not fit {len(payload) - position} bytes"
        raise broken("RNT-TRV-024", path=path, offset=offset, expected=num_values, problem=message)
    values = leaves.decode(column.type, data[position:], num_values, path, offset, problems)
    return Levels(repetition, definition, values)


def _levels(
    data: npt.NDArray[np.uint8], count: int, largest: int, path: str, offset: int, problems: Problems
) -> Integers:
    levels, is_padded = leaves.decode_bits(data, count, _width(largest))
    if count and int(levels.max()) > largest:
        message = f"level {int(levels.max())}, the largest of the column is {largest}"
        raise broken(
            "RNT-TRV-022",
            path=path,
            offset=offset,
            expected=largest,
            actual=int(levels.max()),
            problem=message,
        )
    if not is_padded:
        problems.mild(
            broken("RNT-TRV-022", path=path, offset=offset, problem="bits after the last one are set")
        )
    return levels


def _check_synthetic(column: ColumnInfo, count: int, path: str, offset: int, limits: Limits) -> None:
    if column.type.least == 0 and column.type.form == "none" and count > limits.max_len_read // 8:
        raise LimitError(
            f"{count} values without a byte", path=path, offset=offset, expected=limits.max_len_read // 8,
            actual=count, hint="raise Limits.max_len_read if the file is trustworthy",
        )  # fmt: skip


def encode_levels(column: ColumnInfo, repetition: Integers, definition: Integers, values: Layout) -> bytes:
    """Encode a block of the dialect with levels; arguments as in ``Levels``.

    Raises:
        SchemaError: values that the type of the column cannot hold.
    """
    data, _ = leaves.encode(column.type, values, column.name)
    head = _COUNT.pack(len(definition)) if column.max_repetition else b""
    parts = [
        leaves.encode_bits(definition, _width(column.max_definition)),
        leaves.encode_bits(repetition, _width(column.max_repetition)),
        data,
    ]
    return head + b"".join(part.tobytes() for part in parts)


def decode_arrays(
    profile: Profile, column: ColumnInfo, payload: bytes, num_parents: int, path: str, offset: int, problems: Problems,
    limits: Limits,
) -> Arrays:  # fmt: skip
    """Decode a block of the dialect with lengths.

    Args:
        profile: the dialect, which says whether lengths may be runs.
        column: its column.
        payload: the uncompressed block.
        num_parents: rows in the block, or values of the parent column in these.
        path, offset, problems, limits: as for ``decode_levels``.

    Raises:
        TrevniError: the bytes are not what metadata and rows ask for.
        LimitError: absurdly many values without a byte.
    """
    data = np.frombuffer(payload, np.uint8)
    if num_parents > len(payload) * 8 + limits.max_len_read // 8:
        raise LimitError(
            f"{num_parents} values in {len(payload)} bytes", path=path, offset=offset, expected=limits.max_len_read // 8,
            hint="raise Limits.max_len_read if the file is trustworthy",
        )  # fmt: skip
    if not column.is_array:
        _check_synthetic(column, num_parents, path, offset, limits)
        if num_parents * column.type.least > len(payload):
            message = f"{num_parents} {column.type.name} values do not fit {len(payload)} bytes"
            raise broken("RNT-TRV-024", path=path, offset=offset, expected=num_parents, problem=message)
        return Arrays(None, leaves.decode(column.type, data, num_parents, path, offset, problems))
    if column.type.form == "none":
        lengths = _null_lengths(profile, data, num_parents, path, offset, problems)
        total = int(lengths.sum())
        _check_synthetic(column, total, path, offset, limits)
        return Arrays(lengths, leaves.missing(total))
    return _Interleaved(profile, column, payload, path, offset).decode(num_parents, problems)


def _null_lengths(
    profile: Profile, data: npt.NDArray[np.uint8], wanted: int, path: str, offset: int, problems: Problems
) -> Integers:
    stored, is_shortest = leaves.decode_longs(data, path=path, bits=32)
    if not is_shortest:
        problems.mild(broken("RNT-TRV-005", path=path, offset=offset))
    if not profile.has_runs and (stored < 0).any():
        raise broken("RNT-TRV-027", path=path, offset=offset, actual=int(stored.min()))
    repeats = np.where(stored < 0, ((1 - stored) >> 1) + 1, 1)
    found = int(repeats.sum())
    if found != wanted:
        if (stored < 0).any():
            # The last run is the one that goes too far, or stops too early.
            last = int(stored[stored < 0][-1])
            raise broken("RNT-TRV-027", path=path, offset=offset, expected=wanted, actual=last,
                         remark=f"{found} lengths, expected {wanted}")  # fmt: skip
        raise broken("RNT-TRV-024", path=path, offset=offset, expected=wanted, actual=found,
                     problem=f"{found} lengths, expected {wanted}")  # fmt: skip
    return np.repeat(np.where(stored < 0, (stored + 1) & 1, stored), repeats)


class _Interleaved:
    """Decodes lengths with values after each of them.

    Each length gives the position of the next one, so lengths are read one by one. The values between them
    are only marked, and decoded together.
    """

    def __init__(self, profile: Profile, column: ColumnInfo, payload: bytes, path: str, offset: int) -> None:
        self._runs = profile.has_runs
        self._column = column
        self._payload = payload
        self._path = path
        self._offset = offset
        self._position = 0
        self._is_shortest = True

    def decode(self, num_parents: int, problems: Problems) -> Arrays:
        """Lengths and values of a number of arrays."""
        kind = self._column.type
        if kind.form == "zigzag":
            return self._numbers(num_parents, problems)
        if kind.form == "counted":
            arrays = self._counted(num_parents, problems)
        else:
            lengths, data = self._of_fixed_width(num_parents)
            values = (
                self._bits(lengths, data, problems)
                if kind.form == "bits"
                else leaves.decode(kind, data, int(lengths.sum()), self._path, self._offset, problems)
            )
            arrays = Arrays(lengths, values)
        self._check_end(len(self._payload) - self._position)
        if not self._is_shortest:
            problems.mild(broken("RNT-TRV-005", path=self._path, offset=self._offset))
        return arrays

    def _numbers(self, num_parents: int, problems: Problems) -> Arrays:
        """Lengths and values are numbers of the same form, which are all decoded at once."""
        kind = self._column.type
        stored, is_shortest = leaves.decode_longs(
            np.frombuffer(self._payload, np.uint8), path=self._path, bits=kind.bits
        )
        if not is_shortest:
            problems.mild(broken("RNT-TRV-005", path=self._path, offset=self._offset))
        numbers = stored.tolist()
        found: list[int] = []
        repeats: dict[int, int] = {}
        heads: list[int] = []
        place = done = 0
        while done < num_parents:
            if place >= len(numbers):
                problem = f"{done} lengths, expected {num_parents}"
                raise broken("RNT-TRV-024", path=self._path, offset=self._offset, problem=problem)
            length, count = numbers[place], 1
            heads.append(place)
            if length < 0:
                length, count = self._run(length, num_parents - done)
                repeats[len(found)] = count
            found.append(length)
            done += count
            place += 1 + length * count
            if place > len(numbers):
                self._too_long(length * count, len(numbers) - place + length * count)
        self._check_end(len(numbers) - place)
        is_value = np.ones(len(numbers), np.bool_)
        is_value[heads] = False
        values = Numbers(stored[is_value].astype(kind.dtype, copy=False))
        return Arrays(_repeated(found, repeats), values)

    def _of_fixed_width(self, num_parents: int) -> tuple[Integers, npt.NDArray[np.uint8]]:
        """Lengths, and the bytes of values whose sizes follow from them: the same for all, or a bit."""
        payload, size, width = self._payload, len(self._payload), self._column.type.least
        found: list[int] = []
        repeats: dict[int, int] = {}
        heads: list[int] = []
        position = done = 0
        while done < num_parents:
            # Most lengths are one byte.
            if position < size and not payload[position] & 0x81:
                heads.append(position)
                length, count = payload[position] >> 1, 1
                position += 1
            else:
                self._position = position
                length, count = self._run(self._long(), num_parents - done)
                heads += range(position, self._position)
                position = self._position
                repeats[len(found)] = count
            found.append(length)
            done += count
            if length:
                # Bits begin a byte for each array, those of a run too.
                nbytes = length * count * width if width else ((length + 7) >> 3) * count
                if nbytes > size - position:
                    self._too_long(length * count, size - position)
                position += nbytes
        self._position = position
        is_value = np.ones(size, np.bool_)
        is_value[heads] = False
        is_value[position:] = False
        return _repeated(found, repeats), np.frombuffer(payload, np.uint8)[is_value]

    def _counted(self, num_parents: int, problems: Problems) -> Arrays:
        """Lengths, and values with their number of bytes in front of each: all of these are walked, the values are not."""
        # No number ends with the byte after the last one.
        payload, size = self._payload + b"\x80", len(self._payload)
        found: list[int] = []
        repeats: dict[int, int] = {}
        lengths: list[int] = []
        ends: list[int] = []
        position = done = 0
        while done < num_parents:
            byte = payload[position]
            if byte & 0x81:
                self._position = position
                length, count = self._run(self._long(), num_parents - done)
                position = self._position
                repeats[len(found)] = count
            else:
                length, count = byte >> 1, 1
                position += 1
            found.append(length)
            done += count
            if length * count > size - position:
                self._too_long(length * count, size - position)
            for _ in range(length * count):
                byte = payload[position]
                if byte & 0x81:
                    self._position = position
                    nbytes = self._long()
                    position = self._position
                else:
                    nbytes = byte >> 1
                    position += 1
                if not 0 <= nbytes <= size - position:
                    raise broken("RNT-TRV-006", path=self._path, offset=self._offset, actual=nbytes)
                position += nbytes
                lengths.append(nbytes)
                ends.append(position)
        self._position = position
        offsets, data = leaves.gathered(
            np.frombuffer(self._payload, np.uint8), np.array(lengths, np.int64), np.array(ends, np.int64)
        )
        values = leaves.of_bytes(self._column.type, offsets, data, self._path, self._offset, problems)
        return Arrays(_repeated(found, repeats), values)

    def _bits(self, lengths: Integers, data: npt.NDArray[np.uint8], problems: Problems) -> Numbers:
        """Booleans of arrays of which each begins a byte."""
        bits = np.unpackbits(data, bitorder="little")
        nbytes = (lengths + 7) >> 3
        ends = (np.cumsum(nbytes) - nbytes) * 8 + lengths
        is_full = lengths > 0
        _, values = leaves.gathered(bits, lengths[is_full], ends[is_full])
        if int(values.sum(dtype=np.int64)) != int(bits.sum(dtype=np.int64)):
            problem = "bits after the last boolean of an array are set"
            problems.mild(broken("RNT-TRV-022", path=self._path, offset=self._offset, problem=problem))
        return Numbers(values.astype(np.bool_))

    def _run(self, stored: int, left: int) -> tuple[int, int]:
        """A length, and how often it is repeated."""
        if stored >= 0:
            return stored, 1
        count = ((1 - stored) >> 1) + 1
        if not self._runs or count > left:
            remark = f"{count} lengths where {left} are left"
            raise broken("RNT-TRV-027", path=self._path, offset=self._offset, actual=stored, remark=remark)
        return (stored + 1) & 1, count

    def _long(self) -> int:
        left = shift = 0
        while True:
            if self._position >= len(self._payload) or shift > 63:
                raise broken(
                    "RNT-TRV-004",
                    path=self._path,
                    offset=self._offset,
                    problem="the block ends inside a number",
                )
            byte = self._payload[self._position]
            self._position += 1
            left |= (byte & 0x7F) << shift
            shift += 7
            if byte < 0x80:
                break
        self._is_shortest = self._is_shortest and (byte != 0 or shift == 7)
        return (left >> 1) ^ -(left & 1)

    def _check_end(self, left: int) -> None:
        if left:
            problem = f"{left} bytes or numbers after the last array"
            raise broken("RNT-TRV-024", path=self._path, offset=self._offset, actual=left, problem=problem)

    def _too_long(self, count: int, left: int) -> None:
        problem = f"array of {count} values, but {left} bytes or numbers are left in the block"
        raise broken("RNT-TRV-024", path=self._path, offset=self._offset, actual=count, problem=problem)


def _repeated(lengths: list[int], repeats: dict[int, int]) -> Integers:
    """Lengths of which some, by their place, are repeated."""
    counts = np.ones(len(lengths), np.int64)
    counts[list(repeats)] = list(repeats.values())
    return np.repeat(np.array(lengths, np.int64), counts)


def encode_arrays(profile: Profile, column: ColumnInfo, lengths: Integers | None, values: Layout) -> bytes:
    """Encode a block of the dialect with lengths; arguments as in ``Arrays``.

    Raises:
        SchemaError: values that the type of the column cannot hold.
    """
    data, sizes = leaves.encode(column.type, values, column.name)
    if lengths is None:
        return (leaves.encode_bits(data, 1) if column.type.form == "bits" else data).tobytes()
    if len(lengths) and int(lengths.max()) > _LONGEST_ARRAY:
        raise SchemaError(f"array of {int(lengths.max())} values in column '{column.name}'", path=column.name)
    if column.type.form == "none":
        return leaves.encode_longs(_with_runs(lengths, (0, 1)) if profile.has_runs else lengths)[0].tobytes()
    raw = data.tobytes()
    ends = np.concatenate(([0], np.cumsum(sizes)))
    places = ends[np.concatenate(([0], np.cumsum(lengths)))].tolist()
    stored = _with_runs(lengths, (0,)) if profile.has_runs else lengths
    heads, len_heads = leaves.encode_longs(stored)
    head_ends = np.concatenate(([0], np.cumsum(len_heads))).tolist()
    head = heads.tobytes()
    out: list[bytes] = []
    array = 0
    for number, length in enumerate(stored.tolist()):
        out.append(head[head_ends[number] : head_ends[number + 1]])
        if length < 0:
            array += ((1 - length) >> 1) + 1  # arrays without values
            continue
        piece = raw[places[array] : places[array + 1]]
        if column.type.form == "bits" and piece:
            piece = leaves.encode_bits(np.frombuffer(piece, np.uint8), 1).tobytes()
        out.append(piece)
        array += 1
    return b"".join(out)


def _with_runs(lengths: Integers, repeated: tuple[int, ...]) -> Integers:
    """Lengths with two or more equal ones of 0 (and 1) in a row as one negative number."""
    if not len(lengths):
        return lengths
    starts = np.concatenate(([0], np.flatnonzero(np.diff(lengths)) + 1))
    counts = np.diff(np.concatenate((starts, [len(lengths)])))
    values = lengths[starts]
    is_run = (counts > 1) & np.isin(values, repeated)
    stored = np.where(is_run, 3 - values - 2 * counts, values)
    return np.repeat(stored, np.where(is_run, 1, counts))
