"""Files whose numbers make no sense: far too large, far too many, far too deep.

``CASES`` maps the name of each to its maker and to the class and rule of the error that is to come of it.
Run as a program, this module reads all of them with little memory and reports what came of it (see
``test_absurd_files.py``).
"""

from __future__ import annotations

import json
import resource
import sys
import time
import warnings
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from support import trees
from support.patching import (
    BIT,
    CHAR,
    INDEX64,
    INT32,
    REAL32,
    SWITCH,
    DescribedCluster,
    Pages,
    alias,
    column,
    deferred,
    field,
    file_of,
    one_column,
    switches,
)

from rntuple_construct.base import errors
from rntuple_construct.format.compression import compress
from rntuple_construct.format.grammar.engine.forcing import Raw, forced
from rntuple_construct.kit.files.editable_file import EditableFile

Maker = Callable[[], EditableFile]
CASES: dict[str, tuple[Maker, type[errors.RNTupleError], str | None]] = {}
HUGE = (1 << 62) - 1


def case(error: type[errors.RNTupleError], rule_id: str | None) -> Callable[[Maker], Maker]:
    """Add a file to the cases."""

    def add(maker: Maker) -> Maker:
        CASES[maker.__name__] = (maker, error, rule_id)
        return maker

    return add


# Frames, strings and envelopes


@case(errors.EnvelopeError, "RNT-FRM-005")
def four_billion_fields() -> EditableFile:
    draft = one_column()
    schema = draft.header["payload"]["schema"]
    schema["fields"] = {"items": schema["fields"], "num_items": forced(0xFFFFFFFF)}
    return draft


@case(errors.EnvelopeError, "RNT-FRM-001")
def list_frame_of_exabytes() -> EditableFile:
    draft = one_column()
    schema = draft.header["payload"]["schema"]
    schema["columns"] = {"items": schema["columns"], "len_frame": forced(-HUGE)}
    return draft


@case(errors.EnvelopeError, "RNT-FRM-001")
def record_frame_of_exabytes() -> EditableFile:
    draft = one_column()
    draft.header["payload"]["schema"]["fields"][0]["len_frame"] = forced(HUGE)
    return draft


@case(errors.EnvelopeError, "RNT-FRM-001")
def frame_of_nothing() -> EditableFile:
    draft = one_column()
    draft.header["payload"]["schema"]["fields"][0]["len_frame"] = forced(0)
    return draft


@case(errors.EnvelopeError, "RNT-FRM-002")
def record_frame_where_a_list_belongs() -> EditableFile:
    draft = one_column()
    draft.header["payload"]["schema"]["columns"] = {"items": [], "len_frame": forced(12)}
    return draft


@case(errors.EnvelopeError, "RNT-BAS-001")
def string_of_four_gigabytes() -> EditableFile:
    draft = one_column()
    draft.header["payload"] = Raw(bytes(8) + b"\xff" * 4 + b"name")
    return draft


@case(errors.EnvelopeError, "RNT-ENV-002")
def envelope_that_claims_to_be_longer() -> EditableFile:
    draft = one_column()
    draft.header["len_envelope"] = forced((1 << 48) - 1)
    return draft


@case(errors.EnvelopeError, "RNT-FRM-005")
def feature_flags_without_end() -> EditableFile:
    draft = one_column()
    draft.header["payload"] = Raw(b"\xff" * 8000)
    return draft


# Anchor


@case(errors.LimitError, None)
def header_that_expands_to_exabytes() -> EditableFile:
    draft = one_column()
    draft.anchor["len_header"] = forced(1 << 60)
    return draft


@case(errors.LimitError, None)
def header_that_expands_to_a_gigabyte() -> EditableFile:
    draft = one_column()
    draft.anchor["len_header"] = forced(1 << 30)
    return draft


@case(errors.ContainerError, "RNT-CNT-014")
def header_of_exabytes() -> EditableFile:
    draft = one_column()
    draft.anchor["len_header_stored"] = draft.anchor["len_header"] = forced(HUGE)
    return draft


@case(errors.ContainerError, "RNT-CNT-014")
def footer_behind_the_universe() -> EditableFile:
    draft = one_column()
    draft.anchor["ofs_footer"] = forced((1 << 64) - 1)
    return draft


@case(errors.AnchorError, "RNT-ANC-012")
def header_cut_into_a_key_for_every_byte() -> EditableFile:
    draft = one_column()
    draft.anchor["max_key_size"] = 1
    return draft


# Fields and columns


@case(errors.LimitError, None)
def fields_nested_without_end() -> EditableFile:
    chain = [field("x", role=2), *(field("_0", parent=depth, role=2) for depth in range(5000))]
    return file_of(chain)


@case(errors.DescriptorError, "RNT-FLD-002")
def parent_far_away() -> EditableFile:
    return file_of([field("x", "float", parent=0xFFFFFFFF)], [column(REAL32, 0)])


@case(errors.DescriptorError, "RNT-COL-001")
def column_of_a_field_far_away() -> EditableFile:
    return file_of([field("x", "float")], [column(REAL32, 0xFFFFFFFF)])


@case(errors.DescriptorError, "RNT-ALI-001")
def alias_of_a_column_far_away() -> EditableFile:
    draft = one_column()
    draft.header["payload"]["schema"]["alias_columns"] = [alias(0xFFFFFFFF, 0)]
    return draft


@case(errors.DescriptorError, "RNT-COL-012")
def representation_far_away() -> EditableFile:
    return file_of([field("x", "float")], [column(REAL32, 0, representation_index=0xFFFF)])


@case(errors.UnsupportedError, None)
def array_of_exabytes() -> EditableFile:
    return file_of(
        [field("x", "std::array<float,9>", flags=1, array_size=HUGE), field("_0", "float", parent=0)],
        [column(REAL32, 1)],
    )


@case(errors.UnsupportedError, None)
def arrays_that_multiply_to_exabytes() -> EditableFile:
    fields = [
        field("x", "", flags=1, array_size=1 << 30),
        field("_0", "", parent=0, flags=1, array_size=1 << 30),
    ]
    return file_of([*fields, field("_0", "float", parent=1)], [column(REAL32, 2)])


@case(errors.UnsupportedError, None)
def bitset_of_exabytes() -> EditableFile:
    return file_of([field("x", "std::bitset<9>", flags=1, array_size=HUGE)], [column(BIT, 0)])


@case(errors.DescriptorError, "RNT-COL-003")
def column_of_65535_bits() -> EditableFile:
    return file_of(
        [field("x", "float")], [column(REAL32, 0, bits=0xFFFF)], [DescribedCluster(1, [Pages([b"1234"])])]
    )


# Clusters and pages


def _one_cluster(draft: EditableFile, **values: Any) -> EditableFile:
    draft.page_lists[0]["payload"]["cluster_summaries"][0].update(values)
    return draft


def _group(draft: EditableFile, **values: Any) -> EditableFile:
    draft.footer["payload"]["cluster_groups"][0].update(values)
    return draft


@case(errors.DescriptorError, "RNT-CGR-001")
def group_of_four_billion_clusters() -> EditableFile:
    return _group(one_column(), num_clusters=0xFFFFFFFF)


@case(errors.DescriptorError, "RNT-CGR-002")
def group_of_all_entries() -> EditableFile:
    return _group(one_column(), entry_span=(1 << 64) - 1)


@case(errors.DescriptorError, "RNT-CGR-003")
def group_that_starts_at_the_last_entry() -> EditableFile:
    draft = _one_cluster(one_column(), first_entry=(1 << 64) - 4)
    return _group(draft, min_entry=(1 << 64) - 4)


ALL_ENTRIES = (1 << 56) - 1


@case(errors.PageError, "RNT-ENC-007")
def more_entries_than_pages_hold() -> EditableFile:
    return _group(_one_cluster(one_column(), num_entries=ALL_ENTRIES), entry_span=ALL_ENTRIES)


@case(errors.LimitError, None)
def entries_without_any_column() -> EditableFile:
    draft = file_of([field("x", "Empty", role=2)], [], [DescribedCluster(3, [])])
    return _group(_one_cluster(draft, num_entries=ALL_ENTRIES), entry_span=ALL_ENTRIES)


@case(errors.LimitError, None)
def entries_without_any_field() -> EditableFile:
    draft = file_of([], [], [DescribedCluster(3, [])])
    return _group(_one_cluster(draft, num_entries=ALL_ENTRIES), entry_span=ALL_ENTRIES)


@case(errors.LimitError, None)
def deferred_until_the_last_entry() -> EditableFile:
    later = {"fields": [field("y", "float")], "columns": [deferred(REAL32, 0, ALL_ENTRIES - 1)]}
    draft = file_of(
        [], [], [DescribedCluster(3, [Pages([[1.0]], element_offset=ALL_ENTRIES - 1)])], extension=later
    )
    return _group(_one_cluster(draft, num_entries=ALL_ENTRIES), entry_span=ALL_ENTRIES)


@case(errors.LimitError, None)
def deferred_array_of_billions() -> EditableFile:
    fields = [field("y", "", flags=1, array_size=(1 << 31) - 1), field("_0", "float", parent=0)]
    later = {"fields": fields, "columns": [deferred(REAL32, 1, HUGE)]}
    return file_of([], [], [DescribedCluster(3, [Pages([], element_offset=HUGE)])], extension=later)


@case(errors.LimitError, None)
def array_of_billions_of_nothing() -> EditableFile:
    fields = [field("x", "", flags=1, array_size=(1 << 31) - 1), field("_0", "Empty", role=2, parent=0)]
    return file_of(fields, [], [DescribedCluster(3, [])])


@case(errors.LimitError, None)
def collection_of_billions_of_nothing() -> EditableFile:
    fields = [field("x", "std::vector<Empty>", role=1), field("_0", "Empty", role=2, parent=0)]
    return file_of(fields, [column(INDEX64, 0)], [DescribedCluster(1, [[[1 << 62]]])])


@case(errors.PageError, "RNT-ENC-007")
def collection_of_more_than_there_is() -> EditableFile:
    fields = [field("x", "std::vector<float>", role=1), field("_0", "float", parent=0)]
    return file_of(
        fields, [column(INDEX64, 0), column(REAL32, 1)], [DescribedCluster(1, [[[1 << 62]], [[1.0]]])]
    )


@case(errors.PageError, "RNT-ENC-007")
def string_of_more_than_there_is() -> EditableFile:
    columns = [column(INDEX64, 0), column(CHAR, 0)]
    return file_of([field("x", "std::string")], columns, [DescribedCluster(1, [[[1 << 62]], [b"abc"]])])


@case(errors.LimitError, None)
def collections_that_add_up_to_too_many() -> EditableFile:
    most = (1 << 63) - 1
    fields = [field("x", "std::vector<Empty>", role=1), field("_0", "Empty", role=2, parent=0)]
    return file_of(
        fields, [column(INDEX64, 0)], [DescribedCluster(1, [[[most]]]), DescribedCluster(1, [[[most]]])]
    )


@case(errors.PageError, "RNT-ENC-006")
def optionals_that_add_up_to_too_many() -> EditableFile:
    fields = [field("x", "std::optional<float>", role=1), field("_0", "float", parent=0)]
    return file_of(
        fields,
        [column(INDEX64, 0), column(REAL32, 1)],
        [
            DescribedCluster(1, [[[(1 << 63) - 2]], [[1.0]]]),
            DescribedCluster(5, [[[0, 1, 2, 3, 4]], [[1.0] * 4]]),
        ],
    )


@case(errors.PageError, "RNT-ENC-007")
def strings_that_add_up_to_too_many() -> EditableFile:
    clusters = [DescribedCluster(1, [[[1 << 62]], [b"abc"]])] * 2
    return file_of([field("x", "std::string")], [column(INDEX64, 0), column(CHAR, 0)], clusters)


@case(errors.PageError, "RNT-ENC-005")
def variant_far_away() -> EditableFile:
    fields = [field("x", "std::variant<std::int32_t>", role=3), field("_0", "std::int32_t", parent=0)]
    columns = [column(SWITCH, 0), column(INT32, 1)]
    return file_of(fields, columns, [DescribedCluster(1, [[switches((HUGE, 1))], [[1]]])])


def _page(change: Callable[[trees.Tree], trees.Tree], **values: Any) -> EditableFile:
    pages = Pages([[1.0, 2.0, 3.0]], change=change, **values)
    return file_of([field("x", "float")], [column(REAL32, 0)], [DescribedCluster(3, [pages])])


@case(errors.PageError, "RNT-PAG-001")
def page_of_two_billion_elements() -> EditableFile:
    return _page(lambda page: {**page, "num_elements_signed": -0x7FFFFFFF})


@case(errors.EnvelopeError, "RNT-PAG-005")
def page_of_a_number_without_absolute_value() -> EditableFile:
    return _page(lambda page: {**page, "num_elements_signed": -0x80000000})


@case(errors.PageError, "RNT-PAG-001")
def page_of_two_gigabytes() -> EditableFile:
    return _page(lambda page: {**page, "locator": {**page["locator"], "len_range": 0x7FFFFFFF}})


@case(errors.PageError, "RNT-PAG-001")
def page_of_exabytes() -> EditableFile:
    large = {"kind": 1, "reserved": 0, "len_range": (1 << 64) - 1, "ofs_range": 300}
    return _page(lambda page: {**page, "locator": large})


@case(errors.ContainerError, "RNT-CNT-014")
def page_behind_the_universe() -> EditableFile:
    return _page(lambda page: {**page, "locator": {**page["locator"], "ofs_range": (1 << 64) - 1}})


@case(errors.EnvelopeError, "RNT-FRM-005")
def four_billion_pages() -> EditableFile:
    draft = one_column()
    draft.located(0, 0, 0)["num_items"] = forced(0xFFFFFFFF)
    return draft


@case(errors.EnvelopeError, "RNT-FRM-005")
def four_billion_columns() -> EditableFile:
    draft = one_column()
    locations = draft.page_lists[0]["payload"]["page_locations"]
    locations[0] = {"items": locations[0], "num_items": forced(0xFFFFFFFF)}
    return draft


@case(errors.EnvelopeError, "RNT-FRM-005")
def four_billion_summaries() -> EditableFile:
    draft = one_column()
    payload = draft.page_lists[0]["payload"]
    payload["cluster_summaries"] = {"items": payload["cluster_summaries"], "num_items": forced(0xFFFFFFFF)}
    return draft


BLOCK = 0xFFFFFF
"""Bytes that one compressed chunk can expand to."""


def _zeros(num_chunks: int) -> bytes:
    """A compression block of so many chunks of zeros."""
    return bytes(compress(bytes(BLOCK), 501)) * num_chunks


def _expanding(num_chunks: int, num_pages: int) -> EditableFile:
    """Pages that share one small compression block."""
    draft = file_of([field("x", "std::int8_t")], [column(3, 0, bits=8)])
    block = _zeros(num_chunks)
    count = num_chunks * BLOCK
    page = {"num_elements_signed": count, "locator": trees.locator(len(block), draft.add_blob(block))}
    pages = trees.column_pages([page] * num_pages)
    entries = count * num_pages
    summary = {"first_entry": 0, "num_entries": entries, "flags": 0}
    draft.page_lists = [trees.page_list(cluster_summaries=[summary], page_locations=[[pages]])]
    draft.footer["payload"]["cluster_groups"] = [trees.cluster_group(entry_span=entries)]
    return draft


@case(errors.LimitError, None)
def page_that_expands_to_two_gigabytes() -> EditableFile:
    return _expanding(128, 1)


@case(errors.LimitError, None)
def pages_that_expand_to_terabytes() -> EditableFile:
    return _expanding(1, 100_000)


@case(errors.LimitError, None)
def header_bomb() -> EditableFile:
    draft = one_column()
    block = _zeros(127)
    draft.anchor.update(
        ofs_header=forced(draft.add_blob(block)),
        len_header_stored=forced(len(block)),
        len_header=forced(127 * BLOCK),
    )
    return draft


@case(errors.LimitError, None)
def attribute_set_of_gigabytes() -> EditableFile:
    draft = one_column()
    draft.footer["payload"]["linked_attribute_sets"] = [
        {
            "schema_version_major": 1,
            "schema_version_minor": 0,
            "len_anchor": 0xFFFFFFFF,
            "locator": trees.locator(20, draft.add_blob(bytes(20))),
            "name": b"set",
        }
    ]
    return draft


def read(data: bytes) -> None:
    """Read a file in all the ways that could use up memory."""
    import rntuple_construct as rnt
    from rntuple_construct.reader.summary import summarize

    with warnings.catch_warnings():
        warnings.simplefilter("ignore", rnt.DroppedFieldWarning)
        with rnt.open(data) as file:
            events = file.only()
            for name in events.attribute_sets:
                events.attribute_set(name)
            summarize(events)
            for error in events.dropped.values():
                raise error
            for _ in events.iterate(library="py", entry_stop=200_000, step_size="1 MB"):
                pass
            events.arrays(library="layout")
            events.arrays(library="py")


def main() -> None:
    """Read all files with 256 MiB more memory than this process has, and print the outcome of each as JSON."""
    files = {name: maker().build() for name, (maker, _, _) in CASES.items()}
    np.zeros(1)
    with open("/proc/self/statm", encoding="ascii") as statm:
        used = int(statm.read().split()[0]) * resource.getpagesize()
    resource.setrlimit(resource.RLIMIT_AS, (used + (256 << 20), resource.RLIM_INFINITY))
    for name, data in files.items():
        start = time.process_time()
        try:
            read(data)
            found = "no error"
        except errors.RNTupleError as error:
            found = type(error).__name__
        except BaseException as error:  # noqa: BLE001 - whatever it is, the test wants to know
            found = f"{type(error).__name__}: {error}"
        print(json.dumps([name, found, time.process_time() - start]))


if __name__ == "__main__":
    main()
