import { fold } from '../../language/fold.ts';
import type { ConceptLinker } from '../linking/concept-linker.ts';
import { isLittleWord } from '../words/stop-words.ts';
import type { Pivots } from '../linking/company-terms.ts';
import { readTitle, type TitleWord } from '../words/title-words.ts';
import type { TextPosition } from '../linking/text-position.ts';
import type { WorkWordReader } from './work-words.ts';

/** What a title, or the words of a query, say of somebody's work, whatever the language. */
export interface WorkMeaning {
  /** For each telling word, what it is in the first language of the vocabulary, with the share of each. */
  readonly words: readonly (readonly (readonly [term: number, share: number])[])[];
  /** Words that the vocabulary does not know, in their order. Folded. */
  readonly unknown: readonly string[];
  readonly functions: readonly number[];
  readonly level: number;
  readonly grade: number;
}

/** What a title is linked to. */
export interface TitleLink {
  readonly concepts: readonly string[];
  /** See `textPosition`. */
  readonly position: TextPosition | undefined;
}

/** Concepts of a title: one of so little of the best score, or whose best label is less alike, is another one. Set on left-out labels of occupations. */
const maxConcepts = 5;
const maxLinked = 10;
const shareOfStaff = 0.8;
const minOfBest = 0.85;
const minLikeness = 0.5;
/** Titles that are remembered. */
const maxRemembered = 100_000;

/** Reads titles by a vocabulary; each distinct title once. */
export class MeaningReader {
  readonly #linker: ConceptLinker;
  readonly #work: WorkWordReader;
  readonly #known = new Map<string, WorkMeaning>();
  readonly #links = new Map<string, TitleLink>();
  readonly #linksOfWords = new Map<string, TitleLink>();

  constructor(linker: ConceptLinker, work: WorkWordReader) {
    this.#linker = linker;
    this.#work = work;
  }

  /** @param title folded or not */
  read(title: string): WorkMeaning {
    return remembered(this.#known, fold(title), () => this.readAnew(title));
  }

  isRead(title: string): boolean {
    return this.#known.has(fold(title));
  }

  /** The concepts that a title is linked to, surely enough to be shown for one of them, and where it lies among all. Takes longer than to read it. @param title folded or not */
  linkOf(title: string): TitleLink {
    return remembered(this.#links, fold(title), () => {
      // Titles in the forms of both sexes have the same words.
      const words = this.#linker.wordsOf(title);
      const key = words.map(({ text, isAside }) => (isAside ? `(${text})` : text)).join(' ');
      return remembered(this.#linksOfWords, key, () => this.#link(words));
    });
  }

  isLinked(title: string): boolean {
    return this.#links.has(fold(title));
  }

  readAnew(text: string): WorkMeaning {
    const read = this.#linker.wordsOf(text);
    const texts = read.map((word) => word.text);
    // Several words of a list stand there as they are written: `assistente di direzione`.
    const { functions, level, grade, isLevel } = this.#work.read(readTitle(text).map((word) => word.text));
    const languages = this.#linker.languagesOf(read);
    const isTelling = (word: string) => word.length > 1 && !languages.every((language) => isLittleWord(word, language));
    const telling = texts.filter((word, place) => !isLevel[place] && isTelling(word));
    // "Executive Assistant" has nothing else to tell.
    const used = telling.length > 0 || functions.length > 0 ? telling : texts.filter(isTelling);
    const pivots = used.map((word) => ({ word, own: this.#pivotsOf(word, languages) }));
    const words = pivots.flatMap(({ word, own }) => (used.length > 1 ? this.#withStaff(word, own) : own));
    const unknown = pivots.flatMap(({ word, own }) => own.flatMap((terms) => (terms.length === 0 ? [word] : [])));
    return { words, unknown, functions, level, grade };
  }

  /** Words of staff of any work stand for each other beside another word. */
  #withStaff(word: string, own: Pivots): Pivots {
    if (own[0]?.length === 0) return own;
    const term = this.#linker.staffTermOf(word);
    return term === undefined ? own : [[...(own[0] ?? []), [term, shareOfStaff]], ...own.slice(1)];
  }

  /** What a word is in the languages of the text, or else in any: `UX` in a Spanish title. */
  #pivotsOf(word: string, languages: readonly string[]): Pivots {
    const pivots = this.#linker.pivotsOf(word, languages);
    return pivots.some((terms) => terms.length > 0) ? pivots : this.#linker.pivotsOf(word, this.#linker.languages);
  }

  #link(words: readonly TitleWord[]): TitleLink {
    const found = this.#linker.linkWords(words, { most: maxLinked });
    const concepts = found
      .slice(0, maxConcepts)
      .filter(({ score, likeness }) => score >= found[0]!.score * minOfBest && likeness >= minLikeness)
      .map(({ concept }) => concept);
    return { concepts, position: this.#linker.positionOf(found) };
  }
}

function remembered<Value>(known: Map<string, Value>, key: string, tell: () => Value): Value {
  let value = known.get(key);
  if (value === undefined) {
    if (known.size >= maxRemembered) known.clear();
    known.set(key, (value = tell()));
  }
  return value;
}
