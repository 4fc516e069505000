import { remembering } from '../../columns/recent-cache.ts';
import { RowSet } from '../../columns/row-set.ts';
import type { ConceptTables } from './concept-tables.ts';
import { masculineForm } from '../words/gender-forms.ts';
import { isLittleWord } from '../words/stop-words.ts';
import { LabelIndex, type QueryTerm } from './label-index.ts';
import type { LabelWordDictionary } from './label-word-dictionary.ts';
import { OwnTerms, type Pivots } from './company-terms.ts';
import { readTitle, type TitleWord } from '../words/title-words.ts';
import { hasCompounds } from '../words/split-compound.ts';
import { stem } from '../words/stem.ts';
import { textPosition, type TextPosition } from './text-position.ts';
import { writtenTogether } from '../words/join-split-words.ts';

export interface LinkOptions {
  /** Two letters. Without it, the languages that know the words. */
  readonly language?: string | undefined;
  /** Concepts wanted; 10 by default. */
  readonly most?: number;
}

export interface LinkedConcept {
  /** The identifier in the classification. */
  readonly concept: string;
  /** Its number in the tables. */
  readonly place: number;
  /** How well it fits, for comparison with other concepts of the same text. */
  readonly score: number;
  /** How well its best label fits, 0 to 1: 1 for the same words. */
  readonly likeness: number;
}

/** Shares of a score. */
const shares = {
  whole: 0.6,
  position: 0.5,
  english: 0.25,
  meant: 0.4,
  preferred: 0.05,
  exact: 0.3,
  group: 0.4,
  aside: 0.5,
};
/** A label is as good as the same. */
const exactLikeness = 0.995;
/** Concepts whose position is looked at. */
const maxPlaced = 150;
/** Of the best score; the position moves a concept by less. */
const minOfBest = 0.15;
/** A concept whose labels mean less of the words is another one. */
const minMeant = 0.2;
/** A concept whose English labels have fewer letters of the words is another one. */
const minEnglish = 0.5;
/** Languages that are tried when none is given. */
const maxLanguages = 3;
const otherThanEnglish = 0.5;
/** A language is left out whose words are less likely together, as a logarithm. */
const minLikely = 4;
/** English words stand in titles everywhere; as a logarithm. */
const englishLikelihood = 1;
/** How often a little word stands in a label. */
const shareOfLittleWord = 0.05;
/** What labels say of a word that companies use otherwise. */
const shareBesideOwn = 0.7;
/** Of terms that no label has: words of staff are common. */
const rarityOfStaff = 2.5;
const rarityOfOwn = 6;
/** Of the labels with a word for who does some work, so many name the person with it. */
const minAsHead = 0.5;
/** Words that are remembered, known or not. */
const maxRemembered = 16_384;

/**
 * Links texts such as job titles to the concepts of a vocabulary, by its labels in the language of the text. What it tells of words and what it links share the same indexes, so
 * that both are here, although that makes the file long.
 */
export class ConceptLinker {
  readonly #knowledgeOf = remembering(maxRemembered, (word) => this.#knowWord(word));
  readonly #tables: ConceptTables;
  readonly #own: OwnTerms;
  readonly #indexes: ReadonlyMap<string, LabelIndex>;
  readonly #scores: Float32Array;
  readonly #likeness: Float32Array;
  readonly #meant: Float32Array;
  readonly #candidates = new RowSet();

  private constructor(tables: ConceptTables, indexes: ReadonlyMap<string, LabelIndex>) {
    this.#tables = tables;
    this.#own = new OwnTerms(tables.labels[0]?.terms ?? [], tables.labels[0]?.language ?? 'en');
    const count = tables.concepts.length;
    this.#indexes = indexes;
    this.#scores = new Float32Array(count);
    this.#likeness = new Float32Array(count);
    this.#meant = new Float32Array(count);
    this.#candidates.reserve(count);
  }

  /** Takes some 20 ms for each language. */
  static of(tables: ConceptTables): ConceptLinker {
    const count = tables.concepts.length;
    return new ConceptLinker(
      tables,
      new Map(tables.labels.map((table) => [table.language, new LabelIndex(table, count)])),
    );
  }

  /** As `of`, with a pause after each language. */
  static async opening(tables: ConceptTables, pause: () => Promise<unknown>): Promise<ConceptLinker> {
    const indexes = new Map<string, LabelIndex>();
    for (const table of tables.labels) {
      indexes.set(table.language, new LabelIndex(table, tables.concepts.length));
      await pause();
    }
    return new ConceptLinker(tables, indexes);
  }

  /** The concepts that fit a text best, best first. */
  link(text: string, { language, most = 10 }: LinkOptions = {}): LinkedConcept[] {
    const isGiven = language !== undefined && this.#indexes.has(language);
    return this.linkWords(isGiven ? readTitle(text) : this.wordsOf(text), { language, most });
  }

  /** As `link`, by the words of a text as `wordsOf` tells them. */
  linkWords(typed: readonly TitleWord[], { language, most = 10 }: LinkOptions = {}): LinkedConcept[] {
    const isGiven = language !== undefined && this.#indexes.has(language);
    const languages = isGiven ? [language] : this.languagesOf(typed);
    const words = writtenTogether(typed, (first, second) => {
      const hasWord = (own: string) => this.#indexes.get(own)!.knows(stem(first + second, own));
      return languages.some((own) => !isLittleWord(first, own) && !isLittleWord(second, own) && hasWord(own));
    });
    const candidates = this.#candidates;
    for (const [place, own] of languages.entries()) this.#add(words, own, place === 0 ? 1 : 0.9, candidates);
    if (!languages.includes('en')) this.#addEnglish(words, candidates);
    this.#addMeant(words, languages, candidates);
    const ranked = this.#ranked(candidates).slice(0, most);
    const found = ranked.map(([concept, score]) => ({
      concept: this.#tables.concepts[concept]!,
      place: concept,
      score,
      likeness: this.#likeness[concept]!,
    }));
    candidates.scan((concept) => {
      this.#scores[concept] = this.#likeness[concept] = 0;
      return true;
    });
    candidates.clear();
    return found;
  }

  /** See `textPosition`. @param found concepts of one text, best first */
  positionOf(found: readonly LinkedConcept[]): TextPosition | undefined {
    return textPosition(found, this.#tables);
  }

  #add(words: readonly TitleWord[], language: string, share: number, candidates: RowSet): void {
    const index = this.#indexes.get(language)!;
    const found = index.find(termsOf(words, language));
    for (const concept of found.concepts) {
      const likeness = found.likeness[concept]!;
      const isPreferred = index.isPreferred(found.label[concept]!);
      const exact = likeness > exactLikeness ? shares.exact + (isPreferred ? shares.preferred : 0) : 0;
      candidates.add(concept);
      this.#scores[concept]! += share * (found.best[concept]! + shares.whole * found.whole[concept]! + exact);
      this.#likeness[concept] = Math.max(this.#likeness[concept]!, likeness * share);
    }
  }

  /** Words that many languages share are alike in English. */
  #addEnglish(words: readonly TitleWord[], candidates: RowSet): void {
    const found = this.#indexes.get('en')?.findLetters(termsOf(words, 'en'));
    for (const concept of found?.concepts ?? []) {
      const alike = found!.best[concept]!;
      if (alike < minEnglish && !candidates.has(concept)) continue;
      candidates.add(concept);
      this.#scores[concept]! += shares.english * alike;
    }
  }

  /** Concepts that mean the words by their labels in all languages. */
  #addMeant(words: readonly TitleWord[], languages: readonly string[], candidates: RowSet): void {
    const weights = new Map<number, number>();
    for (const { text, isAside } of words) {
      for (const part of this.pivotsOf(text, languages)) {
        for (const [term, share] of part)
          weights.set(term, Math.max(weights.get(term) ?? 0, share * this.rarity(term) * (isAside ? shares.aside : 1)));
      }
    }
    const norm = Math.hypot(...weights.values()) * 255;
    const { wordStarts, wordConcepts, wordShares } = this.#tables;
    const met: number[] = [];
    for (const [term, weight] of weights) {
      for (let place = wordStarts[term]!; place < wordStarts[term + 1]!; place++) {
        const concept = wordConcepts[place]!;
        if (this.#meant[concept] === 0) met.push(concept);
        this.#meant[concept]! += (weight * wordShares[place]!) / norm;
      }
    }
    for (const concept of met) {
      const meant = this.#meant[concept]!;
      this.#meant[concept] = 0;
      if (meant < minMeant && !candidates.has(concept)) continue;
      candidates.add(concept);
      this.#scores[concept]! += shares.meant * meant;
    }
  }

  #ranked(candidates: RowSet): (readonly [concept: number, score: number])[] {
    const scores = this.#scores;
    const top = this.#best(candidates);
    const { dimensions, positions } = this.#tables;
    const centre = new Float32Array(dimensions);
    for (const concept of top) {
      const weight = scores[concept]! ** 2;
      for (let axis = 0; axis < dimensions; axis++) centre[axis]! += weight * positions[concept * dimensions + axis]!;
    }
    const length = Math.sqrt(centre.reduce((sum, value) => sum + value * value, 0)) || 1;
    const scored = top.map((concept) => {
      let dot = 0;
      for (let axis = 0; axis < dimensions; axis++) dot += centre[axis]! * positions[concept * dimensions + axis]!;
      const near = dot / length / 127;
      return [
        concept,
        scores[concept]! + shares.position * near - shares.group * this.#tables.groups[concept]!,
      ] as const;
    });
    return scored.toSorted((one, other) => other[1] - one[1] || one[0] - other[0]);
  }

  /** The candidates that are placed, best first. */
  #best(candidates: RowSet): number[] {
    const scores = this.#scores;
    let best = 0;
    candidates.scan((concept) => {
      if (scores[concept]! > best) best = scores[concept]!;
      return true;
    });
    const least = best * minOfBest;
    const good: number[] = [];
    candidates.scan((concept) => {
      if (scores[concept]! >= least) good.push(concept);
      return true;
    });
    return good.toSorted((one, other) => scores[other]! - scores[one]! || one - other).slice(0, maxPlaced);
  }

  /** Whether a word, or each part of a compound, is one of a label in a language. */
  knowsWord(word: string): boolean {
    return this.#knowledgeOf(word) !== 'none';
  }

  /** Whether a word is a label by itself, in a language. @param word folded */
  isLabel(word: string): boolean {
    return this.#indexes
      .entries()
      .some(([language, index]) => !isLittleWord(word, language) && index.isLabel(stem(word, language)));
  }

  /**
   * Whether a word is who does some work, rather than the work: a label by itself, or what labels call people of many kinds, in its language and in the first. `Steuerberater`
   * and `Ingenieur`, but not `Steuern` and `Engineering`. @param word folded
   */
  isWhoWorks(word: string): boolean {
    if (this.isLabel(word)) return true;
    const languages = this.languagesOf([{ text: word, isAside: false }]);
    const [first] = (this.pivotsOf(word, languages).at(-1) ?? []).toSorted((one, other) => other[1] - one[1]);
    if (first === undefined || this.#first.shareAsHead(first[0]) < minAsHead) return false;
    return languages.some((language) => this.#indexes.get(language)!.shareAsHead(word) >= minAsHead);
  }

  /** Whether a word is known by its parts alone. */
  isCompound(word: string): boolean {
    return this.#knowledgeOf(word) === 'parts';
  }

  #knowWord(word: string): 'whole' | 'parts' | 'none' {
    if (this.#own.pivotsOf(word) !== undefined) return 'whole';
    const isOfLabel = this.#indexes
      .entries()
      .some(([language, index]) => !isLittleWord(word, language) && index.knows(stem(word, language)));
    if (isOfLabel) return 'whole';
    if (this.#indexes.values().some((index) => index.pivotsOf(word).length > 1)) return 'parts';
    return this.#compoundOf(word, this.languages) === undefined ? 'none' : 'parts';
  }

  /** What a word is in the first language of the vocabulary, or each part of a compound: terms with a share up to 1. @param word folded */
  pivotsOf(word: string, languages: readonly string[]): Pivots {
    const own = this.#own.pivotsOf(word);
    if (own === undefined) return this.#pivotsOfLabels(word, languages);
    const [byLabels, ...others] = this.#pivotsOfLabels(word, languages);
    if (byLabels === undefined || others.length > 0 || own.length > 1) return own;
    const found = new Map(byLabels.map(([term, share]) => [term, share * shareBesideOwn]));
    for (const [term, share] of own[0]!) found.set(term, Math.max(found.get(term) ?? 0, share));
    return [[...found]];
  }

  #pivotsOfLabels(word: string, languages: readonly string[]): Pivots {
    const found = new Map<number, number>();
    let parts: (readonly (readonly [number, number])[])[] = [];
    for (const language of languages) {
      const own = this.#indexes.get(language)?.pivotsOf(word) ?? [];
      if (own.length > 1 && parts.length === 0) parts = own;
      if (own.length !== 1) continue;
      // A word of English is that first, whatever it is elsewhere.
      const part = language !== 'en' && languages.includes('en') ? otherThanEnglish : 1;
      for (const [term, share] of own[0]!) found.set(term, Math.max(found.get(term) ?? 0, share * part));
    }
    if (found.size > 0) return [[...found]];
    return parts.length > 0 ? parts : (this.#compoundOf(word, languages) ?? [[]]);
  }

  /** A compound that begins with a word of companies, where the rest is known. */
  #compoundOf(word: string, languages: readonly string[]): Pivots | undefined {
    const split = languages.some(hasCompounds) ? this.#own.split(word) : undefined;
    if (split === undefined) return undefined;
    const rest = this.pivotsOf(split.rest, languages);
    return rest[0]!.length === 0 ? undefined : [...split.pivots, ...rest];
  }

  /**
   * The terms of the first language that the concepts have which are called by a text, their whole label. Undefined where none is. @param found concepts of the text, best first
   */
  termsOfCalled(found: readonly LinkedConcept[]): ReadonlySet<number> | undefined {
    const called = found.filter(({ likeness }) => likeness > exactLikeness);
    if (called.length === 0) return undefined;
    return new Set(called.flatMap(({ place }) => [...this.#first.termsOf(place)]));
  }

  /** Whether companies use a word in their own way, whatever labels say of it. @param word folded */
  isOwnWord(word: string): boolean {
    return this.#own.pivotsOf(word) !== undefined;
  }

  /** What words of staff of any work have in common, for one of them. @param word folded */
  staffTermOf(word: string): number | undefined {
    return this.#own.isOfStaff(word) ? this.#own.staffTerm : undefined;
  }

  /** How rare a term of the first language is: 0 for one of all concepts. */
  rarity(term: number): number {
    if (term === this.#own.staffTerm) return rarityOfStaff;
    return this.#first.rarity(term) || rarityOfOwn;
  }

  get languages(): readonly string[] {
    return [...this.#indexes.keys()];
  }

  /** The words of the labels, by language. */
  get dictionaries(): readonly LabelWordDictionary[] {
    return Array.from(this.#indexes.values(), ({ words }) => words);
  }

  get #first(): LabelIndex {
    return this.#indexes.values().next().value!;
  }

  /** The words of a title in the masculine, so that both forms of a title are read alike: `chargée` is no English word, and `charge` is one. */
  wordsOf(title: string): TitleWord[] {
    const english = this.#indexes.get('en');
    return readTitle(title).map((word) => {
      const text = masculineForm(word.text);
      const isOther = text !== word.text && english?.knows(stem(word.text, 'en')) !== true;
      return isOther && this.#knowledgeOf(text) === 'whole' ? { ...word, text } : word;
    });
  }

  /** The languages that know most of the words, the likeliest first. */
  languagesOf(words: readonly TitleWord[]): string[] {
    const known = [...this.#indexes].map(([language, index]) => {
      let count = 0;
      let likelihood = language === 'en' ? englishLikelihood : 0;
      for (const { text } of words) {
        const isLittle = isLittleWord(text, language);
        const own = stem(text, language);
        if (isLittle || index.knows(own)) count++;
        likelihood += Math.log(Math.max(isLittle ? shareOfLittleWord : 0, index.commonness(own)));
      }
      return { language, count, likelihood };
    });
    const most = Math.max(...known.map(({ count }) => count));
    if (most === 0) return this.#languagesOfCompounds(words);
    // Of several words, one may be of another language as well.
    const least = words.length === 1 ? most : Math.max(1, most - 1);
    const likely = known
      .filter(({ language, count }) => count >= (language === 'en' ? most : least))
      .toSorted((one, other) => other.likelihood - one.likelihood);
    if (words.length === 1) return likely.slice(0, maxLanguages).map(({ language }) => language);
    const best = likely.filter(({ likelihood }) => likelihood >= likely[0]!.likelihood - minLikely);
    // Words that are English are taken over by others, where they stand for less: `engineer` for software alone.
    if (best[0]!.language === 'en') return ['en'];
    return best.flatMap(({ language }) => (language === 'en' ? [] : [language])).slice(0, maxLanguages);
  }

  #languagesOfCompounds(words: readonly TitleWord[]): string[] {
    const found = this.#indexes
      .entries()
      .filter(([, index]) => words.some(({ text }) => index.pivotsOf(text).length > 1));
    const languages = Array.from(found, ([language]) => language).slice(0, maxLanguages);
    return languages.length > 0 ? languages : [...this.#indexes.keys()].slice(0, maxLanguages);
  }
}

function termsOf(words: readonly TitleWord[], language: string): QueryTerm[] {
  const telling = words.filter(({ text }) => !isLittleWord(text, language));
  const terms = new Map<string, QueryTerm>();
  for (const { text, isAside } of telling.length > 0 ? telling : words) {
    const own = stem(text, language);
    if (!terms.has(own)) terms.set(own, { stem: own, text, share: isAside ? shares.aside : 1 });
  }
  return [...terms.values()];
}
