package org.rntuple;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/** A column type of a generation of the format. */
public final class ColumnType {
    /** An encoding step of the elements of a page. */
    public enum Step { BITS, SPLIT, ZIGZAG, DELTA, PACKED, TRUNCATE, QUANTIZE, SWITCH }

    private final String generation;
    private final int id;
    private final String name;
    private final String kind;
    private final int bitsMin;
    private final int bitsMax;
    private final String element;
    private final boolean signFromField;
    private final List<Step> steps;

    ColumnType(String generation, int id, String name, String kind, int bitsMin, int bitsMax, String element,
            boolean signFromField, Step... steps) {
        this.generation = generation;
        this.id = id;
        this.name = name;
        this.kind = kind;
        this.bitsMin = bitsMin;
        this.bitsMax = bitsMax;
        this.element = element;
        this.signFromField = signFromField;
        this.steps = Collections.unmodifiableList(Arrays.asList(steps));
    }

    /**
     * Returns a column type, or null if the generation has none of that id.
     *
     * @param generation {@code 1.x}, {@code rc2}, {@code rc1} or {@code v0}
     * @param id as in the record of the column
     */
    public static ColumnType of(String generation, int id) {
        for (ColumnType type : ColumnTables.TYPES) {
            if (type.id == id && type.generation.equals(generation)) return type;
        }
        return null;
    }

    /** Returns the column types of all generations. */
    public static List<ColumnType> all() { return ColumnTables.TYPES; }

    public String generation() { return generation; }

    public int id() { return id; }

    /** Name in the format. */
    public String name() { return name; }

    /** {@code bit}, {@code byte}, {@code char}, {@code integer}, {@code real}, {@code index} or {@code switch}. */
    public String kind() { return kind; }

    /** Fewest legal bits on storage of an element. */
    public int bitsMin() { return bitsMin; }

    /** Most legal bits on storage of an element. */
    public int bitsMax() { return bitsMax; }

    /** Type of an element, for example {@code int16}. */
    public String element() { return element; }

    /** Whether the field tells if elements are signed. */
    public boolean signFromField() { return signFromField; }

    /** Encoding steps in the order of writing. */
    public List<Step> steps() { return steps; }
}
