# Generated from the grammars in spec/ by tools/generate; edit spec/parts and run `make generate`.
"""Fingerprint of the headers in generated/c."""

SHA256 = "432e8ba12e9a5bc1f83c32f7c4c116f867a69349d65e37a0b0dc1dbd7dcc3445"
