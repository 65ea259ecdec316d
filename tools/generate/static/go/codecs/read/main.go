// Command read prints RNTuples of the released format, their metadata and their values: read FILE [NTUPLE [LEVELS [ELEMENTS]]]
//
// It prints an answer of the conformance protocol for each of the levels container, metadata and values. ELEMENTS is the most
// elements of a column in a cluster that it reads.
package main

import (
	"fmt"
	"os"
	"strconv"
	"strings"

	"@module@/codecs"
	"@module@/rntuple"
)

type object = map[string]any

func container(file rntuple.Source) (object, error) {
	anchors, err := rntuple.FindAnchors(file, rntuple.Limits{})
	names := []any{}
	for _, each := range anchors {
		names = append(names, object{"name": each.Name})
	}
	return object{"ntuples": names}, err
}

func metadata(n *rntuple.NTuple) object {
	fields := []any{}
	for id := range n.Fields {
		fields = append(fields, object{"path": n.Path(id), "type_name": n.TypeName(id), "role": n.Role(id)})
	}
	return object{"num_entries": n.NumEntries(), "num_clusters": len(n.Clusters), "fields": fields}
}

func values(n *rntuple.NTuple) object {
	fields, refused := object{}, object{}
	for _, id := range n.TopLevel() {
		found, err := n.ReadField(id)
		if err != nil {
			refused[n.Name(id)] = err.Error()
			continue
		}
		fields[n.Name(id)] = found
	}
	return object{"num_entries": n.NumEntries(), "fields": fields, "refused": refused}
}

func result(file rntuple.Source, name, level string, elements uint64) (object, error) {
	if level == "container" {
		return container(file)
	}
	options := rntuple.Options{Codecs: codecs.All, Hash: codecs.XXH3, Limits: rntuple.Limits{Elements: elements}}
	n, err := rntuple.Open(file, name, options)
	if err != nil {
		return nil, err
	}
	if level == "metadata" {
		return metadata(n), nil
	}
	return values(n), nil
}

func run(path, name, levels, elements string) error {
	limit, err := strconv.ParseUint(elements, 10, 64)
	if err != nil {
		return err
	}
	opened, err := os.Open(path)
	if err != nil {
		return err
	}
	defer opened.Close()
	file, err := rntuple.FileSource(opened)
	if err != nil {
		return err
	}
	for _, level := range strings.Split(levels, ",") {
		answer := object{"level": level, "status": "ok"}
		if answer["result"], err = result(file, name, level, limit); err != nil {
			answer = object{"level": level, "status": "refused", "message": err.Error()}
		}
		text, err := rntuple.ToJSON(answer)
		if err != nil {
			return err
		}
		fmt.Println(text)
	}
	return nil
}

func main() {
	arguments := []string{"", "", "values", "0"}
	copy(arguments, os.Args[1:])
	if err := run(arguments[0], arguments[1], arguments[2], arguments[3]); err != nil {
		fmt.Fprintln(os.Stderr, "read:", err)
		os.Exit(1)
	}
}
