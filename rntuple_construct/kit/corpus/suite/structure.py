"""Cases of directory ``structure``: clusters, cluster groups, no entries, a feature flag, attributes."""

from __future__ import annotations

from rntuple_spec.column_types import ColumnType

from rntuple_construct.kit.corpus.suite.model import (
    AttributeRange,
    AttributeSet,
    BeginRange,
    CommitClusterGroup,
    CommitRange,
    Fill,
    FlushCluster,
    Output,
    Step,
    SuiteCase,
    WriteOptions,
    columns,
)
from rntuple_construct.kit.corpus.suite.printing import feature_flag_message

_SCHEMA = {"Int32": "std::int32_t"}
_DEFAULTS = {"Int32": columns(ColumnType.INT32)}
# Compressed files store 32-bit integers split by default.
_COMPRESSED = columns(ColumnType.SPLIT_INT32)
# In the third word of flags, so that a reader has to follow the chain.
_UNKNOWN_FLAG = 137


def _cluster(value: int) -> tuple[Step, ...]:
    return (Fill([{"Int32": value}]), FlushCluster())


CASES = (
    SuiteCase(
        name="structure.attributes",
        description="An attribute set with one value for the first entry, and one for the second and third",
        schema=_SCHEMA,
        defaults={"Int32": _COMPRESSED},
        steps=(
            BeginRange("Attributes"),
            Fill([{"Int32": 1}]),
            CommitRange("Attributes", {"attr": 1}),
            BeginRange("Attributes"),
            Fill([{"Int32": 2}, {"Int32": 3}]),
            CommitRange("Attributes", {"attr": 2}),
        ),
        attribute_sets={
            "Attributes": AttributeSet(
                schema={"attr": "std::int32_t"},
                defaults={"attr": _COMPRESSED},
                ranges=(
                    AttributeRange(start=0, length=1, values={"attr": 1}),
                    AttributeRange(start=1, length=2, values={"attr": 2}),
                ),
            )
        },
        # This test writes with ROOT's default options, all others without compression.
        options=WriteOptions(compression=505),
        output=Output.ATTRIBUTES,
        has_javascript_reader=False,
    ),
    SuiteCase(
        name="structure.cluster_groups",
        description="Two cluster groups of two clusters of one entry each",
        schema=_SCHEMA,
        defaults=_DEFAULTS,
        steps=(
            *_cluster(1),
            *_cluster(2),
            CommitClusterGroup(),
            *_cluster(3),
            *_cluster(4),
            CommitClusterGroup(),
        ),
    ),
    SuiteCase(
        name="structure.clusters",
        description="Two clusters of one entry each, in one cluster group",
        schema=_SCHEMA,
        defaults=_DEFAULTS,
        steps=(*_cluster(1), *_cluster(2)),
    ),
    SuiteCase(
        name="structure.empty",
        description="A field but no entry: no cluster and no cluster group",
        schema=_SCHEMA,
        defaults=_DEFAULTS,
    ),
    SuiteCase(
        name="structure.feature_flag",
        description="No field, no entry, and an unknown feature flag in the header: readers must refuse",
        schema={},
        options=WriteOptions(header_feature_flags=(_UNKNOWN_FLAG,)),
        output=Output.ERROR,
        error=feature_flag_message(_UNKNOWN_FLAG),
        has_javascript_reader=False,
    ),
)
