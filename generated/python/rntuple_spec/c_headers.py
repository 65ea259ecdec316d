# Generated from the grammars in spec/ by tools/generate; edit spec/parts and run `make generate`.
"""Fingerprint of the headers in generated/c."""

SHA256 = "4b8aaa295de680964e30cd0fe3ff9ab86770f22bea0e6c9fb234558b3566f5d9"
