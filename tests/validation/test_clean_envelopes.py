"""What was found sound in one file is not looked at again in the next, and no report depends on the files before."""

from __future__ import annotations

import io
import sys
import threading
import time
from types import SimpleNamespace

import numpy as np
import pytest
from rntuple_spec.column_types import ColumnType

import rntuple_construct as rnt
from rntuple_construct.format.metadata import KnownSchemas
from rntuple_construct.kit.corpus.mutations import BROKEN
from rntuple_construct.kit.corpus.mutations.bases import BASES
from rntuple_construct.kit.files.file_description import Model, build
from rntuple_construct.validation import checks, validate
from rntuple_construct.validation import context as contexts
from rntuple_construct.validation.checks import envelopes, fields, grammars
from rntuple_construct.validation.context import CleanEnvelopeCache


def forget(patch: pytest.MonkeyPatch) -> None:
    """Begin as a new process does."""
    sound = CleanEnvelopeCache()
    patch.setattr(contexts, "SCHEMAS", KnownSchemas(1 << 18, 1 << 16))
    for module in (grammars, envelopes):
        patch.setattr(module, "SOUND", sound)


def findings(data: bytes) -> list[object]:
    return [each.to_dict() for each in validate(data, name="file").findings]


def small_file(number: int, **schema: str) -> bytes:
    """A file of 10 entries and so many more, with a footer of its own."""
    target = io.BytesIO()
    values = {"id": np.arange(10 + number), **{name: np.arange(10 + number) for name in schema}}
    rnt.write(target, "events", values)
    return target.getvalue()


def counted(monkeypatch: pytest.MonkeyPatch, module: object, name: str) -> list[object]:
    calls: list[object] = []
    function = getattr(module, name)

    def call(*args):
        calls.append(args)
        return function(*args)

    monkeypatch.setattr(module, name, call)
    return calls


def test_equal_headers_are_compared_once(monkeypatch):
    forget(monkeypatch)
    compared = counted(monkeypatch, grammars, "_compare_trees")
    files = [small_file(number) for number in range(3)]
    assert not findings(files[0])
    roots = [envelope.root for _, envelope in compared]
    assert roots.count("header") == 1
    for data in files[1:]:
        assert not findings(data)
    assert [envelope.root for _, envelope in compared].count("header") == 1
    assert [envelope.root for _, envelope in compared].count("footer") > 1


def test_checks_of_a_schema_run_once_for_equal_headers(monkeypatch):
    forget(monkeypatch)
    ran: list[str] = []
    from rntuple_construct.validation import engine

    run = engine._run

    def recorded(every, file, context):
        ran.extend(check.name for check in every)
        run(every, file, context)

    monkeypatch.setattr(engine, "_run", recorded)
    first, second, other = small_file(1), small_file(2), small_file(3, more="int")
    names = {check.name for check in checks.SCHEMA}
    assert len(names) > 40
    for data, expected in ((first, names), (second, set()), (other, names), (second, set())):
        ran.clear()
        assert not findings(data)
        assert names & set(ran) == expected
        assert {check.name for check in checks.BESIDES_SCHEMA} <= set(ran)


@pytest.mark.parametrize("part", range(4))
def test_reports_do_not_depend_on_the_files_before(monkeypatch, part):
    """Every mutation is reported alike at first, and after its base, other mutations and itself."""
    chosen = list(BROKEN)[part::4]
    files = {each.name: each.make() for each in chosen}
    alone = {}
    for name, data in files.items():
        with pytest.MonkeyPatch.context() as patch:
            forget(patch)
            alone[name] = findings(data)
    forget(monkeypatch)
    for make in BASES.values():
        validate(bytes(make()))
    for _ in range(2):
        for name, data in files.items():
            assert findings(data) == alone[name], name
    assert sum(bool(each) for each in alone.values()) > len(alone) // 2


def test_a_file_with_findings_elsewhere_does_not_make_its_schema_sound(monkeypatch):
    forget(monkeypatch)
    data = bytearray(small_file(1))
    with rnt.open(bytes(data)) as file:
        data[int(file["events"].clusters[0].page_list.offset[0])] ^= 1
    for _ in range(2):
        assert [each["rule_id"] for each in findings(bytes(data))] == ["RNT-PAG-002"]
    assert "is_sound" not in next(iter(contexts.SCHEMAS._headers.values())).latest.made


def test_a_feature_flag_of_the_footer_is_looked_at_though_the_schema_is_known(monkeypatch):
    forget(monkeypatch)
    model = Model()
    model.column(model.field("id", "std::int64_t"), ColumnType.INT64, [1, 2, 3])
    draft = build(model, [3], [1])
    assert not findings(draft.build())
    draft.footer["payload"]["feature_flags"] = [1]
    assert [each["rule_id"] for each in findings(draft.build())] == ["RNT-FEA-007"]


def test_checks_of_a_schema_run_once_for_equal_extensions(monkeypatch):
    forget(monkeypatch)
    ran = counted(monkeypatch, fields, "problem_of_name")

    def late_file(name: str) -> bytes:
        target = io.BytesIO()
        with rnt.create(target, "events", {"id": "std::int64_t"}) as writer:
            writer.extend({"id": np.arange(3)}, flush=True)
            writer.add_fields({name: "float"})
            writer.extend({"id": np.arange(3), name: np.arange(3)})
        return target.getvalue()

    for name, is_new in (("late", True), ("late", False), ("other", True), ("other", False)):
        ran.clear()
        assert not findings(late_file(name))
        assert bool(ran) == is_new


def test_no_more_is_remembered_than_there_is_room_for():
    sound = CleanEnvelopeCache(room=1000, longest=600)

    class Envelope:
        envelope_type = 1

        def __init__(self, data: bytes) -> None:
            self.data = data
            self.length = len(data)
            self.generation = type("Generation", (), {"name": "1.x"})

    every = [Envelope(bytes([number]) * 300) for number in range(6)]
    for each in every:
        sound.add("agreement", each)
        sound.add("encoding", each)
    assert [sound.knows("agreement", each) for each in every] == [False] * 3 + [True] * 3
    assert sound.knows("encoding", every[3])
    sound.add("agreement", every[0])
    assert [sound.knows("agreement", each) for each in every] == [True, False, False, True, False, True]
    assert not sound.knows("other", every[-1])
    sound.add("agreement", Envelope(bytes(601)))
    assert not sound.knows("agreement", Envelope(bytes(601)))


def test_known_schemas_have_room_for_so_much():
    known = KnownSchemas(room=1000, longest=600)
    generation = type("Generation", (), {"name": "1.x"})
    records = [object() for _ in range(6)]
    for number, record in enumerate(records):
        known.add(generation, bytes([number]) * 300, record)
    found = [known.header(generation, bytes([number]) * 300) for number in range(6)]
    assert found == [None, None, None, *records[3:]]
    known.add(generation, bytes(601), object())
    assert known.header(generation, bytes(601)) is None
    assert len(known._by_record) == len(known._headers) == 3


def test_threads_share_what_is_known(monkeypatch):
    forget(monkeypatch)
    files = [small_file(number, **{f"field{number % 5}": "int"}) for number in range(20)]
    found: list[object] = []

    def work() -> None:
        for data in files:
            found.extend(findings(data))

    threads = [threading.Thread(target=work) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert found == []


def test_each_thread_gets_the_schema_of_its_own_extension():
    """Two extensions of one header, as files written by one program have them, asked for in turns."""
    known = KnownSchemas()
    generation = type("Generation", (), {"name": "1.x"})
    header = SimpleNamespace()
    known.add(generation, b"header", header)
    wrong: list[object] = []
    stop = time.monotonic() + 0.5

    def work(number: int) -> None:
        extension = SimpleNamespace(number=number, columns=[])
        while time.monotonic() < stop:
            schema = known.schema(header, extension, lambda: SimpleNamespace(number=number))
            made = known.made_of(header, schema)
            if schema.number != number or (made is not None and made.setdefault("number", number) != number):
                wrong.append((number, schema, made))

    interval = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    try:
        threads = [threading.Thread(target=work, args=(number,)) for number in range(4)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    finally:
        sys.setswitchinterval(interval)
    assert not wrong
