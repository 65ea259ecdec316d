//! Reads envelopes from stdin (u32 kind, u32 length, bytes; little-endian) and prints one line of sums for each, or
//! "error" if the bytes are refused. What is summed, and in which order, says tests/support/kaitai_sums.py.
use kaitai::{parse, KError, KResult};
use rntuple_kaitai::{rntuple as v1, rntuple_rc1 as rc1, rntuple_rc2 as rc2, root_file};
use std::io::Read;

const FIELDS: usize = 0;
const COLUMNS: usize = 1;
const ALIASES: usize = 2;
const INFOS: usize = 3;
const GROUPS: usize = 4;
const SETS: usize = 5;
const CLUSTERS: usize = 6;
const ENTRIES: usize = 7;
const PAGES: usize = 8;
const ELEMENTS: usize = 9;
const SUPPRESSED: usize = 10;
const STORED: usize = 11;
const NAMES: usize = 12;
const DATA: usize = 13;

type Sums = [u64; 14];

fn add(sum: &mut u64, value: u64) {
    *sum = sum.wrapping_add(value);
}

/// Size in a standard locator.
macro_rules! standard {
    ($locator:expr) => {{
        let head = *$locator.head();
        if head >= 0 { head as u64 } else { 0 }
    }};
}

/// Size in a locator of format epoch 1, standard or large.
macro_rules! any_locator {
    ($locator:expr) => {
        match &*$locator.payload() {
            Some(v1::Rntuple_Locator_Payload::Rntuple_LargeLocator(large)) => *large.size(),
            _ => standard!($locator),
        }
    };
}

macro_rules! add_schema {
    ($sums:expr, $schema:expr) => {
        if let Some(schema) = $schema.get() {
            for field in schema.fields().body().items().iter() {
                $sums[FIELDS] += 1;
                add(&mut $sums[NAMES], u64::from(*field.body().name().len()));
            }
            $sums[COLUMNS] += schema.columns().body().items().len() as u64;
            $sums[ALIASES] += schema.alias_columns().body().items().len() as u64;
            $sums[INFOS] += schema.extra_type_infos().body().items().len() as u64;
        }
    };
}

macro_rules! add_summaries {
    ($sums:expr, $list:expr) => {
        for summary in $list.body().items().iter() {
            $sums[CLUSTERS] += 1;
            add(&mut $sums[ENTRIES], *summary.body().num_entries()?);
        }
    };
}

macro_rules! add_groups {
    ($sums:expr, $list:expr, $stored:ident) => {
        for group in $list.body().items().iter() {
            $sums[GROUPS] += 1;
            add(&mut $sums[STORED], $stored!(group.body().page_list_link().locator()));
        }
    };
}

macro_rules! add_pages {
    ($sums:expr, $list:expr, $stored:ident) => {
        for cluster in $list.body().items().iter() {
            for column in cluster.body().items().iter() {
                #[allow(unused_comparisons)]
                if *column.body().element_offset() < 0 {
                    $sums[SUPPRESSED] += 1;
                }
                for page in column.body().items().iter() {
                    $sums[PAGES] += 1;
                    add(&mut $sums[ELEMENTS], *page.num_elements()? as u64);
                    add(&mut $sums[STORED], $stored!(page.locator()));
                }
            }
        }
    };
}

fn release(bytes: &[u8]) -> KResult<Sums> {
    let mut sums = Sums::default();
    let envelope = parse::<v1::Rntuple>(bytes)?;
    match envelope.payload().as_ref() {
        Some(v1::Rntuple_Payload::Rntuple_Header(header)) => add_schema!(sums, header.schema()),
        Some(v1::Rntuple_Payload::Rntuple_Footer(footer)) => {
            add_schema!(sums, footer.schema_extension().body().schema());
            add_groups!(sums, footer.cluster_groups(), any_locator);
            if let Some(sets) = footer.linked_attribute_sets().get() {
                sums[SETS] += sets.body().items().len() as u64;
            }
        }
        Some(v1::Rntuple_Payload::Rntuple_PageList(list)) => {
            add_summaries!(sums, list.cluster_summaries());
            add_pages!(sums, list.page_locations(), any_locator);
        }
        _ => {}
    }
    Ok(sums)
}

fn second_candidate(bytes: &[u8]) -> KResult<Sums> {
    let mut sums = Sums::default();
    let envelope = parse::<rc2::RntupleRc2>(bytes)?;
    match envelope.payload().as_ref() {
        Some(rc2::RntupleRc2_Payload::RntupleRc2_Header(header)) => add_schema!(sums, header.schema()),
        Some(rc2::RntupleRc2_Payload::RntupleRc2_Footer(footer)) => {
            add_schema!(sums, footer.schema_extension().body().schema());
            add_groups!(sums, footer.cluster_groups(), standard);
        }
        Some(rc2::RntupleRc2_Payload::RntupleRc2_PageList(list)) => {
            add_summaries!(sums, list.cluster_summaries());
            add_pages!(sums, list.page_locations(), standard);
        }
        Some(rc2::RntupleRc2_Payload::RntupleRc2_MetaData(data)) => {
            sums[DATA] += data.entries().body().items().len() as u64;
        }
        _ => {}
    }
    Ok(sums)
}

fn first_candidate(kind: u32, bytes: &[u8]) -> KResult<Sums> {
    let mut sums = Sums::default();
    match kind {
        3 => {
            let envelope = parse::<rc1::RntupleRc1_HeaderEnvelope>(bytes)?;
            add_schema!(sums, envelope.payload().schema());
        }
        4 => {
            let envelope = parse::<rc1::RntupleRc1_FooterEnvelope>(bytes)?;
            let footer = envelope.payload();
            if let Some(extension) = footer.schema_extension().record().get() {
                add_schema!(sums, extension.schema());
            }
            add_summaries!(sums, footer.cluster_summaries());
            add_groups!(sums, footer.cluster_groups(), standard);
        }
        5 => {
            let envelope = parse::<rc1::RntupleRc1_PageListEnvelope>(bytes)?;
            add_pages!(sums, envelope.payload().page_locations(), standard);
        }
        _ => {
            let envelope = parse::<rc1::RntupleRc1_MetaDataEnvelope>(bytes)?;
            sums[DATA] += envelope.payload().entries().body().items().len() as u64;
        }
    }
    Ok(sums)
}

fn file(kind: u32, bytes: &[u8]) -> KResult<Sums> {
    let mut sums = Sums::default();
    match kind {
        7 => {
            let anchor = parse::<root_file::RootFile_Anchor>(bytes)?;
            sums[STORED] = anchor.nbytes_header().wrapping_add(*anchor.nbytes_footer());
        }
        8 => {
            for key in parse::<root_file::RootFile_KeysList>(bytes)?.keys().iter() {
                sums[DATA] += 1;
                add(&mut sums[NAMES], u64::from(*key.name().len()?));
                add(&mut sums[STORED], *key.seek_key()?);
            }
        }
        _ => {
            for chunk in parse::<root_file::RootFile_CompressionBlock>(bytes)?.chunks().iter() {
                sums[DATA] += 1;
                add(&mut sums[STORED], *chunk.len_uncompressed() as u64);
            }
        }
    }
    Ok(sums)
}

fn sums(kind: u32, bytes: &[u8]) -> KResult<Sums> {
    match kind {
        1 => release(bytes),
        2 => second_candidate(bytes),
        3..=6 => first_candidate(kind, bytes),
        7..=9 => file(kind, bytes),
        _ => Err(KError::Other(format!("unknown kind {kind}"))),
    }
}

fn main() {
    let mut input = Vec::new();
    std::io::stdin().read_to_end(&mut input).expect("stdin");
    let mut rest = &input[..];
    let number = |bytes: &[u8]| u32::from_le_bytes(bytes[..4].try_into().expect("four bytes"));
    while !rest.is_empty() {
        let (head, tail) = rest.split_at(8);
        let (bytes, next) = tail.split_at(number(&head[4..]) as usize);
        match sums(number(head), bytes) {
            Ok(sums) => println!("{}", sums.map(|sum| sum.to_string()).join(" ")),
            Err(_) => println!("error"),
        }
        rest = next;
    }
}
