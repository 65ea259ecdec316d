"""Corrections of the compiled texts for the packages, language by language.

A type that was parsed alone has no root; then other parts of the file are looked for in its bytes.

Compiled texts are right about the bytes, but have other faults. The flag of an instance is set before it is
read, so an error is forgotten on the second call. In Rust it is never set, so the second call panics. An
absent number is 0 in Go and Rust, and JavaScript rounds 64-bit integers. Each runtime has several kinds of
error. This module
corrects them by patterns that are counted: the output of another compiler is refused, not passed through.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import amend_go
import grammars
from model import Type, camel, lower_camel


class FormError(Exception):
    """A compiled text does not look as expected."""


def _need(condition: object, what: str) -> None:
    if not condition:
        raise FormError(f"the compiled text has changed its form: {what}")


def _sub(pattern: str, replacement: str | Callable[[re.Match[str]], str], text: str, what: str) -> str:
    text, number = re.subn(pattern, replacement, text)
    _need(number, what)
    return text


def python(text: str, types: list[Type]) -> str:
    """The one error of the package; sub-streams are those of bytes in memory; attributes that the bytes may lack are None, not undefined; any text."""
    text = _sub(
        r"from kaitaistruct import (?:ReadWriteKaitaiStruct|KaitaiStruct), KaitaiStream, BytesIO\n",
        "from rntuple_kaitai.runtime import ByteStream, KaitaiStruct\n",
        text,
        "import",
    )
    text = text.replace("self._root._io", "(self._root or self)._io")
    text = re.sub(r"KaitaiStream\(BytesIO\(([\w.\[\]]+)\)\)", r"ByteStream(\1)", text)
    text = text.replace("KaitaiStream.", "ByteStream.")  # functions on bytes, which it inherits
    # Readers depend on no text, and other languages show text that is not UTF-8, too (RNT-BAS-002).
    text = text.replace('.decode(u"UTF-8")', '.decode("utf-8", "backslashreplace")')
    text = _sub(r"super\([\w.]+, self\).__init__\(_io\)", "self._io = _io", text, "constructor")
    for type in types:
        names = [m.id for m in type.members if m.optional and not m.instance]
        if not names or not type.name:
            continue
        start = text.index(f"    class {camel(type.name)}(KaitaiStruct):\n")
        place = text.index("        def __init__(", start)
        defaults = "".join(f"        {name} = None\n" for name in names)
        text = f"{text[:place]}{defaults}\n{text[place:]}"
    return text


# -- JavaScript ------------------------------------------------------------------------------------------------


def positions(text: str) -> str:
    """Make the dictionaries of positions where each is needed first, which takes half the time of looking them up."""
    text = re.sub(r"(self\._debug\['\w+'\])\['start'\] = (\w*\.?_?io\.pos\(\))", r"\1 = {'start': \2}", text)
    return text.replace("self._debug = collections.defaultdict(dict)", "self._debug = {}").replace(
        "import collections\n", ""
    )


def javascript(text: str, types: list[Type]) -> str:
    """Exact integers (members beyond 53 bits are always BigInt), and the runtime and the error of the package."""
    text = text.replace("'kaitai-struct/KaitaiStream'", "'./runtime'")
    text = _sub(r"factory\(exports, require\('\./runtime'\)\)", "factory(exports, require('./runtime').ByteStream)", text, "import")  # fmt: skip
    text = text.replace("KaitaiStream", "ByteStream").replace("this._root._io", "(this._root || this)._io")
    by_name = {type.name: type for type in types}
    pattern = r"(?ms)^  var (\w+) = \w+\.\w+ = \(function\(\) \{\n.*?^  \}\)\(\);\n"
    names = {camel(type.name): type for type in types if type.name}
    parts, end = [], 0
    for match in re.finditer(pattern, text):
        parts += [_exact(text[end : match.start()], by_name[""], by_name)]
        parts += [_exact(match[0], names[match[1]], by_name)]
        end = match.end()
    _need(len(parts) == 2 * (len(types) - 1), "classes")
    return "".join([*parts, _exact(text[end:], by_name[""], by_name)])


def _exact(text: str, type: Type, types: dict[str, Type]) -> str:
    """One class with its large members as BigInt."""
    large = {m.id for m in type.members if m.large}
    for member in type.members:
        leaves = set(re.findall(r"[a-z]\w*", member.value))
        if member.instance == "value" and member.kind == "int" and (member.large or large & leaves):
            expression = _bigint(grammars._Expression(member.value).tree, large)
            if not member.large:
                expression = f"Number({expression})"
            name = f"this._m_{lower_camel(member.id)}"
            text = _sub(
                rf"(?m)^( +){re.escape(name)} = .*;$", rf"\1{name} = {_masked(expression)};", text, name
            )

    def wrapped(match: re.Match[str]) -> str:
        current: Type | None = type
        path = match[1].split(".")[1:]
        for number, name in enumerate(path):
            member = (
                next((m for m in current.members if lower_camel(m.id) == name), None) if current else None
            )
            if member is None:
                return match[0]
            if member.large and not member.repeated and number == len(path) - 1:
                return f"Number({match[0]})"
            current = types.get(member.types[0]) if member.kind == "object" else None
        return match[0]

    text = re.sub(r"(?<![\w.])(this(?:\.[a-z]\w*)+)(?![\w.]| = )", wrapped, text)
    return text.replace("this\0", "this")


def _masked(expression: str) -> str:
    """The expression in a form that is not taken for one of the compiler's."""
    return expression.replace("this", "this\0")


def _bigint(tree: Any, large: set[str]) -> str:
    if isinstance(tree, str):
        if tree.lstrip("-")[:1].isdigit():
            return f"{int(tree, 0)}n"
        name = f"this.{lower_camel(tree)}"
        return name if tree in large else f"BigInt({name})"
    operator, *parts = tree
    if operator.startswith(".as<"):
        bits = 8 * int(operator[5])
        return f"BigInt.as{'Uint' if operator[4] == 'u' else 'Int'}N({bits}, {_bigint(parts[0], large)})"
    if operator == "?":
        condition = parts[0]
        test = f"this.{lower_camel(condition)}" if isinstance(condition, str) else _bigint(condition, large)
        return f"({test} ? {_bigint(parts[1], large)} : {_bigint(parts[2], large)})"
    texts = [_bigint(part, large) for part in parts]
    if len(texts) == 1:
        return f"(-{texts[0]})"
    operator = {"==": "===", "!=": "!=="}.get(operator, operator)
    return f"({texts[0]} {operator} {texts[1]})"


# -- Java ------------------------------------------------------------------------------------------------------


def java(text: str, types: list[Type]) -> str:
    """The runtime and the one exception of the package; every type can be parsed from bytes."""
    text = re.sub(r"(?m)^import (?:io\.kaitai\.struct\.\w+|java\.io\.IOException);\n", "", text)
    text = _sub(
        r"public static (\w+) fromFile\(String fileName\) throws IOException \{\n( +)return new \w+\(new ByteBufferKaitaiStream\(fileName\)\);",
        r"public static \1 parse(byte[] bytes) {\n\2return new \1(new KaitaiStream(bytes));",
        text,
        "fromFile",
    )
    text = text.replace("new ByteBufferKaitaiStream(", "new KaitaiStream(")
    text = text.replace("_root()._io()", "(_root() == null ? this : _root())._io()")
    # javac warns of redundant casts of constants.
    text = re.sub(r"\(\(long\) (\d+L)\)", r"\1", text)
    text = re.sub(r"\(\(int\) (\d+)\)", r"\1", text)
    return (
        re.sub(r"KaitaiStream\.Validation(Expr|NotEqual)Error\(", r"FormatException.\1(", text)
        .replace("throw new FormatException.Expr(", "throw FormatException.notValid(")
        .replace("throw new FormatException.NotEqual(", "throw FormatException.notEqual(")
    )


# -- Go --------------------------------------------------------------------------------------------------------


def go(text: str, types: list[Type]) -> str:
    """The runtime is part of the package, absence differs from 0, and errors stay errors on the second call."""
    # Grouped, or alone on its line.
    text = _sub(r'(?:\t|import )"github.com/kaitai-io/kaitai_struct_go_runtime/kaitai"\n', "", text, "import")
    text = text.replace('\t"bytes"\n', "" if "bytes.Equal" not in text else '\t"bytes"\n')
    text = re.sub(r"kaitai\.NewStream\(bytes\.NewReader\((.*?)\)\)", r"NewStream(\1)", text)
    text = text.replace("kaitai.", "")
    text = re.sub(
        r"(?m)^(\t+)thisIo := this\._root\._io$",
        r"\1thisIo := this._io\n\1if this._root != nil {\n\1\tthisIo = this._root._io\n\1}",
        text,
    )
    if "io.Seek" not in text:
        text = text.replace('\t"io"\n', "")
    text = re.sub(r"import \(\n\)\n", "", text)
    text = re.sub(r"(?m)^\t+(tmp\d+) = \1\n", "", text)
    wanted = sum(1 for type in types for m in type.members if m.instance)
    text, number = re.subn(
        r"(?ms)^(func \(this \*\w+\) \w+\(\) \(v [^\n]*, err error\) \{\n\tif \(this\.(_f_\w+)\) \{\n[^\n]*\n\t\}\n)"
        r"\tthis\.\2 = true\n(.*?)^\treturn (this\.\w+), nil\n\}\n",
        r"\1\3\tthis.\2 = true\n\treturn \4, nil\n}\n",
        text,
    )
    _need(number == wanted, f"{number} of {wanted} instances")
    for type in types:
        name = camel(type.grammar) + (f"_{camel(type.name)}" if type.name else "")
        optional = [camel(m.id) for m in type.members if m.optional and not m.instance]
        if optional:
            fields = "".join(f"\t_present_{field} bool\n" for field in optional)
            text = _sub(rf"(?m)^type {name} struct \{{\n", f"type {name} struct {{\n{fields}", text, name)
            place = text.index(f"func (this *{name}) Read(")
            end = text.index("\n}\n", place)
            body = text[place:end]
            for field in optional:
                body = _sub(
                    rf"(?m)^(\t+)this\.{field} = .*$", rf"\g<0>\n\1this._present_{field} = true", body, field
                )
            text = text[:place] + body + text[end:]
        for field in optional:
            text += (
                f"\n// {field}Present reports whether the bytes hold {field}, which is zero or nil without.\n"
            )
            text += f"func (this *{name}) {field}Present() bool {{ return this._present_{field} }}\n"
        text += f"\n// Parse{name} parses all of bytes; the error is a *FormatError.\n"
        text += f"func Parse{name}(bytes []byte) (*{name}, error) {{\n\tt := New{name}()\n"
        text += f"\tif err := t.Read(NewStream(bytes), nil, {'nil' if type.name else 't'}); err != nil {{\n"
        text += "\t\treturn nil, err\n\t}\n\treturn t, nil\n}\n"
    return amend_go.idiomatic(text, types)


# -- Rust ------------------------------------------------------------------------------------------------------

_RUST_TYPE = re.compile(r"(?m)^pub struct (\w+) \{$")


def rust(text: str, types: list[Type]) -> str:
    """The runtime is a module of the crate, absence is an Option, and a second call gives what the first gave."""
    text = _sub(r"extern crate kaitai;\nuse kaitai::\*;\n", "use crate::runtime::*;\n", text, "import")
    text = text.replace("*_io.size()", "_io.size()")  # the compiler dereferences a plain number
    text = text.replace("KError", "FormatError")
    for line in (
        r"let _rrc = (?:self|self_rc)\._root\.get_value\(\)\.borrow\(\)\.upgrade\(\);",
        r"let _prc = (?:self|self_rc)\._parent\.get_value\(\)\.borrow\(\)\.upgrade\(\);",
        r"let _r = _rrc\.as_ref\(\)\.unwrap\(\);",
    ):
        text = _sub(rf"(?m)^ +{line}\n", "", text, line)
    text = re.sub(
        r"(?m)^( +)let io = Clone::clone\(&\*_r\._io\(\)\);$",
        r"\1let root = self._root.get_value().borrow().upgrade();\n"
        r'\1let root = root.ok_or_else(|| FormatError::Other("the root is gone".to_string()))?;\n'
        r"\1let io = Clone::clone(&*root._io());",
        text,
    )
    # Conversions of choices that panic, and the bytes of substructures, whose borrows would collide with a read.
    text = re.sub(r"(?ms)^impl From<&\w+> for OptRc<\w+> \{\n.*?^\}\n", "", text)
    text = re.sub(r"(?ms)^impl \w+ \{\n    pub fn \w+_raw\(&self\)[^\n]*\n[^\n]*\n    \}\n\}\n", "", text)
    wanted = sum(1 for type in types for m in type.members if m.instance)
    text = re.sub(r"(?m)^ +self\.f_\w+\.set\(true\);\n", "", text)
    text, number = re.subn(
        r"(?ms)^(        if self\.(f_\w+)\.get\(\) \{\n            return Ok\(self\.(\w+)\.borrow\(\)\);\n        \}\n)"
        r"(.*?)^        Ok\(self\.\3\.borrow\(\)\)\n",
        r"\1\4        self.\2.set(true);\n        Ok(self.\3.borrow())\n",
        text,
    )
    _need(number == wanted, f"{number} of {wanted} instances")
    starts = [match.start() for match in _RUST_TYPE.finditer(text)]
    sections = [text[: starts[0]]]
    sections += [text[a:b] for a, b in zip(starts, [*starts[1:], len(text)], strict=True)]
    names = {camel(t.grammar) + (f"_{camel(t.name)}" if t.name else ""): t for t in types}
    for number, section in enumerate(sections[1:], 1):
        match = _RUST_TYPE.match(section)
        if match is None or match[1] not in names:
            raise FormError(
                "the compiled text has changed its form: a Rust type without a type of the grammar"
            )
        sections[number] = _rust_options(section, names[match[1]])
    return _rust_names("".join(sections), types[0].grammar)


def _rust_names(text: str, grammar: str) -> str:
    """Types in camel case, links in comments; the module that has the compiled ones allows the rest."""
    text = _sub(r"(?m)^#!\[allow\(\w+\)\]\n", "", text, "allow")
    prefix, shown = camel(grammar), amend_go.PREFIXES.get(grammar, camel(grammar))
    text = re.sub(
        rf"(?<![A-Za-z0-9_]){prefix}((?:_[A-Z][A-Za-z0-9]*)*)(?![A-Za-z0-9_])",
        lambda m: shown + m[1].replace("_", ""),
        text,
    )
    return re.sub(r"\\sa (https?://\S+) (.+)$", r"See [\2](\1).", text, flags=re.MULTILINE)


def _rust_options(text: str, type: Type) -> str:
    """One type whose optional members are an Option."""
    for member in type.members:
        if not member.optional:
            continue
        if member.instance == "pos":
            text = _sub(
                rf"(?ms)(    pub fn {member.id}\(\n        &self\n    \) -> KResult<)Ref<'_, OptRc<(\w+)>>>(.*?^    \}}\n)",
                lambda m: (
                    f"{m[1]}Option<Rc<{m[2]}>>>"
                    + re.sub(r"Ok\((self\.\w+\.borrow\(\))\)", r"Ok(\1.get().cloned())", m[3])
                ),
                text,
                member.id,
            )
            continue
        if member.instance or member.kind == "choice":
            continue  # a choice is an Option already
        text = re.sub(rf"\b(self|self_rc)\.{member.id}\(\)", rf"\1.{member.id}.borrow()", text)
        accessor = rf"(?m)^    pub fn {member.id}\(&self\) -> Ref<'_, (.*)> \{{\n        self\.{member.id}\.borrow\(\)$"
        if member.kind == "object":
            text = _sub(
                rf"(?m)^    pub fn {member.id}\(&self\) -> Ref<'_, OptRc<(\w+)>> \{{\n        self\.{member.id}\.borrow\(\)$",
                rf"    pub fn {member.id}(&self) -> Option<Rc<\1>> {{\n        self.{member.id}.borrow().get().cloned()",
                text,
                member.id,
            )
            continue
        text = _sub(
            r"(?m)^(pub struct \w+ \{)$", rf"\1\n    present_{member.id}: Cell<bool>,", text, "struct"
        )
        text = _sub(
            rf"(?m)^( +)\*self_rc\.{member.id}\.borrow_mut\(\) = (.*);$",
            rf"\g<0>\n\1self_rc.present_{member.id}.set(true);",
            text,
            member.id,
        )
        if member.kind == "bytes" or member.repeated:
            new = rf"    pub fn {member.id}(&self) -> Option<Ref<'_, \1>> {{\n        self.present_{member.id}.get().then(|| self.{member.id}.borrow())"
        else:
            new = rf"    pub fn {member.id}(&self) -> Option<\1> {{\n        self.present_{member.id}.get().then(|| *self.{member.id}.borrow())"
        text = _sub(accessor, new, text, member.id)
    return text


# -- C++ -------------------------------------------------------------------------------------------------------


def cpp(name: str, text: str, types: list[Type]) -> str:
    """Everything in a separate namespace; absent numbers are 0 and not leftovers of the stack."""
    grammar = types[0].grammar
    include = "#include <rntuple/kaitai.h>\n"
    if name.endswith(".h"):
        text = _sub(
            rf"\nclass {grammar}_t;\n\n#include \"kaitai/kaitaistruct\.h\"\n", "\n" + include, text, "head"
        )
        text = _sub(
            r"#if KAITAI_STRUCT_VERSION < 11000L\n#error .*\n#endif\n", f"namespace rntuple {{\n\nclass {grammar}_t;\n", text, "version"
        )  # fmt: skip
        text = re.sub(r"(?m)^( +)((?:u?int\d+_t|double|bool) m_\w+);$", r"\1\2 = 0;", text)
        return text.rstrip("\n") + "\n\n}  // namespace rntuple\n"
    text = _sub(
        r'#include "(\w+\.h)"\n(?:#include "kaitai/exceptions\.h"\n)?',
        r"#include <rntuple/\1>" + "\n\nnamespace rntuple {\n",
        text,
        "head",
    )
    text = text.replace("= _root()->_io();", "= _root() ? _root()->_io() : _io();")
    wanted = sum(1 for type in types for m in type.members if m.instance)
    text, number = re.subn(
        r"(?ms)(^    if \((f_\w+)\)\n[^\n]*\n)    \2 = true;\n(.*?)^    return (m_\w+(?:\.get\(\))?);\n\}\n",
        r"\1\3    \2 = true;\n    return \4;\n}\n",
        text,
    )
    _need(number == wanted, f"{number} of {wanted} instances")
    return text.rstrip("\n") + "\n\n}  // namespace rntuple\n"
