import { maxTokenLength, TokenDictionary, tokenTable } from '../../columns/token-dictionary.ts';
import type { LabelWords } from './concept-tables.ts';
import { stem } from '../words/stem.ts';

/** The words of the labels of one language, for finding those that are spelled almost as another word. */
export class LabelWordDictionary {
  /** Stems; the number of each is its place among the terms of the language. */
  readonly tokens: TokenDictionary;
  readonly #language: string;
  readonly #counts: Uint32Array;

  /** @param counts how many labels have each term */
  constructor({ language, terms }: LabelWords, counts: Uint32Array) {
    this.#language = language;
    this.#counts = counts;
    this.tokens = new TokenDictionary(tokenTable(terms.map((term) => term.slice(0, maxTokenLength))));
  }

  /** @param word folded */
  termOf(word: string): string {
    return stem(word, this.#language);
  }

  /** A term with the ending of a word that is spelled almost so: `comptable` for `comtable`. */
  wordAs(token: number, word: string): string {
    const term = this.tokens.word(token);
    const own = this.termOf(word);
    return word.startsWith(own) ? term + word.slice(own.length) : term;
  }

  commonness(token: number): number {
    return this.#counts[token]!;
  }
}
