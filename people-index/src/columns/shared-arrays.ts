/** Smaller arrays are cheaper to copy than to share. */
const fewestBytes = 1 << 10;
/** Each array begins at a multiple of so many bytes. */
const alignment = 8;

type Numbers = Uint8Array | Uint16Array | Uint32Array | Float64Array;

/**
 * Plain data with its arrays in shared memory: it passes to another thread without a copy, and V8 does not count it as memory that a collection
 * could free. They are in one buffer, which is given back whole: hundreds of small ones would leave gaps between what lives longer. The arrays
 * that were passed must not be used any more: most are freed at once, so that not all are in memory twice.
 */
export function intoSharedArrays<Data>(data: Data): Data {
  const views = new Map<ArrayBufferLike, number>();
  let bytes = 0;
  eachArray(data, (array) => {
    views.set(array.buffer, (views.get(array.buffer) ?? 0) + 1);
    if (isToCopy(array)) bytes += alignedSize(array);
  });
  const buffer = new SharedArrayBuffer(bytes);
  let offset = 0;
  return replaceArrays(data, (array) => {
    if (!isToCopy(array)) return array;
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

/** Not small ones, nor those that have all of a shared buffer. A small part of a large buffer would keep the rest in memory. */
function isToCopy({ buffer, byteLength }: Numbers): boolean {
  const isOwnShared = buffer instanceof SharedArrayBuffer && buffer.byteLength === byteLength;
  return byteLength >= fewestBytes && !isOwnShared;
}

function alignedSize({ byteLength }: Numbers): number {
  return Math.ceil(byteLength / alignment) * alignment;
}
