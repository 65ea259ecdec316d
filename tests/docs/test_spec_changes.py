"""Changes of the published specification are found, with all that cites a changed section."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

TOOL = Path(__file__).resolve().parents[2] / "tools" / "documents" / "spec_changes.py"
OLD = """# Title 1.0.2.1

Text.

## Frames

Old words.

```
## Locators and Envelope Links is no heading here
```

## Gone

## Envelopes
Same.
"""


def run(folder: Path, old: str, new: str) -> subprocess.CompletedProcess[str]:
    for name, text in (("old.md", old), ("new.md", new)):
        (folder / name).write_text(text, encoding="utf-8")
    command = [sys.executable, TOOL, "old.md", "new.md"]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)


def test_what_cites_a_changed_section_is_listed(tmp_path: Path) -> None:
    new = OLD.replace("1.0.2.1", "1.0.3.0").replace("Old words", "New words").replace("## Gone", "## Novel")
    done = run(tmp_path, OLD, new)
    assert done.returncode == 1, done.stderr
    lines = done.stdout.splitlines()
    assert lines[0] == "version 1.0.2.1 -> 1.0.3.0: 5 sections differ"
    (start,) = (number for number, line in enumerate(lines) if line.startswith("changed: Frames ["))
    cited = dict(
        line.strip().split(": ", 1) for line in lines[start + 1 : start + 6] if line.startswith("  ")
    )
    assert "rntuple.field_list" in cited["structures"].split(", ")
    assert "RNT-FRM-001" in cited["rules"].split(", ")
    assert any(name.startswith("rules/RNT-FRM-001/") for name in cited["cases"].split(", "))
    assert "rules/frm.html" in cited["pages"].split(", ")
    assert any(line.startswith("added: Novel") for line in lines)
    assert any(line.startswith("removed: Gone") for line in lines)
    assert "Envelopes [" not in done.stdout
    assert "Locators" not in lines[start]


def test_equal_texts_have_no_changes(tmp_path: Path) -> None:
    done = run(tmp_path, OLD, OLD.replace("Old words.", "Old words.  "))
    assert (done.returncode, done.stdout) == (0, "version 1.0.2.1 -> 1.0.2.1: 0 sections differ\n")


def test_a_missing_text_is_a_usage_error(tmp_path: Path) -> None:
    command = [sys.executable, TOOL, tmp_path / "no.md", tmp_path / "no.md"]
    assert subprocess.run(command, capture_output=True, check=False).returncode == 2
