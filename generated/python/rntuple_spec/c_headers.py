# Generated from the grammars in spec/ by tools/generate; edit spec/parts and run `make generate`.
"""Fingerprint of the headers in generated/c."""

SHA256 = "6405d5dd136edc2bf6294d4e156f5a88bb0d0e6f59f3f0c5033d943d9067e07a"
