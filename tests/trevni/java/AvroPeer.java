import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import org.apache.avro.Schema;
import org.apache.avro.generic.GenericData;
import org.apache.avro.generic.GenericDatumReader;
import org.apache.avro.generic.GenericDatumWriter;
import org.apache.avro.io.Decoder;
import org.apache.avro.io.DecoderFactory;
import org.apache.avro.io.EncoderFactory;
import org.apache.avro.io.JsonEncoder;
import org.apache.trevni.ColumnFileMetaData;
import org.apache.trevni.avro.AvroColumnReader;
import org.apache.trevni.avro.AvroColumnWriter;

/**
 * Avro's records in Trevni, for tests: {@code write SCHEMA ROWS CODEC CHECKSUM FILE} writes rows, one line of Avro's JSON
 * for each, and {@code read FILE} prints them in the same form.
 */
public class AvroPeer {
  public static void main(String[] args) throws Exception {
    if (args[0].equals("read")) read(new File(args[1]));
    else write(args);
  }

  static void read(File file) throws Exception {
    StringBuilder lines = new StringBuilder();
    try (AvroColumnReader<Object> reader = new AvroColumnReader<>(new AvroColumnReader.Params(file))) {
      Schema schema = reader.getFileSchema();
      GenericDatumWriter<Object> writer = new GenericDatumWriter<>(schema);
      for (Object row : reader) {
        ByteArrayOutputStream line = new ByteArrayOutputStream();
        JsonEncoder encoder = EncoderFactory.get().jsonEncoder(schema, line);
        writer.write(row, encoder);
        encoder.flush();
        lines.append(line.toString("UTF-8")).append('\n');
      }
    }
    System.out.write(lines.toString().getBytes(StandardCharsets.UTF_8));
    System.out.flush();
  }

  static void write(String[] args) throws Exception {
    Schema schema = new Schema.Parser().parse(new File(args[1]));
    ColumnFileMetaData metadata = new ColumnFileMetaData();
    if (!args[3].equals("null")) metadata.setCodec(args[3]);
    if (!args[4].equals("null")) metadata.setChecksum(args[4]);
    AvroColumnWriter<Object> writer = new AvroColumnWriter<>(schema, metadata);
    GenericData model = new GenericData();
    model.setFastReaderEnabled(false);
    GenericDatumReader<Object> reader = new GenericDatumReader<Object>(schema, schema, model) {
      // The writer of columns takes no other text than String.
      @Override
      protected Object readString(Object old, Schema expected, Decoder in) throws IOException {
        return in.readString();
      }
    };
    for (String line : Files.readAllLines(new File(args[2]).toPath(), StandardCharsets.UTF_8)) {
      writer.write(reader.read(null, DecoderFactory.get().jsonDecoder(schema, line)));
    }
    writer.writeTo(new File(args[5]));
  }
}
