# Types of the released format that a release candidate shares, or all generations; grammars take them by name.
types:
  counted_string:
    doc: String with its length in front; no terminator, no padding.
    doc-ref: section 'Basic Types'
    seq:
      - id: len
        type: u4
        valid:
          expr: _ <= _io.size - _io.pos
        doc: Length of the string in bytes.
      - id: raw
        size: len
        doc: Bytes of the string, left undecoded here; UTF-8 by convention, ASCII by the text of the drafts.
    instances:
      value:
        value: raw.to_s("UTF-8")
        doc: The string as text.
  unknown_payload:
    doc: Payload whose kind this version of the format does not know.
    doc-ref: section 'Envelopes'
    seq:
      - id: raw
        size-eos: true
        doc: The stored bytes, unparsed.
  feature_flags:
    doc: Chain of 64-bit words of feature flags; readers refuse flags they do not know.
    doc-ref: section 'Feature Flags'
    seq:
      - id: words
        type: feature_flag_word
        repeat: until
        repeat-until: _.hi >= 0
        doc: Words of the chain; flag number 64 * i + b is bit b of word i.
  feature_flag_word:
    doc: One 64-bit word of 63 flags, in two halves so that no target language loses bits.
    doc-ref: section 'Feature Flags'
    seq:
      - id: lo
        type: u4
        doc: Flags 0 to 31 of this word.
      - id: hi
        type: s4
        doc: Flags 32 to 62 of this word; negative (bit 63 of the word is set) if another word follows.
  envelope_link:
    doc: Reference to another envelope.
    doc-ref: section 'Locators and Envelope Links'
    seq:
      - id: len_envelope
        type: u8
        doc: Length in bytes of the referenced envelope after decompression.
      - id: locator
        type: locator
        doc: Where the referenced envelope is stored.
  header:
    doc: |
      Payload of the header envelope: name, provenance and schema of the RNTuple.
    doc-ref: section 'Header Envelope'
    seq:
      - id: feature_flags
        type: feature_flags
        doc: Features that a reader must know.
      - id: name
        type: counted_string
        doc: Name of the RNTuple.
      - id: description
        type: counted_string
        doc: Free text about the RNTuple.
      - id: writer
        type: counted_string
        doc: Library and version that wrote the RNTuple.
      - id: schema
        type: schema
        doc: Fields, columns, alias columns and extra type information known when writing began.
      - id: trailing
        size-eos: true
        doc: Unknown bytes up to the end of the envelope payload, appended by a later version of the format.
  field_list: list(field_record, record, field descriptions)
  field_record: record(field, one field description)
  column_list: list(column_record, record, column descriptions)
  column_record: record(column, one column description)
  value_range:
    doc: Smallest and largest value of a column.
    doc-ref: section 'Column Description'
    seq:
      - id: min
        type: f8
        doc: Smallest value.
      - id: max
        type: f8
        doc: Largest value.
  alias_column_list: list(alias_column_record, record, alias columns)
  alias_column_record: record(alias_column, one alias column)
  alias_column:
    doc: |
      Column of a projected field: another name for a physical column.
    doc-ref: section 'Alias columns'
    seq:
      - id: physical_column_id
        type: u4
        doc: Id of the physical column that holds the elements.
      - id: field_id
        type: u4
        doc: Id of the projected field.
      - id: trailing
        size-eos: true
        doc: Unknown bytes up to the end of the frame, appended by a later version of the format.
  extra_type_info_list: list(extra_type_info_record, record, extra type information records)
  extra_type_info_record: record(extra_type_info, one piece of extra type information)
  schema_extension_record: record(schema_extension, the schema extension)
  cluster_group_list: list(cluster_group_record, record, cluster groups)
  cluster_group_record: record(cluster_group, one cluster group)
  cluster_group:
    doc: Clusters that share one page list.
    doc-ref: section 'Cluster Group Record Frame'
    seq:
      - id: min_entry
        type: u8
        doc: Number of the first entry of all clusters of the group.
      - id: entry_span
        type: u8
        doc: Number of entries that the group covers.
      - id: num_clusters
        type: u4
        doc: Number of clusters in the group.
      - id: page_list_link
        type: envelope_link
        doc: Where the page list of the group is stored.
      - id: trailing
        size-eos: true
        doc: Unknown bytes up to the end of the frame, appended by a later version of the format.
  page_list:
    doc: |
      Payload of a page list envelope: clusters of one cluster group and where their pages are.
    doc-ref: section 'Page List Envelope'
    seq:
      - id: header_checksum
        size: 8
        doc: Checksum of the header envelope that the page list belongs to.
      - id: cluster_summaries
        type: cluster_summary_list
        doc: Entry ranges of the clusters of the group.
      - id: page_locations
        type: cluster_pages_list
        doc: Pages of the clusters of the group, in the order of the summaries.
      - id: trailing
        size-eos: true
        doc: Unknown bytes up to the end of the envelope payload, appended by a later version of the format.
  cluster_summary_list: list(cluster_summary_record, record, cluster summaries)
  cluster_summary_record: record(cluster_summary, one cluster summary)
  cluster_pages_list: list(cluster_pages, list, page locations of clusters)
    section: Page Locations
    items: One list per cluster, in the order of the cluster summaries.
  cluster_pages: list(column_pages, tail, page locations of the columns of one cluster)
    section: Page Locations
    items: One list per column, by column id; columns added after the cluster was written may be missing at the end.
  column_pages: list_head(tail, pages of one column in one cluster)
  page:
    doc: |
      Description of one page: a run of elements of one column.
    doc-ref: section 'Page Locations'
    seq:
      - id: num_elements_signed
        type: s4
        doc: Number of elements, negated if a checksum follows the stored page.
      - id: locator
        type: locator
        doc: Where the page is stored; its size does not count the checksum.
    instances:
      num_elements:
        value: 'num_elements_signed < 0 ? -num_elements_signed : num_elements_signed'
        doc: Number of elements in the page.
      has_checksum:
        value: num_elements_signed < 0
        doc: |
          Whether the XXH3-64 of the stored bytes of the page, little-endian, follows directly after them.
