"""Entries of several RNTuples in one: merge and append."""
