"""``rntuple fuzz``: another reader reads mutants that get past the checksums, and each cause of trouble is told once."""

from __future__ import annotations

import argparse
from pathlib import Path

from rntuple_construct.conformance.runner.implementations import IMPLEMENTATIONS

LOADS = ("rntuple_construct.conformance.hunt",)
DESCRIPTION = (
    "Have a reader read mutants of small files, in processes with limits, and tell each distinct way in which it crashes, hangs, "
    "hoards memory, gives wrong values or refuses what is valid, with the recipe of the smallest change and the broken rule. "
    "Files that may corrupt memory go to OUT/withheld: do not publish them (SECURITY.md). Exit code 1 means that there are findings."
)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of the subcommand."""
    parser.add_argument(
        "files",
        metavar="FILE",
        nargs="*",
        type=Path,
        help="make mutants of these; default: the small files of the corpus",
    )
    parser.add_argument(
        "--target",
        required=True,
        metavar="READER",
        help=f"a known reader ({', '.join(IMPLEMENTATIONS)}), or a command such as './reader {{file}}' that speaks the "
        "protocol of docs/conformance-protocol.md",
    )
    parser.add_argument(
        "--time", type=float, metavar="SECONDS", help="how long (default 60, or until --count)"
    )
    parser.add_argument("--count", type=int, metavar="N", help="mutants at most")
    parser.add_argument("--seed", type=int, default=0, metavar="N", help="of the first mutant (default 0)")
    parser.add_argument(
        "--out", type=Path, required=True, metavar="DIR", help="where findings and their files are written"
    )
    parser.add_argument(
        "--timeout", type=float, default=10.0, metavar="SECONDS", help="for one file (default 10)"
    )
    parser.add_argument(
        "--memory",
        default="1GB",
        metavar="SIZE",
        help="resident memory of the reader (default 1GB; 0 for no limit)",
    )
    parser.add_argument(
        "--no-minimize",
        action="store_true",
        help="keep findings as they were made; otherwise recipe and file of each are made smaller at the end",
    )
    parser.add_argument(
        "--minimize-time",
        type=float,
        default=20.0,
        metavar="SECONDS",
        help="for making one finding smaller (default 20)",
    )
    parser.add_argument("--format", choices=["text", "json"], default="text", help="of what is printed")


def run(arguments: argparse.Namespace) -> int:
    """Fuzz a reader and report."""
    from rntuple_construct.cli.documents import document_text
    from rntuple_construct.cli.options import UsageError, bytes_of
    from rntuple_construct.cli.terminal import say, talk
    from rntuple_construct.conformance.hunt import KINDS, Hunt, Peer
    from rntuple_construct.conformance.runner.implementations import (
        from_command,
        implementation,
    )
    from rntuple_construct.conformance.runner.process import Budget, Nursery, memory_watch
    from rntuple_construct.errors import SchemaError
    from rntuple_construct.exits import Exit
    from rntuple_construct.interrupts import prompt_interrupts

    if (
        not arguments.timeout > 0
        or not arguments.minimize_time > 0
        or (arguments.time is not None and not arguments.time > 0)
    ):
        raise UsageError("times are positive numbers of seconds")
    if arguments.count is not None and arguments.count < 1:
        raise UsageError(f"{arguments.count} mutants make no sense")
    known = arguments.target in IMPLEMENTATIONS
    chosen = implementation(arguments.target) if known else from_command(arguments.target)
    budget = Budget(arguments.timeout, bytes_of(arguments.memory))
    bases = _bases(arguments.files)
    nursery = Nursery(memory_watch(budget.memory))
    seconds = arguments.time if arguments.time is not None or arguments.count is not None else 60.0
    peer = Peer(chosen, budget, nursery)
    try:
        with prompt_interrupts(nursery.close):
            hunt = Hunt(peer, bases, arguments.out)
            hunt.run(seconds=seconds, count=arguments.count, seed=arguments.seed)
            if not arguments.no_minimize:
                hunt.minimize(arguments.minimize_time)
    except OSError as error:
        raise SchemaError(f"cannot run {chosen.command[0]}: {error.strerror or error}") from error
    finally:
        peer.close()
        nursery.close()
    document = hunt.document()
    if arguments.format == "json":
        say(document_text(document))
    else:
        for number, found in enumerate(hunt.ordered(), 1):
            say(
                f"{number}. {found.observation.kind} ({found.count} mutants): {KINDS[found.observation.kind]}"
            )
            say(f"   {found.observation.message[:300]}")
            say(
                f"   {found.place}; rules: {', '.join(found.rules) or 'none'}; seed {found.seed} of {found.base}"
            )
            if found.smallest is not None:
                broken = ", ".join(found.rules_of_smallest) or "none"
                say(
                    f"   smallest file: {len(found.smallest)} bytes, smallest/{found.file_name}.root; rules: {broken}"
                )
    for name, reason in hunt.left_out.items():
        talk(f"{name} is left out, because the reader does not read it unchanged: {reason[:100]}")
    for problem in hunt.problems:
        talk(f"not judged: {problem}")
    outcomes = ", ".join(f"{count} {kind}" for kind, count in hunt.outcomes.most_common())
    talk(
        f"{document['mutants']} mutants: {outcomes}; {len(hunt.findings)} distinct findings in {arguments.out}"
    )
    return Exit.FINDINGS if hunt.findings else Exit.FINE


def _bases(files: list[Path]) -> dict[str, bytes]:
    """Files to make mutants of, by name."""
    if not files:
        from rntuple_construct.conformance.mutations.bases import BASES

        return {name: make() for name, make in BASES.items()}
    from rntuple_construct.errors import MissingSourceError

    found = {}
    for path in files:
        try:
            found[str(path)] = path.read_bytes()
        except OSError as error:
            raise MissingSourceError(f"cannot read {path}: {error.strerror}") from error
    return found
