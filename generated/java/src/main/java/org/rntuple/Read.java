package org.rntuple;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Paths;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Prints RNTuples of the released format, their metadata and their values: {@code Read FILE [NTUPLE [LEVELS]]}.
 *
 * <p>Prints an answer of the conformance protocol for each of the levels {@code container}, {@code metadata} and {@code values},
 * which are separated by commas. Files, metadata and columns are those of {@link NTuple}; this program decides how values look.
 */
public final class Read {
    private static final List<String> ROLES = Arrays.asList("plain", "collection", "record", "variant", "streamer");
    private static final int COLLECTION = 1;
    private static final int RECORD = 2;
    private static final int VARIANT = 3;
    private static final int STREAMER = 4;
    private static final long MOST = NTuple.MAX_ELEMENTS;

    private final NTuple ntuple;

    private Read(NTuple ntuple) { this.ntuple = ntuple; }

    /** The file, the RNTuple or a field cannot be read. */
    private static final class RefusedException extends RuntimeException {
        private static final long serialVersionUID = 1;

        RefusedException(String message) { super(message); }
    }

    private static void need(boolean condition, String text) {
        if (!condition) throw new RefusedException(text);
    }

    // -- JSON ------------------------------------------------------------------------------------------------------

    private static String text(byte[] bytes) {
        try {
            return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
        } catch (CharacterCodingException error) {
            return null;
        }
    }

    private static String quoted(String text) {
        StringBuilder out = new StringBuilder("\"");
        for (char unit : text.toCharArray()) {
            if (unit == '"' || unit == '\\') out.append('\\').append(unit);
            else if (unit >= 0x20 && unit <= 0x7e) out.append(unit);
            else out.append(String.format("\\u%04x", (int) unit));
        }
        return out.append('"').toString();
    }

    private static String name(Rntuple.CountedString name) {
        String found = text(name.raw());
        if (found != null) return found;
        StringBuilder escaped = new StringBuilder();
        for (byte b : name.raw()) escaped.append((char) (b < 0 ? 0xdc00 + (b & 0xff) : b));
        return escaped.toString();
    }

    private static String object(String... namesAndValues) {
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < namesAndValues.length; i += 2) {
            out.append(i == 0 ? '{' : ',').append(quoted(namesAndValues[i])).append(':').append(namesAndValues[i + 1]);
        }
        return out.append(out.length() == 0 ? "{}" : "}").toString();
    }

    private static String object(Map<String, String> members) {
        return object(members.entrySet().stream().flatMap(each -> java.util.stream.Stream.of(each.getKey(), each.getValue()))
                .toArray(String[]::new));
    }

    private static String list(List<String> items) { return "[" + String.join(",", items) + "]"; }

    private static String bytes(String mark, byte[] bytes) {
        StringBuilder digits = new StringBuilder();
        for (byte b : bytes) digits.append(String.format("%02x", b));
        return object(mark, quoted(digits.toString()));
    }

    private static String real(double value) {
        return Double.isNaN(value) ? "\"nan\"" : Double.isInfinite(value) ? value > 0 ? "\"inf\"" : "\"-inf\"" : Double.toString(value);
    }

    private String path(int id) {
        int parent = (int) ntuple.fields().get(id).parentId();
        return (parent == id ? "" : path(parent) + ".") + name(ntuple.fields().get(id).name());
    }

    // -- values ----------------------------------------------------------------------------------------------------

    /** Returns a number as JSON, as a type of C++ has it. */
    private static String number(NTuple.Elements found, int i, String typeName, boolean isEnumerator) {
        if (typeName.equals("float") || typeName.equals("double")) {
            need(found.isKind("real"), "no real numbers");
            return real(typeName.equals("float") ? (float) found.reals[i] : found.reals[i]);
        }
        need(typeName.equals("std::byte") ? found.isKind("byte") : found.isKind("bit", "char", "integer"), "no integers");
        long value = found.integers[i];
        if (typeName.equals("bool")) return String.valueOf(value != 0);
        if (typeName.equals("char")) return isEnumerator ? String.valueOf((byte) value) : quoted(String.valueOf((char) (value & 0xff)));
        boolean isSigned = typeName.startsWith("std::int");
        int bits = typeName.equals("std::byte") ? 8 : 0;
        for (int width = 8; width <= 64; width *= 2) {
            if (typeName.equals((isSigned ? "std::int" : "std::uint") + width + "_t")) bits = width;
        }
        need(bits != 0, "fields of type " + typeName);
        boolean isText = found.type() != null && found.isKind("char");
        if (isText && isSigned && bits == 8) value = (byte) value;
        boolean isHuge = value < 0 && found.type() != null && found.type().element().equals("uint64");
        boolean fits = bits == 64 ? (isSigned ? !isHuge : isHuge || value >= 0)
                : !isHuge && value >= (isSigned ? -1L << bits - 1 : 0) && value < 1L << (isSigned ? bits - 1 : bits);
        String text = isHuge ? Long.toUnsignedString(value) : String.valueOf(value);
        need(fits, text + " is out of range");
        return text;
    }

    /** Returns the first values of a field in a cluster, as JSON. */
    private List<String> values(NTuple.Cluster cluster, int id, long count, boolean isEnumerator) {
        need(count >= 0 && count <= MOST, "too many values");
        Rntuple.Field field = ntuple.fields().get(id);
        List<Integer> below = ntuple.children(id);
        String type = name(field.typeName());
        List<String> result = new ArrayList<>((int) count);
        if (field.role() == COLLECTION) {
            int[] ends = ntuple.spans(cluster, id, count);
            need(below.size() == 1, "a collection of several fields");
            List<String> items = values(cluster, below.get(0), ends[(int) count], false);
            boolean isOptional = type.startsWith("std::optional<") || type.startsWith("std::unique_ptr<");
            for (int i = 0; i < count; i++) {
                if (isOptional) result.add(ends[i] < ends[i + 1] ? items.get(ends[i]) : "null");
                else result.add(list(items.subList(ends[i], ends[i + 1])));
            }
        } else if (field.role() == RECORD) {
            List<List<String>> members = new ArrayList<>();
            for (int child : below) members.add(values(cluster, child, count, false));
            for (int i = 0; i < count; i++) {
                Map<String, String> parts = new LinkedHashMap<>();
                for (int k = 0; k < below.size(); k++) parts.put(name(ntuple.fields().get(below.get(k)).name()), members.get(k).get(i));
                result.add(object(parts));
            }
        } else if (field.role() == VARIANT) {
            NTuple.Elements chosen = ntuple.elements(cluster, id, count, 0);
            need(chosen.isKind("switch"), "no Switch column");
            long[] sizes = new long[below.size() + 1];
            for (int i = 0; i < count; i++) {
                long tag = chosen.tags[i];
                need(tag <= below.size(), "a tag of no alternative");
                need(chosen.integers[i] >= 0 && chosen.integers[i] < MOST, "an index of no element");
                if (tag > 0) sizes[(int) tag] = Math.max(sizes[(int) tag], chosen.integers[i] + 1);
            }
            List<List<String>> held = new ArrayList<>();
            for (int k = 0; k < below.size(); k++) held.add(values(cluster, below.get(k), sizes[k + 1], false));
            for (int i = 0; i < count; i++) {
                int tag = (int) chosen.tags[i];
                result.add(tag == 0 ? "null" : held.get(tag - 1).get((int) chosen.integers[i]));
            }
        } else if (field.role() == STREAMER || type.equals("std::string")) {
            int[] ends = ntuple.spans(cluster, id, count);
            NTuple.Elements codes = ntuple.elements(cluster, id, ends[(int) count], 1);
            need(codes.isKind("char", "byte"), "characters in a column of another type");
            for (int i = 0; i < count; i++) {
                byte[] part = new byte[ends[i + 1] - ends[i]];
                for (int k = 0; k < part.length; k++) part[k] = (byte) codes.integers[ends[i] + k];
                String text = field.role() == STREAMER ? null : text(part);
                result.add(text != null ? quoted(text) : bytes(field.role() == STREAMER ? "$streamer" : "$bytes", part));
            }
        } else if (field.arraySize() != null) {
            long size = field.arraySize();
            need(size >= 0 && (size == 0 || count <= MOST / size), "too many values");
            List<String> items = new ArrayList<>();
            if (below.isEmpty()) { // std::bitset
                for (long bit : ntuple.elements(cluster, id, count * size, 0).integers) items.add(String.valueOf(bit != 0));
            } else {
                items = values(cluster, below.get(0), count * size, false);
            }
            for (int i = 0; i < count; i++) result.add(list(items.subList((int) (i * size), (int) ((i + 1) * size))));
        } else if (type.startsWith("ROOT::RNTupleCardinality<")) {
            int[] ends = ntuple.spans(cluster, id, count);
            for (int i = 0; i < count; i++) result.add(String.valueOf(ends[i + 1] - ends[i]));
        } else if (below.size() == 1 && ntuple.columnsOf(id).isEmpty()) { // std::atomic, or an enumeration, whose values are numbers
            result = values(cluster, below.get(0), count, !type.startsWith("std::atomic<"));
        } else {
            NTuple.Elements found = ntuple.elements(cluster, id, count, 0);
            for (int i = 0; i < count; i++) result.add(number(found, i, type, isEnumerator));
        }
        return result;
    }

    // -- answers ---------------------------------------------------------------------------------------------------

    private static String container(byte[] data) {
        List<String> found = new ArrayList<>();
        for (String path : NTuple.findAnchors(data).keySet()) found.add(object("name", quoted(path)));
        return object("ntuples", list(found));
    }

    private String metadata() {
        List<String> found = new ArrayList<>();
        for (int id = 0; id < ntuple.fields().size(); id++) {
            Rntuple.Field field = ntuple.fields().get(id);
            String role = field.role() < ROLES.size() ? ROLES.get(field.role()) : "unknown";
            found.add(object("path", quoted(path(id)), "type_name", quoted(name(field.typeName())), "role", quoted(role)));
        }
        return object("num_entries", "" + ntuple.numEntries(), "num_clusters", "" + ntuple.clusters().size(), "fields", list(found));
    }

    private String values() {
        Map<String, String> found = new LinkedHashMap<>();
        Map<String, String> refused = new LinkedHashMap<>();
        for (int id = 0; id < ntuple.fields().size(); id++) {
            if (ntuple.fields().get(id).parentId() != id) continue;
            try {
                ntuple.requireKnown(id);
                List<String> all = new ArrayList<>();
                for (NTuple.Cluster cluster : ntuple.clusters()) all.addAll(values(cluster, id, cluster.numEntries(), false));
                found.put(name(ntuple.fields().get(id).name()), list(all));
            } catch (FormatException | MissingCodecException | RefusedException error) {
                refused.put(name(ntuple.fields().get(id).name()), quoted(error.getMessage()));
            } catch (OutOfMemoryError error) {
                refused.put(name(ntuple.fields().get(id).name()), quoted("the values need more memory than there is"));
            }
        }
        return object("num_entries", "" + ntuple.numEntries(), "fields", object(found), "refused", object(refused));
    }

    private static String answer(byte[] data, String name, String level) {
        if (level.equals("container")) return container(data);
        need(level.equals("metadata") || level.equals("values"), "there is no level " + level);
        Map<String, RootFile.Key> found = NTuple.findAnchors(data);
        need(name.isEmpty() ? !found.isEmpty() : found.containsKey(name), "there is no such RNTuple");
        Read ntuple = new Read(new NTuple(data, name.isEmpty() ? found.values().iterator().next() : found.get(name)));
        return level.equals("metadata") ? ntuple.metadata() : ntuple.values();
    }

    public static void main(String[] arguments) throws IOException {
        if (arguments.length < 1) {
            System.err.println("usage: Read FILE [NTUPLE [LEVELS]]");
            System.exit(2);
        }
        byte[] data = Files.readAllBytes(Paths.get(arguments[0]));
        PrintStream lines = new PrintStream(System.out, false, StandardCharsets.US_ASCII);
        for (String level : (arguments.length > 2 ? arguments[2] : "values").split(",")) {
            String result;
            try {
                result = object("level", quoted(level), "status", quoted("ok"), "result",
                        answer(data, arguments.length > 1 ? arguments[1] : "", level));
            } catch (FormatException | MissingCodecException | RefusedException error) {
                result = object("level", quoted(level), "status", quoted("refused"), "message", quoted(error.getMessage()));
            }
            lines.print(result + "\n");
        }
        lines.flush();
    }
}
