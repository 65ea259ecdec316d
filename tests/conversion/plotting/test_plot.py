"""Histograms of expressions: the counts of numpy, what is left out, ranges, and the pictures."""

from __future__ import annotations

import io
import os
import xml.etree.ElementTree as ET
from pathlib import Path

import numpy as np
import pytest
from support.dumps import run_cli

import rntuple_construct as rnt
from rntuple_construct.conversion.plotting import plots
from rntuple_construct.conversion.plotting.plot_axes import ticks

pytest.importorskip("hist")

RANDOM = np.random.default_rng(5)
NUM = 3000
SIZES = RANDOM.poisson(2, NUM)
PT = RANDOM.exponential(20, SIZES.sum())
ENTRY = np.repeat(np.arange(NUM), SIZES)
MET = RANDOM.exponential(30, NUM)
LISTS = np.split(PT, np.cumsum(SIZES)[:-1])


@pytest.fixture(scope="module")
def path(tmp_path_factory: pytest.TempPathFactory) -> str:
    target = tmp_path_factory.mktemp("plot") / "data.root"
    columns = {
        "pt": LISTS,
        "eta": [list(RANDOM.normal(0, 1, size)) for size in SIZES],
        "met": MET,
        "n": SIZES,
        "flag": MET > 30,
        "maybe": [None if number % 3 else float(number) for number in range(NUM)],
        "holes": np.where(np.arange(NUM) % 5 == 0, np.nan, MET),
        "far": np.where(np.arange(NUM) == 7, 4224.0, RANDOM.normal(0, 1, NUM)),
        "ends": np.where(np.arange(NUM) == 7, np.inf, np.where(np.arange(NUM) == 8, -np.inf, MET)),
        "name": ["a"] * NUM,
        "Aux:pt": MET,
        "class": MET,
        "big": np.arange(NUM) + 2**62,
        "matrix": RANDOM.normal(0, 1, (NUM, 2, 3)),
    }
    rnt.write(
        target,
        "Events",
        columns,
        rnt.WriteOptions(max_uncompressed_cluster_size=40_000, approx_compressed_cluster_size=30_000),
    )
    return str(target)


def counts(made: rnt.conversion.Plot) -> np.ndarray:
    return made.hist.values()


@pytest.mark.parametrize(
    ("text", "values"),
    [
        ("met", MET),
        ("pt", PT),
        ("sqrt(met) + 1", np.sqrt(MET) + 1),
        ("Aux:pt", MET),
        ("class", MET),
        ("pt[:, 0]", np.array([each[0] for each in LISTS if len(each)])),
        ("holes", np.where(np.arange(NUM) % 5 == 0, np.nan, MET)),
    ],
)
def test_counts_are_those_of_numpy(text: str, values: np.ndarray, path: str) -> None:
    made = rnt.plot(path, text, bins=30, range=(1, 90))
    assert counts(made).tolist() == np.histogram(values[(values < 90)], 30, (1, 90))[0].tolist()
    assert made.hist.axes[0].label == text


def test_pairs_are_those_of_numpy(path: str) -> None:
    made = rnt.plot(path, "pt", "met", bins=(10, 20), range=[(0, 100), (0, 150)])
    inside = (PT < 100) & (MET[ENTRY] < 150)
    expected = np.histogram2d(PT[inside], MET[ENTRY][inside], (10, 20), ((0, 100), (0, 150)))[0]
    assert np.array_equal(counts(made), expected)
    swapped = rnt.plot(path, "met", "pt", bins=(20, 10), range=[(0, 150), (0, 100)])
    assert np.array_equal(counts(swapped), expected.T)
    assert f"{len(PT)} pairs of values of {NUM} entries" in made.notes[0]


def test_conditions_choose_entries_or_elements(path: str) -> None:
    chosen = SIZES > 2
    made = rnt.plot(path, "met", where="n > 2", range=(0, 100))
    assert made.hist.sum(flow=True) == chosen.sum()
    assert "where n > 2" in made.title
    assert rnt.plot(path, "pt", where="pt > 20").hist.sum(flow=True) == (PT > 20).sum()
    assert (
        rnt.plot(path, "high", where="high > 1", aliases={"high": "pt / 20"}).hist.sum(flow=True)
        == (PT > 20).sum()
    )


def test_what_is_not_drawn_is_counted(path: str) -> None:
    assert "2000 values are missing and not drawn" in rnt.plot(path, "maybe").notes
    assert "600 values are NaN and not drawn" in rnt.plot(path, "holes").notes
    below, above = (MET < 10).sum(), (MET >= 50).sum()
    assert f"{below} values below the range, {above} above" in rnt.plot(path, "met", range=(10, 50)).notes
    infinite = rnt.plot(path, "ends")
    assert "1 value below the range, 1 above" in infinite.notes
    assert infinite.hist.axes[0].edges[-1] < 1000


def test_pairs_with_a_missing_value_are_left_out(path: str) -> None:
    notes = rnt.plot(path, "maybe", "holes").notes
    assert "2000 pairs of values are missing and not drawn" in notes
    assert "200 pairs of values are NaN and not drawn" in notes
    assert rnt.plot(path, "maybe", "holes").hist.sum(flow=True) == 800


def test_an_outlier_does_not_make_one_bar(path: str) -> None:
    made = rnt.plot(path, "far")
    assert -6 < made.hist.axes[0].edges[0] < made.hist.axes[0].edges[-1] < 6
    assert "quantiles 1% and 99%" in "".join(made.notes)
    assert "0 values below the range, 1 above" in made.notes
    near = rnt.plot(path, "met")
    assert near.hist.sum() == NUM
    assert "least to largest value" in near.notes[0]


def test_integers_have_bins_of_integers(path: str) -> None:
    made = rnt.plot(path, "n")
    assert np.allclose(made.hist.axes[0].centers, range(SIZES.max() + 1))
    assert f"n: 0 to {SIZES.max()} (least to largest value)" in made.notes
    assert counts(made).tolist() == np.bincount(SIZES).tolist()
    assert counts(rnt.plot(path, "flag")).tolist() == [(MET <= 30).sum(), (MET > 30).sum()]
    assert rnt.plot(path, "big").hist.sum() == NUM


def test_logarithmic_bins(path: str) -> None:
    made = rnt.plot(path, "met", log="xy", bins=10, range=(1, 100))
    edges = made.hist.axes[0].edges
    assert np.allclose(edges, np.logspace(0, 2, 11))
    assert rnt.plot(path, "met", log="x").hist.sum() == NUM


def test_fixed_arrays_of_arrays_are_flattened(path: str) -> None:
    assert rnt.plot(path, "matrix").hist.sum(flow=True) == 6 * NUM


def test_more_values_than_are_held_are_read_twice(path: str, monkeypatch: pytest.MonkeyPatch) -> None:
    expected = rnt.plot(path, "pt", "met")
    monkeypatch.setattr(plots, "_MAX_HELD", 100)
    passes: list[int] = []
    made = rnt.plot(path, "pt", "met", step_size="cluster", advanced=lambda done, total: passes.append(done))
    assert np.array_equal(counts(made), counts(expected))
    assert made.notes == expected.notes
    assert passes.count(NUM) == 2
    passes.clear()
    rnt.plot(path, "met", range=(0, 100), advanced=lambda done, total: passes.append(done))
    assert passes.count(NUM) == 1


def test_a_second_file_is_a_ratio(path: str, tmp_path: Path) -> None:
    rnt.write(tmp_path / "other.root", "Events", {"met": MET[:1000]})
    made = rnt.plot(path, "met", ratio=tmp_path / "other.root", bins=5, range=(0, 50))
    ratio, errors = made.ratio()
    first, second = (np.histogram(each[each < 50], 5, (0, 50))[0] for each in (MET, MET[:1000]))
    assert np.allclose(ratio, first / second)
    assert np.allclose(errors, first / second * np.sqrt(1 / first + 1 / second))
    shares = rnt.plot(path, "met", ratio=tmp_path / "other.root", bins=5, range=(0, 50), density=True)
    assert np.allclose(shares.ratio()[0], ratio / 3)
    for each in (made, shares):
        assert "ratio" in each.text()
        assert each.save(io.BytesIO(), "svg") is None


def test_times_and_decimals_have_their_unit(tmp_path: Path) -> None:
    pa = pytest.importorskip("pyarrow")
    from pyarrow import parquet

    from rntuple_construct.conversion.tables.import_table import import_file

    table = pa.table(
        {
            "price": pa.array([1, 2, 3], pa.decimal128(9, 2)),
            "took": pa.array([1000, 2000, 5000], pa.duration("ms")),
        }
    )
    parquet.write_table(table, tmp_path / "t.parquet")
    import_file(tmp_path / "t.parquet", tmp_path / "t.root", "t")
    assert counts(rnt.plot(tmp_path / "t.root", "price", bins=3, range=(0.5, 3.5))).tolist() == [1, 1, 1]
    took = rnt.plot(tmp_path / "t.root", "took", bins=5, range=(0.5, 5.5))
    assert counts(took).tolist() == [1, 1, 0, 0, 1]
    assert took.hist.axes[0].label == "took [s]"


@pytest.mark.parametrize(
    ("texts", "options", "said"),
    [
        (["name"], {}, "not numbers"),
        (["pt", "eta", "met"], {}, "one or two expressions"),
        ([], {}, "one or two expressions"),
        (["pt", "pt[:, :1]"], {}, "different lengths"),
        (["met"], {"range": (3, 1)}, "ends above its beginning"),
        (["met"], {"range": (0, np.inf)}, "finite ends"),
        (["met", "n"], {"bins": (3,)}, "1 numbers of bins for 2 expressions"),
        (["met"], {"bins": 10**9}, "bins"),
        (["met"], {"log": "z"}, "letters x, y"),
        (["met", "n"], {"ratio": "same"}, "one expression"),
        (["met"], {"where": "name"}, "condition 'name': it is not a condition"),
    ],
)
def test_arguments_that_do_not_fit_are_refused(texts: list, options: dict, said: str, path: str) -> None:
    with pytest.raises(rnt.SchemaError) as caught:
        rnt.plot(path, *texts, **{key: path if value == "same" else value for key, value in options.items()})
    assert said in str(caught.value)


@pytest.mark.parametrize("texts", [["met"], ["pt", "met"]])
@pytest.mark.parametrize("log", ["", "xy", "y"])
def test_pictures_in_all_forms(texts: list, log: str, path: str, tmp_path: Path) -> None:
    made = rnt.plot(path, *texts, log=log)
    lines = made.text(70, 20).splitlines()
    assert len(lines) == 20
    assert max(map(len, lines)) <= 70
    assert "\x1b" not in made.text()
    assert "\x1b[" in made.text(color=True)
    for kind, begin in (("png", b"\x89PNG"), ("pdf", b"%PDF")):
        made.save(tmp_path / f"a.{kind}")
        assert (tmp_path / f"a.{kind}").read_bytes().startswith(begin)
    made.save(tmp_path / "a.svg")
    made.save(tmp_path / "b.svg")
    assert ET.parse(tmp_path / "a.svg").getroot().tag.endswith("svg")
    assert (tmp_path / "a.svg").read_bytes() == (tmp_path / "b.svg").read_bytes()
    assert made._repr_png_().startswith(b"\x89PNG")


def test_the_highest_bar_is_where_the_counts_are() -> None:
    buffer = io.BytesIO()
    rnt.write(buffer, "E", {"x": [1.0] * 5 + [2.0] * 50 + [3.0] * 10})
    lines = rnt.plot(buffer.getvalue(), "x", bins=3, range=(0.5, 3.5)).text(63, 20).splitlines()
    highest = next(line for line in lines if "█" in line)
    first, last = highest.index("█"), highest.rindex("█")
    assert 63 / 3 < (first + last) / 2 < 63 * 2 / 3 + 6


def test_empty_tables_and_columns_without_numbers_are_drawn(tmp_path: Path) -> None:
    for values in ([], [np.nan, np.nan], [np.inf]):
        target = tmp_path / "e.root"
        rnt.write(target, "E", {"x": np.array(values, float)})
        for log in ("", "x", "y"):
            made = rnt.plot(target, "x", log=log)
            assert made.hist.sum() == 0
            assert made.text()
            assert made._repr_png_()
    assert rnt.plot(target, "x", "x").text()


def test_names_of_files_are_not_formulas_or_escapes(tmp_path: Path) -> None:
    target = tmp_path / "a$x^$\x1b[31m.root"
    rnt.write(target, "E", {"x": [1.0, 2.0]})
    made = rnt.plot(target, "x")
    assert "\x1b" not in made.text()
    out = io.BytesIO()
    made.save(out, "svg")
    assert out.getvalue()


def test_a_file_appears_only_when_it_is_complete(
    path: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from rntuple_construct.conversion.plotting import figures

    def failing(*_: object) -> bytes:
        raise OSError("no")

    monkeypatch.setattr(figures, "image_of", failing)
    with pytest.raises(OSError, match="no"):
        rnt.plot(path, "met").save(tmp_path / "x.png")
    assert os.listdir(tmp_path) == []
    with pytest.raises(rnt.SchemaError, match="suffix"):
        rnt.plot(path, "met").save(tmp_path / "x.gif")


def test_ticks_are_round() -> None:
    assert ticks(0, 62, 5) == [0, 20, 40, 60]
    assert ticks(-3, 3, 5) == [-2, 0, 2]
    assert ticks(0.0, 0.3, 3) == [0, 0.1, 0.2, 0.3]
    assert len(ticks(1e300, 1.5e300, 5)) < 12
    assert ticks(1.0, 1.0, 5) == [1.0]


# The command


def test_the_command_draws_and_tells(path: str) -> None:
    done = run_cli("plot", path, "pt", "--where", "met > 20", "--range", "0:100")
    assert done.code == 0
    assert "█" in done.out
    assert done.out.splitlines()[0].endswith("where met > 20")
    assert "note: lists of 'pt' are flattened" in done.err
    assert "note: pt: 0 to 100 (as asked for)" in done.err


def test_the_command_writes_images_and_keeps_files(path: str, tmp_path: Path) -> None:
    target = tmp_path / "a.svg"
    assert (
        run_cli("plot", path, "met", "met", "-o", str(target), "--bins", "5,6", "--range", ":50,-.5:").code
        == 0
    )
    assert target.read_bytes().startswith(b"<?xml")
    again = run_cli("plot", path, "met", "-o", str(target))
    assert (again.code, "--force replaces it" in again.err) == (2, True)
    assert run_cli("plot", path, "met", "-o", str(target), "--force").code == 0


def test_io_tells_the_fields_that_were_read(path: str) -> None:
    done = run_cli("plot", path, "sqrt(met)", "--where", "n > 1", "--io")
    assert "io: 2 of 14 fields: met, n" in done.err
    assert "io: the file is local" in done.err


def test_without_the_extra_the_command_names_it(path: str, monkeypatch: pytest.MonkeyPatch) -> None:
    import sys

    for module in ("hist", "plotext", "mplhep"):
        with monkeypatch.context() as patch:
            patch.setitem(sys.modules, module, None)
            more = ["-o", "x.png"] if module == "mplhep" else []
            done = run_cli("plot", path, "met", *more)
        assert done.code == 69
        assert f"this needs {module}, which is not installed (pip install 'hist>=" in done.err
    assert not os.path.exists("x.png")


def test_limits_hold(path: str) -> None:
    done = run_cli("plot", path, "met", "--allow", "max_len_page=100", "--allow", "max_ratio_page=0")
    assert done.code == 65
    assert "max_len_page" in done.err


def test_long_names_of_files_fit_into_the_legend(tmp_path: Path) -> None:
    names = [tmp_path / f"{'a_long_name_of_a_sample_' * 4}{number}.root" for number in (1, 2)]
    for name in names:
        rnt.write(name, "t", {"met": MET})
    figure = rnt.plot(names[0], "met", ratio=names[1]).figure()
    figure.draw_without_rendering()
    axes = figure.axes[0]
    legend = axes.get_legend()
    assert [text.get_text()[-6:] for text in legend.get_texts()] == ["1.root", "2.root"]
    inner, outer = legend.get_window_extent(), axes.get_window_extent()
    assert outer.x0 <= inner.x0
    assert inner.x1 <= outer.x1
