"""One RNTuple filled by many processes: numbered tasks write parts, which the last step assembles."""
