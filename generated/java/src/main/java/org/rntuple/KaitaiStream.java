package org.rntuple;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/**
 * Bytes in memory with a position. Every size is compared with the bytes that are left before anything is allocated.
 */
public final class KaitaiStream {
    private final ByteBuffer bytes;
    private long bits;
    private int bitsLeft;

    /** A stream over all of the bytes. */
    public KaitaiStream(byte[] bytes) { this(ByteBuffer.wrap(bytes)); }

    private KaitaiStream(ByteBuffer bytes) { this.bytes = bytes; }

    public boolean isEof() { return !bytes.hasRemaining() && bitsLeft == 0; }

    public int pos() { return bytes.position(); }

    public long size() { return bytes.limit(); }

    public void seek(long position) {
        if (position < 0 || position > bytes.limit()) {
            throw new FormatException("there is no byte " + Long.toUnsignedString(position), "", pos());
        }
        alignToByte();
        bytes.position((int) position);
    }

    public void alignToByte() {
        bits = 0;
        bitsLeft = 0;
    }

    private ByteBuffer need(long count, ByteOrder order) {
        if (count < 0 || count > bytes.remaining()) {
            throw new FormatException(count + " bytes wanted, " + bytes.remaining() + " left", "", pos());
        }
        return bytes.order(order);
    }

    private ByteBuffer le(int count) { return need(count, ByteOrder.LITTLE_ENDIAN); }

    private ByteBuffer be(int count) { return need(count, ByteOrder.BIG_ENDIAN); }

    public int readU1() { return le(1).get() & 0xff; }

    public byte readS1() { return le(1).get(); }

    public int readU2le() { return le(2).getShort() & 0xffff; }

    public int readU2be() { return be(2).getShort() & 0xffff; }

    public short readS2le() { return le(2).getShort(); }

    public short readS2be() { return be(2).getShort(); }

    public long readU4le() { return le(4).getInt() & 0xffffffffL; }

    public long readU4be() { return be(4).getInt() & 0xffffffffL; }

    public int readS4le() { return le(4).getInt(); }

    public int readS4be() { return be(4).getInt(); }

    public long readU8le() { return le(8).getLong(); }

    public long readU8be() { return be(8).getLong(); }

    public long readS8le() { return le(8).getLong(); }

    public long readS8be() { return be(8).getLong(); }

    public float readF4le() { return le(4).getFloat(); }

    public double readF8le() { return le(8).getDouble(); }

    /** Up to 56 bits, least significant bit first. */
    public long readBitsIntLe(int count) {
        while (bitsLeft < count) {
            bits |= (long) readU1() << bitsLeft;
            bitsLeft += 8;
        }
        long value = bits & ((1L << count) - 1);
        bits >>>= count;
        bitsLeft -= count;
        return value;
    }

    public byte[] readBytes(long count) {
        alignToByte();
        need(count, ByteOrder.BIG_ENDIAN);
        byte[] result = new byte[(int) count];
        bytes.get(result);
        return result;
    }

    public byte[] readBytesFull() { return readBytes(bytes.remaining()); }

    /** Bytes up to the first terminator, which is stepped over if it is consumed. */
    public byte[] readBytesTerm(byte terminator, boolean include, boolean consume, boolean needed) {
        alignToByte();
        int start = pos();
        int end = start;
        while (end < bytes.limit() && bytes.get(end) != terminator) end++;
        boolean found = end < bytes.limit();
        if (!found && needed) throw new FormatException("the terminator is missing", "", start);
        byte[] result = readBytes(end - start + (found && include ? 1 : 0));
        bytes.position(end + (found && consume ? 1 : 0));
        return result;
    }

    /** A stream over the next bytes, which are stepped over; nothing is copied. */
    public KaitaiStream substream(long count) {
        alignToByte();
        need(count, ByteOrder.BIG_ENDIAN);
        ByteBuffer part = bytes.slice();
        part.limit((int) count);
        bytes.position(bytes.position() + (int) count);
        return new KaitaiStream(part.slice());
    }

    /** Remainder with the sign of the divisor. */
    public static long mod(long a, long b) { return Math.floorMod(a, b); }

    /** Remainder with the sign of the divisor. */
    public static int mod(int a, int b) { return Math.floorMod(a, b); }
}
