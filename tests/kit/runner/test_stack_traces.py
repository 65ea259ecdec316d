"""Stacks that programs in several languages print."""

from __future__ import annotations

import pytest

from rntuple_construct.kit.runner.stack_traces import (
    exception_in,
    exhausts_memory,
    is_crash_report,
    stack_in,
)

PYTHON = """Traceback (most recent call last):
  File "a.py", line 1, in first
    x
ValueError: first

During handling of the above exception, another exception occurred:

Traceback (most recent call last):
  File "/home/x/reader.py", line 7, in <module>
    outer()
  File "/usr/lib/uproot/models/RNTuple.py", line 463, in read_locator
    raise KeyError(name)
KeyError: 'x'
"""
NODE = """/x/io.mjs:12
RangeError [ERR_OUT_OF_RANGE]: The value is out of range
    at Function.alloc (node:buffer:392:3)
    at async Module.read (file:///home/x/io.mjs:4039:11)
    at file:///home/x/main.mjs:2:1
"""
JAVA = """Exception in thread "main" java.lang.IndexOutOfBoundsException: 7
\tat org.rntuple.Reader.read(Reader.java:12)
\tat org.rntuple.Main.main(Main.java:3)
"""
SANITIZER = """==1==ERROR: AddressSanitizer: heap-buffer-overflow on address 0x1
    #0 0x4c in __asan_memcpy /build/compiler-rt/lib/sanitizer_common/x.cc:3:1
    #1 0x55d3 in rnt::Reader::page(unsigned long) /src/reader/page.cpp:88:5
    #2 0x55d4 in main /src/main.cpp:7:3
"""
GO = """panic: runtime error: index out of range [5] with length 3

goroutine 1 [running]:
main.read(0xc000012345, 0x3)
\t/home/x/main.go:12 +0x1d
main.main()
\t/home/x/main.go:20 +0x2b
"""
RUST = """thread 'main' panicked at src/page.rs:12:5:
index out of bounds: the len is 3 but the index is 5
"""


@pytest.mark.parametrize(
    ("text", "innermost", "num_calls"),
    [
        (PYTHON, "read_locator (RNTuple.py:463)", 2),
        (NODE, "Function.alloc (node:buffer:392)", 3),
        (JAVA, "org.rntuple.Reader.read (Reader.java:12)", 2),
        (SANITIZER, "rnt::Reader::page (page.cpp:88)", 2),
        (GO, "main.read (main.go:12)", 2),
        (RUST, "panicked (page.rs:12)", 1),
        ("Aborted: Fatal: size > nbytes violated at line 112 of `/x/RNTupleZip.hxx'", "nbytes (RNTupleZip.hxx:112)", 1),
    ],
    ids=["python", "node", "java", "sanitizer", "go", "rust", "root"],
)  # fmt: skip
def test_the_innermost_call_stands_first(text: str, innermost: str, num_calls: int) -> None:
    found = stack_in(text)
    assert found[0] == innermost
    assert len(found) == num_calls


def test_no_stack() -> None:
    assert stack_in("cannot read file: at offset 12") == ()
    assert exception_in("cannot read file") == ""


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (PYTHON, "KeyError: 'x'"),
        (NODE, "RangeError [ERR_OUT_OF_RANGE]: The value is out of range"),
        (GO, "panic: runtime error: index out of range [5] with length 3"),
        (RUST, "thread 'main' panicked at src/page.rs:12:5:"),
    ],
)
def test_exceptions(text: str, said: str) -> None:
    assert exception_in(text) == said


@pytest.mark.parametrize("text", [SANITIZER, GO, RUST, "RecursionError: maximum recursion depth exceeded"])
def test_crashes_that_exit_codes_do_not_tell(text: str) -> None:
    assert is_crash_report(text)


@pytest.mark.parametrize("text", [PYTHON, NODE, JAVA, ""])
def test_exceptions_are_no_crashes(text: str) -> None:
    assert not is_crash_report(text)
    assert not exhausts_memory(text)


@pytest.mark.parametrize(
    "text",
    ["MemoryError", "numpy.core._exceptions._ArrayMemoryError: Unable to allocate 9 GiB", "java.lang.OutOfMemoryError: heap",
     "FATAL ERROR: JavaScript heap out of memory", "  what():  std::bad_alloc"],
)  # fmt: skip
def test_programs_that_get_no_more_memory(text: str) -> None:
    assert exhausts_memory(text)
