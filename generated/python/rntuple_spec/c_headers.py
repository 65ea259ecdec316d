# Generated from the grammars in spec/ by tools/generate; edit spec/parts and run `make generate`.
"""Fingerprint of the headers in generated/c."""

SHA256 = "5e789ac10699734d5bcf00d14ed11171cc620c45f3123562d30bfc69d78d8324"
