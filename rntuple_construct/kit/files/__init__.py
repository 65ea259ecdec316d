"""Files that are taken apart, changed and put together."""
