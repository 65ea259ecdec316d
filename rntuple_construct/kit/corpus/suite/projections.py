"""Cases of directory ``projections``: fields that show the columns of other fields."""

from __future__ import annotations

from rntuple_spec.column_types import ColumnType

from rntuple_construct.kit.corpus.suite.containers import INDEX_TYPES
from rntuple_construct.kit.corpus.suite.model import Fill, Projection, Row, SuiteCase, columns, record

_INT32 = columns(ColumnType.INT32)
_REAL32 = columns(ColumnType.REAL32)
_INDEX64 = columns(ColumnType.INDEX64)
_VECTOR = "std::vector<std::int32_t>"
_PAIR = "std::pair<std::int32_t,float>"


def _cardinality() -> SuiteCase:
    names = tuple(INDEX_TYPES)
    entries: list[dict[str, list[int]]] = [
        dict(zip(names, values, strict=True))
        for values in (
            ([1], [2], [3], [4]),
            ([], [], [], []),
            ([1], [2, 3], [4, 5, 6], [7, 8, 9, 10]),
        )
    ]
    sizes = [{f"{name}Cardinality": len(values) for name, values in entry.items()} for entry in entries]
    return SuiteCase(
        name="projections.cardinality",
        description="The sizes of vectors with all index encodings, as 32 and 64 bit cardinalities",
        schema=dict.fromkeys(names, _VECTOR),
        encodings={name: columns(type_) for name, type_ in INDEX_TYPES.items()},
        defaults={f"{name}._0": _INT32 for name in names},
        steps=(Fill(entries),),
        expected=[{**entry, **size} for entry, size in zip(entries, sizes, strict=True)],
        projections={
            f"{name}Cardinality": Projection(
                f"ROOT::RNTupleCardinality<std::uint{name[-2:]}_t>", {f"{name}Cardinality": name}
            )
            for name in names
        },
        has_javascript_reader=False,
    )


def _collection() -> SuiteCase:
    entries: list[Row] = [{"Vector": [1, 2]}, {"Vector": []}]
    return SuiteCase(
        name="projections.collection",
        description="A vector seen as an RVec",
        schema={"Vector": _VECTOR},
        defaults={"Vector": _INDEX64, "Vector._0": _INT32},
        steps=(Fill(entries),),
        expected=[{**entry, "Projected": entry["Vector"]} for entry in entries],
        projections={
            "Projected": Projection(
                "ROOT::VecOps::RVec<std::int32_t>", {"Projected": "Vector", "Projected._0": "Vector._0"}
            )
        },
        has_javascript_reader=False,
    )


def _leaf() -> SuiteCase:
    return SuiteCase(
        name="projections.leaf",
        description="Both members of a pair as fields of their own",
        schema={"Pair": _PAIR},
        defaults={"Pair._0": _INT32, "Pair._1": _REAL32},
        steps=(Fill([{"Pair": record(1, 2.0)}]),),
        expected=[{"Pair": record(1, 2.0), "Int32": 1, "Float": 2.0}],
        projections={
            "Int32": Projection("std::int32_t", {"Int32": "Pair._0"}),
            "Float": Projection("float", {"Float": "Pair._1"}),
        },
        has_javascript_reader=False,
    )


def _nested() -> SuiteCase:
    return SuiteCase(
        name="projections.nested",
        description="Both members of a vector of pairs as vectors of their own",
        schema={"VectorPair": f"std::vector<{_PAIR}>"},
        defaults={"VectorPair": _INDEX64, "VectorPair._0._0": _INT32, "VectorPair._0._1": _REAL32},
        steps=(Fill([{"VectorPair": [record(1, 2.0), record(3, 4.0)]}, {"VectorPair": []}]),),
        expected=[
            {
                "VectorPair": [record(1, 2.0), record(3, 4.0)],
                "VectorInt": [1, 3],
                "VectorFloat": [2.0, 4.0],
            },
            {"VectorPair": [], "VectorInt": [], "VectorFloat": []},
        ],
        projections={
            "VectorInt": Projection(_VECTOR, {"VectorInt": "VectorPair", "VectorInt._0": "VectorPair._0._0"}),
            "VectorFloat": Projection(
                "std::vector<float>", {"VectorFloat": "VectorPair", "VectorFloat._0": "VectorPair._0._1"}
            ),
        },
        has_javascript_reader=False,
    )


CASES = (_cardinality(), _collection(), _leaf(), _nested())
