/** From so many bytes on memory is shared: less is not worth it. */
const fewestBytes = 1 << 16;

/**
 * Numbers for as long as a build takes, in memory that V8 does not count, though nobody shares it: for every 64 MB of other arrays it looks through all that lives, which
 * takes a second in a process with a million people.
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
