"""Files that are parsed, changed and built again."""
