"""Declarations of types for the parsers in languages that have them beside the code: ``.pyi`` and ``.d.ts``."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from model import Member, Type, camel, lower_camel

NOTICE = "Generated from spec/*.ksy by tools/generate."
_PYTHON = {"int": "int", "float": "float", "bool": "bool", "bytes": "bytes", "text": "str"}
_TYPESCRIPT = {"int": "number", "float": "number", "bool": "boolean", "bytes": "Uint8Array", "text": "string"}


def files(grammars: Mapping[str, Sequence[Type]]) -> dict[str, str]:
    """Texts of the declarations by their place below ``generated/``."""
    found = {
        f"python/rntuple_kaitai/{grammar}.pyi": _python(grammar, types) for grammar, types in grammars.items()
    }
    found["javascript/index.d.ts"] = _typescript(grammars)
    return found


def _summary(doc: str) -> str:
    """A description on one line."""
    return " ".join(doc.split()).replace("*/", "* /")


def _python(grammar: str, types: Sequence[Type]) -> str:
    outer = camel(grammar)

    def annotation(member: Member) -> str:
        if member.kind in ("object", "choice"):
            text = " | ".join(f"{outer}.{camel(name)}" for name in member.types)
        else:
            text = _PYTHON[member.kind]
        text = f"list[{text}]" if member.repeated else text
        return f"{text} | None" if member.optional else text

    def body(type: Type, indent: str) -> list[str]:
        lines = []
        for member in type.members:
            if member.instance:
                lines += [
                    f"{indent}@property",
                    f"{indent}def {member.id}(self) -> {annotation(member)}: ...",
                ]
            else:
                lines.append(f"{indent}{member.id}: {annotation(member)}")
        return lines or [f"{indent}..."]

    lines = [
        f"# {NOTICE}",
        "from rntuple_kaitai.runtime import KaitaiStruct",
        "",
        f"class {outer}(KaitaiStruct):",
    ]
    lines += body(types[0], "    ")
    for type in types[1:]:
        lines += ["", f"    class {camel(type.name)}(KaitaiStruct):", *body(type, "        ")]
    return "\n".join(lines) + "\n"


_HEAD = """// @notice@

/** The bytes break the grammar. The only error that a parser throws. */
export class FormatError extends Error {
  constructor(message: string, path: string, position: number);
  /** Place in the grammar, if a condition of the grammar does not hold. */
  readonly path: string;
  /** Offset in the bytes that were being read. */
  readonly position: number;
}

/** Bytes in memory with a position. */
export class ByteStream {
  constructor(bytes: Uint8Array | ArrayBuffer);
  readonly pos: number;
  readonly size: number;
}

/** Parse all of the bytes as a type; throws a FormatError if they break the grammar. */
export function parse<T>(type: new (stream: ByteStream) => T, bytes: Uint8Array | ArrayBuffer): T;

/** Numbers and names of the format that are no fields of a structure. */
export const constants: Readonly<Record<string, number | bigint | string | readonly string[]>>;
"""


def _typescript(grammars: Mapping[str, Sequence[Type]]) -> str:
    lines = [_HEAD.replace("@notice@", NOTICE)]
    for grammar, types in grammars.items():
        outer = camel(grammar)

        def annotation(member: Member, outer: str = outer) -> str:
            if member.kind in ("object", "choice"):
                text = " | ".join(f"{outer}.{camel(name)}" for name in member.types)
            else:
                text = "bigint" if member.large else _TYPESCRIPT[member.kind]
            if member.repeated:
                text = f"({text})[]" if "|" in text else f"{text}[]"
            return text

        def members(type: Type, indent: str, annotation: object = annotation) -> list[str]:
            result = [f"{indent}constructor(stream: ByteStream);"]
            for member in type.members:
                mark = "?" if member.optional else ""
                result += [
                    f"{indent}/** {_summary(member.doc)} */",
                    f"{indent}readonly {lower_camel(member.id)}{mark}: {annotation(member)};",  # type: ignore[operator]
                ]
            return result

        lines += [
            f"/** {_summary(types[0].doc)} */",
            f"export class {outer} {{",
            *members(types[0], "  "),
            "}",
        ]
        lines += [f"export namespace {outer} {{"]
        for type in types[1:]:
            lines += [f"  /** {_summary(type.doc)} */", f"  class {camel(type.name)} {{"]
            lines += [*members(type, "    "), "  }"]
        lines += ["}", ""]
    lines += [
        "declare const parsers: {",
        *(f"  {name}: typeof {name};" for name in (*map(camel, grammars), "FormatError", "ByteStream")),
        "  parse: typeof parse;",
        "  constants: typeof constants;",
        "};",
        "export default parsers;",
    ]
    return "\n".join(lines) + "\n"
