"""Reference of the Python interface: one page for each subject, filled by Sphinx from the docstrings."""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterator
from dataclasses import dataclass
from importlib import import_module

from sphinx.pycode import ModuleAnalyzer

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
                "join", "keep_pages", "scan", "register_locator", "Limits", "dask_awkward", "dask_dataframe",
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
                "read_metadata",
            ],
            "rntuple_construct.format.metadata.stored_pages": ["StoredPage"],
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


def _index() -> str:
    """Every public name with the first sentence of its docstring."""
    lines = [*_title("Python interface"), (rntuple_construct.__doc__ or "").partition("\n")[0], ""]
    for page, subject in SUBJECTS.items():
        lines += [
            subject.title,
            "-" * len(subject.title),
            "",
            f"{subject.text} :doc:`All details <{page}>`",
            "",
        ]
        for module, names in _names(subject):
            if len(subject.names) > 1:
                lines += [f"``{module}``", ""]
            lines += [".. list-table::", "   :class: names", "   :widths: 25 75", ""]
            for name in names:
                lines += [
                    f"   * - :py:obj:`~{module}.{name}`",
                    f"     - {first_sentence(module, name)}",
                ]
            lines.append("")
    return "\n".join([*lines, ".. toctree::", "   :hidden:", "", *(f"   {name}" for name in SUBJECTS), ""])


def first_sentence(module: str, name: str) -> str:
    """First sentence of a docstring, in one line."""
    value = getattr(import_module(module), name)
    if inspect.isroutine(value) or isinstance(value, type):
        text = inspect.getdoc(value) or ""
    else:  # the string below an assignment
        text = "\n".join(ModuleAnalyzer.for_module(module).find_attr_docs()["", name])
    return re.split(r"(?<=\.)\s", " ".join(text.partition("\n\n")[0].split()), maxsplit=1)[0]


def _names(subject: Subject) -> Iterator[tuple[str, list[str]]]:
    """Modules of a subject with their names."""
    for module, names in subject.names.items():
        yield module, names or import_module(module).__all__


def _page(subject: Subject) -> str:
    lines = [*_title(subject.title), subject.text, ""]
    for module, names in _names(subject):
        if len(subject.names) > 1:
            lines += [f"``{module}``", "-" * (len(module) + 4), ""]
        for name in names:
            value = getattr(import_module(module), name)
            kind = "function" if inspect.isroutine(value) else "data"
            if isinstance(value, type):
                kind = "exception" if issubclass(value, BaseException) else "class"
            lines += [f".. auto{kind}:: {module}.{name}"]
            lines += ["   :members:", "   :show-inheritance:"] if isinstance(value, type) else []
            lines.append("")
    return "\n".join(lines)


def _title(text: str) -> list[str]:
    return [text, "=" * len(text), ""]
