"""Checks that find faults of this package: users need none of them, so they are not installed."""
