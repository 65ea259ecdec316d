"""One RNTuple written again, in another generation or with other settings."""
