/** Smaller arrays are not worth it. */
const fewestBytes = 1 << 16;

/**
 * Numbers in memory that V8 does not count, although it need not be shared: for every 64 MB of other arrays, V8 looks through everything that
 * lives, which takes a second in a process with a million people.
 */
export function scratchNumbers(length: number): Uint32Array {
  return new Uint32Array(scratch(length * Uint32Array.BYTES_PER_ELEMENT));
}

/** The same for bytes. */
export function scratchBytes(length: number): Uint8Array {
  return new Uint8Array(scratch(length));
}

function scratch(bytes: number): ArrayBufferLike {
  return bytes < fewestBytes ? new ArrayBuffer(bytes) : new SharedArrayBuffer(bytes);
}
