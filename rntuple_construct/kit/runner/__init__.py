"""Conformance runs: other implementations read the files of a corpus, and every case gets a verdict."""
