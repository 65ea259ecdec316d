package rntuple

import (
	"bytes"
	"fmt"
	"sort"

	"github.com/rntuple-construct/rntuple-construct/generated/go/raw"
)

var columnTypes = ColumnTypes["1.x"]

// NamedKey is the key of the anchor of an RNTuple, with the path of the RNTuple in the file.
type NamedKey struct {
	Name string
	Key  *raw.RootFileKey
}

// FindAnchors returns the key of the newest anchor of each RNTuple of the released format, in the order of the directories.
// A truncated file or a damaged directory ends in a *FormatError.
func FindAnchors(file Source, limits Limits) ([]NamedKey, error) {
	top, err := rootDirectory(file, limits)
	if err != nil {
		return nil, err
	}
	type directory struct {
		path string
		*raw.RootFileDirectory
	}
	var found []NamedKey
	seen, places := map[uint64]bool{0: true}, map[string]int{}
	directories := []directory{{"", top}}
	for len(directories) > 0 {
		path := directories[0].path
		start, err := directories[0].OfsKeys()
		if err != nil {
			return nil, err
		}
		lenKeys := directories[0].LenKeys
		directories = directories[1:]
		if seen[start] {
			continue
		}
		seen[start] = true
		keys, err := keysAt(file, start, lenKeys, limits)
		if err != nil {
			return nil, err
		}
		for _, key := range keys {
			name := path + string(key.Name.Raw)
			switch string(key.ClassName.Raw) {
			case "TDirectory", "TDirectoryFile":
				place, err := key.OfsKey()
				if err != nil {
					return nil, err
				}
				below, err := readRecord(file, place+uint64(key.LenKey), "RNT-CNT-018", limits, raw.ParseRootFileDirectory)
				if err != nil {
					return nil, err
				}
				directories = append(directories, directory{name + "/", below})
			case AnchorClass:
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

func rootDirectory(file Source, limits Limits) (*raw.RootFileDirectory, error) {
	header, err := readRecord(file, 0, "RNT-CNT-001", limits, raw.ParseRootFileFileHeader)
	if err != nil {
		return nil, err
	}
	end, err := header.OfsEnd()
	if err != nil {
		return nil, err
	}
	if end > file.Size() {
		return nil, broken("RNT-CNT-002", 0, "the file is truncated")
	}
	place := uint64(int64(header.OfsBegin) + int64(header.LenName))
	return readRecord(file, place, "RNT-CNT-003", limits, raw.ParseRootFileDirectory)
}

// keysAt returns the keys of a keys list, whose record is at a place.
func keysAt(file Source, start uint64, lenKeys int32, limits Limits) ([]*raw.RootFileKey, error) {
	listKey, err := readRecord(file, start, "RNT-CNT-005", limits, raw.ParseRootFileKey)
	if err != nil {
		return nil, err
	}
	// ROOT takes the size of the list from the directory, and the key of the list may state less.
	size := int64(listKey.LenRecord)
	if size < int64(lenKeys) {
		size = int64(lenKeys)
	}
	if left := file.Size() - int64(start); size > left {
		size = left
	}
	lenKey := int64(listKey.LenKey)
	if lenKey == 0 || lenKey > size {
		return nil, broken("RNT-CNT-005", start, "a keys list without bytes")
	}
	place := start + uint64(lenKey)
	data, err := readRange(file, place, uint64(size-lenKey), limits)
	if err != nil {
		return nil, err
	}
	list, err := raw.ParseRootFileKeysList(data)
	if err != nil {
		return parsed([]*raw.RootFileKey(nil), err, "RNT-CNT-005", place)
	}
	return list.Keys, nil
}

// Cluster has the first entry of a cluster, its number of entries, and the pages of each column.
type Cluster struct {
	FirstEntry uint64
	NumEntries int
	Columns    []*raw.RntupleColumnPages
}

// NTuple has the metadata of an RNTuple: records of header and footer by id, alias columns in their order, and all clusters in
// the order of their entries.
type NTuple struct {
	Fields   []*raw.RntupleField
	Columns  []*raw.RntupleColumn
	Aliases  []*raw.RntupleAliasColumn
	Clusters []Cluster

	file            Source
	options         Options
	maxKeySize      uint64
	headerChecksum  []byte
	children        [][]int
	columnsOf       [][]int
	representations map[int][][]int
}

// Open reads the metadata of the RNTuple of a path in the file; an empty path stands for the first RNTuple. Without such an RNTuple
// it returns ErrNotFound; its other errors are those of FindAnchors and OpenAnchor.
func Open(file Source, name string, options Options) (*NTuple, error) {
	found, err := FindAnchors(file, options.Limits)
	if err != nil {
		return nil, err
	}
	for _, each := range found {
		if name == "" || name == each.Name {
			return OpenAnchor(file, each.Key, options)
		}
	}
	return nil, fmt.Errorf("there is no such RNTuple: %q: %w", name, ErrNotFound)
}

// OpenAnchor reads the metadata of the RNTuple whose anchor has a key, one of FindAnchors. Damaged metadata, and those that need a
// later version of a reader, end in a *FormatError, a missing codec or hash in a *MissingCodecError.
func OpenAnchor(file Source, key *raw.RootFileKey, options Options) (*NTuple, error) {
	anchor, err := anchorOf(file, key, options)
	if err != nil {
		return nil, err
	}
	n := &NTuple{file: file, options: options, maxKeySize: anchor.MaxKeySize, representations: map[int][][]int{}}
	payload, err := n.envelope(anchor.OfsHeader, anchor.LenHeaderStored, anchor.LenHeader)
	if err != nil {
		return nil, err
	}
	header, ok := payload.(*raw.RntupleHeader)
	if !ok {
		return nil, broken("RNT-ENV-001", anchor.OfsHeader, "an envelope of another type")
	}
	if payload, err = n.envelope(anchor.OfsFooter, anchor.LenFooterStored, anchor.LenFooter); err != nil {
		return nil, err
	}
	footer, ok := payload.(*raw.RntupleFooter)
	if !ok {
		return nil, broken("RNT-ENV-001", anchor.OfsFooter, "an envelope of another type")
	}
	if !bytes.Equal(footer.HeaderChecksum, n.headerChecksum) {
		return nil, broken("RNT-FTR-001", anchor.OfsFooter, "a footer of another header")
	}
	if hasUnknownFlag(header.FeatureFlags) {
		return nil, broken("RNT-FEA-002", anchor.OfsHeader, "an unknown feature flag")
	}
	if hasUnknownFlag(footer.FeatureFlags) {
		return nil, broken("RNT-FEA-003", anchor.OfsFooter, "an unknown feature flag")
	}
	if err := n.addSchema(header.Schema, anchor.OfsHeader); err != nil {
		return nil, err
	}
	if err := n.addSchema(footer.SchemaExtension.Body.Schema, anchor.OfsFooter); err != nil {
		return nil, err
	}
	for _, group := range footer.ClusterGroups.Body.Items {
		if err := n.addGroup(group.Body, anchor.OfsFooter); err != nil {
			return nil, err
		}
	}
	sort.SliceStable(n.Clusters, func(i, j int) bool { return n.Clusters[i].FirstEntry < n.Clusters[j].FirstEntry })
	n.index()
	return n, nil
}

func anchorOf(file Source, key *raw.RootFileKey, options Options) (*raw.RootFileAnchor, error) {
	place, err := key.OfsKey()
	if err != nil {
		return nil, err
	}
	if int64(key.LenRecord) < int64(key.LenKey) {
		return nil, broken("RNT-CNT-017", place, "a key that is longer than its record")
	}
	start, size := place+uint64(key.LenKey), uint64(key.LenRecord)-uint64(key.LenKey)
	data, err := ReadAnchor(file, start, size, uint64(key.LenObject), options)
	if err != nil {
		return nil, err
	}
	anchor, err := raw.ParseRootFileAnchor(data)
	if err != nil {
		return parsed(anchor, err, "RNT-ANC-003", start)
	}
	if anchor.VersionEpoch != 1 {
		return nil, broken("RNT-ANC-007", start, "version %d of the format", anchor.VersionEpoch)
	}
	return anchor, nil
}

// hasUnknownFlag reports whether a flag is set but bit 0: deferred columns may be nested.
func hasUnknownFlag(flags *raw.RntupleFeatureFlags) bool {
	for i, word := range flags.Words {
		if word.Lo != 0 && (i != 0 || word.Lo != 1) || word.Hi&0x7fffffff != 0 {
			return true
		}
	}
	return false
}

// envelope returns the contents of an envelope, and keeps the checksum of the header, which is read first.
func (n *NTuple) envelope(offset, size, length uint64) (any, error) {
	data, err := ReadEnvelope(n.file, offset, size, length, n.maxKeySize, n.options)
	if err != nil {
		return nil, err
	}
	envelope, err := raw.ParseRntuple(data)
	if err != nil {
		return parsed(any(nil), err, "", offset)
	}
	if n.headerChecksum == nil {
		n.headerChecksum = envelope.Checksum
	}
	return envelope.Payload, nil
}

func (n *NTuple) addSchema(schema *raw.RntupleSchema, offset uint64) error {
	if schema == nil {
		return nil
	}
	for _, each := range schema.Fields.Body.Items {
		if uint64(each.Body.ParentID) > uint64(len(n.Fields)) {
			return broken("RNT-FLD-002", offset, "a parent that comes after its sub-field")
		}
		n.Fields = append(n.Fields, each.Body)
	}
	for _, each := range schema.Columns.Body.Items {
		if uint64(each.Body.FieldID) >= uint64(len(n.Fields)) {
			return broken("RNT-COL-001", offset, "a column of no field")
		}
		n.Columns = append(n.Columns, each.Body)
	}
	for _, each := range schema.AliasColumns.Body.Items {
		if uint64(each.Body.PhysicalColumnID) >= uint64(len(n.Columns)) {
			return broken("RNT-ALI-001", offset, "an alias of no column")
		}
		if uint64(each.Body.FieldID) >= uint64(len(n.Fields)) {
			return broken("RNT-ALI-002", offset, "a column of no field")
		}
		n.Aliases = append(n.Aliases, each.Body)
	}
	return nil
}

func (n *NTuple) addGroup(group *raw.RntupleClusterGroup, footer uint64) error {
	offset, size, err := rangeOf(group.PageListLink.Locator, footer)
	if err != nil {
		return err
	}
	payload, err := n.envelope(offset, size, group.PageListLink.LenEnvelope)
	if err != nil {
		return err
	}
	pages, ok := payload.(*raw.RntuplePageList)
	if !ok {
		return broken("RNT-ENV-001", offset, "an envelope of another type")
	}
	if !bytes.Equal(pages.HeaderChecksum, n.headerChecksum) {
		return broken("RNT-PGL-001", offset, "a page list of another header")
	}
	summaries, lists := pages.ClusterSummaries.Body.Items, pages.PageLocations.Body.Items
	if len(summaries) != len(lists) || uint64(len(lists)) != uint64(group.NumClusters) {
		return broken("RNT-PGL-002", offset, "a cluster group of other clusters")
	}
	for i, each := range summaries {
		if each.Body.Flags&1 != 0 {
			return broken("RNT-CPT-007", offset, "a sharded cluster")
		}
		number, err := each.Body.NumEntries()
		if err != nil {
			return err
		}
		n.Clusters = append(n.Clusters, Cluster{each.Body.FirstEntry, int(number), lists[i].Body.Items})
	}
	return nil
}

// index makes the tables of sub-fields and columns by field.
func (n *NTuple) index() {
	n.children, n.columnsOf = make([][]int, len(n.Fields)), make([][]int, len(n.Fields))
	for i, field := range n.Fields {
		if parent := int(field.ParentID); parent != i && parent < len(n.Fields) {
			n.children[parent] = append(n.children[parent], i)
		}
	}
	for i, column := range n.Columns {
		n.columnsOf[column.FieldID] = append(n.columnsOf[column.FieldID], i)
	}
	own := map[int][]int{}
	for _, alias := range n.Aliases {
		own[int(alias.FieldID)] = append(own[int(alias.FieldID)], int(alias.PhysicalColumnID))
	}
	for id := range n.Fields {
		columns := own[id]
		if len(columns) == 0 {
			columns = append([]int(nil), n.columnsOf[id]...)
		}
		sort.SliceStable(columns, func(i, j int) bool {
			return n.Columns[columns[i]].RepresentationIndex < n.Columns[columns[j]].RepresentationIndex
		})
		var found [][]int
		for i, column := range columns {
			if i == 0 || n.Columns[columns[i-1]].RepresentationIndex != n.Columns[column].RepresentationIndex {
				found = append(found, nil)
			}
			found[len(found)-1] = append(found[len(found)-1], column)
		}
		n.representations[id] = found
	}
}

// rangeOf returns the byte range that a locator names; offset is that of the envelope with the locator.
func rangeOf(locator *raw.RntupleLocator, offset uint64) (start, size uint64, err error) {
	if locator.Head >= 0 {
		return locator.OfsRange, uint64(locator.Head), nil
	}
	large, ok := locator.Payload.(*raw.RntupleLargeLocator)
	if !ok {
		return 0, 0, broken("RNT-LOC-006", offset, "a locator that is no range of the file")
	}
	return large.OfsRange, large.LenRange, nil
}

// NumEntries returns the number of entries.
func (n *NTuple) NumEntries() (sum int) {
	for _, each := range n.Clusters {
		sum += each.NumEntries
	}
	return sum
}

// Name returns the name of a field.
func (n *NTuple) Name(id int) string { return string(n.Fields[id].Name.Raw) }

// TypeName returns the C++ type of a field.
func (n *NTuple) TypeName(id int) string { return string(n.Fields[id].TypeName.Raw) }

// FieldByName returns the id of a top-level field, or ErrNotFound.
func (n *NTuple) FieldByName(name string) (int, error) {
	for _, id := range n.TopLevel() {
		if n.Name(id) == name {
			return id, nil
		}
	}
	return 0, fmt.Errorf("there is no field %q: %w", name, ErrNotFound)
}

// TopLevel returns the ids of the top-level fields.
func (n *NTuple) TopLevel() (found []int) {
	for id, field := range n.Fields {
		if int(field.ParentID) == id {
			found = append(found, id)
		}
	}
	return found
}

// Children returns the ids of the sub-fields of a field.
func (n *NTuple) Children(id int) []int { return n.children[id] }

// Path returns the names of a field and the ones above it, with dots between them.
func (n *NTuple) Path(id int) string {
	path := n.Name(id)
	for parent := int(n.Fields[id].ParentID); parent != id; parent = int(n.Fields[id].ParentID) {
		id, path = parent, n.Name(parent)+"."+path
	}
	return path
}

// ColumnsOf returns the ids of the columns of a field, for each representation; a projected field has those of its source.
func (n *NTuple) ColumnsOf(id int) [][]int { return n.representations[id] }

// RequireKnown refuses a field of a later version of the format, and one that projects such a field: role, version or column
// type of the field or of a sub-field is unknown. The error is a *FormatError.
func (n *NTuple) RequireKnown(id int) error { return n.requireKnown(id, false) }

func (n *NTuple) requireKnown(id int, isSource bool) error {
	field := n.Fields[id]
	if int(field.Role) >= len(roles) {
		return broken("RNT-FLD-003", 0, "field %s: role %d", n.Path(id), field.Role)
	}
	if field.FieldVersion != 0 {
		return broken("RNT-FLD-005", 0, "field %s: version %d of a field", n.Path(id), field.FieldVersion)
	}
	for _, column := range n.columnsOf[id] {
		if _, known := columnTypes[n.Columns[column].ColumnType]; !known {
			return broken("RNT-COL-002", 0, "field %s: an unknown column type", n.Path(id))
		}
	}
	for _, child := range n.children[id] {
		if err := n.requireKnown(child, isSource); err != nil {
			return err
		}
	}
	if field.SourceFieldIDPresent() && !isSource {
		source := uint64(field.SourceFieldID)
		if source >= uint64(len(n.Fields)) {
			return broken("RNT-FLD-015", 0, "field %s: a projection of no field", n.Path(id))
		}
		top := int(source)
		for int(n.Fields[top].ParentID) != top {
			top = int(n.Fields[top].ParentID)
		}
		return n.requireKnown(top, true)
	}
	return nil
}

// Elements returns the first elements of a column of a field in a cluster, and the kind of the column: empty if the cluster
// stores no element. It takes the representation that is not suppressed; place tells which of its columns. Elements before those
// of a deferred column are zero. Elements are bool, int64, uint64, float64 or SwitchElement. Too few of them and damaged pages end
// in a *FormatError, too many in a *LimitError.
func (n *NTuple) Elements(cluster Cluster, id, count, place int, zero any) (found []any, kind string, err error) {
	if err := n.checkNumber(count); err != nil {
		return nil, "", err
	}
	missing := count
	for _, representation := range n.representations[id] {
		if place >= len(representation) {
			return nil, "", broken("RNT-COL-014", 0, "field %s: a column is missing", n.Path(id))
		}
		i := representation[place]
		if i >= len(cluster.Columns) || cluster.Columns[i].Body.ElementOffset < 0 {
			continue // another representation has the elements
		}
		column, pages := n.Columns[i], cluster.Columns[i].Body.Items
		known, ok := columnTypes[column.ColumnType]
		if !ok {
			return nil, "", broken("RNT-COL-002", 0, "field %s: an unknown column type", n.Path(id))
		}
		for _, page := range pages {
			number, err := page.NumElements()
			if err != nil {
				return nil, "", err
			}
			missing -= int(number)
		}
		isDeferred, err := column.IsDeferred()
		if err != nil {
			return nil, "", err
		}
		if missing > 0 && !isDeferred {
			return nil, "", broken("RNT-PAG-005", 0, "field %s: elements are missing", n.Path(id))
		}
		for ; missing > 0; missing-- {
			found = append(found, zero)
		}
		for _, page := range pages {
			if len(found) >= count {
				break // damaged files, and others, have more elements than values need
			}
			elements, err := n.page(column, known, page)
			if err != nil {
				return nil, "", err
			}
			found = append(found, elements...)
		}
		return found[:count], known.Kind, nil
	}
	for ; missing > 0; missing-- {
		found = append(found, zero)
	}
	return found, "", nil
}

func (n *NTuple) checkNumber(count int) error {
	if limit := n.options.Limits.elements(); count < 0 || uint64(count) > limit {
		return &LimitError{"elements", uint64(count), limit}
	}
	return nil
}

// page returns the elements of a page of a column.
func (n *NTuple) page(column *raw.RntupleColumn, known ColumnType, page *raw.RntuplePage) ([]any, error) {
	offset, size, err := rangeOf(page.Locator, 0)
	if err != nil {
		return nil, err
	}
	number, err := page.NumElements()
	if err != nil {
		return nil, err
	}
	hasChecksum, err := page.HasChecksum()
	if err != nil {
		return nil, err
	}
	length := (uint64(number)*uint64(column.BitsOnStorage) + 7) / 8
	data, err := ReadPage(n.file, PageRange{offset, size, length, hasChecksum}, n.maxKeySize, n.options)
	if err != nil {
		return nil, err
	}
	options := PageOptions{Bits: int(column.BitsOnStorage)}
	if column.ValueRangePresent() {
		options.Min, options.Max = column.ValueRange.Min, column.ValueRange.Max
	}
	found, err := DecodePage(known, data, int(number), options)
	if err != nil {
		return nil, moved(err, offset)
	}
	switch values := found.(type) {
	case []bool:
		return boxed(values), nil
	case []int64:
		return boxed(values), nil
	case []uint64:
		return boxed(values), nil
	case []float64:
		return boxed(values), nil
	case []SwitchElement:
		return boxed(values), nil
	}
	return nil, fmt.Errorf("rntuple: elements of type %T", found)
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

// Spans returns where each list of a collection starts and ends among the items of the cluster. Offsets that decrease end in a
// *FormatError, those beyond the limit of elements in a *LimitError.
func (n *NTuple) Spans(cluster Cluster, id, count int) (Spans, error) {
	offsets, kind, err := n.Elements(cluster, id, count, 0, uint64(0))
	if err != nil {
		return nil, err
	}
	if kind != "index" && kind != "" {
		return nil, broken("RNT-COL-014", 0, "field %s: offsets in a column of another type", n.Path(id))
	}
	var spans Spans
	start, limit := uint64(0), n.options.Limits.elements()
	for _, offset := range offsets {
		end, ok := offset.(uint64)
		if !ok || end < start {
			return nil, broken("RNT-ENC-002", 0, "field %s: offsets that decrease", n.Path(id))
		}
		if end > limit {
			return nil, &LimitError{"elements", end, limit}
		}
		spans = append(spans, [2]int{int(start), int(end)})
		start = end
	}
	return spans, nil
}
