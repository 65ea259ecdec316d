// Reads an RNTuple of the released format and prints its fields as JSON: go run . FILE [NAME]
// Numbers, strings, lists, arrays and records; what it cannot read is named on standard error and left out.
package main

import (
	"bytes"
	"compress/zlib"
	"encoding/binary"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"math"
	"os"

	"github.com/rntuple-construct/rntuple-construct/generated/go/rntuple"
)

// Errors travel as panics up to the field or to main.
type unsupported struct{ what string }

func (e unsupported) Error() string { return "this reader does not know " + e.what }

func check[T any](value T, err error) T {
	if err != nil {
		panic(err)
	}
	return value
}

// #region bytes
func slice(file []byte, offset, size uint64) []byte {
	if offset > uint64(len(file)) || size > uint64(len(file))-offset {
		panic(fmt.Errorf("%d bytes from %d on are outside of the file", size, offset))
	}
	return file[offset : offset+size]
}

func whole(stored []byte, length uint64) []byte {
	if uint64(len(stored)) == length {
		return stored // stored bytes are compressed if they are shorter
	}
	data := []byte{}
	for _, chunk := range check(rntuple.ParseRootFile_CompressionBlock(stored)).Chunks {
		if algorithm := string(chunk.Algorithm[:2]); algorithm != "ZL" {
			panic(unsupported{"compression " + algorithm})
		}
		plain := io.LimitReader(check(zlib.NewReader(bytes.NewReader(chunk.Data))), int64(chunk.LenUncompressed))
		data = append(data, check(io.ReadAll(plain))...)
	}
	if uint64(len(data)) != length {
		panic(fmt.Errorf("%d bytes are expected, there are %d", length, len(data)))
	}
	return data
}

// #endregion

// #region anchor
func findAnchor(file []byte, name string) *rntuple.RootFile_Anchor {
	var found *rntuple.RootFile_Entry
	for _, entry := range check(check(rntuple.ParseRootFile(file)).Entries()).Entries {
		own := check(entry.Key.Name.Value())
		if !check(entry.IsRelease()) || (name != "" && name != own) {
			continue
		}
		name = own
		if found == nil || entry.Key.Cycle > found.Key.Cycle {
			found = entry // the highest cycle is the current one
		}
	}
	if found == nil {
		panic(errors.New("there is no such RNTuple"))
	}
	record := check(found.AnchorRecord())
	return check(rntuple.ParseRootFile_Anchor(whole(check(record.Payload()), uint64(record.Key.LenObject))))
}

// #endregion

// #region metadata
type cluster struct {
	numEntries int
	columns    []*rntuple.Rntuple_ColumnPages // by column id
}

type ntuple struct {
	file     []byte
	fields   []*rntuple.Rntuple_Field
	columns  []*rntuple.Rntuple_Column
	clusters []cluster
}

func stored(file []byte, locator *rntuple.Rntuple_Locator) []byte {
	if locator.OfsRangePresent() {
		return slice(file, locator.OfsRange, uint64(locator.Head))
	}
	if large, ok := locator.Payload.(*rntuple.Rntuple_LargeLocator); ok {
		return slice(file, large.OfsRange, large.LenRange)
	}
	panic(unsupported{fmt.Sprintf("locators of kind %d", check(locator.Kind()))})
}

func payload[T rntuple.Struct](stored []byte, length uint64) T {
	payload, ok := check(rntuple.ParseRntuple(whole(stored, length))).Payload.(T)
	if !ok {
		panic(errors.New("the envelope is of another kind"))
	}
	return payload
}

func readMetadata(file []byte, anchor *rntuple.RootFile_Anchor) *ntuple {
	header := payload[*rntuple.Rntuple_Header](slice(file, anchor.OfsHeader, anchor.LenHeaderStored), anchor.LenHeader)
	footer := payload[*rntuple.Rntuple_Footer](slice(file, anchor.OfsFooter, anchor.LenFooterStored), anchor.LenFooter)
	for _, word := range append(header.FeatureFlags.Words, footer.FeatureFlags.Words...) {
		if word.Lo != 0 || word.Hi != 0 {
			panic(unsupported{"feature flags"})
		}
	}
	schemas := []*rntuple.Rntuple_Schema{header.Schema}
	if extension := footer.SchemaExtension.Body; extension.SchemaPresent() {
		schemas = append(schemas, extension.Schema)
	}
	read := &ntuple{file: file}
	for _, schema := range schemas {
		for _, record := range schema.Fields.Body.Items {
			read.fields = append(read.fields, record.Body)
		}
		for _, record := range schema.Columns.Body.Items {
			read.columns = append(read.columns, record.Body)
		}
	}
	for _, group := range footer.ClusterGroups.Body.Items {
		link := group.Body.PageListLink
		list := payload[*rntuple.Rntuple_PageList](stored(file, link.Locator), link.LenEnvelope)
		summaries, locations := list.ClusterSummaries.Body.Items, list.PageLocations.Body.Items
		if len(summaries) != len(locations) {
			panic(errors.New("a page list has pages of more or fewer clusters than it sums up"))
		}
		for i, summary := range summaries {
			entries := int(check(summary.Body.NumEntries()))
			read.clusters = append(read.clusters, cluster{entries, locations[i].Body.Items})
		}
	}
	return read
}

// #endregion

// #region column
func (n *ntuple) elements(c cluster, id int) []any {
	column := n.columns[id]
	if check(column.IsDeferred()) || id >= len(c.columns) || c.columns[id].Body.ElementOffset < 0 {
		panic(unsupported{"columns added late"})
	}
	values := []any{}
	for _, page := range c.columns[id].Body.Items {
		count := int(check(page.NumElements()))
		length := (uint64(count)*uint64(column.BitsOnStorage) + 7) / 8
		values = append(values, decode(column, whole(stored(n.file, page.Locator), length), count)...)
	}
	return values
}

// #endregion

// #region decode
var kinds = map[rntuple.Rntuple_ColumnType]struct {
	kind    string
	isSplit bool
}{
	rntuple.Rntuple_ColumnType__Bit: {"bit", false}, rntuple.Rntuple_ColumnType__Byte: {"uint", false},
	rntuple.Rntuple_ColumnType__Char: {"uint", false}, rntuple.Rntuple_ColumnType__Int8: {"int", false},
	rntuple.Rntuple_ColumnType__Uint8: {"uint", false}, rntuple.Rntuple_ColumnType__Int16: {"int", false},
	rntuple.Rntuple_ColumnType__Uint16: {"uint", false}, rntuple.Rntuple_ColumnType__Int32: {"int", false},
	rntuple.Rntuple_ColumnType__Uint32: {"uint", false}, rntuple.Rntuple_ColumnType__Int64: {"int", false},
	rntuple.Rntuple_ColumnType__Uint64: {"uint", false}, rntuple.Rntuple_ColumnType__Real32: {"real", false},
	rntuple.Rntuple_ColumnType__Real64: {"real", false}, rntuple.Rntuple_ColumnType__Index32: {"index", false},
	rntuple.Rntuple_ColumnType__Index64: {"index", false}, rntuple.Rntuple_ColumnType__SplitInt16: {"int", true},
	rntuple.Rntuple_ColumnType__SplitUint16: {"uint", true}, rntuple.Rntuple_ColumnType__SplitInt32: {"int", true},
	rntuple.Rntuple_ColumnType__SplitUint32: {"uint", true}, rntuple.Rntuple_ColumnType__SplitInt64: {"int", true},
	rntuple.Rntuple_ColumnType__SplitUint64: {"uint", true}, rntuple.Rntuple_ColumnType__SplitReal32: {"real", true},
	rntuple.Rntuple_ColumnType__SplitReal64: {"real", true}, rntuple.Rntuple_ColumnType__SplitIndex32: {"index", true},
	rntuple.Rntuple_ColumnType__SplitIndex64: {"index", true},
}

func decode(column *rntuple.Rntuple_Column, page []byte, count int) []any {
	how, ok := kinds[rntuple.Rntuple_ColumnType(column.ColumnType)]
	if !ok {
		panic(unsupported{fmt.Sprintf("column type %#x", column.ColumnType)})
	}
	values := make([]any, count)
	width := int(column.BitsOnStorage) / 8
	var sum uint64
	for i := range values {
		if how.kind == "bit" {
			values[i] = page[i/8]>>(i%8)&1 == 1
			continue
		}
		word := make([]byte, 8)
		for b := 0; b < width; b++ {
			if how.isSplit {
				word[b] = page[b*count+i] // byte b of element i stands at b * count + i
			} else {
				word[b] = page[i*width+b]
			}
		}
		code := binary.LittleEndian.Uint64(word)
		switch how.kind {
		case "uint":
			values[i] = code
		case "int":
			if how.isSplit { // 0, 1, 2, 3, ... stand for 0, -1, 1, -2, ...
				values[i] = int64(code>>1) ^ -int64(code&1)
			} else {
				shift := 64 - 8*width
				values[i] = int64(code<<shift) >> shift
			}
		case "index":
			if how.isSplit { // differences to the element before, in each page
				sum += code
				code = sum
			}
			values[i] = int(code)
		case "real":
			if width == 4 {
				values[i] = float64(math.Float32frombits(uint32(code)))
			} else {
				values[i] = math.Float64frombits(code)
			}
		}
	}
	return values
}

// #endregion

// #region offsets
// bounds tells where lists first to first + count stand among the items of the cluster: element i of an offset
// column is where list i ends; it begins where list i - 1 ends.
func bounds(offsets []any, first, count int) [][2]int {
	ranges := make([][2]int, count)
	start := 0
	if first > 0 {
		start = offsets[first-1].(int)
	}
	for i := range ranges {
		ranges[i] = [2]int{start, offsets[first+i].(int)}
		start = ranges[i][1]
	}
	return ranges
}

// #endregion

// #region fields
// values reads the values first to first + count of a field in a cluster.
func (n *ntuple) values(c cluster, id, first, count int) []any {
	field := n.fields[id]
	if check(field.IsProjected()) {
		panic(unsupported{"projected fields"})
	}
	var children []int
	for child, each := range n.fields {
		if child != id && int(each.ParentId) == id {
			children = append(children, child)
		}
	}
	var columns [][]any
	for column, each := range n.columns {
		if int(each.FieldId) == id && each.RepresentationIndex == 0 {
			columns = append(columns, n.elements(c, column))
		}
	}
	role := rntuple.Rntuple_FieldRole(field.Role)
	result := make([]any, count)
	switch {
	case role == rntuple.Rntuple_FieldRole__Record:
		for i := range result {
			result[i] = map[string]any{}
		}
		for _, member := range children {
			name := check(n.fields[member].Name.Value())
			for i, value := range n.values(c, member, first, count) {
				result[i].(map[string]any)[name] = value
			}
		}
	case role == rntuple.Rntuple_FieldRole__Collection && len(children) == 1 && len(columns) == 1:
		if count == 0 {
			break
		}
		ranges := bounds(columns[0], first, count)
		start := ranges[0][0]
		items := n.values(c, children[0], start, ranges[count-1][1]-start)
		for i, each := range ranges {
			result[i] = items[each[0]-start : each[1]-start]
		}
	case role == rntuple.Rntuple_FieldRole__Plain && len(columns) == 2: // offsets and characters
		for i, each := range bounds(columns[0], first, count) {
			text := []byte{}
			for _, char := range columns[1][each[0]:each[1]] {
				text = append(text, byte(char.(uint64)))
			}
			result[i] = string(text)
		}
	case role == rntuple.Rntuple_FieldRole__Plain && len(columns) == 1 && !field.ArraySizePresent():
		copy(result, columns[0][first:first+count])
	case role == rntuple.Rntuple_FieldRole__Plain && len(columns) == 0 && len(children) == 1:
		if !field.ArraySizePresent() {
			return n.values(c, children[0], first, count) // an enumeration or atomic: the value is that of the sub-field
		}
		size := int(field.ArraySize)
		items := n.values(c, children[0], first*size, count*size)
		for i := range result {
			result[i] = items[i*size : (i+1)*size]
		}
	default:
		panic(unsupported{"fields of type " + check(field.TypeName.Value())})
	}
	return result
}

// #endregion

// #region main
func (n *ntuple) field(id int) (values []any, err error) {
	defer func() {
		if e, ok := recover().(error); ok {
			values, err = nil, e
		}
	}()
	values = []any{}
	for _, c := range n.clusters {
		values = append(values, n.values(c, id, 0, c.numEntries)...)
	}
	return values, nil
}

func read(path, name string) map[string][]any {
	file := check(os.ReadFile(path))
	ntuple := readMetadata(file, findAnchor(file, name))
	values := map[string][]any{}
	for id, field := range ntuple.fields {
		if int(field.ParentId) != id {
			continue // a top-level field names itself as its parent
		}
		own := check(field.Name.Value())
		found, err := ntuple.field(id)
		if errors.As(err, &unsupported{}) {
			fmt.Fprintf(os.Stderr, "%s is left out: %s\n", own, err)
			continue
		}
		values[own] = check(found, err)
	}
	return values
}

// #endregion

// finite replaces what JSON has no numbers for.
func finite(value any) any {
	switch value := value.(type) {
	case float64:
		if math.IsNaN(value) || math.IsInf(value, 0) {
			return nil
		}
	case []any:
		for i := range value {
			value[i] = finite(value[i])
		}
	case map[string]any:
		for key := range value {
			value[key] = finite(value[key])
		}
	}
	return value
}

func main() {
	defer func() {
		if err, ok := recover().(error); ok {
			fmt.Fprintln(os.Stderr, err)
			os.Exit(1)
		}
	}()
	name := ""
	if len(os.Args) > 2 {
		name = os.Args[2]
	}
	values := read(os.Args[1], name)
	for _, each := range values {
		finite(each)
	}
	fmt.Println(string(check(json.Marshal(values))))
}
