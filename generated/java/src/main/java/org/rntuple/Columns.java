package org.rntuple;

import java.util.List;
import org.rntuple.ColumnType.Step;

/** Pages of columns to values: undoes the encoding steps of a column type. */
public final class Columns {
    private Columns() {}

    /** Elements of a page. Arrays that the column type does not need are empty. */
    public static final class Elements {
        /** Integers, indices, and 0 or 1 for bits. Those of fewer than 64 bits are extended by their sign. */
        public final long[] integers;
        /** Tags of a Switch column, whose indices are in {@link #integers}. */
        public final long[] tags;
        /** Floating point numbers. */
        public final double[] reals;

        private Elements(long[] integers, long[] tags, double[] reals) {
            this.integers = integers;
            this.tags = tags;
            this.reals = reals;
        }

        /** Number of elements. */
        public int size() { return integers.length + reals.length; }
    }

    /** What column and generation add to the column type. */
    public static final class Options {
        private int bits;
        private double min;
        private double max;
        private SwitchLayout layout = SwitchLayout.all().get(0);
        private boolean isSigned;
        private int limit = Integer.MAX_VALUE;

        /** Bits on storage of an element. The default is the most that the column type allows. */
        public Options bits(int value) {
            bits = value;
            return this;
        }

        /** Range of a quantized column. */
        public Options range(double least, double most) {
            min = least;
            max = most;
            return this;
        }

        /** Layout of a Switch column. The default is that of the released format. */
        public Options layout(SwitchLayout value) {
            layout = value;
            return this;
        }

        /** Whether elements are signed, for column types that leave it to the field. */
        public Options isSigned(boolean value) {
            isSigned = value;
            return this;
        }

        /** How many elements are wanted at most. The default is all. */
        public Options limit(int value) {
            limit = value;
            return this;
        }
    }

    private static final double[] NO_REALS = {};
    private static final long[] NO_INTEGERS = {};

    /**
     * Returns the elements of an uncompressed page.
     *
     * @param type the column type
     * @param page the page without checksum
     * @param number elements of the page
     * @param column what column and generation add
     * @throws FormatException the page is too short, or bits or range are not those of the column type
     */
    public static Elements decodePage(ColumnType type, byte[] page, int number, Options column) {
        List<Step> steps = type.steps();
        boolean isSwitch = steps.contains(Step.SWITCH);
        int bits = isSwitch ? column.layout.bits() : column.bits == 0 ? type.bitsMax() : column.bits;
        if (!isSwitch && (bits < type.bitsMin() || bits > type.bitsMax())) {
            throw wrong(bits + " bits for an element of " + type.name());
        }
        long size = ((long) number * bits + 7) / 8;
        if (number < 0 || page.length < size) {
            throw wrong(size + " bytes wanted for " + number + " elements of " + type.name() + ", " + page.length + " left");
        }
        int count = Math.min(number, column.limit);
        if (steps.contains(Step.TRUNCATE) || steps.contains(Step.QUANTIZE)) {
            return new Elements(NO_INTEGERS, NO_INTEGERS, packed(type, page, count, bits, column));
        }
        long[] codes = new long[count];
        if (steps.contains(Step.BITS)) {
            for (int i = 0; i < count; i++) codes[i] = page[i >> 3] >> (i & 7) & 1;
            return new Elements(codes, NO_INTEGERS, NO_REALS);
        }
        int width = bits / 8;
        // Byte b of element i stands at b * ofByte + i * ofElement.
        int ofByte = steps.contains(Step.SPLIT) ? number : 1;
        int ofElement = steps.contains(Step.SPLIT) ? 1 : width;
        if (isSwitch) return pairs(page, codes, width, column.layout);
        for (int i = 0; i < count; i++) codes[i] = code(page, i * ofElement, ofByte, width);
        if (type.element().startsWith("float")) {
            double[] reals = new double[count];
            for (int i = 0; i < count; i++) reals[i] = real(codes[i], bits);
            return new Elements(NO_INTEGERS, NO_INTEGERS, reals);
        }
        boolean isSigned = type.element().startsWith("i") || column.isSigned;
        if (steps.contains(Step.ZIGZAG)) {
            for (int i = 0; i < count; i++) codes[i] = codes[i] >>> 1 ^ -(codes[i] & 1);
        } else if (isSigned) {
            for (int i = 0; i < count; i++) codes[i] = codes[i] << 64 - bits >> 64 - bits;
        }
        if (steps.contains(Step.DELTA)) {
            for (int i = 1; i < count; i++) codes[i] = codes[i] + codes[i - 1] & -1L >>> 64 - bits;
        }
        return new Elements(codes, NO_INTEGERS, NO_REALS);
    }

    /** Returns the elements of a page of a column that needs no options. */
    public static Elements decodePage(ColumnType type, byte[] page, int number) {
        return decodePage(type, page, number, new Options());
    }

    private static FormatException wrong(String message) { return new FormatException(message, "decodePage", 0); }

    private static long code(byte[] page, int start, int step, int width) {
        long code = 0;
        for (int b = width - 1; b >= 0; b--) code = code << 8 | page[start + b * step] & 0xff;
        return code;
    }

    private static Elements pairs(byte[] page, long[] indices, int width, SwitchLayout layout) {
        long[] tags = new long[indices.length];
        for (int i = 0; i < indices.length; i++) {
            long code = code(page, i * width, 1, 8);
            boolean isWide = layout.indexBits() == 64;
            indices[i] = isWide ? code : code & (1L << layout.indexBits()) - 1;
            tags[i] = isWide ? code(page, i * width + 8, 1, width - 8) : code >>> layout.indexBits();
        }
        return new Elements(indices, tags, NO_REALS);
    }

    private static double[] packed(ColumnType type, byte[] page, int count, int bits, Options column) {
        boolean isTruncated = type.steps().contains(Step.TRUNCATE);
        if (!isTruncated && !(column.min < column.max)) {
            throw wrong("a range from " + column.min + " to " + column.max + " of a column of type " + type.name());
        }
        double step = (column.max - column.min) / ((1L << bits) - 1);
        double[] reals = new double[count];
        for (int i = 0; i < count; i++) {
            long bit = (long) i * bits;
            int first = (int) (bit >> 3);
            long code = code(page, first, 1, (int) ((bit + bits - 1 >> 3) - first) + 1) >>> (bit & 7) & (1L << bits) - 1;
            reals[i] = isTruncated ? real(code << 32 - bits, 32) : Math.min(code * step + column.min, column.max);
        }
        return reals;
    }

    private static double real(long code, int bits) {
        if (bits == 64) return Double.longBitsToDouble(code);
        if (bits == 32) return Float.intBitsToFloat((int) code);
        int exponent = (int) (code >> 10 & 31);
        double mantissa = code & 1023;
        double value = exponent == 31 ? (mantissa == 0 ? Double.POSITIVE_INFINITY : Double.NaN)
                : exponent == 0 ? Math.scalb(mantissa, -24) : Math.scalb(mantissa + 1024, exponent - 25);
        return code >> 15 == 0 ? value : -value;
    }
}
