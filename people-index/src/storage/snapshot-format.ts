/** Values that a snapshot can contain. */
export type Storable =
  number | string | readonly string[] | StorableArray | readonly Storable[] | { readonly [name: string]: Storable };
type StorableArray = Uint8Array | Uint16Array | Uint32Array | Float64Array;

const kinds = { u8: Uint8Array, u16: Uint16Array, u32: Uint32Array, f64: Float64Array } as const;
type Kind = keyof typeof kinds;

/** Reference in the JSON to a range of the bytes. */
type Reference =
  | { readonly $array: Kind; readonly at: number; readonly length: number }
  /** Concatenated strings, with their lengths in UTF-16 code units. */
  | { readonly $texts: number; readonly at: number; readonly bytes: number; readonly lengths: Reference };

const magic = 'people-index snapshot 5\n';
const headerBytes = 64;
const alignment = 8;

/** Serializes a value: a header of fixed size, all arrays, then JSON that refers to them. */
export function writeSnapshot(value: Storable): Uint8Array {
  const blocks: { readonly bytes: Uint8Array; readonly at: number }[] = [];
  let length = headerBytes;
  const put = (bytes: Uint8Array): number => {
    const at = length;
    blocks.push({ bytes, at });
    length = Math.ceil((at + bytes.length) / alignment) * alignment;
    return at;
  };
  const putArray = (array: StorableArray): Reference => {
    const kind = (Object.keys(kinds) as Kind[]).find((name) => array instanceof kinds[name])!;
    return {
      $array: kind,
      at: put(new Uint8Array(array.buffer, array.byteOffset, array.byteLength)),
      length: array.length,
    };
  };
  const putTexts = (texts: readonly string[]): Reference => {
    const bytes = new TextEncoder().encode(texts.map((text) => text.toWellFormed()).join(''));
    const lengths = putArray(Uint32Array.from(texts, (text) => text.length));
    return { $texts: texts.length, at: put(bytes), bytes: bytes.length, lengths };
  };
  const describe = (part: Storable): unknown => {
    if (typeof part === 'number' || typeof part === 'string') return part;
    if (ArrayBuffer.isView(part)) return putArray(part as StorableArray);
    if (Array.isArray(part)) {
      if (part.length > 0 && part.every((item) => typeof item === 'string')) return putTexts(part);
      return (part as readonly Storable[]).map(describe);
    }
    return Object.fromEntries(Object.entries(part).map(([name, inner]) => [name, describe(inner as Storable)]));
  };
  const description = new TextEncoder().encode(JSON.stringify(describe(value)));
  const descriptionAt = put(description);
  const all = new Uint8Array(length);
  for (const { bytes, at } of blocks) all.set(bytes, at);
  all.set(new TextEncoder().encode(`${magic}${descriptionAt} ${description.length} ${length} `));
  return all;
}

/** Parses the output of `writeSnapshot`; arrays are views on `bytes`. @throws Error for other bytes */
export function readSnapshot(bytes: Uint8Array): unknown {
  const header = new TextDecoder().decode(bytes.subarray(0, headerBytes));
  const [at, size, length] = header.slice(magic.length).split(' ').map(Number);
  if (!header.startsWith(magic) || length !== bytes.length) throw new Error('not a snapshot of this version');
  // Typed array views have to be aligned.
  const aligned = bytes.byteOffset % alignment === 0 ? bytes : bytes.slice();
  const arrayAt = (reference: { $array: Kind; at: number; length: number }) =>
    new kinds[reference.$array](aligned.buffer as ArrayBuffer, aligned.byteOffset + reference.at, reference.length);
  const revive = (_: string, value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    if ('$array' in value) return arrayAt(value as { $array: Kind; at: number; length: number });
    if ('$texts' in value) {
      const {
        at: start,
        bytes: count,
        lengths,
      } = value as unknown as { at: number; bytes: number; lengths: Uint32Array };
      const all = new TextDecoder('utf-8', { ignoreBOM: true }).decode(aligned.subarray(start, start + count));
      let next = 0;
      return Array.from(lengths, (own) => all.slice(next, (next += own)));
    }
    return value;
  };
  return JSON.parse(new TextDecoder().decode(bytes.subarray(at!, at! + size!)), revive);
}
