"""Put inputs that get past the checksums before the oracle of this project (docs/fuzzing-engines.md).

    python tools/fuzz/campaign.py --time 60 [--directory build/fuzz/mixed] [--seed 0] [--step 1]
    python tools/fuzz/campaign.py --reader root --count 2000     generated files before another reader
    python tools/fuzz/campaign.py --report DIRECTORY...          only say what these campaigns have done, together

`-j N` uses N processes. Several machines share the seeds: of N, machine I takes `--seed I --step N` and its
own directory. With a directory the campaign continues where an earlier one in it ended. Exit code 1 means
that there are objections; each is printed once with the seed, and its file is kept in the directory. It also
means that the time was over before `--count` inputs. The parsers of other languages take part as far as they
are built (tools/documents/conformance_parsers.py builds them).

With `--reader`, another reader is asked in place of the oracle. File N is `generate_file(N, "1.x", size)`, with
the sizes in turns (`self_test.random_comparison.sample_of`). The rules of `kit/peers.toml` select its known limitations. Every other difference is an objection.
"""

from __future__ import annotations

import argparse
import gc
import json
import os
import random
import resource
import sys
from collections import Counter
from collections.abc import Callable, Mapping
from contextlib import ExitStack
from dataclasses import replace
from functools import lru_cache, partial
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from self_test.array_options import OPTIONS
from self_test.campaign import Candidate, InputCampaign, Subject, ask_oracle, totals
from self_test.field_limits import READERS
from self_test.oracle import TURNS, Oracle
from self_test.parsers import ParserPanel
from self_test.random_comparison import ask_peer, compared, sample_of
from self_test.read_path_equivalence import grouped_file, long_file

from rntuple_construct.base.errors import MissingExtraError, SchemaError, SourceError
from rntuple_construct.batch.schedulers import map_in_order, open_scheduler
from rntuple_construct.kit.corpus.mutations import BASES, BROKEN
from rntuple_construct.kit.fuzzing import Generated, ParsedFile, choices_of, mutate
from rntuple_construct.kit.fuzzing.differential_fuzzing import SupervisedPeer
from rntuple_construct.kit.runner.implementations import PARSERS, dump_program, implementation
from rntuple_construct.kit.runner.process import ProcessLimits, ProcessPool, memory_watch

MEMORY = 4 << 30
_NEW_OBJECTS = 9_000
"""New objects per run of the garbage collector: with the 700 of Python it takes a tenth of the processor time."""


@lru_cache
def _base(number: int) -> ParsedFile:
    return ParsedFile(list(BASES.values())[number]())


def bomb_case(seed: int) -> Candidate:
    """A mutant with only pages and envelopes that expand to very much."""
    base = _base(seed % len(BASES))
    return Candidate(f"bombs {seed}", mutate(base, seed, mutators=["add-bomb"]).data, base=base.data)


def mutated_case(seed: int) -> Candidate:
    """A mutant of one of the small files that tests of the rules start from, sometimes spliced with another one."""
    base, donor = _base(seed % len(BASES)), _base(seed // len(BASES) % len(BASES))
    mutant = mutate(base, seed, donors=[donor])
    return Candidate(f"mutated {seed}", mutant.data, mutant.recipe.intended, base.data)


@lru_cache
def _broken(number: int) -> ParsedFile:
    return ParsedFile(BROKEN[number].make())


def broken_case(seed: int) -> Candidate:
    """A mutant of a file that breaks a rule already, of every generation."""
    return Candidate(f"broken {seed}", mutate(_broken(seed % len(BROKEN)), seed).data)


_UNREPAIRED = ("envelope-checksums", "page-checksums")


def intended_case(seed: int) -> Candidate:
    """A mutant of one change, sometimes with a checksum that is not repaired, that states a rule more often than others."""
    base, leave = _base(seed % len(BASES)), seed // len(BASES) % 4
    mutant = mutate(base, seed, steps=1, without=_UNREPAIRED[leave : leave + 1])
    return Candidate(f"intended {seed}", mutant.data, mutant.recipe.intended, base.data)


GENERATIONS = ("1.x", "rc2", "rc1")
_OF_PAGES = ("patch-page", "poison-element", "poison-offset", "poison-tag")
_KEEPING = frozenset({"extend", "compress"})
"""Operations that change no value."""


def sample_case(seed: int) -> Candidate:
    """A generated file of the released format."""
    made, _ = sample_of(seed)
    return Candidate(f"samples {seed}", made.data, base=made.data, made=made)


def generated_case(seed: int) -> Candidate:
    """A generated file, whose rows readers have to give; or a mutant of it, of which they give these rows or refuse a damaged page."""
    made, _ = sample_of(seed // len(GENERATIONS), GENERATIONS[seed % len(GENERATIONS)])
    way = choices_of(f"way {seed}").below(6)
    label = f"generated {seed}"
    if way > 2:  # most faults show in files that nothing is wrong with
        return Candidate(label, made.data, base=made.data, made=made)
    base = ParsedFile(made.data, made.ntuple)
    if way == 0:
        mutant = mutate(
            base, seed, ntuple=made.ntuple, steps=1, mutators=_OF_PAGES, without=["page-checksums"]
        )
    elif way == 1:
        mutant = mutate(base, seed, ntuple=made.ntuple, mutators=["extend-frame", "compress-part"])
    else:
        mutant = mutate(base, seed, ntuple=made.ntuple)
    intended = mutant.recipe.intended
    is_held = (
        intended == {"RNT-PAG-002", "RNT-RC1-011"} or {step.op for step in mutant.recipe.steps} <= _KEEPING
    )
    return Candidate(label, mutant.data, intended, made.data, made if is_held else None)


_LONG = (
    ("1.x", "zstd:1", 1024),
    ("1.x", "none", 512),
    ("1.x", "zstd:1", 32768),
    ("1.x", "lz4", 2048),
    ("rc2", "zstd:1", 1024),
    ("rc1", "zstd:1", 1024),
)
_LEN_CLUSTER = 1500
"""Entries of a cluster: enough for compiled code, which takes columns of 1,024 values and more."""


@lru_cache
def _long(number: int) -> ParsedFile:
    return ParsedFile(long_file(number, *_LONG[number], _LEN_CLUSTER))


def long_case(seed: int) -> Candidate:
    """A file of some 50 kB with columns that are read many pages at a time; or a mutant, or a flipped bit."""
    number, way = seed % len(_LONG), seed // len(_LONG) % 3
    if way == 0:
        data = long_file(seed, *_LONG[number], _LEN_CLUSTER)
        return Candidate(f"long {seed}", data, base=data)
    base = _long(number)
    if way == 1:
        return Candidate(f"long {seed}", mutate(base, seed).data, base=base.data)
    turned = bytearray(base.data)
    place = random.Random(seed).randrange(8 * len(turned))
    turned[place >> 3] ^= 1 << (place & 7)
    return Candidate(f"long {seed}", bytes(turned), base=base.data)


_HAS_ARROW = find_spec("pyarrow") is not None
_NEWER = 80
"""Mixed inputs of which one is made by `grouped_case` and 7 by `arrow_case`; all other inputs come from `_MIXED`."""


def arrow_case(seed: int) -> Candidate:
    """A file of an Arrow table with fields of every meaning, or a mutant of it."""
    from self_test.random_arrow import random_table, table_file

    label, draw = f"arrow {seed}", random.Random(f"arrow {seed}")
    table, compression = random_table(draw), draw.choice(("none", "zstd:1", "lz4"))
    data = table_file(table, compression)
    if draw.randrange(3):
        return Candidate(label, data, base=data, table=table)
    mutant = mutate(ParsedFile(data, "t"), seed, ntuple="t")
    return Candidate(label, mutant.data, mutant.recipe.intended, data)


def grouped_case(seed: int) -> Candidate:
    """A file with many cluster groups, or a mutant of it: memory that each of them costs shows in no smaller list."""
    data = grouped_file(60 << seed % 3)
    label = f"grouped {seed}"
    if seed // 3 % 2 == 0:
        return Candidate(label, data, base=data)
    return Candidate(label, mutate(ParsedFile(data), seed).data, base=data)


_QUICK = ("rows", "peer", "levels", "ways")
"""Consumers that take little time."""
_RARE = ("opening", *OPTIONS)
"""Consumers whose faults hardly depend on the input."""
_RARE_EVERY = 2
"""Inputs of the other consumers for each input of one of `_RARE`."""
_MIXED = (mutated_case, intended_case, long_case, generated_case, generated_case, generated_case)


def mixed_case(seed: int) -> Candidate:
    """An input of one of the other sources, most often a generated file; in no order, because consumers take turns."""
    newer = choices_of(f"newer {seed}").below(_NEWER)
    make = grouped_case if newer == 0 else arrow_case if newer < 8 and _HAS_ARROW else None
    candidate = (make or choices_of(f"source {seed}").pick(_MIXED))(seed)
    return replace(candidate, label=f"mixed {seed}")


SOURCES: dict[str, Callable[[int], Candidate]] = {
    "mixed": mixed_case,
    "generated": generated_case,
    "samples": sample_case,
    "mutated": mutated_case,
    "bombs": bomb_case,
    "intended": intended_case,
    "broken": broken_case,
    "long": long_case,
    "grouped": grouped_case,
    **({"arrow": arrow_case} if _HAS_ARROW else {}),
}


def panel() -> ParserPanel:
    """The parsers of other languages that are built."""
    commands = {}
    for language in PARSERS:
        if language == "python":
            continue
        try:
            commands[language] = dump_program(language)
        except MissingExtraError as error:
            print(f"without {language}: {error}", file=sys.stderr)
    return ParserPanel(commands)


def _reader(name: str, seconds: float, stack: ExitStack) -> SupervisedPeer | None:
    """Another reader, which ends with the stack; None for the name ``none``."""
    if name == "none":
        return None
    process_pool = ProcessPool(memory_watch(MEMORY))
    reader = SupervisedPeer(implementation(name), ProcessLimits(seconds, MEMORY), process_pool)
    stack.callback(process_pool.close)
    stack.callback(reader.close)
    return reader


def _differing(reader: SupervisedPeer, made: Generated) -> Mapping[str, str]:
    return compared(reader, made).differs


def report(directories: list[Path], any_time: bool) -> int:
    """Print what campaigns have done together; the exit code says whether there were objections."""
    total = totals(directories)
    found = total["objections"]
    of = {key: key.partition(":")[0].split(" ", 1) for key in found}
    if "verdicts" in total:
        _print_readers(total)
    else:
        _print_consumers(total, Counter({key: each["count"] for key, each in found.items()}), of)
    for key, each in found.items():
        print(
            f"{each['count']} times {key}\n  first {each.get('label')}: {each.get('text')}\n  {each.get('file')}"
        )
    kinds = {kind for kind, _ in of.values()}
    return 1 if kinds - ({"time"} if any_time else set()) else 0


def _print_consumers(total: dict[str, Any], counts: Counter[str], of: dict[str, list[str]]) -> None:
    print(
        f"{total['inputs']} inputs ({total['sound']} sound) in {total['campaigns']} campaigns, {total['cpu']:.0f} s of CPU; "
        f"{total['rules_reported']} rules reported; {total['structures_compared']} structures before the parsers"
    )
    print("| consumer | inputs | CPU, s | objections |")
    print("|---|--:|--:|--:|")
    for consumer in dict.fromkeys([*total["looked"], *(consumer for _, consumer in of.values())]):
        count = sum(each for key, each in counts.items() if of[key][1] == consumer)
        print(
            f"| {consumer} | {total['looked'].get(consumer, 0)} | {total['cpu_of'].get(consumer, 0.0):.0f} | {count} |"
        )


def _print_readers(total: dict[str, Any]) -> None:
    """Print the tables of docs/fuzzing.md."""
    verdicts, fields = Counter(total["verdicts"]), Counter(total["fields"])
    print(f"{', '.join(total['versions'])}: {total['inputs']} files")
    print("| files equal | equal in part | not readable | different | fields equal | fields not readable |")
    print("|--:|--:|--:|--:|--:|--:|")
    counts = [
        *(verdicts[name] for name in ("equal", "part", "cannot", "differs")),
        fields["equal"],
        fields["cannot"],
    ]
    print(f"| {' | '.join(map(str, counts))} |")
    print("\n| fields | why they are not read |\n|--:|---|")
    for why, count in total["cannot"].items():
        print(f"| {count} | {why} |")


def main() -> int:
    """Run a campaign; the exit code says whether there were objections."""
    parser = argparse.ArgumentParser(
        allow_abbrev=False, description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--time", type=float, metavar="SECONDS", help="default: 60, or until --count")
    parser.add_argument("--count", type=int, help="inputs at most")
    parser.add_argument(
        "-j", "--jobs", type=int, default=1, help="processes; 0 for as many as there are processors"
    )
    parser.add_argument("--directory", type=Path, help="where journal and objections are kept")
    parser.add_argument("--seed", type=int, default=0, help="of the first input of a new campaign")
    parser.add_argument("--step", type=int, default=1, help="distance of two seeds")
    parser.add_argument("--source", choices=SOURCES, help="how inputs are made (default: mixed)")
    parser.add_argument(
        "--reader",
        choices=READERS,
        help="ask another reader in place of the oracle, for the files of --source samples",
    )
    parser.add_argument(
        "--timeout", type=float, default=60.0, help="seconds of another reader for one file (default 60)"
    )
    parser.add_argument(
        "--every",
        type=int,
        default=1,
        help="explain, convert, merge, append, export, compare libraries and ask the parsers of other languages for every Nth input",
    )
    parser.add_argument(
        "--any-time",
        action="store_true",
        help="tell what took too long, but leave it out of the exit code: a busy machine is slow; a hang still counts",
    )
    parser.add_argument("--first", action="store_true", help="end with the first objection")
    parser.add_argument(
        "--peer",
        default="uproot" if find_spec("uproot") else "none",
        help="another reader, asked for the generated files of the released format; 'none' for none",
    )
    parser.add_argument(
        "--report", type=Path, nargs="+", metavar="DIRECTORY", help="print totals of campaigns, and run none"
    )
    given = parser.parse_args()
    if given.report:
        try:
            return report(given.report, given.any_time)
        except (SchemaError, SourceError) as error:
            parser.error(str(error))
    if given.reader and given.source not in (None, "samples"):
        parser.error("--reader goes with --source samples")
    source = given.source or ("samples" if given.reader else "mixed")
    seconds = given.time if given.time is not None or given.count is not None else 60.0
    jobs = given.jobs or os.cpu_count() or 1
    gc.set_threshold(_NEW_OBJECTS)
    with ExitStack() as stack:
        reader = _reader(given.reader or given.peer, given.timeout, stack)
        parsers = None
        if given.reader and reader is not None:
            subject: Subject = partial(ask_peer, reader)
            source = f"{source}, {given.reader}"
        else:
            resource.setrlimit(resource.RLIMIT_AS, (MEMORY, resource.getrlimit(resource.RLIMIT_AS)[1]))
            parsers = stack.enter_context(panel())
            every = {
                **dict.fromkeys(TURNS, given.every),
                **dict.fromkeys(_QUICK, 1),
                **dict.fromkeys(_RARE, _RARE_EVERY * given.every),
            }
            subject = partial(ask_oracle, Oracle(every=every, peer=reader and partial(_differing, reader)))
        try:
            campaign = InputCampaign(
                SOURCES[source.partition(",")[0]],
                subject,
                given.directory,
                parsers,
                first=given.seed,
                step=given.step,
                source=source,
                panel_every=given.every,
            )
        except (SchemaError, SourceError) as error:
            parser.error(str(error))
        scheduler = stack.enter_context(open_scheduler("local" if jobs == 1 else "processes", jobs))
        map_looks = partial(map_in_order, scheduler, campaign.look_of_dead)
        reached = campaign.run(
            seconds, given.count, map_looks, is_enough=lambda: given.first and campaign.has_objections()
        )
    for label, objection in campaign.found.values():
        print(f"{label}: {objection.kind} in {objection.consumer}: {objection.text}")
    print(json.dumps(campaign.summary(), indent=1))
    if given.count is not None:
        print(f"{reached} of {given.count} inputs were looked at", file=sys.stderr)
    kinds = {objection.kind for _, objection in campaign.found.values()}
    is_short = given.count is not None and reached < given.count
    return 1 if is_short or kinds - ({"time"} if given.any_time else set()) else 0


if __name__ == "__main__":
    sys.exit(main())
