"""Write the table of docs/proof.md from the record of proofs.

proof_page.py    write the page; ``tools/generate/committed.py`` writes and checks it, too
"""

from __future__ import annotations

from pathlib import Path

import prove

PAGE = prove.ROOT / "docs" / "proof.md"
BEGIN, END = "<!-- proofs -->", "<!-- end of proofs -->"


def outputs() -> dict[Path, str]:
    """Return the text of the page with the present table."""
    text = PAGE.read_text(encoding="utf-8")
    before, _, rest = text.partition(BEGIN)
    _, _, after = rest.partition(END)
    table = prove.table(prove.functions(), prove.recorded())
    return {PAGE: f"{before}{BEGIN}\n\n{table}\n\n{END}{after}"}


if __name__ == "__main__":
    for path, text in outputs().items():
        path.write_text(text, encoding="utf-8")
