// Generated from spec/*.ksy by tools/generate; see docs/canonical-json.md.
package org.rntuple;

import java.io.DataInputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Paths;

/** Prints parse trees as canonical JSON: one line per tree, the same in every language. */
public final class Dump {
    private static final char[] HEX = "0123456789abcdef".toCharArray();
    private final StringBuilder out = new StringBuilder();

    private Dump() {}

    private void key(String name) {
        if (out.charAt(out.length() - 1) != '{') out.append(',');
        out.append('"').append(name).append("\":");
    }

    private void bytes(byte[] value) {
        out.append('"');
        for (byte b : value) out.append(HEX[b >> 4 & 15]).append(HEX[b & 15]);
        out.append('"');
    }

    private void floating(double value) {
        if (value != value) out.append("\"nan\"");
        else bytes(ByteBuffer.allocate(8).putLong(Double.doubleToRawLongBits(value)).array());
    }

    private void text(String value) {
        out.append('"');
        for (int i = 0; i < value.length(); i++) {
            char unit = value.charAt(i);
            if (unit == '"' || unit == '\\') out.append('\\').append(unit);
            else if (unit >= 0x20 && unit <= 0x7e) out.append(unit);
            else out.append(String.format("\\u%04x", (int) unit));
        }
        out.append('"');
    }

    private static boolean isText(byte[] raw) {
        try {
            StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(raw));
            return true;
        } catch (CharacterCodingException error) {
            return false;
        }
    }

    private void dumpRntuple(Rntuple n) {
        out.append('{');
        key("type_id");
        out.append(n.typeId());
        key("len_envelope_lo");
        out.append(n.lenEnvelopeLo());
        key("len_envelope_hi");
        out.append(n.lenEnvelopeHi());
        if ((Object) n.payload() instanceof Rntuple.Header) {
            key("payload");
            out.append("{\"header\":");
            dumpRntuple_Header((Rntuple.Header) (Object) n.payload());
            out.append('}');
        }
        if ((Object) n.payload() instanceof Rntuple.Footer) {
            key("payload");
            out.append("{\"footer\":");
            dumpRntuple_Footer((Rntuple.Footer) (Object) n.payload());
            out.append('}');
        }
        if ((Object) n.payload() instanceof Rntuple.PageList) {
            key("payload");
            out.append("{\"page_list\":");
            dumpRntuple_PageList((Rntuple.PageList) (Object) n.payload());
            out.append('}');
        }
        if ((Object) n.payload() instanceof Rntuple.UnknownPayload) {
            key("payload");
            out.append("{\"unknown_payload\":");
            dumpRntuple_UnknownPayload((Rntuple.UnknownPayload) (Object) n.payload());
            out.append('}');
        }
        key("checksum");
        bytes(n.checksum());
        key("len_envelope");
        out.append(Long.toUnsignedString(n.lenEnvelope()));
        out.append('}');
    }

    private void dumpRntuple_CountedString(Rntuple.CountedString n) {
        out.append('{');
        key("len");
        out.append(n.len());
        key("raw");
        bytes(n.raw());
        if (isText(n.raw())) {
            key("value");
            text(n.value());
        }
        out.append('}');
    }

    private void dumpRntuple_UnknownPayload(Rntuple.UnknownPayload n) {
        out.append('{');
        key("raw");
        bytes(n.raw());
        out.append('}');
    }

    private void dumpRntuple_FeatureFlags(Rntuple.FeatureFlags n) {
        out.append('{');
        key("words");
        out.append('[');
        for (Rntuple.FeatureFlagWord x : n.words()) {
            if (out.charAt(out.length() - 1) != '[') out.append(',');
            dumpRntuple_FeatureFlagWord(x);
        }
        out.append(']');
        out.append('}');
    }

    private void dumpRntuple_FeatureFlagWord(Rntuple.FeatureFlagWord n) {
        out.append('{');
        key("lo");
        out.append(n.lo());
        key("hi");
        out.append(n.hi());
        out.append('}');
    }

    private void dumpRntuple_Locator(Rntuple.Locator n) {
        out.append('{');
        key("head");
        out.append(n.head());
        if ((Object) n.ofsRange() != null) {
            key("ofs_range");
            out.append(Long.toUnsignedString(n.ofsRange()));
        }
        if ((Object) n.payload() instanceof Rntuple.LargeLocator) {
            key("payload");
            out.append("{\"large_locator\":");
            dumpRntuple_LargeLocator((Rntuple.LargeLocator) (Object) n.payload());
            out.append('}');
        }
        if ((Object) n.payload() instanceof Rntuple.UnknownPayload) {
            key("payload");
            out.append("{\"unknown_payload\":");
            dumpRntuple_UnknownPayload((Rntuple.UnknownPayload) (Object) n.payload());
            out.append('}');
        }
        key("negated_head");
        out.append(n.negatedHead());
        key("len_self");
        out.append(n.lenSelf());
        key("reserved");
        out.append(n.reserved());
        key("kind");
        out.append(n.kind());
        out.append('}');
    }

    private void dumpRntuple_LargeLocator(Rntuple.LargeLocator n) {
        out.append('{');
        key("len_range");
        out.append(Long.toUnsignedString(n.lenRange()));
        key("ofs_range");
        out.append(Long.toUnsignedString(n.ofsRange()));
        key("trailing");
        bytes(n.trailing());
        out.append('}');
    }

    private void dumpRntuple_EnvelopeLink(Rntuple.EnvelopeLink n) {
        out.append('{');
        key("len_envelope");
        out.append(Long.toUnsignedString(n.lenEnvelope()));
        key("locator");
        dumpRntuple_Locator(n.locator());
        out.append('}');
    }

    private void dumpRntuple_Header(Rntuple.Header n) {
        out.append('{');
        key("feature_flags");
        dumpRntuple_FeatureFlags(n.featureFlags());
        key("name");
        dumpRntuple_CountedString(n.name());
        key("description");
        dumpRntuple_CountedString(n.description());
        key("writer");
        dumpRntuple_CountedString(n.writer());
        key("schema");
        dumpRntuple_Schema(n.schema());
        key("trailing");
        bytes(n.trailing());
        out.append('}');
    }

    private void dumpRntuple_Schema(Rntuple.Schema n) {
        out.append('{');
        key("fields");
        dumpRntuple_FieldList(n.fields());
        key("columns");
        dumpRntuple_ColumnList(n.columns());
        key("alias_columns");
        dumpRntuple_AliasColumnList(n.aliasColumns());
        key("extra_type_infos");
        dumpRntuple_ExtraTypeInfoList(n.extraTypeInfos());
        out.append('}');
    }

    private void dumpRntuple_FieldList(Rntuple.FieldList n) {
        out.append('{');
        key("len_frame");
        out.append(n.lenFrame());
        key("body");
        dumpRntuple_FieldListBody(n.body());
        out.append('}');
    }

    private void dumpRntuple_FieldListBody(Rntuple.FieldListBody n) {
        out.append('{');
        key("num_items");
        out.append(n.numItems());
        key("items");
        out.append('[');
        for (Rntuple.FieldRecord x : n.items()) {
            if (out.charAt(out.length() - 1) != '[') out.append(',');
            dumpRntuple_FieldRecord(x);
        }
        out.append(']');
        key("trailing");
        bytes(n.trailing());
        out.append('}');
    }

    private void dumpRntuple_FieldRecord(Rntuple.FieldRecord n) {
        out.append('{');
        key("len_frame");
        out.append(n.lenFrame());
        key("body");
        dumpRntuple_Field(n.body());
        out.append('}');
    }

    private void dumpRntuple_Field(Rntuple.Field n) {
        out.append('{');
        key("field_version");
        out.append(n.fieldVersion());
        key("type_version");
        out.append(n.typeVersion());
        key("parent_id");
        out.append(n.parentId());
        key("role");
        out.append(n.role());
        key("flags");
        out.append(n.flags());
        key("name");
        dumpRntuple_CountedString(n.name());
        key("type_name");
        dumpRntuple_CountedString(n.typeName());
        key("type_alias");
        dumpRntuple_CountedString(n.typeAlias());
        key("description");
        dumpRntuple_CountedString(n.description());
        if ((Object) n.arraySize() != null) {
            key("array_size");
            out.append(Long.toUnsignedString(n.arraySize()));
        }
        if ((Object) n.sourceFieldId() != null) {
            key("source_field_id");
            out.append(n.sourceFieldId());
        }
        if ((Object) n.typeChecksum() != null) {
            key("type_checksum");
            out.append(n.typeChecksum());
        }
        key("trailing");
        bytes(n.trailing());
        key("is_repetitive");
        out.append(n.isRepetitive());
        key("is_projected");
        out.append(n.isProjected());
        key("has_type_checksum");
        out.append(n.hasTypeChecksum());
        out.append('}');
    }

    private void dumpRntuple_ColumnList(Rntuple.ColumnList n) {
        out.append('{');
        key("len_frame");
        out.append(n.lenFrame());
        key("body");
        dumpRntuple_ColumnListBody(n.body());
        out.append('}');
    }

    private void dumpRntuple_ColumnListBody(Rntuple.ColumnListBody n) {
        out.append('{');
        key("num_items");
        out.append(n.numItems());
        key("items");
        out.append('[');
        for (Rntuple.ColumnRecord x : n.items()) {
            if (out.charAt(out.length() - 1) != '[') out.append(',');
            dumpRntuple_ColumnRecord(x);
        }
        out.append(']');
        key("trailing");
        bytes(n.trailing());
        out.append('}');
    }

    private void dumpRntuple_ColumnRecord(Rntuple.ColumnRecord n) {
        out.append('{');
        key("len_frame");
        out.append(n.lenFrame());
        key("body");
        dumpRntuple_Column(n.body());
        out.append('}');
    }

    private void dumpRntuple_Column(Rntuple.Column n) {
        out.append('{');
        key("column_type");
        out.append(n.columnType());
        key("bits_on_storage");
        out.append(n.bitsOnStorage());
        key("field_id");
        out.append(n.fieldId());
        key("flags");
        out.append(n.flags());
        key("representation_index");
        out.append(n.representationIndex());
        if ((Object) n.firstElementIndex() != null) {
            key("first_element_index");
            out.append(n.firstElementIndex());
        }
        if ((Object) n.valueRange() != null) {
            key("value_range");
            dumpRntuple_ValueRange(n.valueRange());
        }
        key("trailing");
        bytes(n.trailing());
        key("is_deferred");
        out.append(n.isDeferred());
        key("has_value_range");
        out.append(n.hasValueRange());
        out.append('}');
    }

    private void dumpRntuple_ValueRange(Rntuple.ValueRange n) {
        out.append('{');
        key("min");
        floating(n.min());
        key("max");
        floating(n.max());
        out.append('}');
    }

    private void dumpRntuple_AliasColumnList(Rntuple.AliasColumnList n) {
        out.append('{');
        key("len_frame");
        out.append(n.lenFrame());
        key("body");
        dumpRntuple_AliasColumnListBody(n.body());
        out.append('}');
    }

    private void dumpRntuple_AliasColumnListBody(Rntuple.AliasColumnListBody n) {
        out.append('{');
        key("num_items");
        out.append(n.numItems());
        key("items");
        out.append('[');
        for (Rntuple.AliasColumnRecord x : n.items()) {
            if (out.charAt(out.length() - 1) != '[') out.append(',');
            dumpRntuple_AliasColumnRecord(x);
        }
        out.append(']');
        key("trailing");
        bytes(n.trailing());
        out.append('}');
    }

    private void dumpRntuple_AliasColumnRecord(Rntuple.AliasColumnRecord n) {
        out.append('{');
        key("len_frame");
        out.append(n.lenFrame());
        key("body");
        dumpRntuple_AliasColumn(n.body());
        out.append('}');
    }

    private void dumpRntuple_AliasColumn(Rntuple.AliasColumn n) {
        out.append('{');
        key("physical_column_id");
        out.append(n.physicalColumnId());
        key("field_id");
        out.append(n.fieldId());
        key("trailing");
        bytes(n.trailing());
        out.append('}');
    }

    private void dumpRntuple_ExtraTypeInfoList(Rntuple.ExtraTypeInfoList n) {
        out.append('{');
        key("len_frame");
        out.append(n.lenFrame());
        key("body");
        dumpRntuple_ExtraTypeInfoListBody(n.body());
        out.append('}');
    }

    private void dumpRntuple_ExtraTypeInfoListBody(Rntuple.ExtraTypeInfoListBody n) {
        out.append('{');
        key("num_items");
        out.append(n.numItems());
        key("items");
        out.append('[');
        for (Rntuple.ExtraTypeInfoRecord x : n.items()) {
            if (out.charAt(out.length() - 1) != '[') out.append(',');
            dumpRntuple_ExtraTypeInfoRecord(x);
        }
        out.append(']');
        key("trailing");
        bytes(n.trailing());
        out.append('}');
    }

    private void dumpRntuple_ExtraTypeInfoRecord(Rntuple.ExtraTypeInfoRecord n) {
        out.append('{');
        key("len_frame");
        out.append(n.lenFrame());
        key("body");
        dumpRntuple_ExtraTypeInfo(n.body());
        out.append('}');
    }

    private void dumpRntuple_ExtraTypeInfo(Rntuple.ExtraTypeInfo n) {
        out.append('{');
        key("content_id");
        out.append(n.contentId());
        key("type_version");
        out.append(n.typeVersion());
        key("type_name");
        dumpRntuple_CountedString(n.typeName());
        if ((Object) n.content() != null) {
            key("content");
            dumpRntuple_CountedString(n.content());
        }
        key("trailing");
        bytes(n.trailing());
        out.append('}');
    }

    private void dumpRntuple_Footer(Rntuple.Footer n) {
        out.append('{');
        key("feature_flags");
        dumpRntuple_FeatureFlags(n.featureFlags());
        key("header_checksum");
        bytes(n.headerChecksum());
        key("schema_extension");
        dumpRntuple_SchemaExtensionRecord(n.schemaExtension());
        key("cluster_groups");
        dumpRntuple_ClusterGroupList(n.clusterGroups());
        if ((Object) n.linkedAttributeSets() != null) {
            key("linked_attribute_sets");
            dumpRntuple_LinkedAttributeSetList(n.linkedAttributeSets());
        }
        key("trailing");
        bytes(n.trailing());
        out.append('}');
    }

    private void dumpRntuple_SchemaExtensionRecord(Rntuple.SchemaExtensionRecord n) {
        out.append('{');
        key("len_frame");
        out.append(n.lenFrame());
        key("body");
        dumpRntuple_SchemaExtension(n.body());
        out.append('}');
    }

    private void dumpRntuple_SchemaExtension(Rntuple.SchemaExtension n) {
        out.append('{');
        if ((Object) n.schema() != null) {
            key("schema");
            dumpRntuple_Schema(n.schema());
        }
        key("trailing");
        bytes(n.trailing());
        out.append('}');
    }

    private void dumpRntuple_ClusterGroupList(Rntuple.ClusterGroupList n) {
        out.append('{');
        key("len_frame");
        out.append(n.lenFrame());
        key("body");
        dumpRntuple_ClusterGroupListBody(n.body());
        out.append('}');
    }

    private void dumpRntuple_ClusterGroupListBody(Rntuple.ClusterGroupListBody n) {
        out.append('{');
        key("num_items");
        out.append(n.numItems());
        key("items");
        out.append('[');
        for (Rntuple.ClusterGroupRecord x : n.items()) {
            if (out.charAt(out.length() - 1) != '[') out.append(',');
            dumpRntuple_ClusterGroupRecord(x);
        }
        out.append(']');
        key("trailing");
        bytes(n.trailing());
        out.append('}');
    }

    private void dumpRntuple_ClusterGroupRecord(Rntuple.ClusterGroupRecord n) {
        out.append('{');
        key("len_frame");
        out.append(n.lenFrame());
        key("body");
        dumpRntuple_ClusterGroup(n.body());
        out.append('}');
    }

    private void dumpRntuple_ClusterGroup(Rntuple.ClusterGroup n) {
        out.append('{');
        key("min_entry");
        out.append(Long.toUnsignedString(n.minEntry()));
        key("entry_span");
        out.append(Long.toUnsignedString(n.entrySpan()));
        key("num_clusters");
        out.append(n.numClusters());
        key("page_list_link");
        dumpRntuple_EnvelopeLink(n.pageListLink());
        key("trailing");
        bytes(n.trailing());
        out.append('}');
    }

    private void dumpRntuple_LinkedAttributeSetList(Rntuple.LinkedAttributeSetList n) {
        out.append('{');
        key("len_frame");
        out.append(n.lenFrame());
        key("body");
        dumpRntuple_LinkedAttributeSetListBody(n.body());
        out.append('}');
    }

    private void dumpRntuple_LinkedAttributeSetListBody(Rntuple.LinkedAttributeSetListBody n) {
        out.append('{');
        key("num_items");
        out.append(n.numItems());
        key("items");
        out.append('[');
        for (Rntuple.LinkedAttributeSetRecord x : n.items()) {
            if (out.charAt(out.length() - 1) != '[') out.append(',');
            dumpRntuple_LinkedAttributeSetRecord(x);
        }
        out.append(']');
        key("trailing");
        bytes(n.trailing());
        out.append('}');
    }

    private void dumpRntuple_LinkedAttributeSetRecord(Rntuple.LinkedAttributeSetRecord n) {
        out.append('{');
        key("len_frame");
        out.append(n.lenFrame());
        key("body");
        dumpRntuple_LinkedAttributeSet(n.body());
        out.append('}');
    }

    private void dumpRntuple_LinkedAttributeSet(Rntuple.LinkedAttributeSet n) {
        out.append('{');
        key("schema_version_major");
        out.append(n.schemaVersionMajor());
        key("schema_version_minor");
        out.append(n.schemaVersionMinor());
        key("len_anchor");
        out.append(n.lenAnchor());
        key("locator");
        dumpRntuple_Locator(n.locator());
        key("name");
        dumpRntuple_CountedString(n.name());
        key("trailing");
        bytes(n.trailing());
        out.append('}');
    }

    private void dumpRntuple_PageList(Rntuple.PageList n) {
        out.append('{');
        key("header_checksum");
        bytes(n.headerChecksum());
        key("cluster_summaries");
        dumpRntuple_ClusterSummaryList(n.clusterSummaries());
        key("page_locations");
        dumpRntuple_ClusterPagesList(n.pageLocations());
        key("trailing");
        bytes(n.trailing());
        out.append('}');
    }

    private void dumpRntuple_ClusterSummaryList(Rntuple.ClusterSummaryList n) {
        out.append('{');
        key("len_frame");
        out.append(n.lenFrame());
        key("body");
        dumpRntuple_ClusterSummaryListBody(n.body());
        out.append('}');
    }

    private void dumpRntuple_ClusterSummaryListBody(Rntuple.ClusterSummaryListBody n) {
        out.append('{');
        key("num_items");
        out.append(n.numItems());
        key("items");
        out.append('[');
        for (Rntuple.ClusterSummaryRecord x : n.items()) {
            if (out.charAt(out.length() - 1) != '[') out.append(',');
            dumpRntuple_ClusterSummaryRecord(x);
        }
        out.append(']');
        key("trailing");
        bytes(n.trailing());
        out.append('}');
    }

    private void dumpRntuple_ClusterSummaryRecord(Rntuple.ClusterSummaryRecord n) {
        out.append('{');
        key("len_frame");
        out.append(n.lenFrame());
        key("body");
        dumpRntuple_ClusterSummary(n.body());
        out.append('}');
    }

    private void dumpRntuple_ClusterSummary(Rntuple.ClusterSummary n) {
        out.append('{');
        key("first_entry");
        out.append(Long.toUnsignedString(n.firstEntry()));
        key("num_entries_lo");
        out.append(n.numEntriesLo());
        key("num_entries_mid");
        out.append(n.numEntriesMid());
        key("num_entries_hi");
        out.append(n.numEntriesHi());
        key("flags");
        out.append(n.flags());
        key("trailing");
        bytes(n.trailing());
        key("num_entries");
        out.append(Long.toUnsignedString(n.numEntries()));
        out.append('}');
    }

    private void dumpRntuple_ClusterPagesList(Rntuple.ClusterPagesList n) {
        out.append('{');
        key("len_frame");
        out.append(n.lenFrame());
        key("body");
        dumpRntuple_ClusterPagesListBody(n.body());
        out.append('}');
    }

    private void dumpRntuple_ClusterPagesListBody(Rntuple.ClusterPagesListBody n) {
        out.append('{');
        key("num_items");
        out.append(n.numItems());
        key("items");
        out.append('[');
        for (Rntuple.ClusterPages x : n.items()) {
            if (out.charAt(out.length() - 1) != '[') out.append(',');
            dumpRntuple_ClusterPages(x);
        }
        out.append(']');
        key("trailing");
        bytes(n.trailing());
        out.append('}');
    }

    private void dumpRntuple_ClusterPages(Rntuple.ClusterPages n) {
        out.append('{');
        key("len_frame");
        out.append(n.lenFrame());
        key("body");
        dumpRntuple_ClusterPagesBody(n.body());
        out.append('}');
    }

    private void dumpRntuple_ClusterPagesBody(Rntuple.ClusterPagesBody n) {
        out.append('{');
        key("num_items");
        out.append(n.numItems());
        key("items");
        out.append('[');
        for (Rntuple.ColumnPages x : n.items()) {
            if (out.charAt(out.length() - 1) != '[') out.append(',');
            dumpRntuple_ColumnPages(x);
        }
        out.append(']');
        key("trailing");
        bytes(n.trailing());
        out.append('}');
    }

    private void dumpRntuple_ColumnPages(Rntuple.ColumnPages n) {
        out.append('{');
        key("len_frame");
        out.append(n.lenFrame());
        key("body");
        dumpRntuple_ColumnPagesBody(n.body());
        out.append('}');
    }

    private void dumpRntuple_ColumnPagesBody(Rntuple.ColumnPagesBody n) {
        out.append('{');
        key("num_items");
        out.append(n.numItems());
        key("items");
        out.append('[');
        for (Rntuple.Page x : n.items()) {
            if (out.charAt(out.length() - 1) != '[') out.append(',');
            dumpRntuple_Page(x);
        }
        out.append(']');
        key("element_offset");
        out.append(n.elementOffset());
        if ((Object) n.compressionSettings() != null) {
            key("compression_settings");
            out.append(n.compressionSettings());
        }
        key("trailing");
        bytes(n.trailing());
        out.append('}');
    }

    private void dumpRntuple_Page(Rntuple.Page n) {
        out.append('{');
        key("num_elements_signed");
        out.append(n.numElementsSigned());
        key("locator");
        dumpRntuple_Locator(n.locator());
        key("num_elements");
        out.append(n.numElements());
        key("has_checksum");
        out.append(n.hasChecksum());
        out.append('}');
    }

    private void dumpRntupleRc2(RntupleRc2 n) {
        out.append('{');
        key("type_id");
        out.append(n.typeId());
        key("len_envelope_lo");
        out.append(n.lenEnvelopeLo());
        key("len_envelope_hi");
        out.append(n.lenEnvelopeHi());
        if ((Object) n.payload() instanceof RntupleRc2.Header) {
            key("payload");
            out.append("{\"header\":");
            dumpRntupleRc2_Header((RntupleRc2.Header) (Object) n.payload());
            out.append('}');
        }
        if ((Object) n.payload() instanceof RntupleRc2.Footer) {
            key("payload");
            out.append("{\"footer\":");
            dumpRntupleRc2_Footer((RntupleRc2.Footer) (Object) n.payload());
            out.append('}');
        }
        if ((Object) n.payload() instanceof RntupleRc2.PageList) {
            key("payload");
            out.append("{\"page_list\":");
            dumpRntupleRc2_PageList((RntupleRc2.PageList) (Object) n.payload());
            out.append('}');
        }
        if ((Object) n.payload() instanceof RntupleRc2.MetaData) {
            key("payload");
            out.append("{\"meta_data\":");
            dumpRntupleRc2_MetaData((RntupleRc2.MetaData) (Object) n.payload());
            out.append('}');
        }
        if ((Object) n.payload() instanceof RntupleRc2.UnknownPayload) {
            key("payload");
            out.append("{\"unknown_payload\":");
            dumpRntupleRc2_UnknownPayload((RntupleRc2.UnknownPayload) (Object) n.payload());
            out.append('}');
        }
        key("checksum");
        bytes(n.checksum());
        key("len_envelope");
        out.append(Long.toUnsignedString(n.lenEnvelope()));
        out.append('}');
    }

    private void dumpRntupleRc2_CountedString(RntupleRc2.CountedString n) {
        out.append('{');
        key("len");
        out.append(n.len());
        key("raw");
        bytes(n.raw());
        if (isText(n.raw())) {
            key("value");
            text(n.value());
        }
        out.append('}');
    }

    private void dumpRntupleRc2_UnknownPayload(RntupleRc2.UnknownPayload n) {
        out.append('{');
        key("raw");
        bytes(n.raw());
        out.append('}');
    }

    private void dumpRntupleRc2_FeatureFlags(RntupleRc2.FeatureFlags n) {
        out.append('{');
        key("words");
        out.append('[');
        for (RntupleRc2.FeatureFlagWord x : n.words()) {
            if (out.charAt(out.length() - 1) != '[') out.append(',');
            dumpRntupleRc2_FeatureFlagWord(x);
        }
        out.append(']');
        out.append('}');
    }

    private void dumpRntupleRc2_FeatureFlagWord(RntupleRc2.FeatureFlagWord n) {
        out.append('{');
        key("lo");
        out.append(n.lo());
        key("hi");
        out.append(n.hi());
        out.append('}');
    }

    private void dumpRntupleRc2_Locator(RntupleRc2.Locator n) {
        out.append('{');
        key("head");
        out.append(n.head());
        if ((Object) n.ofsRange() != null) {
            key("ofs_range");
            out.append(Long.toUnsignedString(n.ofsRange()));
        }
        if ((Object) n.payload() instanceof RntupleRc2.UriLocator) {
            key("payload");
            out.append("{\"uri_locator\":");
            dumpRntupleRc2_UriLocator((RntupleRc2.UriLocator) (Object) n.payload());
            out.append('}');
        }
        if ((Object) n.payload() instanceof RntupleRc2.Object64Locator) {
            key("payload");
            out.append("{\"object64_locator\":");
            dumpRntupleRc2_Object64Locator((RntupleRc2.Object64Locator) (Object) n.payload());
            out.append('}');
        }
        if ((Object) n.payload() instanceof RntupleRc2.UnknownPayload) {
            key("payload");
            out.append("{\"unknown_payload\":");
            dumpRntupleRc2_UnknownPayload((RntupleRc2.UnknownPayload) (Object) n.payload());
            out.append('}');
        }
        key("negated_head");
        out.append(n.negatedHead());
        key("len_self");
        out.append(n.lenSelf());
        key("reserved");
        out.append(n.reserved());
        key("kind");
        out.append(n.kind());
        out.append('}');
    }

    private void dumpRntupleRc2_UriLocator(RntupleRc2.UriLocator n) {
        out.append('{');
        key("raw");
        bytes(n.raw());
        if ((Object) n.large() != null) {
            key("large");
            dumpRntupleRc2_LargeLocator(n.large());
        }
        out.append('}');
    }

    private void dumpRntupleRc2_LargeLocator(RntupleRc2.LargeLocator n) {
        out.append('{');
        key("len_range");
        out.append(Long.toUnsignedString(n.lenRange()));
        key("ofs_range");
        out.append(Long.toUnsignedString(n.ofsRange()));
        out.append('}');
    }

    private void dumpRntupleRc2_Object64Locator(RntupleRc2.Object64Locator n) {
        out.append('{');
        key("len_object");
        out.append(n.lenObject());
        key("location");
        out.append(Long.toUnsignedString(n.location()));
        key("trailing");
        bytes(n.trailing());
        out.append('}');
    }

    private void dumpRntupleRc2_EnvelopeLink(RntupleRc2.EnvelopeLink n) {
        out.append('{');
        key("len_envelope");
        out.append(Long.toUnsignedString(n.lenEnvelope()));
        key("locator");
        dumpRntupleRc2_Locator(n.locator());
        out.append('}');
    }

    private void dumpRntupleRc2_Header(RntupleRc2.Header n) {
        out.append('{');
        key("feature_flags");
        dumpRntupleRc2_FeatureFlags(n.featureFlags());
        key("name");
        dumpRntupleRc2_CountedString(n.name());
        key("description");
        dumpRntupleRc2_CountedString(n.description());
        key("writer");
        dumpRntupleRc2_CountedString(n.writer());
        key("schema");
        dumpRntupleRc2_Schema(n.schema());
        key("trailing");
        bytes(n.trailing());
        out.append('}');
    }

    private void dumpRntupleRc2_Schema(RntupleRc2.Schema n) {
        out.append('{');
        key("fields");
        dumpRntupleRc2_FieldList(n.fields());
        key("columns");
        dumpRntupleRc2_ColumnList(n.columns());
        key("alias_columns");
        dumpRntupleRc2_AliasColumnList(n.aliasColumns());
        key("extra_type_infos");
        dumpRntupleRc2_ExtraTypeInfoList(n.extraTypeInfos());
        out.append('}');
    }

    private void dumpRntupleRc2_FieldList(RntupleRc2.FieldList n) {
        out.append('{');
        key("len_frame");
        out.append(n.lenFrame());
        key("body");
        dumpRntupleRc2_FieldListBody(n.body());
        out.append('}');
    }

    private void dumpRntupleRc2_FieldListBody(RntupleRc2.FieldListBody n) {
        out.append('{');
        key("num_items");
        out.append(n.numItems());
        key("items");
        out.append('[');
        for (RntupleRc2.FieldRecord x : n.items()) {
            if (out.charAt(out.length() - 1) != '[') out.append(',');
            dumpRntupleRc2_FieldRecord(x);
        }
        out.append(']');
        key("trailing");
        bytes(n.trailing());
        out.append('}');
    }

    private void dumpRntupleRc2_FieldRecord(RntupleRc2.FieldRecord n) {
        out.append('{');
        key("len_frame");
        out.append(n.lenFrame());
        key("body");
        dumpRntupleRc2_Field(n.body());
        out.append('}');
    }

    private void dumpRntupleRc2_Field(RntupleRc2.Field n) {
        out.append('{');
        key("field_version");
        out.append(n.fieldVersion());
        key("type_version");
        out.append(n.typeVersion());
        key("parent_id");
        out.append(n.parentId());
        key("role");
        out.append(n.role());
        key("flags");
        out.append(n.flags());
        if ((Object) n.arraySize() != null) {
            key("array_size");
            out.append(Long.toUnsignedString(n.arraySize()));
        }
        if ((Object) n.sourceFieldId() != null) {
            key("source_field_id");
            out.append(n.sourceFieldId());
        }
        if ((Object) n.typeChecksum() != null) {
            key("type_checksum");
            out.append(n.typeChecksum());
        }
        key("name");
        dumpRntupleRc2_CountedString(n.name());
        key("type_name");
        dumpRntupleRc2_CountedString(n.typeName());
        key("type_alias");
        dumpRntupleRc2_CountedString(n.typeAlias());
        key("description");
        dumpRntupleRc2_CountedString(n.description());
        key("trailing");
        bytes(n.trailing());
        key("is_repetitive");
        out.append(n.isRepetitive());
        key("is_projected");
        out.append(n.isProjected());
        key("has_type_checksum");
        out.append(n.hasTypeChecksum());
        out.append('}');
    }

    private void dumpRntupleRc2_ColumnList(RntupleRc2.ColumnList n) {
        out.append('{');
        key("len_frame");
        out.append(n.lenFrame());
        key("body");
        dumpRntupleRc2_ColumnListBody(n.body());
        out.append('}');
    }

    private void dumpRntupleRc2_ColumnListBody(RntupleRc2.ColumnListBody n) {
        out.append('{');
        key("num_items");
        out.append(n.numItems());
        key("items");
        out.append('[');
        for (RntupleRc2.ColumnRecord x : n.items()) {
            if (out.charAt(out.length() - 1) != '[') out.append(',');
            dumpRntupleRc2_ColumnRecord(x);
        }
        out.append(']');
        key("trailing");
        bytes(n.trailing());
        out.append('}');
    }

    private void dumpRntupleRc2_ColumnRecord(RntupleRc2.ColumnRecord n) {
        out.append('{');
        key("len_frame");
        out.append(n.lenFrame());
        key("body");
        dumpRntupleRc2_Column(n.body());
        out.append('}');
    }

    private void dumpRntupleRc2_Column(RntupleRc2.Column n) {
        out.append('{');
        key("column_type");
        out.append(n.columnType());
        key("bits_on_storage");
        out.append(n.bitsOnStorage());
        key("field_id");
        out.append(n.fieldId());
        key("flags");
        out.append(n.flags());
        key("representation_index");
        out.append(n.representationIndex());
        if ((Object) n.firstElementIndex() != null) {
            key("first_element_index");
            out.append(n.firstElementIndex());
        }
        if ((Object) n.valueRange() != null) {
            key("value_range");
            dumpRntupleRc2_ValueRange(n.valueRange());
        }
        key("trailing");
        bytes(n.trailing());
        key("is_deferred");
        out.append(n.isDeferred());
        key("has_value_range");
        out.append(n.hasValueRange());
        out.append('}');
    }

    private void dumpRntupleRc2_ValueRange(RntupleRc2.ValueRange n) {
        out.append('{');
        key("min");
        floating(n.min());
        key("max");
        floating(n.max());
        out.append('}');
    }

    private void dumpRntupleRc2_AliasColumnList(RntupleRc2.AliasColumnList n) {
        out.append('{');
        key("len_frame");
        out.append(n.lenFrame());
        key("body");
        dumpRntupleRc2_AliasColumnListBody(n.body());
        out.append('}');
    }

    private void dumpRntupleRc2_AliasColumnListBody(RntupleRc2.AliasColumnListBody n) {
        out.append('{');
        key("num_items");
        out.append(n.numItems());
        key("items");
        out.append('[');
        for (RntupleRc2.AliasColumnRecord x : n.items()) {
            if (out.charAt(out.length() - 1) != '[') out.append(',');
            dumpRntupleRc2_AliasColumnRecord(x);
        }
        out.append(']');
        key("trailing");
        bytes(n.trailing());
        out.append('}');
    }

    private void dumpRntupleRc2_AliasColumnRecord(RntupleRc2.AliasColumnRecord n) {
        out.append('{');
        key("len_frame");
        out.append(n.lenFrame());
        key("body");
        dumpRntupleRc2_AliasColumn(n.body());
        out.append('}');
    }

    private void dumpRntupleRc2_AliasColumn(RntupleRc2.AliasColumn n) {
        out.append('{');
        key("physical_column_id");
        out.append(n.physicalColumnId());
        key("field_id");
        out.append(n.fieldId());
        key("trailing");
        bytes(n.trailing());
        out.append('}');
    }

    private void dumpRntupleRc2_ExtraTypeInfoList(RntupleRc2.ExtraTypeInfoList n) {
        out.append('{');
        key("len_frame");
        out.append(n.lenFrame());
        key("body");
        dumpRntupleRc2_ExtraTypeInfoListBody(n.body());
        out.append('}');
    }

    private void dumpRntupleRc2_ExtraTypeInfoListBody(RntupleRc2.ExtraTypeInfoListBody n) {
        out.append('{');
        key("num_items");
        out.append(n.numItems());
        key("items");
        out.append('[');
        for (RntupleRc2.ExtraTypeInfoRecord x : n.items()) {
            if (out.charAt(out.length() - 1) != '[') out.append(',');
            dumpRntupleRc2_ExtraTypeInfoRecord(x);
        }
        out.append(']');
        key("trailing");
        bytes(n.trailing());
        out.append('}');
    }

    private void dumpRntupleRc2_ExtraTypeInfoRecord(RntupleRc2.ExtraTypeInfoRecord n) {
        out.append('{');
        key("len_frame");
        out.append(n.lenFrame());
        key("body");
        dumpRntupleRc2_ExtraTypeInfo(n.body());
        out.append('}');
    }

    private void dumpRntupleRc2_ExtraTypeInfo(RntupleRc2.ExtraTypeInfo n) {
        out.append('{');
        key("type_version_from");
        out.append(n.typeVersionFrom());
        key("type_version_to");
        out.append(n.typeVersionTo());
        key("content_id");
        out.append(n.contentId());
        key("type_name");
        dumpRntupleRc2_CountedString(n.typeName());
        if ((Object) n.content() != null) {
            key("content");
            dumpRntupleRc2_CountedString(n.content());
        }
        key("trailing");
        bytes(n.trailing());
        out.append('}');
    }

    private void dumpRntupleRc2_Footer(RntupleRc2.Footer n) {
        out.append('{');
        key("feature_flags");
        dumpRntupleRc2_FeatureFlags(n.featureFlags());
        key("header_checksum");
        bytes(n.headerChecksum());
        key("schema_extension");
        dumpRntupleRc2_SchemaExtensionRecord(n.schemaExtension());
        key("column_groups");
        dumpRntupleRc2_ColumnGroupList(n.columnGroups());
        key("cluster_groups");
        dumpRntupleRc2_ClusterGroupList(n.clusterGroups());
        if ((Object) n.metaDataLinks() != null) {
            key("meta_data_links");
            dumpRntupleRc2_MetaDataLinkList(n.metaDataLinks());
        }
        key("trailing");
        bytes(n.trailing());
        out.append('}');
    }

    private void dumpRntupleRc2_SchemaExtensionRecord(RntupleRc2.SchemaExtensionRecord n) {
        out.append('{');
        key("len_frame");
        out.append(n.lenFrame());
        key("body");
        dumpRntupleRc2_SchemaExtension(n.body());
        out.append('}');
    }

    private void dumpRntupleRc2_SchemaExtension(RntupleRc2.SchemaExtension n) {
        out.append('{');
        if ((Object) n.schema() != null) {
            key("schema");
            dumpRntupleRc2_Schema(n.schema());
        }
        key("trailing");
        bytes(n.trailing());
        out.append('}');
    }

    private void dumpRntupleRc2_ColumnGroupList(RntupleRc2.ColumnGroupList n) {
        out.append('{');
        key("len_frame");
        out.append(n.lenFrame());
        key("body");
        dumpRntupleRc2_ColumnGroupListBody(n.body());
        out.append('}');
    }

    private void dumpRntupleRc2_ColumnGroupListBody(RntupleRc2.ColumnGroupListBody n) {
        out.append('{');
        key("num_items");
        out.append(n.numItems());
        key("items");
        out.append('[');
        for (RntupleRc2.ColumnGroupRecord x : n.items()) {
            if (out.charAt(out.length() - 1) != '[') out.append(',');
            dumpRntupleRc2_ColumnGroupRecord(x);
        }
        out.append(']');
        key("trailing");
        bytes(n.trailing());
        out.append('}');
    }

    private void dumpRntupleRc2_ColumnGroupRecord(RntupleRc2.ColumnGroupRecord n) {
        out.append('{');
        key("len_frame");
        out.append(n.lenFrame());
        key("body");
        dumpRntupleRc2_ColumnGroup(n.body());
        out.append('}');
    }

    private void dumpRntupleRc2_ColumnGroup(RntupleRc2.ColumnGroup n) {
        out.append('{');
        key("column_ids");
        dumpRntupleRc2_ColumnIdList(n.columnIds());
        key("trailing");
        bytes(n.trailing());
        out.append('}');
    }

    private void dumpRntupleRc2_ColumnIdList(RntupleRc2.ColumnIdList n) {
        out.append('{');
        key("len_frame");
        out.append(n.lenFrame());
        key("body");
        dumpRntupleRc2_ColumnIdListBody(n.body());
        out.append('}');
    }

    private void dumpRntupleRc2_ColumnIdListBody(RntupleRc2.ColumnIdListBody n) {
        out.append('{');
        key("num_items");
        out.append(n.numItems());
        key("items");
        out.append('[');
        for (Number x : n.items()) {
            if (out.charAt(out.length() - 1) != '[') out.append(',');
            out.append(x.longValue());
        }
        out.append(']');
        key("trailing");
        bytes(n.trailing());
        out.append('}');
    }

    private void dumpRntupleRc2_ClusterGroupList(RntupleRc2.ClusterGroupList n) {
        out.append('{');
        key("len_frame");
        out.append(n.lenFrame());
        key("body");
        dumpRntupleRc2_ClusterGroupListBody(n.body());
        out.append('}');
    }

    private void dumpRntupleRc2_ClusterGroupListBody(RntupleRc2.ClusterGroupListBody n) {
        out.append('{');
        key("num_items");
        out.append(n.numItems());
        key("items");
        out.append('[');
        for (RntupleRc2.ClusterGroupRecord x : n.items()) {
            if (out.charAt(out.length() - 1) != '[') out.append(',');
            dumpRntupleRc2_ClusterGroupRecord(x);
        }
        out.append(']');
        key("trailing");
        bytes(n.trailing());
        out.append('}');
    }

    private void dumpRntupleRc2_ClusterGroupRecord(RntupleRc2.ClusterGroupRecord n) {
        out.append('{');
        key("len_frame");
        out.append(n.lenFrame());
        key("body");
        dumpRntupleRc2_ClusterGroup(n.body());
        out.append('}');
    }

    private void dumpRntupleRc2_ClusterGroup(RntupleRc2.ClusterGroup n) {
        out.append('{');
        key("min_entry");
        out.append(Long.toUnsignedString(n.minEntry()));
        key("entry_span");
        out.append(Long.toUnsignedString(n.entrySpan()));
        key("num_clusters");
        out.append(n.numClusters());
        key("page_list_link");
        dumpRntupleRc2_EnvelopeLink(n.pageListLink());
        key("trailing");
        bytes(n.trailing());
        out.append('}');
    }

    private void dumpRntupleRc2_MetaDataLinkList(RntupleRc2.MetaDataLinkList n) {
        out.append('{');
        key("len_frame");
        out.append(n.lenFrame());
        key("body");
        dumpRntupleRc2_MetaDataLinkListBody(n.body());
        out.append('}');
    }

    private void dumpRntupleRc2_MetaDataLinkListBody(RntupleRc2.MetaDataLinkListBody n) {
        out.append('{');
        key("num_items");
        out.append(n.numItems());
        key("items");
        out.append('[');
        for (RntupleRc2.EnvelopeLink x : n.items()) {
            if (out.charAt(out.length() - 1) != '[') out.append(',');
            dumpRntupleRc2_EnvelopeLink(x);
        }
        out.append(']');
        key("trailing");
        bytes(n.trailing());
        out.append('}');
    }

    private void dumpRntupleRc2_PageList(RntupleRc2.PageList n) {
        out.append('{');
        key("header_checksum");
        bytes(n.headerChecksum());
        key("cluster_summaries");
        dumpRntupleRc2_ClusterSummaryList(n.clusterSummaries());
        key("page_locations");
        dumpRntupleRc2_ClusterPagesList(n.pageLocations());
        key("trailing");
        bytes(n.trailing());
        out.append('}');
    }

    private void dumpRntupleRc2_ClusterSummaryList(RntupleRc2.ClusterSummaryList n) {
        out.append('{');
        key("len_frame");
        out.append(n.lenFrame());
        key("body");
        dumpRntupleRc2_ClusterSummaryListBody(n.body());
        out.append('}');
    }

    private void dumpRntupleRc2_ClusterSummaryListBody(RntupleRc2.ClusterSummaryListBody n) {
        out.append('{');
        key("num_items");
        out.append(n.numItems());
        key("items");
        out.append('[');
        for (RntupleRc2.ClusterSummaryRecord x : n.items()) {
            if (out.charAt(out.length() - 1) != '[') out.append(',');
            dumpRntupleRc2_ClusterSummaryRecord(x);
        }
        out.append(']');
        key("trailing");
        bytes(n.trailing());
        out.append('}');
    }

    private void dumpRntupleRc2_ClusterSummaryRecord(RntupleRc2.ClusterSummaryRecord n) {
        out.append('{');
        key("len_frame");
        out.append(n.lenFrame());
        key("body");
        dumpRntupleRc2_ClusterSummary(n.body());
        out.append('}');
    }

    private void dumpRntupleRc2_ClusterSummary(RntupleRc2.ClusterSummary n) {
        out.append('{');
        key("first_entry");
        out.append(Long.toUnsignedString(n.firstEntry()));
        key("num_entries_lo");
        out.append(n.numEntriesLo());
        key("num_entries_hi");
        out.append(n.numEntriesHi());
        if ((Object) n.columnGroupId() != null) {
            key("column_group_id");
            out.append(n.columnGroupId());
        }
        key("trailing");
        bytes(n.trailing());
        key("num_entries");
        out.append(Long.toUnsignedString(n.numEntries()));
        key("flags");
        out.append(Long.toUnsignedString(n.flags()));
        key("is_sharded");
        out.append(n.isSharded());
        out.append('}');
    }

    private void dumpRntupleRc2_ClusterPagesList(RntupleRc2.ClusterPagesList n) {
        out.append('{');
        key("len_frame");
        out.append(n.lenFrame());
        key("body");
        dumpRntupleRc2_ClusterPagesListBody(n.body());
        out.append('}');
    }

    private void dumpRntupleRc2_ClusterPagesListBody(RntupleRc2.ClusterPagesListBody n) {
        out.append('{');
        key("num_items");
        out.append(n.numItems());
        key("items");
        out.append('[');
        for (RntupleRc2.ClusterPages x : n.items()) {
            if (out.charAt(out.length() - 1) != '[') out.append(',');
            dumpRntupleRc2_ClusterPages(x);
        }
        out.append(']');
        key("trailing");
        bytes(n.trailing());
        out.append('}');
    }

    private void dumpRntupleRc2_ClusterPages(RntupleRc2.ClusterPages n) {
        out.append('{');
        key("len_frame");
        out.append(n.lenFrame());
        key("body");
        dumpRntupleRc2_ClusterPagesBody(n.body());
        out.append('}');
    }

    private void dumpRntupleRc2_ClusterPagesBody(RntupleRc2.ClusterPagesBody n) {
        out.append('{');
        key("num_items");
        out.append(n.numItems());
        key("items");
        out.append('[');
        for (RntupleRc2.ColumnPages x : n.items()) {
            if (out.charAt(out.length() - 1) != '[') out.append(',');
            dumpRntupleRc2_ColumnPages(x);
        }
        out.append(']');
        key("trailing");
        bytes(n.trailing());
        out.append('}');
    }

    private void dumpRntupleRc2_ColumnPages(RntupleRc2.ColumnPages n) {
        out.append('{');
        key("len_frame");
        out.append(n.lenFrame());
        key("body");
        dumpRntupleRc2_ColumnPagesBody(n.body());
        out.append('}');
    }

    private void dumpRntupleRc2_ColumnPagesBody(RntupleRc2.ColumnPagesBody n) {
        out.append('{');
        key("num_items");
        out.append(n.numItems());
        key("items");
        out.append('[');
        for (RntupleRc2.Page x : n.items()) {
            if (out.charAt(out.length() - 1) != '[') out.append(',');
            dumpRntupleRc2_Page(x);
        }
        out.append(']');
        key("element_offset");
        out.append(n.elementOffset());
        if ((Object) n.compressionSettings() != null) {
            key("compression_settings");
            out.append(n.compressionSettings());
        }
        key("trailing");
        bytes(n.trailing());
        out.append('}');
    }

    private void dumpRntupleRc2_Page(RntupleRc2.Page n) {
        out.append('{');
        key("num_elements_signed");
        out.append(n.numElementsSigned());
        key("locator");
        dumpRntupleRc2_Locator(n.locator());
        key("num_elements");
        out.append(n.numElements());
        key("has_checksum");
        out.append(n.hasChecksum());
        out.append('}');
    }

    private void dumpRntupleRc2_MetaData(RntupleRc2.MetaData n) {
        out.append('{');
        key("entries");
        dumpRntupleRc2_MetaDataEntryList(n.entries());
        key("trailing");
        bytes(n.trailing());
        out.append('}');
    }

    private void dumpRntupleRc2_MetaDataEntryList(RntupleRc2.MetaDataEntryList n) {
        out.append('{');
        key("len_frame");
        out.append(n.lenFrame());
        key("body");
        dumpRntupleRc2_MetaDataEntryListBody(n.body());
        out.append('}');
    }

    private void dumpRntupleRc2_MetaDataEntryListBody(RntupleRc2.MetaDataEntryListBody n) {
        out.append('{');
        key("num_items");
        out.append(n.numItems());
        key("items");
        out.append('[');
        for (RntupleRc2.MetaDataEntryRecord x : n.items()) {
            if (out.charAt(out.length() - 1) != '[') out.append(',');
            dumpRntupleRc2_MetaDataEntryRecord(x);
        }
        out.append(']');
        key("trailing");
        bytes(n.trailing());
        out.append('}');
    }

    private void dumpRntupleRc2_MetaDataEntryRecord(RntupleRc2.MetaDataEntryRecord n) {
        out.append('{');
        key("len_frame");
        out.append(n.lenFrame());
        key("body");
        dumpRntupleRc2_MetaDataEntry(n.body());
        out.append('}');
    }

    private void dumpRntupleRc2_MetaDataEntry(RntupleRc2.MetaDataEntry n) {
        out.append('{');
        key("value_type");
        out.append(n.valueType());
        key("key");
        dumpRntupleRc2_CountedString(n.key());
        if ((Object) n.value() instanceof RntupleRc2.MetaDataInt64) {
            key("value");
            out.append("{\"meta_data_int64\":");
            dumpRntupleRc2_MetaDataInt64((RntupleRc2.MetaDataInt64) (Object) n.value());
            out.append('}');
        }
        if ((Object) n.value() instanceof RntupleRc2.MetaDataBool) {
            key("value");
            out.append("{\"meta_data_bool\":");
            dumpRntupleRc2_MetaDataBool((RntupleRc2.MetaDataBool) (Object) n.value());
            out.append('}');
        }
        if ((Object) n.value() instanceof RntupleRc2.MetaDataFloat64) {
            key("value");
            out.append("{\"meta_data_float64\":");
            dumpRntupleRc2_MetaDataFloat64((RntupleRc2.MetaDataFloat64) (Object) n.value());
            out.append('}');
        }
        if ((Object) n.value() instanceof RntupleRc2.CountedString) {
            key("value");
            out.append("{\"counted_string\":");
            dumpRntupleRc2_CountedString((RntupleRc2.CountedString) (Object) n.value());
            out.append('}');
        }
        if ((Object) n.value() instanceof RntupleRc2.Int64List) {
            key("value");
            out.append("{\"int64_list\":");
            dumpRntupleRc2_Int64List((RntupleRc2.Int64List) (Object) n.value());
            out.append('}');
        }
        if ((Object) n.value() instanceof RntupleRc2.BoolList) {
            key("value");
            out.append("{\"bool_list\":");
            dumpRntupleRc2_BoolList((RntupleRc2.BoolList) (Object) n.value());
            out.append('}');
        }
        if ((Object) n.value() instanceof RntupleRc2.Float64List) {
            key("value");
            out.append("{\"float64_list\":");
            dumpRntupleRc2_Float64List((RntupleRc2.Float64List) (Object) n.value());
            out.append('}');
        }
        if ((Object) n.value() instanceof RntupleRc2.StringList) {
            key("value");
            out.append("{\"string_list\":");
            dumpRntupleRc2_StringList((RntupleRc2.StringList) (Object) n.value());
            out.append('}');
        }
        key("trailing");
        bytes(n.trailing());
        out.append('}');
    }

    private void dumpRntupleRc2_MetaDataInt64(RntupleRc2.MetaDataInt64 n) {
        out.append('{');
        key("number");
        out.append(n.number());
        out.append('}');
    }

    private void dumpRntupleRc2_MetaDataBool(RntupleRc2.MetaDataBool n) {
        out.append('{');
        key("number");
        out.append(n.number());
        out.append('}');
    }

    private void dumpRntupleRc2_MetaDataFloat64(RntupleRc2.MetaDataFloat64 n) {
        out.append('{');
        key("number");
        floating(n.number());
        out.append('}');
    }

    private void dumpRntupleRc2_Int64List(RntupleRc2.Int64List n) {
        out.append('{');
        key("len_frame");
        out.append(n.lenFrame());
        key("body");
        dumpRntupleRc2_Int64ListBody(n.body());
        out.append('}');
    }

    private void dumpRntupleRc2_Int64ListBody(RntupleRc2.Int64ListBody n) {
        out.append('{');
        key("num_items");
        out.append(n.numItems());
        key("items");
        out.append('[');
        for (Number x : n.items()) {
            if (out.charAt(out.length() - 1) != '[') out.append(',');
            out.append(x.longValue());
        }
        out.append(']');
        key("trailing");
        bytes(n.trailing());
        out.append('}');
    }

    private void dumpRntupleRc2_BoolList(RntupleRc2.BoolList n) {
        out.append('{');
        key("len_frame");
        out.append(n.lenFrame());
        key("body");
        dumpRntupleRc2_BoolListBody(n.body());
        out.append('}');
    }

    private void dumpRntupleRc2_BoolListBody(RntupleRc2.BoolListBody n) {
        out.append('{');
        key("num_items");
        out.append(n.numItems());
        key("items");
        out.append('[');
        for (Number x : n.items()) {
            if (out.charAt(out.length() - 1) != '[') out.append(',');
            out.append(x.longValue());
        }
        out.append(']');
        key("trailing");
        bytes(n.trailing());
        out.append('}');
    }

    private void dumpRntupleRc2_Float64List(RntupleRc2.Float64List n) {
        out.append('{');
        key("len_frame");
        out.append(n.lenFrame());
        key("body");
        dumpRntupleRc2_Float64ListBody(n.body());
        out.append('}');
    }

    private void dumpRntupleRc2_Float64ListBody(RntupleRc2.Float64ListBody n) {
        out.append('{');
        key("num_items");
        out.append(n.numItems());
        key("items");
        out.append('[');
        for (double x : n.items()) {
            if (out.charAt(out.length() - 1) != '[') out.append(',');
            floating(x);
        }
        out.append(']');
        key("trailing");
        bytes(n.trailing());
        out.append('}');
    }

    private void dumpRntupleRc2_StringList(RntupleRc2.StringList n) {
        out.append('{');
        key("len_frame");
        out.append(n.lenFrame());
        key("body");
        dumpRntupleRc2_StringListBody(n.body());
        out.append('}');
    }

    private void dumpRntupleRc2_StringListBody(RntupleRc2.StringListBody n) {
        out.append('{');
        key("num_items");
        out.append(n.numItems());
        key("items");
        out.append('[');
        for (RntupleRc2.CountedString x : n.items()) {
            if (out.charAt(out.length() - 1) != '[') out.append(',');
            dumpRntupleRc2_CountedString(x);
        }
        out.append(']');
        key("trailing");
        bytes(n.trailing());
        out.append('}');
    }

    private void dumpRntupleRc1(RntupleRc1 n) {
        out.append('{');
        key("preamble");
        dumpRntupleRc1_EnvelopePreamble(n.preamble());
        key("payload");
        bytes(n.payload());
        key("checksum");
        bytes(n.checksum());
        out.append('}');
    }

    private void dumpRntupleRc1_EnvelopePreamble(RntupleRc1.EnvelopePreamble n) {
        out.append('{');
        key("version");
        out.append(n.version());
        key("min_version");
        out.append(n.minVersion());
        out.append('}');
    }

    private void dumpRntupleRc1_HeaderEnvelope(RntupleRc1.HeaderEnvelope n) {
        out.append('{');
        key("preamble");
        dumpRntupleRc1_EnvelopePreamble(n.preamble());
        key("payload");
        dumpRntupleRc1_Header(n.payload());
        key("checksum");
        bytes(n.checksum());
        out.append('}');
    }

    private void dumpRntupleRc1_FooterEnvelope(RntupleRc1.FooterEnvelope n) {
        out.append('{');
        key("preamble");
        dumpRntupleRc1_EnvelopePreamble(n.preamble());
        key("payload");
        dumpRntupleRc1_Footer(n.payload());
        key("checksum");
        bytes(n.checksum());
        out.append('}');
    }

    private void dumpRntupleRc1_PageListEnvelope(RntupleRc1.PageListEnvelope n) {
        out.append('{');
        key("preamble");
        dumpRntupleRc1_EnvelopePreamble(n.preamble());
        key("payload");
        dumpRntupleRc1_PageList(n.payload());
        key("checksum");
        bytes(n.checksum());
        out.append('}');
    }

    private void dumpRntupleRc1_MetaDataEnvelope(RntupleRc1.MetaDataEnvelope n) {
        out.append('{');
        key("preamble");
        dumpRntupleRc1_EnvelopePreamble(n.preamble());
        key("payload");
        dumpRntupleRc1_MetaData(n.payload());
        key("checksum");
        bytes(n.checksum());
        out.append('}');
    }

    private void dumpRntupleRc1_CountedString(RntupleRc1.CountedString n) {
        out.append('{');
        key("len");
        out.append(n.len());
        key("raw");
        bytes(n.raw());
        if (isText(n.raw())) {
            key("value");
            text(n.value());
        }
        out.append('}');
    }

    private void dumpRntupleRc1_UnknownPayload(RntupleRc1.UnknownPayload n) {
        out.append('{');
        key("raw");
        bytes(n.raw());
        out.append('}');
    }

    private void dumpRntupleRc1_FeatureFlags(RntupleRc1.FeatureFlags n) {
        out.append('{');
        key("words");
        out.append('[');
        for (RntupleRc1.FeatureFlagWord x : n.words()) {
            if (out.charAt(out.length() - 1) != '[') out.append(',');
            dumpRntupleRc1_FeatureFlagWord(x);
        }
        out.append(']');
        out.append('}');
    }

    private void dumpRntupleRc1_FeatureFlagWord(RntupleRc1.FeatureFlagWord n) {
        out.append('{');
        key("lo");
        out.append(n.lo());
        key("hi");
        out.append(n.hi());
        out.append('}');
    }

    private void dumpRntupleRc1_Locator(RntupleRc1.Locator n) {
        out.append('{');
        key("head");
        out.append(n.head());
        if ((Object) n.ofsRange() != null) {
            key("ofs_range");
            out.append(Long.toUnsignedString(n.ofsRange()));
        }
        if ((Object) n.payload() instanceof RntupleRc1.UriLocator) {
            key("payload");
            out.append("{\"uri_locator\":");
            dumpRntupleRc1_UriLocator((RntupleRc1.UriLocator) (Object) n.payload());
            out.append('}');
        }
        if ((Object) n.payload() instanceof RntupleRc1.Object64Locator) {
            key("payload");
            out.append("{\"object64_locator\":");
            dumpRntupleRc1_Object64Locator((RntupleRc1.Object64Locator) (Object) n.payload());
            out.append('}');
        }
        if ((Object) n.payload() instanceof RntupleRc1.UnknownPayload) {
            key("payload");
            out.append("{\"unknown_payload\":");
            dumpRntupleRc1_UnknownPayload((RntupleRc1.UnknownPayload) (Object) n.payload());
            out.append('}');
        }
        key("negated_head");
        out.append(n.negatedHead());
        key("len_self");
        out.append(n.lenSelf());
        key("reserved");
        out.append(n.reserved());
        key("kind");
        out.append(n.kind());
        out.append('}');
    }

    private void dumpRntupleRc1_UriLocator(RntupleRc1.UriLocator n) {
        out.append('{');
        key("raw");
        bytes(n.raw());
        out.append('}');
    }

    private void dumpRntupleRc1_Object64Locator(RntupleRc1.Object64Locator n) {
        out.append('{');
        key("len_object");
        out.append(n.lenObject());
        key("location");
        out.append(Long.toUnsignedString(n.location()));
        key("trailing");
        bytes(n.trailing());
        out.append('}');
    }

    private void dumpRntupleRc1_EnvelopeLink(RntupleRc1.EnvelopeLink n) {
        out.append('{');
        key("len_envelope");
        out.append(n.lenEnvelope());
        key("locator");
        dumpRntupleRc1_Locator(n.locator());
        out.append('}');
    }

    private void dumpRntupleRc1_Header(RntupleRc1.Header n) {
        out.append('{');
        key("feature_flags");
        dumpRntupleRc1_FeatureFlags(n.featureFlags());
        key("release_candidate_tag");
        out.append(n.releaseCandidateTag());
        key("name");
        dumpRntupleRc1_CountedString(n.name());
        key("description");
        dumpRntupleRc1_CountedString(n.description());
        key("writer");
        dumpRntupleRc1_CountedString(n.writer());
        key("schema");
        dumpRntupleRc1_Schema(n.schema());
        key("trailing");
        bytes(n.trailing());
        out.append('}');
    }

    private void dumpRntupleRc1_Schema(RntupleRc1.Schema n) {
        out.append('{');
        key("fields");
        dumpRntupleRc1_FieldList(n.fields());
        key("columns");
        dumpRntupleRc1_ColumnList(n.columns());
        key("alias_columns");
        dumpRntupleRc1_AliasColumnList(n.aliasColumns());
        key("extra_type_infos");
        dumpRntupleRc1_ExtraTypeInfoList(n.extraTypeInfos());
        out.append('}');
    }

    private void dumpRntupleRc1_FieldList(RntupleRc1.FieldList n) {
        out.append('{');
        key("len_frame");
        out.append(n.lenFrame());
        key("body");
        dumpRntupleRc1_FieldListBody(n.body());
        out.append('}');
    }

    private void dumpRntupleRc1_FieldListBody(RntupleRc1.FieldListBody n) {
        out.append('{');
        key("num_items_and_reserved");
        out.append(n.numItemsAndReserved());
        key("items");
        out.append('[');
        for (RntupleRc1.FieldRecord x : n.items()) {
            if (out.charAt(out.length() - 1) != '[') out.append(',');
            dumpRntupleRc1_FieldRecord(x);
        }
        out.append(']');
        key("trailing");
        bytes(n.trailing());
        key("num_items");
        out.append(Long.toUnsignedString(n.numItems()));
        key("reserved");
        out.append(Long.toUnsignedString(n.reserved()));
        out.append('}');
    }

    private void dumpRntupleRc1_FieldRecord(RntupleRc1.FieldRecord n) {
        out.append('{');
        key("len_frame");
        out.append(n.lenFrame());
        key("body");
        dumpRntupleRc1_Field(n.body());
        out.append('}');
    }

    private void dumpRntupleRc1_Field(RntupleRc1.Field n) {
        out.append('{');
        key("field_version");
        out.append(n.fieldVersion());
        key("type_version");
        out.append(n.typeVersion());
        key("parent_id");
        out.append(n.parentId());
        key("role");
        out.append(n.role());
        key("flags");
        out.append(n.flags());
        if ((Object) n.arraySize() != null) {
            key("array_size");
            out.append(Long.toUnsignedString(n.arraySize()));
        }
        key("name");
        dumpRntupleRc1_CountedString(n.name());
        key("type_name");
        dumpRntupleRc1_CountedString(n.typeName());
        key("type_alias");
        dumpRntupleRc1_CountedString(n.typeAlias());
        key("description");
        dumpRntupleRc1_CountedString(n.description());
        key("trailing");
        bytes(n.trailing());
        key("is_repetitive");
        out.append(n.isRepetitive());
        out.append('}');
    }

    private void dumpRntupleRc1_ColumnList(RntupleRc1.ColumnList n) {
        out.append('{');
        key("len_frame");
        out.append(n.lenFrame());
        key("body");
        dumpRntupleRc1_ColumnListBody(n.body());
        out.append('}');
    }

    private void dumpRntupleRc1_ColumnListBody(RntupleRc1.ColumnListBody n) {
        out.append('{');
        key("num_items_and_reserved");
        out.append(n.numItemsAndReserved());
        key("items");
        out.append('[');
        for (RntupleRc1.ColumnRecord x : n.items()) {
            if (out.charAt(out.length() - 1) != '[') out.append(',');
            dumpRntupleRc1_ColumnRecord(x);
        }
        out.append(']');
        key("trailing");
        bytes(n.trailing());
        key("num_items");
        out.append(Long.toUnsignedString(n.numItems()));
        key("reserved");
        out.append(Long.toUnsignedString(n.reserved()));
        out.append('}');
    }

    private void dumpRntupleRc1_ColumnRecord(RntupleRc1.ColumnRecord n) {
        out.append('{');
        key("len_frame");
        out.append(n.lenFrame());
        key("body");
        dumpRntupleRc1_Column(n.body());
        out.append('}');
    }

    private void dumpRntupleRc1_Column(RntupleRc1.Column n) {
        out.append('{');
        key("column_type");
        out.append(n.columnType());
        key("bits_on_storage");
        out.append(n.bitsOnStorage());
        key("field_id");
        out.append(n.fieldId());
        key("flags");
        out.append(n.flags());
        if ((Object) n.firstElementIndex() != null) {
            key("first_element_index");
            out.append(Long.toUnsignedString(n.firstElementIndex()));
        }
        key("trailing");
        bytes(n.trailing());
        key("is_deferred");
        out.append(n.isDeferred());
        out.append('}');
    }

    private void dumpRntupleRc1_AliasColumnList(RntupleRc1.AliasColumnList n) {
        out.append('{');
        key("len_frame");
        out.append(n.lenFrame());
        key("body");
        dumpRntupleRc1_AliasColumnListBody(n.body());
        out.append('}');
    }

    private void dumpRntupleRc1_AliasColumnListBody(RntupleRc1.AliasColumnListBody n) {
        out.append('{');
        key("num_items_and_reserved");
        out.append(n.numItemsAndReserved());
        key("items");
        out.append('[');
        for (RntupleRc1.AliasColumnRecord x : n.items()) {
            if (out.charAt(out.length() - 1) != '[') out.append(',');
            dumpRntupleRc1_AliasColumnRecord(x);
        }
        out.append(']');
        key("trailing");
        bytes(n.trailing());
        key("num_items");
        out.append(Long.toUnsignedString(n.numItems()));
        key("reserved");
        out.append(Long.toUnsignedString(n.reserved()));
        out.append('}');
    }

    private void dumpRntupleRc1_AliasColumnRecord(RntupleRc1.AliasColumnRecord n) {
        out.append('{');
        key("len_frame");
        out.append(n.lenFrame());
        key("body");
        dumpRntupleRc1_AliasColumn(n.body());
        out.append('}');
    }

    private void dumpRntupleRc1_AliasColumn(RntupleRc1.AliasColumn n) {
        out.append('{');
        key("physical_column_id");
        out.append(n.physicalColumnId());
        key("field_id");
        out.append(n.fieldId());
        key("trailing");
        bytes(n.trailing());
        out.append('}');
    }

    private void dumpRntupleRc1_ExtraTypeInfoList(RntupleRc1.ExtraTypeInfoList n) {
        out.append('{');
        key("len_frame");
        out.append(n.lenFrame());
        key("body");
        dumpRntupleRc1_ExtraTypeInfoListBody(n.body());
        out.append('}');
    }

    private void dumpRntupleRc1_ExtraTypeInfoListBody(RntupleRc1.ExtraTypeInfoListBody n) {
        out.append('{');
        key("num_items_and_reserved");
        out.append(n.numItemsAndReserved());
        key("items");
        out.append('[');
        for (RntupleRc1.ExtraTypeInfoRecord x : n.items()) {
            if (out.charAt(out.length() - 1) != '[') out.append(',');
            dumpRntupleRc1_ExtraTypeInfoRecord(x);
        }
        out.append(']');
        key("trailing");
        bytes(n.trailing());
        key("num_items");
        out.append(Long.toUnsignedString(n.numItems()));
        key("reserved");
        out.append(Long.toUnsignedString(n.reserved()));
        out.append('}');
    }

    private void dumpRntupleRc1_ExtraTypeInfoRecord(RntupleRc1.ExtraTypeInfoRecord n) {
        out.append('{');
        key("len_frame");
        out.append(n.lenFrame());
        key("body");
        dumpRntupleRc1_ExtraTypeInfo(n.body());
        out.append('}');
    }

    private void dumpRntupleRc1_ExtraTypeInfo(RntupleRc1.ExtraTypeInfo n) {
        out.append('{');
        key("type_version_from");
        out.append(n.typeVersionFrom());
        key("type_version_to");
        out.append(n.typeVersionTo());
        key("content_id");
        out.append(n.contentId());
        key("type_name");
        dumpRntupleRc1_CountedString(n.typeName());
        if ((Object) n.content() != null) {
            key("content");
            dumpRntupleRc1_CountedString(n.content());
        }
        key("trailing");
        bytes(n.trailing());
        out.append('}');
    }

    private void dumpRntupleRc1_Footer(RntupleRc1.Footer n) {
        out.append('{');
        key("feature_flags");
        dumpRntupleRc1_FeatureFlags(n.featureFlags());
        key("header_checksum");
        bytes(n.headerChecksum());
        key("schema_extension");
        dumpRntupleRc1_SchemaExtensionFrame(n.schemaExtension());
        key("column_groups");
        dumpRntupleRc1_ColumnGroupList(n.columnGroups());
        key("cluster_summaries");
        dumpRntupleRc1_ClusterSummaryList(n.clusterSummaries());
        key("cluster_groups");
        dumpRntupleRc1_ClusterGroupList(n.clusterGroups());
        key("meta_data_links");
        dumpRntupleRc1_MetaDataLinkList(n.metaDataLinks());
        key("trailing");
        bytes(n.trailing());
        out.append('}');
    }

    private void dumpRntupleRc1_SchemaExtensionFrame(RntupleRc1.SchemaExtensionFrame n) {
        out.append('{');
        key("len_frame");
        out.append(n.lenFrame());
        if ((Object) n.record() != null) {
            key("record");
            dumpRntupleRc1_SchemaExtension(n.record());
        }
        if ((Object) n.list() != null) {
            key("list");
            dumpRntupleRc1_SchemaExtensionListBody(n.list());
        }
        out.append('}');
    }

    private void dumpRntupleRc1_SchemaExtensionListBody(RntupleRc1.SchemaExtensionListBody n) {
        out.append('{');
        key("num_items_and_reserved");
        out.append(n.numItemsAndReserved());
        key("trailing");
        bytes(n.trailing());
        key("num_items");
        out.append(Long.toUnsignedString(n.numItems()));
        key("reserved");
        out.append(Long.toUnsignedString(n.reserved()));
        out.append('}');
    }

    private void dumpRntupleRc1_SchemaExtension(RntupleRc1.SchemaExtension n) {
        out.append('{');
        if ((Object) n.schema() != null) {
            key("schema");
            dumpRntupleRc1_Schema(n.schema());
        }
        key("trailing");
        bytes(n.trailing());
        out.append('}');
    }

    private void dumpRntupleRc1_ColumnGroupList(RntupleRc1.ColumnGroupList n) {
        out.append('{');
        key("len_frame");
        out.append(n.lenFrame());
        key("body");
        dumpRntupleRc1_ColumnGroupListBody(n.body());
        out.append('}');
    }

    private void dumpRntupleRc1_ColumnGroupListBody(RntupleRc1.ColumnGroupListBody n) {
        out.append('{');
        key("num_items_and_reserved");
        out.append(n.numItemsAndReserved());
        key("items");
        out.append('[');
        for (RntupleRc1.ColumnGroupRecord x : n.items()) {
            if (out.charAt(out.length() - 1) != '[') out.append(',');
            dumpRntupleRc1_ColumnGroupRecord(x);
        }
        out.append(']');
        key("trailing");
        bytes(n.trailing());
        key("num_items");
        out.append(Long.toUnsignedString(n.numItems()));
        key("reserved");
        out.append(Long.toUnsignedString(n.reserved()));
        out.append('}');
    }

    private void dumpRntupleRc1_ColumnGroupRecord(RntupleRc1.ColumnGroupRecord n) {
        out.append('{');
        key("len_frame");
        out.append(n.lenFrame());
        key("body");
        dumpRntupleRc1_ColumnGroup(n.body());
        out.append('}');
    }

    private void dumpRntupleRc1_ColumnGroup(RntupleRc1.ColumnGroup n) {
        out.append('{');
        key("column_ids");
        dumpRntupleRc1_ColumnIdList(n.columnIds());
        key("trailing");
        bytes(n.trailing());
        out.append('}');
    }

    private void dumpRntupleRc1_ColumnIdList(RntupleRc1.ColumnIdList n) {
        out.append('{');
        key("len_frame");
        out.append(n.lenFrame());
        key("body");
        dumpRntupleRc1_ColumnIdListBody(n.body());
        out.append('}');
    }

    private void dumpRntupleRc1_ColumnIdListBody(RntupleRc1.ColumnIdListBody n) {
        out.append('{');
        key("num_items_and_reserved");
        out.append(n.numItemsAndReserved());
        key("items");
        out.append('[');
        for (Number x : n.items()) {
            if (out.charAt(out.length() - 1) != '[') out.append(',');
            out.append(x.longValue());
        }
        out.append(']');
        key("trailing");
        bytes(n.trailing());
        key("num_items");
        out.append(Long.toUnsignedString(n.numItems()));
        key("reserved");
        out.append(Long.toUnsignedString(n.reserved()));
        out.append('}');
    }

    private void dumpRntupleRc1_ClusterGroupList(RntupleRc1.ClusterGroupList n) {
        out.append('{');
        key("len_frame");
        out.append(n.lenFrame());
        key("body");
        dumpRntupleRc1_ClusterGroupListBody(n.body());
        out.append('}');
    }

    private void dumpRntupleRc1_ClusterGroupListBody(RntupleRc1.ClusterGroupListBody n) {
        out.append('{');
        key("num_items_and_reserved");
        out.append(n.numItemsAndReserved());
        key("items");
        out.append('[');
        for (RntupleRc1.ClusterGroupRecord x : n.items()) {
            if (out.charAt(out.length() - 1) != '[') out.append(',');
            dumpRntupleRc1_ClusterGroupRecord(x);
        }
        out.append(']');
        key("trailing");
        bytes(n.trailing());
        key("num_items");
        out.append(Long.toUnsignedString(n.numItems()));
        key("reserved");
        out.append(Long.toUnsignedString(n.reserved()));
        out.append('}');
    }

    private void dumpRntupleRc1_ClusterGroupRecord(RntupleRc1.ClusterGroupRecord n) {
        out.append('{');
        key("len_frame");
        out.append(n.lenFrame());
        key("body");
        dumpRntupleRc1_ClusterGroup(n.body());
        out.append('}');
    }

    private void dumpRntupleRc1_ClusterGroup(RntupleRc1.ClusterGroup n) {
        out.append('{');
        key("num_clusters");
        out.append(n.numClusters());
        key("page_list_link");
        dumpRntupleRc1_EnvelopeLink(n.pageListLink());
        key("trailing");
        bytes(n.trailing());
        out.append('}');
    }

    private void dumpRntupleRc1_MetaDataLinkList(RntupleRc1.MetaDataLinkList n) {
        out.append('{');
        key("len_frame");
        out.append(n.lenFrame());
        key("body");
        dumpRntupleRc1_MetaDataLinkListBody(n.body());
        out.append('}');
    }

    private void dumpRntupleRc1_MetaDataLinkListBody(RntupleRc1.MetaDataLinkListBody n) {
        out.append('{');
        key("num_items_and_reserved");
        out.append(n.numItemsAndReserved());
        key("items");
        out.append('[');
        for (RntupleRc1.EnvelopeLink x : n.items()) {
            if (out.charAt(out.length() - 1) != '[') out.append(',');
            dumpRntupleRc1_EnvelopeLink(x);
        }
        out.append(']');
        key("trailing");
        bytes(n.trailing());
        key("num_items");
        out.append(Long.toUnsignedString(n.numItems()));
        key("reserved");
        out.append(Long.toUnsignedString(n.reserved()));
        out.append('}');
    }

    private void dumpRntupleRc1_ClusterSummaryList(RntupleRc1.ClusterSummaryList n) {
        out.append('{');
        key("len_frame");
        out.append(n.lenFrame());
        key("body");
        dumpRntupleRc1_ClusterSummaryListBody(n.body());
        out.append('}');
    }

    private void dumpRntupleRc1_ClusterSummaryListBody(RntupleRc1.ClusterSummaryListBody n) {
        out.append('{');
        key("num_items_and_reserved");
        out.append(n.numItemsAndReserved());
        key("items");
        out.append('[');
        for (RntupleRc1.ClusterSummaryRecord x : n.items()) {
            if (out.charAt(out.length() - 1) != '[') out.append(',');
            dumpRntupleRc1_ClusterSummaryRecord(x);
        }
        out.append(']');
        key("trailing");
        bytes(n.trailing());
        key("num_items");
        out.append(Long.toUnsignedString(n.numItems()));
        key("reserved");
        out.append(Long.toUnsignedString(n.reserved()));
        out.append('}');
    }

    private void dumpRntupleRc1_ClusterSummaryRecord(RntupleRc1.ClusterSummaryRecord n) {
        out.append('{');
        key("len_frame");
        out.append(n.lenFrame());
        key("body");
        dumpRntupleRc1_ClusterSummary(n.body());
        out.append('}');
    }

    private void dumpRntupleRc1_ClusterSummary(RntupleRc1.ClusterSummary n) {
        out.append('{');
        key("first_entry");
        out.append(Long.toUnsignedString(n.firstEntry()));
        key("num_entries_lo");
        out.append(n.numEntriesLo());
        key("num_entries_hi");
        out.append(n.numEntriesHi());
        if ((Object) n.columnGroupId() != null) {
            key("column_group_id");
            out.append(n.columnGroupId());
        }
        key("trailing");
        bytes(n.trailing());
        key("num_entries");
        out.append(Long.toUnsignedString(n.numEntries()));
        key("flags");
        out.append(Long.toUnsignedString(n.flags()));
        key("is_sharded");
        out.append(n.isSharded());
        out.append('}');
    }

    private void dumpRntupleRc1_PageList(RntupleRc1.PageList n) {
        out.append('{');
        key("page_locations");
        dumpRntupleRc1_ClusterPagesList(n.pageLocations());
        key("trailing");
        bytes(n.trailing());
        out.append('}');
    }

    private void dumpRntupleRc1_ClusterPagesList(RntupleRc1.ClusterPagesList n) {
        out.append('{');
        key("len_frame");
        out.append(n.lenFrame());
        key("body");
        dumpRntupleRc1_ClusterPagesListBody(n.body());
        out.append('}');
    }

    private void dumpRntupleRc1_ClusterPagesListBody(RntupleRc1.ClusterPagesListBody n) {
        out.append('{');
        key("num_items_and_reserved");
        out.append(n.numItemsAndReserved());
        key("items");
        out.append('[');
        for (RntupleRc1.ClusterPages x : n.items()) {
            if (out.charAt(out.length() - 1) != '[') out.append(',');
            dumpRntupleRc1_ClusterPages(x);
        }
        out.append(']');
        key("trailing");
        bytes(n.trailing());
        key("num_items");
        out.append(Long.toUnsignedString(n.numItems()));
        key("reserved");
        out.append(Long.toUnsignedString(n.reserved()));
        out.append('}');
    }

    private void dumpRntupleRc1_ClusterPages(RntupleRc1.ClusterPages n) {
        out.append('{');
        key("len_frame");
        out.append(n.lenFrame());
        key("body");
        dumpRntupleRc1_ClusterPagesBody(n.body());
        out.append('}');
    }

    private void dumpRntupleRc1_ClusterPagesBody(RntupleRc1.ClusterPagesBody n) {
        out.append('{');
        key("num_items_and_reserved");
        out.append(n.numItemsAndReserved());
        key("items");
        out.append('[');
        for (RntupleRc1.ColumnPages x : n.items()) {
            if (out.charAt(out.length() - 1) != '[') out.append(',');
            dumpRntupleRc1_ColumnPages(x);
        }
        out.append(']');
        key("trailing");
        bytes(n.trailing());
        key("num_items");
        out.append(Long.toUnsignedString(n.numItems()));
        key("reserved");
        out.append(Long.toUnsignedString(n.reserved()));
        out.append('}');
    }

    private void dumpRntupleRc1_ColumnPages(RntupleRc1.ColumnPages n) {
        out.append('{');
        key("len_frame");
        out.append(n.lenFrame());
        key("body");
        dumpRntupleRc1_ColumnPagesBody(n.body());
        out.append('}');
    }

    private void dumpRntupleRc1_ColumnPagesBody(RntupleRc1.ColumnPagesBody n) {
        out.append('{');
        key("num_items_and_reserved");
        out.append(n.numItemsAndReserved());
        key("items");
        out.append('[');
        for (RntupleRc1.Page x : n.items()) {
            if (out.charAt(out.length() - 1) != '[') out.append(',');
            dumpRntupleRc1_Page(x);
        }
        out.append(']');
        key("element_offset");
        out.append(Long.toUnsignedString(n.elementOffset()));
        key("compression_settings");
        out.append(n.compressionSettings());
        key("trailing");
        bytes(n.trailing());
        key("num_items");
        out.append(Long.toUnsignedString(n.numItems()));
        key("reserved");
        out.append(Long.toUnsignedString(n.reserved()));
        out.append('}');
    }

    private void dumpRntupleRc1_Page(RntupleRc1.Page n) {
        out.append('{');
        key("num_elements_and_flags");
        out.append(n.numElementsAndFlags());
        key("locator");
        dumpRntupleRc1_Locator(n.locator());
        key("num_elements");
        out.append(Long.toUnsignedString(n.numElements()));
        key("flags");
        out.append(Long.toUnsignedString(n.flags()));
        out.append('}');
    }

    private void dumpRntupleRc1_MetaData(RntupleRc1.MetaData n) {
        out.append('{');
        key("entries");
        dumpRntupleRc1_MetaDataEntryList(n.entries());
        key("trailing");
        bytes(n.trailing());
        out.append('}');
    }

    private void dumpRntupleRc1_MetaDataEntryList(RntupleRc1.MetaDataEntryList n) {
        out.append('{');
        key("len_frame");
        out.append(n.lenFrame());
        key("body");
        dumpRntupleRc1_MetaDataEntryListBody(n.body());
        out.append('}');
    }

    private void dumpRntupleRc1_MetaDataEntryListBody(RntupleRc1.MetaDataEntryListBody n) {
        out.append('{');
        key("num_items_and_reserved");
        out.append(n.numItemsAndReserved());
        key("items");
        out.append('[');
        for (RntupleRc1.MetaDataEntryRecord x : n.items()) {
            if (out.charAt(out.length() - 1) != '[') out.append(',');
            dumpRntupleRc1_MetaDataEntryRecord(x);
        }
        out.append(']');
        key("trailing");
        bytes(n.trailing());
        key("num_items");
        out.append(Long.toUnsignedString(n.numItems()));
        key("reserved");
        out.append(Long.toUnsignedString(n.reserved()));
        out.append('}');
    }

    private void dumpRntupleRc1_MetaDataEntryRecord(RntupleRc1.MetaDataEntryRecord n) {
        out.append('{');
        key("len_frame");
        out.append(n.lenFrame());
        key("body");
        dumpRntupleRc1_MetaDataEntry(n.body());
        out.append('}');
    }

    private void dumpRntupleRc1_MetaDataEntry(RntupleRc1.MetaDataEntry n) {
        out.append('{');
        key("value_type");
        out.append(n.valueType());
        key("key");
        dumpRntupleRc1_CountedString(n.key());
        if ((Object) n.value() instanceof RntupleRc1.MetaDataInt64) {
            key("value");
            out.append("{\"meta_data_int64\":");
            dumpRntupleRc1_MetaDataInt64((RntupleRc1.MetaDataInt64) (Object) n.value());
            out.append('}');
        }
        if ((Object) n.value() instanceof RntupleRc1.MetaDataBool) {
            key("value");
            out.append("{\"meta_data_bool\":");
            dumpRntupleRc1_MetaDataBool((RntupleRc1.MetaDataBool) (Object) n.value());
            out.append('}');
        }
        if ((Object) n.value() instanceof RntupleRc1.MetaDataFloat64) {
            key("value");
            out.append("{\"meta_data_float64\":");
            dumpRntupleRc1_MetaDataFloat64((RntupleRc1.MetaDataFloat64) (Object) n.value());
            out.append('}');
        }
        if ((Object) n.value() instanceof RntupleRc1.CountedString) {
            key("value");
            out.append("{\"counted_string\":");
            dumpRntupleRc1_CountedString((RntupleRc1.CountedString) (Object) n.value());
            out.append('}');
        }
        if ((Object) n.value() instanceof RntupleRc1.Int64List) {
            key("value");
            out.append("{\"int64_list\":");
            dumpRntupleRc1_Int64List((RntupleRc1.Int64List) (Object) n.value());
            out.append('}');
        }
        if ((Object) n.value() instanceof RntupleRc1.BoolList) {
            key("value");
            out.append("{\"bool_list\":");
            dumpRntupleRc1_BoolList((RntupleRc1.BoolList) (Object) n.value());
            out.append('}');
        }
        if ((Object) n.value() instanceof RntupleRc1.Float64List) {
            key("value");
            out.append("{\"float64_list\":");
            dumpRntupleRc1_Float64List((RntupleRc1.Float64List) (Object) n.value());
            out.append('}');
        }
        if ((Object) n.value() instanceof RntupleRc1.StringList) {
            key("value");
            out.append("{\"string_list\":");
            dumpRntupleRc1_StringList((RntupleRc1.StringList) (Object) n.value());
            out.append('}');
        }
        key("trailing");
        bytes(n.trailing());
        out.append('}');
    }

    private void dumpRntupleRc1_MetaDataInt64(RntupleRc1.MetaDataInt64 n) {
        out.append('{');
        key("number");
        out.append(n.number());
        out.append('}');
    }

    private void dumpRntupleRc1_MetaDataBool(RntupleRc1.MetaDataBool n) {
        out.append('{');
        key("number");
        out.append(n.number());
        out.append('}');
    }

    private void dumpRntupleRc1_MetaDataFloat64(RntupleRc1.MetaDataFloat64 n) {
        out.append('{');
        key("number");
        floating(n.number());
        out.append('}');
    }

    private void dumpRntupleRc1_Int64List(RntupleRc1.Int64List n) {
        out.append('{');
        key("len_frame");
        out.append(n.lenFrame());
        key("body");
        dumpRntupleRc1_Int64ListBody(n.body());
        out.append('}');
    }

    private void dumpRntupleRc1_Int64ListBody(RntupleRc1.Int64ListBody n) {
        out.append('{');
        key("num_items_and_reserved");
        out.append(n.numItemsAndReserved());
        key("items");
        out.append('[');
        for (Number x : n.items()) {
            if (out.charAt(out.length() - 1) != '[') out.append(',');
            out.append(x.longValue());
        }
        out.append(']');
        key("trailing");
        bytes(n.trailing());
        key("num_items");
        out.append(Long.toUnsignedString(n.numItems()));
        key("reserved");
        out.append(Long.toUnsignedString(n.reserved()));
        out.append('}');
    }

    private void dumpRntupleRc1_BoolList(RntupleRc1.BoolList n) {
        out.append('{');
        key("len_frame");
        out.append(n.lenFrame());
        key("body");
        dumpRntupleRc1_BoolListBody(n.body());
        out.append('}');
    }

    private void dumpRntupleRc1_BoolListBody(RntupleRc1.BoolListBody n) {
        out.append('{');
        key("num_items_and_reserved");
        out.append(n.numItemsAndReserved());
        key("items");
        out.append('[');
        for (Number x : n.items()) {
            if (out.charAt(out.length() - 1) != '[') out.append(',');
            out.append(x.longValue());
        }
        out.append(']');
        key("trailing");
        bytes(n.trailing());
        key("num_items");
        out.append(Long.toUnsignedString(n.numItems()));
        key("reserved");
        out.append(Long.toUnsignedString(n.reserved()));
        out.append('}');
    }

    private void dumpRntupleRc1_Float64List(RntupleRc1.Float64List n) {
        out.append('{');
        key("len_frame");
        out.append(n.lenFrame());
        key("body");
        dumpRntupleRc1_Float64ListBody(n.body());
        out.append('}');
    }

    private void dumpRntupleRc1_Float64ListBody(RntupleRc1.Float64ListBody n) {
        out.append('{');
        key("num_items_and_reserved");
        out.append(n.numItemsAndReserved());
        key("items");
        out.append('[');
        for (double x : n.items()) {
            if (out.charAt(out.length() - 1) != '[') out.append(',');
            floating(x);
        }
        out.append(']');
        key("trailing");
        bytes(n.trailing());
        key("num_items");
        out.append(Long.toUnsignedString(n.numItems()));
        key("reserved");
        out.append(Long.toUnsignedString(n.reserved()));
        out.append('}');
    }

    private void dumpRntupleRc1_StringList(RntupleRc1.StringList n) {
        out.append('{');
        key("len_frame");
        out.append(n.lenFrame());
        key("body");
        dumpRntupleRc1_StringListBody(n.body());
        out.append('}');
    }

    private void dumpRntupleRc1_StringListBody(RntupleRc1.StringListBody n) {
        out.append('{');
        key("num_items_and_reserved");
        out.append(n.numItemsAndReserved());
        key("items");
        out.append('[');
        for (RntupleRc1.CountedString x : n.items()) {
            if (out.charAt(out.length() - 1) != '[') out.append(',');
            dumpRntupleRc1_CountedString(x);
        }
        out.append(']');
        key("trailing");
        bytes(n.trailing());
        key("num_items");
        out.append(Long.toUnsignedString(n.numItems()));
        key("reserved");
        out.append(Long.toUnsignedString(n.reserved()));
        out.append('}');
    }

    private void dumpRntupleV0(RntupleV0 n) {
        out.append('{');
        key("payload");
        bytes(n.payload());
        key("checksum");
        bytes(n.checksum());
        out.append('}');
    }

    private void dumpRntupleV0_HeaderEnvelope(RntupleV0.HeaderEnvelope n) {
        out.append('{');
        key("payload");
        dumpRntupleV0_HeaderRecord(n.payload());
        key("checksum");
        bytes(n.checksum());
        out.append('}');
    }

    private void dumpRntupleV0_FooterEnvelope(RntupleV0.FooterEnvelope n) {
        out.append('{');
        key("payload");
        dumpRntupleV0_FooterRecord(n.payload());
        key("postscript");
        dumpRntupleV0_Postscript(n.postscript());
        key("checksum");
        bytes(n.checksum());
        out.append('}');
    }

    private void dumpRntupleV0_Postscript(RntupleV0.Postscript n) {
        out.append('{');
        key("version");
        out.append(n.version());
        key("min_version");
        out.append(n.minVersion());
        key("len_header");
        out.append(n.lenHeader());
        key("len_footer");
        out.append(n.lenFooter());
        out.append('}');
    }

    private void dumpRntupleV0_CountedString(RntupleV0.CountedString n) {
        out.append('{');
        key("len");
        out.append(n.len());
        key("raw");
        bytes(n.raw());
        if (isText(n.raw())) {
            key("value");
            text(n.value());
        }
        out.append('}');
    }

    private void dumpRntupleV0_HeaderRecord(RntupleV0.HeaderRecord n) {
        out.append('{');
        key("version");
        out.append(n.version());
        key("min_version");
        out.append(n.minVersion());
        key("len_frame");
        out.append(n.lenFrame());
        key("body");
        dumpRntupleV0_Header(n.body());
        out.append('}');
    }

    private void dumpRntupleV0_Header(RntupleV0.Header n) {
        out.append('{');
        key("reserved");
        out.append(Long.toUnsignedString(n.reserved()));
        key("name");
        dumpRntupleV0_CountedString(n.name());
        key("description");
        dumpRntupleV0_CountedString(n.description());
        key("author");
        dumpRntupleV0_CountedString(n.author());
        key("custodian");
        dumpRntupleV0_CountedString(n.custodian());
        key("time_of_data");
        out.append(Long.toUnsignedString(n.timeOfData()));
        key("time_of_writing");
        out.append(Long.toUnsignedString(n.timeOfWriting()));
        key("ntuple_version");
        dumpRntupleV0_VersionRecord(n.ntupleVersion());
        key("own_uuid");
        dumpRntupleV0_UuidRecord(n.ownUuid());
        key("group_uuid");
        dumpRntupleV0_UuidRecord(n.groupUuid());
        key("num_fields");
        out.append(n.numFields());
        key("fields");
        out.append('[');
        for (RntupleV0.FieldRecord x : n.fields()) {
            if (out.charAt(out.length() - 1) != '[') out.append(',');
            dumpRntupleV0_FieldRecord(x);
        }
        out.append(']');
        key("num_columns");
        out.append(n.numColumns());
        key("columns");
        out.append('[');
        for (RntupleV0.ColumnRecord x : n.columns()) {
            if (out.charAt(out.length() - 1) != '[') out.append(',');
            dumpRntupleV0_ColumnRecord(x);
        }
        out.append(']');
        key("trailing");
        bytes(n.trailing());
        out.append('}');
    }

    private void dumpRntupleV0_VersionRecord(RntupleV0.VersionRecord n) {
        out.append('{');
        key("version");
        out.append(n.version());
        key("min_version");
        out.append(n.minVersion());
        key("len_frame");
        out.append(n.lenFrame());
        key("body");
        dumpRntupleV0_VersionNumbers(n.body());
        out.append('}');
    }

    private void dumpRntupleV0_VersionNumbers(RntupleV0.VersionNumbers n) {
        out.append('{');
        key("version_use");
        out.append(n.versionUse());
        key("version_min");
        out.append(n.versionMin());
        key("flags");
        out.append(Long.toUnsignedString(n.flags()));
        key("trailing");
        bytes(n.trailing());
        out.append('}');
    }

    private void dumpRntupleV0_UuidRecord(RntupleV0.UuidRecord n) {
        out.append('{');
        key("version");
        out.append(n.version());
        key("min_version");
        out.append(n.minVersion());
        key("len_frame");
        out.append(n.lenFrame());
        key("body");
        dumpRntupleV0_Identity(n.body());
        out.append('}');
    }

    private void dumpRntupleV0_Identity(RntupleV0.Identity n) {
        out.append('{');
        key("uuid");
        dumpRntupleV0_CountedString(n.uuid());
        key("trailing");
        bytes(n.trailing());
        out.append('}');
    }

    private void dumpRntupleV0_Locator(RntupleV0.Locator n) {
        out.append('{');
        key("ofs_range");
        out.append(n.ofsRange());
        key("len_range");
        out.append(n.lenRange());
        key("url");
        dumpRntupleV0_CountedString(n.url());
        out.append('}');
    }

    private void dumpRntupleV0_FieldRecord(RntupleV0.FieldRecord n) {
        out.append('{');
        key("version");
        out.append(n.version());
        key("min_version");
        out.append(n.minVersion());
        key("len_frame");
        out.append(n.lenFrame());
        key("body");
        dumpRntupleV0_Field(n.body());
        out.append('}');
    }

    private void dumpRntupleV0_Field(RntupleV0.Field n) {
        out.append('{');
        key("field_id");
        out.append(Long.toUnsignedString(n.fieldId()));
        key("field_version");
        dumpRntupleV0_VersionRecord(n.fieldVersion());
        key("type_version");
        dumpRntupleV0_VersionRecord(n.typeVersion());
        key("name");
        dumpRntupleV0_CountedString(n.name());
        key("description");
        dumpRntupleV0_CountedString(n.description());
        key("type_name");
        dumpRntupleV0_CountedString(n.typeName());
        key("num_repetitions");
        out.append(Long.toUnsignedString(n.numRepetitions()));
        key("structure");
        out.append(n.structure());
        key("parent_id");
        out.append(Long.toUnsignedString(n.parentId()));
        key("num_links");
        out.append(n.numLinks());
        key("links");
        out.append('[');
        for (Number x : n.links()) {
            if (out.charAt(out.length() - 1) != '[') out.append(',');
            out.append(Long.toUnsignedString(x.longValue()));
        }
        out.append(']');
        key("trailing");
        bytes(n.trailing());
        out.append('}');
    }

    private void dumpRntupleV0_ColumnRecord(RntupleV0.ColumnRecord n) {
        out.append('{');
        key("version");
        out.append(n.version());
        key("min_version");
        out.append(n.minVersion());
        key("len_frame");
        out.append(n.lenFrame());
        key("body");
        dumpRntupleV0_Column(n.body());
        out.append('}');
    }

    private void dumpRntupleV0_Column(RntupleV0.Column n) {
        out.append('{');
        key("column_id");
        out.append(Long.toUnsignedString(n.columnId()));
        key("column_version");
        dumpRntupleV0_VersionRecord(n.columnVersion());
        key("model");
        dumpRntupleV0_ColumnModelRecord(n.model());
        key("field_id");
        out.append(Long.toUnsignedString(n.fieldId()));
        key("index");
        out.append(n.index());
        key("trailing");
        bytes(n.trailing());
        out.append('}');
    }

    private void dumpRntupleV0_ColumnModelRecord(RntupleV0.ColumnModelRecord n) {
        out.append('{');
        key("version");
        out.append(n.version());
        key("min_version");
        out.append(n.minVersion());
        key("len_frame");
        out.append(n.lenFrame());
        key("body");
        dumpRntupleV0_ColumnModel(n.body());
        out.append('}');
    }

    private void dumpRntupleV0_ColumnModel(RntupleV0.ColumnModel n) {
        out.append('{');
        key("column_type");
        out.append(n.columnType());
        key("is_sorted");
        out.append(n.isSorted());
        key("trailing");
        bytes(n.trailing());
        out.append('}');
    }

    private void dumpRntupleV0_FooterRecord(RntupleV0.FooterRecord n) {
        out.append('{');
        key("version");
        out.append(n.version());
        key("min_version");
        out.append(n.minVersion());
        key("len_frame");
        out.append(n.lenFrame());
        key("body");
        dumpRntupleV0_Footer(n.body());
        out.append('}');
    }

    private void dumpRntupleV0_Footer(RntupleV0.Footer n) {
        out.append('{');
        key("reserved");
        out.append(Long.toUnsignedString(n.reserved()));
        key("num_clusters");
        out.append(Long.toUnsignedString(n.numClusters()));
        key("clusters");
        out.append('[');
        for (RntupleV0.Cluster x : n.clusters()) {
            if (out.charAt(out.length() - 1) != '[') out.append(',');
            dumpRntupleV0_Cluster(x);
        }
        out.append(']');
        key("trailing");
        bytes(n.trailing());
        out.append('}');
    }

    private void dumpRntupleV0_Cluster(RntupleV0.Cluster n) {
        out.append('{');
        key("uuid");
        dumpRntupleV0_UuidRecord(n.uuid());
        key("summary");
        dumpRntupleV0_ClusterSummaryRecord(n.summary());
        key("num_columns");
        out.append(n.numColumns());
        key("columns");
        out.append('[');
        for (RntupleV0.ColumnPages x : n.columns()) {
            if (out.charAt(out.length() - 1) != '[') out.append(',');
            dumpRntupleV0_ColumnPages(x);
        }
        out.append(']');
        out.append('}');
    }

    private void dumpRntupleV0_ClusterSummaryRecord(RntupleV0.ClusterSummaryRecord n) {
        out.append('{');
        key("version");
        out.append(n.version());
        key("min_version");
        out.append(n.minVersion());
        key("len_frame");
        out.append(n.lenFrame());
        key("body");
        dumpRntupleV0_ClusterSummary(n.body());
        out.append('}');
    }

    private void dumpRntupleV0_ClusterSummary(RntupleV0.ClusterSummary n) {
        out.append('{');
        key("cluster_id");
        out.append(Long.toUnsignedString(n.clusterId()));
        key("cluster_version");
        dumpRntupleV0_VersionRecord(n.clusterVersion());
        key("first_entry");
        out.append(Long.toUnsignedString(n.firstEntry()));
        key("num_entries");
        out.append(Long.toUnsignedString(n.numEntries()));
        key("locator");
        dumpRntupleV0_Locator(n.locator());
        key("trailing");
        bytes(n.trailing());
        out.append('}');
    }

    private void dumpRntupleV0_ColumnPages(RntupleV0.ColumnPages n) {
        out.append('{');
        key("column_id");
        out.append(Long.toUnsignedString(n.columnId()));
        key("element_offset");
        out.append(Long.toUnsignedString(n.elementOffset()));
        key("num_elements");
        out.append(n.numElements());
        key("compression_settings");
        out.append(n.compressionSettings());
        key("num_pages");
        out.append(n.numPages());
        key("pages");
        out.append('[');
        for (RntupleV0.Page x : n.pages()) {
            if (out.charAt(out.length() - 1) != '[') out.append(',');
            dumpRntupleV0_Page(x);
        }
        out.append(']');
        out.append('}');
    }

    private void dumpRntupleV0_Page(RntupleV0.Page n) {
        out.append('{');
        key("num_elements");
        out.append(n.numElements());
        key("locator");
        dumpRntupleV0_Locator(n.locator());
        out.append('}');
    }

    private void dumpRootFile(RootFile n) {
        out.append('{');
        key("header");
        dumpRootFile_FileHeader(n.header());
        key("root_directory");
        dumpRootFile_Directory(n.rootDirectory());
        key("keys_record");
        dumpRootFile_Record(n.keysRecord());
        key("entries");
        dumpRootFile_EntryList(n.entries());
        if ((Object) n.freeRecord() != null) {
            key("free_record");
            dumpRootFile_Record(n.freeRecord());
        }
        if ((Object) n.streamerInfoRecord() != null) {
            key("streamer_info_record");
            dumpRootFile_Record(n.streamerInfoRecord());
        }
        out.append('}');
    }

    private void dumpRootFile_FileHeader(RootFile.FileHeader n) {
        out.append('{');
        key("magic");
        bytes(n.magic());
        key("version");
        out.append(n.version());
        key("ofs_begin");
        out.append(n.ofsBegin());
        if ((Object) n.ofsEndNarrow() != null) {
            key("ofs_end_narrow");
            out.append(n.ofsEndNarrow());
        }
        if ((Object) n.ofsEndWide() != null) {
            key("ofs_end_wide");
            out.append(n.ofsEndWide());
        }
        if ((Object) n.ofsFreeNarrow() != null) {
            key("ofs_free_narrow");
            out.append(n.ofsFreeNarrow());
        }
        if ((Object) n.ofsFreeWide() != null) {
            key("ofs_free_wide");
            out.append(n.ofsFreeWide());
        }
        key("len_free");
        out.append(n.lenFree());
        key("num_free");
        out.append(n.numFree());
        key("len_name");
        out.append(n.lenName());
        key("len_offset");
        out.append(n.lenOffset());
        key("compression_settings");
        out.append(n.compressionSettings());
        if ((Object) n.ofsInfoNarrow() != null) {
            key("ofs_info_narrow");
            out.append(n.ofsInfoNarrow());
        }
        if ((Object) n.ofsInfoWide() != null) {
            key("ofs_info_wide");
            out.append(n.ofsInfoWide());
        }
        key("len_info");
        out.append(n.lenInfo());
        key("uuid_version");
        out.append(n.uuidVersion());
        key("uuid");
        bytes(n.uuid());
        key("is_wide");
        out.append(n.isWide());
        key("ofs_end");
        out.append(n.ofsEnd());
        key("ofs_free");
        out.append(n.ofsFree());
        key("ofs_info");
        out.append(n.ofsInfo());
        out.append('}');
    }

    private void dumpRootFile_CountedString(RootFile.CountedString n) {
        out.append('{');
        key("len_short");
        out.append(n.lenShort());
        if ((Object) n.lenLong() != null) {
            key("len_long");
            out.append(n.lenLong());
        }
        key("raw");
        bytes(n.raw());
        key("len");
        out.append(n.len());
        if (isText(n.raw())) {
            key("value");
            text(n.value());
        }
        out.append('}');
    }

    private void dumpRootFile_Key(RootFile.Key n) {
        out.append('{');
        key("len_record");
        out.append(n.lenRecord());
        key("version");
        out.append(n.version());
        key("len_object");
        out.append(n.lenObject());
        key("datime");
        out.append(n.datime());
        key("len_key");
        out.append(n.lenKey());
        key("cycle");
        out.append(n.cycle());
        if ((Object) n.ofsKeyNarrow() != null) {
            key("ofs_key_narrow");
            out.append(n.ofsKeyNarrow());
        }
        if ((Object) n.ofsKeyWide() != null) {
            key("ofs_key_wide");
            out.append(Long.toUnsignedString(n.ofsKeyWide()));
        }
        if ((Object) n.ofsPdirNarrow() != null) {
            key("ofs_pdir_narrow");
            out.append(n.ofsPdirNarrow());
        }
        if ((Object) n.ofsPdirWide() != null) {
            key("ofs_pdir_wide");
            out.append(Long.toUnsignedString(n.ofsPdirWide()));
        }
        key("class_name");
        dumpRootFile_CountedString(n.className());
        key("name");
        dumpRootFile_CountedString(n.name());
        key("title");
        dumpRootFile_CountedString(n.title());
        key("is_wide");
        out.append(n.isWide());
        key("ofs_key");
        out.append(Long.toUnsignedString(n.ofsKey()));
        key("ofs_pdir");
        out.append(Long.toUnsignedString(n.ofsPdir()));
        key("year");
        out.append(Long.toUnsignedString(n.year()));
        key("month");
        out.append(Long.toUnsignedString(n.month()));
        key("day");
        out.append(Long.toUnsignedString(n.day()));
        key("hour");
        out.append(Long.toUnsignedString(n.hour()));
        key("minute");
        out.append(Long.toUnsignedString(n.minute()));
        key("second");
        out.append(Long.toUnsignedString(n.second()));
        out.append('}');
    }

    private void dumpRootFile_Record(RootFile.Record n) {
        out.append('{');
        key("key");
        dumpRootFile_Key(n.key());
        key("len_payload");
        out.append(n.lenPayload());
        key("payload");
        bytes(n.payload());
        out.append('}');
    }

    private void dumpRootFile_Directory(RootFile.Directory n) {
        out.append('{');
        key("version");
        out.append(n.version());
        key("datime_created");
        out.append(n.datimeCreated());
        key("datime_modified");
        out.append(n.datimeModified());
        key("len_keys");
        out.append(n.lenKeys());
        key("len_name");
        out.append(n.lenName());
        if ((Object) n.ofsDirNarrow() != null) {
            key("ofs_dir_narrow");
            out.append(n.ofsDirNarrow());
        }
        if ((Object) n.ofsDirWide() != null) {
            key("ofs_dir_wide");
            out.append(Long.toUnsignedString(n.ofsDirWide()));
        }
        if ((Object) n.ofsParentNarrow() != null) {
            key("ofs_parent_narrow");
            out.append(n.ofsParentNarrow());
        }
        if ((Object) n.ofsParentWide() != null) {
            key("ofs_parent_wide");
            out.append(Long.toUnsignedString(n.ofsParentWide()));
        }
        if ((Object) n.ofsKeysNarrow() != null) {
            key("ofs_keys_narrow");
            out.append(n.ofsKeysNarrow());
        }
        if ((Object) n.ofsKeysWide() != null) {
            key("ofs_keys_wide");
            out.append(Long.toUnsignedString(n.ofsKeysWide()));
        }
        if ((Object) n.uuidVersion() != null) {
            key("uuid_version");
            out.append(n.uuidVersion());
        }
        if ((Object) n.uuid() != null) {
            key("uuid");
            bytes(n.uuid());
        }
        key("is_wide");
        out.append(n.isWide());
        key("has_uuid");
        out.append(n.hasUuid());
        key("ofs_dir");
        out.append(Long.toUnsignedString(n.ofsDir()));
        key("ofs_parent");
        out.append(Long.toUnsignedString(n.ofsParent()));
        key("ofs_keys");
        out.append(Long.toUnsignedString(n.ofsKeys()));
        key("created_year");
        out.append(Long.toUnsignedString(n.createdYear()));
        key("created_month");
        out.append(Long.toUnsignedString(n.createdMonth()));
        key("created_day");
        out.append(Long.toUnsignedString(n.createdDay()));
        key("created_hour");
        out.append(Long.toUnsignedString(n.createdHour()));
        key("created_minute");
        out.append(Long.toUnsignedString(n.createdMinute()));
        key("created_second");
        out.append(Long.toUnsignedString(n.createdSecond()));
        key("modified_year");
        out.append(Long.toUnsignedString(n.modifiedYear()));
        key("modified_month");
        out.append(Long.toUnsignedString(n.modifiedMonth()));
        key("modified_day");
        out.append(Long.toUnsignedString(n.modifiedDay()));
        key("modified_hour");
        out.append(Long.toUnsignedString(n.modifiedHour()));
        key("modified_minute");
        out.append(Long.toUnsignedString(n.modifiedMinute()));
        key("modified_second");
        out.append(Long.toUnsignedString(n.modifiedSecond()));
        out.append('}');
    }

    private void dumpRootFile_KeysList(RootFile.KeysList n) {
        out.append('{');
        key("num_keys");
        out.append(n.numKeys());
        key("keys");
        out.append('[');
        for (RootFile.Key x : n.keys()) {
            if (out.charAt(out.length() - 1) != '[') out.append(',');
            dumpRootFile_Key(x);
        }
        out.append(']');
        key("trailing");
        bytes(n.trailing());
        out.append('}');
    }

    private void dumpRootFile_EntryList(RootFile.EntryList n) {
        out.append('{');
        key("num_entries");
        out.append(n.numEntries());
        key("entries");
        out.append('[');
        for (RootFile.Entry x : n.entries()) {
            if (out.charAt(out.length() - 1) != '[') out.append(',');
            dumpRootFile_Entry(x);
        }
        out.append(']');
        out.append('}');
    }

    private void dumpRootFile_Entry(RootFile.Entry n) {
        out.append('{');
        key("key");
        dumpRootFile_Key(n.key());
        key("is_release");
        out.append(n.isRelease());
        key("is_candidate");
        out.append(n.isCandidate());
        if ((Object) n.anchorRecord() != null) {
            key("anchor_record");
            dumpRootFile_AnchorRecord(n.anchorRecord());
        }
        out.append('}');
    }

    private void dumpRootFile_AnchorRecord(RootFile.AnchorRecord n) {
        out.append('{');
        key("key");
        dumpRootFile_Key(n.key());
        key("is_release");
        out.append(n.isRelease());
        key("len_payload");
        out.append(n.lenPayload());
        key("payload");
        bytes(n.payload());
        key("is_compressed");
        out.append(n.isCompressed());
        key("class_version");
        out.append(n.classVersion());
        key("is_first_candidate");
        out.append(n.isFirstCandidate());
        if ((Object) n.anchor() != null) {
            key("anchor");
            dumpRootFile_Anchor(n.anchor());
        }
        if ((Object) n.anchorRc2() != null) {
            key("anchor_rc2");
            dumpRootFile_AnchorRc2(n.anchorRc2());
        }
        if ((Object) n.anchorRc1() != null) {
            key("anchor_rc1");
            dumpRootFile_AnchorRc1(n.anchorRc1());
        }
        out.append('}');
    }

    private void dumpRootFile_FreeList(RootFile.FreeList n) {
        out.append('{');
        key("entries");
        out.append('[');
        for (RootFile.FreeEntry x : n.entries()) {
            if (out.charAt(out.length() - 1) != '[') out.append(',');
            dumpRootFile_FreeEntry(x);
        }
        out.append(']');
        out.append('}');
    }

    private void dumpRootFile_FreeEntry(RootFile.FreeEntry n) {
        out.append('{');
        key("version");
        out.append(n.version());
        if ((Object) n.ofsFirstNarrow() != null) {
            key("ofs_first_narrow");
            out.append(n.ofsFirstNarrow());
        }
        if ((Object) n.ofsFirstWide() != null) {
            key("ofs_first_wide");
            out.append(Long.toUnsignedString(n.ofsFirstWide()));
        }
        if ((Object) n.ofsLastNarrow() != null) {
            key("ofs_last_narrow");
            out.append(n.ofsLastNarrow());
        }
        if ((Object) n.ofsLastWide() != null) {
            key("ofs_last_wide");
            out.append(Long.toUnsignedString(n.ofsLastWide()));
        }
        key("is_wide");
        out.append(n.isWide());
        key("ofs_first");
        out.append(Long.toUnsignedString(n.ofsFirst()));
        key("ofs_last");
        out.append(Long.toUnsignedString(n.ofsLast()));
        out.append('}');
    }

    private void dumpRootFile_Anchor(RootFile.Anchor n) {
        out.append('{');
        key("byte_count");
        out.append(n.byteCount());
        key("class_version");
        out.append(n.classVersion());
        key("version_epoch");
        out.append(n.versionEpoch());
        key("version_major");
        out.append(n.versionMajor());
        key("version_minor");
        out.append(n.versionMinor());
        key("version_patch");
        out.append(n.versionPatch());
        key("ofs_header");
        out.append(Long.toUnsignedString(n.ofsHeader()));
        key("len_header_stored");
        out.append(Long.toUnsignedString(n.lenHeaderStored()));
        key("len_header");
        out.append(Long.toUnsignedString(n.lenHeader()));
        key("ofs_footer");
        out.append(Long.toUnsignedString(n.ofsFooter()));
        key("len_footer_stored");
        out.append(Long.toUnsignedString(n.lenFooterStored()));
        key("len_footer");
        out.append(Long.toUnsignedString(n.lenFooter()));
        key("max_key_size");
        out.append(Long.toUnsignedString(n.maxKeySize()));
        key("trailing");
        bytes(n.trailing());
        key("checksum");
        bytes(n.checksum());
        out.append('}');
    }

    private void dumpRootFile_AnchorRc2(RootFile.AnchorRc2 n) {
        out.append('{');
        key("byte_count");
        out.append(n.byteCount());
        key("class_version");
        out.append(n.classVersion());
        key("version_epoch");
        out.append(n.versionEpoch());
        key("version_major");
        out.append(n.versionMajor());
        key("version_minor");
        out.append(n.versionMinor());
        key("version_patch");
        out.append(n.versionPatch());
        key("ofs_header");
        out.append(Long.toUnsignedString(n.ofsHeader()));
        key("len_header_stored");
        out.append(Long.toUnsignedString(n.lenHeaderStored()));
        key("len_header");
        out.append(Long.toUnsignedString(n.lenHeader()));
        key("ofs_footer");
        out.append(Long.toUnsignedString(n.ofsFooter()));
        key("len_footer_stored");
        out.append(Long.toUnsignedString(n.lenFooterStored()));
        key("len_footer");
        out.append(Long.toUnsignedString(n.lenFooter()));
        if ((Object) n.maxKeySize() != null) {
            key("max_key_size");
            out.append(Long.toUnsignedString(n.maxKeySize()));
        }
        key("trailing");
        bytes(n.trailing());
        key("checksum");
        bytes(n.checksum());
        out.append('}');
    }

    private void dumpRootFile_AnchorRc1(RootFile.AnchorRc1 n) {
        out.append('{');
        key("byte_count");
        out.append(n.byteCount());
        key("class_version");
        out.append(n.classVersion());
        key("class_checksum");
        out.append(n.classChecksum());
        key("version");
        out.append(n.version());
        key("len_in_memory");
        out.append(n.lenInMemory());
        key("ofs_header");
        out.append(Long.toUnsignedString(n.ofsHeader()));
        key("len_header_stored");
        out.append(n.lenHeaderStored());
        key("len_header");
        out.append(n.lenHeader());
        key("ofs_footer");
        out.append(Long.toUnsignedString(n.ofsFooter()));
        key("len_footer_stored");
        out.append(n.lenFooterStored());
        key("len_footer");
        out.append(n.lenFooter());
        key("reserved");
        out.append(Long.toUnsignedString(n.reserved()));
        key("trailing");
        bytes(n.trailing());
        out.append('}');
    }

    private void dumpRootFile_CompressionBlock(RootFile.CompressionBlock n) {
        out.append('{');
        key("chunks");
        out.append('[');
        for (RootFile.CompressionChunk x : n.chunks()) {
            if (out.charAt(out.length() - 1) != '[') out.append(',');
            dumpRootFile_CompressionChunk(x);
        }
        out.append(']');
        out.append('}');
    }

    private void dumpRootFile_CompressionChunk(RootFile.CompressionChunk n) {
        out.append('{');
        key("algorithm");
        bytes(n.algorithm());
        key("len_compressed");
        out.append(n.lenCompressed());
        key("len_uncompressed");
        out.append(n.lenUncompressed());
        key("data");
        bytes(n.data());
        key("tag");
        out.append(n.tag());
        out.append('}');
    }

    private void dumpRootFile_BlobOffsetTable(RootFile.BlobOffsetTable n) {
        out.append('{');
        key("ofs_parts");
        out.append('[');
        for (Number x : n.ofsParts()) {
            if (out.charAt(out.length() - 1) != '[') out.append(',');
            out.append(Long.toUnsignedString(x.longValue()));
        }
        out.append(']');
        out.append('}');
    }

    private void dumpStreamerInfo(StreamerInfo n) {
        out.append('{');
        key("byte_count");
        out.append(n.byteCount());
        key("list");
        dumpStreamerInfo_InfoList(n.list());
        key("trailing");
        bytes(n.trailing());
        out.append('}');
    }

    private void dumpStreamerInfo_CountedString(StreamerInfo.CountedString n) {
        out.append('{');
        key("len_short");
        out.append(n.lenShort());
        if ((Object) n.lenLong() != null) {
            key("len_long");
            out.append(n.lenLong());
        }
        key("raw");
        bytes(n.raw());
        key("len");
        out.append(n.len());
        if (isText(n.raw())) {
            key("value");
            text(n.value());
        }
        out.append('}');
    }

    private void dumpStreamerInfo_RootObject(StreamerInfo.RootObject n) {
        out.append('{');
        key("version");
        out.append(n.version());
        key("unique_id");
        out.append(n.uniqueId());
        key("bits");
        out.append(n.bits());
        if ((Object) n.processId() != null) {
            key("process_id");
            out.append(n.processId());
        }
        key("is_referenced");
        out.append(n.isReferenced());
        out.append('}');
    }

    private void dumpStreamerInfo_InfoList(StreamerInfo.InfoList n) {
        out.append('{');
        key("version");
        out.append(n.version());
        key("object");
        dumpStreamerInfo_RootObject(n.object());
        key("name");
        dumpStreamerInfo_CountedString(n.name());
        key("num_items");
        out.append(n.numItems());
        key("items");
        out.append('[');
        for (StreamerInfo.InfoItem x : n.items()) {
            if (out.charAt(out.length() - 1) != '[') out.append(',');
            dumpStreamerInfo_InfoItem(x);
        }
        out.append(']');
        key("trailing");
        bytes(n.trailing());
        out.append('}');
    }

    private void dumpStreamerInfo_InfoItem(StreamerInfo.InfoItem n) {
        out.append('{');
        key("byte_count");
        out.append(n.byteCount());
        key("body");
        dumpStreamerInfo_AnyObject(n.body());
        key("option");
        dumpStreamerInfo_CountedString(n.option());
        out.append('}');
    }

    private void dumpStreamerInfo_AnyObject(StreamerInfo.AnyObject n) {
        out.append('{');
        key("tag");
        out.append(n.tag());
        if ((Object) n.className() != null) {
            key("class_name");
            bytes(n.className());
        }
        key("content");
        bytes(n.content());
        key("is_new_class");
        out.append(n.isNewClass());
        key("class_place");
        out.append(Long.toUnsignedString(n.classPlace()));
        out.append('}');
    }

    private void dumpStreamerInfo_Named(StreamerInfo.Named n) {
        out.append('{');
        key("byte_count");
        out.append(n.byteCount());
        key("body");
        dumpStreamerInfo_NamedMembers(n.body());
        out.append('}');
    }

    private void dumpStreamerInfo_NamedMembers(StreamerInfo.NamedMembers n) {
        out.append('{');
        key("version");
        out.append(n.version());
        key("object");
        dumpStreamerInfo_RootObject(n.object());
        key("name");
        dumpStreamerInfo_CountedString(n.name());
        key("title");
        dumpStreamerInfo_CountedString(n.title());
        key("trailing");
        bytes(n.trailing());
        out.append('}');
    }

    private void dumpStreamerInfo_ClassInfo(StreamerInfo.ClassInfo n) {
        out.append('{');
        key("byte_count");
        out.append(n.byteCount());
        key("body");
        dumpStreamerInfo_ClassInfoMembers(n.body());
        out.append('}');
    }

    private void dumpStreamerInfo_ClassInfoMembers(StreamerInfo.ClassInfoMembers n) {
        out.append('{');
        key("version");
        out.append(n.version());
        key("named");
        dumpStreamerInfo_Named(n.named());
        key("checksum");
        out.append(n.checksum());
        key("class_version");
        out.append(n.classVersion());
        key("elements_byte_count");
        out.append(n.elementsByteCount());
        key("elements");
        dumpStreamerInfo_AnyObject(n.elements());
        key("trailing");
        bytes(n.trailing());
        out.append('}');
    }

    private void dumpStreamerInfo_ClassElements(StreamerInfo.ClassElements n) {
        out.append('{');
        key("byte_count");
        out.append(n.byteCount());
        key("body");
        dumpStreamerInfo_ClassElementsMembers(n.body());
        out.append('}');
    }

    private void dumpStreamerInfo_ClassElementsMembers(StreamerInfo.ClassElementsMembers n) {
        out.append('{');
        key("version");
        out.append(n.version());
        key("object");
        dumpStreamerInfo_RootObject(n.object());
        key("name");
        dumpStreamerInfo_CountedString(n.name());
        key("num_items");
        out.append(n.numItems());
        key("lower_bound");
        out.append(n.lowerBound());
        key("items");
        out.append('[');
        for (StreamerInfo.ElementItem x : n.items()) {
            if (out.charAt(out.length() - 1) != '[') out.append(',');
            dumpStreamerInfo_ElementItem(x);
        }
        out.append(']');
        key("trailing");
        bytes(n.trailing());
        out.append('}');
    }

    private void dumpStreamerInfo_ElementItem(StreamerInfo.ElementItem n) {
        out.append('{');
        key("byte_count");
        out.append(n.byteCount());
        key("body");
        dumpStreamerInfo_AnyObject(n.body());
        out.append('}');
    }

    private void dumpStreamerInfo_ClassElement(StreamerInfo.ClassElement n) {
        out.append('{');
        key("byte_count");
        out.append(n.byteCount());
        key("body");
        dumpStreamerInfo_ClassElementMembers(n.body());
        out.append('}');
    }

    private void dumpStreamerInfo_ClassElementMembers(StreamerInfo.ClassElementMembers n) {
        out.append('{');
        key("version");
        out.append(n.version());
        key("element");
        dumpStreamerInfo_Element(n.element());
        key("trailing");
        bytes(n.trailing());
        out.append('}');
    }

    private void dumpStreamerInfo_Element(StreamerInfo.Element n) {
        out.append('{');
        key("byte_count");
        out.append(n.byteCount());
        key("body");
        dumpStreamerInfo_ElementMembers(n.body());
        out.append('}');
    }

    private void dumpStreamerInfo_ElementMembers(StreamerInfo.ElementMembers n) {
        out.append('{');
        key("version");
        out.append(n.version());
        key("named");
        dumpStreamerInfo_Named(n.named());
        key("element_type");
        out.append(n.elementType());
        key("len_element");
        out.append(n.lenElement());
        key("num_array_items");
        out.append(n.numArrayItems());
        key("num_dimensions");
        out.append(n.numDimensions());
        key("max_indices");
        out.append('[');
        for (Number x : n.maxIndices()) {
            if (out.charAt(out.length() - 1) != '[') out.append(',');
            out.append(x.longValue());
        }
        out.append(']');
        key("type_name");
        dumpStreamerInfo_CountedString(n.typeName());
        key("trailing");
        bytes(n.trailing());
        out.append('}');
    }

    private void dumpTrevni(Trevni n) {
        out.append('{');
        key("magic");
        bytes(n.magic());
        key("version");
        out.append(n.version());
        key("num_rows");
        out.append(Long.toUnsignedString(n.numRows()));
        key("num_columns");
        out.append(n.numColumns());
        key("metadata");
        dumpTrevni_MetadataMap(n.metadata());
        key("columns_metadata");
        out.append('[');
        for (Trevni.MetadataMap x : n.columnsMetadata()) {
            if (out.charAt(out.length() - 1) != '[') out.append(',');
            dumpTrevni_MetadataMap(x);
        }
        out.append(']');
        key("ofs_columns");
        out.append('[');
        for (Number x : n.ofsColumns()) {
            if (out.charAt(out.length() - 1) != '[') out.append(',');
            out.append(Long.toUnsignedString(x.longValue()));
        }
        out.append(']');
        key("columns");
        bytes(n.columns());
        out.append('}');
    }

    private void dumpTrevni_MetadataMap(Trevni.MetadataMap n) {
        out.append('{');
        key("num_pairs");
        dumpTrevni_Length(n.numPairs());
        key("pairs");
        out.append('[');
        for (Trevni.MetadataPair x : n.pairs()) {
            if (out.charAt(out.length() - 1) != '[') out.append(',');
            dumpTrevni_MetadataPair(x);
        }
        out.append(']');
        out.append('}');
    }

    private void dumpTrevni_MetadataPair(Trevni.MetadataPair n) {
        out.append('{');
        key("key");
        dumpTrevni_CountedBytes(n.key());
        key("value");
        dumpTrevni_CountedBytes(n.value());
        out.append('}');
    }

    private void dumpTrevni_CountedBytes(Trevni.CountedBytes n) {
        out.append('{');
        key("nbytes");
        dumpTrevni_Length(n.nbytes());
        key("raw");
        bytes(n.raw());
        out.append('}');
    }

    private void dumpTrevni_Length(Trevni.Length n) {
        out.append('{');
        key("group_0");
        out.append(n.group0());
        if ((Object) n.group1() != null) {
            key("group_1");
            out.append(n.group1());
        }
        if ((Object) n.group2() != null) {
            key("group_2");
            out.append(n.group2());
        }
        if ((Object) n.group3() != null) {
            key("group_3");
            out.append(n.group3());
        }
        if ((Object) n.group4() != null) {
            key("group_4");
            out.append(n.group4());
        }
        if ((Object) n.group5() != null) {
            key("group_5");
            out.append(n.group5());
        }
        if ((Object) n.group6() != null) {
            key("group_6");
            out.append(n.group6());
        }
        if ((Object) n.group7() != null) {
            key("group_7");
            out.append(n.group7());
        }
        if ((Object) n.group8() != null) {
            key("group_8");
            out.append(n.group8());
        }
        if ((Object) n.group9() != null) {
            key("group_9");
            out.append(n.group9());
        }
        key("value");
        out.append(Long.toUnsignedString(n.value()));
        out.append('}');
    }

    private void dumpTrevni_Zigzag(Trevni.Zigzag n) {
        out.append('{');
        key("group_0");
        out.append(n.group0());
        if ((Object) n.group1() != null) {
            key("group_1");
            out.append(n.group1());
        }
        if ((Object) n.group2() != null) {
            key("group_2");
            out.append(n.group2());
        }
        if ((Object) n.group3() != null) {
            key("group_3");
            out.append(n.group3());
        }
        if ((Object) n.group4() != null) {
            key("group_4");
            out.append(n.group4());
        }
        if ((Object) n.group5() != null) {
            key("group_5");
            out.append(n.group5());
        }
        if ((Object) n.group6() != null) {
            key("group_6");
            out.append(n.group6());
        }
        if ((Object) n.group7() != null) {
            key("group_7");
            out.append(n.group7());
        }
        if ((Object) n.group8() != null) {
            key("group_8");
            out.append(n.group8());
        }
        if ((Object) n.group9() != null) {
            key("group_9");
            out.append(n.group9());
        }
        key("low");
        out.append(Long.toUnsignedString(n.low()));
        key("middle");
        out.append(Long.toUnsignedString(n.middle()));
        key("high");
        out.append(Long.toUnsignedString(n.high()));
        out.append('}');
    }

    private void dumpTrevni_Column(Trevni.Column n) {
        out.append('{');
        key("num_blocks");
        out.append(n.numBlocks());
        key("descriptors");
        out.append('[');
        for (Trevni.BlockDescriptor x : n.descriptors()) {
            if (out.charAt(out.length() - 1) != '[') out.append(',');
            dumpTrevni_BlockDescriptor(x);
        }
        out.append(']');
        key("blocks");
        bytes(n.blocks());
        out.append('}');
    }

    private void dumpTrevni_BlockDescriptor(Trevni.BlockDescriptor n) {
        out.append('{');
        key("num_rows");
        out.append(n.numRows());
        key("len_block");
        out.append(n.lenBlock());
        key("len_block_stored");
        out.append(n.lenBlockStored());
        out.append('}');
    }

    private void dumpTrevni_ColumnZigzag(Trevni.ColumnZigzag n) {
        out.append('{');
        key("num_blocks");
        out.append(n.numBlocks());
        key("descriptors");
        out.append('[');
        for (Trevni.ZigzagBlockDescriptor x : n.descriptors()) {
            if (out.charAt(out.length() - 1) != '[') out.append(',');
            dumpTrevni_ZigzagBlockDescriptor(x);
        }
        out.append(']');
        key("blocks");
        bytes(n.blocks());
        out.append('}');
    }

    private void dumpTrevni_ZigzagBlockDescriptor(Trevni.ZigzagBlockDescriptor n) {
        out.append('{');
        key("num_rows");
        out.append(n.numRows());
        key("len_block");
        out.append(n.lenBlock());
        key("len_block_stored");
        out.append(n.lenBlockStored());
        key("first_value");
        dumpTrevni_Zigzag(n.firstValue());
        out.append('}');
    }

    private void dumpTrevni_ColumnFixed32(Trevni.ColumnFixed32 n) {
        out.append('{');
        key("num_blocks");
        out.append(n.numBlocks());
        key("descriptors");
        out.append('[');
        for (Trevni.Fixed32BlockDescriptor x : n.descriptors()) {
            if (out.charAt(out.length() - 1) != '[') out.append(',');
            dumpTrevni_Fixed32BlockDescriptor(x);
        }
        out.append(']');
        key("blocks");
        bytes(n.blocks());
        out.append('}');
    }

    private void dumpTrevni_Fixed32BlockDescriptor(Trevni.Fixed32BlockDescriptor n) {
        out.append('{');
        key("num_rows");
        out.append(n.numRows());
        key("len_block");
        out.append(n.lenBlock());
        key("len_block_stored");
        out.append(n.lenBlockStored());
        key("first_value");
        out.append(n.firstValue());
        out.append('}');
    }

    private void dumpTrevni_ColumnFixed64(Trevni.ColumnFixed64 n) {
        out.append('{');
        key("num_blocks");
        out.append(n.numBlocks());
        key("descriptors");
        out.append('[');
        for (Trevni.Fixed64BlockDescriptor x : n.descriptors()) {
            if (out.charAt(out.length() - 1) != '[') out.append(',');
            dumpTrevni_Fixed64BlockDescriptor(x);
        }
        out.append(']');
        key("blocks");
        bytes(n.blocks());
        out.append('}');
    }

    private void dumpTrevni_Fixed64BlockDescriptor(Trevni.Fixed64BlockDescriptor n) {
        out.append('{');
        key("num_rows");
        out.append(n.numRows());
        key("len_block");
        out.append(n.lenBlock());
        key("len_block_stored");
        out.append(n.lenBlockStored());
        key("first_value");
        out.append(Long.toUnsignedString(n.firstValue()));
        out.append('}');
    }

    private void dumpTrevni_ColumnCounted(Trevni.ColumnCounted n) {
        out.append('{');
        key("num_blocks");
        out.append(n.numBlocks());
        key("descriptors");
        out.append('[');
        for (Trevni.CountedBlockDescriptor x : n.descriptors()) {
            if (out.charAt(out.length() - 1) != '[') out.append(',');
            dumpTrevni_CountedBlockDescriptor(x);
        }
        out.append(']');
        key("blocks");
        bytes(n.blocks());
        out.append('}');
    }

    private void dumpTrevni_CountedBlockDescriptor(Trevni.CountedBlockDescriptor n) {
        out.append('{');
        key("num_rows");
        out.append(n.numRows());
        key("len_block");
        out.append(n.lenBlock());
        key("len_block_stored");
        out.append(n.lenBlockStored());
        key("first_value");
        dumpTrevni_CountedBytes(n.firstValue());
        out.append('}');
    }

    private void dumpTrevni_RepeatedBlock(Trevni.RepeatedBlock n) {
        out.append('{');
        key("num_entries");
        out.append(n.numEntries());
        key("contents");
        bytes(n.contents());
        out.append('}');
    }

    private void dumpTrevni_ZigzagValues(Trevni.ZigzagValues n) {
        out.append('{');
        key("values");
        out.append('[');
        for (Trevni.Zigzag x : n.values()) {
            if (out.charAt(out.length() - 1) != '[') out.append(',');
            dumpTrevni_Zigzag(x);
        }
        out.append(']');
        out.append('}');
    }

    private void dumpTrevni_CountedValues(Trevni.CountedValues n) {
        out.append('{');
        key("values");
        out.append('[');
        for (Trevni.CountedBytes x : n.values()) {
            if (out.charAt(out.length() - 1) != '[') out.append(',');
            dumpTrevni_CountedBytes(x);
        }
        out.append(']');
        out.append('}');
    }

    private void dumpRntuplePage(RntuplePage n) {
        out.append('{');
        key("raw");
        bytes(n.raw());
        out.append('}');
    }

    private void dumpRntuplePage_Uint8Page(RntuplePage.Uint8Page n) {
        out.append('{');
        key("elements");
        out.append('[');
        for (Number x : n.elements()) {
            if (out.charAt(out.length() - 1) != '[') out.append(',');
            out.append(x.longValue());
        }
        out.append(']');
        out.append('}');
    }

    private void dumpRntuplePage_Int8Page(RntuplePage.Int8Page n) {
        out.append('{');
        key("elements");
        out.append('[');
        for (Number x : n.elements()) {
            if (out.charAt(out.length() - 1) != '[') out.append(',');
            out.append(x.longValue());
        }
        out.append(']');
        out.append('}');
    }

    private void dumpRntuplePage_Uint16Page(RntuplePage.Uint16Page n) {
        out.append('{');
        key("elements");
        out.append('[');
        for (Number x : n.elements()) {
            if (out.charAt(out.length() - 1) != '[') out.append(',');
            out.append(x.longValue());
        }
        out.append(']');
        out.append('}');
    }

    private void dumpRntuplePage_Int16Page(RntuplePage.Int16Page n) {
        out.append('{');
        key("elements");
        out.append('[');
        for (Number x : n.elements()) {
            if (out.charAt(out.length() - 1) != '[') out.append(',');
            out.append(x.longValue());
        }
        out.append(']');
        out.append('}');
    }

    private void dumpRntuplePage_Uint32Page(RntuplePage.Uint32Page n) {
        out.append('{');
        key("elements");
        out.append('[');
        for (Number x : n.elements()) {
            if (out.charAt(out.length() - 1) != '[') out.append(',');
            out.append(x.longValue());
        }
        out.append(']');
        out.append('}');
    }

    private void dumpRntuplePage_Int32Page(RntuplePage.Int32Page n) {
        out.append('{');
        key("elements");
        out.append('[');
        for (Number x : n.elements()) {
            if (out.charAt(out.length() - 1) != '[') out.append(',');
            out.append(x.longValue());
        }
        out.append(']');
        out.append('}');
    }

    private void dumpRntuplePage_Uint64Page(RntuplePage.Uint64Page n) {
        out.append('{');
        key("elements");
        out.append('[');
        for (Number x : n.elements()) {
            if (out.charAt(out.length() - 1) != '[') out.append(',');
            out.append(Long.toUnsignedString(x.longValue()));
        }
        out.append(']');
        out.append('}');
    }

    private void dumpRntuplePage_Int64Page(RntuplePage.Int64Page n) {
        out.append('{');
        key("elements");
        out.append('[');
        for (Number x : n.elements()) {
            if (out.charAt(out.length() - 1) != '[') out.append(',');
            out.append(x.longValue());
        }
        out.append(']');
        out.append('}');
    }

    private void dumpRntuplePage_Real16Page(RntuplePage.Real16Page n) {
        out.append('{');
        key("elements");
        out.append('[');
        for (RntuplePage.Real16 x : n.elements()) {
            if (out.charAt(out.length() - 1) != '[') out.append(',');
            dumpRntuplePage_Real16(x);
        }
        out.append(']');
        out.append('}');
    }

    private void dumpRntuplePage_Real32Page(RntuplePage.Real32Page n) {
        out.append('{');
        key("elements");
        out.append('[');
        for (double x : n.elements()) {
            if (out.charAt(out.length() - 1) != '[') out.append(',');
            floating(x);
        }
        out.append(']');
        out.append('}');
    }

    private void dumpRntuplePage_Real64Page(RntuplePage.Real64Page n) {
        out.append('{');
        key("elements");
        out.append('[');
        for (double x : n.elements()) {
            if (out.charAt(out.length() - 1) != '[') out.append(',');
            floating(x);
        }
        out.append(']');
        out.append('}');
    }

    private void dumpRntuplePage_SwitchPage(RntuplePage.SwitchPage n) {
        out.append('{');
        key("elements");
        out.append('[');
        for (RntuplePage.Switch96 x : n.elements()) {
            if (out.charAt(out.length() - 1) != '[') out.append(',');
            dumpRntuplePage_Switch96(x);
        }
        out.append(']');
        out.append('}');
    }

    private void dumpRntuplePage_Switch44Page(RntuplePage.Switch44Page n) {
        out.append('{');
        key("elements");
        out.append('[');
        for (RntuplePage.Switch44 x : n.elements()) {
            if (out.charAt(out.length() - 1) != '[') out.append(',');
            dumpRntuplePage_Switch44(x);
        }
        out.append(']');
        out.append('}');
    }

    private void dumpRntuplePage_Switch32Page(RntuplePage.Switch32Page n) {
        out.append('{');
        key("elements");
        out.append('[');
        for (RntuplePage.Switch32 x : n.elements()) {
            if (out.charAt(out.length() - 1) != '[') out.append(',');
            dumpRntuplePage_Switch32(x);
        }
        out.append(']');
        out.append('}');
    }

    private void dumpRntuplePage_Real16(RntuplePage.Real16 n) {
        out.append('{');
        key("bits");
        out.append(n.bits());
        key("is_negative");
        out.append(n.isNegative());
        key("exponent");
        out.append(Long.toUnsignedString(n.exponent()));
        key("fraction");
        out.append(Long.toUnsignedString(n.fraction()));
        out.append('}');
    }

    private void dumpRntuplePage_Switch96(RntuplePage.Switch96 n) {
        out.append('{');
        key("element_index");
        out.append(Long.toUnsignedString(n.elementIndex()));
        key("tag");
        out.append(n.tag());
        out.append('}');
    }

    private void dumpRntuplePage_Switch44(RntuplePage.Switch44 n) {
        out.append('{');
        key("lo");
        out.append(n.lo());
        key("hi");
        out.append(n.hi());
        key("element_index");
        out.append(Long.toUnsignedString(n.elementIndex()));
        key("tag");
        out.append(Long.toUnsignedString(n.tag()));
        out.append('}');
    }

    private void dumpRntuplePage_Switch32(RntuplePage.Switch32 n) {
        out.append('{');
        key("element_index");
        out.append(n.elementIndex());
        key("tag");
        out.append(n.tag());
        out.append('}');
    }

    private void dumpRntuplePage_BitPage(RntuplePage.BitPage n) {
        out.append('{');
        key("elements");
        out.append('[');
        for (boolean x : n.elements()) {
            if (out.charAt(out.length() - 1) != '[') out.append(',');
            out.append(x);
        }
        out.append(']');
        out.append('}');
    }

    private void dumpRntuplePage_Packed2Page(RntuplePage.Packed2Page n) {
        out.append('{');
        key("elements");
        out.append('[');
        for (Number x : n.elements()) {
            if (out.charAt(out.length() - 1) != '[') out.append(',');
            out.append(x.longValue());
        }
        out.append(']');
        key("num_elements");
        out.append(n.numElements());
        out.append('}');
    }

    private void dumpRntuplePage_Packed3Page(RntuplePage.Packed3Page n) {
        out.append('{');
        key("elements");
        out.append('[');
        for (Number x : n.elements()) {
            if (out.charAt(out.length() - 1) != '[') out.append(',');
            out.append(x.longValue());
        }
        out.append(']');
        key("num_elements");
        out.append(n.numElements());
        out.append('}');
    }

    private void dumpRntuplePage_Packed4Page(RntuplePage.Packed4Page n) {
        out.append('{');
        key("elements");
        out.append('[');
        for (Number x : n.elements()) {
            if (out.charAt(out.length() - 1) != '[') out.append(',');
            out.append(x.longValue());
        }
        out.append(']');
        key("num_elements");
        out.append(n.numElements());
        out.append('}');
    }

    private void dumpRntuplePage_Packed5Page(RntuplePage.Packed5Page n) {
        out.append('{');
        key("elements");
        out.append('[');
        for (Number x : n.elements()) {
            if (out.charAt(out.length() - 1) != '[') out.append(',');
            out.append(x.longValue());
        }
        out.append(']');
        key("num_elements");
        out.append(n.numElements());
        out.append('}');
    }

    private void dumpRntuplePage_Packed6Page(RntuplePage.Packed6Page n) {
        out.append('{');
        key("elements");
        out.append('[');
        for (Number x : n.elements()) {
            if (out.charAt(out.length() - 1) != '[') out.append(',');
            out.append(x.longValue());
        }
        out.append(']');
        key("num_elements");
        out.append(n.numElements());
        out.append('}');
    }

    private void dumpRntuplePage_Packed7Page(RntuplePage.Packed7Page n) {
        out.append('{');
        key("elements");
        out.append('[');
        for (Number x : n.elements()) {
            if (out.charAt(out.length() - 1) != '[') out.append(',');
            out.append(x.longValue());
        }
        out.append(']');
        key("num_elements");
        out.append(n.numElements());
        out.append('}');
    }

    private void dumpRntuplePage_Packed8Page(RntuplePage.Packed8Page n) {
        out.append('{');
        key("elements");
        out.append('[');
        for (Number x : n.elements()) {
            if (out.charAt(out.length() - 1) != '[') out.append(',');
            out.append(x.longValue());
        }
        out.append(']');
        key("num_elements");
        out.append(n.numElements());
        out.append('}');
    }

    private void dumpRntuplePage_Packed9Page(RntuplePage.Packed9Page n) {
        out.append('{');
        key("elements");
        out.append('[');
        for (Number x : n.elements()) {
            if (out.charAt(out.length() - 1) != '[') out.append(',');
            out.append(x.longValue());
        }
        out.append(']');
        key("num_elements");
        out.append(n.numElements());
        out.append('}');
    }

    private void dumpRntuplePage_Packed10Page(RntuplePage.Packed10Page n) {
        out.append('{');
        key("elements");
        out.append('[');
        for (Number x : n.elements()) {
            if (out.charAt(out.length() - 1) != '[') out.append(',');
            out.append(x.longValue());
        }
        out.append(']');
        key("num_elements");
        out.append(n.numElements());
        out.append('}');
    }

    private void dumpRntuplePage_Packed11Page(RntuplePage.Packed11Page n) {
        out.append('{');
        key("elements");
        out.append('[');
        for (Number x : n.elements()) {
            if (out.charAt(out.length() - 1) != '[') out.append(',');
            out.append(x.longValue());
        }
        out.append(']');
        key("num_elements");
        out.append(n.numElements());
        out.append('}');
    }

    private void dumpRntuplePage_Packed12Page(RntuplePage.Packed12Page n) {
        out.append('{');
        key("elements");
        out.append('[');
        for (Number x : n.elements()) {
            if (out.charAt(out.length() - 1) != '[') out.append(',');
            out.append(x.longValue());
        }
        out.append(']');
        key("num_elements");
        out.append(n.numElements());
        out.append('}');
    }

    private void dumpRntuplePage_Packed13Page(RntuplePage.Packed13Page n) {
        out.append('{');
        key("elements");
        out.append('[');
        for (Number x : n.elements()) {
            if (out.charAt(out.length() - 1) != '[') out.append(',');
            out.append(x.longValue());
        }
        out.append(']');
        key("num_elements");
        out.append(n.numElements());
        out.append('}');
    }

    private void dumpRntuplePage_Packed14Page(RntuplePage.Packed14Page n) {
        out.append('{');
        key("elements");
        out.append('[');
        for (Number x : n.elements()) {
            if (out.charAt(out.length() - 1) != '[') out.append(',');
            out.append(x.longValue());
        }
        out.append(']');
        key("num_elements");
        out.append(n.numElements());
        out.append('}');
    }

    private void dumpRntuplePage_Packed15Page(RntuplePage.Packed15Page n) {
        out.append('{');
        key("elements");
        out.append('[');
        for (Number x : n.elements()) {
            if (out.charAt(out.length() - 1) != '[') out.append(',');
            out.append(x.longValue());
        }
        out.append(']');
        key("num_elements");
        out.append(n.numElements());
        out.append('}');
    }

    private void dumpRntuplePage_Packed16Page(RntuplePage.Packed16Page n) {
        out.append('{');
        key("elements");
        out.append('[');
        for (Number x : n.elements()) {
            if (out.charAt(out.length() - 1) != '[') out.append(',');
            out.append(x.longValue());
        }
        out.append(']');
        key("num_elements");
        out.append(n.numElements());
        out.append('}');
    }

    private void dumpRntuplePage_Packed17Page(RntuplePage.Packed17Page n) {
        out.append('{');
        key("elements");
        out.append('[');
        for (Number x : n.elements()) {
            if (out.charAt(out.length() - 1) != '[') out.append(',');
            out.append(x.longValue());
        }
        out.append(']');
        key("num_elements");
        out.append(n.numElements());
        out.append('}');
    }

    private void dumpRntuplePage_Packed18Page(RntuplePage.Packed18Page n) {
        out.append('{');
        key("elements");
        out.append('[');
        for (Number x : n.elements()) {
            if (out.charAt(out.length() - 1) != '[') out.append(',');
            out.append(x.longValue());
        }
        out.append(']');
        key("num_elements");
        out.append(n.numElements());
        out.append('}');
    }

    private void dumpRntuplePage_Packed19Page(RntuplePage.Packed19Page n) {
        out.append('{');
        key("elements");
        out.append('[');
        for (Number x : n.elements()) {
            if (out.charAt(out.length() - 1) != '[') out.append(',');
            out.append(x.longValue());
        }
        out.append(']');
        key("num_elements");
        out.append(n.numElements());
        out.append('}');
    }

    private void dumpRntuplePage_Packed20Page(RntuplePage.Packed20Page n) {
        out.append('{');
        key("elements");
        out.append('[');
        for (Number x : n.elements()) {
            if (out.charAt(out.length() - 1) != '[') out.append(',');
            out.append(x.longValue());
        }
        out.append(']');
        key("num_elements");
        out.append(n.numElements());
        out.append('}');
    }

    private void dumpRntuplePage_Packed21Page(RntuplePage.Packed21Page n) {
        out.append('{');
        key("elements");
        out.append('[');
        for (Number x : n.elements()) {
            if (out.charAt(out.length() - 1) != '[') out.append(',');
            out.append(x.longValue());
        }
        out.append(']');
        key("num_elements");
        out.append(n.numElements());
        out.append('}');
    }

    private void dumpRntuplePage_Packed22Page(RntuplePage.Packed22Page n) {
        out.append('{');
        key("elements");
        out.append('[');
        for (Number x : n.elements()) {
            if (out.charAt(out.length() - 1) != '[') out.append(',');
            out.append(x.longValue());
        }
        out.append(']');
        key("num_elements");
        out.append(n.numElements());
        out.append('}');
    }

    private void dumpRntuplePage_Packed23Page(RntuplePage.Packed23Page n) {
        out.append('{');
        key("elements");
        out.append('[');
        for (Number x : n.elements()) {
            if (out.charAt(out.length() - 1) != '[') out.append(',');
            out.append(x.longValue());
        }
        out.append(']');
        key("num_elements");
        out.append(n.numElements());
        out.append('}');
    }

    private void dumpRntuplePage_Packed24Page(RntuplePage.Packed24Page n) {
        out.append('{');
        key("elements");
        out.append('[');
        for (Number x : n.elements()) {
            if (out.charAt(out.length() - 1) != '[') out.append(',');
            out.append(x.longValue());
        }
        out.append(']');
        key("num_elements");
        out.append(n.numElements());
        out.append('}');
    }

    private void dumpRntuplePage_Packed25Page(RntuplePage.Packed25Page n) {
        out.append('{');
        key("elements");
        out.append('[');
        for (Number x : n.elements()) {
            if (out.charAt(out.length() - 1) != '[') out.append(',');
            out.append(x.longValue());
        }
        out.append(']');
        key("num_elements");
        out.append(n.numElements());
        out.append('}');
    }

    private void dumpRntuplePage_Packed26Page(RntuplePage.Packed26Page n) {
        out.append('{');
        key("elements");
        out.append('[');
        for (Number x : n.elements()) {
            if (out.charAt(out.length() - 1) != '[') out.append(',');
            out.append(x.longValue());
        }
        out.append(']');
        key("num_elements");
        out.append(n.numElements());
        out.append('}');
    }

    private void dumpRntuplePage_Packed27Page(RntuplePage.Packed27Page n) {
        out.append('{');
        key("elements");
        out.append('[');
        for (Number x : n.elements()) {
            if (out.charAt(out.length() - 1) != '[') out.append(',');
            out.append(x.longValue());
        }
        out.append(']');
        key("num_elements");
        out.append(n.numElements());
        out.append('}');
    }

    private void dumpRntuplePage_Packed28Page(RntuplePage.Packed28Page n) {
        out.append('{');
        key("elements");
        out.append('[');
        for (Number x : n.elements()) {
            if (out.charAt(out.length() - 1) != '[') out.append(',');
            out.append(x.longValue());
        }
        out.append(']');
        key("num_elements");
        out.append(n.numElements());
        out.append('}');
    }

    private void dumpRntuplePage_Packed29Page(RntuplePage.Packed29Page n) {
        out.append('{');
        key("elements");
        out.append('[');
        for (Number x : n.elements()) {
            if (out.charAt(out.length() - 1) != '[') out.append(',');
            out.append(x.longValue());
        }
        out.append(']');
        key("num_elements");
        out.append(n.numElements());
        out.append('}');
    }

    private void dumpRntuplePage_Packed30Page(RntuplePage.Packed30Page n) {
        out.append('{');
        key("elements");
        out.append('[');
        for (Number x : n.elements()) {
            if (out.charAt(out.length() - 1) != '[') out.append(',');
            out.append(x.longValue());
        }
        out.append(']');
        key("num_elements");
        out.append(n.numElements());
        out.append('}');
    }

    private void dumpRntuplePage_Packed31Page(RntuplePage.Packed31Page n) {
        out.append('{');
        key("elements");
        out.append('[');
        for (Number x : n.elements()) {
            if (out.charAt(out.length() - 1) != '[') out.append(',');
            out.append(x.longValue());
        }
        out.append(']');
        key("num_elements");
        out.append(n.numElements());
        out.append('}');
    }

    private void dumpRntuplePage_Packed32Page(RntuplePage.Packed32Page n) {
        out.append('{');
        key("elements");
        out.append('[');
        for (Number x : n.elements()) {
            if (out.charAt(out.length() - 1) != '[') out.append(',');
            out.append(x.longValue());
        }
        out.append(']');
        key("num_elements");
        out.append(n.numElements());
        out.append('}');
    }

    /**
     * Parses bytes and returns the tree as canonical JSON.
     *
     * @param name a type such as {@code rntuple} or {@code root_file.anchor}
     * @param bytes the bytes
     * @throws FormatException the bytes break the grammar
     */
    public static String canonical(String name, byte[] bytes) {
        Dump d = new Dump();
        switch (name) {
            case "rntuple": d.dumpRntuple(Rntuple.parse(bytes)); break;
            case "rntuple.counted_string": d.dumpRntuple_CountedString(Rntuple.CountedString.parse(bytes)); break;
            case "rntuple.unknown_payload": d.dumpRntuple_UnknownPayload(Rntuple.UnknownPayload.parse(bytes)); break;
            case "rntuple.feature_flags": d.dumpRntuple_FeatureFlags(Rntuple.FeatureFlags.parse(bytes)); break;
            case "rntuple.feature_flag_word": d.dumpRntuple_FeatureFlagWord(Rntuple.FeatureFlagWord.parse(bytes)); break;
            case "rntuple.locator": d.dumpRntuple_Locator(Rntuple.Locator.parse(bytes)); break;
            case "rntuple.large_locator": d.dumpRntuple_LargeLocator(Rntuple.LargeLocator.parse(bytes)); break;
            case "rntuple.envelope_link": d.dumpRntuple_EnvelopeLink(Rntuple.EnvelopeLink.parse(bytes)); break;
            case "rntuple.header": d.dumpRntuple_Header(Rntuple.Header.parse(bytes)); break;
            case "rntuple.schema": d.dumpRntuple_Schema(Rntuple.Schema.parse(bytes)); break;
            case "rntuple.field_list": d.dumpRntuple_FieldList(Rntuple.FieldList.parse(bytes)); break;
            case "rntuple.field_list_body": d.dumpRntuple_FieldListBody(Rntuple.FieldListBody.parse(bytes)); break;
            case "rntuple.field_record": d.dumpRntuple_FieldRecord(Rntuple.FieldRecord.parse(bytes)); break;
            case "rntuple.field": d.dumpRntuple_Field(Rntuple.Field.parse(bytes)); break;
            case "rntuple.column_list": d.dumpRntuple_ColumnList(Rntuple.ColumnList.parse(bytes)); break;
            case "rntuple.column_list_body": d.dumpRntuple_ColumnListBody(Rntuple.ColumnListBody.parse(bytes)); break;
            case "rntuple.column_record": d.dumpRntuple_ColumnRecord(Rntuple.ColumnRecord.parse(bytes)); break;
            case "rntuple.column": d.dumpRntuple_Column(Rntuple.Column.parse(bytes)); break;
            case "rntuple.value_range": d.dumpRntuple_ValueRange(Rntuple.ValueRange.parse(bytes)); break;
            case "rntuple.alias_column_list": d.dumpRntuple_AliasColumnList(Rntuple.AliasColumnList.parse(bytes)); break;
            case "rntuple.alias_column_list_body": d.dumpRntuple_AliasColumnListBody(Rntuple.AliasColumnListBody.parse(bytes)); break;
            case "rntuple.alias_column_record": d.dumpRntuple_AliasColumnRecord(Rntuple.AliasColumnRecord.parse(bytes)); break;
            case "rntuple.alias_column": d.dumpRntuple_AliasColumn(Rntuple.AliasColumn.parse(bytes)); break;
            case "rntuple.extra_type_info_list": d.dumpRntuple_ExtraTypeInfoList(Rntuple.ExtraTypeInfoList.parse(bytes)); break;
            case "rntuple.extra_type_info_list_body": d.dumpRntuple_ExtraTypeInfoListBody(Rntuple.ExtraTypeInfoListBody.parse(bytes)); break;
            case "rntuple.extra_type_info_record": d.dumpRntuple_ExtraTypeInfoRecord(Rntuple.ExtraTypeInfoRecord.parse(bytes)); break;
            case "rntuple.extra_type_info": d.dumpRntuple_ExtraTypeInfo(Rntuple.ExtraTypeInfo.parse(bytes)); break;
            case "rntuple.footer": d.dumpRntuple_Footer(Rntuple.Footer.parse(bytes)); break;
            case "rntuple.schema_extension_record": d.dumpRntuple_SchemaExtensionRecord(Rntuple.SchemaExtensionRecord.parse(bytes)); break;
            case "rntuple.schema_extension": d.dumpRntuple_SchemaExtension(Rntuple.SchemaExtension.parse(bytes)); break;
            case "rntuple.cluster_group_list": d.dumpRntuple_ClusterGroupList(Rntuple.ClusterGroupList.parse(bytes)); break;
            case "rntuple.cluster_group_list_body": d.dumpRntuple_ClusterGroupListBody(Rntuple.ClusterGroupListBody.parse(bytes)); break;
            case "rntuple.cluster_group_record": d.dumpRntuple_ClusterGroupRecord(Rntuple.ClusterGroupRecord.parse(bytes)); break;
            case "rntuple.cluster_group": d.dumpRntuple_ClusterGroup(Rntuple.ClusterGroup.parse(bytes)); break;
            case "rntuple.linked_attribute_set_list": d.dumpRntuple_LinkedAttributeSetList(Rntuple.LinkedAttributeSetList.parse(bytes)); break;
            case "rntuple.linked_attribute_set_list_body": d.dumpRntuple_LinkedAttributeSetListBody(Rntuple.LinkedAttributeSetListBody.parse(bytes)); break;
            case "rntuple.linked_attribute_set_record": d.dumpRntuple_LinkedAttributeSetRecord(Rntuple.LinkedAttributeSetRecord.parse(bytes)); break;
            case "rntuple.linked_attribute_set": d.dumpRntuple_LinkedAttributeSet(Rntuple.LinkedAttributeSet.parse(bytes)); break;
            case "rntuple.page_list": d.dumpRntuple_PageList(Rntuple.PageList.parse(bytes)); break;
            case "rntuple.cluster_summary_list": d.dumpRntuple_ClusterSummaryList(Rntuple.ClusterSummaryList.parse(bytes)); break;
            case "rntuple.cluster_summary_list_body": d.dumpRntuple_ClusterSummaryListBody(Rntuple.ClusterSummaryListBody.parse(bytes)); break;
            case "rntuple.cluster_summary_record": d.dumpRntuple_ClusterSummaryRecord(Rntuple.ClusterSummaryRecord.parse(bytes)); break;
            case "rntuple.cluster_summary": d.dumpRntuple_ClusterSummary(Rntuple.ClusterSummary.parse(bytes)); break;
            case "rntuple.cluster_pages_list": d.dumpRntuple_ClusterPagesList(Rntuple.ClusterPagesList.parse(bytes)); break;
            case "rntuple.cluster_pages_list_body": d.dumpRntuple_ClusterPagesListBody(Rntuple.ClusterPagesListBody.parse(bytes)); break;
            case "rntuple.cluster_pages": d.dumpRntuple_ClusterPages(Rntuple.ClusterPages.parse(bytes)); break;
            case "rntuple.cluster_pages_body": d.dumpRntuple_ClusterPagesBody(Rntuple.ClusterPagesBody.parse(bytes)); break;
            case "rntuple.column_pages": d.dumpRntuple_ColumnPages(Rntuple.ColumnPages.parse(bytes)); break;
            case "rntuple.column_pages_body": d.dumpRntuple_ColumnPagesBody(Rntuple.ColumnPagesBody.parse(bytes)); break;
            case "rntuple.page": d.dumpRntuple_Page(Rntuple.Page.parse(bytes)); break;
            case "rntuple_rc2": d.dumpRntupleRc2(RntupleRc2.parse(bytes)); break;
            case "rntuple_rc2.counted_string": d.dumpRntupleRc2_CountedString(RntupleRc2.CountedString.parse(bytes)); break;
            case "rntuple_rc2.unknown_payload": d.dumpRntupleRc2_UnknownPayload(RntupleRc2.UnknownPayload.parse(bytes)); break;
            case "rntuple_rc2.feature_flags": d.dumpRntupleRc2_FeatureFlags(RntupleRc2.FeatureFlags.parse(bytes)); break;
            case "rntuple_rc2.feature_flag_word": d.dumpRntupleRc2_FeatureFlagWord(RntupleRc2.FeatureFlagWord.parse(bytes)); break;
            case "rntuple_rc2.locator": d.dumpRntupleRc2_Locator(RntupleRc2.Locator.parse(bytes)); break;
            case "rntuple_rc2.uri_locator": d.dumpRntupleRc2_UriLocator(RntupleRc2.UriLocator.parse(bytes)); break;
            case "rntuple_rc2.large_locator": d.dumpRntupleRc2_LargeLocator(RntupleRc2.LargeLocator.parse(bytes)); break;
            case "rntuple_rc2.object64_locator": d.dumpRntupleRc2_Object64Locator(RntupleRc2.Object64Locator.parse(bytes)); break;
            case "rntuple_rc2.envelope_link": d.dumpRntupleRc2_EnvelopeLink(RntupleRc2.EnvelopeLink.parse(bytes)); break;
            case "rntuple_rc2.header": d.dumpRntupleRc2_Header(RntupleRc2.Header.parse(bytes)); break;
            case "rntuple_rc2.schema": d.dumpRntupleRc2_Schema(RntupleRc2.Schema.parse(bytes)); break;
            case "rntuple_rc2.field_list": d.dumpRntupleRc2_FieldList(RntupleRc2.FieldList.parse(bytes)); break;
            case "rntuple_rc2.field_list_body": d.dumpRntupleRc2_FieldListBody(RntupleRc2.FieldListBody.parse(bytes)); break;
            case "rntuple_rc2.field_record": d.dumpRntupleRc2_FieldRecord(RntupleRc2.FieldRecord.parse(bytes)); break;
            case "rntuple_rc2.field": d.dumpRntupleRc2_Field(RntupleRc2.Field.parse(bytes)); break;
            case "rntuple_rc2.column_list": d.dumpRntupleRc2_ColumnList(RntupleRc2.ColumnList.parse(bytes)); break;
            case "rntuple_rc2.column_list_body": d.dumpRntupleRc2_ColumnListBody(RntupleRc2.ColumnListBody.parse(bytes)); break;
            case "rntuple_rc2.column_record": d.dumpRntupleRc2_ColumnRecord(RntupleRc2.ColumnRecord.parse(bytes)); break;
            case "rntuple_rc2.column": d.dumpRntupleRc2_Column(RntupleRc2.Column.parse(bytes)); break;
            case "rntuple_rc2.value_range": d.dumpRntupleRc2_ValueRange(RntupleRc2.ValueRange.parse(bytes)); break;
            case "rntuple_rc2.alias_column_list": d.dumpRntupleRc2_AliasColumnList(RntupleRc2.AliasColumnList.parse(bytes)); break;
            case "rntuple_rc2.alias_column_list_body": d.dumpRntupleRc2_AliasColumnListBody(RntupleRc2.AliasColumnListBody.parse(bytes)); break;
            case "rntuple_rc2.alias_column_record": d.dumpRntupleRc2_AliasColumnRecord(RntupleRc2.AliasColumnRecord.parse(bytes)); break;
            case "rntuple_rc2.alias_column": d.dumpRntupleRc2_AliasColumn(RntupleRc2.AliasColumn.parse(bytes)); break;
            case "rntuple_rc2.extra_type_info_list": d.dumpRntupleRc2_ExtraTypeInfoList(RntupleRc2.ExtraTypeInfoList.parse(bytes)); break;
            case "rntuple_rc2.extra_type_info_list_body": d.dumpRntupleRc2_ExtraTypeInfoListBody(RntupleRc2.ExtraTypeInfoListBody.parse(bytes)); break;
            case "rntuple_rc2.extra_type_info_record": d.dumpRntupleRc2_ExtraTypeInfoRecord(RntupleRc2.ExtraTypeInfoRecord.parse(bytes)); break;
            case "rntuple_rc2.extra_type_info": d.dumpRntupleRc2_ExtraTypeInfo(RntupleRc2.ExtraTypeInfo.parse(bytes)); break;
            case "rntuple_rc2.footer": d.dumpRntupleRc2_Footer(RntupleRc2.Footer.parse(bytes)); break;
            case "rntuple_rc2.schema_extension_record": d.dumpRntupleRc2_SchemaExtensionRecord(RntupleRc2.SchemaExtensionRecord.parse(bytes)); break;
            case "rntuple_rc2.schema_extension": d.dumpRntupleRc2_SchemaExtension(RntupleRc2.SchemaExtension.parse(bytes)); break;
            case "rntuple_rc2.column_group_list": d.dumpRntupleRc2_ColumnGroupList(RntupleRc2.ColumnGroupList.parse(bytes)); break;
            case "rntuple_rc2.column_group_list_body": d.dumpRntupleRc2_ColumnGroupListBody(RntupleRc2.ColumnGroupListBody.parse(bytes)); break;
            case "rntuple_rc2.column_group_record": d.dumpRntupleRc2_ColumnGroupRecord(RntupleRc2.ColumnGroupRecord.parse(bytes)); break;
            case "rntuple_rc2.column_group": d.dumpRntupleRc2_ColumnGroup(RntupleRc2.ColumnGroup.parse(bytes)); break;
            case "rntuple_rc2.column_id_list": d.dumpRntupleRc2_ColumnIdList(RntupleRc2.ColumnIdList.parse(bytes)); break;
            case "rntuple_rc2.column_id_list_body": d.dumpRntupleRc2_ColumnIdListBody(RntupleRc2.ColumnIdListBody.parse(bytes)); break;
            case "rntuple_rc2.cluster_group_list": d.dumpRntupleRc2_ClusterGroupList(RntupleRc2.ClusterGroupList.parse(bytes)); break;
            case "rntuple_rc2.cluster_group_list_body": d.dumpRntupleRc2_ClusterGroupListBody(RntupleRc2.ClusterGroupListBody.parse(bytes)); break;
            case "rntuple_rc2.cluster_group_record": d.dumpRntupleRc2_ClusterGroupRecord(RntupleRc2.ClusterGroupRecord.parse(bytes)); break;
            case "rntuple_rc2.cluster_group": d.dumpRntupleRc2_ClusterGroup(RntupleRc2.ClusterGroup.parse(bytes)); break;
            case "rntuple_rc2.meta_data_link_list": d.dumpRntupleRc2_MetaDataLinkList(RntupleRc2.MetaDataLinkList.parse(bytes)); break;
            case "rntuple_rc2.meta_data_link_list_body": d.dumpRntupleRc2_MetaDataLinkListBody(RntupleRc2.MetaDataLinkListBody.parse(bytes)); break;
            case "rntuple_rc2.page_list": d.dumpRntupleRc2_PageList(RntupleRc2.PageList.parse(bytes)); break;
            case "rntuple_rc2.cluster_summary_list": d.dumpRntupleRc2_ClusterSummaryList(RntupleRc2.ClusterSummaryList.parse(bytes)); break;
            case "rntuple_rc2.cluster_summary_list_body": d.dumpRntupleRc2_ClusterSummaryListBody(RntupleRc2.ClusterSummaryListBody.parse(bytes)); break;
            case "rntuple_rc2.cluster_summary_record": d.dumpRntupleRc2_ClusterSummaryRecord(RntupleRc2.ClusterSummaryRecord.parse(bytes)); break;
            case "rntuple_rc2.cluster_summary": d.dumpRntupleRc2_ClusterSummary(RntupleRc2.ClusterSummary.parse(bytes)); break;
            case "rntuple_rc2.cluster_pages_list": d.dumpRntupleRc2_ClusterPagesList(RntupleRc2.ClusterPagesList.parse(bytes)); break;
            case "rntuple_rc2.cluster_pages_list_body": d.dumpRntupleRc2_ClusterPagesListBody(RntupleRc2.ClusterPagesListBody.parse(bytes)); break;
            case "rntuple_rc2.cluster_pages": d.dumpRntupleRc2_ClusterPages(RntupleRc2.ClusterPages.parse(bytes)); break;
            case "rntuple_rc2.cluster_pages_body": d.dumpRntupleRc2_ClusterPagesBody(RntupleRc2.ClusterPagesBody.parse(bytes)); break;
            case "rntuple_rc2.column_pages": d.dumpRntupleRc2_ColumnPages(RntupleRc2.ColumnPages.parse(bytes)); break;
            case "rntuple_rc2.column_pages_body": d.dumpRntupleRc2_ColumnPagesBody(RntupleRc2.ColumnPagesBody.parse(bytes)); break;
            case "rntuple_rc2.page": d.dumpRntupleRc2_Page(RntupleRc2.Page.parse(bytes)); break;
            case "rntuple_rc2.meta_data": d.dumpRntupleRc2_MetaData(RntupleRc2.MetaData.parse(bytes)); break;
            case "rntuple_rc2.meta_data_entry_list": d.dumpRntupleRc2_MetaDataEntryList(RntupleRc2.MetaDataEntryList.parse(bytes)); break;
            case "rntuple_rc2.meta_data_entry_list_body": d.dumpRntupleRc2_MetaDataEntryListBody(RntupleRc2.MetaDataEntryListBody.parse(bytes)); break;
            case "rntuple_rc2.meta_data_entry_record": d.dumpRntupleRc2_MetaDataEntryRecord(RntupleRc2.MetaDataEntryRecord.parse(bytes)); break;
            case "rntuple_rc2.meta_data_entry": d.dumpRntupleRc2_MetaDataEntry(RntupleRc2.MetaDataEntry.parse(bytes)); break;
            case "rntuple_rc2.meta_data_int64": d.dumpRntupleRc2_MetaDataInt64(RntupleRc2.MetaDataInt64.parse(bytes)); break;
            case "rntuple_rc2.meta_data_bool": d.dumpRntupleRc2_MetaDataBool(RntupleRc2.MetaDataBool.parse(bytes)); break;
            case "rntuple_rc2.meta_data_float64": d.dumpRntupleRc2_MetaDataFloat64(RntupleRc2.MetaDataFloat64.parse(bytes)); break;
            case "rntuple_rc2.int64_list": d.dumpRntupleRc2_Int64List(RntupleRc2.Int64List.parse(bytes)); break;
            case "rntuple_rc2.int64_list_body": d.dumpRntupleRc2_Int64ListBody(RntupleRc2.Int64ListBody.parse(bytes)); break;
            case "rntuple_rc2.bool_list": d.dumpRntupleRc2_BoolList(RntupleRc2.BoolList.parse(bytes)); break;
            case "rntuple_rc2.bool_list_body": d.dumpRntupleRc2_BoolListBody(RntupleRc2.BoolListBody.parse(bytes)); break;
            case "rntuple_rc2.float64_list": d.dumpRntupleRc2_Float64List(RntupleRc2.Float64List.parse(bytes)); break;
            case "rntuple_rc2.float64_list_body": d.dumpRntupleRc2_Float64ListBody(RntupleRc2.Float64ListBody.parse(bytes)); break;
            case "rntuple_rc2.string_list": d.dumpRntupleRc2_StringList(RntupleRc2.StringList.parse(bytes)); break;
            case "rntuple_rc2.string_list_body": d.dumpRntupleRc2_StringListBody(RntupleRc2.StringListBody.parse(bytes)); break;
            case "rntuple_rc1": d.dumpRntupleRc1(RntupleRc1.parse(bytes)); break;
            case "rntuple_rc1.envelope_preamble": d.dumpRntupleRc1_EnvelopePreamble(RntupleRc1.EnvelopePreamble.parse(bytes)); break;
            case "rntuple_rc1.header_envelope": d.dumpRntupleRc1_HeaderEnvelope(RntupleRc1.HeaderEnvelope.parse(bytes)); break;
            case "rntuple_rc1.footer_envelope": d.dumpRntupleRc1_FooterEnvelope(RntupleRc1.FooterEnvelope.parse(bytes)); break;
            case "rntuple_rc1.page_list_envelope": d.dumpRntupleRc1_PageListEnvelope(RntupleRc1.PageListEnvelope.parse(bytes)); break;
            case "rntuple_rc1.meta_data_envelope": d.dumpRntupleRc1_MetaDataEnvelope(RntupleRc1.MetaDataEnvelope.parse(bytes)); break;
            case "rntuple_rc1.counted_string": d.dumpRntupleRc1_CountedString(RntupleRc1.CountedString.parse(bytes)); break;
            case "rntuple_rc1.unknown_payload": d.dumpRntupleRc1_UnknownPayload(RntupleRc1.UnknownPayload.parse(bytes)); break;
            case "rntuple_rc1.feature_flags": d.dumpRntupleRc1_FeatureFlags(RntupleRc1.FeatureFlags.parse(bytes)); break;
            case "rntuple_rc1.feature_flag_word": d.dumpRntupleRc1_FeatureFlagWord(RntupleRc1.FeatureFlagWord.parse(bytes)); break;
            case "rntuple_rc1.locator": d.dumpRntupleRc1_Locator(RntupleRc1.Locator.parse(bytes)); break;
            case "rntuple_rc1.uri_locator": d.dumpRntupleRc1_UriLocator(RntupleRc1.UriLocator.parse(bytes)); break;
            case "rntuple_rc1.object64_locator": d.dumpRntupleRc1_Object64Locator(RntupleRc1.Object64Locator.parse(bytes)); break;
            case "rntuple_rc1.envelope_link": d.dumpRntupleRc1_EnvelopeLink(RntupleRc1.EnvelopeLink.parse(bytes)); break;
            case "rntuple_rc1.header": d.dumpRntupleRc1_Header(RntupleRc1.Header.parse(bytes)); break;
            case "rntuple_rc1.schema": d.dumpRntupleRc1_Schema(RntupleRc1.Schema.parse(bytes)); break;
            case "rntuple_rc1.field_list": d.dumpRntupleRc1_FieldList(RntupleRc1.FieldList.parse(bytes)); break;
            case "rntuple_rc1.field_list_body": d.dumpRntupleRc1_FieldListBody(RntupleRc1.FieldListBody.parse(bytes)); break;
            case "rntuple_rc1.field_record": d.dumpRntupleRc1_FieldRecord(RntupleRc1.FieldRecord.parse(bytes)); break;
            case "rntuple_rc1.field": d.dumpRntupleRc1_Field(RntupleRc1.Field.parse(bytes)); break;
            case "rntuple_rc1.column_list": d.dumpRntupleRc1_ColumnList(RntupleRc1.ColumnList.parse(bytes)); break;
            case "rntuple_rc1.column_list_body": d.dumpRntupleRc1_ColumnListBody(RntupleRc1.ColumnListBody.parse(bytes)); break;
            case "rntuple_rc1.column_record": d.dumpRntupleRc1_ColumnRecord(RntupleRc1.ColumnRecord.parse(bytes)); break;
            case "rntuple_rc1.column": d.dumpRntupleRc1_Column(RntupleRc1.Column.parse(bytes)); break;
            case "rntuple_rc1.alias_column_list": d.dumpRntupleRc1_AliasColumnList(RntupleRc1.AliasColumnList.parse(bytes)); break;
            case "rntuple_rc1.alias_column_list_body": d.dumpRntupleRc1_AliasColumnListBody(RntupleRc1.AliasColumnListBody.parse(bytes)); break;
            case "rntuple_rc1.alias_column_record": d.dumpRntupleRc1_AliasColumnRecord(RntupleRc1.AliasColumnRecord.parse(bytes)); break;
            case "rntuple_rc1.alias_column": d.dumpRntupleRc1_AliasColumn(RntupleRc1.AliasColumn.parse(bytes)); break;
            case "rntuple_rc1.extra_type_info_list": d.dumpRntupleRc1_ExtraTypeInfoList(RntupleRc1.ExtraTypeInfoList.parse(bytes)); break;
            case "rntuple_rc1.extra_type_info_list_body": d.dumpRntupleRc1_ExtraTypeInfoListBody(RntupleRc1.ExtraTypeInfoListBody.parse(bytes)); break;
            case "rntuple_rc1.extra_type_info_record": d.dumpRntupleRc1_ExtraTypeInfoRecord(RntupleRc1.ExtraTypeInfoRecord.parse(bytes)); break;
            case "rntuple_rc1.extra_type_info": d.dumpRntupleRc1_ExtraTypeInfo(RntupleRc1.ExtraTypeInfo.parse(bytes)); break;
            case "rntuple_rc1.footer": d.dumpRntupleRc1_Footer(RntupleRc1.Footer.parse(bytes)); break;
            case "rntuple_rc1.schema_extension_frame": d.dumpRntupleRc1_SchemaExtensionFrame(RntupleRc1.SchemaExtensionFrame.parse(bytes)); break;
            case "rntuple_rc1.schema_extension_list_body": d.dumpRntupleRc1_SchemaExtensionListBody(RntupleRc1.SchemaExtensionListBody.parse(bytes)); break;
            case "rntuple_rc1.schema_extension": d.dumpRntupleRc1_SchemaExtension(RntupleRc1.SchemaExtension.parse(bytes)); break;
            case "rntuple_rc1.column_group_list": d.dumpRntupleRc1_ColumnGroupList(RntupleRc1.ColumnGroupList.parse(bytes)); break;
            case "rntuple_rc1.column_group_list_body": d.dumpRntupleRc1_ColumnGroupListBody(RntupleRc1.ColumnGroupListBody.parse(bytes)); break;
            case "rntuple_rc1.column_group_record": d.dumpRntupleRc1_ColumnGroupRecord(RntupleRc1.ColumnGroupRecord.parse(bytes)); break;
            case "rntuple_rc1.column_group": d.dumpRntupleRc1_ColumnGroup(RntupleRc1.ColumnGroup.parse(bytes)); break;
            case "rntuple_rc1.column_id_list": d.dumpRntupleRc1_ColumnIdList(RntupleRc1.ColumnIdList.parse(bytes)); break;
            case "rntuple_rc1.column_id_list_body": d.dumpRntupleRc1_ColumnIdListBody(RntupleRc1.ColumnIdListBody.parse(bytes)); break;
            case "rntuple_rc1.cluster_group_list": d.dumpRntupleRc1_ClusterGroupList(RntupleRc1.ClusterGroupList.parse(bytes)); break;
            case "rntuple_rc1.cluster_group_list_body": d.dumpRntupleRc1_ClusterGroupListBody(RntupleRc1.ClusterGroupListBody.parse(bytes)); break;
            case "rntuple_rc1.cluster_group_record": d.dumpRntupleRc1_ClusterGroupRecord(RntupleRc1.ClusterGroupRecord.parse(bytes)); break;
            case "rntuple_rc1.cluster_group": d.dumpRntupleRc1_ClusterGroup(RntupleRc1.ClusterGroup.parse(bytes)); break;
            case "rntuple_rc1.meta_data_link_list": d.dumpRntupleRc1_MetaDataLinkList(RntupleRc1.MetaDataLinkList.parse(bytes)); break;
            case "rntuple_rc1.meta_data_link_list_body": d.dumpRntupleRc1_MetaDataLinkListBody(RntupleRc1.MetaDataLinkListBody.parse(bytes)); break;
            case "rntuple_rc1.cluster_summary_list": d.dumpRntupleRc1_ClusterSummaryList(RntupleRc1.ClusterSummaryList.parse(bytes)); break;
            case "rntuple_rc1.cluster_summary_list_body": d.dumpRntupleRc1_ClusterSummaryListBody(RntupleRc1.ClusterSummaryListBody.parse(bytes)); break;
            case "rntuple_rc1.cluster_summary_record": d.dumpRntupleRc1_ClusterSummaryRecord(RntupleRc1.ClusterSummaryRecord.parse(bytes)); break;
            case "rntuple_rc1.cluster_summary": d.dumpRntupleRc1_ClusterSummary(RntupleRc1.ClusterSummary.parse(bytes)); break;
            case "rntuple_rc1.page_list": d.dumpRntupleRc1_PageList(RntupleRc1.PageList.parse(bytes)); break;
            case "rntuple_rc1.cluster_pages_list": d.dumpRntupleRc1_ClusterPagesList(RntupleRc1.ClusterPagesList.parse(bytes)); break;
            case "rntuple_rc1.cluster_pages_list_body": d.dumpRntupleRc1_ClusterPagesListBody(RntupleRc1.ClusterPagesListBody.parse(bytes)); break;
            case "rntuple_rc1.cluster_pages": d.dumpRntupleRc1_ClusterPages(RntupleRc1.ClusterPages.parse(bytes)); break;
            case "rntuple_rc1.cluster_pages_body": d.dumpRntupleRc1_ClusterPagesBody(RntupleRc1.ClusterPagesBody.parse(bytes)); break;
            case "rntuple_rc1.column_pages": d.dumpRntupleRc1_ColumnPages(RntupleRc1.ColumnPages.parse(bytes)); break;
            case "rntuple_rc1.column_pages_body": d.dumpRntupleRc1_ColumnPagesBody(RntupleRc1.ColumnPagesBody.parse(bytes)); break;
            case "rntuple_rc1.page": d.dumpRntupleRc1_Page(RntupleRc1.Page.parse(bytes)); break;
            case "rntuple_rc1.meta_data": d.dumpRntupleRc1_MetaData(RntupleRc1.MetaData.parse(bytes)); break;
            case "rntuple_rc1.meta_data_entry_list": d.dumpRntupleRc1_MetaDataEntryList(RntupleRc1.MetaDataEntryList.parse(bytes)); break;
            case "rntuple_rc1.meta_data_entry_list_body": d.dumpRntupleRc1_MetaDataEntryListBody(RntupleRc1.MetaDataEntryListBody.parse(bytes)); break;
            case "rntuple_rc1.meta_data_entry_record": d.dumpRntupleRc1_MetaDataEntryRecord(RntupleRc1.MetaDataEntryRecord.parse(bytes)); break;
            case "rntuple_rc1.meta_data_entry": d.dumpRntupleRc1_MetaDataEntry(RntupleRc1.MetaDataEntry.parse(bytes)); break;
            case "rntuple_rc1.meta_data_int64": d.dumpRntupleRc1_MetaDataInt64(RntupleRc1.MetaDataInt64.parse(bytes)); break;
            case "rntuple_rc1.meta_data_bool": d.dumpRntupleRc1_MetaDataBool(RntupleRc1.MetaDataBool.parse(bytes)); break;
            case "rntuple_rc1.meta_data_float64": d.dumpRntupleRc1_MetaDataFloat64(RntupleRc1.MetaDataFloat64.parse(bytes)); break;
            case "rntuple_rc1.int64_list": d.dumpRntupleRc1_Int64List(RntupleRc1.Int64List.parse(bytes)); break;
            case "rntuple_rc1.int64_list_body": d.dumpRntupleRc1_Int64ListBody(RntupleRc1.Int64ListBody.parse(bytes)); break;
            case "rntuple_rc1.bool_list": d.dumpRntupleRc1_BoolList(RntupleRc1.BoolList.parse(bytes)); break;
            case "rntuple_rc1.bool_list_body": d.dumpRntupleRc1_BoolListBody(RntupleRc1.BoolListBody.parse(bytes)); break;
            case "rntuple_rc1.float64_list": d.dumpRntupleRc1_Float64List(RntupleRc1.Float64List.parse(bytes)); break;
            case "rntuple_rc1.float64_list_body": d.dumpRntupleRc1_Float64ListBody(RntupleRc1.Float64ListBody.parse(bytes)); break;
            case "rntuple_rc1.string_list": d.dumpRntupleRc1_StringList(RntupleRc1.StringList.parse(bytes)); break;
            case "rntuple_rc1.string_list_body": d.dumpRntupleRc1_StringListBody(RntupleRc1.StringListBody.parse(bytes)); break;
            case "rntuple_v0": d.dumpRntupleV0(RntupleV0.parse(bytes)); break;
            case "rntuple_v0.header_envelope": d.dumpRntupleV0_HeaderEnvelope(RntupleV0.HeaderEnvelope.parse(bytes)); break;
            case "rntuple_v0.footer_envelope": d.dumpRntupleV0_FooterEnvelope(RntupleV0.FooterEnvelope.parse(bytes)); break;
            case "rntuple_v0.postscript": d.dumpRntupleV0_Postscript(RntupleV0.Postscript.parse(bytes)); break;
            case "rntuple_v0.counted_string": d.dumpRntupleV0_CountedString(RntupleV0.CountedString.parse(bytes)); break;
            case "rntuple_v0.header_record": d.dumpRntupleV0_HeaderRecord(RntupleV0.HeaderRecord.parse(bytes)); break;
            case "rntuple_v0.header": d.dumpRntupleV0_Header(RntupleV0.Header.parse(bytes)); break;
            case "rntuple_v0.version_record": d.dumpRntupleV0_VersionRecord(RntupleV0.VersionRecord.parse(bytes)); break;
            case "rntuple_v0.version_numbers": d.dumpRntupleV0_VersionNumbers(RntupleV0.VersionNumbers.parse(bytes)); break;
            case "rntuple_v0.uuid_record": d.dumpRntupleV0_UuidRecord(RntupleV0.UuidRecord.parse(bytes)); break;
            case "rntuple_v0.identity": d.dumpRntupleV0_Identity(RntupleV0.Identity.parse(bytes)); break;
            case "rntuple_v0.locator": d.dumpRntupleV0_Locator(RntupleV0.Locator.parse(bytes)); break;
            case "rntuple_v0.field_record": d.dumpRntupleV0_FieldRecord(RntupleV0.FieldRecord.parse(bytes)); break;
            case "rntuple_v0.field": d.dumpRntupleV0_Field(RntupleV0.Field.parse(bytes)); break;
            case "rntuple_v0.column_record": d.dumpRntupleV0_ColumnRecord(RntupleV0.ColumnRecord.parse(bytes)); break;
            case "rntuple_v0.column": d.dumpRntupleV0_Column(RntupleV0.Column.parse(bytes)); break;
            case "rntuple_v0.column_model_record": d.dumpRntupleV0_ColumnModelRecord(RntupleV0.ColumnModelRecord.parse(bytes)); break;
            case "rntuple_v0.column_model": d.dumpRntupleV0_ColumnModel(RntupleV0.ColumnModel.parse(bytes)); break;
            case "rntuple_v0.footer_record": d.dumpRntupleV0_FooterRecord(RntupleV0.FooterRecord.parse(bytes)); break;
            case "rntuple_v0.footer": d.dumpRntupleV0_Footer(RntupleV0.Footer.parse(bytes)); break;
            case "rntuple_v0.cluster": d.dumpRntupleV0_Cluster(RntupleV0.Cluster.parse(bytes)); break;
            case "rntuple_v0.cluster_summary_record": d.dumpRntupleV0_ClusterSummaryRecord(RntupleV0.ClusterSummaryRecord.parse(bytes)); break;
            case "rntuple_v0.cluster_summary": d.dumpRntupleV0_ClusterSummary(RntupleV0.ClusterSummary.parse(bytes)); break;
            case "rntuple_v0.column_pages": d.dumpRntupleV0_ColumnPages(RntupleV0.ColumnPages.parse(bytes)); break;
            case "rntuple_v0.page": d.dumpRntupleV0_Page(RntupleV0.Page.parse(bytes)); break;
            case "root_file": d.dumpRootFile(RootFile.parse(bytes)); break;
            case "root_file.file_header": d.dumpRootFile_FileHeader(RootFile.FileHeader.parse(bytes)); break;
            case "root_file.counted_string": d.dumpRootFile_CountedString(RootFile.CountedString.parse(bytes)); break;
            case "root_file.key": d.dumpRootFile_Key(RootFile.Key.parse(bytes)); break;
            case "root_file.record": d.dumpRootFile_Record(RootFile.Record.parse(bytes)); break;
            case "root_file.directory": d.dumpRootFile_Directory(RootFile.Directory.parse(bytes)); break;
            case "root_file.keys_list": d.dumpRootFile_KeysList(RootFile.KeysList.parse(bytes)); break;
            case "root_file.entry_list": d.dumpRootFile_EntryList(RootFile.EntryList.parse(bytes)); break;
            case "root_file.entry": d.dumpRootFile_Entry(RootFile.Entry.parse(bytes)); break;
            case "root_file.anchor_record": d.dumpRootFile_AnchorRecord(RootFile.AnchorRecord.parse(bytes)); break;
            case "root_file.free_list": d.dumpRootFile_FreeList(RootFile.FreeList.parse(bytes)); break;
            case "root_file.free_entry": d.dumpRootFile_FreeEntry(RootFile.FreeEntry.parse(bytes)); break;
            case "root_file.anchor": d.dumpRootFile_Anchor(RootFile.Anchor.parse(bytes)); break;
            case "root_file.anchor_rc2": d.dumpRootFile_AnchorRc2(RootFile.AnchorRc2.parse(bytes)); break;
            case "root_file.anchor_rc1": d.dumpRootFile_AnchorRc1(RootFile.AnchorRc1.parse(bytes)); break;
            case "root_file.compression_block": d.dumpRootFile_CompressionBlock(RootFile.CompressionBlock.parse(bytes)); break;
            case "root_file.compression_chunk": d.dumpRootFile_CompressionChunk(RootFile.CompressionChunk.parse(bytes)); break;
            case "root_file.blob_offset_table": d.dumpRootFile_BlobOffsetTable(RootFile.BlobOffsetTable.parse(bytes)); break;
            case "streamer_info": d.dumpStreamerInfo(StreamerInfo.parse(bytes)); break;
            case "streamer_info.counted_string": d.dumpStreamerInfo_CountedString(StreamerInfo.CountedString.parse(bytes)); break;
            case "streamer_info.root_object": d.dumpStreamerInfo_RootObject(StreamerInfo.RootObject.parse(bytes)); break;
            case "streamer_info.info_list": d.dumpStreamerInfo_InfoList(StreamerInfo.InfoList.parse(bytes)); break;
            case "streamer_info.info_item": d.dumpStreamerInfo_InfoItem(StreamerInfo.InfoItem.parse(bytes)); break;
            case "streamer_info.any_object": d.dumpStreamerInfo_AnyObject(StreamerInfo.AnyObject.parse(bytes)); break;
            case "streamer_info.named": d.dumpStreamerInfo_Named(StreamerInfo.Named.parse(bytes)); break;
            case "streamer_info.named_members": d.dumpStreamerInfo_NamedMembers(StreamerInfo.NamedMembers.parse(bytes)); break;
            case "streamer_info.class_info": d.dumpStreamerInfo_ClassInfo(StreamerInfo.ClassInfo.parse(bytes)); break;
            case "streamer_info.class_info_members": d.dumpStreamerInfo_ClassInfoMembers(StreamerInfo.ClassInfoMembers.parse(bytes)); break;
            case "streamer_info.class_elements": d.dumpStreamerInfo_ClassElements(StreamerInfo.ClassElements.parse(bytes)); break;
            case "streamer_info.class_elements_members": d.dumpStreamerInfo_ClassElementsMembers(StreamerInfo.ClassElementsMembers.parse(bytes)); break;
            case "streamer_info.element_item": d.dumpStreamerInfo_ElementItem(StreamerInfo.ElementItem.parse(bytes)); break;
            case "streamer_info.class_element": d.dumpStreamerInfo_ClassElement(StreamerInfo.ClassElement.parse(bytes)); break;
            case "streamer_info.class_element_members": d.dumpStreamerInfo_ClassElementMembers(StreamerInfo.ClassElementMembers.parse(bytes)); break;
            case "streamer_info.element": d.dumpStreamerInfo_Element(StreamerInfo.Element.parse(bytes)); break;
            case "streamer_info.element_members": d.dumpStreamerInfo_ElementMembers(StreamerInfo.ElementMembers.parse(bytes)); break;
            case "trevni": d.dumpTrevni(Trevni.parse(bytes)); break;
            case "trevni.metadata_map": d.dumpTrevni_MetadataMap(Trevni.MetadataMap.parse(bytes)); break;
            case "trevni.metadata_pair": d.dumpTrevni_MetadataPair(Trevni.MetadataPair.parse(bytes)); break;
            case "trevni.counted_bytes": d.dumpTrevni_CountedBytes(Trevni.CountedBytes.parse(bytes)); break;
            case "trevni.length": d.dumpTrevni_Length(Trevni.Length.parse(bytes)); break;
            case "trevni.zigzag": d.dumpTrevni_Zigzag(Trevni.Zigzag.parse(bytes)); break;
            case "trevni.column": d.dumpTrevni_Column(Trevni.Column.parse(bytes)); break;
            case "trevni.block_descriptor": d.dumpTrevni_BlockDescriptor(Trevni.BlockDescriptor.parse(bytes)); break;
            case "trevni.column_zigzag": d.dumpTrevni_ColumnZigzag(Trevni.ColumnZigzag.parse(bytes)); break;
            case "trevni.zigzag_block_descriptor": d.dumpTrevni_ZigzagBlockDescriptor(Trevni.ZigzagBlockDescriptor.parse(bytes)); break;
            case "trevni.column_fixed32": d.dumpTrevni_ColumnFixed32(Trevni.ColumnFixed32.parse(bytes)); break;
            case "trevni.fixed32_block_descriptor": d.dumpTrevni_Fixed32BlockDescriptor(Trevni.Fixed32BlockDescriptor.parse(bytes)); break;
            case "trevni.column_fixed64": d.dumpTrevni_ColumnFixed64(Trevni.ColumnFixed64.parse(bytes)); break;
            case "trevni.fixed64_block_descriptor": d.dumpTrevni_Fixed64BlockDescriptor(Trevni.Fixed64BlockDescriptor.parse(bytes)); break;
            case "trevni.column_counted": d.dumpTrevni_ColumnCounted(Trevni.ColumnCounted.parse(bytes)); break;
            case "trevni.counted_block_descriptor": d.dumpTrevni_CountedBlockDescriptor(Trevni.CountedBlockDescriptor.parse(bytes)); break;
            case "trevni.repeated_block": d.dumpTrevni_RepeatedBlock(Trevni.RepeatedBlock.parse(bytes)); break;
            case "trevni.zigzag_values": d.dumpTrevni_ZigzagValues(Trevni.ZigzagValues.parse(bytes)); break;
            case "trevni.counted_values": d.dumpTrevni_CountedValues(Trevni.CountedValues.parse(bytes)); break;
            case "rntuple_page": d.dumpRntuplePage(RntuplePage.parse(bytes)); break;
            case "rntuple_page.uint8_page": d.dumpRntuplePage_Uint8Page(RntuplePage.Uint8Page.parse(bytes)); break;
            case "rntuple_page.int8_page": d.dumpRntuplePage_Int8Page(RntuplePage.Int8Page.parse(bytes)); break;
            case "rntuple_page.uint16_page": d.dumpRntuplePage_Uint16Page(RntuplePage.Uint16Page.parse(bytes)); break;
            case "rntuple_page.int16_page": d.dumpRntuplePage_Int16Page(RntuplePage.Int16Page.parse(bytes)); break;
            case "rntuple_page.uint32_page": d.dumpRntuplePage_Uint32Page(RntuplePage.Uint32Page.parse(bytes)); break;
            case "rntuple_page.int32_page": d.dumpRntuplePage_Int32Page(RntuplePage.Int32Page.parse(bytes)); break;
            case "rntuple_page.uint64_page": d.dumpRntuplePage_Uint64Page(RntuplePage.Uint64Page.parse(bytes)); break;
            case "rntuple_page.int64_page": d.dumpRntuplePage_Int64Page(RntuplePage.Int64Page.parse(bytes)); break;
            case "rntuple_page.real16_page": d.dumpRntuplePage_Real16Page(RntuplePage.Real16Page.parse(bytes)); break;
            case "rntuple_page.real32_page": d.dumpRntuplePage_Real32Page(RntuplePage.Real32Page.parse(bytes)); break;
            case "rntuple_page.real64_page": d.dumpRntuplePage_Real64Page(RntuplePage.Real64Page.parse(bytes)); break;
            case "rntuple_page.switch_page": d.dumpRntuplePage_SwitchPage(RntuplePage.SwitchPage.parse(bytes)); break;
            case "rntuple_page.switch44_page": d.dumpRntuplePage_Switch44Page(RntuplePage.Switch44Page.parse(bytes)); break;
            case "rntuple_page.switch32_page": d.dumpRntuplePage_Switch32Page(RntuplePage.Switch32Page.parse(bytes)); break;
            case "rntuple_page.real16": d.dumpRntuplePage_Real16(RntuplePage.Real16.parse(bytes)); break;
            case "rntuple_page.switch96": d.dumpRntuplePage_Switch96(RntuplePage.Switch96.parse(bytes)); break;
            case "rntuple_page.switch44": d.dumpRntuplePage_Switch44(RntuplePage.Switch44.parse(bytes)); break;
            case "rntuple_page.switch32": d.dumpRntuplePage_Switch32(RntuplePage.Switch32.parse(bytes)); break;
            case "rntuple_page.bit_page": d.dumpRntuplePage_BitPage(RntuplePage.BitPage.parse(bytes)); break;
            case "rntuple_page.packed2_page": d.dumpRntuplePage_Packed2Page(RntuplePage.Packed2Page.parse(bytes)); break;
            case "rntuple_page.packed3_page": d.dumpRntuplePage_Packed3Page(RntuplePage.Packed3Page.parse(bytes)); break;
            case "rntuple_page.packed4_page": d.dumpRntuplePage_Packed4Page(RntuplePage.Packed4Page.parse(bytes)); break;
            case "rntuple_page.packed5_page": d.dumpRntuplePage_Packed5Page(RntuplePage.Packed5Page.parse(bytes)); break;
            case "rntuple_page.packed6_page": d.dumpRntuplePage_Packed6Page(RntuplePage.Packed6Page.parse(bytes)); break;
            case "rntuple_page.packed7_page": d.dumpRntuplePage_Packed7Page(RntuplePage.Packed7Page.parse(bytes)); break;
            case "rntuple_page.packed8_page": d.dumpRntuplePage_Packed8Page(RntuplePage.Packed8Page.parse(bytes)); break;
            case "rntuple_page.packed9_page": d.dumpRntuplePage_Packed9Page(RntuplePage.Packed9Page.parse(bytes)); break;
            case "rntuple_page.packed10_page": d.dumpRntuplePage_Packed10Page(RntuplePage.Packed10Page.parse(bytes)); break;
            case "rntuple_page.packed11_page": d.dumpRntuplePage_Packed11Page(RntuplePage.Packed11Page.parse(bytes)); break;
            case "rntuple_page.packed12_page": d.dumpRntuplePage_Packed12Page(RntuplePage.Packed12Page.parse(bytes)); break;
            case "rntuple_page.packed13_page": d.dumpRntuplePage_Packed13Page(RntuplePage.Packed13Page.parse(bytes)); break;
            case "rntuple_page.packed14_page": d.dumpRntuplePage_Packed14Page(RntuplePage.Packed14Page.parse(bytes)); break;
            case "rntuple_page.packed15_page": d.dumpRntuplePage_Packed15Page(RntuplePage.Packed15Page.parse(bytes)); break;
            case "rntuple_page.packed16_page": d.dumpRntuplePage_Packed16Page(RntuplePage.Packed16Page.parse(bytes)); break;
            case "rntuple_page.packed17_page": d.dumpRntuplePage_Packed17Page(RntuplePage.Packed17Page.parse(bytes)); break;
            case "rntuple_page.packed18_page": d.dumpRntuplePage_Packed18Page(RntuplePage.Packed18Page.parse(bytes)); break;
            case "rntuple_page.packed19_page": d.dumpRntuplePage_Packed19Page(RntuplePage.Packed19Page.parse(bytes)); break;
            case "rntuple_page.packed20_page": d.dumpRntuplePage_Packed20Page(RntuplePage.Packed20Page.parse(bytes)); break;
            case "rntuple_page.packed21_page": d.dumpRntuplePage_Packed21Page(RntuplePage.Packed21Page.parse(bytes)); break;
            case "rntuple_page.packed22_page": d.dumpRntuplePage_Packed22Page(RntuplePage.Packed22Page.parse(bytes)); break;
            case "rntuple_page.packed23_page": d.dumpRntuplePage_Packed23Page(RntuplePage.Packed23Page.parse(bytes)); break;
            case "rntuple_page.packed24_page": d.dumpRntuplePage_Packed24Page(RntuplePage.Packed24Page.parse(bytes)); break;
            case "rntuple_page.packed25_page": d.dumpRntuplePage_Packed25Page(RntuplePage.Packed25Page.parse(bytes)); break;
            case "rntuple_page.packed26_page": d.dumpRntuplePage_Packed26Page(RntuplePage.Packed26Page.parse(bytes)); break;
            case "rntuple_page.packed27_page": d.dumpRntuplePage_Packed27Page(RntuplePage.Packed27Page.parse(bytes)); break;
            case "rntuple_page.packed28_page": d.dumpRntuplePage_Packed28Page(RntuplePage.Packed28Page.parse(bytes)); break;
            case "rntuple_page.packed29_page": d.dumpRntuplePage_Packed29Page(RntuplePage.Packed29Page.parse(bytes)); break;
            case "rntuple_page.packed30_page": d.dumpRntuplePage_Packed30Page(RntuplePage.Packed30Page.parse(bytes)); break;
            case "rntuple_page.packed31_page": d.dumpRntuplePage_Packed31Page(RntuplePage.Packed31Page.parse(bytes)); break;
            case "rntuple_page.packed32_page": d.dumpRntuplePage_Packed32Page(RntuplePage.Packed32Page.parse(bytes)); break;
            default: throw new IllegalArgumentException("there is no type " + name);
        }
        return d.out.toString();
    }

    private static byte[] take(DataInputStream in) throws IOException {
        byte[] bytes = new byte[Integer.reverseBytes(in.readInt())];
        in.readFully(bytes);
        return bytes;
    }

    public static void main(String[] args) throws IOException {
        PrintStream lines = new PrintStream(new java.io.BufferedOutputStream(System.out, 1 << 16));
        if (args.length > 0) {
            lines.print(canonical("root_file", Files.readAllBytes(Paths.get(args[0]))) + "\n");
            lines.flush();
            return;
        }
        DataInputStream in = new DataInputStream(new java.io.BufferedInputStream(System.in, 1 << 16));
        while (true) {
            byte[] text;
            try {
                text = take(in);
            } catch (java.io.EOFException end) {
                break;
            }
            String name = new String(text, StandardCharsets.UTF_8);
            byte[] piece = take(in);
            String line;
            try {
                line = canonical(name, piece);
            } catch (FormatException error) {
                line = "error";
            }
            lines.print(line);
            lines.print('\n');
            if (in.available() == 0) lines.flush();
        }
        lines.flush();
    }
}
