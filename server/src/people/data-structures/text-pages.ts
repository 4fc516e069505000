import type { Storable } from '@directory/people-index';
import { grown } from './grown-column.ts';
import type { KeyHash } from './key-hash.ts';
import { isLatin1, writeLatin1 } from './latin1.ts';

const pageBits = 18;
/** Size of a page in 32-bit words. A record never spans pages. */
const pageWords = 1 << pageBits;
/** Maximum length of a text in UTF-16 code units. Longer texts are cut off; the contract allows at most a tenth of it. */
const longestText = 0x7fff;
/** Flag in the length of a text: set if the text is stored as UTF-16, clear if as Latin-1. */
const isWide = 0x8000;
/** Number of header words of a record: its slot, and its length in words. The lengths of the texts follow. */
const headWords = 2;
const bytesPerWord = Int32Array.BYTES_PER_ELEMENT;
/** Number of pages that are compacted before yielding to the event loop, which takes a few milliseconds. */
const pagesPerTurn = 4;

interface Page {
  readonly bytes: Buffer;
  readonly words: Int32Array;
  /** Words in use. */
  end: number;
  /** Words in records that were replaced or removed. */
  unused: number;
}

/**
 * Stores a record of a few texts for each slot, in pages of 1 MB. One string per text would take twice the memory, and garbage collections
 * would take seconds. Records are immutable, so that pages can be stored while others are written.
 */
export class TextPages {
  readonly #fields: number;
  readonly #textsStart: number;
  /** By page number. A released page is undefined, and its number is reused. */
  readonly #pages: (Page | undefined)[] = [];
  readonly #free: number[] = [];
  /** Number of the page that new records are written to. */
  #last = -1;
  /** By slot: page number and word offset of the record; -1 for none. */
  #places: Int32Array = new Int32Array(0);

  /** @param fields number of texts in a record */
  constructor(fields: number) {
    this.#fields = fields;
    this.#textsStart = headWords + Math.ceil(fields / 2);
  }

  /** Allocates slots below `end`. */
  reserve(end: number): void {
    if (end > this.#places.length) this.#places = grown(this.#places, end, -1);
  }

  write(slot: number, texts: readonly string[]): void {
    this.clear(slot);
    const fields = this.#fields;
    let most = this.#textsStart + fields;
    for (let field = 0; field < fields; field++) most += wordsOf(Math.min(texts[field]!.length, longestText) * 2);
    const page = this.#pageWith(most);
    const { words, bytes, end: start } = page;
    let next = start + this.#textsStart;
    for (let field = 0; field < fields; field++) {
      const text = texts[field]!;
      if (text === '') continue;
      const kept = text.length > longestText ? text.slice(0, longestText) : text;
      const isLatin = isLatin1(kept);
      const at = next * bytesPerWord;
      const size = isLatin ? writeLatin1(bytes, kept, at) : bytes.write(kept, at, 'utf16le');
      const length = isLatin ? size : (size >>> 1) | isWide;
      words[start + headWords + (field >>> 1)]! |= length << ((field & 1) * 16);
      next += wordsOf(size);
    }
    words[start] = slot;
    words[start + 1] = next - start;
    page.end = next;
    this.#places[slot] = this.#last * pageWords + start;
  }

  clear(slot: number): void {
    const place = this.#places[slot]!;
    if (place === -1) return;
    this.#places[slot] = -1;
    const number = place >>> pageBits;
    const page = this.#pages[number]!;
    page.unused += page.words[(place & (pageWords - 1)) + 1]!;
    if (page.unused * 2 > page.end && number !== this.#last) this.#giveUp(number);
  }

  text(slot: number, field: number): string {
    const place = this.#places[slot]!;
    const { bytes, words } = this.#pages[place >>> pageBits]!;
    const record = place & (pageWords - 1);
    const length = bytesOf(words, record, field);
    if (length === 0) return '';
    const start = this.#startOf(words, record, field) * bytesPerWord;
    return bytes.toString(isNarrow(words, record, field) ? 'latin1' : 'utf16le', start, start + length);
  }

  /** Computes the key of a text. Returns false for an empty text, and for one that `KeyHash.readLatin1` cannot read. */
  readKey(slot: number, field: number, hash: KeyHash): boolean {
    const place = this.#places[slot]!;
    const { words } = this.#pages[place >>> pageBits]!;
    const record = place & (pageWords - 1);
    return (
      isNarrow(words, record, field) &&
      hash.readLatin1(words, this.#startOf(words, record, field), bytesOf(words, record, field))
    );
  }

  /**
   * A copy of all records as plain data, without replaced and removed ones. No record may be written until this resolves.
   */
  async stored(turn: () => Promise<void>): Promise<Storable> {
    for (const [number, page] of this.#pages.entries()) {
      if (page !== undefined && page.unused > 0) this.#giveUp(number);
      if (number % pagesPerTurn === 0) await turn();
    }
    const pages = this.#pages.map((page) => page?.words.subarray(0, page.end) ?? new Int32Array(0));
    return { places: this.#places.slice(), pages };
  }

  static open(fields: number, stored: unknown): TextPages {
    const { places, pages } = stored as { places: Int32Array; pages: readonly Int32Array[] };
    const texts = new TextPages(fields);
    texts.#places = places;
    for (const [number, words] of pages.entries()) {
      texts.#pages.push(words.length === 0 ? undefined : pageOf(words, words.length));
      if (words.length === 0) texts.#free.push(number);
    }
    return texts;
  }

  /** The word offset at which a text starts. */
  #startOf(words: Int32Array, record: number, field: number): number {
    let start = record + this.#textsStart;
    for (let before = 0; before < field; before++) start += wordsOf(bytesOf(words, record, before));
    return start;
  }

  /** The page that is written to, or a new one if it does not have space for this number of words. */
  #pageWith(words: number): Page {
    const last = this.#pages[this.#last];
    if (last !== undefined && last.end + words <= pageWords) return last;
    const page = pageOf(new Int32Array(new SharedArrayBuffer(pageWords * bytesPerWord)), 0);
    this.#last = this.#free.pop() ?? this.#pages.length;
    this.#pages[this.#last] = page;
    return page;
  }

  /** Moves the records that are still in use to the page that is written to, and releases this page. */
  #giveUp(number: number): void {
    const { words, end } = this.#pages[number]!;
    if (number === this.#last) this.#last = -1;
    for (let start = 0; start < end; start += words[start + 1]!) {
      const slot = words[start]!;
      if (this.#places[slot] !== number * pageWords + start) continue;
      const record = words.subarray(start, start + words[start + 1]!);
      const page = this.#pageWith(record.length);
      page.words.set(record, page.end);
      this.#places[slot] = this.#last * pageWords + page.end;
      page.end += record.length;
    }
    this.#pages[number] = undefined;
    this.#free.push(number);
  }
}

function lengthOf(words: Int32Array, record: number, field: number): number {
  return (words[record + headWords + (field >>> 1)]! >>> ((field & 1) * 16)) & (isWide | longestText);
}

function isNarrow(words: Int32Array, record: number, field: number): boolean {
  return (lengthOf(words, record, field) & isWide) === 0;
}

function bytesOf(words: Int32Array, record: number, field: number): number {
  const length = lengthOf(words, record, field);
  return (length & isWide) === 0 ? length : (length & longestText) * 2;
}

function wordsOf(bytes: number): number {
  return (bytes + bytesPerWord - 1) >>> 2;
}

/** New pages are in shared memory, for the reason given at `grown`. */
function pageOf(words: Int32Array, end: number): Page {
  return { bytes: Buffer.from(words.buffer, words.byteOffset, words.byteLength), words, end, unused: 0 };
}
