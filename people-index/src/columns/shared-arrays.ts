/** Smaller arrays are cheaper to copy than to share. */
const fewestBytes = 1 << 16;

type Numbers = Uint8Array | Uint16Array | Uint32Array | Float64Array;

/**
 * Plain data with its large arrays in shared memory: it passes to another thread without a copy, and V8 does not count it as memory that a
 * collection could free. The arrays that were passed must not be used any more: most are freed at once, so that not all are in memory twice.
 */
export function intoSharedArrays<Data>(data: Data): Data {
  const views = new Map<ArrayBufferLike, number>();
  eachArray(data, ({ buffer }) => void views.set(buffer, (views.get(buffer) ?? 0) + 1));
  return share(data, views) as Data;
}

function eachArray(value: unknown, visit: (array: Numbers) => void): void {
  if (ArrayBuffer.isView(value)) visit(value as Numbers);
  else if (isRecord(value)) for (const part of Object.values(value)) eachArray(part, visit);
}

function isRecord(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** @param views how many arrays are parts of each buffer */
function share(value: unknown, views: ReadonlyMap<ArrayBufferLike, number>): unknown {
  if (ArrayBuffer.isView(value)) return shareArray(value as Numbers, views);
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, share(part, views)]));
}

function shareArray(array: Numbers, views: ReadonlyMap<ArrayBufferLike, number>): Numbers {
  const { buffer, byteLength } = array;
  if (byteLength < fewestBytes || isOwnSharedBuffer(array)) return array;
  const Kind = array.constructor as new (buffer: SharedArrayBuffer) => Numbers;
  const shared = new Kind(new SharedArrayBuffer(byteLength));
  shared.set(array);
  if (buffer instanceof ArrayBuffer && views.get(buffer) === 1) buffer.transfer(0);
  return shared;
}

/** Whether the array uses all of a shared buffer: a small part of a large one would keep the rest in memory. */
function isOwnSharedBuffer({ buffer, byteLength }: Numbers): boolean {
  return buffer instanceof SharedArrayBuffer && buffer.byteLength === byteLength;
}
