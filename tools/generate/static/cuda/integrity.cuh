// Integrity of stored pages before they are decoded.
