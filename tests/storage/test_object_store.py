"""Objects are divided into parts that a store accepts."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from rntuple_construct.storage.object_store import MAX_PART, MIN_PART, ObjectPiece, plan_upload
from rntuple_construct.storage.sink import FilePart

LEAST, MOST = 5, 40
PARTS = [FilePart(f"{number}.part", f"bucket/{number}.part", 1000) for number in range(3)]


def pieces_of(sizes: list[tuple[int | None, int]]) -> list[ObjectPiece]:
    """Ranges of parts, and bytes of the object itself, whose places in it follow from the sizes before."""
    pieces, at = [], 0
    for number, size in sizes:
        start = at if number is None else 7
        pieces.append(ObjectPiece(None if number is None else PARTS[number], start, start + size))
        at += size
    return pieces


@given(
    st.lists(st.tuples(st.sampled_from([None, 0, 1, 2]), st.integers(0, 120)), max_size=20),
    st.sampled_from([5, 10_000]),
)
def test_steps_are_the_object_and_large_enough(sizes: list[tuple[int | None, int]], max_steps: int) -> None:
    pieces = pieces_of(sizes)
    steps = plan_upload(pieces, LEAST, MOST if max_steps > 5 else 10_000, max_steps)
    assert len(steps) <= max_steps

    def content(found: list[ObjectPiece]) -> list[tuple[str | None, int]]:
        return [(part and part.name, at) for part, start, stop in found for at in range(start, stop)]

    assert content([piece for step in steps for piece in step.pieces]) == content(pieces)
    lengths = [sum(stop - start for _, start, stop in step.pieces) for step in steps]
    assert all(length >= LEAST for length in lengths[:-1])
    assert all(lengths)
    for step, length in zip(steps, lengths, strict=True):
        if step.is_copy:
            assert len(step.pieces) == 1
            assert step.pieces[0].part is not None
            assert length <= MOST or max_steps == 5


def test_only_bytes_next_to_keys_are_uploaded() -> None:
    """Parts of a gigabyte with a key in front of each: half a percent passes through the process."""
    size = 1 << 30
    sizes: list[tuple[int | None, int]] = []
    for number in range(3):
        sizes += [(None, 60), (number, size)]
    steps = plan_upload([*pieces_of(sizes), ObjectPiece(None, 3 * (size + 60), 3 * (size + 60) + 5000)])
    assert [step.is_copy for step in steps] == [False, True] * 3 + [False]
    copied = sum(step.pieces[0].stop - step.pieces[0].start for step in steps if step.is_copy)
    assert copied == 3 * size - 3 * (MIN_PART - 60)


def test_ranges_that_are_too_large_for_one_request() -> None:
    steps = plan_upload([ObjectPiece(PARTS[0], 0, 2 * MAX_PART + 1)])
    sizes = [step.pieces[0].stop - step.pieces[0].start for step in steps]
    assert sizes == [MAX_PART, MAX_PART + 1 - MIN_PART, MIN_PART]
