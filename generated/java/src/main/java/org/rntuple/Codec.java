package org.rntuple;

/** Decompresses the chunks of a compression algorithm. */
@FunctionalInterface
public interface Codec {
    /**
     * Returns the uncompressed bytes of a chunk.
     *
     * @param data the bytes of the chunk without its head
     * @param length number of bytes after decompression
     * @throws Exception the data are damaged
     */
    byte[] decompress(byte[] data, int length) throws Exception;
}
