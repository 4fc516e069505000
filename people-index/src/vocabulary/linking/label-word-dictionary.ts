import { maxTokenLength, TokenDictionary, tokenTable } from '../../columns/token-dictionary.ts';
import type { LabelWords } from './concept-tables.ts';
import { stem } from '../words/stem.ts';

/** A dictionary of the stems in the labels of one language, for typo matching. */
export class LabelWordDictionary {
  /** Stems; tokens equal the indexes of the terms of the language. */
  readonly tokens: TokenDictionary;
  readonly #language: string;
  readonly #counts: Uint32Array;

  /** @param counts number of labels with each term */
  constructor({ language, terms }: LabelWords, counts: Uint32Array) {
    this.#language = language;
    this.#counts = counts;
    this.tokens = new TokenDictionary(tokenTable(terms.map((term) => term.slice(0, maxTokenLength))));
  }

  /** The stem of a word. @param word folded */
  termOf(word: string): string {
    return stem(word, this.#language);
  }

  /** A term with the ending that a misspelled word has after its stem: `comptable` for `comtable`. */
  withEndingOf(token: number, word: string): string {
    const term = this.tokens.word(token);
    const termOfWord = this.termOf(word);
    return word.startsWith(termOfWord) ? term + word.slice(termOfWord.length) : term;
  }

  /** Number of labels with a term. */
  commonness(token: number): number {
    return this.#counts[token]!;
  }
}
