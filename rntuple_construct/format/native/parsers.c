/* Generated parsers of metadata, as a table for parsers.py, which reads their structs as the table describes them. */
#include <rntuple_c/rntuple.h>
#include <rntuple_c/rntuple_rc1.h>
#include <rntuple_c/rntuple_rc2.h>

#if defined(_WIN32)
#define PUBLIC __declspec(dllexport)
#else
#define PUBLIC __attribute__((visibility("default")))
#endif

static const rntuple_type *const types[] = {
    &rntuple_envelope_type,
    &rntuple_header_type,
    &rntuple_footer_type,
    &rntuple_cluster_pages_list_type,
    &rntuple_rc2_envelope_type,
    &rntuple_rc2_header_type,
    &rntuple_rc1_header_envelope_type,
    &rntuple_rc1_cluster_pages_list_type,
};

PUBLIC const rntuple_type *rntuple_native_type(size_t index)
{
    return index < sizeof types / sizeof *types ? types[index] : NULL;
}
