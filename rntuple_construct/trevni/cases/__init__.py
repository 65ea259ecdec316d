"""Cases for other readers and validators of Trevni: files, whether they are valid, which rules they break, their values."""

from __future__ import annotations

import io
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from typing import Any, Literal

from rntuple_construct.model.arrays import JSON, to_rows
from rntuple_construct.trevni.cases.breaks import BREAKS, MILD, MILDER
from rntuple_construct.trevni.cases.examples import EXAMPLES, TITLES
from rntuple_construct.trevni.cases.features import FEATURES, Feature
from rntuple_construct.trevni.reader import TrevniFile
from rntuple_construct.validation.rules import RULES

__all__ = ["TrevniCase", "cases"]


@dataclass(frozen=True, kw_only=True)
class TrevniCase:
    """One file.

    Args:
        id: permanent; suite, group and name joined by slashes.
        title: its subject, in one sentence.
        section: id of the section of ``spec/sections.toml``.
        make: gives the bytes, which are the same everywhere.
        kind: ``valid``: it is read; ``invalid``: a reader gives an error.
        rules: ids of the rules that a validator reports.
        rule: the rule that the case is about, if there is one.
    """

    id: str
    title: str
    section: str
    make: Callable[[], bytes]
    kind: Literal["valid", "invalid"] = "valid"
    rules: tuple[str, ...] = ()
    rule: str | None = None

    @property
    def file_name(self) -> str:
        """Name of the file if all are in one directory."""
        return self.id.partition("/")[2].replace("/", ".") + ".trv"

    def values(self) -> dict[str, Any] | None:
        """The rows by field, in the form of ``rntuple dump --format json``; None for an invalid file."""
        if self.kind == "invalid":
            return None
        with TrevniFile(self.make()) as file:
            rows = to_rows(file.arrays(library="layout"), JSON)
            fields = {name: [row[name] for row in rows] for name in file.fields}
            return {"num_entries": file.num_rows, "fields": fields}


def cases() -> Iterator[TrevniCase]:
    """All cases, in a fixed order."""
    for name, data in EXAMPLES.items():
        yield TrevniCase(
            id=f"trevni/examples/{name}",
            title=f"{TITLES[name]}.",
            section="trevni-format",
            make=partial(bytes, data),
        )
    for feature in FEATURES:
        for profile in feature.profiles:
            yield TrevniCase(
                id=f"trevni/{profile.removeprefix('trevni-')}/{feature.name.replace('.', '-')}",
                title=f"{feature.description[0].upper()}{feature.description[1:]} ({profile}).",
                section="trevni-format" if profile == "trevni-wiki" else "trevni-avro-format",
                make=partial(_written, feature, profile),
            )
    for rule_id, data in BREAKS.items():
        yield _broken(f"trevni/rules/{rule_id}", rule_id, data, is_mild=rule_id in MILD)
    for name, (rule_id, data) in MILDER.items():
        yield _broken(f"trevni/rules/{rule_id}-{name}", rule_id, data, is_mild=True)


def _written(feature: Feature, profile: str) -> bytes:
    out = io.BytesIO()
    feature.make(out, profile)
    return out.getvalue()


def _broken(case_id: str, rule_id: str, data: bytes, *, is_mild: bool) -> TrevniCase:
    rule = RULES[rule_id]
    return TrevniCase(
        id=case_id, title=f"Breaks {rule_id} ({rule.title}).", section=rule.section, make=partial(bytes, data),
        kind="valid" if is_mild else "invalid", rules=(rule_id,), rule=rule_id,
    )  # fmt: skip
