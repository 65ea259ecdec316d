// Generated from spec/*.ksy by tools/generate; see docs/canonical-json.md.

// Command dump prints parse trees as canonical JSON: one line per tree, the same in every language.
package main

import (
	"bufio"
	"encoding/binary"
	"encoding/hex"
	"fmt"
	"io"
	"math"
	"os"
	"strconv"
	"strings"
	"unicode/utf16"
	"unicode/utf8"

	"github.com/rntuple-construct/rntuple-construct/generated/go/raw"
)

type writer struct{ strings.Builder }

type integer interface {
	uint8 | uint16 | uint32 | uint64 | int8 | int16 | int32 | int64
}

func (w *writer) key(first *bool, name string) {
	if !*first {
		w.WriteByte(',')
	}
	*first = false
	w.WriteString(`"` + name + `":`)
}

func number[T integer](w *writer, v T) {
	if v < 0 {
		w.WriteString(strconv.FormatInt(int64(v), 10))
	} else {
		w.WriteString(strconv.FormatUint(uint64(v), 10))
	}
}

func (w *writer) boolean(v bool) { w.WriteString(strconv.FormatBool(v)) }

func (w *writer) bytes(v []byte) { w.WriteString(`"` + hex.EncodeToString(v) + `"`) }

func (w *writer) float(v float64) {
	if v != v {
		w.WriteString(`"nan"`)
		return
	}
	w.bytes(binary.BigEndian.AppendUint64(nil, math.Float64bits(v)))
}

func (w *writer) text(v string) {
	w.WriteByte('"')
	for _, unit := range utf16.Encode([]rune(v)) {
		switch {
		case unit == '"' || unit == '\\':
			w.WriteByte('\\')
			w.WriteByte(byte(unit))
		case unit >= 0x20 && unit <= 0x7e:
			w.WriteByte(byte(unit))
		default:
			fmt.Fprintf(w, "\\u%04x", unit)
		}
	}
	w.WriteByte('"')
}

// must passes a value on; main turns the error into a line.
func must[T any](value T, err error) T {
	if err != nil {
		panic(err)
	}
	return value
}

func dumpRntuple(w *writer, n *raw.Rntuple) {
	first := true
	w.WriteByte('{')
	w.key(&first, "type_id")
	number(w, n.TypeID)
	w.key(&first, "len_envelope_lo")
	number(w, n.LenEnvelopeLo)
	w.key(&first, "len_envelope_hi")
	number(w, n.LenEnvelopeHi)
	switch x := n.Payload.(type) {
	case *raw.RntupleHeader:
		w.key(&first, "payload")
		w.WriteString(`{"header":`)
		dumpRntupleHeader(w, x)
		w.WriteByte('}')
	case *raw.RntupleFooter:
		w.key(&first, "payload")
		w.WriteString(`{"footer":`)
		dumpRntupleFooter(w, x)
		w.WriteByte('}')
	case *raw.RntuplePageList:
		w.key(&first, "payload")
		w.WriteString(`{"page_list":`)
		dumpRntuplePageList(w, x)
		w.WriteByte('}')
	case *raw.RntupleUnknownPayload:
		w.key(&first, "payload")
		w.WriteString(`{"unknown_payload":`)
		dumpRntupleUnknownPayload(w, x)
		w.WriteByte('}')
	}
	w.key(&first, "checksum")
	w.bytes(n.Checksum)
	w.key(&first, "len_envelope")
	number(w, must(n.LenEnvelope()))
	w.WriteByte('}')
}

func dumpRntupleCountedString(w *writer, n *raw.RntupleCountedString) {
	first := true
	w.WriteByte('{')
	w.key(&first, "len")
	number(w, n.Len)
	w.key(&first, "raw")
	w.bytes(n.Raw)
	if utf8.Valid(n.Raw) {
		w.key(&first, "value")
		w.text(must(n.Value()))
	}
	w.WriteByte('}')
}

func dumpRntupleUnknownPayload(w *writer, n *raw.RntupleUnknownPayload) {
	first := true
	w.WriteByte('{')
	w.key(&first, "raw")
	w.bytes(n.Raw)
	w.WriteByte('}')
}

func dumpRntupleFeatureFlags(w *writer, n *raw.RntupleFeatureFlags) {
	first := true
	w.WriteByte('{')
	w.key(&first, "words")
	w.WriteByte('[')
	for i, x := range n.Words {
		if i > 0 {
			w.WriteByte(',')
		}
		dumpRntupleFeatureFlagWord(w, x)
	}
	w.WriteByte(']')
	w.WriteByte('}')
}

func dumpRntupleFeatureFlagWord(w *writer, n *raw.RntupleFeatureFlagWord) {
	first := true
	w.WriteByte('{')
	w.key(&first, "lo")
	number(w, n.Lo)
	w.key(&first, "hi")
	number(w, n.Hi)
	w.WriteByte('}')
}

func dumpRntupleLocator(w *writer, n *raw.RntupleLocator) {
	first := true
	w.WriteByte('{')
	w.key(&first, "head")
	number(w, n.Head)
	if n.OfsRangePresent() {
		w.key(&first, "ofs_range")
		number(w, n.OfsRange)
	}
	switch x := n.Payload.(type) {
	case *raw.RntupleLargeLocator:
		w.key(&first, "payload")
		w.WriteString(`{"large_locator":`)
		dumpRntupleLargeLocator(w, x)
		w.WriteByte('}')
	case *raw.RntupleUnknownPayload:
		w.key(&first, "payload")
		w.WriteString(`{"unknown_payload":`)
		dumpRntupleUnknownPayload(w, x)
		w.WriteByte('}')
	}
	w.key(&first, "negated_head")
	number(w, must(n.NegatedHead()))
	w.key(&first, "len_self")
	number(w, must(n.LenSelf()))
	w.key(&first, "reserved")
	number(w, must(n.Reserved()))
	w.key(&first, "kind")
	number(w, must(n.Kind()))
	w.WriteByte('}')
}

func dumpRntupleLargeLocator(w *writer, n *raw.RntupleLargeLocator) {
	first := true
	w.WriteByte('{')
	w.key(&first, "len_range")
	number(w, n.LenRange)
	w.key(&first, "ofs_range")
	number(w, n.OfsRange)
	w.key(&first, "trailing")
	w.bytes(n.Trailing)
	w.WriteByte('}')
}

func dumpRntupleEnvelopeLink(w *writer, n *raw.RntupleEnvelopeLink) {
	first := true
	w.WriteByte('{')
	w.key(&first, "len_envelope")
	number(w, n.LenEnvelope)
	w.key(&first, "locator")
	dumpRntupleLocator(w, n.Locator)
	w.WriteByte('}')
}

func dumpRntupleHeader(w *writer, n *raw.RntupleHeader) {
	first := true
	w.WriteByte('{')
	w.key(&first, "feature_flags")
	dumpRntupleFeatureFlags(w, n.FeatureFlags)
	w.key(&first, "name")
	dumpRntupleCountedString(w, n.Name)
	w.key(&first, "description")
	dumpRntupleCountedString(w, n.Description)
	w.key(&first, "writer")
	dumpRntupleCountedString(w, n.Writer)
	w.key(&first, "schema")
	dumpRntupleSchema(w, n.Schema)
	w.key(&first, "trailing")
	w.bytes(n.Trailing)
	w.WriteByte('}')
}

func dumpRntupleSchema(w *writer, n *raw.RntupleSchema) {
	first := true
	w.WriteByte('{')
	w.key(&first, "fields")
	dumpRntupleFieldList(w, n.Fields)
	w.key(&first, "columns")
	dumpRntupleColumnList(w, n.Columns)
	w.key(&first, "alias_columns")
	dumpRntupleAliasColumnList(w, n.AliasColumns)
	w.key(&first, "extra_type_infos")
	dumpRntupleExtraTypeInfoList(w, n.ExtraTypeInfos)
	w.WriteByte('}')
}

func dumpRntupleFieldList(w *writer, n *raw.RntupleFieldList) {
	first := true
	w.WriteByte('{')
	w.key(&first, "len_frame")
	number(w, n.LenFrame)
	w.key(&first, "body")
	dumpRntupleFieldListBody(w, n.Body)
	w.WriteByte('}')
}

func dumpRntupleFieldListBody(w *writer, n *raw.RntupleFieldListBody) {
	first := true
	w.WriteByte('{')
	w.key(&first, "num_items")
	number(w, n.NumItems)
	w.key(&first, "items")
	w.WriteByte('[')
	for i, x := range n.Items {
		if i > 0 {
			w.WriteByte(',')
		}
		dumpRntupleFieldRecord(w, x)
	}
	w.WriteByte(']')
	w.key(&first, "trailing")
	w.bytes(n.Trailing)
	w.WriteByte('}')
}

func dumpRntupleFieldRecord(w *writer, n *raw.RntupleFieldRecord) {
	first := true
	w.WriteByte('{')
	w.key(&first, "len_frame")
	number(w, n.LenFrame)
	w.key(&first, "body")
	dumpRntupleField(w, n.Body)
	w.WriteByte('}')
}

func dumpRntupleField(w *writer, n *raw.RntupleField) {
	first := true
	w.WriteByte('{')
	w.key(&first, "field_version")
	number(w, n.FieldVersion)
	w.key(&first, "type_version")
	number(w, n.TypeVersion)
	w.key(&first, "parent_id")
	number(w, n.ParentID)
	w.key(&first, "role")
	number(w, n.Role)
	w.key(&first, "flags")
	number(w, n.Flags)
	w.key(&first, "name")
	dumpRntupleCountedString(w, n.Name)
	w.key(&first, "type_name")
	dumpRntupleCountedString(w, n.TypeName)
	w.key(&first, "type_alias")
	dumpRntupleCountedString(w, n.TypeAlias)
	w.key(&first, "description")
	dumpRntupleCountedString(w, n.Description)
	if n.ArraySizePresent() {
		w.key(&first, "array_size")
		number(w, n.ArraySize)
	}
	if n.SourceFieldIDPresent() {
		w.key(&first, "source_field_id")
		number(w, n.SourceFieldID)
	}
	if n.TypeChecksumPresent() {
		w.key(&first, "type_checksum")
		number(w, n.TypeChecksum)
	}
	w.key(&first, "trailing")
	w.bytes(n.Trailing)
	w.key(&first, "is_repetitive")
	w.boolean(must(n.IsRepetitive()))
	w.key(&first, "is_projected")
	w.boolean(must(n.IsProjected()))
	w.key(&first, "has_type_checksum")
	w.boolean(must(n.HasTypeChecksum()))
	w.WriteByte('}')
}

func dumpRntupleColumnList(w *writer, n *raw.RntupleColumnList) {
	first := true
	w.WriteByte('{')
	w.key(&first, "len_frame")
	number(w, n.LenFrame)
	w.key(&first, "body")
	dumpRntupleColumnListBody(w, n.Body)
	w.WriteByte('}')
}

func dumpRntupleColumnListBody(w *writer, n *raw.RntupleColumnListBody) {
	first := true
	w.WriteByte('{')
	w.key(&first, "num_items")
	number(w, n.NumItems)
	w.key(&first, "items")
	w.WriteByte('[')
	for i, x := range n.Items {
		if i > 0 {
			w.WriteByte(',')
		}
		dumpRntupleColumnRecord(w, x)
	}
	w.WriteByte(']')
	w.key(&first, "trailing")
	w.bytes(n.Trailing)
	w.WriteByte('}')
}

func dumpRntupleColumnRecord(w *writer, n *raw.RntupleColumnRecord) {
	first := true
	w.WriteByte('{')
	w.key(&first, "len_frame")
	number(w, n.LenFrame)
	w.key(&first, "body")
	dumpRntupleColumn(w, n.Body)
	w.WriteByte('}')
}

func dumpRntupleColumn(w *writer, n *raw.RntupleColumn) {
	first := true
	w.WriteByte('{')
	w.key(&first, "column_type")
	number(w, n.ColumnType)
	w.key(&first, "bits_on_storage")
	number(w, n.BitsOnStorage)
	w.key(&first, "field_id")
	number(w, n.FieldID)
	w.key(&first, "flags")
	number(w, n.Flags)
	w.key(&first, "representation_index")
	number(w, n.RepresentationIndex)
	if n.FirstElementIndexPresent() {
		w.key(&first, "first_element_index")
		number(w, n.FirstElementIndex)
	}
	if n.ValueRangePresent() {
		w.key(&first, "value_range")
		dumpRntupleValueRange(w, n.ValueRange)
	}
	w.key(&first, "trailing")
	w.bytes(n.Trailing)
	w.key(&first, "is_deferred")
	w.boolean(must(n.IsDeferred()))
	w.key(&first, "has_value_range")
	w.boolean(must(n.HasValueRange()))
	w.WriteByte('}')
}

func dumpRntupleValueRange(w *writer, n *raw.RntupleValueRange) {
	first := true
	w.WriteByte('{')
	w.key(&first, "min")
	w.float(float64(n.Min))
	w.key(&first, "max")
	w.float(float64(n.Max))
	w.WriteByte('}')
}

func dumpRntupleAliasColumnList(w *writer, n *raw.RntupleAliasColumnList) {
	first := true
	w.WriteByte('{')
	w.key(&first, "len_frame")
	number(w, n.LenFrame)
	w.key(&first, "body")
	dumpRntupleAliasColumnListBody(w, n.Body)
	w.WriteByte('}')
}

func dumpRntupleAliasColumnListBody(w *writer, n *raw.RntupleAliasColumnListBody) {
	first := true
	w.WriteByte('{')
	w.key(&first, "num_items")
	number(w, n.NumItems)
	w.key(&first, "items")
	w.WriteByte('[')
	for i, x := range n.Items {
		if i > 0 {
			w.WriteByte(',')
		}
		dumpRntupleAliasColumnRecord(w, x)
	}
	w.WriteByte(']')
	w.key(&first, "trailing")
	w.bytes(n.Trailing)
	w.WriteByte('}')
}

func dumpRntupleAliasColumnRecord(w *writer, n *raw.RntupleAliasColumnRecord) {
	first := true
	w.WriteByte('{')
	w.key(&first, "len_frame")
	number(w, n.LenFrame)
	w.key(&first, "body")
	dumpRntupleAliasColumn(w, n.Body)
	w.WriteByte('}')
}

func dumpRntupleAliasColumn(w *writer, n *raw.RntupleAliasColumn) {
	first := true
	w.WriteByte('{')
	w.key(&first, "physical_column_id")
	number(w, n.PhysicalColumnID)
	w.key(&first, "field_id")
	number(w, n.FieldID)
	w.key(&first, "trailing")
	w.bytes(n.Trailing)
	w.WriteByte('}')
}

func dumpRntupleExtraTypeInfoList(w *writer, n *raw.RntupleExtraTypeInfoList) {
	first := true
	w.WriteByte('{')
	w.key(&first, "len_frame")
	number(w, n.LenFrame)
	w.key(&first, "body")
	dumpRntupleExtraTypeInfoListBody(w, n.Body)
	w.WriteByte('}')
}

func dumpRntupleExtraTypeInfoListBody(w *writer, n *raw.RntupleExtraTypeInfoListBody) {
	first := true
	w.WriteByte('{')
	w.key(&first, "num_items")
	number(w, n.NumItems)
	w.key(&first, "items")
	w.WriteByte('[')
	for i, x := range n.Items {
		if i > 0 {
			w.WriteByte(',')
		}
		dumpRntupleExtraTypeInfoRecord(w, x)
	}
	w.WriteByte(']')
	w.key(&first, "trailing")
	w.bytes(n.Trailing)
	w.WriteByte('}')
}

func dumpRntupleExtraTypeInfoRecord(w *writer, n *raw.RntupleExtraTypeInfoRecord) {
	first := true
	w.WriteByte('{')
	w.key(&first, "len_frame")
	number(w, n.LenFrame)
	w.key(&first, "body")
	dumpRntupleExtraTypeInfo(w, n.Body)
	w.WriteByte('}')
}

func dumpRntupleExtraTypeInfo(w *writer, n *raw.RntupleExtraTypeInfo) {
	first := true
	w.WriteByte('{')
	w.key(&first, "content_id")
	number(w, n.ContentID)
	w.key(&first, "type_version")
	number(w, n.TypeVersion)
	w.key(&first, "type_name")
	dumpRntupleCountedString(w, n.TypeName)
	if n.ContentPresent() {
		w.key(&first, "content")
		dumpRntupleCountedString(w, n.Content)
	}
	w.key(&first, "trailing")
	w.bytes(n.Trailing)
	w.WriteByte('}')
}

func dumpRntupleFooter(w *writer, n *raw.RntupleFooter) {
	first := true
	w.WriteByte('{')
	w.key(&first, "feature_flags")
	dumpRntupleFeatureFlags(w, n.FeatureFlags)
	w.key(&first, "header_checksum")
	w.bytes(n.HeaderChecksum)
	w.key(&first, "schema_extension")
	dumpRntupleSchemaExtensionRecord(w, n.SchemaExtension)
	w.key(&first, "cluster_groups")
	dumpRntupleClusterGroupList(w, n.ClusterGroups)
	if n.LinkedAttributeSetsPresent() {
		w.key(&first, "linked_attribute_sets")
		dumpRntupleLinkedAttributeSetList(w, n.LinkedAttributeSets)
	}
	w.key(&first, "trailing")
	w.bytes(n.Trailing)
	w.WriteByte('}')
}

func dumpRntupleSchemaExtensionRecord(w *writer, n *raw.RntupleSchemaExtensionRecord) {
	first := true
	w.WriteByte('{')
	w.key(&first, "len_frame")
	number(w, n.LenFrame)
	w.key(&first, "body")
	dumpRntupleSchemaExtension(w, n.Body)
	w.WriteByte('}')
}

func dumpRntupleSchemaExtension(w *writer, n *raw.RntupleSchemaExtension) {
	first := true
	w.WriteByte('{')
	if n.SchemaPresent() {
		w.key(&first, "schema")
		dumpRntupleSchema(w, n.Schema)
	}
	w.key(&first, "trailing")
	w.bytes(n.Trailing)
	w.WriteByte('}')
}

func dumpRntupleClusterGroupList(w *writer, n *raw.RntupleClusterGroupList) {
	first := true
	w.WriteByte('{')
	w.key(&first, "len_frame")
	number(w, n.LenFrame)
	w.key(&first, "body")
	dumpRntupleClusterGroupListBody(w, n.Body)
	w.WriteByte('}')
}

func dumpRntupleClusterGroupListBody(w *writer, n *raw.RntupleClusterGroupListBody) {
	first := true
	w.WriteByte('{')
	w.key(&first, "num_items")
	number(w, n.NumItems)
	w.key(&first, "items")
	w.WriteByte('[')
	for i, x := range n.Items {
		if i > 0 {
			w.WriteByte(',')
		}
		dumpRntupleClusterGroupRecord(w, x)
	}
	w.WriteByte(']')
	w.key(&first, "trailing")
	w.bytes(n.Trailing)
	w.WriteByte('}')
}

func dumpRntupleClusterGroupRecord(w *writer, n *raw.RntupleClusterGroupRecord) {
	first := true
	w.WriteByte('{')
	w.key(&first, "len_frame")
	number(w, n.LenFrame)
	w.key(&first, "body")
	dumpRntupleClusterGroup(w, n.Body)
	w.WriteByte('}')
}

func dumpRntupleClusterGroup(w *writer, n *raw.RntupleClusterGroup) {
	first := true
	w.WriteByte('{')
	w.key(&first, "min_entry")
	number(w, n.MinEntry)
	w.key(&first, "entry_span")
	number(w, n.EntrySpan)
	w.key(&first, "num_clusters")
	number(w, n.NumClusters)
	w.key(&first, "page_list_link")
	dumpRntupleEnvelopeLink(w, n.PageListLink)
	w.key(&first, "trailing")
	w.bytes(n.Trailing)
	w.WriteByte('}')
}

func dumpRntupleLinkedAttributeSetList(w *writer, n *raw.RntupleLinkedAttributeSetList) {
	first := true
	w.WriteByte('{')
	w.key(&first, "len_frame")
	number(w, n.LenFrame)
	w.key(&first, "body")
	dumpRntupleLinkedAttributeSetListBody(w, n.Body)
	w.WriteByte('}')
}

func dumpRntupleLinkedAttributeSetListBody(w *writer, n *raw.RntupleLinkedAttributeSetListBody) {
	first := true
	w.WriteByte('{')
	w.key(&first, "num_items")
	number(w, n.NumItems)
	w.key(&first, "items")
	w.WriteByte('[')
	for i, x := range n.Items {
		if i > 0 {
			w.WriteByte(',')
		}
		dumpRntupleLinkedAttributeSetRecord(w, x)
	}
	w.WriteByte(']')
	w.key(&first, "trailing")
	w.bytes(n.Trailing)
	w.WriteByte('}')
}

func dumpRntupleLinkedAttributeSetRecord(w *writer, n *raw.RntupleLinkedAttributeSetRecord) {
	first := true
	w.WriteByte('{')
	w.key(&first, "len_frame")
	number(w, n.LenFrame)
	w.key(&first, "body")
	dumpRntupleLinkedAttributeSet(w, n.Body)
	w.WriteByte('}')
}

func dumpRntupleLinkedAttributeSet(w *writer, n *raw.RntupleLinkedAttributeSet) {
	first := true
	w.WriteByte('{')
	w.key(&first, "schema_version_major")
	number(w, n.SchemaVersionMajor)
	w.key(&first, "schema_version_minor")
	number(w, n.SchemaVersionMinor)
	w.key(&first, "len_anchor")
	number(w, n.LenAnchor)
	w.key(&first, "locator")
	dumpRntupleLocator(w, n.Locator)
	w.key(&first, "name")
	dumpRntupleCountedString(w, n.Name)
	w.key(&first, "trailing")
	w.bytes(n.Trailing)
	w.WriteByte('}')
}

func dumpRntuplePageList(w *writer, n *raw.RntuplePageList) {
	first := true
	w.WriteByte('{')
	w.key(&first, "header_checksum")
	w.bytes(n.HeaderChecksum)
	w.key(&first, "cluster_summaries")
	dumpRntupleClusterSummaryList(w, n.ClusterSummaries)
	w.key(&first, "page_locations")
	dumpRntupleClusterPagesList(w, n.PageLocations)
	w.key(&first, "trailing")
	w.bytes(n.Trailing)
	w.WriteByte('}')
}

func dumpRntupleClusterSummaryList(w *writer, n *raw.RntupleClusterSummaryList) {
	first := true
	w.WriteByte('{')
	w.key(&first, "len_frame")
	number(w, n.LenFrame)
	w.key(&first, "body")
	dumpRntupleClusterSummaryListBody(w, n.Body)
	w.WriteByte('}')
}

func dumpRntupleClusterSummaryListBody(w *writer, n *raw.RntupleClusterSummaryListBody) {
	first := true
	w.WriteByte('{')
	w.key(&first, "num_items")
	number(w, n.NumItems)
	w.key(&first, "items")
	w.WriteByte('[')
	for i, x := range n.Items {
		if i > 0 {
			w.WriteByte(',')
		}
		dumpRntupleClusterSummaryRecord(w, x)
	}
	w.WriteByte(']')
	w.key(&first, "trailing")
	w.bytes(n.Trailing)
	w.WriteByte('}')
}

func dumpRntupleClusterSummaryRecord(w *writer, n *raw.RntupleClusterSummaryRecord) {
	first := true
	w.WriteByte('{')
	w.key(&first, "len_frame")
	number(w, n.LenFrame)
	w.key(&first, "body")
	dumpRntupleClusterSummary(w, n.Body)
	w.WriteByte('}')
}

func dumpRntupleClusterSummary(w *writer, n *raw.RntupleClusterSummary) {
	first := true
	w.WriteByte('{')
	w.key(&first, "first_entry")
	number(w, n.FirstEntry)
	w.key(&first, "num_entries_lo")
	number(w, n.NumEntriesLo)
	w.key(&first, "num_entries_mid")
	number(w, n.NumEntriesMid)
	w.key(&first, "num_entries_hi")
	number(w, n.NumEntriesHi)
	w.key(&first, "flags")
	number(w, n.Flags)
	w.key(&first, "trailing")
	w.bytes(n.Trailing)
	w.key(&first, "num_entries")
	number(w, must(n.NumEntries()))
	w.WriteByte('}')
}

func dumpRntupleClusterPagesList(w *writer, n *raw.RntupleClusterPagesList) {
	first := true
	w.WriteByte('{')
	w.key(&first, "len_frame")
	number(w, n.LenFrame)
	w.key(&first, "body")
	dumpRntupleClusterPagesListBody(w, n.Body)
	w.WriteByte('}')
}

func dumpRntupleClusterPagesListBody(w *writer, n *raw.RntupleClusterPagesListBody) {
	first := true
	w.WriteByte('{')
	w.key(&first, "num_items")
	number(w, n.NumItems)
	w.key(&first, "items")
	w.WriteByte('[')
	for i, x := range n.Items {
		if i > 0 {
			w.WriteByte(',')
		}
		dumpRntupleClusterPages(w, x)
	}
	w.WriteByte(']')
	w.key(&first, "trailing")
	w.bytes(n.Trailing)
	w.WriteByte('}')
}

func dumpRntupleClusterPages(w *writer, n *raw.RntupleClusterPages) {
	first := true
	w.WriteByte('{')
	w.key(&first, "len_frame")
	number(w, n.LenFrame)
	w.key(&first, "body")
	dumpRntupleClusterPagesBody(w, n.Body)
	w.WriteByte('}')
}

func dumpRntupleClusterPagesBody(w *writer, n *raw.RntupleClusterPagesBody) {
	first := true
	w.WriteByte('{')
	w.key(&first, "num_items")
	number(w, n.NumItems)
	w.key(&first, "items")
	w.WriteByte('[')
	for i, x := range n.Items {
		if i > 0 {
			w.WriteByte(',')
		}
		dumpRntupleColumnPages(w, x)
	}
	w.WriteByte(']')
	w.key(&first, "trailing")
	w.bytes(n.Trailing)
	w.WriteByte('}')
}

func dumpRntupleColumnPages(w *writer, n *raw.RntupleColumnPages) {
	first := true
	w.WriteByte('{')
	w.key(&first, "len_frame")
	number(w, n.LenFrame)
	w.key(&first, "body")
	dumpRntupleColumnPagesBody(w, n.Body)
	w.WriteByte('}')
}

func dumpRntupleColumnPagesBody(w *writer, n *raw.RntupleColumnPagesBody) {
	first := true
	w.WriteByte('{')
	w.key(&first, "num_items")
	number(w, n.NumItems)
	w.key(&first, "items")
	w.WriteByte('[')
	for i, x := range n.Items {
		if i > 0 {
			w.WriteByte(',')
		}
		dumpRntuplePage(w, x)
	}
	w.WriteByte(']')
	w.key(&first, "element_offset")
	number(w, n.ElementOffset)
	if n.CompressionSettingsPresent() {
		w.key(&first, "compression_settings")
		number(w, n.CompressionSettings)
	}
	w.key(&first, "trailing")
	w.bytes(n.Trailing)
	w.WriteByte('}')
}

func dumpRntuplePage(w *writer, n *raw.RntuplePage) {
	first := true
	w.WriteByte('{')
	w.key(&first, "num_elements_signed")
	number(w, n.NumElementsSigned)
	w.key(&first, "locator")
	dumpRntupleLocator(w, n.Locator)
	w.key(&first, "num_elements")
	number(w, must(n.NumElements()))
	w.key(&first, "has_checksum")
	w.boolean(must(n.HasChecksum()))
	w.WriteByte('}')
}

func dumpRntupleRc2(w *writer, n *raw.RntupleRc2) {
	first := true
	w.WriteByte('{')
	w.key(&first, "type_id")
	number(w, n.TypeID)
	w.key(&first, "len_envelope_lo")
	number(w, n.LenEnvelopeLo)
	w.key(&first, "len_envelope_hi")
	number(w, n.LenEnvelopeHi)
	switch x := n.Payload.(type) {
	case *raw.RntupleRc2Header:
		w.key(&first, "payload")
		w.WriteString(`{"header":`)
		dumpRntupleRc2Header(w, x)
		w.WriteByte('}')
	case *raw.RntupleRc2Footer:
		w.key(&first, "payload")
		w.WriteString(`{"footer":`)
		dumpRntupleRc2Footer(w, x)
		w.WriteByte('}')
	case *raw.RntupleRc2PageList:
		w.key(&first, "payload")
		w.WriteString(`{"page_list":`)
		dumpRntupleRc2PageList(w, x)
		w.WriteByte('}')
	case *raw.RntupleRc2MetaData:
		w.key(&first, "payload")
		w.WriteString(`{"meta_data":`)
		dumpRntupleRc2MetaData(w, x)
		w.WriteByte('}')
	case *raw.RntupleRc2UnknownPayload:
		w.key(&first, "payload")
		w.WriteString(`{"unknown_payload":`)
		dumpRntupleRc2UnknownPayload(w, x)
		w.WriteByte('}')
	}
	w.key(&first, "checksum")
	w.bytes(n.Checksum)
	w.key(&first, "len_envelope")
	number(w, must(n.LenEnvelope()))
	w.WriteByte('}')
}

func dumpRntupleRc2CountedString(w *writer, n *raw.RntupleRc2CountedString) {
	first := true
	w.WriteByte('{')
	w.key(&first, "len")
	number(w, n.Len)
	w.key(&first, "raw")
	w.bytes(n.Raw)
	if utf8.Valid(n.Raw) {
		w.key(&first, "value")
		w.text(must(n.Value()))
	}
	w.WriteByte('}')
}

func dumpRntupleRc2UnknownPayload(w *writer, n *raw.RntupleRc2UnknownPayload) {
	first := true
	w.WriteByte('{')
	w.key(&first, "raw")
	w.bytes(n.Raw)
	w.WriteByte('}')
}

func dumpRntupleRc2FeatureFlags(w *writer, n *raw.RntupleRc2FeatureFlags) {
	first := true
	w.WriteByte('{')
	w.key(&first, "words")
	w.WriteByte('[')
	for i, x := range n.Words {
		if i > 0 {
			w.WriteByte(',')
		}
		dumpRntupleRc2FeatureFlagWord(w, x)
	}
	w.WriteByte(']')
	w.WriteByte('}')
}

func dumpRntupleRc2FeatureFlagWord(w *writer, n *raw.RntupleRc2FeatureFlagWord) {
	first := true
	w.WriteByte('{')
	w.key(&first, "lo")
	number(w, n.Lo)
	w.key(&first, "hi")
	number(w, n.Hi)
	w.WriteByte('}')
}

func dumpRntupleRc2Locator(w *writer, n *raw.RntupleRc2Locator) {
	first := true
	w.WriteByte('{')
	w.key(&first, "head")
	number(w, n.Head)
	if n.OfsRangePresent() {
		w.key(&first, "ofs_range")
		number(w, n.OfsRange)
	}
	switch x := n.Payload.(type) {
	case *raw.RntupleRc2UriLocator:
		w.key(&first, "payload")
		w.WriteString(`{"uri_locator":`)
		dumpRntupleRc2UriLocator(w, x)
		w.WriteByte('}')
	case *raw.RntupleRc2Object64Locator:
		w.key(&first, "payload")
		w.WriteString(`{"object64_locator":`)
		dumpRntupleRc2Object64Locator(w, x)
		w.WriteByte('}')
	case *raw.RntupleRc2UnknownPayload:
		w.key(&first, "payload")
		w.WriteString(`{"unknown_payload":`)
		dumpRntupleRc2UnknownPayload(w, x)
		w.WriteByte('}')
	}
	w.key(&first, "negated_head")
	number(w, must(n.NegatedHead()))
	w.key(&first, "len_self")
	number(w, must(n.LenSelf()))
	w.key(&first, "reserved")
	number(w, must(n.Reserved()))
	w.key(&first, "kind")
	number(w, must(n.Kind()))
	w.WriteByte('}')
}

func dumpRntupleRc2UriLocator(w *writer, n *raw.RntupleRc2UriLocator) {
	first := true
	w.WriteByte('{')
	w.key(&first, "raw")
	w.bytes(n.Raw)
	if must(n.Large()) != nil {
		w.key(&first, "large")
		dumpRntupleRc2LargeLocator(w, must(n.Large()))
	}
	w.WriteByte('}')
}

func dumpRntupleRc2LargeLocator(w *writer, n *raw.RntupleRc2LargeLocator) {
	first := true
	w.WriteByte('{')
	w.key(&first, "len_range")
	number(w, n.LenRange)
	w.key(&first, "ofs_range")
	number(w, n.OfsRange)
	w.WriteByte('}')
}

func dumpRntupleRc2Object64Locator(w *writer, n *raw.RntupleRc2Object64Locator) {
	first := true
	w.WriteByte('{')
	w.key(&first, "len_object")
	number(w, n.LenObject)
	w.key(&first, "location")
	number(w, n.Location)
	w.key(&first, "trailing")
	w.bytes(n.Trailing)
	w.WriteByte('}')
}

func dumpRntupleRc2EnvelopeLink(w *writer, n *raw.RntupleRc2EnvelopeLink) {
	first := true
	w.WriteByte('{')
	w.key(&first, "len_envelope")
	number(w, n.LenEnvelope)
	w.key(&first, "locator")
	dumpRntupleRc2Locator(w, n.Locator)
	w.WriteByte('}')
}

func dumpRntupleRc2Header(w *writer, n *raw.RntupleRc2Header) {
	first := true
	w.WriteByte('{')
	w.key(&first, "feature_flags")
	dumpRntupleRc2FeatureFlags(w, n.FeatureFlags)
	w.key(&first, "name")
	dumpRntupleRc2CountedString(w, n.Name)
	w.key(&first, "description")
	dumpRntupleRc2CountedString(w, n.Description)
	w.key(&first, "writer")
	dumpRntupleRc2CountedString(w, n.Writer)
	w.key(&first, "schema")
	dumpRntupleRc2Schema(w, n.Schema)
	w.key(&first, "trailing")
	w.bytes(n.Trailing)
	w.WriteByte('}')
}

func dumpRntupleRc2Schema(w *writer, n *raw.RntupleRc2Schema) {
	first := true
	w.WriteByte('{')
	w.key(&first, "fields")
	dumpRntupleRc2FieldList(w, n.Fields)
	w.key(&first, "columns")
	dumpRntupleRc2ColumnList(w, n.Columns)
	w.key(&first, "alias_columns")
	dumpRntupleRc2AliasColumnList(w, n.AliasColumns)
	w.key(&first, "extra_type_infos")
	dumpRntupleRc2ExtraTypeInfoList(w, n.ExtraTypeInfos)
	w.WriteByte('}')
}

func dumpRntupleRc2FieldList(w *writer, n *raw.RntupleRc2FieldList) {
	first := true
	w.WriteByte('{')
	w.key(&first, "len_frame")
	number(w, n.LenFrame)
	w.key(&first, "body")
	dumpRntupleRc2FieldListBody(w, n.Body)
	w.WriteByte('}')
}

func dumpRntupleRc2FieldListBody(w *writer, n *raw.RntupleRc2FieldListBody) {
	first := true
	w.WriteByte('{')
	w.key(&first, "num_items")
	number(w, n.NumItems)
	w.key(&first, "items")
	w.WriteByte('[')
	for i, x := range n.Items {
		if i > 0 {
			w.WriteByte(',')
		}
		dumpRntupleRc2FieldRecord(w, x)
	}
	w.WriteByte(']')
	w.key(&first, "trailing")
	w.bytes(n.Trailing)
	w.WriteByte('}')
}

func dumpRntupleRc2FieldRecord(w *writer, n *raw.RntupleRc2FieldRecord) {
	first := true
	w.WriteByte('{')
	w.key(&first, "len_frame")
	number(w, n.LenFrame)
	w.key(&first, "body")
	dumpRntupleRc2Field(w, n.Body)
	w.WriteByte('}')
}

func dumpRntupleRc2Field(w *writer, n *raw.RntupleRc2Field) {
	first := true
	w.WriteByte('{')
	w.key(&first, "field_version")
	number(w, n.FieldVersion)
	w.key(&first, "type_version")
	number(w, n.TypeVersion)
	w.key(&first, "parent_id")
	number(w, n.ParentID)
	w.key(&first, "role")
	number(w, n.Role)
	w.key(&first, "flags")
	number(w, n.Flags)
	if n.ArraySizePresent() {
		w.key(&first, "array_size")
		number(w, n.ArraySize)
	}
	if n.SourceFieldIDPresent() {
		w.key(&first, "source_field_id")
		number(w, n.SourceFieldID)
	}
	if n.TypeChecksumPresent() {
		w.key(&first, "type_checksum")
		number(w, n.TypeChecksum)
	}
	w.key(&first, "name")
	dumpRntupleRc2CountedString(w, n.Name)
	w.key(&first, "type_name")
	dumpRntupleRc2CountedString(w, n.TypeName)
	w.key(&first, "type_alias")
	dumpRntupleRc2CountedString(w, n.TypeAlias)
	w.key(&first, "description")
	dumpRntupleRc2CountedString(w, n.Description)
	w.key(&first, "trailing")
	w.bytes(n.Trailing)
	w.key(&first, "is_repetitive")
	w.boolean(must(n.IsRepetitive()))
	w.key(&first, "is_projected")
	w.boolean(must(n.IsProjected()))
	w.key(&first, "has_type_checksum")
	w.boolean(must(n.HasTypeChecksum()))
	w.WriteByte('}')
}

func dumpRntupleRc2ColumnList(w *writer, n *raw.RntupleRc2ColumnList) {
	first := true
	w.WriteByte('{')
	w.key(&first, "len_frame")
	number(w, n.LenFrame)
	w.key(&first, "body")
	dumpRntupleRc2ColumnListBody(w, n.Body)
	w.WriteByte('}')
}

func dumpRntupleRc2ColumnListBody(w *writer, n *raw.RntupleRc2ColumnListBody) {
	first := true
	w.WriteByte('{')
	w.key(&first, "num_items")
	number(w, n.NumItems)
	w.key(&first, "items")
	w.WriteByte('[')
	for i, x := range n.Items {
		if i > 0 {
			w.WriteByte(',')
		}
		dumpRntupleRc2ColumnRecord(w, x)
	}
	w.WriteByte(']')
	w.key(&first, "trailing")
	w.bytes(n.Trailing)
	w.WriteByte('}')
}

func dumpRntupleRc2ColumnRecord(w *writer, n *raw.RntupleRc2ColumnRecord) {
	first := true
	w.WriteByte('{')
	w.key(&first, "len_frame")
	number(w, n.LenFrame)
	w.key(&first, "body")
	dumpRntupleRc2Column(w, n.Body)
	w.WriteByte('}')
}

func dumpRntupleRc2Column(w *writer, n *raw.RntupleRc2Column) {
	first := true
	w.WriteByte('{')
	w.key(&first, "column_type")
	number(w, n.ColumnType)
	w.key(&first, "bits_on_storage")
	number(w, n.BitsOnStorage)
	w.key(&first, "field_id")
	number(w, n.FieldID)
	w.key(&first, "flags")
	number(w, n.Flags)
	w.key(&first, "representation_index")
	number(w, n.RepresentationIndex)
	if n.FirstElementIndexPresent() {
		w.key(&first, "first_element_index")
		number(w, n.FirstElementIndex)
	}
	if n.ValueRangePresent() {
		w.key(&first, "value_range")
		dumpRntupleRc2ValueRange(w, n.ValueRange)
	}
	w.key(&first, "trailing")
	w.bytes(n.Trailing)
	w.key(&first, "is_deferred")
	w.boolean(must(n.IsDeferred()))
	w.key(&first, "has_value_range")
	w.boolean(must(n.HasValueRange()))
	w.WriteByte('}')
}

func dumpRntupleRc2ValueRange(w *writer, n *raw.RntupleRc2ValueRange) {
	first := true
	w.WriteByte('{')
	w.key(&first, "min")
	w.float(float64(n.Min))
	w.key(&first, "max")
	w.float(float64(n.Max))
	w.WriteByte('}')
}

func dumpRntupleRc2AliasColumnList(w *writer, n *raw.RntupleRc2AliasColumnList) {
	first := true
	w.WriteByte('{')
	w.key(&first, "len_frame")
	number(w, n.LenFrame)
	w.key(&first, "body")
	dumpRntupleRc2AliasColumnListBody(w, n.Body)
	w.WriteByte('}')
}

func dumpRntupleRc2AliasColumnListBody(w *writer, n *raw.RntupleRc2AliasColumnListBody) {
	first := true
	w.WriteByte('{')
	w.key(&first, "num_items")
	number(w, n.NumItems)
	w.key(&first, "items")
	w.WriteByte('[')
	for i, x := range n.Items {
		if i > 0 {
			w.WriteByte(',')
		}
		dumpRntupleRc2AliasColumnRecord(w, x)
	}
	w.WriteByte(']')
	w.key(&first, "trailing")
	w.bytes(n.Trailing)
	w.WriteByte('}')
}

func dumpRntupleRc2AliasColumnRecord(w *writer, n *raw.RntupleRc2AliasColumnRecord) {
	first := true
	w.WriteByte('{')
	w.key(&first, "len_frame")
	number(w, n.LenFrame)
	w.key(&first, "body")
	dumpRntupleRc2AliasColumn(w, n.Body)
	w.WriteByte('}')
}

func dumpRntupleRc2AliasColumn(w *writer, n *raw.RntupleRc2AliasColumn) {
	first := true
	w.WriteByte('{')
	w.key(&first, "physical_column_id")
	number(w, n.PhysicalColumnID)
	w.key(&first, "field_id")
	number(w, n.FieldID)
	w.key(&first, "trailing")
	w.bytes(n.Trailing)
	w.WriteByte('}')
}

func dumpRntupleRc2ExtraTypeInfoList(w *writer, n *raw.RntupleRc2ExtraTypeInfoList) {
	first := true
	w.WriteByte('{')
	w.key(&first, "len_frame")
	number(w, n.LenFrame)
	w.key(&first, "body")
	dumpRntupleRc2ExtraTypeInfoListBody(w, n.Body)
	w.WriteByte('}')
}

func dumpRntupleRc2ExtraTypeInfoListBody(w *writer, n *raw.RntupleRc2ExtraTypeInfoListBody) {
	first := true
	w.WriteByte('{')
	w.key(&first, "num_items")
	number(w, n.NumItems)
	w.key(&first, "items")
	w.WriteByte('[')
	for i, x := range n.Items {
		if i > 0 {
			w.WriteByte(',')
		}
		dumpRntupleRc2ExtraTypeInfoRecord(w, x)
	}
	w.WriteByte(']')
	w.key(&first, "trailing")
	w.bytes(n.Trailing)
	w.WriteByte('}')
}

func dumpRntupleRc2ExtraTypeInfoRecord(w *writer, n *raw.RntupleRc2ExtraTypeInfoRecord) {
	first := true
	w.WriteByte('{')
	w.key(&first, "len_frame")
	number(w, n.LenFrame)
	w.key(&first, "body")
	dumpRntupleRc2ExtraTypeInfo(w, n.Body)
	w.WriteByte('}')
}

func dumpRntupleRc2ExtraTypeInfo(w *writer, n *raw.RntupleRc2ExtraTypeInfo) {
	first := true
	w.WriteByte('{')
	w.key(&first, "type_version_from")
	number(w, n.TypeVersionFrom)
	w.key(&first, "type_version_to")
	number(w, n.TypeVersionTo)
	w.key(&first, "content_id")
	number(w, n.ContentID)
	w.key(&first, "type_name")
	dumpRntupleRc2CountedString(w, n.TypeName)
	if n.ContentPresent() {
		w.key(&first, "content")
		dumpRntupleRc2CountedString(w, n.Content)
	}
	w.key(&first, "trailing")
	w.bytes(n.Trailing)
	w.WriteByte('}')
}

func dumpRntupleRc2Footer(w *writer, n *raw.RntupleRc2Footer) {
	first := true
	w.WriteByte('{')
	w.key(&first, "feature_flags")
	dumpRntupleRc2FeatureFlags(w, n.FeatureFlags)
	w.key(&first, "header_checksum")
	w.bytes(n.HeaderChecksum)
	w.key(&first, "schema_extension")
	dumpRntupleRc2SchemaExtensionRecord(w, n.SchemaExtension)
	w.key(&first, "column_groups")
	dumpRntupleRc2ColumnGroupList(w, n.ColumnGroups)
	w.key(&first, "cluster_groups")
	dumpRntupleRc2ClusterGroupList(w, n.ClusterGroups)
	if n.MetaDataLinksPresent() {
		w.key(&first, "meta_data_links")
		dumpRntupleRc2MetaDataLinkList(w, n.MetaDataLinks)
	}
	w.key(&first, "trailing")
	w.bytes(n.Trailing)
	w.WriteByte('}')
}

func dumpRntupleRc2SchemaExtensionRecord(w *writer, n *raw.RntupleRc2SchemaExtensionRecord) {
	first := true
	w.WriteByte('{')
	w.key(&first, "len_frame")
	number(w, n.LenFrame)
	w.key(&first, "body")
	dumpRntupleRc2SchemaExtension(w, n.Body)
	w.WriteByte('}')
}

func dumpRntupleRc2SchemaExtension(w *writer, n *raw.RntupleRc2SchemaExtension) {
	first := true
	w.WriteByte('{')
	if n.SchemaPresent() {
		w.key(&first, "schema")
		dumpRntupleRc2Schema(w, n.Schema)
	}
	w.key(&first, "trailing")
	w.bytes(n.Trailing)
	w.WriteByte('}')
}

func dumpRntupleRc2ColumnGroupList(w *writer, n *raw.RntupleRc2ColumnGroupList) {
	first := true
	w.WriteByte('{')
	w.key(&first, "len_frame")
	number(w, n.LenFrame)
	w.key(&first, "body")
	dumpRntupleRc2ColumnGroupListBody(w, n.Body)
	w.WriteByte('}')
}

func dumpRntupleRc2ColumnGroupListBody(w *writer, n *raw.RntupleRc2ColumnGroupListBody) {
	first := true
	w.WriteByte('{')
	w.key(&first, "num_items")
	number(w, n.NumItems)
	w.key(&first, "items")
	w.WriteByte('[')
	for i, x := range n.Items {
		if i > 0 {
			w.WriteByte(',')
		}
		dumpRntupleRc2ColumnGroupRecord(w, x)
	}
	w.WriteByte(']')
	w.key(&first, "trailing")
	w.bytes(n.Trailing)
	w.WriteByte('}')
}

func dumpRntupleRc2ColumnGroupRecord(w *writer, n *raw.RntupleRc2ColumnGroupRecord) {
	first := true
	w.WriteByte('{')
	w.key(&first, "len_frame")
	number(w, n.LenFrame)
	w.key(&first, "body")
	dumpRntupleRc2ColumnGroup(w, n.Body)
	w.WriteByte('}')
}

func dumpRntupleRc2ColumnGroup(w *writer, n *raw.RntupleRc2ColumnGroup) {
	first := true
	w.WriteByte('{')
	w.key(&first, "column_ids")
	dumpRntupleRc2ColumnIdList(w, n.ColumnIds)
	w.key(&first, "trailing")
	w.bytes(n.Trailing)
	w.WriteByte('}')
}

func dumpRntupleRc2ColumnIdList(w *writer, n *raw.RntupleRc2ColumnIdList) {
	first := true
	w.WriteByte('{')
	w.key(&first, "len_frame")
	number(w, n.LenFrame)
	w.key(&first, "body")
	dumpRntupleRc2ColumnIdListBody(w, n.Body)
	w.WriteByte('}')
}

func dumpRntupleRc2ColumnIdListBody(w *writer, n *raw.RntupleRc2ColumnIdListBody) {
	first := true
	w.WriteByte('{')
	w.key(&first, "num_items")
	number(w, n.NumItems)
	w.key(&first, "items")
	w.WriteByte('[')
	for i, x := range n.Items {
		if i > 0 {
			w.WriteByte(',')
		}
		number(w, x)
	}
	w.WriteByte(']')
	w.key(&first, "trailing")
	w.bytes(n.Trailing)
	w.WriteByte('}')
}

func dumpRntupleRc2ClusterGroupList(w *writer, n *raw.RntupleRc2ClusterGroupList) {
	first := true
	w.WriteByte('{')
	w.key(&first, "len_frame")
	number(w, n.LenFrame)
	w.key(&first, "body")
	dumpRntupleRc2ClusterGroupListBody(w, n.Body)
	w.WriteByte('}')
}

func dumpRntupleRc2ClusterGroupListBody(w *writer, n *raw.RntupleRc2ClusterGroupListBody) {
	first := true
	w.WriteByte('{')
	w.key(&first, "num_items")
	number(w, n.NumItems)
	w.key(&first, "items")
	w.WriteByte('[')
	for i, x := range n.Items {
		if i > 0 {
			w.WriteByte(',')
		}
		dumpRntupleRc2ClusterGroupRecord(w, x)
	}
	w.WriteByte(']')
	w.key(&first, "trailing")
	w.bytes(n.Trailing)
	w.WriteByte('}')
}

func dumpRntupleRc2ClusterGroupRecord(w *writer, n *raw.RntupleRc2ClusterGroupRecord) {
	first := true
	w.WriteByte('{')
	w.key(&first, "len_frame")
	number(w, n.LenFrame)
	w.key(&first, "body")
	dumpRntupleRc2ClusterGroup(w, n.Body)
	w.WriteByte('}')
}

func dumpRntupleRc2ClusterGroup(w *writer, n *raw.RntupleRc2ClusterGroup) {
	first := true
	w.WriteByte('{')
	w.key(&first, "min_entry")
	number(w, n.MinEntry)
	w.key(&first, "entry_span")
	number(w, n.EntrySpan)
	w.key(&first, "num_clusters")
	number(w, n.NumClusters)
	w.key(&first, "page_list_link")
	dumpRntupleRc2EnvelopeLink(w, n.PageListLink)
	w.key(&first, "trailing")
	w.bytes(n.Trailing)
	w.WriteByte('}')
}

func dumpRntupleRc2MetaDataLinkList(w *writer, n *raw.RntupleRc2MetaDataLinkList) {
	first := true
	w.WriteByte('{')
	w.key(&first, "len_frame")
	number(w, n.LenFrame)
	w.key(&first, "body")
	dumpRntupleRc2MetaDataLinkListBody(w, n.Body)
	w.WriteByte('}')
}

func dumpRntupleRc2MetaDataLinkListBody(w *writer, n *raw.RntupleRc2MetaDataLinkListBody) {
	first := true
	w.WriteByte('{')
	w.key(&first, "num_items")
	number(w, n.NumItems)
	w.key(&first, "items")
	w.WriteByte('[')
	for i, x := range n.Items {
		if i > 0 {
			w.WriteByte(',')
		}
		dumpRntupleRc2EnvelopeLink(w, x)
	}
	w.WriteByte(']')
	w.key(&first, "trailing")
	w.bytes(n.Trailing)
	w.WriteByte('}')
}

func dumpRntupleRc2PageList(w *writer, n *raw.RntupleRc2PageList) {
	first := true
	w.WriteByte('{')
	w.key(&first, "header_checksum")
	w.bytes(n.HeaderChecksum)
	w.key(&first, "cluster_summaries")
	dumpRntupleRc2ClusterSummaryList(w, n.ClusterSummaries)
	w.key(&first, "page_locations")
	dumpRntupleRc2ClusterPagesList(w, n.PageLocations)
	w.key(&first, "trailing")
	w.bytes(n.Trailing)
	w.WriteByte('}')
}

func dumpRntupleRc2ClusterSummaryList(w *writer, n *raw.RntupleRc2ClusterSummaryList) {
	first := true
	w.WriteByte('{')
	w.key(&first, "len_frame")
	number(w, n.LenFrame)
	w.key(&first, "body")
	dumpRntupleRc2ClusterSummaryListBody(w, n.Body)
	w.WriteByte('}')
}

func dumpRntupleRc2ClusterSummaryListBody(w *writer, n *raw.RntupleRc2ClusterSummaryListBody) {
	first := true
	w.WriteByte('{')
	w.key(&first, "num_items")
	number(w, n.NumItems)
	w.key(&first, "items")
	w.WriteByte('[')
	for i, x := range n.Items {
		if i > 0 {
			w.WriteByte(',')
		}
		dumpRntupleRc2ClusterSummaryRecord(w, x)
	}
	w.WriteByte(']')
	w.key(&first, "trailing")
	w.bytes(n.Trailing)
	w.WriteByte('}')
}

func dumpRntupleRc2ClusterSummaryRecord(w *writer, n *raw.RntupleRc2ClusterSummaryRecord) {
	first := true
	w.WriteByte('{')
	w.key(&first, "len_frame")
	number(w, n.LenFrame)
	w.key(&first, "body")
	dumpRntupleRc2ClusterSummary(w, n.Body)
	w.WriteByte('}')
}

func dumpRntupleRc2ClusterSummary(w *writer, n *raw.RntupleRc2ClusterSummary) {
	first := true
	w.WriteByte('{')
	w.key(&first, "first_entry")
	number(w, n.FirstEntry)
	w.key(&first, "num_entries_lo")
	number(w, n.NumEntriesLo)
	w.key(&first, "num_entries_hi")
	number(w, n.NumEntriesHi)
	if n.ColumnGroupIDPresent() {
		w.key(&first, "column_group_id")
		number(w, n.ColumnGroupID)
	}
	w.key(&first, "trailing")
	w.bytes(n.Trailing)
	w.key(&first, "num_entries")
	number(w, must(n.NumEntries()))
	w.key(&first, "flags")
	number(w, must(n.Flags()))
	w.key(&first, "is_sharded")
	w.boolean(must(n.IsSharded()))
	w.WriteByte('}')
}

func dumpRntupleRc2ClusterPagesList(w *writer, n *raw.RntupleRc2ClusterPagesList) {
	first := true
	w.WriteByte('{')
	w.key(&first, "len_frame")
	number(w, n.LenFrame)
	w.key(&first, "body")
	dumpRntupleRc2ClusterPagesListBody(w, n.Body)
	w.WriteByte('}')
}

func dumpRntupleRc2ClusterPagesListBody(w *writer, n *raw.RntupleRc2ClusterPagesListBody) {
	first := true
	w.WriteByte('{')
	w.key(&first, "num_items")
	number(w, n.NumItems)
	w.key(&first, "items")
	w.WriteByte('[')
	for i, x := range n.Items {
		if i > 0 {
			w.WriteByte(',')
		}
		dumpRntupleRc2ClusterPages(w, x)
	}
	w.WriteByte(']')
	w.key(&first, "trailing")
	w.bytes(n.Trailing)
	w.WriteByte('}')
}

func dumpRntupleRc2ClusterPages(w *writer, n *raw.RntupleRc2ClusterPages) {
	first := true
	w.WriteByte('{')
	w.key(&first, "len_frame")
	number(w, n.LenFrame)
	w.key(&first, "body")
	dumpRntupleRc2ClusterPagesBody(w, n.Body)
	w.WriteByte('}')
}

func dumpRntupleRc2ClusterPagesBody(w *writer, n *raw.RntupleRc2ClusterPagesBody) {
	first := true
	w.WriteByte('{')
	w.key(&first, "num_items")
	number(w, n.NumItems)
	w.key(&first, "items")
	w.WriteByte('[')
	for i, x := range n.Items {
		if i > 0 {
			w.WriteByte(',')
		}
		dumpRntupleRc2ColumnPages(w, x)
	}
	w.WriteByte(']')
	w.key(&first, "trailing")
	w.bytes(n.Trailing)
	w.WriteByte('}')
}

func dumpRntupleRc2ColumnPages(w *writer, n *raw.RntupleRc2ColumnPages) {
	first := true
	w.WriteByte('{')
	w.key(&first, "len_frame")
	number(w, n.LenFrame)
	w.key(&first, "body")
	dumpRntupleRc2ColumnPagesBody(w, n.Body)
	w.WriteByte('}')
}

func dumpRntupleRc2ColumnPagesBody(w *writer, n *raw.RntupleRc2ColumnPagesBody) {
	first := true
	w.WriteByte('{')
	w.key(&first, "num_items")
	number(w, n.NumItems)
	w.key(&first, "items")
	w.WriteByte('[')
	for i, x := range n.Items {
		if i > 0 {
			w.WriteByte(',')
		}
		dumpRntupleRc2Page(w, x)
	}
	w.WriteByte(']')
	w.key(&first, "element_offset")
	number(w, n.ElementOffset)
	if n.CompressionSettingsPresent() {
		w.key(&first, "compression_settings")
		number(w, n.CompressionSettings)
	}
	w.key(&first, "trailing")
	w.bytes(n.Trailing)
	w.WriteByte('}')
}

func dumpRntupleRc2Page(w *writer, n *raw.RntupleRc2Page) {
	first := true
	w.WriteByte('{')
	w.key(&first, "num_elements_signed")
	number(w, n.NumElementsSigned)
	w.key(&first, "locator")
	dumpRntupleRc2Locator(w, n.Locator)
	w.key(&first, "num_elements")
	number(w, must(n.NumElements()))
	w.key(&first, "has_checksum")
	w.boolean(must(n.HasChecksum()))
	w.WriteByte('}')
}

func dumpRntupleRc2MetaData(w *writer, n *raw.RntupleRc2MetaData) {
	first := true
	w.WriteByte('{')
	w.key(&first, "entries")
	dumpRntupleRc2MetaDataEntryList(w, n.Entries)
	w.key(&first, "trailing")
	w.bytes(n.Trailing)
	w.WriteByte('}')
}

func dumpRntupleRc2MetaDataEntryList(w *writer, n *raw.RntupleRc2MetaDataEntryList) {
	first := true
	w.WriteByte('{')
	w.key(&first, "len_frame")
	number(w, n.LenFrame)
	w.key(&first, "body")
	dumpRntupleRc2MetaDataEntryListBody(w, n.Body)
	w.WriteByte('}')
}

func dumpRntupleRc2MetaDataEntryListBody(w *writer, n *raw.RntupleRc2MetaDataEntryListBody) {
	first := true
	w.WriteByte('{')
	w.key(&first, "num_items")
	number(w, n.NumItems)
	w.key(&first, "items")
	w.WriteByte('[')
	for i, x := range n.Items {
		if i > 0 {
			w.WriteByte(',')
		}
		dumpRntupleRc2MetaDataEntryRecord(w, x)
	}
	w.WriteByte(']')
	w.key(&first, "trailing")
	w.bytes(n.Trailing)
	w.WriteByte('}')
}

func dumpRntupleRc2MetaDataEntryRecord(w *writer, n *raw.RntupleRc2MetaDataEntryRecord) {
	first := true
	w.WriteByte('{')
	w.key(&first, "len_frame")
	number(w, n.LenFrame)
	w.key(&first, "body")
	dumpRntupleRc2MetaDataEntry(w, n.Body)
	w.WriteByte('}')
}

func dumpRntupleRc2MetaDataEntry(w *writer, n *raw.RntupleRc2MetaDataEntry) {
	first := true
	w.WriteByte('{')
	w.key(&first, "value_type")
	number(w, n.ValueType)
	w.key(&first, "key")
	dumpRntupleRc2CountedString(w, n.Key)
	switch x := n.Value.(type) {
	case *raw.RntupleRc2MetaDataInt64:
		w.key(&first, "value")
		w.WriteString(`{"meta_data_int64":`)
		dumpRntupleRc2MetaDataInt64(w, x)
		w.WriteByte('}')
	case *raw.RntupleRc2MetaDataBool:
		w.key(&first, "value")
		w.WriteString(`{"meta_data_bool":`)
		dumpRntupleRc2MetaDataBool(w, x)
		w.WriteByte('}')
	case *raw.RntupleRc2MetaDataFloat64:
		w.key(&first, "value")
		w.WriteString(`{"meta_data_float64":`)
		dumpRntupleRc2MetaDataFloat64(w, x)
		w.WriteByte('}')
	case *raw.RntupleRc2CountedString:
		w.key(&first, "value")
		w.WriteString(`{"counted_string":`)
		dumpRntupleRc2CountedString(w, x)
		w.WriteByte('}')
	case *raw.RntupleRc2Int64List:
		w.key(&first, "value")
		w.WriteString(`{"int64_list":`)
		dumpRntupleRc2Int64List(w, x)
		w.WriteByte('}')
	case *raw.RntupleRc2BoolList:
		w.key(&first, "value")
		w.WriteString(`{"bool_list":`)
		dumpRntupleRc2BoolList(w, x)
		w.WriteByte('}')
	case *raw.RntupleRc2Float64List:
		w.key(&first, "value")
		w.WriteString(`{"float64_list":`)
		dumpRntupleRc2Float64List(w, x)
		w.WriteByte('}')
	case *raw.RntupleRc2StringList:
		w.key(&first, "value")
		w.WriteString(`{"string_list":`)
		dumpRntupleRc2StringList(w, x)
		w.WriteByte('}')
	}
	w.key(&first, "trailing")
	w.bytes(n.Trailing)
	w.WriteByte('}')
}

func dumpRntupleRc2MetaDataInt64(w *writer, n *raw.RntupleRc2MetaDataInt64) {
	first := true
	w.WriteByte('{')
	w.key(&first, "number")
	number(w, n.Number)
	w.WriteByte('}')
}

func dumpRntupleRc2MetaDataBool(w *writer, n *raw.RntupleRc2MetaDataBool) {
	first := true
	w.WriteByte('{')
	w.key(&first, "number")
	number(w, n.Number)
	w.WriteByte('}')
}

func dumpRntupleRc2MetaDataFloat64(w *writer, n *raw.RntupleRc2MetaDataFloat64) {
	first := true
	w.WriteByte('{')
	w.key(&first, "number")
	w.float(float64(n.Number))
	w.WriteByte('}')
}

func dumpRntupleRc2Int64List(w *writer, n *raw.RntupleRc2Int64List) {
	first := true
	w.WriteByte('{')
	w.key(&first, "len_frame")
	number(w, n.LenFrame)
	w.key(&first, "body")
	dumpRntupleRc2Int64ListBody(w, n.Body)
	w.WriteByte('}')
}

func dumpRntupleRc2Int64ListBody(w *writer, n *raw.RntupleRc2Int64ListBody) {
	first := true
	w.WriteByte('{')
	w.key(&first, "num_items")
	number(w, n.NumItems)
	w.key(&first, "items")
	w.WriteByte('[')
	for i, x := range n.Items {
		if i > 0 {
			w.WriteByte(',')
		}
		number(w, x)
	}
	w.WriteByte(']')
	w.key(&first, "trailing")
	w.bytes(n.Trailing)
	w.WriteByte('}')
}

func dumpRntupleRc2BoolList(w *writer, n *raw.RntupleRc2BoolList) {
	first := true
	w.WriteByte('{')
	w.key(&first, "len_frame")
	number(w, n.LenFrame)
	w.key(&first, "body")
	dumpRntupleRc2BoolListBody(w, n.Body)
	w.WriteByte('}')
}

func dumpRntupleRc2BoolListBody(w *writer, n *raw.RntupleRc2BoolListBody) {
	first := true
	w.WriteByte('{')
	w.key(&first, "num_items")
	number(w, n.NumItems)
	w.key(&first, "items")
	w.WriteByte('[')
	for i, x := range n.Items {
		if i > 0 {
			w.WriteByte(',')
		}
		number(w, x)
	}
	w.WriteByte(']')
	w.key(&first, "trailing")
	w.bytes(n.Trailing)
	w.WriteByte('}')
}

func dumpRntupleRc2Float64List(w *writer, n *raw.RntupleRc2Float64List) {
	first := true
	w.WriteByte('{')
	w.key(&first, "len_frame")
	number(w, n.LenFrame)
	w.key(&first, "body")
	dumpRntupleRc2Float64ListBody(w, n.Body)
	w.WriteByte('}')
}

func dumpRntupleRc2Float64ListBody(w *writer, n *raw.RntupleRc2Float64ListBody) {
	first := true
	w.WriteByte('{')
	w.key(&first, "num_items")
	number(w, n.NumItems)
	w.key(&first, "items")
	w.WriteByte('[')
	for i, x := range n.Items {
		if i > 0 {
			w.WriteByte(',')
		}
		w.float(float64(x))
	}
	w.WriteByte(']')
	w.key(&first, "trailing")
	w.bytes(n.Trailing)
	w.WriteByte('}')
}

func dumpRntupleRc2StringList(w *writer, n *raw.RntupleRc2StringList) {
	first := true
	w.WriteByte('{')
	w.key(&first, "len_frame")
	number(w, n.LenFrame)
	w.key(&first, "body")
	dumpRntupleRc2StringListBody(w, n.Body)
	w.WriteByte('}')
}

func dumpRntupleRc2StringListBody(w *writer, n *raw.RntupleRc2StringListBody) {
	first := true
	w.WriteByte('{')
	w.key(&first, "num_items")
	number(w, n.NumItems)
	w.key(&first, "items")
	w.WriteByte('[')
	for i, x := range n.Items {
		if i > 0 {
			w.WriteByte(',')
		}
		dumpRntupleRc2CountedString(w, x)
	}
	w.WriteByte(']')
	w.key(&first, "trailing")
	w.bytes(n.Trailing)
	w.WriteByte('}')
}

func dumpRntupleRc1(w *writer, n *raw.RntupleRc1) {
	first := true
	w.WriteByte('{')
	w.key(&first, "preamble")
	dumpRntupleRc1EnvelopePreamble(w, n.Preamble)
	w.key(&first, "payload")
	w.bytes(n.Payload)
	w.key(&first, "checksum")
	w.bytes(n.Checksum)
	w.WriteByte('}')
}

func dumpRntupleRc1EnvelopePreamble(w *writer, n *raw.RntupleRc1EnvelopePreamble) {
	first := true
	w.WriteByte('{')
	w.key(&first, "version")
	number(w, n.Version)
	w.key(&first, "min_version")
	number(w, n.MinVersion)
	w.WriteByte('}')
}

func dumpRntupleRc1HeaderEnvelope(w *writer, n *raw.RntupleRc1HeaderEnvelope) {
	first := true
	w.WriteByte('{')
	w.key(&first, "preamble")
	dumpRntupleRc1EnvelopePreamble(w, n.Preamble)
	w.key(&first, "payload")
	dumpRntupleRc1Header(w, n.Payload)
	w.key(&first, "checksum")
	w.bytes(n.Checksum)
	w.WriteByte('}')
}

func dumpRntupleRc1FooterEnvelope(w *writer, n *raw.RntupleRc1FooterEnvelope) {
	first := true
	w.WriteByte('{')
	w.key(&first, "preamble")
	dumpRntupleRc1EnvelopePreamble(w, n.Preamble)
	w.key(&first, "payload")
	dumpRntupleRc1Footer(w, n.Payload)
	w.key(&first, "checksum")
	w.bytes(n.Checksum)
	w.WriteByte('}')
}

func dumpRntupleRc1PageListEnvelope(w *writer, n *raw.RntupleRc1PageListEnvelope) {
	first := true
	w.WriteByte('{')
	w.key(&first, "preamble")
	dumpRntupleRc1EnvelopePreamble(w, n.Preamble)
	w.key(&first, "payload")
	dumpRntupleRc1PageList(w, n.Payload)
	w.key(&first, "checksum")
	w.bytes(n.Checksum)
	w.WriteByte('}')
}

func dumpRntupleRc1MetaDataEnvelope(w *writer, n *raw.RntupleRc1MetaDataEnvelope) {
	first := true
	w.WriteByte('{')
	w.key(&first, "preamble")
	dumpRntupleRc1EnvelopePreamble(w, n.Preamble)
	w.key(&first, "payload")
	dumpRntupleRc1MetaData(w, n.Payload)
	w.key(&first, "checksum")
	w.bytes(n.Checksum)
	w.WriteByte('}')
}

func dumpRntupleRc1CountedString(w *writer, n *raw.RntupleRc1CountedString) {
	first := true
	w.WriteByte('{')
	w.key(&first, "len")
	number(w, n.Len)
	w.key(&first, "raw")
	w.bytes(n.Raw)
	if utf8.Valid(n.Raw) {
		w.key(&first, "value")
		w.text(must(n.Value()))
	}
	w.WriteByte('}')
}

func dumpRntupleRc1UnknownPayload(w *writer, n *raw.RntupleRc1UnknownPayload) {
	first := true
	w.WriteByte('{')
	w.key(&first, "raw")
	w.bytes(n.Raw)
	w.WriteByte('}')
}

func dumpRntupleRc1FeatureFlags(w *writer, n *raw.RntupleRc1FeatureFlags) {
	first := true
	w.WriteByte('{')
	w.key(&first, "words")
	w.WriteByte('[')
	for i, x := range n.Words {
		if i > 0 {
			w.WriteByte(',')
		}
		dumpRntupleRc1FeatureFlagWord(w, x)
	}
	w.WriteByte(']')
	w.WriteByte('}')
}

func dumpRntupleRc1FeatureFlagWord(w *writer, n *raw.RntupleRc1FeatureFlagWord) {
	first := true
	w.WriteByte('{')
	w.key(&first, "lo")
	number(w, n.Lo)
	w.key(&first, "hi")
	number(w, n.Hi)
	w.WriteByte('}')
}

func dumpRntupleRc1Locator(w *writer, n *raw.RntupleRc1Locator) {
	first := true
	w.WriteByte('{')
	w.key(&first, "head")
	number(w, n.Head)
	if n.OfsRangePresent() {
		w.key(&first, "ofs_range")
		number(w, n.OfsRange)
	}
	switch x := n.Payload.(type) {
	case *raw.RntupleRc1UriLocator:
		w.key(&first, "payload")
		w.WriteString(`{"uri_locator":`)
		dumpRntupleRc1UriLocator(w, x)
		w.WriteByte('}')
	case *raw.RntupleRc1Object64Locator:
		w.key(&first, "payload")
		w.WriteString(`{"object64_locator":`)
		dumpRntupleRc1Object64Locator(w, x)
		w.WriteByte('}')
	case *raw.RntupleRc1UnknownPayload:
		w.key(&first, "payload")
		w.WriteString(`{"unknown_payload":`)
		dumpRntupleRc1UnknownPayload(w, x)
		w.WriteByte('}')
	}
	w.key(&first, "negated_head")
	number(w, must(n.NegatedHead()))
	w.key(&first, "len_self")
	number(w, must(n.LenSelf()))
	w.key(&first, "reserved")
	number(w, must(n.Reserved()))
	w.key(&first, "kind")
	number(w, must(n.Kind()))
	w.WriteByte('}')
}

func dumpRntupleRc1UriLocator(w *writer, n *raw.RntupleRc1UriLocator) {
	first := true
	w.WriteByte('{')
	w.key(&first, "raw")
	w.bytes(n.Raw)
	w.WriteByte('}')
}

func dumpRntupleRc1Object64Locator(w *writer, n *raw.RntupleRc1Object64Locator) {
	first := true
	w.WriteByte('{')
	w.key(&first, "len_object")
	number(w, n.LenObject)
	w.key(&first, "location")
	number(w, n.Location)
	w.key(&first, "trailing")
	w.bytes(n.Trailing)
	w.WriteByte('}')
}

func dumpRntupleRc1EnvelopeLink(w *writer, n *raw.RntupleRc1EnvelopeLink) {
	first := true
	w.WriteByte('{')
	w.key(&first, "len_envelope")
	number(w, n.LenEnvelope)
	w.key(&first, "locator")
	dumpRntupleRc1Locator(w, n.Locator)
	w.WriteByte('}')
}

func dumpRntupleRc1Header(w *writer, n *raw.RntupleRc1Header) {
	first := true
	w.WriteByte('{')
	w.key(&first, "feature_flags")
	dumpRntupleRc1FeatureFlags(w, n.FeatureFlags)
	w.key(&first, "release_candidate_tag")
	number(w, n.ReleaseCandidateTag)
	w.key(&first, "name")
	dumpRntupleRc1CountedString(w, n.Name)
	w.key(&first, "description")
	dumpRntupleRc1CountedString(w, n.Description)
	w.key(&first, "writer")
	dumpRntupleRc1CountedString(w, n.Writer)
	w.key(&first, "schema")
	dumpRntupleRc1Schema(w, n.Schema)
	w.key(&first, "trailing")
	w.bytes(n.Trailing)
	w.WriteByte('}')
}

func dumpRntupleRc1Schema(w *writer, n *raw.RntupleRc1Schema) {
	first := true
	w.WriteByte('{')
	w.key(&first, "fields")
	dumpRntupleRc1FieldList(w, n.Fields)
	w.key(&first, "columns")
	dumpRntupleRc1ColumnList(w, n.Columns)
	w.key(&first, "alias_columns")
	dumpRntupleRc1AliasColumnList(w, n.AliasColumns)
	w.key(&first, "extra_type_infos")
	dumpRntupleRc1ExtraTypeInfoList(w, n.ExtraTypeInfos)
	w.WriteByte('}')
}

func dumpRntupleRc1FieldList(w *writer, n *raw.RntupleRc1FieldList) {
	first := true
	w.WriteByte('{')
	w.key(&first, "len_frame")
	number(w, n.LenFrame)
	w.key(&first, "body")
	dumpRntupleRc1FieldListBody(w, n.Body)
	w.WriteByte('}')
}

func dumpRntupleRc1FieldListBody(w *writer, n *raw.RntupleRc1FieldListBody) {
	first := true
	w.WriteByte('{')
	w.key(&first, "num_items_and_reserved")
	number(w, n.NumItemsAndReserved)
	w.key(&first, "items")
	w.WriteByte('[')
	for i, x := range n.Items {
		if i > 0 {
			w.WriteByte(',')
		}
		dumpRntupleRc1FieldRecord(w, x)
	}
	w.WriteByte(']')
	w.key(&first, "trailing")
	w.bytes(n.Trailing)
	w.key(&first, "num_items")
	number(w, must(n.NumItems()))
	w.key(&first, "reserved")
	number(w, must(n.Reserved()))
	w.WriteByte('}')
}

func dumpRntupleRc1FieldRecord(w *writer, n *raw.RntupleRc1FieldRecord) {
	first := true
	w.WriteByte('{')
	w.key(&first, "len_frame")
	number(w, n.LenFrame)
	w.key(&first, "body")
	dumpRntupleRc1Field(w, n.Body)
	w.WriteByte('}')
}

func dumpRntupleRc1Field(w *writer, n *raw.RntupleRc1Field) {
	first := true
	w.WriteByte('{')
	w.key(&first, "field_version")
	number(w, n.FieldVersion)
	w.key(&first, "type_version")
	number(w, n.TypeVersion)
	w.key(&first, "parent_id")
	number(w, n.ParentID)
	w.key(&first, "role")
	number(w, n.Role)
	w.key(&first, "flags")
	number(w, n.Flags)
	if n.ArraySizePresent() {
		w.key(&first, "array_size")
		number(w, n.ArraySize)
	}
	w.key(&first, "name")
	dumpRntupleRc1CountedString(w, n.Name)
	w.key(&first, "type_name")
	dumpRntupleRc1CountedString(w, n.TypeName)
	w.key(&first, "type_alias")
	dumpRntupleRc1CountedString(w, n.TypeAlias)
	w.key(&first, "description")
	dumpRntupleRc1CountedString(w, n.Description)
	w.key(&first, "trailing")
	w.bytes(n.Trailing)
	w.key(&first, "is_repetitive")
	w.boolean(must(n.IsRepetitive()))
	w.WriteByte('}')
}

func dumpRntupleRc1ColumnList(w *writer, n *raw.RntupleRc1ColumnList) {
	first := true
	w.WriteByte('{')
	w.key(&first, "len_frame")
	number(w, n.LenFrame)
	w.key(&first, "body")
	dumpRntupleRc1ColumnListBody(w, n.Body)
	w.WriteByte('}')
}

func dumpRntupleRc1ColumnListBody(w *writer, n *raw.RntupleRc1ColumnListBody) {
	first := true
	w.WriteByte('{')
	w.key(&first, "num_items_and_reserved")
	number(w, n.NumItemsAndReserved)
	w.key(&first, "items")
	w.WriteByte('[')
	for i, x := range n.Items {
		if i > 0 {
			w.WriteByte(',')
		}
		dumpRntupleRc1ColumnRecord(w, x)
	}
	w.WriteByte(']')
	w.key(&first, "trailing")
	w.bytes(n.Trailing)
	w.key(&first, "num_items")
	number(w, must(n.NumItems()))
	w.key(&first, "reserved")
	number(w, must(n.Reserved()))
	w.WriteByte('}')
}

func dumpRntupleRc1ColumnRecord(w *writer, n *raw.RntupleRc1ColumnRecord) {
	first := true
	w.WriteByte('{')
	w.key(&first, "len_frame")
	number(w, n.LenFrame)
	w.key(&first, "body")
	dumpRntupleRc1Column(w, n.Body)
	w.WriteByte('}')
}

func dumpRntupleRc1Column(w *writer, n *raw.RntupleRc1Column) {
	first := true
	w.WriteByte('{')
	w.key(&first, "column_type")
	number(w, n.ColumnType)
	w.key(&first, "bits_on_storage")
	number(w, n.BitsOnStorage)
	w.key(&first, "field_id")
	number(w, n.FieldID)
	w.key(&first, "flags")
	number(w, n.Flags)
	if n.FirstElementIndexPresent() {
		w.key(&first, "first_element_index")
		number(w, n.FirstElementIndex)
	}
	w.key(&first, "trailing")
	w.bytes(n.Trailing)
	w.key(&first, "is_deferred")
	w.boolean(must(n.IsDeferred()))
	w.WriteByte('}')
}

func dumpRntupleRc1AliasColumnList(w *writer, n *raw.RntupleRc1AliasColumnList) {
	first := true
	w.WriteByte('{')
	w.key(&first, "len_frame")
	number(w, n.LenFrame)
	w.key(&first, "body")
	dumpRntupleRc1AliasColumnListBody(w, n.Body)
	w.WriteByte('}')
}

func dumpRntupleRc1AliasColumnListBody(w *writer, n *raw.RntupleRc1AliasColumnListBody) {
	first := true
	w.WriteByte('{')
	w.key(&first, "num_items_and_reserved")
	number(w, n.NumItemsAndReserved)
	w.key(&first, "items")
	w.WriteByte('[')
	for i, x := range n.Items {
		if i > 0 {
			w.WriteByte(',')
		}
		dumpRntupleRc1AliasColumnRecord(w, x)
	}
	w.WriteByte(']')
	w.key(&first, "trailing")
	w.bytes(n.Trailing)
	w.key(&first, "num_items")
	number(w, must(n.NumItems()))
	w.key(&first, "reserved")
	number(w, must(n.Reserved()))
	w.WriteByte('}')
}

func dumpRntupleRc1AliasColumnRecord(w *writer, n *raw.RntupleRc1AliasColumnRecord) {
	first := true
	w.WriteByte('{')
	w.key(&first, "len_frame")
	number(w, n.LenFrame)
	w.key(&first, "body")
	dumpRntupleRc1AliasColumn(w, n.Body)
	w.WriteByte('}')
}

func dumpRntupleRc1AliasColumn(w *writer, n *raw.RntupleRc1AliasColumn) {
	first := true
	w.WriteByte('{')
	w.key(&first, "physical_column_id")
	number(w, n.PhysicalColumnID)
	w.key(&first, "field_id")
	number(w, n.FieldID)
	w.key(&first, "trailing")
	w.bytes(n.Trailing)
	w.WriteByte('}')
}

func dumpRntupleRc1ExtraTypeInfoList(w *writer, n *raw.RntupleRc1ExtraTypeInfoList) {
	first := true
	w.WriteByte('{')
	w.key(&first, "len_frame")
	number(w, n.LenFrame)
	w.key(&first, "body")
	dumpRntupleRc1ExtraTypeInfoListBody(w, n.Body)
	w.WriteByte('}')
}

func dumpRntupleRc1ExtraTypeInfoListBody(w *writer, n *raw.RntupleRc1ExtraTypeInfoListBody) {
	first := true
	w.WriteByte('{')
	w.key(&first, "num_items_and_reserved")
	number(w, n.NumItemsAndReserved)
	w.key(&first, "items")
	w.WriteByte('[')
	for i, x := range n.Items {
		if i > 0 {
			w.WriteByte(',')
		}
		dumpRntupleRc1ExtraTypeInfoRecord(w, x)
	}
	w.WriteByte(']')
	w.key(&first, "trailing")
	w.bytes(n.Trailing)
	w.key(&first, "num_items")
	number(w, must(n.NumItems()))
	w.key(&first, "reserved")
	number(w, must(n.Reserved()))
	w.WriteByte('}')
}

func dumpRntupleRc1ExtraTypeInfoRecord(w *writer, n *raw.RntupleRc1ExtraTypeInfoRecord) {
	first := true
	w.WriteByte('{')
	w.key(&first, "len_frame")
	number(w, n.LenFrame)
	w.key(&first, "body")
	dumpRntupleRc1ExtraTypeInfo(w, n.Body)
	w.WriteByte('}')
}

func dumpRntupleRc1ExtraTypeInfo(w *writer, n *raw.RntupleRc1ExtraTypeInfo) {
	first := true
	w.WriteByte('{')
	w.key(&first, "type_version_from")
	number(w, n.TypeVersionFrom)
	w.key(&first, "type_version_to")
	number(w, n.TypeVersionTo)
	w.key(&first, "content_id")
	number(w, n.ContentID)
	w.key(&first, "type_name")
	dumpRntupleRc1CountedString(w, n.TypeName)
	if n.ContentPresent() {
		w.key(&first, "content")
		dumpRntupleRc1CountedString(w, n.Content)
	}
	w.key(&first, "trailing")
	w.bytes(n.Trailing)
	w.WriteByte('}')
}

func dumpRntupleRc1Footer(w *writer, n *raw.RntupleRc1Footer) {
	first := true
	w.WriteByte('{')
	w.key(&first, "feature_flags")
	dumpRntupleRc1FeatureFlags(w, n.FeatureFlags)
	w.key(&first, "header_checksum")
	w.bytes(n.HeaderChecksum)
	w.key(&first, "schema_extension")
	dumpRntupleRc1SchemaExtensionFrame(w, n.SchemaExtension)
	w.key(&first, "column_groups")
	dumpRntupleRc1ColumnGroupList(w, n.ColumnGroups)
	w.key(&first, "cluster_summaries")
	dumpRntupleRc1ClusterSummaryList(w, n.ClusterSummaries)
	w.key(&first, "cluster_groups")
	dumpRntupleRc1ClusterGroupList(w, n.ClusterGroups)
	w.key(&first, "meta_data_links")
	dumpRntupleRc1MetaDataLinkList(w, n.MetaDataLinks)
	w.key(&first, "trailing")
	w.bytes(n.Trailing)
	w.WriteByte('}')
}

func dumpRntupleRc1SchemaExtensionFrame(w *writer, n *raw.RntupleRc1SchemaExtensionFrame) {
	first := true
	w.WriteByte('{')
	w.key(&first, "len_frame")
	number(w, n.LenFrame)
	if n.RecordPresent() {
		w.key(&first, "record")
		dumpRntupleRc1SchemaExtension(w, n.Record)
	}
	if n.ListPresent() {
		w.key(&first, "list")
		dumpRntupleRc1SchemaExtensionListBody(w, n.List)
	}
	w.WriteByte('}')
}

func dumpRntupleRc1SchemaExtensionListBody(w *writer, n *raw.RntupleRc1SchemaExtensionListBody) {
	first := true
	w.WriteByte('{')
	w.key(&first, "num_items_and_reserved")
	number(w, n.NumItemsAndReserved)
	w.key(&first, "trailing")
	w.bytes(n.Trailing)
	w.key(&first, "num_items")
	number(w, must(n.NumItems()))
	w.key(&first, "reserved")
	number(w, must(n.Reserved()))
	w.WriteByte('}')
}

func dumpRntupleRc1SchemaExtension(w *writer, n *raw.RntupleRc1SchemaExtension) {
	first := true
	w.WriteByte('{')
	if n.SchemaPresent() {
		w.key(&first, "schema")
		dumpRntupleRc1Schema(w, n.Schema)
	}
	w.key(&first, "trailing")
	w.bytes(n.Trailing)
	w.WriteByte('}')
}

func dumpRntupleRc1ColumnGroupList(w *writer, n *raw.RntupleRc1ColumnGroupList) {
	first := true
	w.WriteByte('{')
	w.key(&first, "len_frame")
	number(w, n.LenFrame)
	w.key(&first, "body")
	dumpRntupleRc1ColumnGroupListBody(w, n.Body)
	w.WriteByte('}')
}

func dumpRntupleRc1ColumnGroupListBody(w *writer, n *raw.RntupleRc1ColumnGroupListBody) {
	first := true
	w.WriteByte('{')
	w.key(&first, "num_items_and_reserved")
	number(w, n.NumItemsAndReserved)
	w.key(&first, "items")
	w.WriteByte('[')
	for i, x := range n.Items {
		if i > 0 {
			w.WriteByte(',')
		}
		dumpRntupleRc1ColumnGroupRecord(w, x)
	}
	w.WriteByte(']')
	w.key(&first, "trailing")
	w.bytes(n.Trailing)
	w.key(&first, "num_items")
	number(w, must(n.NumItems()))
	w.key(&first, "reserved")
	number(w, must(n.Reserved()))
	w.WriteByte('}')
}

func dumpRntupleRc1ColumnGroupRecord(w *writer, n *raw.RntupleRc1ColumnGroupRecord) {
	first := true
	w.WriteByte('{')
	w.key(&first, "len_frame")
	number(w, n.LenFrame)
	w.key(&first, "body")
	dumpRntupleRc1ColumnGroup(w, n.Body)
	w.WriteByte('}')
}

func dumpRntupleRc1ColumnGroup(w *writer, n *raw.RntupleRc1ColumnGroup) {
	first := true
	w.WriteByte('{')
	w.key(&first, "column_ids")
	dumpRntupleRc1ColumnIdList(w, n.ColumnIds)
	w.key(&first, "trailing")
	w.bytes(n.Trailing)
	w.WriteByte('}')
}

func dumpRntupleRc1ColumnIdList(w *writer, n *raw.RntupleRc1ColumnIdList) {
	first := true
	w.WriteByte('{')
	w.key(&first, "len_frame")
	number(w, n.LenFrame)
	w.key(&first, "body")
	dumpRntupleRc1ColumnIdListBody(w, n.Body)
	w.WriteByte('}')
}

func dumpRntupleRc1ColumnIdListBody(w *writer, n *raw.RntupleRc1ColumnIdListBody) {
	first := true
	w.WriteByte('{')
	w.key(&first, "num_items_and_reserved")
	number(w, n.NumItemsAndReserved)
	w.key(&first, "items")
	w.WriteByte('[')
	for i, x := range n.Items {
		if i > 0 {
			w.WriteByte(',')
		}
		number(w, x)
	}
	w.WriteByte(']')
	w.key(&first, "trailing")
	w.bytes(n.Trailing)
	w.key(&first, "num_items")
	number(w, must(n.NumItems()))
	w.key(&first, "reserved")
	number(w, must(n.Reserved()))
	w.WriteByte('}')
}

func dumpRntupleRc1ClusterGroupList(w *writer, n *raw.RntupleRc1ClusterGroupList) {
	first := true
	w.WriteByte('{')
	w.key(&first, "len_frame")
	number(w, n.LenFrame)
	w.key(&first, "body")
	dumpRntupleRc1ClusterGroupListBody(w, n.Body)
	w.WriteByte('}')
}

func dumpRntupleRc1ClusterGroupListBody(w *writer, n *raw.RntupleRc1ClusterGroupListBody) {
	first := true
	w.WriteByte('{')
	w.key(&first, "num_items_and_reserved")
	number(w, n.NumItemsAndReserved)
	w.key(&first, "items")
	w.WriteByte('[')
	for i, x := range n.Items {
		if i > 0 {
			w.WriteByte(',')
		}
		dumpRntupleRc1ClusterGroupRecord(w, x)
	}
	w.WriteByte(']')
	w.key(&first, "trailing")
	w.bytes(n.Trailing)
	w.key(&first, "num_items")
	number(w, must(n.NumItems()))
	w.key(&first, "reserved")
	number(w, must(n.Reserved()))
	w.WriteByte('}')
}

func dumpRntupleRc1ClusterGroupRecord(w *writer, n *raw.RntupleRc1ClusterGroupRecord) {
	first := true
	w.WriteByte('{')
	w.key(&first, "len_frame")
	number(w, n.LenFrame)
	w.key(&first, "body")
	dumpRntupleRc1ClusterGroup(w, n.Body)
	w.WriteByte('}')
}

func dumpRntupleRc1ClusterGroup(w *writer, n *raw.RntupleRc1ClusterGroup) {
	first := true
	w.WriteByte('{')
	w.key(&first, "num_clusters")
	number(w, n.NumClusters)
	w.key(&first, "page_list_link")
	dumpRntupleRc1EnvelopeLink(w, n.PageListLink)
	w.key(&first, "trailing")
	w.bytes(n.Trailing)
	w.WriteByte('}')
}

func dumpRntupleRc1MetaDataLinkList(w *writer, n *raw.RntupleRc1MetaDataLinkList) {
	first := true
	w.WriteByte('{')
	w.key(&first, "len_frame")
	number(w, n.LenFrame)
	w.key(&first, "body")
	dumpRntupleRc1MetaDataLinkListBody(w, n.Body)
	w.WriteByte('}')
}

func dumpRntupleRc1MetaDataLinkListBody(w *writer, n *raw.RntupleRc1MetaDataLinkListBody) {
	first := true
	w.WriteByte('{')
	w.key(&first, "num_items_and_reserved")
	number(w, n.NumItemsAndReserved)
	w.key(&first, "items")
	w.WriteByte('[')
	for i, x := range n.Items {
		if i > 0 {
			w.WriteByte(',')
		}
		dumpRntupleRc1EnvelopeLink(w, x)
	}
	w.WriteByte(']')
	w.key(&first, "trailing")
	w.bytes(n.Trailing)
	w.key(&first, "num_items")
	number(w, must(n.NumItems()))
	w.key(&first, "reserved")
	number(w, must(n.Reserved()))
	w.WriteByte('}')
}

func dumpRntupleRc1ClusterSummaryList(w *writer, n *raw.RntupleRc1ClusterSummaryList) {
	first := true
	w.WriteByte('{')
	w.key(&first, "len_frame")
	number(w, n.LenFrame)
	w.key(&first, "body")
	dumpRntupleRc1ClusterSummaryListBody(w, n.Body)
	w.WriteByte('}')
}

func dumpRntupleRc1ClusterSummaryListBody(w *writer, n *raw.RntupleRc1ClusterSummaryListBody) {
	first := true
	w.WriteByte('{')
	w.key(&first, "num_items_and_reserved")
	number(w, n.NumItemsAndReserved)
	w.key(&first, "items")
	w.WriteByte('[')
	for i, x := range n.Items {
		if i > 0 {
			w.WriteByte(',')
		}
		dumpRntupleRc1ClusterSummaryRecord(w, x)
	}
	w.WriteByte(']')
	w.key(&first, "trailing")
	w.bytes(n.Trailing)
	w.key(&first, "num_items")
	number(w, must(n.NumItems()))
	w.key(&first, "reserved")
	number(w, must(n.Reserved()))
	w.WriteByte('}')
}

func dumpRntupleRc1ClusterSummaryRecord(w *writer, n *raw.RntupleRc1ClusterSummaryRecord) {
	first := true
	w.WriteByte('{')
	w.key(&first, "len_frame")
	number(w, n.LenFrame)
	w.key(&first, "body")
	dumpRntupleRc1ClusterSummary(w, n.Body)
	w.WriteByte('}')
}

func dumpRntupleRc1ClusterSummary(w *writer, n *raw.RntupleRc1ClusterSummary) {
	first := true
	w.WriteByte('{')
	w.key(&first, "first_entry")
	number(w, n.FirstEntry)
	w.key(&first, "num_entries_lo")
	number(w, n.NumEntriesLo)
	w.key(&first, "num_entries_hi")
	number(w, n.NumEntriesHi)
	if n.ColumnGroupIDPresent() {
		w.key(&first, "column_group_id")
		number(w, n.ColumnGroupID)
	}
	w.key(&first, "trailing")
	w.bytes(n.Trailing)
	w.key(&first, "num_entries")
	number(w, must(n.NumEntries()))
	w.key(&first, "flags")
	number(w, must(n.Flags()))
	w.key(&first, "is_sharded")
	w.boolean(must(n.IsSharded()))
	w.WriteByte('}')
}

func dumpRntupleRc1PageList(w *writer, n *raw.RntupleRc1PageList) {
	first := true
	w.WriteByte('{')
	w.key(&first, "page_locations")
	dumpRntupleRc1ClusterPagesList(w, n.PageLocations)
	w.key(&first, "trailing")
	w.bytes(n.Trailing)
	w.WriteByte('}')
}

func dumpRntupleRc1ClusterPagesList(w *writer, n *raw.RntupleRc1ClusterPagesList) {
	first := true
	w.WriteByte('{')
	w.key(&first, "len_frame")
	number(w, n.LenFrame)
	w.key(&first, "body")
	dumpRntupleRc1ClusterPagesListBody(w, n.Body)
	w.WriteByte('}')
}

func dumpRntupleRc1ClusterPagesListBody(w *writer, n *raw.RntupleRc1ClusterPagesListBody) {
	first := true
	w.WriteByte('{')
	w.key(&first, "num_items_and_reserved")
	number(w, n.NumItemsAndReserved)
	w.key(&first, "items")
	w.WriteByte('[')
	for i, x := range n.Items {
		if i > 0 {
			w.WriteByte(',')
		}
		dumpRntupleRc1ClusterPages(w, x)
	}
	w.WriteByte(']')
	w.key(&first, "trailing")
	w.bytes(n.Trailing)
	w.key(&first, "num_items")
	number(w, must(n.NumItems()))
	w.key(&first, "reserved")
	number(w, must(n.Reserved()))
	w.WriteByte('}')
}

func dumpRntupleRc1ClusterPages(w *writer, n *raw.RntupleRc1ClusterPages) {
	first := true
	w.WriteByte('{')
	w.key(&first, "len_frame")
	number(w, n.LenFrame)
	w.key(&first, "body")
	dumpRntupleRc1ClusterPagesBody(w, n.Body)
	w.WriteByte('}')
}

func dumpRntupleRc1ClusterPagesBody(w *writer, n *raw.RntupleRc1ClusterPagesBody) {
	first := true
	w.WriteByte('{')
	w.key(&first, "num_items_and_reserved")
	number(w, n.NumItemsAndReserved)
	w.key(&first, "items")
	w.WriteByte('[')
	for i, x := range n.Items {
		if i > 0 {
			w.WriteByte(',')
		}
		dumpRntupleRc1ColumnPages(w, x)
	}
	w.WriteByte(']')
	w.key(&first, "trailing")
	w.bytes(n.Trailing)
	w.key(&first, "num_items")
	number(w, must(n.NumItems()))
	w.key(&first, "reserved")
	number(w, must(n.Reserved()))
	w.WriteByte('}')
}

func dumpRntupleRc1ColumnPages(w *writer, n *raw.RntupleRc1ColumnPages) {
	first := true
	w.WriteByte('{')
	w.key(&first, "len_frame")
	number(w, n.LenFrame)
	w.key(&first, "body")
	dumpRntupleRc1ColumnPagesBody(w, n.Body)
	w.WriteByte('}')
}

func dumpRntupleRc1ColumnPagesBody(w *writer, n *raw.RntupleRc1ColumnPagesBody) {
	first := true
	w.WriteByte('{')
	w.key(&first, "num_items_and_reserved")
	number(w, n.NumItemsAndReserved)
	w.key(&first, "items")
	w.WriteByte('[')
	for i, x := range n.Items {
		if i > 0 {
			w.WriteByte(',')
		}
		dumpRntupleRc1Page(w, x)
	}
	w.WriteByte(']')
	w.key(&first, "element_offset")
	number(w, n.ElementOffset)
	w.key(&first, "compression_settings")
	number(w, n.CompressionSettings)
	w.key(&first, "trailing")
	w.bytes(n.Trailing)
	w.key(&first, "num_items")
	number(w, must(n.NumItems()))
	w.key(&first, "reserved")
	number(w, must(n.Reserved()))
	w.WriteByte('}')
}

func dumpRntupleRc1Page(w *writer, n *raw.RntupleRc1Page) {
	first := true
	w.WriteByte('{')
	w.key(&first, "num_elements_and_flags")
	number(w, n.NumElementsAndFlags)
	w.key(&first, "locator")
	dumpRntupleRc1Locator(w, n.Locator)
	w.key(&first, "num_elements")
	number(w, must(n.NumElements()))
	w.key(&first, "flags")
	number(w, must(n.Flags()))
	w.WriteByte('}')
}

func dumpRntupleRc1MetaData(w *writer, n *raw.RntupleRc1MetaData) {
	first := true
	w.WriteByte('{')
	w.key(&first, "entries")
	dumpRntupleRc1MetaDataEntryList(w, n.Entries)
	w.key(&first, "trailing")
	w.bytes(n.Trailing)
	w.WriteByte('}')
}

func dumpRntupleRc1MetaDataEntryList(w *writer, n *raw.RntupleRc1MetaDataEntryList) {
	first := true
	w.WriteByte('{')
	w.key(&first, "len_frame")
	number(w, n.LenFrame)
	w.key(&first, "body")
	dumpRntupleRc1MetaDataEntryListBody(w, n.Body)
	w.WriteByte('}')
}

func dumpRntupleRc1MetaDataEntryListBody(w *writer, n *raw.RntupleRc1MetaDataEntryListBody) {
	first := true
	w.WriteByte('{')
	w.key(&first, "num_items_and_reserved")
	number(w, n.NumItemsAndReserved)
	w.key(&first, "items")
	w.WriteByte('[')
	for i, x := range n.Items {
		if i > 0 {
			w.WriteByte(',')
		}
		dumpRntupleRc1MetaDataEntryRecord(w, x)
	}
	w.WriteByte(']')
	w.key(&first, "trailing")
	w.bytes(n.Trailing)
	w.key(&first, "num_items")
	number(w, must(n.NumItems()))
	w.key(&first, "reserved")
	number(w, must(n.Reserved()))
	w.WriteByte('}')
}

func dumpRntupleRc1MetaDataEntryRecord(w *writer, n *raw.RntupleRc1MetaDataEntryRecord) {
	first := true
	w.WriteByte('{')
	w.key(&first, "len_frame")
	number(w, n.LenFrame)
	w.key(&first, "body")
	dumpRntupleRc1MetaDataEntry(w, n.Body)
	w.WriteByte('}')
}

func dumpRntupleRc1MetaDataEntry(w *writer, n *raw.RntupleRc1MetaDataEntry) {
	first := true
	w.WriteByte('{')
	w.key(&first, "value_type")
	number(w, n.ValueType)
	w.key(&first, "key")
	dumpRntupleRc1CountedString(w, n.Key)
	switch x := n.Value.(type) {
	case *raw.RntupleRc1MetaDataInt64:
		w.key(&first, "value")
		w.WriteString(`{"meta_data_int64":`)
		dumpRntupleRc1MetaDataInt64(w, x)
		w.WriteByte('}')
	case *raw.RntupleRc1MetaDataBool:
		w.key(&first, "value")
		w.WriteString(`{"meta_data_bool":`)
		dumpRntupleRc1MetaDataBool(w, x)
		w.WriteByte('}')
	case *raw.RntupleRc1MetaDataFloat64:
		w.key(&first, "value")
		w.WriteString(`{"meta_data_float64":`)
		dumpRntupleRc1MetaDataFloat64(w, x)
		w.WriteByte('}')
	case *raw.RntupleRc1CountedString:
		w.key(&first, "value")
		w.WriteString(`{"counted_string":`)
		dumpRntupleRc1CountedString(w, x)
		w.WriteByte('}')
	case *raw.RntupleRc1Int64List:
		w.key(&first, "value")
		w.WriteString(`{"int64_list":`)
		dumpRntupleRc1Int64List(w, x)
		w.WriteByte('}')
	case *raw.RntupleRc1BoolList:
		w.key(&first, "value")
		w.WriteString(`{"bool_list":`)
		dumpRntupleRc1BoolList(w, x)
		w.WriteByte('}')
	case *raw.RntupleRc1Float64List:
		w.key(&first, "value")
		w.WriteString(`{"float64_list":`)
		dumpRntupleRc1Float64List(w, x)
		w.WriteByte('}')
	case *raw.RntupleRc1StringList:
		w.key(&first, "value")
		w.WriteString(`{"string_list":`)
		dumpRntupleRc1StringList(w, x)
		w.WriteByte('}')
	}
	w.key(&first, "trailing")
	w.bytes(n.Trailing)
	w.WriteByte('}')
}

func dumpRntupleRc1MetaDataInt64(w *writer, n *raw.RntupleRc1MetaDataInt64) {
	first := true
	w.WriteByte('{')
	w.key(&first, "number")
	number(w, n.Number)
	w.WriteByte('}')
}

func dumpRntupleRc1MetaDataBool(w *writer, n *raw.RntupleRc1MetaDataBool) {
	first := true
	w.WriteByte('{')
	w.key(&first, "number")
	number(w, n.Number)
	w.WriteByte('}')
}

func dumpRntupleRc1MetaDataFloat64(w *writer, n *raw.RntupleRc1MetaDataFloat64) {
	first := true
	w.WriteByte('{')
	w.key(&first, "number")
	w.float(float64(n.Number))
	w.WriteByte('}')
}

func dumpRntupleRc1Int64List(w *writer, n *raw.RntupleRc1Int64List) {
	first := true
	w.WriteByte('{')
	w.key(&first, "len_frame")
	number(w, n.LenFrame)
	w.key(&first, "body")
	dumpRntupleRc1Int64ListBody(w, n.Body)
	w.WriteByte('}')
}

func dumpRntupleRc1Int64ListBody(w *writer, n *raw.RntupleRc1Int64ListBody) {
	first := true
	w.WriteByte('{')
	w.key(&first, "num_items_and_reserved")
	number(w, n.NumItemsAndReserved)
	w.key(&first, "items")
	w.WriteByte('[')
	for i, x := range n.Items {
		if i > 0 {
			w.WriteByte(',')
		}
		number(w, x)
	}
	w.WriteByte(']')
	w.key(&first, "trailing")
	w.bytes(n.Trailing)
	w.key(&first, "num_items")
	number(w, must(n.NumItems()))
	w.key(&first, "reserved")
	number(w, must(n.Reserved()))
	w.WriteByte('}')
}

func dumpRntupleRc1BoolList(w *writer, n *raw.RntupleRc1BoolList) {
	first := true
	w.WriteByte('{')
	w.key(&first, "len_frame")
	number(w, n.LenFrame)
	w.key(&first, "body")
	dumpRntupleRc1BoolListBody(w, n.Body)
	w.WriteByte('}')
}

func dumpRntupleRc1BoolListBody(w *writer, n *raw.RntupleRc1BoolListBody) {
	first := true
	w.WriteByte('{')
	w.key(&first, "num_items_and_reserved")
	number(w, n.NumItemsAndReserved)
	w.key(&first, "items")
	w.WriteByte('[')
	for i, x := range n.Items {
		if i > 0 {
			w.WriteByte(',')
		}
		number(w, x)
	}
	w.WriteByte(']')
	w.key(&first, "trailing")
	w.bytes(n.Trailing)
	w.key(&first, "num_items")
	number(w, must(n.NumItems()))
	w.key(&first, "reserved")
	number(w, must(n.Reserved()))
	w.WriteByte('}')
}

func dumpRntupleRc1Float64List(w *writer, n *raw.RntupleRc1Float64List) {
	first := true
	w.WriteByte('{')
	w.key(&first, "len_frame")
	number(w, n.LenFrame)
	w.key(&first, "body")
	dumpRntupleRc1Float64ListBody(w, n.Body)
	w.WriteByte('}')
}

func dumpRntupleRc1Float64ListBody(w *writer, n *raw.RntupleRc1Float64ListBody) {
	first := true
	w.WriteByte('{')
	w.key(&first, "num_items_and_reserved")
	number(w, n.NumItemsAndReserved)
	w.key(&first, "items")
	w.WriteByte('[')
	for i, x := range n.Items {
		if i > 0 {
			w.WriteByte(',')
		}
		w.float(float64(x))
	}
	w.WriteByte(']')
	w.key(&first, "trailing")
	w.bytes(n.Trailing)
	w.key(&first, "num_items")
	number(w, must(n.NumItems()))
	w.key(&first, "reserved")
	number(w, must(n.Reserved()))
	w.WriteByte('}')
}

func dumpRntupleRc1StringList(w *writer, n *raw.RntupleRc1StringList) {
	first := true
	w.WriteByte('{')
	w.key(&first, "len_frame")
	number(w, n.LenFrame)
	w.key(&first, "body")
	dumpRntupleRc1StringListBody(w, n.Body)
	w.WriteByte('}')
}

func dumpRntupleRc1StringListBody(w *writer, n *raw.RntupleRc1StringListBody) {
	first := true
	w.WriteByte('{')
	w.key(&first, "num_items_and_reserved")
	number(w, n.NumItemsAndReserved)
	w.key(&first, "items")
	w.WriteByte('[')
	for i, x := range n.Items {
		if i > 0 {
			w.WriteByte(',')
		}
		dumpRntupleRc1CountedString(w, x)
	}
	w.WriteByte(']')
	w.key(&first, "trailing")
	w.bytes(n.Trailing)
	w.key(&first, "num_items")
	number(w, must(n.NumItems()))
	w.key(&first, "reserved")
	number(w, must(n.Reserved()))
	w.WriteByte('}')
}

func dumpRntupleV0(w *writer, n *raw.RntupleV0) {
	first := true
	w.WriteByte('{')
	w.key(&first, "payload")
	w.bytes(n.Payload)
	w.key(&first, "checksum")
	w.bytes(n.Checksum)
	w.WriteByte('}')
}

func dumpRntupleV0HeaderEnvelope(w *writer, n *raw.RntupleV0HeaderEnvelope) {
	first := true
	w.WriteByte('{')
	w.key(&first, "payload")
	dumpRntupleV0HeaderRecord(w, n.Payload)
	w.key(&first, "checksum")
	w.bytes(n.Checksum)
	w.WriteByte('}')
}

func dumpRntupleV0FooterEnvelope(w *writer, n *raw.RntupleV0FooterEnvelope) {
	first := true
	w.WriteByte('{')
	w.key(&first, "payload")
	dumpRntupleV0FooterRecord(w, n.Payload)
	w.key(&first, "postscript")
	dumpRntupleV0Postscript(w, n.Postscript)
	w.key(&first, "checksum")
	w.bytes(n.Checksum)
	w.WriteByte('}')
}

func dumpRntupleV0Postscript(w *writer, n *raw.RntupleV0Postscript) {
	first := true
	w.WriteByte('{')
	w.key(&first, "version")
	number(w, n.Version)
	w.key(&first, "min_version")
	number(w, n.MinVersion)
	w.key(&first, "len_header")
	number(w, n.LenHeader)
	w.key(&first, "len_footer")
	number(w, n.LenFooter)
	w.WriteByte('}')
}

func dumpRntupleV0CountedString(w *writer, n *raw.RntupleV0CountedString) {
	first := true
	w.WriteByte('{')
	w.key(&first, "len")
	number(w, n.Len)
	w.key(&first, "raw")
	w.bytes(n.Raw)
	if utf8.Valid(n.Raw) {
		w.key(&first, "value")
		w.text(must(n.Value()))
	}
	w.WriteByte('}')
}

func dumpRntupleV0HeaderRecord(w *writer, n *raw.RntupleV0HeaderRecord) {
	first := true
	w.WriteByte('{')
	w.key(&first, "version")
	number(w, n.Version)
	w.key(&first, "min_version")
	number(w, n.MinVersion)
	w.key(&first, "len_frame")
	number(w, n.LenFrame)
	w.key(&first, "body")
	dumpRntupleV0Header(w, n.Body)
	w.WriteByte('}')
}

func dumpRntupleV0Header(w *writer, n *raw.RntupleV0Header) {
	first := true
	w.WriteByte('{')
	w.key(&first, "reserved")
	number(w, n.Reserved)
	w.key(&first, "name")
	dumpRntupleV0CountedString(w, n.Name)
	w.key(&first, "description")
	dumpRntupleV0CountedString(w, n.Description)
	w.key(&first, "author")
	dumpRntupleV0CountedString(w, n.Author)
	w.key(&first, "custodian")
	dumpRntupleV0CountedString(w, n.Custodian)
	w.key(&first, "time_of_data")
	number(w, n.TimeOfData)
	w.key(&first, "time_of_writing")
	number(w, n.TimeOfWriting)
	w.key(&first, "ntuple_version")
	dumpRntupleV0VersionRecord(w, n.NtupleVersion)
	w.key(&first, "own_uuid")
	dumpRntupleV0UuidRecord(w, n.OwnUUID)
	w.key(&first, "group_uuid")
	dumpRntupleV0UuidRecord(w, n.GroupUUID)
	w.key(&first, "num_fields")
	number(w, n.NumFields)
	w.key(&first, "fields")
	w.WriteByte('[')
	for i, x := range n.Fields {
		if i > 0 {
			w.WriteByte(',')
		}
		dumpRntupleV0FieldRecord(w, x)
	}
	w.WriteByte(']')
	w.key(&first, "num_columns")
	number(w, n.NumColumns)
	w.key(&first, "columns")
	w.WriteByte('[')
	for i, x := range n.Columns {
		if i > 0 {
			w.WriteByte(',')
		}
		dumpRntupleV0ColumnRecord(w, x)
	}
	w.WriteByte(']')
	w.key(&first, "trailing")
	w.bytes(n.Trailing)
	w.WriteByte('}')
}

func dumpRntupleV0VersionRecord(w *writer, n *raw.RntupleV0VersionRecord) {
	first := true
	w.WriteByte('{')
	w.key(&first, "version")
	number(w, n.Version)
	w.key(&first, "min_version")
	number(w, n.MinVersion)
	w.key(&first, "len_frame")
	number(w, n.LenFrame)
	w.key(&first, "body")
	dumpRntupleV0VersionNumbers(w, n.Body)
	w.WriteByte('}')
}

func dumpRntupleV0VersionNumbers(w *writer, n *raw.RntupleV0VersionNumbers) {
	first := true
	w.WriteByte('{')
	w.key(&first, "version_use")
	number(w, n.VersionUse)
	w.key(&first, "version_min")
	number(w, n.VersionMin)
	w.key(&first, "flags")
	number(w, n.Flags)
	w.key(&first, "trailing")
	w.bytes(n.Trailing)
	w.WriteByte('}')
}

func dumpRntupleV0UuidRecord(w *writer, n *raw.RntupleV0UuidRecord) {
	first := true
	w.WriteByte('{')
	w.key(&first, "version")
	number(w, n.Version)
	w.key(&first, "min_version")
	number(w, n.MinVersion)
	w.key(&first, "len_frame")
	number(w, n.LenFrame)
	w.key(&first, "body")
	dumpRntupleV0Identity(w, n.Body)
	w.WriteByte('}')
}

func dumpRntupleV0Identity(w *writer, n *raw.RntupleV0Identity) {
	first := true
	w.WriteByte('{')
	w.key(&first, "uuid")
	dumpRntupleV0CountedString(w, n.UUID)
	w.key(&first, "trailing")
	w.bytes(n.Trailing)
	w.WriteByte('}')
}

func dumpRntupleV0Locator(w *writer, n *raw.RntupleV0Locator) {
	first := true
	w.WriteByte('{')
	w.key(&first, "ofs_range")
	number(w, n.OfsRange)
	w.key(&first, "len_range")
	number(w, n.LenRange)
	w.key(&first, "url")
	dumpRntupleV0CountedString(w, n.Url)
	w.WriteByte('}')
}

func dumpRntupleV0FieldRecord(w *writer, n *raw.RntupleV0FieldRecord) {
	first := true
	w.WriteByte('{')
	w.key(&first, "version")
	number(w, n.Version)
	w.key(&first, "min_version")
	number(w, n.MinVersion)
	w.key(&first, "len_frame")
	number(w, n.LenFrame)
	w.key(&first, "body")
	dumpRntupleV0Field(w, n.Body)
	w.WriteByte('}')
}

func dumpRntupleV0Field(w *writer, n *raw.RntupleV0Field) {
	first := true
	w.WriteByte('{')
	w.key(&first, "field_id")
	number(w, n.FieldID)
	w.key(&first, "field_version")
	dumpRntupleV0VersionRecord(w, n.FieldVersion)
	w.key(&first, "type_version")
	dumpRntupleV0VersionRecord(w, n.TypeVersion)
	w.key(&first, "name")
	dumpRntupleV0CountedString(w, n.Name)
	w.key(&first, "description")
	dumpRntupleV0CountedString(w, n.Description)
	w.key(&first, "type_name")
	dumpRntupleV0CountedString(w, n.TypeName)
	w.key(&first, "num_repetitions")
	number(w, n.NumRepetitions)
	w.key(&first, "structure")
	number(w, n.Structure)
	w.key(&first, "parent_id")
	number(w, n.ParentID)
	w.key(&first, "num_links")
	number(w, n.NumLinks)
	w.key(&first, "links")
	w.WriteByte('[')
	for i, x := range n.Links {
		if i > 0 {
			w.WriteByte(',')
		}
		number(w, x)
	}
	w.WriteByte(']')
	w.key(&first, "trailing")
	w.bytes(n.Trailing)
	w.WriteByte('}')
}

func dumpRntupleV0ColumnRecord(w *writer, n *raw.RntupleV0ColumnRecord) {
	first := true
	w.WriteByte('{')
	w.key(&first, "version")
	number(w, n.Version)
	w.key(&first, "min_version")
	number(w, n.MinVersion)
	w.key(&first, "len_frame")
	number(w, n.LenFrame)
	w.key(&first, "body")
	dumpRntupleV0Column(w, n.Body)
	w.WriteByte('}')
}

func dumpRntupleV0Column(w *writer, n *raw.RntupleV0Column) {
	first := true
	w.WriteByte('{')
	w.key(&first, "column_id")
	number(w, n.ColumnID)
	w.key(&first, "column_version")
	dumpRntupleV0VersionRecord(w, n.ColumnVersion)
	w.key(&first, "model")
	dumpRntupleV0ColumnModelRecord(w, n.Model)
	w.key(&first, "field_id")
	number(w, n.FieldID)
	w.key(&first, "index")
	number(w, n.Index)
	w.key(&first, "trailing")
	w.bytes(n.Trailing)
	w.WriteByte('}')
}

func dumpRntupleV0ColumnModelRecord(w *writer, n *raw.RntupleV0ColumnModelRecord) {
	first := true
	w.WriteByte('{')
	w.key(&first, "version")
	number(w, n.Version)
	w.key(&first, "min_version")
	number(w, n.MinVersion)
	w.key(&first, "len_frame")
	number(w, n.LenFrame)
	w.key(&first, "body")
	dumpRntupleV0ColumnModel(w, n.Body)
	w.WriteByte('}')
}

func dumpRntupleV0ColumnModel(w *writer, n *raw.RntupleV0ColumnModel) {
	first := true
	w.WriteByte('{')
	w.key(&first, "column_type")
	number(w, n.ColumnType)
	w.key(&first, "is_sorted")
	number(w, n.IsSorted)
	w.key(&first, "trailing")
	w.bytes(n.Trailing)
	w.WriteByte('}')
}

func dumpRntupleV0FooterRecord(w *writer, n *raw.RntupleV0FooterRecord) {
	first := true
	w.WriteByte('{')
	w.key(&first, "version")
	number(w, n.Version)
	w.key(&first, "min_version")
	number(w, n.MinVersion)
	w.key(&first, "len_frame")
	number(w, n.LenFrame)
	w.key(&first, "body")
	dumpRntupleV0Footer(w, n.Body)
	w.WriteByte('}')
}

func dumpRntupleV0Footer(w *writer, n *raw.RntupleV0Footer) {
	first := true
	w.WriteByte('{')
	w.key(&first, "reserved")
	number(w, n.Reserved)
	w.key(&first, "num_clusters")
	number(w, n.NumClusters)
	w.key(&first, "clusters")
	w.WriteByte('[')
	for i, x := range n.Clusters {
		if i > 0 {
			w.WriteByte(',')
		}
		dumpRntupleV0Cluster(w, x)
	}
	w.WriteByte(']')
	w.key(&first, "trailing")
	w.bytes(n.Trailing)
	w.WriteByte('}')
}

func dumpRntupleV0Cluster(w *writer, n *raw.RntupleV0Cluster) {
	first := true
	w.WriteByte('{')
	w.key(&first, "uuid")
	dumpRntupleV0UuidRecord(w, n.UUID)
	w.key(&first, "summary")
	dumpRntupleV0ClusterSummaryRecord(w, n.Summary)
	w.key(&first, "num_columns")
	number(w, n.NumColumns)
	w.key(&first, "columns")
	w.WriteByte('[')
	for i, x := range n.Columns {
		if i > 0 {
			w.WriteByte(',')
		}
		dumpRntupleV0ColumnPages(w, x)
	}
	w.WriteByte(']')
	w.WriteByte('}')
}

func dumpRntupleV0ClusterSummaryRecord(w *writer, n *raw.RntupleV0ClusterSummaryRecord) {
	first := true
	w.WriteByte('{')
	w.key(&first, "version")
	number(w, n.Version)
	w.key(&first, "min_version")
	number(w, n.MinVersion)
	w.key(&first, "len_frame")
	number(w, n.LenFrame)
	w.key(&first, "body")
	dumpRntupleV0ClusterSummary(w, n.Body)
	w.WriteByte('}')
}

func dumpRntupleV0ClusterSummary(w *writer, n *raw.RntupleV0ClusterSummary) {
	first := true
	w.WriteByte('{')
	w.key(&first, "cluster_id")
	number(w, n.ClusterID)
	w.key(&first, "cluster_version")
	dumpRntupleV0VersionRecord(w, n.ClusterVersion)
	w.key(&first, "first_entry")
	number(w, n.FirstEntry)
	w.key(&first, "num_entries")
	number(w, n.NumEntries)
	w.key(&first, "locator")
	dumpRntupleV0Locator(w, n.Locator)
	w.key(&first, "trailing")
	w.bytes(n.Trailing)
	w.WriteByte('}')
}

func dumpRntupleV0ColumnPages(w *writer, n *raw.RntupleV0ColumnPages) {
	first := true
	w.WriteByte('{')
	w.key(&first, "column_id")
	number(w, n.ColumnID)
	w.key(&first, "element_offset")
	number(w, n.ElementOffset)
	w.key(&first, "num_elements")
	number(w, n.NumElements)
	w.key(&first, "compression_settings")
	number(w, n.CompressionSettings)
	w.key(&first, "num_pages")
	number(w, n.NumPages)
	w.key(&first, "pages")
	w.WriteByte('[')
	for i, x := range n.Pages {
		if i > 0 {
			w.WriteByte(',')
		}
		dumpRntupleV0Page(w, x)
	}
	w.WriteByte(']')
	w.WriteByte('}')
}

func dumpRntupleV0Page(w *writer, n *raw.RntupleV0Page) {
	first := true
	w.WriteByte('{')
	w.key(&first, "num_elements")
	number(w, n.NumElements)
	w.key(&first, "locator")
	dumpRntupleV0Locator(w, n.Locator)
	w.WriteByte('}')
}

func dumpRootFile(w *writer, n *raw.RootFile) {
	first := true
	w.WriteByte('{')
	w.key(&first, "header")
	dumpRootFileFileHeader(w, n.Header)
	w.key(&first, "root_directory")
	dumpRootFileDirectory(w, must(n.RootDirectory()))
	w.key(&first, "keys_record")
	dumpRootFileRecord(w, must(n.KeysRecord()))
	w.key(&first, "entries")
	dumpRootFileEntryList(w, must(n.Entries()))
	if must(n.FreeRecord()) != nil {
		w.key(&first, "free_record")
		dumpRootFileRecord(w, must(n.FreeRecord()))
	}
	if must(n.StreamerInfoRecord()) != nil {
		w.key(&first, "streamer_info_record")
		dumpRootFileRecord(w, must(n.StreamerInfoRecord()))
	}
	w.WriteByte('}')
}

func dumpRootFileFileHeader(w *writer, n *raw.RootFileFileHeader) {
	first := true
	w.WriteByte('{')
	w.key(&first, "magic")
	w.bytes(n.Magic)
	w.key(&first, "version")
	number(w, n.Version)
	w.key(&first, "ofs_begin")
	number(w, n.OfsBegin)
	if n.OfsEndNarrowPresent() {
		w.key(&first, "ofs_end_narrow")
		number(w, n.OfsEndNarrow)
	}
	if n.OfsEndWidePresent() {
		w.key(&first, "ofs_end_wide")
		number(w, n.OfsEndWide)
	}
	if n.OfsFreeNarrowPresent() {
		w.key(&first, "ofs_free_narrow")
		number(w, n.OfsFreeNarrow)
	}
	if n.OfsFreeWidePresent() {
		w.key(&first, "ofs_free_wide")
		number(w, n.OfsFreeWide)
	}
	w.key(&first, "len_free")
	number(w, n.LenFree)
	w.key(&first, "num_free")
	number(w, n.NumFree)
	w.key(&first, "len_name")
	number(w, n.LenName)
	w.key(&first, "len_offset")
	number(w, n.LenOffset)
	w.key(&first, "compression_settings")
	number(w, n.CompressionSettings)
	if n.OfsInfoNarrowPresent() {
		w.key(&first, "ofs_info_narrow")
		number(w, n.OfsInfoNarrow)
	}
	if n.OfsInfoWidePresent() {
		w.key(&first, "ofs_info_wide")
		number(w, n.OfsInfoWide)
	}
	w.key(&first, "len_info")
	number(w, n.LenInfo)
	w.key(&first, "uuid_version")
	number(w, n.UUIDVersion)
	w.key(&first, "uuid")
	w.bytes(n.UUID)
	w.key(&first, "is_wide")
	w.boolean(must(n.IsWide()))
	w.key(&first, "ofs_end")
	number(w, must(n.OfsEnd()))
	w.key(&first, "ofs_free")
	number(w, must(n.OfsFree()))
	w.key(&first, "ofs_info")
	number(w, must(n.OfsInfo()))
	w.WriteByte('}')
}

func dumpRootFileCountedString(w *writer, n *raw.RootFileCountedString) {
	first := true
	w.WriteByte('{')
	w.key(&first, "len_short")
	number(w, n.LenShort)
	if n.LenLongPresent() {
		w.key(&first, "len_long")
		number(w, n.LenLong)
	}
	w.key(&first, "raw")
	w.bytes(n.Raw)
	w.key(&first, "len")
	number(w, must(n.Len()))
	if utf8.Valid(n.Raw) {
		w.key(&first, "value")
		w.text(must(n.Value()))
	}
	w.WriteByte('}')
}

func dumpRootFileKey(w *writer, n *raw.RootFileKey) {
	first := true
	w.WriteByte('{')
	w.key(&first, "len_record")
	number(w, n.LenRecord)
	w.key(&first, "version")
	number(w, n.Version)
	w.key(&first, "len_object")
	number(w, n.LenObject)
	w.key(&first, "datime")
	number(w, n.Datime)
	w.key(&first, "len_key")
	number(w, n.LenKey)
	w.key(&first, "cycle")
	number(w, n.Cycle)
	if n.OfsKeyNarrowPresent() {
		w.key(&first, "ofs_key_narrow")
		number(w, n.OfsKeyNarrow)
	}
	if n.OfsKeyWidePresent() {
		w.key(&first, "ofs_key_wide")
		number(w, n.OfsKeyWide)
	}
	if n.OfsPdirNarrowPresent() {
		w.key(&first, "ofs_pdir_narrow")
		number(w, n.OfsPdirNarrow)
	}
	if n.OfsPdirWidePresent() {
		w.key(&first, "ofs_pdir_wide")
		number(w, n.OfsPdirWide)
	}
	w.key(&first, "class_name")
	dumpRootFileCountedString(w, n.ClassName)
	w.key(&first, "name")
	dumpRootFileCountedString(w, n.Name)
	w.key(&first, "title")
	dumpRootFileCountedString(w, n.Title)
	w.key(&first, "is_wide")
	w.boolean(must(n.IsWide()))
	w.key(&first, "ofs_key")
	number(w, must(n.OfsKey()))
	w.key(&first, "ofs_pdir")
	number(w, must(n.OfsPdir()))
	w.key(&first, "year")
	number(w, must(n.Year()))
	w.key(&first, "month")
	number(w, must(n.Month()))
	w.key(&first, "day")
	number(w, must(n.Day()))
	w.key(&first, "hour")
	number(w, must(n.Hour()))
	w.key(&first, "minute")
	number(w, must(n.Minute()))
	w.key(&first, "second")
	number(w, must(n.Second()))
	w.WriteByte('}')
}

func dumpRootFileRecord(w *writer, n *raw.RootFileRecord) {
	first := true
	w.WriteByte('{')
	w.key(&first, "key")
	dumpRootFileKey(w, n.Key)
	w.key(&first, "len_payload")
	number(w, must(n.LenPayload()))
	w.key(&first, "payload")
	w.bytes(must(n.Payload()))
	w.WriteByte('}')
}

func dumpRootFileDirectory(w *writer, n *raw.RootFileDirectory) {
	first := true
	w.WriteByte('{')
	w.key(&first, "version")
	number(w, n.Version)
	w.key(&first, "datime_created")
	number(w, n.DatimeCreated)
	w.key(&first, "datime_modified")
	number(w, n.DatimeModified)
	w.key(&first, "len_keys")
	number(w, n.LenKeys)
	w.key(&first, "len_name")
	number(w, n.LenName)
	if n.OfsDirNarrowPresent() {
		w.key(&first, "ofs_dir_narrow")
		number(w, n.OfsDirNarrow)
	}
	if n.OfsDirWidePresent() {
		w.key(&first, "ofs_dir_wide")
		number(w, n.OfsDirWide)
	}
	if n.OfsParentNarrowPresent() {
		w.key(&first, "ofs_parent_narrow")
		number(w, n.OfsParentNarrow)
	}
	if n.OfsParentWidePresent() {
		w.key(&first, "ofs_parent_wide")
		number(w, n.OfsParentWide)
	}
	if n.OfsKeysNarrowPresent() {
		w.key(&first, "ofs_keys_narrow")
		number(w, n.OfsKeysNarrow)
	}
	if n.OfsKeysWidePresent() {
		w.key(&first, "ofs_keys_wide")
		number(w, n.OfsKeysWide)
	}
	if n.UUIDVersionPresent() {
		w.key(&first, "uuid_version")
		number(w, n.UUIDVersion)
	}
	if n.UUIDPresent() {
		w.key(&first, "uuid")
		w.bytes(n.UUID)
	}
	w.key(&first, "is_wide")
	w.boolean(must(n.IsWide()))
	w.key(&first, "has_uuid")
	w.boolean(must(n.HasUUID()))
	w.key(&first, "ofs_dir")
	number(w, must(n.OfsDir()))
	w.key(&first, "ofs_parent")
	number(w, must(n.OfsParent()))
	w.key(&first, "ofs_keys")
	number(w, must(n.OfsKeys()))
	w.key(&first, "created_year")
	number(w, must(n.CreatedYear()))
	w.key(&first, "created_month")
	number(w, must(n.CreatedMonth()))
	w.key(&first, "created_day")
	number(w, must(n.CreatedDay()))
	w.key(&first, "created_hour")
	number(w, must(n.CreatedHour()))
	w.key(&first, "created_minute")
	number(w, must(n.CreatedMinute()))
	w.key(&first, "created_second")
	number(w, must(n.CreatedSecond()))
	w.key(&first, "modified_year")
	number(w, must(n.ModifiedYear()))
	w.key(&first, "modified_month")
	number(w, must(n.ModifiedMonth()))
	w.key(&first, "modified_day")
	number(w, must(n.ModifiedDay()))
	w.key(&first, "modified_hour")
	number(w, must(n.ModifiedHour()))
	w.key(&first, "modified_minute")
	number(w, must(n.ModifiedMinute()))
	w.key(&first, "modified_second")
	number(w, must(n.ModifiedSecond()))
	w.WriteByte('}')
}

func dumpRootFileKeysList(w *writer, n *raw.RootFileKeysList) {
	first := true
	w.WriteByte('{')
	w.key(&first, "num_keys")
	number(w, n.NumKeys)
	w.key(&first, "keys")
	w.WriteByte('[')
	for i, x := range n.Keys {
		if i > 0 {
			w.WriteByte(',')
		}
		dumpRootFileKey(w, x)
	}
	w.WriteByte(']')
	w.key(&first, "trailing")
	w.bytes(n.Trailing)
	w.WriteByte('}')
}

func dumpRootFileEntryList(w *writer, n *raw.RootFileEntryList) {
	first := true
	w.WriteByte('{')
	w.key(&first, "num_entries")
	number(w, n.NumEntries)
	w.key(&first, "entries")
	w.WriteByte('[')
	for i, x := range n.Entries {
		if i > 0 {
			w.WriteByte(',')
		}
		dumpRootFileEntry(w, x)
	}
	w.WriteByte(']')
	w.WriteByte('}')
}

func dumpRootFileEntry(w *writer, n *raw.RootFileEntry) {
	first := true
	w.WriteByte('{')
	w.key(&first, "key")
	dumpRootFileKey(w, n.Key)
	w.key(&first, "is_release")
	w.boolean(must(n.IsRelease()))
	w.key(&first, "is_candidate")
	w.boolean(must(n.IsCandidate()))
	if must(n.AnchorRecord()) != nil {
		w.key(&first, "anchor_record")
		dumpRootFileAnchorRecord(w, must(n.AnchorRecord()))
	}
	w.WriteByte('}')
}

func dumpRootFileAnchorRecord(w *writer, n *raw.RootFileAnchorRecord) {
	first := true
	w.WriteByte('{')
	w.key(&first, "key")
	dumpRootFileKey(w, n.Key)
	w.key(&first, "is_release")
	w.boolean(must(n.IsRelease()))
	w.key(&first, "len_payload")
	number(w, must(n.LenPayload()))
	w.key(&first, "payload")
	w.bytes(must(n.Payload()))
	w.key(&first, "is_compressed")
	w.boolean(must(n.IsCompressed()))
	w.key(&first, "class_version")
	number(w, must(n.ClassVersion()))
	w.key(&first, "is_first_candidate")
	w.boolean(must(n.IsFirstCandidate()))
	if must(n.Anchor()) != nil {
		w.key(&first, "anchor")
		dumpRootFileAnchor(w, must(n.Anchor()))
	}
	if must(n.AnchorRc2()) != nil {
		w.key(&first, "anchor_rc2")
		dumpRootFileAnchorRc2(w, must(n.AnchorRc2()))
	}
	if must(n.AnchorRc1()) != nil {
		w.key(&first, "anchor_rc1")
		dumpRootFileAnchorRc1(w, must(n.AnchorRc1()))
	}
	w.WriteByte('}')
}

func dumpRootFileFreeList(w *writer, n *raw.RootFileFreeList) {
	first := true
	w.WriteByte('{')
	w.key(&first, "entries")
	w.WriteByte('[')
	for i, x := range n.Entries {
		if i > 0 {
			w.WriteByte(',')
		}
		dumpRootFileFreeEntry(w, x)
	}
	w.WriteByte(']')
	w.WriteByte('}')
}

func dumpRootFileFreeEntry(w *writer, n *raw.RootFileFreeEntry) {
	first := true
	w.WriteByte('{')
	w.key(&first, "version")
	number(w, n.Version)
	if n.OfsFirstNarrowPresent() {
		w.key(&first, "ofs_first_narrow")
		number(w, n.OfsFirstNarrow)
	}
	if n.OfsFirstWidePresent() {
		w.key(&first, "ofs_first_wide")
		number(w, n.OfsFirstWide)
	}
	if n.OfsLastNarrowPresent() {
		w.key(&first, "ofs_last_narrow")
		number(w, n.OfsLastNarrow)
	}
	if n.OfsLastWidePresent() {
		w.key(&first, "ofs_last_wide")
		number(w, n.OfsLastWide)
	}
	w.key(&first, "is_wide")
	w.boolean(must(n.IsWide()))
	w.key(&first, "ofs_first")
	number(w, must(n.OfsFirst()))
	w.key(&first, "ofs_last")
	number(w, must(n.OfsLast()))
	w.WriteByte('}')
}

func dumpRootFileAnchor(w *writer, n *raw.RootFileAnchor) {
	first := true
	w.WriteByte('{')
	w.key(&first, "byte_count")
	number(w, n.ByteCount)
	w.key(&first, "class_version")
	number(w, n.ClassVersion)
	w.key(&first, "version_epoch")
	number(w, n.VersionEpoch)
	w.key(&first, "version_major")
	number(w, n.VersionMajor)
	w.key(&first, "version_minor")
	number(w, n.VersionMinor)
	w.key(&first, "version_patch")
	number(w, n.VersionPatch)
	w.key(&first, "ofs_header")
	number(w, n.OfsHeader)
	w.key(&first, "len_header_stored")
	number(w, n.LenHeaderStored)
	w.key(&first, "len_header")
	number(w, n.LenHeader)
	w.key(&first, "ofs_footer")
	number(w, n.OfsFooter)
	w.key(&first, "len_footer_stored")
	number(w, n.LenFooterStored)
	w.key(&first, "len_footer")
	number(w, n.LenFooter)
	w.key(&first, "max_key_size")
	number(w, n.MaxKeySize)
	w.key(&first, "trailing")
	w.bytes(n.Trailing)
	w.key(&first, "checksum")
	w.bytes(n.Checksum)
	w.WriteByte('}')
}

func dumpRootFileAnchorRc2(w *writer, n *raw.RootFileAnchorRc2) {
	first := true
	w.WriteByte('{')
	w.key(&first, "byte_count")
	number(w, n.ByteCount)
	w.key(&first, "class_version")
	number(w, n.ClassVersion)
	w.key(&first, "version_epoch")
	number(w, n.VersionEpoch)
	w.key(&first, "version_major")
	number(w, n.VersionMajor)
	w.key(&first, "version_minor")
	number(w, n.VersionMinor)
	w.key(&first, "version_patch")
	number(w, n.VersionPatch)
	w.key(&first, "ofs_header")
	number(w, n.OfsHeader)
	w.key(&first, "len_header_stored")
	number(w, n.LenHeaderStored)
	w.key(&first, "len_header")
	number(w, n.LenHeader)
	w.key(&first, "ofs_footer")
	number(w, n.OfsFooter)
	w.key(&first, "len_footer_stored")
	number(w, n.LenFooterStored)
	w.key(&first, "len_footer")
	number(w, n.LenFooter)
	if n.MaxKeySizePresent() {
		w.key(&first, "max_key_size")
		number(w, n.MaxKeySize)
	}
	w.key(&first, "trailing")
	w.bytes(n.Trailing)
	w.key(&first, "checksum")
	w.bytes(n.Checksum)
	w.WriteByte('}')
}

func dumpRootFileAnchorRc1(w *writer, n *raw.RootFileAnchorRc1) {
	first := true
	w.WriteByte('{')
	w.key(&first, "byte_count")
	number(w, n.ByteCount)
	w.key(&first, "class_version")
	number(w, n.ClassVersion)
	w.key(&first, "class_checksum")
	number(w, n.ClassChecksum)
	w.key(&first, "version")
	number(w, n.Version)
	w.key(&first, "len_in_memory")
	number(w, n.LenInMemory)
	w.key(&first, "ofs_header")
	number(w, n.OfsHeader)
	w.key(&first, "len_header_stored")
	number(w, n.LenHeaderStored)
	w.key(&first, "len_header")
	number(w, n.LenHeader)
	w.key(&first, "ofs_footer")
	number(w, n.OfsFooter)
	w.key(&first, "len_footer_stored")
	number(w, n.LenFooterStored)
	w.key(&first, "len_footer")
	number(w, n.LenFooter)
	w.key(&first, "reserved")
	number(w, n.Reserved)
	w.key(&first, "trailing")
	w.bytes(n.Trailing)
	w.WriteByte('}')
}

func dumpRootFileCompressionBlock(w *writer, n *raw.RootFileCompressionBlock) {
	first := true
	w.WriteByte('{')
	w.key(&first, "chunks")
	w.WriteByte('[')
	for i, x := range n.Chunks {
		if i > 0 {
			w.WriteByte(',')
		}
		dumpRootFileCompressionChunk(w, x)
	}
	w.WriteByte(']')
	w.WriteByte('}')
}

func dumpRootFileCompressionChunk(w *writer, n *raw.RootFileCompressionChunk) {
	first := true
	w.WriteByte('{')
	w.key(&first, "algorithm")
	w.bytes(n.Algorithm)
	w.key(&first, "len_compressed")
	number(w, n.LenCompressed)
	w.key(&first, "len_uncompressed")
	number(w, n.LenUncompressed)
	w.key(&first, "data")
	w.bytes(n.Data)
	w.key(&first, "tag")
	number(w, must(n.Tag()))
	w.WriteByte('}')
}

func dumpRootFileBlobOffsetTable(w *writer, n *raw.RootFileBlobOffsetTable) {
	first := true
	w.WriteByte('{')
	w.key(&first, "ofs_parts")
	w.WriteByte('[')
	for i, x := range n.OfsParts {
		if i > 0 {
			w.WriteByte(',')
		}
		number(w, x)
	}
	w.WriteByte(']')
	w.WriteByte('}')
}

func dumpStreamerInfo(w *writer, n *raw.StreamerInfo) {
	first := true
	w.WriteByte('{')
	w.key(&first, "byte_count")
	number(w, n.ByteCount)
	w.key(&first, "list")
	dumpStreamerInfoInfoList(w, n.List)
	w.key(&first, "trailing")
	w.bytes(n.Trailing)
	w.WriteByte('}')
}

func dumpStreamerInfoCountedString(w *writer, n *raw.StreamerInfoCountedString) {
	first := true
	w.WriteByte('{')
	w.key(&first, "len_short")
	number(w, n.LenShort)
	if n.LenLongPresent() {
		w.key(&first, "len_long")
		number(w, n.LenLong)
	}
	w.key(&first, "raw")
	w.bytes(n.Raw)
	w.key(&first, "len")
	number(w, must(n.Len()))
	if utf8.Valid(n.Raw) {
		w.key(&first, "value")
		w.text(must(n.Value()))
	}
	w.WriteByte('}')
}

func dumpStreamerInfoRootObject(w *writer, n *raw.StreamerInfoRootObject) {
	first := true
	w.WriteByte('{')
	w.key(&first, "version")
	number(w, n.Version)
	w.key(&first, "unique_id")
	number(w, n.UniqueID)
	w.key(&first, "bits")
	number(w, n.Bits)
	if n.ProcessIDPresent() {
		w.key(&first, "process_id")
		number(w, n.ProcessID)
	}
	w.key(&first, "is_referenced")
	w.boolean(must(n.IsReferenced()))
	w.WriteByte('}')
}

func dumpStreamerInfoInfoList(w *writer, n *raw.StreamerInfoInfoList) {
	first := true
	w.WriteByte('{')
	w.key(&first, "version")
	number(w, n.Version)
	w.key(&first, "object")
	dumpStreamerInfoRootObject(w, n.Object)
	w.key(&first, "name")
	dumpStreamerInfoCountedString(w, n.Name)
	w.key(&first, "num_items")
	number(w, n.NumItems)
	w.key(&first, "items")
	w.WriteByte('[')
	for i, x := range n.Items {
		if i > 0 {
			w.WriteByte(',')
		}
		dumpStreamerInfoInfoItem(w, x)
	}
	w.WriteByte(']')
	w.key(&first, "trailing")
	w.bytes(n.Trailing)
	w.WriteByte('}')
}

func dumpStreamerInfoInfoItem(w *writer, n *raw.StreamerInfoInfoItem) {
	first := true
	w.WriteByte('{')
	w.key(&first, "byte_count")
	number(w, n.ByteCount)
	w.key(&first, "body")
	dumpStreamerInfoAnyObject(w, n.Body)
	w.key(&first, "option")
	dumpStreamerInfoCountedString(w, n.Option)
	w.WriteByte('}')
}

func dumpStreamerInfoAnyObject(w *writer, n *raw.StreamerInfoAnyObject) {
	first := true
	w.WriteByte('{')
	w.key(&first, "tag")
	number(w, n.Tag)
	if n.ClassNamePresent() {
		w.key(&first, "class_name")
		w.bytes(n.ClassName)
	}
	w.key(&first, "content")
	w.bytes(n.Content)
	w.key(&first, "is_new_class")
	w.boolean(must(n.IsNewClass()))
	w.key(&first, "class_place")
	number(w, must(n.ClassPlace()))
	w.WriteByte('}')
}

func dumpStreamerInfoNamed(w *writer, n *raw.StreamerInfoNamed) {
	first := true
	w.WriteByte('{')
	w.key(&first, "byte_count")
	number(w, n.ByteCount)
	w.key(&first, "body")
	dumpStreamerInfoNamedMembers(w, n.Body)
	w.WriteByte('}')
}

func dumpStreamerInfoNamedMembers(w *writer, n *raw.StreamerInfoNamedMembers) {
	first := true
	w.WriteByte('{')
	w.key(&first, "version")
	number(w, n.Version)
	w.key(&first, "object")
	dumpStreamerInfoRootObject(w, n.Object)
	w.key(&first, "name")
	dumpStreamerInfoCountedString(w, n.Name)
	w.key(&first, "title")
	dumpStreamerInfoCountedString(w, n.Title)
	w.key(&first, "trailing")
	w.bytes(n.Trailing)
	w.WriteByte('}')
}

func dumpStreamerInfoClassInfo(w *writer, n *raw.StreamerInfoClassInfo) {
	first := true
	w.WriteByte('{')
	w.key(&first, "byte_count")
	number(w, n.ByteCount)
	w.key(&first, "body")
	dumpStreamerInfoClassInfoMembers(w, n.Body)
	w.WriteByte('}')
}

func dumpStreamerInfoClassInfoMembers(w *writer, n *raw.StreamerInfoClassInfoMembers) {
	first := true
	w.WriteByte('{')
	w.key(&first, "version")
	number(w, n.Version)
	w.key(&first, "named")
	dumpStreamerInfoNamed(w, n.Named)
	w.key(&first, "checksum")
	number(w, n.Checksum)
	w.key(&first, "class_version")
	number(w, n.ClassVersion)
	w.key(&first, "elements_byte_count")
	number(w, n.ElementsByteCount)
	w.key(&first, "elements")
	dumpStreamerInfoAnyObject(w, n.Elements)
	w.key(&first, "trailing")
	w.bytes(n.Trailing)
	w.WriteByte('}')
}

func dumpStreamerInfoClassElements(w *writer, n *raw.StreamerInfoClassElements) {
	first := true
	w.WriteByte('{')
	w.key(&first, "byte_count")
	number(w, n.ByteCount)
	w.key(&first, "body")
	dumpStreamerInfoClassElementsMembers(w, n.Body)
	w.WriteByte('}')
}

func dumpStreamerInfoClassElementsMembers(w *writer, n *raw.StreamerInfoClassElementsMembers) {
	first := true
	w.WriteByte('{')
	w.key(&first, "version")
	number(w, n.Version)
	w.key(&first, "object")
	dumpStreamerInfoRootObject(w, n.Object)
	w.key(&first, "name")
	dumpStreamerInfoCountedString(w, n.Name)
	w.key(&first, "num_items")
	number(w, n.NumItems)
	w.key(&first, "lower_bound")
	number(w, n.LowerBound)
	w.key(&first, "items")
	w.WriteByte('[')
	for i, x := range n.Items {
		if i > 0 {
			w.WriteByte(',')
		}
		dumpStreamerInfoElementItem(w, x)
	}
	w.WriteByte(']')
	w.key(&first, "trailing")
	w.bytes(n.Trailing)
	w.WriteByte('}')
}

func dumpStreamerInfoElementItem(w *writer, n *raw.StreamerInfoElementItem) {
	first := true
	w.WriteByte('{')
	w.key(&first, "byte_count")
	number(w, n.ByteCount)
	w.key(&first, "body")
	dumpStreamerInfoAnyObject(w, n.Body)
	w.WriteByte('}')
}

func dumpStreamerInfoClassElement(w *writer, n *raw.StreamerInfoClassElement) {
	first := true
	w.WriteByte('{')
	w.key(&first, "byte_count")
	number(w, n.ByteCount)
	w.key(&first, "body")
	dumpStreamerInfoClassElementMembers(w, n.Body)
	w.WriteByte('}')
}

func dumpStreamerInfoClassElementMembers(w *writer, n *raw.StreamerInfoClassElementMembers) {
	first := true
	w.WriteByte('{')
	w.key(&first, "version")
	number(w, n.Version)
	w.key(&first, "element")
	dumpStreamerInfoElement(w, n.Element)
	w.key(&first, "trailing")
	w.bytes(n.Trailing)
	w.WriteByte('}')
}

func dumpStreamerInfoElement(w *writer, n *raw.StreamerInfoElement) {
	first := true
	w.WriteByte('{')
	w.key(&first, "byte_count")
	number(w, n.ByteCount)
	w.key(&first, "body")
	dumpStreamerInfoElementMembers(w, n.Body)
	w.WriteByte('}')
}

func dumpStreamerInfoElementMembers(w *writer, n *raw.StreamerInfoElementMembers) {
	first := true
	w.WriteByte('{')
	w.key(&first, "version")
	number(w, n.Version)
	w.key(&first, "named")
	dumpStreamerInfoNamed(w, n.Named)
	w.key(&first, "element_type")
	number(w, n.ElementType)
	w.key(&first, "len_element")
	number(w, n.LenElement)
	w.key(&first, "num_array_items")
	number(w, n.NumArrayItems)
	w.key(&first, "num_dimensions")
	number(w, n.NumDimensions)
	w.key(&first, "max_indices")
	w.WriteByte('[')
	for i, x := range n.MaxIndices {
		if i > 0 {
			w.WriteByte(',')
		}
		number(w, x)
	}
	w.WriteByte(']')
	w.key(&first, "type_name")
	dumpStreamerInfoCountedString(w, n.TypeName)
	w.key(&first, "trailing")
	w.bytes(n.Trailing)
	w.WriteByte('}')
}

func dumpTrevni(w *writer, n *raw.Trevni) {
	first := true
	w.WriteByte('{')
	w.key(&first, "magic")
	w.bytes(n.Magic)
	w.key(&first, "version")
	number(w, n.Version)
	w.key(&first, "num_rows")
	number(w, n.NumRows)
	w.key(&first, "num_columns")
	number(w, n.NumColumns)
	w.key(&first, "metadata")
	dumpTrevniMetadataMap(w, n.Metadata)
	w.key(&first, "columns_metadata")
	w.WriteByte('[')
	for i, x := range n.ColumnsMetadata {
		if i > 0 {
			w.WriteByte(',')
		}
		dumpTrevniMetadataMap(w, x)
	}
	w.WriteByte(']')
	w.key(&first, "ofs_columns")
	w.WriteByte('[')
	for i, x := range n.OfsColumns {
		if i > 0 {
			w.WriteByte(',')
		}
		number(w, x)
	}
	w.WriteByte(']')
	w.key(&first, "columns")
	w.bytes(n.Columns)
	w.WriteByte('}')
}

func dumpTrevniMetadataMap(w *writer, n *raw.TrevniMetadataMap) {
	first := true
	w.WriteByte('{')
	w.key(&first, "num_pairs")
	dumpTrevniLength(w, n.NumPairs)
	w.key(&first, "pairs")
	w.WriteByte('[')
	for i, x := range n.Pairs {
		if i > 0 {
			w.WriteByte(',')
		}
		dumpTrevniMetadataPair(w, x)
	}
	w.WriteByte(']')
	w.WriteByte('}')
}

func dumpTrevniMetadataPair(w *writer, n *raw.TrevniMetadataPair) {
	first := true
	w.WriteByte('{')
	w.key(&first, "key")
	dumpTrevniCountedBytes(w, n.Key)
	w.key(&first, "value")
	dumpTrevniCountedBytes(w, n.Value)
	w.WriteByte('}')
}

func dumpTrevniCountedBytes(w *writer, n *raw.TrevniCountedBytes) {
	first := true
	w.WriteByte('{')
	w.key(&first, "nbytes")
	dumpTrevniLength(w, n.Nbytes)
	w.key(&first, "raw")
	w.bytes(n.Raw)
	w.WriteByte('}')
}

func dumpTrevniLength(w *writer, n *raw.TrevniLength) {
	first := true
	w.WriteByte('{')
	w.key(&first, "group_0")
	number(w, n.Group0)
	if n.Group1Present() {
		w.key(&first, "group_1")
		number(w, n.Group1)
	}
	if n.Group2Present() {
		w.key(&first, "group_2")
		number(w, n.Group2)
	}
	if n.Group3Present() {
		w.key(&first, "group_3")
		number(w, n.Group3)
	}
	if n.Group4Present() {
		w.key(&first, "group_4")
		number(w, n.Group4)
	}
	if n.Group5Present() {
		w.key(&first, "group_5")
		number(w, n.Group5)
	}
	if n.Group6Present() {
		w.key(&first, "group_6")
		number(w, n.Group6)
	}
	if n.Group7Present() {
		w.key(&first, "group_7")
		number(w, n.Group7)
	}
	if n.Group8Present() {
		w.key(&first, "group_8")
		number(w, n.Group8)
	}
	if n.Group9Present() {
		w.key(&first, "group_9")
		number(w, n.Group9)
	}
	w.key(&first, "value")
	number(w, must(n.Value()))
	w.WriteByte('}')
}

func dumpTrevniZigzag(w *writer, n *raw.TrevniZigzag) {
	first := true
	w.WriteByte('{')
	w.key(&first, "group_0")
	number(w, n.Group0)
	if n.Group1Present() {
		w.key(&first, "group_1")
		number(w, n.Group1)
	}
	if n.Group2Present() {
		w.key(&first, "group_2")
		number(w, n.Group2)
	}
	if n.Group3Present() {
		w.key(&first, "group_3")
		number(w, n.Group3)
	}
	if n.Group4Present() {
		w.key(&first, "group_4")
		number(w, n.Group4)
	}
	if n.Group5Present() {
		w.key(&first, "group_5")
		number(w, n.Group5)
	}
	if n.Group6Present() {
		w.key(&first, "group_6")
		number(w, n.Group6)
	}
	if n.Group7Present() {
		w.key(&first, "group_7")
		number(w, n.Group7)
	}
	if n.Group8Present() {
		w.key(&first, "group_8")
		number(w, n.Group8)
	}
	if n.Group9Present() {
		w.key(&first, "group_9")
		number(w, n.Group9)
	}
	w.key(&first, "low")
	number(w, must(n.Low()))
	w.key(&first, "middle")
	number(w, must(n.Middle()))
	w.key(&first, "high")
	number(w, must(n.High()))
	w.WriteByte('}')
}

func dumpTrevniColumn(w *writer, n *raw.TrevniColumn) {
	first := true
	w.WriteByte('{')
	w.key(&first, "num_blocks")
	number(w, n.NumBlocks)
	w.key(&first, "descriptors")
	w.WriteByte('[')
	for i, x := range n.Descriptors {
		if i > 0 {
			w.WriteByte(',')
		}
		dumpTrevniBlockDescriptor(w, x)
	}
	w.WriteByte(']')
	w.key(&first, "blocks")
	w.bytes(n.Blocks)
	w.WriteByte('}')
}

func dumpTrevniBlockDescriptor(w *writer, n *raw.TrevniBlockDescriptor) {
	first := true
	w.WriteByte('{')
	w.key(&first, "num_rows")
	number(w, n.NumRows)
	w.key(&first, "len_block")
	number(w, n.LenBlock)
	w.key(&first, "len_block_stored")
	number(w, n.LenBlockStored)
	w.WriteByte('}')
}

func dumpTrevniColumnZigzag(w *writer, n *raw.TrevniColumnZigzag) {
	first := true
	w.WriteByte('{')
	w.key(&first, "num_blocks")
	number(w, n.NumBlocks)
	w.key(&first, "descriptors")
	w.WriteByte('[')
	for i, x := range n.Descriptors {
		if i > 0 {
			w.WriteByte(',')
		}
		dumpTrevniZigzagBlockDescriptor(w, x)
	}
	w.WriteByte(']')
	w.key(&first, "blocks")
	w.bytes(n.Blocks)
	w.WriteByte('}')
}

func dumpTrevniZigzagBlockDescriptor(w *writer, n *raw.TrevniZigzagBlockDescriptor) {
	first := true
	w.WriteByte('{')
	w.key(&first, "num_rows")
	number(w, n.NumRows)
	w.key(&first, "len_block")
	number(w, n.LenBlock)
	w.key(&first, "len_block_stored")
	number(w, n.LenBlockStored)
	w.key(&first, "first_value")
	dumpTrevniZigzag(w, n.FirstValue)
	w.WriteByte('}')
}

func dumpTrevniColumnFixed32(w *writer, n *raw.TrevniColumnFixed32) {
	first := true
	w.WriteByte('{')
	w.key(&first, "num_blocks")
	number(w, n.NumBlocks)
	w.key(&first, "descriptors")
	w.WriteByte('[')
	for i, x := range n.Descriptors {
		if i > 0 {
			w.WriteByte(',')
		}
		dumpTrevniFixed32BlockDescriptor(w, x)
	}
	w.WriteByte(']')
	w.key(&first, "blocks")
	w.bytes(n.Blocks)
	w.WriteByte('}')
}

func dumpTrevniFixed32BlockDescriptor(w *writer, n *raw.TrevniFixed32BlockDescriptor) {
	first := true
	w.WriteByte('{')
	w.key(&first, "num_rows")
	number(w, n.NumRows)
	w.key(&first, "len_block")
	number(w, n.LenBlock)
	w.key(&first, "len_block_stored")
	number(w, n.LenBlockStored)
	w.key(&first, "first_value")
	number(w, n.FirstValue)
	w.WriteByte('}')
}

func dumpTrevniColumnFixed64(w *writer, n *raw.TrevniColumnFixed64) {
	first := true
	w.WriteByte('{')
	w.key(&first, "num_blocks")
	number(w, n.NumBlocks)
	w.key(&first, "descriptors")
	w.WriteByte('[')
	for i, x := range n.Descriptors {
		if i > 0 {
			w.WriteByte(',')
		}
		dumpTrevniFixed64BlockDescriptor(w, x)
	}
	w.WriteByte(']')
	w.key(&first, "blocks")
	w.bytes(n.Blocks)
	w.WriteByte('}')
}

func dumpTrevniFixed64BlockDescriptor(w *writer, n *raw.TrevniFixed64BlockDescriptor) {
	first := true
	w.WriteByte('{')
	w.key(&first, "num_rows")
	number(w, n.NumRows)
	w.key(&first, "len_block")
	number(w, n.LenBlock)
	w.key(&first, "len_block_stored")
	number(w, n.LenBlockStored)
	w.key(&first, "first_value")
	number(w, n.FirstValue)
	w.WriteByte('}')
}

func dumpTrevniColumnCounted(w *writer, n *raw.TrevniColumnCounted) {
	first := true
	w.WriteByte('{')
	w.key(&first, "num_blocks")
	number(w, n.NumBlocks)
	w.key(&first, "descriptors")
	w.WriteByte('[')
	for i, x := range n.Descriptors {
		if i > 0 {
			w.WriteByte(',')
		}
		dumpTrevniCountedBlockDescriptor(w, x)
	}
	w.WriteByte(']')
	w.key(&first, "blocks")
	w.bytes(n.Blocks)
	w.WriteByte('}')
}

func dumpTrevniCountedBlockDescriptor(w *writer, n *raw.TrevniCountedBlockDescriptor) {
	first := true
	w.WriteByte('{')
	w.key(&first, "num_rows")
	number(w, n.NumRows)
	w.key(&first, "len_block")
	number(w, n.LenBlock)
	w.key(&first, "len_block_stored")
	number(w, n.LenBlockStored)
	w.key(&first, "first_value")
	dumpTrevniCountedBytes(w, n.FirstValue)
	w.WriteByte('}')
}

func dumpTrevniRepeatedBlock(w *writer, n *raw.TrevniRepeatedBlock) {
	first := true
	w.WriteByte('{')
	w.key(&first, "num_entries")
	number(w, n.NumEntries)
	w.key(&first, "contents")
	w.bytes(n.Contents)
	w.WriteByte('}')
}

func dumpTrevniZigzagValues(w *writer, n *raw.TrevniZigzagValues) {
	first := true
	w.WriteByte('{')
	w.key(&first, "values")
	w.WriteByte('[')
	for i, x := range n.Values {
		if i > 0 {
			w.WriteByte(',')
		}
		dumpTrevniZigzag(w, x)
	}
	w.WriteByte(']')
	w.WriteByte('}')
}

func dumpTrevniCountedValues(w *writer, n *raw.TrevniCountedValues) {
	first := true
	w.WriteByte('{')
	w.key(&first, "values")
	w.WriteByte('[')
	for i, x := range n.Values {
		if i > 0 {
			w.WriteByte(',')
		}
		dumpTrevniCountedBytes(w, x)
	}
	w.WriteByte(']')
	w.WriteByte('}')
}

func dumpPage(w *writer, n *raw.Page) {
	first := true
	w.WriteByte('{')
	w.key(&first, "raw")
	w.bytes(n.Raw)
	w.WriteByte('}')
}

func dumpPageUint8Page(w *writer, n *raw.PageUint8Page) {
	first := true
	w.WriteByte('{')
	w.key(&first, "elements")
	w.WriteByte('[')
	for i, x := range n.Elements {
		if i > 0 {
			w.WriteByte(',')
		}
		number(w, x)
	}
	w.WriteByte(']')
	w.WriteByte('}')
}

func dumpPageInt8Page(w *writer, n *raw.PageInt8Page) {
	first := true
	w.WriteByte('{')
	w.key(&first, "elements")
	w.WriteByte('[')
	for i, x := range n.Elements {
		if i > 0 {
			w.WriteByte(',')
		}
		number(w, x)
	}
	w.WriteByte(']')
	w.WriteByte('}')
}

func dumpPageUint16Page(w *writer, n *raw.PageUint16Page) {
	first := true
	w.WriteByte('{')
	w.key(&first, "elements")
	w.WriteByte('[')
	for i, x := range n.Elements {
		if i > 0 {
			w.WriteByte(',')
		}
		number(w, x)
	}
	w.WriteByte(']')
	w.WriteByte('}')
}

func dumpPageInt16Page(w *writer, n *raw.PageInt16Page) {
	first := true
	w.WriteByte('{')
	w.key(&first, "elements")
	w.WriteByte('[')
	for i, x := range n.Elements {
		if i > 0 {
			w.WriteByte(',')
		}
		number(w, x)
	}
	w.WriteByte(']')
	w.WriteByte('}')
}

func dumpPageUint32Page(w *writer, n *raw.PageUint32Page) {
	first := true
	w.WriteByte('{')
	w.key(&first, "elements")
	w.WriteByte('[')
	for i, x := range n.Elements {
		if i > 0 {
			w.WriteByte(',')
		}
		number(w, x)
	}
	w.WriteByte(']')
	w.WriteByte('}')
}

func dumpPageInt32Page(w *writer, n *raw.PageInt32Page) {
	first := true
	w.WriteByte('{')
	w.key(&first, "elements")
	w.WriteByte('[')
	for i, x := range n.Elements {
		if i > 0 {
			w.WriteByte(',')
		}
		number(w, x)
	}
	w.WriteByte(']')
	w.WriteByte('}')
}

func dumpPageUint64Page(w *writer, n *raw.PageUint64Page) {
	first := true
	w.WriteByte('{')
	w.key(&first, "elements")
	w.WriteByte('[')
	for i, x := range n.Elements {
		if i > 0 {
			w.WriteByte(',')
		}
		number(w, x)
	}
	w.WriteByte(']')
	w.WriteByte('}')
}

func dumpPageInt64Page(w *writer, n *raw.PageInt64Page) {
	first := true
	w.WriteByte('{')
	w.key(&first, "elements")
	w.WriteByte('[')
	for i, x := range n.Elements {
		if i > 0 {
			w.WriteByte(',')
		}
		number(w, x)
	}
	w.WriteByte(']')
	w.WriteByte('}')
}

func dumpPageReal16Page(w *writer, n *raw.PageReal16Page) {
	first := true
	w.WriteByte('{')
	w.key(&first, "elements")
	w.WriteByte('[')
	for i, x := range n.Elements {
		if i > 0 {
			w.WriteByte(',')
		}
		dumpPageReal16(w, x)
	}
	w.WriteByte(']')
	w.WriteByte('}')
}

func dumpPageReal32Page(w *writer, n *raw.PageReal32Page) {
	first := true
	w.WriteByte('{')
	w.key(&first, "elements")
	w.WriteByte('[')
	for i, x := range n.Elements {
		if i > 0 {
			w.WriteByte(',')
		}
		w.float(float64(x))
	}
	w.WriteByte(']')
	w.WriteByte('}')
}

func dumpPageReal64Page(w *writer, n *raw.PageReal64Page) {
	first := true
	w.WriteByte('{')
	w.key(&first, "elements")
	w.WriteByte('[')
	for i, x := range n.Elements {
		if i > 0 {
			w.WriteByte(',')
		}
		w.float(float64(x))
	}
	w.WriteByte(']')
	w.WriteByte('}')
}

func dumpPageSwitchPage(w *writer, n *raw.PageSwitchPage) {
	first := true
	w.WriteByte('{')
	w.key(&first, "elements")
	w.WriteByte('[')
	for i, x := range n.Elements {
		if i > 0 {
			w.WriteByte(',')
		}
		dumpPageSwitch96(w, x)
	}
	w.WriteByte(']')
	w.WriteByte('}')
}

func dumpPageSwitch44Page(w *writer, n *raw.PageSwitch44Page) {
	first := true
	w.WriteByte('{')
	w.key(&first, "elements")
	w.WriteByte('[')
	for i, x := range n.Elements {
		if i > 0 {
			w.WriteByte(',')
		}
		dumpPageSwitch44(w, x)
	}
	w.WriteByte(']')
	w.WriteByte('}')
}

func dumpPageSwitch32Page(w *writer, n *raw.PageSwitch32Page) {
	first := true
	w.WriteByte('{')
	w.key(&first, "elements")
	w.WriteByte('[')
	for i, x := range n.Elements {
		if i > 0 {
			w.WriteByte(',')
		}
		dumpPageSwitch32(w, x)
	}
	w.WriteByte(']')
	w.WriteByte('}')
}

func dumpPageReal16(w *writer, n *raw.PageReal16) {
	first := true
	w.WriteByte('{')
	w.key(&first, "bits")
	number(w, n.Bits)
	w.key(&first, "is_negative")
	w.boolean(must(n.IsNegative()))
	w.key(&first, "exponent")
	number(w, must(n.Exponent()))
	w.key(&first, "fraction")
	number(w, must(n.Fraction()))
	w.WriteByte('}')
}

func dumpPageSwitch96(w *writer, n *raw.PageSwitch96) {
	first := true
	w.WriteByte('{')
	w.key(&first, "element_index")
	number(w, n.ElementIndex)
	w.key(&first, "tag")
	number(w, n.Tag)
	w.WriteByte('}')
}

func dumpPageSwitch44(w *writer, n *raw.PageSwitch44) {
	first := true
	w.WriteByte('{')
	w.key(&first, "lo")
	number(w, n.Lo)
	w.key(&first, "hi")
	number(w, n.Hi)
	w.key(&first, "element_index")
	number(w, must(n.ElementIndex()))
	w.key(&first, "tag")
	number(w, must(n.Tag()))
	w.WriteByte('}')
}

func dumpPageSwitch32(w *writer, n *raw.PageSwitch32) {
	first := true
	w.WriteByte('{')
	w.key(&first, "element_index")
	number(w, n.ElementIndex)
	w.key(&first, "tag")
	number(w, n.Tag)
	w.WriteByte('}')
}

func dumpPageBitPage(w *writer, n *raw.PageBitPage) {
	first := true
	w.WriteByte('{')
	w.key(&first, "elements")
	w.WriteByte('[')
	for i, x := range n.Elements {
		if i > 0 {
			w.WriteByte(',')
		}
		w.boolean(x)
	}
	w.WriteByte(']')
	w.WriteByte('}')
}

func dumpPagePacked2Page(w *writer, n *raw.PagePacked2Page) {
	first := true
	w.WriteByte('{')
	w.key(&first, "elements")
	w.WriteByte('[')
	for i, x := range n.Elements {
		if i > 0 {
			w.WriteByte(',')
		}
		number(w, x)
	}
	w.WriteByte(']')
	w.key(&first, "num_elements")
	number(w, must(n.NumElements()))
	w.WriteByte('}')
}

func dumpPagePacked3Page(w *writer, n *raw.PagePacked3Page) {
	first := true
	w.WriteByte('{')
	w.key(&first, "elements")
	w.WriteByte('[')
	for i, x := range n.Elements {
		if i > 0 {
			w.WriteByte(',')
		}
		number(w, x)
	}
	w.WriteByte(']')
	w.key(&first, "num_elements")
	number(w, must(n.NumElements()))
	w.WriteByte('}')
}

func dumpPagePacked4Page(w *writer, n *raw.PagePacked4Page) {
	first := true
	w.WriteByte('{')
	w.key(&first, "elements")
	w.WriteByte('[')
	for i, x := range n.Elements {
		if i > 0 {
			w.WriteByte(',')
		}
		number(w, x)
	}
	w.WriteByte(']')
	w.key(&first, "num_elements")
	number(w, must(n.NumElements()))
	w.WriteByte('}')
}

func dumpPagePacked5Page(w *writer, n *raw.PagePacked5Page) {
	first := true
	w.WriteByte('{')
	w.key(&first, "elements")
	w.WriteByte('[')
	for i, x := range n.Elements {
		if i > 0 {
			w.WriteByte(',')
		}
		number(w, x)
	}
	w.WriteByte(']')
	w.key(&first, "num_elements")
	number(w, must(n.NumElements()))
	w.WriteByte('}')
}

func dumpPagePacked6Page(w *writer, n *raw.PagePacked6Page) {
	first := true
	w.WriteByte('{')
	w.key(&first, "elements")
	w.WriteByte('[')
	for i, x := range n.Elements {
		if i > 0 {
			w.WriteByte(',')
		}
		number(w, x)
	}
	w.WriteByte(']')
	w.key(&first, "num_elements")
	number(w, must(n.NumElements()))
	w.WriteByte('}')
}

func dumpPagePacked7Page(w *writer, n *raw.PagePacked7Page) {
	first := true
	w.WriteByte('{')
	w.key(&first, "elements")
	w.WriteByte('[')
	for i, x := range n.Elements {
		if i > 0 {
			w.WriteByte(',')
		}
		number(w, x)
	}
	w.WriteByte(']')
	w.key(&first, "num_elements")
	number(w, must(n.NumElements()))
	w.WriteByte('}')
}

func dumpPagePacked8Page(w *writer, n *raw.PagePacked8Page) {
	first := true
	w.WriteByte('{')
	w.key(&first, "elements")
	w.WriteByte('[')
	for i, x := range n.Elements {
		if i > 0 {
			w.WriteByte(',')
		}
		number(w, x)
	}
	w.WriteByte(']')
	w.key(&first, "num_elements")
	number(w, must(n.NumElements()))
	w.WriteByte('}')
}

func dumpPagePacked9Page(w *writer, n *raw.PagePacked9Page) {
	first := true
	w.WriteByte('{')
	w.key(&first, "elements")
	w.WriteByte('[')
	for i, x := range n.Elements {
		if i > 0 {
			w.WriteByte(',')
		}
		number(w, x)
	}
	w.WriteByte(']')
	w.key(&first, "num_elements")
	number(w, must(n.NumElements()))
	w.WriteByte('}')
}

func dumpPagePacked10Page(w *writer, n *raw.PagePacked10Page) {
	first := true
	w.WriteByte('{')
	w.key(&first, "elements")
	w.WriteByte('[')
	for i, x := range n.Elements {
		if i > 0 {
			w.WriteByte(',')
		}
		number(w, x)
	}
	w.WriteByte(']')
	w.key(&first, "num_elements")
	number(w, must(n.NumElements()))
	w.WriteByte('}')
}

func dumpPagePacked11Page(w *writer, n *raw.PagePacked11Page) {
	first := true
	w.WriteByte('{')
	w.key(&first, "elements")
	w.WriteByte('[')
	for i, x := range n.Elements {
		if i > 0 {
			w.WriteByte(',')
		}
		number(w, x)
	}
	w.WriteByte(']')
	w.key(&first, "num_elements")
	number(w, must(n.NumElements()))
	w.WriteByte('}')
}

func dumpPagePacked12Page(w *writer, n *raw.PagePacked12Page) {
	first := true
	w.WriteByte('{')
	w.key(&first, "elements")
	w.WriteByte('[')
	for i, x := range n.Elements {
		if i > 0 {
			w.WriteByte(',')
		}
		number(w, x)
	}
	w.WriteByte(']')
	w.key(&first, "num_elements")
	number(w, must(n.NumElements()))
	w.WriteByte('}')
}

func dumpPagePacked13Page(w *writer, n *raw.PagePacked13Page) {
	first := true
	w.WriteByte('{')
	w.key(&first, "elements")
	w.WriteByte('[')
	for i, x := range n.Elements {
		if i > 0 {
			w.WriteByte(',')
		}
		number(w, x)
	}
	w.WriteByte(']')
	w.key(&first, "num_elements")
	number(w, must(n.NumElements()))
	w.WriteByte('}')
}

func dumpPagePacked14Page(w *writer, n *raw.PagePacked14Page) {
	first := true
	w.WriteByte('{')
	w.key(&first, "elements")
	w.WriteByte('[')
	for i, x := range n.Elements {
		if i > 0 {
			w.WriteByte(',')
		}
		number(w, x)
	}
	w.WriteByte(']')
	w.key(&first, "num_elements")
	number(w, must(n.NumElements()))
	w.WriteByte('}')
}

func dumpPagePacked15Page(w *writer, n *raw.PagePacked15Page) {
	first := true
	w.WriteByte('{')
	w.key(&first, "elements")
	w.WriteByte('[')
	for i, x := range n.Elements {
		if i > 0 {
			w.WriteByte(',')
		}
		number(w, x)
	}
	w.WriteByte(']')
	w.key(&first, "num_elements")
	number(w, must(n.NumElements()))
	w.WriteByte('}')
}

func dumpPagePacked16Page(w *writer, n *raw.PagePacked16Page) {
	first := true
	w.WriteByte('{')
	w.key(&first, "elements")
	w.WriteByte('[')
	for i, x := range n.Elements {
		if i > 0 {
			w.WriteByte(',')
		}
		number(w, x)
	}
	w.WriteByte(']')
	w.key(&first, "num_elements")
	number(w, must(n.NumElements()))
	w.WriteByte('}')
}

func dumpPagePacked17Page(w *writer, n *raw.PagePacked17Page) {
	first := true
	w.WriteByte('{')
	w.key(&first, "elements")
	w.WriteByte('[')
	for i, x := range n.Elements {
		if i > 0 {
			w.WriteByte(',')
		}
		number(w, x)
	}
	w.WriteByte(']')
	w.key(&first, "num_elements")
	number(w, must(n.NumElements()))
	w.WriteByte('}')
}

func dumpPagePacked18Page(w *writer, n *raw.PagePacked18Page) {
	first := true
	w.WriteByte('{')
	w.key(&first, "elements")
	w.WriteByte('[')
	for i, x := range n.Elements {
		if i > 0 {
			w.WriteByte(',')
		}
		number(w, x)
	}
	w.WriteByte(']')
	w.key(&first, "num_elements")
	number(w, must(n.NumElements()))
	w.WriteByte('}')
}

func dumpPagePacked19Page(w *writer, n *raw.PagePacked19Page) {
	first := true
	w.WriteByte('{')
	w.key(&first, "elements")
	w.WriteByte('[')
	for i, x := range n.Elements {
		if i > 0 {
			w.WriteByte(',')
		}
		number(w, x)
	}
	w.WriteByte(']')
	w.key(&first, "num_elements")
	number(w, must(n.NumElements()))
	w.WriteByte('}')
}

func dumpPagePacked20Page(w *writer, n *raw.PagePacked20Page) {
	first := true
	w.WriteByte('{')
	w.key(&first, "elements")
	w.WriteByte('[')
	for i, x := range n.Elements {
		if i > 0 {
			w.WriteByte(',')
		}
		number(w, x)
	}
	w.WriteByte(']')
	w.key(&first, "num_elements")
	number(w, must(n.NumElements()))
	w.WriteByte('}')
}

func dumpPagePacked21Page(w *writer, n *raw.PagePacked21Page) {
	first := true
	w.WriteByte('{')
	w.key(&first, "elements")
	w.WriteByte('[')
	for i, x := range n.Elements {
		if i > 0 {
			w.WriteByte(',')
		}
		number(w, x)
	}
	w.WriteByte(']')
	w.key(&first, "num_elements")
	number(w, must(n.NumElements()))
	w.WriteByte('}')
}

func dumpPagePacked22Page(w *writer, n *raw.PagePacked22Page) {
	first := true
	w.WriteByte('{')
	w.key(&first, "elements")
	w.WriteByte('[')
	for i, x := range n.Elements {
		if i > 0 {
			w.WriteByte(',')
		}
		number(w, x)
	}
	w.WriteByte(']')
	w.key(&first, "num_elements")
	number(w, must(n.NumElements()))
	w.WriteByte('}')
}

func dumpPagePacked23Page(w *writer, n *raw.PagePacked23Page) {
	first := true
	w.WriteByte('{')
	w.key(&first, "elements")
	w.WriteByte('[')
	for i, x := range n.Elements {
		if i > 0 {
			w.WriteByte(',')
		}
		number(w, x)
	}
	w.WriteByte(']')
	w.key(&first, "num_elements")
	number(w, must(n.NumElements()))
	w.WriteByte('}')
}

func dumpPagePacked24Page(w *writer, n *raw.PagePacked24Page) {
	first := true
	w.WriteByte('{')
	w.key(&first, "elements")
	w.WriteByte('[')
	for i, x := range n.Elements {
		if i > 0 {
			w.WriteByte(',')
		}
		number(w, x)
	}
	w.WriteByte(']')
	w.key(&first, "num_elements")
	number(w, must(n.NumElements()))
	w.WriteByte('}')
}

func dumpPagePacked25Page(w *writer, n *raw.PagePacked25Page) {
	first := true
	w.WriteByte('{')
	w.key(&first, "elements")
	w.WriteByte('[')
	for i, x := range n.Elements {
		if i > 0 {
			w.WriteByte(',')
		}
		number(w, x)
	}
	w.WriteByte(']')
	w.key(&first, "num_elements")
	number(w, must(n.NumElements()))
	w.WriteByte('}')
}

func dumpPagePacked26Page(w *writer, n *raw.PagePacked26Page) {
	first := true
	w.WriteByte('{')
	w.key(&first, "elements")
	w.WriteByte('[')
	for i, x := range n.Elements {
		if i > 0 {
			w.WriteByte(',')
		}
		number(w, x)
	}
	w.WriteByte(']')
	w.key(&first, "num_elements")
	number(w, must(n.NumElements()))
	w.WriteByte('}')
}

func dumpPagePacked27Page(w *writer, n *raw.PagePacked27Page) {
	first := true
	w.WriteByte('{')
	w.key(&first, "elements")
	w.WriteByte('[')
	for i, x := range n.Elements {
		if i > 0 {
			w.WriteByte(',')
		}
		number(w, x)
	}
	w.WriteByte(']')
	w.key(&first, "num_elements")
	number(w, must(n.NumElements()))
	w.WriteByte('}')
}

func dumpPagePacked28Page(w *writer, n *raw.PagePacked28Page) {
	first := true
	w.WriteByte('{')
	w.key(&first, "elements")
	w.WriteByte('[')
	for i, x := range n.Elements {
		if i > 0 {
			w.WriteByte(',')
		}
		number(w, x)
	}
	w.WriteByte(']')
	w.key(&first, "num_elements")
	number(w, must(n.NumElements()))
	w.WriteByte('}')
}

func dumpPagePacked29Page(w *writer, n *raw.PagePacked29Page) {
	first := true
	w.WriteByte('{')
	w.key(&first, "elements")
	w.WriteByte('[')
	for i, x := range n.Elements {
		if i > 0 {
			w.WriteByte(',')
		}
		number(w, x)
	}
	w.WriteByte(']')
	w.key(&first, "num_elements")
	number(w, must(n.NumElements()))
	w.WriteByte('}')
}

func dumpPagePacked30Page(w *writer, n *raw.PagePacked30Page) {
	first := true
	w.WriteByte('{')
	w.key(&first, "elements")
	w.WriteByte('[')
	for i, x := range n.Elements {
		if i > 0 {
			w.WriteByte(',')
		}
		number(w, x)
	}
	w.WriteByte(']')
	w.key(&first, "num_elements")
	number(w, must(n.NumElements()))
	w.WriteByte('}')
}

func dumpPagePacked31Page(w *writer, n *raw.PagePacked31Page) {
	first := true
	w.WriteByte('{')
	w.key(&first, "elements")
	w.WriteByte('[')
	for i, x := range n.Elements {
		if i > 0 {
			w.WriteByte(',')
		}
		number(w, x)
	}
	w.WriteByte(']')
	w.key(&first, "num_elements")
	number(w, must(n.NumElements()))
	w.WriteByte('}')
}

func dumpPagePacked32Page(w *writer, n *raw.PagePacked32Page) {
	first := true
	w.WriteByte('{')
	w.key(&first, "elements")
	w.WriteByte('[')
	for i, x := range n.Elements {
		if i > 0 {
			w.WriteByte(',')
		}
		number(w, x)
	}
	w.WriteByte(']')
	w.key(&first, "num_elements")
	number(w, must(n.NumElements()))
	w.WriteByte('}')
}

func dump(w *writer, name string, data []byte) {
	switch name {
	case "rntuple":
		dumpRntuple(w, must(raw.ParseRntuple(data)))
	case "rntuple.counted_string":
		dumpRntupleCountedString(w, must(raw.ParseRntupleCountedString(data)))
	case "rntuple.unknown_payload":
		dumpRntupleUnknownPayload(w, must(raw.ParseRntupleUnknownPayload(data)))
	case "rntuple.feature_flags":
		dumpRntupleFeatureFlags(w, must(raw.ParseRntupleFeatureFlags(data)))
	case "rntuple.feature_flag_word":
		dumpRntupleFeatureFlagWord(w, must(raw.ParseRntupleFeatureFlagWord(data)))
	case "rntuple.locator":
		dumpRntupleLocator(w, must(raw.ParseRntupleLocator(data)))
	case "rntuple.large_locator":
		dumpRntupleLargeLocator(w, must(raw.ParseRntupleLargeLocator(data)))
	case "rntuple.envelope_link":
		dumpRntupleEnvelopeLink(w, must(raw.ParseRntupleEnvelopeLink(data)))
	case "rntuple.header":
		dumpRntupleHeader(w, must(raw.ParseRntupleHeader(data)))
	case "rntuple.schema":
		dumpRntupleSchema(w, must(raw.ParseRntupleSchema(data)))
	case "rntuple.field_list":
		dumpRntupleFieldList(w, must(raw.ParseRntupleFieldList(data)))
	case "rntuple.field_list_body":
		dumpRntupleFieldListBody(w, must(raw.ParseRntupleFieldListBody(data)))
	case "rntuple.field_record":
		dumpRntupleFieldRecord(w, must(raw.ParseRntupleFieldRecord(data)))
	case "rntuple.field":
		dumpRntupleField(w, must(raw.ParseRntupleField(data)))
	case "rntuple.column_list":
		dumpRntupleColumnList(w, must(raw.ParseRntupleColumnList(data)))
	case "rntuple.column_list_body":
		dumpRntupleColumnListBody(w, must(raw.ParseRntupleColumnListBody(data)))
	case "rntuple.column_record":
		dumpRntupleColumnRecord(w, must(raw.ParseRntupleColumnRecord(data)))
	case "rntuple.column":
		dumpRntupleColumn(w, must(raw.ParseRntupleColumn(data)))
	case "rntuple.value_range":
		dumpRntupleValueRange(w, must(raw.ParseRntupleValueRange(data)))
	case "rntuple.alias_column_list":
		dumpRntupleAliasColumnList(w, must(raw.ParseRntupleAliasColumnList(data)))
	case "rntuple.alias_column_list_body":
		dumpRntupleAliasColumnListBody(w, must(raw.ParseRntupleAliasColumnListBody(data)))
	case "rntuple.alias_column_record":
		dumpRntupleAliasColumnRecord(w, must(raw.ParseRntupleAliasColumnRecord(data)))
	case "rntuple.alias_column":
		dumpRntupleAliasColumn(w, must(raw.ParseRntupleAliasColumn(data)))
	case "rntuple.extra_type_info_list":
		dumpRntupleExtraTypeInfoList(w, must(raw.ParseRntupleExtraTypeInfoList(data)))
	case "rntuple.extra_type_info_list_body":
		dumpRntupleExtraTypeInfoListBody(w, must(raw.ParseRntupleExtraTypeInfoListBody(data)))
	case "rntuple.extra_type_info_record":
		dumpRntupleExtraTypeInfoRecord(w, must(raw.ParseRntupleExtraTypeInfoRecord(data)))
	case "rntuple.extra_type_info":
		dumpRntupleExtraTypeInfo(w, must(raw.ParseRntupleExtraTypeInfo(data)))
	case "rntuple.footer":
		dumpRntupleFooter(w, must(raw.ParseRntupleFooter(data)))
	case "rntuple.schema_extension_record":
		dumpRntupleSchemaExtensionRecord(w, must(raw.ParseRntupleSchemaExtensionRecord(data)))
	case "rntuple.schema_extension":
		dumpRntupleSchemaExtension(w, must(raw.ParseRntupleSchemaExtension(data)))
	case "rntuple.cluster_group_list":
		dumpRntupleClusterGroupList(w, must(raw.ParseRntupleClusterGroupList(data)))
	case "rntuple.cluster_group_list_body":
		dumpRntupleClusterGroupListBody(w, must(raw.ParseRntupleClusterGroupListBody(data)))
	case "rntuple.cluster_group_record":
		dumpRntupleClusterGroupRecord(w, must(raw.ParseRntupleClusterGroupRecord(data)))
	case "rntuple.cluster_group":
		dumpRntupleClusterGroup(w, must(raw.ParseRntupleClusterGroup(data)))
	case "rntuple.linked_attribute_set_list":
		dumpRntupleLinkedAttributeSetList(w, must(raw.ParseRntupleLinkedAttributeSetList(data)))
	case "rntuple.linked_attribute_set_list_body":
		dumpRntupleLinkedAttributeSetListBody(w, must(raw.ParseRntupleLinkedAttributeSetListBody(data)))
	case "rntuple.linked_attribute_set_record":
		dumpRntupleLinkedAttributeSetRecord(w, must(raw.ParseRntupleLinkedAttributeSetRecord(data)))
	case "rntuple.linked_attribute_set":
		dumpRntupleLinkedAttributeSet(w, must(raw.ParseRntupleLinkedAttributeSet(data)))
	case "rntuple.page_list":
		dumpRntuplePageList(w, must(raw.ParseRntuplePageList(data)))
	case "rntuple.cluster_summary_list":
		dumpRntupleClusterSummaryList(w, must(raw.ParseRntupleClusterSummaryList(data)))
	case "rntuple.cluster_summary_list_body":
		dumpRntupleClusterSummaryListBody(w, must(raw.ParseRntupleClusterSummaryListBody(data)))
	case "rntuple.cluster_summary_record":
		dumpRntupleClusterSummaryRecord(w, must(raw.ParseRntupleClusterSummaryRecord(data)))
	case "rntuple.cluster_summary":
		dumpRntupleClusterSummary(w, must(raw.ParseRntupleClusterSummary(data)))
	case "rntuple.cluster_pages_list":
		dumpRntupleClusterPagesList(w, must(raw.ParseRntupleClusterPagesList(data)))
	case "rntuple.cluster_pages_list_body":
		dumpRntupleClusterPagesListBody(w, must(raw.ParseRntupleClusterPagesListBody(data)))
	case "rntuple.cluster_pages":
		dumpRntupleClusterPages(w, must(raw.ParseRntupleClusterPages(data)))
	case "rntuple.cluster_pages_body":
		dumpRntupleClusterPagesBody(w, must(raw.ParseRntupleClusterPagesBody(data)))
	case "rntuple.column_pages":
		dumpRntupleColumnPages(w, must(raw.ParseRntupleColumnPages(data)))
	case "rntuple.column_pages_body":
		dumpRntupleColumnPagesBody(w, must(raw.ParseRntupleColumnPagesBody(data)))
	case "rntuple.page":
		dumpRntuplePage(w, must(raw.ParseRntuplePage(data)))
	case "rntuple_rc2":
		dumpRntupleRc2(w, must(raw.ParseRntupleRc2(data)))
	case "rntuple_rc2.counted_string":
		dumpRntupleRc2CountedString(w, must(raw.ParseRntupleRc2CountedString(data)))
	case "rntuple_rc2.unknown_payload":
		dumpRntupleRc2UnknownPayload(w, must(raw.ParseRntupleRc2UnknownPayload(data)))
	case "rntuple_rc2.feature_flags":
		dumpRntupleRc2FeatureFlags(w, must(raw.ParseRntupleRc2FeatureFlags(data)))
	case "rntuple_rc2.feature_flag_word":
		dumpRntupleRc2FeatureFlagWord(w, must(raw.ParseRntupleRc2FeatureFlagWord(data)))
	case "rntuple_rc2.locator":
		dumpRntupleRc2Locator(w, must(raw.ParseRntupleRc2Locator(data)))
	case "rntuple_rc2.uri_locator":
		dumpRntupleRc2UriLocator(w, must(raw.ParseRntupleRc2UriLocator(data)))
	case "rntuple_rc2.large_locator":
		dumpRntupleRc2LargeLocator(w, must(raw.ParseRntupleRc2LargeLocator(data)))
	case "rntuple_rc2.object64_locator":
		dumpRntupleRc2Object64Locator(w, must(raw.ParseRntupleRc2Object64Locator(data)))
	case "rntuple_rc2.envelope_link":
		dumpRntupleRc2EnvelopeLink(w, must(raw.ParseRntupleRc2EnvelopeLink(data)))
	case "rntuple_rc2.header":
		dumpRntupleRc2Header(w, must(raw.ParseRntupleRc2Header(data)))
	case "rntuple_rc2.schema":
		dumpRntupleRc2Schema(w, must(raw.ParseRntupleRc2Schema(data)))
	case "rntuple_rc2.field_list":
		dumpRntupleRc2FieldList(w, must(raw.ParseRntupleRc2FieldList(data)))
	case "rntuple_rc2.field_list_body":
		dumpRntupleRc2FieldListBody(w, must(raw.ParseRntupleRc2FieldListBody(data)))
	case "rntuple_rc2.field_record":
		dumpRntupleRc2FieldRecord(w, must(raw.ParseRntupleRc2FieldRecord(data)))
	case "rntuple_rc2.field":
		dumpRntupleRc2Field(w, must(raw.ParseRntupleRc2Field(data)))
	case "rntuple_rc2.column_list":
		dumpRntupleRc2ColumnList(w, must(raw.ParseRntupleRc2ColumnList(data)))
	case "rntuple_rc2.column_list_body":
		dumpRntupleRc2ColumnListBody(w, must(raw.ParseRntupleRc2ColumnListBody(data)))
	case "rntuple_rc2.column_record":
		dumpRntupleRc2ColumnRecord(w, must(raw.ParseRntupleRc2ColumnRecord(data)))
	case "rntuple_rc2.column":
		dumpRntupleRc2Column(w, must(raw.ParseRntupleRc2Column(data)))
	case "rntuple_rc2.value_range":
		dumpRntupleRc2ValueRange(w, must(raw.ParseRntupleRc2ValueRange(data)))
	case "rntuple_rc2.alias_column_list":
		dumpRntupleRc2AliasColumnList(w, must(raw.ParseRntupleRc2AliasColumnList(data)))
	case "rntuple_rc2.alias_column_list_body":
		dumpRntupleRc2AliasColumnListBody(w, must(raw.ParseRntupleRc2AliasColumnListBody(data)))
	case "rntuple_rc2.alias_column_record":
		dumpRntupleRc2AliasColumnRecord(w, must(raw.ParseRntupleRc2AliasColumnRecord(data)))
	case "rntuple_rc2.alias_column":
		dumpRntupleRc2AliasColumn(w, must(raw.ParseRntupleRc2AliasColumn(data)))
	case "rntuple_rc2.extra_type_info_list":
		dumpRntupleRc2ExtraTypeInfoList(w, must(raw.ParseRntupleRc2ExtraTypeInfoList(data)))
	case "rntuple_rc2.extra_type_info_list_body":
		dumpRntupleRc2ExtraTypeInfoListBody(w, must(raw.ParseRntupleRc2ExtraTypeInfoListBody(data)))
	case "rntuple_rc2.extra_type_info_record":
		dumpRntupleRc2ExtraTypeInfoRecord(w, must(raw.ParseRntupleRc2ExtraTypeInfoRecord(data)))
	case "rntuple_rc2.extra_type_info":
		dumpRntupleRc2ExtraTypeInfo(w, must(raw.ParseRntupleRc2ExtraTypeInfo(data)))
	case "rntuple_rc2.footer":
		dumpRntupleRc2Footer(w, must(raw.ParseRntupleRc2Footer(data)))
	case "rntuple_rc2.schema_extension_record":
		dumpRntupleRc2SchemaExtensionRecord(w, must(raw.ParseRntupleRc2SchemaExtensionRecord(data)))
	case "rntuple_rc2.schema_extension":
		dumpRntupleRc2SchemaExtension(w, must(raw.ParseRntupleRc2SchemaExtension(data)))
	case "rntuple_rc2.column_group_list":
		dumpRntupleRc2ColumnGroupList(w, must(raw.ParseRntupleRc2ColumnGroupList(data)))
	case "rntuple_rc2.column_group_list_body":
		dumpRntupleRc2ColumnGroupListBody(w, must(raw.ParseRntupleRc2ColumnGroupListBody(data)))
	case "rntuple_rc2.column_group_record":
		dumpRntupleRc2ColumnGroupRecord(w, must(raw.ParseRntupleRc2ColumnGroupRecord(data)))
	case "rntuple_rc2.column_group":
		dumpRntupleRc2ColumnGroup(w, must(raw.ParseRntupleRc2ColumnGroup(data)))
	case "rntuple_rc2.column_id_list":
		dumpRntupleRc2ColumnIdList(w, must(raw.ParseRntupleRc2ColumnIdList(data)))
	case "rntuple_rc2.column_id_list_body":
		dumpRntupleRc2ColumnIdListBody(w, must(raw.ParseRntupleRc2ColumnIdListBody(data)))
	case "rntuple_rc2.cluster_group_list":
		dumpRntupleRc2ClusterGroupList(w, must(raw.ParseRntupleRc2ClusterGroupList(data)))
	case "rntuple_rc2.cluster_group_list_body":
		dumpRntupleRc2ClusterGroupListBody(w, must(raw.ParseRntupleRc2ClusterGroupListBody(data)))
	case "rntuple_rc2.cluster_group_record":
		dumpRntupleRc2ClusterGroupRecord(w, must(raw.ParseRntupleRc2ClusterGroupRecord(data)))
	case "rntuple_rc2.cluster_group":
		dumpRntupleRc2ClusterGroup(w, must(raw.ParseRntupleRc2ClusterGroup(data)))
	case "rntuple_rc2.meta_data_link_list":
		dumpRntupleRc2MetaDataLinkList(w, must(raw.ParseRntupleRc2MetaDataLinkList(data)))
	case "rntuple_rc2.meta_data_link_list_body":
		dumpRntupleRc2MetaDataLinkListBody(w, must(raw.ParseRntupleRc2MetaDataLinkListBody(data)))
	case "rntuple_rc2.page_list":
		dumpRntupleRc2PageList(w, must(raw.ParseRntupleRc2PageList(data)))
	case "rntuple_rc2.cluster_summary_list":
		dumpRntupleRc2ClusterSummaryList(w, must(raw.ParseRntupleRc2ClusterSummaryList(data)))
	case "rntuple_rc2.cluster_summary_list_body":
		dumpRntupleRc2ClusterSummaryListBody(w, must(raw.ParseRntupleRc2ClusterSummaryListBody(data)))
	case "rntuple_rc2.cluster_summary_record":
		dumpRntupleRc2ClusterSummaryRecord(w, must(raw.ParseRntupleRc2ClusterSummaryRecord(data)))
	case "rntuple_rc2.cluster_summary":
		dumpRntupleRc2ClusterSummary(w, must(raw.ParseRntupleRc2ClusterSummary(data)))
	case "rntuple_rc2.cluster_pages_list":
		dumpRntupleRc2ClusterPagesList(w, must(raw.ParseRntupleRc2ClusterPagesList(data)))
	case "rntuple_rc2.cluster_pages_list_body":
		dumpRntupleRc2ClusterPagesListBody(w, must(raw.ParseRntupleRc2ClusterPagesListBody(data)))
	case "rntuple_rc2.cluster_pages":
		dumpRntupleRc2ClusterPages(w, must(raw.ParseRntupleRc2ClusterPages(data)))
	case "rntuple_rc2.cluster_pages_body":
		dumpRntupleRc2ClusterPagesBody(w, must(raw.ParseRntupleRc2ClusterPagesBody(data)))
	case "rntuple_rc2.column_pages":
		dumpRntupleRc2ColumnPages(w, must(raw.ParseRntupleRc2ColumnPages(data)))
	case "rntuple_rc2.column_pages_body":
		dumpRntupleRc2ColumnPagesBody(w, must(raw.ParseRntupleRc2ColumnPagesBody(data)))
	case "rntuple_rc2.page":
		dumpRntupleRc2Page(w, must(raw.ParseRntupleRc2Page(data)))
	case "rntuple_rc2.meta_data":
		dumpRntupleRc2MetaData(w, must(raw.ParseRntupleRc2MetaData(data)))
	case "rntuple_rc2.meta_data_entry_list":
		dumpRntupleRc2MetaDataEntryList(w, must(raw.ParseRntupleRc2MetaDataEntryList(data)))
	case "rntuple_rc2.meta_data_entry_list_body":
		dumpRntupleRc2MetaDataEntryListBody(w, must(raw.ParseRntupleRc2MetaDataEntryListBody(data)))
	case "rntuple_rc2.meta_data_entry_record":
		dumpRntupleRc2MetaDataEntryRecord(w, must(raw.ParseRntupleRc2MetaDataEntryRecord(data)))
	case "rntuple_rc2.meta_data_entry":
		dumpRntupleRc2MetaDataEntry(w, must(raw.ParseRntupleRc2MetaDataEntry(data)))
	case "rntuple_rc2.meta_data_int64":
		dumpRntupleRc2MetaDataInt64(w, must(raw.ParseRntupleRc2MetaDataInt64(data)))
	case "rntuple_rc2.meta_data_bool":
		dumpRntupleRc2MetaDataBool(w, must(raw.ParseRntupleRc2MetaDataBool(data)))
	case "rntuple_rc2.meta_data_float64":
		dumpRntupleRc2MetaDataFloat64(w, must(raw.ParseRntupleRc2MetaDataFloat64(data)))
	case "rntuple_rc2.int64_list":
		dumpRntupleRc2Int64List(w, must(raw.ParseRntupleRc2Int64List(data)))
	case "rntuple_rc2.int64_list_body":
		dumpRntupleRc2Int64ListBody(w, must(raw.ParseRntupleRc2Int64ListBody(data)))
	case "rntuple_rc2.bool_list":
		dumpRntupleRc2BoolList(w, must(raw.ParseRntupleRc2BoolList(data)))
	case "rntuple_rc2.bool_list_body":
		dumpRntupleRc2BoolListBody(w, must(raw.ParseRntupleRc2BoolListBody(data)))
	case "rntuple_rc2.float64_list":
		dumpRntupleRc2Float64List(w, must(raw.ParseRntupleRc2Float64List(data)))
	case "rntuple_rc2.float64_list_body":
		dumpRntupleRc2Float64ListBody(w, must(raw.ParseRntupleRc2Float64ListBody(data)))
	case "rntuple_rc2.string_list":
		dumpRntupleRc2StringList(w, must(raw.ParseRntupleRc2StringList(data)))
	case "rntuple_rc2.string_list_body":
		dumpRntupleRc2StringListBody(w, must(raw.ParseRntupleRc2StringListBody(data)))
	case "rntuple_rc1":
		dumpRntupleRc1(w, must(raw.ParseRntupleRc1(data)))
	case "rntuple_rc1.envelope_preamble":
		dumpRntupleRc1EnvelopePreamble(w, must(raw.ParseRntupleRc1EnvelopePreamble(data)))
	case "rntuple_rc1.header_envelope":
		dumpRntupleRc1HeaderEnvelope(w, must(raw.ParseRntupleRc1HeaderEnvelope(data)))
	case "rntuple_rc1.footer_envelope":
		dumpRntupleRc1FooterEnvelope(w, must(raw.ParseRntupleRc1FooterEnvelope(data)))
	case "rntuple_rc1.page_list_envelope":
		dumpRntupleRc1PageListEnvelope(w, must(raw.ParseRntupleRc1PageListEnvelope(data)))
	case "rntuple_rc1.meta_data_envelope":
		dumpRntupleRc1MetaDataEnvelope(w, must(raw.ParseRntupleRc1MetaDataEnvelope(data)))
	case "rntuple_rc1.counted_string":
		dumpRntupleRc1CountedString(w, must(raw.ParseRntupleRc1CountedString(data)))
	case "rntuple_rc1.unknown_payload":
		dumpRntupleRc1UnknownPayload(w, must(raw.ParseRntupleRc1UnknownPayload(data)))
	case "rntuple_rc1.feature_flags":
		dumpRntupleRc1FeatureFlags(w, must(raw.ParseRntupleRc1FeatureFlags(data)))
	case "rntuple_rc1.feature_flag_word":
		dumpRntupleRc1FeatureFlagWord(w, must(raw.ParseRntupleRc1FeatureFlagWord(data)))
	case "rntuple_rc1.locator":
		dumpRntupleRc1Locator(w, must(raw.ParseRntupleRc1Locator(data)))
	case "rntuple_rc1.uri_locator":
		dumpRntupleRc1UriLocator(w, must(raw.ParseRntupleRc1UriLocator(data)))
	case "rntuple_rc1.object64_locator":
		dumpRntupleRc1Object64Locator(w, must(raw.ParseRntupleRc1Object64Locator(data)))
	case "rntuple_rc1.envelope_link":
		dumpRntupleRc1EnvelopeLink(w, must(raw.ParseRntupleRc1EnvelopeLink(data)))
	case "rntuple_rc1.header":
		dumpRntupleRc1Header(w, must(raw.ParseRntupleRc1Header(data)))
	case "rntuple_rc1.schema":
		dumpRntupleRc1Schema(w, must(raw.ParseRntupleRc1Schema(data)))
	case "rntuple_rc1.field_list":
		dumpRntupleRc1FieldList(w, must(raw.ParseRntupleRc1FieldList(data)))
	case "rntuple_rc1.field_list_body":
		dumpRntupleRc1FieldListBody(w, must(raw.ParseRntupleRc1FieldListBody(data)))
	case "rntuple_rc1.field_record":
		dumpRntupleRc1FieldRecord(w, must(raw.ParseRntupleRc1FieldRecord(data)))
	case "rntuple_rc1.field":
		dumpRntupleRc1Field(w, must(raw.ParseRntupleRc1Field(data)))
	case "rntuple_rc1.column_list":
		dumpRntupleRc1ColumnList(w, must(raw.ParseRntupleRc1ColumnList(data)))
	case "rntuple_rc1.column_list_body":
		dumpRntupleRc1ColumnListBody(w, must(raw.ParseRntupleRc1ColumnListBody(data)))
	case "rntuple_rc1.column_record":
		dumpRntupleRc1ColumnRecord(w, must(raw.ParseRntupleRc1ColumnRecord(data)))
	case "rntuple_rc1.column":
		dumpRntupleRc1Column(w, must(raw.ParseRntupleRc1Column(data)))
	case "rntuple_rc1.alias_column_list":
		dumpRntupleRc1AliasColumnList(w, must(raw.ParseRntupleRc1AliasColumnList(data)))
	case "rntuple_rc1.alias_column_list_body":
		dumpRntupleRc1AliasColumnListBody(w, must(raw.ParseRntupleRc1AliasColumnListBody(data)))
	case "rntuple_rc1.alias_column_record":
		dumpRntupleRc1AliasColumnRecord(w, must(raw.ParseRntupleRc1AliasColumnRecord(data)))
	case "rntuple_rc1.alias_column":
		dumpRntupleRc1AliasColumn(w, must(raw.ParseRntupleRc1AliasColumn(data)))
	case "rntuple_rc1.extra_type_info_list":
		dumpRntupleRc1ExtraTypeInfoList(w, must(raw.ParseRntupleRc1ExtraTypeInfoList(data)))
	case "rntuple_rc1.extra_type_info_list_body":
		dumpRntupleRc1ExtraTypeInfoListBody(w, must(raw.ParseRntupleRc1ExtraTypeInfoListBody(data)))
	case "rntuple_rc1.extra_type_info_record":
		dumpRntupleRc1ExtraTypeInfoRecord(w, must(raw.ParseRntupleRc1ExtraTypeInfoRecord(data)))
	case "rntuple_rc1.extra_type_info":
		dumpRntupleRc1ExtraTypeInfo(w, must(raw.ParseRntupleRc1ExtraTypeInfo(data)))
	case "rntuple_rc1.footer":
		dumpRntupleRc1Footer(w, must(raw.ParseRntupleRc1Footer(data)))
	case "rntuple_rc1.schema_extension_frame":
		dumpRntupleRc1SchemaExtensionFrame(w, must(raw.ParseRntupleRc1SchemaExtensionFrame(data)))
	case "rntuple_rc1.schema_extension_list_body":
		dumpRntupleRc1SchemaExtensionListBody(w, must(raw.ParseRntupleRc1SchemaExtensionListBody(data)))
	case "rntuple_rc1.schema_extension":
		dumpRntupleRc1SchemaExtension(w, must(raw.ParseRntupleRc1SchemaExtension(data)))
	case "rntuple_rc1.column_group_list":
		dumpRntupleRc1ColumnGroupList(w, must(raw.ParseRntupleRc1ColumnGroupList(data)))
	case "rntuple_rc1.column_group_list_body":
		dumpRntupleRc1ColumnGroupListBody(w, must(raw.ParseRntupleRc1ColumnGroupListBody(data)))
	case "rntuple_rc1.column_group_record":
		dumpRntupleRc1ColumnGroupRecord(w, must(raw.ParseRntupleRc1ColumnGroupRecord(data)))
	case "rntuple_rc1.column_group":
		dumpRntupleRc1ColumnGroup(w, must(raw.ParseRntupleRc1ColumnGroup(data)))
	case "rntuple_rc1.column_id_list":
		dumpRntupleRc1ColumnIdList(w, must(raw.ParseRntupleRc1ColumnIdList(data)))
	case "rntuple_rc1.column_id_list_body":
		dumpRntupleRc1ColumnIdListBody(w, must(raw.ParseRntupleRc1ColumnIdListBody(data)))
	case "rntuple_rc1.cluster_group_list":
		dumpRntupleRc1ClusterGroupList(w, must(raw.ParseRntupleRc1ClusterGroupList(data)))
	case "rntuple_rc1.cluster_group_list_body":
		dumpRntupleRc1ClusterGroupListBody(w, must(raw.ParseRntupleRc1ClusterGroupListBody(data)))
	case "rntuple_rc1.cluster_group_record":
		dumpRntupleRc1ClusterGroupRecord(w, must(raw.ParseRntupleRc1ClusterGroupRecord(data)))
	case "rntuple_rc1.cluster_group":
		dumpRntupleRc1ClusterGroup(w, must(raw.ParseRntupleRc1ClusterGroup(data)))
	case "rntuple_rc1.meta_data_link_list":
		dumpRntupleRc1MetaDataLinkList(w, must(raw.ParseRntupleRc1MetaDataLinkList(data)))
	case "rntuple_rc1.meta_data_link_list_body":
		dumpRntupleRc1MetaDataLinkListBody(w, must(raw.ParseRntupleRc1MetaDataLinkListBody(data)))
	case "rntuple_rc1.cluster_summary_list":
		dumpRntupleRc1ClusterSummaryList(w, must(raw.ParseRntupleRc1ClusterSummaryList(data)))
	case "rntuple_rc1.cluster_summary_list_body":
		dumpRntupleRc1ClusterSummaryListBody(w, must(raw.ParseRntupleRc1ClusterSummaryListBody(data)))
	case "rntuple_rc1.cluster_summary_record":
		dumpRntupleRc1ClusterSummaryRecord(w, must(raw.ParseRntupleRc1ClusterSummaryRecord(data)))
	case "rntuple_rc1.cluster_summary":
		dumpRntupleRc1ClusterSummary(w, must(raw.ParseRntupleRc1ClusterSummary(data)))
	case "rntuple_rc1.page_list":
		dumpRntupleRc1PageList(w, must(raw.ParseRntupleRc1PageList(data)))
	case "rntuple_rc1.cluster_pages_list":
		dumpRntupleRc1ClusterPagesList(w, must(raw.ParseRntupleRc1ClusterPagesList(data)))
	case "rntuple_rc1.cluster_pages_list_body":
		dumpRntupleRc1ClusterPagesListBody(w, must(raw.ParseRntupleRc1ClusterPagesListBody(data)))
	case "rntuple_rc1.cluster_pages":
		dumpRntupleRc1ClusterPages(w, must(raw.ParseRntupleRc1ClusterPages(data)))
	case "rntuple_rc1.cluster_pages_body":
		dumpRntupleRc1ClusterPagesBody(w, must(raw.ParseRntupleRc1ClusterPagesBody(data)))
	case "rntuple_rc1.column_pages":
		dumpRntupleRc1ColumnPages(w, must(raw.ParseRntupleRc1ColumnPages(data)))
	case "rntuple_rc1.column_pages_body":
		dumpRntupleRc1ColumnPagesBody(w, must(raw.ParseRntupleRc1ColumnPagesBody(data)))
	case "rntuple_rc1.page":
		dumpRntupleRc1Page(w, must(raw.ParseRntupleRc1Page(data)))
	case "rntuple_rc1.meta_data":
		dumpRntupleRc1MetaData(w, must(raw.ParseRntupleRc1MetaData(data)))
	case "rntuple_rc1.meta_data_entry_list":
		dumpRntupleRc1MetaDataEntryList(w, must(raw.ParseRntupleRc1MetaDataEntryList(data)))
	case "rntuple_rc1.meta_data_entry_list_body":
		dumpRntupleRc1MetaDataEntryListBody(w, must(raw.ParseRntupleRc1MetaDataEntryListBody(data)))
	case "rntuple_rc1.meta_data_entry_record":
		dumpRntupleRc1MetaDataEntryRecord(w, must(raw.ParseRntupleRc1MetaDataEntryRecord(data)))
	case "rntuple_rc1.meta_data_entry":
		dumpRntupleRc1MetaDataEntry(w, must(raw.ParseRntupleRc1MetaDataEntry(data)))
	case "rntuple_rc1.meta_data_int64":
		dumpRntupleRc1MetaDataInt64(w, must(raw.ParseRntupleRc1MetaDataInt64(data)))
	case "rntuple_rc1.meta_data_bool":
		dumpRntupleRc1MetaDataBool(w, must(raw.ParseRntupleRc1MetaDataBool(data)))
	case "rntuple_rc1.meta_data_float64":
		dumpRntupleRc1MetaDataFloat64(w, must(raw.ParseRntupleRc1MetaDataFloat64(data)))
	case "rntuple_rc1.int64_list":
		dumpRntupleRc1Int64List(w, must(raw.ParseRntupleRc1Int64List(data)))
	case "rntuple_rc1.int64_list_body":
		dumpRntupleRc1Int64ListBody(w, must(raw.ParseRntupleRc1Int64ListBody(data)))
	case "rntuple_rc1.bool_list":
		dumpRntupleRc1BoolList(w, must(raw.ParseRntupleRc1BoolList(data)))
	case "rntuple_rc1.bool_list_body":
		dumpRntupleRc1BoolListBody(w, must(raw.ParseRntupleRc1BoolListBody(data)))
	case "rntuple_rc1.float64_list":
		dumpRntupleRc1Float64List(w, must(raw.ParseRntupleRc1Float64List(data)))
	case "rntuple_rc1.float64_list_body":
		dumpRntupleRc1Float64ListBody(w, must(raw.ParseRntupleRc1Float64ListBody(data)))
	case "rntuple_rc1.string_list":
		dumpRntupleRc1StringList(w, must(raw.ParseRntupleRc1StringList(data)))
	case "rntuple_rc1.string_list_body":
		dumpRntupleRc1StringListBody(w, must(raw.ParseRntupleRc1StringListBody(data)))
	case "rntuple_v0":
		dumpRntupleV0(w, must(raw.ParseRntupleV0(data)))
	case "rntuple_v0.header_envelope":
		dumpRntupleV0HeaderEnvelope(w, must(raw.ParseRntupleV0HeaderEnvelope(data)))
	case "rntuple_v0.footer_envelope":
		dumpRntupleV0FooterEnvelope(w, must(raw.ParseRntupleV0FooterEnvelope(data)))
	case "rntuple_v0.postscript":
		dumpRntupleV0Postscript(w, must(raw.ParseRntupleV0Postscript(data)))
	case "rntuple_v0.counted_string":
		dumpRntupleV0CountedString(w, must(raw.ParseRntupleV0CountedString(data)))
	case "rntuple_v0.header_record":
		dumpRntupleV0HeaderRecord(w, must(raw.ParseRntupleV0HeaderRecord(data)))
	case "rntuple_v0.header":
		dumpRntupleV0Header(w, must(raw.ParseRntupleV0Header(data)))
	case "rntuple_v0.version_record":
		dumpRntupleV0VersionRecord(w, must(raw.ParseRntupleV0VersionRecord(data)))
	case "rntuple_v0.version_numbers":
		dumpRntupleV0VersionNumbers(w, must(raw.ParseRntupleV0VersionNumbers(data)))
	case "rntuple_v0.uuid_record":
		dumpRntupleV0UuidRecord(w, must(raw.ParseRntupleV0UuidRecord(data)))
	case "rntuple_v0.identity":
		dumpRntupleV0Identity(w, must(raw.ParseRntupleV0Identity(data)))
	case "rntuple_v0.locator":
		dumpRntupleV0Locator(w, must(raw.ParseRntupleV0Locator(data)))
	case "rntuple_v0.field_record":
		dumpRntupleV0FieldRecord(w, must(raw.ParseRntupleV0FieldRecord(data)))
	case "rntuple_v0.field":
		dumpRntupleV0Field(w, must(raw.ParseRntupleV0Field(data)))
	case "rntuple_v0.column_record":
		dumpRntupleV0ColumnRecord(w, must(raw.ParseRntupleV0ColumnRecord(data)))
	case "rntuple_v0.column":
		dumpRntupleV0Column(w, must(raw.ParseRntupleV0Column(data)))
	case "rntuple_v0.column_model_record":
		dumpRntupleV0ColumnModelRecord(w, must(raw.ParseRntupleV0ColumnModelRecord(data)))
	case "rntuple_v0.column_model":
		dumpRntupleV0ColumnModel(w, must(raw.ParseRntupleV0ColumnModel(data)))
	case "rntuple_v0.footer_record":
		dumpRntupleV0FooterRecord(w, must(raw.ParseRntupleV0FooterRecord(data)))
	case "rntuple_v0.footer":
		dumpRntupleV0Footer(w, must(raw.ParseRntupleV0Footer(data)))
	case "rntuple_v0.cluster":
		dumpRntupleV0Cluster(w, must(raw.ParseRntupleV0Cluster(data)))
	case "rntuple_v0.cluster_summary_record":
		dumpRntupleV0ClusterSummaryRecord(w, must(raw.ParseRntupleV0ClusterSummaryRecord(data)))
	case "rntuple_v0.cluster_summary":
		dumpRntupleV0ClusterSummary(w, must(raw.ParseRntupleV0ClusterSummary(data)))
	case "rntuple_v0.column_pages":
		dumpRntupleV0ColumnPages(w, must(raw.ParseRntupleV0ColumnPages(data)))
	case "rntuple_v0.page":
		dumpRntupleV0Page(w, must(raw.ParseRntupleV0Page(data)))
	case "root_file":
		dumpRootFile(w, must(raw.ParseRootFile(data)))
	case "root_file.file_header":
		dumpRootFileFileHeader(w, must(raw.ParseRootFileFileHeader(data)))
	case "root_file.counted_string":
		dumpRootFileCountedString(w, must(raw.ParseRootFileCountedString(data)))
	case "root_file.key":
		dumpRootFileKey(w, must(raw.ParseRootFileKey(data)))
	case "root_file.record":
		dumpRootFileRecord(w, must(raw.ParseRootFileRecord(data)))
	case "root_file.directory":
		dumpRootFileDirectory(w, must(raw.ParseRootFileDirectory(data)))
	case "root_file.keys_list":
		dumpRootFileKeysList(w, must(raw.ParseRootFileKeysList(data)))
	case "root_file.entry_list":
		dumpRootFileEntryList(w, must(raw.ParseRootFileEntryList(data)))
	case "root_file.entry":
		dumpRootFileEntry(w, must(raw.ParseRootFileEntry(data)))
	case "root_file.anchor_record":
		dumpRootFileAnchorRecord(w, must(raw.ParseRootFileAnchorRecord(data)))
	case "root_file.free_list":
		dumpRootFileFreeList(w, must(raw.ParseRootFileFreeList(data)))
	case "root_file.free_entry":
		dumpRootFileFreeEntry(w, must(raw.ParseRootFileFreeEntry(data)))
	case "root_file.anchor":
		dumpRootFileAnchor(w, must(raw.ParseRootFileAnchor(data)))
	case "root_file.anchor_rc2":
		dumpRootFileAnchorRc2(w, must(raw.ParseRootFileAnchorRc2(data)))
	case "root_file.anchor_rc1":
		dumpRootFileAnchorRc1(w, must(raw.ParseRootFileAnchorRc1(data)))
	case "root_file.compression_block":
		dumpRootFileCompressionBlock(w, must(raw.ParseRootFileCompressionBlock(data)))
	case "root_file.compression_chunk":
		dumpRootFileCompressionChunk(w, must(raw.ParseRootFileCompressionChunk(data)))
	case "root_file.blob_offset_table":
		dumpRootFileBlobOffsetTable(w, must(raw.ParseRootFileBlobOffsetTable(data)))
	case "streamer_info":
		dumpStreamerInfo(w, must(raw.ParseStreamerInfo(data)))
	case "streamer_info.counted_string":
		dumpStreamerInfoCountedString(w, must(raw.ParseStreamerInfoCountedString(data)))
	case "streamer_info.root_object":
		dumpStreamerInfoRootObject(w, must(raw.ParseStreamerInfoRootObject(data)))
	case "streamer_info.info_list":
		dumpStreamerInfoInfoList(w, must(raw.ParseStreamerInfoInfoList(data)))
	case "streamer_info.info_item":
		dumpStreamerInfoInfoItem(w, must(raw.ParseStreamerInfoInfoItem(data)))
	case "streamer_info.any_object":
		dumpStreamerInfoAnyObject(w, must(raw.ParseStreamerInfoAnyObject(data)))
	case "streamer_info.named":
		dumpStreamerInfoNamed(w, must(raw.ParseStreamerInfoNamed(data)))
	case "streamer_info.named_members":
		dumpStreamerInfoNamedMembers(w, must(raw.ParseStreamerInfoNamedMembers(data)))
	case "streamer_info.class_info":
		dumpStreamerInfoClassInfo(w, must(raw.ParseStreamerInfoClassInfo(data)))
	case "streamer_info.class_info_members":
		dumpStreamerInfoClassInfoMembers(w, must(raw.ParseStreamerInfoClassInfoMembers(data)))
	case "streamer_info.class_elements":
		dumpStreamerInfoClassElements(w, must(raw.ParseStreamerInfoClassElements(data)))
	case "streamer_info.class_elements_members":
		dumpStreamerInfoClassElementsMembers(w, must(raw.ParseStreamerInfoClassElementsMembers(data)))
	case "streamer_info.element_item":
		dumpStreamerInfoElementItem(w, must(raw.ParseStreamerInfoElementItem(data)))
	case "streamer_info.class_element":
		dumpStreamerInfoClassElement(w, must(raw.ParseStreamerInfoClassElement(data)))
	case "streamer_info.class_element_members":
		dumpStreamerInfoClassElementMembers(w, must(raw.ParseStreamerInfoClassElementMembers(data)))
	case "streamer_info.element":
		dumpStreamerInfoElement(w, must(raw.ParseStreamerInfoElement(data)))
	case "streamer_info.element_members":
		dumpStreamerInfoElementMembers(w, must(raw.ParseStreamerInfoElementMembers(data)))
	case "trevni":
		dumpTrevni(w, must(raw.ParseTrevni(data)))
	case "trevni.metadata_map":
		dumpTrevniMetadataMap(w, must(raw.ParseTrevniMetadataMap(data)))
	case "trevni.metadata_pair":
		dumpTrevniMetadataPair(w, must(raw.ParseTrevniMetadataPair(data)))
	case "trevni.counted_bytes":
		dumpTrevniCountedBytes(w, must(raw.ParseTrevniCountedBytes(data)))
	case "trevni.length":
		dumpTrevniLength(w, must(raw.ParseTrevniLength(data)))
	case "trevni.zigzag":
		dumpTrevniZigzag(w, must(raw.ParseTrevniZigzag(data)))
	case "trevni.column":
		dumpTrevniColumn(w, must(raw.ParseTrevniColumn(data)))
	case "trevni.block_descriptor":
		dumpTrevniBlockDescriptor(w, must(raw.ParseTrevniBlockDescriptor(data)))
	case "trevni.column_zigzag":
		dumpTrevniColumnZigzag(w, must(raw.ParseTrevniColumnZigzag(data)))
	case "trevni.zigzag_block_descriptor":
		dumpTrevniZigzagBlockDescriptor(w, must(raw.ParseTrevniZigzagBlockDescriptor(data)))
	case "trevni.column_fixed32":
		dumpTrevniColumnFixed32(w, must(raw.ParseTrevniColumnFixed32(data)))
	case "trevni.fixed32_block_descriptor":
		dumpTrevniFixed32BlockDescriptor(w, must(raw.ParseTrevniFixed32BlockDescriptor(data)))
	case "trevni.column_fixed64":
		dumpTrevniColumnFixed64(w, must(raw.ParseTrevniColumnFixed64(data)))
	case "trevni.fixed64_block_descriptor":
		dumpTrevniFixed64BlockDescriptor(w, must(raw.ParseTrevniFixed64BlockDescriptor(data)))
	case "trevni.column_counted":
		dumpTrevniColumnCounted(w, must(raw.ParseTrevniColumnCounted(data)))
	case "trevni.counted_block_descriptor":
		dumpTrevniCountedBlockDescriptor(w, must(raw.ParseTrevniCountedBlockDescriptor(data)))
	case "trevni.repeated_block":
		dumpTrevniRepeatedBlock(w, must(raw.ParseTrevniRepeatedBlock(data)))
	case "trevni.zigzag_values":
		dumpTrevniZigzagValues(w, must(raw.ParseTrevniZigzagValues(data)))
	case "trevni.counted_values":
		dumpTrevniCountedValues(w, must(raw.ParseTrevniCountedValues(data)))
	case "rntuple_page":
		dumpPage(w, must(raw.ParsePage(data)))
	case "rntuple_page.uint8_page":
		dumpPageUint8Page(w, must(raw.ParsePageUint8Page(data)))
	case "rntuple_page.int8_page":
		dumpPageInt8Page(w, must(raw.ParsePageInt8Page(data)))
	case "rntuple_page.uint16_page":
		dumpPageUint16Page(w, must(raw.ParsePageUint16Page(data)))
	case "rntuple_page.int16_page":
		dumpPageInt16Page(w, must(raw.ParsePageInt16Page(data)))
	case "rntuple_page.uint32_page":
		dumpPageUint32Page(w, must(raw.ParsePageUint32Page(data)))
	case "rntuple_page.int32_page":
		dumpPageInt32Page(w, must(raw.ParsePageInt32Page(data)))
	case "rntuple_page.uint64_page":
		dumpPageUint64Page(w, must(raw.ParsePageUint64Page(data)))
	case "rntuple_page.int64_page":
		dumpPageInt64Page(w, must(raw.ParsePageInt64Page(data)))
	case "rntuple_page.real16_page":
		dumpPageReal16Page(w, must(raw.ParsePageReal16Page(data)))
	case "rntuple_page.real32_page":
		dumpPageReal32Page(w, must(raw.ParsePageReal32Page(data)))
	case "rntuple_page.real64_page":
		dumpPageReal64Page(w, must(raw.ParsePageReal64Page(data)))
	case "rntuple_page.switch_page":
		dumpPageSwitchPage(w, must(raw.ParsePageSwitchPage(data)))
	case "rntuple_page.switch44_page":
		dumpPageSwitch44Page(w, must(raw.ParsePageSwitch44Page(data)))
	case "rntuple_page.switch32_page":
		dumpPageSwitch32Page(w, must(raw.ParsePageSwitch32Page(data)))
	case "rntuple_page.real16":
		dumpPageReal16(w, must(raw.ParsePageReal16(data)))
	case "rntuple_page.switch96":
		dumpPageSwitch96(w, must(raw.ParsePageSwitch96(data)))
	case "rntuple_page.switch44":
		dumpPageSwitch44(w, must(raw.ParsePageSwitch44(data)))
	case "rntuple_page.switch32":
		dumpPageSwitch32(w, must(raw.ParsePageSwitch32(data)))
	case "rntuple_page.bit_page":
		dumpPageBitPage(w, must(raw.ParsePageBitPage(data)))
	case "rntuple_page.packed2_page":
		dumpPagePacked2Page(w, must(raw.ParsePagePacked2Page(data)))
	case "rntuple_page.packed3_page":
		dumpPagePacked3Page(w, must(raw.ParsePagePacked3Page(data)))
	case "rntuple_page.packed4_page":
		dumpPagePacked4Page(w, must(raw.ParsePagePacked4Page(data)))
	case "rntuple_page.packed5_page":
		dumpPagePacked5Page(w, must(raw.ParsePagePacked5Page(data)))
	case "rntuple_page.packed6_page":
		dumpPagePacked6Page(w, must(raw.ParsePagePacked6Page(data)))
	case "rntuple_page.packed7_page":
		dumpPagePacked7Page(w, must(raw.ParsePagePacked7Page(data)))
	case "rntuple_page.packed8_page":
		dumpPagePacked8Page(w, must(raw.ParsePagePacked8Page(data)))
	case "rntuple_page.packed9_page":
		dumpPagePacked9Page(w, must(raw.ParsePagePacked9Page(data)))
	case "rntuple_page.packed10_page":
		dumpPagePacked10Page(w, must(raw.ParsePagePacked10Page(data)))
	case "rntuple_page.packed11_page":
		dumpPagePacked11Page(w, must(raw.ParsePagePacked11Page(data)))
	case "rntuple_page.packed12_page":
		dumpPagePacked12Page(w, must(raw.ParsePagePacked12Page(data)))
	case "rntuple_page.packed13_page":
		dumpPagePacked13Page(w, must(raw.ParsePagePacked13Page(data)))
	case "rntuple_page.packed14_page":
		dumpPagePacked14Page(w, must(raw.ParsePagePacked14Page(data)))
	case "rntuple_page.packed15_page":
		dumpPagePacked15Page(w, must(raw.ParsePagePacked15Page(data)))
	case "rntuple_page.packed16_page":
		dumpPagePacked16Page(w, must(raw.ParsePagePacked16Page(data)))
	case "rntuple_page.packed17_page":
		dumpPagePacked17Page(w, must(raw.ParsePagePacked17Page(data)))
	case "rntuple_page.packed18_page":
		dumpPagePacked18Page(w, must(raw.ParsePagePacked18Page(data)))
	case "rntuple_page.packed19_page":
		dumpPagePacked19Page(w, must(raw.ParsePagePacked19Page(data)))
	case "rntuple_page.packed20_page":
		dumpPagePacked20Page(w, must(raw.ParsePagePacked20Page(data)))
	case "rntuple_page.packed21_page":
		dumpPagePacked21Page(w, must(raw.ParsePagePacked21Page(data)))
	case "rntuple_page.packed22_page":
		dumpPagePacked22Page(w, must(raw.ParsePagePacked22Page(data)))
	case "rntuple_page.packed23_page":
		dumpPagePacked23Page(w, must(raw.ParsePagePacked23Page(data)))
	case "rntuple_page.packed24_page":
		dumpPagePacked24Page(w, must(raw.ParsePagePacked24Page(data)))
	case "rntuple_page.packed25_page":
		dumpPagePacked25Page(w, must(raw.ParsePagePacked25Page(data)))
	case "rntuple_page.packed26_page":
		dumpPagePacked26Page(w, must(raw.ParsePagePacked26Page(data)))
	case "rntuple_page.packed27_page":
		dumpPagePacked27Page(w, must(raw.ParsePagePacked27Page(data)))
	case "rntuple_page.packed28_page":
		dumpPagePacked28Page(w, must(raw.ParsePagePacked28Page(data)))
	case "rntuple_page.packed29_page":
		dumpPagePacked29Page(w, must(raw.ParsePagePacked29Page(data)))
	case "rntuple_page.packed30_page":
		dumpPagePacked30Page(w, must(raw.ParsePagePacked30Page(data)))
	case "rntuple_page.packed31_page":
		dumpPagePacked31Page(w, must(raw.ParsePagePacked31Page(data)))
	case "rntuple_page.packed32_page":
		dumpPagePacked32Page(w, must(raw.ParsePagePacked32Page(data)))
	default:
		panic("there is no type " + name)
	}
}

// roots are the types that are no part of another one.
var roots = []string{
	"rntuple",
	"rntuple_rc2",
	"rntuple_rc1",
	"rntuple_rc1.header_envelope",
	"rntuple_rc1.footer_envelope",
	"rntuple_rc1.page_list_envelope",
	"rntuple_rc1.meta_data_envelope",
	"rntuple_v0",
	"rntuple_v0.header_envelope",
	"rntuple_v0.footer_envelope",
	"root_file",
	"root_file.keys_list",
	"root_file.free_list",
	"root_file.compression_block",
	"root_file.blob_offset_table",
	"streamer_info",
	"streamer_info.class_info",
	"streamer_info.class_elements",
	"streamer_info.class_element",
	"trevni",
	"trevni.column",
	"trevni.column_zigzag",
	"trevni.column_fixed32",
	"trevni.column_fixed64",
	"trevni.column_counted",
	"trevni.repeated_block",
	"trevni.zigzag_values",
	"trevni.counted_values",
	"rntuple_page",
	"rntuple_page.uint8_page",
	"rntuple_page.int8_page",
	"rntuple_page.uint16_page",
	"rntuple_page.int16_page",
	"rntuple_page.uint32_page",
	"rntuple_page.int32_page",
	"rntuple_page.uint64_page",
	"rntuple_page.int64_page",
	"rntuple_page.real16_page",
	"rntuple_page.real32_page",
	"rntuple_page.real64_page",
	"rntuple_page.switch_page",
	"rntuple_page.switch44_page",
	"rntuple_page.switch32_page",
	"rntuple_page.bit_page",
	"rntuple_page.packed2_page",
	"rntuple_page.packed3_page",
	"rntuple_page.packed4_page",
	"rntuple_page.packed5_page",
	"rntuple_page.packed6_page",
	"rntuple_page.packed7_page",
	"rntuple_page.packed8_page",
	"rntuple_page.packed9_page",
	"rntuple_page.packed10_page",
	"rntuple_page.packed11_page",
	"rntuple_page.packed12_page",
	"rntuple_page.packed13_page",
	"rntuple_page.packed14_page",
	"rntuple_page.packed15_page",
	"rntuple_page.packed16_page",
	"rntuple_page.packed17_page",
	"rntuple_page.packed18_page",
	"rntuple_page.packed19_page",
	"rntuple_page.packed20_page",
	"rntuple_page.packed21_page",
	"rntuple_page.packed22_page",
	"rntuple_page.packed23_page",
	"rntuple_page.packed24_page",
	"rntuple_page.packed25_page",
	"rntuple_page.packed26_page",
	"rntuple_page.packed27_page",
	"rntuple_page.packed28_page",
	"rntuple_page.packed29_page",
	"rntuple_page.packed30_page",
	"rntuple_page.packed31_page",
	"rntuple_page.packed32_page",
}

// canonical returns a tree as canonical JSON, or the error of the parser. Anything else that goes wrong is a panic.
func canonical(name string, data []byte) (line string, err error) {
	defer func() {
		if reason := recover(); reason != nil {
			formatError, is := reason.(*raw.FormatError)
			if !is {
				panic(reason)
			}
			err = formatError
		}
	}()
	w := &writer{}
	dump(w, name, data)
	return w.String(), nil
}

func main() {
	out := bufio.NewWriterSize(os.Stdout, 1<<16)
	defer out.Flush()
	if len(os.Args) > 1 {
		data := must(os.ReadFile(os.Args[1]))
		fmt.Fprintln(out, must(canonical("root_file", data)))
		return
	}
	in := bufio.NewReaderSize(os.Stdin, 1<<16)
	take := func() []byte {
		var size [4]byte
		must(io.ReadFull(in, size[:]))
		piece := make([]byte, binary.LittleEndian.Uint32(size[:]))
		must(io.ReadFull(in, piece))
		return piece
	}
	for {
		if _, err := in.Peek(1); err == io.EOF {
			break
		}
		name := string(take())
		line, err := canonical(name, take())
		if err != nil {
			line = "error"
		}
		fmt.Fprintln(out, line)
		if in.Buffered() == 0 {
			must(0, out.Flush())
		}
	}
}
