"""Documents of the repository as sources of the site: their names there, their links, the navigation.

A link to a document of the site stays inside it. A link to any other file of the repository leads to the
repository. A link to a missing file is an error.
"""

from __future__ import annotations

import posixpath
import re
import shutil
from collections.abc import Iterable, Mapping
from pathlib import Path

import dark_pictures

REPOSITORY_URL = "https://github.com/rntuple-construct/rntuple-construct/"

RENAMED = {
    "README.md": "overview.md",
    "CHANGELOG.md": "changelog.md",
    "CONTRIBUTING.md": "contributing.md",
    "SECURITY.md": "security.md",
    "CODE_OF_CONDUCT.md": "code-of-conduct.md",
    "GOVERNANCE.md": "governance.md",
    "ROADMAP.md": "roadmap.md",
    "spec/ERRATA.md": "errata.md",
}
"""Documents outside docs/ that are pages of the site."""

NAVIGATION = {
    "Start": ["start", "tasks/index", "notebooks/first-look"],
    "Gallery": [
        "notebooks/dimuon",
        "notebooks/cut-flow",
        "notebooks/sql-to-plot",
        "notebooks/ttree-to-rntuple",
        "notebooks/gpu",
        "notebooks/check-an-archive",
    ],
    "For physicists with files": [
        "guides/physicist",
        "guides/analyst",
        "guides/dask",
        "guides/migration",
        "reading",
        "uproot",
        "writing",
        "data",
        "plotting",
        "merging",
        "explain",
    ],
    "For archives": [
        "guides/archive",
        "many-files",
        "remote",
        "continuous-integration",
        "distributed-writing",
    ],
    "For implementers": [
        "guides/implementer",
        "write-a-reader",
        "reader-details",
        "format",
        "rules/index",
        "errata",
        "generations",
        "conformance-corpus",
        "conformance-protocol",
        "conformance-matrix",
        "conformance/writers",
        "mutation",
        "proof",
        "interoperability",
        "canonical-json",
    ],
    "For fuzzers": ["guides/fuzzer", "fuzzing", "fuzzing-engines", "findings"],
    "Reference": ["command-line", "commands/index", "api/index", "explorer", "trevni"],
    "Project": [
        "Overview <overview>",
        "guarantees",
        "paper",
        "benchmarks",
        "architecture",
        "decisions/index",
        "stability",
        "roadmap",
        "contributing",
        "governance",
        "code-of-conduct",
        "security",
        "changelog",
    ],
}
"""Pages of the sidebar by caption; pages that only others lead to are not here."""

COPIED = {".png", ".svg", ".ipynb", ".root"}
"""Files beside the documents that the site has, too: pictures, notebooks and samples."""

_LINK = re.compile(r"(!?\[(?:[^\[\]]|\[[^\]]*\])*\]\()([^)\s]+)(\))")
_BADGE = re.compile(r"\[!\[[^\]]*\]\(https://[^)]*\)\]\([^)]*\)\s?")
_FENCE = re.compile(r"(?ms)^(`{3,}).*?^\1[ \t]*$")
_ANCHOR = re.compile(r'(?m)^<a id="([^"]+)"></a>$')
_CLASS = re.compile(r"(?m)^<!-- class: ([a-z ]+) -->$")
_CARD = re.compile(r"(?m)^\* (\*\*\[([^\]]+)\]\((\S*notebooks/\S+)\.ipynb\))")


class BrokenLinkError(Exception):
    """A document links to a file that does not exist."""


def page_of(path: str) -> str | None:
    """Name in the site of a document of the repository; None if it is not part of the site.

    Args:
        path: path in the repository, with slashes.
    """
    if path in RENAMED:
        return RENAMED[path]
    if not path.startswith("docs/") or not path.endswith((".md", ".ipynb")):
        return None
    page = path.removeprefix("docs/")
    return posixpath.join(posixpath.dirname(page), "index.md") if page.endswith("README.md") else page


def documents(repository: Path) -> dict[str, str]:
    """Text of every document of the site by its name there.

    Args:
        repository: the directory of the repository.

    Raises:
        BrokenLinkError: a document links to a file that does not exist.
    """
    paths = [*(repository / name for name in RENAMED), *sorted((repository / "docs").rglob("*.md"))]
    result = {}
    for path in paths:
        name = path.relative_to(repository).as_posix()
        page = page_of(name)
        if page is not None:
            result[page] = adapted(path.read_text(encoding="utf-8"), name, page, repository)
    result["index.md"] += "\n".join(
        _toctree(caption, [*pages, *_others(result)] if caption == "Reference" else pages)
        for caption, pages in NAVIGATION.items()
    )
    for index in ("rules/index.md", "decisions/index.md"):
        folder = posixpath.dirname(index)
        below = sorted(page for page in result if posixpath.dirname(page) == folder and page != index)
        result[index] += "\n" + _toctree(None, [posixpath.basename(page)[:-3] for page in below])
    return result


def _others(pages: Iterable[str]) -> list[str]:
    """Documents of the first level that the navigation does not name."""
    named = {page.partition("<")[2].rstrip(">") or page for pages in NAVIGATION.values() for page in pages}
    return [page[:-3] for page in sorted(pages) if "/" not in page and page[:-3] not in named | {"index"}]


def adapted(text: str, name: str, page: str, repository: Path) -> str:
    """A document as the site has it.

    Args:
        text: the document.
        name: its path in the repository.
        page: its name in the site.
        repository: the directory of the repository.

    Raises:
        BrokenLinkError: it links to a file that does not exist.
    """
    parts, end = [], 0
    for fence in _FENCE.finditer(text):
        parts += [_adapted_text(text[end : fence.start()], name, page, repository), fence[0]]
        end = fence.end()
    return "".join([*parts, _adapted_text(text[end:], name, page, repository)])


def _adapted_text(text: str, name: str, page: str, repository: Path) -> str:
    text = _BADGE.sub("", text)  # the site loads nothing from elsewhere
    text = _ANCHOR.sub(r"(\1)=", text)  # a target that Sphinx knows
    text = _CLASS.sub(lambda found: "{" + " ".join(f".{each}" for each in found[1].split()) + "}", text)

    def link(found: re.Match[str]) -> str:
        label = found[1]
        if "](" in label[:-2]:  # an image that is a link
            label = f"[{_LINK.sub(link, label[1:-2])}]("
        target = _target(found[2], name, page, repository)
        if label.startswith("![") and (other := dark_pictures.twin((repository / name).parent / found[2])):
            also = posixpath.join(posixpath.dirname(target), other.name)
            return f"{label}{target}){{.only-light}} {label}{also}){{.only-dark}}"
        return label + target + found[3]

    return _CARD.sub(r"* ![\2](\3.svg) \1", _LINK.sub(link, text))


def _target(target: str, name: str, page: str, repository: Path) -> str:
    """A link of a document as the site has it."""
    if "://" in target or target.startswith(("mailto:", "#")):
        return target
    path, _, fragment = target.partition("#")
    if re.fullmatch(r"rnt-[a-z0-9]+-\d+", fragment):
        return f"#{fragment}"  # these targets are known everywhere
    inside = posixpath.normpath(posixpath.join(posixpath.dirname(name), path))
    if not (repository / inside).exists():
        raise BrokenLinkError(f"{name} links to {target}, which does not exist")
    if (repository / inside).is_dir() and (repository / inside / "README.md").exists():
        inside = posixpath.join(inside, "README.md")
    found = page_of(inside)
    if found is not None:
        return _relative(found, page) + (f"#{fragment}" if fragment else "")
    if inside.startswith("docs/") and posixpath.splitext(inside)[1] in COPIED:
        return _relative(inside.removeprefix("docs/"), page)
    kind = "tree" if (repository / inside).is_dir() else "blob"
    return f"{REPOSITORY_URL}{kind}/main/{inside}" + (f"#{fragment}" if fragment else "")


def _relative(document: str, page: str) -> str:
    return posixpath.relpath(document, posixpath.dirname(page) or ".")


def _toctree(caption: str | None, pages: list[str]) -> str:
    options = [":hidden:"] if caption is None else [":hidden:", f":caption: {caption}"]
    return "\n".join(["```{toctree}", *options, "", *pages, "```", ""])


def write(pages: Mapping[str, str], folder: Path) -> None:
    """Write pages by their names below a directory."""
    for name, text in pages.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8", newline="\n")


def copy_files(repository: Path, folder: Path) -> None:
    """Copy the files beside the documents: pictures, which follow dark pages, and notebooks."""
    for path in sorted((repository / "docs").rglob("*")):
        if path.suffix in COPIED:
            target = folder / path.relative_to(repository / "docs")
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(path, target)
            if path.suffix == ".svg" and not path.name.startswith("badge-"):
                target.write_text(dark_pictures.follow(path.read_text(encoding="utf-8")), encoding="utf-8")
