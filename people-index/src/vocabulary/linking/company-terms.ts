import { staffWords, workTerms } from '../data/work-terms.ts';
import { stem } from '../words/stem.ts';

/** Terms with a share up to 1, for a word or each part of it. */
export type Pivots = readonly (readonly (readonly [term: number, share: number])[])[];

/** The share of a term that is meant less. */
const otherShare = 0.8;
/** A compound begins with a word of so many letters, and has as many behind it. */
const shortestPart = 4;

/** Words of companies as terms of the first language of a vocabulary; a term that it does not have gets a number behind its own. */
export class OwnTerms {
  readonly #pivots = new Map<string, Pivots>();
  readonly #staff = new Set(staffWords.split(' '));
  readonly #longest: number;
  /** What words of staff have in common. */
  readonly staffTerm: number;

  /** @param terms stems of the first language @param language of these */
  constructor(terms: readonly string[], language: string) {
    const places = new Map(terms.map((term, place) => [term, place]));
    const numberOf = (word: string) => {
      const own = stem(word, language);
      const known = places.get(own) ?? places.size;
      places.set(own, known);
      return known;
    };
    for (const line of workTerms.trim().split('\n')) {
      const [key = '', words = ''] = line.split(': ');
      const pivots = key
        .split('_')
        .map((part) => part.split('/').map((word, place) => [numberOf(word), place === 0 ? 1 : otherShare] as const));
      for (const word of words.split(' ')) this.#pivots.set(word, pivots);
    }
    this.staffTerm = places.size;
    this.#longest = Math.max(...Array.from(this.#pivots.keys(), (word) => word.length));
  }

  /** @param word folded */
  pivotsOf(word: string): Pivots | undefined {
    return this.#pivots.get(word);
  }

  /** The longest known beginning of a compound, and the rest: `facturatie` and `medewerker`. @param word folded */
  split(word: string): { readonly pivots: Pivots; readonly rest: string } | undefined {
    for (let end = Math.min(this.#longest, word.length - shortestPart); end >= shortestPart; end--) {
      const pivots = this.#pivots.get(word.slice(0, end));
      if (pivots !== undefined) return { pivots, rest: word.slice(word[end] === 's' ? end + 1 : end) };
    }
    return undefined;
  }

  /** Whether a word is one of staff of any work. @param word folded */
  isOfStaff(word: string): boolean {
    return this.#staff.has(word);
  }
}
