# Generated from the grammars in spec/ by tools/generate; edit spec/parts and run `make generate`.
"""Fingerprint of the headers in generated/c."""

SHA256 = "d3147b3904bb974863a6be2e5a9792d352881f0cb9b9c179ab57c3257157cd53"
