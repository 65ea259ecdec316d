"""The check of words finds the phrases and sentences that it is meant to find, and accepts plain ones."""

from __future__ import annotations

from pathlib import Path

import pytest
from prose import (
    Config,
    Finding,
    check,
    excess,
    findings_in,
    load_config,
    markdown_texts,
    names_in,
    python_texts,
    recorded,
    room_of,
    sources,
    toml_texts,
)

ROOT = Path(__file__).resolve().parents[2]
CONFIG = load_config((ROOT / "tools" / "project" / "prose.toml").read_text(encoding="utf-8"))
LONG = " ".join(["Word"] * 26)


def in_python(source: str) -> list[Finding]:
    return list(findings_in("a.py", python_texts(source), CONFIG))


def in_markdown(source: str) -> list[Finding]:
    return list(findings_in("a.md", markdown_texts(source), CONFIG))


@pytest.mark.parametrize(
    ("source", "line", "kind"),
    [
        ('"""Nobody reads the page."""', 1, "phrase"),
        ('def f():\n    """Return the page.\n\n    The page as it\n    is.\n    """', 4, "phrase"),
        ('def f():\n    """Do.\n\n    Args:\n        x: what is wrong.\n    """', 5, "phrase"),
        ('raise ValueError("this is no RNTuple")', 1, "phrase"),
        ('raise ValueError(f"dump has no place for {x}")', 1, "before"),
        ('raise ValueError("the numbers of "\n    "workers make no sense")', 1, "before"),
        ("x = 1\n# The page that somebody\n# asked for.", 2, "phrase"),
        ("x = 1  # mended later", 1, "phrase"),
        (f'raise ValueError("{LONG}")', 1, "sentence"),
        (f'parser.add_argument("-x", help="{LONG}")', 1, "sentence"),
        ("# The caller is no\n# reader.", 1, "phrase"),
        (f'"""A module.\n\n{LONG}.\n"""', 3, "sentence"),
        (f'def f():\n    """Do.\n\n    Args:\n        x: {LONG}.\n    """', 5, "sentence"),
    ],
)
def test_findings_in_python(source: str, line: int, kind: str) -> None:
    (finding,) = in_python(source)
    assert (finding.line, finding.kind) == (line, kind)
    assert finding.advice


@pytest.mark.parametrize(
    "source",
    [
        '"""Return the pages of a column."""',
        '"""There is no such file, and the time is no longer known."""',
        'x = "nobody"',  # a value, not a message
        f"x = 1  # {LONG}",  # comments have no limit of length
        f"x = 'if (x) {{ {LONG}; }}'",  # code of another language
        '"""The value ``what is`` and `nobody`."""',
        f'"""A module.\n\nExample::\n\n    {LONG}\n"""',
        f'"""Two sentences. {LONG[:60]}. {LONG[:60]}."""',
        f'"""Do.\n\nReturns:\n    An array, see :func:`x`.\n\n* {LONG[:60]}\n* {LONG[:60]}\n"""',
    ],
)
def test_plain_python(source: str) -> None:
    assert in_python(source) == []


@pytest.mark.parametrize(
    ("source", "line", "kind"),
    [
        ("# Title\n\nNobody knows\nthe page.\n", 3, "phrase"),
        ("* one\n* two that goes on\n", 2, "phrase"),
        ("| a | b |\n|---|---|\n| x | is left alone |\n", 3, "phrase"),
        (f"A short sentence.\n{LONG},\n{LONG}.\n", 2, "sentence"),
        ("A [file that is\nmended](x.md).\n", 2, "phrase"),
        ("A field that this version does not understand costs only itself.", 1, "before"),
    ],
)
def test_findings_in_documents(source: str, line: int, kind: str) -> None:
    (finding,) = in_markdown(source)
    assert (finding.line, finding.kind) == (line, kind)


@pytest.mark.parametrize(
    "source",
    [
        f"```\n{LONG}: nobody\n```\n",
        f"| {LONG[:60]} | {LONG[:60]} | {LONG[:60]} |\n",
        f"See [the page](https://example.org/what-is/nobody).\n\n* {LONG[:60]}\n* {LONG[:60]}\n",
    ],
)
def test_plain_documents(source: str) -> None:
    assert in_markdown(source) == []


@pytest.mark.parametrize(
    ("source", "line", "kind"),
    [
        ('title = "Nobody reads the page"', 1, "phrase"),
        ('id = 1\nstatement = """\\\n  The page is mended \\\n  later."""', 3, "phrase"),
        (f'[[rule]]\nhint = "{LONG}."', 2, "sentence"),
        (f'expect = {{ how = "{LONG}" }}', 1, "sentence"),
        (f'a = "A sentence. uproot {LONG}"', 1, "sentence"),
    ],
)
def test_findings_in_rules(source: str, line: int, kind: str) -> None:
    (finding,) = findings_in("a.toml", toml_texts(source), CONFIG)
    assert (finding.line, finding.kind) == (line, kind)


@pytest.mark.parametrize(
    "source",
    [
        f"script = '''\n{LONG} nobody\n'''",  # code
        "# nobody reads this comment",
        'said = "no error that somebody can read"',  # words of a program
        'title = "Somebody"',  # a value
        f'a = "{LONG[:60]}"\nb = "{LONG[:60]}. uproot {LONG[:60]}"',
    ],
)
def test_plain_rules(source: str) -> None:
    assert list(findings_in("a.toml", toml_texts(source), CONFIG)) == []


def test_all_that_users_read_is_checked() -> None:
    found = {path.relative_to(ROOT).as_posix() for path in sources(ROOT)}
    assert {
        *(
            "spec/rules.toml",
            "docs/findings.toml",
            "rntuple_construct/kit/peers.toml",
            "SECURITY.md",
            "CHANGELOG.md",
        ),
        *("spec/ERRATA.md", ".github/PULL_REQUEST_TEMPLATE.md", "rntuple_construct/cli/info.py"),
    } <= found
    assert "CODE_OF_CONDUCT.md" not in found


def test_names_that_must_not_come_back() -> None:
    (finding,) = names_in("rntuple_construct/cli/x.py", "class A:\n    Nursery = 1\n", CONFIG)
    assert (finding.line, finding.text) == (2, "Nursery")
    assert list(names_in("rntuple_construct/reader/kept.py", "", CONFIG))
    assert not list(names_in("rntuple_construct/reader/page_cache.py", "SoundEnvelopesOfX = 1", CONFIG))


def test_every_phrase_has_advice_and_stands_once() -> None:
    assert len({phrase.pattern.pattern for phrase in CONFIG.phrases}) == len(CONFIG.phrases)
    assert all(phrase.advice for phrase in CONFIG.phrases)


def with_rooms(**numbers: int) -> Config:
    return CONFIG._replace(rooms={"docs": numbers})


def test_a_room_may_not_exceed_its_numbers() -> None:
    two = [Finding("docs/a.md", line, "phrase", "nobody", "name the reader") for line in (1, 2)]
    assert excess(two, with_rooms(phrase=2)) == ([], [])
    assert excess(two, with_rooms(phrase=1)) == (two, ["docs: 2 findings of the kind 'phrase', 1 allowed"])
    assert excess(two, with_rooms())[0] == two


def test_a_room_without_numbers_may_have_no_finding() -> None:
    found = [Finding("README.md", 1, "before", "befell", "file-level failure")]
    assert excess(found, with_rooms(before=1))[0] == found


def test_recorded_numbers_only_fall() -> None:
    text = '[sentence]\nwords = 25\n\n[rooms]\n"docs" = { phrase = 1, sentence = 5 }\n'
    two = [Finding("docs/a.md", line, "phrase", "nobody", "name the reader") for line in (1, 2)]
    assert load_config(recorded(text, two)).rooms == {"docs": {"phrase": 1}}


def test_rooms() -> None:
    assert room_of("README.md") == "top"
    assert room_of("docs/a.md") == "docs"
    assert room_of("rntuple_construct/cli/x/y.py") == "rntuple_construct/cli"


def test_generated_documents_are_left_out(tmp_path: Path) -> None:
    (tmp_path / "docs").mkdir()
    for name in ("README.md", "CONTRIBUTING.md"):
        (tmp_path / name).write_text("Plain.\n")
    (tmp_path / "docs" / "a.md").write_text("<!-- Made by x from y. -->\nNobody reads it.\n")
    (tmp_path / "docs" / "b.md").write_text("Nobody reads it.\n")
    assert [finding.path for finding in check(tmp_path, CONFIG)] == ["docs/b.md"]
