"""Many files, and arrays spread over many processes: on this machine, or on a Dask cluster."""

from __future__ import annotations
