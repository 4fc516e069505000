/** Texts of all rows in one array of UTF-8 bytes; row i is `bytes` from `starts[i]` to `starts[i + 1]`. */
export interface RecordTexts {
  readonly bytes: Uint8Array;
  readonly starts: Uint32Array;
}

const encoder = new TextEncoder();

export class RecordWriter {
  #bytes = new Uint8Array(1 << 16);
  #length = 0;

  /** Where the text begins. */
  write(text: string): number {
    const start = this.#length;
    if (this.#length + text.length * 3 > this.#bytes.length) {
      const larger = new Uint8Array((this.#length + text.length * 3) * 2);
      larger.set(this.#bytes);
      this.#bytes = larger;
    }
    const bytes = this.#bytes;
    let next = start;
    for (let position = 0; position < text.length; position++) {
      const code = text.charCodeAt(position);
      if (code > 127) {
        next += encoder.encodeInto(text.slice(position), bytes.subarray(next)).written;
        break;
      }
      bytes[next++] = code;
    }
    this.#length = next;
    return start;
  }

  get length(): number {
    return this.#length;
  }

  bytes(): Uint8Array {
    return this.#bytes.subarray(0, this.#length);
  }
}

/** The arrays as what reads text from a part of them without a view of each part. */
const readers = new WeakMap<Uint8Array, Buffer>();

export function readRecord({ bytes, starts }: RecordTexts, row: number): string {
  let reader = readers.get(bytes);
  if (reader === undefined) {
    reader = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    readers.set(bytes, reader);
  }
  return reader.toString('utf8', starts[row]!, starts[row + 1]!);
}
