"""Reads a file for validation: every part by itself, so that a broken one costs only what depends on it."""

from __future__ import annotations

from rntuple_construct.compression import decompress
from rntuple_construct.constants import ANCHOR_CLASS
from rntuple_construct.container import RNTupleKey, RootFile
from rntuple_construct.errors import RNTupleError, UnsupportedError
from rntuple_construct.generations import read_anchor, read_anchor_at, sole_generation_of_class
from rntuple_construct.generations.records import FooterRecord, HeaderRecord, LinkedAttributeSetRecord
from rntuple_construct.validation import repairs
from rntuple_construct.validation.context import FileContext, NTupleContext
from rntuple_construct.validation.envelopes import FOOTER, HEADER, PAGE_LIST, Envelope
from rntuple_construct.validation.rules import Severity

__all__ = ["READING_RULES", "open_container", "read_ntuple", "read_ntuples"]

_BY_AREA = {
    "CNT": (1, 2, 3, 5, 14, 17, 19),
    "ANC": (2, 4, 7, 10),
    "CMP": (2, 3, 4, 5, 7, 10),
    "BAS": (1, 2),
    "FEA": (1, 2, 3, 5),
    "FRM": (1, 2, 5, 6),
    "LOC": (1, 2, 3, 5, 8),
    "ENV": (1, 2, 3),
    "HDR": (2, 3),
    "FLD": (1,),
    "COL": (6,),
    "EXT": (1,),
    "FTR": (1, 2),
    "PGL": (1, 5),
    "PAG": (5,),
    "ATT": (2,),
    "PRE": (1, 2, 3, 7, 8),
    "RC2": (1, 2, 3, 4, 5),
    "RC1": (1, 2, 3, 4, 6, 15),
    "VAL": (2, 3, 4, 5),
}
READING_RULES = frozenset(
    f"RNT-{area}-{number:03}" for area, numbers in _BY_AREA.items() for number in numbers
)
"""Rules that may be reported while a file is read; in release candidates their counterparts."""


def open_container(file: FileContext) -> None:
    """Open the ROOT file and its directories; what fails is reported."""
    try:
        # Nothing is verified here, so that a truncated file can be looked at.
        file.container = RootFile(file.source, verify=False, limits=file.limits)
    except UnsupportedError as error:
        error.rule_id = error.rule_id or "RNT-CNT-019"
        file.report_error(error)
        return
    except RNTupleError as error:
        file.report_error(error)
        return
    file.container.verify = True
    header = file.container.header
    if header.end > file.size:
        file.is_truncated = True
        file.emit(
            "RNT-CNT-002", path="file_header.end", span=(12, 20 if header.is_wide else 16), expected=header.end,
            actual=file.size,
        )  # fmt: skip
    try:
        file.container.directories()
    except RNTupleError as error:
        if not file.is_truncated:
            file.report_error(error)
        return
    file.has_directories = True
    for problem in file.container.problems:
        if not file.is_truncated:
            file.report_error(problem)


def read_ntuples(file: FileContext) -> None:
    """Read the anchors, headers, footers and page lists of all RNTuples."""
    if file.container is None or not file.has_directories:
        return
    keys = file.container.keys()
    if not keys and not file.damaged_images:
        file.emit("RNT-VAL-004")
    for key in keys:
        ntuple = _open_ntuple(file, key)
        if ntuple is None:
            continue
        seen: set[tuple[int, int, int]] = set()
        waiting = [ntuple]
        # An attribute set may have some of its own, and lead back to itself.
        while waiting:
            current = waiting.pop(0)
            file.ntuples.append(current)
            read_ntuple(current)
            for index, record in enumerate(current.footer.linked_attribute_sets if current.footer else ()):
                place = (record.locator.offset, record.locator.size, record.len_anchor)
                known = current.parent is not None and place in seen
                seen.add(place)
                attributes = None if known else _open_attribute_set(current, index, record)
                current.attribute_sets.append(attributes)
                if attributes is not None:
                    waiting.append(attributes)


def _open_ntuple(file: FileContext, key: RNTupleKey) -> NTupleContext | None:
    container = file.container
    if container is None:
        return None
    silent = key.key.span.start in file.damaged_images
    damaged: RNTupleError | None = None
    try:
        anchor = read_anchor(container, key)
    except RNTupleError as error:
        _report_anchor(file, key, error, silent=silent)
        if error.rule_id != "RNT-ANC-004":
            return None
        damaged = error
    if damaged is not None:
        silent = True
        try:
            anchor = read_anchor(container, key, verify=False)
        except RNTupleError:
            return None
    # The version in a damaged anchor says nothing, but the class of its key may.
    known = None if damaged is None else sole_generation_of_class(key.class_name)
    generation = known or anchor.generation
    if not generation.is_described:
        if not silent:
            problem = f"RNTuples of generation {generation.name}"
            file.emit(
                "RNT-VAL-003", path=f"{key.path}.anchor", actual=generation.name, severity=Severity.WARNING,
                problem=problem,
            )  # fmt: skip
        return None
    ntuple = NTupleContext(file, key.path, key, anchor, generation)
    ntuple.on_trial = silent
    ntuple.is_sound = not silent
    return ntuple


def _report_anchor(file: FileContext, key: RNTupleKey, error: RNTupleError, *, silent: bool) -> None:
    if silent or (error.rule_id == "RNT-CNT-014" and file.is_truncated):
        return
    if key.class_name != ANCHOR_CLASS:
        error.rule_id = {
            "RNT-ANC-002": "RNT-RC2-001",
            "RNT-ANC-003": "RNT-RC1-001",
            "RNT-ANC-004": "RNT-RC2-002",
        }.get(error.rule_id or "", error.rule_id)
    file.report_error(error, path=f"{key.path}.anchor")


def _open_attribute_set(
    parent: NTupleContext, index: int, record: LinkedAttributeSetRecord
) -> NTupleContext | None:
    container, locator = parent.file.container, record.locator
    if container is None or locator.kind or record.schema_version_major != 1:
        return None
    path = f"footer.linked_attribute_sets[{index}]"
    try:
        anchor = read_anchor_at(container, locator.offset, locator.size, record.len_anchor)
    except RNTupleError as error:
        if error.rule_id not in ("RNT-CNT-014", "RNT-ANC-004"):
            error.rule_id = "RNT-ATT-002"
        parent.report_error(error, path=path)
        return None
    return NTupleContext(parent.file, f"{parent.name}:{record.name}", None, anchor, anchor.generation, parent)


def read_ntuple(ntuple: NTupleContext) -> None:
    """Read header, footer and page lists of an RNTuple."""
    anchor = ntuple.anchor
    ntuple.header_envelope = _read_envelope(
        ntuple, HEADER, "header", "anchor", anchor.seek_header, anchor.nbytes_header, anchor.len_header
    )
    ntuple.footer_envelope = _read_envelope(
        ntuple, FOOTER, "footer", "anchor", anchor.seek_footer, anchor.nbytes_footer, anchor.len_footer
    )
    if ntuple.on_trial:
        if not (ntuple.header_envelope.is_intact and ntuple.footer_envelope.is_intact):
            return
        # Both were found where the damaged anchor says, so that the damage is elsewhere in it.
        ntuple.on_trial = False
    for envelope in (ntuple.header_envelope, ntuple.footer_envelope):
        _parse(ntuple, envelope)
    if ntuple.footer is not None:
        _check_header_checksum(ntuple, ntuple.footer_envelope, ntuple.footer.header_checksum, "RNT-FTR-001")
    for index, group in enumerate(ntuple.footer.cluster_groups if ntuple.footer else ()):
        link, place = group.page_list_link, f"footer.cluster_groups[{index}].page_list_link"
        locator = link.locator
        if locator.kind:
            ntuple.page_list_envelopes.append(None)
            continue
        envelope = _read_envelope(
            ntuple, PAGE_LIST, f"page_list[{index}]", place, locator.offset, locator.size, link.len_envelope
        )
        _parse(ntuple, envelope)
        ntuple.page_list_envelopes.append(envelope)
        stored = getattr(envelope.record, "header_checksum", None)
        if stored is not None:
            _check_header_checksum(ntuple, envelope, stored, "RNT-PGL-001")


def _read_envelope(
    ntuple: NTupleContext, type_id: int, path: str, link: str, offset: int, nbytes: int, length: int
) -> Envelope:
    """Get the bytes of an envelope and find out whether they can be believed."""
    envelope = Envelope(ntuple.generation, type_id, path, link, offset, nbytes, length)
    container = ntuple.file.container
    least = ntuple.generation.len_smallest_envelope
    if container is None:
        return envelope
    if nbytes > length or length < least:
        _report_sizes(ntuple, envelope, least)
        return envelope
    max_key_size = ntuple.max_key_size
    envelope.is_spread = 0 < max_key_size < nbytes
    try:
        stored = container.read_blob(offset, nbytes, max_key_size, path=link)
        envelope.data = bytes(decompress(stored, length, path=path, offset=offset, limits=ntuple.file.limits))
        ntuple.generation.check_envelope(envelope.data, type_id, base=envelope.base, path=path)
        envelope.is_intact = True
    except RNTupleError as error:
        if error.rule_id == "RNT-RC1-002":
            version = int.from_bytes(envelope.data[:2], "little")
            ntuple.emit(
                "RNT-RC1-002", path=path, span=envelope.span, expected=1, actual=version, minimum=error.actual
            )
        elif not (error.rule_id == "RNT-CNT-014" and ntuple.file.is_truncated):
            ntuple.report_error(error, path=link if error.rule_id in _RULES_OF_LINKS else path)
    return envelope


_RULES_OF_LINKS = ("RNT-CNT-014", "RNT-CMP-010", "RNT-CMP-002", "RNT-VAL-002")


def _report_sizes(ntuple: NTupleContext, envelope: Envelope, least: int) -> None:
    length = max(envelope.length, least)
    if envelope.type_id != PAGE_LIST and not ntuple.has_rule("RNT-ANC-010"):
        ntuple.emit(
            "RNT-RC1-001",
            path="anchor",
            field=f"length of the {envelope.path}",
            expected=length,
            actual=envelope.length,
        )
    elif envelope.type_id != PAGE_LIST:
        ntuple.emit("RNT-ANC-010", path="anchor", name=envelope.path, expected=length, actual=envelope.nbytes)
    elif envelope.length < least and ntuple.has_rule("RNT-LOC-008"):
        ntuple.emit("RNT-LOC-008", path=envelope.link, expected=least, actual=envelope.length)
    else:
        ntuple.emit("RNT-CMP-002", path=envelope.link, expected=length, actual=envelope.nbytes)


def _parse(ntuple: NTupleContext, envelope: Envelope) -> None:
    """Parse an envelope whose bytes can be believed; what does not follow the grammar is reported."""
    if not envelope.is_intact:
        return
    parse = {
        HEADER: ntuple.generation.parse_header,
        FOOTER: ntuple.generation.parse_footer,
        PAGE_LIST: ntuple.generation.parse_page_list,
    }[envelope.type_id]
    data = envelope.data
    for repair in repairs.REPAIRS:
        data = repair(ntuple, envelope, data)
    try:
        record: HeaderRecord | FooterRecord | object = parse(data, envelope.base)
        envelope.record = record  # type: ignore[assignment]
    except RNTupleError as error:
        envelope.error = error
        repairs.report_parse_error(ntuple, envelope, error)


def _check_header_checksum(
    ntuple: NTupleContext, envelope: Envelope | None, stored: bytes, rule_id: str
) -> None:
    """Compare the repeated checksum of the header; an envelope of another RNTuple is not believed."""
    header = ntuple.header_envelope
    if envelope is None or header is None or not header.is_intact:
        return
    expected = header.data[-len(stored) :]
    if stored != expected:
        ntuple.emit(
            rule_id, path=f"{envelope.path}.header_checksum", expected=expected.hex(), actual=stored.hex()
        )
        envelope.record = None
