// Command read prints RNTuples of the released format, their metadata and their values: read FILE [NTUPLE [LEVELS]]
//
// It prints an answer of the conformance protocol for each of the levels container, metadata and values.
package main

import (
	"bytes"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"math"
	"os"
	"regexp"
	"sort"
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

const most = 1 << 24 // values of a field in a cluster: sizes in damaged files do not exhaust the memory

var roles = []string{"plain", "collection", "record", "variant", "streamer"}
var types = rntuple.ColumnTypes["1.x"]

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

type entry struct {
	name string
	key  *rntuple.RootFile_Key
}

// anchors finds the key of the newest anchor of each RNTuple.
func anchors(data []byte) (found []entry) {
	file, seen := check(rntuple.ParseRootFile(data)), map[uint64]bool{}
	need(check(file.Header.OfsEnd()) <= int64(len(data)), "the file is truncated")
	var walk func(directory *rntuple.RootFile_Directory, path string)
	walk = func(directory *rntuple.RootFile_Directory, path string) {
		place := check(directory.OfsKeys())
		if place == 0 || seen[place] {
			return
		}
		seen[place] = true
		list := check(check(rntuple.ParseRootFile_Record(data[place:])).Payload())
	keys:
		for _, key := range check(rntuple.ParseRootFile_KeysList(list)).Keys {
			name, start := path+check(key.Name.Value()), check(key.OfsKey())+uint64(key.LenKey)
			switch check(key.ClassName.Value()) {
			case "TDirectory", "TDirectoryFile":
				walk(check(rntuple.ParseRootFile_Directory(data[start:])), name+"/")
			case "ROOT::RNTuple":
				for i, other := range found {
					if other.name == name {
						if key.Cycle > other.key.Cycle {
							found[i].key = key
						}
						continue keys
					}
				}
				found = append(found, entry{name, key})
			}
		}
	}
	walk(check(file.RootDirectory()), "")
	return found
}

type cluster struct {
	summary    *rntuple.Rntuple_ClusterSummary
	numEntries int
	columns    []*rntuple.Rntuple_ColumnPages
}

type ntuple struct {
	data       []byte
	maxKeySize uint64
	fields     []*rntuple.Rntuple_Field
	columns    []*rntuple.Rntuple_Column
	aliases    []*rntuple.Rntuple_AliasColumn
	clusters   []cluster
}

// envelope returns the contents of an envelope and its checksum.
func envelope[T rntuple.Struct](n *ntuple, offset, size, length uint64) (T, []byte) {
	data := check(rntuple.ReadEnvelope(n.data, offset, size, length, n.maxKeySize, codecs.All, codecs.XXH3))
	parsed := check(rntuple.ParseRntuple(data))
	payload, ok := parsed.Payload.(T)
	need(ok, "an envelope of another type")
	return payload, parsed.Checksum
}

func placeOf(locator *rntuple.Rntuple_Locator) (offset, size uint64) {
	if locator.Head >= 0 {
		return locator.OfsRange, uint64(locator.Head)
	}
	large, ok := locator.Payload.(*rntuple.Rntuple_LargeLocator)
	need(ok, "an unknown kind of locator")
	return large.OfsRange, large.LenRange
}

func open(data []byte, name string) *ntuple {
	var key *rntuple.RootFile_Key
	for _, each := range anchors(data) {
		if key == nil && (name == "" || name == each.name) {
			key = each.key
		}
	}
	need(key != nil, "there is no such RNTuple")
	start := check(key.OfsKey())
	size := uint64(key.LenRecord) - uint64(key.LenKey)
	object := check(rntuple.ReadAnchor(data, start+uint64(key.LenKey), size, uint64(key.LenObject), codecs.All, codecs.XXH3))
	anchor := check(rntuple.ParseRootFile_Anchor(object))
	need(anchor.VersionEpoch == 1, "version %d of the format", anchor.VersionEpoch)
	n := &ntuple{data: data, maxKeySize: anchor.MaxKeySize}
	header, checksum := envelope[*rntuple.Rntuple_Header](n, anchor.OfsHeader, anchor.LenHeaderStored, anchor.LenHeader)
	footer, _ := envelope[*rntuple.Rntuple_Footer](n, anchor.OfsFooter, anchor.LenFooterStored, anchor.LenFooter)
	need(bytes.Equal(footer.HeaderChecksum, checksum), "a footer of another header")
	for _, flags := range []*rntuple.Rntuple_FeatureFlags{header.FeatureFlags, footer.FeatureFlags} {
		for i, word := range flags.Words { // bit 0: deferred columns may be nested
			need((word.Lo == 0 || i == 0 && word.Lo == 1) && word.Hi&0x7fffffff == 0, "an unknown feature flag")
		}
	}
	for _, schema := range []*rntuple.Rntuple_Schema{header.Schema, footer.SchemaExtension.Body.Schema} {
		if schema == nil {
			continue
		}
		for _, each := range schema.Fields.Body.Items {
			need(int(each.Body.ParentId) <= len(n.fields), "a parent that comes after its sub-field")
			n.fields = append(n.fields, each.Body)
		}
		for _, each := range schema.Columns.Body.Items {
			n.columns = append(n.columns, each.Body)
		}
		for _, each := range schema.AliasColumns.Body.Items {
			n.aliases = append(n.aliases, each.Body)
		}
	}
	for _, group := range footer.ClusterGroups.Body.Items {
		offset, size := placeOf(group.Body.PageListLink.Locator)
		pages, _ := envelope[*rntuple.Rntuple_PageList](n, offset, size, group.Body.PageListLink.LenEnvelope)
		need(bytes.Equal(pages.HeaderChecksum, checksum), "a page list of another header")
		summaries, lists := pages.ClusterSummaries.Body.Items, pages.PageLocations.Body.Items
		need(len(summaries) == len(lists) && len(lists) == int(group.Body.NumClusters), "a cluster group of other clusters")
		for i, each := range summaries {
			need(each.Body.Flags&1 == 0, "a sharded cluster")
			n.clusters = append(n.clusters, cluster{each.Body, int(check(each.Body.NumEntries())), lists[i].Body.Items})
		}
	}
	sort.SliceStable(n.clusters, func(i, j int) bool {
		return n.clusters[i].summary.FirstEntry < n.clusters[j].summary.FirstEntry
	})
	return n
}

func (n *ntuple) numEntries() (sum int) {
	for _, each := range n.clusters {
		sum += each.numEntries
	}
	return sum
}

func (n *ntuple) children(id int) (found []int) {
	for i, field := range n.fields {
		if int(field.ParentId) == id && i != id {
			found = append(found, i)
		}
	}
	return found
}

func (n *ntuple) path(id int) string {
	name, parent := check(n.fields[id].Name.Value()), int(n.fields[id].ParentId)
	if parent == id {
		return name
	}
	return n.path(parent) + "." + name
}

// check refuses a field of a later version of the format, and one that projects such a field.
func (n *ntuple) check(id int, isSource bool) {
	field := n.fields[id]
	need(int(field.Role) < len(roles), "role %d", field.Role)
	need(field.FieldVersion == 0, "version %d of a field", field.FieldVersion)
	for _, column := range n.columns {
		_, known := types[column.ColumnType]
		need(known || int(column.FieldId) != id, "an unknown column type")
	}
	for _, child := range n.children(id) {
		n.check(child, isSource)
	}
	if field.SourceFieldIdPresent() && !isSource {
		source := int(field.SourceFieldId)
		for int(n.fields[source].ParentId) != source {
			source = int(n.fields[source].ParentId)
		}
		n.check(source, true)
	}
}

// ownColumns are the columns of a field; those of a projected field belong to another one.
func (n *ntuple) ownColumns(id int) (own []int) {
	for _, alias := range n.aliases {
		if int(alias.FieldId) == id {
			own = append(own, int(alias.PhysicalColumnId))
		}
	}
	for i, column := range n.columns {
		if int(column.FieldId) == id {
			own = append(own, i)
		}
	}
	return own
}

// elements returns elements of one of the columns of a field, with zeros before those of a late column; and the kind of column.
func (n *ntuple) elements(c cluster, id, count, place int, zero any) (found []any, kind string) {
	need(count <= most, "too many elements")
	representations := map[uint16][]int{}
	for _, i := range n.ownColumns(id) {
		number := n.columns[i].RepresentationIndex
		representations[number] = append(representations[number], i)
	}
	for number := 0; len(representations) > 0; number++ {
		columns, ok := representations[uint16(number)]
		delete(representations, uint16(number))
		if !ok || columns[place] >= len(c.columns) || c.columns[columns[place]].Body.ElementOffset < 0 {
			continue // another representation has the elements
		}
		column, total := n.columns[columns[place]], 0
		pages := c.columns[columns[place]].Body.Items
		for _, page := range pages {
			total += int(check(page.NumElements()))
		}
		missing := count - total
		need(missing <= 0 || check(column.IsDeferred()), "elements are missing")
		for ; missing > 0; missing-- {
			found = append(found, zero)
		}
		for _, page := range pages {
			if len(found) >= count {
				break // damaged files, and others, have more elements than values need
			}
			found = append(found, n.decoded(column, page)...)
		}
		return found[:count], types[column.ColumnType].Kind
	}
	for range make([]struct{}, count) {
		found = append(found, zero)
	}
	return found, ""
}

func (n *ntuple) decoded(column *rntuple.Rntuple_Column, page *rntuple.Rntuple_Page) []any {
	offset, size := placeOf(page.Locator)
	number, hasChecksum := int(check(page.NumElements())), check(page.HasChecksum())
	length := (uint64(number)*uint64(column.BitsOnStorage) + 7) / 8
	data := check(rntuple.ReadPage(n.data, offset, size, length, n.maxKeySize, hasChecksum, codecs.All, codecs.XXH3))
	options := rntuple.PageOptions{Bits: int(column.BitsOnStorage)}
	if column.ValueRangePresent() {
		options.Min, options.Max = column.ValueRange.Min, column.ValueRange.Max
	}
	switch values := check(rntuple.DecodePage(types[column.ColumnType], data, number, options)).(type) {
	case []bool:
		return boxed(values)
	case []int64:
		return boxed(values)
	case []uint64:
		return boxed(values)
	case []float64:
		return boxed(values)
	default:
		return boxed(values.([]rntuple.SwitchElement))
	}
}

func boxed[T any](values []T) []any {
	found := make([]any, len(values))
	for i, value := range values {
		found[i] = value
	}
	return found
}

// ends returns where each list ends among the items of the cluster, and the number of items.
func (n *ntuple) ends(c cluster, id, count int) (ends []int, total int) {
	offsets, kind := n.elements(c, id, count, 0, uint64(0))
	need(kind == "index" || kind == "", "offsets in a column of another type")
	for _, each := range offsets {
		need(each.(uint64) >= uint64(total) && each.(uint64) <= most, "offsets that decrease, or are too large")
		total = int(each.(uint64))
		ends = append(ends, total)
	}
	return ends, total
}

// values returns the first values of a field.
func (n *ntuple) values(c cluster, id, count int) []any {
	need(count <= most, "too many values")
	field, children := n.fields[id], n.children(id)
	name, result, start := check(field.TypeName.Value()), make([]any, count), 0
	switch {
	case field.Role == collection:
		ends, total := n.ends(c, id, count)
		items := n.values(c, children[0], total)
		isOptional := strings.HasPrefix(name, "std::optional<") || strings.HasPrefix(name, "std::unique_ptr<")
		for i, end := range ends {
			if !isOptional {
				result[i] = items[start:end]
			} else if end > start {
				result[i] = items[start]
			}
			start = end
		}
	case field.Role == record:
		for i := range result {
			result[i] = map[string]any{}
		}
		for _, child := range children {
			member := check(n.fields[child].Name.Value())
			for i, value := range n.values(c, child, count) {
				result[i].(map[string]any)[member] = value
			}
		}
	case field.Role == variant:
		chosen, _ := n.elements(c, id, count, 0, rntuple.SwitchElement{})
		for tag, child := range children {
			size := uint64(0)
			for _, each := range chosen {
				if element := each.(rntuple.SwitchElement); int(element.Tag) == tag+1 && element.Index >= size {
					size = element.Index + 1
				}
			}
			need(size <= most, "too many values")
			items := n.values(c, child, int(size))
			for i, each := range chosen {
				element := each.(rntuple.SwitchElement)
				need(int(element.Tag) <= len(children), "a tag of no alternative")
				if int(element.Tag) == tag+1 {
					result[i] = items[element.Index]
				}
			}
		}
	case field.Role == streamer || name == "std::string":
		ends, total := n.ends(c, id, count)
		characters, _ := n.elements(c, id, total, 1, uint64(0))
		for i, end := range ends {
			data := make([]byte, end-start)
			for j := range data {
				data[j] = byte(characters[start+j].(uint64))
			}
			result[i], start = spelled(data, field.Role == streamer), end
		}
	case field.ArraySizePresent():
		size, items := int(field.ArraySize), []any(nil)
		need(field.ArraySize <= most && size*count <= most, "too many values")
		if len(children) > 0 {
			items = n.values(c, children[0], count*size)
		} else {
			items, _ = n.elements(c, id, count*size, 0, false)
		}
		for i := range result {
			result[i] = append([]any{}, items[i*size:(i+1)*size]...)
		}
	case strings.HasPrefix(name, "ROOT::RNTupleCardinality<"):
		ends, _ := n.ends(c, id, count)
		for i, end := range ends {
			result[i], start = end-start, end
		}
	case len(children) == 1 && len(n.ownColumns(id)) == 0: // std::atomic, or an enumeration, whose values are numbers
		result = n.values(c, children[0], count)
		if check(n.fields[children[0]].TypeName.Value()) == "char" && !strings.HasPrefix(name, "std::atomic<") {
			for i, item := range result {
				result[i] = int8([]rune(item.(string))[0])
			}
		}
	default:
		elements, kind := n.elements(c, id, count, 0, 0)
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

func container(data []byte, _ string) object {
	names := []object{}
	for _, each := range anchors(data) {
		names = append(names, object{"name": each.name})
	}
	return object{"ntuples": names}
}

func metadata(data []byte, name string) object {
	n, fields := open(data, name), []object{}
	for id, field := range n.fields {
		role := "unknown"
		if int(field.Role) < len(roles) {
			role = roles[field.Role]
		}
		fields = append(fields, object{"path": n.path(id), "type_name": check(field.TypeName.Value()), "role": role})
	}
	return object{"num_entries": n.numEntries(), "num_clusters": len(n.clusters), "fields": fields}
}

func values(data []byte, name string) object {
	n, fields, refused := open(data, name), object{}, object{}
	for id, field := range n.fields {
		if int(field.ParentId) != id {
			continue
		}
		found, err := caught(func() []any {
			n.check(id, false)
			found := []any{}
			for _, each := range n.clusters {
				found = append(found, n.values(each, id, each.numEntries)...)
			}
			return found
		})
		if own := check(field.Name.Value()); err != nil {
			refused[own] = err.Error()
		} else {
			fields[own] = found
		}
	}
	return object{"num_entries": n.numEntries(), "fields": fields, "refused": refused}
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
