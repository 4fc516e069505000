/** Texts of all rows in one array of UTF-8 bytes; row i is `bytes` from `starts[i]` to `starts[i + 1]`. */
export interface RecordTexts {
  readonly bytes: Uint8Array;
  readonly starts: Uint32Array;
}

const encoder = new TextEncoder();
const decoder = new TextDecoder();
/** Arguments of one call. */
const longestAtOnce = 4096;

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

export function readRecord(texts: RecordTexts, row: number): string {
  const start = texts.starts[row]!;
  const end = texts.starts[row + 1]!;
  const { bytes } = texts;
  for (let position = start; position < end; position++) {
    if (bytes[position]! > 127) return decoder.decode(bytes.subarray(start, end));
  }
  if (end - start > longestAtOnce) return decoder.decode(bytes.subarray(start, end));
  return String.fromCharCode.apply(null, bytes.subarray(start, end) as unknown as number[]);
}
