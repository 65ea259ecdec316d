"""Run the notebooks of the site: ``python tools/website/notebooks.py FOLDER``.

Each notebook is stored with its results. The last figure of ``NAME.ipynb`` becomes ``NAME.svg``, its picture in the gallery.
An error in a cell ends the program with a message. One kernel runs all notebooks, each with an empty namespace, because the
start of a kernel and the imports cost more than the cells.
"""

from __future__ import annotations

import sys
from pathlib import Path

import nbformat
from jupyter_client import KernelManager
from nbclient import NotebookClient
from nbclient.exceptions import CellExecutionError

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "documents"))

import dark_pictures

TIMEOUT = 120
"""Seconds for a cell."""
SVG = "image/svg+xml"
_FIRST = "%matplotlib inline\n%config InlineBackend.figure_formats = ['svg']"
_LAST = "%reset -f\nimport matplotlib.pyplot\nmatplotlib.pyplot.close('all')\n%reset -f"


def run(folder: Path) -> None:
    """Run all notebooks of a directory there.

    Args:
        folder: of the notebooks, which are replaced; a ``matplotlibrc`` in it is used.

    Raises:
        CellExecutionError: a cell failed.
    """
    manager = KernelManager()
    manager.start_kernel(cwd=str(folder))
    try:
        for path in sorted(folder.glob("*.ipynb")):
            notebook = nbformat.read(path, as_version=4)
            cells = notebook.cells
            notebook.cells = [nbformat.v4.new_code_cell(_FIRST), *cells, nbformat.v4.new_code_cell(_LAST)]
            NotebookClient(notebook, km=manager, timeout=TIMEOUT).execute()
            notebook.cells = cells
            figures = [
                output["data"]
                for cell in cells
                for output in cell.get("outputs", ())
                if SVG in output.get("data", {})
            ]
            for figure in figures:
                figure[SVG] = dark_pictures.follow(figure[SVG])
            nbformat.write(notebook, path)
            path.with_suffix(".svg").write_text(figures[-1][SVG], encoding="utf-8")
    finally:
        manager.shutdown_kernel(now=True)


if __name__ == "__main__":
    try:
        run(Path(sys.argv[1]))
    except CellExecutionError as error:
        sys.exit(str(error))
