// Command read prints RNTuples of the released format, their metadata and their values: read FILE [NTUPLE [LEVELS]]
//
// It prints an answer of the conformance protocol for each of the levels container, metadata and values.
package main

import (
	"encoding/hex"
	"fmt"
	"os"
	"strings"

	"github.com/rntuple-construct/rntuple-construct/generated/go/codecs"
	"github.com/rntuple-construct/rntuple-construct/generated/go/rntuple"
)

type object = map[string]any

// readField returns the first values of a field in a cluster.
func readField(n *rntuple.NTuple, cluster rntuple.Cluster, id, count int) []any {
	result, children := make([]any, count), n.Children(id)
	switch shape := rntuple.Must(n.Shape(id)); shape {
	case "number":
		return rntuple.Must(n.Numbers(cluster, id, count))
	case "held":
		return readField(n, cluster, children[0], count)
	case "string", "streamer":
		for i, data := range rntuple.Must(n.Strings(cluster, id, count)) {
			result[i] = data
			if shape == "streamer" {
				result[i] = object{"$streamer": hex.EncodeToString(data)}
			}
		}
	case "record":
		for i := range result {
			result[i] = object{}
		}
		for _, child := range children {
			name := rntuple.Must(n.Fields[child].Name.Value())
			for i, value := range readField(n, cluster, child, count) {
				result[i].(object)[name] = value
			}
		}
	case "variant":
		choices := rntuple.Must(n.Choices(cluster, id, count))
		alternatives := [][]any{{nil}}
		for i, child := range children {
			alternatives = append(alternatives, readField(n, cluster, child, choices.Sizes[i]))
		}
		for i, tag := range choices.Tags {
			result[i] = alternatives[tag][choices.Indices[i]]
		}
	default: // list, array, bitset or optional
		spans := rntuple.Must(n.ItemSpans(cluster, id, count))
		items := []any(nil)
		if shape == "bitset" {
			items = rntuple.Must(n.Numbers(cluster, id, spans.Total()))
		} else {
			items = readField(n, cluster, children[0], spans.Total())
		}
		for i, span := range spans {
			if shape != "optional" {
				result[i] = items[span[0]:span[1]]
			} else if span[1] > span[0] {
				result[i] = items[span[0]]
			}
		}
	}
	return result
}

func metadata(n *rntuple.NTuple) object {
	fields := []any{}
	for id, field := range n.Fields {
		fields = append(fields, object{"path": rntuple.Must(n.Path(id)), "type_name": rntuple.Must(field.TypeName.Value()), "role": n.Role(id)})
	}
	return object{"num_entries": n.NumEntries(), "num_clusters": len(n.Clusters), "fields": fields}
}

func values(n *rntuple.NTuple) object {
	fields, refused := n.ReadFields(readField)
	return object{"num_entries": n.NumEntries(), "fields": fields, "refused": refused}
}

func result(data []byte, name, level string) object {
	if level == "container" {
		names := []any{}
		for _, each := range rntuple.Must(rntuple.FindAnchors(data)) {
			names = append(names, object{"name": each.Name})
		}
		return object{"ntuples": names}
	}
	n := rntuple.Must(rntuple.OpenNamed(data, name, codecs.All, codecs.XXH3))
	if level == "metadata" {
		return metadata(n)
	}
	return values(n)
}

func main() {
	arguments := []string{"", "", "values"}
	copy(arguments, os.Args[1:])
	data := rntuple.Must(os.ReadFile(arguments[0]))
	for _, level := range strings.Split(arguments[2], ",") {
		found, err := rntuple.Try(func() object { return result(data, arguments[1], level) })
		answer := object{"level": level, "status": "ok", "result": found}
		if err != nil {
			answer = object{"level": level, "status": "refused", "message": err.Error()}
		}
		fmt.Println(rntuple.ToJSON(answer))
	}
}
