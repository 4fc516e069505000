/** Smaller arrays are not worth it. */
const fewestBytes = 1 << 16;

let isCounted = false;

/** To be called by a thread on which little lives: memory that V8 counts is given back sooner. */
export function countScratch(): void {
  isCounted = true;
}

/**
 * Numbers in memory that V8 does not count, although it need not be shared: for every 64 MB of other arrays, V8 looks through everything that
 * lives, which takes a second in a process with a million people.
 */
export function scratchNumbers(length: number): Uint32Array {
  return new Uint32Array(scratch(length * Uint32Array.BYTES_PER_ELEMENT));
}

/** The same for bytes, for short numbers and for fractions. */
export function scratchBytes(length: number): Uint8Array {
  return new Uint8Array(scratch(length));
}

export function scratchShorts(length: number): Uint16Array {
  return new Uint16Array(scratch(length * Uint16Array.BYTES_PER_ELEMENT));
}

export function scratchFloats(length: number): Float64Array {
  return new Float64Array(scratch(length * Float64Array.BYTES_PER_ELEMENT));
}

/** Gives the memory of an array back that is not used any more, also by no view of it. Shared memory has to wait for a collection. */
export function free({ buffer }: Uint32Array | Float64Array | Uint8Array): void {
  if (buffer instanceof ArrayBuffer) buffer.transfer(0);
}

function scratch(bytes: number): ArrayBufferLike {
  return isCounted || bytes < fewestBytes ? new ArrayBuffer(bytes) : new SharedArrayBuffer(bytes);
}
