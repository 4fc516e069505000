import { fold } from '../../language/fold.ts';

export type SynonymKind = 'role' | 'place' | 'unit';

/** A row of equivalent words of the company, in any language: `DRH`, `HR director`. */
export interface SynonymEntry {
  readonly kind: SynonymKind;
  readonly words: readonly string[];
}

/** Maximum number of rows. */
const maxEntries = 5000;
/** Maximum number of words per row. */
const maxWords = 50;
/** Maximum number of characters of a word. */
const longestWord = 100;
/** Maximum number of synonyms of a word, because a query searches for all of them. */
const maxSynonyms = 50;

/** The company's own words, maintained by administrators; looked up by their folded text. */
export class Synonyms {
  readonly #rows: Readonly<Record<SynonymKind, ReadonlyMap<string, readonly string[]>>>;
  readonly #words: ReadonlySet<string>;
  /** Whether there are no rows. */
  readonly isEmpty: boolean;

  constructor(entries: readonly SynonymEntry[] = []) {
    const rows = { role: new Map(), place: new Map(), unit: new Map() } as const satisfies Record<
      SynonymKind,
      Map<string, string[]>
    >;
    for (const { kind, words } of entries.slice(0, maxEntries)) {
      const texts = words.slice(0, maxWords).map((word) => word.slice(0, longestWord).trim());
      const keyed = texts.map((text) => ({ text, key: fold(text) })).filter(({ key }) => key !== '');
      for (const { key } of keyed) {
        const others = rows[kind].get(key) ?? [];
        rows[kind].set(key, others);
        for (const other of keyed) {
          if (others.length >= maxSynonyms) break;
          if (other.key !== key && !others.includes(other.text)) others.push(other.text);
        }
      }
    }
    this.#rows = rows;
    this.#words = new Set(Object.values(rows).flatMap((ofKind) => [...ofKind.keys()].flatMap((key) => key.split(' '))));
    this.isEmpty = entries.length === 0;
  }

  /** Whether a word occurs in any text of the rows. @param word folded */
  hasWord(word: string): boolean {
    return this.#words.has(word);
  }

  /** The synonyms of a text, as entered. */
  of(kind: SynonymKind, text: string): readonly string[] {
    return this.isEmpty ? [] : (this.#rows[kind].get(fold(text)) ?? []);
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
      const others = this.#rows[kind].get(words.slice(start, end).join(' ')) ?? [];
      if (others.length > 0) return { end, others };
    }
    return undefined;
  }
}
