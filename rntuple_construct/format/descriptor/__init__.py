"""The joined contents of the envelopes of an RNTuple: one schema, and clusters with their pages."""
