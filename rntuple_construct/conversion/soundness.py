"""Files that were written, checked by the validator before they take the place of others.

What breaks a rule in a source can break it in the copy, too. Such a copy does not appear: the error names the rule and the source.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from rntuple_construct.base import errors
from rntuple_construct.base.errors import DescriptorError, RNTupleError, SchemaError
from rntuple_construct.base.limits import Limits
from rntuple_construct.base.rules import known_rule
from rntuple_construct.storage import Source, is_url
from rntuple_construct.validation import Depth, Finding, Severity, validate

__all__ = ["check_sound"]


def check_sound(
    result: Callable[[], Source],
    sources: Iterable[Any],
    *,
    contents: bool,
    limits: Limits,
    start: int = 0,
    workers: int = 1,
) -> None:
    """Raise the error of the first rule that a file breaks.

    Args:
        result: opens the file.
        sources: its sources: paths, bytes or binary file objects. The error names the place in the first source that
            breaks the same rule.
        contents: if true, pages are decompressed and decoded; else only metadata are checked.
        limits: guards against absurd sizes.
        start: file offset from which on pages are checked; those in front were there before.
        workers: threads that decompress.

    Raises:
        RNTupleError: the file breaks a rule.
    """
    level = Depth.FULL if contents else Depth.STRUCTURE
    found = _first_error(result(), level, limits, workers=workers, page_start=start)
    if found is None:
        return
    for source in sources:
        if isinstance(source, str) and is_url(source):
            continue  # fetched once more only to tell the place
        cause = _first_error(source, level, limits, workers=workers, select=(found.rule_id,))
        if cause is not None:
            raise _error(cause, cause.file or "a file object")
    raise _error(found, "the new file")


def _first_error(source: Any, level: Depth, limits: Limits, **more: Any) -> Finding | None:
    report = validate(source, level, limits=limits, **more)
    return next((each for each in report.findings if each.severity is Severity.ERROR), None)


def _error(found: Finding, where: str) -> RNTupleError:
    kind: type[RNTupleError] = getattr(errors, known_rule(found.rule_id).error)
    if issubclass(kind, SchemaError):
        kind = DescriptorError  # it is the schema of a file, and not of the caller
    return kind(
        f"{where}: {found.message}", rule_id=found.rule_id, path=found.path,
        offset=None if found.span is None else found.span[0], expected=found.expected, actual=found.actual,
        hint=found.hint,
    )  # fmt: skip
