"""The conformance kit: cases, files made from them, and the answers of other implementations to those files."""
