"""Histograms of expressions, for terminals, image files and notebooks."""
