// Excerpts of search results are fetched from their pages, which browsers refuse for files on a disk.
if (location.protocol === "file:") {
  DOCUMENTATION_OPTIONS.SHOW_SEARCH_SUMMARY = false;
}
