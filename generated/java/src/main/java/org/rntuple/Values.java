package org.rntuple;

import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Values of fields of the released format: what a field holds, its strings, numbers and choices, and values as JSON. */
public final class Values {
    private static final List<String> ROLES = Arrays.asList("plain", "collection", "record", "variant", "streamer");

    private Values() {}

    private static void need(boolean condition, String text) {
        if (!condition) throw new FormatException(text, "values", 0);
    }

    // The name of a type without template arguments.
    private static String template(NTuple ntuple, int id) { return ntuple.typeName(id).split("<", 2)[0]; }

    /** Returns the structural role of a field: plain, collection, record, variant or streamer; unknown in later formats. */
    public static String role(NTuple ntuple, int id) {
        int number = ntuple.fields().get(id).role();
        return number < ROLES.size() ? ROLES.get(number) : "unknown";
    }

    /**
     * Returns what a field holds, which tells how its values are read.
     *
     * <ul>
     *   <li>{@code list}: as many items of the sub-field as {@link #spans} tells
     *   <li>{@code optional}: the same with at most one item
     *   <li>{@code record}: one value of each sub-field
     *   <li>{@code variant}: a value of one sub-field, which {@link #choices} tells
     *   <li>{@code array}: a fixed number of items of the sub-field, {@link #spans} as well
     *   <li>{@code bitset}: a fixed number of bits, which {@link #numbers} returns, {@link #spans} as well
     *   <li>{@code string}, {@code streamer}: bytes, which {@link #strings} returns
     *   <li>{@code held}: the value of the sub-field, for atomics and enumerations
     *   <li>{@code number}: what {@link #numbers} returns, also for cardinalities
     * </ul>
     *
     * @throws FormatException a list, an optional, an array or an atomic has another number of sub-fields than one
     */
    public static String shape(NTuple ntuple, int id) {
        String found = shapeOf(ntuple, id);
        boolean isOne = Arrays.asList("list", "optional", "array", "held").contains(found);
        need(!isOne || ntuple.children(id).size() == 1, "another number of sub-fields");
        return found;
    }

    private static String shapeOf(NTuple ntuple, int id) {
        String structure = role(ntuple, id);
        String known = ColumnTables.SHAPES.getOrDefault(template(ntuple, id), "");
        boolean hasChildren = !ntuple.children(id).isEmpty();
        if (structure.equals("collection")) return known.equals("optional") ? "optional" : "list";
        if (!structure.equals("plain")) return structure;
        if (known.equals("string")) return "string";
        boolean isSized = known.equals("array") || known.equals("bitset"); // those without elements have no size
        if (isSized || ntuple.fields().get(id).arraySize() != null) return hasChildren ? "array" : "bitset";
        return hasChildren && ntuple.columnsOf(id).isEmpty() ? "held" : "number";
    }

    /** Reads fields. */
    public interface FieldReader {
        /**
         * Returns the first values of a field in a cluster.
         *
         * @param ntuple the RNTuple
         * @param cluster one of its clusters
         * @param id id of the field
         * @param count how many values
         */
        List<Object> read(NTuple ntuple, NTuple.Cluster cluster, int id, long count);
    }

    /**
     * Reads all top-level fields; an error in one field does not affect the others.
     *
     * @param refused gets the messages of errors by the name of the field
     * @return the values of each field by name
     */
    public static Map<String, List<Object>> readFields(NTuple ntuple, FieldReader reader, Map<String, String> refused) {
        Map<String, List<Object>> fields = new LinkedHashMap<>();
        for (int id = 0; id < ntuple.fields().size(); id++) {
            if (ntuple.fields().get(id).parentId() != id) continue;
            try {
                ntuple.requireKnown(id);
                List<Object> found = new ArrayList<>();
                for (NTuple.Cluster cluster : ntuple.clusters()) {
                    ntuple.checkElements(cluster.numEntries());
                    found.addAll(reader.read(ntuple, cluster, id, cluster.numEntries()));
                }
                fields.put(ntuple.name(id), found);
            } catch (FormatException | LimitException | MissingCodecException error) {
                refused.put(ntuple.name(id), error.getMessage());
            }
        }
        return fields;
    }

    /**
     * Returns where the first lists, optionals or arrays of a field start and end among the items of a cluster: value i from
     * element i to element i + 1.
     *
     * @throws FormatException offsets decrease
     * @throws LimitException there are more items than the limit
     */
    public static int[] spans(NTuple ntuple, NTuple.Cluster cluster, int id, long count) {
        String shape = shape(ntuple, id);
        if (!shape.equals("array") && !shape.equals("bitset")) return ntuple.spans(cluster, id, count);
        Long stored = ntuple.fields().get(id).arraySize();
        long size = stored == null ? 0 : stored;
        ntuple.checkElements(size);
        ntuple.checkElements(count);
        ntuple.checkElements(count * size);
        int[] ends = new int[(int) count + 1];
        for (int i = 0; i < count; i++) ends[i + 1] = ends[i] + (int) size;
        return ends;
    }

    /**
     * Returns the first strings, or streamed objects, of a field in a cluster, as bytes.
     *
     * @throws FormatException offsets decrease, or columns have another type
     */
    public static List<byte[]> strings(NTuple ntuple, NTuple.Cluster cluster, int id, long count) {
        int[] ends = ntuple.spans(cluster, id, count);
        NTuple.Elements codes = ntuple.elements(cluster, id, ends[(int) count], 1);
        need(codes.isKind("char", "byte"), "characters in a column of another type");
        List<byte[]> found = new ArrayList<>((int) count);
        for (int i = 0; i < count; i++) {
            byte[] part = new byte[ends[i + 1] - ends[i]];
            for (int k = 0; k < part.length; k++) part[k] = (byte) codes.integers[ends[i] + k];
            found.add(part);
        }
        return found;
    }

    /**
     * Returns the first numbers of a field in a cluster as its type has them. A field may have columns of another type: integers are
     * compared with the range of the field, numbers of a {@code float} are rounded.
     *
     * @param ntuple the RNTuple
     * @param cluster one of its clusters
     * @param id id of the field, of shape {@code number} or {@code bitset}
     * @param count how many numbers; of a bitset, how many bits
     * @return Boolean, Double, Long, and BigInteger beyond 2^63; String for {@code char}, and Long for an enumeration over it
     * @throws FormatException the type is unknown, the column does not fit, or an integer is out of range
     */
    public static List<Object> numbers(NTuple ntuple, NTuple.Cluster cluster, int id, long count) {
        String name = shape(ntuple, id).equals("bitset") ? "bool" : ntuple.typeName(id);
        List<Object> numbers = new ArrayList<>();
        if ("cardinality".equals(ColumnTables.SHAPES.get(template(ntuple, id)))) {
            int[] ends = ntuple.spans(cluster, id, count);
            for (int i = 0; i < count; i++) numbers.add((long) ends[i + 1] - ends[i]);
            return numbers;
        }
        ValueType type = ValueType.of(name);
        need(type != null, "fields of type " + name);
        NTuple.Elements found = ntuple.elements(cluster, id, count, 0);
        need(found.isKind(type.kinds().toArray(new String[0])), "numbers of type " + name + " in a column of another type");
        String element = type.element();
        if (element.startsWith("float")) {
            for (double value : found.reals) numbers.add(element.equals("float32") ? (double) (float) value : value);
            return numbers;
        }
        int parent = (int) ntuple.fields().get(id).parentId();
        boolean isEnumerator = shape(ntuple, parent).equals("held") && !ColumnTables.SHAPES.containsKey(template(ntuple, parent));
        boolean isText = found.type() != null && found.isKind("char");
        boolean isNatural = found.type() != null && found.type().element().equals("uint64");
        for (long value : found.integers) {
            if (element.equals("bool")) numbers.add(value != 0);
            else if (element.equals("char") && !isEnumerator) numbers.add(String.valueOf((char) (value & 0xff)));
            else if (element.equals("char") || isText && element.equals("int8")) numbers.add((long) (byte) value);
            else numbers.add(integer(value, isNatural && value < 0, element));
        }
        return numbers;
    }

    // An integer of a type; isHuge says that it is 2^63 or more.
    private static Object integer(long value, boolean isHuge, String element) {
        boolean isSigned = element.startsWith("int");
        int bits = Integer.parseInt(element.substring(isSigned ? 3 : 4));
        boolean fits;
        if (bits == 64) fits = isSigned ? !isHuge : isHuge || value >= 0;
        else if (isSigned) fits = !isHuge && value >= -1L << bits - 1 && value < 1L << bits - 1;
        else fits = !isHuge && value >= 0 && value < 1L << bits;
        Object number = isHuge ? new BigInteger(Long.toUnsignedString(value)) : (Object) value;
        need(fits, number + " is out of range");
        return number;
    }

    /** Which alternatives values of a variant hold. */
    public static final class Choices {
        /** For each value the tag, from 1 on; 0 stands for no value. */
        public final int[] tags;
        /** For each value the index among the values of its alternative. */
        public final int[] indices;
        /** For each alternative how many values of it are needed. */
        public final long[] sizes;

        Choices(int count, int alternatives) {
            tags = new int[count];
            indices = new int[count];
            sizes = new long[alternatives];
        }
    }

    /**
     * Returns which alternatives the first values of a variant hold.
     *
     * @throws FormatException there is no such alternative, or the column has another type
     */
    public static Choices choices(NTuple ntuple, NTuple.Cluster cluster, int id, long count) {
        NTuple.Elements chosen = ntuple.elements(cluster, id, count, 0);
        need(chosen.isKind("switch"), "a variant with a column of another type");
        Choices found = new Choices((int) count, ntuple.children(id).size());
        for (int i = 0; i < count; i++) {
            long index = chosen.integers[i];
            need(chosen.tags[i] <= found.sizes.length, "a tag of no alternative");
            if (chosen.tags[i] == 0) continue;
            ntuple.checkElements(index < 0 ? index : index + 1);
            found.tags[i] = (int) chosen.tags[i];
            found.indices[i] = (int) index;
            found.sizes[found.tags[i] - 1] = Math.max(found.sizes[found.tags[i] - 1], index + 1);
        }
        return found;
    }

    /** Returns bytes as text; those that are no UTF-8 become U+DC80 to U+DCFF. */
    public static String text(byte[] bytes) {
        try {
            return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
        } catch (CharacterCodingException error) {
            StringBuilder escaped = new StringBuilder();
            for (byte each : bytes) escaped.append((char) (each < 0 ? 0xdc00 + (each & 0xff) : each));
            return escaped.toString();
        }
    }

    /** Returns bytes as hexadecimal digits. */
    public static String hexadecimal(byte[] bytes) {
        StringBuilder digits = new StringBuilder();
        for (byte each : bytes) digits.append(String.format("%02x", each));
        return digits.toString();
    }

    /**
     * Spells a value as the conformance protocol does: integers exactly, infinities and not-a-number as strings, bytes as text, or as
     * {@code {"$bytes": ...}} with hexadecimal digits if they are not UTF-8.
     *
     * @param value null, a Boolean, Number, String or byte[], or a List or a Map of these
     */
    public static String toJson(Object value) {
        StringBuilder out = new StringBuilder();
        spell(out, value);
        return out.toString();
    }

    private static void spell(StringBuilder out, Object value) {
        if (value instanceof List) {
            String separator = "[";
            for (Object item : (List<?>) value) {
                spell(out.append(separator), item);
                separator = ",";
            }
            out.append(separator.equals("[") ? "[]" : "]");
        } else if (value instanceof Map) {
            String separator = "{";
            for (Map.Entry<?, ?> member : ((Map<?, ?>) value).entrySet()) {
                quote(out.append(separator), String.valueOf(member.getKey()));
                spell(out.append(':'), member.getValue());
                separator = ",";
            }
            out.append(separator.equals("{") ? "{}" : "}");
        } else if (value instanceof byte[]) {
            String text = text((byte[]) value);
            boolean isText = Arrays.equals(text.getBytes(StandardCharsets.UTF_8), (byte[]) value);
            if (isText) quote(out, text);
            else spell(out, Map.of("$bytes", hexadecimal((byte[]) value)));
        } else if (value instanceof String) {
            quote(out, (String) value);
        } else if (value instanceof Double && !Double.isFinite((Double) value)) {
            out.append(Double.isNaN((Double) value) ? "\"nan\"" : (Double) value > 0 ? "\"inf\"" : "\"-inf\"");
        } else {
            out.append(value);
        }
    }

    private static void quote(StringBuilder out, String text) {
        out.append('"');
        for (char unit : text.toCharArray()) {
            if (unit == '"' || unit == '\\') out.append('\\').append(unit);
            else if (unit >= 0x20 && unit <= 0x7e) out.append(unit);
            else out.append(String.format("\\u%04x", (int) unit));
        }
        out.append('"');
    }
}
