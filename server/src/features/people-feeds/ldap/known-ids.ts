import { crc32 } from 'node:zlib';

/**
 * The ids of people and the name hashes of their entries, in shared memory: it is passed between threads without a copy, and does not
 * burden the garbage collector with a million strings.
 */
export type IdBytes = Uint8Array<SharedArrayBuffer>;

/** Number of ids in one piece. */
const idsPerPiece = 1000;
const bytesPerHash = 4;

/** A 32-bit hash (CRC) of the distinguished name of an entry, by which a renamed or moved entry is recognized. */
export function nameHashOf(dn: string): number {
  // As a signed 32-bit integer.
  return crc32(dn) | 0;
}

/** Collects ids one by one, each with the name hash of its entry. */
export class IdCollector {
  readonly #pieces: Buffer[] = [];
  #ids: string[] = [];
  #nameHashes: number[] = [];
  #count = 0;

  add(id: string, nameHash: number): void {
    this.#count++;
    this.#ids.push(id);
    this.#nameHashes.push(nameHash);
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

  /** Encodes a piece: a line with a JSON array of ids, followed by their name hashes as 32-bit little-endian integers. */
  #endPiece(): void {
    if (this.#ids.length === 0) return;
    const nameHashes = Buffer.alloc(this.#nameHashes.length * bytesPerHash);
    for (const [index, nameHash] of this.#nameHashes.entries()) nameHashes.writeInt32LE(nameHash, index * bytesPerHash);
    this.#pieces.push(Buffer.from(`${JSON.stringify(this.#ids)}\n`), nameHashes);
    this.#ids = [];
    this.#nameHashes = [];
  }
}

/** The ids with the name hashes of their entries. */
export function* idsIn(bytes: IdBytes): Generator<readonly [id: string, nameHash: number]> {
  const all = Buffer.from(bytes.buffer);
  for (let start = 0; start < all.length;) {
    const end = all.indexOf('\n', start);
    const ids = JSON.parse(all.toString('utf8', start, end)) as string[];
    start = end + 1;
    for (const id of ids) {
      yield [id, all.readInt32LE(start)];
      start += bytesPerHash;
    }
  }
}
