package org.rntuple;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Paths;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/**
 * Prints RNTuples of the released format, their metadata and their values: {@code Read FILE [NTUPLE [LEVELS]]}.
 *
 * <p>Prints an answer of the conformance protocol for each of the levels {@code container}, {@code metadata} and {@code values},
 * which are separated by commas.
 */
public final class Read {
    private static final List<String> ROLES = Arrays.asList("plain", "collection", "record", "variant", "streamer");
    private static final int COLLECTION = 1;
    private static final int RECORD = 2;
    private static final int VARIANT = 3;
    private static final int STREAMER = 4;
    /** The most values of a field in a cluster: sizes in damaged files do not exhaust the memory. */
    private static final long MOST = 1 << 24;
    /** The most levels of fields: damaged files do not exhaust the stack. */
    private static final int DEEPEST = 500;

    private final byte[] data;
    private final long maxKeySize;
    private byte[] checksum;
    private long numEntries;
    private final List<Rntuple.Field> fields = new ArrayList<>();
    private final List<List<Integer>> children = new ArrayList<>();
    private final List<Rntuple.Column> columns = new ArrayList<>();
    private final List<Rntuple.AliasColumn> aliases = new ArrayList<>();
    private final List<Cluster> clusters = new ArrayList<>();

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

    // -- the container ---------------------------------------------------------------------------------------------

    private static byte[] rest(byte[] data, long offset) {
        need(offset >= 0 && offset <= data.length, "byte " + offset + " is outside of the file");
        return Arrays.copyOfRange(data, (int) offset, data.length);
    }

    /** Returns the key of the newest anchor of each RNTuple by its path. */
    private static Map<String, RootFile.Key> anchors(byte[] data) {
        RootFile file = RootFile.parse(data);
        need(file.header().ofsEnd() <= data.length, "the file is truncated");
        Map<String, RootFile.Key> found = new LinkedHashMap<>();
        Set<Long> seen = new HashSet<>(Collections.singleton(0L));
        ArrayDeque<Map.Entry<Long, String>> open = new ArrayDeque<>();
        open.add(Map.entry(file.rootDirectory().ofsKeys(), ""));
        while (!open.isEmpty()) {
            Map.Entry<Long, String> directory = open.remove();
            if (!seen.add(directory.getKey())) continue;
            byte[] list = RootFile.Record.parse(rest(data, directory.getKey())).payload();
            for (RootFile.Key key : RootFile.KeysList.parse(list).keys()) {
                String path = directory.getValue() + key.name().value();
                String className = key.className().value();
                if (className.equals("TDirectory") || className.equals("TDirectoryFile")) {
                    open.add(Map.entry(RootFile.Directory.parse(rest(data, key.ofsKey() + key.lenKey())).ofsKeys(), path + "/"));
                } else if (className.equals(Constants.ANCHOR_CLASS)
                        && (!found.containsKey(path) || key.cycle() > found.get(path).cycle())) {
                    found.put(path, key);
                }
            }
        }
        return found;
    }

    // -- metadata --------------------------------------------------------------------------------------------------

    private static final class Cluster {
        final Rntuple.ClusterSummary summary;
        final List<Rntuple.ColumnPages> pages;

        Cluster(Rntuple.ClusterSummary summary, List<Rntuple.ColumnPages> pages) {
            this.summary = summary;
            this.pages = pages;
        }
    }

    private Read(byte[] data, RootFile.Key key) {
        this.data = data;
        byte[] object = Compression.readAnchor(data, key.ofsKey() + key.lenKey(), key.lenRecord() - key.lenKey(), key.lenObject());
        RootFile.Anchor anchor = RootFile.Anchor.parse(object);
        need(anchor.versionEpoch() == 1, "version " + anchor.versionEpoch() + " of the format");
        maxKeySize = anchor.maxKeySize();
        Rntuple.Header header = envelope(Rntuple.Header.class, anchor.ofsHeader(), anchor.lenHeaderStored(), anchor.lenHeader());
        Rntuple.Footer footer = envelope(Rntuple.Footer.class, anchor.ofsFooter(), anchor.lenFooterStored(), anchor.lenFooter());
        need(Arrays.equals(footer.headerChecksum(), checksum), "a footer of another header");
        check(header.featureFlags());
        check(footer.featureFlags());
        add(header.schema());
        add(footer.schemaExtension().body().schema());
        int[] depths = new int[fields.size()];
        for (int id = 0; id < fields.size(); id++) {
            long parent = fields.get(id).parentId();
            need(parent <= id, "a parent that comes after its sub-field");
            children.add(new ArrayList<>());
            if (parent == id) continue;
            depths[id] = depths[(int) parent] + 1;
            need(depths[id] < DEEPEST, "fields are nested too deeply");
            children.get((int) parent).add(id);
        }
        for (Rntuple.ClusterGroupRecord record : footer.clusterGroups().body().items()) {
            Rntuple.EnvelopeLink link = record.body().pageListLink();
            long[] place = place(link.locator());
            Rntuple.PageList list = envelope(Rntuple.PageList.class, place[0], place[1], link.lenEnvelope());
            need(Arrays.equals(list.headerChecksum(), checksum), "a page list of another header");
            List<Rntuple.ClusterSummaryRecord> summaries = list.clusterSummaries().body().items();
            List<Rntuple.ClusterPages> pages = list.pageLocations().body().items();
            need(summaries.size() == pages.size() && summaries.size() == record.body().numClusters(), "a cluster group of other clusters");
            for (int i = 0; i < pages.size(); i++) {
                Rntuple.ClusterSummary summary = summaries.get(i).body();
                need((summary.flags() & 1) == 0, "a sharded cluster");
                clusters.add(new Cluster(summary, pages.get(i).body().items()));
                numEntries += summary.numEntries();
            }
        }
        clusters.sort((a, b) -> Long.compareUnsigned(a.summary.firstEntry(), b.summary.firstEntry()));
    }

    private static void check(Rntuple.FeatureFlags flags) {
        long known = 1; // bit 0 of the first word: deferred columns may be nested
        for (Rntuple.FeatureFlagWord word : flags.words()) {
            need((word.lo() & ~known) == 0 && (word.hi() & 0x7fffffff) == 0, "an unknown feature flag");
            known = 0;
        }
    }

    private void add(Rntuple.Schema schema) {
        if (schema == null) return;
        for (Rntuple.FieldRecord record : schema.fields().body().items()) fields.add(record.body());
        for (Rntuple.ColumnRecord record : schema.columns().body().items()) columns.add(record.body());
        for (Rntuple.AliasColumnRecord record : schema.aliasColumns().body().items()) aliases.add(record.body());
    }

    private <T> T envelope(Class<T> type, long offset, long size, long length) {
        Rntuple envelope = Rntuple.parse(Compression.readEnvelope(data, offset, size, length, maxKeySize));
        need(type.isInstance(envelope.payload()), "an envelope of another type");
        if (type == Rntuple.Header.class) checksum = envelope.checksum();
        return type.cast(envelope.payload());
    }

    /** Returns the offset and the size in a locator. */
    private static long[] place(Rntuple.Locator locator) {
        if (locator.head() >= 0) return new long[] {locator.ofsRange(), locator.head()};
        need(locator.payload() instanceof Rntuple.LargeLocator, "a locator of kind " + locator.kind());
        Rntuple.LargeLocator large = (Rntuple.LargeLocator) locator.payload();
        return new long[] {large.ofsRange(), large.lenRange()};
    }

    private String path(int id) {
        int parent = (int) fields.get(id).parentId();
        return (parent == id ? "" : path(parent) + ".") + name(fields.get(id).name());
    }

    /** Refuses a field of a later version of the format, and one that projects such a field. */
    private void check(int id, boolean isSource) {
        Rntuple.Field field = fields.get(id);
        need(field.role() < ROLES.size(), "role " + field.role());
        need(field.fieldVersion() == 0, "version " + field.fieldVersion() + " of a field");
        for (Rntuple.Column column : columns) {
            need(column.fieldId() != id || ColumnType.of("1.x", column.columnType()) != null, "an unknown column type");
        }
        for (int child : children.get(id)) check(child, isSource);
        if (isSource || field.sourceFieldId() == null) return;
        need(field.sourceFieldId() < fields.size(), "a projection of no field");
        int source = field.sourceFieldId().intValue();
        while (fields.get(source).parentId() != source) source = (int) fields.get(source).parentId();
        check(source, true);
    }

    // -- values ----------------------------------------------------------------------------------------------------

    /** Elements of a column, in the arrays that its type needs. Without a type all are zeros, in all arrays. */
    private static final class Elements {
        final ColumnType type;
        final long[] integers;
        final long[] tags;
        final double[] reals;

        Elements(ColumnType type, int size) {
            this.type = type;
            boolean isReal = type != null && type.kind().equals("real");
            integers = new long[isReal ? 0 : size];
            tags = new long[isKind("switch") ? size : 0];
            reals = new double[isKind("real") ? size : 0];
        }

        boolean isKind(String... kinds) { return type == null || Arrays.asList(kinds).contains(type.kind()); }
    }

    /** Returns a number as JSON, as a type of C++ has it. */
    private static String number(Elements found, int i, String typeName, boolean isEnumerator) {
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
        boolean isText = found.type != null && found.isKind("char");
        if (isText && isSigned && bits == 8) value = (byte) value;
        boolean isHuge = value < 0 && found.type != null && found.type.element().equals("uint64");
        boolean fits = bits == 64 ? (isSigned ? !isHuge : isHuge || value >= 0)
                : !isHuge && value >= (isSigned ? -1L << bits - 1 : 0) && value < 1L << (isSigned ? bits - 1 : bits);
        String text = isHuge ? Long.toUnsignedString(value) : String.valueOf(value);
        need(fits, text + " is out of range");
        return text;
    }

    /** Returns the first values of a field in a cluster, as JSON. */
    private List<String> values(Cluster cluster, int id, long count, boolean isEnumerator) {
        need(count >= 0 && count <= MOST, "too many values");
        Rntuple.Field field = fields.get(id);
        List<Integer> below = children.get(id);
        String type = name(field.typeName());
        List<String> result = new ArrayList<>((int) count);
        if (field.role() == COLLECTION) {
            int[] ends = ends(cluster, id, count);
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
                for (int k = 0; k < below.size(); k++) parts.put(name(fields.get(below.get(k)).name()), members.get(k).get(i));
                result.add(object(parts));
            }
        } else if (field.role() == VARIANT) {
            Elements chosen = elements(cluster, id, count, 0);
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
            int[] ends = ends(cluster, id, count);
            Elements codes = elements(cluster, id, ends[(int) count], 1);
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
                for (long bit : elements(cluster, id, count * size, 0).integers) items.add(String.valueOf(bit != 0));
            } else {
                items = values(cluster, below.get(0), count * size, false);
            }
            for (int i = 0; i < count; i++) result.add(list(items.subList((int) (i * size), (int) ((i + 1) * size))));
        } else if (type.startsWith("ROOT::RNTupleCardinality<")) {
            int[] ends = ends(cluster, id, count);
            for (int i = 0; i < count; i++) result.add(String.valueOf(ends[i + 1] - ends[i]));
        } else if (below.size() == 1 && columnsOf(id).isEmpty()) { // std::atomic, or an enumeration, whose values are numbers
            result = values(cluster, below.get(0), count, !type.startsWith("std::atomic<"));
        } else {
            Elements found = elements(cluster, id, count, 0);
            for (int i = 0; i < count; i++) result.add(number(found, i, type, isEnumerator));
        }
        return result;
    }

    /** Returns the columns of a field; those of a projected field belong to its source. */
    private List<Integer> columnsOf(int id) {
        List<Integer> found = new ArrayList<>();
        for (Rntuple.AliasColumn alias : aliases) {
            need(alias.physicalColumnId() < columns.size(), "an alias of no column");
            if (alias.fieldId() == id) found.add((int) alias.physicalColumnId());
        }
        boolean isProjected = !found.isEmpty();
        for (int i = 0; i < columns.size() && !isProjected; i++) {
            if (columns.get(i).fieldId() == id) found.add(i);
        }
        return found;
    }

    /** Returns elements of one of the columns of a field, with zeros in front of those of a late column. */
    private Elements elements(Cluster cluster, int id, long count, int place) {
        need(count >= 0 && count <= MOST, "too many elements");
        Map<Integer, List<Integer>> representations = new TreeMap<>();
        for (int i : columnsOf(id)) {
            representations.computeIfAbsent(columns.get(i).representationIndex(), key -> new ArrayList<>()).add(i);
        }
        int wanted = (int) count;
        for (List<Integer> representation : representations.values()) {
            need(place < representation.size(), "a column is missing");
            int i = representation.get(place);
            if (i >= cluster.pages.size() || cluster.pages.get(i).body().elementOffset() < 0) continue; // another representation has them
            Rntuple.Column column = columns.get(i);
            Elements found = new Elements(ColumnType.of("1.x", column.columnType()), wanted);
            need(found.type != null, "an unknown column type");
            long stored = 0;
            for (Rntuple.Page page : cluster.pages.get(i).body().items()) stored += page.numElements();
            need(stored >= count || column.isDeferred(), "elements are missing");
            int at = (int) Math.max(count - stored, 0);
            for (Rntuple.Page page : cluster.pages.get(i).body().items()) {
                if (at == wanted) break;
                Columns.Elements part = decoded(column, found.type, page, wanted - at);
                if (part.integers.length > 0) System.arraycopy(part.integers, 0, found.integers, at, part.integers.length);
                if (part.tags.length > 0) System.arraycopy(part.tags, 0, found.tags, at, part.tags.length);
                if (part.reals.length > 0) System.arraycopy(part.reals, 0, found.reals, at, part.reals.length);
                at += part.size();
            }
            return found;
        }
        return new Elements(null, wanted);
    }

    /** Returns the first elements of a page. */
    private Columns.Elements decoded(Rntuple.Column column, ColumnType type, Rntuple.Page page, int limit) {
        long[] place = place(page.locator());
        long number = page.numElements();
        long length = (number * column.bitsOnStorage() + 7) / 8;
        byte[] bytes = Compression.readPage(data, place[0], place[1], length, maxKeySize, page.hasChecksum());
        Columns.Options options = new Columns.Options().bits(column.bitsOnStorage()).limit(limit);
        if (column.valueRange() != null) options.range(column.valueRange().min(), column.valueRange().max());
        return Columns.decodePage(type, bytes, (int) number, options);
    }

    /** Returns where each list ends among the items of the cluster, behind a zero. */
    private int[] ends(Cluster cluster, int id, long count) {
        Elements found = elements(cluster, id, count, 0);
        need(found.isKind("index"), "offsets in a column of another type");
        int[] ends = new int[(int) count + 1];
        for (int i = 0; i < count; i++) {
            long end = found.integers[i];
            need(end >= ends[i] && end <= MOST, "offsets that decrease, or too many items");
            ends[i + 1] = (int) end;
        }
        return ends;
    }

    // -- answers ---------------------------------------------------------------------------------------------------

    private static String container(byte[] data) {
        List<String> found = new ArrayList<>();
        for (String path : anchors(data).keySet()) found.add(object("name", quoted(path)));
        return object("ntuples", list(found));
    }

    private String metadata() {
        List<String> found = new ArrayList<>();
        for (int id = 0; id < fields.size(); id++) {
            Rntuple.Field field = fields.get(id);
            String role = field.role() < ROLES.size() ? ROLES.get(field.role()) : "unknown";
            found.add(object("path", quoted(path(id)), "type_name", quoted(name(field.typeName())), "role", quoted(role)));
        }
        return object("num_entries", "" + numEntries, "num_clusters", "" + clusters.size(), "fields", list(found));
    }

    private String values() {
        Map<String, String> found = new LinkedHashMap<>();
        Map<String, String> refused = new LinkedHashMap<>();
        for (int id = 0; id < fields.size(); id++) {
            if (fields.get(id).parentId() != id) continue;
            try {
                check(id, false);
                List<String> all = new ArrayList<>();
                for (Cluster cluster : clusters) all.addAll(values(cluster, id, cluster.summary.numEntries(), false));
                found.put(name(fields.get(id).name()), list(all));
            } catch (FormatException | MissingCodecException | RefusedException error) {
                refused.put(name(fields.get(id).name()), quoted(error.getMessage()));
            } catch (OutOfMemoryError error) {
                refused.put(name(fields.get(id).name()), quoted("the values need more memory than there is"));
            }
        }
        return object("num_entries", "" + numEntries, "fields", object(found), "refused", object(refused));
    }

    private static String answer(byte[] data, String name, String level) {
        if (level.equals("container")) return container(data);
        need(level.equals("metadata") || level.equals("values"), "there is no level " + level);
        Map<String, RootFile.Key> found = anchors(data);
        need(name.isEmpty() ? !found.isEmpty() : found.containsKey(name), "there is no such RNTuple");
        Read ntuple = new Read(data, name.isEmpty() ? found.values().iterator().next() : found.get(name));
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
