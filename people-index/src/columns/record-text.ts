import { scratchBytes } from './scratch.ts';

/** Texts of all rows in one array of UTF-8 bytes; row i is `bytes` from `starts[i]` to `starts[i + 1]`. */
export interface RecordTexts {
  readonly bytes: Uint8Array;
  readonly starts: Uint32Array;
}

const encoder = new TextEncoder();

export class RecordWriter {
  #bytes: Uint8Array = new Uint8Array(1 << 10);
  #length = 0;

  /** Adds a text, or a part of it. */
  write(text: string, start = 0, end = text.length): void {
    if (this.#length + (end - start) * 3 > this.#bytes.length) {
      const larger = scratchBytes((this.#length + (end - start) * 3) * 2);
      larger.set(this.#bytes);
      this.#bytes = larger;
    }
    const bytes = this.#bytes;
    let next = this.#length;
    for (let position = start; position < end; position++) {
      const code = text.charCodeAt(position);
      if (code > 127) {
        next += encoder.encodeInto(text.slice(position, end), bytes.subarray(next)).written;
        break;
      }
      bytes[next++] = code;
    }
    this.#length = next;
  }

  /** Where the next text begins. */
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
