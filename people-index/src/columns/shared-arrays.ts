/** Smaller arrays are cheaper to copy than to share. */
const fewestBytes = 1 << 16;

type Numbers = Uint8Array | Uint16Array | Uint32Array | Float64Array;

/**
 * Plain data with its large arrays in shared memory: it passes to another thread without a copy, and V8 does not count it as memory that a
 * collection could free.
 */
export function withSharedArrays<Data>(data: Data): Data {
  return share(data) as Data;
}

function share(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (ArrayBuffer.isView(value)) return shareArray(value as Numbers);
  if (Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, share(part)]));
}

function shareArray(array: Numbers): Numbers {
  if (array.byteLength < fewestBytes || isOwnSharedBuffer(array)) return array;
  const Kind = array.constructor as new (buffer: SharedArrayBuffer) => Numbers;
  const shared = new Kind(new SharedArrayBuffer(array.byteLength));
  shared.set(array);
  return shared;
}

/** Whether the array uses all of a shared buffer: a small part of a large one would keep the rest in memory. */
function isOwnSharedBuffer({ buffer, byteLength }: Numbers): boolean {
  return buffer instanceof SharedArrayBuffer && buffer.byteLength === byteLength;
}
