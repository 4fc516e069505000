/** Minimum size of an array in shared memory. */
const minSharedBytes = 1 << 16;

let isOnHeap = false;

/** Allocates memory that V8 counts from now on. For threads with a small heap, on which that memory is freed sooner. */
export function countScratch(): void {
  isOnHeap = true;
}

/**
 * Allocates numbers in shared memory, only because V8 does not count it: after every 64 MB of other arrays, V8 runs a major garbage
 * collection, which takes a second in a process with a million people.
 */
export function scratchNumbers(length: number): Uint32Array {
  return new Uint32Array(scratch(length * Uint32Array.BYTES_PER_ELEMENT));
}

/** The same for bytes. */
export function scratchBytes(length: number): Uint8Array {
  return new Uint8Array(scratch(length));
}

export function scratchShorts(length: number): Uint16Array {
  return new Uint16Array(scratch(length * Uint16Array.BYTES_PER_ELEMENT));
}

export function scratchFloats(length: number): Float64Array {
  return new Float64Array(scratch(length * Float64Array.BYTES_PER_ELEMENT));
}

/**
 * Frees the memory of an array that is not used any more, neither directly nor by a view. Shared memory is freed by the next garbage
 * collection.
 */
export function free({ buffer }: Uint32Array | Float64Array | Uint8Array): void {
  if (buffer instanceof ArrayBuffer) buffer.transfer(0);
}

function scratch(bytes: number): ArrayBufferLike {
  return isOnHeap || bytes < minSharedBytes ? new ArrayBuffer(bytes) : new SharedArrayBuffer(bytes);
}
