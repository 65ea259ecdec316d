"""Programs that print parse trees as canonical JSON (docs/canonical-json.md), field by field, in six languages.

Each has one function per type of each grammar, which visits the members in the order of the grammar. It has
no separate rules: a language that reads one field differently prints another line. All read the same requests
from stdin, and print one line per request. A request is the name of a type and bytes, each after its length
(u32, little-endian). Given a path they print the walk of that ROOT file.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import amend_go
from model import Member, Type, camel, lower_camel

NOTICE = "Generated from spec/*.ksy by tools/generate; see docs/canonical-json.md."
# Where Go looks for the module: below the place of this repository.
GO_MODULE = "github.com/rntuple-construct/rntuple-construct/generated/go"
Grammars = Mapping[str, Sequence[Type]]


def programs(grammars: Grammars) -> dict[str, str]:
    """Texts of the programs by their place below ``generated/``."""
    return {
        "python/rntuple_kaitai/dump.py": _python(grammars),
        "javascript/dump.js": _javascript(grammars),
        "java/src/main/java/org/rntuple/Dump.java": _java(grammars),
        "go/dump/main.go": _go(grammars),
        "rust/examples/dump.rs": _rust(grammars),
        "cpp_stl/tools/dump.cpp": _cpp(grammars),
    }


def _all(grammars: Grammars) -> list[Type]:
    return [type for types in grammars.values() for type in types]


def _roots(grammars: Grammars) -> list[str]:
    """Names of the types that belong to no other type: structures that occur alone in a file, which fuzzers choose from."""
    found = []
    for types in grammars.values():
        inner = {
            name for type in types for m in type.members if m.kind in ("object", "choice") for name in m.types
        }
        found += [name_of(type) for type in types if type.name not in inner]
    return found


def name_of(type: Type) -> str:
    """Name by which a request asks for a type: ``root_file`` or ``root_file.anchor``."""
    return f"{type.grammar}.{type.name}" if type.name else type.grammar


def _function(grammar: str, name: str) -> str:
    return f"dump_{grammar}__{name}" if name else f"dump_{grammar}"


def _camel_function(grammar: str, name: str) -> str:
    return "dump" + camel(grammar) + (f"_{camel(name)}" if name else "")


def _filled(template: str, **parts: str) -> str:
    for name, text in parts.items():
        template = template.replace(f"@{name}@", text.rstrip("\n"))
    return template


# -- Python ----------------------------------------------------------------------------------------------------

_PYTHON = '''# @notice@
"""Parse trees as canonical JSON: one line per tree, the same in every language."""

import struct
import sys

from rntuple_kaitai import (
    ParseError,
    Rntuple,
    RntuplePage,
    RntupleRc1,
    RntupleRc2,
    RntupleV0,
    RootFile,
    StreamerInfo,
    Trevni,
)


def _bytes(value):
    return f'"{value.hex()}"'


def _float(value):
    return '"nan"' if value != value else f'"{struct.pack(">d", value).hex()}"'


def _bool(value):
    return "true" if value else "false"


def _text(value):
    units = value.encode("utf-16-be")
    result = []
    for i in range(0, len(units), 2):
        unit = units[i] << 8 | units[i + 1]
        if unit in (0x22, 0x5C):
            result.append("\\\\" + chr(unit))
        elif 0x20 <= unit <= 0x7E:
            result.append(chr(unit))
        else:
            result.append(f"\\\\u{unit:04x}")
    return '"' + "".join(result) + '"'


def _is_text(value):
    try:
        value.decode("utf-8")
    except UnicodeDecodeError:
        return False
    return True


@functions@


TYPES = {
@table@
}
# Types that are no part of another one.
ROOTS = (
@roots@
)


def canonical(name, data):
    """Parse bytes and return the tree as canonical JSON.

    Args:
        name: a type such as ``rntuple`` or ``root_file.anchor``.
        data: the bytes.

    Raises:
        ParseError: the bytes break the grammar.
    """
    cls, dump = TYPES[name]
    return dump(cls.from_bytes(data))


def main():
    if len(sys.argv) > 1:
        with open(sys.argv[1], "rb") as file:
            print(canonical("root_file", file.read()))
        return
    source = sys.stdin.buffer

    def take(size):
        return source.read(int.from_bytes(size, "little"))

    while size := source.read(4):
        name, piece = take(size).decode(), take(source.read(4))
        try:
            line = canonical(name, piece)
        except ParseError:
            line = "error"
        sys.stdout.write(line + "\\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
'''


def _python(grammars: Grammars) -> str:
    functions, table = [], []
    for type in _all(grammars):
        lines = [f"def {_function(type.grammar, type.name)}(n):", "    p = []"]
        for m in type.members:
            get = f"n.{m.id}"

            def form(value: str, m: Member = m, type: Type = type) -> str:
                if m.kind == "object":
                    return f"{_function(type.grammar, m.types[0])}({value})"
                return {"int": "str({})", "float": "_float({})", "bool": "_bool({})", "bytes": "_bytes({})", "text": "_text({})"}[m.kind].format(value)  # fmt: skip

            if m.kind == "choice":
                lines += [f"    v = {get}"]
                for name in m.types:
                    lines += [
                        f"    if isinstance(v, {camel(type.grammar)}.{camel(name)}):",
                        f"""        p.append('"{m.id}":{{"{name}":' + {_function(type.grammar, name)}(v) + "}}")""",
                    ]
                continue
            if m.kind == "text":
                lines += [
                    f"    if _is_text(n.{m.types[0]}):",
                    f"""        p.append('"{m.id}":' + {form(get)})""",
                ]
                continue
            text = (
                f"""'"{m.id}":[' + ",".join([{form("v")} for v in {get}]) + "]\""""
                if m.repeated
                else f"""'"{m.id}":' + {form(get)}"""
            )
            if m.optional:
                lines += [f"    if {get} is not None:", f"        p.append({text})"]
            else:
                lines += [f"    p.append({text})"]
        functions.append("\n".join([*lines, '    return "{" + ",".join(p) + "}"']))
        cls = camel(type.grammar) + (f".{camel(type.name)}" if type.name else "")
        table.append(f'    "{name_of(type)}": ({cls}, {_function(type.grammar, type.name)}),')
    roots = "\n".join(f'    "{name}",' for name in _roots(grammars))
    return _filled(
        _PYTHON, notice=NOTICE, functions="\n\n\n".join(functions), table="\n".join(table), roots=roots
    )


# -- JavaScript ------------------------------------------------------------------------------------------------

_JAVASCRIPT = r"""#!/usr/bin/env node
// @notice@
'use strict';

const fs = require('fs');
const {
  FormatError, Rntuple, RntuplePage, RntupleRc1, RntupleRc2, RntupleV0, RootFile, StreamerInfo, Trevni, parse,
} = require('./index.js');

const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
const bytes = (v) => `"${Buffer.from(v.buffer, v.byteOffset, v.byteLength).toString('hex')}"`;

// A member has one type in all files: a Number that is no safe integer is a mistake of the parser.
function integer(v) {
  if (typeof v !== 'number' || !Number.isSafeInteger(v)) throw new TypeError(`Number expected, not ${typeof v} ${v}`);
  return String(v);
}

function large(v) {
  if (typeof v !== 'bigint') throw new TypeError(`BigInt expected, not ${typeof v} ${v}`);
  return v.toString();
}

function float(v) {
  if (v !== v) return '"nan"';
  const b = Buffer.alloc(8);
  b.writeDoubleBE(v);
  return bytes(b);
}

function bool(v) {
  if (typeof v !== 'boolean') throw new TypeError(`boolean expected, not ${typeof v}`);
  return String(v);
}

function text(v) {
  let s = '"';
  for (let i = 0; i < v.length; i += 1) {
    const unit = v.charCodeAt(i);
    if (unit === 0x22 || unit === 0x5c) s += `\\${v[i]}`;
    else if (unit >= 0x20 && unit <= 0x7e) s += v[i];
    else s += `\\u${unit.toString(16).padStart(4, '0')}`;
  }
  return `${s}"`;
}

function isText(raw) {
  try {
    strict.decode(raw);
    return true;
  } catch (error) {
    return false;
  }
}

@functions@

const TYPES = new Map([
@table@
]);

function canonical(name, data) {
  const [type, dump] = TYPES.get(name);
  return dump(parse(type, data));
}

// So many bytes of standard input; fewer where it ends.
function read(size) {
  const data = Buffer.alloc(size);
  let place = 0;
  while (place < size) {
    let count = 0;
    try {
      count = fs.readSync(0, data, place, size - place, null);
    } catch (error) {
      if (error.code === 'EAGAIN') continue;
      if (error.code !== 'EOF') throw error;
    }
    if (count === 0) break;
    place += count;
  }
  return data.subarray(0, place);
}

function take() {
  const size = read(4);
  return size.length < 4 ? null : read(size.readUInt32LE(0));
}

function print(text) {
  const data = Buffer.from(text);
  for (let place = 0; place < data.length;) {
    try {
      place += fs.writeSync(1, data, place);
    } catch (error) {
      if (error.code !== 'EAGAIN') throw error;
    }
  }
}

function main() {
  if (process.argv.length > 2) {
    print(`${canonical('root_file', fs.readFileSync(process.argv[2]))}\n`);
    return;
  }
  for (let name; (name = take()) !== null;) {
    const piece = take();
    let line = 'error';
    try {
      line = canonical(name.toString(), piece);
    } catch (error) {
      if (!(error instanceof FormatError)) throw error;
    }
    print(`${line}\n`);
  }
}

if (require.main === module) main();

module.exports = { TYPES, canonical };
"""


def _javascript(grammars: Grammars) -> str:
    functions, table = [], []
    for type in _all(grammars):
        lines = [f"function {_camel_function(type.grammar, type.name)}(n) {{", "  const p = [];", "  let v;"]
        for m in type.members:

            def form(value: str, m: Member = m, type: Type = type) -> str:
                if m.kind == "object":
                    return f"{_camel_function(type.grammar, m.types[0])}({value})"
                kind = {"int": "large" if m.large else "integer"}.get(m.kind, m.kind)
                return f"{kind}({value})"

            lines.append(f"  v = n.{lower_camel(m.id)};")
            if m.kind == "choice":
                lines += [
                    f"""  if (v instanceof {camel(type.grammar)}.{camel(name)}) p.push(`"{m.id}":{{"{name}":${{{_camel_function(type.grammar, name)}(v)}}}}`);"""
                    for name in m.types
                ]
                continue
            value = (
                f"[${{Array.from(v, (x) => {form('x')}).join(',')}}]" if m.repeated else f"${{{form('v')}}}"
            )
            condition = (
                f"if (isText(n.{lower_camel(m.types[0])})) "
                if m.kind == "text"
                else "if (v !== undefined) "
                if m.optional
                else ""
            )
            lines.append(f"""  {condition}p.push(`"{m.id}":{value}`);""")
        functions.append("\n".join([*lines, "  return `{${p.join(',')}}`;", "}"]))
        cls = camel(type.grammar) + (f".{camel(type.name)}" if type.name else "")
        table.append(f"  ['{name_of(type)}', [{cls}, {_camel_function(type.grammar, type.name)}]],")
    return _filled(_JAVASCRIPT, notice=NOTICE, functions="\n\n".join(functions), table="\n".join(table))


# -- Java ------------------------------------------------------------------------------------------------------

_JAVA = r"""// @notice@
package org.rntuple;

import java.io.DataInputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Paths;

/** Prints parse trees as canonical JSON: one line per tree, the same in every language. */
public final class Dump {
    private static final char[] HEX = "0123456789abcdef".toCharArray();
    private final StringBuilder out = new StringBuilder();

    private Dump() {}

    private void key(String name) {
        if (out.charAt(out.length() - 1) != '{') out.append(',');
        out.append('"').append(name).append("\":");
    }

    private void bytes(byte[] value) {
        out.append('"');
        for (byte b : value) out.append(HEX[b >> 4 & 15]).append(HEX[b & 15]);
        out.append('"');
    }

    private void floating(double value) {
        if (value != value) out.append("\"nan\"");
        else bytes(ByteBuffer.allocate(8).putLong(Double.doubleToRawLongBits(value)).array());
    }

    private void text(String value) {
        out.append('"');
        for (int i = 0; i < value.length(); i++) {
            char unit = value.charAt(i);
            if (unit == '"' || unit == '\\') out.append('\\').append(unit);
            else if (unit >= 0x20 && unit <= 0x7e) out.append(unit);
            else out.append(String.format("\\u%04x", (int) unit));
        }
        out.append('"');
    }

    private static boolean isText(byte[] raw) {
        try {
            StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(raw));
            return true;
        } catch (CharacterCodingException error) {
            return false;
        }
    }

@functions@

    /**
     * Parses bytes and returns the tree as canonical JSON.
     *
     * @param name a type such as {@code rntuple} or {@code root_file.anchor}
     * @param bytes the bytes
     * @throws FormatException the bytes break the grammar
     */
    public static String canonical(String name, byte[] bytes) {
        Dump d = new Dump();
        switch (name) {
@table@
            default: throw new IllegalArgumentException("there is no type " + name);
        }
        return d.out.toString();
    }

    private static byte[] take(DataInputStream in) throws IOException {
        byte[] bytes = new byte[Integer.reverseBytes(in.readInt())];
        in.readFully(bytes);
        return bytes;
    }

    public static void main(String[] args) throws IOException {
        PrintStream lines = new PrintStream(new java.io.BufferedOutputStream(System.out, 1 << 16));
        if (args.length > 0) {
            lines.print(canonical("root_file", Files.readAllBytes(Paths.get(args[0]))) + "\n");
            lines.flush();
            return;
        }
        DataInputStream in = new DataInputStream(new java.io.BufferedInputStream(System.in, 1 << 16));
        while (true) {
            byte[] text;
            try {
                text = take(in);
            } catch (java.io.EOFException end) {
                break;
            }
            String name = new String(text, StandardCharsets.UTF_8);
            byte[] piece = take(in);
            String line;
            try {
                line = canonical(name, piece);
            } catch (FormatException error) {
                line = "error";
            }
            lines.print(line);
            lines.print('\n');
            if (in.available() == 0) lines.flush();
        }
        lines.flush();
    }
}
"""


def _java(grammars: Grammars) -> str:
    functions, table = [], []
    for type in _all(grammars):
        outer = camel(type.grammar)
        cls = outer + (f".{camel(type.name)}" if type.name else "")
        lines = [
            f"    private void {_camel_function(type.grammar, type.name)}({cls} n) {{",
            "        out.append('{');",
        ]
        for m in type.members:
            get = f"n.{lower_camel(m.id)}()"

            def form(value: str, m: Member = m, type: Type = type) -> str:
                if m.kind == "object":
                    return f"{_camel_function(type.grammar, m.types[0])}({value});"
                if m.kind == "int":
                    return (
                        f"out.append(Long.toUnsignedString({value}));"
                        if m.types[0].startswith("u8")
                        else f"out.append({value});"
                    )
                if m.kind == "bool":
                    return f"out.append({value});"
                return f"{ {'float': 'floating'}.get(m.kind, m.kind) }({value});"

            if m.kind == "choice":
                for name in m.types:
                    other = f"{outer}.{camel(name)}"
                    lines += [
                        f"        if ((Object) {get} instanceof {other}) {{",
                        f'            key("{m.id}");',
                        f'            out.append("{{\\"{name}\\":");',
                        f"            {_camel_function(type.grammar, name)}(({other}) (Object) {get});",
                        "            out.append('}');",
                        "        }",
                    ]
                continue
            body = [f'key("{m.id}");']
            if m.repeated:
                item = {"int": "Number", "float": "double", "bool": "boolean"}.get(
                    m.kind, f"{outer}.{camel(m.types[0])}" if m.types else "byte[]"
                )
                value = "x.longValue()" if m.kind == "int" else "x"
                body += [
                    "out.append('[');",
                    f"for ({item} x : {get}) {{",
                    "    if (out.charAt(out.length() - 1) != '[') out.append(',');",
                    f"    {form(value)}",
                    "}",
                    "out.append(']');",
                ]
            else:
                body += [form(get)]
            if m.kind == "text":
                body = [
                    f"if (isText(n.{lower_camel(m.types[0])}())) {{",
                    *(f"    {line}" for line in body),
                    "}",
                ]
            elif m.optional:
                body = [f"if ((Object) {get} != null) {{", *(f"    {line}" for line in body), "}"]
            lines += [f"        {line}" for line in body]
        functions.append("\n".join([*lines, "        out.append('}');", "    }"]))
        table.append(
            f'            case "{name_of(type)}": d.{_camel_function(type.grammar, type.name)}({cls}.parse(bytes)); break;'
        )
    return _filled(_JAVA, notice=NOTICE, functions="\n\n".join(functions), table="\n".join(table))


# -- Go --------------------------------------------------------------------------------------------------------

_GO = r"""// @notice@

// Command dump prints parse trees as canonical JSON: one line per tree, the same in every language.
package main

import (
	"bufio"
	"encoding/binary"
	"encoding/hex"
	"fmt"
	"io"
	"math"
	"os"
	"strconv"
	"strings"
	"unicode/utf16"
	"unicode/utf8"

	"@module@/raw"
)

type writer struct{ strings.Builder }

type integer interface {
	uint8 | uint16 | uint32 | uint64 | int8 | int16 | int32 | int64
}

func (w *writer) key(first *bool, name string) {
	if !*first {
		w.WriteByte(',')
	}
	*first = false
	w.WriteString(`"` + name + `":`)
}

func number[T integer](w *writer, v T) {
	if v < 0 {
		w.WriteString(strconv.FormatInt(int64(v), 10))
	} else {
		w.WriteString(strconv.FormatUint(uint64(v), 10))
	}
}

func (w *writer) boolean(v bool) { w.WriteString(strconv.FormatBool(v)) }

func (w *writer) bytes(v []byte) { w.WriteString(`"` + hex.EncodeToString(v) + `"`) }

func (w *writer) float(v float64) {
	if v != v {
		w.WriteString(`"nan"`)
		return
	}
	w.bytes(binary.BigEndian.AppendUint64(nil, math.Float64bits(v)))
}

func (w *writer) text(v string) {
	w.WriteByte('"')
	for _, unit := range utf16.Encode([]rune(v)) {
		switch {
		case unit == '"' || unit == '\\':
			w.WriteByte('\\')
			w.WriteByte(byte(unit))
		case unit >= 0x20 && unit <= 0x7e:
			w.WriteByte(byte(unit))
		default:
			fmt.Fprintf(w, "\\u%04x", unit)
		}
	}
	w.WriteByte('"')
}

// must passes a value on; main turns the error into a line.
func must[T any](value T, err error) T {
	if err != nil {
		panic(err)
	}
	return value
}

@functions@

func dump(w *writer, name string, data []byte) {
	switch name {
@table@
	default:
		panic("there is no type " + name)
	}
}

// roots are the types that are no part of another one.
var roots = []string{
@roots@
}

// canonical returns a tree as canonical JSON, or the error of the parser. Anything else that goes wrong is a panic.
func canonical(name string, data []byte) (line string, err error) {
	defer func() {
		if reason := recover(); reason != nil {
			formatError, is := reason.(*raw.FormatError)
			if !is {
				panic(reason)
			}
			err = formatError
		}
	}()
	w := &writer{}
	dump(w, name, data)
	return w.String(), nil
}

func main() {
	out := bufio.NewWriterSize(os.Stdout, 1<<16)
	defer out.Flush()
	if len(os.Args) > 1 {
		data := must(os.ReadFile(os.Args[1]))
		fmt.Fprintln(out, must(canonical("root_file", data)))
		return
	}
	in := bufio.NewReaderSize(os.Stdin, 1<<16)
	take := func() []byte {
		var size [4]byte
		must(io.ReadFull(in, size[:]))
		piece := make([]byte, binary.LittleEndian.Uint32(size[:]))
		must(io.ReadFull(in, piece))
		return piece
	}
	for {
		if _, err := in.Peek(1); err == io.EOF {
			break
		}
		name := string(take())
		line, err := canonical(name, take())
		if err != nil {
			line = "error"
		}
		fmt.Fprintln(out, line)
		if in.Buffered() == 0 {
			must(0, out.Flush())
		}
	}
}
"""


def _go_function(grammar: str, name: str) -> str:
    return f"dump{amend_go.type_name(grammar, name)}"


def _go(grammars: Grammars) -> str:
    functions, table = [], []
    for type in _all(grammars):
        cls = amend_go.type_name(type.grammar, type.name)
        function = _go_function(type.grammar, type.name)
        lines = [f"func {function}(w *writer, n *raw.{cls}) {{", "\tfirst := true", "\tw.WriteByte('{')"]
        for m in type.members:
            get = (
                f"must(n.{amend_go.member_name(m.id)}())" if m.instance else f"n.{amend_go.member_name(m.id)}"
            )

            def form(value: str, m: Member = m, type: Type = type) -> str:
                if m.kind == "object":
                    return f"{_go_function(type.grammar, m.types[0])}(w, {value})"
                if m.kind == "int":
                    return f"number(w, {value})"
                if m.kind == "float":
                    return f"w.float(float64({value}))"
                return f"w.{ {'bool': 'boolean'}.get(m.kind, m.kind) }({value})"

            key = f'w.key(&first, "{m.id}")'
            if m.kind == "choice":
                lines += [f"\tswitch x := {get}.(type) {{"]
                for name in m.types:
                    lines += [
                        f"\tcase *raw.{amend_go.type_name(type.grammar, name)}:",
                        f"\t\t{key}",
                        f'\t\tw.WriteString(`{{"{name}":`)',
                        f"\t\t{_go_function(type.grammar, name)}(w, x)",
                        "\t\tw.WriteByte('}')",
                    ]
                lines += ["\t}"]
                continue
            if m.repeated:
                body = [key, "w.WriteByte('[')", f"for i, x := range {get} {{", "\tif i > 0 {", "\t\tw.WriteByte(',')", "\t}", f"\t{form('x')}", "}", "w.WriteByte(']')"]  # fmt: skip
            else:
                body = [key, form(get)]
            if m.kind == "text":
                condition = f"utf8.Valid(n.{amend_go.member_name(m.types[0])})"
            elif m.optional and m.instance:
                condition = f"{get} != nil"
            elif m.optional:
                condition = f"n.{amend_go.member_name(m.id)}Present()"
            else:
                condition = ""
            if condition:
                body = [f"if {condition} {{", *(f"\t{line}" for line in body), "}"]
            lines += [f"\t{line}" for line in body]
        functions.append("\n".join([*lines, "\tw.WriteByte('}')", "}"]))
        table.append(f'\tcase "{name_of(type)}":\n\t\t{function}(w, must(raw.Parse{cls}(data)))')
    roots = "\n".join(f'\t"{name}",' for name in _roots(grammars))
    parts = {"functions": "\n\n".join(functions), "table": "\n".join(table), "roots": roots}
    return _filled(_GO, notice=NOTICE, module=GO_MODULE, **parts)


# -- Rust ------------------------------------------------------------------------------------------------------

_RUST = r"""// @notice@
//! Prints parse trees as canonical JSON: one line per tree, the same in every language.
#![allow(non_snake_case)]

use rntuple_kaitai::{parse, rntuple::*, rntuple_page::*, rntuple_rc1::*, rntuple_rc2::*, rntuple_v0::*, root_file::*, streamer_info::*, trevni::*};
use rntuple_kaitai::{FormatError, KResult};
use std::fmt::{Display, Write as _};
use std::io::{BufRead, Read, Write};

fn key(out: &mut String, name: &str) {
    if !out.ends_with('{') {
        out.push(',');
    }
    out.push('"');
    out.push_str(name);
    out.push_str("\":");
}

fn plain<T: Display>(out: &mut String, value: T) {
    let _ = write!(out, "{value}");
}

fn bytes(out: &mut String, value: &[u8]) {
    out.push('"');
    for byte in value {
        for digit in [byte >> 4, byte & 15] {
            out.push(char::from(b"0123456789abcdef"[usize::from(digit)]));
        }
    }
    out.push('"');
}

fn float(out: &mut String, value: f64) {
    if value.is_nan() {
        out.push_str("\"nan\"");
    } else {
        bytes(out, &value.to_be_bytes());
    }
}

fn text(out: &mut String, value: &str) {
    out.push('"');
    for unit in value.encode_utf16() {
        match unit {
            0x22 | 0x5c => out.extend(['\\', char::from(unit as u8)]),
            0x20..=0x7e => out.push(char::from(unit as u8)),
            _ => plain(out, format_args!("\\u{unit:04x}")),
        }
    }
    out.push('"');
}

@functions@

fn dump(name: &str, data: &[u8], out: &mut String) -> KResult<()> {
    match name {
@table@
        _ => panic!("there is no type {name}"),
    }
}

/// Types that are no part of another one.
#[allow(dead_code)]
pub const ROOTS: &[&str] = &[
@roots@
];

/// The tree as canonical JSON.
pub fn canonical(name: &str, data: &[u8]) -> Result<String, FormatError> {
    let mut out = String::new();
    dump(name, data, &mut out)?;
    Ok(out)
}

fn take(input: &mut impl Read) -> std::io::Result<Vec<u8>> {
    let mut size = [0; 4];
    input.read_exact(&mut size)?;
    let mut piece = vec![0; u32::from_le_bytes(size) as usize];
    input.read_exact(&mut piece)?;
    Ok(piece)
}

fn main() -> std::io::Result<()> {
    let mut lines = std::io::BufWriter::new(std::io::stdout().lock());
    if let Some(path) = std::env::args().nth(1) {
        let line = canonical("root_file", &std::fs::read(path)?).map_err(|error| std::io::Error::new(std::io::ErrorKind::InvalidData, error))?;
        return writeln!(lines, "{line}");
    }
    let mut input = std::io::BufReader::new(std::io::stdin().lock());
    while !input.fill_buf()?.is_empty() {
        let name = take(&mut input)?;
        let piece = take(&mut input)?;
        match canonical(&String::from_utf8_lossy(&name), &piece) {
            Ok(line) => writeln!(lines, "{line}")?,
            Err(_) => writeln!(lines, "error")?,
        }
        if input.buffer().is_empty() {
            lines.flush()?;
        }
    }
    Ok(())
}
"""


def _rust(grammars: Grammars) -> str:
    functions, table = [], []
    for type in _all(grammars):
        cls = amend_go.type_name(type.grammar, type.name)
        function = _function(type.grammar, type.name)
        lines = [f"fn {function}(n: &{cls}, out: &mut String) -> KResult<()> {{", "    out.push('{');"]
        for m in type.members:
            get = f"n.{m.id}()" + ("?" if m.instance else "")

            def form(value: str, m: Member = m, type: Type = type) -> str:
                if m.kind == "object":
                    return f"{_function(type.grammar, m.types[0])}({value}, out)?;"
                if m.kind == "float":
                    real = value if m.types == ("f8",) else f"f64::from({value})"
                    return f"float(out, {real});"
                return f"{ {'int': 'plain', 'bool': 'plain'}.get(m.kind, m.kind) }(out, {value});"

            key = f'key(out, "{m.id}");'
            if m.kind == "choice":
                enum = f"{cls}{camel(m.id)}"
                lines += [f"    match n.{m.id}().as_ref() {{"]
                for name in m.types:
                    lines += [
                        f"        Some({enum}::{amend_go.type_name(type.grammar, name)}(x)) => {{",
                        f"            {key}",
                        f'            out.push_str("{{\\"{name}\\":");',
                        f"            {_function(type.grammar, name)}(x, out)?;",
                        "            out.push('}');",
                        "        }",
                    ]
                lines += ["        None => {}", "    }"]
                continue
            reference = {"object": "&*" if m.instance else "&", "bytes": "&", "text": "&"}.get(m.kind, "*")
            if m.repeated:
                body = [
                    key,
                    "out.push('[');",
                    f"for x in {get}.iter() {{",
                    "    if !out.ends_with('[') {",
                    "        out.push(',');",
                    "    }",
                    f"    {form('x' if m.kind == 'object' else '*x' if m.kind in ('int', 'float', 'bool') else '&x')}",
                    "}",
                    "out.push(']');",
                ]
            elif m.optional:
                body = [
                    f"if let Some(x) = {get} {{",
                    f"    {key}",
                    f"    {form('x' if m.kind in ('int', 'float') else '&x')}",
                    "}",
                ]
            else:
                body = [key, form(reference + get)]
            if m.kind == "text":
                body = [
                    f"if std::str::from_utf8(&n.{m.types[0]}()).is_ok() {{",
                    *(f"    {line}" for line in body),
                    "}",
                ]
            lines += [f"    {line}" for line in body]
        functions.append("\n".join([*lines, "    out.push('}');", "    Ok(())", "}"]))
        table.append(f'        "{name_of(type)}" => {function}(&*parse::<{cls}>(data)?, out),')
    roots = "\n".join(f'    "{name}",' for name in _roots(grammars))
    parts = {"functions": "\n\n".join(functions), "table": "\n".join(table), "roots": roots}
    return _filled(_RUST, notice=NOTICE, **parts)


# -- C++ -------------------------------------------------------------------------------------------------------

_CPP = r"""// @notice@
// Prints parse trees as canonical JSON: one line per tree, the same in every language.
@includes@

#include <cstdio>
#include <cstring>
#include <fstream>
#include <iostream>
#include <iterator>
#include <map>
#include <stdexcept>
#include <string>

using namespace rntuple;
using std::string;

static void key(string& out, const char* name) {
    if (out.back() != '{') out += ',';
    out += '"';
    out += name;
    out += "\":";
}

static void comma(string& out) {
    if (out.back() != '[') out += ',';
}

template <typename T>
static void number(string& out, T value) {
    out += std::to_string(value);
}

static void boolean(string& out, bool value) { out += value ? "true" : "false"; }

static void bytes(string& out, const string& value) {
    static const char* const digits = "0123456789abcdef";
    out += '"';
    for (unsigned char byte : value) {
        out += digits[byte >> 4];
        out += digits[byte & 15];
    }
    out += '"';
}

static void floating(string& out, double value) {
    if (value != value) {
        out += "\"nan\"";
        return;
    }
    uint64_t bits;
    std::memcpy(&bits, &value, sizeof bits);
    string big(8, '\0');
    for (int i = 0; i < 8; i++) big[i] = static_cast<char>(bits >> (56 - 8 * i));
    bytes(out, big);
}

// Code point at a place of UTF-8, which is stepped over; -1 if the bytes are none.
static int32_t code_point(const string& text, size_t& place) {
    unsigned char head = text[place++];
    if (head < 0x80) return head;
    int more = head >= 0xf0 ? 3 : head >= 0xe0 ? 2 : 1;
    if (head < 0xc2 || head > 0xf4 || text.size() - place < static_cast<size_t>(more)) return -1;
    int32_t code = head & (0x3f >> more);
    for (int i = 0; i < more; i++) {
        unsigned char byte = text[place++];
        if ((byte & 0xc0) != 0x80) return -1;
        code = code << 6 | (byte & 0x3f);
    }
    const int32_t least[] = {0, 0x80, 0x800, 0x10000};
    return code < least[more] || code > 0x10ffff || (code >= 0xd800 && code < 0xe000) ? -1 : code;
}

static bool is_text(const string& raw) {
    for (size_t place = 0; place < raw.size();)
        if (code_point(raw, place) < 0) return false;
    return true;
}

static void unit(string& out, int32_t value) {
    char escaped[8];
    if (value >= 0x20 && value <= 0x7e) {
        if (value == '"' || value == '\\') out += '\\';
        out += static_cast<char>(value);
        return;
    }
    std::snprintf(escaped, sizeof escaped, "\\u%04x", static_cast<unsigned>(value));
    out += escaped;
}

static void text(string& out, const string& value) {
    out += '"';
    for (size_t place = 0; place < value.size();) {
        int32_t code = code_point(value, place);
        if (code >= 0x10000) {
            unit(out, 0xd800 + ((code - 0x10000) >> 10));
            unit(out, 0xdc00 + ((code - 0x10000) & 0x3ff));
        } else {
            unit(out, code);
        }
    }
    out += '"';
}

@declarations@

@functions@

template <typename T, void (*dump)(string&, T&)>
static void parse(const string& data, string& out) {
    kaitai::kstream stream(data);
    T tree(&stream);
    dump(out, tree);
}

typedef void (*parser)(const string&, string&);
static const std::map<string, parser> types = {
@table@
};

// Types that are no part of another one.
static const char* const roots[] = {
@roots@
};

static string canonical(const string& name, const string& data) {
    string out;
    types.at(name)(data, out);
    return out;
}

static string whole(std::istream& in) {
    return string(std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>());
}

static string take(std::istream& in) {
    char head[4];
    if (!in.read(head, 4)) throw std::runtime_error("the input ends within a request");
    size_t size = 0;
    for (int i = 3; i >= 0; i--) size = size << 8 | static_cast<unsigned char>(head[i]);
    string data(size, '\0');
    if (size && !in.read(&data[0], static_cast<std::streamsize>(size)))
        throw std::runtime_error("the input ends within a request");
    return data;
}

int main(int count, char** arguments) {
    std::ios::sync_with_stdio(false);
    if (count > 1) {
        std::ifstream file(arguments[1], std::ios::binary);
        std::cout << canonical("root_file", whole(file)) << '\n';
        return 0;
    }
    while (std::cin.peek() != std::istream::traits_type::eof()) {
        string name = take(std::cin);
        string piece = take(std::cin);
        try {
            std::cout << canonical(name, piece) << '\n';
        } catch (const format_error&) {
            std::cout << "error\n";
        }
        std::cout.flush();
    }
}
"""


def _cpp(grammars: Grammars) -> str:
    declarations, functions, table = [], [], []
    for type in _all(grammars):
        outer = f"{type.grammar}_t"
        cls = outer + (f"::{type.name}_t" if type.name else "")
        function = _function(type.grammar, type.name)
        head = f"static void {function}(string& out, {cls}& n)"
        declarations.append(head + ";")
        lines = [head + " {", "    out += '{';"]
        for m in type.members:
            get = f"n.{m.id}()"

            def form(value: str, m: Member = m, type: Type = type) -> str:
                if m.kind == "object":
                    return f"{_function(type.grammar, m.types[0])}(out, *{value});"
                name = {"int": "number", "bool": "boolean", "float": "floating"}.get(m.kind, m.kind)
                return f"{name}(out, {value});"

            key = f'key(out, "{m.id}");'
            if m.kind == "choice":
                for name in m.types:
                    lines += [
                        f"    if (auto* x = dynamic_cast<{outer}::{name}_t*>({get})) {{",
                        f"        {key}",
                        f'        out += "{{\\"{name}\\":";',
                        f"        {_function(type.grammar, name)}(out, *x);",
                        "        out += '}';",
                        "    }",
                    ]
                continue
            if m.repeated:
                body = [key, "out += '[';", f"for (const auto& x : *{get}) {{", "    comma(out);", f"    {form('x')}", "}", "out += ']';"]  # fmt: skip
            else:
                body = [key, form(get)]
            if m.kind == "text":
                body = [f"if (is_text(n.{m.types[0]}())) {{", *(f"    {line}" for line in body), "}"]
            elif m.optional:
                present = f"{get} != nullptr" if m.kind == "object" else f"!n._is_null_{m.id}()"
                body = [f"if ({present}) {{", *(f"    {line}" for line in body), "}"]
            lines += [f"    {line}" for line in body]
        functions.append("\n".join([*lines, "    out += '}';", "}"]))
        table.append(f'    {{"{name_of(type)}", parse<{cls}, {function}>}},')
    includes = "".join(f"#include <rntuple/{grammar}.h>\n" for grammar in grammars)
    roots = "\n".join(f'    "{name}",' for name in _roots(grammars))
    parts = {
        "declarations": "\n".join(declarations),
        "functions": "\n\n".join(functions),
        "table": "\n".join(table),
    }
    return _filled(_CPP, notice=NOTICE, includes=includes, roots=roots, **parts)
