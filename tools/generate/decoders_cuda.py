"""Kernels for GPUs: the header ``rntuple.cuh``, one kernel for each column type, and its twins in numpy.

The steps and the loops over pages are in ``static/cuda``. A kernel names the loop, the source of stored words, and the map from a
stored word to an element.
"""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from decoders import ColumnType, SwitchLayout

NOTICE = "Generated from spec/column_types.toml by tools/generate; edit these files and run `make generate`."
HEADER_PARTS = ("decode.cuh", "integrity.cuh")
TWIN_PARTS = ("twins_steps.py", "integrity_twins.py")
PARTS = tuple(f"cuda/{name}" for name in ("platform.cuh", *HEADER_PARTS, *TWIN_PARTS))
"""Files of ``static/`` that are put together, by their place below it."""
STRUCTURES = {
    "page": (
        "A page to decode. Addresses are those of the device.",
        ("source", "uint64", "uncompressed page, at any address"),
        ("target", "uint64", "first decoded element, aligned to its size"),
        ("second", "uint64", "first tag (uint32) of a column of pairs, whose indexes are at target; else 0"),
        ("count", "int64", "elements of the page"),
        ("bits", "int64", "bits on storage of an element"),
        ("shift", "int64", "added to every offset of an index column; 0 for other columns"),
        ("low", "double", "range of a quantized column"),
        ("high", "double", ""),
    ),
    "chunk": (
        "A stored page. Addresses are those of the device.",
        ("source", "uint64", "stored page without its checksum, at any address; the checksum is in the 8 bytes after it"),
        ("target", "uint64", "where the compressed frame is copied to, a multiple of 16"),
        ("size", "int64", "stored bytes, without the checksum"),
        ("length", "int64", "uncompressed bytes"),
        ("head", "uint64", "bytes before the compressed frame"),
        ("kind", "int64", "stored_raw, stored_zstd or stored_lz4"),
    ),
}  # fmt: skip
"""Structures that kernels take: a description, and name, type and description of the members."""
KINDS = ("raw", "zstd", "lz4")
"""Kinds of stored pages, by number; names of algorithms but for those that are not compressed."""
NUMBERS = ("LEN_COMPRESSION_HEAD", "LEN_LZ4_CHECKSUM", "MAX_LEN_CHUNK")
"""Numbers of ``spec/constants.toml`` that kernels need."""
NUMPY = {"uint64": "<u8", "int64": "<i8", "double": "<f8"}
SOURCES = {"bits": "single_bits", "split": "split", "packed": "packed"}
"""Sources of stored words by the last encoding step of writing."""


class Kernel(NamedTuple):
    """A decoding kernel.

    Args:
        name: of the function.
        doc: its column type or layout.
        loop: function of ``decode.cuh`` that goes through the pages.
        source: of stored words; empty for pairs.
        word: type of a stored word.
        map: from a stored word to an element.
        bits: of index and tag, for pairs.
    """

    name: str
    doc: str
    loop: str
    source: str = ""
    word: str = ""
    map: str = ""
    bits: tuple[int, int] = (0, 0)


def kernel_of(type: ColumnType) -> Kernel:
    """Return the kernel of a column type.

    Raises:
        SystemExit: no kernel is composed of its steps.
    """
    *maps, last = type.steps or ("",)
    if last not in SOURCES:
        maps, last = [*type.steps], ""
    if type.kind == "index":
        maps.append("index")
    if type.element == "float16":
        maps.append("half")
    loop = "decode"
    if maps[:1] == ["delta"]:
        loop, maps = "decode_sums", maps[1:]
    if len(maps) > 1:
        raise SystemExit(f"generate: {type.name}: decoders_cuda cannot compose {type.steps}")
    word = {"bits": "uint8", "packed": "uint32"}.get(last, f"uint{type.bits_max}")
    source, map = SOURCES.get(last, "plain"), maps[0] if maps else "unchanged"
    return Kernel(f"rntuple_decode_{type.enum}", type.name, loop, source, word, map)


def kernel_of_pairs(layout: SwitchLayout) -> Kernel:
    """Return the kernel of a layout of Switch columns."""
    name = f"rntuple_decode_SWITCH_{re.sub('[^0-9]', '_', layout.name)}"
    return Kernel(name, f"Switch, {layout.name}", "decode_pairs", bits=(layout.index_bits, layout.tag_bits))


def files(
    types: Sequence[ColumnType],
    layouts: Sequence[SwitchLayout],
    numbers: Mapping[str, Any],
    parts: Mapping[str, str],
) -> dict[str, str]:
    """Texts by their place below ``generated/``.

    Args:
        types: column types.
        layouts: layouts of Switch columns.
        numbers: the table of ``spec/constants.toml``.
        parts: texts of `PARTS`.
    """
    of_types = {type.enum: kernel_of(type) for type in types if type.kind != "switch"}
    of_layouts = {layout.name: kernel_of_pairs(layout) for layout in layouts}
    kernels = [*of_types.values(), *of_layouts.values()]
    header = _header(kernels, numbers, parts)
    return {
        "cuda/rntuple.cuh": header,
        "cuda/twins.py": _twins(kernels, parts),
        "python/rntuple_spec/rntuple.cuh": header,
        "python/rntuple_spec/device.py": _device(of_types, of_layouts),
    }


def _header(kernels: Sequence[Kernel], numbers: Mapping[str, Any], parts: Mapping[str, str]) -> str:
    lines = [
        f"// {NOTICE}",
        "// Kernels that check, copy and decode pages of RNTuple columns in the memory of a GPU.",
        "// Compiles with nvcc and NVRTC, and for the host with any C++17 compiler. Include it in one source file of a program.",
        "#pragma once",
        "",
        parts["cuda/platform.cuh"],
    ]
    types = {"uint64": "rntuple_device::uint64", "int64": "rntuple_device::int64"}
    for name, (doc, *members) in STRUCTURES.items():
        lines += [f"// {doc}", f"struct rntuple_{name} {{"]
        for member, type, meaning in members:
            lines.append(f"    {types.get(type, type)} {member};" + (f"  // {meaning}" if meaning else ""))
        lines += [
            "};",
            f'static_assert(sizeof(rntuple_{name}) == {8 * len(members)}, "members of 8 bytes");',
            "",
        ]
    lines += [parts["cuda/decode.cuh"], "// -- kernels of column types " + "-" * 90, ""]
    for kernel in kernels:
        if kernel.bits[0]:
            chosen = ", ".join(map(str, kernel.bits))
        else:
            word = f"rntuple_device::{kernel.word}"
            source = (
                kernel.source if kernel.source in ("single_bits", "packed") else f"{kernel.source}<{word}>"
            )
            chosen = f"rntuple_device::{source}, rntuple_device::{kernel.map}<{word}>"
        lines += [
            f"// {kernel.doc}",
            f"RNTUPLE_KERNEL {kernel.name}(const rntuple_page *pages, rntuple_device::int64 num, rntuple_device::uint64 *bad) {{",
            f"    rntuple_device::{kernel.loop}<{chosen}>(pages, num, bad);",
            "}",
            "",
        ]
    lines += [*_numbers(numbers), parts["cuda/integrity.cuh"].rstrip("\n")]
    return "\n".join(lines) + "\n"


def _numbers(numbers: Mapping[str, Any]) -> list[str]:
    """Numbers that the checks of stored pages need; the first three bytes of a chunk as a little-endian integer."""
    lines = ["namespace rntuple_device {", ""]
    for row in numbers["constant"]:
        if row["name"] in NUMBERS:
            lines += [f"// {row['doc']}", f"constexpr uint64 {row['name'].lower()} = {row['value']};"]
    for row in numbers["compression_algorithm"]:
        if row["name"] in KINDS:
            first = int.from_bytes(row["tag"].encode() + bytes([row["version"]]), "little")
            lines += [
                f"// First three bytes of a chunk compressed with {row['name']}.",
                f"constexpr uint64 chunk_id_{row['name']} = {first:#x};",
            ]
    kinds = ", ".join(f"stored_{name}" for name in KINDS)
    return [
        *lines,
        "// Kinds of stored pages.",
        f"enum {{ {kinds} }};",
        "",
        "}  // namespace rntuple_device",
        "",
    ]


def _dtypes() -> list[str]:
    lines = []
    for name, (doc, *members) in STRUCTURES.items():
        pairs = ", ".join(f'("{member}", "{NUMPY[type]}")' for member, type, _ in members)
        lines += [f"{name.upper()}: Final[np.dtype[Any]] = np.dtype([{pairs}])", f'"""{doc}"""']
    return lines


def _twins(kernels: Sequence[Kernel], parts: Mapping[str, str]) -> str:
    heads, bodies = zip(*(_halves(parts[f"cuda/{name}"]) for name in TWIN_PARTS), strict=True)
    imports = {line for head in heads for line in head}
    imports |= {"from typing import Any, Final", "import numpy as np"}
    imports -= {"from __future__ import annotations", "from typing import Any"}
    doc = ast.get_docstring(ast.parse(parts[f"cuda/{TWIN_PARTS[0]}"]))
    lines = [f"# {NOTICE}", f'"""{doc}\n"""', "", "from __future__ import annotations", ""]
    lines += [*sorted(imports), "", *_dtypes(), "", bodies[0].strip("\n"), ""]
    arguments = "pages: NDArray[Any], num: int, bad: NDArray[np.uint64]"
    for kernel in kernels:
        if kernel.bits[0]:
            chosen = ", ".join(map(str, kernel.bits))
        else:
            chosen = f"{kernel.source}, np.{kernel.word}, {kernel.map}"
        lines += [
            "",
            f"def {kernel.name}({arguments}) -> None:",
            f'    """{kernel.doc}."""',
            f"    {kernel.loop}(pages, num, bad, {chosen})",
            "",
        ]
    return (
        "\n".join([*lines, *([""] if bodies[1].strip() else []), bodies[1].strip("\n")]).rstrip("\n") + "\n"
    )


def _halves(text: str) -> tuple[list[str], str]:
    """The imports of a module, without those of other parts, and what follows them."""
    tree, lines = ast.parse(text), text.split("\n")
    found, end = [], 0
    for node in tree.body:
        if isinstance(node, (ast.Import, ast.ImportFrom)):
            if getattr(node, "module", "") not in {name.removesuffix(".py") for name in TWIN_PARTS}:
                found.append(ast.unparse(node))
        elif not (isinstance(node, ast.Expr) and node is tree.body[0]):
            break
        end = node.end_lineno or end
    return found, "\n".join(lines[end:])


def _device(of_types: Mapping[str, Kernel], of_layouts: Mapping[str, Kernel]) -> str:
    lines = [
        f"# {NOTICE}",
        '"""Kernels for GPUs: the text of their header, the structures that they take, and their names."""',
        "",
        "from __future__ import annotations",
        "",
        "from importlib import resources",
        "from typing import Any, Final",
        "",
        "import numpy as np",
        "",
        *_dtypes(),
        ", ".join(f"STORED_{name.upper()}" for name in KINDS) + f" = range({len(KINDS)})",
        '"""Kinds of stored pages."""',
        "",
        "DECODE_KERNELS: Final[dict[str, str]] = {",
        *(f"    {json.dumps(enum)}: {json.dumps(kernel.name)}," for enum, kernel in of_types.items()),
        "}",
        '"""Kernels by the name of the member of `ColumnType`, of all column types but Switch."""',
        "",
        "SWITCH_KERNELS: Final[dict[str, str]] = {",
        *(f"    {json.dumps(name)}: {json.dumps(kernel.name)}," for name, kernel in of_layouts.items()),
        "}",
        '"""Kernels of Switch columns by the name of the layout."""',
        "",
        "",
        "def header() -> str:",
        '    """Return the text of the header, which NVRTC compiles."""',
        '    return resources.files("rntuple_spec").joinpath("rntuple.cuh").read_text(encoding="utf-8")',
    ]
    return "\n".join(lines) + "\n"
