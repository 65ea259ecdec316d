"""The garbage collector while thousands of objects of the metadata are made."""

from __future__ import annotations

import gc
import os
import threading
from collections.abc import Iterator

import pytest

from rntuple_construct.base.collector import collector_paused


@pytest.fixture(autouse=True)
def enabled() -> Iterator[None]:
    was_enabled = gc.isenabled()
    gc.enable()
    yield
    (gc.enable if was_enabled else gc.disable)()


def test_what_is_made_meanwhile_is_not_walked_by_the_next_collection() -> None:
    with collector_paused():
        assert not gc.isenabled()
        made: list[list[int]] = [[] for _ in range(20_000)]
        with collector_paused():
            made.append([])
        assert not gc.isenabled()
    assert gc.isenabled()
    young = {id(each) for each in gc.get_objects(generation=0)}
    assert not any(id(each) in young for each in made)
    assert gc.get_freeze_count() == 0


def test_a_block_that_ends_while_another_begins(monkeypatch: pytest.MonkeyPatch) -> None:
    """The collector runs again although one thread finished between two steps of another."""
    first = collector_paused()
    first.__enter__()
    ending = threading.Thread(target=first.__exit__, args=(None, None, None))
    disable = gc.disable

    def later() -> None:
        ending.start()
        ending.join()
        disable()

    monkeypatch.setattr(gc, "disable", later)
    with collector_paused():
        assert not gc.isenabled()
    if not ending.is_alive() and ending.ident is None:
        ending.start()
    ending.join()
    assert gc.isenabled()


@pytest.mark.skipif(not hasattr(os, "fork"), reason="processes are not forked here")
def test_a_process_that_is_forked_meanwhile() -> None:
    with collector_paused():
        child = os.fork()
        if not child:
            os._exit(0 if gc.isenabled() else 1)
        assert os.waitpid(child, 0)[1] == 0
    assert gc.isenabled()


def test_objects_that_the_program_froze_stay_frozen() -> None:
    gc.freeze()
    try:
        before = gc.get_freeze_count()
        with collector_paused():
            made = [[number] for number in range(1000)]
        # A few frozen objects are freed meanwhile; none of the new ones is frozen.
        assert before - 100 < gc.get_freeze_count() <= before
        assert len(made) == 1000
    finally:
        gc.unfreeze()


def test_frozen_objects_are_not_counted_for_a_few_new_ones(monkeypatch: pytest.MonkeyPatch) -> None:
    """The count walks over all of them: in workers, whose parent's objects are frozen, it took longer than a small file."""
    counts: list[int] = []
    monkeypatch.setattr(gc, "get_freeze_count", lambda: counts.append(1) or 1)
    gc.collect()
    with collector_paused():
        few = [[number] for number in range(100)]
    assert (len(few), counts) == (100, [])
    with collector_paused():
        many = [[number] for number in range(20_000)]
    assert (len(many), counts) == (20_000, [1])
