"""Files of one small RNTuple in ROOT files of every form."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from rntuple_construct.format.generations import DEFAULT_GENERATION
from rntuple_construct.kit.files.file_description import (
    DescribedCluster,
    DescribedPages,
    FileDescription,
    make_field,
)
from rntuple_construct.kit.files.root_file_builder import RootFileBuilder
from rntuple_construct.writer.container import streamer_info

__all__ = ["CONTAINERS", "NTUPLE", "small_file"]

NTUPLE = "ntpl"
_VERSION = {"version_epoch": 1, "version_major": 0, "version_minor": 1, "version_patch": 0}
_VALUES = (0.5, -1.5, 2.0)


def _ntuple(out: RootFileBuilder, *, name: str = NTUPLE, values: tuple[float, ...] = _VALUES) -> bytes:
    """Add page and envelopes of an RNTuple with one field; returns its anchor."""
    column = {"column_type": 0x0C, "bits_on_storage": 32, "field_id": 0, "flags": 0}
    draft = FileDescription(
        DEFAULT_GENERATION.name,
        [make_field("x", "float")],
        [column],
        [DescribedCluster(len(values), [DescribedPages([values], checksum=True)])],
        name=name,
        writer="rntuple-construct",
    ).draft(out)
    draft.anchor |= _VERSION
    return draft.write_envelopes(out.add_blob)


def _info() -> bytes:
    """Streamer information of the anchor class, for a record with a key of 64 bytes."""
    strings = ("TList", "StreamerInfo", "Doubly linked list")
    return streamer_info(26 + sum(1 + len(text) for text in strings))


Fill = Callable[[RootFileBuilder], object]


def small_file(out: RootFileBuilder) -> None:
    """Add the RNTuple and its anchor."""
    out.add_anchor(NTUPLE, _ntuple(out))


def _file(fill: Fill = small_file, after_end: bytes = b"", **options: Any) -> Callable[[], bytes]:
    """Return the function that makes a file.

    Args:
        fill: adds its records.
        after_end: bytes that follow the last record.
        options: of ``RootFileBuilder``.
    """

    def make() -> bytes:
        out = RootFileBuilder(**options)
        fill(out)
        return out.finish(streamer_info=_info(), after_end=after_end)

    return make


def _in_directories(out: RootFileBuilder) -> None:
    first = out.add_directory("d1")
    second = out.add_directory("d2", first)
    out.add_anchor(NTUPLE, _ntuple(out), directory=second)


def _five_directories(out: RootFileBuilder) -> None:
    directory = None
    for name in "abcde":
        directory = out.add_directory(name, directory)
    out.add_anchor(NTUPLE, _ntuple(out), directory=directory)


def _directories_beside_each_other(out: RootFileBuilder) -> None:
    """Two directories with RNTuples of the same name."""
    for name, value in (("first", 1.0), ("second", 2.0)):
        out.add_anchor(NTUPLE, _ntuple(out, values=(value,)), directory=out.add_directory(name))


def _cycles(newer: int, older: int, out: RootFileBuilder) -> None:
    """Two cycles of one name with other values, the newest first, as ROOT lists them."""
    for cycle, value in ((newer, 9.0), (older, 1.0)):
        out.add_anchor(NTUPLE, _ntuple(out, values=(value,)), cycle=cycle)


def _similar_classes(out: RootFileBuilder) -> None:
    for class_name in ("ROOT::RNTupleIndex", "my::RNTuple", "RNTuple"):
        out.record(class_name, class_name.replace(":", "_"), bytes(78), directory=out.root)
    small_file(out)


def _many_objects(out: RootFileBuilder) -> None:
    for number in range(299):
        out.record("TNamed", f"object{number}", bytes(4), directory=out.root)
    small_file(out)


def _named(name: str, out: RootFileBuilder) -> None:
    out.add_anchor(name.encode(), _ntuple(out, name=name))


def _empty_directory(out: RootFileBuilder) -> None:
    out.add_directory("empty").has_list = False
    small_file(out)


def _other_objects(out: RootFileBuilder) -> None:
    out.record("TNamed", "something", bytes(20), directory=out.root)
    small_file(out)
    out.record("TH1D", "histogram", bytes(33), title="of another class", directory=out.root)


def _two_ntuples(out: RootFileBuilder) -> None:
    out.add_anchor("other", _ntuple(out, name="other", values=(9.0,)))
    small_file(out)


def _gaps(out: RootFileBuilder) -> None:
    out.add_gap(40)
    anchor = _ntuple(out)
    out.add_gap(100)
    out.add_anchor(NTUPLE, anchor)


def _long_name(out: RootFileBuilder) -> None:
    name = "n" * 254
    out.add_anchor(name, _ntuple(out, name=name))


def _after_object(
    out: RootFileBuilder, class_name: str = "TNamed", name: str = "something", title: str = ""
) -> None:
    """Add an object with a string of any length in its key, listed before the RNTuple."""
    out.record(class_name, name, bytes(20), title=title, directory=out.root)
    small_file(out)


def _long_title(out: RootFileBuilder) -> None:
    out.record("ROOT::RNTuple", NTUPLE, _ntuple(out), title="t" * 300, directory=out.root)


def _slack_in_the_keys_list(out: RootFileBuilder) -> None:
    small_file(out)
    out.root.slack = bytes(17)


def _narrow_anchor_key(out: RootFileBuilder) -> None:
    out.add_anchor(NTUPLE, _ntuple(out), wide=False)


_WIDE: dict[str, Any] = {"wide_header": True, "wide_keys": True, "wide_directories": True}
CONTAINERS: Mapping[str, tuple[str, Callable[[], bytes]]] = {
    "narrow": ("A file with 32 bit offsets throughout", _file()),
    "wide-header": ("A file header with 64 bit offsets", _file(wide_header=True)),
    "wide-keys": ("Keys with 64 bit offsets", _file(wide_keys=True)),
    "wide-directories": ("Directories with 64 bit offsets", _file(wide_directories=True)),
    "wide": ("A file with 64 bit offsets throughout", _file(**_WIDE)),
    "narrow-anchor-key": (
        "An anchor with a narrow key in a file with 64 bit offsets", _file(_narrow_anchor_key, **_WIDE)
    ),
    "other-begin": ("A first record that does not begin at byte 100", _file(begin=132)),
    "early-directory": ("A directory of class version 1, without UUID", _file(directory_version=1)),
    "directories": ("An RNTuple two directories deep", _file(_in_directories)),
    "five-directories": ("An RNTuple five directories deep", _file(_five_directories)),
    "directories-beside-each-other": (
        "Two directories with RNTuples of the same name, the second of which is asked for",
        _file(_directories_beside_each_other),
    ),
    "cycle-300": ("A cycle that needs more than eight bits, beside one that does not", _file(partial(_cycles, 300, 200))),
    "cycle-10": ("Cycle 10 beside cycle 9, whose digits come later in the alphabet", _file(partial(_cycles, 10, 9))),
    "similar-classes": ("Objects of classes whose names resemble that of the anchor", _file(_similar_classes)),
    "300-objects": ("An RNTuple after 299 other objects in one directory", _file(_many_objects)),
    "name-beyond-ascii": ("An RNTuple with a name beyond ASCII", _file(partial(_named, "größe"))),
    "empty-directory": ("A directory without keys list", _file(_empty_directory)),
    "other-objects": ("Objects of other classes beside the RNTuple", _file(_other_objects)),
    "two-ntuples": ("Two RNTuples in one directory", _file(_two_ntuples)),
    "gaps": ("Free segments between the records", _file(_gaps)),
    "bytes-behind-the-end": (
        "Bytes behind the end that the file header names", _file(after_end=b"appended by somebody")
    ),
    "longest-name": ("An RNTuple with the longest name, 254 bytes", _file(_long_name)),
    "title-of-255-bytes": (
        "A key with a title of 255 bytes, whose length takes five bytes, before that of the RNTuple",
        _file(partial(_after_object, title="t" * 255)),
    ),
    "name-of-300-bytes": (
        "A key with a name of 300 bytes before that of the RNTuple", _file(partial(_after_object, name="n" * 300))
    ),
    "class-name-of-300-bytes": (
        "A key with a class name of 300 bytes before that of the RNTuple",
        _file(partial(_after_object, class_name="C" * 300)),
    ),
    "anchor-title-of-300-bytes": ("An RNTuple with a title of 300 bytes", _file(_long_title)),
    "slack-in-keys-list": ("Bytes behind the last image of a keys list", _file(_slack_in_the_keys_list)),
}  # fmt: skip
"""Title and file by name."""
