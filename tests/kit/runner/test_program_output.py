"""Output of programs is kept in bounded memory, with the report of a memory error wherever it stands."""

from __future__ import annotations

import pytest

from rntuple_construct.kit.runner.program_output import ProgramOutput
from rntuple_construct.kit.runner.stack_traces import memory_error_in

REPORT = b"==5==ERROR: AddressSanitizer: heap-use-after-free on address 0x6020 at pc 0x5\nREAD of size 8 at 0x6020 thread T0\n"
LINE = b"Warning in <TClass::Init>: no dictionary for class page\n"


def output_of(data: bytes, size: int) -> ProgramOutput:
    output = ProgramOutput()
    for start in range(0, len(data), size):
        output.add(data[start : start + size])
    return output


@pytest.mark.parametrize("size", [7, 4096, 1 << 16])
@pytest.mark.parametrize("num_after", [0, 5000])
def test_a_report_is_kept_however_much_follows(size: int, num_after: int) -> None:
    text = output_of(LINE * 3000 + REPORT + LINE * num_after, size).text()
    assert len(text) < 300_000
    assert text.count("heap-use-after-free") == 1
    found = memory_error_in(text)
    assert found is not None
    assert found[0] == "AddressSanitizer: heap-use-after-free: READ of size 8"


@pytest.mark.parametrize("size", [1, 50])
def test_a_harmless_report_in_pieces_does_not_hide_a_later_one(size: int) -> None:
    leak = b"==5==ERROR: AddressSanitizer: stack-overflow on address 0x7f\n"
    text = output_of(leak + LINE * 3000 + REPORT + LINE * 3000, size).text()
    assert "heap-use-after-free" in text


def test_short_output_is_kept_whole() -> None:
    data = LINE * 10 + REPORT + LINE * 10
    assert output_of(data, 100).text() == data.decode().strip()


def test_another_text_can_be_looked_for() -> None:
    def find(text: str) -> int | None:
        return None if "needle" not in text else text.index("needle")

    output = ProgramOutput(find)
    output.add(b"a needle\n" + LINE * 5000)
    assert output.text().startswith("a needle\n")
