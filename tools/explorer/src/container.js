// The ROOT file around RNTuples: its header, directories and the keys they list.
import { RootFile, constants } from 'rntuple-kaitai';

import { expand } from './compression.js';
import { versionText } from './annotate.js';
import { parseAt } from './parsing.js';
import { FileError, safe } from './storage.js';

const LEN_HEADER = 128;
const LEN_DIRECTORY = 128;
const LEN_KEY = 1024;
const MAX_DIRECTORIES = 1000;
const MAX_LEN_KEYS = 64 * 1024 * 1024;

/** Header, directories and keys of a ROOT file; what cannot be read below the header is in `problems`. */
export async function openContainer(storage) {
  const start = await storage.readUpTo(0, LEN_HEADER, 'file header');
  const magic = String.fromCharCode(...start.subarray(0, 4));
  if (magic !== constants.FILE_MAGIC) {
    const seen = Array.from(start.subarray(0, 4), (byte) => byte.toString(16).padStart(2, '0')).join(' ');
    throw new FileError(`this is no ROOT file: it starts with the bytes ${seen || '(none)'}, not "${constants.FILE_MAGIC}"`, 0);
  }
  const header = parseAt(RootFile.FileHeader, start, 0, 'file header');
  const file = {
    header,
    version: versionText(header.version % constants.LARGE_FILE_VERSION),
    end: safe(header.ofsEnd, 'file header', 0),
    directories: [],
    keys: [],
    problems: [],
  };
  const fieldsAt = header.ofsBegin + header.lenName;
  const waiting = [{ path: '', at: fieldsAt, record: header.ofsBegin }];
  const seen = new Set();
  while (waiting.length) {
    const directory = waiting.shift();
    if (seen.has(directory.at)) continue;
    seen.add(directory.at);
    if (seen.size > MAX_DIRECTORIES) {
      file.problems.push(new FileError(`more than ${MAX_DIRECTORIES} directories`, directory.at));
      break;
    }
    try {
      await readDirectory(storage, file, directory, waiting);
    } catch (error) {
      file.problems.push(asProblem(error));
    }
  }
  return file;
}

async function readDirectory(storage, file, directory, waiting) {
  const what = directory.path ? `directory ${directory.path}` : 'root directory';
  const bytes = await storage.readUpTo(directory.at, LEN_DIRECTORY, what);
  const fields = parseAt(RootFile.Directory, bytes, directory.at, what);
  const at = safe(fields.ofsKeys, what, directory.at);
  file.directories.push({ path: directory.path, at: directory.at, offset: directory.record, keysAt: at });
  if (!at) return;
  if (fields.lenKeys > MAX_LEN_KEYS) throw new FileError(`keys list of ${what}: ${fields.lenKeys} bytes`, at);
  const record = await storage.read(at, Math.max(fields.lenKeys, 0), `keys list of ${what}`);
  const { payload } = parseAt(RootFile.Record, record, at, `keys list of ${what}`, ['payload']);
  const list = parseAt(RootFile.KeysList, payload, at + payload.byteOffset - record.byteOffset, `keys list of ${what}`);
  for (const key of list.keys) {
    const name = key.name.value;
    const path = directory.path ? `${directory.path}/${name}` : name;
    const offset = safe(key.ofsKey, `key ${path}`, at);
    file.keys.push({ path, name, className: key.className.value, cycle: key.cycle, offset });
    if (constants.DIRECTORY_CLASSES.includes(key.className.value)) {
      waiting.push({ path, at: offset + key.lenKey, record: offset });
    }
  }
}

/** The object of a key, decompressed. */
export async function readObject(storage, key, what) {
  const head = await storage.readUpTo(key.offset, LEN_KEY, what);
  const own = parseAt(RootFile.Key, head, key.offset, what);
  const size = own.lenRecord - own.lenKey;
  if (size < 0) throw new FileError(`${what}: a record of ${own.lenRecord} bytes with a key of ${own.lenKey}`, key.offset);
  const at = key.offset + own.lenKey;
  const stored = await storage.read(at, size, what);
  const isWhole = own.lenObject <= size;
  const bytes = isWhole ? stored.subarray(0, own.lenObject) : await expand(stored, own.lenObject, at, what);
  return { bytes, at, base: isWhole ? at : undefined };
}

/** A blob, which is spread over several keys if it has more bytes than one may have. */
export async function readBlob(storage, offset, size, maxKeySize, what) {
  if (!maxKeySize || size <= maxKeySize) return storage.read(offset, size, what);
  const len = constants.LEN_CHUNK_OFFSET;
  const room = maxKeySize - len;
  if (room < 1 || size > storage.size) throw new FileError(`${what}: ${size} bytes in keys of at most ${maxKeySize}`, offset);
  const numKeys = Math.ceil((size - len) / room);
  const lenFirst = maxKeySize - len * (numKeys - 1);
  if (lenFirst < 0) throw new FileError(`${what}: ${numKeys} keys of at most ${maxKeySize} bytes`, offset);
  const first = await storage.read(offset, maxKeySize, what);
  const table = new DataView(first.buffer, first.byteOffset + lenFirst);
  const whole = new Uint8Array(size);
  whole.set(first.subarray(0, lenFirst));
  let place = lenFirst;
  for (let number = 0; number < numKeys - 1; number += 1) {
    const at = safe(table.getBigUint64(number * len, true), what, offset + lenFirst + number * len);
    const part = await storage.read(at, Math.min(maxKeySize, size - place), what);
    whole.set(part, place);
    place += part.length;
  }
  return whole;
}

/** An error as something to be told; mistakes of this page are told too. */
export function asProblem(error) {
  return error instanceof FileError ? error : new FileError(`this page failed: ${error.message ?? error}`);
}
