"""A reader under supervision that is asked for one file after the other, and started again after it has ended."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from rntuple_construct.kit.runner.implementations import Implementation
from rntuple_construct.kit.runner.process import Ending, Exchange, ProcessLimits, ProcessPool, Supervised
from rntuple_construct.kit.runner.protocol import (
    Answer,
    Level,
    ProtocolError,
    parse_answer,
    request_line,
)

__all__ = ["SupervisedReader"]


class SupervisedReader:
    """The process of a reader; of one that serves a single file, a process for each file.

    Args:
        implementation: the reader.
        process_pool: starts its processes; closed by the caller.

    Attributes:
        num_served: requests to the process so far, 0 if the next one goes to a new process.
        version: what the reader calls itself.
    """

    def __init__(self, implementation: Implementation, process_pool: ProcessPool) -> None:
        self.implementation = implementation
        self.num_served = 0
        self.version = ""
        self._process_pool = process_pool
        self._abandoned: int | None = None
        self._process: Supervised | None = None

    @property
    def is_running(self) -> bool:
        """Return whether the next request does not have to wait for a program to start."""
        return self._process is not None

    def ask(
        self, number: int, file: Path, ntuple: str | None, levels: Sequence[Level], budget: ProcessLimits
    ) -> tuple[Exchange, list[Answer]]:
        """The answers to a file, and how they came.

        Args:
            number: what answers repeat.
            file: absolute path of the file.
            ntuple: path of the RNTuple in it; None for the first one.
            levels: levels that are asked for.
            budget: what the reader may take.

        Raises:
            ProtocolError: an answer does not follow the protocol; the process has ended.
            OSError: the program cannot be started.
        """
        answers: dict[Level, Answer] = {}
        seen = 0

        def take(lines: Sequence[bytes]) -> bool:
            nonlocal seen
            for line in lines[seen:]:
                seen += 1
                if line.strip():
                    self._add(answers, parse_answer(line), number)
            return len(answers) == len(levels)

        chosen, request = self.implementation, None
        if chosen.is_persistent:
            request = request_line(number, file, ntuple, levels)
        command = chosen.command if chosen.is_persistent else chosen.command_for(file, ntuple)
        self._process = self._process or self._process_pool.start(
            command, environment=chosen.environment, is_forking=chosen.is_forking
        )
        self.num_served += 1
        try:
            exchange = self._process.exchange(request, take, budget)
            if exchange.ending is not Ending.ANSWERED:
                self.num_served = 0
                self._abandoned = number
                if self._process.has_ended:
                    self._process = None
            if exchange.ending is Ending.ENDED or not chosen.is_persistent:
                try:
                    take(exchange.lines)
                except ProtocolError:
                    if not exchange.code:
                        raise  # a process that dies may do so in the middle of a line
        except ProtocolError as error:
            # Perhaps the reader has crashed, and its answer is the report.
            error.output = "" if self._process is None else self._process.abandon()
            self.close(kill=True)
            raise
        return exchange, list(answers.values())

    def run(self, file: Path, ntuple: str | None, budget: ProcessLimits) -> Exchange:
        """Run the command for a file to its end; its output has any form.

        The lines of standard output are kept as those of answers, because the first run shows whether the command gives answers.

        Args:
            file: absolute path of the file.
            ntuple: path of the RNTuple in it; None for the first one.
            budget: what the command may take.

        Raises:
            OSError: the program cannot be started.
        """
        chosen = self.implementation
        process = self._process_pool.start(chosen.command_for(file, ntuple), environment=chosen.environment)
        return process.exchange(None, lambda _: False, budget)

    def _add(self, answers: dict[Level, Answer], answer: Answer, number: int) -> None:
        if answer.id is not None and answer.id == self._abandoned != number:
            return  # the child was killed before it read the request, and the next one read it
        if answer.id is not None and answer.id != number:
            raise ProtocolError(f"an answer to request {answer.id}, where {number} was asked")
        if answer.level in answers:
            raise ProtocolError(f"two answers for level {answer.level}")
        answers[answer.level] = answer
        if answer.implementation is not None:
            self.version = answer.implementation["version"] or self.version

    def close(self, *, kill: bool = False) -> None:
        """End the process."""
        if self._process is not None:
            self._process.stop(kill=kill)
        self._process, self.num_served = None, 0
