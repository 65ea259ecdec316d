"""Reference of the Python interface: one page for each subject, filled by Sphinx from the docstrings."""

from __future__ import annotations

from dataclasses import dataclass
from importlib import import_module

import rntuple_construct


@dataclass(frozen=True)
class Subject:
    """One page.

    Args:
        title: its heading.
        text: its subject.
        names: public names by the module that people import them from; an empty list means ``__all__``.
    """

    title: str
    text: str
    names: dict[str, list[str]]


SUBJECTS = {
    "reading": Subject(
        "Reading",
        "Open files and read their entries.",
        {
            "rntuple_construct": [
                "open", "open_ntuple", "iterate", "concatenate", "RNTupleFile", "RNTuple", "RNTupleField", "DroppedFieldWarning",
                "keep_pages", "scan", "register_locator", "Limits", "dask_awkward", "dask_dataframe",
            ],
            "rntuple_construct.like_uproot": [
                "open", "iterate", "concatenate", "dask", "RNTupleMapping", "RField", "ReadOnlyDirectory", "ReadOnlyFile",
            ],
        },
    ),
    "writing": Subject(
        "Writing",
        "Make files. The guide to writing shows them at work.",
        {
            "rntuple_construct": [
                "create", "write", "create_file", "create_parallel", "create_distributed", "fill_task",
                "to_rntuple", "WriteOptions",
            ],
            "rntuple_construct.writer": [
                "Writer", "FileWriter", "FileAppender", "DistributedWriter", "ParallelWriter", "FillContext", "AttributeSetWriter", "FieldSpec",
                "FieldOptions", "ColumnEncoding", "ClassSpec", "EnumSpec", "CollectionSpec", "ProjectionSpec", "SoASpec",
                "StreamerSpec", "infer_schema", "ReducedMeaningWarning",
            ],
            "rntuple_construct.like_uproot": ["recreate", "create", "update", "WritableDirectory", "WritableNTuple"],
        },
    ),
    "validating": Subject(
        "Validating",
        "Check files against the rules of the format.",
        {
            "rntuple_construct": ["validate", "Report", "Finding"],
            "rntuple_construct.validation": ["Depth", "Severity"],
        },
    ),
    "converting": Subject(
        "Converting, comparing, summing up",
        "From files to files, and what lies in them.",
        {
            "rntuple_construct": ["append", "convert", "ConvertOptions", "diff", "export", "from_ttree", "merge", "MergeOptions", "plot", "recover", "stats"],
            "rntuple_construct.conversion": [
                "ClusterReport", "ConvertedNTuple", "Difference", "FieldDifference", "ExportResult", "MergedNTuple",
                "Plot", "Recovered", "RecoveredNTuple", "Statistics", "FieldStatistics",
            ],
        },
    ),
    "errors": Subject(
        "Errors",
        "What goes wrong with bytes, sources, targets and data: nothing else leaves the package.",
        {
            "rntuple_construct": [
                "RNTupleError", "FormatError", "UnsupportedError", "LimitError", "SchemaError", "SourceError",
                "SinkError", "MissingExtraError",
            ],
        },
    ),
    "explaining": Subject(
        "Explaining bytes",
        "What every byte of a file belongs to.",
        {"rntuple_construct.explain": []},
    ),
    "metadata": Subject(
        "Metadata",
        "Everything around the pages, read tolerantly: for validators, explorers and other tools.",
        {
            "rntuple_construct.format.metadata": [
                "FileMetadata", "Opened", "NTupleMetadata", "Envelope", "Place", "PageListFrames", "PageStore",
                "StoredPage", "read_metadata",
            ]
        },
    ),
    "trevni": Subject(
        "Trevni",
        "The second format.",
        {
            "rntuple_construct.trevni": [
                "open", "create", "write", "validate", "TrevniFile", "TrevniWriter", "TrevniColumn", "ColumnOptions",
                "Profile", "TrevniError",
            ]
        },
    ),
}  # fmt: skip


def pages() -> dict[str, str]:
    """Text of every page of the reference by its name in the site."""
    return {"api/index.rst": _index()} | {f"api/{name}.rst": _page(each) for name, each in SUBJECTS.items()}


def documented() -> set[str]:
    """Full names of everything that has an entry."""
    return {
        f"{module}.{name}" for each in SUBJECTS.values() for module, names in each.names.items()
        for name in names or import_module(module).__all__
    }  # fmt: skip


def _index() -> str:
    lines = [
        *_title("Python interface"),
        (rntuple_construct.__doc__ or "").partition("\n")[0],
        "",
        ".. toctree::",
        "",
    ]
    return "\n".join([*lines, *(f"   {name}" for name in SUBJECTS), ""])


def _page(subject: Subject) -> str:
    lines = [*_title(subject.title), subject.text, ""]
    for module, names in subject.names.items():
        if len(subject.names) > 1:
            lines += [f"``{module}``", "-" * (len(module) + 4), ""]
        for name in names or import_module(module).__all__:
            kind = "class" if isinstance(getattr(import_module(module), name), type) else "function"
            if issubclass(getattr(import_module(module), name), BaseException) if kind == "class" else False:
                kind = "exception"
            lines += [f".. auto{kind}:: {module}.{name}"]
            lines += ["   :members:", "   :show-inheritance:"] if kind != "function" else []
            lines.append("")
    return "\n".join(lines)


def _title(text: str) -> list[str]:
    return [text, "=" * len(text), ""]
