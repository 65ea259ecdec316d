"""Values: small trees of numpy arrays, read from columns and cut into columns."""
