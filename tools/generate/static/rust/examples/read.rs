//! Prints RNTuples of the released format, their metadata and their values: read FILE [NTUPLE [LEVELS [ELEMENTS]]]
//!
//! Prints an answer of the conformance protocol for each of the levels container, metadata and values. ELEMENTS is the most
//! elements of a column in a cluster that it reads.

use rntuple_kaitai::values::{choices, hexadecimal, numbers, read_fields, role, shape, spans, strings, to_json, Choices, Value};
use rntuple_kaitai::{find_anchors, open_ntuple, Cluster, NTuple, ReadOptions, Source};

type Result<T> = std::result::Result<T, Box<dyn std::error::Error>>;

/// The first values of a field in a cluster.
fn read_field(ntuple: &NTuple, cluster: &Cluster, id: usize, count: u64) -> Result<Vec<Value>> {
    let (kind, children) = (shape(ntuple, id)?, &ntuple.fields[id].children);
    match kind {
        "number" => Ok(numbers(ntuple, cluster, id, count)?),
        "held" => read_field(ntuple, cluster, children[0], count),
        "string" => Ok(strings(ntuple, cluster, id, count)?.into_iter().map(Value::Bytes).collect()),
        "streamer" => {
            let object = |bytes: Vec<u8>| Value::object([("$streamer", Value::Text(hexadecimal(&bytes)))]);
            Ok(strings(ntuple, cluster, id, count)?.into_iter().map(object).collect())
        }
        "record" => {
            let mut records = vec![Vec::new(); count as usize];
            for child in children {
                for (record, value) in records.iter_mut().zip(read_field(ntuple, cluster, *child, count)?) {
                    record.push((ntuple.fields[*child].name.clone(), value));
                }
            }
            Ok(records.into_iter().map(Value::Object).collect())
        }
        "variant" => {
            let Choices { values: chosen, sizes } = choices(ntuple, cluster, id, count)?;
            let mut alternatives = vec![vec![Value::Null]];
            for (child, size) in children.iter().zip(sizes) {
                alternatives.push(read_field(ntuple, cluster, *child, size)?);
            }
            Ok(chosen.into_iter().map(|(tag, index)| alternatives[tag][index].clone()).collect())
        }
        _ => {
            let ranges = spans(ntuple, cluster, id, count)?;
            let total = ranges.last().map_or(0, |range| range.1 as u64);
            let items = match kind {
                "bitset" => numbers(ntuple, cluster, id, total)?,
                _ => read_field(ntuple, cluster, children[0], total)?,
            };
            let part = |(start, end): (usize, usize)| match kind {
                "optional" => items[start..end].first().cloned().unwrap_or(Value::Null),
                _ => Value::List(items[start..end].to_vec()),
            };
            Ok(ranges.into_iter().map(part).collect())
        }
    }
}

fn metadata(ntuple: &NTuple) -> Value {
    let mut fields = Vec::new();
    for (id, field) in ntuple.fields.iter().enumerate() {
        let (path, type_name) = (Value::Text(ntuple.path(id)), field.type_name.as_str().into());
        fields.push(Value::object([("path", path), ("type_name", type_name), ("role", role(ntuple, id).into())]));
    }
    let (num_entries, num_clusters) = (ntuple.num_entries().into(), (ntuple.clusters.len() as u64).into());
    Value::object([("num_entries", num_entries), ("num_clusters", num_clusters), ("fields", Value::List(fields))])
}

fn values(ntuple: &NTuple) -> Value {
    let (fields, refused) = read_fields(ntuple, read_field);
    Value::object([("num_entries", ntuple.num_entries().into()), ("fields", fields), ("refused", refused)])
}

fn result(file: &dyn Source, name: &str, level: &str, options: ReadOptions) -> Result<Value> {
    if level == "container" {
        let names = find_anchors(file, &options.limits)?.into_iter().map(|each| Value::object([("name", Value::Text(each.name))]));
        return Ok(Value::object([("ntuples", Value::List(names.collect()))]));
    }
    let ntuple = open_ntuple(file, name, options)?;
    Ok(if level == "metadata" { metadata(&ntuple) } else { values(&ntuple) })
}

fn main() -> Result<()> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let file = std::fs::File::open(arguments.first().ok_or("which file?")?)?;
    let mut options = ReadOptions::default();
    if let Some(elements) = arguments.get(3) {
        options.limits.elements = elements.parse()?;
    }
    let name = arguments.get(1).map_or("", String::as_str);
    for level in arguments.get(2).map_or("values", String::as_str).split(',') {
        let answer = match result(&file, name, level, options) {
            Ok(result) => [("level", level.into()), ("status", "ok".into()), ("result", result)],
            Err(error) => {
                let message = Value::Text(error.to_string());
                [("level", level.into()), ("status", "refused".into()), ("message", message)]
            }
        };
        println!("{}", to_json(&Value::object(answer)));
    }
    Ok(())
}
