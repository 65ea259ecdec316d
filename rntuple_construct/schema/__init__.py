"""Schemas: C++ type names, declared fields, column encodings, and the fields of a file resolved."""
