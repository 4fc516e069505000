import { staffWords, workTerms } from '../data/work-terms.ts';
import { stem } from '../words/stem.ts';
import { isLinkingWord } from '../words/stop-words.ts';
import { type PatternMatch, WordPatterns } from '../words/word-patterns.ts';

/** For a word, or each part of a compound: its translations as terms with a share up to 1. */
export type Pivots = readonly (readonly (readonly [term: number, share: number])[])[];

/** The phrases of companies in a text, none of which overlap. */
export interface PhraseReading {
  /** The translations of each phrase, in text order. */
  readonly phrases: readonly Pivots[];
  /** For each word, the translations of the phrase that contains it; undefined outside phrases. */
  readonly pivotsAt: readonly (Pivots | undefined)[];
}

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
  /** Phrases, and single words that are phrases in English: `Hochspannung`. */
  readonly #phrases: WordPatterns;
  /** By the entry of a phrase. */
  readonly #pivotsOfPhrases: Pivots[] = [];
  readonly #staff = new Set(staffWords.split(' '));
  /** The terms of words for staff. */
  readonly #staffTerms: ReadonlySet<number>;
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
    const phrases: string[] = [];
    for (const line of workTerms.trim().split('\n')) {
      const [key = '', texts = ''] = line.split(': ');
      const pivots = key
        .split('_')
        .map((part) => part.split('/').map((word, index) => [numberOf(word), index === 0 ? 1 : otherShare] as const));
      const words = texts.split(' ').filter((text) => !/[_*]/.test(text));
      for (const word of words) this.#pivots.set(word, pivots);
      const isPhrase = (text: string) => pivots.length > 1 || !words.includes(text);
      phrases.push(texts.split(' ').filter(isPhrase).join(' '));
      this.#pivotsOfPhrases.push(pivots);
    }
    this.#phrases = new WordPatterns(phrases);
    this.staffTerm = places.size;
    this.#staffTerms = new Set([...this.#staff].flatMap((word) => places.get(stem(word, language)) ?? []));
    this.#longest = Math.max(...Array.from(this.#pivots.keys(), (word) => word.length));
  }

  /** The translations of a word; undefined if it is not one of companies. @param word folded */
  pivotsOf(word: string): Pivots | undefined {
    return this.#pivots.get(word);
  }

  /** Finds phrases, with or without the linking words in them: `relations (avec les) investisseurs`. @param words folded */
  readPhrases(words: readonly string[]): PhraseReading {
    const content = words.flatMap((word, index) => (isLinkingWord(word) ? [] : [index]));
    const inContent = content.length < words.length ? this.#phrases.find(content.map((index) => words[index]!)) : [];
    const matches = longestApart([
      ...this.#phrases.find(words),
      ...inContent.map((match) => ({ ...match, start: content[match.start]!, end: content[match.end - 1]! + 1 })),
    ]);
    const pivotsAt: (Pivots | undefined)[] = words.map(() => undefined);
    const phrases = matches.map(({ start, end, entry }) => {
      const pivots = this.#pivotsOfPhrases[entry]!;
      pivotsAt.fill(pivots, start, end);
      return pivots;
    });
    return { phrases, pivotsAt };
  }

  /** Splits a compound into the longest known word at its beginning and the rest: `facturatie` and `medewerker`. @param word folded */
  split(word: string): { readonly pivots: Pivots; readonly rest: string } | undefined {
    for (let end = Math.min(this.#longest, word.length - shortestPart); end >= shortestPart; end--) {
      const pivots = this.#pivots.get(word.slice(0, end));
      if (pivots !== undefined) return { pivots, rest: word.slice(word[end] === 's' ? end + 1 : end) };
    }
    return undefined;
  }

  /** Whether a term of the first language is one for staff of any kind. */
  isStaffTerm(term: number): boolean {
    return this.#staffTerms.has(term);
  }

  /** Whether a word denotes staff of any kind. @param word folded */
  isStaffWord(word: string): boolean {
    return this.#staff.has(word);
  }
}

/** The matches of most words, then of most letters, that do not overlap; in text order. */
function longestApart(matches: readonly PatternMatch[]): readonly PatternMatch[] {
  const apart: PatternMatch[] = [];
  const length = ({ start, end }: PatternMatch) => end - start;
  const longestFirst = (one: PatternMatch, other: PatternMatch) =>
    length(other) - length(one) || other.letters - one.letters || one.start - other.start;
  for (const match of matches.toSorted(longestFirst))
    if (apart.every(({ start, end }) => match.end <= start || match.start >= end)) apart.push(match);
  return apart.toSorted((one, other) => one.start - other.start);
}
