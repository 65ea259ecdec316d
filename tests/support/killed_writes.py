"""A program that is killed before one of its writes to a file that grows: put in front of the text of a test's own program."""

KILLED_AT_WRITE = """
import os, signal, sys
from rntuple_construct.storage.update import UpdateSink
left = int(sys.argv.pop(1))
def counted(write):
    def note(self, *arguments):
        global left
        if not left:
            os.kill(os.getpid(), signal.SIGKILL)
        left -= 1
        write(self, *arguments)
    return note
UpdateSink._write_at = counted(UpdateSink._write_at)
UpdateSink._pwritev = counted(UpdateSink._pwritev)
"""
