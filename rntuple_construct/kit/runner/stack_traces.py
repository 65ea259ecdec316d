"""Output of a program that failed: the innermost calls of its stack, its exception, and reports of memory errors."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

__all__ = [
    "exception_in",
    "exhausts_memory",
    "is_crash_report",
    "memory_error_in",
    "stack_in",
    "start_of_memory_error",
]

_MAX_FRAMES = 8
_PYTHON = re.compile(r'^ *File "(?P<file>[^"\n]+)", line (?P<line>\d+), in (?P<call>.+)$', re.MULTILINE)
# Node and Java; a call without a name has its position only.
_AT = re.compile(
    r"^\s+at (?:async )?(?:(?P<call>[^(\n]+?) ?\()?(?P<file>[^()\n]*?):(?P<line>\d+)(?::\d+)?\)?$",
    re.MULTILINE,
)
# Sanitizers and debuggers.
_NUMBERED = re.compile(
    r"^\s*#\d+ +(?:0x[0-9a-f]+ +)?(?:in +)?(?P<call>[^\n]+?) +(?:at +)?(?P<file>/?[\w./+-]+\.\w+):(?P<line>\d+)(?::\d+)?(?: +\(.*\))?$",
    re.MULTILINE,
)
# The same for a program without debug information: module and offset.
_MODULES = re.compile(
    r"^\s*#\d+ +0x[0-9a-f]+ +in +(?P<call>[^\n]+?) +\((?P<file>[^\n()]+)\+(?P<line>0x[0-9a-f]+)\)(?: +\(.*\))?$",
    re.MULTILINE,
)
_VALGRIND = re.compile(
    r"^==\d+== +(?:at|by) 0x[0-9A-F]+: (?P<call>.+?) \((?P<file>[^\n:]+):(?P<line>\d+)\)$", re.MULTILINE
)
_REPORTED = (_NUMBERED, _MODULES, _VALGRIND)
"""Calls in reports of memory errors."""
_GO = re.compile(r"^(?P<call>[\w./*()-]+)\(.*\)\n\t(?P<file>[^\n]+\.go):(?P<line>\d+)", re.MULTILINE)
_RUST = re.compile(r"(?P<call>panicked) at (?P<file>[^\n:]+\.rs):(?P<line>\d+)", re.MULTILINE)
_UNDEFINED = re.compile(r"(?P<file>[^\s:]+):(?P<line>\d+):\d+: (?P<call>runtime error): ")
_CHECK = re.compile(r"(?P<call>\S+) violated at line (?P<line>\d+) of ['`](?P<file>[^'\n]+)'")
_EXCEPTION = re.compile(
    r"^(?:Uncaught |Exception in thread \S+ |Caused by: )?[A-Za-z_][\w.$:]*(?:Error|Exception|Exit|Failure)\b(?: \[\w+\])?(?::.*)?$"
    r"|^panic: .*$|^terminate called .*$|^\s+what\(\): .*$|^.*\bpanicked at .*$",
    re.MULTILINE,
)
_CRASH = re.compile(
    r"AddressSanitizer|MemorySanitizer|ThreadSanitizer|UndefinedBehaviorSanitizer|LeakSanitizer|: runtime error: |stack smashing"
    r"|^Fatal Python error|^panic: |panicked at |terminate called|^SystemError|^RecursionError|StackOverflowError"
    r"|Maximum call stack size exceeded|\*\*\* Break \*\*\*|has overflowed its stack|goroutine stack exceeds",
    re.MULTILINE,
)
_EXHAUSTION = re.compile(
    r"^(?:\w+\.)*(?:_?Array)?MemoryError\b|^(?:\w+\.)*_ArrayMemoryError\b|OutOfMemoryError|\bbad_alloc\b|heap out of memory|out of memory"
    r"|memory allocation of \d+ bytes failed|Sanitizer: (?:out-of-memory|allocation-size-too-big|requested allocation size|calloc-overflow)"
    r"|Sanitizer: (?:rss-limit-exceeded|hard rss limit)|insufficient memory for the Java Runtime",
    re.MULTILINE,
)
# Reports that say nothing about memory that is not the program's own: leaks, requests for too much, stacks that are too deep.
_HARMLESS = (
    r"(?!.*(?:leak|out of memory|out-of-memory|allocation-size-too-big|requested allocation size|rss.limit|stack-overflow"
    r"|failed to allocate|calloc-overflow))"
)
_MEMORY_ERRORS = (
    # Sanitizers. The name may be cut off.
    (
        ("ssSan", "rySan", "adSan", "peSan"),
        rf"(?:HW|Kernel )?(?:Address|Memory|Thread|Type)San[a-z]*(?!:DEADLY){_HARMLESS}",
    ),
    (("UndefinedBehaviorSanitizer",), rf"UndefinedBehaviorSanitizer: {_HARMLESS}"),
    (
        ("runtime error: ", "ubsan: "),
        r"(?:[^\s:]{1,200}:\d+:\d+|<unknown>): runtime error: |\bubsan: [a-z-]+ by 0x",
    ),
    (("Undefined Behavior: ",), r"Undefined Behavior: "),  # Miri
    (
        ("Invalid ", "Mismatched free", "invalid address"),
        r"\bInvalid (?:read|write) of size \d|\b(?:Invalid|Mismatched) free\(\)|Jump to the invalid address",
    ),
    (
        ("initialised", "addressable", "overlap in ", "data race", " by thread"),
        (
            r"Conditional jump or move depends on uninitialised|Use of uninitialised value|Source and destination overlap in "
            r"|Syscall param [^\n]*(?:initialised|addressable)|Possible data race during|Conflicting (?:load|store) by thread"
        ),
    ),
    # Allocators and the C library.
    (
        ("(): ",),
        r"\b(?:\w{0,20}alloc\w{0,20}|free|memalign|\w{1,20}_chunk|tcache_\w{1,40}|_int_\w{1,20})\(\): [a-z]",
    ),
    (
        ("double free", "orrupt"),
        r"\bdouble free|\bcorrupted (?:size vs|double-linked|unsorted chunks|top size|memory|heap)|\b(?:[Hh]eap|[Mm]emory) corruption\b",
    ),
    (
        (
            "***",
            "freed was not allocated",
            "malloc.c:",
            "<jemalloc>",
            "Scudo",
            "GWP-ASan",
            "fatal allocator",
            "Attempt to free",
        ),
        (
            r"\*\*\* (?:stack smashing|buffer overflow|invalid %N\$ use) detected|\*\*\* glibc detected|malloc: \*\*\* error for object"
            r"|pointer being freed was not allocated|malloc\.c:\d+: |<jemalloc>: |Scudo ERROR: |GWP-ASan|fatal allocator error"
            r"|Attempt to free invalid pointer"
        ),
    ),
    # Checked containers of C++: the same access without the checks is an error of memory.
    (
        ("ssertion ", "attempt to "),
        r"[Aa]ssertion [^\n]*size\(\)[^\n]* failed|attempt to [^\n]*(?:out-of-bounds|past-the-end|singular)",
    ),
    # Rust, Go, Java, .NET, WebAssembly and Python.
    (
        ("unsafe precondition", "pointer dereference"),
        r"unsafe precondition\(s\) violated|misaligned pointer dereference|null pointer dereference occurred",
    ),
    (
        ("fault address", "fatal error: ", "bad pointer in Go", "DATA RACE"),
        (
            r"unexpected fault address|fatal error: (?:fault\b|unexpected signal|checkptr|concurrent map)|found bad pointer in Go heap"
            r"|WARNING: DATA RACE"
        ),
    ),
    (
        (
            "memory access",
            "AccessViolation",
            "pad byte",
            "bad ID",
            "ref count",
            "refcount",
            "deallocating None",
        ),
        (
            r"unsafe memory access operation|AccessViolationException|memory access out of bounds|\bbad (?:leading|trailing) pad byte"
            r"|\bbad ID: Allocated using|\bnegative ref ?count|deallocating None"
        ),
    ),
    # Signals, as shells, interpreters and handlers of signals name them.
    (
        ("SIG", "EXC_BAD", "EXCEPTION_ACC", "0000005"),
        r"\bSIG(?:SEGV|BUS|ILL)\b|EXC_BAD_ACCESS|EXCEPTION_ACCESS_VIOLATION|0x[cC]0000005\b",
    ),
    (
        ("gmentation ", "us error", "llegal instruction", "access violation"),
        r"[Ss]egmentation (?:[Ff]ault|[Vv]iolation)|\b[Bb]us error|[Ii]llegal instruction|\baccess violation\b",
    ),
    (("detected by the Java",), r"A fatal error has been detected by the Java Runtime"),
)
"""Reports of memory errors, the most telling first: words, one of which each report has, and the pattern of its sentence."""
_PATTERNS = tuple((words, re.compile(pattern)) for words, pattern in _MEMORY_ERRORS)
_MAX_SENTENCE = 300
_ACCESS = re.compile(r"\b(?:READ|WRITE) of size \d+|caused by a (?:READ|WRITE) memory access")
_LINES_OF_ACCESS = 3
_ADDRESSES = re.compile(r"(?: on unknown address| on address)? 0x[0-9a-f]+(?: at)?(?: \(?pc .*)?$")


def stack_in(text: str) -> tuple[str, ...]:
    """Return the innermost calls of a printed stack, as ``call (file:line)``, the innermost one first.

    Stacks of Python, Node, Java, Go, Rust, sanitizers, valgrind and debuggers are known, and failed checks of ROOT. Files stand without their directories.
    Of several stacks in Python the last one counts, of other programs the first one.

    Args:
        text: standard error, or the text of an exception with its stack.

    Returns:
        at most eight calls; none if the text has no known stack.
    """
    python = text.rpartition("Traceback (most recent call last)")[2]
    found = list(_PYTHON.finditer(python))
    if found:
        return tuple(_frames(reversed(found)))[:_MAX_FRAMES]
    return _first_stack(text, (*_REPORTED, _AT, _GO, _RUST, _UNDEFINED, _CHECK))


def _first_stack(text: str, patterns: Sequence[re.Pattern[str]]) -> tuple[str, ...]:
    """The calls of the first pattern that the text has."""
    for pattern in patterns:
        found = list(pattern.finditer(text))
        if found:
            return tuple(_frames(iter(found)))[:_MAX_FRAMES]
    return ()


def _frames(found: Iterator[re.Match[str]]) -> Iterator[str]:
    for match in found:
        file = re.split(r"[/\\]", match["file"])[-1]
        call = re.sub(r"\(.*|(?<=\w)<[^<>]*>$", "", match["call"] or "").strip() or "top level"
        if not re.search(r"sanitizer|lib\w*san\.so|vg_replace|vgpreload", match["file"]):
            yield f"{call} ({file}:{match['line']})"


def exception_in(text: str) -> str:
    """Return the line that names the exception that ended a program; empty without one.

    Args:
        text: standard error.
    """
    found = [match.group().strip() for match in _EXCEPTION.finditer(text)]
    return found[-1][:300] if found else ""


def memory_error_in(text: str) -> tuple[str, tuple[str, ...]] | None:
    """Return the sentence that reports a memory error, and the calls of its stack; None without such a report.

    Reports of sanitizers, valgrind, allocators, shells and the run-time systems of several languages are known, anywhere in the text. Leaks,
    refused requests for memory and stacks that are too deep do not count.

    Args:
        text: all output of a program.
    """
    start = start_of_memory_error(text)
    if start is None:
        return None
    first, *following = text[start:].split("\n", _LINES_OF_ACCESS + 1)
    access = _ACCESS.search("\n".join(following[:_LINES_OF_ACCESS]))
    sentence = _ADDRESSES.sub("", first.strip())
    sentence += f": {access.group()}" if access is not None else ""
    return sentence[:_MAX_SENTENCE], _first_stack(text[start:], _REPORTED) or stack_in(text[start:])


def start_of_memory_error(text: str) -> int | None:
    """Return the position of the most telling report of a memory error; None without one.

    Args:
        text: output of a program.
    """
    for words, pattern in _PATTERNS:
        # Searching for words is a hundred times faster than the pattern.
        found = pattern.search(text) if any(word in text for word in words) else None
        if found is not None:
            return found.start()
    return None


def is_crash_report(text: str) -> bool:
    """Return whether a program says that it crashed: a sanitizer, a panic, endless recursion, or an error that no handler took."""
    return bool(_CRASH.search(text))


def exhausts_memory(text: str) -> bool:
    """Return whether a program says that it got no more memory."""
    return bool(_EXHAUSTION.search(text))
