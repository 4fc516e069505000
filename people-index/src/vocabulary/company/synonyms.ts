import { fold } from '../../language/fold.ts';

export type SynonymKind = 'role' | 'place' | 'unit';

/** A row of equivalent words of the company, in any language: `DRH`, `HR director`. */
export interface SynonymEntry {
  readonly kind: SynonymKind;
  readonly words: readonly string[];
}

const maxRows = 5000;
const maxWordsPerRow = 50;
/** Maximum number of characters of a word. */
const maxWordLength = 100;
/** Maximum number of rows in which a word is found. */
const maxRowsOfWord = 50;
/** Maximum number of synonyms of a word, because a query searches for all of them. */
const maxSynonyms = 50;

/** Number of rows that are added in one step, in a few milliseconds. */
const rowsPerStep = 50;

/** A text of a row, and its folded form. */
interface Word {
  readonly text: string;
  readonly key: string;
}

/** The company's own words, maintained by administrators; looked up by their folded text. */
export class Synonyms {
  /** The rows that contain a folded text. */
  readonly #rows: Readonly<Record<SynonymKind, Map<string, (readonly Word[])[]>>> = {
    role: new Map(),
    place: new Map(),
    unit: new Map(),
  };
  /** The synonyms of the folded texts that were looked up. */
  readonly #found: Readonly<Record<SynonymKind, Map<string, readonly string[]>>> = {
    role: new Map(),
    place: new Map(),
    unit: new Map(),
  };
  readonly #words = new Set<string>();
  #isEmpty = true;

  private constructor() {}

  /** Takes about 2 ms for 1000 words. */
  static of(entries: readonly SynonymEntry[]): Synonyms {
    const synonyms = new Synonyms();
    for (const entry of entries.slice(0, maxRows)) synonyms.#add(entry);
    return synonyms;
  }

  /** As `of`, but awaits `pause` after every `rowsPerStep` rows. */
  static async opening(entries: readonly SynonymEntry[], pause: () => Promise<unknown>): Promise<Synonyms> {
    const synonyms = new Synonyms();
    for (const [index, entry] of entries.slice(0, maxRows).entries()) {
      if (index > 0 && index % rowsPerStep === 0) await pause();
      synonyms.#add(entry);
    }
    return synonyms;
  }

  /** Whether there are no rows. */
  get isEmpty(): boolean {
    return this.#isEmpty;
  }

  #add({ kind, words }: SynonymEntry): void {
    this.#isEmpty = false;
    const rows = this.#rows[kind];
    const texts = words.slice(0, maxWordsPerRow).map((word) => word.slice(0, maxWordLength).trim());
    const row = texts.map((text) => ({ text, key: fold(text) })).filter(({ key }) => key !== '');
    for (const { key } of row) {
      const known = rows.get(key);
      if (known === undefined) {
        rows.set(key, [row]);
        for (const word of key.split(' ')) this.#words.add(word);
      } else if (known.length < maxRowsOfWord && known.at(-1) !== row) known.push(row);
    }
  }

  /** Whether a word occurs in any text of the rows. @param word folded */
  hasWord(word: string): boolean {
    return this.#words.has(word);
  }

  /** The synonyms of a text, as entered. */
  synonymsOf(kind: SynonymKind, text: string): readonly string[] {
    return this.isEmpty ? [] : this.#collect(kind, fold(text));
  }

  /** The synonyms are collected when a text is first looked up: collecting all at once takes 0.3 s for the largest list. */
  #collect(kind: SynonymKind, key: string): readonly string[] {
    const rows = this.#rows[kind].get(key);
    if (rows === undefined) return [];
    const known = this.#found[kind].get(key);
    if (known !== undefined) return known;
    const others = new Set(rows.flatMap((row) => row.filter((other) => other.key !== key).map(({ text }) => text)));
    const found = [...others].slice(0, maxSynonyms);
    this.#found[kind].set(key, found);
    return found;
  }

  /** Replaces each run of words that has synonyms with each of them: `senior torchbearer` for `senior welder`. @param words folded */
  expansions(kind: SynonymKind, words: readonly string[]): readonly string[] {
    if (this.isEmpty) return [];
    let texts: string[][] = [[]];
    let hasSynonyms = false;
    for (let start = 0; start < words.length;) {
      const run = this.#runAt(kind, words, start);
      const end = run?.end ?? start + 1;
      const typed = words.slice(start, end).join(' ');
      const variants = run === undefined ? [typed] : [typed, ...run.others];
      hasSynonyms ||= run !== undefined;
      texts = variants.flatMap((part) => texts.map((text) => [...text, part])).slice(0, maxSynonyms + 1);
      start = end;
    }
    // The first is what was typed.
    return hasSynonyms ? texts.slice(1).map((text) => text.join(' ')) : [];
  }

  /** The longest run of words from `start` that has synonyms. */
  #runAt(kind: SynonymKind, words: readonly string[], start: number) {
    for (let end = words.length; end > start; end--) {
      const others = this.#collect(kind, words.slice(start, end).join(' '));
      if (others.length > 0) return { end, others };
    }
    return undefined;
  }
}
