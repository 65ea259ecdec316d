"""Random damage: single bytes of real files changed, and whether that is found or does no harm."""

from __future__ import annotations

import random
import warnings
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from rntuple_construct import reader
from rntuple_construct.base.errors import RNTupleError
from rntuple_construct.format.container import RootFile
from rntuple_construct.format.generations import read_anchor
from rntuple_construct.reader import DroppedFieldWarning
from rntuple_construct.validation import Report, validate


@dataclass(frozen=True)
class Original:
    """A file, what is found in it, what it holds, and which of its bytes a checksum covers."""

    data: bytes
    findings: frozenset[Any]
    values: Any
    covered: bytes


def take(data: bytes) -> Original:
    """Look at a file that is not damaged."""
    return Original(data, found(validate(data)), values(data), bytes(covered(data)))


def found(report: Report) -> frozenset[Any]:
    """The findings of a report, without what a rule says about all files."""
    return frozenset((one.rule_id, one.ntuple, one.path, one.message) for one in report.findings)


def values(data: bytes) -> Any:
    """Everything that the file holds, or the error."""
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("error", DroppedFieldWarning)
            with reader.open(data) as file:
                return {
                    name: (file[name].name, file[name].description, repr(file[name].arrays(library="py")))
                    for name in file.keys()  # noqa: SIM118
                }
    except (RNTupleError, DroppedFieldWarning) as error:
        return f"{type(error).__name__}: {error}"


def covered(data: bytes) -> bytearray:
    """For each byte of the file whether a checksum covers it, or it is part of one."""
    mask = bytearray(len(data))

    def mark(offset: int, nbytes: int) -> None:
        mask[offset : offset + nbytes] = b"\1" * nbytes

    with RootFile(data) as container, reader.open(data) as file:
        for key in container.keys():  # noqa: SIM118
            anchor = read_anchor(container, key)
            if not anchor.is_compressed and anchor.checksum is not None:
                mark(anchor.span.start + 6, anchor.len_object - 6)
            # The checksum of an envelope is over the uncompressed bytes.
            if anchor.len_header_stored == anchor.len_header:
                mark(anchor.ofs_header, anchor.len_header_stored)
            if anchor.len_footer_stored == anchor.len_footer:
                mark(anchor.ofs_footer, anchor.len_footer_stored)
            events = file[key.path]
            for group in events.cluster_groups:
                link = group.page_list_link
                if link.locator.size == link.len_envelope:
                    mark(link.locator.offset, link.locator.size)
            for pages in {id(each.page_list): each.page_list for each in events.clusters}.values():
                for offset, size, checked in zip(pages.offset, pages.size, pages.has_checksum, strict=True):
                    if checked:
                        mark(int(offset), int(size) + 8)
    return mask


@dataclass(frozen=True)
class Mutant:
    """One byte changed."""

    offset: int
    value: int

    def of(self, data: bytes) -> bytes:
        """The damaged file."""
        changed = bytearray(data)
        changed[self.offset] = self.value
        return bytes(changed)


def mutants(data: bytes, count: int, seed: int) -> Iterator[Mutant]:
    """Random mutants; the same ones for the same seed."""
    random_ = random.Random(seed)
    for _ in range(count):
        offset = random_.randrange(len(data))
        yield Mutant(offset, (data[offset] + random_.randrange(1, 256)) % 256)


def objection(original: Original, mutant: Mutant) -> str | None:
    """What is wrong with how the validator takes a mutant: None if it is found, or shown to be harmless."""
    damaged = mutant.of(original.data)
    if found(validate(damaged)) != original.findings:
        return None
    if original.covered[mutant.offset]:
        return "a checksum covers the byte, and nothing is found"
    if values(damaged) != original.values:
        return f"the values change, and nothing is found: {str(values(damaged))[:100]}"
    return None
