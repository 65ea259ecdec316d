// Bytes of a file that stays where it is: only the ranges asked for are read.

/** What is wrong with a file, and where. The only error that reading a file ends in. */
export class FileError extends Error {
  /**
   * @param {string} message what is wrong
   * @param {number} [offset] file offset of it
   */
  constructor(message, offset) {
    super(offset === undefined ? message : `${message} (at byte ${offset}, 0x${offset.toString(16)})`);
    this.name = 'FileError';
    this.offset = offset;
  }
}

/** A file or another Blob. */
export class Storage {
  /** @param {Blob} blob the file */
  constructor(blob, name) {
    this.blob = blob;
    this.name = name;
    this.size = blob.size;
  }

  /** Bytes of a range, which must lie in the file. */
  async read(offset, size, what) {
    if (!(offset >= 0 && size >= 0 && offset + size <= this.size)) {
      throw new FileError(`${what}: ${size} bytes at ${offset} are not in the file, which has ${this.size}`, offset);
    }
    try {
      return new Uint8Array(await this.blob.slice(offset, offset + size).arrayBuffer());
    } catch (error) {
      throw new FileError(`${what}: the browser cannot read the file: ${error.message}`, offset);
    }
  }

  /** Bytes of a range, fewer at the end of the file. */
  readUpTo(offset, size, what) {
    return this.read(offset, Math.max(0, Math.min(size, this.size - offset)), what);
  }
}

/** A number of the file as a Number; offsets and sizes that no file can have are errors. */
export function safe(value, what, offset) {
  const number = Number(value);
  if (!Number.isSafeInteger(number)) throw new FileError(`${what}: ${value} is no possible value`, offset);
  return number;
}
