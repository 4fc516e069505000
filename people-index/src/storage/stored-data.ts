import { scratchBytes } from '../columns/scratch.ts';

/** Plain data: numbers, texts, lists of texts, arrays of numbers, and objects and lists of these. */
export type Storable =
  number | string | readonly string[] | NumberArray | readonly Storable[] | { readonly [name: string]: Storable };
type NumberArray = Uint8Array | Uint16Array | Uint32Array | Int32Array | Float64Array;

const kinds = { u8: Uint8Array, u16: Uint16Array, u32: Uint32Array, i32: Int32Array, f64: Float64Array } as const;
type Kind = keyof typeof kinds;
type ArrayKind = new (buffer: ArrayBufferLike, offset: number, length: number) => NumberArray;

/** Stands in the description for an array or a list of texts, whose bytes follow the description in the same order. */
type Placeholder =
  | { readonly $array: Kind; readonly length: number }
  /** Two parts: the number of bytes of each text, and all texts in UTF-8. */
  | { readonly $texts: number };

const magic = 'stored data 3 ';
const headBytes = 32;
const largestBlock = 1 << 20;
/** Number of texts that are encoded or decoded at a time. */
const textsPerBlock = 4096;

/**
 * The data as bytes, in blocks of at most a few megabytes, each of which is quick to produce. Arrays are not copied, so they must not
 * change before the last block is used.
 */
export function* storedBlocks(data: Storable): Generator<Uint8Array, void> {
  const parts: (NumberArray | readonly string[])[] = [];
  const description = new TextEncoder().encode(JSON.stringify(describe(data, parts)));
  yield new TextEncoder().encode(`${magic}${description.length}`.padEnd(headBytes));
  yield* blocksOf(description);
  for (const part of parts) {
    if (ArrayBuffer.isView(part)) yield* blocksOf(part);
    else yield* blocksOfTexts(part);
  }
}

function describe(data: Storable, parts: (NumberArray | readonly string[])[]): unknown {
  if (typeof data === 'number' || typeof data === 'string') return data;
  if (ArrayBuffer.isView(data)) {
    parts.push(data as NumberArray);
    const kind = (Object.keys(kinds) as Kind[]).find((name) => data instanceof kinds[name])!;
    return { $array: kind, length: (data as NumberArray).length } satisfies Placeholder;
  }
  if (!Array.isArray(data)) {
    return Object.fromEntries(Object.entries(data).map(([name, inner]) => [name, describe(inner as Storable, parts)]));
  }
  if (data.length === 0 || data.some((item) => typeof item !== 'string')) {
    return (data as readonly Storable[]).map((item) => describe(item, parts));
  }
  parts.push(data as readonly string[]);
  return { $texts: data.length } satisfies Placeholder;
}

function* blocksOf({ buffer, byteOffset, byteLength }: NumberArray): Generator<Uint8Array, void> {
  for (let start = 0; start < byteLength; start += largestBlock) {
    yield new Uint8Array(buffer, byteOffset + start, Math.min(largestBlock, byteLength - start));
  }
}

function* blocksOfTexts(texts: readonly string[]): Generator<Uint8Array, void> {
  const lengths = new Uint32Array(texts.length);
  for (const [index, text] of texts.entries()) lengths[index] = Buffer.byteLength(text);
  yield* blocksOf(lengths);
  for (let start = 0; start < texts.length; start += textsPerBlock) {
    // A lone surrogate at the end of one text and one at the start of the next would combine to one character, which takes fewer bytes.
    const block = texts.slice(start, start + textsPerBlock).map((text) => text.toWellFormed());
    yield Buffer.from(block.join(''));
  }
}

/**
 * Reads what `storedBlocks` wrote. Yields empty arrays, each of which the caller must fill with the next bytes before resuming the
 * generator; finally returns the data. Large arrays are in shared memory.
 * @throws Error if the bytes do not start with the header of this version
 */
export function* readStored(): Generator<Uint8Array, Storable, void> {
  const head = new Uint8Array(headBytes);
  yield head;
  const text = new TextDecoder().decode(head);
  if (!text.startsWith(magic)) throw new Error('not stored data of this version');
  const description = new Uint8Array(Number(text.slice(magic.length)));
  yield description;
  return (yield* revive(JSON.parse(new TextDecoder().decode(description)))) as Storable;
}

function* revive(value: unknown): Generator<Uint8Array, unknown, void> {
  if (typeof value !== 'object' || value === null) return value;
  if ('$array' in value) return yield* readArray(value as { $array: Kind; length: number });
  if ('$texts' in value) return yield* readTexts(Number(value.$texts));
  if (Array.isArray(value)) {
    const items: unknown[] = [];
    for (const item of value) items.push(yield* revive(item));
    return items;
  }
  const revived: Record<string, unknown> = {};
  for (const [name, inner] of Object.entries(value)) revived[name] = yield* revive(inner);
  return revived;
}

function* readArray({ $array, length }: { $array: Kind; length: number }): Generator<Uint8Array, NumberArray, void> {
  const bytes = scratchBytes(length * kinds[$array].BYTES_PER_ELEMENT);
  if (bytes.length > 0) yield bytes;
  return new (kinds[$array] as ArrayKind)(bytes.buffer, 0, length);
}

function* readTexts(count: number): Generator<Uint8Array, string[], void> {
  const lengths = (yield* readArray({ $array: 'u32', length: count })) as Uint32Array;
  const texts: string[] = [];
  for (let start = 0; start < count; start += textsPerBlock) {
    const own = lengths.subarray(start, start + textsPerBlock);
    const bytes = Buffer.alloc(own.reduce((total, length) => total + length, 0));
    if (bytes.length > 0) yield bytes;
    let at = 0;
    for (const length of own) texts.push(bytes.toString('utf8', at, (at += length)));
  }
  return texts;
}
