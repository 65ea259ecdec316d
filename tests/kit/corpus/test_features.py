"""Every feature is written, read back, and valid but for what it shows."""

from __future__ import annotations

from pathlib import Path

import pytest
from support.file_checks import check_envelopes, findings

import rntuple_construct as rnt
from rntuple_construct.base.errors import UnsupportedError
from rntuple_construct.kit.corpus.features import FEATURES, SUITE

OURS = [feature for feature in FEATURES if feature not in SUITE]


def test_what_is_written_is_valid_and_read_back(tmp_path: Path) -> None:
    path = tmp_path / "feature.root"
    for feature in OURS:
        feature.write(path)
        assert {text.split()[0] for text in findings(path)} == feature.notes, feature.title
        with rnt.open(path) as file:
            if feature.is_refused:
                with pytest.raises(UnsupportedError):
                    file.only()
                continue
            ntuple = file[feature.ntuple]
            rows = ntuple.arrays(entry_stop=feature.num_wanted, library="py")
            assert repr(rows) == repr([{name: row[name] for name in ntuple.fields} for row in feature.rows])
            if feature.generation == "1.x":
                check_envelopes(path, ntuple)


def test_no_two_features_have_the_same_title() -> None:
    titles = [feature.title for feature in FEATURES]
    assert len(set(titles)) == len(titles)
