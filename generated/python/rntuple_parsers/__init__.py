"""Parsers of metadata specialised for speed, generated from the grammars in ``spec/``: flat records, lists as columns.

Each grammar has a module with one function for each type; ``parse`` calls it::

    from rntuple_parsers import parse, rntuple

    header = parse(rntuple.rntuple, envelope).payload
    fields = header.schema.fields.items
    fields[0].name, fields.array("parent_id")

They accept and refuse the same bytes as the parsers of ``rntuple_kaitai``, which also say where bytes break a grammar.
"""

from rntuple_parsers.runtime import ParseError, Record, Records, parse

__all__ = ["ParseError", "Record", "Records", "parse"]
