// Reads envelopes from stdin (u32 kind, u32 length, bytes; little-endian) and prints one line of sums for each, or
// "error" if the bytes are refused. What is summed, and in which order, says tests/support/kaitai_sums.py.

import io.kaitai.struct.ByteBufferKaitaiStream;
import io.kaitai.struct.KaitaiStream;
import io.kaitai.struct.KaitaiStruct;
import java.io.DataInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.PrintStream;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import org.rntuple.Rntuple;
import org.rntuple.RntupleRc1;
import org.rntuple.RntupleRc2;
import org.rntuple.RootFile;

public class Aggregates {
    static final int FIELDS = 0, COLUMNS = 1, ALIASES = 2, INFOS = 3, GROUPS = 4, SETS = 5, CLUSTERS = 6, ENTRIES = 7,
        PAGES = 8, ELEMENTS = 9, SUPPRESSED = 10, STORED = 11, NAMES = 12, DATA = 13, COUNT = 14;

    // Types whose occurrences are counted.
    static final Map<String, Integer> COUNTED = Map.of("Field", FIELDS, "Column", COLUMNS, "AliasColumn", ALIASES,
        "ExtraTypeInfo", INFOS, "ClusterGroup", GROUPS, "LinkedAttributeSet", SETS, "ClusterSummary", CLUSTERS,
        "Page", PAGES, "MetaDataEntry", DATA, "CompressionChunk", DATA);

    final long[] sums = new long[COUNT];

    static Object get(Object node, String name) throws ReflectiveOperationException {
        return node.getClass().getMethod(name).invoke(node);
    }

    static long number(Object node, String name) throws ReflectiveOperationException {
        return ((Number) get(node, name)).longValue();
    }

    // Size of the byte range of a standard or large locator.
    static long size(Object locator) throws ReflectiveOperationException {
        long head = number(locator, "head");
        if (head >= 0) return head;
        Object payload = get(locator, "payload");
        return payload.getClass().getSimpleName().equals("LargeLocator") ? number(payload, "size") : 0;
    }

    void add(Object node) throws ReflectiveOperationException {
        String name = node.getClass().getSimpleName();
        if (COUNTED.containsKey(name)) sums[COUNTED.get(name)]++;
        switch (name) {
            case "Field": sums[NAMES] += number(get(node, "name"), "len"); break;
            case "ClusterSummary": sums[ENTRIES] += number(node, "numEntries"); break;
            case "ClusterGroup": sums[STORED] += size(get(get(node, "pageListLink"), "locator")); break;
            case "ColumnPagesBody":
                // RC1 has no suppressed columns; its offsets are unsigned, which Java cannot say.
                if (!(node instanceof RntupleRc1.ColumnPagesBody) && number(node, "elementOffset") < 0) sums[SUPPRESSED]++;
                break;
            case "Page":
                sums[ELEMENTS] += number(node, "numElements");
                sums[STORED] += size(get(node, "locator"));
                break;
            case "Anchor": sums[STORED] = number(node, "nbytesHeader") + number(node, "nbytesFooter"); break;
            case "KeysList":
                for (RootFile.Key key : ((RootFile.KeysList) node).keys()) {
                    sums[DATA]++;
                    sums[NAMES] += key.name().len();
                    sums[STORED] += key.seekKey();
                }
                break;
            case "CompressionChunk": sums[STORED] += number(node, "lenUncompressed"); break;
            default: break;
        }
    }

    void walk(Object value) throws ReflectiveOperationException {
        if (value instanceof List) {
            for (Object item : (List<?>) value) walk(item);
        } else if (value instanceof KaitaiStruct) {
            add(value);
            for (Field field : value.getClass().getDeclaredFields()) {
                if (field.getName().startsWith("_") || Modifier.isStatic(field.getModifiers())) continue;
                field.setAccessible(true);
                walk(field.get(value));
            }
        }
    }

    static KaitaiStruct parse(int kind, byte[] bytes) {
        KaitaiStream io = new ByteBufferKaitaiStream(bytes);
        switch (kind) {
            case 1: return new Rntuple(io);
            case 2: return new RntupleRc2(io);
            case 3: return new RntupleRc1.HeaderEnvelope(io);
            case 4: return new RntupleRc1.FooterEnvelope(io);
            case 5: return new RntupleRc1.PageListEnvelope(io);
            case 6: return new RntupleRc1.MetaDataEnvelope(io);
            case 7: return new RootFile.Anchor(io);
            case 8: return new RootFile.KeysList(io);
            case 9: return new RootFile.CompressionBlock(io);
            default: throw new IllegalArgumentException("unknown kind " + kind);
        }
    }

    public static void main(String[] args) throws IOException, ReflectiveOperationException {
        DataInputStream input = new DataInputStream(new java.io.BufferedInputStream(System.in));
        PrintStream output = new PrintStream(new java.io.BufferedOutputStream(System.out));
        while (true) {
            int kind;
            try {
                kind = Integer.reverseBytes(input.readInt());
            } catch (EOFException end) {
                break;
            }
            byte[] bytes = new byte[Integer.reverseBytes(input.readInt())];
            input.readFully(bytes);
            KaitaiStruct tree = null;
            try {
                tree = parse(kind, bytes);
            } catch (RuntimeException refused) {
                output.println("error");
            }
            if (tree != null) {
                Aggregates all = new Aggregates();
                all.walk(tree);
                output.println(LongStream.of(all.sums).mapToObj(Long::toUnsignedString).collect(Collectors.joining(" ")));
            }
        }
        output.flush();
    }
}
