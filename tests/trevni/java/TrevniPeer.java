import java.io.File;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.ArrayList;
import org.apache.trevni.ColumnFileMetaData;
import org.apache.trevni.ColumnFileReader;
import org.apache.trevni.ColumnFileWriter;
import org.apache.trevni.ColumnMetaData;
import org.apache.trevni.ColumnValues;
import org.apache.trevni.ValueType;

/**
 * Avro's own Trevni, for tests: {@code read FILE} prints each column as a line of JSON with all lengths and values,
 * {@code write KIND CODEC CHECKSUM FILE} writes a file of known content. Floats are printed as their bits, bytes in hex.
 */
public class TrevniPeer {
  public static void main(String[] args) throws Exception {
    if (args[0].equals("read")) {
      for (int i = 1; i < args.length; i++) read(new File(args[i]));
    } else if (args[1].equals("flat")) {
      writeFlat(args[2], args[3], new File(args[4]));
    } else {
      writeNested(args[2], args[3], new File(args[4]));
    }
  }

  static void read(File file) throws Exception {
    ColumnFileReader reader = new ColumnFileReader(file);
    int count = (int) reader.getColumnCount();
    ColumnMetaData[] columns = reader.getColumnMetaData();
    List<ColumnValues<?>> values = new ArrayList<>();
    StringBuilder[] lengths = new StringBuilder[count];
    StringBuilder[] texts = new StringBuilder[count];
    for (int i = 0; i < count; i++) {
      values.add(reader.getValues(i));
      lengths[i] = new StringBuilder();
      texts[i] = new StringBuilder();
    }
    for (long row = 0; row < reader.getRowCount(); row++) {
      int[] instances = new int[count];
      for (int i = 0; i < count; i++) {
        ColumnValues<?> column = values.get(i);
        column.startRow();
        ColumnMetaData parent = columns[i].getParent();
        int around = 1;
        if (parent != null) {
          for (int j = 0; j < i; j++) if (columns[j].getName().equals(parent.getName())) around = instances[j];
        }
        int total = around;
        if (columns[i].isArray()) {
          total = 0;
          for (int k = 0; k < around; k++) {
            int length = column.nextLength();
            if (lengths[i].length() > 0) lengths[i].append(",");
            lengths[i].append(length);
            total += length;
            for (int v = 0; v < length; v++) append(texts[i], column.nextValue());
          }
        } else {
          for (int k = 0; k < around; k++) append(texts[i], column.nextValue());
        }
        instances[i] = total;
      }
    }
    for (int i = 0; i < count; i++) {
      System.out.println("{\"name\":" + quoted(columns[i].getName()) + ",\"lengths\":[" + lengths[i] + "],\"values\":["
          + texts[i] + "]}");
    }
    reader.close();
  }

  static void append(StringBuilder out, Object value) {
    if (out.length() > 0) out.append(",");
    if (value == null) out.append("null");
    else if (value instanceof Float) out.append(Float.floatToRawIntBits((Float) value));
    else if (value instanceof Double) out.append(Double.doubleToRawLongBits((Double) value));
    else if (value instanceof byte[]) out.append(hex(ByteBuffer.wrap((byte[]) value)));
    else if (value instanceof ByteBuffer) out.append(hex((ByteBuffer) value));
    else if (value instanceof CharSequence) out.append(quoted(value.toString()));
    else out.append(value);
  }

  static String hex(ByteBuffer bytes) {
    StringBuilder out = new StringBuilder("\"");
    ByteBuffer copy = bytes.duplicate();
    while (copy.hasRemaining()) out.append(String.format("%02x", copy.get()));
    return out.append("\"").toString();
  }

  static String quoted(String text) {
    StringBuilder out = new StringBuilder("\"");
    for (char c : text.toCharArray()) out.append(c < 128 && c >= 32 && c != '"' && c != '\\' ? "" + c : String.format("\\u%04x", (int) c));
    return out.append("\"").toString();
  }

  static ColumnFileMetaData metadata(String codec, String checksum) {
    ColumnFileMetaData metadata = new ColumnFileMetaData();
    if (!codec.equals("null")) metadata.setCodec(codec);
    if (!checksum.equals("null")) metadata.setChecksum(checksum);
    metadata.set("made.by", "avro".getBytes());
    return metadata;
  }

  static void writeFlat(String codec, String checksum, File file) throws Exception {
    ColumnMetaData[] columns = {
      new ColumnMetaData("int", ValueType.INT), new ColumnMetaData("long", ValueType.LONG).hasIndexValues(true),
      new ColumnMetaData("fixed32", ValueType.FIXED32), new ColumnMetaData("fixed64", ValueType.FIXED64),
      new ColumnMetaData("float", ValueType.FLOAT), new ColumnMetaData("double", ValueType.DOUBLE),
      new ColumnMetaData("string", ValueType.STRING), new ColumnMetaData("bytes", ValueType.BYTES),
      new ColumnMetaData("boolean", ValueType.BOOLEAN), new ColumnMetaData("null", ValueType.NULL)};
    ColumnFileWriter writer = new ColumnFileWriter(metadata(codec, checksum), columns);
    // Enough for several blocks of 64 KiB.
    for (int i = 0; i < 30000; i++) {
      long large = i * 1234567890123L * (i % 2 == 0 ? 1 : -1);
      writer.writeRow((int) (large >> 16), (long) i * i, -i, large, i / 3f, i / 7.0, "row \u00e9" + i,
          ByteBuffer.wrap(new byte[] {(byte) i, (byte) (i >> 8)}), i % 3 == 0, null);
    }
    writer.writeTo(file);
  }

  static void writeNested(String codec, String checksum, File file) throws Exception {
    ColumnMetaData id = new ColumnMetaData("id", ValueType.LONG);
    ColumnMetaData links = new ColumnMetaData("links", ValueType.NULL).isArray(true);
    ColumnMetaData url = new ColumnMetaData("links#url", ValueType.STRING).isArray(true).setParent(links);
    ColumnMetaData rank = new ColumnMetaData("links#rank", ValueType.INT).setParent(links);
    ColumnMetaData flags = new ColumnMetaData("flags", ValueType.BOOLEAN).isArray(true);
    ColumnMetaData ones = new ColumnMetaData("ones", ValueType.NULL).isArray(true);
    ColumnFileWriter writer = new ColumnFileWriter(metadata(codec, checksum), id, links, url, rank, flags, ones);
    for (int i = 0; i < 5000; i++) {
      writer.startRow();
      writer.writeValue((long) i, 0);
      int count = i % 4 == 3 ? 0 : i % 4;
      writer.writeLength(count, 1);
      for (int j = 0; j < count; j++) {
        writer.writeValue(null, 1);
        writer.writeLength(j, 2);
        for (int k = 0; k < j; k++) writer.writeValue("url " + i + "/" + j + "/" + k, 2);
        writer.writeValue(i - j, 3);
      }
      writer.writeLength(i % 11, 4);
      for (int j = 0; j < i % 11; j++) writer.writeValue((i + j) % 3 == 0, 4);
      writer.writeLength(i % 100 < 50 ? 1 : i % 100 < 90 ? 0 : 2, 5);
      for (int j = 0; j < (i % 100 < 50 ? 1 : i % 100 < 90 ? 0 : 2); j++) writer.writeValue(null, 5);
      writer.endRow();
    }
    writer.writeTo(file);
  }
}
