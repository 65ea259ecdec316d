"""Build the documentation site: ``python tools/website/build.py [OUT]``, by default into build/site.

The sources are the documents of the repository. They are copied into build/site-source, where links between
them are adapted to the layout of the site, and notebooks are run. Pages from the code are added: the command reference
and the API reference. Sphinx turns them into HTML; every warning is an error. The pages of the format itself
(``tools/documents/spec_site.py``) and the explorer (``tools/explorer``) are whole sites and are put beside them.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

HERE = Path(__file__).resolve().parent
REPOSITORY = HERE.parents[1]
sys.path.insert(0, str(REPOSITORY / "tools" / "documents"))

import api
import commands
import stage

from rntuple_construct.base.rules import DOCUMENTATION_URL

PARTS: dict[str, tuple[str, tuple[str, ...], tuple[str, ...]]] = {
    "spec": ("tools/documents/spec_site.py", ("{}",), ()),
    "explorer": (
        "tools/explorer/build.py",
        ("--output", "{}/index.html"),
        ("tools/explorer/node_modules",),
    ),
}
"""Whole sites beside the documentation: the tool that makes each, its arguments, and what else has to be there."""


def build(output: Path, work: Path) -> None:
    """Build the site.

    Args:
        output: directory of the site; existing files are replaced.
        work: directory for the sources as Sphinx sees them, and for its cache.

    Raises:
        subprocess.CalledProcessError: Sphinx or a tool found something wrong, and has said so.
        stage.BrokenLinkError: a document links to a file that does not exist.
    """
    source, cache = work / "site-source", work / "site-doctrees"
    for folder in (source, cache, output):
        shutil.rmtree(folder, ignore_errors=True)
    output.mkdir()
    stage.copy_files(REPOSITORY, source)
    shutil.copyfile(HERE / "static" / "matplotlibrc", source / "notebooks" / "matplotlibrc")
    with ThreadPoolExecutor() as pool:  # each task runs other processes
        parts = [pool.submit(build_part, name, output / name) for name in PARTS]
        notebooks = pool.submit(run_notebooks, source / "notebooks", work)
        stage.write(stage.documents(REPOSITORY) | commands.pages() | api.pages(), source)
        notebooks.result()
        options = ["-W", "--keep-going", "-q", "-b", "html", "-c", str(HERE), "-d", str(cache)]
        subprocess.run([sys.executable, "-m", "sphinx", *options, str(source), str(output)], check=True)
        for part in parts:
            part.result()
    (output / ".nojekyll").touch()  # or GitHub Pages leaves out _static
    for path in output.rglob("*.html"):
        keep_inside(path, output)


def run_notebooks(folder: Path, work: Path) -> None:
    """Run the notebooks of a directory with this interpreter and its programs, and without configuration of the user."""
    programs = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    environment = {"JUPYTER_PLATFORM_DIRS": "1", "IPYTHONDIR": str(work / "site-ipython"), "PATH": programs}
    subprocess.run(
        [sys.executable, str(HERE / "notebooks.py"), str(folder)], check=True, env=os.environ | environment
    )


def build_part(name: str, target: Path) -> None:
    """Build a site beside the documentation, or print which of its tools is missing."""
    tool, arguments, others = PARTS[name]
    if not all((REPOSITORY / needed).exists() for needed in (tool, *others)):
        print(f"left out: {name}/, for want of {', '.join((tool, *others))}", file=sys.stderr)
        return
    target.mkdir()
    command = [sys.executable, str(REPOSITORY / tool), *(part.format(target) for part in arguments)]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)


def keep_inside(path: Path, output: Path) -> None:
    """Make links to pages of the published site relative, so that a copy on a disk is complete in itself."""
    text = path.read_text(encoding="utf-8")
    root = "../" * (len(path.relative_to(output).parts) - 1)

    def inside(link: re.Match[str]) -> str:
        return f'href="{root}{link[1]}' if (output / link[1]).is_file() else link[0]

    changed = re.sub(f'href="{re.escape(DOCUMENTATION_URL)}([^"#?]+)', inside, text)
    if changed != text:
        path.write_text(changed, encoding="utf-8", newline="\n")


def main() -> int:
    """Build; returns the exit status."""
    parser = argparse.ArgumentParser(allow_abbrev=False, description="Build the documentation site.")
    parser.add_argument("output", type=Path, nargs="?", default=REPOSITORY / "build" / "site")
    parser.add_argument(
        "--work", type=Path, help="directory for intermediate files; default: that of the output"
    )
    arguments = parser.parse_args()
    output = arguments.output.resolve()
    work = (arguments.work or output.parent).resolve()
    work.mkdir(parents=True, exist_ok=True)
    try:
        build(output, work)
    except subprocess.CalledProcessError as error:
        return error.returncode
    except stage.BrokenLinkError as error:
        print(error, file=sys.stderr)
        return 1
    print(f"{output / 'index.html'}: {sum(1 for _ in output.rglob('*.html'))} pages")
    return 0


if __name__ == "__main__":
    sys.exit(main())
