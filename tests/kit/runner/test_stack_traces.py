"""Stacks that programs in several languages print."""

from __future__ import annotations

import pytest

from rntuple_construct.kit.runner.stack_traces import (
    exception_in,
    exhausts_memory,
    is_crash_report,
    memory_error_in,
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


VALGRIND = """==7== Invalid write of size 4
==7==    at 0x109199: page (reader.c:9)
==7==    by 0x1091D8: main (reader.c:14)
==7==  Address 0x4a5504c is 0 bytes after a block of size 12 alloc'd
"""
MODULES = """==9==ERROR: AddressSanitizer: heap-buffer-overflow on address 0x602000000013 at pc 0x7f bp 0x7f sp 0x7f
WRITE of size 1 at 0x602000000013 thread T0
    #0 0x7f2a in memcpy (/lib/x86_64-linux-gnu/libasan.so.8+0x39a2f) (BuildId: 6d0)
    #1 0x55d3 in page (/home/x/reader+0x1216) (BuildId: 8f1)
    #2 0x55d4 in main (/home/x/reader+0x1250)
"""


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (SANITIZER, "AddressSanitizer: heap-buffer-overflow"),
        (MODULES, "AddressSanitizer: heap-buffer-overflow: WRITE of size 1"),
        ("==3==ERROR: AddressSanitizer: SEGV on unknown address 0x000000000000 (pc 0x1 bp 0x2)\n==3==The signal is caused by a WRITE memory access.",
         "AddressSanitizer: SEGV: caused by a WRITE memory access"),
        ("reading page 7==1==ERROR: AddressSanitizer: stack-buffer-overflow on address 0x7f", "AddressSanitizer: stack-buffer-overflow"),
        ("==1==ERROR: AddressSanit", "AddressSanit"),
        ("SUMMARY: AddressSanitizer: double-free x.c:3 in page", "AddressSanitizer: double-free x.c:3 in page"),
        ("==1==WARNING: MemorySanitizer: use-of-uninitialized-value", "MemorySanitizer: use-of-uninitialized-value"),
        ("WARNING: ThreadSanitizer: data race (pid=4)", "ThreadSanitizer: data race (pid=4)"),
        ("page.cpp:7:3: runtime error: index 9 out of bounds for type 'int [3]'",
         "page.cpp:7:3: runtime error: index 9 out of bounds for type 'int [3]'"),
        (VALGRIND, "Invalid write of size 4"),
        ("==7== Conditional jump or move depends on uninitialised value(s)", "Conditional jump or move depends on uninitialised value(s)"),
        ("double free or corruption (out)\nAborted", "double free or corruption (out)"),
        ("free(): double free detected in tcache 2", "free(): double free detected in tcache 2"),
        ("malloc(): corrupted top size", "malloc(): corrupted top size"),
        ("munmap_chunk(): invalid pointer", "munmap_chunk(): invalid pointer"),
        ("corrupted size vs. prev_size", "corrupted size vs. prev_size"),
        ("*** stack smashing detected ***: terminated", "*** stack smashing detected ***: terminated"),
        ("malloc: *** error for object 0x1: pointer being freed was not allocated", "malloc: *** error for object"),
        ("x.sh: line 2: 71 Segmentation fault      (core dumped) ./reader", "Segmentation fault"),
        (" *** Break *** segmentation violation", "segmentation violation"),
        ("Fatal Python error: Segmentation fault\n\nCurrent thread", "Segmentation fault"),
        ("unexpected fault address 0x7f\nfatal error: fault\n[signal SIGSEGV: segmentation violation", "unexpected fault address"),
        ("thread 'main' panicked at x.rs:2:5:\nunsafe precondition(s) violated: ptr::copy", "unsafe precondition(s) violated: ptr::copy"),
        ("error: Undefined Behavior: out-of-bounds pointer use", "Undefined Behavior: out-of-bounds pointer use"),
        ("#\n# A fatal error has been detected by the Java Runtime Environment:\n#\n#  SIGSEGV (0xb) at pc=0x1", "SIGSEGV (0xb)"),
        ("java.lang.InternalError: a fault occurred in a recent unsafe memory access operation", "unsafe memory access operation"),
    ],
)  # fmt: skip
def test_memory_errors_are_found_in_the_whole_output(text: str, sentence: str) -> None:
    for around in ("{}", "Warning: no dictionary\n{}\nmore text", "{}\n" + "x" * 100 + "\n" * 3):
        found = memory_error_in(around.format(text))
        assert found is not None
        assert found[0].startswith(sentence)


def test_the_stack_is_that_of_the_report() -> None:
    assert memory_error_in(SANITIZER + PYTHON.replace("Traceback", "Trace")) == (
        "AddressSanitizer: heap-buffer-overflow", ("rnt::Reader::page (page.cpp:88)", "main (main.cpp:7)"),
    )  # fmt: skip
    assert stack_in(VALGRIND) == ("page (reader.c:9)", "main (reader.c:14)")
    assert stack_in(MODULES) == ("page (reader:0x1216)", "main (reader:0x1250)")
    assert stack_in("x/page.cpp:7:3: runtime error: shift") == ("runtime error (page.cpp:7)",)


@pytest.mark.parametrize(
    "text",
    [
        PYTHON, NODE, JAVA, RUST, "panic: runtime error: index out of range [5] with length 3", "",
        "==1==ERROR: LeakSanitizer: detected memory leaks", "SUMMARY: AddressSanitizer: 24 byte(s) leaked in 1 allocation(s).",
        "==1==ERROR: AddressSanitizer: stack-overflow on address 0x7f", "==1==ERROR: AddressSanitizer: out of memory: allocator",
        "==1==ERROR: AddressSanitizer: requested allocation size 0x7f exceeds maximum", "==7== ERROR SUMMARY: 0 errors from 0 contexts",
        "==7== HEAP SUMMARY:", "thread 'main' has overflowed its stack\nfatal runtime error: stack overflow",
        "FATAL ERROR: JavaScript heap out of memory", "the page is corrupt", "cannot read memory",
    ],
)  # fmt: skip
def test_what_touches_no_other_memory_is_no_memory_error(text: str) -> None:
    assert memory_error_in(text) is None
