import { fold } from '../language/fold.ts';

export type SynonymKind = 'role' | 'place' | 'unit';

/** Words of the company that mean the same, in any language: `DRH`, `HR director`. */
export interface SynonymEntry {
  readonly kind: SynonymKind;
  readonly words: readonly string[];
}

/** Rows and words of a row that are read, and characters of a word. */
const mostEntries = 5000;
const mostWords = 50;
const longestWord = 100;
/** What a word may stand for: each is looked for. */
const mostOthers = 50;

/** The rows that an operator maintains, by the folded text of each of their words. */
export class Synonyms {
  readonly #rows: Readonly<Record<SynonymKind, ReadonlyMap<string, readonly string[]>>>;

  constructor(entries: readonly SynonymEntry[] = []) {
    const rows = { role: new Map(), place: new Map(), unit: new Map() } as const satisfies Record<
      SynonymKind,
      Map<string, string[]>
    >;
    for (const { kind, words } of entries.slice(0, mostEntries)) {
      const texts = words.slice(0, mostWords).map((word) => word.slice(0, longestWord).trim());
      const keyed = texts.map((text) => ({ text, key: fold(text) })).filter(({ key }) => key !== '');
      for (const { key } of keyed) {
        const others = rows[kind].get(key) ?? [];
        rows[kind].set(key, others);
        for (const other of keyed) {
          if (others.length >= mostOthers) break;
          if (other.key !== key && !others.includes(other.text)) others.push(other.text);
        }
      }
    }
    this.#rows = rows;
  }

  /** What else a text stands for, as the operator wrote it. */
  of(kind: SynonymKind, text: string): readonly string[] {
    return this.#rows[kind].get(fold(text)) ?? [];
  }
}
