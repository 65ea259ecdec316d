package org.rntuple;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/** Bits of an element of a Switch column: the index in the lower ones, the tag above. */
public final class SwitchLayout {
    private final int bits;
    private final int indexBits;
    private final int tagBits;
    private final List<String> generations;

    SwitchLayout(int bits, int indexBits, int tagBits, String... generations) {
        this.bits = bits;
        this.indexBits = indexBits;
        this.tagBits = tagBits;
        this.generations = Collections.unmodifiableList(Arrays.asList(generations));
    }

    /** Returns all layouts, that of the released format first. */
    public static List<SwitchLayout> all() { return ColumnTables.LAYOUTS; }

    public int bits() { return bits; }

    public int indexBits() { return indexBits; }

    public int tagBits() { return tagBits; }

    /** Generations that have the layout. */
    public List<String> generations() { return generations; }
}
