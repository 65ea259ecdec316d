"""Summaries and comparisons: statistics and differences."""
