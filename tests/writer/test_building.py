"""Records built to bytes are read back as the same records."""

from __future__ import annotations

import pytest
from conftest import corpus_names

from rntuple_construct.container import RootFile
from rntuple_construct.generations import generation_named
from rntuple_construct.generations.builders import builder_named

BUILDER = builder_named("1.x")
READER = generation_named("1.x")


@pytest.mark.parametrize("name", corpus_names("1.x"))
def test_envelopes_of_real_files_are_rebuilt_byte_by_byte(name, corpus_file):
    with RootFile(corpus_file(name)) as file:
        for key in file.keys():  # noqa: SIM118
            anchor = file.anchor(key)
            header = bytes(file.read_header(anchor))
            assert BUILDER.build_header(READER.parse_header(header, None)) == header
            footer = bytes(file.read_footer(anchor))
            record = READER.parse_footer(footer, None)
            rebuilt = BUILDER.build_footer(record)
            if anchor.version >= (1, 0, 1, 0):
                assert rebuilt == footer
            assert READER.parse_footer(rebuilt, None) == record
            for group in record.cluster_groups:
                link = group.page_list_link
                data = bytes(file.read_compressed(link.locator.offset, link.locator.size, link.len_envelope))
                assert BUILDER.build_page_list(READER.parse_page_list(data, None)) == data
