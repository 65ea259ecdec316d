// Command read prints RNTuples of the released format, their metadata and their values: read FILE [NTUPLE [LEVELS]]
//
// It prints an answer of the conformance protocol for each of the levels container, metadata and values.
// Files, metadata and columns are those of the package rntuple; this program decides how values of fields look.
package main

import (
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"math"
	"os"
	"regexp"
	"strconv"
	"strings"
	"unicode/utf8"

	"@module@/codecs"
	"@module@/rntuple"
)

const (
	collection = iota + 1
	record
	variant
	streamer
)

var roles = []string{"plain", "collection", "record", "variant", "streamer"}

// Errors travel as panics up to the field or to the level.
func check[T any](value T, err error) T {
	if err != nil {
		panic(err)
	}
	return value
}

func need(condition bool, text string, values ...any) {
	if !condition {
		panic(fmt.Errorf(text, values...))
	}
}

// caught calls a function and returns the error that it ends in. Damaged files also cause indices out of range.
func caught[T any](function func() T) (value T, err error) {
	defer func() {
		if problem := recover(); problem != nil {
			var isError bool
			if err, isError = problem.(error); !isError {
				panic(problem)
			}
		}
	}()
	return function(), nil
}

// reader has the RNTuple and the cluster whose values are read.
type reader struct {
	*rntuple.NTuple
	cluster rntuple.Cluster
}

func (r reader) elements(id, count, place int, zero any) ([]any, string) {
	found, kind, err := r.Elements(r.cluster, id, count, place, zero)
	return check(found, err), kind
}

// spans returns where lists start and end, and the number of items.
func (r reader) spans(id, count int) (spans [][2]int, total int) {
	spans = check(r.Spans(r.cluster, id, count))
	if len(spans) > 0 {
		total = spans[len(spans)-1][1]
	}
	return spans, total
}

// values returns the first values of a field.
func (r reader) values(id, count int) []any {
	need(count <= rntuple.MaxElements, "too many values")
	field, children := r.Fields[id], r.Children(id)
	name, result := check(field.TypeName.Value()), make([]any, count)
	switch {
	case field.Role == collection:
		spans, total := r.spans(id, count)
		items := r.values(children[0], total)
		isOptional := strings.HasPrefix(name, "std::optional<") || strings.HasPrefix(name, "std::unique_ptr<")
		for i, span := range spans {
			if !isOptional {
				result[i] = items[span[0]:span[1]]
			} else if span[1] > span[0] {
				result[i] = items[span[0]]
			}
		}
	case field.Role == record:
		for i := range result {
			result[i] = map[string]any{}
		}
		for _, child := range children {
			member := check(r.Fields[child].Name.Value())
			for i, value := range r.values(child, count) {
				result[i].(map[string]any)[member] = value
			}
		}
	case field.Role == variant:
		chosen, _ := r.elements(id, count, 0, rntuple.SwitchElement{})
		for tag, child := range children {
			size := uint64(0)
			for _, each := range chosen {
				if element := each.(rntuple.SwitchElement); int(element.Tag) == tag+1 && element.Index >= size {
					size = element.Index + 1
				}
			}
			need(size <= rntuple.MaxElements, "too many values")
			items := r.values(child, int(size))
			for i, each := range chosen {
				element := each.(rntuple.SwitchElement)
				need(int(element.Tag) <= len(children), "a tag of no alternative")
				if int(element.Tag) == tag+1 {
					result[i] = items[element.Index]
				}
			}
		}
	case field.Role == streamer || name == "std::string":
		spans, total := r.spans(id, count)
		characters, _ := r.elements(id, total, 1, uint64(0))
		for i, span := range spans {
			data := []byte{}
			for _, character := range characters[span[0]:span[1]] {
				data = append(data, byte(character.(uint64)))
			}
			result[i] = spelled(data, field.Role == streamer)
		}
	case field.ArraySizePresent():
		size, items := int(field.ArraySize), []any(nil)
		need(field.ArraySize <= rntuple.MaxElements && size*count <= rntuple.MaxElements, "too many values")
		if len(children) > 0 {
			items = r.values(children[0], count*size)
		} else {
			items, _ = r.elements(id, count*size, 0, false)
		}
		for i := range result {
			result[i] = append([]any{}, items[i*size:(i+1)*size]...)
		}
	case strings.HasPrefix(name, "ROOT::RNTupleCardinality<"):
		spans, _ := r.spans(id, count)
		for i, span := range spans {
			result[i] = span[1] - span[0]
		}
	case len(children) == 1 && len(r.ColumnsOf(id)) == 0: // std::atomic, or an enumeration, whose values are numbers
		result = r.values(children[0], count)
		if check(r.Fields[children[0]].TypeName.Value()) == "char" && !strings.HasPrefix(name, "std::atomic<") {
			for i, item := range result {
				result[i] = int8([]rune(item.(string))[0])
			}
		}
	default:
		elements, kind := r.elements(id, count, 0, 0)
		for i, value := range elements {
			result[i] = number(value, name, kind)
		}
	}
	return result
}

var integers = regexp.MustCompile(`^std::(u?)int(8|16|32|64)_t$`)

// number returns a number of a column of a kind as a type has it.
func number(value any, name, kind string) any {
	if name == "float" || name == "double" {
		need(kind == "real" || kind == "", "no real numbers")
		real, _ := value.(float64)
		if name == "float" {
			real = float64(float32(real))
		}
		if real == 0 && math.Signbit(real) || math.IsInf(real, 0) || math.IsNaN(real) {
			return map[string]string{"-0": "-0.0", "+Inf": "inf", "-Inf": "-inf", "NaN": "nan"}[fmt.Sprint(real)]
		}
		return real
	}
	isWhole := kind == "bit" || kind == "char" || kind == "integer"
	need(kind == "" || name == "std::byte" && kind == "byte" || name != "std::byte" && isWhole, "no integers")
	bits, isNegative := uint64(0), false
	switch value := value.(type) {
	case bool:
		if value {
			bits = 1
		}
	case int64:
		bits, isNegative = uint64(value), value < 0
	case uint64:
		bits = value
	}
	switch name {
	case "bool":
		return bits != 0
	case "char":
		return string(rune(byte(bits)))
	case "std::byte":
		return bits
	}
	match := integers.FindStringSubmatch(name)
	need(match != nil, "fields of type %s", name)
	if kind == "char" && name == "std::int8_t" {
		return int8(bits)
	}
	shift := 64 - check(strconv.Atoi(match[2]))
	if match[1] == "u" {
		need(!isNegative && bits<<shift>>shift == bits, "%v is out of range", value)
		return bits
	}
	signed := int64(bits)
	need(isNegative == (signed < 0) && signed<<shift>>shift == signed, "%v is out of range", value)
	return signed
}

// spelled returns a string, or bytes in hexadecimal: those of a streamer field, and those that are not UTF-8.
func spelled(data []byte, isStreamer bool) any {
	if isStreamer {
		return map[string]string{"$streamer": hex.EncodeToString(data)}
	}
	if !utf8.Valid(data) {
		return map[string]string{"$bytes": hex.EncodeToString(data)}
	}
	return string(data)
}

type object = map[string]any

func open(data []byte, name string) *rntuple.NTuple {
	for _, each := range check(rntuple.FindAnchors(data)) {
		if name == "" || name == each.Name {
			return check(rntuple.OpenNTuple(data, each.Key, codecs.All, codecs.XXH3))
		}
	}
	panic(errors.New("there is no such RNTuple"))
}

func container(data []byte, _ string) object {
	names := []object{}
	for _, each := range check(rntuple.FindAnchors(data)) {
		names = append(names, object{"name": each.Name})
	}
	return object{"ntuples": names}
}

func metadata(data []byte, name string) object {
	n, fields := open(data, name), []object{}
	for id, field := range n.Fields {
		role := "unknown"
		if int(field.Role) < len(roles) {
			role = roles[field.Role]
		}
		fields = append(fields, object{"path": check(n.Path(id)), "type_name": check(field.TypeName.Value()), "role": role})
	}
	return object{"num_entries": n.NumEntries(), "num_clusters": len(n.Clusters), "fields": fields}
}

func values(data []byte, name string) object {
	n, fields, refused := open(data, name), object{}, object{}
	for id, field := range n.Fields {
		if int(field.ParentId) != id {
			continue
		}
		found, err := caught(func() []any {
			need(n.RequireKnown(id) == nil, "a field of a later version of the format")
			found := []any{}
			for _, each := range n.Clusters {
				found = append(found, reader{n, each}.values(id, each.NumEntries)...)
			}
			return found
		})
		if own := check(field.Name.Value()); err != nil {
			refused[own] = err.Error()
		} else {
			fields[own] = found
		}
	}
	return object{"num_entries": n.NumEntries(), "fields": fields, "refused": refused}
}

var levels = map[string]func([]byte, string) object{"container": container, "metadata": metadata, "values": values}

func main() {
	arguments := append(os.Args[1:], "", "", "")[:3]
	data, err := os.ReadFile(arguments[0])
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
	if arguments[2] == "" {
		arguments[2] = "values"
	}
	for _, level := range strings.Split(arguments[2], ",") {
		result, err := caught(func() object {
			if levels[level] == nil {
				panic(errors.New("there is no such level"))
			}
			return levels[level](data, arguments[1])
		})
		answer := object{"level": level, "status": "ok", "result": result}
		if err != nil {
			answer = object{"level": level, "status": "refused", "message": err.Error()}
		}
		if err := json.NewEncoder(os.Stdout).Encode(answer); err != nil {
			fmt.Fprintln(os.Stderr, err)
			os.Exit(1)
		}
	}
}
