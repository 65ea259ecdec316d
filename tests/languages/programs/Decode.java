import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Paths;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.rntuple.Codec;
import org.rntuple.ColumnType;
import org.rntuple.Columns;
import org.rntuple.Compression;
import org.rntuple.FormatException;
import org.rntuple.Hash;
import org.rntuple.LimitException;
import org.rntuple.MissingCodecException;
import org.rntuple.NTuple;
import org.rntuple.Source;
import org.rntuple.SwitchLayout;
import org.rntuple.Values;

/** Calls the decoders and the decompression of the package; a line of words for each call, and a line for what it returns. */
public final class Decode {
    private static byte[] bytes(String hex) {
        byte[] bytes = new byte[hex.equals("-") ? 0 : hex.length() / 2];
        for (int i = 0; i < bytes.length; i++) bytes[i] = (byte) Integer.parseInt(hex.substring(2 * i, 2 * i + 2), 16);
        return bytes;
    }

    private static String hex(byte[] bytes) {
        StringBuilder text = new StringBuilder();
        for (byte b : bytes) text.append(String.format("%02x", b));
        return text.toString();
    }

    private static double real(String hex) {
        return hex.equals("nan") ? Double.NaN : Double.longBitsToDouble(Long.parseUnsignedLong(hex, 16));
    }

    // pages GENERATION ID BITS MIN MAX INDEX_BITS TAG_BITS SIGNED NUMBER PAGE [LIMIT]
    private static String page(String[] words) {
        ColumnType type = ColumnType.of(words[1], Integer.parseInt(words[2]));
        Columns.Options column = new Columns.Options().isSigned(words[8].equals("signed"));
        if (!words[3].equals("-")) column.bits(Integer.parseInt(words[3]));
        if (!words[4].equals("-")) column.range(real(words[4]), real(words[5]));
        if (words.length > 11) column.limit(Integer.parseInt(words[11]));
        for (SwitchLayout layout : SwitchLayout.all()) {
            if (words[6].equals("" + layout.indexBits()) && words[7].equals("" + layout.tagBits())) column.layout(layout);
        }
        Columns.Elements found = Columns.decodePage(type, bytes(words[10]), Integer.parseInt(words[9]), column);
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < found.size(); i++) {
            if (found.reals.length > 0) {
                text.append(Double.isNaN(found.reals[i]) ? "nan" : String.format("%016x", Double.doubleToLongBits(found.reals[i])));
            } else if (type.element().equals("bool")) {
                text.append(found.integers[i] != 0);
            } else if (type.element().equals("uint64") && !words[8].equals("signed") || found.tags.length > 0) {
                text.append(Long.toUnsignedString(found.integers[i]));
            } else {
                text.append(found.integers[i]);
            }
            if (found.tags.length > 0) text.append(':').append(found.tags[i]);
            text.append(' ');
        }
        return text.toString();
    }

    /** read KIND FILE OFFSET SIZE LENGTH MAX_KEY_SIZE [any] */
    private static String read(String[] words) throws Exception {
        Source file = Source.of(Files.readAllBytes(Paths.get(words[2])));
        long[] numbers = new long[4];
        for (int i = 0; i < 4; i++) numbers[i] = Long.parseUnsignedLong(words[3 + i]);
        Map<String, Codec> chosen = Collections.emptyMap();
        Hash hash = words.length > 7 ? (data, offset, length) -> 7 : Compression.XXH3;
        if (words[1].equals("anchor")) return hex(Compression.readAnchor(file, numbers[0], numbers[1], numbers[2], chosen, hash));
        if (words[1].equals("envelope")) {
            return hex(Compression.readEnvelope(file, numbers[0], numbers[1], numbers[2], numbers[3], chosen, hash));
        }
        boolean hasChecksum = words[1].equals("page");
        return hex(Compression.readPage(file, numbers[0], numbers[1], numbers[2], numbers[3], hasChecksum, chosen, hash));
    }

    /** ranges FILE ELEMENTS */
    private static String ranges(String[] words) throws Exception {
        try (FileChannel channel = FileChannel.open(Paths.get(words[1]))) {
            Source whole = Source.of(channel);
            long[] number = {0};
            Source counting = new Source() {
                @Override
                public long size() { return whole.size(); }

                @Override
                public byte[] read(long offset, int length) {
                    number[0] += length;
                    return whole.read(offset, length);
                }
            };
            NTuple ntuple = NTuple.openNTuple(counting, "", Long.parseLong(words[2]));
            List<Object> found = new ArrayList<>();
            for (NTuple.Cluster cluster : ntuple.clusters()) found.addAll(Values.numbers(ntuple, cluster, 0, cluster.numEntries()));
            return number[0] + " " + Values.toJson(found);
        }
    }

    private static String answer(String[] words) throws Exception {
        try {
            if (words[0].equals("page")) return page(words);
            if (words[0].equals("read")) return read(words);
            if (words[0].equals("ranges")) return ranges(words);
            byte[] data = Files.readAllBytes(Paths.get(words[1]));
            long number = Long.parseUnsignedLong(words[2]);
            if (words[0].equals("blob")) {
                return hex(Compression.readBlob(Source.of(data), number, Long.parseUnsignedLong(words[3]), Long.parseUnsignedLong(words[4])));
            }
            Map<String, Codec> chosen = new HashMap<>();
            if (words.length > 3) {
                chosen.put(words[3], (chunk, length) -> {
                    byte[] sevens = new byte[length];
                    java.util.Arrays.fill(sevens, (byte) 7);
                    return sevens;
                });
            }
            return hex(Compression.decompress(data, number, chosen));
        } catch (FormatException error) {
            return "FormatError: " + error.getMessage();
        } catch (LimitException error) {
            return "LimitError: " + error.getMessage();
        } catch (MissingCodecException error) {
            return "MissingCodecError: " + error.algorithm() + ": " + error.getMessage();
        }
    }

    public static void main(String[] arguments) throws Exception {
        String input = new String(System.in.readAllBytes(), StandardCharsets.UTF_8);
        for (String line : input.isEmpty() ? Collections.<String>emptyList() : java.util.Arrays.asList(input.split("\n"))) {
            System.out.println(answer(line.split(" ")));
        }
    }
}
