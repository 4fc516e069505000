import { fold } from '../../language/fold.ts';
import type { ConceptLinker } from '../linking/concept-linker.ts';
import type { KnownWords } from '../linking/known-words.ts';
import { isStopWord } from '../words/stop-words.ts';
import type { Pivots } from '../linking/company-terms.ts';
import { readTitle, type TitleWord } from '../words/title-words.ts';
import type { TextPosition } from '../linking/text-position.ts';
import { withoutAssistedLeader } from './assisted-leader.ts';
import type { WorkWordReader } from './work-words.ts';

/** What a title or the words of a query say about work, independent of the language. */
export interface WorkMeaning {
  /**
   * For each content word, its translations into the first language of the vocabulary, with a share each. Those of phrases
   * of companies come first.
   */
  readonly words: readonly (readonly (readonly [term: number, share: number])[])[];
  /** Words that the vocabulary does not know, in text order. Folded. */
  readonly unknown: readonly string[];
  readonly functions: readonly number[];
  readonly level: number;
  readonly grade: number;
  readonly assistsLeader: boolean;
}

/** The concepts that a title is linked to. */
export interface TitleLink {
  readonly concepts: readonly string[];
  /** See `textPosition`. */
  readonly position: TextPosition | undefined;
}

/** Maximum number of concepts of a title. This and the next limits, except `shareOfStaff`, are tuned on held-out labels of occupations. */
const maxConcepts = 5;
/** Number of concepts from which the position of a title is computed. */
const maxLinked = 10;
/** Share of the common term for staff in the meaning of a word for staff. */
const shareOfStaff = 0.8;
/** Minimum score of a title's concept, as a fraction of the best one. */
const minOfBest = 0.85;
/** Minimum similarity between a title and the best label of its concept. */
const minSimilarity = 0.5;
/** Maximum number of titles per cache; a full cache is cleared. */
const maxCached = 100_000;

/** Reads titles using a vocabulary. Results are cached by the folded title. */
export class MeaningReader {
  readonly #linker: ConceptLinker;
  readonly #knownWords: KnownWords;
  readonly #work: WorkWordReader;
  readonly #known = new Map<string, WorkMeaning>();
  readonly #links = new Map<string, TitleLink>();
  readonly #linksOfWords = new Map<string, TitleLink>();

  constructor(linker: ConceptLinker, work: WorkWordReader) {
    this.#linker = linker;
    this.#knownWords = linker.knownWords;
    this.#work = work;
  }

  /** @param title folded or not */
  read(title: string): WorkMeaning {
    return cached(this.#known, fold(title), () => this.readUncached(title));
  }

  isRead(title: string): boolean {
    return this.#known.has(fold(title));
  }

  /**
   * The concepts that a title is linked to with enough certainty to match queries for them, and the position of the
   * title. Takes longer than `read`.
   *
   * @param title folded or not
   */
  linkOf(title: string): TitleLink {
    return cached(this.#links, fold(title), () => {
      // The feminine and masculine forms of a title have the same words and are linked once.
      const words = this.#knownWords.wordsOf(withoutAssistedLeader(title, this.#work));
      const key = words.map(({ text, isInBrackets }) => (isInBrackets ? `(${text})` : text)).join(' ');
      return cached(this.#linksOfWords, key, () => this.#link(words));
    });
  }

  isLinked(title: string): boolean {
    return this.#links.has(fold(title));
  }

  /** As `read`, without the cache. */
  readUncached(title: string): WorkMeaning {
    const text = withoutAssistedLeader(title, this.#work);
    const read = this.#knownWords.wordsOf(text);
    const texts = read.map((word) => word.text);
    // Lists have phrases as written, not in the masculine form: `assistente di direzione`.
    const written = readTitle(text).map((word) => word.text);
    const { functions, level, grade, isLevel } = this.#work.read(written);
    const { phrases, pivotsAt } = this.#knownWords.readPhrases(written);
    const languages = this.#knownWords.languagesOf(read);
    const isContent = (word: string) => word.length > 1 && !languages.every((language) => isStopWord(word, language));
    const single = texts.flatMap((word, index) =>
      isContent(word) && pivotsAt[index] === undefined ? [{ word, index }] : [],
    );
    const content = single.filter(({ index }) => !isLevel[index]);
    // "Executive Assistant" consists of words for a level only, so these are used.
    const isOfLevel = content.length + functions.length + phrases.length === 0;
    const used = (isOfLevel ? single : content).map(({ word }) => word);
    const translated = used.map((word) => ({
      word,
      pivots: this.#withoutLeader(word, this.#pivotsOf(word, languages)),
    }));
    const isBesideOthers = phrases.length > 0 || used.some((word) => this.#knownWords.staffTermOf(word) === undefined);
    const words = [
      ...phrases.flat(),
      ...translated.flatMap(({ word, pivots }) => (isBesideOthers ? this.#withStaff(word, pivots) : pivots)),
    ];
    const unknown = translated.flatMap(({ word, pivots }) =>
      pivots.flatMap((terms) => (terms.length === 0 ? [word] : [])),
    );
    return { words, unknown, functions, level, grade, assistsLeader: text !== title };
  }

  /** Drops the part of a compound that names the level: a `Rückbauleiter` manages decommissioning. */
  #withoutLeader(word: string, pivots: Pivots): Pivots {
    return pivots.length > 1 && this.#work.isLeaderOf(word) ? pivots.slice(0, -1) : pivots;
  }

  /**
   * Adds the common term for staff to a word for staff of any kind. Such words are interchangeable next to another word,
   * but not among themselves: a `chargé de mission` is not every officer. Their other translations belong to a word next to them in labels: a
   * `chargé` is no policy, although a `chargé de mission` is a policy officer.
   */
  #withStaff(word: string, pivots: Pivots): Pivots {
    if (pivots[0]?.length === 0) return pivots;
    const term = this.#knownWords.staffTermOf(word);
    if (term === undefined) return pivots;
    const ofStaff = (pivots[0] ?? []).filter(([pivot]) => this.#knownWords.isStaffTerm(pivot));
    return [[...ofStaff, [term, shareOfStaff]], ...pivots.slice(1)];
  }

  /** Translates a word from the languages of the text, or, if these do not know it, from any language: `UX` in a Spanish title. */
  #pivotsOf(word: string, languages: readonly string[]): Pivots {
    const pivots = this.#knownWords.pivotsOf(word, languages);
    return pivots.some((terms) => terms.length > 0)
      ? pivots
      : this.#knownWords.pivotsOf(word, this.#knownWords.languages);
  }

  #link(words: readonly TitleWord[]): TitleLink {
    const found = this.#linker.linkWords(words, { limit: maxLinked });
    const concepts = found
      .slice(0, maxConcepts)
      .filter(({ score, similarity }) => score >= found[0]!.score * minOfBest && similarity >= minSimilarity)
      .map(({ concept }) => concept);
    return { concepts, position: this.#linker.positionOf(found) };
  }
}

function cached<Value>(known: Map<string, Value>, key: string, compute: () => Value): Value {
  let value = known.get(key);
  if (value === undefined) {
    if (known.size >= maxCached) known.clear();
    known.set(key, (value = compute()));
  }
  return value;
}
