package rntuple

import (
	"encoding/hex"
	"encoding/json"
	"fmt"
	"math"
	"sort"
	"strconv"
	"strings"
	"unicode/utf8"
)

// ValueType is a type of numbers.
type ValueType struct {
	Element string   // what its numbers are, for example int16; char for characters
	Kinds   []string // of the columns that a field of the type may have
}

var roles = []string{"plain", "collection", "record", "variant", "streamer"}

func isOneOf(word string, words ...string) bool {
	for _, each := range words {
		if each == word {
			return true
		}
	}
	return false
}

// knownShape is the shape in the table of a type, which is empty for those that are not there.
func (n *NTuple) knownShape(id int) string {
	name, _, _ := strings.Cut(must(n.Fields[id].TypeName.Value()), "<")
	return Shapes[name]
}

// Role returns the structural role of a field: plain, collection, record, variant or streamer; unknown in later formats.
func (n *NTuple) Role(id int) string {
	if number := int(n.Fields[id].Role); number < len(roles) {
		return roles[number]
	}
	return "unknown"
}

// Shape returns what a field holds, which tells how its values are read:
//
//   - list: as many items of the sub-field as ItemSpans tells
//   - optional: the same with at most one item
//   - record: one value of each sub-field
//   - variant: a value of one sub-field, which Choices tells
//   - array: a fixed number of items of the sub-field, ItemSpans as well
//   - bitset: a fixed number of bits, which Numbers returns, ItemSpans as well
//   - string, streamer: bytes, which Strings returns
//   - held: the value of the sub-field, for atomics and enumerations
//   - number: what Numbers returns, also for cardinalities
//
// A list, an optional, an array or an atomic with another number of sub-fields than one ends in a *FormatError.
func (n *NTuple) Shape(id int) (shape string, err error) {
	defer recovered(&err)
	shape = n.Role(id)
	known, hasChildren := n.knownShape(id), len(n.Children(id)) > 0
	isArray := isOneOf(known, "array", "bitset") || n.Fields[id].ArraySizePresent() // those without elements have no size
	switch {
	case shape == "collection" && known == "optional":
		shape = "optional"
	case shape == "collection":
		shape = "list"
	case shape != "plain":
	case known == "string":
		shape = "string"
	case isArray && hasChildren:
		shape = "array"
	case isArray:
		shape = "bitset"
	case hasChildren && len(n.ColumnsOf(id)) == 0:
		shape = "held"
	default:
		shape = "number"
	}
	isOne := isOneOf(shape, "list", "optional", "array", "held")
	need(!isOne || len(n.Children(id)) == 1, "another number of sub-fields")
	return shape, nil
}

// ReadFields returns the values of all top-level fields by name, and the messages of errors for those that cannot be read. The
// function reads the first values of a field in a cluster; its errors are panics, as of Must.
func (n *NTuple) ReadFields(read func(n *NTuple, cluster Cluster, id, count int) []any) (fields, refused map[string]any) {
	fields, refused = map[string]any{}, map[string]any{}
	for id, field := range n.Fields {
		if int(field.ParentId) != id {
			continue
		}
		found, err := Try(func() []any {
			found := []any{}
			must(found, n.RequireKnown(id))
			for _, cluster := range n.Clusters {
				need(cluster.NumEntries <= MaxElements, "too many values")
				found = append(found, read(n, cluster, id, cluster.NumEntries)...)
			}
			return found
		})
		name, nameError := field.Name.Value()
		switch {
		case nameError != nil:
			refused[string(field.Name.Raw)] = nameError.Error()
		case err != nil:
			refused[name] = err.Error()
		default:
			fields[name] = found
		}
	}
	return fields, refused
}

// ItemSpans returns where the first lists, optionals or arrays of a field start and end among the items of a cluster.
// Offsets that decrease, and more items than MaxElements, end in a *FormatError.
func (n *NTuple) ItemSpans(cluster Cluster, id, count int) (spans Spans, err error) {
	defer recovered(&err)
	if isOneOf(must(n.Shape(id)), "array", "bitset") {
		size := n.Fields[id].ArraySize
		need(count <= MaxElements && (size == 0 || uint64(count) <= MaxElements/size), "too many items of arrays")
		for i := 0; i < count; i++ {
			spans = append(spans, [2]int{i * int(size), (i + 1) * int(size)})
		}
		return spans, nil
	}
	return n.Spans(cluster, id, count)
}

// Strings returns the first strings, or streamed objects, of a field in a cluster. Offsets that decrease, and columns of another
// type, end in a *FormatError.
func (n *NTuple) Strings(cluster Cluster, id, count int) (found [][]byte, err error) {
	defer recovered(&err)
	spans := must(n.ItemSpans(cluster, id, count))
	characters, kind, err := n.Elements(cluster, id, spans.Total(), 1, uint64(0))
	if err != nil {
		return nil, err
	}
	need(isOneOf(kind, "char", "byte", ""), "characters in a column of another type")
	data := make([]byte, len(characters))
	for i, character := range characters {
		data[i] = byte(character.(uint64))
	}
	for _, span := range spans {
		found = append(found, data[span[0]:span[1]])
	}
	return found, nil
}

// Numbers returns the first numbers of a field in a cluster as its type has them, or bits of a bitset: bool, float64, int64 or
// uint64; a string of one character for char, and int64 for an enumeration over char. A field may have columns of another type:
// integers are compared with the range of the field, numbers of a float are rounded. An unknown type, a column that does not fit, and
// an integer out of range end in a *FormatError.
func (n *NTuple) Numbers(cluster Cluster, id, count int) (numbers []any, err error) {
	defer recovered(&err)
	if n.knownShape(id) == "cardinality" {
		for _, span := range must(n.Spans(cluster, id, count)) {
			numbers = append(numbers, uint64(span[1]-span[0]))
		}
		return numbers, nil
	}
	name := must(n.Fields[id].TypeName.Value())
	if must(n.Shape(id)) == "bitset" {
		name = "bool"
	}
	known, isKnown := ValueTypes[name]
	need(isKnown, "fields of type %s", name)
	numbers, kind, err := n.Elements(cluster, id, count, 0, uint64(0))
	if err != nil {
		return nil, err
	}
	need(kind == "" || isOneOf(kind, known.Kinds...), "numbers of type %s in a column of another type", name)
	element, parent := known.Element, int(n.Fields[id].ParentId)
	if element == "char" && must(n.Shape(parent)) == "held" && n.knownShape(parent) == "" || element == "int8" && kind == "char" {
		element = "enumerator"
	}
	for i, value := range numbers {
		numbers[i] = converted(value, element)
	}
	return numbers, nil
}

// converted returns an element of a column as a type has it.
func converted(value any, element string) any {
	if element == "float32" || element == "float64" {
		real, _ := value.(float64)
		if element == "float32" {
			real = float64(float32(real))
		}
		return real
	}
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
	switch element {
	case "bool":
		return bits != 0
	case "char":
		return string(rune(byte(bits)))
	case "enumerator":
		return int64(int8(bits))
	}
	digits, isUnsigned := strings.CutPrefix(element, "uint")
	shift := 64 - must(strconv.Atoi(strings.TrimPrefix(digits, "int")))
	if isUnsigned {
		need(!isNegative && bits<<shift>>shift == bits, "%v is out of range", value)
		return bits
	}
	signed := int64(bits)
	need(isNegative == (signed < 0) && signed<<shift>>shift == signed, "%v is out of range", value)
	return signed
}

// Choices tell which alternatives values of a variant hold.
type Choices struct {
	Tags    []int // from 1 on; 0 stands for no value
	Indices []int // among the values of the alternative
	Sizes   []int // for each alternative how many values of it are needed
}

// Choices returns which alternatives the first values of a variant hold. An unknown alternative, and a column of another type, end in
// a *FormatError.
func (n *NTuple) Choices(cluster Cluster, id, count int) (found Choices, err error) {
	defer recovered(&err)
	elements, kind, err := n.Elements(cluster, id, count, 0, SwitchElement{})
	if err != nil {
		return found, err
	}
	need(isOneOf(kind, "switch", ""), "a variant with a column of another type")
	found = Choices{make([]int, count), make([]int, count), make([]int, len(n.Children(id)))}
	for i, each := range elements {
		element := each.(SwitchElement)
		need(uint64(element.Tag) <= uint64(len(found.Sizes)), "a tag of no alternative")
		if element.Tag == 0 {
			continue
		}
		need(element.Index < MaxElements, "an index of too many values")
		found.Tags[i], found.Indices[i] = int(element.Tag), int(element.Index)
		if found.Sizes[element.Tag-1] <= found.Indices[i] {
			found.Sizes[element.Tag-1] = found.Indices[i] + 1
		}
	}
	return found, nil
}

// ToJSON spells a value as the conformance protocol does: integers exactly, infinities and not-a-number as strings, bytes as text,
// or as {"$bytes": ...} with hexadecimal digits if they are not UTF-8. The value is nil, a bool, an integer, a float64, a string,
// []byte, or []any or map[string]any of these; others are spelled as encoding/json does.
func ToJSON(value any) string {
	switch value := value.(type) {
	case float64:
		switch {
		case math.IsNaN(value):
			return `"nan"`
		case math.IsInf(value, 0):
			return map[bool]string{true: `"inf"`, false: `"-inf"`}[value > 0]
		case value == 0 && math.Signbit(value):
			return "-0.0"
		}
	case []byte:
		if !utf8.Valid(value) {
			return fmt.Sprintf(`{"$bytes":"%s"}`, hex.EncodeToString(value))
		}
		return ToJSON(string(value))
	case []any:
		items := make([]string, len(value))
		for i, item := range value {
			items[i] = ToJSON(item)
		}
		return "[" + strings.Join(items, ",") + "]"
	case map[string]any:
		members := make([]string, 0, len(value))
		for name, member := range value {
			members = append(members, ToJSON(name)+":"+ToJSON(member))
		}
		sort.Strings(members)
		return "{" + strings.Join(members, ",") + "}"
	}
	text, err := json.Marshal(value)
	if err != nil {
		panic(err)
	}
	return string(text)
}
