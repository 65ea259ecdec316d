package org.rntuple;

import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.zip.Inflater;

/** Stored bytes of anchors, envelopes and pages: blobs in keys, chunks of five compression algorithms, and checksums. */
public final class Compression {
    /** Codecs of this package by the name of the algorithm. Those but zlib and old need a library. */
    public static final Map<String, Codec> CODECS;
    /** The hash of checksums, which needs a library. */
    public static final Hash XXH3 = (data, offset, length) -> Xxh3.hash(data, offset, length);
    private static final Map<String, String> NAMES = new HashMap<>();
    private static final Map<String, String> LIBRARIES = new HashMap<>();

    static {
        NAMES.put(Constants.CHUNK_TAG_ZLIB, "zlib");
        NAMES.put(Constants.CHUNK_TAG_OLD, "old");
        NAMES.put(Constants.CHUNK_TAG_LZMA, "lzma");
        NAMES.put(Constants.CHUNK_TAG_LZ4, "lz4");
        NAMES.put(Constants.CHUNK_TAG_ZSTD, "zstd");
        LIBRARIES.put("lzma", "org.tukaani:xz");
        LIBRARIES.put("lz4", "at.yawk.lz4:lz4-java");
        LIBRARIES.put("zstd", "com.github.luben:zstd-jni");
        Map<String, Codec> codecs = new HashMap<>();
        codecs.put("zlib", (data, length) -> inflated(data, length, false));
        codecs.put("old", (data, length) -> inflated(data, length, true));
        codecs.put("lzma", (data, length) -> Lzma.decompressed(data, length));
        codecs.put("lz4", (data, length) -> Lz4.decompressed(data, length));
        codecs.put("zstd", (data, length) -> Zstd.decompressed(data, length));
        CODECS = Collections.unmodifiableMap(codecs);
    }

    private Compression() {}

    private static byte[] inflated(byte[] data, int length, boolean isRaw) throws Exception {
        Inflater inflater = new Inflater(isRaw);
        try {
            inflater.setInput(data);
            byte[] bytes = new byte[length + 1]; // one more than there should be
            int size = inflater.inflate(bytes);
            if (!inflater.finished()) throw new IllegalArgumentException("the stream does not end where it should");
            return Arrays.copyOf(bytes, size);
        } finally {
            inflater.end();
        }
    }

    // Each library has a class of its own: one that is absent does not disturb the others.
    private static final class Lzma {
        private static final int MAX_MEMORY_KIB = 128 << 10; // preset 9 needs half of it

        static byte[] decompressed(byte[] data, int length) throws Exception {
            try (InputStream stream = new org.tukaani.xz.XZInputStream(new ByteArrayInputStream(data), MAX_MEMORY_KIB)) {
                return stream.readNBytes(length + 1);
            }
        }
    }

    private static final class Lz4 {
        static byte[] decompressed(byte[] data, int length) {
            int head = (int) Constants.LEN_LZ4_CHECKSUM;
            if (data.length < head) throw new IllegalArgumentException("the checksum is cut off");
            long stored = ByteBuffer.wrap(data).getLong();
            int size = data.length - head;
            long computed = net.jpountz.xxhash.XXHashFactory.safeInstance().hash64().hash(data, head, size, 0);
            if (stored != computed) {
                throw new IllegalArgumentException(String.format("checksum %016x, the bytes hash to %016x", stored, computed));
            }
            byte[] bytes = new byte[length];
            int end = net.jpountz.lz4.LZ4Factory.safeInstance().safeDecompressor().decompress(data, head, size, bytes, 0);
            return Arrays.copyOf(bytes, end);
        }
    }

    private static final class Zstd {
        static byte[] decompressed(byte[] data, int length) {
            byte[] bytes = new byte[length];
            long size = com.github.luben.zstd.Zstd.decompress(bytes, data);
            if (com.github.luben.zstd.Zstd.isError(size)) {
                throw new IllegalArgumentException(com.github.luben.zstd.Zstd.getErrorName(size));
            }
            return Arrays.copyOf(bytes, (int) size);
        }
    }

    private static final class Xxh3 {
        static long hash(byte[] data, int offset, int length) {
            return com.dynatrace.hash4j.hashing.Hashing.xxh3_64().hashBytesToLong(data, offset, length);
        }
    }

    /**
     * Returns the bytes of an envelope, a page or another object. Stored bytes are compressed if they are fewer.
     *
     * @param stored the stored bytes, without checksum
     * @param length bytes after decompression
     * @param chosen codecs by name of the algorithm, used before {@link #CODECS}
     * @throws FormatException the bytes are damaged; the position counts from the start of {@code stored}
     * @throws MissingCodecException an algorithm has no codec
     */
    public static byte[] decompress(byte[] stored, long length, Map<String, Codec> chosen) {
        if (stored.length == length) return stored;
        if (Long.compareUnsigned(stored.length, length) > 0) {
            throw wrong(stored.length + " stored bytes for " + length + " uncompressed ones", 0);
        }
        List<RootFile.CompressionChunk> chunks = RootFile.CompressionBlock.parse(stored).chunks();
        long total = 0;
        for (RootFile.CompressionChunk chunk : chunks) total += chunk.lenUncompressed();
        if (total != length || total > Integer.MAX_VALUE - 8) {
            throw wrong("chunks for " + total + " bytes, " + Long.toUnsignedString(length) + " expected", 0);
        }
        byte[] whole = new byte[(int) total];
        int place = 0;
        long position = 0;
        for (RootFile.CompressionChunk chunk : chunks) {
            byte[] part = uncompressed(chunk, chosen, position);
            System.arraycopy(part, 0, whole, place, part.length);
            place += part.length;
            position += Constants.LEN_COMPRESSION_HEAD + chunk.data().length;
        }
        return whole;
    }

    /** Returns the bytes of an envelope, a page or another object, with the codecs of this package. */
    public static byte[] decompress(byte[] stored, long length) {
        return decompress(stored, length, Collections.emptyMap());
    }

    private static byte[] uncompressed(RootFile.CompressionChunk chunk, Map<String, Codec> chosen, long position) {
        String tag = new String(chunk.algorithm(), 0, 2, StandardCharsets.ISO_8859_1);
        String name = NAMES.get(tag);
        if (name == null) throw wrong("unknown compression algorithm '" + tag + "'", position);
        int size = (int) chunk.lenUncompressed();
        byte[] part;
        try {
            part = chosen.getOrDefault(name, CODECS.get(name)).decompress(chunk.data(), size);
        } catch (NoClassDefFoundError error) {
            throw new MissingCodecException(name, LIBRARIES.get(name));
        } catch (Exception error) { // the exceptions differ between libraries
            throw wrong("damaged " + name + " chunk: " + error.getMessage(), position);
        }
        if (part.length != size) {
            throw wrong("a " + name + " chunk expands to " + part.length + " bytes, not " + size, position);
        }
        return part;
    }

    /**
     * Returns the stored bytes of an envelope or page, which are spread over several keys if one cannot hold them.
     *
     * @param file the file, such as {@code Source.of(channel)}
     * @param offset where the bytes start
     * @param size number of bytes, with the checksum of a page
     * @param maxKeySize the limit that the anchor has
     * @throws FormatException bytes are outside of the file, or the keys cannot hold them
     */
    public static byte[] readBlob(Source file, long offset, long size, long maxKeySize) {
        if (maxKeySize == 0 || Long.compareUnsigned(size, maxKeySize) <= 0) return Ranges.read(file, offset, size);
        if (size < 0 || size > file.size()) throw outside(size, offset);
        LimitException.check("bytes", size, Math.min(file.maxBytes(), Integer.MAX_VALUE - 8));
        long lenOffset = Constants.LEN_CHUNK_OFFSET;
        long room = maxKeySize - lenOffset;
        long numKeys = room > 0 ? (size - lenOffset + room - 1) / room : 0;
        long lenFirst = maxKeySize - lenOffset * (numKeys - 1);
        if (room < 1 || lenFirst < 0) {
            throw new FormatException(size + " bytes in keys of at most " + maxKeySize, "readBlob", offset);
        }
        byte[] first = Ranges.read(file, offset, maxKeySize);
        ByteBuffer table = ByteBuffer.wrap(first).order(ByteOrder.LITTLE_ENDIAN);
        byte[] whole = Arrays.copyOf(Arrays.copyOf(first, (int) lenFirst), (int) size);
        int place = (int) lenFirst;
        for (int at = place; at < maxKeySize; at += lenOffset) {
            byte[] part = Ranges.read(file, table.getLong(at), Math.min(maxKeySize, size - place));
            System.arraycopy(part, 0, whole, place, part.length);
            place += part.length;
        }
        return whole;
    }

    /**
     * Returns the bytes of an anchor of the released format, whose checksum is compared.
     *
     * @param file the file, such as {@code Source.of(channel)}
     * @param offset where the object starts, after its key
     * @param size number of stored bytes
     * @param length bytes after decompression
     * @param chosen codecs by name of the algorithm, used before {@link #CODECS}
     * @param hash the hash of checksums, such as {@link #XXH3}
     * @throws FormatException the bytes are damaged, or outside of the file
     * @throws MissingCodecException a codec or the hash is missing
     */
    public static byte[] readAnchor(Source file, long offset, long size, long length, Map<String, Codec> chosen, Hash hash) {
        byte[] bytes = decompress(readBlob(file, offset, size, 0), length, chosen);
        compare(bytes, (int) Constants.FIRST_CHECKED_ANCHOR_BYTE, ByteOrder.BIG_ENDIAN, hash, "readAnchor", offset);
        return bytes;
    }

    /** Returns the bytes of an anchor of the released format, with the codecs and the hash of this package. */
    public static byte[] readAnchor(Source file, long offset, long size, long length) {
        return readAnchor(file, offset, size, length, Collections.emptyMap(), XXH3);
    }

    /**
     * Returns the uncompressed bytes of an envelope of the released format or RC2, whose checksum is compared.
     *
     * @param file the file, such as {@code Source.of(channel)}
     * @param offset where the stored bytes start
     * @param size number of stored bytes
     * @param length bytes after decompression, as the link or the anchor states
     * @param maxKeySize the limit that the anchor has
     * @param chosen codecs by name of the algorithm, used before {@link #CODECS}
     * @param hash the hash of checksums, such as {@link #XXH3}
     * @throws FormatException the bytes are damaged, or outside of the file
     * @throws MissingCodecException a codec or the hash is missing
     */
    public static byte[] readEnvelope(Source file, long offset, long size, long length, long maxKeySize, Map<String, Codec> chosen,
            Hash hash) {
        byte[] bytes = decompress(readBlob(file, offset, size, maxKeySize), length, chosen);
        compare(bytes, 0, ByteOrder.LITTLE_ENDIAN, hash, "readEnvelope", offset);
        return bytes;
    }

    /** Returns the uncompressed bytes of an envelope of the released format or RC2, with the codecs and the hash of this package. */
    public static byte[] readEnvelope(Source file, long offset, long size, long length, long maxKeySize) {
        return readEnvelope(file, offset, size, length, maxKeySize, Collections.emptyMap(), XXH3);
    }

    /**
     * Returns the uncompressed bytes of a page of the released format or RC2, whose checksum is compared if it has one.
     *
     * @param file the file, such as {@code Source.of(channel)}
     * @param offset where the stored bytes start
     * @param size number of stored bytes, without the checksum
     * @param length bytes after decompression
     * @param maxKeySize the limit that the anchor has
     * @param hasChecksum whether a checksum follows the page
     * @param chosen codecs by name of the algorithm, used before {@link #CODECS}
     * @param hash the hash of checksums, such as {@link #XXH3}
     * @throws FormatException the bytes are damaged, or outside of the file
     * @throws MissingCodecException a codec or the hash is missing
     */
    public static byte[] readPage(Source file, long offset, long size, long length, long maxKeySize, boolean hasChecksum,
            Map<String, Codec> chosen, Hash hash) {
        if (!hasChecksum) return decompress(readBlob(file, offset, size, maxKeySize), length, chosen);
        byte[] blob = readBlob(file, offset, size + Constants.LEN_PAGE_CHECKSUM, maxKeySize);
        compare(blob, 0, ByteOrder.LITTLE_ENDIAN, hash, "readPage", offset);
        return decompress(Arrays.copyOf(blob, blob.length - (int) Constants.LEN_PAGE_CHECKSUM), length, chosen);
    }

    /** Returns the uncompressed bytes of a page of the released format or RC2, with the codecs and the hash of this package. */
    public static byte[] readPage(Source file, long offset, long size, long length, long maxKeySize, boolean hasChecksum) {
        return readPage(file, offset, size, length, maxKeySize, hasChecksum, Collections.emptyMap(), XXH3);
    }

    /** Compares the last eight bytes with the hash of those from {@code first} to them. */
    private static void compare(byte[] bytes, int first, ByteOrder order, Hash hash, String place, long position) {
        int end = bytes.length - (int) Constants.LEN_ENVELOPE_CHECKSUM;
        if (end < first) throw new FormatException(bytes.length + " bytes with a checksum", place, position);
        long stored = ByteBuffer.wrap(bytes, end, bytes.length - end).order(order).getLong();
        long computed;
        try {
            computed = hash.hash(bytes, first, end - first);
        } catch (NoClassDefFoundError error) {
            throw new MissingCodecException("xxh3", "com.dynatrace.hash4j:hash4j");
        }
        if (stored != computed) {
            throw new FormatException(String.format("checksum %016x, the bytes hash to %016x", stored, computed), place, position);
        }
    }

    private static FormatException outside(long length, long start) {
        return new FormatException(Long.toUnsignedString(length) + " bytes are outside of the file", "readBlob", start);
    }

    private static FormatException wrong(String message, long position) {
        return new FormatException(message, "decompress", position);
    }
}
