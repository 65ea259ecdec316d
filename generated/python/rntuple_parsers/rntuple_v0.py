# Generated from spec/rntuple_v0.ksy by tools/generate; edit spec/parts/rntuple_v0.ksy and run `make generate`.
# mypy: ignore-errors
"""Parsers of the types of ``spec/rntuple_v0.ksy``; see :mod:`rntuple_parsers`."""

from __future__ import annotations

from struct import Struct, unpack_from
from typing import Any

from rntuple_parsers.runtime import ParseError, Record, Records

_HHII = Struct("<HHII").unpack_from
_HHIII = Struct("<HHIII").unpack_from
_HHIIIQ = Struct("<HHIIIQ").unpack_from
_HHIQHHIIIQ = Struct("<HHIQHHIIIQ").unpack_from
_HHIQI = Struct("<HHIQI").unpack_from
_HHIQQ = Struct("<HHIQQ").unpack_from
_I = Struct("<I").unpack_from
_IqII = Struct("<IqII").unpack_from
_QI = Struct("<QI").unpack_from
_QIQI = Struct("<QIQI").unpack_from
_QQHHIIIQ = Struct("<QQHHIIIQ").unpack_from
_QQIqI = Struct("<QQIqI").unpack_from
_QQqII = Struct("<QQqII").unpack_from


class Header(Record):
    """Name, provenance and schema of the RNTuple."""

    __slots__ = ()
    layout = (
        ("version", "u2", "version"),
        ("min_version", "u2", "min_version"),
        ("len_frame", "u4", "len_frame"),
        ("reserved", "u8", "body.reserved"),
        ("name", "", "body.name.raw"),
        ("description", "", "body.description.raw"),
        ("author", "", "body.author.raw"),
        ("custodian", "", "body.custodian.raw"),
        ("time_of_data", "u8", "body.time_of_data"),
        ("time_of_writing", "u8", "body.time_of_writing"),
        ("ntuple_version_version", "u2", "body.ntuple_version.version"),
        ("ntuple_version_min_version", "u2", "body.ntuple_version.min_version"),
        ("ntuple_version_version_use", "u4", "body.ntuple_version.body.version_use"),
        ("ntuple_version_version_min", "u4", "body.ntuple_version.body.version_min"),
        ("ntuple_version_flags", "u8", "body.ntuple_version.body.flags"),
        ("ntuple_version_trailing", "", "body.ntuple_version.body.trailing"),
        ("own_uuid_version", "u2", "body.own_uuid.version"),
        ("own_uuid_min_version", "u2", "body.own_uuid.min_version"),
        ("own_uuid_uuid", "", "body.own_uuid.body.uuid.raw"),
        ("own_uuid_trailing", "", "body.own_uuid.body.trailing"),
        ("group_uuid_version", "u2", "body.group_uuid.version"),
        ("group_uuid_min_version", "u2", "body.group_uuid.min_version"),
        ("group_uuid_uuid", "", "body.group_uuid.body.uuid.raw"),
        ("group_uuid_trailing", "", "body.group_uuid.body.trailing"),
        ("fields", "", "body.fields"),
        ("columns", "", "body.columns"),
        ("trailing", "", "body.trailing"),
    )
    version: int  # Version of the frame that the writer used; 0.
    min_version: int  # Version that a reader must support at least; 0.
    len_frame: int  # Size of the frame in bytes, these eight included; 0 if it takes all that is left.
    reserved: int  # Zero in all known files.
    name: bytes  # Bytes of the string, left undecoded here; UTF-8 by convention, ASCII by the text of the drafts.
    description: bytes  # Bytes of the string, left undecoded here; UTF-8 by convention, ASCII by the text of the drafts.
    author: bytes  # Bytes of the string, left undecoded here; UTF-8 by convention, ASCII by the text of the drafts.
    custodian: bytes  # Bytes of the string, left undecoded here; UTF-8 by convention, ASCII by the text of the drafts.
    time_of_data: int  # Time at which the data were taken, in seconds since 1970.
    time_of_writing: int  # Time of writing, in seconds since 1970.
    ntuple_version_version: int  # Version of the frame that the writer used; 0.
    ntuple_version_min_version: int  # Version that a reader must support at least; 0.
    ntuple_version_version_use: int  # Version that was used.
    ntuple_version_version_min: int  # Smallest version that can read it.
    ntuple_version_flags: int  # Features in use; zero in all known files.
    ntuple_version_trailing: bytes  # Unknown bytes up to the end of the frame.
    own_uuid_version: int  # Version of the frame that the writer used; 0.
    own_uuid_min_version: int  # Version that a reader must support at least; 0.
    own_uuid_uuid: bytes  # Bytes of the string, left undecoded here; UTF-8 by convention, ASCII by the text of the drafts.
    own_uuid_trailing: bytes  # Unknown bytes up to the end of the frame.
    group_uuid_version: int  # Version of the frame that the writer used; 0.
    group_uuid_min_version: int  # Version that a reader must support at least; 0.
    group_uuid_uuid: bytes
    group_uuid_trailing: bytes  # Unknown bytes up to the end of the frame.
    fields: Records[Field]  # Field descriptions, in any order; the root field among them.
    columns: Records[Column]  # Column descriptions, in any order.
    trailing: bytes  # Unknown bytes up to the end of the frame.


class Field(Record):
    """Description of one field."""

    __slots__ = ()
    layout = (
        ("version", "u2", "version"),
        ("min_version", "u2", "min_version"),
        ("field_id", "u8", "body.field_id"),
        ("field_version_version", "u2", "body.field_version.version"),
        ("field_version_min_version", "u2", "body.field_version.min_version"),
        ("field_version_version_use", "u4", "body.field_version.body.version_use"),
        ("field_version_version_min", "u4", "body.field_version.body.version_min"),
        ("field_version_flags", "u8", "body.field_version.body.flags"),
        ("field_version_trailing", "", "body.field_version.body.trailing"),
        ("type_version_version", "u2", "body.type_version.version"),
        ("type_version_min_version", "u2", "body.type_version.min_version"),
        ("type_version_version_use", "u4", "body.type_version.body.version_use"),
        ("type_version_version_min", "u4", "body.type_version.body.version_min"),
        ("type_version_flags", "u8", "body.type_version.body.flags"),
        ("type_version_trailing", "", "body.type_version.body.trailing"),
        ("name", "", "body.name.raw"),
        ("description", "", "body.description.raw"),
        ("type_name", "", "body.type_name.raw"),
        ("num_repetitions", "u8", "body.num_repetitions"),
        ("structure", "u4", "body.structure"),
        ("parent_id", "u8", "body.parent_id"),
        ("links", "", "body.links"),
        ("trailing", "", "body.trailing"),
    )
    version: int  # Version of the frame that the writer used; 0.
    min_version: int  # Version that a reader must support at least; 0.
    field_id: int  # Id of the field.
    field_version_version: int  # Version of the frame that the writer used; 0.
    field_version_min_version: int  # Version that a reader must support at least; 0.
    field_version_version_use: int  # Version that was used.
    field_version_version_min: int  # Smallest version that can read it.
    field_version_flags: int  # Features in use; zero in all known files.
    field_version_trailing: bytes  # Unknown bytes up to the end of the frame.
    type_version_version: int  # Version of the frame that the writer used; 0.
    type_version_min_version: int  # Version that a reader must support at least; 0.
    type_version_version_use: int  # Version that was used.
    type_version_version_min: int  # Smallest version that can read it.
    type_version_flags: int  # Features in use; zero in all known files.
    type_version_trailing: bytes  # Unknown bytes up to the end of the frame.
    name: bytes  # Bytes of the string, left undecoded here; UTF-8 by convention, ASCII by the text of the drafts.
    description: bytes  # Bytes of the string, left undecoded here; UTF-8 by convention, ASCII by the text of the drafts.
    type_name: bytes  # Bytes of the string, left undecoded here; UTF-8 by convention, ASCII by the text of the drafts.
    num_repetitions: int  # Number of items per entry of a fixed-size array; 0 in other fields.
    structure: int  # Structural role, see the enum field_structure.
    parent_id: int  # Id of the parent field; of the root field, which holds the top-level fields, all bits are set.
    links: list[Any]  # Ids of the sub-fields, in order.
    trailing: bytes  # Unknown bytes up to the end of the frame.


class Column(Record):
    """Description of one column."""

    __slots__ = ()
    layout = (
        ("version", "u2", "version"),
        ("min_version", "u2", "min_version"),
        ("column_id", "u8", "body.column_id"),
        ("column_version_version", "u2", "body.column_version.version"),
        ("column_version_min_version", "u2", "body.column_version.min_version"),
        ("column_version_version_use", "u4", "body.column_version.body.version_use"),
        ("column_version_version_min", "u4", "body.column_version.body.version_min"),
        ("column_version_flags", "u8", "body.column_version.body.flags"),
        ("column_version_trailing", "", "body.column_version.body.trailing"),
        ("model_version", "u2", "body.model.version"),
        ("model_min_version", "u2", "body.model.min_version"),
        ("model_column_type", "u4", "body.model.body.column_type"),
        ("model_is_sorted", "u4", "body.model.body.is_sorted"),
        ("model_trailing", "", "body.model.body.trailing"),
        ("field_id", "u8", "body.field_id"),
        ("index", "u4", "body.index"),
        ("trailing", "", "body.trailing"),
    )
    version: int  # Version of the frame that the writer used; 0.
    min_version: int  # Version that a reader must support at least; 0.
    column_id: int  # Id of the column.
    column_version_version: int  # Version of the frame that the writer used; 0.
    column_version_min_version: int  # Version that a reader must support at least; 0.
    column_version_version_use: int  # Version that was used.
    column_version_version_min: int  # Smallest version that can read it.
    column_version_flags: int  # Features in use; zero in all known files.
    column_version_trailing: bytes  # Unknown bytes up to the end of the frame.
    model_version: int  # Version of the frame that the writer used; 0.
    model_min_version: int  # Version that a reader must support at least; 0.
    model_column_type: int  # How elements are encoded, see the enum column_type.
    model_is_sorted: int  # 1 if elements never decrease, else 0.
    model_trailing: bytes  # Unknown bytes up to the end of the frame.
    field_id: int  # Id of the field that the column belongs to.
    index: int  # Position among the columns of the field.
    trailing: bytes  # Unknown bytes up to the end of the frame.


class HeaderEnvelope(Record):
    """Whole header, from a slice that holds exactly the envelope."""

    __slots__ = ()
    layout = (
        ("payload", "", "payload"),
        ("checksum", "", "checksum"),
    )
    payload: Header  # Outermost frame.
    checksum: bytes  # CRC32 of all preceding bytes of the envelope, little-endian.


class ColumnPages(Record):
    """Pages of one column in one cluster; not a frame."""

    __slots__ = ()
    layout = (
        ("column_id", "u8", "column_id"),
        ("element_offset", "u8", "element_offset"),
        ("num_elements", "u4", "num_elements"),
        ("compression_settings", "i8", "compression_settings"),
        ("pages", "", "pages"),
    )
    column_id: int  # Id of the column.
    element_offset: int  # Number of elements of the column in all clusters before.
    num_elements: int  # Number of elements of the column in this cluster.
    compression_settings: int  # Compression asked for, 100 * algorithm + level.
    pages: Records[Page]  # Page descriptions in the order of elements.


class Page(Record):
    """Description of one page; not a frame."""

    __slots__ = ()
    layout = (
        ("num_elements", "u4", "num_elements"),
        ("locator_ofs_range", "i8", "locator.ofs_range"),
        ("locator_len_range", "u4", "locator.len_range"),
        ("locator_url", "", "locator.url.raw"),
    )
    num_elements: int  # Number of elements in the page.
    locator_ofs_range: int  # Offset in bytes from the start of the file.
    locator_len_range: int  # Stored size in bytes.
    locator_url: bytes  # Bytes of the string, left undecoded here; UTF-8 by convention, ASCII by the text of the drafts.


class Cluster(Record):
    """One cluster; not a frame."""

    __slots__ = ()
    layout = (
        ("uuid_version", "u2", "uuid.version"),
        ("uuid_min_version", "u2", "uuid.min_version"),
        ("uuid_uuid", "", "uuid.body.uuid.raw"),
        ("uuid_trailing", "", "uuid.body.trailing"),
        ("summary_version", "u2", "summary.version"),
        ("summary_min_version", "u2", "summary.min_version"),
        ("summary_cluster_id", "u8", "summary.body.cluster_id"),
        ("summary_cluster_version_version", "u2", "summary.body.cluster_version.version"),
        ("summary_cluster_version_min_version", "u2", "summary.body.cluster_version.min_version"),
        ("summary_cluster_version_version_use", "u4", "summary.body.cluster_version.body.version_use"),
        ("summary_cluster_version_version_min", "u4", "summary.body.cluster_version.body.version_min"),
        ("summary_cluster_version_flags", "u8", "summary.body.cluster_version.body.flags"),
        ("summary_cluster_version_trailing", "", "summary.body.cluster_version.body.trailing"),
        ("summary_first_entry", "u8", "summary.body.first_entry"),
        ("summary_num_entries", "u8", "summary.body.num_entries"),
        ("summary_locator_ofs_range", "i8", "summary.body.locator.ofs_range"),
        ("summary_locator_len_range", "u4", "summary.body.locator.len_range"),
        ("summary_locator_url", "", "summary.body.locator.url.raw"),
        ("summary_trailing", "", "summary.body.trailing"),
        ("columns", "", "columns"),
    )
    uuid_version: int  # Version of the frame that the writer used; 0.
    uuid_min_version: int  # Version that a reader must support at least; 0.
    uuid_uuid: bytes  # Bytes of the string, left undecoded here; UTF-8 by convention, ASCII by the text of the drafts.
    uuid_trailing: bytes  # Unknown bytes up to the end of the frame.
    summary_version: int  # Version of the frame that the writer used; 0.
    summary_min_version: int  # Version that a reader must support at least; 0.
    summary_cluster_id: int  # Id of the cluster.
    summary_cluster_version_version: int  # Version of the frame that the writer used; 0.
    summary_cluster_version_min_version: int  # Version that a reader must support at least; 0.
    summary_cluster_version_version_use: int  # Version that was used.
    summary_cluster_version_version_min: int  # Smallest version that can read it.
    summary_cluster_version_flags: int  # Features in use; zero in all known files.
    summary_cluster_version_trailing: bytes  # Unknown bytes up to the end of the frame.
    summary_first_entry: int  # Number of the first entry of the cluster.
    summary_num_entries: int  # Number of entries of the cluster.
    summary_locator_ofs_range: int  # Offset in bytes from the start of the file.
    summary_locator_len_range: int  # Stored size in bytes.
    summary_locator_url: bytes
    summary_trailing: bytes  # Unknown bytes up to the end of the frame.
    columns: Records[ColumnPages]  # The pages of every column, in any order.


class Footer(Record):
    """Clusters and the places of their pages."""

    __slots__ = ()
    layout = (
        ("version", "u2", "version"),
        ("min_version", "u2", "min_version"),
        ("len_frame", "u4", "len_frame"),
        ("reserved", "u8", "body.reserved"),
        ("clusters", "", "body.clusters"),
        ("trailing", "", "body.trailing"),
    )
    version: int  # Version of the frame that the writer used; 0.
    min_version: int  # Version that a reader must support at least; 0.
    len_frame: int  # Size of the frame in bytes, these eight included; 0 if it takes all that is left.
    reserved: int  # Zero in all known files.
    clusters: Records[Cluster]  # The clusters.
    trailing: bytes  # Unknown bytes up to the end of the frame.


class FooterEnvelope(Record):
    """Whole footer, from a slice that holds exactly the envelope."""

    __slots__ = ()
    layout = (
        ("payload", "", "payload"),
        ("postscript_version", "u2", "postscript.version"),
        ("postscript_min_version", "u2", "postscript.min_version"),
        ("postscript_len_header", "u4", "postscript.len_header"),
        ("postscript_len_footer", "u4", "postscript.len_footer"),
        ("checksum", "", "checksum"),
    )
    payload: Footer  # Outermost frame.
    postscript_version: int  # Version of the tail that the writer used; 0.
    postscript_min_version: int  # Version that a reader must support at least; 0.
    postscript_len_header: int  # Length in bytes of the header envelope.
    postscript_len_footer: int  # Length in bytes of the footer envelope, this tail and the checksum included.
    checksum: bytes  # CRC32 of all preceding bytes of the envelope, little-endian.


def header_record(d: bytes, p: int, e: int) -> tuple[int, Header]:
    """Parse the type header_record."""
    version, min_version, len_frame, reserved, name_len = _HHIQI(d, p)
    p += 20
    if not (len_frame == 0 or len_frame - (e - (p - 12)) == 8):
        raise ParseError(p - 12)
    e1 = e
    if name_len > e1 - p:
        raise ParseError(p)
    q = p + name_len
    name = d[p:q]
    p = q
    description_len, = _I(d, p)
    p += 4
    if description_len > e1 - p:
        raise ParseError(p)
    q = p + description_len
    description = d[p:q]
    p = q
    author_len, = _I(d, p)
    p += 4
    if author_len > e1 - p:
        raise ParseError(p)
    q = p + author_len
    author = d[p:q]
    p = q
    custodian_len, = _I(d, p)
    p += 4
    if custodian_len > e1 - p:
        raise ParseError(p)
    q = p + custodian_len
    custodian = d[p:q]
    p = q
    time_of_data, time_of_writing, ntuple_version_version, ntuple_version_min_version, ntuple_version_len_frame, ntuple_version_version_use, ntuple_version_version_min, ntuple_version_flags = _QQHHIIIQ(d, p)
    p += 40
    if not (ntuple_version_len_frame == 0 or ntuple_version_len_frame >= 8 and ntuple_version_len_frame - (e1 - (p - 16)) <= 8):
        raise ParseError(p - 16)
    e2 = p - 16 + (e1 - (p - 16) if ntuple_version_len_frame == 0 else ntuple_version_len_frame - 8)
    if not p - 16 <= e2 <= e1:
        raise ParseError(p - 16)
    if p > e2:
        raise ParseError(p)
    ntuple_version_trailing = d[p:e2] if p < e2 else b""
    p = e2
    own_uuid_version, own_uuid_min_version, own_uuid_len_frame, own_uuid_uuid_len = _HHII(d, p)
    p += 12
    if not (own_uuid_len_frame == 0 or own_uuid_len_frame >= 8 and own_uuid_len_frame - (e1 - (p - 4)) <= 8):
        raise ParseError(p - 4)
    e3 = p - 4 + (e1 - (p - 4) if own_uuid_len_frame == 0 else own_uuid_len_frame - 8)
    if not p - 4 <= e3 <= e1:
        raise ParseError(p - 4)
    if own_uuid_uuid_len > e3 - p:
        raise ParseError(p)
    q = p + own_uuid_uuid_len
    own_uuid_uuid = d[p:q]
    p = q
    own_uuid_trailing = d[p:e3] if p < e3 else b""
    p = e3
    group_uuid_version, group_uuid_min_version, group_uuid_len_frame, group_uuid_uuid_len = _HHII(d, p)
    p += 12
    if not (group_uuid_len_frame == 0 or group_uuid_len_frame >= 8 and group_uuid_len_frame - (e1 - (p - 4)) <= 8):
        raise ParseError(p - 4)
    e4 = p - 4 + (e1 - (p - 4) if group_uuid_len_frame == 0 else group_uuid_len_frame - 8)
    if not p - 4 <= e4 <= e1:
        raise ParseError(p - 4)
    if group_uuid_uuid_len > e4 - p:
        raise ParseError(p)
    q = p + group_uuid_uuid_len
    group_uuid_uuid = d[p:q]
    p = q
    group_uuid_trailing = d[p:e4] if p < e4 else b""
    p = e4
    num_fields, = _I(d, p)
    p += 4
    if not (num_fields <= 0x7fffffff and num_fields * 8 <= e1 - p):
        raise ParseError(p)
    fields = []
    add_fields = fields.append
    for _ in range(num_fields):
        version_1, min_version_1, len_frame_1, field_id_1, field_version_version_1, field_version_min_version_1, field_version_len_frame_1, field_version_version_use_1, field_version_version_min_1, field_version_flags_1 = _HHIQHHIIIQ(d, p)
        p += 40
        if not (len_frame_1 == 0 or len_frame_1 >= 8 and len_frame_1 - (e1 - (p - 32)) <= 8):
            raise ParseError(p - 32)
        e5 = p - 32 + (e1 - (p - 32) if len_frame_1 == 0 else len_frame_1 - 8)
        if not p - 32 <= e5 <= e1:
            raise ParseError(p - 32)
        if not (field_version_len_frame_1 == 0 or field_version_len_frame_1 >= 8 and field_version_len_frame_1 - (e5 - (p - 16)) <= 8):
            raise ParseError(p - 16)
        e6 = p - 16 + (e5 - (p - 16) if field_version_len_frame_1 == 0 else field_version_len_frame_1 - 8)
        if not p - 16 <= e6 <= e5:
            raise ParseError(p - 16)
        if p > e6:
            raise ParseError(p)
        field_version_trailing_1 = d[p:e6] if p < e6 else b""
        p = e6
        type_version_version_1, type_version_min_version_1, type_version_len_frame_1, type_version_version_use_1, type_version_version_min_1, type_version_flags_1 = _HHIIIQ(d, p)
        p += 24
        if not (type_version_len_frame_1 == 0 or type_version_len_frame_1 >= 8 and type_version_len_frame_1 - (e5 - (p - 16)) <= 8):
            raise ParseError(p - 16)
        e7 = p - 16 + (e5 - (p - 16) if type_version_len_frame_1 == 0 else type_version_len_frame_1 - 8)
        if not p - 16 <= e7 <= e5:
            raise ParseError(p - 16)
        if p > e7:
            raise ParseError(p)
        type_version_trailing_1 = d[p:e7] if p < e7 else b""
        p = e7
        name_len_1, = _I(d, p)
        p += 4
        if name_len_1 > e5 - p:
            raise ParseError(p)
        q = p + name_len_1
        name_1 = d[p:q]
        p = q
        description_len_1, = _I(d, p)
        p += 4
        if description_len_1 > e5 - p:
            raise ParseError(p)
        q = p + description_len_1
        description_1 = d[p:q]
        p = q
        type_name_len_1, = _I(d, p)
        p += 4
        if type_name_len_1 > e5 - p:
            raise ParseError(p)
        q = p + type_name_len_1
        type_name_1 = d[p:q]
        p = q
        num_repetitions_1, structure_1, parent_id_1, num_links_1 = _QIQI(d, p)
        p += 24
        if not (num_links_1 <= 0x7fffffff and num_links_1 * 8 <= e5 - p):
            raise ParseError(p)
        n = num_links_1
        if n * 8 > e5 - p:
            raise ParseError(p)
        links_1 = list(unpack_from(f"<{n}Q", d, p))
        p += n * 8
        trailing_1 = d[p:e5] if p < e5 else b""
        p = e5
        add_fields((version_1, min_version_1, field_id_1, field_version_version_1, field_version_min_version_1, field_version_version_use_1, field_version_version_min_1, field_version_flags_1, field_version_trailing_1, type_version_version_1, type_version_min_version_1, type_version_version_use_1, type_version_version_min_1, type_version_flags_1, type_version_trailing_1, name_1, description_1, type_name_1, num_repetitions_1, structure_1, parent_id_1, links_1, trailing_1))
    fields = Records(fields, Field)
    num_columns, = _I(d, p)
    p += 4
    if not (num_columns <= 0x7fffffff and num_columns * 8 <= e1 - p):
        raise ParseError(p)
    columns = []
    add_columns = columns.append
    for _ in range(num_columns):
        version_1, min_version_1, len_frame_1, column_id_1, column_version_version_1, column_version_min_version_1, column_version_len_frame_1, column_version_version_use_1, column_version_version_min_1, column_version_flags_1 = _HHIQHHIIIQ(d, p)
        p += 40
        if not (len_frame_1 == 0 or len_frame_1 >= 8 and len_frame_1 - (e1 - (p - 32)) <= 8):
            raise ParseError(p - 32)
        e8 = p - 32 + (e1 - (p - 32) if len_frame_1 == 0 else len_frame_1 - 8)
        if not p - 32 <= e8 <= e1:
            raise ParseError(p - 32)
        if not (column_version_len_frame_1 == 0 or column_version_len_frame_1 >= 8 and column_version_len_frame_1 - (e8 - (p - 16)) <= 8):
            raise ParseError(p - 16)
        e9 = p - 16 + (e8 - (p - 16) if column_version_len_frame_1 == 0 else column_version_len_frame_1 - 8)
        if not p - 16 <= e9 <= e8:
            raise ParseError(p - 16)
        if p > e9:
            raise ParseError(p)
        column_version_trailing_1 = d[p:e9] if p < e9 else b""
        p = e9
        model_version_1, model_min_version_1, model_len_frame_1, model_column_type_1, model_is_sorted_1 = _HHIII(d, p)
        p += 16
        if not (model_len_frame_1 == 0 or model_len_frame_1 >= 8 and model_len_frame_1 - (e8 - (p - 8)) <= 8):
            raise ParseError(p - 8)
        e10 = p - 8 + (e8 - (p - 8) if model_len_frame_1 == 0 else model_len_frame_1 - 8)
        if not p - 8 <= e10 <= e8:
            raise ParseError(p - 8)
        if p > e10:
            raise ParseError(p)
        model_trailing_1 = d[p:e10] if p < e10 else b""
        p = e10
        field_id_1, index_1 = _QI(d, p)
        p += 12
        if p > e8:
            raise ParseError(p)
        trailing_1 = d[p:e8] if p < e8 else b""
        p = e8
        add_columns((version_1, min_version_1, column_id_1, column_version_version_1, column_version_min_version_1, column_version_version_use_1, column_version_version_min_1, column_version_flags_1, column_version_trailing_1, model_version_1, model_min_version_1, model_column_type_1, model_is_sorted_1, model_trailing_1, field_id_1, index_1, trailing_1))
    columns = Records(columns, Column)
    trailing = d[p:e1] if p < e1 else b""
    p = e1
    return p, Header((version, min_version, len_frame, reserved, name, description, author, custodian, time_of_data, time_of_writing, ntuple_version_version, ntuple_version_min_version, ntuple_version_version_use, ntuple_version_version_min, ntuple_version_flags, ntuple_version_trailing, own_uuid_version, own_uuid_min_version, own_uuid_uuid, own_uuid_trailing, group_uuid_version, group_uuid_min_version, group_uuid_uuid, group_uuid_trailing, fields, columns, trailing))


def header_envelope(d: bytes, p: int, e: int) -> tuple[int, HeaderEnvelope]:
    """Parse the type header_envelope."""
    e1 = p + e - p - 4
    if not p <= e1 <= e:
        raise ParseError(p)
    p, payload = header_record(d, p, e1)
    p = e1
    q = p + 4
    if q > e:
        raise ParseError(p)
    checksum = d[p:q]
    p = q
    return p, HeaderEnvelope((payload, checksum))


def column_pages(d: bytes, p: int, e: int) -> tuple[int, ColumnPages]:
    """Parse the type column_pages."""
    column_id, element_offset, num_elements, compression_settings, num_pages = _QQIqI(d, p)
    p += 32
    if not (num_pages >= 0 and num_pages <= 0x7fffffff and num_pages * 20 <= e - p):
        raise ParseError(p)
    pages = []
    add_pages = pages.append
    for _ in range(num_pages):
        num_elements_1, locator_ofs_range_1, locator_len_range_1, locator_url_len_1 = _IqII(d, p)
        p += 20
        if locator_url_len_1 > e - p:
            raise ParseError(p)
        q = p + locator_url_len_1
        locator_url_1 = d[p:q]
        p = q
        add_pages((num_elements_1, locator_ofs_range_1, locator_len_range_1, locator_url_1))
    pages = Records(pages, Page)
    return p, ColumnPages((column_id, element_offset, num_elements, compression_settings, pages))


def cluster(d: bytes, p: int, e: int) -> tuple[int, Cluster]:
    """Parse the type cluster."""
    uuid_version, uuid_min_version, uuid_len_frame, uuid_uuid_len = _HHII(d, p)
    p += 12
    if not (uuid_len_frame == 0 or uuid_len_frame >= 8 and uuid_len_frame - (e - (p - 4)) <= 8):
        raise ParseError(p - 4)
    e1 = p - 4 + (e - (p - 4) if uuid_len_frame == 0 else uuid_len_frame - 8)
    if not p - 4 <= e1 <= e:
        raise ParseError(p - 4)
    if uuid_uuid_len > e1 - p:
        raise ParseError(p)
    q = p + uuid_uuid_len
    uuid_uuid = d[p:q]
    p = q
    uuid_trailing = d[p:e1] if p < e1 else b""
    p = e1
    summary_version, summary_min_version, summary_len_frame, summary_cluster_id, summary_cluster_version_version, summary_cluster_version_min_version, summary_cluster_version_len_frame, summary_cluster_version_version_use, summary_cluster_version_version_min, summary_cluster_version_flags = _HHIQHHIIIQ(d, p)
    p += 40
    if not (summary_len_frame == 0 or summary_len_frame >= 8 and summary_len_frame - (e - (p - 32)) <= 8):
        raise ParseError(p - 32)
    e2 = p - 32 + (e - (p - 32) if summary_len_frame == 0 else summary_len_frame - 8)
    if not p - 32 <= e2 <= e:
        raise ParseError(p - 32)
    if not (summary_cluster_version_len_frame == 0 or summary_cluster_version_len_frame >= 8 and summary_cluster_version_len_frame - (e2 - (p - 16)) <= 8):
        raise ParseError(p - 16)
    e3 = p - 16 + (e2 - (p - 16) if summary_cluster_version_len_frame == 0 else summary_cluster_version_len_frame - 8)
    if not p - 16 <= e3 <= e2:
        raise ParseError(p - 16)
    if p > e3:
        raise ParseError(p)
    summary_cluster_version_trailing = d[p:e3] if p < e3 else b""
    p = e3
    summary_first_entry, summary_num_entries, summary_locator_ofs_range, summary_locator_len_range, summary_locator_url_len = _QQqII(d, p)
    p += 32
    if summary_locator_url_len > e2 - p:
        raise ParseError(p)
    q = p + summary_locator_url_len
    summary_locator_url = d[p:q]
    p = q
    summary_trailing = d[p:e2] if p < e2 else b""
    p = e2
    num_columns, = _I(d, p)
    p += 4
    if not (num_columns <= 0x7fffffff and num_columns * 32 <= e - p):
        raise ParseError(p)
    columns = []
    add_columns = columns.append
    for _ in range(num_columns):
        p, item_1 = column_pages(d, p, e)
        add_columns(item_1)
    return p, Cluster((uuid_version, uuid_min_version, uuid_uuid, uuid_trailing, summary_version, summary_min_version, summary_cluster_id, summary_cluster_version_version, summary_cluster_version_min_version, summary_cluster_version_version_use, summary_cluster_version_version_min, summary_cluster_version_flags, summary_cluster_version_trailing, summary_first_entry, summary_num_entries, summary_locator_ofs_range, summary_locator_len_range, summary_locator_url, summary_trailing, columns))


def footer_record(d: bytes, p: int, e: int) -> tuple[int, Footer]:
    """Parse the type footer_record."""
    version, min_version, len_frame, reserved, num_clusters = _HHIQQ(d, p)
    p += 24
    if not (len_frame == 0 or len_frame - (e - (p - 16)) == 8):
        raise ParseError(p - 16)
    e1 = e
    if not (num_clusters >= 0 and num_clusters <= 0x7fffffff and num_clusters * 20 <= e1 - p):
        raise ParseError(p)
    clusters = []
    add_clusters = clusters.append
    for _ in range(num_clusters):
        p, item_1 = cluster(d, p, e1)
        add_clusters(item_1)
    trailing = d[p:e1] if p < e1 else b""
    p = e1
    return p, Footer((version, min_version, len_frame, reserved, clusters, trailing))


def footer_envelope(d: bytes, p: int, e: int) -> tuple[int, FooterEnvelope]:
    """Parse the type footer_envelope."""
    e1 = p + e - p - 16
    if not p <= e1 <= e:
        raise ParseError(p)
    p, payload = footer_record(d, p, e1)
    p = e1
    postscript_version, postscript_min_version, postscript_len_header, postscript_len_footer = _HHII(d, p)
    p += 12
    if p > e:
        raise ParseError(p)
    q = p + 4
    if q > e:
        raise ParseError(p)
    checksum = d[p:q]
    p = q
    return p, FooterEnvelope((payload, postscript_version, postscript_min_version, postscript_len_header, postscript_len_footer, checksum))
