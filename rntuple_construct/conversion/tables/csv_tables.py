"""CSV files as tables, block by block: all cells are read as text, and become numbers where nothing is lost."""

from __future__ import annotations

import codecs
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Any

from rntuple_construct.base.errors import SchemaError
from rntuple_construct.base.extras import require
from rntuple_construct.model.arrays.infer import FUNDAMENTAL_NAMES, STRING_TYPE, without_optional
from rntuple_construct.model.arrays.text import check_names
from rntuple_construct.model.schema.specs import SchemaLike

__all__ = ["BYTES", "CsvOptions", "CsvTable"]

LEN_BLOCK = 4 << 20
BYTES = "bytes"
"""The encoding of files whose cells may be any bytes."""
_TRUE, _FALSE = ("true", "True", "TRUE"), ("false", "False", "FALSE")
_INTEGER = r"^-?(0|[1-9][0-9]*)$"
_WHOLE = r"^[+-]?[0-9]+$"
_UNUSUAL = r"^[+-]?0[0-9]|^\+[0-9]+$"
_REAL = r"(?i)^[+-]?([0-9]+\.?[0-9]*|\.[0-9]+)(e[+-]?[0-9]+)?$|^nan$|^[+-]?inf$"
_DATE = r"^[0-9]{4}-[0-9]{2}-[0-9]{2}$"
_TIME = r"^[0-9]{4}-[0-9]{2}-[0-9]{2}[T ][0-9]{2}:[0-9]{2}:[0-9]{2}(\.[0-9]{1,9})?$"
_LEN_SECONDS = len("2025-03-01T12:30:00.")
_UNITS = {0: "s", 3: "ms", 6: "us", 9: "ns"}
"""Units of times by the digits of a fraction of a second."""
_ARROW_TYPES = {spec: {"bool": "bool_"}.get(name, name) for name, spec in FUNDAMENTAL_NAMES.items()}


@dataclass(frozen=True, kw_only=True)
class CsvOptions:
    """Options for reading a CSV file.

    Args:
        delimiter: one character between cells; by default a tab for names that end in .tsv or .tsv.gz, else a comma.
        encoding: name of a character encoding that Python knows, or ``bytes``: the bytes of text cells are kept
            unchanged.
        null: texts of cells without quotes that are missing values, besides the empty one.
        times: if true, columns of dates and times in ISO 8601, such as 2025-03-01 and 2025-03-01T12:30:00.5, become times.
    """

    delimiter: str | None = None
    encoding: str = "utf-8"
    null: Sequence[str] = ()
    times: bool = False

    def __post_init__(self) -> None:
        if self.delimiter is not None and (len(self.delimiter) != 1 or self.delimiter in '"\r\n'):
            raise SchemaError(f"{self.delimiter!r} cannot be a delimiter", hint="give one character")
        if self.encoding != BYTES:
            try:
                codecs.lookup(self.encoding)
            except LookupError:
                raise SchemaError(f"there is no encoding '{self.encoding:.40}'") from None


class _CsvColumn:
    """Possible types of the cells of one column, after the cells so far."""

    def __init__(self, pa: Any, *, times: bool) -> None:
        self._pa = pa
        self.is_date = self.is_time = times
        self.num_digits = 0
        self._compute = import_module("pyarrow.compute")
        self.is_empty = self.is_truth = self.is_whole = self.is_real = True
        self.fits = {"int64": True, "uint64": True}
        self.has_inexact = False

    def observe(self, cells: Any) -> None:
        """Take note of cells of text."""
        compute, pa = self._compute, self._pa
        cells = cells.drop_null()
        self._observe_times(cells)
        if not len(cells) or not (self.is_truth or self.is_whole or self.is_real):
            self.is_empty = self.is_empty and not len(cells)
            return
        self.is_empty = False
        if self.is_truth:
            self.is_truth = _all(compute, compute.is_in(cells, value_set=pa.array([*_TRUE, *_FALSE])))
        if self.is_truth:
            self.is_whole = self.is_real = False
            return
        trimmed = compute.utf8_trim(cells, " \t")
        if self.is_whole:
            self.is_whole = _all(compute, compute.match_substring_regex(trimmed, _INTEGER))
            if self.is_whole:
                if compute.any(compute.equal(trimmed, "-0")).as_py():
                    self.fits = dict.fromkeys(self.fits, False)
                self._observe_integers(trimmed)
                return
        if self.is_real:
            self.is_real = _all(compute, compute.match_substring_regex(trimmed, _REAL))
            whole = trimmed.filter(compute.match_substring_regex(trimmed, _WHOLE))
            if compute.any(compute.match_substring_regex(trimmed, _UNUSUAL)).as_py():
                self.is_real = False
            self._observe_long(whole)

    def _observe_times(self, cells: Any) -> None:
        compute = self._compute
        for kind, pattern in (("date", _DATE), ("time", _TIME)):
            if getattr(self, f"is_{kind}") and len(cells):
                fits = _all(compute, compute.match_substring_regex(cells, pattern)) and self._are_times(
                    cells, kind
                )
                setattr(self, f"is_{kind}", fits)

    def _are_times(self, cells: Any, kind: str) -> bool:
        """Return whether cells of the form of times are some: there is no 31 February, and nanoseconds end in 2262."""
        pa, compute = self._pa, self._compute
        if kind == "time":
            self.num_digits = max(
                self.num_digits, compute.max(compute.utf8_length(cells)).as_py() - _LEN_SECONDS
            )
        try:
            cells.cast(pa.date32() if kind == "date" else self._time())
        except pa.ArrowInvalid:
            return False
        return True

    def _time(self) -> Any:
        return self._pa.timestamp(_UNITS[min(-(-max(self.num_digits, 0) // 3) * 3, 9)])

    def _observe_integers(self, cells: Any) -> None:
        for name, fits in self.fits.items():
            if fits:
                try:
                    cells.cast(getattr(self._pa, name)())
                except self._pa.ArrowInvalid:
                    self.fits[name] = False
        self._observe_long(cells)

    def _observe_long(self, whole: Any) -> None:
        compute = self._compute
        if not self.has_inexact and len(whole):
            long = whole.filter(compute.greater(compute.utf8_length(whole), 15))
            self.has_inexact = any(int(float(item)) != int(item) for item in long.to_pylist())

    def kind(self) -> Any:
        """The Arrow type that loses nothing; text if there is no other."""
        pa = self._pa
        if self.is_empty:
            return pa.null()
        if self.is_date:
            return pa.date32()
        if self.is_time:
            return self._time()
        if self.is_truth:
            return pa.bool_()
        if self.is_whole:
            fitting = [name for name, fits in self.fits.items() if fits]
            return getattr(pa, fitting[0])() if fitting else pa.string()
        return pa.float64() if self.is_real and not self.has_inexact else pa.string()


def _all(compute: Any, mask: Any) -> bool:
    return bool(compute.all(mask).as_py())


class CsvTable:
    """A CSV file whose first line has the names of the columns.

    An empty cell is a missing value, ``""`` is an empty text. A column becomes numbers or truth values only if no
    digit is lost. Columns of times stay text, unless `CsvOptions.times` or the schema gives them another type. So do columns with a whole
    number that would lose digits (``007``, or one that neither int64, uint64 nor double hold exactly).

    Args:
        path: the file.
        options: how it is to be read.
        schema: types of the columns that are given.
    """

    def __init__(self, path: Path, options: CsvOptions, schema: SchemaLike | None = None) -> None:
        self._path = path
        self._options = options
        self._given = dict(schema) if isinstance(schema, Mapping) else {}
        self._pa = require("pyarrow")
        self.kinds: dict[str, Any] = {}
        self.with_missing: set[str] = set()
        self.num_blocks = max(-(-path.stat().st_size // LEN_BLOCK), 1)

    def observe(self, step: Callable[[], None]) -> None:
        """Find out what the columns are; reads the whole file."""
        columns: dict[str, _CsvColumn] = {}
        names = self._names()
        for name in names:
            kind = self._declared(name)
            if kind is None:
                columns[name] = _CsvColumn(self._pa, times=self._options.times)
            else:
                self.kinds[name] = kind
        for batch in self._batches():
            for name, column in columns.items():
                column.observe(self._text(batch.column(name), name))
            self.with_missing |= {name for name in names if batch.column(name).null_count}
            step()
        self.kinds |= {name: column.kind() for name, column in columns.items()}
        self.kinds = {name: self.kinds[name] for name in names}

    def _declared(self, name: str) -> Any:
        spec = self._given.get(name)
        if not isinstance(spec, str):
            return None
        inner = str(without_optional(spec))
        if inner == STRING_TYPE:
            return self._pa.string()
        return getattr(self._pa, _ARROW_TYPES[inner])() if inner in _ARROW_TYPES else None

    def batches(self) -> Iterator[dict[str, Any]]:
        """Columns of each block by name."""
        pa = self._pa
        is_any = False
        for batch in self._batches():
            is_any = True
            yield {name: self._column(batch.column(name), name) for name in batch.schema.names}
        if not is_any:
            yield {name: pa.array([], self.kinds[name]) for name in self._names()}

    def _column(self, cells: Any, name: str) -> Any:
        pa, compute = self._pa, import_module("pyarrow.compute")
        kind = self.kinds[name]
        if self._given.get(name) == STRING_TYPE:
            cells = cells.fill_null(b"" if pa.types.is_binary(cells.type) else "")
        if pa.types.is_string(kind) and self._options.encoding == BYTES:
            # Not a cast: non-UTF-8 bytes stay unchanged.
            return pa.Array.from_buffers(
                pa.string(), len(cells), cells.buffers(), cells.null_count, cells.offset
            )
        text = self._text(cells, name)
        if pa.types.is_string(kind):
            return text
        if pa.types.is_null(kind):
            return pa.nulls(len(text))
        if pa.types.is_boolean(kind):
            wrong = compute.invert(compute.is_in(text, value_set=pa.array([*_TRUE, *_FALSE])))
            if not compute.any(compute.and_(wrong, text.is_valid())).as_py():
                truth = compute.is_in(text, value_set=pa.array(_TRUE))
                return compute.if_else(text.is_valid(), truth, pa.scalar(None, pa.bool_()))
        trimmed = compute.utf8_trim(text, " \t")
        trimmed = compute.replace_substring_regex(trimmed, r"^\+", "")
        if pa.types.is_integer(kind):
            self._check(trimmed, _WHOLE, name, kind)
        elif pa.types.is_floating(kind):
            self._check(trimmed, _REAL, name, kind)
        try:
            return trimmed.cast(kind)
        except pa.ArrowInvalid:
            raise SchemaError(f"cells of column '{name}' of '{self._path}' do not fit {kind}") from None

    def _check(self, cells: Any, pattern: str, name: str, kind: Any) -> None:
        compute = import_module("pyarrow.compute")
        wrong = compute.invert(compute.match_substring_regex(cells, pattern))
        if compute.any(wrong).as_py():
            found = cells.filter(wrong)[0].as_py()
            raise SchemaError(f"cell '{found:.40}' in column '{name}' of '{self._path}' is no {kind}")

    def _text(self, cells: Any, name: str) -> Any:
        try:
            return cells.cast(self._pa.string())
        except self._pa.ArrowInvalid:
            if self._options.encoding == BYTES:
                # Cells that are not UTF-8 are not numbers.
                return self._pa.array(
                    [None if item is None else item.decode("utf-8", "replace") for item in cells.to_pylist()],
                    self._pa.string(),
                )
            raise self._wrong_encoding(f"column '{name}'") from None

    def _wrong_encoding(self, what: str) -> SchemaError:
        return SchemaError(
            f"{what} of '{self._path}' is not UTF-8",
            hint="give its encoding (--encoding latin-1), or --encoding bytes to keep the bytes",
        )

    def _names(self) -> list[str]:
        try:
            with self._reader(None) as reader:
                names: list[str] = reader.schema.names
        except UnicodeDecodeError:
            raise self._wrong_encoding("the first line") from None
        check_names(names, f"columns of '{self._path}'")
        return names

    def _batches(self) -> Iterator[Any]:
        kinds = dict.fromkeys(self._names(), self._pa.binary())
        with self._reader(kinds) as reader:
            yield from reader

    def _reader(self, kinds: Mapping[str, Any] | None) -> Any:
        csv = import_module("pyarrow.csv")
        convert = csv.ConvertOptions(
            column_types=kinds, null_values=["", *self._options.null], strings_can_be_null=True, quoted_strings_can_be_null=False,
            check_utf8=False,
        )  # fmt: skip
        encoding = "utf-8" if self._options.encoding == BYTES else self._options.encoding
        return csv.open_csv(
            self._path,
            read_options=csv.ReadOptions(block_size=LEN_BLOCK, use_threads=False, encoding=encoding),
            # An empty line of a file with one column is a missing value, as `export` writes it.
            parse_options=csv.ParseOptions(
                delimiter=self._options.delimiter or ",",
                newlines_in_values=True,
                ignore_empty_lines=kinds is None or len(kinds) != 1,
            ),
            convert_options=convert,
        )
