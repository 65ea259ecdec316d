import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import org.rntuple.Read;

/** Calls the reader of the package with the words of each line, which tabs separate; an empty line follows its answers. */
public final class ReadFiles {
    public static void main(String[] arguments) throws IOException {
        BufferedReader lines = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        for (String line = lines.readLine(); line != null; line = lines.readLine()) {
            Read.main(line.split("\t", -1));
            System.out.println();
        }
    }
}
