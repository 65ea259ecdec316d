# Generated from the grammars in spec/ by tools/generate; edit spec/parts and run `make generate`.
"""Fingerprint of the headers in generated/c."""

SHA256 = "3e6619b24cc6f20f00de1642d1feefb84adf753f9155e5e193f2a76a7387bef2"
