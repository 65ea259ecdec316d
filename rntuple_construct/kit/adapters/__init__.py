"""Programs that speak the conformance protocol for one implementation each."""
