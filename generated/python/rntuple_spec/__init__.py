"""Facts of the RNTuple format as typed Python tables, generated from spec/. Do not edit."""
