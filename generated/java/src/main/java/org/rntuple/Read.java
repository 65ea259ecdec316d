package org.rntuple;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Paths;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Prints RNTuples of the released format, their metadata and their values: {@code Read FILE [NTUPLE [LEVELS [ELEMENTS]]]}.
 *
 * <p>Prints an answer of the conformance protocol for each of the levels {@code container}, {@code metadata} and {@code values},
 * which are separated by commas. ELEMENTS is the most elements of a column in a cluster that it reads.
 */
public final class Read {
    /** Returns the first values of a field in a cluster. */
    private static List<Object> readField(NTuple ntuple, NTuple.Cluster cluster, int id, long count) {
        List<Integer> children = ntuple.children(id);
        String shape = Values.shape(ntuple, id);
        List<Object> result = new ArrayList<>((int) count);
        switch (shape) {
            case "number":
                return Values.numbers(ntuple, cluster, id, count);
            case "held":
                return readField(ntuple, cluster, children.get(0), count);
            case "string":
                return new ArrayList<>(Values.strings(ntuple, cluster, id, count));
            case "streamer":
                result.addAll(Values.strings(ntuple, cluster, id, count));
                result.replaceAll(bytes -> Map.of("$streamer", Values.hexadecimal((byte[]) bytes)));
                return result;
            case "record":
                List<Map<String, Object>> records = new ArrayList<>((int) count);
                for (int i = 0; i < count; i++) records.add(new LinkedHashMap<>());
                for (int child : children) {
                    List<Object> items = readField(ntuple, cluster, child, count);
                    for (int i = 0; i < count; i++) records.get(i).put(ntuple.name(child), items.get(i));
                }
                return new ArrayList<>(records);
            case "variant":
                Values.Choices choices = Values.choices(ntuple, cluster, id, count);
                List<List<Object>> alternatives = new ArrayList<>();
                for (int k = 0; k < children.size(); k++) {
                    alternatives.add(readField(ntuple, cluster, children.get(k), choices.sizes[k]));
                }
                for (int i = 0; i < count; i++) {
                    result.add(choices.tags[i] == 0 ? null : alternatives.get(choices.tags[i] - 1).get(choices.indices[i]));
                }
                return result;
            default: // list, optional, array or bitset
                int[] ends = Values.spans(ntuple, cluster, id, count);
                int total = ends[(int) count];
                boolean isBits = shape.equals("bitset");
                List<Object> values = isBits ? Values.numbers(ntuple, cluster, id, total) : readField(ntuple, cluster, children.get(0), total);
                for (int i = 0; i < count; i++) {
                    List<Object> part = values.subList(ends[i], ends[i + 1]);
                    result.add(!shape.equals("optional") ? part : part.isEmpty() ? null : part.get(0));
                }
                return result;
        }
    }

    private static Object metadata(NTuple ntuple) {
        List<Object> fields = new ArrayList<>();
        for (int id = 0; id < ntuple.fields().size(); id++) {
            fields.add(Map.of("path", ntuple.path(id), "type_name", ntuple.typeName(id), "role", Values.role(ntuple, id)));
        }
        return Map.of("num_entries", ntuple.numEntries(), "num_clusters", ntuple.clusters().size(), "fields", fields);
    }

    private static Object values(NTuple ntuple) {
        Map<String, String> refused = new LinkedHashMap<>();
        Map<String, List<Object>> fields = Values.readFields(ntuple, Read::readField, refused);
        return Map.of("num_entries", ntuple.numEntries(), "fields", fields, "refused", refused);
    }

    private static Object result(Source file, String name, String level, long elements) {
        if (level.equals("container")) {
            List<Object> names = new ArrayList<>();
            for (String path : NTuple.findAnchors(file).keySet()) names.add(Map.of("name", path));
            return Map.of("ntuples", names);
        }
        NTuple ntuple = NTuple.openNTuple(file, name, elements);
        return level.equals("metadata") ? metadata(ntuple) : values(ntuple);
    }

    public static void main(String[] arguments) throws IOException {
        String name = arguments.length > 1 ? arguments[1] : "";
        long elements = arguments.length > 3 ? Long.parseLong(arguments[3]) : NTuple.MAX_ELEMENTS;
        try (FileChannel channel = FileChannel.open(Paths.get(arguments[0]))) {
            for (String level : (arguments.length > 2 ? arguments[2] : "values").split(",")) {
                Map<String, Object> answer = new LinkedHashMap<>(Map.of("level", level, "status", "ok"));
                try {
                    answer.put("result", result(Source.of(channel), name, level, elements));
                } catch (FormatException | LimitException | MissingCodecException error) {
                    answer.putAll(Map.of("status", "refused", "message", error.getMessage()));
                }
                System.out.println(Values.toJson(answer));
            }
        }
    }
}
