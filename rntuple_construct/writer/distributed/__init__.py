"""One RNTuple filled by many processes."""
