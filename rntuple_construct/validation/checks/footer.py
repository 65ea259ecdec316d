"""The footer besides its cluster groups (sections "Footer Envelope", "User Meta-data Envelope")."""

from __future__ import annotations

from itertools import count

import numpy as np
from rntuple_spec.constants import ClusterFlag

from rntuple_construct.validation.checks.links import NONE, links_of
from rntuple_construct.validation.context import NTupleContext
from rntuple_construct.validation.registry import ntuple_check

_WITH_ATTRIBUTES = (1, 0, 1, 0)


@ntuple_check("RNT-FTR-003", needs=("footer",))
def empty_extension(ntuple: NTupleContext) -> None:
    """The schema extension has its four lists, even if they are empty."""
    if ntuple.footer is None or ntuple.footer.has_extension:
        return
    frame = getattr(ntuple.footer_envelope.tree, "schema_extension", None)
    body = getattr(frame, "body", None)
    if frame is not None and body is not None and getattr(body, "schema", None) is None:
        ntuple.emit("RNT-FTR-003", path="footer.schema_extension", actual=frame.len_frame)


@ntuple_check("RNT-FTR-005", needs=("footer", "sound_anchor"))
def version_of_attributes(ntuple: NTupleContext) -> None:
    """Version 1.0.1.0 came with the list of linked attribute sets."""
    version = ntuple.anchor.version
    if ntuple.footer is None or version is None:
        return
    is_present = ntuple.footer.has_attribute_sets
    if is_present != (version >= _WITH_ATTRIBUTES) and ntuple.footer_envelope.tree is not None:
        path = "footer.linked_attribute_sets" if is_present else "footer"
        problem = "present" if is_present else "missing"
        ntuple.emit("RNT-FTR-005", path=path, actual=".".join(map(str, version)), problem=problem)


@ntuple_check("RNT-FTR-007", needs=("fields",))
def parents_of_new_fields(ntuple: NTupleContext) -> None:
    """New fields are not below fields of the header."""
    links = links_of(ntuple)
    for field_id in range(links.num_header_fields, len(links.fields)):
        parent = links.parents[field_id]
        if NONE != parent < links.num_header_fields:
            path = ntuple.path_of("fields", field_id, "parent_id")
            ntuple.emit("RNT-FTR-007", path=path, actual=parent, id=field_id)


@ntuple_check("RNT-PRE-009", needs=("footer", "columns"))
def column_groups(ntuple: NTupleContext) -> None:
    """There are column groups only for sharded clusters, and they hold columns that exist."""
    footer, linker = ntuple.footer, ntuple.linker
    if footer is None or linker is None:
        return
    num_columns = len(ntuple.columns or ())
    lists = (
        [footer.cluster_summaries]
        if footer.cluster_summaries
        else map(linker.summaries, count(), ntuple.page_lists or ())
    )
    used = {
        summaries[index].column_group_id
        for summaries in lists
        for index in np.flatnonzero(summaries.flags & int(ClusterFlag.SHARDED)).tolist()
    }
    for index, group in enumerate(footer.column_groups):
        beyond = [column for column in group if column >= num_columns]
        if beyond:
            problem = f"column {beyond[0]} of {num_columns}"
        elif len(set(group)) < len(group):
            problem = "it names a column twice"
        elif index not in used:
            problem = "no cluster refers to it"
        else:
            continue
        path = f"footer.column_groups[{index}]"
        ntuple.emit("RNT-PRE-009", path=path, actual=len(group), index=index, problem=problem)
    for number in sorted(number for number in used if number is not None)[:100]:
        if number >= len(footer.column_groups):
            problem = f"a cluster refers to it, there are {len(footer.column_groups)} groups"
            ntuple.emit(
                "RNT-PRE-009", path="footer.column_groups", expected=len(footer.column_groups), actual=number,
                index=number, problem=problem,
            )  # fmt: skip


@ntuple_check("RNT-PRE-011", needs=("footer",))
def user_metadata(ntuple: NTupleContext) -> None:
    """User meta-data may be there; its envelopes are as sound as others."""
    links = ntuple.footer.metadata_links if ntuple.footer else ()
    if links:
        ntuple.emit("RNT-PRE-011", path="footer.meta_data_links", actual=len(links))
    for envelope in ntuple.metadata.user_metadata_envelopes:
        for error in () if envelope.is_outside else envelope.errors:
            if not (error.rule_id == "RNT-CNT-014" and ntuple.file.is_truncated):
                ntuple.report_error(error)
