"""Ground rules of all rooms: errors, limits, rules and names of the format."""
