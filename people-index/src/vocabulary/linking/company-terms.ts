import { staffWords, workTerms } from '../data/work-terms.ts';
import { stem } from '../words/stem.ts';

/** For a word, or each part of a compound: its translations as terms with a share up to 1. */
export type Pivots = readonly (readonly (readonly [term: number, share: number])[])[];

/** Share of the alternatives after the first one. */
const otherShare = 0.8;
/** Minimum number of letters of the first part of a compound, and of the rest. */
const shortestPart = 4;

/**
 * Translates words of companies into terms of the first language of a vocabulary. Terms that the vocabulary lacks get
 * new indexes after its own.
 */
export class CompanyTerms {
  readonly #pivots = new Map<string, Pivots>();
  readonly #staff = new Set(staffWords.split(' '));
  readonly #longest: number;
  /** The common term of all words for staff. */
  readonly staffTerm: number;

  /** @param terms stems of the first language @param language the first language */
  constructor(terms: readonly string[], language: string) {
    const places = new Map(terms.map((term, index) => [term, index]));
    const numberOf = (word: string) => {
      const stemmed = stem(word, language);
      const known = places.get(stemmed) ?? places.size;
      places.set(stemmed, known);
      return known;
    };
    for (const line of workTerms.trim().split('\n')) {
      const [key = '', words = ''] = line.split(': ');
      const pivots = key
        .split('_')
        .map((part) => part.split('/').map((word, index) => [numberOf(word), index === 0 ? 1 : otherShare] as const));
      for (const word of words.split(' ')) this.#pivots.set(word, pivots);
    }
    this.staffTerm = places.size;
    this.#longest = Math.max(...Array.from(this.#pivots.keys(), (word) => word.length));
  }

  /** The translations of a word; undefined if it is not one of companies. @param word folded */
  pivotsOf(word: string): Pivots | undefined {
    return this.#pivots.get(word);
  }

  /** Splits a compound into the longest known word at its beginning and the rest: `facturatie` and `medewerker`. @param word folded */
  split(word: string): { readonly pivots: Pivots; readonly rest: string } | undefined {
    for (let end = Math.min(this.#longest, word.length - shortestPart); end >= shortestPart; end--) {
      const pivots = this.#pivots.get(word.slice(0, end));
      if (pivots !== undefined) return { pivots, rest: word.slice(word[end] === 's' ? end + 1 : end) };
    }
    return undefined;
  }

  /** Whether a word denotes staff of any kind. @param word folded */
  isStaffWord(word: string): boolean {
    return this.#staff.has(word);
  }
}
