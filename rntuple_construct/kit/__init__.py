"""The conformance kit: cases, files made from them, and what other implementations make of those files."""
