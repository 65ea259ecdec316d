"""What a program that only reads has to load."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path


def test_reading_loads_no_more_than_it_needs() -> None:
    """Neither the writer nor parsers that record positions, which only explaining a failure needs."""
    code = """if True:
        import sys
        import rntuple_construct as rnt
        with rnt.open(sys.argv[1]) as file:
            file.only().arrays()
        print(*sys.modules)
    """
    path = Path(__file__).resolve().parents[1] / "data" / "root-6.40" / "files" / "arrays.root"
    done = subprocess.run([sys.executable, "-c", code, str(path)], capture_output=True, text=True, check=True)
    loaded = done.stdout.split()
    assert "rntuple_kaitai.rntuple" in loaded
    assert "rntuple_construct.reader" in loaded
    assert [name for name in loaded if name.startswith("rntuple_construct.writer")] == []
    assert [name for name in loaded if name.startswith("rntuple_kaitai.positions.r")] == []
