package org.rntuple;

import java.util.function.Function;

/** Ranges of a file, and the structures in them. */
final class Ranges {
    /** Bytes of most headers, keys and directories. */
    private static final long FIRST_READ = 512;
    /** No key is longer: its length has 16 bits. */
    private static final long MAX_RECORD = 1 << 16;

    private Ranges() {}

    /** Returns bytes of a file, or throws a FormatException if they are outside of it. */
    static byte[] read(Source file, long start, long length) {
        long size = file.size();
        if (start < 0 || length < 0 || start > size || length > size - start) {
            throw new FormatException(Long.toUnsignedString(length) + " bytes are outside of the file", "readBlob", start);
        }
        LimitException.check("bytes", length, Math.min(file.maxBytes(), Integer.MAX_VALUE - 8));
        return file.read(start, (int) length);
    }

    /** Returns a structure whose size its first bytes do not tell: reads more until the parser has enough. */
    static <T> T parse(Source file, long start, Function<byte[], T> parser) {
        long left = file.size() - start;
        if (start < 0 || left < 0) {
            throw new FormatException("byte " + Long.toUnsignedString(start) + " is outside of the file", "ntuple", 0);
        }
        for (long size = FIRST_READ;; size *= 16) {
            long length = Math.min(size, left);
            try {
                return parser.apply(read(file, start, length));
            } catch (FormatException error) {
                if (length == left || size > MAX_RECORD) throw error;
            }
        }
    }
}
