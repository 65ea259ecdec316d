"""Clusters of files whose writer was killed, or that were cut or overwritten (``rntuple recover``)."""
