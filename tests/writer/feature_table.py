"""Which reader reads what the writer writes, as a table: python tests/writer/feature_table.py > docs/interoperability.md"""

from __future__ import annotations

from writer_features import ENCODINGS, STRUCTURES, TYPES, Feature

HEAD = """# What other readers read

Every line is a file that the tests write and read: with this package, with uproot (5.7.7) and with JSROOT (7.11.2),
comparing all values. A word means that values differ or are refused, and why; the tests check that too, so that a
line changes when the reader does. `std::pair` and the like are tuples in uproot, and `first` and `second` in JSROOT;
both are fine. So are integers beyond 2^53 in JSROOT, which are numbers of double precision there.
"""
PARTS = (("Types", TYPES), ("Column encodings", ENCODINGS), ("Structure of the file", STRUCTURES))


def cell(limit: str) -> str:
    """The cell of a reader."""
    return limit or "yes"


def line(feature: Feature) -> str:
    """The line of a feature."""
    title = feature.title.replace("|", "\\|")
    return f"| {title} | {cell(feature.uproot)} | {cell(feature.jsroot)} |"


def table() -> str:
    """The whole document."""
    parts = [HEAD]
    for title, features in PARTS:
        parts.append(f"\n## {title}\n\n| feature | uproot | JSROOT |\n|---|---|---|\n")
        parts.append("".join(f"{line(feature)}\n" for feature in features))
    return "".join(parts)


if __name__ == "__main__":
    print(table(), end="")
