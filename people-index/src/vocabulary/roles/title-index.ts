import type { Segment } from '../../segment/segment.ts';
import type { TextPosition } from '../linking/text-position.ts';
import { valuesWithAllWords } from '../lookup/attribute-values.ts';
import { type ContentWords, contentWords } from '../words/content-words.ts';
import { genderKey, masculineForm } from '../words/gender-forms.ts';
import { isLinkingWord } from '../words/stop-words.ts';
import { readTitle } from '../words/title-words.ts';
import type { MeaningReader, WorkMeaning } from './work-meaning.ts';

/** Maximum length of a word that counts as an abbreviation: `HR` is taken whole. */
const longestAbbreviation = 2;
const none: readonly never[] = [];

/** A title with a word that translates to a term, and the share of this translation, up to 1. */
interface TermPosting {
  readonly title: number;
  readonly share: number;
}

/**
 * The distinct titles of a segment by what they say about work. A title is a number, its position among the values of the segment. Titles
 * are read in this order, and linked to occupations in the same order, later: lookups find those that have been read or linked so far.
 */
export class TitleIndex {
  readonly #segment: Segment;
  readonly #texts: readonly string[];
  readonly #reader: MeaningReader;
  /** Of the titles that are read. */
  readonly #meanings: WorkMeaning[] = [];
  /** Of the titles that are linked. */
  readonly #positions: (TextPosition | undefined)[] = [];
  /** Titles by the terms that their words translate to. */
  readonly #byTerm = new Map<number, TermPosting[]>();
  readonly #byFunction = new Map<number, number[]>();
  readonly #byConcept = new Map<string, number[]>();
  /** Titles by each of their words, in a gender-neutral form. */
  readonly #byWord = new Map<string, number[]>();
  /** By title, the initials of its words except linking words; words of one or two letters, such as HR, are taken whole. */
  readonly #initials: string[] = [];
  /** By title, its content words, computed when first needed. */
  readonly #contentWords: (ContentWords | undefined)[] = [];

  constructor(segment: Segment, reader: MeaningReader) {
    this.#segment = segment;
    this.#texts = segment.data.attributes.title.texts;
    this.#reader = reader;
  }

  /** Number of titles. */
  get size(): number {
    return this.#texts.length;
  }

  /** Number of titles that are read. */
  get read(): number {
    return this.#meanings.length;
  }

  /** Number of titles that are linked to occupations. */
  get linked(): number {
    return this.#positions.length;
  }

  /** Whether the next title is in the cache of the reader, so that reading it is fast. */
  get isNextReadCached(): boolean {
    return this.#reader.isRead(this.#texts[this.read]!);
  }

  /** Whether the links of the next title are in the cache of the reader. */
  get isNextLinkCached(): boolean {
    return this.#reader.isLinked(this.#texts[this.linked]!);
  }

  readNext(): void {
    const title = this.read;
    const text = this.#texts[title]!;
    const meaning = this.#reader.read(text);
    this.#meanings.push(meaning);
    for (const terms of meaning.words) for (const [term, share] of terms) addTo(this.#byTerm, term, { title, share });
    for (const one of meaning.functions) addTo(this.#byFunction, one, title);
    const words = readTitle(text).map((word) => word.text);
    this.#initials.push(words.map(initialsOf).join(''));
    for (const word of new Set(words.map(genderKey))) addTo(this.#byWord, word, title);
  }

  /** Links the next title, which must have been read. */
  linkNext(): void {
    const title = this.linked;
    const { concepts, position } = this.#reader.linkOf(this.#texts[title]!);
    this.#positions.push(position);
    for (const concept of concepts) addTo(this.#byConcept, concept, title);
  }

  /** The meanings of the titles that are read, by title. */
  get meanings(): readonly WorkMeaning[] {
    return this.#meanings;
  }

  /** The position of a title among all concepts; undefined if it has none or is not linked yet. */
  positionOf(title: number): TextPosition | undefined {
    return this.#positions[title];
  }

  /** The content words of a title, read or not. */
  contentWordsOf(title: number): ContentWords {
    return (this.#contentWords[title] ??= contentWords(this.#texts[title]!));
  }

  /** Titles with a word, in any gender form. @param word folded */
  withWord(word: string): readonly number[] {
    return this.#byWord.get(genderKey(word)) ?? none;
  }

  /** Titles that contain all words, in any gender form. @param words folded */
  withWords(words: readonly string[]): readonly number[] {
    const lists = words.map((word) => this.withWord(word));
    const [fewest = [], ...others] = lists.toSorted((one, other) => one.length - other.length);
    return fewest.filter((title) => others.every((titles) => titles.includes(title)));
  }

  /** Titles that contain all words in the same gender form or in another one of the same language. @param words folded */
  withMasculineForms(words: readonly string[]): readonly number[] {
    const forms = new Set(words.map(masculineForm));
    const formsOf = (title: number) => new Set(readTitle(this.#texts[title]!).map(({ text }) => masculineForm(text)));
    return this.withWords(words).filter((title) => forms.isSubsetOf(formsOf(title)));
  }

  /** Titles that contain all words as they are, including titles that are not read yet. @param words folded */
  withLiteralWords(words: readonly string[]): readonly number[] {
    return valuesWithAllWords(this.#segment, 'title', words);
  }

  /** Titles with a word that translates to a term. */
  withTerm(term: number): readonly TermPosting[] {
    return this.#byTerm.get(term) ?? none;
  }

  /** Titles that are linked to a concept. */
  withConcept(concept: string): readonly number[] {
    return this.#byConcept.get(concept) ?? none;
  }

  /** Titles that name a function. */
  withFunction(named: number): readonly number[] {
    return this.#byFunction.get(named) ?? none;
  }

  /** Titles that name all of some functions; none for no functions. */
  withFunctions([first, ...others]: readonly number[]): readonly number[] {
    if (first === undefined) return none;
    return this.withFunction(first).filter((title) => {
      const { functions } = this.#meanings[title]!;
      return others.every((other) => functions.includes(other));
    });
  }

  /** Titles that have consecutive words with the initials. @param letters folded */
  withInitials(letters: string): readonly number[] {
    return this.#initials.flatMap((initials, title) => (initials.includes(letters) ? [title] : []));
  }

  /** Whether any title has consecutive words with the initials. @param letters folded */
  hasInitials(letters: string): boolean {
    return this.#initials.some((initials) => initials.includes(letters));
  }
}

function initialsOf(word: string): string {
  if (isLinkingWord(word)) return '';
  return word.length <= longestAbbreviation ? word : word[0]!;
}

function addTo<Key, Item>(lists: Map<Key, Item[]>, key: Key, item: Item): void {
  const known = lists.get(key);
  if (known === undefined) lists.set(key, [item]);
  else known.push(item);
}
