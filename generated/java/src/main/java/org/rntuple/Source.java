package org.rntuple;

import java.io.EOFException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.util.Arrays;

/** A file that is read by ranges: bytes in memory, a channel, or a type of yours for a URL. */
public interface Source {
    /** Returns the number of bytes. */
    long size();

    /**
     * Returns bytes of the file, all of which are there.
     *
     * @param offset where they start
     * @param length how many
     * @throws UncheckedIOException the file cannot be read
     */
    byte[] read(long offset, int length);

    /** Returns the most bytes of one object of the file that are read, such as a page: sizes in damaged files do not exhaust the memory. */
    default long maxBytes() { return 1L << 30; }

    /** Returns bytes in memory as a source. */
    static Source of(byte[] bytes) {
        return new Source() {
            @Override
            public long size() { return bytes.length; }

            @Override
            public byte[] read(long offset, int length) { return Arrays.copyOfRange(bytes, (int) offset, (int) offset + length); }
        };
    }

    /** Returns a channel of a file as a source; several threads may use it. */
    static Source of(FileChannel channel) {
        return new Source() {
            @Override
            public long size() {
                try {
                    return channel.size();
                } catch (IOException error) {
                    throw new UncheckedIOException(error);
                }
            }

            @Override
            public byte[] read(long offset, int length) {
                ByteBuffer buffer = ByteBuffer.allocate(length);
                try {
                    while (buffer.hasRemaining()) {
                        if (channel.read(buffer, offset + buffer.position()) < 0) throw new EOFException("the file has shrunk");
                    }
                } catch (IOException error) {
                    throw new UncheckedIOException(error);
                }
                return buffer.array();
            }
        };
    }
}
