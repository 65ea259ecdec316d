/* Generated from the grammars in spec/ by tools/generate; edit spec/parts and run `make generate`. */

#ifndef RNTUPLE_C_TYPES_H
#define RNTUPLE_C_TYPES_H

#include "rntuple.h"
#include "rntuple_rc2.h"
#include "rntuple_rc1.h"
#include "rntuple_v0.h"
#include "root_file.h"
#include "streamer_info.h"

/* All types that can be parsed. */
static const rntuple_type *const rntuple_types[] = {
    &rntuple_envelope_type,
    &rntuple_locator_type,
    &rntuple_header_type,
    &rntuple_footer_type,
    &rntuple_page_list_type,
    &rntuple_cluster_summary_list_type,
    &rntuple_cluster_pages_list_type,
    &rntuple_rc2_envelope_type,
    &rntuple_rc2_locator_type,
    &rntuple_rc2_large_locator_type,
    &rntuple_rc2_header_type,
    &rntuple_rc2_footer_type,
    &rntuple_rc2_page_list_type,
    &rntuple_rc2_meta_data_type,
    &rntuple_rc2_cluster_summary_list_type,
    &rntuple_rc2_cluster_pages_list_type,
    &rntuple_rc1_header_envelope_type,
    &rntuple_rc1_footer_envelope_type,
    &rntuple_rc1_page_list_envelope_type,
    &rntuple_rc1_meta_data_envelope_type,
    &rntuple_rc1_locator_type,
    &rntuple_rc1_cluster_summary_list_type,
    &rntuple_rc1_cluster_pages_list_type,
    &rntuple_v0_header_envelope_type,
    &rntuple_v0_footer_envelope_type,
    &root_file_file_header_type,
    &root_file_key_type,
    &root_file_directory_type,
    &root_file_keys_list_type,
    &root_file_counted_string_type,
    &root_file_free_list_type,
    &root_file_free_entry_type,
    &root_file_anchor_type,
    &root_file_anchor_rc2_type,
    &root_file_anchor_rc1_type,
    &root_file_blob_offset_table_type,
    &streamer_info_record_type,
    &streamer_info_any_object_type,
    &streamer_info_class_info_type,
    &streamer_info_class_elements_type,
    &streamer_info_class_element_type,
};

#endif
