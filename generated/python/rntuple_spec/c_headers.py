# Generated from the grammars in spec/ by tools/generate; edit spec/parts and run `make generate`.
"""Fingerprint of the headers in generated/c."""

SHA256 = "61426ea742172780b00d7269f121d58ee524a9209f5e3e4fe67519840998ad3f"
