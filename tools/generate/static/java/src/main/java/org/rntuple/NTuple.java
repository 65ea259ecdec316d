package org.rntuple;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/** Metadata of an RNTuple of the released format, and the elements of its columns. */
public final class NTuple {
    /** The most elements of a column in a cluster that are read by default: sizes in damaged files do not exhaust the memory. */
    public static final long MAX_ELEMENTS = 1 << 24;
    /** The most levels of fields: damaged files do not exhaust the stack. */
    private static final int DEEPEST = 500;

    private final Source file;
    private final Map<String, Codec> codecs;
    private final Hash hash;
    private final long maxElements;
    private final long maxKeySize;
    private byte[] checksum;
    private long numEntries;
    private final List<Rntuple.Field> fields = new ArrayList<>();
    private final List<List<Integer>> children = new ArrayList<>();
    private final List<Rntuple.Column> columns = new ArrayList<>();
    private final List<Rntuple.AliasColumn> aliases = new ArrayList<>();
    private final List<Cluster> clusters = new ArrayList<>();

    /** A cluster: its first entry, which is unsigned, its number of entries, and the pages of each column. */
    public static final class Cluster {
        private final long firstEntry;
        private final long numEntries;
        private final List<Rntuple.ColumnPages> columns;

        Cluster(Rntuple.ClusterSummary summary, List<Rntuple.ColumnPages> columns) {
            firstEntry = summary.firstEntry();
            numEntries = summary.numEntries();
            this.columns = columns;
        }

        public long firstEntry() { return firstEntry; }

        public long numEntries() { return numEntries; }

        public List<Rntuple.ColumnPages> columns() { return columns; }
    }

    /** Elements of a column, in the arrays that its type needs. Without a type all are zeros, in all arrays. */
    public static final class Elements {
        public final long[] integers;
        public final long[] tags;
        public final double[] reals;
        private final ColumnType type;

        Elements(ColumnType type, int size) {
            this.type = type;
            boolean isReal = type != null && type.kind().equals("real");
            integers = new long[isReal ? 0 : size];
            tags = new long[isKind("switch") ? size : 0];
            reals = new double[isKind("real") ? size : 0];
        }

        /** The column type; null if the cluster stores no element. */
        public ColumnType type() { return type; }

        /** Whether the column is of one of some kinds, or the cluster stores no element. */
        public boolean isKind(String... kinds) { return type == null || Arrays.asList(kinds).contains(type.kind()); }
    }

    private static void need(boolean condition, String text) {
        if (!condition) throw new FormatException(text, "ntuple", 0);
    }

    /**
     * Returns the key of the newest anchor of each RNTuple, by its path in the file.
     *
     * @param file the file, such as {@code Source.of(channel)}
     * @throws FormatException the file is truncated, or a directory is damaged
     */
    public static Map<String, RootFile.Key> findAnchors(Source file) {
        RootFile.FileHeader header = Ranges.parse(file, 0, RootFile.FileHeader::parse);
        need(header.ofsEnd() <= file.size(), "the file is truncated");
        RootFile.Directory top = Ranges.parse(file, (long) header.ofsBegin() + header.lenName(), RootFile.Directory::parse);
        Map<String, RootFile.Key> found = new LinkedHashMap<>();
        Set<Long> seen = new HashSet<>(Collections.singleton(0L));
        ArrayDeque<Map.Entry<RootFile.Directory, String>> open = new ArrayDeque<>();
        open.add(Map.entry(top, ""));
        while (!open.isEmpty()) {
            Map.Entry<RootFile.Directory, String> directory = open.remove();
            if (!seen.add(directory.getKey().ofsKeys())) continue;
            for (RootFile.Key key : RootFile.KeysList.parse(keysList(file, directory.getKey())).keys()) {
                String path = directory.getValue() + key.name().value();
                String className = key.className().value();
                if (className.equals("TDirectory") || className.equals("TDirectoryFile")) {
                    long below = key.ofsKey() + key.lenKey();
                    open.add(Map.entry(Ranges.parse(file, below, RootFile.Directory::parse), path + "/"));
                } else if (className.equals(Constants.ANCHOR_CLASS)
                        && (!found.containsKey(path) || key.cycle() > found.get(path).cycle())) {
                    found.put(path, key);
                }
            }
        }
        return found;
    }

    /** The bytes of the keys list of a directory. ROOT takes its size from the directory, and its own key may state less. */
    private static byte[] keysList(Source file, RootFile.Directory directory) {
        long start = directory.ofsKeys();
        RootFile.Key key = Ranges.parse(file, start, RootFile.Key::parse);
        long size = Math.min(Math.max(key.lenRecord(), directory.lenKeys()), file.size() - start);
        need(0 < key.lenKey() && key.lenKey() <= size, "a keys list without bytes");
        return Ranges.read(file, start + key.lenKey(), size - key.lenKey());
    }

    /**
     * Reads all metadata.
     *
     * @param file the file, such as {@code Source.of(channel)}
     * @param key the key of the anchor, from {@link #findAnchors}
     * @param codecs codecs by name of the algorithm, used before {@link Compression#CODECS}
     * @param hash the hash of checksums, such as {@link Compression#XXH3}
     * @param maxElements the most elements of a column in a cluster that are read, such as {@link #MAX_ELEMENTS}
     * @throws FormatException metadata are damaged, or need a later version of a reader
     * @throws MissingCodecException a codec or the hash is missing
     */
    public NTuple(Source file, RootFile.Key key, Map<String, Codec> codecs, Hash hash, long maxElements) {
        this.file = file;
        this.maxElements = maxElements;
        this.codecs = codecs;
        this.hash = hash;
        byte[] object = Compression.readAnchor(
                file, key.ofsKey() + key.lenKey(), key.lenRecord() - key.lenKey(), key.lenObject(), codecs, hash);
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
        clusters.sort((a, b) -> Long.compareUnsigned(a.firstEntry, b.firstEntry));
    }

    /** Reads all metadata, with the codecs and the hash of this package. */
    public NTuple(Source file, RootFile.Key key) { this(file, key, Collections.emptyMap(), Compression.XXH3, MAX_ELEMENTS); }

    /**
     * Reads all metadata of an RNTuple of a file.
     *
     * @param file the file, such as {@code Source.of(channel)}
     * @param name path of the RNTuple in the file; empty: the first one
     * @param maxElements the most elements of a column in a cluster that are read
     * @throws FormatException there is no such RNTuple, or it is damaged
     * @throws MissingCodecException a codec or the hash is missing
     */
    public static NTuple openNTuple(Source file, String name, long maxElements) {
        for (Map.Entry<String, RootFile.Key> each : findAnchors(file).entrySet()) {
            if (name.isEmpty() || name.equals(each.getKey())) {
                return new NTuple(file, each.getValue(), Collections.emptyMap(), Compression.XXH3, maxElements);
            }
        }
        throw new FormatException("there is no such RNTuple", "ntuple", 0);
    }

    /** Reads all metadata of an RNTuple of a file, with the default limit of elements. */
    public static NTuple openNTuple(Source file, String name) { return openNTuple(file, name, MAX_ELEMENTS); }

    /** Compares a number of elements, which is unsigned, with the limit of the caller. */
    void checkElements(long number) { LimitException.check("elements", number, Math.min(maxElements, Integer.MAX_VALUE - 8)); }

    /** Fields by id. */
    public List<Rntuple.Field> fields() { return fields; }

    /** Columns by id. */
    public List<Rntuple.Column> columns() { return columns; }

    /** Alias columns in their order. */
    public List<Rntuple.AliasColumn> aliases() { return aliases; }

    /** All clusters in the order of their entries. */
    public List<Cluster> clusters() { return clusters; }

    /** Number of entries. */
    public long numEntries() { return numEntries; }

    /** Returns the ids of the sub-fields of a field. */
    public List<Integer> children(int id) { return children.get(id); }

    /** Returns the name of a field; bytes that are no UTF-8 become U+DC80 to U+DCFF. */
    public String name(int id) { return Values.text(fields.get(id).name().raw()); }

    /** Returns the name of the type of a field. */
    public String typeName(int id) { return Values.text(fields.get(id).typeName().raw()); }

    /** Returns the names of a field and the ones above it, with dots between them. */
    public String path(int id) {
        int parent = (int) fields.get(id).parentId();
        return (parent == id ? "" : path(parent) + ".") + name(id);
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
        for (Rntuple.ColumnRecord record : schema.columns().body().items()) {
            need(record.body().fieldId() < fields.size(), "a column of no field");
            columns.add(record.body());
        }
        for (Rntuple.AliasColumnRecord record : schema.aliasColumns().body().items()) {
            need(record.body().fieldId() < fields.size(), "a column of no field");
            aliases.add(record.body());
        }
    }

    private <T> T envelope(Class<T> type, long offset, long size, long length) {
        Rntuple envelope = Rntuple.parse(Compression.readEnvelope(file, offset, size, length, maxKeySize, codecs, hash));
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

    /**
     * Refuses a field of a later version of the format, and one that projects such a field.
     *
     * @throws FormatException role, version or column type of the field or of a sub-field is unknown
     */
    public void requireKnown(int id) { requireKnown(id, false); }

    private void requireKnown(int id, boolean isSource) {
        Rntuple.Field field = fields.get(id);
        need(field.role() < 5, "role " + field.role());
        need(field.fieldVersion() == 0, "version " + field.fieldVersion() + " of a field");
        for (Rntuple.Column column : columns) {
            need(column.fieldId() != id || ColumnType.of("1.x", column.columnType()) != null, "an unknown column type");
        }
        for (int child : children.get(id)) requireKnown(child, isSource);
        if (isSource || field.sourceFieldId() == null) return;
        need(field.sourceFieldId() < fields.size(), "a projection of no field");
        int source = field.sourceFieldId().intValue();
        while (fields.get(source).parentId() != source) source = (int) fields.get(source).parentId();
        requireKnown(source, true);
    }

    /** Returns the ids of the columns of a field, for each representation; a projected field has those of its source. */
    public List<List<Integer>> columnsOf(int id) {
        List<Integer> own = new ArrayList<>();
        for (Rntuple.AliasColumn alias : aliases) {
            need(alias.physicalColumnId() < columns.size(), "an alias of no column");
            if (alias.fieldId() == id) own.add((int) alias.physicalColumnId());
        }
        boolean isProjected = !own.isEmpty();
        for (int i = 0; i < columns.size() && !isProjected; i++) {
            if (columns.get(i).fieldId() == id) own.add(i);
        }
        Map<Integer, List<Integer>> found = new TreeMap<>();
        for (int i : own) found.computeIfAbsent(columns.get(i).representationIndex(), key -> new ArrayList<>()).add(i);
        return new ArrayList<>(found.values());
    }

    /**
     * Returns the first elements of a column of a field in a cluster, of the representation that is not suppressed. Elements before
     * those of a deferred column are zeros.
     *
     * @param cluster one of {@link #clusters}
     * @param id id of the field
     * @param count number of elements
     * @param place which of the columns of a representation
     * @throws FormatException there are too few elements, or a page is damaged
     * @throws LimitException there are too many elements
     */
    public Elements elements(Cluster cluster, int id, long count, int place) {
        checkElements(count);
        int wanted = (int) count;
        for (List<Integer> representation : columnsOf(id)) {
            need(place < representation.size(), "a column is missing");
            int i = representation.get(place);
            if (i >= cluster.columns.size() || cluster.columns.get(i).body().elementOffset() < 0) continue; // another representation has them
            Rntuple.Column column = columns.get(i);
            Elements found = new Elements(ColumnType.of("1.x", column.columnType()), wanted);
            need(found.type != null, "an unknown column type");
            long stored = 0;
            for (Rntuple.Page page : cluster.columns.get(i).body().items()) stored += page.numElements();
            need(stored >= count || column.isDeferred(), "elements are missing");
            int at = (int) Math.max(count - stored, 0);
            for (Rntuple.Page page : cluster.columns.get(i).body().items()) {
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
        byte[] bytes = Compression.readPage(
                file, place[0], place[1], length, maxKeySize, page.hasChecksum(), codecs, hash);
        Columns.Options options = new Columns.Options().bits(column.bitsOnStorage()).limit(limit);
        if (column.valueRange() != null) options.range(column.valueRange().min(), column.valueRange().max());
        return Columns.decodePage(type, bytes, (int) number, options);
    }

    /**
     * Returns where the lists of a collection start and end among the items of the cluster: list i from element i to element i + 1.
     *
     * @throws FormatException the column has no offsets, or they decrease
     */
    public int[] spans(Cluster cluster, int id, long count) {
        Elements found = elements(cluster, id, count, 0);
        need(found.isKind("index"), "offsets in a column of another type");
        int[] ends = new int[(int) count + 1];
        for (int i = 0; i < count; i++) {
            long end = found.integers[i];
            need(end < 0 || end >= ends[i], "offsets that decrease");
            checkElements(end);
            ends[i + 1] = (int) end;
        }
        return ends;
    }
}
