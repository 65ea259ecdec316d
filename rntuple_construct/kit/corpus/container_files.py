"""Files of one small RNTuple in ROOT files of every form."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from rntuple_construct.format.generations import DEFAULT_GENERATION
from rntuple_construct.kit.files.file_description import Cluster, FileDescription, Pages, make_field
from rntuple_construct.kit.files.root_file_builder import RootFileBuilder
from rntuple_construct.writer.container import streamer_info

__all__ = ["CONTAINERS", "NTUPLE"]

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
        [Cluster(len(values), [Pages([values], checksum=True)])],
        name=name,
        writer="rntuple-construct",
    ).draft(out)
    draft.anchor |= _VERSION
    return draft.write_envelopes(out.add_blob)


def _info() -> bytes:
    """Streamer information of the anchor class, for a record with a key of 64 bytes."""
    strings = ("TList", "StreamerInfo", "Doubly linked list")
    return streamer_info(26 + sum(1 + len(text) for text in strings))


def _plain(**options: Any) -> Callable[[], bytes]:
    def make() -> bytes:
        out = RootFileBuilder(**options)
        out.add_anchor(NTUPLE, _ntuple(out))
        return out.finish(streamer_info=_info())

    return make


def _in_directories() -> bytes:
    out = RootFileBuilder()
    first = out.add_directory("d1")
    second = out.add_directory("d2", first)
    out.add_anchor(NTUPLE, _ntuple(out), directory=second)
    return out.finish(streamer_info=_info())


def _empty_directory() -> bytes:
    out = RootFileBuilder()
    out.add_directory("empty").has_list = False
    out.add_anchor(NTUPLE, _ntuple(out))
    return out.finish(streamer_info=_info())


def _other_objects() -> bytes:
    out = RootFileBuilder()
    out.record("TNamed", "something", bytes(20), directory=out.root)
    out.add_anchor(NTUPLE, _ntuple(out))
    out.record("TH1D", "histogram", bytes(33), title="of another class", directory=out.root)
    return out.finish(streamer_info=_info())


def _two_ntuples() -> bytes:
    out = RootFileBuilder()
    out.add_anchor("other", _ntuple(out, name="other", values=(9.0,)))
    out.add_anchor(NTUPLE, _ntuple(out))
    return out.finish(streamer_info=_info())


def _gaps() -> bytes:
    out = RootFileBuilder()
    out.add_gap(40)
    anchor = _ntuple(out)
    out.add_gap(100)
    out.add_anchor(NTUPLE, anchor)
    return out.finish(streamer_info=_info())


def _bytes_behind_the_end() -> bytes:
    out = RootFileBuilder()
    out.add_anchor(NTUPLE, _ntuple(out))
    return out.finish(streamer_info=_info(), after_end=b"appended by somebody")


def _long_name() -> bytes:
    out = RootFileBuilder()
    name = "n" * 254
    out.add_anchor(name, _ntuple(out, name=name))
    return out.finish(streamer_info=_info())


def _long_strings(**key: str) -> Callable[[], bytes]:
    """An object with a long string in its key, listed before the RNTuple."""

    def make() -> bytes:
        out = RootFileBuilder()
        strings = {"class_name": "TNamed", "name": "something", "title": "", **key}
        out.record(
            strings["class_name"], strings["name"], bytes(20), title=strings["title"], directory=out.root
        )
        out.add_anchor(NTUPLE, _ntuple(out))
        return out.finish(streamer_info=_info())

    return make


def _long_title() -> bytes:
    out = RootFileBuilder()
    out.record("ROOT::RNTuple", NTUPLE, _ntuple(out), title="t" * 300, directory=out.root)
    return out.finish(streamer_info=_info())


def _slack_in_the_keys_list() -> bytes:
    out = RootFileBuilder()
    out.add_anchor(NTUPLE, _ntuple(out))
    out.root.slack = bytes(17)
    return out.finish(streamer_info=_info())


def _anchor_of_narrow_key_in_wide_file() -> bytes:
    out = RootFileBuilder(wide_header=True, wide_directories=True, wide_keys=True)
    out.add_anchor(NTUPLE, _ntuple(out), wide=False)
    return out.finish(streamer_info=_info())


CONTAINERS: Mapping[str, tuple[str, Callable[[], bytes], tuple[str, ...]]] = {
    "narrow": ("A file with 32 bit offsets throughout", _plain(), ()),
    "wide-header": ("A file header with 64 bit offsets", _plain(wide_header=True), ()),
    "wide-keys": ("Keys with 64 bit offsets", _plain(wide_keys=True), ()),
    "wide-directories": ("Directories with 64 bit offsets", _plain(wide_directories=True), ()),
    "wide": (
        "A file with 64 bit offsets throughout",
        _plain(wide_header=True, wide_keys=True, wide_directories=True),
        (),
    ),
    "narrow-anchor-key": (
        "An anchor with a narrow key in a file with 64 bit offsets", _anchor_of_narrow_key_in_wide_file, (),
    ),
    "other-begin": ("A first record that does not begin at byte 100", _plain(begin=132), ()),
    "early-directory": ("A directory of class version 1, without UUID", _plain(directory_version=1), ()),
    "directories": ("An RNTuple two directories deep", _in_directories, ()),
    "empty-directory": ("A directory without keys list", _empty_directory, ()),
    "other-objects": ("Objects of other classes beside the RNTuple", _other_objects, ()),
    "two-ntuples": ("Two RNTuples in one directory", _two_ntuples, ()),
    "gaps": ("Free segments between the records", _gaps, ()),
    "bytes-behind-the-end": ("Bytes behind the end that the file header names", _bytes_behind_the_end, ()),
    "longest-name": ("An RNTuple with the longest name, 254 bytes", _long_name, ()),
    "title-of-255-bytes": (
        "A key with a title of 255 bytes, whose length takes five bytes, before that of the RNTuple",
        _long_strings(title="t" * 255), (),
    ),
    "name-of-300-bytes": (
        "A key with a name of 300 bytes before that of the RNTuple", _long_strings(name="n" * 300), (),
    ),
    "class-name-of-300-bytes": (
        "A key with a class name of 300 bytes before that of the RNTuple",
        _long_strings(class_name="C" * 300), (),
    ),
    "anchor-title-of-300-bytes": ("An RNTuple with a title of 300 bytes", _long_title, ()),
    "slack-in-keys-list": ("Bytes behind the last image of a keys list", _slack_in_the_keys_list, ()),
}  # fmt: skip
"""Title, file and what a validator mentions, by name."""
