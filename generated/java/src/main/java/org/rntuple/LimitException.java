package org.rntuple;

/** A file needs more elements or bytes than the limits of the caller allow. */
public final class LimitException extends RuntimeException {
    private static final long serialVersionUID = 1;

    LimitException(String what, long value, long limit) {
        super("too many " + what + ": " + Long.toUnsignedString(value) + ", and the limit is " + limit);
    }

    /** Compares a number, which is unsigned, with a limit. */
    static void check(String what, long value, long limit) {
        if (Long.compareUnsigned(value, limit) > 0) throw new LimitException(what, value, limit);
    }
}
