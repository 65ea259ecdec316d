"""The reference site of the format: pages made from spec/ and from bytes of small files."""
