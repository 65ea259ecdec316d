"""The anchor object (section "Anchor schema"); its length and checksum are looked at when it is read."""

from __future__ import annotations

from rntuple_spec.constants import BYTE_COUNT_BIT, LEN_ANCHOR, LEN_RC2_EARLY_ANCHOR

from rntuple_construct.base.errors import RNTupleError
from rntuple_construct.format.metadata import MIN_KEY_SIZE, Envelope
from rntuple_construct.validation.context import NTupleContext
from rntuple_construct.validation.registry import ntuple_check

_CLASS_VERSION = 2
_RC1_MEMBERS = {"class_version": (0, 3), "version": (0,), "len_in_memory": (48, 56)}


@ntuple_check("RNT-ANC-001", needs=("key", "sound_anchor"))
def key_class(ntuple: NTupleContext) -> None:
    """The class of the key belongs to the epoch."""
    expected = ntuple.generation.class_name
    actual = ntuple.anchor.class_name
    if actual != expected:
        epoch = ntuple.anchor.version[0] if ntuple.anchor.version else 0
        ntuple.emit("RNT-ANC-001", path="anchor", expected=expected, actual=actual, epoch=epoch)


@ntuple_check("RNT-ANC-002", "RNT-ANC-003", "RNT-ANC-005", needs=("sound_anchor",))
def framing(ntuple: NTupleContext) -> None:
    """Byte count, class version and length of the object fit each other."""
    anchor = ntuple.anchor
    if not ntuple.binds("RNT-ANC-005"):
        return
    known = anchor.class_version == _CLASS_VERSION
    if known and anchor.len_object != LEN_ANCHOR:
        ntuple.emit("RNT-ANC-002", path="anchor", expected=LEN_ANCHOR, actual=anchor.len_object)
        return
    if not known:
        ntuple.emit(
            "RNT-ANC-003",
            path="anchor",
            field="class version",
            expected=_CLASS_VERSION,
            actual=anchor.class_version,
        )
    expected = BYTE_COUNT_BIT | (anchor.len_object - 12)
    if anchor.byte_count != expected:
        ntuple.emit(
            "RNT-ANC-005", path="anchor", expected=expected, actual=anchor.byte_count, size=anchor.len_object
        )


@ntuple_check("RNT-RC2-001", "RNT-RC2-003", needs=("sound_anchor",))
def rc2_version(ntuple: NTupleContext) -> None:
    """Class version, length and format version of the second release candidate."""
    anchor = ntuple.anchor
    if not ntuple.binds("RNT-RC2-003") or anchor.version is None:
        return
    expected = LEN_RC2_EARLY_ANCHOR if anchor.class_version <= 4 else LEN_ANCHOR
    if anchor.len_object != expected:
        ntuple.emit(
            "RNT-RC2-001",
            path="anchor",
            expected=expected,
            actual=anchor.len_object,
            version=anchor.class_version,
        )
    if anchor.version[:2] != (0, 2):
        version = ".".join(map(str, anchor.version))
        ntuple.emit("RNT-RC2-003", path="anchor", expected="0.2", actual=version)


@ntuple_check("RNT-ANC-011", needs=("sound_anchor",))
def ranges(ntuple: NTupleContext) -> None:
    """Header and footer do not overlap."""
    anchor, metadata = ntuple.anchor, ntuple.metadata
    pieces = [
        (offset, offset + size, number)
        for number, envelope in enumerate((metadata.header_envelope, metadata.footer_envelope))
        for offset, size in _ranges(envelope)
        if size
    ]
    ends = [0, 0]
    for start, stop, number in sorted(pieces):
        if start < ends[1 - number]:
            first, second = sorted((anchor.ofs_header, anchor.ofs_footer))
            ntuple.emit("RNT-ANC-011", path="anchor", first=f"{first:#x}", second=f"{second:#x}")
            return
        ends[number] = max(ends[number], stop)


def _ranges(envelope: Envelope) -> list[tuple[int, int]]:
    """Return the byte ranges of an envelope, one for each of its keys."""
    try:
        return envelope.ranges()
    except RNTupleError:
        return [(envelope.offset, envelope.nbytes)]


@ntuple_check("RNT-ANC-012", needs=("sound_anchor",))
def max_key_size(ntuple: NTupleContext) -> None:
    """The largest payload of a key is 0 or at least 16."""
    size = ntuple.anchor.max_key_size
    if 0 < size < MIN_KEY_SIZE:
        ntuple.emit("RNT-ANC-012", path="anchor", expected=f"0, or at least {MIN_KEY_SIZE}", actual=size)


@ntuple_check("RNT-ANC-014", needs=("header", "key", "sound_anchor"))
def name(ntuple: NTupleContext) -> None:
    """The key is called as the RNTuple."""
    if ntuple.header and ntuple.key and ntuple.key.name != ntuple.header.name:
        ntuple.emit("RNT-ANC-014", path="header.name", expected=ntuple.header.name, actual=ntuple.key.name)


@ntuple_check("RNT-RC1-001", needs=("key", "sound_anchor"))
def rc1_members(ntuple: NTupleContext) -> None:
    """Class version, version and struct size of the first release candidate."""
    container, key = ntuple.file.container, ntuple.key
    if not ntuple.binds("RNT-RC1-001") or container is None or key is None:
        return
    try:
        tree = ntuple.generation.grammar.parse_anchor(bytes(container.read_object(key)))
    except RNTupleError as error:
        ntuple.emit("RNT-RC1-001", path="anchor", field="object", expected="readable", actual=error.message)
        return
    for name, known in _RC1_MEMBERS.items():
        if tree[name] not in known:
            ntuple.emit(
                "RNT-RC1-001", path="anchor", field=name.replace("_", " "), expected=known, actual=tree[name]
            )
            return
