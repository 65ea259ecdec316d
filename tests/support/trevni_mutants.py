"""Changed copies of Trevni files that are well-formed enough to reach deep."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

import numpy as np

from rntuple_construct.base.errors import RNTupleError
from rntuple_construct.trevni.raw import RawColumn, RawFile, put_together, take_apart

_MAX_U32 = int(np.iinfo(np.uint32).max)
Mutator = Callable[[RawFile, Random], None]


_EDGES = [
    b"\0",
    b"\1",
    b"\x7f",
    b"\x80",
    b"\xff\xff\xff\xff\x0f",
    b"\xfe\xff\xff\xff\x0f",
    b"\xff" * 9 + b"\1",
    b"\x80" * 11,
]
"""Numbers at the edges of what their form holds."""


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


def _payload(file: RawFile, random: Random) -> None:
    """Other contents of a block: compression, sizes and checksum are right again."""
    column = _any_column(file, random)
    if not column.blocks:
        return
    index = random.randrange(len(column.blocks))
    try:
        data = bytearray(column.payload(index))
    except RNTupleError:
        return  # an earlier change has damaged it
    for _ in range(random.randint(1, 3)):
        place = random.randrange(len(data) + 1)
        change = random.randrange(4)
        if change == 0:
            data[place:place] = random.choice(_EDGES)
        elif change == 1:
            del data[place : place + random.randint(1, 4)]
        elif place < len(data):
            data[place] = random.choice([data[place] ^ 1 << random.randrange(8), random.getrandbits(8)])
    column.set_payload(index, bytes(data))


def _rows_everywhere(file: RawFile, random: Random) -> None:
    """Another number of rows in the file and in one block of each column, so that they add up."""
    change = random.choice([-1, 1, 2, 1 << 20])
    for column in file.columns:
        descriptors = column.tree["descriptors"]
        if not descriptors:
            return
        chosen = random.choice(descriptors)
        chosen["num_rows"] = max(0, chosen["num_rows"] + change) & _MAX_U32
    rows = [sum(each["num_rows"] for each in column.tree["descriptors"]) for column in file.columns]
    file.header["num_rows"] = rows[0] if rows else 0


def _first_value(file: RawFile, random: Random) -> None:
    columns = [column for column in file.columns if column.form is not None and column.tree["descriptors"]]
    if columns:
        column = random.choice(columns)
        descriptor = random.choice(column.tree["descriptors"])
        bits = {"fixed32": 32, "fixed64": 64}.get(column.form or "")
        if bits is not None:
            descriptor["first_value"] = _number(random, bits)
        elif column.form == "counted":
            descriptor["first_value"] = random.randbytes(random.randrange(4))
        else:
            descriptor["first_value"] = _number(random, 64) + int(np.iinfo(np.int64).min)


def _file_pair(file: RawFile, random: Random) -> None:
    """Metadata of the file: other defaults for all columns, or keys without meaning."""
    pairs = [dict(pair) for pair in file.header["metadata"]["pairs"]]
    key = random.choice(["trevni.codec", "trevni.checksum", "trevni.x", "avro.schema", "rntuple.name", "x"])
    value = random.choice([b"", b"null", b"deflate", b"crc32", b"bzip2", b"{}", b"\xff"])
    pairs.insert(random.randrange(len(pairs) + 1), {"key": key, "value": value})
    file.header["metadata"] = {"pairs": pairs}


def _version(file: RawFile, random: Random) -> None:
    file.header["version"] = random.choice([1, 2, random.getrandbits(8)])


def _swap(file: RawFile, random: Random) -> None:
    random.shuffle(file.columns)


def _trailing(file: RawFile, random: Random) -> None:
    file.trailing = bytes(random.randint(1, 9))


MUTATORS: tuple[Mutator, ...] = (
    _num_rows, _num_columns, _start, _descriptor, _num_blocks, _metadata_value, _metadata_pair, _block, _block_size, _swap,
    _trailing, _payload, _payload, _rows_everywhere, _first_value, _file_pair, _version,
)  # fmt: skip
"""Changes that leave a file well-formed enough to reach deep."""


def mutants(data: bytes, count: int, seed: int = 0) -> Iterator[bytes]:
    """Changed copies of a file.

    Args:
        data: a file without errors, with at least one column.
        count: how many.
        seed: the same seed gives the same copies.
    """
    random = Random(seed)
    for _ in range(count):
        file = take_apart(data)
        for _ in range(random.choice([1, 1, 1, 2, 3])):
            random.choice(MUTATORS)(file, random)
        yield put_together(file)
