"""Positions of columns in the representations of their fields."""

from __future__ import annotations

from support.patching import REAL32, column, field, file_of

from rntuple_construct.format.metadata import FileMetadata


def test_positions_of_columns_in_their_representation() -> None:
    """Columns of several fields and representations in any order."""
    places = ((1, 0), (0, 0), (1, 0), (0, 1), (1, 1), (0, 1), (0, 0), (1, 1))
    columns = [column(REAL32, owner, representation_index=number) for owner, number in places]
    draft = file_of([field("a", "A"), field("b", "B")], columns)
    (opened,) = FileMetadata(draft.build())
    assert opened.ntuple is not None
    assert opened.ntuple.schema is not None
    assert [each.index for each in opened.ntuple.schema.columns] == [0, 0, 1, 0, 0, 1, 1, 1]
