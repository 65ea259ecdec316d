package org.rntuple;

import java.util.Arrays;

/** The bytes break the grammar. The only exception that a parser throws. */
public final class FormatException extends RuntimeException {
    private static final long serialVersionUID = 1;
    private final String path;
    private final long position;

    FormatException(String message, String path, long position) {
        super((path.isEmpty() ? "" : path + ": ") + message + " (at byte " + position + ")");
        this.path = path;
        this.position = position;
    }

    /** Place in the grammar, if a condition of the grammar does not hold; otherwise empty. */
    public String path() { return path; }

    /** Offset in the bytes that were being read. */
    public long position() { return position; }

    static FormatException notValid(Object actual, KaitaiStream io, String path) {
        return new FormatException("the value cannot be " + text(actual), path, io.pos());
    }

    static FormatException notEqual(Object expected, Object actual, KaitaiStream io, String path) {
        return new FormatException(text(actual) + " is not the expected " + text(expected), path, io.pos());
    }

    private static String text(Object value) {
        return value instanceof byte[] ? Arrays.toString((byte[]) value) : String.valueOf(value);
    }
}
