"""The bytes of the format: grammar, generations, container, compression, columns, metadata."""
