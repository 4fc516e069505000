/** The ids of people as JSON in shared memory: it passes between threads without a copy, and a heap with a million strings is not collected. */
export type IdBytes = Uint8Array<SharedArrayBuffer>;

/** Ids in one piece of text. */
const idsPerPiece = 1000;

/** Collects ids one by one. */
export class IdCollector {
  readonly #pieces: Buffer[] = [];
  #ids: string[] = [];
  #count = 0;

  add(id: string): void {
    this.#count++;
    this.#ids.push(id);
    if (this.#ids.length === idsPerPiece) this.#endPiece();
  }

  get count(): number {
    return this.#count;
  }

  bytes(): IdBytes {
    this.#endPiece();
    const lengths = this.#pieces.reduce((total, piece) => total + piece.length, 0);
    const bytes = new Uint8Array(new SharedArrayBuffer(lengths));
    let end = 0;
    for (const piece of this.#pieces) {
      bytes.set(piece, end);
      end += piece.length;
    }
    return bytes;
  }

  /** A piece is a JSON array on a line. */
  #endPiece(): void {
    if (this.#ids.length > 0) this.#pieces.push(Buffer.from(`${JSON.stringify(this.#ids)}\n`));
    this.#ids = [];
  }
}

export function* idsIn(bytes: IdBytes): Generator<string> {
  const all = Buffer.from(bytes.buffer);
  for (let start = 0; start < all.length;) {
    const end = all.indexOf('\n', start);
    yield* JSON.parse(all.toString('utf8', start, end)) as string[];
    start = end + 1;
  }
}
