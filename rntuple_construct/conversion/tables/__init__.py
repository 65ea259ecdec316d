"""Tables of other formats: import and export."""
