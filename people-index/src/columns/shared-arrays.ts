/** Minimum size of an array that is moved: smaller ones are cheaper to copy. */
const minBytes = 1 << 10;
/** Alignment of each array, in bytes. */
const alignment = 8;

type Numbers = Uint8Array | Uint16Array | Uint32Array | Float64Array;

/**
 * Moves the arrays of plain data into shared memory: another thread can then use them without a copy, and V8 does not count them as memory
 * that a collection could free. They share one buffer, which is freed as a whole: hundreds of small ones would fragment the memory. The
 * arrays that were passed must not be used any more: most are freed immediately, so that the data is never in memory twice.
 */
export function intoSharedArrays<Data>(data: Data): Data {
  const views = new Map<ArrayBufferLike, number>();
  let bytes = 0;
  eachArray(data, (array) => {
    views.set(array.buffer, (views.get(array.buffer) ?? 0) + 1);
    if (isMoved(array)) bytes += alignedSize(array);
  });
  const buffer = new SharedArrayBuffer(bytes);
  let offset = 0;
  return replaceArrays(data, (array) => {
    if (!isMoved(array)) return array;
    const Kind = array.constructor as new (buffer: SharedArrayBuffer, offset: number, length: number) => Numbers;
    const shared = new Kind(buffer, offset, array.length);
    shared.set(array);
    offset += alignedSize(array);
    if (array.buffer instanceof ArrayBuffer && views.get(array.buffer) === 1) array.buffer.transfer(0);
    return shared;
  }) as Data;
}

function eachArray(value: unknown, visit: (array: Numbers) => void): void {
  if (ArrayBuffer.isView(value)) visit(value as Numbers);
  else if (isRecord(value)) for (const part of Object.values(value)) eachArray(part, visit);
}

function replaceArrays(value: unknown, replace: (array: Numbers) => Numbers): unknown {
  if (ArrayBuffer.isView(value)) return replace(value as Numbers);
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, replaceArrays(part, replace)]));
}

function isRecord(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Small arrays and arrays that fill a shared buffer are not moved. A small part of a large buffer is: it would keep the rest in memory. */
function isMoved({ buffer, byteLength }: Numbers): boolean {
  const isOwnShared = buffer instanceof SharedArrayBuffer && buffer.byteLength === byteLength;
  return byteLength >= minBytes && !isOwnShared;
}

function alignedSize({ byteLength }: Numbers): number {
  return Math.ceil(byteLength / alignment) * alignment;
}
