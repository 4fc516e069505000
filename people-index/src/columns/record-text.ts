import { free, scratchBytes } from './scratch.ts';

/** Texts of all rows in one array of UTF-8 bytes; row i is `bytes` from `starts[i]` to `starts[i + 1]`. */
export interface RecordTexts {
  readonly bytes: Uint8Array;
  readonly starts: Uint32Array;
}

const encoder = new TextEncoder();
const minBytes = 1 << 10;

export class RecordWriter {
  #bytes: Uint8Array;
  #length = 0;

  /** @param expected number of copied bytes that fit without growing */
  constructor(expected = 0) {
    this.#bytes = scratchBytes(Math.max(minBytes, expected));
  }

  /** Appends a text, or a part of it. */
  write(text: string, start = 0, end = text.length): void {
    // A UTF-16 code unit has at most three bytes in UTF-8.
    this.#makeRoom((end - start) * 3);
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

  /** Appends bytes that another writer has written. */
  copy(bytes: Uint8Array, start: number, end: number): void {
    this.#makeRoom(end - start);
    this.#bytes.set(bytes.subarray(start, end), this.#length);
    this.#length += end - start;
  }

  #makeRoom(bytes: number): void {
    if (this.#length + bytes <= this.#bytes.length) return;
    const larger = scratchBytes((this.#length + bytes) * 2);
    larger.set(this.#bytes);
    free(this.#bytes);
    this.#bytes = larger;
  }

  /** The offset at which the next text will start. */
  get length(): number {
    return this.#length;
  }

  bytes(): Uint8Array {
    return this.#bytes.subarray(0, this.#length);
  }

  /** Must be called only when neither the texts nor a view of them are used any more. */
  free(): void {
    free(this.#bytes);
  }
}

/** A `Buffer` over each array: decodes a part of it without creating a view of that part. */
const readers = new WeakMap<Uint8Array, Buffer>();

export function readRecord({ bytes, starts }: RecordTexts, row: number): string {
  let reader = readers.get(bytes);
  if (reader === undefined) {
    reader = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    readers.set(bytes, reader);
  }
  return reader.toString('utf8', starts[row]!, starts[row + 1]!);
}
