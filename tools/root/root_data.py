"""Have ROOT write the files of tests/data/root-6.40 again, and read their values.

    python tools/root/root_data.py

ROOT puts the time into every key, and a UUID into files that are made by TFile. Files without other
differences are unchanged. Bytes from parallel fill contexts, and uninitialised memory, may differ too.
"""

from __future__ import annotations

import argparse
import json
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

REPOSITORY = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(REPOSITORY), str(REPOSITORY / "generated" / "python"), str(REPOSITORY / "tests")]

from support.root_files import DATA, FILES, VALUES
from support.root_process import BUILD, root

import rntuple_construct as rnt
from rntuple_construct.explain import annotate

MACROS = DATA / "macros"
CLASSES = REPOSITORY / "tests" / "support" / "root"
MAX_ENTRIES = 300
"""Of longer RNTuples only the first entries are kept."""
TIMES = ("datime", "datime_created", "datime_modified", "uuid")
"""Names of fields that depend on the moment."""
LIBRARIES = ["ROOTNTuple", "ROOTNTupleUtil", "ROOTVecOps", "ROOTDataFrame", "RIO", "Tree", "Core", "Imt"]


def main() -> int:
    """Write files and values, and name those that have changed."""
    argparse.ArgumentParser(
        allow_abbrev=False, description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    ).parse_args()
    with tempfile.TemporaryDirectory() as directory:
        written = Path(directory)
        # TFile keeps the path that it is given.
        subprocess.run([compiled(), "."], check=True, cwd=written)
        made = {path.name: path for path in sorted(written.glob("*.root"))}
        changed = [name for name, path in made.items() if differs(path, FILES / name)]
        gone = [path for path in FILES.glob("*.root") if path.name not in made]
        print(f"{len(made)} files, {len(changed)} differ from those that are there, {len(gone)} are gone")
        print("\n".join(changed))
        for path in gone:
            path.unlink()
            (VALUES / f"{path.stem}.json").unlink()
        FILES.mkdir(exist_ok=True)
        VALUES.mkdir(exist_ok=True)
        for name in changed:
            shutil.copyfile(made[name], FILES / name)
    for path in sorted(FILES.glob("*.root")):
        text = json.dumps(values_of(path), indent=0, separators=(",", ":"))
        # One line for each field keeps changes readable.
        (VALUES / f"{path.stem}.json").write_text(text.replace("\n", "") + "\n", encoding="utf-8")
    return 0


def compiled() -> Path:
    """The program that writes the files."""
    target = BUILD / "write_files"
    sources = [*MACROS.iterdir(), CLASSES / "classes.hxx"]
    if target.exists() and all(target.stat().st_mtime > source.stat().st_mtime for source in sources):
        return target
    (wheel,) = (REPOSITORY / ".venv-root" / "lib").glob("python3.*/site-packages/ROOT")
    command = ["g++", "-std=c++17", "-O0", f"-I{wheel}/include", f"-I{CLASSES}", MACROS / "write_files.cxx"]
    command += ["-o", target, f"-L{wheel}/lib", f"-L{BUILD}", "-l:libclasses.so"]
    command += [f"-Wl,-rpath,{wheel}/lib:{BUILD}", "-Wl,--allow-shlib-undefined"]
    command += [f"-Wl,-rpath-link,{wheel}/../root.libs", *(f"-l{library}" for library in LIBRARIES)]
    subprocess.run(command, check=True)
    return target


def differs(made: Path, kept: Path) -> bool:
    """Return whether a file differs in more than times and UUIDs."""
    return not kept.exists() or timeless(made) != timeless(kept)


def timeless(path: Path) -> bytes:
    """The bytes of a file without what depends on the moment it was written."""
    data = bytearray(path.read_bytes())
    with annotate(path) as file_map:
        for leaf, _ in file_map.leaves():
            if leaf.path.rpartition(".")[2] in (*TIMES, "left"):
                data[leaf.start : leaf.stop] = bytes(leaf.size)
    return bytes(data)


def values_of(path: Path) -> dict[str, Any]:
    """What ROOT reads from a file."""
    with rnt.open(path) as file:
        names = file.keys()
    found = {name: root().read(path, name, MAX_ENTRIES) for name in names}
    for item in found.values():
        for key in ("errors", "attributes"):
            if not item[key]:
                del item[key]
    return found


if __name__ == "__main__":
    sys.exit(main())
