"""Remains of a damaged file: envelopes with the right checksum, blobs that may hold pages, and unexplained bytes."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import NamedTuple

from rntuple_spec.column_types import VALUE_TYPES
from rntuple_spec.constants import ANCHOR_CLASS, BLOB_CLASS, DRAFT_ANCHOR_CLASS, LEN_PAGE_CHECKSUM, FieldRole

from rntuple_construct.base.budgets import EnvelopeAllowance
from rntuple_construct.base.constants import FOOTER, HEADER, PAGE_LIST
from rntuple_construct.base.errors import RNTupleError, UnsupportedError
from rntuple_construct.base.limits import Limits
from rntuple_construct.conversion.recovery.blob_pages import MAX_LEN_RAW, block_at, pages_of_blob
from rntuple_construct.format.compression import Buffer, decompress
from rntuple_construct.format.container import Key, Span
from rntuple_construct.format.container.scan import key_at, next_key_or_gap
from rntuple_construct.format.container.structures import read_key
from rntuple_construct.format.generations import DEFAULT_GENERATION, WRITABLE_GENERATIONS, Generation
from rntuple_construct.format.generations.records import FooterRecord, HeaderRecord, PageList
from rntuple_construct.storage import Source

__all__ = ["OFS_BEGIN", "Blob", "FoundEnvelope", "Pieces", "find_pieces"]

OFS_BEGIN = 100
"""First byte of the first record in all files of ROOT, uproot and this package."""
_LENS_BLOB_KEY = (42, 34)
"""Bytes of a wide and of a narrow key of class RBlob, after which the payload of an overwritten key begins."""
_MAX_LEN_FIRST = 1 << 25
"""Bytes in which the first page after an overwritten key is looked for."""
_LEN_WINDOW = 1 << 20
_MAX_LEN_SEARCHED = 1 << 24
"""Bytes after which the search for ends of uncompressed pages without keys is given up: 16 MiB take 20 s."""
_MAX_TRIED = 10_000
"""Positions in bytes without a key at which a payload is looked for."""
_END_OF_KEY = bytes([len(BLOB_CLASS)]) + BLOB_CLASS.encode() + bytes(2)
"""End of the key of a blob: name of the class, empty name and empty title, each with its length."""
_STARTS = re.compile(
    b"(" + re.escape(_END_OF_KEY) + b")"
    b"|(?:ZS\\x01|ZL\\x08|L4[\\s\\S]|XZ\\x00)|[\\x01-\\x03]\\x00[\\s\\S]{3}\\x00{3}"
)
"""End of the key of a blob; start of a compressed envelope, or of the type and length of one."""
_LEN_MARK = 4
_LEN_HEAD = 16
_TYPES = (HEADER, FOOTER, PAGE_LIST)
_MASK_TYPE = 0xFFFF


Contents = HeaderRecord | FooterRecord | PageList


class Blob(NamedTuple):
    """Payload of a blob that may hold pages.

    Args:
        start, stop: its bytes; ``stop`` is the end of the file if the file is shorter than the blob.
        is_cut: if true, bytes at its end are missing.
        is_keyless: if true, its key is overwritten: only the pages tell where it ends.
    """

    start: int
    stop: int
    is_cut: bool = False
    is_keyless: bool = False


@dataclass(slots=True)
class FoundEnvelope:
    """An envelope with the right length and checksum.

    Args:
        offset, nbytes: the stored bytes.
        length: uncompressed length.
        checksum: its own.
        record: its contents.
        generation: the generation of the format that it has.
    """

    offset: int
    nbytes: int
    length: int
    checksum: bytes
    record: Contents
    generation: Generation


@dataclass(slots=True)
class Pieces:
    """The parts of a file, in the order of the file.

    Args:
        headers, footers, page_lists: envelopes.
        blobs: all other blobs.
        anchors: names of the RNTuples whose anchors have a key.
        unexplained: byte ranges outside all records and blobs.
        num_keys: number of keys.
        notes: what stopped the search, in words.
        len_searched: bytes in which the end of an uncompressed page without a key was searched for without result.
    """

    headers: list[FoundEnvelope] = field(default_factory=list)
    footers: list[FoundEnvelope] = field(default_factory=list)
    page_lists: list[FoundEnvelope] = field(default_factory=list)
    blobs: list[Blob] = field(default_factory=list)
    anchors: list[str] = field(default_factory=list)
    unexplained: list[Span] = field(default_factory=list)
    num_keys: int = 0
    notes: list[str] = field(default_factory=list)
    len_searched: int = 0


def find_pieces(source: Source, limits: Limits) -> Pieces:
    """Walk from key to key, and search for the next key where the chain breaks.

    A key counts only if it states its own position. Envelopes count only if type, length and checksum are right.

    Args:
        source: the damaged file.
        limits: guards against absurd sizes.
    """
    pieces = Pieces()
    budget = EnvelopeAllowance(limits, source.size)
    num_gaps = 0
    for span, key in _records(source, min(OFS_BEGIN, source.size)):
        if key is None:
            num_gaps += 1
            if num_gaps > limits.max_num_gaps:
                pieces.notes.append(
                    f"the search ended at byte {span.start}: the chain of keys breaks too often"
                )
                pieces.unexplained.append(Span(span.start, source.size))
                break
            _take_unknown(source, span, pieces, budget)
            continue
        pieces.num_keys += 1
        if key.class_name in {ANCHOR_CLASS, DRAFT_ANCHOR_CLASS}:
            pieces.anchors.append(key.name)
        elif key.class_name == BLOB_CLASS:
            _take_blob(source, span, key, pieces, budget)
    return pieces


def _records(source: Source, begin: int) -> Iterator[tuple[Span, Key | None]]:
    """Byte ranges with the keys in front of them; None for bytes outside all records. Marked gaps are left out."""
    position, size = begin, source.size
    while position < size:
        key = key_at(source, position, size)
        if key is not None:
            stop = position + key.len_record
            if not _is_start(source, stop):
                # The length may be overwritten: it must not hide the keys that follow.
                stop = min(stop, next_key_or_gap(source, key.span.stop - 1, size, {}))
            yield Span(position, stop), key
            position = stop
            continue
        gap = _gap_at(source, position)
        if gap is not None and _is_start(source, gap):
            position = gap
            continue
        key = _cut_key_at(source, position)
        if key is not None:
            stop = next_key_or_gap(source, key.span.stop - 1, size, {})
            yield Span(position, stop), key
            position = stop
            continue
        stop = next_key_or_gap(source, position, size, {})
        yield Span(position, stop), None
        position = stop


def _is_start(source: Source, position: int) -> bool:
    """Return whether a record or a marked gap begins at a position, or the file ends."""
    return (
        position == source.size
        or key_at(source, position, source.size) is not None
        or _cut_key_at(source, position) is not None
        or _gap_at(source, position) is not None
    )


def _gap_at(source: Source, position: int) -> int | None:
    """The end of the free bytes that a mark announces; None if there is no mark."""
    if position + _LEN_MARK > source.size:
        return None
    mark = int.from_bytes(source.read(position, _LEN_MARK), "big", signed=True)
    return position - mark if mark < 0 and position - mark <= source.size else None


def _cut_key_at(source: Source, position: int) -> Key | None:
    """The key at a position whose record ends after the end of the file."""
    try:
        key = read_key(source, position, "recover")
    except RNTupleError:
        return None
    fits = key.ofs_key == position and key.len_key > 0 and source.size - position < key.len_record
    return key if fits and key.span.stop <= source.size else None


def _take_blob(source: Source, span: Span, key: Key, pieces: Pieces, budget: EnvelopeAllowance) -> None:
    start = key.span.stop
    if _take_envelope(source, start, span.stop, pieces, budget):
        return
    is_cut = span.stop < span.start + key.len_record
    pieces.blobs.append(Blob(start, span.stop, is_cut))


def _take_unknown(source: Source, span: Span, pieces: Pieces, budget: EnvelopeAllowance) -> None:
    """Take bytes without a key: envelopes or pages may follow keys that were overwritten."""
    position = following = span.start
    num_tried = 0
    while position < span.stop:
        stop = None
        for start, may_be_pages in _starts_of_payloads(source, position, span.stop):
            num_tried += 1
            if num_tried > _MAX_TRIED:
                break
            nbytes = _take_envelope(source, start, span.stop, pieces, budget, is_exact=False)
            if (
                not nbytes
                and may_be_pages
                and block_at(source.read(start, min(span.stop - start, _MAX_LEN_FIRST)), 0) is not None
            ):
                if start >= following:
                    following = _next_blob(source, start, span.stop)
                nbytes = _len_of_pages(source.read(start, following - start), pieces)
                pieces.blobs.append(Blob(start, start + nbytes, is_keyless=True))
            if nbytes:
                stop = start + nbytes
                break
        if stop is None:
            pieces.unexplained.append(Span(position, span.stop))
            return
        pieces.unexplained.append(Span(position, start))
        position = stop


def _next_blob(source: Source, start: int, stop: int) -> int:
    """File offset at which the payload of the next blob with a key begins; else the end of the range."""
    for begin in range(start, stop, _LEN_WINDOW):
        found = bytes(source.read(begin, min(_LEN_WINDOW + len(_END_OF_KEY), stop - begin))).find(_END_OF_KEY)
        if found >= 0:
            return begin + found + len(_END_OF_KEY)
    return stop


def _len_of_pages(data: memoryview, pieces: Pieces) -> int:
    """Bytes of the pages at the start of a range whose end is not known."""
    left = min(_MAX_LEN_SEARCHED - pieces.len_searched, MAX_LEN_RAW)
    _, nbytes = pages_of_blob(data, 1, max(left, 0))
    if left > 0:
        pieces.len_searched += min(len(data) - nbytes, left)
        if pieces.len_searched >= _MAX_LEN_SEARCHED:
            pieces.notes.append(
                f"the search for uncompressed pages without keys ended after {_MAX_LEN_SEARCHED} bytes without result"
            )
    return nbytes


def _starts_of_payloads(source: Source, position: int, stop: int) -> Iterator[tuple[int, bool]]:
    """Positions where a payload may begin, and whether it may be pages: after a key that was overwritten, or as an envelope."""
    for len_key in _LENS_BLOB_KEY:
        if position + len_key < stop:
            yield position + len_key, True
    for begin in range(position, stop, _LEN_WINDOW):
        window = bytes(source.read(begin, min(_LEN_WINDOW + _LEN_HEAD, stop - begin)))
        for match in _STARTS.finditer(window):
            if match.start() < _LEN_WINDOW:
                is_key = match[1] is not None
                start = begin + (match.end() if is_key else match.start())
                if start < stop:
                    yield start, is_key


def _take_envelope(
    source: Source, start: int, stop: int, pieces: Pieces, budget: EnvelopeAllowance, *, is_exact: bool = True
) -> int:
    """Take the envelope at the start of a payload, which ``is_exact`` says it fills; returns its stored length, or 0."""
    found = _envelope_bytes(source, start, stop, budget)
    if found is None or (is_exact and found[1] != stop - start):
        return 0
    data, nbytes = found
    envelope_type = int.from_bytes(data[:2], "little")
    try:
        budget.records.charge(
            DEFAULT_GENERATION.num_records(data, envelope_type), path="recover", offset=start
        )
        generation, record = (
            _parsed_header(data) if envelope_type == HEADER else _parsed(data, envelope_type, pieces.headers)
        )
    except RNTupleError as error:
        pieces.notes.append(f"the envelope at byte {start} cannot be read: {error}")
        return 0
    target = {HEADER: pieces.headers, FOOTER: pieces.footers, PAGE_LIST: pieces.page_lists}[envelope_type]
    target.append(
        FoundEnvelope(start, nbytes, len(data), generation.stored_checksum(data), record, generation)
    )
    return nbytes


def _parsed_header(data: bytes) -> tuple[Generation, HeaderRecord]:
    """The contents of a header, and the generation whose column types fit its fields.

    Raises:
        RNTupleError: the header cannot be read, or several generations fit.
    """
    fitting: list[list[tuple[Generation, HeaderRecord]]] = [[], []]
    problem: RNTupleError | None = None
    for generation in _generations():
        try:
            generation.check_envelope(data, HEADER, base=None, path="recover")
            record = generation.parse_header(data, None)
        except RNTupleError as error:
            problem = problem or error
            continue
        if _has_widths(generation, record):
            fitting[_has_types(generation, record)].append((generation, record))
    # Fields of types that this package does not know fit no generation: then the widths of columns decide.
    found = fitting[True] or fitting[False]
    columns = {tuple(column.column_type for column in record.schema.columns) for _, record in found}
    if len(columns) != 1:
        text = "the columns are those of several generations" if columns else "the columns have wrong widths"
        raise problem or UnsupportedError(text, path="header")
    return found[0]


def _parsed(data: bytes, envelope_type: int, headers: list[FoundEnvelope]) -> tuple[Generation, Contents]:
    """The contents of a footer or page list that repeats the checksum of a header, and the generation of that header."""
    problem: RNTupleError | None = None
    for generation in dict.fromkeys([*(each.generation for each in reversed(headers)), DEFAULT_GENERATION]):
        try:
            generation.check_envelope(data, envelope_type, base=None, path="recover")
            parse = generation.parse_footer if envelope_type == FOOTER else generation.parse_page_list
            return generation, parse(data, None)
        except RNTupleError as error:
            problem = problem or error
    raise problem or UnsupportedError("no generation", path="recover")


def _generations() -> list[Generation]:
    """The generations whose envelopes state type and length, and whose pages have checksums as the released ones."""
    return [
        each
        for each in WRITABLE_GENERATIONS.values()
        if each.len_preamble == DEFAULT_GENERATION.len_preamble
        and each.len_page_checksum == LEN_PAGE_CHECKSUM
        and each.page_checksum_is_sealed
    ]


def _has_widths(generation: Generation, record: HeaderRecord) -> bool:
    """Return whether the elements of columns have as many bits as those of a generation."""
    for column in record.schema.columns:
        if column.field_id >= len(record.schema.fields):
            return False
        if column.column_type is not None:
            least, most = generation.bits_range(column.column_type)
            if not least <= column.bits_on_storage <= most:
                return False
    return True


def _has_types(generation: Generation, record: HeaderRecord) -> bool:
    """Return whether the columns of a header have types that a generation uses for their fields."""
    seen: dict[int, int] = {}
    for column in record.schema.columns:
        kind = column.column_type
        field = record.schema.fields[column.field_id]
        index = seen[column.field_id] = seen.get(column.field_id, -1) + 1
        if field.type_name in VALUE_TYPES:
            value_type = field.type_name
        elif field.role == FieldRole.COLLECTION and not index:
            value_type = "offset"
        elif field.role == FieldRole.VARIANT and not index:
            value_type = "tag"
        else:
            continue
        if kind not in generation.columns_of(value_type):
            return False
    return True


def _envelope_bytes(
    source: Source, start: int, stop: int, budget: EnvelopeAllowance
) -> tuple[bytes, int] | None:
    """The uncompressed bytes at the start of a payload that begin as an envelope, and their stored length."""
    if stop - start < DEFAULT_GENERATION.len_smallest_envelope:
        return None
    data: Buffer
    head = bytes(source.read(start, min(_LEN_HEAD, stop - start)))
    if _is_preamble(head, stop - start):
        nbytes = int.from_bytes(head[2:8], "little")
        data = source.read(start, nbytes)
        is_right = DEFAULT_GENERATION.envelope_checksum(data[:-8]) == bytes(data[-8:])
        return (bytes(data), nbytes) if is_right else None
    block = block_at(source.read(start, min(stop - start, _MAX_LEN_FIRST)), 0, has_checksum=False)
    if block is None or _is_page(source, start, stop, block.size):
        return None
    try:
        budget.charge(start, block.size, block.length, "recover", start)
        data = decompress(source.read(start, block.size), block.length)
    except RNTupleError:
        return None
    if not _is_preamble(bytes(data[:_LEN_HEAD]), len(data), exact=True):
        return None
    return bytes(data), block.size


def _is_page(source: Source, start: int, stop: int, size: int) -> bool:
    """Return whether the checksum of a page follows a block: only blocks of pages have one."""
    end = start + size + LEN_PAGE_CHECKSUM
    return end <= stop and DEFAULT_GENERATION.page_checksum(source.read(start, size)) == bytes(
        source.read(start + size, LEN_PAGE_CHECKSUM)
    )


def _is_preamble(head: bytes, room: int, *, exact: bool = False) -> bool:
    """Return whether bytes begin as an envelope that fits into a room, or fills it."""
    if len(head) < 8 or int.from_bytes(head[:2], "little") not in _TYPES:
        return False
    length = int.from_bytes(head[2:8], "little")
    return length == room if exact else DEFAULT_GENERATION.len_smallest_envelope <= length <= room
