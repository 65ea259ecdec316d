package rntuple

import (
	"encoding/hex"
	"encoding/json"
	"math"
	"sort"
	"strconv"
	"strings"
	"unicode/utf8"
)

// valueType is a type of numbers.
type valueType struct {
	element string   // what its numbers are, for example int16; char for characters
	kinds   []string // of the columns that a field of the type may have
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
	name, _, _ := strings.Cut(n.TypeName(id), "<")
	return shapes[name]
}

// Role returns the structural role of a field: plain, collection, record, variant or streamer; unknown in later formats.
func (n *NTuple) Role(id int) string {
	if number := int(n.Fields[id].Role); number < len(roles) {
		return roles[number]
	}
	return "unknown"
}

// Shape tells how the values of a field are read, see [NTuple.Shape].
type Shape string

// The shapes of fields.
const (
	ShapeList     Shape = "list"     // as many items of the sub-field as ItemSpans tells
	ShapeOptional Shape = "optional" // the same with at most one item
	ShapeRecord   Shape = "record"   // one value of each sub-field
	ShapeVariant  Shape = "variant"  // a value of one sub-field, which Choices tells
	ShapeArray    Shape = "array"    // a fixed number of items of the sub-field, ItemSpans as well
	ShapeBitset   Shape = "bitset"   // a fixed number of bits, which Numbers returns, ItemSpans as well
	ShapeString   Shape = "string"   // bytes, which Strings returns
	ShapeStreamer Shape = "streamer" // bytes of an object, which Strings returns
	ShapeHeld     Shape = "held"     // the value of the sub-field, for atomics and enumerations
	ShapeNumber   Shape = "number"   // what Numbers returns, also for cardinalities
	ShapeUnknown  Shape = "unknown"  // of a later format
)

// Shape returns what a field holds. A list, an optional, an array or an atomic with another number of sub-fields than one ends in a
// *FormatError.
func (n *NTuple) Shape(id int) (Shape, error) {
	shape := Shape(n.Role(id))
	known, hasChildren := n.knownShape(id), len(n.children[id]) > 0
	isArray := isOneOf(known, "array", "bitset") || n.Fields[id].ArraySizePresent() // those without elements have no size
	switch {
	case shape == "collection" && known == "optional":
		shape = ShapeOptional
	case shape == "collection":
		shape = ShapeList
	case shape != "plain":
	case known == "string":
		shape = ShapeString
	case isArray && hasChildren:
		shape = ShapeArray
	case isArray:
		shape = ShapeBitset
	case hasChildren && len(n.representations[id]) == 0:
		shape = ShapeHeld
	default:
		shape = ShapeNumber
	}
	switch shape {
	case ShapeList, ShapeOptional, ShapeArray, ShapeHeld:
		if len(n.children[id]) != 1 {
			return "", broken("RNT-FLD-011", 0, "field %s: another number of sub-fields", n.Path(id))
		}
	}
	return shape, nil
}

// ReadField returns the values of a top-level field in all clusters, one for each entry; see Values.
func (n *NTuple) ReadField(id int) ([]any, error) {
	if err := n.RequireKnown(id); err != nil {
		return nil, err
	}
	found := []any{}
	for _, cluster := range n.Clusters {
		values, err := n.Values(cluster, id, cluster.NumEntries)
		if err != nil {
			return nil, err
		}
		found = append(found, values...)
	}
	return found, nil
}

// Streamed is an object of a streamer field, as ROOT wrote its bytes.
type Streamed []byte

// Values returns the first values of a field in a cluster:
//
//   - numbers as Numbers returns them
//   - strings as []byte, because they may be no text, and objects of streamer fields as Streamed
//   - records as map[string]any, lists and arrays as []any
//   - optionals and variants as the value, or nil
//
// Damaged bytes end in a *FormatError, too many values in a *LimitError.
func (n *NTuple) Values(cluster Cluster, id, count int) ([]any, error) {
	if err := n.checkNumber(count); err != nil {
		return nil, err
	}
	shape, err := n.Shape(id)
	if err != nil {
		return nil, err
	}
	switch shape {
	case ShapeNumber:
		return n.Numbers(cluster, id, count)
	case ShapeHeld:
		return n.Values(cluster, n.children[id][0], count)
	case ShapeString, ShapeStreamer:
		found, err := n.Strings(cluster, id, count)
		if err != nil {
			return nil, err
		}
		values := make([]any, count)
		for i, data := range found {
			values[i] = data
			if shape == ShapeStreamer {
				values[i] = Streamed(data)
			}
		}
		return values, nil
	case ShapeRecord:
		return n.records(cluster, id, count)
	case ShapeVariant:
		return n.variants(cluster, id, count)
	case ShapeList, ShapeArray, ShapeBitset, ShapeOptional:
		return n.lists(cluster, id, count, shape)
	}
	return nil, broken("RNT-FLD-003", 0, "field %s: role %d", n.Path(id), n.Fields[id].Role)
}

func (n *NTuple) records(cluster Cluster, id, count int) ([]any, error) {
	values := make([]any, count)
	records := make([]map[string]any, count)
	for i := range records {
		records[i] = make(map[string]any, len(n.children[id]))
		values[i] = records[i]
	}
	for _, child := range n.children[id] {
		members, err := n.Values(cluster, child, count)
		if err != nil {
			return nil, err
		}
		for i, member := range members {
			records[i][n.Name(child)] = member
		}
	}
	return values, nil
}

func (n *NTuple) variants(cluster Cluster, id, count int) ([]any, error) {
	choices, err := n.Choices(cluster, id, count)
	if err != nil {
		return nil, err
	}
	alternatives := [][]any{{nil}}
	for i, child := range n.children[id] {
		items, err := n.Values(cluster, child, choices.Sizes[i])
		if err != nil {
			return nil, err
		}
		alternatives = append(alternatives, items)
	}
	values := make([]any, count)
	for i, tag := range choices.Tags {
		values[i] = alternatives[tag][choices.Indices[i]]
	}
	return values, nil
}

func (n *NTuple) lists(cluster Cluster, id, count int, shape Shape) ([]any, error) {
	spans, err := n.ItemSpans(cluster, id, count)
	if err != nil {
		return nil, err
	}
	var items []any
	if shape == ShapeBitset {
		items, err = n.Numbers(cluster, id, spans.Total())
	} else {
		items, err = n.Values(cluster, n.children[id][0], spans.Total())
	}
	if err != nil {
		return nil, err
	}
	values := make([]any, count)
	for i, span := range spans {
		if shape != ShapeOptional {
			values[i] = items[span[0]:span[1]:span[1]]
		} else if span[1] > span[0] {
			values[i] = items[span[0]]
		}
	}
	return values, nil
}

// ItemSpans returns where the first lists, optionals or arrays of a field start and end among the items of a cluster.
// Offsets that decrease end in a *FormatError, more items than the limit in a *LimitError.
func (n *NTuple) ItemSpans(cluster Cluster, id, count int) (Spans, error) {
	shape, err := n.Shape(id)
	if err != nil {
		return nil, err
	}
	if shape != ShapeArray && shape != ShapeBitset {
		return n.Spans(cluster, id, count)
	}
	if err := n.checkNumber(count); err != nil {
		return nil, err
	}
	size, limit := n.Fields[id].ArraySize, n.options.Limits.elements()
	if size > 0 && uint64(count) > limit/size {
		return nil, &LimitError{"elements of arrays", size, limit}
	}
	var spans Spans
	for i := 0; i < count; i++ {
		spans = append(spans, [2]int{i * int(size), (i + 1) * int(size)})
	}
	return spans, nil
}

// Strings returns the first strings, or streamed objects, of a field in a cluster. Offsets that decrease, and columns of another
// type, end in a *FormatError.
func (n *NTuple) Strings(cluster Cluster, id, count int) ([][]byte, error) {
	spans, err := n.ItemSpans(cluster, id, count)
	if err != nil {
		return nil, err
	}
	characters, kind, err := n.Elements(cluster, id, spans.Total(), 1, uint64(0))
	if err != nil {
		return nil, err
	}
	if !isOneOf(kind, "char", "byte", "") {
		return nil, broken("RNT-COL-014", 0, "field %s: characters in a column of another type", n.Path(id))
	}
	data := make([]byte, len(characters))
	for i, character := range characters {
		code, _ := character.(uint64)
		data[i] = byte(code)
	}
	var found [][]byte
	for _, span := range spans {
		found = append(found, data[span[0]:span[1]:span[1]])
	}
	return found, nil
}

// Numbers returns the first numbers of a field in a cluster as its type has them, or bits of a bitset: bool, float64, int64 or
// uint64; a string of one character for char, and int64 for an enumeration over char. A field may have columns of another type:
// integers are compared with the range of the field, numbers of a float are rounded. An unknown type, a column that does not fit, and
// an integer out of range end in a *FormatError.
func (n *NTuple) Numbers(cluster Cluster, id, count int) ([]any, error) {
	if n.knownShape(id) == "cardinality" {
		spans, err := n.Spans(cluster, id, count)
		var numbers []any
		for _, span := range spans {
			numbers = append(numbers, uint64(span[1]-span[0]))
		}
		return numbers, err
	}
	shape, err := n.Shape(id)
	if err != nil {
		return nil, err
	}
	name := n.TypeName(id)
	if shape == ShapeBitset {
		name = "bool"
	}
	known, isKnown := valueTypes[name]
	if !isKnown {
		return nil, broken("RNT-TYP-009", 0, "field %s: fields of type %s", n.Path(id), name)
	}
	numbers, kind, err := n.Elements(cluster, id, count, 0, uint64(0))
	if err != nil {
		return nil, err
	}
	if kind != "" && !isOneOf(kind, known.kinds...) {
		return nil, broken("RNT-COL-014", 0, "field %s: numbers of type %s in a column of another type", n.Path(id), name)
	}
	element := known.element
	if element == "int8" && kind == "char" {
		element = "enumerator"
	}
	if parent := int(n.Fields[id].ParentID); element == "char" && n.knownShape(parent) == "" {
		shape, err := n.Shape(parent)
		if err != nil {
			return nil, err
		}
		if shape == ShapeHeld {
			element = "enumerator"
		}
	}
	for i, value := range numbers {
		converted, ok := convert(value, element)
		if !ok {
			return nil, broken("RNT-COL-014", 0, "field %s: %v is out of range", n.Path(id), value)
		}
		numbers[i] = converted
	}
	return numbers, nil
}

// convert returns an element of a column as a type has it, and false if it is out of range.
func convert(value any, element string) (any, bool) {
	if element == "float32" || element == "float64" {
		real, _ := value.(float64)
		if element == "float32" {
			real = float64(float32(real))
		}
		return real, true
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
		return bits != 0, true
	case "char":
		return string(rune(byte(bits))), true
	case "enumerator":
		return int64(int8(bits)), true
	}
	digits, isUnsigned := strings.CutPrefix(element, "uint")
	size, err := strconv.Atoi(strings.TrimPrefix(digits, "int"))
	if err != nil {
		return nil, false
	}
	shift := 64 - size
	if isUnsigned {
		return bits, !isNegative && bits<<shift>>shift == bits
	}
	signed := int64(bits)
	return signed, isNegative == (signed < 0) && signed<<shift>>shift == signed
}

// Choices tell which alternatives values of a variant hold.
type Choices struct {
	Tags    []int // from 1 on; 0 stands for no value
	Indices []int // among the values of the alternative
	Sizes   []int // for each alternative how many values of it are needed
}

// Choices returns which alternatives the first values of a variant hold. An unknown alternative, and a column of another type, end in
// a *FormatError.
func (n *NTuple) Choices(cluster Cluster, id, count int) (Choices, error) {
	elements, kind, err := n.Elements(cluster, id, count, 0, SwitchElement{})
	if err != nil {
		return Choices{}, err
	}
	if kind != "switch" && kind != "" {
		return Choices{}, broken("RNT-COL-014", 0, "field %s: a variant with a column of another type", n.Path(id))
	}
	limit := n.options.Limits.elements()
	found := Choices{make([]int, count), make([]int, count), make([]int, len(n.children[id]))}
	for i, each := range elements {
		element, _ := each.(SwitchElement)
		if uint64(element.Tag) > uint64(len(found.Sizes)) {
			return Choices{}, broken("RNT-ENC-005", 0, "field %s: a tag of no alternative", n.Path(id))
		}
		if element.Tag == 0 {
			continue
		}
		if element.Index >= limit {
			return Choices{}, &LimitError{"elements of a variant", element.Index, limit}
		}
		found.Tags[i], found.Indices[i] = int(element.Tag), int(element.Index)
		if found.Sizes[element.Tag-1] <= found.Indices[i] {
			found.Sizes[element.Tag-1] = found.Indices[i] + 1
		}
	}
	return found, nil
}

// ToJSON spells a value as the conformance protocol does: integers exactly, infinities and not-a-number as strings, bytes as text,
// or as {"$bytes": ...} with hexadecimal digits if they are not UTF-8. The value is nil, a bool, an integer, a float64, a string,
// []byte, Streamed, or []any or map[string]any of these; others are spelled as encoding/json does.
func ToJSON(value any) (string, error) {
	text := &strings.Builder{}
	err := writeJSON(text, value)
	return text.String(), err
}

func writeJSON(text *strings.Builder, value any) error {
	switch value := value.(type) {
	case float64:
		spelled := ""
		switch {
		case math.IsNaN(value):
			spelled = `"nan"`
		case math.IsInf(value, 1):
			spelled = `"inf"`
		case math.IsInf(value, -1):
			spelled = `"-inf"`
		case value == 0 && math.Signbit(value):
			spelled = "-0.0"
		}
		if spelled != "" {
			text.WriteString(spelled)
			return nil
		}
	case Streamed:
		return writeJSON(text, map[string]any{"$streamer": hex.EncodeToString(value)})
	case []byte:
		if !utf8.Valid(value) {
			return writeJSON(text, map[string]any{"$bytes": hex.EncodeToString(value)})
		}
		return writeJSON(text, string(value))
	case []any:
		text.WriteByte('[')
		for i, item := range value {
			if i > 0 {
				text.WriteByte(',')
			}
			if err := writeJSON(text, item); err != nil {
				return err
			}
		}
		text.WriteByte(']')
		return nil
	case map[string]any:
		names := make([]string, 0, len(value))
		for name := range value {
			names = append(names, name)
		}
		sort.Strings(names)
		text.WriteByte('{')
		for i, name := range names {
			if i > 0 {
				text.WriteByte(',')
			}
			if err := writeJSON(text, name); err != nil {
				return err
			}
			text.WriteByte(':')
			if err := writeJSON(text, value[name]); err != nil {
				return err
			}
		}
		text.WriteByte('}')
		return nil
	}
	data, err := json.Marshal(value)
	text.Write(data)
	return err
}
