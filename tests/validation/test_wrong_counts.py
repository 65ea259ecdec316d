"""A count that does not fit its list is said of the list, not of what the bytes behind its items look like."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from rntuple_construct.format.grammar.engine.forcing import forced
from rntuple_construct.kit.corpus.mutations.bases import draft_of
from rntuple_construct.kit.files.editable_file import EditableFile
from rntuple_construct.validation import validate

SCHEMA = ("fields", "columns", "alias_columns", "extra_type_infos")


def lists_of(draft: EditableFile) -> Iterator[tuple[str, Any, Any]]:
    """Path of each list of a file, and the container and key where it is."""
    header, footer = draft.header["payload"], draft.footer["payload"]
    for name in SCHEMA:
        yield f"header.schema.{name}", header["schema"], name
    for name in SCHEMA:
        yield f"footer.schema_extension.schema.{name}", footer["schema_extension"]["schema"], name
    for name in ("cluster_groups", "linked_attribute_sets"):
        yield f"footer.{name}", footer, name
    pages = draft.page_lists[0]["payload"]
    for name in ("cluster_summaries", "page_locations"):
        yield f"page_list[0].{name}", pages, name
    yield "page_list[0].page_locations[0]", pages["page_locations"], 0
    yield "page_list[0].page_locations[0][0]", pages["page_locations"][0], 0


PATHS = [path for path, _, _ in lists_of(draft_of("plain"))]


@pytest.mark.parametrize("added", [1, 2, 1000, 1 << 31])
@pytest.mark.parametrize("path", PATHS)
def test_a_count_too_large_is_said_of_the_list(path: str, added: int) -> None:
    draft = draft_of("plain")
    holder, key = next((holder, key) for name, holder, key in lists_of(draft) if name == path)
    found = holder[key]
    if isinstance(found, dict):
        found["num_items"] = forced(len(found["items"]) + added)
    else:
        holder[key] = {"items": found, "num_items": forced(len(found) + added)}
    (finding,) = validate(draft.build()).findings
    assert finding.rule_id == "RNT-FRM-005"
    assert (finding.path or "").startswith(path)
