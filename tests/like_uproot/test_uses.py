"""One-line uses in the style of uproot's documentation give the same with uproot and with the drop-in."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import awkward as ak
import numpy as np
import pandas as pd
import pytest
import uproot

from rntuple_construct import like_uproot

NUM = 20


def content() -> dict[str, Any]:
    span = range(NUM)
    return {
        "run": np.arange(NUM),
        "met": np.arange(NUM, dtype=np.float32) * 2,
        "flag": np.arange(NUM) % 3 == 0,
        "Muon_pt": ak.Array([[float(number)] * (number % 3) for number in span]),
        "Muon_eta": ak.Array([[number / 4] * (number % 3) for number in span]),
        "tag": [f"t{number}" for number in span],
        "jets": ak.Array(
            [[{"pt": number * 1.5, "eta": each} for each in range(number % 4)] for number in span]
        ),
        "rec": ak.Array([{"x": number, "inner": {"y": number / 2, "z": number}} for number in span]),
        "pair": ak.Array([(number, number * 0.5) for number in span]),
        "pairs": ak.Array([[(number, f"p{each}") for each in range(number % 2)] for number in span]),
        "opt": ak.Array([None if number % 4 == 0 else number for number in span]),
        "uni": ak.Array([number if number % 2 else f"u{number}" for number in span]),
        "arr": np.arange(3 * NUM).reshape(NUM, 3),
    }


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A directory of two files that uproot has written."""
    made = tmp_path_factory.mktemp("uses")
    for name in ("a.root", "b.root"):
        with uproot.recreate(made / name) as file:
            file.mkrntuple("events", content())
            file.mkrntuple("dir/more", {"x": [1, 2, 3]})
            file["hist"] = np.histogram([1.0, 2.0, 2.0], bins=4, range=(0, 4))
            file.mktree("dir/tree", {"y": "f8"})
            file["dir/tree"].extend({"y": np.arange(3.0)})
    return made


USES = [
    # Files
    "file.keys()", "file.keys(cycle=False)", "file.keys(recursive=False)", "file.keys(filter_classname='*RNTuple')",
    "file.keys(filter_name='ev*', cycle=False)", "file.classnames()", "file.classnames(cycle=False)",
    "file.classname_of('events')", "file.classname_of('hist')", "'events' in file", "'nothing' in file", "'dir/more' in file",
    "len(file)", "file.get('nothing')", "file.get('nothing', 5)", "file.get('events').num_entries", "list(file.iterkeys())",
    "[name for name, _ in file.iteritems(filter_classname='*RNTuple')]", "file['events;1'].num_entries", "list(file)",
    "file['dir'].keys()", "file['dir']['more'].num_entries", "file['dir/more/x'].array()", "file['events/rec/x'].array()",
    "file['hist'].to_numpy()", "file['dir/tree'].arrays()", "file['dir/tree/y'].array(library='np')", "file.object_path",
    "file['dir'].object_path", "file.file.file_path", "file.file_path", "file.closed",
    "uproot.open('a.root:dir/more/x').array()", "uproot.open('a.root:events/jets/pt').array()",
    "uproot.open({'a.root': 'dir/more'}).num_entries", "uproot.open('a.root:hist').values()",
    # RNTuples and fields
    "events.num_entries", "len(events)", "events.classname", "events.object_path", "events.name", "events.description",
    "events.path", "events.file.file_path", "events.keys()", "events.keys(recursive=False)", "events.keys(full_paths=False)",
    "events.keys(full_paths=False, ignore_duplicates=True)", "events.keys(filter_name='x')", "events.keys(filter_name='/^m/i')",
    "events.keys(filter_name=['rec*', 'met'])", "events.keys(filter_typename='double')",
    "events.keys(filter_field=lambda field: field.name == 'z')", "events.typenames()", "list(events.iterkeys())",
    "[field.path for field in events.itervalues()]", "[(name, field.typename) for name, field in events.iteritems()]",
    "dict(events.itertypenames())", "[field.name for field in events]", "[field.name for field in events.fields]",
    "events[0].name", "events['rec/inner/y'].path", "events['rec.inner'].keys()", "len(events['rec'])", "len(events['met'])",
    "events['rec']['inner']['y'] is events['rec.inner.y']", "events.get('nothing')", "'rec.x' in events", "'nothing' in events",
    "events['met'].typename", "events['rec.inner'].index", "events['rec'].field_id", "events['rec.x'].top_level",
    "events['rec.x'].parent.name", "events['met'].num_entries", "events['pair'].keys()", "events['pairs'].keys()",
    "events.header.ntuple_name", "events.member('fVersionEpoch')", "len(events.column_records)", "events['run'].record.field_name",
    # Values
    "events.arrays().to_list()", "events.arrays(filter_field=lambda field: field.name != 'uni')", "events.arrays(['met', 'run'])", "events.arrays('Muon_*')", "events.arrays(filter_name='jets.pt')",
    "events.arrays(['rec.x'])", "events.arrays(filter_name='rec.inner')", "events.arrays(filter_typename='float')",
    "events.arrays(filter_field=lambda field: field.path in ('rec.x', 'rec.inner.z', 'met'))",
    "events.arrays(filter_branch=lambda field: field.path == 'met')", "events.arrays(['run'], entry_start=3, entry_stop=-5)",
    "events['met'].array()", "events['met'].array(library='np')", "events['met'].array(2, 5)", "events['Muon_pt'].array()",
    "events['jets'].array()", "events['jets.pt'].array()", "events['rec'].array()", "events['rec.inner.y'].array()",
    "events['pair'].array()", "events['pair.1'].array()", "events['pairs.0'].array()", "events['opt'].array()",
    "events['uni'].array().to_list()", "events['arr'].array()", "events['arr'].array(library='numpy')", "events['tag'].array()",
    "events['met'].arrays()", "events['rec'].arrays(filter_name='inner')", "ak.type(events['pair'].array())",
    "ak.type(events.arrays(['rec.inner.y', 'jets.pt']))", "events['rec'].arrays()", "events['met'].array(library='pandas')",
    "np.asarray(events['met'])", "events.arrays(['met', 'run'], library='np')", "events.arrays(['met', 'run'], library='numpy')",
    "events.arrays(['met', 'run'], library='awkward')", "events.arrays(['met', 'run'], library='pd')",
    "events.arrays(['met', 'run'], library='pandas', entry_start=5)", "events.arrays(['met', 'run'], how=dict)",
    "events.arrays(['met', 'run'], how=tuple)", "events.arrays(['met', 'run'], how=list)",
    "events.arrays(['met', 'run'], library='np', how=dict)", "events.arrays(['met', 'run'], library='np', how=tuple)",
    "events.arrays(['met', 'run'], library='np', how=list)", "events.arrays(['met', 'run'], library='pd', how=dict)",
    "events.arrays(['met', 'run'], library='pd', how=tuple)", "events.arrays(['met', 'run'], library='pd', how=list)",
    "events.arrays(['met'], ak_add_doc=True)",
    "events.arrays(['met'], ak_add_doc={'title': 'typename'}).met.layout.parameters",
    "events['rec.inner.y'].array(ak_add_doc={'title': 'name'}).layout.parameters",
    "[len(chunk) for chunk in events.iterate(step_size=7)]", "[chunk.met for chunk in events.iterate(['met'], step_size=7)]",
    "[chunk for chunk in events.iterate('met', step_size=7, library='pd')]",
    "[report.tree_entry_start for _, report in events.iterate('met', step_size=7, report=True)]",
    "[report.file_path for _, report in events.iterate('met', step_size=7, report=True)]",
    "[len(chunk) for chunk in events.iterate(step_size='1 kB')]", "[len(chunk) for chunk in events['jets.pt'].iterate(step_size='90 B')]",
    "events['met'].array(virtual=True)", "events['met'].array(virtual=True, library='ak', entry_start=5)",
    "isinstance(file, uproot.writing.WritableDirectory)", "uproot.writing.identify.to_TH1x.__name__",
    "events.to_akform()[1]", "events['rec'].to_akform()[1]", "events.to_akform(filter_name='met')[0].type",
    # Several files
    "uproot.concatenate('*.root:events', ['met', 'run'])", "uproot.concatenate({'a.root': 'events'}, filter_name='jets.pt')",
    "uproot.concatenate(['a.root:events', 'b.root:events'], 'met', library='np')",
    "uproot.concatenate('*.root:events', 'met', library='pd')", "uproot.concatenate('*.root:events', 'met', entry_start=15, entry_stop=25)",
    "[chunk.run for chunk in uproot.iterate('*.root:events', 'run', step_size=15)]",
    "[chunk for chunk in uproot.iterate('*.root:events', 'run', step_size=15, library='pd')]",
    "[report.start for _, report in uproot.iterate('*.root:events', 'run', step_size=15, report=True)]",
    "uproot.concatenate('*.root:dir/tree')", "[len(chunk) for chunk in uproot.iterate('*.root:dir/tree', step_size=2)]",
    "uproot.dask('*.root:events').compute().to_list()", "uproot.dask('*.root:events').rec.inner.y.compute()",
    "uproot.dask('*.root:events', filter_name='jets.pt').compute()", "uproot.dask('*.root:events', filter_name='rec.x').fields",
    "uproot.dask('*.root:events', recursive=False, full_paths=False, filter_name='met').fields",
    "uproot.dask('*.root:events', filter_name='met', allow_read_errors_with_report=True)[0].compute()",
    "uproot.dask('*.root:events', steps_per_file=3).met.npartitions", "uproot.dask('a.root:events', open_files=False).met.compute()",
]  # fmt: skip
"""Expressions with ``file`` and ``events``, an open file and the RNTuple in it."""


def plain(value: Any) -> Any:
    """Return values in a form that can be compared, with the type of awkward arrays."""
    if isinstance(value, (ak.Array, ak.Record)):
        return str(value.type), value.layout.parameters, value.to_list()
    if isinstance(value, pd.Series):
        return "series", value.index.to_list(), value.to_list()
    if isinstance(value, pd.DataFrame):
        return "frame", value.index.to_list(), {name: value[name].to_list() for name in value}
    if isinstance(value, np.ndarray):
        return "array", value.dtype, value.tolist()
    if isinstance(value, dict):
        return "dict", {name: plain(each) for name, each in value.items()}
    if isinstance(value, (tuple, list)):
        return type(value), [plain(each) for each in value]
    return value.item() if isinstance(value, np.generic) else value


def result(module: Any, use: str) -> Any:
    with module.open("a.root") as file:
        return plain(
            eval(use, {"uproot": module, "file": file, "events": file["events"], "np": np, "ak": ak})
        )


@pytest.mark.filterwarnings("ignore:the filter_branch kwarg:DeprecationWarning")
@pytest.mark.parametrize("use", USES)
def test_a_use_gives_what_it_gives_with_uproot(
    use: str, place: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(place)
    assert result(like_uproot, use) == result(uproot, use)


ONLY_HERE = {
    "events.arrays(filter_name='Muon_*', how='zip').Muon[2].to_list()": [{"eta": 0.5, "pt": 2.0}] * 2,
    "events.arrays(['run', 'met'], how=tuple)[0][:3].to_list()": [0, 1, 2],
    "events.arrays(['run'], cut='(met > 30) & flag').run.to_list()": [18],
    "events.arrays(['met * 2'], entry_stop=2)['met * 2'].to_list()": [0, 4],
    "events.arrays('double', aliases={'double': 'met * 2'}, entry_stop=2).double.to_list()": [0, 4],
    "len(uproot.concatenate([file['events']], 'run'))": NUM,
    "len(file['events'].cluster_ranges)": 1,
    "uproot.dask('a.root:events', filter_name='met', library='np')['met'].compute()[3].item()": 6.0,
    "[len(chunk) for chunk in events.iterate(step_size='cluster')]": [NUM],
    "events.arrays(['met'], workers=2, entry_stop=2).met.to_list()": [0, 2],
    "events.arrays(['run'], library='pa').column('run').to_pylist()[:2]": [0, 1],
    "events['run'].array(library='py', entry_stop=2)": [0, 1],
    "str(events['uni'].array().type)": f"{NUM} * union[string, int64]",
}
"""Expressions that uproot 5.7.7 cannot compute for RNTuples, or computes in another form, and their values."""


@pytest.mark.parametrize("use", ONLY_HERE)
def test_a_use_that_uproot_lacks(use: str, place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(place)
    assert result(like_uproot, use) == plain(ONLY_HERE[use])
    try:
        theirs = result(uproot, use)
    except Exception:  # noqa: BLE001 (whatever uproot raises)
        return
    assert theirs != plain(ONLY_HERE[use])
