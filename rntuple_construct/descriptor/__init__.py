"""What the envelopes of an RNTuple say together: one schema, and clusters with their pages."""
