// xz-decompress asks Node for its streams where there are none; browsers and Node have had them as globals for long.
export const { ReadableStream } = globalThis;
