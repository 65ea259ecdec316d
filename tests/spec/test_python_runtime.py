"""The stream over bytes in memory does what the general stream of Kaitai Struct does."""

from __future__ import annotations

import random
from io import BytesIO

import kaitaistruct
import pytest
from rntuple_kaitai.runtime import ByteStream, KaitaiStream, ParseError

NUMBERS = [f"read_{kind}{size}{order}" for kind in "su" for size in (2, 4, 8) for order in ("le", "be")]
NUMBERS += ["read_s1", "read_u1", "read_f4le", "read_f4be", "read_f8le", "read_f8be"]


def _outcome(call):
    try:
        return repr(call())
    except ParseError as error:
        return type(error).__name__, str(error)


def _step(chance: random.Random):
    kind = chance.randrange(8)
    if kind < 3:
        return chance.choice(NUMBERS), ()
    if kind == 3:
        return chance.choice(("read_bits_int_le", "read_bits_int_be")), (chance.randrange(1, 20),)
    if kind == 4:
        return "read_bytes", (chance.choice((0, 1, 3, 9, 70, -1)),)
    if kind == 5:
        return "seek", (chance.choice((0, 1, 30, 64, 65, -1)),)
    if kind == 6:
        return "read_bytes_term", (
            chance.randrange(256),
            chance.random() < 0.5,
            chance.random() < 0.5,
            chance.random() < 0.5,
        )
    return chance.choice(("is_eof", "read_bytes_full", "align_to_byte", "pos", "size")), ()


@pytest.mark.parametrize("seed", range(200))
def test_every_step_has_the_same_outcome(seed):
    chance = random.Random(seed)
    data = chance.randbytes(64)
    ours, general = ByteStream(data), KaitaiStream(BytesIO(data))
    for _ in range(30):
        name, arguments = _step(chance)
        one = _outcome(lambda: getattr(ours, name)(*arguments))  # noqa: B023
        other = _outcome(lambda: getattr(general, name)(*arguments))  # noqa: B023
        assert one == other, (name, arguments)
        assert ours.pos() == general.pos(), (name, arguments)


def test_what_only_the_general_stream_can_do_has_a_file_object():
    stream = ByteStream(b"abcd")
    stream.read_u1()
    assert stream._io.read() == b"bcd"
    stream.close()
    assert isinstance(stream, kaitaistruct.KaitaiStream)
