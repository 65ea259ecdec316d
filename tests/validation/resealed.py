"""Random damage to small files of every generation, with lengths and checksums repaired around it.

Run as a script, it looks for files about which validator and reader disagree::

    python tests/validation/resealed.py --count 5000 --seed 7
"""

from __future__ import annotations

import argparse
import copy
import random
import sys
import warnings
from collections import Counter
from collections.abc import Callable, Iterator
from functools import lru_cache
from pathlib import Path
from typing import Any

if __name__ == "__main__":
    sys.path[:0] = [str(Path(__file__).parent), str(Path(__file__).parents[1])]


from rntuple_construct import reader
from rntuple_construct.conformance.mutations import MUTATIONS, Mutation
from rntuple_construct.conformance.mutations.bases import BASES
from rntuple_construct.container import RootFile
from rntuple_construct.errors import RNTupleError
from rntuple_construct.fuzzing.agreement import disagreements
from rntuple_construct.fuzzing.rewriting import FileDraft
from rntuple_construct.generations import generation_named, read_anchor

NUMBERS = [
    0, 1, 2, 3, 5, 7, 63, 0x99, 127, 255, 1 << 15, (1 << 16) - 1, 1 << 31, (1 << 32) - 1, -1, -(1 << 31),
    (1 << 63) - 1, (1 << 64) - 1, -(1 << 63),
]  # fmt: skip
TEXTS = [
    "", "x", "_0", "a.b", "\u03a9", b"\xff", "std::vector<", "std::vector<std::vector<float>>", "std::map<int,float>",
    "std::array<float,18446744073709551615>",
]  # fmt: skip
BYTES = (0, 1, 2, 0x7F, 0x80, 0xFE, 0xFF)


@lru_cache
def _taken_apart(base: str) -> FileDraft:
    return FileDraft.take_apart(BASES[base]())


def _copy(draft: FileDraft) -> FileDraft:
    """A draft whose trees can be changed without changing those of the other."""
    copied = copy.copy(draft)
    for name in ("data", "anchor", "header", "footer", "page_lists"):
        setattr(copied, name, copy.deepcopy(getattr(draft, name)))
    return copied


def _values(tree: Any) -> Iterator[tuple[Any, Any]]:
    items = tree.items() if isinstance(tree, dict) else enumerate(tree) if isinstance(tree, list) else ()
    for key, value in items:
        if isinstance(value, (int, str, bytes)):
            yield tree, key
        else:
            yield from _values(value)


def _lists(tree: Any) -> Iterator[list[Any]]:
    if isinstance(tree, list) and tree:
        yield tree
    for value in tree.values() if isinstance(tree, dict) else tree if isinstance(tree, list) else ():
        yield from _lists(value)


def _change_value(tree: Any, choice: random.Random) -> None:
    tree, key = choice.choice(list(_values(tree)))
    texts = isinstance(tree[key], (str, bytes))
    tree[key] = choice.choice(
        TEXTS if texts else [*NUMBERS, tree[key] + 1, tree[key] - 1, choice.randrange(60)]
    )


def damage_tree(draft: FileDraft, choice: random.Random) -> None:
    """Change, drop, repeat or swap something somewhere in the trees of a file."""
    root = choice.choice([draft.header, draft.footer, *draft.page_lists])["payload"]  # type: ignore[index]
    if choice.random() < 0.75:
        _change_value(root, choice)
        return
    items = choice.choice(list(_lists(root)))
    first, second = choice.randrange(len(items)), choice.randrange(len(items))
    action = choice.randrange(3)
    if action == 0:
        del items[first]
    elif action == 1:
        items.append(copy.deepcopy(items[first]))
    else:
        items[first], items[second] = items[second], items[first]


def damage_anchor(draft: FileDraft, choice: random.Random) -> None:
    """Change a member of the anchor."""
    _change_value(draft.anchor, choice)


def damage_envelope(draft: FileDraft, choice: random.Random) -> None:
    """Change some bytes of an envelope behind its first word."""
    envelopes = [draft.header, draft.footer, *draft.page_lists]
    number = choice.randrange(len(envelopes))
    data = bytearray(draft.grammar.build_envelope(envelopes[number]))
    generation = generation_named(draft.generation.name)
    end = len(data) - len(generation.envelope_checksum(b""))
    _scatter(data, range(8, end), choice)
    sealed = bytes(data[:end]) + generation.envelope_checksum(bytes(data[:end]))
    if number == 0:
        draft.header = sealed
    elif number == 1:
        draft.footer = sealed
    else:
        draft.page_lists[number - 2] = sealed


def damage_page(data: bytearray, choice: random.Random) -> None:
    """Change some bytes of a page and its checksum with them."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", reader.DroppedFieldWarning)
        with reader.open(bytes(data)) as file:
            events = file[choice.choice(file.keys())]
            lists = {id(cluster.page_list): cluster.page_list for cluster in events.clusters}
            pages = choice.choice(list(lists.values()))
            generation = generation_named(events.anchor.generation)
    page = choice.randrange(pages.num_pages)
    offset, size = int(pages.offset[page]), int(pages.size[page])
    _scatter(data, range(offset, offset + size), choice)
    if pages.has_checksum[page] and generation.page_checksum_is_sealed:
        checksum = generation.page_checksum(memoryview(bytes(data[offset : offset + size])))
        data[offset + size : offset + size + len(checksum)] = checksum


def damage_container(data: bytearray, choice: random.Random) -> None:
    """Change some bytes of the file header, of a directory, of a key or of an image of a key."""
    with RootFile(bytes(data)) as file:
        places = [range(100)]
        for directory in file.directories():
            places.append(range(directory.span.start, directory.span.stop))
            places += [range(image.span.start, image.span.stop) for image in directory.keys]
            places += [range(image.ofs_key, image.ofs_key + image.len_key) for image in directory.keys]
        anchor = read_anchor(file, choice.choice(file.keys()))
        places.append(range(anchor.span.start, anchor.span.stop))
    _scatter(data, choice.choice(places), choice)


def damage_bytes(data: bytearray, choice: random.Random) -> None:
    """Change some bytes anywhere."""
    _scatter(data, range(len(data)), choice)


def _scatter(data: bytearray, where: range, choice: random.Random) -> None:
    for _ in range(choice.choice((1, 1, 1, 2, 4))):
        if where:
            data[choice.choice(where)] = choice.choice((*BYTES, choice.randrange(256)))


TREES: tuple[Callable[[FileDraft, random.Random], None], ...] = (
    damage_tree, damage_tree, damage_tree, damage_anchor, damage_envelope, damage_envelope,
)  # fmt: skip
IMAGES: tuple[Callable[[bytearray, random.Random], None], ...] = (
    damage_page, damage_page, damage_container, damage_bytes,
)  # fmt: skip


@lru_cache
def _mutated(mutation: Mutation) -> bytes:
    return mutation.make()


def resealed(seed: object) -> bytes | None:
    """A damaged file, always the same one for a seed; None if what was chosen cannot be built.

    One change, or some more of them: to the trees, to bytes whose checksums are made right again, to any others, or
    the change by which a test breaks a rule.
    """
    choice = random.Random(f"resealed {seed}")
    if choice.random() < 0.2:
        data = bytearray(_mutated(choice.choice(MUTATIONS)))
    else:
        draft = _copy(_taken_apart(choice.choice(list(BASES))))
        data = bytearray(draft.build())
        if choice.random() < 0.6:
            for _ in range(choice.choice((1, 1, 2))):
                try:
                    choice.choice(TREES)(draft, choice)
                    data = bytearray(draft.build())
                except (RNTupleError, TypeError, IndexError):
                    return None  # a number that does not fit its member, or nothing there to be changed
            if choice.random() < 0.8:
                return bytes(data)
    try:
        choice.choice(IMAGES)(data, choice)
    except (RNTupleError, IndexError):
        damage_bytes(data, choice)  # not a file whose parts can be found
    return bytes(data)


def main() -> int:
    """Look at many files and print those about which validator and reader disagree."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=1000, help="how many files")
    parser.add_argument("--seed", type=int, default=0, help="number of the first one")
    given = parser.parse_args()
    outcomes: Counter[str] = Counter()
    for seed in range(given.seed, given.seed + given.count):
        data = resealed(seed)
        if data is None:
            outcomes["not built"] += 1
            continue
        try:
            found = disagreements(data)
        except Exception as error:  # noqa: BLE001 (every escape is a finding here)
            found = [f"{type(error).__name__}: {error}"]
        outcomes["disagreement" if found else "agreement"] += 1
        for each in found:
            print(f"{seed}: {each}", flush=True)
    print(dict(outcomes))
    return 1 if outcomes["disagreement"] else 0


if __name__ == "__main__":
    sys.exit(main())
