"""Reports of imported TTrees as one self-contained HTML page."""

from __future__ import annotations

from collections.abc import Sequence

from rntuple_construct.base.html_page import report
from rntuple_construct.base.html_page import text_html as _text
from rntuple_construct.cli.options import count_text, size_text
from rntuple_construct.conversion.tables.import_ttree import BranchReport, TTreeReport

__all__ = ["page"]

_STYLE = """
section { margin: 1rem 0; } table { border-collapse: collapse; } th, td { padding: .2rem .6rem; text-align: left; }
td.size, th.size { text-align: right; white-space: nowrap; } td { border-top: 1px solid var(--line); overflow-wrap: anywhere; }
tr.skipped { color: var(--alarm); }
"""
_HEADINGS = (
    ("branch", ""), ("field", ""), ("type before", ""), ("type after", ""), ("disk before", "size"), ("disk after", "size"),
    ("memory before", "size"), ("memory after", "size"), ("checksum of values", ""),
)  # fmt: skip


def page(target: str, reports: Sequence[TTreeReport]) -> str:
    """The page.

    Args:
        target: name of the new file.
        reports: those of its RNTuples.
    """
    return report(f"TTrees imported to {target}", "".join(map(_section, reports)), _STYLE)


def _section(item: TTreeReport) -> str:
    before, after = (
        sum(getattr(branch, name) for branch in item.branches) for name in ("nbytes_before", "nbytes_after")
    )
    facts = (
        f"TTree {item.tree} of {item.source}, {count_text(item.num_entries, 'entry')}, "
        f"{len(item.branches)} {'branch' if len(item.branches) == 1 else 'branches'}, {size_text(before)} before, {size_text(after)} after; {item.proof}; "
        f"checksums: {item.algorithm}"
    )
    head = "".join(f'<th class="{kind}">{title}</th>' for title, kind in _HEADINGS)
    rows = "".join(map(_row, item.branches))
    return (
        f"<section><h2>{_text(item.ntuple)}</h2><p>{_text(facts)}</p>"
        f"<table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table></section>"
    )


def _row(item: BranchReport) -> str:
    if item.problem:
        cells = f"<td>{_text(item.branch)}</td><td></td><td>{_text(item.type_before)}</td>"
        return f'<tr class="skipped">{cells}<td colspan="6">skipped: {_text(item.problem)}</td></tr>'
    texts = [item.branch, item.field, item.type_before, item.type_after]
    sizes = [item.nbytes_before, item.nbytes_after, item.len_before, item.len_after]
    cells = "".join(f"<td>{_text(text)}</td>" for text in texts)
    cells += "".join(f'<td class="size">{size_text(size)}</td>' for size in sizes)
    return f"<tr>{cells}<td>{item.checksum}</td></tr>"
