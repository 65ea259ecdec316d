package org.rntuple;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/** A type of numbers. */
public final class ValueType {
    private final String element;
    private final List<String> kinds;

    ValueType(String element, String... kinds) {
        this.element = element;
        this.kinds = Collections.unmodifiableList(Arrays.asList(kinds));
    }

    /** Returns a type by its name, or null if it is no type of numbers. */
    public static ValueType of(String name) { return ColumnTables.VALUE_TYPES.get(name); }

    /** What its numbers are, for example {@code int16}; {@code char} for characters. */
    public String element() { return element; }

    /** Kinds of the columns that a field of the type may have. */
    public List<String> kinds() { return kinds; }
}
