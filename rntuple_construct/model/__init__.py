"""The values: declared types, trees of numpy arrays, and array libraries."""
