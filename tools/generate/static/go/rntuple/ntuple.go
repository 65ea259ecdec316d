package rntuple

import (
	"bytes"
	"fmt"
	"sort"
)

// MaxElements is the most elements of a column in a cluster that are read: sizes in damaged files do not exhaust the memory.
const MaxElements = 1 << 24

var types = ColumnTypes["1.x"]

// Must returns the value of a call, and panics with its error. Try returns the error.
func Must[T any](value T, err error) T { return must(value, err) }

// Try calls a function, and returns the error that it panics with. Indices out of range, which damaged files cause, are such errors.
func Try[T any](function func() T) (value T, err error) {
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

// Errors travel as panics inside of a function of this package; recovered returns them.
func must[T any](value T, err error) T {
	if err != nil {
		panic(err)
	}
	return value
}

func need(condition bool, text string, values ...any) {
	if !condition {
		panic(error(&FormatError{fmt.Sprintf(text, values...), "ntuple", 0}))
	}
}

func recovered(err *error) {
	switch problem := recover().(type) {
	case nil:
	case *FormatError:
		*err = problem
	case *MissingCodecError:
		*err = problem
	default:
		panic(problem)
	}
}

func rest(file []byte, offset uint64) []byte {
	need(offset <= uint64(len(file)), "byte %d is outside of the file", offset)
	return file[offset:]
}

// NamedKey is the key of the anchor of an RNTuple, with the path of the RNTuple in the file.
type NamedKey struct {
	Name string
	Key  *RootFile_Key
}

// FindAnchors returns the key of the newest anchor of each RNTuple of the released format, in the order of the directories.
// A truncated file or a damaged directory ends in a *FormatError.
func FindAnchors(file []byte) (found []NamedKey, err error) {
	defer recovered(&err)
	root, seen, places := must(ParseRootFile(file)), map[uint64]bool{0: true}, map[string]int{}
	need(must(root.Header.OfsEnd()) <= int64(len(file)), "the file is truncated")
	type directory struct {
		path    string
		start   uint64
		lenKeys int32
	}
	top := must(root.RootDirectory())
	directories := []directory{{"", must(top.OfsKeys()), top.LenKeys}}
	for len(directories) > 0 {
		path, start, lenKeys := directories[0].path, directories[0].start, directories[0].lenKeys
		directories = directories[1:]
		if seen[start] {
			continue
		}
		seen[start] = true
		record := rest(file, start)
		listKey := must(ParseRootFile_Key(record))
		// ROOT takes the size of the list from the directory, and the key of the list may state less.
		end := int(listKey.LenRecord)
		if end < int(lenKeys) {
			end = int(lenKeys)
		}
		if end > len(record) {
			end = len(record)
		}
		need(0 < listKey.LenKey && int(listKey.LenKey) <= end, "a keys list without bytes")
		for _, key := range must(ParseRootFile_KeysList(record[listKey.LenKey:end])).Keys {
			name := path + must(key.Name.Value())
			switch must(key.ClassName.Value()) {
			case "TDirectory", "TDirectoryFile":
				below := must(ParseRootFile_Directory(rest(file, must(key.OfsKey())+uint64(key.LenKey))))
				directories = append(directories, directory{name + "/", must(below.OfsKeys()), below.LenKeys})
			case "ROOT::RNTuple":
				if i, ok := places[name]; !ok {
					places[name] = len(found)
					found = append(found, NamedKey{name, key})
				} else if key.Cycle > found[i].Key.Cycle {
					found[i].Key = key
				}
			}
		}
	}
	return found, nil
}

// Cluster has the first entry of a cluster, its number of entries, and the pages of each column.
type Cluster struct {
	FirstEntry uint64
	NumEntries int
	Columns    []*Rntuple_ColumnPages
}

// NTuple has the metadata of an RNTuple: records of header and footer by id, alias columns in their order, and all clusters in
// the order of their entries.
type NTuple struct {
	Fields   []*Rntuple_Field
	Columns  []*Rntuple_Column
	Aliases  []*Rntuple_AliasColumn
	Clusters []Cluster

	file           []byte
	maxKeySize     uint64
	headerChecksum []byte
	codecs         map[string]Codec
	hash           Hash
}

// OpenNTuple reads all metadata of the RNTuple whose anchor has a key, one of FindAnchors. The codecs are those for Decompress.
// Damaged metadata, and those that need a later version of a reader, end in a *FormatError, a missing codec or hash in a
// *MissingCodecError.
func OpenNTuple(file []byte, key *RootFile_Key, codecs map[string]Codec, hash Hash) (n *NTuple, err error) {
	defer recovered(&err)
	n = &NTuple{file: file, codecs: codecs, hash: hash}
	need(int64(key.LenRecord) >= int64(key.LenKey), "a key that is longer than its record")
	start, size := must(key.OfsKey())+uint64(key.LenKey), uint64(key.LenRecord)-uint64(key.LenKey)
	anchor := must(ParseRootFile_Anchor(must(ReadAnchor(file, start, size, uint64(key.LenObject), codecs, hash))))
	need(anchor.VersionEpoch == 1, "version %d of the format", anchor.VersionEpoch)
	n.maxKeySize = anchor.MaxKeySize
	header, ok := n.envelope(anchor.OfsHeader, anchor.LenHeaderStored, anchor.LenHeader).(*Rntuple_Header)
	need(ok, "an envelope of another type")
	footer, ok := n.envelope(anchor.OfsFooter, anchor.LenFooterStored, anchor.LenFooter).(*Rntuple_Footer)
	need(ok, "an envelope of another type")
	need(bytes.Equal(footer.HeaderChecksum, n.headerChecksum), "a footer of another header")
	for _, flags := range []*Rntuple_FeatureFlags{header.FeatureFlags, footer.FeatureFlags} {
		for i, word := range flags.Words { // bit 0: deferred columns may be nested
			need((word.Lo == 0 || i == 0 && word.Lo == 1) && word.Hi&0x7fffffff == 0, "an unknown feature flag")
		}
	}
	n.addSchema(header.Schema)
	n.addSchema(footer.SchemaExtension.Body.Schema)
	for _, group := range footer.ClusterGroups.Body.Items {
		offset, size := rangeOf(group.Body.PageListLink.Locator)
		pages, ok := n.envelope(offset, size, group.Body.PageListLink.LenEnvelope).(*Rntuple_PageList)
		need(ok, "an envelope of another type")
		need(bytes.Equal(pages.HeaderChecksum, n.headerChecksum), "a page list of another header")
		summaries, lists := pages.ClusterSummaries.Body.Items, pages.PageLocations.Body.Items
		need(len(summaries) == len(lists) && len(lists) == int(group.Body.NumClusters), "a cluster group of other clusters")
		for i, each := range summaries {
			need(each.Body.Flags&1 == 0, "a sharded cluster")
			n.Clusters = append(n.Clusters, Cluster{each.Body.FirstEntry, int(must(each.Body.NumEntries())), lists[i].Body.Items})
		}
	}
	sort.SliceStable(n.Clusters, func(i, j int) bool { return n.Clusters[i].FirstEntry < n.Clusters[j].FirstEntry })
	return n, nil
}

// OpenNamed reads all metadata of the RNTuple of a path in the file; an empty path stands for the first RNTuple. Errors are those of
// OpenNTuple, and a *FormatError if there is no such RNTuple.
func OpenNamed(file []byte, name string, codecs map[string]Codec, hash Hash) (*NTuple, error) {
	found, err := FindAnchors(file)
	for _, each := range found {
		if name == "" || name == each.Name {
			return OpenNTuple(file, each.Key, codecs, hash)
		}
	}
	if err == nil {
		err = &FormatError{"there is no such RNTuple", "ntuple", 0}
	}
	return nil, err
}

// envelope returns the contents of an envelope, and keeps the checksum of the header, which is read first.
func (n *NTuple) envelope(offset, size, length uint64) any {
	envelope := must(ParseRntuple(must(ReadEnvelope(n.file, offset, size, length, n.maxKeySize, n.codecs, n.hash))))
	if n.headerChecksum == nil {
		n.headerChecksum = envelope.Checksum
	}
	return envelope.Payload
}

func (n *NTuple) addSchema(schema *Rntuple_Schema) {
	if schema == nil {
		return
	}
	for _, each := range schema.Fields.Body.Items {
		need(int(each.Body.ParentId) <= len(n.Fields), "a parent that comes after its sub-field")
		n.Fields = append(n.Fields, each.Body)
	}
	for _, each := range schema.Columns.Body.Items {
		need(uint64(each.Body.FieldId) < uint64(len(n.Fields)), "a column of no field")
		n.Columns = append(n.Columns, each.Body)
	}
	for _, each := range schema.AliasColumns.Body.Items {
		need(int(each.Body.PhysicalColumnId) < len(n.Columns), "an alias of no column")
		need(uint64(each.Body.FieldId) < uint64(len(n.Fields)), "a column of no field")
		n.Aliases = append(n.Aliases, each.Body)
	}
}

func rangeOf(locator *Rntuple_Locator) (offset, size uint64) {
	if locator.Head >= 0 {
		return locator.OfsRange, uint64(locator.Head)
	}
	large, ok := locator.Payload.(*Rntuple_LargeLocator)
	need(ok, "a locator that is no range of the file")
	return large.OfsRange, large.LenRange
}

// NumEntries returns the number of entries.
func (n *NTuple) NumEntries() (sum int) {
	for _, each := range n.Clusters {
		sum += each.NumEntries
	}
	return sum
}

// Children returns the ids of the sub-fields of a field.
func (n *NTuple) Children(id int) (found []int) {
	for i, field := range n.Fields {
		if int(field.ParentId) == id && i != id {
			found = append(found, i)
		}
	}
	return found
}

// Path returns the names of a field and the ones above it, with dots between them.
func (n *NTuple) Path(id int) (string, error) {
	name, err := n.Fields[id].Name.Value()
	if parent := int(n.Fields[id].ParentId); err == nil && parent != id {
		above, err := n.Path(parent)
		return above + "." + name, err
	}
	return name, err
}

// ColumnsOf returns the ids of the columns of a field, for each representation; a projected field has those of its source.
func (n *NTuple) ColumnsOf(id int) (found [][]int) {
	own := []int{}
	for _, alias := range n.Aliases {
		if int(alias.FieldId) == id {
			own = append(own, int(alias.PhysicalColumnId))
		}
	}
	isProjected := len(own) > 0
	for i, column := range n.Columns {
		if !isProjected && int(column.FieldId) == id {
			own = append(own, i)
		}
	}
	sort.SliceStable(own, func(i, j int) bool {
		return n.Columns[own[i]].RepresentationIndex < n.Columns[own[j]].RepresentationIndex
	})
	for i, column := range own {
		if i == 0 || n.Columns[own[i-1]].RepresentationIndex != n.Columns[column].RepresentationIndex {
			found = append(found, nil)
		}
		found[len(found)-1] = append(found[len(found)-1], column)
	}
	return found
}

// RequireKnown refuses a field of a later version of the format, and one that projects such a field: role, version or column
// type of the field or of a sub-field is unknown. The error is a *FormatError.
func (n *NTuple) RequireKnown(id int) (err error) {
	defer recovered(&err)
	n.requireKnown(id, false)
	return nil
}

func (n *NTuple) requireKnown(id int, isSource bool) {
	field := n.Fields[id]
	need(field.Role < 5, "role %d", field.Role)
	need(field.FieldVersion == 0, "version %d of a field", field.FieldVersion)
	for _, column := range n.Columns {
		_, known := types[column.ColumnType]
		need(known || int(column.FieldId) != id, "an unknown column type")
	}
	for _, child := range n.Children(id) {
		n.requireKnown(child, isSource)
	}
	if field.SourceFieldIdPresent() && !isSource {
		source := int(field.SourceFieldId)
		need(source < len(n.Fields), "a projection of no field")
		for int(n.Fields[source].ParentId) != source {
			source = int(n.Fields[source].ParentId)
		}
		n.requireKnown(source, true)
	}
}

// Elements returns the first elements of a column of a field in a cluster, and the kind of the column: empty if the cluster
// stores no element. It takes the representation that is not suppressed; place tells which of its columns. Elements before those
// of a deferred column are zero. Elements are bool, int64, uint64, float64 or SwitchElement. Too many or too few of them, and
// damaged pages, end in a *FormatError.
func (n *NTuple) Elements(cluster Cluster, id, count, place int, zero any) (found []any, kind string, err error) {
	defer recovered(&err)
	need(count >= 0 && count <= MaxElements, "too many elements")
	missing := count
	for _, representation := range n.ColumnsOf(id) {
		need(place < len(representation), "a column is missing")
		i := representation[place]
		if i >= len(cluster.Columns) || cluster.Columns[i].Body.ElementOffset < 0 {
			continue // another representation has the elements
		}
		column, pages := n.Columns[i], cluster.Columns[i].Body.Items
		known, ok := types[column.ColumnType]
		need(ok, "an unknown column type")
		for _, page := range pages {
			missing -= int(must(page.NumElements()))
		}
		need(missing <= 0 || must(column.IsDeferred()), "elements are missing")
		for ; missing > 0; missing-- {
			found = append(found, zero)
		}
		for _, page := range pages {
			if len(found) >= count {
				break // damaged files, and others, have more elements than values need
			}
			found = append(found, n.decoded(column, known, page)...)
		}
		return found[:count], known.Kind, nil
	}
	for ; missing > 0; missing-- {
		found = append(found, zero)
	}
	return found, "", nil
}

func (n *NTuple) decoded(column *Rntuple_Column, known ColumnType, page *Rntuple_Page) []any {
	offset, size := rangeOf(page.Locator)
	number, options := int(must(page.NumElements())), PageOptions{Bits: int(column.BitsOnStorage)}
	length := (uint64(number)*uint64(column.BitsOnStorage) + 7) / 8
	data := must(ReadPage(n.file, offset, size, length, n.maxKeySize, must(page.HasChecksum()), n.codecs, n.hash))
	if column.ValueRangePresent() {
		options.Min, options.Max = column.ValueRange.Min, column.ValueRange.Max
	}
	switch values := must(DecodePage(known, data, number, options)).(type) {
	case []bool:
		return boxed(values)
	case []int64:
		return boxed(values)
	case []uint64:
		return boxed(values)
	case []float64:
		return boxed(values)
	default:
		return boxed(values.([]SwitchElement))
	}
}

func boxed[T any](values []T) []any {
	found := make([]any, len(values))
	for i, value := range values {
		found[i] = value
	}
	return found
}

// Spans are where lists start and end among the items of a cluster.
type Spans [][2]int

// Total returns the number of items.
func (s Spans) Total() int {
	if len(s) == 0 {
		return 0
	}
	return s[len(s)-1][1]
}

// Spans returns where each list of a collection starts and ends among the items of the cluster. Offsets that decrease, and those
// beyond MaxElements, end in a *FormatError.
func (n *NTuple) Spans(cluster Cluster, id, count int) (spans Spans, err error) {
	defer recovered(&err)
	offsets, kind, err := n.Elements(cluster, id, count, 0, uint64(0))
	if err != nil {
		return nil, err
	}
	need(kind == "index" || kind == "", "offsets in a column of another type")
	start := 0
	for _, offset := range offsets {
		end := offset.(uint64)
		need(end >= uint64(start) && end <= MaxElements, "offsets that decrease, or are too large")
		spans = append(spans, [2]int{start, int(end)})
		start = int(end)
	}
	return spans, nil
}
