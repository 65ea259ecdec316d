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

	rn "github.com/rntuple-construct/rntuple-construct/generated/go/rntuple"
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

func dumpRntuple(w *writer, n *rn.Rntuple) {
	first := true
	w.WriteByte('{')
	w.key(&first, "type_id")
	number(w, n.TypeId)
	w.key(&first, "len_envelope_lo")
	number(w, n.LenEnvelopeLo)
	w.key(&first, "len_envelope_hi")
	number(w, n.LenEnvelopeHi)
	switch x := n.Payload.(type) {
	case *rn.Rntuple_Header:
		w.key(&first, "payload")
		w.WriteString(`{"header":`)
		dumpRntuple_Header(w, x)
		w.WriteByte('}')
	case *rn.Rntuple_Footer:
		w.key(&first, "payload")
		w.WriteString(`{"footer":`)
		dumpRntuple_Footer(w, x)
		w.WriteByte('}')
	case *rn.Rntuple_PageList:
		w.key(&first, "payload")
		w.WriteString(`{"page_list":`)
		dumpRntuple_PageList(w, x)
		w.WriteByte('}')
	case *rn.Rntuple_UnknownPayload:
		w.key(&first, "payload")
		w.WriteString(`{"unknown_payload":`)
		dumpRntuple_UnknownPayload(w, x)
		w.WriteByte('}')
	}
	w.key(&first, "checksum")
	w.bytes(n.Checksum)
	w.key(&first, "len_envelope")
	number(w, must(n.LenEnvelope()))
	w.WriteByte('}')
}

func dumpRntuple_CountedString(w *writer, n *rn.Rntuple_CountedString) {
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

func dumpRntuple_UnknownPayload(w *writer, n *rn.Rntuple_UnknownPayload) {
	first := true
	w.WriteByte('{')
	w.key(&first, "raw")
	w.bytes(n.Raw)
	w.WriteByte('}')
}

func dumpRntuple_FeatureFlags(w *writer, n *rn.Rntuple_FeatureFlags) {
	first := true
	w.WriteByte('{')
	w.key(&first, "words")
	w.WriteByte('[')
	for i, x := range n.Words {
		if i > 0 {
			w.WriteByte(',')
		}
		dumpRntuple_FeatureFlagWord(w, x)
	}
	w.WriteByte(']')
	w.WriteByte('}')
}

func dumpRntuple_FeatureFlagWord(w *writer, n *rn.Rntuple_FeatureFlagWord) {
	first := true
	w.WriteByte('{')
	w.key(&first, "lo")
	number(w, n.Lo)
	w.key(&first, "hi")
	number(w, n.Hi)
	w.WriteByte('}')
}

func dumpRntuple_Locator(w *writer, n *rn.Rntuple_Locator) {
	first := true
	w.WriteByte('{')
	w.key(&first, "head")
	number(w, n.Head)
	if n.OfsRangePresent() {
		w.key(&first, "ofs_range")
		number(w, n.OfsRange)
	}
	switch x := n.Payload.(type) {
	case *rn.Rntuple_LargeLocator:
		w.key(&first, "payload")
		w.WriteString(`{"large_locator":`)
		dumpRntuple_LargeLocator(w, x)
		w.WriteByte('}')
	case *rn.Rntuple_UnknownPayload:
		w.key(&first, "payload")
		w.WriteString(`{"unknown_payload":`)
		dumpRntuple_UnknownPayload(w, x)
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

func dumpRntuple_LargeLocator(w *writer, n *rn.Rntuple_LargeLocator) {
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

func dumpRntuple_EnvelopeLink(w *writer, n *rn.Rntuple_EnvelopeLink) {
	first := true
	w.WriteByte('{')
	w.key(&first, "len_envelope")
	number(w, n.LenEnvelope)
	w.key(&first, "locator")
	dumpRntuple_Locator(w, n.Locator)
	w.WriteByte('}')
}

func dumpRntuple_Header(w *writer, n *rn.Rntuple_Header) {
	first := true
	w.WriteByte('{')
	w.key(&first, "feature_flags")
	dumpRntuple_FeatureFlags(w, n.FeatureFlags)
	w.key(&first, "name")
	dumpRntuple_CountedString(w, n.Name)
	w.key(&first, "description")
	dumpRntuple_CountedString(w, n.Description)
	w.key(&first, "writer")
	dumpRntuple_CountedString(w, n.Writer)
	w.key(&first, "schema")
	dumpRntuple_Schema(w, n.Schema)
	w.key(&first, "trailing")
	w.bytes(n.Trailing)
	w.WriteByte('}')
}

func dumpRntuple_Schema(w *writer, n *rn.Rntuple_Schema) {
	first := true
	w.WriteByte('{')
	w.key(&first, "fields")
	dumpRntuple_FieldList(w, n.Fields)
	w.key(&first, "columns")
	dumpRntuple_ColumnList(w, n.Columns)
	w.key(&first, "alias_columns")
	dumpRntuple_AliasColumnList(w, n.AliasColumns)
	w.key(&first, "extra_type_infos")
	dumpRntuple_ExtraTypeInfoList(w, n.ExtraTypeInfos)
	w.WriteByte('}')
}

func dumpRntuple_FieldList(w *writer, n *rn.Rntuple_FieldList) {
	first := true
	w.WriteByte('{')
	w.key(&first, "len_frame")
	number(w, n.LenFrame)
	w.key(&first, "body")
	dumpRntuple_FieldListBody(w, n.Body)
	w.WriteByte('}')
}

func dumpRntuple_FieldListBody(w *writer, n *rn.Rntuple_FieldListBody) {
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
		dumpRntuple_FieldRecord(w, x)
	}
	w.WriteByte(']')
	w.key(&first, "trailing")
	w.bytes(n.Trailing)
	w.WriteByte('}')
}

func dumpRntuple_FieldRecord(w *writer, n *rn.Rntuple_FieldRecord) {
	first := true
	w.WriteByte('{')
	w.key(&first, "len_frame")
	number(w, n.LenFrame)
	w.key(&first, "body")
	dumpRntuple_Field(w, n.Body)
	w.WriteByte('}')
}

func dumpRntuple_Field(w *writer, n *rn.Rntuple_Field) {
	first := true
	w.WriteByte('{')
	w.key(&first, "field_version")
	number(w, n.FieldVersion)
	w.key(&first, "type_version")
	number(w, n.TypeVersion)
	w.key(&first, "parent_id")
	number(w, n.ParentId)
	w.key(&first, "role")
	number(w, n.Role)
	w.key(&first, "flags")
	number(w, n.Flags)
	w.key(&first, "name")
	dumpRntuple_CountedString(w, n.Name)
	w.key(&first, "type_name")
	dumpRntuple_CountedString(w, n.TypeName)
	w.key(&first, "type_alias")
	dumpRntuple_CountedString(w, n.TypeAlias)
	w.key(&first, "description")
	dumpRntuple_CountedString(w, n.Description)
	if n.ArraySizePresent() {
		w.key(&first, "array_size")
		number(w, n.ArraySize)
	}
	if n.SourceFieldIdPresent() {
		w.key(&first, "source_field_id")
		number(w, n.SourceFieldId)
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

func dumpRntuple_ColumnList(w *writer, n *rn.Rntuple_ColumnList) {
	first := true
	w.WriteByte('{')
	w.key(&first, "len_frame")
	number(w, n.LenFrame)
	w.key(&first, "body")
	dumpRntuple_ColumnListBody(w, n.Body)
	w.WriteByte('}')
}

func dumpRntuple_ColumnListBody(w *writer, n *rn.Rntuple_ColumnListBody) {
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
		dumpRntuple_ColumnRecord(w, x)
	}
	w.WriteByte(']')
	w.key(&first, "trailing")
	w.bytes(n.Trailing)
	w.WriteByte('}')
}

func dumpRntuple_ColumnRecord(w *writer, n *rn.Rntuple_ColumnRecord) {
	first := true
	w.WriteByte('{')
	w.key(&first, "len_frame")
	number(w, n.LenFrame)
	w.key(&first, "body")
	dumpRntuple_Column(w, n.Body)
	w.WriteByte('}')
}

func dumpRntuple_Column(w *writer, n *rn.Rntuple_Column) {
	first := true
	w.WriteByte('{')
	w.key(&first, "column_type")
	number(w, n.ColumnType)
	w.key(&first, "bits_on_storage")
	number(w, n.BitsOnStorage)
	w.key(&first, "field_id")
	number(w, n.FieldId)
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
		dumpRntuple_ValueRange(w, n.ValueRange)
	}
	w.key(&first, "trailing")
	w.bytes(n.Trailing)
	w.key(&first, "is_deferred")
	w.boolean(must(n.IsDeferred()))
	w.key(&first, "has_value_range")
	w.boolean(must(n.HasValueRange()))
	w.WriteByte('}')
}

func dumpRntuple_ValueRange(w *writer, n *rn.Rntuple_ValueRange) {
	first := true
	w.WriteByte('{')
	w.key(&first, "min")
	w.float(float64(n.Min))
	w.key(&first, "max")
	w.float(float64(n.Max))
	w.WriteByte('}')
}

func dumpRntuple_AliasColumnList(w *writer, n *rn.Rntuple_AliasColumnList) {
	first := true
	w.WriteByte('{')
	w.key(&first, "len_frame")
	number(w, n.LenFrame)
	w.key(&first, "body")
	dumpRntuple_AliasColumnListBody(w, n.Body)
	w.WriteByte('}')
}

func dumpRntuple_AliasColumnListBody(w *writer, n *rn.Rntuple_AliasColumnListBody) {
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
		dumpRntuple_AliasColumnRecord(w, x)
	}
	w.WriteByte(']')
	w.key(&first, "trailing")
	w.bytes(n.Trailing)
	w.WriteByte('}')
}

func dumpRntuple_AliasColumnRecord(w *writer, n *rn.Rntuple_AliasColumnRecord) {
	first := true
	w.WriteByte('{')
	w.key(&first, "len_frame")
	number(w, n.LenFrame)
	w.key(&first, "body")
	dumpRntuple_AliasColumn(w, n.Body)
	w.WriteByte('}')
}

func dumpRntuple_AliasColumn(w *writer, n *rn.Rntuple_AliasColumn) {
	first := true
	w.WriteByte('{')
	w.key(&first, "physical_column_id")
	number(w, n.PhysicalColumnId)
	w.key(&first, "field_id")
	number(w, n.FieldId)
	w.key(&first, "trailing")
	w.bytes(n.Trailing)
	w.WriteByte('}')
}

func dumpRntuple_ExtraTypeInfoList(w *writer, n *rn.Rntuple_ExtraTypeInfoList) {
	first := true
	w.WriteByte('{')
	w.key(&first, "len_frame")
	number(w, n.LenFrame)
	w.key(&first, "body")
	dumpRntuple_ExtraTypeInfoListBody(w, n.Body)
	w.WriteByte('}')
}

func dumpRntuple_ExtraTypeInfoListBody(w *writer, n *rn.Rntuple_ExtraTypeInfoListBody) {
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
		dumpRntuple_ExtraTypeInfoRecord(w, x)
	}
	w.WriteByte(']')
	w.key(&first, "trailing")
	w.bytes(n.Trailing)
	w.WriteByte('}')
}

func dumpRntuple_ExtraTypeInfoRecord(w *writer, n *rn.Rntuple_ExtraTypeInfoRecord) {
	first := true
	w.WriteByte('{')
	w.key(&first, "len_frame")
	number(w, n.LenFrame)
	w.key(&first, "body")
	dumpRntuple_ExtraTypeInfo(w, n.Body)
	w.WriteByte('}')
}

func dumpRntuple_ExtraTypeInfo(w *writer, n *rn.Rntuple_ExtraTypeInfo) {
	first := true
	w.WriteByte('{')
	w.key(&first, "content_id")
	number(w, n.ContentId)
	w.key(&first, "type_version")
	number(w, n.TypeVersion)
	w.key(&first, "type_name")
	dumpRntuple_CountedString(w, n.TypeName)
	if n.ContentPresent() {
		w.key(&first, "content")
		dumpRntuple_CountedString(w, n.Content)
	}
	w.key(&first, "trailing")
	w.bytes(n.Trailing)
	w.WriteByte('}')
}

func dumpRntuple_Footer(w *writer, n *rn.Rntuple_Footer) {
	first := true
	w.WriteByte('{')
	w.key(&first, "feature_flags")
	dumpRntuple_FeatureFlags(w, n.FeatureFlags)
	w.key(&first, "header_checksum")
	w.bytes(n.HeaderChecksum)
	w.key(&first, "schema_extension")
	dumpRntuple_SchemaExtensionRecord(w, n.SchemaExtension)
	w.key(&first, "cluster_groups")
	dumpRntuple_ClusterGroupList(w, n.ClusterGroups)
	if n.LinkedAttributeSetsPresent() {
		w.key(&first, "linked_attribute_sets")
		dumpRntuple_LinkedAttributeSetList(w, n.LinkedAttributeSets)
	}
	w.key(&first, "trailing")
	w.bytes(n.Trailing)
	w.WriteByte('}')
}

func dumpRntuple_SchemaExtensionRecord(w *writer, n *rn.Rntuple_SchemaExtensionRecord) {
	first := true
	w.WriteByte('{')
	w.key(&first, "len_frame")
	number(w, n.LenFrame)
	w.key(&first, "body")
	dumpRntuple_SchemaExtension(w, n.Body)
	w.WriteByte('}')
}

func dumpRntuple_SchemaExtension(w *writer, n *rn.Rntuple_SchemaExtension) {
	first := true
	w.WriteByte('{')
	if n.SchemaPresent() {
		w.key(&first, "schema")
		dumpRntuple_Schema(w, n.Schema)
	}
	w.key(&first, "trailing")
	w.bytes(n.Trailing)
	w.WriteByte('}')
}

func dumpRntuple_ClusterGroupList(w *writer, n *rn.Rntuple_ClusterGroupList) {
	first := true
	w.WriteByte('{')
	w.key(&first, "len_frame")
	number(w, n.LenFrame)
	w.key(&first, "body")
	dumpRntuple_ClusterGroupListBody(w, n.Body)
	w.WriteByte('}')
}

func dumpRntuple_ClusterGroupListBody(w *writer, n *rn.Rntuple_ClusterGroupListBody) {
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
		dumpRntuple_ClusterGroupRecord(w, x)
	}
	w.WriteByte(']')
	w.key(&first, "trailing")
	w.bytes(n.Trailing)
	w.WriteByte('}')
}

func dumpRntuple_ClusterGroupRecord(w *writer, n *rn.Rntuple_ClusterGroupRecord) {
	first := true
	w.WriteByte('{')
	w.key(&first, "len_frame")
	number(w, n.LenFrame)
	w.key(&first, "body")
	dumpRntuple_ClusterGroup(w, n.Body)
	w.WriteByte('}')
}

func dumpRntuple_ClusterGroup(w *writer, n *rn.Rntuple_ClusterGroup) {
	first := true
	w.WriteByte('{')
	w.key(&first, "min_entry")
	number(w, n.MinEntry)
	w.key(&first, "entry_span")
	number(w, n.EntrySpan)
	w.key(&first, "num_clusters")
	number(w, n.NumClusters)
	w.key(&first, "page_list_link")
	dumpRntuple_EnvelopeLink(w, n.PageListLink)
	w.key(&first, "trailing")
	w.bytes(n.Trailing)
	w.WriteByte('}')
}

func dumpRntuple_LinkedAttributeSetList(w *writer, n *rn.Rntuple_LinkedAttributeSetList) {
	first := true
	w.WriteByte('{')
	w.key(&first, "len_frame")
	number(w, n.LenFrame)
	w.key(&first, "body")
	dumpRntuple_LinkedAttributeSetListBody(w, n.Body)
	w.WriteByte('}')
}

func dumpRntuple_LinkedAttributeSetListBody(w *writer, n *rn.Rntuple_LinkedAttributeSetListBody) {
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
		dumpRntuple_LinkedAttributeSetRecord(w, x)
	}
	w.WriteByte(']')
	w.key(&first, "trailing")
	w.bytes(n.Trailing)
	w.WriteByte('}')
}

func dumpRntuple_LinkedAttributeSetRecord(w *writer, n *rn.Rntuple_LinkedAttributeSetRecord) {
	first := true
	w.WriteByte('{')
	w.key(&first, "len_frame")
	number(w, n.LenFrame)
	w.key(&first, "body")
	dumpRntuple_LinkedAttributeSet(w, n.Body)
	w.WriteByte('}')
}

func dumpRntuple_LinkedAttributeSet(w *writer, n *rn.Rntuple_LinkedAttributeSet) {
	first := true
	w.WriteByte('{')
	w.key(&first, "schema_version_major")
	number(w, n.SchemaVersionMajor)
	w.key(&first, "schema_version_minor")
	number(w, n.SchemaVersionMinor)
	w.key(&first, "len_anchor")
	number(w, n.LenAnchor)
	w.key(&first, "locator")
	dumpRntuple_Locator(w, n.Locator)
	w.key(&first, "name")
	dumpRntuple_CountedString(w, n.Name)
	w.key(&first, "trailing")
	w.bytes(n.Trailing)
	w.WriteByte('}')
}

func dumpRntuple_PageList(w *writer, n *rn.Rntuple_PageList) {
	first := true
	w.WriteByte('{')
	w.key(&first, "header_checksum")
	w.bytes(n.HeaderChecksum)
	w.key(&first, "cluster_summaries")
	dumpRntuple_ClusterSummaryList(w, n.ClusterSummaries)
	w.key(&first, "page_locations")
	dumpRntuple_ClusterPagesList(w, n.PageLocations)
	w.key(&first, "trailing")
	w.bytes(n.Trailing)
	w.WriteByte('}')
}

func dumpRntuple_ClusterSummaryList(w *writer, n *rn.Rntuple_ClusterSummaryList) {
	first := true
	w.WriteByte('{')
	w.key(&first, "len_frame")
	number(w, n.LenFrame)
	w.key(&first, "body")
	dumpRntuple_ClusterSummaryListBody(w, n.Body)
	w.WriteByte('}')
}

func dumpRntuple_ClusterSummaryListBody(w *writer, n *rn.Rntuple_ClusterSummaryListBody) {
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
		dumpRntuple_ClusterSummaryRecord(w, x)
	}
	w.WriteByte(']')
	w.key(&first, "trailing")
	w.bytes(n.Trailing)
	w.WriteByte('}')
}

func dumpRntuple_ClusterSummaryRecord(w *writer, n *rn.Rntuple_ClusterSummaryRecord) {
	first := true
	w.WriteByte('{')
	w.key(&first, "len_frame")
	number(w, n.LenFrame)
	w.key(&first, "body")
	dumpRntuple_ClusterSummary(w, n.Body)
	w.WriteByte('}')
}

func dumpRntuple_ClusterSummary(w *writer, n *rn.Rntuple_ClusterSummary) {
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

func dumpRntuple_ClusterPagesList(w *writer, n *rn.Rntuple_ClusterPagesList) {
	first := true
	w.WriteByte('{')
	w.key(&first, "len_frame")
	number(w, n.LenFrame)
	w.key(&first, "body")
	dumpRntuple_ClusterPagesListBody(w, n.Body)
	w.WriteByte('}')
}

func dumpRntuple_ClusterPagesListBody(w *writer, n *rn.Rntuple_ClusterPagesListBody) {
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
		dumpRntuple_ClusterPages(w, x)
	}
	w.WriteByte(']')
	w.key(&first, "trailing")
	w.bytes(n.Trailing)
	w.WriteByte('}')
}

func dumpRntuple_ClusterPages(w *writer, n *rn.Rntuple_ClusterPages) {
	first := true
	w.WriteByte('{')
	w.key(&first, "len_frame")
	number(w, n.LenFrame)
	w.key(&first, "body")
	dumpRntuple_ClusterPagesBody(w, n.Body)
	w.WriteByte('}')
}

func dumpRntuple_ClusterPagesBody(w *writer, n *rn.Rntuple_ClusterPagesBody) {
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
		dumpRntuple_ColumnPages(w, x)
	}
	w.WriteByte(']')
	w.key(&first, "trailing")
	w.bytes(n.Trailing)
	w.WriteByte('}')
}

func dumpRntuple_ColumnPages(w *writer, n *rn.Rntuple_ColumnPages) {
	first := true
	w.WriteByte('{')
	w.key(&first, "len_frame")
	number(w, n.LenFrame)
	w.key(&first, "body")
	dumpRntuple_ColumnPagesBody(w, n.Body)
	w.WriteByte('}')
}

func dumpRntuple_ColumnPagesBody(w *writer, n *rn.Rntuple_ColumnPagesBody) {
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
		dumpRntuple_Page(w, x)
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

func dumpRntuple_Page(w *writer, n *rn.Rntuple_Page) {
	first := true
	w.WriteByte('{')
	w.key(&first, "num_elements_signed")
	number(w, n.NumElementsSigned)
	w.key(&first, "locator")
	dumpRntuple_Locator(w, n.Locator)
	w.key(&first, "num_elements")
	number(w, must(n.NumElements()))
	w.key(&first, "has_checksum")
	w.boolean(must(n.HasChecksum()))
	w.WriteByte('}')
}

func dumpRntupleRc2(w *writer, n *rn.RntupleRc2) {
	first := true
	w.WriteByte('{')
	w.key(&first, "type_id")
	number(w, n.TypeId)
	w.key(&first, "len_envelope_lo")
	number(w, n.LenEnvelopeLo)
	w.key(&first, "len_envelope_hi")
	number(w, n.LenEnvelopeHi)
	switch x := n.Payload.(type) {
	case *rn.RntupleRc2_Header:
		w.key(&first, "payload")
		w.WriteString(`{"header":`)
		dumpRntupleRc2_Header(w, x)
		w.WriteByte('}')
	case *rn.RntupleRc2_Footer:
		w.key(&first, "payload")
		w.WriteString(`{"footer":`)
		dumpRntupleRc2_Footer(w, x)
		w.WriteByte('}')
	case *rn.RntupleRc2_PageList:
		w.key(&first, "payload")
		w.WriteString(`{"page_list":`)
		dumpRntupleRc2_PageList(w, x)
		w.WriteByte('}')
	case *rn.RntupleRc2_MetaData:
		w.key(&first, "payload")
		w.WriteString(`{"meta_data":`)
		dumpRntupleRc2_MetaData(w, x)
		w.WriteByte('}')
	case *rn.RntupleRc2_UnknownPayload:
		w.key(&first, "payload")
		w.WriteString(`{"unknown_payload":`)
		dumpRntupleRc2_UnknownPayload(w, x)
		w.WriteByte('}')
	}
	w.key(&first, "checksum")
	w.bytes(n.Checksum)
	w.key(&first, "len_envelope")
	number(w, must(n.LenEnvelope()))
	w.WriteByte('}')
}

func dumpRntupleRc2_CountedString(w *writer, n *rn.RntupleRc2_CountedString) {
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

func dumpRntupleRc2_UnknownPayload(w *writer, n *rn.RntupleRc2_UnknownPayload) {
	first := true
	w.WriteByte('{')
	w.key(&first, "raw")
	w.bytes(n.Raw)
	w.WriteByte('}')
}

func dumpRntupleRc2_FeatureFlags(w *writer, n *rn.RntupleRc2_FeatureFlags) {
	first := true
	w.WriteByte('{')
	w.key(&first, "words")
	w.WriteByte('[')
	for i, x := range n.Words {
		if i > 0 {
			w.WriteByte(',')
		}
		dumpRntupleRc2_FeatureFlagWord(w, x)
	}
	w.WriteByte(']')
	w.WriteByte('}')
}

func dumpRntupleRc2_FeatureFlagWord(w *writer, n *rn.RntupleRc2_FeatureFlagWord) {
	first := true
	w.WriteByte('{')
	w.key(&first, "lo")
	number(w, n.Lo)
	w.key(&first, "hi")
	number(w, n.Hi)
	w.WriteByte('}')
}

func dumpRntupleRc2_Locator(w *writer, n *rn.RntupleRc2_Locator) {
	first := true
	w.WriteByte('{')
	w.key(&first, "head")
	number(w, n.Head)
	if n.OfsRangePresent() {
		w.key(&first, "ofs_range")
		number(w, n.OfsRange)
	}
	switch x := n.Payload.(type) {
	case *rn.RntupleRc2_UriLocator:
		w.key(&first, "payload")
		w.WriteString(`{"uri_locator":`)
		dumpRntupleRc2_UriLocator(w, x)
		w.WriteByte('}')
	case *rn.RntupleRc2_Object64Locator:
		w.key(&first, "payload")
		w.WriteString(`{"object64_locator":`)
		dumpRntupleRc2_Object64Locator(w, x)
		w.WriteByte('}')
	case *rn.RntupleRc2_UnknownPayload:
		w.key(&first, "payload")
		w.WriteString(`{"unknown_payload":`)
		dumpRntupleRc2_UnknownPayload(w, x)
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

func dumpRntupleRc2_UriLocator(w *writer, n *rn.RntupleRc2_UriLocator) {
	first := true
	w.WriteByte('{')
	w.key(&first, "raw")
	w.bytes(n.Raw)
	if must(n.Large()) != nil {
		w.key(&first, "large")
		dumpRntupleRc2_LargeLocator(w, must(n.Large()))
	}
	w.WriteByte('}')
}

func dumpRntupleRc2_LargeLocator(w *writer, n *rn.RntupleRc2_LargeLocator) {
	first := true
	w.WriteByte('{')
	w.key(&first, "len_range")
	number(w, n.LenRange)
	w.key(&first, "ofs_range")
	number(w, n.OfsRange)
	w.WriteByte('}')
}

func dumpRntupleRc2_Object64Locator(w *writer, n *rn.RntupleRc2_Object64Locator) {
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

func dumpRntupleRc2_EnvelopeLink(w *writer, n *rn.RntupleRc2_EnvelopeLink) {
	first := true
	w.WriteByte('{')
	w.key(&first, "len_envelope")
	number(w, n.LenEnvelope)
	w.key(&first, "locator")
	dumpRntupleRc2_Locator(w, n.Locator)
	w.WriteByte('}')
}

func dumpRntupleRc2_Header(w *writer, n *rn.RntupleRc2_Header) {
	first := true
	w.WriteByte('{')
	w.key(&first, "feature_flags")
	dumpRntupleRc2_FeatureFlags(w, n.FeatureFlags)
	w.key(&first, "name")
	dumpRntupleRc2_CountedString(w, n.Name)
	w.key(&first, "description")
	dumpRntupleRc2_CountedString(w, n.Description)
	w.key(&first, "writer")
	dumpRntupleRc2_CountedString(w, n.Writer)
	w.key(&first, "schema")
	dumpRntupleRc2_Schema(w, n.Schema)
	w.key(&first, "trailing")
	w.bytes(n.Trailing)
	w.WriteByte('}')
}

func dumpRntupleRc2_Schema(w *writer, n *rn.RntupleRc2_Schema) {
	first := true
	w.WriteByte('{')
	w.key(&first, "fields")
	dumpRntupleRc2_FieldList(w, n.Fields)
	w.key(&first, "columns")
	dumpRntupleRc2_ColumnList(w, n.Columns)
	w.key(&first, "alias_columns")
	dumpRntupleRc2_AliasColumnList(w, n.AliasColumns)
	w.key(&first, "extra_type_infos")
	dumpRntupleRc2_ExtraTypeInfoList(w, n.ExtraTypeInfos)
	w.WriteByte('}')
}

func dumpRntupleRc2_FieldList(w *writer, n *rn.RntupleRc2_FieldList) {
	first := true
	w.WriteByte('{')
	w.key(&first, "len_frame")
	number(w, n.LenFrame)
	w.key(&first, "body")
	dumpRntupleRc2_FieldListBody(w, n.Body)
	w.WriteByte('}')
}

func dumpRntupleRc2_FieldListBody(w *writer, n *rn.RntupleRc2_FieldListBody) {
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
		dumpRntupleRc2_FieldRecord(w, x)
	}
	w.WriteByte(']')
	w.key(&first, "trailing")
	w.bytes(n.Trailing)
	w.WriteByte('}')
}

func dumpRntupleRc2_FieldRecord(w *writer, n *rn.RntupleRc2_FieldRecord) {
	first := true
	w.WriteByte('{')
	w.key(&first, "len_frame")
	number(w, n.LenFrame)
	w.key(&first, "body")
	dumpRntupleRc2_Field(w, n.Body)
	w.WriteByte('}')
}

func dumpRntupleRc2_Field(w *writer, n *rn.RntupleRc2_Field) {
	first := true
	w.WriteByte('{')
	w.key(&first, "field_version")
	number(w, n.FieldVersion)
	w.key(&first, "type_version")
	number(w, n.TypeVersion)
	w.key(&first, "parent_id")
	number(w, n.ParentId)
	w.key(&first, "role")
	number(w, n.Role)
	w.key(&first, "flags")
	number(w, n.Flags)
	if n.ArraySizePresent() {
		w.key(&first, "array_size")
		number(w, n.ArraySize)
	}
	if n.SourceFieldIdPresent() {
		w.key(&first, "source_field_id")
		number(w, n.SourceFieldId)
	}
	if n.TypeChecksumPresent() {
		w.key(&first, "type_checksum")
		number(w, n.TypeChecksum)
	}
	w.key(&first, "name")
	dumpRntupleRc2_CountedString(w, n.Name)
	w.key(&first, "type_name")
	dumpRntupleRc2_CountedString(w, n.TypeName)
	w.key(&first, "type_alias")
	dumpRntupleRc2_CountedString(w, n.TypeAlias)
	w.key(&first, "description")
	dumpRntupleRc2_CountedString(w, n.Description)
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

func dumpRntupleRc2_ColumnList(w *writer, n *rn.RntupleRc2_ColumnList) {
	first := true
	w.WriteByte('{')
	w.key(&first, "len_frame")
	number(w, n.LenFrame)
	w.key(&first, "body")
	dumpRntupleRc2_ColumnListBody(w, n.Body)
	w.WriteByte('}')
}

func dumpRntupleRc2_ColumnListBody(w *writer, n *rn.RntupleRc2_ColumnListBody) {
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
		dumpRntupleRc2_ColumnRecord(w, x)
	}
	w.WriteByte(']')
	w.key(&first, "trailing")
	w.bytes(n.Trailing)
	w.WriteByte('}')
}

func dumpRntupleRc2_ColumnRecord(w *writer, n *rn.RntupleRc2_ColumnRecord) {
	first := true
	w.WriteByte('{')
	w.key(&first, "len_frame")
	number(w, n.LenFrame)
	w.key(&first, "body")
	dumpRntupleRc2_Column(w, n.Body)
	w.WriteByte('}')
}

func dumpRntupleRc2_Column(w *writer, n *rn.RntupleRc2_Column) {
	first := true
	w.WriteByte('{')
	w.key(&first, "column_type")
	number(w, n.ColumnType)
	w.key(&first, "bits_on_storage")
	number(w, n.BitsOnStorage)
	w.key(&first, "field_id")
	number(w, n.FieldId)
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
		dumpRntupleRc2_ValueRange(w, n.ValueRange)
	}
	w.key(&first, "trailing")
	w.bytes(n.Trailing)
	w.key(&first, "is_deferred")
	w.boolean(must(n.IsDeferred()))
	w.key(&first, "has_value_range")
	w.boolean(must(n.HasValueRange()))
	w.WriteByte('}')
}

func dumpRntupleRc2_ValueRange(w *writer, n *rn.RntupleRc2_ValueRange) {
	first := true
	w.WriteByte('{')
	w.key(&first, "min")
	w.float(float64(n.Min))
	w.key(&first, "max")
	w.float(float64(n.Max))
	w.WriteByte('}')
}

func dumpRntupleRc2_AliasColumnList(w *writer, n *rn.RntupleRc2_AliasColumnList) {
	first := true
	w.WriteByte('{')
	w.key(&first, "len_frame")
	number(w, n.LenFrame)
	w.key(&first, "body")
	dumpRntupleRc2_AliasColumnListBody(w, n.Body)
	w.WriteByte('}')
}

func dumpRntupleRc2_AliasColumnListBody(w *writer, n *rn.RntupleRc2_AliasColumnListBody) {
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
		dumpRntupleRc2_AliasColumnRecord(w, x)
	}
	w.WriteByte(']')
	w.key(&first, "trailing")
	w.bytes(n.Trailing)
	w.WriteByte('}')
}

func dumpRntupleRc2_AliasColumnRecord(w *writer, n *rn.RntupleRc2_AliasColumnRecord) {
	first := true
	w.WriteByte('{')
	w.key(&first, "len_frame")
	number(w, n.LenFrame)
	w.key(&first, "body")
	dumpRntupleRc2_AliasColumn(w, n.Body)
	w.WriteByte('}')
}

func dumpRntupleRc2_AliasColumn(w *writer, n *rn.RntupleRc2_AliasColumn) {
	first := true
	w.WriteByte('{')
	w.key(&first, "physical_column_id")
	number(w, n.PhysicalColumnId)
	w.key(&first, "field_id")
	number(w, n.FieldId)
	w.key(&first, "trailing")
	w.bytes(n.Trailing)
	w.WriteByte('}')
}

func dumpRntupleRc2_ExtraTypeInfoList(w *writer, n *rn.RntupleRc2_ExtraTypeInfoList) {
	first := true
	w.WriteByte('{')
	w.key(&first, "len_frame")
	number(w, n.LenFrame)
	w.key(&first, "body")
	dumpRntupleRc2_ExtraTypeInfoListBody(w, n.Body)
	w.WriteByte('}')
}

func dumpRntupleRc2_ExtraTypeInfoListBody(w *writer, n *rn.RntupleRc2_ExtraTypeInfoListBody) {
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
		dumpRntupleRc2_ExtraTypeInfoRecord(w, x)
	}
	w.WriteByte(']')
	w.key(&first, "trailing")
	w.bytes(n.Trailing)
	w.WriteByte('}')
}

func dumpRntupleRc2_ExtraTypeInfoRecord(w *writer, n *rn.RntupleRc2_ExtraTypeInfoRecord) {
	first := true
	w.WriteByte('{')
	w.key(&first, "len_frame")
	number(w, n.LenFrame)
	w.key(&first, "body")
	dumpRntupleRc2_ExtraTypeInfo(w, n.Body)
	w.WriteByte('}')
}

func dumpRntupleRc2_ExtraTypeInfo(w *writer, n *rn.RntupleRc2_ExtraTypeInfo) {
	first := true
	w.WriteByte('{')
	w.key(&first, "type_version_from")
	number(w, n.TypeVersionFrom)
	w.key(&first, "type_version_to")
	number(w, n.TypeVersionTo)
	w.key(&first, "content_id")
	number(w, n.ContentId)
	w.key(&first, "type_name")
	dumpRntupleRc2_CountedString(w, n.TypeName)
	if n.ContentPresent() {
		w.key(&first, "content")
		dumpRntupleRc2_CountedString(w, n.Content)
	}
	w.key(&first, "trailing")
	w.bytes(n.Trailing)
	w.WriteByte('}')
}

func dumpRntupleRc2_Footer(w *writer, n *rn.RntupleRc2_Footer) {
	first := true
	w.WriteByte('{')
	w.key(&first, "feature_flags")
	dumpRntupleRc2_FeatureFlags(w, n.FeatureFlags)
	w.key(&first, "header_checksum")
	w.bytes(n.HeaderChecksum)
	w.key(&first, "schema_extension")
	dumpRntupleRc2_SchemaExtensionRecord(w, n.SchemaExtension)
	w.key(&first, "column_groups")
	dumpRntupleRc2_ColumnGroupList(w, n.ColumnGroups)
	w.key(&first, "cluster_groups")
	dumpRntupleRc2_ClusterGroupList(w, n.ClusterGroups)
	if n.MetaDataLinksPresent() {
		w.key(&first, "meta_data_links")
		dumpRntupleRc2_MetaDataLinkList(w, n.MetaDataLinks)
	}
	w.key(&first, "trailing")
	w.bytes(n.Trailing)
	w.WriteByte('}')
}

func dumpRntupleRc2_SchemaExtensionRecord(w *writer, n *rn.RntupleRc2_SchemaExtensionRecord) {
	first := true
	w.WriteByte('{')
	w.key(&first, "len_frame")
	number(w, n.LenFrame)
	w.key(&first, "body")
	dumpRntupleRc2_SchemaExtension(w, n.Body)
	w.WriteByte('}')
}

func dumpRntupleRc2_SchemaExtension(w *writer, n *rn.RntupleRc2_SchemaExtension) {
	first := true
	w.WriteByte('{')
	if n.SchemaPresent() {
		w.key(&first, "schema")
		dumpRntupleRc2_Schema(w, n.Schema)
	}
	w.key(&first, "trailing")
	w.bytes(n.Trailing)
	w.WriteByte('}')
}

func dumpRntupleRc2_ColumnGroupList(w *writer, n *rn.RntupleRc2_ColumnGroupList) {
	first := true
	w.WriteByte('{')
	w.key(&first, "len_frame")
	number(w, n.LenFrame)
	w.key(&first, "body")
	dumpRntupleRc2_ColumnGroupListBody(w, n.Body)
	w.WriteByte('}')
}

func dumpRntupleRc2_ColumnGroupListBody(w *writer, n *rn.RntupleRc2_ColumnGroupListBody) {
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
		dumpRntupleRc2_ColumnGroupRecord(w, x)
	}
	w.WriteByte(']')
	w.key(&first, "trailing")
	w.bytes(n.Trailing)
	w.WriteByte('}')
}

func dumpRntupleRc2_ColumnGroupRecord(w *writer, n *rn.RntupleRc2_ColumnGroupRecord) {
	first := true
	w.WriteByte('{')
	w.key(&first, "len_frame")
	number(w, n.LenFrame)
	w.key(&first, "body")
	dumpRntupleRc2_ColumnGroup(w, n.Body)
	w.WriteByte('}')
}

func dumpRntupleRc2_ColumnGroup(w *writer, n *rn.RntupleRc2_ColumnGroup) {
	first := true
	w.WriteByte('{')
	w.key(&first, "column_ids")
	dumpRntupleRc2_ColumnIdList(w, n.ColumnIds)
	w.key(&first, "trailing")
	w.bytes(n.Trailing)
	w.WriteByte('}')
}

func dumpRntupleRc2_ColumnIdList(w *writer, n *rn.RntupleRc2_ColumnIdList) {
	first := true
	w.WriteByte('{')
	w.key(&first, "len_frame")
	number(w, n.LenFrame)
	w.key(&first, "body")
	dumpRntupleRc2_ColumnIdListBody(w, n.Body)
	w.WriteByte('}')
}

func dumpRntupleRc2_ColumnIdListBody(w *writer, n *rn.RntupleRc2_ColumnIdListBody) {
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

func dumpRntupleRc2_ClusterGroupList(w *writer, n *rn.RntupleRc2_ClusterGroupList) {
	first := true
	w.WriteByte('{')
	w.key(&first, "len_frame")
	number(w, n.LenFrame)
	w.key(&first, "body")
	dumpRntupleRc2_ClusterGroupListBody(w, n.Body)
	w.WriteByte('}')
}

func dumpRntupleRc2_ClusterGroupListBody(w *writer, n *rn.RntupleRc2_ClusterGroupListBody) {
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
		dumpRntupleRc2_ClusterGroupRecord(w, x)
	}
	w.WriteByte(']')
	w.key(&first, "trailing")
	w.bytes(n.Trailing)
	w.WriteByte('}')
}

func dumpRntupleRc2_ClusterGroupRecord(w *writer, n *rn.RntupleRc2_ClusterGroupRecord) {
	first := true
	w.WriteByte('{')
	w.key(&first, "len_frame")
	number(w, n.LenFrame)
	w.key(&first, "body")
	dumpRntupleRc2_ClusterGroup(w, n.Body)
	w.WriteByte('}')
}

func dumpRntupleRc2_ClusterGroup(w *writer, n *rn.RntupleRc2_ClusterGroup) {
	first := true
	w.WriteByte('{')
	w.key(&first, "min_entry")
	number(w, n.MinEntry)
	w.key(&first, "entry_span")
	number(w, n.EntrySpan)
	w.key(&first, "num_clusters")
	number(w, n.NumClusters)
	w.key(&first, "page_list_link")
	dumpRntupleRc2_EnvelopeLink(w, n.PageListLink)
	w.key(&first, "trailing")
	w.bytes(n.Trailing)
	w.WriteByte('}')
}

func dumpRntupleRc2_MetaDataLinkList(w *writer, n *rn.RntupleRc2_MetaDataLinkList) {
	first := true
	w.WriteByte('{')
	w.key(&first, "len_frame")
	number(w, n.LenFrame)
	w.key(&first, "body")
	dumpRntupleRc2_MetaDataLinkListBody(w, n.Body)
	w.WriteByte('}')
}

func dumpRntupleRc2_MetaDataLinkListBody(w *writer, n *rn.RntupleRc2_MetaDataLinkListBody) {
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
		dumpRntupleRc2_EnvelopeLink(w, x)
	}
	w.WriteByte(']')
	w.key(&first, "trailing")
	w.bytes(n.Trailing)
	w.WriteByte('}')
}

func dumpRntupleRc2_PageList(w *writer, n *rn.RntupleRc2_PageList) {
	first := true
	w.WriteByte('{')
	w.key(&first, "header_checksum")
	w.bytes(n.HeaderChecksum)
	w.key(&first, "cluster_summaries")
	dumpRntupleRc2_ClusterSummaryList(w, n.ClusterSummaries)
	w.key(&first, "page_locations")
	dumpRntupleRc2_ClusterPagesList(w, n.PageLocations)
	w.key(&first, "trailing")
	w.bytes(n.Trailing)
	w.WriteByte('}')
}

func dumpRntupleRc2_ClusterSummaryList(w *writer, n *rn.RntupleRc2_ClusterSummaryList) {
	first := true
	w.WriteByte('{')
	w.key(&first, "len_frame")
	number(w, n.LenFrame)
	w.key(&first, "body")
	dumpRntupleRc2_ClusterSummaryListBody(w, n.Body)
	w.WriteByte('}')
}

func dumpRntupleRc2_ClusterSummaryListBody(w *writer, n *rn.RntupleRc2_ClusterSummaryListBody) {
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
		dumpRntupleRc2_ClusterSummaryRecord(w, x)
	}
	w.WriteByte(']')
	w.key(&first, "trailing")
	w.bytes(n.Trailing)
	w.WriteByte('}')
}

func dumpRntupleRc2_ClusterSummaryRecord(w *writer, n *rn.RntupleRc2_ClusterSummaryRecord) {
	first := true
	w.WriteByte('{')
	w.key(&first, "len_frame")
	number(w, n.LenFrame)
	w.key(&first, "body")
	dumpRntupleRc2_ClusterSummary(w, n.Body)
	w.WriteByte('}')
}

func dumpRntupleRc2_ClusterSummary(w *writer, n *rn.RntupleRc2_ClusterSummary) {
	first := true
	w.WriteByte('{')
	w.key(&first, "first_entry")
	number(w, n.FirstEntry)
	w.key(&first, "num_entries_lo")
	number(w, n.NumEntriesLo)
	w.key(&first, "num_entries_hi")
	number(w, n.NumEntriesHi)
	if n.ColumnGroupIdPresent() {
		w.key(&first, "column_group_id")
		number(w, n.ColumnGroupId)
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

func dumpRntupleRc2_ClusterPagesList(w *writer, n *rn.RntupleRc2_ClusterPagesList) {
	first := true
	w.WriteByte('{')
	w.key(&first, "len_frame")
	number(w, n.LenFrame)
	w.key(&first, "body")
	dumpRntupleRc2_ClusterPagesListBody(w, n.Body)
	w.WriteByte('}')
}

func dumpRntupleRc2_ClusterPagesListBody(w *writer, n *rn.RntupleRc2_ClusterPagesListBody) {
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
		dumpRntupleRc2_ClusterPages(w, x)
	}
	w.WriteByte(']')
	w.key(&first, "trailing")
	w.bytes(n.Trailing)
	w.WriteByte('}')
}

func dumpRntupleRc2_ClusterPages(w *writer, n *rn.RntupleRc2_ClusterPages) {
	first := true
	w.WriteByte('{')
	w.key(&first, "len_frame")
	number(w, n.LenFrame)
	w.key(&first, "body")
	dumpRntupleRc2_ClusterPagesBody(w, n.Body)
	w.WriteByte('}')
}

func dumpRntupleRc2_ClusterPagesBody(w *writer, n *rn.RntupleRc2_ClusterPagesBody) {
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
		dumpRntupleRc2_ColumnPages(w, x)
	}
	w.WriteByte(']')
	w.key(&first, "trailing")
	w.bytes(n.Trailing)
	w.WriteByte('}')
}

func dumpRntupleRc2_ColumnPages(w *writer, n *rn.RntupleRc2_ColumnPages) {
	first := true
	w.WriteByte('{')
	w.key(&first, "len_frame")
	number(w, n.LenFrame)
	w.key(&first, "body")
	dumpRntupleRc2_ColumnPagesBody(w, n.Body)
	w.WriteByte('}')
}

func dumpRntupleRc2_ColumnPagesBody(w *writer, n *rn.RntupleRc2_ColumnPagesBody) {
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
		dumpRntupleRc2_Page(w, x)
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

func dumpRntupleRc2_Page(w *writer, n *rn.RntupleRc2_Page) {
	first := true
	w.WriteByte('{')
	w.key(&first, "num_elements_signed")
	number(w, n.NumElementsSigned)
	w.key(&first, "locator")
	dumpRntupleRc2_Locator(w, n.Locator)
	w.key(&first, "num_elements")
	number(w, must(n.NumElements()))
	w.key(&first, "has_checksum")
	w.boolean(must(n.HasChecksum()))
	w.WriteByte('}')
}

func dumpRntupleRc2_MetaData(w *writer, n *rn.RntupleRc2_MetaData) {
	first := true
	w.WriteByte('{')
	w.key(&first, "entries")
	dumpRntupleRc2_MetaDataEntryList(w, n.Entries)
	w.key(&first, "trailing")
	w.bytes(n.Trailing)
	w.WriteByte('}')
}

func dumpRntupleRc2_MetaDataEntryList(w *writer, n *rn.RntupleRc2_MetaDataEntryList) {
	first := true
	w.WriteByte('{')
	w.key(&first, "len_frame")
	number(w, n.LenFrame)
	w.key(&first, "body")
	dumpRntupleRc2_MetaDataEntryListBody(w, n.Body)
	w.WriteByte('}')
}

func dumpRntupleRc2_MetaDataEntryListBody(w *writer, n *rn.RntupleRc2_MetaDataEntryListBody) {
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
		dumpRntupleRc2_MetaDataEntryRecord(w, x)
	}
	w.WriteByte(']')
	w.key(&first, "trailing")
	w.bytes(n.Trailing)
	w.WriteByte('}')
}

func dumpRntupleRc2_MetaDataEntryRecord(w *writer, n *rn.RntupleRc2_MetaDataEntryRecord) {
	first := true
	w.WriteByte('{')
	w.key(&first, "len_frame")
	number(w, n.LenFrame)
	w.key(&first, "body")
	dumpRntupleRc2_MetaDataEntry(w, n.Body)
	w.WriteByte('}')
}

func dumpRntupleRc2_MetaDataEntry(w *writer, n *rn.RntupleRc2_MetaDataEntry) {
	first := true
	w.WriteByte('{')
	w.key(&first, "value_type")
	number(w, n.ValueType)
	w.key(&first, "key")
	dumpRntupleRc2_CountedString(w, n.Key)
	switch x := n.Value.(type) {
	case *rn.RntupleRc2_MetaDataInt64:
		w.key(&first, "value")
		w.WriteString(`{"meta_data_int64":`)
		dumpRntupleRc2_MetaDataInt64(w, x)
		w.WriteByte('}')
	case *rn.RntupleRc2_MetaDataBool:
		w.key(&first, "value")
		w.WriteString(`{"meta_data_bool":`)
		dumpRntupleRc2_MetaDataBool(w, x)
		w.WriteByte('}')
	case *rn.RntupleRc2_MetaDataFloat64:
		w.key(&first, "value")
		w.WriteString(`{"meta_data_float64":`)
		dumpRntupleRc2_MetaDataFloat64(w, x)
		w.WriteByte('}')
	case *rn.RntupleRc2_CountedString:
		w.key(&first, "value")
		w.WriteString(`{"counted_string":`)
		dumpRntupleRc2_CountedString(w, x)
		w.WriteByte('}')
	case *rn.RntupleRc2_Int64List:
		w.key(&first, "value")
		w.WriteString(`{"int64_list":`)
		dumpRntupleRc2_Int64List(w, x)
		w.WriteByte('}')
	case *rn.RntupleRc2_BoolList:
		w.key(&first, "value")
		w.WriteString(`{"bool_list":`)
		dumpRntupleRc2_BoolList(w, x)
		w.WriteByte('}')
	case *rn.RntupleRc2_Float64List:
		w.key(&first, "value")
		w.WriteString(`{"float64_list":`)
		dumpRntupleRc2_Float64List(w, x)
		w.WriteByte('}')
	case *rn.RntupleRc2_StringList:
		w.key(&first, "value")
		w.WriteString(`{"string_list":`)
		dumpRntupleRc2_StringList(w, x)
		w.WriteByte('}')
	}
	w.key(&first, "trailing")
	w.bytes(n.Trailing)
	w.WriteByte('}')
}

func dumpRntupleRc2_MetaDataInt64(w *writer, n *rn.RntupleRc2_MetaDataInt64) {
	first := true
	w.WriteByte('{')
	w.key(&first, "number")
	number(w, n.Number)
	w.WriteByte('}')
}

func dumpRntupleRc2_MetaDataBool(w *writer, n *rn.RntupleRc2_MetaDataBool) {
	first := true
	w.WriteByte('{')
	w.key(&first, "number")
	number(w, n.Number)
	w.WriteByte('}')
}

func dumpRntupleRc2_MetaDataFloat64(w *writer, n *rn.RntupleRc2_MetaDataFloat64) {
	first := true
	w.WriteByte('{')
	w.key(&first, "number")
	w.float(float64(n.Number))
	w.WriteByte('}')
}

func dumpRntupleRc2_Int64List(w *writer, n *rn.RntupleRc2_Int64List) {
	first := true
	w.WriteByte('{')
	w.key(&first, "len_frame")
	number(w, n.LenFrame)
	w.key(&first, "body")
	dumpRntupleRc2_Int64ListBody(w, n.Body)
	w.WriteByte('}')
}

func dumpRntupleRc2_Int64ListBody(w *writer, n *rn.RntupleRc2_Int64ListBody) {
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

func dumpRntupleRc2_BoolList(w *writer, n *rn.RntupleRc2_BoolList) {
	first := true
	w.WriteByte('{')
	w.key(&first, "len_frame")
	number(w, n.LenFrame)
	w.key(&first, "body")
	dumpRntupleRc2_BoolListBody(w, n.Body)
	w.WriteByte('}')
}

func dumpRntupleRc2_BoolListBody(w *writer, n *rn.RntupleRc2_BoolListBody) {
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

func dumpRntupleRc2_Float64List(w *writer, n *rn.RntupleRc2_Float64List) {
	first := true
	w.WriteByte('{')
	w.key(&first, "len_frame")
	number(w, n.LenFrame)
	w.key(&first, "body")
	dumpRntupleRc2_Float64ListBody(w, n.Body)
	w.WriteByte('}')
}

func dumpRntupleRc2_Float64ListBody(w *writer, n *rn.RntupleRc2_Float64ListBody) {
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

func dumpRntupleRc2_StringList(w *writer, n *rn.RntupleRc2_StringList) {
	first := true
	w.WriteByte('{')
	w.key(&first, "len_frame")
	number(w, n.LenFrame)
	w.key(&first, "body")
	dumpRntupleRc2_StringListBody(w, n.Body)
	w.WriteByte('}')
}

func dumpRntupleRc2_StringListBody(w *writer, n *rn.RntupleRc2_StringListBody) {
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
		dumpRntupleRc2_CountedString(w, x)
	}
	w.WriteByte(']')
	w.key(&first, "trailing")
	w.bytes(n.Trailing)
	w.WriteByte('}')
}

func dumpRntupleRc1(w *writer, n *rn.RntupleRc1) {
	first := true
	w.WriteByte('{')
	w.key(&first, "preamble")
	dumpRntupleRc1_EnvelopePreamble(w, n.Preamble)
	w.key(&first, "payload")
	w.bytes(n.Payload)
	w.key(&first, "checksum")
	w.bytes(n.Checksum)
	w.WriteByte('}')
}

func dumpRntupleRc1_EnvelopePreamble(w *writer, n *rn.RntupleRc1_EnvelopePreamble) {
	first := true
	w.WriteByte('{')
	w.key(&first, "version")
	number(w, n.Version)
	w.key(&first, "min_version")
	number(w, n.MinVersion)
	w.WriteByte('}')
}

func dumpRntupleRc1_HeaderEnvelope(w *writer, n *rn.RntupleRc1_HeaderEnvelope) {
	first := true
	w.WriteByte('{')
	w.key(&first, "preamble")
	dumpRntupleRc1_EnvelopePreamble(w, n.Preamble)
	w.key(&first, "payload")
	dumpRntupleRc1_Header(w, n.Payload)
	w.key(&first, "checksum")
	w.bytes(n.Checksum)
	w.WriteByte('}')
}

func dumpRntupleRc1_FooterEnvelope(w *writer, n *rn.RntupleRc1_FooterEnvelope) {
	first := true
	w.WriteByte('{')
	w.key(&first, "preamble")
	dumpRntupleRc1_EnvelopePreamble(w, n.Preamble)
	w.key(&first, "payload")
	dumpRntupleRc1_Footer(w, n.Payload)
	w.key(&first, "checksum")
	w.bytes(n.Checksum)
	w.WriteByte('}')
}

func dumpRntupleRc1_PageListEnvelope(w *writer, n *rn.RntupleRc1_PageListEnvelope) {
	first := true
	w.WriteByte('{')
	w.key(&first, "preamble")
	dumpRntupleRc1_EnvelopePreamble(w, n.Preamble)
	w.key(&first, "payload")
	dumpRntupleRc1_PageList(w, n.Payload)
	w.key(&first, "checksum")
	w.bytes(n.Checksum)
	w.WriteByte('}')
}

func dumpRntupleRc1_MetaDataEnvelope(w *writer, n *rn.RntupleRc1_MetaDataEnvelope) {
	first := true
	w.WriteByte('{')
	w.key(&first, "preamble")
	dumpRntupleRc1_EnvelopePreamble(w, n.Preamble)
	w.key(&first, "payload")
	dumpRntupleRc1_MetaData(w, n.Payload)
	w.key(&first, "checksum")
	w.bytes(n.Checksum)
	w.WriteByte('}')
}

func dumpRntupleRc1_CountedString(w *writer, n *rn.RntupleRc1_CountedString) {
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

func dumpRntupleRc1_UnknownPayload(w *writer, n *rn.RntupleRc1_UnknownPayload) {
	first := true
	w.WriteByte('{')
	w.key(&first, "raw")
	w.bytes(n.Raw)
	w.WriteByte('}')
}

func dumpRntupleRc1_FeatureFlags(w *writer, n *rn.RntupleRc1_FeatureFlags) {
	first := true
	w.WriteByte('{')
	w.key(&first, "words")
	w.WriteByte('[')
	for i, x := range n.Words {
		if i > 0 {
			w.WriteByte(',')
		}
		dumpRntupleRc1_FeatureFlagWord(w, x)
	}
	w.WriteByte(']')
	w.WriteByte('}')
}

func dumpRntupleRc1_FeatureFlagWord(w *writer, n *rn.RntupleRc1_FeatureFlagWord) {
	first := true
	w.WriteByte('{')
	w.key(&first, "lo")
	number(w, n.Lo)
	w.key(&first, "hi")
	number(w, n.Hi)
	w.WriteByte('}')
}

func dumpRntupleRc1_Locator(w *writer, n *rn.RntupleRc1_Locator) {
	first := true
	w.WriteByte('{')
	w.key(&first, "head")
	number(w, n.Head)
	if n.OfsRangePresent() {
		w.key(&first, "ofs_range")
		number(w, n.OfsRange)
	}
	switch x := n.Payload.(type) {
	case *rn.RntupleRc1_UriLocator:
		w.key(&first, "payload")
		w.WriteString(`{"uri_locator":`)
		dumpRntupleRc1_UriLocator(w, x)
		w.WriteByte('}')
	case *rn.RntupleRc1_Object64Locator:
		w.key(&first, "payload")
		w.WriteString(`{"object64_locator":`)
		dumpRntupleRc1_Object64Locator(w, x)
		w.WriteByte('}')
	case *rn.RntupleRc1_UnknownPayload:
		w.key(&first, "payload")
		w.WriteString(`{"unknown_payload":`)
		dumpRntupleRc1_UnknownPayload(w, x)
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

func dumpRntupleRc1_UriLocator(w *writer, n *rn.RntupleRc1_UriLocator) {
	first := true
	w.WriteByte('{')
	w.key(&first, "raw")
	w.bytes(n.Raw)
	w.WriteByte('}')
}

func dumpRntupleRc1_Object64Locator(w *writer, n *rn.RntupleRc1_Object64Locator) {
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

func dumpRntupleRc1_EnvelopeLink(w *writer, n *rn.RntupleRc1_EnvelopeLink) {
	first := true
	w.WriteByte('{')
	w.key(&first, "len_envelope")
	number(w, n.LenEnvelope)
	w.key(&first, "locator")
	dumpRntupleRc1_Locator(w, n.Locator)
	w.WriteByte('}')
}

func dumpRntupleRc1_Header(w *writer, n *rn.RntupleRc1_Header) {
	first := true
	w.WriteByte('{')
	w.key(&first, "feature_flags")
	dumpRntupleRc1_FeatureFlags(w, n.FeatureFlags)
	w.key(&first, "release_candidate_tag")
	number(w, n.ReleaseCandidateTag)
	w.key(&first, "name")
	dumpRntupleRc1_CountedString(w, n.Name)
	w.key(&first, "description")
	dumpRntupleRc1_CountedString(w, n.Description)
	w.key(&first, "writer")
	dumpRntupleRc1_CountedString(w, n.Writer)
	w.key(&first, "schema")
	dumpRntupleRc1_Schema(w, n.Schema)
	w.key(&first, "trailing")
	w.bytes(n.Trailing)
	w.WriteByte('}')
}

func dumpRntupleRc1_Schema(w *writer, n *rn.RntupleRc1_Schema) {
	first := true
	w.WriteByte('{')
	w.key(&first, "fields")
	dumpRntupleRc1_FieldList(w, n.Fields)
	w.key(&first, "columns")
	dumpRntupleRc1_ColumnList(w, n.Columns)
	w.key(&first, "alias_columns")
	dumpRntupleRc1_AliasColumnList(w, n.AliasColumns)
	w.key(&first, "extra_type_infos")
	dumpRntupleRc1_ExtraTypeInfoList(w, n.ExtraTypeInfos)
	w.WriteByte('}')
}

func dumpRntupleRc1_FieldList(w *writer, n *rn.RntupleRc1_FieldList) {
	first := true
	w.WriteByte('{')
	w.key(&first, "len_frame")
	number(w, n.LenFrame)
	w.key(&first, "body")
	dumpRntupleRc1_FieldListBody(w, n.Body)
	w.WriteByte('}')
}

func dumpRntupleRc1_FieldListBody(w *writer, n *rn.RntupleRc1_FieldListBody) {
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
		dumpRntupleRc1_FieldRecord(w, x)
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

func dumpRntupleRc1_FieldRecord(w *writer, n *rn.RntupleRc1_FieldRecord) {
	first := true
	w.WriteByte('{')
	w.key(&first, "len_frame")
	number(w, n.LenFrame)
	w.key(&first, "body")
	dumpRntupleRc1_Field(w, n.Body)
	w.WriteByte('}')
}

func dumpRntupleRc1_Field(w *writer, n *rn.RntupleRc1_Field) {
	first := true
	w.WriteByte('{')
	w.key(&first, "field_version")
	number(w, n.FieldVersion)
	w.key(&first, "type_version")
	number(w, n.TypeVersion)
	w.key(&first, "parent_id")
	number(w, n.ParentId)
	w.key(&first, "role")
	number(w, n.Role)
	w.key(&first, "flags")
	number(w, n.Flags)
	if n.ArraySizePresent() {
		w.key(&first, "array_size")
		number(w, n.ArraySize)
	}
	w.key(&first, "name")
	dumpRntupleRc1_CountedString(w, n.Name)
	w.key(&first, "type_name")
	dumpRntupleRc1_CountedString(w, n.TypeName)
	w.key(&first, "type_alias")
	dumpRntupleRc1_CountedString(w, n.TypeAlias)
	w.key(&first, "description")
	dumpRntupleRc1_CountedString(w, n.Description)
	w.key(&first, "trailing")
	w.bytes(n.Trailing)
	w.key(&first, "is_repetitive")
	w.boolean(must(n.IsRepetitive()))
	w.WriteByte('}')
}

func dumpRntupleRc1_ColumnList(w *writer, n *rn.RntupleRc1_ColumnList) {
	first := true
	w.WriteByte('{')
	w.key(&first, "len_frame")
	number(w, n.LenFrame)
	w.key(&first, "body")
	dumpRntupleRc1_ColumnListBody(w, n.Body)
	w.WriteByte('}')
}

func dumpRntupleRc1_ColumnListBody(w *writer, n *rn.RntupleRc1_ColumnListBody) {
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
		dumpRntupleRc1_ColumnRecord(w, x)
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

func dumpRntupleRc1_ColumnRecord(w *writer, n *rn.RntupleRc1_ColumnRecord) {
	first := true
	w.WriteByte('{')
	w.key(&first, "len_frame")
	number(w, n.LenFrame)
	w.key(&first, "body")
	dumpRntupleRc1_Column(w, n.Body)
	w.WriteByte('}')
}

func dumpRntupleRc1_Column(w *writer, n *rn.RntupleRc1_Column) {
	first := true
	w.WriteByte('{')
	w.key(&first, "column_type")
	number(w, n.ColumnType)
	w.key(&first, "bits_on_storage")
	number(w, n.BitsOnStorage)
	w.key(&first, "field_id")
	number(w, n.FieldId)
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

func dumpRntupleRc1_AliasColumnList(w *writer, n *rn.RntupleRc1_AliasColumnList) {
	first := true
	w.WriteByte('{')
	w.key(&first, "len_frame")
	number(w, n.LenFrame)
	w.key(&first, "body")
	dumpRntupleRc1_AliasColumnListBody(w, n.Body)
	w.WriteByte('}')
}

func dumpRntupleRc1_AliasColumnListBody(w *writer, n *rn.RntupleRc1_AliasColumnListBody) {
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
		dumpRntupleRc1_AliasColumnRecord(w, x)
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

func dumpRntupleRc1_AliasColumnRecord(w *writer, n *rn.RntupleRc1_AliasColumnRecord) {
	first := true
	w.WriteByte('{')
	w.key(&first, "len_frame")
	number(w, n.LenFrame)
	w.key(&first, "body")
	dumpRntupleRc1_AliasColumn(w, n.Body)
	w.WriteByte('}')
}

func dumpRntupleRc1_AliasColumn(w *writer, n *rn.RntupleRc1_AliasColumn) {
	first := true
	w.WriteByte('{')
	w.key(&first, "physical_column_id")
	number(w, n.PhysicalColumnId)
	w.key(&first, "field_id")
	number(w, n.FieldId)
	w.key(&first, "trailing")
	w.bytes(n.Trailing)
	w.WriteByte('}')
}

func dumpRntupleRc1_ExtraTypeInfoList(w *writer, n *rn.RntupleRc1_ExtraTypeInfoList) {
	first := true
	w.WriteByte('{')
	w.key(&first, "len_frame")
	number(w, n.LenFrame)
	w.key(&first, "body")
	dumpRntupleRc1_ExtraTypeInfoListBody(w, n.Body)
	w.WriteByte('}')
}

func dumpRntupleRc1_ExtraTypeInfoListBody(w *writer, n *rn.RntupleRc1_ExtraTypeInfoListBody) {
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
		dumpRntupleRc1_ExtraTypeInfoRecord(w, x)
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

func dumpRntupleRc1_ExtraTypeInfoRecord(w *writer, n *rn.RntupleRc1_ExtraTypeInfoRecord) {
	first := true
	w.WriteByte('{')
	w.key(&first, "len_frame")
	number(w, n.LenFrame)
	w.key(&first, "body")
	dumpRntupleRc1_ExtraTypeInfo(w, n.Body)
	w.WriteByte('}')
}

func dumpRntupleRc1_ExtraTypeInfo(w *writer, n *rn.RntupleRc1_ExtraTypeInfo) {
	first := true
	w.WriteByte('{')
	w.key(&first, "type_version_from")
	number(w, n.TypeVersionFrom)
	w.key(&first, "type_version_to")
	number(w, n.TypeVersionTo)
	w.key(&first, "content_id")
	number(w, n.ContentId)
	w.key(&first, "type_name")
	dumpRntupleRc1_CountedString(w, n.TypeName)
	if n.ContentPresent() {
		w.key(&first, "content")
		dumpRntupleRc1_CountedString(w, n.Content)
	}
	w.key(&first, "trailing")
	w.bytes(n.Trailing)
	w.WriteByte('}')
}

func dumpRntupleRc1_Footer(w *writer, n *rn.RntupleRc1_Footer) {
	first := true
	w.WriteByte('{')
	w.key(&first, "feature_flags")
	dumpRntupleRc1_FeatureFlags(w, n.FeatureFlags)
	w.key(&first, "header_checksum")
	w.bytes(n.HeaderChecksum)
	w.key(&first, "schema_extension")
	dumpRntupleRc1_SchemaExtensionFrame(w, n.SchemaExtension)
	w.key(&first, "column_groups")
	dumpRntupleRc1_ColumnGroupList(w, n.ColumnGroups)
	w.key(&first, "cluster_summaries")
	dumpRntupleRc1_ClusterSummaryList(w, n.ClusterSummaries)
	w.key(&first, "cluster_groups")
	dumpRntupleRc1_ClusterGroupList(w, n.ClusterGroups)
	w.key(&first, "meta_data_links")
	dumpRntupleRc1_MetaDataLinkList(w, n.MetaDataLinks)
	w.key(&first, "trailing")
	w.bytes(n.Trailing)
	w.WriteByte('}')
}

func dumpRntupleRc1_SchemaExtensionFrame(w *writer, n *rn.RntupleRc1_SchemaExtensionFrame) {
	first := true
	w.WriteByte('{')
	w.key(&first, "len_frame")
	number(w, n.LenFrame)
	if n.RecordPresent() {
		w.key(&first, "record")
		dumpRntupleRc1_SchemaExtension(w, n.Record)
	}
	if n.ListPresent() {
		w.key(&first, "list")
		dumpRntupleRc1_SchemaExtensionListBody(w, n.List)
	}
	w.WriteByte('}')
}

func dumpRntupleRc1_SchemaExtensionListBody(w *writer, n *rn.RntupleRc1_SchemaExtensionListBody) {
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

func dumpRntupleRc1_SchemaExtension(w *writer, n *rn.RntupleRc1_SchemaExtension) {
	first := true
	w.WriteByte('{')
	if n.SchemaPresent() {
		w.key(&first, "schema")
		dumpRntupleRc1_Schema(w, n.Schema)
	}
	w.key(&first, "trailing")
	w.bytes(n.Trailing)
	w.WriteByte('}')
}

func dumpRntupleRc1_ColumnGroupList(w *writer, n *rn.RntupleRc1_ColumnGroupList) {
	first := true
	w.WriteByte('{')
	w.key(&first, "len_frame")
	number(w, n.LenFrame)
	w.key(&first, "body")
	dumpRntupleRc1_ColumnGroupListBody(w, n.Body)
	w.WriteByte('}')
}

func dumpRntupleRc1_ColumnGroupListBody(w *writer, n *rn.RntupleRc1_ColumnGroupListBody) {
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
		dumpRntupleRc1_ColumnGroupRecord(w, x)
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

func dumpRntupleRc1_ColumnGroupRecord(w *writer, n *rn.RntupleRc1_ColumnGroupRecord) {
	first := true
	w.WriteByte('{')
	w.key(&first, "len_frame")
	number(w, n.LenFrame)
	w.key(&first, "body")
	dumpRntupleRc1_ColumnGroup(w, n.Body)
	w.WriteByte('}')
}

func dumpRntupleRc1_ColumnGroup(w *writer, n *rn.RntupleRc1_ColumnGroup) {
	first := true
	w.WriteByte('{')
	w.key(&first, "column_ids")
	dumpRntupleRc1_ColumnIdList(w, n.ColumnIds)
	w.key(&first, "trailing")
	w.bytes(n.Trailing)
	w.WriteByte('}')
}

func dumpRntupleRc1_ColumnIdList(w *writer, n *rn.RntupleRc1_ColumnIdList) {
	first := true
	w.WriteByte('{')
	w.key(&first, "len_frame")
	number(w, n.LenFrame)
	w.key(&first, "body")
	dumpRntupleRc1_ColumnIdListBody(w, n.Body)
	w.WriteByte('}')
}

func dumpRntupleRc1_ColumnIdListBody(w *writer, n *rn.RntupleRc1_ColumnIdListBody) {
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

func dumpRntupleRc1_ClusterGroupList(w *writer, n *rn.RntupleRc1_ClusterGroupList) {
	first := true
	w.WriteByte('{')
	w.key(&first, "len_frame")
	number(w, n.LenFrame)
	w.key(&first, "body")
	dumpRntupleRc1_ClusterGroupListBody(w, n.Body)
	w.WriteByte('}')
}

func dumpRntupleRc1_ClusterGroupListBody(w *writer, n *rn.RntupleRc1_ClusterGroupListBody) {
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
		dumpRntupleRc1_ClusterGroupRecord(w, x)
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

func dumpRntupleRc1_ClusterGroupRecord(w *writer, n *rn.RntupleRc1_ClusterGroupRecord) {
	first := true
	w.WriteByte('{')
	w.key(&first, "len_frame")
	number(w, n.LenFrame)
	w.key(&first, "body")
	dumpRntupleRc1_ClusterGroup(w, n.Body)
	w.WriteByte('}')
}

func dumpRntupleRc1_ClusterGroup(w *writer, n *rn.RntupleRc1_ClusterGroup) {
	first := true
	w.WriteByte('{')
	w.key(&first, "num_clusters")
	number(w, n.NumClusters)
	w.key(&first, "page_list_link")
	dumpRntupleRc1_EnvelopeLink(w, n.PageListLink)
	w.key(&first, "trailing")
	w.bytes(n.Trailing)
	w.WriteByte('}')
}

func dumpRntupleRc1_MetaDataLinkList(w *writer, n *rn.RntupleRc1_MetaDataLinkList) {
	first := true
	w.WriteByte('{')
	w.key(&first, "len_frame")
	number(w, n.LenFrame)
	w.key(&first, "body")
	dumpRntupleRc1_MetaDataLinkListBody(w, n.Body)
	w.WriteByte('}')
}

func dumpRntupleRc1_MetaDataLinkListBody(w *writer, n *rn.RntupleRc1_MetaDataLinkListBody) {
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
		dumpRntupleRc1_EnvelopeLink(w, x)
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

func dumpRntupleRc1_ClusterSummaryList(w *writer, n *rn.RntupleRc1_ClusterSummaryList) {
	first := true
	w.WriteByte('{')
	w.key(&first, "len_frame")
	number(w, n.LenFrame)
	w.key(&first, "body")
	dumpRntupleRc1_ClusterSummaryListBody(w, n.Body)
	w.WriteByte('}')
}

func dumpRntupleRc1_ClusterSummaryListBody(w *writer, n *rn.RntupleRc1_ClusterSummaryListBody) {
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
		dumpRntupleRc1_ClusterSummaryRecord(w, x)
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

func dumpRntupleRc1_ClusterSummaryRecord(w *writer, n *rn.RntupleRc1_ClusterSummaryRecord) {
	first := true
	w.WriteByte('{')
	w.key(&first, "len_frame")
	number(w, n.LenFrame)
	w.key(&first, "body")
	dumpRntupleRc1_ClusterSummary(w, n.Body)
	w.WriteByte('}')
}

func dumpRntupleRc1_ClusterSummary(w *writer, n *rn.RntupleRc1_ClusterSummary) {
	first := true
	w.WriteByte('{')
	w.key(&first, "first_entry")
	number(w, n.FirstEntry)
	w.key(&first, "num_entries_lo")
	number(w, n.NumEntriesLo)
	w.key(&first, "num_entries_hi")
	number(w, n.NumEntriesHi)
	if n.ColumnGroupIdPresent() {
		w.key(&first, "column_group_id")
		number(w, n.ColumnGroupId)
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

func dumpRntupleRc1_PageList(w *writer, n *rn.RntupleRc1_PageList) {
	first := true
	w.WriteByte('{')
	w.key(&first, "page_locations")
	dumpRntupleRc1_ClusterPagesList(w, n.PageLocations)
	w.key(&first, "trailing")
	w.bytes(n.Trailing)
	w.WriteByte('}')
}

func dumpRntupleRc1_ClusterPagesList(w *writer, n *rn.RntupleRc1_ClusterPagesList) {
	first := true
	w.WriteByte('{')
	w.key(&first, "len_frame")
	number(w, n.LenFrame)
	w.key(&first, "body")
	dumpRntupleRc1_ClusterPagesListBody(w, n.Body)
	w.WriteByte('}')
}

func dumpRntupleRc1_ClusterPagesListBody(w *writer, n *rn.RntupleRc1_ClusterPagesListBody) {
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
		dumpRntupleRc1_ClusterPages(w, x)
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

func dumpRntupleRc1_ClusterPages(w *writer, n *rn.RntupleRc1_ClusterPages) {
	first := true
	w.WriteByte('{')
	w.key(&first, "len_frame")
	number(w, n.LenFrame)
	w.key(&first, "body")
	dumpRntupleRc1_ClusterPagesBody(w, n.Body)
	w.WriteByte('}')
}

func dumpRntupleRc1_ClusterPagesBody(w *writer, n *rn.RntupleRc1_ClusterPagesBody) {
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
		dumpRntupleRc1_ColumnPages(w, x)
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

func dumpRntupleRc1_ColumnPages(w *writer, n *rn.RntupleRc1_ColumnPages) {
	first := true
	w.WriteByte('{')
	w.key(&first, "len_frame")
	number(w, n.LenFrame)
	w.key(&first, "body")
	dumpRntupleRc1_ColumnPagesBody(w, n.Body)
	w.WriteByte('}')
}

func dumpRntupleRc1_ColumnPagesBody(w *writer, n *rn.RntupleRc1_ColumnPagesBody) {
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
		dumpRntupleRc1_Page(w, x)
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

func dumpRntupleRc1_Page(w *writer, n *rn.RntupleRc1_Page) {
	first := true
	w.WriteByte('{')
	w.key(&first, "num_elements_and_flags")
	number(w, n.NumElementsAndFlags)
	w.key(&first, "locator")
	dumpRntupleRc1_Locator(w, n.Locator)
	w.key(&first, "num_elements")
	number(w, must(n.NumElements()))
	w.key(&first, "flags")
	number(w, must(n.Flags()))
	w.WriteByte('}')
}

func dumpRntupleRc1_MetaData(w *writer, n *rn.RntupleRc1_MetaData) {
	first := true
	w.WriteByte('{')
	w.key(&first, "entries")
	dumpRntupleRc1_MetaDataEntryList(w, n.Entries)
	w.key(&first, "trailing")
	w.bytes(n.Trailing)
	w.WriteByte('}')
}

func dumpRntupleRc1_MetaDataEntryList(w *writer, n *rn.RntupleRc1_MetaDataEntryList) {
	first := true
	w.WriteByte('{')
	w.key(&first, "len_frame")
	number(w, n.LenFrame)
	w.key(&first, "body")
	dumpRntupleRc1_MetaDataEntryListBody(w, n.Body)
	w.WriteByte('}')
}

func dumpRntupleRc1_MetaDataEntryListBody(w *writer, n *rn.RntupleRc1_MetaDataEntryListBody) {
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
		dumpRntupleRc1_MetaDataEntryRecord(w, x)
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

func dumpRntupleRc1_MetaDataEntryRecord(w *writer, n *rn.RntupleRc1_MetaDataEntryRecord) {
	first := true
	w.WriteByte('{')
	w.key(&first, "len_frame")
	number(w, n.LenFrame)
	w.key(&first, "body")
	dumpRntupleRc1_MetaDataEntry(w, n.Body)
	w.WriteByte('}')
}

func dumpRntupleRc1_MetaDataEntry(w *writer, n *rn.RntupleRc1_MetaDataEntry) {
	first := true
	w.WriteByte('{')
	w.key(&first, "value_type")
	number(w, n.ValueType)
	w.key(&first, "key")
	dumpRntupleRc1_CountedString(w, n.Key)
	switch x := n.Value.(type) {
	case *rn.RntupleRc1_MetaDataInt64:
		w.key(&first, "value")
		w.WriteString(`{"meta_data_int64":`)
		dumpRntupleRc1_MetaDataInt64(w, x)
		w.WriteByte('}')
	case *rn.RntupleRc1_MetaDataBool:
		w.key(&first, "value")
		w.WriteString(`{"meta_data_bool":`)
		dumpRntupleRc1_MetaDataBool(w, x)
		w.WriteByte('}')
	case *rn.RntupleRc1_MetaDataFloat64:
		w.key(&first, "value")
		w.WriteString(`{"meta_data_float64":`)
		dumpRntupleRc1_MetaDataFloat64(w, x)
		w.WriteByte('}')
	case *rn.RntupleRc1_CountedString:
		w.key(&first, "value")
		w.WriteString(`{"counted_string":`)
		dumpRntupleRc1_CountedString(w, x)
		w.WriteByte('}')
	case *rn.RntupleRc1_Int64List:
		w.key(&first, "value")
		w.WriteString(`{"int64_list":`)
		dumpRntupleRc1_Int64List(w, x)
		w.WriteByte('}')
	case *rn.RntupleRc1_BoolList:
		w.key(&first, "value")
		w.WriteString(`{"bool_list":`)
		dumpRntupleRc1_BoolList(w, x)
		w.WriteByte('}')
	case *rn.RntupleRc1_Float64List:
		w.key(&first, "value")
		w.WriteString(`{"float64_list":`)
		dumpRntupleRc1_Float64List(w, x)
		w.WriteByte('}')
	case *rn.RntupleRc1_StringList:
		w.key(&first, "value")
		w.WriteString(`{"string_list":`)
		dumpRntupleRc1_StringList(w, x)
		w.WriteByte('}')
	}
	w.key(&first, "trailing")
	w.bytes(n.Trailing)
	w.WriteByte('}')
}

func dumpRntupleRc1_MetaDataInt64(w *writer, n *rn.RntupleRc1_MetaDataInt64) {
	first := true
	w.WriteByte('{')
	w.key(&first, "number")
	number(w, n.Number)
	w.WriteByte('}')
}

func dumpRntupleRc1_MetaDataBool(w *writer, n *rn.RntupleRc1_MetaDataBool) {
	first := true
	w.WriteByte('{')
	w.key(&first, "number")
	number(w, n.Number)
	w.WriteByte('}')
}

func dumpRntupleRc1_MetaDataFloat64(w *writer, n *rn.RntupleRc1_MetaDataFloat64) {
	first := true
	w.WriteByte('{')
	w.key(&first, "number")
	w.float(float64(n.Number))
	w.WriteByte('}')
}

func dumpRntupleRc1_Int64List(w *writer, n *rn.RntupleRc1_Int64List) {
	first := true
	w.WriteByte('{')
	w.key(&first, "len_frame")
	number(w, n.LenFrame)
	w.key(&first, "body")
	dumpRntupleRc1_Int64ListBody(w, n.Body)
	w.WriteByte('}')
}

func dumpRntupleRc1_Int64ListBody(w *writer, n *rn.RntupleRc1_Int64ListBody) {
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

func dumpRntupleRc1_BoolList(w *writer, n *rn.RntupleRc1_BoolList) {
	first := true
	w.WriteByte('{')
	w.key(&first, "len_frame")
	number(w, n.LenFrame)
	w.key(&first, "body")
	dumpRntupleRc1_BoolListBody(w, n.Body)
	w.WriteByte('}')
}

func dumpRntupleRc1_BoolListBody(w *writer, n *rn.RntupleRc1_BoolListBody) {
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

func dumpRntupleRc1_Float64List(w *writer, n *rn.RntupleRc1_Float64List) {
	first := true
	w.WriteByte('{')
	w.key(&first, "len_frame")
	number(w, n.LenFrame)
	w.key(&first, "body")
	dumpRntupleRc1_Float64ListBody(w, n.Body)
	w.WriteByte('}')
}

func dumpRntupleRc1_Float64ListBody(w *writer, n *rn.RntupleRc1_Float64ListBody) {
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

func dumpRntupleRc1_StringList(w *writer, n *rn.RntupleRc1_StringList) {
	first := true
	w.WriteByte('{')
	w.key(&first, "len_frame")
	number(w, n.LenFrame)
	w.key(&first, "body")
	dumpRntupleRc1_StringListBody(w, n.Body)
	w.WriteByte('}')
}

func dumpRntupleRc1_StringListBody(w *writer, n *rn.RntupleRc1_StringListBody) {
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
		dumpRntupleRc1_CountedString(w, x)
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

func dumpRntupleV0(w *writer, n *rn.RntupleV0) {
	first := true
	w.WriteByte('{')
	w.key(&first, "payload")
	w.bytes(n.Payload)
	w.key(&first, "checksum")
	w.bytes(n.Checksum)
	w.WriteByte('}')
}

func dumpRntupleV0_HeaderEnvelope(w *writer, n *rn.RntupleV0_HeaderEnvelope) {
	first := true
	w.WriteByte('{')
	w.key(&first, "payload")
	dumpRntupleV0_HeaderRecord(w, n.Payload)
	w.key(&first, "checksum")
	w.bytes(n.Checksum)
	w.WriteByte('}')
}

func dumpRntupleV0_FooterEnvelope(w *writer, n *rn.RntupleV0_FooterEnvelope) {
	first := true
	w.WriteByte('{')
	w.key(&first, "payload")
	dumpRntupleV0_FooterRecord(w, n.Payload)
	w.key(&first, "postscript")
	dumpRntupleV0_Postscript(w, n.Postscript)
	w.key(&first, "checksum")
	w.bytes(n.Checksum)
	w.WriteByte('}')
}

func dumpRntupleV0_Postscript(w *writer, n *rn.RntupleV0_Postscript) {
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

func dumpRntupleV0_CountedString(w *writer, n *rn.RntupleV0_CountedString) {
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

func dumpRntupleV0_HeaderRecord(w *writer, n *rn.RntupleV0_HeaderRecord) {
	first := true
	w.WriteByte('{')
	w.key(&first, "version")
	number(w, n.Version)
	w.key(&first, "min_version")
	number(w, n.MinVersion)
	w.key(&first, "len_frame")
	number(w, n.LenFrame)
	w.key(&first, "body")
	dumpRntupleV0_Header(w, n.Body)
	w.WriteByte('}')
}

func dumpRntupleV0_Header(w *writer, n *rn.RntupleV0_Header) {
	first := true
	w.WriteByte('{')
	w.key(&first, "reserved")
	number(w, n.Reserved)
	w.key(&first, "name")
	dumpRntupleV0_CountedString(w, n.Name)
	w.key(&first, "description")
	dumpRntupleV0_CountedString(w, n.Description)
	w.key(&first, "author")
	dumpRntupleV0_CountedString(w, n.Author)
	w.key(&first, "custodian")
	dumpRntupleV0_CountedString(w, n.Custodian)
	w.key(&first, "time_of_data")
	number(w, n.TimeOfData)
	w.key(&first, "time_of_writing")
	number(w, n.TimeOfWriting)
	w.key(&first, "ntuple_version")
	dumpRntupleV0_VersionRecord(w, n.NtupleVersion)
	w.key(&first, "own_uuid")
	dumpRntupleV0_UuidRecord(w, n.OwnUuid)
	w.key(&first, "group_uuid")
	dumpRntupleV0_UuidRecord(w, n.GroupUuid)
	w.key(&first, "num_fields")
	number(w, n.NumFields)
	w.key(&first, "fields")
	w.WriteByte('[')
	for i, x := range n.Fields {
		if i > 0 {
			w.WriteByte(',')
		}
		dumpRntupleV0_FieldRecord(w, x)
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
		dumpRntupleV0_ColumnRecord(w, x)
	}
	w.WriteByte(']')
	w.key(&first, "trailing")
	w.bytes(n.Trailing)
	w.WriteByte('}')
}

func dumpRntupleV0_VersionRecord(w *writer, n *rn.RntupleV0_VersionRecord) {
	first := true
	w.WriteByte('{')
	w.key(&first, "version")
	number(w, n.Version)
	w.key(&first, "min_version")
	number(w, n.MinVersion)
	w.key(&first, "len_frame")
	number(w, n.LenFrame)
	w.key(&first, "body")
	dumpRntupleV0_VersionNumbers(w, n.Body)
	w.WriteByte('}')
}

func dumpRntupleV0_VersionNumbers(w *writer, n *rn.RntupleV0_VersionNumbers) {
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

func dumpRntupleV0_UuidRecord(w *writer, n *rn.RntupleV0_UuidRecord) {
	first := true
	w.WriteByte('{')
	w.key(&first, "version")
	number(w, n.Version)
	w.key(&first, "min_version")
	number(w, n.MinVersion)
	w.key(&first, "len_frame")
	number(w, n.LenFrame)
	w.key(&first, "body")
	dumpRntupleV0_Identity(w, n.Body)
	w.WriteByte('}')
}

func dumpRntupleV0_Identity(w *writer, n *rn.RntupleV0_Identity) {
	first := true
	w.WriteByte('{')
	w.key(&first, "uuid")
	dumpRntupleV0_CountedString(w, n.Uuid)
	w.key(&first, "trailing")
	w.bytes(n.Trailing)
	w.WriteByte('}')
}

func dumpRntupleV0_Locator(w *writer, n *rn.RntupleV0_Locator) {
	first := true
	w.WriteByte('{')
	w.key(&first, "ofs_range")
	number(w, n.OfsRange)
	w.key(&first, "len_range")
	number(w, n.LenRange)
	w.key(&first, "url")
	dumpRntupleV0_CountedString(w, n.Url)
	w.WriteByte('}')
}

func dumpRntupleV0_FieldRecord(w *writer, n *rn.RntupleV0_FieldRecord) {
	first := true
	w.WriteByte('{')
	w.key(&first, "version")
	number(w, n.Version)
	w.key(&first, "min_version")
	number(w, n.MinVersion)
	w.key(&first, "len_frame")
	number(w, n.LenFrame)
	w.key(&first, "body")
	dumpRntupleV0_Field(w, n.Body)
	w.WriteByte('}')
}

func dumpRntupleV0_Field(w *writer, n *rn.RntupleV0_Field) {
	first := true
	w.WriteByte('{')
	w.key(&first, "field_id")
	number(w, n.FieldId)
	w.key(&first, "field_version")
	dumpRntupleV0_VersionRecord(w, n.FieldVersion)
	w.key(&first, "type_version")
	dumpRntupleV0_VersionRecord(w, n.TypeVersion)
	w.key(&first, "name")
	dumpRntupleV0_CountedString(w, n.Name)
	w.key(&first, "description")
	dumpRntupleV0_CountedString(w, n.Description)
	w.key(&first, "type_name")
	dumpRntupleV0_CountedString(w, n.TypeName)
	w.key(&first, "num_repetitions")
	number(w, n.NumRepetitions)
	w.key(&first, "structure")
	number(w, n.Structure)
	w.key(&first, "parent_id")
	number(w, n.ParentId)
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

func dumpRntupleV0_ColumnRecord(w *writer, n *rn.RntupleV0_ColumnRecord) {
	first := true
	w.WriteByte('{')
	w.key(&first, "version")
	number(w, n.Version)
	w.key(&first, "min_version")
	number(w, n.MinVersion)
	w.key(&first, "len_frame")
	number(w, n.LenFrame)
	w.key(&first, "body")
	dumpRntupleV0_Column(w, n.Body)
	w.WriteByte('}')
}

func dumpRntupleV0_Column(w *writer, n *rn.RntupleV0_Column) {
	first := true
	w.WriteByte('{')
	w.key(&first, "column_id")
	number(w, n.ColumnId)
	w.key(&first, "column_version")
	dumpRntupleV0_VersionRecord(w, n.ColumnVersion)
	w.key(&first, "model")
	dumpRntupleV0_ColumnModelRecord(w, n.Model)
	w.key(&first, "field_id")
	number(w, n.FieldId)
	w.key(&first, "index")
	number(w, n.Index)
	w.key(&first, "trailing")
	w.bytes(n.Trailing)
	w.WriteByte('}')
}

func dumpRntupleV0_ColumnModelRecord(w *writer, n *rn.RntupleV0_ColumnModelRecord) {
	first := true
	w.WriteByte('{')
	w.key(&first, "version")
	number(w, n.Version)
	w.key(&first, "min_version")
	number(w, n.MinVersion)
	w.key(&first, "len_frame")
	number(w, n.LenFrame)
	w.key(&first, "body")
	dumpRntupleV0_ColumnModel(w, n.Body)
	w.WriteByte('}')
}

func dumpRntupleV0_ColumnModel(w *writer, n *rn.RntupleV0_ColumnModel) {
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

func dumpRntupleV0_FooterRecord(w *writer, n *rn.RntupleV0_FooterRecord) {
	first := true
	w.WriteByte('{')
	w.key(&first, "version")
	number(w, n.Version)
	w.key(&first, "min_version")
	number(w, n.MinVersion)
	w.key(&first, "len_frame")
	number(w, n.LenFrame)
	w.key(&first, "body")
	dumpRntupleV0_Footer(w, n.Body)
	w.WriteByte('}')
}

func dumpRntupleV0_Footer(w *writer, n *rn.RntupleV0_Footer) {
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
		dumpRntupleV0_Cluster(w, x)
	}
	w.WriteByte(']')
	w.key(&first, "trailing")
	w.bytes(n.Trailing)
	w.WriteByte('}')
}

func dumpRntupleV0_Cluster(w *writer, n *rn.RntupleV0_Cluster) {
	first := true
	w.WriteByte('{')
	w.key(&first, "uuid")
	dumpRntupleV0_UuidRecord(w, n.Uuid)
	w.key(&first, "summary")
	dumpRntupleV0_ClusterSummaryRecord(w, n.Summary)
	w.key(&first, "num_columns")
	number(w, n.NumColumns)
	w.key(&first, "columns")
	w.WriteByte('[')
	for i, x := range n.Columns {
		if i > 0 {
			w.WriteByte(',')
		}
		dumpRntupleV0_ColumnPages(w, x)
	}
	w.WriteByte(']')
	w.WriteByte('}')
}

func dumpRntupleV0_ClusterSummaryRecord(w *writer, n *rn.RntupleV0_ClusterSummaryRecord) {
	first := true
	w.WriteByte('{')
	w.key(&first, "version")
	number(w, n.Version)
	w.key(&first, "min_version")
	number(w, n.MinVersion)
	w.key(&first, "len_frame")
	number(w, n.LenFrame)
	w.key(&first, "body")
	dumpRntupleV0_ClusterSummary(w, n.Body)
	w.WriteByte('}')
}

func dumpRntupleV0_ClusterSummary(w *writer, n *rn.RntupleV0_ClusterSummary) {
	first := true
	w.WriteByte('{')
	w.key(&first, "cluster_id")
	number(w, n.ClusterId)
	w.key(&first, "cluster_version")
	dumpRntupleV0_VersionRecord(w, n.ClusterVersion)
	w.key(&first, "first_entry")
	number(w, n.FirstEntry)
	w.key(&first, "num_entries")
	number(w, n.NumEntries)
	w.key(&first, "locator")
	dumpRntupleV0_Locator(w, n.Locator)
	w.key(&first, "trailing")
	w.bytes(n.Trailing)
	w.WriteByte('}')
}

func dumpRntupleV0_ColumnPages(w *writer, n *rn.RntupleV0_ColumnPages) {
	first := true
	w.WriteByte('{')
	w.key(&first, "column_id")
	number(w, n.ColumnId)
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
		dumpRntupleV0_Page(w, x)
	}
	w.WriteByte(']')
	w.WriteByte('}')
}

func dumpRntupleV0_Page(w *writer, n *rn.RntupleV0_Page) {
	first := true
	w.WriteByte('{')
	w.key(&first, "num_elements")
	number(w, n.NumElements)
	w.key(&first, "locator")
	dumpRntupleV0_Locator(w, n.Locator)
	w.WriteByte('}')
}

func dumpRootFile(w *writer, n *rn.RootFile) {
	first := true
	w.WriteByte('{')
	w.key(&first, "header")
	dumpRootFile_FileHeader(w, n.Header)
	w.key(&first, "root_directory")
	dumpRootFile_Directory(w, must(n.RootDirectory()))
	w.key(&first, "keys_record")
	dumpRootFile_Record(w, must(n.KeysRecord()))
	w.key(&first, "entries")
	dumpRootFile_EntryList(w, must(n.Entries()))
	if must(n.FreeRecord()) != nil {
		w.key(&first, "free_record")
		dumpRootFile_Record(w, must(n.FreeRecord()))
	}
	if must(n.StreamerInfoRecord()) != nil {
		w.key(&first, "streamer_info_record")
		dumpRootFile_Record(w, must(n.StreamerInfoRecord()))
	}
	w.WriteByte('}')
}

func dumpRootFile_FileHeader(w *writer, n *rn.RootFile_FileHeader) {
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
	number(w, n.UuidVersion)
	w.key(&first, "uuid")
	w.bytes(n.Uuid)
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

func dumpRootFile_CountedString(w *writer, n *rn.RootFile_CountedString) {
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

func dumpRootFile_Key(w *writer, n *rn.RootFile_Key) {
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
	dumpRootFile_CountedString(w, n.ClassName)
	w.key(&first, "name")
	dumpRootFile_CountedString(w, n.Name)
	w.key(&first, "title")
	dumpRootFile_CountedString(w, n.Title)
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

func dumpRootFile_Record(w *writer, n *rn.RootFile_Record) {
	first := true
	w.WriteByte('{')
	w.key(&first, "key")
	dumpRootFile_Key(w, n.Key)
	w.key(&first, "len_payload")
	number(w, must(n.LenPayload()))
	w.key(&first, "payload")
	w.bytes(must(n.Payload()))
	w.WriteByte('}')
}

func dumpRootFile_Directory(w *writer, n *rn.RootFile_Directory) {
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
	if n.UuidVersionPresent() {
		w.key(&first, "uuid_version")
		number(w, n.UuidVersion)
	}
	if n.UuidPresent() {
		w.key(&first, "uuid")
		w.bytes(n.Uuid)
	}
	w.key(&first, "is_wide")
	w.boolean(must(n.IsWide()))
	w.key(&first, "has_uuid")
	w.boolean(must(n.HasUuid()))
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

func dumpRootFile_KeysList(w *writer, n *rn.RootFile_KeysList) {
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
		dumpRootFile_Key(w, x)
	}
	w.WriteByte(']')
	w.key(&first, "trailing")
	w.bytes(n.Trailing)
	w.WriteByte('}')
}

func dumpRootFile_EntryList(w *writer, n *rn.RootFile_EntryList) {
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
		dumpRootFile_Entry(w, x)
	}
	w.WriteByte(']')
	w.WriteByte('}')
}

func dumpRootFile_Entry(w *writer, n *rn.RootFile_Entry) {
	first := true
	w.WriteByte('{')
	w.key(&first, "key")
	dumpRootFile_Key(w, n.Key)
	w.key(&first, "is_release")
	w.boolean(must(n.IsRelease()))
	w.key(&first, "is_candidate")
	w.boolean(must(n.IsCandidate()))
	if must(n.AnchorRecord()) != nil {
		w.key(&first, "anchor_record")
		dumpRootFile_AnchorRecord(w, must(n.AnchorRecord()))
	}
	w.WriteByte('}')
}

func dumpRootFile_AnchorRecord(w *writer, n *rn.RootFile_AnchorRecord) {
	first := true
	w.WriteByte('{')
	w.key(&first, "key")
	dumpRootFile_Key(w, n.Key)
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
		dumpRootFile_Anchor(w, must(n.Anchor()))
	}
	if must(n.AnchorRc2()) != nil {
		w.key(&first, "anchor_rc2")
		dumpRootFile_AnchorRc2(w, must(n.AnchorRc2()))
	}
	if must(n.AnchorRc1()) != nil {
		w.key(&first, "anchor_rc1")
		dumpRootFile_AnchorRc1(w, must(n.AnchorRc1()))
	}
	w.WriteByte('}')
}

func dumpRootFile_FreeList(w *writer, n *rn.RootFile_FreeList) {
	first := true
	w.WriteByte('{')
	w.key(&first, "entries")
	w.WriteByte('[')
	for i, x := range n.Entries {
		if i > 0 {
			w.WriteByte(',')
		}
		dumpRootFile_FreeEntry(w, x)
	}
	w.WriteByte(']')
	w.WriteByte('}')
}

func dumpRootFile_FreeEntry(w *writer, n *rn.RootFile_FreeEntry) {
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

func dumpRootFile_Anchor(w *writer, n *rn.RootFile_Anchor) {
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

func dumpRootFile_AnchorRc2(w *writer, n *rn.RootFile_AnchorRc2) {
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

func dumpRootFile_AnchorRc1(w *writer, n *rn.RootFile_AnchorRc1) {
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

func dumpRootFile_CompressionBlock(w *writer, n *rn.RootFile_CompressionBlock) {
	first := true
	w.WriteByte('{')
	w.key(&first, "chunks")
	w.WriteByte('[')
	for i, x := range n.Chunks {
		if i > 0 {
			w.WriteByte(',')
		}
		dumpRootFile_CompressionChunk(w, x)
	}
	w.WriteByte(']')
	w.WriteByte('}')
}

func dumpRootFile_CompressionChunk(w *writer, n *rn.RootFile_CompressionChunk) {
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

func dumpRootFile_BlobOffsetTable(w *writer, n *rn.RootFile_BlobOffsetTable) {
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

func dumpStreamerInfo(w *writer, n *rn.StreamerInfo) {
	first := true
	w.WriteByte('{')
	w.key(&first, "byte_count")
	number(w, n.ByteCount)
	w.key(&first, "list")
	dumpStreamerInfo_InfoList(w, n.List)
	w.key(&first, "trailing")
	w.bytes(n.Trailing)
	w.WriteByte('}')
}

func dumpStreamerInfo_CountedString(w *writer, n *rn.StreamerInfo_CountedString) {
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

func dumpStreamerInfo_RootObject(w *writer, n *rn.StreamerInfo_RootObject) {
	first := true
	w.WriteByte('{')
	w.key(&first, "version")
	number(w, n.Version)
	w.key(&first, "unique_id")
	number(w, n.UniqueId)
	w.key(&first, "bits")
	number(w, n.Bits)
	if n.ProcessIdPresent() {
		w.key(&first, "process_id")
		number(w, n.ProcessId)
	}
	w.key(&first, "is_referenced")
	w.boolean(must(n.IsReferenced()))
	w.WriteByte('}')
}

func dumpStreamerInfo_InfoList(w *writer, n *rn.StreamerInfo_InfoList) {
	first := true
	w.WriteByte('{')
	w.key(&first, "version")
	number(w, n.Version)
	w.key(&first, "object")
	dumpStreamerInfo_RootObject(w, n.Object)
	w.key(&first, "name")
	dumpStreamerInfo_CountedString(w, n.Name)
	w.key(&first, "num_items")
	number(w, n.NumItems)
	w.key(&first, "items")
	w.WriteByte('[')
	for i, x := range n.Items {
		if i > 0 {
			w.WriteByte(',')
		}
		dumpStreamerInfo_InfoItem(w, x)
	}
	w.WriteByte(']')
	w.key(&first, "trailing")
	w.bytes(n.Trailing)
	w.WriteByte('}')
}

func dumpStreamerInfo_InfoItem(w *writer, n *rn.StreamerInfo_InfoItem) {
	first := true
	w.WriteByte('{')
	w.key(&first, "byte_count")
	number(w, n.ByteCount)
	w.key(&first, "body")
	dumpStreamerInfo_AnyObject(w, n.Body)
	w.key(&first, "option")
	dumpStreamerInfo_CountedString(w, n.Option)
	w.WriteByte('}')
}

func dumpStreamerInfo_AnyObject(w *writer, n *rn.StreamerInfo_AnyObject) {
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

func dumpStreamerInfo_Named(w *writer, n *rn.StreamerInfo_Named) {
	first := true
	w.WriteByte('{')
	w.key(&first, "byte_count")
	number(w, n.ByteCount)
	w.key(&first, "body")
	dumpStreamerInfo_NamedMembers(w, n.Body)
	w.WriteByte('}')
}

func dumpStreamerInfo_NamedMembers(w *writer, n *rn.StreamerInfo_NamedMembers) {
	first := true
	w.WriteByte('{')
	w.key(&first, "version")
	number(w, n.Version)
	w.key(&first, "object")
	dumpStreamerInfo_RootObject(w, n.Object)
	w.key(&first, "name")
	dumpStreamerInfo_CountedString(w, n.Name)
	w.key(&first, "title")
	dumpStreamerInfo_CountedString(w, n.Title)
	w.key(&first, "trailing")
	w.bytes(n.Trailing)
	w.WriteByte('}')
}

func dumpStreamerInfo_ClassInfo(w *writer, n *rn.StreamerInfo_ClassInfo) {
	first := true
	w.WriteByte('{')
	w.key(&first, "byte_count")
	number(w, n.ByteCount)
	w.key(&first, "body")
	dumpStreamerInfo_ClassInfoMembers(w, n.Body)
	w.WriteByte('}')
}

func dumpStreamerInfo_ClassInfoMembers(w *writer, n *rn.StreamerInfo_ClassInfoMembers) {
	first := true
	w.WriteByte('{')
	w.key(&first, "version")
	number(w, n.Version)
	w.key(&first, "named")
	dumpStreamerInfo_Named(w, n.Named)
	w.key(&first, "checksum")
	number(w, n.Checksum)
	w.key(&first, "class_version")
	number(w, n.ClassVersion)
	w.key(&first, "elements_byte_count")
	number(w, n.ElementsByteCount)
	w.key(&first, "elements")
	dumpStreamerInfo_AnyObject(w, n.Elements)
	w.key(&first, "trailing")
	w.bytes(n.Trailing)
	w.WriteByte('}')
}

func dumpStreamerInfo_ClassElements(w *writer, n *rn.StreamerInfo_ClassElements) {
	first := true
	w.WriteByte('{')
	w.key(&first, "byte_count")
	number(w, n.ByteCount)
	w.key(&first, "body")
	dumpStreamerInfo_ClassElementsMembers(w, n.Body)
	w.WriteByte('}')
}

func dumpStreamerInfo_ClassElementsMembers(w *writer, n *rn.StreamerInfo_ClassElementsMembers) {
	first := true
	w.WriteByte('{')
	w.key(&first, "version")
	number(w, n.Version)
	w.key(&first, "object")
	dumpStreamerInfo_RootObject(w, n.Object)
	w.key(&first, "name")
	dumpStreamerInfo_CountedString(w, n.Name)
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
		dumpStreamerInfo_ElementItem(w, x)
	}
	w.WriteByte(']')
	w.key(&first, "trailing")
	w.bytes(n.Trailing)
	w.WriteByte('}')
}

func dumpStreamerInfo_ElementItem(w *writer, n *rn.StreamerInfo_ElementItem) {
	first := true
	w.WriteByte('{')
	w.key(&first, "byte_count")
	number(w, n.ByteCount)
	w.key(&first, "body")
	dumpStreamerInfo_AnyObject(w, n.Body)
	w.WriteByte('}')
}

func dumpStreamerInfo_ClassElement(w *writer, n *rn.StreamerInfo_ClassElement) {
	first := true
	w.WriteByte('{')
	w.key(&first, "byte_count")
	number(w, n.ByteCount)
	w.key(&first, "body")
	dumpStreamerInfo_ClassElementMembers(w, n.Body)
	w.WriteByte('}')
}

func dumpStreamerInfo_ClassElementMembers(w *writer, n *rn.StreamerInfo_ClassElementMembers) {
	first := true
	w.WriteByte('{')
	w.key(&first, "version")
	number(w, n.Version)
	w.key(&first, "element")
	dumpStreamerInfo_Element(w, n.Element)
	w.key(&first, "trailing")
	w.bytes(n.Trailing)
	w.WriteByte('}')
}

func dumpStreamerInfo_Element(w *writer, n *rn.StreamerInfo_Element) {
	first := true
	w.WriteByte('{')
	w.key(&first, "byte_count")
	number(w, n.ByteCount)
	w.key(&first, "body")
	dumpStreamerInfo_ElementMembers(w, n.Body)
	w.WriteByte('}')
}

func dumpStreamerInfo_ElementMembers(w *writer, n *rn.StreamerInfo_ElementMembers) {
	first := true
	w.WriteByte('{')
	w.key(&first, "version")
	number(w, n.Version)
	w.key(&first, "named")
	dumpStreamerInfo_Named(w, n.Named)
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
	dumpStreamerInfo_CountedString(w, n.TypeName)
	w.key(&first, "trailing")
	w.bytes(n.Trailing)
	w.WriteByte('}')
}

func dumpTrevni(w *writer, n *rn.Trevni) {
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
	dumpTrevni_MetadataMap(w, n.Metadata)
	w.key(&first, "columns_metadata")
	w.WriteByte('[')
	for i, x := range n.ColumnsMetadata {
		if i > 0 {
			w.WriteByte(',')
		}
		dumpTrevni_MetadataMap(w, x)
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

func dumpTrevni_MetadataMap(w *writer, n *rn.Trevni_MetadataMap) {
	first := true
	w.WriteByte('{')
	w.key(&first, "num_pairs")
	dumpTrevni_Length(w, n.NumPairs)
	w.key(&first, "pairs")
	w.WriteByte('[')
	for i, x := range n.Pairs {
		if i > 0 {
			w.WriteByte(',')
		}
		dumpTrevni_MetadataPair(w, x)
	}
	w.WriteByte(']')
	w.WriteByte('}')
}

func dumpTrevni_MetadataPair(w *writer, n *rn.Trevni_MetadataPair) {
	first := true
	w.WriteByte('{')
	w.key(&first, "key")
	dumpTrevni_CountedBytes(w, n.Key)
	w.key(&first, "value")
	dumpTrevni_CountedBytes(w, n.Value)
	w.WriteByte('}')
}

func dumpTrevni_CountedBytes(w *writer, n *rn.Trevni_CountedBytes) {
	first := true
	w.WriteByte('{')
	w.key(&first, "nbytes")
	dumpTrevni_Length(w, n.Nbytes)
	w.key(&first, "raw")
	w.bytes(n.Raw)
	w.WriteByte('}')
}

func dumpTrevni_Length(w *writer, n *rn.Trevni_Length) {
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

func dumpTrevni_Zigzag(w *writer, n *rn.Trevni_Zigzag) {
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

func dumpTrevni_Column(w *writer, n *rn.Trevni_Column) {
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
		dumpTrevni_BlockDescriptor(w, x)
	}
	w.WriteByte(']')
	w.key(&first, "blocks")
	w.bytes(n.Blocks)
	w.WriteByte('}')
}

func dumpTrevni_BlockDescriptor(w *writer, n *rn.Trevni_BlockDescriptor) {
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

func dumpTrevni_ColumnZigzag(w *writer, n *rn.Trevni_ColumnZigzag) {
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
		dumpTrevni_ZigzagBlockDescriptor(w, x)
	}
	w.WriteByte(']')
	w.key(&first, "blocks")
	w.bytes(n.Blocks)
	w.WriteByte('}')
}

func dumpTrevni_ZigzagBlockDescriptor(w *writer, n *rn.Trevni_ZigzagBlockDescriptor) {
	first := true
	w.WriteByte('{')
	w.key(&first, "num_rows")
	number(w, n.NumRows)
	w.key(&first, "len_block")
	number(w, n.LenBlock)
	w.key(&first, "len_block_stored")
	number(w, n.LenBlockStored)
	w.key(&first, "first_value")
	dumpTrevni_Zigzag(w, n.FirstValue)
	w.WriteByte('}')
}

func dumpTrevni_ColumnFixed32(w *writer, n *rn.Trevni_ColumnFixed32) {
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
		dumpTrevni_Fixed32BlockDescriptor(w, x)
	}
	w.WriteByte(']')
	w.key(&first, "blocks")
	w.bytes(n.Blocks)
	w.WriteByte('}')
}

func dumpTrevni_Fixed32BlockDescriptor(w *writer, n *rn.Trevni_Fixed32BlockDescriptor) {
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

func dumpTrevni_ColumnFixed64(w *writer, n *rn.Trevni_ColumnFixed64) {
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
		dumpTrevni_Fixed64BlockDescriptor(w, x)
	}
	w.WriteByte(']')
	w.key(&first, "blocks")
	w.bytes(n.Blocks)
	w.WriteByte('}')
}

func dumpTrevni_Fixed64BlockDescriptor(w *writer, n *rn.Trevni_Fixed64BlockDescriptor) {
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

func dumpTrevni_ColumnCounted(w *writer, n *rn.Trevni_ColumnCounted) {
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
		dumpTrevni_CountedBlockDescriptor(w, x)
	}
	w.WriteByte(']')
	w.key(&first, "blocks")
	w.bytes(n.Blocks)
	w.WriteByte('}')
}

func dumpTrevni_CountedBlockDescriptor(w *writer, n *rn.Trevni_CountedBlockDescriptor) {
	first := true
	w.WriteByte('{')
	w.key(&first, "num_rows")
	number(w, n.NumRows)
	w.key(&first, "len_block")
	number(w, n.LenBlock)
	w.key(&first, "len_block_stored")
	number(w, n.LenBlockStored)
	w.key(&first, "first_value")
	dumpTrevni_CountedBytes(w, n.FirstValue)
	w.WriteByte('}')
}

func dumpTrevni_RepeatedBlock(w *writer, n *rn.Trevni_RepeatedBlock) {
	first := true
	w.WriteByte('{')
	w.key(&first, "num_entries")
	number(w, n.NumEntries)
	w.key(&first, "contents")
	w.bytes(n.Contents)
	w.WriteByte('}')
}

func dumpTrevni_ZigzagValues(w *writer, n *rn.Trevni_ZigzagValues) {
	first := true
	w.WriteByte('{')
	w.key(&first, "values")
	w.WriteByte('[')
	for i, x := range n.Values {
		if i > 0 {
			w.WriteByte(',')
		}
		dumpTrevni_Zigzag(w, x)
	}
	w.WriteByte(']')
	w.WriteByte('}')
}

func dumpTrevni_CountedValues(w *writer, n *rn.Trevni_CountedValues) {
	first := true
	w.WriteByte('{')
	w.key(&first, "values")
	w.WriteByte('[')
	for i, x := range n.Values {
		if i > 0 {
			w.WriteByte(',')
		}
		dumpTrevni_CountedBytes(w, x)
	}
	w.WriteByte(']')
	w.WriteByte('}')
}

func dumpRntuplePage(w *writer, n *rn.RntuplePage) {
	first := true
	w.WriteByte('{')
	w.key(&first, "raw")
	w.bytes(n.Raw)
	w.WriteByte('}')
}

func dumpRntuplePage_Uint8Page(w *writer, n *rn.RntuplePage_Uint8Page) {
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

func dumpRntuplePage_Int8Page(w *writer, n *rn.RntuplePage_Int8Page) {
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

func dumpRntuplePage_Uint16Page(w *writer, n *rn.RntuplePage_Uint16Page) {
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

func dumpRntuplePage_Int16Page(w *writer, n *rn.RntuplePage_Int16Page) {
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

func dumpRntuplePage_Uint32Page(w *writer, n *rn.RntuplePage_Uint32Page) {
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

func dumpRntuplePage_Int32Page(w *writer, n *rn.RntuplePage_Int32Page) {
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

func dumpRntuplePage_Uint64Page(w *writer, n *rn.RntuplePage_Uint64Page) {
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

func dumpRntuplePage_Int64Page(w *writer, n *rn.RntuplePage_Int64Page) {
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

func dumpRntuplePage_Real16Page(w *writer, n *rn.RntuplePage_Real16Page) {
	first := true
	w.WriteByte('{')
	w.key(&first, "elements")
	w.WriteByte('[')
	for i, x := range n.Elements {
		if i > 0 {
			w.WriteByte(',')
		}
		dumpRntuplePage_Real16(w, x)
	}
	w.WriteByte(']')
	w.WriteByte('}')
}

func dumpRntuplePage_Real32Page(w *writer, n *rn.RntuplePage_Real32Page) {
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

func dumpRntuplePage_Real64Page(w *writer, n *rn.RntuplePage_Real64Page) {
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

func dumpRntuplePage_SwitchPage(w *writer, n *rn.RntuplePage_SwitchPage) {
	first := true
	w.WriteByte('{')
	w.key(&first, "elements")
	w.WriteByte('[')
	for i, x := range n.Elements {
		if i > 0 {
			w.WriteByte(',')
		}
		dumpRntuplePage_Switch96(w, x)
	}
	w.WriteByte(']')
	w.WriteByte('}')
}

func dumpRntuplePage_Switch44Page(w *writer, n *rn.RntuplePage_Switch44Page) {
	first := true
	w.WriteByte('{')
	w.key(&first, "elements")
	w.WriteByte('[')
	for i, x := range n.Elements {
		if i > 0 {
			w.WriteByte(',')
		}
		dumpRntuplePage_Switch44(w, x)
	}
	w.WriteByte(']')
	w.WriteByte('}')
}

func dumpRntuplePage_Switch32Page(w *writer, n *rn.RntuplePage_Switch32Page) {
	first := true
	w.WriteByte('{')
	w.key(&first, "elements")
	w.WriteByte('[')
	for i, x := range n.Elements {
		if i > 0 {
			w.WriteByte(',')
		}
		dumpRntuplePage_Switch32(w, x)
	}
	w.WriteByte(']')
	w.WriteByte('}')
}

func dumpRntuplePage_Real16(w *writer, n *rn.RntuplePage_Real16) {
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

func dumpRntuplePage_Switch96(w *writer, n *rn.RntuplePage_Switch96) {
	first := true
	w.WriteByte('{')
	w.key(&first, "element_index")
	number(w, n.ElementIndex)
	w.key(&first, "tag")
	number(w, n.Tag)
	w.WriteByte('}')
}

func dumpRntuplePage_Switch44(w *writer, n *rn.RntuplePage_Switch44) {
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

func dumpRntuplePage_Switch32(w *writer, n *rn.RntuplePage_Switch32) {
	first := true
	w.WriteByte('{')
	w.key(&first, "element_index")
	number(w, n.ElementIndex)
	w.key(&first, "tag")
	number(w, n.Tag)
	w.WriteByte('}')
}

func dumpRntuplePage_BitPage(w *writer, n *rn.RntuplePage_BitPage) {
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

func dumpRntuplePage_Packed2Page(w *writer, n *rn.RntuplePage_Packed2Page) {
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

func dumpRntuplePage_Packed3Page(w *writer, n *rn.RntuplePage_Packed3Page) {
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

func dumpRntuplePage_Packed4Page(w *writer, n *rn.RntuplePage_Packed4Page) {
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

func dumpRntuplePage_Packed5Page(w *writer, n *rn.RntuplePage_Packed5Page) {
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

func dumpRntuplePage_Packed6Page(w *writer, n *rn.RntuplePage_Packed6Page) {
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

func dumpRntuplePage_Packed7Page(w *writer, n *rn.RntuplePage_Packed7Page) {
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

func dumpRntuplePage_Packed8Page(w *writer, n *rn.RntuplePage_Packed8Page) {
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

func dumpRntuplePage_Packed9Page(w *writer, n *rn.RntuplePage_Packed9Page) {
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

func dumpRntuplePage_Packed10Page(w *writer, n *rn.RntuplePage_Packed10Page) {
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

func dumpRntuplePage_Packed11Page(w *writer, n *rn.RntuplePage_Packed11Page) {
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

func dumpRntuplePage_Packed12Page(w *writer, n *rn.RntuplePage_Packed12Page) {
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

func dumpRntuplePage_Packed13Page(w *writer, n *rn.RntuplePage_Packed13Page) {
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

func dumpRntuplePage_Packed14Page(w *writer, n *rn.RntuplePage_Packed14Page) {
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

func dumpRntuplePage_Packed15Page(w *writer, n *rn.RntuplePage_Packed15Page) {
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

func dumpRntuplePage_Packed16Page(w *writer, n *rn.RntuplePage_Packed16Page) {
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

func dumpRntuplePage_Packed17Page(w *writer, n *rn.RntuplePage_Packed17Page) {
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

func dumpRntuplePage_Packed18Page(w *writer, n *rn.RntuplePage_Packed18Page) {
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

func dumpRntuplePage_Packed19Page(w *writer, n *rn.RntuplePage_Packed19Page) {
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

func dumpRntuplePage_Packed20Page(w *writer, n *rn.RntuplePage_Packed20Page) {
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

func dumpRntuplePage_Packed21Page(w *writer, n *rn.RntuplePage_Packed21Page) {
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

func dumpRntuplePage_Packed22Page(w *writer, n *rn.RntuplePage_Packed22Page) {
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

func dumpRntuplePage_Packed23Page(w *writer, n *rn.RntuplePage_Packed23Page) {
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

func dumpRntuplePage_Packed24Page(w *writer, n *rn.RntuplePage_Packed24Page) {
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

func dumpRntuplePage_Packed25Page(w *writer, n *rn.RntuplePage_Packed25Page) {
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

func dumpRntuplePage_Packed26Page(w *writer, n *rn.RntuplePage_Packed26Page) {
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

func dumpRntuplePage_Packed27Page(w *writer, n *rn.RntuplePage_Packed27Page) {
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

func dumpRntuplePage_Packed28Page(w *writer, n *rn.RntuplePage_Packed28Page) {
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

func dumpRntuplePage_Packed29Page(w *writer, n *rn.RntuplePage_Packed29Page) {
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

func dumpRntuplePage_Packed30Page(w *writer, n *rn.RntuplePage_Packed30Page) {
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

func dumpRntuplePage_Packed31Page(w *writer, n *rn.RntuplePage_Packed31Page) {
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

func dumpRntuplePage_Packed32Page(w *writer, n *rn.RntuplePage_Packed32Page) {
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
		dumpRntuple(w, must(rn.ParseRntuple(data)))
	case "rntuple.counted_string":
		dumpRntuple_CountedString(w, must(rn.ParseRntuple_CountedString(data)))
	case "rntuple.unknown_payload":
		dumpRntuple_UnknownPayload(w, must(rn.ParseRntuple_UnknownPayload(data)))
	case "rntuple.feature_flags":
		dumpRntuple_FeatureFlags(w, must(rn.ParseRntuple_FeatureFlags(data)))
	case "rntuple.feature_flag_word":
		dumpRntuple_FeatureFlagWord(w, must(rn.ParseRntuple_FeatureFlagWord(data)))
	case "rntuple.locator":
		dumpRntuple_Locator(w, must(rn.ParseRntuple_Locator(data)))
	case "rntuple.large_locator":
		dumpRntuple_LargeLocator(w, must(rn.ParseRntuple_LargeLocator(data)))
	case "rntuple.envelope_link":
		dumpRntuple_EnvelopeLink(w, must(rn.ParseRntuple_EnvelopeLink(data)))
	case "rntuple.header":
		dumpRntuple_Header(w, must(rn.ParseRntuple_Header(data)))
	case "rntuple.schema":
		dumpRntuple_Schema(w, must(rn.ParseRntuple_Schema(data)))
	case "rntuple.field_list":
		dumpRntuple_FieldList(w, must(rn.ParseRntuple_FieldList(data)))
	case "rntuple.field_list_body":
		dumpRntuple_FieldListBody(w, must(rn.ParseRntuple_FieldListBody(data)))
	case "rntuple.field_record":
		dumpRntuple_FieldRecord(w, must(rn.ParseRntuple_FieldRecord(data)))
	case "rntuple.field":
		dumpRntuple_Field(w, must(rn.ParseRntuple_Field(data)))
	case "rntuple.column_list":
		dumpRntuple_ColumnList(w, must(rn.ParseRntuple_ColumnList(data)))
	case "rntuple.column_list_body":
		dumpRntuple_ColumnListBody(w, must(rn.ParseRntuple_ColumnListBody(data)))
	case "rntuple.column_record":
		dumpRntuple_ColumnRecord(w, must(rn.ParseRntuple_ColumnRecord(data)))
	case "rntuple.column":
		dumpRntuple_Column(w, must(rn.ParseRntuple_Column(data)))
	case "rntuple.value_range":
		dumpRntuple_ValueRange(w, must(rn.ParseRntuple_ValueRange(data)))
	case "rntuple.alias_column_list":
		dumpRntuple_AliasColumnList(w, must(rn.ParseRntuple_AliasColumnList(data)))
	case "rntuple.alias_column_list_body":
		dumpRntuple_AliasColumnListBody(w, must(rn.ParseRntuple_AliasColumnListBody(data)))
	case "rntuple.alias_column_record":
		dumpRntuple_AliasColumnRecord(w, must(rn.ParseRntuple_AliasColumnRecord(data)))
	case "rntuple.alias_column":
		dumpRntuple_AliasColumn(w, must(rn.ParseRntuple_AliasColumn(data)))
	case "rntuple.extra_type_info_list":
		dumpRntuple_ExtraTypeInfoList(w, must(rn.ParseRntuple_ExtraTypeInfoList(data)))
	case "rntuple.extra_type_info_list_body":
		dumpRntuple_ExtraTypeInfoListBody(w, must(rn.ParseRntuple_ExtraTypeInfoListBody(data)))
	case "rntuple.extra_type_info_record":
		dumpRntuple_ExtraTypeInfoRecord(w, must(rn.ParseRntuple_ExtraTypeInfoRecord(data)))
	case "rntuple.extra_type_info":
		dumpRntuple_ExtraTypeInfo(w, must(rn.ParseRntuple_ExtraTypeInfo(data)))
	case "rntuple.footer":
		dumpRntuple_Footer(w, must(rn.ParseRntuple_Footer(data)))
	case "rntuple.schema_extension_record":
		dumpRntuple_SchemaExtensionRecord(w, must(rn.ParseRntuple_SchemaExtensionRecord(data)))
	case "rntuple.schema_extension":
		dumpRntuple_SchemaExtension(w, must(rn.ParseRntuple_SchemaExtension(data)))
	case "rntuple.cluster_group_list":
		dumpRntuple_ClusterGroupList(w, must(rn.ParseRntuple_ClusterGroupList(data)))
	case "rntuple.cluster_group_list_body":
		dumpRntuple_ClusterGroupListBody(w, must(rn.ParseRntuple_ClusterGroupListBody(data)))
	case "rntuple.cluster_group_record":
		dumpRntuple_ClusterGroupRecord(w, must(rn.ParseRntuple_ClusterGroupRecord(data)))
	case "rntuple.cluster_group":
		dumpRntuple_ClusterGroup(w, must(rn.ParseRntuple_ClusterGroup(data)))
	case "rntuple.linked_attribute_set_list":
		dumpRntuple_LinkedAttributeSetList(w, must(rn.ParseRntuple_LinkedAttributeSetList(data)))
	case "rntuple.linked_attribute_set_list_body":
		dumpRntuple_LinkedAttributeSetListBody(w, must(rn.ParseRntuple_LinkedAttributeSetListBody(data)))
	case "rntuple.linked_attribute_set_record":
		dumpRntuple_LinkedAttributeSetRecord(w, must(rn.ParseRntuple_LinkedAttributeSetRecord(data)))
	case "rntuple.linked_attribute_set":
		dumpRntuple_LinkedAttributeSet(w, must(rn.ParseRntuple_LinkedAttributeSet(data)))
	case "rntuple.page_list":
		dumpRntuple_PageList(w, must(rn.ParseRntuple_PageList(data)))
	case "rntuple.cluster_summary_list":
		dumpRntuple_ClusterSummaryList(w, must(rn.ParseRntuple_ClusterSummaryList(data)))
	case "rntuple.cluster_summary_list_body":
		dumpRntuple_ClusterSummaryListBody(w, must(rn.ParseRntuple_ClusterSummaryListBody(data)))
	case "rntuple.cluster_summary_record":
		dumpRntuple_ClusterSummaryRecord(w, must(rn.ParseRntuple_ClusterSummaryRecord(data)))
	case "rntuple.cluster_summary":
		dumpRntuple_ClusterSummary(w, must(rn.ParseRntuple_ClusterSummary(data)))
	case "rntuple.cluster_pages_list":
		dumpRntuple_ClusterPagesList(w, must(rn.ParseRntuple_ClusterPagesList(data)))
	case "rntuple.cluster_pages_list_body":
		dumpRntuple_ClusterPagesListBody(w, must(rn.ParseRntuple_ClusterPagesListBody(data)))
	case "rntuple.cluster_pages":
		dumpRntuple_ClusterPages(w, must(rn.ParseRntuple_ClusterPages(data)))
	case "rntuple.cluster_pages_body":
		dumpRntuple_ClusterPagesBody(w, must(rn.ParseRntuple_ClusterPagesBody(data)))
	case "rntuple.column_pages":
		dumpRntuple_ColumnPages(w, must(rn.ParseRntuple_ColumnPages(data)))
	case "rntuple.column_pages_body":
		dumpRntuple_ColumnPagesBody(w, must(rn.ParseRntuple_ColumnPagesBody(data)))
	case "rntuple.page":
		dumpRntuple_Page(w, must(rn.ParseRntuple_Page(data)))
	case "rntuple_rc2":
		dumpRntupleRc2(w, must(rn.ParseRntupleRc2(data)))
	case "rntuple_rc2.counted_string":
		dumpRntupleRc2_CountedString(w, must(rn.ParseRntupleRc2_CountedString(data)))
	case "rntuple_rc2.unknown_payload":
		dumpRntupleRc2_UnknownPayload(w, must(rn.ParseRntupleRc2_UnknownPayload(data)))
	case "rntuple_rc2.feature_flags":
		dumpRntupleRc2_FeatureFlags(w, must(rn.ParseRntupleRc2_FeatureFlags(data)))
	case "rntuple_rc2.feature_flag_word":
		dumpRntupleRc2_FeatureFlagWord(w, must(rn.ParseRntupleRc2_FeatureFlagWord(data)))
	case "rntuple_rc2.locator":
		dumpRntupleRc2_Locator(w, must(rn.ParseRntupleRc2_Locator(data)))
	case "rntuple_rc2.uri_locator":
		dumpRntupleRc2_UriLocator(w, must(rn.ParseRntupleRc2_UriLocator(data)))
	case "rntuple_rc2.large_locator":
		dumpRntupleRc2_LargeLocator(w, must(rn.ParseRntupleRc2_LargeLocator(data)))
	case "rntuple_rc2.object64_locator":
		dumpRntupleRc2_Object64Locator(w, must(rn.ParseRntupleRc2_Object64Locator(data)))
	case "rntuple_rc2.envelope_link":
		dumpRntupleRc2_EnvelopeLink(w, must(rn.ParseRntupleRc2_EnvelopeLink(data)))
	case "rntuple_rc2.header":
		dumpRntupleRc2_Header(w, must(rn.ParseRntupleRc2_Header(data)))
	case "rntuple_rc2.schema":
		dumpRntupleRc2_Schema(w, must(rn.ParseRntupleRc2_Schema(data)))
	case "rntuple_rc2.field_list":
		dumpRntupleRc2_FieldList(w, must(rn.ParseRntupleRc2_FieldList(data)))
	case "rntuple_rc2.field_list_body":
		dumpRntupleRc2_FieldListBody(w, must(rn.ParseRntupleRc2_FieldListBody(data)))
	case "rntuple_rc2.field_record":
		dumpRntupleRc2_FieldRecord(w, must(rn.ParseRntupleRc2_FieldRecord(data)))
	case "rntuple_rc2.field":
		dumpRntupleRc2_Field(w, must(rn.ParseRntupleRc2_Field(data)))
	case "rntuple_rc2.column_list":
		dumpRntupleRc2_ColumnList(w, must(rn.ParseRntupleRc2_ColumnList(data)))
	case "rntuple_rc2.column_list_body":
		dumpRntupleRc2_ColumnListBody(w, must(rn.ParseRntupleRc2_ColumnListBody(data)))
	case "rntuple_rc2.column_record":
		dumpRntupleRc2_ColumnRecord(w, must(rn.ParseRntupleRc2_ColumnRecord(data)))
	case "rntuple_rc2.column":
		dumpRntupleRc2_Column(w, must(rn.ParseRntupleRc2_Column(data)))
	case "rntuple_rc2.value_range":
		dumpRntupleRc2_ValueRange(w, must(rn.ParseRntupleRc2_ValueRange(data)))
	case "rntuple_rc2.alias_column_list":
		dumpRntupleRc2_AliasColumnList(w, must(rn.ParseRntupleRc2_AliasColumnList(data)))
	case "rntuple_rc2.alias_column_list_body":
		dumpRntupleRc2_AliasColumnListBody(w, must(rn.ParseRntupleRc2_AliasColumnListBody(data)))
	case "rntuple_rc2.alias_column_record":
		dumpRntupleRc2_AliasColumnRecord(w, must(rn.ParseRntupleRc2_AliasColumnRecord(data)))
	case "rntuple_rc2.alias_column":
		dumpRntupleRc2_AliasColumn(w, must(rn.ParseRntupleRc2_AliasColumn(data)))
	case "rntuple_rc2.extra_type_info_list":
		dumpRntupleRc2_ExtraTypeInfoList(w, must(rn.ParseRntupleRc2_ExtraTypeInfoList(data)))
	case "rntuple_rc2.extra_type_info_list_body":
		dumpRntupleRc2_ExtraTypeInfoListBody(w, must(rn.ParseRntupleRc2_ExtraTypeInfoListBody(data)))
	case "rntuple_rc2.extra_type_info_record":
		dumpRntupleRc2_ExtraTypeInfoRecord(w, must(rn.ParseRntupleRc2_ExtraTypeInfoRecord(data)))
	case "rntuple_rc2.extra_type_info":
		dumpRntupleRc2_ExtraTypeInfo(w, must(rn.ParseRntupleRc2_ExtraTypeInfo(data)))
	case "rntuple_rc2.footer":
		dumpRntupleRc2_Footer(w, must(rn.ParseRntupleRc2_Footer(data)))
	case "rntuple_rc2.schema_extension_record":
		dumpRntupleRc2_SchemaExtensionRecord(w, must(rn.ParseRntupleRc2_SchemaExtensionRecord(data)))
	case "rntuple_rc2.schema_extension":
		dumpRntupleRc2_SchemaExtension(w, must(rn.ParseRntupleRc2_SchemaExtension(data)))
	case "rntuple_rc2.column_group_list":
		dumpRntupleRc2_ColumnGroupList(w, must(rn.ParseRntupleRc2_ColumnGroupList(data)))
	case "rntuple_rc2.column_group_list_body":
		dumpRntupleRc2_ColumnGroupListBody(w, must(rn.ParseRntupleRc2_ColumnGroupListBody(data)))
	case "rntuple_rc2.column_group_record":
		dumpRntupleRc2_ColumnGroupRecord(w, must(rn.ParseRntupleRc2_ColumnGroupRecord(data)))
	case "rntuple_rc2.column_group":
		dumpRntupleRc2_ColumnGroup(w, must(rn.ParseRntupleRc2_ColumnGroup(data)))
	case "rntuple_rc2.column_id_list":
		dumpRntupleRc2_ColumnIdList(w, must(rn.ParseRntupleRc2_ColumnIdList(data)))
	case "rntuple_rc2.column_id_list_body":
		dumpRntupleRc2_ColumnIdListBody(w, must(rn.ParseRntupleRc2_ColumnIdListBody(data)))
	case "rntuple_rc2.cluster_group_list":
		dumpRntupleRc2_ClusterGroupList(w, must(rn.ParseRntupleRc2_ClusterGroupList(data)))
	case "rntuple_rc2.cluster_group_list_body":
		dumpRntupleRc2_ClusterGroupListBody(w, must(rn.ParseRntupleRc2_ClusterGroupListBody(data)))
	case "rntuple_rc2.cluster_group_record":
		dumpRntupleRc2_ClusterGroupRecord(w, must(rn.ParseRntupleRc2_ClusterGroupRecord(data)))
	case "rntuple_rc2.cluster_group":
		dumpRntupleRc2_ClusterGroup(w, must(rn.ParseRntupleRc2_ClusterGroup(data)))
	case "rntuple_rc2.meta_data_link_list":
		dumpRntupleRc2_MetaDataLinkList(w, must(rn.ParseRntupleRc2_MetaDataLinkList(data)))
	case "rntuple_rc2.meta_data_link_list_body":
		dumpRntupleRc2_MetaDataLinkListBody(w, must(rn.ParseRntupleRc2_MetaDataLinkListBody(data)))
	case "rntuple_rc2.page_list":
		dumpRntupleRc2_PageList(w, must(rn.ParseRntupleRc2_PageList(data)))
	case "rntuple_rc2.cluster_summary_list":
		dumpRntupleRc2_ClusterSummaryList(w, must(rn.ParseRntupleRc2_ClusterSummaryList(data)))
	case "rntuple_rc2.cluster_summary_list_body":
		dumpRntupleRc2_ClusterSummaryListBody(w, must(rn.ParseRntupleRc2_ClusterSummaryListBody(data)))
	case "rntuple_rc2.cluster_summary_record":
		dumpRntupleRc2_ClusterSummaryRecord(w, must(rn.ParseRntupleRc2_ClusterSummaryRecord(data)))
	case "rntuple_rc2.cluster_summary":
		dumpRntupleRc2_ClusterSummary(w, must(rn.ParseRntupleRc2_ClusterSummary(data)))
	case "rntuple_rc2.cluster_pages_list":
		dumpRntupleRc2_ClusterPagesList(w, must(rn.ParseRntupleRc2_ClusterPagesList(data)))
	case "rntuple_rc2.cluster_pages_list_body":
		dumpRntupleRc2_ClusterPagesListBody(w, must(rn.ParseRntupleRc2_ClusterPagesListBody(data)))
	case "rntuple_rc2.cluster_pages":
		dumpRntupleRc2_ClusterPages(w, must(rn.ParseRntupleRc2_ClusterPages(data)))
	case "rntuple_rc2.cluster_pages_body":
		dumpRntupleRc2_ClusterPagesBody(w, must(rn.ParseRntupleRc2_ClusterPagesBody(data)))
	case "rntuple_rc2.column_pages":
		dumpRntupleRc2_ColumnPages(w, must(rn.ParseRntupleRc2_ColumnPages(data)))
	case "rntuple_rc2.column_pages_body":
		dumpRntupleRc2_ColumnPagesBody(w, must(rn.ParseRntupleRc2_ColumnPagesBody(data)))
	case "rntuple_rc2.page":
		dumpRntupleRc2_Page(w, must(rn.ParseRntupleRc2_Page(data)))
	case "rntuple_rc2.meta_data":
		dumpRntupleRc2_MetaData(w, must(rn.ParseRntupleRc2_MetaData(data)))
	case "rntuple_rc2.meta_data_entry_list":
		dumpRntupleRc2_MetaDataEntryList(w, must(rn.ParseRntupleRc2_MetaDataEntryList(data)))
	case "rntuple_rc2.meta_data_entry_list_body":
		dumpRntupleRc2_MetaDataEntryListBody(w, must(rn.ParseRntupleRc2_MetaDataEntryListBody(data)))
	case "rntuple_rc2.meta_data_entry_record":
		dumpRntupleRc2_MetaDataEntryRecord(w, must(rn.ParseRntupleRc2_MetaDataEntryRecord(data)))
	case "rntuple_rc2.meta_data_entry":
		dumpRntupleRc2_MetaDataEntry(w, must(rn.ParseRntupleRc2_MetaDataEntry(data)))
	case "rntuple_rc2.meta_data_int64":
		dumpRntupleRc2_MetaDataInt64(w, must(rn.ParseRntupleRc2_MetaDataInt64(data)))
	case "rntuple_rc2.meta_data_bool":
		dumpRntupleRc2_MetaDataBool(w, must(rn.ParseRntupleRc2_MetaDataBool(data)))
	case "rntuple_rc2.meta_data_float64":
		dumpRntupleRc2_MetaDataFloat64(w, must(rn.ParseRntupleRc2_MetaDataFloat64(data)))
	case "rntuple_rc2.int64_list":
		dumpRntupleRc2_Int64List(w, must(rn.ParseRntupleRc2_Int64List(data)))
	case "rntuple_rc2.int64_list_body":
		dumpRntupleRc2_Int64ListBody(w, must(rn.ParseRntupleRc2_Int64ListBody(data)))
	case "rntuple_rc2.bool_list":
		dumpRntupleRc2_BoolList(w, must(rn.ParseRntupleRc2_BoolList(data)))
	case "rntuple_rc2.bool_list_body":
		dumpRntupleRc2_BoolListBody(w, must(rn.ParseRntupleRc2_BoolListBody(data)))
	case "rntuple_rc2.float64_list":
		dumpRntupleRc2_Float64List(w, must(rn.ParseRntupleRc2_Float64List(data)))
	case "rntuple_rc2.float64_list_body":
		dumpRntupleRc2_Float64ListBody(w, must(rn.ParseRntupleRc2_Float64ListBody(data)))
	case "rntuple_rc2.string_list":
		dumpRntupleRc2_StringList(w, must(rn.ParseRntupleRc2_StringList(data)))
	case "rntuple_rc2.string_list_body":
		dumpRntupleRc2_StringListBody(w, must(rn.ParseRntupleRc2_StringListBody(data)))
	case "rntuple_rc1":
		dumpRntupleRc1(w, must(rn.ParseRntupleRc1(data)))
	case "rntuple_rc1.envelope_preamble":
		dumpRntupleRc1_EnvelopePreamble(w, must(rn.ParseRntupleRc1_EnvelopePreamble(data)))
	case "rntuple_rc1.header_envelope":
		dumpRntupleRc1_HeaderEnvelope(w, must(rn.ParseRntupleRc1_HeaderEnvelope(data)))
	case "rntuple_rc1.footer_envelope":
		dumpRntupleRc1_FooterEnvelope(w, must(rn.ParseRntupleRc1_FooterEnvelope(data)))
	case "rntuple_rc1.page_list_envelope":
		dumpRntupleRc1_PageListEnvelope(w, must(rn.ParseRntupleRc1_PageListEnvelope(data)))
	case "rntuple_rc1.meta_data_envelope":
		dumpRntupleRc1_MetaDataEnvelope(w, must(rn.ParseRntupleRc1_MetaDataEnvelope(data)))
	case "rntuple_rc1.counted_string":
		dumpRntupleRc1_CountedString(w, must(rn.ParseRntupleRc1_CountedString(data)))
	case "rntuple_rc1.unknown_payload":
		dumpRntupleRc1_UnknownPayload(w, must(rn.ParseRntupleRc1_UnknownPayload(data)))
	case "rntuple_rc1.feature_flags":
		dumpRntupleRc1_FeatureFlags(w, must(rn.ParseRntupleRc1_FeatureFlags(data)))
	case "rntuple_rc1.feature_flag_word":
		dumpRntupleRc1_FeatureFlagWord(w, must(rn.ParseRntupleRc1_FeatureFlagWord(data)))
	case "rntuple_rc1.locator":
		dumpRntupleRc1_Locator(w, must(rn.ParseRntupleRc1_Locator(data)))
	case "rntuple_rc1.uri_locator":
		dumpRntupleRc1_UriLocator(w, must(rn.ParseRntupleRc1_UriLocator(data)))
	case "rntuple_rc1.object64_locator":
		dumpRntupleRc1_Object64Locator(w, must(rn.ParseRntupleRc1_Object64Locator(data)))
	case "rntuple_rc1.envelope_link":
		dumpRntupleRc1_EnvelopeLink(w, must(rn.ParseRntupleRc1_EnvelopeLink(data)))
	case "rntuple_rc1.header":
		dumpRntupleRc1_Header(w, must(rn.ParseRntupleRc1_Header(data)))
	case "rntuple_rc1.schema":
		dumpRntupleRc1_Schema(w, must(rn.ParseRntupleRc1_Schema(data)))
	case "rntuple_rc1.field_list":
		dumpRntupleRc1_FieldList(w, must(rn.ParseRntupleRc1_FieldList(data)))
	case "rntuple_rc1.field_list_body":
		dumpRntupleRc1_FieldListBody(w, must(rn.ParseRntupleRc1_FieldListBody(data)))
	case "rntuple_rc1.field_record":
		dumpRntupleRc1_FieldRecord(w, must(rn.ParseRntupleRc1_FieldRecord(data)))
	case "rntuple_rc1.field":
		dumpRntupleRc1_Field(w, must(rn.ParseRntupleRc1_Field(data)))
	case "rntuple_rc1.column_list":
		dumpRntupleRc1_ColumnList(w, must(rn.ParseRntupleRc1_ColumnList(data)))
	case "rntuple_rc1.column_list_body":
		dumpRntupleRc1_ColumnListBody(w, must(rn.ParseRntupleRc1_ColumnListBody(data)))
	case "rntuple_rc1.column_record":
		dumpRntupleRc1_ColumnRecord(w, must(rn.ParseRntupleRc1_ColumnRecord(data)))
	case "rntuple_rc1.column":
		dumpRntupleRc1_Column(w, must(rn.ParseRntupleRc1_Column(data)))
	case "rntuple_rc1.alias_column_list":
		dumpRntupleRc1_AliasColumnList(w, must(rn.ParseRntupleRc1_AliasColumnList(data)))
	case "rntuple_rc1.alias_column_list_body":
		dumpRntupleRc1_AliasColumnListBody(w, must(rn.ParseRntupleRc1_AliasColumnListBody(data)))
	case "rntuple_rc1.alias_column_record":
		dumpRntupleRc1_AliasColumnRecord(w, must(rn.ParseRntupleRc1_AliasColumnRecord(data)))
	case "rntuple_rc1.alias_column":
		dumpRntupleRc1_AliasColumn(w, must(rn.ParseRntupleRc1_AliasColumn(data)))
	case "rntuple_rc1.extra_type_info_list":
		dumpRntupleRc1_ExtraTypeInfoList(w, must(rn.ParseRntupleRc1_ExtraTypeInfoList(data)))
	case "rntuple_rc1.extra_type_info_list_body":
		dumpRntupleRc1_ExtraTypeInfoListBody(w, must(rn.ParseRntupleRc1_ExtraTypeInfoListBody(data)))
	case "rntuple_rc1.extra_type_info_record":
		dumpRntupleRc1_ExtraTypeInfoRecord(w, must(rn.ParseRntupleRc1_ExtraTypeInfoRecord(data)))
	case "rntuple_rc1.extra_type_info":
		dumpRntupleRc1_ExtraTypeInfo(w, must(rn.ParseRntupleRc1_ExtraTypeInfo(data)))
	case "rntuple_rc1.footer":
		dumpRntupleRc1_Footer(w, must(rn.ParseRntupleRc1_Footer(data)))
	case "rntuple_rc1.schema_extension_frame":
		dumpRntupleRc1_SchemaExtensionFrame(w, must(rn.ParseRntupleRc1_SchemaExtensionFrame(data)))
	case "rntuple_rc1.schema_extension_list_body":
		dumpRntupleRc1_SchemaExtensionListBody(w, must(rn.ParseRntupleRc1_SchemaExtensionListBody(data)))
	case "rntuple_rc1.schema_extension":
		dumpRntupleRc1_SchemaExtension(w, must(rn.ParseRntupleRc1_SchemaExtension(data)))
	case "rntuple_rc1.column_group_list":
		dumpRntupleRc1_ColumnGroupList(w, must(rn.ParseRntupleRc1_ColumnGroupList(data)))
	case "rntuple_rc1.column_group_list_body":
		dumpRntupleRc1_ColumnGroupListBody(w, must(rn.ParseRntupleRc1_ColumnGroupListBody(data)))
	case "rntuple_rc1.column_group_record":
		dumpRntupleRc1_ColumnGroupRecord(w, must(rn.ParseRntupleRc1_ColumnGroupRecord(data)))
	case "rntuple_rc1.column_group":
		dumpRntupleRc1_ColumnGroup(w, must(rn.ParseRntupleRc1_ColumnGroup(data)))
	case "rntuple_rc1.column_id_list":
		dumpRntupleRc1_ColumnIdList(w, must(rn.ParseRntupleRc1_ColumnIdList(data)))
	case "rntuple_rc1.column_id_list_body":
		dumpRntupleRc1_ColumnIdListBody(w, must(rn.ParseRntupleRc1_ColumnIdListBody(data)))
	case "rntuple_rc1.cluster_group_list":
		dumpRntupleRc1_ClusterGroupList(w, must(rn.ParseRntupleRc1_ClusterGroupList(data)))
	case "rntuple_rc1.cluster_group_list_body":
		dumpRntupleRc1_ClusterGroupListBody(w, must(rn.ParseRntupleRc1_ClusterGroupListBody(data)))
	case "rntuple_rc1.cluster_group_record":
		dumpRntupleRc1_ClusterGroupRecord(w, must(rn.ParseRntupleRc1_ClusterGroupRecord(data)))
	case "rntuple_rc1.cluster_group":
		dumpRntupleRc1_ClusterGroup(w, must(rn.ParseRntupleRc1_ClusterGroup(data)))
	case "rntuple_rc1.meta_data_link_list":
		dumpRntupleRc1_MetaDataLinkList(w, must(rn.ParseRntupleRc1_MetaDataLinkList(data)))
	case "rntuple_rc1.meta_data_link_list_body":
		dumpRntupleRc1_MetaDataLinkListBody(w, must(rn.ParseRntupleRc1_MetaDataLinkListBody(data)))
	case "rntuple_rc1.cluster_summary_list":
		dumpRntupleRc1_ClusterSummaryList(w, must(rn.ParseRntupleRc1_ClusterSummaryList(data)))
	case "rntuple_rc1.cluster_summary_list_body":
		dumpRntupleRc1_ClusterSummaryListBody(w, must(rn.ParseRntupleRc1_ClusterSummaryListBody(data)))
	case "rntuple_rc1.cluster_summary_record":
		dumpRntupleRc1_ClusterSummaryRecord(w, must(rn.ParseRntupleRc1_ClusterSummaryRecord(data)))
	case "rntuple_rc1.cluster_summary":
		dumpRntupleRc1_ClusterSummary(w, must(rn.ParseRntupleRc1_ClusterSummary(data)))
	case "rntuple_rc1.page_list":
		dumpRntupleRc1_PageList(w, must(rn.ParseRntupleRc1_PageList(data)))
	case "rntuple_rc1.cluster_pages_list":
		dumpRntupleRc1_ClusterPagesList(w, must(rn.ParseRntupleRc1_ClusterPagesList(data)))
	case "rntuple_rc1.cluster_pages_list_body":
		dumpRntupleRc1_ClusterPagesListBody(w, must(rn.ParseRntupleRc1_ClusterPagesListBody(data)))
	case "rntuple_rc1.cluster_pages":
		dumpRntupleRc1_ClusterPages(w, must(rn.ParseRntupleRc1_ClusterPages(data)))
	case "rntuple_rc1.cluster_pages_body":
		dumpRntupleRc1_ClusterPagesBody(w, must(rn.ParseRntupleRc1_ClusterPagesBody(data)))
	case "rntuple_rc1.column_pages":
		dumpRntupleRc1_ColumnPages(w, must(rn.ParseRntupleRc1_ColumnPages(data)))
	case "rntuple_rc1.column_pages_body":
		dumpRntupleRc1_ColumnPagesBody(w, must(rn.ParseRntupleRc1_ColumnPagesBody(data)))
	case "rntuple_rc1.page":
		dumpRntupleRc1_Page(w, must(rn.ParseRntupleRc1_Page(data)))
	case "rntuple_rc1.meta_data":
		dumpRntupleRc1_MetaData(w, must(rn.ParseRntupleRc1_MetaData(data)))
	case "rntuple_rc1.meta_data_entry_list":
		dumpRntupleRc1_MetaDataEntryList(w, must(rn.ParseRntupleRc1_MetaDataEntryList(data)))
	case "rntuple_rc1.meta_data_entry_list_body":
		dumpRntupleRc1_MetaDataEntryListBody(w, must(rn.ParseRntupleRc1_MetaDataEntryListBody(data)))
	case "rntuple_rc1.meta_data_entry_record":
		dumpRntupleRc1_MetaDataEntryRecord(w, must(rn.ParseRntupleRc1_MetaDataEntryRecord(data)))
	case "rntuple_rc1.meta_data_entry":
		dumpRntupleRc1_MetaDataEntry(w, must(rn.ParseRntupleRc1_MetaDataEntry(data)))
	case "rntuple_rc1.meta_data_int64":
		dumpRntupleRc1_MetaDataInt64(w, must(rn.ParseRntupleRc1_MetaDataInt64(data)))
	case "rntuple_rc1.meta_data_bool":
		dumpRntupleRc1_MetaDataBool(w, must(rn.ParseRntupleRc1_MetaDataBool(data)))
	case "rntuple_rc1.meta_data_float64":
		dumpRntupleRc1_MetaDataFloat64(w, must(rn.ParseRntupleRc1_MetaDataFloat64(data)))
	case "rntuple_rc1.int64_list":
		dumpRntupleRc1_Int64List(w, must(rn.ParseRntupleRc1_Int64List(data)))
	case "rntuple_rc1.int64_list_body":
		dumpRntupleRc1_Int64ListBody(w, must(rn.ParseRntupleRc1_Int64ListBody(data)))
	case "rntuple_rc1.bool_list":
		dumpRntupleRc1_BoolList(w, must(rn.ParseRntupleRc1_BoolList(data)))
	case "rntuple_rc1.bool_list_body":
		dumpRntupleRc1_BoolListBody(w, must(rn.ParseRntupleRc1_BoolListBody(data)))
	case "rntuple_rc1.float64_list":
		dumpRntupleRc1_Float64List(w, must(rn.ParseRntupleRc1_Float64List(data)))
	case "rntuple_rc1.float64_list_body":
		dumpRntupleRc1_Float64ListBody(w, must(rn.ParseRntupleRc1_Float64ListBody(data)))
	case "rntuple_rc1.string_list":
		dumpRntupleRc1_StringList(w, must(rn.ParseRntupleRc1_StringList(data)))
	case "rntuple_rc1.string_list_body":
		dumpRntupleRc1_StringListBody(w, must(rn.ParseRntupleRc1_StringListBody(data)))
	case "rntuple_v0":
		dumpRntupleV0(w, must(rn.ParseRntupleV0(data)))
	case "rntuple_v0.header_envelope":
		dumpRntupleV0_HeaderEnvelope(w, must(rn.ParseRntupleV0_HeaderEnvelope(data)))
	case "rntuple_v0.footer_envelope":
		dumpRntupleV0_FooterEnvelope(w, must(rn.ParseRntupleV0_FooterEnvelope(data)))
	case "rntuple_v0.postscript":
		dumpRntupleV0_Postscript(w, must(rn.ParseRntupleV0_Postscript(data)))
	case "rntuple_v0.counted_string":
		dumpRntupleV0_CountedString(w, must(rn.ParseRntupleV0_CountedString(data)))
	case "rntuple_v0.header_record":
		dumpRntupleV0_HeaderRecord(w, must(rn.ParseRntupleV0_HeaderRecord(data)))
	case "rntuple_v0.header":
		dumpRntupleV0_Header(w, must(rn.ParseRntupleV0_Header(data)))
	case "rntuple_v0.version_record":
		dumpRntupleV0_VersionRecord(w, must(rn.ParseRntupleV0_VersionRecord(data)))
	case "rntuple_v0.version_numbers":
		dumpRntupleV0_VersionNumbers(w, must(rn.ParseRntupleV0_VersionNumbers(data)))
	case "rntuple_v0.uuid_record":
		dumpRntupleV0_UuidRecord(w, must(rn.ParseRntupleV0_UuidRecord(data)))
	case "rntuple_v0.identity":
		dumpRntupleV0_Identity(w, must(rn.ParseRntupleV0_Identity(data)))
	case "rntuple_v0.locator":
		dumpRntupleV0_Locator(w, must(rn.ParseRntupleV0_Locator(data)))
	case "rntuple_v0.field_record":
		dumpRntupleV0_FieldRecord(w, must(rn.ParseRntupleV0_FieldRecord(data)))
	case "rntuple_v0.field":
		dumpRntupleV0_Field(w, must(rn.ParseRntupleV0_Field(data)))
	case "rntuple_v0.column_record":
		dumpRntupleV0_ColumnRecord(w, must(rn.ParseRntupleV0_ColumnRecord(data)))
	case "rntuple_v0.column":
		dumpRntupleV0_Column(w, must(rn.ParseRntupleV0_Column(data)))
	case "rntuple_v0.column_model_record":
		dumpRntupleV0_ColumnModelRecord(w, must(rn.ParseRntupleV0_ColumnModelRecord(data)))
	case "rntuple_v0.column_model":
		dumpRntupleV0_ColumnModel(w, must(rn.ParseRntupleV0_ColumnModel(data)))
	case "rntuple_v0.footer_record":
		dumpRntupleV0_FooterRecord(w, must(rn.ParseRntupleV0_FooterRecord(data)))
	case "rntuple_v0.footer":
		dumpRntupleV0_Footer(w, must(rn.ParseRntupleV0_Footer(data)))
	case "rntuple_v0.cluster":
		dumpRntupleV0_Cluster(w, must(rn.ParseRntupleV0_Cluster(data)))
	case "rntuple_v0.cluster_summary_record":
		dumpRntupleV0_ClusterSummaryRecord(w, must(rn.ParseRntupleV0_ClusterSummaryRecord(data)))
	case "rntuple_v0.cluster_summary":
		dumpRntupleV0_ClusterSummary(w, must(rn.ParseRntupleV0_ClusterSummary(data)))
	case "rntuple_v0.column_pages":
		dumpRntupleV0_ColumnPages(w, must(rn.ParseRntupleV0_ColumnPages(data)))
	case "rntuple_v0.page":
		dumpRntupleV0_Page(w, must(rn.ParseRntupleV0_Page(data)))
	case "root_file":
		dumpRootFile(w, must(rn.ParseRootFile(data)))
	case "root_file.file_header":
		dumpRootFile_FileHeader(w, must(rn.ParseRootFile_FileHeader(data)))
	case "root_file.counted_string":
		dumpRootFile_CountedString(w, must(rn.ParseRootFile_CountedString(data)))
	case "root_file.key":
		dumpRootFile_Key(w, must(rn.ParseRootFile_Key(data)))
	case "root_file.record":
		dumpRootFile_Record(w, must(rn.ParseRootFile_Record(data)))
	case "root_file.directory":
		dumpRootFile_Directory(w, must(rn.ParseRootFile_Directory(data)))
	case "root_file.keys_list":
		dumpRootFile_KeysList(w, must(rn.ParseRootFile_KeysList(data)))
	case "root_file.entry_list":
		dumpRootFile_EntryList(w, must(rn.ParseRootFile_EntryList(data)))
	case "root_file.entry":
		dumpRootFile_Entry(w, must(rn.ParseRootFile_Entry(data)))
	case "root_file.anchor_record":
		dumpRootFile_AnchorRecord(w, must(rn.ParseRootFile_AnchorRecord(data)))
	case "root_file.free_list":
		dumpRootFile_FreeList(w, must(rn.ParseRootFile_FreeList(data)))
	case "root_file.free_entry":
		dumpRootFile_FreeEntry(w, must(rn.ParseRootFile_FreeEntry(data)))
	case "root_file.anchor":
		dumpRootFile_Anchor(w, must(rn.ParseRootFile_Anchor(data)))
	case "root_file.anchor_rc2":
		dumpRootFile_AnchorRc2(w, must(rn.ParseRootFile_AnchorRc2(data)))
	case "root_file.anchor_rc1":
		dumpRootFile_AnchorRc1(w, must(rn.ParseRootFile_AnchorRc1(data)))
	case "root_file.compression_block":
		dumpRootFile_CompressionBlock(w, must(rn.ParseRootFile_CompressionBlock(data)))
	case "root_file.compression_chunk":
		dumpRootFile_CompressionChunk(w, must(rn.ParseRootFile_CompressionChunk(data)))
	case "root_file.blob_offset_table":
		dumpRootFile_BlobOffsetTable(w, must(rn.ParseRootFile_BlobOffsetTable(data)))
	case "streamer_info":
		dumpStreamerInfo(w, must(rn.ParseStreamerInfo(data)))
	case "streamer_info.counted_string":
		dumpStreamerInfo_CountedString(w, must(rn.ParseStreamerInfo_CountedString(data)))
	case "streamer_info.root_object":
		dumpStreamerInfo_RootObject(w, must(rn.ParseStreamerInfo_RootObject(data)))
	case "streamer_info.info_list":
		dumpStreamerInfo_InfoList(w, must(rn.ParseStreamerInfo_InfoList(data)))
	case "streamer_info.info_item":
		dumpStreamerInfo_InfoItem(w, must(rn.ParseStreamerInfo_InfoItem(data)))
	case "streamer_info.any_object":
		dumpStreamerInfo_AnyObject(w, must(rn.ParseStreamerInfo_AnyObject(data)))
	case "streamer_info.named":
		dumpStreamerInfo_Named(w, must(rn.ParseStreamerInfo_Named(data)))
	case "streamer_info.named_members":
		dumpStreamerInfo_NamedMembers(w, must(rn.ParseStreamerInfo_NamedMembers(data)))
	case "streamer_info.class_info":
		dumpStreamerInfo_ClassInfo(w, must(rn.ParseStreamerInfo_ClassInfo(data)))
	case "streamer_info.class_info_members":
		dumpStreamerInfo_ClassInfoMembers(w, must(rn.ParseStreamerInfo_ClassInfoMembers(data)))
	case "streamer_info.class_elements":
		dumpStreamerInfo_ClassElements(w, must(rn.ParseStreamerInfo_ClassElements(data)))
	case "streamer_info.class_elements_members":
		dumpStreamerInfo_ClassElementsMembers(w, must(rn.ParseStreamerInfo_ClassElementsMembers(data)))
	case "streamer_info.element_item":
		dumpStreamerInfo_ElementItem(w, must(rn.ParseStreamerInfo_ElementItem(data)))
	case "streamer_info.class_element":
		dumpStreamerInfo_ClassElement(w, must(rn.ParseStreamerInfo_ClassElement(data)))
	case "streamer_info.class_element_members":
		dumpStreamerInfo_ClassElementMembers(w, must(rn.ParseStreamerInfo_ClassElementMembers(data)))
	case "streamer_info.element":
		dumpStreamerInfo_Element(w, must(rn.ParseStreamerInfo_Element(data)))
	case "streamer_info.element_members":
		dumpStreamerInfo_ElementMembers(w, must(rn.ParseStreamerInfo_ElementMembers(data)))
	case "trevni":
		dumpTrevni(w, must(rn.ParseTrevni(data)))
	case "trevni.metadata_map":
		dumpTrevni_MetadataMap(w, must(rn.ParseTrevni_MetadataMap(data)))
	case "trevni.metadata_pair":
		dumpTrevni_MetadataPair(w, must(rn.ParseTrevni_MetadataPair(data)))
	case "trevni.counted_bytes":
		dumpTrevni_CountedBytes(w, must(rn.ParseTrevni_CountedBytes(data)))
	case "trevni.length":
		dumpTrevni_Length(w, must(rn.ParseTrevni_Length(data)))
	case "trevni.zigzag":
		dumpTrevni_Zigzag(w, must(rn.ParseTrevni_Zigzag(data)))
	case "trevni.column":
		dumpTrevni_Column(w, must(rn.ParseTrevni_Column(data)))
	case "trevni.block_descriptor":
		dumpTrevni_BlockDescriptor(w, must(rn.ParseTrevni_BlockDescriptor(data)))
	case "trevni.column_zigzag":
		dumpTrevni_ColumnZigzag(w, must(rn.ParseTrevni_ColumnZigzag(data)))
	case "trevni.zigzag_block_descriptor":
		dumpTrevni_ZigzagBlockDescriptor(w, must(rn.ParseTrevni_ZigzagBlockDescriptor(data)))
	case "trevni.column_fixed32":
		dumpTrevni_ColumnFixed32(w, must(rn.ParseTrevni_ColumnFixed32(data)))
	case "trevni.fixed32_block_descriptor":
		dumpTrevni_Fixed32BlockDescriptor(w, must(rn.ParseTrevni_Fixed32BlockDescriptor(data)))
	case "trevni.column_fixed64":
		dumpTrevni_ColumnFixed64(w, must(rn.ParseTrevni_ColumnFixed64(data)))
	case "trevni.fixed64_block_descriptor":
		dumpTrevni_Fixed64BlockDescriptor(w, must(rn.ParseTrevni_Fixed64BlockDescriptor(data)))
	case "trevni.column_counted":
		dumpTrevni_ColumnCounted(w, must(rn.ParseTrevni_ColumnCounted(data)))
	case "trevni.counted_block_descriptor":
		dumpTrevni_CountedBlockDescriptor(w, must(rn.ParseTrevni_CountedBlockDescriptor(data)))
	case "trevni.repeated_block":
		dumpTrevni_RepeatedBlock(w, must(rn.ParseTrevni_RepeatedBlock(data)))
	case "trevni.zigzag_values":
		dumpTrevni_ZigzagValues(w, must(rn.ParseTrevni_ZigzagValues(data)))
	case "trevni.counted_values":
		dumpTrevni_CountedValues(w, must(rn.ParseTrevni_CountedValues(data)))
	case "rntuple_page":
		dumpRntuplePage(w, must(rn.ParseRntuplePage(data)))
	case "rntuple_page.uint8_page":
		dumpRntuplePage_Uint8Page(w, must(rn.ParseRntuplePage_Uint8Page(data)))
	case "rntuple_page.int8_page":
		dumpRntuplePage_Int8Page(w, must(rn.ParseRntuplePage_Int8Page(data)))
	case "rntuple_page.uint16_page":
		dumpRntuplePage_Uint16Page(w, must(rn.ParseRntuplePage_Uint16Page(data)))
	case "rntuple_page.int16_page":
		dumpRntuplePage_Int16Page(w, must(rn.ParseRntuplePage_Int16Page(data)))
	case "rntuple_page.uint32_page":
		dumpRntuplePage_Uint32Page(w, must(rn.ParseRntuplePage_Uint32Page(data)))
	case "rntuple_page.int32_page":
		dumpRntuplePage_Int32Page(w, must(rn.ParseRntuplePage_Int32Page(data)))
	case "rntuple_page.uint64_page":
		dumpRntuplePage_Uint64Page(w, must(rn.ParseRntuplePage_Uint64Page(data)))
	case "rntuple_page.int64_page":
		dumpRntuplePage_Int64Page(w, must(rn.ParseRntuplePage_Int64Page(data)))
	case "rntuple_page.real16_page":
		dumpRntuplePage_Real16Page(w, must(rn.ParseRntuplePage_Real16Page(data)))
	case "rntuple_page.real32_page":
		dumpRntuplePage_Real32Page(w, must(rn.ParseRntuplePage_Real32Page(data)))
	case "rntuple_page.real64_page":
		dumpRntuplePage_Real64Page(w, must(rn.ParseRntuplePage_Real64Page(data)))
	case "rntuple_page.switch_page":
		dumpRntuplePage_SwitchPage(w, must(rn.ParseRntuplePage_SwitchPage(data)))
	case "rntuple_page.switch44_page":
		dumpRntuplePage_Switch44Page(w, must(rn.ParseRntuplePage_Switch44Page(data)))
	case "rntuple_page.switch32_page":
		dumpRntuplePage_Switch32Page(w, must(rn.ParseRntuplePage_Switch32Page(data)))
	case "rntuple_page.real16":
		dumpRntuplePage_Real16(w, must(rn.ParseRntuplePage_Real16(data)))
	case "rntuple_page.switch96":
		dumpRntuplePage_Switch96(w, must(rn.ParseRntuplePage_Switch96(data)))
	case "rntuple_page.switch44":
		dumpRntuplePage_Switch44(w, must(rn.ParseRntuplePage_Switch44(data)))
	case "rntuple_page.switch32":
		dumpRntuplePage_Switch32(w, must(rn.ParseRntuplePage_Switch32(data)))
	case "rntuple_page.bit_page":
		dumpRntuplePage_BitPage(w, must(rn.ParseRntuplePage_BitPage(data)))
	case "rntuple_page.packed2_page":
		dumpRntuplePage_Packed2Page(w, must(rn.ParseRntuplePage_Packed2Page(data)))
	case "rntuple_page.packed3_page":
		dumpRntuplePage_Packed3Page(w, must(rn.ParseRntuplePage_Packed3Page(data)))
	case "rntuple_page.packed4_page":
		dumpRntuplePage_Packed4Page(w, must(rn.ParseRntuplePage_Packed4Page(data)))
	case "rntuple_page.packed5_page":
		dumpRntuplePage_Packed5Page(w, must(rn.ParseRntuplePage_Packed5Page(data)))
	case "rntuple_page.packed6_page":
		dumpRntuplePage_Packed6Page(w, must(rn.ParseRntuplePage_Packed6Page(data)))
	case "rntuple_page.packed7_page":
		dumpRntuplePage_Packed7Page(w, must(rn.ParseRntuplePage_Packed7Page(data)))
	case "rntuple_page.packed8_page":
		dumpRntuplePage_Packed8Page(w, must(rn.ParseRntuplePage_Packed8Page(data)))
	case "rntuple_page.packed9_page":
		dumpRntuplePage_Packed9Page(w, must(rn.ParseRntuplePage_Packed9Page(data)))
	case "rntuple_page.packed10_page":
		dumpRntuplePage_Packed10Page(w, must(rn.ParseRntuplePage_Packed10Page(data)))
	case "rntuple_page.packed11_page":
		dumpRntuplePage_Packed11Page(w, must(rn.ParseRntuplePage_Packed11Page(data)))
	case "rntuple_page.packed12_page":
		dumpRntuplePage_Packed12Page(w, must(rn.ParseRntuplePage_Packed12Page(data)))
	case "rntuple_page.packed13_page":
		dumpRntuplePage_Packed13Page(w, must(rn.ParseRntuplePage_Packed13Page(data)))
	case "rntuple_page.packed14_page":
		dumpRntuplePage_Packed14Page(w, must(rn.ParseRntuplePage_Packed14Page(data)))
	case "rntuple_page.packed15_page":
		dumpRntuplePage_Packed15Page(w, must(rn.ParseRntuplePage_Packed15Page(data)))
	case "rntuple_page.packed16_page":
		dumpRntuplePage_Packed16Page(w, must(rn.ParseRntuplePage_Packed16Page(data)))
	case "rntuple_page.packed17_page":
		dumpRntuplePage_Packed17Page(w, must(rn.ParseRntuplePage_Packed17Page(data)))
	case "rntuple_page.packed18_page":
		dumpRntuplePage_Packed18Page(w, must(rn.ParseRntuplePage_Packed18Page(data)))
	case "rntuple_page.packed19_page":
		dumpRntuplePage_Packed19Page(w, must(rn.ParseRntuplePage_Packed19Page(data)))
	case "rntuple_page.packed20_page":
		dumpRntuplePage_Packed20Page(w, must(rn.ParseRntuplePage_Packed20Page(data)))
	case "rntuple_page.packed21_page":
		dumpRntuplePage_Packed21Page(w, must(rn.ParseRntuplePage_Packed21Page(data)))
	case "rntuple_page.packed22_page":
		dumpRntuplePage_Packed22Page(w, must(rn.ParseRntuplePage_Packed22Page(data)))
	case "rntuple_page.packed23_page":
		dumpRntuplePage_Packed23Page(w, must(rn.ParseRntuplePage_Packed23Page(data)))
	case "rntuple_page.packed24_page":
		dumpRntuplePage_Packed24Page(w, must(rn.ParseRntuplePage_Packed24Page(data)))
	case "rntuple_page.packed25_page":
		dumpRntuplePage_Packed25Page(w, must(rn.ParseRntuplePage_Packed25Page(data)))
	case "rntuple_page.packed26_page":
		dumpRntuplePage_Packed26Page(w, must(rn.ParseRntuplePage_Packed26Page(data)))
	case "rntuple_page.packed27_page":
		dumpRntuplePage_Packed27Page(w, must(rn.ParseRntuplePage_Packed27Page(data)))
	case "rntuple_page.packed28_page":
		dumpRntuplePage_Packed28Page(w, must(rn.ParseRntuplePage_Packed28Page(data)))
	case "rntuple_page.packed29_page":
		dumpRntuplePage_Packed29Page(w, must(rn.ParseRntuplePage_Packed29Page(data)))
	case "rntuple_page.packed30_page":
		dumpRntuplePage_Packed30Page(w, must(rn.ParseRntuplePage_Packed30Page(data)))
	case "rntuple_page.packed31_page":
		dumpRntuplePage_Packed31Page(w, must(rn.ParseRntuplePage_Packed31Page(data)))
	case "rntuple_page.packed32_page":
		dumpRntuplePage_Packed32Page(w, must(rn.ParseRntuplePage_Packed32Page(data)))
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
			formatError, is := reason.(*rn.FormatError)
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
