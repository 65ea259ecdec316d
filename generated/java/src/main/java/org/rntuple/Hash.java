package org.rntuple;

/** Hashes the bytes that a checksum covers. */
@FunctionalInterface
public interface Hash {
    /**
     * Returns the XXH3-64 of bytes, with seed 0.
     *
     * @param data an array that holds the bytes
     * @param offset where they start
     * @param length number of bytes
     */
    long hash(byte[] data, int offset, int length);
}
