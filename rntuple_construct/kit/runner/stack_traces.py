"""End of the output of a program: the innermost calls of its stack, its exception, and whether it crashed."""

from __future__ import annotations

import re
from collections.abc import Iterator

__all__ = ["exception_in", "exhausts_memory", "is_crash_report", "stack_in"]

_MAX_FRAMES = 8
_PYTHON = re.compile(r'^ *File "(?P<file>[^"\n]+)", line (?P<line>\d+), in (?P<call>.+)$', re.MULTILINE)
# Node and Java; a call without a name has its position only.
_AT = re.compile(
    r"^\s+at (?:async )?(?:(?P<call>[^(\n]+?) ?\()?(?P<file>[^()\n]*?):(?P<line>\d+)(?::\d+)?\)?$",
    re.MULTILINE,
)
# Sanitizers and debuggers.
_NUMBERED = re.compile(
    r"^\s*#\d+ +(?:0x[0-9a-f]+ +)?(?:in +)?(?P<call>[^\n]+?) +(?:at +)?(?P<file>/?[\w./+-]+\.\w+):(?P<line>\d+)(?::\d+)?$",
    re.MULTILINE,
)
_GO = re.compile(r"^(?P<call>[\w./*()-]+)\(.*\)\n\t(?P<file>[^\n]+\.go):(?P<line>\d+)", re.MULTILINE)
_RUST = re.compile(r"(?P<call>panicked) at (?P<file>[^\n:]+\.rs):(?P<line>\d+)", re.MULTILINE)
_CHECK = re.compile(r"(?P<call>\S+) violated at line (?P<line>\d+) of ['`](?P<file>[^'\n]+)'")
_EXCEPTION = re.compile(
    r"^(?:Uncaught |Exception in thread \S+ |Caused by: )?[A-Za-z_][\w.$:]*(?:Error|Exception|Exit|Failure)\b(?: \[\w+\])?(?::.*)?$"
    r"|^panic: .*$|^terminate called .*$|^\s+what\(\): .*$|^.*\bpanicked at .*$",
    re.MULTILINE,
)
_CRASH = re.compile(
    r"AddressSanitizer|MemorySanitizer|ThreadSanitizer|UndefinedBehaviorSanitizer|LeakSanitizer|: runtime error: |stack smashing"
    r"|^Fatal Python error|^panic: |panicked at |terminate called|^SystemError|^RecursionError|StackOverflowError"
    r"|Maximum call stack size exceeded|Segmentation fault|Segmentation violation|double free|\*\*\* Break \*\*\*",
    re.MULTILINE,
)
_EXHAUSTION = re.compile(
    r"^(?:\w+\.)*(?:_?Array)?MemoryError\b|^(?:\w+\.)*_ArrayMemoryError\b|OutOfMemoryError|\bbad_alloc\b|heap out of memory|out of memory",
    re.MULTILINE,
)


def stack_in(text: str) -> tuple[str, ...]:
    """Return the innermost calls of a printed stack, as ``call (file:line)``, the innermost one first.

    Stacks of Python, Node, Java, Go, Rust, sanitizers and debuggers are known, and failed checks of ROOT. Files stand without their directories. Of several
    stacks in Python the last one counts, of other programs the first one.

    Args:
        text: standard error, or the text of an exception with its stack.

    Returns:
        at most eight calls; none if the text has no known stack.
    """
    python = text.rpartition("Traceback (most recent call last)")[2]
    found = list(_PYTHON.finditer(python))
    if found:
        return tuple(_frames(reversed(found)))[:_MAX_FRAMES]
    for pattern in (_NUMBERED, _AT, _GO, _RUST, _CHECK):
        found = list(pattern.finditer(text))
        if found:
            return tuple(_frames(iter(found)))[:_MAX_FRAMES]
    return ()


def _frames(found: Iterator[re.Match[str]]) -> Iterator[str]:
    for match in found:
        file = re.split(r"[/\\]", match["file"])[-1]
        call = re.sub(r"\(.*|(?<=\w)<[^<>]*>$", "", match["call"] or "").strip() or "top level"
        if "sanitizer" not in match["file"]:
            yield f"{call} ({file}:{match['line']})"


def exception_in(text: str) -> str:
    """Return the line that names the exception that ended a program; empty without one.

    Args:
        text: standard error.
    """
    found = [match.group().strip() for match in _EXCEPTION.finditer(text)]
    return found[-1][:300] if found else ""


def is_crash_report(text: str) -> bool:
    """Whether a program says that it crashed: a sanitizer, a panic, endless recursion, or an error that no handler took."""
    return bool(_CRASH.search(text))


def exhausts_memory(text: str) -> bool:
    """Whether a program says that it got no more memory."""
    return bool(_EXHAUSTION.search(text))
