"""Shared parts of adapters in Python: the loop of a reader, with requests and answers in lines, and the call of a writer."""

from __future__ import annotations

import json
import os
import signal
import sys
import traceback
from collections.abc import Callable, Mapping, Sequence
from typing import Any

__all__ = [
    "UNSUPPORTED",
    "Crash",
    "Refusal",
    "Unsupported",
    "fork_while_killed",
    "serve",
    "stack_of",
    "write_one",
]

UNSUPPORTED = 3
"""Exit code of a writer that does not support a task."""
Contents = dict[str, Any]
Question = Callable[[str, "str | None"], Contents]


class Refusal(Exception):  # noqa: N818 (no error of ours, an answer)
    """A reader refuses a file.

    Args:
        message: its words.
        rule: id of the rule that it names.
        stack: its calls that ended in the refusal, see `stack_of`.
    """

    def __init__(self, message: str, rule: str | None = None, stack: Sequence[str] = ()) -> None:
        super().__init__(message)
        self.rule = rule
        self.stack = stack


class Unsupported(Exception):  # noqa: N818 (not an error, an answer)
    """A reader has nothing to say about a file, or a writer does not support a task."""


class Crash(Exception):  # noqa: N818 (not an error, an answer)
    """A reader in a separate process crashes on a file."""


def stack_of(error: BaseException, package: str) -> list[str]:
    """The calls of a package that ended in an exception, as ``call (file:line)``, the innermost one first.

    Args:
        error: the caught exception.
        package: name of the directory of the package. If none of its calls is there, all calls count.
    """
    # Without the lines of source that `traceback.extract_tb` looks for: a campaign asks for thousands of stacks.
    frames = [(frame.f_code, line) for frame, line in traceback.walk_tb(error.__traceback__)][::-1]
    own = [each for each in frames if f"{os.sep}{package}{os.sep}" in each[0].co_filename]
    return [
        f"{code.co_name} ({os.path.basename(code.co_filename)}:{line})" for code, line in (own or frames)[:8]
    ]


def fork_while_killed() -> None:
    """Continue in a child process, and in another one whenever that is killed, so that libraries are loaded once.

    The parent ends with the exit code or the signal of its last child. Only Linux has a fork that libraries survive; on
    other systems nothing happens.
    """
    while sys.platform == "linux":
        child = os.fork()
        if not child:
            return
        code = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
        if code >= 0:
            os._exit(code)
        if code != -signal.SIGKILL:
            signal.signal(-code, signal.SIG_DFL)
            os.kill(os.getpid(), -code)


def serve(name: str, version: str, questions: Mapping[str, Question]) -> None:
    """Answer requests until there are no more.

    Args:
        name, version: of the implementation.
        questions: what answers each level, from the path of a file and the name of an RNTuple.
    """
    out = sys.stdout
    sys.stdout = sys.stderr  # output of libraries is not an answer
    for line in sys.stdin:
        request = json.loads(line)
        for level in request["levels"]:
            answer = _answer(questions.get(level), request["file"], request["ntuple"])
            answer |= {
                "id": request["id"],
                "level": level,
                "implementation": {"name": name, "version": version},
            }
            out.write(json.dumps(answer) + "\n")
            out.flush()


def write_one(write: Callable[[Mapping[str, Any], str], None]) -> None:
    """Do the task that the command line names, as ``TASK.json OUT.root``.

    Args:
        write: writes the file of a task to a path; raises ``Unsupported`` if it cannot.
    """
    task, target = sys.argv[1:]
    with open(task, encoding="utf-8") as file:
        document = json.load(file)
    try:
        write(document, target)
    except Unsupported as reason:
        sys.stderr.write(f"{reason}\n")
        sys.exit(UNSUPPORTED)


def _answer(question: Question | None, file: str, ntuple: str | None) -> dict[str, Any]:
    if question is None:
        return {"status": "unsupported"}
    try:
        return {"status": "ok", "result": question(file, ntuple)}
    except Unsupported as reason:
        return {"status": "unsupported", "message": str(reason)}
    except Crash as crash:
        return {"status": "crashed", "message": str(crash)}
    except Refusal as refusal:
        return {
            "status": "refused",
            "message": str(refusal),
            "rule": refusal.rule,
            "stack": list(refusal.stack),
        }
