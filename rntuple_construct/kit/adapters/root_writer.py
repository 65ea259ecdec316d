"""Write the file of a task for writers with ROOT; runs with any interpreter that has ROOT, without this package.

ROOT compiles a function for each task. The values are a stream of bytes with a letter in front of each value. ``z`` is an
absent value, ``n`` a number as text. ``s`` is a string with its length, ``l`` a list or record with its number of items.
"""

from __future__ import annotations

import warnings
from collections.abc import Iterable, Mapping, Sequence
from itertools import pairwise
from typing import Any

from serving import Unsupported, write_one

with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    import ROOT

_ALGORITHMS = {"none": 0, "zlib": 101, "lzma": 207, "lz4": 404, "zstd": 505}
_CODE = r"""
#include <ROOT/RField.hxx>
#include <ROOT/RNTupleAttrWriting.hxx>
#include <ROOT/RNTupleModel.hxx>
#include <ROOT/RNTupleWriter.hxx>
#include <ROOT/RNTupleWriteOptions.hxx>
#include <TFile.h>
#include <array>
#include <bitset>
#include <cstddef>
#include <cstdlib>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <tuple>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

namespace task {
struct Stream {
   const char *at;
   std::string token() { std::string s; while (*at != '\n') s += *at++; ++at; return s; }
   std::size_t size() { ++at; return std::stoull(token()); }
};
inline void put(std::string &x, Stream &s) { auto n = s.size(); x.assign(s.at, n); s.at += n; }
inline void put(char &x, Stream &s) { ++s.at; x = static_cast<char>(std::stol(s.token())); }
template <typename T> std::enable_if_t<std::is_arithmetic_v<T>> put(T &x, Stream &s) {
   ++s.at;
   auto text = s.token();
   if constexpr (std::is_same_v<T, float>) x = std::strtof(text.c_str(), nullptr);
   else if constexpr (std::is_floating_point_v<T>) x = std::strtod(text.c_str(), nullptr);
   else if constexpr (std::is_signed_v<T>) x = static_cast<T>(std::stoll(text));
   else x = static_cast<T>(std::stoull(text));
}
template <typename T> std::enable_if_t<std::is_enum_v<T>> put(T &x, Stream &s) {
   std::underlying_type_t<T> number; put(number, s); x = static_cast<T>(number);
}
template <typename T> void put(std::vector<T> &, Stream &);
template <typename T, std::size_t N> void put(std::array<T, N> &, Stream &);
template <std::size_t N> void put(std::bitset<N> &, Stream &);
template <typename T> void put(std::set<T> &, Stream &);
template <typename K, typename V> void put(std::map<K, V> &, Stream &);
template <typename T> void put(std::optional<T> &, Stream &);
template <typename A, typename B> void put(std::pair<A, B> &, Stream &);
template <typename... T> void put(std::tuple<T...> &, Stream &);
template <typename... T> void put(std::variant<T...> &, Stream &);
template <typename T> void put(std::vector<T> &x, Stream &s) {
   x.clear();
   for (auto n = s.size(); n--;) { T item{}; put(item, s); x.push_back(item); }
}
template <typename T, std::size_t N> void put(std::array<T, N> &x, Stream &s) { s.size(); for (auto &item : x) put(item, s); }
template <std::size_t N> void put(std::bitset<N> &x, Stream &s) {
   s.size();
   for (std::size_t i = 0; i < N; ++i) { bool bit; put(bit, s); x[i] = bit; }
}
template <typename T> void put(std::set<T> &x, Stream &s) {
   x.clear();
   for (auto n = s.size(); n--;) { T item{}; put(item, s); x.insert(item); }
}
template <typename K, typename V> void put(std::map<K, V> &x, Stream &s) {
   x.clear();
   for (auto n = s.size(); n--;) { std::pair<K, V> item; put(item, s); x.insert(item); }
}
template <typename T> void put(std::optional<T> &x, Stream &s) {
   if (*s.at == 'z') { ++s.at; x.reset(); return; }
   T item{}; put(item, s); x = item;
}
template <typename A, typename B> void put(std::pair<A, B> &x, Stream &s) { s.size(); put(x.first, s); put(x.second, s); }
template <typename... T> void put(std::tuple<T...> &x, Stream &s) {
   s.size();
   std::apply([&](auto &...item) { (put(item, s), ...); }, x);
}
// No task has two alternatives that are strings, or two that are not.
template <typename A, typename V> bool hold(V &x, Stream &s) {
   if (std::is_same_v<A, std::string> != (*s.at == 's')) return false;
   A item{}; put(item, s); x = item;
   return true;
}
template <typename... T> void put(std::variant<T...> &x, Stream &s) { (hold<T>(x, s) || ...); }
inline void add(ROOT::RNTupleModel &model, const char *name, const char *type, const char *description) {
   auto field = ROOT::RFieldBase::Create(name, type).Unwrap();
   field->SetDescription(description);
   model.AddField(std::move(field));
}
}
"""


def _stream(value: Any) -> bytes:
    """A value for the compiled function."""
    if value is None:
        return b"z"
    if isinstance(value, str):
        text = value.encode()
        return b"s%d\n%b" % (len(text), text)
    if isinstance(value, (list, dict)):
        items = list(value.values()) if isinstance(value, dict) else value
        return b"l%d\n%b" % (len(items), b"".join(map(_stream, items)))
    return b"n%b\n" % repr(int(value) if isinstance(value, bool) else value).encode()


def _number(type_name: str, value: Any) -> Any:
    """A value that is spelled as text and is a number for C++."""
    if type_name == "char":
        return ord(value)
    return float(value) if type_name in ("float", "double") else value


def _text(text: str) -> str:
    """A literal of C++."""
    return '"' + "".join(f"\\{byte:03o}" for byte in text.encode()) + '"'


def _add(fields: Iterable[Mapping[str, str]], model: str) -> list[str]:
    return [
        f"task::add({model}, {_text(field['name'])}, {_text(field['type'])}, {_text(field['description'])});"
        for field in fields
    ]


def _put(fields: Iterable[Mapping[str, str]], entry: str) -> str:
    """The statements that take the values of an entry."""
    return " ".join(
        f"task::put(*{entry}->GetPtr<{field['type']}>({_text(field['name'])}), s);" for field in fields
    )


def _values(fields: Sequence[Mapping[str, str]], values: Mapping[str, Sequence[Any]], length: int) -> bytes:
    columns = [[_number(field["type"], item) for item in values[field["name"]]] for field in fields]
    return b"".join(_stream(column[entry]) for entry in range(length) for column in columns)


def write(task: Mapping[str, Any], target: str) -> None:
    """Write the file of a task.

    Raises:
        Unsupported: ROOT cannot make a field, or a part of the task has no function.
    """
    ROOT.gInterpreter.Declare(_CODE)
    for name, underlying in task["enums"].items():
        ROOT.gInterpreter.Declare(f"enum {name} : {underlying} {{ k{name} }};")
    body, stream = _body(task, target)
    if not ROOT.gInterpreter.Declare(
        f"void do_task(const char *bytes) {{ task::Stream s{{bytes}}; {body} }}"
    ):
        raise Unsupported("ROOT does not compile the task")
    try:
        ROOT.do_task(stream)
    except Exception as error:
        if "RField" not in str(error):
            raise
        raise Unsupported(" ".join(str(error).split())[:300]) from None


def _body(task: Mapping[str, Any], target: str) -> tuple[str, bytes]:
    """The statements that write the file, and the values that they take."""
    first = task["steps"][0]
    lines = ["auto model = ROOT::RNTupleModel::CreateBare();", *_add(first["fields"], "*model")]
    lines.append(f"model->SetDescription({_text(task['description'])}); ROOT::RNTupleWriteOptions options;")
    if task["compression"] is not None:
        lines.append(f"options.SetCompression({_ALGORITHMS[task['compression']]});")
    lines.append(f'std::unique_ptr<TFile> file(TFile::Open({_text(target)}, "RECREATE"));')
    lines.append(
        f"auto writer = ROOT::RNTupleWriter::Append(std::move(model), {_text(task['ntuple'])}, *file, options);"
    )
    # Ranges begin and end between entries: where they do, each loop of a step is cut.
    sets = task["attribute_sets"]
    for number, each in enumerate(sets):
        lines += [
            f"auto m{number} = ROOT::RNTupleModel::CreateBare();",
            *_add(each["fields"], f"*m{number}"),
        ]
        lines.append(
            f"auto set{number} = writer->CreateAttributeSet(std::move(m{number}), {_text(each['name'])});"
        )
    fields: list[Mapping[str, str]] = []
    stream, entry = b"", 0
    for step in task["steps"]:
        if step is not first and step["fields"]:
            lines += ["{ auto updater = writer->CreateModelUpdater(); updater->BeginUpdate();"]
            lines += [
                f"updater->AddField(ROOT::RFieldBase::Create({_text(each['name'])}, {_text(each['type'])}).Unwrap());"
                for each in step["fields"]
            ]
            lines.append("updater->CommitUpdate(); }")
        fields += step["fields"]
        stop = entry + step["num_entries"]
        cuts = {
            place for each in sets for start, length in each["ranges"] for place in (start, start + length)
        }
        bounds = sorted({entry, stop, *(cut for cut in cuts if entry < cut < stop)})
        for start, end in pairwise(bounds):
            lines += _begin(sets, start)
            values = {name: items[start - entry : end - entry] for name, items in step["values"].items()}
            stream += _values(fields, values, end - start)
            lines.append(f"{{ auto e = writer->CreateEntry(); for (int i = {start}; i < {end}; ++i) {{")
            lines.append(f"{_put(fields, 'e')} writer->Fill(*e); }} }}")
            ended, more = _end(sets, end)
            lines, stream = lines + ended, stream + more
        if step["ends_cluster"] and stop:
            lines.append("writer->CommitCluster();")
        entry = stop
    lines.append("writer.reset(); file->Close();")
    return "\n".join(lines), stream


def _begin(sets: Sequence[Mapping[str, Any]], entry: int) -> list[str]:
    return [
        f"auto r{number}_{place} = set{number}->BeginRange();"
        for number, each in enumerate(sets)
        for place, (start, _) in enumerate(each["ranges"])
        if start == entry
    ]


def _end(sets: Sequence[Mapping[str, Any]], entry: int) -> tuple[list[str], bytes]:
    lines, stream = [], b""
    for number, each in enumerate(sets):
        for place, (start, length) in enumerate(each["ranges"]):
            if start + length == entry:
                values = {name: items[place : place + 1] for name, items in each["values"].items()}
                stream += _values(each["fields"], values, 1)
                lines.append(f"{{ auto a = set{number}->CreateEntry(); {_put(each['fields'], 'a')}")
                lines.append(f"set{number}->CommitRange(std::move(r{number}_{place}), *a); }}")
    return lines, stream


if __name__ == "__main__":
    write_one(write)
